# SPDX-License-Identifier: LGPL-3.0-or-later
"""The operation speaks the user's language, from catalogues beside it."""

import gettext
import itertools
import pathlib
import shutil

import operation
import needs  # on the path that operation has set
import quick

PO = pathlib.Path(__file__).parents[2] / "po"
LANGUAGES = [line for line in (PO / "LINGUAS").read_text().split("\n")
             if line and not line.startswith("#")]
OPERATIONS = ["lattice:noise", "lattice:grain", "lattice:displace"]

# Any locale but C, with which LANGUAGE says the language.
LOCALE = "ru_RU"

# Set by programs and never shown, hence English.
UNTRANSLATED = {"colors", "layout", "origin-x", "origin-y", "preview",
                "preview-from", "preview-level"}

# The text of these keys is for people.
KEYS = {"title", "description", "gimp:menu-label"}


def translate(catalogue, thing, word):
    """As the template has it: a choice in the context of its property, or
    without one."""
    found = catalogue.pgettext(thing.partition(".")[0], word)
    return found if found != word else catalogue.gettext(word)


class Languages(operation.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.kept = {}
        cls.locales = needs.locales_with(f"{LOCALE}.UTF-8",
                                         cls.operation.build)

    def read_texts(self, language):
        """Every text of the operations: {operation: {name: [text, ...]}}."""
        locale = f"{LOCALE}.UTF-8" if language != "C" else "C.UTF-8"
        done = self.operation.run(
            operation.BUILD / "tests" / "gegl" / "texts", *OPERATIONS,
            LOCPATH=str(self.locales), LC_ALL=locale, LANGUAGE=language,
            GEGL_PATH=str(self.operation.few_modules))
        self.assertEqual(done.status, 0, done.err)
        self.assertEqual(done.warnings, [])
        texts = {name: {} for name in OPERATIONS}
        for line in done.out.splitlines():
            name, thing, *words = line.split("\t")
            texts[name][thing] = words
        return texts

    def texts(self, language, name="lattice:noise"):
        """Those of an operation; read once."""
        if language not in self.kept:
            self.kept[language] = self.read_texts(language)
        return self.kept[language][name]

    def read_catalogue(self, language):
        return gettext.translation("lattice-noise",
                                   operation.BUILD / "po", [language])

    def test_every_text_is_that_of_the_catalogue(self):
        for language, name in itertools.product(LANGUAGES, OPERATIONS):
            english = self.texts("C", name)
            catalogue = self.read_catalogue(language)
            texts = self.texts(language, name)
            self.assertEqual(texts.keys(), english.keys())
            for thing, words in english.items():
                if ":" in thing and thing not in KEYS:
                    continue
                if thing.partition(".")[0] in UNTRANSLATED:
                    continue
                for word, translated in zip(words, texts[thing]):
                    self.assertEqual(translated,
                                     translate(catalogue, thing, word),
                                     f"{thing} in {language}")

    def test_one_english_word_has_a_translation_for_each_context(self):
        english = self.texts("C")
        russian = self.texts("ru")
        self.assertEqual(english["dimensions.one"], english["warp-rounds.one"])
        self.assertNotEqual(russian["dimensions.one"],
                            russian["warp-rounds.one"])

    def test_contexts_are_never_shown(self):
        for name in OPERATIONS:
            for words in self.texts("C", name).values():
                self.assertFalse("\004" in "".join(words), words)
        self.assertEqual(self.texts("C")["fractal.none"], ["None"])

    def test_properties_are_translated(self):
        """All of them in a release; before it, some may be new, as all those of a
        new operation are."""
        for language in LANGUAGES:
            properties, new = [], []
            for name in OPERATIONS:
                texts = self.texts(language, name)
                for thing, words in self.texts("C", name).items():
                    if len(words) == 2 and thing not in UNTRANSLATED:
                        properties.append(thing)
                        if texts[thing][1] == words[1]:
                            new.append(f"{name} {thing}")
            self.assertLessEqual(len(new), 0 if quick.IS_LONG else
                                 len(properties) // 2, f"{new} in {language}")

    def test_without_catalogues_the_operation_speaks_english(self):
        beside = self.operation.modules / "lattice-noise-locale"
        away = self.operation.folder / "away"
        shutil.move(beside, away)
        try:
            self.assertEqual(self.read_texts("ru"), self.read_texts("C"))
        finally:
            shutil.move(away, beside)


operation.main()
