# SPDX-License-Identifier: LGPL-3.0-or-later
"""Seeds and values are chosen from a sheet of pictures, and then drawn."""

import case
import explorer
import harness

PLAIN = 'lattice-noise/1'
SEEDS, VALUES = explorer.SEEDS, explorer.VALUES
# Positions in the list of an axis.
SCALE, OCTAVES, PERSISTENCE = 2, 4, 5


class Explorer(case.TestCase):
    """Each test begins with the initial noise in the dialog."""

    studio = explorer.Studio
    options = {'height': 800}

    def setUp(self):
        super().setUp()
        self.gimp.open_dialog()
        self.gimp.paste(PLAIN)  # without what tests before have left

    def accept(self, recipe):
        """Draws; checks the recipe, and that a script draws the same of it."""
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), recipe)
        drawn = self.gimp.pixels()
        self.assertNoise(harness.Picture(drawn), recipe, (0, 0),
                         'drawn by the dialog')
        self.assertEqual(self.gimp.draw_by_script(recipe), drawn)

    def test_a_seed_is_chosen_by_a_click_and_previewed(self):
        before = self.gimp.shown()
        self.gimp.open_explorer()
        self.gimp.sheet_screenshot('explorer-seeds')
        self.gimp.choose_picture(SEEDS, 1, 2)
        self.gimp.sheet_screenshot('explorer-chosen')
        self.assertNotEqual(self.gimp.shown(), before)
        self.assertTrue(self.gimp.has_sheet())
        self.accept(f'{PLAIN} seed=6')

    def test_a_seed_is_chosen_by_keys(self):
        self.gimp.open_explorer()
        self.gimp.press_keys('Right', 'Down', 'Down', 'Return')
        self.gimp.press_keys('Left', 'Up', 'Right', 'Right', 'Return')
        self.gimp.close_sheet()
        self.assertFalse(self.gimp.has_sheet())
        self.gimp.focus_dialog()
        self.accept(f'{PLAIN} seed=6')

    def test_the_way_back_knows_seeds_chosen_in_the_sheet(self):
        self.gimp.open_explorer()
        self.gimp.choose_picture(SEEDS, 1, 2)
        self.gimp.choose_picture(SEEDS, 1, 2)  # the same is no other seed
        self.gimp.choose_picture(SEEDS, 0, 1)
        self.gimp.close_sheet()
        self.gimp.press('Back')
        self.assertEqual(self.gimp.copied_recipe(), f'{PLAIN} seed=6')
        self.gimp.press('Back')
        self.accept(PLAIN)

    def test_more_seeds_and_those_before(self):
        self.gimp.open_explorer()
        self.gimp.press_in_explorer('More')
        self.gimp.press_in_explorer('More')
        self.gimp.choose_picture(SEEDS, 0, 0)
        self.gimp.sheet_screenshot('explorer-more')
        self.assertEqual(self.gimp.copied_recipe(), f'{PLAIN} seed=32')
        self.gimp.press_in_explorer('Back')
        self.gimp.press_in_explorer('Back')
        self.gimp.press_in_explorer('Back')  # nothing is before
        self.gimp.choose_picture(SEEDS, 3, 3)
        self.accept(f'{PLAIN} seed=15')

    def test_values_of_two_parameters(self):
        self.gimp.open_explorer()
        self.gimp.choose_picture(SEEDS, 0, 1)
        self.gimp.choose_axis('down', OCTAVES)
        self.gimp.choose_axis('across', PERSISTENCE)
        self.gimp.sheet_screenshot('explorer-values')
        self.gimp.choose_picture(VALUES, 3, 1)
        # From the chosen one on.
        self.gimp.choose_picture(VALUES, 4, 1)
        self.gimp.sheet_screenshot('explorer-value-chosen')
        self.accept(f'{PLAIN} octaves=10 persistence=0.25 seed=1')

    def test_the_sheet_follows_the_dialog(self):
        self.gimp.open_explorer()
        self.gimp.choose_picture(SEEDS, 0, 3)
        self.gimp.focus_dialog()
        self.gimp.set_scale('24')
        self.gimp.sheet_screenshot('explorer-followed')
        self.gimp.choose_picture(SEEDS, 1, 0)
        self.accept(f'{PLAIN} scale=24 seed=4')

    def test_what_is_refused_cannot_be_chosen(self):
        recipe = f'{PLAIN} period-x=320 period-y=240'
        self.gimp.paste(recipe)
        self.gimp.open_explorer()
        self.gimp.choose_axis('down', SCALE)
        self.gimp.choose_axis('across', OCTAVES)
        self.gimp.sheet_screenshot('explorer-refused')
        self.gimp.choose_picture(VALUES, 4, 1)
        self.assertEqual(self.gimp.copied_recipe(), recipe)
        self.gimp.choose_picture(VALUES, 2, 0)
        self.accept(recipe.replace(' ', ' octaves=1 ', 1))

    def test_the_picture_and_ok_stay_visible(self):
        self.gimp.center_picture()
        for place in self.gimp.dialog_places():
            self.gimp.display.move(self.gimp.dialog, place, 100)
            before = self.gimp.shown()
            self.gimp.open_explorer()
            self.gimp.sheet_screenshot(f'explorer-beside-{place}')
            self.assertEqual(self.gimp.shown(), before)
            self.assertFalse(self.gimp.sheet_hides('OK'))
            self.gimp.close_sheet()
        self.accept(PLAIN)

    def test_the_whole_sheet_is_on_the_screen(self):
        self.gimp.open_explorer()
        for axis, steps in (('down', 1), ('across', SCALE)):
            self.gimp.choose_axis(axis, steps)
            x, y, width, height = self.gimp.sheet_geometry()
            self.assertGreaterEqual(min(x, y), 0)
            self.assertLessEqual(x + width, 1280)
            self.assertLessEqual(y + height, 800)
        self.gimp.sheet_screenshot('explorer-algorithms')
        self.gimp.close_sheet()
        self.gimp.focus_dialog()
        self.accept(PLAIN)


harness.main()
