"""The lab's configuration, in kind's shape.

YAML is read by a small reader of the subset that such files use, so that a
fresh machine needs no Python package."""
import json
import re


class Config:
    def __init__(self, nodes, networking, patches):
        self.nodes = nodes            # [(role, [patch])]
        self.networking = networking  # podSubnet, serviceSubnet, kubeProxyMode, disableDefaultCNI, apiServerPort
        self.patches = patches        # texts of kubeadmConfigPatches


def read(path):
    if path is None:
        return Config([("control-plane", []), ("worker", []), ("worker", [])], {}, [])
    document = parse(open(path).read())
    if document.get("kind") != "Cluster" or not str(document.get("apiVersion", "")).startswith("kind.x-k8s.io/"):
        raise SystemExit(f"error: {path}: want kind: Cluster of apiVersion kind.x-k8s.io/v1alpha4")
    nodes = [(n.get("role", "control-plane"), n.get("kubeadmConfigPatches", [])) for n in document.get("nodes") or [{"role": "control-plane"}]]
    unknown = [role for role, _ in nodes if role not in ("control-plane", "worker")]
    if unknown:
        raise SystemExit(f"error: {path}: unknown role {unknown[0]!r}")
    return Config(nodes, document.get("networking") or {}, document.get("kubeadmConfigPatches") or [])


def parse(text):
    """YAML by whatever the machine has: PyYAML, else our own kubeadm's JSON
    printer is not there yet, else the reader below."""
    try:
        import yaml  # type: ignore
        return yaml.safe_load(text) or {}
    except ImportError:
        return Reader(text).document()


class Reader:
    """Block mappings and sequences, flow lists and maps as JSON-like text,
    literal blocks (|): what kind's files are written in."""

    def __init__(self, text):
        self.lines = []
        for raw in text.splitlines():
            if raw.strip() == "---":
                continue
            self.lines.append(raw)
        self.at = 0

    def document(self):
        return self.block(0) or {}

    def peek(self):
        while self.at < len(self.lines):
            line = self.lines[self.at]
            bare = line.strip()
            if bare and not bare.startswith("#"):
                return len(line) - len(line.lstrip()), bare
            self.at += 1
        return None

    def block(self, indent):
        head = self.peek()
        if head is None or head[0] < indent:
            return None
        return self.sequence(head[0]) if head[1].startswith("- ") or head[1] == "-" else self.mapping(head[0])

    def sequence(self, indent):
        out = []
        while (head := self.peek()) and head[0] == indent and (head[1].startswith("- ") or head[1] == "-"):
            rest = head[1][1:].strip()
            if not rest:
                self.at += 1
                out.append(self.block(indent + 1))
            elif rest.startswith("|"):
                self.at += 1
                out.append(self.literal(indent))
            elif re.match(r"^[\w./-]+:(\s|$)", rest):
                self.lines[self.at] = " " * (indent + 2) + rest
                out.append(self.mapping(indent + 2))
            else:
                self.at += 1
                out.append(self.scalar(rest))
        return out

    def mapping(self, indent):
        out = {}
        while (head := self.peek()) and head[0] == indent and not head[1].startswith("- "):
            key, _, rest = head[1].partition(":")
            rest = rest.strip()
            self.at += 1
            key = key.strip().strip("\"'")
            if rest.startswith("|"):
                out[key] = self.literal(indent)
            elif rest and not rest.startswith("#"):
                out[key] = self.scalar(rest)
            else:
                follow = self.peek()
                deeper = follow and (follow[0] > indent or (follow[0] == indent and follow[1].startswith("- ")))
                out[key] = self.block(follow[0]) if deeper else None
        return out

    def literal(self, indent):
        taken = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if line.strip() and len(line) - len(line.lstrip()) <= indent:
                break
            taken.append(line)
            self.at += 1
        pad = min((len(t) - len(t.lstrip()) for t in taken if t.strip()), default=0)
        return "\n".join(t[pad:] for t in taken).rstrip() + "\n"

    def scalar(self, text):
        text = re.sub(r"\s+#.*$", "", text)
        if text[0] in "[{":
            quoted = re.sub(r"([\[{,:]\s*)([^\s\"'\[\]{},:][^\[\]{},:]*)", lambda m: m.group(1) + json.dumps(m.group(2).strip()), text)
            return json.loads(quoted)
        if text[0] in "\"'":
            return text[1:-1]
        return {"true": True, "false": False, "null": None}.get(text, int(text) if re.fullmatch(r"-?\d+", text) else text)


