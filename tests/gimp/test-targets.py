# SPDX-License-Identifier: LGPL-3.0-or-later
"""Noise as a layer's mask and as a new channel: the outputs layer-mask and
new-channel."""

import harness
from harness import quote

import brightness

BELOW = "lattice-noise/1 algorithm=value scale=5 octaves=2 seed=21"
# Colors that are partly transparent, and a map of vectors.
COLORED = "lattice-noise/1 scale=9 octaves=2 seed=5 coloring=rgba"
NORMALS = "lattice-noise/1 scale=9 octaves=2 seed=5 map=normal"
RECIPE = "lattice-noise/1 algorithm=simplex scale=11 octaves=3 seed=8"

CANVAS = (90, 70)
LAYER = (-7, 12, 80, 50)      # x, y on the canvas, width, height
SELECTED = (20, 25, 31, 22)   # on the canvas, inside the layer
# The largest difference of whole numbers: brightness is not exact before it is
# rounded.
ROUNDED = 0.51
PRECISIONS = ("u8", "u8-linear", "u16", "float", "float-perceptual")


def begin(precision="u8"):
    numbers = " ".join(map(str, LAYER))
    return (f"(define image (test-image {CANVAS[0]} {CANVAS[1]} RGB "
            f'test-{precision}))\n(define layer (test-layer image "a" '
            f"{numbers} #f))\n")


def noise(output, drawable="layer", anchor="canvas", recipe=RECIPE):
    return (f'(test-noise image {drawable} {quote(recipe)} "{output}" '
            f'"{anchor}" LAYER-MODE-NORMAL 100)')


def select():
    return ("(gimp-image-select-rectangle image CHANNEL-OP-REPLACE "
            f"{' '.join(map(str, SELECTED))})\n")


SCRIPT = "".join(begin(precision) + f"""
(define drawn {noise("layer-mask")})
(test-report "is-mask-{precision}" (= drawn (test-mask-of layer)))
(test-dump "mask-{precision}" drawn)
(test-dump "under-{precision}" layer)
(define drawn {noise("new-channel")})
(test-dump "channel-{precision}" drawn)
""" for precision in PRECISIONS) + begin() + f"""
(define drawn {noise("layer-mask", anchor="layer")})
(test-dump "mask-anchor-layer" drawn)
(test-report "recipe" (test-parasite drawn))
(test-report "layer-has-recipe" (test-has-parasite layer))
(define channel {noise("new-channel", drawable="drawn", anchor="layer")})
(test-dump "channel-anchor-layer" channel)
(test-report "name" (test-name channel))
(test-report "visible" (test-is-visible channel))
(test-report "n-channels" (test-n-channels image))
(test-report "n-layers" (test-n-layers image))
{noise("new-channel", drawable="channel")}
(test-report "channel-by-channel" (test-n-channels image))
""" + begin("float") + select() + f"""
(test-dump "mask-selected" {noise("layer-mask")})
(test-dump "channel-selected" {noise("new-channel")})
""" + begin("float") + f"""
(define mask {noise("layer-mask", recipe=BELOW)})
{select()}
(test-report "same-mask" (= mask {noise("layer-mask")}))
(test-dump "mask-again" mask)
""" + begin("float") + f"""
(define mask {noise("layer-mask", recipe=BELOW)})
(test-report "given-mask" (= mask {noise("layer-mask", drawable="mask")}))
(test-dump "mask-given" mask)
""" + "".join(begin(precision) + f"""
(define mask {noise("layer-mask", recipe=COLORED)})
(test-dump "colored-mask-{precision}" mask)
(test-report "colored-{precision}" (test-parasite mask))
(test-dump "colored-channel-{precision}" {noise("new-channel", recipe=COLORED)})
(test-dump "normals-{precision}" {noise("new-channel", recipe=NORMALS)})
(define channel (test-channel image {CANVAS[0]} {CANVAS[1]}))
{noise("drawable", drawable="channel", recipe=COLORED)}
(test-dump "colored-drawable-{precision}" channel)
(define layer (test-layer image "b" {" ".join(map(str, LAYER))} #f))
(define mask (test-mask layer))
{noise("drawable", drawable="mask", recipe=NORMALS)}
(test-dump "normals-mask-{precision}" mask)
(define gray (test-image {LAYER[2]} {LAYER[3]} GRAY test-{precision}))
(define on-gray (test-layer gray "a" 0 0 {LAYER[2]} {LAYER[3]} #t))
(test-noise gray on-gray {quote(COLORED)} "drawable" "canvas" LAYER-MODE-NORMAL
            100)
(test-dump "colored-gray-{precision}" on-gray)
""" for precision in PRECISIONS) + begin("float") + select() + f"""
(test-dump "colored-selected" {noise("new-channel", recipe=COLORED)})
"""


class Targets(harness.TestCase):
    script = SCRIPT

    def test_the_run_is_quiet(self):
        self.assertQuiet(self.answer)

    def test_masks_are_added_and_store_the_noise(self):
        for precision in PRECISIONS:
            self.assertEqual(self.answer.reports[f"is-mask-{precision}"], "1")
            self.assertNoise(self.answer.picture(f"mask-{precision}"), RECIPE,
                             LAYER[:2], "mask")
        self.assertNoise(self.answer.picture("mask-anchor-layer"), RECIPE,
                         (0, 0), "mask")

    def test_the_masks_layer_is_left_alone(self):
        for precision in PRECISIONS:
            picture = self.answer.picture(f"under-{precision}")
            for number in {n for color in picture.colors for n in color}:
                # GIMP's white itself is an ulp off in some of babl's choices.
                self.assertAlmostEqual(number, picture.largest, delta=1e-6)
        self.assertEqual(self.answer.reports["layer-has-recipe"], "0")

    def test_new_channels_cover_the_canvas_and_store_the_noise(self):
        for name in (*PRECISIONS, "anchor-layer"):
            picture = self.answer.picture(f"channel-{name}")
            self.assertEqual((picture.width, picture.height), CANVAS)
            self.assertNoise(picture, RECIPE, (0, 0), "channel")

    def test_new_channels_have_names_and_hide_nothing(self):
        reports = self.answer.reports
        self.assertEqual(reports["name"], "Simplex noise")
        self.assertEqual(reports["visible"], "0")
        self.assertEqual(reports["n-channels"], "1")
        self.assertEqual(reports["n-layers"], "1")
        self.assertEqual(reports["channel-by-channel"], "2")

    def test_the_mask_keeps_its_recipe(self):
        self.assertEqual(self.answer.reports["recipe"], RECIPE)

    def assertBrightness(self, name, corner, recipe):
        picture = self.answer.picture(name)
        floats = self.core.floats((*corner, picture.width, picture.height),
                                  recipe)
        delta = ROUNDED if picture.largest > 1 else 1e-6
        for number, gray in zip(picture.components[0],
                                brightness.over_black(floats)):
            self.assertAlmostEqual(number, gray * picture.largest, msg=name,
                                   delta=delta)

    def test_they_hold_how_bright_colors_are_over_black(self):
        for precision in PRECISIONS:
            for name, corner, recipe in (
                    ("colored-mask", LAYER[:2], COLORED),
                    ("colored-channel", (0, 0), COLORED),
                    ("colored-drawable", (0, 0), COLORED),
                    ("normals", (0, 0), NORMALS),
                    ("normals-mask", LAYER[:2], NORMALS)):
                self.assertBrightness(f"{name}-{precision}", corner, recipe)
            self.assertEqual(self.answer.reports[f"colored-{precision}"],
                             COLORED)

    def test_gray_layers_hold_how_bright_colors_are_and_their_alpha(self):
        for precision in PRECISIONS:
            picture = self.answer.picture(f"colored-gray-{precision}")
            is_linear = picture.is_linear
            # Colors of a linear image are decoded before they are weighed.
            floats = self.core.floats((0, 0, *LAYER[2:]), COLORED, is_linear)
            delta = ROUNDED if picture.largest > 1 else 1e-6
            for i, (gray, alpha) in enumerate(
                    brightness.of_colors(floats, is_linear)):
                for number, value in zip(
                        (color[i] for color in picture.components),
                        (gray, alpha)):
                    self.assertAlmostEqual(number, value * picture.largest,
                                           msg=precision, delta=delta)

    def test_the_selection_cuts_the_brightness(self):
        numbers = self.answer.picture("colored-selected").components[0]
        floats = self.core.floats((0, 0, *CANVAS), COLORED)
        self.assertInside(numbers, CANVAS[0], SELECTED,
                          list(brightness.over_black(floats)),
                          [0.0] * len(numbers), "brightness", 1e-6)

    def assertSelected(self, name, corner, around):
        """Noise in the selection, and other numbers around it."""
        picture = self.answer.picture(name)
        place = (SELECTED[0] - corner[0], SELECTED[1] - corner[1],
                 *SELECTED[2:])
        # GIMP merges in RGB, and converts back to gray.
        self.assertInside(
            picture.components[0], picture.width, place,
            picture.store(self.core.floats(
                (*corner, picture.width, picture.height), RECIPE)),
            around, name, 1e-6)

    def test_around_the_selection_what_is_new_shows_or_selects_nothing(self):
        self.assertSelected("mask-selected", LAYER[:2],
                            [1.0] * LAYER[2] * LAYER[3])
        self.assertSelected("channel-selected", (0, 0),
                            [0.0] * CANVAS[0] * CANVAS[1])

    def test_a_mask_that_is_there_is_drawn_on(self):
        self.assertEqual(self.answer.reports["same-mask"], "1")
        self.assertEqual(self.answer.reports["given-mask"], "1")
        self.assertSelected("mask-again", LAYER[:2],
                            self.core.floats(LAYER, BELOW))
        self.assertNoise(self.answer.picture("mask-given"), RECIPE,
                         LAYER[:2], "mask given")


harness.main()
