# SPDX-License-Identifier: LGPL-3.0-or-later
"""make-page.py CMARK FILE.md [ENGLISH.md]

Prints a page of GIMP's help: the file as HTML, by cmark-gfm. Headings have the
ids that links to them already use; those of a translation, in a folder named
after its language, the ids of the English page, which Help opens. Links to .md
lead to .html, and pictures are in a folder beside those of the languages."""

import html
import pathlib
import re
import subprocess
import sys
import urllib.parse

PAGE = """<!DOCTYPE html>
<html lang="{language}">
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

HEADING = re.compile("<h([1-6])>(.*?)</h[1-6]>")


def render(cmark, text):
    return subprocess.run([cmark, "--extension", "table"], input=text,
                          check=True, capture_output=True,
                          encoding="utf-8").stdout


def name_headings(body):
    """The ids by which links find the headings, from top to bottom."""
    for _, words in HEADING.findall(body):
        plain = html.unescape(re.sub("<[^>]*>", "", words)).lower()
        yield re.sub(r"[^\w -]", "", plain).replace(" ", "-")


def translate_link(match, ids):
    name = urllib.parse.unquote(match[1])
    if name not in ids:
        sys.exit(f"there is no heading for the link #{name}")
    return f'href="#{ids[name]}"'


def make_body(cmark, text, english=None):
    """The title of a page and its HTML; a translation is given with the English
    page, whose ids its headings get."""
    body = render(cmark, text)
    names = list(name_headings(body))
    wanted = names if english is None else list(
        name_headings(render(cmark, english)))
    if len(names) != len(wanted):
        sys.exit(f"the page \"{text.partition(chr(10))[0]}\" has {len(names)} "
                 f"headings, and the English one {len(wanted)}")
    title = HEADING.search(body)[2]
    in_turn = iter(wanted)
    body = HEADING.sub(
        lambda match: f'<h{match[1]} id="{next(in_turn)}">{match[2]}'
                      f'</h{match[1]}>', body)
    ids = dict(zip(names, wanted))
    body = re.sub('href="#([^"]+)"', lambda match: translate_link(match, ids),
                  body)
    return title, body


def link_pages(body):
    """Lets links to .md lead to .html, from a translation to the English page."""
    body = re.sub(r'href="(\.\./)?([\w-]+)\.md([#"])',
                  lambda match: f'href="{"../en/" if match[1] else ""}'
                                f'{match[2]}.html{match[3]}', body)
    return body.replace('src="images/', 'src="../images/')


def main():
    cmark, path, *english = sys.argv[1:]
    texts = [pathlib.Path(name).read_text(encoding="utf-8")
             for name in (path, *english)]
    title, body = make_body(cmark, *texts)
    language = pathlib.Path(path).resolve().parent.name if english else "en"
    sys.stdout.reconfigure(encoding="utf-8")
    print(PAGE.format(language=language.replace("_", "-"), title=title,
                      body=link_pages(body)))


if __name__ == "__main__":
    main()
