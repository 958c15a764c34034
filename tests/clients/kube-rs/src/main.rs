//! Uses a cluster as kube-rs programs do: typed API, watcher and reflector,
//! a controller, server-side apply, patches, exec and logs of a pod.
//!
//! `kube-rs-exercise [IMAGE]`, with the kubeconfig that KUBECONFIG names. With
//! an image (that has `sh`, `cat` and `sleep`) the pod steps are done as well.
//! One line for each step; the first that does not hold ends it with status 1.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use futures::{AsyncBufReadExt, StreamExt, TryStreamExt};
use k8s_openapi::api::core::v1::{ConfigMap, Namespace, Pod};
use kube::api::{Api, AttachParams, DeleteParams, ListParams, LogParams, ObjectMeta, Patch, PatchParams, PostParams};
use kube::runtime::controller::Action;
use kube::runtime::{Controller, WatchStreamExt, reflector, watcher};
use kube::{Client, ResourceExt};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const COUNT: usize = 20;
const PATIENCE: Duration = Duration::from_secs(90);

#[tokio::main]
async fn main() -> Result<()> {
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let client = Client::try_default().await.context("no kubeconfig")?;
    let namespaces: Api<Namespace> = Api::all(client.clone());
    let wanted = Namespace {
        metadata: ObjectMeta { generate_name: Some("kube-rs-".into()), ..Default::default() },
        ..Default::default()
    };
    let namespace = namespaces.create(&PostParams::default(), &wanted).await?.name_any();
    let outcome = tokio::time::timeout(PATIENCE, exercise(&client, &namespace)).await;
    namespaces.delete(&namespace, &DeleteParams::default()).await?;
    outcome.context("out of time")??;
    println!("kube-rs: every step holds");
    Ok(())
}

async fn exercise(client: &Client, namespace: &str) -> Result<()> {
    version(client).await?;
    watching(client, namespace).await.context("watcher")?;
    apply(client, namespace).await.context("server-side apply")?;
    errors(client, namespace).await.context("errors")?;
    controller(client, namespace).await.context("controller")?;
    match std::env::args().nth(1) {
        Some(image) => pod(client, namespace, &image).await.context("pod")?,
        None => println!("skipped: pod, exec, logs (no image given)"),
    }
    Ok(())
}

async fn version(client: &Client) -> Result<()> {
    let version = client.apiserver_version().await?;
    ensure!(version.major == "1", "version {version:?}");
    let groups = client.list_api_groups().await?;
    ensure!(groups.groups.iter().any(|g| g.name == "apps"), "no apps among {groups:?}");
    println!("ok version and groups ({})", version.git_version);
    Ok(())
}

fn item(name: &str, value: usize) -> ConfigMap {
    ConfigMap {
        metadata: ObjectMeta {
            name: Some(name.into()),
            labels: Some(BTreeMap::from([("set".into(), "a".into())])),
            ..Default::default()
        },
        data: Some(BTreeMap::from([("n".into(), value.to_string())])),
        ..Default::default()
    }
}

/// A reflector's store ends as the server's list.
async fn watching(client: &Client, namespace: &str) -> Result<()> {
    let api: Api<ConfigMap> = Api::namespaced(client.clone(), namespace);
    let (store, writer) = reflector::store();
    let config = watcher::Config::default().labels("set=a").streaming_lists();
    let stream = watcher(api.clone(), config).default_backoff().reflect(writer).applied_objects();
    let task = tokio::spawn(stream.for_each(|_| futures::future::ready(())));
    store.wait_until_ready().await?;
    for n in 0..COUNT {
        let mut made = api.create(&PostParams::default(), &item(&format!("item-{n:02}"), n)).await?;
        made.data = Some(BTreeMap::from([("n".into(), (n * n + 1).to_string())]));
        api.replace(&made.name_any(), &PostParams::default(), &made).await?;
    }
    api.delete("item-00", &DeleteParams::default()).await?;
    let list = api.list(&ListParams::default().labels("set=a").limit(500)).await?;
    let mut expected: Vec<_> = list.items.iter().map(|m| (m.name_any(), m.resource_version())).collect();
    expected.sort();
    ensure!(expected.len() == COUNT - 1, "{} objects", expected.len());
    loop {
        let mut have: Vec<_> = store.state().iter().map(|m| (m.name_any(), m.resource_version())).collect();
        have.sort();
        if have == expected {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    task.abort();
    println!("ok watcher and reflector");
    Ok(())
}

async fn apply(client: &Client, namespace: &str) -> Result<()> {
    let api: Api<ConfigMap> = Api::namespaced(client.clone(), namespace);
    let body = |data: serde_json::Value| json!({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "applied"}, "data": data});
    api.patch("applied", &PatchParams::apply("one"), &Patch::Apply(body(json!({"a": "1", "b": "1"})))).await?;
    match api.patch("applied", &PatchParams::apply("two"), &Patch::Apply(body(json!({"b": "2"})))).await {
        Err(kube::Error::Api(status)) if status.code == 409 && status.message.contains("conflict with \"one\"") => {}
        other => bail!("two managers of one field: {other:?}"),
    }
    let forced =
        api.patch("applied", &PatchParams::apply("two").force(), &Patch::Apply(body(json!({"b": "2"})))).await?;
    ensure!(forced.data.as_ref().is_some_and(|d| d["b"] == "2" && d["a"] == "1"), "{forced:?}");
    let merged = api.patch("applied", &PatchParams::default(), &Patch::Merge(json!({"data": {"a": null}}))).await?;
    ensure!(merged.data.as_ref().is_some_and(|d| d.len() == 1), "{merged:?}");
    println!("ok server-side apply and patches");
    Ok(())
}

async fn errors(client: &Client, namespace: &str) -> Result<()> {
    let api: Api<ConfigMap> = Api::namespaced(client.clone(), namespace);
    ensure!(api.get_opt("absent").await?.is_none(), "absent is there");
    match api.create(&PostParams::default(), &item("item-01", 1)).await {
        Err(kube::Error::Api(status)) if status.reason == "AlreadyExists" => {}
        other => bail!("created twice: {other:?}"),
    }
    let mut stale = api.get("item-02").await?;
    stale.metadata.resource_version = Some("1".into());
    match api.replace("item-02", &PostParams::default(), &stale).await {
        Err(kube::Error::Api(status)) if status.reason == "Conflict" => {}
        other => bail!("stale update: {other:?}"),
    }
    println!("ok errors");
    Ok(())
}

/// A controller annotates what it is told of, once each.
async fn controller(client: &Client, namespace: &str) -> Result<()> {
    let api: Api<ConfigMap> = Api::namespaced(client.clone(), namespace);
    let done = Arc::new(AtomicUsize::new(0));
    let reconcile = |object: Arc<ConfigMap>, context: Arc<(Api<ConfigMap>, Arc<AtomicUsize>)>| async move {
        if !object.annotations().contains_key("seen") {
            let patch = Patch::Merge(json!({"metadata": {"annotations": {"seen": "yes"}}}));
            context.0.patch(&object.name_any(), &PatchParams::default(), &patch).await?;
            context.1.fetch_add(1, Ordering::Relaxed);
        }
        Ok::<_, kube::Error>(Action::await_change())
    };
    let running = Controller::new(api.clone(), watcher::Config::default().labels("set=a"))
        .run(reconcile, |_, _, _| Action::requeue(Duration::from_secs(1)), Arc::new((api.clone(), done.clone())))
        .for_each(|_| futures::future::ready(()));
    let task = tokio::spawn(running);
    loop {
        let list = api.list(&ListParams::default().labels("set=a")).await?;
        if done.load(Ordering::Relaxed) >= COUNT - 1 && list.items.iter().all(|m| m.annotations().contains_key("seen"))
        {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    task.abort();
    ensure!(done.load(Ordering::Relaxed) == COUNT - 1, "{} reconciled", done.load(Ordering::Relaxed));
    println!("ok controller");
    Ok(())
}

async fn pod(client: &Client, namespace: &str, image: &str) -> Result<()> {
    let api: Api<Pod> = Api::namespaced(client.clone(), namespace);
    let wanted: Pod = serde_json::from_value(json!({
        "metadata": {"name": "p"},
        "spec": {"terminationGracePeriodSeconds": 0, "containers": [{"name": "c", "image": image, "command": ["sh", "-c", "echo one; echo two; exec sleep 3600"]}]},
    }))?;
    api.create(&PostParams::default(), &wanted).await?;
    kube::runtime::wait::await_condition(api.clone(), "p", kube::runtime::conditions::is_pod_running()).await?;
    println!("ok pod runs");
    let mut lines = api.log_stream("p", &LogParams { follow: true, ..Default::default() }).await?.lines();
    let first = lines.try_next().await?;
    ensure!(first.as_deref() == Some("one"), "the log begins with {first:?}");
    println!("ok logs are followed");
    let mut process = api.exec("p", ["cat"], &AttachParams::default().stdin(true).stdout(true).stderr(false)).await?;
    let mut input = process.stdin().context("no stdin")?;
    let mut output = process.stdout().context("no stdout")?;
    input.write_all(b"through the socket\n").await?;
    input.shutdown().await?;
    drop(input);
    let mut text = String::new();
    output.read_to_string(&mut text).await?;
    ensure!(text == "through the socket\n", "exec answered {text:?}");
    println!("ok exec with input");
    let mut forwarded =
        api.exec("p", ["sh", "-c", "exit 3"], &AttachParams::default().stdout(true).stderr(false)).await?;
    let status = forwarded.take_status().context("no status")?.await.context("no status")?;
    let code = status.details.and_then(|d| d.causes).and_then(|c| c.into_iter().find_map(|c| c.message));
    ensure!(code.as_deref() == Some("3"), "exit code {code:?}");
    println!("ok exit code");
    Ok(())
}
