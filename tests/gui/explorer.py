# SPDX-License-Identifier: LGPL-3.0-or-later
"""The sheet of other seeds and values: methods for what a person does there."""

import groups
from display import wait_until

COLUMNS = 4

# The tooltip of the button that opens the window with the lit sphere.
SPHERE = 'Show the material on a lit sphere'


class Studio(groups.Studio):
    def open_explorer(self):
        self.open_sheet('Explore', 'Explore')

    def open_sphere(self):
        self.open_sheet(SPHERE, 'Sphere')

    def sphere(self):
        """Returns what the middle of the lit sphere shows."""
        self.display.settle(self._sheet)
        x, y = self.widgets.find(self._sheet, 'lit-preview').middle()
        return self.display.look(self._sheet, (x - 50, y - 50, 100, 100))

    def pictures(self):
        return self.widgets.items(self._sheet)

    def look_at_picture(self, number):
        """Waits until a picture is drawn; returns what its middle shows."""
        x, y = self.pictures()[number].middle()
        middle = (x - 30, y - 20, 60, 40)
        wait_until(lambda: len(set(self.display.look(self._sheet, middle))) > 20,
                   'the sheet has no picture')
        return self.display.look(self._sheet, middle)

    def heading(self, text):
        """Finds the heading of a row or column of pictures."""
        return self.widgets.find(self._sheet, text, 'Label')

    def choose_first_rows(self):
        """Chooses the first parameter after the seed for the rows: the algorithm."""
        rows = min((widget for widget in self.widgets.list(self._sheet)
                    if 'ComboBox' in widget.kind), key=lambda widget: widget.y)
        self.focus_sheet()
        self.display.click(self._sheet, *rows.middle())
        self.display.settle()
        self.display.keys('Down', 'Return')
        self.display.settle(self._sheet)

    def choose_seed(self, row, column):
        """Clicks a picture in the sheet of seeds."""
        picture = self.pictures()[row * COLUMNS + column]
        self.focus_sheet()
        self.display.click(self._sheet, *picture.middle())
        self.display.settle()
