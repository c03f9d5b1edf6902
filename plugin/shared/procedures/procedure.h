/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that make something of a recipe, as data: what the front ends
 * register, and the checked values that they pass on.
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
    LATTICE_ARGUMENT_CHOICE, /* a nick */
} LatticeArgumentKind;

/* What a text is, for dialogs. */
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
    double minimum, maximum;   /* numbers, included; choices: 0 and the last;
                                  the same: any number may be tried */
    const char *minimum_label; /* what a dialog shows for the minimum of a whole
                                  number; NULL: the number */
    const NoiseChoice *choices; /* choices only, else NULL */
    size_t n_choices;
    const char *beside; /* in a dialog it stands beside the argument with this
                           key; NULL: in a line of its own */
    gboolean is_for_dialog; /* a dialog remembers it, and no script knows it */
} LatticeArgument;

/* The largest width and height of pictures, in pixels, as GIMP has it. */
#define LATTICE_SIZE_MAX 524288

typedef struct LatticeSeries LatticeSeries;
typedef struct LatticeValues LatticeValues;

typedef struct LatticeProcedure {
    const char *name;
    const char *menu_label, *blurb;
    const char *help; /* for programmers, and not translated */
    const LatticeArgument *arguments;
    size_t n_arguments;
    gboolean takes_image; /* whether it is made for an image */
    /* The pictures, for those that draw layers, else NULL. */
    LatticeSeries *(*make_series)(const LatticeValues *values, GError **error);
} LatticeProcedure;

/* Every procedure's first argument. */
#define LATTICE_RECIPE_ARGUMENT                                                \
    {                                                                          \
        .kind = LATTICE_ARGUMENT_TEXT, .use = LATTICE_TEXT_RECIPE,             \
        .key = "recipe", .label = NOISE_TEXT("Recipe"),                        \
        .blurb =                                                               \
            NOISE_TEXT("A recipe such as \"lattice-noise/1 algorithm=simplex " \
                       "scale=32\"; what it omits has its default value"),     \
        .initial_text = "",                                                    \
    }

/* A parameter of the tables as an argument. */
LatticeArgument lattice_argument_of(const NoiseParameter *parameter);

/* Whether its value is a number, not a text or a choice's nick. */
gboolean lattice_argument_is_number(const LatticeArgument *argument);

/* What is told of an argument: its blurb, translated, with the choices or the
 * range; free with g_free(). */
char *lattice_argument_describe(const LatticeArgument *argument);

/* Of the place for them, in pixels: two tiles of 128 are seen at full size. */
#define LATTICE_SHOWN_SIDE 256

/* What a dialog shows of what would be drawn: pictures, one after the other or
 * in rows. */
typedef struct LatticeShown {
    char **recipes;    /* NULL: nothing; free with g_strfreev() */
    int width, height; /* pixels of each */
    int delay;         /* how long each is shown, in ms */
    int n_columns;     /* of rows; 0: there are none */
} LatticeShown;

/* A value for each argument of a procedure.  Initial ones; free with
 * lattice_values_free(). */
LatticeValues *lattice_values_new(const LatticeProcedure *procedure);
void lattice_values_free(LatticeValues *values);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeValues, lattice_values_free)

/* Sets a number, or a text or choice (NULL is ""); a refusal is a translated
 * sentence that names the argument. */
gboolean lattice_values_set_number(LatticeValues *values, const char *key,
                                   double number, GError **error);
gboolean lattice_values_set_text(LatticeValues *values, const char *key,
                                 const char *text, GError **error);

/* Those that are the properties of an object, each of the type of its argument;
 * NULL if one is refused. */
LatticeValues *lattice_values_read(const LatticeProcedure *procedure,
                                   GObject *config, GError **error);

/* Gives pictures the size of an image, in pixels, where the arguments width and
 * height leave that open, with 0. */
void lattice_values_fit(LatticeValues *values, int width, int height);

/* A number, or a choice's index. */
double lattice_values_get_number(const LatticeValues *values, const char *key);
/* A text, or a choice's nick. */
const char *lattice_values_get_text(const LatticeValues *values,
                                    const char *key);

/* Begins a request with the argument "recipe"; a seamless one repeats after the
 * size of the pictures. */
gboolean lattice_values_get_request(const LatticeValues *values,
                                    LatticeRequest *request, GError **error);

#endif
