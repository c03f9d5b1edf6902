# SPDX-License-Identifier: LGPL-3.0-or-later
"""make-page.py CMARK FILE.md

Prints a page of GIMP's help: the file as HTML, by cmark-gfm, where headings
have the ids that links to them already use, and links to .md lead to .html."""

import html
import re
import subprocess
import sys

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{title} - Lattice Noise</title>
<style>
body {{ font-family: sans-serif; line-height: 1.5; max-width: 50em;
       margin: 2em auto; padding: 0 1em; }}
td, th {{ padding: 0.2em 0.8em 0.2em 0; text-align: left;
         vertical-align: top; }}
img {{ max-width: 100%; }}
pre {{ overflow-x: auto; }}
</style>
</head>
<body>
{body}</body>
</html>"""


def name_heading(match):
    level, words = match.groups()
    plain = html.unescape(re.sub("<[^>]*>", "", words)).lower()
    name = re.sub(r"[^\w -]", "", plain).replace(" ", "-")
    return f'<h{level} id="{name}">{words}</h{level}>'


def make_body(cmark, path):
    """The title of a file and its HTML."""
    body = subprocess.run([cmark, "--extension", "table", path], check=True,
                          capture_output=True, encoding="utf-8").stdout
    title = re.search("<h1>(.*?)</h1>", body)[1]
    body = re.sub("<h([1-6])>(.*?)</h[1-6]>", name_heading, body)
    return title, re.sub(r'(href="[\w-]+)\.md([#"])', r"\1.html\2", body)


def main():
    title, body = make_body(*sys.argv[1:])
    sys.stdout.reconfigure(encoding="utf-8")
    print(PAGE.format(title=title, body=body))


if __name__ == "__main__":
    main()
