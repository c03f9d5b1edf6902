# SPDX-License-Identifier: LGPL-3.0-or-later
"""The wheel is built and installed, and draws the bits of the library in C."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "goldens"))
import goldens  # noqa: E402
import needs  # noqa: E402
import pictures  # noqa: E402

BUILD = pathlib.Path(sys.argv.pop(1))
# Debian's own Python has Debian's modules.
PYTHON = "/usr/bin/python3"

DRAW = """
import sys, json, noise_core
for recipe in json.load(sys.stdin):
    width, height, x, y = {place}
    pixels = noise_core.Noise(recipe).render(width, height, x, y)
    sys.stdout.buffer.write(pixels.tobytes())
"""

REFUSE = """
import noise_core
for call in (lambda: noise_core.Noise("lattice-noise/1 scale=x"),
             lambda: noise_core.Noise("lattice-noise/1").render(5, 5, 2 ** 31 - 3),
             lambda: noise_core.Noise("lattice-noise/1").render(5, 5, 2 ** 32 + 7),
             lambda: noise_core.Noise("lattice-noise/1\\0"),
             lambda: noise_core.Noise("lattice-noise/1").volume(2, 2, 2, step=0),
             lambda: noise_core.Noise("lattice-noise/1 scale=400", (20, 1e12)),
             lambda: noise_core.preset("nothing")):
    try:
        print("taken", call())
    except noise_core.Refused as refused:
        print(refused)
"""

AGREE = """
import numpy, noise_core
assert len(noise_core.presets()) > 100
noise = noise_core.Noise(noise_core.preset("marble"), seamless=(64, 48))
assert (noise.render(64, 48) == noise.render(64, 48, 64, -48)).all()
space = noise_core.Noise("lattice-noise/1 dimensions=three scale=20 octaves=1 z=0")
heights, rises = space.volume(9, 7, 5, start=(-3, 2, 11), step=2.0, slopes=True)
z, y, x = numpy.mgrid[0:5, 0:7, 0:9]
points = (x - 3) * 2.0, (y + 2) * 2.0, (z + 11) * 2.0 / 20
values, slopes = space.evaluate(*points, slopes=True)
assert (heights == values).all() and (heights == space.evaluate(*points)).all()
slopes[..., 2] /= 20
assert abs(rises - numpy.moveaxis(slopes[..., :3], -1, 0)).max() < 0.02
for terrain in space, noise_core.Noise(noise_core.preset("terrain")):
    heights, rises = terrain.heights(9, 7, -3, 2, slopes=True)
    y, x = numpy.mgrid[2:9, -3:6]
    assert (heights == terrain.evaluate(x, y)).all()
    assert (heights == terrain.heights(9, 7, -3, 2)).all()
    changes = (heights[2:, 1:-1] - heights[:-2, 1:-1]) / 2
    assert abs(rises[1, 1:-1, 1:-1] - changes).max() < 1e-6
    changes = (heights[1:-1, 2:] - heights[1:-1, :-2]) / 2
    assert abs(rises[0, 1:-1, 1:-1] - changes).max() < 1e-6
    assert terrain.heights(4, 3, level=2).shape == (3, 4)
assert space.evaluate(1.0).shape == () and space.evaluate([]).shape == (0,)
print("agree")
"""


class Python(goldens.TestCase):
    @classmethod
    def setUpClass(cls):
        needs.need("cc")
        modules = subprocess.run(
            [PYTHON, "-c", "import numpy, setuptools, pip, wheel"],
            stderr=subprocess.DEVNULL)
        if modules.returncode != 0:
            raise unittest.SkipTest("NumPy, pip, setuptools or wheel is missing")
        work = pathlib.Path(cls.enterClassContext(
            tempfile.TemporaryDirectory(prefix="lattice-noise-")))
        source = work / "python"
        shutil.copytree(ROOT / "bindings" / "python", source)
        subprocess.run([ROOT / "tools" / "amalgamate", source / "one-file"], check=True)
        # How fast it draws does not matter here.
        cls.run_in(source, "setup.py", "-q", "bdist_wheel",
                   CFLAGS="-O1 -DNOISE_PORTABLE")
        cls.installed = work / "installed"
        wheels = list((source / "dist").glob("*.whl"))
        assert len(wheels) == 1 and wheels[0].name.startswith(
            "lattice_noise_core-0.9.0-py3-none-"), wheels
        cls.run_in(work, "-m", "pip", "-q", "install", "--no-deps", "--no-index",
                   "--root-user-action=ignore", "--target", cls.installed, wheels[0])
        cls.core = goldens.Core(BUILD)

    @staticmethod
    def run_in(folder, *words, given=None, **variables):
        done = subprocess.run([PYTHON, *words], cwd=folder, input=given, check=True,
                              stdout=subprocess.PIPE, timeout=500,
                              env={**os.environ, **variables})
        return done.stdout

    def run_program(self, program, given=None):
        return self.run_in("/", "-c", program, given=given,
                           PYTHONPATH=str(self.installed))

    def test_pictures_have_the_bits_of_the_library(self):
        drawn = self.run_program(DRAW.format(place=pictures.PLACE),
                                 json.dumps(pictures.RECIPES).encode())
        expected = [pictures.expected(self.core, each) for each in pictures.RECIPES]
        self.assertEqual(drawn, b"".join(expected))

    def test_points_volumes_and_seamless_pictures_agree(self):
        self.assertEqual(self.run_program(AGREE), b"agree\n")

    def test_what_is_refused_says_why(self):
        word, large, larger, zero, step, seamless, preset = (
            self.run_program(REFUSE).decode().splitlines())
        self.assertIn("x is 4294967303", larger)
        self.assertIn("null character", zero)
        self.assertIn("step", step)
        self.assertIn('Scale is "x"', word)
        self.assertIn("too large", large)
        self.assertIn("eriod", seamless)
        self.assertIn('no preset "nothing"', preset)

    def test_the_example_and_the_page_draw_marble(self):
        example = (ROOT / "bindings/python/example/marble.py").read_text()
        with tempfile.TemporaryDirectory() as folder:
            expected = pictures.marble(folder)
            for program in example, pictures.program("python"):
                self.run_in(folder, "-c", program, PYTHONPATH=str(self.installed))
                drawn = (pathlib.Path(folder) / "marble.ppm").read_bytes()
                self.assertTrue(drawn == expected)


if __name__ == "__main__":
    goldens.checked.main()
