// Made by hack/gen-schema; do not edit.
use crate::types::*;

// io.k8s.kubeadm.output.v1alpha3.AvailableUpgrade
pub static F1503: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "description", go: "Description", ..F },
    Field { json: "components", go: "Components", go_type: "[]v1alpha3.ComponentUpgradePlan", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1508)), ..F },
];
pub static T1503: Type = Type { name: "io.k8s.kubeadm.output.v1alpha3.AvailableUpgrade", go: "AvailableUpgrade", fields: &F1503, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1503[1], &F1503[2]], by_name: &[1, 3, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.output.v1alpha3.BootstrapToken
pub static F1504: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { go: "BootstrapToken", go_type: "v1.BootstrapToken", kind: Kind::Struct(&super::kubeadm::T1620), inline: true, ..F },
];
pub static T1504: Type = Type { name: "io.k8s.kubeadm.output.v1alpha3.BootstrapToken", go: "BootstrapToken", fields: &F1504, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1620[0], &F1620[1], &F1620[2], &F1620[3], &F1620[4], &F1620[5]], by_name: &[1, 3, 5, 7, 0, 2, 4, 6], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.output.v1alpha3.Certificate
pub static F1505: [Field; 6] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "expirationDate", go: "ExpirationDate", go_type: "v1.Time", kind: Kind::Time, ..F },
    Field { json: "residualTime", go: "ResidualTimeSeconds", go_type: "int64", kind: Kind::Int64, ..F },
    Field { json: "externallyManaged", go: "ExternallyManaged", go_type: "bool", kind: Kind::Bool, ..F },
    Field { json: "caName", go: "CAName", omit_empty: true, ..F },
    Field { json: "missing", go: "Missing", go_type: "bool", kind: Kind::Bool, ..F },
];
pub static T1505: Type = Type { name: "io.k8s.kubeadm.output.v1alpha3.Certificate", go: "Certificate", fields: &F1505, json_fields: &[&F1505[0], &F1505[1], &F1505[2], &F1505[3], &F1505[4], &F1505[5]], by_name: &[4, 1, 3, 5, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.output.v1alpha3.CertificateExpirationInfo
pub static F1506: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "certificates", go: "Certificates", go_type: "[]v1alpha3.Certificate", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1505)), ..F },
    Field { json: "certificateAuthorities", go: "CertificateAuthorities", go_type: "[]v1alpha3.Certificate", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1505)), ..F },
];
pub static T1506: Type = Type { name: "io.k8s.kubeadm.output.v1alpha3.CertificateExpirationInfo", go: "CertificateExpirationInfo", fields: &F1506, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1506[1], &F1506[2]], by_name: &[1, 3, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.output.v1alpha3.ComponentConfigVersionState
pub static F1507: [Field; 4] = [
    Field { json: "group", go: "Group", ..F },
    Field { json: "currentVersion", go: "CurrentVersion", ..F },
    Field { json: "preferredVersion", go: "PreferredVersion", ..F },
    Field { json: "manualUpgradeRequired", go: "ManualUpgradeRequired", go_type: "bool", kind: Kind::Bool, ..F },
];
pub static T1507: Type = Type { name: "io.k8s.kubeadm.output.v1alpha3.ComponentConfigVersionState", go: "ComponentConfigVersionState", fields: &F1507, json_fields: &[&F1507[0], &F1507[1], &F1507[2], &F1507[3]], by_name: &[1, 0, 3, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.output.v1alpha3.ComponentUpgradePlan
pub static F1508: [Field; 5] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "name", go: "Name", ..F },
    Field { json: "currentVersion", go: "CurrentVersion", ..F },
    Field { json: "newVersion", go: "NewVersion", ..F },
    Field { json: "nodeName", go: "NodeName", omit_empty: true, ..F },
];
pub static T1508: Type = Type { name: "io.k8s.kubeadm.output.v1alpha3.ComponentUpgradePlan", go: "ComponentUpgradePlan", fields: &F1508, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1508[1], &F1508[2], &F1508[3], &F1508[4]], by_name: &[1, 3, 0, 2, 4, 5], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.output.v1alpha3.Images
pub static F1509: [Field; 2] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "images", go: "Images", go_type: "[]string", kind: Kind::List(&Kind::String), ..F },
];
pub static T1509: Type = Type { name: "io.k8s.kubeadm.output.v1alpha3.Images", go: "Images", fields: &F1509, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1509[1]], by_name: &[1, 2, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.output.v1alpha3.UpgradePlan
pub static F1510: [Field; 3] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "availableUpgrades", go: "AvailableUpgrades", go_type: "[]v1alpha3.AvailableUpgrade", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1503)), omit_empty: true, ..F },
    Field { json: "configVersions", go: "ConfigVersions", go_type: "[]v1alpha3.ComponentConfigVersionState", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1507)), omit_empty: true, ..F },
];
pub static T1510: Type = Type { name: "io.k8s.kubeadm.output.v1alpha3.UpgradePlan", go: "UpgradePlan", fields: &F1510, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1510[1], &F1510[2]], by_name: &[1, 2, 3, 0], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1.APIEndpoint
pub static F1511: [Field; 2] = [
    Field { json: "advertiseAddress", go: "AdvertiseAddress", omit_empty: true, ..F },
    Field { json: "bindPort", go: "BindPort", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
];
pub static T1511: Type = Type { name: "io.k8s.kubeadm.v1.APIEndpoint", go: "APIEndpoint", fields: &F1511, json_fields: &[&F1511[0], &F1511[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.APIServer
pub static F1512: [Field; 2] = [
    Field { go: "ControlPlaneComponent", go_type: "v1.ControlPlaneComponent", kind: Kind::Struct(&super::kubeadm::T1516), inline: true, ..F },
    Field { json: "certSANs", go: "CertSANs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
];
pub static T1512: Type = Type { name: "io.k8s.kubeadm.v1.APIServer", go: "APIServer", fields: &F1512, json_fields: &[&F1516[0], &F1516[1], &F1516[2], &F1512[1]], by_name: &[3, 0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.Arg
pub static F1513: [Field; 3] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "value", go: "Value", ..F },
    Field { json: "mergeMethod", go: "MergeMethod", go_type: "v1.ArgMergeMethod", omit_empty: true, ..F },
];
pub static T1513: Type = Type { name: "io.k8s.kubeadm.v1.Arg", go: "Arg", fields: &F1513, json_fields: &[&F1513[0], &F1513[1], &F1513[2]], by_name: &[2, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.BootstrapTokenDiscovery
pub static F1514: [Field; 4] = [
    Field { json: "token", go: "Token", ..F },
    Field { json: "apiServerEndpoint", go: "APIServerEndpoint", omit_empty: true, ..F },
    Field { json: "caCertHashes", go: "CACertHashes", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "unsafeSkipCAVerification", go: "UnsafeSkipCAVerification", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1514: Type = Type { name: "io.k8s.kubeadm.v1.BootstrapTokenDiscovery", go: "BootstrapTokenDiscovery", fields: &F1514, json_fields: &[&F1514[0], &F1514[1], &F1514[2], &F1514[3]], by_name: &[1, 2, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.ClusterConfiguration
pub static F1515: [Field; 17] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "etcd", go: "Etcd", go_type: "v1.Etcd", kind: Kind::Struct(&super::kubeadm::T1520), omit_empty: true, ..F },
    Field { json: "networking", go: "Networking", go_type: "v1.Networking", kind: Kind::Struct(&super::kubeadm::T1529), omit_empty: true, ..F },
    Field { json: "kubernetesVersion", go: "KubernetesVersion", omit_empty: true, ..F },
    Field { json: "controlPlaneEndpoint", go: "ControlPlaneEndpoint", omit_empty: true, ..F },
    Field { json: "apiServer", go: "APIServer", go_type: "v1.APIServer", kind: Kind::Struct(&super::kubeadm::T1512), omit_empty: true, ..F },
    Field { json: "controllerManager", go: "ControllerManager", go_type: "v1.ControlPlaneComponent", kind: Kind::Struct(&super::kubeadm::T1516), omit_empty: true, ..F },
    Field { json: "scheduler", go: "Scheduler", go_type: "v1.ControlPlaneComponent", kind: Kind::Struct(&super::kubeadm::T1516), omit_empty: true, ..F },
    Field { json: "dns", go: "DNS", go_type: "v1.DNS", kind: Kind::Struct(&super::kubeadm::T1517), omit_empty: true, ..F },
    Field { json: "proxy", go: "Proxy", go_type: "v1.Proxy", kind: Kind::Struct(&super::kubeadm::T1532), omit_empty: true, ..F },
    Field { json: "certificatesDir", go: "CertificatesDir", omit_empty: true, ..F },
    Field { json: "imageRepository", go: "ImageRepository", omit_empty: true, ..F },
    Field { json: "featureGates", go: "FeatureGates", go_type: "map[string]bool", kind: Kind::Map(&Kind::Bool), omit_empty: true, ..F },
    Field { json: "clusterName", go: "ClusterName", omit_empty: true, ..F },
    Field { json: "encryptionAlgorithm", go: "EncryptionAlgorithm", go_type: "v1.EncryptionAlgorithmType", omit_empty: true, ..F },
    Field { json: "certificateValidityPeriod", go: "CertificateValidityPeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "caCertificateValidityPeriod", go: "CACertificateValidityPeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
];
pub static T1515: Type = Type { name: "io.k8s.kubeadm.v1.ClusterConfiguration", go: "ClusterConfiguration", fields: &F1515, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1515[1], &F1515[2], &F1515[3], &F1515[4], &F1515[5], &F1515[6], &F1515[7], &F1515[8], &F1515[9], &F1515[10], &F1515[11], &F1515[12], &F1515[13], &F1515[14], &F1515[15], &F1515[16]], by_name: &[6, 1, 17, 16, 11, 14, 5, 7, 9, 15, 2, 13, 12, 0, 4, 3, 10, 8], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1.ControlPlaneComponent
pub static F1516: [Field; 3] = [
    Field { json: "extraArgs", go: "ExtraArgs", go_type: "[]v1.Arg", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1513)), omit_empty: true, ..F },
    Field { json: "extraVolumes", go: "ExtraVolumes", go_type: "[]v1.HostPathMount", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1523)), omit_empty: true, ..F },
    Field { json: "extraEnvs", go: "ExtraEnvs", go_type: "[]v1.EnvVar", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1519)), omit_empty: true, ..F },
];
pub static T1516: Type = Type { name: "io.k8s.kubeadm.v1.ControlPlaneComponent", go: "ControlPlaneComponent", fields: &F1516, json_fields: &[&F1516[0], &F1516[1], &F1516[2]], by_name: &[0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.DNS
pub static F1517: [Field; 2] = [
    Field { go: "ImageMeta", go_type: "v1.ImageMeta", kind: Kind::Struct(&super::kubeadm::T1524), inline: true, ..F },
    Field { json: "disabled", go: "Disabled", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1517: Type = Type { name: "io.k8s.kubeadm.v1.DNS", go: "DNS", fields: &F1517, json_fields: &[&F1524[0], &F1524[1], &F1517[1]], by_name: &[2, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.Discovery
pub static F1518: [Field; 3] = [
    Field { json: "bootstrapToken", go: "BootstrapToken", go_type: "v1.BootstrapTokenDiscovery", kind: Kind::Struct(&super::kubeadm::T1514), omit_empty: true, pointer: true, ..F },
    Field { json: "file", go: "File", go_type: "v1.FileDiscovery", kind: Kind::Struct(&super::kubeadm::T1522), omit_empty: true, pointer: true, ..F },
    Field { json: "tlsBootstrapToken", go: "TLSBootstrapToken", omit_empty: true, ..F },
];
pub static T1518: Type = Type { name: "io.k8s.kubeadm.v1.Discovery", go: "Discovery", fields: &F1518, json_fields: &[&F1518[0], &F1518[1], &F1518[2]], by_name: &[0, 1, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.EnvVar
pub static F1519: [Field; 1] = [
    Field { go: "EnvVar", go_type: "v1.EnvVar", kind: Kind::Struct(&super::api_core::T395), inline: true, ..F },
];
pub static T1519: Type = Type { name: "io.k8s.kubeadm.v1.EnvVar", go: "EnvVar", fields: &F1519, json_fields: &[&super::api_core::F395[0], &super::api_core::F395[1], &super::api_core::F395[2]], by_name: &[0, 1, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1.Etcd
pub static F1520: [Field; 2] = [
    Field { json: "local", go: "Local", go_type: "v1.LocalEtcd", kind: Kind::Struct(&super::kubeadm::T1528), omit_empty: true, pointer: true, ..F },
    Field { json: "external", go: "External", go_type: "v1.ExternalEtcd", kind: Kind::Struct(&super::kubeadm::T1521), omit_empty: true, pointer: true, ..F },
];
pub static T1520: Type = Type { name: "io.k8s.kubeadm.v1.Etcd", go: "Etcd", fields: &F1520, json_fields: &[&F1520[0], &F1520[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.ExternalEtcd
pub static F1521: [Field; 5] = [
    Field { json: "endpoints", go: "Endpoints", go_type: "[]string", kind: Kind::List(&Kind::String), ..F },
    Field { json: "httpEndpoints", go: "HTTPEndpoints", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "caFile", go: "CAFile", ..F },
    Field { json: "certFile", go: "CertFile", ..F },
    Field { json: "keyFile", go: "KeyFile", ..F },
];
pub static T1521: Type = Type { name: "io.k8s.kubeadm.v1.ExternalEtcd", go: "ExternalEtcd", fields: &F1521, json_fields: &[&F1521[0], &F1521[1], &F1521[2], &F1521[3], &F1521[4]], by_name: &[2, 3, 0, 1, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.FileDiscovery
pub static F1522: [Field; 1] = [
    Field { json: "kubeConfigPath", go: "KubeConfigPath", ..F },
];
pub static T1522: Type = Type { name: "io.k8s.kubeadm.v1.FileDiscovery", go: "FileDiscovery", fields: &F1522, json_fields: &[&F1522[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.HostPathMount
pub static F1523: [Field; 5] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "hostPath", go: "HostPath", ..F },
    Field { json: "mountPath", go: "MountPath", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "pathType", go: "PathType", go_type: "v1.HostPathType", omit_empty: true, ..F },
];
pub static T1523: Type = Type { name: "io.k8s.kubeadm.v1.HostPathMount", go: "HostPathMount", fields: &F1523, json_fields: &[&F1523[0], &F1523[1], &F1523[2], &F1523[3], &F1523[4]], by_name: &[1, 2, 0, 4, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.ImageMeta
pub static F1524: [Field; 2] = [
    Field { json: "imageRepository", go: "ImageRepository", omit_empty: true, ..F },
    Field { json: "imageTag", go: "ImageTag", omit_empty: true, ..F },
];
pub static T1524: Type = Type { name: "io.k8s.kubeadm.v1.ImageMeta", go: "ImageMeta", fields: &F1524, json_fields: &[&F1524[0], &F1524[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.InitConfiguration
pub static F1525: [Field; 9] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "bootstrapTokens", go: "BootstrapTokens", go_type: "[]v1.BootstrapToken", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1620)), omit_empty: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "nodeRegistration", go: "NodeRegistration", go_type: "v1.NodeRegistrationOptions", kind: Kind::Struct(&super::kubeadm::T1530), omit_empty: true, ..F },
    Field { json: "localAPIEndpoint", go: "LocalAPIEndpoint", go_type: "v1.APIEndpoint", kind: Kind::Struct(&super::kubeadm::T1511), omit_empty: true, ..F },
    Field { json: "certificateKey", go: "CertificateKey", omit_empty: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "patches", go: "Patches", go_type: "v1.Patches", kind: Kind::Struct(&super::kubeadm::T1531), omit_empty: true, pointer: true, ..F },
    Field { json: "timeouts", go: "Timeouts", go_type: "v1.Timeouts", kind: Kind::Struct(&super::kubeadm::T1534), omit_empty: true, pointer: true, ..F },
];
pub static T1525: Type = Type { name: "io.k8s.kubeadm.v1.InitConfiguration", go: "InitConfiguration", fields: &F1525, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1525[1], &F1525[2], &F1525[3], &F1525[4], &F1525[5], &F1525[6], &F1525[7], &F1525[8]], by_name: &[1, 2, 6, 3, 0, 5, 4, 8, 7, 9], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1.JoinConfiguration
pub static F1526: [Field; 9] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "nodeRegistration", go: "NodeRegistration", go_type: "v1.NodeRegistrationOptions", kind: Kind::Struct(&super::kubeadm::T1530), omit_empty: true, ..F },
    Field { json: "caCertPath", go: "CACertPath", omit_empty: true, ..F },
    Field { json: "discovery", go: "Discovery", go_type: "v1.Discovery", kind: Kind::Struct(&super::kubeadm::T1518), ..F },
    Field { json: "controlPlane", go: "ControlPlane", go_type: "v1.JoinControlPlane", kind: Kind::Struct(&super::kubeadm::T1527), omit_empty: true, pointer: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "patches", go: "Patches", go_type: "v1.Patches", kind: Kind::Struct(&super::kubeadm::T1531), omit_empty: true, pointer: true, ..F },
    Field { json: "timeouts", go: "Timeouts", go_type: "v1.Timeouts", kind: Kind::Struct(&super::kubeadm::T1534), omit_empty: true, pointer: true, ..F },
];
pub static T1526: Type = Type { name: "io.k8s.kubeadm.v1.JoinConfiguration", go: "JoinConfiguration", fields: &F1526, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1526[1], &F1526[2], &F1526[3], &F1526[4], &F1526[5], &F1526[6], &F1526[7], &F1526[8]], by_name: &[1, 4, 6, 5, 2, 0, 3, 8, 7, 9], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1.JoinControlPlane
pub static F1527: [Field; 2] = [
    Field { json: "localAPIEndpoint", go: "LocalAPIEndpoint", go_type: "v1.APIEndpoint", kind: Kind::Struct(&super::kubeadm::T1511), omit_empty: true, ..F },
    Field { json: "certificateKey", go: "CertificateKey", omit_empty: true, ..F },
];
pub static T1527: Type = Type { name: "io.k8s.kubeadm.v1.JoinControlPlane", go: "JoinControlPlane", fields: &F1527, json_fields: &[&F1527[0], &F1527[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.LocalEtcd
pub static F1528: [Field; 6] = [
    Field { go: "ImageMeta", go_type: "v1.ImageMeta", kind: Kind::Struct(&super::kubeadm::T1524), inline: true, ..F },
    Field { json: "dataDir", go: "DataDir", ..F },
    Field { json: "extraArgs", go: "ExtraArgs", go_type: "[]v1.Arg", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1513)), omit_empty: true, ..F },
    Field { json: "extraEnvs", go: "ExtraEnvs", go_type: "[]v1.EnvVar", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1519)), omit_empty: true, ..F },
    Field { json: "serverCertSANs", go: "ServerCertSANs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "peerCertSANs", go: "PeerCertSANs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
];
pub static T1528: Type = Type { name: "io.k8s.kubeadm.v1.LocalEtcd", go: "LocalEtcd", fields: &F1528, json_fields: &[&F1524[0], &F1524[1], &F1528[1], &F1528[2], &F1528[3], &F1528[4], &F1528[5]], by_name: &[2, 3, 4, 0, 1, 6, 5], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.Networking
pub static F1529: [Field; 3] = [
    Field { json: "serviceSubnet", go: "ServiceSubnet", omit_empty: true, ..F },
    Field { json: "podSubnet", go: "PodSubnet", omit_empty: true, ..F },
    Field { json: "dnsDomain", go: "DNSDomain", omit_empty: true, ..F },
];
pub static T1529: Type = Type { name: "io.k8s.kubeadm.v1.Networking", go: "Networking", fields: &F1529, json_fields: &[&F1529[0], &F1529[1], &F1529[2]], by_name: &[2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.NodeRegistrationOptions
pub static F1530: [Field; 7] = [
    Field { json: "name", go: "Name", omit_empty: true, ..F },
    Field { json: "criSocket", go: "CRISocket", omit_empty: true, ..F },
    Field { json: "taints", go: "Taints", go_type: "[]v1.Taint", kind: Kind::List(&Kind::Struct(&super::api_core::T566)), ..F },
    Field { json: "kubeletExtraArgs", go: "KubeletExtraArgs", go_type: "[]v1.Arg", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1513)), omit_empty: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "imagePullPolicy", go: "ImagePullPolicy", go_type: "v1.PullPolicy", omit_empty: true, ..F },
    Field { json: "imagePullSerial", go: "ImagePullSerial", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1530: Type = Type { name: "io.k8s.kubeadm.v1.NodeRegistrationOptions", go: "NodeRegistrationOptions", fields: &F1530, json_fields: &[&F1530[0], &F1530[1], &F1530[2], &F1530[3], &F1530[4], &F1530[5], &F1530[6]], by_name: &[1, 4, 5, 6, 3, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.Patches
pub static F1531: [Field; 1] = [
    Field { json: "directory", go: "Directory", omit_empty: true, ..F },
];
pub static T1531: Type = Type { name: "io.k8s.kubeadm.v1.Patches", go: "Patches", fields: &F1531, json_fields: &[&F1531[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.Proxy
pub static F1532: [Field; 1] = [
    Field { json: "disabled", go: "Disabled", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1532: Type = Type { name: "io.k8s.kubeadm.v1.Proxy", go: "Proxy", fields: &F1532, json_fields: &[&F1532[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.ResetConfiguration
pub static F1533: [Field; 10] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "cleanupTmpDir", go: "CleanupTmpDir", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "certificatesDir", go: "CertificatesDir", omit_empty: true, ..F },
    Field { json: "criSocket", go: "CRISocket", omit_empty: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "force", go: "Force", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "unmountFlags", go: "UnmountFlags", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "timeouts", go: "Timeouts", go_type: "v1.Timeouts", kind: Kind::Struct(&super::kubeadm::T1534), omit_empty: true, pointer: true, ..F },
];
pub static T1533: Type = Type { name: "io.k8s.kubeadm.v1.ResetConfiguration", go: "ResetConfiguration", fields: &F1533, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1533[1], &F1533[2], &F1533[3], &F1533[4], &F1533[5], &F1533[6], &F1533[7], &F1533[8], &F1533[9]], by_name: &[1, 3, 2, 4, 5, 6, 7, 0, 8, 10, 9], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1.Timeouts
pub static F1534: [Field; 7] = [
    Field { json: "controlPlaneComponentHealthCheck", go: "ControlPlaneComponentHealthCheck", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "kubeletHealthCheck", go: "KubeletHealthCheck", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "kubernetesAPICall", go: "KubernetesAPICall", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "etcdAPICall", go: "EtcdAPICall", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "tlsBootstrap", go: "TLSBootstrap", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "discovery", go: "Discovery", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "upgradeManifests", go: "UpgradeManifests", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
];
pub static T1534: Type = Type { name: "io.k8s.kubeadm.v1.Timeouts", go: "Timeouts", fields: &F1534, json_fields: &[&F1534[0], &F1534[1], &F1534[2], &F1534[3], &F1534[4], &F1534[5], &F1534[6]], by_name: &[0, 5, 3, 1, 2, 4, 6], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.UpgradeApplyConfiguration
pub static F1535: [Field; 13] = [
    Field { json: "kubernetesVersion", go: "KubernetesVersion", omit_empty: true, ..F },
    Field { json: "allowExperimentalUpgrades", go: "AllowExperimentalUpgrades", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "allowRCUpgrades", go: "AllowRCUpgrades", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "certificateRenewal", go: "CertificateRenewal", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "etcdUpgrade", go: "EtcdUpgrade", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "forceUpgrade", go: "ForceUpgrade", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "patches", go: "Patches", go_type: "v1.Patches", kind: Kind::Struct(&super::kubeadm::T1531), omit_empty: true, pointer: true, ..F },
    Field { json: "printConfig", go: "PrintConfig", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "imagePullPolicy", go: "ImagePullPolicy", go_type: "v1.PullPolicy", omit_empty: true, ..F },
    Field { json: "imagePullSerial", go: "ImagePullSerial", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1535: Type = Type { name: "io.k8s.kubeadm.v1.UpgradeApplyConfiguration", go: "UpgradeApplyConfiguration", fields: &F1535, json_fields: &[&F1535[0], &F1535[1], &F1535[2], &F1535[3], &F1535[4], &F1535[5], &F1535[6], &F1535[7], &F1535[8], &F1535[9], &F1535[10], &F1535[11], &F1535[12]], by_name: &[1, 2, 3, 4, 5, 6, 7, 11, 12, 0, 8, 9, 10], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.UpgradeConfiguration
pub static F1536: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "apply", go: "Apply", go_type: "v1.UpgradeApplyConfiguration", kind: Kind::Struct(&super::kubeadm::T1535), omit_empty: true, ..F },
    Field { json: "diff", go: "Diff", go_type: "v1.UpgradeDiffConfiguration", kind: Kind::Struct(&super::kubeadm::T1537), omit_empty: true, ..F },
    Field { json: "node", go: "Node", go_type: "v1.UpgradeNodeConfiguration", kind: Kind::Struct(&super::kubeadm::T1538), omit_empty: true, ..F },
    Field { json: "plan", go: "Plan", go_type: "v1.UpgradePlanConfiguration", kind: Kind::Struct(&super::kubeadm::T1539), omit_empty: true, ..F },
    Field { json: "timeouts", go: "Timeouts", go_type: "v1.Timeouts", kind: Kind::Struct(&super::kubeadm::T1534), omit_empty: true, pointer: true, ..F },
];
pub static T1536: Type = Type { name: "io.k8s.kubeadm.v1.UpgradeConfiguration", go: "UpgradeConfiguration", fields: &F1536, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1536[1], &F1536[2], &F1536[3], &F1536[4], &F1536[5]], by_name: &[1, 2, 3, 0, 4, 5, 6], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1.UpgradeDiffConfiguration
pub static F1537: [Field; 2] = [
    Field { json: "kubernetesVersion", go: "KubernetesVersion", omit_empty: true, ..F },
    Field { json: "contextLines", go: "DiffContextLines", go_type: "int", kind: Kind::Int64, omit_empty: true, ..F },
];
pub static T1537: Type = Type { name: "io.k8s.kubeadm.v1.UpgradeDiffConfiguration", go: "UpgradeDiffConfiguration", fields: &F1537, json_fields: &[&F1537[0], &F1537[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.UpgradeNodeConfiguration
pub static F1538: [Field; 8] = [
    Field { json: "certificateRenewal", go: "CertificateRenewal", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "etcdUpgrade", go: "EtcdUpgrade", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "patches", go: "Patches", go_type: "v1.Patches", kind: Kind::Struct(&super::kubeadm::T1531), omit_empty: true, pointer: true, ..F },
    Field { json: "imagePullPolicy", go: "ImagePullPolicy", go_type: "v1.PullPolicy", omit_empty: true, ..F },
    Field { json: "imagePullSerial", go: "ImagePullSerial", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1538: Type = Type { name: "io.k8s.kubeadm.v1.UpgradeNodeConfiguration", go: "UpgradeNodeConfiguration", fields: &F1538, json_fields: &[&F1538[0], &F1538[1], &F1538[2], &F1538[3], &F1538[4], &F1538[5], &F1538[6], &F1538[7]], by_name: &[0, 1, 2, 3, 6, 7, 5, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1.UpgradePlanConfiguration
pub static F1539: [Field; 7] = [
    Field { json: "kubernetesVersion", go: "KubernetesVersion", omit_empty: true, ..F },
    Field { json: "allowExperimentalUpgrades", go: "AllowExperimentalUpgrades", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "allowRCUpgrades", go: "AllowRCUpgrades", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "etcdUpgrade", go: "EtcdUpgrade", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "printConfig", go: "PrintConfig", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1539: Type = Type { name: "io.k8s.kubeadm.v1.UpgradePlanConfiguration", go: "UpgradePlanConfiguration", fields: &F1539, json_fields: &[&F1539[0], &F1539[1], &F1539[2], &F1539[3], &F1539[4], &F1539[5], &F1539[6]], by_name: &[1, 2, 3, 4, 5, 0, 6], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.APIEndpoint
pub static F1540: [Field; 2] = [
    Field { json: "advertiseAddress", go: "AdvertiseAddress", omit_empty: true, ..F },
    Field { json: "bindPort", go: "BindPort", go_type: "int32", kind: Kind::Int32, omit_empty: true, ..F },
];
pub static T1540: Type = Type { name: "io.k8s.kubeadm.v1beta4.APIEndpoint", go: "APIEndpoint", fields: &F1540, json_fields: &[&F1540[0], &F1540[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.APIServer
pub static F1541: [Field; 2] = [
    Field { go: "ControlPlaneComponent", go_type: "v1beta4.ControlPlaneComponent", kind: Kind::Struct(&super::kubeadm::T1545), inline: true, ..F },
    Field { json: "certSANs", go: "CertSANs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
];
pub static T1541: Type = Type { name: "io.k8s.kubeadm.v1beta4.APIServer", go: "APIServer", fields: &F1541, json_fields: &[&F1545[0], &F1545[1], &F1545[2], &F1541[1]], by_name: &[3, 0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.Arg
pub static F1542: [Field; 2] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "value", go: "Value", ..F },
];
pub static T1542: Type = Type { name: "io.k8s.kubeadm.v1beta4.Arg", go: "Arg", fields: &F1542, json_fields: &[&F1542[0], &F1542[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.BootstrapTokenDiscovery
pub static F1543: [Field; 4] = [
    Field { json: "token", go: "Token", ..F },
    Field { json: "apiServerEndpoint", go: "APIServerEndpoint", omit_empty: true, ..F },
    Field { json: "caCertHashes", go: "CACertHashes", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "unsafeSkipCAVerification", go: "UnsafeSkipCAVerification", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1543: Type = Type { name: "io.k8s.kubeadm.v1beta4.BootstrapTokenDiscovery", go: "BootstrapTokenDiscovery", fields: &F1543, json_fields: &[&F1543[0], &F1543[1], &F1543[2], &F1543[3]], by_name: &[1, 2, 0, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.ClusterConfiguration
pub static F1544: [Field; 17] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "etcd", go: "Etcd", go_type: "v1beta4.Etcd", kind: Kind::Struct(&super::kubeadm::T1549), omit_empty: true, ..F },
    Field { json: "networking", go: "Networking", go_type: "v1beta4.Networking", kind: Kind::Struct(&super::kubeadm::T1558), omit_empty: true, ..F },
    Field { json: "kubernetesVersion", go: "KubernetesVersion", omit_empty: true, ..F },
    Field { json: "controlPlaneEndpoint", go: "ControlPlaneEndpoint", omit_empty: true, ..F },
    Field { json: "apiServer", go: "APIServer", go_type: "v1beta4.APIServer", kind: Kind::Struct(&super::kubeadm::T1541), omit_empty: true, ..F },
    Field { json: "controllerManager", go: "ControllerManager", go_type: "v1beta4.ControlPlaneComponent", kind: Kind::Struct(&super::kubeadm::T1545), omit_empty: true, ..F },
    Field { json: "scheduler", go: "Scheduler", go_type: "v1beta4.ControlPlaneComponent", kind: Kind::Struct(&super::kubeadm::T1545), omit_empty: true, ..F },
    Field { json: "dns", go: "DNS", go_type: "v1beta4.DNS", kind: Kind::Struct(&super::kubeadm::T1546), omit_empty: true, ..F },
    Field { json: "proxy", go: "Proxy", go_type: "v1beta4.Proxy", kind: Kind::Struct(&super::kubeadm::T1561), omit_empty: true, ..F },
    Field { json: "certificatesDir", go: "CertificatesDir", omit_empty: true, ..F },
    Field { json: "imageRepository", go: "ImageRepository", omit_empty: true, ..F },
    Field { json: "featureGates", go: "FeatureGates", go_type: "map[string]bool", kind: Kind::Map(&Kind::Bool), omit_empty: true, ..F },
    Field { json: "clusterName", go: "ClusterName", omit_empty: true, ..F },
    Field { json: "encryptionAlgorithm", go: "EncryptionAlgorithm", go_type: "v1beta4.EncryptionAlgorithmType", omit_empty: true, ..F },
    Field { json: "certificateValidityPeriod", go: "CertificateValidityPeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "caCertificateValidityPeriod", go: "CACertificateValidityPeriod", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
];
pub static T1544: Type = Type { name: "io.k8s.kubeadm.v1beta4.ClusterConfiguration", go: "ClusterConfiguration", fields: &F1544, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1544[1], &F1544[2], &F1544[3], &F1544[4], &F1544[5], &F1544[6], &F1544[7], &F1544[8], &F1544[9], &F1544[10], &F1544[11], &F1544[12], &F1544[13], &F1544[14], &F1544[15], &F1544[16]], by_name: &[6, 1, 17, 16, 11, 14, 5, 7, 9, 15, 2, 13, 12, 0, 4, 3, 10, 8], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1beta4.ControlPlaneComponent
pub static F1545: [Field; 3] = [
    Field { json: "extraArgs", go: "ExtraArgs", go_type: "[]v1beta4.Arg", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1542)), omit_empty: true, ..F },
    Field { json: "extraVolumes", go: "ExtraVolumes", go_type: "[]v1beta4.HostPathMount", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1552)), omit_empty: true, ..F },
    Field { json: "extraEnvs", go: "ExtraEnvs", go_type: "[]v1beta4.EnvVar", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1548)), omit_empty: true, ..F },
];
pub static T1545: Type = Type { name: "io.k8s.kubeadm.v1beta4.ControlPlaneComponent", go: "ControlPlaneComponent", fields: &F1545, json_fields: &[&F1545[0], &F1545[1], &F1545[2]], by_name: &[0, 2, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.DNS
pub static F1546: [Field; 2] = [
    Field { go: "ImageMeta", go_type: "v1beta4.ImageMeta", kind: Kind::Struct(&super::kubeadm::T1553), inline: true, ..F },
    Field { json: "disabled", go: "Disabled", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1546: Type = Type { name: "io.k8s.kubeadm.v1beta4.DNS", go: "DNS", fields: &F1546, json_fields: &[&F1553[0], &F1553[1], &F1546[1]], by_name: &[2, 0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.Discovery
pub static F1547: [Field; 3] = [
    Field { json: "bootstrapToken", go: "BootstrapToken", go_type: "v1beta4.BootstrapTokenDiscovery", kind: Kind::Struct(&super::kubeadm::T1543), omit_empty: true, pointer: true, ..F },
    Field { json: "file", go: "File", go_type: "v1beta4.FileDiscovery", kind: Kind::Struct(&super::kubeadm::T1551), omit_empty: true, pointer: true, ..F },
    Field { json: "tlsBootstrapToken", go: "TLSBootstrapToken", omit_empty: true, ..F },
];
pub static T1547: Type = Type { name: "io.k8s.kubeadm.v1beta4.Discovery", go: "Discovery", fields: &F1547, json_fields: &[&F1547[0], &F1547[1], &F1547[2]], by_name: &[0, 1, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.EnvVar
pub static F1548: [Field; 1] = [
    Field { go: "EnvVar", go_type: "v1.EnvVar", kind: Kind::Struct(&super::api_core::T395), inline: true, ..F },
];
pub static T1548: Type = Type { name: "io.k8s.kubeadm.v1beta4.EnvVar", go: "EnvVar", fields: &F1548, json_fields: &[&super::api_core::F395[0], &super::api_core::F395[1], &super::api_core::F395[2]], by_name: &[0, 1, 2], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1beta4.Etcd
pub static F1549: [Field; 2] = [
    Field { json: "local", go: "Local", go_type: "v1beta4.LocalEtcd", kind: Kind::Struct(&super::kubeadm::T1557), omit_empty: true, pointer: true, ..F },
    Field { json: "external", go: "External", go_type: "v1beta4.ExternalEtcd", kind: Kind::Struct(&super::kubeadm::T1550), omit_empty: true, pointer: true, ..F },
];
pub static T1549: Type = Type { name: "io.k8s.kubeadm.v1beta4.Etcd", go: "Etcd", fields: &F1549, json_fields: &[&F1549[0], &F1549[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.ExternalEtcd
pub static F1550: [Field; 5] = [
    Field { json: "endpoints", go: "Endpoints", go_type: "[]string", kind: Kind::List(&Kind::String), ..F },
    Field { json: "httpEndpoints", go: "HTTPEndpoints", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "caFile", go: "CAFile", ..F },
    Field { json: "certFile", go: "CertFile", ..F },
    Field { json: "keyFile", go: "KeyFile", ..F },
];
pub static T1550: Type = Type { name: "io.k8s.kubeadm.v1beta4.ExternalEtcd", go: "ExternalEtcd", fields: &F1550, json_fields: &[&F1550[0], &F1550[1], &F1550[2], &F1550[3], &F1550[4]], by_name: &[2, 3, 0, 1, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.FileDiscovery
pub static F1551: [Field; 1] = [
    Field { json: "kubeConfigPath", go: "KubeConfigPath", ..F },
];
pub static T1551: Type = Type { name: "io.k8s.kubeadm.v1beta4.FileDiscovery", go: "FileDiscovery", fields: &F1551, json_fields: &[&F1551[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.HostPathMount
pub static F1552: [Field; 5] = [
    Field { json: "name", go: "Name", ..F },
    Field { json: "hostPath", go: "HostPath", ..F },
    Field { json: "mountPath", go: "MountPath", ..F },
    Field { json: "readOnly", go: "ReadOnly", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "pathType", go: "PathType", go_type: "v1.HostPathType", omit_empty: true, ..F },
];
pub static T1552: Type = Type { name: "io.k8s.kubeadm.v1beta4.HostPathMount", go: "HostPathMount", fields: &F1552, json_fields: &[&F1552[0], &F1552[1], &F1552[2], &F1552[3], &F1552[4]], by_name: &[1, 2, 0, 4, 3], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.ImageMeta
pub static F1553: [Field; 2] = [
    Field { json: "imageRepository", go: "ImageRepository", omit_empty: true, ..F },
    Field { json: "imageTag", go: "ImageTag", omit_empty: true, ..F },
];
pub static T1553: Type = Type { name: "io.k8s.kubeadm.v1beta4.ImageMeta", go: "ImageMeta", fields: &F1553, json_fields: &[&F1553[0], &F1553[1]], by_name: &[0, 1], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.InitConfiguration
pub static F1554: [Field; 9] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "bootstrapTokens", go: "BootstrapTokens", go_type: "[]v1.BootstrapToken", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1620)), omit_empty: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "nodeRegistration", go: "NodeRegistration", go_type: "v1beta4.NodeRegistrationOptions", kind: Kind::Struct(&super::kubeadm::T1559), omit_empty: true, ..F },
    Field { json: "localAPIEndpoint", go: "LocalAPIEndpoint", go_type: "v1beta4.APIEndpoint", kind: Kind::Struct(&super::kubeadm::T1540), omit_empty: true, ..F },
    Field { json: "certificateKey", go: "CertificateKey", omit_empty: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "patches", go: "Patches", go_type: "v1beta4.Patches", kind: Kind::Struct(&super::kubeadm::T1560), omit_empty: true, pointer: true, ..F },
    Field { json: "timeouts", go: "Timeouts", go_type: "v1beta4.Timeouts", kind: Kind::Struct(&super::kubeadm::T1563), omit_empty: true, pointer: true, ..F },
];
pub static T1554: Type = Type { name: "io.k8s.kubeadm.v1beta4.InitConfiguration", go: "InitConfiguration", fields: &F1554, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1554[1], &F1554[2], &F1554[3], &F1554[4], &F1554[5], &F1554[6], &F1554[7], &F1554[8]], by_name: &[1, 2, 6, 3, 0, 5, 4, 8, 7, 9], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1beta4.JoinConfiguration
pub static F1555: [Field; 9] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "nodeRegistration", go: "NodeRegistration", go_type: "v1beta4.NodeRegistrationOptions", kind: Kind::Struct(&super::kubeadm::T1559), omit_empty: true, ..F },
    Field { json: "caCertPath", go: "CACertPath", omit_empty: true, ..F },
    Field { json: "discovery", go: "Discovery", go_type: "v1beta4.Discovery", kind: Kind::Struct(&super::kubeadm::T1547), ..F },
    Field { json: "controlPlane", go: "ControlPlane", go_type: "v1beta4.JoinControlPlane", kind: Kind::Struct(&super::kubeadm::T1556), omit_empty: true, pointer: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "patches", go: "Patches", go_type: "v1beta4.Patches", kind: Kind::Struct(&super::kubeadm::T1560), omit_empty: true, pointer: true, ..F },
    Field { json: "timeouts", go: "Timeouts", go_type: "v1beta4.Timeouts", kind: Kind::Struct(&super::kubeadm::T1563), omit_empty: true, pointer: true, ..F },
];
pub static T1555: Type = Type { name: "io.k8s.kubeadm.v1beta4.JoinConfiguration", go: "JoinConfiguration", fields: &F1555, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1555[1], &F1555[2], &F1555[3], &F1555[4], &F1555[5], &F1555[6], &F1555[7], &F1555[8]], by_name: &[1, 4, 6, 5, 2, 0, 3, 8, 7, 9], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1beta4.JoinControlPlane
pub static F1556: [Field; 2] = [
    Field { json: "localAPIEndpoint", go: "LocalAPIEndpoint", go_type: "v1beta4.APIEndpoint", kind: Kind::Struct(&super::kubeadm::T1540), omit_empty: true, ..F },
    Field { json: "certificateKey", go: "CertificateKey", omit_empty: true, ..F },
];
pub static T1556: Type = Type { name: "io.k8s.kubeadm.v1beta4.JoinControlPlane", go: "JoinControlPlane", fields: &F1556, json_fields: &[&F1556[0], &F1556[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.LocalEtcd
pub static F1557: [Field; 6] = [
    Field { go: "ImageMeta", go_type: "v1beta4.ImageMeta", kind: Kind::Struct(&super::kubeadm::T1553), inline: true, ..F },
    Field { json: "dataDir", go: "DataDir", ..F },
    Field { json: "extraArgs", go: "ExtraArgs", go_type: "[]v1beta4.Arg", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1542)), omit_empty: true, ..F },
    Field { json: "extraEnvs", go: "ExtraEnvs", go_type: "[]v1beta4.EnvVar", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1548)), omit_empty: true, ..F },
    Field { json: "serverCertSANs", go: "ServerCertSANs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "peerCertSANs", go: "PeerCertSANs", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
];
pub static T1557: Type = Type { name: "io.k8s.kubeadm.v1beta4.LocalEtcd", go: "LocalEtcd", fields: &F1557, json_fields: &[&F1553[0], &F1553[1], &F1557[1], &F1557[2], &F1557[3], &F1557[4], &F1557[5]], by_name: &[2, 3, 4, 0, 1, 6, 5], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.Networking
pub static F1558: [Field; 3] = [
    Field { json: "serviceSubnet", go: "ServiceSubnet", omit_empty: true, ..F },
    Field { json: "podSubnet", go: "PodSubnet", omit_empty: true, ..F },
    Field { json: "dnsDomain", go: "DNSDomain", omit_empty: true, ..F },
];
pub static T1558: Type = Type { name: "io.k8s.kubeadm.v1beta4.Networking", go: "Networking", fields: &F1558, json_fields: &[&F1558[0], &F1558[1], &F1558[2]], by_name: &[2, 1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.NodeRegistrationOptions
pub static F1559: [Field; 7] = [
    Field { json: "name", go: "Name", omit_empty: true, ..F },
    Field { json: "criSocket", go: "CRISocket", omit_empty: true, ..F },
    Field { json: "taints", go: "Taints", go_type: "[]v1.Taint", kind: Kind::List(&Kind::Struct(&super::api_core::T566)), ..F },
    Field { json: "kubeletExtraArgs", go: "KubeletExtraArgs", go_type: "[]v1beta4.Arg", kind: Kind::List(&Kind::Struct(&super::kubeadm::T1542)), omit_empty: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "imagePullPolicy", go: "ImagePullPolicy", go_type: "v1.PullPolicy", omit_empty: true, ..F },
    Field { json: "imagePullSerial", go: "ImagePullSerial", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1559: Type = Type { name: "io.k8s.kubeadm.v1beta4.NodeRegistrationOptions", go: "NodeRegistrationOptions", fields: &F1559, json_fields: &[&F1559[0], &F1559[1], &F1559[2], &F1559[3], &F1559[4], &F1559[5], &F1559[6]], by_name: &[1, 4, 5, 6, 3, 0, 2], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.Patches
pub static F1560: [Field; 1] = [
    Field { json: "directory", go: "Directory", omit_empty: true, ..F },
];
pub static T1560: Type = Type { name: "io.k8s.kubeadm.v1beta4.Patches", go: "Patches", fields: &F1560, json_fields: &[&F1560[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.Proxy
pub static F1561: [Field; 1] = [
    Field { json: "disabled", go: "Disabled", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
];
pub static T1561: Type = Type { name: "io.k8s.kubeadm.v1beta4.Proxy", go: "Proxy", fields: &F1561, json_fields: &[&F1561[0]], by_name: &[0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.ResetConfiguration
pub static F1562: [Field; 10] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "cleanupTmpDir", go: "CleanupTmpDir", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "certificatesDir", go: "CertificatesDir", omit_empty: true, ..F },
    Field { json: "criSocket", go: "CRISocket", omit_empty: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "force", go: "Force", go_type: "bool", kind: Kind::Bool, omit_empty: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "unmountFlags", go: "UnmountFlags", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "timeouts", go: "Timeouts", go_type: "v1beta4.Timeouts", kind: Kind::Struct(&super::kubeadm::T1563), omit_empty: true, pointer: true, ..F },
];
pub static T1562: Type = Type { name: "io.k8s.kubeadm.v1beta4.ResetConfiguration", go: "ResetConfiguration", fields: &F1562, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1562[1], &F1562[2], &F1562[3], &F1562[4], &F1562[5], &F1562[6], &F1562[7], &F1562[8], &F1562[9]], by_name: &[1, 3, 2, 4, 5, 6, 7, 0, 8, 10, 9], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1beta4.Timeouts
pub static F1563: [Field; 7] = [
    Field { json: "controlPlaneComponentHealthCheck", go: "ControlPlaneComponentHealthCheck", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "kubeletHealthCheck", go: "KubeletHealthCheck", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "kubernetesAPICall", go: "KubernetesAPICall", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "etcdAPICall", go: "EtcdAPICall", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "tlsBootstrap", go: "TLSBootstrap", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "discovery", go: "Discovery", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "upgradeManifests", go: "UpgradeManifests", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
];
pub static T1563: Type = Type { name: "io.k8s.kubeadm.v1beta4.Timeouts", go: "Timeouts", fields: &F1563, json_fields: &[&F1563[0], &F1563[1], &F1563[2], &F1563[3], &F1563[4], &F1563[5], &F1563[6]], by_name: &[0, 5, 3, 1, 2, 4, 6], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.UpgradeApplyConfiguration
pub static F1564: [Field; 13] = [
    Field { json: "kubernetesVersion", go: "KubernetesVersion", omit_empty: true, ..F },
    Field { json: "allowExperimentalUpgrades", go: "AllowExperimentalUpgrades", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "allowRCUpgrades", go: "AllowRCUpgrades", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "certificateRenewal", go: "CertificateRenewal", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "etcdUpgrade", go: "EtcdUpgrade", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "forceUpgrade", go: "ForceUpgrade", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "patches", go: "Patches", go_type: "v1beta4.Patches", kind: Kind::Struct(&super::kubeadm::T1560), omit_empty: true, pointer: true, ..F },
    Field { json: "printConfig", go: "PrintConfig", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "imagePullPolicy", go: "ImagePullPolicy", go_type: "v1.PullPolicy", omit_empty: true, ..F },
    Field { json: "imagePullSerial", go: "ImagePullSerial", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1564: Type = Type { name: "io.k8s.kubeadm.v1beta4.UpgradeApplyConfiguration", go: "UpgradeApplyConfiguration", fields: &F1564, json_fields: &[&F1564[0], &F1564[1], &F1564[2], &F1564[3], &F1564[4], &F1564[5], &F1564[6], &F1564[7], &F1564[8], &F1564[9], &F1564[10], &F1564[11], &F1564[12]], by_name: &[1, 2, 3, 4, 5, 6, 7, 11, 12, 0, 8, 9, 10], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.UpgradeConfiguration
pub static F1565: [Field; 6] = [
    Field { go: "TypeMeta", go_type: "v1.TypeMeta", kind: Kind::Struct(&super::apimachinery::T1282), inline: true, ..F },
    Field { json: "apply", go: "Apply", go_type: "v1beta4.UpgradeApplyConfiguration", kind: Kind::Struct(&super::kubeadm::T1564), omit_empty: true, ..F },
    Field { json: "diff", go: "Diff", go_type: "v1beta4.UpgradeDiffConfiguration", kind: Kind::Struct(&super::kubeadm::T1566), omit_empty: true, ..F },
    Field { json: "node", go: "Node", go_type: "v1beta4.UpgradeNodeConfiguration", kind: Kind::Struct(&super::kubeadm::T1567), omit_empty: true, ..F },
    Field { json: "plan", go: "Plan", go_type: "v1beta4.UpgradePlanConfiguration", kind: Kind::Struct(&super::kubeadm::T1568), omit_empty: true, ..F },
    Field { json: "timeouts", go: "Timeouts", go_type: "v1beta4.Timeouts", kind: Kind::Struct(&super::kubeadm::T1563), omit_empty: true, pointer: true, ..F },
];
pub static T1565: Type = Type { name: "io.k8s.kubeadm.v1beta4.UpgradeConfiguration", go: "UpgradeConfiguration", fields: &F1565, json_fields: &[&super::apimachinery::F1282[0], &super::apimachinery::F1282[1], &F1565[1], &F1565[2], &F1565[3], &F1565[4], &F1565[5]], by_name: &[1, 2, 3, 0, 4, 5, 6], by_number: &[], map_type: MapType::Unset, protobuf: true, openapi: "" };
// io.k8s.kubeadm.v1beta4.UpgradeDiffConfiguration
pub static F1566: [Field; 2] = [
    Field { json: "kubernetesVersion", go: "KubernetesVersion", omit_empty: true, ..F },
    Field { json: "contextLines", go: "DiffContextLines", go_type: "int", kind: Kind::Int64, omit_empty: true, ..F },
];
pub static T1566: Type = Type { name: "io.k8s.kubeadm.v1beta4.UpgradeDiffConfiguration", go: "UpgradeDiffConfiguration", fields: &F1566, json_fields: &[&F1566[0], &F1566[1]], by_name: &[1, 0], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.UpgradeNodeConfiguration
pub static F1567: [Field; 8] = [
    Field { json: "certificateRenewal", go: "CertificateRenewal", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "etcdUpgrade", go: "EtcdUpgrade", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "skipPhases", go: "SkipPhases", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "patches", go: "Patches", go_type: "v1beta4.Patches", kind: Kind::Struct(&super::kubeadm::T1560), omit_empty: true, pointer: true, ..F },
    Field { json: "imagePullPolicy", go: "ImagePullPolicy", go_type: "v1.PullPolicy", omit_empty: true, ..F },
    Field { json: "imagePullSerial", go: "ImagePullSerial", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1567: Type = Type { name: "io.k8s.kubeadm.v1beta4.UpgradeNodeConfiguration", go: "UpgradeNodeConfiguration", fields: &F1567, json_fields: &[&F1567[0], &F1567[1], &F1567[2], &F1567[3], &F1567[4], &F1567[5], &F1567[6], &F1567[7]], by_name: &[0, 1, 2, 3, 6, 7, 5, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubeadm.v1beta4.UpgradePlanConfiguration
pub static F1568: [Field; 7] = [
    Field { json: "kubernetesVersion", go: "KubernetesVersion", omit_empty: true, ..F },
    Field { json: "allowExperimentalUpgrades", go: "AllowExperimentalUpgrades", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "allowRCUpgrades", go: "AllowRCUpgrades", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "dryRun", go: "DryRun", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "etcdUpgrade", go: "EtcdUpgrade", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
    Field { json: "ignorePreflightErrors", go: "IgnorePreflightErrors", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "printConfig", go: "PrintConfig", go_type: "bool", kind: Kind::Bool, omit_empty: true, pointer: true, ..F },
];
pub static T1568: Type = Type { name: "io.k8s.kubeadm.v1beta4.UpgradePlanConfiguration", go: "UpgradePlanConfiguration", fields: &F1568, json_fields: &[&F1568[0], &F1568[1], &F1568[2], &F1568[3], &F1568[4], &F1568[5], &F1568[6]], by_name: &[1, 2, 3, 4, 5, 0, 6], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubernetes.cmd.kubeadm.app.apis.bootstraptoken.v1.BootstrapToken
pub static F1620: [Field; 6] = [
    Field { json: "token", go: "Token", go_type: "v1.BootstrapTokenString", kind: Kind::BootstrapTokenString, pointer: true, ..F },
    Field { json: "description", go: "Description", omit_empty: true, ..F },
    Field { json: "ttl", go: "TTL", go_type: "v1.Duration", kind: Kind::Duration, omit_empty: true, pointer: true, ..F },
    Field { json: "expires", go: "Expires", go_type: "v1.Time", kind: Kind::Time, omit_empty: true, pointer: true, ..F },
    Field { json: "usages", go: "Usages", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
    Field { json: "groups", go: "Groups", go_type: "[]string", kind: Kind::List(&Kind::String), omit_empty: true, ..F },
];
pub static T1620: Type = Type { name: "io.k8s.kubernetes.cmd.kubeadm.app.apis.bootstraptoken.v1.BootstrapToken", go: "BootstrapToken", fields: &F1620, json_fields: &[&F1620[0], &F1620[1], &F1620[2], &F1620[3], &F1620[4], &F1620[5]], by_name: &[1, 3, 5, 0, 2, 4], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
// io.k8s.kubernetes.cmd.kubeadm.app.apis.bootstraptoken.v1.BootstrapTokenString
pub static F1621: [Field; 0] = [
];
pub static T1621: Type = Type { name: "io.k8s.kubernetes.cmd.kubeadm.app.apis.bootstraptoken.v1.BootstrapTokenString", go: "BootstrapTokenString", fields: &F1621, json_fields: &[], by_name: &[], by_number: &[], map_type: MapType::Unset, protobuf: false, openapi: "" };
