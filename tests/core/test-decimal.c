/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Numbers as recipe text.
 */
#include <math.h>
#include <string.h>

#include "check.h"
#include "params/decimal.h"

static bool
prints_as(double value, const char *expected)
{
    char text[64];

    noise_decimal_print(value, text);
    if (strcmp(text, expected) != 0)
        printf("# %.17g prints as %s\n", value, text);
    return strcmp(text, expected) == 0;
}

static bool
parses_to(const char *text, double expected)
{
    double value = NAN;

    return noise_decimal_parse(text, &value) && value == expected;
}

static void
numbers_print_without_exponent(void)
{
    CHECK(prints_as(0.0, "0"));
    CHECK(prints_as(-0.0, "0"));
    CHECK(prints_as(0.5, "0.5"));
    CHECK(prints_as(-12.25, "-12.25"));
    CHECK(prints_as(64.0, "64"));
    CHECK(prints_as(1e9, "1000000000"));
    CHECK(prints_as(1e-9, "0.000000001"));
    CHECK(prints_as(1e-22, "0.0000000000000000000001"));
    CHECK(prints_as(1e20, "100000000000000000000"));
    CHECK(prints_as(1.0 / 3.0, "0.333333333"));
    CHECK(prints_as(2.0 / 3.0, "0.666666667"));
    CHECK(prints_as(999999999.5, "1000000000"));
}

static void
text_parses_to_the_nearest_double(void)
{
    CHECK(parses_to("0", 0.0));
    CHECK(parses_to("-0", 0.0));
    CHECK(parses_to("+3", 3.0));
    CHECK(parses_to(".5", 0.5));
    CHECK(parses_to("5.", 5.0));
    CHECK(parses_to("0.1", 0.1));
    CHECK(parses_to("2.3", 2.3));
    CHECK(parses_to("-1234.5678", -1234.5678));
    CHECK(parses_to("1.5e-3", 0.0015));
    CHECK(parses_to("1E+2", 100.0));
    CHECK(parses_to("1234567895", 1234567900.0)); /* nine digits, half up */
    CHECK(parses_to("1234567894", 1234567890.0));
    CHECK(parses_to("0.00000000000000000000000000000001", 0.0));
    CHECK(parses_to("1e-999999999999", 0.0));
    CHECK(parses_to("1e400", INFINITY));
    CHECK(parses_to("-1e400", -INFINITY));
    CHECK(parses_to("0e400", 0.0));
}

static void
what_is_no_number_is_refused(void)
{
    static const char *const bad[] = {
        "",    "-",   ".",   "e5",   "1e",  "1e+", "1,5",      "0x10",
        "nan", "inf", "1 2", "1.2.", "--1", "1f",  "\xd9\xa1",
    };
    double value;

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(!noise_decimal_parse(bad[i], &value));
}

static void
rounding_printing_and_parsing_are_one_thing(void)
{
    uint64_t state = 1;
    char text[64];

    for (int i = 0; i < 200000; i++) {
        const double size = check_random_real(&state, -21.9, 20.9);
        const double value = check_random_real(&state, -1, 1) * pow(10, size);
        const double rounded = noise_decimal_round(value);
        double parsed = NAN;
        noise_decimal_print(value, text);
        CHECK(strlen(text) < sizeof text);
        CHECK(noise_decimal_parse(text, &parsed));
        CHECK(parsed == rounded);
        CHECK(noise_decimal_round(rounded) == rounded);
        CHECK(parsed == strtod(text, NULL)); /* correctly rounded */
        CHECK(fabs(rounded - value) <= 5.001e-9 * fabs(value) + 0.5e-22);
    }
}

int
main(void)
{
    RUN(numbers_print_without_exponent);
    RUN(text_parses_to_the_nearest_double);
    RUN(what_is_no_number_is_refused);
    RUN(rounding_printing_and_parsing_are_one_thing);
    return check_end();
}
