# SPDX-License-Identifier: LGPL-3.0-or-later
"""The plug-in draws without our GEGL module, and no matter which modules GEGL finds.
"""

import harness
from harness import quote
from unpacked import DRAW, FILTER, RECIPE, SIZE

# Grain reads the drawable's pixels with one of GEGL's own operations.
GRAIN = f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} RGB test-u16))
       (layer (test-layer image "a" 0 0 {SIZE[0]} {SIZE[1]} #f)))
  (test-draw image layer {quote(RECIPE)} "canvas")
  (test-grain image layer "iso-3200" 100 5 "layer")
  (test-dump "grain" layer))
"""


class TestCase(harness.TestCase):
    @property
    def gegl_folder(self):
        """The folder of GEGL's own modules."""
        return self.gimp.find_folder("gegl-0.4", "pluginsdir")


class Alone(TestCase):
    @property
    def module(self):
        return self.gimp.modules / "lattice-noise.so"

    def replace_module(self, code):
        """Replaces the module with another file, or removes it if code is None, until
        the test ends."""
        before = self.module.read_bytes()
        self.addCleanup(lambda: self.module.write_bytes(before))
        self.module.unlink()
        if code is not None:
            self.module.write_bytes(code)

    def assertDraws(self, script, **environment):
        answer = self.gimp.run(script, **environment)
        self.assertQuiet(answer)
        if script.startswith(DRAW):
            self.assertNoise(answer.picture("noise"), RECIPE, (0, 0), "alone")
        if script.endswith(GRAIN):
            self.assertNotEqual(answer.picture("grain").colors[0],
                                answer.picture("noise").colors[0])

    def test_it_needs_no_module(self):
        self.replace_module(None)
        self.assertDraws(DRAW + GRAIN)

    def test_modules_may_be_looked_for_elsewhere(self):
        self.assertDraws(DRAW + GRAIN, GEGL_PATH=self.gegl_folder)

    def test_noise_is_drawn_without_looking_at_modules(self):
        self.replace_module(b"This is no module.")
        self.assertDraws(DRAW)


if harness.GENERATION == 3:
    class WithoutFilter(TestCase):
        def test_a_filter_that_gimp_lacks_is_refused(self):
            answer = self.gimp.run(FILTER, GEGL_PATH=self.gegl_folder)
            self.assertEqual(answer.status, 0, answer.text)
            self.assertIn("The Lattice Noise filter is missing",
                          answer.reports["filter"])
            self.assertEqual(answer.reports["n-filters"], "0")

        def test_one_that_it_has_is_made(self):
            answer = self.gimp.run(FILTER)
            self.assertQuiet(answer)
            self.assertEqual(answer.reports["filter"], "")
            self.assertEqual(answer.reports["n-filters"], "1")


harness.main()
