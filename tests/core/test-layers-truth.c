/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares layers with a reference in double precision, which was written only from
 * docs/layers.md and docs/algorithms.md.
 *
 * The library draws the single layers: their colors, values and joints come from
 * noise_layer_params(), and what their masks cover comes from stacks whose top layer
 * is plain black or white.  This file computes how the layers are composed.
 */
#include <float.h>
#include <math.h>
#include <string.h>

#include <noise-core/layers.h>

#include "check.h"
#include "kinds.h"
#include "pictures.h"

/* A picture with one more pixel around it, for slopes. */
enum { SIDE = 24, PADDED = SIDE + 2, N_PIXELS = PADDED * PADDED, N_LAYERS = 5 };

#define PI 3.14159265358979323846

/* ---- The reference ----------------------------------------------------- */

/* A stack, and where it is drawn. */
typedef struct Stack {
    NoiseParams whole;
    NoiseLayer layer[N_LAYERS];
    int n_layers;
    int x, y; /* top left corner of the padded picture */
} Stack;

/* A layer at a place, before it is composed. */
typedef struct Single {
    double color[4], value, mask;
    double piece; /* 0 in the joints of tiles, 1 on tiles */
} Single;

/* A composed place: its color, with straight alpha, its glow, and its height in
 * pixels. */
typedef struct Place {
    double color[4], glow[3], height;
    double base; /* how much the last layer without clip covers */
} Place;

static Single single[N_LAYERS][N_PIXELS];
static Place place[N_PIXELS];

/* Returns a recipe of the whole picture and its layers. */
static NoiseRecipe *
make_recipe(const Stack *stack)
{
    NoiseRecipe *recipe = noise_recipe_new(&stack->whole);

    for (int i = 0; i < stack->n_layers; i++)
        CHECK(noise_recipe_add_layer(recipe, i, &stack->layer[i], NULL));
    return recipe;
}

static NoisePlan *
make_plan(const Stack *stack)
{
    AutoRecipe *recipe = make_recipe(stack);

    return picture_plan_of(recipe);
}

/* Draws a plan's pixels, as colors, at the place of a stack. */
static void
render(const NoisePlan *plan, const Stack *stack, float *pixels)
{
    const int n_channels = noise_plan_channels(plan);

    noise_render(
        plan,
        &(NoiseRegion){
            .x = stack->x, .y = stack->y, .width = PADDED, .height = PADDED},
        pixels, (ptrdiff_t)PADDED * n_channels);
    if (n_channels == 4)
        return;
    for (int i = N_PIXELS - 1; i >= 0; i--) {
        const float gray = pixels[i];
        for (int c = 0; c < 3; c++)
            pixels[4 * i + c] = gray;
        pixels[4 * i + 3] = 1;
    }
}

static void
render_noise(const NoiseParams *params, const Stack *stack, float *pixels)
{
    AutoPlan *plan = kind_plan(params);

    render(plan, stack, pixels);
}

static void
render_stack(const Stack *stack, float *pixels)
{
    AutoPlan *plan = make_plan(stack);

    render(plan, stack, pixels);
}

/* Evaluates a plan at all pixels of a stack's picture. */
static void
evaluate(const NoisePlan *plan, const Stack *stack, bool raw, float *value)
{
    static double x[N_PIXELS], y[N_PIXELS];

    for (int i = 0; i < N_PIXELS; i++) {
        x[i] = stack->x + i % PADDED;
        y[i] = stack->y + i / PADDED;
    }
    if (raw)
        noise_evaluate_raw(plan, N_PIXELS, &(NoisePoints){.x = x, .y = y},
                           value);
    else
        noise_evaluate(plan, N_PIXELS, &(NoisePoints){.x = x, .y = y}, value,
                       NULL);
}

static void
unpack(uint64_t color, double channel[4])
{
    for (int c = 0; c < 4; c++)
        channel[c] = (double)(color >> (48 - 16 * c) & 0xffff) / 65535;
}

static bool
is_plain(const NoiseLayer *layer)
{
    return (layer->color & 0xffff) != 0;
}

static void
evaluate_noise(const NoiseParams *params, const Stack *stack, float *value)
{
    AutoPlan *plan = kind_plan(params);

    evaluate(plan, stack, false, value);
}

/* Draws the layers below a layer and, on top of them, a plain color where its masks
 * cover.  Stores red times alpha. */
static void
draw_masks(const Stack *stack, int number, uint64_t color, double *red)
{
    static float pixels[4 * N_PIXELS];
    static Stack seen;
    NoiseLayer *top = &seen.layer[number];

    seen = *stack;
    seen.n_layers = number + 1;
    seen.whole.map = NOISE_MAP_COLOR;
    *top = stack->layer[number];
    top->mode = NOISE_MODE_NORMAL;
    top->color = color;
    top->opacity = 1;
    top->clip = NOISE_SWITCH_NO;
    top->height_mode = NOISE_HEIGHT_MODE_ADD;
    render_stack(&seen, pixels);
    for (int i = 0; i < N_PIXELS; i++)
        red[i] = (double)pixels[4 * i] * (double)pixels[4 * i + 3];
}

/* Measures how much a layer's masks cover: how much brighter the picture is if the
 * layer is white than if it is black. */
static void
find_masks(const Stack *stack, int number)
{
    static double black[N_PIXELS], white[N_PIXELS];

    if (stack->layer[number].n_masks > 0) {
        draw_masks(stack, number, 0xffff, black);
        draw_masks(stack, number, UINT64_MAX, white);
    }
    for (int i = 0; i < N_PIXELS; i++)
        single[number][i].mask =
            stack->layer[number].n_masks > 0 ? white[i] - black[i] : 1;
}

/* Finds the colors in the middle of tiles.  Except in the lowest layer, each tile
 * has this color wherever it covers. */
static void
find_tile_colors(const Stack *stack, int number, NoiseParams params)
{
    static float pixels[4 * N_PIXELS];

    params.tile_feature = NOISE_TILE_FEATURE_HEIGHT;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    params.invert = NOISE_SWITCH_NO;
    params.joint = params.bevel = 0;
    render_noise(&params, stack, pixels);
    for (int i = 0; i < N_PIXELS; i++)
        for (int c = 0; c < 4; c++)
            single[number][i].color[c] = (double)pixels[4 * i + c];
}

/* Finds how much tiles cover.  At a joint, their edges are soft over one pixel;
 * where pixels are large compared with tiles, each pixel is covered as much as the
 * average.  Distances come from tiles without joints, whose bevel never ends. */
static void
find_pieces(const Stack *stack, int number, NoiseParams params)
{
    static float value[N_PIXELS];
    const double size = stack->whole.size / 100, bevel = 200;
    const double joint = params.joint;
    const double radius = size * params.scale / 2; /* of bricks */
    const double mean = fmin(fmax(1.5 * (1 / (2 * radius) - 0.25), 0), 1);
    const double inside = fmax(1 - size * joint / 2 / radius, 0);

    params.tile_feature = NOISE_TILE_FEATURE_HEIGHT;
    params.normalization = NOISE_NORMALIZATION_EXACT;
    params.invert = NOISE_SWITCH_NO;
    params.bands = 1;
    params.joint = 0;
    params.bevel = bevel;
    evaluate_noise(&params, stack, value);
    for (int i = 0; i < N_PIXELS; i++) {
        const double distance = bevel * (1 - sqrt(1 - (double)value[i]));
        single[number][i].piece =
            (1 - mean) * fmin(fmax(size * (distance - joint / 2) + 0.5, 0), 1) +
            mean * inside * inside;
    }
}

/* True if no layer below this one is drawn. */
static bool
is_lowest(const Stack *stack, int number)
{
    for (int i = 0; i < number; i++) {
        if (stack->layer[i].visible)
            return false;
    }
    return true;
}

static void
find_single(const Stack *stack, int number)
{
    static float pixels[4 * N_PIXELS], value[N_PIXELS];
    const NoiseLayer *layer = &stack->layer[number];
    NoiseParams params;

    noise_layer_params(&stack->whole, layer, &params);
    params.map = NOISE_MAP_PICTURE;
    render_noise(&params, stack, pixels);
    evaluate_noise(&params, stack, value);
    find_masks(stack, number);
    for (int i = 0; i < N_PIXELS; i++) {
        Single *s = &single[number][i];
        for (int c = 0; c < 4; c++)
            s->color[c] = (double)pixels[4 * i + c];
        s->value = (double)value[i];
        s->piece = 1;
        if (is_plain(layer)) {
            unpack(layer->color, s->color);
            s->value = 1;
        }
    }
    if (params.algorithm == NOISE_ALGORITHM_TILES &&
        !is_lowest(stack, number) && !is_plain(layer)) {
        find_pieces(stack, number, params);
        if (params.coloring == NOISE_COLORING_CELLS)
            find_tile_colors(stack, number, params);
    }
}

static double
hard_light(double b, double s)
{
    return s < 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s);
}

static double
mix_channel(NoiseMode mode, double b, double s)
{
    switch (mode) {
    case NOISE_MODE_MULTIPLY:
        return b * s;
    case NOISE_MODE_SCREEN:
        return 1 - (1 - b) * (1 - s);
    case NOISE_MODE_OVERLAY:
        return hard_light(s, b);
    case NOISE_MODE_HARD_LIGHT:
        return hard_light(b, s);
    case NOISE_MODE_SOFT_LIGHT:
        return (1 - b) * b * s + b * (1 - (1 - b) * (1 - s));
    case NOISE_MODE_DARKEN:
        return fmin(b, s);
    case NOISE_MODE_LIGHTEN:
        return fmax(b, s);
    case NOISE_MODE_ADD:
        return fmin(b + s, 1);
    case NOISE_MODE_SUBTRACT:
        return fmax(b - s, 0);
    case NOISE_MODE_DIFFERENCE:
        return fabs(b - s);
    case NOISE_MODE_NORMAL:
    case NOISE_MODE_NONE:
        break;
    }
    return s;
}

/* Composes a color over another one, as in W3C's "Compositing and Blending";
 * docs/layers.md has the formula with A. */
static void
compose_color(Place *below, NoiseMode mode, const double s[3], double cover)
{
    const double alpha = below->color[3];
    const double sum = alpha + cover - alpha * cover;

    if (mode == NOISE_MODE_NONE || sum <= 0)
        return;
    for (int c = 0; c < 3; c++) {
        const double b = below->color[c];
        const double mix =
            (1 - alpha) * s[c] + alpha * mix_channel(mode, b, s[c]);
        below->color[c] = (cover * mix + (1 - cover) * alpha * b) / sum;
    }
    below->color[3] = sum;
}

/* Returns how much of a layer is higher or lower than what is below it, with a soft
 * transition over one pixel of height.  Returns 1 in other modes. */
static double
height_share(NoiseHeightMode mode, double rise)
{
    if (mode == NOISE_HEIGHT_MODE_HIGHER)
        return fmin(fmax(0.5 + rise, 0), 1);
    if (mode == NOISE_HEIGHT_MODE_LOWER)
        return fmin(fmax(0.5 - rise, 0), 1);
    return 1;
}

/* Returns how much a layer changes the height where it covers fully. */
static double
height_change(NoiseHeightMode mode, double below, double own)
{
    if (mode == NOISE_HEIGHT_MODE_ADD)
        return own;
    if (mode == NOISE_HEIGHT_MODE_HIGHER)
        return fmax(own - below, 0);
    if (mode == NOISE_HEIGHT_MODE_LOWER)
        return fmin(own - below, 0);
    return own - below;
}

/* A layer in mode `normal` hides what glows below. */
static void
compose_glow(Place *below, const NoiseLayer *layer, const double s[3],
             double cover)
{
    if (layer->mode == NOISE_MODE_NONE)
        return;
    for (int c = 0; c < 3; c++) {
        if (layer->mode == NOISE_MODE_NORMAL)
            below->glow[c] *= 1 - cover;
        below->glow[c] = fmin(below->glow[c] + cover * layer->glow * s[c], 1);
    }
}

static void
compose(Place *below, const NoiseLayer *layer, const Single *s, double size)
{
    const double own = size * (layer->lift + layer->relief * s->value);
    const double alpha = layer->mode == NOISE_MODE_NONE ? 1 : s->color[3];
    double cover = layer->opacity * alpha * s->mask * s->piece;
    const double share = height_share(layer->height_mode, own - below->height);

    if (layer->clip)
        cover *= below->base;
    below->height +=
        cover * height_change(layer->height_mode, below->height, own);
    cover *= share;
    if (!layer->clip)
        below->base = cover;
    compose_glow(below, layer, s->color, cover);
    compose_color(below, layer->mode, s->color, cover);
}

static void
compose_stack(const Stack *stack)
{
    for (int k = 0; k < stack->n_layers; k++)
        find_single(stack, k);
    for (int i = 0; i < N_PIXELS; i++) {
        place[i] = (Place){.base = 1};
        for (int k = 0; k < stack->n_layers; k++) {
            if (stack->layer[k].visible)
                compose(&place[i], &stack->layer[k], &single[k][i],
                        stack->whole.size / 100);
        }
    }
}

/* ---- Random stacks ----------------------------------------------------- */

/* Chooses a random number of three decimals, which recipes can hold exactly. */
static double
draw_real(uint64_t *state, double low, double high)
{
    return floor(1000 * check_random_real(state, low, high)) / 1000;
}

static bool
draw_chance(uint64_t *state, int one_in)
{
    return (check_random(state) >> 32) % (uint64_t)one_in == 0;
}

static void
draw_coloring(uint64_t *state, NoiseParams *noise)
{
    /* The last one is a picture's own. */
    noise->coloring = (NoiseColoring)(check_random(state) % NOISE_COLORING_OWN);
    noise->color_low =
        check_random(state) | (draw_chance(state, 2) ? 65535 : 0);
    noise->color_high = check_random(state);
    noise->color_base = check_random(state);
    noise->saturation = draw_real(state, 0, 1);
    noise->gradient.count = 3;
    for (int i = 0; i < 3; i++)
        noise->gradient.stops[i] = (NoiseStop){0.5 * i, check_random(state)};
    if (noise->coloring == NOISE_COLORING_GRAY) {
        noise->color_low = 65535;
        noise->color_high = UINT64_MAX;
    }
    if (noise->coloring == NOISE_COLORING_RGB)
        noise->color_base |= 65535;
    if (noise->coloring == NOISE_COLORING_CELLS &&
        noise->algorithm != NOISE_ALGORITHM_CELLULAR &&
        noise->algorithm != NOISE_ALGORITHM_TILES)
        noise->coloring = NOISE_COLORING_GRADIENT;
}

static void
draw_noise(uint64_t *state, NoiseParams *noise)
{
    const Kind *kind = kind_number((int)(check_random(state) % N_KINDS));
    const NoiseParams initial = kind_params(kind);

    noise->algorithm = kind->algorithm;
    noise->dimensions = kind->dimensions;
    noise->fractal = initial.fractal;
    noise->scale = draw_real(state, 6, 60);
    noise->octaves = draw_real(state, 1, 3);
    noise->bandwidth = 1;
    noise->bands = draw_chance(state, 6) ? 4 : 1;
    noise->invert = (NoiseSwitch)draw_chance(state, 4);
    noise->warp_amount = draw_chance(state, 4) ? draw_real(state, 1, 9) : 0;
}

static void
draw_mask(uint64_t *state, NoiseMask *mask)
{
    noise_mask_init(mask, "m");
    mask->has_noise =
        draw_chance(state, 4) ? NOISE_SWITCH_NO : NOISE_SWITCH_YES;
    if (mask->has_noise)
        draw_noise(state, &mask->noise);
    mask->coverage = draw_real(state, 0, 1);
    mask->softness = draw_chance(state, 5) ? 0 : draw_real(state, 0, 1);
    if (draw_chance(state, 3))
        mask->prefer_heights = draw_real(state, -1, 1);
    if (draw_chance(state, 3))
        mask->prefer_hollows = draw_real(state, -1, 1);
    if (draw_chance(state, 3))
        mask->prefer_slopes = draw_real(state, -1, 1);
    mask->radius = draw_real(state, 3, 20);
}

static void
draw_layer(uint64_t *state, int number, NoiseLayer *layer)
{
    noise_layer_init(layer, number, "a");
    draw_noise(state, &layer->noise);
    draw_coloring(state, &layer->noise);
    layer->mode = (NoiseMode)(check_random(state) % NoiseModeCount);
    layer->opacity = draw_chance(state, 3) ? 1 : draw_real(state, 0, 1);
    layer->visible = (NoiseSwitch)!draw_chance(state, 6);
    layer->clip = (NoiseSwitch)draw_chance(state, 3);
    if (draw_chance(state, 4))
        layer->color = check_random(state) | 255;
    layer->n_masks = (int)(check_random(state) % 3);
    for (int i = 0; i < layer->n_masks; i++)
        draw_mask(state, &layer->mask[i]);
}

static void
draw_heights(uint64_t *state, NoiseLayer *layer)
{
    layer->height_mode =
        (NoiseHeightMode)(check_random(state) % NoiseHeightModeCount);
    layer->lift = draw_chance(state, 3) ? draw_real(state, -9, 9) : 0;
    layer->relief = draw_chance(state, 4) ? 0 : draw_real(state, -9, 20);
}

static bool
is_accepted(const Stack *stack)
{
    AutoRecipe *recipe = make_recipe(stack);

    return noise_recipe_check(recipe, NULL);
}

/* Makes a stack that can be drawn. */
static void
draw_stack(uint64_t *state, Stack *stack, bool has_height)
{
    do {
        memset(stack, 0, sizeof *stack);
        noise_params_init(&stack->whole);
        stack->whole.seed = check_random(state);
        stack->whole.size =
            draw_chance(state, 2) ? 100 : draw_real(state, 50, 200);
        stack->whole.antialiasing = NOISE_SWITCH_NO;
        stack->whole.offset_x = draw_real(state, -50, 50);
        stack->n_layers = 2 + (int)(check_random(state) % (N_LAYERS - 1));
        for (int i = 0; i < stack->n_layers; i++) {
            draw_layer(state, i, &stack->layer[i]);
            if (has_height)
                draw_heights(state, &stack->layer[i]);
        }
        stack->layer[0].mode = NOISE_MODE_NORMAL;
        stack->x = (int)check_random_real(state, -999, 999);
        stack->y = (int)check_random_real(state, -999, 999);
    } while (!is_accepted(stack));
}

/* ---- Colors ------------------------------------------------------------ */

/* Returns how far a pixel is from a color with straight alpha.  If the alpha is
 * small, the color has lost digits, so its error counts only in proportion. */
static double
color_error(const float *pixel, const double color[4])
{
    double worst = fabs((double)pixel[3] - color[3]);

    for (int c = 0; c < 3; c++)
        worst = fmax(worst, fabs((double)pixel[c] - color[c]) *
                                fmin(1, 10 * color[3]));
    return worst;
}

/* Prints the recipe of a stack that deviates. */
static void
tell(const Stack *stack, int pixel, double error)
{
    static int n_told;

    if (n_told++ >= 5)
        return;
    AutoRecipe *recipe = make_recipe(stack);
    printf("# %g at (%d, %d): %s\n", error, stack->x + pixel % PADDED,
           stack->y + pixel / PADDED, picture_text(recipe));
}

static double
compare_colors(const Stack *stack)
{
    static float pixels[4 * N_PIXELS];
    double worst = 0;
    int at = 0;

    compose_stack(stack);
    render_stack(stack, pixels);
    for (int i = 0; i < N_PIXELS; i++) {
        const double error = color_error(&pixels[4 * i], place[i].color);
        if (error > worst)
            worst = error, at = i;
    }
    if (!(worst <= 2e-5))
        tell(stack, at, worst);
    return worst;
}

/* Compares random stacks with what is drawn. */
static void
check_stacks(uint64_t state, bool has_heights,
             double (*compare)(const Stack *stack))
{
    static Stack stack;
    double worst = 0;

    for (int i = 0; i < (check_is_long() ? 2000 : 30); i++) {
        draw_stack(&state, &stack, has_heights);
        worst = fmax(worst, compare(&stack));
    }
    printf("# at most %g\n", worst);
    CHECK(worst <= 2e-5);
}

TEST(colors_are_composed_as_documented)
{
    check_stacks(1, false, compare_colors);
}

/* ---- Heights ----------------------------------------------------------- */

/* Finds the lowest and the highest possible height of layers on level ground, each
 * of which covers all or nothing.  Masks, opacity, tone and plain colors do not make
 * this range smaller. */
static void
find_bounds(const Stack *stack, double *low, double *high)
{
    *low = *high = 0;
    for (int i = 0; i < stack->n_layers; i++) {
        const NoiseLayer *layer = &stack->layer[i];
        const double size = stack->whole.size / 100;
        const double black = size * layer->lift;
        const double white = size * (layer->lift + layer->relief);
        const double least = fmin(black, white), most = fmax(black, white);
        const NoiseHeightMode mode = layer->height_mode;
        if (layer->visible == NOISE_SWITCH_NO)
            continue;
        if (mode == NOISE_HEIGHT_MODE_ADD) {
            *low += fmin(least, 0);
            *high += fmax(most, 0);
            continue;
        }
        if (mode != NOISE_HEIGHT_MODE_HIGHER)
            *low = fmin(*low, least);
        if (mode != NOISE_HEIGHT_MODE_LOWER)
            *high = fmax(*high, most);
    }
}

static int
count_visible(const Stack *stack)
{
    int n = 0;

    for (int i = 0; i < stack->n_layers; i++)
        n += stack->layer[i].visible == NOISE_SWITCH_YES;
    return n;
}

/* Returns how much heights deviate, as a share of their range. */
static double
compare_heights(const Stack *stack)
{
    static float raw[N_PIXELS], value[N_PIXELS], pixels[4 * N_PIXELS];
    Stack map = *stack;
    double low, high, worst = 0;
    int at = 0;

    /* Skip a single visible layer: it may be drawn as plain noise, whose height is
     * its value. */
    if (count_visible(stack) == 1)
        return 0;
    compose_stack(stack);
    find_bounds(stack, &low, &high);
    AutoPlan *plan = make_plan(stack);
    evaluate(plan, stack, true, raw);
    evaluate(plan, stack, false, value);
    map.whole.map = NOISE_MAP_HEIGHT;
    render_stack(&map, pixels);
    for (int i = 0; i < N_PIXELS && high > low; i++) {
        const double share = (place[i].height - low) / (high - low);
        double error = fabs((double)raw[i] - place[i].height) / (high - low);
        error = fmax(error, fabs((double)value[i] - share));
        error = fmax(error, fabs((double)pixels[4 * i] - share));
        if (error > worst)
            worst = error, at = i;
    }
    if (!(worst <= 2e-5))
        tell(stack, at, worst);
    return worst;
}

TEST(heights_are_composed_as_documented)
{
    check_stacks(2, true, compare_heights);
}

/* ---- Light ------------------------------------------------------------- */

/* Computes how much the ground rises per pixel, to the right and downwards. */
static void
find_slope(int i, double slope[2])
{
    slope[0] = (place[i + 1].height - place[i - 1].height) / 2;
    slope[1] = (place[i + PADDED].height - place[i - PADDED].height) / 2;
}

/* Returns how bright light makes ground with a slope; 1 if it is level. */
static double
light_of(const NoiseParams *whole, const double slope[2])
{
    const double a = whole->light_angle * PI / 180;
    const double h = whole->light_height * PI / 180;
    const double length = sqrt(1 + slope[0] * slope[0] + slope[1] * slope[1]);
    const double product =
        (-slope[0] * cos(a) * cos(h) + slope[1] * sin(a) * cos(h) + sin(h)) /
        length;
    const double root = (1 + product) / (1 + sin(h));

    return root * root;
}

static void
find_lit(const NoiseParams *whole, int i, double lit[4])
{
    double slope[2], s;

    find_slope(i, slope);
    s = light_of(whole, slope);
    for (int c = 0; c < 3; c++) {
        const double color = place[i].color[c];
        const double shade = s < 1 ? s * color : 1 - (1 - color) / s;
        lit[c] = 1 - (1 - shade) * (1 - place[i].glow[c]);
    }
    lit[3] = place[i].color[3];
}

/* Computes what the maps show for a slope. */
static void
find_map(const NoiseParams *whole, int i, double map[4])
{
    const double up = whole->normal_y == NOISE_NORMAL_Y_UP ? 1 : -1;
    double slope[2], length, x, y;

    find_slope(i, slope);
    length = sqrt(1 + slope[0] * slope[0] + slope[1] * slope[1]);
    x = slope[0] / length;
    y = slope[1] / length;
    map[3] = 1;
    if (whole->map == NOISE_MAP_NORMAL) {
        map[0] = 0.5 - x / 2;
        map[1] = 0.5 + up * y / 2;
        map[2] = 0.5 + 0.5 / length;
    } else if (whole->map == NOISE_MAP_CURL) {
        map[0] = 0.5 + y / 2;
        map[1] = 0.5 - x / 2;
        map[2] = 0.5;
    } else {
        map[0] = map[1] = map[2] = sqrt(x * x + y * y);
    }
}

static void
find_pixel(const NoiseParams *whole, int i, double pixel[4])
{
    if (whole->map == NOISE_MAP_PICTURE)
        find_lit(whole, i, pixel);
    else if (whole->map == NOISE_MAP_COLOR)
        memcpy(pixel, place[i].color, sizeof place[i].color);
    else
        find_map(whole, i, pixel);
}

/* Returns how much a lit picture or a map deviates. */
static double
compare_light(const Stack *stack)
{
    static float pixels[4 * N_PIXELS];
    double worst = 0;
    int at = 0;

    compose_stack(stack);
    render_stack(stack, pixels);
    for (int i = 0; i < N_PIXELS; i++) {
        const int x = i % PADDED, y = i / PADDED;
        double pixel[4], error;
        if (x == 0 || y == 0 || x == PADDED - 1 || y == PADDED - 1)
            continue;
        find_pixel(&stack->whole, i, pixel);
        error = color_error(&pixels[4 * i], pixel);
        if (error > worst)
            worst = error, at = i;
    }
    if (!(worst <= 2e-5))
        tell(stack, at, worst);
    return worst;
}

static void
draw_lit_stack(uint64_t *state, Stack *stack, NoiseMap map)
{
    draw_stack(state, stack, true);
    stack->whole.map = map;
    stack->whole.light_angle = draw_real(state, -360, 360);
    stack->whole.light_height = draw_real(state, 1, 90);
    stack->whole.normal_y = (NoiseNormalY)draw_chance(state, 2);
    for (int i = 0; i < stack->n_layers; i++)
        stack->layer[i].glow =
            draw_chance(state, 2) ? 0 : draw_real(state, 0, 1);
    CHECK(is_accepted(stack));
}

static bool
is_as_documented(NoiseMap map, int n_stacks)
{
    static Stack stack;
    uint64_t state = 3 + (uint64_t)map;
    double worst = 0;

    if (check_is_long())
        n_stacks *= 60;
    for (int i = 0; i < n_stacks; i++) {
        draw_lit_stack(&state, &stack, map);
        worst = fmax(worst, compare_light(&stack));
    }
    printf("# at most %g\n", worst);
    return worst <= 2e-5;
}

TEST(light_and_glow_are_as_documented)
{
    CHECK(is_as_documented(NOISE_MAP_PICTURE, 30));
}

TEST(colors_without_light_have_no_glow)
{
    CHECK(is_as_documented(NOISE_MAP_COLOR, 10));
}

TEST(maps_of_slopes_are_as_documented)
{
    CHECK(is_as_documented(NOISE_MAP_NORMAL, 8));
    CHECK(is_as_documented(NOISE_MAP_SLOPE, 8));
    CHECK(is_as_documented(NOISE_MAP_CURL, 8));
}

/* ---- Masks ------------------------------------------------------------- */

/* Returns the t at which a smooth step 3t^2 - 2t^3 has this value. */
static double
invert_step(double value)
{
    return 0.5 - sin(asin(1 - 2 * value) / 3);
}

/* Fits the least-squares line y = fit[0] + fit[1] x, and returns the largest
 * deviation of y from this line. */
static double
fit_line(int n, const double *x, const double *y, double fit[2])
{
    double mx = 0, my = 0, xx = 0, xy = 0, worst = 0;

    for (int i = 0; i < n; i++) {
        mx += x[i] / n;
        my += y[i] / n;
    }
    for (int i = 0; i < n; i++) {
        xx += (x[i] - mx) * (x[i] - mx);
        xy += (x[i] - mx) * (y[i] - my);
    }
    fit[1] = xx > 0 ? xy / xx : 0;
    fit[0] = my - fit[1] * mx;
    for (int i = 0; i < n; i++)
        worst = fmax(worst, fabs(fit[0] + fit[1] * x[i] - y[i]));
    return worst;
}

/* Reads a stack from a recipe's text. */
static Stack
read_stack(const char *text)
{
    AutoRecipe *recipe = picture_recipe(text);
    Stack stack = {.whole = *noise_recipe_params(recipe),
                   .n_layers = noise_recipe_count_layers(recipe)};

    CHECK(stack.n_layers <= N_LAYERS);
    for (int i = 0; i < stack.n_layers; i++)
        stack.layer[i] = *noise_recipe_layer(recipe, i);
    return stack;
}

/* Fits what the first mask of the top layer covers: for each pixel that it covers
 * partly, the place on the smooth step minus the mask's noise, as a line over the
 * height below.  Returns the worst deviation. */
static double
fit_mask(const Stack *stack, double fit[2])
{
    static float noise[N_PIXELS];
    static double x[N_PIXELS], y[N_PIXELS];
    const int top = stack->n_layers - 1;
    const NoiseMask *mask = &stack->layer[top].mask[0];
    NoiseParams params;
    int n = 0;

    noise_mask_params(&stack->whole, &stack->layer[top], 0, &params);
    evaluate_noise(&params, stack, noise);
    compose_stack(stack);
    for (int i = 0; i < N_PIXELS; i++) {
        const double covers = single[top][i].mask;
        if (!(covers > 0.02 && covers < 0.98))
            continue;
        x[n] = place[i].height;
        y[n] = mask->softness * invert_step(covers) -
               (mask->has_noise ? (double)noise[i] : 0.5);
        n++;
    }
    return n < 20 ? 1 : fit_line(n, x, y, fit);
}

TEST(a_mask_is_a_smooth_step_of_its_noise)
{
    static const char *const masks[] = {
        "scale=20 coverage=0.3 softness=0.5", "scale=9 softness=1",
        "algorithm=cellular scale=30 coverage=0.7 softness=0.3",
        "scale=9 brightness=30 invert=yes coverage=0.6 softness=0.2 radius=3"};
    double worst = 0;

    for (size_t i = 0; i < sizeof masks / sizeof *masks; i++) {
        char recipe[500];
        double fit[2];
        snprintf(recipe, sizeof recipe,
                 "lattice-noise/2 seed=3 antialiasing=no layer=ground scale=40 "
                 "layer=cover color=#ffffff mask=m %s",
                 masks[i]);
        const Stack stack = read_stack(recipe);
        worst = fmax(worst, fit_mask(&stack, fit));
    }
    printf("# at most %g\n", worst);
    CHECK(worst <= 1e-5);
}

/* Returns the standard deviation of heights within a period of 512 pixels. */
static double
measure_deviation(const char *ground)
{
    enum { PERIOD = 512 };
    static float pixels[PERIOD * PERIOD];
    char recipe[500];
    double sum = 0, squares = 0, low, high;

    snprintf(
        recipe, sizeof recipe,
        "lattice-noise/2 period-x=512 period-y=512 map=height %s layer=none "
        "opacity=0",
        ground);
    const Stack stack = read_stack(recipe);
    AutoPlan *plan = make_plan(&stack);
    find_bounds(&stack, &low, &high);
    noise_render(plan, &(NoiseRegion){.width = PERIOD, .height = PERIOD},
                 pixels, PERIOD);
    for (int i = 0; i < PERIOD * PERIOD; i++) {
        const double height = low + (high - low) * (double)pixels[i];
        sum += height / (PERIOD * PERIOD);
        squares += height * height / (PERIOD * PERIOD);
    }
    return sqrt(squares - sum * sum);
}

TEST(a_mask_sees_heights_by_four_times_their_deviation)
{
    static const char *const grounds[] = {
        "layer=a scale=40 relief=20",
        ("layer=a scale=64 relief=-10 lift=3 layer=b algorithm=cellular "
         "scale=30 relief=30 height-mode=higher"),
        "layer=a algorithm=waves scale=64 relief=20"};
    const double weights[] = {1, -0.5, 2};

    for (int i = 0; i < 9; i++) {
        const double weight = weights[i % 3];
        char recipe[900];
        double fit[2], worst, share;
        snprintf(
            recipe, sizeof recipe,
            "lattice-noise/2 period-x=512 period-y=512 antialiasing=no %s "
            "layer=c color=#ffffff mask=m %s softness=0.4 prefer-heights=%g",
            grounds[i / 3], i % 2 ? "scale=32" : "", weight);
        const Stack stack = read_stack(recipe);
        worst = fit_mask(&stack, fit);
        share = weight / (4 * measure_deviation(grounds[i / 3])) / fit[1];
        printf("# %g off a line, %.4f of the deviation\n", worst, share);
        CHECK(worst <= 1e-5);
        CHECK(fabs(share - 1) <= 0.06);
    }
}

/* ---- Coverage ---------------------------------------------------------- */

/* Measures how much a mask covers within a period: the mean, minimum and maximum. */
static void
measure_coverage(const char *ground, const char *mask, double measured[3])
{
    enum { PERIOD = 512 };
    static float pixels[4 * PERIOD * PERIOD];
    char recipe[900];

    snprintf(
        recipe, sizeof recipe,
        "lattice-noise/2 period-x=512 period-y=512 map=color layer=a color=#000000 "
        "layer=b %s relief=30 mode=none layer=c color=#ffffff mask=m %s",
        ground, mask);
    AutoPlan *plan = picture_plan(recipe);
    noise_render(plan, &(NoiseRegion){.width = PERIOD, .height = PERIOD},
                 pixels, 4 * PERIOD);
    const int n_channels = noise_plan_channels(plan);
    measured[0] = 0;
    measured[1] = 1;
    measured[2] = 0;
    CHECK(n_channels == 4);
    for (int i = 0; i < PERIOD * PERIOD; i++) {
        const double covers = (double)pixels[4 * i];
        measured[0] += covers / (PERIOD * PERIOD);
        measured[1] = fmin(measured[1], covers);
        measured[2] = fmax(measured[2], covers);
    }
}

TEST(coverage_is_the_mean_of_what_is_covered)
{
    static const char *const grounds[] = {
        "scale=64", "algorithm=tiles scale=32", "algorithm=cellular scale=50"};
    static const char *const sees[] = {
        "scale=40", "prefer-heights=1",
        "scale=30 prefer-heights=0.5 softness=0",
        "algorithm=simplex scale=12 softness=1",
        "scale=30 prefer-edges=0.5 prefer-heights=-0.5"};
    double worst = 0;

    for (int i = 0; i < 15; i++) {
        for (double coverage = 0.1; coverage < 1; coverage += 0.2) {
            char mask[100];
            double measured[3];
            snprintf(mask, sizeof mask, "%s coverage=%g", sees[i % 5],
                     coverage);
            measure_coverage(grounds[i / 5], mask, measured);
            if (fabs(measured[0] - coverage) > 0.03)
                printf("# %.3f: %s, %s\n", measured[0], grounds[i / 5], mask);
            worst = fmax(worst, fabs(measured[0] - coverage));
        }
    }
    printf("# at most %.4f beside it\n", worst);
    CHECK(worst <= 0.05);
}

TEST(no_coverage_covers_nothing_and_all_of_it_all)
{
    static const char *const masks[] = {"scale=40 softness=%g coverage=%d",
                                        "scale=40 prefer-hollows=1 softness=%g "
                                        "coverage=%d"};

    for (int i = 0; i < 12; i++) {
        char mask[100];
        double measured[3];
        snprintf(mask, sizeof mask, masks[i % 2], 0.4 * (i / 4), i / 2 % 2);
        measure_coverage("scale=64", mask, measured);
        if (measured[1] != measured[2] || measured[1] != i / 2 % 2)
            printf("# %g to %g: %s\n", measured[1], measured[2], mask);
        CHECK(measured[1] == i / 2 % 2);
        CHECK(measured[2] == i / 2 % 2);
    }
}

/* ---- Seeds ------------------------------------------------------------- */

static const float *
draw_recipe(const char *recipe)
{
    static float pixels[2][4 * N_PIXELS];
    static int turn;
    static const Stack stack; /* its picture begins at pixel (0, 0) */

    turn = !turn;
    AutoPlan *plan = picture_plan(recipe);
    render(plan, &stack, pixels[turn]);
    return pixels[turn];
}

static bool
draws_the_same(const char *first, const char *second)
{
    const float *one = draw_recipe(first);
    const float *other = draw_recipe(second);
    float worst = 0;

    for (int i = 0; i < 4 * N_PIXELS; i++)
        worst = fmaxf(worst, fabsf(one[i] - other[i]));
    return worst <= 2e-6F;
}

/* Counts the pixels whose red or alpha is different. */
static int
count_others(const char *recipe, float red, float alpha)
{
    const float *pixels = draw_recipe(recipe);
    int n = 0;

    for (int i = 0; i < N_PIXELS; i++)
        n += fabsf(pixels[4 * i] - red) > 1e-6F ||
             fabsf(pixels[4 * i + 3] - alpha) > 1e-6F;
    return n;
}

static bool
is_even(const char *recipe, float red, float alpha)
{
    return count_others(recipe, red, alpha) == 0;
}

#define V2 "lattice-noise/2 seed=5 antialiasing=no "

TEST(layers_of_one_seed_are_equal)
{
    CHECK(is_even(V2 "layer=a layer-seed=3 layer=b layer-seed=3 "
                     "mode=difference",
                  0, 1));
    CHECK(!is_even(V2 "layer=a layer=b mode=difference", 0, 1));
    CHECK(is_even(V2 "layer=a layer=b layer-seed=0 mode=difference", 0, 1));
    CHECK(draws_the_same(V2 "layer=a layer=b layer=c mode=difference",
                         V2 "layer=a layer=b opacity=0 layer=b layer-seed=1 "
                            "layer=c layer-seed=2 mode=difference"));
    CHECK(!draws_the_same("lattice-noise/2 layer=a layer=b",
                          "lattice-noise/2 seed=1 layer=a layer=b"));
}

TEST(the_first_layer_has_the_seed_of_the_whole)
{
    CHECK(draws_the_same("lattice-noise/1 seed=5 antialiasing=no scale=20",
                         V2 "layer=a scale=20 layer=b opacity=0"));
    CHECK(draws_the_same(
        "lattice-noise/1 seed=5 antialiasing=no scale=20 coloring=rgba",
        V2 "layer=a scale=20 coloring=rgba layer=b opacity=0"));
}

/* True if two masks cover the same.  Draws the difference between a white layer in
 * the first mask and a white layer in the second one.  If both cover the same, it is
 * black except at the masks' soft edges, where the difference of half-covered white
 * is gray. */
static bool
masks_are_equal(const char *first, const char *second)
{
    char recipe[900];

    snprintf(recipe, sizeof recipe,
             V2 "layer=ground color=#000000 layer=a color=#ffffff %s "
                "layer=b mode=difference color=#ffffff %s",
             first, second);
    return count_others(recipe, 0, 1) < N_PIXELS / 4;
}

TEST(masks_of_one_seed_are_equal)
{
    CHECK(masks_are_equal("mask=m scale=20 softness=0 mask-seed=4",
                          "mask=m scale=20 softness=0 mask-seed=4"));
    CHECK(!masks_are_equal("mask=m scale=20 softness=0 mask-seed=4",
                           "mask=m scale=20 softness=0 mask-seed=6"));
    CHECK(!masks_are_equal("mask=m scale=20 softness=0",
                           "mask=m scale=20 softness=0"));
    CHECK(masks_are_equal("layer-seed=9 mask=m scale=20 softness=0",
                          "layer-seed=9 mask=m scale=20 softness=0"));
    CHECK(!masks_are_equal("layer-seed=9 mask=m scale=20 softness=0",
                           "layer-seed=9 mask=n scale=99 coverage=1 "
                           "mask=m scale=20 softness=0"));
    CHECK(masks_are_equal("mask=m scale=20 softness=0 mask-seed=4",
                          "mask=n scale=99 coverage=1 "
                          "mask=m scale=20 softness=0 mask-seed=4"));
}

/* ---- Regressions ------------------------------------------------------- */

TEST(gray_layers_ignore_the_colors_of_two_colors)
{
    CHECK(draws_the_same("lattice-noise/2 layer=a layer=b opacity=0",
                         "lattice-noise/2 layer=a color-high=#00ff00 "
                         "layer=b opacity=0"));
}

TEST(a_ground_without_colors_is_transparent)
{
    CHECK(is_even("lattice-noise/2 layer=a mode=none", 0, 0));
    CHECK(is_even("lattice-noise/2 layer=a mode=none layer=b low=1 opacity=0.5",
                  1, 0.5F));
    CHECK(draws_the_same("lattice-noise/2 layer=a mode=none "
                         "layer=b mask=m scale=8 coverage=0",
                         "lattice-noise/2 layer=a opacity=0 "
                         "layer=b opacity=0"));
}

TEST(rgb_with_a_transparent_base_keeps_its_colors)
{
    static Stack stack;

    stack = read_stack("lattice-noise/2 antialiasing=no "
                       "layer=a coloring=rgb color-base=#80808040 "
                       "layer=b opacity=0");
    CHECK(compare_colors(&stack) <= 2e-5);
}

TEST(coverage_holds_for_hollows_and_slopes)
{
    static const char *const grounds[] = {
        "scale=33", "algorithm=tiles scale=33", "algorithm=tiles scale=32"};
    static const char *const sees[] = {"prefer-hollows=1",
                                       "scale=20 prefer-slopes=0.5"};

    for (int i = 0; i < 12; i++) {
        const double coverage = i / 6 ? 0.9 : 0.3;
        char mask[100];
        double measured[3];
        snprintf(mask, sizeof mask, "%s coverage=%g", sees[i % 2], coverage);
        measure_coverage(grounds[i / 2 % 3], mask, measured);
        printf("# %.3f: %s, %s\n", measured[0], grounds[i / 2 % 3], mask);
        CHECK(fabs(measured[0] - coverage) <= 0.05);
    }
}
