# SPDX-License-Identifier: LGPL-3.0-or-later
"""A layer's filter on GIMP 3, edited in the dialog: it opens with the filter's settings,
OK is one undo step, and Cancel leaves no trace."""

import case
import harness

SETTINGS = ('"algorithm" "value" "scale" 20.0 "octaves" 2.5 "seed" 42 '
            '"normalization" "exact" "coloring" "two-colors" '
            '"color-low" \'(200 100 0)')
RECIPE = ('lattice-noise/1 algorithm=value scale=20 octaves=2.5 seed=42 '
          'normalization=exact coloring=two-colors color-low=#c86400')
GRAY = 'lattice-noise/1 scale=20 seed=3'


class Filter(case.TestCase):
    def append(self, settings):
        self.gimp.run('(gimp-drawable-append-new-filter layer "lattice:noise" '
                      f'"own" LAYER-MODE-REPLACE 1.0 {settings} '
                      '"depth" "u8")')
        self.gimp.run('(gimp-displays-flush)')
        self.gimp.run('(gimp-image-clean-all image)')

    def state(self):
        return {'pixels': self.gimp.pixels(), 'seen': self.gimp.seen(),
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
        self.assertEqual(self.gimp.run('(gimp-item-get-parasite-list layer)'),
                         '("lattice-noise-filter")')

    def test_ok_changes_the_filter_in_one_undo_step(self):
        self.append(f'"recipe" {harness.quote(GRAY)}')
        before = self.state()
        self.gimp.open_dialog()
        self.gimp.set_scale('24')
        self.gimp.accept()
        self.assertTrue(self.gimp.is_changed())
        self.assertEqual(self.gimp.n_filters(), 1)
        self.assertEqual(self.gimp.pixels(), before['pixels'])
        self.assertNoise(harness.Picture(self.gimp.seen()),
                         'lattice-noise/1 scale=24 seed=3', (0, 0),
                         'changed filter')
        self.gimp.undo()
        self.assertEqual(self.state(), before)

    def test_the_canvas_shows_what_ok_will_draw(self):
        self.append(f'"recipe" {harness.quote(GRAY)}')
        before = self.gimp.canvas()
        self.gimp.open_dialog()
        self.assertEqual(self.gimp.canvas(before), before)
        self.gimp.set_scale('24')
        previewed = self.gimp.canvas()
        self.assertNotEqual(previewed, before)
        self.gimp.accept()
        self.assertEqual(self.gimp.canvas(previewed), previewed)

    def test_cancel_leaves_the_filter_as_it_was(self):
        self.append(SETTINGS)
        before = self.state()
        self.gimp.open_dialog()
        self.gimp.set_scale('24')
        self.gimp.cancel()
        self.assertEqual(self.state(), before)

    def test_a_filter_keeps_the_size_that_was_asked_for(self):
        self.gimp.run('(test-noise image layer '
                      '"lattice-noise/1 scale=200 size=150 seamless=yes" '
                      '"filter" "canvas" LAYER-MODE-NORMAL 100)')
        self.gimp.open_dialog()
        self.assertIn('instead of 150', self.gimp.sentence())
        self.gimp.set_scale('60')
        self.gimp.accept()
        self.gimp.open_dialog()
        self.assertEqual(self.gimp.sentence(), '')
        self.assertEqual(float(self.gimp.find('size').text), 150)
        self.gimp.cancel()

    def test_a_layers_recipe_becomes_its_filter(self):
        self.gimp.run(harness.noise(recipe=GRAY))
        self.gimp.run('(gimp-drawable-invert layer FALSE)')
        self.gimp.run('(test-noise image layer (test-parasite layer) '
                      '"filter" "canvas" LAYER-MODE-NORMAL 100)')
        self.assertEqual(self.gimp.n_filters(), 1)
        self.assertNoise(harness.Picture(self.gimp.seen()), GRAY, (0, 0), 'filter')


harness.main()
