# SPDX-License-Identifier: LGPL-3.0-or-later
"""The plain dialogs: methods for what a person does there."""

import harness
import studio

TITLES = {
    'loop': 'Make Animated Loop',
    'material': 'Make Material',
    'pattern': 'Make Pattern',
    'sheet': 'Make Contact Sheet',
}

# If a dialog's picture moves, or is never done, the rest gets this many seconds to
# appear.
MOVING = 5


def ask(name):
    """Returns a call that opens a dialog."""
    return harness.call(f'noise-{name}', 'RUN-INTERACTIVE')


class Studio(studio.Studio):
    def open_form(self, name, title=None):
        if name == 'loop':
            self.display.patience = MOVING
        window = self.open_dialog(title or TITLES[name], call=ask(name))
        # Keep tooltips from covering the buttons.
        self.display.point(window, 3, 3)
        return window

    def show_recipe(self):
        """Shows the recipe's text, if it is hidden, and returns it."""
        def is_shown():
            return self.shows('A recipe such as', 'Entry')

        if not is_shown():
            studio.click_until(lambda: self.press('Recipe'), is_shown,
                               studio.CLICK_LOST, 'the recipe is not shown')
        return self.find('A recipe such as', 'Entry').text

    def name(self):
        """Returns the name of the noise."""
        return self.find('look', 'Label').text
