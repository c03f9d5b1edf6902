# SPDX-License-Identifier: LGPL-3.0-or-later
"""Skips a test if its machine lacks what it needs."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

# Programs whose Debian packages have other names.
PACKAGES = {"Xvfb": "xvfb", "chromedriver": "chromium-driver"}

# Debian's package "locales" installs them here.
SOURCES_OF_LOCALES = pathlib.Path("/usr/share/i18n/locales")


def need(*programs):
    for program in programs:
        if shutil.which(program) is None:
            package = PACKAGES.get(program, program)
            raise unittest.SkipTest(f"{program} is missing (Debian: {package})")


def locales_with(name, build):
    """Returns the folder for LOCPATH that has a locale, such as ru_RU.UTF-8.  Makes
    the locale only once per build folder, because that takes seconds."""
    folder = build.resolve() / "tests" / "locales"
    folder.mkdir(exist_ok=True)
    if (folder / name).exists():
        return folder
    language = name.partition(".")[0]
    if not (SOURCES_OF_LOCALES / language).exists():
        raise unittest.SkipTest(f"{SOURCES_OF_LOCALES}/{language} is missing "
                                "(Debian: locales)")
    need("localedef")
    with tempfile.TemporaryDirectory(dir=folder) as own:
        made = pathlib.Path(own, name)
        subprocess.run(["localedef", "-i", language, "-f", "UTF-8", made],
                       check=True)
        try:
            made.rename(folder / name)
        except OSError:
            if not (folder / name).exists():  # made by another test
                raise
    return folder
