//! Records and answers in our own small form, and their wire form by hickory.

use std::net::{Ipv4Addr, Ipv6Addr};

use hickory_proto::op::{Edns, Message, MessageType, ResponseCode};
use hickory_proto::rr::rdata::{A, AAAA, CNAME, NS, PTR, SOA, SRV, TXT};
use hickory_proto::rr::{Name, RData, Record as WireRecord, RecordType};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Data {
    A(Ipv4Addr),
    Aaaa(Ipv6Addr),
    Cname(String),
    Ptr(String),
    Ns(String),
    Txt(String),
    Srv { priority: u16, weight: u16, port: u16, target: String },
    Soa { primary: String, mailbox: String, serial: u32, minimum: u32 },
}

/// Names are lower case with the final dot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub name: String,
    pub ttl: u32,
    pub data: Data,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    NoError,
    ServFail,
    NxDomain,
    Refused,
}

/// An answer before it is put on the wire.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    pub code: Code,
    pub authoritative: bool,
    pub answers: Vec<Record>,
    pub authority: Vec<Record>,
    pub additional: Vec<Record>,
}

impl Answer {
    pub fn of(code: Code) -> Self {
        Answer { code, authoritative: true, answers: vec![], authority: vec![], additional: vec![] }
    }
}

fn wire_name(text: &str) -> Name {
    // Labels from Kubernetes are DNS labels; what is not is shown as escaped text would be.
    Name::from_ascii(text).unwrap_or_else(|_| Name::root())
}

pub fn to_wire(record: &Record) -> WireRecord {
    let data = match &record.data {
        Data::A(address) => RData::A(A(*address)),
        Data::Aaaa(address) => RData::AAAA(AAAA(*address)),
        Data::Cname(name) => RData::CNAME(CNAME(wire_name(name))),
        Data::Ptr(name) => RData::PTR(PTR(wire_name(name))),
        Data::Ns(name) => RData::NS(NS(wire_name(name))),
        Data::Txt(text) => RData::TXT(TXT::new(vec![text.clone()])),
        Data::Srv { priority, weight, port, target } => {
            RData::SRV(SRV::new(*priority, *weight, *port, wire_name(target)))
        }
        Data::Soa { primary, mailbox, serial, minimum } => {
            RData::SOA(SOA::new(wire_name(primary), wire_name(mailbox), *serial, 7200, 1800, 86400, *minimum))
        }
    };
    WireRecord::from_rdata(wire_name(&record.name), record.ttl, data)
}

/// The response to `query`, with its EDNS and flags mirrored as CoreDNS does.
pub fn response(query: &Message, answer: &Answer) -> Message {
    let mut message = Message::response(query.metadata.id, query.metadata.op_code);
    message.metadata.message_type = MessageType::Response;
    message.metadata.recursion_desired = query.metadata.recursion_desired;
    message.metadata.authoritative = answer.authoritative;
    message.metadata.response_code = match answer.code {
        Code::NoError => ResponseCode::NoError,
        Code::ServFail => ResponseCode::ServFail,
        Code::NxDomain => ResponseCode::NXDomain,
        Code::Refused => ResponseCode::Refused,
    };
    message.add_queries(query.queries.iter().cloned());
    message.add_answers(answer.answers.iter().map(to_wire));
    message.add_authorities(answer.authority.iter().map(to_wire));
    message.add_additionals(answer.additional.iter().map(to_wire));
    if let Some(edns) = &query.edns {
        let mut own = Edns::new();
        own.set_max_payload(edns.max_payload());
        message.set_edns(own);
    }
    message
}

/// Cuts a UDP response to what the client takes: answers go from the end, TC is set.
pub fn fit(mut message: Message, limit: usize) -> Vec<u8> {
    loop {
        let Ok(bytes) = message.to_vec() else { return Vec::new() };
        if bytes.len() <= limit {
            return bytes;
        }
        message.metadata.truncation = true;
        if !message.additionals.is_empty() {
            message.additionals.clear();
        } else if message.answers.pop().is_none() && message.authorities.pop().is_none() {
            return bytes;
        }
    }
}

/// Upstream answers A and AAAA of what it has for a type asked.
pub fn wanted(data: &Data, asked: RecordType) -> bool {
    matches!(
        (data, asked),
        (Data::A(_), RecordType::A)
            | (Data::Aaaa(_), RecordType::AAAA)
            | (Data::Cname(_), _)
            | (Data::Ptr(_), RecordType::PTR)
            | (Data::Srv { .. }, RecordType::SRV)
            | (Data::Txt(_), RecordType::TXT)
            | (Data::Ns(_), RecordType::NS)
            | (Data::Soa { .. }, RecordType::SOA)
    )
}
