# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-flatpak.py BUILD_DIR

What data/flatpak would hand in to Flathub: flatpak-builder reads it, and what its
options install is a folder that needs no other, as in the archive for everyone.
"""

import json
import pathlib
import shutil
import sys
import tempfile

import installed

FOLDER = installed.ROOT / "data" / "flatpak"
ID = "org.gimp.GIMP.Plugin.LatticeNoise"
MANIFEST = FOLDER / f"{ID}.json"


def find_version():
    return installed.introspect(BUILD, "--projectinfo")["version"]


class Flatpak(installed.checked.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.manifest = json.loads(MANIFEST.read_text("utf-8"))
        cls.module, = cls.manifest["modules"]
        cls.prefix = pathlib.Path(cls.manifest["build-options"]["prefix"])

    def plan(self):
        """What would be installed, below the extension, after the cleanup."""
        with tempfile.TemporaryDirectory(prefix="lattice-noise-") as folder:
            installed.run("meson", "setup", f"--prefix={self.prefix}",
                          *self.module["config-opts"], folder, installed.ROOT)
            paths = installed.introspect(folder, "--installed").values()
        names = [pathlib.Path(path).relative_to(self.prefix)
                 for path in paths]
        cleaned = [pathlib.Path(folder).relative_to("/")
                   for folder in self.manifest["cleanup"]]
        return {str(name) for name in names
                if not any(folder in (name, *name.parents)
                           for folder in cleaned)}

    def test_flatpak_builder_reads_the_manifest(self):
        if shutil.which("flatpak-builder") is None:
            self.skipTest("there is no flatpak-builder")
        said = installed.run("flatpak-builder", "--show-manifest", MANIFEST)
        self.assertEqual(json.loads(said), self.manifest)

    def test_it_is_an_extension_of_gimp(self):
        self.assertEqual(self.manifest["id"], ID)
        self.assertEqual(self.manifest["runtime"], "org.gimp.GIMP")
        self.assertTrue(self.manifest["build-extension"])
        self.assertEqual(str(self.prefix), "/app/extensions/LatticeNoise")

    def test_its_archive_is_that_of_this_version(self):
        source, = self.module["sources"]
        self.assertTrue(source["url"].endswith(
            f"/lattice-noise-{find_version()}.tar.xz"), source["url"])

    def test_the_plug_in_carries_the_operation(self):
        if not (BUILD / "plugin" / "gimp3" / "lattice-noise").exists():
            self.skipTest("the Flatpak has GIMP 3, which is not here")
        planned = self.plan()
        plug_in = "plug-ins/lattice-noise"
        self.assertLessEqual(
            {f"{plug_in}/lattice-noise", f"{plug_in}/gegl/lattice-noise.so",
             f"share/metainfo/{ID}.metainfo.xml",
             "share/lattice-noise/presets/marble.recipe",
             "share/locale/de/LC_MESSAGES/lattice-noise.mo"}, planned)
        # Nothing of the library, which nobody can use there.
        self.assertEqual({name.split("/")[0] for name in planned},
                         {"plug-ins", "share"})


BUILD = pathlib.Path(sys.argv[1]).resolve()
installed.checked.main(sys.argv[2:])
