/* SPDX-License-Identifier: MIT
 *
 * Builds and compares strings, and reads numbers from them.
 */
#ifndef TOOL_TEXT_H
#define TOOL_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Returns what printf() would print.  Free the result with free(). */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
char *
text_print(const char *format, ...);

/* Prints `before`, and then `text` as a JSON string. */
void text_print_json(const char *before, const char *text);

/* True if a string ends with `end`, ignoring case. */
bool text_ends(const char *text, const char *end);

/* text_read_whole() reads a whole number from the first `length` bytes of a string,
 * and returns false if it is not one between `minimum` and `maximum`.
 * text_read_real() reads any number from a whole string, and returns false if it is
 * not one. */
bool text_read_whole(const char *text, size_t length, int minimum, int maximum,
                     int *number);
bool text_read_real(const char *text, double *number);

#endif
