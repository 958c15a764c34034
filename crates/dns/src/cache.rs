//! Answers of other servers, kept while their TTL lasts (CoreDNS plugin/cache).

use std::collections::HashMap;
use std::time::{Duration, Instant};

use hickory_proto::op::{Message, ResponseCode};
use hickory_proto::rr::RecordType;
use parking_lot::Mutex;

use crate::corefile::{Cache as Settings, matching, within};

/// CoreDNS's floor.
const MINIMUM_TTL: u32 = 5;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    name: String,
    asked: RecordType,
    dnssec: bool,
}

struct Entry {
    message: Message,
    stored: Instant,
    ttl: Duration,
}

/// Two bounded maps: an entry is thrown out when the map is full, any one, as
/// CoreDNS's shards do.
pub struct Cache {
    settings: Settings,
    success: Mutex<HashMap<Key, Entry>>,
    denial: Mutex<HashMap<Key, Entry>>,
}

pub enum Outcome {
    Hit(Box<Message>),
    Miss,
    /// The name is in no zone of the cache.
    Aside,
}

impl Cache {
    pub fn new(settings: Settings) -> Self {
        Cache { settings, success: Mutex::default(), denial: Mutex::default() }
    }

    fn key(name: &str, asked: RecordType, query: &Message) -> Key {
        let dnssec = query.edns.as_ref().is_some_and(|e| e.flags().dnssec_ok);
        Key { name: name.to_owned(), asked, dnssec }
    }

    pub fn get(&self, name: &str, asked: RecordType, query: &Message, now: Instant) -> Outcome {
        if matching(name, &self.settings.zones).is_none() {
            return Outcome::Aside;
        }
        let key = Self::key(name, asked, query);
        for map in [&self.success, &self.denial] {
            let mut map = map.lock();
            let Some(entry) = map.get(&key) else { continue };
            let age = now.duration_since(entry.stored);
            if age >= entry.ttl {
                map.remove(&key);
                continue;
            }
            let mut message = entry.message.clone();
            let gone = u32::try_from(age.as_secs()).unwrap_or(u32::MAX);
            for record in message.answers.iter_mut().chain(&mut message.authorities) {
                record.ttl = record.ttl.saturating_sub(gone).max(1);
            }
            message.metadata.id = query.metadata.id;
            message.metadata.recursion_desired = query.metadata.recursion_desired;
            message.queries.clone_from(&query.queries);
            return Outcome::Hit(Box::new(message));
        }
        Outcome::Miss
    }

    /// Keeps an answer if it is of a kind that is kept.
    pub fn put(&self, name: &str, asked: RecordType, query: &Message, answer: &Message, now: Instant) {
        if matching(name, &self.settings.zones).is_none() || answer.metadata.truncation {
            return;
        }
        let disabled = |zones: &[String]| zones.iter().any(|z| within(name, z));
        let s = &self.settings;
        let positive = answer.metadata.response_code == ResponseCode::NoError && !answer.answers.is_empty();
        let (map, cap, capacity) = if positive {
            if disabled(&s.disable_success) {
                return;
            }
            (&self.success, s.success_ttl, s.success_capacity)
        } else if matches!(answer.metadata.response_code, ResponseCode::NoError | ResponseCode::NXDomain) {
            if disabled(&s.disable_denial) {
                return;
            }
            (&self.denial, s.denial_ttl, s.denial_capacity)
        } else {
            return;
        };
        let least = answer.answers.iter().chain(&answer.authorities).map(|r| r.ttl).min().unwrap_or(MINIMUM_TTL);
        let ttl = least.clamp(MINIMUM_TTL.min(cap), cap.max(1));
        let mut message = answer.clone();
        for record in message.answers.iter_mut().chain(&mut message.authorities) {
            record.ttl = record.ttl.min(cap).max(MINIMUM_TTL.min(cap));
        }
        let mut map = map.lock();
        if map.len() >= capacity
            && let Some(victim) = map.keys().next().cloned()
        {
            map.remove(&victim);
        }
        let entry = Entry { message, stored: now, ttl: Duration::from_secs(ttl.into()) };
        map.insert(Self::key(name, asked, query), entry);
    }

    pub fn len(&self) -> (usize, usize) {
        (self.success.lock().len(), self.denial.lock().len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Answer, Code, Data, Record, response};
    use hickory_proto::op::Query;
    use hickory_proto::rr::Name;

    fn query() -> Message {
        let mut query = Message::query();
        let mut question = Query::new();
        question.name = Name::from_ascii("a.example.").unwrap();
        question.query_type = RecordType::A;
        query.add_query(question);
        query
    }

    #[test]
    fn kept_until_the_ttl_is_over() {
        let settings = Settings {
            zones: vec![".".into()],
            success_ttl: 30,
            denial_ttl: 30,
            success_capacity: 1,
            denial_capacity: 1,
            ..Default::default()
        };
        let cache = Cache::new(settings);
        let mut answer = Answer::of(Code::NoError);
        answer.answers = vec![Record { name: "a.example.".into(), ttl: 3600, data: Data::A([1, 2, 3, 4].into()) }];
        let start = Instant::now();
        cache.put("a.example.", RecordType::A, &query(), &response(&query(), &answer), start);
        let Outcome::Hit(hit) = cache.get("a.example.", RecordType::A, &query(), start + Duration::from_secs(10))
        else {
            panic!()
        };
        assert_eq!(hit.answers[0].ttl, 20);
        assert!(matches!(
            cache.get("a.example.", RecordType::A, &query(), start + Duration::from_secs(30)),
            Outcome::Miss
        ));
        cache.put("b.example.", RecordType::A, &query(), &response(&query(), &answer), start);
        cache.put("c.example.", RecordType::A, &query(), &response(&query(), &answer), start);
        assert_eq!(cache.len(), (1, 0));
    }
}
