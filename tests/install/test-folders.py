# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-folders.py BUILD_DIR

`meson install` writes below its prefix, unless folders are given as options.
"""

import pathlib
import sys

import installed


class Folders(installed.checked.TestCase):

    def test_everything_goes_below_the_prefix(self):
        options = installed.options(BUILD)
        allowed = {pathlib.Path(options["prefix"])}
        allowed |= {pathlib.Path(value) for name, value in options.items()
                    if name.endswith("-plugindir") and value}
        paths = [pathlib.Path(path) for path in
                 installed.introspect(BUILD, "--installed").values()]
        for path in paths:
            self.assertTrue(allowed.intersection(path.parents), path)
        self.assertIn("lattice-noise.so", [path.name for path in paths])


BUILD = pathlib.Path(sys.argv[1]).resolve()
installed.checked.main()
