# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-dist.py

The archive of a clean clone builds and passes its tests from nothing else; two
archives of one commit, and two builds of one archive, are the same bytes.
"""

import filecmp
import os
import pathlib
import sys
import tempfile

import installed
from installed import run

# Differ in what must not matter: the folder's name, language, time, rights.
FIRST = {"LC_ALL": "C.UTF-8", "TZ": "UTC"}
SECOND = {"LC_ALL": "C", "TZ": "Asia/Tokyo", "LANGUAGE": "ru"}


class Dist(installed.checked.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(cls.enterClassContext(
            tempfile.TemporaryDirectory(prefix="lattice-noise-")))
        # A git that works nowhere but where the test itself calls it.
        cls.without_git = cls.folder / "programs"
        cls.without_git.mkdir()
        (cls.without_git / "git").write_text("#!/bin/sh\nexit 1\n", "utf-8")
        (cls.without_git / "git").chmod(0o755)
        cls.archives = [cls.make_archive(name) for name in ("one", "two")]

    @classmethod
    def make_archive(cls, name):
        said = run(installed.ROOT / "tools" / "lib" / "make-archive",
                   cls.folder / name)
        return pathlib.Path(said.strip())

    def unpack(self, name):
        folder = self.folder / name
        folder.mkdir()
        run("tar", "-xJf", self.archives[0], "-C", folder)
        source, = folder.iterdir()
        return source

    def build(self, source, *options, **variables):
        variables["PATH"] = f"{self.without_git}{os.pathsep}{os.environ['PATH']}"
        run("meson", "setup", "build", *options, cwd=source, **variables)
        run("meson", "compile", "-C", "build", cwd=source, **variables)
        return variables

    def build_reproducibly(self, name, umask, **variables):
        source = self.unpack(name)
        before = os.umask(umask)
        self.build(source, "-Dtests=false", "-Disas=sse2,avx2",
                   SOURCE_DATE_EPOCH="1700000000",
                   CFLAGS=f"-g -O2 -ffile-prefix-map={source}=.", **variables)
        os.umask(before)
        target = source / "installed"
        run("meson", "install", "--no-rebuild", "-C", "build", "--destdir",
            target, cwd=source)
        return target

    def test_two_archives_are_the_same(self):
        self.assertTrue(filecmp.cmp(*self.archives, shallow=False))

    def test_two_builds_are_the_same(self):
        first = self.build_reproducibly("first", 0o022, **FIRST)
        second = self.build_reproducibly("another-second", 0o027, **SECOND)
        names = installed.files_below(first)
        self.assertEqual(installed.files_below(second), names)
        self.assertGreater(len(names), 100)
        _, different, failed = filecmp.cmpfiles(first, second, names,
                                                shallow=False)
        self.assertEqual(different + failed, [])

    def test_the_archive_builds_and_passes_its_tests(self):
        source = self.unpack("alone")
        variables = self.build(source)
        said = run("meson", "test", "-C", "build", "--print-errorlogs",
                   cwd=source, **variables)
        self.assertRegex(said, r"Ok: +[1-9][0-9]")


if not (installed.ROOT / ".git").exists():
    print("skipped: this is no clone, from which archives are made")
    sys.exit(installed.SKIPPED)
installed.checked.main(sys.argv[1:])
