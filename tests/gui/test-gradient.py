# SPDX-License-Identifier: LGPL-3.0-or-later
"""Gradients in the studio: edited with the mouse and with keys, or taken from GIMP."""

import re

import case
import groups
import harness
from display import wait_until

PLAIN = 'lattice-noise/1 coloring=gradient'
STOPS = '0:#000040,0.25:#4080c0,0.25:#c0a060,1:#ffffff00'


class Gradient(case.TestCase):
    """Each test begins with STOPS, and with the group that shows them open."""

    studio = groups.Studio
    options = {'needs_data': True}

    def setUp(self):
        super().setUp()
        self.gimp.open_dialog()
        self.gimp.paste(f'{PLAIN} gradient={STOPS}')
        self.gimp.toggle_group('color')

    def tearDown(self):
        self.gimp.toggle_group('color')

    def stops(self):
        """Returns the recipe's stops, as pairs of a position and a color."""
        text = re.search(r' gradient=(\S+)', self.gimp.copied_recipe())[1]
        return [(float(position), color) for position, color in
                (stop.split(':') for stop in text.split(','))]

    def assertStops(self, *expected):
        """Positions may differ a little, because the mouse is rounded to pixels."""
        told = self.stops()
        self.assertEqual([color for _, color in told],
                         [color for _, color in expected])
        for (position, _), (place, _) in zip(told, expected):
            self.assertAlmostEqual(position, place, delta=0.004)

    def test_it_is_shown_and_reversed(self):
        self.gimp.screenshot('gradient')
        self.gimp.press('Reverse')
        self.gimp.screenshot('gradient-reversed')
        self.gimp.toggle_group('color')
        self.gimp.accept()
        self.assertEqual(
            self.gimp.recipe(),
            f'{PLAIN} gradient=0:#ffffff00,0.75:#c0a060,0.75:#4080c0,1:#000040')
        self.gimp.open_dialog()
        self.gimp.toggle_group('color')

    def test_a_click_adds_a_stop_with_the_color_that_is_there(self):
        self.gimp.click_band(0.125)
        (place, color), = [stop for stop in self.stops()
                           if stop[0] not in (0.0, 0.25, 1.0)]
        self.assertAlmostEqual(place, 0.125, delta=0.004)
        self.assertEqual(len(self.stops()), 5)
        digits = 4 if len(color) > len('#rrggbbaa') else 2
        channels = [int(color[i:i + 2], 16)
                    for i in range(1, 1 + 3 * digits, digits)]
        for channel, middle in zip(channels, (0x20, 0x40, 0x80)):
            self.assertAlmostEqual(channel, middle, delta=3)

    def test_a_stop_is_dragged(self):
        self.gimp.drag_stop(1, 0.6)
        self.gimp.screenshot('gradient-dragged')
        self.assertStops((0, '#000040'), (0.25, '#4080c0'), (0.25, '#c0a060'),
                         (0.6, '#ffffff00'))
        # Of two stops at one position, the last one is dragged.
        self.gimp.drag_stop(0.25, 0.4)
        self.assertStops((0, '#000040'), (0.25, '#4080c0'), (0.4, '#c0a060'),
                         (0.6, '#ffffff00'))

    def test_a_stop_is_recolored_by_a_double_click(self):
        self.gimp.recolor_stop(0, 'ff8000')
        self.assertStops((0, '#ff8000'), (0.25, '#4080c0'), (0.25, '#c0a060'),
                         (1, '#ffffff00'))

    def test_keys_select_move_and_remove(self):
        self.gimp.click_band(0)
        self.gimp.display.keys('Tab', 'Left', 'Left', 'Shift+Left')
        self.assertStops((0, '#000040'), (0.229, '#4080c0'), (0.25, '#c0a060'),
                         (1, '#ffffff00'))
        self.gimp.click_band(0)
        self.gimp.display.keys('Tab', 'Delete')
        self.gimp.screenshot('gradient-keys')
        self.assertStops((0, '#000040'), (0.25, '#c0a060'), (1, '#ffffff00'))

    def test_two_stops_remain(self):
        self.gimp.click_band(0)
        for _ in range(4):
            self.gimp.press('Remove')
        self.assertStops((0.25, '#c0a060'), (1, '#ffffff00'))

    def test_the_gradient_that_is_shown_is_copied(self):
        self.gimp.press('Copy')
        self.assertNotIn(STOPS, self.gimp.copied_recipe())
        self.gimp.screenshot('gradient-copied')
        self.gimp.toggle_group('color')
        self.gimp.accept()
        copied = self.gimp.recipe()
        # The gradient that was shown is GIMP's active one.
        self.gimp.run('(test-noise-by-gradient image layer '
                      '"lattice-noise/1" "active")')
        self.assertEqual(self.gimp.recipe(), copied)
        self.gimp.open_dialog()
        self.gimp.toggle_group('color')

    def test_one_of_gimps_gradients_is_taken(self):
        before = self.stops()
        chooser = self.gimp.choose_gradient()
        # GIMP reports the choice a little later.
        wait_until(lambda: self.stops() != before, 'nothing is chosen')
        if harness.GENERATION == 3:
            self.gimp.answer_gradients(chooser, 'OK')
        self.gimp.screenshot('gradient-chosen')
        chosen = self.gimp.copied_recipe()
        self.assertNotIn(STOPS, chosen)
        self.assertRegex(chosen, f'^{PLAIN} gradient=0:#.*,1:#[^,]*$')

    if harness.GENERATION == 3:
        def test_cancel_leaves_it_as_it_was(self):
            for _ in range(2):
                chooser = self.gimp.choose_gradient()
                self.gimp.display.settle()
                self.gimp.answer_gradients(chooser, 'Cancel')
                self.assertIn(f'gradient={STOPS}', self.gimp.copied_recipe())


harness.main()
