/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The studio's dialog: the preview, the controls, and why nothing can be drawn.
 */
#include "dialog.h"

#include <glib/gi18n-lib.h>

#include "arguments.h"
#include "config.h"
#include "explorer-button.h"
#include "preview-size.h"
#include "studio-form.h"
#include "window.h"
#include "zoom-preview.h"

/* The limits of the preview's initial width, in pixels: in a smaller one, noise
 * is hard to judge; a larger one would hide much of GIMP. */
#define MIN_PREVIEW_WIDTH 300
#define MAX_PREVIEW_WIDTH 640
/* The width of the sheet of presets with two columns, in pixels. */
#define SHEET_WIDTH       270

/* Pixels between the parts of the window and around them. */
#define SPACE 12

/* As many letters as fit below preview and controls. */
#define REFUSAL_LETTERS 100

typedef struct Dialog {
    StudioForm form;
    Job job; /* the preview shows it */
    GtkWidget *preview;
} Dialog;

static gboolean
check_place(gpointer dialog G_GNUC_UNUSED, const Job *job, GError **error)
{
    return job_check_place(job, error);
}

static void
read_job(Dialog *dialog)
{
    dialog->job = dialog->form.fresh;
    arguments_read(dialog->form.config, &dialog->job, NULL);
}

static void
on_changed(Dialog *dialog)
{
    read_job(dialog);
    studio_form_say(&dialog->form, NULL);
    zoom_preview_invalidate(dialog->preview);
    explorer_button_update(dialog->form.explorer);
}

/* Makes the preview as high as the controls, and as wide as the screen has room
 * for beside them and the sheet of presets. */
static void
fit_preview(const Dialog *dialog, GtkWidget *side)
{
    GdkScreen *screen = gtk_widget_get_screen(dialog->form.window);
    GdkRectangle monitor;
    GtkRequisition wanted;

    gdk_screen_get_monitor_geometry(
        screen, gdk_screen_get_primary_monitor(screen), &monitor);
    gtk_widget_size_request(side, &wanted);
    const int rest = monitor.width - wanted.width - SHEET_WIDTH - 5 * SPACE;
    preview_size_fit(dialog->preview, dialog->job.drawable,
                     CLAMP(rest, MIN_PREVIEW_WIDTH, MAX_PREVIEW_WIDTH),
                     wanted.height);
}

/* Puts preview and controls side by side, which suits low screens. */
static void
build_window(Dialog *dialog)
{
    StudioForm *form = &dialog->form;
    GtkWidget *box = gtk_vbox_new(FALSE, SPACE);
    GtkWidget *sides = gtk_hbox_new(FALSE, SPACE);
    GtkWidget *side = studio_form_build(form, REFUSAL_LETTERS);

    form->window =
        window_new(_("Lattice Noise Studio"), LATTICE_PROCEDURE, TRUE);
    dialog->preview =
        gimp_zoom_preview_new_from_drawable_id(dialog->job.drawable);
    zoom_preview_begin(dialog->preview, &dialog->job);
    gtk_container_set_border_width(GTK_CONTAINER(box), SPACE);
    gtk_box_pack_start(GTK_BOX(sides), dialog->preview, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(sides), side, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), sides, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), form->refusal, FALSE, FALSE, 0);
    gtk_box_pack_start(
        GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(form->window))), box,
        TRUE, TRUE, 0);
    gtk_widget_show(dialog->preview);
    gtk_widget_show(sides);
    gtk_widget_show(box);
    fit_preview(dialog, side);
    studio_form_check(form);
}

static void
reset(const StudioForm *form)
{
    g_object_freeze_notify(form->config);
    config_reset(form->config);
    arguments_start(form->config, &form->fresh);
    g_object_thaw_notify(form->config);
}

/* Runs the window; FALSE: the user has canceled. */
static gboolean
run_window(Dialog *dialog)
{
    StudioForm *form = &dialog->form;
    int response;

    while ((response = gimp_dialog_run(GIMP_DIALOG(form->window))) ==
           WINDOW_RESET)
        reset(form);
    if (response == GTK_RESPONSE_OK)
        studio_form_remember(form);
    return response == GTK_RESPONSE_OK;
}

gboolean
dialog_run(GObject *config, const Job *fresh, const char *recipe)
{
    Dialog dialog = {.form = {.check_place = check_place}};

    studio_form_init(&dialog.form, config, fresh);
    dialog.form.filter = LATTICE_FILTER_UNKNOWN;
    studio_form_edit(&dialog.form, recipe);
    read_job(&dialog);
    gimp_ui_init(LATTICE_PROCEDURE, TRUE);
    build_window(&dialog);
    const gulong handler = g_signal_connect_swapped(
        config, "notify", G_CALLBACK(on_changed), &dialog);
    studio_form_begin(&dialog.form, recipe);
    const gboolean is_ok = run_window(&dialog);
    g_signal_handler_disconnect(config, handler);
    gtk_widget_destroy(dialog.form.window);
    studio_form_clear(&dialog.form);
    return is_ok;
}
