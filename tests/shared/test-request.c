/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What dialogs ask of a request besides its values.
 */
#include "given.h"

#define BASE "lattice-noise/1"

static bool
is(const LatticeRequest *request, const char *expected)
{
    g_autofree char *recipe = lattice_request_get_recipe(request);

    return strcmp(recipe, expected) == 0;
}

static void
a_request_is_fitted_and_released(void)
{
    LatticeRequest request = given_request(BASE " period-x=640");

    CHECK(lattice_request_fit(&request, 320, 240, NULL));
    CHECK(is(&request, BASE " period-x=320 period-y=240"));
    CHECK(lattice_request_fit(&request, 0, 0, NULL));
    CHECK(is(&request, BASE));
}

static void
cells_that_do_not_fit_stay_as_they_were(void)
{
    LatticeRequest request = given_request(BASE " scale=1000");
    GError *error = NULL;

    CHECK(!lattice_request_fit(&request, 320, 240, &error));
    CHECK(given_error_says(error, "period-x is 320"));
    CHECK(is(&request, BASE " scale=1000"));
}

static void
the_refused_parameter_is_found(void)
{
    LatticeRequest request = given_request(BASE " scale=1000");

    CHECK(lattice_request_find_refused(&request) == NULL);
    request.params.period_y = 240;
    CHECK(lattice_request_find_refused(&request) ==
          noise_parameter_find("period-y"));
}

int
main(void)
{
    RUN(a_request_is_fitted_and_released);
    RUN(cells_that_do_not_fit_stay_as_they_were);
    RUN(the_refused_parameter_is_found);
    return check_end();
}
