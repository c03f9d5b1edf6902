/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts pixel values to floats and back. babl could also do this, but its results
 * for integers differ between machines, because it uses whichever conversion was
 * fastest when it measured them.
 */
#ifndef LATTICE_NUMBERS_H
#define LATTICE_NUMBERS_H

#include <gegl-plugin.h>

typedef enum NumberType { NUMBER_U8, NUMBER_U16, NUMBER_FLOAT } NumberType;

/* A format in which an operation reads and writes pixels. */
typedef struct NumberFormat {
    const Babl *babl;
    NumberType type;
    int n_components;   /* of a pixel, including alpha */
    gboolean has_alpha; /* last component; not premultiplied */
    gboolean is_linear; /* values are linear light, not perceptual */
} NumberFormat;

/* Makes an operation read and write pixels in the format closest to its input's, and
 * returns that format.  It is the input's own format, except that types other than
 * u8 and u16 become float, and that models other than gray and RGB (without alpha or
 * with straight alpha) become R'G'B'A float. */
NumberFormat number_format_set(GeglOperation *operation);

/* Adds alpha to a format, unless it already has alpha, and makes the operation read
 * and write the result.  The picture itself stays opaque. */
void number_format_add_alpha(GeglOperation *operation, NumberFormat *format);

/* numbers_read() copies the components of n pixels to floats, and scales integers to
 * the range 0 to 1. numbers_write() copies floats back to pixels, and rounds to the
 * nearest integers, so that unchanged values come back exactly. */
void numbers_read(const NumberFormat *format, const void *pixels, int n,
                  float *numbers);
void numbers_write(const NumberFormat *format, const float *numbers, int n,
                   void *pixels);

/* Returns the linear light, from 0 to 1, that a stored value stands for, to within
 * 1e-8. */
double numbers_decode(double number);

/* Returns the stored value for linear light from 0 to 1, to within 2e-7. */
double numbers_encode(double light);

#endif
