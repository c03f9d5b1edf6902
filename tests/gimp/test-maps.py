# SPDX-License-Identifier: LGPL-3.0-or-later
"""Maps: height, normals, slope and colors of one recipe."""

import harness
from harness import quote

SIZE = (40, 28)
NAMES = ["Height", "Normals", "Slope", "Colors"]

# A recipe, and the recipes that its maps should carry.
BASE = "lattice-noise/1 algorithm=simplex scale=13 seed=3"
GIVEN = f"{BASE} map=slope map-strength=20 color-low=#102030"
RECIPES = [
    f"{BASE} map-strength=20 color-low=#102030",
    f"{BASE} map=normal map-strength=20 color-low=#102030",
    f"{BASE} map=slope map-strength=20 color-low=#102030",
    f"{BASE} map-strength=20 coloring=two-colors color-low=#102030",
]
COLORED = f"{BASE} coloring=rgba"
PRECISIONS = ("u8", "u16", "float")


def maps(recipe, output):
    return f'(test-maps image layer {quote(recipe)} "{output}")'


SCRIPT = "".join(f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} RGB test-{precision}))
       (layer (test-layer image "a" 3 2 20 20 #f)))
  (gimp-image-select-rectangle image CHANNEL-OP-REPLACE 3 3 9 9)
  (let ((answer {maps(GIVEN, "group")}))
    (test-report "{precision}-group" (test-name (test-parent
                                                  (car (cadr answer)))))
    (test-tell-layers "{precision}" answer))
  (gimp-selection-none image)
  {"".join(f'''
  (test-dump "{precision}-single-{number}"
             (test-noise image layer {quote(recipe)} "new-layer" "canvas"
                         LAYER-MODE-NORMAL 100))'''
           for number, recipe in enumerate(RECIPES))})
""" for precision in PRECISIONS) + f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} GRAY test-u8))
       (layer (test-layer image "a" 3 2 20 20 #f))
       (answer {maps(GIVEN, "new-image")}))
  (test-report "given-layers" (test-n-layers image))
  (test-report "new-layers" (test-n-layers (car answer)))
  (test-tell-layers "new" answer)
  (test-tell-layers "colored" {maps(COLORED, "new-image")}))
"""


class Maps(harness.TestCase):
    script = SCRIPT

    def test_the_run_is_quiet(self):
        self.assertQuiet(self.answer)

    def test_four_layers_are_named_and_carry_their_recipes(self):
        for prefix in (*PRECISIONS, "new"):
            self.assertEqual(self.answer.reports[f"{prefix}-n"], "4")
            for number, name in enumerate(NAMES):
                self.assertEqual(
                    self.answer.reports[f"{prefix}-{number}-name"], name)
                self.assertEqual(
                    self.answer.reports[f"{prefix}-{number}-recipe"],
                    RECIPES[number])

    def test_they_lie_in_a_group_over_all_the_canvas(self):
        for precision in PRECISIONS:
            self.assertEqual(self.answer.reports[f"{precision}-group"],
                             "Simplex, seed 3")
            for number in range(4):
                picture = self.answer.picture(f"{precision}-{number}")
                self.assertEqual((picture.width, picture.height), SIZE)
                self.assertEqual(set(picture.alpha), {picture.largest})

    def test_each_equals_what_the_procedure_draws_of_its_recipe(self):
        for precision in PRECISIONS:
            for number in range(4):
                name = f"{precision}-{number}"
                self.assertEqual(
                    self.answer.picture(name).components,
                    self.answer.picture(
                        f"{precision}-single-{number}").components, name)

    def test_the_height_is_as_precise_as_the_image(self):
        for precision in PRECISIONS:
            picture = self.answer.picture(f"{precision}-0")
            self.assertTrue(picture.format.endswith(precision))
            self.assertNoise(picture, RECIPES[0], (0, 0), precision)

    def test_a_new_image_has_colors_and_32_bits(self):
        """Even if the image given is gray, which stays as it is."""
        self.assertEqual(self.answer.reports["given-layers"], "1")
        self.assertEqual(self.answer.reports["new-layers"], "4")
        for number in range(4):
            picture = self.answer.picture(f"new-{number}")
            self.assertEqual(picture.format, "RGBA float")
            self.assertEqual(
                picture.components,
                self.answer.picture(f"float-{number}").components)

    def test_colored_recipes_keep_their_colors(self):
        self.assertEqual(self.answer.reports["colored-0-recipe"], BASE)
        self.assertEqual(self.answer.reports["colored-3-recipe"], COLORED)
        self.assertGreater(len(set(self.answer.picture("colored-3").alpha)),
                           10)


harness.main()
