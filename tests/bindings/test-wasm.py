# SPDX-License-Identifier: LGPL-3.0-or-later
"""The library in JavaScript draws the bits of the library in C."""

import array
import base64
import gzip
import json
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
# What a page may have to fetch, in bytes.
COMPRESSED = 234_000
# More than the recipes that are kept ready, twice.
RECIPES = pictures.RECIPES + pictures.RECIPES[:12]
PLACE = pictures.PLACE


class Wasm(goldens.TestCase):
    @classmethod
    def setUpClass(cls):
        needs.need("node", "clang", "wasm-ld", "llvm-ar")
        built = subprocess.run(
            [ROOT / "tools" / "build-wasm"], stdout=subprocess.PIPE,
            encoding="utf-8", check=True)
        cls.wasm = built.stdout.strip()
        cls.core = goldens.Core(BUILD)

    def draw(self, *requests):
        done = subprocess.run(
            ["node", HERE / "draw.js", ROOT / "bindings" / "wasm" / "noise.js",
             self.wasm], input=json.dumps(requests), stdout=subprocess.PIPE,
            encoding="utf-8", check=True, timeout=200)
        return json.loads(done.stdout)

    def test_pictures_have_the_bits_of_the_library(self):
        drawn = self.draw(*([recipe, *PLACE] for recipe in RECIPES))
        for recipe, got in zip(RECIPES, drawn, strict=True):
            width, height, x, y = PLACE
            expected = self.core.floats((x, y, width, height), recipe)
            floats = array.array("f", base64.b64decode(got["floats"]))
            with self.subTest(recipe):
                self.assertEqual(got["shortest"], recipe)
                self.assertEqual(floats.tobytes(), expected.tobytes())
                self.assertEqual(len(floats), width * height * got["channels"])
                rounded = [int(number * 255 + 0.5) for number in expected]
                if got["channels"] == 1:
                    rounded = [byte for gray in rounded
                               for byte in (gray, gray, gray, 255)]
                self.assertEqual(list(base64.b64decode(got["bytes"])), rounded)

    def test_what_is_refused_says_why_and_the_next_is_drawn(self):
        bad, worse, large, good = self.draw(
            ["lattice-noise/1 scale=x", 4, 4], ["", 4, 4],
            [RECIPES[0], 5, 5, 2 ** 31 - 3, 0], [RECIPES[0], 4, 4])
        self.assertIn('Scale is "x"', bad["problem"])
        self.assertIn("lattice-noise/1", worse["problem"])
        self.assertIn("too large", large["problem"])
        self.assertEqual(bad["name"], "RangeError")
        self.assertEqual(len(base64.b64decode(good["bytes"])), 64)

    def test_the_program_of_the_page_draws_marble(self):
        with tempfile.TemporaryDirectory() as folder:
            expected = pictures.marble(folder)
            for source in (self.wasm, ROOT / "bindings/wasm/noise.js",
                           self.wasm.replace("noise-core.wasm", "presets.js")):
                shutil.copy(source, folder)
            subprocess.run(["node", "-e", pictures.program("js")], cwd=folder,
                           check=True, timeout=200)
            drawn = (pathlib.Path(folder) / "marble.ppm").read_bytes()
        self.assertTrue(drawn == expected)

    def test_a_package_of_a_clone_is_complete(self):
        needs.need("npm")
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["npm", "pack", "--silent", "--pack-destination", folder],
                           cwd=ROOT / "bindings" / "wasm", check=True,
                           stdout=subprocess.PIPE, timeout=500)
            package, = pathlib.Path(folder).glob("*.tgz")
            subprocess.run(["tar", "-xf", package], cwd=folder, check=True)
            modules = pathlib.Path(folder, "node_modules")
            modules.mkdir()
            pathlib.Path(folder, "package").rename(modules / "lattice-noise")
            done = subprocess.run(
                ["node", "--input-type=module"], cwd=folder, stdout=subprocess.PIPE,
                input=(HERE / "package.mjs").read_text(), encoding="utf-8",
                timeout=200, check=True)
        names = sorted(path.stem for path in (ROOT / "data/presets").glob("*.recipe"))
        self.assertEqual(json.loads(done.stdout), names)

    def test_a_page_fetches_little(self):
        data = pathlib.Path(self.wasm).read_bytes()
        size = len(gzip.compress(data, 9))
        print(f"# {size} bytes compressed")
        self.assertLess(size, COMPRESSED)


if __name__ == "__main__":
    goldens.checked.main()
