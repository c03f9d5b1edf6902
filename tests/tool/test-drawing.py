# SPDX-License-Identifier: LGPL-3.0-or-later
"""What is drawn: tiles, threads, seamless pictures, presets at any size."""

import array

import tool

RECIPE = "lattice-noise/1 scale=24 octaves=4 seed=11 warp-amount=8 warp-scale=30"


def rows(samples, width):
    return [samples[i:i + width] for i in range(0, len(samples), width)]


class Drawing(tool.TestCase):
    def test_tiles_make_the_whole_picture(self):
        *_, whole = self.png(RECIPE, "-s", "90x70", "-d", "16")
        tiles = [[rows(self.png(RECIPE, "-s", "45x35", "-d", "16",
                                "--at", f"{x},{y}")[3], 45)
                  for x in (0, 45)] for y in (0, 35)]
        joined = array.array("H")
        for left, right in tiles:
            for one, other in zip(left, right):
                joined += one + other
        self.assertEqual(joined, whole)

    def test_places_may_be_negative_and_far_away(self):
        for x, y in ((-30, -2000), (1000000000, -1000000000)):
            *_, samples = self.png(RECIPE, "-s", "20x10", "--at", f"{x},{y}")
            self.assertPixels(samples, RECIPE, 20, 10, at=(x, y))

    def test_files_are_the_same_bytes_for_any_number_of_threads(self):
        # Some bands, of which the last one is smaller.
        size = "1500x1501"
        for recipe in (RECIPE, "lattice-noise/1 coloring=rgba octaves=2",
                       "lattice-noise/1 map=occlusion"):
            with self.subTest(recipe):
                files = [self.render(recipe, "-s", size, "--threads", n,
                                     "--force", "a.png").read_bytes()
                         for n in (1, 2, 5)]
                self.assertEqual(files[0], files[1])
                self.assertEqual(files[0], files[2])

    def test_wide_low_and_narrow_high_pictures_are_drawn(self):
        for width, height in ((1, 1), (30011, 1), (1, 30011), (7001, 3)):
            with self.subTest(width=width, height=height):
                *size, _, samples = self.png(RECIPE, "-s",
                                             f"{width}x{height}")
                self.assertEqual(size, [width, height])
                self.assertPixels(samples, RECIPE, width, height)

    def test_seamless_pictures_repeat_at_their_size(self):
        *_, samples = self.png(RECIPE, "seamless=yes", "-s", "200x150",
                               "-d", "16")
        recipe = self.recipe_of(self.folder / "picture.png")
        self.assertIn("period-x=200 period-y=150", recipe)
        *_, next_tile = self.png(recipe, "-s", "200x150", "-d", "16",
                                 "--at", "200,-150")
        self.assertEqual(samples, next_tile)

    def test_the_word_at_the_end_of_a_recipe_is_the_same(self):
        *_, one = self.png(RECIPE + " seamless=yes", "-s", "200x150")
        *_, other = self.png(*RECIPE.split(), "seamless=yes", "-s", "200x150")
        *_, plain = self.png(RECIPE + " seamless=yes", "seamless=no", "-s",
                             "200x150")
        self.assertEqual(one, other)
        self.assertPixels(plain, RECIPE, 200, 150)

    def test_cells_that_are_too_large_get_smaller_and_that_is_said(self):
        words = ["render", "lattice-noise/1 scale=200 seamless=yes", "-s",
                 "128x128", "-o"]
        done = self.run_tool(*words, "a.png")
        self.assertEqual(done.returncode, tool.GOOD)
        self.assertRegex(done.stderr.decode(),
                         r"size is \d+% instead of 100%")
        self.assertRegex(self.recipe_of(self.folder / "a.png"),
                         r"size=\d+ .*period-x=128")
        self.good(*words, "b.png", "--quiet")

    def test_layers_with_large_cells_fit_the_smallest_tiles(self):
        # The sky's cells are 2400 px wide.
        for name in ("sunset", "brick-wall"):
            for side in (1, 16, 32):
                with self.subTest(name, side=side):
                    self.good("render", name, "seamless=yes", "-q", "-f", "-s",
                              f"{side}x{side}", "-o", "a.png")

    def test_a_preset_is_its_recipe_at_its_own_size(self):
        recipe = tool.goldens.preset("marble")
        *_, samples = self.png("marble", "-s", "60x40")
        self.assertPixels(samples, recipe, 60, 40, n_components=3)

    def test_fit_scales_a_look_by_the_shorter_side(self):
        for size, text in (("1024x3000", " size=200 "), ("600x52", " size=10 ")):
            self.png("marble", "--fit", "-s", size)
            self.assertIn(text, self.recipe_of(self.folder / "picture.png"))
        # The same look, made smaller, as in GIMP's dialog.
        self.png("marble", "--fit", "-s", "512x512")
        self.assertNotIn("size", self.recipe_of(self.folder / "picture.png"))

    def test_every_preset_but_rings_tiles_at_any_size(self):
        refused = set()
        for name in self.good("presets", "--names").decode().split():
            done = self.run_tool("check", name, "period-x=256", "period-y=256")
            if done.returncode != tool.GOOD:
                refused.add(name)
                self.assertIn(b"cannot tile", done.stderr)
                self.assertNotIn(b"period-x", done.stderr)
        self.assertEqual(refused, {"oak", "ripples", "tree-rings"})

    def test_words_change_a_recipe_and_a_preset(self):
        *_, one = self.png("lattice-noise/1", "scale=9", "seed=\"fish\"",
                           "-s", "30x20")
        self.assertPixels(one, "lattice-noise/1 scale=9 seed=\"fish\"", 30, 20)
        self.png("fire", "gradient=0:#000000,1:#ffffff", "-s", "3x3")
        self.assertNotIn("gradient=0", self.recipe_of(
            self.folder / "picture.png"))


tool.main()
