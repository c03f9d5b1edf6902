# SPDX-License-Identifier: LGPL-3.0-or-later
"""The list of layers in the studio's dialog."""

import re

import case
import explorer
import harness
import layers
from display import PICTURE_QUIET
from studio import click_until

ROCK = ('lattice-noise/2 layer=rock scale=90 octaves=5 fractal=ridged relief=40 '
        'layer=moss color=#203010 lift=2 mask=patches scale=60 coverage=0.3')

REMOVE = 'Remove the layer or mask'


class Studio(layers.UsesLayers, explorer.Studio):
    pass


class Layers(case.TestCase):
    """Each test begins with moss on rock."""

    studio = Studio

    def setUp(self):
        super().setUp()
        self.gimp.replace_image()
        self.gimp.open_dialog()
        self.gimp.paste(ROCK)

    def accept(self):
        """Clicks OK, checks that a script draws the same from the layer's recipe, and
        returns this recipe."""
        self.gimp.accept()
        recipe = self.gimp.recipe()
        drawn = self.gimp.pixels()
        self.assertEqual(self.gimp.draw_by_script(recipe), drawn)
        return recipe

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

    def names(self):
        """Clicks OK, and returns the recipe's layers and masks, the lowest first."""
        return re.findall('(?:layer|mask)=([a-zA-Z0-9-]+)', self.accept())

    def test_layers_are_added_masked_duplicated_moved_and_removed(self):
        self.gimp.press('Noise')
        self.assertEqual(self.gimp.rows()[1], 'Noise')
        self.gimp.press('Add a mask to the layer')
        self.gimp.press('Duplicate the layer or mask')
        self.assertEqual(self.gimp.rows()[:4],
                         ['Whole picture', 'Noise', 'Mask', 'Mask'])
        self.gimp.press('Lower the layer or mask')  # to the layer below
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Noise', 'Mask', 'Moss', 'Mask',
                          'Patches', 'Rock'])
        self.gimp.press(REMOVE)  # which leaves Moss chosen
        self.gimp.press('Raise the layer or mask')
        self.gimp.choose_row('Rock')
        self.gimp.press('Color')
        self.gimp.screenshot('layers-many')
        self.assertEqual(self.names(), ['rock', 'color', 'noise', 'mask',
                                        'moss', 'patches'])

    def test_each_button_is_one_step_of_undo(self):
        # The buttons move when the number of rows changes, late on a busy machine.
        for button, n in (('Color', 5), ('Noise', 6), (REMOVE, 5), (REMOVE, 4)):
            self.gimp.display.settle(self.gimp.dialog, PICTURE_QUIET)
            click_until(lambda button=button: self.gimp.press(button),
                        lambda n=n: len(self.gimp.rows()) == n, 5,
                        f'"{button}" does nothing')
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
        self.gimp.click_eye('Rock')
        self.assertRegex(self.accept(), 'visible=no .*layer=moss color')

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

    def test_layers_and_masks_are_renamed(self):
        self.rename('Moss', 'Old moss')
        self.rename('Rock', None)
        self.rename('Patches', 'In hollows')
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Old-moss', 'In hollows', 'Rock'])
        self.assertEqual(self.names(), ['rock', 'Old-moss', 'hollows'])

    def test_a_row_is_dragged(self):
        self.gimp.drag_row('Moss', 'Rock')
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'Rock', 'Moss', 'Patches'])
        self.gimp.drag_row('Patches', 'Rock')
        self.assertEqual(self.gimp.rows(),
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

    def test_a_look_is_added(self):
        self.gimp.add_look('Agate')
        self.assertEqual(self.gimp.rows()[1], 'Agate')
        self.gimp.write('opacity', '0.5')  # of the new layer
        self.assertRegex(self.accept(), ' layer=rock .* layer=moss .*'
                                        ' mask=patches .* layer=agate .* '
                                        'opacity=0.5')


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

    def test_seamless_noise_stays_so_below_a_layer(self):
        self.gimp.open_dialog()
        self.gimp.press('Seamless')
        self.gimp.press('Color')
        self.gimp.choose_row('Whole picture')
        self.assertTrue(self.gimp.find('seamless', 'CheckButton').is_active)
        self.gimp.accept()
        self.assertRegex(self.gimp.recipe(), 'period-x=')


harness.main()
