# SPDX-License-Identifier: LGPL-3.0-or-later
"""How bright colors are, by the formulas of sRGB (IEC 61966-2-1)."""

# Up to this light the curve is a straight line.
LINEAR_END = 0.0031308

# The shares of red, green and blue in brightness, as babl has them.
WEIGHTS = (0.22249, 0.71689, 0.06062)


def encode(light):
    """From linear light to the stored number."""
    if light <= LINEAR_END:
        return 12.92 * light
    return 1.055 * light ** (1 / 2.4) - 0.055


def decode(number):
    if number <= 12.92 * LINEAR_END:
        return number / 12.92
    return ((number + 0.055) / 1.055) ** 2.4


def of_colors(floats, is_linear=False):
    """The brightness and the alpha of pixels of four channels."""
    there, back = (float, float) if is_linear else (decode, encode)
    return [(back(sum(weight * there(channel)
                      for weight, channel in zip(WEIGHTS, color))), color[3])
            for color in zip(*(floats[i::4] for i in range(4)))]


def over_black(floats):
    """What masks and channels hold of pixels: brightness over black."""
    return [gray * alpha for gray, alpha in of_colors(floats)]
