# SPDX-License-Identifier: LGPL-3.0-or-later
"""On every kind of drawable, floats in a selection become those of the noise, and floats
around it do not change.  This holds to the bit on new drawables, and within GIMP's
rounding on existing ones, because GIMP merges the noise with these."""

import itertools

import harness
from harness import noise

BELOW = "lattice-noise/1 algorithm=value scale=5 octaves=2 seed=21"
GRAY = "lattice-noise/1 algorithm=simplex scale=7 octaves=3 seed=8"
CLEAR = GRAY + " coloring=rgba"
SIDE = 40
# Not one rectangle, so that some pixels within its bounds are not selected.
SELECTED = [(5, 6, 20, 12), (15, 11, 19, 22)]

# The kinds of existing drawables, and the Script-Fu that gets one.
IN_PLACE = {"layer": "layer", "mask": "(test-mask layer)",
            "channel": f"(test-channel image {SIDE} {SIDE})"}
OUTPUTS = ["new-layer", "layer-mask", "new-channel"]
# The Script-Fu that gets the mask or channel that was made.
FIND = {"layer-mask": "(test-mask-of layer)",
        "new-channel": "(car (test-channels image))"}
KINDS = [*IN_PLACE, *OUTPUTS]
IMAGES = list(itertools.product(
    KINDS, ("RGB", "GRAY"), ("#f", "#t"), ("float", "float-perceptual"),
    (GRAY, CLEAR)))
# Use colored recipes only on layers of RGB images, and layers with alpha only where it
# matters, which it does not for masks and channels.
IMAGES = [(kind, base, has_alpha, precision, recipe)
          for kind, base, has_alpha, precision, recipe in IMAGES
          if (kind in ("layer", "new-layer") and
              (recipe == GRAY or base == "RGB"))
          or (recipe == GRAY and has_alpha == "#f")]
# Quick runs take half of them, in which each pair of these words still occurs.
if not harness.IS_LONG:
    IMAGES = [words for i, words in enumerate(IMAGES) if i % 4 in (0, 3)]


SELECT = "".join(
    f"(gimp-image-select-rectangle image CHANNEL-OP-ADD {x} {y} {w} {h})"
    for x, y, w, h in SELECTED)


def script(number, words):
    """Draws a recipe without and with a selection.  An existing drawable has other noise
    before, which is dumped as well."""
    kind, base, has_alpha, precision, recipe = words
    begin = f"""
(let* ((image (test-image {SIDE} {SIDE} {base} test-{precision}))
       (layer (test-layer image "a" 0 0 {SIDE} {SIDE} {has_alpha})))
"""
    if kind in OUTPUTS:
        drawn = noise(kind, recipe)
        if kind != "new-layer":
            drawn = f"(begin {drawn} {FIND[kind]})"
        return "".join(
            f"""{begin} {select} (test-dump "{name}-{number}" {drawn}))"""
            for name, select in (("whole", ""), ("selected", SELECT)))
    find = {"layer": "(car (test-layers copy))",
            "mask": "(test-mask-of (car (test-layers copy)))",
            "channel": "(car (test-channels copy))"}[kind]
    return f"""{begin}
  (let* ((drawable {IN_PLACE[kind]})
         (below {noise("drawable", BELOW, "drawable")})
         (copy (test-duplicate image)))
    (test-dump "before-{number}" {find})
    {SELECT}
    {noise("drawable", recipe, "drawable")}
    (test-dump "selected-{number}" drawable)))
{begin}
  (let ((drawable {IN_PLACE[kind]}))
    {noise("drawable", recipe, "drawable")}
    (test-dump "whole-{number}" drawable)))
"""


def is_selected(i):
    y, x = divmod(i, SIDE)
    return any(left <= x < left + width and top <= y < top + height
               for left, top, width, height in SELECTED)


class Selected(harness.TestCase):
    """Tests the kinds of drawables that a subclass names."""

    kinds = ()
    rounding = 0.0

    @classmethod
    def setUpClass(cls):
        cls.images = [words for words in IMAGES if words[0] in cls.kinds]
        cls.script = "".join(script(*words) for words in enumerate(cls.images))
        super().setUpClass()

    def around(self, number, picture):
        """Returns the numbers expected around the selection, for each component."""
        if self.images[number][0] in IN_PLACE:
            return self.answer.picture(f"before-{number}").components
        return [[0.0] * SIDE * SIDE for _ in picture.components]

    def limits(self, picture):
        """Returns how much each pixel may differ.  GIMP merges colors multiplied by
        alpha, and then divides them by it, which also divides the rounding error."""
        alphas = picture.alpha or [1.0] * SIDE * SIDE
        return [self.rounding / (alpha or 1.0) for alpha in alphas]

    def check(self):
        self.assertQuiet(self.answer)
        for number, words in enumerate(self.images):
            with self.subTest(words):
                picture = self.answer.picture(f"selected-{number}")
                whole = self.answer.picture(f"whole-{number}")
                around = self.around(number, picture)
                self.assertEqual(picture.format, whole.format)
                for k, numbers in enumerate(picture.components):
                    expected = [
                        (whole.components[k] if is_selected(i)
                         else around[k])[i] for i in range(SIDE * SIDE)]
                    wrong = [i for i, limit in enumerate(self.limits(picture))
                             if not abs(numbers[i] - expected[i]) <= limit]
                    self.assertEqual(
                        wrong, [], f"component {k} of {picture.format}")


class InPlace(Selected):
    kinds = tuple(IN_PLACE)
    # babl takes the conversion that was quickest when it measured them, which differs
    # from run to run on a busy machine; their mean errors are at most 1e-6.
    rounding = 1e-5

    def test_what_is_selected_is_the_noise_and_the_rest_as_it_was(self):
        self.check()


class New(Selected):
    kinds = tuple(OUTPUTS)

    def test_what_is_selected_is_the_noise_and_the_rest_is_empty(self):
        self.check()


harness.main()
