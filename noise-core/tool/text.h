/* SPDX-License-Identifier: MIT
 *
 * Makes and compares texts, and reads numbers from them.
 */
#ifndef TOOL_TEXT_H
#define TOOL_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Returns the text that printf() would print; free it with free(). */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
char *
text_print(const char *format, ...);

/* Prints `before`, and then a text as a JSON string. */
void text_print_json(const char *before, const char *text);

/* True if a text ends with `end`, ignoring case. */
bool text_ends(const char *text, const char *end);

/* Read a number from a text, or from its first `length` bytes.  Return false if the
 * text is not a number, or if the number is not between `minimum` and `maximum`. */
bool text_read_whole(const char *text, size_t length, int minimum, int maximum,
                     int *number);
bool text_read_real(const char *text, double *number);

#endif
