# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-debs.py BUILD_DIR

The Debian packages of the last commit, installed in Debian 12, 13 and testing with
nothing but GIMP: a user who is not root draws with GIMP and by the command line,
and purging them leaves nothing.  A program builds with the library's.
"""

import hashlib
import os
import pathlib
import shutil
import sys

import installed

sys.path.insert(0, str(installed.HERE.parent / "goldens"))
import goldens  # noqa: E402

RECIPE = "lattice-noise/1 algorithm=cellular scale=14 octaves=3 seed=21"
SIZE = WIDTH, HEIGHT = 61, 47

SAVE_2 = """
(define (draw name act)
  (let* ((image (car (gimp-image-new {0} {1} RGB)))
         (layer (car (gimp-layer-new image {0} {1} RGB-IMAGE "a" 100
                                     LAYER-MODE-NORMAL))))
    (gimp-image-insert-layer image layer 0 0)
    (act image layer)
    (file-png-save-defaults RUN-NONINTERACTIVE image layer name name)))
(draw "procedure.png" (lambda (image layer)
  (plug-in-lattice-noise RUN-NONINTERACTIVE image layer "perlin" 64 100 4 0.5 0
                         "{2}" "drawable" "canvas" LAYER-MODE-NORMAL 100 "" "no"
                         "" "no")))
"""
SAVE_3 = """
(define (draw name act)
  (let* ((image (car (gimp-image-new {0} {1} RGB)))
         (layer (car (gimp-layer-new image "a" {0} {1} RGB-IMAGE 100
                                     LAYER-MODE-NORMAL))))
    (gimp-image-insert-layer image layer 0 0)
    (act image layer)
    (file-png-export #:run-mode RUN-NONINTERACTIVE #:image image #:file name)))
(draw "procedure.png" (lambda (image layer)
  (plug-in-lattice-noise #:run-mode RUN-NONINTERACTIVE #:image image
                         #:drawables (vector layer) #:recipe "{2}")))
(draw "filter.png" (lambda (image layer)
  (gimp-drawable-merge-new-filter layer "lattice:noise" "noise"
    LAYER-MODE-REPLACE 1.0 "recipe" "{2}" "depth" "u8")))
"""
BATCH_2 = ["gimp-console", "-idf", "-b", f"(begin {SAVE_2})", "-b",
           "(gimp-quit 1)"]
BATCH_3 = ["gimp-console", "-idf", "--quit",
           "--batch-interpreter=plug-in-script-fu-eval", "-b",
           f"(begin {SAVE_3})"]

# An example of the package itself.
COMPILE = """
example=/usr/share/doc/libnoise-core-dev/examples/render.c
cc -o shared $example $(pkg-config --cflags --libs noise-core)
cc -o static $example $(pkg-config --cflags noise-core) -l:libnoise-core.a -lm
for kind in shared static; do
    ./$kind "{2}" {0} {1} >$kind.pgm
done"""


def run(*words):
    installed.run(*words, LATTICE_BUILD_DIR=str(BUILD))


class Debs:
    """The tests of a release."""

    batch = BATCH_3
    pictures = ["procedure", "filter"]

    @classmethod
    def setUpClass(cls):
        cls.core = goldens.Core(BUILD)
        run(installed.ROOT / "tools" / "package", "deb", cls.release)
        # The system sees nothing of the build folder but its own part.
        cls.folder = BUILD / cls.release / "debs-used"
        shutil.rmtree(cls.folder, ignore_errors=True)
        shutil.copytree(BUILD / "packages" / cls.release, cls.folder / "debs")

    def use(self, system, packages, *command):
        """Runs a command with the library and packages; returns its folder."""
        debs = [next((self.folder / "debs").glob(f"{package}_*.deb"))
                for package in ["libnoise-core0.9", *packages]]
        folder = self.folder / self._testMethodName
        run(installed.ROOT / "tools" / "in-debian", f"--{system}", "--as-root",
            self.release, "tests/install/with-debs", folder, *debs, "--",
            *(str(word).format(*SIZE, RECIPE) for word in command))
        return folder

    def check_png(self, path):
        width, height, components, samples = goldens.picture.read_png(path)
        self.assertEqual((width, height), SIZE)
        self.assertIn(components, (1, 3))
        expected = goldens.whole_numbers(
            self.core.floats((0, 0, *SIZE), RECIPE), 255)
        for component in range(components):
            self.assertEqual(samples[component::components], expected, path)

    def test_gimp_draws(self):
        folder = self.use("plain", ["gimp-lattice-noise", "lattice-noise"],
                          "timeout", 300, *self.batch)
        for name in self.pictures:
            self.check_png(folder / f"{name}.png")

    def test_the_command_line_draws(self):
        folder = self.use("plain", ["lattice-noise"], "lattice-noise", "render",
                          "{2}", "-s", "{0}x{1}", "-o", "tool.png")
        self.check_png(folder / "tool.png")

    def test_the_command_line_finds_its_presets(self):
        folder = self.use("plain", ["lattice-noise"], "lattice-noise", "render",
                          "marble", "-s", "{0}x{1}", "-o", "marble.png")
        self.assertGreater((folder / "marble.png").stat().st_size, 1000)

    def test_programs_build_with_the_library(self):
        folder = self.use("packaging", ["libnoise-core-dev"], "sh", "-e", "-c",
                          COMPILE)
        expected = goldens.sha256(self.core.samples((0, 0, *SIZE), RECIPE))
        for kind in ("shared", "static"):
            drawn = (folder / f"{kind}.pgm").read_bytes()
            self.assertEqual(hashlib.sha256(drawn[-2 * WIDTH * HEIGHT:])
                             .hexdigest(), expected, kind)


class Debian12(Debs, installed.checked.TestCase):
    release = "bookworm"
    batch = BATCH_2
    pictures = ["procedure"]


class Debian13(Debs, installed.checked.TestCase):
    release = "trixie"


class DebianTesting(Debs, installed.checked.TestCase):
    release = "forky"


if os.geteuid() != 0 or not shutil.which("mmdebstrap"):
    print("skipped: making systems needs root and mmdebstrap")
    sys.exit(installed.SKIPPED)
if not (installed.ROOT / ".git").exists():
    print("skipped: this is no clone, from which packages are made")
    sys.exit(installed.SKIPPED)
BUILD = pathlib.Path(sys.argv[1]).resolve()
installed.checked.main(sys.argv[2:])
