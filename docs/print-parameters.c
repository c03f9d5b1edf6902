/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints docs/parameters.md from the parameter tables.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <noise-core/noise.h>

#include "displace.h"
#include "grain.h"

/* ---- The filters' lists as tables ------------------------------------- */

#define ENUMERATOR(name, nick, label)   name,
#define CHOICE_ENTRY(name, nick, label) {nick, label},
#define CHOICES_OF(Type, CHOICES)      \
    enum Type { CHOICES(ENUMERATOR) }; \
    static const NoiseChoice choices_of_##Type[] = {CHOICES(CHOICE_ENTRY)};
LATTICE_GRAIN_CHOICE_TYPES(CHOICES_OF)
LATTICE_DISPLACE_CHOICE_TYPES(CHOICES_OF)

#define LIMITS(minimum_, maximum_) .minimum = minimum_, .maximum = maximum_
#define COMMON(kind_, key_, unit_, when_, blurb_)                          \
    .kind = NOISE_KIND_##kind_, .key = key_, .unit = unit_, .when = when_, \
    .blurb = blurb_
#define CHOICE(name, key, Type, CHOICES, initial_, group, when, label, blurb) \
    {                                                                         \
        COMMON(CHOICE, key, "", when, blurb),                                 \
        .initial = initial_,                                                  \
        .choices = choices_of_##Type,                                         \
        .n_choices = sizeof choices_of_##Type / sizeof choices_of_##Type[0],  \
    },
#define REAL(name, key, initial_, limits, slider, unit, group, when, label, \
             blurb)                                                         \
    {                                                                       \
        COMMON(REAL, key, unit, when, blurb),                               \
        .initial = initial_,                                                \
        limits,                                                             \
    },
#define SEED(name, key, group, when, label, blurb) \
    {COMMON(SEED, key, "", when, blurb)},

static const NoiseParameter grain[] = {
    LATTICE_GRAIN_PARAMETERS(CHOICE, REAL, SEED)};
static const NoiseParameter displace[] = {
    LATTICE_DISPLACE_PARAMETERS(CHOICE, REAL, SEED)};

#define N_OF(table) (sizeof(table) / sizeof(table)[0])

/* ---- Texts ------------------------------------------------------------ */

#define TABLE_HEAD                                           \
    "| name | meaning | initial | values | matters when |\n" \
    "| --- | --- | --- | --- | --- |\n"

static const char introduction[] =
    "<!-- Written by docs/print-parameters.c; renew it with\n"
    "     meson compile -C build renew-parameters -->\n"
    "# Parameters\n"
    "\n"
    "The names are those of recipes, of the operations' properties and of "
    "the\n"
    "procedures' arguments. Recipes and procedures refuse by name what is "
    "outside\n"
    "its limits; GEGL brings single properties into their range itself.\n"
    "\n"
    "- [Noise](#noise): recipes, `lattice:noise`, `plug-in-lattice-noise`\n"
    "- [Grain](#grain): `lattice:grain`, `plug-in-lattice-grain`\n"
    "- [Displacement](#displacement): `lattice:displace`, "
    "`plug-in-lattice-displace`\n"
    "\n"
    "## Noise\n"
    "\n" TABLE_HEAD;

static const char grain_heading[] =
    "\n"
    "## Grain\n"
    "\n"
    "A film sets what matters for `custom` alone.\n"
    "\n" TABLE_HEAD;

static const char displace_heading[] =
    "\n"
    "## Displacement\n"
    "\n"
    "An effect sets what matters for `custom` alone.\n"
    "\n" TABLE_HEAD;

/* The texts of these are no parameters of the lists. */
static const char recipe_row[] = "| `recipe` | " LATTICE_DISPLACE_RECIPE_BLURB
                                 " | none | a recipe | always |\n";

static const char anchor_note[] =
    "\n"
    "The procedures also have `anchor`: with `canvas`, which is initial, the "
    "pattern\n"
    "stays in place on the canvas, with `layer` it moves with the layer. On "
    "GIMP 2.10\n"
    "scripts give all arguments in the order of these tables, and `anchor` "
    "last.\n";

/* ---- Printing --------------------------------------------------------- */

/* Whether a nick is its label in lower case with hyphens, and so says it all.
 */
static bool
says_label(const NoiseChoice *choice)
{
    const char *nick = choice->nick, *label = choice->label;

    while (*nick != '\0' && (tolower((unsigned char)*label) == *nick ||
                             (*nick == '-' && *label == ' '))) {
        nick++;
        label++;
    }
    return *nick == *label;
}

static void
print_choices(const NoiseParameter *parameter, bool with_labels)
{
    for (size_t i = 0; i < parameter->n_choices; i++) {
        const NoiseChoice *choice = &parameter->choices[i];
        printf("%s`%s`", i == 0 ? "" : ", ", choice->nick);
        if (with_labels && !says_label(choice))
            printf(" (%s)", choice->label);
    }
}

static void
print_unit(const NoiseParameter *parameter)
{
    printf("%s%s", *parameter->unit == '\0' ? "" : " ", parameter->unit);
}

/* Ten digits are enough for all limits. */
static void
print_number(const NoiseParameter *parameter, double number)
{
    printf("%.10g", number);
    print_unit(parameter);
}

static void
print_initial(const NoiseParameter *parameter)
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        printf("%s", parameter->choices[(int)parameter->initial].nick);
        break;
    case NOISE_KIND_REAL:
        print_number(parameter, parameter->initial);
        break;
    case NOISE_KIND_SEED:
        printf("0");
        break;
    case NOISE_KIND_COLOR:
        printf("%s", parameter->initial_color);
        break;
    case NOISE_KIND_GRADIENT:
        printf("%s", parameter->initial_gradient);
        break;
    }
}

static void
print_limits(const NoiseParameter *parameter, bool is_filter)
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        print_choices(parameter, is_filter);
        break;
    case NOISE_KIND_REAL:
        print_number(parameter, parameter->minimum);
        printf(" to ");
        print_number(parameter, parameter->maximum);
        break;
    case NOISE_KIND_SEED:
        printf(is_filter
                   ? "whole, from 0 to 2^32 - 1 in the operation, 2^31 - 1 in "
                     "procedures"
                   : "whole, from 0 to 2^64 - 1 in recipes and the core, 2^32 "
                     "- 1 in the operation, 2^31 - 1 in procedures; in recipes "
                     "also a text in double quotes");
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

static void
print_rows(const NoiseParameter *parameters, size_t n_parameters,
           bool is_filter)
{
    for (size_t i = 0; i < n_parameters; i++) {
        const NoiseParameter *parameter = &parameters[i];
        printf("| `%s` | %s | ", parameter->key, parameter->blurb);
        print_initial(parameter);
        printf(" | ");
        print_limits(parameter, is_filter);
        if (strcmp(parameter->when, NOISE_ALWAYS) == 0)
            printf(" | always |\n");
        else
            printf(" | `%s` |\n", parameter->when);
    }
}

int
main(void)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    fputs(introduction, stdout);
    print_rows(parameters, n_parameters, false);
    fputs(grain_heading, stdout);
    print_rows(grain, N_OF(grain), true);
    fputs(displace_heading, stdout);
    print_rows(displace, N_OF(displace), true);
    fputs(recipe_row, stdout);
    fputs(anchor_note, stdout);
    return 0;
}
