/* SPDX-License-Identifier: MIT
 *
 * Draws rectangles, in blocks of columns and strips of rows: first sums of octaves,
 * then values, colors and light.
 */
#include "render.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../lattice/lattice.h"
#include "../octaves/cells.h"
#include "../params/splitmix.h"
#include "../vec/compile.h"
#include "../view/view.h"
#include "evaluate.h"

/* Part of a rectangle: a block of columns and a strip of rows. */
typedef struct NoisePart {
    const NoisePlan *plan;
    const NoiseRaster *raster; /* of the rectangle */
    int32_t column, row;
    int n_columns, n_rows;
    bool has_corners; /* draws pixels' upper right corners, not their centers */
    NoiseEncoding encoding;
    float *pixels;
    ptrdiff_t row_stride; /* floats */
    float *sum;           /* receives the sums of field 0, as a strip; or
                           * NULL */
    double z;             /* in cells */
    /* Draw only the values of field 0, without colors, maps or light. */
    bool is_height;
    NoiseRoom *room;
} NoisePart;

/* The maximum number of rows in a strip with warp.  It is small because each warped
 * row takes more memory. */
#define WARPED_ROWS 16
/* The number of rows in each strip if there are more than NOISE_STRIP rows to
 * draw. */
#define STRIP_ROWS  32
/* The maximum number of rows in a part with smooth edges, including a frame of one
 * row above and one below. */
#define FRAMED_ROWS 18

/* Memory for rows that are drawn place by place. */
typedef struct RowRoom {
    NoisePlaces warped;
    NoiseJacobian jacobian;
    NoiseSlopes slopes;
    NOISE_ALIGNED float sum[NOISE_BLOCK], value[NOISE_BLOCK];
    NOISE_ALIGNED float rise[2][NOISE_BLOCK];
} RowRoom;

/* Memory for draw_smooth_columns(). */
typedef struct FrameRoom {
    NOISE_ALIGNED float
        pixels[FRAMED_ROWS * NOISE_BLOCK * NOISE_COLOR_CHANNELS];
    NOISE_ALIGNED float sum[FRAMED_ROWS * NOISE_BLOCK];
    NOISE_ALIGNED float drawn[NOISE_BLOCK * NOISE_COLOR_CHANNELS];
    NOISE_ALIGNED float
        corners[FRAMED_ROWS * NOISE_BLOCK * NOISE_COLOR_CHANNELS];
    bool found[FRAMED_ROWS + 1][NOISE_BLOCK];
} FrameRoom;

struct NoiseRoom {
    void *allocated; /* block to free; contains this room, aligned to a cache
                      * line */
    NoiseStripRoom octaves;
    NoiseStrip strip;
    NOISE_ALIGNED float sum[NOISE_STRIP * NOISE_BLOCK];
    NOISE_ALIGNED float displacement[2][WARPED_ROWS * NOISE_BLOCK];
    NoiseSlopes slopes[NOISE_SLOPE_STRIP];
    NOISE_ALIGNED float rise[NOISE_SLOPE_STRIP][2][NOISE_BLOCK];
    RowRoom row;
    FrameRoom frame;
};

void
noise_raster_read(const NoiseRaster *raster, const double period[2], int row,
                  const NoiseReading *reading, float *value)
{
    NoisePlaces places = {.is_row = true};

    for (int i = 0; i < raster->width; i++)
        places.at[0][i] = noise_place_reduce(noise_raster_place(raster, 0, i),
                                             period[0], raster->offset[0]);
    places.at[1][0] = noise_place_reduce(noise_raster_place(raster, 1, row),
                                         period[1], raster->offset[1]);
    noise_view_values(raster->views, reading, &places, raster->width,
                      raster->pixel, value);
}

NoiseRoom *
noise_room_new(void)
{
    void *allocated = malloc(sizeof(NoiseRoom) + NOISE_LINE);

    if (allocated == NULL)
        return NULL;
    NoiseRoom *room = (NoiseRoom *)noise_first_line(allocated);
    room->allocated = allocated;
    return room;
}

void
noise_room_free(NoiseRoom *room)
{
    if (room != NULL)
        free(room->allocated);
}

/* Returns an upper bound on how far n places are from 0.  The places must be in
 * increasing order or, if they are reduced to a period, can be anywhere within it. */
static double
max_distance(const double *place, int n, double period)
{
    return fmax(fmax(fabs(place[0]), fabs(place[n - 1])), period);
}

/* Turns a strip's x and y from places on the canvas into places in the noise, and
 * fills in z, w, `farthest` and `step`. */
static void
place_strip(const NoisePlan *plan, const NoiseRaster *raster, double z,
            NoiseStrip *strip)
{
    const NoiseParams *params = &plan->params;
    NoisePlaces *places = &strip->places;

    places->is_row = true;
    noise_places_reduce(plan, 0, raster->offset[0], places->at[0],
                        strip->n_columns);
    noise_places_reduce(plan, 1, raster->offset[1], strip->y, strip->n_rows);
    places->at[1][0] = 0.0; /* select_row() sets it for each row */
    places->at[2][0] = z;
    places->at[3][0] = params->w;
    noise_depths_move(plan, places->at[2], places->at[3], 1);
    places->farthest[0] =
        max_distance(places->at[0], strip->n_columns, params->period_x);
    places->farthest[1] =
        max_distance(strip->y, strip->n_rows, params->period_y);
    for (int axis = 2; axis < 4; axis++)
        places->farthest[axis] = fabs(places->at[axis][0]);
    memcpy(strip->step, raster->step, sizeof strip->step);
}

static void
fill_strip(const NoisePart *part, NoiseStrip *strip)
{
    const NoiseRaster *raster = part->raster;
    const double shift = part->has_corners ? 0.5 : 0.0;

    strip->n_columns = part->n_columns;
    strip->n_rows = part->n_rows;
    for (int i = 0; i < strip->n_columns; i++)
        strip->places.at[0][i] =
            noise_raster_place(raster, 0, (int64_t)part->column + i) +
            shift * raster->step[0];
    for (int i = 0; i < strip->n_rows; i++)
        strip->y[i] = noise_raster_place(raster, 1, (int64_t)part->row + i) -
                      shift * raster->step[1];
    place_strip(part->plan, raster, part->z, strip);
}

/* Writes the colors of n values of the span's row into pixels.  Reads `cells` only if
 * each cell has a color of its own, and the span's places only for a picture's own
 * colors. */
static void
paint_values(const NoiseSpan *span, const float *value, const NoiseCells *cells,
             int n, float *pixels)
{
    const NoisePlan *plan = span->plan;
    const NoiseParams *params = &plan->params;
    const NoiseKernels *kernels = plan->kernels;

    switch (params->coloring) {
    case NOISE_COLORING_GRAY:
        memcpy(pixels, value, sizeof(float) * (size_t)n);
        return;
    case NOISE_COLORING_TWO_COLORS:
        kernels->paint_mix(plan->low, plan->high, value, n, pixels);
        return;
    case NOISE_COLORING_GRADIENT:
        kernels->paint_ramp(&plan->ramp, value, n, pixels);
        return;
    case NOISE_COLORING_CELLS:
        kernels->paint_cells(&plan->ramp, plan->low, value, cells, n, pixels);
        return;
    case NOISE_COLORING_OWN:
        noise_view_colors(span->views, &plan->noise.shape.reading, span->places,
                          n, span->pixel, pixels);
        return;
    case NOISE_COLORING_RGB:
    case NOISE_COLORING_RGBA:
        break;
    }
    for (int i = 0; i < n; i++) {
        pixels[NOISE_COLOR_CHANNELS * i + span->field] = value[i];
        if (params->coloring == NOISE_COLORING_RGB)
            pixels[NOISE_COLOR_CHANNELS * i + NOISE_COLOR_CHANNELS - 1] = 1.0f;
    }
}

/* Decodes the colors of n pixels for a linear picture.  Gray, maps and alpha stay as
 * they are. */
static void
decode_colors(const NoisePlan *plan, int n, float *pixels)
{
    NOISE_ALIGNED float alpha[NOISE_BLOCK];

    if (plan->n_channels == 1 || plan->params.map != NOISE_MAP_PICTURE)
        return;
    for (int i = 0; i < n; i++)
        alpha[i] = pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA];
    plan->kernels->decode(pixels, NOISE_COLOR_CHANNELS * n);
    for (int i = 0; i < n; i++)
        pixels[NOISE_COLOR_CHANNELS * i + NOISE_ALPHA] = alpha[i];
}

static float *
part_pixels(const NoisePart *part, int64_t row)
{
    return part->pixels + (ptrdiff_t)row * part->row_stride;
}

/* Finishes a row after all of its fields are painted: adds tint and light, and
 * decodes colors for a linear picture.  `rise` holds the slopes of the landscape, and
 * may be NULL if there is no light. */
static void
finish_row(const NoisePart *part, int row, float rise[2][NOISE_BLOCK])
{
    const NoisePlan *plan = part->plan;
    float *pixels = part_pixels(part, row);

    if (part->is_height)
        return;
    if (plan->tint.is_on)
        noise_tint_paint(&plan->tint, part->n_columns, pixels);
    if (plan->light.is_on)
        plan->kernels->light(&plan->light, rise[0], rise[1], plan->n_channels,
                             part->n_columns, pixels);
    if (part->encoding == NOISE_ENCODING_LINEAR)
        decode_colors(plan, part->n_columns, pixels);
}

static int
fields_of_part(const NoisePart *part)
{
    return part->is_height ? 1 : part->plan->n_fields;
}

static int
channels_of_part(const NoisePart *part)
{
    return part->is_height ? 1 : part->plan->n_channels;
}

/* Turns n sums of the span's row into pixels. */
static void
paint(const NoisePart *part, const NoiseSpan *span, const float *sum, int n,
      float *pixels)
{
    const NoisePlan *plan = span->plan;
    const bool is_gray =
        part->is_height || plan->params.coloring == NOISE_COLORING_GRAY;
    NOISE_ALIGNED float colored[NOISE_BLOCK];
    float *value = is_gray ? pixels : colored;
    NoiseCells cells;

    if (plan->shades_cells || (!is_gray && noise_cells_are_drawn(plan)))
        noise_cells_compute(span, &cells);
    plan->kernels->tone(&plan->tone, sum, n, value, NULL);
    if (plan->shades_cells)
        noise_cells_shade(&plan->tone, &cells, n, value, NULL);
    if (!is_gray)
        paint_values(span, value, &cells, n, pixels);
}

static void
keep_sums(const NoisePart *part, int field, int row, const float *sum)
{
    if (part->sum != NULL && field == 0)
        memcpy(part->sum + row * NOISE_BLOCK, sum,
               sizeof *sum * (size_t)part->n_columns);
}

static NoiseSpan
span_of_part(const NoisePart *part)
{
    return noise_span_of_strip(part->plan, &part->room->strip,
                               part->raster->pixel, part->raster->views,
                               &part->room->octaves);
}

static void
draw_plain(const NoisePart *part)
{
    /* Only cells and the colors of pictures need the places of a row. */
    const bool has_places = noise_cells_are_drawn(part->plan) ||
                            part->plan->params.coloring == NOISE_COLORING_OWN;
    NoiseSpan span = span_of_part(part);
    float *sum = part->room->sum;

    for (; span.field < fields_of_part(part); span.field++) {
        noise_field_strip(&span, sum);
        for (int i = 0; i < part->n_rows; i++) {
            const NoiseSpan row = has_places ? noise_span_row(&span, i) : span;
            paint(part, &row, sum + i * NOISE_BLOCK, part->n_columns,
                  part_pixels(part, i));
            keep_sums(part, span.field, i, sum + i * NOISE_BLOCK);
        }
    }
    for (int row = 0; row < part->n_rows; row++)
        finish_row(part, row, NULL);
}

/* Draws a row with warp.  `first` is as for noise_span_warp(). */
static void
draw_warped_row(const NoisePart *part, const NoiseSpan *strip, int row,
                const float *const *first)
{
    NoiseSpan span = noise_span_row(strip, row);
    float *sum = part->room->row.sum;

    noise_span_warp(&span, first, NULL, &part->room->row.warped);
    span.field = 0;
    for (; span.field < fields_of_part(part); span.field++) {
        noise_field_points(&span, sum);
        paint(part, &span, sum, part->n_columns, part_pixels(part, row));
        keep_sums(part, span.field, row, sum);
    }
    finish_row(part, row, NULL);
}

/* Draws a part with warp.  The first round of the warp is drawn as a strip, because
 * no places have been moved yet. */
static void
draw_warped(const NoisePart *part)
{
    float(*sum)[WARPED_ROWS * NOISE_BLOCK] = part->room->displacement;
    NoiseSpan span = span_of_part(part);

    for (int axis = 0; axis < 2; axis++) {
        span.field = NOISE_FIELD_WARP + axis;
        noise_field_strip(&span, sum[axis]);
    }
    for (int row = 0; row < part->n_rows; row++) {
        const float *const first[2] = {sum[0] + row * NOISE_BLOCK,
                                       sum[1] + row * NOISE_BLOCK};
        draw_warped_row(part, &span, row, first);
    }
}

/* Adds a field's slopes, multiplied by `share`, to `rise`.  For field 0, first sets
 * `rise` to 0. */
static void
add_channel_rise(int field, const NoiseSlopes *slopes, float share, int n,
                 float rise[2][NOISE_BLOCK])
{
    for (int axis = 0; axis < 2; axis++) {
        if (field == 0)
            memset(rise[axis], 0, sizeof(float) * (size_t)n);
        for (int i = 0; i < n; i++)
            rise[axis][i] += share * slopes->along[axis][i];
    }
}

/* Paints n pixels of the span's row from values and slopes, and adds the field's
 * slopes to `rise`, the slopes of the landscape.  With independent colors, the
 * landscape is the mean of red, green and blue. */
static void
paint_slopes(const NoiseSpan *span, const float *value,
             const NoiseSlopes *slopes, int n, float *pixels,
             float rise[2][NOISE_BLOCK])
{
    const NoisePlan *plan = span->plan;
    NoiseCells cells;

    if (plan->params.map != NOISE_MAP_PICTURE) {
        plan->kernels->map(&plan->params, slopes->along[0], slopes->along[1], n,
                           pixels);
        return;
    }
    if (plan->params.coloring == NOISE_COLORING_CELLS)
        noise_cells_compute(span, &cells);
    paint_values(span, value, &cells, n, pixels);
    if (span->field < NOISE_ALPHA)
        add_channel_rise(span->field, slopes,
                         plan->n_fields == 1 ? 1.0f : 1.0f / NOISE_ALPHA,
                         span->n, rise);
}

/* Draws a part that needs slopes: one field after another, each as a strip. */
static void
draw_slope_strip(const NoisePart *part)
{
    const NoisePlan *plan = part->plan;
    NoiseSpan span = span_of_part(part);
    float *sum = part->room->sum;
    float(*rise)[2][NOISE_BLOCK] = part->room->rise;
    NoiseSlopes *slopes = part->room->slopes;
    const bool shows_values =
        plan->params.map == NOISE_MAP_PICTURE || plan->shades_cells;

    for (; span.field < plan->n_fields; span.field++) {
        noise_field_slope_strip(&span, sum, slopes);
        for (int i = 0; i < part->n_rows; i++) {
            const NoiseSpan row = noise_span_row(&span, i);
            NOISE_ALIGNED float value[NOISE_BLOCK];
            noise_evaluate_sums(&row, &plan->terrain, sum + i * NOISE_BLOCK,
                                shows_values ? value : NULL, &slopes[i]);
            paint_slopes(&row, value, &slopes[i], part->n_columns,
                         part_pixels(part, i), rise[i]);
        }
    }
    for (int row = 0; row < part->n_rows; row++)
        finish_row(part, row, rise[row]);
}

/* Draws a row that needs slopes, place by place.  All fields share the warped
 * places. */
static void
draw_slope_row(const NoisePart *part, const NoiseSpan *strip, int row)
{
    const NoisePlan *plan = part->plan;
    RowRoom *room = &part->room->row;
    NoiseSpan start = noise_span_row(strip, row);
    NoiseSpan span = start;

    room->slopes.n_axes = room->jacobian.n_axes = 2;
    noise_span_warp(&span, NULL, &room->jacobian, &room->warped);
    for (; span.field < plan->n_fields; span.field++) {
        start.field = span.field;
        if (plan->has_slopes)
            noise_evaluate_slopes(&span, &plan->terrain, &room->jacobian,
                                  room->value, &room->slopes);
        else
            noise_evaluate_differences(&start, &plan->terrain, room->value,
                                       &room->slopes);
        paint_slopes(&span, room->value, &room->slopes, part->n_columns,
                     part_pixels(part, row), room->rise);
    }
    finish_row(part, row, room->rise);
}

/* Draws a part of a map or a lit picture.  The part has at most NOISE_SLOPE_STRIP
 * rows. */
static void
draw_strip_slopes(const NoisePart *part)
{
    if (part->plan->params.warp_amount == 0.0 && part->plan->has_slopes &&
        part->plan->noise.has_slope_rows) {
        draw_slope_strip(part);
        return;
    }
    const NoiseSpan span = span_of_part(part);
    for (int row = 0; row < part->n_rows; row++)
        draw_slope_row(part, &span, row);
}

static bool
is_lit(const NoisePart *part)
{
    const NoisePlan *plan = part->plan;

    return !part->is_height &&
           (plan->params.map != NOISE_MAP_PICTURE || plan->light.is_on);
}

static void
draw_part(const NoisePart *part)
{
    fill_strip(part, &part->room->strip);
    if (is_lit(part))
        draw_strip_slopes(part);
    else if (part->plan->params.warp_amount > 0.0)
        draw_warped(part);
    else
        draw_plain(part);
}

/* Returns the maximum number of rows in a part. */
static int
compute_n_rows(const NoisePart *part)
{
    if (is_lit(part) || part->plan->noise.is_damped)
        return NOISE_SLOPE_STRIP;
    if (part->plan->params.warp_amount > 0.0)
        return WARPED_ROWS;
    return part->n_rows <= NOISE_STRIP ? NOISE_STRIP : STRIP_ROWS;
}

static void
draw_columns(const NoisePart *columns)
{
    const int most_rows = compute_n_rows(columns);
    NoisePart part = *columns;

    for (int64_t row = 0; row < columns->n_rows; row += most_rows) {
        part.row = (int32_t)row;
        part.n_rows = NOISE_MIN(columns->n_rows - row, most_rows);
        part.pixels = part_pixels(columns, row);
        draw_part(&part);
    }
}

/* Draws the upper right corners of a row's pixels, but only in the n columns listed
 * in `column`. */
static void
draw_corners(const NoisePart *framed, int row, const int *column, int n,
             float *pixels)
{
    const NoisePlan *plan = framed->plan;
    const NoiseRaster *raster = framed->raster;
    const NoisePart part = {.plan = plan,
                            .raster = raster,
                            .n_columns = n,
                            .n_rows = 1,
                            .encoding = framed->encoding,
                            .pixels = pixels,
                            .is_height = framed->is_height,
                            .room = framed->room};
    NoiseStrip *strip = &framed->room->strip;

    strip->n_columns = n;
    strip->n_rows = 1;
    for (int i = 0; i < n; i++)
        strip->places.at[0][i] =
            noise_raster_place(raster, 0, framed->column + column[i]) +
            0.5 * raster->step[0];
    strip->y[0] = noise_raster_place(raster, 1, framed->row + row) -
                  0.5 * raster->step[1];
    place_strip(plan, raster, framed->z, strip);
    const NoiseSpan span = span_of_part(&part);
    if (is_lit(framed))
        draw_slope_row(&part, &span, 0);
    else
        draw_warped_row(&part, &span, 0, NULL);
}

/* Does the same as draw_corners() without drawing noise: paints each corner from the
 * mean of the four sums around it. */
static void
paint_corners(const NoisePart *framed, int row, const int *column, int n,
              float *pixels)
{
    const NoisePlan *plan = framed->plan;
    const NoiseSpan span = {.plan = plan,
                            .kernels = noise_plan_kernels(plan, n),
                            .pixel = framed->raster->pixel,
                            .n = n};
    NOISE_ALIGNED float sum[NOISE_BLOCK];

    for (int i = 0; i < n; i++) {
        const float *below = framed->sum + row * NOISE_BLOCK + column[i];
        const float *above = below - NOISE_BLOCK;
        sum[i] = 0.25f * (above[0] + above[1] + below[0] + below[1]);
    }
    paint(framed, &span, sum, n, pixels);
}

/* Lists the marked columns among n, and returns how many there are.  Checks eight at
 * a time, because marks are rare. */
static int
list_marked(const bool *marked, int n, int *column)
{
    int n_listed = 0;

    for (int i = 0; i < n; i += 8) {
        uint64_t eight;
        memcpy(&eight, marked + i, sizeof eight);
        for (int k = i; eight != 0 && k < i + 8 && k < n; k++) {
            column[n_listed] = k;
            n_listed += marked[k];
        }
    }
    return n_listed;
}

/* Fills in the corners between a row and the one above, but only the corners of
 * pixels next to edges. */
static void
fill_corner_row(const NoisePart *framed, int row, bool found[][NOISE_BLOCK],
                float *corners)
{
    const int n_channels = channels_of_part(framed);
    const bool *above = found[row - 1], *below = found[row];
    float *drawn = framed->room->frame.drawn;
    bool marked[NOISE_BLOCK];
    int column[NOISE_BLOCK];

    for (int i = 0; i < NOISE_BLOCK; i++)
        marked[i] = above[i] | above[i + 1] | below[i] | below[i + 1];
    const int n = list_marked(marked, framed->n_columns - 1, column);
    if (n == 0)
        return;
    if (framed->plan->is_smooth && !is_lit(framed))
        paint_corners(framed, row, column, n, drawn);
    else
        draw_corners(framed, row, column, n, drawn);
    for (int i = 0; i < n; i++) {
        if (n_channels == 1)
            corners[column[i]] = drawn[i];
        else
            memcpy(corners + column[i] * NOISE_COLOR_CHANNELS,
                   drawn + i * NOISE_COLOR_CHANNELS,
                   NOISE_COLOR_CHANNELS * sizeof *drawn);
    }
}

/* True if drawing all corners of a framed part as one strip is faster than drawing
 * only those of pixels next to edges, place by place.  The limit of a quarter of all
 * pixels was measured. */
static bool
are_corners_dense(const NoisePart *framed, bool found[][NOISE_BLOCK])
{
    const NoisePlan *plan = framed->plan;
    int n_found = 0;

    if (plan->is_smooth || is_lit(framed) || plan->params.warp_amount != 0.0 ||
        plan->noise.is_damped || !plan->noise.is_axis_aligned)
        return false;
    for (int row = 0; row < framed->n_rows; row++) {
        for (int i = 0; i < framed->n_columns; i++)
            n_found += found[row][i];
    }
    return n_found > framed->n_rows * framed->n_columns / 4;
}

/* Fills in the corners of pixels next to edges, and perhaps others.  Row i of
 * `corners` is between row i of the framed part and the row above it. */
static void
fill_corners(const NoisePart *framed, bool found[][NOISE_BLOCK], float *corners)
{
    NoisePart part = *framed;

    part.pixels = corners;
    if (!are_corners_dense(framed, found)) {
        for (int row = 1; row < framed->n_rows; row++)
            fill_corner_row(framed, row, found, part_pixels(&part, row));
        return;
    }
    part.has_corners = true;
    part.row++;
    part.n_rows--;
    part.n_columns--;
    part.pixels += part.row_stride;
    part.sum = NULL;
    draw_part(&part);
}

/* Draws the pixels and sums of the last n_rows rows of a framed part. */
static void
draw_framed(const NoisePart *framed, int n_rows)
{
    const int first = framed->n_rows - n_rows;
    NoisePart part = *framed;

    part.row += first;
    part.n_rows = n_rows;
    part.pixels = part_pixels(framed, first);
    part.sum = framed->sum + first * NOISE_BLOCK;
    draw_part(&part);
}

/* Draws columns with smooth edges.  Their parts have a frame of one pixel, because
 * antialiasing needs neighbors.  The last two rows of each part are also the first
 * two of the next, so they are kept rather than drawn again. */
static void
draw_smooth_columns(const NoisePart *columns)
{
    const NoisePlan *plan = columns->plan;
    const int n_channels = channels_of_part(columns);
    const int n_columns = columns->n_columns;
    const int stride = NOISE_BLOCK * n_channels;
    const int most_rows = NOISE_MIN(compute_n_rows(columns), FRAMED_ROWS - 2);
    const NoiseKernels *kernels = noise_plan_kernels(plan, n_columns + 1);
    FrameRoom *room = &columns->room->frame;
    bool(*found)[NOISE_BLOCK] = room->found;
    int column[NOISE_BLOCK];
    NoisePart framed = {.plan = plan,
                        .raster = columns->raster,
                        .column = columns->column - 1,
                        .row = columns->row - 1,
                        .n_columns = n_columns + 2,
                        .encoding = NOISE_ENCODING_PERCEPTUAL,
                        .pixels = room->pixels,
                        .row_stride = stride,
                        .sum = room->sum,
                        .z = columns->z,
                        .is_height = columns->is_height,
                        .room = columns->room};
    int n_kept = 0;

    for (int64_t done = 0; done < columns->n_rows; done += framed.n_rows - 2) {
        framed.n_rows =
            NOISE_MIN(most_rows + n_kept, columns->n_rows - done + 2);
        draw_framed(&framed, framed.n_rows - n_kept);
        memset(room->found, 0, sizeof room->found);
        for (int row = 0; row + 1 < framed.n_rows; row++)
            kernels->find_edges(part_pixels(&framed, row), stride, n_channels,
                                n_columns + 1, &found[row]);
        fill_corners(&framed, found, room->corners);
        for (int row = 1; row + 1 < framed.n_rows; row++) {
            const float *above = room->corners + row * stride;
            float *drawn = part_pixels(columns, done + row - 1);
            memcpy(drawn, part_pixels(&framed, row) + n_channels,
                   sizeof *drawn * (size_t)(n_columns * n_channels));
            kernels->mix_edges(above, above + stride, column,
                               list_marked(&found[row][1], n_columns, column),
                               n_channels, drawn);
            if (columns->encoding == NOISE_ENCODING_LINEAR)
                decode_colors(plan, n_columns, drawn);
        }
        n_kept = 2;
        framed.row += framed.n_rows - n_kept;
        memmove(room->pixels, part_pixels(&framed, framed.n_rows - n_kept),
                sizeof *room->pixels * (size_t)(n_kept * stride));
        memmove(room->sum, room->sum + (framed.n_rows - n_kept) * NOISE_BLOCK,
                sizeof *room->sum * (size_t)n_kept * NOISE_BLOCK);
    }
}

void
noise_draw_pieces(const NoisePlan *plan, const NoiseRaster *raster, int row,
                  bool with_edge, NoisePieces *pieces, float *value)
{
    const int n = raster->width;
    const NoisePart part = {.plan = plan,
                            .raster = raster,
                            .row = row,
                            .n_columns = n,
                            .n_rows = 1,
                            .z = plan->params.z};
    NoiseStrip strip;
    NoisePlaces warped;

    fill_strip(&part, &strip);
    const NoiseSpan whole =
        noise_span_of_strip(plan, &strip, raster->pixel, raster->views, NULL);
    NoiseSpan span = noise_span_row(&whole, 0);
    noise_span_warp(&span, NULL, NULL, &warped);
    const NoiseOctaveInput input =
        noise_plan_octave_input(plan, 0, 0, false, raster->pixel);
    const NoiseBasis *basis = span.kernels->basis[plan->noise.algorithm];
    if (noise_pieces_of(&plan->params) == NOISE_PIECES_TILES) {
        basis->pieces(&input, span.places, span.n, pieces);
        span.kernels->tone(&plan->tone, pieces->sum, span.n, value, NULL);
        return;
    }
    NoiseCells cells;
    basis->cells(&input, span.places, span.n, &cells,
                 with_edge ? pieces->edge : NULL);
    memcpy(pieces->number[0], cells.number, sizeof cells.number);
    for (int i = 0; i < n; i++) {
        uint32_t bits;
        memcpy(&bits, &cells.number[i], sizeof bits);
        for (int k = 1; k < 4; k++)
            pieces->number[k][i] =
                (float)(noise_splitmix(bits, k) >> 40) * 0x1p-24f;
    }
}

/* Draws a rectangle in blocks of columns.  The raster has the rectangle's size, so
 * callers need not set n_columns and n_rows of `whole`. */
static void
draw_rectangle(const NoisePart *whole)
{
    const NoisePlan *plan = whole->plan;
    const NoiseRaster *raster = whole->raster;
    const bool is_smooth = plan->has_jumps && raster->has_pixels &&
                           !(plan->has_joints && raster->pixel > 1.0);
    const int most_columns = NOISE_BLOCK - (is_smooth ? 2 : 0);

    for (int64_t column = 0; column < raster->width; column += most_columns) {
        NoisePart columns = *whole;
        columns.column = (int32_t)column;
        columns.n_columns = NOISE_MIN(raster->width - column, most_columns);
        columns.n_rows = raster->height;
        columns.pixels += column * channels_of_part(whole);
        if (is_smooth)
            draw_smooth_columns(&columns);
        else
            draw_columns(&columns);
    }
}

void
noise_draw(const NoisePlan *plan, const NoiseRaster *raster,
           NoiseEncoding encoding, float *pixels, ptrdiff_t row_stride,
           NoiseRoom *room)
{
    const NoisePart whole = {.plan = plan,
                             .raster = raster,
                             .encoding = encoding,
                             .pixels = pixels,
                             .row_stride = row_stride,
                             .z = plan->params.z,
                             .room = room};

    draw_rectangle(&whole);
}

void
noise_draw_heights(const NoisePlan *plan, const NoiseRaster *raster, double z,
                   float *value, ptrdiff_t row_stride, NoiseRoom *room)
{
    const NoisePart whole = {.plan = plan,
                             .raster = raster,
                             .pixels = value,
                             .row_stride = row_stride,
                             .z = z,
                             .is_height = true,
                             .room = room};

    draw_rectangle(&whole);
}
