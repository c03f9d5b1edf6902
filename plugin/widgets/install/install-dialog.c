/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A question with a button for each action that is possible.
 */
#include "install-dialog.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "displace.h"
#include "form.h"
#include "grain.h"
#include "installing.h"

/* Why to install the filters, or why GIMP would not find them; translated, free
 * with g_free(). */
static char *
explain(void)
{
    if (!lattice_module_copy_is_read())
        return g_strdup(
            _("This GIMP takes only filters of its own, and will not find the "
              "copy: the environment variable GEGL_PATH is set."));
    return g_strdup_printf(
        /* TRANSLATORS: %s are the names of the two other filters. */
        _("A copy of Lattice Noise, %s and %s in your own folder lets GIMP "
          "show them as filters, from its next start."),
        _(LATTICE_GRAIN_TITLE), _(LATTICE_DISPLACE_TITLE));
}

static GtkWidget *
new_window(LatticeCopy copy)
{
    const LatticeOffer offer =
        installing_is_possible()
            ? lattice_copy_describe(copy)
            : (LatticeOffer){lattice_install_explain_nothing(), NULL};
    GtkWidget *window = gtk_message_dialog_new(
        NULL, 0, GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", offer.sentence);
    g_autofree char *title = form_make_title(&lattice_install);
    g_autofree char *explanation = explain();
    GtkDialog *dialog = GTK_DIALOG(window);

    gtk_window_set_title(GTK_WINDOW(window), title);
    gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(window), "%s",
                                             explanation);
    gtk_dialog_add_button(dialog, _("_Cancel"), GTK_RESPONSE_CANCEL);
    if (copy != LATTICE_COPY_NONE)
        gtk_dialog_add_button(dialog, _("Remove"), LATTICE_ACTION_REMOVE);
    if (offer.button != NULL)
        gtk_dialog_add_button(dialog, offer.button, LATTICE_ACTION_INSTALL);
    gtk_dialog_set_default_response(dialog, GTK_RESPONSE_CANCEL);
    return window;
}

gboolean
install_dialog_run(GObject *config)
{
    GtkWidget *window = new_window(lattice_module_find_copy());
    const int response = gtk_dialog_run(GTK_DIALOG(window));

    gtk_widget_destroy(window);
    if (response != LATTICE_ACTION_INSTALL && response != LATTICE_ACTION_REMOVE)
        return FALSE;
    g_object_set(config, LATTICE_ACTION_KEY,
                 lattice_action_nick((LatticeAction)response), NULL);
    return TRUE;
}
