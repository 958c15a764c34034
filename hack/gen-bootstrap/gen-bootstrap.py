#!/usr/bin/env python3
"""Makes the tables of crates/controlplane/src/bootstrap/data from recorded
facts (the folder given as argument: objects of a fresh server).

Left out: what every object of a table shares (kind, the bootstrapping label,
the autoupdate annotation), what the server adds (managedFields, status).
"""
import json
import pathlib
import sys

source = pathlib.Path(sys.argv[1])
target = pathlib.Path(__file__).parents[2] / "crates/controlplane/src/bootstrap/data"


def load(name):
    return json.loads((source / f"{name}.json").read_text())


def write(name, value):
    lines = []
    for key, items in value.items():
        rows = ",\n".join("  " + json.dumps(item, separators=(",", ":")) for item in items)
        lines.append(f"{json.dumps(key)}:[\n{rows}\n]")
    (target / name).write_text("{" + ",\n".join(lines) + "}\n")


def meta(o):
    out = {"name": o["metadata"]["name"]}
    if o["metadata"].get("namespace"):
        out["namespace"] = o["metadata"]["namespace"]
    return out


def role(o):
    out = meta(o)
    labels = {k: v for k, v in o["metadata"].get("labels", {}).items() if k != "kubernetes.io/bootstrapping"}
    if labels:
        out["labels"] = labels
    if "aggregationRule" in o:
        out["aggregationRule"] = o["aggregationRule"]
    out["rules"] = o["rules"]
    return out


def binding(o):
    return meta(o) | {"roleRef": o["roleRef"], "subjects": o.get("subjects", [])}


write("rbac.json", {
    "clusterroles": [role(o) for o in load("clusterroles.rbac.authorization.k8s.io")],
    "clusterrolebindings": [binding(o) for o in load("clusterrolebindings.rbac.authorization.k8s.io")],
    "roles": [role(o) for o in load("roles.rbac.authorization.k8s.io")],
    "rolebindings": [binding(o) for o in load("rolebindings.rbac.authorization.k8s.io")],
})
write("flowcontrol.json", {
    "prioritylevelconfigurations": [meta(o) | {"spec": o["spec"]} for o in load("prioritylevelconfigurations.flowcontrol.apiserver.k8s.io")],
    "flowschemas": [meta(o) | {"spec": o["spec"]} for o in load("flowschemas.flowcontrol.apiserver.k8s.io")],
})
write("apiservices.json", {
    "apiservices": [o["spec"] for o in load("apiservices.apiregistration.k8s.io")],
})
