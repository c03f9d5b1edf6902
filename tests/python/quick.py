# SPDX-License-Identifier: LGPL-3.0-or-later
"""Makes GIMP and GEGL start in a fifth of the time, by sparing them most of the work
of babl and of GEGL's modules."""

import os
import pathlib
import shutil
import subprocess

# Whether this is a long run, in which programs start as they do for users.
IS_LONG = os.environ.get("NOISE_TEST_LONG") == "1"


def quicken(environment, build):
    """Keeps babl from measuring its conversions, and malloc() from filling memory with
    garbage; Meson asks for this, and it takes a sixth of GIMP's time."""
    if not IS_LONG:
        environment["LD_PRELOAD"] = str(build / "tests/gegl/quick-babl.so")
        environment.pop("MALLOC_PERTURB_", None)


def link_modules(folder, *names):
    """Makes a folder with links to the GEGL modules that have these names.  Loading
    all modules, with their libraries for video and documents, would take longer than
    drawing."""
    gegls = pathlib.Path(subprocess.run(
        ["pkg-config", "--variable=pluginsdir", "gegl-0.4"], check=True,
        capture_output=True, text=True).stdout.strip())
    folder.mkdir()
    for name in names:
        for module in gegls.glob(f"{name}.so"):
            (folder / module.name).symlink_to(module)


class Conversions:
    """The file of the conversions that babl has found best.  The first process in a
    home folder looks for them, and later ones read the file.  A test begins with the
    file of earlier tests."""

    def __init__(self, build, cache):
        """cache: the folder in which the test's processes keep their caches"""
        self._kept = build / "tests" / "gegl" / "babl-fishes"
        self._own = cache / "babl" / "babl-fishes"
        if self._kept.exists() and not IS_LONG:
            self._own.parent.mkdir(parents=True)
            shutil.copyfile(self._kept, self._own)

    def keep(self):
        """Keeps the file for later tests if it has grown."""
        def size(file):
            return file.stat().st_size if file.exists() else 0

        if size(self._own) > size(self._kept):
            new = self._kept.with_name(f"babl-fishes-{os.getpid()}")
            shutil.copyfile(self._own, new)
            new.replace(self._kept)  # atomic: other tests may be reading it
