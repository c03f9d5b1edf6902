# SPDX-License-Identifier: LGPL-3.0-or-later
"""make-site.py DOCS OUTPUT CMARK TOOL ICON

Writes the site into the folder OUTPUT: the pages of the folder DOCS as HTML,
by cmark-gfm, and a gallery of all presets, which TOOL, our command line, lists
and draws.  Nothing is fetched from elsewhere when a page is read."""

import html
import importlib
import pathlib
import shutil
import subprocess
import sys

SITE = pathlib.Path(__file__).parent
sys.path.insert(0, str(SITE.parent / "help"))
page_maker = importlib.import_module("make-page")

PAGES = ["guide", "presets", "scripting", "algorithms", "parameters",
         "exactness", "performance"]
# What stands at the top of every page: address and name.
PLACES = [("gallery.html", "Gallery"), ("guide.html", "Guide"),
          ("scripting.html", "Scripts"), ("parameters.html", "Parameters"),
          ("algorithms.html", "Algorithms"),
          ("performance.html", "Performance"), ("api/noise_8h.html", "Library")]

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="style.css">
</head>
<body>
<nav><strong><a href="index.html"><img src="icon.svg" alt="">Lattice Noise</a>\
</strong>{places}</nav>
<main{attributes}>
{body}</main>
</body>
</html>
"""
LOOK = """<li><img src="looks/{name}.png" alt="{label}" width="480" height="360"
loading="lazy">
<div><strong>{label}</strong><button data-done="Copied">Copy</button></div>
<code>{recipe}</code></li>
"""
SIZE = "480x360"


def write(output, name, title, body, attributes=""):
    places = "".join(f'<a href="{address}">{text}</a>'
                     for address, text in PLACES)
    if title != "Lattice Noise":
        title = f"{title} - Lattice Noise"
    (output / name).write_text(
        PAGE.format(title=title, places=places, body=body,
                    attributes=attributes), encoding="utf-8")


def write_page(output, cmark, source):
    title, body = page_maker.make_body(cmark, source)
    write(output, f"{source.stem}.html", title, body)


def run(*words):
    return subprocess.run(words, check=True, capture_output=True,
                          encoding="utf-8").stdout


def list_looks(tool):
    """Groups of looks, each a list of names, labels and recipes."""
    groups = {}
    for line in run(tool, "presets", "--table").splitlines():
        name, group, label, recipe = line.split("\t")
        groups.setdefault(group, []).append((name, label, recipe))
    return groups


def write_gallery(output, tool):
    (output / "looks").mkdir(exist_ok=True)
    body = ["<h1>Gallery</h1>\n<p>Copy a recipe, and paste it in the studio: "
            "Shift+Ctrl+V.  Scripts and the command line take it, too.</p>\n"]
    for group, looks in list_looks(tool).items():
        body.append(f"<h2>{html.escape(group)}</h2>\n<ul class=\"looks\">\n")
        for name, label, recipe in looks:
            run(tool, "render", name, "--size", SIZE, "--force", "-o",
                str(output / "looks" / f"{name}.png"))
            body.append(LOOK.format(name=name, label=html.escape(label),
                                    recipe=html.escape(recipe)))
        body.append("</ul>\n")
    body.append('<script src="copy.js"></script>\n')
    write(output, "gallery.html", "Gallery", "".join(body), ' class="wide"')


def main():
    docs, output, cmark, tool, icon = map(pathlib.Path, sys.argv[1:])
    output.mkdir(parents=True, exist_ok=True)
    write_page(output, cmark, SITE / "index.md")
    for name in PAGES:
        write_page(output, cmark, docs / f"{name}.md")
    write_gallery(output, str(tool))
    shutil.copy(icon, output / "icon.svg")
    for name in ("style.css", "copy.js"):
        shutil.copy(SITE / name, output)
    shutil.copytree(docs / "images", output / "images", dirs_exist_ok=True)


if __name__ == "__main__":
    main()
