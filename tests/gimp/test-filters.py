# SPDX-License-Identifier: LGPL-3.0-or-later
"""The operation as a filter of GIMP 3, merged or kept, without the plug-in."""

import harness
from harness import goldens, quote

SIZE = (70, 50)
OFFSETS = (12, -9)

# The same noise as a recipe and as the filter's settings.
RECIPE = ("lattice-noise/1 algorithm=value scale=24 octaves=3.5 seed=42 "
          "lacunarity=2.25 normalisation=exact")
SETTINGS = ('"algorithm" "value" "scale" 24.0 "octaves" 3.5 "seed" 42 '
            '"lacunarity" 2.25 "normalisation" "exact"')

# What a filter gets, so that the stored number is the noise.
ENCODINGS = {"u8": "perceptual", "u16": "perceptual", "float": "linear"}

KEEP = "".join(f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} RGB test-{precision}))
       (layer (test-layer image "a" {OFFSETS[0]} {OFFSETS[1]}
                          {SIZE[0]} {SIZE[1]} #f)))
  (gimp-drawable-append-new-filter layer "lattice:noise" "noise"
    LAYER-MODE-REPLACE 1.0 {SETTINGS} "encoding" "{encoding}"
    "depth" "{precision}")
  (gimp-file-save RUN-NONINTERACTIVE image
                  (string-append test-folder "/{precision}.xcf")))
""" for precision, encoding in ENCODINGS.items())

MERGE = "".join(f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} {base} test-{precision}))
       (layer (test-layer image "a" {OFFSETS[0]} {OFFSETS[1]}
                          {SIZE[0]} {SIZE[1]} #t)))
  (gimp-drawable-merge-new-filter layer "lattice:noise" "noise"
    LAYER-MODE-REPLACE 1.0 {SETTINGS} "encoding" "{encoding}"
    "depth" "{precision}")
  (test-dump "{base}-{precision}" layer))
""" for base in ("RGB", "GRAY") for precision, encoding in ENCODINGS.items())

GOLDENS = goldens.small_goldens()

# Filters begin at the layer's corner: the origin brings the golden's there.
MERGE_GOLDENS = "".join(f"""
(let* ((image (test-image {golden.width} {golden.height} RGB test-u16))
       (layer (test-layer image "a" 0 0 {golden.width} {golden.height} #f)))
  (gimp-drawable-merge-new-filter layer "lattice:noise" "noise"
    LAYER-MODE-REPLACE 1.0 "recipe" {quote(golden.recipe)} "depth" "u16"
    "origin-x" {-golden.x} "origin-y" {-golden.y})
  (test-dump "golden-{number}" layer))
""" for number, golden in enumerate(GOLDENS))

REOPEN = "".join(f"""
(let* ((image (gimp-file-load RUN-NONINTERACTIVE
                (string-append test-folder "/{precision}.xcf")))
       (layer (vector-ref (gimp-image-get-layers image) 0)))
  (set! test-images (cons image test-images))
  (test-report "filters-{precision}"
               (vector-length (gimp-drawable-get-filters layer)))
  (gimp-drawable-merge-filters layer)
  (test-dump "reopened-{precision}" layer))
""" for precision in ENCODINGS)


class Filters(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.merged = cls.gimp.run(MERGE + KEEP + MERGE_GOLDENS)
        cls.reopened = cls.gimp.run(REOPEN)

    def test_both_runs_are_quiet(self):
        self.assertQuiet(self.merged)
        self.assertQuiet(self.reopened)

    def test_a_merged_filter_stores_the_noise(self):
        """Its pattern begins at the layer's corner."""
        for precision in ENCODINGS:
            self.assertNoise(self.merged.picture(f"RGB-{precision}"),
                             RECIPE, (0, 0), "RGB")

    def test_merged_filters_have_the_golden_hashes(self):
        for number, golden in enumerate(GOLDENS):
            picture = self.merged.picture(f"golden-{number}")
            for colour in picture.colours:
                self.assertEqual(goldens.sha256(colour), golden.sha256,
                                 golden.recipe)

    def test_on_grey_layers_a_merged_filter_stores_the_noise(self):
        """GIMP merges in colours, and the way back to grey floats is not
        exact."""
        for precision in ENCODINGS:
            self.assertNoise(self.merged.picture(f"GRAY-{precision}"),
                             RECIPE, (0, 0), "GRAY",
                             error=1e-6 if precision == "float" else 0)

    def test_a_saved_filter_draws_the_same_in_a_new_process(self):
        for precision in ENCODINGS:
            self.assertEqual(self.reopened.reports[f"filters-{precision}"],
                             "1")
            self.assertNoise(self.reopened.picture(f"reopened-{precision}"),
                             RECIPE, (0, 0), "reopened")


harness.main()
