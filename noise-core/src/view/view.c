/* SPDX-License-Identifier: MIT
 *
 * Reads pictures.
 *
 *     size 1   the picture itself, through a cubic that meets its pixels
 *     size 2   the picture, through a cubic B-spline
 *     size 4   level 1, through a cubic B-spline, and so on
 *
 * Sizes between these are mixed from the two next to them.  Values are multiplied by
 * their alpha first, so that transparent pixels do not count.  The pixels of all
 * levels are counted from the picture's corner, so the same place has the same mean
 * in every window that covers what it depends on.
 */
#include "view.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../vec/compile.h"

#define ALPHA NOISE_PICTURE_ALPHA

/* The share of red, green and blue in the brightness of perceptual colors: the
 * luminances of sRGB's primaries (IEC 61966-2-1). */
static const float brightness[3] = {0.2126f, 0.7152f, 0.0722f};

static bool
has_pixels(const NoiseView *view)
{
    return view->picture.pixels != NULL && view->picture.width > 0 &&
           view->picture.height > 0;
}

static inline float
clip(float x)
{
    return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; /* NaN becomes 0 */
}

/* Returns the largest whole number up to x, which must be within 2^62 of 0.  It is
 * faster than floor() where that is not an instruction. */
static inline int64_t
floor_of(double x)
{
    const int64_t whole = (int64_t)x;

    return whole - (x < (double)whole);
}

static inline double
clip_place(double x, double low, double high)
{
    return x > low ? (x < high ? x : high) : low;
}

/* ---- Pixels ----------------------------------------------------------- */

/* Returns how many bytes a number takes up. */
VEC_INLINE ptrdiff_t
number_size(NoiseNumbers numbers)
{
    return numbers == NOISE_NUMBERS_U8    ? 1
           : numbers == NOISE_NUMBERS_U16 ? 2
                                          : 4;
}

ptrdiff_t
noise_picture_pixel_size(const NoisePicture *picture)
{
    return number_size(picture->numbers) * picture->n_channels;
}

/* Returns number k of a pixel, from 0 to 1. */
VEC_INLINE float
get_number(NoiseNumbers numbers, const char *pixel, int k)
{
    uint16_t whole;
    float number;

    switch (numbers) {
    case NOISE_NUMBERS_U8:
        return (float)((const uint8_t *)pixel)[k] / 255.0f;
    case NOISE_NUMBERS_U16:
        memcpy(&whole, pixel + 2 * k, sizeof whole);
        return (float)whole / 65535.0f;
    case NOISE_NUMBERS_FLOAT:
        break;
    }
    memcpy(&number, pixel + 4 * k, sizeof number);
    return clip(number);
}

/* How colors are read: times alpha; as they are, but 0 where alpha is 0; or just as
 * they are. */
typedef enum Form {
    FORM_PREMULTIPLIED,
    FORM_STRAIGHT,
    FORM_OWN,
} Form;

/* Says which number to read of each pixel, and in which form. */
typedef struct Wanted {
    bool is_alpha; /* alpha alone */
    Form form;
    float weight[3]; /* of red, green and blue */
} Wanted;

static Wanted
want(NoisePictureChannel channel, Form form)
{
    Wanted wanted = {.is_alpha = channel == ALPHA, .form = form};

    for (int k = 0; k < 3; k++)
        wanted.weight[k] = channel == NOISE_PICTURE_BRIGHTNESS ? brightness[k]
                           : (int)channel == NOISE_PICTURE_RED + k ? 1.0f
                                                                   : 0.0f;
    return wanted;
}

/* Reads n pixels of a kind. */
VEC_INLINE void
read_kind(NoiseNumbers numbers, int n_channels, const Wanted *wanted,
          const char *pixel, int n, float *number)
{
    const ptrdiff_t size = number_size(numbers) * n_channels;
    const float *weight = wanted->weight;

    for (int i = 0; i < n; i++) {
        const char *at = pixel + i * size;
        const float alpha = n_channels % 2 == 0
                                ? get_number(numbers, at, n_channels - 1)
                                : 1.0f;
        float value = get_number(numbers, at, 0);
        if (n_channels > 2)
            value =
                (weight[0] * value + weight[1] * get_number(numbers, at, 1)) +
                weight[2] * get_number(numbers, at, 2);
        if (n_channels % 2 == 0 && wanted->form == FORM_PREMULTIPLIED)
            value *= alpha;
        if (n_channels % 2 == 0 && wanted->form == FORM_STRAIGHT)
            value = alpha > 0.0f ? value : 0.0f;
        number[i] = wanted->is_alpha ? alpha : value;
    }
}

#define READ_KIND(numbers, n_channels)                            \
    case 4 * (numbers) + (n_channels):                            \
        read_kind(numbers, n_channels, wanted, pixel, n, number); \
        break;
#define READ_KINDS(numbers) \
    READ_KIND(numbers, 1)   \
    READ_KIND(numbers, 2)   \
    READ_KIND(numbers, 3)   \
    READ_KIND(numbers, 4)

/* Reads n pixels of a row, which must be in the window. */
static void
read_pixels(const NoisePicture *picture, const Wanted *wanted, int64_t x,
            int64_t y, int n, float *number)
{
    const char *pixel =
        (const char *)picture->pixels +
        (y - picture->window_y) * picture->row_stride +
        (x - picture->window_x) * noise_picture_pixel_size(picture);

    switch (4 * (int)picture->numbers + picture->n_channels) {
        READ_KINDS(NOISE_NUMBERS_U8)
        READ_KINDS(NOISE_NUMBERS_U16)
        READ_KINDS(NOISE_NUMBERS_FLOAT)
    default: /* never happens */
        break;
    }
}

/* ---- Lines ------------------------------------------------------------ */

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

/* The most channels that are read at the same places. */
#define MOST_CHANNELS 4

/* How channels of a picture are read for means over one size. */
typedef struct Way {
    const NoiseView *view;
    NoisePictureBeyond beyond[2];
    int n_channels;
    NoisePictureChannel channel[MOST_CHANNELS];
    int level;
    bool is_exact;
} Way;

/* The most pixels of a line that are read for several places at once. */
#define LINE (NOISE_BLOCK + 8)

/* Returns n pixels of a row of a level from pixel `x` on, all of which are in the
 * window, or stores them in `line` and returns that. */
static const float *
get_part(const Way *way, NoisePictureChannel channel, int64_t x, int64_t y,
         int n, float *line)
{
    const NoiseViewLevel *own = &way->view->level[way->level];
    const float *numbers = own->numbers[channel];

    if (numbers != NULL)
        return numbers + (y - own->y) * own->width + (x - own->x);
    const Wanted wanted = want(channel, FORM_PREMULTIPLIED);
    read_pixels(&way->view->picture, &wanted, x, y, n, line);
    return line;
}

/* Returns n pixels of a row of a level, from pixel i of row j on, or stores them in
 * `line` and returns that. */
static const float *
get_line(const Way *way, NoisePictureChannel channel, int64_t i, int64_t j,
         int n, float *line)
{
    const NoisePicture *picture = &way->view->picture;
    const NoiseViewLevel *own = &way->view->level[way->level];
    const int64_t width = length_at(picture->width, way->level);
    const int64_t row =
        reduce_index(j, length_at(picture->height, way->level), way->beyond[1]);
    const int64_t y = clip_index(row, own->y, own->height);

    if (row >= 0 && i >= own->x && i + n <= own->x + own->width)
        return get_part(way, channel, i, y, n, line);
    for (int k = 0; k < n; k++) {
        const int64_t column = reduce_index(i + k, width, way->beyond[0]);
        line[k] = row < 0 || column < 0
                      ? 0.0f
                      : *get_part(way, channel,
                                  clip_index(column, own->x, own->width), y, 1,
                                  &line[k]);
    }
    return line;
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
        clip_place(place - way->view->start[axis], -FARTHEST, FARTHEST);

    switch (way->beyond[axis]) {
    case NOISE_BEYOND_WRAP:
        return at - n * (double)floor_of(at / n);
    case NOISE_BEYOND_MIRROR: {
        const double folded =
            at + 0.5 - 2.0 * n * (double)floor_of((at + 0.5) / (2.0 * n));
        return (folded > n ? 2.0 * n - folded : folded) - 0.5;
    }
    case NOISE_BEYOND_TRANSPARENT:
    case NOISE_BEYOND_REPEAT:
        break;
    }
    /* Farther away, all is the same. */
    return clip_place(at, -0x1p30, n + 0x1p30);
}

static Taps
find_taps(const Way *way, int axis, double place)
{
    const double at = place_in_view(way, axis, place);
    const double pixels =
        way->level == 0 ? at
                        : (at + 0.5) / (double)((int64_t)1 << way->level) - 0.5;
    const int64_t whole = floor_of(pixels);
    Taps taps = {.first = whole - 1};

    fill_weights(way->is_exact, (float)(pixels - (double)whole), taps.weight);
    return taps;
}

/* Returns the weighted sum of four numbers. */
static inline float
sum_four(const float weight[4], const float number[4])
{
    return (weight[0] * number[0] + weight[1] * number[1]) +
           (weight[2] * number[2] + weight[3] * number[3]);
}

/* The first of n places that share the pixels of a line. */
typedef struct Stretch {
    int n;
    int64_t first; /* pixel of the line */
    int n_read;    /* its pixels, at most LINE */
} Stretch;

/* Finds out how many of n places with the same y, from the first on, are near enough to
 * each other to be read at once. */
static Stretch
find_stretch(const Taps *columns, int n)
{
    Stretch stretch = {.first = columns[0].first, .n_read = 4};

    for (; stretch.n < n; stretch.n++) {
        const int64_t at = columns[stretch.n].first;
        const int64_t first = at < stretch.first ? at : stretch.first;
        const int64_t end = stretch.first + stretch.n_read;
        const int64_t n_read = (at + 4 > end ? at + 4 : end) - first;
        if (n_read > LINE)
            break;
        stretch.first = first;
        stretch.n_read = (int)n_read;
    }
    return stretch;
}

/* Reads the places of a stretch: first sums up four rows, then columns. */
static void
sum_stretch(const Way *way, const Stretch *stretch, const Taps *columns,
            const Taps *rows, float *const mean[MOST_CHANNELS])
{
    float room[4][LINE], sum[LINE];

    for (int c = 0; c < way->n_channels; c++) {
        const float *line[4];
        for (int k = 0; k < 4; k++)
            line[k] = get_line(way, way->channel[c], stretch->first,
                               rows->first + k, stretch->n_read, room[k]);
        for (int i = 0; i < stretch->n_read; i++) {
            const float column[4] = {line[0][i], line[1][i], line[2][i],
                                     line[3][i]};
            sum[i] = sum_four(rows->weight, column);
        }
        for (int i = 0; i < stretch->n; i++)
            mean[c][i] = sum_four(columns[i].weight,
                                  sum + (columns[i].first - stretch->first));
    }
}

/* The means of channels at the places of a block. */
typedef struct Means {
    float at[MOST_CHANNELS][NOISE_BLOCK];
} Means;

static void
sum_places(const Way *way, const NoisePlaces *places, int n, Means *means)
{
    Taps columns[NOISE_BLOCK];

    for (int i = 0; i < n; i++)
        columns[i] = find_taps(way, 0, places->at[0][i]);
    for (int i = 0; i < n;) {
        const Stretch stretch =
            find_stretch(columns + i, places->is_row ? n - i : 1);
        const Taps rows =
            find_taps(way, 1, places->at[1][places->is_row ? 0 : i]);
        float *const mean[MOST_CHANNELS] = {&means->at[0][i], &means->at[1][i],
                                            &means->at[2][i], &means->at[3][i]};
        sum_stretch(way, &stretch, columns + i, &rows, mean);
        i += stretch.n;
    }
}

/* ---- Means ------------------------------------------------------------ */

/* Fills in the means of channels over `size` px at n places, multiplied by alpha. */
static void
read_means(Way way, const NoisePlaces *places, int n, double size, Means *means)
{
    Means coarser;
    int step;
    const double fraction = frexp(fmax(size, 1.0), &step);
    const float share = (float)(2.0 * fraction - 1.0);
    const int n_levels = way.view->n_levels;

    /* A mean over 2^step px is read from level step - 1. */
    step = step - 1 < n_levels - 1 ? step - 1 : n_levels - 1;
    way.is_exact = step == 0;
    way.level = step > 0 ? step - 1 : 0;
    sum_places(&way, places, n, means);
    if (share == 0.0f)
        return;
    way.is_exact = false;
    way.level = step;
    sum_places(&way, places, n, &coarser);
    for (int c = 0; c < way.n_channels; c++) {
        for (int i = 0; i < n; i++)
            means->at[c][i] += share * (coarser.at[c][i] - means->at[c][i]);
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

static Way
find_way(const NoiseView *view, NoisePictureBeyond wanted)
{
    Way way = {.view = view};

    for (int axis = 0; axis < 2; axis++)
        way.beyond[axis] = view->wraps[axis] ? NOISE_BEYOND_WRAP : wanted;
    return way;
}

/* Fills in the straight means of a channel over `size` px at n places. */
static void
read_straight(Way way, NoisePictureChannel channel, const NoisePlaces *places,
              int n, double size, float *mean)
{
    Means means;

    way.n_channels = way.view->has_alpha && channel != ALPHA ? 2 : 1;
    way.channel[0] = channel;
    way.channel[1] = ALPHA;
    read_means(way, places, n, size, &means);
    for (int i = 0; i < n; i++) {
        const float alpha = way.n_channels == 2 ? means.at[1][i] : 1.0f;
        mean[i] = alpha > 0.0f ? clip(means.at[0][i] / alpha) : 0.0f;
    }
}

/* Returns the channel that is number c of a color. */
static NoisePictureChannel
color_channel(int c)
{
    return c < 3 ? (NoisePictureChannel)(NOISE_PICTURE_RED + c) : ALPHA;
}

static void
fill_numbers(float number, int n, float *numbers)
{
    for (int i = 0; i < n; i++)
        numbers[i] = number;
}

/* Returns which column or row of the window a place is in the middle of, or -1. */
static inline int64_t
find_pixel(const NoiseView *view, int axis, double place)
{
    const NoisePicture *picture = &view->picture;
    const double at = place - view->start[axis];
    const double first = axis == 0 ? picture->window_x : picture->window_y;
    const double n = axis == 0 ? picture->window_width : picture->window_height;

    return at >= first && at < first + n && at == (double)(int64_t)at
               ? (int64_t)at
               : -1;
}

/* Returns how many of n places, from place i on, are in the middle of pixels that
 * follow each other in a row of the window.  The first one is (x, y). */
static int
count_pixels(const NoiseView *view, const NoisePlaces *places, int i, int n,
             int64_t *x, int64_t *y)
{
    const double *column = places->at[0], *row = places->at[1];
    const NoisePicture *picture = &view->picture;
    int k = 1;

    *y = find_pixel(view, 1, row[places->is_row ? 0 : i]);
    *x = find_pixel(view, 0, column[i]);
    if (*x < 0 || *y < 0)
        return 0;
    const int64_t left =
        (int64_t)picture->window_x + picture->window_width - *x;
    const int most = n - i < left ? n - i : (int)left;
    while (k < most && column[i + k] == column[i] + k &&
           (places->is_row || row[i + k] == row[i]))
        k++;
    return k;
}

/* Replaces the values of places that are in the middle of a pixel by exactly that
 * pixel's.  Returns true if these are all places. */
static bool
put_values(const NoiseView *view, NoisePictureChannel channel,
           const NoisePlaces *places, int n, float *value)
{
    const Wanted wanted = want(channel, FORM_STRAIGHT);
    int n_exact = 0;

    for (int i = 0, k; i<n; i += k> 0 ? k : 1) {
        int64_t x, y;
        k = count_pixels(view, places, i, n, &x, &y);
        if (k > 0)
            read_pixels(&view->picture, &wanted, x, y, k, value + i);
        n_exact += k;
    }
    return n_exact == n;
}

/* Does the same for colors. */
static bool
put_colors(const NoiseView *view, const NoisePlaces *places, int n,
           float *colors)
{
    float number[NOISE_BLOCK];
    int n_exact = 0;

    for (int i = 0, k; i<n; i += k> 0 ? k : 1) {
        int64_t x, y;
        k = count_pixels(view, places, i, n, &x, &y);
        for (int c = 0; k > 0 && c < 4; c++) {
            const Wanted wanted = want(color_channel(c), FORM_OWN);
            read_pixels(&view->picture, &wanted, x, y, k, number);
            for (int j = 0; j < k; j++)
                colors[4 * (i + j) + c] = number[j];
        }
        n_exact += k;
    }
    return n_exact == n;
}

void
noise_view_values(const NoiseViews *views, const NoiseReading *reading,
                  const NoisePlaces *places, int n, double pixel, float *value)
{
    const NoiseView *view =
        views != NULL ? &views->view[reading->number] : NULL;

    if (view == NULL || !has_pixels(view)) {
        fill_numbers(0.0f, n, value);
        return;
    }
    /* Heights go on where colors end. */
    const Way way = find_way(view, reading->beyond == NOISE_BEYOND_TRANSPARENT
                                       ? NOISE_BEYOND_REPEAT
                                       : reading->beyond);
    const double size = fmax(pixel, reading->smoothing);
    const bool is_exact = size <= 1.0;
    if (!is_exact || !put_values(view, reading->channel, places, n, value)) {
        read_straight(way, reading->channel, places, n, size, value);
        if (is_exact)
            put_values(view, reading->channel, places, n, value);
    }
    if (reading->flatten_radius <= 0.0)
        return;
    float mean[NOISE_BLOCK];
    read_straight(way, reading->channel, places, n,
                  fmax(pixel, reading->flatten_radius), mean);
    for (int i = 0; i < n; i++)
        value[i] = clip(0.5f + value[i] - mean[i]);
}

void
noise_view_colors(const NoiseViews *views, const NoiseReading *reading,
                  const NoisePlaces *places, int n, double pixel, float *colors)
{
    const NoiseView *view =
        views != NULL ? &views->view[reading->number] : NULL;
    Means means;

    if (view == NULL || !has_pixels(view)) {
        fill_numbers(0.0f, 4 * n, colors);
        return;
    }
    if (pixel <= 1.0 && put_colors(view, places, n, colors))
        return;
    Way way = find_way(view, reading->beyond);
    way.n_channels = 4;
    for (int c = 0; c < 4; c++)
        way.channel[c] = color_channel(c);
    read_means(way, places, n, pixel, &means);
    for (int i = 0; i < n; i++) {
        const float alpha = means.at[3][i];
        for (int c = 0; c < 3; c++)
            colors[4 * i + c] =
                alpha > 0.0f ? clip(means.at[c][i] / alpha) : 0.0f;
        colors[4 * i + 3] = clip(alpha);
    }
    if (pixel <= 1.0)
        put_colors(view, places, n, colors);
}

/* ---- Opening ---------------------------------------------------------- */

void
noise_picture_complete(NoisePicture *picture)
{
    if (picture->window_width != 0 || picture->window_height != 0)
        return;
    picture->window_x = picture->window_y = 0;
    picture->window_width = picture->width;
    picture->window_height = picture->height;
}

static float *
new_numbers(const NoiseViewLevel *level)
{
    return (float *)malloc(sizeof(float) *
                           (size_t)(level->width * level->height));
}

/* Reads a whole channel of level 0. */
static bool
fill_level_0(NoiseView *view, NoisePictureChannel channel)
{
    NoiseViewLevel *own = &view->level[0];
    const Wanted wanted = want(channel, FORM_PREMULTIPLIED);
    float *numbers = new_numbers(own);

    if (numbers == NULL)
        return false;
    own->numbers[channel] = numbers;
    for (int64_t y = 0; y < own->height; y++)
        read_pixels(&view->picture, &wanted, own->x, own->y + y,
                    (int)own->width, numbers + y * own->width);
    return true;
}

/* Fills in a row of a level by halving the one or two rows of the level before. */
static void
halve_row(const NoiseViewLevel *finer, const NoiseViewLevel *own,
          const float *upper, const float *lower, float *row)
{
    for (int64_t x = 0; x < own->width; x++) {
        const int64_t left = 2 * (own->x + x) - finer->x;
        const int64_t i = left < 0 ? 0 : left;
        const int64_t j = left + 1 < finer->width ? left + 1 : finer->width - 1;
        const float above = upper[i] + upper[j];
        /* Rows and columns beyond the window count as their neighbors. */
        row[x] = 0.25f * (above + (lower[i] + lower[j]));
    }
}

/* Makes a channel of a level by halving the one before.  Returns false if memory runs
 * out. */
static bool
fill_level(NoiseView *view, int level, NoisePictureChannel channel)
{
    const NoiseViewLevel *finer = &view->level[level - 1];
    NoiseViewLevel *own = &view->level[level];
    const Way way = {.view = view, .level = level - 1};
    float *room = (float *)malloc(2 * sizeof *room * (size_t)finer->width);
    float *numbers = new_numbers(own);

    own->numbers[channel] = numbers;
    for (int64_t y = 0; numbers != NULL && room != NULL && y < own->height;
         y++) {
        const int64_t top = 2 * (own->y + y);
        const float *rows[2];
        for (int k = 0; k < 2; k++)
            rows[k] = get_part(&way, channel, finer->x,
                               clip_index(top + k, finer->y, finer->height),
                               (int)finer->width, room + k * finer->width);
        halve_row(finer, own, rows[0], rows[1], numbers + y * own->width);
    }
    free(room);
    return numbers != NULL && room != NULL;
}

/* The most pixels of a window that are kept as floats; of a larger window, they are
 * read again and again. */
#define MOST_KEPT (1 << 23)

/* Makes the levels of a channel that is read. */
static bool
fill_channel(NoiseView *view, NoisePictureChannel channel, bool is_dense)
{
    const NoiseViewLevel *whole = &view->level[0];
    bool is_good = !is_dense || whole->width * whole->height > MOST_KEPT ||
                   fill_level_0(view, channel);

    for (int level = 1; is_good && level < view->n_levels; level++)
        is_good = fill_level(view, level, channel);
    return is_good;
}

/* Opens a picture.  Returns false if memory runs out. */
static bool
open_view(NoiseView *view, const NoiseViewNeeds *needs, unsigned channels)
{
    NoisePicture *picture = &view->picture;
    bool is_good = true;

    noise_picture_complete(picture);
    if (picture->window_width <= 0 || picture->window_height <= 0) {
        picture->width = picture->height = 0;
        return true;
    }
    view->has_alpha = picture->n_channels % 2 == 0;
    view->level[0] = (NoiseViewLevel){.x = picture->window_x,
                                      .y = picture->window_y,
                                      .width = picture->window_width,
                                      .height = picture->window_height};
    view->n_levels = 1;
    for (double size = 2.0; size <= needs->widest && size < 0x1p30 &&
                            view->n_levels < NOISE_VIEW_LEVELS &&
                            (picture->width >> view->n_levels > 0 ||
                             picture->height >> view->n_levels > 0);
         size *= 2.0) {
        const NoiseViewLevel *finer = &view->level[view->n_levels - 1];
        NoiseViewLevel *own = &view->level[view->n_levels++];
        own->x = finer->x >> 1;
        own->y = finer->y >> 1;
        own->width = ((finer->x + finer->width + 1) >> 1) - own->x;
        own->height = ((finer->y + finer->height + 1) >> 1) - own->y;
    }
    if (view->has_alpha)
        channels |= 1u << ALPHA;
    for (int channel = 0; channel < NoisePictureChannelCount; channel++) {
        if ((channels >> channel & 1) != 0)
            is_good =
                is_good && fill_channel(view, (NoisePictureChannel)channel,
                                        needs->is_dense);
    }
    return is_good;
}

bool
noise_views_open(const NoisePicture *pictures, const double start[2],
                 const double period[2], const NoiseViewNeeds *needs,
                 NoiseViews *views)
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
        if (!needs->is_read[i])
            view->picture.pixels = NULL;
        if (has_pixels(view))
            is_good = is_good && open_view(view, needs, needs->channels[i]);
    }
    if (!is_good)
        noise_views_close(views);
    return is_good;
}

void
noise_views_close(NoiseViews *views)
{
    for (int i = 0; i < NoisePictureNumberCount; i++) {
        for (int level = 0; level < NOISE_VIEW_LEVELS; level++) {
            for (int channel = 0; channel < NoisePictureChannelCount; channel++)
                free(views->view[i].level[level].numbers[channel]);
        }
    }
}
