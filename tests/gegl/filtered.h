/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures, and operations that filter them, for tests.
 */
#ifndef FILTERED_H
#define FILTERED_H

#include <string.h>

#include <gegl.h>

#include "check.h"

/* An operation on a picture. */
typedef struct Filtered {
    GeglNode *graph, *filter;
} Filtered;

/* The graph keeps its own reference to the picture. */
static inline Filtered
filtered_new(GeglBuffer *picture, const char *operation)
{
    Filtered filtered = {.graph = gegl_node_new()};
    GeglNode *source =
        gegl_node_new_child(filtered.graph, "operation", "gegl:buffer-source",
                            "buffer", picture, NULL);

    filtered.filter =
        gegl_node_new_child(filtered.graph, "operation", operation, NULL);
    gegl_node_link(source, filtered.filter);
    return filtered;
}

static inline void
filtered_free(Filtered *filtered)
{
    g_object_unref(filtered->graph);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Filtered, filtered_free)

/* Sets an enum property to the choice of a nick. */
static inline void
filtered_choose(const Filtered *filtered, const char *property,
                const char *nick)
{
    const GParamSpec *spec =
        gegl_node_find_property(filtered->filter, property);
    const GEnumValue *value =
        g_enum_get_value_by_nick(G_PARAM_SPEC_ENUM(spec)->enum_class, nick);

    CHECK(value != NULL);
    gegl_node_set(filtered->filter, property, value->value, NULL);
}

/* Draws an area, reduced by a scale, in a format; free with g_free(). */
static inline void *
filtered_draw(const Filtered *filtered, double scale, const GeglRectangle *area,
              const Babl *format)
{
    char *pixels = g_malloc0((gsize)area->width * (gsize)area->height *
                             (gsize)babl_format_get_bytes_per_pixel(format));

    gegl_node_blit(filtered->filter, scale, area, format, pixels,
                   GEGL_AUTO_ROWSTRIDE, GEGL_BLIT_DEFAULT);
    return pixels;
}

/* The bytes of an area in a format. */
static inline gsize
count_bytes(const GeglRectangle *area, const Babl *format)
{
    return (gsize)area->width * (gsize)area->height *
           (gsize)babl_format_get_bytes_per_pixel(format);
}

/* A picture's pixels in its own format; free with g_free(). */
static inline void *
get_pixels(GeglBuffer *picture, const GeglRectangle *area)
{
    const Babl *format = gegl_buffer_get_format(picture);
    void *pixels = g_malloc(count_bytes(area, format));

    gegl_buffer_get(picture, area, 1.0, format, pixels, GEGL_AUTO_ROWSTRIDE,
                    GEGL_ABYSS_NONE);
    return pixels;
}

/* Whether any of a picture's bits are changed by an operation on it. */
static inline gboolean
changes(const Filtered *filtered, GeglBuffer *picture,
        const GeglRectangle *area)
{
    const Babl *format = gegl_buffer_get_format(picture);
    g_autofree void *before = get_pixels(picture, area);
    g_autofree void *after = filtered_draw(filtered, 1.0, area, format);

    return memcmp(before, after, count_bytes(area, format)) != 0;
}

/* A picture of random bytes, or of random floats from 0 to 1; free with
 * g_object_unref(). */
static inline GeglBuffer *
new_random_picture(const GeglRectangle *area, const Babl *format)
{
    GeglBuffer *picture = gegl_buffer_new(area, format);
    const gsize size = count_bytes(area, format);
    const gboolean is_float =
        babl_format_get_type(format, 0) == babl_type("float");
    g_autofree char *pixels = g_malloc(size);
    uint64_t state = 88172645463325252u;

    for (gsize i = 0; i < size / sizeof(float) && is_float; i++)
        ((float *)(void *)pixels)[i] =
            (float)check_random_real(&state, 0.0, 1.0);
    for (gsize i = 0; i < size && !is_float; i++)
        pixels[i] = (char)check_random(&state);
    gegl_buffer_set(picture, area, 0, format, pixels, GEGL_AUTO_ROWSTRIDE);
    return picture;
}

/* A picture of n floats in a format of floats, row by row. */
static inline GeglBuffer *
new_picture(const GeglRectangle *area, const Babl *format, const float *numbers)
{
    GeglBuffer *picture = gegl_buffer_new(area, format);

    gegl_buffer_set(picture, area, 0, format, numbers, GEGL_AUTO_ROWSTRIDE);
    return picture;
}

/* A picture with the same number everywhere. */
static inline GeglBuffer *
new_flat_picture(const GeglRectangle *area, const Babl *format, float number)
{
    const gsize n = count_bytes(area, format) / sizeof(float);
    g_autofree float *numbers = g_new(float, n);

    for (gsize i = 0; i < n; i++)
        numbers[i] = number;
    GeglBuffer *picture = new_picture(area, format, numbers);
    return picture;
}

/* FNV-1a of 64 bits (G. Fowler, L. C. Noll, P. Vo). */
static inline uint64_t
hash_bytes(const void *bytes, gsize n)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (gsize i = 0; i < n; i++)
        hash = (hash ^ ((const guint8 *)bytes)[i]) * 0x100000001b3u;
    return hash;
}

/* Whether what is drawn has this hash; prints another one. */
static inline gboolean
has_hash(const Filtered *filtered, const GeglRectangle *area,
         const Babl *format, uint64_t expected)
{
    g_autofree char *drawn = filtered_draw(filtered, 1.0, area, format);
    const uint64_t hash = hash_bytes(drawn, count_bytes(area, format));

    if (hash != expected)
        printf("# %s: 0x%016" G_GINT64_MODIFIER "x\n",
               babl_format_get_encoding(format), hash);
    return hash == expected;
}

/* Whether the area is drawn with the same bits in random pieces, by one thread
 * and by several. */
static inline gboolean
is_the_same_in_pieces(const Filtered *filtered, const GeglRectangle *area,
                      const Babl *format)
{
    g_autofree char *whole = filtered_draw(filtered, 1.0, area, format);
    const gsize n_bytes = (gsize)babl_format_get_bytes_per_pixel(format);
    uint64_t state = 2463534242u;
    gboolean is_same = TRUE;

    for (int i = 0; i < 20 && is_same; i++) {
        const int x = (int)check_random_real(&state, 0, area->width - 1);
        const int y = (int)check_random_real(&state, 0, area->height - 1);
        const GeglRectangle piece = {
            area->x + x, area->y + y,
            1 + (int)check_random_real(&state, 0, area->width - x - 1),
            1 + (int)check_random_real(&state, 0, area->height - y - 1)};
        g_object_set(gegl_config(), "threads", 1 + i % 3, NULL);
        g_autofree char *drawn = filtered_draw(filtered, 1.0, &piece, format);
        for (int row = 0; row < piece.height; row++) {
            const char *expected =
                whole +
                ((gsize)(y + row) * (gsize)area->width + (gsize)x) * n_bytes;
            is_same &= memcmp(drawn + (gsize)row * (gsize)piece.width * n_bytes,
                              expected, (gsize)piece.width * n_bytes) == 0;
        }
    }
    return is_same;
}

#endif
