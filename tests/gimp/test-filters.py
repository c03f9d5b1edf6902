# SPDX-License-Identifier: LGPL-3.0-or-later
"""The GEGL operation as a filter of GIMP 3, merged or kept.  Scripts append it without
the plug-in, or the plug-in appends it when its output is "filter"."""

import functools

import harness
import profile
from harness import goldens, quote

SIZE = (70, 50)
OFFSETS = (12, -9)

# The same noise as a recipe and as the filter's settings.
RECIPE = ("lattice-noise/1 algorithm=value scale=24 octaves=3.5 seed=42 "
          "lacunarity=2.25 normalization=exact")
SETTINGS = ('"algorithm" "value" "scale" 24.0 "octaves" 3.5 "seed" 42 '
            '"lacunarity" 2.25 "normalization" "exact"')

# For each precision, the encoding with which the stored numbers are the noise.
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

OTHER = "lattice-noise/1 algorithm=cellular scale=15 seed=9"
SELECTED = (20, 0, 31, 22)   # on the canvas, inside the layer


def begin(precision="u8"):
    return f"""
(define image (test-image 90 60 RGB test-{precision}))
(define layer (test-layer image "a" {OFFSETS[0]} {OFFSETS[1]}
                          {SIZE[0]} {SIZE[1]} #f))
"""


put = functools.partial(harness.noise, "filter", recipe=OTHER)


def append(operation, more="LAYER-MODE-REPLACE 1.0"):
    return (f'(gimp-drawable-append-new-filter layer "{operation}" "own" '
            f'{more})\n')


def report(name):
    return f"""
(define filters (gimp-drawable-get-filters layer))
(test-report "{name}-n" (vector-length filters))
(test-report "{name}-name"
             (gimp-drawable-filter-get-name (vector-ref filters 0)))
(test-report "{name}-mode" (= LAYER-MODE-MULTIPLY
  (gimp-drawable-filter-get-blend-mode (vector-ref filters 0))))
(test-report "{name}-opacity"
             (gimp-drawable-filter-get-opacity (vector-ref filters 0)))
"""


def merge(name):
    return f"""
(gimp-drawable-merge-filters layer)
(test-dump "{name}" layer)
"""


PUT = "".join(
    begin(precision) + put(anchor=anchor) + report(f"{precision}-{anchor}")
    + merge(f"{precision}-{anchor}")
    for precision in ENCODINGS for anchor in ("canvas", "layer")) + (
    begin() + put(recipe=RECIPE) + put() + report("again")
    + '(test-report "copy" (caddr (gimp-item-get-parasite layer '
      '"lattice-noise-filter")))' + merge("again")
    + begin() + append("lattice:noise", "LAYER-MODE-MULTIPLY 0.5 \"scale\" 9.0")
    + put(mode="LAYER-MODE-MULTIPLY", opacity=40) + report("blended")
    + begin() + append("lattice:noise", "LAYER-MODE-MULTIPLY 0.5 \"scale\" 9.0")
    + put() + report("replaced") + merge("replaced")
    + begin() + put(mode="LAYER-MODE-DIFFERENCE") + merge("difference")
    + begin() + append("gegl:gaussian-blur") + put() + report("blurred")
    + begin() + harness.select(*SELECTED) + put() + "(gimp-selection-none image)" + merge("selected")
    + begin() + put() + append("gegl:gaussian-blur")
    + "(gimp-image-clean-all image)(define mask (test-mask layer))"
    + "(gimp-image-clean-all image)\n" + "".join(
        f'(test-report "{name}" (test-try (lambda () {call})))\n'
        for name, call in (("covered", put()),
                           ("on-mask", put(drawable="mask"))))
    + '(test-report "refused-dirty" (test-is-dirty image))'
    + report("covered"))

GOLDENS = goldens.small_goldens()

# Filters begin at the layer's corner, so the origin moves the golden's corner there.
MERGE_GOLDENS = "".join(f"""
(let* ((image (test-image {golden.width} {golden.height} RGB test-u16))
       (layer (test-layer image "a" 0 0 {golden.width} {golden.height} #f)))
  {'(test-set-profile image (string-append test-folder "/wide.icc"))'
   if number >= len(GOLDENS) else ''}
  (gimp-drawable-merge-new-filter layer "lattice:noise" "noise"
    LAYER-MODE-REPLACE 1.0 "recipe" {quote(golden.recipe)} "depth" "u16"
    "origin-x" {-golden.x} "origin-y" {-golden.y})
  (test-dump "golden-{number}" layer))
""" for number, golden in enumerate(GOLDENS * 2))

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
    files = {"wide.icc": profile.make_profile()}

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.merged = cls.gimp.run(KEEP + MERGE_GOLDENS)
        cls.reopened = cls.gimp.run(REOPEN)
        cls.put = cls.gimp.run(PUT)

    def test_both_runs_are_quiet(self):
        self.assertQuiet(self.merged)
        self.assertQuiet(self.reopened)

    def test_merged_filters_have_the_golden_hashes_under_a_profile_too(self):
        for number, golden in enumerate(GOLDENS * 2):
            picture = self.merged.picture(f"golden-{number}")
            for color in picture.colors:
                self.assertEqual(goldens.sha256(color), golden.sha256,
                                 golden.recipe)

    def test_a_saved_filter_draws_the_same_in_a_new_process(self):
        for precision in ENCODINGS:
            self.assertEqual(self.reopened.reports[f"filters-{precision}"],
                             "1")
            self.assertNoise(self.reopened.picture(f"reopened-{precision}"),
                             RECIPE, (0, 0), "reopened")

    def test_output_filter_stores_the_noise_once_it_is_merged(self):
        for precision in ENCODINGS:
            for anchor, corner in (("canvas", OFFSETS), ("layer", (0, 0))):
                name = f"{precision}-{anchor}"
                self.assertEqual(self.put.reports[f"{name}-n"], "1")
                self.assertNoise(self.put.picture(name), OTHER, corner, name)

    def test_output_filter_takes_the_place_of_the_noise_that_is_there(self):
        self.assertEqual(self.put.reports["again-n"], "1")
        self.assertNoise(self.put.picture("again"), OTHER, OFFSETS, "again")

    def test_the_layer_carries_a_copy_of_the_recipe(self):
        """A GIMP that lacks our filter drops it, but keeps this copy."""
        self.assertEqual(self.put.reports["copy"], OTHER)

    def test_a_filter_has_the_mode_and_opacity_asked_for(self):
        reports = self.put.reports
        self.assertEqual(reports["blended-n"], "1")
        self.assertEqual(reports["blended-mode"], "1")
        self.assertAlmostEqual(float(reports["blended-opacity"]), 0.4)
        self.assertEqual(reports["replaced-mode"], "0")
        self.assertEqual(float(reports["replaced-opacity"]), 1.0)
        self.assertNoise(self.put.picture("replaced"), OTHER, OFFSETS,
                         "replaced")

    def test_a_filters_mode_blends(self):
        """In difference mode, the numbers of a white layer become white minus noise."""
        noise = self.put.picture("again").colors[0]
        for number, below in zip(self.put.picture("difference").colors[0],
                                 noise):
            self.assertAlmostEqual(number, 255 - below, delta=1)

    def test_other_filters_stay_below_the_noise(self):
        self.assertEqual(self.put.reports["blurred-n"], "2")
        self.assertEqual(self.put.reports["blurred-name"], "Lattice Noise")

    def test_a_filter_is_inside_the_selection(self):
        picture = self.put.picture("selected")
        noise = picture.store(self.core.floats((*OFFSETS, *SIZE), OTHER))
        self.assertInside(picture.components[0], SIZE[0],
                          (SELECTED[0] - OFFSETS[0], SELECTED[1] - OFFSETS[1],
                           *SELECTED[2:]), noise, [255] * len(noise),
                          "selected")

    def test_where_no_filter_can_be_it_is_refused_by_name(self):
        self.assertIn("Other filters are above",
                      self.put.reports["covered"])
        self.assertIn("Channels and masks have no filters",
                      self.put.reports["on-mask"])
        self.assertEqual(self.put.reports["refused-dirty"], "0")
        self.assertEqual(self.put.reports["covered-n"], "2")


harness.main()
