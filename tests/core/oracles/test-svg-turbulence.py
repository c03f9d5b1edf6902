# SPDX-License-Identifier: LGPL-3.0-or-later
"""NOISE_RENDER: the pictures of svg-turbulence are those of rsvg-convert.

That program (Debian: librsvg2-bin) draws SVG's feTurbulence in 8 bits and
stores colors times alpha, so that is what is compared.
"""

import array
import math
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import typing

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "python"))
import limits  # noqa: E402
import picture  # noqa: E402

SKIPPED = 77

# One step, in few places: floats are rounded differently from doubles.
TOLERANCE = 1
LARGEST_SHARE = 0.001

KINDS = {"fbm": "fractalNoise", "turbulence": "turbulence"}


class Case(typing.NamedTuple):
    fractal: str
    octaves: int
    seed: int
    scale: float  # 1 / vertical frequency
    stretch: float = 1.0  # vertical / horizontal frequency
    size: tuple = (96, 64)
    corner: tuple = (0, 0)  # of the picture
    is_stitched: bool = False
    more: str = ""  # settings that must not matter

    @property
    def frequencies(self):
        return 1 / (self.scale * self.stretch), 1 / self.scale

    @property
    def recipe(self):
        words = [f"fractal={self.fractal}", f"octaves={self.octaves}",
                 f"seed={self.seed % 2**64}", f"scale={self.scale!r}",
                 f"stretch={self.stretch!r}"]
        if self.is_stitched:
            words += [f"period-x={self.size[0]}", f"period-y={self.size[1]}"]
        return " ".join(["lattice-noise/1 algorithm=svg-turbulence",
                         "coloring=rgba", *words, self.more]).rstrip()


# rsvg-convert keeps 24 bits of a number.  Frequencies are whole numbers over
# powers of two here, so that both sides have the same.
CASES = [
    Case("fbm", 1, 0, 32.0),
    Case("fbm", 1, 1, 12.8, 2.0),
    Case("fbm", 3, 12345, 40.96, 1.25),
    Case("fbm", 4, -1, 16.0, 4.0),
    Case("turbulence", 1, 1, 20.48),
    Case("turbulence", 2, 0, 6.4, 2.5),
    Case("turbulence", 5, 7, 40.96, 2.0),
    # So many cells that the tables of 256 begin again.
    Case("fbm", 5, 3, 1.6, 2.0),
    # Frequencies above 1, where pixels lie cells apart.
    Case("turbulence", 2, 5, 0.8, 0.64),
    # Places below 0.
    Case("fbm", 3, 12345, 12.8, 2.5, corner=(-250, -77)),
    Case("turbulence", 5, -1, 25.6, 2.0, corner=(-50, 1000)),
    # The lowest seed, which the generator cannot start from, and the highest
    # that it can.
    Case("fbm", 1, -2**31, 16.0),
    Case("turbulence", 2, 2**31 - 2, 16.0, 2.0),
    # Parameters that the standard does not have; they must not matter.
    Case("fbm", 3, 2, 16.0, 2.0, more="persistence=0.8 lacunarity=3"),
    Case("turbulence", 3, 2, 16.0, 2.0, more="weighted-strength=1"),
    Case("fbm", 2, 2, 16.0, more="dimensions=three z=7.25 interpolation=linear "
         "gradients=unit normalization=exact contrast=74"),
    # Tiles that cells do not fit: more of them, fewer of them, one only.
    Case("fbm", 1, 1, 25.6, 2.0, (100, 80), is_stitched=True),
    Case("fbm", 5, 7, 20.48, 1.25, (70, 50), is_stitched=True),
    Case("turbulence", 2, 0, 12.8, 4.0, (64, 45), is_stitched=True),
    Case("turbulence", 5, -1, 128.0, 0.5, (80, 90), is_stitched=True),
    # Tiles that they do fit.
    Case("fbm", 2, 3, 16.0, 2.0, (96, 64), is_stitched=True),
]


def run(command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True,
                          timeout=limits.SECONDS, **options).stdout


def bytes_of_core(program, case, corner):
    """The core's picture in 8 bits, rounded as in the standard: channels first,
    then their product with alpha."""
    floats = array.array("f", run([program, "--float", case.recipe,
                                   *map(str, (*case.size, *corner))]))
    if len(floats) != 4 * case.size[0] * case.size[1]:
        sys.exit(f"{program} did not write four floats a pixel")
    steps = [math.floor(number * 255 + 0.5) for number in floats]
    alphas = steps[3::4]
    for channel in range(3):
        steps[channel::4] = [(step * alpha + 127) // 255 for step, alpha
                             in zip(steps[channel::4], alphas)]
    return steps


def draw_svg(case, corner, folder):
    """Pixel (i, j) of the filter's region samples the point (i, j)."""
    x, y = corner
    width, height = case.size
    for frequency in case.frequencies:
        if struct.unpack("f", struct.pack("f", frequency))[0] != frequency:
            sys.exit(f"{case}: the frequency {frequency!r} is no float")
    frequencies = " ".join(f"{frequency:.30f}"
                           for frequency in case.frequencies)
    place = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    stitching = "stitch" if case.is_stitched else "noStitch"
    path = folder / "picture.png"
    run(["rsvg-convert", "--output", path], encoding="ascii", input=f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"
     viewBox="{x} {y} {width} {height}">
  <filter id="noise" {place} filterUnits="userSpaceOnUse"
          color-interpolation-filters="sRGB">
    <feTurbulence type="{KINDS[case.fractal]}" numOctaves="{case.octaves}"
                  baseFrequency="{frequencies}" seed="{case.seed}"
                  stitchTiles="{stitching}"/>
  </filter>
  <rect {place} filter="url(#noise)"/>
</svg>
""")
    drawn = picture.read_png(path)
    if drawn[:3] != (width, height, 4):
        sys.exit("rsvg-convert drew a picture of another kind")
    steps = list(drawn[3])
    alphas = steps[3::4]
    # The file has colors divided by alpha; rounding gives the products back.
    for channel in range(3):
        steps[channel::4] = [(2 * step * alpha + 255) // 510 for step, alpha
                             in zip(steps[channel::4], alphas)]
    return steps


def never_wraps(folder):
    """Whether rsvg-convert counts the tile from each pixel's own cell, and not
    from the corner of the region, so that lattice points never wrap.

    Then stitching changes nothing where cells fit anyway."""
    case = Case("fbm", 1, 1, 16.0, size=(32, 32))
    return (draw_svg(case, (0, 0), folder)
            == draw_svg(case._replace(is_stitched=True), (0, 0), folder))


def pieces(case, is_by_cell):
    """The rectangles that the picture is put together from: each is the upper
    left part of a drawn region of the tile's size.

    Where stitched noise never wraps, it is still right in a region's first
    cell, so that the rectangles are first cells."""
    width, height = case.size
    if not (case.is_stitched and is_by_cell):
        return [(0, 0, width, height)]
    # The frequency is rounded up at most: cells are never smaller.
    steps = [length // math.ceil(length * frequency)
             for length, frequency in zip(case.size, case.frequencies)]
    return [(x, y, min(steps[0], width - x), min(steps[1], height - y))
            for y in range(0, height, steps[1])
            for x in range(0, width, steps[0])]


def bytes_of_svg(case, rectangles, folder):
    row = 4 * case.size[0]
    whole = [None] * (row * case.size[1])
    for x, y, width, height in rectangles:
        drawn = draw_svg(case, (case.corner[0] + x, case.corner[1] + y),
                         folder)
        for j in range(height):
            start = (y + j) * row + 4 * x
            whole[start:start + 4 * width] = drawn[j * row:j * row + 4 * width]
    return whole


def complaints_about(case, program, is_by_cell, folder):
    """Prints how alike the pictures are; returns what is wrong."""
    rectangles = pieces(case, is_by_cell)
    ours = bytes_of_core(program, case, case.corner)
    theirs = bytes_of_svg(case, rectangles, folder)
    differences = [abs(a - b) for a, b in zip(ours, theirs)]
    largest = max(differences)
    share = sum(map(bool, differences)) / len(differences)
    print(f"{largest} at most, {share:.4%} unequal, {len(set(theirs))} values,"
          f" {len(rectangles)} pieces: {case.recipe}")
    if largest > TOLERANCE:
        pixel = differences.index(largest) // 4
        yield (f"{largest} steps apart at pixel"
               f" {pixel % case.size[0]}, {pixel // case.size[0]}")
    if share > LARGEST_SHARE:
        yield f"{share:.2%} of all bytes differ"
    if len(set(theirs)) < 50:
        yield "there is next to nothing in the picture"
    if case.is_stitched and ours != bytes_of_core(program, case, case.size):
        yield "the tile does not repeat"


def main():
    program = sys.argv[1]
    # A third of them has seeds of both signs, places below 0 and tiles.
    is_long = os.environ.get("NOISE_TEST_LONG") == "1"
    cases = CASES if is_long else CASES[1::3]
    if not shutil.which("rsvg-convert"):
        print("skipped: rsvg-convert is missing (librsvg2-bin)")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        is_by_cell = never_wraps(folder)
        complaints = [f"{case.recipe}: {complaint}" for case in cases
                      for complaint in complaints_about(case, program,
                                                        is_by_cell, folder)]
    for complaint in complaints:
        print(complaint)
    if complaints:
        sys.exit(f"{len(complaints)} complaints")


main()
