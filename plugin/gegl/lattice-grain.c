/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation lattice:grain: adds the grain of film to a picture.
 *
 * Grain is a few octaves of simplex noise, whose spectrum resembles that of
 * scanned film.  GEGL includes this file many times; see properties.h.
 */
#include "grain.h"

#include "properties.h"

#ifdef GEGL_PROPERTIES

/* clang-format off */

LATTICE_GRAIN_CHOICE_TYPES(PROPERTY_ENUM)

LATTICE_GRAIN_PARAMETERS(PROPERTY_CHOICE, PROPERTY_REAL, PROPERTY_SEED)

PROPERTY_ORIGIN

/* clang-format on */

#else

#define GEGL_OP_POINT_FILTER
#define GEGL_OP_NAME lattice_grain
/* clang-format off */ /* It would put blanks around the hyphen. */
#define GEGL_OP_C_SOURCE lattice-grain.c
/* clang-format on */

#include <gegl-op.h>

#include <noise/noise.h>

#include "develop.h"
#include "numbers.h"
#include "reduced.h"

/* Cells of the coarsest octave for a grain of one pixel: the grains that are
 * seen are those of the second octave. */
#define CELLS_OF_GRAIN 3.0

/* There are up to three octaves; those with cells smaller than this, in pixels,
 * would hardly be seen. */
#define MOST_OCTAVES   3.0
#define SMALLEST_CELL  1.2

/* What a film looks like; the fields are those of LATTICE_GRAIN_PARAMETERS. */
typedef struct Look {
    double size, roughness, softness;
    double shadows, midtones, highlights;
    double color;
} Look;

/* Chosen by eye; FILM_CUSTOM is what the properties say. */
static const Look films[] = {
    [LATTICE_FILM_ISO_100] = {1.0, 0.60, 0.60, 14, 16, 10, 0.25},
    [LATTICE_FILM_ISO_200] = {1.2, 0.58, 0.58, 18, 21, 13, 0.28},
    [LATTICE_FILM_ISO_400] = {1.4, 0.55, 0.55, 25, 29, 18, 0.32},
    [LATTICE_FILM_ISO_800] = {1.7, 0.52, 0.52, 34, 38, 24, 0.36},
    [LATTICE_FILM_ISO_1600] = {2.0, 0.50, 0.50, 46, 48, 30, 0.42},
    [LATTICE_FILM_ISO_3200] = {2.4, 0.48, 0.46, 60, 60, 38, 0.48},
    [LATTICE_FILM_ISO_6400] = {2.9, 0.45, 0.42, 78, 74, 46, 0.55},
    [LATTICE_FILM_NEGATIVE] = {1.6, 0.45, 0.60, 34, 34, 30, 0.50},
    [LATTICE_FILM_SLIDE] = {1.0, 0.50, 0.65, 26, 18, 6, 0.40},
    [LATTICE_FILM_GRAY_FINE] = {1.2, 0.60, 0.55, 18, 26, 22, 0.0},
    [LATTICE_FILM_GRAY] = {1.8, 0.55, 0.45, 34, 46, 36, 0.0},
    [LATTICE_FILM_GRAY_PUSHED] = {2.2, 0.60, 0.35, 55, 70, 55, 0.0},
    [LATTICE_FILM_SMALL] = {4.5, 0.45, 0.50, 50, 56, 40, 0.35},
    [LATTICE_FILM_SENSOR] = {0.7, 1.00, 0.50, 60, 34, 14, 0.85},
};

/* What an instance draws with, kept in user_data. */
typedef struct Grain {
    NoisePlan *plan; /* NULL: memory is short */
    NumberFormat format;
    Development development;
} Grain;

static Look
find_look(const GeglProperties *properties)
{
    if (properties->film != LATTICE_FILM_CUSTOM)
        return films[properties->film];
    return (Look){properties->size,     properties->roughness,
                  properties->softness, properties->shadows,
                  properties->midtones, properties->highlights,
                  properties->color};
}

static float
find_strength(const GeglProperties *properties, double percent)
{
    const double strength = percent / 100.0 * properties->strength / 100.0;

    return (float)MIN(strength, 1.0);
}

/* As many octaves as are seen: a whole one more for each doubling of the scale,
 * and a fraction of it in between. */
static double
find_octaves(double scale)
{
    double octaves = 1.0;

    while (octaves < MOST_OCTAVES && scale >= 2.0 * SMALLEST_CELL) {
        scale /= 2.0;
        octaves += 1.0;
    }
    octaves += MAX(scale / SMALLEST_CELL - 1.0, 0.0);
    return MIN(octaves, MOST_OCTAVES);
}

/* The noise's parameters; all of them are within their limits. */
static NoiseParams
find_params(const GeglProperties *properties, const Look *look)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = NOISE_ALGORITHM_SIMPLEX;
    params.scale =
        look->size * CELLS_OF_GRAIN * properties->magnification / 100.0;
    params.octaves = find_octaves(params.scale);
    params.persistence = 0.25 + 1.5 * look->roughness;
    params.hardness = 0.75 - 0.5 * look->softness;
    params.seed = properties->seed;
    if (look->color > 0.0) {
        params.coloring = NOISE_COLORING_RGB;
        params.saturation = look->color;
    }
    return params;
}

/* GEGL prepares often with the same parameters, so a plan that draws them is
 * kept. */
static void
prepare(GeglOperation *operation)
{
    GeglProperties *properties = GEGL_PROPERTIES(operation);
    const Look look = find_look(properties);
    NoiseParams params = find_params(properties, &look);
    Grain *grain = properties->user_data;

    if (grain == NULL)
        properties->user_data = grain = g_new0(Grain, 1);
    noise_params_check(&params, NULL);
    if (grain->plan == NULL || !noise_plan_draws(grain->plan, &params)) {
        noise_plan_free(grain->plan);
        grain->plan = noise_plan_new(&params, NULL);
    }
    grain->development = (Development){
        .shadows = find_strength(properties, look.shadows),
        .midtones = find_strength(properties, look.midtones),
        .highlights = find_strength(properties, look.highlights),
        .keeps_ends = properties->ends == LATTICE_ENDS_KEPT,
    };
    grain->format = number_format_find(
        gegl_operation_get_source_format(operation, "input"));
    gegl_operation_set_format(operation, "input", grain->format.babl);
    gegl_operation_set_format(operation, "output", grain->format.babl);
}

static void
finalize(GObject *object)
{
    GeglProperties *properties = GEGL_PROPERTIES(object);
    Grain *grain = properties->user_data;

    if (grain != NULL)
        noise_plan_free(grain->plan);
    g_clear_pointer(&properties->user_data, g_free);
    G_OBJECT_CLASS(gegl_op_parent_class)->finalize(object);
}

static gboolean
process(GeglOperation *operation, void *input, void *output, glong n_pixels,
        const GeglRectangle *roi, gint level)
{
    const GeglProperties *properties = GEGL_PROPERTIES(operation);
    const Grain *grain = properties->user_data;
    const NumberFormat *format = &grain->format;
    const NoiseRegion region = {.x = roi->x,
                                .y = roi->y,
                                .width = roi->width,
                                .height = roi->height,
                                .level = level,
                                .origin_x = properties->origin_x,
                                .origin_y = properties->origin_y};

    if (grain->plan == NULL)
        return FALSE;
    const int n_channels = noise_plan_channels(grain->plan);
    g_autofree float *noise = g_new(float, (gsize)n_pixels *n_channels);
    g_autofree float *numbers =
        g_new(float, (gsize)n_pixels * format->n_components);
    /* Cannot fail: GEGL's coordinates times 2^level fit into an int. */
    reduced_render(grain->plan, &region, noise);
    numbers_read(format, input, (int)n_pixels, numbers);
    develop(&grain->development, format, noise, n_channels, (int)n_pixels,
            numbers);
    numbers_write(format, numbers, (int)n_pixels, output);
    return TRUE;
}

static void
gegl_op_class_init(GeglOpClass *klass)
{
    GeglOperationClass *operation_class = GEGL_OPERATION_CLASS(klass);

    G_OBJECT_CLASS(klass)->finalize = finalize;
    operation_class->prepare = prepare;
    GEGL_OPERATION_POINT_FILTER_CLASS(klass)->process = process;

    /* Change op-version only if saved pictures would change: GIMP discards
     * filters saved with another version. */
    gegl_operation_class_set_keys(
        operation_class, "name", LATTICE_GRAIN_OPERATION, "title",
        _(LATTICE_GRAIN_TITLE), "description", _(LATTICE_GRAIN_BLURB),
        "categories", "noise", "position-dependent", "true", "op-version",
        "1:0", "gimp:menu-path", LATTICE_GRAIN_MENU, "gimp:menu-label",
        _(LATTICE_GRAIN_LABEL), NULL);
}

#endif
