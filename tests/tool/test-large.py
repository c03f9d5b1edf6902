# SPDX-License-Identifier: LGPL-3.0-or-later
"""Pictures of 32768 x 32768 pixels are drawn in little memory."""

import os
import shutil
import struct
import subprocess
import tempfile
import zlib

import tool

SIDE = 32768
SIZE = f"{SIDE}x{SIDE}"
RECIPE = "lattice-noise/1 scale=200 octaves=6 seed=5"
RGBA = "lattice-noise/1 scale=200 octaves=2 seed=5 coloring=rgba"

# For each thread and one more: a band of 4 MiB, its samples, and what they are packed
# into; in KiB.
MEMORY = 65536

# Seconds for one picture, on a slow and busy machine.
TIME = 3000


def count_rows(stream):
    """Returns the header of a PNG and how many bytes its rows have, without
    keeping them."""
    unpack, header, n_bytes = zlib.decompressobj(), None, 0
    for kind, content in tool.picture.png_chunks(stream):
        if kind == b"IHDR":
            header = struct.unpack(">IIBB", content[:10])
        elif kind == b"IDAT":
            n_bytes += len(unpack.decompress(content))
    return header, n_bytes + len(unpack.flush())


class Large(tool.TestCase):
    def draw(self, *words, stdout=None):
        """Starts a drawing on two threads."""
        return subprocess.Popen(
            [str(self.program), "render", *words, "-s", SIZE, "--threads", "2"],
            cwd=self.folder, env=self.environment(), stdout=stdout,
            stdin=subprocess.DEVNULL)

    def finish(self, process):
        """Waits for it, and checks its status and memory."""
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(process.returncode, tool.GOOD)
        self.assertLess(used.ru_maxrss, MEMORY)
        print(f"{used.ru_maxrss} KiB, {used.ru_utime:.0f} s")

    def on_disk(self, n_bytes):
        """A folder on the disk of the build, with room for a file."""
        if shutil.disk_usage(tool.build).free < 2 * n_bytes:
            self.skipTest("the disk of the build is too small")
        folder = tempfile.TemporaryDirectory(dir=tool.build)
        self.addCleanup(folder.cleanup)
        return tool.pathlib.Path(folder.name) / "large.tif"

    def test_png_streams(self):
        process = self.draw(RECIPE, "-o", "-", stdout=subprocess.PIPE)
        with process.stdout as stream:
            header, n_bytes = count_rows(stream)
        self.finish(process)
        self.assertEqual(header, (SIDE, SIDE, 8, 0))
        self.assertEqual(n_bytes, SIDE * (SIDE + 1))

    def test_rows_of_a_large_file_are_where_they_belong(self):
        if b"TIFF" not in self.good("--version"):
            self.skipTest("this build has no TIFF")
        # The second one has more than 4 GiB, which takes BigTIFF.
        for recipe, n, version in ((RECIPE, 1, 42), (RGBA, 4, 43)):
            with self.subTest(recipe):
                path = self.on_disk(n * SIDE * SIDE)
                self.finish(self.draw(recipe, "-o", path))
                with open(path, "rb") as file:
                    self.assertEqual(struct.unpack("<2sH", file.read(4)),
                                     (b"II", version))
                    # Strips follow each other behind the header.
                    file.seek(0, os.SEEK_END)
                    self.assertGreater(file.tell(), n * SIDE * SIDE)
                    for y in (0, 1, 12345, SIDE - 1):
                        file.seek((8 if version == 42 else 16) + y * SIDE * n)
                        self.assertPixels(file.read(SIDE * n), recipe, SIDE, 1,
                                          255, n, (0, y))
                path.unlink()


tool.main()
