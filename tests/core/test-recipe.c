/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Recipes: what is read, what is refused, and that text and parameters are
 * the same thing.
 */
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "pictures.h"

static bool
is_refused(const char *recipe, NoiseProblem problem, const char *named)
{
    NoiseParams params;
    NoiseParams before;
    NoiseError error;
    char sentence[256];

    noise_params_init(&params);
    params.scale = 12;
    before = params;
    if (noise_recipe_parse(recipe, &params, &error))
        return false;
    noise_error_print(&error, NULL, sentence, sizeof sentence);
    if (error.problem != problem || strstr(sentence, named) == NULL)
        printf("# %s\n", sentence);
    return error.problem == problem && strstr(sentence, named) != NULL &&
           memcmp(&params, &before, sizeof params) == 0;
}

static void
bad_recipes_are_refused_by_name(void)
{
    CHECK(is_refused("", NOISE_PROBLEM_NOT_A_RECIPE, "lattice-noise/1"));
    CHECK(is_refused("scale=3", NOISE_PROBLEM_NOT_A_RECIPE, "scale=3"));
    CHECK(is_refused("lattice-noise/2 scale=3", NOISE_PROBLEM_NOT_A_RECIPE,
                     "lattice-noise/2"));
    CHECK(is_refused("lattice-noise/1 speed=3", NOISE_PROBLEM_UNKNOWN_KEY,
                     "speed"));
    CHECK(is_refused("lattice-noise/1 =3", NOISE_PROBLEM_UNKNOWN_KEY, ""));
    CHECK(is_refused("lattice-noise/1 scale", NOISE_PROBLEM_NO_VALUE, "scale"));
    CHECK(is_refused("lattice-noise/1 scale=", NOISE_PROBLEM_NOT_A_NUMBER,
                     "Scale"));
    CHECK(is_refused("lattice-noise/1 scale=3 scale=3",
                     NOISE_PROBLEM_REPEATED_KEY, "Scale"));
    CHECK(is_refused("lattice-noise/1 scale=3,5", NOISE_PROBLEM_NOT_A_NUMBER,
                     "3,5"));
    CHECK(is_refused("lattice-noise/1 scale=nan", NOISE_PROBLEM_NOT_A_NUMBER,
                     "Scale"));
    CHECK(is_refused("lattice-noise/1 scale=-5", NOISE_PROBLEM_OUT_OF_RANGE,
                     "-5"));
    CHECK(is_refused("lattice-noise/1 scale=1e99", NOISE_PROBLEM_NOT_A_NUMBER,
                     "1e99"));
    CHECK(is_refused("lattice-noise/1 octaves=0", NOISE_PROBLEM_OUT_OF_RANGE,
                     "Octaves"));
    CHECK(is_refused("lattice-noise/1 algorithm=plasma",
                     NOISE_PROBLEM_NOT_A_CHOICE, "plasma"));
    CHECK(is_refused("lattice-noise/1 seed=-1", NOISE_PROBLEM_NOT_A_SEED,
                     "Seed"));
    CHECK(is_refused("lattice-noise/1 scale=0.01 octaves=16 lacunarity=4",
                     NOISE_PROBLEM_TOO_FINE, "Octaves"));
}

static void
an_overlong_word_is_refused_not_cut(void)
{
    enum { N_ZEROS = 2 * NOISE_TEXT_SIZE };
    char recipe[N_ZEROS + 100] = "lattice-noise/1 scale=5";
    const size_t start = strlen(recipe);

    memset(recipe + start, '0', N_ZEROS);
    recipe[start + N_ZEROS] = '\0';
    CHECK(is_refused(recipe, NOISE_PROBLEM_LONG_WORD, "scale=5000"));
}

static void
spaces_are_free_and_order_is_too(void)
{
    NoiseParams a;
    NoiseParams b;

    CHECK(noise_recipe_parse("lattice-noise/1 scale=3 seed=4", &a, NULL));
    CHECK(noise_recipe_parse("  lattice-noise/1\tseed=4\n  scale=3.0 \r\n", &b,
                             NULL));
    CHECK(memcmp(&a, &b, sizeof a) == 0);
}

static void
only_what_differs_is_printed(void)
{
    NoiseParams params;
    char recipe[NOISE_RECIPE_SIZE];

    noise_params_init(&params);
    noise_recipe_print(&params, recipe);
    CHECK(strcmp(recipe, "lattice-noise/1") == 0);
    params.algorithm = NOISE_ALGORITHM_SIMPLEX;
    params.scale = 12.5;
    params.seed = UINT64_MAX;
    noise_recipe_print(&params, recipe);
    CHECK(strcmp(recipe, "lattice-noise/1 algorithm=simplex scale=12.5 "
                         "seed=18446744073709551615") == 0);
}

static void
parameters_and_recipe_are_the_same_thing(void)
{
    const int n = check_is_long() ? 100000 : 5000;
    uint64_t state = 7;
    char recipe[NOISE_RECIPE_SIZE];
    size_t longest = 0;

    for (int i = 0; i < n; i++) {
        NoiseParams params;
        NoiseParams read;
        picture_random_params(&state, &params);
        noise_recipe_print(&params, recipe);
        CHECK(noise_recipe_parse(recipe, &read, NULL));
        CHECK(memcmp(&params, &read, sizeof params) == 0);
        if (strlen(recipe) > longest)
            longest = strlen(recipe);
    }
    CHECK(longest < NOISE_RECIPE_SIZE / 2);
}

/* Changed bytes are refused with a reason, or draw values in range. */
static void
mangled_recipes_do_no_harm(void)
{
    const int n = check_is_long() ? 50000 : 3000;
    uint64_t state = 11;
    int n_accepted = 0;

    for (int i = 0; i < n; i++) {
        char recipe[NOISE_RECIPE_SIZE];
        strcpy(recipe, picture_recipes[check_random(&state) % 8]);
        const size_t length = strlen(recipe);
        for (uint64_t k = check_random(&state) % 4; k > 0; k--)
            recipe[check_random(&state) % length] =
                "0123456789.-+e= {nafo\x80\xff"[check_random(&state) % 23];
        NoiseParams params;
        NoiseError error;
        if (!noise_recipe_parse(recipe, &params, &error)) {
            CHECK(error.problem != NOISE_PROBLEM_NONE);
            continue;
        }
        NoisePlan *plan = noise_plan_new(&params, &error);
        CHECK(plan != NULL);
        float pixels[4];
        CHECK(noise_render(plan, &(NoiseRegion){-2, 7, 4, 1, 0, 0, 0, 0},
                           pixels, 4));
        for (int k = 0; k < 4; k++)
            CHECK(pixels[k] >= 0.0f && pixels[k] <= 1.0f);
        noise_plan_free(plan);
        n_accepted++;
    }
    CHECK(n_accepted > n / 10 && n_accepted < n - n / 10);
}

static void
a_plan_is_made_from_a_recipe(void)
{
    for (const char *const *recipe = picture_recipes; *recipe; recipe++) {
        NoiseParams params;
        CHECK(noise_recipe_parse(*recipe, &params, NULL));
        NoisePlan *plan = noise_plan_new_from_recipe(*recipe, NULL);
        CHECK(plan != NULL && noise_plan_draws(plan, &params));
        noise_plan_free(plan);
    }
}

static void
a_recipe_that_is_refused_makes_no_plan(void)
{
    NoiseError error;

    CHECK(noise_plan_new_from_recipe("lattice-noise/1 speed=3", NULL) == NULL);
    CHECK(noise_plan_new_from_recipe("lattice-noise/1 speed=3", &error) ==
          NULL);
    CHECK(error.problem == NOISE_PROBLEM_UNKNOWN_KEY);
    CHECK(noise_plan_new_from_recipe("lattice-noise/1 scale=-5", &error) ==
          NULL);
    CHECK(error.problem == NOISE_PROBLEM_OUT_OF_RANGE);
    CHECK(strcmp(error.parameter->key, "scale") == 0);
}

int
main(void)
{
    RUN(bad_recipes_are_refused_by_name);
    RUN(an_overlong_word_is_refused_not_cut);
    RUN(spaces_are_free_and_order_is_too);
    RUN(only_what_differs_is_printed);
    RUN(parameters_and_recipe_are_the_same_thing);
    RUN(mangled_recipes_do_no_harm);
    RUN(a_plan_is_made_from_a_recipe);
    RUN(a_recipe_that_is_refused_makes_no_plan);
    return check_end();
}
