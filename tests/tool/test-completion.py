# SPDX-License-Identifier: LGPL-3.0-or-later
"""Shells complete commands, options, presets, parameters and choices."""

import os
import pty
import re
import select
import subprocess
import time

import tool

FOLDER = tool.source / "noise-core" / "tool" / "completions"

# What is typed behind the program's name, and what it may become.
LINES = [
    ("re", ["render"]),
    ("render mala", ["malachite"]),
    ("render -o a.png mala", ["malachite"]),
    ("render marble persist", ["persistence="]),
    ("render marble scale=3 inv", ["invert="]),
    ("render marble invert=", ["no", "yes"]),
    ("render marble coloring=grad", ["gradient"]),
    ("check marble seaml", ["seamless="]),
    ("render x --depth f", ["float"]),
    ("presets gree", ["green-marble"]),
    ("parameters warp-a", ["warp-amount"]),
    ("help par", ["parameters"]),
]

BASH = """
set -u
. "$1"
shift
compopt() { :; }
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_lattice_noise
printf '%s\\n' "${COMPREPLY[@]}"
"""


class Shell:
    """The tests of a shell."""

    def setUp(self):
        super().setUp()
        if not tool.shutil.which(self.shell):
            self.skipTest(f"there is no {self.shell}")

    def environment(self, **more):
        return super().environment(
            PATH=f"{self.program.parent}:{os.environ['PATH']}", **more)

    def run_shell(self, *words):
        done = subprocess.run(
            [self.shell, *map(str, words)], cwd=self.folder,
            env=self.environment(), capture_output=True, check=False,
            stdin=subprocess.DEVNULL, timeout=tool.limits.SECONDS)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return done.stdout.decode().splitlines()

    def assertCompleted(self, line, expected):
        # fish repeats the name before "=".
        self.assertEqual(sorted(word.rpartition("=")[2] or word for word in
                                self.complete(line)), expected, line)

    def test_everything_is_completed(self):
        for line, expected in LINES:
            self.assertCompleted(line, expected)

    def options(self):
        """All long options, as --help tells them."""
        options = set(re.findall(r"--[a-z][a-z-]*",
                                 self.good("--help").decode()))
        self.assertGreater(len(options), 10)
        return options


class Bash(Shell, tool.TestCase):
    shell = "bash"

    def complete(self, line):
        # As bash divides "coloring=gr".
        words = re.findall("=|[^ =]+", line) + [""] * line.endswith(" ")
        return [word for word in self.run_shell(
            "-c", BASH, "bash", FOLDER / "lattice-noise.bash",
            "lattice-noise", *words) if word]

    def test_options_and_their_values(self):
        self.assertCompleted("--v", ["--version"])
        self.assertLessEqual({"--output", "--drift-x", "--material"},
                             set(self.complete("render x --")))
        self.assertCompleted("render x --format ", ["pfm", "png", "r16", "raw", "tiff"])
        self.assertCompleted("render x --size ", [])

    def test_files_and_own_presets_with_blanks(self):
        (self.folder / "mine.recipe").write_text("lattice-noise/1")
        (self.folder / "minerals.png").write_text("lattice-noise/1")
        own = self.root / "home/.config/GIMP/3.0/lattice-noise/presets"
        own.mkdir(parents=True)
        (own / "my look.recipe").write_text("lattice-noise/1")
        self.assertCompleted("render my", [r"my\ look"])
        self.assertCompleted("render mine", ["mine.recipe", "minerals.png"])


class Fish(Shell, tool.TestCase):
    shell = "fish"

    def complete(self, line):
        text = (f"source {FOLDER / 'lattice-noise.fish'}; "
                f"complete -C 'lattice-noise {line}'")
        return [found.split("\t")[0]
                for found in self.run_shell("--no-config", "-c", text)]

    def test_all_options_are_there(self):
        found = {word for words in ("render x --", "--", "presets --")
                 for word in self.complete(words)}
        self.assertLessEqual(self.options(), found)


class Zsh(Shell, tool.TestCase):
    """Typed into a terminal, since zsh completes nowhere else."""

    shell = "zsh"

    def setUp(self):
        super().setUp()
        child, self.terminal = pty.fork()
        if child == 0:
            os.chdir(self.folder)
            os.execvpe("zsh", ["zsh", "-f", "-i"],
                       self.environment(TERM="dumb"))
        self.addCleanup(os.close, self.terminal)
        self.addCleanup(os.waitpid, child, 0)
        self.addCleanup(os.kill, child, 9)
        self.say(self.terminal, f"fpath=('{FOLDER}' $fpath); "
                 "autoload -U compinit; compinit -u -D; "
                 "unsetopt always_last_prompt zle_bracketed_paste\n", "")

    def assertCompleted(self, line, expected):
        # Not what is still said of another line, which ctrl+U deletes.
        self.say(self.terminal, "\x15echo REA''DY\n", "READY")
        # Of several it shows a list.
        shown = self.say(self.terminal, f"lattice-noise {line}\t", expected[-1])
        for word in expected:  # "no" is in what was typed, too
            self.assertIn(word, shown.replace("lattice-noise", ""), line)

    @staticmethod
    def say(terminal, text, until):
        """Types a text; returns what is shown, without bells, up to another
        text."""
        os.write(terminal, text.encode())
        shown, end = "", time.monotonic() + tool.limits.SECONDS
        while until not in shown and time.monotonic() < end:
            if select.select([terminal], [], [], 1.0)[0]:
                shown += os.read(terminal, 65536).decode(
                    errors="replace").replace("\a", "")
        return shown

    def test_all_options_are_there(self):
        text = (FOLDER / "_lattice-noise").read_text(encoding="utf-8")
        for option in self.options():
            self.assertIn(option, text)


tool.main()
