# SPDX-License-Identifier: LGPL-3.0-or-later
"""Translators get every text; in the long run, every translation is complete.

po/POTFILES.in lists exactly the sources that hold translatable texts, the
template (where one is kept) is up to date and has no comments but those that
are meant for translators, po/LINGUAS lists the *.po files, and each of these
is valid.  A commit may add a text that nobody has translated yet; a release,
before which the long tests are run, has none.
"""

import os
import pathlib
import re
import shutil
import tempfile

import style

KEYWORDS = ["_", "N_", "NOISE_TEXT", "NOISE_TEXT_IN:1c,2", "C_:1c,2",
            "NC_:1c,2", "ngettext:1,2", "g_dngettext:2,3"]
CALL = re.compile(
    r'\b(_|N_|NOISE_TEXT(_IN)?|N?C_|(g_dn|n)gettext)\s*\(\s*"')
COMMENT = re.compile(r'("(?:\\.|[^"\\\n])*")|/\*.*?\*/|//[^\n]*', re.DOTALL)

# Texts for developers, in their own language.
UNTRANSLATED = ("tests/", "tools/", "docs/", "noise-core/example/")

IS_RELEASE = os.environ.get("NOISE_TEST_LONG") == "1"


def has_texts(tree, name):
    code = COMMENT.sub(lambda match: match[1] or " ", tree.text(name))
    return CALL.search(code) is not None


def listed(tree, name):
    if name not in tree.files:
        return []
    lines = (line.strip() for line in tree.text(name).splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def check_lists(tree):
    sources = set(listed(tree, "po/POTFILES.in"))
    for name in tree.ending(".c", ".def", ".h"):
        if name.startswith(UNTRANSLATED):
            continue
        if name in sources and not has_texts(tree, name):
            yield f"po/POTFILES.in: {name} holds no text to translate"
        if name not in sources and has_texts(tree, name):
            yield f"po/POTFILES.in: {name} is missing"
    for name in sorted(sources.difference(tree.files)):
        yield f"po/POTFILES.in: there is no {name}"
    kept = {name[3:-3] for name in tree.ending(".po")
            if name.startswith("po/")}
    for language in sorted(kept ^ set(listed(tree, "po/LINGUAS"))):
        yield f"po/LINGUAS: {language} and po/{language}.po do not agree"


def make_template(tree, folder):
    """Returns the template's path, made from the sources, and complaints."""
    template = pathlib.Path(folder, "fresh.pot")
    names = [name for name in listed(tree, "po/POTFILES.in")
             if name in tree.files]
    status, _, err = style.run(
        "xgettext", "--from-code=UTF-8", "--force-po", f"-o{template}", "--language=C",
        *(f"--keyword={word}" for word in KEYWORDS),
        *(names or ["/dev/null"]), cwd=tree.root)
    return template, [f"po/POTFILES.in: {err.strip()}"] if status else []


def messages(template):
    """What a template asks for, whatever its dates, comments and places."""
    _, out, _ = style.run("msgcat", "--no-location", "--no-wrap", template)
    entries = re.findall(r'^((?:msgctxt|msgid).*?)^msgstr', out,
                         re.DOTALL | re.MULTILINE)
    return sorted(entries)


def has_other_comments(template):
    """Comments stand above a message, and begin with TRANSLATORS."""
    text = template.read_text(encoding="utf-8")
    return re.search(r"^(?!#\.).*\n#\. (?!TRANSLATORS:)", text,
                     re.MULTILINE) is not None


def check_catalogue(tree, name, template):
    status, merged, err = style.run("msgmerge", "--quiet", "-o-",
                                    tree.root / name, template)
    if status:
        return f"{name}: {err.strip()}"
    path = template.with_suffix(".po")
    path.write_text(merged, encoding="utf-8")
    status, _, err = style.run("msgfmt", "--check", "--statistics",
                               "-o/dev/null", path,
                               env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"})
    if status or IS_RELEASE and ("fuzzy" in err or "untranslated" in err):
        return f"{name}: {err.strip()}"
    return None


def check(tree):
    if not shutil.which("msgmerge"):
        raise style.Skip("gettext is not installed")
    complaints = list(check_lists(tree))
    with tempfile.TemporaryDirectory() as folder:
        template, problems = make_template(tree, folder)
        if problems:
            return complaints + problems
        for name in tree.ending(".pot"):
            if messages(tree.root / name) != messages(template):
                complaints.append(f"{name}: is not up to date; make it anew")
            if has_other_comments(tree.root / name):
                complaints.append(f"{name}: has comments for others")
        problems = [check_catalogue(tree, name, template)
                    for name in tree.ending(".po")]
    return complaints + [problem for problem in problems if problem]


HEADER = ('msgid ""\nmsgstr ""\n"Project-Id-Version: a\\n"\n'
          '"PO-Revision-Date: a\\n"\n"Last-Translator: a\\n"\n'
          '"Language-Team: a\\n"\n"Language: de\\n"\n"MIME-Version: 1.0\\n"\n'
          '"Content-Type: text/plain; charset=UTF-8\\n"\n'
          '"Content-Transfer-Encoding: 8bit\\n"\n\n')
GERMAN = HEADER + 'msgid "Noise"\nmsgstr "Rauschen"\n'
style.main(check, good={
    "po/POTFILES.in": "# texts\nplugin/a.c\n", "po/LINGUAS": "de\n",
    "plugin/a.c": 'f(_("Noise"));\n', "po/de.po": GERMAN,
    "po/a.pot": HEADER + '#. TRANSLATORS: one\n#. * two.\n'
                'msgid "Noise"\nmsgstr ""\n',
    "plugin/b.h": '#define N_(a) a\n/* not _("this") */\n',
    "tests/t.c": 'f(_("Noise"));\n',
}, bad=[
    # Where such a tree is good, no complaint is expected.
    ({"plugin/a.c": 'f(_("Noise"), _("Scale"));\n', "po/a.pot": None},
     "1 untranslated" if IS_RELEASE else None),
    ({"po/de.po": GERMAN.replace("msgid \"N", "#, fuzzy\nmsgid \"N")},
     "fuzzy" if IS_RELEASE else None),
    ({"plugin/b.c": 'f(NOISE_TEXT("More"));\n'}, "plugin/b.c is missing"),
    ({"plugin/b.def": 'ROW(NOISE_TEXT("More"))\n'}, "plugin/b.def is missing"),
    ({"plugin/b.c": 'f("//", ngettext("1", "2", n));\n'}, "b.c is missing"),
    ({"plugin/a.c": 'f("Noise");\n'}, "plugin/a.c holds no text"),
    ({"plugin/a.c": None}, "there is no plugin/a.c"),
    ({"plugin/a.c": 'f(_("Noises"));\n'}, "po/a.pot: is not up to date"),
    ({"plugin/a.c": 'f(NOISE_TEXT_IN("b", "Noise"));\n'},
     "po/a.pot: is not up to date"),
    ({"po/a.pot": HEADER + '#. Two.\nmsgid "Noise"\nmsgstr ""\n'},
     "po/a.pot: has comments for others"),
    ({"po/de.po": GERMAN + "x\n"}, "po/de.po: "),
    ({"po/LINGUAS": "de\nfr\n"}, "fr and po/fr.po"),
    ({"po/LINGUAS": "\n"}, "de and po/de.po"),
])
