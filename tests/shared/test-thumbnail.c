/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Compares thumbnails with the core's own pictures.
 */
#include "thumbnail.h"

#include <string.h>

#include <noise-core/noise.h>

#include "check.h"
#include "parts.h"

#define WIDTH  24
#define HEIGHT 17

static const char gray[] = "lattice-noise/1 scale=9 seed=3";
static const char colored[] =
    "lattice-noise/1 scale=9 coloring=two-colors color-low=#102030 "
    "color-high=#ff800040";

/* Draws with the core.  Returns the number of channels. */
static int
draw(const char *recipe, int level, float *pixels)
{
    NoisePlan *plan = noise_plan_new_from_text(recipe, NULL);
    const int n_channels = noise_plan_channels(plan);
    const NoiseRegion region = {
        .width = WIDTH, .height = HEIGHT, .level = level};
    CHECK(noise_render(plan, &region, pixels, (ptrdiff_t)WIDTH * n_channels));
    noise_plan_free(plan);
    return n_channels;
}

static void
check_thumbnail(const char *recipe, int level)
{
    static float pixels[WIDTH * HEIGHT * 4];
    static guint8 rgba[WIDTH * HEIGHT * 4 + 1];
    const int n_channels = draw(recipe, level, pixels);

    rgba[sizeof rgba - 1] = 0xa5;
    CHECK(
        lattice_thumbnail_draw(recipe, WIDTH, HEIGHT, level, rgba, NULL, NULL));
    CHECK(rgba[sizeof rgba - 1] == 0xa5);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        for (int k = 0; k < 4; k++) {
            const float value = n_channels == 4 ? pixels[4 * i + k]
                                : k == 3        ? 1.0F
                                                : pixels[i];
            CHECK(rgba[4 * i + k] == (int)(value * 255.0F + 0.5F));
        }
    }
}

TEST(they_are_the_cores_gray_opaque_and_colors_with_alpha_at_any_level)
{
    for (int level = 0; level <= 2; level++) {
        check_thumbnail(gray, level);
        check_thumbnail(colored, level);
    }
}

/* True if an image is made small like this. */
static bool
fits_scaled(LatticeExtent image, int side, int scale, int n_averaged,
            LatticeThumbnail expected)
{
    const LatticeThumbnail size =
        lattice_thumbnail_fit(image, side, scale, n_averaged);

    if (memcmp(&size, &expected, sizeof size) == 0)
        return true;
    printf("# %d x %d, drawn as %d x %d at level %d\n", size.shown.width,
           size.shown.height, size.drawn.width, size.drawn.height, size.level);
    return false;
}

static bool
fits(LatticeExtent image, int side, int n_averaged, LatticeThumbnail expected)
{
    return fits_scaled(image, side, 1, n_averaged, expected);
}

TEST(a_whole_image_fits_in_a_square_and_keeps_its_aspect)
{
    CHECK(fits((LatticeExtent){1920, 1080}, 104, 2,
               (LatticeThumbnail){{104, 59}, {240, 135}, 3}));
    CHECK(fits((LatticeExtent){1080, 1920}, 104, 1,
               (LatticeThumbnail){{59, 104}, {67, 120}, 4}));
    CHECK(fits((LatticeExtent){512, 512}, 128, 2,
               (LatticeThumbnail){{128, 128}, {256, 256}, 1}));
    CHECK(fits((LatticeExtent){524288, 3}, 100, 2,
               (LatticeThumbnail){{100, 1}, {256, 1}, 11}));
}

TEST(an_image_that_is_small_or_unknown_is_not_enlarged)
{
    CHECK(fits((LatticeExtent){60, 40}, 100, 2,
               (LatticeThumbnail){{60, 40}, {60, 40}, 0}));
    CHECK(fits((LatticeExtent){150, 100}, 100, 2,
               (LatticeThumbnail){{100, 67}, {150, 100}, 0}));
    CHECK(fits((LatticeExtent){0, 0}, 100, 2,
               (LatticeThumbnail){{100, 100}, {100, 100}, 0}));
}

TEST(a_small_image_is_as_large_on_a_screen_of_twice_as_many_pixels)
{
    CHECK(fits_scaled((LatticeExtent){60, 40}, 200, 2, 2,
                      (LatticeThumbnail){{120, 80}, {60, 40}, 0}));
    CHECK(fits_scaled((LatticeExtent){150, 100}, 200, 2, 2,
                      (LatticeThumbnail){{200, 133}, {150, 100}, 0}));
    CHECK(fits_scaled((LatticeExtent){1920, 1080}, 104, 2, 2,
                      (LatticeThumbnail){{104, 59}, {240, 135}, 3}));
}

TEST(a_wrong_recipe_is_refused_and_writes_nothing)
{
    guint8 rgba[4] = {1, 2, 3, 4};
    GError *error = NULL;

    CHECK(!lattice_thumbnail_draw("lattice-noise/1 scale=0", 1, 1, 0, rgba,
                                  NULL, &error));
    CHECK(error != NULL && strstr(error->message, "Scale is 0") != NULL);
    CHECK(memcmp(rgba, (guint8[4]){1, 2, 3, 4}, 4) == 0);
    g_clear_error(&error);
}

TEST(parts_have_as_many_rows_as_their_frame_is_worth)
{
    LatticeParts parts = {.width = 96, .height = 500, .frame = 17};
    GeglRectangle part;
    int n = 0;

    for (; lattice_parts_next(&parts, NULL, &part); n++)
        CHECK(part.width == 96 && (part.height >= 17 * NOISE_FRAMES_WORTH ||
                                   part.y + part.height == 500));
    CHECK(n <= 4);
}

TEST(while_others_have_the_processor_parts_grow)
{
    LatticeParts parts = {.width = 64, .height = 64};
    GeglRectangle first, second;

    CHECK(lattice_parts_next(&parts, NULL, &first));
    g_usleep(50000);
    CHECK(lattice_parts_next(&parts, NULL, &second));
    CHECK(second.width == 2 * first.width);
}
