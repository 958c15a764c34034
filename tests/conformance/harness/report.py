"""tests/conformance/results.tsv (what is known of each of the 462 tests) and
docs/conformance.md, written from it. A run replaces the rows of the tests it ran."""
import os
import subprocess

from labnode import tools

RESULTS = os.path.join(tools.ROOT, "tests", "conformance", "results.tsv")
DOCUMENT = os.path.join(tools.ROOT, "docs", "conformance.md")
UPSTREAM = os.path.join(tools.ROOT, "..", "shared", "fidelity", "e2e", "upstream-on-lab.tsv")
HEAD = ["test", "result", "seconds", "upstream seconds", "commit", "when", "why"]


def read():
    rows = {}
    if os.path.exists(RESULTS):
        for line in open(RESULTS).read().splitlines()[1:]:
            cells = line.split("\t")
            rows[cells[0]] = dict(zip(HEAD, cells + [""] * len(HEAD)))
    return rows


def upstream_seconds(rows):
    """Recorded on upstream's own lab; where ../shared is absent, what results.tsv kept of it."""
    if os.path.exists(UPSTREAM):
        return {c[0]: float(c[2]) for c in (line.split("\t") for line in open(UPSTREAM).read().splitlines()[1:])}
    return {n: float(r["upstream seconds"]) for n, r in rows.items() if r["upstream seconds"]}


def commit():
    """The commit of the tree, with + where files of the product differ from it."""
    git = lambda *a: subprocess.run(["git", "-C", tools.ROOT, *a], capture_output=True, text=True).stdout.strip()
    return git("rev-parse", "--short=10", "HEAD")


def merge(rows, names, results, seconds, at, when):
    for name in names:
        row = rows.setdefault(name, dict.fromkeys(HEAD, "") | {"test": name, "result": "not run"})
        row["upstream seconds"] = f"{seconds[name]:.1f}" if name in seconds else row["upstream seconds"]
        if name in results:
            result = results[name]
            row.update(result=result.state, seconds=f"{result.seconds:.1f}", commit=at, when=when, why=result.why.replace("\t", " "))
    return rows


def write(rows, names):
    with open(RESULTS, "w") as file:
        file.write("\t".join(HEAD) + "\n")
        for name in names:
            file.write("\t".join(rows[name][h] for h in HEAD) + "\n")
    count = lambda state: sum(rows[n]["result"] == state for n in names)
    text = ["# Conformance", "",
            f"Upstream's v1.37.2 conformance suite on a lab of ours (one control plane, two workers): **{count('pass')} of {len(names)} pass**, "
            f"{count('fail')} fail, {count('skip')} skip themselves, {count('not run')} were not run.", "",
            "Written by `hack/conformance` from `tests/conformance/results.tsv`; each row names the commit that its last run was built from. "
            "Seconds stand beside upstream's on its own lab of such nodes (upper bounds: both machines did other work).", ""]
    for state, title in (("fail", "Failed"), ("skip", "Skipped"), ("not run", "Not run")):
        chosen = [n for n in names if rows[n]["result"] == state]
        if chosen:
            text += [f"## {title}", "", "| test | why | s | upstream s | commit |", "|---|---|--:|--:|---|"]
            text += [f"| {cell(n)} | {cell(rows[n]['why'])} | {rows[n]['seconds']} | {rows[n]['upstream seconds']} | {rows[n]['commit']} |" for n in chosen]
            text.append("")
    text += ["## Passed", "", "| test | s | upstream s | commit |", "|---|--:|--:|---|"]
    text += [f"| {cell(n)} | {rows[n]['seconds']} | {rows[n]['upstream seconds']} | {rows[n]['commit']} |" for n in names if rows[n]["result"] == "pass"]
    with open(DOCUMENT, "w") as file:
        file.write("\n".join(text) + "\n")


def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;")
