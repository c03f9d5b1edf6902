# SPDX-License-Identifier: LGPL-3.0-or-later
"""Grain and displacement of layers, masks and channels."""

import hashlib
import itertools

import harness
from harness import quote, select

BELOW = "lattice-noise/1 algorithm=value scale=15 octaves=3 seed=21"
COLORS = BELOW + " coloring=rgba"
CANVAS = (90, 70)
LAYER = (-7, 12, 80, 50)      # x, y on the canvas, width, height
SELECTED = (20, 25, 31, 22)   # on the canvas, inside the layer

GRAIN = '(test-grain image drawable "iso-3200" 100 5 "canvas")'
DISPLACE = ('(test-displace image drawable "wobble" 100 "mirror" "" '
            '"canvas")')
TEAR = '(test-tear image drawable "torn-paper" "{}")'
FILTERS = {"grain": GRAIN, "displace": DISPLACE}

# The beginnings of the pixels' SHA-256, which are the same on every GIMP.
IMAGES = {
    ("grain", "RGB", "u8"): "59c172c87814c44f",
    ("grain", "RGB", "u16"): "82edaac0042a3801",
    ("grain", "RGB", "float"): "d938deecb8c284c1",
    ("grain", "RGB", "float-perceptual"): "ca4bbc8dd42d14e2",
    ("grain", "GRAY", "u8"): "f10e6bcb51d1a0a1",
    ("grain", "GRAY", "float"): "4d9693be9e3d2e95",
    ("displace", "RGB", "u8"): "958e77c3e1b2d09e",
    ("displace", "RGB", "u16"): "1af96c64b8d3af0c",
    ("displace", "RGB", "float"): "5221b50bf8593a6e",
    ("displace", "RGB", "float-perceptual"): "9f3787a5d06ac524",
    ("displace", "GRAY", "u8"): "e5b35fa875bc17fc",
    ("displace", "GRAY", "float"): "4f4e3de0a5984041",
}

# What is called, and what the refusal says.
REFUSALS = [
    ('(test-grain image drawable "kodak" 100 5 "canvas")',
     'Film is "kodak": choose one of custom, iso-100'),
    ('(test-grain image drawable "iso-400" -1 5 "canvas")',
     "Strength is -1: it must be between 0 and 400"),
    ('(test-grain image drawable "iso-400" 100 5 "moon")',
     'Anchor is "moon": choose one of canvas, layer'),
    ('(test-displace image drawable "rubbish" 100 "wrap" "" "canvas")',
     'Effect is "rubbish"'),
    ('(test-displace image drawable "melt" 100 "sharp" "" "canvas")',
     'Edges is "sharp": choose one of automatic, transparent'),
    ('(test-displace image drawable "melt" 100 "wrap" '
     '"lattice-noise/1 scale=0" "canvas")', "Scale is 0"),
    (TEAR.format("outline").replace("drawable", "mask"),
     "Masks and channels have no transparency"),
    (GRAIN.replace("drawable", "group"), "This is a layer group"),
    (GRAIN.replace("drawable", "locked"), "The pixels are locked"),
    (GRAIN.replace("image drawable", "indexed flat"), "The image is indexed"),
]
if harness.GENERATION == 2:  # GIMP 3 does not let such a number through
    REFUSALS += [
        ('(test-grain image drawable "iso-400" 100 -1 "canvas")',
         'Seed is "-1": it must be a whole number'),
    ]


def begin(base="RGB", precision="u8", drawn=COLORS):
    canvas, layer = (" ".join(map(str, numbers))
                     for numbers in (CANVAS, LAYER))
    return f"""
(let* ((image (test-image {canvas} {base} test-{precision}))
       (drawable (test-layer image "a" {layer} #t)))
  (test-draw image drawable {quote(drawn)} "layer")
"""


def drawn(name, base, precision):
    return f"""{begin(base, precision)}
  (test-dump "before-{base}-{precision}" drawable))
{begin(base, precision)}
  {FILTERS[name]}
  (test-dump "{name}-{base}-{precision}" drawable))
"""


def selected(name, precision):
    return f"""{begin("RGB", precision)}
  {select(*SELECTED)}
  {FILTERS[name]}
  (test-dump "selected-{name}-{precision}" drawable))
"""


def weakened(name):
    """Filters with strength 0 and a feathered selection; if GIMP merged the result, it
    would round floats."""
    return f"""{begin("GRAY", "float", COLORS)}
  (test-dump "unchanged-{name}" drawable)
  (gimp-image-clean-all image)
  (gimp-context-set-feather TRUE)
  (gimp-context-set-feather-radius 9 9)
  {select(*SELECTED)}
  (gimp-context-set-feather FALSE)
  {FILTERS[name].replace("100", "0")}
  (gimp-selection-none image)
  (test-dump "weakened-{name}" drawable))
"""


def masked(name):
    return f"""
(let* ((image (test-image 90 70 RGB test-u8))
       (layer (test-layer image "a" 0 0 90 70 #f))
       (drawable (test-mask layer)))
  (test-draw image drawable {quote(BELOW)} "canvas")
  {FILTERS[name]}
  (test-dump "mask-{name}" drawable)
  (test-dump "under-mask-{name}" layer))
(let* ((image (test-image 90 70 GRAY test-u8))
       (drawable (test-layer image "a" 0 0 90 70 #f)))
  (test-draw image drawable {quote(BELOW)} "canvas")
  {FILTERS[name]}
  (test-dump "like-mask-{name}" drawable))
"""


def anchored(name, anchor):
    """Filters a layer at its place, and an equal one at another place."""
    flat = "lattice-noise/1 low=0.5 high=0.5"
    action = FILTERS[name].replace("canvas", anchor)
    if name == "displace":
        flat = "lattice-noise/1 algorithm=waves scale=11"
    return f"""
{begin(drawn=flat)} {action} (test-dump "at-{name}-{anchor}" drawable))
{begin(drawn=flat)}
  (gimp-layer-set-offsets drawable 3 -20)
  {action} (test-dump "moved-{name}-{anchor}" drawable))
"""


REFUSE = f"""{begin()}
  (let* ((group (test-group image))
         (mask (test-mask drawable))
         (locked (test-layer image "b" 0 0 9 9 #f))
         (indexed (test-image 9 9 RGB test-u8))
         (flat (test-layer indexed "c" 0 0 9 9 #f)))
    (gimp-item-set-lock-content locked TRUE)
    (test-to-indexed indexed)
    (gimp-image-clean-all image)
""" + "".join(
    f"(test-report \"refusal-{number}\" (test-try (lambda () {call})))\n"
    for number, (call, _) in enumerate(REFUSALS)) + """
    (test-report "refused-dirty" (test-is-dirty image))
    (test-dump "refused" drawable)))
"""

def torn(name, words, selection=""):
    """Displaces a layer without alpha."""
    return f"""
(let* ((image (test-image 120 90 RGB test-u8))
       (drawable (test-layer image "a" 0 0 120 90 #f)))
  (test-draw image drawable {quote(BELOW + " coloring=rgb")} "canvas")
  (test-dump "whole-{name}" drawable)
  {selection}
  {words}
  (test-report "alpha-{name}"
    (if (test-is (gimp-drawable-has-alpha drawable)) #t #f))
  (test-dump "torn-{name}" drawable))
"""


UNDO = "".join(f"""{begin()}
  (gimp-image-clean-all image)
  {action}
  (test-report "dirty-{name}" (test-is-dirty image)))
""" for name, action in FILTERS.items())


def digest(picture):
    whole = hashlib.sha256()
    for component in picture.components:
        whole.update(bytes(component))
    return whole.hexdigest()[:16]


class Pictures(harness.QuietTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.answer = cls.gimp.run(
            "".join(itertools.starmap(drawn, IMAGES))
            + "".join(selected(name, precision) for name in FILTERS
                      for precision in ("u8", "float"))
            + "".join(map(masked, FILTERS)) + "".join(map(weakened, FILTERS))
            + "".join(anchored(name, anchor) for name in FILTERS
                      for anchor in ("canvas", "layer"))
            + torn("all", TEAR.format("automatic"))
            + torn("part", TEAR.format("outline"), select(0, 0, 60, 90))
            + torn("no", TEAR.replace("torn-paper", "melt").format("automatic"))
            + UNDO)
        cls.refused = cls.gimp.run(REFUSE)

    def test_pixels_are_the_same_on_every_gimp(self):
        self.maxDiff = None
        self.assertEqual({key: digest(self.answer.picture("-".join(key)))
                          for key in IMAGES}, IMAGES)

    def test_grain_keeps_alpha_and_changes_colors(self):
        for name, base, precision in IMAGES:
            if name != "grain":
                continue
            before = self.answer.picture(f"before-{base}-{precision}")
            after = self.answer.picture(f"{name}-{base}-{precision}")
            self.assertSame(after.alpha, before.alpha, precision)
            self.assertNotEqual(after.colors, before.colors)

    def test_only_what_is_selected_changes(self):
        left, top = SELECTED[0] - LAYER[0], SELECTED[1] - LAYER[1]
        for name, precision in itertools.product(FILTERS, ("u8", "float")):
            before = self.answer.picture(f"before-RGB-{precision}")
            whole = self.answer.picture(f"{name}-RGB-{precision}")
            picture = self.answer.picture(f"selected-{name}-{precision}")
            for k, component in enumerate(picture.components):
                self.assertInside(component, LAYER[2],
                                  (left, top, *SELECTED[2:]),
                                  whole.components[k], before.components[k],
                                  f"{name}, {precision}",
                                  # GIMP rounds floats in a selection.
                                  error=1e-6 if precision == "float" else 0)

    def test_strength_0_changes_no_bit(self):
        for name in FILTERS:
            before, after = (self.answer.picture(f"{when}-{name}").components
                             for when in ("unchanged", "weakened"))
            self.assertEqual(len(before), 2)
            for numbers, expected in zip(after, before):
                self.assertSame(numbers, expected, name)

    def test_masks_are_filtered_like_gray_layers(self):
        for name in FILTERS:
            self.assertSame(
                self.answer.picture(f"mask-{name}").components[0],
                self.answer.picture(f"like-mask-{name}").components[0], name)
            self.assertEqual(
                set(self.answer.picture(f"under-mask-{name}").components[0]),
                {255})

    def test_the_anchor_holds_the_pattern(self):
        for name in FILTERS:
            same = [self.answer.picture(f"{place}-{name}-layer").components
                    for place in ("at", "moved")]
            self.assertEqual(same[0], same[1])
        at, moved = (
            self.answer.picture(f"{place}-grain-canvas").components[0]
            for place in ("at", "moved"))
        # Moved by 10 pixels to the right and 32 up.
        for y in range(32, LAYER[3]):
            for x in range(10, LAYER[2]):
                self.assertEqual(at[(y - 32) * LAYER[2] + x],
                                 moved[y * LAYER[2] + x - 10])

    def test_refusals_name_the_field_and_change_nothing(self):
        for number, (call, said) in enumerate(REFUSALS):
            self.assertIn(said, self.refused.reports[f"refusal-{number}"], call)
        self.assertNotIn("has no property", self.refused.text)
        self.assertEqual(self.refused.reports["refused-dirty"], "0")
        self.assertEqual(self.refused.picture("refused").components,
                         self.answer.picture("before-RGB-u8").components)

    def test_torn_paper_gives_a_photograph_a_torn_border(self):
        whole = self.answer.picture("whole-all").colors
        torn = self.answer.picture("torn-all")
        for before, after in zip(whole, torn.colors):
            self.assertTrue(all(
                a == b for a, b, alpha in zip(after, before, torn.alpha)
                if alpha > 0))
        middle = [torn.alpha[120 * y + x] for y in range(40, 50)
                  for x in range(40, 80)]
        self.assertEqual(set(middle), {255})
        self.assertGreater(torn.alpha.count(0), 120 * 90 // 8)
        # Outside the selection, nothing is torn.
        part = self.answer.picture("torn-part").alpha
        self.assertEqual({part[120 * y + x] for y in range(90)
                          for x in range(60, 120)}, {255})
        self.assertGreater(part.count(0), 100)
        # An effect that only moves colors adds no alpha.
        self.assertEqual([self.answer.reports[f"alpha-{name}"]
                          for name in ("all", "part", "no")], ["1", "1", "0"])

    def test_a_filter_can_be_undone(self):
        for name in FILTERS:
            self.assertEqual(self.answer.reports[f"dirty-{name}"], "1")


if __name__ == "__main__":
    harness.main()
