# SPDX-License-Identifier: LGPL-3.0-or-later
"""The library's ABI as text, and how another library differs from it, by
abidw and abidiff (Debian: abigail-tools)."""

import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
KEPT = HERE / "noise-core.abi"
HEADERS = HERE.parent.parent.parent / "noise-core" / "include"

# What abidiff's exit status says: bits 0 and 1 are failures of its own.
FAILED = 3
CHANGED = 4


def describe(library, headers=HEADERS):
    """Returns the text of the library's ABI: all that programs get to know by
    the headers.  Opaque types, places in sources and paths are left out."""
    return subprocess.run(
        ["abidw", "--headers-dir", headers, "--drop-private-types",
         "--exported-interfaces-only", "--drop-undefined-syms",
         "--no-write-default-sizes", "--no-parameter-names", "--no-show-locs",
         "--no-corpus-path", "--no-comp-dir-path", "--no-elf-needed", library],
        check=True, capture_output=True, encoding="utf-8").stdout


def differences(kept, library, *options):
    """Returns what abidiff says of a library beside a kept ABI, or ""."""
    done = subprocess.run(["abidiff", *options, kept, library],
                          check=False, capture_output=True, encoding="utf-8")
    if done.returncode & FAILED:
        raise RuntimeError(f"abidiff: {done.stdout}{done.stderr}")
    return done.stdout if done.returncode & CHANGED else ""


def breaks(kept, library):
    """What differs otherwise than by functions that are new."""
    return differences(kept, library, "--no-added-syms")


def soname(text):
    return re.search(r"\bsoname='([^']*)'", text)[1]
