# SPDX-License-Identifier: LGPL-3.0-or-later
"""The clipboard of a display."""

import os
import subprocess

from display import limits


class Clipboard:
    """Copies and pastes texts with the program `clipboard` in the build folder."""

    def __init__(self, display, build):
        self._program = str(build / 'tests' / 'gui' / 'clipboard')
        self._environment = {**os.environ, **display.env,
                             'NO_AT_BRIDGE': '1'}
        self._holder = None

    def _start(self, word):
        return subprocess.Popen(
            [self._program, word], env=self._environment,
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
        return self._start('print').communicate(timeout=limits.SECONDS)[0]
