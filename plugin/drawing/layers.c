/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Series as layers.  They are drawn in an image of their own, where no
 * selection, lock or undo step is in the way.  If they belong into the image
 * given, they get there by a single call, so that killing the plug-in leaves
 * nothing half done.
 */
#include "layers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "parasite.h"
#include "unfinished.h"

gboolean
layers_check(const LatticeSeries *series, Job *place, GError **error)
{
    if (series->canvas == LATTICE_CANVAS_OWN)
        return TRUE;
    place->request.output = LATTICE_OUTPUT_NEW_LAYER;
    return job_check(place, error) &&
           lattice_series_check(
               series, host_image_get_type(place->image) == GIMP_GRAY, error);
}

/* A new image with the type, precision and color profile of the one given;
 * HOST_NONE if GIMP refuses. */
static HostImage
make_alike(HostImage given, LatticeExtent size)
{
    HostImage image = gimp_image_new_with_precision(
        size.width, size.height, host_image_get_type(given),
        gimp_image_get_precision(given));

    if (image == HOST_NONE)
        return HOST_NONE;
    GimpColorProfile *profile = gimp_image_get_color_profile(given);
    if (profile != NULL) {
        gimp_image_set_color_profile(image, profile);
        g_object_unref(profile);
    }
    return image;
}

/* A new image as the series wants it; HOST_NONE if GIMP refuses. */
static HostImage
make_image(const LatticeSeries *series, HostImage given)
{
    const GimpImageBaseType type = series->wants_color ? GIMP_RGB : GIMP_GRAY;
    LatticeExtent size = {series->canvas_width, series->canvas_height};
    HostImage image;
    double x, y;

    if (series->canvas == LATTICE_CANVAS_OWN)
        return gimp_image_new_with_precision(size.width, size.height, type,
                                             HOST_PRECISION_U8);
    if (series->width == 0)
        size = host_image_get_size(given);
    image = series->canvas == LATTICE_CANVAS_FLOAT
                ? gimp_image_new_with_precision(size.width, size.height, type,
                                                GIMP_PRECISION_FLOAT_LINEAR)
                : make_alike(given, size);
    if (image != HOST_NONE) {
        gimp_image_get_resolution(given, &x, &y);
        gimp_image_set_resolution(image, x, y);
    }
    return image;
}

/* ---- Images in the making --------------------------------------------- */

/* The name of the parasite that marks an image in the making; free with
 * g_free(). */
static char *
make_mark_name(HostImage image)
{
    return lattice_unfinished_get_name(host_image_get_number(image));
}

/* Deletes an image if a mark says that it is ours and its process has ended.  A
 * persistent parasite is none of our marks: it may be from an earlier session,
 * and mean another image of the same number. */
static void
delete_left_image(HostImage image)
{
    g_autofree char *name = make_mark_name(image);
    GimpParasite *mark = gimp_get_parasite(name);
    gsize size;

    if (mark == NULL)
        return;
    const char *process = host_parasite_get_text(mark, &size);
    if (!gimp_parasite_is_persistent(mark) &&
        lattice_unfinished_is_left(process, size)) {
        gimp_image_delete(image);
        gimp_detach_parasite(name);
    }
    gimp_parasite_free(mark);
}

/* Marks a new image as being made, and deletes those that killed plug-ins have
 * left, but never the one given. */
static void
begin_image(HostImage image, HostImage given)
{
    g_autofree char *name = make_mark_name(image);
    g_autofree char *process = lattice_unfinished_get_mark();
    GimpParasite *mark =
        gimp_parasite_new(name, 0, (guint32)strlen(process), process);
    int n_images;
    g_autofree HostImage *images = host_list_images(&n_images);

    for (int i = 0; i < n_images; i++) {
        if (images[i] != given)
            delete_left_image(images[i]);
    }
    gimp_image_undo_disable(image);
    gimp_attach_parasite(mark);
    gimp_parasite_free(mark);
}

/* Removes the mark of a finished image that is kept for the user, or deletes
 * the image. */
static void
end_image(HostImage image, gboolean is_kept)
{
    g_autofree char *name = make_mark_name(image);

    if (!is_kept)
        gimp_image_delete(image);
    gimp_detach_parasite(name);
    if (is_kept)
        gimp_image_undo_enable(image);
}

/* ---- Layers ----------------------------------------------------------- */

/* Draws a picture as a layer that is not inserted yet; HOST_NONE if GIMP
 * refuses it. */
static HostDrawable
draw_layer(const LatticeSeries *series, const LatticeSeriesPicture *picture,
           HostImage image, LatticeProgress progress)
{
    const LatticeExtent size =
        series->width > 0 ? (LatticeExtent){series->width, series->height}
                          : host_image_get_size(image);
    const GeglRectangle area = {0, 0, size.width, size.height};
    g_autofree char *recipe = lattice_request_get_recipe(&picture->request);
    HostDrawable layer = host_new_layer(image, picture->name, size,
                                        GIMP_LAYER_MODE_NORMAL, 100.0);

    if (layer == HOST_NONE)
        return HOST_NONE;
    const LatticePlacement placement =
        job_find_placement(layer, 0, 0, &picture->request);
    GeglBuffer *buffer = gimp_drawable_get_buffer(layer);
    lattice_operation_render(buffer, &area, recipe, &placement, progress);
    g_object_unref(buffer); /* sends the last tiles */
    parasite_attach_recipe(layer, recipe);
    host_move_layer(layer, picture->x, picture->y);
    return layer;
}

/* Draws all layers, the first one lowest, into a group or, with HOST_NONE, into
 * the image.  FALSE if GIMP refuses one. */
static gboolean
draw_layers(const LatticeSeries *series, HostImage image, HostDrawable group,
            HostDrawable *layers)
{
    const guint n_layers = series->pictures->len;

    for (guint i = 0; i < n_layers; i++) {
        const LatticeProgress progress = {gimp_progress_update,
                                          (double)i / n_layers,
                                          (double)(i + 1) / n_layers};
        layers[i] =
            draw_layer(series, lattice_series_get(series, i), image, progress);
        if (layers[i] == HOST_NONE ||
            !host_insert(HOST_LAYER, layers[i], image, group, 0))
            return FALSE;
    }
    return TRUE;
}

/* Copies a group into the image given, above its drawable; the uppermost layer
 * of the copy becomes the active one.  Stores the copy's layers in place of the
 * group's. */
static gboolean
copy_group(const LatticeSeries *series, const Job *place, HostDrawable group,
           HostDrawable *layers)
{
    const int n_layers = (int)series->pictures->len;
    HostDrawable copy =
        host_copy_group(group, place->image, series->name, layers, n_layers);
    HostDrawable parent;
    int position;

    if (copy == HOST_NONE)
        return FALSE;
    job_find_place(place, &parent, &position);
    return host_insert(HOST_GROUP, copy, place->image, parent, position) &&
           host_image_set_layer(place->image, layers[n_layers - 1]);
}

/* Draws the series into an image from begin_image(). */
static gboolean
draw_series(const LatticeSeries *series, const Job *place, HostImage image,
            HostDrawable *layers)
{
    if (series->canvas != LATTICE_CANVAS_GROUP)
        return draw_layers(series, image, HOST_NONE, layers);

    HostDrawable group = host_new_group(image, series->name);
    return group != HOST_NONE &&
           host_insert(HOST_GROUP, group, image, HOST_NONE, 0) &&
           draw_layers(series, image, group, layers) &&
           copy_group(series, place, group, layers);
}

HostImage
layers_draw(const LatticeSeries *series, const Job *place,
            HostDrawable **layers, GError **error)
{
    const gboolean is_group = series->canvas == LATTICE_CANVAS_GROUP;
    HostImage image = make_image(series, place->image);
    if (image == HOST_NONE) {
        host_refuse(error);
        return HOST_NONE;
    }
    begin_image(image, place->image);
    gimp_progress_init(_("Lattice Noise"));
    *layers = g_new(HostDrawable, series->pictures->len + 1);
    (*layers)[series->pictures->len] = HOST_NONE;
    const gboolean is_done = draw_series(series, place, image, *layers);
    if (!is_done) {
        host_refuse(error);
        g_clear_pointer(layers, g_free);
    }
    gimp_progress_end();
    end_image(image, is_done && !is_group);
    if (!is_done)
        return HOST_NONE;
    return is_group ? place->image : image;
}
