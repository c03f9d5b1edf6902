# SPDX-License-Identifier: LGPL-3.0-or-later
"""The table of goldens, and the core's own pictures to compare with."""

import array
import collections
import hashlib
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python"))
import checked  # noqa: E402
import limits  # noqa: E402
import picture  # noqa: E402

TABLE = pathlib.Path(__file__).parent / "goldens.txt"
PRESETS = pathlib.Path(__file__).parents[2] / "data" / "presets"

# sha256: of the picture's gray samples, 16 bits each, big-endian, row by row;
# x, y: its upper left pixel; recipe: what draws it.
Golden = collections.namedtuple("Golden", "sha256 x y width height recipe")

# Pictures above this many pixels are for tests of size, not of variety.
MANY_PIXELS = 100_000


def read_goldens():
    goldens = []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            sha256, x, y, width, height, recipe = line.split(maxsplit=5)
            goldens.append(Golden(sha256, int(x), int(y), int(width),
                                  int(height), recipe))
    return goldens


def small_goldens():
    return [golden for golden in read_goldens()
            if golden.width * golden.height <= MANY_PIXELS]


def large_goldens():
    return [golden for golden in read_goldens()
            if golden.width * golden.height > MANY_PIXELS]


def sha256(samples):
    """The hash of an array of 16-bit samples, as it stands in the table."""
    if sys.byteorder == "little":
        samples = array.array("H", samples)
        samples.byteswap()
    return hashlib.sha256(samples.tobytes()).hexdigest()


def whole_numbers(floats, largest):
    """What pictures of 8 bits (largest 255) or 16 bits (65535) store of floats:
    the product, which a double holds exactly, rounded."""
    return array.array("B" if largest == 255 else "H",
                       [int(value * largest + 0.5) for value in floats])


def depth_of(pixels):
    """The operation's "depth" for pictures of a babl format."""
    kind = pixels.rsplit(" ", 1)[-1]
    return kind if kind in ("u8", "u16") else "float"


# babl takes the conversion that it has measured to be the quickest, and those
# to doubles are not all exact.
ERRORS = {"double": 1e-7}


def error_of(pixels):
    """How far numbers of a babl format may be from the core's."""
    return ERRORS.get(pixels.rsplit(" ", 1)[-1], 0)


def preset(name):
    """The recipe of a shipped preset."""
    return (PRESETS / f"{name}.recipe").read_text(encoding="utf-8").strip()


class TestCase(checked.TestCase):
    """Compares pictures with the table.

    core   a Core
    build  the build folder, where pictures that fail are kept"""

    core = None
    build = None

    def assertGolden(self, golden, samples):
        """Checks that samples of 16 bits have the golden hash."""
        self.count_check()
        if sha256(samples) == golden.sha256:
            return
        error = self.failureException(
            f"{golden.recipe}: not the golden picture")
        keep_pictures(error, checked.folder_of_failures(self.build) /
                      f"{checked.name_of(self)}.{golden.sha256[:8]}",
                      golden, samples,
                      self.core.samples(golden[1:5], golden.recipe))
        raise error


def keep_pictures(error, path, golden, samples, expected):
    """Keeps the picture drawn and, if the core's is the golden one, a picture
    that is brighter the more the two differ."""
    if len(samples) != golden.width * golden.height:
        return
    pictures = {"drawn": samples}
    if sha256(expected) == golden.sha256:
        differences = [abs(a - b) for a, b in zip(samples, expected)]
        largest = max(differences)
        pictures["difference"] = array.array(
            "H", [value * 65535 // largest for value in differences])
    for what, numbers in pictures.items():
        file = path.with_name(f"{path.name}-{what}.png")
        picture.write_png(file, golden.width, golden.height, 1, numbers)
        checked.keep(error, file)


class Core:
    """The core's example program, which uses neither GEGL nor GIMP."""

    def __init__(self, build):
        self.program = pathlib.Path(build) / "noise-core" / "noise-render"

    def _run(self, options, rectangle, recipe):
        x, y, width, height = rectangle
        command = [self.program, *options, recipe, width, height, x, y]
        return subprocess.run([str(word) for word in command], check=True,
                              stdin=subprocess.DEVNULL, timeout=limits.SECONDS,
                              stdout=subprocess.PIPE).stdout

    def samples(self, rectangle, recipe):
        """16-bit samples, as an array; the rectangle is x, y, width, height."""
        picture = self._run([], rectangle, recipe)
        header = b"P5\n%d %d\n65535\n" % tuple(rectangle[2:])
        if not picture.startswith(header):
            raise ValueError(f"noise-render wrote {picture[:20]!r}")
        samples = array.array("H", picture[len(header):])
        if sys.byteorder == "little":
            samples.byteswap()
        return samples

    def floats(self, rectangle, recipe, is_linear=False):
        options = ["--float"] + ["--linear"] * is_linear
        return array.array("f", self._run(options, rectangle, recipe))
