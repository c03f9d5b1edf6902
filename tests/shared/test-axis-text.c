/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Axes of contact sheets as texts, and as a dialog's controls.
 */
#include "axis.h"
#include "given.h"

static bool
is_read(const char *text)
{
    LatticeAxisText axis;

    return lattice_axis_text_read(&axis, text);
}

static void
what_is_written_is_read(void)
{
    static const char *const texts[] = {"",
                                        "octaves=1..6",
                                        "scale=0.5..1e+15",
                                        "contrast=2..-2",
                                        "fractal=fbm,ridged",
                                        "coloring=gray"};

    for (size_t i = 0; i < G_N_ELEMENTS(texts); i++) {
        LatticeAxisText axis;
        CHECK(lattice_axis_text_read(&axis, texts[i]));
        char *text = lattice_axis_text_write(&axis);
        CHECK(strcmp(text, texts[i]) == 0);
        g_free(text);
    }
}

static void
other_texts_are_left_alone(void)
{
    CHECK(!is_read("octaves"));
    CHECK(!is_read("octaves=1"));
    CHECK(!is_read("octaves=1,2,5"));
    CHECK(!is_read("octaves=1..2x"));
    CHECK(!is_read("ocataves=1..2"));
    CHECK(!is_read("fractal=fbm,rigid"));
    CHECK(!is_read("fractal=fbm;ridged"));
    CHECK(!is_read("color-low=#000000,#ffffff"));
}

static void
the_beginning_of_each_parameter_is_an_axis(void)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);
    guint n_offered = 0;

    for (size_t i = 0; i < n_parameters; i++) {
        LatticeAxisText text;
        LatticeAxis axis;
        if (!lattice_axis_text_offers(&parameters[i]))
            continue;
        lattice_axis_text_begin(&text, &parameters[i]);
        char *written = lattice_axis_text_write(&text);
        CHECK(lattice_axis_read(&axis, "down", written, 3, NULL));
        CHECK(axis.parameter == &parameters[i]);
        CHECK(axis.n_values == (parameters[i].kind == NOISE_KIND_CHOICE
                                    ? parameters[i].n_choices
                                    : 3));
        CHECK(is_read(written));
        lattice_axis_clear(&axis);
        g_free(written);
        n_offered++;
    }
    CHECK(n_offered > 20);
}

int
main(void)
{
    RUN(what_is_written_is_read);
    RUN(other_texts_are_left_alone);
    RUN(the_beginning_of_each_parameter_is_an_axis);
    return check_end();
}
