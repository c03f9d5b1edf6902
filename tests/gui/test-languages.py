# SPDX-License-Identifier: LGPL-3.0-or-later
"""The dialog and the menu entry in the user's language."""

import gettext
import pathlib
import subprocess

import case
import harness
import studio

MENU_LABEL = 'Lattice Noise _Studio...'


class LocalStudio(studio.Studio):
    """GIMP in a language, with a locale that is made for it."""

    takes_known_plug_ins = False

    def __init__(self, build, generation, locale):
        self._locale = locale
        super().__init__(build, generation)

    @property
    def environment(self):
        folder = self.folder / 'locales'
        if not folder.exists():
            folder.mkdir()
            subprocess.run(['localedef', '-i', self._locale, '-f', 'UTF-8',
                            folder / f'{self._locale}.UTF-8'], check=True)
        return {**super().environment, 'LOCPATH': str(folder),
                'LC_ALL': f'{self._locale}.UTF-8',
                'LANGUAGE': self._locale}


class Languages(case.KeepsScreen):
    @classmethod
    def setUpClass(cls):
        gimp = studio.Studio(harness.BUILD, harness.GENERATION)
        gimp.new_image()
        gimp.open_dialog()
        cls.headings = gimp.headings()
        gimp.close()

    def check(self, language, locale):
        catalogue = gettext.translation(
            'lattice-noise', pathlib.Path(harness.BUILD) / 'po', [language])
        title = catalogue.gettext(studio.TITLE)
        self.assertNotEqual(title, studio.TITLE)
        gimp = LocalStudio(harness.BUILD, harness.GENERATION, locale)
        self.addCleanup(gimp.close)
        gimp.new_image()
        gimp.open_dialog(title)
        gimp.screenshot(f'dialog-{language}')
        self.assertEqual(gimp.headings(),
                         [catalogue.gettext(text) for text in self.headings])
        self.assertNotEqual(gimp.headings(), self.headings)
        gimp.display.keys('Escape')
        gimp.wait_for_end()
        self.assertEqual(gimp.menu_label(MENU_LABEL, language),
                         catalogue.gettext(MENU_LABEL))

    def test_russian(self):
        self.check('ru', 'ru_RU')

    def test_simplified_chinese(self):
        self.check('zh_CN', 'zh_CN')


harness.main()
