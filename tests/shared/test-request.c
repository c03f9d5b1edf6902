/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks what dialogs need to know about a request besides its values.
 */
#include <noise-core/layers.h>

#include "given.h"
#include "operation.h"

#define BASE "lattice-noise/1"

TEST(the_refused_parameter_is_found)
{
    g_auto(LatticeRequest) request = given_request(BASE " scale=1000");
    NoiseError problem;

    CHECK(noise_recipe_check(request.recipe, &problem));
    noise_recipe_edit(request.recipe)->period_y = 240;
    CHECK(!noise_recipe_check(request.recipe, &problem));
    CHECK(problem.parameter == noise_parameter_find("period-y"));
}

TEST(errors_are_known_by_their_name)
{
    GError *error = NULL;

    CHECK(!lattice_refuse(&error, "x"));
    CHECK(strcmp(g_quark_to_string(error->domain), "lattice-error-quark") == 0);
    g_clear_error(&error);
}

TEST(masks_and_channels_take_any_recipe)
{
    g_auto(LatticeRequest) request = given_request(BASE " coloring=rgba");

    request.output = LATTICE_OUTPUT_LAYER_MASK;
    CHECK(lattice_request_check(&request, NULL));
    request.output = LATTICE_OUTPUT_NEW_CHANNEL;
    CHECK(lattice_request_check(&request, NULL));
}

static const char *
find_colors(const char *format, gboolean is_mask)
{
    g_auto(LatticeRequest) request = given_request(BASE);

    return lattice_operation_place(babl_format(format), is_mask, 0, 0, &request)
        .colors;
}

TEST(gray_is_decided_by_what_is_drawn_on)
{
    CHECK(strcmp(find_colors("Y u8", TRUE), "mask") == 0);
    CHECK(strcmp(find_colors("Y'A u8", FALSE), "gray") == 0);
    CHECK(strcmp(find_colors("R'G'B' u8", FALSE), "kept") == 0);
}

TEST(only_layers_are_remembered_for_the_next_layer)
{
    const LatticeOutput layer = LATTICE_OUTPUT_DRAWABLE,
                        new_layer = LATTICE_OUTPUT_NEW_LAYER,
                        below = LATTICE_OUTPUT_NEW_LAYER_BELOW,
                        mask = LATTICE_OUTPUT_LAYER_MASK,
                        filter = LATTICE_OUTPUT_FILTER,
                        none = (LatticeOutput)LATTICE_N_OUTPUTS;

    CHECK(lattice_output_remember(new_layer, none, layer) == new_layer);
    CHECK(lattice_output_remember(layer, none, new_layer) == layer);
    CHECK(lattice_output_remember(mask, none, new_layer) == new_layer);
    CHECK(lattice_output_remember(below, none, layer) == layer);
    CHECK(lattice_output_remember(filter, filter, new_layer) == new_layer);
    /* Editing noise does not change where the next noise goes. */
    CHECK(lattice_output_remember(layer, layer, new_layer) == new_layer);
    CHECK(lattice_output_remember(new_layer, layer, layer) == new_layer);
}

static gboolean
has_colors(const char *recipe)
{
    g_auto(LatticeRequest) request = given_request(recipe);

    CHECK(lattice_request_check(&request, NULL));
    return lattice_request_has_colors(&request);
}

TEST(colors_are_told_from_grays)
{
    CHECK(!has_colors(BASE));
    CHECK(!has_colors(BASE " map=slope"));
    CHECK(has_colors(BASE " map=normal"));
    CHECK(!has_colors(BASE " coloring=two-colors color-low=#80808000"));
    CHECK(has_colors(BASE " coloring=two-colors color-low=#808081"));
    CHECK(
        !has_colors(BASE " coloring=gradient gradient=0:#ffffff00,1:#000000"));
    CHECK(has_colors(BASE " coloring=gradient gradient=0:#ffffff,1:#00ff00"));
    CHECK(has_colors(BASE
                     " algorithm=cellular coloring=cells color-low=#100000"));
    CHECK(has_colors(BASE " coloring=rgb"));
    CHECK(!has_colors(BASE " coloring=rgba saturation=0"));
    CHECK(has_colors(BASE " coloring=rgb saturation=0 color-base=#806040"));
}

TEST(colors_of_layers_are_told_from_grays)
{
    CHECK(!has_colors("lattice-noise/2 layer=a layer=b color=#80808080"));
    CHECK(has_colors("lattice-noise/2 layer=a layer=b color=#ff808080"));
    CHECK(has_colors("lattice-noise/2 layer=a gradient=0:#000000,1:#ffffee"));
    CHECK(!has_colors("lattice-noise/2 layer=a layer=b color=#ff808080 "
                      "visible=no"));
    CHECK(!has_colors("lattice-noise/2 layer=a layer=b color=#ff808080 "
                      "mode=none"));
    CHECK(!has_colors("lattice-noise/2 map=height layer=a color=#ff0000"));
}

int
main(void)
{
    babl_init();
    const int status = check_run_all();
    babl_exit();
    return status;
}

TEST(layers_leave_what_belongs_to_the_whole)
{
    static const char *const keys[] = {
        "output", "anchor", "seamless", "random-seed", "size", "seed", "map"};
    g_auto(LatticeRequest) request =
        given_request("lattice-noise/2 layer=a layer=b");
    size_t n;
    const NoiseParameter *own = lattice_parameters(&n);

    for (size_t i = 0; i < n; i++) {
        CHECK(noise_parameter_is_of_whole(&own[i]));
        CHECK(lattice_parameter_matters(&request, own[i].key) ==
              (strcmp(own[i].key, "opacity") != 0));
    }
    for (size_t i = 0; i < G_N_ELEMENTS(keys); i++)
        CHECK(noise_parameter_is_of_whole(lattice_parameter_find(keys[i])));
    CHECK(!noise_parameter_is_of_whole(lattice_parameter_find("scale")));
}

TEST(a_copy_has_a_recipe_of_its_own)
{
    g_auto(LatticeRequest) request = given_request(BASE " scale=9");
    g_auto(LatticeRequest) copy = lattice_request_copy(&request);

    CHECK(lattice_request_set_text(&copy, "scale", "8", NULL));
    CHECK(given_has_recipe(&request, BASE " scale=9"));
    CHECK(given_has_recipe(&copy, BASE " scale=8"));
}

TEST(a_refused_recipe_changes_nothing)
{
    g_auto(LatticeRequest) request = given_request(BASE " scale=9");

    CHECK(!lattice_request_set_recipe(&request, BASE " seed=7 scale=-1", NULL));
    CHECK(given_has_recipe(&request, BASE " scale=9"));
}

TEST(fields_are_those_of_the_request_or_of_its_recipe)
{
    g_auto(LatticeRequest) request = given_request(BASE);
    size_t n;
    const NoiseParameter *own = lattice_parameters(&n);
    const NoiseParameter *scale = noise_parameter_find("scale");

    for (size_t i = 0; i < n; i++)
        CHECK(lattice_request_get_fields(&request, &own[i]) == &request);
    CHECK(lattice_request_get_fields(&request, scale) ==
          noise_recipe_params(request.recipe));
    CHECK(lattice_request_find_fields(&request, scale) ==
          noise_recipe_edit(request.recipe));
}
