//! Names, paths and versions of kubeadm v1.37 (`cmd/kubeadm/app/constants`).

pub const KUBERNETES_DIR: &str = "/etc/kubernetes";
pub const CERTIFICATES_DIR: &str = "/etc/kubernetes/pki";
pub const MANIFESTS_DIR: &str = "/etc/kubernetes/manifests";
pub const KUBELET_DIR: &str = "/var/lib/kubelet";
pub const ETCD_DATA_DIR: &str = "/var/lib/etcd";
pub const CONTAINERD_SOCKET: &str = "unix:///var/run/containerd/containerd.sock";
pub const CRIO_SOCKET: &str = "unix:///var/run/crio/crio.sock";
pub const DOCKER_SOCKET: &str = "unix:///var/run/cri-dockerd.sock";

/// Where our images live unless `imageRepository` says otherwise.
pub const IMAGE_REPOSITORY: &str = "localhost/ferrokube";
pub const ETCD_TAG: &str = "3.7.0-0";
pub const COREDNS_TAG: &str = "v1.14.6";
pub const PAUSE_TAG: &str = "3.10.2";
pub const MINIMUM_CONTROL_PLANE: (u32, u32) = (1, 36);

pub const NODE_TOKEN_GROUP: &str = "system:bootstrappers:kubeadm:default-node-token";
pub const NODES_GROUP: &str = "system:nodes";
pub const CLUSTER_ADMINS: &str = "kubeadm:cluster-admins";
pub const CONTROL_PLANE_LABEL: &str = "node-role.kubernetes.io/control-plane";
pub const EXCLUDE_BALANCER_LABEL: &str = "node.kubernetes.io/exclude-from-external-load-balancers";

pub const API_SERVER_PORT: i64 = 6443;
pub const KUBELET_PORT: u16 = 10250;
pub const SCHEDULER_PORT: u16 = 10259;
pub const CONTROLLER_MANAGER_PORT: u16 = 10257;
pub const ETCD_CLIENT_PORT: u16 = 2379;
pub const ETCD_PEER_PORT: u16 = 2380;

pub const KUBEADM_GROUP: &str = "kubeadm.k8s.io/v1beta4";
/// Ten years and one year, upstream's defaults.
pub const CA_VALIDITY: &str = "87600h0m0s";
pub const CERTIFICATE_VALIDITY: &str = "8760h0m0s";
