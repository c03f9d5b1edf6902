# SPDX-License-Identifier: LGPL-3.0-or-later
"""The base of the tests of a person's jobs, which counts clicks."""

import sys

import case
import harness

# How many clicks each job may take, after the menu.
MOST_CLICKS = {
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


class CountsClicks:
    """A mixin, before the other bases of a Studio.  Keys and typing are not
    counted, but choosing from a list is one click, as a person does it."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.n_clicks = 0
        click = self.display.click

        def count(*place, times=1):
            self.n_clicks += times
            click(*place, times=times)
        self.display.click = count

    def begin(self):
        """Starts the count: what came before is not part of the job."""
        self.n_clicks = 0

    def _choose(self, combo, steps):
        super()._choose(combo, steps)
        self.n_clicks += 1

    def choose_preset(self, name):
        """Opens the sheet, types a name, without a click into the search, and
        double-clicks the preset, which closes the sheet."""
        self.open_presets()
        self.display.type(name)
        self.display.settle(self._sheet)
        self.click_preset(name, times=2)
        self.leave_sheet()

    def take_preset(self, name):
        """Types a preset's name; Enter tries it, and Enter again keeps it,
        which closes the sheet."""
        self.open_presets()
        self.display.type(name)
        self.display.keys('Return')
        self.display.settle(self._sheet)
        self.display.keys('Return')
        self.leave_sheet()


class TestCase(case.TestCase):
    def assertClicks(self, job):
        """Checks and prints how many clicks there were since the job began."""
        n_clicks = self.gimp.n_clicks
        print(f'{job}: {n_clicks} clicks of {MOST_CLICKS[job]} ... ', end='',
              file=sys.stderr, flush=True)
        self.assertLessEqual(n_clicks, MOST_CLICKS[job])

    def assertMadeOf(self, recipe, preset, but=()):
        """The recipe has all settings of a built-in preset but some keys."""
        path = harness.ROOT / 'data' / 'presets' / f'{preset}.recipe'
        words = path.read_text(encoding='utf-8').split()
        self.assertEqual([word for word in words
                          if word.split('=')[0] not in but
                          and word not in recipe.split(' ')], [], recipe)
