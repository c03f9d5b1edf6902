# SPDX-License-Identifier: LGPL-3.0-or-later
"""A person's jobs in the studio, and how many clicks they take."""

import array
import re

import clicks
import groups
import harness
import studio
import brightness  # on the path that harness has set

PLAIN = 'lattice-noise/1'

# A picture with many colors, in the place of a photo.
PHOTO = harness.ROOT / 'docs' / 'images' / 'presets.jpg'

# How many steps down the list of modes Multiply is.
MULTIPLY = 13

# x, y, width and height of a selection on both halves of the mask.
SELECTED = (80, 60, 160, 120)


class Studio(clicks.CountsClicks, groups.Studio):
    """The studio, with clicks counted."""


def mean_step(lines, i, k):
    """How much two rows or columns of a picture differ, on average."""
    return (sum(abs(a - b) for a, b in zip(lines[i], lines[k]))
            / len(lines[i]))


class Jobs(clicks.TestCase):
    studio = Studio

    def setUp(self):
        super().setUp()
        self.delete_presets()
        self.gimp.forget()

    def begin(self, item='layer'):
        self.gimp.open_dialog(call=self.gimp.interactive_call('image', item))
        self.gimp.begin()

    def accept(self, job):
        self.gimp.screenshot('job-' + job.replace(' ', '-'))
        self.gimp.sheet_screenshot('job-' + job.replace(' ', '-') + '-screen')
        self.gimp.accept()
        self.assertClicks(job)

    def assertDrawn(self, item, what):
        """The item holds its recipe's noise; returns recipe and picture."""
        self.gimp.run(f'(define drawn {item})')
        recipe = self.gimp.run('(test-parasite drawn)').strip('"')
        picture = harness.Picture(self.gimp.pixels('drawn'))
        self.assertNoise(picture, recipe, (0, 0), what)
        return recipe, picture

    def assertTiles(self, picture):
        """Opposite edges differ no more than neighbors elsewhere."""
        width = picture.width
        for color in picture.colors:
            rows = [color[i:i + width] for i in range(0, len(color), width)]
            for lines in (rows, list(zip(*rows))):
                inside = max(mean_step(lines, i, i + 1)
                             for i in range(len(lines) - 1))
                self.assertLessEqual(mean_step(lines, -1, 0), inside)

    def test_clouds_that_tile(self):
        self.begin()
        self.gimp.press('Seamless')
        self.gimp.choose_preset('Clouds')
        self.accept('clouds')
        recipe, picture = self.assertDrawn('layer', 'clouds')
        self.assertMadeOf(recipe, 'clouds')
        self.assertIn(
            f' period-x={studio.WIDTH} period-y={studio.HEIGHT} ', recipe)
        self.assertTiles(picture)

    def open_photo(self):
        """Opens a photo instead of the test's image."""
        self.gimp.delete_image()
        self.gimp.run(f'(define image (test-load-image '
                      f'{harness.quote(PHOTO)}))')
        self.gimp.run('(define layer (car (test-layers image)))')
        self.gimp.open_display()

    def test_marble_in_own_colors_over_a_photo(self):
        self.open_photo()
        photo = self.gimp.pixels()
        self.begin()
        self.gimp.take_preset('Marble')
        self.gimp.toggle_group('color')
        self.gimp.recolor_first_stop('702010')
        self.gimp.choose_output('new-layer')
        self.gimp.choose_mode(MULTIPLY)
        self.accept('marble over a photo')
        self.assertEqual(self.gimp.n_layers(), 2)
        self.assertEqual(self.gimp.pixels(), photo)
        recipe, _ = self.assertDrawn('(car (test-layers image))', 'marble')
        self.assertMadeOf(recipe, 'marble', but=['gradient'])
        self.assertIn(' gradient=0:#702010,0.4:#a9a8a6,', recipe)
        self.assertEqual(self.gimp.run(
            '(= (test-mode drawn) LAYER-MODE-MULTIPLY)'), '#t')
        # Multiply darkens the photo below.
        self.gimp.run('(test-flatten image)')
        for before, after in zip(
                harness.Picture(photo).colors,
                harness.Picture(self.gimp.pixels(
                    '(car (test-layers image))')).colors):
            self.assertLess(sum(after), sum(before))
            self.assertTrue(all(a <= b for a, b in zip(after, before)))
        # Closes the group, because GIMP remembers which are open.
        self.gimp.run('(define layer (car (test-layers image)))')
        self.gimp.open_dialog()
        self.gimp.toggle_group('color')
        self.gimp.cancel()

    def test_wood(self):
        self.begin()
        self.gimp.choose_preset('Wood')
        self.gimp.new_seed()
        self.accept('wood')
        recipe, _ = self.assertDrawn('layer', 'wood')
        self.assertMadeOf(recipe, 'wood', but=['seed'])
        self.assertNotIn(' seed=5 ', recipe)

    def test_an_own_preset_is_saved_and_used(self):
        self.begin()
        self.gimp.set_scale('24')
        self.gimp.press_keys_in_dialog('ctrl+s')
        self.assertEqual(self.gimp.type_name('Save as Preset', 'mine'), '')
        self.gimp.screenshot('job-own-preset-saved')
        self.gimp.cancel_by_key()
        self.assertRegex(self.saved('mine'), f'^{PLAIN} scale=24 size=213')
        # In another image.
        self.gimp.delete_image()
        self.gimp.new_image(400, 300)
        self.gimp.open_dialog()
        self.gimp.open_presets()
        self.assertEqual(self.gimp.preset_headings()[0], 'Your presets')
        self.gimp.wait_for_picture('mine')
        self.gimp.sheet_screenshot('job-own-preset-sheet')
        self.gimp.click_preset('mine')
        self.assertEqual(self.gimp.look_at_name(), 'mine')
        self.accept('own preset')
        recipe, _ = self.assertDrawn('layer', 'own preset')
        self.assertEqual(recipe, f'{PLAIN} scale=24 size=125')

    def test_noise_is_edited_again(self):
        self.gimp.run('(test-noise image layer '
                      f'"{PLAIN} algorithm=simplex scale=50" "new-layer" '
                      '"canvas" LAYER-MODE-SCREEN 50)')
        self.gimp.run('(define noise (car (test-layers image)))')
        below, before = self.gimp.pixels(), self.gimp.pixels('noise')
        self.begin('noise')
        self.assertEqual(self.gimp.find('Edits the noise of this layer').text,
                         'Edits the noise of this layer')
        self.gimp.set_scale('20')
        self.gimp.new_seed()
        self.accept('edit again')
        self.assertEqual(self.gimp.n_layers(), 2)
        self.assertEqual(self.gimp.pixels(), below)
        recipe, _ = self.assertDrawn('noise', 'edited')
        self.assertRegex(
            recipe, f'^{PLAIN} algorithm=simplex scale=20 seed=[0-9]+$')
        self.assertNotEqual(self.gimp.pixels('noise'), before)
        self.assertEqual(self.gimp.run(
            '(and (= (test-mode noise) LAYER-MODE-SCREEN)'
            ' (= (test-opacity noise) 50))'), '#t')

    def test_a_mask_in_a_selection(self):
        self.gimp.run('(define mask (test-mask layer))')
        self.gimp.run('(gimp-image-select-rectangle image CHANNEL-OP-REPLACE '
                      f'0 0 {studio.WIDTH // 2} {studio.HEIGHT})')
        self.gimp.run('(gimp-drawable-edit-fill mask FILL-FOREGROUND)')
        self.gimp.run('(gimp-image-select-rectangle image CHANNEL-OP-REPLACE '
                      f'{" ".join(map(str, SELECTED))})')
        before = harness.Picture(self.gimp.pixels('mask')).components[0]
        self.assertEqual(set(before), {0, 255})
        layer = self.gimp.pixels()
        self.begin()
        self.gimp.choose_output('layer-mask')
        self.gimp.choose_preset('Clouds')
        self.accept('mask in a selection')
        self.assertEqual(self.gimp.pixels(), layer)
        self.assertFalse(self.gimp.has_recipe())
        recipe = self.gimp.run('(test-parasite mask)').strip('"')
        self.assertMadeOf(recipe, 'clouds')
        size = (studio.WIDTH, studio.HEIGHT)
        grays = brightness.over_black(self.core.floats((0, 0, *size), recipe))
        left, top, width, height = SELECTED
        expected = array.array('B', before)
        for y in range(top, top + height):
            for x in range(left, left + width):
                i = y * size[0] + x
                expected[i] = int(255 * grays[i] + 0.5)
        after = harness.Picture(self.gimp.pixels('mask')).components[0]
        outside = [i for i in range(len(after))
                   if not (left <= i % size[0] < left + width
                           and top <= i // size[0] < top + height)]
        self.assertEqual([i for i in outside if after[i] != before[i]], [])
        # Brightness may be rounded differently, by the plug-in's formulas.
        self.assertSame(after, expected, 'mask', error=1)


harness.main()
