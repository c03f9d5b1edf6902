# SPDX-License-Identifier: LGPL-3.0-or-later
"""The sheet to choose other seeds and values from, on GIMP 3, in the words of
a person at it."""

import groups

# In pixels, from the sheet's left or right and upper or lower edge.
AXES = {'down': (-150, 22), 'across': (-150, 62)}
BUTTONS = {'Back': (140, -82), 'More': (-140, -82)}

# Where the first picture's middle lies, and from there to the next ones: of
# four rows and columns of seeds, and of five of values with headings.
SEEDS = {'first': (70, 148), 'step': (132, 122)}
VALUES = {'first': (106, 154), 'step': (110, 100)}


class Studio(groups.Studio):
    def open_explorer(self):
        self.open_sheet('Explore', 'Explore')

    def press_in_explorer(self, button):
        self.display.click(self._sheet, *BUTTONS[button])
        self.display.settle(self._sheet)

    def choose_axis(self, axis, steps):
        """Goes down the list of an axis, which begins with the seed."""
        self.display.click(self._sheet, *AXES[axis])
        self.display.settle()
        self.display.keys(*['Down'] * steps, 'Return')
        self.display.settle()

    def choose_picture(self, kind, row, column):
        (x, y), (right, down) = kind['first'], kind['step']
        self.display.click(self._sheet, x + right * column, y + down * row)
        self.display.settle()

    def press_keys(self, *names):
        self.display.keys(*names)
        self.display.settle()
