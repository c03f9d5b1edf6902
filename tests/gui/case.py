# SPDX-License-Identifier: LGPL-3.0-or-later
"""The base of tests of dialogs.  Import it first, because it makes tests/gimp
importable."""

import pathlib
import shutil
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'gimp'))
import display  # noqa: E402
import harness  # noqa: E402
import studio  # noqa: E402


# The recipe after Reset, with a scale that suits the tests' image.
INITIAL = 'lattice-noise/1 scale=30'

# The GIMPs that are running, by their class and its options.
_running = {}


class KeepsScreen(harness.checked.TestCase):
    """A test that fails saves a screenshot of that moment."""

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
    """Classes of a file with the same studio and options share one GIMP; each
    test begins with a new image.

    studio   the class that drives GIMP
    options  its keyword arguments"""

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

    def check_killed(self, call):
        """GIMP cancels by killing the plug-in: the image stays as it was."""
        before = self.gimp.state()
        self.gimp.start(call)
        self.gimp.kill_plug_in()
        self.gimp.wait_for_end()
        self.assertEqual(self.gimp.state(), before)
        # The last step in the history is still the one before.
        self.gimp.undo()
        self.assertEqual(self.gimp.pixels(), self.gimp.pixels_before_edit)

    def accept(self):
        """Clicks OK, compares the pixels with the core's, and returns the recipe."""
        self.gimp.accept()
        recipe = self.gimp.recipe()
        self.assertNoise(harness.Picture(self.gimp.pixels()), recipe, (0, 0),
                         'drawn by the dialog')
        return recipe

    # The user's presets, which all tests of a GIMP share.

    @property
    def own(self):
        """The folder of these presets."""
        return self.gimp.profile / 'lattice-noise' / 'presets'

    def delete_presets(self):
        """Also forgets which presets were used last."""
        shutil.rmtree(self.own, ignore_errors=True)

    def saved(self, name):
        """Returns the recipe in the file of a user's preset; None: there is no file.
        """
        file = self.own / f'{name}.recipe'
        return (file.read_text(encoding='utf-8').strip() if file.exists()
                else None)
