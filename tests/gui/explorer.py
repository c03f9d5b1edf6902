# SPDX-License-Identifier: LGPL-3.0-or-later
"""The sheet of other seeds and values: methods for what a person does there."""

import groups

COLUMNS = 4


class Studio(groups.Studio):
    def open_explorer(self):
        self.open_sheet('Explore', 'Explore')

    def choose_seed(self, row, column):
        """Clicks a picture of the sheet of seeds."""
        picture = self.widgets.items(self._sheet)[row * COLUMNS + column]
        self.focus_sheet()
        self.display.click(self._sheet, *picture.middle())
        self.display.settle()
