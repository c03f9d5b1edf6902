# SPDX-License-Identifier: LGPL-3.0-or-later
"""The command line draws the pixels that GIMP's procedures draw."""

import pathlib
import subprocess
import sys
import tempfile

import harness
from harness import quote

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "python"))
import picture as pictures  # noqa: E402

SIZE = (48, 36)
N = 4

GRAY = "lattice-noise/1 algorithm=simplex scale=12 octaves=3 seed=5"
# Cells that have to get smaller to be seamless.
TILE = ("lattice-noise/1 scale=30 octaves=2 warp-amount=6 warp-scale=30 "
        "seamless=yes")
FIRE = ("lattice-noise/1 scale=12 octaves=3 fractal=turbulence "
        "coloring=gradient gradient=0:#100000,0.5:#d13a00,1:#fffbe0")
CLEAR = "lattice-noise/1 scale=16 coloring=rgba seed=3"
LIT = "lattice-noise/1 scale=13 seed=3 relief=10 coloring=rgb"

# By name: the recipe, the procedure's numbers behind its output (width, height,
# drift right and down, turns), and the command's options.
LOOPS = {
    "gray": (GRAY, "0 0 0 0 0", []),
    "tile": (TILE, "0 0 0 0 0", []),
    "fire": (FIRE, "0 0 1 -2 0", ["--drift-x", "1", "--drift-y", "-2"]),
    "turns": (GRAY, "0 0 0 0 -1", ["--turns", "-1"]),
    "clear": (CLEAR, "0 0 0 0 0", []),
}
DEPTHS = {"u8": "8", "u16": "16"}

SCRIPT = "".join(f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} RGB test-{depth}))
       (layer (test-layer image "a" 0 0 8 8 #f)))
  {"".join(f'''
  (test-tell-layers "loop-{name}-{depth}"
                    (test-moving-loop image layer {quote(recipe)} {N} "group"
                                      {numbers}))'''
           for name, (recipe, numbers, _) in LOOPS.items())}
  (test-tell-layers "maps-{depth}" (test-maps image layer {quote(LIT)} "group")))
""" for depth in DEPTHS)


class Tool(harness.TestCase):
    script = SCRIPT

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def draw(self, *words):
        """Runs the command line; returns its pictures in their order, each with
        width, height, components and samples."""
        program = self.build / "noise-core" / "tool" / "lattice-noise"
        done = subprocess.run(
            [program, "render", *words, "-o", "picture.png"], check=False,
            cwd=self.folder, capture_output=True, stdin=subprocess.DEVNULL,
            timeout=harness.TIME_LIMIT)
        self.assertEqual(done.returncode, 0, done.stderr)
        return [pictures.read_png(path)
                for path in sorted(self.folder.glob("*.png"))]

    def assertAlike(self, drawn, layer, what):
        """The samples drawn are the numbers of GIMP's layer, which may have
        colors and alpha although the noise has none."""
        _, _, n, samples = drawn
        planes = [list(samples[i::n]) for i in range(n)]
        opaque = [layer.largest] * len(planes[0])
        expected = {1: planes * len(layer.colors) + [opaque],
                    3: planes + [opaque], 4: planes}[n]
        self.assertEqual([list(plane) for plane in layer.components],
                         expected, what)

    def test_the_run_is_quiet(self):
        self.assertQuiet(self.answer)

    def test_frames_of_loops(self):
        for name, (recipe, _, options) in LOOPS.items():
            for depth, bits in DEPTHS.items():
                with self.subTest(name, depth=depth):
                    frames = self.draw(recipe, "-d", bits, "-s", "48x36",
                                       "--frames", str(N), "--force", *options)
                    self.assertEqual(len(frames), N)
                    for k, frame in enumerate(frames):
                        layer = self.answer.picture(f"loop-{name}-{depth}-{k}")
                        self.assertAlike(frame, layer, (name, depth, k))

    def test_maps(self):
        for depth, bits in DEPTHS.items():
            color, height, normal, slope = self.draw(
                LIT, "-d", bits, "-s", "48x36", "--maps", "--force")
            for i, drawn in enumerate((height, normal, slope, color)):
                self.assertAlike(drawn, self.answer.picture(
                    f"maps-{depth}-{i}"), (depth, i))


harness.main()
