/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise of grain: gray noise of a few octaves, whose spectrum resembles
 * that of scanned film, and for colors one octave more for each of them.
 *
 * Eyes see brightness far more sharply than color.  So the colors' octave is
 * Perlin noise, which costs a third of simplex noise in cells this fine, and
 * whose leaning towards the axes shows in brightness only.
 */
#include "film.h"

#include "operating.h"

/* Cells of the coarsest octave for a grain of one pixel: the grains that are
 * seen are those of the second octave, which is also the colors'. */
#define CELLS_OF_GRAIN  3.0
#define CELLS_OF_COLORS 1.5

/* There are up to three octaves; those with cells smaller than this, in pixels,
 * would hardly be seen. */
#define MOST_OCTAVES  3.0
#define SMALLEST_CELL 1.2

/* The noise of colors has the seed with other bits from this one on: those of
 * properties have 31. */
#define OTHER_SEEDS 40

/* Up to this level of reduction, all pixels of the full picture are drawn. */
#define EXACT_LEVEL 3

/* As many octaves as are seen: a whole one more for each doubling of the scale,
 * and a fraction of it in between. */
static double
count_octaves(double scale)
{
    double octaves = 1.0;

    while (octaves < MOST_OCTAVES && scale >= 2.0 * SMALLEST_CELL) {
        scale /= 2.0;
        octaves += 1.0;
    }
    octaves += MAX(scale / SMALLEST_CELL - 1.0, 0.0);
    return MIN(octaves, MOST_OCTAVES);
}

static NoiseParams
gray_params(const FilmLook *look)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = NOISE_ALGORITHM_SIMPLEX;
    params.scale = look->size * CELLS_OF_GRAIN;
    params.octaves = count_octaves(params.scale);
    params.persistence = 0.25 + 1.5 * look->roughness;
    params.hardness = 50.0 - 100.0 * look->softness;
    params.seed = look->seed;
    return params;
}

static NoiseParams
color_params(const FilmLook *look, int k)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = NOISE_ALGORITHM_PERLIN;
    params.scale = look->size * CELLS_OF_COLORS;
    params.octaves = 1.0;
    params.seed = look->seed ^ ((uint64_t)(k + 1) << OTHER_SEEDS);
    return params;
}

/* All parameters are within their limits; checking rounds them. */
static gboolean
set_plan(NoisePlan **plan, NoiseParams params)
{
    noise_params_check(&params, NULL);
    return operating_update_plan(plan, &params, NULL);
}

gboolean
film_set(Film *film, const FilmLook *look)
{
    film->color_share = (float)look->color;
    if (!set_plan(&film->gray, gray_params(look)))
        return FALSE;
    for (int k = 0; film->color_share > 0.0f && k < 3; k++) {
        if (!set_plan(&film->colors[k], color_params(look, k)))
            return FALSE;
    }
    return TRUE;
}

void
film_clear(Film *film)
{
    g_clear_pointer(&film->gray, noise_plan_free);
    for (int k = 0; k < 3; k++)
        g_clear_pointer(&film->colors[k], noise_plan_free);
}

int
film_channels(const Film *film)
{
    return film->color_share > 0.0f ? 3 : 1;
}

/* Draws one row of means of side x side pixels of the finer region. */
static void
render_row(const NoisePlan *plan, const NoiseRegion *finer, float *fine,
           float *row)
{
    const int side = finer->height;
    const int width = finer->width / side;

    noise_render(plan, finer, fine, finer->width);
    for (int x = 0; x < width; x++) {
        float sum = 0.0f;
        for (int y = 0; y < side; y++) {
            for (int i = 0; i < side; i++)
                sum += fine[y * finer->width + x * side + i];
        }
        row[x] = sum / (float)(side * side);
    }
}

/* As noise_render(), but at levels above 0 each pixel is the mean of those that
 * it covers: fine noise, which noise_render() fades out, keeps the contrast that
 * reducing leaves it.  It takes as long as drawing the picture at full size;
 * from level 4 on less, and is faded.  All plans here draw one channel. */
static void
render(const NoisePlan *plan, const NoiseRegion *region, float *pixels)
{
    const int levels = MIN(region->level, EXACT_LEVEL);
    const int side = 1 << levels;
    NoiseRegion finer = *region;

    if (levels == 0) {
        noise_render(plan, region, pixels, region->width);
        return;
    }
    finer.level -= levels;
    finer.x *= side;
    finer.width *= side;
    finer.height = side;
    g_autofree float *fine = g_new(float, (gsize)finer.width *(gsize)side);
    for (int y = 0; y < region->height; y++) {
        finer.y = (region->y + y) * side;
        render_row(plan, &finer, fine, pixels + (gsize)y * region->width);
    }
}

/* Mixes n pixels of gray noise into a color's. */
static void
mix(const float *gray, float color_share, int n, float *color)
{
    for (int i = 0; i < n; i++)
        color[i] = gray[i] + color_share * (color[i] - gray[i]);
}

void
film_render(const Film *film, const NoiseRegion *region, float *planes)
{
    const int n = region->width * region->height;

    if (film_channels(film) == 1) {
        render(film->gray, region, planes);
        return;
    }
    g_autofree float *gray = g_new(float, (gsize)n);
    render(film->gray, region, gray);
    for (int k = 0; k < 3; k++) {
        float *color = planes + (gsize)k * (gsize)n;
        render(film->colors[k], region, color);
        mix(gray, film->color_share, n, color);
    }
}
