# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-abi.py LIBRARY COMPILER

The library's ABI is the kept one: programs built with one release run with
each later one of the same soname.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import abi

sys.path.insert(0, str(abi.HERE.parent.parent / "python"))
import checked  # noqa: E402

SKIPPED = 77

HEADER = """
typedef enum Choice { ONE, TWO, CHOICES } Choice;
typedef struct Params { Choice choice; double scale; } Params;
typedef struct Plan Plan;
void noise_init(Params *params);
Plan *noise_new(const Params *params);
"""
SOURCE = """
#include "noise.h"
struct Plan { int n; };
void noise_init(Params *params) { params->scale = 1; }
Plan *noise_new(const Params *params) { (void)params; return 0; }
"""


class Abi(checked.TestCase):

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(
            tempfile.TemporaryDirectory()))
        self.kept = self.folder / "kept.abi"
        self.kept.write_text(abi.describe(self.build(), self.folder), "utf-8")

    def build(self, old="", new=""):
        """Builds a small library in which a text is replaced."""
        for name, text in (("noise.h", HEADER), ("noise.c", SOURCE)):
            (self.folder / name).write_text(text.replace(old, new) if old
                                            else text, "utf-8")
        library = self.folder / "noise.so"
        subprocess.run([*COMPILER, "-g", "-shared", "-fPIC",
                        self.folder / "noise.c", "-o", library], check=True)
        return library

    def test_the_library_has_the_kept_abi(self):
        found = abi.differences(abi.KEPT, LIBRARY)
        self.assertEqual(found, "", f"see tests/core/abi/renew\n{found}")

    def test_the_package_lists_the_functions(self):
        kept = re.findall(r"<elf-symbol name='(\w+)'",
                          abi.KEPT.read_text("utf-8"))
        symbols = next(abi.HERE.parents[2].glob("debian/libnoise-core*.symbols"))
        listed = re.findall(r"^ (\w+)@Base", symbols.read_text("utf-8"),
                            re.MULTILINE)
        self.assertEqual(listed, sorted(kept), symbols)

    def test_what_is_opaque_or_new_breaks_nothing(self):
        library = self.build("struct Plan { int n; };",
                             "struct Plan { int n, m; };"
                             "void noise_more(void) {}")
        self.assertIn("noise_more", abi.differences(self.kept, library))
        self.assertEqual(abi.breaks(self.kept, library), "")

    def test_what_breaks_programs_is_seen(self):
        for old, new in [("TWO,", "TWO, THREE,"),
                         ("double scale;", "double scale, more;"),
                         ("noise_new", "noise_make")]:
            with self.subTest(new=new):
                self.assertNotEqual(
                    abi.breaks(self.kept, self.build(old, new)), "")


if not shutil.which("abidiff"):
    print("skipped: abidiff is missing (abigail-tools)")
    sys.exit(SKIPPED)
LIBRARY, COMPILER = sys.argv[1], sys.argv[2].split()
checked.main()
