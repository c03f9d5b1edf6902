# SPDX-License-Identifier: LGPL-3.0-or-later
"""Lets processes of GIMP and GEGL start in a fifth of the time: the rest would
go to babl and to GEGL's modules."""

import os
import pathlib
import shutil
import subprocess

# Whether this run is one of heavy proofs, which change nothing.
IS_LONG = os.environ.get("NOISE_TEST_LONG") == "1"


def quicken(environment, build):
    """Spares babl its measurements, and libc what Meson asks for: that malloc()
    fills memory with rubbish, which takes a sixth of GIMP's time."""
    if not IS_LONG:
        environment["LD_PRELOAD"] = str(build / "tests/gegl/quick-babl.so")
        environment.pop("MALLOC_PERTURB_", None)


def link_modules(folder, *names):
    """Makes a folder with those of GEGL's own modules that have such names: to
    load all, with their libraries for video and documents, takes longer than to
    draw."""
    gegls = pathlib.Path(subprocess.run(
        ["pkg-config", "--variable=pluginsdir", "gegl-0.4"], check=True,
        capture_output=True, text=True).stdout.strip())
    folder.mkdir()
    for name in names:
        for module in gegls.glob(f"{name}.so"):
            (folder / module.name).symlink_to(module)


class Conversions:
    """The conversions that babl finds best, which it looks for in the first
    process of a home folder; later ones read them from a file.  A test begins
    with those of earlier tests."""

    def __init__(self, build, cache):
        """cache: the folder of caches of the test's processes"""
        self._kept = build / "tests" / "gegl" / "babl-fishes"
        self._own = cache / "babl" / "babl-fishes"
        if self._kept.exists() and not IS_LONG:
            self._own.parent.mkdir(parents=True)
            shutil.copyfile(self._kept, self._own)

    def keep(self):
        """Keeps them for later tests, if there are more now."""
        def size(file):
            return file.stat().st_size if file.exists() else 0

        if size(self._own) > size(self._kept):
            new = self._kept.with_name(f"babl-fishes-{os.getpid()}")
            shutil.copyfile(self._own, new)
            new.replace(self._kept)  # at once: other tests may be reading it
