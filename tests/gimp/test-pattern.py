# SPDX-License-Identifier: LGPL-3.0-or-later
"""Patterns: their files, what GIMP makes of them, and that they are seamless."""

import struct

import harness
from harness import quote

GRAY = "lattice-noise/1 scale=16 seed=2"
RGB = "lattice-noise/1 scale=16 coloring=rgb"
RGBA = "lattice-noise/1 scale=16 coloring=rgba"
SIZE = (64, 48)

# Recipe, name given, name expected, components.
PATTERNS = {
    "gray": (GRAY, "", "Perlin, seed 2", 1),
    "rgb": (RGB, "\u0448\u0443\u043c \u566a\u58f0",
            "\u0448\u0443\u043c \u566a\u58f0", 3),
    "rgba": (RGBA, "clear/as: glass", "clear/as: glass", 4),
}
FILES = {"gray": "Perlin, seed 2.pat",
         "rgb": "\u0448\u0443\u043c \u566a\u58f0.pat",
         "rgba": "clear-as- glass.pat"}


def save(recipe, name, file=""):
    return (f"(test-save-pattern {quote(recipe)} {quote(name)} {SIZE[0]} "
            f"{SIZE[1]} {quote(file)})")


SCRIPT = "".join(f"""
(let* ((answer {save(recipe, name)})
       (image (test-image {2 * SIZE[0]} {2 * SIZE[1]} RGB test-u8))
       (layer (test-layer image "a" 0 0 {2 * SIZE[0]} {2 * SIZE[1]} #t)))
  (test-report "{key}-name" (car answer))
  (test-report "{key}-file" (cadr answer))
  (gimp-drawable-edit-clear layer)
  (test-choose-pattern (car answer))
  (gimp-drawable-edit-fill layer FILL-PATTERN)
  (test-dump "{key}" layer))
""" for key, (recipe, name, *_) in PATTERNS.items()) + f"""
(test-report "own-file"
  (cadr (test-save-pattern {quote(GRAY)} "own" {SIZE[0]} {SIZE[1]}
                           (string-append test-folder "/new/own.pat"))))
(test-report "again" (test-try (lambda () {save(GRAY, "")})))
"""


def tiled(recipe):
    return f"{recipe} period-x={SIZE[0]} period-y={SIZE[1]}"


class Pattern(harness.TestCase):
    script = SCRIPT

    def test_the_run_ends_well(self):
        self.assertEqual(self.answer.status, 0, self.answer.text)
        self.assertIn("again", self.answer.reports, self.answer.text)

    def test_names_and_files_are_as_asked_for_or_from_the_recipe(self):
        folder = self.gimp.profile / "patterns"
        for key, (_, _, name, _) in PATTERNS.items():
            self.assertEqual(self.answer.reports[f"{key}-name"], name)
            self.assertEqual(self.answer.reports[f"{key}-file"],
                             str(folder / FILES[key]))
        self.assertEqual(sorted(path.name for path in folder.iterdir()),
                         sorted(FILES.values()))
        self.assertTrue((self.gimp.folder / "new" / "own.pat").exists())

    def test_a_file_has_the_header_that_gimp_reads(self):
        for key, (_, _, name, n_components) in PATTERNS.items():
            content = (self.gimp.profile / "patterns"
                       / FILES[key]).read_bytes()
            words = struct.unpack(">5I4s", content[:24])
            title = name.encode() + b"\0"
            self.assertEqual(words, (24 + len(title), 1, *SIZE, n_components,
                                     b"GPAT"))
            self.assertEqual(content[24:words[0]], title)
            self.assertEqual(len(content) - words[0],
                             SIZE[0] * SIZE[1] * n_components)

    def test_a_file_holds_the_noise_rounded_to_8_bits(self):
        content = (self.gimp.profile / "patterns"
                   / FILES["gray"]).read_bytes()
        floats = self.core.floats((0, 0, *SIZE), tiled(GRAY))
        self.assertEqual(content[-SIZE[0] * SIZE[1]:],
                         harness.goldens.whole_numbers(floats, 255).tobytes())

    def test_gimp_fills_with_it_at_once_and_sees_no_seam(self):
        """The noise itself, all over an area of two by two tiles."""
        picture = self.answer.picture("gray")
        self.assertNoise(picture, tiled(GRAY), (0, 0), "filled")

    def test_colors_and_alpha_repeat_too(self):
        for key in ("rgb", "rgba"):
            picture = self.answer.picture(key)
            width = picture.width
            for component in picture.components:
                for y in range(SIZE[1]):
                    row = component[y * width:(y + 1) * width]
                    self.assertEqual(row[:SIZE[0]], row[SIZE[0]:])
                    below = (y + SIZE[1]) * width
                    self.assertEqual(row, component[below:below + width])
        self.assertGreater(len(set(self.answer.picture("rgba").alpha)), 10)
        self.assertEqual(set(self.answer.picture("rgb").alpha), {255})

    def test_a_file_that_is_there_is_not_overwritten(self):
        self.assertIn('Perlin, seed 2.pat" already exists',
                      self.answer.reports["again"])


harness.main()
