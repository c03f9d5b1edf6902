# SPDX-License-Identifier: LGPL-3.0-or-later
"""Libraries export what they must, and nothing else.

Usage: test-symbols.py ROOT COMPILER CORE [MODULE]
CORE is noise-core as an archive or a shared library: its global names begin
with noise_.  MODULE is the GEGL module, which shows only its two entries and its version,
because GEGL opens modules with global symbols.
"""

import pathlib
import re
import sys
import tempfile

import style

ENTRIES = {"gegl_module_query", "gegl_module_register",
           "lattice_noise_version"}
# Names that compilers add for sanitizers and coverage.
ADDED = re.compile(r"_*(odr_)?(asan|gcov|llvm|sancov|tsan|ubsan)|_init$|_fini$")


def global_names(library):
    dynamic = [] if library.endswith((".a", ".o")) else ["--dynamic"]
    status, out, err = style.run("nm", *dynamic, "--extern-only",
                                 "--defined-only", library)
    if status:
        sys.exit(err.strip())
    lines = (line.split() for line in out.splitlines())
    names = {words[2] for words in lines if len(words) == 3}
    return {name for name in names if not ADDED.match(name)}


def check_core(library):
    names = global_names(library)
    base = pathlib.Path(library).name
    if not names:
        return [f"{base}: it exports nothing"]
    return [f"{base}: {name} is global without the prefix noise_"
            for name in sorted(names) if not name.startswith("noise_")]


def check_module(library):
    names = global_names(library)
    base = pathlib.Path(library).name
    return ([f"{base}: {name} is exported" for name in sorted(names - ENTRIES)]
            + [f"{base}: {name} is missing"
               for name in sorted(ENTRIES - names)])


def prove(compiler):
    """Builds small libraries that break the rules, and one that does not."""
    entries = "".join(f"void {name}(void) {{}}\n" for name in ENTRIES)
    cases = [
        (check_core, "int noise_a;\n", None),
        (check_core, "int noise_a, leaked;\n", "leaked is global"),
        (check_core, "static int a;\n", "exports nothing"),
        (check_module, entries, None),
        (check_module, entries + "int noise_a;\n", "noise_a is exported"),
        (check_module, "int noise_a;\n", "gegl_module_query is missing"),
    ]
    for function, code, expected in cases:
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder, "a.c")
            source.write_text(code, encoding="utf-8")
            library = str(source.with_suffix(".so"))
            status, _, err = style.run(*compiler, "-shared", "-fPIC", source,
                                       "-o", library)
            if status:
                sys.exit(err)
            complaints = function(library)
        found = [text for text in complaints if expected and expected in text]
        if bool(found) != bool(expected) or (complaints and not expected):
            sys.exit(f"the check fails: wanted {expected}, got {complaints}")


def main():
    compiler, core = sys.argv[2].split(), sys.argv[3]
    prove(compiler)
    complaints = check_core(core)
    for module in sys.argv[4:5]:
        complaints += check_module(module)
    print("\n".join(complaints))
    sys.exit(1 if complaints else 0)


main()
