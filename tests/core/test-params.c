/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks parameters: their table, the numbers and texts that set them, when they
 * matter, and what is refused.
 */
#include <float.h>
#include <math.h>
#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "dispatch/cpu.h"
#include "kinds.h"
#include "pictures.h"

TEST(the_version_is_the_projects)
{
    CHECK(strcmp(noise_version(), PROJECT_VERSION) == 0);
}

static bool
refuses(const NoiseParams *params, const char *key, NoiseProblem problem)
{
    return kind_refuses(params, problem, key) &&
           noise_plan_new_from_params(params, NULL) == NULL;
}

TEST(every_parameter_is_described)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);
    NoiseParams params;

    CHECK(n_parameters >= 5 && n_parameters < 100); /* recipe.c has 64 bits */
    for (size_t i = 0; i < n_parameters; i++) {
        const NoiseParameter *p = &parameter[i];
        CHECK(noise_parameter_find(p->key) == p);
        CHECK(*p->label != '\0' && *p->blurb != '\0');
        CHECK((p->choices != NULL) == (p->kind == NOISE_KIND_CHOICE));
        CHECK((p->initial_color != NULL) == (p->kind == NOISE_KIND_COLOR));
        CHECK((p->initial_gradient != NULL) ==
              (p->kind == NOISE_KIND_GRADIENT));
        if (p->kind != NOISE_KIND_GRADIENT) /* it counts stops */
            CHECK(p->initial >= p->minimum && p->initial <= p->maximum);
        if (p->kind != NOISE_KIND_REAL)
            continue;
        CHECK(p->slider_minimum >= p->minimum);
        CHECK(p->slider_maximum <= p->maximum);
        CHECK(p->slider_minimum < p->slider_maximum);
        CHECK(p->slider_step > 0 && p->slider_gamma > 0);
    }
    CHECK(noise_parameter_find("no-such-key") == NULL);
    noise_params_init(&params);
    CHECK(noise_params_check(&params, NULL));
}

TEST(bad_reals_are_refused_by_name)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        const NoiseParameter *p = &parameter[i];
        if (p->kind != NOISE_KIND_REAL)
            continue;
        /* Even for the largest limit, 1e9, a number that is 10 beyond it still
         * differs when it is rounded to nine digits. */
        const double bad[] = {NAN, INFINITY, -INFINITY, p->minimum - 10,
                              p->maximum + 10};
        for (size_t k = 0; k < sizeof bad / sizeof bad[0]; k++) {
            NoiseParams params;
            noise_params_init(&params);
            memcpy((char *)&params + p->offset, &bad[k], sizeof bad[k]);
            CHECK(refuses(&params, p->key,
                          k < 3 ? NOISE_PROBLEM_NOT_A_NUMBER
                                : NOISE_PROBLEM_OUT_OF_RANGE));
        }
    }
}

TEST(bad_choices_are_refused_by_name)
{
    NoiseParams params;

    noise_params_init(&params);
    params.algorithm = (NoiseAlgorithm)NoiseAlgorithmCount;
    CHECK(refuses(&params, "algorithm", NOISE_PROBLEM_NOT_A_CHOICE));
    params.algorithm = (NoiseAlgorithm)-1;
    CHECK(refuses(&params, "algorithm", NOISE_PROBLEM_NOT_A_CHOICE));
}

TEST(too_fine_octaves_are_refused_and_slider_positions_never)
{
    NoiseParams params;

    noise_params_init(&params);
    params.scale = 0.01;
    params.octaves = 16;
    params.lacunarity = 4;
    CHECK(refuses(&params, "octaves", NOISE_PROBLEM_TOO_FINE));
    params.scale = 64;
    CHECK(noise_params_check(&params, NULL));
    params.scale = 1;
    params.lacunarity = 3;
    CHECK(noise_params_check(&params, NULL));
    params.octaves = 10;
    params.lacunarity = 4;
    CHECK(noise_params_check(&params, NULL));
}

TEST(the_check_rounds_to_nine_digits)
{
    NoiseParams params;

    noise_params_init(&params);
    params.scale = 1.0 / 3.0;
    CHECK(noise_params_check(&params, NULL));
    CHECK(params.scale == 0.333333333);
    params.scale = nextafter(1e6, INFINITY);
    CHECK(noise_params_check(&params, NULL) && params.scale == 1e6);
}

TEST(text_sets_parameters)
{
    NoiseParams params;
    NoiseError error;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    CHECK(noise_params_set_text(&params, noise_parameter_find("algorithm"),
                                "simplex", NULL));
    CHECK(params.algorithm == NOISE_ALGORITHM_SIMPLEX);
    CHECK(!noise_params_set_text(&params, noise_parameter_find("algorithm"),
                                 "Simplex", &error));
    CHECK(error.problem == NOISE_PROBLEM_NOT_A_CHOICE);
    CHECK(noise_params_set_text(&params, noise_parameter_find("seed"),
                                "18446744073709551615", NULL));
    CHECK(params.seed == UINT64_MAX);
    noise_params_get_text(&params, noise_parameter_find("seed"), text);
    CHECK(strcmp(text, "18446744073709551615") == 0);
    static const char *const bad[] = {
        "\"",  "x\"y\"", "18446744073709551616",   "-1", "",
        "1.0", " 1",     "99999999999999999999999"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(!noise_params_set_text(&params, noise_parameter_find("seed"),
                                     bad[i], &error) &&
              error.problem == NOISE_PROBLEM_NOT_A_SEED);
    CHECK(params.seed == UINT64_MAX);
}

/* A number is accepted if its text is accepted, so no refusal shows a rounded number
 * that is within the limits. */
TEST(numbers_set_parameters)
{
    const struct {
        const char *key;
        double number, taken; /* NAN: it is refused */
    } rows[] = {
        {"seed", 42, 42},
        {"seed", 0.5, NAN},
        {"seed", -1, NAN},
        {"seed", NAN, NAN},
        {"seed", 0x1p53, NAN},
        {"algorithm", NOISE_ALGORITHM_VALUE, NOISE_ALGORITHM_VALUE},
        {"algorithm", 0.5, NAN},
        {"algorithm", 99, NAN},
        {"scale", nextafter(0.01, 0.0), 0.01},
        {"scale", nextafter(1e6, INFINITY), 1e6},
        {"scale", DBL_MAX, NAN},
        {"scale", -DBL_MAX, NAN},
        {"jitter", -1e-300, 0.0},
        {"jitter", 1.0000000001, 1.0},
        {"jitter", 1.00000001, NAN},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const NoiseParameter *p = noise_parameter_find(rows[i].key);
        const bool is_refused = isnan(rows[i].taken);
        NoiseParams params;
        noise_params_init(&params);
        const double before = noise_params_get_number(&params, p);
        CHECK(noise_params_set_number(&params, p, rows[i].number, NULL) ==
              !is_refused);
        const double after = noise_params_get_number(&params, p);
        CHECK(after == (is_refused ? before : rows[i].taken));
        CHECK(!signbit(after));
    }
}

/* Limits of parameters that a program adds may have more digits than recipes
 * have. */
TEST(limits_of_many_digits_are_taken)
{
    static const NoiseParameter seed = {
        .kind = NOISE_KIND_REAL,
        .key = "seed",
        .maximum = INT32_MAX,
        .offset = offsetof(NoiseParams, scale),
    };
    NoiseParams params;

    noise_params_init(&params);
    CHECK(noise_params_set_number(&params, &seed, INT32_MAX, NULL));
    CHECK(!noise_params_set_number(&params, &seed, INT32_MAX + 1.0, NULL));
}

TEST(any_struct_shares_the_functions)
{
    typedef struct Own {
        const char *name;
        double opacity;
    } Own;
    static const NoiseParameter opacity = {
        .kind = NOISE_KIND_REAL,
        .key = "opacity",
        .maximum = 100.0,
        .offset = offsetof(Own, opacity),
    };
    Own own = {.opacity = 1};
    char text[NOISE_TEXT_SIZE];

    CHECK(noise_params_set_text(&own, &opacity, "50.5", NULL));
    CHECK(own.opacity == 50.5);
    CHECK(!noise_params_set_number(&own, &opacity, 101, NULL));
    CHECK(own.opacity == 50.5);
    CHECK(noise_params_get_number(&own, &opacity) == 50.5);
    noise_params_get_text(&own, &opacity, text);
    CHECK(strcmp(text, "50.5") == 0);
}

TEST(any_text_is_a_seed)
{
    const NoiseParameter *seed = noise_parameter_find("seed");
    const NoiseParams params =
        picture_params("lattice-noise/1 seed=\"my planet\" scale=3");
    NoiseParams other = picture_params("lattice-noise/1 seed=\"my planes\"");

    CHECK(params.scale == 3.0);
    CHECK(params.seed != other.seed);
    CHECK(noise_params_set_text(&other, seed, "\"my planet\"", NULL));
    CHECK(params.seed == other.seed);
    CHECK(noise_params_set_text(&other, seed, "\"\"", NULL));
}

TEST(colors_are_texts)
{
    static const struct {
        const char *text, *printed;
        uint64_t color;
    } good[] = {
        {"#ff8000", "#ff8000", 0xffff80800000ffffu},
        {"#FF800080", "#ff800080", 0xffff808000008080u},
        {"#0123456789abcdef", "#0123456789abcdef", 0x0123456789abcdefu},
        {"#ffffffff0000ffff", "#ffff00", 0xffffffff0000ffffu},
    };
    static const char *const bad[] = {
        "", "#", "ff8000", "#ff800", "#ff80000", "#gg8000", "#ff8000 ", "red"};
    const NoiseParameter *low = noise_parameter_find("color-low");
    NoiseParams params;
    NoiseError error;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    CHECK(params.color_low == 0x000000000000ffffu);
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        CHECK(noise_params_set_text(&params, low, good[i].text, NULL));
        CHECK(params.color_low == good[i].color);
        noise_params_get_text(&params, low, text);
        CHECK(strcmp(text, good[i].printed) == 0);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        CHECK(!noise_params_set_text(&params, low, bad[i], &error) &&
              error.problem == NOISE_PROBLEM_NOT_A_COLOR);
}

/* ---- Together --------------------------------------------------------- */

/* True if a condition's term, `key {nick, nick}`, names a choice parameter and nicks
 * that it has. */
static bool
names_what_exists(char *term)
{
    char *rest;
    char *word = strtok_r(term, "! {,}", &rest);
    const NoiseParameter *other = noise_parameter_find(word);

    if (other == NULL || other->kind != NOISE_KIND_CHOICE)
        return false;
    while ((word = strtok_r(NULL, " {,}", &rest)) != NULL) {
        bool found = false;
        for (size_t k = 0; k < other->n_choices; k++)
            found = found || strcmp(other->choices[k].nick, word) == 0;
        if (!found)
            return false;
    }
    return true;
}

/* GIMP writes the nicks of a filter's choices to its settings, but reads back only
 * words: if it reads any other nick, it loses all settings after it. */
TEST(nicks_are_words)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        for (size_t k = 0; k < parameter[i].n_choices; k++) {
            const char *nick = parameter[i].choices[k].nick;
            CHECK(strspn(nick, letters) > 0);
            while (*nick != '\0' && (strchr(letters, *nick) != NULL ||
                                     strchr("-0123456789", *nick) != NULL))
                nick++;
            CHECK(*nick == '\0');
        }
    }
}

/* A misspelled name would hide a control forever. */
TEST(conditions_name_what_exists)
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
    const NoiseParams params = picture_params(recipe);

    return noise_parameter_matters(noise_parameter_find(key), &params);
}

/* All terms of a condition have to hold. */
TEST(parameters_matter_where_their_conditions_hold)
{
    static const struct {
        bool matters;
        const char *recipe, *key;
    } known[] = {
        {true, "lattice-noise/1", "scale"},
        {true, "lattice-noise/1", "octaves"},
        {false, "lattice-noise/1 fractal=none", "octaves"},
        {true, "lattice-noise/1 algorithm=cellular", "distance"},
        {false, "lattice-noise/1 algorithm=cellular feature=edge", "distance"},
        {false, "lattice-noise/1", "distance"},
        {false, "lattice-noise/1", "z"},
        {true, "lattice-noise/1 dimensions=four", "z"},
        {false, "lattice-noise/1 dimensions=four algorithm=svg-turbulence",
         "z"},
        {true, "lattice-noise/1 algorithm=cellular feature=spots", "spot-size"},
        {false, "lattice-noise/1 feature=spots", "spot-size"},
        {false, "lattice-noise/1 algorithm=cellular", "spot-presence"},
        {true, "lattice-noise/1 algorithm=cellular", "cell-contrast"},
        {false, "lattice-noise/1 algorithm=cellular feature=cell-value",
         "cell-contrast"},
        {true, "lattice-noise/1 algorithm=cellular coloring=cells", "gradient"},
        {true, "lattice-noise/1 algorithm=cellular coloring=cells",
         "color-low"},
        {false, "lattice-noise/1 algorithm=cellular coloring=cells",
         "color-high"},
        /* Maps have their own colors. */
        {true, "lattice-noise/1 map=normal coloring=cells", "map-strength"},
    };

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        CHECK(matters(known[i].recipe, known[i].key) == known[i].matters);
}

/* If there are layers, each layer has its own noise. */
TEST(recipes_use_what_matters_in_them)
{
    static const struct {
        bool is_had, is_used;
        const char *recipe, *key;
    } known[] = {
        {true, true, "lattice-noise/1", "scale"},
        {true, false, "lattice-noise/1", "distance"},
        {true, true, "lattice-noise/2 layer=a", "seed"},
        {false, false, "lattice-noise/2 layer=a", "scale"},
        {true, true, "lattice-noise/2 layer=a", "light-angle"},
        {true, false, "lattice-noise/2 map=normal layer=a", "light-angle"},
        {true, true, "lattice-noise/2 map=normal layer=a", "normal-y"},
        {true, false, "lattice-noise/2 map=slope layer=a", "normal-y"},
    };

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        AutoRecipe *recipe = picture_recipe(known[i].recipe);
        const NoiseParameter *parameter = noise_parameter_find(known[i].key);
        CHECK_RECIPE(noise_recipe_has(recipe, parameter) == known[i].is_had,
                     recipe);
        CHECK_RECIPE(noise_recipe_uses(recipe, parameter) == known[i].is_used,
                     recipe);
    }
}

/* A new algorithm has to be added to both the conditions and the rows. */
TEST(conditions_agree_with_the_rows_of_the_algorithms)
{
    for (int i = 0; i < NoiseAlgorithmCount; i++) {
        const NoiseTraits *traits = &noise_traits[i];
        const NoiseBasis *basis = noise_kernels_one.basis[i];
        char recipe[64];
        snprintf(recipe, sizeof recipe, "lattice-noise/1 algorithm=%s",
                 noise_parameter_find("algorithm")->choices[i].nick);
        char settings[64];
        snprintf(settings, sizeof settings, "%s coloring=cells",
                 strchr(recipe, ' ') + 1);
        CHECK(picture_refuses(settings, NOISE_PROBLEM_NO_CELLS, "coloring") ==
              (basis->cells == NULL));
        /* In one dimension, gradients are only slopes up or down, so there is no
         * choice. */
        CHECK(!matters("lattice-noise/1 dimensions=one", "gradients"));
        CHECK(matters(recipe, "seed") == (i != NOISE_ALGORITHM_PERLIN_2002));
        CHECK(matters(recipe, "dimensions") ==
              (traits->least_dimensions < traits->most_dimensions));
        CHECK(matters(recipe, "normalization") ==
              (traits->drawing == NOISE_DRAWING_NATIVE &&
               !traits->shows_picture));
        CHECK(matters(recipe, "persistence") ==
              (traits->tiling != NOISE_TILING_CROSS_FADED &&
               traits->last_fractal != NOISE_FRACTAL_NONE));
        CHECK((matters(recipe, "feature") || matters(recipe, "tile-feature")) ==
              (basis->cells != NULL));
    }
}

TEST(what_does_not_go_together_is_refused_by_name)
{
    static const struct {
        const char *settings, *key;
        NoiseProblem problem;
    } refused[] = {
        {"algorithm=simplex dimensions=one", "dimensions",
         NOISE_PROBLEM_NO_SUCH_DIMENSIONS},
        {"algorithm=cellular dimensions=four", "dimensions",
         NOISE_PROBLEM_NO_SUCH_DIMENSIONS},
        {"algorithm=svg-turbulence fractal=ridged", "fractal",
         NOISE_PROBLEM_NO_SUCH_FRACTAL},
        {"stretch=0.01 scale=0.01 octaves=16", "octaves",
         NOISE_PROBLEM_TOO_FINE},
        {"scale=0.01 octaves=16 size=1", "octaves", NOISE_PROBLEM_TOO_FINE},
        {"algorithm=cellular distance=minkowski minkowski-power=1.3",
         "minkowski-power", NOISE_PROBLEM_NOT_HALVES},
    };

    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        CHECK(picture_refuses(refused[i].settings, refused[i].problem,
                              refused[i].key));
}

/* ---- Sentences -------------------------------------------------------- */

static const char *
translate(const char *sentence)
{
    return strstr(sentence, "choose") != NULL ? "\xc3\xa9{choices}\xc3\xa9{x"
                                              : sentence;
}

TEST(refusals_are_sentences)
{
    /* Each row has a text or, if that is NULL, a number. */
    static const struct {
        const char *key, *text;
        double number;
        const char *sentence;
    } refused[] = {
        {"scale", "0", 0, "Scale is 0: it must be between 0.01 and 1000000"},
        {"scale", NULL, NAN,
         "Scale is \"nan\": it must be a number between 0.01 and 1000000"},
        {"scale", NULL, 1e300,
         "Scale is 1e300: it must be between 0.01 and 1000000"},
        {"scale", NULL, -2.5e25,
         "Scale is -2.5e25: it must be between 0.01 and 1000000"},
        {"scale", NULL, -INFINITY,
         "Scale is \"-inf\": it must be a number between 0.01 and 1000000"},
        {"period-x", "-1", 0,
         "Tile width (period-x) is -1: it must be between 0 and 1000000"},
        {"gradients", "magic", 0,
         "Gradients is \"magic\": choose one of axes, unit"},
    };
    NoiseParams params;
    NoiseError error;
    char text[256];

    noise_params_init(&params);
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        const NoiseParameter *p = noise_parameter_find(refused[i].key);
        CHECK(refused[i].text != NULL
                  ? !noise_params_set_text(&params, p, refused[i].text, &error)
                  : !noise_params_set_number(&params, p, refused[i].number,
                                             &error));
        CHECK(picture_says(&error, refused[i].sentence));
    }
    noise_error_print(&error, translate, text, sizeof text);
    CHECK(strcmp(text, "\xc3\xa9"
                       "axes, unit\xc3\xa9{x") == 0);
    noise_error_print(&error, translate, text, 2); /* no half character */
    CHECK(strcmp(text, "") == 0);
    noise_error_print(&error, translate, text, 6);
    CHECK(strcmp(text, "\xc3\xa9"
                       "axe") == 0);
}
