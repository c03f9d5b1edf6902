# SPDX-License-Identifier: LGPL-3.0-or-later
"""bench-preview.py BUILD_DIR

Times the preview of GIMP 3's dialog on an image of 6000 x 4000 pixels, on a
screen of its own: how long the canvas takes to be drawn anew after a change of
the scale, from the key's press to the last pixel, and how long the dialog takes
to show the changed number while changes follow each other.
"""

import ctypes
import pathlib
import statistics
import sys
import time

TESTS = pathlib.Path(__file__).resolve().parent.parent
if len(sys.argv) != 2:
    sys.exit(__doc__.strip())
sys.argv.append("3")
sys.path[:0] = [str(TESTS / "gui"), str(TESTS / "gimp")]
import harness  # noqa: E402
import studio  # noqa: E402

SIZE = (6000, 4000)
RECIPES = {
    "Perlin, 6 octaves": "octaves=6",
    "cellular, 6 octaves": "algorithm=cellular octaves=6",
    "warped, 6 octaves": "octaves=6 warp-amount=50",
}
PRECISIONS = ("u8", "float")
CHANGES = 12

# Of the screen: in the image as it fits its window, and the scale's number
# beside the dialog's right edge.
CANVAS = (220, 260, 300, 130)
NUMBER = (-245, 105, 60, 20)

# Nothing more comes: GIMP's own pauses between pieces are shorter.
QUIET = 0.6
TOO_LONG = 20.0


class Screen:
    """Looks at the screen and presses keys without another process."""

    def __init__(self, name):
        self._x = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XGetImage.restype = ctypes.POINTER(ctypes.c_int * 10)
        self._display = ctypes.c_void_p(
            self._x.XOpenDisplay(name.encode()))
        self._root = ctypes.c_ulong(
            self._x.XDefaultRootWindow(self._display))
        self._up = self._x.XKeysymToKeycode(self._display,
                                            ctypes.c_ulong(0xff52))

    def look(self, x, y, width, height):
        image = self._x.XGetImage(self._display, self._root, x, y, width,
                                  height, ctypes.c_ulong(0xffffffff), 2)
        # The structure begins with width, height, xoffset and format; its
        # pixels come next.
        data = ctypes.cast(ctypes.addressof(image.contents) + 16,
                           ctypes.POINTER(ctypes.c_void_p))[0]
        pixels = ctypes.string_at(data, 4 * width * height)
        self._x.XFree(ctypes.c_void_p(data))
        self._x.XFree(image)
        return pixels

    def press_up(self):
        for is_down in (1, 0):
            self._test.XTestFakeKeyEvent(self._display, self._up, is_down,
                                         ctypes.c_ulong(0))
        self._x.XFlush(self._display)


def time_canvas(screen):
    """From a key's press to the last change of the canvas, in ms."""
    before = screen.look(*CANVAS)
    start = changed = time.monotonic()
    screen.press_up()
    while time.monotonic() - start < TOO_LONG:
        now = screen.look(*CANVAS)
        if now != before:
            before, changed = now, time.monotonic()
        elif changed > start and time.monotonic() - changed > QUIET:
            return 1000 * (changed - start)
        time.sleep(0.001)
    raise RuntimeError("the canvas does not change")


def time_number(screen, area):
    """From a key's press to the change of the number, in ms; and a pause in
    which the preview begins to follow."""
    before = screen.look(*area)
    start = time.monotonic()
    screen.press_up()
    while screen.look(*area) == before:
        if time.monotonic() - start > TOO_LONG:
            raise RuntimeError("the number does not change")
        time.sleep(0.0005)
    taken = 1000 * (time.monotonic() - start)
    time.sleep(0.05)
    return taken


def bench(gimp, precision, recipe):
    gimp.run(f"(define image (test-image {SIZE[0]} {SIZE[1]} RGB "
             f"test-{precision}))")
    gimp.run(f'(define layer (test-layer image "" 0 0 {SIZE[0]} {SIZE[1]} '
             "FALSE))")
    gimp.run("(define display (gimp-display-new image))")
    window = gimp.open_dialog(
        more=f'#:recipe "lattice-noise/1 {recipe}"')
    gimp.canvas()
    gimp.display.focus(window)
    gimp.display.click(window, *studio.PLACES[3]["scale"])
    gimp.display.settle()
    screen = Screen(gimp.display.env["DISPLAY"])
    left, top, width, _ = gimp.display.geometry(window)
    area = (left + width + NUMBER[0], top + NUMBER[1], *NUMBER[2:])
    canvas = [time_canvas(screen) for _ in range(CHANGES)]
    number = [time_number(screen, area) for _ in range(CHANGES)]
    gimp.screenshot(f"bench-{precision}")
    gimp.cancel()
    gimp.run("(gimp-display-delete display)")
    return canvas, number


def main():
    gimp = studio.Studio(harness.BUILD, 3)
    print(f"# GIMP {gimp.version}, {SIZE[0]} x {SIZE[1]} pixels, ms:"
          " median and largest of the canvas, of the dialog's number")
    try:
        for precision in PRECISIONS:
            for name, recipe in RECIPES.items():
                times = bench(gimp, precision, recipe)
                print(f"{name + ', ' + precision:36}" + "".join(
                    f"{statistics.median(each):8.0f} {max(each):8.0f}"
                    for each in times), flush=True)
    finally:
        gimp.close()


main()
