# SPDX-License-Identifier: LGPL-3.0-or-later
"""Loops, maps, contact sheets and patterns: where their layers are, what kind of image
they make, and that each contains the noise of its recipe.  tests/shared tests which
recipes they make."""

import struct

import harness
from harness import quote

SIZE = (48, 32)
BASE = "lattice-noise/1 scale=13 seed=3"

# ---- Loops ----

N = 4
LOOP = f"""
; In a group above the given layer, in one undo step.
(let* ((image (test-image {SIZE[0]} {SIZE[1]} RGB test-u8))
       (layer (test-layer image "a" 5 4 20 20 #f))
       (top (test-layer image "top" 0 0 8 8 #f)))
  (gimp-image-select-rectangle image CHANNEL-OP-REPLACE 3 3 9 9)
  (gimp-image-clean-all image)
  (let* ((answer (test-loop image layer {quote(BASE)} {N} 100 3 "group"))
         (group (test-parent (car (cadr answer)))))
    (test-report "same-image" (= (car answer) image))
    (test-report "group-name" (test-name group))
    (test-report "group-position" (test-position image group))
    (test-report "first-position" (test-position image (car (cadr answer))))
    (test-report "dirty" (test-is-dirty image))
    (test-tell-layers "group" answer)))

; New images are of the same kind.
(let* ((image (test-image {SIZE[0]} {SIZE[1]} GRAY test-float))
       (layer (test-layer image "a" 0 0 20 20 #f)))
  (gimp-image-clean-all image)
  (let ((answer (test-loop image layer {quote(BASE)} {N} 40 3 "new-image")))
    (test-report "other-image" (= (car answer) image))
    (test-report "given-layers" (test-n-layers image))
    (test-report "new-layers" (test-n-layers (car answer)))
    (test-report "given-dirty" (test-is-dirty image))
    (test-tell-layers "image" answer)))

; A drifting loop of another size, a transparent one, and one of so many frames that
; their order may go wrong.
(let* ((image (test-image {SIZE[0]} {SIZE[1]} RGB test-u8))
       (layer (test-layer image "a" 0 0 20 20 #f)))
  (test-tell-layers "drift" (test-moving-loop image layer {quote(BASE)} {N}
                              100 "new-image" 32 40 1 -2 0))
  (test-tell-layers "clear" (test-loop image layer
                              {quote(BASE + " coloring=rgba")} 2 100 3
                              "group"))
  (let* ((answer (test-moving-loop image layer {quote(BASE)} 100 100
                                   "new-image" 8 8 0 0 0))
         (last (list-ref (cadr answer) 99)))
    (set! test-images (cons (car answer) test-images))
    (test-report "last-name" (test-name last))
    (test-report "last-recipe" (test-parasite last))
    (test-report "last-position" (test-position (car answer) last))))
"""

# ---- Maps ----

MAPS = ["Metallic", "Roughness", "Curvature", "Occlusion", "Slope", "Height",
        "Colors", "Normals"]
PRECISIONS = ("u8", "u16", "float")


def maps(precision):
    """Makes maps, and also draws the recipe of each with the procedure for noise."""
    return f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} RGB test-{precision}))
       (layer (test-layer image "a" 3 2 20 20 #f)))
  (gimp-image-select-rectangle image CHANNEL-OP-REPLACE 3 3 9 9)
  (let ((answer (test-maps image layer {quote(BASE)} "group")))
    (test-report "maps-group-{precision}"
                 (test-name (test-parent (car (cadr answer)))))
    (test-tell-layers "maps-{precision}" answer)
    (gimp-selection-none image)
    (let loop ((layers (cadr answer)) (i 0))
      (if (pair? layers)
          (begin
            (test-dump (string-append "single-{precision}-" (number->string i))
                       (test-noise image layer (test-parasite (car layers))
                                   "new-layer" "canvas" LAYER-MODE-NORMAL 100))
            (loop (cdr layers) (+ i 1)))))))
"""


MAPS_IN_A_NEW_IMAGE = f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} GRAY test-u8))
       (layer (test-layer image "a" 3 2 20 20 #f)))
  (test-tell-layers "maps-new" (test-maps image layer {quote(BASE)}
                                          "new-image")))
"""

# Maps as files.  The first call makes a folder that is named like the third file of the
# second call, which therefore fails; the last call wants a folder where there is a file.
def save_maps(folder, name):
    return f"""(test-try (lambda () (test-map-files image layer {quote(BASE)} "godot"
      "files" 16 16 (string-append test-folder "/{folder}") "{name}" "yes")))"""


MAP_FILES = f"""
(let* ((image (test-image 8 8 RGB test-u8))
       (layer (test-layer image "a" 0 0 8 8 #f)))
  (test-report "files" {save_maps("stones/rock_albedo.png", "whole")})
  (test-report "files-stuck" {save_maps("stones", "rock")})
  (test-report "files-nowhere"
    {save_maps("stones/rock_albedo.png/whole_orm.png", "none")}))
"""

# ---- Contact sheets: the call, rows, columns and the format ----

CELL, GAP = 24, 4
SHEETS = {
    "values": ('-1 2 9 {} "octaves=1..2" "persistence=0.3,0.4,0.5"', 2, 3,
               "Y'A u8"),
    "colors": ('5 1 2 {} "" "coloring=gray,two-colors"', 1, 2, "R'G'B'A u8"),
}
DRAW_SHEETS = "".join(f"""
(let ((answer (test-sheet {quote(BASE)} {words.format(CELL)})))
  (test-report "{name}-size" (+ (* 1000 (test-width (car answer)))
                                (test-height (car answer))))
  (test-tell-layers "{name}" answer))
""" for name, (words, *_) in SHEETS.items())

# ---- Patterns: recipe, name given, name made, file, components ----

NOISE = "\u0448\u0443\u043c \u566a\u58f0"
PATTERNS = {
    "gray": (BASE, "", "Perlin, seed 3", "Perlin, seed 3.pat", 1),
    "look": (harness.goldens.preset("marble"), "", "Marble, seed 3",
             "Marble, seed 3.pat", 3),
    "rgb": (f"{BASE} coloring=rgb", NOISE, NOISE, f"{NOISE}.pat", 3),
    "rgba": (f"{BASE} coloring=rgba", "clear/as: glass", "clear/as: glass",
             "clear-as- glass.pat", 4),
}


def save(recipe, name, file='""'):
    return (f"(test-save-pattern {quote(recipe)} {quote(name)} {SIZE[0]} "
            f"{SIZE[1]} {file})")


SAVE_PATTERNS = "".join(f"""
(let* ((answer {save(recipe, name)})
       (image (test-image {2 * SIZE[0]} {2 * SIZE[1]} RGB test-u8))
       (layer (test-layer image "a" 0 0 {2 * SIZE[0]} {2 * SIZE[1]} #t)))
  (test-report "{key}-name" (car answer))
  (test-report "{key}-file" (cadr answer))
  (gimp-drawable-edit-clear layer)
  (test-choose-pattern (car answer))
  (gimp-drawable-edit-fill layer FILL-PATTERN)
  (test-dump "{key}" layer))
""" for key, (recipe, name, *_) in PATTERNS.items()) + f"""
{save(BASE, "own", '(string-append test-folder "/new/own.pat")')}
(test-report "again" (test-try (lambda () {save(BASE, "")})))
"""


class Series(harness.TestCase):
    script = (LOOP + "".join(map(maps, PRECISIONS)) + MAPS_IN_A_NEW_IMAGE
              + MAP_FILES + DRAW_SHEETS + SAVE_PATTERNS)

    def told(self, name):
        return self.answer.reports.get(name)

    def assertLayers(self, prefix, names, size=SIZE):
        """Checks that there are layers of these names, and that each has the noise of
        its recipe, from the canvas's corner on."""
        self.assertEqual(self.told(f"{prefix}-n"), str(len(names)))
        for i, name in enumerate(names):
            picture = self.answer.picture(f"{prefix}-{i}")
            self.assertEqual(self.told(f"{prefix}-{i}-name"), name)
            self.assertEqual((picture.width, picture.height), size)
            self.assertNoise(picture, self.told(f"{prefix}-{i}-recipe"),
                             (0, 0), f"{prefix} {i}")

    def test_the_run_ends_well(self):
        self.assertEqual(self.answer.status, 0, self.answer.text)
        self.assertIn("again", self.answer.reports, self.answer.text)
        # GIMP itself prints an error before the last refusal.
        self.assertEqual([line for line in self.answer.warnings
                          if not line.startswith("GIMP-Error: ")], [])

    def test_a_loop_goes_above_the_layer_given_with_the_first_frame_lowest(self):
        self.assertReports(same_image="1", group_name="Perlin, seed 3",
                           group_position="1", first_position=str(N - 1),
                           dirty="1", group_0_offsets="0 0")
        self.assertLayers("group", [f"Frame {k + 1} (100ms)"
                                    for k in range(N)])
        frames = {self.answer.picture(f"group-{k}").components[0].tobytes()
                  for k in range(N)}
        self.assertEqual(len(frames), N)

    def test_a_new_image_is_of_the_same_kind_and_the_other_left_alone(self):
        self.assertReports(other_image="0", given_layers="1", given_dirty="0",
                           new_layers=str(N))
        self.assertLayers("image", [f"Frame {k + 1} (40ms)" for k in range(N)])
        self.assertEqual(self.answer.picture("image-0").format, "YA float")

    def test_frames_have_the_size_given_and_drift(self):
        self.assertLayers("drift", [f"Frame {k + 1} (100ms)"
                                    for k in range(N)], (32, 40))
        self.assertIn(" offset-x=8 offset-y=-20 period-x=32 period-y=40 ",
                      self.told("drift-1-recipe"))

    def test_many_frames_come_in_order_and_transparent_ones_replace(self):
        self.assertReports(
            last_name="Frame 100 (100ms)", last_position="0",
            last_recipe="lattice-noise/1 scale=13 seed=3 dimensions=four "
            "loop-path=0.3 phase=0.99", clear_1_name="Frame 2 (100ms) (replace)")

    def test_maps_are_what_the_first_procedure_draws_of_their_recipes(self):
        for precision in PRECISIONS:
            self.assertEqual(self.told(f"maps-group-{precision}"),
                             "Perlin, seed 3")
            for i, name in enumerate(MAPS):
                picture = self.answer.picture(f"maps-{precision}-{i}")
                self.assertEqual(self.told(f"maps-{precision}-{i}-name"), name)
                self.assertEqual((picture.width, picture.height), SIZE)
                self.assertEqual(
                    picture.components,
                    self.answer.picture(f"single-{precision}-{i}").components)
            self.assertNoise(self.answer.picture(f"maps-{precision}-5"), BASE,
                             (0, 0), precision)

    def test_a_new_image_of_maps_has_colors_and_floats(self):
        self.assertEqual(self.told("maps-new-n"), str(len(MAPS)))
        for i in range(len(MAPS)):
            picture = self.answer.picture(f"maps-new-{i}")
            self.assertEqual(picture.format, "RGBA float")
            self.assertEqual(
                picture.components,
                self.answer.picture(f"maps-float-{i}").components)

    def test_all_files_of_a_material_are_written_or_none(self):
        stones = self.gimp.folder / "stones"
        self.assertEqual([path.name for path in stones.iterdir()],
                         ["rock_albedo.png"])
        self.assertEqual(
            sorted(path.name for path in (stones / "rock_albedo.png").iterdir()),
            ["whole.tres", *(f"whole_{name}.png"
                             for name in ("albedo", "height", "normal", "orm"))])
        self.assertIn("rock_albedo.png", self.told("files-stuck"))
        self.assertIn('whole_orm.png": ', self.told("files-nowhere"))

    def test_a_sheet_has_rows_and_columns_of_noise(self):
        names = {"values": [f"octaves={octaves} persistence={persistence}"
                            for octaves in (1, 2)
                            for persistence in (0.3, 0.4, 0.5)],
                 "colors": ["coloring=gray seed=5", "coloring=two-colors seed=5"]}
        step = CELL + GAP
        for name, (_, rows, columns, encoding) in SHEETS.items():
            self.assertLayers(name, names[name], (CELL, CELL))
            self.assertEqual(
                float(self.told(f"{name}-size")),
                1000 * (columns * step - GAP) + rows * step - GAP)
            for i in range(rows * columns):
                row, column = divmod(i, columns)
                self.assertEqual(self.told(f"{name}-{i}-offsets"),
                                 f"{column * step} {row * step}")
                self.assertEqual(self.answer.picture(f"{name}-{i}").format,
                                 encoding)

    def test_a_pattern_has_a_name_and_a_file_that_gimp_reads(self):
        folder = self.gimp.profile / "patterns"
        for key, (_, _, name, file, n_components) in PATTERNS.items():
            self.assertEqual(self.told(f"{key}-name"), name)
            self.assertEqual(self.told(f"{key}-file"), str(folder / file))
            content = (folder / file).read_bytes()
            title = name.encode() + b"\0"
            self.assertEqual(struct.unpack(">5I4s", content[:24]),
                             (24 + len(title), 1, *SIZE, n_components,
                              b"GPAT"))
            self.assertEqual(content[24:24 + len(title)], title)
            self.assertEqual(len(content) - 24 - len(title),
                             SIZE[0] * SIZE[1] * n_components)
        self.assertEqual(sorted(path.name for path in folder.iterdir()),
                         sorted(file for *_, file, _ in PATTERNS.values()))
        self.assertTrue((self.gimp.folder / "new" / "own.pat").exists())
        self.assertIn('Perlin, seed 3.pat" already exists', self.told("again"))

    def test_gimp_fills_with_a_pattern_at_once_and_sees_no_seam(self):
        """Fills an area of two by two tiles."""
        width, height = SIZE
        self.assertNoise(self.answer.picture("gray"),
                         f"{BASE} period-x={width} period-y={height}", (0, 0),
                         "filled")
        for key in ("rgb", "rgba"):
            for component in self.answer.picture(key).components:
                rows = [component[i:i + 2 * width]
                        for i in range(0, len(component), 2 * width)]
                self.assertEqual(rows[:height], rows[height:])
                self.assertEqual([row[:width] for row in rows],
                                 [row[width:] for row in rows])
        self.assertGreater(len(set(self.answer.picture("rgba").alpha)), 10)


harness.main()
