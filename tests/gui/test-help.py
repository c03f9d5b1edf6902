# SPDX-License-Identifier: LGPL-3.0-or-later
"""The Help button opens the guide's chapter in the user's browser."""

import pathlib
import re
import time
import urllib.parse

import case
import harness
import studio

# A "browser" that writes the address it is given to a file.
BROWSER = """[Desktop Entry]
Type=Application
Name=Reader
Exec=sh -c 'printf %%s "$0" >"{page}"' %u
MimeType=text/html;
"""


class Reader(studio.Studio):
    """The GIMP of a user who reads help in a browser."""

    def __init__(self, build, generation):
        self.page = None
        super().__init__(build, generation, plug_ins=['help', 'web-browser'])

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

    def wait_for_page(self, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.page.exists() and self.page.read_text():
                return urllib.parse.urlsplit(self.page.read_text())
            time.sleep(0.2)
        raise AssertionError('no page is opened')


class Help(case.KeepsScreen):
    def test_the_button_opens_the_guide(self):
        gimp = Reader(harness.BUILD, harness.GENERATION)
        self.addCleanup(gimp.close)
        gimp.new_image()
        gimp.open_dialog()
        gimp.help()
        page = gimp.wait_for_page()
        gimp.cancel()
        file = pathlib.Path(urllib.parse.unquote(page.path))
        text = file.read_text(encoding='utf-8')
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


harness.main()
