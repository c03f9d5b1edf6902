# SPDX-License-Identifier: LGPL-3.0-or-later
"""Noise that repeats after the image, or after the layer that it belongs
to."""

import harness
from harness import quote

CANVAS = (64, 40)
LAYER = (30, 20)
RECIPE = "lattice-noise/1 scale=9 octaves=2 seed=7"
# A recipe with cells larger than the image, and one with other periods.
LARGE = "lattice-noise/1 scale=200"
OTHER = f"{RECIPE} period-x=128 period-y=128"


def draw(name, anchor, recipe):
    return (f"(define image (test-image {CANVAS[0]} {CANVAS[1]} RGB test-u8))"
            f'(define layer (test-layer image "{name}" 5 3 {LAYER[0]} '
            f"{LAYER[1]} #f))"
            f"(test-noise-seamless image layer {quote(recipe)} "
            f'"{anchor}")'
            f'(test-report "{name}" (test-parasite layer))'
            f'(test-dump "{name}" layer)\n')


SCRIPT = (draw("canvas", "canvas", RECIPE) + draw("layer", "layer", RECIPE)
          + draw("large", "canvas", LARGE) + draw("other", "canvas", OTHER))


class Seamless(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.answer = cls.gimp.run(SCRIPT)

    def test_the_run_tells_of_nothing(self):
        self.assertEqual(self.answer.status, 0, self.answer.text)
        self.assertEqual(self.answer.warnings, [])

    def test_layers_keep_the_numbers(self):
        reports = self.answer.reports
        of_canvas = f"{RECIPE} period-x={CANVAS[0]} period-y={CANVAS[1]}"
        self.assertEqual(reports["canvas"], of_canvas)
        self.assertEqual(reports["other"], of_canvas)
        self.assertEqual(reports["layer"],
                         f"{RECIPE} period-x={LAYER[0]} period-y={LAYER[1]}")

    def test_cells_that_do_not_fit_become_smaller(self):
        words = dict(word.split("=")
                     for word in self.answer.reports["large"].split()[1:])
        self.assertEqual((words["period-x"], words["period-y"]),
                         tuple(map(str, CANVAS)))
        self.assertEqual(words["scale"], "200")
        self.assertLessEqual(200 * float(words["size"]) / 100, max(CANVAS))

    def test_the_core_draws_the_same(self):
        for name, origin in (("canvas", (5, 3)), ("layer", (0, 0)),
                             ("large", (5, 3))):
            with self.subTest(name):
                self.assertNoise(self.answer.picture(name),
                                 self.answer.reports[name], origin, name)


harness.main()
