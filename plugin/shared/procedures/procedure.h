/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Procedures described as data: their arguments, which the front ends register,
 * and the checked values that they are called with.
 */
#ifndef LATTICE_SHARED_PROCEDURE_H
#define LATTICE_SHARED_PROCEDURE_H

#include <glib-object.h>

#include "request.h"

typedef enum LatticeArgumentKind {
    LATTICE_ARGUMENT_TEXT,
    LATTICE_ARGUMENT_WHOLE, /* a whole number */
    LATTICE_ARGUMENT_REAL,
    LATTICE_ARGUMENT_SEED, /* a whole number, of 64 bits where GIMP has them */
    LATTICE_ARGUMENT_CHOICE, /* a nick; its value is an index */
} LatticeArgumentKind;

/* What a text means, so that dialogs can offer the right control. */
typedef enum LatticeTextUse {
    LATTICE_TEXT_PLAIN,
    LATTICE_TEXT_RECIPE,
    LATTICE_TEXT_FOLDER,
    LATTICE_TEXT_AXIS, /* as lattice_axis_read() takes it */
} LatticeTextUse;

typedef struct LatticeArgument {
    LatticeArgumentKind kind;
    LatticeTextUse use; /* texts only */
    const char *key, *label, *blurb;
    const char *initial_text;  /* texts only, else NULL */
    double initial;            /* numbers; a choice's index */
    double minimum, maximum;   /* numbers, inclusive; choices: 0 and the last;
                                  both 0: any number, until it is read */
    const char *minimum_label; /* what a dialog shows for the minimum of a whole
                                  number; NULL: the number */
    const NoiseChoice *choices; /* choices only, else NULL */
    size_t n_choices;
    const NoiseParameter *parameter; /* the same as a parameter, with its unit
                                        and slider; NULL: not described so */
    const char *when;   /* "key {nick}": it matters only with this choice of
                           another argument; NULL or NOISE_ALWAYS: always */
    const char *beside; /* in a dialog it stands beside the argument with this
                           key; NULL: in a line of its own */
    gboolean is_for_dialog; /* remembered by a dialog, unknown to scripts */
} LatticeArgument;

/* The largest width and height of pictures, in pixels: GIMP's limit. */
#define LATTICE_SIZE_MAX 524288

typedef struct LatticeSeries LatticeSeries;
typedef struct LatticeValues LatticeValues;

typedef struct LatticeProcedure {
    const char *name;
    const char *menu_label, *blurb;
    const char *menu_path; /* NULL: LATTICE_MENU */
    const char *help;      /* for programmers, and not translated */
    const LatticeArgument *arguments;
    size_t n_arguments;
    gboolean takes_image; /* whether it is called with an image */
    /* Filters only (filters.h), else NULL: the operation of GEGL, and what is
     * said while it draws. */
    const char *operation, *progress;
    /* Makes the pictures of a procedure that draws layers, or returns NULL with
     * an error; NULL for the other procedures. */
    LatticeSeries *(*make_series)(const LatticeValues *values, GError **error);
} LatticeProcedure;

/* The first argument of loops, maps, contact sheets and patterns. */
#define LATTICE_RECIPE_ARGUMENT                                                \
    {                                                                          \
        .kind = LATTICE_ARGUMENT_TEXT, .use = LATTICE_TEXT_RECIPE,             \
        .key = "recipe", .label = NOISE_TEXT("Recipe"),                        \
        .blurb =                                                               \
            NOISE_TEXT("A recipe such as \"lattice-noise/1 algorithm=simplex " \
                       "scale=32\"; what it omits has its default value"),     \
        .initial_text = "",                                                    \
    }

/* A parameter of the core or of the request, as an argument. */
LatticeArgument lattice_argument_of(const NoiseParameter *parameter);

/* Whether its value is a number, not a text or a choice's nick. */
gboolean lattice_argument_is_number(const LatticeArgument *argument);

/* Whether an argument matters with the choices that config has. */
gboolean lattice_argument_matters(const LatticeProcedure *procedure,
                                  const LatticeArgument *argument,
                                  GObject *config);

/* An argument's description for GIMP's procedure browser: its blurb,
 * translated, with the choices or the range.  Free with g_free(). */
char *lattice_argument_describe(const LatticeArgument *argument);

/* The side, in pixels, of the square in which a dialog shows pictures: two by
 * two tiles of 128 pixels are seen at full size. */
#define LATTICE_SHOWN_SIDE 256

/* The pictures that a dialog shows of what would be drawn: one after the other,
 * or in rows. */
typedef struct LatticeShown {
    char **recipes;    /* NULL: nothing; free with g_strfreev() */
    int width, height; /* pixels of each */
    int delay;         /* how long each is shown, in ms; 0: no animation */
    int n_columns;     /* pictures in a row; 0: there are no rows */
} LatticeShown;

/* The values of a procedure's arguments, at first the initial ones; free with
 * lattice_values_free(). */
LatticeValues *lattice_values_new(const LatticeProcedure *procedure);
void lattice_values_free(LatticeValues *values);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeValues, lattice_values_free)

/* Set a number, and a text or choice (NULL is ""), by the key of an argument,
 * which must exist.  The error is a translated sentence that names the
 * argument. */
gboolean lattice_values_set_number(LatticeValues *values, const char *key,
                                   double number, GError **error);
gboolean lattice_values_set_text(LatticeValues *values, const char *key,
                                 const char *text, GError **error);

/* The values that an object's properties have, which are named like the
 * arguments; NULL if one is refused.  Free with lattice_values_free(). */
LatticeValues *lattice_values_read(const LatticeProcedure *procedure,
                                   GObject *config, GError **error);

/* Sets the size, in pixels, of the image that pictures are made for; it
 * replaces the arguments "width" and "height" if they are 0. */
void lattice_values_fit(LatticeValues *values, int width, int height);

/* A number, or a choice's index. */
double lattice_values_get_number(const LatticeValues *values, const char *key);

/* A text, owned by values, or a choice's nick, static. */
const char *lattice_values_get_text(const LatticeValues *values,
                                    const char *key);

/* Sets request to the recipe of the argument "recipe", checked; a seamless one
 * gets the size of the pictures as its periods. */
gboolean lattice_values_get_request(const LatticeValues *values,
                                    LatticeRequest *request, GError **error);

#endif
