/* SPDX-License-Identifier: MIT
 *
 * The normals of slopes, and how much light falls on them.
 *
 * Light is ((1 + normal times light) / 2)^2, which fades
 * to black only on what faces away from the light altogether, so that shadows
 * keep their shapes (J. Mitchell, G. McTaggart, C. Green, "Shading in Valve's
 * Source Engine", 2006), as a share of what falls on level ground.
 */
#include "stamped.h"

VEC_INLINE VecF
find_shade(const NoiseLight *light, VecF rise_x, VecF rise_y)
{
    const VecF length = vec_sqrt(1.0f + (rise_x * rise_x + rise_y * rise_y));
    const VecF facing =
        (light->up - (rise_x * light->across[0] + rise_y * light->across[1])) /
        length;
    const VecF share = (1.0f + facing) / (1.0f + light->up);

    return share * share;
}

/* Steeper slopes than `most` look vertical all the same.  Limited to that,
 * their squares do not overflow. */
VEC_INLINE void
load_slope(const float *x, const float *y, float strength, VecF rise[2])
{
    const VecF most = vec_splat(1e18f);
    const VecF rise_x = vec_load(x) * strength;
    const VecF rise_y = vec_load(y) * strength;
    const VecF larger = vec_max(vec_abs(rise_x), vec_abs(rise_y));
    const VecF kept = most / vec_max(larger, most);

    rise[0] = rise_x * kept;
    rise[1] = rise_y * kept;
}

void
NOISE_STAMP(noise_light)(const NoiseLight *light, const float *x,
                         const float *y, int n, float *shade)
{
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF rise[2];
        load_slope(&x[i], &y[i], light->relief, rise);
        vec_store(&shade[i], find_shade(light, rise[0], rise[1]));
    }
}

void
NOISE_STAMP(noise_normals)(const float *x, const float *y, float strength,
                           int n, float normal[3][NOISE_BLOCK])
{
    for (int i = 0; i < n; i += VEC_LANES) {
        VecF rise[2];
        load_slope(&x[i], &y[i], strength, rise);
        const VecF up =
            1.0f / vec_sqrt(1.0f + (rise[0] * rise[0] + rise[1] * rise[1]));
        vec_store(&normal[0][i], -rise[0] * up);
        vec_store(&normal[1][i], -rise[1] * up);
        vec_store(&normal[2][i], up);
    }
}
