//! The `kubernetes` plugin: names of Services, endpoints and pods. Pure over the
//! stores. Upstream followed: coredns plugin/kubernetes and the Kubernetes DNS
//! specification 1.1.0.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use hickory_proto::rr::RecordType;

use crate::corefile::{Kubernetes, PodMode, matching, within};
use crate::objects::{BY_IP, BY_SERVICE, Endpoint, EndpointSlice, Port, Service, Stores};
use crate::record::{Answer, Code, Data, Record, wanted};

const SCHEMA_VERSION: &str = "1.1.0";

/// What the plugin says of a name.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Answer(Answer),
    /// Not ours, or fallen through: the next plugin is asked.
    Next,
    /// An ExternalName: this CNAME, then the target by the whole chain.
    Follow {
        records: Vec<Record>,
        target: String,
    },
}

pub struct Plugin {
    pub settings: Kubernetes,
    pub stores: Stores,
}

/// What a name came to.
enum Found {
    Records(Vec<Record>),
    /// The name exists, without records of the type.
    NoData,
    NoName,
    Cname(String),
}

impl Plugin {
    /// `name` lower case with the final dot; `now` in Unix seconds (the serial).
    pub fn lookup(&self, name: &str, asked: RecordType, now: u32) -> Verdict {
        let Some(zone) = matching(name, &self.settings.zones) else { return Verdict::Next };
        if zone.ends_with("in-addr.arpa.") || zone.ends_with("ip6.arpa.") {
            return self.reverse(name, zone, asked, now);
        }
        match self.forward(name, zone, asked) {
            Found::Records(records) => {
                let mut answer = Answer::of(Code::NoError);
                // SRV answers bring the addresses of their targets along.
                let (main, extra): (Vec<Record>, Vec<Record>) =
                    records.into_iter().partition(|r| asked != RecordType::SRV || matches!(r.data, Data::Srv { .. }));
                answer.answers = main;
                answer.additional = extra;
                Verdict::Answer(answer)
            }
            Found::Cname(target) => {
                let record =
                    Record { name: name.to_owned(), ttl: self.settings.ttl, data: Data::Cname(target.clone()) };
                if asked == RecordType::CNAME {
                    let mut answer = Answer::of(Code::NoError);
                    answer.answers = vec![record];
                    return Verdict::Answer(answer);
                }
                Verdict::Follow { records: vec![record], target }
            }
            Found::NoData => Verdict::Answer(self.negative(Code::NoError, zone, now)),
            Found::NoName if self.falls_through(name) => Verdict::Next,
            Found::NoName => Verdict::Answer(self.negative(Code::NxDomain, zone, now)),
        }
    }

    fn falls_through(&self, name: &str) -> bool {
        self.settings
            .fallthrough
            .as_ref()
            .is_some_and(|zones| zones.is_empty() || zones.iter().any(|zone| within(name, zone)))
    }

    fn negative(&self, code: Code, zone: &str, now: u32) -> Answer {
        let mut answer = Answer::of(code);
        answer.authority = vec![self.soa(zone, now)];
        answer
    }

    fn soa(&self, zone: &str, now: u32) -> Record {
        Record {
            name: zone.to_owned(),
            ttl: self.settings.ttl,
            data: Data::Soa {
                primary: format!("ns.dns.{zone}"),
                mailbox: format!("hostmaster.{zone}"),
                serial: now,
                minimum: self.settings.ttl,
            },
        }
    }

    fn record(&self, name: &str, data: Data) -> Record {
        Record { name: name.to_owned(), ttl: self.settings.ttl, data }
    }

    fn exposes(&self, namespace: &str) -> bool {
        self.settings.namespaces.is_empty() || self.settings.namespaces.iter().any(|n| n == namespace)
    }

    fn namespace_exists(&self, namespace: &str) -> bool {
        self.exposes(namespace) && self.stores.namespaces.store().get("", namespace).is_some()
    }

    fn forward(&self, name: &str, zone: &str, asked: RecordType) -> Found {
        if name == zone {
            return match asked {
                RecordType::SOA => Found::Records(vec![self.soa(zone, 0)]),
                RecordType::NS => Found::Records(vec![self.record(name, Data::Ns(format!("ns.dns.{zone}")))]),
                _ => Found::NoData,
            };
        }
        let below = name.strip_suffix(zone).unwrap_or(name).trim_end_matches('.');
        let labels: Vec<&str> = below.split('.').collect();
        match labels.as_slice() {
            ["dns-version"] if asked == RecordType::TXT => {
                return Found::Records(vec![self.record(name, Data::Txt(SCHEMA_VERSION.into()))]);
            }
            ["dns-version"] => return Found::NoData,
            ["ns", "dns"] => return self.name_server(name, asked),
            ["dns"] => return Found::NoData,
            _ => {}
        }
        let (kind, rest) = match labels.split_last() {
            Some((&kind @ ("svc" | "pod"), rest)) => (kind, rest),
            _ => return Found::NoName,
        };
        let Some((namespace, rest)) = rest.split_last() else {
            // `svc.ZONE` and `pod.ZONE` themselves.
            return if kind == "svc" || self.settings.pods != PodMode::Disabled {
                Found::NoData
            } else {
                Found::NoName
            };
        };
        if kind == "pod" {
            return self.pod(name, namespace, rest, asked);
        }
        if rest.is_empty() {
            return if self.namespace_exists(namespace) { Found::NoData } else { Found::NoName };
        }
        self.service(name, zone, namespace, rest, asked)
    }

    fn name_server(&self, name: &str, asked: RecordType) -> Found {
        let found = self
            .stores
            .services
            .store()
            .list_namespace("kube-system")
            .into_iter()
            .find(|s| s.metadata.labels.get("k8s-app").is_some_and(|v| v == "kube-dns"));
        let records: Vec<Record> = found
            .map(|s| s.cluster_ips())
            .unwrap_or_default()
            .iter()
            .filter_map(|ip| address(ip))
            .map(|data| self.record(name, data))
            .filter(|r| wanted(&r.data, asked))
            .collect();
        if records.is_empty() { Found::NoData } else { Found::Records(records) }
    }

    fn pod(&self, name: &str, namespace: &str, rest: &[&str], asked: RecordType) -> Found {
        if self.settings.pods == PodMode::Disabled {
            return Found::NoName;
        }
        let [dashed] = rest else {
            return if rest.is_empty() && self.namespace_exists(namespace) { Found::NoData } else { Found::NoName };
        };
        // Insecure mode answers for absent namespaces too unless their zone is closed.
        if !self.namespace_exists(namespace) {
            return Found::NoName;
        }
        let ip = if dashed.matches('-').count() == 3 && !dashed.contains("--") {
            dashed.replace('-', ".")
        } else {
            dashed.replace('-', ":")
        };
        let Some(data) = address(&ip) else { return Found::NoName };
        if self.settings.pods == PodMode::Verified {
            let known = self
                .stores
                .pods
                .as_ref()
                .is_some_and(|p| !p.store().by_index(BY_IP, &format!("{namespace}/{ip}")).is_empty());
            if !known {
                return Found::NoName;
            }
        }
        if wanted(&data, asked) { Found::Records(vec![self.record(name, data)]) } else { Found::NoData }
    }

    fn service(&self, name: &str, zone: &str, namespace: &str, rest: &[&str], asked: RecordType) -> Found {
        if !self.exposes(namespace) {
            return Found::NoName;
        }
        // endpoint.SERVICE, _port._protocol.SERVICE or SERVICE
        let (service_name, endpoint, port) = match rest {
            [service] => (*service, None, None),
            [port, protocol, service] if port.starts_with('_') && protocol.starts_with('_') => {
                (*service, None, Some((&port[1..], &protocol[1..])))
            }
            [endpoint, service] if !endpoint.starts_with('_') => (*service, Some(*endpoint), None),
            // `_tcp.SERVICE` exists when a port of the protocol does.
            _ => return Found::NoName,
        };
        let Some(service) = self.stores.services.store().get(namespace, service_name) else { return Found::NoName };
        if service.is_external_name() {
            return if endpoint.is_none() && port.is_none() {
                Found::Cname(crate::corefile::zone(&service.spec.external_name))
            } else {
                Found::NoName
            };
        }
        let base = format!("{service_name}.{namespace}.svc.{zone}");
        if !service.is_headless() && endpoint.is_none() {
            if self.settings.ignore_empty_service && !self.has_endpoints(namespace, service_name) {
                return Found::NoName;
            }
            return self.cluster_ip(&service, name, &base, port, asked);
        }
        if self.settings.noendpoints {
            return Found::NoName;
        }
        self.endpoints(namespace, service_name, name, &base, endpoint, port, asked)
    }

    fn has_endpoints(&self, namespace: &str, service: &str) -> bool {
        self.slices(namespace, service).iter().any(|s| s.endpoints.iter().any(is_ready))
    }

    fn slices(&self, namespace: &str, service: &str) -> Vec<std::sync::Arc<EndpointSlice>> {
        self.stores.slices.store().by_index(BY_SERVICE, &format!("{namespace}/{service}"))
    }

    fn cluster_ip(
        &self,
        service: &Service,
        name: &str,
        base: &str,
        port: Option<(&str, &str)>,
        asked: RecordType,
    ) -> Found {
        let addresses: Vec<Data> = service.cluster_ips().iter().filter_map(|ip| address(ip)).collect();
        let ports: Vec<&Port> =
            service.spec.ports.iter().filter(|p| port.is_none_or(|wanted| port_matches(p, wanted))).collect();
        if port.is_some() && ports.is_empty() {
            return Found::NoName;
        }
        if asked == RecordType::SRV {
            let weight = srv_weight(ports.len());
            let mut records: Vec<Record> = ports
                .iter()
                .map(|p| {
                    let data = Data::Srv { priority: 0, weight, port: p.port.unwrap_or(0), target: base.to_owned() };
                    self.record(name, data)
                })
                .collect();
            if records.is_empty() {
                return Found::NoData;
            }
            records.extend(addresses.into_iter().map(|data| self.record(base, data)));
            return Found::Records(records);
        }
        let records: Vec<Record> =
            addresses.into_iter().filter(|d| wanted(d, asked)).map(|data| self.record(name, data)).collect();
        if records.is_empty() { Found::NoData } else { Found::Records(records) }
    }

    fn endpoints(
        &self,
        namespace: &str,
        service: &str,
        name: &str,
        base: &str,
        endpoint: Option<&str>,
        port: Option<(&str, &str)>,
        asked: RecordType,
    ) -> Found {
        let mut exists = false;
        let mut records: Vec<Record> = Vec::new();
        let mut targets: Vec<Record> = Vec::new();
        let slices = self.slices(namespace, service);
        for slice in &slices {
            let ports: Vec<&Port> =
                slice.ports.iter().filter(|p| port.is_none_or(|wanted| port_matches(p, wanted))).collect();
            if port.is_some() && ports.is_empty() {
                continue;
            }
            for each in slice.endpoints.iter().filter(|e| is_ready(e)) {
                for ip in &each.addresses {
                    let label = self.endpoint_label(each, ip);
                    if endpoint.is_some_and(|wanted| wanted != label) {
                        continue;
                    }
                    let Some(data) = address(ip) else { continue };
                    exists = true;
                    if asked == RecordType::SRV {
                        let target = format!("{label}.{base}");
                        for p in &ports {
                            let data =
                                Data::Srv { priority: 0, weight: 0, port: p.port.unwrap_or(0), target: target.clone() };
                            push_new(&mut records, self.record(name, data));
                        }
                        push_new(&mut targets, self.record(&target, data));
                    } else if wanted(&data, asked) {
                        push_new(&mut records, self.record(name, data));
                    }
                }
            }
        }
        let weight = srv_weight(records.len());
        for record in &mut records {
            if let Data::Srv { weight: w, .. } = &mut record.data {
                *w = weight;
            }
        }
        if !records.is_empty() {
            records.extend(targets);
            return Found::Records(records);
        }
        // A headless Service without ready endpoints has no name, as in CoreDNS.
        if exists { Found::NoData } else { Found::NoName }
    }

    fn endpoint_label(&self, endpoint: &Endpoint, ip: &str) -> String {
        if let Some(hostname) = endpoint.hostname.as_ref().filter(|h| !h.is_empty()) {
            return hostname.to_lowercase();
        }
        if self.settings.endpoint_pod_names
            && let Some(target) = endpoint.target_ref.as_ref().filter(|t| !t.name.is_empty() && t.name.len() < 64)
        {
            return target.name.clone();
        }
        ip.replace(['.', ':'], "-")
    }

    fn reverse(&self, name: &str, zone: &str, asked: RecordType, now: u32) -> Verdict {
        let found = reverse_address(name).map(|ip| self.names_of(&ip.to_string())).unwrap_or_default();
        if found.is_empty() {
            if self.falls_through(name) {
                return Verdict::Next;
            }
            return Verdict::Answer(self.negative(Code::NxDomain, zone, now));
        }
        if asked != RecordType::PTR {
            return Verdict::Answer(self.negative(Code::NoError, zone, now));
        }
        let mut answer = Answer::of(Code::NoError);
        answer.answers = found.into_iter().map(|target| self.record(name, Data::Ptr(target))).collect();
        Verdict::Answer(answer)
    }

    fn names_of(&self, ip: &str) -> Vec<String> {
        let zone = self.settings.zones.iter().find(|z| !z.ends_with(".arpa.")).map_or("cluster.local.", String::as_str);
        let services: Vec<String> = self
            .stores
            .services
            .store()
            .by_index(BY_IP, ip)
            .iter()
            .filter(|s| self.exposes(&s.metadata.namespace))
            .map(|s| format!("{}.{}.svc.{zone}", s.metadata.name, s.metadata.namespace))
            .collect();
        if !services.is_empty() {
            return services;
        }
        let mut names = Vec::new();
        for slice in self.stores.slices.store().by_index(BY_IP, ip) {
            let namespace = &slice.metadata.namespace;
            let service_name = Stores::service_name(&slice);
            let headless = self.stores.services.store().get(namespace, service_name).is_some_and(|s| s.is_headless());
            if !self.exposes(namespace) || !headless {
                continue;
            }
            for endpoint in slice.endpoints.iter().filter(|e| e.addresses.iter().any(|a| a == ip)) {
                let label = self.endpoint_label(endpoint, ip);
                let name = format!("{label}.{service_name}.{namespace}.svc.{zone}");
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        names
    }
}

fn push_new(records: &mut Vec<Record>, record: Record) {
    if !records.contains(&record) {
        records.push(record);
    }
}

fn is_ready(endpoint: &Endpoint) -> bool {
    endpoint.conditions.ready != Some(false)
}

fn port_matches(port: &Port, (name, protocol): (&str, &str)) -> bool {
    port.name.as_deref().unwrap_or_default().eq_ignore_ascii_case(name)
        && port.protocol.as_deref().unwrap_or("TCP").eq_ignore_ascii_case(protocol)
}

/// CoreDNS spreads 100 over the targets, one at least.
fn srv_weight(count: usize) -> u16 {
    u16::try_from(100 / count.max(1)).unwrap_or(1).max(1)
}

fn address(text: &str) -> Option<Data> {
    match text.parse::<IpAddr>().ok()? {
        IpAddr::V4(ip) => Some(Data::A(ip)),
        IpAddr::V6(ip) => Some(Data::Aaaa(ip)),
    }
}

/// The address of a whole `…in-addr.arpa.` or `…ip6.arpa.` name.
pub fn reverse_address(name: &str) -> Option<IpAddr> {
    if let Some(rest) = name.strip_suffix(".in-addr.arpa.") {
        let octets: Vec<u8> = rest.split('.').rev().map(str::parse).collect::<Result<_, _>>().ok()?;
        let octets: [u8; 4] = octets.try_into().ok()?;
        return Some(IpAddr::V4(Ipv4Addr::from(octets)));
    }
    let rest = name.strip_suffix(".ip6.arpa.")?;
    let nibbles: Vec<u8> = rest
        .split('.')
        .rev()
        .map(|n| u8::from_str_radix(n, 16).ok().filter(|_| n.len() == 1))
        .collect::<Option<_>>()?;
    if nibbles.len() != 32 {
        return None;
    }
    let mut bytes = [0u8; 16];
    for (byte, pair) in bytes.iter_mut().zip(nibbles.chunks(2)) {
        *byte = pair[0] << 4 | pair[1];
    }
    Some(IpAddr::V6(Ipv6Addr::from(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plugin() -> Plugin {
        let stores = Stores::detached();
        stores.namespaces.apply(object(r#"{"metadata":{"name":"default"}}"#));
        stores.services.apply(object(r#"{"metadata":{"name":"web","namespace":"default"},"spec":{"clusterIP":"10.96.0.5","ports":[{"name":"http","port":80,"protocol":"TCP"}]}}"#));
        stores.services.apply(object(r#"{"metadata":{"name":"db","namespace":"default"},"spec":{"clusterIP":"None","ports":[{"name":"pg","port":5432}]}}"#));
        stores.services.apply(object(r#"{"metadata":{"name":"ext","namespace":"default"},"spec":{"type":"ExternalName","externalName":"Example.org"}}"#));
        stores.slices.apply(object(r#"{"metadata":{"name":"db-1","namespace":"default","labels":{"kubernetes.io/service-name":"db"}},"endpoints":[{"addresses":["10.244.1.2"],"hostname":"db-0","conditions":{"ready":true}},{"addresses":["10.244.1.3"],"conditions":{"ready":false}}],"ports":[{"name":"pg","port":5432,"protocol":"TCP"}]}"#));
        let settings = Kubernetes {
            zones: vec!["cluster.local.".into(), "in-addr.arpa.".into()],
            pods: PodMode::Insecure,
            fallthrough: Some(vec!["in-addr.arpa.".into()]),
            ttl: 30,
            ..Default::default()
        };
        Plugin { settings, stores }
    }

    fn object<T: serde::de::DeserializeOwned>(text: &str) -> T {
        T::deserialize(text.parse::<apimachinery::Value>().expect("json")).expect("an object")
    }

    fn answers(name: &str, asked: RecordType) -> (Code, Vec<Data>) {
        match plugin().lookup(name, asked, 1) {
            Verdict::Answer(answer) => (answer.code, answer.answers.into_iter().map(|r| r.data).collect()),
            other => panic!("{name}: {other:?}"),
        }
    }

    #[test]
    fn services_endpoints_and_pods() {
        let a = |ip: [u8; 4]| Data::A(ip.into());
        assert_eq!(answers("web.default.svc.cluster.local.", RecordType::A), (Code::NoError, vec![a([10, 96, 0, 5])]));
        assert_eq!(answers("web.default.svc.cluster.local.", RecordType::AAAA), (Code::NoError, vec![]));
        assert_eq!(answers("nope.default.svc.cluster.local.", RecordType::A), (Code::NxDomain, vec![]));
        assert_eq!(answers("default.svc.cluster.local.", RecordType::A), (Code::NoError, vec![]));
        assert_eq!(answers("db.default.svc.cluster.local.", RecordType::A), (Code::NoError, vec![a([10, 244, 1, 2])]));
        assert_eq!(
            answers("db-0.db.default.svc.cluster.local.", RecordType::A),
            (Code::NoError, vec![a([10, 244, 1, 2])])
        );
        assert_eq!(
            answers("10-244-9-9.default.pod.cluster.local.", RecordType::A),
            (Code::NoError, vec![a([10, 244, 9, 9])])
        );
        let srv =
            Data::Srv { priority: 0, weight: 100, port: 5432, target: "db-0.db.default.svc.cluster.local.".into() };
        assert_eq!(answers("_pg._tcp.db.default.svc.cluster.local.", RecordType::SRV), (Code::NoError, vec![srv]));
    }

    #[test]
    fn external_names_and_reverse() {
        assert_eq!(
            plugin().lookup("ext.default.svc.cluster.local.", RecordType::A, 1),
            Verdict::Follow {
                records: vec![Record {
                    name: "ext.default.svc.cluster.local.".into(),
                    ttl: 30,
                    data: Data::Cname("example.org.".into())
                }],
                target: "example.org.".into()
            }
        );
        assert_eq!(
            answers("5.0.96.10.in-addr.arpa.", RecordType::PTR),
            (Code::NoError, vec![Data::Ptr("web.default.svc.cluster.local.".into())])
        );
        assert_eq!(plugin().lookup("1.1.1.1.in-addr.arpa.", RecordType::PTR, 1), Verdict::Next);
        assert_eq!(plugin().lookup("example.org.", RecordType::A, 1), Verdict::Next);
    }
}
