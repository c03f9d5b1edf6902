// SPDX-License-Identifier: LGPL-3.0-or-later
#include "libnoise.h"

#include <libnoise/noise.h>

namespace
{

void
draw(const noise::module::Module &module, int cell, int width, int height,
     float *pixels)
{
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++)
            pixels[y * width + x] =
                (float)module.GetValue((double)x / cell, (double)y / cell, 0.5);
    }
}

} // namespace

void
libnoise_draw_perlin(int n_octaves, int cell, int width, int height,
                     float *pixels)
{
    noise::module::Perlin perlin;

    perlin.SetOctaveCount(n_octaves);
    draw(perlin, cell, width, height, pixels);
}

void
libnoise_draw_voronoi(int cell, int width, int height, float *pixels)
{
    noise::module::Voronoi voronoi;

    voronoi.EnableDistance();
    draw(voronoi, cell, width, height, pixels);
}
