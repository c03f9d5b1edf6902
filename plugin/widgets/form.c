/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The inside of plain dialogs.
 */
#include "form.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <string.h>

#include "choices.h"
#include "form-picture.h"
#include "form-presets.h"
#include "mnemonics.h"
#include "refusal.h"
#include "toolkit.h"

/* Characters: a usual recipe is seen whole. */
#define TEXT_WIDTH 48

/* Pixels, between rows and between parts. */
#define GAP   6
#define SPACE 12

/* Belongs to the dialog. */
typedef struct Form {
    const FormOwner *owner;
    GtkWidget *picture, *refusal;
} Form;

static void
on_changed(GtkDialog *dialog)
{
    const Form *form = g_object_get_data(G_OBJECT(dialog), "form");
    const FormOwner *owner = form->owner;
    g_autoptr(GError) error = NULL;
    const gboolean is_good = owner->check(owner->data, &error);
    int width = 0, height = 0;

    gtk_dialog_set_response_sensitive(dialog, GTK_RESPONSE_OK, is_good);
    refusal_say(form->refusal, is_good ? NULL : error->message);
    g_autofree char *recipe = owner->show(owner->data, &width, &height);
    form_picture_show(form->picture, recipe, width, height);
}

static GtkWidget *
new_text(void)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_entry_set_width_chars(GTK_ENTRY(entry), TEXT_WIDTH);
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    return entry;
}

static GtkWidget *
new_number(const LatticeArgument *argument)
{
    GtkWidget *spin =
        gtk_spin_button_new_with_range(argument->minimum, argument->maximum, 1);

    gtk_spin_button_set_digits(GTK_SPIN_BUTTON(spin),
                               argument->kind == LATTICE_ARGUMENT_REAL ? 2 : 0);
    gtk_entry_set_activates_default(GTK_ENTRY(spin), TRUE);
    return spin;
}

/* An argument's widget, which follows it and is followed. */
static GtkWidget *
new_widget(const LatticeArgument *argument, GObject *config)
{
    const gboolean is_text = argument->kind == LATTICE_ARGUMENT_TEXT;

    if (argument->kind == LATTICE_ARGUMENT_CHOICE)
        return choices_new(config, argument->key, argument->choices,
                           argument->n_choices);
    GtkWidget *widget = is_text ? new_text() : new_number(argument);
    g_object_bind_property(config, argument->key, widget,
                           is_text ? "text" : "value",
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
    return widget;
}

/* Numbers are no wider than they need to be. */
static void
attach(GtkWidget *grid, const LatticeArgument *argument, GObject *config,
       int row)
{
    GtkWidget *label = gtk_label_new(lattice_translate(argument->label));
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    GtkWidget *widget = new_widget(argument, config);
    const gboolean is_wide = !lattice_argument_is_number(argument);

    toolkit_align_left(label);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), widget);
    gimp_help_set_help_data(widget, lattice_translate(argument->blurb), NULL);
    gtk_box_pack_start(GTK_BOX(line), widget, is_wide, is_wide, 0);
    if (strcmp(argument->key, "recipe") == 0)
        gtk_box_pack_start(GTK_BOX(line), form_presets_new(config), FALSE,
                           FALSE, 0);
    toolkit_grid_attach(grid, label, 0, row, 1, 1, FALSE);
    toolkit_grid_attach(grid, line, 1, row, 1, 1, TRUE);
}

static GtkWidget *
new_grid(const FormOwner *owner)
{
    const LatticeProcedure *description = owner->description;
    GtkWidget *grid = toolkit_grid_new(GAP);

    for (size_t i = 0; i < description->n_arguments; i++)
        attach(grid, &description->arguments[i], owner->config, (int)i);
    gtk_widget_show_all(grid);
    return grid;
}

void
form_fill(GtkDialog *dialog, const FormOwner *owner, guint border)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    Form *form = g_new(Form, 1);

    *form = (Form){owner, form_picture_new(), refusal_new(TEXT_WIDTH)};
    g_object_set_data_full(G_OBJECT(dialog), "form", form, g_free);
    gtk_box_pack_start(GTK_BOX(box), form->picture, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), new_grid(owner), TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), form->refusal, FALSE, FALSE, 0);
    gtk_container_set_border_width(GTK_CONTAINER(box), border);
    gtk_box_pack_start(GTK_BOX(gtk_dialog_get_content_area(dialog)), box, TRUE,
                       TRUE, 0);
    gtk_widget_show(form->picture);
    gtk_widget_show(box);
    mnemonics_assign(GTK_WIDGET(dialog));
    g_signal_connect_object(owner->config, "notify", G_CALLBACK(on_changed),
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
