/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog asks what to do, with a button for each possible action.  The line for
 * other dialogs has a sentence and two buttons, which disappear when one of them is
 * clicked.
 */
#include "install-dialog.h"

#include <glib/gi18n-lib.h>

#include "folders.h"
#include "form.h"
#include "host.h"
#include "label.h"
#include "toolkit.h"

static GtkWidget *
new_window(void)
{
    const LatticeOffer offer = lattice_install_describe(host_get_plugin_dir());
    GtkWidget *window = gtk_message_dialog_new(
        NULL, 0, GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", offer.sentence);
    g_autofree char *title = form_make_title(&lattice_install);
    GtkDialog *dialog = GTK_DIALOG(window);

    gtk_window_set_title(GTK_WINDOW(window), title);
    gtk_message_dialog_format_secondary_text(
        GTK_MESSAGE_DIALOG(window), "%s",
        _("GIMP shows Lattice Noise and its effects as filters if your own "
          "folder contains a copy of them."));
    gtk_dialog_add_button(dialog, _("_Cancel"), GTK_RESPONSE_CANCEL);
    if (lattice_install_has_copy())
        gtk_dialog_add_button(dialog, _("Remove"), LATTICE_ACTION_REMOVE);
    if (offer.button != NULL)
        gtk_dialog_add_button(dialog, offer.button, LATTICE_ACTION_INSTALL);
    gtk_dialog_set_default_response(dialog, GTK_RESPONSE_CANCEL);
    return window;
}

gboolean
install_dialog_run(GObject *config)
{
    GtkWidget *window = new_window();
    const int response = gtk_dialog_run(GTK_DIALOG(window));

    gtk_widget_destroy(window);
    if (response != LATTICE_ACTION_INSTALL && response != LATTICE_ACTION_REMOVE)
        return FALSE;
    g_object_set(config, LATTICE_ACTION_KEY,
                 lattice_install.arguments->parameter.choices[response].nick,
                 NULL);
    return TRUE;
}

/* ---- A line in another dialog ----------------------------------------- */

static void
on_install(GtkLabel *label)
{
    g_autoptr(GError) error = NULL;

    gtk_label_set_text(
        label, folders_install(LATTICE_ACTION_INSTALL, &error)
                   ? lattice_action_describe_done(LATTICE_ACTION_INSTALL)
                   : error->message);
}

GtkWidget *
install_line_new(LatticeFilterState filter, int n_letters)
{
    const LatticeOffer offer =
        lattice_install_offer(filter, host_get_plugin_dir(), gimp_directory());

    if (offer.sentence == NULL)
        return NULL;
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_VERTICAL, TOOLKIT_GAP);
    GtkWidget *label = gtk_label_new(NULL);
    GtkWidget *buttons =
        toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);
    g_autofree char *text =
        filter == LATTICE_FILTER_ABSENT
            ? g_strconcat(_("Editable filters and the preview on the canvas "
                            "are not available"),
                          "\n", offer.sentence, NULL)
            : g_strdup(offer.sentence);
    gtk_label_set_text(GTK_LABEL(label), text);
    gtk_widget_set_name(label, "offer");
    label_align_left(label);
    toolkit_wrap(label, n_letters);
    toolkit_pack(line, label, FALSE);
    if (offer.button != NULL) {
        GtkWidget *button = label_add_button(buttons, offer.button, NULL,
                                             G_CALLBACK(on_install), label);
        g_signal_connect_swapped(button, "clicked", G_CALLBACK(gtk_widget_hide),
                                 buttons);
        button = label_add_button(
            buttons, _("Don't Ask Again"), _("Do not offer this again"),
            G_CALLBACK(lattice_install_decline), (gpointer)gimp_directory());
        /* If GIMP does not have the filter, the sentence still applies, so hide only
         * the buttons. */
        g_signal_connect_swapped(button, "clicked", G_CALLBACK(gtk_widget_hide),
                                 filter == LATTICE_FILTER_ABSENT ? buttons
                                                                 : line);
    }
    toolkit_pack(line, buttons, FALSE);
    gtk_widget_show_all(line);
    return line;
}
