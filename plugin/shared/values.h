/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Arguments of procedures, which the front ends register, and the checked
 * values that they are called with.
 */
#ifndef LATTICE_VALUES_H
#define LATTICE_VALUES_H

#include <glib-object.h>

#include "request.h"

/* What a value is, and so which control a dialog offers for it. */
typedef enum LatticeUse {
    LATTICE_PARAMETER, /* what the parameter's kind says */
    LATTICE_WHOLE,     /* a whole number */
    LATTICE_TEXT_PLAIN,
    LATTICE_TEXT_RECIPE,
    LATTICE_TEXT_FOLDER,
    LATTICE_TEXT_AXIS, /* as lattice_axis_read() takes it */
} LatticeUse;

/* An argument of a procedure: a parameter of the core or of an operation, or
 * one that is described in the same way. */
typedef struct LatticeArgument {
    NoiseParameter parameter; /* of texts only key, label, blurb and when (NULL:
                                 always); 0 as both limits: any number, until it
                                 is read */
    LatticeUse use;
    const char *minimum_label; /* what a dialog shows for the minimum of a whole
                                  number; NULL: the number */
    const char *beside; /* in a dialog it stands beside the argument with this
                           key; NULL: in a line of its own */
    gboolean is_for_dialog; /* remembered by a dialog, unknown to scripts */
} LatticeArgument;

/* The texts of an argument that is no parameter of the core or of an operation:
 * the first members of its NoiseParameter. */
#define LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_) \
    .key = key_, .label = label_, .blurb = blurb_, .unit = ""

/* The same of an argument that offers the first n of some choices. */
#define LATTICE_ARGUMENT_CHOICES(key_, label_, blurb_, initial_, choices_, n) \
    LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_),                             \
        .kind = NOISE_KIND_CHOICE, .initial = initial_, .maximum = (n)-1,     \
        .choices = choices_, .n_choices = n

/* The first members of such arguments: of whole numbers, and of texts, which
 * are empty at first. */
#define LATTICE_WHOLE_ARGUMENT(key_, label_, blurb_, initial_, minimum_, \
                               maximum_)                                 \
    .use = LATTICE_WHOLE,                                                \
    .parameter = {LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_),          \
                  .kind = NOISE_KIND_REAL, .initial = initial_,          \
                  .minimum = minimum_, .maximum = maximum_}
#define LATTICE_TEXT_ARGUMENT(use_, key_, label_, blurb_) \
    .use = use_, .parameter = {LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_)}

/* The type of a property that holds the argument's value: double, int, uint64
 * for seeds, and string also for choices, as their nicks. */
GType lattice_argument_get_type(const LatticeArgument *argument);

/* The initial value of an argument of type string; static. */
const char *lattice_argument_get_text(const LatticeArgument *argument);

/* An argument's description for GIMP's procedure browser: its blurb,
 * translated, with the choices or the range.  Free with g_free(). */
char *lattice_argument_describe(const LatticeArgument *argument);

typedef struct LatticeProcedure LatticeProcedure; /* procedure.h */

/* The argument with this key, or NULL. */
const LatticeArgument *lattice_argument_find(const LatticeProcedure *procedure,
                                             const char *key);

/* The arguments in the order in which scripts of GIMP 2.10 give them; free with
 * g_ptr_array_unref(). */
GPtrArray *lattice_arguments_by_position(const LatticeProcedure *procedure);

/* Whether the argument with this key matters with the choices that config
 * has. */
gboolean lattice_argument_matters(const LatticeProcedure *procedure,
                                  const char *key, GObject *config);

/* A type of objects with a property for each argument, which has its initial
 * value at first.  They take any number and any text: wrong ones are refused when
 * they are read.  Seeds have 64 bits.  The name must be new; description must
 * stay, and its arguments are those of the type.  flags are added to the
 * properties'. */
GType lattice_argument_object_register(const char *name,
                                       const LatticeProcedure *description,
                                       GParamFlags flags);

/* The description that the type of an object was made from. */
const LatticeProcedure *lattice_argument_object_describe(GObject *object);

/* The position of a number along a parameter's slider, 0 to 1; numbers beyond
 * its ends have the position of the nearest end.  A gamma above 1 gives small
 * numbers more room. */
double lattice_slider_place(const NoiseParameter *parameter, double number);

/* The number at a position, rounded to the decimals that the slider shows. */
double lattice_slider_number(const NoiseParameter *parameter, double place);

/* The values of a procedure's arguments: the properties of an object, which are
 * named like these. */
typedef struct LatticeValues {
    const LatticeProcedure *procedure;
    GObject *config;
    LatticeExtent image;  /* that pictures are made for; 0: none */
    const char *look;     /* a name after the look of the recipe; or NULL */
    const char *settings; /* the user's GIMP folder */
} LatticeValues;

/* Whether all numbers and choices are good.  The error is a translated sentence
 * that names the argument. */
gboolean lattice_values_check(const LatticeValues *values, GError **error);

/* A number that has been checked, or a choice's index. */
double lattice_values_get_number(const LatticeValues *values, const char *key);

/* The name that the argument "name" says; without one the look's or, without
 * that, the request's.  Free with g_free(). */
char *lattice_values_get_name(const LatticeValues *values,
                              const LatticeRequest *request);

/* The key of an argument that names a folder, or a file, to write to. */
#define LATTICE_FILE_KEY "file"

/* What the argument "file" says, as a full path: "~" is the user's home, and what
 * is relative begins where GIMP was started, as with GIMP's own procedures.  If it is
 * empty, the procedure's own folder.  Free with g_free(); NULL with an error if it
 * begins with the home of somebody else. */
char *lattice_values_get_path(const LatticeValues *values, GError **error);

/* The size of the pictures, in pixels: where no argument says it, or one is 0, the
 * image's. */
LatticeExtent lattice_values_get_size(const LatticeValues *values);

/* Sets request to the recipe of the argument "recipe", checked; a seamless one
 * gets the size of the pictures as its periods. */
gboolean lattice_values_get_request(const LatticeValues *values,
                                    LatticeRequest *request, GError **error);

#endif
