# SPDX-License-Identifier: LGPL-3.0-or-later
"""The groups of GIMP 3's dialog, in the words of a person at it."""

import clipboard
import studio

# High enough to show a dialog with any group open, so that nothing scrolls.
HEIGHT = 1600

# In pixels: the headings while all groups are closed, and the rows of an open
# one below its heading.
NAMES = ['shape', 'fractal', 'warp', 'placement', 'tile', 'tone', 'output']
HEADING_X, FIRST_HEADING, HEADING_HEIGHT = 60, 288, 22
FIRST_ROW, ROW_HEIGHT = 34, 40
# From the dialog's right edge.
NUMBER_X, WIDE_X, BESIDE_X = -197, -250, -31

PLACES = {'Copy Recipe': (-170, 29), 'Paste Recipe': (-64, 29),
          'Back': (-82, 255), 'Reset main': (BESIDE_X, 75)}

# In the window of the colour selector.
COLOUR_ENTRY = (373, 355)


class Studio(studio.Studio):
    """The dialog with one group open at a time."""

    def __init__(self, build, height=HEIGHT):
        super().__init__(build, 3, height)
        self.clipboard = clipboard.Clipboard(self.display)

    def close(self):
        self.clipboard.close()
        super().close()

    def height(self):
        return self.display.geometry(self._dialog)[3]

    def _heading(self, group):
        return FIRST_HEADING + HEADING_HEIGHT * NAMES.index(group)

    def _row(self, group, number):
        return self._heading(group) + FIRST_ROW + ROW_HEIGHT * number

    def _click_at(self, x, y):
        self.display.click(self._dialog, x, y)
        self.display.settle(self._dialog)

    def press(self, button):
        self._click_at(*PLACES[button])

    def turn_wheel(self, x, y, button):
        self.display.click(self._dialog, x, y, button)
        self.display.settle(self._dialog)

    def toggle_group(self, group):
        self._click_at(HEADING_X, self._heading(group))

    def reset_group(self, group):
        self._click_at(BESIDE_X, self._heading(group))

    def set_number(self, group, row, text):
        self._click_at(NUMBER_X, self._row(group, row))
        self.display.keys('ctrl+a')
        self.display.type(text)
        self.display.keys('Tab')
        self.display.settle(self._dialog)

    def toggle_chain(self, group, row):
        """The chain beside a row and the next one."""
        self._click_at(BESIDE_X, self._row(group, row) + ROW_HEIGHT // 2)

    def choose(self, group, row, steps):
        """Goes down the list of a choice, or up."""
        self._choose_at(WIDE_X, self._row(group, row), steps)

    def choose_algorithm(self, steps):
        self._choose_at(WIDE_X, 75, steps)

    def _choose_at(self, x, y, steps):
        self.display.click(self._dialog, x, y)
        self.display.settle()
        self.display.keys(*['Down' if steps > 0 else 'Up'] * abs(steps),
                          'Return')
        self.display.settle(self._dialog)

    def fit_image(self):
        self._click_at(WIDE_X, self._row('tile', 2))

    def set_colour(self, group, row, title, notation):
        self._click_at(WIDE_X, self._row(group, row))
        selector = self.display.window(title)
        self.display.settle(selector)
        self.display.focus(selector)
        self.display.click(selector, *COLOUR_ENTRY)
        self.display.keys('ctrl+a')
        self.display.type(notation)
        self.display.keys('Tab')
        self.display.settle()
        self.display.screenshot(
            self.shots / f'colour-{self.version}.png')
        self.display.click(selector, -60, -30)
        self.display.settle()
        self.display.focus(self._dialog)

    def copied_recipe(self):
        self.press('Copy Recipe')
        return self.clipboard.get()

    def paste(self, recipe):
        self.clipboard.put(recipe)
        self.press('Paste Recipe')
