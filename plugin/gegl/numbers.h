/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The numbers that pictures store, as floats and back.  babl converts them,
 * too, but whole numbers not to the same bits on every machine, because it
 * takes whichever conversion was quickest when it measured.
 */
#ifndef LATTICE_NUMBERS_H
#define LATTICE_NUMBERS_H

#include <gegl-plugin.h>

typedef enum NumberType { NUMBER_U8, NUMBER_U16, NUMBER_FLOAT } NumberType;

/* A format in which an operation takes and hands on pixels. */
typedef struct NumberFormat {
    const Babl *babl;
    NumberType type;
    int n_components;   /* of a pixel, with alpha */
    gboolean has_alpha; /* the last component; colors are straight */
    gboolean is_linear; /* the numbers are light, not what people see */
} NumberFormat;

/* Makes an operation take and hand on pixels in the format closest to its input's,
 * and returns that: the input's own, unless its numbers have another type, which
 * becomes float, or are not those of gray or RGB with straight alpha. */
NumberFormat number_format_set(GeglOperation *operation);

/* Gives the format alpha, and makes the operation take and hand on that: a
 * picture without alpha becomes opaque. */
void number_format_add_alpha(GeglOperation *operation, NumberFormat *format);

/* Copies the components of n pixels to floats, whole numbers as 0 to 1, and
 * back, rounded to the nearest: numbers that were not changed come back. */
void numbers_read(const NumberFormat *format, const void *pixels, int n,
                  float *numbers);
void numbers_write(const NumberFormat *format, const float *numbers, int n,
                   void *pixels);

/* The light, from 0 to 1, that a stored number stands for, within 1e-8. */
double numbers_decode(double number);

/* The number that stands for light from 0 to 1, within 2e-7. */
double numbers_encode(double light);

#endif
