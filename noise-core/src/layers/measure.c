/* SPDX-License-Identifier: MIT
 *
 * Measures, by sampling the ground below each mask, how much its hollows, slopes and
 * heights vary, and where the mask's step must be to give the requested coverage.
 *
 *     one part: 16 x 4 samples, so far apart     16 parts, one beneath the other
 *     that each is in a cell of its own          in the block, each shifted by an
 *                                                irrational fraction of a step
 *       +   +   +   +                              ++++  part 0
 *                                                  ++++  part 1
 *       +   +   +   +                              ...
 *
 * The samples are pixels of an ordinary block, only far apart, so the code that
 * draws pictures can draw layers on them.  For each layer with masks, from the
 * lowest up:
 *
 *     place_samples()   moves samples farther apart if a layer has larger cells, or
 *                       if they miss parts of cells; all layers below are then
 *                       drawn again
 *     begin_layer(), end_layer()    draw the layers below that are not yet drawn
 *     measure_layer()   for each mask:
 *       begin_scores()  draws its noise twice, a pixel apart, to measure its change
 *       sense()         adds what it senses, each sense scaled by how much it varies
 *       find_middle()   halves the range of scores until the step covers enough
 *
 * All samples of a layer are drawn before its masks are measured, and they are
 * always added in the same order, so every machine finds the same step.
 *
 * Tried and rejected: a single part of 1024 samples hit the same few places of every
 * brick when its step was nearly a whole number of bricks, and a step chosen to
 * avoid that in one layer ran into it in the next.  Measuring the block being drawn,
 * instead of samples, would make masks depend on how the picture is cut into blocks.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "block.h"

#define N_PARTS 16
#define ROWS    4 /* rows of a part */

/* Columns of a part.  On a picture there are more, because single pixels differ more
 * than noise does; still, a step must not depend on which of them are sampled. */
#define COLUMNS            16
#define COLUMNS_ON_PICTURE 64
#define MOST_MEASURED      (N_PARTS * ROWS * COLUMNS_ON_PICTURE)

/* Sensed values, except for edges, are scaled so that four standard deviations (two
 * on either side of the mean) span 1, the range of noise.  A sense with a weight of
 * 1 then counts as much as the noise. */
#define DEVIATIONS 4.0

/* Steps between samples, in units of the period or, if there is none, of the largest
 * cell.  They are not simple fractions, so that samples reach all parts of cells and
 * tiles. */
static const double apart[2] = {0.6180339887498949, 0.7548776662466927};
static const double cells_apart[2] = {1.3247179572447460, 1.1547005383792515};

/* The smallest width of a step, even with a softness of 0, as a multiple of the
 * noise's mean change from one pixel to the next.  The step then spreads over at
 * least about this many pixels. */
#define CHANGES 1.5

typedef struct Samples {
    NoiseLayerBlock *block;
    double step[2];     /* px between samples, before any lengthening */
    NoiseRaster raster; /* of the first part */
    int n_drawn;        /* how many layers are drawn so far, in all parts */
    double radius;      /* radius of `around` and `slope`, px; 0: not sampled */
    int n_columns, n;   /* columns of a part, and samples in all */
    float height[MOST_MEASURED], around[MOST_MEASURED], edge[MOST_MEASURED];
    float slope[2][MOST_MEASURED], moved[MOST_MEASURED];
    float nearness[MOST_MEASURED], bright[MOST_MEASURED];
    float score[MOST_MEASURED];
    /* How much each sample counts: all the same or, on a picture, its alpha. */
    float count[MOST_MEASURED];
    double total;                /* of all counts */
    const NoisePicture *picture; /* samples are within it; NULL: anywhere */
    const NoiseViews *views;
} Samples;

/* Returns the number of the first sample in a row of a part. */
static int
first_of_row(const Samples *samples, int part, int row)
{
    return (part * ROWS + row) * samples->n_columns;
}

/* Returns a fraction from 0 to 1 for a part.  The fractions of all parts are spread
 * evenly over that range. */
static double
share_of_part(int part, int axis)
{
    return part * apart[axis] - floor(part * apart[axis]);
}

/* Returns the raster of a part on a picture: it covers the picture, and each part is
 * shifted by a fraction of a step.  All places are the centers of pixels, because
 * between them, detail that is as small as a pixel would be softer. */
static NoiseRaster
raster_on_picture(const Samples *samples, int part)
{
    const NoisePicture *picture = samples->picture;
    NoiseRaster raster = samples->raster;

    raster.start[0] =
        picture->x + floor(share_of_part(part, 1) * raster.step[0]);
    raster.start[1] =
        picture->y + floor(share_of_part(part, 0) * raster.step[1]);
    return raster;
}

/* Returns the raster of a part.  If there is no period, shifts each part by a
 * fraction of a step.  Without the shift, if a step happened to be a whole number of
 * tiles, all parts would sample the same places of tiles. */
static NoiseRaster
raster_of_part(const Samples *samples, int part)
{
    const double *period = samples->block->stack->period;
    NoiseRaster raster = samples->raster;

    if (samples->picture != NULL)
        return raster_on_picture(samples, part);
    raster.first[0] += (int64_t)part * samples->n_columns;
    raster.first[1] += (int64_t)part * ROWS;
    for (int axis = 0; axis < 2; axis++)
        raster.start[axis] +=
            period[axis] > 0.0
                ? 0.0
                : share_of_part(part, 1 - axis) * raster.step[axis];
    return raster;
}

/* Takes the numbers of a part from a plane of the block. */
static void
take(const Samples *samples, const float *plane, int part, float *numbers)
{
    for (int row = 0; row < ROWS; row++)
        memcpy(numbers + first_of_row(samples, part, row),
               plane + (ptrdiff_t)row * NOISE_LAYER_BLOCK_COLUMNS,
               sizeof *numbers * (size_t)samples->n_columns);
}

static double
largest_cell(const NoisePlan *plan)
{
    const NoiseParams *params = &plan->params;
    const double longest = params->scale * fmax(params->stretch, 1.0);

    return noise_pieces_of(params) == NOISE_PIECES_TILES ? 4.0 * longest
                                                         : longest;
}

/* Returns the size, in px, of the largest cells that can affect the layer's masks.
 * They may belong to any layer or mask below, to the layer's own masks or, if one of
 * these senses edges, to the layer itself.  Never returns less than 64. */
static double
largest_cell_below(const NoiseStack *stack, int number)
{
    double cell = 64.0;

    for (int i = 0; i <= number; i++) {
        const NoiseLayerPlan *layer = &stack->layer[i];
        bool is_seen = i < number;
        for (int k = 0; k < layer->n_masks; k++) {
            const NoiseMaskPlan *mask = &layer->mask[k];
            is_seen |= noise_mask_needs(mask).edge;
            if (mask->noise != NULL)
                cell = fmax(cell, largest_cell(mask->noise));
        }
        if (is_seen && layer->noise != NULL)
            cell = fmax(cell, largest_cell(layer->noise));
    }
    return cell;
}

/* To check how samples are spread, spread_over_cells() cuts cells into slices.  Each
 * slice must get at least a third of its fair share of samples. */
#define SLICES 8

/* True if samples reach all parts of a noise's cells.  If their step were nearly a
 * whole number of cells, they would fall on the same few places in every cell. */
static bool
spread_over_cells(const Samples *samples, const NoisePlan *noise)
{
    const NoiseTransform *map = &noise->noise.octave[0].map;
    const int least = samples->n / SLICES / 3;
    int n[2][SLICES] = {{0}};
    bool is_spread = true;

    for (int part = 0; part < N_PARTS; part++) {
        const NoiseRaster raster = raster_of_part(samples, part);
        for (int i = 0; i < ROWS * samples->n_columns; i++) {
            const double x =
                noise_raster_place(&raster, 0, i % samples->n_columns);
            const double y =
                noise_raster_place(&raster, 1, i / samples->n_columns);
            for (int axis = 0; axis < 2; axis++) {
                const double place = map->factor[axis][0] * x +
                                     noise_map_rest(map, axis, y, 0.0, 0.0);
                n[axis][(int)((place - floor(place)) * SLICES) % SLICES]++;
            }
        }
    }
    for (int i = 0; i < SLICES; i++)
        is_spread &= n[0][i] >= least && n[1][i] >= least;
    return is_spread;
}

/* True if samples reach all parts of the cells in every layer that this layer's
 * masks sense. */
static bool
spread_over_layers(const Samples *samples, int number)
{
    const NoiseLayerPlan *layer = samples->block->stack->layer;
    bool has_senses = false;

    for (int k = 0; k < layer[number].n_masks; k++) {
        has_senses |= noise_mask_needs(&layer[number].mask[k]).any;
    }
    for (int i = 0; has_senses && i < number; i++) {
        if (layer[i].noise != NULL &&
            !spread_over_cells(samples, layer[i].noise))
            return false;
    }
    return true;
}

/* How many step sizes to try.  Each is larger than the one before by LONGER times
 * the first. */
#define TRIES  8
#define LONGER 0.0724591

/* Places samples for a layer.  Moves them only if its masks depend on larger cells
 * than the masks below, or if samples would miss parts of cells.  All layers below
 * then have to be drawn again. */
static void
place_samples(Samples *samples, int number)
{
    const NoiseStack *stack = samples->block->stack;
    const double cell = largest_cell_below(stack, number);
    double step[2];

    if (samples->picture != NULL)
        return;
    for (int axis = 0; axis < 2; axis++)
        step[axis] = stack->period[axis] > 0.0
                         ? stack->period[axis] * apart[axis]
                         : cell * cells_apart[axis];
    if (memcmp(step, samples->step, sizeof step) == 0 &&
        spread_over_layers(samples, number))
        return;
    memcpy(samples->step, step, sizeof step);
    samples->raster = (NoiseRaster){.width = samples->n_columns,
                                    .height = ROWS,
                                    .pixel = 1.0,
                                    .views = samples->views};
    for (int i = 0; i < TRIES; i++) {
        for (int axis = 0; axis < 2; axis++)
            samples->raster.step[axis] = (1.0 + i * LONGER) * step[axis];
        if (spread_over_layers(samples, number))
            break;
    }
    samples->n_drawn = 0;
}

/* Switches the block to a part: sets its rows, its raster and its `share`. */
static NoiseLayerBlock *
enter_part(Samples *samples, int part)
{
    NoiseLayerBlock *block = samples->block;

    noise_layer_block_enter(block, part * ROWS);
    block->raster = raster_of_part(samples, part);
    for (int axis = 0; axis < 2; axis++)
        block->share[axis] = share_of_part(part, axis);
    return block;
}

static void
begin_layer(Samples *samples, int layer)
{
    for (int part = 0; part < N_PARTS; part++) {
        NoiseLayerBlock *block = enter_part(samples, part);
        if (layer == 0)
            noise_layer_block_begin(block);
        noise_layer_block_begin_layer(block, layer);
        take(samples, block->height, part, samples->height);
        take(samples, block->edge, part, samples->edge);
    }
    samples->radius = 0.0;
}

/* Draws the rest of the layer in all parts, reusing the surroundings that were
 * sampled last. */
static void
end_layer(Samples *samples)
{
    const int layer = samples->n_drawn++;

    for (int part = 0; part < N_PARTS; part++) {
        NoiseLayerBlock *block = enter_part(samples, part);
        block->around_layer = samples->radius > 0.0 ? layer : -1;
        block->radius = samples->radius;
        block->has_rises = true;
        noise_layer_block_end_layer(block, layer);
    }
}

static void
sample_around(Samples *samples, int layer, double radius)
{
    for (int part = 0; samples->radius != radius && part < N_PARTS; part++) {
        NoiseLayerBlock *block = enter_part(samples, part);
        block->around_layer = -1;
        noise_layer_block_look_around(block, layer, radius, true);
        take(samples, block->mean, part, samples->around);
        for (int axis = 0; axis < 2; axis++)
            take(samples, block->rise[axis], part, samples->slope[axis]);
    }
    samples->radius = radius;
}

/* Variations smaller than this fraction of the largest height are rounding
 * errors. */
#define ROUNDING 1e-5

/* Divides a sense's weight by the range of the sensed values, or sets the weight to
 * 0 if their standard deviation is not above `least`.  Returns their mean. */
static double
scale_weight(const Samples *samples, const float *sensed, double least,
             float *weight)
{
    double sum = 0.0, squares = 0.0;

    for (int i = 0; i < samples->n; i++)
        sum += (double)samples->count[i] * (double)sensed[i];
    const double mean = sum / samples->total;
    for (int i = 0; i < samples->n; i++)
        squares += (double)samples->count[i] * ((double)sensed[i] - mean) *
                   ((double)sensed[i] - mean);
    const double deviation = sqrt(squares / samples->total);
    *weight = deviation > least
                  ? (float)((double)*weight / (DEVIATIONS * deviation))
                  : 0.0f;
    return mean;
}

/* Reads a number of the picture at each sample. */
static void
read_picture(const Samples *samples, const NoiseReading *reading,
             float *numbers)
{
    for (int part = 0; part < N_PARTS; part++) {
        const NoiseRaster raster = raster_of_part(samples, part);
        for (int row = 0; row < ROWS; row++)
            noise_raster_read(&raster, samples->block->stack->period, row,
                              reading,
                              numbers + first_of_row(samples, part, row));
    }
}

/* Scales the weights of a mask's senses, and adds what they sense to the scores. */
static void
sense(Samples *samples, int layer, NoiseMaskPlan *mask)
{
    const NoiseReading brightness = noise_reading_of_brightness(mask->radius);
    float *sensed = samples->moved, highest = 0.0f;
    const NoiseGround ground = {
        .height = samples->height,
        .mean = samples->around,
        .rise = {samples->slope[0], samples->slope[1]},
        .edge = samples->nearness,
        .bright = samples->bright,
    };

    if (noise_mask_needs(mask).around)
        sample_around(samples, layer, mask->radius);
    if (noise_mask_needs(mask).bright)
        read_picture(samples, &brightness, samples->bright);
    for (int i = 0; i < samples->n; i++) {
        highest = fmaxf(highest, fabsf(samples->height[i]));
        samples->nearness[i] = samples->edge[i] / (float)mask->radius;
    }
    for (int k = 0; k < NOISE_SENSES; k++) {
        const NoiseSense *own = &noise_senses[k];
        const double least = own->needs_picture
                                 ? ROUNDING
                                 : ROUNDING * (double)highest /
                                       (own->is_slope ? mask->radius : 1.0);
        float *weight = &mask->measured.weight[k];
        double mean = 0.0;
        if (*weight == 0.0f)
            continue;
        own->compute(&ground, samples->n, sensed);
        if (!own->needs_edge)
            mean = scale_weight(samples, sensed, least, weight);
        for (int i = 0; i < samples->n; i++)
            samples->score[i] += *weight * sensed[i];
        if (own->looks_around)
            mask->measured.unseen += (float)((double)*weight * mean);
    }
}

static void
begin_scores(Samples *samples, NoiseMaskPlan *mask)
{
    double change = 0.0;

    for (int i = 0; i < samples->n; i++)
        samples->score[i] = 0.5f;
    if (mask->noise == NULL)
        return;
    for (int part = 0; part < N_PARTS; part++) {
        NoiseRaster raster = raster_of_part(samples, part);
        noise_draw(mask->noise, &raster, NOISE_ENCODING_PERCEPTUAL,
                   samples->score + first_of_row(samples, part, 0),
                   samples->n_columns, samples->block->room);
        raster.start[0] += 1.0; /* px */
        noise_draw(mask->noise, &raster, NOISE_ENCODING_PERCEPTUAL,
                   samples->moved + first_of_row(samples, part, 0),
                   samples->n_columns, samples->block->room);
    }
    for (int i = 0; i < samples->n; i++)
        change += (double)samples->count[i] *
                  (double)fabsf(samples->moved[i] - samples->score[i]);
    mask->measured.change = (float)(CHANGES * change / samples->total);
    mask->measured.width = fmaxf(mask->measured.width, mask->measured.change);
}

/* Returns the fraction of the samples that a step at `middle` covers. */
static double
measure_cover(const Samples *samples, const NoiseMaskPlan *mask, float middle)
{
    const float steepness = 1.0f / mask->measured.width;
    double sum = 0.0;

    for (int i = 0; i < samples->n; i++)
        sum += (double)samples->count[i] *
               (double)noise_mask_step(samples->score[i], middle, steepness);
    return sum / samples->total;
}

/* How many times a range must be halved to settle all bits of a float. */
#define HALVINGS 32

/* Finds the middle of the step that gives the requested coverage, by bisection. */
static float
find_middle(const Samples *samples, const NoiseMaskPlan *mask)
{
    float low = INFINITY, high = -INFINITY;

    for (int i = 0; i < samples->n; i++) {
        low = fminf(low, samples->score[i]);
        high = fmaxf(high, samples->score[i]);
    }
    low -= mask->measured.width;
    high += mask->measured.width;
    for (int i = 0; i < HALVINGS; i++) {
        const float middle = 0.5f * (low + high);
        if (measure_cover(samples, mask, middle) > (double)mask->coverage)
            low = middle;
        else
            high = middle;
    }
    return 0.5f * (low + high);
}

static void
measure_layer(Samples *samples, int number, NoiseLayerPlan *layer)
{
    for (int i = 0; i < layer->n_masks; i++) {
        NoiseMaskPlan *mask = &layer->mask[i];
        if (!mask->has_step)
            continue;
        begin_scores(samples, mask);
        sense(samples, number, mask);
        mask->measured.middle = find_middle(samples, mask);
    }
}

/* True if place `at` is within a picture along an axis. */
static bool
is_on_picture(const NoisePicture *picture, int axis, double at)
{
    return at < (axis == 0 ? (double)picture->x + picture->width
                           : (double)picture->y + picture->height);
}

/* Lets samples count as much as the picture is opaque there.  If it is transparent
 * everywhere, all count the same. */
static void
weigh_by_alpha(Samples *samples)
{
    const NoiseReading alpha = {.number = NOISE_PICTURE_1,
                                .channel = NOISE_PICTURE_ALPHA};
    const NoisePicture *picture = samples->picture;
    float *count = samples->moved;
    double total = 0.0;

    read_picture(samples, &alpha, count);
    for (int i = 0; i < samples->n; i++) {
        const int row = i / samples->n_columns;
        const NoiseRaster raster = raster_of_part(samples, row / ROWS);
        if (!is_on_picture(
                picture, 0,
                noise_raster_place(&raster, 0, i % samples->n_columns)) ||
            !is_on_picture(picture, 1,
                           noise_raster_place(&raster, 1, row % ROWS)))
            count[i] = 0.0f;
        total += (double)count[i];
    }
    if (total == 0.0)
        return;
    memcpy(samples->count, count, sizeof *count * (size_t)samples->n);
    samples->total = total;
}

/* Begins to sample; all else in `samples` is 0.  If there is a picture, spreads each part over all of it, and
 * lets samples count by the picture's alpha. */
static void
begin_samples(Samples *samples, NoiseLayerBlock *block,
              const NoisePicture *picture, const NoiseViews *views)
{
    const int n_columns = picture != NULL ? COLUMNS_ON_PICTURE : COLUMNS;

    samples->block = block;
    samples->picture = picture;
    samples->views = views;
    samples->n_columns = n_columns;
    samples->n = N_PARTS * ROWS * n_columns;
    samples->raster = (NoiseRaster){
        .width = n_columns, .height = ROWS, .pixel = 1.0, .views = views};
    for (int i = 0; i < samples->n; i++)
        samples->count[i] = 1.0f;
    samples->total = samples->n;
    if (picture == NULL)
        return;
    samples->raster.step[0] = ceil((double)picture->width / n_columns);
    samples->raster.step[1] = ceil((double)picture->height / ROWS);
    weigh_by_alpha(samples);
}

bool
noise_masks_measure(NoiseStack *stack, const NoisePicture *picture,
                    const NoiseViews *views)
{
    Samples *samples = (Samples *)calloc(1, sizeof *samples);
    NoiseLayerBlock *block = noise_layer_block_new(stack);
    const bool has_memory = samples != NULL && block != NULL;
    int n_layers = has_memory ? stack->n_layers : 0;

    while (n_layers > 0 && !stack->layer[n_layers - 1].has_steps)
        n_layers--;
    if (has_memory) {
        block->is_sparse = true;
        begin_samples(samples, block, picture, views);
    }
    for (int number = 0; number < n_layers; number++) {
        if (!stack->layer[number].has_steps)
            continue;
        place_samples(samples, number);
        while (samples->n_drawn < number) {
            begin_layer(samples, samples->n_drawn);
            end_layer(samples);
        }
        begin_layer(samples, number);
        measure_layer(samples, number, &stack->layer[number]);
        if (number + 1 < n_layers)
            end_layer(samples);
    }
    free(samples);
    noise_layer_block_free(block);
    return has_memory;
}
