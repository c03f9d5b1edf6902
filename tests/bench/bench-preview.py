# SPDX-License-Identifier: LGPL-3.0-or-later
"""bench-preview.py BUILD_DIR

Times the preview of GIMP 3's dialog on an image of 6000 x 4000 pixels, on a
screen of its own, beside GIMP's own filters.  After a key that changes the
scale: how long until every part of the canvas is drawn anew, and until nothing
changes any more.  While changes follow each other: how long the dialog takes to
show the new number.  While the scale changes as if a slider moved: how many
pictures the canvas shows in a second, and how long the last one takes after the
last change.  Also times how long the studio and the sheet of presets take to open.
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
# Filters that do next to nothing, which show what GIMP itself takes, and the
# operation without the dialog; {0} stands for the number that changes.  FLOOR
# reads no layer, as noise does not.
FLOOR = "checkerboard"
FILTERS = {
    "brightness": ("gegl:brightness-contrast", '"brightness" -0.{0}'),
    FLOOR: ("gegl:checkerboard", '"x" {0} "y" {0}'),
    "Perlin as a filter": (
        "lattice:noise", '"recipe" "lattice-noise/1 octaves=6 scale={0}" '
        '"depth" "u8"'),
}
RECIPES = {
    "Perlin, 6 octaves": "lattice-noise/1 octaves=6",
    "cellular, 6 octaves": "lattice-noise/1 algorithm=cellular octaves=6",
    "warped, 6 octaves": "lattice-noise/1 octaves=6 warp-amount=50",
    "brick wall, 7 layers": harness.goldens.preset("brick-wall"),
}
PRECISIONS = ("u8", "float")
TURNS = 2
CHANGES = 3

# x, y, width, height on the screen: a part of the image when it fits its window.
CANVAS = (220, 260, 300, 130)

# Width and height of the parts of CANVAS that are watched: large enough that
# noise that is drawn anew surely changes each.
PART = (30, 10)

# Column and row of the part whose changes are counted as pictures.
MIDDLE = (5, 6)

# Seconds from key to key, as from frame to frame of a screen, and of one drag.
KEY = 1 / 60
DRAG = 1.5

# Seconds without a change: after QUIET nothing comes any more, because a rough
# preview is refined sooner; after ROUGH_QUIET it is whole, and not yet refined.
QUIET = 1.2
ROUGH_QUIET = 0.5
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


def cut_part(pixels, place):
    """The bytes of a part of the canvas; the place counts parts."""
    x, y = place[0] * PART[0], place[1] * PART[1]
    return b"".join(
        pixels[4 * (row * CANVAS[2] + x):4 * (row * CANVAS[2] + x + PART[0])]
        for row in range(y, y + PART[1]))


def time_canvas(screen, act, quiet=QUIET):
    """Acts; returns the ms until every part of the canvas that changes has
    changed, and until the last change, after which it was quiet so long."""
    before = screen.look(*CANVAS)
    waiting = {(x, y): cut_part(before, (x, y))
               for x in range(CANVAS[2] // PART[0])
               for y in range(CANVAS[3] // PART[1])}
    start = drawn = changed = time.monotonic()
    act()
    while time.monotonic() - start < TOO_LONG:
        now = screen.look(*CANVAS)
        if now != before:
            before, changed = now, time.monotonic()
            left = {place: old for place, old in waiting.items()
                    if cut_part(now, place) == old}
            if len(left) < len(waiting):
                waiting, drawn = left, changed
        elif changed > start and time.monotonic() - changed > quiet:
            return 1000 * (drawn - start), 1000 * (changed - start)
        time.sleep(0.001)
    raise RuntimeError("the canvas does not change")


def time_number(screen, area):
    """Presses a key; returns the ms until the number changes, after a pause in
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


def drag(screen):
    """Presses keys for a while; returns the pictures in a second, and the ms
    until the last one is drawn."""
    before = cut_part(screen.look(*CANVAS), MIDDLE)
    start = time.monotonic()
    n_keys = n_pictures = 0
    while (taken := time.monotonic() - start) < DRAG:
        if taken > n_keys * KEY:
            screen.press_up()
            n_keys += 1
        now = cut_part(screen.look(*CANVAS), MIDDLE)
        n_pictures += now != before
        before = now
        time.sleep(0.002)
    _, last = time_canvas(screen, screen.press_up, ROUGH_QUIET)
    time.sleep(QUIET)
    return n_pictures / DRAG, last


def bench_filter(gimp, screen, operation, settings):
    """Appends a filter by script and changes it to each of the settings;
    returns how long GIMP took to draw each, in ms."""
    gimp.run(f'(define filter (gimp-drawable-filter-new layer "{operation}" '
             '""))')

    # Script-Fu cannot update a filter, but appending it again does.
    def change(setting):
        gimp.run("(begin (gimp-drawable-filter-configure filter "
                 f"LAYER-MODE-REPLACE 1.0 {setting}) "
                 "(gimp-drawable-append-filter layer filter) "
                 "(gimp-displays-flush))")

    change(settings[0])
    gimp.display.settle()
    drawn = [time_canvas(screen, lambda: change(setting))[0]
             for setting in settings[1:]]
    gimp.run("(gimp-drawable-filter-delete filter)")
    gimp.run("(gimp-displays-flush)")
    gimp.display.settle()
    return (drawn,)


def bench_dialog(gimp, screen, recipe):
    """Changes the scale in the dialog by keys, or of layers the size; returns how
    long the canvas took to be drawn and fine and the number to be shown, and what
    drags showed."""
    key = "scale" if recipe.startswith("lattice-noise/1") else "size"
    window = gimp.open_dialog(more=f'#:recipe {harness.quote(recipe)}')
    gimp.canvas()
    gimp.display.focus(window)
    gimp.display.click(window, *gimp.find(key).middle())
    gimp.display.settle()
    number = gimp.find(key)
    left, top = gimp.display.find(window, number.x, number.y)
    area = (left, top, number.width, number.height)
    drawn, fine = zip(*(time_canvas(screen, screen.press_up)
                        for _ in range(CHANGES)))
    shown = [time_number(screen, area) for _ in range(CHANGES)]
    time.sleep(QUIET)
    pictures, last = zip(*(drag(screen) for _ in range(CHANGES)))
    gimp.cancel()
    gimp.display.settle()
    return drawn, fine, shown, pictures, last


def time_window(gimp, screen, act, title):
    """Acts; returns the ms until there is a window with this title, and until nothing
    on the screen changes any more.  Waits a shorter time for a change than the cursor
    of a text field does for its next blink."""
    start = time.monotonic()
    act()
    while not gimp.display.windows(f"^{title}$"):
        if time.monotonic() - start > TOO_LONG:
            raise RuntimeError(f'no window "{title}"')
    shown = changed = time.monotonic()
    before = None
    while time.monotonic() - changed < ROUGH_QUIET:
        now = screen.look(0, 0, gimp.display.width, gimp.display.height)
        if now != before:
            before, changed = now, time.monotonic()
        time.sleep(0.01)
    return 1000 * (shown - start), 1000 * (changed - start)


def bench_windows(gimp, screen):
    """Opens the studio, and from there the sheet of presets; returns how long each
    took, as time_window() does."""
    call = gimp.interactive_call("image", "layer")
    studio_times = time_window(gimp, screen, lambda: gimp.start(call), studio.TITLE)
    gimp.dialog = gimp.display.window(studio.TITLE)
    gimp.display.focus(gimp.dialog)
    button = gimp.find("Presets...").middle()
    sheet_times = time_window(
        gimp, screen, lambda: gimp.display.click(gimp.dialog, *button), "Presets")
    gimp.cancel()
    gimp.display.settle()
    return studio_times, sheet_times


def bench_all(gimp, precision, is_near):
    """Times all filters and recipes in turns; returns the times by name."""
    gimp.run(f"(define image (test-image {SIZE[0]} {SIZE[1]} RGB "
             f"test-{precision}))")
    gimp.run(f'(define layer (test-layer image "" 0 0 {SIZE[0]} {SIZE[1]} '
             "FALSE))")
    gimp.run("(define display (gimp-display-new image))")
    gimp.display.settle()
    if is_near:
        gimp.show_pixels()
    screen = Screen(gimp.display.env["DISPLAY"])
    times = {name: ([], [], [], [], []) for name in (*FILTERS, *RECIPES)}
    for name, taken in zip(("the studio", "the sheet of presets"),
                           bench_windows(gimp, screen)):
        print("opening {}, {}: window {:.0f} ms, at rest {:.0f} ms".format(
            name, precision, *taken), flush=True)

    def keep(name, more):
        for mine, new in zip(times[name], more):
            mine.extend(new)

    for turn in range(TURNS):
        first = 10 + turn * (CHANGES + 1)
        for name, (operation, setting) in FILTERS.items():
            settings = [setting.format(number)
                        for number in range(first, first + CHANGES + 1)]
            keep(name, bench_filter(gimp, screen, operation, settings))
        for name, recipe in RECIPES.items():
            keep(name, bench_dialog(gimp, screen, recipe))
    gimp.screenshot(f"bench-{precision}")
    gimp.run("(gimp-display-delete display)")
    return times


def show(what, times):
    floor = statistics.median(times[FLOOR][0])
    for name, all_times in times.items():
        ratio = statistics.median(all_times[0]) / floor
        print(f"{name + ', ' + what:38}{ratio:8.2f}" + "".join(
            f"{statistics.median(each):8.0f} {max(each):8.0f}"
            for each in all_times if each), flush=True)


def main():
    gimp = studio.Studio(harness.BUILD, 3)
    print(f"# GIMP {gimp.version}, {SIZE[0]} x {SIZE[1]} pixels: drawn, as a"
          f" multiple of {FLOOR}; median and largest of ms until drawn, until"
          " fine, until the dialog shows the number; dragged, of pictures in a"
          " second, and of ms after the last change")
    try:
        for precision in PRECISIONS:
            for is_near in (False, True):
                what = precision + (", 100 %" if is_near else ", fits")
                show(what, bench_all(gimp, precision, is_near))
    finally:
        gimp.close()


main()
