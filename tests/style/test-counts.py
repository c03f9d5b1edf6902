# SPDX-License-Identifier: LGPL-3.0-or-later
"""Texts that say how many looks, languages and the like there are say so rightly.

"186 looks", "eleven groups" or "twelve jobs" is a count of all of them, and has to
equal what is in the tree; "eighteen of the looks" is a part of them, and is not
checked.
"""

import re

import style

ENDINGS = (".1", ".in", ".md", ".txt", "debian/control")
# What it counts is of the day that it names.
DATED = ("data/presets/README.md",)
NEWS = "NEWS.md"

ONES = ("one two three four five six seven eight nine ten eleven twelve thirteen "
        "fourteen fifteen sixteen seventeen eighteen nineteen").split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
# Not "one", which is also somebody: "where one looks".
NUMBERS = {word: number for number, word in enumerate(ONES, 1) if number > 1}
for _ten, _word in enumerate(TENS, 2):
    NUMBERS[_word] = 10 * _ten
    NUMBERS.update({f"{_word}-{one}": 10 * _ten + number
                    for number, one in enumerate(ONES[:9], 1)})
NUMBER = r"\b(\d+|" + "|".join(sorted(NUMBERS, key=len, reverse=True)) + ")"


def count_presets(tree):
    return len(recipes(tree))


def count_materials(tree):
    """Those of several layers which are not to be put over another."""
    return sum("/over-" not in name and tree.text(name).startswith(
        "lattice-noise/2 ") for name in recipes(tree))


def count_coverings(tree):
    return sum("/over-" in name for name in recipes(tree))


def recipes(tree):
    return [name for name in tree.ending(".recipe")
            if name.startswith("data/presets/")]


def count_groups(tree):
    """All but that of people's own presets."""
    return len(re.findall(r"^GROUP\((?!OWN,)",
                          tree.text("data/presets/preset-list.def"), re.MULTILINE))


def count_popular(tree):
    row = re.search(r"^POPULAR\(([^)]+)\)", tree.text("data/presets/preset-list.def"),
                    re.MULTILINE)[1]
    return len(re.findall('"[^"]+"', row))


def count_languages(tree):
    """With English, in which the texts are written."""
    return 1 + len(re.findall(r"^\w+$", tree.text("po/LINGUAS"), re.MULTILINE))


def count_films(tree):
    """All but one's own settings."""
    return count_choices(tree, "plugin/shared/filters/grain.h",
                         "LATTICE_FILMS") - 1


def count_patterns(tree):
    return count_choices(tree, "noise-core/include/noise-core/choices.h",
                         "NOISE_PATTERNS")


def count_choices(tree, name, macro):
    return find_list(tree, name, macro).count(" CHOICE(")


def find_list(tree, name, macro):
    """The lines of a macro's definition that end in a backslash, and the next."""
    return re.search(rf"^#define {macro}\b(?:.*\\\n)+.*", tree.text(name),
                     re.MULTILINE)[0]


def count_jobs(tree):
    """Headings of the guide that tell what a job costs."""
    return len(re.findall(r"^## .*(?: clicks|: one command)$",
                          tree.text("docs/guide.md"), re.MULTILINE))


# What stands behind a number, and perhaps another word.
THINGS = {
    "looks": count_presets,
    "presets": count_presets,
    "materials": count_materials,
    "coverings": count_coverings,
    "groups": count_groups,
    "popular ones": count_popular,
    "languages": count_languages,
    "kinds": count_films,
    "patterns": count_patterns,
    "jobs": count_jobs,
}
COUNT = re.compile(rf"{NUMBER}\s+(?:of\s+them\s+|[a-z]+\s+)?"
                   rf"({'|'.join(THINGS)})\b".replace(" ", r"\s+"), re.IGNORECASE)


def check(tree):
    counts = {thing: count(tree) for thing, count in THINGS.items()}
    for name in tree.files:
        if not name.endswith(ENDINGS) or name in DATED:
            continue
        text = tree.text(name)
        if name == NEWS:  # an older release had what it had
            text = "\n## ".join(text.split("\n## ")[:2])
        for match in COUNT.finditer(text):
            said, thing = match[1].lower(), " ".join(match[2].lower().split())
            if int(NUMBERS.get(said, said)) != counts[thing]:
                line = text.count("\n", 0, match.start()) + 1
                yield (f"{name}:{line}: says {match[1]} {thing}, and there are "
                       f"{counts[thing]}")


GOOD = {
    "README.md": "**[4 looks](a.md)**, 2 of them materials, in two\nlanguages, and "
                 "Two of the looks. In 2 groups, two jobs; two\npopular ones.\n",
    "NEWS.md": "# News\n\n## 2 (now)\n\n- Four presets.\n\n## 1\n\n- 2 presets.\n",
    "debian/control": " choose one of 4 fine\n looks and 1 covering, where one looks, or 1 coverings\n",
    "docs/guide.md": "# Guide\n\n## Wood: 3 clicks\n\n## Walls: one command\n\n"
                     "Film has two kinds, tiles two patterns.\n",
    "po/LINGUAS": "# A comment\nde\n",
    "data/presets/README.md": "On Monday they found 2 of 9 looks good.\n",
    "data/presets/a.recipe": "lattice-noise/2 layer=a layer=b\n",
    "data/presets/b.recipe": "lattice-noise/1 scale=2\n",
    "data/presets/d.recipe": "lattice-noise/2 layer=a\n",
    "data/presets/over-c.recipe": "lattice-noise/2 layer=a\n",
    "data/presets/preset-list.def":
        '#define POPULAR(...)\n\nPOPULAR("a",\n        "b")\n\n'
        'GROUP(OWN, "Own")\nGROUP(A, "A")\nGROUP(B, "B")\n',
    "plugin/shared/filters/grain.h":
        "#define LATTICE_FILMS(CHOICE) \\\n    CHOICE(FILM_CUSTOM) \\\n"
        "    CHOICE(FILM_A) \\\n    CHOICE(FILM_B)\n\n    CHOICE(END)\n",
    "noise-core/include/noise-core/choices.h":
        "#define NOISE_PATTERNS(CHOICE) \\\n    CHOICE(A) \\\n    CHOICE(B)\n",
}


def changed(name, old, new):
    assert old in GOOD[name]
    return {name: GOOD[name].replace(old, new)}


style.main(lambda tree: list(check(tree)), good=GOOD, bad=[
    (changed("README.md", "4 looks](", "five looks]("), "README.md:1: says five"),
    (changed("README.md", "2 of", "1186 of"), "says 1186 materials"),
    (changed("README.md", "in two\n", "in Twenty-one\n"), "says Twenty-one lang"),
    (changed("README.md", "2 groups", "3 groups"), "README.md:2: says 3 groups"),
    (changed("README.md", "two jobs", "12 jobs"), "says 12 jobs"),
    (changed("README.md", "two\npopular", "three\npopular"), "three popular ones"),
    (changed("NEWS.md", "Four", "Thirteen"), "NEWS.md:5: says Thirteen presets"),
    (changed("debian/control", "4 fine", "118 fine"), "debian/control:1: says 118"),
    (changed("debian/control", "1 coverings", "21 coverings"), "says 21 coverings"),
    (changed("docs/guide.md", "two kinds", "ten kinds"), "says ten kinds"),
    (changed("docs/guide.md", "two patterns", "9 patterns"), "says 9 patterns"),
    ({"data/presets/e.recipe": "lattice-noise/1\n"}, "there are 5"),
])
