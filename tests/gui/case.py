# SPDX-License-Identifier: LGPL-3.0-or-later
"""What the tests of the studio begin with: imported first, it finds the words
of tests/gimp."""

import pathlib
import shutil
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'gimp'))
import display  # noqa: E402
import harness  # noqa: E402
import studio  # noqa: E402


# What Reset brings: on 2.10 with a scale that suits the image of the tests.
INITIAL = ('lattice-noise/1' if harness.GENERATION == 3
           else 'lattice-noise/1 scale=30')

# What runs, by the words for it and their options.
_running = {}


class KeepsScreen(harness.checked.TestCase):
    """A test that failed leaves the screen as it was at that moment."""

    def keep_evidence(self, error):
        screen = display.Display.latest
        if screen is None:
            return
        checked = harness.checked
        path = (checked.folder_of_failures(harness.BUILD)
                / f'{checked.name_of(self)}.png')
        screen.screenshot(path)
        checked.keep(error, path)


class TestCase(KeepsScreen, harness.TestCase):
    """One GIMP for all classes of a file that begin it alike; each test begins
    with an image of its own.

    studio   the words of its tests, a class
    options  with which that is made"""

    studio = studio.Studio
    options = {}

    @classmethod
    def start_gimp(cls):
        key = (cls.studio, *cls.options.items())
        if key not in _running:
            _running[key] = cls.studio(harness.BUILD, harness.GENERATION,
                                       **cls.options)
            unittest.addModuleCleanup(_running[key].close)
        return _running[key]

    def setUp(self):
        self.gimp.new_image()
        self.addCleanup(self.gimp.delete_image)

    # Own presets, which tests share with their GIMP.

    @property
    def own(self):
        """Their folder."""
        return self.gimp.profile / 'lattice-noise' / 'presets'

    def delete_presets(self):
        """And forgets which ones were used last."""
        shutil.rmtree(self.own, ignore_errors=True)

    def saved(self, name):
        """What the file of an own preset has; None: there is none."""
        file = self.own / f'{name}.recipe'
        return (file.read_text(encoding='utf-8').strip() if file.exists()
                else None)
