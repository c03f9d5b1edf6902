/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Series as layers.  What is no part of an image yet is drawn on directly,
 * and no selection, lock or undo step has to be minded.
 */
#include "layers.h"

#include <glib/gi18n-lib.h>

#include "draw.h"

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

/* Gives a new image the other's resolution and colour profile. */
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
    const GimpImageBaseType coloured =
        series->wants_colour ? GIMP_RGB : GIMP_GRAY;
    const gboolean is_alike = series->canvas == LATTICE_CANVAS_ALIKE;

    if (series->canvas == LATTICE_CANVAS_OWN)
        return gimp_image_new_with_precision(series->canvas_width,
                                             series->canvas_height, coloured,
                                             GIMP_PRECISION_U8_GAMMA);

    const gint32 image = gimp_image_new_with_precision(
        gimp_image_width(given), gimp_image_height(given),
        is_alike ? gimp_image_base_type(given) : coloured,
        is_alike ? gimp_image_get_precision(given)
                 : GIMP_PRECISION_FLOAT_LINEAR);
    if (image != -1)
        copy_properties(image, given, is_alike);
    return image;
}

/* Draws a picture as a layer that is not in the image yet; -1 if GIMP refuses
 * it. */
static gint32
draw_layer(const LatticeSeries *series, const LatticePicture *picture,
           gint32 image, LatticeProgress progress)
{
    const gboolean is_grey = gimp_image_base_type(image) == GIMP_GRAY;
    const GeglRectangle area = {
        0, 0, series->width > 0 ? series->width : gimp_image_width(image),
        series->height > 0 ? series->height : gimp_image_height(image)};
    g_autofree char *recipe = lattice_request_get_recipe(&picture->request);
    const gint32 layer =
        gimp_layer_new(image, picture->name, area.width, area.height,
                       is_grey ? GIMP_GRAYA_IMAGE : GIMP_RGBA_IMAGE, 100.0,
                       GIMP_LAYER_MODE_NORMAL);

    if (layer == -1)
        return -1;
    /* Its pattern begins at its own corner. */
    const Babl *format = gimp_drawable_get_format(layer);
    const LatticePlacement placement = {
        .encoding = lattice_encoding_of(format),
        .depth = lattice_depth_of(format),
        .layout = lattice_layout_of(format),
    };
    GeglBuffer *buffer = gimp_drawable_get_buffer(layer);
    lattice_operation_render(buffer, &area, recipe, &placement, progress);
    g_object_unref(buffer); /* sends the last tiles */
    draw_attach_recipe(layer, recipe);
    gimp_layer_set_offsets(layer, picture->x, picture->y);
    return layer;
}

/* Draws all layers; NULL if GIMP refuses one. */
static gint32 *
draw_layers(const LatticeSeries *series, gint32 image)
{
    const guint n_layers = series->pictures->len;
    gint32 *layers = g_new(gint32, n_layers);

    for (guint i = 0; i < n_layers; i++) {
        const LatticeProgress progress = {gimp_progress_update,
                                          (double)i / n_layers,
                                          (double)(i + 1) / n_layers};
        layers[i] =
            draw_layer(series, lattice_series_get(series, i), image, progress);
        if (layers[i] == -1) {
            while (i-- > 0)
                gimp_item_delete(layers[i]);
            g_free(layers);
            return NULL;
        }
    }
    return layers;
}

/* Puts the layers on top of each other, into a group or, with 0, the image. */
static gboolean
insert_layers(const LatticeSeries *series, gint32 image, const gint32 *layers,
              gint32 group)
{
    for (guint i = 0; i < series->pictures->len; i++) {
        if (!gimp_image_insert_layer(image, layers[i], group, 0))
            return FALSE;
    }
    return TRUE;
}

/* Puts the layers into a new group above the drawable given. */
static gboolean
insert_group(const LatticeSeries *series, const Job *place,
             const gint32 *layers)
{
    const gint32 group = gimp_layer_group_new(place->image);
    gint32 parent;
    int position;

    if (group == -1)
        return FALSE;
    gimp_item_set_name(group, series->name);
    job_find_place(place, &parent, &position);
    gimp_image_undo_group_start(place->image);
    const gboolean is_inserted =
        gimp_image_insert_layer(place->image, group, parent, position) &&
        insert_layers(series, place->image, layers, group);
    gimp_image_undo_group_end(place->image);
    return is_inserted;
}

gint32
layers_draw(const LatticeSeries *series, const Job *place, gint32 **layers,
            GError **error)
{
    const gboolean is_group = series->canvas == LATTICE_CANVAS_GROUP;
    g_autofree char *recipe =
        lattice_request_get_recipe(&lattice_series_get(series, 0)->request);
    gint32 image;
    gboolean is_done;

    if (!lattice_operation_check(recipe, error))
        return -1;
    image = is_group ? place->image : make_image(series, place->image);
    if (image == -1) {
        lattice_refuse(error, gimp_get_pdb_error());
        return -1;
    }
    if (!is_group)
        gimp_image_undo_disable(image);
    gimp_progress_init(_("Lattice Noise"));
    *layers = draw_layers(series, image);
    is_done = *layers != NULL &&
              (is_group ? insert_group(series, place, *layers)
                        : insert_layers(series, image, *layers, 0));
    if (!is_done)
        lattice_refuse(error, gimp_get_pdb_error());
    gimp_progress_end();
    if (!is_group && is_done)
        gimp_image_undo_enable(image);
    else if (!is_group)
        gimp_image_delete(image);
    return is_done ? image : -1;
}
