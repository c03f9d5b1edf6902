# SPDX-License-Identifier: LGPL-3.0-or-later
"""Reads the pictures that programs write, PNG, PPM and TIFF, and writes PNG for
people to look at."""

import array
import io
import struct
import sys
import zlib

# Components of a pixel, by the number of PNG's color type.
PNG_COMPONENTS = {0: 1, 2: 3, 4: 2, 6: 4}


def _paeth(left, above, corner):
    guess = left + above - corner
    far_left = abs(guess - left)
    far_above = abs(guess - above)
    far_corner = abs(guess - corner)
    if far_left <= far_above and far_left <= far_corner:
        return left
    return above if far_above <= far_corner else corner


def _unfilter(kind, row, above, step):
    """Undoes a row's filter in place; step is how many bytes a pixel has."""
    if kind == 1:
        for i in range(step, len(row)):
            row[i] = (row[i] + row[i - step]) & 255
    elif kind == 2:
        for i, byte in enumerate(above):
            row[i] = (row[i] + byte) & 255
    elif kind == 3:
        for i, byte in enumerate(above):
            left = row[i - step] if i >= step else 0
            row[i] = (row[i] + (left + byte) // 2) & 255
    elif kind == 4:
        for i, byte in enumerate(above):
            left, corner = ((row[i - step], above[i - step]) if i >= step
                            else (0, 0))
            row[i] = (row[i] + _paeth(left, byte, corner)) & 255
    elif kind != 0:
        raise ValueError(f"a PNG row of the unknown filter {kind}")


def _samples(data, bits):
    samples = array.array("B" if bits == 8 else "H", bytes(data))
    if bits == 16 and sys.byteorder == "little":
        samples.byteswap()
    return samples


def png_chunks(stream):
    """The chunks of a PNG, one after the other."""
    kind = None
    if stream.read(8) != b"\x89PNG\r\n\x1a\n":
        raise ValueError("not a PNG file")
    while kind != b"IEND":
        length, kind = struct.unpack(">I4s", stream.read(8))
        content = stream.read(length)
        check, = struct.unpack(">I", stream.read(4))
        if zlib.crc32(kind + content) != check:
            raise ValueError(f"the PNG's {kind} is damaged")
        yield kind, content
    if stream.read(1):
        raise ValueError("something follows the PNG")


def read_png(path):
    """Returns width, height, components of a pixel, and the samples."""
    header, packed = None, b""
    for kind, content in png_chunks(io.BytesIO(path.read_bytes())):
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", content)
        elif kind == b"IDAT":
            packed += content
    width, height, bits, color, _, _, interlaced = header
    if interlaced or bits not in (8, 16) or color not in PNG_COMPONENTS:
        raise ValueError("a kind of PNG that no test writes")
    components = PNG_COMPONENTS[color]
    step = components * bits // 8
    stride = width * step
    data = zlib.decompress(packed)
    rows, above = bytearray(), bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        row = bytearray(data[start + 1:start + 1 + stride])
        _unfilter(data[start], row, above, step)
        rows += row
        above = row
    return width, height, components, _samples(rows, bits)


def read_ppm(path):
    """The same for a binary PPM of 16 bits."""
    data = path.read_bytes()
    kind, width, height, largest = data[:40].split(maxsplit=4)[:4]
    if kind != b"P6" or largest != b"65535":
        raise ValueError("not a PPM file of 16 bits")
    n_bytes = int(width) * int(height) * 6
    return int(width), int(height), 3, _samples(data[-n_bytes:], 16)


# The types of TIFF's fields that are read, and how struct reads them.
TIFF_TYPES = {1: "B", 2: "c", 3: "H", 4: "I", 16: "Q"}


def tiff_fields(data):
    """The fields of a little-endian TIFF or BigTIFF, by their tags."""
    order, version = struct.unpack_from("<2sH", data)
    if order != b"II":
        raise ValueError("not a little-endian TIFF")
    # The offset of the directory; its count, entries and their inline values.
    start, count, entry, inline = {42: ("<I", "<H", "<HHI", 4),
                                   43: ("<8xQ", "<Q", "<HHQ", 8)}[version]
    at, = struct.unpack_from(start, data, 4 if version == 42 else 0)
    n, = struct.unpack_from(count, data, at)
    at += struct.calcsize(count)
    fields = {}
    for _ in range(n):
        tag, kind, length = struct.unpack_from(entry, data, at)
        at += struct.calcsize(entry)
        form = f"<{length}{TIFF_TYPES.get(kind, 'x')}"
        place = at
        if struct.calcsize(form) > inline:
            place, = struct.unpack_from("<I" if inline == 4 else "<Q", data, at)
        fields[tag] = struct.unpack_from(form, data, place)
        at += inline
    return fields


def tiff_pages(data):
    """Of each page of a little-endian TIFF, whether it is a thumbnail of another."""
    pages, at = [], struct.unpack_from("<I", data, 4)[0]
    while at != 0:
        n, = struct.unpack_from("<H", data, at)
        kinds = [kind for tag, kind in struct.iter_unpack(
            "<H6xI", data[at + 2:at + 2 + 12 * n]) if tag == 254]
        pages.append(any(kind & 1 for kind in kinds))
        at, = struct.unpack_from("<I", data, at + 2 + 12 * n)
    return pages


def read_tiff(path):
    """Width, height, components, numbers and fields of a TIFF of strips that are
    not compressed."""
    data = path.read_bytes()
    fields = tiff_fields(data)
    code = {(8, 1): "B", (16, 1): "H", (32, 3): "f"}[fields[258][0],
                                                     fields[339][0]]
    numbers = array.array(code, b"".join(
        data[offset:offset + size]
        for offset, size in zip(fields[273], fields[279])))
    if sys.byteorder == "big":
        numbers.byteswap()
    return fields[256][0], fields[257][0], fields[277][0], numbers, fields


def png_chunk(kind, content):
    return (struct.pack(">I", len(content)) + kind + content +
            struct.pack(">I", zlib.crc32(kind + content)))


def write_png(path, width, height, components, samples):
    """Samples of 8 bits, as bytes, or of 16 bits, as an array.  Quick rather
    than small."""
    bits = 16 if getattr(samples, "typecode", "B") == "H" else 8
    if bits == 16 and sys.byteorder == "little":
        samples = array.array("H", samples)
        samples.byteswap()
    color = next(color for color, n in PNG_COMPONENTS.items()
                 if n == components)
    data = bytes(samples)
    stride = width * components * bits // 8
    rows = b"".join(b"\0" + data[start:start + stride]
                    for start in range(0, len(data), stride))
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" +
        png_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, bits,
                                       color, 0, 0, 0)) +
        png_chunk(b"IDAT", zlib.compress(rows, 1)) +
        png_chunk(b"IEND", b""))
