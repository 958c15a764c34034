//! Links of a proxied answer, moved below the proxy's own path: the `Location` of a
//! redirect and the URL-valued attributes of HTML.
//!
//! Only absolute paths on the same host are moved. A start tag whose element can hold
//! a link is written anew (attributes quoted and escaped as Go's html package does),
//! everything else is passed byte by byte.
//! Limits: [`MAX_HTML`]; of named character references only XML's five are decoded.
//! Upstream followed: `apimachinery/pkg/util/proxy/transport.go`.

/// Largest page that is rewritten; a larger one is passed as it is.
pub const MAX_HTML: usize = 64 << 20;

/// Which attributes of an element are URLs.
fn url_attributes(element: &str) -> &'static [&'static str] {
    match element {
        "a" | "area" | "base" | "link" => &["href"],
        "applet" => &["codebase"],
        "audio" | "embed" | "script" | "source" => &["src"],
        "blockquote" | "del" | "ins" | "q" => &["cite"],
        "body" => &["background"],
        "button" => &["formaction"],
        "command" => &["icon"],
        "form" => &["action"],
        "frame" | "iframe" => &["longdesc", "src"],
        "head" => &["profile"],
        "html" => &["manifest"],
        "img" => &["longdesc", "src", "usemap"],
        "input" => &["src", "usemap", "formaction"],
        "object" => &["classid", "codebase", "data", "usemap"],
        "video" => &["poster", "src"],
        _ => &[],
    }
}

/// Elements whose content is text up to their end tag.
fn raw_text(element: &str) -> bool {
    matches!(
        element,
        "iframe" | "noembed" | "noframes" | "noscript" | "script" | "style" | "textarea" | "title" | "xmp"
    )
}

/// Where links lead.
#[derive(Debug, Clone)]
pub struct Links<'a> {
    /// Path of the proxy, put before absolute paths.
    pub prepend: &'a str,
    /// Host and port of the server that answered.
    pub source_host: &'a str,
    /// The `Host` header of the request.
    pub request_host: &'a str,
}

impl Links<'_> {
    /// One URL, moved below the proxy where it points to the same host.
    pub fn rewrite(&self, url: &str) -> String {
        let (scheme, after) = match url.split_once(':') {
            Some((scheme, after)) if is_scheme(scheme) => (scheme, after),
            _ => ("", url),
        };
        let (host, path_on) = match after.strip_prefix("//") {
            Some(rest) => rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len())),
            None => ("", after),
        };
        let (path, tail) = path_on.split_at(path_on.find(['?', '#']).unwrap_or(path_on.len()));
        let elsewhere = !host.is_empty() && host != self.source_host && host != self.request_host;
        if elsewhere || !path.starts_with('/') {
            return url.to_owned();
        }
        let mut out = String::new();
        if !host.is_empty() && host == self.request_host {
            if !scheme.is_empty() {
                out.push_str(scheme);
                out.push(':');
            }
            out.push_str("//");
            out.push_str(host);
        }
        if path.starts_with(self.prepend) {
            out.push_str(path);
        } else {
            out.push_str(&join(self.prepend, path));
            if path.ends_with('/') && !out.ends_with('/') {
                out.push('/');
            }
        }
        out + tail
    }

    /// A page with its links moved.
    pub fn rewrite_html(&self, page: &str) -> String {
        let mut out = String::with_capacity(page.len() + 256);
        let mut rest = page;
        while let Some(at) = rest.find('<') {
            out.push_str(&rest[..at]);
            rest = &rest[at..];
            if let Some(comment) = rest.strip_prefix("<!--") {
                let end = comment.find("-->").map_or(rest.len(), |e| 4 + e + 3);
                out.push_str(&rest[..end]);
                rest = &rest[end..];
                continue;
            }
            let Some(tag) = Tag::read(rest) else {
                out.push('<');
                rest = &rest[1..];
                continue;
            };
            let source = &rest[..tag.length];
            rest = &rest[tag.length..];
            let names = url_attributes(&tag.name);
            if names.is_empty() {
                out.push_str(source);
            } else {
                tag.write(&mut out, |name, value| names.contains(&name).then(|| self.rewrite(value)));
            }
            if raw_text(&tag.name) && !tag.closes_itself {
                let end = end_tag(rest, &tag.name);
                out.push_str(&rest[..end]);
                rest = &rest[end..];
            }
        }
        out.push_str(rest);
        out
    }
}

fn is_scheme(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
}

/// Go's `path.Join`: one slash between parts, dot segments resolved, no slash at the end.
pub fn join(first: &str, second: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in first.split('/').chain(second.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    format!("/{}", parts.join("/"))
}

/// Where the end tag of `name` begins.
fn end_tag(text: &str, name: &str) -> usize {
    let mut from = 0;
    while let Some(at) = text[from..].find("</") {
        let start = from + at;
        let after = &text[start + 2..];
        if after.get(..name.len()).is_some_and(|n| n.eq_ignore_ascii_case(name)) {
            return start;
        }
        from = start + 2;
    }
    text.len()
}

/// A start tag.
struct Tag {
    name: String,
    attributes: Vec<(String, String)>,
    closes_itself: bool,
    length: usize,
}

impl Tag {
    /// `text` begins with `<`; none for what is no whole start tag.
    fn read(text: &str) -> Option<Tag> {
        let bytes = text.as_bytes();
        if !bytes.get(1)?.is_ascii_alphabetic() {
            return None;
        }
        let mut at = 1;
        let until = |at: &mut usize, stop: &dyn Fn(u8) -> bool| {
            let from = *at;
            while *at < bytes.len() && !stop(bytes[*at]) {
                *at += 1;
            }
            text[from..*at].to_owned()
        };
        let space = |b: u8| b.is_ascii_whitespace();
        let name = until(&mut at, &|b| space(b) || b == b'/' || b == b'>').to_ascii_lowercase();
        let mut attributes: Vec<(String, String)> = Vec::new();
        loop {
            until(&mut at, &|b| !space(b));
            match *bytes.get(at)? {
                b'>' => break,
                b'/' => {
                    at += 1;
                    if *bytes.get(at)? == b'>' {
                        return Some(Tag { name, attributes, closes_itself: true, length: at + 1 });
                    }
                    continue;
                }
                _ => {}
            }
            let key = until(&mut at, &|b| space(b) || b == b'/' || b == b'=' || b == b'>').to_ascii_lowercase();
            until(&mut at, &|b| !space(b));
            let mut value = String::new();
            if *bytes.get(at)? == b'=' {
                at += 1;
                until(&mut at, &|b| !space(b));
                value = match *bytes.get(at)? {
                    quote @ (b'"' | b'\'') => {
                        at += 1;
                        let inner = until(&mut at, &|b| b == quote);
                        bytes.get(at)?;
                        at += 1;
                        inner
                    }
                    _ => until(&mut at, &|b| space(b) || b == b'>'),
                };
            }
            if key.is_empty() && value.is_empty() {
                // a lone sign that begins nothing
                at += 1;
                continue;
            }
            if !attributes.iter().any(|(k, _)| *k == key) {
                attributes.push((key, unescape(&value)));
            }
        }
        Some(Tag { name, attributes, closes_itself: false, length: at + 1 })
    }

    fn write(&self, out: &mut String, replace: impl Fn(&str, &str) -> Option<String>) {
        out.push('<');
        out.push_str(&self.name);
        for (key, value) in &self.attributes {
            let value = replace(key, value).unwrap_or_else(|| value.clone());
            out.push(' ');
            out.push_str(key);
            out.push_str("=\"");
            escape(out, &value);
            out.push('"');
        }
        out.push_str(if self.closes_itself { "/>" } else { ">" });
    }
}

fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '\'' => out.push_str("&#39;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&#34;"),
            '\r' => out.push_str("&#13;"),
            c => out.push(c),
        }
    }
}

fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let decoded = rest.find(';').and_then(|end| Some((reference(&rest[1..end])?, end + 1)));
        match decoded {
            Some((c, length)) => {
                out.push(c);
                rest = &rest[length..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

fn reference(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(code);
    }
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINKS: Links<'static> =
        Links { prepend: "/api/v1/namespaces/n/pods/p/proxy", source_host: "10.0.0.1:80", request_host: "server:6443" };

    #[test]
    fn absolute_paths_of_the_same_host_move() {
        let under = |path: &str| format!("/api/v1/namespaces/n/pods/p/proxy{path}");
        assert_eq!(LINKS.rewrite("/a/b/?q=1#f"), under("/a/b/?q=1#f"));
        assert_eq!(LINKS.rewrite("/"), under("/"));
        assert_eq!(LINKS.rewrite("http://10.0.0.1:80/x"), under("/x"));
        assert_eq!(LINKS.rewrite("https://server:6443/x"), format!("https://server:6443{}", under("/x")));
        assert_eq!(LINKS.rewrite(&under("/x")), under("/x"));
        for same in ["a/b", "?q", "http://elsewhere/x", "mailto:a@b", "#top"] {
            assert_eq!(LINKS.rewrite(same), same);
        }
    }

    #[test]
    fn only_link_attributes_of_pages_change() {
        let page = "<!DOCTYPE html><p class=x>1 < 2<!-- <a href=\"/no\"> --><A HREF='/yes?a=1&amp;b=2' id=k>t</A><br/>\
            <script>\"<a href='/no'>\"</script><img src=\"/i.png\"/>";
        let wanted = "<!DOCTYPE html><p class=x>1 < 2<!-- <a href=\"/no\"> -->\
            <a href=\"/api/v1/namespaces/n/pods/p/proxy/yes?a=1&amp;b=2\" id=\"k\">t</A><br/>\
            <script>\"<a href='/no'>\"</script><img src=\"/api/v1/namespaces/n/pods/p/proxy/i.png\"/>";
        assert_eq!(LINKS.rewrite_html(page), wanted);
    }

    #[test]
    fn what_is_no_tag_passes() {
        for page in ["<", "a <b", "<a href=\"/x", "</a>", "<3 & <"] {
            assert_eq!(LINKS.rewrite_html(page), page);
        }
    }
}
