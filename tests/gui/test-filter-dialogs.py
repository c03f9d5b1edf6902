# SPDX-License-Identifier: LGPL-3.0-or-later
"""Grain and displacement in the dialogs that GIMP 3 makes for operations: opened
by the menu, previewed, accepted, undone, and kept as GIMP's presets."""

import re

import case
import gimp_filters
import harness

# The picture below the filters.
BELOW = 'lattice-noise/1 algorithm=value scale=9'


class Filter:
    """What a person finds in the menu and in the dialog, in English."""

    def __init__(self, name, menu, label, blurb, rows, custom, choices, call):
        self.name = name
        self.entries = 'Filters', menu, f'{label}...'
        self.title = re.escape(f'{label} (lattice:{name})')
        self.blurb = blurb
        self.rows = rows  # labels and initial values
        self.custom = custom  # of the rows after the third, if it is Custom
        self.combo = next(iter(rows))
        self.choices = choices
        self.call = call  # draws the choice {} on a drawable

    def after(self, choice):
        """The rows after a choice in the first combo box."""
        rows = list({**self.rows, self.combo: choice}.items())
        custom = self.custom.items() if choice == 'Custom' else ()
        return dict([*rows[:3], *custom, *rows[3:]])


GRAIN = Filter(
    'grain', 'Noise', 'Film Grain (Lattice)',
    'Adds the grain of film, or the noise of a sensor',
    {'Film': 'ISO 400', 'Strength': '100', 'Magnification': '100',
     'Pure black and white': 'Clean', 'Seed': '0'},
    {'Grain size': '1.5', 'Roughness': '0.50', 'Softness': '0.50', 'Shadows': '25',
     'Midtones': '30', 'Highlights': '20', 'Color': '0.00'},
    {'Custom': 'custom', 'ISO 100': 'iso-100', 'ISO 200': 'iso-200',
     'ISO 400': 'iso-400', 'ISO 800': 'iso-800', 'ISO 1600': 'iso-1600',
     'ISO 3200': 'iso-3200', 'ISO 6400': 'iso-6400',
     'Color negative': 'color-negative', 'Slide': 'slide',
     'Black and white, fine': 'gray-fine', 'Black and white, classic': 'gray',
     'Black and white, pushed': 'gray-pushed', 'Home movie': 'small-format',
     'Digital sensor': 'sensor'},
    '(test-grain image drawable "{}" 100 0 "layer")')
DISPLACE = Filter(
    'displace', 'Distorts', 'Noise Displace (Lattice)',
    'Moves pixels by noise: rough edges, haze, water, smoke',
    {'Effect': 'Rough edges', 'Strength': '100', 'Magnification': '100',
     'Evolution': '0.0', 'Tile width': '0', 'Tile height': '0',
     'Edges': 'Transparent', 'Interpolation': 'Cubic', 'Seed': '0'},
    {'Amount': '10.0', 'Direction': 'Turbulent', 'Scale': '40.0',
     'Stretch': '1.00', 'Octaves': '3.0', 'Persistence': '0.50'},
    {'Custom': 'custom', 'Rough edges': 'rough-edges',
     'Torn paper': 'torn-paper', 'Heat haze': 'heat-haze',
     'Reflection in water': 'water', 'Under water': 'underwater',
     'Hand-drawn': 'hand-drawn', 'Wobble': 'wobble',
     'Shattered glass': 'shattered', 'Smoke': 'smoke', 'Wind': 'wind'},
    '(test-displace image drawable "{}" 100 "transparent" "" "layer")')
ALL = GRAIN, DISPLACE
# A choice that differs much from the initial one.
STRONG = {'grain': 'Black and white, pushed', 'displace': 'Shattered glass'}


class TestCase(case.TestCase):
    studio = gimp_filters.Studio
    options = {'needs_data': True}  # fonts

    def setUp(self):
        super().setUp()
        self.gimp.draw_by_script(BELOW)
        self.gimp.run('(gimp-image-clean-all image)')
        self.gimp.run('(gimp-displays-flush)')

    def open(self, thing):
        self.gimp.open_filter(thing.entries, thing.title)

    def state(self):
        return {'pixels': self.gimp.pixels(), 'seen': self.gimp.seen(),
                'filters': self.gimp.n_filters(),
                'layers': self.gimp.n_layers(),
                'changed': self.gimp.is_changed()}


class Words(TestCase):
    def test_the_search_finds_each_filter_once(self):
        for thing in ALL:
            found = self.gimp.search(thing.entries[-1].rstrip('.'))
            self.assertEqual(
                len([entry for entry in found if thing.blurb in entry]), 1,
                found)

    def test_the_menus_say_what_the_filters_do(self):
        for thing in ALL:
            self.gimp.open_menus(*thing.entries)
            _, widgets = self.gimp.find_entry(thing.entries[-1])
            self.gimp.close_menus()
            self.assertIn(thing.blurb, [widget.tooltip for widget in widgets])

    def test_the_rows_of_custom_settings_are_there_only_for_custom(self):
        for thing in ALL:
            self.open(thing)
            self.gimp.screenshot(f'filter-{thing.name}')
            self.assertEqual(list(self.gimp.values().items()),
                             list(thing.rows.items()))
            self.gimp.choose(thing.combo, 'Custom')
            self.gimp.screenshot(f'filter-{thing.name}-custom')
            self.assertEqual(self.settings(),
                             list(thing.after('Custom').items()))
            self.gimp.choose(thing.combo, STRONG[thing.name])
            self.assertEqual(self.gimp.values(),
                             thing.after(STRONG[thing.name]))
            self.gimp.close_filter('Cancel')

    def settings(self):
        """The values, in their order, without the recipe of displacement."""
        return [row for row in self.gimp.values().items()
                if row != ('Recipe', '')]

    def test_a_recipe_belongs_to_the_custom_effect(self):
        self.open(DISPLACE)
        self.assertNotIn('Recipe', self.gimp.rows())
        self.gimp.choose('Effect', 'Custom')
        self.assertEqual(list(self.gimp.values())[-1], 'Recipe')
        self.gimp.close_filter('Cancel')

    def test_every_row_says_what_it_is_for(self):
        for thing in ALL:
            self.open(thing)
            self.gimp.choose(thing.combo, 'Custom')
            for label, (_, tooltip) in self.gimp.rows().items():
                self.assertRegex(tooltip, '^[A-Z].{15}', label)
            self.gimp.close_filter('Cancel')

    def test_the_choices_are_in_english(self):
        for thing in ALL:
            self.open(thing)
            self.assertEqual(self.gimp.choices(thing.combo),
                             list(thing.choices))
            self.gimp.close_filter('Cancel')


class Preview(TestCase):
    def test_the_canvas_shows_each_choice(self):
        before = self.gimp.canvas()
        for thing in ALL:
            self.open(thing)
            shown = [before]
            shown.append(self.gimp.new_canvas(*shown))
            for choice in (STRONG[thing.name], 'Custom'):
                self.gimp.choose(thing.combo, choice)
                shown.append(self.gimp.new_canvas(*shown))
            self.gimp.press('Preview')
            self.assertEqual(self.gimp.canvas(before), before)
            self.gimp.press('Preview')
            self.assertEqual(self.gimp.canvas(shown[-1]), shown[-1])
            self.gimp.close_filter('Cancel')
            self.assertEqual(self.gimp.canvas(before), before)

    def test_cancel_leaves_no_trace(self):
        before = self.state()
        for thing in ALL:
            self.open(thing)
            self.gimp.choose(thing.combo, STRONG[thing.name])
            self.gimp.close_filter('Cancel')
            self.assertEqual(self.state(), before)

    def test_the_split_view_filters_the_left_half(self):
        before = self.gimp.canvas()
        for thing in ALL:
            self.open(thing)
            first = self.gimp.new_canvas(before)
            self.gimp.choose(thing.combo, STRONG[thing.name])
            whole = self.gimp.new_canvas(before, first)
            self.gimp.press('Split view')
            split = self.gimp.halves(self.gimp.new_canvas(whole))
            self.gimp.screen_shot(f'filter-{thing.name}-split')
            self.assertTrue(split == [self.gimp.halves(whole)[0],
                                      self.gimp.halves(before)[1]], thing.name)
            self.gimp.close_filter('Cancel')
            self.assertEqual(self.gimp.canvas(before), before)


class Accepted(TestCase):
    def accept(self, thing):
        """Filters by the strong choice; returns the preview of that."""
        before = self.gimp.canvas()
        self.open(thing)
        first = self.gimp.new_canvas(before)
        self.gimp.choose(thing.combo, STRONG[thing.name])
        previewed = self.gimp.new_canvas(before, first)
        self.gimp.close_filter('OK')
        return previewed

    def test_ok_leaves_one_filter_that_draws_as_the_procedure(self):
        before = self.state()
        for thing in ALL:
            drawn = self.gimp.drawn(
                thing.call.format(thing.choices[STRONG[thing.name]]))
            previewed = self.accept(thing)
            self.assertEqual(self.gimp.canvas(previewed), previewed)
            after = self.state()
            self.assertEqual(after, {**before, 'seen': drawn, 'filters': 1,
                                     'changed': True})
            self.assertNotEqual(after['seen'], before['seen'])
            self.gimp.undo()
            self.assertEqual(self.state(), before)
            self.gimp.redo()
            self.assertEqual(self.state(), after)
            self.gimp.undo()

    def test_a_filter_of_a_script_is_undone_and_redone(self):
        before = self.state()
        for thing in ALL:
            self.gimp.run('(gimp-drawable-append-new-filter layer '
                          f'"lattice:{thing.name}" "own" LAYER-MODE-REPLACE '
                          '1.0 "seed" 5)')
            self.gimp.run('(gimp-displays-flush)')
            after = self.state()
            self.assertNotEqual(after['seen'], before['seen'])
            self.gimp.undo()
            self.assertEqual(self.state(), before)
            self.gimp.redo()
            self.assertEqual(self.state(), after)
            self.gimp.undo()

    def test_without_alpha_edges_are_repeated_as_by_the_procedure(self):
        self.gimp.run('(gimp-layer-flatten layer)')
        drawn = self.gimp.drawn(DISPLACE.call.format('shattered'))
        self.accept(DISPLACE)
        self.assertEqual(self.gimp.seen(), drawn)
        self.assertEqual(self.gimp.run('(gimp-drawable-has-alpha layer)'),
                         '#f')

    def test_the_filter_can_be_edited(self):
        for thing in ALL:
            strong = STRONG[thing.name]
            self.accept(thing)
            self.gimp.edit_filter(thing.title)
            self.assertEqual(self.gimp.values(), thing.after(strong))
            self.gimp.choose(thing.combo, 'Custom')
            self.gimp.close_filter('OK')
            self.assertEqual(self.gimp.n_filters(), 1)
            self.assertEqual(self.gimp.seen(), self.filtered_anew(thing))
            self.gimp.run('(gimp-drawable-filter-delete (vector-ref '
                          '(gimp-drawable-get-filters layer) 0))')

    def filtered_anew(self, thing):
        return self.gimp.drawn(
            '(gimp-drawable-filter-delete (vector-ref '
            '(gimp-drawable-get-filters drawable) 0))'
            + thing.call.format('custom'))

    def test_settings_are_kept_as_gimps_presets(self):
        for thing in ALL:
            own = {**thing.after('Custom'), 'Strength': '150'}
            self.open(thing)
            self.gimp.choose(thing.combo, 'Custom')
            self.gimp.set_number('Strength', '150')
            self.gimp.save_settings('My own')
            self.gimp.choose(thing.combo, STRONG[thing.name])
            self.gimp.set_number('Strength', '60')
            self.gimp.choose_settings('My own')
            self.assertEqual({**self.gimp.values(), **own},
                             self.gimp.values())
            self.gimp.close_filter('Cancel')
            self.open(thing)
            self.assertEqual(self.gimp.values(), thing.rows)
            self.gimp.choose_settings('My own')
            self.assertEqual({**self.gimp.values(), **own},
                             self.gimp.values())
            self.gimp.close_filter('Cancel')

    def test_the_selection_limits_a_filter(self):
        self.gimp.run('(gimp-image-select-rectangle image CHANNEL-OP-REPLACE '
                      '40 30 100 80)')
        for thing in ALL:
            before = harness.Picture(self.gimp.seen())
            self.accept(thing)
            after = harness.Picture(self.gimp.seen())
            changed = {(i % after.width, i // after.width)
                       for i, (old, new) in enumerate(zip(
                           before.components[0], after.components[0]))
                       if old != new}
            columns, rows = zip(*changed)
            self.assertGreater(len(changed), 1000)
            self.assertEqual((min(columns) >= 40, max(columns) < 140,
                              min(rows) >= 30, max(rows) < 110), (True,) * 4)
            self.gimp.undo()


class Other(TestCase):
    """Layers that are not pixels alone."""

    def check(self, thing, layer):
        """Filters a layer, and undoes and redoes that."""
        self.gimp.run(f'(gimp-image-set-selected-layers image (vector {layer}))')
        before, canvas = self.gimp.seen(), self.gimp.canvas()
        self.open(thing)
        self.gimp.choose(thing.combo, STRONG[thing.name])
        self.assertNotEqual(self.gimp.new_canvas(canvas), canvas)
        self.gimp.close_filter('OK')
        self.assertEqual(self.n_filters(layer), '1')
        after = self.gimp.seen()
        self.assertNotEqual(after, before)
        self.gimp.undo()
        self.assertEqual(self.n_filters(layer), '0')
        self.assertEqual(self.gimp.seen(), before)
        self.gimp.redo()
        self.assertEqual(self.gimp.seen(), after)

    def n_filters(self, layer):
        return self.gimp.run(f'(test-n-filters {layer})')

    def test_a_group_is_filtered_as_a_whole(self):
        self.gimp.run('(define group (gimp-group-layer-new image "group"))')
        self.gimp.run('(gimp-image-insert-layer image group 0 0)')
        self.gimp.run('(gimp-image-reorder-item image layer group 0)')
        for thing in ALL:
            self.check(thing, 'group')
            self.gimp.undo()

    def test_text_stays_text(self):
        # Neither black nor white, which have no grain.
        self.gimp.run("(gimp-context-set-foreground '(90 120 200))")
        self.gimp.run('(define text (gimp-text-layer-new image "Noise" '
                      '(gimp-context-get-font) 80 UNIT-PIXEL))')
        self.gimp.run('(gimp-image-insert-layer image text 0 0)')
        self.gimp.run('(gimp-layer-set-offsets text 50 70)')
        for thing in ALL:
            self.check(thing, 'text')
            self.gimp.screenshot(f'filter-{thing.name}-text')
            self.assertEqual(
                self.gimp.run('(gimp-item-id-is-text-layer text)'), '#t')
            self.assertEqual(
                self.gimp.run('(gimp-text-layer-get-text text)'), '"Noise"')
            self.gimp.undo()


harness.main()
