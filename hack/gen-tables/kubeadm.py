#!/usr/bin/env python3
"""Makes crates/kubeadm-core/src/tables.rs (commands and their flags) from the fact tables.

Usage: hack/gen-tables/kubeadm.py [../shared/data]
"""
import importlib.util
import json
import pathlib
import sys

root = pathlib.Path(__file__).resolve().parents[2]
data = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else root.parent / "shared" / "data"
spec = importlib.util.spec_from_file_location("component_base", pathlib.Path(__file__).with_name("component_base.py"))
base = importlib.util.module_from_spec(spec)
spec.loader.exec_module(base)

GLOBAL = [{"name": "v", "type": "Level", "default": "0", "shorthand": "v"}, {"name": "vmodule", "type": "pattern=N,...", "default": ""}]
commands = json.load(open(data / "flags/kubeadm.json"))
out = [base.HEAD + "use component_base::flags::{Flag, Kind};\n\n/// Every command path with its flags.\n" + base.TABLE + "pub static COMMANDS: &[(&str, &[Flag])] = &["]
for path in sorted(commands):
    flags = list(commands[path]["flags"])
    names = {f["name"] for f in flags}
    flags += [g for g in GLOBAL if g["name"] not in names]
    out.append(f"    ({base.lit(path)}, &[")
    for f in flags:
        out.append("        " + base.flag(f))
    out.append("    ]),")
out.append("];\n")
(root / "crates/kubeadm-core/src/tables.rs").write_text("\n".join(out))
