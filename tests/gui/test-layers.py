# SPDX-License-Identifier: LGPL-3.0-or-later
"""The list of layers in the studio's dialog."""

import re

import case
import explorer
import harness
import layers
from display import wait_until
from studio import CLICK_LOST, click_until

ROCK = ('lattice-noise/2 layer=rock scale=90 octaves=5 fractal=ridged relief=40 '
        'layer=moss color=#203010 lift=2 mask=patches scale=60 coverage=0.3')

DUPLICATE = 'Duplicate the layer, mask or group'
RAISE = 'Raise the layer, mask or group'
LOWER = 'Lower the layer, mask or group'
REMOVE = 'Remove the layer, mask or group'

# Codes of keys: by their names, some versions of xdotool press Alt with them.
F2, F6 = '68', '72'
# By their names, letters would be pressed in whichever layout has them.
D, Z = '40', '52'


class Studio(layers.UsesLayers, explorer.Studio):
    pass


class TestCase(case.TestCase):
    """Each test begins with a recipe."""

    studio = Studio
    pasted = None

    def setUp(self):
        super().setUp()
        self.gimp.replace_image()
        self.gimp.open_dialog()
        self.gimp.paste(self.pasted)

    def accept(self):
        """Clicks OK, checks that a script draws the same from the layer's recipe, and
        returns this recipe."""
        self.gimp.accept()
        recipe = self.gimp.recipe()
        drawn = self.gimp.pixels()
        self.assertEqual(self.gimp.draw_by_script(recipe), drawn)
        return recipe

    def names(self):
        """Clicks OK, and returns the recipe's layers, masks and groups, the lowest
        first."""
        return re.findall('(?:layer|mask|group)=([a-zA-Z0-9-]+)', self.accept())

    def drag(self, row, below, rows):
        """Drags a row below another one, and checks the rows of the list."""
        click_until(lambda: self.gimp.drag_row(row, below),
                    lambda: self.gimp.rows() == rows, CLICK_LOST,
                    f'"{row}" does not move')
        self.assertEqual(self.gimp.rows(), rows)

    def rename(self, row, text):
        """Edits a row's text; if `text` is None, leaves it unchanged."""
        self.gimp.choose_row(row)
        self.gimp.display.keys('Return')
        self.gimp.display.settle(self.gimp.dialog)
        if text:
            self.gimp.display.keys('ctrl+a')
            self.gimp.display.type(text)
        self.gimp.display.keys('Return')
        self.gimp.display.settle(self.gimp.dialog)


class Layers(TestCase):

    pasted = ROCK

    def test_the_chosen_row_has_the_controls(self):
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Moss', 'Patches', 'Rock'])
        self.assertFalse(self.gimp.shows('scale'))
        self.gimp.screenshot('layers-whole')
        self.gimp.choose_row('Rock')
        self.gimp.screenshot('layers-rock')
        self.gimp.write('scale', '70')
        self.gimp.choose_row('Patches')
        self.gimp.screenshot('layers-mask')
        self.gimp.write('coverage', '0.6')
        self.gimp.choose_row('Moss')
        self.assertFalse(self.gimp.shows('scale'))  # a plain color
        self.gimp.write('opacity', '0.5')
        self.gimp.screenshot('layers-moss')
        recipe = self.accept()
        self.assertEqual(
            recipe, ROCK.replace('scale=90', 'scale=70').replace(
                'color', 'opacity=0.5 color').replace('=0.3', '=0.6'))

    def press_letter(self, row, *keys):
        self.gimp.press_keys_in_dialog(f'alt+{self.gimp.letter_of(row)}', *keys)

    def test_letters_lead_to_the_rows_of_the_chosen_layer(self):
        for chosen, rows in (
                ('Rock', ('Scale', 'Octaves', 'Opacity', 'Mode', 'Algorithm',
                          'Solid color', 'Explore', 'Output', 'Look')),
                ('Patches', ('Scale', 'Coverage', 'Softness', 'Algorithm', 'Output')),
                ('Moss', ('Opacity', 'Mode', 'Solid color')),
                ('Whole picture', ('Size', 'Seamless', 'Seed', 'Explore'))):
            self.gimp.choose_row(chosen)
            for row in rows:
                self.assertNotEqual(self.gimp.letter_of(row), '', row)
            letters = self.gimp.letters()
            self.assertEqual(len(letters), len(set(letters)), letters)
        self.gimp.choose_row('Rock')
        for row, text in ('Scale', '70'), ('Opacity', '0.5'):
            self.press_letter(row, 'ctrl+a')
            self.gimp.display.type(text)
            self.gimp.display.keys('Tab')
        self.press_letter('Mode', 'Down')
        self.gimp.choose_row('Patches')
        self.press_letter('Coverage', 'ctrl+a')
        self.gimp.display.type('0.6')
        self.gimp.display.keys('Tab')
        self.gimp.open_sheet_by_key(f'alt+{self.gimp.letter_of("Look")}', 'Presets')
        self.gimp.close_sheet()
        self.assertEqual(
            self.accept(),
            ROCK.replace('scale=90', 'scale=70').replace(
                'relief', 'mode=multiply opacity=0.5 relief').replace('=0.3', '=0.6'))

    def place_of(self, thing, kind=''):
        """Returns how far below the dialog's upper edge a widget is, even if one has to
        scroll to it."""
        return self.gimp.widgets.look(self.gimp.dialog, thing, kind).y

    def test_a_rows_controls_begin_with_what_is_changed_most(self):
        self.gimp.choose_row('Rock')
        places = [self.place_of(*control) for control in
                  (('mode', 'ComboBox'), ('opacity', 'S'),
                   ('Solid color', 'CheckButton'), ('visible', 'CheckButton'),
                   ('Color', 'Expander'), ('algorithm', 'ComboBox'))]
        self.assertEqual(places, sorted(places))
        top = places[0]
        self.gimp.find('Tone', 'Expander')  # scrolls to it
        self.assertLess(self.place_of('mode', 'ComboBox'), top)
        self.gimp.choose_row('Patches')
        self.gimp.choose_row('Rock')
        self.assertEqual(self.place_of('mode', 'ComboBox'), top)

    def test_groups_are_open_where_something_was_changed(self):
        self.gimp.choose_row('Rock')
        self.assertTrue(self.gimp.is_open('light'))  # it has relief
        self.assertTrue(self.gimp.is_open('fractal'))
        self.assertFalse(self.gimp.is_open('warp'))
        self.gimp.toggle_group('light')
        self.gimp.toggle_group('warp')
        self.gimp.write('scale', '70')
        self.assertFalse(self.gimp.is_open('light'))
        self.gimp.choose_row('Patches')
        self.gimp.choose_row('Rock')
        self.assertTrue(self.gimp.is_open('light'))
        self.assertTrue(self.gimp.is_open('warp'))  # a person has opened it

    def test_added_noise_lets_the_layers_below_show(self):
        self.gimp.press('Noise')
        self.assertIn(' mode=soft-light opacity=0.5', self.accept())

    def test_a_check_box_says_that_a_color_replaces_the_noise(self):
        self.gimp.choose_row('Moss')
        self.assertTrue(self.gimp.find('Solid color', 'CheckButton').is_active)
        self.gimp.press('Solid color')
        self.assertTrue(self.gimp.shows('scale'))
        self.gimp.press('Solid color')  # the color is still there
        self.assertFalse(self.gimp.shows('scale'))
        self.assertEqual(self.gimp.copied_recipe(), ROCK)
        self.gimp.choose_row('Rock')
        self.assertFalse(self.gimp.find('Solid color', 'CheckButton').is_active)
        self.gimp.screenshot('layers-color-box')
        self.gimp.press('Solid color')
        self.assertRegex(self.accept(), '^lattice-noise/2 layer=rock .*'
                                        'color=#[0-9a-f]{6} .*layer=moss')

    def test_a_color_that_was_made_transparent_follows_its_selector(self):
        self.gimp.choose_row('Moss')
        selector = self.gimp.open_selector('color', 'Solid color')
        for alpha, is_color in ('0', False), ('60', True), ('0', False):
            self.gimp.write_alpha(selector, alpha)
            self.assertEqual(self.gimp.shows('scale'), not is_color)
        self.gimp.cancel_selector(selector)
        self.assertEqual(self.accept(), ROCK)

    def names(self):
        """Clicks OK, and returns the recipe's layers and masks, the lowest first."""
        return re.findall('(?:layer|mask)=([a-zA-Z0-9-]+)', self.accept())

    def test_layers_are_added_masked_duplicated_moved_and_removed(self):
        self.gimp.press('Noise')
        self.assertEqual(self.gimp.rows()[1], 'Noise')
        self.gimp.press('Add a mask to the layer')
        self.gimp.press(DUPLICATE)
        self.assertEqual(self.gimp.rows()[:4],
                         ['Whole picture', 'Noise', 'Mask', 'Mask 2'])
        self.gimp.press(LOWER)  # to the layer below
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Noise', 'Mask', 'Moss', 'Mask 2',
                          'Patches', 'Rock'])
        self.gimp.press(REMOVE)  # which leaves Moss chosen
        self.gimp.press(RAISE)
        self.gimp.choose_row('Rock')
        self.gimp.press('Color')
        self.gimp.screenshot('layers-many')
        self.assertEqual(self.names(), ['rock', 'color', 'noise', 'mask',
                                        'moss', 'patches'])

    def test_each_button_is_one_step_of_undo(self):
        place = self.gimp.find(REMOVE).middle()
        for button, n in (('Color', 5), ('Noise', 6), (REMOVE, 5), (REMOVE, 4)):
            self.gimp.press(button)
            wait_until(lambda n=n: len(self.gimp.rows()) == n,
                       f'"{button}" does nothing')
            # The pointer is still on the button, which can be pressed again.
            self.assertEqual(self.gimp.find(REMOVE).middle(), place)
        rows = []
        for _ in range(4):
            self.gimp.display.keys('ctrl+z')
            self.gimp.display.settle(self.gimp.dialog)
            rows.append(len(self.gimp.rows()))
        self.assertEqual(rows, [5, 6, 5, 4])
        self.assertEqual(self.accept(), ROCK)

    def test_an_eye_hides_a_layer(self):
        before = self.gimp.shown()
        self.gimp.click_eye('Moss')
        self.gimp.screenshot('layers-hidden')
        self.assertNotEqual(self.gimp.shown(), before)
        self.gimp.click_eye('Moss')
        self.assertEqual(self.gimp.shown(), before)
        click_until(lambda: self.gimp.click_eye('Rock'),
                    lambda: self.gimp.shown() != before, CLICK_LOST,
                    'the eye is not clicked')
        self.assertRegex(self.accept(), 'visible=no .*layer=moss color')

    def test_an_eye_hides_a_mask(self):
        before = self.gimp.shown()
        self.gimp.click_eye('Patches')
        self.gimp.screenshot('layers-mask-hidden')
        self.assertNotEqual(self.gimp.shown(), before)
        self.gimp.choose_row('Patches')
        self.gimp.press_in_list('space')
        self.assertEqual(self.gimp.shown(), before)
        self.gimp.press_in_list('space')
        self.assertRegex(self.accept(), 'mask=patches .*visible=no')

    def test_layers_and_masks_are_renamed(self):
        self.rename('Moss', 'Old moss')
        self.rename('Rock', None)
        self.rename('Patches', 'In hollows')
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Old-moss', 'In hollows', 'Rock'])
        self.assertEqual(self.names(), ['rock', 'Old-moss', 'hollows'])

    def test_a_row_is_dragged(self):
        self.drag('Moss', 'Rock', ['Whole picture', 'Rock', 'Moss', 'Patches'])
        self.drag('Patches', 'Rock',
                  ['Whole picture', 'Rock', 'Patches', 'Moss'])
        self.assertEqual(self.names(), ['moss', 'rock', 'patches'])

    def test_one_layer_is_previewed_but_all_are_drawn(self):
        all_of_it = self.gimp.shown()
        self.gimp.choose_row('Patches')
        self.assertEqual(self.gimp.shown(), all_of_it)
        self.gimp.press('Alone')
        mask = self.gimp.shown()
        self.gimp.screenshot('layers-alone')
        self.assertNotEqual(mask, all_of_it)
        self.gimp.choose_row('Rock')
        self.assertNotEqual(self.gimp.shown(), mask)
        self.gimp.choose_row('Whole picture')
        self.assertEqual(self.gimp.shown(), all_of_it)
        self.gimp.choose_row('Patches')
        self.assertEqual(self.gimp.shown(), mask)
        self.assertEqual(self.accept(), ROCK)

    def test_a_layer_is_explored(self):
        self.gimp.choose_row('Rock')
        self.gimp.open_explorer()
        self.gimp.sheet_screenshot('layers-explorer')
        self.gimp.choose_seed(1, 1)
        self.gimp.close_sheet()
        # Pictures of a sheet may still be drawn after their row is no longer chosen.
        self.gimp.open_explorer()
        self.gimp.choose_row('Whole picture')
        self.gimp.choose_row('Moss')
        self.gimp.close_sheet()
        self.assertEqual(self.accept(),
                         ROCK.replace('relief=40', 'relief=40 layer-seed=5'))

    def test_a_plain_color_is_not_explored(self):
        self.gimp.choose_row('Moss')
        self.assertFalse(self.gimp.find('explore').is_sensitive)
        self.gimp.choose_row('Rock')
        self.assertTrue(self.gimp.find('explore').is_sensitive)
        self.gimp.cancel()

    def test_the_sheet_of_a_layer_shows_as_much_as_that_of_the_picture(self):
        self.gimp.paste('lattice-noise/2 size=1000 layer=fine scale=1')
        pictures = []
        for row in 'Whole picture', 'fine':
            self.gimp.choose_row(row)
            self.gimp.open_explorer()
            pictures.append(self.gimp.look_at_picture(0))
            self.gimp.close_sheet()
        self.assertEqual(*pictures)
        self.assertEqual(self.accept(),
                         'lattice-noise/2 size=1000 layer=fine scale=1')

    def test_a_look_is_added(self):
        self.gimp.add_look('Agate')
        self.assertEqual(self.gimp.rows()[1], 'Agate')
        self.gimp.write('opacity', '0.5')  # of the new layer
        self.assertRegex(self.accept(), ' layer=rock .* layer=moss .*'
                                        ' mask=patches .* layer=agate .* '
                                        'opacity=0.5')


SNOW = ('lattice-noise/2 layer=rock scale=90 fractal=ridged relief=40 '
        'group=snow coverage=0.8 layer=dust color=#e8eef4 mask=patches scale=60 '
        'coverage=0.4 layer=grain scale=3 mode=screen opacity=0.3 mask=patches '
        'scale=60 coverage=0.35')

FOLDED = ['Whole picture', 'Snow', 'Rock']
UNFOLDED = ['Whole picture', 'Snow', 'Grain', 'Patches', 'Dust', 'Patches 2',
            'Rock']


class Groups(TestCase):

    pasted = SNOW

    def unfold(self, name='Snow', rows=UNFOLDED):
        click_until(lambda: self.gimp.click_arrow(name),
                    lambda: self.gimp.rows() == rows, CLICK_LOST,
                    f'"{name}" is not unfolded')
        self.assertEqual(self.gimp.rows(), rows)

    def test_a_group_is_one_row_until_it_is_unfolded(self):
        self.assertEqual(self.gimp.rows(), FOLDED)
        self.gimp.screenshot('groups-folded')
        for rows in (UNFOLDED, FOLDED, UNFOLDED):
            self.unfold(rows=rows)
            # The list is as high as its rows, with a frame.
            frame = self.gimp.height_of_list() - self.gimp.height_of_rows()
            self.assertIn(frame, range(5))
        self.gimp.screenshot('groups-unfolded')
        # A chosen layer gives way to its group.
        self.gimp.choose_row('Dust')
        self.assertTrue(self.gimp.shows('color'))
        self.unfold(rows=FOLDED)
        self.assertFalse(self.gimp.shows('color'))
        self.assertTrue(self.gimp.shows('coverage'))
        self.assertEqual(self.accept(), SNOW)

    def test_a_long_list_scrolls(self):
        self.gimp.paste('lattice-noise/2 ' + ' '.join(
            f'layer=dust{i} mask=a coverage=0.4 mask=b coverage=0.5'
            for i in range(8)))
        self.assertEqual(len(self.gimp.rows()), 25)
        self.assertLess(self.gimp.height_of_list(), 300)
        self.accept()
        # It begins at its top, and keeps its height.
        self.gimp.open_dialog()
        self.gimp.screenshot('groups-long')
        height = self.gimp.height_of_list()
        self.assertIn(height, range(120, 400))
        self.gimp.choose_row('dust7')
        self.assertEqual(self.gimp.height_of_list(), height)
        self.gimp.cancel()

    def test_a_group_has_its_own_controls(self):
        before = self.gimp.shown()
        self.gimp.choose_row('Snow')
        self.gimp.screenshot('groups-controls')
        self.assertFalse(self.gimp.shows('scale'))
        self.gimp.write('coverage', '1.2')
        self.gimp.write('opacity', '0.5')
        faint = self.gimp.shown()
        self.assertNotEqual(faint, before)
        self.gimp.click_eye('Snow')
        self.assertNotEqual(self.gimp.shown(), faint)
        self.assertEqual(
            self.accept(), SNOW.replace(
                'group=snow coverage=0.8',
                'group=snow visible=no opacity=0.5 coverage=1.2'))

    def test_a_group_is_duplicated_moved_and_removed_as_one(self):
        self.gimp.choose_row('Snow')
        self.gimp.press(DUPLICATE)
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Snow 2', 'Snow', 'Rock'])
        self.gimp.press(LOWER)
        self.gimp.press(LOWER)
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Snow', 'Rock', 'Snow 2'])
        self.drag('Snow', 'Snow 2', ['Whole picture', 'Rock', 'Snow 2', 'Snow'])
        self.gimp.choose_row('Snow 2')
        self.gimp.press(REMOVE)
        self.assertEqual(self.gimp.rows(), ['Whole picture', 'Rock', 'Snow'])
        self.assertEqual(self.names(), ['snow', 'dust', 'patches', 'grain',
                                        'patches', 'none', 'rock'])

    def test_layers_join_and_leave_a_group(self):
        self.unfold()
        self.drag('Grain', 'Whole picture',
                  ['Whole picture', 'Grain', 'Patches', 'Snow', 'Dust',
                   'Patches 2', 'Rock'])
        self.drag('Rock', 'Snow',
                  ['Whole picture', 'Grain', 'Patches', 'Snow', 'Rock', 'Dust',
                   'Patches 2'])
        self.gimp.screenshot('groups-joined')
        self.assertEqual(self.names(), ['snow', 'dust', 'patches', 'rock',
                                        'none', 'grain', 'patches'])

    def test_a_group_is_renamed_and_stays_unfolded(self):
        self.unfold()
        self.rename('Snow', 'Ice')
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Ice', *UNFOLDED[2:]])
        # A number that tells rows apart does not become a part of the name.
        self.rename('Patches 2', None)
        self.assertEqual(self.names(), ['rock', 'ice', 'dust', 'patches',
                                        'grain', 'patches'])

    def test_the_list_is_changed_by_keys(self):
        self.gimp.choose_row('Snow')
        for keys, rows in (
                ('Right', UNFOLDED), ('Left', FOLDED),
                ('alt+Down', ['Whole picture', 'Rock', 'Snow']),
                ('alt+Up', FOLDED)):
            self.gimp.press_in_list(keys)
            self.assertEqual(self.gimp.rows(), rows)
        for is_hidden in True, False:
            self.gimp.press_in_list('space')
            self.assertEqual(' visible=no' in self.gimp.copied_recipe(), is_hidden)
        self.gimp.press_in_list(F2)
        self.gimp.display.keys('ctrl+a')
        self.gimp.display.type('Rain')
        self.gimp.display.keys('Return')
        self.gimp.display.settle(self.gimp.dialog)
        self.assertEqual(self.gimp.rows(), ['Whole picture', 'Rain', 'Rock'])
        # The first control of a group is its coverage: on GIMP 2.10, its slider.
        to_number = ('Tab',) if self.gimp.generation == 2 else ()
        self.gimp.press_in_list(F6, *to_number, 'ctrl+a')
        self.gimp.display.type('0.5')
        self.gimp.display.keys('Tab', F6, 'Delete')
        self.gimp.display.settle(self.gimp.dialog)
        self.assertEqual(self.gimp.rows(), ['Whole picture', 'Rock'])
        self.gimp.go_back()
        self.assertRegex(self.gimp.copied_recipe(), 'group=rain.* coverage=0.5')

    def test_the_keys_are_the_same_on_a_cyrillic_keyboard(self):
        self.addCleanup(self.gimp.display.set_layouts, 'us')
        self.gimp.display.set_layouts('ru,us')
        self.gimp.choose_row('Snow')
        self.gimp.press_in_list(f'ctrl+shift+{D}')
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Snow 2', 'Snow', 'Rock'])
        self.gimp.press_keys_in_dialog(f'ctrl+{Z}')
        self.assertEqual(self.gimp.rows(), FOLDED)
        self.gimp.cancel()

    def test_a_group_is_previewed_alone(self):
        all_of_it = self.gimp.shown()
        self.gimp.choose_row('Snow')
        self.gimp.press('Alone')
        self.assertNotEqual(self.gimp.shown(), all_of_it)
        self.assertEqual(self.accept(), SNOW)

    def test_a_group_survives_undo_exploring_and_coming_back(self):
        self.unfold()
        self.gimp.choose_row('Grain')
        self.gimp.open_explorer()
        self.gimp.choose_seed(1, 1)
        self.gimp.close_sheet()
        self.gimp.choose_row('Snow')
        self.gimp.press(REMOVE)
        self.assertEqual(self.gimp.rows(), ['Whole picture', 'Rock'])
        self.gimp.display.keys('ctrl+z')
        self.assertEqual(self.gimp.rows(), UNFOLDED)
        explored = SNOW.replace('opacity=0.3', 'opacity=0.3 layer-seed=7')
        self.assertEqual(self.gimp.copied_recipe(), explored)
        self.assertEqual(self.accept(), explored)
        self.gimp.open_dialog()
        self.assertEqual(self.gimp.rows(), FOLDED)
        self.gimp.cancel()

    def test_a_group_survives_a_preset_and_a_file(self):
        self.gimp.press_keys_in_dialog('ctrl+s')
        self.assertEqual(self.gimp.type_name('Save as Preset', 'icy'), '')
        self.addCleanup(self.delete_presets)
        self.assertEqual(re.sub(' size=[0-9]+', '', self.saved('icy')), SNOW)
        self.gimp.accept()
        file = self.gimp.folder / 'icy.xcf'
        self.gimp.save_image(file)
        self.gimp.open_image(file)
        self.gimp.open_dialog()
        self.assertEqual(self.gimp.rows(), FOLDED)
        self.assertEqual(self.gimp.copied_recipe(), SNOW)
        self.gimp.paste('lattice-noise/1')
        self.gimp.open_presets()
        self.gimp.press_preset('icy')
        self.gimp.close_sheet()
        self.assertEqual(self.gimp.rows(), FOLDED)
        self.assertEqual(self.accept(), SNOW)

    def test_a_covering_is_chosen_as_one_row(self):
        self.gimp.add_look('Moss patches')
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Moss', 'Snow', 'Rock'])
        self.gimp.screenshot('groups-covering')
        self.gimp.write('coverage', '1.1')
        # The cursor is on the chosen row.
        self.gimp.press_in_list('Down')
        self.gimp.write('coverage', '0.7')
        self.assertRegex(self.accept(), 'group=snow coverage=0.7 layer=.* '
                                        'group=moss coverage=1.1 layer=')

    def test_a_covering_of_one_noise_is_chosen(self):
        self.gimp.paste('lattice-noise/1 scale=33')
        self.gimp.add_look('Moss patches')
        self.assertEqual(self.gimp.rows(), ['Whole picture', 'Moss', 'Ground'])
        self.gimp.write('coverage', '1.1')
        self.assertRegex(self.accept(), 'layer=ground scale=33 '
                                        'group=moss coverage=1.1 layer=')


class OneNoise(case.TestCase):

    studio = Studio

    def test_noise_becomes_the_lowest_layer_when_another_is_added(self):
        self.gimp.open_dialog()
        self.gimp.paste('lattice-noise/1 scale=33')
        self.gimp.screenshot('layers-none')
        self.gimp.press('Color')
        self.assertEqual(self.gimp.rows(), ['Whole picture', 'Color', 'Ground'])
        self.gimp.press(REMOVE)
        self.gimp.choose_row('Ground')
        self.gimp.write('persistence', '0.6')
        self.gimp.accept()
        self.assertRegex(self.gimp.recipe(),
                         'lattice-noise/2 .*layer=ground scale=33 '
                         'persistence=0.6')

    def test_the_size_that_was_asked_for_comes_back_when_it_fits(self):
        self.gimp.open_dialog()
        self.gimp.paste('lattice-noise/1 scale=200 size=150')
        self.gimp.press('Seamless')
        self.assertIn('instead of 150', self.gimp.sentence())
        self.gimp.press('Color')
        self.gimp.press('Noise')
        self.assertIn('instead of 150', self.gimp.sentence())
        self.gimp.choose_row('Ground')
        self.gimp.write('scale', '60')
        self.assertEqual(self.gimp.sentence(), '')
        self.gimp.accept()
        self.assertRegex(self.gimp.recipe(), ' size=150 .*layer=ground scale=60 ')

    def test_the_size_that_was_asked_for_is_edited_again(self):
        self.gimp.open_dialog()
        self.gimp.paste('lattice-noise/1 scale=200 size=150')
        self.gimp.press('Seamless')
        self.gimp.accept()
        drawn = self.gimp.recipe()
        self.assertNotIn(' size=150 ', drawn)
        self.gimp.open_dialog()
        self.assertIn('instead of 150', self.gimp.sentence())
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), drawn)

    def test_a_file_keeps_the_size_that_was_asked_for(self):
        file = self.gimp.folder / 'size.xcf'
        self.gimp.open_dialog()
        self.gimp.paste('lattice-noise/1 scale=200 size=150')
        self.gimp.press('Seamless')
        self.gimp.accept()
        self.gimp.save_image(file)
        # Noise that is drawn in the meantime changes nothing.
        self.gimp.replace_image()
        self.gimp.open_dialog()
        self.gimp.paste('lattice-noise/1 scale=20')
        self.gimp.accept()
        self.gimp.open_dialog()
        self.assertEqual(self.gimp.sentence(), '')
        self.gimp.cancel()
        self.gimp.open_image(file)
        self.gimp.open_dialog()
        self.assertIn('instead of 150', self.gimp.sentence())
        self.gimp.write('scale', '60')
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(),
                         'lattice-noise/1 scale=60 size=150 period-x=320 period-y=240')

    def test_seamless_noise_stays_so_below_a_layer(self):
        self.gimp.open_dialog()
        self.gimp.press('Seamless')
        self.gimp.press('Color')
        self.gimp.choose_row('Whole picture')
        self.assertTrue(self.gimp.find('seamless', 'CheckButton').is_active)
        self.gimp.accept()
        self.assertRegex(self.gimp.recipe(), 'period-x=')


harness.main()
