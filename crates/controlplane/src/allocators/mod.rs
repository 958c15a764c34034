//! Addresses and ports of Services: taken before the service is written, given
//! back when the write fails or the service goes.
//!
//! There is no transaction over service and addresses; a server that dies in
//! between leaves an address taken, which [`repair`] frees.
//!
//! Upstream followed: `pkg/registry/core/service/storage/alloc.go`.

pub mod cluster_ips;
pub mod families;
pub mod node_ports;
pub mod range;
pub mod repair;

use std::net::IpAddr;
use std::sync::Arc;

use api::core::service::address_rules;
use apimachinery::field::{ErrorList, FieldError, Path};
use apimachinery::{GroupKind, Status, Value};
use apiserver::registry::{Caller, Finish, Hooks, plain_error};
use async_trait::async_trait;

use cluster_ips::ClusterIps;
use families::{
    health_check_port, keep_allocated, list, needs_cluster_ip, needs_health_check, needs_node_port, normalize, text,
};
use node_ports::NodePorts;

pub struct Services {
    pub ips: Arc<ClusterIps>,
    pub ports: Arc<NodePorts>,
    /// The server's families, primary first: `IPv4`, `IPv6`.
    pub families: Vec<&'static str>,
}

/// What one write has taken and what it gives up when it succeeds.
#[derive(Debug, Default, Clone)]
struct Transaction {
    taken_ips: Vec<String>,
    taken_ports: Vec<i64>,
    release_ips: Vec<String>,
    release_ports: Vec<i64>,
}

fn invalid(object: &Value, errors: &[FieldError]) -> Status {
    let name = object["metadata"]["name"].as_str().unwrap_or_default();
    Status::invalid(&GroupKind::new("", "Service"), name, errors)
}

fn related(spec: &Value, old: Option<&Value>) -> ErrorList {
    let mut errors = ErrorList::new();
    address_rules::cluster_ips(&mut errors, spec, old);
    errors
}

#[async_trait]
impl Hooks for Services {
    async fn begin_create(&self, caller: &Caller<'_>, object: &mut Value) -> Result<Option<Finish>, Status> {
        drop_unused(&mut object["spec"]);
        normalize(&mut object["spec"], None);
        let mut transaction = Transaction::default();
        let outcome = self.create(object, caller.dry_run, &mut transaction).await;
        self.settle(outcome, transaction, caller.dry_run).await
    }

    async fn begin_update(
        &self,
        caller: &Caller<'_>,
        object: &mut Value,
        old: &Value,
    ) -> Result<Option<Finish>, Status> {
        if caller.subresource == "status" {
            return Ok(None);
        }
        drop_unused(&mut object["spec"]);
        keep_allocated(&mut object["spec"], &old["spec"]);
        normalize(&mut object["spec"], Some(&old["spec"]));
        let mut transaction = Transaction::default();
        let outcome = self.update(object, &old["spec"], caller.dry_run, &mut transaction).await;
        self.settle(outcome, transaction, caller.dry_run).await
    }

    async fn after_delete(&self, _caller: &Caller<'_>, object: &Value) {
        let spec = &object["spec"];
        if needs_cluster_ip(spec) {
            for ip in list(spec, "clusterIPs").iter().filter(|ip| *ip != "None") {
                self.ips.release(ip).await;
            }
        }
        let mut ports = node_port_numbers(spec);
        if needs_health_check(spec) {
            ports.extend(Some(health_check_port(spec)).filter(|port| *port != 0));
        }
        if let Err(error) = self.ports.release(&ports).await {
            tracing::warn!(error, "Node ports of a deleted service could not be released");
        }
    }
}

/// What upstream keeps but never shows: the internal traffic policy of a name.
fn drop_unused(spec: &mut Value) {
    if spec["type"] == "ExternalName"
        && let Some(fields) = spec.as_object_mut()
    {
        fields.remove("internalTrafficPolicy");
    }
}

fn node_port_numbers(spec: &Value) -> Vec<i64> {
    let ports = spec["ports"].as_array().into_iter().flatten();
    ports.filter_map(|port| port["nodePort"].as_i64()).filter(|port| *port != 0).collect()
}

impl Services {
    /// Gives everything back after a failure; else leaves that to the outcome
    /// of the write.
    async fn settle(
        &self,
        outcome: Result<(), Status>,
        transaction: Transaction,
        dry_run: bool,
    ) -> Result<Option<Finish>, Status> {
        if dry_run {
            return outcome.map(|()| None);
        }
        let (ips, ports) = (self.ips.clone(), self.ports.clone());
        if let Err(status) = outcome {
            give_back(&ips, &ports, &transaction.taken_ips, &transaction.taken_ports).await;
            return Err(status);
        }
        Ok(Some(Box::new(move |success: bool| {
            Box::pin(async move {
                if success {
                    give_back(&ips, &ports, &transaction.release_ips, &transaction.release_ports).await;
                } else {
                    give_back(&ips, &ports, &transaction.taken_ips, &transaction.taken_ports).await;
                }
            })
        })))
    }

    async fn create(&self, object: &mut Value, dry_run: bool, transaction: &mut Transaction) -> Result<(), Status> {
        let errors = families::initialize(&mut object["spec"], None, &self.families, &related);
        if !errors.is_empty() {
            return Err(invalid(object, &errors));
        }
        self.take_ips(object, dry_run, transaction).await?;
        if ["NodePort", "LoadBalancer"].contains(&text(&object["spec"], "type")) {
            self.take_ports(object, dry_run, transaction).await?;
        }
        if needs_health_check(&object["spec"]) {
            self.take_health_check_port(object, dry_run, transaction).await?;
        }
        Ok(())
    }

    async fn update(
        &self,
        object: &mut Value,
        old: &Value,
        dry_run: bool,
        transaction: &mut Transaction,
    ) -> Result<(), Status> {
        let unchanged = families::stays_prefer_dual(&object["spec"], Some(old));
        let errors = families::initialize(&mut object["spec"], Some(old), &self.families, &related);
        if !errors.is_empty() {
            return Err(invalid(object, &errors));
        }
        if !unchanged {
            self.update_ips(object, old, dry_run, transaction).await?;
        }
        self.update_ports(object, old, dry_run, transaction).await
    }

    /// One address for each family that has none, or the one that is named.
    async fn take_ips(&self, object: &mut Value, dry_run: bool, transaction: &mut Transaction) -> Result<(), Status> {
        let spec = &object["spec"];
        let mut ips = list(spec, "clusterIPs");
        if !needs_cluster_ip(spec) || ips.first().is_some_and(|ip| ip == "None") {
            return Ok(());
        }
        let wanted = list(spec, "ipFamilies");
        ips.resize(wanted.len().max(ips.len()), String::new());
        for (index, family) in wanted.iter().enumerate() {
            ips[index] = self.take_ip(object, family, &ips[index].clone(), dry_run, transaction).await?;
        }
        if let Some(first) = ips.first().filter(|ip| !ip.is_empty()) {
            object["spec"]["clusterIP"] = first.as_str().into();
            object["spec"]["clusterIPs"] = ips.into();
        }
        Ok(())
    }

    async fn take_ip(
        &self,
        object: &Value,
        family: &str,
        named: &str,
        dry_run: bool,
        transaction: &mut Transaction,
    ) -> Result<String, Status> {
        let path = Path::new("spec").child("clusterIPs");
        let shown: Value = list(&object["spec"], "clusterIPs").into();
        let ip = if named.is_empty() {
            match self.ips.allocate_next(family == "IPv6", object, dry_run).await {
                Ok(ip) => ip.to_string(),
                Err(error) if error == cluster_ips::FULL => {
                    let name = apimachinery::field::quote(object["metadata"]["name"].as_str().unwrap_or_default());
                    return Err(Status::internal(format!(
                        "failed to allocate a serviceIP for Service {name}: {error}"
                    )));
                }
                Err(error) => {
                    let sentence = format!("failed to allocate IP: {error}");
                    return Err(invalid(object, &[FieldError::invalid(&path, &shown, sentence)]));
                }
            }
        } else {
            let parsed: IpAddr = named.parse().map_err(|_| {
                Status::internal(format!("failed to parse service IP {}", apimachinery::field::quote(named)))
            })?;
            if let Err(error) = self.ips.allocate(parsed, object, dry_run).await {
                let sentence = format!("failed to allocate IP {named}: {error}");
                return Err(invalid(object, &[FieldError::invalid(&path, &shown, sentence)]));
            }
            named.to_owned()
        };
        if !dry_run {
            transaction.taken_ips.push(ip.clone());
        }
        Ok(ip)
    }

    async fn update_ips(
        &self,
        object: &mut Value,
        old: &Value,
        dry_run: bool,
        transaction: &mut Transaction,
    ) -> Result<(), Status> {
        let old_ips = list(old, "clusterIPs");
        match (needs_cluster_ip(old), needs_cluster_ip(&object["spec"])) {
            (false, true) => return self.take_ips(object, dry_run, transaction).await,
            (true, false) => {
                transaction.release_ips.extend(old_ips.into_iter().filter(|ip| ip != "None"));
                return Ok(());
            }
            (false, false) => return Ok(()),
            (true, true) => {}
        }
        if old_ips.first().is_some_and(|ip| ip == "None") {
            return Ok(());
        }
        let families = list(&object["spec"], "ipFamilies");
        match (list(old, "ipFamilies").len(), families.len()) {
            (1, 2) => {
                let mut ips = list(&object["spec"], "clusterIPs");
                ips.resize(2, String::new());
                ips[1] = self.take_ip(object, &families[1], &ips[1].clone(), dry_run, transaction).await?;
                object["spec"]["clusterIPs"] = ips.into();
            }
            (2, 1) => transaction.release_ips.extend(old_ips.get(1).cloned()),
            _ => {}
        }
        Ok(())
    }

    async fn take_port(&self, port: i64, dry_run: bool, transaction: &mut Transaction) -> Result<(), String> {
        if dry_run {
            if self.ports.has(port).await || transaction.taken_ports.contains(&port) {
                return Err(node_ports::ALLOCATED.into());
            }
        } else {
            self.ports.allocate(port).await?;
        }
        transaction.taken_ports.push(port);
        Ok(())
    }

    async fn take_next_port(&self, dry_run: bool, transaction: &mut Transaction) -> Result<i64, String> {
        // A dry run answers with numbers above the default range, as upstream does.
        let port = if dry_run {
            transaction.taken_ports.iter().copied().max().unwrap_or(32768) + 1
        } else {
            self.ports.allocate_next().await?
        };
        transaction.taken_ports.push(port);
        Ok(port)
    }

    /// Ports of one number share a node port, whatever their protocols.
    async fn take_ports(&self, object: &mut Value, dry_run: bool, transaction: &mut Transaction) -> Result<(), Status> {
        let allocate = needs_node_port(&object["spec"]);
        let ports = object["spec"]["ports"].as_array().cloned().unwrap_or_default();
        let number = |port: &Value| port["nodePort"].as_i64().unwrap_or(0);
        let mut by_port: Vec<(i64, i64)> = Vec::new();
        for (index, port) in ports.iter().enumerate() {
            if number(port) == 0 && !allocate {
                continue;
            }
            let service_port = port["port"].as_i64().unwrap_or(0);
            let shared = by_port.iter().find(|(p, _)| *p == service_port).map(|(_, n)| *n);
            let chosen = match shared {
                None => {
                    let requested =
                        ports.iter().find(|p| p["port"].as_i64() == Some(service_port) && number(p) != 0).map(number);
                    let chosen = match requested {
                        Some(requested) => {
                            let taken = self.take_port(requested, dry_run, transaction).await;
                            taken.map_err(|error| port_error(object, index, requested, &error))?;
                            requested
                        }
                        None => self.take_next_port(dry_run, transaction).await.map_err(no_port)?,
                    };
                    by_port.push((service_port, chosen));
                    chosen
                }
                Some(shared) if number(port) == 0 || number(port) == shared => shared,
                Some(_) => {
                    let own = number(port);
                    let taken = self.take_port(own, dry_run, transaction).await;
                    taken.map_err(|error| port_error(object, index, own, &error))?;
                    own
                }
            };
            object["spec"]["ports"][index]["nodePort"] = chosen.into();
        }
        Ok(())
    }

    async fn update_ports(
        &self,
        object: &mut Value,
        old: &Value,
        dry_run: bool,
        transaction: &mut Transaction,
    ) -> Result<(), Status> {
        let exposes = |spec: &Value| ["NodePort", "LoadBalancer"].contains(&text(spec, "type"));
        let old_numbers = node_port_numbers(old);
        if exposes(&object["spec"]) {
            let allocate = needs_node_port(&object["spec"]);
            let ports = object["spec"]["ports"].as_array().cloned().unwrap_or_default();
            let mut seen: Vec<(String, i64)> = Vec::new();
            for (index, port) in ports.iter().enumerate() {
                let mut number = port["nodePort"].as_i64().unwrap_or(0);
                if number == 0 {
                    if !allocate {
                        continue;
                    }
                    number = self.take_next_port(dry_run, transaction).await.map_err(no_port)?;
                    object["spec"]["ports"][index]["nodePort"] = number.into();
                } else if !old_numbers.contains(&number) && !transaction.taken_ports.contains(&number) {
                    let taken = self.take_port(number, dry_run, transaction).await;
                    taken.map_err(|error| port_error(object, index, number, &error))?;
                }
                let entry = (text(port, "protocol").to_owned(), number);
                if seen.contains(&entry) {
                    // A bare error in upstream, found while the ports are taken.
                    return Err(plain_error(format!("duplicate nodePort: {{{} {}}}", entry.0, entry.1)));
                }
                seen.push(entry);
            }
            let kept = node_port_numbers(&object["spec"]);
            transaction.release_ports.extend(old_numbers.into_iter().filter(|port| !kept.contains(port)));
        } else if exposes(old) {
            transaction.release_ports.extend(old_numbers);
        }
        match (needs_health_check(old), needs_health_check(&object["spec"])) {
            (false, true) => self.take_health_check_port(object, dry_run, transaction).await,
            (true, false) => {
                transaction.release_ports.push(health_check_port(old));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    async fn take_health_check_port(
        &self,
        object: &mut Value,
        dry_run: bool,
        transaction: &mut Transaction,
    ) -> Result<(), Status> {
        let wanted = health_check_port(&object["spec"]);
        if wanted != 0 {
            return self.take_port(wanted, dry_run, transaction).await.map_err(|error| {
                Status::internal(format!("failed to allocate requested HealthCheck NodePort {wanted}: {error}"))
            });
        }
        let port = self
            .take_next_port(dry_run, transaction)
            .await
            .map_err(|error| Status::internal(format!("failed to allocate a HealthCheck NodePort 0: {error}")))?;
        object["spec"]["healthCheckNodePort"] = port.into();
        Ok(())
    }
}

fn port_error(object: &Value, index: usize, port: i64, error: &str) -> Status {
    let path = Path::new("spec").child("ports").index(index).child("nodePort");
    invalid(object, &[FieldError::invalid(&path, &port.into(), error)])
}

fn no_port(error: String) -> Status {
    Status::internal(format!("failed to allocate a nodePort: {error}"))
}

async fn give_back(ips: &ClusterIps, ports: &NodePorts, released_ips: &[String], released_ports: &[i64]) {
    for ip in released_ips {
        ips.release(ip).await;
    }
    if let Err(error) = ports.release(released_ports).await {
        tracing::warn!(error, "Node ports could not be released");
    }
}
