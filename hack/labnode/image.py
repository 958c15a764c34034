"""The root file system of a node: Debian with systemd and containerd, made once
by debootstrap; each node is an overlay over it."""
import os
import re
import shutil
import subprocess

PACKAGES = (
    "systemd systemd-sysv dbus iproute2 iptables nftables procps containerd runc containernetworking-plugins "
    "ca-certificates kmod conntrack curl less vim-tiny iputils-ping openssl ethtool socat util-linux mount ebtables "
    "tar gzip xz-utils jq bash-completion netcat-openbsd dnsutils"
).split()


def mirror():
    """The machine's own Debian mirror, so that no host stands here."""
    for folder in ("/etc/apt/sources.list", "/etc/apt/sources.list.d"):
        files = [folder] if os.path.isfile(folder) else [os.path.join(folder, f) for f in sorted(os.listdir(folder))] if os.path.isdir(folder) else []
        for file in files:
            text = open(file).read()
            found = re.search(r"^URIs:\s*(\S+debian/?)\s*$", text, re.M) or re.search(r"^deb\s+(?:\[[^\]]*\]\s+)?(\S+debian/?)\s", text, re.M)
            if found:
                return [found.group(1)]
    return []


def base(folder, log):
    """Makes `folder`/base when it is not there yet and returns its path."""
    root = os.path.join(folder, "base")
    done = os.path.join(root, ".ferrokube-base")
    if os.path.exists(done):
        return root
    if os.path.exists(os.path.join(root, "usr/bin/containerd")) is False:
        shutil.rmtree(root, ignore_errors=True)
        suite = "bookworm"
        subprocess.run(["debootstrap", "--variant=minbase", "--include=" + ",".join(PACKAGES), suite, root] + mirror(),
                       check=True, stdout=log, stderr=log)
    for unit in ("systemd-networkd", "systemd-resolved", "systemd-timesyncd", "apt-daily.timer", "apt-daily-upgrade.timer",
                 "dpkg-db-backup.timer", "e2scrub_all.timer", "fstrim.timer", "getty@tty1", "console-getty", "systemd-logind"):
        subprocess.run(["systemctl", f"--root={root}", "mask", unit if "." in unit or "@" in unit else unit + ".service"],
                       stdout=log, stderr=log)
    for alternative in ("iptables", "ip6tables"):
        subprocess.run(["chroot", root, "update-alternatives", "--set", alternative, f"/usr/sbin/{alternative}-nft"], stdout=log, stderr=log)
    os.makedirs(os.path.join(root, "opt/cni/bin"), exist_ok=True)
    for plugin in sorted(os.listdir(os.path.join(root, "usr/lib/cni"))):
        link = os.path.join(root, "opt/cni/bin", plugin)
        if not os.path.lexists(link):
            os.symlink(f"/usr/lib/cni/{plugin}", link)
    open(done, "w").close()
    return root
