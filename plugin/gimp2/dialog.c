/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog: preview, controls, and what stands in the way of drawing.
 */
#include "dialog.h"

#include <glib/gi18n-lib.h>

#include "controls.h"
#include "dialog-area.h"
#include "dialog-explorer.h"
#include "dialog-recipe.h"
#include "folders.h"
#include "last-values.h"
#include "mnemonics.h"
#include "preview-size.h"
#include "preview.h"
#include "recipe-bar.h"
#include "refusal.h"
#include "seamless.h"
#include "settings.h"
#include "sheet-window.h"

#define RESET 1

/* The preview begins between these widths, in pixels: below, noise is hard to
 * judge; above, it would hide much of GIMP. */
#define MIN_PREVIEW_WIDTH 300
#define MAX_PREVIEW_WIDTH 640
/* Of the sheet of presets, with two columns. */
#define SHEET_WIDTH       270

/* Pixels, between the parts of the window and around them. */
#define SPACE 12

/* As many as fit below preview and controls. */
#define REFUSAL_LETTERS 100

typedef struct Dialog {
    Job *job;
    Settings *settings;
    LatticeOutput edited; /* LATTICE_N_OUTPUTS: nothing */
    GtkWidget *window, *preview, *refusal;
    Controls *controls;
    GtkWidget *explorer;
    const NoiseParameter *refused; /* whose group was opened; NULL: none */
    RecipeOwner recipes;
    char *notice; /* said until something is changed; NULL: nothing */
} Dialog;

/* Opens the group of a parameter that is refused, once. */
static void
reveal(Dialog *dialog)
{
    const NoiseParameter *refused =
        lattice_request_find_refused(&dialog->job->request);

    if (refused != NULL && refused != dialog->refused)
        controls_reveal(dialog->controls, refused);
    dialog->refused = refused;
}

/* Says what stands in the way, or lets the user go on. */
static void
check(Dialog *dialog)
{
    g_autoptr(GError) error = NULL;
    Job checked = *dialog->job;
    const gboolean is_good = job_check(&checked, &error);
    g_autofree char *fitted =
        lattice_seamless_tell(&dialog->job->request, &checked.request);
    const char *notice = dialog->notice != NULL ? dialog->notice : fitted;

    gtk_dialog_set_response_sensitive(GTK_DIALOG(dialog->window),
                                      GTK_RESPONSE_OK, is_good);
    refusal_say(dialog->refusal, is_good ? notice : error->message);
    controls_update(dialog->controls, &dialog->job->request);
    reveal(dialog);
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
    preview_invalidate(dialog->preview);
    explorer_button_update(dialog->explorer);
}

static char *
get_recipe(gpointer data, GError **error)
{
    const Dialog *dialog = data;
    Job checked = *dialog->job;

    return lattice_request_check(&checked.request, error)
               ? lattice_request_get_recipe(&checked.request)
               : NULL;
}

static gboolean
take_recipe(gpointer data, const char *recipe, GError **error)
{
    const Dialog *dialog = data;

    return settings_put_recipe(dialog->settings, recipe, error);
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

static ControlsImage
describe_image(const Dialog *dialog)
{
    const Job *job = dialog->job;
    ControlsImage about = {
        .width = gimp_image_width(job->image),
        .height = gimp_image_height(job->image),
        .edited = dialog->edited,
    };
    int x, y;

    gimp_drawable_offsets(job->drawable, &x, &y);
    about.has_offset = x != 0 || y != 0;
    if (dialog->edited == LATTICE_OUTPUT_DRAWABLE)
        about.edit_notice = gimp_item_is_channel(job->drawable)
                                ? _("Edits the noise of this channel or mask")
                                : _("Edits the noise of this layer");
    return about;
}

/* What takes recipes and gives them, above all that they set, and where the
 * noise goes. */
static GtkWidget *
new_side(Dialog *dialog)
{
    GtkWidget *side = gtk_vbox_new(FALSE, SPACE);
    GtkWidget *area = area_new(controls_get_widget(dialog->controls));

    gtk_widget_show(gtk_bin_get_child(GTK_BIN(area)));
    gtk_widget_show(area);
    gtk_box_pack_start(GTK_BOX(side),
                       recipe_bar_new(&dialog->recipes, folders_find_presets()),
                       FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(side), area, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(side), controls_get_output(dialog->controls),
                       FALSE, FALSE, 0);
    gtk_widget_show(side);
    return side;
}

/* As high as the controls, and as wide as the screen allows beside them and the
 * sheet of presets. */
static void
fit_preview(const Dialog *dialog, GtkWidget *side)
{
    GdkScreen *screen = gtk_widget_get_screen(dialog->window);
    GdkRectangle monitor;
    GtkRequisition wanted;

    gdk_screen_get_monitor_geometry(
        screen, gdk_screen_get_primary_monitor(screen), &monitor);
    gtk_widget_size_request(side, &wanted);
    const int rest = monitor.width - wanted.width - SHEET_WIDTH - 5 * SPACE;
    preview_size_fit(dialog->preview, dialog->job->drawable,
                     CLAMP(rest, MIN_PREVIEW_WIDTH, MAX_PREVIEW_WIDTH),
                     wanted.height);
}

/* Preview and controls side by side: the window suits low screens. */
static void
build(Dialog *dialog)
{
    GtkWidget *box = gtk_vbox_new(FALSE, SPACE);
    GtkWidget *sides = gtk_hbox_new(FALSE, SPACE);
    GtkWidget *side;
    const ControlsImage image = describe_image(dialog);

    dialog->window = new_window();
    dialog->preview = preview_new(dialog->job);
    dialog->explorer =
        explorer_button_new(&dialog->recipes, image.width, image.height);
    dialog->controls =
        controls_new(G_OBJECT(dialog->settings), image, dialog->explorer);
    dialog->refusal = refusal_new(REFUSAL_LETTERS);
    side = new_side(dialog);
    gtk_container_set_border_width(GTK_CONTAINER(box), SPACE);
    gtk_box_pack_start(GTK_BOX(sides), dialog->preview, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(sides), side, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), sides, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), dialog->refusal, FALSE, FALSE, 0);
    gtk_box_pack_start(
        GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(dialog->window))), box,
        TRUE, TRUE, 0);
    gtk_widget_show(dialog->preview);
    gtk_widget_show(sides);
    gtk_widget_show(box);
    fit_preview(dialog, side);
    sheet_window_spare(dialog->window, dialog->preview);
    mnemonics_assign(dialog->window);
    check(dialog);
}

/* As the arguments, which groups are open is kept on OK. */
static gboolean
ask(Dialog *dialog)
{
    g_autofree char *open_groups = last_values_load_groups();
    int response;

    controls_open(dialog->controls, open_groups);
    while ((response = gimp_dialog_run(GIMP_DIALOG(dialog->window))) == RESET)
        settings_reset(dialog->settings);
    if (response != GTK_RESPONSE_OK)
        return FALSE;
    g_autofree char *names = controls_get_open(dialog->controls);
    last_values_store_groups(names);
    last_values_store_output(
        lattice_output_remember(dialog->job->request.output, dialog->edited,
                                last_values_load_output()));
    return TRUE;
}

gboolean
dialog_run(Job *job, const char *recipe, GError **error)
{
    g_autofree char *initial = lattice_request_get_recipe(&job->request);
    Dialog dialog = {.job = job, .edited = LATTICE_N_OUTPUTS};

    if (!lattice_operation_check(initial, error))
        return FALSE;
    job->request.output = last_values_load_output();
    if (lattice_recipe_is_good(recipe))
        job->request.output = dialog.edited = LATTICE_OUTPUT_DRAWABLE;
    gimp_ui_init(LATTICE_PROCEDURE, TRUE);
    dialog.settings = settings_new(job);
    dialog.recipes = (RecipeOwner){G_OBJECT(dialog.settings),
                                   get_recipe,
                                   take_recipe,
                                   say,
                                   &dialog,
                                   gimp_image_width(job->image),
                                   gimp_image_height(job->image)};
    build(&dialog);
    g_signal_connect_swapped(dialog.settings, "notify", G_CALLBACK(on_changed),
                             &dialog);
    if (recipe != NULL)
        recipe_put(&dialog.recipes, recipe);
    const gboolean is_ok = ask(&dialog);
    gtk_widget_destroy(dialog.window);
    controls_free(dialog.controls);
    g_object_unref(dialog.settings);
    g_free(dialog.notice);
    return is_ok;
}
