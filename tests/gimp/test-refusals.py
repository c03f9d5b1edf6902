# SPDX-License-Identifier: LGPL-3.0-or-later
"""Refusals of loops, maps, sheets and patterns name the field and change
nothing."""

import harness
from harness import quote

PLAIN = "lattice-noise/1 scale=16"
CLEAR = "lattice-noise/1 scale=16 coloring=rgba"
STEPS = "lattice-noise/1 algorithm=white"


def loop(recipe=PLAIN, frames=4, delay=100, cells=3, output="group",
         drawable="layer"):
    return (f"(test-loop image {drawable} {quote(recipe)} {frames} {delay} "
            f'{cells} "{output}")')


def maps(recipe=PLAIN, output="group", drawable="layer"):
    return f'(test-maps image {drawable} {quote(recipe)} "{output}")'


def sheet(recipe=PLAIN, seed=-1, rows=2, columns=2, cell=16, down="",
          across=""):
    return (f"(test-sheet {quote(recipe)} {seed} {rows} {columns} {cell} "
            f"{quote(down)} {quote(across)})")


def pattern(recipe=PLAIN, name="", width=64, height=64, file="refused.pat"):
    return (f"(test-save-pattern {quote(recipe)} {quote(name)} {width} "
            f'{height} (string-append test-folder "/{file}"))')


# What is called, and what the refusal says.
CASES = [
    (loop("rubbish"), '"rubbish"'),
    (loop(frames=1), "Frames is 1: it must be between 2 and 1000"),
    (loop(frames=1001), "Frames is 1001"),
    (loop(delay=0), "Delay (ms) (delay) is 0: it must be between 1"),
    (loop(cells=0), "Speed (cells) is 0: it must be between 1"),
    (loop(cells=-3), "Speed (cells) is -3"),
    (loop(output="moon"), 'Output is "moon": choose one of group'),
    (loop("lattice-noise/1 algorithm=svg-turbulence"),
     "Algorithm is svg-turbulence: it has no third dimension"),
    (loop("lattice-noise/1 scale=100 period-x=48"), "Tile width (period-x) is 48"),
    (loop(drawable="gray"), "drawable"),
    (maps("lattice-noise/1 octave=3"), '"octave"'),
    (maps(output="sideways"), 'Output is "sideways"'),
    (maps(STEPS), "Map is normal: white noise"),
    (maps(drawable="gray", output="new-image"), "drawable"),
    (sheet(recipe="lattice-noise/2"), "lattice-noise/2"),
    (sheet(across="z=" + ",".join(map(str, range(33)))),
     "33 values: at most 32 are possible"),
    (sheet(seed=-2), "First seed (seed) is -2: it must be between -1 and"),
    (sheet(rows=0), "Rows is 0: it must be between 1 and 32"),
    (sheet(columns=33), "Columns is 33"),
    (sheet(cell=7), "Picture size (cell) is 7: it must be between 8"),
    (sheet(down="octaves"), 'Rows (down) is "octaves": it must be a parameter'),
    (sheet(across="octave=1..3"), 'Columns (across) is "octave=1..3"'),
    (sheet(across="octaves="), 'Columns (across) is "octaves="'),
    (sheet(across="octaves=1..17"), "Octaves is 17"),
    (sheet(across="octaves=1...3"), 'Octaves is 0.3'),
    (sheet(down="fractal=fbm,flat"), 'Fractal is "flat"'),
    (sheet(down="fractal=fbm..ridged"), 'Fractal is "fbm..ridged"'),
    (sheet(down="seed=1..2", rows=3), 'Seed is "1.5"'),
    (sheet(down="scale=8..9", across="scale=1..2"), "have the same parameter"),
    (sheet(down="map=height,normal", recipe=STEPS), "Map is normal"),
    (pattern(recipe="lattice-noise/1 scale"), '"scale"'),
    (pattern(width=0), "Width is 0: it must be between 1 and 10000"),
    (pattern(height=10001), "Height is 10001"),
    (pattern(width=7), "Tile width (period-x) is 7: the cells are larger"),
    (pattern(name="n" * 256), "Name is longer than 255 bytes"),
    (pattern(file="kept.pat"), "kept.pat\" already exists"),
    (pattern(file="script.scm/a.pat"), "a.pat"),  # a file is no folder
]

if harness.GENERATION == 3:  # 2.10 has one drawable, always
    CASES += [
        ("(plug-in-lattice-noise-loop #:run-mode RUN-NONINTERACTIVE "
         "#:image image #:drawables (vector))",
         "one layer, channel or mask at a time")]

# Calls for drawables of images that cannot take the result.
GRAY = [
    (loop(CLEAR, drawable="gray"), "The image is grayscale"),
    (loop(CLEAR, drawable="gray", output="new-image"),
     "The image is grayscale"),
    (maps(drawable="gray"), "The image is grayscale"),
]
INDEXED = [
    (loop(drawable="channel"), "The image is indexed"),
    (loop(drawable="channel", output="new-image"), "The image is indexed"),
    (maps(drawable="channel"), "The image is indexed"),
    (loop(drawable="gray"), "The image is indexed"),
    (maps(drawable="gray", output="new-image"), "The image is indexed"),
]


def tries(prefix, cases):
    return "".join(
        f'(test-report "{prefix}{number}" (test-try (lambda () {text})))\n'
        f'(test-report "{prefix}{number}-dirty" (test-is-dirty image))\n'
        f'(test-report "{prefix}{number}-layers" (test-n-layers image))\n'
        for number, (text, _) in enumerate(cases))


SCRIPT = f"""
(define image (test-image 40 30 RGB test-u8))
(define layer (test-layer image "a" 0 0 40 30 #f))
(define gray-image (test-image 40 30 GRAY test-u8))
(define gray (test-layer gray-image "b" 0 0 40 30 #f))
(test-save-pattern {quote(PLAIN)} "kept" 64 64
                   (string-append test-folder "/kept.pat"))
(gimp-image-clean-all image)
(gimp-image-clean-all gray-image)
(define n-images (test-n-images))
{tries("", CASES)}
(set! image gray-image)
{tries("gray-", GRAY)}
(test-to-indexed image)
(define channel (test-channel image 40 30))
(gimp-image-clean-all image)
{tries("indexed-", INDEXED)}
(test-report "new-images" (- (test-n-images) n-images))
"""


class Refusals(harness.TestCase):
    script = SCRIPT

    def assertRefused(self, prefix, cases):
        for number, (text, told) in enumerate(cases):
            with self.subTest(text):
                said = self.answer.reports.get(f"{prefix}{number}", "")
                self.assertNotEqual(said, "", "it was not refused")
                self.assertIn(told, said)
                for name, value in (("dirty", "0"), ("layers", "1")):
                    self.assertEqual(
                        self.answer.reports[f"{prefix}{number}-{name}"],
                        value, name)

    def test_each_refusal_names_the_field_and_changes_nothing(self):
        self.assertRefused("", CASES)

    def test_colors_are_refused_in_gray_images(self):
        self.assertRefused("gray-", GRAY)

    def test_indexed_images_are_refused(self):
        self.assertRefused("indexed-", INDEXED)

    def test_no_image_is_left_behind(self):
        self.assertEqual(self.answer.reports["new-images"], "0")

    def test_no_file_is_left_behind_and_none_overwritten(self):
        self.assertEqual(
            sorted(path.name for path in self.gimp.folder.glob("*.pat*")),
            ["kept.pat"])
        kept = (self.gimp.folder / "kept.pat").read_bytes()
        self.assertEqual(len(kept), 24 + 5 + 64 * 64)


harness.main()
