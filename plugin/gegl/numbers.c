/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts pixel values to floats and back, and between linear light and sRGB.
 */
#include "numbers.h"

#include <math.h>
#include <string.h>

/* babl's models of gray and RGB, without alpha or with straight alpha. */
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

/* Returns the supported format that is closest to `picture`, which may be NULL. */
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
            format.type = NUMBER_U8;
            while (format.type < NUMBER_FLOAT &&
                   strcmp(types[format.type], words[1]) != 0)
                format.type++;
            format.n_components = models[i].n_components;
            format.is_linear = models[i].is_linear;
        }
    }
    format.has_alpha = format.n_components % 2 == 0;
    g_autofree char *name = g_strconcat(model, " ", types[format.type], NULL);
    format.babl = babl_format_with_space(name, space);
    return format;
}

static void
set_format(GeglOperation *operation, const NumberFormat *format)
{
    gegl_operation_set_format(operation, "input", format->babl);
    gegl_operation_set_format(operation, "output", format->babl);
}

NumberFormat
number_format_set(GeglOperation *operation)
{
    const NumberFormat format =
        find_format(gegl_operation_get_source_format(operation, "input"));

    set_format(operation, &format);
    return format;
}

void
number_format_add_alpha(GeglOperation *operation, NumberFormat *format)
{
    if (format->has_alpha)
        return;
    g_auto(GStrv) words =
        g_strsplit(babl_format_get_encoding(format->babl), " ", 2);
    g_autofree char *name = g_strconcat(words[0], "A ", words[1], NULL);
    format->babl = babl_format_with_space(name, format->babl);
    format->has_alpha = TRUE;
    format->n_components++;
    set_format(operation, format);
}

/* Returns the number times `largest`, clamped to 0 to `largest` and rounded; 0 for
 * NaN. */
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

/* ---- Light ------------------------------------------------------------ */

/* The curve of sRGB (IEC 61966-2-1).  babl also has it, but not with the same bits
 * on every machine: its curve comes from libm, and it uses whichever conversion was
 * fastest when it measured them. */

/* Where the straight part of sRGB's curve ends, as linear light and as a stored
 * value. */
#define LINEAR_END  0.0031308
#define ENCODED_END 0.04045

/* Evaluates a polynomial with Horner's rule; factors[i] is the coefficient of
 * x^i. */
static double
polynomial(const double *factors, int n, double x)
{
    double sum = factors[n - 1];

    for (int i = n - 2; i >= 0; i--)
        sum = sum * x + factors[i];
    return sum;
}

/* Maps [from, to] to [-1, 1], where the polynomials were fitted. */
static double
center(double x, double from, double to)
{
    return (2.0 * x - (from + to)) / (to - from);
}

/* The curve is s^4.8, with s = sqrt((number + 0.055) / 1.055) from 0.3 to 1; the
 * polynomial interpolates it at the Chebyshev nodes, to within 1e-8. */
double
numbers_decode(double number)
{
    static const double factors[] = {
        0.1264690153246924,     0.32687374217942117,   0.3344167483419651,
        0.1680660178534433,     0.04072484621574053,   0.0035082714850741747,
        -6.480668651520638e-05, 6.171471553351182e-06,
    };

    if (number <= ENCODED_END)
        return number / 12.92;
    return polynomial(factors, G_N_ELEMENTS(factors),
                      center(sqrt((number + 0.055) / 1.055), 0.3, 1.0));
}

/* The curve is 1.055 t^(5/3) - 0.055, where t is the fourth root of the light,
 * from 0.23 to 1; the polynomial is within 2e-7 of it. */
double
numbers_encode(double light)
{
    static const double factors[] = {
        0.4142212288890934,     0.48956752665420517,    0.1021586249087707,
        -0.007114577107527738,  0.0014869191079023105,  -0.00040342865344549097,
        0.00013657032457779924, -9.388081964018586e-05, 4.1066704947621974e-05,
    };

    if (light <= LINEAR_END)
        return 12.92 * light;
    return polynomial(factors, G_N_ELEMENTS(factors),
                      center(sqrt(sqrt(light)), 0.23, 1.0));
}
