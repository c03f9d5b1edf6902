# SPDX-License-Identifier: LGPL-3.0-or-later
"""Python may call the library with anything: it gets what is right, or a ValueError, and
never crashes."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "goldens"))
import goldens  # noqa: E402
import needs  # noqa: E402
import pictures  # noqa: E402

BUILD = pathlib.Path(sys.argv.pop(1)).resolve()
# Debian's own Python has Debian's modules.
PYTHON = "/usr/bin/python3"
RECIPES = pictures.RECIPES[:20]
CALLS = 10_000 if os.environ.get("NOISE_TEST_LONG") else 600
SEED = 20261


class HostilePython(goldens.TestCase):
    def test_calls_at_random_are_right_or_refused(self):
        needs.need("cc")
        if subprocess.run([PYTHON, "-c", "import numpy"],
                          stderr=subprocess.DEVNULL).returncode != 0:
            raise unittest.SkipTest("NumPy is missing (Debian: python3-numpy)")
        with tempfile.TemporaryDirectory(prefix="lattice-noise-") as folder:
            subprocess.run([ROOT / "tools" / "amalgamate", folder], check=True)
            # The core as it is built already, with the presets.
            subprocess.run(
                ["cc", "-shared", "-fPIC", "-o", "core.so", "noise-presets.c",
                 "-Wl,--whole-archive", BUILD / "noise-core" / "libnoise-core.a",
                 "-Wl,--no-whole-archive", "-lm"], cwd=folder, check=True)
            done = subprocess.run(
                [PYTHON, HERE / "hostile.py", str(CALLS), str(SEED)],
                input=json.dumps(RECIPES), stdout=subprocess.PIPE, encoding="utf-8",
                env={**os.environ, "NOISE_CORE": f"{folder}/core.so",
                     "OPENBLAS_NUM_THREADS": "1",
                     "PYTHONPATH": str(ROOT / "bindings" / "python")})
        self.assertEqual(done.returncode, 0)
        right, refused = map(int, done.stdout.split())
        print(f"# {right} right, {refused} refused")
        self.assertGreater(right, CALLS / 4)
        self.assertGreater(refused, CALLS / 4)


if __name__ == "__main__":
    goldens.checked.main()
