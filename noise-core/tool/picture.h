/* SPDX-License-Identifier: MIT
 *
 * The noise that a command line asks for: a recipe or a preset, and words that
 * change it.
 */
#ifndef TOOL_PICTURE_H
#define TOOL_PICTURE_H

#include "failure.h"

typedef struct Picture {
    NoiseRecipe *recipe;
    const char *file;  /* contains the recipe; not copied; NULL: none */
    bool is_preset;    /* the size is lowered until cells fit the periods */
    bool is_seamless;  /* the periods become the width and height */
    int width, height; /* pixels; 0: unknown */
} Picture;

/* True if a word is a recipe, and not the name of a preset or a file. */
bool picture_is_recipe(const char *word);

/* Reads the words of a command line: first a recipe, the name of a preset, or
 * the name of a file that contains a recipe, and then words name=value, which
 * set parameters.  Free the picture even if this fails. */
bool picture_read(Picture *picture, char *const *words, int n_words,
                  Failure *failure);

/* Puts the layers of a recipe, preset or file over the picture. */
bool picture_cover(Picture *picture, const char *covering, Failure *failure);

/* Checks the recipe.  Sets the periods of a seamless picture.  For a seamless
 * picture or a preset, lowers the parameter "size" if the cells are too large
 * for the periods. */
bool picture_check(Picture *picture, Failure *failure);

/* Frees what a picture owns. */
void picture_free(Picture *picture);

#endif
