# SPDX-License-Identifier: LGPL-3.0-or-later
"""The output: chosen above the preview, previewed, and remembered for the next
noise only if it is a layer."""

import case
import groups
import harness

PLAIN = 'lattice-noise/1'
# The recipe of a new dialog in an image of 320 x 240.
FRESH = f'{PLAIN} scale=30'
COLORED = (f'{PLAIN} scale=20 coloring=two-colors color-low=#800000 '
           'color-high=#00ffff')


class Output(case.TestCase):
    studio = groups.Studio

    def setUp(self):
        super().setUp()
        self.gimp.forget()

    def open_on(self, item):
        return self.gimp.open_dialog(
            call=self.gimp.interactive_call('image', item))

    def accept_as(self, output):
        self.gimp.open_dialog()
        self.gimp.choose_output(output)
        self.gimp.screenshot(f'output-{output}')
        self.gimp.accept()

    def assertGray(self, pixels):
        self.assertEqual(pixels[0::3], pixels[1::3])
        self.assertEqual(pixels[0::3], pixels[2::3])
        self.assertGreater(len(set(pixels)), 20)

    def test_a_new_layer_is_edited_when_it_is_opened_again(self):
        self.accept_as('new-layer')
        self.assertEqual(self.gimp.n_layers(), 2)
        self.gimp.run('(define drawn (test-active-layer image))')
        self.assertEqual(self.gimp.run('(test-name drawn)').strip('"'),
                         'Perlin noise')
        self.open_on('drawn')
        self.gimp.screenshot('output-edited')
        self.gimp.set_scale('48')
        self.gimp.accept()
        self.assertEqual(self.gimp.n_layers(), 2)
        self.assertEqual(self.gimp.recipe('drawn'), f'{PLAIN} scale=48')
        self.assertNoise(harness.Picture(self.gimp.pixels('drawn')),
                         f'{PLAIN} scale=48', (0, 0), 'edited')
        # Only that layer was edited: the next noise becomes a new layer again.
        self.gimp.open_dialog()
        self.gimp.accept()
        self.assertEqual(self.gimp.n_layers(), 3)
        self.assertFalse(self.gimp.has_recipe())

    def test_a_layer_below_is_not_kept_for_the_next_noise(self):
        self.accept_as('new-layer-below')
        self.assertEqual(self.gimp.n_layers(), 2)
        self.gimp.run('(define drawn (cadr (test-layers image)))')
        self.assertEqual(self.gimp.recipe('drawn'), FRESH)
        self.gimp.open_dialog()
        self.gimp.accept()
        self.assertEqual(self.gimp.n_layers(), 2)

    def test_a_mask_is_not_kept_for_the_next_layer(self):
        for output in ('layer-mask', 'new-channel'):
            self.accept_as(output)
            self.assertFalse(self.gimp.has_recipe())
        self.assertEqual(self.gimp.recipe('(test-mask-of layer)'), FRESH)
        self.assertEqual(self.gimp.run('(test-n-channels image)'), '1')
        self.gimp.open_dialog()
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), FRESH)

    def test_the_last_values_repeat_a_mask(self):
        self.accept_as('layer-mask')
        self.gimp.run('(test-noise-with-last-values image layer)')
        self.assertFalse(self.gimp.has_recipe())

    def test_a_masks_noise_is_edited(self):
        self.accept_as('layer-mask')
        self.gimp.run('(define mask (test-mask-of layer))')
        self.open_on('mask')
        self.gimp.set_scale('48')
        self.gimp.screenshot('output-mask-edited')
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe('mask'), f'{PLAIN} scale=48')

    def test_what_a_mask_will_hold_is_shown_as_gray(self):
        changed = self.gimp.is_changed()
        for output in ('layer-mask', 'new-channel'):
            self.gimp.open_dialog()
            self.gimp.paste(COLORED)
            colored = self.gimp.shown()
            self.gimp.choose_output(output)
            gray = self.gimp.shown()
            self.gimp.screenshot(f'output-gray-{output}')
            self.assertNotEqual(gray, colored)
            self.assertGray(gray)
            self.gimp.cancel()
            self.assertEqual(self.gimp.n_layers(), 1)
            self.assertEqual(self.gimp.is_changed(), changed)
            if harness.GENERATION == 3:
                self.assertEqual(self.gimp.n_filters(), 0)
                self.assertNotEqual(self.gimp.canvas(), gray)

    def test_what_loses_its_colors_says_so(self):
        self.gimp.open_dialog()
        self.gimp.paste(COLORED)
        self.assertEqual(self.gimp.sentence(), '')
        self.gimp.choose_output('layer-mask')
        self.assertIn('will be gray', self.gimp.sentence())
        self.gimp.paste(FRESH)
        self.assertEqual(self.gimp.sentence(), '')
        self.gimp.cancel()

    def test_a_gray_image_says_that_colors_become_gray(self):
        self.gimp.run('(gimp-image-convert-grayscale image)')
        self.gimp.open_dialog()
        self.assertEqual(self.gimp.sentence(), '')
        self.gimp.paste(COLORED)
        self.assertIn('convert the image to RGB', self.gimp.sentence())
        self.gimp.screenshot('output-gray-image')
        self.gimp.cancel()

    def test_mode_and_opacity_begin_anew(self):
        self.gimp.open_dialog()
        self.gimp.choose_output('new-layer')
        self.gimp.choose('mode', 1)
        self.gimp.write('opacity', '46')
        self.gimp.screenshot('output-mode')
        self.gimp.accept()
        self.gimp.run('(define drawn (test-active-layer image))')
        self.assertEqual(
            self.gimp.run('(= LAYER-MODE-MULTIPLY (test-mode drawn))'), '#t')
        self.gimp.open_dialog()
        self.gimp.accept()
        self.gimp.run('(define drawn (test-active-layer image))')
        self.assertEqual(self.gimp.n_layers(), 3)
        self.assertEqual(
            self.gimp.run('(= LAYER-MODE-NORMAL (test-mode drawn))'), '#t')
        self.assertEqual(self.gimp.run('(= (test-opacity drawn) 100)'), '#t')

    def test_a_changed_look_keeps_its_name(self):
        self.gimp.open_dialog()
        self.gimp.open_presets()
        self.gimp.press_preset('Agate')
        self.gimp.close_sheet()
        self.gimp.set_scale('48')
        self.gimp.choose_output('new-layer')
        self.gimp.accept()
        self.gimp.run('(define drawn (test-active-layer image))')
        self.assertEqual(self.gimp.run('(test-name drawn)').strip('"'),
                         'Agate (changed)')
        # Draw other noise in between: the layer itself keeps the look's name.
        self.gimp.open_dialog()
        self.gimp.reset()
        self.gimp.accept()
        self.open_on('drawn')
        self.assertEqual(self.gimp.look_at_name(), 'Agate (changed)')
        self.gimp.cancel()

    def draw_changed_look(self, output):
        self.gimp.open_dialog()
        self.gimp.open_presets()
        self.gimp.press_preset('Agate')
        self.gimp.close_sheet()
        self.gimp.set_scale('48')
        self.gimp.choose_output(output)
        self.gimp.accept()

    def test_a_changed_look_keeps_its_name_wherever_it_goes(self):
        items = {'drawable': 'layer', 'layer-mask': '(test-mask-of layer)',
                 'new-channel': '(car (test-channels image))'}
        if harness.GENERATION == 3:
            items['filter'] = 'layer'
        for output, item in items.items():
            with self.subTest(output=output):
                self.gimp.replace_image()
                self.draw_changed_look(output)
                # A layer without noise gets the last noise, with its look's name.
                self.gimp.run('(define other (test-layer image "b" 0 0 9 9 #f))')
                self.open_on('other')
                self.assertEqual(self.gimp.look_at_name(), 'Agate (changed)')
                self.gimp.reset()
                self.gimp.accept()
                self.open_on(item)
                self.assertEqual(self.gimp.look_at_name(), 'Agate (changed)')
                self.gimp.cancel()

    def test_letters_keep_their_shape(self):
        self.gimp.run('(gimp-layer-add-alpha layer)')
        self.gimp.run(harness.select(0, 0, 100, 100))
        self.gimp.run('(gimp-drawable-edit-clear layer)')
        self.gimp.run('(gimp-selection-none image)')
        before = harness.Picture(self.gimp.pixels())
        self.gimp.open_dialog()
        self.gimp.press('Keep Transparency')
        self.gimp.screenshot('output-keep')
        self.gimp.accept()
        after = harness.Picture(self.gimp.pixels())
        self.assertEqual(after.alpha, before.alpha)
        self.assertNotEqual(after.colors, before.colors)
        self.assertEqual(self.gimp.run(
            '(if (test-is (gimp-layer-get-lock-alpha layer)) 1 0)'), '0')
        self.gimp.open_dialog()
        self.assertFalse(self.gimp.find('keep-transparency').is_active)
        self.gimp.accept()
        self.assertNotEqual(harness.Picture(self.gimp.pixels()).alpha,
                            before.alpha)

    def test_undo_steps_have_the_plug_ins_name(self):
        entries = []
        for output in ('drawable', 'new-layer', 'layer-mask', 'new-channel'):
            self.gimp.run(harness.noise(output))
            entries.append(self.gimp.undo_entry())
        self.assertEqual(len(set(entries)), 1)
        self.assertIn('Lattice Noise', entries[0])

    if harness.GENERATION == 3:
        def test_a_filter_above_the_noise_is_told_of(self):
            self.gimp.run(
                '(gimp-drawable-append-new-filter layer "gegl:invert-gamma" '
                '"other" LAYER-MODE-REPLACE 1.0)')
            self.gimp.open_dialog()
            self.assertIn("layer's filters", self.gimp.sentence())
            self.gimp.choose_output('new-layer')
            self.assertEqual(self.gimp.sentence(), '')
            self.gimp.cancel()

        def test_a_filter_keeps_its_mode_and_opacity(self):
            self.gimp.run(
                '(gimp-drawable-append-new-filter layer "lattice:noise" "own" '
                'LAYER-MODE-MULTIPLY 0.25 "scale" 20.0)')
            self.gimp.open_dialog()
            self.gimp.screenshot('output-filter-edited')
            self.gimp.set_scale('24')
            self.gimp.accept()
            self.gimp.run('(define own (vector-ref '
                          '(gimp-drawable-get-filters layer) 0))')
            self.assertEqual(
                self.gimp.run('(= LAYER-MODE-MULTIPLY '
                              '(gimp-drawable-filter-get-blend-mode own))'),
                '#t')
            self.assertEqual(
                float(self.gimp.run('(gimp-drawable-filter-get-opacity own)')),
                0.25)
            # The next noise goes to the layer itself.
            self.gimp.run('(define next (test-layer image "b" 0 0 9 9 #f))')
            self.open_on('next')
            self.gimp.accept()
            self.assertIn('scale=24', self.gimp.recipe('next'))


harness.main()
