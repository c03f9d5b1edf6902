# SPDX-License-Identifier: LGPL-3.0-or-later
"""A virtual screen, with windows to look at and to click."""

import ctypes
import mmap
import os
import pathlib
import re
import select
import struct
import subprocess
import sys
import tempfile
import time
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'python'))
import limits  # noqa: E402
import needs  # noqa: E402
import picture  # noqa: E402
from activity import Process  # noqa: E402

# A window has settled if it has not changed for this many seconds: longer than the
# 0.04 that dialogs wait before they draw; for pictures, longer than the 0.2 that
# libgimp's preview waits, but shorter than the time between blinks of a cursor.
QUIET = 0.1
PICTURE_QUIET = 0.25

# How many seconds a click waits at most for what covers its place to go away.
COVERED = 3


def wait_until(is_true, otherwise, seconds=limits.SECONDS):
    """Waits until a function returns something that is true, and returns that.
    otherwise: the error if it does not."""
    end = time.monotonic() + seconds
    while not (answer := is_true()):
        if time.monotonic() > end:
            raise AssertionError(otherwise)
        time.sleep(0.05)
    return answer


class Numbers(bytes):
    """Many bytes, which a failed comparison does not print in full."""

    def __repr__(self):
        return f'<{len(self)} bytes {zlib.crc32(self):08x}>'


class Xdotool:
    """An xdotool that keeps running, because starting it takes longer than its
    commands do.  It exits when X refuses something, for example because a window
    is gone; the next command then starts another one."""

    # It prints this when a command is done.
    DONE = re.compile(rb'^xdotool version.*\n', re.MULTILINE)

    def __init__(self, env):
        self._env = env
        self._process = None

    def close(self):
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
        self._process = None

    def _start(self):
        self.close()
        # stdbuf makes it write lines at once, even into a pipe.
        self._process = subprocess.Popen(
            ['stdbuf', '-oL', 'xdotool', '-'], env=self._env,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)

    def run(self, *words):
        """Runs a command, and returns what it prints, or None if X refuses it."""
        if self._process is None or self._process.poll() is not None:
            self._start()
        line = ' '.join(word if re.fullmatch(r'[\w-]+', word) else
                        f"'{word}'" if '"' in word else f'"{word}"'
                        for word in words)
        self._process.stdin.write(f'{line}\nversion\n'.encode())
        self._process.stdin.flush()
        printed, end = b'', time.monotonic() + limits.SECONDS
        while not self.DONE.search(printed):
            left = max(end - time.monotonic(), 0)
            ready, _, _ = select.select([self._process.stdout], [], [], left)
            more = os.read(self._process.stdout.fileno(), 10000) if ready else b''
            if not more:
                self.close()
                return None
            printed += more
        return self.DONE.sub(b'', printed).decode()


class Pointer:
    """Where the mouse is: xdotool tells only windows that a window manager knows."""

    def __init__(self, display):
        self._x11 = ctypes.CDLL('libX11.so.6')
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))

    def close(self):
        self._x11.XCloseDisplay(self._display)

    def window(self):
        """Returns the id of the window that is under the mouse; 0: none is."""
        window, ignored = ctypes.c_ulong(), ctypes.c_ulong()
        self._x11.XQueryPointer(self._display, self._root, ctypes.byref(ignored),
                                ctypes.byref(window),
                                *5 * [ctypes.byref(ignored)])
        return window.value


# A folder in memory, because the screen's file would keep a disk busy all the time.
MEMORY = '/dev/shm'


class Display:
    """An X server without a window manager, for one test run.

    env            the environment for programs that should appear on it
    width, height  in pixels
    patience       how many seconds settle() waits at most; set it lower if
                   something moves all the time
    latest         the display that was used last
    """

    latest = None

    def __init__(self, width=1280, height=800):
        needs.need('Xvfb', 'xdotool', 'stdbuf')
        self.width = width
        self.height = height
        self.patience = limits.SECONDS
        self._folder = tempfile.TemporaryDirectory(
            prefix='lattice-noise-',
            dir=MEMORY if os.access(MEMORY, os.W_OK) else None)
        reader, writer = os.pipe()
        # -nocursor keeps the mouse pointer out of screenshots.
        self._server = subprocess.Popen(
            ['Xvfb', '-displayfd', str(writer), '-nolisten', 'tcp',
             '-nocursor', '-fbdir', self._folder.name,
             '-screen', '0', f'{width}x{height}x24'],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as stream:
            number = stream.readline().strip()
        if not number:
            raise RuntimeError('Xvfb does not start')
        self.env = {'DISPLAY': f':{number}'}
        # Two, because xdotool would send keys to the windows that it has found.
        environment = {**os.environ, **self.env}
        self._searcher, self._clicker = Xdotool(environment), Xdotool(environment)
        self._pointer = Pointer(self.env['DISPLAY'])
        self._painter = Process(self._server.pid)
        self._watched = [self._painter]
        self._map_pixels()

    def _map_pixels(self):
        """Maps the file in which Xvfb keeps the screen: in the format of xwd,
        with four bytes for a pixel."""
        path = pathlib.Path(self._folder.name) / 'Xvfb_screen0'
        with open(path, 'rb') as file:
            self._pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack('>25I', self._pixels[:100])
        size, self._stride, n_colors = header[0], header[12], header[19]
        self._first = size + 12 * n_colors

    def close(self):
        if Display.latest is self:
            Display.latest = None
        self._pixels.close()
        self._pointer.close()
        self._searcher.close()
        self._clicker.close()
        for process in self._watched:
            process.close()
        self._server.kill()
        self._server.wait()
        self._folder.cleanup()

    def _run(self, *command):
        Display.latest = self
        return self._clicker.run(*command)

    def windows(self, pattern):
        """Returns the ids of the visible windows whose titles match."""
        Display.latest = self
        found, end = None, time.monotonic() + limits.SECONDS
        # X refuses a search during which a window, such as a tooltip, goes away.
        while found is None:
            assert time.monotonic() < end, 'X refuses each search'
            found = self._searcher.run('search', '--onlyvisible', '--name', pattern)
        return found.split()

    def is_visible(self, window):
        return window in self.windows('.*')

    def exists(self, window):
        """Whether there is a window with this id, visible or not."""
        return bool(self._run('getwindowgeometry', window))

    def window(self, title, seconds=limits.SECONDS):
        """Waits for a visible window with this title, and returns its id."""
        return self.window_like('^' + re.escape(title) + '$', seconds)

    def window_like(self, pattern, seconds=limits.SECONDS):
        """Does the same for a pattern of titles; of several windows, takes the last.
        """
        return wait_until(lambda: self.windows(pattern),
                          f'no window "{pattern}" after {seconds} s',
                          seconds)[-1]

    def geometry(self, window):
        """Returns x, y, width and height of a window, in pixels of the screen."""
        if window == 'root':
            return 0, 0, self.width, self.height
        text = self._run('getwindowgeometry', '--shell', window)
        if not text:
            raise LookupError(f'there is no window {window}')
        values = dict(line.split('=') for line in text.split())
        return tuple(int(values[name])
                     for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))

    def focus(self, window):
        """Gives a window the keyboard, because no window manager does."""
        self._run('windowraise', window, 'windowfocus', '--sync',
                  window)

    def keys(self, *names):
        """Presses keys, such as 'alt+n' or 'Tab', one after another."""
        for name in names:
            self._run('key', '--clearmodifiers', name)
            self.settle(quiet=0.05)

    def set_layouts(self, layouts):
        """Gives the keyboard layouts, such as 'ru,us'; it begins with the first."""
        subprocess.run(['setxkbmap', layouts], env={**os.environ, **self.env},
                       check=True)

    def press_on(self, *names):
        """Presses keys as quickly as a slider moves, without waiting for their
        effect; returns the process that does it."""
        return subprocess.Popen(['xdotool', 'key', '--delay', '15', *names],
                                env={**os.environ, **self.env})

    def type(self, text):
        # A text may begin with -, as options do.
        self._run('type', '--delay', '10', '--', text)

    def click(self, window, x, y, button='1', times=1):
        """Clicks at a place in a window; negative places count from its
        right and lower edges.  Buttons 4 and 5 are the wheel, up and down.
        A single command does all clicks, because on a busy machine, two
        commands would be too slow for a double click."""
        self.point(window, x, y)
        self._wait_for_tooltip(window)
        self._run('click', '--repeat', str(times), '--delay', '20', button)

    def _wait_for_tooltip(self, window):
        """Waits until the mouse is over a window.  The tooltip of the widget that it
        was over may still cover the new place, and would get the click."""
        end = time.monotonic() + COVERED
        while (self._pointer.window() != int(window)
               and time.monotonic() < end):
            time.sleep(0.02)

    def drag(self, window, start, end):
        """Drags the mouse from one place to another, with a stop in between."""
        middle = [(one + other) // 2 for one, other in zip(start, end)]
        for place, *button in [(start, 'mousedown', '1'), (middle,), (end,),
                               (end, 'mouseup', '1')]:
            self._run('mousemove',
                      *map(str, self.find(window, *place)), *button)
            self.settle(window)

    def point(self, window, x, y):
        """Moves the mouse to a place, as for click(), so that the tooltip of
        what it was over goes away."""
        self._run('mousemove', *map(str, self.find(window, x, y)))

    def find(self, window, x, y):
        """Returns where a place in a window, given as for click(), is on the screen.
        """
        left, top, width, height = self.geometry(window)
        return (x + left + (width if x < 0 else 0),
                y + top + (height if y < 0 else 0))

    def look(self, window='root', area=None):
        """Returns what a window shows, as Numbers, three for each pixel.  area: x,
        y, width and height of a part of it, where x and y are as for click()."""
        left, top, width, height = self.geometry(window)
        if area is not None:
            left += area[0] + (width if area[0] < 0 else 0)
            top += area[1] + (height if area[1] < 0 else 0)
            width, height = area[2:]
        pixels = bytearray(self._rows(*self._inside(left, top, width, height)))
        del pixels[3::4]
        return Numbers(pixels)

    def _inside(self, left, top, width, height):
        """Returns the part of a rectangle that is on the screen."""
        right = min(left + width, self.width)
        bottom = min(top + height, self.height)
        left, top = max(left, 0), max(top, 0)
        return left, top, max(right - left, 0), max(bottom - top, 0)

    def _rows(self, left, top, width, height):
        """Returns four bytes for each pixel: blue, green, red, and one unused."""
        first = self._first + self._stride * top
        end = first + self._stride * height
        if width == self.width and self._stride == 4 * width:
            return self._pixels[first:end]
        return b''.join(self._pixels[start + 4 * left:start + 4 * (left + width)]
                        for start in range(first, end, self._stride))

    def watch(self, process):
        """Makes settle() wait for a process, given by its id, and its children."""
        self._watched.append(Process(process))

    def settle(self, window='root', quiet=QUIET, seconds=None):
        """Waits until, for a moment, a window has not changed, and all programs on
        the screen have been asleep: on a busy machine, a program that has something
        to draw may be waiting for a processor.  Gives up after this many seconds;
        None: those of `patience`."""
        place = self._inside(*self.geometry(window))
        end = time.monotonic() + (seconds or self.patience)
        before, painted, since = None, None, 0.0
        while time.monotonic() < end:
            if any(process.is_busy() for process in self._watched):
                since = time.monotonic()
            # Only the server paints, so nothing has changed if it has not run.
            elif (ran := self._painter.time_run()) != painted:
                painted = ran
                if (now := self._rows(*place)) != before:
                    before, since = now, time.monotonic()
            if time.monotonic() - since >= quiet:
                return
            time.sleep(0.04)

    def move(self, window, x, y):
        self._run('windowmove', '--sync', window, str(x), str(y))

    def resize(self, window, width, height):
        self._run('windowsize', '--sync', window, str(width),
                  str(height))

    def screenshot(self, path, window='root'):
        """Saves the area of a window, with everything that covers it, as PNG."""
        left, top, width, height = self._inside(*self.geometry(window))
        pixels = bytearray(3 * width * height)
        rows = self._rows(left, top, width, height)
        for component in range(3):
            pixels[component::3] = rows[2 - component::4]
        # Other tests may be writing the same file.
        own = path.with_name(f'{path.stem}-{os.getpid()}.new')
        picture.write_png(own, width, height, 3, pixels)
        own.replace(path)
