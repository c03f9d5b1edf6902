/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Arguments of the procedures that filter pictures which are refused together.
 */
#include <gegl.h>

#include "check.h"
#include "filters.h"

static LatticeValues *
given_displacement(const char *effect, const char *kind, const char *recipe)
{
    LatticeValues *values = lattice_values_new(lattice_filter_describe(
        lattice_filter_find("plug-in-lattice-displace")));

    CHECK(lattice_values_set_text(values, "effect", effect, NULL));
    CHECK(lattice_values_set_text(values, "kind", kind, NULL));
    CHECK(lattice_values_set_text(values, "recipe", recipe, NULL));
    return values;
}

/* Whether a filter's check takes the values, or refuses them with a sentence
 * that begins like this; frees them. */
static bool
check_says(LatticeValues *values, const char *beginning)
{
    const LatticeProcedure *procedure = lattice_filter_describe(
        lattice_filter_find("plug-in-lattice-displace"));
    g_autoptr(GError) error = NULL;
    const gboolean is_good = lattice_filter_check(procedure, values, &error);

    lattice_values_free(values);
    if (error != NULL)
        printf("# %s\n", error->message);
    if (beginning == NULL)
        return is_good && error == NULL;
    return !is_good && g_str_has_prefix(error->message, beginning);
}

TEST(a_flow_of_noise_without_slopes_is_refused_by_the_name_of_what_was_chosen)
{
    static const char *const flat[] = {
        "lattice-noise/1 algorithm=white", "lattice-noise/1 fractal=damped",
        "lattice-noise/1 algorithm=cellular feature=cell-value"};

    g_log_set_always_fatal(G_LOG_FATAL_MASK); /* the operation warns */
    for (gsize i = 0; i < G_N_ELEMENTS(flat); i++) {
        CHECK(check_says(given_displacement("smoke", "x", flat[i]),
                         "Effect is smoke: "));
        CHECK(check_says(given_displacement("custom", "flow", flat[i]),
                         "Direction (kind) is flow: "));
        CHECK(check_says(given_displacement("wind", "flow", flat[i]), NULL));
    }
    CHECK(check_says(given_displacement("smoke", "x", ""), NULL));
    CHECK(check_says(given_displacement("wind", "x", "lattice-noise/1 scal=3"),
                     ""));
}

TEST(the_largest_scale_and_magnification_flow)
{
    LatticeValues *values = given_displacement("custom", "flow", "");

    CHECK(lattice_values_set_number(values, "scale", 1e5, NULL));
    CHECK(lattice_values_set_number(values, "magnification", 1000, NULL));
    CHECK(check_says(values, NULL));
}

int
main(void)
{
    gegl_init(NULL, NULL);
    const int status = check_run_all();
    gegl_exit();
    return status;
}
