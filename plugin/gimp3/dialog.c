/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog: controls, the preview's switch, and what stands in the way of
 * drawing.
 */
#include "dialog.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimpui.h>

#include "arguments.h"
#include "controls.h"
#include "mnemonics.h"
#include "preview.h"

/* How long the controls must rest before the preview follows: long enough to
 * skip what a moving slider has left already, too short to be noticed. */
#define REST_MS 40

/* Lines longer than this are wrapped, so that they do not widen the window. */
#define REFUSAL_WIDTH 40

typedef struct Dialog {
    GimpProcedureConfig *config;
    GimpImage *image;
    GimpDrawable *drawable;
    GtkWidget *window, *controls, *preview_switch, *refusal;
    Preview *preview;
    guint timer; /* 0: the preview is up to date */
} Dialog;

/* The job that the arguments describe; where they are refused says why. */
static gboolean
read_job(const Dialog *dialog, Job *job, GError **error)
{
    job_init(job, dialog->image, dialog->drawable);
    return arguments_read(dialog->config, job, error) && job_check(job, error);
}

static gboolean
on_rest(gpointer data)
{
    Dialog *dialog = data;
    gboolean is_wanted;
    Job job;

    dialog->timer = 0;
    g_object_get(dialog->config, "preview", &is_wanted, NULL);
    preview_show(dialog->preview,
                 is_wanted && read_job(dialog, &job, NULL) ? &job : NULL);
    return G_SOURCE_REMOVE;
}

/* Says what stands in the way, or lets the user go on. */
static void
check(Dialog *dialog)
{
    GError *error = NULL;
    Job job;
    const gboolean is_good = read_job(dialog, &job, &error);

    gtk_dialog_set_response_sensitive(GTK_DIALOG(dialog->window),
                                      GTK_RESPONSE_OK, is_good);
    gtk_label_set_text(GTK_LABEL(dialog->refusal),
                       is_good ? "" : error->message);
    gtk_widget_set_visible(dialog->refusal, !is_good);
    gtk_widget_set_sensitive(dialog->preview_switch, preview_can_show(&job));
    controls_update(dialog->controls, &job);
    g_clear_error(&error);
}

static void
on_changed(Dialog *dialog)
{
    check(dialog);
    if (dialog->timer != 0)
        g_source_remove(dialog->timer);
    dialog->timer = g_timeout_add(REST_MS, on_rest, dialog);
}

static GtkWidget *
new_refusal(void)
{
    GtkWidget *label = gtk_label_new(NULL);

    gtk_label_set_xalign(GTK_LABEL(label), 0.0f);
    gtk_label_set_line_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(label), REFUSAL_WIDTH);
    return label;
}

static void
build(Dialog *dialog, GimpProcedure *procedure)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);

    dialog->window = gimp_procedure_dialog_new(procedure, dialog->config,
                                               _("Lattice Noise Studio"));
    dialog->controls = controls_new(dialog->config);
    dialog->preview_switch = gimp_prop_check_button_new(
        G_OBJECT(dialog->config), "preview", _("_Preview"));
    dialog->refusal = new_refusal();
    gtk_box_pack_start(GTK_BOX(box), dialog->controls, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), dialog->preview_switch, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), dialog->refusal, FALSE, FALSE, 0);
    gtk_box_pack_start(
        GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(dialog->window))), box,
        TRUE, TRUE, 0);
    gtk_widget_show_all(box);
    mnemonics_assign(dialog->window);
}

gboolean
dialog_run(GimpProcedure *procedure, GimpProcedureConfig *config,
           GimpImage *image, GimpDrawable *drawable)
{
    Dialog dialog = {.config = config, .image = image, .drawable = drawable};
    Job job;

    gimp_ui_init(gimp_procedure_get_name(procedure));
    build(&dialog, procedure);
    job_init(&job, image, drawable);
    dialog.preview = preview_new(&job);
    g_signal_connect_swapped(config, "notify", G_CALLBACK(on_changed), &dialog);
    on_changed(&dialog);
    const gboolean is_ok =
        gimp_procedure_dialog_run(GIMP_PROCEDURE_DIALOG(dialog.window));
    g_signal_handlers_disconnect_by_data(config, &dialog);
    if (dialog.timer != 0)
        g_source_remove(dialog.timer);
    preview_free(dialog.preview);
    gtk_widget_destroy(dialog.window);
    return is_ok;
}
