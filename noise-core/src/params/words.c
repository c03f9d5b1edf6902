/* SPDX-License-Identifier: MIT
 *
 * Reads and writes numbers, seeds and colors as recipe text.
 *
 * A number is mantissa x 10^exponent with a mantissa of at most nine digits.  Both
 * the mantissa and every power up to 10^22 are exact doubles, so a single
 * multiplication or division gives the correctly rounded value (Clinger, "How to
 * Read Floating Point Numbers Accurately", 1990) on any machine.
 */
#include "words.h"

#include <math.h>
#include <string.h>

#include "splitmix.h"

void
noise_write_bytes(NoiseWriter *writer, const char *bytes, size_t length)
{
    size_t n = length;

    writer->length += length;
    if (writer->is_cut)
        return;
    writer->is_cut = length > writer->room;
    if (writer->is_cut)
        n = writer->room;
    while (writer->is_cut && n > 0 && ((unsigned char)bytes[n] & 0xc0) == 0x80)
        n--;
    memcpy(writer->end, bytes, n);
    writer->end += n;
    writer->room -= n;
    *writer->end = '\0';
}

void
noise_write(NoiseWriter *writer, const char *text)
{
    noise_write_bytes(writer, text, strlen(text));
}

#define DIGITS       9
#define MANTISSA_END 1000000000u /* 10^DIGITS */
#define POWER_MAX    22          /* 10^22 is the largest exact power */

static const double powers[POWER_MAX + 1] = {
    1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
};

typedef struct Decimal {
    bool negative;
    uint64_t mantissa;
    int exponent;
} Decimal;

static double
scale_by_power(double value, int exponent)
{
    return exponent < 0 ? value / powers[-exponent] : value * powers[exponent];
}

static double
to_double(Decimal decimal)
{
    const double value =
        scale_by_power((double)decimal.mantissa, decimal.exponent);
    return decimal.negative ? -value : value;
}

/* Rounds a nonnegative value to the nearest whole number, with halves rounded up. */
static uint64_t
round_to_whole(double value)
{
    return (uint64_t)(value + 0.5);
}

static Decimal
from_double(double value)
{
    Decimal decimal = {.negative = value < 0.0};
    const double size = decimal.negative ? -value : value;

    /* The smallest exponent at which the mantissa still fits into DIGITS digits. */
    int exponent = -POWER_MAX;
    while (scale_by_power(size, -exponent) >= MANTISSA_END)
        exponent++;
    decimal.mantissa = round_to_whole(scale_by_power(size, -exponent));
    if (decimal.mantissa == MANTISSA_END) {
        decimal.mantissa /= 10;
        exponent++;
    }
    decimal.exponent = exponent;
    if (decimal.mantissa == 0) /* text has no negative zero */
        decimal.negative = false;
    return decimal;
}

double
noise_decimal_round(double value)
{
    return to_double(from_double(value));
}

void
noise_decimal_print(double value, char *text)
{
    Decimal decimal = from_double(value);
    char digits[DIGITS + POWER_MAX + 1]; /* the last digit first */
    int n = 0;

    while (decimal.mantissa != 0 && decimal.mantissa % 10 == 0) {
        decimal.mantissa /= 10;
        decimal.exponent++;
    }
    const int n_decimals =
        decimal.mantissa != 0 && decimal.exponent < 0 ? -decimal.exponent : 0;
    const int n_zeros =
        decimal.mantissa != 0 && decimal.exponent > 0 ? decimal.exponent : 0;
    while (n < n_zeros)
        digits[n++] = '0';
    do {
        digits[n++] = (char)('0' + decimal.mantissa % 10);
        decimal.mantissa /= 10;
    } while (decimal.mantissa != 0 || n <= n_decimals);

    if (decimal.negative)
        *text++ = '-';
    while (n > 0) {
        if (n == n_decimals)
            *text++ = '.';
        *text++ = digits[--n];
    }
    *text = '\0';
}

static bool
is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Appends one digit.  Once there are DIGITS significant digits, only the next one
 * still matters, for rounding. */
static void
append_digit(Decimal *decimal, int digit, bool is_decimal, bool *full)
{
    if (*full) {
        decimal->exponent += !is_decimal;
        return;
    }
    if (decimal->mantissa < MANTISSA_END / 10) {
        decimal->mantissa = decimal->mantissa * 10 + (uint64_t)digit;
        decimal->exponent -= is_decimal;
        return;
    }
    decimal->mantissa += digit >= 5;
    decimal->exponent += !is_decimal;
    *full = true;
}

/* Reads an exponent such as "e-12".  Once an exponent is large, ignores further
 * digits: the number is then zero or infinity anyway. */
static bool
read_exponent(const char **text, int *exponent)
{
    const char *c = *text;
    const bool negative = *++c == '-';
    int size = 0;

    if (*c == '-' || *c == '+')
        c++;
    if (!is_digit(*c))
        return false;
    for (; is_digit(*c); c++) {
        if (size < 1000)
            size = size * 10 + (*c - '0');
    }
    *exponent += negative ? -size : size;
    *text = c;
    return true;
}

bool
noise_decimal_parse(const char *text, double *value)
{
    Decimal decimal = {.negative = *text == '-'};
    bool full = false;
    bool any = false;

    if (*text == '-' || *text == '+')
        text++;
    for (; is_digit(*text); text++, any = true)
        append_digit(&decimal, *text - '0', false, &full);
    if (*text == '.') {
        for (text++; is_digit(*text); text++, any = true)
            append_digit(&decimal, *text - '0', true, &full);
    }
    if (!any)
        return false;
    if (*text == 'e' || *text == 'E') {
        if (!read_exponent(&text, &decimal.exponent))
            return false;
    }
    if (*text != '\0')
        return false;

    if (decimal.mantissa == 0) {
        *value = 0.0;
        return true;
    }
    if (decimal.exponent > POWER_MAX) {
        *value = decimal.negative ? -INFINITY : INFINITY;
        return true;
    }
    for (; decimal.exponent < -POWER_MAX; decimal.exponent++)
        decimal.mantissa = (decimal.mantissa + 5) / 10;
    *value = to_double(decimal);
    return true;
}

/* ---- Seeds and colors ------------------------------------------------ */

uint64_t
noise_hash_text(const char *text, size_t n)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < n; i++)
        hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
    return noise_splitmix(hash, 0);
}

bool
noise_seed_parse(const char *text, uint64_t *seed)
{
    const size_t length = strlen(text);
    uint64_t value = 0;

    if (length >= 2 && text[0] == '"' && text[length - 1] == '"') {
        *seed = noise_hash_text(text + 1, length - 2);
        return strchr(text + 1, '"') == text + length - 1;
    }
    if (length == 0)
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return false;
        const uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *seed = value;
    return true;
}

void
noise_seed_print(uint64_t seed, char *text)
{
    char digits[20]; /* enough for 2^64 */
    int n = 0;

    do {
        digits[n++] = (char)('0' + seed % 10);
        seed /= 10;
    } while (seed != 0);
    while (n > 0)
        *text++ = digits[--n];
    *text = '\0';
}

static int
value_of_digit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F')
        return digit - 'A' + 10;
    return -1;
}

bool
noise_color_parse(const char *text, uint64_t *color)
{
    const size_t n_digits = strlen(text) - (*text == '#');
    const size_t per_channel = n_digits == 16 ? 4 : 2;
    uint64_t value = 0;

    if (*text != '#' || (n_digits != 6 && n_digits != 8 && n_digits != 16))
        return false;
    for (size_t i = 0; i < 4 * per_channel; i += per_channel) {
        uint64_t channel = 0;
        for (size_t k = 0; k < per_channel; k++) {
            const int digit =
                i < n_digits ? value_of_digit(text[1 + i + k]) : 15;
            if (digit < 0)
                return false;
            channel = channel * 16 + (uint64_t)digit;
        }
        value = value << 16 | (per_channel == 2 ? channel * 0x101 : channel);
    }
    *color = value;
    return true;
}

void
noise_color_print(uint64_t color, char *text)
{
    static const char digits[] = "0123456789abcdef";
    const uint64_t low_bytes = color & 0x00ff00ff00ff00ffu;
    const bool is_short = (color >> 8 & 0x00ff00ff00ff00ffu) == low_bytes;
    const bool is_opaque = (color & 0xffff) == 0xffff;
    const int n_channels = is_short && is_opaque ? 3 : 4;

    *text++ = '#';
    for (int channel = 0; channel < n_channels; channel++) {
        const unsigned bits = (unsigned)(color >> (48 - 16 * channel)) & 0xffff;
        for (int shift = is_short ? 4 : 12; shift >= 0; shift -= 4)
            *text++ = digits[bits >> shift & 15];
    }
    *text = '\0';
}
