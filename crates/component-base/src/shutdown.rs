//! One token that SIGTERM or SIGINT trips; a second signal exits 1 at once, as
//! upstream's `SetupSignalHandler` does.

use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

/// Must be called inside a tokio runtime.
pub fn on_signal() -> std::io::Result<CancellationToken> {
    let token = CancellationToken::new();
    let mut term = signal(SignalKind::terminate())?;
    let mut int = signal(SignalKind::interrupt())?;
    let tripped = token.clone();
    tokio::spawn(async move {
        for first in [true, false] {
            tokio::select! {
                _ = term.recv() => {}
                _ = int.recv() => {}
            }
            if first {
                tripped.cancel();
            } else {
                std::process::exit(1);
            }
        }
    });
    Ok(token)
}
