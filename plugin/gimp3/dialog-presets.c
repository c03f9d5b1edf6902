/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a sheet of presets, and below it a line to save one.
 */
#include "dialog-presets.h"

#include <glib/gi18n-lib.h>

#include "buttons.h"
#include "folders.h"
#include "preset-chooser.h"

/* Pixels, between the parts of the sheet and around it. */
#define SPACE 6

/* Lines longer than this are wrapped, so that they do not widen the sheet. */
#define REFUSAL_WIDTH 40

typedef struct Sheet {
    const RecipeOwner *owner;
    LatticePresets *presets;
    GtkWidget *chooser, *refusal;
    GtkEntry *name;
} Sheet;

static void
free_sheet(gpointer data)
{
    Sheet *sheet = data;

    lattice_presets_free(sheet->presets);
    g_free(sheet);
}

static void
on_chosen(const LatticePreset *preset, gpointer data)
{
    const Sheet *sheet = data;

    sheet->owner->put(sheet->owner->data, preset->recipe);
    gtk_entry_set_text(sheet->name, preset->is_own ? preset->name : "");
}

/* An own preset of the same name, which stands in the line because it was
 * chosen, is replaced. */
static void
on_save(GtkWidget *widget G_GNUC_UNUSED, Sheet *sheet)
{
    const char *name = gtk_entry_get_text(sheet->name);
    g_autofree char *recipe = sheet->owner->get(sheet->owner->data);
    g_autoptr(GError) error = NULL;

    if (recipe == NULL)
        return;
    const gboolean is_saved =
        lattice_presets_save(sheet->presets, name, recipe, TRUE, &error);
    gtk_label_set_text(GTK_LABEL(sheet->refusal),
                       is_saved ? "" : error->message);
    gtk_widget_set_visible(sheet->refusal, !is_saved);
    if (is_saved)
        preset_chooser_refresh(sheet->chooser, name);
}

static GtkWidget *
new_save_line(Sheet *sheet)
{
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);
    GtkWidget *name = gtk_entry_new();
    GtkWidget *save = buttons_new(
        _("Save Preset"), _("Keep the settings of the noise under this name"));

    sheet->name = GTK_ENTRY(name);
    gtk_entry_set_placeholder_text(sheet->name, _("Name of an own preset"));
    gtk_widget_set_name(name, "preset-name");
    g_signal_connect(name, "activate", G_CALLBACK(on_save), sheet);
    g_signal_connect(save, "clicked", G_CALLBACK(on_save), sheet);
    gtk_box_pack_start(GTK_BOX(line), name, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(line), save, FALSE, FALSE, 0);
    return line;
}

GtkWidget *
preset_button_new(const RecipeOwner *owner)
{
    Sheet *sheet = g_new0(Sheet, 1);
    GtkWidget *button = gtk_menu_button_new();
    GtkWidget *popover = gtk_popover_new(button);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, SPACE);

    sheet->owner = owner;
    sheet->presets = folders_find_presets();
    sheet->chooser = preset_chooser_new(sheet->presets, on_chosen, sheet);
    sheet->refusal = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(sheet->refusal), 0.0f);
    gtk_label_set_line_wrap(GTK_LABEL(sheet->refusal), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(sheet->refusal), REFUSAL_WIDTH);
    gtk_container_set_border_width(GTK_CONTAINER(box), SPACE);
    gtk_box_pack_start(GTK_BOX(box), sheet->chooser, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), new_save_line(sheet), FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), sheet->refusal, FALSE, FALSE, 0);
    gtk_widget_show_all(box);
    gtk_widget_hide(sheet->refusal);
    gtk_container_add(GTK_CONTAINER(popover), box);
    gtk_button_set_label(GTK_BUTTON(button), _("Presets"));
    gtk_widget_set_tooltip_text(button, _("Looks to choose from by eye"));
    gtk_menu_button_set_popover(GTK_MENU_BUTTON(button), popover);
    g_object_set_data_full(G_OBJECT(button), "sheet", sheet, free_sheet);
    return button;
}
