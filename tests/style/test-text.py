# SPDX-License-Identifier: LGPL-3.0-or-later
"""Every text file is plain UTF-8, without invisible characters, tabs or blanks
at the ends of lines."""

import unicodedata

import style

BINARY = (".png", ".jpg", ".webp", ".ico", ".xcf", ".gz", ".bin")

# Invisible although Unicode does not class them as format characters: fillers,
# line separators and variation selectors.
UNSEEN = {0x115F, 0x1160, 0x3164, 0xFFA0, 0x034F, 0x2028, 0x2029}
UNSEEN.update(range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))

# Typography that a language may ask for, in translations only.
TRANSLATIONS = (".po", ".pot")
NO_BREAK_SPACES = {0x00A0, 0x202F}

# Make begins commands with a tab.
MAKEFILES = ("debian/rules",)


def is_unseen(char, name):
    code = ord(char)
    if code in NO_BREAK_SPACES:
        return not name.endswith(TRANSLATIONS)
    return code in UNSEEN or unicodedata.category(char) in (
        "Cc", "Cf", "Cn", "Co", "Cs")


def faults(name, line):
    if line.endswith("\r"):
        yield "a carriage return"
        line = line[:-1]
    if "\t" in line.removeprefix("\t" if name in MAKEFILES else ""):
        yield "a tab; indent with spaces"
    if line != line.rstrip(" \t"):
        yield "blanks at the end of the line"
    for char in line:
        if char != "\t" and is_unseen(char, name):
            yield f"the unseen character U+{ord(char):04X}"


def check(tree):
    complaints = []
    for name in tree.files:
        if name.endswith(BINARY):
            continue
        try:
            text = tree.bytes(name).decode("utf-8")
        except UnicodeDecodeError as error:
            complaints.append(f"{name}: not UTF-8 at byte {error.start}")
            continue
        for number, line in enumerate(text.split("\n"), 1):
            complaints += [f"{name}:{number}: {fault}"
                           for fault in faults(name, line)]
        if text and not text.endswith("\n"):
            complaints.append(f"{name}: the last line does not end")
        if text.endswith("\n\n"):
            complaints.append(f"{name}: empty lines at the end")
    return complaints


style.main(check, good={"a.c": "int grün;\n", "po/fr.po": "a\u00a0: b\n",
                        "a.png": b"\x89\x00\xff",
                        "debian/rules": "a:\n\tb\n"}, bad=[
    ({"b.c": "int x; \n"}, "b.c:1: blanks"),
    ({"b.c": "\tint x;\n"}, "b.c:1: a tab"),
    ({"debian/rules": "a:\n\tb\tc\n"}, "debian/rules:2: a tab"),
    ({"b.c": "\n\nint x;\r\n"}, "b.c:3: a carriage return"),
    ({"b.c": "int x;"}, "b.c: the last line"),
    ({"b.c": "int x;\n\n"}, "b.c: empty lines"),
    ({"b.c": "int \u202ex;\n"}, "U+202E"),
    ({"b.md": "a\u200bb\n"}, "U+200B"),
    ({"b.md": "\ufeffb\n"}, "U+FEFF"),
    ({"b.md": "a\u00a0b\n"}, "U+00A0"),
    ({"b.md": "a\ufe0fb\n"}, "U+FE0F"),
    ({"b.md": "a\x1bb\n"}, "U+001B"),
    ({"b.c": b"\xff\n"}, "b.c: not UTF-8"),
])
