"""The image factory: every image that the conformance tests run, under upstream's
names, as OCI archives in $FERROKUBE_CACHE/conformance/images.

From what: Go programs of the same release (agnhost, nnp, sample-apiserver), Debian
packages (bash, nginx, dig, curl, OpenBSD's nc, …) with the libraries that they load,
BusyBox built from Debian's source of it, our own `pause`, and the lab's etcd. An image does what its test needs by
being the program, it never knows a test's answer. Upstream's agnhost stands on
Alpine, ours on Debian; the one file by which a test can tell is kitten's os-release.

Invariant: an archive is made again when any file in it, or its plan, is another.
Not here: images that only tests beyond [Conformance] use (nonroot, perl, CSI side-cars)."""
import os
import shutil
import subprocess

from labnode import image as lab_image
from labnode import tools

from . import builds

FOLDER = os.path.join(builds.FOLDER, "images")
PACKAGES = ("bash,busybox,curl,bind9-dnsutils,netcat-openbsd,iproute2,iperf,wget,socat,util-linux,nginx-light,hostname,procps,libc-bin")
BUSYBOX = "1.37.0"
E2E = "registry.k8s.io/e2e-test-images"

NGINX = """user www-data;
worker_processes 1;
daemon off;
pid /run/nginx.pid;
error_log /dev/stderr;
events {
    worker_connections 512;
}
http {
    include /etc/nginx/mime.types;
    access_log /dev/stdout;
    server {
        listen 80;
        root /usr/share/nginx/html;
    }
}
"""

# what tells Alpine, upstream's base of this image, from others
ALPINE = 'NAME="Alpine Linux"\nID=alpine\nPRETTY_NAME="Alpine Linux (stand-in of the Ferrokube lab)"\n'

# programs of Debian in images that look names up, talk over the net or ask the kernel
NET_TOOLS = ["/usr/bin/curl", "/usr/bin/dig", "/usr/bin/nslookup", "/usr/bin/getent", "/usr/bin/nc.openbsd", "/usr/bin/iperf",
             "/usr/bin/socat", "/usr/bin/ss", "/usr/bin/ip", "/usr/bin/ipcs"]


def debian(log=None):
    """A Debian root of the packages above, from the machine's own mirror."""
    root = os.path.join(builds.FOLDER, "root")
    if not os.path.exists(root):
        part = root + ".part"
        shutil.rmtree(part, ignore_errors=True)
        subprocess.run(["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", part] + lab_image.mirror(),
                       check=True, stdout=log, stderr=log)
        os.rename(part, root)
    return root


def busybox(root, log=None):
    """BusyBox as upstream's image has it, put into the root: Debian builds its own so that its shell drops
    environment names that are no identifiers and its applets go before PATH."""
    folder = os.path.join(builds.FOLDER, "busybox")
    program = os.path.join(folder, f"busybox-{BUSYBOX}")
    if not os.path.exists(program):
        os.makedirs(folder, exist_ok=True)
        mirror = (lab_image.mirror() or ["http://deb.debian.org/debian"])[0].rstrip("/")
        archive = os.path.join(folder, "source.tar.bz2")
        run = lambda *command, cwd=folder: subprocess.run(command, cwd=cwd, check=True, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        run("curl", "-sfo", archive, f"{mirror}/pool/main/b/busybox/busybox_{BUSYBOX}.orig.tar.bz2")
        run("tar", "xjf", archive)
        source = os.path.join(folder, f"busybox-{BUSYBOX}")
        run("mv", source, f"{folder}/source")
        run("make", "defconfig", cwd=f"{folder}/source")
        # traffic control does not compile with headers of Linux 6.8 and later
        run("sed", "-i", "s/^CONFIG_TC=y/# CONFIG_TC is not set/", ".config", cwd=f"{folder}/source")
        run("make", f"-j{os.cpu_count()}", "busybox", cwd=f"{folder}/source")
        shutil.move(f"{folder}/source/busybox", program)
        shutil.rmtree(f"{folder}/source")
    target = f"{root}/usr/bin/busybox"
    if os.path.getsize(target) != os.path.getsize(program):
        shutil.copy2(program, target)


def files(folder, texts):
    """--add arguments for files with a text of our own."""
    arguments = []
    for target, text in texts.items():
        path = os.path.join(folder, "texts", target.strip("/").replace("/", "_") + f".{len(text)}")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if not os.path.exists(path) or open(path).read() != text:
            with open(path, "w") as file:
                file.write(text)
        arguments += ["--add", f"{path}:{target}"]
    return arguments


def plan(root, programs, etcd, log=None):
    """[(name of the archive, name of the archive below or None, tags, arguments)]; a base comes before its users."""
    own = lambda name: builds.program(name, log)
    add = lambda source, target: ["--add", f"{source}:{target}"]
    link = lambda target, to: ["--link", f"{target}={to}"]
    nnp = own("nnp")
    os.chmod(nnp, 0o4755)
    agnhost = builds.module_folder("k8s.io/kubernetes/test/images/agnhost")
    pictures = os.path.dirname(agnhost)
    busybox(root, log)
    passwd = open(f"{root}/etc/passwd").read()
    group = open(f"{root}/etc/group").read()
    applets = subprocess.run(["chroot", root, "busybox", "--list"], capture_output=True, text=True, check=True).stdout.split()
    shell = tools.closure(root, ["/usr/bin/busybox"]) + [w for a in applets if a != "busybox" for w in link(f"/bin/{a}", "../usr/bin/busybox")] \
        + files(FOLDER, {"/etc/passwd": passwd, "/etc/group": group, "/etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files dns\n"}) \
        + [w for d in ("/tmp", "/etc", "/root", "/home", "/var", "/run", "/proc", "/sys", "/dev", "/mnt", "/opt", "/srv") for w in ("--dir", d)]
    net = tools.closure(root, NET_TOOLS + ["/usr/bin/bash"]) + link("/bin/bash", "../usr/bin/bash")
    for name in ("curl", "dig", "nslookup", "getent", "iperf", "socat", "ss", "ipcs"):
        net += link(f"/bin/{name}", f"../usr/bin/{name}")
    net += link("/bin/nc", "../usr/bin/nc.openbsd") + link("/bin/ip", "../usr/bin/ip") + link("/usr/local/bin/iperf", "/usr/bin/iperf")
    users = files(FOLDER, {
        "/etc/passwd": passwd + "user-defined-in-image:x:1000:1000:user-defined-in-image:/home/user-defined-in-image:/bin/sh\n",
        "/etc/group": group + "user-defined-in-image:x:1000:\ngroup-defined-in-image:x:50000:user-defined-in-image\n"})
    return [
        ("busybox", None, [f"{E2E}/busybox:1.37.0-2"], shell + ["--cmd", "sh"]),
        ("agnhost", "busybox", [f"{E2E}/agnhost:2.66.1", f"{E2E}/agnhost:2.55"],
         add(own("agnhost"), "/agnhost") + link("/agnhost-2", "agnhost") + net + users
         + add(f"{agnhost}/porter/localhost.crt", "/localhost.crt") + add(f"{agnhost}/porter/localhost.key", "/localhost.key")
         + ["--dir", "/uploads", "--dir", "/home/user-defined-in-image", "--entrypoint", "/agnhost", "--cmd", "pause"]),
        ("nautilus", "agnhost", [f"{E2E}/nautilus:1.8"],
         add(f"{pictures}/nautilus/html/nautilus.jpg", "/nautilus.jpg") + add(f"{pictures}/nautilus/html/data.json", "/data.json")
         + ["--entrypoint", "/agnhost", "--cmd", "test-webserver"]),
        ("kitten", "agnhost", [f"{E2E}/kitten:1.8"],
         add(f"{pictures}/kitten/html/kitten.jpg", "/kitten.jpg") + add(f"{pictures}/kitten/html/data.json", "/data.json")
         + files(FOLDER, {"/etc/os-release": ALPINE}) + ["--entrypoint", "/agnhost", "--cmd", "test-webserver"]),
        ("glibc-dns-testing", "busybox", [f"{E2E}/glibc-dns-testing:2.1.1"],
         net + tools.closure(root, ["/usr/bin/hostname"]) + link("/bin/hostname", "../usr/bin/hostname") + ["--cmd", "bash"]),
        ("nginx", "busybox", [f"{E2E}/nginx:1.27.0-2", "docker.io/library/nginx:latest"],
         tools.closure(root, ["/usr/sbin/nginx"]) + add(f"{root}/etc/nginx/mime.types", "/etc/nginx/mime.types")
         + files(FOLDER, {"/etc/nginx/nginx.conf": NGINX}) + add(f"{root}/usr/share/nginx/html/index.html", "/usr/share/nginx/html/index.html")
         + ["--dir", "/var/log/nginx", "--dir", "/var/lib/nginx", "--entrypoint", "/usr/sbin/nginx"]),
        ("nonewprivs", "busybox", [f"{E2E}/nonewprivs:1.4"], add(nnp, "/usr/local/bin/nnp") + ["--cmd", "nnp"]),
        ("sample-apiserver", None, [f"{E2E}/sample-apiserver:1.29.2"],
         add(own("sample-apiserver"), "/sample-apiserver") + ["--dir", "/tmp", "--entrypoint", "/sample-apiserver"]),
        ("etcd", None, ["registry.k8s.io/etcd:3.7.0-0"],
         [w for n in ("etcd", "etcdctl", "etcdutl") for w in add(f"{etcd}/{n}", f"/usr/local/bin/{n}")] + ["--dir", "/tmp"]),
        ("pause", None, ["registry.k8s.io/pause:3.10.2"],
         add(f"{programs}/pause", "/pause") + ["--entrypoint", "/pause", "--user", "65535:65535"]),
    ]


def make(programs, mkimage, log=None):
    """Makes what is not there yet; returns the archives' paths. `programs`: folder of our static binaries."""
    os.makedirs(FOLDER, exist_ok=True)
    stamps, made = {}, []
    for name, below, tags, arguments in plan(debian(log), programs, tools.etcd(log), log):
        archive = os.path.join(FOLDER, f"{name}.tar")
        sources = [a.split(":")[0] for a in arguments if a.startswith("/") and ":" in a]
        stamp = repr([tags, arguments, [(s, os.path.getmtime(s), os.path.getsize(s)) for s in sources], stamps.get(below)])
        stamps[name] = stamp
        if not os.path.exists(archive) or not os.path.exists(f"{archive}.stamp") or open(f"{archive}.stamp").read() != stamp:
            base = ["--from", os.path.join(FOLDER, f"{below}.tar")] if below else []
            subprocess.run([mkimage, *(w for t in tags for w in ("--tag", t)), *base, *arguments, "-o", archive + ".part"],
                           check=True, stdout=log, stderr=log)
            os.rename(archive + ".part", archive)
            with open(f"{archive}.stamp", "w") as file:
                file.write(stamp)
        made.append(archive)
    return made
