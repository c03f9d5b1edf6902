# SPDX-License-Identifier: LGPL-3.0-or-later
"""The slowest noise known: 10 ms for each pixel, a minute for a row of a picture."""

import os
import pathlib

RECIPE = ("lattice-noise/1 algorithm=cellular dimensions=three scale=500 "
          "feature=f4 distance=minkowski minkowski-power=0.5 octaves=16 "
          "lacunarity=2.2 fractal=damped rotation=36.869897645844 "
          "period-x=4000 period-y=4000 relief=20 coloring=rgba")

# How much longer a program may run after it was told to stop, in seconds of processor
# time, which does not depend on what else the machine is doing.
AT_ONCE = 2.0


def time_run(process):
    """Returns how long the threads of a process have run, in seconds.  Also works for
    a process that has ended, as long as nobody has waited for it."""
    stat = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    ticks = stat.rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
