"""Upstream's own programs, built from the Go module that tests/conformance pins."""
import os
import subprocess
import sys

from . import tools

COMPONENTS = ("kube-apiserver", "kube-controller-manager", "kube-scheduler", "kubelet", "kube-proxy")
PROGRAMS = COMPONENTS + ("kubeadm",)


def folder():
    return os.path.join(tools.CACHE, f"upstream-{tools.VERSION}")


def build(programs, into=None, log=sys.stderr):
    """Builds what is missing of the programs; returns their folder."""
    into = into or folder()
    missing = [p for p in programs if not os.path.exists(f"{into}/{p}")]
    if not missing:
        return into
    go = tools.go()
    if not go:
        raise SystemExit("error: upstream's binaries are not built and there is no go command")
    os.makedirs(into, exist_ok=True)
    version = (("gitVersion", tools.VERSION), ("gitMajor", "1"), ("gitMinor", tools.VERSION.split(".")[1]))
    flags = " ".join(["-s", "-w"] + [f"-X k8s.io/component-base/version.{k}={v}" for k, v in version])
    for program in missing:
        print(f"building upstream's {program}", file=log, flush=True)
        command = [go, "build", "-trimpath", f"-ldflags={flags}", "-o", f"{into}/{program}.part", f"k8s.io/kubernetes/cmd/{program}"]
        subprocess.run(command, cwd=f"{tools.ROOT}/tests/conformance", check=True, stdout=log, stderr=log,
                       env=dict(os.environ, CGO_ENABLED="0", GOFLAGS="-mod=mod"))
        os.rename(f"{into}/{program}.part", f"{into}/{program}")
    return into


def chosen(text):
    """The components that a comma-separated list names; `all` is all five."""
    names = [n for n in (text or "").split(",") if n]
    names = list(COMPONENTS) if names == ["all"] else names
    unknown = [n for n in names if n not in PROGRAMS]
    if unknown:
        raise SystemExit(f"error: --upstream: no such component: {', '.join(unknown)}; there are all, {', '.join(PROGRAMS)}")
    return names
