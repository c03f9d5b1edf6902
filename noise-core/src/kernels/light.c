/* SPDX-License-Identifier: MIT
 *
 * How much light falls on slopes: ((1 + normal times light) / 2)^2, which fades
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

void
NOISE_STAMP(noise_light)(const NoiseLight *light, const float *x,
                         const float *y, int n, float *shade)
{
    /* Steeper slopes look vertical all the same.  Limited to this, their
     * squares do not overflow. */
    const VecF most = vec_splat(1e18f);

    for (int i = 0; i < n; i += VEC_LANES) {
        const VecF rise_x = vec_load(&x[i]) * light->relief;
        const VecF rise_y = vec_load(&y[i]) * light->relief;
        const VecF larger = vec_max(vec_abs(rise_x), vec_abs(rise_y));
        const VecF kept = most / vec_max(larger, most);
        vec_store(&shade[i], find_shade(light, rise_x * kept, rise_y * kept));
    }
}
