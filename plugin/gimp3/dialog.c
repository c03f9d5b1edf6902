/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog: recipes, controls, the preview's switch, and what stands in the
 * way of drawing.
 */
#include "dialog.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimpui.h>

#include "arguments.h"
#include "controls.h"
#include "dialog-area.h"
#include "dialog-explorer.h"
#include "dialog-recipe.h"
#include "draw.h"
#include "folders.h"
#include "mnemonics.h"
#include "preview.h"
#include "procedure-dialog.h"
#include "recipe-bar.h"
#include "refusal.h"
#include "seamless.h"

/* How long before a rough preview is refined: GIMP has drawn it by then. */
#define REFINE_MS 800

/* As many as fit below the controls. */
#define REFUSAL_LETTERS 40

typedef struct Dialog {
    GimpProcedureConfig *config;
    GimpImage *image;
    GimpDrawable *drawable;
    LatticeOutput edited;
    GtkWidget *window, *refusal;
    Controls *controls;
    GtkWidget *explorer;
    RecipeOwner recipes;
    const NoiseParameter *refused; /* whose group was opened; NULL: none */
    char *notice; /* said until something is changed; NULL: nothing */
    Preview *preview;
    guint timer; /* 0: the preview is up to date and fine */
    Job fresh;   /* with the image's size as it was last asked for */
    /* Why an output is refused, or NULL; GIMP is slow to say while it draws. */
    GError *place_error;
    int place_output; /* -1: unknown */
} Dialog;

/* Whether the job's place is good: asks GIMP if the output has changed, or the
 * image may have. */
static gboolean
check_place(Dialog *dialog, const Job *job, GError **error)
{
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

/* The job that the arguments describe; where they are refused says why. */
static gboolean
read_job(Dialog *dialog, Job *job, GError **error)
{
    *job = dialog->fresh;
    return arguments_read(dialog->config, job, error) &&
           lattice_request_check(&job->request, error) &&
           check_place(dialog, job, error);
}

static gboolean
on_longer_rest(gpointer data)
{
    Dialog *dialog = data;

    dialog->timer = 0;
    preview_refine(dialog->preview);
    return G_SOURCE_REMOVE;
}

static gboolean
on_turn(gpointer data)
{
    Dialog *dialog = data;
    gboolean is_wanted;
    Job job;

    dialog->timer = 0;
    g_object_get(dialog->config, "preview", &is_wanted, NULL);
    preview_show(dialog->preview,
                 is_wanted && read_job(dialog, &job, NULL) ? &job : NULL);
    if (preview_is_rough(dialog->preview))
        dialog->timer = g_timeout_add(REFINE_MS, on_longer_rest, dialog);
    explorer_button_update(dialog->explorer);
    return G_SOURCE_REMOVE;
}

/* Opens the group of a parameter that is refused, once. */
static void
reveal(Dialog *dialog, const LatticeRequest *request)
{
    const NoiseParameter *refused = lattice_request_find_refused(request);

    if (refused != NULL && refused != dialog->refused)
        controls_reveal(dialog->controls, refused);
    dialog->refused = refused;
}

/* What has been done so that the job is seamless; NULL: nothing. */
static char *
tell_fit(const Dialog *dialog, const Job *job)
{
    Job asked = dialog->fresh;

    return arguments_read(dialog->config, &asked, NULL)
               ? lattice_seamless_tell(&asked.request, &job->request)
               : NULL;
}

/* Says what stands in the way, or lets the user go on. */
static void
check(Dialog *dialog)
{
    GError *error = NULL;
    Job job;
    const gboolean is_good = read_job(dialog, &job, &error);
    g_autofree char *fitted = is_good ? tell_fit(dialog, &job) : NULL;
    const char *notice = dialog->notice != NULL ? dialog->notice : fitted;
    const char *sentence = is_good ? notice : error->message;

    gtk_dialog_set_response_sensitive(GTK_DIALOG(dialog->window),
                                      GTK_RESPONSE_OK, is_good);
    refusal_say(dialog->refusal, sentence);
    controls_update(dialog->controls, &job.request);
    reveal(dialog, &job.request);
    g_clear_error(&error);
}

static void
say(gpointer data, const char *sentence)
{
    Dialog *dialog = data;

    g_free(dialog->notice);
    dialog->notice = g_strdup(sentence);
    check(dialog);
}

static void
on_changed(Dialog *dialog)
{
    say(dialog, NULL);
    if (dialog->timer != 0)
        g_source_remove(dialog->timer);
    /* Less urgent than that the dialog shows its own change. */
    dialog->timer = g_timeout_add_full(G_PRIORITY_DEFAULT_IDLE,
                                       preview_get_wait(dialog->preview),
                                       on_turn, dialog, NULL);
}

static void
on_split(GtkToggleButton *button, Dialog *dialog)
{
    preview_split(dialog->preview, gtk_toggle_button_get_active(button));
    on_changed(dialog);
}

/* The window comes to the front: others may have changed the image. */
static gboolean
on_focus(Dialog *dialog)
{
    dialog->place_output = -1;
    job_init(&dialog->fresh, dialog->image, dialog->drawable);
    preview_distrust(dialog->preview);
    check(dialog);
    return FALSE;
}

static char *
get_recipe(gpointer data, GError **error)
{
    Job job;

    return read_job(data, &job, error)
               ? lattice_request_get_recipe(&job.request)
               : NULL;
}

static gboolean
take_recipe(gpointer data, const char *recipe, GError **error)
{
    const Dialog *dialog = data;

    return arguments_show_recipe(dialog->config, &dialog->fresh, recipe, error);
}

/* The switches of the preview, and of its two halves, which no recipe and no
 * setting remembers. */
static GtkWidget *
build_switches(Dialog *dialog)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *preview = gimp_prop_check_button_new(G_OBJECT(dialog->config),
                                                    "preview", _("_Preview"));
    GtkWidget *split = gtk_check_button_new_with_mnemonic(_("Split _view"));

    gtk_box_pack_start(GTK_BOX(box), preview, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), split, FALSE, FALSE, 0);
    g_object_bind_property(preview, "active", split, "sensitive",
                           G_BINDING_SYNC_CREATE);
    g_signal_connect(split, "toggled", G_CALLBACK(on_split), dialog);
    gtk_widget_show_all(box);
    return box;
}

static ControlsImage
describe_image(const Dialog *dialog)
{
    ControlsImage about = {
        .width = gimp_image_get_width(dialog->image),
        .height = gimp_image_get_height(dialog->image),
        .edited = dialog->edited,
    };
    int x, y;

    gimp_drawable_get_offsets(dialog->drawable, &x, &y);
    about.has_offset = x != 0 || y != 0;
    if (dialog->edited == LATTICE_OUTPUT_FILTER)
        about.edit_notice = _("Edits the noise filter of this layer");
    else if (dialog->edited == LATTICE_OUTPUT_DRAWABLE)
        about.edit_notice = GIMP_IS_CHANNEL(dialog->drawable)
                                ? _("Edits the noise of this channel or mask")
                                : _("Edits the noise of this layer");
    return about;
}

static void
build(Dialog *dialog, GimpProcedure *procedure)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    const ControlsImage image = describe_image(dialog);

    dialog->window = procedure_dialog_new(procedure, dialog->config,
                                          _("Lattice Noise Studio"));
    dialog->explorer =
        explorer_button_new(&dialog->recipes, image.width, image.height);
    dialog->controls =
        controls_new(G_OBJECT(dialog->config), image, dialog->explorer);
    dialog->refusal = refusal_new(REFUSAL_LETTERS);
    gtk_box_pack_start(GTK_BOX(box),
                       recipe_bar_new(&dialog->recipes, folders_find_presets()),
                       FALSE, FALSE, 0);
    GtkWidget *area = area_new(controls_get_widget(dialog->controls));
    gtk_widget_show(gtk_bin_get_child(GTK_BIN(area)));
    gtk_widget_show(area);
    gtk_box_pack_start(GTK_BOX(box), area, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), controls_get_output(dialog->controls),
                       FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), build_switches(dialog), FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), dialog->refusal, FALSE, FALSE, 0);
    gtk_box_pack_start(
        GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(dialog->window))), box,
        TRUE, TRUE, 0);
    gtk_widget_show(box);
    mnemonics_assign(dialog->window);
}

/* GIMP keeps which groups are open as it keeps the arguments: on OK. */
static void
open_groups(Dialog *dialog)
{
    g_autofree char *names = NULL;

    g_object_get(dialog->config, "open-groups", &names, NULL);
    controls_open(dialog->controls, names != NULL ? names : "");
}

static void
remember_groups(Dialog *dialog)
{
    g_autofree char *names = controls_get_open(dialog->controls);

    g_object_set(dialog->config, "open-groups", names, NULL);
}

void
dialog_choose_output(GimpProcedureConfig *config)
{
    g_autofree char *next = NULL;

    g_object_get(config, "next-output", &next, NULL);
    /* Not asked yet, and perhaps told by a script. */
    if (next != NULL && *next != '\0')
        g_object_set(config, "output", next, NULL);
}

static void
remember_output(const Dialog *dialog)
{
    const LatticeOutput next = lattice_output_remember(
        arguments_get_output(dialog->config, "output"), dialog->edited,
        arguments_get_output(dialog->config, "next-output"));

    g_object_set(dialog->config, "next-output", lattice_output_nick(next),
                 NULL);
}

static gboolean
ask(Dialog *dialog)
{
    const gboolean is_ok =
        gimp_procedure_dialog_run(GIMP_PROCEDURE_DIALOG(dialog->window));

    g_signal_handlers_disconnect_by_data(dialog->config, dialog);
    if (dialog->timer != 0)
        g_source_remove(dialog->timer);
    remember_groups(dialog);
    remember_output(dialog);
    return is_ok;
}

gboolean
dialog_run(GimpProcedure *procedure, GimpProcedureConfig *config,
           GimpImage *image, GimpDrawable *drawable, const DialogStart *start)
{
    Dialog dialog = {.config = config,
                     .image = image,
                     .drawable = drawable,
                     .edited = start->edited,
                     .place_output = -1};

    gimp_ui_init(gimp_procedure_get_name(procedure));
    dialog.recipes = (RecipeOwner){G_OBJECT(config),
                                   get_recipe,
                                   take_recipe,
                                   say,
                                   &dialog,
                                   gimp_image_get_width(image),
                                   gimp_image_get_height(image)};
    job_init(&dialog.fresh, image, drawable);
    /* Before the window, which keeps what it goes back to. */
    arguments_start(config, &dialog.fresh);
    build(&dialog, procedure);
    dialog.preview = preview_new(&dialog.fresh);
    g_signal_connect_swapped(config, "notify", G_CALLBACK(on_changed), &dialog);
    g_signal_connect_swapped(dialog.window, "focus-in-event",
                             G_CALLBACK(on_focus), &dialog);
    on_changed(&dialog);
    if (start->recipe != NULL)
        recipe_put(&dialog.recipes, start->recipe);
    if (start->notice != NULL)
        say(&dialog, start->notice);
    open_groups(&dialog);
    const gboolean is_ok = ask(&dialog);
    preview_free(dialog.preview);
    gtk_widget_destroy(dialog.window);
    controls_free(dialog.controls);
    g_free(dialog.notice);
    g_clear_error(&dialog.place_error);
    return is_ok;
}
