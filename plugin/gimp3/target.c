/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Layers, masks and channels to draw on.
 */
#include "target.h"

#include "folders.h"
#include "look.h"

/* The part of the canvas that is selected. */
static GeglRectangle
get_selected_area(GimpImage *image)
{
    gboolean is_selection;
    int x1, y1, x2, y2;

    gimp_selection_bounds(image, &is_selection, &x1, &y1, &x2, &y2);
    return (GeglRectangle){x1, y1, x2 - x1, y2 - y1};
}

/* What the job's new drawable is called; free with g_free(). */
static char *
find_name(const Job *job)
{
    g_autoptr(LatticePresets) presets = folders_find_presets();

    return lattice_look_name(presets, &job->request);
}

/* A layer of this size; NULL if GIMP refuses. */
static GimpLayer *
make_layer(const Job *job, const char *name, int width, int height)
{
    const GimpImageType type = gimp_image_get_base_type(job->image) == GIMP_GRAY
                                   ? GIMP_GRAYA_IMAGE
                                   : GIMP_RGBA_IMAGE;

    return gimp_layer_new(job->image, name, width, height, type,
                          job->request.opacity, job->mode);
}

/* The same, as large as the canvas. */
static GimpLayer *
make_canvas_layer(const Job *job, const char *name)
{
    return make_layer(job, name, gimp_image_get_width(job->image),
                      gimp_image_get_height(job->image));
}

/* A channel as large as the canvas, hidden, as saved selections are; NULL if
 * GIMP refuses. */
static GimpDrawable *
make_channel(const Job *job)
{
    g_autofree char *name = find_name(job);
    GeglColor *black = gegl_color_new("black");
    GimpChannel *channel = gimp_channel_new(
        job->image, name, gimp_image_get_width(job->image),
        gimp_image_get_height(job->image), LATTICE_CHANNEL_OPACITY, black);

    g_object_unref(black);
    if (channel != NULL)
        gimp_item_set_visible(GIMP_ITEM(channel), FALSE);
    return GIMP_DRAWABLE(channel);
}

/* The part of a drawable in the image that is selected. */
static void
find_area(Target *target, GimpDrawable *drawable)
{
    GeglRectangle *area = &target->area;

    gimp_drawable_get_offsets(drawable, &target->x, &target->y);
    gimp_drawable_mask_intersect(drawable, &area->x, &area->y, &area->width,
                                 &area->height);
}

/* The mask of the job's layer, made if there is none. */
static void
find_mask(Target *target, const Job *job)
{
    GimpLayer *layer = job_find_layer(job);
    GimpLayerMask *mask = gimp_layer_get_mask(layer);

    target->is_new = mask == NULL;
    if (target->is_new)
        mask = gimp_layer_create_mask(layer, GIMP_ADD_MASK_WHITE);
    target->drawable = GIMP_DRAWABLE(mask);
    find_area(target, GIMP_DRAWABLE(layer));
}

Target
target_find(const Job *job, GError **error)
{
    Target target = {.drawable = job->drawable, .is_new = TRUE};
    g_autofree char *name = NULL;

    target.area = get_selected_area(job->image);
    switch (job->request.output) {
    case LATTICE_OUTPUT_NEW_LAYER:
        name = find_name(job);
        target.drawable = GIMP_DRAWABLE(make_canvas_layer(job, name));
        break;
    case LATTICE_OUTPUT_NEW_CHANNEL:
        target.drawable = make_channel(job);
        break;
    case LATTICE_OUTPUT_LAYER_MASK:
        find_mask(&target, job);
        break;
    default:
        target.is_new = FALSE;
        find_area(&target, job->drawable);
    }
    if (target.drawable == NULL)
        lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
    return target;
}

/* A place in the image for a new target. */
typedef struct Place {
    GimpLayer *parent; /* the masked layer, or a group; NULL: none */
    int position;
} Place;

static Place
find_place(const Job *job)
{
    Place place = {NULL, 0};

    if (job->request.output == LATTICE_OUTPUT_LAYER_MASK)
        place.parent = job_find_layer(job);
    else if (job->request.output == LATTICE_OUTPUT_NEW_LAYER)
        job_find_place(job, &place.parent, &place.position);
    return place;
}

static gboolean
insert(GimpDrawable *drawable, const Job *job, const Place *place)
{
    switch (job->request.output) {
    case LATTICE_OUTPUT_LAYER_MASK:
        return gimp_layer_add_mask(place->parent, GIMP_LAYER_MASK(drawable));
    case LATTICE_OUTPUT_NEW_CHANNEL:
        return gimp_image_insert_channel(job->image, GIMP_CHANNEL(drawable),
                                         NULL, 0);
    default:
        return gimp_image_insert_layer(job->image, GIMP_LAYER(drawable),
                                       place->parent, place->position);
    }
}

/* GIMP calls a group of a plug-in's undo steps by its entry in the menu, and a
 * single one by what GIMP did.  There is one call in the group: killed before
 * it, the plug-in leaves an empty step. */
gboolean
target_insert(const Target *target, const Job *job, GError **error)
{
    const Place place = find_place(job);

    gimp_image_undo_group_start(job->image);
    const gboolean is_inserted = insert(target->drawable, job, &place);
    if (!is_inserted)
        lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
    gimp_image_undo_group_end(job->image);
    if (!is_inserted)
        gimp_item_delete(GIMP_ITEM(target->drawable));
    return is_inserted;
}

/* A layer where the numbers of a mask or channel are; NULL if GIMP refuses. */
static GimpLayer *
make_layer_of_numbers(const Job *job, const char *name)
{
    GimpLayer *masked = job->request.output == LATTICE_OUTPUT_NEW_CHANNEL
                            ? NULL
                            : job_find_layer(job);
    Job plain = *job;
    int x, y;

    plain.mode = GIMP_LAYER_MODE_NORMAL;
    plain.request.opacity = 100.0;
    if (masked == NULL)
        return make_canvas_layer(&plain, name);
    GimpLayer *layer =
        make_layer(&plain, name, gimp_drawable_get_width(GIMP_DRAWABLE(masked)),
                   gimp_drawable_get_height(GIMP_DRAWABLE(masked)));
    if (layer == NULL)
        return NULL;
    gimp_drawable_get_offsets(GIMP_DRAWABLE(masked), &x, &y);
    gimp_layer_set_offsets(layer, x, y);
    return layer;
}

GimpLayer *
target_make_stand_in(const Job *job, const char *name)
{
    const gboolean is_mask = job_makes_mask(job);
    const Place place = is_mask ? (Place){NULL, 0} : find_place(job);
    GimpLayer *layer = is_mask ? make_layer_of_numbers(job, name)
                               : make_canvas_layer(job, name);

    if (layer == NULL || gimp_image_insert_layer(job->image, layer,
                                                 place.parent, place.position))
        return layer;
    gimp_item_delete(GIMP_ITEM(layer));
    return NULL;
}
