/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Series as layers.  They are drawn in an image of their own, where no
 * selection, lock or undo step has to be minded; what the image given shall
 * have, it gets by a single call, whenever the plug-in is killed.
 */
#include "layers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "draw.h"
#include "unfinished.h"

/* Turns GIMP's refusal into an error; always NULL. */
static void *
refuse(GError **error)
{
    lattice_refuse(error, gimp_pdb_get_last_error(gimp_get_pdb()));
    return NULL;
}

gboolean
layers_check(const LatticeSeries *series, Job *place, GError **error)
{
    if (series->canvas == LATTICE_CANVAS_OWN)
        return TRUE;
    if (place->drawable == NULL)
        return lattice_refuse(error,
                              _("Lattice Noise draws on one layer, channel or "
                                "mask at a time: select only one"));
    place->request.output = LATTICE_OUTPUT_NEW_LAYER;
    return job_check(place, error) &&
           lattice_series_check(
               series, gimp_image_get_base_type(place->image) == GIMP_GRAY,
               error);
}

/* A new image as the series wants it. */
static GimpImage *
make_image(const LatticeSeries *series, GimpImage *given)
{
    const GimpImageBaseType colored =
        series->wants_color ? GIMP_RGB : GIMP_GRAY;

    if (series->canvas == LATTICE_CANVAS_OWN)
        return gimp_image_new_with_precision(series->canvas_width,
                                             series->canvas_height, colored,
                                             GIMP_PRECISION_U8_NON_LINEAR);

    const gboolean is_alike = series->canvas != LATTICE_CANVAS_FLOAT;
    GimpImage *image = gimp_image_new_with_precision(
        series->width > 0 ? series->canvas_width : gimp_image_get_width(given),
        series->width > 0 ? series->canvas_height
                          : gimp_image_get_height(given),
        is_alike ? gimp_image_get_base_type(given) : colored,
        is_alike ? gimp_image_get_precision(given)
                 : GIMP_PRECISION_FLOAT_LINEAR);
    double x, y;

    gimp_image_get_resolution(given, &x, &y);
    gimp_image_set_resolution(image, x, y);
    if (is_alike) {
        GimpColorProfile *profile = gimp_image_get_color_profile(given);
        if (profile != NULL) {
            gimp_image_set_color_profile(image, profile);
            g_object_unref(profile);
        }
    }
    return image;
}

/* Free with g_free(). */
static char *
make_mark_name(GimpImage *image)
{
    return lattice_unfinished_get_name(gimp_image_get_id(image));
}

/* Deletes an image if it is one of ours whose process has ended.  What lasts
 * longer than GIMP does not tell of images of today. */
static void
delete_left_image(GimpImage *image)
{
    g_autofree char *name = make_mark_name(image);
    GimpParasite *mark = gimp_get_parasite(name);
    guint32 size;

    if (mark == NULL)
        return;
    const char *process = gimp_parasite_get_data(mark, &size);
    if (!gimp_parasite_is_persistent(mark) &&
        lattice_unfinished_is_left(process, size)) {
        gimp_image_delete(image);
        gimp_detach_parasite(name);
    }
    gimp_parasite_free(mark);
}

/* Begins an image that nobody sees, and deletes such as have been left, but not
 * the one given. */
static void
begin_image(GimpImage *image, GimpImage *given)
{
    g_autofree char *name = make_mark_name(image);
    g_autofree char *process = lattice_unfinished_get_mark();
    GimpParasite *mark =
        gimp_parasite_new(name, 0, (guint32)strlen(process), process);
    g_autofree GimpImage **images = gimp_get_images();

    for (GimpImage **other = images; *other != NULL; other++) {
        if (*other != given)
            delete_left_image(*other);
    }
    gimp_image_undo_disable(image);
    gimp_attach_parasite(mark);
    gimp_parasite_free(mark);
}

/* Draws a picture as a layer that is not in the image yet. */
static GimpLayer *
draw_layer(const LatticeSeries *series, const LatticePicture *picture,
           GimpImage *image, LatticeProgress progress)
{
    const gboolean is_gray = gimp_image_get_base_type(image) == GIMP_GRAY;
    const GeglRectangle area = {
        0, 0, series->width > 0 ? series->width : gimp_image_get_width(image),
        series->height > 0 ? series->height : gimp_image_get_height(image)};
    g_autofree char *recipe = lattice_request_get_recipe(&picture->request);
    GimpLayer *layer =
        gimp_layer_new(image, picture->name, area.width, area.height,
                       is_gray ? GIMP_GRAYA_IMAGE : GIMP_RGBA_IMAGE, 100.0,
                       GIMP_LAYER_MODE_NORMAL);

    if (layer == NULL)
        return NULL;
    const LatticePlacement placement =
        job_find_placement(GIMP_DRAWABLE(layer), 0, 0, &picture->request);
    GeglBuffer *buffer = gimp_drawable_get_buffer(GIMP_DRAWABLE(layer));
    lattice_operation_render(buffer, &area, recipe, &placement, progress);
    g_object_unref(buffer); /* sends the last tiles */
    draw_attach_recipe(GIMP_DRAWABLE(layer), &picture->request);
    gimp_layer_set_offsets(layer, picture->x, picture->y);
    return layer;
}

/* Draws all layers on top of each other, into a group or the image.  FALSE if
 * GIMP refuses one. */
static gboolean
draw_layers(const LatticeSeries *series, GimpImage *image, GimpLayer *group,
            GimpLayer **layers)
{
    const guint n_layers = series->pictures->len;

    for (guint i = 0; i < n_layers; i++) {
        const LatticeProgress progress = {gimp_progress_update,
                                          (double)i / n_layers,
                                          (double)(i + 1) / n_layers};
        layers[i] =
            draw_layer(series, lattice_series_get(series, i), image, progress);
        if (layers[i] == NULL ||
            !gimp_image_insert_layer(image, layers[i], group, 0))
            return FALSE;
    }
    return TRUE;
}

/* Copies a group to above the drawable given, and stores the layers in it
 * instead of the first ones; a person goes on with the uppermost. */
static gboolean
copy_group(const LatticeSeries *series, const Job *place, GimpLayer *group,
           GimpLayer **layers)
{
    GimpLayer *copy =
        gimp_layer_new_from_drawable(GIMP_DRAWABLE(group), place->image);
    const guint n_layers = series->pictures->len;
    GimpLayer *parent;
    int position;

    if (copy == NULL)
        return FALSE;
    gimp_item_set_name(GIMP_ITEM(copy), series->name);
    g_autofree GimpItem **children = gimp_item_get_children(GIMP_ITEM(copy));
    for (guint i = 0; i < n_layers; i++)
        layers[i] = GIMP_LAYER(children[n_layers - 1 - i]);
    const GimpLayer *uppermost[] = {layers[n_layers - 1], NULL};
    job_find_place(place, &parent, &position);
    return gimp_image_insert_layer(place->image, copy, parent, position) &&
           gimp_image_set_selected_layers(place->image, uppermost);
}

/* Draws the series into an image that has been begun for it. */
static gboolean
draw_series(const LatticeSeries *series, const Job *place, GimpImage *image,
            GimpLayer **layers)
{
    if (series->canvas != LATTICE_CANVAS_GROUP)
        return draw_layers(series, image, NULL, layers);

    GimpLayer *group = GIMP_LAYER(gimp_group_layer_new(image, series->name));
    return group != NULL && gimp_image_insert_layer(image, group, NULL, 0) &&
           draw_layers(series, image, group, layers) &&
           copy_group(series, place, group, layers);
}

GimpImage *
layers_draw(const LatticeSeries *series, const Job *place, GimpLayer ***layers,
            GError **error)
{
    const gboolean is_group = series->canvas == LATTICE_CANVAS_GROUP;
    g_autofree char *recipe =
        lattice_request_get_recipe(&lattice_series_get(series, 0)->request);

    if (!lattice_operation_check(recipe, error))
        return NULL;
    GimpImage *image = make_image(series, place->image);
    if (image == NULL)
        return refuse(error);
    g_autofree char *mark = make_mark_name(image);
    begin_image(image, place->image);
    gimp_progress_init(_("Lattice Noise"));
    *layers = g_new0(GimpLayer *, series->pictures->len + 1);
    const gboolean is_done = draw_series(series, place, image, *layers);
    if (!is_done) {
        refuse(error);
        g_clear_pointer(layers, g_free);
    }
    gimp_progress_end();
    if (is_done && !is_group) {
        gimp_detach_parasite(mark);
        gimp_image_undo_enable(image);
        return image;
    }
    gimp_image_delete(image);
    gimp_detach_parasite(mark);
    return is_done ? place->image : NULL;
}
