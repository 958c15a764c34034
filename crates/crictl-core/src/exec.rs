//! `crictl exec`: synchronous by the CRI, interactive by the runtime's streaming
//! server over WebSocket.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use cri::{Remote, Runtime, v1};
use futures::{SinkExt, StreamExt};
use tokio::io::AsyncReadExt;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::Result;

#[derive(Args)]
pub struct ExecArgs {
    /// Keep STDIN open
    #[arg(long, short)]
    interactive: bool,
    /// Allocate a pseudo-TTY
    #[arg(long, short)]
    tty: bool,
    /// Run the command synchronously
    #[arg(long, short)]
    sync: bool,
    /// Timeout in seconds of a synchronous command; 0 is none
    #[arg(long, default_value_t = 0)]
    timeout: i64,
    id: String,
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

pub async fn run(remote: &Remote, args: ExecArgs) -> Result<ExitCode> {
    if args.sync {
        let done = remote
            .exec_sync(
                &args.id,
                args.command,
                u64::try_from(args.timeout).ok().filter(|s| *s > 0).map(std::time::Duration::from_secs),
            )
            .await
            .map_err(|e| e.to_string())?;
        let _ = std::io::stdout().write_all(&done.stdout);
        let _ = std::io::stderr().write_all(&done.stderr);
        return Ok(code(done.exit_code));
    }
    let request = v1::ExecRequest {
        container_id: args.id,
        cmd: args.command,
        tty: args.tty,
        stdin: args.interactive,
        stdout: true,
        stderr: !args.tty,
    };
    let url = remote.exec(request).await.map_err(|e| e.to_string())?;
    stream(&url, args.interactive, args.tty).await
}

fn code(value: i32) -> ExitCode {
    u8::try_from(value).map_or(ExitCode::FAILURE, ExitCode::from)
}

/// The terminal in raw mode while this lives.
struct Raw(Option<nix::sys::termios::Termios>);

impl Raw {
    fn enter(wanted: bool) -> Self {
        use nix::sys::termios::{SetArg, cfmakeraw, tcgetattr, tcsetattr};
        if !wanted {
            return Raw(None);
        }
        let stdin = std::io::stdin();
        let Ok(before) = tcgetattr(&stdin) else { return Raw(None) };
        let mut raw = before.clone();
        cfmakeraw(&mut raw);
        let _ = tcsetattr(&stdin, SetArg::TCSANOW, &raw);
        Raw(Some(before))
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        if let Some(before) = &self.0 {
            let _ = nix::sys::termios::tcsetattr(std::io::stdin(), nix::sys::termios::SetArg::TCSANOW, before);
        }
    }
}

async fn stream(url: &str, stdin: bool, tty: bool) -> Result<ExitCode> {
    let mut request = url.replacen("http", "ws", 1).into_client_request().map_err(|e| e.to_string())?;
    let protocol = "v4.channel.k8s.io".parse().map_err(|_| "bad protocol name")?;
    request.headers_mut().insert("Sec-WebSocket-Protocol", protocol);
    let (socket, _) = tokio_tungstenite::connect_async(request).await.map_err(|e| e.to_string())?;
    let (mut sink, mut source) = socket.split();
    let _raw = Raw::enter(tty && stdin);
    if stdin {
        tokio::spawn(async move {
            let mut input = tokio::io::stdin();
            let mut buffer = vec![0u8; 4096];
            loop {
                match input.read(&mut buffer).await {
                    Ok(0) | Err(_) => return,
                    Ok(n) => {
                        let mut frame = vec![0u8];
                        frame.extend_from_slice(&buffer[..n]);
                        if sink.send(Message::Binary(frame.into())).await.is_err() {
                            return;
                        }
                    }
                }
            }
        });
    }
    let mut outcome = ExitCode::SUCCESS;
    while let Some(Ok(message)) = source.next().await {
        let Message::Binary(bytes) = message else { continue };
        match bytes.split_first() {
            Some((1, data)) => {
                let _ = std::io::stdout().write_all(data);
                let _ = std::io::stdout().flush();
            }
            Some((2, data)) => {
                let _ = std::io::stderr().write_all(data);
            }
            Some((3, data)) => {
                let status: serde_json::Value = serde_json::from_slice(data).unwrap_or_default();
                if status["status"] == "Failure" {
                    let text = status["details"]["causes"][0]["message"].as_str().and_then(|m| m.parse().ok());
                    match text {
                        Some(value) => outcome = code(value),
                        None => {
                            return Err(format!(
                                "execing command in container: {}",
                                status["message"].as_str().unwrap_or_default()
                            ));
                        }
                    }
                }
            }
            _ => {}
        }
    }
    Ok(outcome)
}
