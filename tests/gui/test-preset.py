# SPDX-License-Identifier: LGPL-3.0-or-later
"""On GIMP 3, the dialog opens with the preset that a script names, as long as
there are no last values, which GIMP prefers to arguments; 2.10 passes none on
to a dialog.  And the sheet of presets: chosen by eye, saved, renamed."""

import re
import shutil

import case
import harness
import studio


def read_preset(name):
    return (harness.ROOT / 'data' / 'presets' / f'{name}.recipe').read_text(
        encoding='utf-8').strip()


def fit(recipe):
    """The recipe with the image's periods, which stand before the tone."""
    before = re.match(
        r'.*?(?= (?:phase|normalisation|contrast|bias|gain|bands|invert|low|'
        r'high|map|colouring)=)', recipe)[0]
    return (f'{before} period-x={studio.WIDTH} period-y={studio.HEIGHT}'
            f'{recipe[len(before):]}')


MARBLE = read_preset('marble')
AGATE, CLOUDS = read_preset('agate'), read_preset('clouds')
FOG = read_preset('fog')  # whose cells are longer than the image


class Sheet(case.TestCase):
    """Each begins with the dialog and its sheet as they are initially."""

    def setUp(self):
        super().setUp()
        self.own = self.gimp.profile / 'lattice-noise' / 'presets'
        shutil.rmtree(self.own, ignore_errors=True)
        self.gimp.open_dialog()
        self.gimp.reset()
        self.gimp.open_presets()

    def saved(self, name):
        """What the file of an own preset has; None: there is none."""
        file = self.own / f'{name}.recipe'
        return (file.read_text(encoding='utf-8').strip() if file.exists()
                else None)

    def accept(self, recipe):
        """Draws; that must be the recipe, and what a script draws of it."""
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), recipe)
        drawn = self.gimp.pixels()
        self.assertEqual(self.gimp.draw_by_script(recipe), drawn)
        return harness.Picture(drawn)

    def switch_seamless_on(self):
        """As it is initially."""
        self.gimp.open_dialog()
        self.gimp.open_presets()
        self.gimp.press_in_presets('Seamless')
        self.gimp.accept()

    def draw_wider(self, recipe):
        """Two images side by side."""
        width, height = 2 * studio.WIDTH, studio.HEIGHT
        self.gimp.run(f'(define wide (test-image {width} {height} RGB '
                      'test-u8))')
        self.gimp.run('(define wide-layer (test-layer wide "wide" 0 0 '
                      f'{width} {height} FALSE))')
        self.gimp.run(f'(test-noise wide wide-layer {harness.quote(recipe)} '
                      '"drawable" "canvas" LAYER-MODE-NORMAL 100)')
        return harness.Picture(self.gimp.pixels('wide-layer'))

    def test_a_seamless_one_takes_three_clicks(self):
        self.gimp.press_in_presets('clouds')
        self.gimp.sheet_screenshot('preset-sheet')
        recipe = fit(CLOUDS)
        drawn = self.accept(recipe)
        wide = self.draw_wider(recipe)
        # The columns behind the last one are the first ones again.
        for narrow, twice in zip(drawn.colours, wide.colours):
            for row in range(studio.HEIGHT):
                columns = narrow[studio.WIDTH * row:studio.WIDTH * (row + 1)]
                at = 2 * studio.WIDTH * row
                self.assertSame(twice[at:at + 2 * studio.WIDTH],
                                columns + columns, f'row {row}')

    def test_one_that_does_not_fit_is_chosen_without(self):
        before = self.gimp.look_at_notice()
        self.gimp.press_in_presets('fog')
        self.gimp.sheet_screenshot('preset-not-seamless')
        self.assertNotEqual(self.gimp.look_at_notice(), before, 'a sentence')
        self.accept(FOG)

    def test_the_chosen_ones_label_can_be_read(self):
        self.gimp.press_in_presets('clouds')
        label = self.gimp.look_at_chosen('clouds')
        self.assertGreater(max(label) - min(label), 100)
        self.gimp.cancel()

    def test_the_switch_is_remembered(self):
        self.gimp.press_in_presets('agate')
        # It holds for the one that has been chosen.
        self.gimp.press_in_presets('Seamless')
        self.accept(AGATE)
        self.gimp.open_dialog()
        self.gimp.open_presets()
        self.gimp.press_in_presets('clouds')
        self.gimp.press_in_presets('Seamless')
        self.gimp.press_in_presets('Seamless')
        self.accept(CLOUDS)
        self.switch_seamless_on()

    def test_switched_off_it_leaves_the_presets_own_periods(self):
        self.gimp.cancel()
        own = 'lattice-noise/1 scale=20 period-x=160 period-y=80'
        folder = self.gimp.profile / 'lattice-noise' / 'presets'
        folder.mkdir(parents=True)
        (folder / 'mine.recipe').write_text(f'{own}\n', encoding='utf-8')
        self.gimp.open_dialog()
        self.gimp.open_presets()
        self.gimp.press_in_presets('agate')
        self.gimp.display.keys('End')  # own ones come last
        self.gimp.display.settle()
        self.gimp.press_in_presets('Seamless')
        self.gimp.sheet_screenshot('preset-own-periods')
        self.accept(own)
        self.switch_seamless_on()

    def test_a_double_click_chooses_and_closes(self):
        self.gimp.press_in_presets('agate', times=2)
        self.assertFalse(self.gimp.has_sheet())
        self.gimp.focus_dialog()
        self.gimp.open_presets()
        self.gimp.display.keys('Right', 'Return')
        self.gimp.display.settle()
        self.assertFalse(self.gimp.has_sheet())
        self.gimp.focus_dialog()
        self.accept(fit(read_preset('bark')))

    def test_own_ones_are_saved_renamed_and_deleted(self):
        self.gimp.press_in_presets('agate')
        self.gimp.name_preset('mine')
        self.gimp.press_in_presets('Save Preset')
        self.gimp.sheet_screenshot('preset-saved')
        self.assertEqual(self.saved('mine'), fit(AGATE))
        self.gimp.name_preset('yours')
        self.gimp.press_in_presets('Rename')
        self.assertEqual(self.saved('yours'), fit(AGATE))
        self.assertIsNone(self.saved('mine'))
        self.gimp.press_in_presets('Delete')
        self.gimp.sheet_screenshot('preset-deleted')
        self.assertIsNone(self.saved('yours'))
        self.gimp.press_in_presets('Undo')
        self.assertEqual(self.saved('yours'), fit(AGATE))
        self.gimp.press_in_presets('Delete')
        self.assertIsNone(self.saved('yours'))
        self.accept(fit(AGATE))

    def test_what_cannot_be_done_is_said_in_the_sheet(self):
        before = self.gimp.look_at_notice()
        self.gimp.name_preset('marble')  # which belongs to Lattice Noise
        self.gimp.press_in_presets('Save Preset')
        self.gimp.sheet_screenshot('preset-refused')
        self.assertNotEqual(self.gimp.look_at_notice(), before, 'a sentence')
        self.assertIsNone(self.saved('marble'))
        self.gimp.name_preset('mine')
        self.gimp.press_in_presets('Save Preset')
        # No other one is replaced unseen.  (The sheet has been scrolled down
        # to it: this is not agate.)
        self.gimp.press_in_presets('agate')
        self.gimp.name_preset('mine')
        self.gimp.press_in_presets('Save Preset')
        self.assertEqual(self.saved('mine'), 'lattice-noise/1')
        self.gimp.sheet_screenshot('preset-not-replaced')
        self.gimp.cancel()


if harness.GENERATION == 3:
    class Named(harness.TestCase):
        """A new GIMP for each test, without last values."""

        def setUp(self):
            self.gimp = studio.Studio(harness.BUILD, harness.GENERATION)
            self.addCleanup(self.gimp.close)
            self.gimp.new_image()

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
