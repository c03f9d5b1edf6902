# SPDX-License-Identifier: LGPL-3.0-or-later
"""What bindings draw: recipes, and a rectangle as width, height, x and y."""

import goldens

RECIPES = ["lattice-noise/1 scale=20",
           "lattice-noise/1 algorithm=cellular scale=30 feature=f2-over-f1",
           "lattice-noise/1 algorithm=simplex scale=9 coloring=rgba",
           "lattice-noise/1 algorithm=tiles relief=8 map=normal",
           "lattice-noise/1 dimensions=four z=0.25 warp-amount=9",
           *map(goldens.preset, ("marble", "brick-wall", "rusty-plates", "knit",
                                 "lava-crust", "over-moss"))]
PLACE = 90, 70, -31, 1000


def expected(core, recipe):
    """The bytes that the library in C draws."""
    width, height, x, y = PLACE
    return core.floats((x, y, width, height), recipe).tobytes()
