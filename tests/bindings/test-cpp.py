# SPDX-License-Identifier: LGPL-3.0-or-later
"""The programs of docs/programs.md in C and C++ draw the same file."""

import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "goldens"))
import goldens  # noqa: E402
import needs  # noqa: E402
import pictures  # noqa: E402

sys.argv.pop(1)


class Cpp(goldens.TestCase):
    def test_the_programs_of_the_page_draw_marble(self):
        needs.need("cc", "c++")
        with tempfile.TemporaryDirectory() as folder:
            expected = pictures.marble(folder)
            drawn = pictures.compile_marble(
                pathlib.Path(folder), ["c++", "-std=c++17"], "cpp")
        self.assertTrue(drawn == expected)
        self.assertTrue(drawn.startswith(b"P6 512 512 255\n"))
        self.assertEqual(len(drawn), 15 + 512 * 512 * 3)
        self.assertGreater(len(set(drawn[15:])), 100)


if __name__ == "__main__":
    goldens.checked.main()
