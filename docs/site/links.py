# SPDX-License-Identifier: LGPL-3.0-or-later
"""Where the documents of the repository are in the site, and their links."""

import importlib
import os
import pathlib
import re
import sys
import urllib.parse

HELP = pathlib.Path(__file__).resolve().parent.parent / "help"
sys.path.insert(0, str(HELP))
make_page = importlib.import_module("make-page")

# Documents that become a page each, and the addresses of these.
DOCUMENTS = {
    "docs/install.md": "install.html",
    "docs/presets.md": "presets.html",
    "docs/scripting.md": "scripting.html",
    "docs/algorithms.md": "algorithms.html",
    "docs/layers.md": "layers.html",
    "docs/materials.md": "materials.html",
    "docs/programs.md": "programs.html",
    "docs/parameters.md": "parameters.html",
    "docs/exactness.md": "exactness.html",
    "docs/performance.md": "performance.html",
    "docs/decisions.md": "decisions.html",
    "docs/reporting.md": "reporting.html",
    "SECURITY.md": "security.html",
    "NEWS.md": "news.html",
    "noise-core/README.md": "library.html",
    "noise-core/example/README.md": "examples.html",
}
ADDRESSES = {
    **DOCUMENTS,
    "README.md": "index.html",
    "docs/guide.md": "guide.html",
    "docs/de/guide.md": "de/guide.html",
    "docs/ru/guide.md": "ru/guide.html",
    "docs/zh_CN/guide.md": "zh_CN/guide.html",
    # What has no page of its own is told there.
    "data/presets": "gallery.html",
    "noise-core/include/noise-core/parameters.def": "parameters.html",
    "noise-core/tool": "scripting.html#without-gimp",
}
# Pages of Doxygen's.
API_ADDRESSES = {f"noise-core/include/noise-core/{name}.h": f"api/{name}_8h.html"
                 for name in ("noise", "layers")}

LINK = re.compile(r'<a href="([^"]*)">(.*?)</a>', re.DOTALL)
PICTURE = re.compile(r'<img src="([^"]*)"')


class Links:
    def __init__(self, root, has_api):
        self.root = root
        self.addresses = {**ADDRESSES, **(API_ADDRESSES if has_api else {})}

    def find(self, link, source):
        """The file that a link of a document leads to, by its path from the
        root, and the place in it."""
        link, _, place = link.partition("#")
        path = os.path.normpath(os.path.join(
            os.path.dirname(source), urllib.parse.unquote(link)))
        if not (self.root / path).exists():
            sys.exit(f"{source}: the link {link} leads nowhere")
        return path, place

    def title(self, path):
        """What a document calls itself, for links that have only its name."""
        text = (self.root / path).read_text(encoding="utf-8")
        return re.search(r"^# (.*)", text, re.MULTILINE)[1]

    def rewrite(self, body, source, address):
        """Lets the links of a document lead to pages of the site, and pictures
        be found there.  Of links to other files of the repository only the
        words stay."""
        here = os.path.dirname(address)

        def link(match):
            target, words = match[1], match[2]
            if target.startswith(("#", "https:")):
                return match[0]
            path, place = self.find(target, source)
            if path not in self.addresses:
                return words
            there = os.path.relpath(self.addresses[path], here or ".")
            if words.endswith(".md"):
                words = self.title(path)
            return f'<a href="{there}{"#" * bool(place)}{place}">{words}</a>'

        def picture(match):
            path, _ = self.find(match[1], source)
            there = os.path.relpath(path, "docs")
            if not there.startswith("images/"):
                sys.exit(f"{source}: {match[1]} is not in docs/images")
            return f'<img src="{os.path.relpath(there, here or ".")}"'

        return PICTURE.sub(picture, LINK.sub(link, body))
