# SPDX-License-Identifier: LGPL-3.0-or-later
"""A switch over choices has no default, so that the compiler names a choice that
somebody adds without its case (-Werror=switch)."""

import re

import style

SWITCH = re.compile(r"^( *)switch \([^\n]*\) \{\n(.*?)^\1\}", re.M | re.S)
# The choices of the core and of the plug-ins; problems are reasons, not choices.
CHOICE = re.compile(r"^ *case (?:NOISE_(?!PROBLEM)|LATTICE_OUTPUT|LATTICE_ANCHOR|RESULT_)"
                    r"|^ *NOISE_[A-Z_]+\(\w+\)$", re.M)
# A default of its own, not of a switch within a case.
DEFAULT = r"^{}default:"


def faults(name, text):
    for found in SWITCH.finditer(text):
        indent, body = found.groups()
        if CHOICE.search(body) and re.search(DEFAULT.format(indent), body, re.M):
            number = text.count("\n", 0, found.start()) + 1
            yield f"{name}:{number}: a switch over choices has a default"


def check(tree):
    return [fault for name in tree.ending(".c", ".h")
            for fault in faults(name, tree.text(name))]


style.main(check, good={
    "a.c": "switch (mode) {\ncase NOISE_MODE_ADD:\n    break;\n}\n",
    "b.c": "switch (key) {\ncase GDK_KEY_Tab:\n    break;\ndefault:\n}\n",
}, bad=[
    ({"c.c": "\nswitch (mode) {\ncase NOISE_MODE_ADD:\n    break;\ndefault:\n}\n"},
     "c.c:2: a switch"),
    ({"d.h": "    switch (map) {\n        NOISE_MAPS(CASE)\n    default:\n    }\n"},
     "d.h:1: a switch"),
])
