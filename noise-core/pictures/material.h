/* SPDX-License-Identifier: MIT
 *
 * Makes materials: the sets of maps that engines read.
 */
#ifndef PICTURES_MATERIAL_H
#define PICTURES_MATERIAL_H

#include <noise-core/noise.h>

#define PICTURES_FILES_MAX 10

/* One map of a set. */
typedef struct PicturesFile {
    const char *ending; /* such as "_normal"; NULL after the last */
    NoiseMap map;
    bool is_deep; /* the engine can use 16 bits */
} PicturesFile;

typedef struct PicturesEngine {
    const char *name;
    NoiseNormalY normal_y; /* the engine "all" uses the recipe's instead */
    PicturesFile files[PICTURES_FILES_MAX];
    const char *text_ending; /* of the material's text file, or NULL */
    const char *text;        /* see pictures_tie() */
} PicturesEngine;

/* Returns the engine of this name, or NULL. */
const PicturesEngine *pictures_find_engine(const char *name);

/* Returns the recipe of a map for an engine, not yet checked, or NULL if memory runs
 * out.  Free it with noise_recipe_free().  The map is unlit, because engines do their
 * own lighting from the normals.  If a recipe of a single noise has relief, the
 * relief sets the height of the map's bumps (except in color and height maps). */
NoiseRecipe *pictures_set_map(const NoiseRecipe *recipe,
                              const PicturesEngine *engine, NoiseMap which);

/* True if a checked recipe has this map.  Every recipe has all maps except emission,
 * which needs something that glows. */
bool pictures_has_map(const NoiseRecipe *recipe, NoiseMap which);

/* Returns the contents of the engine's text file, which combines a set of maps into a
 * material, or NULL if memory runs out.  Free them with free().  Call this only if
 * the engine has a `text`.  The names of the maps' files start with `name`, and end
 * with `suffix`, such as ".png". */
char *pictures_tie(const PicturesEngine *engine, const NoiseRecipe *recipe,
                   const char *name, const char *suffix);

#endif
