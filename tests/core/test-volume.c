/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks volumes: heights are those of noise_evaluate(), and slopes are half the
 * difference between the voxels on either side.  They are the same, bit for bit, no
 * matter how a volume is cut into smaller ones.
 */
#include <math.h>
#include <string.h>

#include <noise-core/layers.h>

#include "check.h"
#include "kinds.h"
#include "pictures.h"

enum { SIDE = 70, FLAT = 5, N_VOXELS = SIDE * SIDE * FLAT };

typedef struct Heights {
    float value[N_VOXELS], slope[3][N_VOXELS];
} Heights;

static bool
draw(const NoisePlan *plan, const NoiseVolume *volume, Heights *heights)
{
    float *const gradient[3] = {heights->slope[0], heights->slope[1],
                                heights->slope[2]};

    return noise_render_volume(plan, volume, heights->value, gradient);
}

/* Chooses a volume with lengths up to SIDE, one of them only up to FLAT.  It is
 * usually near, and sometimes far away. */
static NoiseVolume
random_volume(uint64_t *state)
{
    static const double steps[] = {1.0, 1.0, 0.5, 4.0, 0.3};
    const double far = check_random(state) % 4 == 0 ? 8e8 : 500;
    const int flat = (int)(check_random(state) % 3);
    int32_t length[3];

    for (int axis = 0; axis < 3; axis++)
        length[axis] =
            1 + (int32_t)(check_random(state) % (axis == flat ? FLAT : SIDE));
    return (NoiseVolume){
        .x = (int64_t)check_random_real(state, -far, far),
        .y = (int64_t)check_random_real(state, -far, far),
        .z = (int64_t)check_random_real(state, -far, far),
        .width = length[0],
        .height = length[1],
        .depth = length[2],
        .step = steps[check_random(state) % 5],
        .row_stride = length[0],
        .slice_stride = (ptrdiff_t)length[0] * length[1],
    };
}

static NoiseParams
random_params(uint64_t *state, const Kind *kind)
{
    NoiseParams params = kind_params(kind);

    params.scale = check_random_real(state, 3, 90);
    params.z = check_random_real(state, -9, 9);
    params.seed = check_random(state);
    params.coloring = (NoiseColoring)(check_random(state) % 3);
    params.relief = check_random(state) % 2 == 0 ? 0 : 5;
    if (check_random(state) % 3 == 0)
        params.warp_amount = check_random_real(state, 1, 50);
    if (check_random(state) % 4 == 0)
        params.rotation = check_random_real(state, 0, 360);
    if (kind_has_fractal(kind, NOISE_FRACTAL_FBM)) {
        params.fractal = NOISE_FRACTAL_FBM;
        kind_vary_octaves(state, &params);
        params.octaves = 3;
    }
    kind_vary_shape(state, &params);
    return params;
}

static ptrdiff_t
index_of(const NoiseVolume *volume, int x, int y, int z)
{
    return z * volume->slice_stride + y * volume->row_stride + x;
}

/* Returns the height of a voxel, computed with noise_evaluate(). */
static float
height_at(const NoisePlan *plan, const NoiseParams *params,
          const NoiseVolume *volume, const int at[3])
{
    const double x = (double)(volume->x + at[0]) * volume->step;
    const double y = (double)(volume->y + at[1]) * volume->step;
    const double z =
        params->z + (double)(volume->z + at[2]) * volume->step / params->scale;
    const NoisePoints points = {&x, &y, &z, NULL, NULL};
    float value;

    noise_evaluate(plan, 1, &points, &value, NULL);
    return value;
}

/* Compares a random voxel with noise_evaluate(). */
static bool
is_as_evaluated(uint64_t *state, const NoisePlan *plan,
                const NoiseParams *params, const NoiseVolume *volume,
                const Heights *heights)
{
    const int at[3] = {(int)(check_random(state) % (uint64_t)volume->width),
                       (int)(check_random(state) % (uint64_t)volume->height),
                       (int)(check_random(state) % (uint64_t)volume->depth)};
    const ptrdiff_t i = index_of(volume, at[0], at[1], at[2]);
    const float scale = (float)(0.5 / volume->step);

    if (heights->value[i] != height_at(plan, params, volume, at))
        return false;
    for (int axis = 0; axis < 3; axis++) {
        int before[3] = {at[0], at[1], at[2]}, after[3] = {at[0], at[1], at[2]};
        before[axis]--;
        after[axis]++;
        const float change = height_at(plan, params, volume, after) -
                             height_at(plan, params, volume, before);
        if (heights->slope[axis][i] != change * scale)
            return false;
    }
    return true;
}

TEST(voxels_are_as_evaluated)
{
    static Heights heights;
    uint64_t state = 5;
    int n_drawn = 0;

    for (int k = 0; k < N_KINDS; k++) {
        for (int n = check_is_long() ? 1000 : 30; n > 0; n--) {
            NoiseParams params = random_params(&state, kind_number(k));
            const NoiseVolume volume = random_volume(&state);
            if (!noise_params_check(&params, NULL)) /* and round them */
                continue;
            AutoPlan *plan = noise_plan_new_from_params(&params, NULL);
            n_drawn++;
            CHECK_KIND(draw(plan, &volume, &heights), &params);
            for (int i = 0; i < 20; i++)
                CHECK_KIND(
                    is_as_evaluated(&state, plan, &params, &volume, &heights),
                    &params);
        }
    }
    printf("# %d volumes\n", n_drawn);
    CHECK(n_drawn > 15 * N_KINDS);
}

/* Heights, slopes and raw numbers at many places, and those of a few voxels. */
typedef struct Points {
    float value[N_PLACES], gradient[4 * N_PLACES], raw[N_PLACES];
    float voxel[5 * 4 * 3], slope[3][5 * 4 * 3];
} Points;

static bool
evaluate_points(const NoiseRecipe *recipe, const Places *places, Points *points)
{
    const NoisePoints at = places_points(places);
    const NoiseVolume volume = {.x = -2,
                                .width = 5,
                                .height = 4,
                                .depth = 3,
                                .step = 1.5,
                                .row_stride = 5,
                                .slice_stride = 20};
    AutoPlan *plan = noise_plan_new(recipe, NULL);

    if (plan == NULL)
        return false;
    memset(points, 0, sizeof *points);
    noise_evaluate(plan, N_PLACES, &at, points->value, points->gradient);
    noise_evaluate_raw(plan, N_PLACES, &at, points->raw);
    return noise_render_volume(
        plan, &volume, points->voxel,
        (float *const[]){points->slope[0], points->slope[1], points->slope[2]});
}

/* This includes maps that are drawn from layers, where the same noise is the only
 * layer. */
TEST(heights_of_one_noise_are_those_before_its_map)
{
    static Points own, other;
    static Places places;
    uint64_t state = 9;
    int n_compared = 0;

    for (int k = 0; k < N_KINDS; k++) {
        NoiseParams params = kind_params(kind_number(k));
        params.offset_x = 7.5;
        places_draw(&state, &params, N_PLACES, &places);
        AutoRecipe *recipe = noise_recipe_new(&params);
        CHECK_RECIPE(evaluate_points(recipe, &places, &own), recipe);
        for (int map = NOISE_MAP_COLOR; map < NoiseMapCount; map++) {
            noise_recipe_edit(recipe)->map = (NoiseMap)map;
            if (!noise_recipe_check(recipe, NULL))
                continue;
            n_compared++;
            CHECK_RECIPE(evaluate_points(recipe, &places, &other) &&
                             memcmp(&own, &other, sizeof own) == 0,
                         recipe);
        }
        CHECK(noise_recipe_cover(recipe, NULL, "", NULL));
        CHECK_RECIPE(evaluate_points(recipe, &places, &other) &&
                         memcmp(&own, &other, sizeof own) == 0,
                     recipe);
    }
    printf("# %d maps\n", n_compared);
    CHECK(n_compared > 8 * N_KINDS);
}

/* Draws the part of a volume that is in a range along an axis into its place in the
 * whole. */
static bool
draw_part(const NoisePlan *plan, const NoiseVolume *volume, int axis,
          const int32_t range[2], Heights *heights)
{
    NoiseVolume part = *volume;
    int64_t *const start[3] = {&part.x, &part.y, &part.z};
    int32_t *const length[3] = {&part.width, &part.height, &part.depth};
    const ptrdiff_t stride[3] = {1, part.row_stride, part.slice_stride};
    const ptrdiff_t at = range[0] * stride[axis];
    float *const gradient[3] = {heights->slope[0] + at, heights->slope[1] + at,
                                heights->slope[2] + at};

    *start[axis] += range[0];
    *length[axis] = range[1] - range[0];
    return noise_render_volume(plan, &part, heights->value + at, gradient);
}

TEST(volumes_are_as_their_parts)
{
    static Heights whole, parts, heights;
    uint64_t state = 6;
    int n_drawn = 0;

    while (n_drawn < (check_is_long() ? 3000 : 150)) {
        const Kind *kind = kind_number((int)(check_random(&state) % N_KINDS));
        const NoiseParams params = random_params(&state, kind);
        const NoiseVolume volume = random_volume(&state);
        const int32_t length[3] = {volume.width, volume.height, volume.depth};
        const int axis = (int)(check_random(&state) % 3);
        const int32_t middle =
            (int32_t)(check_random(&state) % (uint64_t)(length[axis] + 1));
        const size_t size =
            sizeof(float) * (size_t)volume.slice_stride * (size_t)volume.depth;
        AutoPlan *plan = noise_plan_new_from_params(&params, NULL);
        if (plan == NULL)
            continue;
        n_drawn++;
        CHECK(draw(plan, &volume, &whole));
        CHECK(draw_part(plan, &volume, axis, (int32_t[]){0, middle}, &parts));
        CHECK(draw_part(plan, &volume, axis, (int32_t[]){middle, length[axis]},
                        &parts));
        CHECK(noise_render_volume(plan, &volume, heights.value, NULL));
        CHECK_KIND(memcmp(whole.value, parts.value, size) == 0, &params);
        CHECK_KIND(memcmp(whole.value, heights.value, size) == 0, &params);
        for (int k = 0; k < 3; k++)
            CHECK_KIND(memcmp(whole.slope[k], parts.slope[k], size) == 0,
                       &params);
    }
}

/* Draws upside down, with gaps between rows and slices, which must stay
 * unchanged. */
TEST(strides_may_be_negative_and_long)
{
    static Heights usual, turned, expected;
    const NoiseParams params = kind_params(kind_named("perlin 3D"));
    NoiseVolume volume = {.width = 9,
                          .height = 7,
                          .depth = 5,
                          .step = 1.0,
                          .row_stride = 9,
                          .slice_stride = 63};
    AutoPlan *plan = noise_plan_new_from_params(&params, NULL);
    const ptrdiff_t start = 4 * 100 + 6 * 11;
    float *const gradient[3] = {turned.slope[0] + start,
                                turned.slope[1] + start,
                                turned.slope[2] + start};

    for (int i = 0; i < N_VOXELS; i++) {
        turned.value[i] = expected.value[i] = 7.0f;
        for (int k = 0; k < 3; k++)
            turned.slope[k][i] = expected.slope[k][i] = 7.0f;
    }
    CHECK(draw(plan, &volume, &usual));
    volume.row_stride = -11;
    volume.slice_stride = -100;
    CHECK(noise_render_volume(plan, &volume, turned.value + start, gradient));
    for (int z = 0; z < 5; z++) {
        for (int y = 0; y < 7; y++) {
            for (int x = 0; x < 9; x++) {
                const ptrdiff_t from = z * 63 + y * 9 + x;
                const ptrdiff_t to = start + index_of(&volume, x, y, z);
                expected.value[to] = usual.value[from];
                for (int k = 0; k < 3; k++)
                    expected.slope[k][to] = usual.slope[k][from];
            }
        }
    }
    CHECK(memcmp(&turned, &expected, sizeof turned) == 0);
}

TEST(what_cannot_be_drawn_is_refused)
{
    static Heights heights;
    static const NoiseVolume small = {.width = 2,
                                      .height = 2,
                                      .depth = 2,
                                      .step = 1.0,
                                      .row_stride = 2,
                                      .slice_stride = 4};
    NoiseParams params = kind_params(kind_named("perlin 3D"));
    params.scale = 0.25;
    AutoPlan *plan = noise_plan_new_from_params(&params, NULL);
    AutoPlan *layers = noise_plan_new_from_text(
        "lattice-noise/2 layer=a relief=3 layer=b lift=2 mask=m scale=9", NULL);
    NoiseVolume volumes[] = {small, small, small, small, small,
                             small, small, small, small};

    CHECK(plan != NULL && layers != NULL);
    CHECK(draw(plan, &small, &heights) && !draw(layers, &small, &heights));
    volumes[0].width = -1;
    volumes[1].depth = -1;
    volumes[2].step = 1e-40;
    volumes[3].step = NAN;
    volumes[4].x = (int64_t)1 << 32;
    volumes[5].z = -((int64_t)1 << 32);
    volumes[6].step = INFINITY;
    volumes[7].x = INT64_MAX;
    volumes[7].step = 1e-12;
    volumes[8].z = (int64_t)1 << 31; /* 2^33 cells */
    for (int i = 0; i < 9; i++)
        CHECK(!draw(plan, &volumes[i], &heights));
    volumes[0].width = 0;
    heights.value[0] = 7.0f;
    CHECK(draw(plan, &volumes[0], &heights) && heights.value[0] == 7.0f);
    volumes[4].x -= 3;
    CHECK(draw(plan, &volumes[4], &heights));

    /* A volume without slices draws nothing; its slices would be too large to
     * draw. */
    float *const slopes[] = {heights.value, heights.value, heights.value};
    const NoiseVolume none = {
        .width = INT32_MAX, .height = INT32_MAX, .step = 1.0};
    heights.value[0] = 7.0f;
    CHECK(noise_render_volume(plan, &none, heights.value, slopes) &&
          heights.value[0] == 7.0f);
}
