# SPDX-License-Identifier: LGPL-3.0-or-later
"""Loops and maps."""

import tool

SMALL = "lattice-noise/1 scale=8 octaves=2"


class Loops(tool.TestCase):
    def frames(self, n, *words):
        """Draws a loop; returns the frames' recipes and samples."""
        self.good("render", *words, "--frames", n, "-o", "loop.png", "--force")
        paths = sorted(self.folder.glob("loop-*.png"))
        self.assertEqual([path.name for path in paths],
                         [f"loop-{k + 1:02}.png" for k in range(n)])
        return ([self.recipe_of(path) for path in paths],
                [tool.picture.read_png(path)[3] for path in paths])

    def test_frames_have_the_phases_of_the_procedure(self):
        recipes, samples = self.frames(4, SMALL, "-s", "40x30")
        for k, phase in enumerate(("", " phase=0.25", " phase=0.5",
                                   " phase=0.75")):
            # What tests/shared/test-loop.c expects of the procedure.
            self.assertEqual(recipes[k], "lattice-noise/1 scale=8 octaves=2 "
                             "dimensions=three period-z=3" + phase)
            self.assertPixels(samples[k], recipes[k], 40, 30)

    def test_drift_and_turns_are_those_of_the_procedure(self):
        recipe = ("lattice-noise/1 scale=8 offset-x=0.3 period-x=40 "
                  "dimensions=three period-z=3")
        recipes, _ = self.frames(4, recipe, "-s", "96x60", "--drift-x", "3",
                                 "--drift-y", "-1")
        self.assertEqual(recipes[3], "lattice-noise/1 scale=8 dimensions=three "
                         "offset-x=10.3 offset-y=-45 period-x=40 period-y=60 "
                         "period-z=3 phase=0.75")
        recipes, _ = self.frames(4, SMALL, "-s", "20x20", "--turns", "-1")
        self.assertEqual(recipes[1], SMALL + " evolution=-90")

    def test_speed_is_a_number_of_cells_and_frames_may_be_seamless(self):
        recipes, _ = self.frames(2, SMALL, "seamless=yes", "--cells", "6.5",
                                 "-s", "64x48")
        self.assertIn("period-x=64 period-y=48 period-z=6.5", recipes[1])

    def test_numbers_are_as_long_as_the_last_one(self):
        self.good("render", SMALL, "-s", "2x2", "--frames", "100", "-o",
                  "sub.dir.png")
        self.assertIn("sub.dir-001.png", self.files())
        self.assertIn("sub.dir-100.png", self.files())
        self.assertEqual(len(self.files()), 100)

    def test_what_cannot_loop_is_refused(self):
        loop = ["-s", "20x20", "--frames", "4", "-o", "a.png"]
        for words, sentence in (
                (["lattice-noise/1 algorithm=svg-turbulence"],
                 "Algorithm is svg-turbulence"),
                ([SMALL, "--cells", "0.5"], "--cells"),
                ([SMALL, "--drift-x", "1.5"], "--drift-x")):
            self.assertIn(sentence, self.refused("render", *words, *loop))
        self.assertIn("--frames", self.refused(
            "render", SMALL, "-s", "9x9", "--frames", "1", "-o", "a.png"))
        self.assertIn("--turns has no effect", self.refused(
            "render", SMALL, "-s", "9x9", "--turns", "1", "-o", "a.png"))
        self.assertIn("choose one of --frames and --maps", self.refused(
            "render", SMALL, "--maps", *loop))


class Maps(tool.TestCase):
    def test_maps_are_those_of_the_procedure(self):
        recipe = "lattice-noise/1 scale=20 relief=10 coloring=gradient"
        self.good("render", recipe, "-s", "40x30", "-d", "16", "--maps", "-o",
                  "m.png")
        expected = {
            "m-height.png": (1, "lattice-noise/1 scale=20 map=height"),
            "m-normal.png": (3, "lattice-noise/1 scale=20 map=normal"),
            "m-slope.png": (1, "lattice-noise/1 scale=20 map=slope"),
            "m-color.png": (3, "lattice-noise/1 scale=20 map=color "
                            "coloring=gradient"),
        }
        self.assertEqual(set(self.files()), set(expected))
        for name, (n_components, drawn) in expected.items():
            *size, samples = tool.picture.read_png(self.folder / name)
            self.assertEqual(size, [40, 30, n_components])
            self.assertEqual(self.recipe_of(self.folder / name), drawn)
            self.assertPixels(samples, drawn, 40, 30, 65535, n_components)


tool.main()
