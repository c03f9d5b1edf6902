/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A series: several pictures of one recipe, each of which becomes a layer.
 */
#ifndef LATTICE_SERIES_H
#define LATTICE_SERIES_H

#include "procedure.h"

/* One picture.  Its pattern begins at its own corner. */
typedef struct LatticePicture {
    char *name;             /* of the layer */
    LatticeRequest request; /* checked */
    int x, y;               /* the layer's corner on the canvas, in pixels */
} LatticePicture;

/* Where the layers go. */
typedef enum LatticeCanvas {
    LATTICE_CANVAS_GROUP, /* a layer group in the image given */
    LATTICE_CANVAS_ALIKE, /* a new image of the same kind */
    LATTICE_CANVAS_FLOAT, /* a new image of colors, 32 bits, linear */
    LATTICE_CANVAS_OWN,   /* a new image of 8 bits and the series' own size */
} LatticeCanvas;

/* The choices of an argument "output", which the first two of these are;
 * initial is one of them. */
#define LATTICE_CANVAS_ARGUMENT(initial_canvas, text)                         \
    {                                                                         \
        .kind = LATTICE_ARGUMENT_CHOICE, .key = "output",                     \
        .label = NOISE_TEXT("Output"), .blurb = text,                         \
        .initial = initial_canvas, .maximum = 1, .choices = lattice_canvases, \
        .n_choices = 2,                                                       \
    }
extern const NoiseChoice lattice_canvases[2];

struct LatticeSeries {
    LatticeCanvas canvas;
    char *name;           /* of the group */
    gboolean wants_color; /* whether gray layers would not do */
    int width, height;    /* of all pictures; 0: those of the image given */
    int canvas_width, canvas_height; /* likewise */
    int delay;        /* of animations: how long each is shown, in ms; else 0 */
    int n_columns;    /* of sheets; else 0 */
    GArray *pictures; /* of LatticePicture, the lowest layer first */
};

/* Begins a series without pictures; free with lattice_series_free(). */
LatticeSeries *lattice_series_new(LatticeCanvas canvas,
                                  const LatticeRequest *request);
void lattice_series_free(LatticeSeries *series);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeSeries, lattice_series_free)

/* Checks a request and adds its picture; takes the name, also if refused. */
gboolean lattice_series_add(LatticeSeries *series,
                            const LatticeRequest *request, char *name,
                            GError **error);

/* Whether its layers can hold the series if the image given is gray. */
gboolean lattice_series_check(const LatticeSeries *series, gboolean is_gray,
                              GError **error);

/* Shows the series if it is an animation or a sheet, or else a part of the
 * recipe with this side, in pixels. */
void lattice_series_show(const LatticeSeries *series, const char *recipe,
                         int side, LatticeShown *shown);

/* The picture with a number from 0. */
const LatticePicture *lattice_series_get(const LatticeSeries *series, guint i);

#endif
