# SPDX-License-Identifier: LGPL-3.0-or-later
"""The core and the gegl command draw the goldens."""

import array

import operation
import picture
from operation import goldens


class Pictures(operation.TestCase):
    def expected(self, golden):
        return self.core.samples(golden[1:5], golden.recipe)

    def assertQuiet(self, done):
        self.assertEqual(done.status, 0, done.err)
        self.assertEqual(done.warnings, [])

    def test_the_core_draws_the_goldens(self):
        table = goldens.read_goldens()
        self.assertGreaterEqual(len(table), 8)
        for golden in table:
            self.assertGolden(golden, self.expected(golden))

    def test_goldens_are_pictures_and_not_flat(self):
        for golden in goldens.small_goldens():
            samples = self.expected(golden)
            if len(samples) > 1:
                self.assertGreater(len(set(samples)), 40, golden.recipe)

    def test_the_operation_draws_the_goldens(self):
        table = goldens.small_goldens()
        drawn, _, done = self.operation.draw(
            [("Y' float", 1, golden[1:5], operation.graph(golden.recipe))
             for golden in table])
        self.assertQuiet(done)
        for golden, floats in zip(table, drawn):
            self.assertGolden(golden, goldens.whole_numbers(
                array.array("f", floats), 65535))

    def assertWritten(self, golden, name, read, n_components):
        """The command writes a golden to a file; gray, in each component."""
        output = self.operation.folder / name
        self.assertQuiet(self.operation.gegl(
            "lattice:noise", f"recipe={golden.recipe}", "depth=u16",
            "crop", f"x={golden.x}", f"y={golden.y}", f"width={golden.width}",
            f"height={golden.height}", output=output))
        *size, samples = read(output)
        output.unlink()
        self.assertEqual(size, [golden.width, golden.height, n_components])
        self.assertGolden(golden, samples[0::n_components])
        for component in range(1, n_components):
            self.assertSame(samples[component::n_components],
                            samples[0::n_components], golden.recipe)

    def test_the_command_writes_the_goldens_as_png(self):
        # Some: a process for each takes longer than to draw it.
        for golden in goldens.small_goldens()[::9]:
            with self.subTest(golden.recipe):
                self.assertWritten(golden, "picture.png", picture.read_png, 1)

    def test_the_command_writes_a_large_golden(self):
        for golden in goldens.large_goldens():
            self.assertWritten(golden, "picture.ppm", picture.read_ppm, 3)

    def test_properties_draw_what_their_recipe_draws(self):
        """The words of a recipe, given as properties, mean the same."""
        pictures = []
        for golden in goldens.small_goldens():
            rectangle = golden[1:5]
            words = golden.recipe.split()[1:]
            # Properties hold seeds of 32 bits.
            if any(word.startswith("seed=") and int(word[5:]) >= 1 << 32
                   for word in words):
                continue
            chain = " ".join(["lattice:noise", *words])
            pictures.append(("Y' float", 1, rectangle, chain))
            pictures.append(("Y' float", 1, rectangle,
                             operation.graph(golden.recipe)))
        drawn, _, done = self.operation.draw(pictures)
        self.assertQuiet(done)
        self.assertGreater(len(pictures), 15)
        for number in range(0, len(pictures), 2):
            self.assertSame(drawn[number], drawn[number + 1],
                            pictures[number][3])

    def test_a_recipe_replaces_the_properties(self):
        recipe = "lattice-noise/1 algorithm=simplex scale=12"
        rectangle = (0, 0, 50, 40)
        drawn, _, _ = self.operation.draw([
            ("Y' float", 1, rectangle, operation.graph(
                recipe, "algorithm=value scale=90 octaves=1 seed=8")),
            ("Y' float", 1, rectangle, "lattice:noise seed=8"),
            ("Y' float", 1, rectangle, "lattice:noise seed=9")])
        self.assertSame(drawn[0], self.core.floats(rectangle, recipe), recipe)
        self.assertNotEqual(drawn[1], drawn[2])


operation.main()
