/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Parameters together: when one matters, given others, and which are refused
 * only with others.
 */
#include <ctype.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "dispatch/cpu.h"

static void
octaves_matter_only_for_fractals(void)
{
    NoiseParams params;

    noise_params_init(&params);
    CHECK(noise_parameter_matters(noise_parameter_find("octaves"), &params));
    params.fractal = NOISE_FRACTAL_NONE;
    CHECK(!noise_parameter_matters(noise_parameter_find("octaves"), &params));
    CHECK(noise_parameter_matters(noise_parameter_find("scale"), &params));
}

/* Whether a term of a condition, `key {nick, nick}`, names a choice parameter
 * and nicks that it has. */
static bool
names_what_exists(char *term)
{
    char *rest;
    char *word = strtok_r(term, "! {,}", &rest);
    const NoiseParameter *other = noise_parameter_find(word);

    if (other == NULL || other->kind != NOISE_KIND_CHOICE)
        return false;
    while ((word = strtok_r(NULL, " {,}", &rest)) != NULL) {
        /* GIMP reads only nicks that begin with a letter. */
        bool found = false;
        if (!isalpha((unsigned char)*word))
            return false;
        for (size_t k = 0; k < other->n_choices; k++)
            found = found || strcmp(other->choices[k].nick, word) == 0;
        if (!found)
            return false;
    }
    return true;
}

/* A misspelled name would hide a control forever. */
static void
conditions_name_what_exists(void)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        char when[256];
        char *rest;
        strcpy(when, parameter[i].when);
        if (strcmp(when, NOISE_ALWAYS) == 0)
            continue;
        for (char *term = strtok_r(when, "&", &rest); term != NULL;
             term = strtok_r(NULL, "&", &rest))
            CHECK(names_what_exists(term));
    }
}

static bool
matters(const char *recipe, const char *key)
{
    NoiseParams params;

    return noise_recipe_parse(recipe, &params, NULL) &&
           noise_parameter_matters(noise_parameter_find(key), &params);
}

static void
all_terms_of_a_condition_have_to_hold(void)
{
    CHECK(matters("lattice-noise/1 algorithm=cellular", "distance"));
    CHECK(!matters("lattice-noise/1 algorithm=cellular feature=edge",
                   "distance"));
    CHECK(!matters("lattice-noise/1", "distance"));
    CHECK(!matters("lattice-noise/1", "z"));
    CHECK(matters("lattice-noise/1 dimensions=four", "z"));
    CHECK(!matters("lattice-noise/1 dimensions=four algorithm=svg-turbulence",
                   "z"));
    CHECK(matters("lattice-noise/1 algorithm=cellular feature=spots",
                  "spot-size"));
    CHECK(!matters("lattice-noise/1 feature=spots", "spot-size"));
    CHECK(!matters("lattice-noise/1 algorithm=cellular", "spot-presence"));
    CHECK(matters("lattice-noise/1 algorithm=cellular", "cell-contrast"));
    CHECK(!matters("lattice-noise/1 algorithm=cellular feature=cell-value",
                   "cell-contrast"));
}

/* A new algorithm has to be added to both. */
static void
conditions_agree_with_the_rows_of_the_algorithms(void)
{
    for (int i = 0; i < NoiseAlgorithmCount; i++) {
        const NoiseTraits *traits = noise_traits((NoiseAlgorithm)i);
        const NoiseBasis *basis = noise_kernels_one.basis[i];
        char recipe[64];
        snprintf(recipe, sizeof recipe, "lattice-noise/1 algorithm=%s",
                 noise_parameter_find("algorithm")->choices[i].nick);
        CHECK(matters(recipe, "dimensions") ==
              (traits->least_dimensions < traits->most_dimensions));
        CHECK(matters(recipe, "normalization") ==
              (traits->drawing == NOISE_DRAWING_OURS));
        CHECK(matters(recipe, "persistence") ==
              (traits->tiling != NOISE_TILING_STITCHED));
        CHECK(matters(recipe, "feature") == (basis->cells != NULL));
    }
}

/* Whether a recipe is refused for this problem, naming this field. */
static bool
refuses_together(const char *settings, const char *key, NoiseProblem problem)
{
    char recipe[256] = "lattice-noise/1 ";
    NoiseParams params;
    NoiseError error = {0};

    strcat(recipe, settings);
    return !noise_recipe_parse(recipe, &params, &error) &&
           error.problem == problem &&
           error.parameter == noise_parameter_find(key);
}

static void
cells_are_colored_by_a_gradient_from_the_dark_color(void)
{
    static const char recipe[] =
        "lattice-noise/1 algorithm=cellular coloring=cells";

    CHECK(matters(recipe, "gradient"));
    CHECK(matters(recipe, "color-low"));
    CHECK(!matters(recipe, "color-high"));
}

static void
what_an_algorithm_lacks_is_refused_by_name(void)
{
    static const char *const without[] = {
        "value", "perlin", "simplex", "white", "perlin-2002", "svg-turbulence"};

    CHECK(refuses_together("algorithm=simplex dimensions=one", "dimensions",
                           NOISE_PROBLEM_NO_SUCH_DIMENSIONS));
    CHECK(refuses_together("algorithm=cellular dimensions=four", "dimensions",
                           NOISE_PROBLEM_NO_SUCH_DIMENSIONS));
    CHECK(refuses_together("algorithm=perlin-2002 dimensions=four",
                           "dimensions", NOISE_PROBLEM_NO_SUCH_DIMENSIONS));
    CHECK(refuses_together("algorithm=svg-turbulence fractal=ridged", "fractal",
                           NOISE_PROBLEM_NO_SUCH_FRACTAL));
    CHECK(refuses_together("algorithm=white map=normal", "map",
                           NOISE_PROBLEM_NO_SLOPES));
    CHECK(refuses_together("algorithm=svg-turbulence map=slope", "map",
                           NOISE_PROBLEM_NO_SLOPES));
    CHECK(refuses_together("algorithm=cellular feature=cell-value map=curl",
                           "map", NOISE_PROBLEM_NO_SLOPES));
    for (size_t i = 0; i < sizeof without / sizeof without[0]; i++) {
        char settings[100];
        snprintf(settings, sizeof settings, "algorithm=%s coloring=cells",
                 without[i]);
        CHECK(refuses_together(settings, "coloring", NOISE_PROBLEM_NO_CELLS));
    }
    /* Maps have colors of their own. */
    CHECK(matters("lattice-noise/1 map=normal coloring=cells", "map-strength"));
    CHECK(refuses_together("stretch=0.01 scale=0.01 octaves=16", "octaves",
                           NOISE_PROBLEM_TOO_FINE));
    CHECK(
        refuses_together("period-y=10", "period-y", NOISE_PROBLEM_BAD_PERIOD));
    CHECK(refuses_together("algorithm=perlin-2002 period-x=100", "period-x",
                           NOISE_PROBLEM_NOT_WHOLE_CELLS));
    CHECK(refuses_together("algorithm=perlin-2002 period-x=64 rotation=90",
                           "rotation", NOISE_PROBLEM_ROTATED_PERIOD));
}

int
main(void)
{
    RUN(octaves_matter_only_for_fractals);
    RUN(conditions_name_what_exists);
    RUN(all_terms_of_a_condition_have_to_hold);
    RUN(cells_are_colored_by_a_gradient_from_the_dark_color);
    RUN(conditions_agree_with_the_rows_of_the_algorithms);
    RUN(what_an_algorithm_lacks_is_refused_by_name);
    return check_end();
}
