/* SPDX-License-Identifier: MIT
 *
 * Texts.
 */
#include "text.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "failure.h"

char *
text_print(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    const int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    char *text = failure_realloc(NULL, (size_t)length + 1);
    va_start(arguments, format);
    vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return text;
}

bool
text_begins(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

bool
text_ends(const char *text, const char *end)
{
    const size_t length = strlen(text), end_length = strlen(end);

    return length >= end_length &&
           strcasecmp(text + length - end_length, end) == 0;
}

/* Longer numbers have no use. */
#define DIGITS_MAX 63

/* Copies a number of such characters; false if there are others. */
static bool
copy_number(const char *text, size_t length, const char *characters,
            char number[DIGITS_MAX + 1])
{
    if (length == 0 || length > DIGITS_MAX)
        return false;
    memcpy(number, text, length);
    number[length] = '\0';
    return strspn(number, characters) == length;
}

bool
text_read_whole(const char *text, size_t length, int minimum, int maximum,
                int *number)
{
    char digits[DIGITS_MAX + 1];
    char *end;

    if (!copy_number(text, length, "-0123456789", digits))
        return false;
    errno = 0;
    const long read = strtol(digits, &end, 10);
    if (*end != '\0' || errno != 0 || read < minimum || read > maximum)
        return false;
    *number = (int)read;
    return true;
}

bool
text_read_real(const char *text, double *number)
{
    char digits[DIGITS_MAX + 1];
    char *end;

    if (!copy_number(text, strlen(text), "+-.0123456789eE", digits))
        return false;
    /* The program never calls setlocale(), so a dot is the decimal point. */
    *number = strtod(digits, &end);
    return *end == '\0';
}
