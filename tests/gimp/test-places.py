# SPDX-License-Identifier: LGPL-3.0-or-later
"""Selections, offsets, anchors, masks, channels, locks and profiles."""

import harness
import profile
from harness import quote

BELOW = "lattice-noise/1 algorithm=value scale=5 octaves=2 seed=21"
RECIPE = "lattice-noise/1 algorithm=simplex scale=11 octaves=3 seed=8"

CANVAS = (90, 70)
LAYER = (-7, 12, 80, 50)      # x, y on the canvas, width, height
SELECTED = (20, 25, 31, 22)   # on the canvas, inside the layer
IN_LAYER = (27, 13, 31, 22)   # the same, seen from the layer's corner
CLEARED = (30, 30, 20, 15)    # on the canvas, inside the layer
PRECISIONS = ("u8", "u16", "float")


def image(precision="u8", base="RGB"):
    return f"(test-image {CANVAS[0]} {CANVAS[1]} {base} test-{precision})"


def layer(has_alpha=False):
    numbers = " ".join(map(str, LAYER))
    return f'(test-layer image "a" {numbers} {"#t" if has_alpha else "#f"})'


def select(rectangle):
    numbers = " ".join(map(str, rectangle))
    return ("(gimp-image-select-rectangle image CHANNEL-OP-REPLACE "
            f"{numbers})")


def draw(drawable="layer", anchor="canvas", recipe=RECIPE):
    return f'(test-draw image {drawable} {quote(recipe)} "{anchor}")'


def anchored(anchor):
    return f"""
(let* ((image {image()}) (layer {layer()}))
  {draw(anchor=anchor)}
  (test-dump "anchor-{anchor}" layer))
(let* ((image {image()}) (layer {layer()}))
  {draw(anchor=anchor, recipe=BELOW)}
  {select(SELECTED)}
  {draw(anchor=anchor)}
  (test-dump "selection-{anchor}" layer))
"""


def selected(precision):
    return f"""
(let* ((image {image(precision)}) (layer {layer()}))
  {draw(recipe=BELOW)}
  {select(SELECTED)}
  {draw()}
  (test-dump "selection-{precision}" layer))
"""


def softly_selected():
    return f"""
(let* ((image {image("float")}) (layer {layer()}))
  {draw(recipe=BELOW)}
  {select(SELECTED)}
  (gimp-selection-feather image 6)
  {draw()}
  (test-dump "soft" layer)
  (test-dump "softness" (test-selection image)))
"""


def masked(precision):
    return f"""
(let* ((image {image(precision)}) (layer {layer()})
       (mask (test-mask layer))
       (channel (test-channel image {CANVAS[0]} {CANVAS[1]})))
  {draw("mask")}
  {draw("channel")}
  (test-dump "mask-{precision}" mask)
  (test-dump "under-mask-{precision}" layer)
  (test-dump "channel-{precision}" channel))
"""


def locked(is_locked):
    name = "locked" if is_locked else "unlocked"
    return f"""
(let* ((image {image()}) (layer {layer(True)}))
  {select(CLEARED)}
  (gimp-drawable-edit-clear layer)
  (gimp-selection-none image)
  (gimp-layer-set-lock-alpha layer {"TRUE" if is_locked else "FALSE"})
  {draw()}
  (test-dump "alpha-{name}" layer))
"""


def with_profile(precision):
    return f"""
(let* ((image {image(precision)}))
  (test-set-profile image (string-append test-folder "/wide.icc"))
  (let ((layer {layer(True)}))
    {draw()}
    (test-dump "profile-{precision}" layer)))
"""


class Places(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        (cls.gimp.folder / "wide.icc").write_bytes(profile.make_profile())
        cls.answer = cls.gimp.run(
            anchored("canvas") + anchored("layer") + masked("u8")
            + masked("float") + "".join(map(selected, PRECISIONS))
            + softly_selected() + locked(True) + locked(False)
            + with_profile("u8") + with_profile("float"))

    def expected(self, picture, corner, recipe=RECIPE):
        return picture.store(self.core.floats(
            (*corner, picture.width, picture.height), recipe))

    def assertSelected(self, name, corner):
        """Noise in the selection, and around it what was there before; GIMP
        rounds floats that it merges through a selection."""
        picture = self.answer.picture(name)
        self.assertInside(picture.components[0], picture.width, IN_LAYER,
                          self.expected(picture, corner),
                          self.expected(picture, corner, BELOW), name,
                          error=1e-6)

    def test_the_run_is_quiet(self):
        self.assertQuiet(self.answer)

    def test_on_the_canvas_the_pattern_ignores_the_layers_place(self):
        self.assertNoise(self.answer.picture("anchor-canvas"), RECIPE,
                         LAYER[:2], "anchor canvas")

    def test_on_the_layer_the_pattern_begins_at_its_corner(self):
        self.assertNoise(self.answer.picture("anchor-layer"), RECIPE,
                         (0, 0), "anchor layer")

    def test_a_selection_is_filled_without_moving_the_pattern(self):
        self.assertSelected("selection-canvas", LAYER[:2])
        self.assertSelected("selection-layer", (0, 0))
        for precision in PRECISIONS:
            self.assertSelected(f"selection-{precision}", LAYER[:2])

    def test_a_soft_selection_blends(self):
        picture = self.answer.picture("soft")
        softness = self.answer.picture("softness")
        noise = self.expected(picture, LAYER[:2])
        below = self.expected(picture, LAYER[:2], BELOW)
        levels = set()
        for i, value in enumerate(picture.components[0]):
            y, x = divmod(i, picture.width)
            at_x, at_y = x + LAYER[0], y + LAYER[1]
            selected = 0.0
            if 0 <= at_x < softness.width and 0 <= at_y < softness.height:
                selected = softness.components[0][
                    at_y * softness.width + at_x]
            levels.add(selected)
            blend = below[i] + (noise[i] - below[i]) * selected
            self.assertAlmostEqual(value, blend, 6, f"at {x}, {y}")
        self.assertGreater(len(levels), 10)

    def test_masks_store_the_noise(self):
        for precision in ("u8", "float"):
            self.assertNoise(self.answer.picture(f"mask-{precision}"),
                             RECIPE, LAYER[:2], "mask")

    def test_channels_store_the_noise(self):
        for precision in ("u8", "float"):
            self.assertNoise(self.answer.picture(f"channel-{precision}"),
                             RECIPE, (0, 0), "channel")

    def test_drawing_on_a_mask_leaves_its_layer_alone(self):
        for precision in ("u8", "float"):
            picture = self.answer.picture(f"under-mask-{precision}")
            for color in picture.colors:
                self.assertEqual(set(color), {picture.largest})

    def test_locked_alpha_stays(self):
        picture = self.answer.picture("alpha-locked")
        expected = self.expected(picture, LAYER[:2])
        left, top = CLEARED[0] - LAYER[0], CLEARED[1] - LAYER[1]
        for i, alpha in enumerate(picture.alpha):
            y, x = divmod(i, picture.width)
            cleared = (left <= x < left + CLEARED[2]
                       and top <= y < top + CLEARED[3])
            self.assertEqual(alpha, 0 if cleared else 255, f"at {x}, {y}")
            if not cleared:
                self.assertEqual(picture.colors[0][i], expected[i],
                                 f"at {x}, {y}")

    def test_unlocked_alpha_becomes_opaque(self):
        self.assertNoise(self.answer.picture("alpha-unlocked"), RECIPE,
                         LAYER[:2], "alpha not locked")

    def test_a_profile_does_not_change_the_stored_numbers(self):
        for precision in ("u8", "float"):
            self.assertNoise(self.answer.picture(f"profile-{precision}"),
                             RECIPE, LAYER[:2], "with a profile")


harness.main()
