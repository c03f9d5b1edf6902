/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets the arguments of requests and procedures in tests, and checks the results.
 */
#ifndef GIVEN_H
#define GIVEN_H

#include <string.h>

#include "check.h"
#include "series.h"

/* Makes a request with this recipe; clear it with lattice_request_clear(). */
static inline LatticeRequest
given_request(const char *recipe)
{
    LatticeRequest request;

    lattice_request_init(&request);
    CHECK(lattice_request_set_recipe(&request, recipe, NULL));
    return request;
}

static inline bool
given_has_recipe(const LatticeRequest *request, const char *expected)
{
    g_autofree char *recipe = lattice_recipe_print(request->recipe);

    return strcmp(recipe, expected) == 0;
}

/* Returns a procedure's initial values. */
static inline LatticeValues *
given_values(const LatticeProcedure *procedure)
{
    LatticeValues *values = g_new0(LatticeValues, 1);
    GType type = g_type_from_name(procedure->name);

    if (type == 0)
        type = lattice_argument_object_register(procedure->name, procedure, 0);
    values->procedure = procedure;
    values->config = g_object_new(type, NULL);
    return values;
}

static inline void
given_free(LatticeValues *values)
{
    g_object_unref(values->config);
    g_free(values);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeValues, given_free)

static inline void
given_number(LatticeValues *values, const char *key, double number)
{
    GValue value = G_VALUE_INIT;

    g_value_init(&value, G_TYPE_DOUBLE);
    g_value_set_double(&value, number);
    g_object_set_property(values->config, key, &value);
}

static inline void
given_text(LatticeValues *values, const char *key, const char *text)
{
    g_object_set(values->config, key, text, NULL);
}

/* Returns a procedure's initial values, but with this recipe. */
static inline LatticeValues *
given_recipe(const LatticeProcedure *procedure, const char *recipe)
{
    LatticeValues *values = given_values(procedure);

    given_text(values, "recipe", recipe);
    return values;
}

/* True if an error's message contains this text.  Clears the error. */
static inline bool
given_error_says(GError **error, const char *part)
{
    const char *message = *error != NULL ? (*error)->message : "none";
    const bool says = *error != NULL && strstr(message, part) != NULL;

    if (!says)
        printf("# error: %s\n", message);
    g_clear_error(error);
    return says;
}

static inline LatticeSeries *
given_make(LatticeValues *values, const LatticeProcedure *procedure,
           GError **error)
{
    LatticeSeries *series = lattice_values_check(values, error)
                                ? procedure->make_series(values, error)
                                : NULL;

    given_free(values);
    return series;
}

/* True if making the series is refused with a sentence that contains this text.
 * Frees the values. */
static inline bool
given_refuses(LatticeValues *values, const LatticeProcedure *procedure,
              const char *part)
{
    GError *error = NULL;

    return given_make(values, procedure, &error) == NULL &&
           given_error_says(&error, part);
}

/* Makes a series from the values, and frees them.  Ends the test program if the
 * series is refused. */
static inline LatticeSeries *
given_series(LatticeValues *values, const LatticeProcedure *procedure)
{
    GError *error = NULL;
    LatticeSeries *series = given_make(values, procedure, &error);

    if (series == NULL) {
        printf("Bail out! %s\n", error->message);
        exit(EXIT_FAILURE);
    }
    return series;
}

/* Returns the parameters of picture i. */
static inline const NoiseParams *
given_params(const LatticeSeries *series, guint i)
{
    return noise_recipe_params(lattice_series_get(series, i)->request.recipe);
}

/* True if picture i has this name and recipe. */
static inline bool
given_picture_is(const LatticeSeries *series, guint i, const char *name,
                 const char *recipe)
{
    const LatticeSeriesPicture *picture = lattice_series_get(series, i);
    g_autofree char *own = lattice_recipe_print(picture->request.recipe);
    const bool is =
        strcmp(picture->name, name) == 0 && strcmp(own, recipe) == 0;

    if (!is)
        printf("# picture %u: %s: %s\n", i, picture->name, own);
    return is;
}

#endif
