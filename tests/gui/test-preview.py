# SPDX-License-Identifier: LGPL-3.0-or-later
"""The preview on GIMP 3's canvas, which never disturbs undo."""

import time

import case
import groups
import harness
from display import wait_until
from studio import HEIGHT, WIDTH


# Takes 0.1 ms for each pixel.
SLOW = ('lattice-noise/1 algorithm=phasor dimensions=three scale=500 octaves=16 '
        'lacunarity=3.5 warp-amount=100000 warp-scale=2 warp-octaves=8 '
        'warp-rounds=two relief=50 coloring=rgba')


class TestCase(case.TestCase):
    def changed_canvas(self, before):
        """Waits until the canvas shows something other than `before`, and no longer
        changes; returns what it shows."""
        wait_until(lambda: self.gimp.canvas() != before,
                   'the canvas stays the same')
        return self.refined_canvas()

    def wait_for_filters(self, n):
        wait_until(lambda: self.gimp.n_filters() == n,
                   f'there are not {n} filters on the layer')

    def columns(self, pixels, first, end):
        """Returns some columns of the pixels that canvas() has returned."""
        width, height = self.gimp.CANVAS
        size = len(pixels) // (width * height)
        return b''.join(pixels[size * (row * width + first):
                               size * (row * width + end)]
                        for row in range(height))

    def refined_canvas(self):
        """Waits until the canvas no longer changes; returns what it shows."""
        shown = [None]

        def is_refined():
            time.sleep(2)  # longer than the dialog waits to refine
            shown.append(self.gimp.canvas())
            return shown[-1] == shown[-2]
        wait_until(is_refined, 'the canvas goes on changing')
        return shown[-1]


class TallScreen(TestCase):
    studio = groups.Studio

    def test_a_preview_whose_layer_was_deleted_begins_anew(self):
        window = self.gimp.search_dialog()
        self.gimp.choose_output('new-layer')
        wait_until(lambda: self.gimp.n_layers() == 2, 'there is no preview')
        self.gimp.run('(gimp-image-remove-layer image (vector-ref '
                      '(gimp-image-get-layers image) 0))')
        self.assertEqual(self.gimp.n_layers(), 1)
        self.gimp.show_pixels()  # leaves the dialog, as people do to delete a layer
        self.gimp.set_scale('20')
        wait_until(lambda: self.gimp.n_layers() == 2, 'there is no new preview')
        self.gimp.escape(window)
        self.assertEqual(self.gimp.n_layers(), 1)

    def test_a_layer_below_shows_where_the_layer_is_transparent(self):
        self.gimp.run('(gimp-layer-add-alpha layer)')
        self.gimp.run(harness.select(0, 0, WIDTH // 2, HEIGHT))
        self.gimp.run('(gimp-drawable-edit-clear layer)')
        self.gimp.run('(gimp-selection-none image)')
        self.gimp.run('(gimp-displays-flush)')
        self.gimp.open_dialog()
        before = self.refined_canvas()
        self.gimp.choose_output('new-layer-below')
        below = self.changed_canvas(before)
        left_end, right_start = self.gimp.CANVAS_HALVES
        right = right_start, self.gimp.CANVAS[0]
        self.assertTrue(self.columns(below, 0, left_end) ==
                        self.columns(before, 0, left_end))
        self.assertFalse(self.columns(below, *right) ==
                         self.columns(before, *right))
        self.gimp.cancel()

    def test_slow_noise_stays_in_squares(self):
        """GIMP then soon notices that somebody cancels."""
        self.gimp.open_dialog()
        self.gimp.paste(SLOW)
        pixels = self.refined_canvas()
        n_pixels = self.gimp.CANVAS[0] * self.gimp.CANVAS[1]
        size = len(pixels) // n_pixels
        colors = {pixels[size * i:size * (i + 1)] for i in range(n_pixels)}
        self.assertGreater(len(colors), 1)
        self.assertLess(len(colors), n_pixels / 8)
        self.gimp.cancel()


class Preview(TestCase):
    """Never clicks OK, so that dialogs begin with the script's arguments."""

    def height(self, window):
        return self.gimp.display.geometry(window)[3]

    def assertUndoWorks(self):
        self.gimp.undo()
        self.assertEqual(self.gimp.pixels(), self.gimp.pixels_before_edit)
        self.gimp.redo()

    def test_undo_works_after_a_killed_preview(self):
        canvas = self.gimp.canvas()
        self.gimp.open_dialog()
        self.changed_canvas(canvas)
        self.gimp.kill_plug_in()
        self.gimp.wait_for_end()
        self.gimp.display.settle()
        self.assertUndoWorks()

    def test_a_preview_that_is_shown_stays_when_another_dialog_starts(self):
        first = self.gimp.search_dialog()
        self.wait_for_filters(1)
        second = self.gimp.search_dialog()
        self.assertEqual(self.height(second), self.height(first))
        self.wait_for_filters(2)
        self.gimp.escape(second)
        self.wait_for_filters(1)
        self.gimp.escape(first)
        self.wait_for_filters(0)

    def test_what_others_do_meanwhile_can_be_undone(self):
        window = self.gimp.search_dialog()
        self.assertFalse(self.gimp.is_changed())
        self.gimp.run('(gimp-drawable-edit-fill layer FILL-WHITE)')
        filled = self.gimp.pixels()
        self.gimp.set_scale('20')
        self.gimp.escape(window)
        self.wait_for_filters(0)
        self.assertEqual(self.gimp.pixels(), filled)
        self.assertTrue(self.gimp.is_changed())
        self.gimp.undo()
        self.assertNotEqual(self.gimp.pixels(), filled)

    def test_the_preview_is_switched_by_a_key(self):
        before = self.gimp.canvas()
        window = self.gimp.open_dialog()
        previewed = self.changed_canvas(before)
        self.gimp.display.focus(window)
        self.gimp.display.keys('alt+p')
        self.assertEqual(self.changed_canvas(previewed), before)
        self.gimp.cancel()


class ThenAccepted(TestCase):
    """What the canvas shows before OK and after it.  Its name makes it run last,
    because after OK, GIMP prefers last values to a script's arguments."""

    def test_the_split_view_draws_the_right_half(self):
        before = self.gimp.canvas()
        window = self.gimp.open_dialog()
        whole = self.changed_canvas(before)
        self.gimp.display.focus(window)
        self.gimp.display.keys('alt+v')
        split = self.changed_canvas(whole)
        self.gimp.screenshot('split')
        left_end, right_start = self.gimp.CANVAS_HALVES
        for pixels, first, last in (
                (before, 0, left_end),
                (whole, right_start, self.gimp.CANVAS[0])):
            self.assertTrue(self.columns(split, first, last) ==
                            self.columns(pixels, first, last), first)
        self.gimp.accept()
        self.assertTrue(self.gimp.canvas() == whole)

    def test_transparent_colors_end_as_ok_draws_them(self):
        self.gimp.run('(gimp-layer-add-alpha layer)')
        self.gimp.run(harness.noise(
            recipe='lattice-noise/1 scale=20 coloring=two-colors '
                   'color-low=#ff000000 color-high=#00ff00'))
        self.gimp.open_dialog()
        self.gimp.set_scale('31')
        previewed = self.refined_canvas()
        self.gimp.accept()
        self.assertTrue(self.gimp.canvas() == previewed)

    def test_what_is_large_ends_as_ok_draws_it(self):
        # Its name makes it the last test: GIMP's window grows with the image.
        self.gimp.replace_image(2400, 1600)
        self.gimp.show_pixels()
        self.gimp.open_dialog()
        self.gimp.set_scale('20')
        previewed = self.refined_canvas()
        self.gimp.accept()
        self.assertTrue(self.gimp.canvas() == previewed)


harness.main()
