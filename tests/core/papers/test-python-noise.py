# SPDX-License-Identifier: LGPL-3.0-or-later
"""PRINT_PUBLISHED: what it prints is what the package "noise" computes.

The package (Debian: python3-noise) has Gustavson's simplex noise of 2005, on
Perlin's permutation, in single precision.
"""

import math
import os
import random
import struct
import subprocess
import sys

SKIPPED = 77
DEBIANS_PYTHON = "/usr/bin/python3"

try:
    import noise
except ImportError:
    # Debian's packages are for Debian's Python, which another one may hide.
    if sys.executable != DEBIANS_PYTHON and os.path.exists(DEBIANS_PYTHON):
        os.execv(DEBIANS_PYTHON, [DEBIANS_PYTHON, *sys.argv])
    print("skipped: the Python package noise is missing (python3-noise)")
    sys.exit(SKIPPED)

N_PLACES = 5000
TOLERANCE = 1e-5

# What is compared, in the order of the program's columns: the name and its number
# of dimensions.
COLUMNS = [("snoise2", 2), ("snoise3", 3), ("snoise4", 4)]

# How far from the origin: the snoises skew the whole place and lose 1e-5 a hundred
# cells away.
REACH = 8


def single(number):
    return struct.unpack("f", struct.pack("f", number))[0]


def random_places(source):
    return [[single(source.uniform(-REACH, REACH)) for _ in range(4)]
            for _ in range(N_PLACES)]


def is_near_border(place):
    """Whether rounding may choose another simplex, where noise jumps: the
    kernels of 2005 reach farther than their simplices."""
    n = len(place)
    skew = (math.sqrt(n + 1) - 1) / n * sum(place)
    inner = sorted((number + skew) % 1 for number in place)
    return any(high - low < 1e-5
               for low, high in zip([0, *inner], [*inner, 1]))


def printed(program, places):
    """A row of numbers for each place."""
    lines = "".join(" ".join(map(repr, place)) + "\n" for place in places)
    done = subprocess.run([program], input=lines, stdout=subprocess.PIPE,
                          check=True, encoding="ascii")
    rows = [[float(word) for word in line.split()]
            for line in done.stdout.splitlines()]
    if [len(row) for row in rows] != [len(COLUMNS)] * len(places):
        sys.exit(f"{program}: not {len(COLUMNS)} numbers for each place")
    return rows


def differences(program, column, source):
    """Compares one column at random places; returns complaints, a line
    each."""
    name, n = COLUMNS[column]
    places = random_places(source)
    n_compared = 0
    for place, row in zip(places, printed(program, places)):
        if is_near_border(place[:n]):
            continue
        n_compared += 1
        expected = getattr(noise, name)(*place[:n])
        if not abs(row[column] - expected) <= TOLERANCE:
            yield f"{name}{tuple(place[:n])}: {row[column]}, not {expected}"
    if n_compared < 0.9 * N_PLACES:
        yield f"{name}: compared at {n_compared} places only"


def main():
    program = sys.argv[1]
    source = random.Random(1)
    complaints = [complaint for column in range(len(COLUMNS))
                  for complaint in differences(program, column, source)]
    for complaint in complaints[:20]:
        print(complaint)
    if complaints:
        sys.exit(f"{len(complaints)} differences above {TOLERANCE}")


main()
