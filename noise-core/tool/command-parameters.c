/* SPDX-License-Identifier: MIT
 *
 * The command "parameters": lists the parameters, or describes those that are
 * named.
 */
#include <stdio.h>
#include <string.h>

#include <noise-core/layers.h>

#include "commands.h"
#include "text.h"

/* The tables of parameters: those of noises, layers, masks and groups. */
enum { NOISE, LAYER, MASK, GROUP, N_TABLES };

static const NoiseParameter *
get_table(int table, size_t *n)
{
    return table == NOISE   ? noise_parameters(n)
           : table == LAYER ? noise_layer_parameters(n)
           : table == MASK  ? noise_mask_parameters(n)
                            : noise_group_parameters(n);
}

static void
print_choices(const NoiseParameter *parameter, const char *between,
              const char *end)
{
    for (size_t i = 0; i < parameter->n_choices; i++)
        printf("%s%s", parameter->choices[i].nick,
               i + 1 < parameter->n_choices ? between : end);
}

/* Prints a parameter's limits or choices. */
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
print_initial(const NoiseParameter *parameter)
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        printf("%s", parameter->choices[(int)parameter->initial].nick);
        break;
    case NOISE_KIND_COLOR:
        printf("%s", parameter->initial_color);
        break;
    case NOISE_KIND_GRADIENT:
        printf("%s", parameter->initial_gradient);
        break;
    case NOISE_KIND_REAL:
    case NOISE_KIND_SEED:
        printf("%.9g", parameter->initial);
        break;
    }
}

static void
print_one(const NoiseParameter *parameter, int table)
{
    static const char *const owners[N_TABLES] = {
        "", " (of a layer)", " (of a mask)", " (of a group)"};

    printf("%s%s: %s\n  %s\n  Values: ", parameter->key, owners[table],
           parameter->label, parameter->blurb);
    print_values(parameter);
    printf("\n  Default: ");
    print_initial(parameter);
    if (strcmp(parameter->when, NOISE_ALWAYS) != 0)
        printf("\n  Matters when: %s", parameter->when);
    printf("\n");
}

static void
print_json(const NoiseParameter *parameter, int table, const char *before)
{
    static const char *const kinds[] = {
        [NOISE_KIND_CHOICE] = "choice",     [NOISE_KIND_REAL] = "real",
        [NOISE_KIND_SEED] = "seed",         [NOISE_KIND_COLOR] = "color",
        [NOISE_KIND_GRADIENT] = "gradient",
    };
    static const char *const owners[N_TABLES] = {"noise", "layer", "mask",
                                                 "group"};
    const bool is_real = parameter->kind == NOISE_KIND_REAL;
    const bool is_whole =
        table == NOISE && noise_parameter_is_of_whole(parameter);

    printf("%s", before);
    text_print_json("{\"name\": ", parameter->key);
    text_print_json(", \"of\": ", is_whole ? "whole" : owners[table]);
    printf(", \"group\": %d", (int)parameter->group);
    text_print_json(", \"label\": ", parameter->label);
    text_print_json(", \"help\": ", parameter->blurb);
    text_print_json(", \"when\": ", parameter->when);
    text_print_json(", \"kind\": ", kinds[parameter->kind]);
    printf(is_real ? ", \"initial\": " : ", \"initial\": \"");
    print_initial(parameter);
    if (is_real) {
        printf(", \"minimum\": %.9g, \"maximum\": %.9g", parameter->minimum,
               parameter->maximum);
        text_print_json(", \"unit\": ", parameter->unit);
        printf(", \"slider\": {\"minimum\": %.9g, \"maximum\": %.9g, "
               "\"step\": %.9g, \"gamma\": %.9g}",
               parameter->slider_minimum, parameter->slider_maximum,
               parameter->slider_step, parameter->slider_gamma);
    } else {
        printf("\"");
    }
    for (size_t i = 0; i < parameter->n_choices; i++) {
        text_print_json(i == 0 ? ", \"choices\": [{\"name\": "
                               : "}, {\"name\": ",
                        parameter->choices[i].nick);
        text_print_json(", \"label\": ", parameter->choices[i].label);
    }
    printf(parameter->n_choices > 0 ? "}]}" : "}");
}

/* True if the command should print a parameter: either the user named it, or the user
 * named none and the command lists its whole table. */
static bool
is_asked(const OptionTexts *given, int table, const char *key)
{
    for (int i = 0; i < given->n_words; i++) {
        if (strcmp(given->words[i], key) == 0)
            return true;
    }
    return given->n_words == 0 &&
           (table == NOISE || given->texts[OPTION_JSON] != NULL);
}

/* Prints a parameter in the form that the options ask for. */
static void
print_parameter(const OptionTexts *given, const NoiseParameter *parameter,
                int table, bool is_first)
{
    const bool wants_names = given->texts[OPTION_NAMES] != NULL;

    if (given->texts[OPTION_JSON] != NULL)
        print_json(parameter, table, is_first ? "[" : ",\n ");
    else if (given->n_words == 0 && wants_names)
        printf("%s\n", parameter->key);
    else if (given->n_words == 0)
        printf("%-20s %s\n", parameter->key, parameter->label);
    else if (!wants_names)
        print_one(parameter, table);
    else if (parameter->n_choices > 0)
        print_choices(parameter, "\n", "\n");
}

static bool
is_known(const char *key)
{
    for (int table = 0; table < N_TABLES; table++) {
        size_t n;
        const NoiseParameter *all = get_table(table, &n);
        for (size_t i = 0; i < n; i++) {
            if (strcmp(all[i].key, key) == 0)
                return true;
        }
    }
    return false;
}

bool
command_parameters(const OptionTexts *given, Failure *failure)
{
    bool is_first = true;

    for (int i = 0; i < given->n_words; i++) {
        if (!is_known(given->words[i]))
            return failure_refuse_key(failure, given->words[i]);
    }
    for (int table = 0; table < N_TABLES; table++) {
        size_t n;
        const NoiseParameter *all = get_table(table, &n);
        for (size_t i = 0; i < n; i++) {
            if (!is_asked(given, table, all[i].key))
                continue;
            print_parameter(given, &all[i], table, is_first);
            is_first = false;
        }
    }
    if (given->texts[OPTION_JSON] != NULL)
        printf("]\n");
    return true;
}
