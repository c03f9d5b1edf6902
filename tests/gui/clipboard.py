# SPDX-License-Identifier: LGPL-3.0-or-later
"""The clipboard of a display.

As a program it reads a text and holds it in the clipboard until it is ended,
or without one prints what is there; GTK is that of GIMP 3's own plug-ins."""

import os
import subprocess
import sys


class Clipboard:
    def __init__(self, display):
        self._environment = {**os.environ, **display.env,
                             'NO_AT_BRIDGE': '1'}
        self._holder = None

    def _start(self, word):
        return subprocess.Popen(
            [sys.executable, __file__, word], env=self._environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, encoding='utf-8')

    def close(self):
        if self._holder is not None:
            self._holder.kill()
            self._holder.communicate()
        self._holder = None

    def put(self, text):
        self.close()
        self._holder = self._start('hold')
        self._holder.stdin.write(text)
        self._holder.stdin.close()
        if self._holder.stdout.readline() != 'holding\n':
            raise RuntimeError('the clipboard cannot be had')
        self._holder.stdin = None

    def get(self):
        return self._start('print').communicate(timeout=20)[0]


def main():
    import gi
    gi.require_version('Gtk', '3.0')
    from gi.repository import Gdk, Gtk
    clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
    if sys.argv[1] == 'print':
        print(clipboard.wait_for_text() or '', end='')
        return
    clipboard.set_text(sys.stdin.read(), -1)
    print('holding', flush=True)
    Gtk.main()


if __name__ == '__main__':
    main()
