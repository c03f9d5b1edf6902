/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Procedures, described as data.
 */
#ifndef LATTICE_SHARED_PROCEDURE_H
#define LATTICE_SHARED_PROCEDURE_H

#include "values.h"

/* The largest width and height of pictures, in pixels: GIMP's limit. */
#define LATTICE_SIZE_MAX 524288

typedef struct LatticeSeries LatticeSeries;

/* A procedure's task determines how it is called, what its dialog is like, and what
 * it returns. */
typedef enum LatticeTask {
    LATTICE_TASK_STUDIO,  /* draws noise: returns the drawable */
    LATTICE_TASK_SERIES,  /* draws layers: returns the image and the layers */
    LATTICE_TASK_PATTERN, /* saves a pattern: returns its name and its file */
    LATTICE_TASK_FILTER,  /* filters drawables */
    LATTICE_TASK_INSTALL, /* installs or removes our operations */
} LatticeTask;

struct LatticeProcedure {
    const char *name;
    LatticeTask task;
    /* GIMP's search looks at both, so at least one of them must contain
     * "Lattice". */
    const char *menu_label, *blurb;
    const char *menu_path; /* NULL: LATTICE_MENU */
    const char *help;      /* for programmers; not translated */
    const LatticeArgument *arguments;
    size_t n_arguments;
    /* The keys of the arguments, in the order in which scripts for GIMP 2.10 pass
     * them; ends with NULL.  Scripts pass arguments by position, so keys may only be
     * appended.  NULL: all arguments, in the order of `arguments`. */
    const char *const *positions;
    /* Returns FALSE if the other values make an argument irrelevant.  NULL: only
     * the argument's condition, NoiseParameter.when, decides that. */
    gboolean (*applies)(const LatticeArgument *argument, GObject *config);
    gboolean has_colors_first; /* its dialog shows colors above the noise */
    gboolean takes_image;      /* it works on an image */
    gboolean needs_others;     /* it needs GEGL operations other than
                            * lattice:noise */
    /* For filters only (filters.h): the GEGL operation, and the text in the
     * progress bar. */
    const char *operation, *progress;
    /* The keys of the recipe's parameters that the dialog has rows for, besides
     * the size; ends with NULL.  NULL: none. */
    const char *const *words;
    /* Returns the folder to use if the argument "file" is empty; free with
     * g_free().  NULL: there is no such argument. */
    char *(*find_folder)(const LatticeValues *values);
    /* For series only: makes the series, or returns NULL with an error. */
    LatticeSeries *(*make_series)(const LatticeValues *values, GError **error);
};

/* The first argument of loops, materials, contact sheets and patterns. */
#define LATTICE_RECIPE_ARGUMENT                                                \
    {                                                                          \
        LATTICE_TEXT_ARGUMENT(                                                 \
            LATTICE_TEXT_RECIPE, "recipe", NOISE_TEXT("Recipe"),               \
            NOISE_TEXT("A recipe such as \"lattice-noise/1 algorithm=simplex " \
                       "scale=32\"; whatever it omits gets its default "       \
                       "value"))                                               \
    }

/* The side, in pixels, of the square in which a dialog shows pictures: two by
 * two tiles of 128 pixels fit at full size. */
#define LATTICE_SHOWN_SIDE 256

/* The pictures that a dialog shows to preview a series: one after the other, or
 * in rows. */
typedef struct LatticeShown {
    char **recipes;     /* NULL: nothing; free with g_strfreev() */
    LatticeExtent size; /* of each */
    int delay;          /* how long each is shown, in ms; 0: not an animation */
    int n_columns;      /* pictures per row; 0: not in rows */
    char *material;     /* the maps' recipe, or NULL; free with g_free() */
} LatticeShown;

#endif
