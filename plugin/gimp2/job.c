/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Jobs: what may be drawn where.
 */
#include "job.h"

#include <glib/gi18n-lib.h>

#include "modes.h"
#include "start.h"

void
job_init(Job *job, gint32 image, gint32 drawable)
{
    lattice_request_init(&job->request);
    job->mode = GIMP_LAYER_MODE_NORMAL;
    job->image = image;
    job->drawable = drawable;
    if (gimp_image_is_valid(image))
        job->request.canvas =
            (LatticeExtent){gimp_image_width(image), gimp_image_height(image)};
    if (gimp_item_is_valid(drawable) && gimp_item_is_drawable(drawable))
        job->request.layer = (LatticeExtent){gimp_drawable_width(drawable),
                                             gimp_drawable_height(drawable)};
}

void
job_start(Job *job)
{
    LatticeRequest *request = &job->request;

    if (lattice_start_is_fresh(request))
        request->params.scale =
            lattice_start_scale(request->canvas, request->params.algorithm);
}

gboolean
job_set_mode(Job *job, gint32 mode, GError **error)
{
    if (!modes_check(mode, error))
        return FALSE;
    job->mode = (GimpLayerMode)mode;
    return TRUE;
}

static gboolean
refuse_number(GError **error, const char *field, gint32 number)
{
    g_set_error(error, LATTICE_ERROR, 0, _("%s is %d: it does not exist"),
                field, number);
    return FALSE;
}

static gboolean
refuse_indexed(GError **error)
{
    return lattice_refuse(error, _("The image is indexed: convert it to RGB or "
                                   "grayscale first"));
}

/* GIMP finds the selected part only of what has been put into an image. */
static gboolean
is_inserted(gint32 drawable)
{
    int x, y, width, height;

    return gimp_drawable_mask_intersect(drawable, &x, &y, &width, &height) ||
           gimp_get_pdb_status() == GIMP_PDB_SUCCESS;
}

gboolean
job_check_image(const Job *job, GError **error)
{
    if (!gimp_image_is_valid(job->image))
        return refuse_number(error, "image", job->image);
    if (!gimp_item_is_valid(job->drawable) ||
        !gimp_item_is_drawable(job->drawable))
        return refuse_number(error, "drawable", job->drawable);
    if (gimp_item_get_image(job->drawable) != job->image)
        return lattice_refuse(error, _("drawable belongs to another image"));
    if (!is_inserted(job->drawable))
        return lattice_refuse(error, gimp_get_pdb_error());
    if (gimp_drawable_is_indexed(job->drawable))
        return refuse_indexed(error);
    return TRUE;
}

/* A lock holds for all that is in a layer group, and for a layer's mask. */
static gboolean
is_locked(gint32 item)
{
    while (item > 0) {
        if (gimp_item_get_lock_content(item))
            return TRUE;
        item = gimp_item_is_layer_mask(item) ? gimp_layer_from_mask(item)
                                             : gimp_item_get_parent(item);
    }
    return FALSE;
}

gboolean
job_find_area(const Job *job, GeglRectangle *area, GError **error)
{
    if (gimp_item_is_group(job->drawable))
        return lattice_refuse(
            error,
            _("This is a layer group: choose a layer in it, or a new layer"));
    if (is_locked(job->drawable))
        return lattice_refuse(
            error,
            _("The pixels are locked: unlock them, or choose a new layer"));
    if (gimp_drawable_mask_intersect(job->drawable, &area->x, &area->y,
                                     &area->width, &area->height))
        return TRUE;
    return lattice_refuse(error, _("The selection does not intersect the layer "
                                   "or channel: nothing would be drawn"));
}

gint32
job_find_layer(const Job *job)
{
    if (gimp_item_is_layer_mask(job->drawable))
        return gimp_layer_from_mask(job->drawable);
    return gimp_item_is_layer(job->drawable) ? job->drawable : -1;
}

gboolean
job_makes_mask(const Job *job)
{
    return lattice_request_makes_mask(&job->request) ||
           gimp_item_is_channel(job->drawable);
}

void
job_find_place(const Job *job, gint32 *group, int *position)
{
    gint32 below = job_find_layer(job);

    if (below == -1)
        below = gimp_image_get_active_layer(job->image);
    *group = *position = 0;
    if (below == -1) /* Among channels: the top of the image. */
        return;
    *group = MAX(gimp_item_get_parent(below), 0);
    *position = gimp_image_get_item_position(job->image, below);
}

/* Whether the image takes something new. */
static gboolean
check_new(const Job *job, GError **error)
{
    if (gimp_image_base_type(job->image) == GIMP_INDEXED)
        return refuse_indexed(error);
    return gimp_image_get_floating_sel(job->image) == -1 ||
           lattice_refuse(error,
                          _("The image has a floating selection: anchor it "
                            "first"));
}

/* Whether the layer's mask can be drawn on, or added first. */
static gboolean
check_layer_mask(const Job *job, GError **error)
{
    GeglRectangle area;
    Job drawn = *job;

    drawn.drawable = job_find_layer(job);
    if (drawn.drawable == -1)
        return lattice_refuse(error,
                              _("A channel has no layer mask: choose a layer"));
    return check_new(job, error) && job_find_area(&drawn, &area, error);
}

/* Whether a layer can be put where the new one shall go. */
static gboolean
check_new_layer(const Job *job, GError **error)
{
    gint32 group;
    int position;

    if (!check_new(job, error))
        return FALSE;
    job_find_place(job, &group, &position);
    if (is_locked(group))
        return lattice_refuse(
            error, _("The layer group is locked: unlock its pixels"));
    return TRUE;
}

gboolean
job_check(Job *job, GError **error)
{
    GeglRectangle area;

    if (!lattice_request_check(&job->request, error) ||
        !job_check_image(job, error))
        return FALSE;
    switch (job->request.output) {
    case LATTICE_OUTPUT_NEW_LAYER:
        return check_new_layer(job, error);
    case LATTICE_OUTPUT_LAYER_MASK:
        return check_layer_mask(job, error);
    case LATTICE_OUTPUT_NEW_CHANNEL:
        return check_new(job, error);
    case LATTICE_OUTPUT_FILTER:
        return lattice_refuse(
            error, _("GIMP 2.10 has no editable filters: choose a layer"));
    default:
        return job_find_area(job, &area, error);
    }
}

LatticePlacement
job_find_placement(gint32 drawable, int x, int y, const LatticeRequest *request)
{
    return lattice_operation_place(gimp_drawable_get_format(drawable),
                                   gimp_item_is_channel(drawable), x, y,
                                   request);
}

LatticePlacement
job_find_shown_placement(const Job *job)
{
    const gboolean covers_canvas =
        job->request.output == LATTICE_OUTPUT_NEW_LAYER ||
        job->request.output == LATTICE_OUTPUT_NEW_CHANNEL;
    int x, y;

    gimp_drawable_offsets(job->drawable, &x, &y);
    LatticePlacement placement =
        job_find_placement(job->drawable, covers_canvas ? 0 : x,
                           covers_canvas ? 0 : y, &job->request);
    if (covers_canvas) {
        placement.origin_x -= x;
        placement.origin_y -= y;
    }
    if (job_makes_mask(job))
        lattice_operation_show_mask(&placement);
    return placement;
}
