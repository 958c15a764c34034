// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.client-go.pkg.apis.clientauthentication.v1.Cluster
pub static F1388: [Field; 7] = [
    Field { json: "server", go: "Server", required: true, default: "\"\"", ..F },
    Field { json: "tls-server-name", go: "TLSServerName", omit_empty: true, ..F },
    Field { json: "insecure-skip-tls-verify", go: "InsecureSkipTLSVerify", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "certificate-authority-data", go: "CertificateAuthorityData", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "proxy-url", go: "ProxyURL", omit_empty: true, ..F },
    Field { json: "disable-compression", go: "DisableCompression", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "config", go: "Config", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, ..F },
];
pub static T1388: Type = Type { name: "io.k8s.client-go.pkg.apis.clientauthentication.v1.Cluster", go: "Cluster", fields: &F1388, json_fields: &[&F1388[0], &F1388[1], &F1388[2], &F1388[3], &F1388[4], &F1388[5], &F1388[6]], by_name: &[3, 6, 5, 2, 4, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.client-go.pkg.apis.clientauthentication.v1.ExecCredential
pub static F1389: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "spec", go: "Spec", go_type: "v1.ExecCredentialSpec", kind: Kind::Struct(&super::config::T1390), omit_empty: true, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1.ExecCredentialStatus", kind: Kind::Struct(&super::config::T1391), omit_empty: true, pointer: true, ..F },
];
pub static T1389: Type = Type { name: "io.k8s.client-go.pkg.apis.clientauthentication.v1.ExecCredential", go: "ExecCredential", fields: &F1389, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1389[1], &F1389[2]], by_name: &[1, 0, 2, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.client-go.pkg.apis.clientauthentication.v1.ExecCredentialSpec
pub static F1390: [Field; 2] = [
    Field { json: "cluster", go: "Cluster", go_type: "v1.Cluster", kind: Kind::Struct(&super::config::T1388), omit_empty: true, pointer: true, ..F },
    Field { json: "interactive", go: "Interactive", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
];
pub static T1390: Type = Type { name: "io.k8s.client-go.pkg.apis.clientauthentication.v1.ExecCredentialSpec", go: "ExecCredentialSpec", fields: &F1390, json_fields: &[&F1390[0], &F1390[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.client-go.pkg.apis.clientauthentication.v1.ExecCredentialStatus
pub static F1391: [Field; 4] = [
    Field { json: "expirationTimestamp", go: "ExpirationTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, ..F },
    Field { json: "token", go: "Token", omit_empty: true, ..F },
    Field { json: "clientCertificateData", go: "ClientCertificateData", omit_empty: true, ..F },
    Field { json: "clientKeyData", go: "ClientKeyData", omit_empty: true, ..F },
];
pub static T1391: Type = Type { name: "io.k8s.client-go.pkg.apis.clientauthentication.v1.ExecCredentialStatus", go: "ExecCredentialStatus", fields: &F1391, json_fields: &[&F1391[0], &F1391[1], &F1391[2], &F1391[3]], by_name: &[2, 3, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.client-go.pkg.apis.clientauthentication.v1beta1.Cluster
pub static F1392: [Field; 7] = [
    Field { json: "server", go: "Server", required: true, default: "\"\"", ..F },
    Field { json: "tls-server-name", go: "TLSServerName", omit_empty: true, ..F },
    Field { json: "insecure-skip-tls-verify", go: "InsecureSkipTLSVerify", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "certificate-authority-data", go: "CertificateAuthorityData", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "proxy-url", go: "ProxyURL", omit_empty: true, ..F },
    Field { json: "disable-compression", go: "DisableCompression", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "config", go: "Config", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, ..F },
];
pub static T1392: Type = Type { name: "io.k8s.client-go.pkg.apis.clientauthentication.v1beta1.Cluster", go: "Cluster", fields: &F1392, json_fields: &[&F1392[0], &F1392[1], &F1392[2], &F1392[3], &F1392[4], &F1392[5], &F1392[6]], by_name: &[3, 6, 5, 2, 4, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.client-go.pkg.apis.clientauthentication.v1beta1.ExecCredential
pub static F1393: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "spec", go: "Spec", go_type: "v1beta1.ExecCredentialSpec", kind: Kind::Struct(&super::config::T1394), omit_empty: true, default: "{}", ..F },
    Field { json: "status", go: "Status", go_type: "v1beta1.ExecCredentialStatus", kind: Kind::Struct(&super::config::T1395), omit_empty: true, pointer: true, ..F },
];
pub static T1393: Type = Type { name: "io.k8s.client-go.pkg.apis.clientauthentication.v1beta1.ExecCredential", go: "ExecCredential", fields: &F1393, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1393[1], &F1393[2]], by_name: &[1, 0, 2, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.client-go.pkg.apis.clientauthentication.v1beta1.ExecCredentialSpec
pub static F1394: [Field; 2] = [
    Field { json: "cluster", go: "Cluster", go_type: "v1beta1.Cluster", kind: Kind::Struct(&super::config::T1392), omit_empty: true, pointer: true, ..F },
    Field { json: "interactive", go: "Interactive", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
];
pub static T1394: Type = Type { name: "io.k8s.client-go.pkg.apis.clientauthentication.v1beta1.ExecCredentialSpec", go: "ExecCredentialSpec", fields: &F1394, json_fields: &[&F1394[0], &F1394[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.client-go.pkg.apis.clientauthentication.v1beta1.ExecCredentialStatus
pub static F1395: [Field; 4] = [
    Field { json: "expirationTimestamp", go: "ExpirationTimestamp", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, ..F },
    Field { json: "token", go: "Token", omit_empty: true, ..F },
    Field { json: "clientCertificateData", go: "ClientCertificateData", omit_empty: true, ..F },
    Field { json: "clientKeyData", go: "ClientKeyData", omit_empty: true, ..F },
];
pub static T1395: Type = Type { name: "io.k8s.client-go.pkg.apis.clientauthentication.v1beta1.ExecCredentialStatus", go: "ExecCredentialStatus", fields: &F1395, json_fields: &[&F1395[0], &F1395[1], &F1395[2], &F1395[3]], by_name: &[2, 3, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.client-go.tools.clientcmd.api.v1.AuthInfo
pub static F1396: [Field; 15] = [
    Field { json: "client-certificate", go: "ClientCertificate", omit_empty: true, ..F },
    Field { json: "client-certificate-data", go: "ClientCertificateData", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, ..F },
    Field { json: "client-key", go: "ClientKey", omit_empty: true, ..F },
    Field { json: "client-key-data", go: "ClientKeyData", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, ..F },
    Field { json: "token", go: "Token", omit_empty: true, ..F },
    Field { json: "tokenFile", go: "TokenFile", omit_empty: true, ..F },
    Field { json: "as", go: "Impersonate", omit_empty: true, ..F },
    Field { json: "as-uid", go: "ImpersonateUID", omit_empty: true, ..F },
    Field { json: "as-groups", go: "ImpersonateGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "as-user-extra", go: "ImpersonateUserExtra", go_type: "map[string][]string", kind: Kind::Map(&Kind::List(&Kind::String)), omit_empty: true, ..F },
    Field { json: "username", go: "Username", omit_empty: true, ..F },
    Field { json: "password", go: "Password", omit_empty: true, ..F },
    Field { json: "auth-provider", go: "AuthProvider", go_type: "v1.AuthProviderConfig", kind: Kind::Struct(&super::config::T1397), omit_empty: true, pointer: true, ..F },
    Field { json: "exec", go: "Exec", go_type: "v1.ExecConfig", kind: Kind::Struct(&super::config::T1401), omit_empty: true, pointer: true, ..F },
    Field { json: "extensions", go: "Extensions", go_type: "[]v1.NamedExtension", kind: Kind::List(&Kind::Struct(&super::config::T1406)), omit_empty: true, ..F },
];
pub static T1396: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.AuthInfo", go: "AuthInfo", fields: &F1396, json_fields: &[&F1396[0], &F1396[1], &F1396[2], &F1396[3], &F1396[4], &F1396[5], &F1396[6], &F1396[7], &F1396[8], &F1396[9], &F1396[10], &F1396[11], &F1396[12], &F1396[13], &F1396[14]], by_name: &[6, 8, 7, 9, 12, 0, 1, 2, 3, 13, 14, 11, 4, 5, 10], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.AuthProviderConfig
pub static F1397: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "config", go: "Config", go_type: "map[string]string", kind: Kind::Map(&Kind::String), ..F },
];
pub static T1397: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.AuthProviderConfig", go: "AuthProviderConfig", fields: &F1397, json_fields: &[&F1397[0], &F1397[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.Cluster
pub static F1398: [Field; 8] = [
    Field { json: "server", go: "Server", ..F },
    Field { json: "tls-server-name", go: "TLSServerName", omit_empty: true, ..F },
    Field { json: "insecure-skip-tls-verify", go: "InsecureSkipTLSVerify", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "certificate-authority", go: "CertificateAuthority", omit_empty: true, ..F },
    Field { json: "certificate-authority-data", go: "CertificateAuthorityData", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, ..F },
    Field { json: "proxy-url", go: "ProxyURL", omit_empty: true, ..F },
    Field { json: "disable-compression", go: "DisableCompression", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "extensions", go: "Extensions", go_type: "[]v1.NamedExtension", kind: Kind::List(&Kind::Struct(&super::config::T1406)), omit_empty: true, ..F },
];
pub static T1398: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.Cluster", go: "Cluster", fields: &F1398, json_fields: &[&F1398[0], &F1398[1], &F1398[2], &F1398[3], &F1398[4], &F1398[5], &F1398[6], &F1398[7]], by_name: &[3, 4, 6, 7, 2, 5, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.Config
pub static F1399: [Field; 8] = [
    Field { json: "kind", go: "Kind", omit_empty: true, ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, ..F },
    Field { json: "preferences", go: "Preferences", go_type: "v1.Preferences", kind: Kind::Struct(&super::config::T1407), omit_zero: true, ..F },
    Field { json: "clusters", go: "Clusters", go_type: "[]v1.NamedCluster", kind: Kind::List(&Kind::Struct(&super::config::T1404)), ..F },
    Field { json: "users", go: "AuthInfos", go_type: "[]v1.NamedAuthInfo", kind: Kind::List(&Kind::Struct(&super::config::T1403)), ..F },
    Field { json: "contexts", go: "Contexts", go_type: "[]v1.NamedContext", kind: Kind::List(&Kind::Struct(&super::config::T1405)), ..F },
    Field { json: "current-context", go: "CurrentContext", ..F },
    Field { json: "extensions", go: "Extensions", go_type: "[]v1.NamedExtension", kind: Kind::List(&Kind::Struct(&super::config::T1406)), omit_empty: true, ..F },
];
pub static T1399: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.Config", go: "Config", fields: &F1399, json_fields: &[&F1399[0], &F1399[1], &F1399[2], &F1399[3], &F1399[4], &F1399[5], &F1399[6], &F1399[7]], by_name: &[1, 3, 5, 6, 7, 0, 2, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.Context
pub static F1400: [Field; 4] = [
    Field { json: "cluster", go: "Cluster", ..F },
    Field { json: "user", go: "AuthInfo", ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, ..F },
    Field { json: "extensions", go: "Extensions", go_type: "[]v1.NamedExtension", kind: Kind::List(&Kind::Struct(&super::config::T1406)), omit_empty: true, ..F },
];
pub static T1400: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.Context", go: "Context", fields: &F1400, json_fields: &[&F1400[0], &F1400[1], &F1400[2], &F1400[3]], by_name: &[0, 3, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.ExecConfig
pub static F1401: [Field; 7] = [
    Field { json: "command", go: "Command", ..F },
    Field { json: "args", go: "Args", go_type: "[]string", kind: Kind::List(&Kind::String), ..F },
    Field { json: "env", go: "Env", go_type: "[]v1.ExecEnvVar", kind: Kind::List(&Kind::Struct(&super::config::T1402)), ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, ..F },
    Field { json: "installHint", go: "InstallHint", omit_empty: true, ..F },
    Field { json: "provideClusterInfo", go: "ProvideClusterInfo", go_type: "bool", kind: Kind::Bool, ..F },
    Field { json: "interactiveMode", go: "InteractiveMode", go_type: "v1.ExecInteractiveMode", omit_empty: true, ..F },
];
pub static T1401: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.ExecConfig", go: "ExecConfig", fields: &F1401, json_fields: &[&F1401[0], &F1401[1], &F1401[2], &F1401[3], &F1401[4], &F1401[5], &F1401[6]], by_name: &[3, 1, 0, 2, 4, 6, 5], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.ExecEnvVar
pub static F1402: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "value", go: "Value", ..F },
];
pub static T1402: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.ExecEnvVar", go: "ExecEnvVar", fields: &F1402, json_fields: &[&F1402[0], &F1402[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.NamedAuthInfo
pub static F1403: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "user", go: "AuthInfo", go_type: "v1.AuthInfo", kind: Kind::Struct(&super::config::T1396), ..F },
];
pub static T1403: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.NamedAuthInfo", go: "NamedAuthInfo", fields: &F1403, json_fields: &[&F1403[0], &F1403[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.NamedCluster
pub static F1404: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "cluster", go: "Cluster", go_type: "v1.Cluster", kind: Kind::Struct(&super::config::T1398), ..F },
];
pub static T1404: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.NamedCluster", go: "NamedCluster", fields: &F1404, json_fields: &[&F1404[0], &F1404[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.NamedContext
pub static F1405: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "context", go: "Context", go_type: "v1.Context", kind: Kind::Struct(&super::config::T1400), ..F },
];
pub static T1405: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.NamedContext", go: "NamedContext", fields: &F1405, json_fields: &[&F1405[0], &F1405[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.NamedExtension
pub static F1406: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "extension", go: "Extension", go_type: "runtime.RawExtension", kind: Kind::RawExtension, ..F },
];
pub static T1406: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.NamedExtension", go: "NamedExtension", fields: &F1406, json_fields: &[&F1406[0], &F1406[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.client-go.tools.clientcmd.api.v1.Preferences
pub static F1407: [Field; 2] = [
    Field { json: "colors", go: "Colors", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "extensions", go: "Extensions", go_type: "[]v1.NamedExtension", kind: Kind::List(&Kind::Struct(&super::config::T1406)), omit_empty: true, ..F },
];
pub static T1407: Type = Type { name: "io.k8s.client-go.tools.clientcmd.api.v1.Preferences", go: "Preferences", fields: &F1407, json_fields: &[&F1407[0], &F1407[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.cloud-provider.config.v1alpha1.CloudProviderConfiguration
pub static F1408: [Field; 2] = [
    Field { json: "Name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "CloudConfigFile", go: "CloudConfigFile", required: true, default: "\"\"", ..F },
];
pub static T1408: Type = Type { name: "io.k8s.cloud-provider.config.v1alpha1.CloudProviderConfiguration", go: "CloudProviderConfiguration", fields: &F1408, json_fields: &[&F1408[0], &F1408[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.cloud-provider.config.v1alpha1.KubeCloudSharedConfiguration
pub static F1409: [Field; 11] = [
    Field { json: "CloudProvider", go: "CloudProvider", go_type: "v1alpha1.CloudProviderConfiguration", kind: Kind::Struct(&super::config::T1408), required: true, default: "{}", ..F },
    Field { json: "ExternalCloudVolumePlugin", go: "ExternalCloudVolumePlugin", required: true, default: "\"\"", ..F },
    Field { json: "UseServiceAccountCredentials", go: "UseServiceAccountCredentials", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "AllowUntaggedCloud", go: "AllowUntaggedCloud", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "RouteReconciliationPeriod", go: "RouteReconciliationPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "ClusterName", go: "ClusterName", required: true, default: "\"\"", ..F },
    Field { json: "ClusterCIDR", go: "ClusterCIDR", required: true, default: "\"\"", ..F },
    Field { json: "AllocateNodeCIDRs", go: "AllocateNodeCIDRs", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "CIDRAllocatorType", go: "CIDRAllocatorType", required: true, default: "\"\"", ..F },
    Field { json: "ConfigureCloudRoutes", go: "ConfigureCloudRoutes", go_type: "bool", kind: Kind::Bool, pointer: true, required: true, ..F },
    Field { json: "NodeSyncPeriod", go: "NodeSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1409: Type = Type { name: "io.k8s.cloud-provider.config.v1alpha1.KubeCloudSharedConfiguration", go: "KubeCloudSharedConfiguration", fields: &F1409, json_fields: &[&F1409[0], &F1409[1], &F1409[2], &F1409[3], &F1409[4], &F1409[5], &F1409[6], &F1409[7], &F1409[8], &F1409[9], &F1409[10]], by_name: &[7, 3, 8, 0, 6, 5, 9, 1, 10, 4, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.cloud-provider.controllers.service.config.v1alpha1.ServiceControllerConfiguration
pub static F1410: [Field; 1] = [
    Field { json: "ConcurrentServiceSyncs", go: "ConcurrentServiceSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1410: Type = Type { name: "io.k8s.cloud-provider.controllers.service.config.v1alpha1.ServiceControllerConfiguration", go: "ServiceControllerConfiguration", fields: &F1410, json_fields: &[&F1410[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.component-base.config.v1alpha1.ClientConnectionConfiguration
pub static F1411: [Field; 5] = [
    Field { json: "kubeconfig", go: "Kubeconfig", required: true, default: "\"\"", ..F },
    Field { json: "acceptContentTypes", go: "AcceptContentTypes", required: true, default: "\"\"", ..F },
    Field { json: "contentType", go: "ContentType", required: true, default: "\"\"", ..F },
    Field { json: "qps", go: "QPS", go_type: "float32", kind: Kind::Float32, required: true, default: "0", ..F },
    Field { json: "burst", go: "Burst", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1411: Type = Type { name: "io.k8s.component-base.config.v1alpha1.ClientConnectionConfiguration", go: "ClientConnectionConfiguration", fields: &F1411, json_fields: &[&F1411[0], &F1411[1], &F1411[2], &F1411[3], &F1411[4]], by_name: &[1, 4, 2, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.component-base.config.v1alpha1.DebuggingConfiguration
pub static F1412: [Field; 2] = [
    Field { json: "enableProfiling", go: "EnableProfiling", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "enableContentionProfiling", go: "EnableContentionProfiling", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1412: Type = Type { name: "io.k8s.component-base.config.v1alpha1.DebuggingConfiguration", go: "DebuggingConfiguration", fields: &F1412, json_fields: &[&F1412[0], &F1412[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.component-base.config.v1alpha1.LeaderElectionConfiguration
pub static F1413: [Field; 7] = [
    Field { json: "leaderElect", go: "LeaderElect", go_type: "bool", kind: Kind::Bool, pointer: true, required: true, ..F },
    Field { json: "leaseDuration", go: "LeaseDuration", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "renewDeadline", go: "RenewDeadline", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "retryPeriod", go: "RetryPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "resourceLock", go: "ResourceLock", required: true, default: "\"\"", ..F },
    Field { json: "resourceName", go: "ResourceName", required: true, default: "\"\"", ..F },
    Field { json: "resourceNamespace", go: "ResourceNamespace", required: true, default: "\"\"", ..F },
];
pub static T1413: Type = Type { name: "io.k8s.component-base.config.v1alpha1.LeaderElectionConfiguration", go: "LeaderElectionConfiguration", fields: &F1413, json_fields: &[&F1413[0], &F1413[1], &F1413[2], &F1413[3], &F1413[4], &F1413[5], &F1413[6]], by_name: &[0, 1, 2, 4, 5, 6, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.component-base.logs.api.v1.FormatOptions
pub static F1414: [Field; 2] = [
    Field { json: "text", go: "Text", go_type: "v1.TextOptions", kind: Kind::Struct(&super::config::T1418), omit_empty: true, ..F },
    Field { json: "json", go: "JSON", go_type: "v1.JSONOptions", kind: Kind::Struct(&super::config::T1415), omit_empty: true, ..F },
];
pub static T1414: Type = Type { name: "io.k8s.component-base.logs.api.v1.FormatOptions", go: "FormatOptions", fields: &F1414, json_fields: &[&F1414[0], &F1414[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.component-base.logs.api.v1.JSONOptions
pub static F1415: [Field; 1] = [
    Field { go: "OutputRoutingOptions", go_type: "v1.OutputRoutingOptions", kind: Kind::Struct(&super::config::T1417), inline: true, ..F },
];
pub static T1415: Type = Type { name: "io.k8s.component-base.logs.api.v1.JSONOptions", go: "JSONOptions", fields: &F1415, json_fields: &[&F1417[0], &F1417[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.component-base.logs.api.v1.LoggingConfiguration
pub static F1416: [Field; 5] = [
    Field { json: "format", go: "Format", omit_empty: true, ..F },
    Field { json: "flushFrequency", go: "FlushFrequency", go_type: "v1.TimeOrMetaDuration", kind: Kind::TimeOrDuration, ..F },
    Field { json: "verbosity", go: "Verbosity", go_type: "v1.VerbosityLevel", kind: Kind::Uint32, ..F },
    Field { json: "vmodule", go: "VModule", go_type: "v1.VModuleConfiguration", kind: Kind::List(&Kind::Struct(&super::config::T1420)), omit_empty: true, ..F },
    Field { json: "options", go: "Options", go_type: "v1.FormatOptions", kind: Kind::Struct(&super::config::T1414), omit_empty: true, ..F },
];
pub static T1416: Type = Type { name: "io.k8s.component-base.logs.api.v1.LoggingConfiguration", go: "LoggingConfiguration", fields: &F1416, json_fields: &[&F1416[0], &F1416[1], &F1416[2], &F1416[3], &F1416[4]], by_name: &[1, 0, 4, 2, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.component-base.logs.api.v1.OutputRoutingOptions
pub static F1417: [Field; 2] = [
    Field { json: "splitStream", go: "SplitStream", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "infoBufferSize", go: "InfoBufferSize", go_type: "resource.QuantityValue", kind: Kind::Quantity, omit_empty: true, ..F },
];
pub static T1417: Type = Type { name: "io.k8s.component-base.logs.api.v1.OutputRoutingOptions", go: "OutputRoutingOptions", fields: &F1417, json_fields: &[&F1417[0], &F1417[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.component-base.logs.api.v1.TextOptions
pub static F1418: [Field; 1] = [
    Field { go: "OutputRoutingOptions", go_type: "v1.OutputRoutingOptions", kind: Kind::Struct(&super::config::T1417), inline: true, ..F },
];
pub static T1418: Type = Type { name: "io.k8s.component-base.logs.api.v1.TextOptions", go: "TextOptions", fields: &F1418, json_fields: &[&F1417[0], &F1417[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.component-base.logs.api.v1.TimeOrMetaDuration
pub static F1419: [Field; 0] = [
];
pub static T1419: Type = Type { name: "io.k8s.component-base.logs.api.v1.TimeOrMetaDuration", go: "TimeOrMetaDuration", fields: &F1419, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.component-base.logs.api.v1.VModuleItem
pub static F1420: [Field; 2] = [
    Field { json: "filePattern", go: "FilePattern", ..F },
    Field { json: "verbosity", go: "Verbosity", go_type: "v1.VerbosityLevel", kind: Kind::Uint32, ..F },
];
pub static T1420: Type = Type { name: "io.k8s.component-base.logs.api.v1.VModuleItem", go: "VModuleItem", fields: &F1420, json_fields: &[&F1420[0], &F1420[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.component-base.tracing.api.v1.TracingConfiguration
pub static F1421: [Field; 2] = [
    Field { json: "endpoint", go: "Endpoint", omit_empty: true, pointer: true, ..F },
    Field { json: "samplingRatePerMillion", go: "SamplingRatePerMillion", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
];
pub static T1421: Type = Type { name: "io.k8s.component-base.tracing.api.v1.TracingConfiguration", go: "TracingConfiguration", fields: &F1421, json_fields: &[&F1421[0], &F1421[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.controller-manager.config.v1.ControllerLeaderConfiguration
pub static F1422: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "component", go: "Component", ..F },
];
pub static T1422: Type = Type { name: "io.k8s.controller-manager.config.v1.ControllerLeaderConfiguration", go: "ControllerLeaderConfiguration", fields: &F1422, json_fields: &[&F1422[0], &F1422[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.controller-manager.config.v1.LeaderMigrationConfiguration
pub static F1423: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "leaderName", go: "LeaderName", ..F },
    Field { json: "controllerLeaders", go: "ControllerLeaders", go_type: "[]v1.ControllerLeaderConfiguration", kind: Kind::List(&Kind::Struct(&super::config::T1422)), list_type: ListType::Atomic, ..F },
];
pub static T1423: Type = Type { name: "io.k8s.controller-manager.config.v1.LeaderMigrationConfiguration", go: "LeaderMigrationConfiguration", fields: &F1423, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1423[1], &F1423[2]], by_name: &[1, 3, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.controller-manager.config.v1alpha1.ControllerLeaderConfiguration
pub static F1424: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "component", go: "Component", required: true, default: "\"\"", ..F },
];
pub static T1424: Type = Type { name: "io.k8s.controller-manager.config.v1alpha1.ControllerLeaderConfiguration", go: "ControllerLeaderConfiguration", fields: &F1424, json_fields: &[&F1424[0], &F1424[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.controller-manager.config.v1alpha1.GenericControllerManagerConfiguration
pub static F1425: [Field; 10] = [
    Field { json: "Port", go: "Port", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "Address", go: "Address", required: true, default: "\"\"", ..F },
    Field { json: "MinResyncPeriod", go: "MinResyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "ClientConnection", go: "ClientConnection", go_type: "v1alpha1.ClientConnectionConfiguration", kind: Kind::Struct(&super::config::T1411), required: true, default: "{}", ..F },
    Field { json: "ControllerStartInterval", go: "ControllerStartInterval", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "LeaderElection", go: "LeaderElection", go_type: "v1alpha1.LeaderElectionConfiguration", kind: Kind::Struct(&super::config::T1413), required: true, default: "{}", ..F },
    Field { json: "Controllers", go: "Controllers", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, ..F },
    Field { json: "Debugging", go: "Debugging", go_type: "v1alpha1.DebuggingConfiguration", kind: Kind::Struct(&super::config::T1412), required: true, default: "{}", ..F },
    Field { json: "LeaderMigrationEnabled", go: "LeaderMigrationEnabled", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "LeaderMigration", go: "LeaderMigration", go_type: "v1alpha1.LeaderMigrationConfiguration", kind: Kind::Struct(&super::config::T1426), required: true, default: "{}", ..F },
];
pub static T1425: Type = Type { name: "io.k8s.controller-manager.config.v1alpha1.GenericControllerManagerConfiguration", go: "GenericControllerManagerConfiguration", fields: &F1425, json_fields: &[&F1425[0], &F1425[1], &F1425[2], &F1425[3], &F1425[4], &F1425[5], &F1425[6], &F1425[7], &F1425[8], &F1425[9]], by_name: &[1, 3, 4, 6, 7, 5, 9, 8, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.controller-manager.config.v1alpha1.LeaderMigrationConfiguration
pub static F1426: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "leaderName", go: "LeaderName", required: true, default: "\"\"", ..F },
    Field { json: "resourceLock", go: "ResourceLock", required: true, default: "\"\"", ..F },
    Field { json: "controllerLeaders", go: "ControllerLeaders", go_type: "[]v1alpha1.ControllerLeaderConfiguration", kind: Kind::List(&Kind::Struct(&super::config::T1424)), required: true, ..F },
];
pub static T1426: Type = Type { name: "io.k8s.controller-manager.config.v1alpha1.LeaderMigrationConfiguration", go: "LeaderMigrationConfiguration", fields: &F1426, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1426[1], &F1426[2], &F1426[3]], by_name: &[1, 4, 0, 2, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.controller-manager.config.v1beta1.ControllerLeaderConfiguration
pub static F1427: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "component", go: "Component", required: true, default: "\"\"", ..F },
];
pub static T1427: Type = Type { name: "io.k8s.controller-manager.config.v1beta1.ControllerLeaderConfiguration", go: "ControllerLeaderConfiguration", fields: &F1427, json_fields: &[&F1427[0], &F1427[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.controller-manager.config.v1beta1.LeaderMigrationConfiguration
pub static F1428: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "leaderName", go: "LeaderName", required: true, default: "\"\"", ..F },
    Field { json: "resourceLock", go: "ResourceLock", required: true, default: "\"\"", ..F },
    Field { json: "controllerLeaders", go: "ControllerLeaders", go_type: "[]v1beta1.ControllerLeaderConfiguration", kind: Kind::List(&Kind::Struct(&super::config::T1427)), required: true, list_type: ListType::Atomic, ..F },
];
pub static T1428: Type = Type { name: "io.k8s.controller-manager.config.v1beta1.LeaderMigrationConfiguration", go: "LeaderMigrationConfiguration", fields: &F1428, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1428[1], &F1428[2], &F1428[3]], by_name: &[1, 4, 0, 2, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.AttachDetachControllerConfiguration
pub static F1441: [Field; 3] = [
    Field { json: "DisableAttachDetachReconcilerSync", go: "DisableAttachDetachReconcilerSync", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "ReconcilerSyncLoopPeriod", go: "ReconcilerSyncLoopPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "disableForceDetachOnTimeout", go: "DisableForceDetachOnTimeout", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
];
pub static T1441: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.AttachDetachControllerConfiguration", go: "AttachDetachControllerConfiguration", fields: &F1441, json_fields: &[&F1441[0], &F1441[1], &F1441[2]], by_name: &[0, 1, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.CSRSigningConfiguration
pub static F1442: [Field; 2] = [
    Field { json: "CertFile", go: "CertFile", required: true, default: "\"\"", ..F },
    Field { json: "KeyFile", go: "KeyFile", required: true, default: "\"\"", ..F },
];
pub static T1442: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.CSRSigningConfiguration", go: "CSRSigningConfiguration", fields: &F1442, json_fields: &[&F1442[0], &F1442[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.CSRSigningControllerConfiguration
pub static F1443: [Field; 7] = [
    Field { json: "ClusterSigningCertFile", go: "ClusterSigningCertFile", required: true, default: "\"\"", ..F },
    Field { json: "ClusterSigningKeyFile", go: "ClusterSigningKeyFile", required: true, default: "\"\"", ..F },
    Field { json: "KubeletServingSignerConfiguration", go: "KubeletServingSignerConfiguration", go_type: "v1alpha1.CSRSigningConfiguration", kind: Kind::Struct(&super::config::T1442), required: true, default: "{}", ..F },
    Field { json: "KubeletClientSignerConfiguration", go: "KubeletClientSignerConfiguration", go_type: "v1alpha1.CSRSigningConfiguration", kind: Kind::Struct(&super::config::T1442), required: true, default: "{}", ..F },
    Field { json: "KubeAPIServerClientSignerConfiguration", go: "KubeAPIServerClientSignerConfiguration", go_type: "v1alpha1.CSRSigningConfiguration", kind: Kind::Struct(&super::config::T1442), required: true, default: "{}", ..F },
    Field { json: "LegacyUnknownSignerConfiguration", go: "LegacyUnknownSignerConfiguration", go_type: "v1alpha1.CSRSigningConfiguration", kind: Kind::Struct(&super::config::T1442), required: true, default: "{}", ..F },
    Field { json: "ClusterSigningDuration", go: "ClusterSigningDuration", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1443: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.CSRSigningControllerConfiguration", go: "CSRSigningControllerConfiguration", fields: &F1443, json_fields: &[&F1443[0], &F1443[1], &F1443[2], &F1443[3], &F1443[4], &F1443[5], &F1443[6]], by_name: &[0, 6, 1, 4, 3, 2, 5], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.CronJobControllerConfiguration
pub static F1444: [Field; 1] = [
    Field { json: "ConcurrentCronJobSyncs", go: "ConcurrentCronJobSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1444: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.CronJobControllerConfiguration", go: "CronJobControllerConfiguration", fields: &F1444, json_fields: &[&F1444[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.DaemonSetControllerConfiguration
pub static F1445: [Field; 1] = [
    Field { json: "ConcurrentDaemonSetSyncs", go: "ConcurrentDaemonSetSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1445: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.DaemonSetControllerConfiguration", go: "DaemonSetControllerConfiguration", fields: &F1445, json_fields: &[&F1445[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.DeploymentControllerConfiguration
pub static F1446: [Field; 1] = [
    Field { json: "ConcurrentDeploymentSyncs", go: "ConcurrentDeploymentSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1446: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.DeploymentControllerConfiguration", go: "DeploymentControllerConfiguration", fields: &F1446, json_fields: &[&F1446[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.DeprecatedControllerConfiguration
pub static F1447: [Field; 0] = [
];
pub static T1447: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.DeprecatedControllerConfiguration", go: "DeprecatedControllerConfiguration", fields: &F1447, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.DeviceTaintEvictionControllerConfiguration
pub static F1448: [Field; 1] = [
    Field { json: "ConcurrentSyncs", go: "ConcurrentSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1448: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.DeviceTaintEvictionControllerConfiguration", go: "DeviceTaintEvictionControllerConfiguration", fields: &F1448, json_fields: &[&F1448[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.DisruptionControllerConfiguration
pub static F1449: [Field; 1] = [
    Field { json: "ConcurrentDisruptionSyncs", go: "ConcurrentDisruptionSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1449: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.DisruptionControllerConfiguration", go: "DisruptionControllerConfiguration", fields: &F1449, json_fields: &[&F1449[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.EndpointControllerConfiguration
pub static F1450: [Field; 2] = [
    Field { json: "ConcurrentEndpointSyncs", go: "ConcurrentEndpointSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "EndpointUpdatesBatchPeriod", go: "EndpointUpdatesBatchPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1450: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.EndpointControllerConfiguration", go: "EndpointControllerConfiguration", fields: &F1450, json_fields: &[&F1450[0], &F1450[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.EndpointSliceControllerConfiguration
pub static F1451: [Field; 3] = [
    Field { json: "ConcurrentServiceEndpointSyncs", go: "ConcurrentServiceEndpointSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "MaxEndpointsPerSlice", go: "MaxEndpointsPerSlice", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "EndpointUpdatesBatchPeriod", go: "EndpointUpdatesBatchPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1451: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.EndpointSliceControllerConfiguration", go: "EndpointSliceControllerConfiguration", fields: &F1451, json_fields: &[&F1451[0], &F1451[1], &F1451[2]], by_name: &[0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.EndpointSliceMirroringControllerConfiguration
pub static F1452: [Field; 3] = [
    Field { json: "MirroringConcurrentServiceEndpointSyncs", go: "MirroringConcurrentServiceEndpointSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "MirroringMaxEndpointsPerSubset", go: "MirroringMaxEndpointsPerSubset", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "MirroringEndpointUpdatesBatchPeriod", go: "MirroringEndpointUpdatesBatchPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1452: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.EndpointSliceMirroringControllerConfiguration", go: "EndpointSliceMirroringControllerConfiguration", fields: &F1452, json_fields: &[&F1452[0], &F1452[1], &F1452[2]], by_name: &[0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.EphemeralVolumeControllerConfiguration
pub static F1453: [Field; 1] = [
    Field { json: "ConcurrentEphemeralVolumeSyncs", go: "ConcurrentEphemeralVolumeSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1453: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.EphemeralVolumeControllerConfiguration", go: "EphemeralVolumeControllerConfiguration", fields: &F1453, json_fields: &[&F1453[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.GarbageCollectorControllerConfiguration
pub static F1454: [Field; 3] = [
    Field { json: "EnableGarbageCollector", go: "EnableGarbageCollector", go_type: "bool", kind: Kind::Bool, pointer: true, required: true, ..F },
    Field { json: "ConcurrentGCSyncs", go: "ConcurrentGCSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "GCIgnoredResources", go: "GCIgnoredResources", go_type: "[]v1alpha1.GroupResource", kind: Kind::List(&Kind::Struct(&super::config::T1455)), required: true, ..F },
];
pub static T1454: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.GarbageCollectorControllerConfiguration", go: "GarbageCollectorControllerConfiguration", fields: &F1454, json_fields: &[&F1454[0], &F1454[1], &F1454[2]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.GroupResource
pub static F1455: [Field; 2] = [
    Field { json: "Group", go: "Group", required: true, default: "\"\"", ..F },
    Field { json: "Resource", go: "Resource", required: true, default: "\"\"", ..F },
];
pub static T1455: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.GroupResource", go: "GroupResource", fields: &F1455, json_fields: &[&F1455[0], &F1455[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.HPAControllerConfiguration
pub static F1456: [Field; 6] = [
    Field { json: "ConcurrentHorizontalPodAutoscalerSyncs", go: "ConcurrentHorizontalPodAutoscalerSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "HorizontalPodAutoscalerSyncPeriod", go: "HorizontalPodAutoscalerSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "HorizontalPodAutoscalerDownscaleStabilizationWindow", go: "HorizontalPodAutoscalerDownscaleStabilizationWindow", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "HorizontalPodAutoscalerTolerance", go: "HorizontalPodAutoscalerTolerance", go_type: "float64", kind: Kind::Float64, required: true, default: "0", ..F },
    Field { json: "HorizontalPodAutoscalerCPUInitializationPeriod", go: "HorizontalPodAutoscalerCPUInitializationPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "HorizontalPodAutoscalerInitialReadinessDelay", go: "HorizontalPodAutoscalerInitialReadinessDelay", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1456: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.HPAControllerConfiguration", go: "HPAControllerConfiguration", fields: &F1456, json_fields: &[&F1456[0], &F1456[1], &F1456[2], &F1456[3], &F1456[4], &F1456[5]], by_name: &[0, 4, 2, 5, 1, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.JobControllerConfiguration
pub static F1457: [Field; 1] = [
    Field { json: "ConcurrentJobSyncs", go: "ConcurrentJobSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1457: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.JobControllerConfiguration", go: "JobControllerConfiguration", fields: &F1457, json_fields: &[&F1457[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.KubeControllerManagerConfiguration
pub static F1458: [Field; 33] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "Generic", go: "Generic", go_type: "v1alpha1.GenericControllerManagerConfiguration", kind: Kind::Struct(&super::config::T1425), required: true, default: "{}", ..F },
    Field { json: "KubeCloudShared", go: "KubeCloudShared", go_type: "v1alpha1.KubeCloudSharedConfiguration", kind: Kind::Struct(&super::config::T1409), required: true, default: "{}", ..F },
    Field { json: "AttachDetachController", go: "AttachDetachController", go_type: "v1alpha1.AttachDetachControllerConfiguration", kind: Kind::Struct(&super::config::T1441), required: true, default: "{}", ..F },
    Field { json: "CSRSigningController", go: "CSRSigningController", go_type: "v1alpha1.CSRSigningControllerConfiguration", kind: Kind::Struct(&super::config::T1443), required: true, default: "{}", ..F },
    Field { json: "DaemonSetController", go: "DaemonSetController", go_type: "v1alpha1.DaemonSetControllerConfiguration", kind: Kind::Struct(&super::config::T1445), required: true, default: "{}", ..F },
    Field { json: "DeploymentController", go: "DeploymentController", go_type: "v1alpha1.DeploymentControllerConfiguration", kind: Kind::Struct(&super::config::T1446), required: true, default: "{}", ..F },
    Field { json: "DisruptionController", go: "DisruptionController", go_type: "v1alpha1.DisruptionControllerConfiguration", kind: Kind::Struct(&super::config::T1449), required: true, default: "{}", ..F },
    Field { json: "StatefulSetController", go: "StatefulSetController", go_type: "v1alpha1.StatefulSetControllerConfiguration", kind: Kind::Struct(&super::config::T1471), required: true, default: "{}", ..F },
    Field { json: "DeprecatedController", go: "DeprecatedController", go_type: "v1alpha1.DeprecatedControllerConfiguration", kind: Kind::Struct(&super::config::T1447), required: true, default: "{}", ..F },
    Field { json: "EndpointController", go: "EndpointController", go_type: "v1alpha1.EndpointControllerConfiguration", kind: Kind::Struct(&super::config::T1450), required: true, default: "{}", ..F },
    Field { json: "EndpointSliceController", go: "EndpointSliceController", go_type: "v1alpha1.EndpointSliceControllerConfiguration", kind: Kind::Struct(&super::config::T1451), required: true, default: "{}", ..F },
    Field { json: "EndpointSliceMirroringController", go: "EndpointSliceMirroringController", go_type: "v1alpha1.EndpointSliceMirroringControllerConfiguration", kind: Kind::Struct(&super::config::T1452), required: true, default: "{}", ..F },
    Field { json: "EphemeralVolumeController", go: "EphemeralVolumeController", go_type: "v1alpha1.EphemeralVolumeControllerConfiguration", kind: Kind::Struct(&super::config::T1453), required: true, default: "{}", ..F },
    Field { json: "GarbageCollectorController", go: "GarbageCollectorController", go_type: "v1alpha1.GarbageCollectorControllerConfiguration", kind: Kind::Struct(&super::config::T1454), required: true, default: "{}", ..F },
    Field { json: "HPAController", go: "HPAController", go_type: "v1alpha1.HPAControllerConfiguration", kind: Kind::Struct(&super::config::T1456), required: true, default: "{}", ..F },
    Field { json: "JobController", go: "JobController", go_type: "v1alpha1.JobControllerConfiguration", kind: Kind::Struct(&super::config::T1457), required: true, default: "{}", ..F },
    Field { json: "CronJobController", go: "CronJobController", go_type: "v1alpha1.CronJobControllerConfiguration", kind: Kind::Struct(&super::config::T1444), required: true, default: "{}", ..F },
    Field { json: "LegacySATokenCleaner", go: "LegacySATokenCleaner", go_type: "v1alpha1.LegacySATokenCleanerConfiguration", kind: Kind::Struct(&super::config::T1459), required: true, default: "{}", ..F },
    Field { json: "NamespaceController", go: "NamespaceController", go_type: "v1alpha1.NamespaceControllerConfiguration", kind: Kind::Struct(&super::config::T1460), required: true, default: "{}", ..F },
    Field { json: "NodeIPAMController", go: "NodeIPAMController", go_type: "v1alpha1.NodeIPAMControllerConfiguration", kind: Kind::Struct(&super::config::T1461), required: true, default: "{}", ..F },
    Field { json: "NodeLifecycleController", go: "NodeLifecycleController", go_type: "v1alpha1.NodeLifecycleControllerConfiguration", kind: Kind::Struct(&super::config::T1462), required: true, default: "{}", ..F },
    Field { json: "PersistentVolumeBinderController", go: "PersistentVolumeBinderController", go_type: "v1alpha1.PersistentVolumeBinderControllerConfiguration", kind: Kind::Struct(&super::config::T1463), required: true, default: "{}", ..F },
    Field { json: "PodGCController", go: "PodGCController", go_type: "v1alpha1.PodGCControllerConfiguration", kind: Kind::Struct(&super::config::T1465), required: true, default: "{}", ..F },
    Field { json: "ReplicaSetController", go: "ReplicaSetController", go_type: "v1alpha1.ReplicaSetControllerConfiguration", kind: Kind::Struct(&super::config::T1466), required: true, default: "{}", ..F },
    Field { json: "ReplicationController", go: "ReplicationController", go_type: "v1alpha1.ReplicationControllerConfiguration", kind: Kind::Struct(&super::config::T1467), required: true, default: "{}", ..F },
    Field { json: "ResourceQuotaController", go: "ResourceQuotaController", go_type: "v1alpha1.ResourceQuotaControllerConfiguration", kind: Kind::Struct(&super::config::T1469), required: true, default: "{}", ..F },
    Field { json: "SAController", go: "SAController", go_type: "v1alpha1.SAControllerConfiguration", kind: Kind::Struct(&super::config::T1470), required: true, default: "{}", ..F },
    Field { json: "ServiceController", go: "ServiceController", go_type: "v1alpha1.ServiceControllerConfiguration", kind: Kind::Struct(&super::config::T1410), required: true, default: "{}", ..F },
    Field { json: "TTLAfterFinishedController", go: "TTLAfterFinishedController", go_type: "v1alpha1.TTLAfterFinishedControllerConfiguration", kind: Kind::Struct(&super::config::T1472), required: true, default: "{}", ..F },
    Field { json: "ValidatingAdmissionPolicyStatusController", go: "ValidatingAdmissionPolicyStatusController", go_type: "v1alpha1.ValidatingAdmissionPolicyStatusControllerConfiguration", kind: Kind::Struct(&super::config::T1473), required: true, default: "{}", ..F },
    Field { json: "DeviceTaintEvictionController", go: "DeviceTaintEvictionController", go_type: "v1alpha1.DeviceTaintEvictionControllerConfiguration", kind: Kind::Struct(&super::config::T1448), required: true, default: "{}", ..F },
    Field { json: "ResourceClaimController", go: "ResourceClaimController", go_type: "v1alpha1.ResourceClaimControllerConfiguration", kind: Kind::Struct(&super::config::T1468), required: true, default: "{}", ..F },
];
pub static T1458: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.KubeControllerManagerConfiguration", go: "KubeControllerManagerConfiguration", fields: &F1458, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1458[1], &F1458[2], &F1458[3], &F1458[4], &F1458[5], &F1458[6], &F1458[7], &F1458[8], &F1458[9], &F1458[10], &F1458[11], &F1458[12], &F1458[13], &F1458[14], &F1458[15], &F1458[16], &F1458[17], &F1458[18], &F1458[19], &F1458[20], &F1458[21], &F1458[22], &F1458[23], &F1458[24], &F1458[25], &F1458[26], &F1458[27], &F1458[28], &F1458[29], &F1458[30], &F1458[31], &F1458[32]], by_name: &[4, 5, 18, 6, 7, 10, 32, 8, 11, 12, 13, 14, 15, 2, 16, 17, 3, 19, 20, 21, 22, 23, 24, 25, 26, 33, 27, 28, 29, 9, 30, 31, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.LegacySATokenCleanerConfiguration
pub static F1459: [Field; 1] = [
    Field { json: "CleanUpPeriod", go: "CleanUpPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1459: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.LegacySATokenCleanerConfiguration", go: "LegacySATokenCleanerConfiguration", fields: &F1459, json_fields: &[&F1459[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.NamespaceControllerConfiguration
pub static F1460: [Field; 2] = [
    Field { json: "NamespaceSyncPeriod", go: "NamespaceSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "ConcurrentNamespaceSyncs", go: "ConcurrentNamespaceSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1460: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.NamespaceControllerConfiguration", go: "NamespaceControllerConfiguration", fields: &F1460, json_fields: &[&F1460[0], &F1460[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.NodeIPAMControllerConfiguration
pub static F1461: [Field; 5] = [
    Field { json: "ServiceCIDR", go: "ServiceCIDR", required: true, default: "\"\"", ..F },
    Field { json: "SecondaryServiceCIDR", go: "SecondaryServiceCIDR", required: true, default: "\"\"", ..F },
    Field { json: "NodeCIDRMaskSize", go: "NodeCIDRMaskSize", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "NodeCIDRMaskSizeIPv4", go: "NodeCIDRMaskSizeIPv4", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "NodeCIDRMaskSizeIPv6", go: "NodeCIDRMaskSizeIPv6", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1461: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.NodeIPAMControllerConfiguration", go: "NodeIPAMControllerConfiguration", fields: &F1461, json_fields: &[&F1461[0], &F1461[1], &F1461[2], &F1461[3], &F1461[4]], by_name: &[2, 3, 4, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.NodeLifecycleControllerConfiguration
pub static F1462: [Field; 8] = [
    Field { json: "NodeEvictionRate", go: "NodeEvictionRate", go_type: "float32", kind: Kind::Float32, required: true, default: "0", ..F },
    Field { json: "SecondaryNodeEvictionRate", go: "SecondaryNodeEvictionRate", go_type: "float32", kind: Kind::Float32, required: true, default: "0", ..F },
    Field { json: "NodeStartupGracePeriod", go: "NodeStartupGracePeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "NodeMonitorGracePeriod", go: "NodeMonitorGracePeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "PodEvictionTimeout", go: "PodEvictionTimeout", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "LargeClusterSizeThreshold", go: "LargeClusterSizeThreshold", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "UnhealthyZoneThreshold", go: "UnhealthyZoneThreshold", go_type: "float32", kind: Kind::Float32, required: true, default: "0", ..F },
    Field { json: "NodeMonitorPeriod", go: "NodeMonitorPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1462: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.NodeLifecycleControllerConfiguration", go: "NodeLifecycleControllerConfiguration", fields: &F1462, json_fields: &[&F1462[0], &F1462[1], &F1462[2], &F1462[3], &F1462[4], &F1462[5], &F1462[6], &F1462[7]], by_name: &[5, 0, 3, 7, 2, 4, 1, 6], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.PersistentVolumeBinderControllerConfiguration
pub static F1463: [Field; 2] = [
    Field { json: "PVClaimBinderSyncPeriod", go: "PVClaimBinderSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "VolumeConfiguration", go: "VolumeConfiguration", go_type: "v1alpha1.VolumeConfiguration", kind: Kind::Struct(&super::config::T1474), required: true, default: "{}", ..F },
];
pub static T1463: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.PersistentVolumeBinderControllerConfiguration", go: "PersistentVolumeBinderControllerConfiguration", fields: &F1463, json_fields: &[&F1463[0], &F1463[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.PersistentVolumeRecyclerConfiguration
pub static F1464: [Field; 7] = [
    Field { json: "MaximumRetry", go: "MaximumRetry", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "MinimumTimeoutNFS", go: "MinimumTimeoutNFS", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "PodTemplateFilePathNFS", go: "PodTemplateFilePathNFS", required: true, default: "\"\"", ..F },
    Field { json: "IncrementTimeoutNFS", go: "IncrementTimeoutNFS", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "PodTemplateFilePathHostPath", go: "PodTemplateFilePathHostPath", required: true, default: "\"\"", ..F },
    Field { json: "MinimumTimeoutHostPath", go: "MinimumTimeoutHostPath", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "IncrementTimeoutHostPath", go: "IncrementTimeoutHostPath", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1464: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.PersistentVolumeRecyclerConfiguration", go: "PersistentVolumeRecyclerConfiguration", fields: &F1464, json_fields: &[&F1464[0], &F1464[1], &F1464[2], &F1464[3], &F1464[4], &F1464[5], &F1464[6]], by_name: &[6, 3, 0, 5, 1, 4, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.PodGCControllerConfiguration
pub static F1465: [Field; 1] = [
    Field { json: "TerminatedPodGCThreshold", go: "TerminatedPodGCThreshold", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1465: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.PodGCControllerConfiguration", go: "PodGCControllerConfiguration", fields: &F1465, json_fields: &[&F1465[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.ReplicaSetControllerConfiguration
pub static F1466: [Field; 1] = [
    Field { json: "ConcurrentRSSyncs", go: "ConcurrentRSSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1466: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.ReplicaSetControllerConfiguration", go: "ReplicaSetControllerConfiguration", fields: &F1466, json_fields: &[&F1466[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.ReplicationControllerConfiguration
pub static F1467: [Field; 1] = [
    Field { json: "ConcurrentRCSyncs", go: "ConcurrentRCSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1467: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.ReplicationControllerConfiguration", go: "ReplicationControllerConfiguration", fields: &F1467, json_fields: &[&F1467[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.ResourceClaimControllerConfiguration
pub static F1468: [Field; 1] = [
    Field { json: "ConcurrentSyncs", go: "ConcurrentSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1468: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.ResourceClaimControllerConfiguration", go: "ResourceClaimControllerConfiguration", fields: &F1468, json_fields: &[&F1468[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.ResourceQuotaControllerConfiguration
pub static F1469: [Field; 2] = [
    Field { json: "ResourceQuotaSyncPeriod", go: "ResourceQuotaSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "ConcurrentResourceQuotaSyncs", go: "ConcurrentResourceQuotaSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1469: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.ResourceQuotaControllerConfiguration", go: "ResourceQuotaControllerConfiguration", fields: &F1469, json_fields: &[&F1469[0], &F1469[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.SAControllerConfiguration
pub static F1470: [Field; 3] = [
    Field { json: "ServiceAccountKeyFile", go: "ServiceAccountKeyFile", required: true, default: "\"\"", ..F },
    Field { json: "ConcurrentSATokenSyncs", go: "ConcurrentSATokenSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "RootCAFile", go: "RootCAFile", required: true, default: "\"\"", ..F },
];
pub static T1470: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.SAControllerConfiguration", go: "SAControllerConfiguration", fields: &F1470, json_fields: &[&F1470[0], &F1470[1], &F1470[2]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.StatefulSetControllerConfiguration
pub static F1471: [Field; 1] = [
    Field { json: "ConcurrentStatefulSetSyncs", go: "ConcurrentStatefulSetSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1471: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.StatefulSetControllerConfiguration", go: "StatefulSetControllerConfiguration", fields: &F1471, json_fields: &[&F1471[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.TTLAfterFinishedControllerConfiguration
pub static F1472: [Field; 1] = [
    Field { json: "ConcurrentTTLSyncs", go: "ConcurrentTTLSyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1472: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.TTLAfterFinishedControllerConfiguration", go: "TTLAfterFinishedControllerConfiguration", fields: &F1472, json_fields: &[&F1472[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.ValidatingAdmissionPolicyStatusControllerConfiguration
pub static F1473: [Field; 1] = [
    Field { json: "ConcurrentPolicySyncs", go: "ConcurrentPolicySyncs", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1473: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.ValidatingAdmissionPolicyStatusControllerConfiguration", go: "ValidatingAdmissionPolicyStatusControllerConfiguration", fields: &F1473, json_fields: &[&F1473[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-controller-manager.config.v1alpha1.VolumeConfiguration
pub static F1474: [Field; 4] = [
    Field { json: "EnableHostPathProvisioning", go: "EnableHostPathProvisioning", go_type: "bool", kind: Kind::Bool, pointer: true, required: true, ..F },
    Field { json: "EnableDynamicProvisioning", go: "EnableDynamicProvisioning", go_type: "bool", kind: Kind::Bool, pointer: true, required: true, ..F },
    Field { json: "PersistentVolumeRecyclerConfiguration", go: "PersistentVolumeRecyclerConfiguration", go_type: "v1alpha1.PersistentVolumeRecyclerConfiguration", kind: Kind::Struct(&super::config::T1464), required: true, default: "{}", ..F },
    Field { json: "FlexVolumePluginDir", go: "FlexVolumePluginDir", required: true, default: "\"\"", ..F },
];
pub static T1474: Type = Type { name: "io.k8s.kube-controller-manager.config.v1alpha1.VolumeConfiguration", go: "VolumeConfiguration", fields: &F1474, json_fields: &[&F1474[0], &F1474[1], &F1474[2], &F1474[3]], by_name: &[1, 0, 3, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-proxy.config.v1alpha1.DetectLocalConfiguration
pub static F1475: [Field; 2] = [
    Field { json: "bridgeInterface", go: "BridgeInterface", required: true, default: "\"\"", ..F },
    Field { json: "interfaceNamePrefix", go: "InterfaceNamePrefix", required: true, default: "\"\"", ..F },
];
pub static T1475: Type = Type { name: "io.k8s.kube-proxy.config.v1alpha1.DetectLocalConfiguration", go: "DetectLocalConfiguration", fields: &F1475, json_fields: &[&F1475[0], &F1475[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-proxy.config.v1alpha1.KubeProxyConfiguration
pub static F1476: [Field; 25] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "featureGates", go: "FeatureGates", go_type: "map[string]bool", kind: Kind::Map(&Kind::Bool), omit_empty: true, ..F },
    Field { json: "clientConnection", go: "ClientConnection", go_type: "v1alpha1.ClientConnectionConfiguration", kind: Kind::Struct(&super::config::T1411), required: true, default: "{}", ..F },
    Field { json: "logging", go: "Logging", go_type: "v1.LoggingConfiguration", kind: Kind::Struct(&super::config::T1416), omit_empty: true, default: "{}", ..F },
    Field { json: "hostnameOverride", go: "HostnameOverride", required: true, default: "\"\"", ..F },
    Field { json: "bindAddress", go: "BindAddress", required: true, default: "\"\"", ..F },
    Field { json: "healthzBindAddress", go: "HealthzBindAddress", required: true, default: "\"\"", ..F },
    Field { json: "metricsBindAddress", go: "MetricsBindAddress", required: true, default: "\"\"", ..F },
    Field { json: "bindAddressHardFail", go: "BindAddressHardFail", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "enableProfiling", go: "EnableProfiling", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "showHiddenMetricsForVersion", go: "ShowHiddenMetricsForVersion", required: true, default: "\"\"", ..F },
    Field { json: "mode", go: "Mode", go_type: "v1alpha1.ProxyMode", required: true, default: "\"\"", ..F },
    Field { json: "iptables", go: "IPTables", go_type: "v1alpha1.KubeProxyIPTablesConfiguration", kind: Kind::Struct(&super::config::T1478), required: true, default: "{}", ..F },
    Field { json: "ipvs", go: "IPVS", go_type: "v1alpha1.KubeProxyIPVSConfiguration", kind: Kind::Struct(&super::config::T1479), required: true, default: "{}", ..F },
    Field { json: "nftables", go: "NFTables", go_type: "v1alpha1.KubeProxyNFTablesConfiguration", kind: Kind::Struct(&super::config::T1480), required: true, default: "{}", ..F },
    Field { json: "winkernel", go: "Winkernel", go_type: "v1alpha1.KubeProxyWinkernelConfiguration", kind: Kind::Struct(&super::config::T1481), required: true, default: "{}", ..F },
    Field { json: "detectLocalMode", go: "DetectLocalMode", go_type: "v1alpha1.LocalMode", required: true, default: "\"\"", ..F },
    Field { json: "detectLocal", go: "DetectLocal", go_type: "v1alpha1.DetectLocalConfiguration", kind: Kind::Struct(&super::config::T1475), required: true, default: "{}", ..F },
    Field { json: "clusterCIDR", go: "ClusterCIDR", required: true, default: "\"\"", ..F },
    Field { json: "nodePortAddresses", go: "NodePortAddresses", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, ..F },
    Field { json: "oomScoreAdj", go: "OOMScoreAdj", go_type: "int32", kind: Kind::Int32, pointer: true, required: true, ..F },
    Field { json: "conntrack", go: "Conntrack", go_type: "v1alpha1.KubeProxyConntrackConfiguration", kind: Kind::Struct(&super::config::T1477), required: true, default: "{}", ..F },
    Field { json: "configSyncPeriod", go: "ConfigSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "portRange", go: "PortRange", required: true, default: "\"\"", ..F },
    Field { json: "windowsRunAsService", go: "WindowsRunAsService", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1476: Type = Type { name: "io.k8s.kube-proxy.config.v1alpha1.KubeProxyConfiguration", go: "KubeProxyConfiguration", fields: &F1476, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1476[1], &F1476[2], &F1476[3], &F1476[4], &F1476[5], &F1476[6], &F1476[7], &F1476[8], &F1476[9], &F1476[10], &F1476[11], &F1476[12], &F1476[13], &F1476[14], &F1476[15], &F1476[16], &F1476[17], &F1476[18], &F1476[19], &F1476[20], &F1476[21], &F1476[22], &F1476[23], &F1476[24]], by_name: &[1, 6, 9, 3, 19, 23, 22, 18, 17, 10, 2, 7, 5, 13, 14, 0, 4, 8, 12, 15, 20, 21, 24, 11, 25, 16], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-proxy.config.v1alpha1.KubeProxyConntrackConfiguration
pub static F1477: [Field; 7] = [
    Field { json: "maxPerCore", go: "MaxPerCore", go_type: "int32", kind: Kind::Int32, pointer: true, required: true, ..F },
    Field { json: "min", go: "Min", go_type: "int32", kind: Kind::Int32, pointer: true, required: true, ..F },
    Field { json: "tcpEstablishedTimeout", go: "TCPEstablishedTimeout", go_type: "v1.Duration", kind: Kind::Duration, pointer: true, required: true, ..F },
    Field { json: "tcpCloseWaitTimeout", go: "TCPCloseWaitTimeout", go_type: "v1.Duration", kind: Kind::Duration, pointer: true, required: true, ..F },
    Field { json: "tcpBeLiberal", go: "TCPBeLiberal", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "udpTimeout", go: "UDPTimeout", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "udpStreamTimeout", go: "UDPStreamTimeout", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1477: Type = Type { name: "io.k8s.kube-proxy.config.v1alpha1.KubeProxyConntrackConfiguration", go: "KubeProxyConntrackConfiguration", fields: &F1477, json_fields: &[&F1477[0], &F1477[1], &F1477[2], &F1477[3], &F1477[4], &F1477[5], &F1477[6]], by_name: &[0, 1, 4, 3, 2, 6, 5], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-proxy.config.v1alpha1.KubeProxyIPTablesConfiguration
pub static F1478: [Field; 5] = [
    Field { json: "masqueradeBit", go: "MasqueradeBit", go_type: "int32", kind: Kind::Int32, pointer: true, required: true, ..F },
    Field { json: "masqueradeAll", go: "MasqueradeAll", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "localhostNodePorts", go: "LocalhostNodePorts", go_type: "bool", kind: Kind::Bool, pointer: true, required: true, ..F },
    Field { json: "syncPeriod", go: "SyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "minSyncPeriod", go: "MinSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1478: Type = Type { name: "io.k8s.kube-proxy.config.v1alpha1.KubeProxyIPTablesConfiguration", go: "KubeProxyIPTablesConfiguration", fields: &F1478, json_fields: &[&F1478[0], &F1478[1], &F1478[2], &F1478[3], &F1478[4]], by_name: &[2, 1, 0, 4, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-proxy.config.v1alpha1.KubeProxyIPVSConfiguration
pub static F1479: [Field; 8] = [
    Field { json: "syncPeriod", go: "SyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "minSyncPeriod", go: "MinSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "scheduler", go: "Scheduler", required: true, default: "\"\"", ..F },
    Field { json: "excludeCIDRs", go: "ExcludeCIDRs", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, ..F },
    Field { json: "strictARP", go: "StrictARP", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "tcpTimeout", go: "TCPTimeout", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "tcpFinTimeout", go: "TCPFinTimeout", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "udpTimeout", go: "UDPTimeout", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1479: Type = Type { name: "io.k8s.kube-proxy.config.v1alpha1.KubeProxyIPVSConfiguration", go: "KubeProxyIPVSConfiguration", fields: &F1479, json_fields: &[&F1479[0], &F1479[1], &F1479[2], &F1479[3], &F1479[4], &F1479[5], &F1479[6], &F1479[7]], by_name: &[3, 1, 2, 4, 0, 6, 5, 7], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-proxy.config.v1alpha1.KubeProxyNFTablesConfiguration
pub static F1480: [Field; 4] = [
    Field { json: "masqueradeBit", go: "MasqueradeBit", go_type: "int32", kind: Kind::Int32, pointer: true, required: true, ..F },
    Field { json: "masqueradeAll", go: "MasqueradeAll", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "syncPeriod", go: "SyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
    Field { json: "minSyncPeriod", go: "MinSyncPeriod", go_type: "v1.Duration", kind: Kind::Duration, required: true, ..F },
];
pub static T1480: Type = Type { name: "io.k8s.kube-proxy.config.v1alpha1.KubeProxyNFTablesConfiguration", go: "KubeProxyNFTablesConfiguration", fields: &F1480, json_fields: &[&F1480[0], &F1480[1], &F1480[2], &F1480[3]], by_name: &[1, 0, 3, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-proxy.config.v1alpha1.KubeProxyWinkernelConfiguration
pub static F1481: [Field; 5] = [
    Field { json: "networkName", go: "NetworkName", required: true, default: "\"\"", ..F },
    Field { json: "sourceVip", go: "SourceVip", required: true, default: "\"\"", ..F },
    Field { json: "enableDSR", go: "EnableDSR", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
    Field { json: "rootHnsEndpointName", go: "RootHnsEndpointName", required: true, default: "\"\"", ..F },
    Field { json: "forwardHealthCheckVip", go: "ForwardHealthCheckVip", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
];
pub static T1481: Type = Type { name: "io.k8s.kube-proxy.config.v1alpha1.KubeProxyWinkernelConfiguration", go: "KubeProxyWinkernelConfiguration", fields: &F1481, json_fields: &[&F1481[0], &F1481[1], &F1481[2], &F1481[3], &F1481[4]], by_name: &[2, 4, 0, 3, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.DefaultPreemptionArgs
pub static F1482: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "minCandidateNodesPercentage", go: "MinCandidateNodesPercentage", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "minCandidateNodesAbsolute", go: "MinCandidateNodesAbsolute", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
];
pub static T1482: Type = Type { name: "io.k8s.kube-scheduler.config.v1.DefaultPreemptionArgs", go: "DefaultPreemptionArgs", fields: &F1482, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1482[1], &F1482[2]], by_name: &[1, 0, 3, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.DynamicResourcesArgs
pub static F1483: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "filterTimeout", go: "FilterTimeout", go_type: "v1.Duration", kind: Kind::Duration, pointer: true, required: true, ..F },
    Field { json: "bindingTimeout", go: "BindingTimeout", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
];
pub static T1483: Type = Type { name: "io.k8s.kube-scheduler.config.v1.DynamicResourcesArgs", go: "DynamicResourcesArgs", fields: &F1483, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1483[1], &F1483[2]], by_name: &[1, 3, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.Extender
pub static F1484: [Field; 12] = [
    Field { json: "urlPrefix", go: "URLPrefix", required: true, default: "\"\"", ..F },
    Field { json: "filterVerb", go: "FilterVerb", omit_empty: true, ..F },
    Field { json: "preemptVerb", go: "PreemptVerb", omit_empty: true, ..F },
    Field { json: "prioritizeVerb", go: "PrioritizeVerb", omit_empty: true, ..F },
    Field { json: "weight", go: "Weight", go_type: "int64", kind: Kind::Int64, omit_empty: true, ..F },
    Field { json: "bindVerb", go: "BindVerb", omit_empty: true, ..F },
    Field { json: "enableHTTPS", go: "EnableHTTPS", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "tlsConfig", go: "TLSConfig", go_type: "v1.ExtenderTLSConfig", kind: Kind::Struct(&super::config::T1486), omit_empty: true, pointer: true, ..F },
    Field { json: "httpTimeout", go: "HTTPTimeout", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "nodeCacheCapable", go: "NodeCacheCapable", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "managedResources", go: "ManagedResources", go_type: "[]v1.ExtenderManagedResource", kind: Kind::List(&Kind::Struct(&super::config::T1485)), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "ignorable", go: "Ignorable", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1484: Type = Type { name: "io.k8s.kube-scheduler.config.v1.Extender", go: "Extender", fields: &F1484, json_fields: &[&F1484[0], &F1484[1], &F1484[2], &F1484[3], &F1484[4], &F1484[5], &F1484[6], &F1484[7], &F1484[8], &F1484[9], &F1484[10], &F1484[11]], by_name: &[5, 6, 1, 8, 11, 10, 9, 2, 3, 7, 0, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.ExtenderManagedResource
pub static F1485: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "ignoredByScheduler", go: "IgnoredByScheduler", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1485: Type = Type { name: "io.k8s.kube-scheduler.config.v1.ExtenderManagedResource", go: "ExtenderManagedResource", fields: &F1485, json_fields: &[&F1485[0], &F1485[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.ExtenderTLSConfig
pub static F1486: [Field; 8] = [
    Field { json: "insecure", go: "Insecure", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "serverName", go: "ServerName", omit_empty: true, ..F },
    Field { json: "certFile", go: "CertFile", omit_empty: true, ..F },
    Field { json: "keyFile", go: "KeyFile", omit_empty: true, ..F },
    Field { json: "caFile", go: "CAFile", omit_empty: true, ..F },
    Field { json: "certData", go: "CertData", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "keyData", go: "KeyData", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "caData", go: "CAData", go_type: "[]uint8", kind: Kind::Bytes, omit_empty: true, list_type: ListType::Atomic, ..F },
];
pub static T1486: Type = Type { name: "io.k8s.kube-scheduler.config.v1.ExtenderTLSConfig", go: "ExtenderTLSConfig", fields: &F1486, json_fields: &[&F1486[0], &F1486[1], &F1486[2], &F1486[3], &F1486[4], &F1486[5], &F1486[6], &F1486[7]], by_name: &[7, 4, 5, 2, 0, 6, 3, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.InterPodAffinityArgs
pub static F1487: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "hardPodAffinityWeight", go: "HardPodAffinityWeight", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "ignorePreferredTermsOfExistingPods", go: "IgnorePreferredTermsOfExistingPods", go_type: "bool", kind: Kind::Bool, required: true, default: "false", ..F },
];
pub static T1487: Type = Type { name: "io.k8s.kube-scheduler.config.v1.InterPodAffinityArgs", go: "InterPodAffinityArgs", fields: &F1487, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1487[1], &F1487[2]], by_name: &[1, 2, 3, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.KubeSchedulerConfiguration
pub static F1488: [Field; 11] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "parallelism", go: "Parallelism", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "leaderElection", go: "LeaderElection", go_type: "v1alpha1.LeaderElectionConfiguration", kind: Kind::Struct(&super::config::T1413), required: true, default: "{}", ..F },
    Field { json: "clientConnection", go: "ClientConnection", go_type: "v1alpha1.ClientConnectionConfiguration", kind: Kind::Struct(&super::config::T1411), required: true, default: "{}", ..F },
    Field { go: "DebuggingConfiguration", go_type: "v1alpha1.DebuggingConfiguration", kind: Kind::Struct(&super::config::T1412), inline: true, ..F },
    Field { json: "percentageOfNodesToScore", go: "PercentageOfNodesToScore", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "podInitialBackoffSeconds", go: "PodInitialBackoffSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, ..F },
    Field { json: "podMaxBackoffSeconds", go: "PodMaxBackoffSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, ..F },
    Field { json: "profiles", go: "Profiles", go_type: "[]v1.KubeSchedulerProfile", kind: Kind::List(&Kind::Struct(&super::config::T1489)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["schedulerName"], ..F },
    Field { json: "extenders", go: "Extenders", go_type: "[]v1.Extender", kind: Kind::List(&Kind::Struct(&super::config::T1484)), omit_empty: true, list_type: ListType::Set, ..F },
    Field { json: "delayCacheUntilActive", go: "DelayCacheUntilActive", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1488: Type = Type { name: "io.k8s.kube-scheduler.config.v1.KubeSchedulerConfiguration", go: "KubeSchedulerConfiguration", fields: &F1488, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1488[1], &F1488[2], &F1488[3], &F1412[0], &F1412[1], &F1488[5], &F1488[6], &F1488[7], &F1488[8], &F1488[9], &F1488[10]], by_name: &[1, 4, 12, 6, 5, 11, 0, 3, 2, 7, 8, 9, 10], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.KubeSchedulerProfile
pub static F1489: [Field; 4] = [
    Field { json: "schedulerName", go: "SchedulerName", omit_empty: true, pointer: true, ..F },
    Field { json: "percentageOfNodesToScore", go: "PercentageOfNodesToScore", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "plugins", go: "Plugins", go_type: "v1.Plugins", kind: Kind::Struct(&super::config::T1496), omit_empty: true, pointer: true, ..F },
    Field { json: "pluginConfig", go: "PluginConfig", go_type: "[]v1.PluginConfig", kind: Kind::List(&Kind::Struct(&super::config::T1494)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], ..F },
];
pub static T1489: Type = Type { name: "io.k8s.kube-scheduler.config.v1.KubeSchedulerProfile", go: "KubeSchedulerProfile", fields: &F1489, json_fields: &[&F1489[0], &F1489[1], &F1489[2], &F1489[3]], by_name: &[1, 3, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.NodeAffinityArgs
pub static F1490: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "addedAffinity", go: "AddedAffinity", go_type: "v1.NodeAffinity", kind: Kind::Struct(&super::api_core::T447), omit_empty: true, pointer: true, ..F },
];
pub static T1490: Type = Type { name: "io.k8s.kube-scheduler.config.v1.NodeAffinityArgs", go: "NodeAffinityArgs", fields: &F1490, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1490[1]], by_name: &[2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.NodeResourcesBalancedAllocationArgs
pub static F1491: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]v1.ResourceSpec", kind: Kind::List(&Kind::Struct(&super::config::T1499)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], ..F },
];
pub static T1491: Type = Type { name: "io.k8s.kube-scheduler.config.v1.NodeResourcesBalancedAllocationArgs", go: "NodeResourcesBalancedAllocationArgs", fields: &F1491, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1491[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.NodeResourcesFitArgs
pub static F1492: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "ignoredResources", go: "IgnoredResources", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "ignoredResourceGroups", go: "IgnoredResourceGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "scoringStrategy", go: "ScoringStrategy", go_type: "v1.ScoringStrategy", kind: Kind::Struct(&super::config::T1500), omit_empty: true, pointer: true, ..F },
];
pub static T1492: Type = Type { name: "io.k8s.kube-scheduler.config.v1.NodeResourcesFitArgs", go: "NodeResourcesFitArgs", fields: &F1492, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1492[1], &F1492[2], &F1492[3]], by_name: &[1, 3, 2, 0, 4], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.Plugin
pub static F1493: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "weight", go: "Weight", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
];
pub static T1493: Type = Type { name: "io.k8s.kube-scheduler.config.v1.Plugin", go: "Plugin", fields: &F1493, json_fields: &[&F1493[0], &F1493[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.PluginConfig
pub static F1494: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "args", go: "Args", go_type: "runtime.RawExtension", kind: Kind::RawExtension, omit_empty: true, ..F },
];
pub static T1494: Type = Type { name: "io.k8s.kube-scheduler.config.v1.PluginConfig", go: "PluginConfig", fields: &F1494, json_fields: &[&F1494[0], &F1494[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.PluginSet
pub static F1495: [Field; 2] = [
    Field { json: "enabled", go: "Enabled", go_type: "[]v1.Plugin", kind: Kind::List(&Kind::Struct(&super::config::T1493)), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "disabled", go: "Disabled", go_type: "[]v1.Plugin", kind: Kind::List(&Kind::Struct(&super::config::T1493)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["name"], ..F },
];
pub static T1495: Type = Type { name: "io.k8s.kube-scheduler.config.v1.PluginSet", go: "PluginSet", fields: &F1495, json_fields: &[&F1495[0], &F1495[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.Plugins
pub static F1496: [Field; 16] = [
    Field { json: "preEnqueue", go: "PreEnqueue", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "queueSort", go: "QueueSort", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "preFilter", go: "PreFilter", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "filter", go: "Filter", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "postFilter", go: "PostFilter", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "preScore", go: "PreScore", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "score", go: "Score", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "reserve", go: "Reserve", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "permit", go: "Permit", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "preBind", go: "PreBind", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "bind", go: "Bind", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "postBind", go: "PostBind", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "multiPoint", go: "MultiPoint", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "placementGenerate", go: "PlacementGenerate", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "placementScore", go: "PlacementScore", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
    Field { json: "podGroupPostFilter", go: "PodGroupPostFilter", go_type: "v1.PluginSet", kind: Kind::Struct(&super::config::T1495), omit_empty: true, default: "{}", ..F },
];
pub static T1496: Type = Type { name: "io.k8s.kube-scheduler.config.v1.Plugins", go: "Plugins", fields: &F1496, json_fields: &[&F1496[0], &F1496[1], &F1496[2], &F1496[3], &F1496[4], &F1496[5], &F1496[6], &F1496[7], &F1496[8], &F1496[9], &F1496[10], &F1496[11], &F1496[12], &F1496[13], &F1496[14], &F1496[15]], by_name: &[10, 3, 12, 8, 13, 14, 15, 11, 4, 9, 0, 2, 5, 1, 7, 6], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.PodTopologySpreadArgs
pub static F1497: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "defaultConstraints", go: "DefaultConstraints", go_type: "[]v1.TopologySpreadConstraint", kind: Kind::List(&Kind::Struct(&super::api_core::T570)), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "defaultingType", go: "DefaultingType", go_type: "v1.PodTopologySpreadConstraintsDefaulting", omit_empty: true, ..F },
];
pub static T1497: Type = Type { name: "io.k8s.kube-scheduler.config.v1.PodTopologySpreadArgs", go: "PodTopologySpreadArgs", fields: &F1497, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1497[1], &F1497[2]], by_name: &[1, 2, 3, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.RequestedToCapacityRatioParam
pub static F1498: [Field; 1] = [
    Field { json: "shape", go: "Shape", go_type: "[]v1.UtilizationShapePoint", kind: Kind::List(&Kind::Struct(&super::config::T1501)), omit_empty: true, list_type: ListType::Atomic, ..F },
];
pub static T1498: Type = Type { name: "io.k8s.kube-scheduler.config.v1.RequestedToCapacityRatioParam", go: "RequestedToCapacityRatioParam", fields: &F1498, json_fields: &[&F1498[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.ResourceSpec
pub static F1499: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "weight", go: "Weight", go_type: "int64", kind: Kind::Int64, omit_empty: true, ..F },
];
pub static T1499: Type = Type { name: "io.k8s.kube-scheduler.config.v1.ResourceSpec", go: "ResourceSpec", fields: &F1499, json_fields: &[&F1499[0], &F1499[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.ScoringStrategy
pub static F1500: [Field; 3] = [
    Field { json: "type", go: "Type", go_type: "v1.ScoringStrategyType", omit_empty: true, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]v1.ResourceSpec", kind: Kind::List(&Kind::Struct(&super::config::T1499)), omit_empty: true, list_type: ListType::Map, list_map_keys: &["topologyKey"], ..F },
    Field { json: "requestedToCapacityRatio", go: "RequestedToCapacityRatio", go_type: "v1.RequestedToCapacityRatioParam", kind: Kind::Struct(&super::config::T1498), omit_empty: true, pointer: true, ..F },
];
pub static T1500: Type = Type { name: "io.k8s.kube-scheduler.config.v1.ScoringStrategy", go: "ScoringStrategy", fields: &F1500, json_fields: &[&F1500[0], &F1500[1], &F1500[2]], by_name: &[2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.UtilizationShapePoint
pub static F1501: [Field; 2] = [
    Field { json: "utilization", go: "Utilization", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "score", go: "Score", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
];
pub static T1501: Type = Type { name: "io.k8s.kube-scheduler.config.v1.UtilizationShapePoint", go: "UtilizationShapePoint", fields: &F1501, json_fields: &[&F1501[0], &F1501[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kube-scheduler.config.v1.VolumeBindingArgs
pub static F1502: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "bindTimeoutSeconds", go: "BindTimeoutSeconds", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, ..F },
    Field { json: "shape", go: "Shape", go_type: "[]v1.UtilizationShapePoint", kind: Kind::List(&Kind::Struct(&super::config::T1501)), omit_empty: true, list_type: ListType::Atomic, ..F },
];
pub static T1502: Type = Type { name: "io.k8s.kube-scheduler.config.v1.VolumeBindingArgs", go: "VolumeBindingArgs", fields: &F1502, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1502[1], &F1502[2]], by_name: &[1, 2, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1alpha1.AliasOverride
pub static F1569: [Field; 5] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "command", go: "Command", required: true, default: "\"\"", ..F },
    Field { json: "prependArgs", go: "PrependArgs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "appendArgs", go: "AppendArgs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "flags", go: "Options", go_type: "[]v1alpha1.CommandOptionDefault", kind: Kind::List(&Kind::Struct(&super::config::T1571)), omit_empty: true, list_type: ListType::Atomic, ..F },
];
pub static T1569: Type = Type { name: "io.k8s.kubectl.pkg.config.v1alpha1.AliasOverride", go: "AliasOverride", fields: &F1569, json_fields: &[&F1569[0], &F1569[1], &F1569[2], &F1569[3], &F1569[4]], by_name: &[3, 1, 4, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1alpha1.CommandDefaults
pub static F1570: [Field; 2] = [
    Field { json: "command", go: "Command", required: true, default: "\"\"", ..F },
    Field { json: "flags", go: "Options", go_type: "[]v1alpha1.CommandOptionDefault", kind: Kind::List(&Kind::Struct(&super::config::T1571)), required: true, list_type: ListType::Atomic, ..F },
];
pub static T1570: Type = Type { name: "io.k8s.kubectl.pkg.config.v1alpha1.CommandDefaults", go: "CommandDefaults", fields: &F1570, json_fields: &[&F1570[0], &F1570[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1alpha1.CommandOptionDefault
pub static F1571: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "default", go: "Default", required: true, default: "\"\"", ..F },
];
pub static T1571: Type = Type { name: "io.k8s.kubectl.pkg.config.v1alpha1.CommandOptionDefault", go: "CommandOptionDefault", fields: &F1571, json_fields: &[&F1571[0], &F1571[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1alpha1.Preference
pub static F1572: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "overrides", go: "Defaults", go_type: "[]v1alpha1.CommandDefaults", kind: Kind::List(&Kind::Struct(&super::config::T1570)), required: true, list_type: ListType::Atomic, ..F },
    Field { json: "aliases", go: "Aliases", go_type: "[]v1alpha1.AliasOverride", kind: Kind::List(&Kind::Struct(&super::config::T1569)), required: true, list_type: ListType::Atomic, ..F },
];
pub static T1572: Type = Type { name: "io.k8s.kubectl.pkg.config.v1alpha1.Preference", go: "Preference", fields: &F1572, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1572[1], &F1572[2]], by_name: &[3, 1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1beta1.AliasOverride
pub static F1573: [Field; 5] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "command", go: "Command", required: true, default: "\"\"", ..F },
    Field { json: "prependArgs", go: "PrependArgs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "appendArgs", go: "AppendArgs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, ..F },
    Field { json: "options", go: "Options", go_type: "[]v1beta1.CommandOptionDefault", kind: Kind::List(&Kind::Struct(&super::config::T1576)), omit_empty: true, list_type: ListType::Atomic, ..F },
];
pub static T1573: Type = Type { name: "io.k8s.kubectl.pkg.config.v1beta1.AliasOverride", go: "AliasOverride", fields: &F1573, json_fields: &[&F1573[0], &F1573[1], &F1573[2], &F1573[3], &F1573[4]], by_name: &[3, 1, 0, 4, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1beta1.AllowlistEntry
pub static F1574: [Field; 2] = [
    Field { json: "name", go: "Name", omit_empty: true, ..F },
    Field { json: "command", go: "Command", omit_empty: true, ..F },
];
pub static T1574: Type = Type { name: "io.k8s.kubectl.pkg.config.v1beta1.AllowlistEntry", go: "AllowlistEntry", fields: &F1574, json_fields: &[&F1574[0], &F1574[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1beta1.CommandDefaults
pub static F1575: [Field; 2] = [
    Field { json: "command", go: "Command", required: true, default: "\"\"", ..F },
    Field { json: "options", go: "Options", go_type: "[]v1beta1.CommandOptionDefault", kind: Kind::List(&Kind::Struct(&super::config::T1576)), required: true, list_type: ListType::Atomic, ..F },
];
pub static T1575: Type = Type { name: "io.k8s.kubectl.pkg.config.v1beta1.CommandDefaults", go: "CommandDefaults", fields: &F1575, json_fields: &[&F1575[0], &F1575[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1beta1.CommandOptionDefault
pub static F1576: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "default", go: "Default", required: true, default: "\"\"", ..F },
];
pub static T1576: Type = Type { name: "io.k8s.kubectl.pkg.config.v1beta1.CommandOptionDefault", go: "CommandOptionDefault", fields: &F1576, json_fields: &[&F1576[0], &F1576[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubectl.pkg.config.v1beta1.Preference
pub static F1577: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "defaults", go: "Defaults", go_type: "[]v1beta1.CommandDefaults", kind: Kind::List(&Kind::Struct(&super::config::T1575)), required: true, list_type: ListType::Atomic, ..F },
    Field { json: "aliases", go: "Aliases", go_type: "[]v1beta1.AliasOverride", kind: Kind::List(&Kind::Struct(&super::config::T1573)), required: true, list_type: ListType::Atomic, ..F },
    Field { json: "credentialPluginPolicy", go: "CredentialPluginPolicy", go_type: "v1beta1.CredentialPluginPolicy", omit_empty: true, ..F },
    Field { json: "credentialPluginAllowlist", go: "CredentialPluginAllowlist", go_type: "[]v1beta1.AllowlistEntry", kind: Kind::List(&Kind::Struct(&super::config::T1574)), omit_empty: true, list_type: ListType::Atomic, ..F },
];
pub static T1577: Type = Type { name: "io.k8s.kubectl.pkg.config.v1beta1.Preference", go: "Preference", fields: &F1577, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1577[1], &F1577[2], &F1577[3], &F1577[4]], by_name: &[3, 1, 5, 4, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.pod-security-admission.admission.api.v1.PodSecurityConfiguration
pub static F1641: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "defaults", go: "Defaults", go_type: "v1.PodSecurityDefaults", kind: Kind::Struct(&super::config::T1642), ..F },
    Field { json: "exemptions", go: "Exemptions", go_type: "v1.PodSecurityExemptions", kind: Kind::Struct(&super::config::T1643), ..F },
];
pub static T1641: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1.PodSecurityConfiguration", go: "PodSecurityConfiguration", fields: &F1641, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1641[1], &F1641[2]], by_name: &[1, 2, 3, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.pod-security-admission.admission.api.v1.PodSecurityDefaults
pub static F1642: [Field; 6] = [
    Field { json: "enforce", go: "Enforce", omit_empty: true, ..F },
    Field { json: "enforce-version", go: "EnforceVersion", omit_empty: true, ..F },
    Field { json: "audit", go: "Audit", omit_empty: true, ..F },
    Field { json: "audit-version", go: "AuditVersion", omit_empty: true, ..F },
    Field { json: "warn", go: "Warn", omit_empty: true, ..F },
    Field { json: "warn-version", go: "WarnVersion", omit_empty: true, ..F },
];
pub static T1642: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1.PodSecurityDefaults", go: "PodSecurityDefaults", fields: &F1642, json_fields: &[&F1642[0], &F1642[1], &F1642[2], &F1642[3], &F1642[4], &F1642[5]], by_name: &[2, 3, 0, 1, 4, 5], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.pod-security-admission.admission.api.v1.PodSecurityExemptions
pub static F1643: [Field; 3] = [
    Field { json: "usernames", go: "Usernames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "runtimeClasses", go: "RuntimeClasses", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
];
pub static T1643: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1.PodSecurityExemptions", go: "PodSecurityExemptions", fields: &F1643, json_fields: &[&F1643[0], &F1643[1], &F1643[2]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.pod-security-admission.admission.api.v1alpha1.PodSecurityConfiguration
pub static F1644: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "defaults", go: "Defaults", go_type: "v1alpha1.PodSecurityDefaults", kind: Kind::Struct(&super::config::T1645), ..F },
    Field { json: "exemptions", go: "Exemptions", go_type: "v1alpha1.PodSecurityExemptions", kind: Kind::Struct(&super::config::T1646), ..F },
];
pub static T1644: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1alpha1.PodSecurityConfiguration", go: "PodSecurityConfiguration", fields: &F1644, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1644[1], &F1644[2]], by_name: &[1, 2, 3, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.pod-security-admission.admission.api.v1alpha1.PodSecurityDefaults
pub static F1645: [Field; 6] = [
    Field { json: "enforce", go: "Enforce", omit_empty: true, ..F },
    Field { json: "enforce-version", go: "EnforceVersion", omit_empty: true, ..F },
    Field { json: "audit", go: "Audit", omit_empty: true, ..F },
    Field { json: "audit-version", go: "AuditVersion", omit_empty: true, ..F },
    Field { json: "warn", go: "Warn", omit_empty: true, ..F },
    Field { json: "warn-version", go: "WarnVersion", omit_empty: true, ..F },
];
pub static T1645: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1alpha1.PodSecurityDefaults", go: "PodSecurityDefaults", fields: &F1645, json_fields: &[&F1645[0], &F1645[1], &F1645[2], &F1645[3], &F1645[4], &F1645[5]], by_name: &[2, 3, 0, 1, 4, 5], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.pod-security-admission.admission.api.v1alpha1.PodSecurityExemptions
pub static F1646: [Field; 3] = [
    Field { json: "usernames", go: "Usernames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "runtimeClasses", go: "RuntimeClasses", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
];
pub static T1646: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1alpha1.PodSecurityExemptions", go: "PodSecurityExemptions", fields: &F1646, json_fields: &[&F1646[0], &F1646[1], &F1646[2]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.pod-security-admission.admission.api.v1beta1.PodSecurityConfiguration
pub static F1647: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "defaults", go: "Defaults", go_type: "v1beta1.PodSecurityDefaults", kind: Kind::Struct(&super::config::T1648), ..F },
    Field { json: "exemptions", go: "Exemptions", go_type: "v1beta1.PodSecurityExemptions", kind: Kind::Struct(&super::config::T1649), ..F },
];
pub static T1647: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1beta1.PodSecurityConfiguration", go: "PodSecurityConfiguration", fields: &F1647, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1647[1], &F1647[2]], by_name: &[1, 2, 3, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.pod-security-admission.admission.api.v1beta1.PodSecurityDefaults
pub static F1648: [Field; 6] = [
    Field { json: "enforce", go: "Enforce", omit_empty: true, ..F },
    Field { json: "enforce-version", go: "EnforceVersion", omit_empty: true, ..F },
    Field { json: "audit", go: "Audit", omit_empty: true, ..F },
    Field { json: "audit-version", go: "AuditVersion", omit_empty: true, ..F },
    Field { json: "warn", go: "Warn", omit_empty: true, ..F },
    Field { json: "warn-version", go: "WarnVersion", omit_empty: true, ..F },
];
pub static T1648: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1beta1.PodSecurityDefaults", go: "PodSecurityDefaults", fields: &F1648, json_fields: &[&F1648[0], &F1648[1], &F1648[2], &F1648[3], &F1648[4], &F1648[5]], by_name: &[2, 3, 0, 1, 4, 5], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.pod-security-admission.admission.api.v1beta1.PodSecurityExemptions
pub static F1649: [Field; 3] = [
    Field { json: "usernames", go: "Usernames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "runtimeClasses", go: "RuntimeClasses", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
];
pub static T1649: Type = Type { name: "io.k8s.pod-security-admission.admission.api.v1beta1.PodSecurityExemptions", go: "PodSecurityExemptions", fields: &F1649, json_fields: &[&F1649[0], &F1649[1], &F1649[2]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// plugin.pkg.admission.eventratelimit.apis.eventratelimit.v1alpha1.Configuration
pub static F1650: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "limits", go: "Limits", go_type: "[]v1alpha1.Limit", kind: Kind::List(&Kind::Struct(&super::config::T1651)), ..F },
];
pub static T1650: Type = Type { name: "plugin.pkg.admission.eventratelimit.apis.eventratelimit.v1alpha1.Configuration", go: "Configuration", fields: &F1650, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1650[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// plugin.pkg.admission.eventratelimit.apis.eventratelimit.v1alpha1.Limit
pub static F1651: [Field; 4] = [
    Field { json: "type", go: "Type", go_type: "v1alpha1.LimitType", ..F },
    Field { json: "qps", go: "QPS", go_type: "int32", kind: Kind::Int32, ..F },
    Field { json: "burst", go: "Burst", go_type: "int32", kind: Kind::Int32, ..F },
    Field { json: "cacheSize", go: "CacheSize", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
];
pub static T1651: Type = Type { name: "plugin.pkg.admission.eventratelimit.apis.eventratelimit.v1alpha1.Limit", go: "Limit", fields: &F1651, json_fields: &[&F1651[0], &F1651[1], &F1651[2], &F1651[3]], by_name: &[2, 3, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// plugin.pkg.admission.podtolerationrestriction.apis.podtolerationrestriction.v1alpha1.Configuration
pub static F1652: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "default", go: "Default", go_type: "[]v1.Toleration", kind: Kind::List(&Kind::Struct(&super::api_core::T567)), omit_empty: true, ..F },
    Field { json: "whitelist", go: "Whitelist", go_type: "[]v1.Toleration", kind: Kind::List(&Kind::Struct(&super::api_core::T567)), omit_empty: true, ..F },
];
pub static T1652: Type = Type { name: "plugin.pkg.admission.podtolerationrestriction.apis.podtolerationrestriction.v1alpha1.Configuration", go: "Configuration", fields: &F1652, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1652[1], &F1652[2]], by_name: &[1, 2, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
