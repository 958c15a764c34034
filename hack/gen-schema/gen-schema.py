#!/usr/bin/env python3
"""Turns the recorded facts of v1.37 (types.jsonl, resources.json) into the
static tables of crates/schema/src/generated.

Usage: hack/gen-schema/gen-schema.py [FACTS_FOLDER [OUTPUT_FOLDER]]   (default ../shared/data)

The output is committed, so builds need neither Python nor the facts. One file
per group of packages keeps files reviewable; order is that of the names, so a
changed fact is a small diff.
"""
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FACTS = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(ROOT), "shared", "data")
OUT = sys.argv[2] if len(sys.argv) > 2 else os.path.join(ROOT, "crates", "schema", "src", "generated")

META = "io.k8s.apimachinery.pkg.apis.meta.v1."
APIEXT = "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions."
SPECIAL = {
    META + "Time": "Time",
    META + "MicroTime": "MicroTime",
    META + "Duration": "Duration",
    META + "FieldsV1": "FieldsV1",
    "io.k8s.apimachinery.pkg.api.resource.Quantity": "Quantity",
    "io.k8s.apimachinery.pkg.api.resource.QuantityValue": "Quantity",
    "io.k8s.apimachinery.pkg.util.intstr.IntOrString": "IntOrString",
    "io.k8s.apimachinery.pkg.runtime.RawExtension": "RawExtension",
    "io.k8s.component-base.logs.api.v1.TimeOrMetaDuration": "TimeOrDuration",
    "io.k8s.kubernetes.cmd.kubeadm.app.apis.bootstraptoken.v1.BootstrapTokenString": "BootstrapTokenString",
}
# Members that carry no description, which changes how references to
# other schemas are published.
UNDOCUMENTED = {APIEXT + "v1.JSONSchemaProps": (
    "additionalItems", "additionalProperties", "example", "externalDocs", "items", "not")}
# Schemes whose kinds the API server publishes.
API_SCHEMES = ("kube-apiserver", "apiextensions", "aggregator")
SCALARS = {
    "string": "String", "bool": "Bool", "int32": "Int32", "int64": "Int64", "int": "Int64", "uint32": "Uint32",
    "float32": "Float32", "float64": "Float64", "bytes": "Bytes", "interface": "Any",
}


def text(value):
    """A Rust string literal."""
    out = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{out}"'


def texts(values):
    return "&[" + ", ".join(text(v) for v in values or []) + "]"


def compact(value):
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


class Tables:
    def __init__(self):
        with open(os.path.join(FACTS, "types.jsonl")) as lines:
            self.records = sorted((json.loads(line) for line in lines), key=lambda r: r["name"])
        self.by_name = {r["name"]: r for r in self.records}
        self.structs = [r for r in self.records if "underlying" not in r]
        for record in self.structs:
            # These encode themselves: their Go members are nobody's business.
            if record["name"] in SPECIAL or re.match(re.escape(APIEXT) + r"v1(beta1)?\.JSON(SchemaPropsOr|$)", record["name"]):
                record["fields"] = []
        self.index = {r["name"]: i for i, r in enumerate(self.structs)}

    def ident(self, name):
        return "T%d" % self.index[name]

    def kind(self, ty):
        k = ty["k"]
        if k == "struct":
            return self.struct_kind(ty["ref"])
        named = self.by_name.get(ty.get("name", ""))
        if named and "underlying" in named and "protobuf" in named.get("special", []) and k == "slice":
            return "Kind::StringsMessage"
        if k == "slice":
            return "Kind::List(&%s)" % self.kind(ty["elem"])
        if k == "map":
            return "Kind::Map(&%s)" % self.kind(ty["elem"])
        return "Kind::" + SCALARS[k]

    def struct_kind(self, ref):
        if ref in SPECIAL:
            return "Kind::" + SPECIAL[ref]
        if ref.startswith(APIEXT):
            version, _, name = ref[len(APIEXT):].partition(".")
            props = APIEXT + version + ".JSONSchemaProps"
            special = {
                "JSON": "Kind::Json",
                "JSONSchemaPropsOrBool": f"Kind::SchemaOrBool(&{self.ref(props)})",
                "JSONSchemaPropsOrArray": f"Kind::SchemaOrArray(&{self.ref(props)})",
                "JSONSchemaPropsOrStringArray": f"Kind::SchemaOrStringArray(&{self.ref(props)})",
            }
            if name in special:
                return special[name]
        return f"Kind::Struct(&{self.ref(ref)})"

    def ref(self, name):
        return f"super::{module_of(name)}::{self.ident(name)}"

    def json_fields(self, record, seen=()):
        """(owner, index) of each field that JSON sees, inline members flattened
        where they stand; a name of an outer struct hides that of an inner one."""
        found = []
        own = {f.get("json") for f in record.get("fields", []) if f.get("json")}
        for at, field in enumerate(record.get("fields", [])):
            if field.get("inline"):
                if field["type"]["k"] != "struct":
                    continue
                inner = self.by_name[field["type"]["ref"]]
                found += [(o, i) for o, i in self.json_fields(inner) if o["fields"][i]["json"] not in own]
            elif field.get("json"):
                found.append((record, at))
        return found


def module_of(name):
    name = re.sub(r"^io\.k8s\.", "", name)
    parts = name.split(".")[:-1]
    if parts[:1] == ["api"]:
        key = "api_" + parts[1]
    elif parts[:2] == ["apimachinery", "pkg"]:
        key = "apimachinery"
    else:
        key = {
            "apiextensions-apiserver": "apiextensions", "kube-aggregator": "apiregistration", "apiserver": "apiserver",
            "kubelet": "kubelet", "metrics": "metrics", "kubeadm": "kubeadm", "kubernetes": "kubeadm",
        }.get(parts[0], "config")
    return re.sub(r"[^a-z0-9_]", "_", key)


def field_number(field):
    pb = field.get("pb") or {}
    return 0 if pb.get("noMessage") else pb.get("n", 0)


def field_literal(tables, field, owner):
    openapi = field.get("openapi") or {}
    parts = []

    def add(name, value):
        parts.append(f"{name}: {value}")

    if field.get("json") and not field.get("inline"):
        add("json", text(field["json"]))
    add("go", text(field["go"]))
    gotype = field["gotype"]
    gotype = gotype[1:] if gotype.startswith("*") else gotype
    if gotype != "string":
        add("go_type", text(gotype))
    kind = tables.kind(field["type"])
    if kind != "Kind::String":
        add("kind", kind)
    for key, name in (("inline", "inline"), ("omitempty", "omit_empty"), ("omitzero", "omit_zero"),
                      ("ptr", "pointer"), ("required", "required")):
        if field.get(key):
            add(name, "true")
    list_type = openapi.get("x-kubernetes-list-type") or marker(field, "listType")
    if list_type:
        add("list_type", "ListType::" + list_type.capitalize())
    keys = openapi.get("x-kubernetes-list-map-keys") or markers(field, "listMapKey")
    if keys:
        add("list_map_keys", texts(keys))
    map_type = openapi.get("x-kubernetes-map-type") or marker(field, "mapType") or marker(field, "structType")
    if map_type in ("atomic", "granular"):
        add("map_type", "MapType::" + map_type.capitalize())
    if field.get("patchStrategy"):
        add("patch_strategy", text(field["patchStrategy"]))
    if field.get("patchMergeKey"):
        add("patch_merge_key", text(field["patchMergeKey"]))
    if field_number(field):
        add("number", str(field_number(field)))
    enums = next((part["enum"] for part in (openapi, openapi.get("items"), openapi.get("additionalProperties"))
                  if isinstance(part, dict) and part.get("enum")), None)
    if enums:
        add("enums", texts(enums))
    if "default" in openapi:
        add("default", text(compact(openapi["default"])))
    if field.get("json") in UNDOCUMENTED.get(owner, ()):
        add("undocumented", "true")
    return "Field { " + ", ".join(parts) + ", ..F }"


def markers(field, name):
    out = []
    for line in field.get("markers", []):
        if line.startswith("+" + name + "="):
            out.append(line.split("=", 1)[1])
    return out


def marker(field, name):
    found = markers(field, name)
    return found[0] if found else None


def write_types(tables):
    modules = {}
    for record in tables.structs:
        modules.setdefault(module_of(record["name"]), []).append(record)
    for module, records in sorted(modules.items()):
        lines = ["// Made by hack/gen-schema; do not edit.", "use crate::types::*;", ""]
        for record in records:
            at = tables.index[record["name"]]
            fields = record.get("fields", [])
            lines.append(f"// {record['name']}")
            lines.append(f"pub static F{at}: [Field; {len(fields)}] = [")
            lines += ["    " + field_literal(tables, f, record["name"]) + "," for f in fields]
            lines.append("];")
            seen = tables.json_fields(record)
            names = [o["fields"][i]["json"] for o, i in seen]
            if len(set(names)) != len(names):
                raise SystemExit(f"{record['name']}: JSON name twice")
            refs = ", ".join(
                "&%sF%d[%d]" % ("" if module_of(o["name"]) == module else f"super::{module_of(o['name'])}::",
                                tables.index[o["name"]], i) for o, i in seen)
            order = sorted(range(len(names)), key=lambda i: names[i])
            openapi = record.get("openapi")
            parts = [f"name: {text(record['name'])}", f"go: {text(record['go'])}", f"fields: &F{at}",
                     f"json_fields: &[{refs}]", "by_name: &[" + ", ".join(map(str, order)) + "]"]
            numbered = [i for i, f in enumerate(fields) if field_number(f)]
            numbered.sort(key=lambda i: field_number(fields[i]))
            parts.append("by_number: &[" + ", ".join(map(str, numbered)) + "]")
            map_type = (openapi or {}).get("x-kubernetes-map-type") or marker(record, "structType") \
                or marker(record, "mapType")
            parts.append("map_type: MapType::" + (map_type or "unset").capitalize())
            parts.append("protobuf: " + ("true" if "protobuf" in record.get("special", []) else "false"))
            parts.append("openapi: " + text(compact(openapi) if openapi else ""))
            lines.append(f"pub static T{at}: Type = Type {{ " + ", ".join(parts) + " };")
        write(module + ".rs", lines)
    lines = ["// Made by hack/gen-schema; do not edit.", "use crate::types::Type;", "", "mod resource_table;",
             "pub use resource_table::{GROUPS, RESOURCES};"]
    lines += [f"mod {m};" for m in sorted(modules)]
    lines += ["", "/// Every struct type, ordered by name.",
              f"pub static TYPES: &[&Type] = &["]
    lines += [f"    &{module_of(r['name'])}::T{i}," for i, r in enumerate(tables.structs)]
    lines += ["];", "", "/// Ordered by group, version, kind.",
              "pub static GVKS: &[(&str, &str, &str, &Type)] = &["]
    gvks = {}
    for record in tables.structs:
        for gvk in record.get("gvks", []):
            key = (gvk["group"], gvk["version"], gvk["kind"])
            if key in gvks and gvks[key] != record["name"]:
                print("twice:", key, gvks[key], record["name"], file=sys.stderr)
                continue
            gvks[key] = record["name"]
    for (group, version, kind), name in sorted(gvks.items()):
        lines.append(f"    ({text(group)}, {text(version)}, {text(kind)}, &{module_of(name)}::{tables.ident(name)}),")
    lines.append("];")
    lines += ["", "/// Group versions of the API server's own scheme (meta kinds such as WatchEvent",
              "/// and DeleteOptions are registered in each).",
              "pub static SCHEME_GROUP_VERSIONS: &[(&str, &str)] = &["]
    options = tables.by_name[META + "DeleteOptions"]["gvks"]
    own = sorted({(g["group"], g["version"]) for g in options if g["scheme"] in API_SCHEMES})
    lines += [f"    ({text(group)}, {text(version)})," for group, version in own]
    lines.append("];")
    write("mod.rs", lines)
    return gvks


def write_resources(tables, gvks):
    with open(os.path.join(FACTS, "resources.json")) as file:
        resources = json.load(file)

    def ty(group, version, kind):
        name = gvks.get((group, version, kind))
        if not name:
            raise SystemExit(f"no type for {group}/{version} {kind}")
        return f"&super::{module_of(name)}::{tables.ident(name)}"

    lines = ["// Made by hack/gen-schema; do not edit.", "use crate::resources::*;", "",
             "/// Every resource in discovery order of its group version.", "pub static RESOURCES: &[Resource] = &["]
    for r in resources:
        served = "ByDefault" if r["servedByDefault"] else "ApiAll" if r["servedWithApiAll"] else "AlphaGates"
        stored = {"protobuf": "Protobuf", "json": "Json", None: "None"}[r["storedEncoding"]]
        list_name = gvks.get((r["group"], r["version"], r["kind"] + "List")) if "list" in r["verbs"] else None
        if "list" in r["verbs"] and not list_name:
            raise SystemExit("no list type of " + r["kind"])
        lines.append("    Resource {")
        for key, value in (
            ("group", text(r["group"])), ("version", text(r["version"])), ("resource", text(r["resource"])),
            ("kind", text(r["kind"])), ("singular", text(r["singular"])),
            ("namespaced", str(r["namespaced"]).lower()), ("short_names", texts(r["shortNames"])),
            ("categories", texts(r["categories"])), ("verbs", texts(r["verbs"])),
            ("served", "Served::" + served),
            ("response_group", text(r["responseKind"]["group"])),
            ("response_version", text(r["responseKind"]["version"])),
            ("storage_version_hash", text(r["storageVersionHash"] or "")),
            ("etcd_prefix", text(r["etcdPrefix"] or "")),
            ("stored_api_version", text(r["storedApiVersion"] or "")), ("stored_kind", text(r["storedKind"] or "")),
            ("stored_encoding", "StoredEncoding::" + stored), ("field_selectors", texts(r.get("fieldSelectors"))),
            ("bad_field_selector_message", text(r.get("badFieldSelectorMessage") or "")),
            ("group_priority_minimum", str(r["groupPriorityMinimum"] or 0)),
            ("version_priority", str(r["versionPriority"] or 0)), ("version_index", str(r["versionIndexInDiscovery"])),
            ("ty", ty(r["group"], r["version"], r["kind"])),
            ("list_ty", f"Some({ty(r['group'], r['version'], r['kind'] + 'List')})" if list_name else "None"),
        ):
            lines.append(f"        {key}: {value},")
        lines.append("        columns: &[")
        for c in r.get("tableColumns", []):
            lines.append(f"            Column {{ name: {text(c['name'])}, kind: {text(c['type'])}, "
                         f"format: {text(c['format'])}, priority: {c['priority']} }},")
        lines.append("        ],")
        lines.append("        subresources: &[")
        for s in r["subresources"]:
            lines.append(
                f"            Subresource {{ name: {text(s['subresource'])}, group: {text(s['group'])}, "
                f"version: {text(s['version'])}, kind: {text(s['kind'])}, "
                f"namespaced: {str(s['namespaced']).lower()}, verbs: {texts(s['verbs'])}, "
                f"response_group: {text(s['responseKind']['group'])}, "
                f"response_version: {text(s['responseKind']['version'])}, "
                f"ty: {ty(s['group'], s['version'], s['kind'])} }},")
        lines.append("        ],")
        lines.append("    },")
    lines.append("];")
    # Group order of discovery: priority downwards, then name; "" is the legacy group.
    groups = {}
    for r in resources:
        groups.setdefault(r["group"], []).append(r)
    with open(os.path.join(FACTS, "discovery", "api-all-alpha-gates", "apis.legacy.json")) as file:
        recorded = [g for g in group_names(json.load(file))]
    order = [""] + recorded
    lines += ["", "/// In the order of /apis; the legacy group first.", "pub static GROUPS: &[Group] = &["]
    for name in order:
        entries = {}
        for r in groups.get(name, []):
            rank = (0 if r["servedByDefault"] else 1 if r["servedWithApiAll"] else 2)
            at = entries.setdefault(r["version"], [r["versionIndexInDiscovery"], rank])
            at[1] = min(at[1], rank)
        rows = sorted(entries.items(), key=lambda e: e[1])
        if not rows:
            print("group without resources:", name, file=sys.stderr)
            continue
        versions = ", ".join(
            f"GroupVersionEntry {{ version: {text(v)}, served: Served::{['ByDefault', 'ApiAll', 'AlphaGates'][rank]} }}"
            for v, (_, rank) in rows)
        lines.append(f"    Group {{ name: {text(name)}, versions: &[{versions}] }},")
    lines.append("];")
    write("resource_table.rs", lines)


def group_names(document):
    if "groups" in document:
        return [g["name"] for g in document["groups"]]
    return [i["metadata"]["name"] for i in document["items"]]


def write(name, lines):
    with open(os.path.join(OUT, name), "w") as file:
        file.write("\n".join(lines) + "\n")


def main():
    os.makedirs(OUT, exist_ok=True)
    tables = Tables()
    gvks = write_types(tables)
    write_resources(tables, gvks)


main()
