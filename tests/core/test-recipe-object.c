/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks recipes as objects: copies, changes and checks, texts of any length, and
 * layers that come and go.
 */
#include <math.h>
#include <string.h>

#include <noise-core/layers.h>

#include "check.h"
#include "pictures.h"

/* For each picture, a dialog has twelve layers in memory, and one more that is being
 * edited. */
_Static_assert(sizeof(NoiseLayer) < 9000, "a layer has less than 9 kB");

static const char moss[] =
    "lattice-noise/2 seed=3 layer=rock scale=90 octaves=3 relief=40 "
    "layer=moss scale=20 lift=2 mask=patches scale=40 coverage=0.4";

static bool
says(const NoiseRecipe *recipe, const char *expected)
{
    return picture_tell_unless(strcmp(picture_text(recipe), expected) == 0,
                               recipe);
}

/* Returns the names of a recipe's layers, each followed by a space. */
static const char *
names_of(const NoiseRecipe *recipe)
{
    static char names[NOISE_LAYERS_MAX * NOISE_LAYER_NAME_SIZE + 1];

    names[0] = '\0';
    for (int i = 0; i < noise_recipe_count_layers(recipe); i++) {
        strcat(names, noise_recipe_layer(recipe, i)->name);
        strcat(names, " ");
    }
    return names;
}

/* ---- Copies ----------------------------------------------------------- */

TEST(a_copy_is_independent)
{
    NoiseRecipe *recipe = picture_recipe(moss);
    AutoRecipe *copy = noise_recipe_copy(recipe);
    AutoRecipe *again = noise_recipe_copy(recipe);

    CHECK(picture_is_same(copy, recipe) && noise_recipe_equals(copy, recipe));
    noise_recipe_edit(copy)->seed = 9;
    noise_recipe_edit_layer(copy, 0)->noise.scale = 30;
    noise_recipe_edit_layer(copy, 1)->mask[0].coverage = 0.9;
    CHECK(says(recipe, moss));
    noise_recipe_remove_layer(copy, 0);
    CHECK(says(recipe, moss));
    noise_recipe_free(recipe);
    CHECK(says(again, moss));
    CHECK(says(copy, "lattice-noise/2 seed=9 layer=moss scale=20 lift=2 "
                     "layer-seed=1 mask=patches scale=40 coverage=0.9"));
    noise_recipe_free(NULL);
}

TEST(a_recipe_and_a_plan_keep_nothing_of_the_callers)
{
    NoiseParams params = picture_params("lattice-noise/1 scale=20");
    AutoRecipe *recipe = noise_recipe_new(&params);

    params.scale = 30;
    CHECK(noise_recipe_params(recipe)->scale == 20);
    AutoPlan *plan = picture_plan_of(recipe);
    noise_recipe_edit(recipe)->scale = 40;
    CHECK(says(noise_plan_recipe(plan), "lattice-noise/1 scale=20"));
    CHECK(says(recipe, "lattice-noise/1 scale=40"));

    AutoRecipe *layers = picture_recipe(moss);
    AutoPlan *other = picture_plan_of(layers);
    noise_recipe_edit_layer(layers, 0)->relief = 1;
    CHECK(says(noise_plan_recipe(other), moss));
}

/* ---- Checks ----------------------------------------------------------- */

/* Changes to a recipe that its check refuses. */

static void
spoil_whole(NoiseRecipe *recipe)
{
    noise_recipe_edit(recipe)->size = -1;
}

static void
set_a_field_of_layers(NoiseRecipe *recipe)
{
    noise_recipe_edit(recipe)->scale = 9;
}

static void
spoil_layer(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 1)->opacity = 2;
}

static void
spoil_choice(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 0)->mode = (NoiseMode)NoiseModeCount;
}

static void
spoil_noise_of_layer(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 0)->noise.scale = NAN;
}

static void
spoil_colors_of_layer(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 1)->noise.gradient.count = 65;
}

static void
spoil_mask(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 1)->mask[0].coverage = -0.5;
}

static void
spoil_noise_of_mask(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 1)->mask[0].noise.octaves = INFINITY;
}

static void
spoil_what_goes_together(NoiseRecipe *recipe)
{
    NoiseParams *noise = &noise_recipe_edit_layer(recipe, 1)->mask[0].noise;

    noise->algorithm = NOISE_ALGORITHM_SIMPLEX;
    noise->dimensions = NOISE_DIMENSIONS_1;
}

static void
spoil_name_of_layer(NoiseRecipe *recipe)
{
    strcpy(noise_recipe_edit_layer(recipe, 1)->name, "two words");
}

static void
take_name_of_layer(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 1)->name[0] = '\0';
}

static void
spoil_name_of_mask(NoiseRecipe *recipe)
{
    strcpy(noise_recipe_edit_layer(recipe, 1)->mask[0].name, "a=b");
}

static void
leave_name_without_end(NoiseRecipe *recipe)
{
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, 1);

    memset(layer->name, 'a', sizeof layer->name);
}

static void
leave_name_of_last_mask_without_end(NoiseRecipe *recipe)
{
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, 1);

    while (layer->n_masks < NOISE_MASKS_MAX)
        noise_mask_init(&layer->mask[layer->n_masks++], "m");
    memset(layer->mask[3].name, 'a', sizeof layer->mask[3].name);
}

static NoiseLayerGroup
make_group(const char *name, double opacity)
{
    NoiseLayerGroup group;

    noise_group_init(&group, name);
    group.opacity = opacity;
    return group;
}

static void
spoil_group(NoiseRecipe *recipe)
{
    const NoiseLayerGroup group = make_group("a", NAN);

    noise_recipe_set_group(recipe, 1, &group);
}

static void
spoil_name_of_group(NoiseRecipe *recipe)
{
    const NoiseLayerGroup group = make_group("none", 1);

    noise_recipe_set_group(recipe, 1, &group);
}

static void
leave_name_of_group_without_end(NoiseRecipe *recipe)
{
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, 1);

    memset(layer->group.name, 'a', sizeof layer->group.name);
}

/* Two layers of one group would have to agree about it. */
static void
spoil_one_layers_group(NoiseRecipe *recipe)
{
    for (int i = 0; i < 2; i++)
        noise_recipe_edit_layer(recipe, i)->group = make_group("a", 0.5 * i);
}

static void
add_a_fifth_mask(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 1)->n_masks = NOISE_MASKS_MAX + 1;
}

static void
take_more_masks_than_there_are(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 0)->n_masks = -1;
}

static void
set_a_seed_of_layer(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 0)->noise.seed = 9;
}

static void
set_a_color_of_mask(NoiseRecipe *recipe)
{
    noise_recipe_edit_layer(recipe, 1)->mask[0].noise.color_high = 9;
}

/* What each refusal names; layers and masks count from 1. */
static const struct {
    void (*spoil)(NoiseRecipe *recipe);
    NoiseProblem problem;
    const char *key; /* of the field that the refusal names, or NULL */
    int layer, mask;
} spoils[] = {
    {spoil_whole, NOISE_PROBLEM_OUT_OF_RANGE, "size", 0, 0},
    {set_a_field_of_layers, NOISE_PROBLEM_OF_LAYER, "scale", 0, 0},
    {spoil_layer, NOISE_PROBLEM_OUT_OF_RANGE, "opacity", 2, 0},
    {spoil_choice, NOISE_PROBLEM_NOT_A_CHOICE, "mode", 1, 0},
    {spoil_noise_of_layer, NOISE_PROBLEM_NOT_A_NUMBER, "scale", 1, 0},
    {spoil_colors_of_layer, NOISE_PROBLEM_N_STOPS, "gradient", 2, 0},
    {spoil_mask, NOISE_PROBLEM_OUT_OF_RANGE, "coverage", 2, 1},
    {spoil_noise_of_mask, NOISE_PROBLEM_NOT_A_NUMBER, "octaves", 2, 1},
    {spoil_what_goes_together, NOISE_PROBLEM_NO_SUCH_DIMENSIONS, "dimensions",
     2, 1},
    {spoil_name_of_layer, NOISE_PROBLEM_NOT_A_NAME, NULL, 2, 0},
    {take_name_of_layer, NOISE_PROBLEM_NOT_A_NAME, NULL, 2, 0},
    {leave_name_without_end, NOISE_PROBLEM_NOT_A_NAME, NULL, 2, 0},
    {spoil_name_of_mask, NOISE_PROBLEM_NOT_A_NAME, NULL, 2, 1},
    {leave_name_of_last_mask_without_end, NOISE_PROBLEM_NOT_A_NAME, NULL, 2, 4},
    {spoil_group, NOISE_PROBLEM_NOT_A_NUMBER, "opacity", 0, 0},
    {spoil_name_of_group, NOISE_PROBLEM_NOT_A_GROUP, NULL, 0, 0},
    {leave_name_of_group_without_end, NOISE_PROBLEM_NOT_A_GROUP, NULL, 0, 0},
    {spoil_one_layers_group, NOISE_PROBLEM_REPEATED_GROUP, NULL, 0, 0},
    {add_a_fifth_mask, NOISE_PROBLEM_MANY_MASKS, NULL, 2, 0},
    {take_more_masks_than_there_are, NOISE_PROBLEM_MANY_MASKS, NULL, 1, 0},
    {set_a_seed_of_layer, NOISE_PROBLEM_OF_WHOLE, "seed", 1, 0},
    {set_a_color_of_mask, NOISE_PROBLEM_NOT_OF_MASK, "color-high", 2, 1},
};

static bool
names(const NoiseError *error, size_t i)
{
    const char *key = error->parameter != NULL ? error->parameter->key : "";
    char sentence[320];

    noise_error_print(error, NULL, sentence, sizeof sentence);
    if (error->problem == spoils[i].problem &&
        strcmp(key, spoils[i].key != NULL ? spoils[i].key : "") == 0 &&
        error->layer == spoils[i].layer && error->mask == spoils[i].mask)
        return true;
    printf("# %zu: %s\n", i, sentence);
    return false;
}

TEST(a_refused_name_of_a_group_is_told)
{
    AutoRecipe *recipe = picture_recipe(moss);
    const NoiseLayerGroup group = make_group("a_b", 1);
    NoiseError error = {0};

    noise_recipe_set_group(recipe, 1, &group);
    CHECK(!noise_recipe_check(recipe, &error));
    CHECK(strcmp(error.value, "a_b") == 0);
}

TEST(a_changed_recipe_is_refused_by_name)
{
    for (size_t i = 0; i < sizeof spoils / sizeof *spoils; i++) {
        AutoRecipe *recipe = picture_recipe(moss);
        NoiseError error = {0}, of_plan = {0};
        CHECK(noise_recipe_check(recipe, NULL));
        spoils[i].spoil(recipe);
        AutoRecipe *copy = noise_recipe_copy(recipe);
        AutoPlan *plan = noise_plan_new(recipe, &of_plan);
        CHECK(plan == NULL && names(&of_plan, i));
        CHECK(!noise_recipe_check(recipe, &error) && names(&error, i));
        CHECK(!noise_recipe_check(recipe, NULL)); /* it stays refused */
        CHECK(!noise_recipe_check(copy, NULL));
    }
}

TEST(a_refusal_tells_the_layer_and_its_name)
{
    AutoRecipe *recipe = picture_recipe(moss);
    NoiseError error = {0};

    noise_recipe_edit_layer(recipe, 1)->mask[0].coverage = 2;
    CHECK(!noise_recipe_check(recipe, &error));
    CHECK(picture_says(&error, "layer 2 (moss), mask 1: Coverage is 2: it must "
                               "be between 0 and 1"));
    noise_recipe_edit_layer(recipe, 1)->mask[0].coverage = 0.4;
    noise_recipe_edit_layer(recipe, 0)->noise.scale = -1;
    CHECK(!noise_recipe_check(recipe, &error));
    CHECK(picture_says(&error, "layer 1 (rock): Scale is -1: it must be "
                               "between 0.01 and 1000000"));
    /* Once the value is fixed, the recipe is accepted. */
    noise_recipe_edit_layer(recipe, 0)->noise.scale = 90;
    CHECK(noise_recipe_check(recipe, NULL) && says(recipe, moss));
}

TEST(the_check_changes_nothing_that_it_refuses)
{
    AutoRecipe *recipe = picture_recipe(moss);
    NoiseLayer *rock = noise_recipe_edit_layer(recipe, 0);

    rock->opacity = 1.0 / 3.0;
    noise_recipe_edit_layer(recipe, 1)->lift = NAN;
    CHECK(!noise_recipe_check(recipe, NULL));
    CHECK(rock->opacity == 1.0 / 3.0);
}

TEST(what_is_read_alone_is_not_checked)
{
    static const char coarse[] = "lattice-noise/2 period-x=20 layer=a";
    AutoRecipe *recipe = noise_recipe_read(coarse, NULL);
    AutoRecipe *parsed = noise_recipe_parse(coarse, NULL);
    NoiseError error = {0};

    CHECK(parsed == NULL);
    CHECK(recipe != NULL && says(recipe, coarse));
    CHECK(!noise_recipe_check(recipe, &error));
    CHECK(error.problem == NOISE_PROBLEM_BAD_PERIOD && error.layer == 1);
    noise_recipe_edit_layer(recipe, 0)->noise.scale = 10;
    CHECK(noise_recipe_check(recipe, NULL));
    AutoRecipe *bad = noise_recipe_read("lattice-noise/2 layer=a b=1", &error);
    CHECK(bad == NULL && error.problem == NOISE_PROBLEM_UNKNOWN_KEY);
}

/* Makes a recipe whose numbers have more digits than texts have. */
static NoiseRecipe *
make_thirds(void)
{
    NoiseRecipe *recipe = picture_recipe(moss);
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, 1);

    noise_recipe_edit(recipe)->offset_x = 1.0 / 3.0;
    layer->opacity = 1.0 / 3.0;
    layer->noise.scale = 100.0 / 3.0;
    layer->noise.coloring = NOISE_COLORING_GRADIENT;
    layer->noise.gradient.stops[0].position = 1.0 / 3.0;
    layer->noise.gradient.stops[5].color = 7; /* after the last one */
    layer->mask[0].coverage = 1.0 / 3.0;
    layer->mask[0].noise.scale = 200.0 / 3.0;
    return recipe;
}

static bool
has_nine_digits(const NoiseRecipe *recipe)
{
    const NoiseLayer *layer = noise_recipe_layer(recipe, 1);

    return noise_recipe_params(recipe)->offset_x == 0.333333333 &&
           layer->opacity == 0.333333333 && layer->noise.scale == 33.3333333 &&
           layer->noise.gradient.stops[0].position == 0.333333333 &&
           layer->noise.gradient.stops[5].color == 0 &&
           layer->mask[0].coverage == 0.333333333 &&
           layer->mask[0].noise.scale == 66.6666667;
}

TEST(the_check_rounds_layers_to_nine_digits)
{
    AutoRecipe *recipe = make_thirds();
    AutoPlan *plan = picture_plan_of(recipe);

    CHECK(has_nine_digits(noise_plan_recipe(plan)));
    CHECK(!has_nine_digits(recipe));
    CHECK(noise_recipe_check(recipe, NULL) && has_nine_digits(recipe));
    AutoRecipe *read = picture_recipe(picture_text(recipe));
    CHECK(picture_is_same(recipe, read));
}

/* The text's relief is the layer's, not that of the layer's noise. */
TEST(the_noise_of_a_layer_has_no_relief)
{
    AutoRecipe *recipe = picture_recipe(moss);
    NoiseLayer *layer = noise_recipe_edit_layer(recipe, 0);

    layer->noise.relief = 5;
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(layer->noise.relief == 0 && layer->relief == 40);
    CHECK(says(recipe, moss));
}

/* ---- Texts ------------------------------------------------------------ */

static void
check_cuts(const NoiseRecipe *recipe)
{
    static char text[NOISE_RECIPE_SIZE], cut[NOISE_RECIPE_SIZE];
    const size_t length = noise_recipe_print(recipe, text, sizeof text);
    bool is_cut = true;

    CHECK(length == strlen(text));
    CHECK(noise_recipe_print(recipe, NULL, 0) == length);
    for (size_t size = 0; size <= length + 2; size++) {
        const size_t rest = size == 0 ? 0 : size <= length ? size - 1 : length;
        memset(cut, 'x', sizeof cut);
        is_cut = is_cut && noise_recipe_print(recipe, cut, size) == length &&
                 memcmp(cut, text, rest) == 0 &&
                 (size == 0 || cut[rest] == '\0');
        for (size_t i = size; i < size + 9; i++)
            is_cut = is_cut && cut[i] == 'x';
    }
    CHECK_RECIPE(is_cut, recipe);
}

TEST(texts_are_cut_as_by_snprintf)
{
    static const char *const texts[] = {
        "lattice-noise/1",
        "lattice-noise/1 scale=20 gradient=0:#000000,0.5:#123456,1:#ffffff",
        moss,
    };

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        AutoRecipe *recipe = picture_recipe(texts[i]);
        CHECK(says(recipe, texts[i]));
        check_cuts(recipe);
    }
}

/* ---- Equal ------------------------------------------------------------ */

/* A function that returns a table, such as noise_parameters(). */
typedef const NoiseParameter *Table(size_t *n_parameters);

enum { OF_GROUP = -2 };

/* Returns the fields of a layer's mask; of the layer if mask is -1; of its group if
 * mask is OF_GROUP; or of the whole picture if layer and mask are -1. */
static void *
edit_fields(NoiseRecipe *recipe, int layer, int mask)
{
    if (layer < 0)
        return noise_recipe_edit(recipe);
    if (mask == OF_GROUP)
        return &noise_recipe_edit_layer(recipe, layer)->group;
    if (mask < 0)
        return noise_recipe_edit_layer(recipe, layer);
    return &noise_recipe_edit_layer(recipe, layer)->mask[mask];
}

/* Sets a parameter to one of the values to try; returns false after the last one. */
static bool
set_other(void *fields, const NoiseParameter *parameter, size_t number)
{
    const double reals[] = {parameter->slider_minimum,
                            parameter->slider_maximum,
                            parameter->minimum,
                            parameter->maximum,
                            parameter->initial,
                            parameter->initial + parameter->slider_step,
                            720};

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        return number < parameter->n_choices &&
               noise_params_set_number(fields, parameter, (double)number, NULL);
    case NOISE_KIND_REAL:
        if (number >= sizeof reals / sizeof *reals)
            return false;
        noise_params_set_number(fields, parameter, reals[number], NULL);
        return true;
    case NOISE_KIND_SEED:
        return number == 0 &&
               noise_params_set_text(fields, parameter, "123", NULL);
    case NOISE_KIND_COLOR:
        return number == 0 &&
               noise_params_set_text(fields, parameter, "#12345678", NULL);
    case NOISE_KIND_GRADIENT:
        break;
    }
    return number == 0 && noise_params_set_text(fields, parameter,
                                                "0.2:#ff0000,1:#ffffff", NULL);
}

/* True if a recipe with another value of a parameter is found to differ from
 * `recipe`. */
static bool
tells_apart(const NoiseRecipe *recipe, int layer, int mask,
            const NoiseParameter *parameter)
{
    AutoRecipe *other = noise_recipe_copy(recipe);
    char own[NOISE_TEXT_SIZE], text[NOISE_TEXT_SIZE];

    noise_params_get_text(edit_fields(other, layer, mask), parameter, own);
    for (size_t i = 0; set_other(edit_fields(other, layer, mask), parameter, i);
         i++) {
        noise_params_get_text(edit_fields(other, layer, mask), parameter, text);
        if (strcmp(text, own) == 0 || !noise_recipe_check(other, NULL))
            continue;
        if (noise_recipe_equals(recipe, other) ||
            picture_is_same(recipe, other))
            return false;
        noise_params_set_text(edit_fields(other, layer, mask), parameter, own,
                              NULL);
        return noise_recipe_check(other, NULL) &&
               noise_recipe_equals(recipe, other);
    }
    return false; /* no other value is accepted */
}

static bool
is_any(const NoiseParameter *parameter)
{
    return parameter != NULL;
}

/* Excludes the relief, which a layer has in addition to its noise. */
static bool
is_of_layers_noise(const NoiseParameter *parameter)
{
    return !noise_parameter_is_of_whole(parameter) &&
           strcmp(parameter->key, "relief") != 0;
}

/* Checks that all parameters of a table are told apart.  Returns how many there
 * are. */
static int
count_told(const NoiseRecipe *recipe, int layer, int mask, Table *get_table,
           bool (*is_there)(const NoiseParameter *parameter))
{
    size_t n;
    const NoiseParameter *table = get_table(&n);
    int n_told = 0;

    for (size_t i = 0; i < n; i++) {
        if (!is_there(&table[i]))
            continue;
        const bool is_told = tells_apart(recipe, layer, mask, &table[i]);
        if (!is_told)
            printf("# %s\n", table[i].key);
        CHECK(is_told);
        n_told++;
    }
    return n_told;
}

TEST(recipes_are_told_apart_by_every_parameter)
{
    AutoRecipe *noise = picture_recipe("lattice-noise/1 scale=90");
    AutoRecipe *layers = picture_recipe(moss);

    CHECK(count_told(noise, -1, -1, noise_parameters, is_any) > 50);
    CHECK(count_told(layers, -1, -1, noise_parameters,
                     noise_parameter_is_of_whole) > 10);
    for (int i = 0; i < 2; i++) {
        CHECK(count_told(layers, i, -1, noise_parameters, is_of_layers_noise) >
              30);
        CHECK(count_told(layers, i, -1, noise_layer_parameters, is_any) > 10);
    }
    CHECK(count_told(layers, 1, 0, noise_parameters,
                     noise_parameter_is_of_mask) > 30);
    CHECK(count_told(layers, 1, 0, noise_mask_parameters, is_any) > 5);

    AutoRecipe *group = picture_recipe("lattice-noise/2 group=a layer=b");
    CHECK(count_told(group, 0, OF_GROUP, noise_group_parameters, is_any) == 3);
}

TEST(recipes_are_told_apart_by_names_masks_and_order)
{
    static const char *const texts[] = {
        "lattice-noise/1",
        "lattice-noise/2 layer=a",
        "lattice-noise/2 layer=b",
        "lattice-noise/2 layer=a layer=b",
        "lattice-noise/2 layer=b layer=a",
        "lattice-noise/2 layer=a mask=m",
        "lattice-noise/2 layer=a mask=n",
        "lattice-noise/2 layer=a mask=m scale=64", /* a noise, not only shape */
        "lattice-noise/2 layer=a mask=m mask=m",
        "lattice-noise/2 layer=a mask=m layer=b",
        "lattice-noise/2 layer=a layer=b mask=m",
        "lattice-noise/2 group=g layer=a layer=b",
        "lattice-noise/2 group=h layer=a layer=b",
        "lattice-noise/2 group=g layer=a group=none layer=b",
        "lattice-noise/2 layer=a group=g layer=b",
        "lattice-noise/2 group=g layer=a group=h layer=b",
    };
    enum { N = sizeof texts / sizeof *texts };

    for (int i = 0; i < N; i++) {
        for (int k = 0; k < N; k++) {
            AutoRecipe *one = picture_recipe(texts[i]);
            AutoRecipe *other = picture_recipe(texts[k]);
            CHECK(noise_recipe_equals(one, other) == (i == k));
        }
    }
}

/* ---- Layers ----------------------------------------------------------- */

static void
add(NoiseRecipe *recipe, int number, const char *name)
{
    NoiseLayer layer;

    noise_layer_init(&layer, number, name);
    CHECK(noise_recipe_add_layer(recipe, number, &layer, NULL));
}

TEST(layers_are_added_and_removed_at_any_place)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/2 seed=3 layer=c");

    add(recipe, 0, "a");
    add(recipe, 2, "e");
    add(recipe, 1, "b");
    add(recipe, 3, "d");
    CHECK(strcmp(names_of(recipe), "a b c d e ") == 0);
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(noise_recipe_params(recipe)->seed == 3);
    noise_recipe_remove_layer(recipe, 2);
    CHECK(strcmp(names_of(recipe), "a b d e ") == 0);
    noise_recipe_remove_layer(recipe, 0);
    noise_recipe_remove_layer(recipe, 2);
    CHECK(strcmp(names_of(recipe), "b d ") == 0);
    CHECK(noise_recipe_count_layers(recipe) == 2);
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(says(recipe, "lattice-noise/2 seed=3 layer=b layer-seed=1 layer=d "
                       "layer-seed=3"));
}

TEST(one_noise_gets_layers_and_loses_them)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/1 seed=3");

    add(recipe, 0, "a");
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(says(recipe, "lattice-noise/2 seed=3 layer=a"));
    noise_recipe_remove_layer(recipe, 0);
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(noise_recipe_count_layers(recipe) == 0);
    CHECK(says(recipe, "lattice-noise/1 seed=3"));
}

/* Noise along tiles does not need to fit the period; without the tiles, it does. */
TEST(a_recipe_is_checked_again_without_a_layer_and_below_another)
{
    AutoRecipe *recipe =
        picture_recipe("lattice-noise/2 period-x=160 period-y=160 "
                       "layer=a algorithm=tiles scale=10 "
                       "layer=b piece-offset=along scale=400");
    AutoRecipe *coarse = picture_recipe("lattice-noise/1 scale=400");
    NoiseError error = {0};

    noise_recipe_remove_layer(recipe, 0);
    CHECK(!noise_recipe_check(recipe, &error));
    CHECK(error.problem == NOISE_PROBLEM_BAD_PERIOD && error.layer == 1);
    noise_recipe_edit_layer(recipe, 0)->noise.scale = 40;
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(noise_recipe_cover(recipe, coarse, "c", NULL));
    CHECK(!noise_recipe_check(recipe, &error));
    CHECK(error.problem == NOISE_PROBLEM_BAD_PERIOD && error.layer == 2);
}

TEST(an_added_layer_is_a_copy_and_unchecked)
{
    AutoRecipe *recipe = picture_recipe(moss);
    NoiseLayer layer = *noise_recipe_layer(recipe, 1);
    NoiseError error = {0};

    layer.opacity = 0.5;
    CHECK(noise_recipe_add_layer(recipe, 2, &layer, NULL));
    layer.opacity = 2;
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(noise_recipe_layer(recipe, 2)->opacity == 0.5);
    CHECK(noise_recipe_layer(recipe, 2)->mask[0].coverage == 0.4);
    CHECK(noise_recipe_add_layer(recipe, 0, &layer, NULL));
    CHECK(!noise_recipe_check(recipe, &error) && error.layer == 1);
    noise_recipe_remove_layer(recipe, 0);
    CHECK(noise_recipe_check(recipe, NULL));
}

TEST(a_thirteenth_layer_is_refused_and_nothing_changed)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/2 seed=3 layer=a");
    AutoRecipe *two = picture_recipe("lattice-noise/2 layer=x layer=y");
    AutoRecipe *one = picture_recipe("lattice-noise/1 scale=9");
    NoiseLayer layer;
    NoiseError error = {0};

    for (int i = 1; i < NOISE_LAYERS_MAX - 1; i++)
        add(recipe, i, "b");
    CHECK(noise_recipe_check(recipe, NULL));
    AutoRecipe *eleven = noise_recipe_copy(recipe);
    CHECK(!noise_recipe_cover(recipe, two, "z", &error));
    CHECK(error.problem == NOISE_PROBLEM_MANY_LAYERS);
    CHECK(picture_is_same(recipe, eleven));
    CHECK(noise_recipe_cover(recipe, one, "z", NULL));
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(noise_recipe_count_layers(recipe) == NOISE_LAYERS_MAX);

    AutoRecipe *twelve = noise_recipe_copy(recipe);
    noise_layer_init(&layer, 12, "more");
    for (int i = 0; i <= NOISE_LAYERS_MAX; i += NOISE_LAYERS_MAX) {
        CHECK(!noise_recipe_add_layer(recipe, i, &layer, &error));
        CHECK(error.problem == NOISE_PROBLEM_MANY_LAYERS);
    }
    CHECK(!noise_recipe_cover(recipe, one, "z", &error));
    CHECK(error.problem == NOISE_PROBLEM_MANY_LAYERS);
    CHECK(picture_is_same(recipe, twelve));
    CHECK(noise_recipe_check(recipe, NULL));
}

TEST(a_cover_keeps_what_belongs_to_the_whole)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/2 seed=7 layer=a");
    AutoRecipe *above = picture_recipe(
        "lattice-noise/2 size=200 seed=9 layer=b layer=c scale=9");
    AutoRecipe *noise = picture_recipe("lattice-noise/1 seed=5 scale=20");

    CHECK(noise_recipe_cover(recipe, above, "d", NULL));
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(says(recipe, "lattice-noise/2 seed=7 layer=a group=d layer=b layer=c "
                       "scale=9"));
    CHECK(noise_recipe_cover(noise, recipe, "d", NULL));
    CHECK(noise_recipe_check(noise, NULL));
    CHECK(says(noise, "lattice-noise/2 seed=5 layer=ground scale=20 layer=a "
                      "group=d layer=b layer=c scale=9"));
    CHECK(
        says(above, "lattice-noise/2 size=200 seed=9 layer=b layer=c scale=9"));
}

/* ---- Groups ----------------------------------------------------------- */

/* True if covering a recipe with another one, called `name`, gives a text. */
static bool
covers(const char *text, const char *above, const char *name,
       const char *expected)
{
    AutoRecipe *recipe = picture_recipe(text);
    AutoRecipe *covering = picture_recipe(above);
    const bool is_good = noise_recipe_cover(recipe, covering, name, NULL) &&
                         noise_recipe_check(recipe, NULL) &&
                         says(recipe, expected);
    AutoRecipe *read = picture_recipe(picture_text(recipe));

    return is_good && noise_recipe_equals(recipe, read) &&
           picture_is_same(recipe, read);
}

TEST(several_layers_arrive_as_a_group_with_a_name_of_its_own)
{
    static const char two[] = "lattice-noise/2 layer=b layer=c";

    CHECK(covers("lattice-noise/1", two, "snow",
                 "lattice-noise/2 layer=ground group=snow layer=b layer=c"));
    CHECK(covers("lattice-noise/2 group=snow opacity=0.5 layer=a", two, "snow",
                 "lattice-noise/2 group=snow opacity=0.5 layer=a group=snow-2 "
                 "layer=b layer=c"));
    CHECK(covers("lattice-noise/2 group=snow-2 layer=a group=snow layer=d", two,
                 "snow",
                 "lattice-noise/2 group=snow-2 layer=a group=snow layer=d "
                 "group=snow-3 layer=b layer=c"));
    CHECK(covers("lattice-noise/1", two, "none",
                 "lattice-noise/2 layer=ground group=group layer=b layer=c"));
    CHECK(covers("lattice-noise/1", two, "My snow: 雪",
                 "lattice-noise/2 layer=ground group=My-snow--- layer=b "
                 "layer=c"));
    CHECK(covers("lattice-noise/1", "lattice-noise/1", "My snow",
                 "lattice-noise/2 layer=ground layer=My-snow"));
    CHECK(
        covers("lattice-noise/2 group=a-name-of-thirty-one-characters layer=a",
               two, "a-name-of-thirty-one-characters",
               "lattice-noise/2 group=a-name-of-thirty-one-characters layer=a "
               "group=a-name-of-thirty-one-charact-2 layer=b layer=c"));
    CHECK(covers("lattice-noise/1", two, "",
                 "lattice-noise/2 layer=ground layer=b layer=c"));
    /* One layer needs no group, and ends one below. */
    CHECK(covers("lattice-noise/2 group=g layer=a", "lattice-noise/2 layer=b",
                 "snow", "lattice-noise/2 group=g layer=a group=none layer=b"));
    CHECK(covers("lattice-noise/2 group=g layer=a", "lattice-noise/1", "snow",
                 "lattice-noise/2 group=g layer=a group=none layer=snow"));
    /* The groups of a covering stay. */
    CHECK(covers("lattice-noise/2 group=g layer=a",
                 "lattice-noise/2 layer=b group=g opacity=0.5 layer=c layer=d "
                 "group=g-2 layer=e",
                 "snow",
                 "lattice-noise/2 group=g layer=a group=none layer=b group=g-2 "
                 "opacity=0.5 layer=c layer=d group=g-3 layer=e"));
}

TEST(any_text_makes_a_name)
{
    char name[NOISE_LAYER_NAME_SIZE];

    noise_name_make("Grün_2 a", name);
    CHECK(strcmp(name, "Gr-n-2-a") == 0);
    noise_name_make("a-name-that-is-longer-than-any-can-be", name);
    CHECK(strcmp(name, "a-name-that-is-longer-than-any-") == 0);
    noise_name_make("", name);
    CHECK(strcmp(name, "") == 0);
}

/* True if a new group gets this name. */
static bool
is_named(const NoiseRecipe *recipe, const char *text, const char *expected)
{
    char name[NOISE_LAYER_NAME_SIZE];

    noise_recipe_name_group(recipe, text, name);
    return strcmp(name, expected) == 0;
}

TEST(a_new_group_gets_a_name_of_its_own)
{
    AutoRecipe *recipe =
        picture_recipe("lattice-noise/2 group=snow layer=a group=snow-2 "
                       "layer=b group=-3 layer=c group=7 layer=d");

    CHECK(is_named(recipe, "moss", "moss"));
    CHECK(is_named(recipe, "snow", "snow-3"));
    CHECK(is_named(recipe, "snow-2", "snow-3"));
    CHECK(is_named(recipe, "snow-4", "snow-4"));
    CHECK(is_named(recipe, "", "group") && is_named(recipe, "none", "group"));
    /* Not every number follows a name. */
    CHECK(is_named(recipe, "-3", "-3-2") && is_named(recipe, "7", "7-2"));
}

TEST(eleven_coverings_of_one_name_are_told_apart)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/2 layer=a");
    AutoRecipe *above = picture_recipe("lattice-noise/2 group=g layer=b");

    for (int i = 1; i < NOISE_LAYERS_MAX; i++) {
        CHECK(noise_recipe_cover(recipe, above, "snow", NULL));
        CHECK(noise_recipe_check(recipe, NULL));
    }
    CHECK(strcmp(noise_recipe_layer(recipe, 11)->group.name, "g-11") == 0);
}

static bool
is_group(const NoiseRecipe *recipe, int number, int first, int n)
{
    int lowest = -1;

    return noise_recipe_find_group(recipe, number, &lowest) == n &&
           lowest == first;
}

TEST(a_group_is_found_and_changed_as_a_whole)
{
    static const char text[] =
        "lattice-noise/2 layer=a group=g layer=b layer=c "
        "group=h layer=d group=none layer=e";
    AutoRecipe *recipe = picture_recipe(text);
    NoiseLayerGroup group = make_group("snow", 0.5);

    CHECK(is_group(recipe, 0, 0, 1) && is_group(recipe, 4, 4, 1));
    CHECK(is_group(recipe, 1, 1, 2) && is_group(recipe, 2, 1, 2));
    CHECK(is_group(recipe, 3, 3, 1));
    noise_recipe_set_group(recipe, 2, &group);
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(says(recipe, "lattice-noise/2 layer=a group=snow opacity=0.5 layer=b "
                       "layer=c group=h layer=d group=none layer=e"));
    group = make_group("h", 0.25);
    noise_recipe_set_group(recipe, 1, &group);
    CHECK(!noise_recipe_check(recipe, NULL));
    group = make_group("", 1);
    noise_recipe_set_group(recipe, 1, &group);
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(says(recipe,
               "lattice-noise/2 layer=a layer=b layer=c group=h layer=d "
               "group=none layer=e"));
    group = make_group("whole", 1);
    noise_recipe_set_group(recipe, 4, &group);
    CHECK(says(recipe,
               "lattice-noise/2 layer=a layer=b layer=c group=h layer=d "
               "group=whole layer=e"));
}

TEST(a_group_with_a_bad_number_can_be_repaired)
{
    static const char text[] =
        "lattice-noise/2 layer=a group=g layer=b layer=c group=none layer=d";
    AutoRecipe *recipe = picture_recipe(text);
    NoiseLayerGroup group = make_group("g", NAN);

    noise_recipe_set_group(recipe, 1, &group);
    CHECK(is_group(recipe, 2, 1, 2));
    CHECK(!noise_recipe_check(recipe, NULL));
    group = make_group("g", 1);
    noise_recipe_set_group(recipe, 2, &group);
    CHECK(noise_recipe_check(recipe, NULL) && says(recipe, text));
}

TEST(layers_bring_their_group_along)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/2 layer=a");
    AutoRecipe *other = picture_recipe(
        "lattice-noise/2 group=g coverage=2 layer=b layer=c group=none layer=d");

    for (int i = 0; i < 3; i++)
        CHECK(noise_recipe_add_layer(recipe, i + 1,
                                     noise_recipe_layer(other, i), NULL));
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(says(recipe, "lattice-noise/2 layer=a group=g coverage=2 layer=b "
                       "layer-seed=0 layer=c layer-seed=1 group=none layer=d "
                       "layer-seed=2"));
    /* A group without layers is gone. */
    noise_recipe_remove_layer(recipe, 2);
    noise_recipe_remove_layer(recipe, 1);
    CHECK(says(recipe, "lattice-noise/2 layer=a layer=d layer-seed=2"));
}

/* ---- Long texts ------------------------------------------------------- */

enum { LONGEST = 8191 };

/* Returns the length of the text of a recipe's layers, in bytes. */
static size_t
measure_layers(const NoiseRecipe *recipe)
{
    return noise_recipe_print(recipe, NULL, 0) - strlen("lattice-noise/2 ");
}

/* Makes a layer with a text of about 700 bytes and a name of one byte. */
static NoiseLayer
make_long_layer(int number)
{
    NoiseLayer layer;

    noise_layer_init(&layer, number, "a");
    layer.noise.coloring = NOISE_COLORING_GRADIENT;
    layer.noise.gradient.count = 49;
    for (int i = 0; i < 49; i++)
        layer.noise.gradient.stops[i] = (NoiseStop){0.01 * i, 0xffff};
    for (int i = 0; i < 4; i++) {
        noise_mask_init(&layer.mask[i], "m");
        layer.mask[i].coverage = 0.1;
    }
    layer.n_masks = 4;
    return layer;
}

/* Makes the layers' names n_bytes longer in all. */
static void
lengthen_names(NoiseRecipe *recipe, size_t n_bytes)
{
    for (int i = 0; i < noise_recipe_count_layers(recipe); i++) {
        NoiseLayer *layer = noise_recipe_edit_layer(recipe, i);
        size_t length = strlen(layer->name);
        for (; n_bytes > 0 && length < NOISE_LAYER_NAME_SIZE - 1; n_bytes--)
            layer->name[length++] = 'a';
        layer->name[length] = '\0';
    }
    CHECK(n_bytes == 0);
}

TEST(layers_may_have_8191_bytes_and_no_more)
{
    AutoRecipe *recipe = picture_recipe("lattice-noise/2 layer=a");
    NoiseError error = {0};

    for (int i = 1; i < NOISE_LAYERS_MAX; i++) {
        const NoiseLayer layer = make_long_layer(i);
        CHECK(noise_recipe_add_layer(recipe, i, &layer, NULL));
    }
    printf("# %zu bytes with short names\n", measure_layers(recipe));
    CHECK(measure_layers(recipe) <= LONGEST);
    lengthen_names(recipe, LONGEST - measure_layers(recipe));
    CHECK(measure_layers(recipe) == LONGEST);
    CHECK(noise_recipe_fits(recipe));
    CHECK(noise_recipe_check(recipe, NULL));
    AutoRecipe *read = picture_recipe(picture_text(recipe));
    CHECK(picture_is_same(recipe, read));

    lengthen_names(recipe, 1);
    CHECK(!noise_recipe_fits(recipe));
    AutoPlan *plan = noise_plan_new(recipe, &error);
    CHECK(plan == NULL && error.problem == NOISE_PROBLEM_LONG_LAYERS);
    CHECK(!noise_recipe_check(recipe, &error));
    CHECK(picture_says(&error,
                       "the layers take up more than 8191 bytes: remove "
                       "one, or shorten gradients or names"));
    /* Its length can still be measured, and removing a layer makes it valid
     * again. */
    CHECK(measure_layers(recipe) == LONGEST + 1);
    noise_recipe_remove_layer(recipe, 3);
    CHECK(noise_recipe_check(recipe, NULL));
}
