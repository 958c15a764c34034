//! A small map whose entries end at a time. When full, expired entries go
//! first, then everything: entries are cheap to make again, an eviction order
//! is not worth its locking.

use std::collections::HashMap;
use std::hash::Hash;

use async_trait::async_trait;
use parking_lot::Mutex;

use super::TokenAuthenticator;
use crate::request::Authenticated;

pub struct Expiring<K, V> {
    entries: Mutex<HashMap<K, (i64, V)>>,
    limit: usize,
}

impl<K: Hash + Eq, V: Clone> Expiring<K, V> {
    pub fn new(limit: usize) -> Self {
        Expiring { entries: Mutex::new(HashMap::new()), limit }
    }

    /// Times in any one unit that only grows.
    pub fn get(&self, key: &K, now: i64) -> Option<V> {
        let entries = self.entries.lock();
        entries.get(key).filter(|(until, _)| now <= *until).map(|(_, value)| value.clone())
    }

    pub fn put(&self, key: K, value: V, now: i64, until: i64) {
        let mut entries = self.entries.lock();
        if entries.len() >= self.limit {
            entries.retain(|_, (until, _)| now <= *until);
            if entries.len() >= self.limit {
                entries.clear();
            }
        }
        entries.insert(key, (until, value));
    }
}

/// Upstream's TokenSuccessCacheTTL.
const SUCCESS_SECONDS: i64 = 10;
const TOKENS: usize = 10_000;

/// Remembers tokens for a while; those that could not be checked are asked
/// about again each time.
pub struct CachedTokens<T> {
    inner: T,
    known: Expiring<[u8; 32], Option<Authenticated>>,
    good_seconds: i64,
    /// 0: nobody's tokens are asked about again each time.
    bad_seconds: i64,
}

impl<T: TokenAuthenticator> CachedTokens<T> {
    /// Good tokens for ten seconds.
    pub fn new(inner: T) -> Self {
        CachedTokens { inner, known: Expiring::new(TOKENS), good_seconds: SUCCESS_SECONDS, bad_seconds: 0 }
    }
    /// Good and bad ones for as long.
    pub fn lasting(inner: T, ttl: std::time::Duration) -> Self {
        let seconds = i64::try_from(ttl.as_secs()).unwrap_or(i64::MAX);
        CachedTokens { inner, known: Expiring::new(TOKENS), good_seconds: seconds, bad_seconds: seconds }
    }
}

#[async_trait]
impl<T: TokenAuthenticator> TokenAuthenticator for CachedTokens<T> {
    async fn authenticate_token(&self, token: &str, audiences: &[String]) -> Result<Option<Authenticated>, String> {
        use sha2::Digest;
        // Tokens are kept as digests only, so that a memory dump shows none.
        let mut digest = sha2::Sha256::new();
        digest.update(token.len().to_be_bytes());
        digest.update(token);
        for audience in audiences {
            digest.update(audience.len().to_be_bytes());
            digest.update(audience);
        }
        let key: [u8; 32] = digest.finalize().into();
        let now = jiff::Timestamp::now().as_second();
        if let Some(found) = self.known.get(&key, now) {
            return Ok(found);
        }
        let found = self.inner.authenticate_token(token, audiences).await?;
        let seconds = if found.is_some() { self.good_seconds } else { self.bad_seconds };
        if seconds > 0 {
            self.known.put(key, found.clone(), now, now.saturating_add(seconds - 1));
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_end_and_a_full_map_drops_the_ended_first() {
        let map = Expiring::new(2);
        map.put("a", 1, 0, 5);
        map.put("b", 2, 0, 50);
        assert_eq!((map.get(&"a", 5), map.get(&"a", 6)), (Some(1), None));
        map.put("c", 3, 10, 50);
        assert_eq!((map.get(&"b", 10), map.get(&"c", 10)), (Some(2), Some(3)));
    }
}
