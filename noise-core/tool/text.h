/* SPDX-License-Identifier: MIT
 *
 * Builds and compares strings, and reads numbers from them.
 */
#ifndef TOOL_TEXT_H
#define TOOL_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Returns what printf() would print; free it with free(). */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
char *
text_print(const char *format, ...);

/* Prints `before`, and then `text` as a JSON string. */
void text_print_json(const char *before, const char *text);

/* True if a string ends with `end`, ignoring case. */
bool text_ends(const char *text, const char *end);

/* Read a number from a string, or from its first `length` bytes.  Return false if
 * the string is not a number, or if the number is not between `minimum` and
 * `maximum`. */
bool text_read_whole(const char *text, size_t length, int minimum, int maximum,
                     int *number);
bool text_read_real(const char *text, double *number);

#endif
