//! The function libraries: one file each.

pub mod formats;
pub mod go_ip;
pub mod go_url;
pub mod lists;
pub mod opaque;
pub mod semver;
pub mod string_format;
pub mod strings;
pub mod times;
