# SPDX-License-Identifier: LGPL-3.0-or-later
"""Contact sheets: what each picture shows, where it lies, how it is named."""

import harness
from harness import quote

CELL = 24
GAP = 4
BASE = "lattice-noise/1 scale=12"


def sheet(recipe=BASE, seed=-1, rows=2, columns=3, down="", across=""):
    return (f"(test-sheet {quote(recipe)} {seed} {rows} {columns} {CELL} "
            f"{quote(down)} {quote(across)})")


# By name: the call, the rows and columns expected, and the names row by row.
SHEETS = {
    "seeds": (sheet(f"{BASE} seed=7"), 2, 3,
              [f"seed={7 + i}" for i in range(6)]),
    "first": (sheet(seed=100, rows=1, columns=2), 1, 2,
              ["seed=100", "seed=101"]),
    "long": (sheet(f"{BASE} seed=18446744073709551614", rows=1, columns=2),
             1, 2, [f"seed=1844674407370955161{i}" for i in (4, 5)]),
    "ranges": (sheet(down="octaves=1..2", across="persistence=0.3..0.5"), 2, 3,
               [f"octaves={octaves} persistence={persistence}"
                for octaves in (1, 2) for persistence in (0.3, 0.4, 0.5)]),
    "lists": (sheet(down="fractal=fbm,ridged,none", rows=9,
                    across="algorithm=simplex,value"), 3, 2,
              [f"fractal={fractal} algorithm={algorithm}"
               for fractal in ("fbm", "ridged", "none")
               for algorithm in ("simplex", "value")]),
    "down": (sheet(seed=5, down="scale=8..16"), 2, 3,
             [f"scale={scale} seed={5 + i}"
              for scale in (8, 16) for i in range(3)]),
    "across": (sheet(across="scale=8..9", columns=1), 2, 1,
               ["scale=8 seed=0", "scale=8 seed=1"]),
    "colors": (sheet(rows=1, columns=2, across="coloring=gray,rgb"), 1, 2,
                ["coloring=gray seed=0", "coloring=rgb seed=0"]),
}

# One picture of each sheet, as the procedure draws it.
SINGLE = 1

SCRIPT = "".join(f"""
(let ((answer {call}))
  (test-report "{name}-undo" (test-is-dirty (car answer)))
  (test-report "{name}-layers" (test-n-layers (car answer)))
  (test-report "{name}-width" (test-width (car answer)))
  (test-report "{name}-height" (test-height (car answer)))
  (test-tell-layers "{name}" answer)
  (let* ((picture (list-ref (cadr answer) {SINGLE}))
         (image (test-image {CELL} {CELL} RGB test-u8))
         (layer (test-layer image "a" 0 0 {CELL} {CELL} #f)))
    (test-draw image layer (test-parasite picture) "canvas")
    (test-dump "{name}-single" layer)))
""" for name, (call, *_) in SHEETS.items())


class Sheet(harness.TestCase):
    script = SCRIPT

    def told(self, name):
        return self.answer.reports.get(name)

    def test_the_run_is_quiet(self):
        self.assertQuiet(self.answer)

    def test_pictures_are_named_by_what_is_their_own(self):
        for name, (_, _, _, names) in SHEETS.items():
            self.assertEqual(self.told(f"{name}-n"), str(len(names)))
            self.assertEqual(self.told(f"{name}-layers"), str(len(names)))
            self.assertEqual([self.told(f"{name}-{i}-name")
                              for i in range(len(names))], names)

    def test_pictures_lie_in_rows_and_columns(self):
        for name, (_, rows, columns, _) in SHEETS.items():
            step = CELL + GAP
            self.assertEqual(self.told(f"{name}-width"),
                             str(columns * step - GAP))
            self.assertEqual(self.told(f"{name}-height"),
                             str(rows * step - GAP))
            for i in range(rows * columns):
                row, column = divmod(i, columns)
                self.assertEqual(self.told(f"{name}-{i}-offsets"),
                                 f"{column * step} {row * step}")

    def test_recipes_hold_the_values_of_the_names(self):
        for name, (_, _, _, names) in SHEETS.items():
            for i, words in enumerate(names):
                recipe = self.told(f"{name}-{i}-recipe").split()
                for word in words.split():
                    key, value = word.split("=")
                    initial = (word in (
                        "seed=0", "fractal=fbm", "octaves=6",
                        "persistence=0.5", "coloring=gray"))
                    told = [w for w in recipe if w.startswith(key + "=")]
                    self.assertEqual(told, [] if initial else [word], value)

    def test_each_picture_is_its_recipes_noise_from_the_corner(self):
        for name, (_, _, _, names) in SHEETS.items():
            for i in range(len(names)):
                if "=rgb" not in names[i]:
                    self.assertNoise(self.answer.picture(f"{name}-{i}"),
                                     self.told(f"{name}-{i}-recipe"), (0, 0),
                                     f"{name} {i}")

    def test_pictures_equal_what_the_procedure_draws(self):
        for name in SHEETS:
            colors = self.answer.picture(f"{name}-{SINGLE}").colors
            single = self.answer.picture(f"{name}-single").colors
            self.assertEqual(colors[0], single[0], name)
            self.assertEqual(colors[-1], single[-1], name)

    def test_a_sheet_has_8_bits_and_only_the_colors_it_needs(self):
        for name in SHEETS:
            self.assertEqual(self.answer.picture(f"{name}-0").format,
                             "R'G'B'A u8" if name == "colors" else "Y'A u8")


harness.main()
