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
    NoiseParameter parameter; /* of texts only key, label, blurb and when; 0 as
                                 both limits: any number, until it is read */
    LatticeUse use;
    const char *minimum_label; /* what a dialog shows for the minimum of a whole
                                  number; NULL: the number */
    const char *beside; /* in a dialog it stands beside the argument with this
                           key; NULL: in a line of its own */
    gboolean is_for_dialog; /* remembered by a dialog, unknown to scripts */
} LatticeArgument;

/* The texts of an argument that is no parameter of the core or of an operation:
 * the first members of its NoiseParameter. */
#define LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_)           \
    .key = key_, .label = label_, .blurb = blurb_, .unit = "", \
    .when = NOISE_ALWAYS

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

/* The values of a procedure's arguments, at first the initial ones; free with
 * lattice_values_free(). */
typedef struct LatticeValues LatticeValues;
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
