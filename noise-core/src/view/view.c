/* SPDX-License-Identifier: MIT
 *
 * Reads pictures.
 *
 *     size 1   the picture itself, through a cubic that meets its pixels
 *     size 2   the picture, through a cubic B-spline
 *     size 4   level 1, through a cubic B-spline, and so on
 *
 * Sizes between these are mixed from the two next to them.  Colors are multiplied by
 * their alpha first, so that transparent pixels do not count.  The pixels of all
 * levels are counted from the picture's corner, and rounded to 16 bits, so the same
 * place has the same mean in every window that covers what it depends on.
 */
#include "view.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define RED   0
#define GREEN 1
#define BLUE  2
#define ALPHA 3

/* The share of red, green and blue in the brightness of perceptual colors: the
 * luminances of sRGB's primaries (IEC 61966-2-1). */
static const float brightness[3] = {0.2126f, 0.7152f, 0.0722f};

/* Four numbers of a pixel: premultiplied red, green and blue, and alpha. */
typedef struct Texel {
    float at[4];
} Texel;

static bool
has_pixels(const NoiseView *view)
{
    return view->picture.pixels != NULL && view->picture.width > 0 &&
           view->picture.height > 0;
}

/* ---- Pixels ----------------------------------------------------------- */

/* Returns number k of a row of numbers, from 0 to 1 (floats: as they are). */
static inline float
get_number(const NoisePicture *picture, const char *row, int64_t k)
{
    switch (picture->numbers) {
    case NOISE_NUMBERS_U8:
        return (float)((const uint8_t *)row)[k] / 255.0f;
    case NOISE_NUMBERS_U16: {
        uint16_t number;
        memcpy(&number, row + 2 * k, sizeof number);
        return (float)number / 65535.0f;
    }
    case NOISE_NUMBERS_FLOAT:
        break;
    }
    float number;
    memcpy(&number, row + 4 * k, sizeof number);
    return number;
}

/* Returns the straight color of a pixel, which must be in the window. */
static Texel
get_pixel(const NoisePicture *picture, int64_t i, int64_t j)
{
    const int n = picture->n_channels;
    const char *row = (const char *)picture->pixels +
                      (j - picture->window_y) * picture->row_stride;
    const int64_t first = (i - picture->window_x) * n;
    Texel pixel;

    for (int k = 0; k < 3; k++)
        pixel.at[k] = get_number(picture, row, first + (n > 2 ? k : 0));
    pixel.at[ALPHA] =
        n % 2 == 0 ? get_number(picture, row, first + n - 1) : 1.0f;
    return pixel;
}

static Texel
premultiply(Texel pixel)
{
    for (int k = 0; k < 3; k++)
        pixel.at[k] *= pixel.at[ALPHA];
    return pixel;
}

/* Clips an index to a range of n numbers from `first` on. */
static inline int64_t
clip_index(int64_t i, int64_t first, int64_t n)
{
    return i < first ? first : i < first + n ? i : first + n - 1;
}

/* Returns where to read pixel i of n pixels along an axis, or -1 if it is
 * transparent. */
static int64_t
reduce_index(int64_t i, int64_t n, NoisePictureBeyond beyond)
{
    if (i >= 0 && i < n)
        return i;
    switch (beyond) {
    case NOISE_BEYOND_TRANSPARENT:
        return -1;
    case NOISE_BEYOND_REPEAT:
        return clip_index(i, 0, n);
    case NOISE_BEYOND_WRAP:
        return (i % n + n) % n;
    case NOISE_BEYOND_MIRROR:
        break;
    }
    i = (i % (2 * n) + 2 * n) % (2 * n);
    return i < n ? i : 2 * n - 1 - i;
}

/* How many pixels of a level a length has. */
static inline int64_t
length_at(int64_t length, int level)
{
    return (length + ((int64_t)1 << level) - 1) >> level;
}

/* How a picture is read for means over one size. */
typedef struct Way {
    const NoiseView *view;
    NoisePictureBeyond beyond[2];
    int level;
    bool is_exact;
} Way;

/* Reads n pixels of a row of a level, premultiplied. */
static void
read_line(const Way *way, int64_t i, int64_t j, int n, Texel *line)
{
    const NoisePicture *picture = &way->view->picture;
    const NoiseViewLevel *own = &way->view->level[way->level];
    const int64_t width = length_at(picture->width, way->level);
    const int64_t row =
        reduce_index(j, length_at(picture->height, way->level), way->beyond[1]);

    for (int k = 0; k < n; k++) {
        const int64_t column = reduce_index(i + k, width, way->beyond[0]);
        if (row < 0 || column < 0) {
            line[k] = (Texel){{0.0f, 0.0f, 0.0f, 0.0f}};
            continue;
        }
        const int64_t x = clip_index(column, own->x, own->width);
        const int64_t y = clip_index(row, own->y, own->height);
        if (way->level == 0) {
            line[k] = premultiply(get_pixel(picture, x, y));
            continue;
        }
        const uint16_t *numbers =
            own->numbers + 4 * ((y - own->y) * own->width + (x - own->x));
        for (int c = 0; c < 4; c++)
            line[k].at[c] = (float)numbers[c] * (1.0f / 65535.0f);
    }
}

/* ---- Splines ---------------------------------------------------------- */

/* Fills in the weights of the four pixels around a place, `t` of the way from the
 * second to the third. */
static void
fill_weights(bool is_exact, float t, float weight[4])
{
    const float u = 1.0f - t;

    if (is_exact) { /* Catmull-Rom */
        weight[0] = t * (-0.5f + t * (1.0f - 0.5f * t));
        weight[1] = 1.0f + t * t * (1.5f * t - 2.5f);
        weight[2] = t * (0.5f + t * (2.0f - 1.5f * t));
        weight[3] = t * t * (0.5f * t - 0.5f);
        return;
    }
    weight[0] = u * u * u * (1.0f / 6.0f);
    weight[1] = (4.0f + t * t * (3.0f * t - 6.0f)) * (1.0f / 6.0f);
    weight[2] = (4.0f + u * u * (3.0f * u - 6.0f)) * (1.0f / 6.0f);
    weight[3] = t * t * t * (1.0f / 6.0f);
}

/* The four pixels around a place along one axis, and their weights. */
typedef struct Taps {
    int64_t first;
    float weight[4];
} Taps;

/* The farthest from a picture that places are told apart, in px. */
#define FARTHEST 0x1p40

/* Returns a place along an axis, in px from the picture's first pixel, moved into
 * the picture if it repeats. */
static double
place_in_view(const Way *way, int axis, double place)
{
    const NoisePicture *picture = &way->view->picture;
    const double n = axis == 0 ? picture->width : picture->height;
    const double at =
        fmin(fmax(place - way->view->start[axis], -FARTHEST), FARTHEST);

    switch (way->beyond[axis]) {
    case NOISE_BEYOND_WRAP:
        return at - n * floor(at / n);
    case NOISE_BEYOND_MIRROR: {
        const double folded =
            at + 0.5 - 2.0 * n * floor((at + 0.5) / (2.0 * n));
        return (folded > n ? 2.0 * n - folded : folded) - 0.5;
    }
    case NOISE_BEYOND_TRANSPARENT:
    case NOISE_BEYOND_REPEAT:
        break;
    }
    /* Farther away, all is the same. */
    return fmin(fmax(at, -0x1p30), n + 0x1p30);
}

static Taps
find_taps(const Way *way, int axis, double place)
{
    const double at = place_in_view(way, axis, place);
    const double pixels =
        way->level == 0 ? at
                        : (at + 0.5) / (double)((int64_t)1 << way->level) - 0.5;
    const double whole = floor(pixels);
    Taps taps = {.first = (int64_t)whole - 1};

    fill_weights(way->is_exact, (float)(pixels - whole), taps.weight);
    return taps;
}

/* The most pixels of a line that are read for several places at once. */
#define LINE (NOISE_BLOCK + 8)

/* Reads n places with the same y, no two of which are more than LINE - 4 pixels
 * apart: first sums up to four rows, then columns. */
static void
sum_run(const Way *way, const Taps *columns, const Taps *rows, int n,
        Texel *mean)
{
    int64_t first = columns[0].first, last = first;
    Texel line[LINE], sum[LINE];

    for (int i = 0; i < n; i++) {
        first = columns[i].first < first ? columns[i].first : first;
        last = columns[i].first > last ? columns[i].first : last;
    }
    const int n_read = (int)(last - first) + 4;
    memset(sum, 0, sizeof *sum * (size_t)n_read);
    for (int k = 0; k < 4; k++) {
        const float weight = rows->weight[k];
        if (weight == 0.0f)
            continue;
        read_line(way, first, rows->first + k, n_read, line);
        for (int i = 0; i < n_read; i++) {
            for (int c = 0; c < 4; c++)
                sum[i].at[c] += weight * line[i].at[c];
        }
    }
    for (int i = 0; i < n; i++) {
        const Texel *own = sum + (columns[i].first - first);
        mean[i] = (Texel){{0.0f, 0.0f, 0.0f, 0.0f}};
        for (int k = 0; k < 4; k++) {
            const float weight = columns[i].weight[k];
            for (int c = 0; c < 4 && weight != 0.0f; c++)
                mean[i].at[c] += weight * own[k].at[c];
        }
    }
}

/* Returns how many of n places, from the first on, are near enough to each other to
 * be read at once. */
static int
length_of_run(const Taps *columns, int n)
{
    int64_t first = columns[0].first, last = first;

    for (int i = 1; i < n; i++) {
        first = columns[i].first < first ? columns[i].first : first;
        last = columns[i].first > last ? columns[i].first : last;
        if (last - first + 4 > LINE)
            return i;
    }
    return n;
}

static void
sum_places(const Way *way, const NoisePlaces *places, int n, Texel *mean)
{
    Taps columns[NOISE_BLOCK];

    for (int i = 0; i < n; i++)
        columns[i] = find_taps(way, 0, places->at[0][i]);
    for (int i = 0, n_read; i < n; i += n_read) {
        const Taps rows =
            find_taps(way, 1, places->at[1][places->is_row ? 0 : i]);
        n_read = places->is_row ? length_of_run(columns + i, n - i) : 1;
        sum_run(way, columns + i, &rows, n_read, mean + i);
    }
}

/* ---- Means ------------------------------------------------------------ */

/* Fills in the means of a picture over `size` px at n places, premultiplied. */
static void
read_means(const NoiseView *view, const NoisePictureBeyond beyond[2],
           const NoisePlaces *places, int n, double size, Texel *mean)
{
    Texel coarser[NOISE_BLOCK];
    int step;
    const double fraction = frexp(fmax(size, 1.0), &step);
    const float share = (float)(2.0 * fraction - 1.0);
    /* A mean over 2^step px is read from level step - 1. */
    Way way = {view, {beyond[0], beyond[1]}, 0, false};

    step = step - 1 < view->n_levels - 1 ? step - 1 : view->n_levels - 1;
    way.is_exact = step == 0;
    way.level = step > 0 ? step - 1 : 0;
    sum_places(&way, places, n, mean);
    if (share == 0.0f)
        return;
    way.is_exact = false;
    way.level = step;
    sum_places(&way, places, n, coarser);
    for (int i = 0; i < n; i++) {
        for (int c = 0; c < 4; c++)
            mean[i].at[c] += share * (coarser[i].at[c] - mean[i].at[c]);
    }
}

double
noise_view_reach(double size)
{
    int step;

    (void)frexp(fmax(size, 1.0), &step);
    /* Up to 2.5 pixels of level step - 1, and what is left of another. */
    return 4.0 * ldexp(1.0, step - 1) + 2.0;
}

static inline float
clip(float x)
{
    return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; /* NaN becomes 0 */
}

/* Returns the value of a channel of a premultiplied mean. */
static float
value_of(NoisePictureChannel channel, const Texel *mean)
{
    const float *at = mean->at;
    float value = 0.0f;

    if (channel == NOISE_PICTURE_ALPHA)
        return at[ALPHA];
    if (channel == NOISE_PICTURE_BRIGHTNESS) {
        for (int k = 0; k < 3; k++)
            value += brightness[k] * at[k];
    } else {
        value = at[channel - NOISE_PICTURE_RED];
    }
    return at[ALPHA] > 0.0f ? value / at[ALPHA] : 0.0f;
}

static void
find_beyond(const NoiseView *view, NoisePictureBeyond wanted,
            NoisePictureBeyond beyond[2])
{
    for (int axis = 0; axis < 2; axis++)
        beyond[axis] = view->wraps[axis] ? NOISE_BEYOND_WRAP : wanted;
}

static void
fill_numbers(float number, int n, float *numbers)
{
    for (int i = 0; i < n; i++)
        numbers[i] = number;
}

void
noise_view_values(const NoiseViews *views, const NoiseReading *reading,
                  const NoisePlaces *places, int n, double pixel, float *value)
{
    const NoiseView *view =
        views != NULL ? &views->view[reading->number] : NULL;
    /* Heights go on where colors end. */
    const NoisePictureBeyond wanted =
        reading->beyond == NOISE_BEYOND_TRANSPARENT ? NOISE_BEYOND_REPEAT
                                                    : reading->beyond;
    NoisePictureBeyond beyond[2];
    Texel mean[NOISE_BLOCK];

    if (view == NULL || !has_pixels(view)) {
        fill_numbers(0.0f, n, value);
        return;
    }
    find_beyond(view, wanted, beyond);
    read_means(view, beyond, places, n, fmax(pixel, reading->smoothing), mean);
    for (int i = 0; i < n; i++)
        value[i] = clip(value_of(reading->channel, &mean[i]));
    if (reading->flatten_radius <= 0.0)
        return;
    read_means(view, beyond, places, n, fmax(pixel, reading->flatten_radius),
               mean);
    for (int i = 0; i < n; i++)
        value[i] =
            clip(0.5f + value[i] - clip(value_of(reading->channel, &mean[i])));
}

/* If a place is in the middle of a pixel of the window, stores its color. */
static bool
get_color_at(const NoiseView *view, double x, double y, Texel *color)
{
    const NoisePicture *picture = &view->picture;
    const double i = x - view->start[0], j = y - view->start[1];
    const int64_t right = (int64_t)picture->window_x + picture->window_width;
    const int64_t bottom = (int64_t)picture->window_y + picture->window_height;

    if (!(i >= picture->window_x && i < (double)right &&
          j >= picture->window_y && j < (double)bottom) ||
        i != floor(i) || j != floor(j))
        return false;
    *color = get_pixel(picture, (int64_t)i, (int64_t)j);
    return true;
}

void
noise_view_colors(const NoiseViews *views, const NoiseReading *reading,
                  const NoisePlaces *places, int n, double pixel, float *colors)
{
    const NoiseView *view =
        views != NULL ? &views->view[reading->number] : NULL;
    NoisePictureBeyond beyond[2];
    Texel mean[NOISE_BLOCK];
    int n_exact = 0;

    if (view == NULL || !has_pixels(view)) {
        fill_numbers(0.0f, 4 * n, colors);
        return;
    }
    while (pixel <= 1.0 && n_exact < n &&
           get_color_at(view, places->at[0][n_exact],
                        places->at[1][places->is_row ? 0 : n_exact],
                        &mean[n_exact]))
        n_exact++;
    for (int i = 0; i < n_exact; i++) {
        for (int c = 0; c < 4; c++)
            colors[4 * i + c] = clip(mean[i].at[c]);
    }
    if (n_exact == n)
        return;
    find_beyond(view, reading->beyond, beyond);
    read_means(view, beyond, places, n, pixel, mean);
    for (int i = n_exact; i < n; i++) {
        const float alpha = mean[i].at[ALPHA];
        Texel exact;
        for (int c = 0; c < 3; c++)
            colors[4 * i + c] =
                alpha > 0.0f ? clip(mean[i].at[c] / alpha) : 0.0f;
        colors[4 * i + ALPHA] = clip(alpha);
        if (pixel <= 1.0 &&
            get_color_at(view, places->at[0][i],
                         places->at[1][places->is_row ? 0 : i], &exact)) {
            for (int c = 0; c < 4; c++)
                colors[4 * i + c] = clip(exact.at[c]);
        }
    }
}

/* ---- Opening ---------------------------------------------------------- */

/* Adds the pixel of the next finer level to a sum, if it is there. */
static int
add_pixel(const NoiseView *view, int level, int64_t x, int64_t y,
          uint32_t sum[4])
{
    const NoiseViewLevel *own = &view->level[level];

    if (x >= own->x + own->width || y >= own->y + own->height || x < own->x ||
        y < own->y)
        return 0;
    if (level == 0) {
        const Texel pixel = premultiply(get_pixel(&view->picture, x, y));
        for (int c = 0; c < 4; c++)
            sum[c] += (uint32_t)(clip(pixel.at[c]) * 65535.0f + 0.5f);
        return 1;
    }
    const uint16_t *numbers =
        own->numbers + 4 * ((y - own->y) * own->width + (x - own->x));
    for (int c = 0; c < 4; c++)
        sum[c] += numbers[c];
    return 1;
}

/* Makes a level by halving the one before.  Returns false if memory runs out. */
static bool
make_level(NoiseView *view, int level)
{
    const NoiseViewLevel *finer = &view->level[level - 1];
    NoiseViewLevel *own = &view->level[level];

    own->x = finer->x >> 1;
    own->y = finer->y >> 1;
    own->width = ((finer->x + finer->width + 1) >> 1) - own->x;
    own->height = ((finer->y + finer->height + 1) >> 1) - own->y;
    own->numbers = (uint16_t *)malloc(sizeof *own->numbers * 4 *
                                      (size_t)(own->width * own->height));
    if (own->numbers == NULL)
        return false;
    for (int64_t y = 0; y < own->height; y++) {
        for (int64_t x = 0; x < own->width; x++) {
            uint32_t sum[4] = {0, 0, 0, 0};
            uint32_t n = 0;
            for (int k = 0; k < 4; k++)
                n += (uint32_t)add_pixel(view, level - 1,
                                         2 * (own->x + x) + (k & 1),
                                         2 * (own->y + y) + (k >> 1), sum);
            for (int c = 0; c < 4; c++)
                own->numbers[4 * (y * own->width + x) + c] =
                    (uint16_t)((sum[c] + n / 2) / n);
        }
    }
    return true;
}

void
noise_picture_complete(NoisePicture *picture)
{
    if (picture->window_width != 0 || picture->window_height != 0)
        return;
    picture->window_x = picture->window_y = 0;
    picture->window_width = picture->width;
    picture->window_height = picture->height;
}

ptrdiff_t
noise_picture_pixel_size(const NoisePicture *picture)
{
    static const ptrdiff_t size[] = {1, 2, 4};

    return size[picture->numbers] * picture->n_channels;
}

/* Opens a picture.  Returns false if memory runs out. */
static bool
open_view(NoiseView *view, double widest)
{
    NoisePicture *picture = &view->picture;

    noise_picture_complete(picture);
    if (picture->window_width <= 0 || picture->window_height <= 0) {
        picture->width = picture->height = 0;
        return true;
    }
    view->level[0] = (NoiseViewLevel){.x = picture->window_x,
                                      .y = picture->window_y,
                                      .width = picture->window_width,
                                      .height = picture->window_height};
    view->n_levels = 1;
    for (double size = 2.0; size <= widest && size < 0x1p30 &&
                            view->n_levels < NOISE_VIEW_LEVELS &&
                            (picture->width >> view->n_levels > 0 ||
                             picture->height >> view->n_levels > 0);
         size *= 2.0) {
        if (!make_level(view, view->n_levels))
            return false;
        view->n_levels++;
    }
    return true;
}

bool
noise_views_open(const NoisePicture *pictures, const double start[2],
                 const double period[2], double widest, NoiseViews *views)
{
    bool is_good = true;

    memset(views, 0, sizeof *views);
    for (int i = 0; pictures != NULL && i < NoisePictureNumberCount; i++) {
        NoiseView *view = &views->view[i];
        view->picture = pictures[i];
        view->start[0] = start[0] + pictures[i].x;
        view->start[1] = start[1] + pictures[i].y;
        view->wraps[0] = period[0] == pictures[i].width;
        view->wraps[1] = period[1] == pictures[i].height;
        if (has_pixels(view))
            is_good = is_good && open_view(view, widest);
    }
    if (!is_good)
        noise_views_close(views);
    return is_good;
}

void
noise_views_close(NoiseViews *views)
{
    for (int i = 0; i < NoisePictureNumberCount; i++) {
        for (int level = 1; level < NOISE_VIEW_LEVELS; level++)
            free(views->view[i].level[level].numbers);
    }
}
