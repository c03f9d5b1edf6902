# SPDX-License-Identifier: LGPL-3.0-or-later
"""Lattice Noise Studio as a person uses it: opened, changed, canceled, accepted,
undone, in a real GIMP on a virtual screen."""

import contextlib

import case
import forms
import groups
import harness
import slowest  # harness has put its folder on the path
from display import wait_until

# Takes longer to draw than it takes to press two keys.
SLOW = ('lattice-noise/1 algorithm=cellular dimensions=three octaves=16 '
        'scale=640 lacunarity=1.2 feature=edge coloring=rgba warp-amount=50 '
        'warp-octaves=8 warp-rounds=two rotation=30')

# Has every parameter that is a length, because a smaller preview must scale them.
LENGTHS = ('lattice-noise/1 scale=130 octaves=5 seed=7 stretch=2 rotation=30 '
           'warp-amount=60 warp-scale=150 period-x=1600 period-y=1200')


# Attaches what a drawable carries after this recipe was drawn on it.
CARRY = ('(gimp-item-attach-parasite layer (list "lattice-noise-recipe" 3 '
         f'{harness.quote(slowest.RECIPE)}))')


class Studio(forms.Studio, groups.Studio):
    pass


class Dialog(case.TestCase):
    studio = Studio

    def test_cancel_leaves_no_trace(self):
        before = self.gimp.state()
        self.gimp.open_dialog()
        self.gimp.set_scale('24')
        self.gimp.new_seed()
        self.gimp.screenshot('changed')
        self.gimp.cancel()
        self.assertEqual(self.gimp.state(), before)
        # The last step in the history is still the one before the dialog.
        self.gimp.undo()
        self.assertEqual(self.gimp.pixels(), self.gimp.pixels_before_edit)
        self.assertTrue(self.gimp.is_changed())

    def test_ok_is_one_undo_step(self):
        before = self.gimp.state()
        self.gimp.open_dialog()
        self.gimp.set_scale('24')
        self.gimp.new_seed()
        recipe = self.accept()
        drawn = self.gimp.pixels()
        self.assertIn('scale=24', recipe)
        self.assertIn('seed=', recipe)
        self.assertTrue(self.gimp.is_changed())
        # GIMP counts steps from where the image was clean: after two steps, it
        # would still be changed when one is undone.
        self.gimp.undo()
        self.assertFalse(self.gimp.is_changed())
        self.assertEqual(self.gimp.state(), before)
        self.gimp.redo()
        self.assertEqual(self.gimp.pixels(), drawn)
        self.assertEqual(self.gimp.recipe(), recipe)

    def test_escape_cancels_in_a_changed_image(self):
        self.gimp.run('(gimp-drawable-invert layer FALSE)')
        before = self.gimp.state()
        self.assertTrue(before['changed'])
        self.gimp.open_dialog()
        self.gimp.display.keys('Escape')
        self.gimp.wait_for_end()
        self.assertEqual(self.gimp.state(), before)

    def test_escape_is_answered_at_once_while_slow_noise_is_drawn(self):
        self.gimp.run(CARRY)
        for name in (None, 'pattern'):
            with self.subTest(form=name):
                # Drawing its picture would take an hour.
                self.gimp.display.patience = forms.MOVING
                window = (self.gimp.open_form(name) if name is not None
                          else self.gimp.open_dialog())
                plug_in = self.gimp.find_plug_in()
                used = [slowest.time_run(plug_in)]

                def has_closed():
                    with contextlib.suppress(OSError):  # it has ended
                        used.append(slowest.time_run(plug_in))
                    return not self.gimp.display.is_visible(window)
                self.gimp.display.press_on('Escape').wait()
                wait_until(has_closed, 'the dialog stays')
                self.assertLess(used[-1] - used[0], slowest.AT_ONCE)
                self.gimp.wait_for_end()

    def test_the_preview_follows_what_goes_on_moving(self):
        self.gimp.open_dialog()
        self.gimp.set_scale('24', end='Up')
        before = self.gimp.shown()
        pictures = set()
        place = self.gimp.picture_place()
        for _ in range(20):  # a busy machine shows only a few each time
            with self.gimp.display.press_on(*100 * ['Up'],
                                            *100 * ['Down']) as keys:
                while keys.poll() is None:
                    pictures.add(bytes(self.gimp.glance(place)))
            self.assertEqual(self.gimp.shown(), before)
            if len(pictures) > 5:
                break
        self.assertGreater(len(pictures), 5)
        self.gimp.cancel()

    def test_a_canceled_drawing_leaves_no_trace(self):
        self.check_killed(harness.noise(recipe=slowest.RECIPE))

    def read(self, name):
        """Returns one of the recipes that dialogs keep."""
        return (self.gimp.profile / 'lattice-noise' / name).read_text(
            encoding='utf-8')

    def test_a_layer_that_is_gone_leaves_a_new_one(self):
        self.addCleanup(self.gimp.forget)  # the output, too
        self.gimp.run('(define below (test-layer image "below" 0 0 9 9 #f))')
        window = self.gimp.search_dialog()
        self.gimp.set_scale('24')
        self.gimp.run('(gimp-image-remove-layer image below)')
        self.gimp.show_pixels()  # leaves the dialog, as people do to delete a layer
        self.gimp.set_scale('25')
        self.assertIn('choose a new layer', self.gimp.sentence())
        self.gimp.choose_output('new-layer')
        self.assertEqual(self.gimp.sentence(), '')
        self.gimp.accept_from_menu(
            lambda: not self.gimp.display.is_visible(window) and self.gimp.run(
                '(if (member "Perlin noise" (map test-name (test-layers image))) '
                '1 0)') == '1')
        self.gimp.run('(define drawn (test-active-layer image))')
        self.assertIn('scale=25', self.gimp.recipe('drawn'))

    def test_what_cannot_be_drawn_is_kept(self):
        self.gimp.run('(define below (test-layer image "below" 0 0 9 9 #f))')
        window = self.gimp.search_dialog()
        self.gimp.set_scale('26')
        self.gimp.run('(gimp-image-remove-layer image below)')
        self.gimp.accept_from_menu(
            lambda: not self.gimp.display.is_visible(window))
        wait_until(lambda: 'scale=26' in self.read('last.recipe'), 'it is lost')
        self.assertEqual(self.gimp.n_layers(), 1)

    def test_a_closed_image_leaves_its_noise(self):
        window = self.gimp.search_dialog()
        self.gimp.run('(gimp-display-delete display)')
        self.gimp.display.focus(
            self.gimp.display.window('GNU Image Manipulation Program'))
        self.gimp.set_scale('27')
        self.assertIn('The image was closed', self.gimp.sentence())
        self.gimp.escape(window)
        self.assertIn('scale=27', self.read('undrawn.recipe'))
        self.gimp.new_image()

    def test_canceled_noise_is_among_the_last_used(self):
        self.gimp.replace_image(500, 400)  # other than the pictures of presets
        self.gimp.open_dialog()
        self.gimp.set_scale('23')
        self.gimp.new_seed()
        self.gimp.press('Seamless')
        wanted = self.gimp.copied_recipe()
        self.gimp.cancel()
        # A dialog in which nothing is changed leaves it there.
        self.gimp.open_dialog()
        self.gimp.cancel()
        self.gimp.open_dialog()
        self.gimp.open_presets()
        self.gimp.press_preset('Agate')
        self.gimp.press_in_presets('Last used')
        self.assertEqual(self.gimp.labels_in_presets()[0], 'Not drawn')
        self.gimp.click_preset('Not drawn')
        self.gimp.close_sheet()
        self.assertEqual(self.gimp.look_at_name(), '')
        self.assertEqual(self.gimp.copied_recipe(), wanted)
        self.assertTrue(self.gimp.find('seamless', 'CheckButton').is_active)
        self.gimp.cancel()

    def test_the_recipe_of_a_lost_filter_is_shown_again(self):
        recipe = 'lattice-noise/1 algorithm=value scale=23 seed=5'
        self.gimp.run('(gimp-item-attach-parasite layer (list '
                      f'"lattice-noise-filter" 3 {harness.quote(recipe)}))')
        self.gimp.open_dialog()
        self.gimp.accept()
        self.assertIn(recipe, self.read('last.recipe'))

    if harness.GENERATION == 2:
        def test_the_preview_of_a_large_image_is_what_ok_draws(self):
            self.gimp.replace_image(1600, 1200)
            self.gimp.open_dialog()
            self.gimp.paste(LENGTHS)
            previewed = self.gimp.shown()
            self.gimp.screenshot('large')
            self.gimp.accept()
            self.gimp.open_dialog()
            self.gimp.display.keys('alt+p')
            drawn = self.gimp.shown()  # without the preview: the layer
            self.gimp.screenshot('large-drawn')
            self.gimp.display.keys('alt+p')  # which GIMP remembers
            self.gimp.cancel()
            self.assertGreater(max(drawn) - min(drawn), 100)
            # The preview shows means of pixels; libgimp shows single ones of the layer.
            self.assertLess(sum(abs(a - b) for a, b in zip(previewed, drawn)),
                            0.02 * 255 * len(drawn))

        def test_what_is_being_drawn_is_not_shown_without_the_preview(self):
            self.gimp.open_dialog()
            self.gimp.paste(SLOW)
            self.gimp.display.keys('alt+p')
            before = self.gimp.glance()
            self.gimp.display.keys('alt+p')
            self.gimp.set_scale('640', end='Up')
            self.assertNotEqual(self.gimp.glance(), before)
            self.gimp.display.press_on('Up', 'alt+p').wait()
            self.gimp.display.settle()
            self.assertEqual(self.gimp.glance(), before)
            self.gimp.cancel()

    if harness.GENERATION == 3:
        def test_the_window_is_destroyed_only_after_gimp_has_answered(self):
            # Otherwise, GIMP could end with an X error: it knows this window because
            # it opened a chooser for it, and may be about to ask for its position.
            window = self.gimp.open_dialog()
            with self.gimp.paused():
                self.gimp.display.keys('Escape')
                wait_until(lambda: not self.gimp.display.is_visible(window),
                           'the dialog stays')
                self.gimp.display.settle()
                self.assertTrue(self.gimp.display.exists(window))
            self.gimp.wait_for_end()
            wait_until(lambda: not self.gimp.display.exists(window),
                       'the window stays')


harness.main()
