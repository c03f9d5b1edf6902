# SPDX-License-Identifier: LGPL-3.0-or-later
"""The plug-in by itself, as people unpack it from its archive: its dialog shows the
noise beside the controls, and offers once to install the filters in GIMP."""

import shutil

import case
import gimp_filters
import groups
import harness
from display import wait_until
from studio import click_until

PLAIN = 'lattice-noise/1'
RECIPE = f'{PLAIN} scale=20 seed=5'
CALLS = {2: '(plug-in-lattice-install-filters RUN-INTERACTIVE "install")',
         3: '(plug-in-lattice-install-filters #:run-mode RUN-INTERACTIVE)'}
HAS_FILTERS = harness.GENERATION == 3


FILTER = 'Lattice Noise (Live Filter)...'
# The title of GIMP's dialog for lattice:noise, and seconds until a test tries again to
# open it.
TITLE = r'^Noise \(Lattice\) \(lattice:noise\)$'
OPENING = 8
SETTINGS = 'GimpGegl-lattice-noise-config.settings'


class Alone(groups.Studio):
    is_alone = True

    def preview(self):
        """Returns what the preview beside the controls shows; here, GIMP 3 has one,
        too."""
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
        """Returns the names of our files in the user's folder for GEGL modules."""
        return sorted(path.name for path in self.gimp.modules.glob('lattice*'))

    def offer(self):
        """Returns the sentence of the offer, or None if there is no offer."""
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
    def test_it_is_beside_the_controls_and_shows_what_ok_draws(self):
        self.gimp.open_dialog()
        first = self.gimp.preview()
        self.gimp.paste(RECIPE)
        self.gimp.screenshot('install-offer')
        self.assertNotEqual(self.gimp.preview(), first)
        seen = set(zip(*[iter(self.gimp.preview())] * 3))
        self.assertEqual(self.accept(), RECIPE)
        drawn = harness.Picture(self.gimp.pixels())
        grays = {(value, value, value) for value in drawn.colors[0]}
        # The preview has a border, and may have arrows over it.
        self.assertGreater(len(grays & seen), 0.9 * len(grays))

    if HAS_FILTERS:
        def test_a_filter_is_no_output_without_gimps_own(self):
            self.gimp.open_dialog()
            self.assertFalse(self.gimp.shows('Split view'))
            # The filter would be the last; without it, the list wraps to its start.
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
        # GIMP 2.10 does not say which filters it has.
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


class Installed(gimp_filters.Studio):
    is_alone = True

    def open_noise(self):
        """Opens GIMP's dialog.  Tries more than once, because GIMP does not open it
        for the first filter of a session if it is chosen so deep in the menus."""
        def click():
            self.open_menus('Filters', 'Render')
            self.press_entry('Render', lambda: self.find_entry('Pattern'))
            self._enter('Pattern', 'Noise', lambda: self.find_entry('Plasma'))
            self._enter('Plasma', FILTER, lambda: not self.find_entry('Plasma'))
            self.display.settle()

        click_until(click, lambda: self.display.windows(TITLE), OPENING,
                    'no dialog opens')
        self._take_dialog(TITLE)

    def _enter(self, neighbor, text, is_done):
        """Clicks an entry of the menu that also has the entry `neighbor`."""
        window, widgets = self.find_entry(neighbor)
        entry = next(item for item in widgets if item.text == text)
        click_until(lambda: self.display.click(window, *entry.middle()),
                    is_done, OPENING, f'"{text}" does nothing')

    def choose_setting(self, name):
        chooser = next(widget for widget in self.widgets.list(self.dialog)
                       if 'ContainerComboBox' in widget.kind)
        self.display.click(self.dialog, *chooser.middle())
        self.press_entry(name)
        self.display.settle(self.dialog)


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
        self.gimp.cancel()
        self.assertEqual(self.copies(), [])
        self.open()
        self.press_and_end('Install', self.module.exists)
        self.assertInstalled()
        settings = self.gimp.profile / 'filters' / SETTINGS
        self.assertIn('"Stone: Marble"', settings.read_text(encoding='utf-8'))
        self.open()
        self.assertFalse(self.gimp.shows('Install', 'Button'))
        self.press_and_end('Remove', lambda: not self.module.exists())
        self.assertEqual(self.copies(), [])
        self.assertFalse(settings.exists())


if HAS_FILTERS:
    class Settings(TestCase):
        studio = Installed

        def test_gimps_own_dialog_offers_the_presets(self):
            self.gimp.run('(plug-in-lattice-install-filters '
                          '#:run-mode RUN-NONINTERACTIVE #:action "install")')
            self.gimp.restart()
            # One preset of a single noise and one of layers, at the top of a long list.
            for name, preset in (('Abstract: Boiling fire', 'seething-fire'),
                                 ('Abstract: Bokeh lights', 'bokeh')):
                with self.subTest(preset):
                    recipe = (harness.ROOT / 'data' / 'presets' /
                              f'{preset}.recipe').read_text(encoding='utf-8')
                    self.gimp.new_image()
                    self.gimp.open_noise()
                    self.gimp.choose_setting(name)
                    self.gimp.screenshot(f'settings-{preset}')
                    self.gimp.close_filter('OK')
                    # GIMP blends floats, so that some halves round the
                    # other way.
                    self.assertNoise(harness.Picture(self.gimp.seen()),
                                     recipe.strip(), (0, 0), preset, error=1)


harness.main()
