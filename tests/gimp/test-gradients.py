# SPDX-License-Identifier: LGPL-3.0-or-later
"""GIMP's gradients become stops of the recipe, and color the noise.  tests/shared tests
every kind of curve."""

import re

import harness
from harness import quote

SIZE = (48, 40)
RECIPE = "lattice-noise/1 scale=13 octaves=2 seed=7"

# A gradient with a curve and an edge, in the format of GIMP's files.  Each segment has a
# left end, midpoint and right end, the colors at its ends, and a kind of curve.
OWN = """GIMP Gradient
Name: Edge
2
0.0 0.05 0.2 0.0 0.1 0.9 1.0 1.0 0.5 0.0 0.5 0 0
0.2 0.3 1.0 0.0 1.0 0.0 1.0 0.3 0.2 1.0 1.0 1 0
"""

# Gradients that come with every GIMP.
SPECTRUM = {2: "Full saturation spectrum CW", 3: "Full Saturation Spectrum CW"}
NAMES = ("Sunrise", SPECTRUM[harness.GENERATION], "Land and Sea", "Edge")
N_SAMPLES = 400
POSITIONS = [(i + 0.5) / N_SAMPLES for i in range(N_SAMPLES)]

# The largest difference allowed; on GIMP 3, Script-Fu rounds colors to bytes.
NEAR = {2: 0.001, 3: 0.001 + 0.5 / 255 + 1e-6}


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


SCRIPT = ("".join(draw(name, name) + tell_samples(name) for name in NAMES)
          + draw("none", "")
          + draw("over-colors", "Sunrise", RECIPE + " coloring=rgb")
          + '(test-choose-gradient "Sunrise")' + draw("active", "active")
          + refuse("unknown", "Sunrice"))


class Gradients(harness.TestCase):
    needs_data = True
    files = {"profile/gradients/edge.ggr": OWN.encode()}
    script = SCRIPT

    def stops(self, name):
        return read_stops(self.answer.reports[name])

    def test_stops_are_within_a_thousandth_of_gimps_samples(self):
        for name in NAMES:
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

    def test_a_jump_is_an_edge(self):
        positions = [position for position, _ in self.stops("Edge")]
        self.assertEqual(positions.count(0.2), 2)
        self.assertEqual(positions, sorted(positions))

    def test_pixels_are_those_of_the_recipe(self):
        for name in (*NAMES, "over-colors", "active"):
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


harness.main()
