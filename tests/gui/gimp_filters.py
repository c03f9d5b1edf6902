# SPDX-License-Identifier: LGPL-3.0-or-later
"""GIMP's own dialogs of filters, on GIMP 3: methods for what a person does
there."""

import time

import studio
from display import PICTURE_QUIET, wait_until

# Seconds until a click is repeated: GTK ignores clicks on the entries of a menu
# that come sooner than a person's could, and what closes something else.  A
# second click on the bar of menus would close its menu.
ENTRY_IGNORED = 0.3
BAR_IGNORED = 2

# Where dialogs are put: beside the window of the image, with room for the menu
# of a combo box above and below.
HEIGHT = 1200
PLACE = (820, 480)

# Where the mark of a layer's filters is in the first row of the list of layers.
FILTERS_MARK = (75, 53)

# Pixels between the halves of the split view and the line between them.
LINE = 3


def click_until(click, is_done, pause, otherwise):
    """Clicks until that has an effect, with pauses of some seconds."""
    def is_done_after_click():
        click()
        end = time.monotonic() + pause
        while not is_done():
            if time.monotonic() > end:
                return False
        return True

    wait_until(is_done_after_click, otherwise)


class Studio(studio.Studio):
    """A GIMP whose layers are filtered by its own dialogs."""

    def __init__(self, build, generation, **options):
        super().__init__(build, generation, HEIGHT, **options)

    def new_image(self, *size):
        super().new_image(*size)
        self.dialog = None

    def seen(self):
        """The numbers of the image with its filters, as of one layer."""
        return self._copy('')

    def drawn(self, call):
        """The same after a call for `drawable` in `image`, both of a copy."""
        return self._copy('(let ((image copy) (drawable (vector-ref '
                          f'(gimp-image-get-layers copy) 0))) {call})')

    def _copy(self, call):
        self.run('(define copy (gimp-image-duplicate image))')
        self.run(call or '#t')
        self.run('(define flat (gimp-image-flatten copy))')
        pixels = self.pixels('flat')
        self.run('(gimp-image-delete copy)')
        return pixels

    def canvas(self, expected=None, seconds=20):
        """What the canvas shows when it has settled; it gets some time to show
        what is expected."""
        end = time.monotonic() + seconds
        while True:
            self.display.settle(quiet=PICTURE_QUIET)
            shown = self.glance()
            if expected in (None, shown) or time.monotonic() > end:
                return shown

    def new_canvas(self, *known):
        """The canvas when it has settled as something that is not known."""
        wait_until(lambda: self.canvas() not in known,
                   'the canvas shows nothing new')
        return self.canvas()

    def halves(self, canvas):
        """The halves of what canvas() returns."""
        width, height = self.CANVAS
        left_end, right_start = self.CANVAS_HALVES
        return [b''.join(canvas[3 * (row * width + first):
                                3 * (row * width + end)]
                         for row in range(height))
                for first, end in ((0, left_end - LINE),
                                   (right_start + LINE, width))]

    def screen_shot(self, name):
        """A screenshot of the dialog beside the image."""
        self.display.screenshot(self.shots / f'{name}-{self.version}.png')

    # Menus.

    def open_menus(self, *entries):
        """Opens menus by these entries, the first of which is in the bar."""
        image = self._image_window()
        self.display.focus(image)
        bar = self.widgets.find(image, entries[0], 'Label')
        click_until(lambda: self.display.click(image, *bar.middle()),
                    lambda: self.find_entry(entries[1]), BAR_IGNORED,
                    'no menu opens')
        for entry, after in zip(entries[1:], entries[2:]):
            self._press_entry(entry, lambda: self.find_entry(after))

    def close_menus(self):
        self.display.keys('Escape', 'Escape', 'Escape')
        self.display.settle()

    def find_entry(self, text):
        """The window of an open menu that has an entry, with all its widgets;
        or None."""
        known = (self.dialog, self._image_window())
        for window in self.display.windows('.*'):
            try:
                widgets = [] if window in known else self.widgets.list(window)
            except AssertionError:
                continue  # GIMP knows nothing of this window
            if any(widget.text == text for widget in widgets):
                return window, widgets
        return None

    def _press_entry(self, text, is_done):
        """Clicks an entry of a menu until that has an effect."""
        wait_until(lambda: self.find_entry(text), f'no menu has "{text}"')

        def click():
            place = self.find_entry(text)
            if place is not None:
                window, widgets = place
                entry = next(item for item in widgets if item.text == text)
                self.display.click(window, *entry.middle())

        click_until(click, is_done, ENTRY_IGNORED,
                    f'a click on "{text}" does nothing')

    def search(self, text):
        """What GIMP's search for entries of its menus finds."""
        self._press_in_image('slash')
        window = self.display.window('Search Actions')
        self.display.focus(window)
        self.display.type(text)
        self.display.settle(window)
        wait_until(lambda: self.widgets.items(window), 'nothing is found')
        found = [item.text for item in self.widgets.items(window)]
        self.display.screenshot(self.shots / f'search-{self.version}.png',
                                window)
        self.display.keys('Escape')
        self.display.settle()
        return found

    # The dialog.

    def open_filter(self, entries, title):
        """Opens the dialog of an entry of the menus; GIMP adds the name of the
        operation to the title."""
        self.open_menus(*entries)
        self._press_entry(entries[-1],
                          lambda: self.display.windows(f'^{title}$'))
        self._take_dialog(title)

    def edit_filter(self, title):
        """Opens the dialog of the topmost layer's filter."""
        image = self._image_window()
        rows = self.widgets.find(image, 'GtkTreeView')
        self.display.focus(image)
        self.display.click(image, rows.x + FILTERS_MARK[0],
                           rows.y + FILTERS_MARK[1])
        button = 'Edit the selected filter', 'Button'
        self.widgets.find(image, *button)
        self.display.settle(image)  # the list slides to its place
        self.display.click(image,
                           *self.widgets.find(image, *button).middle())
        self._take_dialog(title)

    def _take_dialog(self, title):
        self.dialog = self.display.window_like(f'^{title}$')
        self.display.move(self.dialog, *PLACE)
        self.display.settle(self.dialog)
        self.display.focus(self.dialog)

    def close_filter(self, button):
        """Clicks OK or Cancel."""
        self._click(button)
        wait_until(lambda: self.dialog not in self.display.windows('.*'),
                   'the dialog stays')
        self.dialog = None
        self.display.settle()

    def rows(self):
        """The rows of the operation's settings: their labels and values, and
        the tooltips of both."""
        rows = {}
        widgets = self.widgets.list(self.dialog)
        area = next(widget for widget in widgets
                    if 'ScrolledWindow' in widget.kind
                    and widget.width == widgets[0].width - 2 * widget.x)
        labels = []
        for widget in widgets:
            if not area.y <= widget.y < area.y + area.height:
                continue
            if widget.kind == 'GtkLabel' and widget.tooltip:
                labels.append(widget)
            elif labels and ('Spin' in widget.kind or 'Entry' in widget.kind):
                label = labels.pop()
                rows[label.text] = widget.text, label.tooltip
            elif widget.label:
                rows[widget.label] = widget.text, widget.tooltip
        return rows

    def values(self):
        return {label: value for label, (value, _) in self.rows().items()}

    def choices(self, label):
        """The entries of the menu of a combo box."""
        now = self.find(label).text
        self._click(label)
        wait_until(lambda: self.find_entry(now), 'no menu opens')
        _, widgets = self.find_entry(now)
        self.display.keys('Escape')
        self.display.settle()
        return [widget.text for widget in widgets
                if widget.kind == 'GtkCellView']

    def choose(self, label, choice):
        """Chooses in the combo box with this label or tooltip."""
        self._click(label)
        self._press_entry(choice, lambda: not self.find_entry(choice))
        self.display.settle(self.dialog)

    def set_number(self, label, text):
        self._click(label)
        self.display.keys('ctrl+a')
        self.display.type(text)
        self.display.keys('Tab')
        self.display.settle(self.dialog)

    def press(self, button):
        self._click(button)
        self.display.settle(self.dialog)

    def save_settings(self, name):
        """Saves the settings as one of GIMP's presets."""
        self._click('Save the current settings')
        window = self.display.window('Save Settings as Named Preset')
        self.display.settle(window)
        self.display.focus(window)
        self.display.keys('ctrl+a')
        self.display.type(name)
        self.display.keys('Return')
        wait_until(lambda: window not in self.display.windows('.*'),
                   'the name is not taken')
        self.display.focus(self.dialog)

    def choose_settings(self, name):
        self.choose('Pick a preset', name)
