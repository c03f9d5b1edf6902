/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints the words of recipes as a dictionary for libFuzzer, from the table
 * of parameters.
 */
#include <noise-core/noise.h>

#include <stdio.h>

/* Prints a word; keys and nicks have no characters that need escapes. */
static void
print_word(const char *key, const char *equals, const char *value)
{
    printf("\"%s%s%s\"\n", key, equals, value);
}

int
main(void)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    NoiseParams params;
    char recipe[NOISE_RECIPE_SIZE];

    /* The recipe of initial values is the word that all recipes begin with. */
    noise_params_init(&params);
    noise_recipe_print(&params, recipe);
    print_word(recipe, " ", "");
    for (size_t i = 0; i < n_parameters; i++) {
        print_word(parameter[i].key, "=", "");
        for (size_t k = 0; k < parameter[i].n_choices; k++)
            print_word(parameter[i].key, "=", parameter[i].choices[k].nick);
    }
    return 0;
}
