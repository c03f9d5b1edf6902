# SPDX-License-Identifier: LGPL-3.0-or-later
"""Jobs of a person, after the menu, and how many clicks they take."""

import re

import case
import forms
import harness
import studio

MOST_CLICKS = 6


class Studio(forms.Studio):
    """Counts the clicks on its windows."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.n_clicks = 0
        click = self.display.click

        def count(*place):
            self.n_clicks += 1
            click(*place)
        self.display.click = count

    def open_form(self, name):
        window = super().open_form(name)
        self.n_clicks = 0
        return window


def find_number(recipe, key):
    """A parameter's number, 0 where the recipe leaves it out."""
    found = re.search(f' {key}=(\\S+)', recipe)
    return float(found[1]) if found else 0.0


class Jobs(case.TestCase):
    studio = Studio

    def choose(self, preset):
        """By two clicks, which close the sheet."""
        self.gimp.open_presets()
        self.gimp.press_preset(preset, times=2)
        self.assertFalse(self.gimp.has_sheet())
        self.gimp.leave_sheet()

    def accept(self):
        self.gimp.accept()
        self.assertLessEqual(self.gimp.n_clicks, MOST_CLICKS)

    def recipes(self, items):
        """Those of a list of layers, the lowest first."""
        told = self.gimp.run(f'(map test-parasite {items})')
        return list(reversed(told[2:-2].split('" "')))

    def drawn_recipes(self):
        """Those of the layers of the newest image."""
        return self.recipes('(test-layers (apply max (test-all-images)))')

    def preset(self, name):
        path = harness.ROOT / 'data' / 'presets' / f'{name}.recipe'
        return path.read_text(encoding='utf-8').strip()

    def test_a_loop_that_rises(self):
        self.gimp.open_form('loop')
        self.choose('Smoke')
        self.gimp.drift_up()
        self.gimp.display.settle(seconds=2)  # its picture moves
        self.gimp.screenshot('job-loop')
        self.accept()
        recipes = self.drawn_recipes()
        self.assertEqual(len(recipes), 24)
        for k, recipe in enumerate(recipes):
            self.assertIn(f'period-y={studio.HEIGHT} ', recipe)
            self.assertAlmostEqual(find_number(recipe, 'offset-y'),
                                   -studio.HEIGHT * k / 24)
            self.assertAlmostEqual(find_number(recipe, 'phase'), k / 24)

    def test_twenty_seeds(self):
        self.gimp.open_form('sheet')
        self.choose('Smoke')
        self.gimp.screenshot('job-sheet')
        self.accept()
        recipes = self.drawn_recipes()
        self.assertEqual(len(set(recipes)), 20)
        # Pictures of 160 pixels, of a look that is made for 512.
        self.assertIn(self.preset('smoke').replace(
            ' octaves=', ' size=31 octaves='), recipes)

    def test_a_normal_map(self):
        self.gimp.open_form('maps')
        self.choose('Smoke')
        self.gimp.screenshot('job-maps')
        self.accept()
        recipes = self.recipes(
            '(test-children (test-parent (test-active-layer image)))')
        self.assertEqual(len(recipes), 4)
        self.assertIn('map=normal', recipes[1])


harness.main()
