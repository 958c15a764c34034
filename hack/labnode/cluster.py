"""A lab cluster: up, down, and what goes on between."""
import concurrent.futures
import json
import os
import re
import secrets
import subprocess
import sys
import threading
import time

from . import config as configuration
from . import image, net, tools, upstream
from .node import Node

LAB = os.environ.get("FERROKUBE_LAB_DIR", "/var/lib/ferrokube-lab")
SANDBOX_IMAGE = f"{tools.REPOSITORY}/pause:3.10.2"


class LabError(Exception):
    pass


def names():
    folder = os.path.join(LAB, "clusters")
    return sorted(os.listdir(folder)) if os.path.isdir(folder) else []


class Steps:
    """One line a step: a spinner while it runs on a terminal, ✓ and seconds when done."""

    def __init__(self, log):
        self.log = log
        self.terminal = sys.stdout.isatty()
        self.started = time.monotonic()

    def __call__(self, title, function, *arguments):
        began = time.monotonic()
        stop = threading.Event()
        if self.terminal:
            spinner = threading.Thread(target=self.spin, args=(title, stop, began), daemon=True)
            spinner.start()
        self.log.write(f"=== {title}\n")
        self.log.flush()
        try:
            result = function(*arguments)
        except BaseException as error:
            stop.set()
            self.line(f"✗ {title}", began)
            where = f"{self.log.name}"
            if isinstance(error, subprocess.CalledProcessError):
                raise LabError(f"{title}: {' '.join(map(str, error.cmd[:4]))}… exit {error.returncode}; see {where}\n{tail(where)}") from None
            if isinstance(error, (RuntimeError, OSError)):
                raise LabError(f"{title}: {error}; see {where}") from None
            raise
        stop.set()
        self.line(f"✓ {title}", began)
        return result

    def spin(self, title, stop, began):
        frames = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
        turn = 0
        while not stop.wait(0.1):
            sys.stdout.write(f"\r\033[K{frames[turn % len(frames)]} {title}  {time.monotonic() - began:.0f}s")
            sys.stdout.flush()
            turn += 1

    def line(self, text, began):
        start = "\r\033[K" if self.terminal else ""
        print(f"{start}{text}  ({time.monotonic() - began:.1f} s)", flush=True)


def tail(path, lines=15):
    return "".join(open(path, errors="replace").readlines()[-lines:])


class Cluster:
    def __init__(self, name):
        if not re.fullmatch(r"[a-z0-9]([-a-z0-9]{0,20}[a-z0-9])?", name):
            raise SystemExit(f"error: {name!r} is no cluster name: lower-case letters, digits and dashes")
        self.name = name
        self.folder = os.path.join(LAB, "clusters", name)

    # ---- state -------------------------------------------------------

    @property
    def state_file(self):
        return os.path.join(self.folder, "state.json")

    def state(self):
        try:
            return json.load(open(self.state_file))
        except OSError:
            raise LabError(f"no cluster {self.name!r}: hack/lab up --name {self.name}") from None

    def nodes(self):
        return [Node(self.name, n["name"], n["ordinal"], n["role"], n["address"], self.folder) for n in self.state()["nodes"]]

    def node(self, name):
        for cluster in [self] + [Cluster(n) for n in names() if n != self.name]:
            try:
                for node in cluster.nodes():
                    if node.name == name:
                        return node
            except LabError:
                continue
        raise LabError(f"no node {name!r}; hack/lab get nodes lists them")

    def kubeconfig(self):
        self.state()
        return os.path.join(self.folder, "admin.conf")

    def free_index(self):
        used = set()
        for name in names():
            try:
                used.add(Cluster(name).state()["index"])
            except LabError:
                continue
        return next(i for i in range(0, 250) if i not in used)

    # ---- up ----------------------------------------------------------

    def up(self, wanted, build=True, profile="release", foreign=()):
        if os.geteuid() != 0:
            raise LabError("the lab needs root")
        if os.path.exists(self.state_file):
            raise LabError(f"cluster {self.name!r} exists: hack/lab down --name {self.name} removes it")
        os.makedirs(self.folder, exist_ok=True)
        log = open(os.path.join(self.folder, "up.log"), "a")
        step = Steps(log)
        began = time.monotonic()
        step("Installing what is missing", tools.apt, list(tools.APT), log)
        etcd = step("Building etcd", tools.etcd, log)
        kubectl = step("Fetching kubectl", tools.kubectl, log)
        if build:
            programs = step("Building Ferrokube", tools.build, profile, log)
        else:
            programs = os.environ.get("FERROKUBE_BIN") or os.path.join(
                os.environ.get("CARGO_TARGET_DIR", f"{tools.CACHE}/target-build"), tools.TARGET, "debug" if profile == "dev" else profile)
        base = step("Preparing the node's root file system", image.base, LAB, log)
        instead = dict.fromkeys(foreign, step(f"Building upstream's {', '.join(foreign)}", upstream.build, foreign, None, log)) if foreign else {}
        # images of one name with other contents: a folder of their own
        folder = os.path.join(tools.CACHE, "-".join(["images", *sorted(foreign)]))
        archives = step("Making images", tools.images, programs, etcd, base, folder, log, instead)
        ready_to_boot = time.monotonic()

        index = self.free_index()
        network = net.Network(self.name, index, self.folder)
        nodes = []
        counts = {"control-plane": 0, "worker": 0}
        for ordinal, (role, patches) in enumerate(wanted.nodes):
            counts[role] += 1
            name = f"{self.name}-{role}" + (str(counts[role]) if counts[role] > 1 else "")
            nodes.append({"name": name, "ordinal": ordinal, "role": role, "address": network.address(ordinal), "patches": patches})
        json.dump({"index": index, "nodes": nodes}, open(self.state_file, "w"))
        machines = self.nodes()
        files = [(kubectl, "usr/bin/kubectl"), (f"{etcd}/etcdctl", "usr/local/bin/etcdctl"), (f"{etcd}/etcdutl", "usr/local/bin/etcdutl")]
        files += [(f"{instead.get(p, programs)}/{p}", f"usr/bin/{p}") for p in ("kubelet", "kubeadm", "crictl")]
        files = [(s, t) for s, t in files if os.path.exists(s)]

        def boot():
            sysctl("fs.inotify.max_user_instances", 4096)
            network.up()
            with concurrent.futures.ThreadPoolExecutor(4) as pool:
                list(pool.map(lambda n: self.boot_node(n, network, base, files, machines), machines))

        step(f"Booting {len(machines)} nodes", boot)

        def load():
            with concurrent.futures.ThreadPoolExecutor(4) as pool:
                list(pool.map(lambda n: load_images(n, archives, log), machines))

        step("Loading images", load)
        init_began = time.monotonic()
        control = next(m for m in machines if m.role == "control-plane")
        token = f"{secrets.token_hex(3)}.{secrets.token_hex(8)}"
        step("kubeadm init", self.init, control, wanted, token, log)
        step("Pod network", self.network_addon, control, log)
        workers = [m for m in machines if m.role == "worker"]
        if workers:
            step(f"kubeadm join ({len(workers)})", self.join, control, workers, wanted, token, log)
        step("Waiting for nodes and DNS", self.settle, control, len(machines))
        now = time.monotonic()
        print(f"""
Cluster {self.name} is up: {now - ready_to_boot:.1f} s from images to DNS, {now - init_began:.1f} s of them from kubeadm init ({now - began:.1f} s in all).

  export KUBECONFIG={self.kubeconfig()}
  kubectl get nodes -o wide
  hack/lab shell {control.name}        # systemctl, journalctl -u kubelet, crictl, /etc/kubernetes
  hack/lab down{'' if self.name == 'lab' else ' --name ' + self.name}""")

    def boot_node(self, node, network, base, files, machines):
        network.node_up(node.namespace, node.ordinal)
        node.make(base, files, SANDBOX_IMAGE, [(m.name, m.address) for m in machines])
        node.boot()
        wait(lambda: node.leader() and node.enter(["systemctl", "is-active", "--quiet", "containerd"], stderr=subprocess.DEVNULL) == 0,
             f"containerd of {node.name}", 60)

    def init(self, node, wanted, token, log):
        documents = kubeadm_documents(wanted, node, token)
        node.write("root/kubeadm.yaml", "---\n".join(json.dumps(d, indent=2) + "\n" for d in documents), 0o600)
        self.run(node, ["kubeadm", "init", "--config", "/root/kubeadm.yaml", "--ignore-preflight-errors=SystemVerification"], log)
        text = node.output(["cat", "/etc/kubernetes/admin.conf"])
        path = os.path.join(self.folder, "admin.conf")
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(text)

    def network_addon(self, node, log):
        manifest = open(os.path.join(tools.ROOT, "manifests/netd.yaml")).read()
        node.write("root/netd.yaml", manifest)
        self.run(node, ["kubectl", "apply", "-f", "/root/netd.yaml"], log)

    def join(self, control, workers, wanted, token, log):
        digest = control.output(["sh", "-c", "openssl x509 -pubkey -in /etc/kubernetes/pki/ca.crt -noout | openssl pkey -pubin -outform der | sha256sum"]).split()[0]

        def one(worker):
            self.run(worker, ["kubeadm", "join", f"{control.address}:6443", "--token", token, "--discovery-token-ca-cert-hash",
                              f"sha256:{digest}", "--ignore-preflight-errors=SystemVerification"], log)

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            list(pool.map(one, workers))

    def settle(self, control, count):
        def ready():
            out = control.output(["kubectl", "get", "nodes", "-o", "jsonpath={range .items[*]}{.status.conditions[?(@.type=='Ready')].status}{' '}{end}"], check=False)
            return out.split().count("True") == count

        wait(ready, "all nodes Ready", 120)
        wait(lambda: control.output(["kubectl", "-n", "kube-system", "get", "deployment", "coredns", "-o", "jsonpath={.status.readyReplicas}"], check=False).strip() not in ("", "0"),
             "the cluster's DNS", 120)

    def run(self, node, command, log):
        log.write(f"{node.name}# {' '.join(command)}\n")
        log.flush()
        done = subprocess.run(node.inside(command), stdout=log, stderr=log)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command[:2])} on {node.name} ended with {done.returncode}\n{tail(log.name, 25)}"
                               f"look there with: hack/lab exec {node.name} -- journalctl -u kubelet --no-pager -n 50")

    # ---- the rest ----------------------------------------------------

    def down(self):
        if not os.path.isdir(self.folder):
            raise LabError(f"no cluster {self.name!r}")
        try:
            state, machines = self.state(), self.nodes()
        except LabError:
            state, machines = None, []
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            list(pool.map(Node.remove, machines))
        if state:
            net.Network(self.name, state["index"], self.folder).down([m.namespace for m in machines])
        subprocess.run(["rm", "-rf", self.folder], check=True)
        print(f"Cluster {self.name} is gone.")

    def load(self, archives):
        for node in self.nodes():
            if node.leader():
                load_images(node, archives, subprocess.DEVNULL)

    def logs(self, name):
        nodes = [self.node(name)] if name else self.nodes()
        for node in nodes:
            print(f"==> {node.name}: journalctl -u kubelet -u containerd")
            node.enter(["journalctl", "--no-pager", "-u", "kubelet", "-u", "containerd", "-n", "200"])


def load_images(node, archives, log):
    for archive in archives:
        with open(archive, "rb") as file:
            subprocess.run(node.inside(["ctr", "-n", "k8s.io", "images", "import", "-"]), stdin=file, check=True, stdout=log, stderr=log)


def kubeadm_documents(wanted, node, token):
    networking = wanted.networking
    documents = [
        {"apiVersion": "kubeadm.k8s.io/v1beta4", "kind": "InitConfiguration",
         "bootstrapTokens": [{"token": token, "ttl": "24h0m0s", "usages": ["signing", "authentication"], "groups": ["system:bootstrappers:kubeadm:default-node-token"]}],
         "localAPIEndpoint": {"advertiseAddress": node.address, "bindPort": networking.get("apiServerPort", 6443)},
         "nodeRegistration": {"name": node.name}},
        {"apiVersion": "kubeadm.k8s.io/v1beta4", "kind": "ClusterConfiguration", "kubernetesVersion": tools.VERSION, "clusterName": "kubernetes",
         "networking": {"podSubnet": networking.get("podSubnet", "10.244.0.0/16"), "serviceSubnet": networking.get("serviceSubnet", "10.96.0.0/12")}},
        {"apiVersion": "kubelet.config.k8s.io/v1beta1", "kind": "KubeletConfiguration", "failCgroupV1": False, "cgroupDriver": "cgroupfs",
         # the nodes share one disk with the machine: as kind does, no eviction and no image collection by its fill
         "evictionHard": {"nodefs.available": "0%", "nodefs.inodesFree": "0%", "imagefs.available": "0%"}, "imageGCHighThresholdPercent": 100},
    ]
    if networking.get("kubeProxyMode"):
        documents.append({"apiVersion": "kubeproxy.config.k8s.io/v1alpha1", "kind": "KubeProxyConfiguration", "mode": networking["kubeProxyMode"]})
    for text in wanted.patches:
        patch = configuration.parse(text)
        for document in documents:
            if document["kind"] == patch.get("kind"):
                merge(document, patch)
    return documents


def merge(into, patch):
    for key, value in patch.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict):
            merge(into[key], value)
        elif value is None:
            into.pop(key, None)
        else:
            into[key] = value


def wait(condition, what, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.1)
    raise RuntimeError(f"{what}: not there after {seconds} s")


def sysctl(name, least):
    path = "/proc/sys/" + name.replace(".", "/")
    if int(open(path).read()) < least:
        open(path, "w").write(str(least))
