# SPDX-License-Identifier: LGPL-3.0-or-later
"""Loops: frames by phase, their names and places."""

import harness
from harness import quote

SIZE = (48, 32)
N = 4

PLAIN = "lattice-noise/1 scale=16 octaves=2 seed=5"
CLOSED = ("lattice-noise/1 algorithm=simplex scale=16 octaves=2 seed=5 "
          "dimensions=four period-x=48 period-y=32 period-z=6 phase=0.7")
CLEAR = "lattice-noise/1 scale=16 coloring=rgba"


def loop(recipe, frames=N, delay=100, cells=3, output="group", more=""):
    return (f"(test-loop image layer {quote(recipe)} {frames} {delay} "
            f'{cells} "{output}" {more})')


def frame(k):
    """The recipe that PLAIN's frame k should have, in its shortest form."""
    phase = f" phase={k / N}" if k else ""
    return f"{PLAIN} dimensions=three period-z=3{phase}"


def draw(recipe):
    return (f'(test-noise image layer {quote(recipe)} "new-layer" "canvas" '
            "LAYER-MODE-NORMAL 100)")


SCRIPT = f"""
(define (new-image base precision)
  (test-image {SIZE[0]} {SIZE[1]} base precision))

; In a group, above the layer given, in one step that can be undone.
(let* ((image (new-image RGB test-u8))
       (layer (test-layer image "a" 5 4 20 20 #f))
       (top (test-layer image "top" 0 0 8 8 #f)))
  (gimp-image-select-rectangle image CHANNEL-OP-REPLACE 3 3 9 9)
  (gimp-image-clean-all image)
  (let* ((answer {loop(PLAIN)})
         (group (test-parent (car (cadr answer)))))
    (test-report "same-image" (= (car answer) image))
    (test-report "group-name" (test-name group))
    (test-report "group-position" (test-position image group))
    (test-report "first-position" (test-position image (car (cadr answer))))
    (test-report "dirty" (test-is-dirty image))
    (test-tell-layers "group" answer)))

; New images are of the same kind.
(let* ((image (new-image GRAY test-float))
       (layer (test-layer image "a" 0 0 20 20 #f)))
  (gimp-image-clean-all image)
  (let ((answer {loop(PLAIN, output="new-image", delay=40)}))
    (test-report "other-image" (= (car answer) image))
    (test-report "layers-given" (test-n-layers image))
    (test-report "layers-new" (test-n-layers (car answer)))
    (test-report "given-dirty" (test-is-dirty image))
    (test-tell-layers "image" answer)))

; Frames beside what the procedure draws; recipes that are loops already.
(let* ((image (new-image RGB test-u16))
       (layer (test-layer image "a" 0 0 20 20 #f)))
  (test-tell-layers "closed" {loop(CLOSED)})
  (test-tell-layers "clear" {loop(CLEAR, frames=2, cells=6)})
  {"".join(f'(test-dump "single-{k}" {draw(frame(k))})' for k in range(N))}
  (test-dump "single-end" {draw(PLAIN + " dimensions=three period-z=3 phase=1")})
  (test-tell-layers "frames" {loop(PLAIN)}))

; Of another size, and drifting.
(let* ((image (new-image RGB test-u8))
       (layer (test-layer image "a" 0 0 20 20 #f)))
  (let ((answer {loop(PLAIN, output="new-image", more="32 40 1 -2 0")}))
    (set! test-images (cons (car answer) test-images))
    (test-tell-layers "drift" answer))
  (test-tell-layers "small" {loop(PLAIN, more="32 0 0 0 0")}))

; Evolution in the plane.
(let* ((image (new-image RGB test-u8))
       (layer (test-layer image "a" 0 0 20 20 #f)))
  (test-tell-layers "turns" {loop(PLAIN, more="0 0 0 0 1")}))

; Many frames come in their order.
(let* ((image (test-image 8 8 RGB test-u8))
       (layer (test-layer image "a" 0 0 8 8 #f))
       (answer {loop(PLAIN, frames=100, output="new-image")}))
  (set! test-images (cons (car answer) test-images))
  (test-report "many" (length (cadr answer)))
  (test-report "last-name" (test-name (list-ref (cadr answer) 99)))
  (test-report "last-recipe" (test-parasite (list-ref (cadr answer) 99)))
  (test-report "last-position"
               (test-position (car answer) (list-ref (cadr answer) 99))))
"""


class Loop(harness.TestCase):
    script = SCRIPT

    def told(self, name):
        return self.answer.reports.get(name)

    def assertReports(self, **expected):
        told = {name: self.told(name.replace("_", "-")) for name in expected}
        self.assertEqual(told, expected)

    def test_the_run_is_quiet(self):
        self.assertQuiet(self.answer)

    def test_frames_are_named_for_animations(self):
        for prefix, end in (("group", "100ms)"), ("image", "40ms)"),
                            ("closed", "100ms)")):
            for k in range(N):
                self.assertEqual(self.told(f"{prefix}-{k}-name"),
                                 f"Frame {k + 1} ({end}")
        self.assertReports(clear_0_name="Frame 1 (100ms) (replace)",
                           clear_1_name="Frame 2 (100ms) (replace)")

    def test_a_group_goes_above_the_layer_given_with_the_first_lowest(self):
        self.assertReports(same_image="1", group_name="Perlin, seed 5",
                           group_position="1", group_n=str(N), dirty="1",
                           first_position=str(N - 1))

    def test_a_new_image_is_of_the_same_kind_and_the_other_left_alone(self):
        self.assertReports(other_image="0", layers_given="1", given_dirty="0",
                           layers_new=str(N))
        picture = self.answer.picture("image-0")
        self.assertEqual((picture.width, picture.height), SIZE)
        self.assertEqual(picture.format, "YA float")

    def test_frames_are_noise_all_over_the_canvas(self):
        for prefix in ("group", "image", "frames"):
            for k in range(N):
                self.assertEqual(self.told(f"{prefix}-{k}-recipe"), frame(k))
                self.assertEqual(self.told(f"{prefix}-{k}-offsets"), "0 0")
                self.assertNoise(self.answer.picture(f"{prefix}-{k}"),
                                 frame(k), (0, 0), f"{prefix} {k}")

    def test_frames_equal_what_the_procedure_draws(self):
        for k in range(N):
            self.assertEqual(self.answer.picture(f"frames-{k}").components,
                             self.answer.picture(f"single-{k}").components)

    def test_after_the_last_frame_the_first_follows(self):
        """And all frames are different."""
        first = self.answer.picture("single-0").components
        self.assertEqual(self.answer.picture("single-end").components, first)
        pictures = {self.answer.picture(f"frames-{k}").components[0].tobytes()
                    for k in range(N)}
        self.assertEqual(len(pictures), N)

    def test_frames_have_the_size_given_and_drift(self):
        for k in range(N):
            offset = (f" offset-x={8 * k} offset-y={-(20 * k % 40)}"
                      if k % 2 else f" offset-x={8 * k}" if k else "")
            phase = f" phase={k / N}" if k else ""
            recipe = (f"{PLAIN} dimensions=three{offset} period-x=32 "
                      f"period-y=40 period-z=3{phase}")
            self.assertEqual(self.told(f"drift-{k}-recipe"), recipe)
            picture = self.answer.picture(f"drift-{k}")
            self.assertEqual((picture.width, picture.height), (32, 40))
            self.assertNoise(picture, recipe, (0, 0), f"drift {k}")
            # Where only one side is given, the other is the image's.
            small = self.answer.picture(f"small-{k}")
            self.assertEqual((small.width, small.height), (32, SIZE[1]))

    def test_turns_let_noise_seethe_in_the_plane(self):
        for k in range(N):
            recipe = PLAIN + (f" evolution={360 * k // N}" if k else "")
            self.assertEqual(self.told(f"turns-{k}-recipe"), recipe)
            self.assertNoise(self.answer.picture(f"turns-{k}"), recipe,
                             (0, 0), f"turns {k}")

    def test_a_recipe_that_closes_itself_keeps_its_period(self):
        for k in range(N):
            phase = f" phase={k / N}" if k else ""
            recipe = CLOSED.replace(" phase=0.7", phase)
            self.assertEqual(self.told(f"closed-{k}-recipe"), recipe)
            self.assertNoise(self.answer.picture(f"closed-{k}"), recipe,
                             (0, 0), f"closed {k}")
            self.assertNoise(self.answer.picture(f"closed-{k}"), recipe,
                             SIZE, f"closed {k}, the next tile")

    def test_cells_are_the_period_of_others(self):
        self.assertReports(
            clear_1_recipe="lattice-noise/1 scale=16 dimensions=three "
            "period-z=6 phase=0.5 coloring=rgba")

    def test_many_frames_come_in_order(self):
        self.assertReports(
            many="100", last_name="Frame 100 (100ms)", last_position="0",
            last_recipe=f"{PLAIN} dimensions=three period-z=3 phase=0.99")


harness.main()
