/* SPDX-License-Identifier: MIT
 *
 * Sets the maps of a recipe.
 */
#include "map-set.h"

void
pictures_set_map(const NoiseParams *params, PicturesMap which, NoiseParams *map)
{
    static const NoiseMap maps[PICTURES_N_MAPS] = {
        [PICTURES_HEIGHT] = NOISE_MAP_HEIGHT,
        [PICTURES_NORMAL] = NOISE_MAP_NORMAL,
        [PICTURES_SLOPE] = NOISE_MAP_SLOPE,
        [PICTURES_COLOR] = NOISE_MAP_COLOR,
    };

    *map = *params;
    map->map = maps[which];
    if (map->layers[0] != '\0')
        return;
    map->relief = 0.0;
    if (which != PICTURES_COLOR)
        map->coloring = NOISE_COLORING_GRAY;
    else if (map->coloring == NOISE_COLORING_GRAY)
        map->coloring = NOISE_COLORING_TWO_COLORS;
}
