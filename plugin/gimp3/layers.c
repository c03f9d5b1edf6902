/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Series as layers.  What is no part of an image yet is drawn on directly,
 * and no selection, lock or undo step has to be minded.
 */
#include "layers.h"

#include <glib/gi18n-lib.h>

#include "draw.h"

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
        return lattice_refuse(error, _("Lattice Noise draws on one drawable at "
                                       "a time: give or select one layer, "
                                       "channel or mask"));
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
    const GimpImageBaseType coloured =
        series->wants_colour ? GIMP_RGB : GIMP_GRAY;

    if (series->canvas == LATTICE_CANVAS_OWN)
        return gimp_image_new_with_precision(series->canvas_width,
                                             series->canvas_height, coloured,
                                             GIMP_PRECISION_U8_NON_LINEAR);

    const gboolean is_alike = series->canvas == LATTICE_CANVAS_ALIKE;
    GimpImage *image = gimp_image_new_with_precision(
        gimp_image_get_width(given), gimp_image_get_height(given),
        is_alike ? gimp_image_get_base_type(given) : coloured,
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

/* Draws a picture as a layer that is not in the image yet. */
static GimpLayer *
draw_layer(const LatticeSeries *series, const LatticePicture *picture,
           GimpImage *image, LatticeProgress progress)
{
    const gboolean is_grey = gimp_image_get_base_type(image) == GIMP_GRAY;
    const GeglRectangle area = {
        0, 0, series->width > 0 ? series->width : gimp_image_get_width(image),
        series->height > 0 ? series->height : gimp_image_get_height(image)};
    g_autofree char *recipe = lattice_request_get_recipe(&picture->request);
    GimpLayer *layer =
        gimp_layer_new(image, picture->name, area.width, area.height,
                       is_grey ? GIMP_GRAYA_IMAGE : GIMP_RGBA_IMAGE, 100.0,
                       GIMP_LAYER_MODE_NORMAL);

    if (layer == NULL)
        return NULL;
    const LatticePlacement placement =
        job_find_placement(GIMP_DRAWABLE(layer), &picture->request);
    GeglBuffer *buffer = gimp_drawable_get_buffer(GIMP_DRAWABLE(layer));
    lattice_operation_render(buffer, &area, recipe, &placement, progress);
    g_object_unref(buffer); /* sends the last tiles */
    draw_attach_recipe(GIMP_DRAWABLE(layer), &picture->request);
    gimp_layer_set_offsets(layer, picture->x, picture->y);
    return layer;
}

static void
delete_layers(GimpLayer **layers)
{
    for (GimpLayer **layer = layers; *layer != NULL; layer++)
        gimp_item_delete(GIMP_ITEM(*layer));
    g_free(layers);
}

/* Draws all layers; NULL if GIMP refuses one. */
static GimpLayer **
draw_layers(const LatticeSeries *series, GimpImage *image)
{
    const guint n_layers = series->pictures->len;
    GimpLayer **layers = g_new0(GimpLayer *, n_layers + 1);

    for (guint i = 0; i < n_layers; i++) {
        const LatticeProgress progress = {gimp_progress_update,
                                          (double)i / n_layers,
                                          (double)(i + 1) / n_layers};
        layers[i] =
            draw_layer(series, lattice_series_get(series, i), image, progress);
        if (layers[i] == NULL) {
            delete_layers(layers);
            return NULL;
        }
    }
    return layers;
}

/* Puts the layers on top of each other, into a group or the image. */
static gboolean
insert_layers(GimpImage *image, GimpLayer **layers, GimpLayer *group)
{
    for (GimpLayer **layer = layers; *layer != NULL; layer++) {
        if (!gimp_image_insert_layer(image, *layer, group, 0))
            return FALSE;
    }
    return TRUE;
}

/* Puts the layers into a new group above the drawable given. */
static gboolean
insert_group(const LatticeSeries *series, const Job *place, GimpLayer **layers)
{
    GimpLayer *group =
        GIMP_LAYER(gimp_group_layer_new(place->image, series->name));
    GimpLayer *parent;
    int position;

    if (group == NULL)
        return FALSE;
    job_find_place(place, &parent, &position);
    gimp_image_undo_group_start(place->image);
    const gboolean is_inserted =
        gimp_image_insert_layer(place->image, group, parent, position) &&
        insert_layers(place->image, layers, group);
    gimp_image_undo_group_end(place->image);
    return is_inserted;
}

GimpImage *
layers_draw(const LatticeSeries *series, const Job *place, GimpLayer ***layers,
            GError **error)
{
    const gboolean is_group = series->canvas == LATTICE_CANVAS_GROUP;
    g_autofree char *recipe =
        lattice_request_get_recipe(&lattice_series_get(series, 0)->request);
    GimpImage *image;

    if (!lattice_operation_check(recipe, error))
        return NULL;
    image = is_group ? place->image : make_image(series, place->image);
    if (image == NULL)
        return refuse(error);
    if (!is_group)
        gimp_image_undo_disable(image);
    gimp_progress_init(_("Lattice Noise"));
    *layers = draw_layers(series, image);
    const gboolean is_done =
        *layers != NULL && (is_group ? insert_group(series, place, *layers)
                                     : insert_layers(image, *layers, NULL));
    gimp_progress_end();
    if (!is_done) {
        refuse(error);
        if (!is_group)
            gimp_image_delete(image);
        return NULL;
    }
    if (!is_group)
        gimp_image_undo_enable(image);
    return image;
}
