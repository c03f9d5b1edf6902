# SPDX-License-Identifier: LGPL-3.0-or-later
"""Files hold the core's numbers, in each format and depth."""

import tool

GRAY = "lattice-noise/1 algorithm=simplex scale=20 octaves=3 seed=7"
RGB = "lattice-noise/1 scale=12 coloring=rgb seed=3"
RGBA = "lattice-noise/1 scale=12 coloring=rgba seed=3"
NORMAL = "lattice-noise/1 scale=12 map=normal"
RECIPES = {GRAY: 1, RGB: 3, RGBA: 4, NORMAL: 3,
           "lattice-noise/1 map=slope": 1,
           "lattice-noise/1 coloring=gradient gradient=0:#000000,1:#ff8000": 3,
           "lattice-noise/1 coloring=two-colors color-low=#ff000080": 4,
           "lattice-noise/1 algorithm=cellular coloring=cells": 3,
           "lattice-noise/1 algorithm=cellular coloring=cells "
           "color-low=#00000000": 4}
LARGEST = {"8": 255, "16": 65535}


class Formats(tool.TestCase):
    def test_png_holds_rounded_numbers_and_alpha_only_where_it_is(self):
        for recipe, n_components in RECIPES.items():
            for depth, largest in LARGEST.items():
                with self.subTest(recipe, depth=depth):
                    *size, samples = self.png(recipe, "-s", "31x17", "-d", depth)
                    self.assertEqual(size, [31, 17, n_components])
                    self.assertPixels(samples, recipe, 31, 17, largest,
                                      n_components)

    def test_png_keeps_pixels_that_compress_in_different_ways(self):
        white = "lattice-noise/1 algorithm=white scale=1"
        cells = "lattice-noise/1 algorithm=cellular coloring=cells scale=40"
        veins = ("lattice-noise/1 scale=60 octaves=3 coloring=gradient "
                 "gradient=0:#000000,1:#ffffff")
        for recipe, n_components, width, height, depth in (
                # Samples that cannot be compressed, in several blocks.
                (white, 1, 310, 130, "16"),
                # A single color, and a few: long and short repetitions.
                ("lattice-noise/1 low=0.3 high=0.3", 1, 600, 130, "8"),
                (cells, 3, 230, 70, "8"), (cells, 3, 110, 70, "16"),
                # Channels that repeat each other.
                (veins, 3, 200, 70, "8"), (veins, 3, 200, 66, "16"),
                # Alpha, and pictures that are very narrow or very wide.
                (RGBA, 4, 150, 65, "16"), (RGBA, 4, 150, 129, "8"),
                (GRAY, 1, 1, 33000, "8"), (GRAY, 1, 40000, 2, "8")):
            with self.subTest(recipe, depth=depth):
                *size, samples = self.png(recipe, "-s", f"{width}x{height}",
                                          "-d", depth)
                self.assertEqual(size, [width, height, n_components])
                self.assertPixels(samples, recipe, width, height,
                                  LARGEST[depth], n_components)

    def test_png_of_a_single_color_is_tiny(self):
        path = self.render("lattice-noise/1 low=0.3 high=0.3", "-s", "1024x1024",
                           "a.png")
        self.assertLess(path.stat().st_size, 8192)

    def test_png_of_a_narrow_picture_is_not_much_larger(self):
        wide, narrow = (
            self.render(GRAY, "-s", size, f"{size}.png").stat().st_size
            for size in ("128x128", "4x4096"))
        self.assertLess(narrow, 1.25 * wide)

    def test_only_colors_say_that_they_are_srgb(self):
        for recipe, n_components in RECIPES.items():
            path = self.render(recipe, "-s", "3x3", "--force", "a.png")
            chunks = tool.png_chunks(path.read_bytes())
            is_color = n_components > 1 and recipe != NORMAL
            self.assertEqual(chunks.get(b"sRGB"), b"\0" if is_color else None)

    def test_files_keep_a_recipe_that_draws_them_again(self):
        # Behind it is a checksum, letters for some seeds.
        for seed in range(50):
            first = self.render("marble", "--seed", seed, "-s", "40x3",
                                "--force", "a.png")
            recipe = self.recipe_of(first)
            for source in (recipe, "a.png"):
                again = self.render(source, "-s", "40x3", "--force", "b.png")
                self.assertEqual(first.read_bytes(), again.read_bytes())

    def test_parts_and_maps_of_any_depth_draw_themselves_again(self):
        tiff = "tif" if b"TIFF" in self.good("--version") else "png"
        for name, words in (
                ("a.png", ["marble", "--at", "37,-81"]),
                ("a.png", ["planks", "--at", "5000,5000", "offset-x=0.25"]),
                ("a.png", ["terrain", "--tiles", "2x2", "map=height", "-d", 16]),
                ("a.png", ["cobblestone", "--material", "all"]),
                ("a.png", ["cobblestone", "seamless=yes", "--tiles", "2x1",
                           "--material", "unreal"]),
                (f"a.{tiff}", ["marble", "--frames", 2, "--at", "9,8",
                               *(["-d", "float"] if tiff == "tif" else [])])):
            with self.subTest(words):
                self.good("render", *words, "-s", "40x32", "-q", "-o", name)
                files = self.files()
                self.assertTrue(files)
                for drawn in files:
                    again = f"again.{drawn.rpartition('.')[2]}"
                    self.good("render", drawn, "-s", "40x32", "-q", "-o", again)
                    path = self.folder / again
                    self.assertEqual(path.read_bytes(), files[drawn], drawn)
                    path.unlink()
                for drawn in files:
                    (self.folder / drawn).unlink()

    def test_a_place_beyond_all_offsets_is_not_kept(self):
        path = self.render("marble", "offset-x=-9e8", "--at", "900000000,0",
                           "-s", "4x4", "a.png")
        self.assertNotIn(b"tEXt", tool.png_chunks(path.read_bytes()))

    def test_the_format_is_the_endings_or_the_one_said(self):
        self.render(GRAY, "-s", "3x3", "--format", "png", "noise")
        self.assertEqual((self.folder / "noise").read_bytes()[:4], b"\x89PNG")
        for name in ("a.jpg", "a", "png", "a.png/b"):
            self.assertIn("use .png", self.refused("render", GRAY, "-s", "3x3",
                                                   "-o", name))

    def test_raw_files_are_numbers_alone(self):
        for recipe, n_components in RECIPES.items():
            path = self.render(recipe, "-s", "31x17", "-d", "float", "-f",
                               "a.raw")
            floats = self.core.floats((0, 0, 31, 17), recipe)
            if n_components == 3:
                del floats[3::4]
            if tool.sys.byteorder == "big":
                floats.byteswap()
            self.assertEqual(path.read_bytes(), floats.tobytes())
        for depth, numbers in (("8", b"@"), ("16", b"\0@")):
            self.assertEqual(self.good(
                "render", "lattice-noise/1 low=0.25 high=0.25", "-s", "1x1",
                "--format", "raw", "-d", depth, "-o", "-"), numbers)

    def test_goldens_come_out_as_they_must(self):
        n = 0
        for golden in tool.goldens.small_goldens():
            *_, samples = self.png(
                golden.recipe, "-d", "16", "-s",
                f"{golden.width}x{golden.height}",
                "--at", f"{golden.x},{golden.y}")
            self.assertEqual(tool.goldens.sha256(samples), golden.sha256,
                             golden.recipe)
            n += 1
        self.assertGreater(n, 10)


class Tiff(tool.TestCase):
    def setUp(self):
        super().setUp()
        if b"TIFF" not in self.good("--version"):
            self.skipTest("this build has no TIFF")

    def test_tiff_holds_numbers_of_each_depth(self):
        for recipe, n_components in RECIPES.items():
            for depth in ("8", "16", "float"):
                with self.subTest(recipe, depth=depth):
                    path = self.render(recipe, "-s", "31x17", "-d", depth,
                                       "--force", "a.tif")
                    *size, numbers, fields = tool.picture.read_tiff(path)
                    self.assertEqual(size, [31, 17, n_components])
                    # Straight alpha.
                    self.assertEqual(fields.get(338),
                                     (2,) if n_components == 4 else None)
                    if depth != "float":
                        self.assertPixels(numbers, recipe, 31, 17,
                                          LARGEST[depth], n_components)
                        continue
                    floats = self.core.floats((0, 0, 31, 17), recipe)
                    if n_components == 3:
                        del floats[3::4]
                    self.assertEqual(numbers.tobytes(), floats.tobytes())

    def test_linear_floats_are_the_cores(self):
        for recipe in (GRAY, RGB, NORMAL):
            *_, numbers, _ = tool.picture.read_tiff(self.render(
                recipe, "-s", "31x17", "-d", "float", "--linear", "--force",
                "a.tif"))
            floats = self.core.floats((0, 0, 31, 17), recipe, is_linear=True)
            if recipe != GRAY:
                del floats[3::4]
            self.assertEqual(numbers.tobytes(), floats.tobytes())

    def test_files_keep_a_recipe(self):
        path = self.render("marble", "seed=5", "-s", "40x30", "a.tiff")
        *_, fields = tool.picture.read_tiff(path)
        recipe = self.good("check", "marble", "--seed", "5")
        self.assertEqual(b"".join(fields[270]), recipe.strip() + b"\0")
        self.assertEqual(self.good("check", path), recipe)


tool.main()
