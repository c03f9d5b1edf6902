# SPDX-License-Identifier: LGPL-3.0-or-later
"""No call of the core points upwards or in a circle, and no two of its files
have one name; and no function takes more than six arguments.

A folder calls its own functions and those of the folders before it; includes
alone do not prove that, as a header below may declare what is defined above.
A table of functions (dispatch/kernels_tmpl.c) names them without calling them.
"""

import posixpath
import re

import style

# A global function begins at the start of a line, below its type; one that is
# compiled for each instruction set has its name stamped.
DEFINED = re.compile(r"^(?:NOISE_STAMP\()?(noise_\w+)\)?\([^;{]*?\)\n\{",
                     re.MULTILINE)
# Any function, with its parameters, which may have parentheses themselves.
TAKES = re.compile(r"^(?:NOISE_STAMP\()?(\w+)\)?"
                   r"\(((?:[^;{}()]|\([^;{}()]*\))*)\)\n\{", re.MULTILINE)
ARGUMENTS_MAX = 6
CALL = re.compile(r"\b(noise_\w+)\)?\(")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def floor_of(name):
    return next((i for i, folder in enumerate(style.CORE)
                 if name.startswith(folder)), None)


def check_names(names):
    seen = {}
    for name in names:
        other = seen.setdefault(posixpath.basename(name), name)
        if other != name:
            yield f"{name}: is called as {other} is"


def check_arguments(codes):
    for name, code in codes.items():
        for function, parameters in TAKES.findall(code):
            n = re.sub(r"\([^()]*\)", "", parameters).count(",") + 1
            if n > ARGUMENTS_MAX:
                yield f"{name}: {function}() takes {n} arguments"


def calls(code):
    """The functions that code calls; several may stand in one line."""
    for match in CALL.finditer(code):
        start = code.rfind("\n", 0, match.start()) + 1
        if code[start:start + 1] in (" ", "\t"):
            yield match[1]


def check(tree):
    names = [name for name in tree.ending(".c", ".h")
             if floor_of(name) is not None]
    complaints = list(check_names(names))
    codes = {name: COMMENT.sub("", tree.text(name)) for name in names}
    complaints += check_arguments(codes)
    defined = {match[1]: name for name, code in codes.items()
               for match in DEFINED.finditer(code)}
    graph = {}
    for name, code in codes.items():
        for function in calls(code):
            home = defined.get(function, name)
            if home == name:
                continue
            graph.setdefault(name, set()).add(home)
            if floor_of(home) > floor_of(name):
                complaints.append(f"{name}: calls {function}() of {home}, "
                                  "which lies above it")
    circle = style.find_circle(graph)
    if circle:
        complaints.append(" calls ".join([*circle, circle[0]]))
    return complaints


A = "int\nnoise_a(int x)\n{\n    return x;\n}\n"
SEVEN = """static inline int
f(int a, int b, int c, int d, int e,
  int (*g)(int x, int y), int h)
{
"""
STAMPED = "int\nNOISE_STAMP(noise_b)(int x,\n    int y)\n{\n    return x;\n}\n"
FOLDER = "noise-core/src/"
style.main(check, good={
    FOLDER + "params/a.c": A,
    FOLDER + "plan/six.c": SEVEN.replace("int a, ", ""),
    FOLDER + "lattice/b.c": "int\nf(void)\n{\n    return noise_a(1);\n}\n",
    FOLDER + "color/b_tmpl.c": STAMPED,
    FOLDER + "dispatch/kernels.h": "int NOISE_STAMP(noise_b)(int x, int y);\n"
                                   "    .b = NOISE_STAMP(noise_b),\n",
}, bad=[
    ({FOLDER + "vec/v.c": "    y = noise_a(1);\n"}, "calls noise_a() of"),
    ({FOLDER + "vec/v.c": "    y = f(noise_z(), noise_a(1));\n"}, "noise_a"),
    ({FOLDER + "dispatch/d.c": "    NOISE_STAMP(noise_b)(1, 2);\n"}, "noise_b"),
    ({FOLDER + "params/c.c": "int\nnoise_c(void)\n{\n    noise_a(1);\n}\n",
      FOLDER + "params/a.c": A + "    noise_c();\n"}, "c.c calls"),
    ({FOLDER + "color/a.c": ""}, "is called as"),
    ({FOLDER + "color/c.c": SEVEN}, "f() takes 7 arguments"),
])
