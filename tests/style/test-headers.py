# SPDX-License-Identifier: LGPL-3.0-or-later
"""Each public header compiles alone, twice, as C11 and as C++11.

Usage: test-headers.py ROOT [C-COMPILER]
"""

import shutil
import sys
import tempfile

import style

FOLDER = "noise-core/include/"
FLAGS = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only"]

c_compiler = sys.argv[2].split() if len(sys.argv) > 2 else ["cc"]


def cxx_compiler():
    """clang compiles C++ that needs no library of C++."""
    if shutil.which("g++"):
        return ["g++"]
    if shutil.which("clang"):
        return ["clang", "-nostdinc++"]
    raise style.Skip("neither g++ nor clang is installed")


def compile_alone(command, header, include):
    with tempfile.NamedTemporaryFile("w", suffix=".c") as source:
        source.write(f"#include <{header}>\n#include <{header}>\n"
                     "extern int nothing;\n")
        source.flush()
        status, _, err = style.run(*command, *FLAGS, "-I", include,
                                   source.name)
    return err.strip() if status else None


def check(tree):
    complaints = []
    languages = {"C11": [*c_compiler, "-x", "c", "-std=c11"],
                 "C++11": [*cxx_compiler(), "-x", "c++", "-std=c++11"]}
    for name in tree.ending(".h"):
        if not name.startswith(FOLDER):
            continue
        header = name[len(FOLDER):]
        for language, command in languages.items():
            errors = compile_alone(command, header, tree.root / FOLDER)
            if errors:
                complaints.append(f"{name}: not {language} by itself\n{errors}")
    return complaints


A = FOLDER + "noise-core/a.h"
style.main(check, good={A: "#pragma once\ntypedef int a;\n"}, bad=[
    ({A: "int noise_f(size_t n);\n"}, "not C11"),
    ({A: "#pragma once\nint noise_f(int class);\n"}, "not C++11"),
    ({A: "struct A { int x; };\n"}, "not C11"),
])
