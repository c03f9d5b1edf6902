/* SPDX-License-Identifier: MIT
 *
 * Evaluates the conditions of parameters: a parameter matters only if others have
 * certain choices.
 */
#include <string.h>

#include <noise-core/rows.h>

#include "recipe.h"

/* True if `word` is in a list, which ends at '}'. */
static bool
list_has(const char *list, const char *word)
{
    const size_t length = strlen(word);

    while (*list != '\0' && *list != '}') {
        list += strspn(list, " ,{");
        const size_t here = strcspn(list, " ,}");
        if (here == length && memcmp(list, word, length) == 0)
            return true;
        list += here;
    }
    return false;
}

/* The size of a buffer for a key; all keys are shorter. */
#define KEY_SIZE 64

/* True if one term of a condition holds.  A term is `key {nick, nick}` or
 * `! key {nick, nick}`. */
static bool
term_holds(const char *term, NoiseConditionGet get, const void *data)
{
    const bool is_negated = *term == '!';
    char key[KEY_SIZE] = "";

    term += strspn(term, "! ");
    const size_t length = strcspn(term, " {&");
    if (length < KEY_SIZE)
        memcpy(key, term, length);
    const char *nick = get(key, data);
    return nick == NULL || list_has(term + length, nick) != is_negated;
}

bool
noise_condition_holds(const char *condition, NoiseConditionGet get,
                      const void *data)
{
    while (term_holds(condition, get, data)) {
        condition += strcspn(condition, "&");
        if (*condition == '\0')
            return true;
        condition += strspn(condition, "& ");
    }
    return false;
}

/* Returns the nick that is chosen for a key, or NULL if no choice has this key. */
static const char *
get_nick(const char *key, const void *data)
{
    const NoiseParameter *parameter = noise_parameter_find(key);

    if (parameter == NULL || parameter->kind != NOISE_KIND_CHOICE)
        return NULL;
    return parameter->choices[(int)noise_params_get_number(data, parameter)]
        .nick;
}

bool
noise_parameter_matters(const NoiseParameter *parameter,
                        const NoiseParams *params)
{
    return noise_condition_holds(parameter->when, get_nick, params);
}

/* Returns the nick that is chosen for a key in a recipe, or NULL if the recipe
 * leaves this choice to each of its layers. */
static const char *
get_nick_of_recipe(const char *key, const void *data)
{
    const NoiseRecipe *recipe = (const NoiseRecipe *)data;
    const NoiseParameter *parameter = noise_parameter_find(key);

    return parameter != NULL && noise_recipe_has(recipe, parameter)
               ? get_nick(key, &recipe->params)
               : NULL;
}

bool
noise_recipe_uses(const NoiseRecipe *recipe, const NoiseParameter *parameter)
{
    return noise_recipe_has(recipe, parameter) &&
           noise_condition_holds(parameter->when, get_nick_of_recipe, recipe);
}
