# SPDX-License-Identifier: LGPL-3.0-or-later
"""A person's jobs in the studio and in the plain dialogs, and how many clicks they
take after the menu.  Other tests check what each step does."""

import re
import subprocess
import sys

import case
import clicks
import filters
import harness
import limits
import studio
from display import wait_until

PLAIN = 'lattice-noise/1'

# How many clicks each job may take.
MOST_CLICKS = {
    'clouds': 6,
    'marble over a photo': 10,
    'wood': 6,
    'own preset': 4,
    'edit again': 4,
    'mask in a selection': 7,
    'loop': 6,
    'twenty seeds': 6,
    'normal map': 6,
    'grain and rough edges': 4,
    'metal letters': 4,
    'stone for a game': 9,
    'moss on rock': 9,
    'snow on a wall': 5,
    'moss on own rock': 14,
    'color of panels': 5,
    'rust through paint': 25,
    'old wall': 9,
    'worn metal text': 5,
}

# A picture with many colors, instead of a photo.
PHOTO = harness.ROOT / 'docs' / 'images' / 'presets.jpg'

# How many steps down the list of modes Multiply is.
MULTIPLY = 1

# The layers of the newest image.
NEWEST = '(test-layers (apply max (test-all-images)))'


def check_clicks(test, job):
    print(f'{job}: {test.gimp.n_clicks} clicks of {MOST_CLICKS[job]} ... ',
          end='', file=sys.stderr, flush=True)
    test.assertLessEqual(test.gimp.n_clicks, MOST_CLICKS[job])


def add_text(gimp):
    gimp.run('(define text (test-value (gimp-text-layer-new image "Noise" '
             '(test-value (gimp-context-get-font)) 60 UNIT-PIXEL)))')
    gimp.run('(gimp-image-insert-layer image text 0 -1)')


class Jobs(case.TestCase):
    studio = clicks.Studio

    def setUp(self):
        super().setUp()
        self.delete_presets()
        self.gimp.forget()

    def begin(self, item='layer'):
        self.gimp.open_dialog(call=self.gimp.interactive_call('image', item))
        self.gimp.n_clicks = 0

    def begin_form(self, form, preset='Smoke'):
        self.gimp.open_form(form)
        self.gimp.n_clicks = 0
        self.gimp.choose_preset(preset)

    def accept(self, job, drawn='layer', preset=None, but=()):
        """Clicks OK; checks the number of clicks, and that what was drawn has the
        settings of a built-in preset, except for the keys `but`.  Returns its recipe.
        """
        self.gimp.screenshot('job-' + job.replace(' ', '-'))
        self.gimp.accept()
        check_clicks(self, job)
        return self.check_recipe(drawn, preset, but)

    def accept_layers(self, job):
        """Does the same, and checks that a script draws the same from the recipe."""
        recipe = self.accept(job)
        drawn = self.gimp.pixels()
        self.assertEqual(self.gimp.draw_by_script(recipe), drawn)
        return recipe

    def check_recipe(self, drawn, preset=None, but=()):
        recipe = self.gimp.recipe(drawn)
        if preset is not None:
            words = harness.goldens.preset(preset).split()
            self.assertEqual([word for word in words
                              if word.split('=')[0] not in but
                              and word not in recipe.split(' ')], [], recipe)
        return recipe

    def test_clouds_that_tile(self):
        self.begin()
        self.gimp.press('Seamless')
        self.gimp.choose_preset('Clouds')
        self.assertIn(f' period-x={studio.WIDTH} period-y={studio.HEIGHT} ',
                      self.accept('clouds', preset='clouds'))

    def test_marble_in_own_colors_over_a_photo(self):
        self.gimp.open_image(PHOTO)
        photo = self.gimp.pixels()
        self.begin()
        self.gimp.take_preset('Marble')
        self.gimp.toggle_group('color')
        self.gimp.recolor_first_stop('702010')
        self.gimp.choose_output('new-layer')
        self.gimp.choose('mode', MULTIPLY)
        recipe = self.accept('marble over a photo', '(car (test-layers image))',
                             'marble', but=['gradient'])
        self.assertIn(' gradient=0:#702010,0.25:#8d9094,', recipe)
        self.assertEqual(self.gimp.pixels(), photo)
        self.assertEqual(self.gimp.run(
            '(= (test-mode (car (test-layers image))) LAYER-MODE-MULTIPLY)'),
            '#t')
        # Close the group, because GIMP remembers which groups are open.
        self.gimp.open_dialog()
        self.gimp.toggle_group('color')
        self.gimp.cancel()

    def test_wood(self):
        self.begin()
        self.gimp.choose_preset('Wood')
        self.gimp.new_seed()
        self.assertNotIn(' seed=5 ', self.accept('wood', preset='wood',
                                                 but=['seed']))

    def test_an_own_preset_is_saved_and_used(self):
        self.begin()
        self.gimp.set_scale('24')
        self.gimp.open_presets()
        self.gimp.press_in_presets('Save...')
        self.assertEqual(self.gimp.type_name('Save as Preset', 'mine'), '')
        self.gimp.cancel_by_key()
        self.assertRegex(self.saved('mine'), f'^{PLAIN} scale=24 size=213')
        # In another image.
        self.gimp.replace_image(400, 300)
        self.begin()
        self.gimp.open_presets()
        self.assertEqual(self.gimp.labels_in_presets()[0], 'mine')
        self.gimp.wait_for_picture('mine')
        self.gimp.click_preset('mine')
        self.assertEqual(self.accept('own preset'),
                         f'{PLAIN} scale=24 size=125')

    def test_noise_is_edited_again(self):
        self.gimp.run(harness.noise(
            'new-layer', f'{PLAIN} algorithm=simplex scale=50',
            mode='LAYER-MODE-SCREEN', opacity=50))
        self.gimp.run('(define noise (car (test-layers image)))')
        self.begin('noise')
        self.gimp.set_scale('20')
        self.gimp.new_seed()
        self.assertRegex(
            self.accept('edit again', 'noise'),
            f'^{PLAIN} algorithm=simplex scale=20 seed=[0-9]+$')
        self.assertEqual(self.gimp.run(
            '(and (= (test-mode noise) LAYER-MODE-SCREEN)'
            ' (= (test-opacity noise) 50))'), '#t')

    def test_a_mask_in_a_selection(self):
        self.gimp.run(harness.select(80, 60, 160, 120))
        self.begin()
        self.gimp.choose_output('layer-mask')
        self.gimp.choose_preset('Clouds')
        self.accept('mask in a selection', '(test-mask-of layer)', 'clouds')
        self.assertFalse(self.gimp.has_recipe())

    def test_a_loop_that_rises(self):
        self.begin_form('loop')
        self.gimp.write('How many times the noise moves across its height', '-1')
        last = self.accept('loop', f'(car {NEWEST})', 'smoke')
        self.assertEqual(self.gimp.run(f'(length {NEWEST})'), '60')
        self.assertRegex(last, f' offset-y=-{studio.HEIGHT * 59 // 60} .*'
                               f'period-y={studio.HEIGHT} ')

    def test_a_loop_of_layers_has_the_command_lines_frames(self):
        self.begin_form('loop', 'Lava')
        self.gimp.press('Seamless')
        self.gimp.screenshot('job-lava')
        self.gimp.accept()
        self.gimp.run(f'(define frames {NEWEST})')
        self.assertEqual(self.gimp.run('(length frames)'), '60')
        drawn = self.gimp.folder / 'lava'
        subprocess.run(
            [harness.BUILD / 'noise-core' / 'tool' / 'lattice-noise', 'render',
             'lava', 'seamless=yes', '--fit', '--size',
             f'{studio.WIDTH}x{studio.HEIGHT}', '--frames', '60', '--quiet',
             '--output', f'{drawn}.png'], check=True,
            timeout=limits.SECONDS)
        pictures = []
        for frame in (1, 2, 16, 31, 60):
            file = harness.quote(f'{drawn}-{frame:02}.png')
            expected = self.gimp.pixels(
                f'(car (test-layers (test-load-image {file})))')
            self.gimp.run(f'(define frame (list-ref frames {60 - frame}))')
            self.gimp.run('(gimp-layer-flatten frame)')
            pictures.append(self.gimp.pixels('frame'))
            self.assertEqual(pictures[-1], expected, frame)
        self.assertEqual(len(set(pictures)), len(pictures))

    def test_twenty_seeds(self):
        self.begin_form('sheet')
        self.accept('twenty seeds', f'(car {NEWEST})', 'smoke', but=['seed'])
        told = self.gimp.run(f'(map test-parasite {NEWEST})')
        self.assertEqual(len(set(re.findall(' seed=([0-9]+)', told))), 20)

    def test_a_normal_map(self):
        self.begin_form('material')
        self.assertIn(' map=normal', self.accept(
            'normal map', '(test-active-layer image)', 'smoke',
            but=['coloring', 'gradient']))

    def test_moss_on_rock(self):
        self.begin()
        self.gimp.choose_preset('Rock')
        self.gimp.choose_preset('Moss patches')
        recipe = self.accept_layers('moss on rock')
        self.assertRegex(recipe, '^lattice-noise/2 size=.* layer=rock .*'
                         ' layer=moss .* mask=')

    def test_snow_on_a_wall(self):
        self.begin()
        self.gimp.take_preset('castle wall')
        self.gimp.open_looks_to_add()
        self.gimp.take_typed('snow')
        # The whole covering is the chosen row, with one coverage.
        self.gimp.write('coverage', '0.7')
        recipe = self.accept_layers('snow on a wall')
        self.assertRegex(recipe, ' group=snow coverage=0.7 layer=')

    def test_moss_on_own_rock_from_scratch(self):
        self.begin()
        self.gimp.set_scale('90')
        self.gimp.toggle_group('light')
        self.gimp.write('relief', '40')
        self.gimp.press('Color')
        self.gimp.set_color('color', 'Solid color', '2c4016')
        self.gimp.press('Add a mask to the layer')
        self.gimp.write('coverage', '0.35')
        self.gimp.write('prefer-hollows', '0.8')
        recipe = self.accept_layers('moss on own rock')
        self.assertRegex(recipe, ' scale=90 relief=40 layer=color color=#2c4016 '
                                 'mask=mask .*prefer-hollows=0.8')

    def test_a_color_of_one_layer(self):
        self.begin()
        self.gimp.take_preset('Spaceship panels')
        self.gimp.choose_row('Dirt')
        self.gimp.recolor_first_stop('702010')
        self.assertRegex(self.accept('color of panels'),
                         ' layer=dirt .* gradient=0:#702010,1:#706a62 ')

    def test_rust_through_paint_from_scratch(self):
        self.begin()
        self.gimp.choose_preset('Rust')
        self.gimp.press('Color')
        self.gimp.set_color('color', 'Solid color', '2f5f6b')
        self.gimp.toggle_group('light')
        self.gimp.write('lift', '6')
        self.gimp.choose('height-mode', 1)  # replace
        self.gimp.press('Add a mask to the layer')
        self.gimp.write('coverage', '0.65')
        self.gimp.write('softness', '0.01')
        self.gimp.write('scale', '240')
        self.gimp.write('octaves', '8')
        self.gimp.write('persistence', '0.6')
        recipe = self.accept_layers('rust through paint')
        self.assertRegex(
            recipe, ' layer=metal .* layer=color color=#2f5f6b lift=6 '
            'height-mode=replace mask=mask scale=240 octaves=8 '
            'persistence=0.6 coverage=0.65 softness=0.01$')

    def test_an_old_wall(self):
        self.begin()
        self.gimp.choose_preset('Old plaster')
        self.gimp.choose_row('Plaster')
        self.gimp.write('coverage', '1.2')
        self.gimp.choose_look_to_add('Moss patches')
        self.assertRegex(self.accept('old wall'),
                         ' group=plaster coverage=1.2 layer=plaster .*'
                         ' group=moss layer=.* layer=moss ')

    def test_a_games_stone_as_files(self):
        self.begin_form('material', 'Cobblestone')
        self.gimp.press('Seamless')
        self.gimp.choose('engine', 1)  # Godot
        self.gimp.choose('output', 2)  # files
        self.gimp.screenshot('job-game-stone')
        n_clicks = self.gimp.n_clicks
        self.assertTrue(self.gimp.show_recipe().endswith(' seamless=yes'))
        self.gimp.n_clicks = n_clicks
        self.gimp.accept()
        check_clicks(self, 'stone for a game')
        name = 'Cobblestone-seed-5'
        files = {path.name for path in self.gimp.folder.rglob(name + '*')}
        self.assertEqual(files, {
            name + '.tres', name + '_albedo.png', name + '_height.png',
            name + '_normal.png', name + '_orm.png'})
        # Take these choices back, because the next dialog would begin with them.
        self.gimp.open_form('material')
        self.gimp.choose('engine', -1)
        self.gimp.choose('output', -2)
        self.gimp.accept()


class Letters(case.TestCase):
    studio = clicks.Studio
    options = {'needs_data': True}

    def begin(self):
        self.gimp.open_dialog(call=self.gimp.interactive_call('image', 'text'))
        self.gimp.n_clicks = 0

    def test_metal_letters(self):
        add_text(self.gimp)
        before = harness.Picture(self.gimp.pixels('text'))
        self.begin()
        self.gimp.choose_preset('Brushed metal')
        # GIMP 2.10 has no filters, so it paints on the letters; GIMP 3 starts with a
        # filter as the output.
        self.assertEqual('The text will become pixels' in self.gimp.sentence(),
                         self.gimp.generation == 2)
        self.gimp.screenshot('job-metal-letters')
        self.gimp.accept()
        check_clicks(self, 'metal letters')
        after = harness.Picture(self.gimp.seen())
        self.assertEqual(after.alpha, before.alpha)
        self.assertNotEqual(after.colors, before.colors)
        if self.gimp.generation == 3:
            self.assertEqual(
                self.gimp.run('(gimp-item-id-is-text-layer text)'), '#t')

    def test_worn_metal_letters(self):
        add_text(self.gimp)
        before = harness.Picture(self.gimp.pixels('text'))
        self.begin()
        self.gimp.choose_preset('Rusty paint')
        self.gimp.click_eye('Stains')
        self.gimp.screenshot('job-worn-metal-text')
        self.gimp.accept()
        check_clicks(self, 'worn metal text')
        self.assertEqual(harness.Picture(self.gimp.seen()).alpha, before.alpha)
        # Edits the filter or, on GIMP 2.10, the layer's noise.
        self.begin()
        self.assertEqual(
            self.gimp.rows()[1:],
            ['Scratches', 'Stains', 'Along edges', 'Paint', 'Rust'])
        self.gimp.choose_row('Stains')
        self.gimp.write('opacity', '0.3')
        recipe = self.gimp.copied_recipe()
        self.assertRegex(recipe, ' layer=stains .*opacity=0.3 visible=no')
        self.gimp.accept()

    if harness.GENERATION == 3:
        def test_a_filter_locks_the_alpha_of_letters_while_it_is_there(self):
            add_text(self.gimp)
            for end in (self.gimp.cancel,
                        lambda: (self.gimp.accept(), self.gimp.undo())):
                self.gimp.open_dialog(
                    call=self.gimp.interactive_call('image', 'text'))
                self.gimp.canvas()
                end()
                self.assertEqual(self.gimp.run('(gimp-layer-get-lock-alpha text)'),
                                 '#f')


class PictureFilters(case.TestCase):
    studio = clicks.PictureFilters
    options = {'needs_data': True}

    def test_grain_on_a_photo_and_rough_edges_on_text(self):
        self.gimp.open_image(PHOTO)
        n_clicks = 0
        for name, menu in (('grain', 'Noise'), ('displace', 'Distorts')):
            title = filters.TITLES[name]
            before = self.gimp.seen()
            if self.gimp.generation == 2:
                self.gimp.open_filter(name)
                accept = self.gimp.accept
            else:
                self.gimp.open_filter(('Filters', menu, f'{title}...'),
                                      re.escape(f'{title} (lattice:{name})'))
                accept = lambda: self.gimp.close_filter('OK')
            self.gimp.n_clicks = 0
            self.gimp.screenshot(f'job-{name}')
            accept()
            n_clicks += self.gimp.n_clicks
            self.assertNotEqual(self.gimp.seen(), before)
            add_text(self.gimp)
            self.gimp.run('(define layer text)')
        self.gimp.n_clicks = n_clicks
        check_clicks(self, 'grain and rough edges')


class WithoutMouse(case.TestCase):
    """The guide's first job on a low screen, with the keys of the guide's table."""

    studio = clicks.Studio
    options = {'height': 720}

    def test_clouds_that_tile(self):
        self.gimp.search_dialog()
        self.gimp.screenshot('keys-dialog')
        self.gimp.press_keys_in_dialog('alt+m')
        self.gimp.open_sheet_by_key('ctrl+p', 'Presets')
        self.gimp.display.type('clouds')
        self.gimp.display.settle()
        self.gimp.display.keys('Return')
        self.gimp.display.settle()
        self.gimp.sheet_screenshot('keys-presets')
        self.gimp.display.keys('Return')
        self.gimp.leave_sheet()
        self.assertEqual(self.gimp.look_at_name(), 'Clouds')
        self.gimp.display.keys('alt+o')
        self.gimp.dialog = None
        wait_until(self.gimp.has_recipe, 'the keys draw nothing')
        self.assertRegex(self.gimp.recipe(),
                         f' period-x={studio.WIDTH} period-y={studio.HEIGHT} ')
        self.assertEqual(self.gimp.n_clicks, 0)


harness.main()
