/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes pictures for tests, and operations that filter them.
 */
#ifndef FILTERED_H
#define FILTERED_H

#include <string.h>

#include <gegl.h>

#include "check.h"

/* An operation, the picture that it filters, and the format of both. */
typedef struct Filtered {
    GeglNode *graph, *filter;
    GeglBuffer *picture;
    const Babl *format;
} Filtered;

/* Takes ownership of the picture. */
static inline Filtered
filtered_new(GeglBuffer *picture, const char *operation)
{
    Filtered filtered = {.graph = gegl_node_new(),
                         .picture = picture,
                         .format = gegl_buffer_get_format(picture)};
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
    g_object_unref(filtered->picture);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Filtered, filtered_free)

/* Sets an enum property to the choice with this nick. */
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

/* Returns the number of bytes of an area in a format. */
static inline gsize
count_bytes(const GeglRectangle *area, const Babl *format)
{
    return (gsize)area->width * (gsize)area->height *
           (gsize)babl_format_get_bytes_per_pixel(format);
}

/* Draws an area, reduced by a scale; free with g_free(). */
static inline void *
filtered_draw_area(const Filtered *filtered, double scale,
                   const GeglRectangle *area)
{
    char *pixels = g_malloc0(count_bytes(area, filtered->format));

    gegl_node_blit(filtered->filter, scale, area, filtered->format, pixels,
                   GEGL_AUTO_ROWSTRIDE, GEGL_BLIT_DEFAULT);
    return pixels;
}

/* Draws the area of the picture; free with g_free(). */
static inline void *
filtered_draw(const Filtered *filtered)
{
    return filtered_draw_area(filtered, 1.0,
                              gegl_buffer_get_extent(filtered->picture));
}

/* Returns a picture's pixels in its own format; free with g_free(). */
static inline void *
get_pixels(GeglBuffer *picture)
{
    const GeglRectangle *area = gegl_buffer_get_extent(picture);
    const Babl *format = gegl_buffer_get_format(picture);
    void *pixels = g_malloc(count_bytes(area, format));

    gegl_buffer_get(picture, area, 1.0, format, pixels, GEGL_AUTO_ROWSTRIDE,
                    GEGL_ABYSS_NONE);
    return pixels;
}

/* True if filtering changes any bit of the picture. */
static inline gboolean
filtered_changes(const Filtered *filtered)
{
    const GeglRectangle *area = gegl_buffer_get_extent(filtered->picture);
    g_autofree void *before = get_pixels(filtered->picture);
    g_autofree void *after = filtered_draw(filtered);

    return memcmp(before, after, count_bytes(area, filtered->format)) != 0;
}

/* Makes a picture of random bytes or random floats from 0 to 1; free with
 * g_object_unref(). */
static inline GeglBuffer *
new_random_picture(const GeglRectangle *area, const char *format_name)
{
    const Babl *format = babl_format(format_name);
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

/* Makes a picture from floats, row by row, in a format of floats. */
static inline GeglBuffer *
new_picture(const GeglRectangle *area, const char *format_name,
            const float *numbers)
{
    const Babl *format = babl_format(format_name);
    GeglBuffer *picture = gegl_buffer_new(area, format);

    gegl_buffer_set(picture, area, 0, format, numbers, GEGL_AUTO_ROWSTRIDE);
    return picture;
}

/* Makes a picture with the same number everywhere. */
static inline GeglBuffer *
new_flat_picture(const GeglRectangle *area, const char *format, float number)
{
    const gsize n = count_bytes(area, babl_format(format)) / sizeof(float);
    g_autofree float *numbers = g_new(float, n);

    for (gsize i = 0; i < n; i++)
        numbers[i] = number;
    return new_picture(area, format, numbers);
}

/* Returns a 64-bit FNV-1a hash (G. Fowler, L. C. Noll, P. Vo). */
static inline uint64_t
hash_bytes(const void *bytes, gsize n)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (gsize i = 0; i < n; i++)
        hash = (hash ^ ((const guint8 *)bytes)[i]) * 0x100000001b3u;
    return hash;
}

/* True if the drawn pixels have this hash; otherwise, prints their hash. */
static inline gboolean
filtered_has_hash(const Filtered *filtered, uint64_t expected)
{
    const GeglRectangle *area = gegl_buffer_get_extent(filtered->picture);
    g_autofree char *drawn = filtered_draw(filtered);
    const uint64_t hash =
        hash_bytes(drawn, count_bytes(area, filtered->format));

    if (hash != expected)
        printf("# %s: 0x%016" G_GINT64_MODIFIER "x\n",
               babl_format_get_encoding(filtered->format), hash);
    return hash == expected;
}

/* True if drawing in random pieces gives the same bits, with one thread and with
 * several. */
static inline gboolean
filtered_is_the_same_in_pieces(const Filtered *filtered)
{
    const GeglRectangle *area = gegl_buffer_get_extent(filtered->picture);
    g_autofree char *whole = filtered_draw(filtered);
    const gsize n_bytes =
        (gsize)babl_format_get_bytes_per_pixel(filtered->format);
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
        g_autofree char *drawn = filtered_draw_area(filtered, 1.0, &piece);
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
