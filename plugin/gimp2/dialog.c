/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog: preview, controls, and what stands in the way of drawing.
 */
#include "dialog.h"

#include <glib/gi18n-lib.h>

#include "controls.h"
#include "mnemonics.h"
#include "preview.h"

#define RESET 1

/* Beside the preview's default of 200 pixels, noise is hard to judge. */
#define PREVIEW_SIZE 360

typedef struct Dialog {
    Job *job;
    GtkWidget *window, *preview, *refusal;
    Controls *controls;
} Dialog;

/* Says what stands in the way, or lets the user go on. */
static void
check(Dialog *dialog)
{
    GError *error = NULL;
    Job checked = *dialog->job;
    const gboolean is_good = job_check(&checked, &error);

    gtk_dialog_set_response_sensitive(GTK_DIALOG(dialog->window),
                                      GTK_RESPONSE_OK, is_good);
    gtk_label_set_text(GTK_LABEL(dialog->refusal),
                       is_good ? "" : error->message);
    gtk_widget_set_visible(dialog->refusal, !is_good);
    g_clear_error(&error);
}

static void
on_changed(gpointer data)
{
    Dialog *dialog = data;

    check(dialog);
    /* Draws after a moment of rest. */
    gimp_preview_invalidate(GIMP_PREVIEW(dialog->preview));
}

static void
reset(Dialog *dialog)
{
    job_init(dialog->job, dialog->job->image, dialog->job->drawable);
    controls_show_job(dialog->controls);
    on_changed(dialog);
}

static GtkWidget *
new_window(void)
{
    GtkWidget *window = gimp_dialog_new(
        _("Lattice Noise Studio"), LATTICE_PROCEDURE, NULL, 0,
        gimp_standard_help_func, LATTICE_PROCEDURE, GIMP_STOCK_RESET, RESET,
        GTK_STOCK_CANCEL, GTK_RESPONSE_CANCEL, GTK_STOCK_OK, GTK_RESPONSE_OK,
        NULL);

    gtk_dialog_set_alternative_button_order(GTK_DIALOG(window), GTK_RESPONSE_OK,
                                            RESET, GTK_RESPONSE_CANCEL, -1);
    gtk_dialog_set_default_response(GTK_DIALOG(window), GTK_RESPONSE_OK);
    gimp_window_set_transient(GTK_WINDOW(window));
    return window;
}

static GtkWidget *
new_refusal(void)
{
    GtkWidget *label = gtk_label_new(NULL);

    gtk_misc_set_alignment(GTK_MISC(label), 0.0, 0.5);
    gtk_label_set_line_wrap(GTK_LABEL(label), TRUE);
    return label;
}

/* Preview and controls side by side: the window suits low screens. */
static void
build(Dialog *dialog)
{
    GtkWidget *box = gtk_vbox_new(FALSE, 12);
    GtkWidget *sides = gtk_hbox_new(FALSE, 12);
    GtkWidget *side = gtk_vbox_new(FALSE, 0);

    dialog->window = new_window();
    dialog->preview = preview_new(dialog->job);
    dialog->controls = controls_new(dialog->job, on_changed, dialog);
    dialog->refusal = new_refusal();
    gtk_widget_set_size_request(dialog->preview, PREVIEW_SIZE, PREVIEW_SIZE);
    gtk_container_set_border_width(GTK_CONTAINER(box), 12);
    gtk_box_pack_start(GTK_BOX(sides), dialog->preview, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(side), controls_get_table(dialog->controls),
                       FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(sides), side, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), sides, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), dialog->refusal, FALSE, FALSE, 0);
    gtk_box_pack_start(
        GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(dialog->window))), box,
        TRUE, TRUE, 0);
    gtk_widget_show_all(box);
    mnemonics_assign(dialog->window);
    check(dialog);
}

gboolean
dialog_run(Job *job, GError **error)
{
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);
    Dialog dialog = {.job = job};
    int response;

    if (!lattice_operation_check(recipe, error))
        return FALSE;
    gimp_ui_init(LATTICE_PROCEDURE, TRUE);
    build(&dialog);
    while ((response = gimp_dialog_run(GIMP_DIALOG(dialog.window))) == RESET)
        reset(&dialog);
    gtk_widget_destroy(dialog.window);
    controls_free(dialog.controls);
    return response == GTK_RESPONSE_OK;
}
