# SPDX-License-Identifier: LGPL-3.0-or-later
"""What cannot be drawn draws nothing, and says so once.  tests/core has all
refusals of recipes."""

import operation

EMPTY = (0, 0, 0, 0)
RECTANGLE = (0, 0, 16, 16)

# Properties, and what the warning says about them.
BAD = [
    ("recipe='lattice-noise/1 octave=3'", '"octave"'),
    ("recipe='lattice-noise/1 scale=0'", "Scale is 0"),
    ("recipe='lattice-noise/3 scale=3'", '"lattice-noise/3"'),
    ("scale=0.01 octaves=16 lacunarity=4", "Octaves"),
    ("gradient=sunrise", 'Gradient has "sunrise"'),
]


class Refusals(operation.TestCase):
    def draw(self, *graphs):
        return self.operation.draw(
            [("Y' float", 1, RECTANGLE, f"lattice:noise {graph}")
             for graph in graphs])

    def test_each_refusal_is_one_warning_that_names_the_field(self):
        for graph, words in BAD:
            with self.subTest(graph):
                drawn, boxes, done = self.draw(graph)
                self.assertEqual(len(done.warnings), 1, done.err)
                self.assertIn("lattice:noise draws nothing",
                              done.warnings[0])
                self.assertIn(words, done.warnings[0])
                self.assertEqual(boxes, [EMPTY])
                self.assertEqual(set(drawn[0]), {0})

    def test_the_same_refusal_is_not_repeated(self):
        bad = BAD[0][0]
        _, boxes, done = self.draw(bad, bad, "scale=20", bad)
        self.assertEqual(len(done.warnings), 1, done.err)
        self.assertEqual([box == EMPTY for box in boxes],
                         [True, True, False, True])

    def test_another_picture_is_drawn_after_a_refusal(self):
        drawn, _, _ = self.draw(BAD[1][0], "scale=20")
        self.assertSame(
            drawn[1],
            self.core.floats(RECTANGLE, "lattice-noise/1 scale=20"),
            "after a refusal")

    def test_the_command_ends_on_a_bad_recipe(self):
        output = self.operation.folder / "picture.png"
        done = self.operation.gegl("lattice:noise", "recipe=rubbish", "crop",
                                   "width=20", "height=20", output=output)
        self.assertEqual(len([line for line in done.warnings
                              if "lattice:noise" in line]), 1, done.err)
        self.assertGreaterEqual(done.status, 0, "gegl crashed")


operation.main()
