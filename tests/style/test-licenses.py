# SPDX-License-Identifier: LGPL-3.0-or-later
"""Every file has a license and a copyright, as REUSE wants it: reuse lint."""

import shutil

import style


def check(tree):
    if not shutil.which("reuse"):
        raise style.Skip("reuse is not installed")
    status, out, err = style.run("reuse", "--root", tree.root, "lint")
    problems = [line for line in err.splitlines() if "ERROR" in line]
    if status:
        # What is wrong stands above the summary, which counts it.
        problems += [line for line in out.partition("# SUMMARY")[0].splitlines()
                     if line.startswith(("#", "*", "'"))]
    return [f"{line}: see reuse lint" for line in problems]


WORDS = "SPDX-License-" "Identifier: "  # not this file's own
LICENSE = "Permission is granted.\n"
DEP5 = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: 2026 Somebody
License: MIT
"""
style.main(check, good={
    "LICENSES/MIT.txt": LICENSE, ".reuse/dep5": DEP5, "a.png": b"\x89PNG",
    "b.c": f"/* {WORDS}MIT */\n",
}, bad=[
    ({".reuse/dep5": DEP5.replace("*", "b.c")}, "a.png"),
    ({"LICENSES/MIT.txt": None}, "MIT"),
    ({"LICENSES/0BSD.txt": LICENSE}, "0BSD"),
    ({"b.c": f"/* {WORDS}0BSD */\n"}, "0BSD"),
])
