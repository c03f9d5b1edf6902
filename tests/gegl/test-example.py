# SPDX-License-Identifier: LGPL-3.0-or-later
"""Somebody else's operation on the library: that of noise-core/example/gegl."""

import shutil

import operation

EXAMPLE = operation.ROOT / "noise-core" / "example" / "gegl"
SIZE = 64


class Example(operation.TestCase):
    def run_well(self, *command, **environment):
        done = self.operation.run(*command, **environment)
        self.assertEqual(done.status, 0, done.out + done.err)

    def test_it_builds_and_lays_mist_over_black(self):
        build = self.operation.folder / "mist"
        library = self.operation.build
        self.run_well("meson", "setup", build, EXAMPLE,
                      PKG_CONFIG_PATH=str(library / "meson-uninstalled"))
        self.run_well("meson", "compile", "-C", build)
        shutil.copy(build / "mist.so", self.operation.modules)
        picture = self.operation.folder / "mist.ppm"
        done = self.operation.gegl(
            "gegl:color", "value=black", "example:mist", "density=0.5", "crop",
            f"width={SIZE}", f"height={SIZE}", output=picture,
            LD_LIBRARY_PATH=str(library / "noise-core"))
        # The high bytes of numbers of 16 bits.
        numbers = set(picture.read_bytes()[-6 * SIZE * SIZE::2])
        self.assertGreater(len(numbers), 20, done.err)
        self.assertLessEqual(max(numbers), 128)


operation.main()
