/* SPDX-License-Identifier: MIT
 *
 * Writes what was measured for a plan as text, and reads it.
 *
 *     measured/1 0123456789abcdef 3f0000003dcccccd...
 *                |                |
 *                the recipe       for each mask: the bits of its floats
 */
#include "measures.h"

#include <math.h>
#include <string.h>

#include "../params/error.h"
#include "../params/recipe.h"
#include "../params/words.h"

#define HEADER "measured/1 "

/* How many floats NoiseMaskMeasures has. */
#define N_FLOATS (sizeof(NoiseMaskMeasures) / sizeof(float))

static void
write_hex(NoiseWriter *writer, uint64_t number, int n_digits)
{
    for (int i = n_digits - 1; i >= 0; i--)
        noise_write_bytes(writer, &"0123456789abcdef"[number >> 4 * i & 15], 1);
}

/* Reads n_digits digits, and moves *text behind them.  Returns false if there are
 * others. */
static bool
read_hex(const char **text, int n_digits, uint64_t *number)
{
    *number = 0;
    for (int i = 0; i < n_digits; i++) {
        const char digit = *(*text)++;
        if (digit >= '0' && digit <= '9')
            *number = *number << 4 | (uint64_t)(digit - '0');
        else if (digit >= 'a' && digit <= 'f')
            *number = *number << 4 | (uint64_t)(digit - 'a' + 10);
        else
            return false;
    }
    return true;
}

/* Returns a hash of the recipe's text, apart from the map that it shows. */
static uint64_t
hash_recipe(const NoiseRecipe *recipe)
{
    NoiseRecipe own = *recipe; /* shares the layers of `recipe` */
    char text[NOISE_RECIPE_SIZE];

    own.params.map = NOISE_MAP_PICTURE;
    own.params.normal_y = NOISE_NORMAL_Y_UP;
    return noise_hash_text(text, noise_recipe_print(&own, text, sizeof text));
}

size_t
noise_plan_print_measures(const NoisePlan *plan, char *text, size_t size)
{
    char none[1];
    NoiseWriter writer = {.end = size > 0 ? text : none,
                          .room = size > 0 ? size - 1 : 0};
    const NoiseStack *stack = plan->stack;

    noise_write(&writer, HEADER);
    write_hex(&writer, hash_recipe(plan->recipe), 16);
    noise_write(&writer, " ");
    for (int i = 0; stack != NULL && i < stack->n_layers; i++) {
        for (int k = 0; k < stack->layer[i].n_masks; k++) {
            uint32_t bits[N_FLOATS];
            memcpy(bits, &stack->layer[i].mask[k].measured, sizeof bits);
            for (size_t n = 0; n < N_FLOATS; n++)
                write_hex(&writer, bits[n], 8);
        }
    }
    return writer.length;
}

/* Reads n finite floats.  Returns false if there are others. */
static bool
read_floats(const char **text, size_t n, float *number)
{
    for (size_t i = 0; i < n; i++) {
        uint64_t digits;
        if (!read_hex(text, 8, &digits))
            return false;
        const uint32_t bits = (uint32_t)digits;
        memcpy(&number[i], &bits, sizeof bits);
        if (!isfinite(number[i]))
            return false;
    }
    return true;
}

/* Reads the text into a stack, which is NULL for one noise. */
static bool
read_measures(const char *text, const NoiseRecipe *recipe, NoiseStack *stack)
{
    uint64_t hash;

    if (strncmp(text, HEADER, strlen(HEADER)) != 0)
        return false;
    text += strlen(HEADER);
    if (!read_hex(&text, 16, &hash) || hash != hash_recipe(recipe) ||
        *text++ != ' ')
        return false;
    for (int i = 0; stack != NULL && i < stack->n_layers; i++) {
        for (int k = 0; k < stack->layer[i].n_masks; k++) {
            float numbers[N_FLOATS];
            if (!read_floats(&text, N_FLOATS, numbers))
                return false;
            memcpy(&stack->layer[i].mask[k].measured, numbers, sizeof numbers);
        }
    }
    return *text == '\0';
}

bool
noise_measures_read(const char *text, const NoiseRecipe *recipe,
                    NoiseStack *stack, NoiseError *error)
{
    return read_measures(text, recipe, stack) ||
           noise_error_set(error, NOISE_PROBLEM_NOT_MEASURES, NULL, text);
}
