# SPDX-License-Identifier: LGPL-3.0-or-later
"""What the tests of the command line share: running it, and reading its files.

Each test takes BUILD_DIR and SOURCE_DIR.
"""

import array
import io
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "python"), str(HERE.parent / "goldens")]
import checked  # noqa: E402
import goldens  # noqa: E402
import limits  # noqa: E402
import picture  # noqa: E402

build, source = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
BUILT = build / "noise-core" / "tool" / "lattice-noise"

GOOD, FAILED, REFUSED = 0, 1, 2


def png_chunks(data):
    """The chunks of a PNG but its pixels, by name."""
    return {kind: content
            for kind, content in picture.png_chunks(io.BytesIO(data))
            if kind != b"IDAT"}


class TestCase(checked.TestCase):
    """Each test has an empty folder, and an installation beside it."""

    core = goldens.Core(build)

    def setUp(self):
        root = tempfile.TemporaryDirectory()
        self.addCleanup(root.cleanup)
        self.root = pathlib.Path(root.name)
        self.folder = self.root / "here"
        self.program = self.root / "installed" / "bin" / "lattice-noise"
        self.presets = (self.root / "installed" / "share" / "lattice-noise" /
                        "presets")
        for folder in (self.folder, self.program.parent, self.presets.parent):
            folder.mkdir(parents=True)
        shutil.copy(BUILT, self.program)
        self.presets.symlink_to(source / "data" / "presets")

    def environment(self, **more):
        """Without settings of the person who runs the test."""
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("GIMP", "XDG_", "LATTICE_"))}
        return {**kept, "HOME": str(self.root / "home"),
                **{name: str(value) for name, value in more.items()}}

    def run_tool(self, *words, environment=None, **options):
        """Runs the program in the test's folder; returns what subprocess.run()
        does, with bytes."""
        return subprocess.run(
            [str(word) for word in (self.program, *words)], cwd=self.folder,
            env=self.environment(**(environment or {})),
            timeout=limits.SECONDS, check=False,
            **{"capture_output": True, "stdin": subprocess.DEVNULL, **options})

    def good(self, *words, **options):
        """The output of a command that must succeed without a word."""
        done = self.run_tool(*words, **options)
        self.assertEqual((done.returncode, done.stderr), (GOOD, b""))
        return done.stdout

    def refused(self, *words, status=REFUSED, **options):
        """The sentence of a command that must fail and leave the folder as it
        was."""
        before = self.files()
        done = self.run_tool(*words, **options)
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertEqual(done.stdout, b"")
        self.assertEqual(self.files(), before)
        sentence = done.stderr.decode()
        self.assertRegex(sentence, r"\Alattice-noise: .+\n\Z")
        return sentence

    def files(self):
        """Names and contents of the files in the test's folder."""
        return {path.name: path.read_bytes()
                for path in self.folder.iterdir()}

    def render(self, *words):
        """Renders into a file, the last word, and returns its path."""
        self.good("render", *words[:-1], "--output", words[-1])
        return self.folder / words[-1]

    def png(self, *words):
        """Renders a PNG; returns width, height, components and samples."""
        return picture.read_png(self.render(*words, "--force", "picture.png"))

    def recipe_of(self, path):
        """The recipe that a PNG keeps."""
        text = png_chunks(pathlib.Path(path).read_bytes())[b"tEXt"]
        key, recipe = text.split(b"\0")
        self.assertEqual(key, b"Comment")
        return recipe.decode()

    def assertPixels(self, samples, recipe, width, height, largest=255,
                     n_components=1, at=(0, 0)):
        """The samples are what the core's example draws."""
        floats = self.core.floats((*at, width, height), recipe)
        n_channels = len(floats) // (width * height)
        if n_channels > n_components:
            floats = array.array("f", [
                value for i, value in enumerate(floats)
                if i % n_channels < n_components])
        self.assertEqual(list(samples),
                         list(goldens.whole_numbers(floats, largest)))


def main():
    checked.main(sys.argv[3:])
