# SPDX-License-Identifier: LGPL-3.0-or-later
"""Refusals of wrong arguments name the field and change nothing."""

import harness
from harness import quote

# What Script-Fu computes instead of a number.
NAN = "(sqrt -1)"
INFINITY = "(* 1e200 1e200)"


def words(algorithm="perlin", scale=64, octaves=4, persistence=0.5, seed=0):
    return (f"(test-noise-by-words image layer {quote(algorithm)} {scale} "
            f"{octaves} {persistence} {seed})")


def call(recipe="", output="drawable", anchor="canvas",
         mode="LAYER-MODE-NORMAL", opacity=100, drawable="layer"):
    return (f"(test-noise image {drawable} {quote(recipe)} "
            f"{quote(output)} {quote(anchor)} {mode} {opacity})")


# What is called, and what the refusal says.
CASES = [
    (words(algorithm="perlim"), 'Algorithm is "perlim": choose one of value'),
    (words(algorithm=""), 'Algorithm is ""'),
    (words(scale=0), "Scale is 0: it must be between 0.01"),
    (words(scale=-5), "Scale is -5"),
    (words(scale=INFINITY), "inf"),  # refused by GIMP itself
    (words(scale=NAN), "cale"),
    (words(octaves=0), "Octaves is 0"),
    (words(persistence=2.5), "Persistence is 2.5"),
    (words(seed=-1), "eed is"),
    (call(recipe="lattice-noise/1 scale=0.01 octaves=16 lacunarity=4"),
     "Octaves is 16: the finest octave would have"),
    (call(recipe="lattice-noise/1 octave=3"), '"octave"'),
    (call(recipe="rubbish"), '"rubbish"'),
    (call(recipe="lattice-noise/1 scale=0,5"), 'Scale is "0,5"'),
    (call(output="sideways"), 'Output is "sideways"'),
    (call(anchor="moon"), 'Anchor is "moon"'),
    (call(output="new-layer", opacity=101), "Opacity is 101"),
    (call(output="new-layer", mode="LAYER-MODE-PASS-THROUGH"), "Mode is"),
    (call(output="new-layer", mode="9999"), "Mode is 9999"),
    (call(output="new-layer", mode="-1"), "Mode is -1"),
    (call(output="layer-mask", drawable="(test-selection image)"),
     "A channel has no layer mask"),
    (call(drawable="other"), "drawable"),
    (call(drawable="9999"), ""),
]

if harness.GENERATION == 2:
    CASES += [(call(output="filter"),
               "GIMP 2.10 has no editable filters")]

SCRIPT = """
(define image (test-image 40 30 RGB test-u8))
(define layer (test-layer image "a" 0 0 40 30 #f))
(define lowest layer)
(define other-image (test-image 40 30 RGB test-u8))
(define other (test-layer other-image "b" 0 0 40 30 #f))
(gimp-image-clean-all image)
""" + "".join(
    f'(test-report "{number}" (test-try (lambda () {text})))\n'
    f'(test-report "{number}-dirty" (test-is-dirty image))\n'
    for number, (text, _) in enumerate(CASES)) + """
(test-report "layers" (test-n-layers image))
(test-report "has-recipe" (test-has-parasite layer))
(test-dump "layer" layer)
(test-dump "other" other)

; Pictures that cannot be drawn on.
(define (test-refusal name)
  (test-report name (test-try (lambda () (test-draw image layer "" "canvas")))))
(gimp-image-select-rectangle image CHANNEL-OP-REPLACE 0 0 5 5)
(gimp-layer-set-offsets layer 10 10)
(test-refusal "outside")
(gimp-selection-none image)
(gimp-item-set-lock-content layer TRUE)
(test-refusal "locked")
(gimp-item-set-lock-content layer FALSE)
(define group (test-group image))
(define inside (test-make-layer image "d" 40 30 RGB-IMAGE))
(test-insert-in-group image inside group)
(define mask (test-mask inside))
(gimp-item-set-lock-content group TRUE)
(gimp-image-clean-all image)
(test-report "locked-group"
  (test-try (lambda () (test-noise image mask "" "new-layer" "canvas"
                                   LAYER-MODE-NORMAL 100))))
(test-report "locked-group-dirty" (test-is-dirty image))
(gimp-item-set-lock-content group FALSE)
(set! layer group)
(test-refusal "group")
(define (test-masked-refusal name)
  (test-report name
    (test-try (lambda () (test-noise image layer "" "layer-mask" "canvas"
                                     LAYER-MODE-NORMAL 100)))))
(gimp-image-clean-all image)
(test-masked-refusal "masked-group")
(set! layer lowest)
(gimp-item-set-lock-content layer TRUE)
(gimp-image-clean-all image)
(test-masked-refusal "masked-locked")
(test-report "masked-dirty" (test-is-dirty image))
(set! image (test-image 40 30 RGB test-u8))
(set! layer (test-layer image "c" 0 0 40 30 #f))
(test-to-indexed image)
(test-refusal "indexed")
(test-report "indexed-new"
  (test-try (lambda () (test-noise image layer "" "new-layer" "canvas"
                                   LAYER-MODE-NORMAL 100))))
(test-report "indexed-layers" (test-n-layers image))
(test-report "indexed-new-channel"
  (test-try (lambda () (test-noise image layer "" "new-channel" "canvas"
                                   LAYER-MODE-NORMAL 100))))
(test-report "indexed-new-beside-channel"
  (test-try (lambda () (test-noise image (test-channel image 40 30) ""
                                   "new-channel" "canvas"
                                   LAYER-MODE-NORMAL 100))))
(test-report "indexed-layer-beside-channel"
  (test-try (lambda () (test-noise image (test-channel image 40 30) ""
                                   "new-layer" "canvas"
                                   LAYER-MODE-NORMAL 100))))
(test-report "indexed-channel"
  (test-try (lambda () (test-draw image (test-channel image 40 30) ""
                                  "canvas"))))
"""


class WrongInput(harness.TestCase):
    script = SCRIPT

    def test_the_run_ends_well(self):
        self.assertEqual(self.answer.status, 0, self.answer.text)
        self.assertIn("indexed-layers", self.answer.reports,
                      self.answer.text)

    def test_each_refusal_names_the_field(self):
        for number, (text, told) in enumerate(CASES):
            with self.subTest(text):
                said = self.answer.reports.get(str(number), "")
                self.assertNotEqual(said, "", "it was not refused")
                self.assertIn(told, said)

    def test_each_refusal_leaves_the_image_clean(self):
        for number, (text, _) in enumerate(CASES):
            self.assertEqual(self.answer.reports.get(f"{number}-dirty"), "0",
                             text)

    def test_refusals_change_no_pixel_and_add_nothing(self):
        self.assertEqual(self.answer.reports["layers"], "1")
        self.assertEqual(self.answer.reports["has-recipe"], "0")
        for name in ("layer", "other"):
            for color in self.answer.picture(name).colors:
                self.assertEqual(set(color), {255}, name)

    def test_what_cannot_be_drawn_on_is_refused_with_advice(self):
        for name, told in (
                ("outside", "The selection does not intersect"),
                ("locked", "The pixels are locked: unlock"),
                ("group", "This is a layer group: choose a layer"),
                ("masked-group", "This is a layer group: choose a layer"),
                ("masked-locked", "The pixels are locked: unlock"),
                ("indexed-new-channel", "The image is indexed: convert it"),
                ("indexed-new-beside-channel", "The image is indexed: convert it"),
                ("indexed-layer-beside-channel",
                 "The image is indexed: convert it"),
                ("indexed", "The image is indexed: convert it"),
                ("indexed-new", "The image is indexed: convert it")):
            self.assertIn(told, self.answer.reports[name])
        self.assertEqual(self.answer.reports["indexed-layers"], "1")
        self.assertEqual(self.answer.reports["masked-dirty"], "0")

    def test_a_new_layer_is_not_put_into_a_locked_group(self):
        self.assertIn("The layer group is locked",
                      self.answer.reports["locked-group"])
        self.assertEqual(self.answer.reports["locked-group-dirty"], "0")

    def test_channels_of_indexed_images_can_be_drawn_on(self):
        self.assertEqual(self.answer.reports["indexed-channel"], "")

    def test_a_script_that_fails_says_why(self):
        """On GIMP 3 with an exit code; 2.10 always ends with 0."""
        answer = self.gimp.run(
            """(define image (test-image 40 30 RGB test-u8))
               (define layer (test-layer image "a" 0 0 40 30 #f))"""
            + words(scale=-5))
        self.assertIn("Scale is -5: it must be between 0.01", answer.text)
        self.assertEqual(answer.status,
                         70 if self.gimp.generation == 3 else 0)


harness.main()
