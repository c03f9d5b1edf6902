# SPDX-License-Identifier: LGPL-3.0-or-later
"""The slowest noise known: 10 ms for each pixel, a minute for a row of a picture."""

import os
import pathlib

RECIPE = ("lattice-noise/1 algorithm=cellular dimensions=three scale=500 "
          "feature=f4 distance=minkowski minkowski-power=0.5 octaves=16 "
          "lacunarity=2.2 fractal=damped rotation=36.869897645844 "
          "period-x=4000 period-y=4000 relief=20 coloring=rgba")

# How long a program may go on running when it should leave it, in seconds of its
# processors, on which other work makes no difference.
AT_ONCE = 2.0


def time_run(process):
    """How long the threads of a process have run, in seconds; also of one that
    has ended and was not waited for."""
    stat = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    ticks = stat.rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
