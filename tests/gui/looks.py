# SPDX-License-Identifier: LGPL-3.0-or-later
"""The sheet of presets and the first line of the dialog: methods for what a
person does there."""

from display import PICTURE_QUIET, wait_until


class UsesLooks:
    """A mixin of studio.Studio."""

    # The sheet of presets.

    def open_presets(self):
        self.open_sheet('Presets', 'Presets')

    def find_in_presets(self, thing, kind=''):
        return self.widgets.find(self._sheet, thing, kind)

    def press_in_presets(self, button):
        self.focus_sheet()
        middle = None
        while middle != (now := self.find_in_presets(button,
                                                     'Button').middle()):
            middle = now  # rows move after a preset has changed
            self.display.settle(self._sheet, PICTURE_QUIET)
        self.display.click(self._sheet, *middle)
        self.display.settle(self._sheet)

    def search_presets(self, text):
        self.focus_sheet()
        self.display.click(self._sheet,
                           *self.find_in_presets('GtkEntry').middle())
        self.display.keys('ctrl+a', 'BackSpace')
        self.display.type(text)
        self.display.settle(self._sheet)

    def press_preset(self, label, times=1):
        """Searches for a preset and clicks the first one found."""
        self.search_presets(label)
        view = self.find_in_presets('GtkIconView')
        self.display.click(self._sheet, view.x + 50, view.y + 50, times=times)
        self.display.settle(self._sheet)

    def click_preset(self, label, times=1):
        """Clicks the preset with this label, wherever it is in the sheet."""
        item = self.find_in_presets(label, 'Item')
        self.display.click(self._sheet, *item.middle(), times=times)
        self.display.settle(self._sheet)

    def leave_sheet(self):
        """Waits until the sheet has closed itself."""
        wait_until(lambda: not self.has_sheet(), 'the sheet stays')
        self._sheet = None
        self.display.focus(self.dialog)
        self.display.settle(self.dialog)  # what was chosen may move its rows

    def wait_for_picture(self, label):
        """Waits until a preset's picture has more than a few colors."""
        item = self.find_in_presets(label, 'Item')
        middle = (item.x + item.width // 2 - 20, item.y + 30, 40, 40)
        wait_until(
            lambda: len(set(self.display.look(self._sheet, middle))) > 20,
            f'"{label}" has no picture')

    def labels_in_presets(self):
        """Returns the labels of the presets that are in sight; waits for them, because
        a busy machine shows them after the sheet."""
        return wait_until(
            lambda: [item.text for item in self.widgets.items(self._sheet)
                     if item.width > 0], 'the sheet shows no presets')

    def notice(self):
        """Returns the sheet's notice, or ''."""
        label = self.widgets.look(self._sheet, 'notice')
        return label.text if label is not None else ''

    # The small windows that ask for a name.

    def type_name(self, title, name):
        """Types a name and presses Enter; returns the refusal, or '' if the
        window has closed."""
        window = self.display.window(title)
        self.display.settle(window)
        self.display.focus(window)
        self.display.keys('ctrl+a')
        self.display.type(name)
        self.display.screenshot(self.shots / f'name-{self.version}.png')
        self.display.keys('Return')
        refusal = None

        def is_answered():
            nonlocal refusal
            self.display.settle()
            if not self.display.is_visible(window):
                return True
            try:
                refusal = self.widgets.look(window, 'refusal')
            except AssertionError:
                pass  # it has just closed
            return refusal is not None

        wait_until(is_answered, f'"{title}" stays without a word')
        if refusal is not None:
            return refusal.text
        self.display.focus(self._sheet or self.dialog)
        self.display.settle()  # a notice may come, and move the rows
        return ''

    # The first line of the dialog.

    def look_at_name(self):
        """Returns the name of the look that the dialog shows, or ''."""
        label = self.widgets.look(self.dialog, 'look', 'Label')
        return label.text if label is not None else ''

    def press_keys_in_dialog(self, *keys):
        self.focus_dialog()
        self.display.keys(*keys)
        self.display.settle(self.dialog)

    def go_back(self):
        self.press_keys_in_dialog('ctrl+z')

    def go_forward(self):
        self.press_keys_in_dialog('ctrl+shift+z')
