# SPDX-License-Identifier: LGPL-3.0-or-later
"""The sheet of other seeds and values: methods for what a person does there."""

import groups

COLUMNS = 4

# Pixels: pictures of the sheet are at least as large, its other buttons not.
PICTURE = 60


class Studio(groups.Studio):
    def open_explorer(self):
        self.open_sheet('Explore', 'Explore')

    def choose_seed(self, row, column):
        """Clicks a picture of the sheet of seeds."""
        pictures = sorted(
            (widget for widget in self.widgets.list(self._sheet)
             if widget.kind == 'GtkToggleButton' and widget.height > PICTURE),
            key=lambda widget: (widget.y, widget.x))
        self.focus_sheet()
        self.display.click(self._sheet,
                           *pictures[row * COLUMNS + column].middle())
        self.display.settle()
