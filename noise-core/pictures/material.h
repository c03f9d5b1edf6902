/* SPDX-License-Identifier: MIT
 *
 * Materials: the sets of maps that engines read.
 */
#ifndef PICTURES_MATERIAL_H
#define PICTURES_MATERIAL_H

#include <noise-core/noise.h>

#define PICTURES_FILES_MAX 10

/* A map of a set. */
typedef struct PicturesFile {
    const char *ending; /* of its name, such as "_normal"; NULL ends a list */
    NoiseMap map;
    bool is_deep; /* the engine reads 16 bits of it */
} PicturesFile;

typedef struct PicturesEngine {
    const char *name;
    NoiseNormalY normal_y; /* for "all", the recipe's instead */
    PicturesFile files[PICTURES_FILES_MAX];
    const char *text_ending; /* of a file that ties them together; NULL: none */
    const char *text;        /* see pictures_tie() */
} PicturesEngine;

/* Returns the engine of this name, or NULL. */
const PicturesEngine *pictures_find_engine(const char *name);

/* Returns the recipe of a map for an engine, not yet checked, or NULL when memory
 * is short; free it with noise_recipe_free().  The map is drawn without light,
 * because whoever uses it lights it by the normals; their height is the one that
 * the light would have. */
NoiseRecipe *pictures_set_map(const NoiseRecipe *recipe,
                              const PicturesEngine *engine, NoiseMap which);

/* True if the set of a checked recipe has this map: emission only if something
 * glows. */
bool pictures_has_map(const NoiseRecipe *recipe, NoiseMap which);

/* Returns the text that ties the files of a set together, for an engine that
 * has one.  name: how the files' names begin; suffix: how they end, such as
 * ".png".  Free with free(); NULL if memory is short. */
char *pictures_tie(const PicturesEngine *engine, const NoiseRecipe *recipe,
                   const char *name, const char *suffix);

#endif
