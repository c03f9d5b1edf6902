# SPDX-License-Identifier: LGPL-3.0-or-later
"""Runs every block of code in the documents of READING, in the order in which a reader
meets them.  The home folder is that of somebody who has a photo, and has unpacked the
archive into this machine's GIMP; long runs also take that of somebody who has run
tools/install.  tests/tool/test-manual.py runs the blocks of the man page.

READING has a line for each block.  The test fails if a document has another block, or
lacks one of these."""

import os
import re
import shutil
import subprocess
import tempfile

import harness
import unpacked

import blocks  # harness has put its folder on the path
import needs
import picture

ROOT = harness.ROOT
PHOTO = ROOT / "docs" / "photos" / "rocket.jpg"
# As in the scripting guide.
PHOTO_SIZE = ["width=400", "height=300"]
LIBRARY = harness.BUILD / "noise-core" / "libnoise-core.a"
# Where GEGL looks for the user's own modules.
MODULE = ".local/share/gegl-0.4/plug-ins/lattice-noise.so"

# What the command line may print when it draws a picture.
REMARK = re.compile(r"(lattice-noise: size is .*\n)*")

# Runs a script of the documents, for which there is an image and a layer.  Then reports
# how many layers each image has, and dumps what it looks like.
SCRIPT = """
(define (test-see image name)
  (test-dump name (test-flatten (test-duplicate image))))
(let* ((image (test-load-image "photo.jpg"))
       (layer (test-active-layer image)))
  (test-see image "before")
  {script}
  (let loop ((images (test-all-images)) (n 0))
    (if (pair? images)
        (let ((image (car images)) (name (number->string n)))
          (if (not (member image test-images))
              (begin
                (test-report name (test-n-layers image))
                (test-see image name)
                (set! test-images (cons image test-images))))
          (loop (cdr images) (+ n 1))))))
"""
PROGRAM = """
#include <stdio.h>
{includes}
int main(void)
{{
    {body}
    for (int i = 0; i < 256 * 256; i++)
        printf("%.3f\\n", pixels[i]);
    return 0;
}}
"""


class Step:
    """A block, recognized by how it begins.

    how     the method of the test that runs it, without run_; None: it is not run
    needs   the generation of GIMP that it needs; None: any
    why     why it is not run
    unpacks whether it is only for those who have unpacked the archive
    files   the files that it makes, as patterns, and how many of each
    layers  how many layers the images have after a script
    status  the exit status of a shell's last command"""

    def __init__(self, beginning, how, needs=None, why=None, files=(),
                 layers=(1,), status=0, unpacks=False):
        self.beginning = beginning
        self.how, self.needs, self.why = how, needs, why
        self.files, self.layers, self.status = dict(files), layers, status
        self.unpacks = unpacks


BATCH = "it has no folder of scripts; tests/gimp/test-batch.py runs them"

PLUG_INS = ["python-eval"] if harness.GENERATION == 3 else []

SCRIPT_3 = {"how": "script", "needs": 3}
SCRIPT_2 = {"how": "script", "needs": 2}
# The archive carries a copy of the filters; tools/install puts them in place.
INSTALLED = {"files": {MODULE: 1}, "unpacks": True}

READING = {
    "README.md": [
        Step("tools/demo ", "by_ci"),
        Step("lattice-noise/1 algorithm=simplex ", "recipe"),
        Step("lattice-noise render marble -o marble.png", "shell",
             files={"marble.png": 1}),
        Step("#include <noise", "program"),
    ],
    "docs/install.md": [
        Step("apt install ./gimp-lattice-noise_", None,
             why="tests/install/test-debs.py does so in systems of its own"),
        Step("ls -l lattice-noise/", None,
             why="it shows what people have unpacked, in GIMP's own folder"),
        Step("(plug-in-lattice-install-filters #:", **SCRIPT_3, **INSTALLED),
        Step("tools/demo ", "by_ci"),
        Step("mkdir -p ~/.local/bin", "shell", unpacks=True),
        Step("meson setup build --prefix=/usr", None,
             why="it installs into the system, as the packages' builds do"),
        Step("pacman -S ", None, why="it installs packages on Windows"),
        Step("sudo port install ", None, why="it installs packages on macOS"),
    ],
    "docs/materials.md": [
        Step("lattice-noise render brick-wall", "shell",
             files={"brick_*.png": 4}),
        Step("lattice-noise render terrain", "shell",
             files={"land_x*_y*.r16": 16}),
        Step("parallel -S ", None,
             why="it needs several hosts; tests/tool shares tiles on one"),
    ],
    "docs/scripting.md": [
        Step("lattice-noise/1 algorithm=simplex ", "recipe"),
        Step("gimp-console -ifd ", "shell", 3, files={"noise.png": 1}),
        Step("gimp-console -idf ", "shell", 3, files={"noise.png": 1}),
        Step("(gimp-drawable-merge-new-filter layer ", **SCRIPT_3),
        Step("(gimp-drawable-merge-new-filter layer ", **SCRIPT_3),
        Step("gimp-console -idf ", None, why=BATCH),
        Step("gimp-console-2.10 -idf ", None, why=BATCH),
        Step("gimp-console-2.10 -idf ", "shell", 2, files={"noise.png": 1}),
        Step("(plug-in-lattice-noise #:", **SCRIPT_3),
        Step("(plug-in-lattice-noise #:", **SCRIPT_3),
        Step("lattice-noise/1 octaves=6 coloring=gradient", "recipe"),
        Step("(plug-in-lattice-noise #:", **SCRIPT_3),
        Step("(plug-in-lattice-noise-loop #:", **SCRIPT_3,
             layers=(1, 16, 20)),
        Step("(plug-in-lattice-noise-loop RUN-", **SCRIPT_2,
             layers=(1, 16, 20)),
        Step("(plug-in-lattice-grain #:", **SCRIPT_3),
        Step("(gimp-drawable-append-new-filter layer ", **SCRIPT_3),
        Step("(plug-in-lattice-grain RUN-", **SCRIPT_2),
        Step("(plug-in-lattice-install-filters #:", **SCRIPT_3, **INSTALLED),
        Step("(plug-in-lattice-install-filters RUN-", **SCRIPT_2,
             **INSTALLED),
        # Its last command is refused.
        Step("lattice-noise render marble --fit", "shell", status=2,
             files={"large-marble.png": 1, "noise.tif": 1, "wall_*.png": 4,
                    "flames-*.png": 24, "moss-on-rock.png": 1}),
        Step("gegl -o noise.png -- lattice:noise ", "shell",
             files={"noise.png": 1}),
        Step("gegl photo.jpg -o grainy.png ", "shell",
             files={"grainy.png": 1, "noisy.jpg": 1}),
    ],
    "noise-core/README.md": [
        Step("#include <noise-core/noise.h>", "program"),
    ],
}

# Commands of these pages that .ci/run runs, because it can install packages.
RUN_BY_CI = {"tools/demo", "tools/install", "tools/install --uninstall",
             "tools/in-debian trixie tools/package zip", "tools/package zip",
             "tools/test"}
# Commands that take a quarter of an hour, and the tests that run them.
RUN_BY_OTHERS = {"tools/package deb": "tests/install/test-debs.py"}


def read_blocks(document):
    return blocks.of_markdown(ROOT / document)


class Commands(harness.TestCase):
    unpacks = True

    @classmethod
    def make_gimp(cls):
        archive = cls.enterClassContext(
            tempfile.TemporaryDirectory(prefix="lattice-noise-"))
        return unpacked.Gimp(harness.BUILD, harness.GENERATION,
                             unpacked.make_archive(harness.BUILD, archive),
                             PLUG_INS)

    @classmethod
    def start_gimp(cls):
        gimp = cls.make_gimp()
        cls.addClassCleanup(gimp.close)
        # Examples name GIMP's own gradients.
        gimp.needs_data = True
        cls.install_programs(gimp)
        needs.need("gegl")
        subprocess.run(["gegl", PHOTO, "-o", gimp.folder / "photo.jpg", "--",
                        "crop", *PHOTO_SIZE], check=True,
                       env=cls.environment, stdin=subprocess.DEVNULL,
                       timeout=harness.TIME_LIMIT)
        return gimp

    @classmethod
    def install_programs(cls, gimp):
        """Puts the command line and this machine's GIMP where shells find them,
        by the names that the documents use."""
        programs = gimp.folder / "bin"
        programs.mkdir()
        (programs / "lattice-noise").symlink_to(
            gimp.profile / "plug-ins/lattice-noise/bin/lattice-noise")
        if harness.GENERATION == 3:
            (programs / "gimp-console").symlink_to(shutil.which(gimp.program))
        cls.environment = dict(
            gimp.environment, PATH=f"{programs}:{os.environ['PATH']}")

    def run_in_home(self, *command):
        return subprocess.run(
            command, cwd=self.gimp.folder, env=self.environment,
            stdin=subprocess.DEVNULL, capture_output=True, check=False,
            encoding="utf-8", errors="replace", timeout=harness.TIME_LIMIT)

    # ---- What runs a block ----

    def run_shell(self, block, step):
        """Runs the commands one after another in the home folder.  As people do,
        replaces the version of GIMP in a folder's name with their own."""
        block = block.replace("~/.config/GIMP/3.0/",
                              f"~/{self.gimp.profile_name}/")
        for command in ([block] if "gimp-console" in block
                        else blocks.commands(block)):
            is_last = block.rstrip().endswith(command.rstrip())
            done = self.run_in_home("sh", "-c", command)
            status = step.status if is_last else 0
            self.assertEqual(done.returncode, status, (command, done.stderr))
            if status == 0 and command.startswith("lattice-noise"):
                self.assertTrue(REMARK.fullmatch(done.stderr), done.stderr)
            self.assertNotRegex(done.stdout + done.stderr,
                                "(?i)execution error|not found")

    def run_script(self, block, step):
        answer = self.gimp.run(SCRIPT.format(script=block))
        self.assertQuiet(answer)
        names = [name for name in answer.reports if name.isdigit()]
        self.assertEqual(sorted(int(answer.reports[name]) for name in names),
                         sorted(step.layers), answer.text)
        before = answer.picture("before")
        for name in names:
            seen = answer.picture(name)
            for color in seen.colors:
                self.assertGreater(len(set(color)), 10)
            if step.layers == (1,) and not step.files:
                self.assertNotEqual(bytes(seen.colors[0]),
                                    bytes(before.colors[0]))

    def run_recipe(self, block, _):
        done = self.run_in_home("lattice-noise", "check", block.strip())
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout.startswith("lattice-noise/1 "), True)

    def run_program(self, block, _):
        includes = re.findall("^#.*\n", block, re.MULTILINE)
        body = block.replace("".join(includes), "")
        source = self.gimp.folder / "program.c"
        source.write_text(PROGRAM.format(includes="".join(includes),
                                         body=body), encoding="utf-8")
        done = self.run_in_home(
            "cc", "-std=c11", "-Wall", "-Werror",
            f"-I{ROOT / 'noise-core' / 'include'}", "-o", "program", source,
            LIBRARY, "-lm")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        done = self.run_in_home("./program")
        self.assertEqual(done.returncode, 0)
        self.assertGreater(len(set(done.stdout.split())), 300)

    def run_by_ci(self, block, _):
        for command in block.splitlines():
            self.assertIn(command.split("  ")[0], RUN_BY_CI)

    # ---- What it has made ----

    def look_at(self, path):
        if path.suffix == ".png":
            # A picture of one color has only a dozen different bytes.
            width, height, _, _, rows = picture.read_png_rows(path)
            self.assertGreater(width * height, 10000, path)
            self.assertGreater(len(set(rows)), 40, path)
        elif path.suffix == ".tif":
            self.assertEqual(path.read_bytes()[:4], b"II*\0", path)
        elif path.suffix == ".jpg":
            self.assertEqual(path.read_bytes()[:3], b"\xff\xd8\xff", path)
        self.assertGreater(path.stat().st_size, 1000, path)

    def files_made(self):
        """Returns {path: when it was written} for files that the reader may look at."""
        return {path: path.stat().st_mtime_ns for path in
                self.gimp.folder.iterdir()
                if path.suffix in (".jpg", ".png", ".r16", ".tif")}

    def take(self, step, block):
        before = self.files_made()
        getattr(self, f"run_{step.how}")(block, step)
        after = self.files_made()
        new = {path for path in after if after[path] != before.get(path)}
        for pattern, n in step.files.items():
            made = list(self.gimp.folder.glob(pattern))
            self.assertEqual(len(made), n, pattern)
            if not pattern.startswith("."):
                self.assertLessEqual(set(made), new, pattern)
            for path in made:
                self.look_at(path)
            new -= set(made)
        self.assertEqual(new, set(), "files that READING does not name")

    def test_every_block_does_what_it_says(self):
        for document, steps in READING.items():
            for step, block in zip(steps, read_blocks(document)):
                if step.how is None or step.needs not in (
                        None, harness.GENERATION):
                    continue
                if step.unpacks and not self.unpacks:
                    continue
                with self.subTest(f"{document}: {block}"):
                    self.take(step, block)

    def test_every_block_is_known(self):
        for document, steps in READING.items():
            found = read_blocks(document)
            for step, block in zip(steps, found):
                self.assertTrue(block.startswith(step.beginning),
                                (document, step.beginning, block))
                # A block that is not run has a reason.
                self.assertEqual(step.how is None, step.why is not None)
            self.assertEqual(len(found), len(steps), document)

    def test_ci_runs_the_tools_that_the_pages_name(self):
        run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
        run = run.replace('"$checkout/', "").replace('"', "").replace(
            "${inside[@]}", "tools/in-debian trixie")
        for command in RUN_BY_CI:
            self.assertRegex(run, f" {re.escape(command)}\n")
        # They are named within sentences, or on the lines of blocks.
        named = [text for page in ("README.md", "docs/install.md")
                 for text in blocks.codes_of_markdown(ROOT / page) +
                 [line.split("  ")[0] for block in read_blocks(page)
                  for line in block.splitlines()]
                 if text.startswith("tools/")]
        self.assertGreater(len(named), 4)
        self.assertEqual(set(named), RUN_BY_CI | set(RUN_BY_OTHERS))
        for command, test in RUN_BY_OTHERS.items():
            text = (ROOT / test).read_text(encoding="utf-8")
            for word in command.split():
                self.assertIn(f'"{word}"', text.replace('" / "', "/"))


class InstalledGimp(unpacked.Gimp):
    def _stage(self):
        subprocess.run([ROOT / "tools" / "install"], check=True,
                       env={**self.environment,
                            "LATTICE_BUILD_DIR": str(self.build)},
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        self._stage_probe()


if harness.IS_LONG:
    class Installed(Commands):
        unpacks = False

        @classmethod
        def make_gimp(cls):
            return InstalledGimp(harness.BUILD, harness.GENERATION, None,
                                 PLUG_INS)

        @classmethod
        def install_programs(cls, gimp):
            super().install_programs(gimp)
            cls.environment["PATH"] = (f"{gimp.folder}/.local/bin:"
                                       f"{cls.environment['PATH']}")


harness.main()
