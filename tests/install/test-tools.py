# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-tools.py BUILD_DIR

tools/install, without root and without sudo, names the packages that are
missing; with them it needs no rights, and installs also the command line.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

import installed


def stand_in(folder, name, text):
    """Puts a script in the place of a program."""
    (folder / name).unlink(missing_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    (folder / name).chmod(0o755)


BUILD = pathlib.Path(sys.argv[1]).resolve()


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
        return self.run_program(installed.ROOT / "tools" / "install", *words)

    def run_program(self, *words):
        return subprocess.run(
            installed.without_rights(*words), check=False, capture_output=True,
            encoding="utf-8", cwd=self.folder, timeout=3000,
            env={"PATH": str(self.programs), "HOME": str(self.folder),
                 "LATTICE_BUILD_DIR": str(self.folder / "build"),
                 "LC_ALL": "C.UTF-8"})

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

    def test_the_command_line_is_installed_too_and_taken_out_again(self):
        self.folder.chmod(0o777)
        self.programs.chmod(0o755)
        (self.folder / "build").mkdir()
        (self.folder / "build").chmod(0o777)
        for name in ("docs", "noise-core", "plugin", "po"):
            (self.folder / "build" / name).symlink_to(BUILD / name)
        # Everything is there, and built.
        is_2 = (BUILD / "plugin" / "gimp2").exists()
        stand_in(self.programs, "dpkg-query",
                 'for name; do echo "$name installed"; done')
        stand_in(self.programs, "apt-cache", "echo '  Candidate: "
                 f"{2 if is_2 else 3}.0'")
        stand_in(self.programs, "meson", "exit 0")
        stand_in(self.programs, "gimp-console",
                 f"echo GIMP version {'2.10.34' if is_2 else '3.2.0'}")
        before = installed.files_below(self.folder)
        done = self.run_tool()
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        self.assertIn("once you log in again", done.stdout)
        command = self.folder / ".local" / "bin" / "lattice-noise"
        done = self.run_program(command, "render", "marble", "-o", "a.png",
                                "-s", "16x16")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        (self.folder / "a.png").unlink()
        self.assertShells()
        # Again, over what is there.
        self.assertEqual(self.run_tool().returncode, 0)
        self.assertEqual(self.run_tool("--uninstall").returncode, 0)
        self.assertEqual(
            [name for name in installed.files_below(self.folder)
             if name not in before and "configured-by" not in name], [])

    def assertShells(self):
        """They, man and people find what belongs to the command line."""
        share = self.folder / ".local" / "share"
        for name in ("bash-completion/completions/lattice-noise",
                     "fish/vendor_completions.d/lattice-noise.fish",
                     "zsh/site-functions/_lattice-noise"):
            self.assertIn("lattice-noise", (share / name).read_text("utf-8"))
        scripts = self.folder.glob(
            ".config/GIMP/*/plug-ins/lattice-noise/scripts/*")
        self.assertEqual(
            {path.name for path in scripts},
            {path.name for path in (installed.ROOT / "data" / "scripts").iterdir()})
        if shutil.which("man") is None:
            return
        page = subprocess.run(
            ["man", "--where", "lattice-noise"], check=False,
            capture_output=True, encoding="utf-8",
            env={"PATH": f"{self.folder}/.local/bin:/usr/bin",
                 "HOME": str(self.folder)}).stdout.strip()
        self.assertEqual(pathlib.Path(page).resolve().name, "lattice-noise.1")
        self.assertIn(str(self.folder), page)

    def test_uninstalling_needs_an_installation(self):
        done = self.run_tool("--uninstall")
        self.assertEqual(done.returncode, 1)
        self.assertIn("nothing was installed", done.stderr)


if installed.without_rights("true") is None:
    print("skipped: run as root, and nobody may not read this checkout")
    sys.exit(installed.SKIPPED)
installed.checked.main()
