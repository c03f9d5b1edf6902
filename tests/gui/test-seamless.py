# SPDX-License-Identifier: LGPL-3.0-or-later
"""The box Seamless, which asks for a fit to the image, whatever its size."""

import re

import case
import groups
import harness
import studio

PLAIN = 'lattice-noise/1'
FITTED = f'period-x={studio.WIDTH} period-y={studio.HEIGHT}'


class Seamless(case.TestCase):
    studio = groups.Studio
    options = {'height': 800}

    def setUp(self):
        super().setUp()
        self.delete_presets()
        self.gimp.open_dialog()
        self.gimp.paste(PLAIN)

    def is_ticked(self):
        return bool(self.gimp.find('seamless', 'CheckButton').is_active)

    def tick(self):
        self.gimp.press('Seamless')

    def test_it_fits_what_is_drawn(self):
        self.assertFalse(self.is_ticked())
        self.tick()
        self.gimp.screenshot('seamless')
        self.assertEqual(self.gimp.copied_recipe(), f'{PLAIN} {FITTED}')
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), f'{PLAIN} {FITTED}')

    def test_without_it_nothing_repeats(self):
        self.tick()
        self.tick()
        self.assertEqual(self.gimp.copied_recipe(), PLAIN)
        self.gimp.cancel()

    def test_an_image_of_another_size_gets_its_own_numbers(self):
        # With the initial noise alone, the dialog would choose another scale.
        self.gimp.set_scale('20')
        self.tick()
        self.gimp.accept()
        self.gimp.delete_image()
        self.gimp.new_image(400, 300)
        self.gimp.open_dialog()
        self.assertTrue(self.is_ticked())
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(),
                         f'{PLAIN} scale=20 period-x=400 period-y=300')

    def test_a_layer_that_fits_opens_with_it(self):
        self.tick()
        self.gimp.set_scale('40')
        self.gimp.accept()
        self.gimp.open_dialog()
        self.assertTrue(self.is_ticked())
        self.tick()
        self.assertEqual(self.gimp.copied_recipe(), f'{PLAIN} scale=40')
        # A pasted recipe ticks the box if its periods fit the image.
        self.gimp.paste(f'{PLAIN} {FITTED}')
        self.assertTrue(self.is_ticked())
        self.gimp.paste(f'{PLAIN} period-x=128 period-y=128')
        self.assertFalse(self.is_ticked())
        self.gimp.cancel()

    def test_cells_that_do_not_fit_become_smaller_which_is_said(self):
        self.gimp.set_scale('1000')
        self.assertEqual(self.gimp.sentence(), '')
        self.tick()
        self.gimp.screenshot('seamless-smaller')
        self.assertRegex(self.gimp.sentence(), '^Size is .* instead of 100 %')
        self.gimp.accept()
        size, periods = re.fullmatch(f'{PLAIN} scale=1000 size=([0-9.]+) (.*)',
                                     self.gimp.recipe()).groups()
        self.assertEqual(periods, FITTED)
        self.assertLessEqual(1000 * float(size) / 100, studio.WIDTH)

    def test_its_own_periods_are_not_shown(self):
        self.gimp.toggle_group('tile')
        self.assertTrue(self.gimp.shows('period-x'))
        self.tick()
        self.assertFalse(self.gimp.shows('period-x'))
        self.tick()
        self.gimp.toggle_group('tile')
        self.gimp.cancel()

    def test_a_preset_keeps_it_and_no_numbers(self):
        self.tick()
        self.gimp.open_presets()
        self.gimp.press_in_presets('Save...')
        self.assertEqual(self.gimp.type_name('Save as Preset', 'mine'), '')
        self.assertEqual(self.saved('mine'),
                         f'{PLAIN} size=213 seamless=yes')  # for 512 pixels
        self.gimp.close_sheet()
        self.gimp.cancel()


harness.main()
