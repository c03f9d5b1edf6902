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

gboolean
layers_check(const LatticeSeries *series, Job *place, GError **error)
{
    if (series->canvas == LATTICE_CANVAS_OWN)
        return TRUE;
    place->request.output = LATTICE_OUTPUT_NEW_LAYER;
    return job_check(place, error) &&
           lattice_series_check(
               series, gimp_image_base_type(place->image) == GIMP_GRAY, error);
}

/* Gives a new image the other's resolution and color profile. */
static void
copy_properties(gint32 image, gint32 given, gboolean with_profile)
{
    GimpColorProfile *profile =
        with_profile ? gimp_image_get_color_profile(given) : NULL;
    double x, y;

    gimp_image_get_resolution(given, &x, &y);
    gimp_image_set_resolution(image, x, y);
    if (profile != NULL) {
        gimp_image_set_color_profile(image, profile);
        g_object_unref(profile);
    }
}

/* A new image as the series wants it; -1 if GIMP refuses. */
static gint32
make_image(const LatticeSeries *series, gint32 given)
{
    const GimpImageBaseType colored =
        series->wants_color ? GIMP_RGB : GIMP_GRAY;
    const gboolean is_alike = series->canvas != LATTICE_CANVAS_FLOAT;

    if (series->canvas == LATTICE_CANVAS_OWN)
        return gimp_image_new_with_precision(series->canvas_width,
                                             series->canvas_height, colored,
                                             GIMP_PRECISION_U8_GAMMA);

    const gint32 image = gimp_image_new_with_precision(
        series->width > 0 ? series->canvas_width : gimp_image_width(given),
        series->width > 0 ? series->canvas_height : gimp_image_height(given),
        is_alike ? gimp_image_base_type(given) : colored,
        is_alike ? gimp_image_get_precision(given)
                 : GIMP_PRECISION_FLOAT_LINEAR);
    if (image != -1)
        copy_properties(image, given, is_alike);
    return image;
}

/* Deletes an image if it is one of ours whose process has ended.  What lasts
 * longer than GIMP does not tell of images of today. */
static void
delete_left_image(gint32 image)
{
    g_autofree char *name = lattice_unfinished_get_name(image);
    GimpParasite *mark = gimp_get_parasite(name);

    if (mark == NULL)
        return;
    if (!gimp_parasite_is_persistent(mark) &&
        lattice_unfinished_is_left(gimp_parasite_data(mark),
                                   (gsize)gimp_parasite_data_size(mark))) {
        gimp_image_delete(image);
        gimp_detach_parasite(name);
    }
    gimp_parasite_free(mark);
}

/* Begins an image that nobody sees, and deletes such as have been left, but not
 * the one given. */
static void
begin_image(gint32 image, gint32 given)
{
    g_autofree char *name = lattice_unfinished_get_name(image);
    g_autofree char *process = lattice_unfinished_get_mark();
    GimpParasite *mark =
        gimp_parasite_new(name, 0, (guint32)strlen(process), process);
    int n_images;
    g_autofree int *images = gimp_image_list(&n_images);

    for (int i = 0; i < n_images; i++) {
        if (images[i] != given)
            delete_left_image(images[i]);
    }
    gimp_image_undo_disable(image);
    gimp_attach_parasite(mark);
    gimp_parasite_free(mark);
}

/* Draws a picture as a layer that is not in the image yet; -1 if GIMP refuses
 * it. */
static gint32
draw_layer(const LatticeSeries *series, const LatticePicture *picture,
           gint32 image, LatticeProgress progress)
{
    const gboolean is_gray = gimp_image_base_type(image) == GIMP_GRAY;
    const GeglRectangle area = {
        0, 0, series->width > 0 ? series->width : gimp_image_width(image),
        series->height > 0 ? series->height : gimp_image_height(image)};
    g_autofree char *recipe = lattice_request_get_recipe(&picture->request);
    const gint32 layer =
        gimp_layer_new(image, picture->name, area.width, area.height,
                       is_gray ? GIMP_GRAYA_IMAGE : GIMP_RGBA_IMAGE, 100.0,
                       GIMP_LAYER_MODE_NORMAL);

    if (layer == -1)
        return -1;
    const LatticePlacement placement =
        job_find_placement(layer, 0, 0, &picture->request);
    GeglBuffer *buffer = gimp_drawable_get_buffer(layer);
    lattice_operation_render(buffer, &area, recipe, &placement, progress);
    g_object_unref(buffer); /* sends the last tiles */
    draw_attach_recipe(layer, recipe);
    gimp_layer_set_offsets(layer, picture->x, picture->y);
    return layer;
}

/* Draws all layers on top of each other, into a group or, with 0, the image.
 * FALSE if GIMP refuses one. */
static gboolean
draw_layers(const LatticeSeries *series, gint32 image, gint32 group,
            gint32 *layers)
{
    const guint n_layers = series->pictures->len;

    for (guint i = 0; i < n_layers; i++) {
        const LatticeProgress progress = {gimp_progress_update,
                                          (double)i / n_layers,
                                          (double)(i + 1) / n_layers};
        layers[i] =
            draw_layer(series, lattice_series_get(series, i), image, progress);
        if (layers[i] == -1 ||
            !gimp_image_insert_layer(image, layers[i], group, 0))
            return FALSE;
    }
    return TRUE;
}

/* Copies a group to above the drawable given, and stores the layers in it
 * instead of the first ones; a person goes on with the uppermost. */
static gboolean
copy_group(const LatticeSeries *series, const Job *place, gint32 group,
           gint32 *layers)
{
    const gint32 copy = gimp_layer_new_from_drawable(group, place->image);
    const int n_layers = (int)series->pictures->len;
    int n_children;
    gint32 parent;
    int position;

    if (copy == -1)
        return FALSE;
    gimp_item_set_name(copy, series->name);
    g_autofree gint32 *children = gimp_item_get_children(copy, &n_children);
    for (int i = 0; i < n_layers; i++)
        layers[i] = children[n_layers - 1 - i];
    job_find_place(place, &parent, &position);
    return gimp_image_insert_layer(place->image, copy, parent, position) &&
           gimp_image_set_active_layer(place->image, children[0]);
}

/* Draws the series into an image that has been begun for it. */
static gboolean
draw_series(const LatticeSeries *series, const Job *place, gint32 image,
            gint32 *layers)
{
    if (series->canvas != LATTICE_CANVAS_GROUP)
        return draw_layers(series, image, 0, layers);

    const gint32 group = gimp_layer_group_new(image);
    return group != -1 && gimp_image_insert_layer(image, group, 0, 0) &&
           draw_layers(series, image, group, layers) &&
           copy_group(series, place, group, layers);
}

gint32
layers_draw(const LatticeSeries *series, const Job *place, gint32 **layers,
            GError **error)
{
    const gboolean is_group = series->canvas == LATTICE_CANVAS_GROUP;
    g_autofree char *recipe =
        lattice_request_get_recipe(&lattice_series_get(series, 0)->request);
    gboolean is_done;

    if (!lattice_operation_check(recipe, error))
        return -1;
    const gint32 image = make_image(series, place->image);
    if (image == -1) {
        lattice_refuse(error, gimp_get_pdb_error());
        return -1;
    }
    g_autofree char *mark = lattice_unfinished_get_name(image);
    begin_image(image, place->image);
    gimp_progress_init(_("Lattice Noise"));
    *layers = g_new(gint32, series->pictures->len);
    is_done = draw_series(series, place, image, *layers);
    if (!is_done) {
        lattice_refuse(error, gimp_get_pdb_error());
        g_free(*layers);
    }
    gimp_progress_end();
    if (is_done && !is_group) {
        gimp_detach_parasite(mark);
        gimp_image_undo_enable(image);
        return image;
    }
    gimp_image_delete(image);
    gimp_detach_parasite(mark);
    return is_done ? place->image : -1;
}
