/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The filter's property "preview" marks a preview; a parasite marks a layer that a
 * preview has added or locked.  A temporary procedure shows that a plug-in is still
 * showing previews: GIMP removes it when the plug-in ends, for whatever reason.
 */
#include "preview-marks.h"

#include <string.h>
#include <unistd.h>

#include "filter.h"
#include "studio.h"

/* The parasite that marks a layer, and its values. */
#define MARK   "lattice-noise-preview"
#define OWN    "layer"
#define LOCKED "locked"

/* The parasite of an image whose undo is frozen.  It is not saved in files. */
#define FROZEN "lattice-noise-frozen"

/* ---- Running plug-ins -------------------------------------------------- */

/* Returns the prefix of the names of an image's temporary procedures; free with
 * g_free(). */
static char *
make_prefix(GimpImage *image)
{
    return g_strdup_printf(LATTICE_PROCEDURE "-preview-%d-",
                           gimp_image_get_id(image));
}

/* Returns the name of this process's temporary procedure; free with g_free(). */
static char *
make_name(GimpImage *image)
{
    g_autofree char *prefix = make_prefix(image);

    return g_strdup_printf("%s%ld", prefix, (long)getpid());
}

/* Does nothing: nobody calls the temporary procedure, which only has to exist. */
static GimpValueArray *
run_nothing(GimpProcedure *procedure, GimpProcedureConfig *config G_GNUC_UNUSED,
            gpointer data G_GNUC_UNUSED)
{
    return gimp_procedure_new_return_values(procedure, GIMP_PDB_SUCCESS, NULL);
}

void
preview_marks_begin(GimpImage *image)
{
    g_autofree char *name = make_name(image);
    GimpPlugIn *plug_in = gimp_get_plug_in();
    GimpProcedure *procedure = gimp_procedure_new(
        plug_in, name, GIMP_PDB_PROC_TYPE_TEMPORARY, run_nothing, NULL, NULL);

    gimp_plug_in_add_temp_procedure(plug_in, procedure);
    g_object_unref(procedure);
}

void
preview_marks_end(GimpImage *image)
{
    g_autofree char *name = make_name(image);

    gimp_plug_in_remove_temp_procedure(gimp_get_plug_in(), name);
}

static gboolean
is_shown(GimpImage *image)
{
    g_autofree char *prefix = make_prefix(image);
    g_auto(GStrv) names = gimp_pdb_query_procedures(gimp_get_pdb(), prefix, "",
                                                    "", "", "", "", "", "");

    return names != NULL && names[0] != NULL;
}

/* ---- Changes ---------------------------------------------------------- */

void
preview_marks_freeze(GimpImage *image)
{
    GimpParasite *mark = gimp_parasite_new(FROZEN, 0, 1, "");

    gimp_image_attach_parasite(image, mark);
    gimp_parasite_free(mark);
    gimp_image_undo_freeze(image);
}

void
preview_marks_thaw(GimpImage *image)
{
    gimp_image_undo_thaw(image);
    gimp_image_detach_parasite(image, FROZEN);
}

void
preview_marks_own(GimpLayer *layer)
{
    host_attach_text(GIMP_DRAWABLE(layer), MARK, OWN);
}

void
preview_marks_lock(GimpLayer *layer)
{
    host_attach_text(GIMP_DRAWABLE(layer), MARK, LOCKED);
    gimp_layer_set_lock_alpha(layer, TRUE);
}

void
preview_marks_unlock(GimpLayer *layer)
{
    gimp_layer_set_lock_alpha(layer, FALSE);
    gimp_item_detach_parasite(GIMP_ITEM(layer), MARK);
}

/* ---- Cleaning --------------------------------------------------------- */

/* Removes a drawable's previews.  If a preview is marked "instead", the topmost of
 * the user's noise filters below it is hidden; shows that filter again. */
static void
clean_filters(GimpDrawable *drawable)
{
    g_autofree GimpDrawableFilter **filters =
        gimp_drawable_get_filters(drawable);
    gboolean is_instead = FALSE;

    for (int i = 0; filters != NULL && filters[i] != NULL; i++) {
        g_autofree char *preview = filter_get_preview(filters[i]);
        if (preview == NULL)
            continue;
        if (strcmp(preview, "none") != 0) {
            is_instead |= strcmp(preview, "instead") == 0;
            filter_remove(drawable, filters[i]);
        } else if (is_instead) {
            gimp_drawable_filter_set_visible(filters[i], TRUE);
            is_instead = FALSE;
        }
    }
}

/* Cleans the layers in an array, which ends with NULL, and all layers inside its
 * groups. */
static void
clean_layers(GimpImage *image, GimpItem **layers)
{
    for (; layers != NULL && *layers != NULL; layers++) {
        g_autofree char *mark = host_get_text(GIMP_DRAWABLE(*layers), MARK);
        if (g_strcmp0(mark, OWN) == 0) {
            gimp_image_remove_layer(image, GIMP_LAYER(*layers));
            continue;
        }
        clean_filters(GIMP_DRAWABLE(*layers));
        if (g_strcmp0(mark, LOCKED) == 0)
            preview_marks_unlock(GIMP_LAYER(*layers));
        if (gimp_item_is_group(*layers)) {
            g_autofree GimpItem **children = gimp_item_get_children(*layers);
            clean_layers(image, children);
        }
    }
}

void
preview_marks_clean(GimpImage *image)
{
    GimpParasite *frozen = gimp_image_get_parasite(image, FROZEN);

    if (!is_shown(image)) {
        g_autofree GimpItem **layers =
            (GimpItem **)gimp_image_get_layers(image);
        if (frozen == NULL)
            preview_marks_freeze(image);
        clean_layers(image, layers);
        preview_marks_thaw(image);
    }
    if (frozen != NULL)
        gimp_parasite_free(frozen);
}
