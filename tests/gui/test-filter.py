# SPDX-License-Identifier: LGPL-3.0-or-later
"""A layer's filter on GIMP 3, edited by the dialog: with the filter's settings,
in one undo step, and without a trace after Cancel or a kill."""

import case
import groups
import harness

SETTINGS = ('"algorithm" "value" "scale" 20.0 "octaves" 2.5 "seed" 42 '
            '"normalization" "exact" "coloring" "two-colors" '
            '"color-low" \'(200 100 0)')
RECIPE = ('lattice-noise/1 algorithm=value scale=20 octaves=2.5 seed=42 '
          'normalization=exact coloring=two-colors color-low=#c86400')
GRAY = 'lattice-noise/1 scale=20 seed=3'


class Seen(case.TestCase):
    def seen(self):
        """The upper layer's numbers with its filters."""
        self.gimp.run('(define copy (gimp-image-duplicate image))')
        self.gimp.run('(define seen (vector-ref (gimp-image-get-layers copy) 0))')
        self.gimp.run('(gimp-drawable-merge-filters seen)')
        pixels = self.gimp.pixels('seen')
        self.gimp.run('(gimp-image-delete copy)')
        return pixels


class Filter(Seen):
    def append(self, settings):
        self.gimp.run('(gimp-drawable-append-new-filter layer "lattice:noise" '
                      f'"own" LAYER-MODE-REPLACE 1.0 {settings} '
                      '"depth" "u8")')
        self.gimp.run('(gimp-displays-flush)')
        self.gimp.run('(gimp-image-clean-all image)')

    def state(self):
        return {'pixels': self.gimp.pixels(), 'seen': self.seen(),
                'filters': self.gimp.n_filters(),
                'visible': self.gimp.run('(test-filter-is-visible layer)'),
                'layers': self.gimp.n_layers()}

    def test_the_dialog_opens_with_the_filters_settings(self):
        self.append(SETTINGS)
        before = self.state()
        self.gimp.open_dialog()
        self.gimp.screenshot('filter')
        self.gimp.accept()
        self.assertEqual(self.state(), before)
        self.assertFalse(self.gimp.has_recipe())

    def test_ok_changes_the_filter_in_one_undo_step(self):
        self.append(f'"recipe" {harness.quote(GRAY)}')
        before = self.state()
        self.gimp.open_dialog()
        self.gimp.set_scale('24')
        self.gimp.accept()
        self.assertTrue(self.gimp.is_changed())
        self.assertEqual(self.gimp.n_filters(), 1)
        self.assertEqual(self.gimp.pixels(), before['pixels'])
        self.assertNoise(harness.Picture(self.seen()),
                         'lattice-noise/1 scale=24 seed=3', (0, 0),
                         'changed filter')
        self.gimp.undo()
        self.assertEqual(self.state(), before)

    def test_the_canvas_shows_what_ok_will_draw(self):
        self.append(f'"recipe" {harness.quote(GRAY)}')
        before = self.gimp.canvas()
        self.gimp.open_dialog()
        self.assertEqual(self.gimp.canvas(), before)
        self.gimp.set_scale('24')
        previewed = self.gimp.canvas()
        self.assertNotEqual(previewed, before)
        self.gimp.accept()
        self.assertEqual(self.gimp.canvas(), previewed)

    def test_cancel_leaves_the_filter_as_it_was(self):
        self.append(SETTINGS)
        before = self.state()
        self.gimp.open_dialog()
        self.gimp.set_scale('24')
        self.gimp.cancel()
        self.assertEqual(self.state(), before)

    def test_a_layers_recipe_becomes_its_filter(self):
        self.gimp.run(harness.noise(recipe=GRAY))
        self.gimp.run('(gimp-drawable-invert layer FALSE)')
        self.gimp.run('(test-noise image layer (test-parasite layer) '
                      '"filter" "canvas" LAYER-MODE-NORMAL 100)')
        self.assertEqual(self.gimp.n_filters(), 1)
        self.assertNoise(harness.Picture(self.seen()), GRAY, (0, 0), 'filter')


class Text(Seen):
    studio = groups.Studio
    options = {'needs_data': True}

    def test_letters_keep_their_shape(self):
        self.gimp.run('(define text (gimp-text-layer-new image "Noise" '
                      '(gimp-context-get-font) 60 UNIT-PIXEL))')
        self.gimp.run('(gimp-image-insert-layer image text 0 -1)')
        before = harness.Picture(self.gimp.pixels('text'))
        self.gimp.open_dialog(call=self.gimp.interactive_call('image', 'text'))
        self.gimp.choose_output('filter')
        self.assertTrue(self.gimp.find('keep-transparency').is_active)
        self.gimp.canvas()
        self.gimp.screenshot('filter-text')
        self.gimp.cancel()
        self.assertEqual(self.gimp.run('(gimp-layer-get-lock-alpha text)'),
                         '#f')
        self.gimp.open_dialog(call=self.gimp.interactive_call('image', 'text'))
        self.gimp.choose_output('filter')
        self.gimp.accept()
        after = harness.Picture(self.seen())
        self.assertEqual(after.alpha, before.alpha)
        self.assertNotEqual(after.colors, before.colors)
        self.gimp.undo()
        self.assertEqual(self.gimp.run('(gimp-layer-get-lock-alpha text)'),
                         '#f')


harness.main()
