/* SPDX-License-Identifier: MIT
 *
 * Makes plans of one noise from its parameters.
 */
#include "make-plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../dispatch/cpu.h"
#include "../lattice/rotation.h"
#include "drawn.h"

static NoiseShape
make_shape(const NoiseParams *params, const NoiseOctaveLayout *layout)
{
    const bool is_original =
        params->kernel_radius == NOISE_KERNEL_RADIUS_ORIGINAL;
    double cosine, sine;

    noise_rotation(params->angle, &cosine, &sine);
    return (NoiseShape){
        .dimensions = layout->dimensions,
        .interpolation = params->interpolation,
        .feature = params->feature,
        .distance = params->distance,
        .halves = (int)(2.0 * params->minkowski_power),
        .jitter = (float)params->jitter,
        .blend = (float)(params->smoothness * NOISE_BLEND_MOST),
        .spot_presence = (float)params->spot_presence,
        .spot_size = (float)params->spot_size,
        /* Keep the radius of even the smallest spots above 0, so that slopes stay
         * finite. */
        .spot_variation = (float)(params->spot_variation * (1.0 - 0x1p-8)),
        .cell_contrast = (float)params->cell_contrast,
        /* Slightly below 0.5, so that kernels end within the simplices around their
         * lattice point even if places and borders are rounded. */
        .radius_squared = is_original ? 0.6f : 0.5f - 0x1p-20f,
        .distribution = params->distribution,
        .wave_shape = params->wave_shape,
        .wave_profile = params->wave_profile,
        .length = (float)params->length,
        .density = (float)params->density,
        .direction = {(float)cosine, (float)sine},
        .spread = (float)(params->spread * NOISE_RADIANS),
        .waves = (float)(1.0 / params->bandwidth),
        .reading = {.number = params->picture,
                    .channel = params->channel,
                    .beyond = params->beyond,
                    .smoothing = params->picture_smoothing,
                    .flatten_radius = params->flatten_light_radius},
    };
}

static void
fill_gradients(NoiseOctaves *octaves, const NoiseParams *params,
               double evolution)
{
    for (int k = 0; k <= NOISE_OCTAVES_MAX; k++)
        noise_gradients_fill(
            &octaves->gradients[k], params->gradients,
            octaves->shape.dimensions, evolution,
            noise_octaves_factor(octaves, k, k < octaves->n_octaves));
}

static void
lay_out(NoiseOctaves *octaves, const NoiseOctaveLayout *layout)
{
    double distortion;

    for (int k = 0; k < octaves->n_octaves; k++)
        noise_octave_init(&octaves->octave[k], layout, k, &distortion);
}

/* Lays out the octaves as noise_normalize() needs them: neither rotated nor
 * periodic, and with places measured in cells of octave 0. */
static void
lay_out_untiled(NoiseOctaves *octaves, const NoiseOctaveLayout *layout)
{
    NoiseOctaveLayout plain = *layout;

    plain.scale[0] = plain.scale[1] = 1.0;
    plain.rotation = 0.0;
    plain.center = 0.0;
    memset(plain.period, 0, sizeof plain.period);
    lay_out(octaves, &plain);
}

/* Just far enough below 1 that shares, which are floats, never add up to more than
 * 1, no matter how their sum is rounded. */
#define SUM_OF_SHARES (1.0 - 0x1p-22)

/* Just far enough above 1 that a sum of octaves, divided by the sum of their shares
 * and by this, stays within [-1, 1] no matter how it is rounded. */
#define ROOM_FOR_ROUNDING (1.0 + 0x1p-18)

/* When the largest spots have this radius, in pixels, half of their contrast is
 * still visible.  Measurements of 11 kinds of spots gave values between 0.5 and
 * 0.75. */
#define SPOTS_HALF_VISIBLE 0.65

static double
compute_half_contrast(const NoiseParams *params)
{
    const NoiseTraits *traits = &noise_traits[params->algorithm];

    if (params->feature == NOISE_FEATURE_SPOTS)
        return SPOTS_HALF_VISIBLE / params->spot_size;
    return traits->half_contrast_pixels / noise_detail_cells(params, traits);
}

/* Initializes octaves.  If is_divided is true, shares are divided by their sum, so
 * they add up to 1, or slightly less. */
static void
init_octaves(NoiseOctaves *octaves, const NoiseParams *params,
             const NoiseOctaveLayout *layout, bool is_divided)
{
    const NoiseBasis *basis = noise_kernels_one.basis[params->algorithm];
    double sum = 0.0, reach = 0.0;

    octaves->algorithm = params->algorithm;
    octaves->shape = make_shape(params, layout);
    octaves->n_octaves = layout->n_octaves;
    lay_out_untiled(octaves, layout);
    for (int k = 0; k < octaves->n_octaves; k++)
        sum += octaves->octave[k].amplitude;
    if (octaves->n_octaves > 1)
        sum /= SUM_OF_SHARES;
    for (int k = 0; k < octaves->n_octaves; k++) {
        octaves->share[k] =
            (float)(octaves->octave[k].amplitude / (is_divided ? sum : 1.0));
        reach += octaves->share[k];
        octaves->inverse_peak[k] = (float)(1.0 / (reach * ROOM_FOR_ROUNDING));
    }
    octaves->inverse_bound = (float)(1.0 / noise_basis_bound(basis, params));
    octaves->is_weighted = (float)params->weighted_strength != 0.0f ||
                           params->fractal == NOISE_FRACTAL_HYBRID ||
                           params->fractal == NOISE_FRACTAL_HETERO;
    octaves->is_plain =
        params->fractal <= NOISE_FRACTAL_FBM && !octaves->is_weighted;
    octaves->is_axis_aligned =
        layout->rotation == 0.0 && (basis->rows != NULL || basis->grid != NULL);
    octaves->has_slope_rows =
        octaves->is_axis_aligned && basis->slope_rows != NULL;
    octaves->is_damped = params->fractal == NOISE_FRACTAL_DAMPED;
    octaves->half_contrast_pixels = compute_half_contrast(params);
    fill_gradients(octaves, params, 0.0);
}

static bool
is_published(const NoiseParams *params)
{
    return noise_traits[params->algorithm].drawing == NOISE_DRAWING_REFERENCE;
}

/* True if octaves are added as in the published algorithm, without dividing by their
 * sum. */
static bool
adds_as_published(const NoiseParams *params)
{
    return is_published(params) && params->fractal <= NOISE_FRACTAL_TURBULENCE;
}

/* Sets up turbulence as published: a sum of |n|, whose range starts at 0, not at
 * -1. */
static void
init_turbulence(NoisePlan *plan)
{
    float sum = 0.0f;

    for (int k = 0; k < plan->noise.n_octaves; k++)
        sum += plan->noise.share[k];
    plan->is_from_zero = true;
    plan->tone.middle = 0.5f * sum;
}

/* Makes the algorithm's tables, if it has any.  Returns false if memory runs out. */
static bool
init_tables(NoisePlan *plan, const NoiseOctaveLayout *layout)
{
    const NoiseBasis *basis = noise_kernels_one.basis[plan->params.algorithm];
    const double frequency[2] = {1.0 / layout->scale[0],
                                 1.0 / layout->scale[1]};

    if (basis->tables_size == 0)
        return true;
    plan->tables = malloc(basis->tables_size);
    if (plan->tables == NULL)
        return false;
    basis->fill_tables(plan->tables, plan->params.seed, layout->period,
                       frequency);
    plan->noise.shape.tables = plan->tables;
    return true;
}

static const NoiseKernels *
choose_kernels(const NoiseParams *params, const NoiseOctaveLayout *layout,
               const NoiseOctaveLayout *warp)
{
    const bool is_far =
        noise_layout_is_far(layout) ||
        (params->warp_amount > 0.0 && noise_layout_is_far(warp));

    return is_far ? &noise_kernels_one : noise_cpu_kernels();
}

static bool
has_slopes(const NoiseParams *params)
{
    return noise_kernels_one.basis[params->algorithm]->has_slopes &&
           !noise_feature_is_flat(params->feature) &&
           params->tile_feature <= NOISE_TILE_FEATURE_EDGE &&
           params->wave_profile != NOISE_WAVE_PROFILE_SQUARE &&
           params->fractal != NOISE_FRACTAL_DAMPED;
}

/* True if values are dimmed by the brightness of cells.  Spots are not: they are
 * already drawn with their brightness, which determines which spot is visible where
 * several overlap. */
static bool
shades_cells(const NoiseParams *params)
{
    return params->feature != NOISE_FEATURE_SPOTS &&
           params->cell_contrast > 0.0;
}

static void
fill_keys(NoisePlan *plan, uint64_t seed)
{
    for (int field = 0; field < NOISE_FIELDS_MAX; field++) {
        for (int k = 0; k < NOISE_OCTAVES_MAX; k++)
            plan->key[field][k] =
                noise_hash_key(seed, field * NOISE_OCTAVES_MAX + k);
    }
}

/* Moves waves by a distance that depends on the seed.  All octaves of a channel move
 * by the same distance on the canvas, so every seed draws the same sum, only
 * shifted. */
static void
fill_phases(NoisePlan *plan)
{
    const NoiseOctave *octave = plan->noise.octave;

    for (int channel = 0; channel < NOISE_COLOR_CHANNELS; channel++) {
        const NoiseKey key = plan->key[channel][0];
        for (int k = 0; k < plan->noise.n_octaves; k++) {
            const double phase = (key.prefix >> 8) * 0x1p-24 *
                                 (octave[k].frequency / octave[0].frequency);
            plan->phase[channel][k] =
                (float)(phase - (double)noise_floor(phase));
        }
    }
}

/* Scratches thinner than this, in pixels, would break into dashes, so they are
 * widened, and made fainter in proportion. */
#define THINNEST 2.0

/* Fills in the widths of scratches.  `pixel` is the size of a pixel in cells of
 * octave 0, or 0 to keep scratches from being widened. */
static void
fill_widths(NoisePlan *plan, double pixel)
{
    const NoiseOctave *octave = plan->noise.octave;
    const double own = plan->params.width;
    const double widest = noise_parameter_find("width")->maximum;

    for (int k = 0; k < plan->noise.n_octaves; k++) {
        const double fineness = octave[k].frequency / octave[0].frequency;
        const double width = fmax(own, THINNEST * pixel * fineness);
        plan->width[k] = (float)fmin(width, widest);
        plan->gain[k] = (float)(own / width);
    }
}

/* Lays out tiles on the lattice of octave 0, as if that lattice had cells `width`
 * times wider and `height` times taller. */
static void
fill_tiles(NoisePlan *plan, double width, double height)
{
    const NoiseOctave *octave = &plan->noise.octave[0];
    const double *x = octave->map.factor[0], *y = octave->map.factor[1];

    if (noise_pieces_of(&plan->params) != NOISE_PIECES_TILES)
        return;
    plan->noise.shape.tiles = &plan->tiles;
    const double cells[2][2] = {{x[0] / width, x[1] / width},
                                {y[0] / height, y[1] / height}};
    noise_tiles_init(&plan->tiles, &plan->params, cells, &octave->period);
}

/* A change of color counts as a jump if it spans a smaller fraction of the gradient
 * than this. */
#define JUMP 0.02

static bool
gradient_jumps(const NoiseGradient *gradient)
{
    for (int i = 0; i + 1 < gradient->count; i++) {
        const NoiseStop *stop = &gradient->stops[i];
        if (stop[1].position - stop[0].position < JUMP &&
            stop[1].color != stop[0].color)
            return true;
    }
    return false;
}

/* If the finest cells of a noise are smaller than this, in pixels, its creases look
 * like mere grain. */
#define CREASED_CELL 8.0

/* True if the noise has creases, across which the light changes abruptly. */
static bool
has_creases(const NoiseParams *params, const NoiseOctaves *noise)
{
    const double frequency = noise->octave[noise->n_octaves - 1].frequency;

    return frequency * CREASED_CELL < 1.0 &&
           ((noise_pieces_of(params) == NOISE_PIECES_CELLS &&
             params->feature != NOISE_FEATURE_SMOOTH_F1) ||
            (params->fractal >= NOISE_FRACTAL_TURBULENCE &&
             params->fractal <= NOISE_FRACTAL_PING_PONG) ||
            params->interpolation == NOISE_INTERPOLATION_LINEAR ||
            params->wave_profile == NOISE_WAVE_PROFILE_TRIANGLE);
}

/* Decides whether there are edges to smooth, and of which kind.  Only pictures with
 * antialiasing can have any. */
static void
find_jumps(NoisePlan *plan)
{
    const NoiseParams *params = &plan->params;
    const NoiseTraits *traits = &noise_traits[params->algorithm];

    if (params->antialiasing == NOISE_SWITCH_NO ||
        params->map != NOISE_MAP_PICTURE || traits->is_grain)
        return;
    plan->is_smooth = traits->distribution != NOISE_DISTRIBUTION_SPARSE &&
                      !noise_feature_is_flat(params->feature) &&
                      params->cell_contrast == 0.0 &&
                      params->wave_profile < NOISE_WAVE_PROFILE_SAW &&
                      params->coloring != NOISE_COLORING_CELLS;
    plan->ramp_jumps = params->coloring == NOISE_COLORING_GRADIENT &&
                       (gradient_jumps(&params->gradient) ||
                        params->wave_profile == NOISE_WAVE_PROFILE_SAW);
    plan->has_jumps = !plan->is_smooth || params->bands > 1.0 ||
                      plan->ramp_jumps ||
                      (plan->light.is_on && has_creases(params, &plan->noise));
    plan->has_joints = plan->has_jumps && !plan->light.is_on &&
                       traits->pieces == NOISE_PIECES_TILES &&
                       (params->pattern != NOISE_PATTERN_SCALES ||
                        params->joint + params->bevel >= 1.0) &&
                       params->tile_feature <= NOISE_TILE_FEATURE_EDGE &&
                       params->tilt == 0.0 && params->cell_contrast == 0.0 &&
                       params->coloring != NOISE_COLORING_CELLS &&
                       params->bands <= 1.0 && !plan->ramp_jumps;
    plan->is_smooth = plan->is_smooth && plan->n_fields == 1;
}

static int
count_fields(const NoiseParams *params)
{
    const bool is_rgb = params->coloring == NOISE_COLORING_RGB;
    const bool is_rgba = params->coloring == NOISE_COLORING_RGBA;

    return params->map != NOISE_MAP_PICTURE ? 1 : is_rgba ? 4 : is_rgb ? 3 : 1;
}

/* Fills in a plan in which only params are set so far.  Returns false if memory runs
 * out. */
static bool
init_plan(NoisePlan *plan)
{
    const NoiseParams *params = &plan->params;
    const NoiseOctaveLayout layout = noise_layout_of_params(params);
    const NoiseOctaveLayout warp = noise_layout_of_warp(params);
    NoiseParams warp_params;

    noise_params_init(&warp_params);
    warp_params.algorithm = NOISE_WARP_ALGORITHM;
    warp_params.dimensions = (NoiseDimensions)(warp.dimensions - 1);
    plan->n_channels = noise_params_channels(params);
    plan->n_fields = count_fields(params);
    plan->kernels = choose_kernels(params, &layout, &warp);
    init_octaves(&plan->noise, params, &layout, !adds_as_published(params));
    init_octaves(&plan->warp, &warp_params, &warp, true);
    if (!init_tables(plan, &layout))
        return false;

    noise_loop_init(&plan->loop, params);
    noise_tone_init(&plan->tone, params);
    plan->tone.kind.is_full = !is_published(params) &&
                              params->normalization == NOISE_NORMALIZATION_FULL;
    if (adds_as_published(params) &&
        params->fractal == NOISE_FRACTAL_TURBULENCE)
        init_turbulence(plan);
    plan->weighted_strength = (float)params->weighted_strength;
    fill_keys(plan, 0);
    fill_phases(plan);
    fill_widths(plan, 0.0);
    fill_tiles(plan, layout.scale[0], layout.scale[1]);
    if (!noise_normalize(plan))
        return false;
    fill_keys(plan, params->seed);
    if (params->evolution != 0.0)
        fill_gradients(&plan->noise, params, params->evolution);
    plan->terrain = plan->tone;
    plan->terrain.is_terrain = true;
    noise_light_init(&plan->light, params);
    plan->shades_cells = shades_cells(params);
    plan->has_slopes = has_slopes(params);
    if (params->coloring == NOISE_COLORING_GRADIENT ||
        params->coloring == NOISE_COLORING_CELLS)
        noise_ramp_init(&plan->ramp, &params->gradient);
    noise_tint_init(&plan->tint, params);
    for (int k = 0; k < NOISE_COLOR_CHANNELS; k++) {
        plan->low[k] = noise_color_channel(params->color_low, k);
        plan->high[k] = noise_color_channel(params->color_high, k);
    }

    lay_out(&plan->noise, &layout);
    fill_phases(plan);
    fill_tiles(plan, 1.0, 1.0);
    fill_widths(plan, 1.0 / fmin(layout.scale[0], layout.scale[1]));
    if (params->warp_amount > 0.0)
        lay_out(&plan->warp, &warp);
    find_jumps(plan);
    return true;
}

NoisePlan *
noise_plan_of_noise(const NoiseParams *params)
{
    NoisePlan *plan = (NoisePlan *)calloc(1, sizeof *plan);

    if (plan == NULL)
        return NULL;
    plan->params = noise_params_drawn(params);
    /* A map of heights or colors is a picture for which fewer parameters matter.
     * noise_params_drawn() has reset the others, so the map can be drawn as a
     * picture. */
    if (params->map == NOISE_MAP_HEIGHT)
        plan->params.antialiasing = NOISE_SWITCH_NO;
    if (params->map == NOISE_MAP_HEIGHT || params->map == NOISE_MAP_COLOR)
        plan->params.map = NOISE_MAP_PICTURE;
    if (init_plan(plan))
        return plan;
    free(plan);
    return NULL;
}

void
noise_plan_of_noise_free(NoisePlan *plan)
{
    if (plan != NULL)
        free(plan->tables);
    free(plan);
}
