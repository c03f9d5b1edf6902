/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The numbers that pictures store.
 */
#include "numbers.h"

#include <string.h>

/* babl's models of gray and RGB with straight alpha. */
static const struct {
    const char *name;
    int n_components;
    gboolean is_linear;
} models[] = {
    {"Y", 1, TRUE},        {"YA", 2, TRUE},      {"Y'", 1, FALSE},
    {"Y'A", 2, FALSE},     {"Y~", 1, FALSE},     {"Y~A", 2, FALSE},
    {"RGB", 3, TRUE},      {"RGBA", 4, TRUE},    {"R'G'B'", 3, FALSE},
    {"R'G'B'A", 4, FALSE}, {"R~G~B~", 3, FALSE}, {"R~G~B~A", 4, FALSE},
};

static const char *const types[] = {
    [NUMBER_U8] = "u8", [NUMBER_U16] = "u16", [NUMBER_FLOAT] = "float"};

static NumberType
find_type(const char *name)
{
    NumberType type = NUMBER_U8;

    while (type < NUMBER_FLOAT && strcmp(types[type], name) != 0)
        type++;
    return type;
}

/* The format closest to a picture's; NULL is no picture. */
static NumberFormat
find_format(const Babl *picture)
{
    const Babl *space = picture != NULL ? babl_format_get_space(picture) : NULL;
    const char *encoding =
        picture != NULL ? babl_format_get_encoding(picture) : "";
    g_auto(GStrv) words = g_strsplit(encoding, " ", 2);
    NumberFormat format = {.type = NUMBER_FLOAT, .n_components = 4};
    const char *model = "R'G'B'A";

    for (guint i = 0; i < G_N_ELEMENTS(models) && g_strv_length(words) == 2;
         i++) {
        if (strcmp(models[i].name, words[0]) == 0) {
            model = models[i].name;
            format.type = find_type(words[1]);
            format.n_components = models[i].n_components;
            format.is_linear = models[i].is_linear;
        }
    }
    format.has_alpha = format.n_components % 2 == 0;
    g_autofree char *name = g_strconcat(model, " ", types[format.type], NULL);
    format.babl = babl_format_with_space(name, space);
    return format;
}

NumberFormat
number_format_set(GeglOperation *operation)
{
    const NumberFormat format =
        find_format(gegl_operation_get_source_format(operation, "input"));

    gegl_operation_set_format(operation, "input", format.babl);
    gegl_operation_set_format(operation, "output", format.babl);
    return format;
}

/* The nearest whole number from 0 to largest; that of NaN is 0. */
static inline int
round_number(float number, float largest)
{
    const float kept = number > 0.0f ? MIN(number, 1.0f) : 0.0f;

    return (int)(kept * largest + 0.5f);
}

void
numbers_read(const NumberFormat *format, const void *pixels, int n,
             float *numbers)
{
    const guint8 *bytes = pixels;
    const guint16 *words = pixels;

    n *= format->n_components;
    switch (format->type) {
    case NUMBER_U8:
        for (int i = 0; i < n; i++)
            numbers[i] = (float)bytes[i] / 255.0f;
        break;
    case NUMBER_U16:
        for (int i = 0; i < n; i++)
            numbers[i] = (float)words[i] / 65535.0f;
        break;
    case NUMBER_FLOAT:
        memcpy(numbers, pixels, (gsize)n * sizeof *numbers);
        break;
    }
}

void
numbers_write(const NumberFormat *format, const float *numbers, int n,
              void *pixels)
{
    guint8 *bytes = pixels;
    guint16 *words = pixels;

    n *= format->n_components;
    switch (format->type) {
    case NUMBER_U8:
        for (int i = 0; i < n; i++)
            bytes[i] = (guint8)round_number(numbers[i], 255.0f);
        break;
    case NUMBER_U16:
        for (int i = 0; i < n; i++)
            words[i] = (guint16)round_number(numbers[i], 65535.0f);
        break;
    case NUMBER_FLOAT:
        memcpy(pixels, numbers, (gsize)n * sizeof *numbers);
        break;
    }
}
