/* SPDX-License-Identifier: MIT
 *
 * Reads the pictures that noise is drawn on: means over any size, at any place.
 */
#ifndef NOISE_VIEW_H
#define NOISE_VIEW_H

#include "../algorithms/common/basis.h"

/* The most times that a picture is halved. */
#define NOISE_VIEW_LEVELS 15

/* Which numbers of pictures are read, and how. */
typedef struct NoiseViewNeeds {
    double widest; /* the widest mean, px; 0: none is read */
    bool is_read[NoisePictureNumberCount];
    /* For each picture, bit NoisePictureChannel of those whose means are read. */
    unsigned channels[NoisePictureNumberCount];
    bool is_dense; /* means read most pixels several times */
} NoiseViewNeeds;

/* A picture at half, a quarter, an eighth ... of its size: level L has a pixel for
 * each 2^L x 2^L pixels of the picture, counted from its upper left corner.  Only the
 * part that the window covers is there. */
typedef struct NoiseViewLevel {
    int64_t x, y, width, height; /* of the part, in pixels of this level */
    /* The channels that are read, multiplied by alpha; the others are NULL.  At level
     * 0, all may be NULL: they are then read from the picture itself. */
    float *numbers[NoisePictureChannelCount];
} NoiseViewLevel;

/* A picture, and where it is.  With a size of 0, there is no picture. */
typedef struct NoiseView {
    NoisePicture picture;
    double start[2]; /* place of its first pixel, as places are reduced */
    bool wraps[2];   /* repeats along an axis, whatever is said to be beyond */
    bool has_alpha;
    int n_levels;
    NoiseViewLevel level[NOISE_VIEW_LEVELS];
} NoiseView;

/* The pictures of one drawing. */
typedef struct NoiseViews {
    NoiseView view[NoisePictureNumberCount];
} NoiseViews;

/* If a picture has no window, makes the whole picture its window. */
void noise_picture_complete(NoisePicture *picture);

/* Returns how many bytes a pixel has. */
ptrdiff_t noise_picture_pixel_size(const NoisePicture *picture);

/* Opens pictures for reading what is needed: NoisePictureNumberCount of them, or NULL,
 * and then `needs` may be NULL, too.  `start` is the place of the canvas's pixel (0, 0).  Pictures as wide or
 * high as a period, in px, repeat along that axis.  Returns false if memory runs out.
 * Close the views with noise_views_close(). */
bool noise_views_open(const NoisePicture *pictures, const double start[2],
                      const double period[2], const NoiseViewNeeds *needs,
                      NoiseViews *views);
void noise_views_close(NoiseViews *views);

/* Returns how far from a place, in px, a mean over `size` px depends on pixels. */
double noise_view_reach(double size);

/* Fills in the values of a picture at n places, from 0 to 1: means over `pixel` px,
 * or over the smoothing of `reading` if that is more. */
void noise_view_values(const NoiseViews *views, const NoiseReading *reading,
                       const NoisePlaces *places, int n, double pixel,
                       float *value);

/* Fills in the colors of a picture at n places: red, green, blue and straight alpha,
 * from 0 to 1.  A place in the middle of a pixel has exactly that pixel's color. */
void noise_view_colors(const NoiseViews *views, const NoiseReading *reading,
                       const NoisePlaces *places, int n, double pixel,
                       float *colors);

#endif
