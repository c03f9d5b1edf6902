/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a material on a sphere or a plane that is lit by the sun and a sky, with the
 * microfacets of GGX and Schlick's Fresnel term (B. Karis, "Real shading in Unreal
 * Engine 4", 2013).  docs/site/sphere.js draws the playground's sphere in the same
 * way.
 */
#include "lit-maps.h"

#include <gegl.h>
#include <math.h>
#include <string.h>

#include <noise-core/layers.h>

#include "material.h"
#include "parts.h"
#include "require-memory.h"

#define N_CHANNELS 4

/* ---- The maps --------------------------------------------------------- */

/* The limits of the maps' shorter and longer sides, in pixels.  If an image is
 * larger, its shorter side is reduced to at least half the limit.  Even then, a
 * pixel in the middle of a sphere that is 256 pixels wide covers only two thirds of
 * a pixel of the maps. */
#define SHORTER_LIMIT 512
#define LONGER_LIMIT  1024

/* The maps that are drawn, in the order of the members of LatticeMaps. */
static const NoiseMap drawn_maps[] = {NOISE_MAP_COLOR, NOISE_MAP_NORMAL,
                                      NOISE_MAP_ORM, NOISE_MAP_EMISSION};
#define N_MAPS G_N_ELEMENTS(drawn_maps)

static float
to_linear(float value)
{
    return value <= 0.04045F ? value / 12.92F
                             : powf((value + 0.055F) / 1.055F, 2.4F);
}

/* Makes the plan of a recipe's map, or returns NULL if the recipe is invalid.
 * `other` is the plan of another map, or NULL. */
static NoisePlan *
new_plan(const NoiseRecipe *recipe, NoiseMap map, const NoisePlan *other)
{
    /* In glTF's normal maps, y points up, as it does in this file. */
    const PicturesEngine *engine = pictures_find_engine("gltf");
    g_autoptr(NoiseRecipe) drawn = pictures_set_map(recipe, engine, map);

    lattice_require_memory(drawn != NULL);
    return noise_plan_new_like(drawn, other, NULL, NULL);
}

/* Converts a drawn pixel, which has one channel or four, to four channels. */
static void
store(const float *from, int n_channels, gboolean is_encoded, float *to)
{
    for (int k = 0; k < 3; k++) {
        const float value = from[n_channels == 1 ? 0 : k];
        to[k] = is_encoded ? to_linear(value) : value;
    }
    to[3] = n_channels == 1 ? 1.0F : from[3];
}

/* Draws all maps; returns FALSE if `stop` was cancelled. */
static gboolean
draw_maps(const LatticeMaps *maps, int n, NoisePlan *const plans[], int level,
          GCancellable *stop)
{
    float *const stored[N_MAPS] = {maps->color, maps->normal, maps->orm,
                                   maps->emission};
    const size_t n_pixels = (size_t)maps->width * (size_t)maps->height;
    float *pixels[N_MAPS];
    ptrdiff_t strides[N_MAPS];
    LatticeParts parts = {.width = maps->width,
                          .height = maps->height,
                          .frame = noise_plan_frame(plans[2], level)};
    GeglRectangle part;

    for (int i = 0; i < n; i++)
        pixels[i] = g_new(float, n_pixels *N_CHANNELS);
    while (lattice_parts_next(&parts, stop, &part)) {
        const NoiseRegion region = {.x = part.x,
                                    .y = part.y,
                                    .width = part.width,
                                    .height = part.height,
                                    .level = level};
        for (int i = 0; i < n; i++)
            strides[i] = (ptrdiff_t)part.width * noise_plan_channels(plans[i]);
        lattice_require_memory(
            noise_render_maps((size_t)n, (const NoisePlan *const *)plans,
                              &region, pixels, strides));
        for (int i = 0; i < n; i++) {
            const int n_channels = noise_plan_channels(plans[i]);
            float *to =
                stored[i] + N_CHANNELS * (part.y * maps->width + part.x);
            for (int k = 0; k < part.width * part.height; k++)
                store(pixels[i] + k * n_channels, n_channels,
                      drawn_maps[i] == NOISE_MAP_COLOR ||
                          drawn_maps[i] == NOISE_MAP_EMISSION,
                      to + k * N_CHANNELS);
        }
    }
    for (int i = 0; i < n; i++)
        g_free(pixels[i]);
    return !g_cancellable_is_cancelled(stop);
}

static LatticeMaps *
new_maps(LatticeExtent size, gboolean glows)
{
    LatticeMaps *maps = g_new0(LatticeMaps, 1);
    const size_t n = (size_t)size.width * (size_t)size.height * N_CHANNELS;

    *maps = (LatticeMaps){.width = size.width,
                          .height = size.height,
                          .color = g_new(float, n),
                          .normal = g_new(float, n),
                          .orm = g_new(float, n),
                          .emission = glows ? g_new(float, n) : NULL};
    return maps;
}

LatticeMaps *
lattice_maps_draw(const char *recipe, LatticeExtent image, GCancellable *stop)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};
    NoisePlan *plans[N_MAPS] = {NULL};
    int level = 0, n = 0;

    if (!lattice_request_parse(&request, recipe, NULL))
        return NULL;
    while (MIN(image.width, image.height) >> level >= SHORTER_LIMIT ||
           MAX(image.width, image.height) >> level > LONGER_LIMIT)
        level++;
    const gboolean glows = pictures_has_map(request.recipe, NOISE_MAP_EMISSION);
    g_autoptr(LatticeMaps) maps =
        new_maps((LatticeExtent){MAX(image.width >> level, 1),
                                 MAX(image.height >> level, 1)},
                 glows);
    while (n < (int)N_MAPS - !glows &&
           (plans[n] = new_plan(request.recipe, drawn_maps[n], plans[0])) !=
               NULL)
        n++;
    const gboolean is_drawn =
        n == (int)N_MAPS - !glows && draw_maps(maps, n, plans, level, stop);
    while (n > 0)
        noise_plan_free(plans[--n]);
    return is_drawn ? g_steal_pointer(&maps) : NULL;
}

void
lattice_maps_free(LatticeMaps *maps)
{
    g_free(maps->color);
    g_free(maps->normal);
    g_free(maps->orm);
    g_free(maps->emission);
    g_free(maps);
}

/* ---- Vectors ---------------------------------------------------------- */

/* All vectors point right, up and towards the eye. */
typedef struct Vector {
    float x, y, z;
} Vector;

static inline float
dot(Vector a, Vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline Vector
to_unit(Vector a)
{
    const float length = sqrtf(dot(a, a));

    return (Vector){a.x / length, a.y / length, a.z / length};
}

/* ---- The light -------------------------------------------------------- */

const LatticeSun lattice_sun_initial = {-0.49897, 0.63505, 0.58969};

/* The largest distance of the sun from the middle of the sphere, in radii, as seen
 * in the picture. */
#define SUN_LOWEST 0.95

/* Half the picture's side, in radii of the sphere. */
#define MARGIN 1.03

LatticeSun
lattice_sun_above(double right, double up)
{
    const double radius = MARGIN * sqrt(right * right + up * up);
    const double share = radius > SUN_LOWEST ? SUN_LOWEST / radius : 1.0;
    const double x = MARGIN * right * share, y = MARGIN * up * share;

    return (LatticeSun){x, y, sqrt(1.0 - x * x - y * y)};
}

/* The brightness of the sun, of the sky's diffuse light, and of emission.  With
 * these values, a white surface that faces the sun is drawn just below white. */
#define SUN_POWER  2.6F
#define SKY_POWER  0.7F
#define GLOW_POWER 3.0F

/* How much light dielectrics, such as stone and plastic, reflect if it falls on them
 * at a right angle. */
#define DIELECTRIC 0.04F

/* A light, and the vector halfway between it and the eye. */
typedef struct Light {
    Vector sun, half;
} Light;

static inline float
clamp(float value)
{
    return fminf(fmaxf(value, 0.0F), 1.0F);
}

static inline float
to_fifth(float value)
{
    return value * value * value * value * value;
}

/* Stores the light that a surface gets from a direction: from the sky, or from the
 * ground below it.  The rougher the surface, the more the two blend.  Smooth
 * surfaces also reflect a window. */
static inline void
see_sky(Vector from, float rough, float light[3])
{
    static const float ground[3] = {0.24F, 0.216F, 0.192F};
    static const float sky[3] = {0.6F, 0.68F, 0.8F};
    const float share = clamp(0.5F + from.y / (0.1F + 1.9F * rough));
    const gboolean is_window = fabsf(from.x + 0.45F) < 0.18F &&
                               fabsf(from.y - 0.55F) < 0.18F && from.z > 0.0F;
    const float smooth = (1.0F - rough) * (1.0F - rough);
    const float window = is_window ? 3.0F * smooth * smooth * smooth : 0.0F;

    for (int k = 0; k < 3; k++)
        light[k] = ground[k] + (sky[k] - ground[k]) * share + window;
}

/* Returns how much of the sun's light the microfacets of a surface send to the eye,
 * before Fresnel's term. */
static inline float
find_shine(Vector normal, const Light *light, float rough)
{
    const float n_light = fmaxf(dot(normal, light->sun), 0.0F);
    const float n_eye = fmaxf(normal.z, 0.05F);
    const float n_half = fmaxf(dot(normal, light->half), 0.0F);
    const float a = fmaxf(rough, 0.05F) * fmaxf(rough, 0.05F), a2 = a * a;
    const float k = (rough + 1.0F) * (rough + 1.0F) / 8.0F;
    const float spread = n_half * n_half * (a2 - 1.0F) + 1.0F;
    const float facets = a2 / ((float)G_PI * spread * spread);
    const float hidden = (n_light * (1.0F - k) + k) * (n_eye * (1.0F - k) + k);

    return facets / (4.0F * hidden);
}

/* Returns a body's normal, `out`, bent by a pixel of the normal map. */
static inline Vector
bend(Vector out, const float map[3])
{
    const float across = fmaxf(sqrtf(out.x * out.x + out.z * out.z), 1e-6F);
    const Vector right = {out.z / across, 0.0F, -out.x / across};
    const Vector up = {-out.x * out.y / across, across,
                       -out.y * out.z / across};
    const float x = 2.0F * map[0] - 1.0F, y = 2.0F * map[1] - 1.0F;
    const float z = fmaxf(2.0F * map[2] - 1.0F, 0.05F);

    return to_unit((Vector){x * right.x + y * up.x + z * out.x,
                            x * right.y + y * up.y + z * out.y,
                            x * right.z + y * up.z + z * out.z});
}

/* Adds the light and the alpha of a pixel of the maps to a sum; `out` is the body's
 * normal there. */
static inline void
add_light(const LatticeMaps *maps, size_t at, Vector out, const Light *light,
          float sum[4])
{
    const float *color = maps->color + at, *orm = maps->orm + at;
    const float open = orm[0], rough = orm[1], metal = orm[2];
    const Vector normal = bend(out, maps->normal + at);
    const float n_eye = fmaxf(normal.z, 0.05F);
    const Vector mirrored = {2.0F * n_eye * normal.x, 2.0F * n_eye * normal.y,
                             2.0F * n_eye * normal.z - 1.0F};
    const float sun = SUN_POWER * fmaxf(dot(normal, light->sun), 0.0F);
    const float shine = find_shine(normal, light, rough);
    const float shine_edge = to_fifth(1.0F - light->half.z);
    const float sky_edge = to_fifth(1.0F - n_eye) * (1.0F - rough);
    float above[3], seen[3];

    see_sky(normal, 1.0F, above);
    see_sky(mirrored, rough, seen);
    for (int k = 0; k < 3; k++) {
        const float diffuse = color[k] * (1.0F - metal);
        const float ahead = DIELECTRIC + (color[k] - DIELECTRIC) * metal;
        const float of_sun = ahead + (1.0F - ahead) * shine_edge;
        const float of_sky = ahead + (1.0F - ahead) * sky_edge;
        float value =
            sun * (diffuse / (float)G_PI + shine * of_sun) +
            open * (SKY_POWER * diffuse * above[k] + of_sky * seen[k]);
        if (maps->emission != NULL)
            value += GLOW_POWER * maps->emission[at + (size_t)k];
        sum[k] += color[3] * value;
    }
    sum[3] += color[3];
}

/* Converts light to an sRGB byte.  Compresses bright light instead of clipping it, so
 * that highlights keep their color. */
static guint8
to_seen(float light)
{
    const float rolled = 1.0F - expf(-1.4F * light);
    const float encoded = rolled <= 0.0031308F
                              ? 12.92F * rolled
                              : 1.055F * powf(rolled, 1.0F / 2.4F) - 0.055F;

    return (guint8)(255.0F * encoded + 0.5F);
}

/* ---- The bodies ------------------------------------------------------- */

/* A point of a body: its normal, and the pixel of the maps there. */
typedef struct Point {
    Vector out;
    int column, row;
} Point;

/* Stores the point of the sphere that is seen at (x, y), in radii from the sphere's
 * center.  Returns FALSE if (x, y) is outside the sphere. */
static inline gboolean
find_on_sphere(const LatticeMaps *maps, float x, float y, Point *point)
{
    const int side = MIN(maps->width, maps->height);
    const float square = 1.0F - x * x - y * y;

    if (square <= 0.0F)
        return FALSE;
    const Vector out = {x, y, sqrtf(square)};
    const float u = atan2f(out.x, out.z) / (float)G_PI + 0.5F;
    const float v = asinf(-out.y) / (float)G_PI + 0.5F;
    *point = (Point){
        out,
        (maps->width - side) / 2 + CLAMP((int)(u * (float)side), 0, side - 1),
        (maps->height - side) / 2 + CLAMP((int)(v * (float)side), 0, side - 1)};
    return TRUE;
}

/* Each pixel is the mean of this many points along each axis.  A tile of a plane is
 * smaller than the maps. */
#define N_ACROSS_SPHERE 2
#define N_ACROSS_TILE   4

/* A picture being drawn. */
typedef struct Picture {
    const LatticeMaps *maps;
    LatticeBody body;
    Light light;
    int side;
    LatticeExtent tile; /* the size of a tile in pixels; a sphere is one tile */
    int n_tiles;        /* how many tiles there are along each axis */
    int n_across;       /* points per pixel along each axis */
    guint8 *corner;     /* the upper left pixel of the first tile */
} Picture;

/* Stores the point of the body that is seen at (x, y), in pixels of the picture.
 * Returns FALSE if there is none. */
static inline gboolean
find_point(const Picture *picture, float x, float y, Point *point)
{
    const LatticeMaps *maps = picture->maps;
    const float to_radii = 2.0F * (float)MARGIN / (float)picture->side;

    if (picture->body == LATTICE_BODY_SPHERE)
        return find_on_sphere(maps, x * to_radii - (float)MARGIN,
                              (float)MARGIN - y * to_radii, point);
    *point =
        (Point){{0.0F, 0.0F, 1.0F},
                (int)(x / (float)picture->tile.width * (float)maps->width),
                (int)(y / (float)picture->tile.height * (float)maps->height)};
    return TRUE;
}

static void
draw_pixel(const Picture *picture, int x, int y, guint8 rgba[4])
{
    const LatticeMaps *maps = picture->maps;
    const int n_across = picture->n_across;
    const float n = (float)n_across;
    float sum[4] = {0.0F};

    for (int i = 0; i < n_across * n_across; i++) {
        Point point;
        if (find_point(picture, (float)x + ((float)(i % n_across) + 0.5F) / n,
                       (float)y + ((float)(i / n_across) + 0.5F) / n, &point))
            add_light(maps,
                      N_CHANNELS * ((size_t)point.row * (size_t)maps->width +
                                    (size_t)point.column),
                      point.out, &picture->light, sum);
    }
    for (int k = 0; k < 3; k++)
        rgba[k] = sum[3] > 0.0F ? to_seen(sum[k] / sum[3]) : 0;
    rgba[3] = (guint8)(255.0F * sum[3] / (n * n) + 0.5F);
}

/* Draws n rows of the first tile, and copies them to the others.  GEGL calls this
 * from several threads at once. */
static void
draw_rows(gsize first, gsize n, gpointer data)
{
    const Picture *picture = data;
    const LatticeExtent tile = picture->tile;
    const size_t row_size = 4 * (size_t)tile.width;

    for (int y = (int)first; y < (int)(first + n); y++) {
        guint8 *row = picture->corner + 4 * y * picture->side;
        for (int x = 0; x < tile.width; x++)
            draw_pixel(picture, x, y, row + 4 * x);
        for (int i = 1; i < picture->n_tiles * picture->n_tiles; i++)
            memcpy(
                row + 4 * (i / picture->n_tiles * tile.height * picture->side) +
                    (size_t)(i % picture->n_tiles) * row_size,
                row, row_size);
    }
}

/* How many rows it takes to make another thread worthwhile. */
#define ROWS_PER_THREAD 32.0

/* Returns the size of a plane's tile, so that two of them fit side by side. */
static LatticeExtent
find_tile(const LatticeMaps *maps, int side)
{
    const int longest = MAX(maps->width, maps->height);

    return (LatticeExtent){MAX(side / 2 * maps->width / longest, 1),
                           MAX(side / 2 * maps->height / longest, 1)};
}

static Light
make_light(LatticeSun sun)
{
    const Vector to_sun = {(float)sun.x, (float)sun.y, (float)sun.z};

    return (Light){to_sun,
                   to_unit((Vector){to_sun.x, to_sun.y, to_sun.z + 1.0F})};
}

void
lattice_maps_light(const LatticeMaps *maps, LatticeBody body, LatticeSun sun,
                   int side, guint8 *rgba)
{
    const gboolean is_plane = body == LATTICE_BODY_PLANE;
    Picture picture = {.maps = maps,
                       .body = body,
                       .light = make_light(sun),
                       .side = side,
                       .tile = is_plane ? find_tile(maps, side)
                                        : (LatticeExtent){side, side},
                       .n_tiles = is_plane ? 2 : 1,
                       .n_across = is_plane ? N_ACROSS_TILE : N_ACROSS_SPHERE};

    picture.corner =
        rgba + 4 * ((side - picture.n_tiles * picture.tile.height) / 2 * side +
                    (side - picture.n_tiles * picture.tile.width) / 2);
    memset(rgba, 0, 4 * (size_t)side * (size_t)side);
    gegl_parallel_distribute_range((gsize)picture.tile.height, ROWS_PER_THREAD,
                                   draw_rows, &picture);
}
