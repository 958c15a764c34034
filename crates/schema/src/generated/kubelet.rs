// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.kubelet.config.v1.CredentialProvider
pub static F1578: [Field; 7] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "matchImages", go: "MatchImages", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, ..F },
    Field { json: "defaultCacheDuration", go: "DefaultCacheDuration", go_type: "v1.Duration", kind: Kind::Duration, pointer: true, required: true, ..F },
    Field { json: "apiVersion", go: "APIVersion", required: true, default: "\"\"", ..F },
    Field { json: "args", go: "Args", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "env", go: "Env", go_type: "[]v1.ExecEnvVar", kind: Kind::List(&Kind::Struct(&super::kubelet::T1580)), omit_empty: true, ..F },
    Field { json: "tokenAttributes", go: "TokenAttributes", go_type: "v1.ServiceAccountTokenAttributes", kind: Kind::Struct(&super::kubelet::T1581), omit_empty: true, pointer: true, ..F },
];
pub static T1578: Type = Type { name: "io.k8s.kubelet.config.v1.CredentialProvider", go: "CredentialProvider", fields: &F1578, json_fields: &[&F1578[0], &F1578[1], &F1578[2], &F1578[3], &F1578[4], &F1578[5], &F1578[6]], by_name: &[3, 4, 2, 5, 1, 0, 6], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1.CredentialProviderConfig
pub static F1579: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "providers", go: "Providers", go_type: "[]v1.CredentialProvider", kind: Kind::List(&Kind::Struct(&super::kubelet::T1578)), required: true, ..F },
];
pub static T1579: Type = Type { name: "io.k8s.kubelet.config.v1.CredentialProviderConfig", go: "CredentialProviderConfig", fields: &F1579, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1579[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1.ExecEnvVar
pub static F1580: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "value", go: "Value", required: true, default: "\"\"", ..F },
];
pub static T1580: Type = Type { name: "io.k8s.kubelet.config.v1.ExecEnvVar", go: "ExecEnvVar", fields: &F1580, json_fields: &[&F1580[0], &F1580[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1.ServiceAccountTokenAttributes
pub static F1581: [Field; 5] = [
    Field { json: "serviceAccountTokenAudience", go: "ServiceAccountTokenAudience", required: true, default: "\"\"", ..F },
    Field { json: "cacheType", go: "CacheType", go_type: "v1.ServiceAccountTokenCacheType", required: true, default: "\"\"", ..F },
    Field { json: "requireServiceAccount", go: "RequireServiceAccount", go_type: "bool", kind: Kind::Bool, pointer: true, required: true, ..F },
    Field { json: "requiredServiceAccountAnnotationKeys", go: "RequiredServiceAccountAnnotationKeys", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, ..F },
    Field { json: "optionalServiceAccountAnnotationKeys", go: "OptionalServiceAccountAnnotationKeys", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, ..F },
];
pub static T1581: Type = Type { name: "io.k8s.kubelet.config.v1.ServiceAccountTokenAttributes", go: "ServiceAccountTokenAttributes", fields: &F1581, json_fields: &[&F1581[0], &F1581[1], &F1581[2], &F1581[3], &F1581[4]], by_name: &[1, 4, 2, 3, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1alpha1.CredentialProvider
pub static F1582: [Field; 6] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "matchImages", go: "MatchImages", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, ..F },
    Field { json: "defaultCacheDuration", go: "DefaultCacheDuration", go_type: "v1.Duration", kind: Kind::Duration, pointer: true, required: true, ..F },
    Field { json: "apiVersion", go: "APIVersion", required: true, default: "\"\"", ..F },
    Field { json: "args", go: "Args", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "env", go: "Env", go_type: "[]v1alpha1.ExecEnvVar", kind: Kind::List(&Kind::Struct(&super::kubelet::T1584)), omit_empty: true, ..F },
];
pub static T1582: Type = Type { name: "io.k8s.kubelet.config.v1alpha1.CredentialProvider", go: "CredentialProvider", fields: &F1582, json_fields: &[&F1582[0], &F1582[1], &F1582[2], &F1582[3], &F1582[4], &F1582[5]], by_name: &[3, 4, 2, 5, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1alpha1.CredentialProviderConfig
pub static F1583: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "providers", go: "Providers", go_type: "[]v1alpha1.CredentialProvider", kind: Kind::List(&Kind::Struct(&super::kubelet::T1582)), required: true, ..F },
];
pub static T1583: Type = Type { name: "io.k8s.kubelet.config.v1alpha1.CredentialProviderConfig", go: "CredentialProviderConfig", fields: &F1583, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1583[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1alpha1.ExecEnvVar
pub static F1584: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "value", go: "Value", required: true, default: "\"\"", ..F },
];
pub static T1584: Type = Type { name: "io.k8s.kubelet.config.v1alpha1.ExecEnvVar", go: "ExecEnvVar", fields: &F1584, json_fields: &[&F1584[0], &F1584[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1alpha1.ImagePullCredentials
pub static F1585: [Field; 3] = [
    Field { json: "kubernetesSecrets", go: "KubernetesSecrets", go_type: "[]v1alpha1.ImagePullSecret", kind: Kind::List(&Kind::Struct(&super::kubelet::T1587)), omit_empty: true, list_type: ListType::Set, ..F },
    Field { json: "kubernetesServiceAccounts", go: "KubernetesServiceAccounts", go_type: "[]v1alpha1.ImagePullServiceAccount", kind: Kind::List(&Kind::Struct(&super::kubelet::T1588)), omit_empty: true, list_type: ListType::Set, ..F },
    Field { json: "nodePodsAccessible", go: "NodePodsAccessible", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1585: Type = Type { name: "io.k8s.kubelet.config.v1alpha1.ImagePullCredentials", go: "ImagePullCredentials", fields: &F1585, json_fields: &[&F1585[0], &F1585[1], &F1585[2]], by_name: &[0, 1, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1alpha1.ImagePullIntent
pub static F1586: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "image", go: "Image", required: true, default: "\"\"", ..F },
];
pub static T1586: Type = Type { name: "io.k8s.kubelet.config.v1alpha1.ImagePullIntent", go: "ImagePullIntent", fields: &F1586, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1586[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1alpha1.ImagePullSecret
pub static F1587: [Field; 4] = [
    Field { json: "uid", go: "UID", required: true, default: "\"\"", ..F },
    Field { json: "namespace", go: "Namespace", required: true, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "credentialHash", go: "CredentialHash", required: true, default: "\"\"", ..F },
];
pub static T1587: Type = Type { name: "io.k8s.kubelet.config.v1alpha1.ImagePullSecret", go: "ImagePullSecret", fields: &F1587, json_fields: &[&F1587[0], &F1587[1], &F1587[2], &F1587[3]], by_name: &[3, 2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1alpha1.ImagePullServiceAccount
pub static F1588: [Field; 3] = [
    Field { json: "uid", go: "UID", required: true, default: "\"\"", ..F },
    Field { json: "namespace", go: "Namespace", required: true, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
];
pub static T1588: Type = Type { name: "io.k8s.kubelet.config.v1alpha1.ImagePullServiceAccount", go: "ImagePullServiceAccount", fields: &F1588, json_fields: &[&F1588[0], &F1588[1], &F1588[2]], by_name: &[2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1alpha1.ImagePulledRecord
pub static F1589: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "lastUpdatedTime", go: "LastUpdatedTime", go_type: "v1.Time", kind: Kind::Time, required: true, ..F },
    Field { json: "imageRef", go: "ImageRef", required: true, default: "\"\"", ..F },
    Field { json: "credentialMapping", go: "CredentialMapping", go_type: "map[string]v1alpha1.ImagePullCredentials", kind: Kind::Map(&Kind::Struct(&super::kubelet::T1585)), omit_empty: true, ..F },
];
pub static T1589: Type = Type { name: "io.k8s.kubelet.config.v1alpha1.ImagePulledRecord", go: "ImagePulledRecord", fields: &F1589, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1589[1], &F1589[2], &F1589[3]], by_name: &[1, 4, 3, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.CrashLoopBackOffConfig
pub static F1590: [Field; 1] = [
    Field { json: "maxContainerRestartPeriod", go: "MaxContainerRestartPeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
];
pub static T1590: Type = Type { name: "io.k8s.kubelet.config.v1beta1.CrashLoopBackOffConfig", go: "CrashLoopBackOffConfig", fields: &F1590, json_fields: &[&F1590[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.CredentialProvider
pub static F1591: [Field; 6] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "matchImages", go: "MatchImages", go_type: "[]string", kind: Kind::List(&Kind::String), required: true, ..F },
    Field { json: "defaultCacheDuration", go: "DefaultCacheDuration", go_type: "v1.Duration", kind: Kind::Duration, pointer: true, required: true, ..F },
    Field { json: "apiVersion", go: "APIVersion", required: true, default: "\"\"", ..F },
    Field { json: "args", go: "Args", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "env", go: "Env", go_type: "[]v1beta1.ExecEnvVar", kind: Kind::List(&Kind::Struct(&super::kubelet::T1593)), omit_empty: true, ..F },
];
pub static T1591: Type = Type { name: "io.k8s.kubelet.config.v1beta1.CredentialProvider", go: "CredentialProvider", fields: &F1591, json_fields: &[&F1591[0], &F1591[1], &F1591[2], &F1591[3], &F1591[4], &F1591[5]], by_name: &[3, 4, 2, 5, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.CredentialProviderConfig
pub static F1592: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "providers", go: "Providers", go_type: "[]v1beta1.CredentialProvider", kind: Kind::List(&Kind::Struct(&super::kubelet::T1591)), required: true, ..F },
];
pub static T1592: Type = Type { name: "io.k8s.kubelet.config.v1beta1.CredentialProviderConfig", go: "CredentialProviderConfig", fields: &F1592, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1592[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.ExecEnvVar
pub static F1593: [Field; 2] = [
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "value", go: "Value", required: true, default: "\"\"", ..F },
];
pub static T1593: Type = Type { name: "io.k8s.kubelet.config.v1beta1.ExecEnvVar", go: "ExecEnvVar", fields: &F1593, json_fields: &[&F1593[0], &F1593[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.ImagePullCredentials
pub static F1594: [Field; 3] = [
    Field { json: "kubernetesSecrets", go: "KubernetesSecrets", go_type: "[]v1beta1.ImagePullSecret", kind: Kind::List(&Kind::Struct(&super::kubelet::T1596)), omit_empty: true, list_type: ListType::Set, ..F },
    Field { json: "kubernetesServiceAccounts", go: "KubernetesServiceAccounts", go_type: "[]v1beta1.ImagePullServiceAccount", kind: Kind::List(&Kind::Struct(&super::kubelet::T1597)), omit_empty: true, list_type: ListType::Set, ..F },
    Field { json: "nodePodsAccessible", go: "NodePodsAccessible", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1594: Type = Type { name: "io.k8s.kubelet.config.v1beta1.ImagePullCredentials", go: "ImagePullCredentials", fields: &F1594, json_fields: &[&F1594[0], &F1594[1], &F1594[2]], by_name: &[0, 1, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.ImagePullIntent
pub static F1595: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "image", go: "Image", required: true, default: "\"\"", ..F },
];
pub static T1595: Type = Type { name: "io.k8s.kubelet.config.v1beta1.ImagePullIntent", go: "ImagePullIntent", fields: &F1595, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1595[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.ImagePullSecret
pub static F1596: [Field; 4] = [
    Field { json: "uid", go: "UID", required: true, default: "\"\"", ..F },
    Field { json: "namespace", go: "Namespace", required: true, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
    Field { json: "credentialHash", go: "CredentialHash", required: true, default: "\"\"", ..F },
];
pub static T1596: Type = Type { name: "io.k8s.kubelet.config.v1beta1.ImagePullSecret", go: "ImagePullSecret", fields: &F1596, json_fields: &[&F1596[0], &F1596[1], &F1596[2], &F1596[3]], by_name: &[3, 2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.ImagePullServiceAccount
pub static F1597: [Field; 3] = [
    Field { json: "uid", go: "UID", required: true, default: "\"\"", ..F },
    Field { json: "namespace", go: "Namespace", required: true, default: "\"\"", ..F },
    Field { json: "name", go: "Name", required: true, default: "\"\"", ..F },
];
pub static T1597: Type = Type { name: "io.k8s.kubelet.config.v1beta1.ImagePullServiceAccount", go: "ImagePullServiceAccount", fields: &F1597, json_fields: &[&F1597[0], &F1597[1], &F1597[2]], by_name: &[2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.ImagePulledRecord
pub static F1598: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "lastUpdatedTime", go: "LastUpdatedTime", go_type: "v1.Time", kind: Kind::Time, required: true, ..F },
    Field { json: "imageRef", go: "ImageRef", required: true, default: "\"\"", ..F },
    Field { json: "credentialMapping", go: "CredentialMapping", go_type: "map[string]v1beta1.ImagePullCredentials", kind: Kind::Map(&Kind::Struct(&super::kubelet::T1594)), omit_empty: true, ..F },
];
pub static T1598: Type = Type { name: "io.k8s.kubelet.config.v1beta1.ImagePulledRecord", go: "ImagePulledRecord", fields: &F1598, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1598[1], &F1598[2], &F1598[3]], by_name: &[1, 4, 3, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.KubeletAnonymousAuthentication
pub static F1599: [Field; 1] = [
    Field { json: "enabled", go: "Enabled", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1599: Type = Type { name: "io.k8s.kubelet.config.v1beta1.KubeletAnonymousAuthentication", go: "KubeletAnonymousAuthentication", fields: &F1599, json_fields: &[&F1599[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.KubeletAuthentication
pub static F1600: [Field; 3] = [
    Field { json: "x509", go: "X509", go_type: "v1beta1.KubeletX509Authentication", kind: Kind::Struct(&super::kubelet::T1605), default: "{}", ..F },
    Field { json: "webhook", go: "Webhook", go_type: "v1beta1.KubeletWebhookAuthentication", kind: Kind::Struct(&super::kubelet::T1603), default: "{}", ..F },
    Field { json: "anonymous", go: "Anonymous", go_type: "v1beta1.KubeletAnonymousAuthentication", kind: Kind::Struct(&super::kubelet::T1599), default: "{}", ..F },
];
pub static T1600: Type = Type { name: "io.k8s.kubelet.config.v1beta1.KubeletAuthentication", go: "KubeletAuthentication", fields: &F1600, json_fields: &[&F1600[0], &F1600[1], &F1600[2]], by_name: &[2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.KubeletAuthorization
pub static F1601: [Field; 2] = [
    Field { json: "mode", go: "Mode", go_type: "v1beta1.KubeletAuthorizationMode", omit_empty: true, ..F },
    Field { json: "webhook", go: "Webhook", go_type: "v1beta1.KubeletWebhookAuthorization", kind: Kind::Struct(&super::kubelet::T1604), default: "{}", ..F },
];
pub static T1601: Type = Type { name: "io.k8s.kubelet.config.v1beta1.KubeletAuthorization", go: "KubeletAuthorization", fields: &F1601, json_fields: &[&F1601[0], &F1601[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.KubeletConfiguration
pub static F1602: [Field; 127] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "enableServer", go: "EnableServer", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "staticPodPath", go: "StaticPodPath", omit_empty: true, ..F },
    Field { json: "podLogsDir", go: "PodLogsDir", omit_empty: true, ..F },
    Field { json: "syncFrequency", go: "SyncFrequency", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "fileCheckFrequency", go: "FileCheckFrequency", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "httpCheckFrequency", go: "HTTPCheckFrequency", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "staticPodURL", go: "StaticPodURL", omit_empty: true, ..F },
    Field { json: "staticPodURLHeader", go: "StaticPodURLHeader", go_type: "map[string][]string", kind: Kind::Map(&Kind::List(&Kind::String)), omit_empty: true, ..F },
    Field { json: "address", go: "Address", omit_empty: true, ..F },
    Field { json: "port", go: "Port", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "readOnlyPort", go: "ReadOnlyPort", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "tlsCertFile", go: "TLSCertFile", omit_empty: true, ..F },
    Field { json: "tlsPrivateKeyFile", go: "TLSPrivateKeyFile", omit_empty: true, ..F },
    Field { json: "tlsCipherSuites", go: "TLSCipherSuites", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "tlsCurvePreferences", go: "TLSCurvePreferences", go_type: "[]int32", kind: Kind::List(&Kind::Int32), omit_empty: true, ..F },
    Field { json: "tlsMinVersion", go: "TLSMinVersion", omit_empty: true, ..F },
    Field { json: "rotateCertificates", go: "RotateCertificates", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "serverTLSBootstrap", go: "ServerTLSBootstrap", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "authentication", go: "Authentication", go_type: "v1beta1.KubeletAuthentication", kind: Kind::Struct(&super::kubelet::T1600), default: "{}", ..F },
    Field { json: "authorization", go: "Authorization", go_type: "v1beta1.KubeletAuthorization", kind: Kind::Struct(&super::kubelet::T1601), default: "{}", ..F },
    Field { json: "registryPullQPS", go: "RegistryPullQPS", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "registryBurst", go: "RegistryBurst", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "imagePullCredentialsVerificationPolicy", go: "ImagePullCredentialsVerificationPolicy", go_type: "v1beta1.ImagePullCredentialsVerificationPolicy", omit_empty: true, ..F },
    Field { json: "preloadedImagesVerificationAllowlist", go: "PreloadedImagesVerificationAllowlist", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Set, ..F },
    Field { json: "eventRecordQPS", go: "EventRecordQPS", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "eventBurst", go: "EventBurst", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "enableDebuggingHandlers", go: "EnableDebuggingHandlers", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "enableContentionProfiling", go: "EnableContentionProfiling", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "healthzPort", go: "HealthzPort", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "healthzBindAddress", go: "HealthzBindAddress", omit_empty: true, ..F },
    Field { json: "oomScoreAdj", go: "OOMScoreAdj", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "clusterDomain", go: "ClusterDomain", omit_empty: true, ..F },
    Field { json: "clusterDNS", go: "ClusterDNS", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "streamingConnectionIdleTimeout", go: "StreamingConnectionIdleTimeout", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "nodeStatusUpdateFrequency", go: "NodeStatusUpdateFrequency", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "nodeStatusReportFrequency", go: "NodeStatusReportFrequency", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "nodeLeaseDurationSeconds", go: "NodeLeaseDurationSeconds", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "imageMinimumGCAge", go: "ImageMinimumGCAge", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "imageMaximumGCAge", go: "ImageMaximumGCAge", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "imageGCHighThresholdPercent", go: "ImageGCHighThresholdPercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "imageGCLowThresholdPercent", go: "ImageGCLowThresholdPercent", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "volumeStatsAggPeriod", go: "VolumeStatsAggPeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "kubeletCgroups", go: "KubeletCgroups", omit_empty: true, ..F },
    Field { json: "systemCgroups", go: "SystemCgroups", omit_empty: true, ..F },
    Field { json: "cgroupRoot", go: "CgroupRoot", omit_empty: true, ..F },
    Field { json: "cgroupsPerQOS", go: "CgroupsPerQOS", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "cgroupDriver", go: "CgroupDriver", omit_empty: true, ..F },
    Field { json: "cpuManagerPolicy", go: "CPUManagerPolicy", omit_empty: true, ..F },
    Field { json: "singleProcessOOMKill", go: "SingleProcessOOMKill", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "cpuManagerPolicyOptions", go: "CPUManagerPolicyOptions", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "cpuManagerReconcilePeriod", go: "CPUManagerReconcilePeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "memoryManagerPolicy", go: "MemoryManagerPolicy", omit_empty: true, ..F },
    Field { json: "topologyManagerPolicy", go: "TopologyManagerPolicy", omit_empty: true, ..F },
    Field { json: "topologyManagerScope", go: "TopologyManagerScope", omit_empty: true, ..F },
    Field { json: "topologyManagerPolicyOptions", go: "TopologyManagerPolicyOptions", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "qosReserved", go: "QOSReserved", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "runtimeRequestTimeout", go: "RuntimeRequestTimeout", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "hairpinMode", go: "HairpinMode", omit_empty: true, ..F },
    Field { json: "maxPods", go: "MaxPods", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "podCIDR", go: "PodCIDR", omit_empty: true, ..F },
    Field { json: "podPidsLimit", go: "PodPidsLimit", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, ..F },
    Field { json: "resolvConf", go: "ResolverConfig", omit_empty: true, pointer: true, ..F },
    Field { json: "runOnce", go: "RunOnce", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "cpuCFSQuota", go: "CPUCFSQuota", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "cpuCFSQuotaPeriod", go: "CPUCFSQuotaPeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "nodeStatusMaxImages", go: "NodeStatusMaxImages", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "maxOpenFiles", go: "MaxOpenFiles", go_type: "int64", kind: Kind::Int64, omit_empty: true, ..F },
    Field { json: "contentType", go: "ContentType", omit_empty: true, ..F },
    Field { json: "kubeAPIQPS", go: "KubeAPIQPS", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "kubeAPIBurst", go: "KubeAPIBurst", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "serializeImagePulls", go: "SerializeImagePulls", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "maxParallelImagePulls", go: "MaxParallelImagePulls", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "evictionHard", go: "EvictionHard", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "evictionSoft", go: "EvictionSoft", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "evictionSoftGracePeriod", go: "EvictionSoftGracePeriod", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "evictionPressureTransitionPeriod", go: "EvictionPressureTransitionPeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "evictionMaxPodGracePeriod", go: "EvictionMaxPodGracePeriod", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "evictionMinimumReclaim", go: "EvictionMinimumReclaim", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "mergeDefaultEvictionSettings", go: "MergeDefaultEvictionSettings", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "podsPerCore", go: "PodsPerCore", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
    Field { json: "enableControllerAttachDetach", go: "EnableControllerAttachDetach", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "protectKernelDefaults", go: "ProtectKernelDefaults", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "makeIPTablesUtilChains", go: "MakeIPTablesUtilChains", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "iptablesMasqueradeBit", go: "IPTablesMasqueradeBit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "iptablesDropBit", go: "IPTablesDropBit", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "featureGates", go: "FeatureGates", go_type: "map[string]bool", kind: Kind::Map(&Kind::Bool), omit_empty: true, ..F },
    Field { json: "failSwapOn", go: "FailSwapOn", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "memorySwap", go: "MemorySwap", go_type: "v1beta1.MemorySwapConfiguration", kind: Kind::Struct(&super::kubelet::T1607), omit_empty: true, default: "{}", ..F },
    Field { json: "containerLogMaxSize", go: "ContainerLogMaxSize", omit_empty: true, ..F },
    Field { json: "containerLogMaxFiles", go: "ContainerLogMaxFiles", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "containerLogMaxWorkers", go: "ContainerLogMaxWorkers", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "containerLogMonitorInterval", go: "ContainerLogMonitorInterval", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "configMapAndSecretChangeDetectionStrategy", go: "ConfigMapAndSecretChangeDetectionStrategy", go_type: "v1beta1.ResourceChangeDetectionStrategy", omit_empty: true, ..F },
    Field { json: "systemReserved", go: "SystemReserved", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "kubeReserved", go: "KubeReserved", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "reservedSystemCPUs", go: "ReservedSystemCPUs", omit_empty: true, ..F },
    Field { json: "showHiddenMetricsForVersion", go: "ShowHiddenMetricsForVersion", omit_empty: true, ..F },
    Field { json: "systemReservedCgroup", go: "SystemReservedCgroup", omit_empty: true, ..F },
    Field { json: "kubeReservedCgroup", go: "KubeReservedCgroup", omit_empty: true, ..F },
    Field { json: "enforceNodeAllocatable", go: "EnforceNodeAllocatable", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "allowedUnsafeSysctls", go: "AllowedUnsafeSysctls", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "defaultPodSysctls", go: "DefaultPodSysctls", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
    Field { json: "volumePluginDir", go: "VolumePluginDir", omit_empty: true, ..F },
    Field { json: "providerID", go: "ProviderID", omit_empty: true, ..F },
    Field { json: "kernelMemcgNotification", go: "KernelMemcgNotification", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "logging", go: "Logging", go_type: "v1.LoggingConfiguration", kind: Kind::Struct(&super::config::T1416), omit_empty: true, default: "{}", ..F },
    Field { json: "enableSystemLogHandler", go: "EnableSystemLogHandler", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "enableSystemLogQuery", go: "EnableSystemLogQuery", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "shutdownGracePeriod", go: "ShutdownGracePeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "shutdownGracePeriodCriticalPods", go: "ShutdownGracePeriodCriticalPods", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "shutdownGracePeriodByPodPriority", go: "ShutdownGracePeriodByPodPriority", go_type: "[]v1beta1.ShutdownGracePeriodByPodPriority", kind: Kind::List(&Kind::Struct(&super::kubelet::T1609)), omit_empty: true, ..F },
    Field { json: "crashLoopBackOff", go: "CrashLoopBackOff", go_type: "v1beta1.CrashLoopBackOffConfig", kind: Kind::Struct(&super::kubelet::T1590), omit_empty: true, default: "{}", ..F },
    Field { json: "reservedMemory", go: "ReservedMemory", go_type: "[]v1beta1.MemoryReservation", kind: Kind::List(&Kind::Struct(&super::kubelet::T1606)), omit_empty: true, ..F },
    Field { json: "enableProfilingHandler", go: "EnableProfilingHandler", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "enableDebugFlagsHandler", go: "EnableDebugFlagsHandler", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "seccompDefault", go: "SeccompDefault", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "memoryThrottlingFactor", go: "MemoryThrottlingFactor", go_type: "float64", kind: Kind::Float64, omit_empty: true, pointer: true, ..F },
    Field { json: "memoryReservationPolicy", go: "MemoryReservationPolicy", go_type: "v1beta1.MemoryReservationPolicy", omit_empty: true, ..F },
    Field { json: "registerWithTaints", go: "RegisterWithTaints", go_type: "[]v1.Taint", kind: Kind::List(&Kind::Struct(&super::api_core::T566)), omit_empty: true, ..F },
    Field { json: "registerNode", go: "RegisterNode", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "tracing", go: "Tracing", go_type: "v1.TracingConfiguration", kind: Kind::Struct(&super::config::T1421), omit_empty: true, pointer: true, ..F },
    Field { json: "localStorageCapacityIsolation", go: "LocalStorageCapacityIsolation", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "containerRuntimeEndpoint", go: "ContainerRuntimeEndpoint", required: true, default: "\"\"", ..F },
    Field { json: "imageServiceEndpoint", go: "ImageServiceEndpoint", omit_empty: true, ..F },
    Field { json: "failCgroupV1", go: "FailCgroupV1", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "userNamespaces", go: "UserNamespaces", go_type: "v1beta1.UserNamespaces", kind: Kind::Struct(&super::kubelet::T1610), omit_empty: true, pointer: true, ..F },
];
pub static T1602: Type = Type { name: "io.k8s.kubelet.config.v1beta1.KubeletConfiguration", go: "KubeletConfiguration", fields: &F1602, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1602[1], &F1602[2], &F1602[3], &F1602[4], &F1602[5], &F1602[6], &F1602[7], &F1602[8], &F1602[9], &F1602[10], &F1602[11], &F1602[12], &F1602[13], &F1602[14], &F1602[15], &F1602[16], &F1602[17], &F1602[18], &F1602[19], &F1602[20], &F1602[21], &F1602[22], &F1602[23], &F1602[24], &F1602[25], &F1602[26], &F1602[27], &F1602[28], &F1602[29], &F1602[30], &F1602[31], &F1602[32], &F1602[33], &F1602[34], &F1602[35], &F1602[36], &F1602[37], &F1602[38], &F1602[39], &F1602[40], &F1602[41], &F1602[42], &F1602[43], &F1602[44], &F1602[45], &F1602[46], &F1602[47], &F1602[48], &F1602[49], &F1602[50], &F1602[51], &F1602[52], &F1602[53], &F1602[54], &F1602[55], &F1602[56], &F1602[57], &F1602[58], &F1602[59], &F1602[60], &F1602[61], &F1602[62], &F1602[63], &F1602[64], &F1602[65], &F1602[66], &F1602[67], &F1602[68], &F1602[69], &F1602[70], &F1602[71], &F1602[72], &F1602[73], &F1602[74], &F1602[75], &F1602[76], &F1602[77], &F1602[78], &F1602[79], &F1602[80], &F1602[81], &F1602[82], &F1602[83], &F1602[84], &F1602[85], &F1602[86], &F1602[87], &F1602[88], &F1602[89], &F1602[90], &F1602[91], &F1602[92], &F1602[93], &F1602[94], &F1602[95], &F1602[96], &F1602[97], &F1602[98], &F1602[99], &F1602[100], &F1602[101], &F1602[102], &F1602[103], &F1602[104], &F1602[105], &F1602[106], &F1602[107], &F1602[108], &F1602[109], &F1602[110], &F1602[111], &F1602[112], &F1602[113], &F1602[114], &F1602[115], &F1602[116], &F1602[117], &F1602[118], &F1602[119], &F1602[120], &F1602[121], &F1602[122], &F1602[123], &F1602[124], &F1602[125], &F1602[126]], by_name: &[10, 102, 1, 20, 21, 48, 46, 47, 34, 33, 94, 91, 90, 92, 93, 124, 69, 65, 66, 49, 51, 52, 113, 103, 29, 82, 116, 28, 115, 2, 108, 109, 101, 27, 26, 74, 78, 79, 77, 75, 76, 126, 88, 87, 6, 59, 31, 30, 7, 41, 42, 40, 39, 24, 125, 86, 85, 106, 0, 71, 70, 96, 100, 44, 123, 107, 84, 68, 73, 60, 53, 119, 89, 118, 80, 38, 67, 37, 36, 32, 61, 4, 62, 81, 11, 25, 83, 105, 57, 12, 121, 120, 23, 22, 114, 97, 63, 18, 64, 58, 117, 72, 19, 98, 110, 112, 111, 50, 3, 8, 9, 35, 5, 45, 95, 99, 13, 15, 16, 17, 14, 54, 56, 55, 122, 127, 104, 43], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.KubeletWebhookAuthentication
pub static F1603: [Field; 2] = [
    Field { json: "enabled", go: "Enabled", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "cacheTTL", go: "CacheTTL", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
];
pub static T1603: Type = Type { name: "io.k8s.kubelet.config.v1beta1.KubeletWebhookAuthentication", go: "KubeletWebhookAuthentication", fields: &F1603, json_fields: &[&F1603[0], &F1603[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.KubeletWebhookAuthorization
pub static F1604: [Field; 2] = [
    Field { json: "cacheAuthorizedTTL", go: "CacheAuthorizedTTL", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
    Field { json: "cacheUnauthorizedTTL", go: "CacheUnauthorizedTTL", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, ..F },
];
pub static T1604: Type = Type { name: "io.k8s.kubelet.config.v1beta1.KubeletWebhookAuthorization", go: "KubeletWebhookAuthorization", fields: &F1604, json_fields: &[&F1604[0], &F1604[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.KubeletX509Authentication
pub static F1605: [Field; 1] = [
    Field { json: "clientCAFile", go: "ClientCAFile", omit_empty: true, ..F },
];
pub static T1605: Type = Type { name: "io.k8s.kubelet.config.v1beta1.KubeletX509Authentication", go: "KubeletX509Authentication", fields: &F1605, json_fields: &[&F1605[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.MemoryReservation
pub static F1606: [Field; 2] = [
    Field { json: "numaNode", go: "NumaNode", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "limits", go: "Limits", go_type: "v1.ResourceList", kind: Kind::Map(&Kind::Quantity), required: true, ..F },
];
pub static T1606: Type = Type { name: "io.k8s.kubelet.config.v1beta1.MemoryReservation", go: "MemoryReservation", fields: &F1606, json_fields: &[&F1606[0], &F1606[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.MemorySwapConfiguration
pub static F1607: [Field; 1] = [
    Field { json: "swapBehavior", go: "SwapBehavior", omit_empty: true, ..F },
];
pub static T1607: Type = Type { name: "io.k8s.kubelet.config.v1beta1.MemorySwapConfiguration", go: "MemorySwapConfiguration", fields: &F1607, json_fields: &[&F1607[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.SerializedNodeConfigSource
pub static F1608: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "source", go: "Source", go_type: "v1.NodeConfigSource", kind: Kind::Struct(&super::api_core::T452), omit_empty: true, default: "{}", ..F },
];
pub static T1608: Type = Type { name: "io.k8s.kubelet.config.v1beta1.SerializedNodeConfigSource", go: "SerializedNodeConfigSource", fields: &F1608, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1608[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.ShutdownGracePeriodByPodPriority
pub static F1609: [Field; 2] = [
    Field { json: "priority", go: "Priority", go_type: "int32", kind: Kind::Int32, required: true, default: "0", ..F },
    Field { json: "shutdownGracePeriodSeconds", go: "ShutdownGracePeriodSeconds", go_type: "int64", kind: Kind::Int64, required: true, default: "0", ..F },
];
pub static T1609: Type = Type { name: "io.k8s.kubelet.config.v1beta1.ShutdownGracePeriodByPodPriority", go: "ShutdownGracePeriodByPodPriority", fields: &F1609, json_fields: &[&F1609[0], &F1609[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.config.v1beta1.UserNamespaces
pub static F1610: [Field; 1] = [
    Field { json: "idsPerPod", go: "IDsPerPod", go_type: "int64", kind: Kind::Int64, omit_empty: true, pointer: true, ..F },
];
pub static T1610: Type = Type { name: "io.k8s.kubelet.config.v1beta1.UserNamespaces", go: "UserNamespaces", fields: &F1610, json_fields: &[&F1610[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1.AuthConfig
pub static F1611: [Field; 2] = [
    Field { json: "username", go: "Username", ..F },
    Field { json: "password", go: "Password", ..F },
];
pub static T1611: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1.AuthConfig", go: "AuthConfig", fields: &F1611, json_fields: &[&F1611[0], &F1611[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1.CredentialProviderRequest
pub static F1612: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "image", go: "Image", ..F },
    Field { json: "serviceAccountToken", go: "ServiceAccountToken", omit_empty: true, ..F },
    Field { json: "serviceAccountAnnotations", go: "ServiceAccountAnnotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
];
pub static T1612: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1.CredentialProviderRequest", go: "CredentialProviderRequest", fields: &F1612, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1612[1], &F1612[2], &F1612[3]], by_name: &[1, 2, 0, 4, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1.CredentialProviderResponse
pub static F1613: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "cacheKeyType", go: "CacheKeyType", go_type: "v1.PluginCacheKeyType", ..F },
    Field { json: "cacheDuration", go: "CacheDuration", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "auth", go: "Auth", go_type: "map[string]v1.AuthConfig", kind: Kind::Map(&Kind::Struct(&super::kubelet::T1611)), omit_empty: true, ..F },
];
pub static T1613: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1.CredentialProviderResponse", go: "CredentialProviderResponse", fields: &F1613, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1613[1], &F1613[2], &F1613[3]], by_name: &[1, 4, 3, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1alpha1.AuthConfig
pub static F1614: [Field; 2] = [
    Field { json: "username", go: "Username", ..F },
    Field { json: "password", go: "Password", ..F },
];
pub static T1614: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1alpha1.AuthConfig", go: "AuthConfig", fields: &F1614, json_fields: &[&F1614[0], &F1614[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1alpha1.CredentialProviderRequest
pub static F1615: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "image", go: "Image", ..F },
];
pub static T1615: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1alpha1.CredentialProviderRequest", go: "CredentialProviderRequest", fields: &F1615, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1615[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1alpha1.CredentialProviderResponse
pub static F1616: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "cacheKeyType", go: "CacheKeyType", go_type: "v1alpha1.PluginCacheKeyType", ..F },
    Field { json: "cacheDuration", go: "CacheDuration", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "auth", go: "Auth", go_type: "map[string]v1alpha1.AuthConfig", kind: Kind::Map(&Kind::Struct(&super::kubelet::T1614)), omit_empty: true, ..F },
];
pub static T1616: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1alpha1.CredentialProviderResponse", go: "CredentialProviderResponse", fields: &F1616, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1616[1], &F1616[2], &F1616[3]], by_name: &[1, 4, 3, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1beta1.AuthConfig
pub static F1617: [Field; 2] = [
    Field { json: "username", go: "Username", ..F },
    Field { json: "password", go: "Password", ..F },
];
pub static T1617: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1beta1.AuthConfig", go: "AuthConfig", fields: &F1617, json_fields: &[&F1617[0], &F1617[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1beta1.CredentialProviderRequest
pub static F1618: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "image", go: "Image", ..F },
];
pub static T1618: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1beta1.CredentialProviderRequest", go: "CredentialProviderRequest", fields: &F1618, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1618[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubelet.pkg.apis.credentialprovider.v1beta1.CredentialProviderResponse
pub static F1619: [Field; 4] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "cacheKeyType", go: "CacheKeyType", go_type: "v1beta1.PluginCacheKeyType", ..F },
    Field { json: "cacheDuration", go: "CacheDuration", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "auth", go: "Auth", go_type: "map[string]v1beta1.AuthConfig", kind: Kind::Map(&Kind::Struct(&super::kubelet::T1617)), omit_empty: true, ..F },
];
pub static T1619: Type = Type { name: "io.k8s.kubelet.pkg.apis.credentialprovider.v1beta1.CredentialProviderResponse", go: "CredentialProviderResponse", fields: &F1619, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1619[1], &F1619[2], &F1619[3]], by_name: &[1, 4, 3, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
