# SPDX-License-Identifier: LGPL-3.0-or-later
"""The operation speaks the user's language, from catalogues beside it."""

import gettext
import itertools
import shutil
import subprocess

import operation

LOCALES = {"ru": "ru_RU", "zh_CN": "zh_CN"}
OPERATIONS = ["lattice:noise", "lattice:grain", "lattice:displace"]

# Set by programs and never shown, hence English.
UNTRANSLATED = {"colors", "layout", "origin-x", "origin-y", "preview",
                "preview-from", "preview-level"}

# The text of these keys is for people.
KEYS = {"title", "description", "gimp:menu-label"}


def has_letters_of(language, text):
    first, last = {"ru": ("\u0400", "\u04ff"),
                   "zh_CN": ("\u4e00", "\u9fff")}[language]
    return any(first <= letter <= last for letter in text)


class Languages(operation.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.locales = cls.operation.folder / "locales"
        cls.locales.mkdir()
        for name in LOCALES.values():
            subprocess.run(["localedef", "-i", name, "-f", "UTF-8",
                            cls.locales / f"{name}.UTF-8"], check=True)

    def read_texts(self, locale, name="lattice:noise"):
        """Every text of an operation: {name: [text, ...]}."""
        done = self.operation.run(
            operation.BUILD / "tests" / "gegl" / "texts", name,
            LOCPATH=str(self.locales), LC_ALL=locale)
        self.assertEqual(done.status, 0, done.err)
        self.assertEqual(done.warnings, [])
        lines = (line.split("\t") for line in done.out.splitlines())
        return {words[0]: words[1:] for words in lines}

    def read_catalogue(self, language):
        return gettext.translation("lattice-noise",
                                   operation.BUILD / "po", [language])

    def test_every_text_is_that_of_the_catalogue(self):
        for (language, locale), name in itertools.product(LOCALES.items(),
                                                          OPERATIONS):
            english = self.read_texts("C.UTF-8", name)
            catalogue = self.read_catalogue(language)
            texts = self.read_texts(f"{locale}.UTF-8", name)
            self.assertEqual(texts.keys(), english.keys())
            for thing, words in english.items():
                if ":" in thing and thing not in KEYS:
                    continue
                if thing in UNTRANSLATED:
                    continue
                for word, translated in zip(words, texts[thing]):
                    self.assertEqual(translated, catalogue.gettext(word),
                                     f"{thing} in {language}")

    def test_what_people_see_is_in_their_script(self):
        for language, name in LOCALES.items():
            texts = self.read_texts(f"{name}.UTF-8")
            for thing in ("scale", "octaves", "seed", "offset-x",
                          "fractal.none", "normalization.full", "encoding",
                          "recipe", "description"):
                for text in texts[thing]:
                    self.assertTrue(has_letters_of(language, text),
                                    f"{thing} in {language}: {text}")

    def test_every_property_is_translated(self):
        for (language, locale), name in itertools.product(LOCALES.items(),
                                                          OPERATIONS):
            english = self.read_texts("C.UTF-8", name)
            texts = self.read_texts(f"{locale}.UTF-8", name)
            for thing, words in english.items():
                if len(words) == 2 and thing not in UNTRANSLATED:
                    self.assertNotEqual(texts[thing][1], words[1],
                                        f"{thing} in {language}")

    def test_without_catalogues_the_operation_speaks_english(self):
        beside = self.operation.modules / "lattice-noise-locale"
        away = self.operation.folder / "away"
        shutil.move(beside, away)
        try:
            self.assertEqual(self.read_texts("ru_RU.UTF-8"),
                             self.read_texts("C.UTF-8"))
        finally:
            shutil.move(away, beside)


operation.main()
