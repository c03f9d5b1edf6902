/* SPDX-License-Identifier: MIT
 *
 * Reads the noise that a command line asks for: a recipe or a preset, and words that
 * change it.
 */
#ifndef TOOL_PICTURE_H
#define TOOL_PICTURE_H

#include "failure.h"

typedef struct Picture {
    NoiseRecipe *recipe;
    const char *file; /* the recipe's file, or NULL; not copied */
    /* The recipe comes from a preset or a file, so picture_check() may lower its
     * "size" until cells fit the periods. */
    bool is_preset;
    bool is_seamless;  /* its periods are its width and height */
    int width, height; /* in pixels; 0: unknown */
} Picture;

/* True if a word is a recipe, and not the name of a preset or a file. */
bool picture_is_recipe(const char *word);

/* Returns the name of a preset, or of a recipe's file without its folder and ending.
 * Returns NULL if the source is the text of a recipe, or the standard input.  Free
 * with free(). */
char *picture_find_name(const char *source);

/* Reads the words of a command line.  The first is a recipe, the name of a preset,
 * or the name of a file that contains a recipe.  The others are name=value, and set
 * parameters.  Free the picture even if this fails. */
bool picture_read(Picture *picture, char *const *words, int n_words,
                  Failure *failure);

/* Puts the layers of another recipe, preset or file on top of the picture.  Does
 * nothing if `covering` is NULL. */
bool picture_cover(Picture *picture, const char *covering, Failure *failure);

/* Checks the recipe.  If the picture is seamless, sets its periods first.  If it is
 * seamless or a preset, lowers the parameter "size" if the cells are too large for
 * the periods. */
bool picture_check(Picture *picture, Failure *failure);

/* Frees what a picture owns. */
void picture_free(Picture *picture);

#endif
