//! Security contexts of pods and containers.

use serde::Deserialize;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PodSecurityContext {
    pub run_as_user: Option<i64>,
    pub run_as_group: Option<i64>,
    pub run_as_non_root: Option<bool>,
    pub supplemental_groups: Vec<i64>,
    pub supplemental_groups_policy: Option<String>,
    pub fs_group: Option<i64>,
    pub fs_group_change_policy: Option<String>,
    pub sysctls: Vec<Sysctl>,
    pub se_linux_options: Option<SeLinuxOptions>,
    pub seccomp_profile: Option<Profile>,
    pub app_armor_profile: Option<Profile>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Sysctl {
    pub name: String,
    pub value: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SeLinuxOptions {
    pub user: String,
    pub role: String,
    pub r#type: String,
    pub level: String,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Profile {
    pub r#type: String,
    pub localhost_profile: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct SecurityContext {
    pub capabilities: Option<Capabilities>,
    pub privileged: Option<bool>,
    pub run_as_user: Option<i64>,
    pub run_as_group: Option<i64>,
    pub run_as_non_root: Option<bool>,
    pub read_only_root_filesystem: Option<bool>,
    pub allow_privilege_escalation: Option<bool>,
    pub proc_mount: Option<String>,
    pub se_linux_options: Option<SeLinuxOptions>,
    pub seccomp_profile: Option<Profile>,
    pub app_armor_profile: Option<Profile>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Capabilities {
    pub add: Vec<String>,
    pub drop: Vec<String>,
}
