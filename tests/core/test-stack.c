/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that no function uses more of a thread's stack than noise.h says, so that
 * all can run in musl's threads, whose stacks have 128 KiB.
 */
#define _XOPEN_SOURCE 700
#include <math.h>
#include <pthread.h>
#include <string.h>

#include <noise-core/layers.h>
#include <seamless-fit.h>

#include "check.h"
#include "pictures.h"

/* The limit that noise.h states, in addition to what a thread itself needs. */
#define SAID  (96 * 1024)
/* The stack size of musl's threads.  The page after it ends the program when
 * touched. */
#define SMALL (128 * 1024)

enum {
    STACK_SIZE = 1 << 19,
    PAINT = 0xa5,
    WIDTH = 290, /* more than a block of columns */
    HEIGHT = 24,
    N_VOXELS = 17,
    CHANNELS = 4,
};

/* The input and output of a thread's functions.  They are here so that the thread's
 * stack holds only the core's own data. */
static struct {
    const char *words;
    bool is_good; /* `words` are not refused */
    NoiseRecipe *recipe, *changed;
    NoiseParams other;
    NoisePlan *plan;
    NoisePlan *maps[NoiseMapCount];
    char text[NOISE_RECIPE_SIZE], value[NOISE_TEXT_SIZE];
    double x[WIDTH], y[WIDTH];
    float gradient[CHANNELS * WIDTH];
    float pixels[NoiseMapCount][CHANNELS * WIDTH * HEIGHT];
} job;

/* ---- What a thread does ------------------------------------------------ */

static void
read_recipe(void)
{
    NoiseError error;

    job.recipe = noise_recipe_parse(job.words, &error);
    job.is_good = job.recipe != NULL;
    if (!job.is_good) {
        noise_error_print(&error, NULL, job.text, sizeof job.text);
        return;
    }
    noise_recipe_print(job.recipe, job.text, sizeof job.text);
    job.changed = noise_recipe_copy(job.recipe);
}

static void
set_fields(void)
{
    size_t n;
    const NoiseParameter *table = noise_parameters(&n);
    const NoiseParams *params = noise_recipe_params(job.recipe);
    NoiseParams *changed = noise_recipe_edit(job.changed);
    NoiseError error;

    for (size_t i = 0; i < n; i++) {
        noise_params_get_text(params, &table[i], job.value);
        noise_params_set_text(changed, &table[i], job.value, &error);
        noise_params_set_number(changed, &table[i],
                                noise_params_get_number(params, &table[i]),
                                &error);
        noise_params_set_number(changed, &table[i], NAN, &error);
        noise_error_print(&error, NULL, job.text, sizeof job.text);
        noise_parameter_matters(&table[i], params);
    }
}

static void
tell(void)
{
    noise_recipe_channels(job.recipe);
    noise_recipe_is_opaque(job.recipe, NULL);
    noise_recipe_frame(job.recipe, 0);
    job.other = *noise_recipe_params(job.recipe);
    job.other.size = 150.0;
    noise_params_apply_size(&job.other);
}

/* Makes the check look at all layers again. */
static void
check_layers(void)
{
    const NoiseParams *whole = noise_recipe_params(job.recipe);

    for (int i = 0; i < noise_recipe_count_layers(job.recipe); i++) {
        const NoiseLayer *layer = noise_recipe_layer(job.recipe, i);
        noise_layer_params(whole, layer, &job.other);
        for (int k = 0; k < layer->n_masks; k++)
            noise_mask_params(whole, layer, k, &job.other);
        noise_recipe_edit_layer(job.changed, i);
    }
    job.is_good = noise_recipe_check(job.changed, NULL) &&
                  noise_recipe_equals(job.recipe, job.changed);
}

static void
change_layers(void)
{
    noise_recipe_cover(job.changed, job.recipe, "again", NULL);
    noise_recipe_remove_layer(job.changed, 0);
    noise_recipe_check(job.changed, NULL);
}

static void
make_plan(void)
{
    job.plan = noise_plan_new_on(job.recipe, picture_samples(), NULL);
    /* Pictures must fit periods. */
    job.is_good = job.plan != NULL &&
                  noise_recipe_equals(noise_plan_recipe(job.plan), job.recipe);
}

static void
make_seamless_plan(void)
{
    noise_plan_free(noise_plan_new_seamless(job.words, 512, 384, NULL));
}

/* Makes plans of the normal map and a map that looks around or, in long tests, of
 * all maps. */
static void
make_maps(void)
{
    for (int map = 0; map < NoiseMapCount; map++) {
        if (map != NOISE_MAP_NORMAL && map != NOISE_MAP_MASK &&
            !check_is_long())
            continue;
        noise_recipe_edit(job.recipe)->map = (NoiseMap)map;
        job.maps[map] = noise_plan_new_on(job.recipe, picture_samples(), NULL);
    }
}

static void
draw_at(int level, NoiseEncoding encoding)
{
    const NoiseRegion region = {.x = -31,
                                .y = -7,
                                .width = WIDTH,
                                .height = HEIGHT,
                                .level = level,
                                .encoding = encoding,
                                .pictures = picture_samples()};

    noise_render(job.plan, &region, job.pixels[0],
                 (ptrdiff_t)WIDTH * noise_plan_channels(job.plan));
}

static void
draw(void)
{
    draw_at(0, NOISE_ENCODING_LINEAR);
    draw_at(2, NOISE_ENCODING_PERCEPTUAL);
}

static void
draw_maps(void)
{
    const NoiseRegion region = {
        .width = WIDTH, .height = HEIGHT, .pictures = picture_samples()};
    const NoisePlan *plans[NoiseMapCount];
    float *pixels[NoiseMapCount];
    ptrdiff_t strides[NoiseMapCount];
    size_t n = 0;

    for (int map = 0; map < NoiseMapCount; map++) {
        if (job.maps[map] == NULL)
            continue;
        plans[n] = job.maps[map];
        strides[n] = (ptrdiff_t)WIDTH * noise_plan_channels(job.maps[map]);
        pixels[n] = job.pixels[n];
        n++;
    }
    job.is_good = noise_render_maps(n, plans, &region, pixels, strides);
}

static void
evaluate(void)
{
    const NoisePoints points = {
        .x = job.x, .y = job.y, .pictures = picture_samples()};

    noise_evaluate(job.plan, WIDTH, &points, job.pixels[0], NULL);
    noise_evaluate(job.plan, WIDTH, &points, job.pixels[0], job.gradient);
    noise_evaluate_raw(job.plan, WIDTH, &points, job.pixels[0]);
    /* For so few points, the core uses one lane. */
    noise_evaluate(job.plan, 3, &points, job.pixels[0], job.gradient);
}

static void
draw_heights(void)
{
    const NoiseRegion region = {
        .width = WIDTH, .height = HEIGHT, .pictures = picture_samples()};
    float *const slope[2] = {job.pixels[1], job.pixels[2]};

    noise_render_heights(job.plan, &region, job.pixels[0], NULL, WIDTH);
    noise_render_heights(job.plan, &region, job.pixels[0], slope, WIDTH);
}

static void
draw_volume(void)
{
    const NoiseVolume volume = {.width = N_VOXELS,
                                .height = N_VOXELS,
                                .depth = 2,
                                .step = 1.5,
                                .row_stride = N_VOXELS,
                                .slice_stride = N_VOXELS * N_VOXELS};
    float *const gradient[3] = {job.pixels[1], job.pixels[2], job.pixels[3]};

    noise_render_volume(job.plan, &volume, job.pixels[0], NULL);
    noise_render_volume(job.plan, &volume, job.pixels[0], gradient);
}

static void
do_nothing(void)
{
}

typedef struct Step {
    const char *name;
    void (*take)(void);
    size_t deepest;
    char recipe[80]; /* the start of the recipe that used most */
} Step;

static Step steps[] = {
    {.name = "reading", .take = read_recipe},
    {.name = "fields", .take = set_fields},
    {.name = "telling", .take = tell},
    {.name = "checking layers", .take = check_layers},
    {.name = "changing layers", .take = change_layers},
    {.name = "plans", .take = make_plan},
    {.name = "drawing", .take = draw},
    {.name = "points", .take = evaluate},
    {.name = "heights", .take = draw_heights},
    {.name = "volumes", .take = draw_volume},
    {.name = "seamless plans", .take = make_seamless_plan},
    {.name = "plans of maps", .take = make_maps},
    {.name = "drawing maps", .take = draw_maps},
};
enum { N_STEPS = sizeof steps / sizeof steps[0], N_WITHOUT_MAPS = N_STEPS - 3 };

/* ---- Threads ----------------------------------------------------------- */

static void *
run_thread(void *data)
{
    const Step *step = (const Step *)data;

    step->take();
    return NULL;
}

/* Takes a step in a new thread, on the given stack or, if that is NULL, on a stack
 * of SMALL bytes. */
static void
take_in_thread(const Step *step, unsigned char *stack)
{
    pthread_attr_t attributes;
    pthread_t thread;

    CHECK(pthread_attr_init(&attributes) == 0);
    if (stack != NULL)
        CHECK(pthread_attr_setstack(&attributes, stack, STACK_SIZE) == 0);
    else
        CHECK(pthread_attr_setstacksize(&attributes, SMALL) == 0);
    CHECK(pthread_create(&thread, &attributes, run_thread, (void *)step) == 0);
    CHECK(pthread_join(thread, NULL) == 0);
    pthread_attr_destroy(&attributes);
}

/* Returns how many bytes of its stack a thread touches while it takes a step. */
static size_t
measure(const Step *step)
{
    static unsigned char stack[STACK_SIZE] __attribute__((aligned(4096)));
    size_t untouched = 0;

    memset(stack, PAINT, sizeof stack);
    take_in_thread(step, stack);
    while (untouched < sizeof stack && stack[untouched] == PAINT)
        untouched++;
    return sizeof stack - untouched;
}

/* Takes a step with the recipe in `job`. */
typedef void TakeStep(Step *step);

static void
take_on_painted(Step *step)
{
    static const Step none = {.name = "nothing", .take = do_nothing};
    static size_t own;

    if (own == 0)
        own = measure(&none);
    const size_t touched = measure(step);
    /* A thread may happen to write the value PAINT itself. */
    const size_t depth = touched > own ? touched - own : 0;
    if (depth <= step->deepest)
        return;
    step->deepest = depth;
    snprintf(step->recipe, sizeof step->recipe, "%s", job.words);
}

static void
take_on_small(Step *step)
{
    take_in_thread(step, NULL);
}

/* Takes the first n steps with a recipe.  Returns false if the recipe is refused. */
static bool
take_steps(const char *recipe, int n, TakeStep *take)
{
    job.words = recipe;
    for (int i = 0; i < WIDTH; i++) {
        job.x[i] = 1.3 * i - 20.0;
        job.y[i] = 0.7 * i;
    }
    take(&steps[0]);
    for (int i = 1; job.is_good && i < n; i++)
        take(&steps[i]);
    noise_recipe_free(job.recipe);
    noise_recipe_free(job.changed);
    noise_plan_free(job.plan);
    job.recipe = job.changed = NULL;
    job.plan = NULL;
    for (int map = 0; map < NoiseMapCount; map++) {
        noise_plan_free(job.maps[map]);
        job.maps[map] = NULL;
    }
    return job.is_good;
}

/* ---- Recipes ----------------------------------------------------------- */

/* Returns n, so that one in n slow cases is tried: 1 in long tests, `few` for this
 * processor's best instruction set, and `many` for the other ones. */
static int
one_in(int few, int many)
{
    const char *best = NULL, *name;
    bool is_there;

    for (size_t i = 0; (name = noise_isa_name(i, &is_there)) != NULL; i++)
        best = is_there ? name : best;
    return check_is_long() ? 1 : strcmp(noise_isa(), best) == 0 ? few : many;
}

static void
take_presets(int each, TakeStep *take)
{
    const int maps = one_in(4, 16);
    const char *text;

    for (int i = 0; (text = picture_preset(i)) != NULL; i++) {
        if (i % each == 0)
            CHECK(take_steps(
                text, (i + 1) % maps == 0 ? N_STEPS : N_WITHOUT_MAPS, take));
    }
}

/* Each of these is tried with every algorithm in every number of dimensions, if
 * accepted: alone, in a layer, in pieces, and as a mask. */
static const char *const variants[] = {
    "octaves=3 fractal=hybrid weighted-strength=0.5",
    "octaves=3 fractal=damped warp-amount=9 warp-rounds=two",
    "octaves=2 warp-amount=9 warp-rounds=two rotation=20",
    "octaves=2 period-x=240 period-y=240 scale=20",
    "feature=f4 distance=minkowski minkowski-power=3",
    "feature=smooth-f1 warp-amount=9 distance=minkowski minkowski-power=1.5",
    "feature=spots cell-contrast=1 octaves=2 warp-amount=9",
    "feature=edge cell-contrast=1",
    "feature=cell-noise octaves=2 rotation=20",
    "feature=f1 cell-contrast=1 distance=chebyshev octaves=2 warp-amount=9",
    "scale=0.01 octaves=3",
};

/* Layers that see pictures in every way. */
static const char *const on_pictures[] = {
    "lattice-noise/1 algorithm=picture picture=second flatten-light-radius=30 "
    "picture-smoothing=3 warp-amount=9 relief=20",
    "lattice-noise/2 layer=own algorithm=picture relief=9 layer=moss octaves=3 "
    "mask=m prefer-hollows=1 prefer-bright=-1 radius=20 mask=n algorithm=picture "
    "channel=red beyond=mirror flatten-light-radius=9 layer=snow relief=5 "
    "ground-smoothing=5 mask=m prefer-slopes=1",
};

static const char *const forms[] = {
    "lattice-noise/1 %s",
    "lattice-noise/1 %s relief=20 coloring=rgba",
    "lattice-noise/1 %s relief=20 coloring=gradient "
    "gradient=0:#000000,0.5:#ffffff,0.5:#ff0000,1:#000000",
    "lattice-noise/1 %s relief=20 coloring=cells",
    "lattice-noise/1 %s coloring=cells bands=4",
    "lattice-noise/2 antialiasing=yes layer=a algorithm=cellular scale=30 "
    "relief=9 layer=b %s relief=9 layer=c piece-offset=own ground-smoothing=5 %s "
    "relief=3 mask=m prefer-hollows=1 prefer-edges=0.5 %s",
};

static void
take_variants(int each, TakeStep *take)
{
    const int n_steps = check_is_long() ? N_STEPS : N_WITHOUT_MAPS;
    const NoiseParameter *algorithm = noise_parameter_find("algorithm");
    const NoiseParameter *dimensions = noise_parameter_find("dimensions");
    int n = 0;

    for (size_t a = 0; a < algorithm->n_choices; a++) {
        for (size_t d = 0; d < dimensions->n_choices; d++) {
            for (size_t v = 0; v < sizeof variants / sizeof *variants; v++) {
                char noise[256];
                const bool is_cellular = strstr(variants[v], "feature") != NULL;
                if (is_cellular && a != NOISE_ALGORITHM_CELLULAR)
                    continue;
                snprintf(noise, sizeof noise, "algorithm=%s dimensions=%s %s",
                         algorithm->choices[a].nick,
                         dimensions->choices[d].nick, variants[v]);
                for (size_t f = 0; f < sizeof forms / sizeof *forms; f++) {
                    static char recipe[NOISE_RECIPE_SIZE];
                    if ((a + d + v + f) % (size_t)each != 0)
                        continue;
                    snprintf(recipe, sizeof recipe, forms[f], noise, noise,
                             noise);
                    n += take_steps(recipe, n_steps, take);
                }
            }
        }
    }
    CHECK(n * each > 300);
}

TEST(no_function_needs_more_stack_than_said)
{
    take_presets(one_in(4, 16), take_on_painted);
    for (int i = 0; picture_recipes[i] != NULL; i++)
        CHECK(take_steps(picture_recipes[i], N_STEPS, take_on_painted));
    for (size_t i = 0; i < sizeof on_pictures / sizeof *on_pictures; i++)
        CHECK(take_steps(on_pictures[i], N_STEPS, take_on_painted));
    take_variants(one_in(5, 11), take_on_painted);
    for (int i = 0; i < N_STEPS; i++) {
        printf("# %zu KiB, %s: %s\n", steps[i].deepest / 1024, steps[i].name,
               steps[i].recipe);
        CHECK(steps[i].deepest <= SAID);
    }
}

TEST(presets_are_drawn_in_threads_of_128_kib)
{
    take_presets(one_in(1, 16), take_on_small);
}

/* Skips the test if the processor lacks the instruction set that NOISE_ISA names. */
int
main(void)
{
    const char *wanted = getenv("NOISE_ISA");

    if (wanted != NULL && strcmp(noise_isa(), wanted) != 0) {
        printf("1..0 # skip the processor has no %s\n", wanted);
        return EXIT_SUCCESS;
    }
    return check_run_all();
}
