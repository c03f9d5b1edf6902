# SPDX-License-Identifier: LGPL-3.0-or-later
"""The dialogs of grain and displacement on GIMP 2.10: methods for what a person
does there."""

import groups
import harness
from display import Numbers

TITLES = {'grain': 'Film Grain (Lattice)',
          'displace': 'Noise Displace (Lattice)'}

# The argument that has the choice "custom", how many steps this is above the initial
# choice in the list, and the settings that it shows.
CUSTOM = {
    'grain': ('film', 3, ['size', 'roughness', 'softness', 'shadows',
                          'midtones', 'highlights', 'color']),
    'displace': ('effect', 1, ['amount', 'kind', 'scale', 'stretch', 'octaves',
                               'persistence']),
}


def ask(name):
    """Returns a call that opens a dialog."""
    return harness.call(name, 'RUN-INTERACTIVE')


class Studio(groups.Studio):
    """The studio's GIMP, but with these dialogs."""

    def open_filter(self, name):
        """Opens a dialog, and resets the values that the last run has left."""
        self.open_dialog(TITLES[name], call=ask(name))
        self.reset()

    def choose_custom(self, name):
        key, steps, _ = CUSTOM[name]
        self.choose(key, -steps)

    def custom_rows(self, name):
        """Returns which of the settings for "custom" are shown."""
        return [key for key in CUSTOM[name][2] if self.shows(key)]

    def type_recipe(self, text):
        self._click('recipe')
        self.display.type(text)
        self.display.settle(self.dialog)

    def can_accept(self):
        return bool(self.find('OK', 'Button').is_sensitive)

    def value(self, key):
        """Returns what the row of an argument shows."""
        return self.find(key).text

    def corner(self, width, height, shown):
        """Returns the upper left part of the layer as preview() would: blue, green
        and red of each pixel.  Where the layer is not opaque, the preview shows
        checks below it, so this returns the pixels of `shown`."""
        picture = harness.Picture(self.pixels())
        pixels = bytearray(3 * width * height)
        for y in range(height):
            for i, numbers in enumerate(reversed(picture.colors)):
                begin = y * picture.width
                pixels[3 * y * width + i:3 * (y + 1) * width:3] = bytes(
                    numbers[begin:begin + width])
        for y in range(height if picture.alpha else 0):
            alpha = picture.alpha[y * picture.width:y * picture.width + width]
            for x, is_seen in enumerate(number < 255 for number in alpha):
                if is_seen:
                    at = 3 * (y * width + x)
                    pixels[at:at + 3] = shown[at:at + 3]
        return Numbers(pixels)
