//! Probes, lifecycle hooks and their handlers.
//!
//! Upstream followed: core validation, validateProbe, validateHandler and below.

use apimachinery::{ErrorList, Path};
use serde_json::Value;

use crate::validation::meta::non_negative;
use crate::validation::names;
use crate::validation::push::{Named, Push};
use crate::validation::value::Get;

/// Where a handler stands: probes and hooks know different kinds of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Probe,
    Hook,
}

pub fn liveness(out: &mut ErrorList, probe: &Value, grace: Option<i64>, path: &Path) {
    if probe.is_null() {
        return;
    }
    common(out, probe, grace, path);
    let threshold = probe.int("successThreshold");
    if threshold != 1 {
        out.invalid(&path.child("successThreshold"), threshold, "must be 1");
    }
}

/// Startup probes have the rules of liveness probes.
pub fn startup(out: &mut ErrorList, probe: &Value, grace: Option<i64>, path: &Path) {
    liveness(out, probe, grace, path);
}

pub fn readiness(out: &mut ErrorList, probe: &Value, grace: Option<i64>, path: &Path) {
    if probe.is_null() {
        return;
    }
    common(out, probe, grace, path);
    if let Some(seconds) = probe.opt_int("terminationGracePeriodSeconds") {
        let at = path.child("terminationGracePeriodSeconds");
        out.invalid(&at, seconds, "must not be set for readinessProbes");
    }
}

fn common(out: &mut ErrorList, probe: &Value, grace: Option<i64>, path: &Path) {
    handler(out, probe, Of::Probe, grace, path);
    for field in ["initialDelaySeconds", "timeoutSeconds", "periodSeconds", "successThreshold", "failureThreshold"] {
        non_negative(out, probe.int(field), &path.child(field));
    }
    if let Some(seconds) = probe.opt_int("terminationGracePeriodSeconds").filter(|seconds| *seconds <= 0) {
        out.invalid(&path.child("terminationGracePeriodSeconds"), seconds, "must be greater than 0");
    }
}

pub fn lifecycle(out: &mut ErrorList, lifecycle: &Value, grace: Option<i64>, os: &Value, path: &Path) {
    for hook in ["postStart", "preStop"] {
        if let Some(found) = lifecycle.opt(hook) {
            handler(out, found, Of::Hook, grace, &path.child(hook));
        }
    }
    if let Some(signal) = lifecycle.opt_s("stopSignal") {
        stop_signal(out, signal, os, &path.child("stopSignal"));
    }
}

fn handler(out: &mut ErrorList, of: &Value, place: Of, grace: Option<i64>, path: &Path) {
    let keys: &[&str] = match place {
        Of::Probe => &["exec", "httpGet", "tcpSocket", "grpc"],
        Of::Hook => &["exec", "httpGet", "tcpSocket", "sleep"],
    };
    let mut found = false;
    for key in keys {
        let Some(action) = of.opt(key) else { continue };
        let at = path.child(key);
        if found {
            out.forbidden(&at, "may not specify more than 1 handler type");
            continue;
        }
        found = true;
        match *key {
            "exec" if action.list("command").is_empty() => out.required(&at.child("command"), ""),
            "httpGet" => http_get(out, action, &at),
            "tcpSocket" => port(out, action.at("port"), &at.child("port")),
            "grpc" => grpc(out, action, &at),
            "sleep" => sleep(out, action.int("seconds"), grace, &at),
            _ => {}
        }
    }
    if !found {
        out.required(path, "must specify a handler type");
    }
}

fn sleep(out: &mut ErrorList, seconds: i64, grace: Option<i64>, path: &Path) {
    if let Some(grace) = grace.filter(|grace| seconds < 0 || seconds > *grace) {
        let detail = format!("must be non-negative and less than terminationGracePeriodSeconds ({grace})");
        out.invalid(path, seconds, detail);
    }
}

/// A port number or name.
pub fn port(out: &mut ErrorList, port: &Value, path: &Path) {
    match port {
        Value::String(name) => out.messages(path, name, names::port_name(name)),
        other => {
            let number = other.as_i64().unwrap_or_default();
            for message in names::port_num(number) {
                out.invalid(path, number, message);
            }
        }
    }
}

fn http_get(out: &mut ErrorList, action: &Value, path: &Path) {
    if action.s("path").is_empty() {
        out.required(&path.child("path"), "");
    }
    port(out, action.at("port"), &path.child("port"));
    let scheme = action.s("scheme");
    if !["HTTP", "HTTPS"].contains(&scheme) {
        out.unsupported(&path.child("scheme"), Named(scheme), &["HTTP", "HTTPS"]);
    }
    for header in action.list("httpHeaders") {
        out.messages(&path.child("httpHeaders"), header.s("name"), names::http_header_name(header.s("name")));
    }
    let Some(protocol) = action.opt_s("protocol") else { return };
    let at = path.child("protocol");
    if !["HTTP1", "HTTP2"].contains(&protocol) {
        out.unsupported(&at, Named(protocol), &["HTTP1", "HTTP2"]);
    } else if protocol == "HTTP2" && scheme != "HTTP" {
        out.invalid(&at, Named(protocol), "is only supported with HTTP (H2C)");
    } else if protocol == "HTTP2" && !action.s("host").is_empty() {
        out.invalid(&path.child("host"), action.s("host"), "must be empty when `protocol` is \"HTTP2\"");
    }
}

fn grpc(out: &mut ErrorList, action: &Value, path: &Path) {
    port(out, &Value::from(action.int("port")), &path.child("port"));
    const MODES: &[&str] = &["Plaintext", "TLS"];
    if let Some(mode) = action.opt_s("mode").filter(|mode| !MODES.contains(mode)) {
        out.unsupported(&path.child("mode"), Named(mode), MODES);
    }
}

const SIGNALS: &[&str] = &[
    "SIGABRT",
    "SIGALRM",
    "SIGBUS",
    "SIGCHLD",
    "SIGCLD",
    "SIGCONT",
    "SIGFPE",
    "SIGHUP",
    "SIGILL",
    "SIGINT",
    "SIGIO",
    "SIGIOT",
    "SIGKILL",
    "SIGPIPE",
    "SIGPOLL",
    "SIGPROF",
    "SIGPWR",
    "SIGQUIT",
    "SIGRTMAX",
    "SIGRTMAX-1",
    "SIGRTMAX-10",
    "SIGRTMAX-11",
    "SIGRTMAX-12",
    "SIGRTMAX-13",
    "SIGRTMAX-14",
    "SIGRTMAX-2",
    "SIGRTMAX-3",
    "SIGRTMAX-4",
    "SIGRTMAX-5",
    "SIGRTMAX-6",
    "SIGRTMAX-7",
    "SIGRTMAX-8",
    "SIGRTMAX-9",
    "SIGRTMIN",
    "SIGRTMIN+1",
    "SIGRTMIN+10",
    "SIGRTMIN+11",
    "SIGRTMIN+12",
    "SIGRTMIN+13",
    "SIGRTMIN+14",
    "SIGRTMIN+15",
    "SIGRTMIN+2",
    "SIGRTMIN+3",
    "SIGRTMIN+4",
    "SIGRTMIN+5",
    "SIGRTMIN+6",
    "SIGRTMIN+7",
    "SIGRTMIN+8",
    "SIGRTMIN+9",
    "SIGSEGV",
    "SIGSTKFLT",
    "SIGSTOP",
    "SIGSYS",
    "SIGTERM",
    "SIGTRAP",
    "SIGTSTP",
    "SIGTTIN",
    "SIGTTOU",
    "SIGURG",
    "SIGUSR1",
    "SIGUSR2",
    "SIGVTALRM",
    "SIGWINCH",
    "SIGXCPU",
    "SIGXFSZ",
];

fn stop_signal(out: &mut ErrorList, signal: &str, os: &Value, path: &Path) {
    if os.is_null() {
        out.forbidden(path, "may not be set for containers with empty `spec.os.name`");
        return;
    }
    let supported = match os.s("name") {
        "windows" => &["SIGKILL", "SIGTERM"],
        "linux" => SIGNALS,
        _ => return,
    };
    if !supported.contains(&signal) {
        out.unsupported(path, Named(signal), supported);
    }
}
