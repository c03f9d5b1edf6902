/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The texts with which the axes of contact sheets begin.
 */
#include "axis.h"
#include "given.h"

static bool
is_default(const char *key, const char *text)
{
    g_autofree char *written =
        lattice_axis_default_text(noise_parameter_find(key));

    return strcmp(written, text) == 0;
}

TEST(a_range_or_all_choices_are_written)
{
    CHECK(is_default("persistence", "persistence=0..1"));
    CHECK(is_default("kernel-radius", "kernel-radius=1..4") ||
          is_default("octaves", "octaves=1..10"));
    CHECK(is_default("invert", "invert=no,yes"));
}

TEST(the_beginning_of_each_parameter_is_an_axis)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);
    guint n_offered = 0;

    for (size_t i = 0; i < n_parameters; i++) {
        LatticeAxis axis;
        if (parameters[i].kind != NOISE_KIND_REAL &&
            parameters[i].kind != NOISE_KIND_CHOICE)
            continue;
        g_autofree char *written = lattice_axis_default_text(&parameters[i]);
        CHECK(lattice_axis_read(&axis, "down", written, 3, NULL));
        CHECK(axis.parameter == &parameters[i]);
        CHECK(axis.n_values == (parameters[i].kind == NOISE_KIND_CHOICE
                                    ? parameters[i].n_choices
                                    : 3));
        lattice_axis_clear(&axis);
        n_offered++;
    }
    CHECK(n_offered > 20);
}

int
main(void)
{
    return check_run_all();
}
