"""The lab's network: one namespace with a bridge, a veth to each node, a veth to
the host, and a DNS server that answers NXDOMAIN (so that nothing waits for a
name that does not exist).

Nothing leaves the machine: there is no route beyond the bridge."""
import os
import signal
import socket
import struct
import subprocess
import sys


def ip(*arguments, check=True, namespace=None):
    command = ["ip"] + (["-n", namespace] if namespace else []) + list(arguments)
    done = subprocess.run(command, capture_output=True, text=True)
    if check and done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout


class Network:
    """`index` picks 10.77.INDEX.0/24. The bridge is .1, the host .254, nodes from .11 on."""

    def __init__(self, name, index, state):
        self.namespace = f"fk-{name}"
        self.index = index
        self.state = state
        self.host_link = f"fkh{index}"

    @property
    def gateway(self):
        return f"10.77.{self.index}.1"

    def address(self, ordinal):
        return f"10.77.{self.index}.{11 + ordinal}"

    def up(self):
        if self.namespace not in ip("netns", "list"):
            ip("netns", "add", self.namespace)
        ns = self.namespace
        ip("link", "set", "lo", "up", namespace=ns)
        if "br0" not in ip("-o", "link", namespace=ns):
            ip("link", "add", "br0", "type", "bridge", namespace=ns)
            ip("addr", "add", f"{self.gateway}/24", "dev", "br0", namespace=ns)
            ip("link", "set", "br0", "up", namespace=ns)
            ip("link", "add", self.host_link, "type", "veth", "peer", "name", "host", "netns", ns)
            ip("link", "set", "host", "master", "br0", "up", namespace=ns)
            ip("addr", "add", f"10.77.{self.index}.254/24", "dev", self.host_link)
            ip("link", "set", self.host_link, "up")
        self.start_dns()

    def start_dns(self):
        pidfile = os.path.join(self.state, "dns.pid")
        if alive(pidfile):
            return
        log = open(os.path.join(self.state, "dns.log"), "ab")
        child = subprocess.Popen(
            ["ip", "netns", "exec", self.namespace, sys.executable, "-B", os.path.abspath(__file__), self.gateway],
            stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)
        open(pidfile, "w").write(str(child.pid))

    def node_up(self, node_namespace, ordinal):
        """A namespace for one node, on the bridge. Idempotent: the namespace
        outlives the node's machine."""
        if node_namespace in ip("netns", "list").split():
            return
        ip("netns", "add", node_namespace)
        link = f"n{ordinal}"
        ip("link", "add", link, "netns", self.namespace, "type", "veth", "peer", "name", "eth0", "netns", node_namespace)
        ip("link", "set", link, "master", "br0", "up", namespace=self.namespace)
        ip("link", "set", "lo", "up", namespace=node_namespace)
        ip("addr", "add", f"{self.address(ordinal)}/24", "dev", "eth0", namespace=node_namespace)
        ip("link", "set", "eth0", "up", namespace=node_namespace)
        ip("route", "add", "default", "via", self.gateway, namespace=node_namespace)

    def down(self, node_namespaces):
        pidfile = os.path.join(self.state, "dns.pid")
        if alive(pidfile):
            os.kill(int(open(pidfile).read()), signal.SIGTERM)
        for namespace in node_namespaces + [self.namespace]:
            ip("netns", "del", namespace, check=False)
        ip("link", "del", self.host_link, check=False)


def alive(pidfile):
    try:
        pid = int(open(pidfile).read())
        os.kill(pid, 0)
        return pid
    except (OSError, ValueError):
        return None


def answer(query):
    """NXDOMAIN with the question repeated."""
    end = 12
    while end < len(query) and query[end]:
        end += query[end] + 1
    header = query[:2] + struct.pack(">HHHHH", 0x8183, 1, 0, 0, 0)
    return header + query[12:end + 5]


def serve_dns(address):
    server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    server.bind((address, 53))
    while True:
        query, peer = server.recvfrom(4096)
        if len(query) > 16:
            server.sendto(answer(query), peer)


if __name__ == "__main__":
    serve_dns(sys.argv[1])
