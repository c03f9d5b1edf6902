/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws film grain, and adds it to a picture.
 */
#ifndef LATTICE_FILM_H
#define LATTICE_FILM_H

#include <glib.h>
#include <noise-core/noise.h>

#include "numbers.h"

/* The plans that draw a film's grain.  film_set() keeps those that already draw the
 * right noise. */
typedef struct Film {
    NoisePlan *gray;
    NoisePlan *colors[3]; /* red, green, blue; unused if color_share is 0 */
    float color_share;    /* the colored fraction of the noise, 0 to 1 */
} Film;

/* The look of grain.  `size` is in pixels; `roughness`, `softness` and `color` are
 * from 0 to 1. */
typedef struct FilmLook {
    double size, roughness, softness, color;
    uint64_t seed;
} FilmLook;

/* Makes a film's plans.  Initialize the film to zeros before the first call;
 * film_clear() frees its plans.  Returns FALSE if memory runs out. */
gboolean film_set(Film *film, const FilmLook *look);
void film_clear(Film *film);

/* Returns how many channels film_render() draws: 1, shared by all colors, or
 * 3. */
int film_channels(const Film *film);

/* Draws the noise of a region, with values from 0 to 1.  Stores one plane for each
 * channel, one after another. film_set() must have succeeded first.  Several threads
 * may call this at once. */
void film_render(const Film *film, const NoiseRegion *region, float *planes);

/* How strong the grain is in each range of brightness, from 0 to 1.  If keeps_ends
 * is true, nothing is clipped, even at 1. */
typedef struct Development {
    float shadows, midtones, highlights;
    gboolean keeps_ends; /* pure black and white get no grain */
} Development;

/* Adds noise to the colors of n pixels.  `noise` has n_channels planes of n floats
 * from 0 to 1 each: one plane for all colors, or one each for red, green and blue.
 * Values of the picture outside 0 to 1 stay as they are. */
void film_develop(const Development *development, const NumberFormat *format,
                  const float *noise, int n_channels, int n, float *numbers);

#endif
