# SPDX-License-Identifier: LGPL-3.0-or-later
"""The controls of the dialog, one of each kind: groups that open,
choices, numbers, colors, seeds, recipes."""

import re

import case
import groups
import harness
import studio

PLAIN = 'lattice-noise/1'


class Screen(case.TestCase):
    """Each test finds all groups of the dialog closed, and leaves them closed."""

    studio = groups.Studio


class Opened(Screen):
    def setUp(self):
        super().setUp()
        self.gimp.open_dialog()
        # Earlier tests may have left other settings.
        self.gimp.paste(PLAIN)


class Controls(Opened):
    def test_a_choice_shows_what_depends_on_it(self):
        with self.gimp.group('shape'):
            self.assertFalse(self.gimp.shows('dimensions'))
            self.gimp.open_more()
            self.assertFalse(self.gimp.shows('z'))
            self.gimp.choose('dimensions', 1)
            self.assertTrue(self.gimp.shows('z'))
            self.gimp.write('z', '1.25')
        self.assertEqual(self.accept(), f'{PLAIN} dimensions=three z=1.25')

    def test_lists_show_pictures_of_choices_whose_names_say_little(self):
        height = self.gimp.find('output', 'ComboBox').height
        self.assertEqual(
            self.gimp.find_pictures_in_list('algorithm'),
            ['Value', 'Perlin', 'Simplex', 'Cellular', 'White', 'Perlin 2002',
             'SVG turbulence', 'Waves', 'Scratches', 'Phasor', 'Tiles'])
        self.assertEqual(self.gimp.find('algorithm', 'ComboBox').height, height)
        self.gimp.choose('algorithm', 9)
        with self.gimp.group('shape'):
            self.assertEqual(
                self.gimp.find_pictures_in_list('pattern'),
                ['Bricks', 'Squares', 'Planks', 'Herringbone', 'Basket weave',
                 'Hexagons', 'Triangles', 'Diamonds', 'Octagons and squares',
                 'Scales', 'Plain weave', 'Twill weave'])
            self.gimp.choose('pattern', 2)
        self.assertIn('algorithm=tiles pattern=planks', self.accept())

    def test_a_letter_leads_to_each_row_that_is_used_most(self):
        # In GIMP 3's dialogs, S belongs to a button of GIMP's own.
        scale = 's' if harness.GENERATION == 2 else 'a'
        for key, value in ((scale, '48'), ('i', '80'), ('e', '0.4'), ('d', '7'),
                           ('t', '3')):
            self.gimp.press_keys_in_dialog(f'alt+{key}', 'ctrl+a')
            self.gimp.display.type(value)
            self.gimp.display.keys('Tab')
        self.gimp.press_keys_in_dialog('alt+m')
        self.gimp.screenshot('letters')
        for key, title in ('alt+x', 'Explore'), ('ctrl+p', 'Presets'):
            self.gimp.open_sheet_by_key(key, title)
            self.gimp.close_sheet()
        self.assertEqual(
            self.gimp.copied_recipe(),
            f'{PLAIN} scale=48 size=80 octaves=3 persistence=0.4 seed=7 '
            f'period-x={studio.WIDTH} period-y={studio.HEIGHT}')
        self.assertTrue(self.gimp.find('seamless', 'CheckButton').is_active)
        algorithm = 'a' if harness.GENERATION == 2 else 'g'
        for key, row in (algorithm, 'algorithm'), ('u', 'output'):
            before = self.gimp.find(row, 'ComboBox').text
            self.gimp.press_keys_in_dialog(f'alt+{key}', 'Down')
            self.assertNotEqual(self.gimp.find(row, 'ComboBox').text, before)
        self.gimp.cancel()

    def test_no_letter_leads_to_two_rows(self):
        with self.gimp.group('color'):
            self.gimp.choose('coloring', 1)
            for row in ('Scale', 'Size', 'Persistence', 'Seed', 'Octaves', 'Algorithm',
                        'Seamless', 'Explore', 'Output', 'Look', 'Bright color'):
                self.assertNotEqual(self.gimp.letter_of(row), '', row)
            letters = self.gimp.letters()
        self.assertEqual(len(letters), len(set(letters)), letters)
        self.gimp.cancel()

    def test_rows_behind_more_come_into_sight(self):
        with self.gimp.group('tone'):
            self.gimp.open_more()
            row, area = (self.gimp.widgets.look(self.gimp.dialog, name)
                         for name in ('normalization', 'GtkScrolledWindow'))
            self.assertLessEqual(row.y + row.height, area.y + area.height)

    def test_numbers_of_each_group_are_drawn(self):
        for group, key, text in [
                ('fractal', 'lacunarity', '2.5'), ('warp', 'warp-amount', '20'),
                ('placement', 'rotation', '30'), ('tone', 'contrast', '37')]:
            with self.gimp.group(group):
                if key == 'lacunarity':
                    self.gimp.open_more()
                self.gimp.write(key, text)
        self.assertEqual(
            self.accept(), f'{PLAIN} lacunarity=2.5 warp-amount=20 '
            'rotation=30 contrast=37')

    def test_numbers_keep_decimals_that_their_sliders_lack(self):
        self.gimp.paste(f'{PLAIN} contrast=12.5')
        with self.gimp.group('tone'):
            self.gimp.write('contrast', '')  # only the focus moves
        self.assertEqual(self.accept(), f'{PLAIN} contrast=12.5')

    def test_a_slider_sets_the_number(self):
        # The slider goes from -100 to 100.  In GIMP 3, it is shorter than its bar,
        # which also contains the step buttons.
        with self.gimp.group('tone'):
            if harness.GENERATION == 2:
                # Each step is a hundredth of the slider's length.
                self.gimp.push_slider('contrast', 20)
            else:
                self.gimp.click_bar('contrast', 0.2)
        contrast = float(re.fullmatch(f'{PLAIN} contrast=([-0-9.]+)',
                                      self.accept())[1])
        self.assertAlmostEqual(
            contrast, -60, delta=0 if harness.GENERATION == 2 else 20)

    def test_colors_that_are_not_touched_keep_their_bits(self):
        recipe = (f'{PLAIN} coloring=two-colors '
                  'color-low=#123456789abcdef0 color-high=#fedcba9876543211')
        self.gimp.paste(recipe)
        with self.gimp.group('color'):
            self.gimp.set_scale('24')
        self.assertEqual(self.gimp.copied_recipe(),
                         recipe.replace(' coloring', ' scale=24 coloring'))
        self.gimp.cancel()

    def test_a_color_comes_from_the_selector(self):
        with self.gimp.group('color'):
            self.gimp.choose('coloring', 1)
            self.gimp.set_color('color-low', 'Dark color', 'ff8000')
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(),
                         f'{PLAIN} coloring=two-colors color-low=#ff8000')
        colors = harness.Picture(self.gimp.pixels()).colors
        self.assertEqual(set(colors[0]), {255})
        self.assertGreaterEqual(min(colors[1]), 128)

    def test_gimps_own_colors_are_taken(self):
        self.gimp.cancel()
        self.gimp.run("(gimp-context-set-foreground '(255 128 0))")
        self.gimp.run("(gimp-context-set-background '(0 64 255))")
        self.gimp.open_dialog()
        self.gimp.paste(PLAIN)
        with self.gimp.group('color'):
            self.gimp.choose('coloring', 1)
            self.gimp.take_gimps_colors()
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), f'{PLAIN} coloring=two-colors '
                         'color-low=#ff8000 color-high=#0040ff')

    def test_algorithms_begin_with_numbers_that_suit_them(self):
        self.gimp.reset()
        self.gimp.choose('algorithm', 2)
        self.assertEqual(self.gimp.copied_recipe(),
                         f'{PLAIN} algorithm=cellular scale=30 octaves=1')
        self.gimp.choose('algorithm', -2)
        # Reset also restores the scale that the dialog began with on this image.
        self.gimp.set_scale('40')
        self.gimp.reset()
        self.assertEqual(self.accept(), f'{PLAIN} scale=30')

    def test_periods_fit_the_image(self):
        with self.gimp.group('tile'):
            self.gimp.fit_image()
        self.assertEqual(
            self.accept(),
            f'{PLAIN} period-x={studio.WIDTH} period-y={studio.HEIGHT}')

    def test_a_group_is_reset_alone(self):
        self.gimp.paste(f'{PLAIN} scale=24 brightness=-51 invert=yes low=0.5')
        self.gimp.screenshot('reset')
        self.gimp.reset_group('tone')
        self.assertEqual(self.accept(), f'{PLAIN} scale=24')

    def test_a_group_without_controls_is_hidden(self):
        self.gimp.choose('algorithm', 5)
        self.assertFalse(self.gimp.shows('Shape'))
        self.assertFalse(self.gimp.shows('persistence'))
        self.gimp.screenshot('svg-turbulence')
        self.assertEqual(self.accept(), f'{PLAIN} algorithm=svg-turbulence')

    def test_recipes_are_pasted_and_copied(self):
        # A pasted recipe keeps its scale with any algorithm, even if it is the scale
        # that Perlin noise begins with.
        for recipe in [f'{PLAIN} scale=30', f'{PLAIN} algorithm=white scale=30',
                       f'{PLAIN} scale=30',
                       f'{PLAIN} algorithm=cellular scale=40 seed=7 '
                       'feature=edge fractal=none invert=yes']:
            self.gimp.paste(f'  {recipe}\n')
            self.assertEqual(self.gimp.copied_recipe(), recipe)
        self.assertEqual(self.accept(), recipe)

    def test_a_wrong_recipe_is_refused(self):
        self.gimp.paste(f'{PLAIN} seed=7')
        self.assertEqual(self.gimp.sentence(), '')
        for wrong in ['lattice-noise/1 scale=-3', 'Hello', '']:
            self.gimp.paste(wrong)
            self.assertNotEqual(self.gimp.sentence(), '')
            self.gimp.screenshot('wrong-recipe')
            self.assertEqual(self.gimp.copied_recipe(), f'{PLAIN} seed=7')
        # The sentence blocks nothing, and goes when something is changed.
        self.gimp.new_seed()
        self.assertEqual(self.gimp.sentence(), '')
        self.accept()

    def test_a_refused_field_is_shown(self):
        self.gimp.paste(f'{PLAIN} period-x=300 period-y=200')
        self.assertFalse(self.gimp.is_open('tile'))
        self.gimp.set_scale('1000')
        self.gimp.screenshot('refused-field')
        self.assertTrue(self.gimp.is_open('tile'))
        self.assertNotEqual(self.gimp.sentence(), '')
        # Closed again, the group stays closed while the same field is refused.
        self.gimp.toggle_group('tile')
        self.gimp.set_scale('1001')
        self.assertFalse(self.gimp.is_open('tile'))
        self.gimp.set_scale('64')
        self.accept()

    def test_rows_that_come_move_no_sliders(self):
        with self.gimp.group('fractal'):
            self.gimp.paste(PLAIN)
            before = self.gimp.octaves_row()
            self.gimp.paste(f'{PLAIN} fractal=ping-pong')
            self.assertEqual(self.gimp.octaves_row(), before)
        self.accept()

    def test_the_window_keeps_its_height(self):
        before = self.gimp.height()
        for group in groups.NAMES:
            self.gimp.toggle_group(group)
            self.assertTrue(self.gimp.is_open(group))
            self.assertEqual(self.gimp.height(), before, group)
        for group in groups.NAMES:
            self.gimp.toggle_group(group)
        self.accept()

    def test_open_groups_are_remembered(self):
        self.gimp.toggle_group('warp')
        self.accept()
        # On another layer, which has no noise that the dialog would edit.
        self.gimp.replace_image()
        self.gimp.open_dialog()
        self.assertTrue(self.gimp.is_open('warp'))
        self.assertFalse(self.gimp.is_open('shape'))
        self.gimp.toggle_group('warp')
        self.accept()


if harness.GENERATION == 2:  # GIMP 3 shows the canvas: test-preview.py
    class Preview(Opened):
        def test_it_follows(self):
            before = self.gimp.preview()
            self.gimp.new_seed()
            after = self.gimp.preview()
            self.assertNotEqual(after, before)
            self.gimp.zoom_in()
            self.assertNotEqual(self.gimp.preview(), after)
            self.gimp.go_back()
            self.gimp.zoom_out()
            self.assertEqual(self.gimp.preview(), before)
            self.gimp.cancel()


    class LargePreview(Screen):
        options = {'height': 800, 'width': 1366}

        def test_it_uses_the_room_of_the_dialog(self):
            self.gimp.open_dialog()
            small = self.gimp.find('GimpPreviewArea')
            self.assertGreaterEqual(small.width, studio.WIDTH)
            self.gimp.resize(1270, 700)
            large = self.gimp.find('GimpPreviewArea')
            self.gimp.screenshot('preview-large')
            self.assertGreater(large.width, small.width + 200)
            self.gimp.cancel()


class Carried(Screen):
    def carry(self, recipe):
        self.gimp.run('(gimp-item-attach-parasite layer '
                      '(list "lattice-noise-recipe" 3 '
                      f'{harness.quote(recipe)}))')

    if harness.GENERATION == 3:
        def test_a_seed_that_is_too_large_is_told_of(self):
            self.carry(f'{PLAIN} scale=24 seed=5000000000')
            self.gimp.open_dialog()
            self.gimp.screenshot('large-seed')
            self.assertNotEqual(self.gimp.sentence(), '')
            self.assertTrue(re.fullmatch(f'{PLAIN} scale=24( seed=[0-9]+)?',
                                         self.accept()))
    else:
        def test_a_large_seed_stays_until_there_is_a_new_one(self):
            recipe = f'{PLAIN} scale=24 seed=12345678901234567890'
            self.carry(recipe)
            self.gimp.open_dialog()
            self.gimp.screenshot('large-seed')
            self.gimp.set_scale('25')
            self.gimp.set_scale('24')
            self.gimp.new_seed()
            self.assertTrue(re.fullmatch(f'{PLAIN} scale=24 seed=[0-9]{{1,10}}',
                                         self.gimp.copied_recipe()))
            self.gimp.go_back()
            self.assertEqual(self.accept(), recipe)

    def test_a_recipe_that_is_none_is_told_of(self):
        self.carry('Hello')
        self.gimp.open_dialog()
        self.gimp.screenshot('no-recipe')
        self.assertNotEqual(self.gimp.sentence(), '')
        self.accept()


class Seamless(Opened):
    """The check box Seamless, which fits the noise to images of any size."""

    FITTED = f'period-x={studio.WIDTH} period-y={studio.HEIGHT}'

    def is_ticked(self):
        return bool(self.gimp.find('seamless', 'CheckButton').is_active)

    def test_it_fits_what_is_drawn_and_shows_no_periods(self):
        with self.gimp.group('tile'):
            self.assertTrue(self.gimp.shows('period-x'))
            self.gimp.press('Seamless')
            self.gimp.screenshot('seamless')
            self.assertFalse(self.gimp.shows('period-x'))
            self.gimp.press('Seamless')
        self.assertEqual(self.gimp.copied_recipe(), PLAIN)
        self.gimp.press('Seamless')
        self.assertEqual(self.accept(), f'{PLAIN} {self.FITTED}')

    def test_an_image_of_another_size_gets_its_own_numbers(self):
        # If the noise were still the initial one, the dialog would choose a new scale.
        self.gimp.set_scale('20')
        self.gimp.press('Seamless')
        self.gimp.accept()
        self.gimp.replace_image(400, 300)
        self.gimp.open_dialog()
        self.assertTrue(self.is_ticked())
        self.assertEqual(self.accept(),
                         f'{PLAIN} scale=20 period-x=400 period-y=300')

    def test_a_recipe_that_fits_ticks_it(self):
        for periods, fits in ((self.FITTED, True),
                              ('period-x=128 period-y=128', False)):
            self.gimp.paste(f'{PLAIN} {periods}')
            self.assertEqual(self.is_ticked(), fits)
        self.gimp.cancel()

    def test_a_sentence_leaves_the_dialogs_width(self):
        def width():
            return self.gimp.display.geometry(self.gimp.dialog)[2]

        self.gimp.set_scale('1000')
        before = width()
        self.gimp.press('Seamless')
        self.assertNotEqual(self.gimp.sentence(), '')
        self.assertEqual(width(), before)
        self.gimp.cancel()

    def test_cells_that_do_not_fit_become_smaller_which_is_said(self):
        self.gimp.set_scale('1000')
        self.assertEqual(self.gimp.sentence(), '')
        self.gimp.press('Seamless')
        self.assertRegex(self.gimp.sentence(), '^Size is .* instead of 100%')
        self.assertRegex(self.accept(),
                         f'{PLAIN} scale=1000 size=[0-9.]+ {self.FITTED}')


class SmallScreen(Screen):
    options = {'height': 800}

    def test_a_wheel_that_scrolls_changes_nothing(self):
        self.gimp.open_dialog()
        self.gimp.paste(PLAIN)
        self.gimp.turn_wheel('5')
        self.assertNotEqual(self.gimp.copied_recipe(), PLAIN)
        self.gimp.paste(PLAIN)
        self.gimp.toggle_group('placement')
        # Up to the first row, and down again, while all rows pass under the mouse.
        for button in '44445555':
            self.gimp.turn_wheel(button)
        self.assertEqual(self.gimp.copied_recipe(), PLAIN)
        self.gimp.screenshot('wheel')
        self.gimp.cancel()

    def test_the_dialog_with_all_groups_open_fits_the_screen(self):
        # From the last group up, so that headings above do not move.  Groups
        # that were open when a dialog ended are open in the next one.
        for group in [*reversed(groups.NAMES), None]:
            window = self.gimp.open_dialog()
            if group is not None:
                self.gimp.toggle_group(group)
            _, y, width, height = self.gimp.display.geometry(window)
            self.assertLessEqual(y + height, self.gimp.display.height)
            if harness.GENERATION == 3:  # without a preview in the dialog
                self.assertLessEqual(width, 420)
            self.gimp.screenshot(f'open-from-{group}')
            self.accept()


harness.main()
