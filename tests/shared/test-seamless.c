/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that seamless noise fits what it is drawn on.
 */
#include <math.h>

#include "given.h"
#include "request.h"

#define BASE "lattice-noise/1"
#define WORD " seamless=yes"

/* What WORD becomes in the image. */
#define FITTED " period-x=320 period-y=240"

/* Makes a request for a layer of 100 x 80 pixels in an image of 320 x 240 pixels. */
static LatticeRequest
request_in_image(const char *recipe)
{
    LatticeRequest request = given_request(recipe);

    request.canvas = (LatticeExtent){320, 240};
    request.layer = (LatticeExtent){100, 80};
    return request;
}

static bool
prints(const LatticeRequest *request, const char *expected)
{
    g_autofree char *recipe = lattice_seamless_print(request);

    return strcmp(recipe, expected) == 0;
}

TEST(a_checked_request_has_the_images_periods)
{
    g_auto(LatticeRequest) request = request_in_image(BASE " period-x=640");

    request.seamless = NOISE_SWITCH_YES;
    CHECK(lattice_request_check(&request, NULL));
    CHECK(given_has_recipe(&request, BASE FITTED));
}

TEST(what_belongs_to_a_layer_fits_that)
{
    g_auto(LatticeRequest) request = request_in_image(BASE " scale=20");

    request.seamless = NOISE_SWITCH_YES;
    request.anchor = LATTICE_ANCHOR_LAYER;
    CHECK(lattice_request_check(&request, NULL));
    CHECK(
        given_has_recipe(&request, BASE " scale=20 period-x=100 period-y=80"));
    /* A new layer has the size of the canvas. */
    request.output = LATTICE_OUTPUT_NEW_LAYER;
    CHECK(lattice_request_check(&request, NULL));
    CHECK(given_has_recipe(&request, BASE " scale=20" FITTED));
}

TEST(the_word_travels_without_numbers)
{
    g_auto(LatticeRequest) request =
        request_in_image(BASE " scale=20" WORD "\n");

    CHECK(request.seamless == NOISE_SWITCH_YES);
    CHECK(lattice_request_check(&request, NULL));
    CHECK(given_has_recipe(&request, BASE " scale=20" FITTED));
    CHECK(prints(&request, BASE " scale=20" WORD));
    g_auto(LatticeRequest) without =
        request_in_image(BASE " scale=20 period-x=320");
    CHECK(without.seamless == NOISE_SWITCH_NO);
    CHECK(prints(&without, BASE " scale=20 period-x=320"));
}

/* Recipes may have line breaks between words. */
TEST(the_word_may_stand_on_a_line_of_its_own)
{
    const char *const texts[] = {BASE "\nscale=20\r\nseamless=yes\r\n",
                                 BASE "\tscale=20\tseamless=yes"};

    for (size_t i = 0; i < G_N_ELEMENTS(texts); i++) {
        g_auto(LatticeRequest) request = given_request(texts[i]);
        CHECK(request.seamless == NOISE_SWITCH_YES);
        CHECK(prints(&request, BASE " scale=20" WORD));
    }
}

TEST(other_words_are_refused)
{
    const char *const wrong[] = {BASE " seamless=no", BASE "seamless=yes",
                                 BASE WORD WORD, BASE WORD " scale=20"};

    for (size_t i = 0; i < G_N_ELEMENTS(wrong); i++) {
        g_auto(LatticeRequest) request;
        lattice_request_init(&request);
        CHECK(!lattice_request_set_recipe(&request, wrong[i], NULL));
    }
}

TEST(a_word_in_the_wrong_place_is_told_where_to_go)
{
    const char *const wrong[] = {BASE WORD " scale=20",
                                 BASE WORD " scale=20" WORD,
                                 "lattice-noise/2" WORD " layer=a",
                                 "lattice-noise/2 layer=a" WORD " layer=b"};

    for (size_t i = 0; i < G_N_ELEMENTS(wrong); i++) {
        g_auto(LatticeRequest) request;
        GError *error = NULL;
        lattice_request_init(&request);
        CHECK(!lattice_request_set_recipe(&request, wrong[i], &error));
        CHECK(given_error_says(&error, "\"seamless=yes\" as the last word"));
    }
}

TEST(the_word_is_added_and_removed)
{
    g_auto(LatticeRequest) request = given_request(BASE FITTED);

    request.seamless = NOISE_SWITCH_YES;
    CHECK(prints(&request, BASE WORD));
    CHECK(lattice_request_set_recipe(&request, BASE " scale=20" WORD, NULL));
    request.seamless = NOISE_SWITCH_NO;
    CHECK(prints(&request, BASE " scale=20"));
}

TEST(the_images_periods_are_recognized)
{
    g_auto(LatticeRequest) request = request_in_image(BASE FITTED);

    lattice_seamless_recognize(&request, 0.0);
    CHECK(prints(&request, BASE WORD));
    g_auto(LatticeRequest) other =
        request_in_image(BASE " period-x=320 period-y=320");
    lattice_seamless_recognize(&other, 0.0);
    CHECK(prints(&other, BASE " period-x=320 period-y=320"));
}

TEST(cells_that_are_too_large_become_smaller)
{
    g_auto(LatticeRequest) fitted = request_in_image(BASE " scale=1000" WORD);

    CHECK(lattice_request_check(&fitted, NULL));
    const NoiseParams *noise = noise_recipe_params(fitted.recipe);
    CHECK(noise->scale == 1000.0);
    CHECK(noise->size > 10.0 && noise->size <= 32.0);
    CHECK(noise->period_x == 320.0 && noise->period_y == 240.0);
    g_autofree char *sentence = lattice_seamless_tell(&fitted);
    CHECK(sentence != NULL && g_str_has_prefix(sentence, "Size is "));
}

TEST(warps_that_are_too_coarse_become_smaller)
{
    g_auto(LatticeRequest) fitted =
        request_in_image(BASE " warp-amount=9 warp-scale=9000" WORD);

    CHECK(lattice_request_check(&fitted, NULL));
    const NoiseParams *noise = noise_recipe_params(fitted.recipe);
    CHECK(noise->warp_scale == 9000.0);
    CHECK(noise->size > 1.0 && noise->size * 90.0 <= 320.0);
    g_autofree char *sentence = lattice_seamless_tell(&fitted);
    CHECK(sentence != NULL && g_str_has_prefix(sentence, "Size is "));
}

TEST(nothing_is_told_of_what_fits)
{
    g_auto(LatticeRequest) fitted = request_in_image(BASE WORD);

    CHECK(lattice_request_check(&fitted, NULL));
    CHECK(lattice_seamless_tell(&fitted) == NULL);
}

TEST(the_size_that_was_asked_for_travels)
{
    g_auto(LatticeRequest) request =
        request_in_image(BASE " scale=200 size=150" WORD);

    CHECK(lattice_request_check(&request, NULL));
    CHECK(noise_recipe_params(request.recipe)->size < 150.0);
    CHECK(prints(&request, BASE " scale=200 size=150" WORD));
}

TEST(a_size_can_be_restored)
{
    g_auto(LatticeRequest) request =
        request_in_image(BASE " scale=200 size=150" WORD);

    CHECK(lattice_request_check(&request, NULL));
    lattice_seamless_unfit(&request);
    CHECK(given_has_recipe(&request, BASE " scale=200 size=150"));
    CHECK(lattice_request_check(&request, NULL));
    request.seamless = NOISE_SWITCH_NO;
    CHECK(lattice_request_set_recipe(&request, BASE " size=120", NULL));
    lattice_seamless_unfit(&request); /* it is another recipe's size */
    CHECK(given_has_recipe(&request, BASE " size=120"));
}

TEST(a_picture_that_was_drawn_is_asked_for_again)
{
    g_auto(LatticeRequest) drawn =
        request_in_image(BASE " scale=200 size=150" WORD);

    CHECK(lattice_request_check(&drawn, NULL));
    const double size = noise_recipe_params(drawn.recipe)->size;
    g_autofree char *recipe = lattice_recipe_print(drawn.recipe);
    g_auto(LatticeRequest) again = request_in_image(recipe);
    lattice_seamless_recognize(&again, 150.0);
    CHECK(prints(&again, BASE " scale=200 size=150" WORD));
    /* These do not become what was drawn. */
    const double others[] = {0.0, 80.0, size, -1.0, 1e9, NAN, INFINITY};
    for (size_t i = 0; i < G_N_ELEMENTS(others); i++) {
        CHECK(lattice_request_set_recipe(&again, recipe, NULL));
        lattice_seamless_recognize(&again, others[i]);
        CHECK(noise_recipe_params(again.recipe)->size == size);
    }
}

TEST(what_does_not_repeat_is_not_asked_for_again)
{
    g_auto(LatticeRequest) request = request_in_image(BASE " scale=200");

    lattice_seamless_recognize(&request, 150.0);
    CHECK(given_has_recipe(&request, BASE " scale=200"));
}

TEST(what_smaller_cells_do_not_help_is_refused)
{
    g_auto(LatticeRequest) request =
        request_in_image(BASE " algorithm=svg-turbulence rotation=30" WORD);
    g_auto(LatticeRequest) without = given_request(BASE WORD);
    GError *error = NULL;

    CHECK(!lattice_request_check(&request, &error));
    CHECK(given_error_says(&error, "Rotation"));
    CHECK(!lattice_request_check(&without, &error));
    CHECK(given_error_says(&error, "tile width"));
}
