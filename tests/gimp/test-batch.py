# SPDX-License-Identifier: LGPL-3.0-or-later
"""The batch examples of data/scripts, on good, broken and missing files."""

import struct
import zlib

import harness
from harness import quote

import picture  # on the path that harness has set

SIZE = (48, 36)
GRAY = 128
RECIPE = "lattice-noise/1 scale=9 octaves=2 seed=4"
OPACITY = 100

SCRIPTS = {2: "lattice-noise-batch-2.10.scm", 3: "lattice-noise-batch-3.scm"}

# Files that the test writes before the first run.
READABLE = ["plain.png", "palette.png", "with blanks.png",
            "\u0448\u0443\u043c \u566a\u58f0 \u00e9.png", "photo.jpg"]
BROKEN = ["cut short.png", "no picture.png"]
MISSING = "missing.png"
KEPT = "kept.png"


def chunk(kind, content):
    return (struct.pack(">I", len(content)) + kind + content
            + struct.pack(">I", zlib.crc32(kind + content)))


def png(color_type, row, extra=b""):
    """A PNG of 8 bits whose rows are all the same."""
    header = struct.pack(">IIBBBBB", *SIZE, 8, color_type, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra
            + chunk(b"IDAT", zlib.compress((b"\0" + row) * SIZE[1]))
            + chunk(b"IEND", b""))


RGB_PNG = png(2, bytes([GRAY]) * (3 * SIZE[0]))
PALETTE_PNG = png(3, bytes(SIZE[0]), chunk(b"PLTE", bytes([GRAY] * 3)))

# Makes the JPEG from the PNG, since Python cannot.
MAKE_JPEG = {2: """
(let* ((image (car (gimp-file-load RUN-NONINTERACTIVE "in/plain.png"
                                   "in/plain.png"))))
  (gimp-file-save RUN-NONINTERACTIVE image
                  (car (gimp-image-get-active-drawable image))
                  "in/photo.jpg" "in/photo.jpg")
  (gimp-image-delete image))
""", 3: """
(let* ((image (gimp-file-load RUN-NONINTERACTIVE "in/plain.png")))
  (gimp-file-save RUN-NONINTERACTIVE image "in/photo.jpg")
  (gimp-image-delete image))
"""}


class Batch(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = cls.gimp.folder
        cls.input, cls.output = folder / "in", folder / "out"
        cls.input.mkdir()
        for name in READABLE:
            if name.endswith(".png"):
                (cls.input / name).write_bytes(
                    PALETTE_PNG if name == "palette.png" else RGB_PNG)
        (cls.input / BROKEN[0]).write_bytes(RGB_PNG[:40])
        (cls.input / BROKEN[1]).write_text("no picture\n", encoding="utf-8")
        (cls.input / KEPT).write_bytes(RGB_PNG)
        made = cls.gimp.run(MAKE_JPEG[cls.gimp.generation])
        if not (cls.input / "photo.jpg").exists():
            raise RuntimeError(f"the JPEG could not be made: {made.text}")
        # The first run makes the folder, the second finds a file in it.
        cls.good = cls.run_batch([f"in/{KEPT}"])
        if not (cls.output / KEPT).exists():
            raise RuntimeError(f"nothing was written: {cls.good.text}")
        (cls.output / KEPT).write_bytes(b"kept")
        cls.mixed = cls.run_batch([
            "in/" + name for name in
            [BROKEN[0], READABLE[0], MISSING, *READABLE[1:], KEPT,
             BROKEN[1]]])

    @classmethod
    def run_batch(cls, files, recipe=RECIPE, output="out"):
        """Calls the script as the comment at its top describes."""
        script = (harness.ROOT / "data" / "scripts"
                  / SCRIPTS[cls.gimp.generation])
        load = f"(load {quote(script)})"
        call = (f"(lattice-noise-batch (list {' '.join(map(quote, files))}) "
                f"{quote(output)} {quote(recipe)} LAYER-MODE-NORMAL "
                f"{OPACITY})")
        return cls.gimp.run_command(
            cls.gimp.command(f"(begin {load} {call})"))

    def assertLast(self, answer, sentence):
        told = [line for line in answer.text.splitlines()
                if line.startswith("script-fu-Warning: ")]
        self.assertEqual(told[-1], f"script-fu-Warning: {sentence}",
                         answer.text)

    def test_a_good_run_says_so_and_ends_with_0(self):
        self.assertLast(self.good, "1 done, 0 failed")
        self.assertQuiet(self.good)

    def test_each_picture_gets_the_noise(self):
        floats = self.core.floats((0, 0, *SIZE), RECIPE)
        for name in READABLE:
            written = self.output / (name.rsplit(".", 1)[0] + ".png")
            width, height, components, samples = picture.read_png(written)
            self.assertEqual((width, height), SIZE)
            if components == 3:
                self.assertEqual(samples[1::3], samples[0::3], name)
            self.assertSame(samples[::components],
                            harness.goldens.whole_numbers(floats, 255), name)

    def test_a_mixed_run_counts_both_kinds(self):
        self.assertLast(self.mixed, f"{len(READABLE)} done, 4 failed")
        self.assertEqual(self.mixed.status,
                         70 if self.gimp.generation == 3 else 0)

    def test_what_cannot_be_done_is_named(self):
        for name in BROKEN:
            self.assertRegex(self.mixed.text,
                             f"script-fu-Warning: in/{name}: .*{name}")
        self.assertIn(f"script-fu-Warning: in/{MISSING}: there is no such "
                      "file", self.mixed.text)
        self.assertIn(f"script-fu-Warning: in/{KEPT}: out/{KEPT} exists "
                      "already", self.mixed.text)

    def test_nothing_is_overwritten_and_nothing_else_is_written(self):
        self.assertEqual((self.output / KEPT).read_bytes(), b"kept")
        self.assertEqual(
            sorted(path.name for path in self.output.iterdir()),
            sorted([KEPT] + [name.rsplit(".", 1)[0] + ".png"
                             for name in READABLE]))
        self.assertEqual((self.input / "plain.png").read_bytes(), RGB_PNG)

    def test_a_bad_recipe_writes_nothing_and_is_named(self):
        answer = self.run_batch(["in/plain.png"], "lattice-noise/1 octave=3",
                                "empty")
        self.assertLast(answer, "0 done, 1 failed")
        self.assertIn('"octave"', answer.text)
        self.assertEqual(list((self.gimp.folder / "empty").iterdir()), [])


harness.main()
