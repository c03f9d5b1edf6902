/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws film grain.  A few octaves of gray noise have a spectrum like that of
 * scanned film, and each color mixes in one octave of its own.
 *
 * The gray noise is simplex noise.  For the colors' octaves, Perlin noise is good
 * enough, and takes a third as long when cells are this fine.  It favors the
 * directions of the axes, but people would notice this only in brightness, which
 * eyes see far more sharply than color.
 */
#include "film.h"

#include <string.h>

#include "operating.h"
#include "require-memory.h"

/* The cell size of the coarsest gray octave and of the colors' octaves, in pixels,
 * if the grain size is 1.  The second gray octave, which people see as the grain,
 * has cells of the same size as the colors' octaves. */
#define CELLS_OF_GRAIN  3.0
#define CELLS_OF_COLORS 1.5

/* The maximum number of octaves, and the size in pixels below which cells are hardly
 * visible. */
#define MOST_OCTAVES  3.0
#define SMALLEST_CELL 1.2

/* The seeds of the colors' noise differ from the given seed only in this bit and
 * higher ones, so they never equal a seed that a property can have, which has only
 * 31 bits. */
#define OTHER_SEEDS 40

/* Up to this level (NoiseRegion.level), all pixels of the full-size picture are
 * drawn, and averaged. */
#define EXACT_LEVEL 3

/* Returns how many octaves are visible: one more for each doubling of the
 * scale, and a fraction in between. */
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
    params.scale = look->size * CELLS_OF_COLORS;
    params.octaves = 1.0;
    params.seed = look->seed ^ ((uint64_t)(k + 1) << OTHER_SEEDS);
    return params;
}

/* Makes *plan draw one noise, or keeps the plan if it already draws that noise.
 * Fails only if memory runs out, because all parameters are within their limits. */
static gboolean
set_plan(NoisePlan **plan, NoiseParams params)
{
    NoiseRecipe *recipe = operating_make_recipe(&params, NULL);
    const gboolean is_set =
        recipe != NULL && operating_update_plan(plan, NULL, recipe, NULL);

    noise_recipe_free(recipe);
    return is_set;
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

/* Draws one row.  Each of its pixels is the mean of side x side pixels of `finer`, a
 * region that is `side` pixels high. */
static void
render_row(const NoisePlan *plan, const NoiseRegion *finer, float *fine,
           float *row)
{
    const int side = finer->height;
    const int width = finer->width / side;

    lattice_require_memory(noise_render(plan, finer, fine, finer->width));
    for (int x = 0; x < width; x++) {
        float sum = 0.0f;
        for (int y = 0; y < side; y++) {
            for (int i = 0; i < side; i++)
                sum += fine[y * finer->width + x * side + i];
        }
        row[x] = sum / (float)(side * side);
    }
}

/* Draws like noise_render(), but at levels above 0 each pixel is the mean of the
 * full-size pixels that it covers.  Fine noise, which noise_render() fades out, thus
 * keeps as much contrast as it would in a reduced picture.  This takes as long as
 * drawing the picture at full size; above EXACT_LEVEL, it takes less, and the noise
 * fades.  All plans here draw one channel. */
static void
render(const NoisePlan *plan, const NoiseRegion *region, float *pixels)
{
    const int levels = MIN(region->level, EXACT_LEVEL);
    const int side = 1 << levels;
    NoiseRegion finer = *region;

    if (levels == 0) {
        lattice_require_memory(
            noise_render(plan, region, pixels, region->width));
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

void
film_render(const Film *film, const NoiseRegion *region, float *planes)
{
    const int n = region->width * region->height;
    const float share = film->color_share;

    if (film_channels(film) == 1) {
        render(film->gray, region, planes);
        return;
    }
    g_autofree float *gray = g_new(float, (gsize)n);
    render(film->gray, region, gray);
    for (int k = 0; k < 3; k++) {
        float *color = planes + (gsize)k * (gsize)n;
        render(film->colors[k], region, color);
        for (int i = 0; i < n; i++)
            color[i] = gray[i] + share * (color[i] - gray[i]);
    }
}

/* ---- On a picture ----------------------------------------------------- */

/* Grain is added to perceptual values, so it looks the same in linear and perceptual
 * pictures.  A color c becomes c + strength c (1 - c) noise.  With noise from -1 to
 * 1 and a strength from 0 to 1, this stays between 0 and 1, so nothing is clipped,
 * and an area of one color keeps its mean.  If black and white also get grain, the
 * sum is clipped near them, even in float pictures. */

/* The weights of red, green and blue in the brightness that determines the strength
 * of grain (Rec. 709, applied to perceptual values). */
#define RED   0.2126f
#define GREEN 0.7152f
#define BLUE  0.0722f

/* The factor c (1 - c) at middle gray.  If black and white also get grain, this is
 * the factor everywhere. */
#define MIDDLE 0.25f

/* Returns 0 for x <= 0, 1 for x >= 1, and a smooth curve in between. */
static inline float
smooth_step(float x)
{
    const float t = MIN(MAX(x, 0.0f), 1.0f);

    return t * t * (3.0f - 2.0f * t);
}

/* Pixels are processed in blocks with one row for each color, so that compilers can
 * vectorize the loops. */
enum { BLOCK = 256 };

typedef float Row[BLOCK];

/* Copies the colors of n pixels, with n_components floats each, to rows or, if
 * is_back is true, from rows. */
static inline void
copy_colors(float *numbers, int n_components, int n, Row *colors,
            gboolean is_back)
{
    const int n_colors = n_components - (n_components % 2 == 0);

    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n_colors; k++) {
            if (is_back)
                numbers[i * n_components + k] = colors[k][i];
            else
                colors[k][i] = numbers[i * n_components + k];
        }
    }
}

/* Calls copy_colors() with a constant n_components, so that the compiler makes a
 * separate loop for each number of components. */
static void
copy(float *numbers, int n_components, int n, Row *colors, gboolean is_back)
{
    switch (n_components) {
    case 1:
        copy_colors(numbers, 1, n, colors, is_back);
        break;
    case 2:
        copy_colors(numbers, 2, n, colors, is_back);
        break;
    case 3:
        copy_colors(numbers, 3, n, colors, is_back);
        break;
    default:
        copy_colors(numbers, 4, n, colors, is_back);
    }
}

/* Sets the strength of each pixel's grain from its brightness: the strength for
 * shadows at 0, for midtones at 1/2, and for highlights at 1. */
static void
set_strengths(const Development *development, const Row *colors, int n_colors,
              Row strengths)
{
    const float shadows = development->shadows;
    const float rise = development->midtones - shadows;
    const float more = development->highlights - development->midtones;
    Row brightness;

    if (n_colors == 1)
        memcpy(brightness, colors[0], sizeof brightness);
    else {
        for (int i = 0; i < BLOCK; i++)
            brightness[i] =
                RED * colors[0][i] + GREEN * colors[1][i] + BLUE * colors[2][i];
    }
    for (int i = 0; i < BLOCK; i++)
        strengths[i] = shadows + rise * smooth_step(2.0f * brightness[i]) +
                       more * smooth_step(2.0f * brightness[i] - 1.0f);
}

/* Adds grain to one color of n pixels, but not to values outside 0 to 1. */
static void
add_grain(const float *strengths, const float *noise, gboolean keeps_ends,
          int n, float *color)
{
    for (int i = 0; i < n; i++) {
        const float number = color[i];
        const float reach = keeps_ends ? number * (1.0f - number) : MIDDLE;
        const float grainy =
            number + strengths[i] * reach * (2.0f * noise[i] - 1.0f);
        const float clipped = MIN(MAX(grainy, 0.0f), 1.0f);
        color[i] = (number >= 0.0f) & (number <= 1.0f) ? clipped : number;
    }
}

/* Turns one color of n pixels from linear light into perceptual values. */
static void
encode(int n, float *color)
{
    for (int i = 0; i < n; i++) {
        if (color[i] >= 0.0f && color[i] <= 1.0f)
            color[i] = (float)numbers_encode(color[i]);
    }
}

/* Adds to linear light the change that grain has made to the perceptual values.
 * Values without grain stay exactly the same. */
static void
add_light(const float *before, const float *after, int n, float *light)
{
    for (int i = 0; i < n; i++) {
        if (after[i] != before[i]) {
            const float sum = light[i] + (float)(numbers_decode(after[i]) -
                                                 numbers_decode(before[i]));
            light[i] = MIN(MAX(sum, 0.0f), 1.0f); /* rounding may overshoot */
        }
    }
}

/* Adds grain to at most BLOCK pixels.  The planes of noise are `stride` floats
 * apart; if that is 0, all colors share one plane. */
static void
develop_block(const Development *development, const NumberFormat *format,
              const float *noise, gsize stride, int n, float *numbers)
{
    const int n_components = format->n_components;
    const int n_colors = n_components - (format->has_alpha ? 1 : 0);
    Row colors[3] = {{0}}, before[3], light[3], strengths;

    copy(numbers, n_components, n, colors, FALSE);
    if (format->is_linear) {
        memcpy(light, colors, sizeof light);
        for (int k = 0; k < n_colors; k++)
            encode(n, colors[k]);
        memcpy(before, colors, sizeof before);
    }
    set_strengths(development, (const Row *)colors, n_colors, strengths);
    for (int k = 0; k < n_colors; k++)
        add_grain(strengths, noise + (gsize)k * stride, development->keeps_ends,
                  n, colors[k]);
    if (format->is_linear) {
        for (int k = 0; k < n_colors; k++)
            add_light(before[k], colors[k], n, light[k]);
        memcpy(colors, light, sizeof colors);
    }
    copy(numbers, n_components, n, colors, TRUE);
}

void
film_develop(const Development *development, const NumberFormat *format,
             const float *noise, int n_channels, int n, float *numbers)
{
    const gsize stride = n_channels == 1 ? 0 : (gsize)n;

    for (int i = 0; i < n; i += BLOCK)
        develop_block(development, format, noise + i, stride, MIN(BLOCK, n - i),
                      numbers + (gsize)i * (gsize)format->n_components);
}
