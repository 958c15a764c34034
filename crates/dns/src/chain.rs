//! One server block at work: its plugins in CoreDNS's order (cache, hosts,
//! kubernetes, forward), with loadbalance over the result.

use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use component_base::metrics::Registry;
use hickory_proto::op::{Message, Query, ResponseCode};
use hickory_proto::rr::{Name, RecordType};
use rand::seq::SliceRandom;

use crate::cache::{Cache, Outcome};
use crate::corefile::{Settings, matching};
use crate::forward::Forward;
use crate::hosts::Hosts;
use crate::kubernetes::{Plugin, Verdict};
use crate::objects::Stores;
use crate::record::{Answer, Code, Record, response, to_wire};

/// CNAME hops that an ExternalName may take.
const MAX_HOPS: usize = 8;

pub struct Chain {
    pub settings: Settings,
    pub kubernetes: Option<Plugin>,
    pub hosts: Option<Hosts>,
    forwards: Vec<Forward>,
    cache: Option<Cache>,
    metrics: Arc<Registry>,
    /// `dns://:53`, the label of the metrics.
    server: String,
    /// The name by which `loop` knows its own probe.
    pub loop_probe: String,
}

impl Chain {
    pub fn new(settings: Settings, stores: Option<Stores>, metrics: Arc<Registry>) -> Self {
        let kubernetes = settings.kubernetes.clone().zip(stores).map(|(settings, stores)| Plugin { settings, stores });
        Chain {
            kubernetes,
            hosts: settings.hosts.clone().map(Hosts::new),
            forwards: settings.forward.iter().cloned().map(Forward::new).collect(),
            cache: settings.cache.clone().map(Cache::new),
            server: format!("dns://:{}", settings.port),
            loop_probe: format!("{}.{}.", rand::random::<u64>(), rand::random::<u64>()),
            metrics,
            settings,
        }
    }

    pub fn ready(&self) -> bool {
        self.kubernetes.as_ref().is_none_or(|k| k.stores.has_synced())
    }

    /// Answers a query of one of this block's zones.
    pub async fn answer(
        &self,
        query: &Message,
        name: &str,
        asked: RecordType,
        protocol: &str,
        family: &str,
    ) -> Message {
        let began = Instant::now();
        let zone = matching(name, &self.settings.zones).unwrap_or(".").to_owned();
        let kind = metric_type(asked);
        self.metrics.with("coredns_dns_requests_total", &[family, protocol, &self.server, kind, "", &zone]).inc();
        let (mut message, plugin) = self.cached(query, name, asked).await;
        if self.settings.loadbalance {
            balance(&mut message);
        }
        let code = rcode_text(message.metadata.response_code);
        self.metrics.with("coredns_dns_responses_total", &[plugin, code, &self.server, "", &zone]).inc();
        let took = began.elapsed();
        self.metrics
            .with("coredns_dns_request_duration_seconds", &[&self.server, "", &zone])
            .observe(took.as_secs_f64());
        message
    }

    async fn cached(&self, query: &Message, name: &str, asked: RecordType) -> (Message, &'static str) {
        let Some(cache) = &self.cache else { return self.fresh(query, name, asked).await };
        let zones = self.settings.cache.as_ref().map_or(".", |c| c.zones.first().map_or(".", String::as_str));
        match cache.get(name, asked, query, Instant::now()) {
            Outcome::Hit(message) => {
                let kind = if message.answers.is_empty() { "denial" } else { "success" };
                self.metrics.with("coredns_cache_hits_total", &[&self.server, kind, "", zones]).inc();
                return (*message, "cache");
            }
            Outcome::Miss => self.metrics.with("coredns_cache_misses_total", &[&self.server, "", zones]).inc(),
            Outcome::Aside => {}
        }
        let (message, plugin) = self.fresh(query, name, asked).await;
        cache.put(name, asked, query, &message, Instant::now());
        (message, plugin)
    }

    async fn fresh(&self, query: &Message, name: &str, asked: RecordType) -> (Message, &'static str) {
        let mut collected: Vec<Record> = Vec::new();
        let mut name = name.to_owned();
        for _ in 0..MAX_HOPS {
            if let Some(answer) = self.hosts.as_ref().and_then(|h| h.lookup(&name, asked)) {
                return (response(query, &joined(collected, answer)), "hosts");
            }
            match self.kubernetes.as_ref().map(|k| k.lookup(&name, asked, unix_now())) {
                Some(Verdict::Answer(answer)) => return (response(query, &joined(collected, answer)), "kubernetes"),
                Some(Verdict::Follow { records, target }) => {
                    collected.extend(records);
                    name = target;
                }
                Some(Verdict::Next) | None => return self.forwarded(query, &name, asked, collected).await,
            }
        }
        (response(query, &Answer::of(Code::ServFail)), "kubernetes")
    }

    async fn forwarded(
        &self,
        query: &Message,
        name: &str,
        asked: RecordType,
        collected: Vec<Record>,
    ) -> (Message, &'static str) {
        let Some(forward) = self.forwards.iter().find(|f| f.handles(name)) else {
            // No plugin of the block knows the name.
            let mut answer = Answer::of(if collected.is_empty() { Code::ServFail } else { Code::NoError });
            answer.authoritative = !collected.is_empty();
            return (response(query, &joined(collected, answer)), "");
        };
        let mut outgoing = query.clone();
        if !collected.is_empty() {
            outgoing.queries = vec![question(name, asked)];
        }
        match forward.ask(&outgoing).await {
            Ok(mut message) => {
                if !collected.is_empty() {
                    message.queries.clone_from(&query.queries);
                    let mut answers: Vec<_> = collected.iter().map(to_wire).collect();
                    answers.append(&mut message.answers);
                    message.answers = answers;
                }
                message.metadata.id = query.metadata.id;
                (message, "forward")
            }
            Err(error) => {
                if matches!(error, crate::forward::Error::TooMany(_)) {
                    self.metrics.with("coredns_forward_max_concurrent_rejects_total", &[]).inc();
                }
                if self.settings.errors {
                    println!("[ERROR] plugin/errors: 2 {name} {asked}: {error}");
                }
                let mut answer = Answer::of(Code::ServFail);
                answer.authoritative = false;
                (response(query, &joined(collected, answer)), "forward")
            }
        }
    }

    pub fn refresh_cache_metrics(&self) {
        if let Some(cache) = &self.cache {
            let (success, denial) = cache.len();
            let zones = self.settings.cache.as_ref().map_or(".", |c| c.zones.first().map_or(".", String::as_str));
            for (kind, count) in [("success", success), ("denial", denial)] {
                self.metrics.with("coredns_cache_entries", &[&self.server, kind, "", zones]).set(count as f64);
            }
        }
    }

    /// A query only this process knows, for `loop`.
    pub fn probe(&self) -> Message {
        let mut query = Message::query();
        query.metadata.id = rand::random();
        query.metadata.recursion_desired = true;
        query.add_query(question(&self.loop_probe, RecordType::HINFO));
        query
    }

    pub fn forward_for_probe(&self) -> Option<&Forward> {
        self.forwards.iter().find(|f| f.handles(&self.loop_probe))
    }
}

fn question(name: &str, asked: RecordType) -> Query {
    let mut question = Query::new();
    question.name = Name::from_ascii(name).unwrap_or_else(|_| Name::root());
    question.query_type = asked;
    question
}

fn joined(mut first: Vec<Record>, mut answer: Answer) -> Answer {
    if !first.is_empty() {
        // A CNAME was found, so the name exists whatever its target says.
        first.append(&mut answer.answers);
        answer.answers = first;
    }
    answer
}

/// Addresses in random order after the CNAMEs that lead to them.
fn balance(message: &mut Message) {
    let is_address = |t: RecordType| matches!(t, RecordType::A | RecordType::AAAA);
    let (mut addresses, rest): (Vec<_>, Vec<_>) =
        std::mem::take(&mut message.answers).into_iter().partition(|r| is_address(r.record_type()));
    if addresses.len() > 1 {
        addresses.shuffle(&mut rand::rng());
    }
    message.answers = rest;
    message.answers.extend(addresses);
}

fn unix_now() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| u32::try_from(d.as_secs()).unwrap_or(u32::MAX))
}

fn metric_type(asked: RecordType) -> &'static str {
    match asked {
        RecordType::A => "A",
        RecordType::AAAA => "AAAA",
        RecordType::MX => "MX",
        RecordType::SOA => "SOA",
        RecordType::CNAME => "CNAME",
        RecordType::PTR => "PTR",
        RecordType::TXT => "TXT",
        RecordType::NS => "NS",
        RecordType::SRV => "SRV",
        RecordType::HTTPS => "HTTPS",
        _ => "other",
    }
}

pub fn rcode_text(code: ResponseCode) -> &'static str {
    match code {
        ResponseCode::NoError => "NOERROR",
        ResponseCode::FormErr => "FORMERR",
        ResponseCode::ServFail => "SERVFAIL",
        ResponseCode::NXDomain => "NXDOMAIN",
        ResponseCode::NotImp => "NOTIMP",
        ResponseCode::Refused => "REFUSED",
        _ => "OTHER",
    }
}
