# SPDX-License-Identifier: LGPL-3.0-or-later
"""The dialogs of grain and displacement on GIMP 2.10.  GIMP 3 has its own dialogs for
them: see test-filter-dialogs.py."""

import case
import filters

DRAWN = 'lattice-noise/1 algorithm=value scale=9'

# Larger than the preview, so that the layer fills it.
WIDTH, HEIGHT = 700, 600


class PictureFilters(case.TestCase):
    studio = filters.Studio

    def setUp(self):
        self.gimp.new_image(WIDTH, HEIGHT)
        self.addCleanup(self.gimp.delete_image)
        # Without alpha, so that the preview shows no checks at the edges.
        self.gimp.run('(gimp-layer-flatten layer)')
        self.before = self.gimp.draw_by_script(DRAWN)
        self.gimp.run('(gimp-image-clean-all image)')

    def each_filter(self):
        """Opens the dialogs, one after another, and yields their names."""
        for name in filters.TITLES:
            self.gimp.open_filter(name)
            yield name

    def test_cancel_leaves_no_trace(self):
        for name in self.each_filter():
            self.gimp.screenshot(name)
            self.gimp.push_slider('strength', 10)
            self.gimp.cancel()
            self.assertEqual(self.gimp.pixels(), self.before)
            self.assertFalse(self.gimp.is_changed())

    def test_ok_filters_in_one_undo_step(self):
        for _ in self.each_filter():
            self.gimp.accept()
            self.assertNotEqual(self.gimp.pixels(), self.before)
            self.gimp.undo()
            self.assertEqual(self.gimp.pixels(), self.before)
            self.assertFalse(self.gimp.is_changed())

    def test_custom_alone_shows_its_settings_and_the_window_stays(self):
        for name in self.each_filter():
            place = self.gimp.display.geometry(self.gimp.dialog)
            self.assertEqual(self.gimp.custom_rows(name), [])
            self.gimp.choose_custom(name)
            self.gimp.screenshot(f'{name}-custom')
            self.assertEqual(self.gimp.custom_rows(name),
                             filters.CUSTOM[name][2])
            self.assertEqual(self.gimp.display.geometry(self.gimp.dialog),
                             place)
            self.gimp.reset()
            self.assertEqual(self.gimp.custom_rows(name), [])
            self.gimp.cancel()

    def test_a_slider_changes_the_preview_which_shows_what_ok_stores(self):
        for name in self.each_filter():
            before = self.gimp.preview()
            self.gimp.push_slider('strength', 20)
            shown = self.gimp.preview()
            self.assertNotEqual(shown, before)
            # At a fifth of a slider to 200 %, the number is 40 %.  The slider to 300 %
            # gives small numbers more room: there it is 300 (1/5)^2 = 12 %.
            self.assertEqual(self.gimp.value('strength'),
                             {'grain': '40', 'displace': '12'}[name])
            area = self.gimp.find('GimpPreviewArea')
            self.gimp.accept()
            self.assertEqual(
                shown, self.gimp.corner(area.width, area.height, shown))
            self.gimp.undo()

    def test_reset_sets_all_to_the_initial_values(self):
        for name in self.each_filter():
            before = self.gimp.preview()
            self.gimp.choose_custom(name)
            self.gimp.push_slider('strength', 10)
            self.gimp.push_slider('magnification', 10)
            self.gimp.new_seed()
            self.assertNotEqual(self.gimp.preview(), before)
            self.gimp.reset()
            self.assertEqual(self.gimp.value('strength'), '100')
            self.assertEqual(self.gimp.value('magnification'), '100')
            self.assertEqual(self.gimp.value('seed'), '0')
            self.assertEqual(self.gimp.preview(), before)
            self.gimp.cancel()

    def test_tiles_fit_the_layer(self):
        self.gimp.open_filter('displace')
        self.assertFalse(self.gimp.shows('period-x'))
        self.gimp.toggle_group('tile')
        self.gimp.fit_image()
        self.gimp.screenshot('displace-tile')
        self.assertEqual(self.gimp.value('period-x'), str(WIDTH))
        self.assertEqual(self.gimp.value('period-y'), str(HEIGHT))
        self.gimp.cancel()

    def test_a_bad_recipe_is_refused_by_a_sentence(self):
        self.gimp.open_filter('displace')
        self.gimp.choose_custom('displace')  # which shows the recipe
        self.gimp.type_recipe('nonsense')
        self.assertIn('nonsense', self.gimp.sentence())
        self.assertFalse(self.gimp.can_accept())
        self.gimp.reset()
        self.assertEqual(self.gimp.sentence(), '')
        self.assertTrue(self.gimp.can_accept())
        self.gimp.cancel()


if __name__ == '__main__':
    case.harness.main()
