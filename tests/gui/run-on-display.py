# SPDX-License-Identifier: LGPL-3.0-or-later
"""Runs a program on a screen of its own: run-on-display.py PROGRAM ...

The program speaks the Test Anything Protocol."""

import os
import shutil
import subprocess
import sys

from display import Display

if shutil.which('Xvfb') is None:
    print('1..0 # SKIP there is no Xvfb here')
    sys.exit(0)
display = Display()
try:
    done = subprocess.run(sys.argv[1:], env={**os.environ, **display.env},
                          stdin=subprocess.DEVNULL, check=False)
finally:
    display.close()
sys.exit(done.returncode)
