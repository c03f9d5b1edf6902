# SPDX-License-Identifier: LGPL-3.0-or-later
"""All dialogs with clicks counted, for the tests of a person's jobs and for the
jobs of the guide."""

import forms
import groups


class Studio(forms.Studio, groups.Studio):
    """All dialogs, with clicks counted.  Keys and typing are not, but choosing
    from a list is one click, as a person does it, and so is going to a row."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.n_clicks = 0
        click = self.display.click

        def count(*place, times=1):
            self.n_clicks += times
            click(*place, times=times)
        self.display.click = count

    def _choose(self, combo, steps):
        super()._choose(combo, steps)
        self.n_clicks += 1

    def write(self, *words, **options):
        super().write(*words, **options)
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
