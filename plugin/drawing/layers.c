/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a series as layers.  The layers are drawn in a separate image, where no
 * selection, lock or undo step gets in the way.  If they belong in the given image,
 * a single call then inserts them there, so that killing the plug-in leaves nothing
 * half done.
 */
#include "layers.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "material-files.h"
#include "pattern.h"

gboolean
layers_check(const LatticeSeries *series, Job *place, GError **error)
{
    if (series->canvas == LATTICE_CANVAS_OWN)
        return TRUE;
    if (series->canvas == LATTICE_CANVAS_FILES)
        return lattice_files_check(series, error);
    if (series->canvas == LATTICE_CANVAS_PATTERN)
        return lattice_file_check_new(series->file, error);
    place->request.output = LATTICE_OUTPUT_NEW_LAYER;
    if (!job_check_place(place, error))
        return FALSE;
    /* The layers go into the given image, or into a new one like it. */
    return series->canvas == LATTICE_CANVAS_FLOAT || !series->wants_color ||
           gimp_image_get_base_type(place->image) != GIMP_GRAY ||
           lattice_refuse(error,
                          _("The image is grayscale, but the layers would have "
                            "colors: convert the image to RGB first"));
}

/* Makes the kind of image that the series needs: with 8 bits, in linear floating
 * point, or with the type, precision and color profile of the given image.
 * Returns HOST_NONE if GIMP refuses. */
static HostImage
make_image(const LatticeSeries *series, HostImage given)
{
    const GimpImageBaseType type = series->wants_color ? GIMP_RGB : GIMP_GRAY;
    const gboolean is_float = series->canvas == LATTICE_CANVAS_FLOAT;
    LatticeExtent size = series->canvas_size;
    HostImage image;
    double x, y;

    if (series->canvas == LATTICE_CANVAS_OWN)
        return gimp_image_new_with_precision(size.width, size.height, type,
                                             HOST_PRECISION_U8);
    if (size.width == 0)
        size = host_image_get_size(given);
    image = gimp_image_new_with_precision(
        size.width, size.height,
        is_float ? type : gimp_image_get_base_type(given),
        is_float ? GIMP_PRECISION_FLOAT_LINEAR
                 : gimp_image_get_precision(given));
    if (image == HOST_NONE)
        return HOST_NONE;
    gimp_image_get_resolution(given, &x, &y);
    gimp_image_set_resolution(image, x, y);
    GimpColorProfile *profile =
        is_float ? NULL : gimp_image_get_color_profile(given);
    if (profile != NULL) {
        gimp_image_set_color_profile(image, profile);
        g_object_unref(profile);
    }
    return image;
}

/* ---- Unfinished images ------------------------------------------------ */

/* When the user cancels, GIMP kills the plug-in, and the image that the plug-in was
 * making stays in GIMP's memory.  So each plug-in marks its image with its process
 * ID, in this parasite, and the next plug-in deletes images whose process has
 * ended. */
#define UNFINISHED "lattice-noise-unfinished"

/* True if an image was left unfinished.  If the mark is persistent, it is not ours,
 * but was loaded from a file. */
static gboolean
is_left(HostImage image)
{
    gboolean is_ended = FALSE;
#ifdef G_OS_UNIX /* on other systems, unfinished images stay */
    GimpParasite *mark = gimp_image_get_parasite(image, UNFINISHED);
    guint32 size;
    guint64 process;

    if (mark == NULL)
        return FALSE;
    const char *data = gimp_parasite_get_data(mark, &size);
    g_autofree char *text = g_strndup(data, size);
    is_ended =
        !gimp_parasite_is_persistent(mark) &&
        g_ascii_string_to_unsigned(text, 10, 1, G_MAXINT32, &process, NULL) &&
        kill((pid_t)process, 0) != 0 && errno == ESRCH;
    gimp_parasite_free(mark);
#endif
    return is_ended;
}

/* Marks a new image as unfinished, and deletes unfinished images that other plug-ins
 * have left behind. */
static void
begin_image(HostImage image)
{
    g_autofree char *process = g_strdup_printf("%ld", (long)getpid());
    GimpParasite *mark =
        gimp_parasite_new(UNFINISHED, 0, (guint32)strlen(process), process);
    int n_images;
    g_autofree HostImage *images = host_list_images(&n_images);

    for (int i = 0; i < n_images; i++) {
        if (is_left(images[i]))
            gimp_image_delete(images[i]);
    }
    gimp_image_undo_disable(image);
    gimp_image_attach_parasite(image, mark);
    gimp_parasite_free(mark);
}

/* ---- Layers ----------------------------------------------------------- */

/* Makes a transparent layer for a picture, but does not insert it.  Returns
 * HOST_NONE if GIMP refuses. */
static HostDrawable
make_layer(const LatticeSeriesPicture *picture, HostImage image,
           LatticeExtent size)
{
    HostDrawable layer = host_new_layer(image, picture->name, size,
                                        GIMP_LAYER_MODE_NORMAL, 100.0);

    if (layer == HOST_NONE)
        return HOST_NONE;
    host_attach_origin(layer, &host_pixels_origin,
                       &(HostOrigin){.recipe = picture->request.recipe});
    gimp_layer_set_offsets(GIMP_LAYER(layer), picture->x, picture->y);
    return layer;
}

/* Draws n layers together, starting at index `first`, and inserts them.  Returns
 * FALSE if GIMP refuses one. */
static gboolean
draw_layers_at_once(const LatticeSeries *series, guint first, int n,
                    HostImage image, HostDrawable group, HostDrawable *layers)
{
    const LatticeExtent size =
        series->size.width > 0 ? series->size : host_image_get_size(image);
    const double n_layers = series->pictures->len;
    LatticeDrawn drawn[NOISE_MAPS_MAX];
    int n_made = 0;

    for (; n_made < n; n_made++) {
        const guint i = first + (guint)n_made;
        const LatticeSeriesPicture *picture = lattice_series_get(series, i);
        layers[i] = make_layer(picture, image, size);
        if (layers[i] == HOST_NONE)
            break;
        drawn[n_made] = (LatticeDrawn){
            picture->request.recipe,
            lattice_operation_place(gimp_drawable_get_format(layers[i]), FALSE,
                                    0, 0, &picture->request),
            gimp_drawable_get_buffer(layers[i])};
    }
    if (n_made == n)
        lattice_operation_render(
            drawn, n, GEGL_RECTANGLE(0, 0, size.width, size.height),
            (LatticeProgress){gimp_progress_update, first / n_layers,
                              (first + n) / n_layers});
    for (int i = 0; i < n_made; i++)
        g_object_unref(drawn[i].buffer); /* sends the last tiles to GIMP */
    for (int i = 0; n_made == n && i < n; i++) {
        if (!host_insert(HOST_LAYER, layers[first + (guint)i], image, group, 0))
            return FALSE;
    }
    return n_made == n;
}

/* Draws all layers, the first one lowest, into a group or, if that is HOST_NONE,
 * directly into the image.  Maps of one noise are drawn together.  Returns FALSE
 * if GIMP refuses one. */
static gboolean
draw_layers(const LatticeSeries *series, HostImage image, HostDrawable group,
            HostDrawable *layers)
{
    const guint n_layers = series->pictures->len;
    const guint n = series->engine != NULL ? n_layers : 1;

    for (guint i = 0; i < n_layers; i += n) {
        if (!draw_layers_at_once(series, i, (int)n, image, group, layers))
            return FALSE;
    }
    return TRUE;
}

/* Copies a group into the given image, above the given drawable, and makes the
 * copy's top layer the active one.  Replaces the group's layers in the array with
 * the copy's. */
static gboolean
copy_group(const LatticeSeries *series, const Job *place, HostDrawable group,
           HostDrawable *layers)
{
    const guint n_layers = series->pictures->len;
    HostDrawable copy =
        GIMP_DRAWABLE(gimp_layer_new_from_drawable(group, place->image));
    HostDrawable parent;
    int position;

    if (copy == HOST_NONE)
        return FALSE;
    gimp_item_set_name(GIMP_ITEM(copy), series->name);
    /* GIMP lists layers from the top; the series lists them from the bottom. */
    g_autofree HostDrawable *copied =
        (HostDrawable *)gimp_item_get_children(GIMP_ITEM(copy));
    for (guint i = 0; i < n_layers; i++)
        layers[i] = copied[n_layers - 1 - i];
    job_find_place(place, &parent, &position);
    return host_insert(HOST_GROUP, copy, place->image, parent, position) &&
           host_image_set_layer(place->image, layers[n_layers - 1]);
}

/* Draws the series into an image that begin_image() has marked. */
static gboolean
draw_series(const LatticeSeries *series, const Job *place, HostImage image,
            HostDrawable *layers)
{
    if (series->canvas != LATTICE_CANVAS_GROUP)
        return draw_layers(series, image, HOST_NONE, layers);

    HostDrawable group =
        GIMP_DRAWABLE(gimp_group_layer_new(image, series->name));
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
    begin_image(image);
    gimp_progress_init(_("Lattice Noise"));
    *layers = g_new(HostDrawable, series->pictures->len + 1);
    (*layers)[series->pictures->len] = HOST_NONE;
    const gboolean is_done = draw_series(series, place, image, *layers);
    if (!is_done) {
        host_refuse(error);
        g_clear_pointer(layers, g_free);
    }
    gimp_progress_end();
    if (is_done && !is_group) {
        gimp_image_detach_parasite(image, UNFINISHED);
        gimp_image_undo_enable(image);
        return image;
    }
    gimp_image_delete(image);
    return is_done ? place->image : HOST_NONE;
}
