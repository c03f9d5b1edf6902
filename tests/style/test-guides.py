# SPDX-License-Identifier: LGPL-3.0-or-later
"""The guide's translations are whole, and name things as the dialogs do.

docs/LANGUAGE/guide.md has the headings, tables, lists and pictures of
docs/guide.md, in the same order, and the translation of each label in it that
po/LANGUAGE.po has.
"""

import re
import shutil

import style

GUIDE = "docs/guide.md"
OTHER = re.compile(r"docs/(\w+)/guide\.md")

# What a line of the guide is.
PARTS = [("heading", r"#+ "), ("list", r"(\d\.|-) "), ("table", r"\|")]
PICTURE = re.compile(r"\]\((?:\.\./)?(images/[^)]+)\)")


def outline(text):
    """What stands in a guide, in its order, without its words."""
    for line in text.splitlines():
        for name, beginning in PARTS:
            if match := re.match(beginning, line):
                yield f"{name} {match[0]}{line.count('|') or ''}"
        for picture in PICTURE.findall(line):
            yield picture


def simplify(text):
    return re.sub(r"\(_.\)|_|\.\.\.$", "", text)


def labels(text):
    """The words in bold and italics, and the cells of tables."""
    for line in re.findall(r"^\| (.*) \|$", text, re.MULTILINE):
        yield from line.split(" | ")
    yield from re.findall(r"\*+([^*]+)\*+", re.sub(r"\n(?=\w)", " ", text))


def unescape(text):
    return text.replace('\\"', '"').replace("\\n", "\n")


def read_catalogue(tree, name):
    """{simplified text: {simplified translation, ...}}."""
    _, out, _ = style.run("msgcat", "--no-wrap", tree.root / name)
    found = {}
    for text, translation in re.findall(
            r'^msgid "(.+)"\nmsgstr "(.+)"$', out, re.MULTILINE):
        found.setdefault(simplify(unescape(text)), set()).add(
            simplify(unescape(translation)))
    return found


def check_guide(tree, name, language):
    english, other = tree.text(GUIDE), tree.text(name)
    wanted, there = list(outline(english)), list(outline(other))
    for number, (one, two) in enumerate(zip(wanted, there)):
        if one != two:
            yield (f"{name}: part {number + 1} is \"{two}\", where {GUIDE} has "
                   f"\"{one}\"")
            return
    if len(wanted) != len(there):
        yield f"{name}: has {len(there)} parts, and {GUIDE} {len(wanted)}"
    catalogue = read_catalogue(tree, f"po/{language}.po")
    plain = re.sub(r"\s+", " ", other)
    for label in sorted({simplify(label) for label in labels(english)}):
        words = catalogue.get(label, ())
        if words and not any(word in plain for word in words):
            yield f"{name}: {label} is not called {' or '.join(sorted(words))}"


def check(tree):
    if not shutil.which("msgcat"):
        raise style.Skip("gettext is not installed")
    return [complaint for name in tree.files if (match := OTHER.fullmatch(name))
            for complaint in check_guide(tree, name, match[1])]


ENGLISH = """# Guide

**Scale** is *not* large,
but **Warp
scale** is.

- ![One](images/one.png)

| Noise | b |
| --- | --- |
"""
GERMAN = """# Anleitung

Die **Skalierung** ist klein, die **Verformungsskalierung** nicht.

- ![Eins](../images/one.png)

| Rauschen | b |
| --- | --- |
"""
CATALOGUE = ('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
             'msgid "_Scale..."\nmsgstr "_Skalierung..."\n\n'
             'msgid "Warp scale"\nmsgstr "Verformungsskalierung"\n\n'
             'msgctxt "b"\nmsgid "Noise"\nmsgstr "Rauschen"\n')
style.main(check, good={
    "docs/guide.md": ENGLISH, "docs/de/guide.md": GERMAN,
    "po/de.po": CATALOGUE, "docs/other.md": "# Other\n",
}, bad=[
    ({"docs/de/guide.md": GERMAN.replace("# ", "## ", 1)}, "part 1 is"),
    ({"docs/de/guide.md": GERMAN.replace("one.png", "two.png")}, "two.png"),
    ({"docs/de/guide.md": GERMAN.replace("| b |", "|")}, "docs/guide.md has"),
    ({"docs/de/guide.md": GERMAN + "\n## Mehr\n"}, "has 6 parts"),
    ({"docs/de/guide.md": GERMAN.replace("Die **Skalierung**", "Das Maß")},
     "Scale is not called Skalierung"),
    ({"docs/de/guide.md": GERMAN.replace("Rauschen", "Lärm")},
     "Noise is not called Rauschen"),
    ({"docs/de/guide.md": GERMAN.replace("Verformungs", "Verzerrungs")},
     "Warp scale is not called"),
])
