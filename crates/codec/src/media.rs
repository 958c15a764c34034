//! Media types of bodies.

/// A serialization the server speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MediaType {
    Json,
    Yaml,
    Protobuf,
}

impl MediaType {
    /// By `type/subtype`, parameters cut off.
    pub fn parse(content_type: &str) -> Option<Self> {
        let essence = content_type.split(';').next().unwrap_or("").trim();
        match essence.to_ascii_lowercase().as_str() {
            "application/json" => Some(MediaType::Json),
            "application/yaml" => Some(MediaType::Yaml),
            "application/vnd.kubernetes.protobuf" => Some(MediaType::Protobuf),
            _ => None,
        }
    }
    pub fn as_str(self) -> &'static str {
        match self {
            MediaType::Json => "application/json",
            MediaType::Yaml => "application/yaml",
            MediaType::Protobuf => "application/vnd.kubernetes.protobuf",
        }
    }
    /// The media type of a watch stream of this serialization.
    pub fn stream(self) -> &'static str {
        match self {
            MediaType::Json => "application/json",
            MediaType::Yaml => "application/yaml",
            MediaType::Protobuf => "application/vnd.kubernetes.protobuf;stream=watch",
        }
    }
}
