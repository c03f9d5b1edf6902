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
    const char *ending; /* such as "_normal"; NULL ends a list */
    NoiseMap map;
    bool is_deep; /* the engine reads it with 16 bits */
} PicturesFile;

typedef struct PicturesEngine {
    const char *name;
    NoiseNormalY normal_y; /* "all" takes the recipe's instead */
    PicturesFile files[PICTURES_FILES_MAX];
    const char *text_ending; /* of the file that ties maps together, or NULL */
    const char *text;        /* see pictures_tie() */
} PicturesEngine;

/* Returns the engine of this name, or NULL. */
const PicturesEngine *pictures_find_engine(const char *name);

/* Returns the recipe of a map for an engine, not yet checked, or NULL when
 * memory is short; free it with noise_recipe_free().  The map is drawn without
 * light, because engines light surfaces by their normals.  The bumps are as
 * high as that light would have made them look. */
NoiseRecipe *pictures_set_map(const NoiseRecipe *recipe,
                              const PicturesEngine *engine, NoiseMap which);

/* True if the set of a checked recipe has this map: emission only if something
 * glows. */
bool pictures_has_map(const NoiseRecipe *recipe, NoiseMap which);

/* Returns the text that ties the files of a set together, for an engine that
 * has one.  `name` is how the files' names begin, and `suffix` is how they end,
 * such as ".png".  Free it with free(); NULL if memory is short. */
char *pictures_tie(const PicturesEngine *engine, const NoiseRecipe *recipe,
                   const char *name, const char *suffix);

#endif
