# SPDX-License-Identifier: LGPL-3.0-or-later
"""Where a rectangle begins, how it is cut and who draws it changes no bit."""

import random

import operation

RECIPE = "lattice-noise/1 algorithm=simplex scale=23 octaves=4 seed=5"
FLOAT_BYTES = 4


def cut_out(picture, whole, part):
    """The bytes of a rectangle within a picture of floats."""
    x, y, width, height = part
    rows = []
    for row in range(y - whole[1], y - whole[1] + height):
        start = (row * whole[2] + x - whole[0]) * FLOAT_BYTES
        rows.append(picture[start:start + width * FLOAT_BYTES])
    return b"".join(rows)


class Rectangles(operation.TestCase):
    def expected(self, rectangle, recipe=RECIPE):
        return self.core.floats(rectangle, recipe)

    def assertDrawn(self, rectangles, graph=None, moved=(0, 0),
                    **environment):
        """Each rectangle holds the core's floats, `moved` away from there."""
        graph = graph or operation.graph(RECIPE)
        drawn, _, done = self.operation.draw(
            [("Y' float", 1, rectangle, graph) for rectangle in rectangles],
            **environment)
        self.assertEqual(done.warnings, [])
        for rectangle, picture in zip(rectangles, drawn):
            x, y, width, height = rectangle
            place = (x + moved[0], y + moved[1], width, height)
            self.assertSame(picture, self.expected(place), str(rectangle))

    def test_small_and_long_rectangles_hold_the_cores_floats(self):
        self.assertDrawn([(0, 0, 1, 1), (-1, -1, 1, 1), (127, 128, 1, 1),
                          (5, 7, 1, 999), (5, 7, 999, 1), (-64, -64, 3, 129),
                          (-700, 13, 1400, 2), (63, 0, 2, 2)])

    def test_far_and_negative_rectangles_hold_the_cores_floats(self):
        self.assertDrawn([(-5000, -70000, 90, 70), (1000003, -3, 130, 40),
                          (-99999, 99999, 40, 130)])

    def test_any_cut_of_a_rectangle_gives_its_part(self):
        whole = (-150, -90, 301, 223)
        numbers = random.Random(1)
        parts = [whole]
        for _ in range(40):
            width, height = numbers.randint(1, 120), numbers.randint(1, 120)
            parts.append((numbers.randint(-150, 151 - width),
                          numbers.randint(-90, 133 - height), width, height))
        drawn, _, _ = self.operation.draw(
            [("Y' float", 1, part, operation.graph(RECIPE))
             for part in parts])
        self.assertSame(drawn[0], self.expected(whole), "the whole")
        for part, picture in zip(parts, drawn):
            self.assertSame(picture, cut_out(drawn[0], whole, part),
                            str(part))

    def test_the_origin_moves_the_pattern_by_whole_pixels(self):
        graph = operation.graph(RECIPE, "origin-x=30 origin-y=-20")
        self.assertDrawn([(0, 0, 77, 55), (-90, 300, 10, 10)], graph,
                         moved=(-30, 20))

    def test_a_pattern_moved_by_translation_is_the_same(self):
        graph = operation.graph(RECIPE) + " translate x=-41 y=17"
        self.assertDrawn([(0, 0, 77, 55), (-90, 300, 10, 10)], graph,
                         moved=(41, -17))

    def test_a_previews_squares_are_the_picture_made_smaller(self):
        whole = (-64, -32, 128, 96)
        recipe = "lattice-noise/1 scale=64 fractal=none seed=5"
        graph = operation.graph(recipe, "preview-level=2")
        parts = [whole, (-61, -31, 7, 5), (3, 2, 42, 61)]
        drawn, _, _ = self.operation.draw(
            [("Y' float", 1, part, graph) for part in parts])
        for part, picture in zip(parts, drawn):
            self.assertSame(picture, cut_out(drawn[0], whole, part),
                            str(part))
        squares = memoryview(drawn[0]).cast("f")
        pixels = self.expected(whole, recipe)
        for y in range(0, whole[3], 4):
            for x in range(0, whole[2], 4):
                places = [(y + j) * whole[2] + x + i
                          for j in range(4) for i in range(4)]
                square = {squares[place] for place in places}
                self.assertEqual(len(square), 1, (x, y))
                mean = sum(pixels[place] for place in places) / 16
                self.assertAlmostEqual(square.pop(), mean, delta=0.005)

    def test_beside_a_preview_or_refused_noise_is_the_picture_below(self):
        graph = operation.graph(RECIPE, "preview-from=-3")
        below = operation.graph("lattice-noise/1 scale=7")
        left, right = (-10, 5, 7, 9), (-3, 5, 20, 9)
        drawn, _, done = self.operation.draw(
            [("R'G'B'A float", 1, rectangle, nodes) for rectangle, nodes in (
                (left, graph), (right, graph), (left, below),
                (left, f"{below} {graph}"), (right, f"{below} {graph}"),
                (left, f"{below} {operation.graph('none')}"))])
        self.assertEqual(set(drawn[0]), {0})
        self.assertSame(memoryview(drawn[1]).cast("f")[::4],
                        self.expected(right), "drawn")
        self.assertSame(drawn[3] + drawn[4], drawn[2] + drawn[1], "preview")
        self.assertSame(drawn[5], drawn[2], "refused")
        self.assertEqual(len(done.warnings), 1)

    def test_any_number_of_threads_draws_the_same(self):
        rectangles = [(-31, 17, 640, 480), (0, 0, 2000, 1), (0, 0, 1, 2000)]
        for threads in ("1", "2", "4", "7"):
            with self.subTest(threads=threads):
                self.assertDrawn(rectangles, GEGL_THREADS=threads)


operation.main()
