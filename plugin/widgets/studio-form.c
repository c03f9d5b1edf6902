/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The studio's dialog: the line for recipes, the controls, and the line that
 * says why nothing can be drawn.
 */
#include "studio-form.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "area.h"
#include "defaults.h"
#include "explorer-button.h"
#include "folders.h"
#include "history.h"
#include "install-dialog.h"
#include "label.h"
#include "mnemonics.h"
#include "recipe-bar.h"
#include "scale-row.h"
#include "studio.h"
#include "toolkit.h"
#include "zoom-preview.h"

/* How many letters fit in a line below the controls. */
#define OFFER_LETTERS 40

/* The names of the rows and buttons that get access keys, in this order.  The second
 * list is for the controls of the whole picture, of a layer, of a mask and of a group,
 * which are shown one at a time. */
static const char *const always_shown[] = {"output", "add-look", NULL};
static const char *const shown_in_turn[] = {
    "scale",      "size",        "coverage", "softness",   "opacity",
    "mode",       "persistence", "seed",     "octaves",    "algorithm",
    "seamless",   "explore",     "color",    "layer-seed", "color-low",
    "color-high", "coloring",    NULL};

/* ---- The job ---------------------------------------------------------- */

/* Fills in the job that the arguments describe, but does not call check_place().
 * Returns FALSE if they are invalid.  Clear the job in either case. */
static gboolean
read_request(const StudioForm *form, Job *job, GError **error)
{
    *job = job_copy(&form->fresh);
    return studio_read(form->config, job, error) &&
           lattice_request_check(&job->request, error);
}

static gboolean
check_place(const StudioForm *form, const Job *job, GError **error)
{
    return form->check_place != NULL
               ? form->check_place(form->owner, job, error)
               : job_check_place(job, error);
}

gboolean
studio_form_read(const StudioForm *form, Job *job, GError **error)
{
    return read_request(form, job, error) && check_place(form, job, error);
}

void
studio_form_begin_preview(StudioForm *form, GtkWidget *preview)
{
    form->beside = preview;
    form->shown = job_copy(&form->fresh);
    zoom_preview_begin(preview, &form->shown);
    gtk_widget_show(preview);
}

void
studio_form_update_preview(StudioForm *form)
{
    job_clear(&form->shown);
    form->shown = job_copy(&form->fresh);
    studio_read(form->config, &form->shown, NULL);
    layer_form_show_alone(form->layers, form->shown.request.recipe);
    zoom_preview_invalidate(form->beside);
    explorer_button_update(form->explorer);
}

/* Opens the group of a parameter whose value is invalid, but only once, so that the
 * user can close it again. */
static void
reveal(StudioForm *form, NoiseRecipe *recipe)
{
    NoiseError problem;
    const NoiseParameter *refused =
        noise_recipe_check(recipe, &problem) ? NULL : problem.parameter;

    if (refused != NULL && refused != form->refused)
        controls_reveal(form->controls, refused);
    form->refused = refused;
}

/* Returns a sentence that says how a valid job differs from what the user asked for,
 * or NULL if there is no difference; free with g_free(). */
static char *
tell_changes(const Job *job)
{
    const char *loss = job_tell_loss(job);
    g_autofree char *fitted = lattice_seamless_tell(&job->request);

    if (fitted == NULL)
        return g_strdup(loss);
    return loss != NULL ? g_strconcat(fitted, "\n", loss, NULL)
                        : g_steal_pointer(&fitted);
}

void
studio_form_check(StudioForm *form)
{
    g_autoptr(GError) error = NULL;
    g_auto(Job) job;
    const gboolean is_read = read_request(form, &job, &error);
    const gboolean is_good = is_read && check_place(form, &job, &error);
    g_autofree char *changes = is_good ? tell_changes(&job) : NULL;
    const char *notice = form->notice != NULL ? form->notice : changes;

    if (is_read && !is_good && !gimp_image_is_valid(form->fresh.image)) {
        lattice_undrawn_noise_save(gimp_directory(), &job.request);
        g_clear_error(&error);
        lattice_refuse(
            &error,
            _("The image was closed: its noise is in the presets, under "
              "\"Last used\""));
    }
    gtk_dialog_set_response_sensitive(GTK_DIALOG(form->window), GTK_RESPONSE_OK,
                                      is_good);
    label_refuse(form->refusal, is_good ? notice : error->message);
    form->asked_size = job.request.asked_size;
    controls_update(form->controls);
    layer_form_update(form->layers, job.request.recipe);
    reveal(form, job.request.recipe);
}

void
studio_form_say(StudioForm *form, const char *sentence)
{
    g_free(form->notice);
    form->notice = g_strdup(sentence);
    studio_form_check(form);
}

/* ---- Recipes ---------------------------------------------------------- */

/* Fills in a request for the picture that would be drawn, with its periods if it is
 * seamless. */
static gboolean
get_picture(gpointer data, LatticeRequest *request)
{
    g_auto(Job) job;
    const gboolean is_good = read_request(data, &job, NULL);

    lattice_request_init(request);
    lattice_request_take(request, g_steal_pointer(&job.request.recipe));
    request->asked_size = job.request.asked_size;
    return is_good;
}

static gboolean
take_recipe(gpointer data, const char *recipe, GError **error)
{
    StudioForm *form = data;

    /* Each of the eighty arguments emits a notification of its own.  Let the dialog
     * check them only after the last one, because a check calls GIMP and reads all
     * layers. */
    form->is_taking = TRUE;
    const gboolean is_taken = studio_show_recipe(
        form->config, &form->fresh, recipe, form->asked_size, error);
    form->is_taking = FALSE;
    g_object_notify(form->config, LATTICE_LAYERS_ARGUMENT);
    return is_taken;
}

static void
forget_look(gpointer data)
{
    const StudioForm *form = data;

    g_object_set(form->config, LATTICE_HISTORY_LOOK, "", NULL);
}

static void
say(gpointer data, const char *sentence)
{
    studio_form_say(data, sentence);
}

/* ---- Begin and end ---------------------------------------------------- */

void
studio_form_init(StudioForm *form, const Call *call)
{
    GObject *config = call->config;
    const Job *fresh = &call->place;
    g_autofree char *next = lattice_read_text(config, "next-output");

    form->description = call->description;
    form->config = config;
    form->fresh = job_copy(fresh);
    form->edited = (LatticeOutput)LATTICE_N_OUTPUTS;
    form->recipes = (RecipeOwner){.config = config,
                                  .get = get_picture,
                                  .take = take_recipe,
                                  .forget = forget_look,
                                  .say = say,
                                  .data = form,
                                  .size = fresh->request.canvas};
    /* Set the output that lattice_output_remember() has chosen.  Before the first
     * dialog, nothing has been chosen, so keep an output that a script may have
     * set. */
    if (*next != '\0')
        g_object_set(config, "output", next, NULL);
    /* A filter keeps the text of a text layer editable. */
    if (fresh->is_text && form->filter == LATTICE_FILTER_PRESENT)
        g_object_set(config, "output",
                     lattice_output_nick(LATTICE_OUTPUT_FILTER), NULL);
    /* Reset these instead of reusing the last noise's values, which might make this
     * noise invisible. */
    g_object_set(config, "mode", GIMP_LAYER_MODE_NORMAL, "opacity", 100.0,
                 LATTICE_KEEP_KEY, fresh->is_text ? "yes" : "no", NULL);
    studio_start(config, fresh);
}

char *
studio_form_find_recipe(StudioForm *form)
{
    const HostDrawable drawable = form->fresh.drawable;
    char *drawn = host_get_text(drawable, LATTICE_RECIPE_PARASITE);
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (drawn == NULL) {
        form->origin = &host_filter_origin;
        return host_get_text(drawable, LATTICE_FILTER_PARASITE);
    }
    if (lattice_request_parse(&request, drawn, NULL)) {
        form->origin = &host_pixels_origin;
        form->edited = LATTICE_OUTPUT_DRAWABLE;
        g_object_set(form->config, "output", lattice_output_nick(form->edited),
                     NULL);
    }
    return drawn;
}

static ControlsImage
describe_image(const StudioForm *form)
{
    const HostDrawable drawable = form->fresh.drawable;
    const GeglRectangle place = host_get_place(drawable);
    ControlsImage about = {
        .width = form->recipes.size.width,
        .height = form->recipes.size.height,
        .has_alpha = job_has_alpha(&form->fresh),
        .has_offset = place.x != 0 || place.y != 0,
        .edited = form->edited,
        .has_filter = form->filter == LATTICE_FILTER_PRESENT,
    };

    if (form->edited == LATTICE_OUTPUT_FILTER)
        about.edit_notice = _("Editing the noise filter of this layer");
    else if (form->edited == LATTICE_OUTPUT_DRAWABLE)
        about.edit_notice = job_is_channel(&form->fresh)
                                ? _("Editing the noise of this channel or mask")
                                : _("Editing the noise of this layer");
    return about;
}

GtkWidget *
studio_form_build(StudioForm *form, int refusal_letters)
{
    GtkWidget *box =
        toolkit_box_new(GTK_ORIENTATION_VERTICAL, TOOLKIT_WIDE_GAP);
    const ControlsImage image = describe_image(form);

    form->explorer = explorer_button_new(&form->recipes);
    scale_row_follow(form->config, image);
    form->controls =
        controls_new(form->description, form->config, image, form->explorer);
    form->refusal = label_new_refusal(refusal_letters);
    GtkWidget *bar = recipe_bar_new(&form->recipes, folders_find_presets());
    toolkit_pack(box, bar, FALSE);
    form->layers = layer_form_new(
        &form->recipes, image, controls_get_widget(form->controls), bar, box);
    GtkWidget *area = area_new(layer_form_get_controls(form->layers));
    form->area = area;
    gtk_widget_show(gtk_bin_get_child(GTK_BIN(area)));
    gtk_widget_show(area);
    toolkit_pack(box, area, TRUE);
    toolkit_pack(
        box, area_align(area, controls_get_destination(form->controls)), FALSE);
    GtkWidget *offer = install_line_new(form->filter, OFFER_LETTERS);
    if (offer != NULL)
        toolkit_pack(box, offer, FALSE);
    gtk_widget_show(box);
    return box;
}

static void
add_keys(GtkWidget *panel, gpointer window)
{
    mnemonics_assign(window, panel, shown_in_turn);
}

void
studio_form_begin(StudioForm *form, const char *recipe)
{
    g_autofree char *names = lattice_read_text(form->config, "open-groups");
    g_autofree char *look = NULL;

    if (recipe != NULL) {
        const HostDrawable drawable = form->fresh.drawable;
        const HostOriginNames *origin = form->origin;
        if (origin != NULL)
            look = host_get_text(drawable, origin->look);
        g_object_set(form->config, "look", look != NULL ? look : "", NULL);
        /* Set this only now: changing the look makes the dialog check the old values,
         * which overwrites asked_size. */
        form->asked_size =
            origin != NULL ? host_get_number(drawable, origin->size) : 0.0;
        recipe_owner_put(&form->recipes, recipe);
    }
    form->begun = recipe_owner_print(&form->recipes);
    controls_open(form->controls, names);
    mnemonics_assign(form->window, NULL, always_shown);
    gtk_container_foreach(GTK_CONTAINER(layer_form_get_controls(form->layers)),
                          add_keys, form->window);
    area_fit(form->area);
}

void
studio_form_remember(StudioForm *form)
{
    GObject *config = form->config;
    g_autofree char *names = controls_get_open(form->controls);
    const LatticeOutput next = lattice_output_remember(
        studio_get_output(config, "output"), form->edited,
        studio_get_output(config, "next-output"));

    g_object_set(config, "open-groups", names, "next-output",
                 lattice_output_nick(next), NULL);
}

void
studio_form_keep(const StudioForm *form)
{
    g_auto(Job) job;
    g_autofree char *recipe = recipe_owner_print(&form->recipes);

    if (read_request(form, &job, NULL) && g_strcmp0(recipe, form->begun) != 0)
        lattice_undrawn_noise_save(gimp_directory(), &job.request);
}

void
studio_form_clear(StudioForm *form)
{
    controls_free(form->controls);
    layer_form_free(form->layers);
    g_free(form->notice);
    g_free(form->begun);
    job_clear(&form->shown);
    job_clear(&form->fresh);
}
