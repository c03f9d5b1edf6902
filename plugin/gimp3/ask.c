/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes GIMP's dialog for a procedure, and runs the plain dialogs.
 */
#include "ask.h"

#include <libgimp/gimpui.h>

#include "form.h"
#include "install-dialog.h"

/* Returns the row of buttons, such as OK and Cancel. */
static GtkWidget *
get_buttons(GtkWidget *window)
{
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return gtk_dialog_get_action_area(GTK_DIALOG(window));
    G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Hides everything that GIMP puts into a new dialog except the buttons. */
static void
hide_settings(GtkWidget *window)
{
    g_autoptr(GList) parts = gtk_container_get_children(
        GTK_CONTAINER(gtk_dialog_get_content_area(GTK_DIALOG(window))));
    GtkWidget *buttons = get_buttons(window);

    for (GList *part = parts; part != NULL; part = part->next) {
        if (gtk_widget_is_ancestor(buttons, part->data))
            continue;
        gtk_widget_set_no_show_all(part->data, TRUE);
        gtk_widget_hide(part->data);
    }
}

GtkWidget *
procedure_dialog_new(GimpProcedure *procedure, GimpProcedureConfig *config,
                     const char *title)
{
    GtkWidget *window = gimp_procedure_dialog_new(procedure, config, title);
    GtkWidget *buttons = get_buttons(window);
    g_autoptr(GList) children =
        gtk_container_get_children(GTK_CONTAINER(buttons));

    hide_settings(window);
    /* Make each button fit its own label instead of the longest one: in some
     * languages, the word for Reset would make the dialog half again as wide. */
    for (GList *child = children; child != NULL; child = child->next)
        gtk_button_box_set_child_non_homogeneous(GTK_BUTTON_BOX(buttons),
                                                 child->data, TRUE);
    return window;
}

/* On X11, when the user opens GIMP's gradients window from a dialog, GIMP remembers
 * the ID of the dialog's window, and windows of later runs often get the same ID.
 * When a tooltip changes, GIMP asks the X server which window is under the mouse
 * and, if that window has a known ID, sends a second request for its position.  If
 * the window is destroyed between these requests, GIMP exits with an X error.  So
 * hide the window first: a hidden window is not under the mouse.  Then wait for GIMP
 * to answer a call, which it cannot do between the two requests. */
void
procedure_dialog_close(GtkWidget *window)
{
    gtk_widget_hide(window);
    gdk_display_sync(gtk_widget_get_display(window));
    gimp_getpid(); /* any call that GIMP must answer */
    gtk_widget_destroy(window);
}

gboolean
ask_run(GimpProcedure *procedure, Call *call)
{
    g_autofree char *title = form_make_title(call->description);

    gimp_ui_init(call->description->name);
    if (call->description->task == LATTICE_TASK_INSTALL)
        return install_dialog_run(call->config);
    form_begin(call);
    GtkWidget *window = procedure_dialog_new(
        procedure, GIMP_PROCEDURE_CONFIG(call->config), title);
    form_fill(GTK_DIALOG(window), call, 0); /* GIMP adds a border */
    const gboolean is_ok =
        gimp_procedure_dialog_run(GIMP_PROCEDURE_DIALOG(window));
    procedure_dialog_close(window);
    return is_ok;
}
