# SPDX-License-Identifier: LGPL-3.0-or-later
"""The groups of the dialog: methods for what a person does there."""

import contextlib

import clipboard
import studio
from display import PICTURE_QUIET, wait_until

# High enough to show a dialog with any group open, so that nothing scrolls.
HEIGHT = 1600

HEADINGS = {'shape': 'Shape', 'fractal': 'Fractal', 'warp': 'Warp',
            'placement': 'Placement', 'tile': 'Tile and loop', 'tone': 'Tone',
            'light': 'Light', 'color': 'Color'}
NAMES = list(HEADINGS)

RESET = 'Reset this group to its default values'

# Pixels beside the ends of a gradient's band, and from its upper edge down to
# the handles of the stops.
BAND_MARGIN = 6
BAND_HANDLES = 25

# Pixels from the left end of a heading to its arrow.
ARROW = 8

# The side of the pictures in lists of choices.
LIST_PICTURE = 48

OUTPUTS = ['drawable', 'new-layer', 'new-layer-below', 'layer-mask',
           'new-channel', 'filter']


class Studio(studio.Studio):
    """The dialog with one group open at a time."""

    def __init__(self, build, generation, height=HEIGHT, **options):
        super().__init__(build, generation, height, **options)
        self._wheel = None
        self.clipboard = clipboard.Clipboard(self.display, self.build)

    def close(self):
        self.clipboard.close()
        super().close()

    def forget(self):
        """Resets the dialog and what it remembers."""
        self.open_dialog()
        self.reset()
        self.accept()
        self.replace_image()

    def cancel_by_key(self):
        self.focus_dialog()
        self.display.keys('Escape')
        self.wait_for_end()

    def paused(self):
        """For a with statement, during which GIMP does not respond."""
        self.display.settle()
        return self._session.paused()

    def height(self):
        return self.display.geometry(self.dialog)[3]

    def _heading(self, group):
        return self.find(HEADINGS[group], 'Expander')

    def is_open(self, group):
        return bool(self._heading(group).is_active)

    def _click_at(self, x, y, button='1'):
        self.focus_dialog()
        self.display.click(self.dialog, x, y, button)
        self.display.settle(self.dialog)

    def _click_widget(self, widget):
        self._click_at(*widget.middle())

    def press(self, button):
        self._click(button)
        self.display.settle(self.dialog)

    def turn_wheel(self, button):
        """Turns the wheel at the place where the scale's number was at first."""
        if self._wheel is None:
            self._wheel = self.find('scale').middle()
        self.display.click(self.dialog, *self._wheel, button)
        self.display.settle(self.dialog)

    def toggle_group(self, group):
        """Clicks a group's arrow until that has an effect, because rows may still be
        moving."""
        wanted = not self.is_open(group)

        def is_toggled():
            heading = self._heading(group)
            if bool(heading.is_active) == wanted:
                return True
            self._click_at(heading.x + ARROW, heading.y + heading.height // 2)
            return self.is_open(group) == wanted

        wait_until(is_toggled, f'the group {group} does not open or close')

    @contextlib.contextmanager
    def group(self, group):
        """For a with statement, during which the group is open; takes a screenshot
        at its end."""
        self.toggle_group(group)
        yield
        self.screenshot(f'group-{group}')
        self.toggle_group(group)

    def open_more(self):
        """Shows the open group's rows for experts."""
        heading = self.find('More', 'Expander')
        self._click_at(heading.x + ARROW, heading.y + heading.height // 2)

    def _click_beside(self, y, tooltip):
        """Clicks the button with this tooltip that is nearest to y."""
        beside = min((widget for widget in self.widgets.list(self.dialog)
                      if widget.tooltip.startswith(tooltip)),
                     key=lambda widget: abs(widget.y + widget.height // 2 - y))
        self._click_widget(beside)

    def reset_group(self, group):
        heading = self._heading(group)
        self._click_beside(heading.y + heading.height // 2, RESET)

    def push_slider(self, key, steps):
        """Moves a slider this many steps from its left end, by keys; GIMP 3's bars
        have no slider."""
        self._click_widget(self.find(key, 'Scale'))
        self.display.keys('Home', *['Right'] * steps)
        self.display.settle(self.dialog)

    def click_bar(self, key, share):
        """Clicks GIMP 3's bar at this share of its width."""
        bar = self.find(key, 'SpinScale')
        self._click_at(bar.x + round(share * bar.width),
                       bar.y + bar.height // 3)

    def octaves_row(self):
        """Returns x and width of the row Octaves."""
        row = self.find('octaves', 'S')
        return row.x, row.width

    def choose(self, key, steps):
        """Goes this many steps down in the list of a choice; up, if negative."""
        self._choose(lambda: self.find(key, 'ComboBox'), steps)

    def _open_list(self, find_combo):
        """Opens the list of a choice; returns the text of the choice.  Before each
        click, finds the combo box anew, as it may move."""
        text = find_combo().text

        def click():
            self.display.point(self.dialog, 3, 3)
            self._click_widget(find_combo())

        studio.click_until(click, lambda: self.find_entry(text), studio.CLICK_LOST,
                           f'the list of "{text}" does not open')
        return text

    def find_pictures_in_list(self, key):
        """Opens and closes the list of a choice; returns the texts of the entries
        that show a picture, and waits until there is one."""
        text = self._open_list(lambda: self.find(key, 'ComboBox'))

        def find():
            window, widgets = self.find_entry(text)
            return [entry.text for entry in widgets if 'CellView' in entry.kind
                    and entry.height >= LIST_PICTURE and len(set(self.display.look(
                        window, (entry.x, entry.y, LIST_PICTURE, LIST_PICTURE)))) > 3]
        wait_until(find, f'the list of "{text}" shows no pictures')
        self.display.settle()
        found = find()
        self.display.keys('Escape')
        self._wait_for_closed_list(text)
        return found

    def _wait_for_closed_list(self, text):
        wait_until(lambda: not self.find_entry(text),
                   f'the list of "{text}" stays open')
        self.display.point(self.dialog, 3, 3)
        self.display.settle(self.dialog)

    def _choose(self, find_combo, steps):
        """Presses keys only when the list is open, because Return in the dialog would
        accept it."""
        text = self._open_list(find_combo)
        self.display.keys(*['Down' if steps > 0 else 'Up'] * abs(steps),
                          'Return')
        self._wait_for_closed_list(text)

    def choose_output(self, output):
        """Chooses an output in a dialog that begins with "This layer"."""
        self.choose('output', OUTPUTS.index(output))

    def fit_image(self):
        self.press('Fit to Image')

    def take_gimps_colors(self):
        self.press('Use GIMP Foreground and Background')

    def set_color(self, key, title, notation):
        self._click_widget(self.find(key, 'ColorButton'))
        self._write_color(title, notation)

    def open_selector(self, key, title):
        """Opens the selector of a color; returns its window."""
        self._click_widget(self.find(key, 'ColorButton'))
        selector = self.display.window(title)
        self.display.settle(selector)
        return selector

    def write_alpha(self, selector, percent):
        def number():
            # The row moves while the selector settles.
            y = self.widgets.find(selector, 'Alpha').y
            return next(widget for widget in self.widgets.list(selector)
                        if 'SpinButton' in widget.kind and widget.y == y)

        def is_written():
            self.display.focus(selector)
            self.widgets.show(selector, number(), 'focus')
            self.display.settle(selector)
            self.display.keys('ctrl+a')
            self.display.type(percent)
            self.display.settle(selector)
            return number().text == percent

        wait_until(is_written, 'keys are lost')
        self.display.keys('Tab')
        self.display.settle(selector)

    def cancel_selector(self, selector):
        self.display.focus(selector)
        self.display.keys('Escape')
        wait_until(lambda: not self.display.is_visible(selector),
                   'the color selector stays')
        self.display.focus(self.dialog)

    def _write_color(self, title, notation):
        """Types a color into the selector that has been opened."""
        selector = self.display.window(title)
        self.display.settle(selector)
        entry = self.widgets.find(selector, 'GimpColorHexEntry')
        accept = self.widgets.find(selector, 'OK', 'Button').middle()

        # A selector that has just opened may lose the first keys.  GTK 3 may lose a
        # click right after the mouse has moved, and GTK 2 a click on a button that
        # has appeared under the mouse, so the mouse must come from elsewhere.
        def is_written():
            self.display.focus(selector)
            self.widgets.show(selector, entry, 'focus')
            self.display.keys('ctrl+a')
            self.display.type(notation)
            self.display.settle(selector)
            return self.widgets.look(selector, notation)

        def is_closed():
            self.display.point(selector, 3, 3)
            self.display.settle()
            self.display.point(selector, *accept)
            self.display.settle()
            self.display.click(selector, *accept)
            self.display.settle()
            return not self.display.is_visible(selector)

        wait_until(is_written, 'keys are lost')
        self.display.keys('Tab')
        self.display.settle()
        self.display.screenshot(
            self.shots / f'color-{self.version}.png')
        wait_until(is_closed, 'the color selector stays')
        self.display.focus(self.dialog)

    # The preview of GIMP 2.10.

    def preview(self):
        """Returns what the preview shows, as bytes."""
        self.display.point(self.dialog, 3, 3)
        self.display.settle(self.dialog, PICTURE_QUIET)
        area = self.find('GimpPreviewArea')
        return self.display.look(
            self.dialog, (area.x, area.y, area.width, area.height))

    def resize(self, width, height):
        self.display.move(self.dialog, 0, 0)
        self.display.resize(self.dialog, width, height)
        self.display.settle(self.dialog, PICTURE_QUIET)

    def shown(self):
        """Returns what the user sees of the noise, in the preview or on the canvas."""
        return self.preview() if self.generation == 2 else self.canvas()

    def zoom_in(self):
        self.press('Zoom in')

    def zoom_out(self):
        self.press('Zoom out')

    # The gradient, with its group open.

    def _band(self, position):
        """Returns where the handle of a stop at this position is."""
        band = self.find('Click to add a stop')
        return (band.x + BAND_MARGIN
                + round((band.width - 2 * BAND_MARGIN) * position),
                band.y + BAND_HANDLES)

    def click_band(self, position):
        self._click_at(*self._band(position))

    def drag_stop(self, position, to):
        """Drags a stop to a position."""
        self.focus_dialog()
        self.display.drag(self.dialog, self._band(position), self._band(to))
        self.display.settle(self.dialog)

    def recolor_stop(self, position, notation):
        place = self._band(position)
        self.focus_dialog()
        self.display.click(self.dialog, *place, times=2)
        self._write_color('Stop Color', notation)

    def recolor_first_stop(self, notation):
        """The first stop is selected when the dialog opens, so the button below the
        band has its color."""
        self._click_widget(self.find('The color of the selected stop'))
        self._write_color('Stop Color', notation)

    def choose_gradient(self):
        """Selects a gradient in GIMP's own window, which stays open."""
        chooser = self.find("Choose one of GIMP's gradients")
        self._click_at(chooser.x + chooser.height // 2,
                       chooser.y + chooser.height // 2)
        chooser = self.display.window('Choose a Gradient')
        self.display.settle(chooser)
        # Take one that is not chosen already: GIMP 3 begins with the fourth.
        some = self.widgets.items(chooser)[3 if self.generation == 2 else 5]
        self.display.click(chooser, *some.middle())
        self.display.settle(self.dialog)
        if self.generation == 2:
            self.display.focus(self.dialog)  # it stays beside the dialog
        return chooser

    def answer_gradients(self, chooser, answer):
        """Closes GIMP 3's window of gradients, by OK or Cancel."""
        button = self.widgets.find(chooser, answer, 'Button')
        self.display.click(chooser, *button.middle())
        self.display.settle()
        self.display.focus(self.dialog)

    def copied_recipe(self):
        self.press_keys_in_dialog('ctrl+shift+c')
        return self.clipboard.get()

    def paste(self, recipe):
        self.clipboard.put(recipe)
        self.press_keys_in_dialog('ctrl+shift+v')
