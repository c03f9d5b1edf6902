# SPDX-License-Identifier: LGPL-3.0-or-later
"""Sums Meson's test logs and prints the result alone on the last line."""

import argparse
import json
import os
import re
import sys

PASSED = {"OK", "EXPECTEDFAIL"}


def suites_of(name):
    """Meson names a test "project:suite+suite / test"."""
    place = name.split(" / ")[0]
    return place.split(":")[1].split("+") if ":" in place else []


def skips_a_part(test):
    """A TAP test counts as passed even when it skipped some of its points."""
    return re.search(r"^ok\b.*# *skip", test.get("stdout") or "",
                     re.IGNORECASE | re.MULTILINE) is not None


def read_logs(paths):
    tests = []
    for path in paths:
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as log:
            tests += [json.loads(line) for line in log if line.strip()]
    return tests


def count(tests, never_skip, need):
    """Returns the names of passed, failed and skipped tests."""
    passed, failed, skipped = [], [], []
    ran = set()
    for test in tests:
        name, suites = test["name"], suites_of(test["name"])
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
            failed.append(f"{name} ({test['result'].lower()})")
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
