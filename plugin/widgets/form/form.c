/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The content of plain dialogs.
 */
#include "form.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <noise-core/layers.h>
#include <string.h>

#include "axis.h"
#include "background.h"
#include "choices.h"
#include "defaults.h"
#include "folders.h"
#include "label.h"
#include "lit-preview.h"
#include "look.h"
#include "mnemonics.h"
#include "preset-button.h"
#include "recipe-picture.h"
#include "row.h"
#include "series.h"
#include "toolkit.h"

/* The widths, in characters, of text entries, of the name of the noise (longer ones
 * are ellipsized), and of the line that says why nothing can be drawn. */
#define TEXT_WIDTH    30
#define NAME_WIDTH    20
#define REFUSAL_WIDTH 48

/* The width of number entries, in characters, so that they line up. */
#define NUMBER_WIDTH 7

/* The content of a dialog.  It is freed with its image, which is destroyed before the
 * dialog's other widgets; from then on, no picture is drawn, and changes are ignored. */
typedef struct Form {
    GtkDialog *dialog;
    Call *call;
    GtkWidget *image, *grid, *refusal;
    GtkWidget *lit;     /* shows the material on a body; NULL: no material */
    LatticeShown shown; /* what the image shows */
    guint next;         /* the index of the recipe to draw next */
    guint source;       /* the source that starts drawing it; 0: none */
    GCancellable *stop; /* stops drawing; NULL: nothing is being drawn */
} Form;

/* ---- The picture ------------------------------------------------------ */

/* A picture for a thread to draw: one recipe, or all of them as a sheet. */
typedef struct Drawing {
    LatticeShown shown;
    guint next;
    int scale;          /* screen pixels per GTK pixel, along a side */
    GdkPixbuf *picture; /* NULL: not drawn, or the recipe is invalid */
} Drawing;

static void
free_drawing(gpointer data)
{
    Drawing *drawing = data;

    g_strfreev(drawing->shown.recipes);
    g_clear_object(&drawing->picture);
    g_free(drawing);
}

/* Draws a sheet: a grid of cells, each with the whole picture of one recipe. */
static GdkPixbuf *
draw_sheet(const LatticeShown *shown, int scale, GCancellable *stop)
{
    const int n = (int)g_strv_length(shown->recipes);
    const int n_rows = (n + shown->n_columns - 1) / shown->n_columns;
    const int side =
        MAX(LATTICE_SHOWN_SIDE * scale / MAX(n_rows, shown->n_columns), 1);
    GdkPixbuf *sheet = gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8,
                                      side * shown->n_columns, side * n_rows);

    gdk_pixbuf_fill(sheet, 0);
    for (int i = 0; i < n && side > scale && !g_cancellable_is_cancelled(stop);
         i++) {
        g_autoptr(GdkPixbuf) cell = recipe_picture_new(
            shown->recipes[i], shown->size, side - scale, scale, 1, stop);
        if (cell != NULL)
            gdk_pixbuf_copy_area(cell, 0, 0, gdk_pixbuf_get_width(cell),
                                 gdk_pixbuf_get_height(cell), sheet,
                                 i % shown->n_columns * side,
                                 i / shown->n_columns * side);
    }
    return sheet;
}

/* Draws a sheet or a single picture. */
static void
draw(gpointer data, GCancellable *stop)
{
    Drawing *drawing = data;
    const LatticeShown *shown = &drawing->shown;

    drawing->picture =
        shown->n_columns > 0
            ? draw_sheet(shown, drawing->scale, stop)
            : recipe_picture_new(shown->recipes[drawing->next], shown->size,
                                 LATTICE_SHOWN_SIDE * drawing->scale,
                                 drawing->scale, 1, stop);
}

static gboolean on_time(gpointer data);

/* Shows a picture, and schedules the next one if this is an animation. */
static void
on_drawn(gpointer data, gpointer job)
{
    Form *form = data;
    const Drawing *drawing = job;
    const LatticeShown *shown = &form->shown;
    const guint n_recipes = g_strv_length(shown->recipes);

    g_clear_object(&form->stop);
    toolkit_show_picture(GTK_IMAGE(form->image), drawing->picture);
    if (n_recipes < 2 || shown->n_columns > 0)
        return;
    form->next = (form->next + 1) % n_recipes;
    form->source = g_timeout_add((guint)shown->delay, on_time, form);
}

/* Starts drawing what the image shows: a single picture, the next picture of an
 * animation, or a sheet.  Does nothing while a lit material is shown in its place, and
 * clears the image if the call's arguments are invalid. */
static gboolean
on_time(gpointer data)
{
    Form *form = data;
    const LatticeShown *shown = &form->shown;

    form->source = 0;
    if (!gtk_widget_get_visible(form->image))
        return G_SOURCE_REMOVE;
    if (shown->recipes == NULL) {
        toolkit_show_picture(GTK_IMAGE(form->image), NULL);
        return G_SOURCE_REMOVE;
    }
    Drawing *drawing = g_new(Drawing, 1);
    *drawing =
        (Drawing){*shown, form->next, toolkit_get_scale(form->image), NULL};
    drawing->shown.recipes = g_strdupv(shown->recipes);
    form->stop = background_begin(draw, drawing, free_drawing, on_drawn, form);
    return G_SOURCE_REMOVE;
}

/* Starts drawing from the first picture again, once GTK is idle. */
static void
begin_drawing(Form *form)
{
    background_stop(&form->stop);
    g_clear_handle_id(&form->source, g_source_remove);
    form->next = 0;
    form->source = g_idle_add(on_time, form);
}

/* ---- Materials -------------------------------------------------------- */

/* Makes the line with the picture and, for materials, the lit preview that is shown
 * in its place at first. */
static GtkWidget *
new_picture_line(Form *form)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);

    form->image = gtk_image_new();
    gtk_widget_set_size_request(form->image, LATTICE_SHOWN_SIDE,
                                LATTICE_SHOWN_SIDE);
    toolkit_pack(line, form->image, TRUE);
    if (form->call->description == &lattice_material) {
        form->lit = lit_preview_new(LATTICE_SHOWN_SIDE);
        toolkit_pack(line, form->lit, TRUE);
        toolkit_pack(line, lit_preview_new_views(form->lit, form->image),
                     FALSE);
        g_signal_connect_swapped(form->image, "show", G_CALLBACK(begin_drawing),
                                 form);
        gtk_widget_show(form->lit);
    } else {
        gtk_widget_show(form->image);
    }
    gtk_widget_show(line);
    return line;
}

/* ---- The noise -------------------------------------------------------- */

/* If the argument `key` can be 0, which stands for the image's width or height, sets
 * it to `side`, the actual width or height, so that the user sees the number. */
static void
begin_side(const Call *call, const char *key, int side)
{
    const LatticeArgument *argument =
        lattice_argument_find(call->description, key);

    if (argument != NULL && argument->parameter.minimum <= 0.0 && side != 0)
        g_object_set(call->config, key, side, NULL);
}

static LatticeExtent
find_size(const Call *call)
{
    const LatticeValues values = call_get_values(call);

    return lattice_values_get_size(&values);
}

/* Returns the recipe that the user asked for when the drawable's noise was drawn, or
 * NULL if there is none; free with g_free(). */
static char *
find_noise(const Call *call)
{
    const HostDrawable drawable = call->place.drawable;
    g_auto(LatticeRequest) request = {.recipe = NULL};
    g_autofree char *drawn =
        drawable != HOST_NONE ? host_get_text(drawable, LATTICE_RECIPE_PARASITE)
                              : NULL;

    if (drawn == NULL || !lattice_request_parse(&request, drawn, NULL))
        return g_steal_pointer(&drawn);
    request.canvas = call->place.request.canvas;
    lattice_seamless_recognize(
        &request, host_get_number(drawable, LATTICE_SIZE_PARASITE));
    return lattice_seamless_print(&request);
}

void
form_begin(const Call *call)
{
    /* The size of the picture that the recipe was made for. */
    LatticeExtent drawn = call->place.request.canvas;
    g_autofree char *begun = find_noise(call);

    if (begun == NULL)
        begun = lattice_last_noise_load(gimp_directory(), &drawn);
    if (begun == NULL) {
        begun = lattice_read_text(call->config, "recipe");
        drawn = find_size(call);
    }
    begin_side(call, "width", call->place.request.canvas.width);
    begin_side(call, "height", call->place.request.canvas.height);
    const LatticeExtent size = find_size(call);
    g_auto(LatticeRequest) first;
    lattice_request_init(&first);
    NoiseParams *noise = noise_recipe_edit(first.recipe);
    if (size.width > 0 && size.height > 0)
        noise->scale = lattice_default_scale(size, noise->algorithm);
    g_autofree char *fitted = *begun != '\0'
                                  ? lattice_look_fit_recipe(begun, drawn, size)
                                  : lattice_recipe_print(first.recipe);
    g_object_set(call->config, "recipe", fitted, NULL);
}

/* Fills in a request from the argument "recipe", with lattice_request_parse(). */
static gboolean
read_recipe(gpointer config, LatticeRequest *request)
{
    g_autofree char *recipe = lattice_read_text(config, "recipe");

    return lattice_request_parse(request, recipe, NULL);
}

/* The side of the picture beside the name of the noise, in GTK pixels. */
#define ICON_SIDE 32

/* The noise of a dialog; freed with the button that opens its sheet of presets, which
 * is destroyed after the picture. */
typedef struct FormNoise {
    const Call *call;
    RecipeOwner recipes;
    char *chosen;       /* the chosen recipe, before it is fitted */
    LatticeExtent size; /* the pictures' size when it was chosen */
    gboolean is_fitting;
    GPtrArray *list; /* of LatticePreset */
    char *origin;    /* the preset that the noise was made from; NULL: none */
    GtkWidget *picture; /* a GtkImage */
    GtkWidget *name;    /* a label with the name of the look */
    GtkWidget *entry;   /* for the recipe's text; hidden at first */
    GCancellable *stop; /* stops drawing the picture; NULL: it is not being
                         * drawn */
} FormNoise;

static void
free_noise(gpointer data)
{
    FormNoise *noise = data;

    background_stop(&noise->stop);
    g_ptr_array_unref(noise->list);
    g_free(noise->chosen);
    g_free(noise->origin);
    g_free(noise);
}

static void
on_icon(gpointer data, gpointer job)
{
    FormNoise *noise = data;
    const RecipeDrawing *icon = job;

    g_clear_object(&noise->stop);
    toolkit_show_picture(GTK_IMAGE(noise->picture), icon->picture);
}

/* Shows the name and the picture of the noise. */
static void
show_noise(FormNoise *noise)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};
    g_autofree char *name = NULL;

    if (read_recipe(noise->call->config, &request)) {
        const LatticePreset *look =
            lattice_look_find(noise->list, request.recipe);
        /* A recipe that the user is typing was not made from a preset. */
        if (look != NULL || gtk_widget_has_focus(noise->entry)) {
            g_free(noise->origin);
            noise->origin = g_strdup(look != NULL ? look->name : NULL);
        }
        name = lattice_look_name(noise->list, &request, noise->origin);
    }
    gtk_label_set_text(GTK_LABEL(noise->name), name != NULL ? name : "");
    gtk_widget_set_tooltip_text(noise->name, name);
    background_stop(&noise->stop);
    const int scale = toolkit_get_scale(noise->picture);
    const RecipeDrawing icon = {
        .recipe = lattice_read_text(noise->call->config, "recipe"),
        .image = find_size(noise->call),
        .side = ICON_SIDE * scale,
        .scale = scale,
        .n_averaged = 2};
    noise->stop = recipe_picture_begin(&icon, on_icon, noise);
}

static gboolean
get_recipe(gpointer data, LatticeRequest *request)
{
    const FormNoise *noise = data;

    return read_recipe(noise->call->config, request);
}

static gboolean
take_recipe(gpointer data, const char *recipe, GError **error G_GNUC_UNUSED)
{
    const FormNoise *noise = data;

    g_object_set(noise->call->config, "recipe", recipe, NULL);
    return TRUE;
}

static void
forget_origin(gpointer data)
{
    FormNoise *noise = data;

    g_clear_pointer(&noise->origin, g_free);
    show_noise(noise);
}

/* Called when the user's presets have changed. */
static void
on_presets(gpointer data)
{
    FormNoise *noise = data;

    g_ptr_array_unref(noise->list);
    noise->list = lattice_presets_list(folders_find_presets());
    show_noise(noise);
}

/* Remembers a recipe when it is chosen, and fits it to the pictures when their size
 * changes.  Always starts from the recipe that was chosen, so that nothing is
 * rounded twice. */
static void
on_recipe_changed(GObject *config, GParamSpec *property, GtkWidget *picture)
{
    FormNoise *noise = g_object_get_data(G_OBJECT(picture), "noise");
    const LatticeExtent size = find_size(noise->call);
    LatticeExtent *known = &noise->recipes.size;

    if (strcmp(property->name, "recipe") == 0 && !noise->is_fitting) {
        g_free(noise->chosen);
        noise->chosen = lattice_read_text(config, "recipe");
        noise->size = size;
    }
    if (strcmp(property->name, "recipe") == 0)
        show_noise(noise);
    if (size.width == known->width && size.height == known->height)
        return;
    *known = size;
    g_autofree char *fitted =
        lattice_look_fit_recipe(noise->chosen, noise->size, size);
    noise->is_fitting = TRUE;
    g_object_set(config, "recipe", fitted, NULL);
    noise->is_fitting = FALSE;
}

/* ---- Words of the recipe ---------------------------------------------- */

/* A word of the recipe, such as "octaves=4"; freed with its binding. */
typedef struct Word {
    GObject *config;
    const NoiseParameter *parameter;
    GtkWidget *widget; /* a spin button, a menu or a check box */
} Word;

/* Shows a word of the recipe in its widget.  Makes the widget insensitive if the recipe
 * is invalid, or if it has layers and the word does not apply to the whole picture. */
static gboolean
show_recipe_word(GBinding *binding G_GNUC_UNUSED,
                 const GValue *recipe G_GNUC_UNUSED, GValue *value,
                 gpointer data)
{
    const Word *word = data;
    const NoiseParameter *parameter = word->parameter;
    g_auto(LatticeRequest) request;
    const gboolean is_good = read_recipe(word->config, &request);

    gtk_widget_set_sensitive(
        word->widget, is_good && noise_recipe_has(request.recipe, parameter));
    if (!is_good)
        return FALSE;
    const double number = noise_params_get_number(
        lattice_request_get_fields(&request, parameter), parameter);
    if (G_VALUE_HOLDS_DOUBLE(value))
        g_value_set_double(value, number);
    else if (G_VALUE_HOLDS_INT(value))
        g_value_set_int(value, (int)number);
    else
        g_value_set_boolean(value, number != 0.0);
    return TRUE;
}

/* Writes the widget's value into the recipe. */
static gboolean
put_word(GBinding *binding G_GNUC_UNUSED, const GValue *value, GValue *recipe,
         gpointer data)
{
    const Word *word = data;
    const NoiseParameter *parameter = word->parameter;
    g_auto(LatticeRequest) request;
    const double number =
        G_VALUE_HOLDS_DOUBLE(value) ? g_value_get_double(value)
        : G_VALUE_HOLDS_INT(value)  ? g_value_get_int(value)
                                    : g_value_get_boolean(value);

    if (!read_recipe(word->config, &request))
        return FALSE;
    noise_params_set_number(lattice_request_find_fields(&request, parameter),
                            parameter, number, NULL);
    g_value_take_string(recipe, lattice_seamless_print(&request));
    return TRUE;
}

/* Puts the widget of a word into a line.  The widget's property `property` holds
 * the value. */
static void
pack_word(GtkWidget *line, const Call *call, const NoiseParameter *parameter,
          GtkWidget *widget, const char *property)
{
    Word *word = g_new(Word, 1);

    *word = (Word){call->config, parameter, widget};
    gtk_widget_set_name(widget, parameter->key);
    gtk_widget_set_tooltip_text(widget, lattice_translate(parameter->blurb));
    toolkit_pack(line, widget, FALSE);
    g_object_bind_property_full(call->config, "recipe", widget, property,
                                G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                show_recipe_word, put_word, word, g_free);
}

static GtkWidget *
new_spin(const NoiseParameter *parameter, double step, int digits)
{
    GtkWidget *spin = gtk_spin_button_new_with_range(parameter->minimum,
                                                     parameter->maximum, step);

    gtk_spin_button_set_digits(GTK_SPIN_BUTTON(spin), (guint)digits);
    gtk_entry_set_activates_default(GTK_ENTRY(spin), TRUE);
    gtk_entry_set_width_chars(GTK_ENTRY(spin), NUMBER_WIDTH);
    return spin;
}

static void
attach(GtkWidget *grid, const char *label, GtkWidget *widget, GtkWidget *line,
       int row)
{
    toolkit_grid_attach(grid, label_new_for(label, widget), 0, row, 1, 1,
                        FALSE);
    toolkit_grid_attach(grid, line, 1, row, 1, 1, TRUE);
}

/* Adds a line that edits a parameter's word in the recipe.  If the parameter is the
 * size, the line also gets a "seamless" check box, except in procedures whose
 * pictures are always seamless.  The call's config must outlive this line. */
static void
attach_word(GtkWidget *grid, const Call *call, const char *key, int row)
{
    const NoiseParameter *parameter = noise_parameter_find(key);
    const NoiseParameter *seamless = lattice_parameter_find("seamless");
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);
    GtkWidget *widget;

    if (parameter->kind == NOISE_KIND_REAL) {
        widget = new_spin(parameter, parameter->slider_step,
                          parameter->slider_digits);
        row_show_decimals(widget, parameter->slider_digits);
        pack_word(line, call, parameter, widget, "value");
        toolkit_pack(line, gtk_label_new(parameter->unit), FALSE);
    } else {
        widget = choices_new(NULL, parameter->key, parameter->choices,
                             parameter->n_choices);
        pack_word(line, call, parameter, widget, "active");
    }
    if (strcmp(key, "size") == 0 &&
        call->description->task == LATTICE_TASK_SERIES)
        pack_word(
            line, call, seamless,
            gtk_check_button_new_with_label(lattice_translate(seamless->label)),
            "active");
    attach(grid, lattice_translate(parameter->label), widget, line, row);
}

/* ---- Arguments -------------------------------------------------------- */

static GtkWidget *
new_entry(const LatticeArgument *argument)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_entry_set_width_chars(GTK_ENTRY(entry), TEXT_WIDTH);
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    gtk_widget_set_tooltip_text(entry,
                                lattice_translate(argument->parameter.blurb));
    return entry;
}

static GtkWidget *
new_text(const LatticeArgument *argument, GObject *config)
{
    GtkWidget *entry = new_entry(argument);

    g_object_bind_property(config, argument->parameter.key, entry, "text",
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
    return entry;
}

/* ---- Axes of a contact sheet ------------------------------------------ */

/* The number of check boxes in a row. */
#define N_BOXES 4

/* An axis: a parameter and its values, written as text such as "octaves=1..6".
 * Freed with its boxes. */
typedef struct Axis {
    GObject *config;
    const char *key;
    GPtrArray *offered; /* the parameters that follow the seed in the list */
    GtkWidget *list, *entry;
    GtkWidget *boxes;            /* a check box for each choice */
    const NoiseParameter *boxed; /* the boxes show its choices; NULL: none */
    gboolean is_showing;         /* our code is changing the widgets */
} Axis;

static void
free_axis(gpointer data)
{
    Axis *axis = data;

    g_ptr_array_unref(axis->offered);
    g_free(axis);
}

/* Sets the axis to some values of the selected parameter, which the user can then
 * change.  For the seed, which is the first item in the list, leaves the axis empty. */
static void
on_listed(GtkComboBox *list, const Axis *axis)
{
    const int i = gtk_combo_box_get_active(list);
    g_autofree char *text = i > 0 ? lattice_axis_default_text(g_ptr_array_index(
                                        axis->offered, (guint)i - 1))
                                  : g_strdup("");

    if (!axis->is_showing)
        g_object_set(axis->config, axis->key, text, NULL);
}

/* Sets the axis to the checked choices; the last one cannot be unchecked. */
static void
on_ticked(GtkToggleButton *box, const Axis *axis)
{
    g_autoptr(GList) boxes =
        gtk_container_get_children(GTK_CONTAINER(axis->boxes));
    const NoiseParameter *parameter = axis->boxed;
    g_autoptr(GString) text = g_string_new(NULL);

    if (axis->is_showing)
        return;
    for (size_t i = 0; i < parameter->n_choices; i++) {
        for (GList *at = boxes; at != NULL; at = at->next) {
            if (g_object_get_data(at->data, "choice") ==
                    &parameter->choices[i] &&
                gtk_toggle_button_get_active(at->data))
                g_string_append_printf(text, "%s%s", text->len > 0 ? "," : "",
                                       parameter->choices[i].nick);
        }
    }
    if (text->len == 0) {
        gtk_toggle_button_set_active(box, TRUE);
        return;
    }
    g_string_prepend_c(text, '=');
    g_string_prepend(text, parameter->key);
    g_object_set(axis->config, axis->key, text->str, NULL);
}

/* Replaces the boxes with boxes for this parameter's choices. */
static void
fill_boxes(Axis *axis, const NoiseParameter *parameter)
{
    gtk_container_foreach(GTK_CONTAINER(axis->boxes),
                          (GtkCallback)(GCallback)gtk_widget_destroy, NULL);
    for (int i = 0; i < (int)lattice_count_offered(parameter); i++) {
        GtkWidget *box = gtk_check_button_new_with_label(
            lattice_translate_choice(parameter, (size_t)i));
        g_object_set_data(G_OBJECT(box), "choice",
                          (gpointer)&parameter->choices[i]);
        g_signal_connect(box, "toggled", G_CALLBACK(on_ticked), axis);
        toolkit_grid_attach(axis->boxes, box, i % N_BOXES, i / N_BOXES, 1, 1,
                            FALSE);
        gtk_widget_show(box);
    }
    axis->boxed = parameter;
}

/* Checks the boxes of these choices, and unchecks all others.  Returns FALSE if
 * `nicks` is empty, or if one of them has no box. */
static gboolean
tick_boxes(Axis *axis, char **nicks)
{
    g_autoptr(GList) boxes =
        gtk_container_get_children(GTK_CONTAINER(axis->boxes));
    guint n = 0;

    for (GList *at = boxes; at != NULL; at = at->next) {
        const NoiseChoice *choice = g_object_get_data(at->data, "choice");
        const gboolean is_listed =
            g_strv_contains((const char *const *)nicks, choice->nick);
        gtk_toggle_button_set_active(at->data, is_listed);
        n += is_listed;
    }
    return n > 0 && n == g_strv_length(nicks);
}

/* Shows an axis.  Selects its parameter in the list, and shows check boxes instead
 * of the entry, unless some of its values have no box or the user is typing in the
 * entry. */
static void
show_axis(GObject *config, GParamSpec *property G_GNUC_UNUSED, GtkWidget *boxes)
{
    Axis *axis = g_object_get_data(G_OBJECT(boxes), "axis");
    g_autofree char *text = lattice_read_text(config, axis->key);
    g_auto(GStrv) parts = g_strsplit(text, "=", 2);
    const NoiseParameter *parameter =
        parts[0] != NULL ? noise_parameter_find(parts[0]) : NULL;
    const gboolean has_choices =
        parameter != NULL && parameter->n_choices > 0 && parts[1] != NULL;
    g_auto(GStrv) nicks = g_strsplit(has_choices ? parts[1] : "", ",", -1);
    guint place;

    axis->is_showing = TRUE;
    if (parameter != NULL && g_ptr_array_find(axis->offered, parameter, &place))
        gtk_combo_box_set_active(GTK_COMBO_BOX(axis->list), (int)place + 1);
    else if (*text == '\0')
        gtk_combo_box_set_active(GTK_COMBO_BOX(axis->list), 0);
    if (has_choices && parameter != axis->boxed)
        fill_boxes(axis, parameter);
    const gboolean has_boxes = has_choices && tick_boxes(axis, nicks) &&
                               !gtk_widget_has_focus(axis->entry);
    gtk_widget_set_visible(boxes, has_boxes);
    gtk_widget_set_visible(axis->entry, !has_boxes);
    axis->is_showing = FALSE;
}

static GtkWidget *
new_list(Axis *axis)
{
    GtkWidget *list = gtk_combo_box_text_new();
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    gtk_combo_box_text_append_text(
        GTK_COMBO_BOX_TEXT(list),
        lattice_translate(noise_parameter_find("seed")->label));
    for (size_t i = 0; i < n_parameters; i++) {
        const NoiseParameter *parameter = &parameters[i];
        if (parameter->kind != NOISE_KIND_REAL &&
            parameter->kind != NOISE_KIND_CHOICE)
            continue;
        g_ptr_array_add(axis->offered, (gpointer)parameter);
        gtk_combo_box_text_append_text(GTK_COMBO_BOX_TEXT(list),
                                       lattice_translate(parameter->label));
    }
    g_signal_connect(list, "changed", G_CALLBACK(on_listed), axis);
    return list;
}

/* Adds two widgets to a line: a list of the parameters that an axis can have, and an
 * entry for text such as "octaves=1..6".  Returns the check boxes for choices, which
 * go below the line. */
static GtkWidget *
pack_axis(GtkWidget *line, const LatticeArgument *argument, GObject *config)
{
    Axis *axis = g_new0(Axis, 1);
    g_autofree char *signal =
        g_strconcat("notify::", argument->parameter.key, NULL);

    *axis = (Axis){.config = config,
                   .key = argument->parameter.key,
                   .offered = g_ptr_array_new(),
                   .entry = new_text(argument, config),
                   .boxes = toolkit_grid_new(TOOLKIT_GAP)};
    axis->list = new_list(axis);
    g_object_set_data_full(G_OBJECT(axis->boxes), "axis", axis, free_axis);
    gtk_widget_set_no_show_all(axis->boxes, TRUE);
    gtk_widget_set_no_show_all(axis->entry, TRUE);
    g_signal_connect_object(config, signal, G_CALLBACK(show_axis), axis->boxes,
                            0);
    show_axis(config, NULL, axis->boxes);
    toolkit_pack(line, axis->list, FALSE);
    toolkit_pack(line, axis->entry, TRUE);
    return axis->boxes;
}

/* ---- Folders ---------------------------------------------------------- */

/* Shows the folder in the argument or, if that is empty, the initial folder. */
static gboolean
show_folder(GBinding *binding G_GNUC_UNUSED, const GValue *folder,
            GValue *shown, gpointer initial)
{
    const char *text = g_value_get_string(folder);

    g_value_set_string(shown, text != NULL && *text != '\0' ? text : initial);
    return TRUE;
}

static gboolean
put_folder(GBinding *binding G_GNUC_UNUSED, const GValue *shown, GValue *folder,
           gpointer initial)
{
    const char *text = g_value_get_string(shown);

    g_value_set_string(folder, g_strcmp0(text, initial) != 0 ? text : "");
    return TRUE;
}

static void
on_browse(GtkWidget *button, GtkEntry *entry)
{
    GtkWindow *window = GTK_WINDOW(gtk_widget_get_toplevel(button));
    GtkWidget *dialog = gtk_file_chooser_dialog_new(
        _("Choose a Folder"), window, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
        _("_Cancel"), GTK_RESPONSE_CANCEL, _("_Select"), GTK_RESPONSE_OK, NULL);

    gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
    gtk_dialog_set_default_response(GTK_DIALOG(dialog), GTK_RESPONSE_OK);
    gtk_file_chooser_set_current_folder(GTK_FILE_CHOOSER(dialog),
                                        gtk_entry_get_text(entry));
    if (gtk_dialog_run(GTK_DIALOG(dialog)) == GTK_RESPONSE_OK) {
        g_autofree char *folder =
            gtk_file_chooser_get_filename(GTK_FILE_CHOOSER(dialog));
        if (folder != NULL)
            gtk_entry_set_text(entry, folder);
    }
    gtk_widget_destroy(dialog);
}

/* Makes an entry for the path of a folder, and a button to choose the folder. */
static GtkWidget *
new_folder(const LatticeArgument *argument, const Call *call)
{
    const LatticeValues values = call_get_values(call);
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);
    GtkWidget *entry = new_entry(argument);
    GtkWidget *button =
        label_new_icon_button(GIMP_ICON_DOCUMENT_OPEN, _("Choose a Folder"));

    g_object_bind_property_full(
        call->config, argument->parameter.key, entry, "text",
        G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, show_folder,
        put_folder, call->description->find_folder(&values), g_free);
    g_signal_connect(button, "clicked", G_CALLBACK(on_browse), entry);
    toolkit_pack(line, entry, TRUE);
    toolkit_pack(line, button, FALSE);
    return line;
}

/* ---- Numbers and the noise -------------------------------------------- */

/* Handles a spin button's signal "output": shows a word instead of the minimum. */
static gboolean
show_word(GtkSpinButton *spin, const char *word)
{
    double minimum;

    gtk_spin_button_get_range(spin, &minimum, NULL);
    if (gtk_spin_button_get_value(spin) > minimum)
        return FALSE;
    if (strcmp(gtk_entry_get_text(GTK_ENTRY(spin)), word) != 0)
        gtk_entry_set_text(GTK_ENTRY(spin), word);
    return TRUE;
}

/* Handles a spin button's signal "input": reads the word as the minimum. */
static int
read_word(GtkSpinButton *spin, double *number, const char *word)
{
    if (strcmp(gtk_entry_get_text(GTK_ENTRY(spin)), word) != 0)
        return FALSE;
    gtk_spin_button_get_range(spin, number, NULL);
    return TRUE;
}

static GtkWidget *
new_number(const LatticeArgument *argument, GObject *config)
{
    GtkWidget *spin = new_spin(&argument->parameter, 1,
                               argument->use == LATTICE_WHOLE ? 0 : 2);

    if (argument->minimum_label != NULL) {
        char *word = (char *)lattice_translate(argument->minimum_label);
        const int n_letters = (int)g_utf8_strlen(word, -1);
        gtk_entry_set_width_chars(GTK_ENTRY(spin),
                                  MAX(NUMBER_WIDTH, n_letters + 1));
        gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(spin), FALSE);
        g_signal_connect(spin, "output", G_CALLBACK(show_word), word);
        g_signal_connect(spin, "input", G_CALLBACK(read_word), word);
    }
    g_object_bind_property(config, argument->parameter.key, spin, "value",
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
    return spin;
}

/* ---- Showing the noise ------------------------------------------------ */

static void
stop_icon(FormNoise *noise)
{
    background_stop(&noise->stop);
}

static FormNoise *
new_noise(const LatticeArgument *argument, const Call *call)
{
    GObject *config = call->config;
    FormNoise *noise = g_new0(FormNoise, 1);

    *noise = (FormNoise){.call = call,
                         .size = find_size(call),
                         .chosen = lattice_read_text(config, "recipe"),
                         .list = lattice_presets_list(folders_find_presets()),
                         .picture = gtk_image_new(),
                         .name = gtk_label_new(NULL),
                         .entry = new_text(argument, config)};
    noise->recipes = (RecipeOwner){.config = config,
                                   .get = get_recipe,
                                   .take = take_recipe,
                                   .forget = forget_origin,
                                   .data = noise,
                                   .size = noise->size};
    g_object_set_data(G_OBJECT(noise->picture), "noise", noise);
    gtk_widget_set_size_request(noise->picture, ICON_SIDE, ICON_SIDE);
    gtk_widget_set_name(noise->name, "look");
    label_align_left(noise->name);
    gtk_label_set_width_chars(GTK_LABEL(noise->name), NAME_WIDTH);
    gtk_label_set_ellipsize(GTK_LABEL(noise->name), PANGO_ELLIPSIZE_END);
    gtk_widget_set_no_show_all(noise->entry, TRUE);
    g_signal_connect_object(config, "notify", G_CALLBACK(on_recipe_changed),
                            noise->picture, 0);
    g_signal_connect_swapped(noise->picture, "destroy", G_CALLBACK(stop_icon),
                             noise);
    show_noise(noise);
    return noise;
}

static void
on_text_shown(GtkToggleButton *button, GtkWidget *entry)
{
    gtk_widget_set_visible(entry, gtk_toggle_button_get_active(button));
}

/* Adds two lines.  The first has the picture and the name of the noise, a button that
 * opens the sheet of presets, and a button that shows the second line: an entry for the
 * recipe's text.  The call must outlive both lines. */
static void
attach_noise(GtkWidget *grid, const Call *call, const LatticeArgument *argument,
             int *row)
{
    FormNoise *noise = new_noise(argument, call);
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);
    GtkWidget *presets = preset_button_new(
        &noise->recipes, folders_find_presets(), on_presets, noise);
    GtkWidget *text = gtk_toggle_button_new_with_label(
        lattice_translate(argument->parameter.label));

    g_object_set_data_full(G_OBJECT(presets), "noise", noise, free_noise);
    gtk_widget_set_tooltip_text(text, _("Show the recipe as text"));
    g_signal_connect(text, "toggled", G_CALLBACK(on_text_shown), noise->entry);
    toolkit_pack(line, noise->picture, FALSE);
    toolkit_pack(line, noise->name, TRUE);
    toolkit_pack(line, presets, FALSE);
    toolkit_pack(line, text, FALSE);
    attach(grid, _("Noise"), presets, line, *row);
    toolkit_grid_attach(grid, noise->entry, 1, ++*row, 1, 1, TRUE);
}

static gboolean
is_number(const LatticeArgument *argument)
{
    return lattice_argument_get_type(argument) != G_TYPE_STRING;
}

/* Makes a widget that shows and changes an argument.  Axes have more than one
 * widget: see pack_beside(). */
static GtkWidget *
new_widget(const LatticeArgument *argument, Call *call)
{
    const NoiseParameter *parameter = &argument->parameter;
    GtkWidget *widget;

    if (parameter->choices != NULL)
        widget = choices_new(call->config, parameter->key, parameter->choices,
                             parameter->n_choices);
    else if (is_number(argument))
        widget = new_number(argument, call->config);
    else if (argument->use == LATTICE_TEXT_FOLDER)
        widget = new_folder(argument, call);
    else
        widget = new_text(argument, call->config);
    gtk_widget_set_name(widget, parameter->key);
    gtk_widget_set_tooltip_text(widget, lattice_translate(parameter->blurb));
    return widget;
}

/* Puts an argument into another argument's line.  A number gets its own label; an
 * axis shares the line's label.  Returns the widget that goes below the line, or
 * NULL. */
static GtkWidget *
pack_beside(GtkWidget *line, const LatticeArgument *argument, Call *call)
{
    if (argument->use == LATTICE_TEXT_AXIS)
        return pack_axis(line, argument, call->config);
    GtkWidget *spin = new_widget(argument, call);
    gtk_box_pack_start(
        GTK_BOX(line),
        label_new_for(lattice_translate(argument->parameter.label), spin),
        FALSE, FALSE, TOOLKIT_GAP);
    toolkit_pack(line, spin, FALSE);
    return NULL;
}

/* Adds the lines of the noise: those of attach_noise(), one for the size, and one for
 * each word of the recipe that the procedure's description lists.  Sets *row to the
 * last row that was added. */
static void
attach_recipe(GtkWidget *grid, const Call *call,
              const LatticeArgument *argument, int *row)
{
    attach_noise(grid, call, argument, row);
    attach_word(grid, call, "size", ++*row);
    for (const char *const *key = call->description->words;
         key != NULL && *key != NULL; key++)
        attach_word(grid, call, *key, ++*row);
}

/* Adds the line of an argument at *row, with the arguments that go beside it.  All
 * widgets except numbers fill the line's width.  Sets *row to the last row that was
 * added. */
static void
attach_line(GtkWidget *grid, Call *call, const LatticeArgument *argument,
            int *row)
{
    const LatticeProcedure *description = call->description;
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);
    GtkWidget *widget = new_widget(argument, call);
    const gboolean is_wide = !is_number(argument);
    GtkWidget *below = NULL;

    g_object_set_data(G_OBJECT(line), "argument", (gpointer)argument);
    toolkit_pack(line, widget, is_wide);
    for (size_t k = 0; k < description->n_arguments; k++) {
        const LatticeArgument *other = &description->arguments[k];
        if (g_strcmp0(other->beside, argument->parameter.key) == 0)
            below = pack_beside(line, other, call);
    }
    attach(grid, lattice_translate(argument->parameter.label), widget, line,
           *row);
    if (below != NULL)
        toolkit_grid_attach(grid, below, 1, ++*row, 1, 1, TRUE);
}

/* Makes an argument's line sensitive only while the argument matters. */
static void
update_line(GtkWidget *line, gpointer data)
{
    const Call *call = data;
    const LatticeArgument *argument =
        g_object_get_data(G_OBJECT(line), "argument");

    if (argument != NULL)
        gtk_widget_set_sensitive(
            line,
            lattice_argument_matters(call->description, argument->parameter.key,
                                     call->config));
}

static GtkWidget *
new_grid(Call *call)
{
    const LatticeProcedure *description = call->description;
    GtkWidget *grid = toolkit_grid_new(TOOLKIT_GAP);
    int row = 0;

    toolkit_make_dense(grid);
    for (size_t i = 0; i < description->n_arguments; i++, row++) {
        const LatticeArgument *argument = &description->arguments[i];
        if (argument->use == LATTICE_TEXT_RECIPE)
            attach_recipe(grid, call, argument, &row);
        else if (argument->beside == NULL)
            attach_line(grid, call, argument, &row);
    }
    gtk_widget_show_all(grid);
    return grid;
}

/* ---- The dialog ------------------------------------------------------- */

/* Gives access keys to the rows of a dialog.  The labels of the recipe's words are
 * short, so they get theirs first; the other rows follow from the top down. */
static void
add_keys(GtkDialog *dialog, const LatticeProcedure *description)
{
    const char *const *words = description->words;
    g_autoptr(GPtrArray) names = g_ptr_array_new();

    for (int i = 0; words != NULL && words[i] != NULL; i++)
        g_ptr_array_add(names, (gpointer)words[i]);
    g_ptr_array_add(names, (gpointer) "size");
    g_ptr_array_add(names, (gpointer) "seamless");
    for (size_t i = 0; i < description->n_arguments; i++)
        g_ptr_array_add(names,
                        (gpointer)description->arguments[i].parameter.key);
    g_ptr_array_add(names, NULL);
    mnemonics_assign(GTK_WIDGET(dialog), NULL,
                     (const char *const *)names->pdata);
}

/* Stops drawing, and forgets the recipes that were still to be drawn. */
static void
forget_shown(Form *form)
{
    g_clear_handle_id(&form->source, g_source_remove);
    background_stop(&form->stop);
    g_clear_pointer(&form->shown.recipes, g_strfreev);
    g_clear_pointer(&form->shown.material, g_free);
}

static void
free_form(gpointer form)
{
    forget_shown(form);
    g_free(form);
}

static void
on_changed(GtkWidget *image)
{
    Form *form = g_object_get_data(G_OBJECT(image), "form");
    g_autoptr(GError) error = NULL;

    forget_shown(form);
    const gboolean is_good = run_show(form->call, &form->shown, &error);
    gtk_container_foreach(GTK_CONTAINER(form->grid), update_line, form->call);
    gtk_dialog_set_response_sensitive(form->dialog, GTK_RESPONSE_OK, is_good);
    label_refuse(form->refusal, is_good ? NULL : error->message);
    if (form->shown.material != NULL)
        lit_preview_set_recipe(form->lit, form->shown.material,
                               form->shown.size);
    else if (form->lit != NULL)
        lit_preview_clear(form->lit);
    begin_drawing(form);
}

void
form_fill(GtkDialog *dialog, Call *call, guint border)
{
    GtkWidget *box =
        toolkit_box_new(GTK_ORIENTATION_VERTICAL, TOOLKIT_WIDE_GAP);
    Form *form = g_new(Form, 1);

    *form = (Form){.dialog = dialog,
                   .call = call,
                   .grid = new_grid(call),
                   .refusal = label_new_refusal(REFUSAL_WIDTH)};
    toolkit_pack(box, new_picture_line(form), FALSE);
    g_object_set_data_full(G_OBJECT(form->image), "form", form, free_form);
    toolkit_pack(box, form->grid, TRUE);
    toolkit_pack(box, form->refusal, FALSE);
    gtk_container_set_border_width(GTK_CONTAINER(box), border);
    toolkit_pack(gtk_dialog_get_content_area(dialog), box, TRUE);
    gtk_widget_show(box);
    add_keys(dialog, call->description);
    g_signal_connect_object(call->config, "notify", G_CALLBACK(on_changed),
                            form->image, G_CONNECT_SWAPPED);
    on_changed(form->image);
}

char *
form_make_title(const LatticeProcedure *description)
{
    char *title = gimp_strip_uline(lattice_translate(description->menu_label));
    char *dots = strstr(title, "...");

    if (dots != NULL)
        *dots = '\0';
    return title;
}
