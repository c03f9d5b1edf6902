# SPDX-License-Identifier: MIT
"""Lattice Noise for Python: the same numbers as the library in C, as NumPy arrays.

    import noise_core

    noise = noise_core.Noise(noise_core.preset("marble"))
    pixels = noise.render(512, 512)

This file is the whole module.  It loads the library from _noise_core.so beside it, or
from the file that the environment variable NOISE_CORE names, which must also contain
the presets."""

import ctypes
import operator
import os
import pathlib

import numpy

__all__ = ["Noise", "Refused", "preset", "presets"]

# The largest int32_t and int64_t of C.
_MOST_32, _MOST_64 = 2 ** 31 - 1, 2 ** 63 - 1
_BAD_REGION = "The region is too large or too far from (0, 0), or memory ran out"
# Texts that Python or NumPy would convert to numbers, or take for lists of numbers.
_TEXTS = str, bytes, bytearray


class Refused(ValueError):
    """Says what is wrong, in which field, and what to do."""


class _Region(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int32) for name in (
            "x", "y", "width", "height", "level", "origin_x", "origin_y", "encoding")),
        ("pictures", ctypes.c_void_p),
    ]


class _Points(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in (*"xyzw", "pictures")]


class _Volume(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int64) for name in "xyz"),
        *((name, ctypes.c_int32) for name in ("width", "height", "depth")),
        ("step", ctypes.c_double),
        *((name, ctypes.c_ssize_t) for name in ("row_stride", "slice_stride")),
    ]


def _load():
    """Loads the library, and declares the functions that this module calls."""
    beside = pathlib.Path(__file__).resolve().with_name("_noise_core.so")
    core = ctypes.CDLL(os.environ.get("NOISE_CORE", str(beside)))
    text, plan, number = ctypes.c_char_p, ctypes.c_void_p, ctypes.c_double
    memory, size = ctypes.c_void_p, ctypes.c_size_t
    for name, result, *arguments in (
        ("noise_plan_new_from_text", plan, text, memory),
        ("noise_plan_new_seamless", plan, text, number, number, memory),
        ("noise_plan_free", None, plan),
        ("noise_plan_channels", ctypes.c_int, plan),
        ("noise_error_print", None, memory, memory, text, size),
        ("noise_render", ctypes.c_bool, plan, memory, memory, ctypes.c_ssize_t),
        ("noise_render_heights", ctypes.c_bool, plan, memory, memory, memory,
         ctypes.c_ssize_t),
        ("noise_render_volume", ctypes.c_bool, plan, memory, memory, memory),
        ("noise_evaluate", None, plan, size, memory, memory, memory),
        ("noise_preset_name", text, size),
        ("noise_preset_recipe", text, text),
    ):
        function = getattr(core, name)
        function.restype, function.argtypes = result, arguments
    return core


_core = _load()


class _Plan:
    """Owns a plan, and frees it after the last call that uses it."""

    def __init__(self, address):
        self._as_parameter_ = ctypes.c_void_p(address)

    def __del__(self, free=_core.noise_plan_free):
        # A default argument, because _core may be gone already when Python ends.
        free(self)


# These functions check all arguments, because ctypes would truncate large numbers, and
# pass surplus ones on to C.

def _text(name, text):
    if not isinstance(text, str):
        raise Refused(f"{name} is {text!r}; it must be a string")
    if "\0" in text:
        raise Refused(f"{name} must not contain a null character")
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise Refused(f"{name} cannot be written as UTF-8: {error}") from None


def _whole(name, number, least, most):
    try:
        whole = operator.index(number)
    except TypeError:
        raise Refused(f"{name} is {number!r}; it must be a whole number") from None
    if not least <= whole <= most:
        raise Refused(f"{name} is {whole}; it must be from {least} to {most}")
    return whole


def _real(name, number):
    try:
        if isinstance(number, _TEXTS):
            raise TypeError
        return float(number)
    except (TypeError, ValueError, OverflowError):
        raise Refused(f"{name} is {number!r}; it must be a number") from None


def _several(name, names, numbers):
    """Returns {name: number, ...}; refuses more or fewer numbers than names."""
    try:
        if len(numbers) == len(names) and not isinstance(numbers, _TEXTS):
            return dict(zip(names, numbers))
    except TypeError:
        pass
    raise Refused(f"{name} is {numbers!r}; it must be ({', '.join(names)})")


def _places(name, places):
    array = numpy.asarray(places)
    if array.dtype.kind not in "biuf":
        raise Refused(f"{name} must be a number or an array of numbers")
    return array


def _region(width, height, x, y, level):
    return _Region(
        x=_whole("x", x, -_MOST_32 - 1, _MOST_32),
        y=_whole("y", y, -_MOST_32 - 1, _MOST_32),
        width=_whole("width", width, 0, _MOST_32),
        height=_whole("height", height, 0, _MOST_32),
        level=_whole("level", level, 0, 30))


def presets():
    """Returns the names of all presets."""
    names = []
    while (name := _core.noise_preset_name(len(names))) is not None:
        names.append(name.decode())
    return names


def preset(name):
    """Returns the recipe of a preset."""
    recipe = _core.noise_preset_recipe(_text("name", name))
    if recipe is None:
        raise Refused(f'There is no preset "{name}"; presets() lists all names')
    return recipe.decode()


class Noise:
    """A recipe that is ready to be drawn.  Threads may share it: drawing takes no lock,
    and releases Python's.  All arrays that it returns are float32."""

    def __init__(self, recipe, seamless=None):
        """seamless: (width, height) in pixels, after which the picture repeats; cells
        that would not fit become smaller."""
        error = ctypes.create_string_buffer(1024)
        text = _text("recipe", recipe)
        if seamless is None:
            address = _core.noise_plan_new_from_text(text, error)
        else:
            sides = _several("seamless", ("width", "height"), seamless)
            sides = [_real(name, side) for name, side in sides.items()]
            address = _core.noise_plan_new_seamless(text, *sides, error)
        if address is None:
            sentence = ctypes.create_string_buffer(512)
            _core.noise_error_print(error, None, sentence, len(sentence))
            raise Refused(sentence.value.decode(errors="replace"))
        self._plan = _Plan(address)
        self._made_from = recipe, seamless
        self.recipe = recipe

    def __reduce__(self):
        """Copies and unpickled objects make new plans from the same recipe."""
        return type(self), self._made_from

    @property
    def channels(self):
        """How many floats a pixel has: 1 (gray), or 4 (red, green, blue and straight
        alpha)."""
        return _core.noise_plan_channels(self._plan)

    def render(self, width, height, x=0, y=0, level=0):
        """Draws pixels from (x, y) on.  Returns numbers from 0 to 1, in the shape
        (height, width) or (height, width, 4).  At level L, the picture is 2^L times
        smaller."""
        n = self.channels
        region = _region(width, height, x, y, level)
        size = region.height, region.width
        pixels = numpy.zeros(size if n == 1 else (*size, n), numpy.float32)
        if not _core.noise_render(self._plan, ctypes.byref(region),
                                  pixels.ctypes.data, region.width * n):
            raise Refused(_BAD_REGION)
        return pixels

    def heights(self, width, height, x=0, y=0, level=0, slopes=False):
        """Draws terrain from pixel (x, y) on.  Returns heights from 0 to 1, in the shape
        (height, width); with slopes, returns (heights, slopes): how much the heights
        rise along x and y per pixel of level 0, in the shape (2, height, width)."""
        region = _region(width, height, x, y, level)
        heights = numpy.zeros((region.height, region.width), numpy.float32)
        rises = numpy.zeros((2 if slopes else 0, *heights.shape), numpy.float32)
        axes = (ctypes.c_void_p * 2)(*(each.ctypes.data for each in rises))
        if not _core.noise_render_heights(self._plan, ctypes.byref(region),
                                          heights.ctypes.data,
                                          axes if slopes else None, region.width):
            raise Refused(_BAD_REGION)
        return (heights, rises) if slopes else heights

    def evaluate(self, x, y=0.0, z=None, w=None, slopes=False):
        """Returns the heights at points; x and y are in pixels, z and w in cells, and
        NumPy broadcasts their shapes.  With slopes, returns (heights, slopes): how much
        the heights rise along x, y, z and w, which are the last axis of the slopes."""
        if x is None:
            raise Refused("x must be a number or an array of numbers")
        given = {name: _places(name, each) for name, each in zip("xyzw", (x, y, z, w))
                 if each is not None}
        # Copies, whose numbers are contiguous in memory.
        kept = {name: numpy.array(each, numpy.float64, order="C")
                for name, each in zip(given, numpy.broadcast_arrays(*given.values()))}
        points = _Points(**{name: each.ctypes.data for name, each in kept.items()})
        heights = numpy.empty(kept["x"].shape, numpy.float32)
        rises = numpy.empty((*heights.shape, 4), numpy.float32) if slopes else None
        _core.noise_evaluate(self._plan, heights.size, ctypes.byref(points),
                             heights.ctypes.data,
                             rises.ctypes.data if slopes else None)
        return (heights, rises) if slopes else heights

    def volume(self, width, height, depth, start=(0, 0, 0), step=1.0, slopes=False):
        """Returns the heights of voxels, in the shape (depth, height, width).  The first
        voxel is start = (x, y, z), and voxels are `step` pixels apart in all directions.
        With slopes, returns (heights, slopes): how much the heights rise along x, y and
        z per pixel, in the shape (3, depth, height, width)."""
        first = [_whole(name, number, -_MOST_64 - 1, _MOST_64)
                 for name, number in _several("start", "xyz", start).items()]
        width, height, depth = (
            _whole(name, length, 0, _MOST_32) for name, length in
            (("width", width), ("height", height), ("depth", depth)))
        heights = numpy.zeros((depth, height, width), numpy.float32)
        rises = numpy.zeros((3 if slopes else 0, *heights.shape), numpy.float32)
        volume = _Volume(*first, width, height, depth, _real("step", step),
                         width, width * height)
        axes = (ctypes.c_void_p * 3)(*(each.ctypes.data for each in rises))
        if not _core.noise_render_volume(self._plan, ctypes.byref(volume),
                                         heights.ctypes.data,
                                         axes if slopes else None):
            raise Refused("The volume is too far from (0, 0, 0), its step is too small, "
                          "the noise has layers, or memory ran out")
        return (heights, rises) if slopes else heights
