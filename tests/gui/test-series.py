# SPDX-License-Identifier: LGPL-3.0-or-later
"""Loops, maps, sheets and patterns in a real GIMP: undone in one step, killed
while they are drawn, and made by their dialogs."""

import pathlib
import re

import case
import clicks
import forms
import harness
import studio
from display import wait_until

RECIPE = harness.quote('lattice-noise/1 scale=20 seed=3')

CALLS = {
    'loop': f'(test-loop image layer {RECIPE} 5 100 3 "group")',
    'material': f'(test-maps image layer {RECIPE} "group")',
}
# Outputs that make a new drawable.
TARGETS = ('layer-mask', 'new-channel')
NEWEST = '(test-layers (apply max (test-all-images)))'
# Takes longer than it takes to kill it.
LONG = '(test-loop image layer "lattice-noise/1 octaves=9" 1000 100 3 "group")'


class Series(case.TestCase):
    studio = clicks.Studio

    def test_what_is_drawn_into_an_image_is_one_undo_step(self):
        before = self.gimp.state()
        for call in CALLS.values():
            self.gimp.run(call)
            self.assertEqual(self.gimp.n_layers(), 2)
            self.assertTrue(self.gimp.is_changed())
            self.gimp.undo()
            self.assertEqual(self.gimp.state(), before)
            self.gimp.redo()
            self.assertEqual(self.gimp.n_layers(), 2)
            self.gimp.undo()

    def test_masks_and_channels_are_one_undo_step(self):
        def count():
            return (self.gimp.run('(test-mask-of layer)') != '-1',
                    self.gimp.run('(test-n-channels image)') != '0')
        before = self.gimp.state()
        for output, expected in zip(TARGETS, ((True, False), (False, True))):
            self.gimp.run(harness.noise(output))
            self.assertEqual(count(), expected)
            self.gimp.undo()
            self.assertEqual(count(), (False, False))
            self.assertEqual(self.gimp.state(), before)

    def test_a_killed_run_leaves_the_image_as_it_was(self):
        self.check_killed(LONG)

    def test_dialogs_open_and_cancel_leaves_no_trace(self):
        before = self.gimp.state()
        n_images = self.gimp.run('(test-n-images)')
        for name in forms.TITLES:
            _, _, _, height = self.gimp.display.geometry(self.gimp.open_form(name))
            self.assertLess(height, 660)  # low screens have little more
            self.gimp.screenshot(name)
            self.gimp.cancel()
            self.assertEqual(self.gimp.state(), before)
        self.assertEqual(self.gimp.run('(test-n-images)'), n_images)

    def test_ok_draws_the_layers_recipe(self):
        self.gimp.run(harness.noise(recipe='lattice-noise/1 scale=20'))
        self.gimp.open_form('material')
        self.gimp.accept()
        self.assertEqual(self.gimp.n_layers(), 2)
        self.assertEqual(self.gimp.recipe('(test-active-layer image)'),
                         'lattice-noise/1 scale=20 map=normal')

    def test_the_last_look_is_fitted_to_other_pictures_and_follows_them(self):
        self.gimp.open_dialog()
        self.gimp.set_scale('20')
        self.gimp.accept()
        self.gimp.replace_image(2 * studio.WIDTH, 2 * studio.HEIGHT)
        self.gimp.open_form('material')
        self.assertEqual(self.gimp.show_recipe(),
                         'lattice-noise/1 scale=20 size=200')
        self.gimp.cancel()
        self.gimp.open_form('sheet')
        for side in (studio.HEIGHT // 2, studio.HEIGHT // 4):
            self.gimp.write('Width and height of each', str(side))
            size = 100 * side // studio.HEIGHT
            self.assertEqual(self.gimp.show_recipe(),
                             f'lattice-noise/1 scale=20 size={size}')
        self.gimp.cancel()

    def test_size_and_seamless_are_words_of_the_recipe(self):
        recipe = 'lattice-noise/1 scale=20 size=33.3'
        self.gimp.run(harness.noise(recipe=recipe))
        self.gimp.open_form('material')
        self.gimp.write('Scales the whole look', '')  # only the focus moves
        self.assertEqual(self.gimp.show_recipe(), recipe)
        self.gimp.write('Scales the whole look', '80')
        self.gimp.press('Seamless')
        self.assertEqual(self.gimp.show_recipe(),
                         'lattice-noise/1 scale=20 size=80 seamless=yes')
        self.gimp.accept()
        self.assertEqual(
            self.gimp.recipe('(test-active-layer image)'),
            'lattice-noise/1 scale=20 size=80 '
            f'period-x={studio.WIDTH} period-y={studio.HEIGHT} map=normal')

    def test_the_size_that_was_asked_for_comes_from_the_layer(self):
        self.gimp.run(harness.noise(recipe='lattice-noise/1 scale=200 size=150 '
                                    'seamless=yes'))
        self.gimp.open_form('material')
        self.assertEqual(self.gimp.show_recipe(),
                         'lattice-noise/1 scale=200 size=150 seamless=yes')
        self.gimp.cancel()

    def test_a_letter_leads_to_each_row(self):
        self.gimp.open_form('material')
        self.gimp.screenshot('letters-material')
        self.gimp.press_keys_in_dialog('alt+w', 'ctrl+a')
        self.gimp.display.type('96')
        self.gimp.press_keys_in_dialog('Tab')
        self.assertEqual(self.gimp.find('width').text, '96')
        for row in ('Size', 'Seamless', 'Relief', 'Map strength', 'Green channel',
                    'Width', 'Height', 'Output', 'For', 'Folder', 'Name'):
            self.assertNotEqual(self.gimp.letter_of(row), '', row)
        self.gimp.cancel()

    def test_no_letter_leads_to_two_rows(self):
        for name in forms.TITLES:
            self.gimp.open_form(name)
            letters = self.gimp.letters()
            self.assertGreater(len(letters), 5, name)
            self.assertEqual(len(letters), len(set(letters)), letters)
            self.gimp.cancel()

    def test_layers_are_made_seamless_and_back(self):
        self.gimp.open_form('material')
        self.gimp.choose_preset('Brick wall')
        plain = self.gimp.show_recipe()
        self.gimp.press('Seamless')
        self.assertEqual(self.gimp.show_recipe(), f'{plain} seamless=yes')
        self.gimp.press('Seamless')
        self.assertEqual(self.gimp.show_recipe(), plain)
        self.gimp.press('Seamless')
        self.gimp.accept()
        self.assertIn(
            f' period-x={studio.WIDTH} period-y={studio.HEIGHT} ',
            self.gimp.recipe('(test-active-layer image)'))

    def test_the_strength_and_the_green_channel_of_normals(self):
        self.gimp.run(harness.noise(recipe='lattice-noise/1 scale=20'))
        self.gimp.open_form('material')
        self.gimp.write('Height of white above black when lit', '12.5')
        self.gimp.choose('Which way green points', 1)
        self.assertEqual(self.gimp.show_recipe(),
                         'lattice-noise/1 scale=20 relief=12.5 normal-y=down')
        self.gimp.screenshot('maps-of-directx')
        self.gimp.accept()
        self.assertEqual(
            self.gimp.recipe('(test-active-layer image)'),
            'lattice-noise/1 scale=20 map=normal map-strength=12.5 '
            'normal-y=down')

    def test_the_strength_of_the_normals_of_layers(self):
        self.gimp.open_form('material')
        self.gimp.choose_preset('Brick wall')
        plain = self.gimp.show_recipe()
        self.gimp.write('Height of white above black, in pixels', '64')
        self.assertEqual(self.gimp.show_recipe(),
                         plain.replace(' layer=', ' map-strength=64 layer=', 1))
        self.gimp.accept()
        self.assertIn(' map=normal map-strength=64 layer=',
                      self.gimp.recipe('(test-active-layer image)'))

    def lit(self, right=0):
        """Returns what the middle of the lit preview shows, or what is some pixels to
        the right of it."""
        # Keep the tooltip from covering it.
        self.gimp.display.point(self.gimp.dialog, 3, 3)
        self.gimp.display.settle()
        x, y = self.gimp.find('lit-preview').middle()
        return self.gimp.display.look(self.gimp.dialog,
                                      (x + right - 20, y - 20, 40, 40))

    def lit_from(self):
        """Returns how much brighter the sphere is on the right than on the left."""
        return sum(self.lit(80)) - sum(self.lit(-80))

    def test_a_material_is_shown_on_a_sphere_whose_light_turns(self):
        self.gimp.open_form('material')
        self.gimp.choose_preset('Brick wall')
        self.assertLess(self.lit_from(), 0)
        self.gimp.screenshot('material-sphere')
        x, y = self.gimp.find('lit-preview').middle()
        self.gimp.display.drag(self.gimp.dialog, (x, y), (x + 110, y))
        self.assertGreater(self.lit_from(), 0)
        self.gimp.screenshot('material-sphere-turned')
        self.gimp.cancel()

    def test_a_material_is_shown_on_a_plane_and_as_maps(self):
        self.gimp.open_form('material')
        self.gimp.choose_preset('Lava')
        sphere = self.lit()
        self.gimp.press('Plane')
        self.assertNotEqual(self.lit(), sphere)
        self.gimp.screenshot('material-plane')
        self.gimp.press('Maps')
        self.assertFalse(self.gimp.shows('lit-preview'))
        self.gimp.display.settle()
        self.gimp.screenshot('material-maps')
        self.gimp.press('Sphere')
        self.assertTrue(self.gimp.shows('lit-preview'))
        self.gimp.cancel()

    def test_the_noise_is_shown_by_its_name(self):
        self.gimp.open_form('loop')
        self.gimp.choose_preset('Brick wall')
        self.assertEqual(self.gimp.name(), 'Brick wall')
        self.assertFalse(self.gimp.shows('A recipe such as', 'Entry'))
        self.gimp.write('Scales the whole look', '80')
        self.assertEqual(self.gimp.name(), 'Brick wall')
        self.gimp.show_recipe()
        self.gimp.screenshot('loop-recipe')
        self.gimp.write('A recipe such as', 'lattice-noise/1 algorithm=simplex')
        self.assertEqual(self.gimp.name(), 'Simplex noise')
        self.gimp.cancel()
        self.gimp.open_form('material')
        self.gimp.choose_preset('Brick wall')
        self.gimp.write('Height of white above black, in pixels', '64')
        self.assertEqual(self.gimp.name(), 'Brick wall (changed)')
        self.gimp.cancel()

    def test_the_picture_of_a_loop_moves(self):
        window = self.gimp.open_form('loop')
        seen = set()

        def is_another():
            seen.add(self.gimp.display.look(window))
            return len(seen) > 3
        wait_until(is_another, 'the picture stands still')
        self.assertGreater(len(seen), 3)
        self.gimp.cancel()

    def test_a_preset_is_drawn_as_large_as_the_image_asks_for(self):
        size = round(100 * studio.HEIGHT / 512)
        # The recipe ends with "=yes", but not with "seamless=yes", which presets keep.
        self.gimp.run(harness.noise(recipe='lattice-noise/1 invert=yes'))
        self.gimp.open_form('material')
        self.gimp.open_presets()
        self.gimp.press_preset('Agate')
        self.gimp.sheet_screenshot('form-presets')
        self.gimp.close_sheet()
        self.gimp.accept()
        colors = '(list-ref (test-children (test-parent (test-active-layer ' \
            'image))) 1)'
        self.assertEqual(self.gimp.recipe(colors),
                         harness.goldens.preset('agate').replace(
                             ' persistence=',
                             f' size={size} persistence=').replace(
                                 ' coloring=', ' map=color coloring='))


    def boxes(self):
        """Returns the check boxes below an axis of a sheet, in their order."""
        return sorted((widget for widget in self.gimp.widgets.list(self.gimp.dialog)
                       if 'CheckButton' in widget.kind and not widget.tooltip),
                      key=lambda box: (box.y, box.x))

    def toggle(self, name):
        """Clicks a box until it is ticked, or no longer ticked."""
        def is_active():
            return next(box.is_active for box in self.boxes() if box.text == name)

        before = is_active()
        studio.click_until(lambda: self.gimp.press(name),
                           lambda: is_active() != before, studio.CLICK_LOST,
                           f'"{name}" does not change')

    def test_choices_along_a_sheet_are_ticked(self):
        self.gimp.run(harness.noise(recipe='lattice-noise/1 scale=20'))
        self.gimp.open_form('sheet')
        self.assertEqual(self.boxes(), [])
        # The first list is that of the rows; the second one also shows "Seed".
        rows = min((widget for widget
                    in self.gimp.widgets.list(self.gimp.dialog)
                    if 'ComboBox' in widget.kind), key=lambda widget: widget.y)
        self.gimp.display.click(self.gimp.dialog, *rows.middle())
        self.gimp.display.settle()
        self.gimp.display.keys('Down', 'Return')
        wait_until(self.boxes, 'there are no boxes')
        self.assertTrue(all(box.is_active for box in self.boxes()))
        self.assertGreater(len(self.boxes()), 9)
        for box in self.boxes()[2:]:
            self.toggle(box.text)
        self.gimp.screenshot('sheet-ticked')
        first, second = [box.text for box in self.boxes()[:2]]
        self.toggle(first)
        self.gimp.press(second)  # the last ticked box stays ticked
        self.assertEqual([box.is_active for box in self.boxes()][:3],
                         [False, True, False])
        self.toggle(first)
        self.gimp.accept()
        self.assertEqual(
            set(re.findall('algorithm=[a-z]+', self.gimp.run(
                f'(map test-name {NEWEST})'))),
            {'algorithm=value', 'algorithm=perlin'})

    def folder(self):
        return self.gimp.find('Folder to save to', 'Entry').text

    def test_the_folder_of_the_files_is_shown_and_told_afterwards(self):
        self.gimp.run(harness.noise(recipe='lattice-noise/1 scale=20'))
        self.gimp.open_form('material')
        self.gimp.choose('Where the maps go', 2)
        self.assertTrue(pathlib.Path(self.folder()).is_absolute())
        self.gimp.write('Folder to save to', '~stones')
        self.assertIn('your own home folder', self.gimp.sentence())
        made = self.gimp.folder / 'stones'
        self.gimp.write('Folder to save to', str(made))
        self.assertEqual(self.gimp.sentence(), '')
        self.gimp.screenshot('material-files')
        self.gimp.accept()
        self.assertIn('Perlin-seed-0_normal.png',
                      [path.name for path in made.iterdir()])
        wait_until(lambda: self.gimp.finds_text(f'The files were saved in "{made}"'),
                   'nothing says where the files are')
        # Take these choices back, because the next dialog would begin with them.
        self.gimp.open_form('material')
        self.gimp.choose('Where the maps go', -2)
        self.gimp.accept()

    def test_the_folder_of_a_pattern_is_that_of_gimp(self):
        self.gimp.open_form('pattern')
        self.assertEqual(self.folder(), f'{self.gimp.profile}/patterns/')
        self.gimp.screenshot('pattern-folder')
        self.gimp.press('Choose a Folder')
        self.gimp.display.window('Choose a Folder')
        self.gimp.display.keys('Escape')
        self.gimp.cancel()


class Search(case.TestCase):
    studio = clicks.Studio

    def test_gimps_search_finds_all_with_the_studio_first(self):
        labels = [re.sub('<.*', '', text)
                  for text in self.gimp.search_actions('lattice')]
        self.assertEqual(labels[0], f'{studio.TITLE}...')
        for title in [*forms.TITLES.values(), 'Film Grain (Lattice)',
                      'Noise Displace (Lattice)']:
            self.assertTrue([label for label in labels
                             if label.startswith(title)], title)
        if harness.GENERATION == 3:
            self.assertIn('Noise (Lattice) (lattice:noise)', labels)


class WithoutAnImage(case.KeepsScreen):
    def test_the_menu_saves_patterns_and_draws_sheets(self):
        gimp = forms.Studio(harness.BUILD, harness.GENERATION)
        self.addCleanup(gimp.close)
        gimp.open_from_menu(forms.TITLES['pattern'])
        gimp.screenshot('pattern-without-an-image')
        patterns = gimp.profile / 'patterns'
        gimp.accept_from_menu(lambda: list(patterns.glob('*.pat')))
        gimp.open_from_menu(forms.TITLES['sheet'])
        gimp.accept_from_menu(lambda: gimp.run('(test-n-images)') == '1')
        gimp.display.settle()
        gimp.screenshot('sheet-without-an-image')
        # Nothing was drawn before, so the scale is an eighth of 160 pixels.
        self.assertIn('lattice-noise/1 scale=20"', gimp.run(
            '(map test-parasite (test-layers '
            '(apply max (test-all-images))))'))


harness.main()
