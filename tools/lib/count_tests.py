# SPDX-License-Identifier: LGPL-3.0-or-later
"""Sums Meson's test logs and prints the result alone on the last line.

Each log is given as LABEL=PATH; the label tells one build from another.
"""

import argparse
import json
import os
import re
import sys

PASSED = {"OK", "EXPECTEDFAIL"}
MOST_LINES_SHOWN = 60


# How Meson names a test; newer versions the other way round.
NAMES = [re.compile(r"[^:/]+:(?P<suites>[^/]+) / (?P<test>.+)"),
         re.compile(r"(?P<suites>.+?) - [^:]+:(?P<test>.+)")]


def split_name(name):
    """Returns the test's suites, and its name as "suite / test"."""
    for pattern in NAMES:
        match = pattern.fullmatch(name)
        if match:
            return (match["suites"].split("+"),
                    f"{match['suites']} / {match['test']}")
    return [], name


def skips_a_part(test):
    """A TAP test counts as passed even when it skipped some of its points."""
    return re.search(r"^ok\b.*# *skip", test.get("stdout") or "",
                     re.IGNORECASE | re.MULTILINE) is not None


def read_logs(logs):
    tests = []
    for label, _, path in (log.partition("=") for log in logs):
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as log:
            new = [json.loads(line) for line in log if line.strip()]
        for test in new:
            test["suites"], name = split_name(test["name"])
            test["label"] = f"{name}, {label}"
        tests += new
    return tests


def show_points(test):
    """Meson shows the stderr of a failed test, but not what TAP says."""
    lines = (test.get("stdout") or "").splitlines()
    if any(line.startswith("not ok") for line in lines):
        print(f"\n{test['label']}:")
        told = [line for line in lines
                if line.startswith(("not ok", "#", "Bail out!"))]
        # One broken kernel can fail at every pixel.
        print("\n".join(told[:MOST_LINES_SHOWN]))


def kept_files(test):
    """What a failed test says that it keeps, to be looked at."""
    said = (test.get("stdout") or "") + (test.get("stderr") or "")
    return re.findall(r"^kept: (.+)$", said, re.MULTILINE)


def count(tests, never_skip, need):
    """Returns the names of passed, failed and skipped tests."""
    passed, failed, skipped = [], [], []
    ran = set()
    for test in tests:
        name, suites = test["label"], test["suites"]
        skip = test["result"] == "SKIP"
        if not skip:
            ran.update(suites)
        strict = never_skip.intersection(suites)
        if strict and (skip or skips_a_part(test)):
            failed.append(f"{name} (skipped, but must run here)")
        elif skip:
            skipped.append(name)
        elif test["result"] in PASSED:
            passed.append(name)
        else:
            failed.append(f"{name} ({test['result'].lower()})" + "".join(
                f"\n    see {path}" for path in kept_files(test)))
            show_points(test)
    failed += [f"suite {suite} (no test of it ran)"
               for suite in sorted(need - ran)]
    return passed, failed, skipped


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--never-skip", action="append", default=[])
    parser.add_argument("--need", action="append", default=[])
    parser.add_argument("--failed", action="append", default=[])
    parser.add_argument("logs", nargs="*")
    args = parser.parse_args()

    passed, failed, skipped = count(read_logs(args.logs),
                                    set(args.never_skip), set(args.need))
    failed += args.failed
    if not passed and not failed:
        failed.append("no test ran; are the suites' names right?")

    print()
    for name in skipped:
        print(f"skipped: {name}")
    for name in failed:
        print(f"failed: {name}")
    result = f"{len(passed)} passed, {len(failed)} failed"
    if skipped:
        result += f", {len(skipped)} skipped"
    print(result, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
