/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plain dialog: a widget for each argument, and what stands in the way.
 */
#include "ask.h"

#include <libgimp/gimpui.h>
#include <string.h>

#include "ask-picture.h"
#include "draw.h"
#include "mnemonics.h"

/* Characters: a usual recipe is seen whole. */
#define TEXT_WIDTH 48

typedef struct Ask {
    GtkWidget *window, *picture, *refusal;
    AskCheck check;
    AskPicture show;
    gpointer data;
} Ask;

static void
on_changed(Ask *ask)
{
    GError *error = NULL;
    const gboolean is_good = ask->check(ask->data, &error);

    gtk_dialog_set_response_sensitive(GTK_DIALOG(ask->window), GTK_RESPONSE_OK,
                                      is_good);
    gtk_label_set_text(GTK_LABEL(ask->refusal), is_good ? "" : error->message);
    g_clear_error(&error);

    int width = 0, height = 0;
    g_autofree char *recipe = ask->show(ask->data, &width, &height);
    ask_picture_show(ask->picture, recipe, width, height);
}

static GtkWidget *
new_choice(const LatticeArgument *argument)
{
    GtkWidget *combo = gtk_combo_box_text_new();

    for (size_t i = 0; i < argument->n_choices; i++)
        gtk_combo_box_text_append(
            GTK_COMBO_BOX_TEXT(combo), argument->choices[i].nick,
            lattice_translate(argument->choices[i].label));
    return combo;
}

static GtkWidget *
new_text(void)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_entry_set_width_chars(GTK_ENTRY(entry), TEXT_WIDTH);
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    return entry;
}

/* An argument's widget, which follows it and is followed. */
static GtkWidget *
new_widget(const LatticeArgument *argument, GimpProcedureConfig *config)
{
    GtkWidget *widget = NULL;
    const char *property = "value";

    switch (argument->kind) {
    case LATTICE_ARGUMENT_TEXT:
        widget = new_text();
        property = "text";
        break;
    case LATTICE_ARGUMENT_CHOICE:
        widget = new_choice(argument);
        property = "active-id";
        break;
    case LATTICE_ARGUMENT_WHOLE:
    case LATTICE_ARGUMENT_REAL:
        widget = gtk_spin_button_new_with_range(argument->minimum,
                                                argument->maximum, 1.0);
        gtk_spin_button_set_digits(GTK_SPIN_BUTTON(widget),
                                   argument->kind == LATTICE_ARGUMENT_REAL ? 2
                                                                           : 0);
        gtk_widget_set_halign(widget, GTK_ALIGN_START);
        break;
    }
    g_object_bind_property(config, argument->key, widget, property,
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
    gtk_widget_set_tooltip_text(widget, lattice_translate(argument->blurb));
    return widget;
}

static GtkWidget *
new_grid(const LatticeProcedure *description, GimpProcedureConfig *config)
{
    GtkWidget *grid = gtk_grid_new();

    gtk_grid_set_row_spacing(GTK_GRID(grid), 6);
    gtk_grid_set_column_spacing(GTK_GRID(grid), 6);
    gtk_container_set_border_width(GTK_CONTAINER(grid), 12);
    for (size_t i = 0; i < description->n_arguments; i++) {
        const LatticeArgument *argument = &description->arguments[i];
        GtkWidget *label = gtk_label_new(lattice_translate(argument->label));
        GtkWidget *widget = new_widget(argument, config);
        gtk_label_set_xalign(GTK_LABEL(label), 0.0f);
        gtk_label_set_mnemonic_widget(GTK_LABEL(label), widget);
        gtk_grid_attach(GTK_GRID(grid), label, 0, (int)i, 1, 1);
        gtk_grid_attach(GTK_GRID(grid), widget, 1, (int)i, 1, 1);
    }
    return grid;
}

/* An entry cannot hold what a config may, NULL. */
static void
begin_recipe(GimpProcedureConfig *config, GimpDrawable *drawable)
{
    g_autofree char *recipe =
        drawable != NULL ? draw_get_recipe(drawable) : NULL;

    if (recipe != NULL)
        g_object_set(config, "recipe", recipe, NULL);
}

/* The menu's label as a window's title; free with g_free(). */
static char *
make_title(const LatticeProcedure *description)
{
    char *title = gimp_strip_uline(lattice_translate(description->menu_label));
    char *dots = strstr(title, "...");

    if (dots != NULL)
        *dots = '\0';
    return title;
}

gboolean
ask_run(GimpProcedure *procedure, const LatticeProcedure *description,
        GimpProcedureConfig *config, GimpDrawable *drawable, AskCheck check,
        AskPicture picture, gpointer data)
{
    g_autofree char *title = make_title(description);
    Ask ask = {.check = check, .show = picture, .data = data};

    gimp_ui_init(description->name);
    begin_recipe(config, drawable);
    ask.window = gimp_procedure_dialog_new(procedure, config, title);
    ask.picture = ask_picture_new();
    ask.refusal = gtk_label_new(NULL);
    gtk_label_set_line_wrap(GTK_LABEL(ask.refusal), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(ask.refusal), TEXT_WIDTH);

    GtkWidget *content = gtk_dialog_get_content_area(GTK_DIALOG(ask.window));
    GtkWidget *grid = new_grid(description, config);
    gtk_box_pack_start(GTK_BOX(content), ask.picture, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(content), grid, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(content), ask.refusal, FALSE, FALSE, 0);
    gtk_widget_show_all(content);
    mnemonics_assign(ask.window);

    g_signal_connect_swapped(config, "notify", G_CALLBACK(on_changed), &ask);
    on_changed(&ask);
    const gboolean is_ok =
        gimp_procedure_dialog_run(GIMP_PROCEDURE_DIALOG(ask.window));
    g_signal_handlers_disconnect_by_data(config, &ask);
    gtk_widget_destroy(ask.window);
    return is_ok;
}

void
ask_declare_place(GimpProcedure *procedure)
{
    gimp_procedure_add_enum_argument(
        procedure, "run-mode", "Run mode", "The run mode", GIMP_TYPE_RUN_MODE,
        GIMP_RUN_NONINTERACTIVE, G_PARAM_READWRITE);
    gimp_procedure_add_image_argument(
        procedure, "image", "Image",
        "The image at hand: a dialog takes the recipe of its layer", TRUE,
        G_PARAM_READWRITE);
    gimp_procedure_set_sensitivity_mask(procedure,
                                        GIMP_PROCEDURE_SENSITIVE_ALWAYS);
}

GimpRunMode
ask_get_run_mode(GimpProcedureConfig *config)
{
    GimpRunMode mode;

    g_object_get(config, "run-mode", &mode, NULL);
    return mode;
}

GimpDrawable *
ask_get_drawable(GimpProcedureConfig *config)
{
    GimpImage *image = NULL;

    g_object_get(config, "image", &image, NULL);
    if (image == NULL)
        return NULL;
    g_autofree GimpDrawable **selected =
        gimp_image_get_selected_drawables(image);
    g_object_unref(image); /* libgimp holds it */
    return selected[0];
}
