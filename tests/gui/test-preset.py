# SPDX-License-Identifier: LGPL-3.0-or-later
"""The sheet of presets, in which they are chosen by eye, saved and renamed; and undo.
On GIMP 3, also a dialog that opens with the preset that a script names, as long as there
are no last values, which GIMP prefers; GIMP 2.10 passes no arguments to dialogs."""

import re
import time

import case
import groups
import harness
import layers
import studio

PLAIN = 'lattice-noise/1'


def fit(recipe, percent=100 * min(studio.WIDTH, studio.HEIGHT) / 512):
    """Adds the size that suits the image to a recipe that has none, in its usual place:
    after the scale."""
    size = f'size={int(percent + 0.5)}'
    words = recipe.split(' ')
    place = max([0, *(i for i, word in enumerate(words)
                      if word.startswith(('algorithm=', 'scale=')))]) + 1
    return ' '.join([*words[:place], size, *words[place:]])


def keep(recipe):
    """Returns a recipe that was made on the image as a preset's file contains it."""
    return fit(recipe, 100 * 512 / min(studio.WIDTH, studio.HEIGHT))


MARBLE = harness.goldens.preset('marble')
AGATE = harness.goldens.preset('agate')


class Fresh(case.TestCase):
    """Each test begins with a fresh dialog."""

    studio = groups.Studio

    def setUp(self):
        super().setUp()
        self.delete_presets()
        self.gimp.open_dialog()
        self.gimp.reset()


class Sheet(Fresh):
    """Each test also begins with the sheet open."""

    options = {'height': 768, 'width': 1366}

    def setUp(self):
        super().setUp()
        self.gimp.open_presets()

    def accept(self, recipe):
        """Clicks OK; checks the recipe, and that a script draws the same from it."""
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), recipe)
        drawn = self.gimp.pixels()
        self.assertEqual(self.gimp.draw_by_script(recipe), drawn)
        return harness.Picture(drawn)

    def test_coverings_are_found_before_looks_when_a_layer_is_added(self):
        self.gimp.close_sheet()
        self.gimp.open_sheet(layers.ADD_LOOK, 'Presets')
        self.assertEqual(self.gimp.labels_in_presets()[0], 'Algae')
        self.gimp.search_presets('snow')
        self.gimp.display.keys('Return')
        self.gimp.display.settle()
        self.assertRegex(self.gimp.copied_recipe(), 'layer=ground .*group=snow')
        self.gimp.cancel()

    def test_a_double_click_chooses_and_closes(self):
        self.gimp.press_preset('Agate', times=2)
        self.assertFalse(self.gimp.has_sheet())
        self.gimp.focus_dialog()
        self.accept(fit(AGATE))

    def test_coverings_go_over_the_look_that_there_was(self):
        self.gimp.press_preset('Agate')
        self.gimp.press_preset('Snow cover')
        self.gimp.press_preset('Moss patches', times=2)
        self.gimp.focus_dialog()
        self.gimp.screenshot('preset-covering')
        self.assertNotIn('snow', self.gimp.look_at_name())
        self.gimp.accept()
        recipe = self.gimp.recipe()
        self.assertEqual(re.findall('layer=([a-z-]+)', recipe),
                         ['ground', 'damp', 'moss', 'color-variation'])
        drawn = self.gimp.pixels()
        self.assertEqual(self.gimp.draw_by_script(recipe), drawn)

    def test_the_chosen_row_is_in_sight_on_a_low_screen(self):
        self.gimp.close_sheet()
        self.gimp.paste('lattice-noise/2' + 8 * ' layer=dust')
        self.assertGreaterEqual(self.gimp.find('Whole picture', 'Item').y,
                                self.gimp.find('layers').y)
        self.gimp.cancel()

    def test_layers_are_edited_again_undone_and_reset(self):
        self.gimp.press_preset('Mossy rock', times=2)
        self.gimp.focus_dialog()
        self.gimp.accept()
        recipe = self.gimp.recipe()
        self.assertIn('layer=moss', recipe)
        self.gimp.open_dialog(call=self.gimp.interactive_call('image', 'layer'))
        self.assertEqual(self.gimp.look_at_name(), 'Mossy rock')
        self.gimp.reset()
        self.assertTrue(self.gimp.shows('scale'))
        self.gimp.focus_dialog()
        self.gimp.display.keys('ctrl+z')
        self.gimp.display.settle(self.gimp.dialog)
        self.assertFalse(self.gimp.shows('scale'))
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), recipe)

    def test_the_sheet_opens_at_the_look_at_hand(self):
        self.gimp.press_preset('Topographic')
        self.gimp.close_sheet()
        self.assertEqual(self.gimp.look_at_name(), 'Topographic map')
        self.gimp.new_seed()
        self.assertEqual(self.gimp.look_at_name(), 'Topographic map')
        self.gimp.set_scale('23')
        self.assertEqual(self.gimp.look_at_name(), 'Topographic map (changed)')
        self.gimp.open_presets()
        self.gimp.sheet_screenshot('preset-marked')
        self.assertIn('Topographic map', self.gimp.labels_in_presets())
        self.gimp.cancel()

    def test_the_sheet_stands_beside_the_dialog(self):
        # Use a large image, whose preview makes the dialog of GIMP 2.10 large.
        self.gimp.cancel()
        self.gimp.replace_image(1600, 1200)
        self.gimp.open_dialog()
        self.gimp.open_presets()
        for x in [0, 10**4]:
            self.gimp.close_sheet()
            width = self.gimp.display.geometry(self.gimp.dialog)[2]
            self.gimp.display.move(
                self.gimp.dialog, min(x, self.gimp.display.width - width), 40)
            self.gimp.open_presets()
            self.gimp.sheet_screenshot(f'preset-beside-{x}')
            left, _, width, _ = self.gimp.display.geometry(self.gimp.dialog)
            sheet_left, top, sheet_width, height = self.gimp.sheet_geometry()
            self.assertIn(left, (sheet_left + sheet_width,
                                 sheet_left - width))
            self.assertGreaterEqual(min(sheet_left, top), 0)
            self.assertLessEqual(sheet_left + sheet_width,
                                 self.gimp.display.width)
            self.assertLessEqual(top + height, self.gimp.display.height)
        self.assertEqual(self.gimp.find_in_presets('Close', 'Button').y,
                         self.gimp.find_in_presets('Save...', 'Button').y)
        self.gimp.cancel()

    def test_own_ones_are_saved_renamed_and_deleted(self):
        self.gimp.press_preset('Agate')
        self.gimp.press_in_presets('Save...')
        self.assertEqual(self.gimp.type_name('Save as Preset', 'mine'), '')
        self.gimp.sheet_screenshot('preset-saved')
        self.assertEqual(self.saved('mine'), AGATE)
        self.gimp.press_in_presets('Rename...')
        self.assertEqual(self.gimp.type_name('Rename Preset', 'yours'), '')
        self.assertEqual(self.saved('yours'), AGATE)
        self.assertIsNone(self.saved('mine'))
        self.assertEqual(self.gimp.look_at_name(), 'yours')
        self.gimp.press_in_presets('Delete')
        self.gimp.sheet_screenshot('preset-deleted')
        self.assertIsNone(self.saved('yours'))
        self.gimp.press_in_presets('Undo')
        self.assertEqual(self.saved('yours'), AGATE)
        self.gimp.press_in_presets('Delete')
        self.assertIsNone(self.saved('yours'))
        self.accept(fit(AGATE))

    def test_a_key_saves_with_the_sheet_open_or_closed(self):
        self.gimp.press_preset('Agate')
        self.gimp.display.keys('ctrl+s')
        self.assertEqual(self.gimp.type_name('Save as Preset', 'mine'), '')
        self.assertEqual(self.saved('mine'), AGATE)
        self.gimp.close_sheet()
        self.gimp.set_scale('48')
        self.gimp.press_keys_in_dialog('ctrl+s')
        self.assertEqual(self.gimp.type_name('Save as Preset', 'coarse'), '')
        self.assertIn(' scale=48 ', self.saved('coarse'))
        self.assertEqual(self.gimp.look_at_name(), 'coarse')
        self.gimp.cancel()

    def test_a_file_that_is_no_preset_is_told_of(self):
        self.assertEqual(self.gimp.notice(), '')
        self.gimp.close_sheet()
        self.own.mkdir(parents=True, exist_ok=True)
        (self.own / 'torn.recipe').write_text('lattice-noise/1 scale=',
                                              encoding='utf-8')
        self.gimp.open_presets()
        self.gimp.sheet_screenshot('preset-torn')
        self.assertIn('Preset is "torn": ', self.gimp.notice())
        self.gimp.press_preset('Agate')
        self.assertEqual(self.gimp.notice(), '')
        self.gimp.cancel()

    def test_a_wrong_name_is_told_of_and_asked_for_again(self):
        self.gimp.press_in_presets('Save...')
        said = self.gimp.type_name('Save as Preset', 'marble')
        self.assertIn('built-in preset has this name', said)
        self.assertIsNone(self.saved('marble'))
        self.assertEqual(self.gimp.type_name('Save as Preset', 'mine'), '')
        self.assertEqual(self.saved('mine'), keep(case.INITIAL))
        self.gimp.cancel()


class Wide(Fresh):
    """Each test has room for three pictures beside the dialog."""

    options = {'height': 800, 'width': 1920}

    def test_the_dialog_stays_where_two_pictures_fit_beside_it(self):
        # So wide that there is more room at its right than at its left.
        self.gimp.resize(1000, self.gimp.height())
        self.gimp.display.move(self.gimp.dialog, 0, 40)
        self.gimp.open_presets()
        widest = self.gimp.sheet_geometry()[2]
        self.gimp.close_sheet()
        width = self.gimp.display.geometry(self.gimp.dialog)[2]
        place = self.gimp.display.width - width - (widest - 30)
        self.gimp.display.move(self.gimp.dialog, place, 40)
        self.gimp.open_presets()
        self.gimp.sheet_screenshot('preset-two')
        self.assertEqual(self.gimp.display.geometry(self.gimp.dialog)[0], place)
        left, _, sheet_width, _ = self.gimp.sheet_geometry()
        self.assertEqual(left, place + width)
        self.assertLess(sheet_width, widest)
        self.gimp.cancel()


class History(Fresh):
    """Undoes presets and what is pasted."""

    options = {'height': 800}

    def test_what_was_chosen_and_pasted_is_undone(self):
        steps = [('', case.INITIAL)]
        self.gimp.open_presets()
        for label, name in [('Soft clouds', 'soft-clouds'), ('Agate', 'agate')]:
            self.gimp.press_preset(label)
            steps.append((label, self.gimp.copied_recipe()))
            self.assertIn(fit(harness.goldens.preset(name)), steps[-1][1])
        self.gimp.close_sheet()
        self.gimp.paste(f'{PLAIN} algorithm=cellular scale=40')
        steps.append(('', f'{PLAIN} algorithm=cellular scale=40'))
        self.gimp.new_seed()
        self.gimp.new_seed()
        seeds = self.gimp.copied_recipe()
        self.gimp.reset()
        self.assertEqual(self.gimp.copied_recipe(), case.INITIAL)
        self.gimp.go_back()
        self.assertEqual(self.gimp.copied_recipe(), seeds)
        self.gimp.go_back()
        self.gimp.go_back()
        for label, recipe in reversed(steps):
            self.assertEqual(self.gimp.copied_recipe(), recipe)
            self.assertEqual(self.gimp.look_at_name(), label)
            self.gimp.go_back()
        self.assertEqual(self.gimp.copied_recipe(), case.INITIAL)
        for label, recipe in steps[1:]:
            self.gimp.go_forward()
            self.assertEqual(self.gimp.copied_recipe(), recipe)
            self.assertEqual(self.gimp.look_at_name(), label)
        self.gimp.cancel()

    def test_a_presets_own_recipe_is_fitted_when_it_is_pasted(self):
        self.gimp.paste(AGATE)
        self.assertEqual(self.gimp.copied_recipe(), fit(AGATE))
        self.gimp.paste(fit(AGATE))
        self.assertEqual(self.gimp.copied_recipe(), fit(AGATE))
        self.gimp.cancel()

    def test_the_keys_work_in_the_sheet_too(self):
        self.gimp.open_presets()
        self.gimp.press_preset('Smoke')
        self.assertEqual(self.gimp.look_at_name(), 'Smoke')
        self.gimp.focus_sheet()
        self.gimp.display.keys('ctrl+z')
        self.gimp.display.settle()
        self.assertEqual(self.gimp.look_at_name(), '')
        self.gimp.display.keys('ctrl+y')
        self.gimp.display.settle()
        self.assertEqual(self.gimp.look_at_name(), 'Smoke')
        self.gimp.cancel()

    def test_what_is_being_typed_is_undone(self):
        self.gimp.set_scale('24')
        time.sleep(1)  # a change within 0.7 s would be the same undo step
        self.gimp.set_scale('31', end='ctrl+z')
        self.assertEqual(self.gimp.copied_recipe(), f'{PLAIN} scale=24')
        self.gimp.go_forward()
        self.assertEqual(self.gimp.copied_recipe(), f'{PLAIN} scale=31')
        self.gimp.cancel()

    def test_the_buttons_undo_and_copy(self):
        self.gimp.set_scale('24')
        self.gimp.clipboard.put('something else')
        self.gimp.press('Copy Recipe')
        self.assertEqual(self.gimp.clipboard.get(), f'{PLAIN} scale=24')
        self.gimp.press('Undo')
        self.assertEqual(self.gimp.copied_recipe(), case.INITIAL)
        self.gimp.press('Redo')
        self.assertEqual(self.gimp.copied_recipe(), f'{PLAIN} scale=24')
        self.gimp.cancel()


if harness.GENERATION == 3:
    class Named(case.KeepsScreen):
        """Each test starts a new GIMP, which has no last values."""

        def setUp(self):
            self.gimp = studio.Studio(harness.BUILD, harness.GENERATION)
            self.addCleanup(self.gimp.close)
            self.gimp.new_image()

        def test_its_values_are_drawn_and_no_seed_behind_what_was_seen(self):
            self.gimp.open_dialog(more='#:preset "marble" #:random-seed "yes"')
            self.gimp.screenshot('preset')
            self.gimp.accept()
            self.assertEqual(self.gimp.recipe(), fit(MARBLE))

        def test_its_values_can_be_changed(self):
            self.gimp.open_dialog(more='#:preset "marble"')
            self.gimp.set_scale('24')
            self.gimp.accept()
            self.assertEqual(self.gimp.recipe(),
                             re.sub(' scale=[0-9]+', ' scale=24', fit(MARBLE),
                                    count=1))

        def test_a_wrong_name_opens_no_dialog(self):
            call = self.gimp.interactive_call('image', 'layer',
                                              '#:preset "marbel"')
            said = self.gimp.run(f'(test-try (lambda () {call}))')
            self.assertIn('Preset is \\"marbel\\"', said)
            self.assertFalse(self.gimp.has_recipe())


harness.main()
