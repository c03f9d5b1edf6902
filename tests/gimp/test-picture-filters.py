# SPDX-License-Identifier: LGPL-3.0-or-later
"""Grain and displacement as filters of GIMP 3: on layers, groups and text, saved and
merged.  Scripts cannot undo or redo, so tests/gui/test-filter-dialogs.py does that."""

import harness
from harness import quote, select

BELOW = "lattice-noise/1 algorithm=value scale=15 octaves=3 seed=21"
SIZE = (70, 50)
FILTERS = {
    "grain": ('"lattice:grain"', '"film" "iso-3200" "seed" 5',
              '(test-grain image layer "iso-3200" 100 5 "layer")'),
    "displace": ('"lattice:displace"', '"effect" "wobble" "edges" "mirror"',
                 '(test-displace image layer "wobble" 100 "mirror" "" '
                 '"layer")'),
}


def begin(base="RGB", precision="u8", parent="0"):
    return f"""
(let* ((image (test-image 90 60 {base} test-{precision}))
       (group {parent})
       (layer (test-layer image "a" 12 -9 {SIZE[0]} {SIZE[1]} #t)))
  (test-draw image layer {quote(BELOW)} "layer")
"""


def append(name, more=""):
    operation, settings, _ = FILTERS[name]
    return (f'(gimp-drawable-append-new-filter layer {operation} "own" '
            f'LAYER-MODE-REPLACE 1.0 {settings} {more})')


def see(name):
    """Dumps what the image looks like, by flattening a copy of it."""
    return f'''(test-dump "{name}" (test-flatten (test-duplicate image)))'''


def made(name, precision):
    return f"""{begin(precision=precision)}
  {FILTERS[name][2]}
  (test-dump "procedure-{name}-{precision}" layer))
{begin(precision=precision)}
  {append(name)}
  (gimp-drawable-merge-filters layer)
  (test-dump "merged-{name}-{precision}" layer))
"""


# Two effects on a photograph, of which only the first moves its outline; and whether the
# photograph has alpha, because a filter that a script makes cannot add it.
EFFECTS = {"torn-paper": "#t", "heat-haze": "#f"}


def opaque(effect):
    """Changes an opaque layer with the procedure, and another with a merged filter."""
    begin = f"""
(let* ((image (test-image 90 60 RGB test-u8))
       (layer (test-layer image "a" 0 0 90 60 {EFFECTS[effect]})))
  (test-draw image layer {quote(BELOW + " coloring=rgb")} "layer")
"""
    return f"""{begin}
  (test-tear image layer "{effect}" "automatic")
  (test-dump "opaque-procedure-{effect}" layer))
{begin}
  (gimp-drawable-append-new-filter layer "lattice:displace" "own"
                                   LAYER-MODE-REPLACE 1.0 "effect" "{effect}")
  (gimp-drawable-merge-filters layer)
  (test-dump "opaque-merged-{effect}" layer))
"""


SELECTED = (20, 0, 31, 22)   # on the canvas, inside the layer


def selected(name):
    """GIMP gives a filter only the pixels of the selection, and counts them from its
    corner, so displacement by a filter takes the selection's edges for the layer's."""
    origin = (f'"origin-x" {12 - SELECTED[0]} "origin-y" {-9 - SELECTED[1]}')
    return f"""{begin()}
  (test-dump "bare-{name}" layer))
{begin()}
  {select(*SELECTED)}
  {append(name, origin)}
  (gimp-selection-none image)
  (gimp-drawable-merge-filters layer)
  (test-dump "selected-{name}" layer))
"""


def grouped(name):
    return f"""
(let* ((image (test-image 90 60 RGB test-u8))
       (layer (test-group image))
       (inside (test-make-layer image "a" {SIZE[0]} {SIZE[1]} RGBA-IMAGE)))
  (test-insert-in-group image inside layer)
  (gimp-layer-set-offsets inside 12 5)
  (test-draw image inside {quote(BELOW)} "layer")
  {see(f"group-before-{name}")}
  {append(name)}
  {see(f"group-{name}")}
  (test-report "group-n-{name}" (test-n-filters layer)))
"""


def keep(name):
    return f"""{begin()}
  {append(name)}
  (test-save-image image (string-append test-folder "/{name}.xcf")))
"""


def reopen(name):
    return f"""
(let* ((image (test-load-image (string-append test-folder "/{name}.xcf")))
       (layer (car (test-layers image))))
  (set! test-images (cons image test-images))
  (test-report "reopened-{name}" (test-n-filters layer))
  (gimp-drawable-merge-filters layer)
  (test-dump "reopened-{name}" layer))
"""


BEGIN_TEXT = """
(let* ((image (test-image 200 80 RGB test-u8))
       (layer (gimp-text-layer-new image "Noise" (gimp-context-get-font) 40
                                   UNIT-PIXEL)))
  (gimp-image-insert-layer image layer 0 0)
"""
TEXT = BEGIN_TEXT + see("text-plain") + ")" + BEGIN_TEXT + """
  (test-dump "text-before" layer)
""" + append("displace").replace('"mirror"', '"transparent"') + """
  (test-save-image image (string-append test-folder "/text.xcf")))
"""
REOPEN_TEXT = f"""
(let* ((image (test-load-image (string-append test-folder "/text.xcf")))
       (layer (car (test-layers image))))
  (set! test-images (cons image test-images))
  (test-report "text-is-text" (gimp-item-id-is-text-layer layer))
  (test-report "text" (gimp-text-layer-get-text layer))
  (test-report "text-n" (test-n-filters layer))
  (test-dump "text-pixels" layer)
  {see("text-seen")})
"""


class PictureFilters(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.first = cls.gimp.run(
            "".join(made(name, precision) for name in FILTERS
                    for precision in ("u8", "u16"))
            + "".join(map(selected, FILTERS))
            + "".join(map(opaque, EFFECTS))
            + "".join(map(grouped, FILTERS)) + "".join(map(keep, FILTERS)))
        cls.reopened = cls.gimp.run("".join(map(reopen, FILTERS)))

    def assertPictures(self, answer, name, expected, same=True):
        pictures = answer.picture(name), self.first.picture(expected)
        self.count_check()
        if (pictures[0].components == pictures[1].components) != same:
            self.fail(f"{name} and {expected}: "
                      f"{'differ' if same else 'are alike'}")

    def test_the_runs_are_quiet(self):
        self.assertQuiet(self.first)
        self.assertQuiet(self.reopened)

    def test_a_merged_filter_is_what_the_procedure_draws(self):
        for name in FILTERS:
            for precision in ("u8", "u16"):
                self.assertPictures(self.first, f"merged-{name}-{precision}",
                                    f"procedure-{name}-{precision}")

    def test_a_filter_tears_a_photograph_as_the_procedure_does(self):
        for effect in EFFECTS:
            self.assertPictures(self.first, f"opaque-merged-{effect}",
                                f"opaque-procedure-{effect}")
        torn, hazy = (self.first.picture(f"opaque-merged-{effect}").alpha
                      for effect in EFFECTS)
        self.assertGreater(torn.count(0), 90 * 60 // 8)
        self.assertIsNone(hazy)

    def test_a_filter_is_inside_the_selection(self):
        left, top = SELECTED[0] - 12, SELECTED[1] + 9
        for name in FILTERS:
            picture = self.first.picture(f"selected-{name}").components[0]
            before = self.first.picture(f"bare-{name}").components[0]
            whole = self.first.picture(f"procedure-{name}-u8").components[0]
            # Displacement takes the selection's edges for the layer's.
            self.assertInside(picture, SIZE[0], (left, top, *SELECTED[2:]),
                              whole if name == "grain" else picture, before,
                              name)

    def test_groups_have_filters(self):
        for name in FILTERS:
            self.assertEqual(self.first.reports[f"group-n-{name}"], "1")
            self.assertPictures(self.first, f"group-{name}",
                                f"group-before-{name}", same=False)

    def test_a_saved_filter_is_the_same_in_a_new_process(self):
        for name in FILTERS:
            self.assertEqual(self.reopened.reports[f"reopened-{name}"], "1")
            self.assertPictures(self.reopened, f"reopened-{name}",
                                f"merged-{name}-u8")


class Text(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.written = cls.run_with_fonts(TEXT)
        cls.reopened = cls.run_with_fonts(REOPEN_TEXT)

    @classmethod
    def run_with_fonts(cls, script):
        cls.gimp.needs_fonts = True
        return cls.gimp.run(script)

    def test_text_stays_text(self):
        reports = self.reopened.reports
        self.assertEqual(reports["text-is-text"], "1", self.written.text)
        self.assertEqual((reports["text"], reports["text-n"]), ("Noise", "1"))
        self.assertEqual(self.reopened.picture("text-pixels").components,
                         self.reopened.picture("text-before").components)
        self.assertNotEqual(self.reopened.picture("text-seen").components,
                            self.reopened.picture("text-plain").components)


harness.main()
