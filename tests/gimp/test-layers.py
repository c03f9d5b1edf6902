# SPDX-License-Identifier: LGPL-3.0-or-later
"""New layers, recipes that stay with them, arguments, and the menu."""

import re

import harness
from harness import noise

RECIPE = "lattice-noise/1 scale=13 octaves=2 seed=7"
LONG_SEED = "lattice-noise/1 algorithm=simplex seed=18446744073709551615"
WORDY = "lattice-noise/1   seed=7 algorithm=perlin  scale=13.0 octaves=2"
LOOK = re.sub("seed=[0-9]+", "seed=77 period-x=640 offset-x=9",
              harness.goldens.preset("marble"))
CANVAS = (64, 48)


SCRIPT = f"""
(define (test-tell prefix image layer)
  (for-each (lambda (name value) (test-report (string-append prefix name)
                                              value))
            '("name" "mode" "opacity" "position" "offsets" "recipe")
            (list (test-name layer) (test-mode layer) (test-opacity layer)
                  (test-position image layer) (test-offsets layer)
                  (test-parasite layer)))
  (test-dump (string-append prefix "new") layer))

(test-report "multiply" LAYER-MODE-MULTIPLY)
(let* ((image (test-image {CANVAS[0]} {CANVAS[1]} RGB test-u8))
       (below (test-layer image "below" 9 5 30 20 #f))
       (above (test-layer image "above" 0 0 10 10 #f))
       (layer {noise("new-layer", WORDY, "below", "layer", "LAYER-MODE-MULTIPLY", 40)}))
  (test-report "layers" (test-n-layers image))
  (test-tell "a-" image layer)
  (test-report "below-has-recipe" (test-has-parasite below))
  (test-dump "below" below))

(let* ((image (test-image {CANVAS[0]} {CANVAS[1]} GRAY test-float))
       (group (test-group image))
       (inner (test-make-layer image "inner" 20 20 (test-type image #f))))
  (test-insert-in-group image inner group)
  (let ((layer {noise("new-layer", LONG_SEED, "inner")}))
    (test-report "in-group" (= (test-parent layer) group))
    (test-tell "b-" image layer))
  (let ((layer {noise("new-layer-below", LONG_SEED, "inner", mode="LAYER-MODE-MULTIPLY")}))
    (test-report "below-in-group" (= (test-parent layer) group))
    (test-tell "c-" image layer)))

(let* ((image (test-image {CANVAS[0]} {CANVAS[1]} RGB test-u8))
       (layer (test-layer image "a" 0 0 {CANVAS[0]} {CANVAS[1]} #f))
       (drawn (test-noise-by-words image layer "value" 17 2.5 0.625 99)))
  (test-report "same" (= drawn layer))
  (test-report "words" (test-parasite layer))
  (test-dump "words" layer))

(let* ((image (test-image {CANVAS[0]} {CANVAS[1]} RGB test-u8))
       (layer (test-layer image "a" 0 0 {CANVAS[0]} {CANVAS[1]} #f)))
  (test-report "look-name" (test-name {noise("new-layer", LOOK)}))
  (test-report "channel-name" (test-name {noise("new-channel", LOOK)}))
  (test-report "other-look-name"
               (test-name {noise("new-layer", LOOK + " phase=0.4")})))

(let* ((image (test-image {CANVAS[0]} {CANVAS[1]} RGB test-u8))
       (layer (test-layer image "a" 0 0 {CANVAS[0]} {CANVAS[1]} #f)))
  (test-noise-with-last-values image layer)
  (test-report "last" (test-parasite layer)))
"""


class Layers(harness.QuietTestCase):
    script = SCRIPT

    def test_a_new_layer_has_the_mode_opacity_and_name_asked_for(self):
        self.assertReports(a_name="Perlin noise", layers="3",
                           a_mode=self.answer.reports["multiply"])
        self.assertEqual(float(self.answer.reports["a-opacity"]), 40)

    def test_a_new_layer_lies_above_the_one_given_over_all_the_canvas(self):
        self.assertReports(a_position="1", a_offsets="0 0")
        picture = self.answer.picture("a-new")
        self.assertEqual((picture.width, picture.height), CANVAS)
        self.assertNoise(picture, RECIPE, (0, 0), "new layer")

    def test_the_layer_given_is_left_alone(self):
        self.assertReports(below_has_recipe="0")
        self.assertEqual(set(self.answer.picture("below").components[0]),
                         {255})

    def test_a_layer_keeps_its_recipe_in_its_shortest_form(self):
        self.assertReports(a_recipe=RECIPE, b_recipe=LONG_SEED)

    def test_layers_are_named_after_the_look(self):
        """They are named after the preset with the same recipe, whatever its seed,
        periods and offsets, or after the algorithm if there is no such preset."""
        self.assertReports(b_name="Simplex noise", look_name="Marble",
                           other_look_name="Perlin noise",
                           channel_name="Marble")

    def test_a_new_layer_is_put_into_the_group_of_the_one_given(self):
        self.assertReports(in_group="1", b_position="0")

    def test_a_new_layer_can_lie_below_the_one_given(self):
        self.assertReports(below_in_group="1", c_position="2",
                           c_mode=self.answer.reports["multiply"])

    def test_the_first_arguments_draw_what_their_recipe_draws(self):
        recipe = ("lattice-noise/1 algorithm=value scale=17 octaves=2.5 "
                  "persistence=0.625 seed=99")
        self.assertReports(same="1", words=recipe)
        self.assertNoise(self.answer.picture("words"), recipe, (0, 0),
                         "arguments")

    def test_without_last_values_the_initial_ones_are_drawn(self):
        self.assertReports(last="lattice-noise/1")

    def test_the_procedure_is_in_the_menu_of_noises(self):
        known = (self.gimp.profile / "pluginrc").read_text(
            encoding="utf-8", errors="replace")
        start = known.index('(proc-def "plug-in-lattice-noise"')
        ours = known[start:known.find("(plug-in-def", start)]
        self.assertIn('(menu-path "<Image>/Filters/Render/Noise/'
                      'Lattice Noise")', ours)
        self.assertIn("Lattice Noise _Studio...", ours)
        self.assertIn("RGB*, GRAY*", ours)


harness.main()
