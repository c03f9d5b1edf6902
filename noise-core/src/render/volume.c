/* SPDX-License-Identifier: MIT
 *
 * Draws the heights of volumes, slice by slice, and of terrains, as a single slice.
 * Computes slopes from the differences between neighboring heights.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate.h"
#include "volume.h"

/* The size of the largest tile of a slice whose slopes are computed in one go,
 * including a frame of one voxel.  Three tiles fit into memory that malloc() keeps
 * for reuse. */
#define SLICE_WIDTH  NOISE_BLOCK
#define SLICE_HEIGHT 40

/* The largest index of a voxel.  A double holds it exactly, even after the size of a
 * volume is added. */
#define VOXEL_MAX     0x1p52
/* With smaller steps, slopes could exceed the range of float. */
#define SMALLEST_STEP 1e-30

typedef float Slice[SLICE_HEIGHT][SLICE_WIDTH];

/* A tile of a volume.  Three of its slices stay in memory, so each is drawn only
 * once. */
typedef struct VolumeTile {
    const NoisePlan *plan;
    const NoiseVolume *volume;
    int32_t x, y; /* the tile's first voxel, relative to the volume's */
    int width, height;
    Slice *slice; /* slice z is at index (z + 1) % 3 */
    NoiseRoom *room;
} VolumeTile;

/* Returns the depth of a slice, in cells.  Slice 0 is the first of the volume. */
static double
depth_of_slice(const NoisePlan *plan, const NoiseVolume *volume, int64_t z)
{
    return plan->params.z +
           (double)(volume->z + z) * volume->step / plan->params.scale;
}

/* Returns the raster of the width x height voxels of a slice that start at (x, y). */
static NoiseRaster
raster_of_slice(const NoisePlan *plan, const NoiseVolume *volume, int64_t x,
                int64_t y, int width, int height)
{
    return (NoiseRaster){
        .step = {volume->step, volume->step},
        .offset = {plan->params.offset_x, plan->params.offset_y},
        .first = {volume->x + x, volume->y + y},
        .width = width,
        .height = height,
        .pixel = 1.0};
}

static Slice *
slice_of_volume(const VolumeTile *tile, int64_t z)
{
    return &tile->slice[(z + 1) % 3];
}

static void
draw_volume_slice(const VolumeTile *tile, int64_t z)
{
    const NoiseRaster raster = raster_of_slice(
        tile->plan, tile->volume, (int64_t)tile->x - 1, (int64_t)tile->y - 1,
        tile->width + 2, tile->height + 2);

    noise_draw_heights(tile->plan, &raster,
                       depth_of_slice(tile->plan, tile->volume, z),
                       (*slice_of_volume(tile, z))[0], SLICE_WIDTH, tile->room);
}

static void
take_slopes(const float *before, const float *after, int n, float scale,
            float *restrict slope)
{
    for (int i = 0; i < n; i++)
        slope[i] = (after[i] - before[i]) * scale;
}

/* Copies n heights of a slice, and computes their slopes along x and y. */
static void
finish_places(const float *row, int n, float scale, float *value,
              float *along_x, float *along_y)
{
    memcpy(value, row, sizeof *row * (size_t)n);
    take_slopes(row - 1, row + 1, n, scale, along_x);
    take_slopes(row - SLICE_WIDTH, row + SLICE_WIDTH, n, scale, along_y);
}

/* Copies slice z of a tile, and computes its slopes. */
static void
finish_slice(const VolumeTile *tile, int64_t z, float *value,
             float *const gradient[3])
{
    const NoiseVolume *volume = tile->volume;
    const float scale = (float)(0.5 / volume->step);

    for (int j = 0; j < tile->height; j++) {
        const float *row = &(*slice_of_volume(tile, z))[j + 1][1];
        const float *before = &(*slice_of_volume(tile, z - 1))[j + 1][1];
        const float *after = &(*slice_of_volume(tile, z + 1))[j + 1][1];
        const ptrdiff_t at = z * volume->slice_stride +
                             (tile->y + j) * volume->row_stride + tile->x;
        finish_places(row, tile->width, scale, value + at, gradient[0] + at,
                      gradient[1] + at);
        take_slopes(before, after, tile->width, scale, gradient[2] + at);
    }
}

static void
draw_tile_slopes(const VolumeTile *tile, float *value, float *const gradient[3])
{
    draw_volume_slice(tile, -1);
    draw_volume_slice(tile, 0);
    for (int64_t z = 0; z < tile->volume->depth; z++) {
        draw_volume_slice(tile, z + 1);
        finish_slice(tile, z, value, gradient);
    }
}

static bool
draw_volume_slopes(const NoisePlan *plan, const NoiseVolume *volume,
                   float *value, float *const gradient[3], NoiseRoom *room)
{
    VolumeTile tile = {.plan = plan,
                       .volume = volume,
                       .slice = (Slice *)malloc(3 * sizeof(Slice)),
                       .room = room};

    if (tile.slice == NULL)
        return false;
    for (tile.y = 0; tile.y < volume->height; tile.y += tile.height) {
        tile.height = NOISE_MIN(volume->height - tile.y, SLICE_HEIGHT - 2);
        for (tile.x = 0; tile.x < volume->width; tile.x += tile.width) {
            tile.width = NOISE_MIN(volume->width - tile.x, SLICE_WIDTH - 2);
            draw_tile_slopes(&tile, value, gradient);
        }
    }
    free(tile.slice);
    return true;
}

static void
draw_volume_values(const NoisePlan *plan, const NoiseVolume *volume,
                   float *value, NoiseRoom *room)
{
    const NoiseRaster raster =
        raster_of_slice(plan, volume, 0, 0, volume->width, volume->height);

    for (int64_t z = 0; z < volume->depth; z++)
        noise_draw_heights(plan, &raster, depth_of_slice(plan, volume, z),
                           value + z * volume->slice_stride, volume->row_stride,
                           room);
}

/* True if all voxels along an axis, and one more at each end, are near enough to 0
 * to have values. */
static bool
has_places(const NoiseVolume *volume, int64_t first, int32_t length)
{
    const double start = ((double)first - 1.0) * volume->step;
    const double end = ((double)first + length + 1.0) * volume->step;

    return length >= 0 && fabs((double)first) <= VOXEL_MAX &&
           fabs(start) <= NOISE_PLACE_MAX && fabs(end) <= NOISE_PLACE_MAX;
}

static bool
has_depth(const NoisePlan *plan, const NoiseVolume *volume, int64_t z)
{
    return fabs(depth_of_slice(plan, volume, z)) <= NOISE_PLACE_MAX;
}

bool
noise_render_volume(const NoisePlan *asked, const NoiseVolume *volume,
                    float *value, float *const gradient[3])
{
    const NoisePlan *plan = noise_plan_heights(asked);

    if (plan == NULL || !(volume->step >= SMALLEST_STEP) ||
        !has_places(volume, volume->x, volume->width) ||
        !has_places(volume, volume->y, volume->height) ||
        !has_places(volume, volume->z, volume->depth) ||
        !has_depth(plan, volume, -1) || !has_depth(plan, volume, volume->depth))
        return false;
    /* Return early if the volume is empty: slopes would otherwise still draw the
     * slices next to it, no matter how large these are. */
    if (volume->width == 0 || volume->height == 0 || volume->depth == 0)
        return true;
    NoiseRoom *room = noise_room_new();
    bool is_good = room != NULL;
    if (is_good && gradient != NULL)
        is_good = draw_volume_slopes(plan, volume, value, gradient, room);
    else if (is_good)
        draw_volume_values(plan, volume, value, room);
    noise_room_free(room);
    return is_good;
}

/* ---- Terrains --------------------------------------------------------- */

/* A terrain that is drawn tile by tile. */
typedef struct Terrain {
    const NoisePlan *plan;
    Slice *slice; /* a tile with a frame of one pixel; NULL: no slopes */
    NoiseRoom *room;
    ptrdiff_t row_stride;
} Terrain;

/* Draws a tile with the frame that slopes need, and computes its slopes. */
static void
draw_terrain_tile(const Terrain *terrain, const NoiseRaster *tile, float *value,
                  float *const slope[2])
{
    const float scale = 0.5f / (float)tile->pixel;
    const NoiseRaster framed = noise_raster_frame(tile);

    noise_draw_heights(terrain->plan, &framed, terrain->plan->params.z,
                       (*terrain->slice)[0], SLICE_WIDTH, terrain->room);
    for (int j = 0; j < tile->height; j++) {
        const ptrdiff_t at = j * terrain->row_stride;
        finish_places(&(*terrain->slice)[j + 1][1], tile->width, scale,
                      value + at, slope[0] + at, slope[1] + at);
    }
}

static void
draw_terrain_slopes(const Terrain *terrain, const NoiseRaster *raster,
                    float *value, float *const slope[2])
{
    for (int64_t y = 0; y < raster->height; y += SLICE_HEIGHT - 2) {
        for (int64_t x = 0; x < raster->width; x += SLICE_WIDTH - 2) {
            const ptrdiff_t at = (ptrdiff_t)(y * terrain->row_stride + x);
            float *const slopes[2] = {slope[0] + at, slope[1] + at};
            NoiseRaster tile = *raster;
            tile.first[0] += x;
            tile.first[1] += y;
            tile.width = NOISE_MIN(raster->width - x, SLICE_WIDTH - 2);
            tile.height = NOISE_MIN(raster->height - y, SLICE_HEIGHT - 2);
            draw_terrain_tile(terrain, &tile, value + at, slopes);
        }
    }
}

bool
noise_draw_terrain(const NoisePlan *plan, const NoiseRaster *raster,
                   float *value, float *const slope[2], ptrdiff_t row_stride)
{
    Terrain terrain = {.plan = plan,
                       .slice = slope != NULL ? (Slice *)malloc(sizeof(Slice))
                                              : NULL,
                       .room = noise_room_new(),
                       .row_stride = row_stride};
    const bool is_good =
        terrain.room != NULL && (slope == NULL || terrain.slice != NULL);

    if (is_good && slope != NULL)
        draw_terrain_slopes(&terrain, raster, value, slope);
    else if (is_good)
        noise_draw_heights(plan, raster, plan->params.z, value, row_stride,
                           terrain.room);
    free(terrain.slice);
    noise_room_free(terrain.room);
    return is_good;
}
