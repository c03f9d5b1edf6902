# SPDX-License-Identifier: LGPL-3.0-or-later
"""The plain dialogs, in the words of a person at them."""

import harness
import studio

TITLES = {
    'loop': 'Make Animated Loop',
    'maps': 'Make Maps',
    'pattern': 'Make Pattern',
    'sheet': 'Make Contact Sheet',
}

# All arguments, which GIMP 2.10 wants, though its dialogs begin with others.
ARGUMENTS = {
    'loop': '"" 24 100 3 "new-image" 0 0 0 0',
    'maps': '"" "new-image"',
    'pattern': '"" "" 128 128 ""',
    'sheet': '"" 0 4 4 128 "" ""',
}

# The button beside the word Noise, and, of loops, that which lessens the
# number of Drift down; from the dialog's left or right and upper edge.
PRESETS = (110, 296)
DRIFT_UP = {2: (-21, 494), 3: (-67, 537)}


def ask(name):
    """A call that opens a dialog."""
    is_alone = name in ('sheet', 'pattern')
    if harness.GENERATION == 2:
        place = '' if is_alone else 'image layer'
        return (f'(plug-in-lattice-noise-{name} RUN-INTERACTIVE {place} '
                f'{ARGUMENTS[name]})')
    place = '' if is_alone else ' #:drawables (vector layer)'
    return (f'(plug-in-lattice-noise-{name} #:run-mode RUN-INTERACTIVE '
            f'#:image image{place})')


class Studio(studio.Studio):
    def place(self, thing):
        return PRESETS if thing == 'Presets' else super().place(thing)

    def open_form(self, name):
        window = self.open_dialog(TITLES[name], call=ask(name))
        # No hint over the buttons.
        self.display.point(window, 3, 3)
        return window

    def drift_up(self):
        """Once, in the dialog of loops."""
        self.focus_dialog()
        self.display.click(self.dialog, *DRIFT_UP[self.generation])
