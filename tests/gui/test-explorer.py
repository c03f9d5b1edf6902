# SPDX-License-Identifier: LGPL-3.0-or-later
"""Seeds are chosen from a sheet of pictures, and then drawn; looks with relief are
shown on a sphere.  The sheet by itself is tested in test-explorer-button.c."""

import case
import explorer
import harness

PLAIN = 'lattice-noise/1'


class Explorer(case.TestCase):
    studio = explorer.Studio
    options = {'height': 800}

    def setUp(self):
        super().setUp()
        self.gimp.open_dialog()
        self.gimp.paste(PLAIN)  # replaces what earlier tests have left

    def test_a_seed_is_chosen_by_a_click_and_previewed(self):
        before = self.gimp.shown()
        self.gimp.open_explorer()
        self.gimp.sheet_screenshot('explorer-seeds')
        self.gimp.choose_seed(1, 2)
        self.gimp.sheet_screenshot('explorer-chosen')
        self.assertNotEqual(self.gimp.shown(), before)
        self.assertTrue(self.gimp.has_sheet())
        self.assertEqual(self.accept(), f'{PLAIN} seed=6')

    def test_a_look_with_relief_is_shown_on_a_sphere_that_follows(self):
        self.assertFalse(self.gimp.shows(explorer.SPHERE))
        self.gimp.paste(f'{PLAIN} relief=20')
        self.gimp.open_sphere()
        before = self.gimp.sphere()
        self.gimp.sheet_screenshot('studio-sphere')
        self.gimp.paste(f'{PLAIN} scale=20 relief=40')
        self.assertNotEqual(self.gimp.sphere(), before)
        self.gimp.sheet_screenshot('studio-sphere-followed')
        self.gimp.close_sheet()
        self.gimp.cancel()

    def test_headings_stand_beside_their_pictures(self):
        self.gimp.open_explorer()
        self.gimp.choose_first_rows()
        self.gimp.sheet_screenshot('explorer-headings')
        pictures = self.gimp.pictures()
        for row, text in enumerate(('Value', 'Perlin', 'Simplex')):
            _, y = self.gimp.heading(text).middle()
            picture = pictures[row * explorer.COLUMNS]
            self.assertLess(abs(y - picture.middle()[1]), picture.height // 2)
        for column in range(explorer.COLUMNS):
            x, _ = self.gimp.heading(str(column)).middle()
            picture = pictures[column]
            self.assertLess(abs(x - picture.middle()[0]), picture.width // 2)
        self.gimp.close_sheet()
        self.gimp.cancel()

    def test_the_sheet_follows_the_dialog_and_hides_no_button(self):
        self.gimp.open_explorer()
        self.assertFalse(self.gimp.sheet_hides('OK'))
        self.gimp.choose_seed(0, 3)
        self.gimp.focus_dialog()
        self.gimp.set_scale('24')
        self.gimp.sheet_screenshot('explorer-followed')
        self.gimp.choose_seed(1, 0)
        self.assertEqual(self.accept(), f'{PLAIN} scale=24 seed=4')


class OnLargeScreen(case.TestCase):
    studio = explorer.Studio
    options = {'height': 1080, 'width': 1920}

    def test_pictures_are_as_large_as_the_screen_allows(self):
        self.gimp.open_dialog()
        self.gimp.open_explorer()
        self.gimp.sheet_screenshot('explorer-large')
        self.assertGreater(self.gimp.pictures()[0].width, 150)
        self.assertFalse(self.gimp.sheet_hides('OK'))
        left, top, width, height = self.gimp.sheet_geometry()
        self.assertGreaterEqual(min(left, top), 0)
        self.assertLessEqual(left + width, 1920)
        self.assertLessEqual(top + height, 1080)
        self.gimp.close_sheet()
        self.gimp.cancel()


harness.main()
