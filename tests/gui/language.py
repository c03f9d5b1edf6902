# SPDX-License-Identifier: LGPL-3.0-or-later
"""GIMP in a language of po/LINGUAS."""

import gettext
import pathlib
import re
import subprocess

import harness
import needs  # harness has put its folder on the path

# A locale for each language, which the test makes.
LOCALES = {'de': 'de_DE', 'es': 'es_ES', 'fr': 'fr_FR', 'it': 'it_IT',
           'ja': 'ja_JP', 'ko': 'ko_KR', 'pl': 'pl_PL', 'pt_BR': 'pt_BR',
           'ru': 'ru_RU', 'uk': 'uk_UA', 'zh_CN': 'zh_CN', 'zh_TW': 'zh_TW'}


class Speaks:
    """A mixin of studio.Studio: GIMP in a language; None: in English."""

    takes_known_plug_ins = False

    def __init__(self, build, generation, language=None, **options):
        self._language = language
        super().__init__(build, generation, **options)

    @property
    def environment(self):
        if self._language is None:
            return super().environment
        locale = LOCALES[self._language]
        folder = needs.locales_with(f'{locale}.UTF-8', self.build)
        return {**super().environment, 'LOCPATH': str(folder),
                'LC_ALL': f'{locale}.UTF-8', 'LANGUAGE': self._language}


def has_font(language):
    """Whether a font has the language's letters.  Only checks Korean, whose fonts may
    be missing because quick runs do not need them."""
    return language != 'ko' or subprocess.run(
        ['fc-list', ':lang=ko'], check=True, capture_output=True).stdout != b''


def simplify(text):
    """Returns a label as it is shown, without mnemonic and dots at its end."""
    return re.sub(r'\(_\w\)|_|\.\.\.$', '', text)


class Catalogue:
    """Our translations into a language."""

    def __init__(self, language):
        self._messages = gettext.translation(
            'lattice-noise', pathlib.Path(harness.BUILD) / 'po', [language])

    def get(self, text):
        return self._messages.gettext(text)

    def read(self):
        """Returns all texts as they are shown: {English: {translation, ...}}."""
        found = {}
        for text, translation in self._messages._catalog.items():
            if isinstance(text, str) and text:
                english = simplify(text.rpartition('\4')[2])
                found.setdefault(english, set()).add(simplify(translation))
        return found
