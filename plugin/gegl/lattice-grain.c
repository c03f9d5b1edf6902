/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation lattice:grain: adds film grain to a picture.
 *
 * film.c makes the noise and adds it.  GEGL includes this file many times; see
 * properties.h.
 */
#include "grain.h"

#include "properties.h"

#ifdef GEGL_PROPERTIES

/* clang-format off */

LATTICE_GRAIN_CHOICE_TYPES(PROPERTY_ENUM)

#define NOISE_EACH(KIND) PROPERTY_##KIND
#include "grain.def"

PROPERTY_ORIGIN

/* clang-format on */

#else

#define GEGL_OP_POINT_FILTER
#define GEGL_OP_NAME lattice_grain
/* clang-format off */ /* It would put blanks around the hyphen. */
#define GEGL_OP_C_SOURCE lattice-grain.c
/* clang-format on */

#include <gegl-op.h>

#include "film.h"
#include "numbers.h"
#include "operating.h"

/* What the grain of a film looks like.  The fields have the same units as the
 * parameters in grain.def. */
typedef struct FilmStock {
    double size, roughness, softness, color;
    double strength[3]; /* in shadows, midtones and highlights; percent */
} FilmStock;

/* Chosen by eye; LATTICE_FILM_CUSTOM uses the properties instead. */
static const FilmStock films[] = {
    [LATTICE_FILM_ISO_100] = {1.0, 0.60, 0.60, 0.30, {11, 13, 8}},
    [LATTICE_FILM_ISO_200] = {1.2, 0.58, 0.58, 0.33, {15, 17, 11}},
    [LATTICE_FILM_ISO_400] = {1.4, 0.55, 0.55, 0.36, {21, 25, 15}},
    [LATTICE_FILM_ISO_800] = {1.7, 0.52, 0.52, 0.38, {30, 33, 21}},
    [LATTICE_FILM_ISO_1600] = {2.0, 0.50, 0.50, 0.42, {42, 44, 28}},
    [LATTICE_FILM_ISO_3200] = {2.4, 0.48, 0.46, 0.45, {57, 57, 36}},
    [LATTICE_FILM_ISO_6400] = {2.9, 0.45, 0.42, 0.49, {77, 73, 45}},
    [LATTICE_FILM_NEGATIVE] = {1.6, 0.45, 0.60, 0.46, {33, 33, 29}},
    [LATTICE_FILM_SLIDE] = {1.0, 0.50, 0.65, 0.41, {24, 16, 5}},
    [LATTICE_FILM_GRAY_FINE] = {1.2, 0.60, 0.55, 0.00, {18, 26, 22}},
    [LATTICE_FILM_GRAY] = {1.8, 0.55, 0.45, 0.00, {34, 46, 36}},
    [LATTICE_FILM_GRAY_PUSHED] = {2.6, 0.85, 0.50, 0.00, {60, 75, 60}},
    [LATTICE_FILM_SMALL] = {4.5, 0.45, 0.50, 0.38, {44, 49, 35}},
    [LATTICE_FILM_SENSOR] = {0.7, 1.00, 0.50, 0.60, {65, 37, 15}},
};

/* How many rows are drawn at a time: few enough for their pixels to stay in the
 * cache. */
#define BAND 32

/* The state of an instance of the operation; kept in user_data. */
typedef struct Grain {
    gboolean is_ready; /* FALSE: memory runs out */
    Film film;
    NumberFormat format;
    Development development;
} Grain;

static FilmStock
get_stock(const GeglProperties *properties)
{
    if (properties->film != LATTICE_FILM_CUSTOM)
        return films[properties->film];
    return (FilmStock){.size = properties->size,
                       .roughness = properties->roughness,
                       .softness = properties->softness,
                       .color = properties->color,
                       .strength = {properties->shadows, properties->midtones,
                                    properties->highlights}};
}

static float
get_strength(const GeglProperties *properties, double percent)
{
    const double strength = percent / 100.0 * properties->strength / 100.0;

    return (float)MIN(strength, 1.0);
}

static void
prepare(GeglOperation *operation)
{
    GeglProperties *properties = GEGL_PROPERTIES(operation);
    const FilmStock stock = get_stock(properties);
    Grain *grain = properties->user_data;

    if (grain == NULL)
        properties->user_data = grain = g_new0(Grain, 1);
    grain->is_ready = film_set(
        &grain->film,
        &(FilmLook){.size = stock.size * properties->magnification / 100.0,
                    .roughness = stock.roughness,
                    .softness = stock.softness,
                    .color = stock.color,
                    .seed = properties->seed});
    grain->development = (Development){
        .shadows = get_strength(properties, stock.strength[0]),
        .midtones = get_strength(properties, stock.strength[1]),
        .highlights = get_strength(properties, stock.strength[2]),
        .keeps_ends = properties->ends == LATTICE_ENDS_KEPT,
    };
    grain->format = number_format_set(operation);
}

static void
finalize(GObject *object)
{
    GeglProperties *properties = GEGL_PROPERTIES(object);
    Grain *grain = properties->user_data;

    if (grain != NULL)
        film_clear(&grain->film);
    g_clear_pointer(&properties->user_data, g_free);
    G_OBJECT_CLASS(gegl_op_parent_class)->finalize(object);
}

static void
draw_band(const Grain *grain, const NoiseRegion *region, const char *input,
          char *output)
{
    const NumberFormat *format = &grain->format;
    const int n = region->width * region->height;
    const int n_channels = film_channels(&grain->film);
    g_autofree float *noise = g_new(float, (gsize)n *(gsize)n_channels);
    g_autofree float *numbers =
        g_new(float, (gsize)n *(gsize)format->n_components);

    /* This ends the program only if memory runs out: coordinates cannot overflow,
     * because GEGL's fit into an int even after they are multiplied by 2^level. */
    film_render(&grain->film, region, noise);
    numbers_read(format, input, n, numbers);
    film_develop(&grain->development, format, noise, n_channels, n, numbers);
    numbers_write(format, numbers, n, output);
}

static gboolean
process(GeglOperation *operation, void *input, void *output,
        glong n_pixels G_GNUC_UNUSED, const GeglRectangle *roi, gint level)
{
    const GeglProperties *properties = GEGL_PROPERTIES(operation);
    const Grain *grain = properties->user_data;
    const gsize row_bytes =
        (gsize)roi->width *
        (gsize)babl_format_get_bytes_per_pixel(grain->format.babl);

    for (int y = 0; grain->is_ready && y < roi->height; y += BAND) {
        const NoiseRegion region = {.x = roi->x,
                                    .y = roi->y + y,
                                    .width = roi->width,
                                    .height = MIN(BAND, roi->height - y),
                                    .level = level,
                                    .origin_x = properties->origin_x,
                                    .origin_y = properties->origin_y};
        draw_band(grain, &region, (const char *)input + (gsize)y * row_bytes,
                  (char *)output + (gsize)y * row_bytes);
    }
    return grain->is_ready;
}

static gboolean
process_or_pass(GeglOperation *operation, GeglOperationContext *context,
                const char *pad, const GeglRectangle *roi, gint level)
{
    return GEGL_PROPERTIES(operation)->strength > 0.0
               ? GEGL_OPERATION_CLASS(gegl_op_parent_class)
                     ->process(operation, context, pad, roi, level)
               : operating_pass(context);
}

static void
gegl_op_class_init(GeglOpClass *klass)
{
    GeglOperationClass *operation_class = GEGL_OPERATION_CLASS(klass);

    G_OBJECT_CLASS(klass)->finalize = finalize;
    operation_class->prepare = prepare;
    operation_class->process = process_or_pass;
    GEGL_OPERATION_POINT_FILTER_CLASS(klass)->process = process;

    /* Change op-version only if saved pictures would change: GIMP discards
     * filters saved with another version. */
    gegl_operation_class_set_keys(
        operation_class, "name", LATTICE_GRAIN_OPERATION, "title",
        _(LATTICE_GRAIN_TITLE), "description", _(LATTICE_GRAIN_BLURB),
        "categories", "noise", "reference-composition",
        REFERENCE_OF_FILTER(LATTICE_GRAIN_OPERATION), "reference-hash",
        "e17064d4d3c88ee6674f77f3a6b32f94", "position-dependent", "true",
        "op-version", "1:0", "gimp:menu-path", LATTICE_GRAIN_MENU,
        "gimp:menu-label", _(LATTICE_GRAIN_LABEL), NULL);
}

#endif
