# SPDX-License-Identifier: LGPL-3.0-or-later
"""Refusals name the field and change nothing.  Here, they refuse what GIMP passes on,
and drawables that cannot be drawn on; tests/shared tests all other refusals of recipes
and arguments."""

import harness
from harness import noise, quote

PLAIN = "lattice-noise/1 scale=16"
CLEAR = PLAIN + " coloring=rgba"

# Script-Fu expressions whose values are not real numbers, or not finite.
NAN = "(sqrt -1)"
INFINITY = "(* 1e200 1e200)"


def words(algorithm="perlin", scale=64, seed=0):
    return (f"(test-noise-by-words image layer {quote(algorithm)} {scale} "
            f"4 0.5 {seed})")


def loop(recipe=PLAIN, frames=4, output="group", drawable="layer"):
    return (f"(test-loop image {drawable} {quote(recipe)} {frames} 100 3 "
            f'"{output}")')


def maps(output="group", drawable="layer"):
    return f'(test-maps image {drawable} {quote(PLAIN)} "{output}")'


def sheet(seed):
    return f'(test-sheet {quote(PLAIN)} {seed} 2 2 16 "" "")'


def pattern(recipe=PLAIN, file="refused.pat"):
    return (f'(test-save-pattern {quote(recipe)} "" 64 64 '
            f'(string-append test-folder "/{file}"))')


# How the image is prepared; what is called, and what the refusal says.
CASES = {"": [
    (words(algorithm="perlim"), 'Algorithm is "perlim": choose one of value'),
    (words(scale=0), "Scale is 0: it must be"),
    (words(scale=INFINITY), "inf"),  # refused by GIMP itself
    (words(scale=NAN), "cale"),
    (words(seed=-1), "eed is"),
    (noise(recipe="lattice-noise/1 octave=3"), '"octave"'),
    (noise(output="sideways"), 'Output is "sideways"'),
    (noise(anchor="moon"), 'Anchor is "moon"'),
    (noise(output="new-layer", opacity=101), "Opacity is 101"),
    (noise(output="new-layer", mode="LAYER-MODE-PASS-THROUGH"), "Mode is"),
    (noise(output="new-layer", mode="9999"), "Mode is 9999"),
    (noise(output="new-layer", mode="-1"), "Mode is -1"),
    (noise(output="layer-mask", drawable="(test-selection image)"),
     "A channel has no layer mask"),
    (noise(drawable="other"), "drawable"),
    (noise(drawable="9999"), ""),
    (loop(frames=1), "Frames is 1: it must be"),
    (loop(drawable="other"), "drawable"),
    (maps(output="sideways"), 'Output is "sideways"'),
    (maps(drawable="other", output="new-image"), "drawable"),
    (sheet(seed=-2), "First seed (seed) is -2: it must be"),
    (pattern("lattice-noise/1 algorithm=waves wave-shape=rings"),
     "cannot tile"),
    (pattern(file="kept.pat"), 'kept.pat" already exists'),
    (pattern(file="script.scm/a.pat"), "a.pat"),  # script.scm is not a folder
], """
(gimp-image-select-rectangle image CHANNEL-OP-REPLACE 0 0 5 5)
(gimp-layer-set-offsets layer 10 10)
""": [(noise(), "The selection does not intersect")], """
(gimp-selection-none image)
(gimp-item-set-lock-content layer TRUE)
""": [
    (noise(), "The pixels are locked: unlock"),
    (noise(output="layer-mask"), "The pixels are locked: unlock"),
], """
(gimp-item-set-lock-content layer FALSE)
(define group (test-group image))
(define inside (test-make-layer image "d" 40 30 RGB-IMAGE))
(test-insert-in-group image inside group)
(define mask (test-mask inside))
(gimp-item-set-lock-content group TRUE)
""": [(noise(output="new-layer", drawable="mask"),
       "The layer group is locked")], """
(gimp-item-set-lock-content group FALSE)
""": [
    (noise(drawable="group"), "This is a layer group: choose a layer"),
    (noise(output="layer-mask", drawable="group"),
     "This is a layer group: choose a layer"),
], """
(set! image (test-image 40 30 GRAY test-u8))
(set! layer (test-layer image "b" 0 0 40 30 #f))
""": [
    (loop(CLEAR), "The image is grayscale"),
    (loop(CLEAR, output="new-image"), "The image is grayscale"),
    (maps(), "The image is grayscale"),
], """
(test-to-indexed image)
(define channel (test-channel image 40 30))
""": [
    (call, "The image is indexed: convert it") for call in (
        noise(), noise(output="new-layer"), noise(output="new-channel"),
        noise(output="new-channel", drawable="channel"),
        noise(output="new-layer", drawable="channel"),
        loop(drawable="channel"), loop(drawable="channel", output="new-image"),
        maps(drawable="channel"), loop(), maps(output="new-image"))
]}
if harness.GENERATION == 2:
    CASES[""] += [(noise(output="filter"),
                   "GIMP 2.10 has no editable filters")]
else:  # 2.10 always passes one drawable
    CASES[""] += [("(plug-in-lattice-noise-loop #:run-mode RUN-NONINTERACTIVE "
                   "#:image image #:drawables (vector))",
                   "one layer, channel or mask at a time")]

# All cases with their numbers, in order.
NUMBERED = list(enumerate(case for cases in CASES.values() for case in cases))


def script():
    numbers = iter(range(len(NUMBERED)))
    for prepare, cases in CASES.items():
        yield prepare + "(gimp-image-clean-all image)\n"
        yield "(define n-layers (test-n-layers image))\n"
        for call, _ in cases:
            number = next(numbers)
            yield (f'(test-report "{number}" (test-try (lambda () {call})))\n'
                   f'(test-report "{number}-changes" (+ (- (test-n-layers image)'
                   ' n-layers) (if (test-is-dirty image) 1 0)))\n')


SCRIPT = f"""
(define image (test-image 40 30 RGB test-u8))
(define layer (test-layer image "a" 0 0 40 30 #f))
(define first layer)
(define other (test-layer (test-image 40 30 RGB test-u8) "b" 0 0 40 30 #f))
(test-save-pattern {quote(PLAIN)} "kept" 64 64
                   (string-append test-folder "/kept.pat"))
(define n-images (+ 1 (test-n-images)))  ; one more is made below
{"".join(script())}
(test-report "new-images" (- (test-n-images) n-images))
(test-report "has-recipe" (test-has-parasite first))
(test-dump "layer" first)
(test-dump "other" other)
(test-report "indexed-channel" (test-try (lambda ()
  (test-draw image channel {quote(PLAIN)} "canvas"))))
"""


class Refusals(harness.TestCase):
    script = SCRIPT

    def test_each_refusal_names_the_field_and_changes_nothing(self):
        self.assertEqual(self.answer.status, 0, self.answer.text)
        for number, (call, told) in NUMBERED:
            with self.subTest(call):
                said = self.answer.reports.get(str(number), "")
                self.assertNotEqual(said, "", "it was not refused")
                self.assertIn(told, said)
                self.assertEqual(self.answer.reports[f"{number}-changes"], "0")

    def test_no_pixel_is_changed_and_no_image_left_behind(self):
        self.assertEqual(self.answer.reports["new-images"], "0")
        self.assertEqual(self.answer.reports["has-recipe"], "0")
        for name in ("layer", "other"):
            for color in self.answer.picture(name).colors:
                self.assertEqual(set(color), {255}, name)

    def test_no_file_is_left_behind_and_none_overwritten(self):
        self.assertEqual(
            sorted(path.name for path in self.gimp.folder.glob("*.pat*")),
            ["kept.pat"])
        kept = (self.gimp.folder / "kept.pat").read_bytes()
        self.assertEqual(len(kept), 24 + 5 + 64 * 64)

    def test_channels_of_indexed_images_can_be_drawn_on(self):
        self.assertEqual(self.answer.reports["indexed-channel"], "")

    def test_a_script_that_fails_says_why(self):
        """On GIMP 3, its exit code is also an error; 2.10 always ends with 0."""
        answer = self.gimp.run(
            """(define image (test-image 40 30 RGB test-u8))
               (define layer (test-layer image "a" 0 0 40 30 #f))"""
            + words(scale=-5))
        self.assertIn("Scale is -5: it must be", answer.text)
        self.assertEqual(answer.status,
                         70 if self.gimp.generation == 3 else 0)


harness.main()
