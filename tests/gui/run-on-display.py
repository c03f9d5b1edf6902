# SPDX-License-Identifier: LGPL-3.0-or-later
"""Runs a program on a new virtual screen: run-on-display.py PROGRAM ...

The program prints the Test Anything Protocol.  When one of its checks fails, a
screenshot is saved in the build folder."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

from display import Display
import checked  # display has put its folder on the path

# What check.h prints as soon as a check fails: the check's place and text.
FAILED_CHECK = re.compile(r'# \S+:\d+: ')


def run(display, command):
    """Runs a program, and returns its exit status."""
    program = pathlib.Path(command[0])
    failures = checked.folder_of_failures(program.resolve().parents[2])
    # Read line by line, so that the window still exists for the screenshot.
    with subprocess.Popen(['stdbuf', '-oL', *command],
                          env={**os.environ, **display.env},
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          text=True) as running:
        number = 0
        for line in running.stdout:
            if FAILED_CHECK.match(line):
                number += 1
                path = failures / f'{program.name}-{number}.png'
                display.screenshot(path)
                print(f'kept: {path}', file=sys.stderr, flush=True)
            print(line, end='', flush=True)
    return running.returncode


if shutil.which('Xvfb') is None:
    print('1..0 # SKIP there is no Xvfb here')
    sys.exit(0)
screen = Display()
try:
    status = run(screen, sys.argv[1:])
finally:
    screen.close()
sys.exit(status)
