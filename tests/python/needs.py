# SPDX-License-Identifier: LGPL-3.0-or-later
"""What a test needs from its machine; without it the test is skipped."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

# Debian's packages of programs that are not called like theirs.
PACKAGES = {"Xvfb": "xvfb", "chromedriver": "chromium-driver"}

# What Debian's package "locales" puts there.
SOURCES_OF_LOCALES = pathlib.Path("/usr/share/i18n/locales")


def need(*programs):
    for program in programs:
        if shutil.which(program) is None:
            package = PACKAGES.get(program, program)
            raise unittest.SkipTest(f"{program} is missing (Debian: {package})")


def locales_with(name, build):
    """The folder for LOCPATH that has a locale, such as ru_RU.UTF-8; it is made
    once in a build folder, because that takes seconds."""
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
