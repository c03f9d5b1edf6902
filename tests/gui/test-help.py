# SPDX-License-Identifier: LGPL-3.0-or-later
"""The Help button opens the guide's chapter in the user's browser, in the user's
language if the guide is translated.  Quick runs test two languages."""

import pathlib
import re
import urllib.parse

import case
import groups
import harness
import language
import studio

# A "browser" that writes the address it is given to a file.
BROWSER = """[Desktop Entry]
Type=Application
Name=Reader
Exec=sh -c 'printf %%s "$0" >"{page}"' %u
MimeType=text/html;
"""


# Seconds until the button is pressed again.
PAGE_LATE = 10

# By language: the text on the button, from GIMP's catalogue, and the language of the
# guide that it opens.
BUTTONS = {None: ('Help', 'en'), 'de': ('Hilfe', 'de'), 'es': ('Ayuda', 'en'),
           'ru': ('Справка', 'ru'), 'zh_CN': ('帮助(H)', 'zh_CN')}
QUICK = ['ru', 'es']


class Reader(language.Speaks, groups.Studio):
    """The GIMP of a user who reads help in a browser."""

    def __init__(self, build, generation, name):
        self.page = None
        super().__init__(build, generation, name,
                         plug_ins=['help', 'web-browser'])

    @property
    def environment(self):
        self.page = self.folder / 'page'
        entries = self.folder / 'data' / 'applications'
        entries.mkdir(exist_ok=True)
        (entries / 'reader.desktop').write_text(
            BROWSER.format(page=self.page), encoding='utf-8')
        (entries / 'mimeapps.list').write_text(
            '[Default Applications]\ntext/html=reader.desktop\n',
            encoding='utf-8')
        with open(self.profile / 'gimprc', 'a', encoding='utf-8') as settings:
            settings.write('(help-browser web-browser)\n')
        return super().environment

    def open_page(self, button):
        """Presses a button, several times on a busy machine, and returns the address
        of the page that it opens."""
        def has_page():
            return self.page.exists() and self.page.read_text()

        studio.click_until(lambda: self.press(button), has_page, PAGE_LATE,
                           'no page is opened')
        return urllib.parse.urlsplit(has_page())


class Help(case.KeepsScreen):
    def check(self, name):
        button, folder = BUTTONS[name]
        gimp = Reader(harness.BUILD, harness.GENERATION, name)
        self.addCleanup(gimp.close)
        gimp.new_image()
        gimp.open_dialog()
        page = gimp.open_page(button)
        gimp.cancel_by_key()
        file = pathlib.Path(urllib.parse.unquote(page.path))
        self.assertEqual(file.parts[-2:], (folder, 'guide.html'))
        text = file.read_text(encoding='utf-8')
        self.assertIn(f'<html lang="{folder.replace("_", "-")}">', text)
        self.assertIn('<h1 id="guide">', text)
        links = re.findall('(?:src|href)="([^"]+)"', text)
        self.assertGreater(len(links), 12)
        for link in links:
            other = urllib.parse.urljoin(file.as_uri(), link)
            path, _, chapter = other.removeprefix('file://').partition('#')
            there = pathlib.Path(urllib.parse.unquote(path))
            self.assertTrue(there.exists(), link)
            if chapter:
                self.assertIn(f'id="{chapter}"', there.read_text('utf-8'))

    def test_all_chapters_are_in_each_guide(self):
        chapters = re.findall(r'ref="guide\.html#?([\w-]*)"', (
            harness.ROOT / 'docs' / 'help' / 'gimp-help.xml').read_text())
        self.assertGreater(len(chapters), 5)
        docs = pathlib.Path(harness.BUILD) / 'docs'
        for folder in {folder for _, folder in BUTTONS.values()}:
            page = docs / folder.replace('en', 'help') / 'guide.html'
            text = page.read_text(encoding='utf-8')
            for chapter in filter(None, chapters):
                self.assertIn(f'id="{chapter}"', text, folder)


def add_test(name):
    setattr(Help, f'test_{name or "en"}', lambda self: self.check(name))


for each in BUTTONS if harness.IS_LONG else QUICK:
    add_test(each)
harness.main()
