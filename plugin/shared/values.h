/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The arguments of procedures, which the front ends register, and the checked
 * values that procedures are called with.
 */
#ifndef LATTICE_VALUES_H
#define LATTICE_VALUES_H

#include <glib-object.h>

#include "request.h"

/* What a value is used for.  This decides which control a dialog offers for it. */
typedef enum LatticeUse {
    LATTICE_PARAMETER, /* whatever suits the parameter's kind */
    LATTICE_WHOLE,     /* a whole number */
    LATTICE_MODE,      /* a layer mode, as GIMP numbers it */
    LATTICE_TEXT_PLAIN,
    LATTICE_TEXT_RECIPE,
    LATTICE_TEXT_FOLDER,
    LATTICE_TEXT_AXIS, /* text for lattice_axis_read() */
} LatticeUse;

/* An argument of a procedure: a parameter of the core or of an operation, or
 * anything else that is described in the same way. */
typedef struct LatticeArgument {
    /* Text arguments use only key, label, blurb and `when` (NULL: always).  If a
     * number's limits are both 0, any number is accepted, and is checked only when
     * it is used. */
    NoiseParameter parameter;
    LatticeUse use;
    const char *minimum_label; /* what a dialog shows in place of the minimum of
                                * a whole number; NULL: the minimum itself */
    const char *beside; /* the key of the argument beside which a dialog places
                         * this one; NULL: on its own line */
    gboolean is_for_dialog;  /* a dialog uses it to remember something; scripts
                             * cannot pass it */
    gboolean is_for_scripts; /* no dialog shows it */
} LatticeArgument;

/* Initializes the strings of an argument that is not a parameter of the core or of
 * an operation.  They are the first members of its NoiseParameter. */
#define LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_) \
    .key = key_, .label = label_, .blurb = blurb_, .unit = ""

/* Initializes an argument that offers the first n of these choices. */
#define LATTICE_ARGUMENT_CHOICES(key_, label_, blurb_, initial_, choices_, n) \
    LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_),                             \
        .kind = NOISE_KIND_CHOICE, .initial = initial_, .maximum = (n)-1,     \
        .choices = choices_, .n_choices = n

/* Initialize the first members of a whole-number argument, or of a text
 * argument, which is initially empty. */
#define LATTICE_WHOLE_ARGUMENT(key_, label_, blurb_, initial_, minimum_, \
                               maximum_)                                 \
    .use = LATTICE_WHOLE,                                                \
    .parameter = {LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_),          \
                  .kind = NOISE_KIND_REAL, .initial = initial_,          \
                  .minimum = minimum_, .maximum = maximum_}
#define LATTICE_TEXT_ARGUMENT(use_, key_, label_, blurb_) \
    .use = use_, .parameter = {LATTICE_ARGUMENT_TEXTS(key_, label_, blurb_)}

/* Returns the type of the property that holds an argument's value: double, int,
 * uint64 for seeds, or string.  Choices are also strings: their nicks. */
GType lattice_argument_get_type(const LatticeArgument *argument);

/* Returns the initial value of an argument whose type is string; static. */
const char *lattice_argument_get_text(const LatticeArgument *argument);

/* Returns an argument's description for GIMP's procedure browser: its
 * translated blurb, with the choices or the range.  Free with g_free(). */
char *lattice_argument_describe(const LatticeArgument *argument);

typedef struct LatticeProcedure LatticeProcedure; /* procedure.h */

/* Returns the argument with this key, or NULL. */
const LatticeArgument *lattice_argument_find(const LatticeProcedure *procedure,
                                             const char *key);

/* Returns the arguments in the order in which scripts for GIMP 2.10 pass them;
 * free with g_ptr_array_unref(). */
GPtrArray *lattice_arguments_by_position(const LatticeProcedure *procedure);

/* True if the argument with this key matters, given the choices in config. */
gboolean lattice_argument_matters(const LatticeProcedure *procedure,
                                  const char *key, GObject *config);

/* Registers an object type with a property for each argument, with the same initial
 * value.  The properties accept any number and any text; invalid ones are rejected
 * when they are read.  Seeds have 64 bits.  The name must be new.  The description
 * must stay valid, because the type refers to it.  `flags` are added to the flags of
 * every property. */
GType lattice_argument_object_register(const char *name,
                                       const LatticeProcedure *description,
                                       GParamFlags flags);

/* Returns the description with which an object's type was registered. */
const LatticeProcedure *lattice_argument_object_describe(GObject *object);

/* Returns the position of a number along a parameter's slider, from 0 to 1;
 * numbers beyond an end are placed at that end.  A gamma above 1 gives small
 * numbers more room. */
double lattice_slider_place(const NoiseParameter *parameter, double number);

/* Returns the number at a position along a parameter's slider, from 0 to 1,
 * rounded to the decimals that the slider shows. */
double lattice_slider_number(const NoiseParameter *parameter, double place);

/* Returns how many of a parameter's choices dialogs offer: all but those that need a
 * picture, which come last, because GIMP's pixels do not reach the noise yet. */
size_t lattice_count_offered(const NoiseParameter *parameter);

/* The values of a procedure's arguments, as the properties of an object.  The
 * keys of the arguments are the names of the properties. */
typedef struct LatticeValues {
    const LatticeProcedure *procedure;
    GObject *config;
    LatticeExtent image;  /* size of the image to draw for; 0: none */
    const char *look;     /* the name of the recipe's look, or NULL */
    const char *settings; /* the user's GIMP folder */
} LatticeValues;

/* True if all numbers and choices are valid.  The error is a translated
 * sentence that names the argument. */
gboolean lattice_values_check(const LatticeValues *values, GError **error);

/* Returns the number in an argument, which must have been checked; for a
 * choice, its index. */
double lattice_values_get_number(const LatticeValues *values, const char *key);

/* Returns the argument "name".  If that is empty, returns the look's name or,
 * without a look, a name from lattice_look_name_picture().  Free with
 * g_free(). */
char *lattice_values_get_name(const LatticeValues *values,
                              const LatticeRequest *request);

/* The key of the argument that names a folder or file to write to. */
#define LATTICE_FILE_KEY "file"

/* Returns the argument "file" as a full path or, if it is empty, the
 * procedure's default folder.  "~" is the user's home folder, and relative
 * paths start in the folder where GIMP was started, as in GIMP's own
 * procedures.  Returns NULL with an error if the path starts with another
 * user's home folder.  Free with g_free(). */
char *lattice_values_get_path(const LatticeValues *values, GError **error);

/* Returns the size of the pictures, in pixels.  If a side has no argument, or its
 * argument is 0, returns the image's side. */
LatticeExtent lattice_values_get_size(const LatticeValues *values);

/* Fills in `request` from the argument "recipe", and checks it.  A seamless recipe
 * gets the size of the pictures as its periods.  Clear the request even if it is
 * invalid. */
gboolean lattice_values_get_request(const LatticeValues *values,
                                    LatticeRequest *request, GError **error);

#endif
