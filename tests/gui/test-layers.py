# SPDX-License-Identifier: LGPL-3.0-or-later
"""The list of layers in the studio's dialog."""

import re

import case
import groups
import harness

ROCK = ('lattice-noise/2 layer=rock scale=90 octaves=5 fractal=ridged relief=40 '
        'layer=moss color=#203010 lift=2 mask=patches scale=60 coverage=0.3')

# Pixels from the left edge of the list to its eyes.
EYES = 12


class Studio(groups.Studio):

    def rows(self):
        return [item.text for item in self.widgets.items(self.dialog)]

    def row(self, name):
        return self.find(name, 'Item')

    def choose(self, name):
        self._click_widget(self.row(name))

    def click_eye(self, name):
        row = self.row(name)
        self._click_at(row.x + EYES, row.y + row.height // 2)


class Layers(case.TestCase):
    """Each test begins with moss on rock."""

    studio = Studio

    def setUp(self):
        super().setUp()
        self.gimp.replace_image()
        self.gimp.open_dialog()
        self.gimp.paste(ROCK)

    def accept(self):
        """What is drawn is what its recipe draws; returns that."""
        self.gimp.accept()
        recipe = self.gimp.recipe()
        drawn = self.gimp.pixels()
        self.assertEqual(self.gimp.draw_by_script(recipe), drawn)
        return recipe

    def test_the_chosen_row_has_the_controls(self):
        self.assertEqual(self.gimp.rows(),
                         ['Whole picture', 'moss', 'patches', 'rock'])
        self.assertFalse(self.gimp.shows('scale'))
        self.gimp.screenshot('layers-whole')
        self.gimp.choose('rock')
        self.gimp.screenshot('layers-rock')
        self.gimp.write('scale', '70')
        self.gimp.choose('patches')
        self.gimp.screenshot('layers-mask')
        self.gimp.write('coverage', '0.6')
        self.gimp.choose('moss')
        self.assertFalse(self.gimp.shows('scale'))  # a plain color
        self.gimp.write('opacity', '0.5')
        self.gimp.screenshot('layers-moss')
        recipe = self.accept()
        self.assertEqual(
            recipe, ROCK.replace('scale=90', 'scale=70').replace(
                'color', 'opacity=0.5 color').replace('=0.3', '=0.6'))


harness.main()
