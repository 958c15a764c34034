"""Which tests, and running them: ginkgo over e2e.test, first what may run side by
side, then [Serial] and [Disruptive] ones alone.

Results come from ginkgo's own output while it runs (so that a run that is ended
still counts) and are completed from its JSON report when there is one."""
import json
import os
import re
import subprocess
import threading
import time

from labnode import tools

from . import builds

NAMES = os.path.join(tools.ROOT, "..", "shared", "data", "conformance-tests.txt")
ALONE = ("[Serial]", "[Disruptive]")
ENDED = re.compile(r"^(?:•|S|P)?\s*(?:\[(FAILED|TIMEDOUT|PANICKED|INTERRUPTED|ABORTED|SKIPPED)[^\]]*\] )?\[(\d+\.\d+) seconds\]$")


def names():
    """The 462 names in upstream's order."""
    if os.path.exists(NAMES):
        return [line.rstrip("\n").split("\t")[2] for line in open(NAMES) if line.strip()]
    done = subprocess.run([builds.program("e2e.test"), "--list-conformance-tests"], capture_output=True, text=True, check=True)
    return re.findall(r"^\s*codename: '?(.*?)'?$", done.stdout, re.M)


def choose(everything, focus=None, skip=None, shard=None, listed=None):
    chosen = [n for n in everything if (not focus or re.search(focus, n)) and (not skip or not re.search(skip, n))]
    if listed:
        wanted = {line.strip() for line in open(listed) if line.strip() and not line.startswith("#")}
        unknown = wanted - set(everything)
        if unknown:
            raise SystemExit("error: no conformance test is called " + "; ".join(sorted(unknown)))
        chosen = [n for n in chosen if n in wanted]
    if shard:
        number, count = (int(word) for word in shard.split("/"))
        if not 1 <= number <= count:
            raise SystemExit(f"error: --shard {shard}: want i/n with 1 ≤ i ≤ n")
        chosen = chosen[number - 1::count]
    return chosen


class Result:
    def __init__(self, state, seconds, why=""):
        self.state, self.seconds, self.why = state, seconds, why


class Run:
    """One call of ginkgo over a set of tests."""

    def __init__(self, ground, folder, chosen, procs, retries, expected, progress):
        self.ground, self.folder, self.chosen, self.procs, self.retries = ground, folder, chosen, procs, retries
        self.expected, self.progress = expected, progress
        self.results = {}
        os.makedirs(folder, exist_ok=True)

    def __call__(self, seconds):
        pattern = "(?:^| )(?:" + "|".join(map(literal, self.chosen)) + ")$"
        command = [builds.program("ginkgo"), f"--procs={self.procs}", f"--timeout={seconds}s", "--no-color", "-v", f"--focus={pattern}",
                   f"--flake-attempts={self.retries + 1}", "--poll-progress-after=240s", "--json-report=report.json", "--junit-report=junit.xml",
                   f"--output-dir={self.folder}", builds.program("e2e.test"), "--", f"--kubeconfig={self.ground.kubeconfig}", "--provider=local",
                   f"--kubectl-path={tools.kubectl()}", "--num-nodes=2", f"--report-dir={self.folder}", f"--e2e-output-dir={self.folder}", "--disable-log-dump"]
        log = open(os.path.join(self.folder, "ginkgo.log"), "w")
        child = subprocess.Popen(self.ground.inside(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", cwd=self.folder,
                                 stdin=subprocess.DEVNULL)
        try:
            self.read(child.stdout, log)
        finally:
            if child.poll() is None:
                child.terminate()
            child.wait()
            log.close()
        self.complete()

    def read(self, stream, log):
        """Each ended spec is a block between lines of dashes: its end line, then its name."""
        known = set(self.chosen)
        block, ended, earlier = [], None, []
        for line in stream:
            log.write(line)
            line = line.rstrip("\n")
            if line.startswith("------------------------------"):
                if ended:
                    self.finish(ended, block, known, earlier)
                    block, ended, earlier = [], None, []
                elif self.procs > 1:
                    block = []
                continue
            block.append(line)
            found = ENDED.match(line)
            if found and line[:1] in "•SP":
                # side by side: what stood before was a report on the way of a spec that still runs;
                # alone: its name stood there
                earlier, block, ended = block[:-1], [line], found
        if ended:
            self.finish(ended, block, known, earlier)

    def finish(self, ended, block, known, earlier):
        text = [line.strip() for line in block]
        name = next(filter(None, (named(t, known) for t in text[1:3])), None)
        if name is None and self.procs == 1:
            name = next(filter(None, (named(t.strip(), known) for t in reversed(earlier))), None)
        if name is None:
            return
        state = {None: "pass", "SKIPPED": "skip"}.get(ended[1], "fail")
        why = ""
        if state != "pass":
            with open(os.path.join(self.folder, re.sub(r"[^A-Za-z0-9.]+", "_", name)[:180] + ".log"), "w") as file:
                file.write("\n".join(block) + "\n")
            why = reason(text)
        self.results[name] = Result(state, float(ended[2]), why)
        self.progress(name, self.results[name])

    def complete(self):
        path = os.path.join(self.folder, "report.json")
        if not os.path.exists(path):
            return
        known = set(self.chosen)
        for suite in json.load(open(path)):
            for spec in suite.get("SpecReports") or []:
                name = " ".join((spec.get("ContainerHierarchyTexts") or []) + [spec.get("LeafNodeText", "")])
                if name not in known or spec["State"] == "pending" or (spec["State"] == "skipped" and not spec.get("StartTime", "0001").startswith("2")):
                    continue
                state = {"passed": "pass", "skipped": "skip"}.get(spec["State"], "fail")
                why = first_line((spec.get("Failure") or {}).get("Message", "")) if state != "pass" else ""
                self.results[name] = Result(state, spec["RunTime"] / 1e9, why or (self.results[name].why if name in self.results else ""))


def named(line, known):
    """The test that a report's line names: its text, with the failing node's kind in it and labels behind."""
    plain = re.sub(r"\[(It|BeforeEach|JustBeforeEach|AfterEach|JustAfterEach|DeferCleanup \([^)]*\))\] ", "", line)
    return plain if plain in known else next((n for n in known if plain.startswith(n)), None)


def literal(name):
    """`name` as a Go expression that finds just it."""
    return re.sub(r"([\\.+*?()|\[\]{}^$])", r"\\\1", name)


def reason(lines):
    """The first lines of why, from a failed spec's block: what stands after its timeline."""
    for at, line in enumerate(lines):
        if re.match(r"\[(FAILED|SKIPPED|TIMEDOUT|PANICKED|INTERRUPTED)\] (?!in \[)", line):
            said = [line.split("]", 1)[1].strip()]
            for more in lines[at + 1:]:
                if more.startswith("In ["):
                    break
                said.append(more)
            return first_line("\n".join(said))
    return ""


def first_line(text):
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    return " ".join(lines[:2])[:240] if lines else ""


class Progress:
    """A line a test: how many, how it went, what is left by upstream's seconds and our pace."""

    def __init__(self, chosen, expected):
        self.left = {n: expected.get(n, 15.0) for n in chosen}
        self.total, self.done, self.failed = len(chosen), 0, 0
        self.work = sum(self.left.values())
        self.began = time.monotonic()
        self.lock = threading.Lock()

    def __call__(self, name, result):
        with self.lock:
            first = self.left.pop(name, None) is not None
            self.done += first
            self.failed += result.state != "pass" and first
            spent = time.monotonic() - self.began
            finished = self.work - sum(self.left.values())
            estimate = spent / finished * sum(self.left.values()) if finished else 0
            mark = {"pass": "✓", "skip": "-"}.get(result.state, "✗")
            print(f"[{self.done}/{self.total} {self.failed} failed, {spent / 60:.0f} min, about {estimate / 60:.0f} left] "
                  f"{mark} {name} ({result.seconds:.1f} s)" + (f"\n      {result.why}" if result.why else ""), flush=True)
