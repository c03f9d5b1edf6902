# SPDX-License-Identifier: LGPL-3.0-or-later
"""Makes a color profile that is far from sRGB (ICC.1:2001-04, version 2)."""

import struct

# Wide primaries and the white of D50, as profiles hold them: X, Y, Z.
WHITE = (0.9642, 1.0, 0.8249)
PRIMARIES = {b"rXYZ": (0.7977, 0.2880, 0.0), b"gXYZ": (0.1352, 0.7119, 0.0),
             b"bXYZ": (0.0313, 0.0001, 0.8249)}
GAMMA = 1.8


def _fixed(number):
    return struct.pack(">i", round(number * 65536))


def _xyz(numbers):
    return b"XYZ \0\0\0\0" + b"".join(map(_fixed, numbers))


def _description(text):
    ascii_part = text.encode() + b"\0"
    return (b"desc\0\0\0\0" + struct.pack(">I", len(ascii_part)) + ascii_part
            + bytes(4 + 4 + 2 + 1 + 67))


def make_profile(name="Wide, gamma 1.8"):
    """Returns the bytes of an RGB display profile."""
    curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, round(GAMMA * 256))
    tags = {b"desc": _description(name),
            b"cprt": b"text\0\0\0\0none\0",
            b"wtpt": _xyz(WHITE)}
    tags.update((tag, _xyz(xyz)) for tag, xyz in PRIMARIES.items())
    tags.update((tag, curve) for tag in (b"rTRC", b"gTRC", b"bTRC"))

    table = struct.pack(">I", len(tags))
    data = b""
    start = 128 + 4 + 12 * len(tags)
    for tag, content in tags.items():
        content += bytes(-len(content) % 4)
        table += tag + struct.pack(">II", start + len(data), len(content))
        data += content
    size = start + len(data)
    header = struct.pack(">I4sI4s4s4s12x4s4s28x", size, b"\0\0\0\0",
                         0x02100000, b"mntr", b"RGB ", b"XYZ ", b"acsp",
                         b"\0\0\0\0")
    header += b"".join(map(_fixed, WHITE))
    return header.ljust(128, b"\0") + table + data
