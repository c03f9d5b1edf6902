# SPDX-License-Identifier: LGPL-3.0-or-later
"""The operation as it was built, where GEGL finds it, and what draws with it.

Each test file is called with BUILD_DIR.  `operation.py BUILD_DIR PROGRAM ...`
runs a program that finds the operation.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE.parent / name) for name in ("goldens", "python")]
import checked  # noqa: E402
import goldens  # noqa: E402, F401 (tests take it from here)
import limits  # noqa: E402
import needs  # noqa: E402
import quick  # noqa: E402


class Done:
    """What a program said, and how it ended."""

    def __init__(self, status, out, err):
        self.status = status
        self.out = out
        self.err = err
        self.warnings = [line for line in err.splitlines()
                         if "WARNING" in line or "CRITICAL" in line]


class Operation:
    """The operation, staged in a temporary folder that is also the home folder.
    A test case makes one in setUpClass(), and closes it."""

    def __init__(self, build):
        self.build = pathlib.Path(build).resolve()
        self._temporary = tempfile.TemporaryDirectory(prefix="lattice-noise-")
        self.folder = pathlib.Path(self._temporary.name)
        self.modules = self.folder / "data" / "gegl-0.4" / "plug-ins"
        subprocess.run([ROOT / "tools" / "lib" / "stage", self.build,
                        self.modules], check=True, stdout=subprocess.DEVNULL)
        # With those of GEGL's own operations that any graph needs.
        self.few_modules = self.folder / "few-modules"
        quick.link_modules(self.few_modules, "gegl-core", "transformops")
        for module in self.modules.iterdir():
            (self.few_modules / module.name).symlink_to(module)
        self.environment = dict(
            os.environ, LC_ALL="C.UTF-8", LANGUAGE="",
            HOME=str(self.folder), GEGL_SWAP="RAM",
            XDG_DATA_HOME=str(self.folder / "data"),
            XDG_CACHE_HOME=str(self.folder / "cache"))
        for name in ("GEGL_PATH", "GEGL_THREADS", "GEGL_MIPMAP_RENDERING"):
            self.environment.pop(name, None)
        quick.quicken(self.environment, self.build)
        self._conversions = quick.Conversions(self.build,
                                              self.folder / "cache")

    def close(self):
        self._conversions.keep()
        self._temporary.cleanup()

    def run(self, *command, **environment):
        """Runs a program; keywords are variables of its environment."""
        done = subprocess.run(
            [str(word) for word in command], stdin=subprocess.DEVNULL,
            capture_output=True, encoding="utf-8", errors="replace",
            timeout=limits.SECONDS, cwd=self.folder,
            env={**self.environment, **environment})
        return Done(done.returncode, done.stdout, done.stderr)

    def gegl(self, *chain, output=None, **environment):
        """The command line: gegl -o OUTPUT -- CHAIN."""
        needs.need("gegl")
        options = [] if output is None else ["-o", output]
        return self.run("gegl", *options, "--", *chain, **environment)

    def draw(self, pictures, **environment):
        """Draws pictures, each (format, scale, rectangle, graph); returns their
        bytes and bounding boxes, and what the program said."""
        words = []
        for number, (pixels, scale, rectangle, graph) in enumerate(pictures):
            words += [pixels, scale, *rectangle,
                      self.folder / f"picture-{number}", graph]
        done = self.run(self.build / "tests" / "gegl" / "draw", *words,
                        **{"GEGL_PATH": str(self.few_modules), **environment})
        if done.status != 0:
            raise RuntimeError(f"draw ended with {done.status}: {done.err}")
        drawn = [(self.folder / f"picture-{number}").read_bytes()
                 for number in range(len(pictures))]
        boxes = [tuple(map(int, line.split()))
                 for line in done.out.splitlines()]
        return drawn, boxes, done


def graph(recipe, more=""):
    """The operation with a recipe, as the gegl command takes it."""
    return f"lattice:noise recipe='{recipe}' {more}".strip()


class TestCase(goldens.TestCase):
    """A test case with the operation and the core."""

    @classmethod
    def setUpClass(cls):
        cls.operation = Operation(BUILD)
        cls.addClassCleanup(cls.operation.close)
        cls.core = goldens.Core(BUILD)
        cls.build = BUILD

    def assertSame(self, picture, expected, what):
        """Equal numbers; unlike assertEqual() it does not print them all."""
        self.count_check()
        if bytes(picture) != bytes(expected):
            self.fail(f"{what}: the pixels differ")

    def assertNear(self, numbers, expected, error, what):
        """As many numbers as expected, each within the error of its own."""
        self.assertEqual(len(numbers), len(expected), what)
        if numbers != expected:
            worst = max(abs(a - b) for a, b in zip(numbers, expected))
            self.assertLessEqual(worst, error, what)


def main():
    checked.main()


def run_program():
    operation = Operation(BUILD)
    try:
        done = operation.run(pathlib.Path(sys.argv[2]).resolve(),
                             *sys.argv[3:])
        print(done.out, end="")
        print(done.err, end="", file=sys.stderr)
        sys.exit(done.status)
    finally:
        operation.close()


if len(sys.argv) < 2:
    sys.exit(__doc__.strip())
BUILD = pathlib.Path(sys.argv[1]).resolve()
if __name__ == "__main__":
    run_program()
