# SPDX-License-Identifier: LGPL-3.0-or-later
"""Lattice Noise Studio in a real GIMP, for the pictures of the guide: with a
window that fills the screen, a photo to work on, and clicks that are counted.

Programs that import this take BUILD and the generation of GIMP as arguments,
as the tests of tests/gui do, whose classes it extends."""

import pathlib
import re
import subprocess
import sys

DOCS = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(DOCS.parent / 'tests' / name) for name in ('gui', 'gimp')]
import clicks  # noqa: E402
import explorer  # noqa: E402
import harness  # noqa: E402

IMAGES = DOCS / 'images'
PHOTOS = DOCS / 'photos'
WIDTH, HEIGHT = 1280, 800

# Outlines in coffee.jpg, in pixels: saucer and spoon, as a polygon; the rim of
# the cup, as the x, y, width and height of an ellipse; the table's corners.
SAUCER = [
    178, 75, 150, 91, 120, 112, 97, 140, 82, 170, 76, 200, 78, 230, 85, 255,
    97, 285, 117, 312, 145, 340, 175, 361, 205, 375, 235, 384, 265, 388, 295,
    388, 325, 384, 355, 376, 385, 362, 415, 342, 440, 320, 460, 290, 474, 257,
    479, 225, 475, 195, 465, 167, 450, 142, 432, 122, 417, 107, 419, 100, 424,
    80, 421, 71, 412, 67, 400, 69, 396, 76]
BRIM = (174, 18, 238, 190)
TABLE = [0, 107, 152, 0, 600, 0, 600, 400, 0, 400]


def save(output, *arguments):
    """Makes one of the guide's pictures by ImageMagick, without dates, so that
    the same picture gives the same file."""
    subprocess.run(['convert', *map(str, arguments), '-strip', '-define',
                    'png:exclude-chunks=date,time', str(IMAGES / output)],
                   check=True)


def vector(numbers):
    return f'(vector {" ".join(map(str, numbers))})'


class Studio(clicks.Studio, explorer.Studio):
    """Counts clicks from the moment when a dialog has opened."""

    def __init__(self):
        super().__init__(harness.BUILD, harness.GENERATION, HEIGHT,
                         needs_data=True)

    def _fill_screen(self):
        """Enlarges GIMP's window, and zooms the image to fit it."""
        window = self._image_window()
        self.display.move(window, 0, 0)
        self.display.resize(window, WIDTH, HEIGHT)
        self._press_in_image('ctrl+shift+j')

    def open_canvas(self, width, height):
        self.new_image(width, height)
        self.run('(gimp-drawable-fill layer FILL-WHITE)')
        self._fill_screen()

    def open_picture(self, path):
        name = harness.quote(path)
        more = name if self.generation == 2 else ''
        self.run('(define image (gimp-file-load RUN-NONINTERACTIVE '
                 f'{name} {more}))')
        self.run('(if (pair? image) (set! image (car image)))')
        self.run('(define layer (test-active-layer image))')
        self.run('(define display (gimp-display-new image))')
        self.run('(if (pair? display) (set! display (car display)))')
        self._fill_screen()

    def select_table(self):
        """Selects the table of coffee.jpg around what stands on it."""
        self.run('(gimp-context-set-feather TRUE)')
        self.run('(gimp-context-set-feather-radius 1.5 1.5)')
        for operation, points in (('REPLACE', TABLE), ('SUBTRACT', SAUCER)):
            self.run(f'(gimp-image-select-polygon image CHANNEL-OP-{operation} '
                     f'{vector(points)})')
        self.run('(gimp-image-select-ellipse image CHANNEL-OP-SUBTRACT '
                 f'{" ".join(map(str, BRIM))})')

    def export(self, name):
        """Saves the visible image as PNG; returns the path."""
        path = self.folder / f'{name}.png'
        self.run('(gimp-file-save RUN-NONINTERACTIVE image '
                 f'{harness.quote(path)})')
        return path

    def open_dialog(self, *arguments, **options):
        window = super().open_dialog(*arguments, **options)
        self.display.move(window, WIDTH - self.display.geometry(window)[2], 60)
        self.n_clicks = 0
        return window

    def pick_preset(self, label, times=1):
        """Types a name in the sheet, and clicks the preset."""
        self.focus_sheet()
        self.display.type(label.lower())
        self.display.settle(self._sheet)
        self.click_preset(label, times)

    def recolor_veins(self, notation):
        """Gives the second stop of marble's gradient another color, in the open
        group of colors."""
        stops = re.search(r' gradient=(\S+)', harness.goldens.preset('marble'))
        self.recolor_stop(float(stops[1].split(',')[1].split(':')[0]), notation)

    def choose_look(self, label):
        """Chooses a preset by a double click, which closes the sheet."""
        self.open_presets()
        self.pick_preset(label, times=2)
        self.leave_sheet()
