/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The studio's dialog, with a preview on the canvas or, if GIMP does not have
 * our filter, beside the controls.
 */
#include "ask.h"

#include <glib/gi18n-lib.h>

#include "background.h"
#include "explorer-button.h"
#include "filter.h"
#include "preview.h"
#include "studio-form.h"
#include "studio.h"
#include "toolkit.h"

/* How long to wait before refining a rough preview; GIMP should have drawn it by
 * then. */
#define REFINE_MS 800

/* The longer side of a preview beside the controls, in pixels. */
#define BESIDE_SIZE 480

/* Pixels between the window and the right edge of the screen. */
#define MARGIN 20

/* How many characters fit in a line below the controls. */
#define REFUSAL_LETTERS 40

typedef struct Dialog {
    StudioForm form;
    Preview *preview;       /* on the canvas, or NULL */
    GtkToggleButton *split; /* turns on the split view */
    guint timer;            /* for the next update or refinement; 0: none */
    GCancellable *stop;     /* cancels measuring; NULL if not measuring */
    gboolean is_outdated;   /* the job changed while measuring: update again */
    /* Why the job cannot be drawn to the last checked output, or NULL.  It is cached
     * because GIMP is slow to answer while it is drawing. */
    GError *place_error;
    int place_output; /* the output that was checked last; -1: none */
} Dialog;

/* Checks the job's place as job_check_place() does, but calls GIMP only if the
 * output has changed, or if the image may have changed. */
static gboolean
check_place(gpointer data, const Job *job, GError **error)
{
    Dialog *dialog = data;

    if (dialog->place_output != (int)job->request.output) {
        g_clear_error(&dialog->place_error);
        job_check_place(job, &dialog->place_error);
        dialog->place_output = job->request.output;
    }
    if (dialog->place_error == NULL)
        return TRUE;
    g_propagate_error(error, g_error_copy(dialog->place_error));
    return FALSE;
}

static gboolean
on_refine(gpointer data)
{
    Dialog *dialog = data;

    dialog->timer = 0;
    preview_refine(dialog->preview);
    return G_SOURCE_REMOVE;
}

/* The next state of the preview.  Before it is shown, a thread measures how long its
 * noise takes to draw, to find the finest level that is fast enough. */
typedef struct Update {
    Job job;
    gboolean is_shown; /* false: show nothing */
    int finest;        /* from preview_find_finest() */
} Update;

static void
free_update(gpointer data)
{
    Update *update = data;

    job_clear(&update->job);
    g_free(update);
}

static void
measure(gpointer data, G_GNUC_UNUSED GCancellable *stop)
{
    Update *update = data;

    if (update->is_shown)
        update->finest = preview_find_finest(update->job.request.recipe);
}

static gboolean on_update(gpointer data);

/* Schedules the next update for when GIMP will probably have drawn the last one. */
static void
follow(Dialog *dialog)
{
    g_clear_handle_id(&dialog->timer, g_source_remove);
    /* A low priority lets the dialog show its own changes first. */
    dialog->timer = g_timeout_add_full(G_PRIORITY_DEFAULT_IDLE,
                                       preview_get_wait(dialog->preview),
                                       on_update, dialog, NULL);
}

static void
on_measured(gpointer data, gpointer measured)
{
    Dialog *dialog = data;
    const Update *update = measured;

    g_clear_object(&dialog->stop);
    const gboolean is_rough = preview_show(
        dialog->preview, update->is_shown ? &update->job : NULL, update->finest,
        gtk_toggle_button_get_active(dialog->split));
    explorer_button_update(dialog->form.explorer);
    if (dialog->is_outdated)
        follow(dialog);
    else if (is_rough && dialog->timer == 0) /* no update is due */
        dialog->timer = g_timeout_add(REFINE_MS, on_refine, dialog);
}

static gboolean
on_update(gpointer data)
{
    Dialog *dialog = data;
    const StudioForm *form = &dialog->form;
    gboolean is_wanted;

    dialog->timer = 0;
    dialog->is_outdated = dialog->stop != NULL;
    if (dialog->is_outdated)
        return G_SOURCE_REMOVE;
    Update *update = g_new0(Update, 1);
    g_object_get(form->config, "preview", &is_wanted, NULL);
    update->is_shown = is_wanted && studio_form_read(form, &update->job, NULL);
    if (update->is_shown)
        layer_form_show_alone(form->layers, update->job.request.recipe);
    dialog->stop =
        background_begin(measure, update, free_update, on_measured, dialog);
    return G_SOURCE_REMOVE;
}

static void
on_changed(Dialog *dialog)
{
    if (dialog->form.is_taking)
        return;
    studio_form_say(&dialog->form, NULL);
    if (dialog->form.beside != NULL) {
        studio_form_update_preview(&dialog->form);
        return;
    }
    follow(dialog);
}

/* Called when the window gets the focus: the image may have changed in the
 * meantime. */
static gboolean
on_focus(Dialog *dialog)
{
    Job *fresh = &dialog->form.fresh;

    dialog->place_output = -1;
    if (gimp_image_is_valid(fresh->image)) {
        job_clear(fresh);
        job_init(fresh, fresh->image, fresh->drawable);
    }
    if (dialog->preview != NULL)
        preview_invalidate(dialog->preview);
    studio_form_check(&dialog->form);
    return FALSE;
}

/* Builds the check buttons for the preview and the split view, which is off whenever
 * the dialog opens. */
static GtkWidget *
build_switches(Dialog *dialog)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_WIDE_GAP);
    GtkWidget *preview = gimp_prop_check_button_new(dialog->form.config,
                                                    "preview", _("_Preview"));
    GtkWidget *split = gtk_check_button_new_with_mnemonic(_("Split _view"));

    toolkit_pack(box, preview, FALSE);
    toolkit_pack(box, split, FALSE);
    g_object_bind_property(preview, "active", split, "sensitive",
                           G_BINDING_SYNC_CREATE);
    g_signal_connect_swapped(split, "toggled", G_CALLBACK(on_changed), dialog);
    dialog->split = GTK_TOGGLE_BUTTON(split);
    gtk_widget_show_all(box);
    return box;
}

/* Lets a preview be larger than libgimp's default of 200 pixels. */
static void
enlarge(GtkWidget *preview)
{
    g_autofree char *css =
        g_strdup_printf("* { -GimpPreview-size: %d; }", BESIDE_SIZE);
    g_autoptr(GtkCssProvider) provider = gtk_css_provider_new();

    gtk_css_provider_load_from_data(provider, css, -1, NULL);
    gtk_style_context_add_provider(gtk_widget_get_style_context(preview),
                                   GTK_STYLE_PROVIDER(provider),
                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
build_window(Dialog *dialog, GimpProcedure *procedure)
{
    StudioForm *form = &dialog->form;
    GtkWidget *sides =
        gtk_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_WIDE_GAP);
    GtkWidget *box;

    form->window =
        procedure_dialog_new(procedure, GIMP_PROCEDURE_CONFIG(form->config),
                             _("Lattice Noise Studio"));
    box = studio_form_build(form, REFUSAL_LETTERS);
    if (form->filter == LATTICE_FILTER_PRESENT)
        toolkit_pack(box, build_switches(dialog), FALSE);
    else {
        GtkWidget *preview =
            gimp_zoom_preview_new_from_drawable(form->fresh.drawable);
        enlarge(preview);
        studio_form_begin_preview(form, preview);
        toolkit_pack(sides, form->beside, TRUE);
    }
    toolkit_pack(box, form->refusal, FALSE);
    gtk_box_pack_start(GTK_BOX(sides), box, form->beside == NULL, TRUE, 0);
    toolkit_pack(gtk_dialog_get_content_area(GTK_DIALOG(form->window)), sides,
                 TRUE);
    gtk_widget_show(sides);
    if (form->beside != NULL)
        return;
    /* Move the window to the right edge of the screen, so that it does not cover
     * the noise in the middle. */
    const GdkRectangle screen = toolkit_find_screen(form->window);
    gtk_window_move(GTK_WINDOW(form->window),
                    screen.x + screen.width - MARGIN -
                        toolkit_measure(form->window).width,
                    screen.y + TOOLKIT_FRAME);
}

/* If *recipe is NULL, looks for noise to edit, in a filter or in the drawable
 * itself, and sets *recipe to that noise's recipe. */
static void
find_edited(StudioForm *form, char **recipe)
{
    g_auto(Job) job = {.look = NULL};

    if (*recipe == NULL && filter_get_job(form->fresh.drawable, &job)) {
        *recipe = lattice_recipe_print(job.request.recipe);
        studio_show_place(form->config, &job);
        form->edited = LATTICE_OUTPUT_FILTER;
        form->origin = &host_filter_origin;
    }
    if (*recipe == NULL)
        *recipe = studio_form_find_recipe(form);
}

/* Runs the window; returns FALSE if the user canceled. */
static gboolean
run_window(Dialog *dialog)
{
    const gboolean is_ok =
        gimp_procedure_dialog_run(GIMP_PROCEDURE_DIALOG(dialog->form.window));

    g_signal_handlers_disconnect_by_data(dialog->form.config, dialog);
    g_clear_handle_id(&dialog->timer, g_source_remove);
    background_stop(&dialog->stop);
    /* GIMP keeps these arguments, like all others, only if the user clicks OK. */
    studio_form_remember(&dialog->form);
    if (!is_ok)
        studio_form_keep(&dialog->form);
    return is_ok;
}

gboolean
dialog_run(GimpProcedure *procedure, Call *call, GError **error)
{
    Job *fresh = &call->place;
    Dialog dialog = {.form = {.check_place = check_place, .owner = &dialog},
                     .place_output = -1};
    StudioForm *form = &dialog.form;
    g_autofree char *recipe = NULL;

    if (!studio_take_recipe(call->config, fresh, &recipe, error))
        return FALSE;
    gimp_ui_init(gimp_procedure_get_name(procedure));
    form->filter = filter_is_known(fresh->drawable) ? LATTICE_FILTER_PRESENT
                                                    : LATTICE_FILTER_ABSENT;
    /* Call this before making the window, which remembers the values for Reset. */
    studio_form_init(form, call);
    find_edited(form, &recipe);
    build_window(&dialog, procedure);
    if (form->filter == LATTICE_FILTER_PRESENT)
        dialog.preview = preview_new(fresh);
    g_signal_connect_swapped(call->config, "notify", G_CALLBACK(on_changed),
                             &dialog);
    g_signal_connect_swapped(form->window, "focus-in-event",
                             G_CALLBACK(on_focus), &dialog);
    on_changed(&dialog);
    studio_form_begin(form, recipe);
    const gboolean is_ok = run_window(&dialog);
    procedure_dialog_close(form->window);
    if (dialog.preview != NULL)
        preview_free(dialog.preview);
    job_clear(fresh);
    *fresh = job_copy(&form->fresh); /* the image's size may have changed */
    studio_form_clear(form);
    g_clear_error(&dialog.place_error);
    return is_ok;
}
