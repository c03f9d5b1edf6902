# SPDX-License-Identifier: LGPL-3.0-or-later
"""Loops, maps, sheets and patterns refuse by name, and then nothing has
changed."""

import harness
from harness import quote

PLAIN = "lattice-noise/1 scale=16"
CLEAR = "lattice-noise/1 scale=16 colouring=rgba"
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
    (loop(frames=1), "frames is 1: it must lie from 2 to 1000"),
    (loop(frames=1001), "frames is 1001"),
    (loop(delay=0), "delay is 0: it must lie from 1"),
    (loop(cells=0), "cells is 0: it must lie from 1"),
    (loop(cells=-3), "cells is -3"),
    (loop(output="moon"), 'output is "moon": choose one of group'),
    (loop("lattice-noise/1 algorithm=svg-turbulence"),
     "algorithm is svg-turbulence: it has no third dimension"),
    (loop("lattice-noise/1 scale=100 period-x=48"), "period-x is 48"),
    (loop(drawable="grey"), "drawable"),
    (maps("lattice-noise/1 octave=3"), '"octave"'),
    (maps(output="sideways"), 'output is "sideways"'),
    (maps(STEPS), "map is normal: white noise"),
    (maps(drawable="grey", output="new-image"), "drawable"),
    (sheet(recipe="lattice-noise/2"), "lattice-noise/2"),
    (sheet(seed=-2), "seed is -2: it must lie from -1 to"),
    (sheet(rows=0), "rows is 0: it must lie from 1 to 32"),
    (sheet(columns=33), "columns is 33"),
    (sheet(cell=7), "cell is 7: it must lie from 8"),
    (sheet(down="octaves"), 'down is "octaves": give a parameter and its'),
    (sheet(across="octave=1..3"), 'across is "octave=1..3"'),
    (sheet(across="octaves="), 'across is "octaves="'),
    (sheet(across="octaves=1..17"), "octaves is 17"),
    (sheet(across="octaves=1...3"), 'octaves is 0.3'),
    (sheet(down="fractal=fbm,flat"), 'fractal is "flat"'),
    (sheet(down="fractal=fbm..ridged"), 'fractal is "fbm..ridged"'),
    (sheet(down="seed=1..2", rows=3), 'seed is "1.5"'),
    (sheet(down="scale=8..9", across="scale=1..2"), "name the same parameter"),
    (sheet(down="map=height,normal", recipe=STEPS), "map is normal"),
    (pattern(recipe="lattice-noise/1 scale"), '"scale"'),
    (pattern(width=0), "width is 0: it must lie from 1 to 10000"),
    (pattern(height=10001), "height is 10001"),
    (pattern(width=7), "period-x is 7: the cells do not fit"),
    (pattern(name="n" * 256), "name is longer than the 255 bytes"),
    (pattern(file="kept.pat"), "kept.pat\" exists already"),
    (pattern(file="script.scm/a.pat"), "a.pat"),  # in what is no folder
]

if harness.GENERATION == 3:  # 2.10 has one drawable, always
    CASES += [
        ("(plug-in-lattice-noise-loop #:run-mode RUN-NONINTERACTIVE "
         "#:image image #:drawables (vector))", "one drawable at a time")]

# In images that they do not fit.
GREY = [
    (loop(CLEAR, drawable="grey"), "The image is grayscale"),
    (loop(CLEAR, drawable="grey", output="new-image"),
     "The image is grayscale"),
    (maps(drawable="grey"), "The image is grayscale"),
]
INDEXED = [
    (loop(drawable="grey"), "The image is indexed"),
    (maps(drawable="grey", output="new-image"), "The image is indexed"),
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
(define grey-image (test-image 40 30 GRAY test-u8))
(define grey (test-layer grey-image "b" 0 0 40 30 #f))
(test-save-pattern {quote(PLAIN)} "kept" 64 64
                   (string-append test-folder "/kept.pat"))
(gimp-image-clean-all image)
(gimp-image-clean-all grey-image)
(define n-images (test-n-images))
{tries("", CASES)}
(set! image grey-image)
{tries("grey-", GREY)}
(test-to-indexed image)
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

    def test_colours_are_refused_in_grey_images(self):
        self.assertRefused("grey-", GREY)

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
