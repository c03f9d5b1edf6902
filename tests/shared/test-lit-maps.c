/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks how materials look on lit bodies.
 */
#include "lit-maps.h"

#include <math.h>
#include <string.h>

#include "check.h"

enum { SIDE = 128 };

/* The first pixel of a map. */
typedef struct Pixel {
    float channels[4];
} Pixel;

static const Pixel gray = {{0.2F, 0.2F, 0.2F, 1.0F}};
static const Pixel flat = {{0.5F, 0.5F, 1.0F, 1.0F}};
static const Pixel smooth_plastic = {{1.0F, 0.25F, 0.0F, 1.0F}};
static const Pixel chalk = {{1.0F, 1.0F, 0.0F, 1.0F}};

static guint8 rgba[SIDE * SIDE * 4];

/* Draws a material that is the same everywhere. */
static void
light(Pixel color, Pixel normal, Pixel orm, const Pixel *emission,
      LatticeBody body, LatticeSun sun)
{
    Pixel glow = emission != NULL ? *emission : gray;
    const LatticeMaps maps = {1,
                              1,
                              color.channels,
                              normal.channels,
                              orm.channels,
                              emission != NULL ? glow.channels : NULL};

    lattice_maps_light(&maps, body, sun, SIDE, rgba);
}

static int
sum_of(int x, int y)
{
    const guint8 *pixel = rgba + 4 * (y * SIDE + x);

    return pixel[0] + pixel[1] + pixel[2];
}

/* Finds the mean place of the brightest pixels; right and up, relative to the middle,
 * in units of half the side. */
static void
find_highlight(double *right, double *up)
{
    int most = 0, n = 0;
    double x_sum = 0.0, y_sum = 0.0;

    for (int i = 0; i < SIDE * SIDE; i++)
        most = MAX(most, sum_of(i % SIDE, i / SIDE));
    for (int i = 0; i < SIDE * SIDE; i++) {
        if (sum_of(i % SIDE, i / SIDE) >= most - 6) {
            x_sum += i % SIDE + 0.5;
            y_sum += i / SIDE + 0.5;
            n++;
        }
    }
    *right = 2.0 * x_sum / n / SIDE - 1.0;
    *up = 1.0 - 2.0 * y_sum / n / SIDE;
}

static bool
is_near(double a, double b)
{
    if (fabs(a - b) < 0.06)
        return true;
    printf("# %f, not %f\n", a, b);
    return false;
}

TEST(the_highlight_of_a_smooth_ball_is_halfway_between_the_sun_and_the_eye)
{
    static const LatticeSun suns[] = {{0.6, 0.0, 0.8}, {0.0, -0.8, 0.6}};

    for (size_t i = 0; i < G_N_ELEMENTS(suns); i++) {
        const LatticeSun sun = suns[i];
        const double length = sqrt(2.0 + 2.0 * sun.z);
        double right, up;
        light(gray, flat, smooth_plastic, NULL, LATTICE_BODY_SPHERE, sun);
        find_highlight(&right, &up);
        /* The sphere's radius is a little less than half the side. */
        CHECK(is_near(right, sun.x / length / 1.03));
        CHECK(is_near(up, sun.y / length / 1.03));
    }
}

TEST(a_rough_ball_is_brightest_where_it_faces_the_sun)
{
    double right, up;

    light(gray, flat, chalk, NULL, LATTICE_BODY_SPHERE,
          (LatticeSun){0.6, 0.0, 0.8});
    find_highlight(&right, &up);
    CHECK(right > 0.4);
    CHECK(sum_of(3 * SIDE / 4, SIDE / 2) > sum_of(SIDE / 4, SIDE / 2) + 60);
}

TEST(what_glows_is_bright_in_the_dark)
{
    const LatticeSun sun = {-0.6, 0.0, 0.8};
    const Pixel black = {{0.0F, 0.0F, 0.0F, 1.0F}};
    const Pixel red = {{1.0F, 0.0F, 0.0F, 1.0F}};
    const int at = 4 * (SIDE / 2 * SIDE + 7 * SIDE / 8);

    light(black, flat, chalk, NULL, LATTICE_BODY_SPHERE, sun);
    const int dark = rgba[at], dark_blue = rgba[at + 2];
    light(black, flat, chalk, &red, LATTICE_BODY_SPHERE, sun);
    CHECK(dark < 100 && rgba[at] > 240 && rgba[at + 2] == dark_blue);
}

TEST(normals_bend_to_the_right_and_up)
{
    const Pixel right = {{0.9F, 0.5F, 0.8F, 1.0F}};
    const Pixel up = {{0.5F, 0.9F, 0.8F, 1.0F}};
    const LatticeSun from_right = {0.8, 0.0, 0.6}, from_left = {-0.8, 0.0, 0.6};
    const LatticeSun from_above = {0.0, 0.8, 0.6},
                     from_below = {0.0, -0.8, 0.6};

    for (int body = LATTICE_BODY_SPHERE; body <= LATTICE_BODY_PLANE; body++) {
        light(gray, right, chalk, NULL, (LatticeBody)body, from_right);
        const int to_right = sum_of(SIDE / 2, SIDE / 2);
        light(gray, right, chalk, NULL, (LatticeBody)body, from_left);
        CHECK(to_right > sum_of(SIDE / 2, SIDE / 2) + 100);
        light(gray, up, chalk, NULL, (LatticeBody)body, from_above);
        const int to_top = sum_of(SIDE / 2, SIDE / 2);
        light(gray, up, chalk, NULL, (LatticeBody)body, from_below);
        CHECK(to_top > sum_of(SIDE / 2, SIDE / 2) + 100);
    }
}

TEST(outside_of_the_ball_is_transparent)
{
    const Pixel half = {{1.0F, 1.0F, 1.0F, 0.5F}};

    light(gray, flat, chalk, NULL, LATTICE_BODY_SPHERE, lattice_sun_initial);
    CHECK(rgba[3] == 0 && rgba[4 * (SIDE * SIDE - 1) + 3] == 0);
    CHECK(rgba[4 * (SIDE / 2 * SIDE + SIDE / 2) + 3] == 255);
    for (int x = 0; x < SIDE; x++) {
        const double right = 2.0 * (x + 0.5) / SIDE - 1.0;
        const int alpha = rgba[4 * (SIDE / 2 * SIDE + x) + 3];
        CHECK(alpha == (fabs(right) < 0.95 ? 255 : alpha));
        CHECK(alpha == (fabs(right) > 0.99 ? 0 : alpha));
    }
    light(half, flat, chalk, NULL, LATTICE_BODY_SPHERE, lattice_sun_initial);
    CHECK(rgba[4 * (SIDE / 2 * SIDE + SIDE / 2) + 3] == 128);
}

TEST(a_plane_has_two_by_two_tiles_with_the_aspect_of_the_maps)
{
    /* Red, green and blue beside one another. */
    float color[3][4] = {{1, 0, 0, 1}, {0, 1, 0, 1}, {0, 0, 1, 1}};
    float normal[3][4], orm[3][4];

    for (int i = 0; i < 3; i++) {
        memcpy(normal[i], flat.channels, sizeof normal[i]);
        memcpy(orm[i], chalk.channels, sizeof orm[i]);
    }
    const LatticeMaps maps = {3, 1, *color, *normal, *orm, NULL};
    lattice_maps_light(&maps, LATTICE_BODY_PLANE, lattice_sun_initial, SIDE,
                       rgba);
    for (int i = 0; i < 6; i++) {
        const guint8 *pixel =
            rgba + 4 * (SIDE / 2 * SIDE + (2 * i + 1) * SIDE / 12);
        for (int k = 0; k < 3; k++)
            CHECK(k == i % 3 || pixel[i % 3] > pixel[k] + 50);
        CHECK(memcmp(pixel, pixel - 4 * SIDE * (SIDE / 6 - 4), 4) == 0);
    }
    /* Three times as wide as high: a third of the picture is covered. */
    CHECK(rgba[4 * ((SIDE / 3 - 2) * SIDE + SIDE / 2) + 3] == 0);
    CHECK(rgba[4 * ((SIDE / 3 + 2) * SIDE + SIDE / 2) + 3] == 255);
}

TEST(the_sun_stands_above_the_point_and_never_sets)
{
    const LatticeSun sun = lattice_sun_above(0.3, -0.4);
    const LatticeSun low = lattice_sun_above(-7.0, 0.0);

    CHECK(is_near(sun.x, 0.309) && is_near(sun.y, -0.412));
    CHECK(is_near(low.x, -0.95) && low.z > 0.3);
    CHECK(is_near(hypot(hypot(sun.x, sun.y), sun.z), 1.0));
    CHECK(is_near(hypot(hypot(lattice_sun_initial.x, lattice_sun_initial.y),
                        lattice_sun_initial.z),
                  1.0));
}

TEST(maps_are_those_of_the_recipe_and_small)
{
    g_autoptr(LatticeMaps) maps =
        lattice_maps_draw("lattice-noise/1 scale=50 relief=20",
                          (LatticeExtent){1920, 1080}, NULL);
    float least = 1.0F, most = 0.0F;

    CHECK(maps->width == 480 && maps->height == 270 && maps->emission == NULL);
    for (int i = 0; i < 480 * 270; i++) {
        least = MIN(least, maps->normal[4 * i]);
        most = MAX(most, maps->normal[4 * i]);
        CHECK(maps->color[4 * i] == maps->color[4 * i + 2]);
        CHECK(maps->color[4 * i + 3] == 1.0F);
    }
    CHECK(least < 0.45F && most > 0.55F);
}

TEST(maps_of_no_recipe_or_of_a_cancelled_drawing_are_not_drawn)
{
    g_autoptr(GCancellable) stop = g_cancellable_new();

    CHECK(lattice_maps_draw("lattice-noise/1 scale=0", (LatticeExtent){9, 9},
                            NULL) == NULL);
    g_cancellable_cancel(stop);
    CHECK(lattice_maps_draw("lattice-noise/1", (LatticeExtent){9, 9}, stop) ==
          NULL);
}
