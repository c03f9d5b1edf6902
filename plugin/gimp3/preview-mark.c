/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Previews that were left behind.
 */
#include "preview-mark.h"

#include <glib/gi18n-lib.h>

#include "operation.h"
#include "quiet.h"

#define LAYER_PARASITE  "lattice-noise-preview"
#define HIDDEN_PARASITE "lattice-noise-preview-hides"

const char *
preview_mark_get_name(void)
{
    return _("Lattice Noise preview");
}

gboolean
preview_mark_is_preview(GimpDrawableFilter *filter)
{
    g_autofree char *name = gimp_drawable_filter_get_name(filter);

    return g_strcmp0(name, preview_mark_get_name()) == 0;
}

/* Marks are persistent: files that are saved meanwhile hold previews too. */
static void
mark(GimpItem *item, const char *name)
{
    GimpParasite *parasite =
        gimp_parasite_new(name, GIMP_PARASITE_PERSISTENT, 1, "");

    gimp_item_attach_parasite(item, parasite);
    gimp_parasite_free(parasite);
}

static gboolean
is_marked(GimpItem *item, const char *name)
{
    GimpParasite *parasite = gimp_item_get_parasite(item, name);

    if (parasite == NULL)
        return FALSE;
    gimp_parasite_free(parasite);
    return TRUE;
}

void
preview_mark_layer(GimpLayer *layer)
{
    mark(GIMP_ITEM(layer), LAYER_PARASITE);
}

void
preview_mark_hide(GimpDrawable *drawable, GimpDrawableFilter *filter)
{
    mark(GIMP_ITEM(drawable), HIDDEN_PARASITE);
    gimp_drawable_filter_set_visible(filter, FALSE);
}

void
preview_mark_show(GimpDrawable *drawable, GimpDrawableFilter *filter)
{
    gimp_drawable_filter_set_visible(filter, TRUE);
    gimp_item_detach_parasite(GIMP_ITEM(drawable), HIDDEN_PARASITE);
}

/* Free with g_free(). */
static char *
make_procedure_name(GimpImage *image)
{
    return g_strdup_printf(LATTICE_PROCEDURE "-previews-%d",
                           gimp_image_get_id(image));
}

/* Nobody calls the procedure: it is there to be found. */
static GimpValueArray *
run(GimpProcedure *procedure, GimpProcedureConfig *config G_GNUC_UNUSED,
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
        plug_in, name, GIMP_PDB_PROC_TYPE_TEMPORARY, run, NULL, NULL);

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

/* A preview lies on top, and what it hides is the highest below. */
static gboolean
delete_filters(GimpDrawable *drawable)
{
    g_autofree GimpDrawableFilter **filters =
        gimp_drawable_get_filters(drawable);
    GimpDrawableFilter *highest = NULL;
    gboolean has_deleted = FALSE;

    for (int i = 0; filters != NULL && filters[i] != NULL; i++) {
        if (preview_mark_is_preview(filters[i]))
            has_deleted |= gimp_drawable_filter_delete(filters[i]);
        else if (highest == NULL)
            highest = filters[i];
    }
    if (highest != NULL && is_marked(GIMP_ITEM(drawable), HIDDEN_PARASITE))
        preview_mark_show(drawable, highest);
    return has_deleted;
}

/* Looks at layers, a list that ends with NULL, and into groups. */
static gboolean
clean_layers(GimpImage *image, GimpItem **layers)
{
    gboolean has_cleaned = FALSE;

    for (; layers != NULL && *layers != NULL; layers++) {
        if (is_marked(*layers, LAYER_PARASITE)) {
            has_cleaned |= gimp_image_remove_layer(image, GIMP_LAYER(*layers));
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
    const Quiet quiet = quiet_begin(image);
    const gboolean has_cleaned = clean_layers(image, (GimpItem **)layers);
    quiet_end(&quiet);
    /* A plug-in may have been killed in the midst of a change. */
    if (has_cleaned && !gimp_image_undo_is_enabled(image))
        gimp_image_undo_thaw(image);
    if (has_cleaned)
        gimp_displays_flush();
    return has_cleaned;
}
