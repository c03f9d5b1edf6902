# SPDX-License-Identifier: LGPL-3.0-or-later
"""The archive that people unpack into GIMP's folder of plug-ins: what is in it,
what its programs need, and that it works in the GIMP of this machine."""

import pathlib
import re
import subprocess
import tempfile
import zipfile

import harness
import unpacked

# Libraries that GIMP itself needs.
GEGLS = {"libbabl-0.1.so.0", "libc.so.6", "libgegl-0.4.so.0",
         "libglib-2.0.so.0", "libgobject-2.0.so.0", "libm.so.6"}
GIMPS = GEGLS | {"libatk-1.0.so.0", "libcairo.so.2", "libgdk_pixbuf-2.0.so.0",
                 "libgio-2.0.so.0", "libgmodule-2.0.so.0", "libpango-1.0.so.0",
                 "libz.so.1"}
GIMPS |= {f"lib{name}-{harness.GENERATION}.0.so.0"
          for name in ("gimp", "gimpbase", "gimpconfig", "gimpui",
                       "gimpwidgets")}
GIMPS |= ({"libgdk-3.so.0", "libgtk-3.so.0"} if harness.GENERATION == 3 else
          {"libgdk-x11-2.0.so.0", "libgtk-x11-2.0.so.0"})
COMMANDS = {"libc.so.6", "libm.so.6", "libpng16.so.16", "libtiff.so.6", "libz.so.1"}

# The newest glibc that programs may need: that of 2021.
GLIBC = (2, 34)

# Only a build on Debian 12 or 13 is for all systems.  On Debian testing, programs may
# need symbols of its newer glibc, so this is not tested there.
IS_FOR_ALL = any(f'VERSION_ID="{number}"' in
                 pathlib.Path("/etc/os-release").read_text(encoding="utf-8")
                 for number in (12, 13))


def read_elf(option, file):
    return subprocess.run(["readelf", "--wide", option, file], check=True,
                          capture_output=True, text=True).stdout


class Archive(harness.checked.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="lattice-noise-")
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = pathlib.Path(temporary.name)
        cls.archive = unpacked.make_archive(harness.BUILD, cls.folder)
        unpacked.unpack(cls.archive, cls.folder)

    def test_its_name_says_for_what_it_is(self):
        self.assertRegex(
            pathlib.Path(self.archive).name,
            r"^lattice-noise-\d+\.\d+\.\d+-gimp(3|2\.10)-linux-\w+\.zip$")

    def test_one_folder_has_all(self):
        with zipfile.ZipFile(self.archive) as packed:
            names = set(packed.namelist())
        self.assertEqual({name.split("/")[0] for name in names},
                         {"lattice-noise"})
        for name in ("README.txt", "lattice-noise", "gegl/lattice-noise.so",
                     "licenses/LGPL-3.0-or-later.txt", "licenses/MIT.txt",
                     "bin/lattice-noise", "share/man/man1/lattice-noise.1",
                     "share/bash-completion/completions/lattice-noise",
                     "share/fish/vendor_completions.d/lattice-noise.fish",
                     "share/zsh/site-functions/_lattice-noise",
                     "presets/marble.recipe", "scripts/README.md",
                     "scripts/lattice-batch-3.py", "scripts/lattice-batch-2.10.scm",
                     "locale/ru/LC_MESSAGES/lattice-noise.mo",
                     "help/en/guide.html"):
            self.assertIn(f"lattice-noise/{name}", names)

    def test_only_programs_may_be_executed(self):
        may_run = {path for path in self.folder.rglob("*")
                   if path.is_file() and path.stat().st_mode & 0o111}
        self.assertEqual(may_run, {file for file in self.programs()
                                   if file.suffix != ".so"})

    def test_the_command_line_draws_presets(self):
        picture = self.folder / "marble.png"
        done = subprocess.run(
            [self.folder / "lattice-noise" / "bin" / "lattice-noise", "render",
             "marble", "-o", picture, "-s", "16x16"], capture_output=True,
            check=False, timeout=harness.TIME_LIMIT,
            env={"HOME": str(self.folder)})
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual(picture.read_bytes()[:4], b"\x89PNG")

    def test_the_same_build_gives_the_same_bytes(self):
        with tempfile.TemporaryDirectory() as other:
            again = unpacked.make_archive(harness.BUILD, other)
            self.assertTrue(pathlib.Path(again).read_bytes()
                            == pathlib.Path(self.archive).read_bytes())

    def programs(self):
        folder = self.folder / "lattice-noise"
        return {folder / "lattice-noise": GIMPS,
                folder / "gegl" / "lattice-noise.so": GEGLS,
                folder / "bin" / "lattice-noise": COMMANDS}

    def test_programs_need_only_what_gimp_brings(self):
        for file, allowed in self.programs().items():
            text = read_elf("--dynamic", file)
            needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", text))
            self.assertEqual("libgegl-0.4.so.0" in needed,
                             allowed is not COMMANDS)
            self.assertEqual(needed - allowed, set(), file.name)
            self.assertNotRegex(text, r"R(UN)?PATH", file.name)

    if IS_FOR_ALL:
        def test_programs_need_no_new_glibc(self):
            for file in self.programs():
                versions = {tuple(map(int, version.split(".")))
                            for version in re.findall(
                                r"GLIBC_([\d.]+)",
                                read_elf("--version-info", file))}
                self.assertLessEqual(max(versions), GLIBC, file.name)

    def test_programs_name_no_folder_of_the_build(self):
        for file in self.programs():
            self.assertNotIn(str(harness.ROOT).encode(), file.read_bytes())


class Works(unpacked.Checks, harness.TestCase):
    @classmethod
    def start_gimp(cls):
        temporary = tempfile.TemporaryDirectory(prefix="lattice-noise-")
        cls.addClassCleanup(temporary.cleanup)
        gimp = unpacked.Gimp(
            harness.BUILD, harness.GENERATION,
            unpacked.make_archive(harness.BUILD, temporary.name))
        cls.addClassCleanup(gimp.close)
        return gimp

    def test_for_a_user_of_the_system(self):
        self.check_all()

    # In quick runs, test-alone.py tests other environments.
    if harness.IS_LONG:
        def test_with_the_folders_of_a_flatpak(self):
            self.check_all(**unpacked.FLATPAK)

        def test_with_the_environment_of_an_appimage(self):
            self.check_all(
                GEGL_PATH=self.gimp.find_folder("gegl-0.4", "pluginsdir"))


harness.main()
