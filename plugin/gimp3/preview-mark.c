/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks previews, and removes those that were left behind.
 */
#include "preview-mark.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "no-undo.h"

const char *
preview_mark_get_name(void)
{
    return _("Lattice Noise preview");
}

void
preview_mark_filter(GimpDrawableFilter *filter, gboolean is_instead)
{
    g_object_set(gimp_drawable_filter_get_config(filter), "preview",
                 is_instead ? "instead" : "shown", NULL);
}

/* The filter's property "preview"; NULL if it is not our operation.  Free with
 * g_free(). */
static char *
get_mark(GimpDrawableFilter *filter)
{
    g_autofree char *operation =
        gimp_drawable_filter_get_operation_name(filter);
    char *mark = NULL;

    if (g_strcmp0(operation, LATTICE_OPERATION) == 0)
        g_object_get(gimp_drawable_filter_get_config(filter), "preview", &mark,
                     NULL);
    return mark;
}

gboolean
preview_mark_is_preview(GimpDrawableFilter *filter)
{
    g_autofree char *mark = get_mark(filter);

    return mark != NULL && strcmp(mark, "none") != 0;
}

/* The name of the global parasite that marks a layer; free with g_free(). */
static char *
make_layer_mark(GimpLayer *layer)
{
    return g_strdup_printf("lattice-noise-preview-layer-%d",
                           gimp_item_get_id(GIMP_ITEM(layer)));
}

static void
mark_layer(GimpLayer *layer)
{
    g_autofree char *name = make_layer_mark(layer);
    GimpParasite *parasite = gimp_parasite_new(name, 0, 1, "");

    gimp_attach_parasite(parasite);
    gimp_parasite_free(parasite);
}

/* A layer that is not inserted yet, as large as what the noise will go into. */
static HostDrawable
make_layer(const Job *job)
{
    const gboolean is_mask = job_makes_mask(job);
    const HostDrawable masked =
        is_mask && job->request.output != LATTICE_OUTPUT_NEW_CHANNEL
            ? job_find_layer(job)
            : NULL;
    const LatticeExtent canvas = host_image_get_size(job->image);
    const GeglRectangle place =
        masked != NULL ? host_get_place(masked)
                       : (GeglRectangle){0, 0, canvas.width, canvas.height};
    HostDrawable layer =
        host_new_layer(job->image, preview_mark_get_name(),
                       (LatticeExtent){place.width, place.height},
                       is_mask ? GIMP_LAYER_MODE_NORMAL : job->mode,
                       is_mask ? 100.0 : job->request.opacity);

    if (layer != NULL && masked != NULL)
        gimp_layer_set_offsets(GIMP_LAYER(layer), place.x, place.y);
    return layer;
}

GimpLayer *
preview_mark_add_layer(const Job *job)
{
    HostDrawable layer = make_layer(job);
    HostDrawable group = NULL;
    int position = 0;

    if (layer == NULL)
        return NULL;
    if (!job_makes_mask(job))
        job_find_place(job, &group, &position);
    if (!host_insert(HOST_LAYER, layer, job->image, group, position)) {
        gimp_item_delete(GIMP_ITEM(layer));
        return NULL;
    }
    mark_layer(GIMP_LAYER(layer));
    return GIMP_LAYER(layer);
}

gboolean
preview_mark_remove_layer(GimpImage *image, GimpLayer *layer)
{
    g_autofree char *name = make_layer_mark(layer);

    gimp_detach_parasite(name);
    return gimp_image_remove_layer(image, layer);
}

/* Whether the layer was added for a preview in this session of GIMP; a
 * persistent parasite may be from an earlier one. */
static gboolean
is_preview_layer(GimpLayer *layer)
{
    g_autofree char *name = make_layer_mark(layer);
    GimpParasite *parasite = gimp_get_parasite(name);

    if (parasite == NULL)
        return FALSE;
    const gboolean is_of_session = !gimp_parasite_is_persistent(parasite);
    gimp_parasite_free(parasite);
    return is_of_session;
}

/* The name of the temporary procedure that says that previews of an image are
 * shown; free with g_free(). */
static char *
make_procedure_name(GimpImage *image)
{
    return g_strdup_printf(LATTICE_PROCEDURE "-previews-%d",
                           gimp_image_get_id(image));
}

/* Nobody calls the procedure; it only has to exist. */
static GimpValueArray *
run_nothing(GimpProcedure *procedure, GimpProcedureConfig *config G_GNUC_UNUSED,
            gpointer data G_GNUC_UNUSED)
{
    return gimp_procedure_new_return_values(procedure, GIMP_PDB_SUCCESS, NULL);
}

void
preview_mark_begin(GimpImage *image)
{
    g_autofree char *name = make_procedure_name(image);
    GimpPlugIn *plug_in = gimp_get_plug_in();
    GimpProcedure *procedure = gimp_procedure_new(
        plug_in, name, GIMP_PDB_PROC_TYPE_TEMPORARY, run_nothing, NULL, NULL);

    gimp_plug_in_add_temp_procedure(plug_in, procedure);
    g_object_unref(procedure);
}

void
preview_mark_end(GimpImage *image)
{
    g_autofree char *name = make_procedure_name(image);

    gimp_plug_in_remove_temp_procedure(gimp_get_plug_in(), name);
}

static gboolean
is_shown(GimpImage *image)
{
    g_autofree char *name = make_procedure_name(image);

    return gimp_pdb_procedure_exists(gimp_get_pdb(), name);
}

/* Deletes previews, which are on top, and shows the filter that they have
 * hidden, the topmost one below.  TRUE: there were some. */
static gboolean
delete_filters(GimpDrawable *drawable)
{
    g_autofree GimpDrawableFilter **filters =
        gimp_drawable_get_filters(drawable);
    gboolean has_deleted = FALSE, is_instead = FALSE;

    for (int i = 0; filters != NULL && filters[i] != NULL; i++) {
        g_autofree char *mark = get_mark(filters[i]);
        if (mark != NULL && strcmp(mark, "none") != 0) {
            is_instead |= strcmp(mark, "instead") == 0;
            has_deleted |= gimp_drawable_filter_delete(filters[i]);
        } else if (is_instead) {
            gimp_drawable_filter_set_visible(filters[i], TRUE);
            is_instead = FALSE;
        }
    }
    return has_deleted;
}

/* Removes previews from a list of layers, which ends with NULL, and from the
 * groups in it.  TRUE: there were some. */
static gboolean
clean_layers(GimpImage *image, GimpItem **layers)
{
    gboolean has_cleaned = FALSE;

    for (; layers != NULL && *layers != NULL; layers++) {
        if (is_preview_layer(GIMP_LAYER(*layers))) {
            has_cleaned |=
                preview_mark_remove_layer(image, GIMP_LAYER(*layers));
            continue;
        }
        has_cleaned |= delete_filters(GIMP_DRAWABLE(*layers));
        if (gimp_item_is_group(*layers)) {
            g_autofree GimpItem **children = gimp_item_get_children(*layers);
            has_cleaned |= clean_layers(image, children);
        }
    }
    return has_cleaned;
}

gboolean
preview_mark_clean(GimpImage *image)
{
    if (is_shown(image))
        return FALSE;

    g_autofree GimpLayer **layers = gimp_image_get_layers(image);
    const NoUndo no_undo = no_undo_begin(image);
    const gboolean has_cleaned = clean_layers(image, (GimpItem **)layers);
    no_undo_end(&no_undo);
    /* A plug-in may have been killed between no_undo_begin() and no_undo_end().
     */
    if (has_cleaned && !gimp_image_undo_is_enabled(image))
        gimp_image_undo_thaw(image);
    if (has_cleaned)
        gimp_displays_flush();
    return has_cleaned;
}
