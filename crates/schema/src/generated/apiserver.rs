// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.apiserver.pkg.admission.plugin.policy.config.apis.policyconfig.v1.MutatingAdmissionPolicyConfiguration
pub static F1290: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "staticManifestsDir", go: "StaticManifestsDir", omit_empty: true, ..F },
];
pub static T1290: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.policy.config.apis.policyconfig.v1.MutatingAdmissionPolicyConfiguration", go: "MutatingAdmissionPolicyConfiguration", fields: &F1290, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1290[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.admission.plugin.policy.config.apis.policyconfig.v1.ValidatingAdmissionPolicyConfiguration
pub static F1291: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "staticManifestsDir", go: "StaticManifestsDir", omit_empty: true, ..F },
];
pub static T1291: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.policy.config.apis.policyconfig.v1.ValidatingAdmissionPolicyConfiguration", go: "ValidatingAdmissionPolicyConfiguration", fields: &F1291, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1291[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1.Configuration
pub static F1292: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "limitedResources", go: "LimitedResources", go_type: "[]v1.LimitedResource", kind: Kind::List(&Kind::Struct(&super::apiserver::T1293)), ..F },
];
pub static T1292: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1.Configuration", go: "Configuration", fields: &F1292, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1292[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1.LimitedResource
pub static F1293: [Field; 4] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, ..F },
    Field { json: "resource", go: "Resource", ..F },
    Field { json: "matchContains", go: "MatchContains", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "matchScopes", go: "MatchScopes", go_type: "[]v1.ScopedResourceSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::api_core::T540)), omit_empty: true, ..F },
];
pub static T1293: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1.LimitedResource", go: "LimitedResource", fields: &F1293, json_fields: &[&F1293[0], &F1293[1], &F1293[2], &F1293[3]], by_name: &[0, 2, 3, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1alpha1.Configuration
pub static F1294: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "limitedResources", go: "LimitedResources", go_type: "[]v1alpha1.LimitedResource", kind: Kind::List(&Kind::Struct(&super::apiserver::T1295)), ..F },
];
pub static T1294: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1alpha1.Configuration", go: "Configuration", fields: &F1294, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1294[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1alpha1.LimitedResource
pub static F1295: [Field; 4] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, ..F },
    Field { json: "resource", go: "Resource", ..F },
    Field { json: "matchContains", go: "MatchContains", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "matchScopes", go: "MatchScopes", go_type: "[]v1.ScopedResourceSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::api_core::T540)), omit_empty: true, ..F },
];
pub static T1295: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1alpha1.LimitedResource", go: "LimitedResource", fields: &F1295, json_fields: &[&F1295[0], &F1295[1], &F1295[2], &F1295[3]], by_name: &[0, 2, 3, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1beta1.Configuration
pub static F1296: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "limitedResources", go: "LimitedResources", go_type: "[]v1beta1.LimitedResource", kind: Kind::List(&Kind::Struct(&super::apiserver::T1297)), ..F },
];
pub static T1296: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1beta1.Configuration", go: "Configuration", fields: &F1296, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1296[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1beta1.LimitedResource
pub static F1297: [Field; 4] = [
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, ..F },
    Field { json: "resource", go: "Resource", ..F },
    Field { json: "matchContains", go: "MatchContains", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "matchScopes", go: "MatchScopes", go_type: "[]v1.ScopedResourceSelectorRequirement", kind: Kind::List(&Kind::Struct(&super::api_core::T540)), omit_empty: true, ..F },
];
pub static T1297: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.resourcequota.apis.resourcequota.v1beta1.LimitedResource", go: "LimitedResource", fields: &F1297, json_fields: &[&F1297[0], &F1297[1], &F1297[2], &F1297[3]], by_name: &[0, 2, 3, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.admission.plugin.webhook.config.apis.webhookadmission.v1.WebhookAdmission
pub static F1298: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "kubeConfigFile", go: "KubeConfigFile", ..F },
    Field { json: "staticManifestsDir", go: "StaticManifestsDir", omit_empty: true, ..F },
];
pub static T1298: Type = Type { name: "io.k8s.apiserver.pkg.admission.plugin.webhook.config.apis.webhookadmission.v1.WebhookAdmission", go: "WebhookAdmission", fields: &F1298, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1298[1], &F1298[2]], by_name: &[1, 0, 2, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.AESConfiguration
pub static F1299: [Field; 1] = [
    Field { json: "keys", go: "Keys", go_type: "[]v1.Key", kind: Kind::List(&Kind::Struct(&super::apiserver::T1316)), ..F },
];
pub static T1299: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.AESConfiguration", go: "AESConfiguration", fields: &F1299, json_fields: &[&F1299[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.AdmissionConfiguration
pub static F1300: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "plugins", go: "Plugins", go_type: "[]v1.AdmissionPluginConfiguration", kind: Kind::List(&Kind::Struct(&super::apiserver::T1301)), ..F },
];
pub static T1300: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.AdmissionConfiguration", go: "AdmissionConfiguration", fields: &F1300, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1300[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.AdmissionPluginConfiguration
pub static F1301: [Field; 3] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "path", go: "Path", ..F },
    Field { json: "configuration", go: "Configuration", go_type: "runtime.Unknown", kind: Kind::Struct(&super::apimachinery::T1287), pointer: true, ..F },
];
pub static T1301: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.AdmissionPluginConfiguration", go: "AdmissionPluginConfiguration", fields: &F1301, json_fields: &[&F1301[0], &F1301[1], &F1301[2]], by_name: &[2, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.AnonymousAuthCondition
pub static F1302: [Field; 1] = [
    Field { json: "path", go: "Path", ..F },
];
pub static T1302: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.AnonymousAuthCondition", go: "AnonymousAuthCondition", fields: &F1302, json_fields: &[&F1302[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.AnonymousAuthConfig
pub static F1303: [Field; 2] = [
    Field { json: "enabled", go: "Enabled", go_type: "bool", kind: Kind::Bool, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1.AnonymousAuthCondition", kind: Kind::List(&Kind::Struct(&super::apiserver::T1302)), omit_empty: true, ..F },
];
pub static T1303: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.AnonymousAuthConfig", go: "AnonymousAuthConfig", fields: &F1303, json_fields: &[&F1303[0], &F1303[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.AuthenticationConfiguration
pub static F1304: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "jwt", go: "JWT", go_type: "[]v1.JWTAuthenticator", kind: Kind::List(&Kind::Struct(&super::apiserver::T1314)), ..F },
    Field { json: "anonymous", go: "Anonymous", go_type: "v1.AnonymousAuthConfig", kind: Kind::Struct(&super::apiserver::T1303), omit_empty: true, pointer: true, ..F },
];
pub static T1304: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.AuthenticationConfiguration", go: "AuthenticationConfiguration", fields: &F1304, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1304[1], &F1304[2]], by_name: &[3, 1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.AuthorizationConfiguration
pub static F1305: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "authorizers", go: "Authorizers", go_type: "[]v1.AuthorizerConfiguration", kind: Kind::List(&Kind::Struct(&super::apiserver::T1306)), ..F },
];
pub static T1305: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.AuthorizationConfiguration", go: "AuthorizationConfiguration", fields: &F1305, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1305[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.AuthorizerConfiguration
pub static F1306: [Field; 3] = [
    Field { json: "type", go: "Type", ..F },
    Field { json: "name", go: "Name", ..F },
    Field { json: "webhook", go: "Webhook", go_type: "v1.WebhookConfiguration", kind: Kind::Struct(&super::apiserver::T1323), omit_empty: true, pointer: true, ..F },
];
pub static T1306: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.AuthorizerConfiguration", go: "AuthorizerConfiguration", fields: &F1306, json_fields: &[&F1306[0], &F1306[1], &F1306[2]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.ClaimMappings
pub static F1307: [Field; 4] = [
    Field { json: "username", go: "Username", go_type: "v1.PrefixedClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1317), ..F },
    Field { json: "groups", go: "Groups", go_type: "v1.PrefixedClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1317), omit_empty: true, ..F },
    Field { json: "uid", go: "UID", go_type: "v1.ClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1308), ..F },
    Field { json: "extra", go: "Extra", go_type: "[]v1.ExtraMapping", kind: Kind::List(&Kind::Struct(&super::apiserver::T1311)), omit_empty: true, ..F },
];
pub static T1307: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.ClaimMappings", go: "ClaimMappings", fields: &F1307, json_fields: &[&F1307[0], &F1307[1], &F1307[2], &F1307[3]], by_name: &[3, 1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.ClaimOrExpression
pub static F1308: [Field; 2] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
];
pub static T1308: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.ClaimOrExpression", go: "ClaimOrExpression", fields: &F1308, json_fields: &[&F1308[0], &F1308[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.ClaimValidationRule
pub static F1309: [Field; 4] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "requiredValue", go: "RequiredValue", omit_empty: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
    Field { json: "message", go: "Message", omit_empty: true, ..F },
];
pub static T1309: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.ClaimValidationRule", go: "ClaimValidationRule", fields: &F1309, json_fields: &[&F1309[0], &F1309[1], &F1309[2], &F1309[3]], by_name: &[0, 2, 3, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.EncryptionConfiguration
pub static F1310: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]v1.ResourceConfiguration", kind: Kind::List(&Kind::Struct(&super::apiserver::T1319)), ..F },
];
pub static T1310: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.EncryptionConfiguration", go: "EncryptionConfiguration", fields: &F1310, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1310[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.ExtraMapping
pub static F1311: [Field; 2] = [
    Field { json: "key", go: "Key", ..F },
    Field { json: "valueExpression", go: "ValueExpression", ..F },
];
pub static T1311: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.ExtraMapping", go: "ExtraMapping", fields: &F1311, json_fields: &[&F1311[0], &F1311[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.IdentityConfiguration
pub static F1312: [Field; 0] = [
];
pub static T1312: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.IdentityConfiguration", go: "IdentityConfiguration", fields: &F1312, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.Issuer
pub static F1313: [Field; 6] = [
    Field { json: "url", go: "URL", ..F },
    Field { json: "discoveryURL", go: "DiscoveryURL", omit_empty: true, pointer: true, ..F },
    Field { json: "certificateAuthority", go: "CertificateAuthority", omit_empty: true, ..F },
    Field { json: "audiences", go: "Audiences", go_type: "[]string", kind: Kind::List(&Kind::String), ..F },
    Field { json: "audienceMatchPolicy", go: "AudienceMatchPolicy", go_type: "v1.AudienceMatchPolicyType", omit_empty: true, ..F },
    Field { json: "egressSelectorType", go: "EgressSelectorType", go_type: "v1.EgressSelectorType", omit_empty: true, ..F },
];
pub static T1313: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.Issuer", go: "Issuer", fields: &F1313, json_fields: &[&F1313[0], &F1313[1], &F1313[2], &F1313[3], &F1313[4], &F1313[5]], by_name: &[4, 3, 2, 1, 5, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.JWTAuthenticator
pub static F1314: [Field; 4] = [
    Field { json: "issuer", go: "Issuer", go_type: "v1.Issuer", kind: Kind::Struct(&super::apiserver::T1313), ..F },
    Field { json: "claimValidationRules", go: "ClaimValidationRules", go_type: "[]v1.ClaimValidationRule", kind: Kind::List(&Kind::Struct(&super::apiserver::T1309)), omit_empty: true, ..F },
    Field { json: "claimMappings", go: "ClaimMappings", go_type: "v1.ClaimMappings", kind: Kind::Struct(&super::apiserver::T1307), ..F },
    Field { json: "userValidationRules", go: "UserValidationRules", go_type: "[]v1.UserValidationRule", kind: Kind::List(&Kind::Struct(&super::apiserver::T1322)), omit_empty: true, ..F },
];
pub static T1314: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.JWTAuthenticator", go: "JWTAuthenticator", fields: &F1314, json_fields: &[&F1314[0], &F1314[1], &F1314[2], &F1314[3]], by_name: &[2, 1, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.KMSConfiguration
pub static F1315: [Field; 5] = [
    Field { json: "apiVersion", go: "APIVersion", ..F },
    Field { json: "name", go: "Name", ..F },
    Field { json: "cachesize", go: "CacheSize", go_type: "int32", kind: Kind::Int32, omit_empty: true, pointer: true, ..F },
    Field { json: "endpoint", go: "Endpoint", ..F },
    Field { json: "timeout", go: "Timeout", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
];
pub static T1315: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.KMSConfiguration", go: "KMSConfiguration", fields: &F1315, json_fields: &[&F1315[0], &F1315[1], &F1315[2], &F1315[3], &F1315[4]], by_name: &[0, 2, 3, 1, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.Key
pub static F1316: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "secret", go: "Secret", ..F },
];
pub static T1316: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.Key", go: "Key", fields: &F1316, json_fields: &[&F1316[0], &F1316[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.PrefixedClaimOrExpression
pub static F1317: [Field; 3] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "prefix", go: "Prefix", omit_empty: true, pointer: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
];
pub static T1317: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.PrefixedClaimOrExpression", go: "PrefixedClaimOrExpression", fields: &F1317, json_fields: &[&F1317[0], &F1317[1], &F1317[2]], by_name: &[0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.ProviderConfiguration
pub static F1318: [Field; 5] = [
    Field { json: "aesgcm", go: "AESGCM", go_type: "v1.AESConfiguration", kind: Kind::Struct(&super::apiserver::T1299), omit_empty: true, pointer: true, ..F },
    Field { json: "aescbc", go: "AESCBC", go_type: "v1.AESConfiguration", kind: Kind::Struct(&super::apiserver::T1299), omit_empty: true, pointer: true, ..F },
    Field { json: "secretbox", go: "Secretbox", go_type: "v1.SecretboxConfiguration", kind: Kind::Struct(&super::apiserver::T1320), omit_empty: true, pointer: true, ..F },
    Field { json: "identity", go: "Identity", go_type: "v1.IdentityConfiguration", kind: Kind::Struct(&super::apiserver::T1312), omit_empty: true, pointer: true, ..F },
    Field { json: "kms", go: "KMS", go_type: "v1.KMSConfiguration", kind: Kind::Struct(&super::apiserver::T1315), omit_empty: true, pointer: true, ..F },
];
pub static T1318: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.ProviderConfiguration", go: "ProviderConfiguration", fields: &F1318, json_fields: &[&F1318[0], &F1318[1], &F1318[2], &F1318[3], &F1318[4]], by_name: &[1, 0, 3, 4, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.ResourceConfiguration
pub static F1319: [Field; 2] = [
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), ..F },
    Field { json: "providers", go: "Providers", go_type: "[]v1.ProviderConfiguration", kind: Kind::List(&Kind::Struct(&super::apiserver::T1318)), ..F },
];
pub static T1319: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.ResourceConfiguration", go: "ResourceConfiguration", fields: &F1319, json_fields: &[&F1319[0], &F1319[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.SecretboxConfiguration
pub static F1320: [Field; 1] = [
    Field { json: "keys", go: "Keys", go_type: "[]v1.Key", kind: Kind::List(&Kind::Struct(&super::apiserver::T1316)), ..F },
];
pub static T1320: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.SecretboxConfiguration", go: "SecretboxConfiguration", fields: &F1320, json_fields: &[&F1320[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.TracingConfiguration
pub static F1321: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { go: "TracingConfiguration", go_type: "v1.TracingConfiguration", kind: Kind::Struct(&super::config::T1421), inline: true, ..F },
];
pub static T1321: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.TracingConfiguration", go: "TracingConfiguration", fields: &F1321, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &super::config::F1421[0], &super::config::F1421[1]], by_name: &[1, 2, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.UserValidationRule
pub static F1322: [Field; 2] = [
    Field { json: "expression", go: "Expression", ..F },
    Field { json: "message", go: "Message", omit_empty: true, ..F },
];
pub static T1322: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.UserValidationRule", go: "UserValidationRule", fields: &F1322, json_fields: &[&F1322[0], &F1322[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.WebhookConfiguration
pub static F1323: [Field; 10] = [
    Field { json: "authorizedTTL", go: "AuthorizedTTL", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "cacheAuthorizedRequests", go: "CacheAuthorizedRequests", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "unauthorizedTTL", go: "UnauthorizedTTL", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "cacheUnauthorizedRequests", go: "CacheUnauthorizedRequests", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "timeout", go: "Timeout", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "subjectAccessReviewVersion", go: "SubjectAccessReviewVersion", ..F },
    Field { json: "matchConditionSubjectAccessReviewVersion", go: "MatchConditionSubjectAccessReviewVersion", ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", ..F },
    Field { json: "connectionInfo", go: "ConnectionInfo", go_type: "v1.WebhookConnectionInfo", kind: Kind::Struct(&super::apiserver::T1324), ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1.WebhookMatchCondition", kind: Kind::List(&Kind::Struct(&super::apiserver::T1325)), ..F },
];
pub static T1323: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.WebhookConfiguration", go: "WebhookConfiguration", fields: &F1323, json_fields: &[&F1323[0], &F1323[1], &F1323[2], &F1323[3], &F1323[4], &F1323[5], &F1323[6], &F1323[7], &F1323[8], &F1323[9]], by_name: &[0, 1, 3, 8, 7, 6, 9, 5, 4, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.WebhookConnectionInfo
pub static F1324: [Field; 2] = [
    Field { json: "type", go: "Type", ..F },
    Field { json: "kubeConfigFile", go: "KubeConfigFile", pointer: true, ..F },
];
pub static T1324: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.WebhookConnectionInfo", go: "WebhookConnectionInfo", fields: &F1324, json_fields: &[&F1324[0], &F1324[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1.WebhookMatchCondition
pub static F1325: [Field; 1] = [
    Field { json: "expression", go: "Expression", ..F },
];
pub static T1325: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1.WebhookMatchCondition", go: "WebhookMatchCondition", fields: &F1325, json_fields: &[&F1325[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AdmissionConfiguration
pub static F1326: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "plugins", go: "Plugins", go_type: "[]v1alpha1.AdmissionPluginConfiguration", kind: Kind::List(&Kind::Struct(&super::apiserver::T1327)), ..F },
];
pub static T1326: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AdmissionConfiguration", go: "AdmissionConfiguration", fields: &F1326, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1326[1]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AdmissionPluginConfiguration
pub static F1327: [Field; 3] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "path", go: "Path", ..F },
    Field { json: "configuration", go: "Configuration", go_type: "runtime.Unknown", kind: Kind::Struct(&super::apimachinery::T1287), pointer: true, ..F },
];
pub static T1327: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AdmissionPluginConfiguration", go: "AdmissionPluginConfiguration", fields: &F1327, json_fields: &[&F1327[0], &F1327[1], &F1327[2]], by_name: &[2, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AnonymousAuthCondition
pub static F1328: [Field; 1] = [
    Field { json: "path", go: "Path", ..F },
];
pub static T1328: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AnonymousAuthCondition", go: "AnonymousAuthCondition", fields: &F1328, json_fields: &[&F1328[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AnonymousAuthConfig
pub static F1329: [Field; 2] = [
    Field { json: "enabled", go: "Enabled", go_type: "bool", kind: Kind::Bool, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1alpha1.AnonymousAuthCondition", kind: Kind::List(&Kind::Struct(&super::apiserver::T1328)), omit_empty: true, ..F },
];
pub static T1329: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AnonymousAuthConfig", go: "AnonymousAuthConfig", fields: &F1329, json_fields: &[&F1329[0], &F1329[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AuthenticationConfiguration
pub static F1330: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "jwt", go: "JWT", go_type: "[]v1alpha1.JWTAuthenticator", kind: Kind::List(&Kind::Struct(&super::apiserver::T1341)), ..F },
    Field { json: "anonymous", go: "Anonymous", go_type: "v1alpha1.AnonymousAuthConfig", kind: Kind::Struct(&super::apiserver::T1329), omit_empty: true, pointer: true, ..F },
];
pub static T1330: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AuthenticationConfiguration", go: "AuthenticationConfiguration", fields: &F1330, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1330[1], &F1330[2]], by_name: &[3, 1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AuthorizationConfiguration
pub static F1331: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "authorizers", go: "Authorizers", go_type: "[]v1alpha1.AuthorizerConfiguration", kind: Kind::List(&Kind::Struct(&super::apiserver::T1332)), ..F },
];
pub static T1331: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AuthorizationConfiguration", go: "AuthorizationConfiguration", fields: &F1331, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1331[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AuthorizerConfiguration
pub static F1332: [Field; 3] = [
    Field { json: "type", go: "Type", ..F },
    Field { json: "name", go: "Name", ..F },
    Field { json: "webhook", go: "Webhook", go_type: "v1alpha1.WebhookConfiguration", kind: Kind::Struct(&super::apiserver::T1349), omit_empty: true, pointer: true, ..F },
];
pub static T1332: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.AuthorizerConfiguration", go: "AuthorizerConfiguration", fields: &F1332, json_fields: &[&F1332[0], &F1332[1], &F1332[2]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.ClaimMappings
pub static F1333: [Field; 4] = [
    Field { json: "username", go: "Username", go_type: "v1alpha1.PrefixedClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1342), ..F },
    Field { json: "groups", go: "Groups", go_type: "v1alpha1.PrefixedClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1342), omit_empty: true, ..F },
    Field { json: "uid", go: "UID", go_type: "v1alpha1.ClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1334), ..F },
    Field { json: "extra", go: "Extra", go_type: "[]v1alpha1.ExtraMapping", kind: Kind::List(&Kind::Struct(&super::apiserver::T1339)), omit_empty: true, ..F },
];
pub static T1333: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.ClaimMappings", go: "ClaimMappings", fields: &F1333, json_fields: &[&F1333[0], &F1333[1], &F1333[2], &F1333[3]], by_name: &[3, 1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.ClaimOrExpression
pub static F1334: [Field; 2] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
];
pub static T1334: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.ClaimOrExpression", go: "ClaimOrExpression", fields: &F1334, json_fields: &[&F1334[0], &F1334[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.ClaimValidationRule
pub static F1335: [Field; 4] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "requiredValue", go: "RequiredValue", omit_empty: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
    Field { json: "message", go: "Message", omit_empty: true, ..F },
];
pub static T1335: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.ClaimValidationRule", go: "ClaimValidationRule", fields: &F1335, json_fields: &[&F1335[0], &F1335[1], &F1335[2], &F1335[3]], by_name: &[0, 2, 3, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.Connection
pub static F1336: [Field; 2] = [
    Field { json: "proxyProtocol", go: "ProxyProtocol", go_type: "v1alpha1.ProtocolType", omit_empty: true, ..F },
    Field { json: "transport", go: "Transport", go_type: "v1alpha1.Transport", kind: Kind::Struct(&super::apiserver::T1346), omit_empty: true, pointer: true, ..F },
];
pub static T1336: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.Connection", go: "Connection", fields: &F1336, json_fields: &[&F1336[0], &F1336[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.EgressSelection
pub static F1337: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "connection", go: "Connection", go_type: "v1alpha1.Connection", kind: Kind::Struct(&super::apiserver::T1336), ..F },
];
pub static T1337: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.EgressSelection", go: "EgressSelection", fields: &F1337, json_fields: &[&F1337[0], &F1337[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.EgressSelectorConfiguration
pub static F1338: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "egressSelections", go: "EgressSelections", go_type: "[]v1alpha1.EgressSelection", kind: Kind::List(&Kind::Struct(&super::apiserver::T1337)), ..F },
];
pub static T1338: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.EgressSelectorConfiguration", go: "EgressSelectorConfiguration", fields: &F1338, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1338[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.ExtraMapping
pub static F1339: [Field; 2] = [
    Field { json: "key", go: "Key", ..F },
    Field { json: "valueExpression", go: "ValueExpression", ..F },
];
pub static T1339: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.ExtraMapping", go: "ExtraMapping", fields: &F1339, json_fields: &[&F1339[0], &F1339[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.Issuer
pub static F1340: [Field; 6] = [
    Field { json: "url", go: "URL", ..F },
    Field { json: "discoveryURL", go: "DiscoveryURL", omit_empty: true, pointer: true, ..F },
    Field { json: "certificateAuthority", go: "CertificateAuthority", omit_empty: true, ..F },
    Field { json: "audiences", go: "Audiences", go_type: "[]string", kind: Kind::List(&Kind::String), ..F },
    Field { json: "audienceMatchPolicy", go: "AudienceMatchPolicy", go_type: "v1alpha1.AudienceMatchPolicyType", omit_empty: true, ..F },
    Field { json: "egressSelectorType", go: "EgressSelectorType", go_type: "v1alpha1.EgressSelectorType", omit_empty: true, ..F },
];
pub static T1340: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.Issuer", go: "Issuer", fields: &F1340, json_fields: &[&F1340[0], &F1340[1], &F1340[2], &F1340[3], &F1340[4], &F1340[5]], by_name: &[4, 3, 2, 1, 5, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.JWTAuthenticator
pub static F1341: [Field; 4] = [
    Field { json: "issuer", go: "Issuer", go_type: "v1alpha1.Issuer", kind: Kind::Struct(&super::apiserver::T1340), ..F },
    Field { json: "claimValidationRules", go: "ClaimValidationRules", go_type: "[]v1alpha1.ClaimValidationRule", kind: Kind::List(&Kind::Struct(&super::apiserver::T1335)), omit_empty: true, ..F },
    Field { json: "claimMappings", go: "ClaimMappings", go_type: "v1alpha1.ClaimMappings", kind: Kind::Struct(&super::apiserver::T1333), ..F },
    Field { json: "userValidationRules", go: "UserValidationRules", go_type: "[]v1alpha1.UserValidationRule", kind: Kind::List(&Kind::Struct(&super::apiserver::T1348)), omit_empty: true, ..F },
];
pub static T1341: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.JWTAuthenticator", go: "JWTAuthenticator", fields: &F1341, json_fields: &[&F1341[0], &F1341[1], &F1341[2], &F1341[3]], by_name: &[2, 1, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.PrefixedClaimOrExpression
pub static F1342: [Field; 3] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "prefix", go: "Prefix", omit_empty: true, pointer: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
];
pub static T1342: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.PrefixedClaimOrExpression", go: "PrefixedClaimOrExpression", fields: &F1342, json_fields: &[&F1342[0], &F1342[1], &F1342[2]], by_name: &[0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.TCPTransport
pub static F1343: [Field; 2] = [
    Field { json: "url", go: "URL", omit_empty: true, ..F },
    Field { json: "tlsConfig", go: "TLSConfig", go_type: "v1alpha1.TLSConfig", kind: Kind::Struct(&super::apiserver::T1344), omit_empty: true, pointer: true, ..F },
];
pub static T1343: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.TCPTransport", go: "TCPTransport", fields: &F1343, json_fields: &[&F1343[0], &F1343[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.TLSConfig
pub static F1344: [Field; 4] = [
    Field { json: "caBundle", go: "CABundle", omit_empty: true, ..F },
    Field { json: "clientKey", go: "ClientKey", omit_empty: true, ..F },
    Field { json: "clientCert", go: "ClientCert", omit_empty: true, ..F },
    Field { json: "tlsServerName", go: "TLSServerName", omit_empty: true, ..F },
];
pub static T1344: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.TLSConfig", go: "TLSConfig", fields: &F1344, json_fields: &[&F1344[0], &F1344[1], &F1344[2], &F1344[3]], by_name: &[0, 2, 1, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.TracingConfiguration
pub static F1345: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { go: "TracingConfiguration", go_type: "v1.TracingConfiguration", kind: Kind::Struct(&super::config::T1421), inline: true, ..F },
];
pub static T1345: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.TracingConfiguration", go: "TracingConfiguration", fields: &F1345, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &super::config::F1421[0], &super::config::F1421[1]], by_name: &[1, 2, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.Transport
pub static F1346: [Field; 2] = [
    Field { json: "tcp", go: "TCP", go_type: "v1alpha1.TCPTransport", kind: Kind::Struct(&super::apiserver::T1343), omit_empty: true, pointer: true, ..F },
    Field { json: "uds", go: "UDS", go_type: "v1alpha1.UDSTransport", kind: Kind::Struct(&super::apiserver::T1347), omit_empty: true, pointer: true, ..F },
];
pub static T1346: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.Transport", go: "Transport", fields: &F1346, json_fields: &[&F1346[0], &F1346[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.UDSTransport
pub static F1347: [Field; 1] = [
    Field { json: "udsName", go: "UDSName", omit_empty: true, ..F },
];
pub static T1347: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.UDSTransport", go: "UDSTransport", fields: &F1347, json_fields: &[&F1347[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.UserValidationRule
pub static F1348: [Field; 2] = [
    Field { json: "expression", go: "Expression", ..F },
    Field { json: "message", go: "Message", omit_empty: true, ..F },
];
pub static T1348: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.UserValidationRule", go: "UserValidationRule", fields: &F1348, json_fields: &[&F1348[0], &F1348[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.WebhookConfiguration
pub static F1349: [Field; 10] = [
    Field { json: "authorizedTTL", go: "AuthorizedTTL", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "cacheAuthorizedRequests", go: "CacheAuthorizedRequests", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "unauthorizedTTL", go: "UnauthorizedTTL", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "cacheUnauthorizedRequests", go: "CacheUnauthorizedRequests", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "timeout", go: "Timeout", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "subjectAccessReviewVersion", go: "SubjectAccessReviewVersion", ..F },
    Field { json: "matchConditionSubjectAccessReviewVersion", go: "MatchConditionSubjectAccessReviewVersion", ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", ..F },
    Field { json: "connectionInfo", go: "ConnectionInfo", go_type: "v1alpha1.WebhookConnectionInfo", kind: Kind::Struct(&super::apiserver::T1350), ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1alpha1.WebhookMatchCondition", kind: Kind::List(&Kind::Struct(&super::apiserver::T1351)), ..F },
];
pub static T1349: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.WebhookConfiguration", go: "WebhookConfiguration", fields: &F1349, json_fields: &[&F1349[0], &F1349[1], &F1349[2], &F1349[3], &F1349[4], &F1349[5], &F1349[6], &F1349[7], &F1349[8], &F1349[9]], by_name: &[0, 1, 3, 8, 7, 6, 9, 5, 4, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.WebhookConnectionInfo
pub static F1350: [Field; 2] = [
    Field { json: "type", go: "Type", ..F },
    Field { json: "kubeConfigFile", go: "KubeConfigFile", pointer: true, ..F },
];
pub static T1350: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.WebhookConnectionInfo", go: "WebhookConnectionInfo", fields: &F1350, json_fields: &[&F1350[0], &F1350[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.WebhookMatchCondition
pub static F1351: [Field; 1] = [
    Field { json: "expression", go: "Expression", ..F },
];
pub static T1351: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1alpha1.WebhookMatchCondition", go: "WebhookMatchCondition", fields: &F1351, json_fields: &[&F1351[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AnonymousAuthCondition
pub static F1352: [Field; 1] = [
    Field { json: "path", go: "Path", ..F },
];
pub static T1352: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AnonymousAuthCondition", go: "AnonymousAuthCondition", fields: &F1352, json_fields: &[&F1352[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AnonymousAuthConfig
pub static F1353: [Field; 2] = [
    Field { json: "enabled", go: "Enabled", go_type: "bool", kind: Kind::Bool, ..F },
    Field { json: "conditions", go: "Conditions", go_type: "[]v1beta1.AnonymousAuthCondition", kind: Kind::List(&Kind::Struct(&super::apiserver::T1352)), omit_empty: true, ..F },
];
pub static T1353: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AnonymousAuthConfig", go: "AnonymousAuthConfig", fields: &F1353, json_fields: &[&F1353[0], &F1353[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AuthenticationConfiguration
pub static F1354: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "jwt", go: "JWT", go_type: "[]v1beta1.JWTAuthenticator", kind: Kind::List(&Kind::Struct(&super::apiserver::T1365)), ..F },
    Field { json: "anonymous", go: "Anonymous", go_type: "v1beta1.AnonymousAuthConfig", kind: Kind::Struct(&super::apiserver::T1353), omit_empty: true, pointer: true, ..F },
];
pub static T1354: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AuthenticationConfiguration", go: "AuthenticationConfiguration", fields: &F1354, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1354[1], &F1354[2]], by_name: &[3, 1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AuthorizationConfiguration
pub static F1355: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "authorizers", go: "Authorizers", go_type: "[]v1beta1.AuthorizerConfiguration", kind: Kind::List(&Kind::Struct(&super::apiserver::T1356)), ..F },
];
pub static T1355: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AuthorizationConfiguration", go: "AuthorizationConfiguration", fields: &F1355, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1355[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AuthorizerConfiguration
pub static F1356: [Field; 3] = [
    Field { json: "type", go: "Type", ..F },
    Field { json: "name", go: "Name", ..F },
    Field { json: "webhook", go: "Webhook", go_type: "v1beta1.WebhookConfiguration", kind: Kind::Struct(&super::apiserver::T1373), omit_empty: true, pointer: true, ..F },
];
pub static T1356: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.AuthorizerConfiguration", go: "AuthorizerConfiguration", fields: &F1356, json_fields: &[&F1356[0], &F1356[1], &F1356[2]], by_name: &[1, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.ClaimMappings
pub static F1357: [Field; 4] = [
    Field { json: "username", go: "Username", go_type: "v1beta1.PrefixedClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1366), ..F },
    Field { json: "groups", go: "Groups", go_type: "v1beta1.PrefixedClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1366), omit_empty: true, ..F },
    Field { json: "uid", go: "UID", go_type: "v1beta1.ClaimOrExpression", kind: Kind::Struct(&super::apiserver::T1358), ..F },
    Field { json: "extra", go: "Extra", go_type: "[]v1beta1.ExtraMapping", kind: Kind::List(&Kind::Struct(&super::apiserver::T1363)), omit_empty: true, ..F },
];
pub static T1357: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.ClaimMappings", go: "ClaimMappings", fields: &F1357, json_fields: &[&F1357[0], &F1357[1], &F1357[2], &F1357[3]], by_name: &[3, 1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.ClaimOrExpression
pub static F1358: [Field; 2] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
];
pub static T1358: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.ClaimOrExpression", go: "ClaimOrExpression", fields: &F1358, json_fields: &[&F1358[0], &F1358[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.ClaimValidationRule
pub static F1359: [Field; 4] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "requiredValue", go: "RequiredValue", omit_empty: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
    Field { json: "message", go: "Message", omit_empty: true, ..F },
];
pub static T1359: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.ClaimValidationRule", go: "ClaimValidationRule", fields: &F1359, json_fields: &[&F1359[0], &F1359[1], &F1359[2], &F1359[3]], by_name: &[0, 2, 3, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.Connection
pub static F1360: [Field; 2] = [
    Field { json: "proxyProtocol", go: "ProxyProtocol", go_type: "v1beta1.ProtocolType", omit_empty: true, ..F },
    Field { json: "transport", go: "Transport", go_type: "v1beta1.Transport", kind: Kind::Struct(&super::apiserver::T1370), omit_empty: true, pointer: true, ..F },
];
pub static T1360: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.Connection", go: "Connection", fields: &F1360, json_fields: &[&F1360[0], &F1360[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.EgressSelection
pub static F1361: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "connection", go: "Connection", go_type: "v1beta1.Connection", kind: Kind::Struct(&super::apiserver::T1360), ..F },
];
pub static T1361: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.EgressSelection", go: "EgressSelection", fields: &F1361, json_fields: &[&F1361[0], &F1361[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.EgressSelectorConfiguration
pub static F1362: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "egressSelections", go: "EgressSelections", go_type: "[]v1beta1.EgressSelection", kind: Kind::List(&Kind::Struct(&super::apiserver::T1361)), ..F },
];
pub static T1362: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.EgressSelectorConfiguration", go: "EgressSelectorConfiguration", fields: &F1362, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1362[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.ExtraMapping
pub static F1363: [Field; 2] = [
    Field { json: "key", go: "Key", ..F },
    Field { json: "valueExpression", go: "ValueExpression", ..F },
];
pub static T1363: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.ExtraMapping", go: "ExtraMapping", fields: &F1363, json_fields: &[&F1363[0], &F1363[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.Issuer
pub static F1364: [Field; 6] = [
    Field { json: "url", go: "URL", ..F },
    Field { json: "discoveryURL", go: "DiscoveryURL", omit_empty: true, pointer: true, ..F },
    Field { json: "certificateAuthority", go: "CertificateAuthority", omit_empty: true, ..F },
    Field { json: "audiences", go: "Audiences", go_type: "[]string", kind: Kind::List(&Kind::String), ..F },
    Field { json: "audienceMatchPolicy", go: "AudienceMatchPolicy", go_type: "v1beta1.AudienceMatchPolicyType", omit_empty: true, ..F },
    Field { json: "egressSelectorType", go: "EgressSelectorType", go_type: "v1beta1.EgressSelectorType", omit_empty: true, ..F },
];
pub static T1364: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.Issuer", go: "Issuer", fields: &F1364, json_fields: &[&F1364[0], &F1364[1], &F1364[2], &F1364[3], &F1364[4], &F1364[5]], by_name: &[4, 3, 2, 1, 5, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.JWTAuthenticator
pub static F1365: [Field; 4] = [
    Field { json: "issuer", go: "Issuer", go_type: "v1beta1.Issuer", kind: Kind::Struct(&super::apiserver::T1364), ..F },
    Field { json: "claimValidationRules", go: "ClaimValidationRules", go_type: "[]v1beta1.ClaimValidationRule", kind: Kind::List(&Kind::Struct(&super::apiserver::T1359)), omit_empty: true, ..F },
    Field { json: "claimMappings", go: "ClaimMappings", go_type: "v1beta1.ClaimMappings", kind: Kind::Struct(&super::apiserver::T1357), ..F },
    Field { json: "userValidationRules", go: "UserValidationRules", go_type: "[]v1beta1.UserValidationRule", kind: Kind::List(&Kind::Struct(&super::apiserver::T1372)), omit_empty: true, ..F },
];
pub static T1365: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.JWTAuthenticator", go: "JWTAuthenticator", fields: &F1365, json_fields: &[&F1365[0], &F1365[1], &F1365[2], &F1365[3]], by_name: &[2, 1, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.PrefixedClaimOrExpression
pub static F1366: [Field; 3] = [
    Field { json: "claim", go: "Claim", omit_empty: true, ..F },
    Field { json: "prefix", go: "Prefix", omit_empty: true, pointer: true, ..F },
    Field { json: "expression", go: "Expression", omit_empty: true, ..F },
];
pub static T1366: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.PrefixedClaimOrExpression", go: "PrefixedClaimOrExpression", fields: &F1366, json_fields: &[&F1366[0], &F1366[1], &F1366[2]], by_name: &[0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.TCPTransport
pub static F1367: [Field; 2] = [
    Field { json: "url", go: "URL", omit_empty: true, ..F },
    Field { json: "tlsConfig", go: "TLSConfig", go_type: "v1beta1.TLSConfig", kind: Kind::Struct(&super::apiserver::T1368), omit_empty: true, pointer: true, ..F },
];
pub static T1367: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.TCPTransport", go: "TCPTransport", fields: &F1367, json_fields: &[&F1367[0], &F1367[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.TLSConfig
pub static F1368: [Field; 4] = [
    Field { json: "caBundle", go: "CABundle", omit_empty: true, ..F },
    Field { json: "clientKey", go: "ClientKey", omit_empty: true, ..F },
    Field { json: "clientCert", go: "ClientCert", omit_empty: true, ..F },
    Field { json: "tlsServerName", go: "TLSServerName", omit_empty: true, ..F },
];
pub static T1368: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.TLSConfig", go: "TLSConfig", fields: &F1368, json_fields: &[&F1368[0], &F1368[1], &F1368[2], &F1368[3]], by_name: &[0, 2, 1, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.TracingConfiguration
pub static F1369: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { go: "TracingConfiguration", go_type: "v1.TracingConfiguration", kind: Kind::Struct(&super::config::T1421), inline: true, ..F },
];
pub static T1369: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.TracingConfiguration", go: "TracingConfiguration", fields: &F1369, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &super::config::F1421[0], &super::config::F1421[1]], by_name: &[1, 2, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.Transport
pub static F1370: [Field; 2] = [
    Field { json: "tcp", go: "TCP", go_type: "v1beta1.TCPTransport", kind: Kind::Struct(&super::apiserver::T1367), omit_empty: true, pointer: true, ..F },
    Field { json: "uds", go: "UDS", go_type: "v1beta1.UDSTransport", kind: Kind::Struct(&super::apiserver::T1371), omit_empty: true, pointer: true, ..F },
];
pub static T1370: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.Transport", go: "Transport", fields: &F1370, json_fields: &[&F1370[0], &F1370[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.UDSTransport
pub static F1371: [Field; 1] = [
    Field { json: "udsName", go: "UDSName", omit_empty: true, ..F },
];
pub static T1371: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.UDSTransport", go: "UDSTransport", fields: &F1371, json_fields: &[&F1371[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.UserValidationRule
pub static F1372: [Field; 2] = [
    Field { json: "expression", go: "Expression", ..F },
    Field { json: "message", go: "Message", omit_empty: true, ..F },
];
pub static T1372: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.UserValidationRule", go: "UserValidationRule", fields: &F1372, json_fields: &[&F1372[0], &F1372[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.WebhookConfiguration
pub static F1373: [Field; 10] = [
    Field { json: "authorizedTTL", go: "AuthorizedTTL", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "cacheAuthorizedRequests", go: "CacheAuthorizedRequests", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "unauthorizedTTL", go: "UnauthorizedTTL", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "cacheUnauthorizedRequests", go: "CacheUnauthorizedRequests", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "timeout", go: "Timeout", go_type: "v1.Duration", kind: Kind::Duration, ..F },
    Field { json: "subjectAccessReviewVersion", go: "SubjectAccessReviewVersion", ..F },
    Field { json: "matchConditionSubjectAccessReviewVersion", go: "MatchConditionSubjectAccessReviewVersion", ..F },
    Field { json: "failurePolicy", go: "FailurePolicy", ..F },
    Field { json: "connectionInfo", go: "ConnectionInfo", go_type: "v1beta1.WebhookConnectionInfo", kind: Kind::Struct(&super::apiserver::T1374), ..F },
    Field { json: "matchConditions", go: "MatchConditions", go_type: "[]v1beta1.WebhookMatchCondition", kind: Kind::List(&Kind::Struct(&super::apiserver::T1375)), ..F },
];
pub static T1373: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.WebhookConfiguration", go: "WebhookConfiguration", fields: &F1373, json_fields: &[&F1373[0], &F1373[1], &F1373[2], &F1373[3], &F1373[4], &F1373[5], &F1373[6], &F1373[7], &F1373[8], &F1373[9]], by_name: &[0, 1, 3, 8, 7, 6, 9, 5, 4, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.WebhookConnectionInfo
pub static F1374: [Field; 2] = [
    Field { json: "type", go: "Type", ..F },
    Field { json: "kubeConfigFile", go: "KubeConfigFile", pointer: true, ..F },
];
pub static T1374: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.WebhookConnectionInfo", go: "WebhookConnectionInfo", fields: &F1374, json_fields: &[&F1374[0], &F1374[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.apiserver.v1beta1.WebhookMatchCondition
pub static F1375: [Field; 1] = [
    Field { json: "expression", go: "Expression", ..F },
];
pub static T1375: Type = Type { name: "io.k8s.apiserver.pkg.apis.apiserver.v1beta1.WebhookMatchCondition", go: "WebhookMatchCondition", fields: &F1375, json_fields: &[&F1375[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.apiserver.pkg.apis.audit.v1.AuthenticationMetadata
pub static F1376: [Field; 1] = [
    Field { json: "impersonationConstraint", go: "ImpersonationConstraint", omit_empty: true, number: 1, ..F },
];
pub static T1376: Type = Type { name: "io.k8s.apiserver.pkg.apis.audit.v1.AuthenticationMetadata", go: "AuthenticationMetadata", fields: &F1376, json_fields: &[&F1376[0]], by_name: &[0], by_number: &[0], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.apis.audit.v1.Event
pub static F1377: [Field; 18] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "level", go: "Level", go_type: "v1.Level", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "auditID", go: "AuditID", go_type: "types.UID", required: true, number: 2, default: "\"\"", ..F },
    Field { json: "stage", go: "Stage", go_type: "v1.Stage", required: true, number: 3, default: "\"\"", ..F },
    Field { json: "requestURI", go: "RequestURI", required: true, number: 4, default: "\"\"", ..F },
    Field { json: "verb", go: "Verb", required: true, number: 5, default: "\"\"", ..F },
    Field { json: "user", go: "User", go_type: "v1.UserInfo", kind: Kind::Struct(&super::api_authentication::T213), required: true, number: 6, default: "{}", ..F },
    Field { json: "impersonatedUser", go: "ImpersonatedUser", go_type: "v1.UserInfo", kind: Kind::Struct(&super::api_authentication::T213), omit_empty: true, pointer: true, number: 7, ..F },
    Field { json: "authenticationMetadata", go: "AuthenticationMetadata", go_type: "v1.AuthenticationMetadata", kind: Kind::Struct(&super::apiserver::T1376), omit_empty: true, pointer: true, number: 17, ..F },
    Field { json: "sourceIPs", go: "SourceIPs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "userAgent", go: "UserAgent", omit_empty: true, number: 16, ..F },
    Field { json: "objectRef", go: "ObjectRef", go_type: "v1.ObjectReference", kind: Kind::Struct(&super::apiserver::T1380), omit_empty: true, pointer: true, number: 9, ..F },
    Field { json: "responseStatus", go: "ResponseStatus", go_type: "v1.Status", kind: Kind::Struct(&super::apimachinery::T1273), omit_empty: true, pointer: true, number: 10, ..F },
    Field { json: "requestObject", go: "RequestObject", go_type: "runtime.Unknown", kind: Kind::Struct(&super::apimachinery::T1287), omit_empty: true, pointer: true, number: 11, ..F },
    Field { json: "responseObject", go: "ResponseObject", go_type: "runtime.Unknown", kind: Kind::Struct(&super::apimachinery::T1287), omit_empty: true, pointer: true, number: 12, ..F },
    Field { json: "requestReceivedTimestamp", go: "RequestReceivedTimestamp", go_type: "v1.MicroTime", kind: Kind::MicroTime, number: 13, ..F },
    Field { json: "stageTimestamp", go: "StageTimestamp", go_type: "v1.MicroTime", kind: Kind::MicroTime, number: 14, ..F },
    Field { json: "annotations", go: "Annotations", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, number: 15, ..F },
];
pub static T1377: Type = Type { name: "io.k8s.apiserver.pkg.apis.audit.v1.Event", go: "Event", fields: &F1377, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1377[1], &F1377[2], &F1377[3], &F1377[4], &F1377[5], &F1377[6], &F1377[7], &F1377[8], &F1377[9], &F1377[10], &F1377[11], &F1377[12], &F1377[13], &F1377[14], &F1377[15], &F1377[16], &F1377[17]], by_name: &[18, 1, 3, 9, 8, 0, 2, 12, 14, 16, 5, 15, 13, 10, 4, 17, 7, 11, 6], by_number: &[1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 14, 15, 16, 17, 10, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.apis.audit.v1.EventList
pub static F1378: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Event", kind: Kind::List(&Kind::Struct(&super::apiserver::T1377)), required: true, number: 2, ..F },
];
pub static T1378: Type = Type { name: "io.k8s.apiserver.pkg.apis.audit.v1.EventList", go: "EventList", fields: &F1378, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1378[1], &F1378[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.apis.audit.v1.GroupResources
pub static F1379: [Field; 3] = [
    Field { json: "group", go: "Group", omit_empty: true, number: 1, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "resourceNames", go: "ResourceNames", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
];
pub static T1379: Type = Type { name: "io.k8s.apiserver.pkg.apis.audit.v1.GroupResources", go: "GroupResources", fields: &F1379, json_fields: &[&F1379[0], &F1379[1], &F1379[2]], by_name: &[0, 2, 1], by_number: &[0, 1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.apis.audit.v1.ObjectReference
pub static F1380: [Field; 8] = [
    Field { json: "resource", go: "Resource", omit_empty: true, number: 1, ..F },
    Field { json: "namespace", go: "Namespace", omit_empty: true, number: 2, ..F },
    Field { json: "name", go: "Name", omit_empty: true, number: 3, ..F },
    Field { json: "uid", go: "UID", go_type: "types.UID", omit_empty: true, number: 4, ..F },
    Field { json: "apiGroup", go: "APIGroup", omit_empty: true, number: 5, ..F },
    Field { json: "apiVersion", go: "APIVersion", omit_empty: true, number: 6, ..F },
    Field { json: "resourceVersion", go: "ResourceVersion", omit_empty: true, number: 7, ..F },
    Field { json: "subresource", go: "Subresource", omit_empty: true, number: 8, ..F },
];
pub static T1380: Type = Type { name: "io.k8s.apiserver.pkg.apis.audit.v1.ObjectReference", go: "ObjectReference", fields: &F1380, json_fields: &[&F1380[0], &F1380[1], &F1380[2], &F1380[3], &F1380[4], &F1380[5], &F1380[6], &F1380[7]], by_name: &[4, 5, 2, 1, 0, 6, 7, 3], by_number: &[0, 1, 2, 3, 4, 5, 6, 7], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.apis.audit.v1.Policy
pub static F1381: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "rules", go: "Rules", go_type: "[]v1.PolicyRule", kind: Kind::List(&Kind::Struct(&super::apiserver::T1383)), required: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "omitStages", go: "OmitStages", go_type: "[]v1.Stage", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "omitManagedFields", go: "OmitManagedFields", go_type: "bool", kind: Kind::Bool, omit_empty: true, number: 4, ..F },
];
pub static T1381: Type = Type { name: "io.k8s.apiserver.pkg.apis.audit.v1.Policy", go: "Policy", fields: &F1381, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1381[1], &F1381[2], &F1381[3], &F1381[4]], by_name: &[1, 0, 2, 5, 4, 3], by_number: &[1, 2, 3, 4], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.apis.audit.v1.PolicyList
pub static F1382: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ListMeta", go_type: "v1.ListMeta", kind: Kind::Struct(&super::apimachinery::T1260), omit_empty: true, number: 1, default: "{}", ..F },
    Field { json: "items", go: "Items", go_type: "[]v1.Policy", kind: Kind::List(&Kind::Struct(&super::apiserver::T1381)), required: true, number: 2, ..F },
];
pub static T1382: Type = Type { name: "io.k8s.apiserver.pkg.apis.audit.v1.PolicyList", go: "PolicyList", fields: &F1382, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1382[1], &F1382[2]], by_name: &[1, 3, 0, 2], by_number: &[1, 2], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.apis.audit.v1.PolicyRule
pub static F1383: [Field; 9] = [
    Field { json: "level", go: "Level", go_type: "v1.Level", required: true, number: 1, default: "\"\"", ..F },
    Field { json: "users", go: "Users", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 2, ..F },
    Field { json: "userGroups", go: "UserGroups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 3, ..F },
    Field { json: "verbs", go: "Verbs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 4, ..F },
    Field { json: "resources", go: "Resources", go_type: "[]v1.GroupResources", kind: Kind::List(&Kind::Struct(&super::apiserver::T1379)), omit_empty: true, list_type: ListType::Atomic, number: 5, ..F },
    Field { json: "namespaces", go: "Namespaces", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 6, ..F },
    Field { json: "nonResourceURLs", go: "NonResourceURLs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 7, ..F },
    Field { json: "omitStages", go: "OmitStages", go_type: "[]v1.Stage", kind: Kind::List(&Kind::String), omit_empty: true, list_type: ListType::Atomic, number: 8, ..F },
    Field { json: "omitManagedFields", go: "OmitManagedFields", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, number: 9, ..F },
];
pub static T1383: Type = Type { name: "io.k8s.apiserver.pkg.apis.audit.v1.PolicyRule", go: "PolicyRule", fields: &F1383, json_fields: &[&F1383[0], &F1383[1], &F1383[2], &F1383[3], &F1383[4], &F1383[5], &F1383[6], &F1383[7], &F1383[8]], by_name: &[0, 5, 6, 8, 7, 4, 2, 1, 3], by_number: &[0, 1, 2, 3, 4, 5, 6, 7, 8], map_type: MapType::Unset, protobuf: true, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.server.flagz.api.v1alpha1.Flagz
pub static F1384: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, default: "{}", ..F },
    Field { json: "flags", go: "Flags", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
];
pub static T1384: Type = Type { name: "io.k8s.apiserver.pkg.server.flagz.api.v1alpha1.Flagz", go: "Flagz", fields: &F1384, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1384[1], &F1384[2]], by_name: &[1, 3, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.server.flagz.api.v1beta1.Flagz
pub static F1385: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, default: "{}", ..F },
    Field { json: "flags", go: "Flags", go_type: "map[string]string", kind: Kind::Map(&Kind::String), omit_empty: true, ..F },
];
pub static T1385: Type = Type { name: "io.k8s.apiserver.pkg.server.flagz.api.v1beta1.Flagz", go: "Flagz", fields: &F1385, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1385[1], &F1385[2]], by_name: &[1, 3, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.server.statusz.api.v1alpha1.Statusz
pub static F1386: [Field; 8] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, default: "{}", ..F },
    Field { json: "startTime", go: "StartTime", go_type: "v1.Time", kind: Kind::Time, required: true, ..F },
    Field { json: "uptimeSeconds", go: "UptimeSeconds", go_type: "int64", kind: Kind::Int64, required: true, default: "0", ..F },
    Field { json: "goVersion", go: "GoVersion", default: "\"\"", ..F },
    Field { json: "binaryVersion", go: "BinaryVersion", required: true, default: "\"\"", ..F },
    Field { json: "emulationVersion", go: "EmulationVersion", omit_empty: true, ..F },
    Field { json: "paths", go: "Paths", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, ..F },
];
pub static T1386: Type = Type { name: "io.k8s.apiserver.pkg.server.statusz.api.v1alpha1.Statusz", go: "Statusz", fields: &F1386, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1386[1], &F1386[2], &F1386[3], &F1386[4], &F1386[5], &F1386[6], &F1386[7]], by_name: &[1, 6, 7, 5, 0, 2, 8, 3, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
// io.k8s.apiserver.pkg.server.statusz.api.v1beta1.Statusz
pub static F1387: [Field; 8] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "metadata", go: "ObjectMeta", go_type: "v1.ObjectMeta", kind: Kind::Struct(&super::apimachinery::T1264), omit_empty: true, default: "{}", ..F },
    Field { json: "startTime", go: "StartTime", go_type: "v1.Time", kind: Kind::Time, required: true, ..F },
    Field { json: "uptimeSeconds", go: "UptimeSeconds", go_type: "int64", kind: Kind::Int64, required: true, default: "0", ..F },
    Field { json: "goVersion", go: "GoVersion", default: "\"\"", ..F },
    Field { json: "binaryVersion", go: "BinaryVersion", required: true, default: "\"\"", ..F },
    Field { json: "emulationVersion", go: "EmulationVersion", omit_empty: true, ..F },
    Field { json: "paths", go: "Paths", go_type: "[]string", kind: Kind::List(&Kind::String), list_type: ListType::Set, ..F },
];
pub static T1387: Type = Type { name: "io.k8s.apiserver.pkg.server.statusz.api.v1beta1.Statusz", go: "Statusz", fields: &F1387, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1387[1], &F1387[2], &F1387[3], &F1387[4], &F1387[5], &F1387[6], &F1387[7]], by_name: &[1, 6, 7, 5, 0, 2, 8, 3, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "{\"type\":\"object\"}" };
