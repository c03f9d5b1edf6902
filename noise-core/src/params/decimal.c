/* SPDX-License-Identifier: MIT
 *
 * Doubles to decimal text and back.
 *
 * A number is mantissa x 10^exponent with a mantissa of at most nine digits.
 * Both the mantissa and every power up to 10^22 are exact doubles, so one
 * multiplication or division is the correctly rounded value (Clinger, "How to
 * Read Floating Point Numbers Accurately", 1990), whoever computes it.
 */
#include "decimal.h"

#include <math.h>
#include <stdint.h>

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

/* value is at least 0.  Halves are rounded up, everywhere alike, since powers
 * are exact. */
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

    /* The finest exponent at which the mantissa still has DIGITS digits. */
    int exponent = -POWER_MAX;
    while (scale_by_power(size, -exponent) >= MANTISSA_END)
        exponent++;
    decimal.mantissa = round_to_whole(scale_by_power(size, -exponent));
    if (decimal.mantissa == MANTISSA_END) {
        decimal.mantissa /= 10;
        exponent++;
    }
    decimal.exponent = exponent;
    if (decimal.mantissa == 0) /* no negative zero: text cannot name it */
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

/* Appends one digit; beyond DIGITS significant ones, only the first still
 * counts, for rounding. */
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

/* Reads an exponent such as "e-12"; large ones stop growing, since all of
 * them mean zero or infinity. */
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
