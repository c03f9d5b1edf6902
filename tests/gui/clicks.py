# SPDX-License-Identifier: LGPL-3.0-or-later
"""What the jobs of a person begin with: their clicks are counted."""

import sys

import case
import harness

# How many clicks each job may take, after the menu.
MOST = {
    'clouds': 6,
    'marble over a photo': 10,
    'wood': 6,
    'normal map': 6,
    'twenty seeds': 6,
    'own preset': 4,
    'edit again': 4,
    'loop': 6,
    'mask in a selection': 7,
}


class Words:
    """A part of a Studio, named before its other parts.  Keys and typing are
    not counted, but what a list's keys do here is a click for a person."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.n_clicks = 0
        click = self.display.click

        def count(*place, times=1):
            self.n_clicks += times
            click(*place, times=times)
        self.display.click = count

    def begin(self):
        """Counts from here: what comes before is no part of the job."""
        self.n_clicks = 0

    def _choose(self, combo, steps):
        super()._choose(combo, steps)
        self.n_clicks += 1

    def choose_preset(self, name):
        """Opens the sheet, types a name, for which nothing needs to be clicked
        before, and double-clicks the preset, which closes the sheet."""
        self.open_presets()
        self.display.type(name)
        self.display.settle(self._sheet)
        self.click_preset(name, times=2)
        self.leave_sheet()

    def take_preset(self, name):
        """By typing its name; Enter tries it, and Enter again keeps it, which
        closes the sheet."""
        self.open_presets()
        self.display.type(name)
        self.display.keys('Return')
        self.display.settle(self._sheet)
        self.display.keys('Return')
        self.leave_sheet()


class TestCase(case.TestCase):
    def assertClicks(self, job):
        """Those since the job began; tells how many they are."""
        n_clicks = self.gimp.n_clicks
        print(f'{job}: {n_clicks} clicks of {MOST[job]} ... ', end='',
              file=sys.stderr, flush=True)
        self.assertLessEqual(n_clicks, MOST[job])

    def assertMadeOf(self, recipe, preset, but=()):
        """The recipe has all that a built-in preset says, but some keys."""
        path = harness.ROOT / 'data' / 'presets' / f'{preset}.recipe'
        words = path.read_text(encoding='utf-8').split()
        self.assertEqual([word for word in words
                          if word.split('=')[0] not in but
                          and word not in recipe.split(' ')], [], recipe)
