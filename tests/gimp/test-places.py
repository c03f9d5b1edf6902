# SPDX-License-Identifier: LGPL-3.0-or-later
"""Drawing on layers, masks and channels, existing ones and new ones: anchors, offsets,
selections, locks and profiles, and how bright colors are in masks and channels."""

import functools

import harness
import profile
from harness import quote, select

import brightness

BELOW = "lattice-noise/1 algorithm=value scale=5 octaves=2 seed=21"
# Colors that are partly transparent, and a map of vectors.
COLORED = "lattice-noise/1 scale=9 octaves=2 seed=5 coloring=rgba"
NORMALS = "lattice-noise/1 scale=9 octaves=2 seed=5 map=normal"
RECIPE = "lattice-noise/1 algorithm=simplex scale=11 octaves=3 seed=8"

CANVAS = (90, 70)
LAYER = (-7, 12, 80, 50)      # x, y on the canvas, width, height
SELECTED = (20, 25, 31, 22)   # on the canvas, inside the layer
IN_LAYER = (27, 13, 31, 22)   # the same, from the layer's corner on
CLEARED = (30, 30, 20, 15)    # on the canvas, inside the layer
# The largest difference between whole numbers, because brightness is not exact before
# it is rounded.
ROUNDED = 0.51
PRECISIONS = ("u8", "u8-linear", "u16", "float", "float-perceptual")


def begin(precision="u8", has_alpha="#f"):
    numbers = " ".join(map(str, LAYER))
    return (f"(define image (test-image {CANVAS[0]} {CANVAS[1]} RGB "
            f'test-{precision}))\n(define layer (test-layer image "a" '
            f"{numbers} {has_alpha}))\n")


noise = functools.partial(harness.noise, recipe=RECIPE)


def anchored(anchor, precision):
    return f"""{begin()} {noise(anchor=anchor)}
(test-dump "anchor-{anchor}" layer)
{begin(precision)} {noise(anchor=anchor, recipe=BELOW)} {select(*SELECTED)}
{noise(anchor=anchor)}
(test-dump "selection-{anchor}" layer)
"""


def locked(is_locked):
    return f"""{begin(has_alpha="#t")} {select(*CLEARED)}
(gimp-drawable-edit-clear layer)
(gimp-selection-none image)
(gimp-layer-set-lock-alpha layer {"TRUE" if is_locked else "FALSE"})
{noise()}
(test-dump "alpha-{"locked" if is_locked else "unlocked"}" layer)
"""


def with_profile(precision):
    return f"""{begin(precision)}
(test-set-profile image (string-append test-folder "/wide.icc"))
{noise()}
(test-dump "profile-{precision}" layer)
"""


ON_LAYERS = (anchored("canvas", "u16") + anchored("layer", "u8")
             + locked(True) + locked(False)
             + with_profile("u8") + with_profile("float")
             + begin("float") + noise(recipe=BELOW) + select(*SELECTED) + f"""
(gimp-selection-feather image 6)
{noise()}
(test-dump "soft" layer)
(test-dump "softness" (test-selection image))
""")

NEW = "".join(begin(precision) + f"""
(define drawn {noise("layer-mask")})
(test-report "is-mask-{precision}" (= drawn (test-mask-of layer)))
(test-dump "mask-{precision}" drawn)
(test-dump "under-{precision}" layer)
(test-dump "channel-{precision}" {noise("new-channel")})
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
"""

# Draws on masks and channels that exist; test-selected.py has more selections.
GIVEN = begin("float") + f"""
(define mask {noise("layer-mask", recipe=BELOW)})
{select(*SELECTED)}
(test-report "same-mask" (= mask {noise("layer-mask")}))
(test-dump "mask-again" mask)
""" + begin("float") + f"""
(define mask {noise("layer-mask", recipe=BELOW)})
(test-report "given-mask" (= mask {noise("layer-mask", drawable="mask")}))
(test-dump "mask-given" mask)
(define channel (test-channel image {CANVAS[0]} {CANVAS[1]}))
{noise(drawable="channel")}
(test-dump "channel-given" channel)
"""

BRIGHTNESS = "".join(begin(precision) + f"""
(define mask {noise("layer-mask", recipe=COLORED)})
(test-dump "colored-mask-{precision}" mask)
(test-report "colored-{precision}" (test-parasite mask))
(test-dump "colored-channel-{precision}" {noise("new-channel", recipe=COLORED)})
(test-dump "normals-{precision}" {noise("new-channel", recipe=NORMALS)})
(define channel (test-channel image {CANVAS[0]} {CANVAS[1]}))
{noise(drawable="channel", recipe=COLORED)}
(test-dump "colored-drawable-{precision}" channel)
(define layer (test-layer image "b" {" ".join(map(str, LAYER))} #f))
(define mask (test-mask layer))
{noise(drawable="mask", recipe=NORMALS)}
(test-dump "normals-mask-{precision}" mask)
(define gray (test-image {LAYER[2]} {LAYER[3]} GRAY test-{precision}))
(define on-gray (test-layer gray "a" 0 0 {LAYER[2]} {LAYER[3]} #t))
(test-draw gray on-gray {quote(COLORED)} "canvas")
(test-dump "colored-gray-{precision}" on-gray)
""" for precision in PRECISIONS) + begin("float") + select(*SELECTED) + f"""
(test-dump "colored-selected" {noise("new-channel", recipe=COLORED)})
"""


class Places(harness.QuietTestCase):
    files = {"wide.icc": profile.make_profile()}
    script = ON_LAYERS + NEW + GIVEN + BRIGHTNESS

    def floats(self, picture, corner, recipe):
        return self.core.floats((*corner, picture.width, picture.height),
                                recipe)

    def assertStored(self, name, corner=LAYER[:2]):
        self.assertNoise(self.answer.picture(name), RECIPE, corner, name)

    def assertSelected(self, name, corner):
        """Checks that the selection has the noise, and that what is around it has not
        changed; GIMP rounds floats that it merges through a selection."""
        picture = self.answer.picture(name)
        self.assertInside(picture.components[0], picture.width, IN_LAYER,
                          *(picture.store(self.floats(picture, corner, recipe))
                            for recipe in (RECIPE, BELOW)), name, error=1e-6)

    def test_the_pattern_begins_at_the_canvas_or_at_the_layers_corner(self):
        self.assertStored("anchor-canvas")
        self.assertStored("anchor-layer", (0, 0))

    def test_a_selection_is_filled_without_moving_the_pattern(self):
        self.assertSelected("selection-canvas", LAYER[:2])
        self.assertSelected("selection-layer", (0, 0))

    def test_a_soft_selection_blends(self):
        picture = self.answer.picture("soft")
        softness = self.answer.picture("softness")
        noise_here, below = (self.floats(picture, LAYER[:2], recipe)
                             for recipe in (RECIPE, BELOW))
        levels = set()
        for i, value in enumerate(picture.components[0]):
            y, x = divmod(i, picture.width)
            at_x, at_y = x + LAYER[0], y + LAYER[1]
            selected = 0.0
            if 0 <= at_x < softness.width and 0 <= at_y < softness.height:
                selected = softness.components[0][
                    at_y * softness.width + at_x]
            levels.add(selected)
            blend = below[i] + (noise_here[i] - below[i]) * selected
            self.assertAlmostEqual(value, blend, 6, f"at {x}, {y}")
        self.assertGreater(len(levels), 10)

    def test_locked_alpha_stays(self):
        picture = self.answer.picture("alpha-locked")
        place = (CLEARED[0] - LAYER[0], CLEARED[1] - LAYER[1], *CLEARED[2:])
        n = len(picture.alpha)
        self.assertInside(picture.alpha, picture.width, place, [0] * n,
                          [255] * n, "alpha")
        self.assertInside(
            picture.colors[0], picture.width, place, picture.colors[0],
            picture.store(self.floats(picture, LAYER[:2], RECIPE)), "noise")

    def test_unlocked_alpha_becomes_opaque(self):
        self.assertStored("alpha-unlocked")

    def test_a_profile_does_not_change_the_stored_numbers(self):
        for precision in ("u8", "float"):
            self.assertStored(f"profile-{precision}")

    def test_masks_are_added_and_store_the_noise(self):
        for precision in PRECISIONS:
            self.assertEqual(self.answer.reports[f"is-mask-{precision}"], "1")
            self.assertStored(f"mask-{precision}")
        self.assertStored("mask-anchor-layer", (0, 0))
        self.assertEqual(self.answer.reports["recipe"], RECIPE)

    def test_the_masks_layer_is_left_alone(self):
        for precision in PRECISIONS:
            picture = self.answer.picture(f"under-{precision}")
            for color in picture.colors:
                # With some of babl's conversions, even GIMP's white is an ulp off.
                self.assertSame(color, [picture.largest] * len(color),
                                picture.format, 1e-6)
        self.assertEqual(self.answer.reports["layer-has-recipe"], "0")

    def test_new_channels_cover_the_canvas_and_store_the_noise(self):
        for name in (*PRECISIONS, "anchor-layer"):
            picture = self.answer.picture(f"channel-{name}")
            self.assertEqual((picture.width, picture.height), CANVAS)
            self.assertStored(f"channel-{name}", (0, 0))

    def test_new_channels_have_names_and_hide_nothing(self):
        reports = self.answer.reports
        self.assertEqual(reports["name"], "Simplex noise")
        self.assertEqual(reports["visible"], "0")
        self.assertEqual(reports["n-channels"], "1")
        self.assertEqual(reports["n-layers"], "1")
        self.assertEqual(reports["channel-by-channel"], "2")

    def test_masks_and_channels_that_are_there_are_drawn_on(self):
        self.assertEqual(self.answer.reports["same-mask"], "1")
        self.assertEqual(self.answer.reports["given-mask"], "1")
        self.assertSelected("mask-again", LAYER[:2])
        self.assertStored("mask-given")
        self.assertStored("channel-given", (0, 0))

    def assertBrightness(self, name, corner, recipe):
        picture = self.answer.picture(name)
        delta = ROUNDED if picture.largest > 1 else 1e-6
        for number, gray in zip(picture.components[0], brightness.over_black(
                self.floats(picture, corner, recipe))):
            self.assertAlmostEqual(number, gray * picture.largest, msg=name,
                                   delta=delta)

    def test_masks_and_channels_hold_how_bright_colors_are_over_black(self):
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
            # Colors of a linear image are decoded before their brightness is computed.
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


harness.main()
