# SPDX-License-Identifier: LGPL-3.0-or-later
"""The man page is well-formed and true: each of its commands runs, and it has
each option of the program."""

import datetime
import os
import re
import subprocess

import tool

import blocks  # on the path that tool has set

PAGE = tool.source / "noise-core" / "tool" / "lattice-noise.1"
SOURCES = PAGE.parent


def examples():
    return [command for block in blocks.of_man(PAGE)
            for command in blocks.commands(block)]


class Examples(tool.TestCase):
    def test_each_command_of_the_page_runs(self):
        n_files = 0
        for command in examples():
            with self.subTest(command):
                self.assertTrue(command.startswith("lattice-noise "))
                path = f"{self.program.parent}:{os.environ['PATH']}"
                done = subprocess.run(
                    ["sh", "-c", command], cwd=self.folder,
                    env=self.environment(PATH=path), capture_output=True,
                    stdin=subprocess.DEVNULL, timeout=tool.limits.SECONDS, check=False)
                # A seamless picture may say that its cells are smaller.
                self.assertRegex(done.stderr.decode(),
                                 r"\A(lattice-noise: size is .*\n)?\Z")
                self.assertEqual(done.returncode, tool.GOOD)
                files = len(self.files())
                self.assertTrue(files > n_files or done.stdout)
                n_files = files
        self.assertGreater(n_files, 30)
        whole = tool.picture.read_png(self.folder / "stars.png")
        quarter = tool.picture.read_png(self.folder / "quarter.png")
        self.assertEqual(whole[3][-3 * 320:], quarter[3][-3 * 320:])

    def test_the_page_and_the_help_have_each_option(self):
        options = re.findall(r'OPTION\(\w+, "([\w-]+)", (0|\'.\'), (NULL|")',
                             (SOURCES / "options.def").read_text())
        self.assertGreater(len(options), 15)
        page = PAGE.read_text(encoding="utf-8")
        help_text = self.good("--help").decode()
        for name, letter, value in options:
            self.assertRegex(page, rf"\.(It|Op|Fl).*Fl -{name}\b|\.Fl -{name}\b")
            if name not in ("help", "version"):
                self.assertRegex(help_text, rf"--{name}" +
                                 (" [A-Z]" if value == '"' else " "))
            if letter != "0" and name not in ("help", "version"):
                self.assertIn(f".It Fl {letter[1]} ", page.replace(
                    f".It Fl {letter[1]} ,", f".It Fl {letter[1]} "))

    def test_the_page_has_the_date_of_the_release(self):
        path = (tool.source / "data" /
                "org.gimp.GIMP.Plugin.LatticeNoise.metainfo.xml.in")
        day = datetime.date.fromisoformat(re.search(
            r'<release version="@VERSION@" date="([\d-]+)"',
            path.read_text(encoding="utf-8"))[1])
        self.assertIn(f"\n.Dd {day:%B} {day.day}, {day.year}\n",
                      PAGE.read_text(encoding="utf-8"))

    def test_the_page_names_each_command(self):
        text = (SOURCES / "main.c").read_text(encoding="utf-8")
        commands = re.findall(r'^    \{"(\w+)", "', text, re.MULTILINE)
        self.assertEqual(len(commands), 5)
        for command in commands:
            self.assertIn(f"\n  {command} ", self.good("help").decode())
            self.assertIn(f".It Cm {command}\n",
                          PAGE.read_text(encoding="utf-8"))


class Linted(tool.TestCase):
    def lint(self, program, *options):
        if not tool.shutil.which(program):
            self.skipTest(f"there is no {program}")
        done = subprocess.run([program, *options, PAGE], capture_output=True,
                              timeout=tool.limits.SECONDS, check=False)
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, b""))


class Mandoc(Linted):
    def test_mandoc_finds_nothing(self):
        # References to pages of programs that are not installed are no fault.
        self.lint("mandoc", "-T", "lint", "-W", "warning")


class Groff(Linted):
    def test_groff_warns_of_nothing(self):
        self.lint("groff", "-mdoc", "-ww", "-z", "-Tutf8")


tool.main()
