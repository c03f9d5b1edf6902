# SPDX-License-Identifier: LGPL-3.0-or-later
"""The sheet of other seeds and values: methods for what a person does there."""

import groups

# Places in pixels, from the sheet's left or, negative, right edge, and from its
# upper or lower edge.
AXES = {2: {'down': (-134, 21), 'across': (-134, 58)},
        3: {'down': (-150, 22), 'across': (-150, 62)}}
BUTTONS = {2: {'Back': (119, -73), 'More': (-135, -73)},
           3: {'Back': (140, -82), 'More': (-140, -82)}}

# The middle of the first picture, and the steps right and down to the next:
# of four rows and columns of seeds, and of five of values, with headings.
SEEDS, VALUES = 'seeds', 'values'
PICTURES = {
    2: {SEEDS: ((68, 142), (122, 122)), VALUES: ((79, 148), (100, 100))},
    3: {SEEDS: ((70, 148), (132, 122)), VALUES: ((106, 154), (110, 100))},
}


class Studio(groups.Studio):
    def open_explorer(self):
        self.open_sheet('Explore', 'Explore')

    def center_picture(self):
        """Moves GIMP 3's window so that the image is in the middle of the
        screen, as in a window that fills it; the window of tests is smaller."""
        if self.generation == 3:
            self.display.move(self._image_window(), 400, 0)

    def dialog_places(self):
        """Where to put the dialog: at the left edge, between, and at the right
        edge; on GIMP 3 only there, where it leaves the canvas free."""
        rightmost = self.display.width - self.display.geometry(self.dialog)[2]
        if self.generation == 3:
            return [rightmost]
        return [0, rightmost // 2, rightmost]

    def press_in_explorer(self, button):
        self.focus_sheet()
        self.display.click(self._sheet, *BUTTONS[self.generation][button])
        self.display.settle(self._sheet)

    def choose_axis(self, axis, steps):
        """Goes down the list of an axis, which begins with the seed."""
        self.focus_sheet()
        self.display.click(self._sheet, *AXES[self.generation][axis])
        self.display.settle()
        self.display.keys(*['Down'] * steps, 'Return')
        self.display.settle()

    def choose_picture(self, kind, row, column):
        (x, y), (right, down) = PICTURES[self.generation][kind]
        self.focus_sheet()
        self.display.click(self._sheet, x + right * column, y + down * row)
        self.display.settle()

    def press_keys(self, *names):
        self.display.keys(*names)
        self.display.settle()
