# SPDX-License-Identifier: LGPL-3.0-or-later
"""Test cases that fail when they have checked nothing."""

import functools
import pathlib
import sys
import unittest


# The exit status by which Meson recognizes a skipped test.
SKIPPED = 77


def _counted(name):
    method = getattr(unittest.TestCase, name)

    @functools.wraps(method)
    def counting(self, *arguments, **options):
        self.count_check()
        return method(self, *arguments, **options)
    return counting


class TestCase(unittest.TestCase):
    """Fails a test that ends without an assertion: its loop had nothing to go
    through, or what it looks for no longer exists.

    Assertions of subclasses must use those of unittest, or call count_check()."""

    n_checks = 0

    def count_check(self):
        self.n_checks += 1

    def keep_evidence(self, error):
        """Called as soon as a test fails, before it is cleaned up.  Subclasses
        override it to save what shows the failure, and pass the files to keep()."""

    def run(self, result=None):
        name = self.id().rpartition('.')[2]
        for part in ('setUp', name, 'tearDown'):
            setattr(self, part, self._watched(getattr(self, part)))
        test = getattr(self, name)

        @functools.wraps(test)
        def checked():
            test()
            if self.n_checks == 0:
                self.fail('nothing was checked')
        setattr(self, name, checked)
        return super().run(result)

    def _watched(self, part):
        @functools.wraps(part)
        def watched():
            try:
                part()
            except unittest.SkipTest:
                raise
            except Exception as error:
                self.keep_evidence(error)
                raise
        return watched


for _name in dir(unittest.TestCase):
    if _name.startswith('assert'):
        setattr(TestCase, _name, _counted(_name))


def keep(error, path):
    """Adds to a test's error the name of a file that shows why it failed;
    tools/test repeats it at the end."""
    error.add_note(f'kept: {path}')


def folder_of_failures(build):
    """Returns the folder for files that show failures; overwrite those of an
    earlier run."""
    folder = pathlib.Path(build) / 'failures'
    folder.mkdir(exist_ok=True)
    return folder


def name_of(test):
    """Returns a unique file name for a test, made of its file, class and method."""
    file = pathlib.Path(sys.argv[0]).stem.removeprefix('test-')
    return '.'.join([file, *test.id().split('.')[-2:]])


def main(names=()):
    """Runs all tests of the program, or those named; fails if there are none.  If
    a test is skipped and none fails, the program counts as skipped."""
    program = unittest.main(module='__main__', argv=[sys.argv[0], *names],
                            verbosity=2, exit=False)
    if program.result.testsRun == 0 and not program.result.skipped:
        sys.exit('no test ran')
    if program.result.skipped and program.result.wasSuccessful():
        sys.exit(SKIPPED)
    sys.exit(not program.result.wasSuccessful())
