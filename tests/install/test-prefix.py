# SPDX-License-Identifier: LGPL-3.0-or-later
"""test-prefix.py BUILD_DIR GENERATION

Installed into a home folder by somebody without rights, it draws in GEGL and
GIMP; every file is known; and uninstalling leaves nothing.
"""

import os
import pathlib
import shutil
import sys
import tempfile

import installed
from installed import run

sys.path.insert(0, str(installed.HERE.parent / "gimp"))
import harness  # noqa: E402

SIZE = (48, 40)


class InstalledGimp(harness.Gimp):
    """GIMP with the plug-in of a prefix, and nothing beside it."""

    takes_known_plug_ins = False

    def __init__(self, prefix, gimp_dir, gegl_dir):
        self._from = prefix / gimp_dir / "lattice-noise"
        self._modules = prefix / gegl_dir
        super().__init__(harness.BUILD, harness.GENERATION)

    def _stage(self):
        super()._stage()
        staged = self.profile / "plug-ins" / "lattice-noise"
        shutil.rmtree(staged)
        staged.symlink_to(self._from)
        shutil.rmtree(self.folder / "data" / "gegl-0.4")

    @property
    def environment(self):
        own = self.find_folder("gegl-0.4", "pluginsdir")
        return {**super().environment,
                "GEGL_PATH": f"{own}{os.pathsep}{self._modules}"}


class Prefix(harness.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(cls.enterClassContext(
            tempfile.TemporaryDirectory(prefix="lattice-noise-")))
        cls.folder.chmod(0o755)
        cls.tree = cls.folder / "build"
        cls.home = cls.folder / "home"
        cls.prefix = cls.home / ".local"
        cls.prefix.mkdir(parents=True)
        run("meson", "setup", cls.tree, installed.ROOT, "-Dtests=false",
            f"--prefix={cls.prefix}", "-Disas=sse2", "-Doptimization=1")
        run("meson", "compile", "-C", cls.tree)
        if os.geteuid() == 0:
            run("chown", "-R", f"{installed.NOBODY}:{installed.NOBODY}",
                cls.folder)
        libdir = installed.options(cls.tree)["libdir"]
        cls.dirs = {
            "libdir": libdir, "gegl": f"{libdir}/gegl-0.4",
            "gimp": f"{libdir}/gimp/{harness.GENERATION}.0/plug-ins"}
        cls.install()
        cls.core = harness.goldens.Core(harness.BUILD)

    @classmethod
    def install(cls, *words):
        run(*installed.without_rights("meson", "install", "--no-rebuild", "-C",
                                      cls.tree, *words), HOME=str(cls.home))

    def expected(self):
        built = installed.introspect(self.tree, "--installed").values()
        version = installed.introspect(self.tree, "--projectinfo")["version"]
        return installed.expected_files(
            **self.dirs, version=version,
            soversion=".".join(version.split(".")[:2]),
            tool=f"{self.prefix}/bin/lattice-noise" in built,
            pages=shutil.which("cmark-gfm") is not None)

    def test_1_every_file_is_known(self):
        self.assertEqual(installed.files_below(self.prefix), self.expected())

    def test_2_gegl_draws(self):
        picture = self.folder / "picture.png"
        answer = self.start_gimp().run_command(
            ["gegl", "-o", picture, "--", "lattice:noise", "scale=20", "crop",
             "width=64", "height=48"])
        self.assertQuiet(answer)
        self.assertGreater(picture.stat().st_size, 1000)

    @classmethod
    def start_gimp(cls):
        gimp = InstalledGimp(cls.prefix, cls.dirs["gimp"], cls.dirs["gegl"])
        cls.addClassCleanup(gimp.close)
        return gimp

    def test_3_gimp_draws_a_preset(self):
        answer = self.start_gimp().run(f"""
            (define image (test-image {SIZE[0]} {SIZE[1]} RGB test-u8))
            (define drawable (test-layer image "a" 0 0 {SIZE[0]} {SIZE[1]} #f))
            (test-noise-by-preset image drawable "marble" 0 "" "no")
            (test-dump "marble" drawable)""")
        self.assertQuiet(answer)
        # Fitted to the image, from pictures of 512 pixels.
        self.assertNoise(answer.picture("marble"),
                         f"{harness.goldens.preset('marble')} "
                         f"size={100 * min(SIZE) / 512}", (0, 0), "marble")

    def test_4_uninstalling_leaves_nothing(self):
        run(*installed.without_rights("ninja", "-C", self.tree, "uninstall"),
            HOME=str(self.home))
        self.assertEqual(installed.files_below(self.prefix), [])

    def test_5_destdir_goes_before_the_prefix(self):
        staged = self.folder / "staged"
        self.install("--destdir", staged)
        self.assertEqual(installed.files_below(staged),
                         sorted(str(self.prefix / name)[1:]
                                for name in self.expected()))

    def test_the_prefix_of_gegl_means_the_folder_of_gegl(self):
        def variable(name):
            return run("pkg-config", f"--variable={name}", "gegl-0.4").strip()
        tree = self.folder / "system"
        run("meson", "setup", tree, installed.ROOT, "-Dtests=false",
            f"--prefix={variable('prefix')}")
        self.assertIn(f"{variable('pluginsdir')}/lattice-noise.so",
                      installed.introspect(tree, "--installed").values())


if installed.without_rights("true") is None:
    print("skipped: run as root, and nobody may not read this checkout")
    sys.exit(installed.SKIPPED)
harness.main()
