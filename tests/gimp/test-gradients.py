# SPDX-License-Identifier: LGPL-3.0-or-later
"""GIMP's gradients become stops of the recipe, and color the noise."""

import math
import re

import harness
from harness import quote

SIZE = (48, 40)
RECIPE = "lattice-noise/1 scale=13 octaves=2 seed=7"

# Gradients with every kind of curve, jumps, and alpha.  A segment: left end,
# midpoint, right end, the colors at the ends, the number of the curve.
OWN = {
    "Curves": [
        (0.0, 0.05, 0.2, (0.0, 0.1, 0.9, 1.0), (1.0, 0.5, 0.0, 0.5), 0),
        (0.2, 0.3, 0.6, (0.0, 1.0, 0.0, 1.0), (0.3, 0.2, 1.0, 1.0), 1),
        (0.6, 0.9, 1.0, (0.3, 0.2, 1.0, 1.0), (0.9, 0.9, 0.1, 0.0), 2),
    ],
    "Circles": [
        (0.0, 0.25, 0.5, (0.9, 0.9, 0.1, 0.0), (0.2, 0.0, 0.2, 1.0), 3),
        (0.5, 0.8, 1.0, (1.0, 1.0, 1.0, 1.0), (0.0, 0.0, 0.0, 1.0), 4),
    ],
}

# Gradients that come with every GIMP.
SPECTRUM = {2: "Full saturation spectrum CW", 3: "Full Saturation Spectrum CW"}
STOCK = ("Sunrise", SPECTRUM[harness.GENERATION], "Land and Sea")
N_SAMPLES = 400
POSITIONS = [(i + 0.5) / N_SAMPLES for i in range(N_SAMPLES)]

# The largest difference; on GIMP 3 Script-Fu rounds colors to bytes.
NEAR = {2: 0.001, 3: 0.001 + 0.5 / 255 + 1e-6}


def share(kind, middle, place):
    """The share of the right color at a place within a segment, all from 0 to
    1; kind is the number of the curve in GIMP's files."""
    if kind == 1:
        return place ** (math.log(0.5) / math.log(middle))
    linear = (0.5 * place / middle if place <= middle
              else 0.5 + 0.5 * (place - middle) / (1.0 - middle))
    if kind == 2:
        return (math.sin(math.pi * (linear - 0.5)) + 1.0) / 2.0
    if kind == 3:
        return math.sqrt(1.0 - (linear - 1.0) ** 2)
    if kind == 4:
        return 1.0 - math.sqrt(1.0 - linear ** 2)
    return linear


def own_color(segments, position):
    left, middle, right, low, high, kind = next(
        segment for segment in segments if position <= segment[2])
    width = right - left
    part = share(kind, (middle - left) / width, (position - left) / width)
    return [a + (b - a) * part for a, b in zip(low, high)]


def write_own(folder, name):
    lines = ["GIMP Gradient", f"Name: {name}", str(len(OWN[name]))]
    for left, middle, right, low, high, kind in OWN[name]:
        numbers = (left, middle, right, *low, *high)
        lines.append(" ".join(f"{number:.6f}" for number in numbers)
                     + f" {kind} 0")
    (folder / f"{name}.ggr").write_text("\n".join(lines) + "\n",
                                        encoding="utf-8")


def read_stops(recipe):
    text = re.search(r" gradient=(\S+)", recipe)[1]
    stops = []
    for stop in text.split(","):
        position, color = stop.split(":#")
        digits = 4 if len(color) == 16 else 2
        channels = [int(color[i:i + digits], 16) / (16 ** digits - 1)
                    for i in range(0, len(color), digits)]
        stops.append((float(position), (channels + [1.0])[:4]))
    return stops


def stop_color(stops, position):
    after = sum(stop[0] <= position for stop in stops)
    if after in (0, len(stops)):
        return stops[max(after - 1, 0)][1]
    (left, low), (right, high) = stops[after - 1:after + 1]
    part = (position - left) / (right - left)
    return [a + (b - a) * part for a, b in zip(low, high)]


def start(name):
    return (f"(define image (test-image {SIZE[0]} {SIZE[1]} RGB test-float))"
            f'(define layer (test-layer image "{name}" 0 0 {SIZE[0]} '
            f"{SIZE[1]} #t))\n")


def draw(name, gradient, recipe=RECIPE):
    return (start(name)
            + f"(test-noise-by-gradient image layer {quote(recipe)} "
            f"{quote(gradient)})"
            f'(test-report "{name}" (test-parasite layer))'
            f'(test-dump "{name}" layer)\n')


def tell_samples(name):
    numbers = " ".join(f"{position:.6f}" for position in POSITIONS)
    return (f'(test-report "{name}-samples" (test-gradient-samples '
            f"{quote(name)} '#({numbers})))\n")


def refuse(name, gradient):
    return (start("refused") + f'(test-report "{name}" (test-try (lambda () '
            f"(test-noise-by-gradient image layer {quote(RECIPE)} "
            f"{quote(gradient)}))))"
            f'(test-report "{name}-parasite" (test-has-parasite layer))\n')


SCRIPT = ("".join(draw(name, name) + tell_samples(name) for name in STOCK)
          + "".join(draw(name, name) for name in OWN)
          + draw("none", "")
          + draw("over-colors", "Sunrise", RECIPE + " coloring=rgb")
          + '(test-choose-gradient "Sunrise")' + draw("active", "active")
          + refuse("unknown", "Sunrice"))


class Gradients(harness.TestCase):
    needs_data = True

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        for name in OWN:
            write_own(cls.gimp.profile / "gradients", name)
        cls.answer = cls.gimp.run(SCRIPT)

    def stops(self, name):
        return read_stops(self.answer.reports[name])

    def test_stops_are_within_a_thousandth_of_gimps_samples(self):
        for name in STOCK:
            numbers = [float(word) for word in
                       self.answer.reports[f"{name}-samples"].split()]
            self.assertEqual(len(numbers), 4 * N_SAMPLES)
            stops = self.stops(name)
            worst = max(
                abs(a - b) for i, position in enumerate(POSITIONS)
                for a, b in zip(stop_color(stops, position),
                                numbers[4 * i:4 * i + 4]))
            print(f"{name}: {len(stops)} stops, {worst:.5f} away")
            self.assertLessEqual(worst, NEAR[self.gimp.generation], name)

    def test_every_kind_of_curve_is_within_a_thousandth(self):
        for name, segments in OWN.items():
            stops = self.stops(name)
            worst = max(abs(a - b) for position in POSITIONS
                        for a, b in zip(stop_color(stops, position),
                                        own_color(segments, position)))
            print(f"{name}: {len(stops)} stops, {worst:.5f} away")
            self.assertLessEqual(worst, 0.001, name)

    def test_jumps_are_edges(self):
        for name, edge in (("Curves", 0.2), ("Circles", 0.5)):
            positions = [position for position, _ in self.stops(name)]
            self.assertEqual(positions.count(edge), 2, name)
            self.assertEqual(positions, sorted(positions), name)

    def test_pixels_are_those_of_the_recipe(self):
        for name in (*STOCK, *OWN, "over-colors", "active"):
            recipe = self.answer.reports[name]
            self.assertTrue(recipe.startswith(
                f"{RECIPE} coloring=gradient gradient="), recipe)
            picture = self.answer.picture(name)
            floats = self.core.floats((0, 0, *SIZE), recipe,
                                      picture.is_linear)
            for number, component in enumerate(picture.components):
                self.assertSame(component, picture.store(floats[number::4]),
                                f"{name}, component {number}")

    def test_the_active_gradient_is_one_too(self):
        for name in ("active", "over-colors"):
            self.assertEqual(self.answer.reports[name],
                             self.answer.reports["Sunrise"], name)

    def test_no_gradient_changes_nothing(self):
        self.assertEqual(self.answer.reports["none"], RECIPE)

    def test_an_unknown_gradient_is_refused_by_name(self):
        self.assertIn('gimp-gradient is "Sunrice": GIMP has no gradient',
                      self.answer.reports["unknown"])
        self.assertEqual(self.answer.reports["unknown-parasite"], "0")


class WithoutData(harness.TestCase):
    """GIMP started with --no-data: it has none of the gradients in files."""

    script = refuse("file", "Sunrise")

    def test_a_gradient_of_a_file_is_refused_by_name(self):
        self.assertIn('gimp-gradient is "Sunrise": GIMP has no gradient',
                      self.answer.reports["file"])
        self.assertEqual(self.answer.reports["file-parasite"], "0")


harness.main()
