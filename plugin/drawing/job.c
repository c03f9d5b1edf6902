/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes jobs, and checks what can be drawn where.
 */
#include "job.h"

#include <glib/gi18n-lib.h>

void
job_init(Job *job, HostImage image, HostDrawable drawable)
{
    lattice_request_init(&job->request);
    job->mode = GIMP_LAYER_MODE_NORMAL;
    job->name = NULL;
    job->image = image;
    job->drawable = job->layer = drawable;
    job->kind = HOST_LAYER;
    job->is_gray = job->is_text = job->has_filters = FALSE;
    /* GIMP passes no image to procedures that make their own. */
    if (image != HOST_NONE) {
        job->request.canvas = host_image_get_size(image);
        job->is_gray = gimp_image_get_base_type(image) == GIMP_GRAY;
    }
    if (drawable == HOST_NONE || !gimp_item_is_valid(GIMP_ITEM(drawable)))
        return;
    job->is_text = gimp_item_is_text_layer(GIMP_ITEM(drawable));
    job->has_filters = host_has_filters(drawable);
    const GeglRectangle place = host_get_place(drawable);
    job->request.layer = (LatticeExtent){place.width, place.height};
    if (gimp_item_is_layer_mask(GIMP_ITEM(drawable))) {
        job->kind = HOST_MASK;
        job->layer =
            GIMP_DRAWABLE(gimp_layer_from_mask(GIMP_LAYER_MASK(drawable)));
    } else if (gimp_item_is_channel(GIMP_ITEM(drawable))) {
        job->kind = HOST_CHANNEL;
        job->layer = HOST_NONE;
    } else if (gimp_item_is_group(GIMP_ITEM(drawable))) {
        job->kind = HOST_GROUP;
    }
}

Job
job_copy(const Job *job)
{
    Job copy = *job;

    copy.request = lattice_request_copy(&job->request);
    copy.name = g_strdup(job->name);
    return copy;
}

void
job_clear(Job *job)
{
    lattice_request_clear(&job->request);
    g_clear_pointer(&job->name, g_free);
}

gboolean
job_set_mode(Job *job, int mode, GError **error)
{
    /* Modes that layers cannot have.  They are listed by nick, because GIMP 2.10's
     * headers lack some of the enumerators. */
    static const char *const others[] = {
        "behind",  "behind-legacy", "color-erase-legacy", /* for painting */
        "replace", "pass-through", /* for filters and for groups */
        NULL,
    };
    GEnumClass *modes = g_type_class_ref(GIMP_TYPE_LAYER_MODE);
    const GEnumValue *value = g_enum_get_value(modes, mode);
    const gboolean is_good =
        value != NULL && !g_strv_contains(others, value->value_nick);

    g_type_class_unref(modes);
    if (is_good)
        job->mode = (GimpLayerMode)mode;
    return is_good ||
           lattice_refuse(
               error, _("Mode is %d: it must be the number of a layer mode"),
               mode);
}

static gboolean
refuse_indexed(GError **error)
{
    return lattice_refuse(error, _("The image is indexed: convert it to RGB or "
                                   "grayscale first"));
}

/* True if the image is still open and the drawable does not belong to another
 * image. */
static gboolean
check_image(const Job *job, GError **error)
{
    if (!gimp_image_is_valid(job->image))
        return lattice_refuse(error,
                              _("The image was closed: open another one"));
    return !gimp_item_is_valid(GIMP_ITEM(job->drawable)) ||
           gimp_item_get_image(GIMP_ITEM(job->drawable)) == job->image ||
           /* TRANSLATORS: drawable is the name of an argument. */
           lattice_refuse(error, _("drawable belongs to another image: give "
                                   "one from this image"));
}

gboolean
job_check_image(const Job *job, GeglRectangle *selected, GError **error)
{
    if (!check_image(job, error))
        return FALSE;
    /* A deleted layer stays valid in the undo history; only host_find_selected()
     * detects that it is gone. */
    if (!gimp_item_is_valid(GIMP_ITEM(job->drawable)) ||
        !host_find_selected(job->drawable, selected))
        return lattice_refuse(error,
                              _("The layer or channel is no longer in the "
                                "image: choose a new layer"));
    return !gimp_drawable_is_indexed(job->drawable) || refuse_indexed(error);
}

/* True if the drawable, or a group that it is in, is locked. */
static gboolean
is_locked(HostDrawable drawable)
{
    while (drawable != HOST_NONE &&
           !gimp_item_get_lock_content(GIMP_ITEM(drawable)))
        drawable = GIMP_DRAWABLE(gimp_item_get_parent(GIMP_ITEM(drawable)));
    return drawable != HOST_NONE;
}

/* True if noise can be drawn on the drawable itself, or on its layer's mask.  A
 * layer's lock also protects its mask. */
static gboolean
check_drawable(const Job *job, const GeglRectangle *selected, GError **error)
{
    if (job->kind == HOST_GROUP)
        return lattice_refuse(
            error,
            _("This is a layer group: choose a layer in it, or a new layer"));
    if (is_locked(job->drawable) || is_locked(job->layer))
        return lattice_refuse(
            error,
            _("The pixels are locked: unlock them, or choose a new layer"));
    return !gegl_rectangle_is_empty(selected) ||
           lattice_refuse(error, _("The selection does not intersect the layer "
                                   "or channel: nothing would be drawn"));
}

gboolean
job_is_channel(const Job *job)
{
    return job->kind == HOST_MASK || job->kind == HOST_CHANNEL;
}

gboolean
job_has_alpha(const Job *job)
{
    return job->kind == HOST_LAYER && gimp_drawable_has_alpha(job->drawable);
}

gboolean
job_keeps_alpha(const Job *job)
{
    return job->request.keep_transparency == NOISE_SWITCH_YES &&
           lattice_parameter_matters(&job->request, LATTICE_KEEP_KEY) &&
           job_has_alpha(job);
}

gboolean
job_makes_mask(const Job *job)
{
    const LatticeOutput output = job->request.output;

    return output == LATTICE_OUTPUT_LAYER_MASK ||
           output == LATTICE_OUTPUT_NEW_CHANNEL ||
           (output == LATTICE_OUTPUT_DRAWABLE && job_is_channel(job));
}

gboolean
job_makes_layer(const Job *job)
{
    const LatticeOutput output = job->request.output;

    return output == LATTICE_OUTPUT_NEW_LAYER ||
           output == LATTICE_OUTPUT_NEW_LAYER_BELOW;
}

const char *
job_tell_loss(const Job *job)
{
    const gboolean is_mask = job_makes_mask(job);
    const gboolean is_here = job->request.output == LATTICE_OUTPUT_DRAWABLE;

    if (job->is_text && is_here)
        return _(
            "The text will become pixels and can no longer be edited as text");
    if ((is_mask || job->is_gray) && lattice_request_has_colors(&job->request))
        return is_mask
                   ? _("Masks and channels have no colors: the noise will be "
                       "gray")
                   : _("The image is grayscale: the noise will be gray, unless "
                       "you convert the image to RGB first");
    return job->has_filters && is_here
               ? _("The layer's filters will also change the noise")
               : NULL;
}

void
job_find_place(const Job *job, HostDrawable *group, int *position)
{
    GeglRectangle selected;
    const gboolean is_there = job->layer != HOST_NONE &&
                              gimp_item_is_valid(GIMP_ITEM(job->layer)) &&
                              host_find_selected(job->layer, &selected);
    const HostDrawable beside =
        is_there ? job->layer : host_image_get_layer(job->image);

    *group = HOST_NONE;
    *position = 0;
    if (beside == HOST_NONE) /* no active layer: use the top of the image */
        return;
    *group = GIMP_DRAWABLE(gimp_item_get_parent(GIMP_ITEM(beside)));
    *position = gimp_image_get_item_position(job->image, GIMP_ITEM(beside));
    if (job->request.output == LATTICE_OUTPUT_NEW_LAYER_BELOW)
        ++*position;
}

/* True if a layer, mask or channel can be added to the image. */
static gboolean
check_new(const Job *job, GError **error)
{
    if (gimp_image_get_base_type(job->image) == GIMP_INDEXED)
        return refuse_indexed(error);
    return gimp_image_get_floating_sel(job->image) == HOST_NONE ||
           lattice_refuse(error,
                          _("The image has a floating selection: anchor it "
                            "first"));
}

/* True if a layer can be inserted in the place that job_find_place() finds. */
static gboolean
check_new_layer(const Job *job, GError **error)
{
    HostDrawable group;
    int position;

    if (!check_new(job, error))
        return FALSE;
    job_find_place(job, &group, &position);
    return !is_locked(group) ||
           lattice_refuse(error,
                          _("The layer group is locked: unlock its pixels"));
}

gboolean
job_check_place(const Job *job, GError **error)
{
    const LatticeOutput output = job->request.output;
    GeglRectangle selected;

    /* These outputs need no drawable, so it may be gone. */
    if (job_makes_layer(job))
        return check_image(job, error) && check_new_layer(job, error);
    if (output == LATTICE_OUTPUT_NEW_CHANNEL)
        return check_image(job, error) && check_new(job, error);
    if (!job_check_image(job, &selected, error))
        return FALSE;
    if (output == LATTICE_OUTPUT_LAYER_MASK && job->layer == HOST_NONE)
        return lattice_refuse(error,
                              _("A channel has no layer mask: choose a layer"));
    if (output == LATTICE_OUTPUT_LAYER_MASK && !check_new(job, error))
        return FALSE;
    if (output == LATTICE_OUTPUT_FILTER &&
        !host_check_filter(job->drawable, error))
        return FALSE;
    return check_drawable(job, &selected, error);
}
