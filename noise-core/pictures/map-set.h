/* SPDX-License-Identifier: MIT
 *
 * Maps: height, normals, slope and colors of one landscape.
 */
#ifndef PICTURES_MAP_SET_H
#define PICTURES_MAP_SET_H

#include <noise-core/noise.h>

typedef enum PicturesMap {
    PICTURES_HEIGHT,
    PICTURES_NORMAL,
    PICTURES_SLOPE,
    PICTURES_COLOR,
    PICTURES_N_MAPS
} PicturesMap;

/* Sets `map` to one of the maps of a recipe's params.  No light falls on them,
 * because whoever uses the maps lights them by the normals. */
void pictures_set_map(const NoiseParams *params, PicturesMap which,
                      NoiseParams *map);

#endif
