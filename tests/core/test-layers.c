/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks layers: their text, and what is promised about every stack.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "check.h"
#include "kinds.h"
#include "layers/stack.h"
#include "pictures.h"

/* The most bytes that the text of layers may have, including the final zero. */
enum { LAYERS_SIZE = 8192 };

#define ROCK "layer=rock scale=90 octaves=5 fractal=ridged relief=40"

/* ---- Text ------------------------------------------------------------- */

/* True if a text is an accepted recipe with layers. */
static bool
has_layers(const char *text)
{
    AutoRecipe *recipe = picture_recipe(text);

    return noise_recipe_count_layers(recipe) > 0;
}

static bool
says(const NoiseRecipe *recipe, const char *expected)
{
    return picture_tell_unless(strcmp(picture_text(recipe), expected) == 0,
                               recipe);
}

static bool
prints_as(const char *text, const char *expected)
{
    AutoRecipe *recipe = picture_recipe(text);

    return says(recipe, expected);
}

TEST(only_what_differs_is_printed)
{
    CHECK(prints_as("lattice-noise/2\n size=200\n  layer=a scale=64\n",
                    "lattice-noise/2 size=200 layer=a"));
    CHECK(prints_as("lattice-noise/2 layer=a layer-seed=0 layer=b layer-seed=1 "
                    "layer=c layer-seed=9",
                    "lattice-noise/2 layer=a layer=b layer=c layer-seed=9"));
    CHECK(prints_as("lattice-noise/2 layer=a mask=m softness=0.1 scale=64",
                    "lattice-noise/2 layer=a mask=m scale=64"));
    CHECK(prints_as(
        "lattice-noise/2 layer=a color=#ff0000 mask=m piece-share=0.2 "
        "layer=b opacity=0.5",
        "lattice-noise/2 layer=a color=#ff0000 mask=m piece-share=0.2 "
        "layer=b opacity=0.5"));
}

TEST(groups_are_printed_where_they_begin_and_end)
{
    CHECK(
        prints_as("lattice-noise/2 group=a visible=yes opacity=1.0 coverage=1 "
                  "layer=b group=none",
                  "lattice-noise/2 group=a layer=b"));
    CHECK(prints_as("lattice-noise/2 group=none layer=b group=none group=none",
                    "lattice-noise/2 layer=b"));
    CHECK(prints_as("lattice-noise/2 layer=a\n group=b coverage=0.5 opacity=.5 "
                    "visible=no\n layer=c mask=m coverage=0.2\n layer=d\n"
                    " group=none layer=e\n group=f layer=g",
                    "lattice-noise/2 layer=a group=b visible=no opacity=0.5 "
                    "coverage=0.5 layer=c mask=m coverage=0.2 layer=d "
                    "group=none layer=e group=f layer=g"));
}

TEST(a_gradient_says_what_the_coloring_is)
{
    const NoiseColoring colorings[] = {
        NOISE_COLORING_GRADIENT, NOISE_COLORING_CELLS, NOISE_COLORING_GRAY};
    AutoRecipe *read =
        picture_recipe("lattice-noise/2 layer=a gradient=0:#ff0000,1:#0000ff "
                       "layer=b algorithm=tiles gradient=0:#ff0000,1:#0000ff "
                       "layer=c coloring=gray gradient=0:#ff0000,1:#0000ff");
    AutoRecipe *again = picture_recipe(picture_text(read));

    for (int i = 0; i < 3; i++) {
        CHECK(noise_recipe_layer(read, i)->noise.coloring == colorings[i]);
        CHECK(noise_recipe_layer(again, i)->noise.coloring == colorings[i]);
    }
}

static bool
is_refused(const char *recipe, const char *sentence)
{
    NoiseError error;
    char text[256];
    AutoRecipe *read = noise_recipe_parse(recipe, &error);

    if (read != NULL)
        return false;
    noise_error_print(&error, NULL, text, sizeof text);
    if (strstr(text, sentence) == NULL)
        printf("# %s\n", text);
    return strstr(text, sentence) != NULL;
}

TEST(refusals_name_layer_mask_and_word)
{
    static char long_recipe[2 * NOISE_RECIPE_SIZE];

    CHECK(is_refused("lattice-noise/2 layer=a layer=moss mask=m scale=-1",
                     "layer 2 (moss), mask 1: Scale is -1"));
    CHECK(is_refused("lattice-noise/2 layer=a speed=1", "layer 1 (a): "));
    CHECK(is_refused("lattice-noise/2 layer=a speed=1", "\"speed\""));
    CHECK(is_refused("lattice-noise/2 layer=a seed=1",
                     "Seed belongs to the whole picture"));
    CHECK(is_refused("lattice-noise/2 layer=a map-strength=9",
                     "Map strength belongs to the whole picture"));
    CHECK(is_refused("lattice-noise/2 scale=9 layer=a",
                     "Scale belongs to a layer"));
    CHECK(is_refused("lattice-noise/2", "has no layer"));
    CHECK(is_refused("lattice-noise/2 mask=m", "mask=name"));
    CHECK(
        is_refused("lattice-noise/2 layer=a_b", "\"a_b\" is not a valid name"));
    CHECK(is_refused("lattice-noise/2 layer=", "\"\" is not a valid name"));
    CHECK(is_refused("lattice-noise/2 layer=a opacity=2",
                     "layer 1 (a): Opacity is 2"));
    CHECK(is_refused("lattice-noise/2 layer=a opacity=1 opacity=1",
                     "Opacity twice"));
    CHECK(is_refused("lattice-noise/2 layer=a mask=1 mask=2 mask=3 mask=4 "
                     "mask=5",
                     "4 masks"));
    CHECK(is_refused("lattice-noise/2 layer=1 layer=2 layer=3 layer=4 layer=5 "
                     "layer=6 layer=7 layer=8 layer=9 layer=10 layer=11 "
                     "layer=12 layer=13",
                     "12 layers"));
    CHECK(is_refused("lattice-noise/1 layer=a", "lattice-noise/2"));
    CHECK(is_refused("lattice-noise/2 period-x=20 layer=a scale=64",
                     "layer 1 (a): "));
    strcpy(long_recipe, "lattice-noise/2 layer=a");
    memset(long_recipe + strlen(long_recipe), ' ', LAYERS_SIZE);
    strcat(long_recipe, "layer=b");
    CHECK(is_refused(long_recipe, "8191 bytes"));
}

/* A mask would accept these words, but ignore them. */
TEST(masks_have_neither_colors_nor_light)
{
    static const char *const words[] = {
        "relief=9",
        "coloring=gradient",
        "color-low=#102030",
        "color-high=#fff0f0",
        "color-base=#102030",
        "saturation=0.5",
        "gradient=0:#000000,1:#ff0000",
    };

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const int length = (int)strcspn(words[i], "=");
        char recipe[128], key[32];
        snprintf(recipe, sizeof recipe,
                 "lattice-noise/2 layer=a mask=m scale=20 %s", words[i]);
        CHECK(is_refused(recipe, "layer 1 (a), mask 1: a mask has neither "));
        snprintf(recipe, sizeof recipe, "lattice-noise/2 layer=a %s mask=m",
                 words[i]);
        CHECK(has_layers(recipe));
        snprintf(key, sizeof key, "%.*s", length, words[i]);
        CHECK(!noise_parameter_is_of_mask(noise_parameter_find(key)));
    }
    CHECK(noise_parameter_is_of_mask(noise_parameter_find("scale")));
    CHECK(!noise_parameter_is_of_mask(noise_parameter_find("map-strength")));
}

/* Draws a map of heights that are multiplied by `times`.  Returns the number of
 * floats. */
static size_t
draw_map(const char *map, const char *whole, double times, float *pixels)
{
    const NoiseRegion region = {.width = 80, .height = 60};
    char recipe[512];

    snprintf(recipe, sizeof recipe,
             "lattice-noise/2 map=%s %s layer=a scale=30 octaves=3 relief=%g "
             "layer=b algorithm=cellular scale=20 lift=%g mask=m scale=40",
             map, whole, 9 * times, 2 * times);
    return (size_t)(region.width * region.height) *
           (size_t)picture_draw(recipe, region, pixels);
}

/* The factor is a power of two, so that products are exact. */
TEST(map_strength_multiplies_the_heights_of_layers)
{
    enum { N = 4 * 80 * 60 };
    static const char *const maps[] = {
        "normal", "slope", "curl", "occlusion", "curvature", "orm", "mask-map"};
    static float own[N], said[N], strong[N], high[N];

    for (size_t i = 0; i < sizeof maps / sizeof maps[0]; i++) {
        const size_t size = sizeof(float) * draw_map(maps[i], "", 1, own);
        draw_map(maps[i], "map-strength=32", 1, said);
        draw_map(maps[i], "map-strength=64", 1, strong);
        draw_map(maps[i], "", 2, high);
        CHECK(memcmp(own, said, size) == 0);
        CHECK(memcmp(own, high, size) != 0);
        CHECK(memcmp(strong, high, size) == 0);
    }
    const size_t size = sizeof(float) * draw_map("picture", "", 1, own);
    draw_map("picture", "map-strength=64", 1, strong);
    CHECK(memcmp(own, strong, size) == 0);
}

/* A single layer is drawn as one noise, whose height is also multiplied by
 * map-strength; and noise that becomes a layer keeps its height. */
TEST(one_layer_has_the_map_strength_of_others)
{
    static const char *const pairs[][2] = {
        {"lattice-noise/2 map=normal map-strength=64 layer=a relief=9",
         "lattice-noise/1 map=normal map-strength=18"},
        {"lattice-noise/2 map=slope size=200 map-strength=8 layer=a relief=8",
         "lattice-noise/1 map=slope size=200 map-strength=2"},
    };
    static float one[4 * 50 * 40], other[4 * 50 * 40];
    const NoiseRegion region = {.width = 50, .height = 40};

    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        memset(one, 0, sizeof one);
        memset(other, 0, sizeof other);
        picture_draw(pairs[i][0], region, one);
        picture_draw(pairs[i][1], region, other);
        CHECK(memcmp(one, other, sizeof one) == 0);
    }
    AutoRecipe *recipe =
        picture_recipe("lattice-noise/1 map=normal map-strength=50");
    CHECK(noise_recipe_cover(recipe, NULL, "", NULL));
    CHECK(noise_recipe_layer(recipe, 0)->relief == 50.0);
    CHECK(noise_recipe_params(recipe)->map_strength == 32.0);
}

TEST(masks_that_would_take_too_long_are_refused)
{
    /* Masks may look at this noise with two radii, but not with three. */
    static const char two[] =
        "lattice-noise/2 layer=a algorithm=cellular dimensions=three "
        "feature=f4 distance=minkowski minkowski-power=0.5 octaves=16 "
        "layer=b visible=no mask=m prefer-hollows=1 radius=9 "
        "layer=moss mask=m prefer-hollows=1 mask=n prefer-slopes=1 radius=9 "
        "mask=o prefer-heights=1";
    char three[sizeof two + 50];

    CHECK(has_layers(two));
    snprintf(three, sizeof three, "%s prefer-slopes=1 radius=5", two);
    CHECK(is_refused(three, "layer 3 (moss): its masks would take too long"));
    strcat(three, " visible=no");
    CHECK(has_layers(three));
    /* Twelve layers of ordinary noise may look at each other. */
    char usual[LAYERS_SIZE] = "lattice-noise/2 layer=ground octaves=6";
    for (int i = 1; i < NOISE_LAYERS_MAX; i++)
        strcat(
            usual,
            " layer=next octaves=6 relief=9 mask=m octaves=6 prefer-hollows=1"
            " mask=n radius=30 prefer-slopes=1");
    CHECK(has_layers(usual));
}

/* ---- Random stacks ---------------------------------------------------- */

static double
draw_real(uint64_t *state, double low, double high)
{
    return floor(1000 * check_random_real(state, low, high)) / 1000;
}

/* Sets some parameters of a table to any values that they accept. */
static void
vary(uint64_t *state, void *fields, const NoiseParameter *table, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const NoiseParameter *parameter = &table[i];
        if (check_random(state) % 3 != 0 ||
            noise_parameter_is_of_whole(parameter))
            continue;
        if (parameter->kind == NOISE_KIND_REAL)
            noise_params_set_number(fields, parameter,
                                    draw_real(state, parameter->slider_minimum,
                                              parameter->slider_maximum),
                                    NULL);
        else if (parameter->kind != NOISE_KIND_GRADIENT)
            noise_params_set_number(
                fields, parameter,
                (double)(check_random(state) %
                         (parameter->kind == NOISE_KIND_CHOICE
                              ? parameter->n_choices
                              : (size_t)1 << 32)),
                NULL);
    }
}

static void
vary_noise(uint64_t *state, NoiseParams *params)
{
    const Kind *kind = kind_number((int)(check_random(state) % N_KINDS));
    const NoiseParams initial = kind_params(kind);

    params->algorithm = kind->algorithm;
    params->dimensions = kind->dimensions;
    params->fractal = initial.fractal;
    params->scale = draw_real(state, 4, 120);
    params->octaves = draw_real(state, 1, 5);
    if (check_random(state) % 3 == 0)
        params->warp_amount = draw_real(state, 1, 30);
    params->warp_scale = draw_real(state, 10, 80);
    params->bands = check_random(state) % 5 == 0 ? 3 : 1;
}

static void
vary_colors(uint64_t *state, NoiseParams *params)
{
    if (check_random(state) % 2 == 0) {
        params->coloring = NOISE_COLORING_TWO_COLORS;
        params->color_low = check_random(state) | 0xff;
        params->color_high = check_random(state) | 0xffff;
    }
}

static NoiseLayer
draw_layer(uint64_t *state, int number)
{
    NoiseLayer layer;
    size_t n;
    const NoiseParameter *table = noise_layer_parameters(&n);

    noise_layer_init(&layer, number, "a-1");
    vary_noise(state, &layer.noise);
    vary_colors(state, &layer.noise);
    vary(state, &layer, table, n);
    if (check_random(state) % 4 != 0)
        layer.color = 0;
    layer.n_masks = (int)(check_random(state) % 3);
    table = noise_mask_parameters(&n);
    for (int i = 0; i < layer.n_masks; i++) {
        noise_mask_init(&layer.mask[i], "m");
        layer.mask[i].has_noise =
            check_random(state) % 3 != 0 ? NOISE_SWITCH_YES : NOISE_SWITCH_NO;
        if (layer.mask[i].has_noise)
            vary_noise(state, &layer.mask[i].noise);
        vary(state, &layer.mask[i], table, n);
        if (check_random(state) % 4 != 0)
            layer.mask[i].visible = NOISE_SWITCH_YES;
        layer.mask[i].radius = draw_real(state, 1, 30);
        layer.mask[i].prefer_bright = 0.0; /* there is no picture */
    }
    return layer;
}

/* Makes a random stack that can be drawn, with up to 12 layers and with periods. */
static NoiseRecipe *
draw_stack(uint64_t *state)
{
    for (;;) {
        const int n =
            1 + (int)(check_random(state) % (check_is_long() ? 12 : 5));
        NoiseParams params;
        noise_params_init(&params);
        params.seed = check_random(state);
        params.size = draw_real(state, 50, 200);
        params.offset_x = draw_real(state, -50, 50);
        params.map = (NoiseMap)(check_random(state) % 2 == 0
                                    ? check_random(state) % NoiseMapCount
                                    : NOISE_MAP_PICTURE);
        params.map_radius = draw_real(state, 1, 20);
        params.period_x = floor(check_random_real(state, 90, 400));
        params.period_y = floor(check_random_real(state, 90, 400));
        NoiseRecipe *recipe = noise_recipe_new(&params);
        for (int i = 0; i < n; i++) {
            const NoiseLayer layer = draw_layer(state, i);
            CHECK(noise_recipe_add_layer(recipe, i, &layer, NULL));
        }
        if (noise_recipe_check(recipe, NULL))
            return recipe;
        noise_recipe_free(recipe);
    }
}

enum { WIDTH = 70, HEIGHT = 50, N_FLOATS = 4 * WIDTH * HEIGHT };

static NoiseRegion
draw_region(uint64_t *state)
{
    return (NoiseRegion){.x = (int)check_random_real(state, -3000, 3000),
                         .y = (int)check_random_real(state, -3000, 3000),
                         .width = WIDTH,
                         .height = HEIGHT,
                         .level = check_random(state) % 4 == 0 ? 2 : 0};
}

static bool
is_same_in_pieces(uint64_t *state, const NoisePlan *plan, NoiseRegion region,
                  const float *whole)
{
    static float parts[N_FLOATS];
    const int n_channels = noise_plan_channels(plan);
    const int column[3] = {0, 1 + (int)(check_random(state) % (WIDTH - 2)),
                           WIDTH};
    const int row[3] = {0, 1 + (int)(check_random(state) % (HEIGHT - 2)),
                        HEIGHT};

    for (int i = 0; i < 4; i++) {
        NoiseRegion part = region;
        part.x += column[i % 2];
        part.y += row[i / 2];
        part.width = column[i % 2 + 1] - column[i % 2];
        part.height = row[i / 2 + 1] - row[i / 2];
        noise_render(plan, &part,
                     parts + (row[i / 2] * WIDTH + column[i % 2]) * n_channels,
                     (ptrdiff_t)WIDTH * n_channels);
    }
    return memcmp(whole, parts,
                  sizeof *whole * (size_t)(WIDTH * HEIGHT * n_channels)) == 0;
}

static bool
has_no_seam(const NoisePlan *plan, NoiseRegion region, const float *whole)
{
    static float other[N_FLOATS];
    const NoiseParams *params = noise_recipe_params(noise_plan_recipe(plan));
    const int n_channels = noise_plan_channels(plan);

    region.x -= 3 * (int)params->period_x;
    region.y += 2 * (int)params->period_y;
    noise_render(plan, &region, other, (ptrdiff_t)WIDTH * n_channels);
    return memcmp(whole, other,
                  sizeof *whole * (size_t)(WIDTH * HEIGHT * n_channels)) == 0;
}

static bool
is_in_range(const float *pixels, int n)
{
    for (int i = 0; i < n; i++) {
        if (!(pixels[i] >= 0 && pixels[i] <= 1))
            return false;
    }
    return true;
}

/* True if the text says the same as the structs: after reading it, the picture is
 * the same. */
static bool
is_read_back(const NoiseRecipe *recipe, NoiseRegion region, const float *whole)
{
    static float other[N_FLOATS];
    AutoRecipe *again = picture_recipe(picture_text(recipe));
    AutoPlan *plan = picture_plan_of(again);
    const size_t row = (size_t)WIDTH * (size_t)noise_plan_channels(plan);

    noise_render(plan, &region, other, (ptrdiff_t)row);
    return noise_recipe_equals(again, recipe) &&
           memcmp(whole, other, sizeof *whole * row * HEIGHT) == 0;
}

/* True if maps that are drawn together have the same pixels as maps drawn alone. */
static bool
is_same_together(uint64_t *state, const NoiseRecipe *recipe,
                 const NoiseRegion *region, const float *whole)
{
    static float together[3][N_FLOATS], alone[N_FLOATS];
    NoisePlan *plans[3];
    float *const pixels[3] = {together[0], together[1], together[2]};
    ptrdiff_t strides[3];
    bool is_same = true;

    for (int i = 0; i < 3; i++) {
        AutoRecipe *own = noise_recipe_copy(recipe);
        if (i != 1)
            noise_recipe_edit(own)->map =
                (NoiseMap)(check_random(state) % NoiseMapCount);
        plans[i] = picture_plan_of(own);
        strides[i] = (ptrdiff_t)WIDTH * noise_plan_channels(plans[i]);
    }
    noise_render_maps(3, (const NoisePlan *const *)plans, region, pixels,
                      strides);
    for (int i = 0; i < 3; i++) {
        if (i != 1)
            noise_render(plans[i], region, alone, strides[i]);
        is_same =
            is_same && memcmp(i == 1 ? whole : alone, together[i],
                              sizeof *alone * HEIGHT * (size_t)strides[i]) == 0;
        noise_plan_free(plans[i]);
    }
    return is_same;
}

TEST(stacks_keep_what_is_promised)
{
    static float whole[N_FLOATS];
    uint64_t state = 1;

    for (int i = 0; i < (check_is_long() ? 20000 : 150); i++) {
        AutoRecipe *recipe = draw_stack(&state);
        NoiseRegion region = draw_region(&state);
        AutoPlan *plan = picture_plan_of(recipe);
        const int n_channels = noise_plan_channels(plan);
        noise_render(plan, &region, whole, (ptrdiff_t)WIDTH * n_channels);
        CHECK_RECIPE(is_read_back(recipe, region, whole), recipe);
        CHECK_RECIPE(is_in_range(whole, WIDTH * HEIGHT * n_channels), recipe);
        CHECK_RECIPE(is_same_in_pieces(&state, plan, region, whole), recipe);
        if (i % 4 == 0)
            CHECK_RECIPE(is_same_together(&state, recipe, &region, whole),
                         recipe);
        if (region.level == 0)
            CHECK_RECIPE(has_no_seam(plan, region, whole), recipe);
    }
}

/* ---- Meaning ---------------------------------------------------------- */

static bool
draws_the_same(const char *first, const char *second)
{
    static float pixels[2][N_FLOATS];
    const NoiseRegion region = {.width = WIDTH, .height = HEIGHT};

    memset(pixels, 0, sizeof pixels);
    picture_draw(first, region, pixels[0]);
    picture_draw(second, region, pixels[1]);
    return memcmp(pixels[0], pixels[1], sizeof pixels[0]) == 0;
}

TEST(one_layer_is_a_noise_alone)
{
    for (int i = 0; i < N_KINDS; i++) {
        const Kind *kind = kind_number(i);
        NoiseParams params = kind_params(kind);
        char noise[NOISE_RECIPE_SIZE], layer[NOISE_RECIPE_SIZE];
        params.relief = kind_has_slopes(kind) ? 9 : 0;
        AutoRecipe *recipe = noise_recipe_new(&params);
        noise_recipe_print(recipe, noise, sizeof noise);
        strcpy(layer, "lattice-noise/2 light-angle=20 layer=a ");
        strcat(layer, noise + strlen("lattice-noise/1"));
        strcat(noise, " light-angle=20");
        CHECK(draws_the_same(noise, layer));
    }
}

TEST(noise_lies_along_the_lowest_tiles_as_along_others)
{
    static const char tiles[] =
        " layer=a layer-seed=1 algorithm=tiles scale=30"
        " layer=b layer-seed=2 scale=9 stretch=4 piece-offset=along relief=5";
    char lowest[300], others[300];

    snprintf(lowest, sizeof lowest, "lattice-noise/2 map=height%s", tiles);
    snprintf(others, sizeof others,
             "lattice-noise/2 map=height layer=c color=#ff0000%s", tiles);
    CHECK(draws_the_same(lowest, others));
}

TEST(a_saw_does_not_run_back_through_its_gradient)
{
    CHECK(draws_the_same(
        "lattice-noise/1 algorithm=waves wave-profile=saw scale=50 rotation=30 "
        "fractal=none coloring=gradient gradient=0:#000000,0.5:#ff0000,1:#000000",
        "lattice-noise/2 layer=a algorithm=waves wave-profile=saw scale=50 "
        "rotation=30 fractal=none gradient=0:#000000,0.5:#ff0000,1:#000000 "
        "layer=b opacity=0"));
}

TEST(layers_that_do_not_overlap_may_change_places)
{
    CHECK(draws_the_same(
        "lattice-noise/2 " ROCK
        " layer=a layer-seed=5 color=#ff0000 lift=3 mask=m scale=40 "
        "coverage=0.3 softness=0 mask-seed=7"
        " layer=b layer-seed=6 color=#0000ff lift=2 mask=m scale=40 invert=yes "
        "coverage=0.3 softness=0 mask-seed=7",
        "lattice-noise/2 " ROCK
        " layer=b layer-seed=6 color=#0000ff lift=2 mask=m scale=40 invert=yes "
        "coverage=0.3 softness=0 mask-seed=7"
        " layer=a layer-seed=5 color=#ff0000 lift=3 mask=m scale=40 "
        "coverage=0.3 softness=0 mask-seed=7"));
}

/* Each case has a layer that other layers see, clip to, or stand on, and the rest of
 * the recipe. */
TEST(a_picture_is_drawn_as_if_hidden_layers_were_not_there)
{
    static const struct {
        const char *below, *layer, *above;
    } cases[] = {
        {ROCK,
         "layer=a color=#ff0000 glow=1 lift=90 height-mode=replace mask=m "
         "coverage=0.3 prefer-hollows=1",
         "layer=b layer-seed=7 lift=2 mask=m scale=40"},
        {"", "layer=a algorithm=tiles scale=30 relief=5",
         ROCK " layer-seed=3 layer=b layer-seed=7 color=#00ff00 "
              "mask=m prefer-edges=1 scale=30 coverage=0.4"},
        {ROCK, "layer=a algorithm=tiles scale=30",
         "layer=b layer-seed=7 piece-offset=own scale=20 gradient=0:#000000,1:#ff0000 "
         "mask=m piece-share=0.4"},
        {"", ROCK, "layer=b layer-seed=7 algorithm=tiles scale=30 joint=4"},
        {"layer=ground algorithm=tiles scale=20", ROCK " mask=m coverage=0.2",
         "layer=b layer-seed=7 clip=yes color=#ff0000 mask=m scale=9"},
        {ROCK, "layer=a color=#ff0000 lift=9", ""},
    };
    static const char *const maps[] = {"picture", "height", "normal", "orm"};
    char text[3][700];

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (size_t k = 0; k < sizeof maps / sizeof maps[0]; k++) {
            const char *words = strchr(cases[i].layer, ' ');
            snprintf(text[0], sizeof text[0],
                     "lattice-noise/2 map=%s map-radius=9 %s %.*s visible=no%s "
                     "%s",
                     maps[k], cases[i].below, (int)(words - cases[i].layer),
                     cases[i].layer, words, cases[i].above);
            snprintf(text[1], sizeof text[1],
                     "lattice-noise/2 map=%s map-radius=9 %s %s", maps[k],
                     cases[i].below, cases[i].above);
            snprintf(text[2], sizeof text[2],
                     "lattice-noise/2 map=%s map-radius=9 %s %s %s", maps[k],
                     cases[i].below, cases[i].layer, cases[i].above);
            CHECK(draws_the_same(text[0], text[1]));
            CHECK(k > 0 || !draws_the_same(text[2], text[1]));
        }
    }

    /* Noise that is not laid along tiles has to fit the period. */
    NoiseError error;
    AutoRecipe *along =
        picture_recipe("lattice-noise/2 period-x=160 period-y=160 layer=a "
                       "algorithm=tiles scale=10 layer=b piece-offset=along "
                       "scale=400");
    noise_recipe_edit_layer(along, 0)->visible = NOISE_SWITCH_NO;
    CHECK(!noise_recipe_check(along, &error));
    CHECK(error.problem == NOISE_PROBLEM_BAD_PERIOD && error.layer == 2);

    AutoRecipe *hidden = picture_recipe("lattice-noise/2 layer=a visible=no");
    CHECK(!noise_recipe_is_opaque(hidden, NULL));
    CHECK(noise_recipe_channels(hidden) == 4);
}

TEST(a_picture_is_drawn_as_if_hidden_masks_were_not_there)
{
    static const struct {
        const char *mask, *next;
    } cases[] = {
        {"mask=m scale=20 coverage=0.3", ""},
        {"mask=m coverage=0.6 softness=0 prefer-hollows=1 radius=5", ""},
        {"mask=m coverage=0 prefer-slopes=1", ""},
        {"mask=m coverage=0.5 prefer-edges=1 piece-share=0.5", ""},
        {"mask=m coverage=0.2 prefer-edges=1",
         "mask=n scale=15 coverage=0.7 mask-seed=5"},
    };
    static const char *const maps[] = {"picture", "height", "normal", "orm"};
    static const char form[] =
        "lattice-noise/2 map=%s map-radius=9 " ROCK " layer=a algorithm=tiles "
        "scale=30 relief=5 color=#ff0000 %s%s %s layer=b layer-seed=7 lift=2 "
        "clip=yes mask=o prefer-edges=1 scale=40";
    char text[3][500];

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (size_t k = 0; k < sizeof maps / sizeof maps[0]; k++) {
            snprintf(text[0], sizeof text[0], form, maps[k], cases[i].mask,
                     " visible=no", cases[i].next);
            snprintf(text[1], sizeof text[1], form, maps[k], "", "",
                     cases[i].next);
            snprintf(text[2], sizeof text[2], form, maps[k], cases[i].mask, "",
                     cases[i].next);
            CHECK(draws_the_same(text[0], text[1]));
            CHECK(k > 0 || !draws_the_same(text[2], text[1]));
        }
    }

    AutoRecipe *hidden =
        picture_recipe("lattice-noise/2 layer=a mask=m visible=no");
    AutoRecipe *one = picture_recipe("lattice-noise/2 layer=a");
    CHECK(noise_recipe_is_opaque(hidden, NULL));
    CHECK(noise_recipe_channels(hidden) == noise_recipe_channels(one));
}

TEST(a_hidden_mask_does_not_change_the_noise_of_others)
{
    static const char layer[] =
        "lattice-noise/2 layer=a color=#ff0000 mask=m scale=9 ";
    static const char next[] = " mask=n scale=15 coverage=0.5";
    char text[3][200];

    snprintf(text[0], sizeof text[0], "%svisible=no%s", layer, next);
    snprintf(text[1], sizeof text[1], "%scoverage=1%s", layer, next);
    snprintf(text[2], sizeof text[2], "lattice-noise/2 layer=a color=#ff0000%s",
             next);
    CHECK(draws_the_same(text[0], text[1]));
    CHECK(!draws_the_same(text[0], text[2]));
}

/* Puts some neighboring layers into a group.  Then does to the layers of `other` what
 * the group should do to them. */
static void
draw_group(uint64_t *state, NoiseRecipe *recipe, NoiseRecipe *other)
{
    const int n = noise_recipe_count_layers(recipe);
    const int first = (int)(check_random(state) % (uint64_t)n);
    const int end = first + 1 + (int)(check_random(state) % 3);
    size_t n_parameters;
    const NoiseParameter *table = noise_group_parameters(&n_parameters);
    NoiseLayerGroup group;

    noise_group_init(&group, "g");
    vary(state, &group, table, n_parameters);
    if (check_random(state) % 4 != 0)
        group.visible = NOISE_SWITCH_YES;
    for (int i = first; i < end && i < n; i++) {
        NoiseLayer *layer = noise_recipe_edit_layer(other, i);
        noise_recipe_edit_layer(recipe, i)->group = group;
        if (group.visible == NOISE_SWITCH_NO)
            layer->visible = NOISE_SWITCH_NO;
        layer->opacity *= group.opacity;
        for (int k = 0; k < layer->n_masks; k++) {
            layer->mask[k].coverage *= group.coverage;
            if (layer->mask[k].coverage > 1)
                layer->mask[k].coverage = 1;
        }
    }
}

TEST(a_group_does_to_each_layer_what_it_says)
{
    static float pixels[2][N_FLOATS];
    uint64_t state = 63;
    int n_drawn = 0;

    for (int i = 0; i < (check_is_long() ? 2000 : 60); i++) {
        AutoRecipe *recipe = draw_stack(&state);
        AutoRecipe *other = noise_recipe_copy(recipe);
        const NoiseRegion region = draw_region(&state);
        draw_group(&state, recipe, other);
        const bool is_good = noise_recipe_check(recipe, NULL);
        CHECK_RECIPE(noise_recipe_check(other, NULL) == is_good, recipe);
        if (!is_good)
            continue;
        AutoRecipe *read = picture_recipe(picture_text(recipe));
        CHECK_RECIPE(picture_is_same(recipe, read), recipe);
        AutoPlan *plan = picture_plan_of(recipe);
        AutoPlan *plain = picture_plan_of(other);
        const int n_channels = noise_recipe_channels(recipe);
        CHECK_RECIPE(noise_plan_channels(plan) == n_channels, recipe);
        CHECK_RECIPE(noise_plan_channels(plain) == n_channels, recipe);
        CHECK_RECIPE(noise_recipe_is_opaque(recipe, NULL) ==
                         noise_recipe_is_opaque(other, NULL),
                     recipe);
        CHECK_RECIPE(noise_recipe_frame(recipe, 0) ==
                         noise_recipe_frame(other, 0),
                     recipe);
        noise_render(plan, &region, pixels[0], (ptrdiff_t)WIDTH * n_channels);
        noise_render(plain, &region, pixels[1], (ptrdiff_t)WIDTH * n_channels);
        CHECK_RECIPE(
            memcmp(pixels[0], pixels[1],
                   sizeof(float) * WIDTH * HEIGHT * (size_t)n_channels) == 0,
            recipe);
        n_drawn++;
    }
    CHECK(n_drawn > 30);
}

/* The text of a layer that has left its group draws the same. */
TEST(a_layer_leaves_its_group_and_draws_the_same)
{
    static const char in_group[] =
        "lattice-noise/2 " ROCK " group=g opacity=0.7 coverage=1.5 "
        "layer=a color=#ff0000 opacity=0.3 mask=m scale=20 coverage=0.3 mask=n "
        "scale=30 coverage=0.8";
    static const char alone[] =
        "lattice-noise/2 " ROCK " layer=a opacity=0.21 color=#ff0000 "
        "mask=m scale=20 coverage=0.45 mask=n scale=30 coverage=1";
    AutoRecipe *recipe = picture_recipe(in_group);

    CHECK(draws_the_same(in_group, alone));
    noise_layer_leave_group(noise_recipe_edit_layer(recipe, 1));
    noise_layer_leave_group(noise_recipe_edit_layer(recipe, 0));
    CHECK(noise_recipe_check(recipe, NULL));
    AutoRecipe *expected = picture_recipe(alone);
    CHECK(noise_recipe_equals(recipe, expected));
}

/* Removes the groups of a recipe, or makes all layers one group if it has none. */
static void
regroup(char *text)
{
    char *group = strstr(text, " group="), *layer = strstr(text, " layer=");

    if (group == NULL) {
        memmove(layer + strlen(" group=g"), layer, strlen(layer) + 1);
        memcpy(layer, " group=g", strlen(" group=g"));
    }
    for (; group != NULL; group = strstr(text, " group=")) {
        const char *after = strchr(group + 1, ' ');
        memmove(group, after, strlen(after) + 1);
    }
}

TEST(groups_that_change_nothing_draw_nothing)
{
    CHECK(draws_the_same("lattice-noise/2 group=g layer=a scale=9 relief=5",
                         "lattice-noise/2 layer=a scale=9 relief=5"));
    for (int i = 0; picture_preset(i) != NULL; i++) {
        static char text[NOISE_RECIPE_SIZE];
        strcpy(text, picture_preset(i));
        if (i % 8 != 0 || strstr(text, " layer=") == NULL)
            continue;
        regroup(text);
        CHECK(draws_the_same(text, picture_preset(i)));
    }
}

TEST(a_hidden_group_hides_its_layers)
{
    CHECK(draws_the_same(
        "lattice-noise/2 map=height " ROCK " group=g visible=no layer=a "
        "algorithm=tiles scale=30 lift=9 layer=b lift=3 group=none "
        "layer=c layer-seed=7 piece-offset=own relief=3 mask=m prefer-edges=1",
        "lattice-noise/2 map=height " ROCK " layer=c layer-seed=7 "
        "piece-offset=own relief=3 mask=m prefer-edges=1"));
    AutoRecipe *recipe =
        picture_recipe("lattice-noise/2 layer=a group=g layer=b visible=no");
    CHECK(noise_layer_is_visible(noise_recipe_layer(recipe, 0)));
    CHECK(!noise_layer_is_visible(noise_recipe_layer(recipe, 1)));
    AutoRecipe *hidden =
        picture_recipe("lattice-noise/2 group=g visible=no layer=a");
    CHECK(!noise_layer_is_visible(noise_recipe_layer(hidden, 0)));
    CHECK(!noise_recipe_is_opaque(hidden, NULL));
}

enum { N_HEIGHTS = 400 };

/* Computes the heights of layers along a line, in pixels. */
static void
evaluate_heights(const char *recipe, float height[N_HEIGHTS])
{
    AutoPlan *plan = picture_plan(recipe);
    double x[N_HEIGHTS], y[N_HEIGHTS];

    for (int i = 0; i < N_HEIGHTS; i++) {
        x[i] = 3 * i;
        y[i] = i;
    }
    noise_evaluate_raw(plan, N_HEIGHTS, &(NoisePoints){.x = x, .y = y}, height);
}

/* Returns how far `height` is, at most, from the heights that are this share of the
 * way from `from` to `to`. */
static double
distance_between(const float *from, const float *to, double share,
                 const float *height)
{
    double worst = 0.0;

    for (int i = 0; i < N_HEIGHTS; i++)
        worst = fmax(worst,
                     fabs((double)from[i] + share * (double)(to[i] - from[i]) -
                          (double)height[i]));
    return worst;
}

TEST(smoothing_levels_what_is_finer_than_it)
{
    static const char ground[] = "layer=a algorithm=value scale=%d octaves=1 "
                                 "relief=20 layer=b color=#ffffff %s";
    static float plain[N_HEIGHTS], smooth[N_HEIGHTS], half[N_HEIGHTS];
    static const char *const covers[] = {"", "ground-smoothing=12",
                                         "ground-smoothing=12 opacity=0.5"};
    float *const heights[] = {plain, smooth, half};
    char recipe[300] = "lattice-noise/2 ";
    char *const layers = recipe + strlen(recipe);

    for (int scale = 3; scale <= 300; scale *= 100) {
        for (int k = 0; k < 3; k++) {
            snprintf(layers, 200, ground, scale, covers[k]);
            evaluate_heights(recipe, heights[k]);
        }
        CHECK(distance_between(plain, smooth, 0.5, half) < 1e-4);
        if (scale == 300) { /* of a relief of 20 px */
            CHECK(distance_between(plain, plain, 0, smooth) < 0.2);
            continue;
        }
        for (int i = 0; i < N_HEIGHTS; i++)
            CHECK(fabsf(smooth[i] - 10) < 4);
        CHECK(distance_between(plain, plain, 0, smooth) > 6);
    }
    evaluate_heights("lattice-noise/2 layer=a color=#ffffff lift=7 "
                     "layer=b color=#ffffff lift=2 ground-smoothing=30",
                     smooth);
    for (int i = 0; i < N_HEIGHTS; i++)
        CHECK(fabsf(smooth[i] - 9) < 1e-5F);
}

TEST(colors_hidden_by_a_map_are_no_layers_colors)
{
    AutoRecipe *recipe =
        picture_recipe("lattice-noise/1 map=height coloring=cells");
    AutoRecipe *above = picture_recipe("lattice-noise/1 scale=9");

    CHECK(noise_recipe_cover(recipe, above, "dust", NULL));
    CHECK(noise_recipe_check(recipe, NULL));
    CHECK(says(recipe,
               "lattice-noise/2 map=height layer=ground layer=dust scale=9"));
}

TEST(a_transparent_plain_color_is_none)
{
    AutoPlan *plan = picture_plan("lattice-noise/2 layer=a color=#12345600");

    CHECK(noise_plan_channels(plan) == 1);
    CHECK(draws_the_same("lattice-noise/2 layer=a color=#12345600",
                         "lattice-noise/2 layer=a"));
}

TEST(one_noise_becomes_a_layer_that_draws_the_same)
{
    static const char text[] = "lattice-noise/2 seed=7 layer=ground scale=9";
    AutoRecipe *recipe = picture_recipe("lattice-noise/1 seed=7 scale=9");

    CHECK(noise_recipe_cover(recipe, NULL, "", NULL));
    CHECK(says(recipe, text));
    CHECK(draws_the_same(text, "lattice-noise/1 seed=7 scale=9"));
    /* Layers stay as they are. */
    CHECK(noise_recipe_cover(recipe, NULL, "", NULL));
    CHECK(says(recipe, text));
}

TEST(too_many_layers_are_told_from_too_long_ones)
{
    AutoRecipe *above = picture_recipe("lattice-noise/1 scale=9");
    AutoRecipe *recipe = noise_recipe_copy(above);
    NoiseError error;

    for (int i = 1; i < NOISE_LAYERS_MAX; i++)
        CHECK(noise_recipe_cover(recipe, above, "a", &error));
    AutoRecipe *full = noise_recipe_copy(recipe);
    CHECK(!noise_recipe_cover(recipe, above, "a", &error));
    CHECK(error.problem == NOISE_PROBLEM_MANY_LAYERS);
    CHECK(noise_recipe_equals(recipe, full));

    static const char mask[] =
        " mask=a-name-of-thirty-one-characters scale=12.345 stretch=1.2345"
        " angle=123.45 coverage=0.12345 softness=0.12345 prefer-hollows=0.12345"
        " prefer-slopes=0.12345 prefer-heights=0.12345 prefer-edges=0.12345 radius=123.45";
    char text[2000] = "lattice-noise/2 layer=a";
    for (int i = 0; i < NOISE_MASKS_MAX; i++)
        strcat(text, mask);
    AutoRecipe *long_one = picture_recipe(text);
    AutoRecipe *many = noise_recipe_copy(long_one);
    while (noise_recipe_check(many, &error) &&
           noise_recipe_cover(many, long_one, "a", &error))
        continue;
    CHECK(error.problem == NOISE_PROBLEM_LONG_LAYERS);
}

TEST(names_draw_nothing)
{
    CHECK(draws_the_same("lattice-noise/2 " ROCK " layer=a opacity=0.5 mask=b",
                         "lattice-noise/2 " ROCK
                         " layer=c opacity=0.5 mask=d"));
}

enum { SIDE = 512 };

/* Returns how much a mask with these words covers: the alpha, because nothing else
 * has a color. `period` is the picture's, in pixels; 0: none. */
static double
measure_coverage(const char *ground, const char *words, int seed, int period)
{
    static float pixels[4 * SIDE * SIDE];
    char recipe[2000];
    double sum = 0;

    snprintf(recipe, sizeof recipe,
             "lattice-noise/2 seed=%d period-x=%d period-y=%d "
             "layer=ground mode=none relief=30 %s "
             "layer=cover color=#ffffff mask=m %s",
             seed, period, period, ground, words);
    AutoPlan *plan = picture_plan(recipe);
    noise_render(plan, &(NoiseRegion){.width = SIDE, .height = SIDE}, pixels,
                 4 * SIDE);
    for (int i = 0; i < SIDE * SIDE; i++)
        sum += (double)pixels[4 * i + 3];
    return sum / (SIDE * SIDE);
}

TEST(coverage_means_the_same_on_every_ground)
{
    static const char *const grounds[] = {
        "scale=64",
        "scale=200 octaves=8 fractal=ridged",
        "scale=20 octaves=1 fractal=none",
        "algorithm=cellular scale=60",
        "algorithm=cellular feature=edge scale=90",
        "algorithm=tiles scale=32",
        "algorithm=tiles pattern=hexagons scale=64",
        "algorithm=waves scale=37 octaves=3",
        "algorithm=white scale=8",
        "scale=128 fractal=damped",
        "algorithm=simplex scale=50 octaves=4 fractal=billow",
        "algorithm=value scale=40",
        "algorithm=phasor scale=40",
        "algorithm=scratches scale=64",
        "algorithm=cellular feature=spots scale=50",
        "algorithm=tiles pattern=weave scale=48",
        /* Level ground, except for rounding, at least one radius away. */
        "color=#000000 lift=303.3",
        "algorithm=tiles scale=8 joint=1 bevel=1",
        /* Joints are much thinner than the radius. */
        "algorithm=tiles pattern=planks joint=0.8 bevel=0.8",
        "algorithm=tiles joint=2 bevel=1 layer=paint mode=none mask=all",
        "scale=64 warp-amount=30 warp-scale=90",
        /* With a layer whose mask looks around. */
        "scale=64 layer=moss mode=none scale=20 relief=7 lift=3 "
        "mask=p scale=100 prefer-hollows=0.5 prefer-slopes=-0.3",
        "algorithm=cellular scale=90 layer=moss mode=none scale=20 relief=7 "
        "lift=3 mask=p scale=100 coverage=0.35 prefer-hollows=0.5 prefer-slopes=-0.3",
        "scale=150 octaves=7 fractal=ridged layer=moss mode=none scale=20 relief=7 "
        "lift=3 mask=p scale=150 coverage=0.3 prefer-hollows=0.4 prefer-slopes=-0.3",
    };
    static const char *const words[] = {
        "scale=32 coverage=0.3", "coverage=0.3 prefer-hollows=1",
        "scale=32 coverage=0.3 prefer-hollows=0.5 prefer-slopes=-0.3",
        "scale=32 coverage=0.3 prefer-slopes=1",
        "scale=32 coverage=0.3 prefer-heights=1 softness=0"};
    double worst = 0;

    for (size_t i = 0; i < sizeof grounds / sizeof *grounds; i++) {
        for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
            for (int seed = 0; seed < (check_is_long() ? 5 : 1); seed++) {
                const double share =
                    measure_coverage(grounds[i], words[k], seed, SIDE);
                if (fabs(share - 0.3) > 0.05)
                    printf("# %.3f: %s, %s\n", share, grounds[i], words[k]);
                worst = fmax(worst, fabs(share - 0.3));
            }
        }
    }
    printf("# at most %.3f beside 0.3\n", worst);
    CHECK(worst <= 0.05);
}

TEST(a_mask_that_seeks_nothing_covers_evenly)
{
    CHECK(fabs(measure_coverage("scale=64", "coverage=0.27", 1, 0) - 0.27) <
          1e-6);
    CHECK(fabs(measure_coverage("scale=64", "coverage=1", 1, 0) - 1) < 1e-6);
    CHECK(fabs(measure_coverage("algorithm=cellular scale=9",
                                "coverage=0.5 piece-share=0.4", 1, SIDE) -
               0.2) < 0.01);
}

/* The samples are whole cells apart, at the same few places of every cell. */
TEST(coverage_does_not_depend_on_the_size_of_cells)
{
    char ground[100];
    double sum = 0;

    for (int scale = 30; scale < 46; scale++) {
        snprintf(ground, sizeof ground,
                 "algorithm=white octaves=1 bands=3 scale=%d", scale);
        const double share = measure_coverage(
            ground, "coverage=0.6 prefer-slopes=1 radius=6 softness=0", 1, 0);
        printf("# %.3f: %s\n", share, ground);
        CHECK(fabs(share - 0.6) < 0.12);
        sum += share;
    }
    CHECK(fabs(sum / 16 - 0.6) < 0.03);
}

/* Returns the share of a picture that a recipe's red layer covers at this level. */
static double
measure_red(const char *recipe, int level)
{
    enum { SMALL = 200 };
    static float pixels[4 * SMALL * SMALL];
    double sum = 0.0;

    picture_draw(recipe,
                 (NoiseRegion){.width = SMALL, .height = SMALL, .level = level},
                 pixels);
    for (int i = 0; i < SMALL * SMALL; i++)
        sum += (double)pixels[4 * i];
    return sum / (SMALL * SMALL);
}

TEST(masks_cover_their_share_from_near_and_far)
{
    static const char *const recipes[] = {
        ("lattice-noise/2 layer=ground color=#000000 layer=red color=#ff0000 "
         "mask=m scale=30 octaves=3 coverage=0.3 softness=0"),
        ("lattice-noise/2 layer=ground color=#000000 layer=red color=#ff0000 "
         "mask=m scale=6 coverage=0.3"),
        ("lattice-noise/2 layer=ground color=#000000 layer=red "
         "algorithm=cellular scale=40 coloring=two-colors color-low=#ff0000 "
         "color-high=#ff0000 mask=m prefer-edges=1 coverage=0.3 softness=0"),
    };

    for (int i = 0; i < 3; i++) {
        /* Edges are sampled only at the points of pixels, not averaged. */
        for (int level = 0; level < (i < 2 ? 9 : 3); level++)
            CHECK(fabs(measure_red(recipes[i], level) - 0.3) < 0.05);
    }
}

/* ---- What is not drawn ------------------------------------------------- */

static const NoiseKernels *own_kernels;
static int n_drawn;

static void
count_tone(const NoiseTone *tone, const float *sum, int n, float *value,
           NoiseSlopes *slopes)
{
    n_drawn++;
    own_kernels->tone(tone, sum, n, value, slopes);
}

/* True if drawing a picture draws the noise of a layer or, if mask is not -1, of one
 * of its masks. */
static bool
draws_noise(const char *text, int layer, int mask)
{
    static float pixels[130 * 70 * 4];
    AutoPlan *plan = picture_plan(text);
    const NoiseLayerPlan *drawn = &plan->stack->layer[layer];
    NoisePlan *noise = mask == -1 ? drawn->noise : drawn->mask[mask].noise;
    NoiseKernels counting = *noise->kernels;

    own_kernels = noise->kernels;
    n_drawn = 0;
    counting.tone = count_tone;
    noise->kernels = &counting;
    noise_render(plan, &(NoiseRegion){.width = 130, .height = 70}, pixels,
                 130 * noise_plan_channels(plan));
    noise->kernels = own_kernels;
    return n_drawn > 0;
}

TEST(noise_below_an_opaque_layer_is_not_drawn)
{
    CHECK(!draws_noise("lattice-noise/2 layer=a layer=b scale=30", 0, -1));
    CHECK(draws_noise("lattice-noise/2 layer=a layer=b scale=30", 1, -1));
    CHECK(draws_noise("lattice-noise/2 layer=a layer=b scale=30 opacity=0.9", 0,
                      -1));
    CHECK(draws_noise("lattice-noise/2 layer=a layer=b scale=30 mode=multiply",
                      0, -1));
    CHECK(draws_noise("lattice-noise/2 layer=a relief=9 layer=b scale=30", 0,
                      -1));
}

TEST(where_a_mask_covers_nothing_nothing_is_drawn)
{
    CHECK(!draws_noise("lattice-noise/2 layer=a layer=b mask=m coverage=0", 1,
                       -1));
    CHECK(draws_noise("lattice-noise/2 layer=a layer=b mask=m coverage=0.5", 1,
                      -1));
    CHECK(!draws_noise("lattice-noise/2 layer=a layer=b mask=m coverage=0 "
                       "mask=n coverage=0.5 scale=20",
                       1, 1));
    CHECK(draws_noise("lattice-noise/2 layer=a layer=b mask=m coverage=0.9 "
                      "mask=n coverage=0.5 scale=20",
                      1, 1));
}
