//! The `hosts` plugin: names out of a hosts file and inline lines.

use std::collections::HashMap;
use std::net::IpAddr;

use hickory_proto::rr::RecordType;
use parking_lot::RwLock;

use crate::corefile::{Hosts as Settings, matching, within, zone};
use crate::kubernetes::reverse_address;
use crate::record::{Answer, Code, Data, Record};

#[derive(Default)]
struct Table {
    by_name: HashMap<String, Vec<IpAddr>>,
    by_address: HashMap<IpAddr, Vec<String>>,
}

pub struct Hosts {
    pub settings: Settings,
    table: RwLock<Table>,
}

fn read(lines: impl Iterator<Item = String>, table: &mut Table) {
    for line in lines {
        let bare = line.split('#').next().unwrap_or_default();
        let mut words = bare.split_whitespace();
        let Some(address) = words.next().and_then(|a| a.parse::<IpAddr>().ok()) else { continue };
        for name in words {
            let name = zone(name);
            let addresses = table.by_name.entry(name.clone()).or_default();
            if !addresses.contains(&address) {
                addresses.push(address);
            }
            let names = table.by_address.entry(address).or_default();
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
}

impl Hosts {
    pub fn new(settings: Settings) -> Self {
        let hosts = Hosts { settings, table: RwLock::default() };
        hosts.reload();
        hosts
    }

    /// Reads the file anew; an absent file gives the inline lines only.
    pub fn reload(&self) {
        let mut table = Table::default();
        if let Ok(text) = std::fs::read_to_string(&self.settings.file) {
            read(text.lines().map(str::to_owned), &mut table);
        }
        read(self.settings.inline.iter().cloned(), &mut table);
        *self.table.write() = table;
    }

    /// `None`: the next plugin is asked.
    pub fn lookup(&self, name: &str, asked: RecordType) -> Option<Answer> {
        let table = self.table.read();
        let record = |data| Record { name: name.to_owned(), ttl: self.settings.ttl, data };
        let mut answer = Answer::of(Code::NoError);
        if let Some(address) = reverse_address(name).filter(|_| !self.settings.no_reverse && asked == RecordType::PTR) {
            if let Some(names) = table.by_address.get(&address) {
                answer.answers = names.iter().map(|n| record(Data::Ptr(n.clone()))).collect();
                return Some(answer);
            }
            return None;
        }
        matching(name, &self.settings.zones)?;
        if let Some(addresses) = table.by_name.get(name) {
            answer.answers = addresses
                .iter()
                .filter_map(|address| match (address, asked) {
                    (IpAddr::V4(ip), RecordType::A) => Some(record(Data::A(*ip))),
                    (IpAddr::V6(ip), RecordType::AAAA) => Some(record(Data::Aaaa(*ip))),
                    _ => None,
                })
                .collect();
            return Some(answer);
        }
        let falls = self
            .settings
            .fallthrough
            .as_ref()
            .is_some_and(|zones| zones.is_empty() || zones.iter().any(|z| within(name, z)));
        if falls { None } else { Some(Answer::of(Code::NxDomain)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_names_and_fallthrough() {
        let mut settings = Settings {
            file: "/nonexistent".into(),
            inline: vec!["10.0.0.1 a.example b.example".into()],
            zones: vec![".".into()],
            ttl: 60,
            fallthrough: Some(vec![]),
            ..Default::default()
        };
        let hosts = Hosts::new(settings.clone());
        assert_eq!(hosts.lookup("b.example.", RecordType::A).unwrap().answers[0].data, Data::A([10, 0, 0, 1].into()));
        assert_eq!(hosts.lookup("1.0.0.10.in-addr.arpa.", RecordType::PTR).unwrap().answers.len(), 2);
        assert!(hosts.lookup("c.example.", RecordType::A).is_none());
        settings.fallthrough = None;
        assert_eq!(Hosts::new(settings).lookup("c.example.", RecordType::A).unwrap().code, Code::NxDomain);
    }
}
