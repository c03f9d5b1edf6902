/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks noise that is drawn on pictures.
 */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <noise-core/layers.h>

#include "check.h"
#include "pictures.h"

enum {
    WIDTH = 150,
    HEIGHT = 110,
    CHANNELS_MAX = 4,
    N_FLOATS = WIDTH * HEIGHT * CHANNELS_MAX,
    SIDE_MAX = 130, /* of random pictures */
    N_BYTES = SIDE_MAX * SIDE_MAX * CHANNELS_MAX * (int)sizeof(float),
};

/* ---- Random pictures -------------------------------------------------- */

/* Two pictures, and the memory of their pixels. */
typedef struct Given {
    NoisePicture picture[NoisePictureNumberCount];
    _Alignas(float) unsigned char bytes[NoisePictureNumberCount][N_BYTES];
} Given;

static int
draw_int(uint64_t *state, int n)
{
    return (int)((check_random(state) >> 32) % (uint64_t)n);
}

static ptrdiff_t
number_size(NoiseNumbers numbers)
{
    return numbers == NOISE_NUMBERS_U8    ? 1
           : numbers == NOISE_NUMBERS_U16 ? 2
                                          : 4;
}

/* Stores `part` of the way from 0 to 1 as number k of a row. */
static void
put_number(NoiseNumbers numbers, void *row, int k, double part)
{
    if (numbers == NOISE_NUMBERS_U8)
        ((uint8_t *)row)[k] = (uint8_t)(part * 255.0);
    else if (numbers == NOISE_NUMBERS_U16)
        ((uint16_t *)row)[k] = (uint16_t)(part * 65535.0);
    else
        ((float *)row)[k] = (float)part;
}

/* Draws slopes, blobs and single pixels that stand out, and some transparency. */
static void
fill_picture(uint64_t *state, NoisePicture *picture, unsigned char *bytes)
{
    const double tilt = check_random_real(state, 0, 1);

    picture->pixels = bytes;
    picture->row_stride =
        number_size(picture->numbers) * picture->n_channels * picture->width;
    for (int j = 0; j < picture->height; j++) {
        unsigned char *row = bytes + j * picture->row_stride;
        for (int i = 0; i < picture->width * picture->n_channels; i++) {
            const bool is_alpha =
                picture->n_channels % 2 == 0 &&
                i % picture->n_channels == picture->n_channels - 1;
            const double slow =
                0.5 * (tilt * i / (picture->width * picture->n_channels) +
                       (1 - tilt) * j / picture->height);
            const double fast = check_random_real(state, 0, 0.5);
            put_number(picture->numbers, row, i,
                       !is_alpha         ? slow + fast
                       : i / 7 % 5 == 0  ? 0
                       : i / 29 % 3 == 0 ? 2 * fast
                                         : 1);
        }
    }
}

/* Fills in two pictures of any size and kind; they lie near the origin. */
static void
draw_pictures(uint64_t *state, Given *given)
{
    for (int k = 0; k < NoisePictureNumberCount; k++) {
        NoisePicture *picture = &given->picture[k];
        const bool is_tiny = draw_int(state, 8) == 0;
        *picture = (NoisePicture){
            .x = draw_int(state, 60) - 30,
            .y = draw_int(state, 60) - 30,
            .width = is_tiny ? 1 : 1 + draw_int(state, SIDE_MAX),
            .height = is_tiny ? 1 : 1 + draw_int(state, SIDE_MAX),
            .numbers = (NoiseNumbers)draw_int(state, 3),
            .n_channels = 1 + draw_int(state, CHANNELS_MAX),
        };
        fill_picture(state, picture, given->bytes[k]);
    }
}

/* ---- Random recipes --------------------------------------------------- */

static char recipe_text[8192];

__attribute__((format(printf, 1, 2))) static void
add_words(const char *format, ...)
{
    const size_t length = strlen(recipe_text);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(recipe_text + length, sizeof recipe_text - length, format,
              arguments);
    va_end(arguments);
}

static const char *
draw_word(uint64_t *state, const char *const *words, int n)
{
    return words[draw_int(state, n)];
}

#define DRAW_WORD(state, ...)                       \
    draw_word(state, (const char *[]){__VA_ARGS__}, \
              (int)(sizeof((const char *[]){__VA_ARGS__}) / sizeof(char *)))

static void
add_picture_noise(uint64_t *state)
{
    add_words(
        " algorithm=picture picture=%s channel=%s beyond=%s",
        DRAW_WORD(state, "first", "second"),
        DRAW_WORD(state, "brightness", "brightness", "red", "blue", "alpha"),
        DRAW_WORD(state, "transparent", "repeat", "repeat", "wrap", "mirror"));
    if (draw_int(state, 3) == 0)
        add_words(" flatten-light-radius=%d", 1 + draw_int(state, 40));
    if (draw_int(state, 3) == 0)
        add_words(" picture-smoothing=%.2f", check_random_real(state, 0, 9));
    if (draw_int(state, 3) == 0)
        add_words(" contrast=%d invert=yes", draw_int(state, 60));
}

static void
add_lattice_noise(uint64_t *state)
{
    add_words(" algorithm=%s scale=%d octaves=%d",
              DRAW_WORD(state, "perlin", "simplex", "cellular", "tiles"),
              6 + draw_int(state, 40), 1 + draw_int(state, 3));
}

static void
add_noise(uint64_t *state)
{
    if (draw_int(state, 2) == 0)
        add_picture_noise(state);
    else
        add_lattice_noise(state);
    if (draw_int(state, 4) == 0)
        add_words(" warp-amount=%d warp-scale=20", 1 + draw_int(state, 30));
}

static void
add_mask(uint64_t *state)
{
    add_words(" mask=m coverage=%.2f softness=%.2f radius=%d",
              check_random_real(state, 0, 1), check_random_real(state, 0, 1),
              1 + draw_int(state, 25));
    add_words(" prefer-bright=%d", draw_int(state, 3) - 1);
    if (draw_int(state, 2) == 0)
        add_words(" prefer-hollows=%d", draw_int(state, 5) - 2);
    if (draw_int(state, 3) == 0)
        add_words(" prefer-slopes=%d", draw_int(state, 5) - 2);
    if (draw_int(state, 2) == 0)
        add_noise(state);
}

static void
add_layer(uint64_t *state, int number)
{
    add_words(" layer=l%d", number);
    add_noise(state);
    add_words(" relief=%d", draw_int(state, 20));
    if (draw_int(state, 4) == 0)
        add_words(" ground-smoothing=%d", 1 + draw_int(state, 20));
    if (draw_int(state, 6) == 0)
        add_words(" piece-offset=own");
    for (int n = draw_int(state, 3); n > 0; n--)
        add_mask(state);
}

/* Makes a random recipe, of one noise or of layers, that accepts the pictures. */
static NoiseRecipe *
draw_recipe(uint64_t *state, const Given *given)
{
    for (;;) {
        const bool has_layers = draw_int(state, 3) > 0;
        recipe_text[0] = '\0';
        add_words("lattice-noise/%d size=%d", has_layers ? 2 : 1,
                  50 + draw_int(state, 150));
        if (draw_int(state, 3) == 0)
            add_words(" map=%s", DRAW_WORD(state, "normal", "height",
                                           "occlusion", "roughness", "mask"));
        if (draw_int(state, 6) == 0)
            add_words(" period-x=%d", given->picture[0].width);
        if (!has_layers) {
            add_picture_noise(state);
            add_words(" relief=%d", draw_int(state, 20));
            if (draw_int(state, 3) > 0)
                add_words(" coloring=%s",
                          DRAW_WORD(state, "gray", "two-colors", "rgb"));
        }
        for (int i = 0, n = 1 + draw_int(state, 4); has_layers && i < n; i++)
            add_layer(state, i);
        NoiseRecipe *recipe = noise_recipe_parse(recipe_text, NULL);
        NoisePlan *plan = recipe != NULL
                              ? noise_plan_new_on(recipe, given->picture, NULL)
                              : NULL;
        noise_plan_free(plan);
        if (plan != NULL)
            return recipe;
        noise_recipe_free(recipe);
    }
}

static NoiseRegion
draw_region(uint64_t *state, const Given *given)
{
    const int level = draw_int(state, 4) == 0 ? 1 + draw_int(state, 3) : 0;

    return (NoiseRegion){.x = (draw_int(state, 200) - 130) >> level,
                         .y = (draw_int(state, 200) - 130) >> level,
                         .width = 1 + draw_int(state, WIDTH),
                         .height = 1 + draw_int(state, HEIGHT),
                         .level = level,
                         .origin_x = draw_int(state, 3) == 0 ? 1000 : 0,
                         .pictures = given->picture};
}

static int
n_recipes(void)
{
    return check_is_long() ? 2000 : 40;
}

/* ---- Drawing ---------------------------------------------------------- */

static float whole[N_FLOATS], parts[N_FLOATS];

static size_t
draw(const NoisePlan *plan, const NoiseRegion *region, float *pixels)
{
    const int n = noise_plan_channels(plan);

    CHECK(noise_render(plan, region, pixels, (ptrdiff_t)n * region->width));
    return sizeof *pixels * (size_t)(n * region->width * region->height);
}

/* Draws a region in four parts, each of which has only the windows that it needs. */
static void
draw_parts(uint64_t *state, const NoisePlan *plan, const NoiseRegion *region,
           const Given *given, float *pixels)
{
    const int n = noise_plan_channels(plan);
    const int32_t reach = noise_plan_reach(plan, region->level);
    const int column[3] = {0, draw_int(state, region->width + 1),
                           region->width};
    const int row[3] = {0, draw_int(state, region->height + 1), region->height};

    for (int k = 0; k < 4; k++) {
        NoiseRegion part = *region;
        NoisePicture windows[NoisePictureNumberCount];
        part.x += column[k % 2];
        part.y += row[k / 2];
        part.width = column[k % 2 + 1] - column[k % 2];
        part.height = row[k / 2 + 1] - row[k / 2];
        memcpy(windows, given->picture, sizeof windows);
        for (int i = 0; i < NoisePictureNumberCount; i++) {
            NoisePicture *window = &windows[i];
            const int64_t size = (int64_t)1 << region->level;
            const int64_t left = part.x * size - reach - window->x;
            const int64_t top = part.y * size - reach - window->y;
            const int64_t right = left + part.width * size + 2 * (int64_t)reach;
            const int64_t bottom =
                top + part.height * size + 2 * (int64_t)reach;
            /* Only windows that do not come to their picture's end. */
            if (left < 0 || top < 0 || right > window->width ||
                bottom > window->height || part.width == 0 || part.height == 0)
                continue;
            window->window_x = (int32_t)left;
            window->window_y = (int32_t)top;
            window->window_width = (int32_t)(right - left);
            window->window_height = (int32_t)(bottom - top);
            window->pixels =
                (const char *)window->pixels + top * window->row_stride +
                left * window->n_channels * number_size(window->numbers);
        }
        part.pictures = windows;
        CHECK(noise_render(
            plan, &part,
            pixels +
                ((ptrdiff_t)row[k / 2] * region->width + column[k % 2]) * n,
            (ptrdiff_t)region->width * n));
    }
}

TEST(parts_with_their_windows_are_the_whole)
{
    static Given given;
    uint64_t state = 71;

    for (int i = 0; i < n_recipes(); i++) {
        draw_pictures(&state, &given);
        AutoRecipe *recipe = draw_recipe(&state, &given);
        AutoPlan *plan = noise_plan_new_on(recipe, given.picture, NULL);
        const NoiseRegion region = draw_region(&state, &given);
        const size_t size = draw(plan, &region, whole);
        draw_parts(&state, plan, &region, &given, parts);
        CHECK_RECIPE(memcmp(whole, parts, size) == 0, recipe);
    }
}

/* Returns how far place `at` is from the n places from `first` on, along an axis.
 * Those beyond the `size` pixels from `start` on count as the nearest of these. */
static int64_t
distance(int64_t at, int64_t first, int64_t n, int64_t start, int64_t size)
{
    const int64_t last = start + size - 1;
    const int64_t low = first < start ? start : first > last ? last : first;
    const int64_t end = first + n - 1;
    const int64_t high = end < start ? start : end > last ? last : end;

    return at < low ? low - at : at > high ? at - high : 0;
}

/* Changes all pixels that are farther than `reach` from a region. */
static void
spoil(Given *given, const NoiseRegion *region, int32_t reach)
{
    const int64_t size = (int64_t)1 << region->level;

    for (int k = 0; k < NoisePictureNumberCount; k++) {
        const NoisePicture *picture = &given->picture[k];
        const ptrdiff_t pixel =
            picture->n_channels * number_size(picture->numbers);
        for (int j = 0; j < picture->height; j++) {
            for (int i = 0; i < picture->width; i++) {
                if (distance(picture->x + i, region->x * size,
                             region->width * size, picture->x,
                             picture->width) <= reach &&
                    distance(picture->y + j, region->y * size,
                             region->height * size, picture->y,
                             picture->height) <= reach)
                    continue;
                memset(given->bytes[k] + j * picture->row_stride + i * pixel,
                       0x3c, (size_t)pixel);
            }
        }
    }
}

TEST(what_is_out_of_reach_changes_nothing)
{
    static Given given;
    uint64_t state = 72;
    int n_far = 0;

    for (int i = 0; i < n_recipes(); i++) {
        draw_pictures(&state, &given);
        AutoRecipe *recipe = draw_recipe(&state, &given);
        AutoPlan *plan = noise_plan_new_on(recipe, given.picture, NULL);
        NoiseRegion region = draw_region(&state, &given);
        region.width = region.width / 6 + 1;
        region.height = region.height / 6 + 1;
        const size_t size = draw(plan, &region, whole);
        const int32_t reach = noise_plan_reach(plan, region.level);
        spoil(&given, &region, reach);
        draw(plan, &region, parts);
        CHECK_RECIPE(memcmp(whole, parts, size) == 0, recipe);
        n_far += reach < 60;
    }
    CHECK(n_far > n_recipes() / 8);
}

TEST(points_are_pixels)
{
    static Given given;
    uint64_t state = 73;

    for (int i = 0; i < n_recipes() / 2; i++) {
        static double place[2][WIDTH * HEIGHT];
        draw_pictures(&state, &given);
        AutoRecipe *recipe = draw_recipe(&state, &given);
        AutoPlan *plan = noise_plan_new_on(recipe, given.picture, NULL);
        const NoiseRegion region = {.x = draw_int(&state, 100) - 50,
                                    .y = draw_int(&state, 100) - 50,
                                    .width = 1 + draw_int(&state, 40),
                                    .height = 1 + draw_int(&state, 20),
                                    .pictures = given.picture};
        const int n = region.width * region.height;
        for (int k = 0; k < n; k++) {
            place[0][k] = region.x + k % region.width;
            place[1][k] = region.y + k / region.width;
        }
        const NoisePoints points = {
            .x = place[0], .y = place[1], .pictures = given.picture};
        CHECK(noise_render_heights(plan, &region, whole, NULL, region.width));
        noise_evaluate(plan, (size_t)n, &points, parts, NULL);
        CHECK_RECIPE(memcmp(whole, parts, sizeof *whole * (size_t)n) == 0,
                     recipe);
    }
}

/* ---- Pixels ----------------------------------------------------------- */

/* Returns number k of a row, from 0 to 1. */
static float
get_number(const NoisePicture *picture, const void *row, int k)
{
    return picture->numbers == NOISE_NUMBERS_U8
               ? (float)((const uint8_t *)row)[k] / 255.0f
           : picture->numbers == NOISE_NUMBERS_U16
               ? (float)((const uint16_t *)row)[k] / 65535.0f
               : ((const float *)row)[k];
}

TEST(unmoved_pixels_come_out_as_they_went_in)
{
    static Given given;
    uint64_t state = 74;
    AutoRecipe *recipe = picture_recipe("lattice-noise/1 algorithm=picture "
                                        "coloring=own offset-x=5.25 size=70");

    for (int i = 0; i < n_recipes(); i++) {
        draw_pictures(&state, &given);
        AutoPlan *plan = noise_plan_new_on(recipe, given.picture, NULL);
        const NoisePicture *picture = &given.picture[0];
        const int n = picture->n_channels;
        const NoiseRegion region = {.x = picture->x,
                                    .y = picture->y,
                                    .width = picture->width,
                                    .height = picture->height,
                                    .pictures = given.picture};
        static float pixels[SIDE_MAX * SIDE_MAX * CHANNELS_MAX];
        draw(plan, &region, pixels);
        for (int k = 0; k < picture->width * picture->height; k++) {
            const unsigned char *row =
                given.bytes[0] + k / picture->width * picture->row_stride;
            const int first = k % picture->width * n;
            for (int c = 0; c < 3; c++)
                CHECK(pixels[4 * k + c] ==
                      get_number(picture, row, first + (n > 2 ? c : 0)));
            CHECK(
                pixels[4 * k + 3] ==
                (n % 2 == 0 ? get_number(picture, row, first + n - 1) : 1.0f));
        }
    }
}

/* Layers above a picture are lit, also by its relief; its own colors are not. */
TEST(light_changes_only_what_covers_a_picture)
{
    static Given given;
    static float covered[SIDE_MAX * SIDE_MAX * CHANNELS_MAX];
    static float alone[SIDE_MAX * SIDE_MAX * CHANNELS_MAX];
    uint64_t state = 78;
    AutoRecipe *recipe = picture_recipe(
        "lattice-noise/2 layer=own algorithm=picture coloring=own relief=20 "
        "layer=moss color=#00ff00 relief=9 mask=m scale=20 coverage=0.4 "
        "softness=0.1 prefer-hollows=1");
    AutoRecipe *moss = picture_recipe(
        "lattice-noise/2 layer=own algorithm=picture mode=none relief=20 "
        "layer=moss color=#00ff00 relief=9 mask=m scale=20 coverage=0.4 "
        "softness=0.1 prefer-hollows=1");
    int n_free = 0, n_shaded = 0;

    given.picture[0] = (NoisePicture){.x = 9,
                                      .y = -20,
                                      .width = SIDE_MAX,
                                      .height = SIDE_MAX - 20,
                                      .n_channels = 3};
    fill_picture(&state, &given.picture[0], given.bytes[0]);
    const NoiseRegion region = {.x = 9,
                                .y = -20,
                                .width = SIDE_MAX,
                                .height = SIDE_MAX - 20,
                                .pictures = given.picture};
    AutoPlan *plan = noise_plan_new_on(recipe, given.picture, NULL);
    AutoPlan *moss_plan = noise_plan_new_on(moss, given.picture, NULL);
    draw(plan, &region, covered);
    draw(moss_plan, &region, alone);
    for (int k = 0; k < region.width * region.height; k++) {
        const unsigned char *pixel = given.bytes[0] + 3 * k;
        for (int c = 0; alone[4 * k + 3] == 0.0f && c < 3; c++)
            CHECK(covered[4 * k + c] == (float)pixel[c] / 255.0f);
        n_free += alone[4 * k + 3] == 0.0f;
        n_shaded += alone[4 * k + 3] == 1.0f && covered[4 * k + 1] < 0.95f;
    }
    CHECK(n_free > 3000 && n_shaded > 300);
}

/* Draws a picture of five pixels in a row, which are 0.1, 0.2 ... 0.5, and what is
 * beyond it: 20 pixels from -7 on. */
static void
draw_five(const char *words, float *values)
{
    static const float five[5] = {0.1f, 0.2f, 0.3f, 0.4f, 0.5f};
    const NoisePicture pictures[NoisePictureNumberCount] = {
        {.width = 5,
         .height = 1,
         .pixels = five,
         .numbers = NOISE_NUMBERS_FLOAT,
         .n_channels = 1,
         .row_stride = sizeof five}};
    const NoiseRegion region = {
        .x = -7, .width = 20, .height = 1, .pictures = pictures};
    char text[200];

    snprintf(text, sizeof text, "lattice-noise/1 algorithm=picture %s", words);
    AutoRecipe *recipe = picture_recipe(text);
    AutoPlan *plan = noise_plan_new_on(recipe, pictures, NULL);
    draw(plan, &region, values);
}

TEST(beyond_a_picture_is_what_the_recipe_says)
{
    static const int mirrored[20] = {4, 5, 5, 4, 3, 2, 1, 1, 2, 3,
                                     4, 5, 5, 4, 3, 2, 1, 1, 2, 3};
    float value[20], color[20][4];

    draw_five("coloring=own beyond=transparent", color[0]);
    for (int i = 0; i < 20; i++)
        CHECK(color[i][3] == (i >= 7 && i < 12 ? 1.0f : 0.0f));
    draw_five("coloring=own", color[0]);
    draw_five("coloring=gray", value);
    for (int i = 0; i < 20; i++) {
        const float expected = (i < 7    ? 1.0f
                                : i > 11 ? 5.0f
                                         : (float)(i - 6)) /
                               10.0f;
        CHECK(fabsf(color[i][0] - expected) < 1e-6f && color[i][3] == 1.0f);
        CHECK(fabsf(value[i] - expected) < 1e-6f);
    }
    draw_five("coloring=gray beyond=wrap", value);
    for (int i = 0; i < 20; i++)
        CHECK(fabsf(value[i] - (float)((i - 7 + 10) % 5 + 1) / 10.0f) < 1e-6f);
    draw_five("coloring=own beyond=mirror", color[0]);
    for (int i = 0; i < 20; i++)
        CHECK(fabsf(color[i][0] - (float)mirrored[i] / 10.0f) < 1e-6f);
}

/* A float that is no number, or beyond white, is still a pixel. */
TEST(any_float_is_drawn)
{
    const float odd[4] = {NAN, INFINITY, -INFINITY, 1e30f};
    const NoisePicture pictures[NoisePictureNumberCount] = {
        {.width = 4,
         .height = 1,
         .pixels = odd,
         .numbers = NOISE_NUMBERS_FLOAT,
         .n_channels = 1,
         .row_stride = sizeof odd}};
    const NoiseRegion region = {
        .x = -9, .y = -9, .width = 22, .height = 19, .pictures = pictures};
    static const char *const words[] = {
        "algorithm=picture coloring=gray flatten-light-radius=5 relief=9",
        "algorithm=picture coloring=own warp-amount=3",
    };

    for (int i = 0; i < 2; i++) {
        char text[200];
        snprintf(text, sizeof text, "lattice-noise/1 %s", words[i]);
        AutoRecipe *recipe = picture_recipe(text);
        AutoPlan *plan = noise_plan_new_on(recipe, pictures, NULL);
        const size_t size = draw(plan, &region, whole);
        for (size_t k = 0; k < size / sizeof *whole; k++)
            CHECK(whole[k] >= 0.0f && whole[k] <= 1.0f);
    }
}

/* A pixel of a level shows the mean of the pixels that it covers. */
TEST(levels_are_means)
{
    static Given given;
    uint64_t state = 75;
    AutoRecipe *recipe =
        picture_recipe("lattice-noise/1 algorithm=picture coloring=gray");

    for (int level = 1; level <= 3; level++) {
        const int size = 1 << level;
        NoisePicture *picture = &given.picture[0];
        double sum = 0.0, squares = 0.0;
        *picture = (NoisePicture){.width = 128,
                                  .height = 128,
                                  .numbers = NOISE_NUMBERS_FLOAT,
                                  .n_channels = 1};
        fill_picture(&state, picture, given.bytes[0]);
        const NoiseRegion region = {.width = 128 / size,
                                    .height = 128 / size,
                                    .level = level,
                                    .pictures = given.picture};
        AutoPlan *plan = noise_plan_new_on(recipe, given.picture, NULL);
        draw(plan, &region, whole);
        for (int k = 0; k < region.width * region.height; k++) {
            double mean = 0.0;
            for (int i = 0; i < size * size; i++)
                mean += (double)((const float *)picture->pixels)
                    [(k / region.width * size + i / size) * 128 +
                     k % region.width * size + i % size];
            mean /= size * size;
            sum += fabs((double)whole[k] - mean);
            squares += mean;
        }
        /* The B-spline is a little softer than the mean. */
        CHECK(sum / (region.width * region.height) < 0.06 / level);
        CHECK(squares > 0.0);
    }
}

/* ---- Masks and measures ------------------------------------------------ */

static const char with_moss[] =
    "lattice-noise/2 layer=own algorithm=picture mode=none relief=9 "
    "layer=moss color=#00ff00 "
    "mask=m coverage=%g softness=0.1 radius=5 %s";

/* Returns the share of a picture that is covered. */
static double
share_covered(const Given *given, const NoisePlan *plan)
{
    const NoisePicture *picture = &given->picture[0];
    const NoiseRegion region = {.x = picture->x,
                                .y = picture->y,
                                .width = picture->width,
                                .height = picture->height,
                                .pictures = given->picture};
    static float covered[SIDE_MAX * SIDE_MAX * CHANNELS_MAX];
    double sum = 0.0;

    draw(plan, &region, covered);
    for (int k = 0; k < region.width * region.height; k++)
        sum += (double)covered[4 * k + 3];
    return sum / (region.width * region.height);
}

TEST(coverage_is_the_covered_share_of_the_picture)
{
    static Given given;
    uint64_t state = 76;
    static const char *const senses[] = {
        "prefer-bright=1 scale=9", "prefer-bright=-2 scale=9 algorithm=simplex",
        "prefer-hollows=1 scale=9"};

    for (int i = 0; i < 9; i++) {
        char text[400];
        given.picture[0] = (NoisePicture){.x = 500 * i,
                                          .y = -70,
                                          .width = SIDE_MAX - 10,
                                          .height = SIDE_MAX,
                                          .n_channels = 3};
        fill_picture(&state, &given.picture[0], given.bytes[0]);
        const double coverage = 0.2 + 0.3 * (i / 3);
        snprintf(text, sizeof text, with_moss, coverage, senses[i % 3]);
        AutoRecipe *recipe = picture_recipe(text);
        AutoPlan *plan = noise_plan_new_on(recipe, given.picture, NULL);
        const double share = share_covered(&given, plan);
        if (!(fabs(share - coverage) < 0.02))
            printf("# %g is covered\n", share);
        CHECK_RECIPE(fabs(share - coverage) < 0.02, recipe);
    }
}

TEST(measures_are_kept_as_text)
{
    static Given given;
    uint64_t state = 77;

    for (int i = 0; i < n_recipes() / 2; i++) {
        static char text[NOISE_MEASURES_SIZE], again[NOISE_MEASURES_SIZE];
        draw_pictures(&state, &given);
        AutoRecipe *recipe = draw_recipe(&state, &given);
        AutoPlan *plan = noise_plan_new_on(recipe, given.picture, NULL);
        const size_t length =
            noise_plan_print_measures(plan, text, sizeof text);
        CHECK(length < sizeof text && strlen(text) == length);
        AutoPlan *other = noise_plan_new_measured(recipe, text, NULL);
        const NoiseRegion region = draw_region(&state, &given);
        const size_t size = draw(plan, &region, whole);
        CHECK(other != NULL);
        draw(other, &region, parts);
        CHECK_RECIPE(memcmp(whole, parts, size) == 0, recipe);
        noise_plan_print_measures(other, again, sizeof again);
        CHECK(strcmp(text, again) == 0);
        /* What a caller has no room for is left out. */
        CHECK(noise_plan_print_measures(plan, again, 20) == length);
        CHECK(strlen(again) == 19 && strncmp(text, again, 19) == 0);
    }
}

static bool
refuses_measures(const NoiseRecipe *recipe, const char *text)
{
    NoiseError error;
    NoisePlan *plan = noise_plan_new_measured(recipe, text, &error);
    const bool is_refused =
        plan == NULL && error.problem == NOISE_PROBLEM_NOT_MEASURES;

    noise_plan_free(plan);
    return is_refused;
}

TEST(other_measures_are_refused)
{
    char text[NOISE_MEASURES_SIZE], words[400];
    const NoisePicture *samples = picture_samples();

    snprintf(words, sizeof words, with_moss, 0.5, "prefer-bright=1");
    AutoRecipe *recipe = picture_recipe(words);
    AutoPlan *plan = noise_plan_new_on(recipe, samples, NULL);
    snprintf(words, sizeof words, with_moss, 0.6, "prefer-bright=1");
    AutoRecipe *other = picture_recipe(words);
    AutoRecipe *one = picture_recipe("lattice-noise/1 algorithm=picture");
    noise_plan_print_measures(plan, text, sizeof text);

    CHECK(!refuses_measures(recipe, text));
    CHECK(refuses_measures(other, text));
    CHECK(refuses_measures(one, text));
    CHECK(refuses_measures(recipe, ""));
    CHECK(refuses_measures(recipe, "measured/2 0"));
    const size_t length = strlen(text);
    text[length - 1] = 'x';
    CHECK(refuses_measures(recipe, text));
    text[length - 1] = '\0';
    CHECK(refuses_measures(recipe, text));
    /* Infinity. */
    memcpy(text + length - 8, "7f800000", 8);
    CHECK(refuses_measures(recipe, text));
    /* Another map is measured the same. */
    noise_plan_print_measures(plan, text, sizeof text);
    noise_recipe_edit(recipe)->map = NOISE_MAP_NORMAL;
    CHECK(!refuses_measures(recipe, text));
}

/* ---- Errors ------------------------------------------------------------ */

static bool
refuses(const char *text, const NoisePicture *pictures, NoiseProblem problem)
{
    AutoRecipe *recipe = picture_recipe(text);
    NoiseError error;
    NoisePlan *plan = noise_plan_new_on(recipe, pictures, &error);
    const bool is_refused = plan == NULL && error.problem == problem;

    noise_plan_free(plan);
    return is_refused;
}

TEST(a_missing_picture_is_refused)
{
    NoisePicture only[NoisePictureNumberCount] = {picture_samples()[0]};
    const NoisePicture none[NoisePictureNumberCount] = {{.width = 0}};
    static const char first[] = "lattice-noise/1 algorithm=picture";
    static const char second[] =
        "lattice-noise/1 algorithm=picture picture=second";

    CHECK(refuses(first, NULL, NOISE_PROBLEM_NO_PICTURE));
    CHECK(refuses(first, none, NOISE_PROBLEM_NO_PICTURE));
    CHECK(refuses(second, only, NOISE_PROBLEM_NO_MAP));
    CHECK(!refuses(first, only, NOISE_PROBLEM_NO_PICTURE));
    CHECK(refuses("lattice-noise/1 algorithm=picture period-x=90", only,
                  NOISE_PROBLEM_PICTURE_PERIOD));
    CHECK(!refuses("lattice-noise/1 algorithm=picture period-x=97 period-y=61",
                   only, NOISE_PROBLEM_PICTURE_PERIOD));
    CHECK(picture_refuses("coloring=own", NOISE_PROBLEM_NOT_OWN, "coloring"));
}

TEST(recipes_say_which_pictures_they_need)
{
    static const struct {
        const char *text;
        unsigned pictures;
    } recipes[] = {
        {"lattice-noise/1", 0},
        {"lattice-noise/1 algorithm=picture", 1},
        {"lattice-noise/1 algorithm=picture picture=second", 2},
        {"lattice-noise/2 layer=a mask=m prefer-bright=1 algorithm=picture "
         "picture=second",
         3},
        {"lattice-noise/2 layer=a layer=b visible=no algorithm=picture", 0},
    };

    for (size_t i = 0; i < sizeof recipes / sizeof *recipes; i++) {
        AutoRecipe *recipe = picture_recipe(recipes[i].text);
        CHECK(noise_recipe_pictures(recipe) == recipes[i].pictures);
    }
}

TEST(a_picture_with_the_period_tiles)
{
    const NoisePicture *samples = picture_samples();
    AutoRecipe *recipe = picture_recipe(
        "lattice-noise/2 period-x=97 period-y=61 layer=a algorithm=picture "
        "relief=9 layer=b scale=20 mask=m prefer-hollows=1 prefer-bright=1 "
        "radius=9");
    AutoPlan *plan = noise_plan_new_on(recipe, samples, NULL);
    NoiseRegion region = {
        .x = -20, .y = 7, .width = 97, .height = 61, .pictures = samples};
    const size_t size = draw(plan, &region, whole);

    region.x += 97;
    region.y -= 61;
    draw(plan, &region, parts);
    CHECK(memcmp(whole, parts, size) == 0);
}
