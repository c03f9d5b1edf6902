/* SPDX-License-Identifier: MIT
 *
 * Numbers as recipe text: nine significant digits, a dot in every locale,
 * and no part of libc, so that text means the same bits everywhere.
 */
#ifndef NOISE_DECIMAL_H
#define NOISE_DECIMAL_H

#include <stdbool.h>
#include <stddef.h>

/* The nearest double that nine significant digits, none finer than 1e-22, can
 * name.  Rounding twice gives the same as rounding once.  value is finite, and
 * below 1e21. */
double noise_decimal_round(double value);

/* Writes noise_decimal_round(value) without an exponent; text holds at least
 * 64 bytes. */
void noise_decimal_print(double value, char *text);

/* Reads all of text as a decimal number, such as -12, .5 or 1.5e-3, rounded as
 * above; beyond 1e22 it may be infinite.  False if text is no number. */
bool noise_decimal_parse(const char *text, double *value);

#endif
