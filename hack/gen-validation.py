#!/usr/bin/env python3
"""Makes the fact tables of crates/api/src/validation/tables from upstream's Go
sources (names and limits only, no text).

    hack/gen-validation.py K8S_SOURCE SHARED_DATA

K8S_SOURCE: the unpacked Go module k8s.io/kubernetes of the release (its staging
modules api and apimachinery stand beside it, as in a Go module cache).
SHARED_DATA: the folder that holds types.jsonl.

internal_types.txt   Go structs of the internal API types in Go order: what
                     upstream's error texts and diffs print. A line is
                     `group.Type: GoName jsonName type; ...`; `^` in place of the
                     Go name embeds; types: s i b f q(uantity) o(int-or-string)
                     t(ime) bytes any, `*` pointer, `[]` slice, `{}` map of
                     strings; a trailing `?` means omitted when empty.
declarative.txt      declarative validation per versioned type, in the order in
                     which upstream's generated functions run it.
"""
import glob
import json
import os
import re
import sys

K8S, DATA = sys.argv[1], sys.argv[2]
OUT = os.path.join(os.path.dirname(__file__), "..", "crates", "api", "src", "validation", "tables")
SKIP = {"abac", "imagepolicy", "lifecycle", "apidiscovery", "apiserverinternal", "testapigroup", "admission"}
TYPES = {r["name"]: r for r in map(json.loads, open(os.path.join(DATA, "types.jsonl")))}


# --- internal types ---------------------------------------------------------
def parse_go(path, group, structs, aliases):
    text = re.sub(r"//[^\n]*", "", re.sub(r"/\*.*?\*/", "", open(path).read(), flags=re.S))
    for m in re.finditer(r"^(?:type\s+|\t)(\w+)\s+struct\s*\{(.*?)^\t?\}", text, re.S | re.M):
        fields = []
        for line in m[2].split("\n"):
            line = re.sub(r"`[^`]*`", "", line).strip()
            if not line:
                continue
            parts = line.split(None, 1)
            fields.append(("^", parts[0]) if len(parts) == 1 else (parts[0], parts[1].replace(" ", "")))
        structs[f"{group}.{m[1]}"] = (group, fields)
    for m in re.finditer(r"^type\s+(\w+)\s+=?\s*([\w.\[\]*]+)\s*$", text, re.M):
        if m[2] != "struct":
            aliases[f"{group}.{m[1]}"] = (group, m[2])


def internal():
    structs, aliases, metas = {}, {}, {}
    for folder in sorted(glob.glob(K8S + "/pkg/apis/*/")):
        group = os.path.basename(folder[:-1])
        if group in SKIP:
            continue
        for path in sorted(glob.glob(folder + "*.go")):
            if not path.endswith("_test.go") and "/zz_" not in path:
                parse_go(path, group, structs, aliases)

    def meta(name):
        record = TYPES.get("io.k8s.apimachinery.pkg.apis.meta.v1." + name.split(".")[1])
        if not record:
            return "any"
        if not record.get("fields"):
            return "s"
        metas[name] = record
        return name

    def resolve(group, t):
        if t.startswith("*"):
            return "*" + resolve(group, t[1:])
        if t == "[]byte":
            return "bytes"
        if t.startswith("[]"):
            return "[]" + resolve(group, t[2:])
        m = re.match(r"map\[.*?\](.*)", t)
        if m:
            return "{}" + resolve(group, m[1])
        simple = {"string": "s", "types.UID": "s", "types.NodeName": "s", "bool": "b", "resource.Quantity": "q",
                  "intstr.IntOrString": "o", "metav1.Time": "t", "metav1.MicroTime": "t"}
        if t in simple:
            return simple[t]
        if re.match(r"u?int\d*$", t):
            return "i"
        if t.startswith("float"):
            return "f"
        if t.startswith("runtime.") or t.startswith("schedulingv1alpha"):
            return "any"
        if t.startswith("metav1."):
            return meta(t)
        key = t if "." in t else f"{group}.{t}"
        key = re.sub(r"^(api|v1|corev1|apicore)\.", "core.", key)
        if key in aliases:
            return resolve(*aliases[key])
        return key if key in structs else "any"

    def versioned(group):
        special = {"core": "core.v1", "autoscaling": "autoscaling.v2"}
        return "io.k8s.api." + special.get(group, group + ".v1") + "."

    odd = {("certificates.PodCertificateRequestSpec", "PKIXPublicKey"): "pkixPublicKey"}
    lines = {}
    for name, (group, fields) in structs.items():
        if name.endswith("List"):
            continue
        record = TYPES.get(versioned(group) + name.split(".")[1], {})
        known = {f["go"]: f.get("json") for f in record.get("fields", [])}
        out = []
        for go, t in fields:
            if t in ("metav1.TypeMeta", "metav1.ListMeta"):
                continue
            if go == "^":
                out.append(f"^ {'metadata' if t == 'metav1.ObjectMeta' else '-'} {resolve(group, t)}")
            else:
                key = odd.get((name, go)) or known.get(go) or go[0].lower() + go[1:]
                inline = any(f["go"] == go and f.get("inline") for f in record.get("fields", []))
                out.append(f"{go} {'-' if inline else key} {resolve(group, t)}")
        lines[name] = out

    def meta_type(t):
        kind = t["k"]
        if kind == "struct":
            if t["ref"].endswith(("Time",)):
                return "t"
            if t["ref"].endswith("FieldsV1"):
                return "any"
            return meta("metav1." + t["ref"].split(".")[-1])
        if kind == "slice":
            return "[]" + meta_type(t["elem"])
        if kind == "map":
            return "{}" + meta_type(t["elem"])
        return "i" if "int" in kind else "b" if kind == "bool" else "s"

    done = set()
    while set(metas) - done:
        for name in sorted(set(metas) - done):
            done.add(name)
            lines[name] = [
                f"{f['json']} {f['json']} {'*' if f.get('ptr') else ''}{meta_type(f['type'])}"
                f"{'?' if f.get('omitempty') or f.get('omitzero') else ''}"
                for f in metas[name]["fields"] if not f.get("inline")]
    with open(os.path.join(OUT, "internal_types.txt"), "w") as out:
        for name in sorted(lines):
            out.write(f"{name}: {'; '.join(lines[name])}\n")


# --- declarative validation --------------------------------------------------
def constants():
    found = {}
    for path in glob.glob(os.path.dirname(K8S) + "/api@*/*/*/types.go"):
        group, version = path.split("/")[-3:-1]
        text = open(path).read()
        for m in re.finditer(r"^\s*(\w+)\s+\w*\s*=\s*(?:\w+\()?\"([^\"]*)\"", text, re.M):
            found[(group + version, m[1])] = m[2]
    found[("discoveryv1", "AddressTypeIPv4")] = "IPv4"  # declared by way of core.IPv4Protocol
    found[("discoveryv1", "AddressTypeIPv6")] = "IPv6"
    return found


def declarative():
    consts = constants()
    out = []
    files = sorted(glob.glob(K8S + "/pkg/apis/*/*/zz_generated.validations.go"))
    for path in files:
        group, version = path.split("/")[-3:-1]
        if group in SKIP or not (version == "v1" or (group, version) in {
                ("autoscaling", "v2")}):
            continue
        text = open(path).read()
        unions = {m[1]: re.findall(r'NewUnionMember\("((?:[^"\\]|\\.)*)"', m[2])
                  for m in re.finditer(r"^var (\w+nionMembershipFor\w+|zeroOrOneOf\w+) = (.*)$", text, re.M)}
        symbols = {}
        for m in re.finditer(r"^var (symbolsFor\w+) = sets.New\((.*?)\)$", text, re.M):
            values = []
            for ref in m[2].split(","):
                package, const = ref.strip().split(".")
                values.append(consts[(package, const)])
            symbols[m[1]] = ",".join(sorted(values))
        prefix = f"api.{group}.{version}."
        record_of = lambda name: TYPES.get("io.k8s." + name, {})

        def json_name(type_name, go):
            for f in record_of(type_name).get("fields", []):
                if f["go"] == go:
                    return f.get("json") or "-"
            return go[0].lower() + go[1:]

        def keys_of(type_name, comparison):
            """Fields compared between list elements, pointers included."""
            gos = dict.fromkeys(re.findall(r"\ba\.(\w+)", comparison))
            return [json_name(type_name, go) for go in gos]

        def level(call):
            return "a" if "MarkAlpha" in call else "b" if "MarkBeta" in call else "s"

        def op(call, type_name, tail):
            """One `validate.X(...)` as a word; None for those without effect."""
            m = re.match(r"validate\.(\w+)\((?:\.\.)?,?\s*(.*)", call, re.S)
            name, rest = m[1], m[2]
            number = re.match(r"(\d+)", rest)
            if name.startswith("Optional"):
                return "optional"
            if name.startswith("Required"):
                return "required"
            if name.startswith("Forbidden"):
                return "forbidden"
            if name == "Immutable":
                return "immutable"
            if name in ("MaxItems", "Minimum", "Maximum", "MaxLength", "MaxBytes", "MinLength", "MaxProperties"):
                return f"{name[0].lower() + name[1:]}={number[1]}"
            if name in ("ShortName", "LongName", "LongNameCaseless", "LabelKey", "PrefixedLabelKey", "UUID",
                        "ResourcePoolName", "ResourceFullyQualifiedName", "ExtendedResourceName"):
                return f"format={name}"
            if name.startswith("Update"):
                return "update=" + ",".join(re.findall(r"validate\.(No\w+)", rest))
            if name == "EachMapKey":
                return "eachKey:format=" + re.search(r"validate\.(\w+)", rest)[1]
            if name == "Enum":
                return "enum=" + symbols[re.search(r"symbolsFor\w+", rest)[0]]
            if name == "Union":
                return "union=" + ",".join(unions[re.search(r"\w+MembershipFor\w+", rest)[0]])
            if name == "ZeroOrOneOfUnion":
                members = unions[re.search(r"\w+MembershipFor\w+", rest)[0]]
                return "zeroOrOneOf=" + ",".join(re.search(r'type\\": \\"(\w+)', x)[1] for x in members)
            if name in ("DependentRequired", "DependentForbidden"):
                names = re.findall(r'"(\w+)"', rest)
                return f"{name[0].lower() + name[1:]}={names[0]},{names[1]}"
            if name == "ValSliceUnique":
                keys = keys_of(tail, rest)
                return "unique" + ("=" + ",".join(keys) if keys else "")
            raise SystemExit(f"{path}: {call[:200]}")

        for m in re.finditer(r"^func (Validate_(\w+))\(.*?^}", text, re.S | re.M):
            type_name = prefix + m[2]
            body = m[0].replace("ctx, op, fldPath, obj, oldObj", "..")
            lines = []
            blocks = re.split(r"\n\t\{ // field ", body)
            # type level
            for call in re.finditer(r"if e := (validate\.\w+\(.*?)\); len\(e\)|if e := (validate\.\w+\(.*?\))\.?(Mark\w+\(\))?; len\(e\)", blocks[0], re.S):
                whole = call[0]
                text_call = re.search(r"validate\.\w+\(.*", whole, re.S)[0]
                if text_call.startswith("validate.Discriminated("):
                    member = re.search(r'"(\w+)"', text_call)[1]
                    disc = json_name(type_name, re.findall(r"return obj\.(\w+)", text_call)[1])
                    value, rule = re.search(r'Value: +"(\w+)".*?validate\.(Required|Optional)', text_call, re.S).groups()
                    lines.append(f"@ {level(whole)} discriminated={member},{disc},{value},{rule.lower()}")
                    continue
                lines.append(f"@ {level(whole)} {op(text_call, type_name, '')}")
            for block in blocks[1:]:
                go = re.match(r"\S+\.(\w+)", block)[1]
                gotype = re.search(r"obj, oldObj ([^,]*),\n", block)[1]
                key = json_name(type_name, go)
                field = next((f for f in record_of(type_name).get("fields", []) if f["go"] == go), {})
                element = ""
                t = field.get("type", {})
                if t.get("k") in ("slice", "map"):
                    element = t["elem"].get("ref", t["elem"].get("name", ""))
                else:
                    element = t.get("ref", t.get("name", ""))
                element = element.replace("io.k8s.", "", 1)
                words = []
                pointer = "*" if field.get("ptr") else ""
                skips = "oldValueCorrelated && op.Type" in block
                for call in re.finditer(r"\n(\t+)(if e := (.*?); len\(e\) != 0 \{\n(.*?)\n\1\}|errs = append\(errs, (\w*\.?Validate_\w+)\(\.\.\)\.\.\.\))", block, re.S):
                    if call[5]:
                        words.append("type=" + target(call[5], element, group, version))
                        continue
                    text_call, after = call[3], call[4]
                    short = "!" if "MarkShortCircuit" in text_call else "."
                    lv = level(text_call)
                    if text_call.startswith("ValidateCustom_"):
                        words.append(f"{lv}{short}custom={text_call.split('(')[0][len('ValidateCustom_'):]}")
                    elif text_call.startswith("validate.EachValSliceVal("):
                        match = keys_of(element, text_call)
                        head = ",".join(match) if match else "=" if "validate.DirectEqual, nil" in text_call else "-"
                        inner = re.search(r"(\w*\.?Validate_\w+)\b", text_call)
                        if inner:
                            words.append(f"each({head}):type={target(inner[1], element, group, version)}")
                        else:
                            what = re.search(r"validate\.(ShortName|LabelKey|MaxBytes)(?:\(\.\., (\d+)\))?", text_call)
                            word = f"maxBytes={what[2]}" if what[1] == "MaxBytes" else f"format={what[1]}"
                            words.append(f"each({head}):{lv}{short}{word}")
                    elif text_call.startswith("validate.EachMapVal("):
                        inner = re.search(r"(\w*\.?Validate_\w+)\b", text_call)
                        words.append(f"eachValue:type={target(inner[1], element, group, version)}")
                    elif text_call.startswith("validate.Subfield("):
                        sub = re.search(r'"(\w+)"', text_call)[1]
                        what = re.findall(r"validate\.(OptionalValue|LongName|ShortName)", text_call)[-1]
                        word = "optional" if what == "OptionalValue" else f"format={what}"
                        words.append(f"{lv}{short}sub({sub}):{word}")
                    elif text_call.startswith("validate.IfOption("):
                        option, on = re.search(r'"(\w+)", (true|false)', text_call).groups()
                        inner = re.findall(r"validate\.(\w+)(?:\(\.\., (\d+)\))?", text_call)[-1]
                        word = op(f"validate.{inner[0]}(.., {inner[1]}", type_name, element)
                        words.append(f"{lv}{short}if({option},{on}):{word}")
                    else:
                        words.append(f"{lv}{short}{op(text_call, type_name, element)}")
                shape = "list" if gotype.startswith("[]") else "map" if gotype.startswith("map[") else pointer + "value"
                # An alpha rule is never enforced, and matters only as a short circuit.
                words = [w for w in words if not re.match(r"a\.|each\([^)]*\):a\.", w)]
                if shape in ("list", "map"):  # nothing follows for an empty one
                    words = [w for w in words if not re.match(r"[abs]!optional$", w)]
                if words:
                    lines.append(f"F {key} {shape}{'' if skips else ' always'} " + " ".join(words))
            if lines:
                out.append(f"T {type_name}")
                out.extend(lines)
    out = [line for line in out if not line.startswith("@ a ")]
    while True:
        shorter = prune(out)
        if shorter == out:
            break
        out = shorter
    with open(os.path.join(OUT, "declarative.txt"), "w") as f:
        f.write("\n".join(out) + "\n")


def prune(lines):
    """Without references to types that have no rule, fields that nothing can
    come of (alpha rules alone, optional alone), and types left empty."""
    known = {line[2:] for line in lines if line.startswith("T ")}
    out = []
    for line in lines:
        if line.startswith("F "):
            head, words = line.split(" ")[:3], line.split(" ")[3:]
            if words[0] == "always":
                head.append(words.pop(0))
            words = [w for w in words if "type=" not in w or w.split("type=")[1] in known]
            if all(re.match(r"a!|[bs]!(if\([^)]*\):|sub\([^)]*\):)?optional$", w) for w in words):
                continue
            line = " ".join(head + words)
        if line.startswith("T ") and out and out[-1].startswith("T "):
            out.pop()
        out.append(line)
    if out and out[-1].startswith("T "):
        out.pop()
    return out


def target(call, element, group, version):
    name = call.split("Validate_")[1]
    if call.startswith("validation."):
        return "apimachinery.pkg.apis.meta.v1." + name
    if "." in call.split("Validate_")[0]:
        package = call.split(".")[0]
        m = re.match(r"([a-z]+?)(v\d\w*)$", package)
        if not m:  # the scheduling alpha types, reachable only behind a gate
            return "none"
        return f"api.{m[1]}.{m[2]}.{name}"
    return f"api.{group}.{version}.{name}"


os.makedirs(OUT, exist_ok=True)
internal()
declarative()
