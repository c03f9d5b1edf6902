/* SPDX-License-Identifier: MIT
 *
 * Makes and compares texts, and reads numbers from them.
 */
#ifndef TOOL_TEXT_H
#define TOOL_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Returns a text as printf() would print it; free() it. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
char *
text_print(const char *format, ...);

/* Prints `before`, and then a text as a string of JSON. */
void text_print_json(const char *before, const char *text);

/* True if a text ends with `end`, in small or capital letters. */
bool text_ends(const char *text, const char *end);

/* Read a text, or its first `length` bytes, as a number and nothing else; false
 * if it is none, or not between minimum and maximum. */
bool text_read_whole(const char *text, size_t length, int minimum, int maximum,
                     int *number);
bool text_read_real(const char *text, double *number);

#endif
