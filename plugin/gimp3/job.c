/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Jobs: what may be drawn where.
 */
#include "job.h"

#include <glib/gi18n-lib.h>

#include "filter.h"
#include "modes.h"

void
job_init(Job *job, GimpImage *image, GimpDrawable *drawable)
{
    lattice_request_init(&job->request);
    job->mode = GIMP_LAYER_MODE_NORMAL;
    job->image = image;
    job->drawable = drawable;
    /* Some procedures make an image of their own. */
    if (image != NULL)
        job->request.canvas = (LatticeExtent){gimp_image_get_width(image),
                                              gimp_image_get_height(image)};
    if (drawable != NULL)
        job->request.layer =
            (LatticeExtent){gimp_drawable_get_width(drawable),
                            gimp_drawable_get_height(drawable)};
}

gboolean
job_set_mode(Job *job, int mode, GError **error)
{
    if (!modes_check(mode, error))
        return FALSE;
    job->mode = (GimpLayerMode)mode;
    return TRUE;
}

/* A lock holds for all that is in a layer group, and for a layer's mask. */
static gboolean
is_locked(GimpItem *item)
{
    while (item != NULL) {
        if (gimp_item_get_lock_content(item))
            return TRUE;
        item = GIMP_IS_LAYER_MASK(item)
                   ? GIMP_ITEM(gimp_layer_from_mask(GIMP_LAYER_MASK(item)))
                   : gimp_item_get_parent(item);
    }
    return FALSE;
}

static gboolean
refuse_indexed(GError **error)
{
    return lattice_refuse(error, _("The image is indexed: convert it to RGB or "
                                   "grayscale first"));
}

/* Whether noise can be drawn on the job's drawable itself. */
static gboolean
check_drawable(const Job *job, GError **error)
{
    GimpItem *item = GIMP_ITEM(job->drawable);
    int x, y, width, height;

    if (gimp_drawable_is_indexed(job->drawable))
        return refuse_indexed(error);
    if (gimp_item_is_group(item))
        return lattice_refuse(
            error,
            _("This is a layer group: choose a layer in it, or a new layer"));
    if (is_locked(item))
        return lattice_refuse(
            error,
            _("The pixels are locked: unlock them, or choose a new layer"));
    if (!gimp_drawable_mask_intersect(job->drawable, &x, &y, &width, &height))
        return lattice_refuse(error,
                              _("The selection does not intersect the layer or "
                                "channel: nothing would be drawn"));
    return TRUE;
}

/* Whether the drawable is in the image. */
static gboolean
check_place(const Job *job, GError **error)
{
    int x, y, width, height;

    if (gimp_item_get_image(GIMP_ITEM(job->drawable)) != job->image)
        return lattice_refuse(error, _("drawable belongs to another image"));
    /* GIMP asks this of nothing that has not been inserted. */
    gimp_drawable_mask_intersect(job->drawable, &x, &y, &width, &height);
    if (gimp_pdb_get_last_status(gimp_get_pdb()) != GIMP_PDB_SUCCESS)
        return lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
    return TRUE;
}

GimpLayer *
job_find_layer(const Job *job)
{
    if (GIMP_IS_LAYER_MASK(job->drawable))
        return gimp_layer_from_mask(GIMP_LAYER_MASK(job->drawable));
    return GIMP_IS_LAYER(job->drawable) ? GIMP_LAYER(job->drawable) : NULL;
}

gboolean
job_makes_mask(const Job *job)
{
    return lattice_request_makes_mask(&job->request) ||
           (job->request.output == LATTICE_OUTPUT_DRAWABLE &&
            GIMP_IS_CHANNEL(job->drawable));
}

/* The layer above which a new one goes; NULL: at the top. */
static GimpItem *
find_layer_below(const Job *job)
{
    GimpLayer *layer = job_find_layer(job);

    if (layer != NULL)
        return GIMP_ITEM(layer);

    g_autofree GimpLayer **selected =
        gimp_image_get_selected_layers(job->image);
    return selected[0] != NULL ? GIMP_ITEM(selected[0]) : NULL;
}

void
job_find_place(const Job *job, GimpLayer **group, int *position)
{
    GimpItem *below = find_layer_below(job);

    *group = NULL;
    *position = 0;
    if (below == NULL)
        return;
    *group = GIMP_LAYER(gimp_item_get_parent(below));
    *position = gimp_image_get_item_position(job->image, below);
}

/* Whether the image takes something new. */
static gboolean
check_image(const Job *job, GError **error)
{
    if (gimp_image_get_base_type(job->image) == GIMP_INDEXED)
        return refuse_indexed(error);
    if (gimp_image_get_floating_sel(job->image) != NULL)
        return lattice_refuse(error,
                              _("The image has a floating selection: anchor it "
                                "first"));
    return TRUE;
}

/* Whether the layer's mask can be drawn on, or added first. */
static gboolean
check_layer_mask(const Job *job, GError **error)
{
    GimpLayer *layer = job_find_layer(job);
    Job drawn = *job;

    if (layer == NULL)
        return lattice_refuse(error,
                              _("A channel has no layer mask: choose a layer"));
    drawn.drawable = GIMP_DRAWABLE(layer);
    return check_image(job, error) && check_drawable(&drawn, error);
}

/* Whether a layer can be put where the new one shall go. */
static gboolean
check_new_layer(const Job *job, GError **error)
{
    GimpItem *below = find_layer_below(job);

    if (!check_image(job, error))
        return FALSE;
    if (below != NULL && is_locked(gimp_item_get_parent(below)))
        return lattice_refuse(
            error, _("The layer group is locked: unlock its pixels"));
    return TRUE;
}

gboolean
job_check_place(const Job *job, GError **error)
{
    if (!check_place(job, error))
        return FALSE;
    switch (job->request.output) {
    case LATTICE_OUTPUT_NEW_LAYER:
        return check_new_layer(job, error);
    case LATTICE_OUTPUT_LAYER_MASK:
        return check_layer_mask(job, error);
    case LATTICE_OUTPUT_NEW_CHANNEL:
        return check_image(job, error);
    case LATTICE_OUTPUT_FILTER:
        return filter_check(job->drawable, error) && check_drawable(job, error);
    default:
        return check_drawable(job, error);
    }
}

gboolean
job_check(Job *job, GError **error)
{
    return lattice_request_check(&job->request, error) &&
           job_check_place(job, error);
}

LatticePlacement
job_find_placement(GimpDrawable *drawable, int x, int y,
                   const LatticeRequest *request)
{
    return lattice_operation_place(gimp_drawable_get_format(drawable),
                                   GIMP_IS_CHANNEL(drawable), x, y, request);
}
