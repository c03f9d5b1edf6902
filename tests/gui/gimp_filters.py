# SPDX-License-Identifier: LGPL-3.0-or-later
"""GIMP 3's own dialogs for filters: methods for what a person does there."""

import studio
from display import wait_until

# Seconds until a click on the menu bar is repeated; if this came too soon, the second
# click would close the menu that the first one opened.
BAR_IGNORED = 2

# Where dialogs are put: beside the image's window, with room above and below for the
# menu of a combo box.
HEIGHT = 1200
PLACE = (820, 390)

# Pixels between the halves of the split view and the line between them.
LINE = 3


class Studio(studio.Studio):
    """A GIMP in which its own dialogs filter layers."""

    def __init__(self, build, generation, **options):
        super().__init__(build, generation, HEIGHT, **options)

    def new_image(self, *size):
        super().new_image(*size)
        self.dialog = None

    def seen(self):
        """Returns the numbers of the flattened image, with its filters."""
        return self._copy('')

    def drawn(self, call):
        """Does the same after a call for `drawable` in `image`, which are those of a
        copy."""
        return self._copy('(let ((image copy) (drawable (vector-ref '
                          f'(gimp-image-get-layers copy) 0))) {call})')

    def _copy(self, call):
        self.run('(define copy (gimp-image-duplicate image))')
        self.run(call or '#t')
        self.run('(define flat (gimp-image-flatten copy))')
        pixels = self.pixels('flat')
        self.run('(gimp-image-delete copy)')
        return pixels

    def move_aside(self):
        """Does nothing, because the dialogs are already beside the image."""

    def new_canvas(self, *known):
        """Waits until the canvas has settled and shows none of the known pictures;
        returns what it shows."""
        wait_until(lambda: self.canvas() not in known,
                   'the canvas shows nothing new')
        return self.canvas()

    def halves(self, canvas):
        """Returns the left and the right half of what canvas() has returned."""
        width, height = self.CANVAS
        left_end, right_start = self.CANVAS_HALVES
        return [b''.join(canvas[3 * (row * width + first):
                                3 * (row * width + end)]
                         for row in range(height))
                for first, end in ((0, left_end - LINE),
                                   (right_start + LINE, width))]

    # Menus.

    def open_menus(self, *entries):
        """Opens the menus that lead to the last of these entries; the first one is in
        the menu bar."""
        image = self._image_window()
        self.display.focus(image)
        bar = self.widgets.find(image, entries[0], 'Label')
        studio.click_until(lambda: self.display.click(image, *bar.middle()),
                           lambda: self.find_entry(entries[1]), BAR_IGNORED,
                           'no menu opens')
        for entry, after in zip(entries[1:], entries[2:]):
            self.press_entry(entry, lambda: self.find_entry(after))

    # The dialog.

    def open_filter(self, entries, title):
        """Opens the dialog of a menu entry; GIMP adds the name of the operation to
        its title."""
        self.open_menus(*entries)
        self.press_entry(entries[-1],
                         lambda: self.display.windows(f'^{title}$'))
        self._take_dialog(title)

    def _take_dialog(self, title):
        self.dialog = self.display.window_like(f'^{title}$')
        self.display.move(self.dialog, *PLACE)
        self.display.settle(self.dialog)
        self.display.focus(self.dialog)

    def close_filter(self, button):
        """Clicks OK or Cancel."""
        def is_closed():
            return not self.display.is_visible(self.dialog)

        studio.click_until(lambda: is_closed() or self._click(button), is_closed,
                           studio.CLICK_LOST, 'the dialog stays')
        self.dialog = None
        self.display.settle()

    def values(self):
        """Returns the operation's settings: the rows' values, by their labels."""
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
                rows[labels.pop().text] = widget.text
            elif widget.label:
                rows[widget.label] = widget.text
        return rows

    def choose(self, label, choice):
        """Chooses in the combo box with this label or tooltip."""
        def is_open():
            return self.find_entry(choice)

        studio.click_until(lambda: is_open() or self._click(label), is_open,
                           studio.CLICK_LOST, f'the list of "{label}" does not open')
        self.press_entry(choice)
        self.display.settle(self.dialog)

    def press(self, button):
        self._click(button)
        self.display.settle(self.dialog)
