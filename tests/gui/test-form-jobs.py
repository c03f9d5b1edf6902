# SPDX-License-Identifier: LGPL-3.0-or-later
"""A person's jobs in the plain dialogs, and how many clicks they take."""

import re

import clicks
import forms
import harness
import studio


class Studio(clicks.CountsClicks, forms.Studio):
    """The plain dialogs, with clicks counted."""


def find_number(recipe, key):
    """A parameter's number, 0 where the recipe leaves it out."""
    found = re.search(f' {key}=(\\S+)', recipe)
    return float(found[1]) if found else 0.0


class Jobs(clicks.TestCase):
    studio = Studio

    def begin(self, form):
        self.gimp.open_form(form)
        self.gimp.begin()
        self.gimp.choose_preset('Smoke')

    def accept(self, job, layers):
        """Clicks OK; checks that each layer of a list holds the noise of its
        recipe.  Returns the recipes, the lowest layer's first."""
        self.gimp.accept()
        self.assertClicks(job)
        self.gimp.run(f'(define drawn (reverse {layers}))')
        told = self.gimp.run('(map test-parasite drawn)')
        recipes = told[2:-2].split('" "')
        for k, recipe in enumerate(recipes):
            self.assertMadeOf(recipe, 'smoke', but=['seed'])
            self.assertNoise(
                harness.Picture(self.gimp.pixels(f'(list-ref drawn {k})')),
                recipe, (0, 0), f'{job}, {k}')
        return recipes

    # The layers of the newest image.
    NEWEST = '(test-layers (apply max (test-all-images)))'

    def test_a_loop_that_rises(self):
        self.begin('loop')
        self.gimp.drift_up()
        self.gimp.display.settle(seconds=2)  # its picture moves
        self.gimp.screenshot('job-loop')
        recipes = self.accept('loop', self.NEWEST)
        self.assertEqual(len(recipes), 24)
        for k, recipe in enumerate(recipes):
            self.assertIn(f'period-y={studio.HEIGHT} ', recipe)
            self.assertAlmostEqual(find_number(recipe, 'offset-y'),
                                   -studio.HEIGHT * k / 24)
            self.assertAlmostEqual(find_number(recipe, 'phase'), k / 24)

    def test_twenty_seeds(self):
        self.begin('sheet')
        self.gimp.screenshot('job-sheet')
        recipes = self.accept('twenty seeds', self.NEWEST)
        seeds = {find_number(recipe, 'seed') for recipe in recipes}
        self.assertEqual(len(seeds), 20)
        self.assertIn(4, seeds)  # the preset's own

    def test_a_normal_map(self):
        self.begin('maps')
        self.gimp.screenshot('job-maps')
        recipes = self.accept(
            'normal map',
            '(test-children (test-parent (test-active-layer image)))')
        self.assertEqual(len(recipes), 4)
        self.assertIn('map=normal', recipes[1])


harness.main()
