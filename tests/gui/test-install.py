# SPDX-License-Identifier: LGPL-3.0-or-later
"""The plug-in alone, as it is unpacked from its archive: its dialog shows the
noise beside the controls, and offers once to install the filters in GIMP."""

import shutil

import case
import groups
import harness
from display import wait_until

PLAIN = 'lattice-noise/1'
RECIPE = f'{PLAIN} scale=20 seed=5'
COLORED = (f'{PLAIN} scale=20 coloring=two-colors color-low=#800000 '
           'color-high=#00ffff')
CALLS = {2: '(plug-in-lattice-install-filters RUN-INTERACTIVE "install")',
         3: '(plug-in-lattice-install-filters #:run-mode RUN-INTERACTIVE)'}
HAS_FILTERS = harness.GENERATION == 3


class Alone(groups.Studio):
    is_alone = True

    def preview(self):
        """Beside the controls, on GIMP 3, too."""
        self.display.settle(self.dialog)
        return super().preview()


class TestCase(case.TestCase):
    studio = Alone

    @property
    def module(self):
        return self.gimp.modules / 'lattice-noise.so'

    @property
    def carried(self):
        return (self.gimp.profile / 'plug-ins' / 'lattice-noise' / 'gegl'
                / 'lattice-noise.so')

    def setUp(self):
        super().setUp()
        self.remove_copy()
        (self.gimp.profile / 'lattice-noise' / 'filters-declined').unlink(
            missing_ok=True)

    def remove_copy(self):
        self.module.unlink(missing_ok=True)
        shutil.rmtree(self.gimp.modules / 'lattice-noise-locale',
                      ignore_errors=True)

    def copies(self):
        """The names of what lies in GEGL's folder of the user."""
        return sorted(path.name for path in self.gimp.modules.glob('lattice*'))

    def put_other_copy(self):
        shutil.copy2(self.gimp.build / 'tests' / 'shared' / 'version-0.0.9.so',
                     self.module)

    def offer(self):
        """The sentence of the offer; None: there is none."""
        widget = self.gimp.widgets.look(self.gimp.dialog, 'offer')
        return widget.text if widget is not None else None

    def assertInstalled(self):
        self.count_check()
        wait_until(self.module.exists, 'nothing was installed')
        if self.module.read_bytes() != self.carried.read_bytes():
            self.fail('the copy is another module')
        self.assertEqual(self.copies(),
                         ['lattice-noise-locale', 'lattice-noise.so'])


class Preview(TestCase):
    def test_it_is_beside_the_controls_and_ok_draws_it(self):
        self.gimp.open_dialog()
        first = self.gimp.preview()
        self.gimp.paste(RECIPE)
        self.gimp.screenshot('install-offer')
        self.assertNotEqual(self.gimp.preview(), first)
        self.gimp.accept()
        self.assertEqual(self.gimp.recipe(), RECIPE)
        self.assertNoise(harness.Picture(self.gimp.pixels()), RECIPE, (0, 0),
                         'drawn alone')

    def test_it_shows_the_pixels_that_ok_draws(self):
        self.gimp.open_dialog()
        self.gimp.paste(RECIPE)
        seen = set(zip(*[iter(self.gimp.preview())] * 3))
        self.gimp.accept()
        drawn = harness.Picture(self.gimp.pixels())
        grays = {(value, value, value) for value in drawn.colors[0]}
        # The preview has a border, and may have arrows over it.
        self.assertGreater(len(grays & seen), 0.9 * len(grays))

    def test_masks_are_shown_gray(self):
        self.gimp.open_dialog()
        self.gimp.paste(COLORED)
        colored = self.gimp.preview()
        self.gimp.choose_output('layer-mask')
        gray = self.gimp.preview()
        self.assertNotEqual(gray, colored)
        self.assertEqual(gray[0::3], gray[1::3])
        self.gimp.cancel()

    def test_cancel_leaves_no_trace(self):
        changed, pixels = self.gimp.is_changed(), self.gimp.pixels()
        self.gimp.open_dialog()
        self.gimp.new_seed()
        self.gimp.cancel()
        self.assertEqual(self.gimp.is_changed(), changed)
        self.assertEqual(self.gimp.pixels(), pixels)

    if HAS_FILTERS:
        def test_a_filter_is_no_output_without_gimps_own(self):
            self.gimp.open_dialog()
            self.assertFalse(self.gimp.shows('Split view'))
            # It would be the last; now the list begins anew.
            self.gimp.choose_output('filter')
            self.gimp.accept()
            self.assertEqual(self.gimp.n_filters(), 0)
            self.assertTrue(self.gimp.has_recipe())


class Offer(TestCase):
    def test_a_click_installs_the_filters(self):
        self.gimp.open_dialog()
        self.assertIn('filter', self.offer())
        self.assertEqual(self.copies(), [])
        self.gimp.press('Install')
        self.assertInstalled()
        self.gimp.display.settle(self.gimp.dialog)
        self.gimp.screenshot('install-done')
        self.assertIn('restart GIMP', self.offer())
        self.assertFalse(self.gimp.shows('Install', 'Button'))
        self.gimp.cancel()
        self.gimp.open_dialog()
        # GIMP 2.10 does not say what it has.
        if HAS_FILTERS:
            self.assertIn('restart GIMP', self.offer())
        else:
            self.assertIsNone(self.offer())
        self.assertFalse(self.gimp.shows('Install', 'Button'))
        self.gimp.cancel()

    def test_what_was_declined_is_not_offered_again(self):
        self.gimp.open_dialog()
        self.gimp.press("Don't Ask Again")
        for _ in range(2):
            self.gimp.display.settle(self.gimp.dialog)
            self.assertFalse(self.gimp.shows('Install', 'Button'))
            if HAS_FILTERS:  # GIMP still lacks it
                self.assertIn('not installed', self.offer())
            else:
                self.assertIsNone(self.offer())
            self.gimp.cancel()
            self.gimp.open_dialog()
        self.gimp.cancel()
        self.assertEqual(self.copies(), [])

    def test_another_version_is_replaced_only_when_asked_to(self):
        self.put_other_copy()
        older = self.module.read_bytes()
        self.gimp.open_dialog()
        self.gimp.screenshot('install-replace')
        self.assertIn('another version', self.offer())
        self.assertEqual(self.module.read_bytes(), older)
        self.gimp.press('Replace')
        wait_until(lambda: self.module.read_bytes() != older,
                   'it was not replaced')
        self.assertInstalled()
        self.gimp.cancel()


class Menu(TestCase):
    def open(self):
        return self.gimp.open_dialog('Install Filters',
                                     call=CALLS[harness.GENERATION])

    def press_and_end(self, button, is_done):
        self.gimp._click(button)
        wait_until(is_done, f'"{button}" did nothing')
        self.gimp.wait_for_end()

    def test_filters_are_installed_and_removed(self):
        self.open()
        self.gimp.screenshot('install-menu')
        self.assertFalse(self.gimp.shows('Remove', 'Button'))
        self.press_and_end('Install', self.module.exists)
        self.assertInstalled()
        self.open()
        self.assertFalse(self.gimp.shows('Install', 'Button'))
        self.press_and_end('Remove', lambda: not self.module.exists())
        self.assertEqual(self.copies(), [])

    def test_cancel_does_nothing(self):
        self.open()
        self.gimp.cancel()
        self.assertEqual(self.copies(), [])


harness.main()
