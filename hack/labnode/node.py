"""One node: a systemd machine in systemd-nspawn with a network namespace and a
containerd folder of its own.

What a node needs on a machine with cgroup v1 and few capabilities is done here
and in `prepare` below: a sub-cgroup in every hierarchy before nspawn starts (so
that no kubelet sees another's pods), writable controllers inside, and files
bound over the sysctls that a kubelet would change for the whole machine."""
import os
import shutil
import signal
import subprocess
import time

CGROUPS = "/sys/fs/cgroup"

PREPARE = r"""#!/bin/sh
# Runs before containerd and kubelet: what a VM has by itself.
for c in cpu cpuacct cpuset memory devices freezer blkio pids; do
  [ -d /sys/fs/cgroup/$c ] && mount -o remount,bind,rw /sys/fs/cgroup/$c 2>/dev/null
done
[ -e /dev/kmsg ] || mknod /dev/kmsg c 1 11
mount --make-rshared /
mkdir -p /run/ferrokube-sysctl
fake() { echo "$2" > /run/ferrokube-sysctl/$3; mount --bind /run/ferrokube-sysctl/$3 $1; }
fake /proc/sys/kernel/panic 10 panic
fake /proc/sys/kernel/panic_on_oops 1 panic_on_oops
fake /proc/sys/vm/overcommit_memory 1 overcommit_memory
fake /proc/sys/vm/panic_on_oom 0 panic_on_oom
sysctl -q -w net.ipv4.ip_forward=1 net.bridge.bridge-nf-call-iptables=1 2>/dev/null
exit 0
"""

CONTAINERD_UNIT = """[Unit]
Description=containerd container runtime
Documentation=https://containerd.io
After=network.target local-fs.target lab-prepare.service
Requires=lab-prepare.service

[Service]
ExecStart=/usr/bin/containerd
Type=notify
Delegate=yes
KillMode=process
Restart=always
RestartSec=5

[Install]
WantedBy=multi-user.target
"""

CONTAINERD_CONFIG = """version = 2
[plugins."io.containerd.grpc.v1.cri"]
  restrict_oom_score_adj = true
  sandbox_image = "SANDBOX_IMAGE"
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
    runtime_type = "io.containerd.runc.v2"
  [plugins."io.containerd.grpc.v1.cri".registry]
    config_path = "/etc/containerd/certs.d"
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/opt/cni/bin"
    conf_dir = "/etc/cni/net.d"
"""

# What the package `kubelet` and kubeadm's own drop-in bring on a VM.
KUBELET_UNIT = """[Unit]
Description=kubelet: The Kubernetes Node Agent
Documentation=https://kubernetes.io/docs/
Wants=network-online.target containerd.service
After=network-online.target containerd.service

[Service]
ExecStart=/usr/bin/kubelet
Restart=always
StartLimitInterval=0
RestartSec=10

[Install]
WantedBy=multi-user.target
"""

KUBEADM_DROPIN = """# Note: This dropin only works with kubeadm and kubelet v1.11+
[Service]
Environment="KUBELET_KUBECONFIG_ARGS=--bootstrap-kubeconfig=/etc/kubernetes/bootstrap-kubelet.conf --kubeconfig=/etc/kubernetes/kubelet.conf"
Environment="KUBELET_CONFIG_ARGS=--config=/var/lib/kubelet/config.yaml"
# This is a file that "kubeadm init" and "kubeadm join" generates at runtime, populating the KUBELET_KUBEADM_ARGS variable dynamically
EnvironmentFile=-/var/lib/kubelet/kubeadm-flags.env
# This is a file that the user can use for overrides of the kubelet args as a last resort. Preferably, the user should use
# the .NodeRegistration.KubeletExtraArgs object in the configuration files instead. KUBELET_EXTRA_ARGS should be sourced from this file.
EnvironmentFile=-/etc/default/kubelet
ExecStart=
ExecStart=/usr/bin/kubelet $KUBELET_KUBECONFIG_ARGS $KUBELET_CONFIG_ARGS $KUBELET_KUBEADM_ARGS $KUBELET_EXTRA_ARGS
"""

PREPARE_UNIT = """[Unit]
Description=Ferrokube lab: make this machine look like a VM
DefaultDependencies=no
Before=containerd.service kubelet.service
[Service]
Type=oneshot
RemainAfterExit=yes
ExecStart=/usr/local/sbin/lab-prepare
[Install]
WantedBy=multi-user.target
"""


class Node:
    def __init__(self, cluster_name, name, ordinal, role, address, state):
        self.cluster_name = cluster_name
        self.name = name
        self.ordinal = ordinal
        self.role = role
        self.address = address
        self.folder = os.path.join(state, "nodes", name)
        self.root = os.path.join(self.folder, "root")
        self.namespace = f"fk-{cluster_name}-{ordinal}"

    # ---- file system -------------------------------------------------

    def make(self, base, files, sandbox_image, hosts):
        """Lays the node's root over the base and writes what a package install would."""
        for sub in ("upper", "work", "root", "containerd", "kubelet", "etcd"):
            os.makedirs(os.path.join(self.folder, sub), exist_ok=True)
        # for a machine whose disk is busy with other work: etcd's fsyncs then cost nothing (and nothing outlives the machine)
        if os.environ.get("FERROKUBE_LAB_ETCD") == "tmpfs" and not os.path.ismount(f"{self.folder}/etcd"):
            subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=700,size=2g", "tmpfs", f"{self.folder}/etcd"], check=True)
        self.mount(base)
        write = self.write
        write("etc/hostname", self.name + "\n")
        write("etc/hosts", "127.0.0.1 localhost\n" + "".join(f"{address} {name}\n" for name, address in hosts))
        write("etc/machine-id", os.urandom(16).hex() + "\n")
        write("usr/local/sbin/lab-prepare", PREPARE, 0o755)
        write("etc/systemd/system/lab-prepare.service", PREPARE_UNIT)
        write("etc/systemd/system/containerd.service", CONTAINERD_UNIT)
        write("etc/containerd/config.toml", CONTAINERD_CONFIG.replace("SANDBOX_IMAGE", sandbox_image))
        write("usr/lib/systemd/system/kubelet.service", KUBELET_UNIT)
        write("usr/lib/systemd/system/kubelet.service.d/10-kubeadm.conf", KUBEADM_DROPIN)
        write("etc/crictl.yaml", "runtime-endpoint: unix:///run/containerd/containerd.sock\nimage-endpoint: unix:///run/containerd/containerd.sock\n")
        write("root/.bashrc", "export KUBECONFIG=/etc/kubernetes/admin.conf\nsource /etc/bash_completion 2>/dev/null\nalias k=kubectl\n")
        os.makedirs(os.path.join(self.root, "etc/kubernetes/manifests"), exist_ok=True)
        for unit in ("lab-prepare.service", "containerd.service"):
            self.enable(unit, "etc/systemd/system")
        self.enable("kubelet.service", "usr/lib/systemd/system")
        for source, target in files:
            path = os.path.join(self.root, target)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            shutil.copyfile(source, path)
            os.chmod(path, 0o755)

    def write(self, path, text, mode=0o644):
        path = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if os.path.islink(path):
            os.unlink(path)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, mode)

    def enable(self, unit, folder):
        link = os.path.join(self.root, "etc/systemd/system/multi-user.target.wants", unit)
        os.makedirs(os.path.dirname(link), exist_ok=True)
        if not os.path.lexists(link):
            os.symlink(f"/{folder}/{unit}", link)

    def mount(self, base):
        if os.path.ismount(self.root):
            return
        options = f"lowerdir={base},upperdir={self.folder}/upper,workdir={self.folder}/work"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", options, self.root], check=True)

    # ---- machine -----------------------------------------------------

    def boot(self):
        if self.leader():
            return
        group = f"fk-{self.cluster_name}-{self.name}"
        dns = f"10.77.{self.address.split('.')[2]}.1"
        self.write("etc/resolv.conf", f"nameserver {dns}\n")
        environment = dict(os.environ, SYSTEMD_SECCOMP="0", SYSTEMD_NSPAWN_API_VFS_WRITABLE="1")
        command = ["systemd-nspawn", "--quiet", "--boot", "--register=no", "--keep-unit", f"--directory={self.root}", f"--machine={self.name}",
                   "--capability=all", "--system-call-filter=@keyring bpf", f"--network-namespace-path=/run/netns/{self.namespace}",
                   "--resolv-conf=off", "--console=pipe", "--link-journal=no",
                   f"--bind={self.folder}/containerd:/var/lib/containerd", f"--bind={self.folder}/kubelet:/var/lib/kubelet",
                   f"--bind={self.folder}/etcd:/var/lib/etcd"]
        console = open(os.path.join(self.folder, "console.log"), "ab")
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=console, stderr=console, env=environment,
                                 start_new_session=True, preexec_fn=lambda: join_cgroups(group))
        with open(os.path.join(self.folder, "nspawn.pid"), "w") as file:
            file.write(str(child.pid))

    def leader(self):
        """The pid of the machine's PID 1 as this machine sees it."""
        try:
            outer = int(open(os.path.join(self.folder, "nspawn.pid")).read())
            with open(f"/proc/{outer}/comm") as comm:
                if not comm.read().startswith("systemd-nspawn"):
                    return None
            return follow(outer)
        except (OSError, ValueError):
            return None

    def enter(self, command, **options):
        """Runs a command inside; returns its exit code."""
        return subprocess.run(self.inside(command), **options).returncode

    def output(self, command, check=True):
        done = subprocess.run(self.inside(command), capture_output=True, text=True)
        if check and done.returncode != 0:
            raise RuntimeError(f"{self.name}# {' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
        return done.stdout

    def inside(self, command):
        leader = self.leader()
        if not leader:
            raise RuntimeError(f"node {self.name} is not running: hack/lab start {self.name}")
        return ["nsenter", "-t", str(leader), "-m", "-u", "-i", "-n", "-p", "-C", "-r", "-w", "env", "-i",
                f"TERM={os.environ.get('TERM', 'dumb')}", "HOME=/root", "LANG=C.UTF-8", "KUBECONFIG=/etc/kubernetes/admin.conf",
                "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"] + command

    def stop(self, seconds=20):
        leader = self.leader()
        if not leader:
            return
        outer = int(open(os.path.join(self.folder, "nspawn.pid")).read())
        os.kill(leader, signal.SIGRTMIN + 4)
        end = time.monotonic() + seconds
        while time.monotonic() < end and os.path.exists(f"/proc/{outer}") and self.leader():
            time.sleep(0.1)
        if self.leader():
            os.kill(outer, signal.SIGKILL)

    def remove(self):
        self.stop(seconds=5)
        mounts = [line.split()[1] for line in open("/proc/mounts") if line.split()[1].startswith(self.folder + "/")]
        for mount in sorted(mounts, key=len, reverse=True):
            subprocess.run(["umount", "-l", mount], stderr=subprocess.DEVNULL)
        shutil.rmtree(self.folder, ignore_errors=True)
        remove_cgroups(f"fk-{self.cluster_name}-{self.name}")


def follow(outer):
    """nspawn → its stub → PID 1: the innermost process with a pid namespace of its own."""
    pid = outer
    own = os.stat(f"/proc/{outer}/ns/pid").st_ino
    for _ in range(3):
        children = open(f"/proc/{pid}/task/{pid}/children").read().split()
        if not children:
            return None
        pid = int(children[0])
        if os.stat(f"/proc/{pid}/ns/pid").st_ino != own:
            return pid
    return None


def hierarchies():
    """(mount point, own path, controllers) of each cgroup hierarchy of this process."""
    mounts = {}
    for line in open("/proc/self/mounts"):
        _, where, kind, options, *_ = line.split()
        if kind == "cgroup2":
            mounts[""] = where
        elif kind == "cgroup":
            for option in options.split(","):
                mounts.setdefault(option, where)
    for line in open("/proc/self/cgroup"):
        _, controllers, path = line.strip().split(":", 2)
        where = mounts.get(controllers.split(",")[0] if controllers else "")
        if where:
            yield where, path.lstrip("/"), controllers


def group_folder(where, path, controllers, group):
    """At the top of each hierarchy, except for memory: there a child of the group we are in."""
    return os.path.join(where, path, group) if controllers == "memory" else os.path.join(where, group)


def join_cgroups(group):
    for where, path, controllers in hierarchies():
        folder = group_folder(where, path, controllers, group)
        os.makedirs(folder, exist_ok=True)
        if controllers == "cpuset":
            for file in ("cpuset.cpus", "cpuset.mems"):
                with open(os.path.join(where, file)) as source, open(os.path.join(folder, file), "w") as target:
                    target.write(source.read())
        with open(os.path.join(folder, "cgroup.procs"), "w") as file:
            file.write(str(os.getpid()))


def remove_cgroups(group):
    for where, path, controllers in hierarchies():
        top = group_folder(where, path, controllers, group)
        for folder, _, _ in os.walk(top, topdown=False):
            try:
                os.rmdir(folder)
            except OSError:
                pass
