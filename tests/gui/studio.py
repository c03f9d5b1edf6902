# SPDX-License-Identifier: LGPL-3.0-or-later
"""Lattice Noise Studio in a real GIMP: methods for what a person does there."""

import contextlib
import gettext
import os
import pathlib
import re
import shutil
import signal
import sys
import time

import harness
import looks
from display import PICTURE_QUIET, Display, Numbers, limits, wait_until
from session import Session
from widgets import Widgets

TITLE = 'Lattice Noise Studio'
WIDTH, HEIGHT = 320, 240

# The dialog's texts and tooltips for the short names that tests use.
TEXTS = {'Presets': 'Presets...', 'Explore': 'Explore...'}

SERVERS = {
    2: '(plug-in-script-fu-server 1 "127.0.0.1" {port} "")',
    3: '(plug-in-script-fu-server #:run-mode RUN-NONINTERACTIVE'
       ' #:ip "127.0.0.1" #:port {port} #:logfile "")',
}


# How many times GIMP is started, at most, until it has the tests' plug-in.
STARTS = 3

# The end of the titles of GIMP's image windows, because they begin with the names of
# images, which change when these are exported; and the kind of these windows.
IMAGE_TITLE = ' GIMP$'
IMAGE_KIND = 'GimpImageWindow'

# Seconds until a click is repeated: GTK ignores clicks on the entries of a menu
# that come sooner than a person's could.
ENTRY_IGNORED = 0.3

# Seconds until a click without an effect counts as lost: a busy machine sometimes
# loses one, and GTK 2 ignores a click on a widget that has appeared under the mouse.
CLICK_LOST = 10


def is_entry(text, entry):
    """Whether a text in a menu is this entry, to which GIMP may add dots or names."""
    return text in (entry, f'{entry}...') or text.startswith(f'{entry} ')


def click_until(click, is_done, pause, otherwise):
    """Clicks until that has an effect, with pauses of some seconds.  Each pause is
    longer than the one before, because on a slow machine, a click that is repeated
    too soon would undo the effect of the last one."""
    def is_done_after_click():
        nonlocal pause
        click()
        end = time.monotonic() + pause
        pause *= 2
        while not is_done():
            if time.monotonic() > end:
                return False
        return True

    wait_until(is_done_after_click, otherwise)


class Studio(looks.UsesLooks, harness.Gimp):
    """GIMP with windows, an image, and the dialog for it.

    height, width  of the screen, in pixels

    Screenshots go to the build folder, for people to look at."""

    # The size of the area that canvas() looks at, in the middle of the image; and two
    # of its columns.  Before the first one, the area certainly shows the image's left
    # half; from the second one on, its right half.
    CANVAS = (200, 120)
    CANVAS_HALVES = (97, 103)

    def __init__(self, build, generation, height=800, width=1280,
                 plug_ins=(), needs_data=False):
        super().__init__(build, generation, plug_ins, needs_data)
        self.shots = self.build / 'screenshots'
        self.shots.mkdir(exist_ok=True)
        self.dialog = None
        self._sheet = None
        self._pending = None
        self.pixels_before_edit = None
        self.display = Display(width, height)
        self.widgets = Widgets(self.build)
        try:
            self._begin()
        except RuntimeError:
            self.display.close()
            raise

    def _begin(self):
        # On a busy machine, GIMP may fail to start a plug-in to query it, and then goes
        # on without it.
        for _ in range(STARTS):
            self._session = Session(
                self.display, self._program(), SERVERS[self.generation],
                {**self.environment, **self.widgets.env},
                self.shots / f'gimp-{pathlib.Path(sys.argv[0]).stem}.log')
            if self.run("(defined? 'lattice-test-dump)") == '#t':
                break
            self._session.close()
        self._load_prelude()

    def restart(self):
        """Starts GIMP again, with the same profile."""
        self._session.close()
        self._begin()

    def _program(self):
        # Without fonts, brushes and so on, GIMP 3.2 starts in half the time.
        data = [] if self.needs_data else ['-d', '-f']
        options = ['-n', '--no-splash', *data]
        if self.generation == 2:
            return ['gimp-2.10', *options]
        server = self.profile / 'plug-ins' / 'script-fu-server'
        if not server.exists():
            server.symlink_to(
                (self.profile / 'plug-ins' / 'script-fu').resolve().parent /
                'script-fu-server')
        name = next(name for name in
                    ('gimp-3.2', 'gimp-3.0', 'gimp-3', 'gimp')
                    if shutil.which(name))
        return [name, *options, '--batch-interpreter=plug-in-script-fu-eval']

    def _load_prelude(self):
        for path in self.preludes():
            self.run(f'(load {harness.quote(path)})')

    def close(self):
        self._session.close()
        self.display.close()
        super().close()

    def run(self, script):
        return self._session.run(script)

    def start(self, script):
        """Starts a script, for whose end wait_for_end() waits."""
        self._pending = self._session.start(script)

    def find_plug_in(self):
        """Waits until the plug-in runs; returns its process id."""
        program = str(self.profile / 'plug-ins' / 'lattice-noise'
                      / 'lattice-noise')

        def find():
            for process in pathlib.Path('/proc').glob('[0-9]*'):
                try:
                    if (process / 'cmdline').read_text().startswith(program):
                        return int(process.name)
                except OSError:
                    continue  # ended just now
            return None
        return wait_until(find, 'the plug-in does not run')

    def kill_plug_in(self):
        """Waits until the plug-in runs, and kills it, as GIMP does when a
        person cancels it."""
        process = self.find_plug_in()
        time.sleep(0.5)  # so that it is at work
        os.kill(process, signal.SIGKILL)

    def screenshot(self, name):
        self.display.screenshot(
            self.shots / f'{name}-{self.version}.png',
            self._sheet or self.dialog or 'root')

    # The image has one layer; inverting it was the last undo step.

    def new_image(self, width=WIDTH, height=HEIGHT):
        self.run(f'(define image (test-image {width} {height} RGB test-u8))')
        self.run('(define layer (test-layer image "layer" 0 0 '
                 f'{width} {height} FALSE))')
        self.open_display()
        if self.pixels_before_edit is None:  # they are always the same
            self.pixels_before_edit = self.pixels()
        self.run('(gimp-drawable-invert layer FALSE)')
        self.run('(gimp-image-clean-all image)')
        self.run('(gimp-displays-flush)')

    def open_display(self):
        self.run('(define display (gimp-display-new image))')
        self.run('(if (pair? display) (set! display (car display)))')

    def replace_image(self, *size):
        """Replaces the image with a new one, of this size or the usual one, whose
        layer has no recipe."""
        self.delete_image()
        self.new_image(*size)

    def save_image(self, file):
        """Saves the image in a file, whose name says in which format."""
        self.run(f'(test-save-image image {harness.quote(file)})')

    def open_image(self, file):
        """Replaces the image with that of a file."""
        self.delete_image()
        self.run(f'(define image (test-load-image {harness.quote(file)}))')
        self.run('(define layer (car (test-layers image)))')
        self.open_display()

    def draw_by_script(self, recipe):
        """Draws a recipe on the layer with a script; returns the layer's pixels."""
        self.run('(gimp-drawable-fill layer FILL-WHITE)')
        self.run(harness.noise(recipe=recipe))
        return self.pixels()

    def delete_image(self):
        if self._pending is not None:
            self.cancel()
        self.run('(gimp-display-delete display)')

    def pixels(self, layer='layer'):
        """Returns a layer's format, size and numbers, as bytes."""
        self.run('(set! test-dumps "")')
        self.run(f'(test-dump "gui" {layer})')
        self.run('(test-write test-dumps)')
        return Numbers((self.folder / 'gui.dump').read_bytes())

    def seen(self):
        """Returns the numbers of the uppermost layer with its filters."""
        self.run('(define copy (test-value (gimp-image-duplicate image)))')
        self.run('(define upper (car (test-layers copy)))')
        if self.generation == 3:
            self.run('(gimp-drawable-merge-filters upper)')
        pixels = self.pixels('upper')
        self.run('(gimp-image-delete copy)')
        return pixels

    def is_changed(self):
        """Whether the image's undo steps have changed since it was made."""
        return self.run('(test-is-dirty image)') == '#t'

    def n_layers(self):
        return int(self.run('(test-n-layers image)'))

    def n_filters(self):
        return int(self.run('(test-n-filters layer)'))

    def has_recipe(self):
        return self.run('(test-has-parasite layer)') == '#t'

    def recipe(self, item='layer'):
        return self.run(f'(test-parasite {item})').strip('"')

    def state(self):
        """Returns what must not change: pixels, unsaved changes, recipe, layers."""
        return {'pixels': self.pixels(), 'changed': self.is_changed(),
                'recipe': self.has_recipe(), 'layers': self.n_layers()}

    def menu_label(self, english, language):
        """Returns the plug-in's menu entry as GIMP shows it: GIMP 3 stores the
        translation, and GIMP 2.10 takes it from the catalogue that the plug-in
        has registered."""
        text = (self.profile / 'pluginrc').read_text(encoding='utf-8',
                                                     errors='replace')
        own = text[text.index('plug-ins/lattice-noise/'):]
        if self.generation == 2:
            folder = re.search(r'locale-def "lattice-noise" "([^"]+)"', own)[1]
            return gettext.translation(
                'lattice-noise',
                folder.replace('${gimp_dir}', str(self.profile)),
                [language]).gettext(english)
        # The label comes after the year of the attribution.
        own = own[own.index('(proc-def "plug-in-lattice-noise"'):]
        return re.search(r'"2026"\s+"([^"]+)"', own)[1]

    # The dialog.

    def open_dialog(self, title=TITLE, more='', call=None):
        """Opens the studio's dialog, or that of another call.  On GIMP 3, `more`
        has further arguments for the studio."""
        self.start(call or self.interactive_call('image', 'layer', more))
        self.dialog = self.display.window(title)
        self.display.settle(self.dialog)
        self.display.focus(self.dialog)
        return self.dialog

    def open_from_menu(self, title):
        """Opens the dialog of a menu entry in a GIMP without an image, with GIMP's
        search for entries."""
        main = self.display.window('GNU Image Manipulation Program')
        self.display.focus(main)
        for _ in range(3):  # a GIMP that is still starting may miss the key
            self.display.keys('slash')
            with contextlib.suppress(AssertionError):
                self.display.window('Search Actions', 10)
                break
        search = self.display.window('Search Actions')
        self.display.focus(search)
        self.display.keys('ctrl+a')  # replaces a slash that came late
        self.display.type(title)
        self.display.settle(search)
        self.display.keys('Return')
        self.dialog = self.display.window(title)
        self.display.settle(self.dialog)

    def accept_from_menu(self, is_done):
        """Clicks OK, and waits until the menu entry has done its work."""
        self._click('OK')
        self.dialog = None
        wait_until(is_done, 'nothing came of it')

    def interactive_call(self, image, layer, more=''):
        call = harness.call('noise', 'RUN-INTERACTIVE', image=image,
                            drawable=layer)
        return call[:-1] + f' {more})'

    def search_dialog(self):
        """Opens the dialog with GIMP's search, as a person does.  No script waits
        for it, so scripts can run and open other dialogs."""
        pattern = f'^{TITLE}$'
        before = self.display.windows(pattern)
        self._press_in_image('slash')
        self.display.focus(self.display.window('Search Actions'))
        self.display.type(TITLE)
        self.display.settle()
        self.display.keys('Return')
        wait_until(lambda: set(self.display.windows(pattern)) - set(before),
                   'the search finds no dialog')
        self.dialog = next(window for window in self.display.windows(pattern)
                           if window not in before)
        self.display.settle(self.dialog)
        self.display.focus(self.dialog)
        return self.dialog

    def search_actions(self, text):
        """Returns what GIMP's search for entries lists, with its markup."""
        self._press_in_image('slash')
        search = self.display.window('Search Actions')
        self.display.focus(search)
        self.display.type(text)
        self.display.settle(search)
        self.screenshot('search')
        found = [item.text for item in self.widgets.items(search)]
        self.display.keys('Escape')
        return found

    def escape(self, window):
        """Cancels a dialog that search_dialog() has opened."""
        self.display.focus(window)
        self.display.keys('Escape')
        self.display.settle()
        self.dialog = None

    def wait_for_end(self):
        try:
            self._pending.finish()
        except AssertionError:
            pass  # canceled: Script-Fu calls that an error
        # A plug-in's window may outlive its call, and tests could take it for the
        # next dialog, which has the same title.
        wait_until(lambda: not self.display.is_visible(self.dialog),
                   'the dialog stays after its end')
        self._pending = self.dialog = self._sheet = None
        self.display.patience = limits.SECONDS

    def find(self, thing, kind=''):
        """Finds a widget of the dialog with Widgets.find(), which scrolls to it."""
        return self.widgets.find(self.dialog, TEXTS.get(thing, thing), kind)

    def shows(self, thing, kind=''):
        """Whether the dialog has such a widget now."""
        return self.widgets.look(self.dialog, TEXTS.get(thing, thing),
                                 kind) is not None

    def letters(self):
        """Returns the access keys of the dialog, with repetitions."""
        return [widget.key for widget in self.widgets.list(self.dialog) if widget.key]

    def letter_of(self, label):
        """Returns the access key of a row with this label, or of a button, or ''."""
        return next((widget.key for widget in self.widgets.list(self.dialog)
                     if widget.key and (widget.label or widget.text).replace(
                         '_', '').startswith(label)), '')

    def sentence(self):
        """Returns the sentence with which the dialog refuses something, or ''."""
        refusal = self.widgets.look(self.dialog, 'refusal')
        return refusal.text if refusal is not None else ''

    def finds_text(self, text):
        """Whether a window of GIMP shows a text, perhaps among others."""
        for window in self.display.windows('.*'):
            with contextlib.suppress(AssertionError):  # not GIMP's
                if any(text in widget.text
                       for widget in self.widgets.list(window)):
                    return True
        return False

    def _click(self, thing):
        self.focus_dialog()
        self.display.click(self.dialog, *self.find(thing).middle())

    def write(self, thing, text, end='Tab'):
        """Replaces what a row contains with a text, and presses a key."""
        self.focus_dialog()
        self.display.focus(self.dialog)
        self.widgets.show(self.dialog, self.find(thing), 'focus')
        self.display.keys('ctrl+a')
        self.display.type(text)
        self.display.keys(end)
        self.display.settle(self.dialog)

    def cancel(self):
        self._click('Cancel')
        self.wait_for_end()

    def accept(self):
        self._click('OK')
        self.wait_for_end()

    def set_scale(self, text, end='Tab'):
        self.write('scale', text, end)

    def new_seed(self):
        self._click('New Seed')
        self.display.settle(self.dialog)

    def reset(self):
        self._click('Reset')
        if self.generation == 3:  # there, it opens a menu
            self.find('Reset to Initial Values')
            self.display.keys('Down', 'Return')
        self.display.settle(self.dialog)

    # The sheets beside the dialog or over it, one at a time.

    def focus_dialog(self):
        """Raises the dialog above its sheet."""
        if self._sheet is not None:
            self.display.focus(self.dialog)

    def focus_sheet(self):
        self.display.focus(self._sheet)

    def open_sheet(self, button, title):
        self._click(button)
        self._wait_for_sheet(title)

    def open_sheet_by_key(self, key, title):
        self.focus_dialog()
        self.display.keys(key)
        self._wait_for_sheet(title)

    def _wait_for_sheet(self, title):
        self._sheet = self.display.window(title)
        self.display.settle(self._sheet)
        self.display.focus(self._sheet)

    def close_sheet(self):
        self.focus_sheet()  # because Escape in the dialog would cancel it
        self.display.keys('Escape')
        self.display.settle()
        self.focus_dialog()
        self._sheet = None

    def has_sheet(self):
        return self._sheet in self.display.windows('.*')

    def sheet_geometry(self):
        return self.display.geometry(self._sheet)

    def sheet_hides(self, button):
        """Whether the sheet lies over a button of the dialog."""
        x, y = self.display.find(self.dialog, *self.find(button).middle())
        left, top, width, height = self.sheet_geometry()
        return left <= x < left + width and top <= y < top + height

    def sheet_screenshot(self, name):
        self.display.screenshot(self.shots / f'{name}-{self.version}.png')

    def move_aside(self):
        """Moves the dialog off the image."""
        if self.dialog is not None:
            width = self.display.geometry(self.dialog)[2]
            self.display.move(self.dialog, self.display.width - width, 0)

    def canvas(self, expected=None):
        """Returns what GIMP 3's window shows of the image's middle when it has
        settled, as bytes; gives it some time to show what is expected."""
        self.move_aside()
        end = time.monotonic() + limits.SECONDS
        while True:
            self.display.settle(quiet=PICTURE_QUIET)
            shown = self.glance()
            if expected in (None, shown) or time.monotonic() > end:
                return shown

    def picture_place(self):
        """Returns a window, and the area in it where the preview's middle is."""
        # The widget's name; in GIMP 2.10 it has none, so this is its type.
        window, name = ((self.dialog, 'GimpPreviewArea')
                        if self.generation == 2 else
                        (self._image_window(), 'gimp-canvas'))
        x, y = self.widgets.look(window, name).middle()
        width, height = self.CANVAS
        return window, (x - width // 2, y - height // 2, width, height)

    def glance(self, place=None):
        """Returns what a part of the preview shows right now, as bytes."""
        return self.display.look(*place or self.picture_place())

    def _image_window(self):
        return self.display.window_like(IMAGE_TITLE)

    # The history and the view, with keys in the image's window.

    def _press_in_image(self, key):
        self.display.focus(self._image_window())
        self.display.keys(key)
        self.display.settle()

    def undo(self):
        self._press_in_image('ctrl+z')

    def redo(self):
        self._press_in_image('ctrl+y')

    def show_pixels(self):
        """Zooms to 100 %: one screen pixel for each pixel of the image."""
        self._press_in_image('1')

    # Menus, of the dialog or of GIMP.

    def find_entry(self, text):
        """Returns the window of an open menu that has an entry, with all its widgets,
        or None."""
        for window in self.display.windows('.*'):
            try:
                widgets = [] if window == self.dialog else self.widgets.list(window)
            except AssertionError:
                continue  # this window is not GIMP's
            # Recognize image windows by their kind: in French, menus have the title
            # "Greffon GIMP", which ends like those of images.
            if widgets and widgets[0].kind == IMAGE_KIND:
                continue
            if any(is_entry(widget.text, text) for widget in widgets):
                return window, widgets
        return None

    def press_entry(self, text, is_done=None):
        """Clicks an entry of a menu until that has an effect, or the menu is
        closed."""
        is_done = is_done or (lambda: not self.find_entry(text))
        wait_until(lambda: self.find_entry(text), f'no menu has "{text}"')

        def click():
            place = self.find_entry(text)
            if place is not None:
                window, widgets = place
                entry = next(item for item in widgets if is_entry(item.text, text))
                self.display.click(window, *entry.middle())

        click_until(click, is_done, ENTRY_IGNORED,
                    f'a click on "{text}" does nothing')

    def close_menus(self):
        self.display.keys('Escape', 'Escape', 'Escape')
        self.display.settle()

    def undo_entry(self):
        """Returns the text of the menu Edit's entry for undo."""
        self.run('(gimp-displays-flush)')
        self._press_in_image('alt+e')
        wait_until(lambda: self.find_entry('Undo'), 'no menu opens')
        _, widgets = self.find_entry('Undo')
        self.close_menus()
        return next(widget.text for widget in widgets
                    if is_entry(widget.text, 'Undo'))
