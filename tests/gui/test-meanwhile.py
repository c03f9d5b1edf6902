# SPDX-License-Identifier: LGPL-3.0-or-later
"""What somebody does to an image while GIMP 3's canvas shows a preview of it, and
what is left of a preview whose plug-in was killed.  GIMP keeps running, the undo
history still leads to each state of the image, and the next studio tidies up."""

import contextlib
import itertools
import os
import pathlib
import signal
import time

import case
import groups
import harness
from display import wait_until

# By name: what is done to the image, in one undo step each.
DEEDS = {
    'delete': '(gimp-image-remove-layer image layer)',
    'flatten': '(gimp-image-flatten image)',
    'merge': '(gimp-image-merge-visible-layers image CLIP-TO-IMAGE)',
    'scale': '(gimp-image-scale image 200 150)',
    'crop': '(gimp-image-crop image 200 100 20 20)',
    'convert': '(gimp-image-convert-grayscale image)',
    'invert': '(gimp-drawable-invert layer FALSE)',
}
OUTPUTS = ('drawable', 'new-layer', 'filter')
# Whether the deed is undone before the dialog is canceled, or after it.
ORDERS = (False, True)

# Those that crashed GIMP most often or, in long runs, all.  Flattened or merged layers
# with a filter are left out: when that is undone, GIMP 3.2 itself loses hidden filters,
# such as the one that a preview replaces.
WALKS = [('delete', 'drawable', False), ('delete', 'filter', True),
         ('delete', 'new-layer', False), ('delete', 'new-layer', True),
         ('flatten', 'new-layer', False), ('merge', 'drawable', False),
         ('convert', 'drawable', True)]
if harness.IS_LONG:
    WALKS = [walk for walk in itertools.product(DEEDS, OUTPUTS, ORDERS)
             if walk[:2] not in (('flatten', 'filter'), ('merge', 'filter'))]

N_MOMENTS = 10 if harness.IS_LONG else 3
MANY = 1000000  # messages: the plug-in is not killed

OWN = ('(gimp-drawable-append-new-filter layer "lattice:noise" "own" '
       'LAYER-MODE-NORMAL 0.5 "recipe" "lattice-noise/1 scale=20 seed=3" '
       '"depth" "u8")')


class Studio(groups.Studio):
    """Can kill the plug-in before a certain message that it sends to GIMP."""

    @property
    def environment(self):
        killer = self.build / 'tests' / 'gimp' / 'lattice-test-killer.so'
        environment = super().environment
        others = environment.get('LD_PRELOAD', '')
        return {**environment, 'LD_PRELOAD': f'{killer}:{others}',
                'LATTICE_TEST_KILL': str(self.folder / 'kill')}

    def allow(self, n_messages):
        (self.folder / 'kill').write_text(f'{n_messages}\n', encoding='utf-8')

    def n_messages(self):
        return int((self.folder / 'kill.written').read_text(encoding='utf-8'))

    def plug_ins(self):
        """Returns the ids of our plug-in's processes."""
        program = str(self.profile / 'plug-ins' / 'lattice-noise'
                      / 'lattice-noise')
        found = []
        for process in pathlib.Path('/proc').glob('[0-9]*'):
            with contextlib.suppress(OSError):  # it has ended
                if (process / 'cmdline').read_text(
                        encoding='utf-8').startswith(program):
                    found.append(int(process.name))
        return found

    def shown_picture(self):
        """Returns what the image looks like with all layers and filters."""
        self.run('(define copy (test-value (gimp-image-duplicate image)))')
        self.run('(define whole (test-flatten copy))')
        pixels = self.pixels('whole')
        self.run('(gimp-image-delete copy)')
        return pixels

    def whole_state(self):
        return {'picture': self.shown_picture(), 'layers': self.n_layers(),
                'filters': [self.n_filters(), self.run(
                    '(map (lambda (filter) (gimp-drawable-filter-get-visible '
                    'filter)) (vector->list (gimp-drawable-get-filters layer)))')],
                'alpha': self.run('(gimp-layer-get-lock-alpha layer)'),
                'parasites': self.run('(gimp-item-get-parasite-list layer)'),
                'undo': self.run('(gimp-image-undo-is-enabled image)')}


class TestCase(case.TestCase):
    studio = Studio

    def setUp(self):
        self.gimp.allow(MANY)
        super().setUp()
        self.prepare()

    def prepare(self):
        self.gimp.run('(define below (test-layer image "below" 0 0 320 240 #f))')
        self.gimp.run('(gimp-image-lower-item image below)')
        self.gimp.run('(gimp-layer-add-alpha layer)')
        self.gimp.run('(gimp-image-set-selected-layers image (vector layer))')
        self.gimp.run('(gimp-displays-flush)')

    def open_with(self, output):
        window = self.gimp.search_dialog()
        if output != 'filter':  # the dialog edits an existing filter anyway
            self.gimp.choose_output(output)
        wait_until(lambda: self.has_preview(output), 'there is no preview')
        return window

    def has_preview(self, output):
        if output == 'new-layer':
            return self.gimp.n_layers() == 3
        return self.gimp.n_filters() == 1 + (output == 'filter')

    def assertNextStudioTidies(self, before):
        window = self.gimp.search_dialog()
        self.gimp.escape(window)
        wait_until(lambda: not self.gimp.plug_ins(), 'the plug-in stays')
        self.assertEqual(self.gimp.whole_state(), before)


class Meanwhile(TestCase):
    """Each test starts GIMP anew."""

    def setUp(self):
        self.gimp.restart()
        super().setUp()

    def walk(self, deed, output, is_undone_before):
        if output == 'filter':
            self.gimp.run(OWN)
        before = self.gimp.whole_state()
        window = self.open_with(output)
        self.gimp.run(DEEDS[deed])
        self.gimp.run('(gimp-displays-flush)')
        if is_undone_before:
            self.gimp.undo()
        self.gimp.escape(window)
        wait_until(lambda: not self.gimp.plug_ins(), 'the plug-in stays')
        if not is_undone_before:
            self.gimp.undo()
            # Removing the preview's layer may be a separate undo step.
            if (output == 'new-layer' and
                    self.gimp.shown_picture() != before['picture']):
                self.gimp.undo()
        self.assertEqual(self.gimp.shown_picture(), before['picture'])
        self.gimp.redo()
        self.gimp.undo()
        self.assertEqual(self.gimp.shown_picture(), before['picture'])
        self.assertNextStudioTidies(before)

    def test_an_image_saved_with_its_preview_is_not_called_saved(self):
        file = self.gimp.folder / 'saved.xcf'
        self.gimp.run(f'(gimp-image-set-file image {harness.quote(file)})')
        window = self.open_with('drawable')
        self.gimp.run('(gimp-drawable-invert below FALSE)')
        self.gimp._press_in_image('ctrl+s')
        wait_until(file.exists, 'nothing is saved')
        wait_until(lambda: not self.gimp.is_changed(), 'it is not saved')
        self.gimp.escape(window)
        wait_until(lambda: not self.gimp.plug_ins(), 'the plug-in stays')
        self.assertEqual(self.gimp.n_filters(), 0)
        self.assertTrue(self.gimp.is_changed())


def walk_test(walk):
    return lambda self: self.walk(*walk)


for deed, output, is_undone_before in WALKS:
    name = f'test_{deed}_and_undo_{"before" if is_undone_before else "after"}' \
           f'_cancel_in_{output.replace("-", "_")}'
    setattr(Meanwhile, name, walk_test((deed, output, is_undone_before)))


class Killed(TestCase):
    def begin(self, output):
        if output == 'filter':
            self.gimp.run(OWN)
        self.gimp.run('(gimp-image-clean-all image)')
        return self.gimp.whole_state()

    def end(self, before, is_script=False):
        """Kills the plug-in, unless it has been killed already; then checks that
        another studio tidies up."""
        for process in self.gimp.plug_ins():
            os.kill(process, signal.SIGKILL)
        wait_until(lambda: not self.gimp.plug_ins(), 'the plug-in stays')
        if is_script:
            self.gimp.wait_for_end()
        self.gimp.dialog = None
        self.gimp.display.settle()
        self.gimp.allow(MANY)
        self.assertNextStudioTidies(before)

    def open_until_killed(self):
        """Opens the dialog and changes its noise, if the plug-in lives long enough."""
        self.gimp.start(self.gimp.interactive_call('image', 'layer'))
        wait_until(self.gimp.plug_ins, 'the plug-in does not start')
        with contextlib.suppress(AssertionError, LookupError, StopIteration,
                                 ValueError, OSError):
            wait_until(lambda: self.gimp.display.windows('Lattice Noise Studio')
                       or not self.gimp.plug_ins(), 'no dialog')
            self.gimp.dialog = self.gimp.display.windows(
                'Lattice Noise Studio')[-1]
            self.gimp.display.settle(self.gimp.dialog)
            self.gimp.set_scale('24')

    def test_at_any_moment(self):
        before = self.begin('filter')
        self.open_until_killed()
        n_messages = self.gimp.n_messages()
        self.end(before, is_script=True)
        for i in range(N_MOMENTS):
            with self.subTest(moment=i):
                self.gimp.replace_image()
                self.prepare()
                before = self.begin('filter')
                self.gimp.allow(n_messages * (i + 1) // (N_MOMENTS + 1))
                self.open_until_killed()
                self.end(before, is_script=True)

    def test_with_a_new_layer(self):
        before = self.begin('new-layer')
        self.open_with('new-layer')
        self.end(before)

    def test_with_alpha_kept(self):
        before = self.begin('drawable')
        self.open_with('drawable')
        self.gimp.press('Keep Transparency')
        wait_until(lambda: self.gimp.whole_state()['alpha'] != before['alpha'],
                   'alpha is not locked')
        self.end(before)

    def test_a_preview_in_a_file_is_found_too(self):
        before = self.begin('filter')
        self.open_with('filter')
        file = self.gimp.folder / 'left.xcf'
        self.gimp.save_image(file)
        self.end(before)
        self.gimp.open_image(file)
        self.assertEqual(self.gimp.n_filters(), 2)
        self.assertNextStudioTidies(before)


harness.main()
