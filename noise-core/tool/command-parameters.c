/* SPDX-License-Identifier: MIT
 *
 * The command "parameters": lists them, or describes one.
 */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "text.h"

static void
print_choices(const NoiseParameter *parameter, const char *between,
              const char *end)
{
    for (size_t i = 0; i < parameter->n_choices; i++)
        printf("%s%s", parameter->choices[i].nick,
               i + 1 < parameter->n_choices ? between : end);
}

/* The limits or the choices. */
static void
print_values(const NoiseParameter *parameter)
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        print_choices(parameter, ", ", "");
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
print_one(const NoiseParameter *parameter, const char *initial)
{
    printf("%s: %s\n  %s\n  Values: ", parameter->key, parameter->label,
           parameter->blurb);
    print_values(parameter);
    printf("\n  Initial: %s\n", initial);
    if (strcmp(parameter->when, NOISE_ALWAYS) != 0)
        printf("  Matters with: %s\n", parameter->when);
}

static void
print_json(const NoiseParameter *parameter, const char *initial,
           const char *before)
{
    static const char *const kinds[] = {
        [NOISE_KIND_CHOICE] = "choice",     [NOISE_KIND_REAL] = "real",
        [NOISE_KIND_SEED] = "seed",         [NOISE_KIND_COLOR] = "color",
        [NOISE_KIND_GRADIENT] = "gradient",
    };

    text_print_json(before, parameter->key);
    text_print_json(", \"label\": ", parameter->label);
    text_print_json(", \"help\": ", parameter->blurb);
    text_print_json(", \"when\": ", parameter->when);
    text_print_json(", \"kind\": ", kinds[parameter->kind]);
    if (parameter->kind != NOISE_KIND_REAL) {
        text_print_json(", \"initial\": ", initial);
    } else {
        printf(", \"initial\": %s, \"minimum\": %.9g, \"maximum\": %.9g",
               initial, parameter->minimum, parameter->maximum);
        text_print_json(", \"unit\": ", parameter->unit);
    }
    for (size_t i = 0; i < parameter->n_choices; i++)
        text_print_json(i == 0 ? ", \"choices\": [" : ", ",
                        parameter->choices[i].nick);
    printf(parameter->n_choices > 0 ? "]}" : "}");
}

bool
command_parameters(const OptionTexts *given, Failure *failure)
{
    const bool wants_names = given->texts[OPTION_NAMES] != NULL;
    const bool wants_json = given->texts[OPTION_JSON] != NULL;
    NoiseParams params;
    char initial[NOISE_TEXT_SIZE];
    size_t n;
    const NoiseParameter *all = noise_parameters(&n);

    noise_params_init(&params);
    if (given->n_words > 0)
        n = (size_t)given->n_words;
    for (size_t i = 0; i < n; i++) {
        const NoiseParameter *parameter =
            given->n_words > 0 ? noise_parameter_find(given->words[i])
                               : &all[i];
        if (parameter == NULL)
            return failure_refuse(failure,
                                  "there is no parameter \"%s\"; "
                                  "\"lattice-noise parameters\" lists them",
                                  given->words[i]);
        noise_params_get_text(&params, parameter, initial);
        if (wants_json)
            print_json(parameter, initial,
                       i == 0 ? "[{\"name\": " : ",\n {\"name\": ");
        else if (given->n_words == 0 && wants_names)
            printf("%s\n", parameter->key);
        else if (given->n_words == 0)
            printf("%-20s %s\n", parameter->key, parameter->label);
        else if (!wants_names)
            print_one(parameter, initial);
        else if (parameter->n_choices > 0)
            print_choices(parameter, "\n", "\n");
    }
    if (wants_json)
        printf("]\n");
    return true;
}
