# SPDX-License-Identifier: LGPL-3.0-or-later
"""Finds the blocks of code in documents, and the commands in them."""

import re
import subprocess
import xml.etree.ElementTree as tree

import limits
import needs

COMMONMARK = "{http://commonmark.org/xml/1.0}"


def _texts(path, kind):
    needs.need("cmark-gfm")
    page = subprocess.run(
        ["cmark-gfm", "--extension", "table", "--to", "xml", path], check=True,
        capture_output=True, timeout=limits.SECONDS).stdout
    return [element.text for element in
            tree.fromstring(page).iter(COMMONMARK + kind)]


def of_markdown(path):
    """Returns the blocks of a document, from top to bottom."""
    return _texts(path, "code_block")


def codes_of_markdown(path):
    """Returns the code within sentences; line ends in it become spaces."""
    return [" ".join(text.split()) for text in _texts(path, "code")]


def of_man(path):
    """Returns the literal blocks of a man page in mdoc."""
    return [block.replace("\\e\n", "\\\n") for block in re.findall(
        r"^\.Bd -literal.*?\n(.*?)^\.Ed", path.read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE)]


def commands(block):
    """Returns the commands of a shell block; a line that ends in \\ continues."""
    return re.findall(r"(?:[^\\\n]|\\\n)+", block)
