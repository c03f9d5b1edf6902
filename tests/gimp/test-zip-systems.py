# SPDX-License-Identifier: LGPL-3.0-or-later
"""The archives work on Debian 12, 13 and testing with nothing but GIMP, for a user
who can write only to the home folder.

The archive for GIMP 2.10 is made from this build, which has to be on Debian 12; the one
for GIMP 3 is built on Debian 13."""

import os
import re
import shutil
import subprocess
import sys

import harness
import unpacked

IN_DEBIAN = harness.ROOT / "tools" / "in-debian"
USER = 1000
LIBRARIES = f"/usr/lib/{sys.implementation._multiarch}"
FOLDERS = {"gegl-0.4": f"{LIBRARIES}/gegl-0.4", "gimp-2.0": "/usr/lib/gimp/2.0",
           "gimp-3.0": f"{LIBRARIES}/gimp/3.0"}

# Making a system and building take minutes.
LONG = 3600


def run_in(*words):
    """Runs a command with tools/in-debian; returns its result."""
    return subprocess.run(
        [str(word) for word in (IN_DEBIAN, *words)],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        timeout=LONG, check=False,
        env={**os.environ, "LATTICE_BUILD_DIR": str(harness.BUILD)})


def make_archive_for_3():
    done = run_in("trixie", "tools/package", "zip")
    packed = re.search(r"^==> Packed: (.*)$", done.stdout, re.MULTILINE)
    if packed is None:
        raise RuntimeError(done.stdout)
    return packed[1]


def give(path, user):
    """Makes a user the owner of a folder and of all that is in it."""
    for file in (path, *path.rglob("*")):
        os.chown(file, user, user, follow_symlinks=False)


class Gimp(unpacked.Gimp):
    """GIMP in a system that has nothing else installed."""

    def __init__(self, release, generation, archive):
        self._release = release
        self.parent = harness.BUILD / release / "plain"
        self.parent.mkdir(parents=True, exist_ok=True)
        super().__init__(harness.BUILD, generation, archive)

    def find_program(self):
        said = run_in("--plain", self._release, "gimp-console", "--version")
        return "gimp-console", re.search(r"version (\d+\.\d+\.\d+)",
                                         said.stdout)[1]

    def find_folder(self, package, variable):
        return FOLDERS[package]

    def _stage_probe(self):
        build = self.build if self.generation == 2 else self.build / "trixie"
        probe = self.profile / "plug-ins" / "lattice-test-probe"
        probe.mkdir()
        shutil.copy2(build / "tests" / "gimp" / "lattice-test-probe", probe)

    @property
    def environment(self):
        return {"LC_ALL": "C.UTF-8", "HOME": str(self.folder)}

    def run_command(self, command, **environment):
        give(self.folder, USER)
        # The plug-in's own folder is read-only, as in an extension of a Flatpak.
        give(self.profile / "plug-ins" / "lattice-noise", 0)
        variables = [f"{name}={value}" for name, value in
                     {**self.environment, **environment}.items()]
        done = run_in("--plain", self._release, "env", *variables, "timeout",
                      harness.TIME_LIMIT, *command)
        return harness.Answer(done.returncode, done.stdout, self.folder)


class System(unpacked.Checks):
    """The tests for each system."""

    @classmethod
    def start_gimp(cls):
        archive = (make_archive_for_3() if harness.GENERATION == 3 else
                   unpacked.make_archive(harness.BUILD,
                                         harness.BUILD / "packages"))
        gimp = Gimp(cls.release, harness.GENERATION, archive)
        cls.addClassCleanup(gimp.close)
        return gimp

    def test_it_draws_and_installs_filters(self):
        self.check_all()
        self.check_all(**unpacked.FLATPAK)
        self.check_all(GEGL_PATH=self.gimp.find_folder("gegl-0.4", ""))


if harness.GENERATION == 2:
    class Debian12(System, harness.TestCase):
        release = "bookworm"
else:
    class Debian13(System, harness.TestCase):
        release = "trixie"

    class DebianTesting(System, harness.TestCase):
        release = "forky"


def can_make_systems():
    return os.geteuid() == 0 and shutil.which("mmdebstrap") is not None


if not can_make_systems():
    print("skipped: making systems needs root and mmdebstrap")
    sys.exit(harness.SKIPPED)
harness.main(needs_console=False)
