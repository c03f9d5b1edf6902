# SPDX-License-Identifier: LGPL-3.0-or-later
"""The list of layers in the studio's dialog: methods for what a person does
there."""

from display import wait_until

# Pixels from the left edge of the list to its eyes, and to the arrows of groups.
EYES = 12
ARROWS = 33

ADD_LOOK = 'Add a look or a covering from pictures'


class UsesLayers:
    """A mixin of groups.Studio."""

    def rows(self):
        """Returns the names in the list, from the top."""
        return [item.text for item in self.widgets.items(self.dialog)]

    def _row(self, name):
        """Finds a row after the list has scrolled to the chosen one, and turns the
        wheel until the row is in sight."""
        self.display.settle(self.dialog)

        def is_in_sight():
            row, area = self.find(name, 'Item'), self.find('layers')
            is_below = row.y + row.height > area.y + area.height
            if is_below or row.y < area.y:
                self._click_at(*area.middle(), '5' if is_below else '4')
                return None
            return row
        return wait_until(is_in_sight, f'the list does not scroll to "{name}"')

    def choose_row(self, name):
        self._click_widget(self._row(name))

    def click_eye(self, name):
        row = self._row(name)
        self._click_at(row.x + EYES, row.y + row.height // 2)

    def click_arrow(self, name):
        row = self._row(name)
        self._click_at(row.x + ARROWS, row.y + row.height // 2)

    def press_in_list(self, *keys):
        """Gives the list the keyboard focus, and presses keys."""
        self.focus_dialog()
        self.widgets.show(self.dialog, self.find('layers'), 'focus')
        self.display.keys(*keys)
        self.display.settle(self.dialog)

    def height_of_list(self):
        return self.find('layers').height

    def height_of_rows(self):
        items = self.widgets.items(self.dialog)
        return items[-1].y + items[-1].height - items[0].y

    def drag_row(self, name, below):
        """Drags a row below another one."""
        row, other = self._row(name), self._row(below)
        self.focus_dialog()
        self.display.drag(self.dialog, row.middle(),
                          (other.x + other.width // 2,
                           other.y + other.height - 2))
        self.display.settle(self.dialog)

    def open_looks_to_add(self):
        self.open_sheet(ADD_LOOK, 'Presets')

    def add_look(self, label):
        self.open_looks_to_add()
        self.press_preset(label, times=2)
        self.leave_sheet()
