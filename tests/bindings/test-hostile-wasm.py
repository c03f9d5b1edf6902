# SPDX-License-Identifier: LGPL-3.0-or-later
"""JavaScript may call the library with anything: it gets what is right, or a RangeError,
and the instance draws on."""

import base64
import json
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "goldens"))
import goldens  # noqa: E402
import needs  # noqa: E402
import pictures  # noqa: E402

BUILD = pathlib.Path(sys.argv.pop(1))
# More than the plans that are kept.
RECIPES = pictures.RECIPES[:20]
CALLS = 10_000 if os.environ.get("NOISE_TEST_LONG") else 400
SEED = 20261


class HostileWasm(goldens.TestCase):
    def test_calls_at_random_are_right_or_refused(self):
        needs.need("node", "clang", "wasm-ld", "llvm-ar")
        wasm = subprocess.run([ROOT / "tools" / "build-wasm"], check=True,
                              stdout=subprocess.PIPE, encoding="utf-8").stdout.strip()
        done = subprocess.run(
            ["node", HERE / "hostile.js", ROOT / "bindings" / "wasm" / "noise.js", wasm,
             str(CALLS), str(SEED), json.dumps(pictures.PLACE)],
            input=json.dumps(RECIPES), stdout=subprocess.PIPE, encoding="utf-8",
            check=True)
        result = json.loads(done.stdout)
        print(f"# {result['right']} right, {result['refused']} refused")
        self.assertGreater(result["right"], CALLS / 2)
        self.assertGreater(result["refused"], CALLS / 5)
        core = goldens.Core(BUILD)
        for recipe, floats in zip(RECIPES, result["floats"], strict=True):
            with self.subTest(recipe):
                self.assertEqual(base64.b64decode(floats),
                                 pictures.expected(core, recipe))


if __name__ == "__main__":
    goldens.checked.main()
