/* SPDX-License-Identifier: MIT
 *
 * Builds and compares strings, and reads numbers from them.
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

void
text_print_json(const char *before, const char *text)
{
    printf("%s\"", before);
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < ' ')
            printf("\\u%04x", (unsigned)*text);
        else
            printf(*text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    }
    printf("\"");
}

bool
text_ends(const char *text, const char *end)
{
    const size_t length = strlen(text), end_length = strlen(end);

    return length >= end_length &&
           strcasecmp(text + length - end_length, end) == 0;
}

bool
text_read_whole(const char *text, size_t length, int minimum, int maximum,
                int *number)
{
    char *end;

    errno = 0;
    const long read = strtol(text, &end, 10);
    if (length == 0 || end != text + length ||
        strspn(text, "-0123456789") < length || errno != 0 || read < minimum ||
        read > maximum)
        return false;
    *number = (int)read;
    return true;
}

bool
text_read_real(const char *text, double *number)
{
    char *end;

    /* The program never calls setlocale(), so a dot is the decimal point. */
    *number = strtod(text, &end);
    return end > text && *end == '\0' &&
           strspn(text, "+-.0123456789eE") == strlen(text);
}
