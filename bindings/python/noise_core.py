# SPDX-License-Identifier: MIT
"""Lattice Noise for Python: the same numbers as the library in C, as NumPy arrays.

    import noise_core

    noise = noise_core.Noise(noise_core.preset("marble"))
    pixels = noise.render(512, 512)

One file: beside it lies the library that it loads, or NOISE_CORE names one that has
the presets, too."""

import ctypes
import os
import pathlib

import numpy

__all__ = ["Noise", "Refused", "preset", "presets"]


class Refused(ValueError):
    """What is wrong, in which field, and what to do."""


class _Region(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int32) for name in (
        "x", "y", "width", "height", "level", "origin_x", "origin_y", "encoding")]


class _Points(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in "xyzw"]


class _Volume(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int64) for name in "xyz"),
        *((name, ctypes.c_int32) for name in ("width", "height", "depth")),
        ("step", ctypes.c_double),
        *((name, ctypes.c_ssize_t) for name in ("row_stride", "slice_stride")),
    ]


def _load():
    """The library, with the types of what is called here."""
    beside = pathlib.Path(__file__).resolve().with_name("_noise_core.so")
    core = ctypes.CDLL(os.environ.get("NOISE_CORE", str(beside)))
    text, plan, number = ctypes.c_char_p, ctypes.c_void_p, ctypes.c_double
    memory, size = ctypes.c_void_p, ctypes.c_size_t
    for name, result, *arguments in (
        ("noise_plan_new_from_recipe", plan, text, memory),
        ("noise_plan_new_seamless", plan, text, number, number, memory),
        ("noise_plan_free", None, plan),
        ("noise_plan_channels", ctypes.c_int, plan),
        ("noise_error_print", None, memory, memory, text, size),
        ("noise_render", ctypes.c_bool, plan, memory, memory, ctypes.c_ssize_t),
        ("noise_render_volume", ctypes.c_bool, plan, memory, memory, memory),
        ("noise_evaluate", None, plan, size, memory, memory, memory),
        ("noise_preset_name", text, size),
        ("noise_preset_recipe", text, text),
    ):
        function = getattr(core, name)
        function.restype, function.argtypes = result, arguments
    return core


_core = _load()


def _encode(text):
    if "\0" in text:
        raise Refused("A text must not contain a zero character")
    return text.encode()


def _check_range(bits, **numbers):
    """ctypes would cut larger numbers."""
    for name, number in numbers.items():
        if not -2 ** (bits - 1) <= number < 2 ** (bits - 1):
            raise Refused(f"{name} is {number}, which is too large")


def presets():
    """The names of all presets."""
    names = []
    while (name := _core.noise_preset_name(len(names))) is not None:
        names.append(name.decode())
    return names


def preset(name):
    """The recipe of a preset."""
    recipe = _core.noise_preset_recipe(_encode(name))
    if recipe is None:
        raise Refused(f'There is no preset "{name}"; presets() lists them')
    return recipe.decode()


class Noise:
    """A recipe made ready.  Threads may share one: drawing takes no lock, Python's
    included."""

    def __init__(self, recipe, seamless=None):
        """seamless: a width and height in pixels, after which the picture repeats;
        its cells are made smaller if they would not fit."""
        self._plan = None
        error = ctypes.create_string_buffer(1024)
        if seamless is None:
            plan = _core.noise_plan_new_from_recipe(_encode(recipe), error)
        else:
            plan = _core.noise_plan_new_seamless(_encode(recipe), *seamless, error)
        if plan is None:
            sentence = ctypes.create_string_buffer(512)
            _core.noise_error_print(error, None, sentence, len(sentence))
            raise Refused(sentence.value.decode())
        self._plan = plan
        self.recipe = recipe

    def __del__(self):
        if self._plan is not None:
            _core.noise_plan_free(self._plan)

    @property
    def channels(self):
        """Floats in a pixel: 1 (gray), or 4: red, green, blue, straight alpha."""
        return _core.noise_plan_channels(self._plan)

    def render(self, width, height, x=0, y=0, level=0):
        """Pixels from (x, y) on, 0 to 1: (height, width) or (height, width, 4)
        float32.  At level L the picture is 2^L times smaller."""
        n = self.channels
        _check_range(32, width=width, height=height, x=x, y=y, level=level)
        pixels = numpy.zeros((height, width) if n == 1 else (height, width, n),
                             numpy.float32)
        region = _Region(x=x, y=y, width=width, height=height, level=level)
        if not _core.noise_render(self._plan, ctypes.byref(region),
                                  pixels.ctypes.data, width * n):
            raise Refused("The region is too large or too far away")
        return pixels

    def evaluate(self, x, y=0.0, z=None, w=None, slopes=False):
        """Heights at points, x and y in pixels, z and w in cells, whose shapes NumPy
        broadcasts; with slopes also how they rise along the four axes, last."""
        given = [each for each in (x, y, z, w) if each is not None]
        arrays = iter([numpy.array(each, numpy.float64, order="C")
                       for each in numpy.broadcast_arrays(*given)])
        kept = [None if each is None else next(arrays) for each in (x, y, z, w)]
        points = _Points(*(each if each is None else each.ctypes.data
                           for each in kept))
        heights = numpy.empty(kept[0].shape, numpy.float32)
        rises = numpy.empty((*heights.shape, 4), numpy.float32) if slopes else None
        _core.noise_evaluate(self._plan, heights.size, ctypes.byref(points),
                             heights.ctypes.data,
                             rises.ctypes.data if slopes else None)
        return (heights, rises) if slopes else heights

    def volume(self, width, height, depth, start=(0, 0, 0), step=1.0, slopes=False):
        """Heights of voxels, (depth, height, width) float32, from voxel start =
        (x, y, z) on, `step` pixels apart in all directions; with slopes also how
        they rise along x, y and z: (3, depth, height, width)."""
        x, y, z = start
        _check_range(64, x=x, y=y, z=z)
        _check_range(32, width=width, height=height, depth=depth)
        heights = numpy.zeros((depth, height, width), numpy.float32)
        rises = numpy.zeros((3 if slopes else 0, *heights.shape), numpy.float32)
        volume = _Volume(x, y, z, width, height, depth, step, width, width * height)
        axes = (ctypes.c_void_p * 3)(*(each.ctypes.data for each in rises))
        if not _core.noise_render_volume(self._plan, ctypes.byref(volume),
                                         heights.ctypes.data,
                                         axes if slopes else None):
            raise Refused("The volume is too far away, its step too small, or the noise "
                          "has layers")
        return (heights, rises) if slopes else heights
