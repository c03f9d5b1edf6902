/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets the arguments of requests and procedures in tests, and checks what they
 * lead to.
 */
#ifndef GIVEN_H
#define GIVEN_H

#include <string.h>

#include "check.h"
#include "series.h"

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
    g_autofree char *recipe = lattice_request_get_recipe(request);

    return strcmp(recipe, expected) == 0;
}

/* A procedure's values with a recipe. */
static inline LatticeValues *
given_recipe(const LatticeProcedure *procedure, const char *recipe)
{
    LatticeValues *values = lattice_values_new(procedure);

    CHECK(lattice_values_set_text(values, "recipe", recipe, NULL));
    return values;
}

static inline void
given_number(LatticeValues *values, const char *key, double number)
{
    CHECK(lattice_values_set_number(values, key, number, NULL));
}

static inline void
given_text(LatticeValues *values, const char *key, const char *text)
{
    CHECK(lattice_values_set_text(values, key, text, NULL));
}

/* Whether an error has a message with this part; clears it. */
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

/* Whether making the series is refused with a sentence that has this part;
 * frees the values. */
static inline bool
given_refuses(LatticeValues *values, const LatticeProcedure *procedure,
              const char *part)
{
    GError *error = NULL;
    LatticeSeries *series = procedure->make_series(values, &error);

    lattice_values_free(values);
    return series == NULL && given_error_says(&error, part);
}

/* Makes the series of the values, and frees them; ends the test if it is
 * refused. */
static inline LatticeSeries *
given_series(LatticeValues *values, const LatticeProcedure *procedure)
{
    GError *error = NULL;
    LatticeSeries *series = procedure->make_series(values, &error);

    lattice_values_free(values);
    if (series == NULL) {
        printf("Bail out! %s\n", error->message);
        exit(EXIT_FAILURE);
    }
    return series;
}

/* Whether a picture has this name and recipe. */
static inline bool
given_picture_is(const LatticeSeries *series, guint i, const char *name,
                 const char *recipe)
{
    const LatticeSeriesPicture *picture = lattice_series_get(series, i);
    g_autofree char *own = lattice_request_get_recipe(&picture->request);
    const bool is =
        strcmp(picture->name, name) == 0 && strcmp(own, recipe) == 0;

    if (!is)
        printf("# picture %u: %s: %s\n", i, picture->name, own);
    return is;
}

#endif
