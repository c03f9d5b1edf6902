# SPDX-License-Identifier: LGPL-3.0-or-later
"""A screen of its own, with windows to look at and to click."""

import os
import re
import subprocess
import time


class Display:
    """An X server without a window manager, for one test run.

    env    the environment for programs that are to appear on it
    width  in pixels
    """

    def __init__(self, width=1280, height=800):
        self.width = width
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            ['Xvfb', '-displayfd', str(writer), '-nolisten', 'tcp',
             '-screen', '0', f'{width}x{height}x24'],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as stream:
            number = stream.readline().strip()
        if not number:
            raise RuntimeError('Xvfb does not start')
        self.env = {'DISPLAY': f':{number}'}

    def close(self):
        self._server.kill()
        self._server.wait()

    def _run(self, *command):
        return subprocess.run(
            command, env={**os.environ, **self.env}, timeout=20,
            capture_output=True, text=True, check=False).stdout

    def windows(self, pattern):
        """The ids of the visible windows whose titles match."""
        return self._run('xdotool', 'search', '--onlyvisible', '--name',
                         pattern).split()

    def window(self, title, seconds=30):
        """The id of the visible window with this title; waits for it."""
        pattern = '^' + re.escape(title) + '$'
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.windows(pattern)
            if found:
                return found[-1]
            time.sleep(0.2)
        raise AssertionError(f'no window "{title}" after {seconds} s')

    def geometry(self, window):
        """x, y, width and height of a window, in pixels of the screen."""
        text = self._run('xdotool', 'getwindowgeometry', '--shell', window)
        values = dict(line.split('=') for line in text.split())
        return tuple(int(values[name])
                     for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))

    def focus(self, window):
        """Gives a window the keyboard, which nobody else does here."""
        self._run('xdotool', 'windowraise', window, 'windowfocus', '--sync',
                  window)

    def keys(self, *names):
        """Presses keys, such as 'alt+n' or 'Tab', one after the other."""
        for name in names:
            self._run('xdotool', 'key', '--clearmodifiers', name)
            time.sleep(0.1)

    def type(self, text):
        self._run('xdotool', 'type', '--delay', '30', text)

    def click(self, window, x, y, button='1'):
        """Clicks at a place in a window; negative places count from its
        right and lower edges.  Buttons 4 and 5 are the wheel, up and
        down."""
        self._run('xdotool', 'mousemove', *self._find(window, x, y), 'click',
                  button)

    def point(self, window, x, y):
        """Moves the mouse to a place, as click() does: what it was over may
        have shown a hint."""
        self._run('xdotool', 'mousemove', *self._find(window, x, y))

    def _find(self, window, x, y):
        """A place of a window on the screen, for xdotool."""
        left, top, width, height = self.geometry(window)
        return (str(x + left + (width if x < 0 else 0)),
                str(y + top + (height if y < 0 else 0)))

    def look(self, window='root', area=None):
        """What a window shows, as bytes; area is a geometry such as
        '200x120+10+10'."""
        crop = ['-crop', area] if area else []
        return subprocess.run(
            ['import', '-window', window, *crop, 'rgb:-'],
            env={**os.environ, **self.env}, timeout=20, capture_output=True,
            check=False).stdout

    def settle(self, window='root', seconds=10):
        """Waits until a window looks the same for a moment: programs draw
        and answer late on a busy machine."""
        end = time.monotonic() + seconds
        before = None
        while time.monotonic() < end:
            time.sleep(0.25)
            now = self.look(window)
            if now and now == before:
                return
            before = now

    def move(self, window, x, y):
        self._run('xdotool', 'windowmove', '--sync', window, str(x), str(y))

    def screenshot(self, path, window='root'):
        self._run('import', '-window', window, str(path))
