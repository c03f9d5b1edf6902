# SPDX-License-Identifier: LGPL-3.0-or-later
"""The gegl command filters a picture of 30000 x 30000 pixels from a file to a file
in a small part of its 2.7 GB, and any part of it is what a small graph draws.

PNG, because GEGL's other savers cannot: docs/performance.md.  Takes about half an
hour of two cores, and 12 GB of disk."""

import os
import shutil
import struct
import subprocess
import unittest
import zlib

import operation
import picture

SIDE = 30000

# GEGL's cache of tiles, in MiB; what is beyond goes to a file.  The most memory
# that a run may have beside it: 80 MiB were seen, whether the picture has 64 or
# 900 million pixels.
CACHE = 128
BESIDE = 192

GIB = 1 << 30
DISK = 12 * GIB

# Seconds; on a busy machine a run was seen to take 500.
TIME_LIMIT = 3600

# x, y, width and height of parts that cross all rows or all columns, none of them
# at the border of a tile.
PARTS = [(14987, 0, 61, SIDE), (0, 20011, SIDE, 53)]

# The picture is a tile of so many pixels a side, repeated; no power of two, so
# that the tiles of GEGL differ.
TILE = 250


def pixel(x, y):
    """Slopes, and edges to see displacement by."""
    light = 60 if (x // 25 + y // 25) % 2 else 0
    return bytes((x * 3 // 4 + light, y * 3 // 4 + light, x * y // 350))


def pack(rows):
    """Rows that can be appended to others in a PNG."""
    packer = zlib.compressobj(1, zlib.DEFLATED, -15)
    return packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)


def write_picture(path, part):
    """Writes a part of the picture.  The same tiles, packed once, are repeated:
    so it takes two seconds."""
    left, top, width, height = part
    band = b""
    for y in range(top, top + TILE):
        row = b"".join(pixel(x, y % TILE) for x in range(TILE))
        row = row * (width // TILE + 2)
        start = 3 * (left % TILE)
        band += b"\0" + row[start:start + 3 * width]
    packed, check = pack(band), 1
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(picture.png_chunk(b"IHDR", struct.pack(
            ">IIBBBBB", width, height, 8, 2, 0, 0, 0)))
        file.write(picture.png_chunk(b"IDAT", b"\x78\x01"))
        for y in range(0, height, TILE):
            rows = band[:(height - y) * (3 * width + 1)]
            check = zlib.adler32(rows, check)
            file.write(picture.png_chunk(
                b"IDAT", packed if len(rows) == len(band) else pack(rows)))
        file.write(picture.png_chunk(b"IDAT", zlib.compressobj(
            1, zlib.DEFLATED, -15).flush() + struct.pack(">I", check)))
        file.write(picture.png_chunk(b"IEND", b""))


def crop(part):
    return "crop x={} y={} width={} height={}".format(*part).split()


class Streaming(operation.TestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = cls.operation.folder
        if shutil.disk_usage(cls.folder).free < DISK:
            raise unittest.SkipTest(f"needs {DISK // GIB} GiB of disk")
        cls.big = cls.folder / "big.png"
        write_picture(cls.big, (0, 0, SIDE, SIDE))
        cls.swap = cls.folder / "swap"
        cls.swap.mkdir()

    def gegl(self, output, *chain):
        """Runs the gegl command; returns its peak of memory, in MiB."""
        path = self.folder / output
        words = ["gegl", "-o", str(path), "--", *map(str, chain)]
        with open(self.folder / "log", "w+b") as log:
            process = subprocess.Popen(
                ["timeout", str(TIME_LIMIT), *words], stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, cwd=self.folder,
                env={**self.operation.environment,
                     "GEGL_CACHE_SIZE": str(CACHE),
                     "GEGL_SWAP": str(self.swap)})
            # Of `timeout` and the gegl that it has waited for.
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            log.seek(0)
            said = log.read().decode(errors="replace")
        self.assertEqual(process.returncode, 0, said)
        self.assertTrue(path.exists(), said)
        return usage.ru_maxrss / 1024

    def draw_small(self, part, reach, filter_):
        """A part of the filtered picture, of a graph that has no more of the
        picture than it needs."""
        x, y, width, height = part
        left, top = max(x - reach, 0), max(y - reach, 0)
        right = min(x + width + reach, SIDE)
        bottom = min(y + height + reach, SIDE)
        small = self.folder / "small.png"
        write_picture(small, (left, top, right - left, bottom - top))
        self.gegl("small.ppm", "gegl:png-load", f"path={small}", "translate",
                  f"x={left}", f"y={top}", *filter_.split(), *crop(part))
        return picture.read_ppm(self.folder / "small.ppm")

    def check(self, filter_, reach):
        """reach: how far away the pixels are that a pixel is made of."""
        peak = self.gegl("out.png", "gegl:png-load", f"path={self.big}",
                         *filter_.split(), *crop((0, 0, SIDE, SIDE)))
        print(f"{filter_}: {peak:.0f} MiB")
        self.assertLess(peak, CACHE + BESIDE)
        for part in PARTS:
            self.gegl("part.ppm", "gegl:png-load",
                      f"path={self.folder / 'out.png'}", *crop(part))
            drawn = picture.read_ppm(self.folder / "part.ppm")
            expected = self.draw_small(part, reach, filter_)
            self.assertEqual(drawn[:3], (*part[2:], 3))
            self.assertEqual(expected[:3], drawn[:3])
            self.assertSame(drawn[3], expected[3], f"{filter_}: {part}")

    def test_grain(self):
        self.check("lattice:grain film=iso-1600 seed=5", reach=0)

    def test_displacement(self):
        """It moves pixels by up to 90, and cubic interpolation looks at two
        more."""
        self.check("lattice:displace effect=custom amount=90 scale=70 seed=5",
                   reach=100)


operation.main()
