# SPDX-License-Identifier: LGPL-3.0-or-later
"""Presets are chosen by eye and saved.  On GIMP 3, the dialog opens with the
one that a script names, as long as there are no last values, which GIMP
prefers to arguments; 2.10 passes none on to a dialog."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'gimp'))
import harness  # noqa: E402
import studio  # noqa: E402


def read_preset(name):
    return (harness.ROOT / 'data' / 'presets' / f'{name}.recipe').read_text(
        encoding='utf-8').strip()


MARBLE = read_preset('marble')
AGATE = read_preset('agate')  # the first one by its label


class Preset(harness.TestCase):
    """A new GIMP for each test."""

    def setUp(self):
        self.gimp = studio.Studio(harness.BUILD, harness.GENERATION)
        self.addCleanup(self.gimp.close)
        self.gimp.new_image()

    def test_one_is_chosen_by_eye_and_saved_as_an_own_one(self):
        self.gimp.open_dialog()
        self.gimp.open_presets()
        self.gimp.screenshot('preset-sheet')
        self.gimp.choose_first_preset()
        self.gimp.save_preset('mine')
        self.gimp.screenshot('preset-saved')
        self.gimp.close_presets()
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), AGATE)
        saved = (self.gimp.profile / 'lattice-noise' / 'presets'
                 / 'mine.recipe')
        self.assertEqual(saved.read_text(encoding='utf-8').strip(), AGATE)

    if harness.GENERATION == 3:
        def test_its_values_are_drawn_and_no_seed_behind_what_was_seen(self):
            self.gimp.open_dialog(more='#:preset "marble" #:random-seed "yes"')
            self.gimp.screenshot('preset')
            self.gimp.accept()
            self.assertEqual(self.gimp.recipe(), MARBLE)

        def test_its_values_can_be_changed(self):
            self.gimp.open_dialog(more='#:preset "marble"')
            self.gimp.set_scale('24')
            self.gimp.accept()
            self.assertEqual(self.gimp.recipe(),
                             MARBLE.replace('scale=110', 'scale=24', 1))

        def test_a_wrong_name_opens_no_dialog(self):
            call = self.gimp.interactive_call('image', 'layer',
                                              '#:preset "marbel"')
            said = self.gimp.run(f'(test-try (lambda () {call}))')
            self.assertIn('preset is \\"marbel\\"', said)
            self.assertFalse(self.gimp.has_recipe())


harness.main()
