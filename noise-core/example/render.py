# SPDX-License-Identifier: MIT
"""Renders a gray recipe into a 16-bit picture (PGM), by cffi:

    python3 render.py "lattice-noise/1 scale=40 seed=7" 400 300 > picture.pgm

NOISE_CORE in the environment is the library's file, if the system does not
find it by its name."""

import array
import os
import sys

import cffi

ffi = cffi.FFI()
ffi.cdef("""
typedef struct NoisePlan NoisePlan;
typedef struct NoiseError {
    int problem;
    const void *parameter;
    char value[64];
} NoiseError;
typedef struct NoiseRegion {
    int32_t x, y, width, height, level, origin_x, origin_y;
    int encoding;
} NoiseRegion;
NoisePlan *noise_plan_new_from_recipe(const char *recipe, NoiseError *error);
void noise_plan_free(NoisePlan *plan);
int noise_plan_channels(const NoisePlan *plan);
bool noise_render(const NoisePlan *plan, const NoiseRegion *region,
                  float *pixels, ptrdiff_t row_stride);
void noise_error_print(const NoiseError *error,
                       const char *(*translate)(const char *),
                       char *text, size_t size);
""")
noise = ffi.dlopen(os.environ.get("NOISE_CORE", "noise-core"))


def make_plan(recipe):
    """A plan that is freed with its last reference."""
    error = ffi.new("NoiseError *")
    plan = noise.noise_plan_new_from_recipe(recipe.encode(), error)
    if plan == ffi.NULL:
        sentence = ffi.new("char[256]")
        noise.noise_error_print(error, ffi.NULL, sentence, len(sentence))
        raise ValueError(ffi.string(sentence).decode())
    return ffi.gc(plan, noise.noise_plan_free)


def main():
    recipe, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    plan = make_plan(recipe)
    if noise.noise_plan_channels(plan) != 1:
        raise ValueError("this recipe has colors; give a gray one")
    pixels = ffi.new("float[]", width * height)
    region = ffi.new("NoiseRegion *", {"width": width, "height": height})
    noise.noise_render(plan, region, pixels, width)
    numbers = array.array("H", (int(value * 65535.0 + 0.5)
                                for value in pixels))
    if sys.byteorder == "little":
        numbers.byteswap()
    sys.stdout.buffer.write(b"P5\n%d %d\n65535\n" % (width, height))
    sys.stdout.buffer.write(numbers.tobytes())


main()
