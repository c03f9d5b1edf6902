# SPDX-License-Identifier: LGPL-3.0-or-later
"""The site, made into a temporary folder, and what is on its pages.

Each test takes BUILD_DIR and the command that makes the site."""

import functools
import html.parser
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "python"))
import checked  # noqa: E402
import needs  # noqa: E402, F401 (tests take it from here)

build = pathlib.Path(sys.argv[1])
MAKE = sys.argv[2:]

# Doxygen's pages, which it makes as it likes.
API = "api"


class Page(html.parser.HTMLParser):
    """What a page links to and shows."""

    def __init__(self, path):
        super().__init__()
        self.ids, self.links, self.sources = [], [], []
        self.pictures, self.language, self.codes = [], None, []
        self.blocks = []
        self.about = {}
        self._code = None
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        # Doxygen marks places by names, too.
        self.ids += [given[key] for key in ("id", "name")
                     if key in given and (key == "id" or tag == "a")]
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif "href" in given:
            self.sources.append(given["href"])
        if "src" in given:
            self.sources.append(given["src"])
        if tag == "meta" and "content" in given:
            self.about[given.get("name", given.get("property"))] = \
                given["content"]
        if tag == "img":
            self.pictures.append(given)
        if tag == "pre":
            self.blocks.append(given)
        if tag == "html":
            self.language = given.get("lang")
        if tag == "code":
            self._code = ""

    def handle_data(self, data):
        if self._code is not None:
            self._code += data

    def handle_endtag(self, tag):
        if tag == "code":
            self.codes.append(self._code)
            self._code = None


class Site:
    def __init__(self, folder):
        self.folder = folder
        self.pages = {path.relative_to(folder).as_posix(): Page(path)
                      for path in sorted(folder.rglob("*.html"))}
        self.own = {name: page for name, page in self.pages.items()
                    if not name.startswith(f"{API}/")}


@functools.cache
def make_site():
    """The site, made once for all tests of a file."""
    temporary = tempfile.TemporaryDirectory(prefix="lattice-noise-")
    unittest.addModuleCleanup(temporary.cleanup)
    # A blank and an umlaut, as people's folders have them.
    folder = pathlib.Path(temporary.name) / "a site, schön"
    subprocess.run([*MAKE, "--output", folder], check=True,
                   stdin=subprocess.DEVNULL, timeout=900)
    return Site(folder)


class TestCase(checked.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = make_site()


def main():
    checked.main()
