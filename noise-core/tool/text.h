/* SPDX-License-Identifier: MIT
 *
 * Texts: made, compared and read as numbers.
 */
#ifndef TOOL_TEXT_H
#define TOOL_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* A text as printf() would print it; free() it. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
char *
text_print(const char *format, ...);

/* Prints `before`, and then a text as a string of JSON. */
void text_print_json(const char *before, const char *text);

/* Whether a text ends so, in small or capital letters. */
bool text_ends(const char *text, const char *end);

/* Read a text, or its first `length` bytes, as a number and nothing else; false
 * if they are none, or not from minimum to maximum. */
bool text_read_whole(const char *text, size_t length, int minimum, int maximum,
                     int *number);
bool text_read_real(const char *text, double *number);

#endif
