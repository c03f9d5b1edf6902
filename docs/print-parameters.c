/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints docs/parameters.md from the parameter table.
 */
#include <stdio.h>
#include <string.h>

#include <noise/noise.h>

static const char introduction[] =
    "<!-- Written by docs/print-parameters.c; renew it with\n"
    "     meson compile -C build renew-parameters -->\n"
    "# Parameters\n"
    "\n"
    "The names are those of recipes, of the operation's properties and of "
    "the\n"
    "procedures' arguments. Recipes and procedures refuse by name what is "
    "outside\n"
    "its limits; GEGL brings single properties into their range itself.\n"
    "\n"
    "| name | meaning | initial | values | matters when |\n"
    "| --- | --- | --- | --- | --- |\n";

static void
print_choices(const NoiseParameter *parameter)
{
    for (size_t i = 0; i < parameter->n_choices; i++)
        printf("%s`%s`", i == 0 ? "" : ", ", parameter->choices[i].nick);
}

static void
print_initial(const NoiseParameter *parameter)
{
    NoiseParams params;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    noise_params_get_text(&params, parameter, text);
    printf("%s%s%s", text, *parameter->unit == '\0' ? "" : " ",
           parameter->unit);
}

static void
print_number(const NoiseParameter *parameter, double number)
{
    NoiseParams params;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    noise_params_set_number(&params, parameter, number, NULL);
    noise_params_get_text(&params, parameter, text);
    printf("%s%s%s", text, *parameter->unit == '\0' ? "" : " ",
           parameter->unit);
}

static void
print_limits(const NoiseParameter *parameter)
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        print_choices(parameter);
        break;
    case NOISE_KIND_REAL:
        print_number(parameter, parameter->minimum);
        printf(" to ");
        print_number(parameter, parameter->maximum);
        break;
    case NOISE_KIND_SEED:
        printf("whole, from 0 to 2^64 - 1 in recipes and the core, 2^32 - 1 "
               "in the operation, 2^31 - 1 in procedures; in recipes also "
               "a text in double quotes");
        break;
    case NOISE_KIND_COLOR:
        printf("`#rrggbb`, `#rrggbbaa` or `#rrrrggggbbbbaaaa`");
        break;
    case NOISE_KIND_GRADIENT:
        printf("%.0f to %.0f stops, `position:color`, with commas between; "
               "positions from 0 to 1 that never fall",
               parameter->minimum, parameter->maximum);
        break;
    }
}

int
main(void)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    fputs(introduction, stdout);
    for (size_t i = 0; i < n_parameters; i++) {
        printf("| `%s` | %s | ", parameter[i].key, parameter[i].blurb);
        print_initial(&parameter[i]);
        printf(" | ");
        print_limits(&parameter[i]);
        if (strcmp(parameter[i].when, NOISE_ALWAYS) == 0)
            printf(" | always |\n");
        else
            printf(" | `%s` |\n", parameter[i].when);
    }
    return 0;
}
