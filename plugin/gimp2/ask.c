/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plain dialog for procedures that are described as data.
 */
#include "ask.h"

#include <libgimp/gimpui.h>

#include "filter-preview.h"
#include "form-noise.h"
#include "parasite.h"

#define BORDER 12 /* pixels */

static GtkWidget *
new_window(const LatticeProcedure *description)
{
    g_autofree char *title = form_make_title(description);
    GtkWidget *window = gimp_dialog_new(
        title, description->name, NULL, 0, gimp_standard_help_func,
        description->name, GTK_STOCK_CANCEL, GTK_RESPONSE_CANCEL, GTK_STOCK_OK,
        GTK_RESPONSE_OK, NULL);

    gtk_dialog_set_alternative_button_order(GTK_DIALOG(window), GTK_RESPONSE_OK,
                                            GTK_RESPONSE_CANCEL, -1);
    gtk_dialog_set_default_response(GTK_DIALOG(window), GTK_RESPONSE_OK);
    gimp_window_set_transient(GTK_WINDOW(window));
    return window;
}

/* Fills the dialog of a procedure that draws noise. */
static void
fill_for_noise(GtkDialog *window, Run *run)
{
    const HostDrawable drawable = run->place.drawable;
    g_autofree char *recipe =
        drawable != HOST_NONE ? parasite_get_recipe(drawable) : NULL;

    form_begin(run, recipe);
    form_fill(window, run, BORDER, NULL);
}

static void
fill_for_filter(GtkDialog *window, Run *run)
{
    const FormPreview preview = {filter_preview_new(run),
                                 filter_preview_update};

    form_fill(window, run, BORDER, &preview);
}

gboolean
ask_run(Run *run)
{
    gimp_ui_init(run->description->name, TRUE);
    GtkWidget *window = new_window(run->description);
    if (run->description->operation != NULL)
        fill_for_filter(GTK_DIALOG(window), run);
    else
        fill_for_noise(GTK_DIALOG(window), run);
    const gboolean is_ok =
        gimp_dialog_run(GIMP_DIALOG(window)) == GTK_RESPONSE_OK;
    gtk_widget_destroy(window);
    return is_ok;
}
