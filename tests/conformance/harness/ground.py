"""What a lab needs for the suite, made ready and taken away again: routes from the
lab's network namespace to the pods, a registry mirror in it, the images on each node,
and a watch that writes the cluster's events down.

The test program runs in the network namespace of the lab's bridge: it reaches nodes,
pods and the API server, and two labs with the same pod addresses do not meet."""
import concurrent.futures
import json
import os
import subprocess
import sys

from labnode import cluster, net, tools

REGISTRY_PORT = 5000
MIRRORED = ("registry.k8s.io", "docker.io")


class Ground:
    def __init__(self, name, folder):
        self.lab = cluster.Cluster(name)
        self.network = net.Network(name, self.lab.state()["index"], self.lab.folder)
        self.nodes = self.lab.nodes()
        self.folder = folder
        self.children = []
        self.kubeconfig = self.lab.kubeconfig()

    def inside(self, command):
        """The command in the lab's network (nsenter, as `ip netns exec` would hide the cgroups)."""
        return ["nsenter", f"--net=/run/netns/{self.network.namespace}", *command]

    def kubectl(self, *arguments):
        done = subprocess.run(self.inside([tools.kubectl(), "--kubeconfig", self.kubeconfig, *arguments]), capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"kubectl {' '.join(arguments)}: {done.stderr.strip()}")
        return done.stdout

    def prepare(self, archives):
        self.routes()
        self.mirror(archives)
        with concurrent.futures.ThreadPoolExecutor(len(self.nodes)) as pool:
            list(pool.map(lambda node: self.load(node, archives), self.nodes))
        self.watch_events()

    def routes(self):
        """As a router beside the nodes: each node's pods behind the node."""
        for node in json.loads(self.kubectl("get", "nodes", "-o", "json"))["items"]:
            address = next(a["address"] for a in node["status"]["addresses"] if a["type"] == "InternalIP")
            for cidr in node["spec"].get("podCIDRs", []):
                net.ip("route", "replace", cidr, "via", address, namespace=self.network.namespace)

    def mirror(self, archives):
        log = open(os.path.join(self.folder, "registry.log"), "ab")
        parent = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        self.children.append(subprocess.Popen(
            self.inside([sys.executable, "-B", "-m", "harness.registry", self.network.gateway, str(REGISTRY_PORT), *archives]),
            cwd=parent, stdin=subprocess.DEVNULL, stdout=log, stderr=log))
        for node in self.nodes:
            for host in MIRRORED:
                node.write(f"etc/containerd/certs.d/{host}/hosts.toml",
                           f'[host."http://{self.network.gateway}:{REGISTRY_PORT}"]\n  capabilities = ["pull", "resolve"]\n')

    def load(self, node, archives):
        """Imports what the node does not have yet, by the archive's time."""
        marks = os.path.join(node.folder, "conformance-images.json")
        known = json.load(open(marks)) if os.path.exists(marks) else {}
        wanted = {a: os.path.getmtime(a) for a in archives}
        missing = [a for a in archives if known.get(a) != wanted[a]]
        if missing:
            with open(os.path.join(self.folder, "load.log"), "ab") as log:
                cluster.load_images(node, missing, log)
            with open(marks, "w") as file:
                json.dump(wanted, file)

    def watch_events(self):
        log = open(os.path.join(self.folder, "events.log"), "ab")
        columns = ("TIME:.metadata.creationTimestamp,NAMESPACE:.metadata.namespace,TYPE:.type,REASON:.reason,KIND:.involvedObject.kind,"
                   "NAME:.involvedObject.name,COUNT:.count,FROM:.source.component,MESSAGE:.message")
        self.children.append(subprocess.Popen(
            self.inside([tools.kubectl(), "--kubeconfig", self.kubeconfig, "get", "events", "-A", "--watch", "-o", f"custom-columns={columns}"]),
            stdin=subprocess.DEVNULL, stdout=log, stderr=log))

    def gather(self):
        """The components' logs: pods of kube-system, the node agents' journals, containerd's."""
        for node in self.nodes:
            folder = os.path.join(self.folder, "components", node.name)
            os.makedirs(folder, exist_ok=True)
            for unit in ("kubelet", "containerd"):
                with open(os.path.join(folder, f"{unit}.log"), "wb") as log:
                    node.enter(["journalctl", "--no-pager", "-o", "short-iso", "-u", unit], stdout=log, stderr=log)
            with open(os.path.join(folder, "pods.tar"), "wb") as log:
                node.enter(["sh", "-c", "cd /var/log/pods && tar -cf - kube-system_*"], stdout=log, stderr=subprocess.DEVNULL)

    def end(self):
        for child in self.children:
            child.terminate()
        for child in self.children:
            child.wait()
