/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The content of plain dialogs.
 */
#include "form.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <string.h>

#include "choices.h"
#include "form-axis.h"
#include "form-noise.h"
#include "form-picture.h"
#include "label.h"
#include "toolkit.h"

static void
on_folder_set(GtkWidget *button, GObject *config)
{
    g_autofree char *folder =
        gtk_file_chooser_get_filename(GTK_FILE_CHOOSER(button));

    if (folder != NULL)
        g_object_set(config, gtk_widget_get_name(button), folder, NULL);
}

/* A button to choose a folder, whose path is a string property of config; it
 * shows the user's folder of patterns if that is empty. */
static GtkWidget *
new_folder_button(GObject *config, const char *key)
{
    GtkWidget *button = gtk_file_chooser_button_new(
        _("Choose a Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER);
    g_autofree char *patterns =
        g_build_filename(gimp_directory(), "patterns", NULL);
    g_autofree char *folder = NULL;

    g_object_get(config, key, &folder, NULL);
    gtk_file_chooser_set_filename(GTK_FILE_CHOOSER(button),
                                  folder != NULL && *folder != '\0' ? folder
                                                                    : patterns);
    gtk_widget_set_name(button, key);
    g_signal_connect_object(button, "file-set", G_CALLBACK(on_folder_set),
                            config, 0);
    return button;
}

/* Widths in characters: of texts, enough for most recipes; and of numbers, so
 * that they line up. */
#define TEXT_WIDTH   48
#define NUMBER_WIDTH 7

/* Pixels, between rows and between parts. */
#define GAP   6
#define SPACE 12

/* Freed with the dialog. */
typedef struct Form {
    Run *run;
    GtkWidget *picture, *refusal;
} Form;

static void
on_changed(GtkDialog *dialog)
{
    const Form *form = g_object_get_data(G_OBJECT(dialog), "form");
    Run *run = form->run;
    g_autoptr(GError) error = NULL;
    const gboolean is_good = run_check(run, &error);
    LatticeShown shown = {.recipes = NULL};

    gtk_dialog_set_response_sensitive(dialog, GTK_RESPONSE_OK, is_good);
    label_refuse(form->refusal, is_good ? NULL : error->message);
    run_show(run, &shown);
    form_picture_show(form->picture, &shown);
}

/* ---- Arguments -------------------------------------------------------- */

static GtkWidget *
new_text(const LatticeArgument *argument, GObject *config)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_entry_set_width_chars(GTK_ENTRY(entry), TEXT_WIDTH);
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    g_object_bind_property(config, argument->parameter.key, entry, "text",
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
    return entry;
}

/* Shows a word instead of the minimum: the signal "output" of a spin button. */
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

/* Reads the word as the minimum: the signal "input" of a spin button. */
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
    GtkWidget *spin = gtk_spin_button_new_with_range(
        argument->parameter.minimum, argument->parameter.maximum, 1);

    gtk_spin_button_set_digits(GTK_SPIN_BUTTON(spin),
                               argument->use == LATTICE_WHOLE ? 0 : 2);
    gtk_entry_set_activates_default(GTK_ENTRY(spin), TRUE);
    gtk_entry_set_width_chars(GTK_ENTRY(spin), NUMBER_WIDTH);
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

static GtkWidget *
new_widget_for_text(const LatticeArgument *argument, Run *run)
{
    switch (argument->use) {
    case LATTICE_TEXT_RECIPE:
        return form_noise_new(run);
    case LATTICE_TEXT_FOLDER:
        return new_folder_button(run->config, argument->parameter.key);
    default: /* an axis does not come here: see pack_beside() */
        return new_text(argument, run->config);
    }
}

static gboolean
is_number(const LatticeArgument *argument)
{
    return lattice_argument_get_type(argument) != G_TYPE_STRING;
}

/* A widget that shows and changes an argument. */
static GtkWidget *
new_widget(const LatticeArgument *argument, Run *run)
{
    if (argument->parameter.choices != NULL)
        return choices_new(run->config, argument->parameter.key,
                           argument->parameter.choices,
                           argument->parameter.n_choices);
    GtkWidget *widget = is_number(argument)
                            ? new_number(argument, run->config)
                            : new_widget_for_text(argument, run);
    gimp_help_set_help_data(widget,
                            lattice_translate(argument->parameter.blurb), NULL);
    return widget;
}

/* Puts an argument's widget into a line; all but numbers fill its width. */
static GtkWidget *
pack_first(GtkWidget *line, const LatticeArgument *argument, Run *run)
{
    GtkWidget *widget = new_widget(argument, run);
    const gboolean is_wide = !is_number(argument);

    gtk_box_pack_start(GTK_BOX(line), widget, is_wide, is_wide, 0);
    return widget;
}

/* Puts an argument into the line of another, whose widget is `first`.  A number
 * gets its own label; an axis has that of the line. */
static void
pack_beside(GtkWidget *line, const LatticeArgument *argument, GtkWidget *first,
            Run *run)
{
    if (argument->use == LATTICE_TEXT_AXIS) {
        gtk_box_pack_start(
            GTK_BOX(line),
            form_axis_new(run->config, argument->parameter.key, first), TRUE,
            TRUE, 0);
        return;
    }
    GtkWidget *spin = new_widget(argument, run);
    gtk_box_pack_start(
        GTK_BOX(line),
        label_new_for(lattice_translate(argument->parameter.label), spin),
        FALSE, FALSE, GAP);
    gtk_box_pack_start(GTK_BOX(line), spin, FALSE, FALSE, 0);
}

/* Adds the line of argument i, and of those that stand beside it. */
static void
attach_line(GtkWidget *grid, Run *run, size_t i)
{
    const LatticeProcedure *description = run->description;
    const LatticeArgument *argument = &description->arguments[i];
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    GtkWidget *widget = pack_first(line, argument, run);

    for (size_t k = 0; k < description->n_arguments; k++) {
        const LatticeArgument *other = &description->arguments[k];
        if (g_strcmp0(other->beside, argument->parameter.key) == 0)
            pack_beside(line, other, widget, run);
    }
    toolkit_grid_attach(
        grid,
        label_new_for(argument->use == LATTICE_TEXT_RECIPE
                          ? _("Noise")
                          : lattice_translate(argument->parameter.label),
                      widget),
        0, (int)i, 1, 1, FALSE);
    toolkit_grid_attach(grid, line, 1, (int)i, 1, 1, TRUE);
}

static GtkWidget *
new_grid(Run *run)
{
    const LatticeProcedure *description = run->description;
    GtkWidget *grid = toolkit_grid_new(GAP);

    for (size_t i = 0; i < description->n_arguments; i++) {
        if (description->arguments[i].beside == NULL)
            attach_line(grid, run, i);
    }
    gtk_widget_show_all(grid);
    return grid;
}

/* Entries for the texts of recipe and axes, which have other controls, too. */
static GtkWidget *
new_texts(Run *run)
{
    const LatticeProcedure *description = run->description;
    GtkWidget *expander = gtk_expander_new(_("Recipe"));
    GtkWidget *grid = toolkit_grid_new(GAP);

    for (size_t i = 0; i < description->n_arguments; i++) {
        const LatticeArgument *argument = &description->arguments[i];
        if (argument->use != LATTICE_TEXT_RECIPE &&
            argument->use != LATTICE_TEXT_AXIS)
            continue;
        GtkWidget *entry = new_text(argument, run->config);
        gimp_help_set_help_data(
            entry, lattice_translate(argument->parameter.blurb), NULL);
        toolkit_grid_attach(
            grid,
            label_new_for(lattice_translate(argument->parameter.label), entry),
            0, (int)i, 1, 1, FALSE);
        toolkit_grid_attach(grid, entry, 1, (int)i, 1, 1, TRUE);
    }
    gtk_container_add(GTK_CONTAINER(expander), grid);
    gtk_widget_show_all(expander);
    return expander;
}

/* ---- The dialog ------------------------------------------------------- */

void
form_fill(GtkDialog *dialog, Run *run, guint border)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    Form *form = g_new(Form, 1);

    *form = (Form){run, form_picture_new(), label_new_refusal(TEXT_WIDTH)};
    g_object_set_data_full(G_OBJECT(dialog), "form", form, g_free);
    gtk_box_pack_start(GTK_BOX(box), form->picture, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), new_grid(run), TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), new_texts(run), FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), form->refusal, FALSE, FALSE, 0);
    gtk_container_set_border_width(GTK_CONTAINER(box), border);
    gtk_box_pack_start(GTK_BOX(gtk_dialog_get_content_area(dialog)), box, TRUE,
                       TRUE, 0);
    gtk_widget_show(form->picture);
    gtk_widget_show(box);
    g_signal_connect_object(run->config, "notify", G_CALLBACK(on_changed),
                            dialog, G_CONNECT_SWAPPED);
    on_changed(dialog);
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
