# SPDX-License-Identifier: LGPL-3.0-or-later
"""The crate is built, its own tests pass, and it draws the bits of the library in C."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "goldens"))
import goldens  # noqa: E402
import needs  # noqa: E402
import pictures  # noqa: E402

BUILD = pathlib.Path(sys.argv.pop(1))


class Rust(goldens.TestCase):
    @classmethod
    def setUpClass(cls):
        # Debian's, and not a newer one that a user may have beside it.
        needs.need("/usr/bin/cargo", "/usr/bin/rustc", "cc", "ar")
        cls.work = pathlib.Path(cls.enterClassContext(
            tempfile.TemporaryDirectory(prefix="lattice-noise-")))
        cls.crate = cls.work / "crate"
        shutil.copytree(ROOT / "bindings" / "rust", cls.crate,
                        ignore=shutil.ignore_patterns("target"))
        shutil.copy(HERE / "draw.rs", cls.crate / "examples")
        (cls.crate / "examples/page.rs").write_text(pictures.program("rust"))
        subprocess.run([ROOT / "tools" / "amalgamate", cls.crate / "one-file"],
                       check=True)
        cls.cargo("build", "--examples")
        cls.core = goldens.Core(BUILD)

    @classmethod
    def cargo(cls, *words):
        # How fast it draws does not matter here.
        done = subprocess.run(
            ["/usr/bin/cargo", *words, "--offline"], cwd=cls.crate, check=True,
            stdout=subprocess.PIPE, timeout=500,
            env={**os.environ, "CFLAGS": "-O1 -DNOISE_PORTABLE",
                 "CARGO_HOME": str(cls.work / "home"), "RUSTC": "/usr/bin/rustc",
                 "RUSTDOC": "/usr/bin/rustdoc"})
        return done.stdout.decode()

    def run_example(self, name, *words):
        return subprocess.run([self.crate / "target/debug/examples" / name, *words],
                              cwd=self.work, stdout=subprocess.PIPE, check=True,
                              timeout=200).stdout

    def test_pictures_have_the_bits_of_the_library(self):
        for recipe in pictures.RECIPES:
            with self.subTest(recipe):
                drawn = self.run_example("draw", recipe, *map(str, pictures.PLACE))
                self.assertEqual(drawn, pictures.expected(self.core, recipe))

    def test_what_is_refused_says_why(self):
        refused = self.run_example("draw", "lattice-noise/1 scale=x", *"1111")
        self.assertIn('Scale is "x"', refused.decode())

    def test_the_example_and_the_page_draw_marble(self):
        expected = pictures.marble(self.work)
        for name in "marble", "page":
            self.run_example(name)
            self.assertTrue((self.work / "marble.ppm").read_bytes() == expected, name)

    def test_its_own_tests_pass(self):
        results = [line for line in self.cargo("test").splitlines()
                   if line.startswith("test result: ok")]
        self.assertRegex(results[0], "4 passed")
        self.assertRegex(results[-1], "1 passed") # of the documentation


if __name__ == "__main__":
    goldens.checked.main()
