# SPDX-License-Identifier: LGPL-3.0-or-later
"""clang-format would change no C file.

Versions of clang-format disagree in details; version 14 decides.
"""

import re
import shutil

import style

DECIDES = 14

STYLE = ("BasedOnStyle: LLVM\nIndentWidth: 4\n"
         "AlwaysBreakAfterReturnType: AllDefinitions\n")


def clang_format():
    program = shutil.which(f"clang-format-{DECIDES}")
    if program:
        return program
    program = shutil.which("clang-format")
    if not program:
        raise style.Skip(f"clang-format {DECIDES} is not installed")
    _, out, _ = style.run(program, "--version")
    version = re.search(r"version (\d+)", out)
    if not version or int(version[1]) != DECIDES:
        raise style.Skip(f"clang-format {DECIDES} decides; this is "
                         + out.strip())
    return program


def check(tree):
    program = clang_format()
    names = tree.ending(".c", ".cpp", ".def", ".h")
    if not names:
        return []
    _, _, err = style.run(program, "--dry-run", "--style=file", *names,
                          cwd=tree.root)
    complaints = []
    for line in err.splitlines():
        place = re.match(r"(.+?:\d+):\d+: warning: ", line)
        if place:
            complaints.append(place[1] + ": run clang-format -i on it")
        elif line.startswith("Error") or "error:" in line:
            complaints.append(line)
    # clang-format names a line once for each blank that it would change.
    return list(dict.fromkeys(complaints))


GOOD = """int
main(void) {
    return 0;
}
"""
style.main(check, good={".clang-format": STYLE, "a.c": GOOD}, bad=[
    ({"b.c": "int x  = 1;\n"}, "b.c:1"),
    ({"b.def": "ROW(one,  1)\nROW(two, 2)\n"}, "b.def:1"),
    ({"sub/b.h": "int\nf(void) {\n  return 0;\n}\n"}, "sub/b.h:2"),
    ({".clang-format": "NoSuchKey: 1\n"}, "Error reading"),
])
