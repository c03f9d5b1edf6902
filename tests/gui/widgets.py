# SPDX-License-Identifier: LGPL-3.0-or-later
"""Finds the widgets of programs, with the GTK module widgets.c."""

import collections
import pathlib
import socket
import tempfile

from display import limits, wait_until


class Widget(collections.namedtuple(
        'Widget', 'line window kind name text tooltip label key x y width '
        'height is_sensitive is_active text_width label_width is_cut n_unknown',
        defaults=[None] * 4)):
    """A widget; x and y are in its window, in pixels.

    label       drawn inside of it, beside the text
    key         the letter that leads to it, together with Alt, or ''
    is_cut      whether dots replace a part of the text
    n_unknown   how many characters no font has

    Only Widgets.texts() sets the last four fields."""

    def middle(self):
        return self.x + self.width // 2, self.y + self.height // 2


# If several widgets match a word, those that people can use come first, because the
# widgets of a row have the same name as its label.
KINDS = ['SpinScale', 'SpinButton', 'ComboBox', 'CheckButton', 'Button',
         'Entry', 'Expander', 'Label']


def rank(widget):
    return next((i for i, kind in enumerate(KINDS) if kind in widget.kind),
                len(KINDS))


class Widgets:
    """Asks programs for their widgets; the programs must run with this `env`."""

    def __init__(self, build):
        self._folder = tempfile.TemporaryDirectory(prefix='lattice-noise-')
        module = pathlib.Path(build) / 'tests' / 'gui' / 'lattice-test-widgets.so'
        self.env = {'GTK_MODULES': str(module.resolve()),
                    'LATTICE_TEST_WIDGETS': self._folder.name}

    def close(self):
        self._folder.cleanup()

    def _ask(self, path, order):
        with socket.socket(socket.AF_UNIX) as stream:
            stream.settimeout(limits.SECONDS)
            stream.connect(str(path))
            stream.sendall(order.encode() + b'\n')
            with stream.makefile('rb') as lines:
                text = lines.read().decode()
        lines = [line.split('\t') for line in text.splitlines()]
        return [Widget(number, *words[:7], *map(int, words[7:]))
                for number, words in enumerate(lines)]

    def _list(self, window, order='look'):
        """Returns the socket of the program that has the window with this id, and the
        widgets of the window."""
        for path in pathlib.Path(self._folder.name).iterdir():
            try:
                found = [widget for widget in self._ask(path, order)
                         if widget.window == str(window)]
            except OSError:
                path.unlink(missing_ok=True)  # it has ended
                continue
            if found:
                return path, found
        raise AssertionError(f'nobody has the window {window}')

    def list(self, window):
        """Returns the widgets of a window that are shown."""
        return self._list(window)[1]

    def items(self, window):
        """Returns the items of a window's views."""
        return [widget for widget in self._list(window, 'items')[1]
                if widget.kind == 'Item']

    def texts(self, window):
        """Returns the widgets of a window, with more about their texts."""
        return self._list(window, 'texts')[1]

    @staticmethod
    def _choose(found, word, kind):
        """Returns the best of the widgets with this name, text, own label or beginning
        of the tooltip, in this order.  Ignores the tooltips of labels, which are those
        of their rows."""
        found = [widget for widget in found if kind in widget.kind]
        for means in (lambda widget: widget.name == word,
                      lambda widget: widget.text == word,
                      lambda widget: widget.label == word,
                      lambda widget: (widget.tooltip.startswith(word)
                                      and 'Label' not in widget.kind)):
            fitting = sorted(filter(means, found), key=rank)
            if fitting:
                return fitting[0]
        return None

    def look(self, window, word, kind=''):
        """Returns the widget in a window that has this name, text or tooltip, and a
        kind such as 'Button', or None if no such widget is shown."""
        order = 'items' if kind == 'Item' else 'look'
        return self._choose(self._list(window, order)[1], word, kind)

    def show(self, window, widget, order='show'):
        """Scrolls to a widget of this window; returns it at its new place.  The order
        'focus' also gives it the keyboard."""
        path, _ = self._list(window)
        return self._ask(path, f'{order} {widget.line}')[widget.line]

    def find(self, window, word, kind=''):
        """Waits for a widget as look() finds it, and scrolls to it."""
        widget = wait_until(lambda: self.look(window, word, kind),
                            f'there is no "{word}"')
        # Items of icon views are not GTK widgets.
        return widget if kind == 'Item' else self.show(window, widget)
