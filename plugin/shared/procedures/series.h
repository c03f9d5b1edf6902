/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A series: several pictures of one recipe, each of which becomes a layer or a
 * file.
 */
#ifndef LATTICE_SERIES_H
#define LATTICE_SERIES_H

#include "material.h"
#include "procedure.h"

/* One picture.  Its pattern starts at the picture's own corner. */
typedef struct LatticeSeriesPicture {
    char *name;             /* of the layer */
    LatticeRequest request; /* checked */
    int x, y;               /* the layer's corner on the canvas, in pixels */
} LatticeSeriesPicture;

/* Where the layers go. */
typedef enum LatticeCanvas {
    LATTICE_CANVAS_GROUP,   /* a layer group in the given image */
    LATTICE_CANVAS_ALIKE,   /* a new image like the given one */
    LATTICE_CANVAS_FLOAT,   /* a new image of linear 32-bit floats */
    LATTICE_CANVAS_OWN,     /* a new 8-bit image, of the series' size */
    LATTICE_CANVAS_FILES,   /* files instead of an image: material-files.h */
    LATTICE_CANVAS_PATTERN, /* a pattern instead of an image: pattern.h */
} LatticeCanvas;

/* The choices for an "output" argument; the last one is only for materials. */
extern const NoiseChoice lattice_canvases[3];

struct LatticeSeries {
    LatticeCanvas canvas;
    char *name;                /* of the group; files' names begin with it */
    gboolean wants_color;      /* any picture has colors or transparency */
    LatticeExtent size;        /* of each picture; 0: the given image's */
    LatticeExtent canvas_size; /* of a new image; 0: the given image's */
    int delay;     /* for animations: how long each is shown, in ms; else 0 */
    int n_columns; /* for sheets: pictures per row; else 0 */
    char *file;    /* a pattern's file, or the folder for files; else NULL */
    const PicturesEngine *engine; /* for materials: the engine that reads the
                                   * maps */
    NoiseRecipe *recipe;          /* for materials: the recipe whose maps they
                                   * are; else NULL */
    gboolean may_replace;         /* for files: may replace existing ones */
    GArray *pictures; /* of LatticeSeriesPicture, the lowest layer first */
};

/* Makes a series that has no pictures yet; free with lattice_series_free(). */
LatticeSeries *lattice_series_new(LatticeCanvas canvas,
                                  const LatticeRequest *request);
void lattice_series_free(LatticeSeries *series);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticeSeries, lattice_series_free)

/* Checks a request and adds its picture.  Takes ownership of the name, even if the
 * request is invalid. */
gboolean lattice_series_add(LatticeSeries *series,
                            const LatticeRequest *request, char *name,
                            GError **error);

/* Stores what a dialog shows of a series: for an animation or a sheet, all
 * pictures; for a pattern, two by two tiles, to show the seams; for a material, its
 * recipe, and all maps in rows, the first one being that of the top layer. */
void lattice_series_show(const LatticeSeries *series, LatticeShown *shown);

/* Returns picture i, from 0; the series owns it. */
const LatticeSeriesPicture *lattice_series_get(const LatticeSeries *series,
                                               guint i);

/* ---- The procedures that draw series ---------------------------------- */

/* Draws the frames of a picture that moves through the third dimension or
 * changes in place, and may also drift.  The last frame leads back to the
 * first. */
extern const LatticeProcedure lattice_loop;

/* Draws colors, normals, height and other maps of one picture. */
extern const LatticeProcedure lattice_material;

/* Draws pictures with many seeds or values, side by side. */
extern const LatticeProcedure lattice_sheet;

#endif
