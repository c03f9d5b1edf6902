# SPDX-License-Identifier: LGPL-3.0-or-later
"""The groups of the dialog, in the words of a person at it."""

import clipboard
import studio
from display import PICTURE_QUIET

# High enough to show a dialog with any group open, so that nothing scrolls.
HEIGHT = 1600

NAMES = ['shape', 'fractal', 'warp', 'placement', 'tile', 'tone', 'output']

# The kinds of a group's first rows, choices, numbers, colours and buttons, in
# the state in which they are used here.
ROWS = {'shape': 'cn', 'fractal': 'cn', 'warp': 'nn', 'placement': 'nn',
        'tile': 'nnb', 'tone': 'cn', 'output': 'ccoob'}

# In the window of gradients.
SOME_GRADIENT = {2: (100, 200), 3: (100, 160)}


class Layout:
    """Where things are, in pixels.

    headings   x, and y of the first one while all groups are closed
    heading    the height of one
    gap        from a heading's middle to the upper edge of the first row
    rows       the heights, by their kinds
    slider, number, wide, reverse, chooser, beside
                    x of columns, from the right edge
    places     of other buttons
    algorithm  the first row
    entry      in the window of the colour selector
    """

    def __init__(self, **values):
        self.__dict__.update(values)


LAYOUTS = {
    2: Layout(headings=(-566, 252), heading=28, gap=21,
              rows={'c': 37, 'n': 31, 'o': 37, 'b': 33},
              slider=-310, number=-150, wide=-250, reverse=-90,
              chooser=-400, beside=-28,
              places={'Copy Recipe': (-168, 25), 'Paste Recipe': (-62, 25),
                      'Back': (-152, 217), 'Reset main': (-28, 69)},
              algorithm=69, entry=(343, 247)),
    3: Layout(headings=(60, 288), heading=22, gap=14,
              rows={'c': 40, 'n': 40, 'o': 40, 'b': 40},
              slider=-413, number=-240, wide=-250, reverse=-90,
              chooser=-400, beside=-31,
              places={'Copy Recipe': (-170, 29), 'Paste Recipe': (-64, 29),
                      'Back': (-170, 255), 'Reset main': (-31, 75)},
              algorithm=75, entry=(373, 355)),
}


class Studio(studio.Studio):
    """The dialog with one group open at a time."""

    def __init__(self, build, generation, height=HEIGHT):
        super().__init__(build, generation, height)
        self.layout = LAYOUTS[generation]
        self.clipboard = clipboard.Clipboard(self.display, self.build)

    def close(self):
        self.clipboard.close()
        super().close()

    def height(self):
        return self.display.geometry(self.dialog)[3]

    def _heading(self, group):
        return (self.layout.headings[1]
                + self.layout.heading * NAMES.index(group))

    def _row(self, group, number):
        heights = [self.layout.rows[kind] for kind in ROWS[group]]
        return (self._heading(group) + self.layout.gap
                + sum(heights[:number]) + heights[number] // 2)

    def _click_at(self, x, y):
        self.focus_dialog()
        self.display.click(self.dialog, x, y)
        self.display.settle(self.dialog)

    def press(self, button):
        self._click_at(*self.layout.places[button])

    def turn_wheel(self, button):
        """Over the number of the scale, where that is initially."""
        self.display.click(self.dialog, *self.place('scale'), button)
        self.display.settle(self.dialog)

    def toggle_group(self, group):
        self._click_at(self.layout.headings[0], self._heading(group))

    def toggle_group_by_its_row(self, group):
        """Well to the right of the word."""
        self._click_at(self.layout.wide, self._heading(group))

    def leave_heading_pressed(self, group):
        """Changes one's mind: presses there, and lets go above it."""
        self.focus_dialog()
        x, y = self.layout.wide, self._heading(group)
        self.display.drag(self.dialog, (x, y),
                          (x, y - 2 * self.layout.heading))
        self.display.settle(self.dialog)

    def reset_group(self, group):
        self._click_at(self.layout.beside, self._heading(group))

    def set_number(self, group, row, text):
        self._click_at(self.layout.number, self._row(group, row))
        self.display.keys('ctrl+a')
        self.display.type(text)
        self.display.keys('Tab')
        self.display.settle(self.dialog)

    def push_slider(self, group, row, steps):
        """Goes to the right by keys."""
        self.display.click(self.dialog, self.layout.slider,
                           self._row(group, row))
        self.display.keys('Home', *['Right'] * steps)
        self.display.settle(self.dialog)

    def octaves_row(self):
        """What the dialog shows of this row, as bytes."""
        area = {2: (-626, 141, 620, 24),
                3: (0, 163, 600, 24)}[self.generation]
        return self.display.look(self.dialog, area)

    def toggle_chain(self, group, row):
        """The chain beside a row and the next one."""
        self._click_at(self.layout.beside,
                       (self._row(group, row) + self._row(group, row + 1)) // 2)

    def choose(self, group, row, steps):
        """Goes down the list of a choice, or up."""
        self._choose_at(self.layout.wide, self._row(group, row), steps)

    def choose_algorithm(self, steps):
        self._choose_at(self.layout.wide, self.layout.algorithm, steps)

    def _choose_at(self, x, y, steps):
        self.display.click(self.dialog, x, y)
        self.display.settle()
        self.display.keys(*['Down' if steps > 0 else 'Up'] * abs(steps),
                          'Return')
        self.display.point(self.dialog, 3, 3)
        self.display.settle(self.dialog)

    def fit_image(self):
        self._click_at(self.layout.wide, self._row('tile', 2))

    def take_gimps_colours(self):
        self._click_at(self.layout.wide, self._row('output', 4))
        self.display.settle(self.dialog)

    def set_colour(self, group, row, title, notation):
        self._click_at(self.layout.wide, self._row(group, row))
        selector = self.display.window(title)
        self.display.settle(selector)
        self.display.focus(selector)
        self.display.click(selector, *self.layout.entry)
        self.display.keys('ctrl+a')
        self.display.type(notation)
        self.display.keys('Tab')
        self.display.settle()
        self.display.screenshot(
            self.shots / f'colour-{self.version}.png')
        self.display.click(selector, -60, -30)
        self.display.settle()
        self.display.focus(self.dialog)

    # The preview of GIMP 2.10.

    def preview(self):
        """What it shows, as bytes."""
        self.display.point(self.dialog, 3, 3)
        self.display.settle(self.dialog, PICTURE_QUIET)
        return self.display.look(self.dialog, (13, 13, 320, 240))

    def resize(self, width, height):
        self.display.move(self.dialog, 0, 0)
        self.display.resize(self.dialog, width, height)
        self.display.settle(self.dialog, PICTURE_QUIET)

    def preview_size(self):
        """Width and height of what another seed changes beside the
        controls."""
        _, _, width, height = self.display.geometry(self.dialog)
        area = (0, 0, width + self.layout.headings[0] - 60, height)
        self.new_seed()  # has the keyboard now
        self.display.settle(self.dialog, PICTURE_QUIET)
        before = self.display.look(self.dialog, area)
        self.new_seed()
        self.display.settle(self.dialog, PICTURE_QUIET)
        after = self.display.look(self.dialog, area)
        row = 3 * area[2]
        columns = [x for x in range(area[2])
                   if before[3 * x::row] != after[3 * x::row]]
        rows = [y for y in range(0, len(before), row)
                if before[y:y + row] != after[y:y + row]]
        return columns[-1] - columns[0] + 1, (rows[-1] - rows[0]) // row + 1

    def shown(self):
        """What the user sees of the noise, wherever."""
        return self.preview() if self.generation == 2 else self.canvas()

    def zoom_in(self):
        self._click_at(335, 286)

    def zoom_out(self):
        self._click_at(305, 286)

    def reverse_gradient(self):
        self._click_at(self.layout.reverse, self._gradient_row())

    def choose_gradient(self):
        """Takes one of those in GIMP's own window."""
        self._click_at(self.layout.chooser, self._gradient_row())
        chooser = self.display.window('Choose a Gradient')
        self.display.settle(chooser)
        self.display.click(chooser, *SOME_GRADIENT[self.generation])
        self.display.settle(self.dialog)

    def _gradient_row(self):
        """Below a picture, which is lower than other rows."""
        return self._row('output', 3) - 14

    def copied_recipe(self):
        self.press('Copy Recipe')
        return self.clipboard.get()

    def paste(self, recipe):
        self.clipboard.put(recipe)
        self.press('Paste Recipe')
