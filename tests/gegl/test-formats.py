# SPDX-License-Identifier: LGPL-3.0-or-later
"""The numbers that are stored in pictures of each format."""

import array

import operation
from operation import goldens

import brightness

RECIPE = "lattice-noise/1 algorithm=value scale=19 octaves=3 seed=77"
RECTANGLE = (-20, -10, 90, 70)

RGBA = "lattice-noise/1 scale=9 octaves=2 coloring=rgba seed=5"
COLORED = [f"lattice-noise/1 scale=9 octaves=2 seed=5 coloring={coloring}"
           for coloring in (
               "rgba", "rgb saturation=0.4 color-base=#c08040",
               "two-colors color-low=#2e69b4 color-high=#ffd090",
               "gradient gradient=0:#102040,0.5:#e0c08080,1:#ffffff relief=8")]

LAYOUTS = {"Y": "gray", "YA": "gray-alpha", "RGB": "rgb", "RGBA": "rgba"}


class Formats(operation.TestCase):
    def draw(self, recipe, pixels, words=""):
        """The numbers of a picture in a format."""
        depth = goldens.depth_of(pixels)
        (drawn,), _, done = self.operation.draw(
            [(pixels, 1, RECTANGLE,
              operation.graph(recipe, f"depth={depth} {words}"))])
        self.assertEqual(done.warnings, [])
        return array.array({"u8": "B", "u16": "H", "float": "f"}[depth], drawn)

    @property
    def floats(self):
        return self.core.floats(RECTANGLE, RECIPE)

    def test_the_noise_is_stored_in_each_color_and_alpha_is_full(self):
        for pixels, encoding, n_colors, has_alpha in (
                ("Y' float", "perceptual", 1, False),
                ("Y float", "linear", 1, False),
                ("YA float", "linear", 1, True),
                ("R'G'B' float", "perceptual", 3, False),
                ("RGB float", "linear", 3, False),
                ("R'G'B'A float", "perceptual", 3, True)):
            layout = LAYOUTS[pixels.split()[0].replace("'", "")]
            numbers = self.draw(RECIPE, pixels,
                                f"encoding={encoding} layout={layout}")
            n = n_colors + has_alpha
            for k in range(n_colors):
                self.assertSame(numbers[k::n], self.floats,
                                f"{pixels}, component {k}")
            if has_alpha:
                self.assertEqual(set(numbers[n_colors::n]), {1.0})

    def test_colors_are_stored_as_the_core_draws_them(self):
        for recipe in COLORED:
            for pixels, encoding in (("R'G'B'A float", "perceptual"),
                                     ("RGBA float", "linear")):
                self.assertSame(
                    self.draw(recipe, pixels, f"encoding={encoding}"),
                    self.core.floats(RECTANGLE, recipe, encoding == "linear"),
                    pixels)

    def test_colors_look_the_same_in_linear_pictures(self):
        for recipe in COLORED:
            bytes_ = self.draw(recipe, "R'G'B'A u8")
            floats = self.draw(recipe, "RGBA float", "encoding=linear")
            for i, (byte, value) in enumerate(zip(bytes_, floats)):
                seen = value if i % 4 == 3 else brightness.encode(value)
                # Half a step, and what babl's conversions may add.
                self.assertAlmostEqual(byte, 255 * seen, delta=0.51)

    def test_gray_is_the_luminance_of_colors(self):
        for pixels, encoding in (("Y'A float", "perceptual"),
                                 ("YA float", "linear")):
            numbers = self.draw(RGBA, pixels,
                                f"encoding={encoding} colors=gray")
            for i, (gray, alpha) in enumerate(
                    brightness.of_colors(
                        self.core.floats(RECTANGLE, RGBA,
                                         encoding == "linear"),
                        encoding == "linear")):
                self.assertAlmostEqual(numbers[2 * i], gray, delta=5e-7)
                self.assertEqual(numbers[2 * i + 1], alpha)

    def test_alpha_is_dropped_where_there_is_none(self):
        for recipe in COLORED:
            for pixels, encoding in (("R'G'B' float", "perceptual"),
                                     ("RGB float", "linear")):
                channels = self.core.floats(RECTANGLE, recipe,
                                            encoding == "linear")
                numbers = self.draw(recipe, pixels,
                                    f"encoding={encoding} layout=rgb")
                for k in range(3):
                    self.assertSame(numbers[k::3], channels[k::4],
                                    f"{pixels}, component {k}")
        for words in ("", " preview-level=1"):
            with_alpha = self.draw(RGBA, "Y'A float",
                                   "colors=gray" + words)
            self.assertSame(
                self.draw(RGBA, "Y' float",
                          "colors=gray layout=gray" + words),
                with_alpha[0::2], words)

    def test_gray_is_what_babl_makes_of_opaque_colors(self):
        recipe = RGBA.replace("rgba", "rgb")
        kept = self.draw(recipe, "Y' float", "encoding=perceptual")
        gray = self.draw(recipe, "Y' float",
                         "encoding=perceptual colors=gray")
        for ours, babls in zip(gray, kept):
            # babl promises its conversions to about 1e-5.
            self.assertAlmostEqual(ours, babls, delta=4e-5)

    def test_a_mask_is_brightness_over_black(self):
        numbers = self.draw(RGBA, "Y' float", "colors=mask")
        for number, gray in zip(numbers, brightness.over_black(
                self.core.floats(RECTANGLE, RGBA))):
            self.assertAlmostEqual(number, gray, delta=5e-7)

    def test_gray_colors_keep_their_bits(self):
        plain = "lattice-noise/1 scale=9 octaves=2 seed=5"
        recipe = plain + " coloring=two-colors"
        for colors in ("gray", "mask"):
            numbers = self.draw(recipe, "Y' float", f"colors={colors}")
            self.assertSame(numbers, self.draw(plain, "Y' float", ""),
                            colors)

    def test_gray_is_the_same_in_a_rough_preview(self):
        words = "colors=mask preview-level=1"
        rough = self.draw(RGBA, "Y' float", words)
        colors = self.draw(RGBA, "R'G'B'A float", "preview-level=1")
        for number, gray in zip(rough, brightness.over_black(colors)):
            self.assertAlmostEqual(number, gray, delta=5e-7)

    def test_whole_numbers_are_rounded(self):
        for pixels, encoding in (("Y' u8", "perceptual"), ("Y u8", "linear"),
                                 ("Y' u16", "perceptual"),
                                 ("Y u16", "linear")):
            is_small = pixels.endswith("u8")
            expected = goldens.whole_numbers(self.floats,
                                             255 if is_small else 65535)
            numbers = self.draw(RECIPE, pixels, f"encoding={encoding}")
            self.assertNear(numbers, expected, goldens.error_of(pixels),
                            pixels)

    def test_every_conversion_finds_the_same_whole_number(self):
        """babl sometimes goes by way of 32 bits, and drops the lower ones."""
        for depth, largest, lower_bits in (("u8", 255, 24),
                                           ("u16", 65535, 16)):
            expected = goldens.whole_numbers(self.floats, largest)
            words = operation.graph(RECIPE, f"depth={depth}")
            (wide, floats), _, _ = self.operation.draw(
                [(pixels, 1, RECTANGLE, words)
                 for pixels in ("Y' u32", "Y' float")])
            self.assertEqual([number >> lower_bits
                              for number in array.array("I", wide)],
                             list(expected), depth)
            self.assertEqual([int(value * largest + 0.5)
                              for value in array.array("f", floats)],
                             list(expected), depth)

    def test_the_other_encoding_is_the_same_color(self):
        """Linear numbers, stored perceptually, follow the curve."""
        numbers = self.draw(RECIPE, "Y' float", "encoding=linear")
        for number, value in zip(numbers, self.floats):
            # babl promises its conversions to about 1e-5.
            self.assertAlmostEqual(number, brightness.encode(value), delta=2e-5)

    def test_a_reduced_picture_shows_the_same_pattern(self):
        """Half the size: each pixel is near the mean of the four it covers,
        and nearer than that of its neighbors."""
        recipe = "lattice-noise/1 algorithm=value scale=40 octaves=1 seed=3"
        full = self.core.floats((0, 0, 200, 120), recipe)
        means = [[sum(full[(2 * j + b) * 200 + 2 * i + a]
                      for a in (0, 1) for b in (0, 1)) / 4
                  for i in range(100)] for j in range(60)]
        for mipmaps in ("0", "1"):
            drawn, _, done = self.operation.draw(
                [("Y' float", 0.5, (0, 0, 100, 60),
                  operation.graph(recipe))],
                **({"GEGL_MIPMAP_RENDERING": "1"} if mipmaps == "1" else {}))
            self.assertEqual(done.warnings, [])
            small = array.array("f", drawn[0])
            here = beside = 0.0
            for j in range(60):
                for i in range(99):
                    here += abs(small[j * 100 + i] - means[j][i])
                    beside += abs(small[j * 100 + i] - means[j][i + 1])
            self.assertLess(here / 5940, 0.005, f"mipmaps {mipmaps}")
            self.assertLess(here, beside / 3, f"mipmaps {mipmaps}")


operation.main()
