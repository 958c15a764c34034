//! `--token-auth-file`: static tokens, one CSV record each: token, user, uid and
//! optionally groups (`"a,b"`).
//!
//! Upstream followed: `apiserver/pkg/authentication/token/tokenfile`.

use std::collections::HashMap;
use std::path::Path;

use async_trait::async_trait;

use super::TokenAuthenticator;
use crate::request::{Authenticated, UserInfo};

#[derive(Debug)]
pub struct TokenFile(HashMap<String, UserInfo>);

impl TokenFile {
    /// `path` is for errors.
    pub fn parse(text: &str, path: &Path) -> Result<Self, String> {
        let mut tokens = HashMap::new();
        for line in text.lines().filter(|line| !line.is_empty()) {
            let record = fields(line);
            let [token, name, uid, rest @ ..] = record.as_slice() else {
                return Err(format!(
                    "token file '{}' must have at least 3 columns (token, user name, user uid), found {}",
                    path.display(),
                    record.len()
                ));
            };
            if token.is_empty() {
                tracing::warn!("empty token has been found in token file '{}'", path.display());
                continue;
            }
            let groups = rest.first().map(|groups| groups.split(',').map(str::to_owned).collect()).unwrap_or_default();
            let user = UserInfo { name: name.clone(), uid: uid.clone(), groups, ..Default::default() };
            if tokens.insert(token.clone(), user).is_some() {
                tracing::warn!("duplicate token has been found in token file '{}'", path.display());
            }
        }
        Ok(TokenFile(tokens))
    }
}

/// The fields of a record; a quoted one may hold commas, and quotes as pairs.
fn fields(line: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut quoted = false;
    let mut characters = line.chars().peekable();
    while let Some(c) = characters.next() {
        let Some(field) = found.last_mut() else { break };
        match c {
            '"' if quoted && characters.peek() == Some(&'"') => {
                characters.next();
                field.push('"');
            }
            '"' if quoted || field.is_empty() => quoted = !quoted,
            ',' if !quoted => found.push(String::new()),
            c => field.push(c),
        }
    }
    found
}

#[async_trait]
impl TokenAuthenticator for TokenFile {
    async fn authenticate_token(&self, token: &str, _audiences: &[String]) -> Result<Option<Authenticated>, String> {
        Ok(self.0.get(token).map(|user| Authenticated { user: user.clone(), ..Default::default() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn records_name_users() {
        let file = TokenFile::parse("t1,jane,1,\"a,b\"\n\nt2,joe,2\n", Path::new("f")).unwrap();
        let found = file.authenticate_token("t1", &[]).await.unwrap().unwrap().user;
        assert_eq!((found.name.as_str(), found.uid.as_str(), found.groups.len()), ("jane", "1", 2));
        assert!(file.authenticate_token("t2", &[]).await.unwrap().unwrap().user.groups.is_empty());
        assert!(file.authenticate_token("", &[]).await.unwrap().is_none());
    }

    #[test]
    fn short_records_are_refused() {
        assert_eq!(
            TokenFile::parse("t1,jane\n", Path::new("/f")).unwrap_err(),
            "token file '/f' must have at least 3 columns (token, user name, user uid), found 2"
        );
    }
}
