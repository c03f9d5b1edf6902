/* SPDX-License-Identifier: MIT
 *
 * The noise that a command line asks for: a recipe or a preset, and words that
 * change it.
 */
#ifndef TOOL_PICTURE_H
#define TOOL_PICTURE_H

#include "failure.h"

typedef struct Picture {
    NoiseParams params;
    bool is_preset;    /* its size is lowered until cells fit the periods */
    bool is_seamless;  /* its periods become the width and height */
    int width, height; /* pixels; 0: not known */
} Picture;

/* Reads a recipe, the name of a preset or of a file, or what such a file holds,
 * and sets the parameters of the words "name=value". */
bool picture_read(Picture *picture, const char *source, char *const *words,
                  int n_words, Failure *failure);

/* Checks the params; sets the periods of a seamless picture, and lowers its
 * size, or that of a preset, if cells are too large for them. */
bool picture_check(Picture *picture, Failure *failure);

/* Reads and checks a picture, and prints its recipe in its shortest form. */
bool picture_print(const char *source, char *const *words, int n_words,
                   Failure *failure);

#endif
