/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * sphere RECIPE SIDE: writes a picture of a sphere with the material of a recipe
 * to standard output, as PPM.  Ends with 2 if the material cannot tile.
 *
 * The maps are wrapped around the sphere twice as often as it is high, and lit by
 * the sun and a sky: the microfacets of GGX with Schlick's Fresnel term (B. Karis,
 * "Real shading in Unreal Engine 4", 2013).
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "material.h"
#include "seamless-fit.h"

#define PI 3.14159265358979

/* Pixels of the maps, which repeat, and samples along the side of a pixel. */
enum { MAP = 512, SAMPLES = 3 };

enum { COLOR, NORMAL, ORM, EMISSION, N_MAPS };

/* Beside EXIT_SUCCESS and EXIT_FAILURE. */
enum { CANNOT_TILE = 2 };

static float maps[N_MAPS][4 * MAP * MAP];

typedef struct Vector {
    double x, y, z; /* right, up, and towards the eye */
} Vector;

static double
dot(Vector a, Vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static Vector
unit(Vector a)
{
    const double length = sqrt(dot(a, a));

    return (Vector){a.x / length, a.y / length, a.z / length};
}

static double
mix(double a, double b, double share)
{
    return a + (b - a) * share;
}

/* ---- Maps ------------------------------------------------------------- */

static int
fail(const NoiseError *error)
{
    char sentence[512];

    noise_error_print(error, NULL, sentence, sizeof sentence);
    fprintf(stderr, "%s\n", sentence);
    return EXIT_FAILURE;
}

/* Draws the maps of a recipe; light from the relief becomes normals. */
static int
draw_maps(const char *recipe)
{
    static const NoiseMap which[N_MAPS] = {NOISE_MAP_COLOR, NOISE_MAP_NORMAL,
                                           NOISE_MAP_ORM, NOISE_MAP_EMISSION};
    const NoiseRegion region = {.width = MAP, .height = MAP};
    NoiseParams params;
    NoiseError error;

    if (!noise_recipe_parse(recipe, &params, &error))
        return fail(&error);
    if (!pictures_fit_periods(&params, MAP, MAP, &error))
        return CANNOT_TILE;
    for (int i = 0; i < N_MAPS; i++) {
        NoiseParams own;
        pictures_set_map(&params, pictures_find_engine("godot"), which[i],
                         &own);
        NoisePlan *plan = noise_plan_new(&own, &error);
        if (plan == NULL)
            return fail(&error);
        const int n_channels = noise_plan_channels(plan);
        noise_render(plan, &region, maps[i], (ptrdiff_t)MAP * n_channels);
        noise_plan_free(plan);
        /* Gray as colors, from the end. */
        for (int k = MAP * MAP - 1; n_channels == 1 && k >= 0; k--) {
            const float gray = maps[i][k];
            for (int c = 0; c < 4; c++)
                maps[i][4 * k + c] = c < 3 ? gray : 1.0f;
        }
    }
    return EXIT_SUCCESS;
}

/* ---- Light ------------------------------------------------------------ */

static double
to_linear(double number)
{
    return number <= 0.04045 ? number / 12.92
                             : pow((number + 0.055) / 1.055, 2.4);
}

static double
to_seen(double number)
{
    const double rolled = 1 - exp(-1.4 * number);

    return rolled <= 0.0031308 ? 12.92 * rolled
                               : 1.055 * pow(rolled, 1 / 2.4) - 0.055;
}

/* The light of a sky with a ground, from a direction; rough surfaces see a mean of
 * it. */
static double
see_sky(Vector from, double roughness, int channel)
{
    static const double sky[3] = {0.75, 0.85, 1.0}, ground[3] = {.3, .27, .24};
    const double edge = 0.05 + 0.95 * roughness;
    const double share = fmin(fmax(0.5 + from.y / (2 * edge), 0), 1);
    /* A window, for what shines. */
    const double window =
        fabs(from.x + 0.45) < 0.18 && fabs(from.y - 0.55) < 0.18 && from.z > 0
            ? 3 * pow(1 - roughness, 6)
            : 0;

    return 0.8 * mix(ground[channel], sky[channel], share) + window;
}

/* The light of the sun that a surface throws to the eye, per channel. */
static double
shine(double n_light, double n_eye, double n_half, double eye_half,
      double roughness, double base)
{
    const double a2 = pow(fmax(roughness, 0.05), 4);
    const double k = pow(roughness + 1, 2) / 8;
    const double facets = a2 / (PI * pow(n_half * n_half * (a2 - 1) + 1, 2));
    const double hidden = (n_light * (1 - k) + k) * (n_eye * (1 - k) + k);
    const double fresnel = base + (1 - base) * pow(1 - eye_half, 5);

    return facets * fresnel / (4 * hidden);
}

/* The color of the sphere where its normal is `out`. */
static void
shade(Vector out, double color[3])
{
    const Vector sun = unit((Vector){-0.55, 0.7, 0.65}), eye = {0, 0, 1};
    const double along = atan2(out.x, out.z) / PI, down = acos(out.y) / PI;
    const int column = (int)floor((along + 2) * 2 * MAP / 2) % MAP;
    const int row = (int)floor(down * MAP) % MAP;
    const int at = 4 * (row * MAP + column);
    const float *bump = maps[NORMAL] + at, *orm = maps[ORM] + at;
    const Vector right = unit((Vector){out.z, 0, -out.x});
    const Vector up = {out.y * right.z - out.z * right.y,
                       out.z * right.x - out.x * right.z,
                       out.x * right.y - out.y * right.x};
    const double x = 2.0 * bump[0] - 1, y = 2.0 * bump[1] - 1;
    const double z = fmax(2.0 * bump[2] - 1, 0.05);
    const Vector normal = unit((Vector){right.x * x + up.x * y + out.x * z,
                                        right.y * x + up.y * y + out.y * z,
                                        right.z * x + up.z * y + out.z * z});
    const Vector half =
        unit((Vector){sun.x + eye.x, sun.y + eye.y, sun.z + eye.z});
    const double n_light = fmax(dot(normal, sun), 0);
    const double n_eye = fmax(dot(normal, eye), 0.05);
    const Vector mirrored = {2 * n_eye * normal.x - eye.x,
                             2 * n_eye * normal.y - eye.y,
                             2 * n_eye * normal.z - eye.z};

    for (int k = 0; k < 3; k++) {
        const double albedo = to_linear((double)maps[COLOR][at + k]);
        const double open = (double)orm[0], rough = (double)orm[1];
        const double metal = (double)orm[2];
        const double base = mix(0.04, albedo, metal);
        const double diffuse = albedo * (1 - metal);
        const double glint = shine(n_light, n_eye, fmax(dot(normal, half), 0),
                                   dot(eye, half), rough, base);
        const double fresnel =
            base + (1 - base) * pow(1 - n_eye, 5) * (1 - rough);
        color[k] = 2.6 * n_light * (diffuse / PI + glint) +
                   open * (diffuse * see_sky(normal, 1, k) * 0.7 +
                           fresnel * see_sky(mirrored, rough, k)) +
                   3 * to_linear((double)maps[EMISSION][at + k]);
    }
}

int
main(int argc, char **argv)
{
    const int side = argc == 3 ? atoi(argv[2]) : 0;

    const int status = side < 1 ? EXIT_FAILURE : draw_maps(argv[1]);
    if (status != EXIT_SUCCESS)
        return status;
    printf("P6\n%d %d\n255\n", side, side);
    for (int i = 0; i < side * side; i++) {
        double seen[3] = {0, 0, 0};
        for (int s = 0; s < SAMPLES * SAMPLES; s++) {
            const double x =
                (i % side + (s % SAMPLES + 0.5) / SAMPLES) * 2 / side - 1;
            const double y =
                1 - (i / side + (s / SAMPLES + 0.5) / SAMPLES) * 2 / side;
            const double inside = 1.02 * 1.02 * (x * x + y * y);
            double color[3] = {0.035, 0.037, 0.042}; /* behind the sphere */
            if (inside < 1)
                shade((Vector){1.02 * x, 1.02 * y, sqrt(1 - inside)}, color);
            for (int k = 0; k < 3; k++)
                seen[k] += to_seen(color[k]) / (SAMPLES * SAMPLES);
        }
        for (int k = 0; k < 3; k++)
            putchar((int)(fmin(fmax(seen[k], 0), 1) * 255 + 0.5));
    }
    return EXIT_SUCCESS;
}
