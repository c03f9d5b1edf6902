# SPDX-License-Identifier: LGPL-3.0-or-later
"""The slowest noise known: 10 ms for each pixel, a minute for a row of a picture."""

RECIPE = ("lattice-noise/1 algorithm=cellular dimensions=three scale=500 "
          "feature=f4 distance=minkowski minkowski-power=0.5 octaves=16 "
          "lacunarity=2.2 fractal=damped rotation=36.869897645844 "
          "period-x=4000 period-y=4000 relief=20 coloring=rgba")

# How long leaving it may take, in seconds: a fifth, and what other work on the
# machine costs.
AT_ONCE = 2.0
