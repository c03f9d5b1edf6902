# SPDX-License-Identifier: LGPL-3.0-or-later
"""The plain dialogs: methods for what a person does there."""

import harness
import studio

TITLES = {
    'loop': 'Make Animated Loop',
    'maps': 'Make Maps',
    'pattern': 'Make Pattern',
    'sheet': 'Make Contact Sheet',
}

# GIMP 2.10 wants all arguments, although its dialogs do not begin with these.
ARGUMENTS = {
    'loop': '"" 24 100 3 "new-image" 0 0 0 0 0',
    'maps': '"" "new-image"',
    'pattern': '"" "" 128 128 ""',
    'sheet': '"" 0 4 4 128 "" ""',
}

# Where the button beside Noise is, and for loops the minus of Drift down: in
# pixels from the dialog's left or, negative, right edge, and its upper edge.
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
        # No tooltip over the buttons.
        self.display.point(window, 3, 3)
        return window

    def drift_up(self):
        """Clicks the minus of Drift down once, in the dialog of loops."""
        self.focus_dialog()
        self.display.click(self.dialog, *DRIFT_UP[self.generation])
