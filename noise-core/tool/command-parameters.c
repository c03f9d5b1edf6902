/* SPDX-License-Identifier: MIT
 *
 * The command "parameters": lists them, or describes one.
 */
#include <stdio.h>
#include <string.h>

#include "commands.h"

static void
print_choices(const NoiseParameter *parameter, const char *between)
{
    for (size_t i = 0; i < parameter->n_choices; i++)
        printf("%s%s", i > 0 ? between : "", parameter->choices[i].nick);
}

/* The limits or the choices. */
static void
print_values(const NoiseParameter *parameter)
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        print_choices(parameter, ", ");
        break;
    case NOISE_KIND_REAL:
        printf("%.9g to %.9g%s%s", parameter->minimum, parameter->maximum,
               *parameter->unit != '\0' ? " " : "", parameter->unit);
        break;
    case NOISE_KIND_SEED:
        printf("0 to 18446744073709551615, or text in quotes");
        break;
    case NOISE_KIND_COLOR:
        printf("#rrggbb, #rrggbbaa");
        break;
    case NOISE_KIND_GRADIENT:
        printf("%.0f to %.0f stops such as 0.5:#ff8000", parameter->minimum,
               parameter->maximum);
        break;
    }
}

static void
print_all(bool with_labels)
{
    size_t n;
    const NoiseParameter *parameters = noise_parameters(&n);

    for (size_t i = 0; i < n; i++) {
        if (with_labels)
            printf("%-20s %s\n", parameters[i].key, parameters[i].label);
        else
            printf("%s\n", parameters[i].key);
    }
}

static void
print_one(const NoiseParameter *parameter)
{
    NoiseParams params;
    char initial[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    noise_params_get_text(&params, parameter, initial);
    printf("%s: %s\n  %s\n  Values: ", parameter->key, parameter->label,
           parameter->blurb);
    print_values(parameter);
    printf("\n  Initial: %s\n", initial);
    if (strcmp(parameter->when, NOISE_ALWAYS) != 0)
        printf("  Matters with: %s\n", parameter->when);
}

bool
command_parameters(const OptionTexts *given, Failure *failure)
{
    const bool wants_names = given->texts[OPTION_NAMES] != NULL;

    if (given->n_words == 0)
        print_all(!wants_names);
    for (int i = 0; i < given->n_words; i++) {
        const NoiseParameter *parameter = noise_parameter_find(given->words[i]);
        if (parameter == NULL)
            return failure_refuse(failure,
                                  "there is no parameter \"%s\"; "
                                  "\"lattice-noise parameters\" lists them",
                                  given->words[i]);
        if (!wants_names) {
            print_one(parameter);
        } else if (parameter->n_choices > 0) {
            print_choices(parameter, "\n");
            printf("\n");
        }
    }
    return true;
}
