# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-tools.py

tools/install, without root and without sudo, names the packages that are
missing; with them it needs no rights.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

import installed


def stand_in(folder, name, text):
    """Puts a script in the place of a program."""
    (folder / name).unlink(missing_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    (folder / name).chmod(0o755)


class WithoutRights(installed.checked.TestCase):

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(
            tempfile.TemporaryDirectory()))
        self.folder.chmod(0o755)
        self.programs = self.folder / "programs"
        self.programs.mkdir()
        for program in pathlib.Path("/usr/bin").iterdir():
            if program.name != "sudo":
                (self.programs / program.name).symlink_to(program)
        # Nothing is installed, and apt has no lists.
        stand_in(self.programs, "dpkg-query", "exit 1")
        stand_in(self.programs, "apt-get", "echo apt-get was run >&2; exit 9")
        stand_in(self.programs, "apt-cache", "exit 0")

    def run_tool(self, *words):
        command = installed.without_rights(
            "env", f"PATH={self.programs}", f"HOME={self.folder}",
            installed.ROOT / "tools" / "install", *words)
        if command is None:
            self.skipTest("nobody may not read this checkout")
        return subprocess.run(command, check=False, capture_output=True,
                              encoding="utf-8", cwd=self.folder,
                              env={**os.environ, "LC_ALL": "C.UTF-8"})

    def assertNamesPackages(self, libgimp):
        done = self.run_tool()
        self.assertEqual(done.returncode, 1)
        for name in ("gcc", "meson", "libgegl-dev", libgimp):
            self.assertIn(f" {name}", done.stderr)
        self.assertIn("apt-get", done.stderr)
        self.assertNotIn("apt-get was run", done.stderr)

    def test_missing_packages_are_named(self):
        stand_in(self.programs, "apt-cache", "echo '  Candidate: 3.0.4-3'")
        self.assertNamesPackages("libgimp-3.0-dev")

    def test_they_are_named_without_lists_of_packages(self):
        self.assertNamesPackages("libgimp")

    def test_uninstalling_needs_an_installation(self):
        done = self.run_tool("--uninstall")
        self.assertEqual(done.returncode, 1)
        self.assertIn("nothing was installed", done.stderr)


if installed.without_rights("true") is None:
    print("skipped: run as root, and nobody may not read this checkout")
    sys.exit(installed.SKIPPED)
installed.checked.main()
