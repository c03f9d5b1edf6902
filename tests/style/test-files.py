# SPDX-License-Identifier: LGPL-3.0-or-later
"""Each source names its license; each folder has a readme; sources that pages name
are there; and pictures are small, because the history keeps each version of them."""

import posixpath
import re

import style

CORE_LICENSE = "MIT"
CORE = "noise-core/", "bindings/"
LICENSE = "LGPL-3.0-or-later"

SOURCES = (".c", ".cpp", ".def", ".h", ".py", ".scm", ".sh", ".build")
NAMES = ("meson_options.txt", ".clang-format", ".editorconfig", ".gitignore")
# In two parts, so that nobody takes the line for this file's license.
WORDS = "SPDX-License-" "Identifier: "
TAG = re.compile(WORDS + r"([\w.+-]+)")


# Readmes with another name, which Debian gives them.
READMES = {"debian": "README.source"}


# Sources that a page names, and those that tools/amalgamate and tools/build-wasm
# write.
NAMED = re.compile(r"`([\w./-]+\.(?:c|h|js|py|scm))`")
WRITTEN = {"presets.js"} | {
    f"noise-{name}.{kind}" for name in ("core", "presets") for kind in "ch"}


def is_there(tree, page, source):
    """Whether a source is there that a page names: by its path from the root or
    the page's folder, or by its end; in a readme, a name alone is of a file in or
    below the readme's folder."""
    folder = posixpath.dirname(page)
    if posixpath.normpath(posixpath.join(folder, source)) in tree.files:
        return True
    is_near = page.endswith("README.md") and "/" not in source
    below = f"{folder}/" if is_near and folder else ""
    return any(name.startswith(below) and f"/{name}".endswith(f"/{source}")
               for name in tree.files)


def check_named(tree, page):
    text = tree.text(page)
    for match in NAMED.finditer(text):
        source = match[1]
        # NAME stands for any name, and a lone ending for all files with it.
        if "NAME" in source or source[0] in "._" and source[1] != "." or \
                source in WRITTEN or is_there(tree, page, source):
            continue
        line = text.count("\n", 0, match.start()) + 1
        yield f"{page}:{line}: {source} is not there"


def is_source(tree, name):
    return (name.endswith(SOURCES) or name.split("/")[-1] in NAMES
            or tree.bytes(name).startswith(b"#!"))


def check_source(tree, name):
    # The line may come after "#!".
    tag = TAG.search("\n".join(tree.text(name).splitlines()[:2]))
    wanted = CORE_LICENSE if name.startswith(CORE) else LICENSE
    if not tag:
        yield f"{name}: begin it with {WORDS}{wanted}"
    elif tag[1] != wanted:
        yield f"{name}: its license is {wanted}, not {tag[1]}"
    elif f"LICENSES/{wanted}.txt" not in tree.files:
        yield f"{name}: LICENSES/{wanted}.txt is missing"


def needs_readme(folder):
    """Whether a folder needs a readme: those at the root and those right below
    plugin and tests do; the readme above describes deeper ones."""
    parts = folder.split("/")
    if folder == "LICENSES" or parts[0].startswith("."):
        return False
    return len(parts) == 1 or (len(parts) == 2
                               and parts[0] in ("plugin", "tests"))


PICTURES = (".jpg", ".png", ".webp", ".gif")
MOST_BYTES = 300_000


def check_picture(tree, name):
    n_bytes = len(tree.bytes(name))
    if n_bytes > MOST_BYTES:
        yield (f"{name}: it has {n_bytes:,} bytes, of {MOST_BYTES:,} at most: make "
               "it smaller, or let a command draw it")


def check(tree):
    complaints = []
    folders = {""}
    for name in tree.files:
        parts = name.split("/")[:-1]
        folders.update("/".join(parts[:n]) for n in range(1, len(parts) + 1))
        if is_source(tree, name):
            complaints += check_source(tree, name)
        if name.endswith(PICTURES):
            complaints += check_picture(tree, name)
        # What guides name is the reader's own.
        if name.endswith(".md") and not name.endswith("guide.md"):
            complaints += check_named(tree, name)
    for folder in sorted(folders):
        name = READMES.get(folder, "README.md")
        readme = f"{folder}/{name}".lstrip("/")
        if (folder == "" or needs_readme(folder)) and readme not in tree.files:
            complaints.append(f"{readme}: is missing")
    return complaints


SPDX = f"# {WORDS}LGPL-3.0-or-later\n"
MIT = f"/* {WORDS}MIT */\n"
style.main(check, good={
    "README.md": "a\n", "LICENSES/MIT.txt": "a\n", "tools/README.md": "a\n",
    "LICENSES/LGPL-3.0-or-later.txt": "a\n", "tools/lib/a.sh": SPDX,
    "docs/README.md": "`tools/lib/b.py`, `../tools/lib/b.py`, `NAME.c`, `_tmpl.c`\n",
    "docs/a.md": "`b.py`, `lib/b.py`, `noise-core.c`\n", "tools/lib/b.py": SPDX,
    "noise-core/README.md": "`a.c`\n", "noise-core/src/a.c": MIT,
}, bad=[
    ({"b.c": "int x;\n"}, "b.c: begin it"),
    ({"tools/b": "#!/bin/sh\n"}, "tools/b: begin it"),
    ({"b.c": MIT}, "b.c: its license is LGPL"),
    ({"noise-core/src/b.py": SPDX}, "its license is MIT"),
    ({"LICENSES/MIT.txt": None}, "LICENSES/MIT.txt is missing"),
    ({"b.c": "\n" * 3 + SPDX}, "b.c: begin it"),
    ({"README.md": None}, "README.md: is missing"),
    ({"plugin/README.md": "a\n", "plugin/x/a.c": SPDX}, "plugin/x/README.md"),
    ({"docs/README.md": None}, "docs/README.md"),
    ({"docs/a.png": "a" * (MOST_BYTES + 1)}, "a.png: it has 300,001 bytes"),
    ({"docs/README.md": "`b.py`\n"}, "docs/README.md:1: b.py is not there"),
    ({"docs/a.md": "a\n`c.py`\n"}, "docs/a.md:2: c.py is not there"),
    ({"docs/a.md": "`tools/b.py`\n"}, "tools/b.py is not there"),
    ({"noise-core/README.md": "`b.py`\n"}, "noise-core/README.md:1: b.py"),
    ({"debian/README.md": "a\n"}, "debian/README.source"),
])
