//! Each command: calls and what they print.

use std::collections::{BTreeMap, HashMap};
use std::process::ExitCode;
use std::time::Duration;

use cri::{Remote, Runtime, v1};
use serde_json::{Value, json};

use crate::table::{ago, render, short, size};
use crate::{Command, ImagesArgs, InspectArgs, OutputArg, PodsArgs, PsArgs, Result, StatsArgs, exec, json, logs};

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

fn now() -> i64 {
    i64::try_from(jiff::Timestamp::now().as_nanosecond()).unwrap_or(i64::MAX)
}

pub async fn run(remote: &Remote, command: Command) -> Result<ExitCode> {
    match command {
        Command::Ps(args) => ps(remote, args).await?,
        Command::Pods(args) => pods(remote, args).await?,
        Command::Images(args) => images(remote, args).await?,
        Command::Logs(args) => logs::run(remote, args).await?,
        Command::Exec(args) => return exec::run(remote, args).await,
        Command::Inspect(args) => {
            let mut all = Vec::new();
            for id in &args.ids {
                let status = remote
                    .container_status(id, true)
                    .await
                    .map_err(|e| format!("getting the status of the container {id:?}: {e}"))?;
                all.push(json::container_status(&status));
            }
            inspected(all, &args)?;
        }
        Command::Inspectp(args) => {
            let mut all = Vec::new();
            for id in &args.ids {
                let status = remote
                    .pod_sandbox_status(id, true)
                    .await
                    .map_err(|e| format!("getting the pod sandbox status for {id:?}: {e}"))?;
                all.push(json::sandbox_status(&status));
            }
            inspected(all, &args)?;
        }
        Command::Inspecti(args) => {
            let mut all = Vec::new();
            for id in &args.ids {
                let status = remote
                    .image_status(spec(id), true)
                    .await
                    .map_err(|e| format!("image status for {id:?} request: {e}"))?;
                if status.image.is_none() {
                    return Err(format!("no such image {id:?} present"));
                }
                all.push(json::image_status(&status));
            }
            inspected(all, &args)?;
        }
        Command::Start(args) => {
            for id in args.ids {
                remote.start_container(&id).await.map_err(|e| format!("starting the container {id:?}: {e}"))?;
                println!("{id}");
            }
        }
        Command::Stop(args) => {
            for id in args.ids {
                remote
                    .stop_container(&id, args.timeout)
                    .await
                    .map_err(|e| format!("stopping the container {id:?}: {e}"))?;
                println!("{id}");
            }
        }
        Command::Rm(args) => {
            let ids = if args.all {
                remote.list_containers(None).await.map_err(text)?.into_iter().map(|c| c.id).collect()
            } else {
                args.ids
            };
            if ids.is_empty() {
                return Err("ID cannot be empty".into());
            }
            for id in ids {
                let status = remote.container_status(&id, false).await.map_err(text)?;
                let running = status.status.is_some_and(|s| s.state == v1::ContainerState::ContainerRunning as i32);
                if running && !args.force {
                    return Err(format!("container {id:?} is running, please stop it first"));
                }
                if running {
                    remote.stop_container(&id, 0).await.map_err(text)?;
                }
                remote.remove_container(&id).await.map_err(|e| format!("removing the container {id:?}: {e}"))?;
                println!("{id}");
            }
        }
        Command::Stopp(args) => {
            for id in args.ids {
                remote.stop_pod_sandbox(&id).await.map_err(|e| format!("stopping the pod sandbox {id:?}: {e}"))?;
                println!("Stopped sandbox {id}");
            }
        }
        Command::Rmp(args) => {
            let ids = if args.all {
                remote.list_pod_sandbox(None).await.map_err(text)?.into_iter().map(|s| s.id).collect()
            } else {
                args.ids
            };
            if ids.is_empty() {
                return Err("ID cannot be empty".into());
            }
            for id in ids {
                let status = remote.pod_sandbox_status(&id, false).await.map_err(text)?;
                let ready = status.status.is_some_and(|s| s.state == v1::PodSandboxState::SandboxReady as i32);
                if ready && !args.force {
                    return Err(format!("pod sandbox {id:?} is running, please stop it first"));
                }
                if ready {
                    remote.stop_pod_sandbox(&id).await.map_err(text)?;
                }
                remote.remove_pod_sandbox(&id).await.map_err(|e| format!("removing the pod sandbox {id:?}: {e}"))?;
                println!("Removed sandbox {id}");
            }
        }
        Command::Pull { image } => {
            let reference =
                remote.pull_image(spec(&image), None, None).await.map_err(|e| format!("pulling image: {e}"))?;
            println!("Image is up to date for {reference}");
        }
        Command::Rmi(args) => rmi(remote, args.ids, args.all, args.prune).await?,
        Command::Stats(args) => stats(remote, args).await?,
        Command::Statsp(args) => statsp(remote, args).await?,
        Command::Info(args) => structured(&json::runtime_status(&remote.status(true).await.map_err(text)?), &args)?,
        Command::Imagefsinfo(args) => {
            let info = remote.image_fs_info().await.map_err(text)?;
            let systems: Vec<Value> = info
                .image_filesystems
                .iter()
                .map(|f| {
                    json!({
                        "timestamp": f.timestamp.to_string(), "fsId": {"mountpoint": f.fs_id.as_ref().map_or("", |i| i.mountpoint.as_str())},
                        "usedBytes": {"value": f.used_bytes.as_ref().map_or(0, |v| v.value).to_string()},
                        "inodesUsed": {"value": f.inodes_used.as_ref().map_or(0, |v| v.value).to_string()},
                    })
                })
                .collect();
            structured(&json!({"status": {"imageFilesystems": systems}}), &args)?;
        }
        Command::Version => {
            let v = remote.version().await.map_err(text)?;
            println!(
                "Version:  {}\nRuntimeName:  {}\nRuntimeVersion:  {}\nRuntimeApiVersion:  {}",
                v.version, v.runtime_name, v.runtime_version, v.runtime_api_version
            );
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn spec(image: &str) -> v1::ImageSpec {
    v1::ImageSpec { image: image.to_owned(), ..Default::default() }
}

fn pretty(value: &Value) -> Result<String> {
    serde_json::to_string_pretty(value).map_err(text)
}

fn structured(value: &Value, output: &OutputArg) -> Result<()> {
    match output.output.as_deref().unwrap_or("json") {
        "json" | "" => println!("{}", pretty(value)?),
        "yaml" => println!("{}", serde_saphyr::to_string(value).map_err(text)?),
        "go-template" => {
            let template = output.template.as_deref().ok_or("template string is empty")?;
            println!("{}", fill(template, value));
        }
        other => return Err(format!("don't support {other:?} format")),
    }
    Ok(())
}

fn inspected(all: Vec<Value>, args: &InspectArgs) -> Result<()> {
    if all.is_empty() {
        return Err("ID cannot be empty".into());
    }
    for value in all {
        structured(&value, &args.output)?;
    }
    Ok(())
}

/// `{{.a.b}}` paths of a Go template.
fn fill(template: &str, value: &Value) -> String {
    let mut out = String::new();
    let mut rest = template;
    while let Some(start) = rest.find("{{") {
        out.push_str(&rest[..start]);
        let Some(end) = rest[start..].find("}}") else { break };
        let path = rest[start + 2..start + end].trim();
        let mut here = value;
        for key in path.trim_start_matches('.').split('.').filter(|k| !k.is_empty()) {
            here = here.get(key).unwrap_or(&Value::Null);
        }
        match here {
            Value::String(s) => out.push_str(s),
            Value::Null => out.push_str("<no value>"),
            other => out.push_str(&other.to_string()),
        }
        rest = &rest[start + end + 2..];
    }
    out.push_str(rest);
    out
}

fn labels(list: &[String]) -> Result<HashMap<String, String>> {
    list.iter()
        .map(|pair| {
            pair.split_once('=')
                .map(|(k, v)| (k.to_owned(), v.to_owned()))
                .ok_or_else(|| format!("incorrectly specified label: {pair:?}"))
        })
        .collect()
}

fn matches(pattern: &Option<String>, value: &str) -> Result<bool> {
    match pattern {
        None => Ok(true),
        Some(pattern) => regex::Regex::new(pattern).map(|r| r.is_match(value)).map_err(text),
    }
}

async fn ps(remote: &Remote, args: PsArgs) -> Result<()> {
    let state = match args.state.as_deref().map(str::to_lowercase).as_deref() {
        None if args.all || args.latest || args.last.is_some() => None,
        None | Some("running") => Some(v1::ContainerState::ContainerRunning),
        Some("created") => Some(v1::ContainerState::ContainerCreated),
        Some("exited") => Some(v1::ContainerState::ContainerExited),
        Some("unknown") => Some(v1::ContainerState::ContainerUnknown),
        Some(other) => {
            return Err(format!("--state should be one of created, running, exited or unknown, got {other}"));
        }
    };
    let filter = v1::ContainerFilter {
        id: args.id.clone().unwrap_or_default(),
        pod_sandbox_id: args.pod.clone().unwrap_or_default(),
        state: state.map(|s| v1::ContainerStateValue { state: s as i32 }),
        label_selector: labels(&args.label)?,
    };
    let mut all = remote.list_containers(Some(filter)).await.map_err(|e| format!("listing containers: {e}"))?;
    all.sort_by_key(|c| std::cmp::Reverse(c.created_at));
    let label = |c: &v1::Container, key: &str| c.labels.get(key).cloned().unwrap_or_default();
    let mut kept = Vec::new();
    for c in all {
        let name = c.metadata.as_ref().map_or("", |m| m.name.as_str());
        let image = c.image.as_ref().map_or("", |i| i.image.as_str());
        if matches(&args.name, name)?
            && matches(&args.namespace, &label(&c, "io.kubernetes.pod.namespace"))?
            && args.image.as_deref().is_none_or(|i| image == i || c.image_ref == i)
        {
            kept.push(c);
        }
    }
    if args.latest {
        kept.truncate(1);
    } else if let Some(last) = args.last {
        kept.truncate(last);
    }
    if args.quiet {
        kept.iter().for_each(|c| println!("{}", c.id));
        return Ok(());
    }
    if args.output != "table" {
        let list = json!({"containers": kept.iter().map(json::container).collect::<Vec<_>>()});
        return structured(&list, &OutputArg { output: Some(args.output), template: None });
    }
    let cut = |id: &str| if args.no_trunc { id.to_owned() } else { short(id) };
    let mut rows = vec![
        ["CONTAINER", "IMAGE", "CREATED", "STATE", "NAME", "ATTEMPT", "POD ID", "POD", "NAMESPACE"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for c in &kept {
        let meta = c.metadata.clone().unwrap_or_default();
        let image = c.image.as_ref().map_or("", |i| i.image.as_str());
        let state = match json::container_state(c.state) {
            "CONTAINER_RUNNING" => "Running",
            "CONTAINER_EXITED" => "Exited",
            "CONTAINER_CREATED" => "Created",
            _ => "Unknown",
        };
        rows.push(vec![
            cut(&c.id),
            if image.starts_with("sha256:") || is_digest(image) { cut(image) } else { image.to_owned() },
            ago(c.created_at, now()),
            state.into(),
            meta.name,
            meta.attempt.to_string(),
            cut(&c.pod_sandbox_id),
            label(c, "io.kubernetes.pod.name"),
            label(c, "io.kubernetes.pod.namespace"),
        ]);
    }
    print!("{}", render(&rows));
    Ok(())
}

fn is_digest(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

async fn pods(remote: &Remote, args: PodsArgs) -> Result<()> {
    let state = match args.state.as_deref().map(str::to_lowercase).as_deref() {
        None => None,
        Some("ready") => Some(v1::PodSandboxState::SandboxReady),
        Some("notready") => Some(v1::PodSandboxState::SandboxNotready),
        Some(other) => return Err(format!("--state should be ready or notready, got {other}")),
    };
    let filter = v1::PodSandboxFilter {
        id: args.id.clone().unwrap_or_default(),
        state: state.map(|s| v1::PodSandboxStateValue { state: s as i32 }),
        label_selector: labels(&args.label)?,
    };
    let mut all = remote.list_pod_sandbox(Some(filter)).await.map_err(|e| format!("listing pod sandboxes: {e}"))?;
    all.sort_by_key(|s| std::cmp::Reverse(s.created_at));
    let mut kept = Vec::new();
    for s in all {
        let meta = s.metadata.clone().unwrap_or_default();
        if matches(&args.name, &meta.name)? && matches(&args.namespace, &meta.namespace)? {
            kept.push(s);
        }
    }
    if args.latest {
        kept.truncate(1);
    } else if let Some(last) = args.last {
        kept.truncate(last);
    }
    if args.quiet {
        kept.iter().for_each(|s| println!("{}", s.id));
        return Ok(());
    }
    if args.output != "table" {
        let list = json!({"items": kept.iter().map(json::sandbox).collect::<Vec<_>>()});
        return structured(&list, &OutputArg { output: Some(args.output), template: None });
    }
    let mut rows =
        vec![["POD ID", "CREATED", "STATE", "NAME", "NAMESPACE", "ATTEMPT", "RUNTIME"].map(str::to_owned).to_vec()];
    for s in &kept {
        let meta = s.metadata.clone().unwrap_or_default();
        rows.push(vec![
            if args.no_trunc { s.id.clone() } else { short(&s.id) },
            ago(s.created_at, now()),
            if json::sandbox_state(s.state) == "SANDBOX_READY" { "Ready".into() } else { "NotReady".into() },
            meta.name,
            meta.namespace,
            meta.attempt.to_string(),
            if s.runtime_handler.is_empty() { "(default)".into() } else { s.runtime_handler.clone() },
        ]);
    }
    print!("{}", render(&rows));
    Ok(())
}

/// `repository` and `tag` of a name; `<none>` where there is none.
fn split_tag(name: &str) -> (String, String) {
    let slash = name.rfind('/').map_or(0, |at| at + 1);
    match name[slash..].rfind(':') {
        Some(colon) => (name[..slash + colon].to_owned(), name[slash + colon + 1..].to_owned()),
        None => (name.to_owned(), "<none>".into()),
    }
}

async fn images(remote: &Remote, args: ImagesArgs) -> Result<()> {
    let filter = args.image.as_deref().map(|i| v1::ImageFilter { image: Some(spec(i)) });
    let mut all = remote.list_images(filter).await.map_err(|e| format!("listing images: {e}"))?;
    all.sort_by(|a, b| (a.repo_tags.first(), &a.id).cmp(&(b.repo_tags.first(), &b.id)));
    if args.quiet {
        all.iter().for_each(|i| println!("{}", i.id));
        return Ok(());
    }
    if args.output != "table" {
        let list = json!({"images": all.iter().map(json::image).collect::<Vec<_>>()});
        return structured(&list, &OutputArg { output: Some(args.output), template: None });
    }
    let mut head = vec!["IMAGE".to_owned(), "TAG".into()];
    if args.digests {
        head.push("DIGEST".into());
    }
    head.extend(["IMAGE ID".to_owned(), "SIZE".into()]);
    let mut rows = vec![head];
    for image in &all {
        let digest = image.repo_digests.first().and_then(|d| d.split_once('@')).map_or("<none>", |(_, d)| d);
        let names: Vec<(String, String)> = if image.repo_tags.is_empty() {
            let repository = image.repo_digests.first().and_then(|d| d.split_once('@')).map_or("<none>", |(r, _)| r);
            vec![(repository.to_owned(), "<none>".into())]
        } else {
            image.repo_tags.iter().map(|t| split_tag(t)).collect()
        };
        for (repository, tag) in names {
            let mut row = vec![repository, tag];
            if args.digests {
                row.push(if args.no_trunc { digest.to_owned() } else { short(digest) });
            }
            row.push(if args.no_trunc { image.id.clone() } else { short(&image.id) });
            row.push(size(image.size));
            rows.push(row);
        }
    }
    print!("{}", render(&rows));
    Ok(())
}

async fn rmi(remote: &Remote, mut ids: Vec<String>, all: bool, prune: bool) -> Result<()> {
    if all || prune {
        let used: Vec<String> = if prune {
            remote.list_containers(None).await.map_err(text)?.into_iter().map(|c| c.image_ref).collect()
        } else {
            Vec::new()
        };
        let images = remote.list_images(None).await.map_err(text)?;
        ids = images.into_iter().filter(|i| !used.contains(&i.id) && !i.pinned).map(|i| i.id).collect();
    }
    if ids.is_empty() && !prune {
        return Err("ID cannot be empty".into());
    }
    for id in ids {
        let status = remote.image_status(spec(&id), false).await.map_err(text)?;
        let image = status.image.ok_or_else(|| format!("no such image {id}"))?;
        remote.remove_image(spec(&id)).await.map_err(|e| format!("error of removing image {id:?}: {e}"))?;
        if image.repo_tags.is_empty() {
            println!("Deleted: {}", image.id);
        }
        image.repo_tags.iter().for_each(|t| println!("Deleted: {t}"));
    }
    Ok(())
}

/// CPU is a rate: two looks, a second apart, as crictl takes them.
const STATS_INTERVAL: Duration = Duration::from_secs(1);

async fn stats(remote: &Remote, args: StatsArgs) -> Result<()> {
    let filter = v1::ContainerStatsFilter { id: args.id.clone().unwrap_or_default(), ..Default::default() };
    let first =
        remote.list_container_stats(Some(filter.clone())).await.map_err(|e| format!("listing container stats: {e}"))?;
    tokio::time::sleep(STATS_INTERVAL).await;
    let second = remote.list_container_stats(Some(filter)).await.map_err(text)?;
    if args.output != "table" {
        let list = json!({"stats": second.iter().map(json::container_stats).collect::<Vec<_>>()});
        return structured(&list, &OutputArg { output: Some(args.output), template: None });
    }
    let before: BTreeMap<String, (u64, i64)> = first
        .iter()
        .filter_map(|s| {
            Some((s.attributes.as_ref()?.id.clone(), (json::cpu(s), s.cpu.as_ref().map_or(0, |c| c.timestamp))))
        })
        .collect();
    let mut rows = vec![["CONTAINER", "NAME", "CPU %", "MEM", "DISK", "INODES"].map(str::to_owned).to_vec()];
    for s in &second {
        let attributes = s.attributes.clone().unwrap_or_default();
        let at = s.cpu.as_ref().map_or(0, |c| c.timestamp);
        let rate = match before.get(&attributes.id) {
            Some((usage, then)) if at > *then => {
                json::cpu(s).saturating_sub(*usage) as f64 / (at - then) as f64 * 100.0
            }
            _ => 0.0,
        };
        rows.push(vec![
            short(&attributes.id),
            attributes.metadata.map(|m| m.name).unwrap_or_default(),
            format!("{rate:.2}"),
            size(json::memory(s)),
            size(json::disk(s)),
            json::inodes(s).to_string(),
        ]);
    }
    print!("{}", render(&rows));
    Ok(())
}

async fn statsp(remote: &Remote, args: StatsArgs) -> Result<()> {
    let filter = v1::PodSandboxStatsFilter { id: args.id.clone().unwrap_or_default(), ..Default::default() };
    let all = remote.list_pod_sandbox_stats(Some(filter)).await.map_err(|e| format!("list pod stats: {e}"))?;
    let mut rows = vec![["POD", "POD ID", "CPU %", "MEM"].map(str::to_owned).to_vec()];
    for s in &all {
        let attributes = s.attributes.clone().unwrap_or_default();
        let linux = s.linux.clone().unwrap_or_default();
        let memory = linux.memory.and_then(|m| m.working_set_bytes).map_or(0, |v| v.value);
        let nano = linux.cpu.and_then(|c| c.usage_nano_cores).map_or(0, |v| v.value);
        rows.push(vec![
            attributes.metadata.map(|m| m.name).unwrap_or_default(),
            short(&attributes.id),
            format!("{:.2}", nano as f64 / 1e9 * 100.0),
            size(memory),
        ]);
    }
    print!("{}", render(&rows));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_templates() {
        assert_eq!(split_tag("localhost:5000/a/b:v1"), ("localhost:5000/a/b".into(), "v1".into()));
        assert_eq!(split_tag("localhost:5000/a/b"), ("localhost:5000/a/b".into(), "<none>".into()));
        assert_eq!(
            fill("{{.info.runtimeType}}!", &json!({"info": {"runtimeType": "io.containerd.runc.v2"}})),
            "io.containerd.runc.v2!"
        );
    }
}
