# SPDX-License-Identifier: LGPL-3.0-or-later
"""No #include points upwards or in a circle: a layer sees only those below."""

import posixpath
import re

import style

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:([<"])([^>"]+)[>"]|(\S+))',
                     re.MULTILINE)

C11 = {name + ".h" for name in """
    assert complex ctype errno fenv float inttypes iso646 limits locale math
    setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib
    stdnoreturn string tgmath threads time uchar wchar wctype""".split()}
# The core neither prints nor reads files, clocks, locales and signals.
NOT_IN_CORE = {"locale.h", "signal.h", "stdio.h", "threads.h", "time.h"}
PUBLIC = re.compile(r"noise-core/\w+\.(def|h)")

CORE_SYSTEM = {
    "noise-core/src/vec/": r"(immintrin|arm_neon|wasm_simd128)\.h",
    "noise-core/src/dispatch/":
        r"(cpuid|immintrin|sys/auxv|sys/sysctl|windows)\.h",
}

# For each layer, which is the beginning of its files' paths: the folders whose
# files it may include, and a pattern of the system headers that it may.  The
# first layer that fits a path counts.
LAYERS = {
    "noise-core/include/": (
        ["noise-core/include/"], r"std(bool|def|int)\.h"),
    **{layer: (["noise-core/include/", *style.CORE[:i + 1]],
               CORE_SYSTEM.get(layer, ""))
       for i, layer in enumerate(style.CORE)},
    "noise-core/pictures/": (
        ["noise-core/include/", "noise-core/pictures/", "data/presets/"], ""),
    "noise-core/files/": (
        ["noise-core/files/"],
        r"(stdio|zlib)\.h|(fcntl|sys/\w+|unistd)\.h|(io|process|windows)\.h"),
    "noise-core/tool/": (
        ["noise-core/include/", "noise-core/files/", "noise-core/pictures/",
         "noise-core/tool/"],
        r"(png|pthread|signal|stdio|tiffio|zlib)\.h"
        r"|(dirent|fcntl|getopt|mach-o/dyld|strings|sys/\w+|unistd)\.h"
        r"|(io|process|windows)\.h"),
    # Programs to start from, which use other libraries, too.
    "noise-core/example/": (["noise-core/include/"], r".*"),
    "noise-core/": (["noise-core/include/"], r"stdio\.h"),
    "data/presets/": (["noise-core/include/"], ""),
    "plugin/shared/": (
        ["plugin/shared/", "noise-core/files/", "noise-core/pictures/",
         "noise-core/include/"],
        r"(glib|gio|gmodule|gobject|gegl|babl).*|(fcntl|unistd)\.h"),
    "plugin/gegl/": (
        ["plugin/gegl/", "plugin/shared/", "noise-core/include/"],
        r"(glib|gio|gobject|gmodule|gegl|babl|operation).*"
        r"|(dlfcn|libintl|windows)\.h"),
    "plugin/drawing/": (
        ["plugin/drawing/", "plugin/gegl/operations/", "plugin/shared/",
         "noise-core/include/"],
        r"(glib|gio|gobject|gegl|babl|libgimp/gimp\.h|libintl).*"
        r"|(sys/prctl|unistd)\.h"),
    "plugin/widgets/": (
        ["plugin/widgets/", "plugin/drawing/", "plugin/shared/",
         "noise-core/include/"], r".*"),
    "plugin/gimp2/": (
        ["plugin/gimp2/", "plugin/widgets/", "plugin/drawing/",
         "plugin/shared/", "noise-core/include/"], r".*"),
    "plugin/gimp3/": (
        ["plugin/gimp3/", "plugin/widgets/", "plugin/drawing/",
         "plugin/shared/", "noise-core/include/"], r".*"),
}


def layer_of(name):
    return next((layer for layer in LAYERS if name.startswith(layer)), None)


def find(tree, name, target):
    """The project's file that an include names; None: it is a system header."""
    beside = posixpath.normpath(
        posixpath.join(posixpath.dirname(name), target))
    if beside in tree.files:
        return beside
    if PUBLIC.fullmatch(target):
        return "noise-core/include/" + target
    target = posixpath.normpath(target).lstrip("./")
    return next((file for file in tree.files
                 if file.endswith("/" + target) and layer_of(file)), None)


def system_header_is_allowed(layer, header):
    if re.fullmatch(LAYERS[layer][1], header):
        return True
    if layer == "noise-core/include/":
        return False
    forbidden = NOT_IN_CORE if layer.startswith("noise-core/") else set()
    return header in C11 - forbidden


def fault(tree, name, layer, target):
    file = find(tree, name, target)
    below, _ = LAYERS[layer]
    if file:
        if not file.startswith(tuple(below)):
            return f"{layer} must not know {file}"
    elif not system_header_is_allowed(layer, target):
        return f"{layer} must not know <{target}>"
    return None


def check(tree):
    complaints = []
    graph = {}
    for name in tree.ending(".c", ".h"):
        layer = layer_of(name)
        if not layer:
            continue
        if name.startswith("noise-core/src/") and layer not in style.CORE:
            complaints.append(f"{name}: put it into a folder of the core")
        text = tree.text(name)
        for match in INCLUDE.finditer(text):
            # A macro may choose among the core's own files only.
            if not match[3]:
                file = find(tree, name, match[2])
                if file:
                    graph.setdefault(name, set()).add(file)
            if match[3]:
                problem = (None if layer.startswith("noise-core/src/")
                           else f"name the file instead of {match[3]}")
            else:
                problem = fault(tree, name, layer, match[2])
            if problem:
                line = text.count("\n", 0, match.start()) + 1
                complaints.append(f"{name}:{line}: {problem}")
    circle = style.find_circle(graph)
    if circle:
        complaints.append(" includes ".join([*circle, circle[0]]))
    return complaints


def include(*targets):
    return "".join(f"#include {target}\n" for target in targets)


style.main(check, good={
    "noise-core/include/noise-core/noise.h": include("<stdint.h>"),
    "noise-core/src/lattice/a.h": include("<noise-core/noise.h>", "<math.h>"),
    "noise-core/src/params/t.c": include("<noise-core/a.def>"),
    "noise-core/src/color/a.c": include('"../lattice/a.h"', "NOISE_VEC"),
    "noise-core/src/vec/sse2.h": include("<immintrin.h>"),
    "noise-core/example/a.c": include("<noise-core/noise.h>", "<stdio.h>"),
    "plugin/shared/s.h": include("<glib.h>", "<noise-core/noise.h>"),
    "plugin/gegl/g.c": include('"s.h"', '"gegl-op.h"', "<dlfcn.h>"),
    "plugin/gimp3/p.c": include('"../shared/s.h"', "<libgimp/gimp.h>"),
    "plugin/gimp2/d.h": "",
    "tests/core/t.c": include('"../../noise-core/src/lattice/a.h"'),
}, bad=[
    ({"noise-core/src/plan/b.c": include("<glib.h>")}, "know <glib.h>"),
    ({"noise-core/src/plan/b.c": "\n# include <stdio.h>\n"}, "b.c:2: "),
    ({"noise-core/src/plan/b.c": include('"../../../plugin/shared/s.h"')},
     "plugin/shared/s.h"),
    ({"noise-core/src/plan/b.c": include('"s.h"')}, "plugin/shared/s.h"),
    ({"noise-core/src/plan/b.c": include("<immintrin.h>")}, "immintrin"),
    ({"noise-core/src/b.c": ""}, "into a folder of the core"),
    ({"noise-core/src/params/b.c": include('"../lattice/a.h"')},
     "lattice/a.h"),
    ({"noise-core/src/plan/b.h": include('"c.h"'),
      "noise-core/src/plan/c.h": include('"b.h"')},
     "b.h includes noise-core/src/plan/c.h includes"),
    ({"noise-core/include/noise-core/noise.h": include("<stdlib.h>")}, "stdlib"),
    ({"noise-core/example/b.c": include('"../src/lattice/a.h"')}, "src/lattice/a.h"),
    ({"noise-core/files/b.c": include("<noise-core/a.def>")}, "a.def"),
    ({"plugin/shared/b.c": include("<gtk/gtk.h>")}, "gtk/gtk.h"),
    ({"plugin/shared/b.c": include("<libgimp/gimp.h>")}, "libgimp/gimp.h"),
    ({"plugin/gegl/b.c": include("<libgimp/gimpui.h>")}, "libgimp"),
    ({"plugin/gegl/b.c": include("SOMETHING")}, "instead of SOMETHING"),
    ({"plugin/gegl/b.c": include('"../../noise-core/src/lattice/a.h"')}, "src/lattice/a.h"),
    ({"plugin/gimp3/b.c": include('"../gimp2/d.h"')}, "plugin/gimp2/d.h"),
    ({"plugin/gimp2/b.c": include('"g.c"')}, "plugin/gegl/g.c"),
    ({"plugin/gimp2/b.c": include('"color/a.c"')}, "color/a.c"),
])
