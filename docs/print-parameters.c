/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints docs/parameters.md from the parameter tables.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include <noise-core/layers.h>

#include "table.h"

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
    "- [Layers](#layers), [masks](#masks) and [groups](#groups): recipes "
    "alone\n";

static const char anchor_note[] =
    "\n"
    "The procedures also have `anchor`: with `canvas`, which is initial, the "
    "pattern\n"
    "stays in place on the canvas, with `layer` it moves with the layer. On "
    "GIMP 2.10\n"
    "scripts give all arguments in the order of GIMP's Procedure Browser.\n";

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

/* Prints the anchor that Markdown makes from a heading of letters and blanks. */
static void
print_anchor(const char *heading)
{
    for (; *heading != '\0'; heading++)
        putchar(*heading == ' ' ? '-' : tolower((unsigned char)*heading));
}

static void
print_filter(const LatticeFilter *filter)
{
    printf("\n## %s\n\n%s\n\n" TABLE_HEAD, filter->heading, filter->note);
    print_rows(filter->parameters, filter->n_parameters, true);
    if (filter->recipe_blurb != NULL)
        printf("| `recipe` | %s | none | a recipe | always |\n",
               filter->recipe_blurb);
}

int
main(void)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    fputs(introduction, stdout);
    for (size_t i = 0; i < lattice_n_filters; i++) {
        const LatticeFilter *filter = &lattice_filters[i];
        printf("- [%s](#", filter->heading);
        print_anchor(filter->heading);
        printf("): `%s`, `%s`\n", filter->operation, filter->procedure);
    }
    printf("\n## Noise\n\n" TABLE_HEAD);
    print_rows(parameters, n_parameters, false);
    parameters = noise_layer_parameters(&n_parameters);
    printf("\n## Layers\n\nA layer has these parameters in addition to "
           "those of its noise; see [Layers](layers.md).\n\n" TABLE_HEAD);
    print_rows(parameters, n_parameters, false);
    parameters = noise_mask_parameters(&n_parameters);
    printf("\n## Masks\n\nA mask has these parameters in addition to those of "
           "its noise.\n\n" TABLE_HEAD);
    print_rows(parameters, n_parameters, false);
    parameters = noise_group_parameters(&n_parameters);
    printf("\n## Groups\n\nA group of layers has these parameters; see "
           "[Groups](layers.md#groups).\n\n" TABLE_HEAD);
    print_rows(parameters, n_parameters, false);
    for (size_t i = 0; i < lattice_n_filters; i++)
        print_filter(&lattice_filters[i]);
    fputs(anchor_note, stdout);
    return 0;
}
