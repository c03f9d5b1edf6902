# SPDX-License-Identifier: LGPL-3.0-or-later
"""All dialogs, with their clicks counted: for the tests of a person's jobs, and for
the jobs in the guide."""

import filters
import forms
import gimp_filters
import groups
import harness
import layers
from display import wait_until

# Pixels from the left edge of GIMP's list of layers to its eyes.
EYES = 14

# The height of a GIMP window that has room for a list of a few layers, in pixels.
WINDOW_HEIGHT = 1000


class Counts:
    """A mixin of studio.Studio that counts clicks of the mouse, not its wheel."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.n_clicks = 0
        click = self.display.click

        def count(window, x, y, button='1', times=1):
            self.n_clicks += times if button == '1' else 0
            click(window, x, y, button, times)
        self.display.click = count


class PictureFilters(Counts, filters.Studio if harness.GENERATION == 2
                     else gimp_filters.Studio):
    """The dialogs of grain and displacement."""


class Studio(Counts, layers.UsesLayers, forms.Studio, groups.Studio):
    """All other dialogs.  Does not count keys and typing, but counts one click for
    choosing from a list, and one for going to a row, as a person would need."""

    def _choose(self, find_combo, steps):
        super()._choose(find_combo, steps)
        self.n_clicks += 1

    def write(self, *words, **options):
        super().write(*words, **options)
        self.n_clicks += 1

    def choose_preset(self, name):
        """Opens the sheet, types a name without clicking into the search field, and
        double-clicks the preset, which closes the sheet."""
        self.open_presets()
        self._choose_in_sheet(name)

    def choose_look_to_add(self, name):
        """Does the same in the sheet that adds a layer."""
        self.open_looks_to_add()
        self._choose_in_sheet(name)

    def _choose_in_sheet(self, name):
        self.display.type(name)
        self.display.settle(self._sheet)
        self.click_preset(name, times=2)
        self.leave_sheet()

    def take_preset(self, name):
        """Opens the sheet, and takes a preset by keys."""
        self.open_presets()
        self.take_typed(name)

    def take_typed(self, name):
        """Types a preset's name; Enter tries it, and Enter again keeps it,
        which closes the sheet."""
        self.display.type(name)
        self.display.keys('Return')
        self.display.settle(self._sheet)
        self.display.keys('Return')
        self.leave_sheet()

    # GIMP's own windows.

    def hide_in_group(self, number, n_layers):
        """Clicks the eye of a layer, counted from above, in the uppermost group.
        This must be open and have n_layers, and be above another layer."""
        window = self._image_window()
        width = self.display.geometry(window)[2]
        self.display.resize(window, width, WINDOW_HEIGHT)
        self.display.settle(window)
        self.display.focus(window)
        group, below = [item for item in self.widgets.items(window)
                        if item.width > 0][-2:]
        height = (below.y - group.y) / (n_layers + 1)
        self.display.click(window, group.x + EYES, round(
            group.y + group.height / 2 + (number + 1) * height))
        self.display.settle(window)

    def export_by_keys(self, file):
        """Exports the image as a PNG."""
        self._press_in_image('ctrl+shift+e')
        for title in ('^Export Image$', 'Export Image as PNG'):
            window = self.display.window_like(title)
            self.display.settle(window)
            self.display.focus(window)
            if title.endswith('$'):
                self.display.keys('ctrl+a')
                self.display.type(str(file))
            self.display.keys('Return')
        wait_until(lambda: not self.display.is_visible(window)
                   and file.exists(), f'{file} is not written')
