# SPDX-License-Identifier: LGPL-3.0-or-later
"""make-site.py --root ROOT --output FOLDER --cmark CMARK --tool TOOL
             --mogrify MOGRIFY --version VERSION
             [--api DOXYGEN DOXYFILE] [--wasm BUILD NODE] [--draft]

Writes the site into a folder: the documents of the repository ROOT as pages, by
cmark-gfm, and a gallery of all presets, which TOOL, our command line, draws.
Nothing is fetched from elsewhere when a page is read, and all links are
relative, so that the site works from any address and from a disk.  --api also
makes the reference of the library, and --wasm a playground and spheres, where BUILD, a
command, builds the library for them and prints the file.  A draft has small pictures
in the gallery, and takes a third of the time."""

import argparse
import html
import pathlib
import re
import shutil
import subprocess

import gallery
import links
import playground

SITE = pathlib.Path(__file__).resolve().parent
NAME = "Lattice Noise"
DRAFT = 3  # by how much its pictures are smaller
LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский",
             "zh_CN": "简体中文"}

# What stands at the top of every page: address and name.
PLACES = [("gallery.html", "Gallery"), ("playground.html", "Playground"),
          ("install.html", "Install"),
          ("guide.html", "Guide"), ("scripting.html", "Scripts"),
          ("parameters.html", "Parameters"),
          ("algorithms.html", "Algorithms"), ("layers.html", "Layers"),
          ("materials.html", "Materials"), ("library.html", "Library")]

PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<meta name="description" content="{description}">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{description}">
<meta property="og:type" content="website">
<link rel="icon" href="{root}icon.svg">
<link rel="stylesheet" href="{root}style.css">
</head>
<body class="{kind}">
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home-link" href="{root}index.html"><img src="{root}icon.svg" alt="" \
width="36" height="36">Lattice Noise</a>
<nav aria-label="Pages">{places}</nav>
</header>
{contents}<main id="content">
{body}</main>
<footer>
<p>Lattice Noise {version}. <a href="{root}news.html">News</a>. \
<a href="{root}reporting.html">Report a bug</a>. Licenses: \
noise-core MIT, the rest LGPL-3.0-or-later.</p>
</footer>
</body>
</html>
"""
INDEX = """<div class="hero">
{lead}</p>
<p class="actions"><a href="gallery.html">See all presets</a> \
<a href="install.html">Download</a></p>
{picture}</p>
</div>
<div class="about">
{rest}</div>
<section class="ways">
{ways}</section>
"""

# Pages that are mostly a table.
WIDE = ["parameters.html"]
FEWEST_IN_CONTENTS = 4

# Letters of what a page is about, at least and at most.
DESCRIPTION_LEAST, DESCRIPTION = 30, 160
PICTURE = re.compile(r'<img src="((?:\.\./)?images/([^"]+))"')


class Site:
    def __init__(self, options):
        self.options = options
        self.root, self.output = options.root.resolve(), options.output
        self.links = links.Links(self.root, has_api=options.api is not None)
        self.sizes = self.measure(self.root / "docs/images")
        self.wasm = self.build_wasm()

    def build_wasm(self):
        """The library for the playground; None if it cannot be built here."""
        if self.options.wasm is None:
            return None
        built = subprocess.run(self.options.wasm[:1], stdout=subprocess.PIPE,
                               encoding="utf-8", check=False)
        if built.returncode != 0:
            print("The site has neither playground nor spheres.")
            return None
        return pathlib.Path(built.stdout.strip())

    def measure(self, folder):
        """{name: (width, height)} of pictures; of a moving one, the first."""
        identify = pathlib.Path(self.options.mogrify).with_name("identify")
        lines = subprocess.run(
            [identify, "-format", "%f %w %h\n",
             *(f"{path}[0]" for path in sorted(folder.iterdir()))],
            check=True, capture_output=True, encoding="utf-8").stdout
        return {name: (width, height) for name, width, height in
                map(str.split, lines.splitlines())}

    def lazy(self, body):
        """The body with pictures that load when they are scrolled to, and keep
        their places until then."""
        def sized(match):
            width, height = self.sizes[match[2]]
            return f'{match[0]} width="{width}" height="{height}" loading="lazy"'
        return PICTURE.sub(sized, body)

    @staticmethod
    def describe(body):
        """What a page is about: its first words that are a paragraph or a point
        of a list, no line above something, cut to fit."""
        told = [" ".join(html.unescape(re.sub("<[^>]*>", "", words)).split())
                for words in re.findall(r"<(?:p|li)>(.*?)</(?:p|li)>", body,
                                        re.DOTALL)]
        words = next(words for words in told if len(words) > DESCRIPTION_LEAST
                     and words[0] != "(" and words[-1] not in ":\uff1a")
        return html.escape(words if len(words) <= DESCRIPTION
                           else words[:DESCRIPTION - 3] + "...")

    def read(self, name):
        return (self.root / name).read_text(encoding="utf-8")

    def body(self, source, address, text=None, english=None):
        """The title and the HTML of a document, or of a part of it."""
        title, body = links.make_page.make_body(
            self.options.cmark, self.read(source) if text is None else text,
            english)
        body = body.replace("<!-- raw HTML omitted -->\n", "")
        return title, self.links.rewrite(body, source, address)

    @staticmethod
    def scrollable(body):
        """The body with long lines of code that can be scrolled by keyboard."""
        return body.replace("<pre>", '<pre tabindex="0">')

    def write(self, address, title, body, kind="page", language="en"):
        path = self.output / address
        path.parent.mkdir(parents=True, exist_ok=True)
        root = "../" * address.count("/")
        places = "".join(
            f'<a href="{root}{place}"'
            f'{" aria-current=page" * (place == address)}>{name}</a>'
            for place, name in PLACES
            if place != "playground.html" or self.wasm is not None)
        plain = re.sub("<[^>]*>", "", title)
        contents = self.contents(body)
        path.write_text(PAGE.format(
            body=self.scrollable(self.lazy(body)), contents=contents,
            description=self.describe(body),
            kind=kind + " has-contents" * bool(contents),
            language=language.replace("_", "-"), places=places, root=root,
            title=plain if plain == NAME else f"{plain} - {NAME}",
            version=html.escape(self.options.version)), encoding="utf-8")

    @staticmethod
    def contents(body):
        """Links to the sections of a page that has many."""
        sections = re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', body)
        if len(sections) < FEWEST_IN_CONTENTS:
            return ""
        return ('<nav class="contents" aria-label="On this page">' + "".join(
            f'<a href="#{name}">{re.sub("</?a[^>]*>", "", words)}</a>'
            for name, words in sections) + "</nav>\n")

    def write_document(self, source, address):
        kind = "page wide" if address in WIDE else "page"
        self.write(address, *self.body(source, address), kind)

    def write_index(self):
        """The home page is what the README has before its first section, and
        where to go from there."""
        first = self.read("README.md").partition("\n## ")[0]
        title, body = self.body("README.md", "index.html", first)
        lead, picture, rest = body.split("</p>\n", 2)
        _, ways = self.body("docs/site/index.md", "index.html")
        self.write("index.html", title, INDEX.format(
            lead=lead, picture=picture, rest=rest, ways=ways), "index")

    def write_guides(self):
        """The guide in each language, with links from each to the others."""
        english = self.read("docs/guide.md")
        for language in LANGUAGES:
            folder = "" if language == "en" else f"{language}/"
            address = f"{folder}guide.html"
            title, body = self.body(
                f"docs/{folder}guide.md", address,
                english=None if language == "en" else english)
            self.write(address, title, body.replace(
                "</h1>\n", "</h1>\n" + self.languages(language), 1),
                language=language)

    @staticmethod
    def languages(language):
        root = "" if language == "en" else "../"
        others = " ".join(
            f'<a lang="{tag}" hreflang="{tag}" href="{root}'
            f'{"" if other == "en" else other + "/"}guide.html">{name}</a>'
            for other, name in LANGUAGES.items() if other != language
            for tag in [other.replace("_", "-")])
        return f'<p class="languages">{others}</p>\n'

    def write_gallery(self):
        spheres = self.wasm and [self.options.wasm[1], SITE / "sphere.js",
                                 self.wasm]
        looks = gallery.Looks(self.options.tool, self.root / "data/presets",
                              spheres, DRAFT if self.options.draft else 1)
        print("Drawing the gallery: this takes minutes", flush=True)
        looks.draw(self.output / "looks", self.options.mogrify)
        self.write("gallery.html", "Gallery", looks.html(), "gallery")
        if self.wasm is not None:
            playground.write_files(self.wasm, self.output)
            self.write("playground.html", "Playground",
                       playground.page(looks.groups, self.options.tool), "gallery")

    def copy_files(self):
        shutil.copy(self.root / "data/org.gimp.GIMP.Plugin.LatticeNoise.svg",
                    self.output / "icon.svg")
        for name in ("style.css", "gallery.js"):
            shutil.copy(SITE / name, self.output)
        shutil.copytree(self.root / "docs/images", self.output / "images")

    def write_api(self):
        doxygen, doxyfile = self.options.api
        subprocess.run(
            [doxygen, "-"], check=True, encoding="utf-8",
            input=pathlib.Path(doxyfile).read_text(encoding="utf-8") +
            f'OUTPUT_DIRECTORY = "{self.output / "api"}"\n'
            f'HTML_FOOTER = "{SITE / "api-footer.html"}"\n')

    def make(self):
        # A site made anew has nothing left of an older one.
        shutil.rmtree(self.output, ignore_errors=True)
        self.output.mkdir(parents=True)
        self.copy_files()
        self.write_index()
        self.write_guides()
        for source, address in links.DOCUMENTS.items():
            self.write_document(source, address)
        self.write_gallery()
        if self.options.api:
            print("Making the reference of the library", flush=True)
            self.write_api()


def main():
    parser = argparse.ArgumentParser()
    for name in ("root", "output", "tool"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    for name in ("cmark", "mogrify", "version"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--api", nargs=2)
    parser.add_argument("--wasm", nargs=2)
    parser.add_argument("--draft", action="store_true")
    options = parser.parse_args()
    Site(options).make()
    print(f"{options.output}/index.html")


if __name__ == "__main__":
    main()
