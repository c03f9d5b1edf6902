/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise of a plain dialog, which is its argument "recipe".
 */
#include "form-noise.h"

#include <libgimp/gimp.h>
#include <noise-core/layers.h>
#include <string.h>

#include "choices.h"
#include "defaults.h"
#include "folders.h"
#include "label.h"
#include "look.h"
#include "preset-button.h"
#include "row.h"
#include "toolkit.h"

/* Sets an argument for which 0 stands for the image's size to that size, so
 * that the user sees it. */
static void
begin_side(const Run *run, const char *key, int side)
{
    const LatticeArgument *argument =
        lattice_argument_find(run->description, key);

    if (argument != NULL && argument->parameter.minimum <= 0.0 && side != 0)
        g_object_set(run->config, key, side, NULL);
}

static LatticeExtent
find_size(const Run *run)
{
    const LatticeValues values = run_get_values(run);

    return lattice_values_get_size(&values);
}

/* The initial noise, at a scale that suits the pictures; free with g_free(). */
static char *
make_first_recipe(const Run *run)
{
    const LatticeExtent size = find_size(run);
    LatticeRequest request;

    lattice_request_init(&request);
    if (size.width > 0 && size.height > 0)
        request.noise.scale =
            lattice_default_scale(size, request.noise.algorithm);
    return lattice_recipe_print(&request.noise);
}

void
form_noise_begin(const Run *run)
{
    LatticeExtent drawn = run->place.request.canvas; /* the recipe's pictures */
    g_autofree char *begun = run->place.drawable != HOST_NONE
                                 ? host_get_recipe(run->place.drawable)
                                 : NULL;

    if (begun == NULL)
        begun = lattice_last_noise_load(gimp_directory(), &drawn);
    if (begun == NULL) {
        begun = lattice_read_text(run->config, "recipe");
        drawn = find_size(run);
    }
    begin_side(run, "width", run->place.request.canvas.width);
    begin_side(run, "height", run->place.request.canvas.height);
    g_autofree char *fitted =
        *begun != '\0' ? lattice_look_fit_recipe(begun, drawn, find_size(run))
                       : make_first_recipe(run);
    g_object_set(run->config, "recipe", fitted, NULL);
}

static gboolean
read_recipe(gpointer config, LatticeRequest *request, GError **error)
{
    g_autofree char *recipe = lattice_read_text(config, "recipe");

    return lattice_request_parse(request, recipe, error);
}

static char *
get_recipe(gpointer config, GError **error)
{
    LatticeRequest request;

    return read_recipe(config, &request, error)
               ? lattice_seamless_print(&request)
               : NULL;
}

static gboolean
take_recipe(gpointer config, const char *recipe, GError **error G_GNUC_UNUSED)
{
    g_object_set(config, "recipe", recipe, NULL);
    return TRUE;
}

/* The noise of a dialog; freed with its button. */
typedef struct FormNoise {
    const Run *run;
    RecipeOwner recipes;
    char *chosen;       /* the recipe, as it was chosen */
    LatticeExtent size; /* of the pictures that it was chosen for */
    gboolean is_fitting;
} FormNoise;

static void
free_noise(gpointer data)
{
    FormNoise *noise = data;

    g_free(noise->chosen);
    g_free(noise);
}

/* Keeps a recipe that was chosen, and fits it to pictures of another size: what
 * was chosen, so that nothing is rounded twice. */
static void
on_changed(GObject *config, GParamSpec *property, GtkWidget *button)
{
    FormNoise *noise = g_object_get_data(G_OBJECT(button), "noise");
    const LatticeExtent size = find_size(noise->run);
    LatticeExtent *known = &noise->recipes.size;

    if (strcmp(property->name, "recipe") == 0 && !noise->is_fitting) {
        g_free(noise->chosen);
        noise->chosen = lattice_read_text(config, "recipe");
        noise->size = size;
    }
    if (size.width == known->width && size.height == known->height)
        return;
    *known = size;
    g_autofree char *fitted =
        lattice_look_fit_recipe(noise->chosen, noise->size, size);
    noise->is_fitting = TRUE;
    g_object_set(config, "recipe", fitted, NULL);
    noise->is_fitting = FALSE;
}

GtkWidget *
form_noise_new(const Run *run)
{
    GObject *config = run->config;
    FormNoise *noise = g_new0(FormNoise, 1);

    noise->run = run;
    noise->size = find_size(run);
    noise->recipes = (RecipeOwner){.config = config,
                                   .get = get_recipe,
                                   .take = take_recipe,
                                   .data = config,
                                   .size = noise->size};
    noise->chosen = lattice_read_text(config, "recipe");
    GtkWidget *button =
        preset_button_new(&noise->recipes, folders_find_presets(), NULL, NULL);
    g_object_set_data_full(G_OBJECT(button), "noise", noise, free_noise);
    g_signal_connect_object(config, "notify", G_CALLBACK(on_changed), button,
                            0);
    return button;
}

/* ---- Words of the recipe ---------------------------------------------- */

/* Freed with its binding. */
typedef struct Word {
    GObject *config;
    const NoiseParameter *parameter;
    GtkWidget *widget; /* for a number, a choice or a tick */
} Word;

/* From the recipe to the widget; nothing changes a recipe that is refused. */
static gboolean
show_word(GBinding *binding G_GNUC_UNUSED, const GValue *recipe G_GNUC_UNUSED,
          GValue *value, gpointer data)
{
    const Word *word = data;
    LatticeRequest request;
    const gboolean is_good = read_recipe(word->config, &request, NULL);

    gtk_widget_set_sensitive(
        word->widget,
        is_good && (request.noise.layers[0] == '\0' ||
                    noise_parameter_is_of_whole(word->parameter)));
    if (!is_good)
        return FALSE;
    const double number =
        noise_params_get_number(&request.noise, word->parameter);
    if (G_VALUE_HOLDS_DOUBLE(value))
        g_value_set_double(value, number);
    else if (G_VALUE_HOLDS_INT(value))
        g_value_set_int(value, (int)number);
    else
        g_value_set_boolean(value, number != 0.0);
    return TRUE;
}

/* From the widget to the recipe. */
static gboolean
put_word(GBinding *binding G_GNUC_UNUSED, const GValue *value, GValue *recipe,
         gpointer data)
{
    const Word *word = data;
    LatticeRequest request;
    const double number =
        G_VALUE_HOLDS_DOUBLE(value) ? g_value_get_double(value)
        : G_VALUE_HOLDS_INT(value)  ? g_value_get_int(value)
                                    : g_value_get_boolean(value);

    if (!read_recipe(word->config, &request, NULL))
        return FALSE;
    noise_params_set_number(&request.noise, word->parameter, number, NULL);
    g_value_take_string(recipe, lattice_seamless_print(&request));
    return TRUE;
}

/* Puts the widget of a word into a line; property: its value. */
static void
pack_word(GtkWidget *line, const Run *run, const NoiseParameter *parameter,
          GtkWidget *widget, const char *property)
{
    Word *word = g_new(Word, 1);

    *word = (Word){run->config, parameter, widget};
    gtk_widget_set_tooltip_text(widget, lattice_translate(parameter->blurb));
    gtk_box_pack_start(GTK_BOX(line), widget, FALSE, FALSE, 0);
    g_object_bind_property_full(run->config, "recipe", widget, property,
                                G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                show_word, put_word, word, g_free);
}

static void
pack_number(GtkWidget *line, const Run *run, const NoiseParameter *parameter)
{
    GtkWidget *spin = gtk_spin_button_new_with_range(
        parameter->minimum, parameter->maximum, parameter->slider_step);

    gtk_spin_button_set_digits(GTK_SPIN_BUTTON(spin),
                               (guint)parameter->slider_digits);
    row_show_decimals(spin, parameter->slider_digits);
    gtk_entry_set_activates_default(GTK_ENTRY(spin), TRUE);
    gtk_entry_set_width_chars(GTK_ENTRY(spin), FORM_NUMBER_WIDTH);
    pack_word(line, run, parameter, spin, "value");
    gtk_box_pack_start(GTK_BOX(line), gtk_label_new(parameter->unit), FALSE,
                       FALSE, 0);
}

GtkWidget *
form_noise_new_word(const Run *run, const NoiseParameter *parameter)
{
    const NoiseParameter *seamless = lattice_parameter_find("seamless");
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, FORM_GAP);

    if (parameter->kind == NOISE_KIND_REAL)
        pack_number(line, run, parameter);
    else
        pack_word(line, run, parameter,
                  choices_new(NULL, parameter->key, parameter->choices,
                              parameter->n_choices),
                  "active");
    if (strcmp(parameter->key, "size") == 0 &&
        run->description->task == LATTICE_TASK_SERIES)
        pack_word(
            line, run, seamless,
            gtk_check_button_new_with_label(lattice_translate(seamless->label)),
            "active");
    return line;
}
