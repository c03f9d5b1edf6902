# SPDX-License-Identifier: LGPL-3.0-or-later
"""Grain and displacement in the dialogs that GIMP 3 makes for operations: opened from
the menu, previewed, accepted and undone.  tests/gegl tests their texts."""

import re

import case
import gimp_filters
import harness

# The picture below the filters, with outlines in its middle.
BELOW = 'lattice-noise/1 algorithm=value scale=9 coloring=rgba'


class Filter:
    """What a person finds in the menu and in the dialog, in English."""

    def __init__(self, name, menu, label, rows, custom, choices, call):
        self.name = name
        self.entries = 'Filters', menu, f'{label}...'
        self.title = re.escape(f'{label} (lattice:{name})')
        self.rows = rows  # labels and initial values
        self.custom = custom  # the rows that Custom adds after Magnification
        self.combo = next(iter(rows))
        self.choices = choices
        self.call = call  # filters a drawable with the choice {}

    def after(self, choice):
        """Returns the rows that are shown after a choice in the first combo box."""
        rows = list({**self.rows, self.combo: choice}.items())
        custom = self.custom.items() if choice == 'Custom' else ()
        end = list(self.rows).index('Magnification') + 1
        return dict([*rows[:end], *custom, *rows[end:]])


GRAIN = Filter(
    'grain', 'Noise', 'Film Grain (Lattice)',
    {'Film': 'ISO 400', 'Strength': '100', 'Magnification': '100',
     'Pure black and white': 'Clean', 'Seed': '0'},
    {'Grain size': '1.5', 'Roughness': '0.50', 'Softness': '0.50', 'Shadows': '25',
     'Midtones': '30', 'Highlights': '20', 'Color': '0.00'},
    {'Custom': 'custom', 'Black and white, pushed': 'gray-pushed'},
    '(test-grain image drawable "{}" 100 0 "layer")')
DISPLACE = Filter(
    'displace', 'Distorts', 'Noise Displace (Lattice)',
    {'Effect': 'Rough edges', 'Apply to': 'Automatic', 'Strength': '100',
     'Magnification': '100', 'Evolution': '0.0', 'Tile width': '0',
     'Tile height': '0', 'Edges': 'Automatic', 'Interpolation': 'Cubic', 'Seed': '0'},
    {'Amount': '10.0', 'Direction': 'Turbulent', 'Scale': '40.0',
     'Stretch': '1.00', 'Octaves': '3.0', 'Persistence': '0.50'},
    {'Custom': 'custom', 'Shattered glass': 'shattered'},
    '(test-displace image drawable "{}" 100 "automatic" "" "layer")')
ALL = GRAIN, DISPLACE
# A choice that looks very different from the initial one.
STRONG = {'grain': 'Black and white, pushed', 'displace': 'Shattered glass'}


class TestCase(case.TestCase):
    studio = gimp_filters.Studio

    def setUp(self):
        super().setUp()
        self.gimp.draw_by_script(BELOW)
        self.gimp.run('(gimp-image-clean-all image)')
        self.gimp.run('(gimp-displays-flush)')

    def open(self, thing):
        self.gimp.open_filter(thing.entries, thing.title)

    def state(self):
        return {**self.gimp.state(), 'seen': self.gimp.seen(),
                'filters': self.gimp.n_filters()}


class Rows(TestCase):
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
        """Returns the values in their order, without the recipe of displacement."""
        return [row for row in self.gimp.values().items()
                if row != ('Recipe', '')]

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
            self.gimp.sheet_screenshot(f'filter-{thing.name}-split')
            self.assertTrue(split == [self.gimp.halves(whole)[0],
                                      self.gimp.halves(before)[1]], thing.name)
            self.gimp.close_filter('Cancel')
            self.assertEqual(self.gimp.canvas(before), before)


class Accepted(TestCase):
    def accept(self, thing):
        """Filters with the strong choice, and returns its preview."""
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

    def test_without_alpha_edges_are_repeated_as_by_the_procedure(self):
        self.gimp.run('(gimp-layer-flatten layer)')
        drawn = self.gimp.drawn(DISPLACE.call.format('shattered'))
        self.open(DISPLACE)
        self.gimp.choose('Effect', 'Shattered glass')
        self.gimp.close_filter('OK')
        self.assertEqual(self.gimp.seen(), drawn)
        self.assertEqual(self.gimp.run('(gimp-drawable-has-alpha layer)'),
                         '#f')

    def test_torn_paper_gives_a_photograph_a_torn_border(self):
        # GIMP 3.0 adds alpha to what it shows, but neither to copies, such as
        # the one that it exports, nor when it merges filters.
        if not self.gimp.version.startswith('3.0.'):
            self.gimp.run('(gimp-layer-flatten layer)')
        drawn = self.gimp.drawn(
            '(test-tear image drawable "torn-paper" "automatic")')
        self.open(DISPLACE)
        self.gimp.choose('Effect', 'Torn paper')
        self.gimp.display.settle(seconds=1)
        self.gimp.sheet_screenshot('filter-torn')
        self.gimp.close_filter('OK')
        self.assertEqual(self.gimp.seen(), drawn)
        self.gimp.run('(gimp-drawable-merge-filters layer)')
        self.assertEqual(self.gimp.run('(gimp-drawable-has-alpha layer)'),
                         '#t')
        self.assertEqual(self.gimp.seen(), drawn)

    def test_the_selection_limits_a_filter(self):
        self.gimp.run(harness.select(40, 30, 100, 80))
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


harness.main()
