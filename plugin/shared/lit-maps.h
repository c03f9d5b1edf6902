/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a material on a sphere or a plane that is lit by the sun and a sky.
 */
#ifndef LATTICE_LIT_MAPS_H
#define LATTICE_LIT_MAPS_H

#include <gio/gio.h>

#include "request.h"

/* The maps of a material: rows without gaps, with four floats per pixel.  The last
 * float is used only for colors. */
typedef struct LatticeMaps {
    int width, height;
    float *color;    /* linear red, green and blue, and alpha */
    float *normal;   /* right, up and towards the eye, in [0, 1] */
    float *orm;      /* occlusion (1: open), roughness, metallic */
    float *emission; /* linear red, green and blue; NULL: nothing glows */
} LatticeMaps;

/* Draws the maps of a recipe for an image of this size, at the lowest level at which
 * they are small enough for a preview; any thread may call this.  Returns NULL if the
 * recipe is invalid, or if another thread has cancelled `stop`, which may be NULL.
 * Free with lattice_maps_free(). */
LatticeMaps *lattice_maps_draw(const char *recipe, LatticeExtent image,
                               GCancellable *stop);
void lattice_maps_free(LatticeMaps *maps);

/* The shapes that a material can be shown on. */
typedef enum LatticeBody {
    LATTICE_BODY_SPHERE, /* the largest square in the middle of the maps covers its
                          * front */
    LATTICE_BODY_PLANE, /* 2 x 2 tiles, seen from above, to show the seams */
} LatticeBody;

/* The direction of the sun: a vector of length 1 that points right, up and towards
 * the eye. */
typedef struct LatticeSun {
    double x, y, z;
} LatticeSun;

/* The sun that lights a preview until the user turns it: from the upper left. */
extern const LatticeSun lattice_sun_initial;

/* Returns the sun above a point of a picture of a sphere.  The point is relative to
 * the middle, in units of half the picture's side: right and up.  Points outside the
 * sphere or close to its edge are moved inwards, so that the sun never sets. */
LatticeSun lattice_sun_above(double right, double up);

/* Draws a material, with `sun` as its light, into side x side pixels of 8-bit red,
 * green, blue and straight alpha, in rows without gaps.  Pixels outside of the body
 * are transparent.  Any thread may call this. */
void lattice_maps_light(const LatticeMaps *maps, LatticeBody body,
                        LatticeSun sun, int side, guint8 *rgba);

G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeMaps, lattice_maps_free)

#endif
