# SPDX-License-Identifier: LGPL-3.0-or-later
"""Reads the pictures that programs write, PNG, PPM and TIFF, and writes PNG for
people to look at."""

import array
import io
import itertools
import struct
import sys
import zlib

# Components of a pixel, by the number of PNG's color type.
PNG_COMPONENTS = {0: 1, 2: 3, 4: 2, 6: 4}


def _add(row, above):
    """Adds the bytes of two rows, modulo 256: all at once, as two large numbers.  Adds
    the highest bits of bytes separately, so that no sum carries into the next byte."""
    low = int.from_bytes(b"\x7f" * len(row), "big")
    one, other = int.from_bytes(row, "big"), int.from_bytes(above, "big")
    sums = ((one & low) + (other & low)) ^ ((one ^ other) & ~low)
    return bytearray(sums.to_bytes(len(row), "big"))


def _add_means(row, above):
    """Adds to each byte of a channel the mean of what is left of it and above it."""
    left = 0
    for i, byte in enumerate(above):
        row[i] = left = (row[i] + (left + byte) // 2) & 255


def _add_nearest(row, above):
    """Adds to each byte of a channel the neighbor that PNG's Paeth filter chooses."""
    left = corner = 0
    for i, byte in enumerate(above):
        far_left, far_above = byte - corner, left - corner
        far_corner = abs(far_left + far_above)
        far_left, far_above = abs(far_left), abs(far_above)
        if far_left > far_above or far_left > far_corner:
            left = byte if far_above <= far_corner else corner
        row[i] = left = (row[i] + left) & 255
        corner = byte


def _unfilter(kind, row, above, step):
    """Undoes the filter of a row; step is how many bytes a pixel has."""
    if kind not in range(5):
        raise ValueError(f"a PNG row of the unknown filter {kind}")
    if kind == 2:
        return _add(row, above)
    for i in range(step if kind != 0 else 0):
        channel = row[i::step]
        if kind == 1:
            channel = bytes(map((255).__and__, itertools.accumulate(channel)))
        else:
            (_add_means if kind == 3 else _add_nearest)(channel, above[i::step])
        row[i::step] = channel
    return row


def _samples(data, bits):
    samples = array.array("B" if bits == 8 else "H", bytes(data))
    if bits == 16 and sys.byteorder == "little":
        samples.byteswap()
    return samples


def png_chunks(stream):
    """Yields the chunks of a PNG, one after another."""
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


def read_png_rows(path):
    """Returns width, height, bits, components of a pixel, and the rows with their
    filters: for each, the filter's number and the bytes that it has changed."""
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
    data = zlib.decompress(packed)
    if len(data) != height * (1 + width * components * bits // 8):
        raise ValueError("a PNG with too few or too many rows")
    return width, height, bits, components, data


def read_png(path):
    """Returns width, height, components of a pixel, and the samples."""
    width, height, bits, components, data = read_png_rows(path)
    step = components * bits // 8
    stride = width * step
    rows, above = bytearray(), bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        above = _unfilter(
            data[start], bytearray(data[start + 1:start + 1 + stride]), above, step)
        rows += above
    return width, height, components, _samples(rows, bits)


def read_ppm(path):
    """Does the same for a binary PPM of 16 bits."""
    data = path.read_bytes()
    kind, width, height, largest = data[:40].split(maxsplit=4)[:4]
    if kind != b"P6" or largest != b"65535":
        raise ValueError("not a PPM file of 16 bits")
    n_bytes = int(width) * int(height) * 6
    return int(width), int(height), 3, _samples(data[-n_bytes:], 16)


# The types of TIFF fields that are read, and their letters for struct.
TIFF_TYPES = {1: "B", 2: "c", 3: "H", 4: "I", 16: "Q"}


def tiff_fields(data):
    """Returns the fields of a little-endian TIFF or BigTIFF, by their tags."""
    order, version = struct.unpack_from("<2sH", data)
    if order != b"II":
        raise ValueError("not a little-endian TIFF")
    # How to read the directory's offset, its number of entries and an entry, and how
    # many bytes of values an entry can contain.
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
    """Returns for each page of a little-endian TIFF whether it is a thumbnail."""
    pages, at = [], struct.unpack_from("<I", data, 4)[0]
    while at != 0:
        n, = struct.unpack_from("<H", data, at)
        kinds = [kind for tag, kind in struct.iter_unpack(
            "<H6xI", data[at + 2:at + 2 + 12 * n]) if tag == 254]
        pages.append(any(kind & 1 for kind in kinds))
        at, = struct.unpack_from("<I", data, at + 2 + 12 * n)
    return pages


def read_tiff(path):
    """Returns width, height, components, numbers and fields of a TIFF whose strips
    are not compressed."""
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
    """Writes samples of 8 bits, given as bytes, or of 16 bits, given as an array.
    Compresses quickly rather than well."""
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
