# SPDX-License-Identifier: LGPL-3.0-or-later
"""The procedure draws the goldens, in images of every precision."""

import harness
from harness import goldens, quote

BASES = {"gray": "GRAY", "rgb": "RGB"}
PRECISIONS = ["u8", "u16", "float"]

# Precisions that people use less often get fewer pictures.
RARE_KINDS = [("rgb", "u8-linear"), ("gray", "u16-linear"),
              ("rgb", "float-perceptual"), ("gray", "float-perceptual"),
              ("rgb", "double")]
RARE_RECIPE = "lattice-noise/1 algorithm=simplex scale=14 octaves=3 seed=21"
RARE_SIZE = (61, 47)

THREADS = ("1", "4")


def draw(name, base, precision, has_alpha, rectangle, recipe):
    """Returns a script that draws a recipe on a layer with this rectangle."""
    x, y, width, height = rectangle
    return f"""
(let* ((image (test-image {width} {height} {BASES[base]} test-{precision}))
       (layer (test-layer image "a" {x} {y} {width} {height}
                          {"#t" if has_alpha else "#f"})))
  (test-draw image layer {quote(recipe)} "canvas")
  (test-dump "{name}" layer))
"""


# Recipes with four components for each pixel.
COLOR_AREA = (-20, 10, 70, 50)
COLOR_RECIPES = [
    "lattice-noise/1 scale=12 octaves=2 seed=4 coloring=rgba",
    "lattice-noise/1 algorithm=cellular scale=9 coloring=two-colors "
    "color-low=#10205080 color-high=#ffe0a0",
    "lattice-noise/1 scale=30 seed=6 map=normal map-strength=20",
    "lattice-noise/1 scale=14 octaves=3 seed=9 coloring=gradient "
    "gradient=0:#001040,0.45:#4080c0,0.45:#c0a06080,1:#fffffffff0008000",
]

KINDS = [(base, precision, has_alpha) for base in BASES
         for precision in PRECISIONS for has_alpha in (False, True)]


def variants():
    """Yields names, goldens and kinds of image: each kind once or, in long runs, each
    golden, and each of them in 16 bits as well."""
    wide = [kind for kind in KINDS if kind[1] == "u16"]
    for number, golden in enumerate(goldens.small_goldens()):
        if harness.IS_LONG:
            yield f"{number}-wide", golden, wide[number % len(wide)]
        if harness.IS_LONG or number < len(KINDS):
            yield str(number), golden, KINDS[number % len(KINDS)]


def in_colors():
    """Yields names, recipes and precisions."""
    for number, recipe in enumerate(COLOR_RECIPES):
        precisions = (PRECISIONS if harness.IS_LONG or number == 0
                      else PRECISIONS[number % 3:][:1])
        for precision in precisions:
            yield f"colors-{number}-{precision}", recipe, precision


class SmallPictures(harness.QuietTestCase):
    script = "".join(
        [draw(name, *kind, golden[1:5], golden.recipe)
         for name, golden, kind in variants()]
        + [draw(name, "rgb", precision, True, COLOR_AREA, recipe)
           for name, recipe, precision in in_colors()]
        + [draw(f"{base}-{precision}", base, precision, True,
                (0, 0, *RARE_SIZE), RARE_RECIPE)
           for base, precision in RARE_KINDS])

    def test_every_kind_of_image_is_tried(self):
        self.assertEqual({kind for _, _, kind in variants()}, set(KINDS))

    def test_each_golden_is_stored_as_it_is(self):
        for name, golden, (base, precision, has_alpha) in variants():
            picture = self.answer.picture(name)
            self.assertEqual((picture.width, picture.height),
                             (golden.width, golden.height))
            self.assertEqual(len(picture.colors), 3 if base == "rgb" else 1)
            self.assertEqual(picture.alpha is not None, has_alpha)
            self.assertTrue(picture.format.endswith(" " + precision))
            self.assertNoise(picture, golden.recipe, (golden.x, golden.y),
                             golden.recipe)

    def test_sixteen_bits_have_the_golden_hashes(self):
        for name, golden, (_, precision, _) in variants():
            if precision == "u16":
                for color in self.answer.picture(name).colors:
                    self.assertGolden(golden, color)

    def test_colors_are_stored_as_the_core_draws_them(self):
        for name, recipe, _ in in_colors():
            picture = self.answer.picture(name)
            floats = self.core.floats(COLOR_AREA, recipe, picture.is_linear)
            for channel, stored in enumerate(picture.components):
                self.assertSame(
                    stored, picture.store(floats[channel::4]),
                    f"{recipe} ({picture.format}), channel {channel}")

    def test_the_stored_number_is_the_noise_in_rare_precisions(self):
        for base, precision in RARE_KINDS:
            self.assertNoise(self.answer.picture(f"{base}-{precision}"),
                             RARE_RECIPE, (0, 0), f"{base} {precision}")


class LargePictures(harness.TestCase):
    def test_any_number_of_threads_draws_a_large_picture(self):
        for golden in goldens.large_goldens():
            script = draw("large", "gray", "float", False, golden[1:5],
                          golden.recipe)
            expected = self.core.floats(golden[1:5], golden.recipe)
            for threads in THREADS:
                answer = self.gimp.run(script, GEGL_THREADS=threads)
                self.assertQuiet(answer)
                self.assertSame(answer.picture("large").components[0],
                                expected, f"{threads} threads")


harness.main()
