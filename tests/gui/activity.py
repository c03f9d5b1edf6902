# SPDX-License-Identifier: LGPL-3.0-or-later
"""Finds out from Linux's /proc whether programs are busy.

Tests ask about a hundred threads a dozen times a second, so files stay open."""

import os


class Process:
    """A process, given by its id, and all processes that it starts."""

    def __init__(self, process):
        self._folder = f'/proc/{process}/task'
        self._main = f'{self._folder}/{process}'
        # By their ids: open files with the states of threads; child processes.
        self._threads = {}
        self._children = {}

    def close(self):
        for file in self._threads.values():
            os.close(file)
        for child in self._children.values():
            child.close()
        self._threads, self._children = {}, {}

    def is_busy(self):
        """Whether one of its threads, or of a process that it has started, runs
        or waits for a processor or a disk."""
        try:
            self._find_threads()
            self._find_children()
        except OSError:
            self.close()  # it has ended
            return False
        try:
            for file in self._threads.values():
                if os.pread(file, 500, 0).rpartition(b')')[2][1:2] in b'RD':
                    return True
        except OSError:
            return True  # a thread is just ending
        return any(child.is_busy() for child in self._children.values())

    def time_run(self):
        """Returns how long its first thread has run, to compare with an earlier
        time."""
        return read(f'{self._main}/schedstat').split()[0]

    def _find_threads(self):
        ids = set(os.listdir(self._folder))
        for gone in self._threads.keys() - ids:
            os.close(self._threads.pop(gone))
        for new in ids - self._threads.keys():
            self._threads[new] = os.open(f'{self._folder}/{new}/stat',
                                         os.O_RDONLY)

    def _find_children(self):
        """Only looks at the first thread, which is the one that starts programs.
        """
        ids = set(read(f'{self._main}/children').decode().split())
        for gone in self._children.keys() - ids:
            self._children.pop(gone).close()
        for new in ids - self._children.keys():
            self._children[new] = Process(new)


def read(path):
    """Reads a small file, faster than through open()."""
    file = os.open(path, os.O_RDONLY)
    try:
        return os.read(file, 10000)
    finally:
        os.close(file)
