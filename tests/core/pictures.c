/* SPDX-License-Identifier: LGPL-3.0-or-later */
#define _XOPEN_SOURCE 700
#include "pictures.h"

#include <dirent.h>
#include <math.h>
#include <string.h>

#include <noise-core/layers.h>

#include "check.h"

const char *const picture_recipes[] = {
    "lattice-noise/1",
    "lattice-noise/1 algorithm=value scale=17.3 octaves=3.5",
    "lattice-noise/1 algorithm=simplex scale=40 octaves=5 persistence=0.7",
    "lattice-noise/1 scale=0.7 octaves=2 seed=18446744073709551615",
    "lattice-noise/1 algorithm=value scale=1 fractal=none seed=3",
    "lattice-noise/1 algorithm=simplex scale=3.1 fractal=none",
    "lattice-noise/1 scale=33.3 lacunarity=2.3 octaves=16 offset-x=-1234.5 "
    "offset-y=777",
    "lattice-noise/1 scale=90 persistence=2 normalization=exact",
    "lattice-noise/1 dimensions=one scale=20 gradients=unit fractal=ridged",
    "lattice-noise/1 dimensions=three algorithm=value interpolation=linear "
    "z=1.7",
    "lattice-noise/1 dimensions=four gradients=unit interpolation=hermite w=-3 "
    "fractal=turbulence octaves=2",
    "lattice-noise/1 algorithm=simplex dimensions=three kernel-radius=original "
    "period-z=3 phase=0.3 octaves=2",
    "lattice-noise/1 algorithm=simplex dimensions=four fractal=none "
    "rotation=77",
    "lattice-noise/1 algorithm=cellular feature=f2-f1 distance=manhattan "
    "jitter=0.7 fractal=billow octaves=2",
    "lattice-noise/1 algorithm=cellular dimensions=three feature=edge "
    "fractal=none scale=30",
    "lattice-noise/1 algorithm=cellular feature=spots scale=12 octaves=2 "
    "spot-presence=0.7 spot-size=0.8 cell-contrast=0.6 coloring=cells "
    "gradient=0:#a02020,0.5:#80ff4020,1:#2040c0 color-low=#10203040",
    "lattice-noise/1 algorithm=cellular feature=spots dimensions=three "
    "scale=20 spot-size=1 spot-variation=1 distance=chebyshev fractal=billow "
    "octaves=2 rotation=20 period-x=200 period-y=150 period-z=5",
    "lattice-noise/1 algorithm=cellular feature=edge scale=23 "
    "cell-contrast=0.8 "
    "coloring=cells low=0.2 invert=yes warp-amount=9 warp-scale=40 octaves=2 "
    "period-x=300 period-y=200",
    "lattice-noise/1 algorithm=cellular cell-contrast=0.5 scale=23 octaves=2 "
    "coloring=rgb dimensions=three",
    "lattice-noise/1 algorithm=cellular cell-contrast=1 scale=40 map=normal "
    "warp-amount=9",
    "lattice-noise/1 algorithm=cellular feature=radius dimensions=three "
    "scale=8 octaves=6 weighted-strength=0.5 coloring=rgba",
    "lattice-noise/1 algorithm=white scale=3 seed=\"white as snow\"",
    "lattice-noise/1 algorithm=white scale=9 octaves=2 map=normal period-x=90",
    "lattice-noise/1 fractal=damped octaves=4 scale=30 relief=20 "
    "warp-amount=9 coloring=rgba bands=5",
    "lattice-noise/1 algorithm=cellular feature=cell-value scale=20 relief=5 "
    "coloring=cells rotation=20",
    "lattice-noise/1 algorithm=waves wave-profile=square map=curl scale=9 "
    "contrast=67",
    "lattice-noise/1 algorithm=perlin-2002 scale=11 period-x=44 octaves=2",
    "lattice-noise/1 algorithm=svg-turbulence scale=19 period-x=90 period-y=70 "
    "fractal=turbulence coloring=rgba",
    "lattice-noise/1 fractal=ping-pong weighted-strength=0.5 stretch=3 "
    "period-x=400 period-y=300 scale=25",
    "lattice-noise/1 rotation=30 stretch=0.5 period-x=333 period-y=250 "
    "scale=20 warp-amount=15 warp-rounds=two warp-octaves=1.5 octaves=2",
    "lattice-noise/1 fractal=damped octaves=4 scale=11.3",
    "lattice-noise/1 algorithm=value fractal=damped octaves=4 scale=11.3 "
    "dimensions=three",
    "lattice-noise/1 algorithm=value scale=16 octaves=3 fractal=ridged "
    "warp-amount=30 warp-scale=24 warp-octaves=3 period-x=192 period-y=144",
    "lattice-noise/1 map=normal scale=50 octaves=2 warp-amount=10",
    "lattice-noise/1 map=slope normal-y=down hardness=41 brightness=20",
    "lattice-noise/1 coloring=two-colors color-low=#102030 "
    "color-high=#0123456789abcdef bands=5.5 invert=yes low=0.1 high=0.9",
    "lattice-noise/1 coloring=rgb contrast=56 octaves=2",
    "lattice-noise/1 coloring=gradient gradient=0.1:#102030,0.3:#80ff4020,"
    "0.5:#0123456789abcdef,0.5:#ffffff,0.9:#000000 octaves=2",
    "lattice-noise/1 relief=20 scale=30 octaves=3 bands=4",
    "lattice-noise/1 relief=5.5 light-angle=-20 light-height=20 coloring=rgba "
    "dimensions=three warp-amount=10 rotation=30 octaves=2 period-x=300",
    "lattice-noise/2 period-x=200 period-y=150 layer=ground scale=40 octaves=3 "
    "relief=20 gradient=0:#403020,1:#a0b0c0 layer=tiles algorithm=tiles "
    "scale=20 relief=6 gradient=0:#802010,1:#c08040 warp-amount=3 warp-scale=30 "
    "layer=grain piece-offset=along clip=yes scale=12 stretch=3 relief=2 "
    "mode=soft-light layer=moss scale=9 lift=2 relief=3 color=#406020 "
    "mask=low scale=30 coverage=0.4 prefer-hollows=0.5 prefer-slopes=-0.3 prefer-edges=0.4",
    "lattice-noise/2 map=normal layer=a algorithm=cellular scale=30 relief=15 "
    "layer=b fractal=damped octaves=3 scale=25 relief=9 height-mode=higher "
    "warp-amount=9 mask=m algorithm=simplex scale=40 prefer-heights=1 softness=0",
    "lattice-noise/2 map=orm map-radius=9 layer=rock scale=20 octaves=4 "
    "relief=12 roughness=0.8 roughness-variation=0.3 layer=metal metallic=1 "
    "color=#808890 roughness=0.2 lift=3 mask=m scale=15",
    "lattice-noise/1 map=mask-map algorithm=tiles scale=20 octaves=2",
    "lattice-noise/2 layer=ground scale=30 relief=9 group=snow opacity=0.7 "
    "coverage=1.5 layer=drifts color=#e0e8f0 lift=3 mask=m scale=40 coverage=0.3 "
    "layer=glitter scale=2 opacity=0.5 group=hidden visible=no layer=moss lift=9 "
    "group=none layer=dust scale=50 mode=overlay opacity=0.3",
    NULL,
};

/* Ends the test program because a recipe is refused. */
static void
bail_out(const char *text, const NoiseError *error)
{
    char sentence[256];

    noise_error_print(error, NULL, sentence, sizeof sentence);
    printf("Bail out! %s: %s\n", text, sentence);
    exit(EXIT_FAILURE);
}

NoiseRecipe *
picture_recipe(const char *text)
{
    NoiseError error;
    NoiseRecipe *recipe = noise_recipe_parse(text, &error);

    if (recipe == NULL)
        bail_out(text, &error);
    return recipe;
}

NoiseParams
picture_params(const char *text)
{
    AutoRecipe *recipe = picture_recipe(text);

    return *noise_recipe_params(recipe);
}

NoisePlan *
picture_plan(const char *text)
{
    NoiseError error;
    NoisePlan *plan = noise_plan_new_from_text(text, &error);

    if (plan == NULL)
        bail_out(text, &error);
    return plan;
}

NoisePlan *
picture_plan_of(const NoiseRecipe *recipe)
{
    NoiseError error;
    NoisePlan *plan = noise_plan_new(recipe, &error);

    if (plan == NULL)
        bail_out(picture_text(recipe), &error);
    return plan;
}

const char *
picture_text(const NoiseRecipe *recipe)
{
    static char text[NOISE_RECIPE_SIZE];

    noise_recipe_print(recipe, text, sizeof text);
    return text;
}

static int
is_preset(const struct dirent *entry)
{
    const char *ending = strrchr(entry->d_name, '.');

    return ending != NULL && strcmp(ending, ".recipe") == 0;
}

const char *
picture_preset(int number)
{
    static struct dirent **presets;
    static int n_presets;
    static char text[NOISE_RECIPE_SIZE];
    char path[1024];

    if (presets == NULL)
        n_presets = scandir(PRESETS, &presets, is_preset, alphasort);
    if (number > 100 && number == n_presets)
        return NULL;
    if (number < n_presets)
        snprintf(path, sizeof path, "%s/%s", PRESETS, presets[number]->d_name);
    FILE *file = number < n_presets ? fopen(path, "r") : NULL;
    if (file == NULL) {
        printf("Bail out! preset %d is missing in %s\n", number, PRESETS);
        exit(EXIT_FAILURE);
    }
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

int
picture_draw(const char *recipe, NoiseRegion region, float *pixels)
{
    AutoPlan *plan = picture_plan(recipe);
    const int n_channels = noise_plan_channels(plan);

    if (!noise_render(plan, &region, pixels,
                      (ptrdiff_t)region.width * n_channels))
        abort();
    return n_channels;
}

static bool
parse(const char *settings, NoiseError *error)
{
    char recipe[NOISE_RECIPE_SIZE];

    snprintf(recipe, sizeof recipe, "lattice-noise/1 %s", settings);
    AutoRecipe *read = noise_recipe_parse(recipe, error);
    return read != NULL;
}

bool
picture_refuses(const char *settings, NoiseProblem problem, const char *key)
{
    NoiseError error;

    return !parse(settings, &error) && error.problem == problem &&
           error.parameter == noise_parameter_find(key);
}

bool
picture_accepts(const char *settings)
{
    return parse(settings, NULL);
}

bool
picture_says(const NoiseError *error, const char *sentence)
{
    char said[256];

    noise_error_print(error, NULL, said, sizeof said);
    if (strcmp(said, sentence) != 0)
        printf("# says: %s\n", said);
    return strcmp(said, sentence) == 0;
}

/* Returns the size of a field. */
static size_t
field_size(NoiseKind kind)
{
    switch (kind) {
    case NOISE_KIND_CHOICE:
        return sizeof(int);
    case NOISE_KIND_REAL:
        return sizeof(double);
    case NOISE_KIND_GRADIENT:
        return sizeof(NoiseGradient);
    case NOISE_KIND_SEED:
    case NOISE_KIND_COLOR:
        break;
    }
    return sizeof(uint64_t);
}

/* A function that returns a table, such as noise_parameters(). */
typedef const NoiseParameter *Table(size_t *n_parameters);

static bool
has_same_fields(Table *get_table, const void *one, const void *other)
{
    size_t n;
    const NoiseParameter *table = get_table(&n);
    bool is_same = true;

    for (size_t i = 0; i < n; i++)
        is_same = is_same && memcmp((const char *)one + table[i].offset,
                                    (const char *)other + table[i].offset,
                                    field_size(table[i].kind)) == 0;
    return is_same;
}

static bool
is_same_mask(const NoiseMask *one, const NoiseMask *other)
{
    return strcmp(one->name, other->name) == 0 &&
           one->has_noise == other->has_noise &&
           has_same_fields(noise_parameters, one, other) &&
           has_same_fields(noise_mask_parameters, one, other);
}

static bool
is_same_layer(const NoiseLayer *one, const NoiseLayer *other)
{
    bool is_same =
        strcmp(one->name, other->name) == 0 && one->n_masks == other->n_masks &&
        strcmp(one->group.name, other->group.name) == 0 &&
        has_same_fields(noise_group_parameters, &one->group, &other->group) &&
        has_same_fields(noise_parameters, one, other) &&
        has_same_fields(noise_layer_parameters, one, other);

    for (int i = 0; is_same && i < one->n_masks; i++)
        is_same = is_same_mask(&one->mask[i], &other->mask[i]);
    return is_same;
}

bool
picture_is_same(const NoiseRecipe *recipe, const NoiseRecipe *other)
{
    const int n = noise_recipe_count_layers(recipe);
    bool is_same =
        noise_recipe_count_layers(other) == n &&
        has_same_fields(noise_parameters, noise_recipe_params(recipe),
                        noise_recipe_params(other));

    for (int i = 0; is_same && i < n; i++)
        is_same = is_same_layer(noise_recipe_layer(recipe, i),
                                noise_recipe_layer(other, i));
    return is_same;
}

bool
picture_tell_unless(bool holds, const NoiseRecipe *recipe)
{
    static int n_told;

    if (!holds && ++n_told <= 20)
        printf("# %s\n", picture_text(recipe));
    return holds;
}

static double
random_number(uint64_t *state, const NoiseParameter *parameter)
{
    if (parameter->kind == NOISE_KIND_CHOICE)
        return (double)(check_random(state) % parameter->n_choices);
    if (parameter->kind == NOISE_KIND_SEED ||
        parameter->kind == NOISE_KIND_COLOR)
        return (double)(check_random(state) >> 11);
    return check_random_real(state, parameter->minimum, parameter->maximum);
}

void
picture_random_stops(uint64_t *state, NoiseGradient *gradient)
{
    double position = 0.0;

    memset(gradient, 0, sizeof *gradient);
    gradient->count =
        NOISE_STOPS_MIN +
        (int)(check_random(state) % (NOISE_STOPS_MAX - NOISE_STOPS_MIN + 1));
    for (int i = 0; i < gradient->count; i++) {
        if (check_random(state) % 3 != 0)
            position += check_random_real(state, 0.0, 1.0 - position) *
                        pow(10.0, -(double)(check_random(state) % 24));
        gradient->stops[i].position = position;
        gradient->stops[i].color = check_random(state);
    }
}

enum { SAMPLE_WIDTH = 97, SAMPLE_HEIGHT = 61 };

const NoisePicture *
picture_samples(void)
{
    static uint8_t colors[SAMPLE_HEIGHT][SAMPLE_WIDTH][4];
    static uint16_t grays[SAMPLE_HEIGHT][SAMPLE_WIDTH];
    static const NoisePicture samples[NoisePictureNumberCount] = {
        {.x = -20,
         .y = 7,
         .width = SAMPLE_WIDTH,
         .height = SAMPLE_HEIGHT,
         .pixels = colors,
         .numbers = NOISE_NUMBERS_U8,
         .n_channels = 4,
         .row_stride = sizeof colors[0]},
        {.width = SAMPLE_WIDTH,
         .height = SAMPLE_HEIGHT,
         .pixels = grays,
         .numbers = NOISE_NUMBERS_U16,
         .n_channels = 1,
         .row_stride = sizeof grays[0]},
    };
    uint64_t state = 3;

    for (int j = 0; j < SAMPLE_HEIGHT; j++) {
        for (int i = 0; i < SAMPLE_WIDTH; i++) {
            const uint64_t random = check_random(&state);
            const int slow = 80 + i + (j / 8 % 2) * 40;
            for (int c = 0; c < 3; c++)
                colors[j][i][c] =
                    (uint8_t)(slow - 20 * c + (int)(random >> 8 * c) % 32);
            /* A hole, and an edge that is partly transparent. */
            colors[j][i][3] = i > 70 && j > 40 ? 0 : i > 60 ? 128 : 255;
            grays[j][i] = (uint16_t)(slow * 200 + (int)(random >> 32) % 9999);
        }
    }
    return samples;
}

/* Chooses periods that hold whole cells, or mostly no periods: hardly any random
 * periods would hold whole cells. */
static void
choose_periods(uint64_t *state, NoiseParams *params)
{
    const uint64_t choice = check_random(state) % 8;

    params->period_x = params->period_y = params->period_z = 0.0;
    if (choice == 0)
        params->period_x = fmin(params->scale * params->stretch * 40, 1e6);
    if (choice <= 1)
        params->period_z = 40;
}

void
picture_random_params(uint64_t *state, NoiseParams *params)
{
    size_t n_parameters;
    const NoiseParameter *parameter = noise_parameters(&n_parameters);

    do {
        noise_params_init(params);
        /* This does not set gradients, for which numbers are refused. */
        for (size_t i = 0; i < n_parameters; i++)
            noise_params_set_number(params, &parameter[i],
                                    random_number(state, &parameter[i]), NULL);
        if (check_random(state) % 2 == 0) /* a random number is hardly ever 0 */
            params->relief = 0.0;
        params->seed = check_random(state);
        params->color_high = check_random(state);
        if (params->coloring == NOISE_COLORING_GRADIENT)
            picture_random_stops(state, &params->gradient);
        choose_periods(state, params);
    } while (!noise_params_check(params, NULL));
}
