# SPDX-License-Identifier: LGPL-3.0-or-later
"""A GIMP with a new home folder, in which the archive is unpacked, as people do.  The
checks: it draws, and a script can install its filters in GIMP and remove them again."""

import os
import subprocess
import zipfile

import harness
from harness import quote

RECIPE = ("lattice-noise/1 algorithm=cellular scale=14 octaves=3 seed=21 "
          "warp-amount=20")
SIZE = (61, 47)

DRAW = f"""
(let* ((image (test-image {SIZE[0]} {SIZE[1]} RGB test-u16))
       (layer (test-layer image "a" 0 0 {SIZE[0]} {SIZE[1]} #f)))
  (test-draw image layer {quote(RECIPE)} "canvas")
  (test-dump "noise" layer))
"""

# GIMP 2.10 has no filters that scripts can make.
FILTER = """
(let* ((image (test-image 20 20 RGB test-u8))
       (layer (test-layer image "a" 0 0 20 20 #f)))
  (test-report "filter"
    (test-try (lambda () (test-noise image layer "lattice-noise/1" "filter"
                          "canvas" LAYER-MODE-NORMAL 100))))
  (test-report "n-filters" (test-n-filters layer)))
""" if harness.GENERATION == 3 else ""


# The folders that a Flatpak uses, within the home folder.
FLATPAK = {"XDG_DATA_HOME": ".var/app/org.gimp.GIMP/data",
           "XDG_CACHE_HOME": ".var/app/org.gimp.GIMP/cache"}


def act(action):
    return (f'(test-report "{action}" '
            f'(test-try (lambda () (test-install "{action}"))))')


def make_archive(build, folder, seconds=1700000000):
    """Packs what was built; returns the archive's name."""
    return subprocess.run(
        [harness.ROOT / "tools" / "lib" / "make-zip", build, folder,
         str(seconds)], check=True, capture_output=True,
        text=True).stdout.strip()


def unpack(archive, folder):
    """Unpacks an archive and keeps files' permissions, as people's programs do."""
    with zipfile.ZipFile(archive) as packed:
        for entry in packed.infolist():
            os.chmod(packed.extract(entry, folder),
                     entry.external_attr >> 16 & 0o777)


class Gimp(harness.Gimp):
    """A GIMP whose settings and GEGL folder are in its home folder."""

    takes_known_plug_ins = False
    looks_for_modules = True

    def __init__(self, build, generation, archive, plug_ins=()):
        self._archive = archive
        super().__init__(build, generation, plug_ins)

    @property
    def profile_name(self):
        return ".config/GIMP/" + ".".join(self.version.split(".")[:2])

    def _stage(self):
        unpack(self._archive, self.profile / "plug-ins")
        self._stage_probe()

    @property
    def environment(self):
        environment = super().environment
        for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
                     f"GIMP{self.generation}_DIRECTORY"):
            environment.pop(name)
        return environment

    def find_modules(self, environment):
        """Returns the folder where GEGL looks for the user's modules."""
        return (self.folder / environment.get("XDG_DATA_HOME", ".local/share")
                / "gegl-0.4" / "plug-ins")

    def has_operation(self, **environment):
        """Whether a program that loads GEGL's modules finds the operation."""
        answer = self.run_command(
            [self.build / "tests" / "gegl" / "draw", "Y' float", 1, 0, 0, 8, 8,
             self.folder / "drawn", "lattice:noise seed=3"], **environment)
        return answer.status == 0 and answer.text.strip() != "0 0 0 0"


class Checks:
    """A mixin for test cases whose `gimp` is a Gimp of this module."""

    def assertDraws(self, answer):
        self.assertNoise(answer.picture("noise"), RECIPE, (0, 0), "unpacked")

    def has_filters(self, answer, environment):
        """Whether GIMP 3 had the filters when it ran FILTER, or whether GIMP 2.10 would
        find them now."""
        if harness.GENERATION == 2:
            return self.gimp.has_operation(**environment)
        if answer.reports["n-filters"] == "0":
            self.assertIn("filter is missing", answer.reports["filter"])
        return answer.reports["n-filters"] == "1"

    def assertDone(self, action, answer, modules):
        self.assertEqual(answer.status, 0, answer.text)
        self.assertEqual(answer.reports[action], "", answer.text)
        self.assertEqual((modules / "lattice-noise.so").exists(),
                         action == "install")
        self.assertEqual((modules / "lattice-noise-locale").exists(),
                         action == "install")

    def check_all(self, **environment):
        """Draws, and installs and removes the filters, which the next GIMP notices each
        time; paths in the environment are relative to the home folder."""
        modules = self.gimp.find_modules(environment)
        environment = {name: str(self.gimp.folder / value)
                       for name, value in environment.items()}
        finds_modules = "GEGL_PATH" not in environment
        self.assertEqual(list(modules.glob("lattice*")), [])
        self.assertFalse(self.has_filters(
            self.gimp.run(DRAW + FILTER, **environment), environment))
        installing = self.gimp.run(DRAW + act("install"), **environment)
        self.assertDraws(installing)
        self.assertDone("install", installing, modules)
        self.assertEqual(finds_modules, self.has_filters(
            self.gimp.run(FILTER, **environment), environment))
        removing = self.gimp.run(DRAW + act("remove"), **environment)
        self.assertDraws(removing)
        self.assertDone("remove", removing, modules)
        self.assertFalse(self.has_filters(
            self.gimp.run(FILTER, **environment), environment))
