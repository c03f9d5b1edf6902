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


class TestCase(tool.TestCase):
    shell = None

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
            stdin=subprocess.DEVNULL, timeout=tool.TIME)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return done.stdout.decode().splitlines()

    def options(self):
        """All long options, as --help tells them."""
        options = set(re.findall(r"--[a-z][a-z-]*",
                                 self.good("--help").decode()))
        self.assertGreater(len(options), 10)
        return options


class Bash(TestCase):
    shell = "bash"

    def complete(self, *words):
        return [word for word in self.run_shell(
            "-c", BASH, "bash", FOLDER / "lattice-noise.bash",
            "lattice-noise", *words) if word]

    def test_commands_presets_and_parameters(self):
        self.assertEqual(self.complete("re"), ["render"])
        self.assertEqual(self.complete("--v"), ["--version"])
        self.assertEqual(self.complete("render", "marb"), ["marble"])
        self.assertEqual(self.complete("render", "-o", "a.png", "marb"),
                         ["marble"])
        self.assertEqual(self.complete("render", "marble", "persist"),
                         ["persistence="])
        self.assertEqual(self.complete("check", "marble", "seaml"),
                         ["seamless="])
        self.assertEqual(self.complete("presets", "gree"), ["green-marble"])
        self.assertEqual(self.complete("parameters", "warp-a"),
                         ["warp-amount"])

    def test_choices_behind_a_name(self):
        # As bash divides "coloring=gr".
        self.assertEqual(
            self.complete("render", "marble", "coloring", "=", "gr"),
            ["gray", "gradient"])
        self.assertEqual(self.complete("render", "marble", "invert", "="),
                         ["no", "yes"])
        self.assertEqual(
            self.complete("render", "marble", "scale", "=", "3", "inv"),
            ["invert="])

    def test_options_and_their_values(self):
        self.assertLessEqual({"--output", "--drift-x", "--maps"},
                             set(self.complete("render", "x", "--")))
        self.assertEqual(self.complete("render", "x", "--depth", "f"),
                         ["float"])
        self.assertEqual(self.complete("render", "x", "--format", ""),
                         ["png", "tiff"])
        self.assertEqual(self.complete("render", "x", "--size", ""), [])

    def test_files_and_own_presets_with_blanks(self):
        (self.folder / "mine.recipe").write_text("lattice-noise/1")
        own = self.root / "home/.config/GIMP/3.0/lattice-noise/presets"
        own.mkdir(parents=True)
        (own / "my look.recipe").write_text("lattice-noise/1")
        self.assertEqual(self.complete("render", "my"), [r"my\ look"])
        self.assertEqual(self.complete("render", "mine"), ["mine.recipe"])


class Fish(TestCase):
    shell = "fish"

    def complete(self, line):
        text = f"source {FOLDER / 'lattice-noise.fish'}; complete -C '{line}'"
        return [found.split("\t")[0]
                for found in self.run_shell("--no-config", "-c", text)]

    def test_everything_is_completed(self):
        for line, expected in (
                ("lattice-noise re", ["render"]),
                ("lattice-noise render marb", ["marble"]),
                ("lattice-noise render -o a.png marb", ["marble"]),
                ("lattice-noise render marble persist", ["persistence="]),
                ("lattice-noise render marble invert=", ["invert=no",
                                                        "invert=yes"]),
                ("lattice-noise check marble seaml", ["seamless="]),
                ("lattice-noise render x --depth f", ["float"]),
                ("lattice-noise presets gree", ["green-marble"]),
                ("lattice-noise parameters warp-a", ["warp-amount"])):
            self.assertEqual(sorted(self.complete(line)), expected, line)

    def test_all_options_are_there(self):
        found = set(self.complete("lattice-noise render x --"))
        found |= set(self.complete("lattice-noise --"))
        found |= set(self.complete("lattice-noise presets --"))
        self.assertLessEqual(self.options(), found)


class Zsh(TestCase):
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

    def complete(self, line, expected):
        """The line after a tab, as soon as it has the expected text."""
        # Not what is still said of another line, which ctrl+U deletes.
        self.say(self.terminal, "\x15echo REA''DY\n", "READY")
        return self.say(self.terminal, f"{line}\t", expected)

    @staticmethod
    def say(terminal, text, until):
        """Types a text; returns what is shown, without bells, up to another
        text."""
        os.write(terminal, text.encode())
        shown, end = "", time.monotonic() + tool.TIME
        while until not in shown and time.monotonic() < end:
            if select.select([terminal], [], [], 1.0)[0]:
                shown += os.read(terminal, 65536).decode(
                    errors="replace").replace("\a", "")
        return shown

    def test_everything_is_completed(self):
        for line, expected in (
                ("lattice-noise re", "render "),
                ("lattice-noise render marb", "marble"),
                ("lattice-noise render marble persist", "persistence="),
                ("lattice-noise render marble inver", "invert="),
                ("lattice-noise render marble coloring=grad", "gradient"),
                ("lattice-noise render marble --dep", "--depth"),
                ("lattice-noise render marble -d flo", "float"),
                ("lattice-noise presets green-m", "green-marble"),
                ("lattice-noise parameters warp-a", "warp-amount")):
            self.assertIn(expected, self.complete(line, expected), line)

    def test_all_options_are_there(self):
        text = (FOLDER / "_lattice-noise").read_text(encoding="utf-8")
        for option in self.options():
            self.assertIn(option, text)


tool.main()
