/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a window of presets, with a line to save one.
 */
#include "dialog-presets.h"

#include <gdk/gdkkeysyms.h>
#include <glib/gi18n-lib.h>

#include "buttons.h"
#include "folders.h"
#include "mnemonics.h"
#include "preset-chooser.h"
#include "refusal.h"
#include "toolkit.h"

/* Pixels, between the parts of the window and around them. */
#define SPACE 6

/* Four columns of presets, and three rows and a half, so that one sees that
 * there are more. */
#define CHOOSER_WIDTH  490
#define CHOOSER_HEIGHT 430

typedef struct Sheet {
    const RecipeOwner *owner;
    LatticePresets *presets;
    GtkWidget *button, *window, *chooser, *refusal;
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
on_save(GtkWidget *widget G_GNUC_UNUSED, const Sheet *sheet)
{
    const char *name = gtk_entry_get_text(sheet->name);
    g_autofree char *recipe = sheet->owner->get(sheet->owner->data);
    g_autoptr(GError) error = NULL;

    if (recipe == NULL)
        return;
    if (lattice_presets_save(sheet->presets, name, recipe, TRUE, &error))
        preset_chooser_refresh(sheet->chooser, name);
    refusal_say(sheet->refusal, error != NULL ? error->message : NULL);
}

/* GTK 2 has no hints inside of entries. */
static GtkWidget *
new_save_line(Sheet *sheet)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);
    GtkWidget *hint = gtk_label_new(_("Name of an own preset"));
    GtkWidget *name = gtk_entry_new();
    GtkWidget *save = buttons_new(
        _("Save Preset"), _("Keep the settings of the noise under this name"));

    sheet->name = GTK_ENTRY(name);
    gtk_label_set_mnemonic_widget(GTK_LABEL(hint), name);
    g_signal_connect(name, "activate", G_CALLBACK(on_save), sheet);
    g_signal_connect(save, "clicked", G_CALLBACK(on_save), sheet);
    gtk_box_pack_start(GTK_BOX(line), hint, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(line), name, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(line), save, FALSE, FALSE, 0);
    return line;
}

static gboolean
on_key(GtkWidget *window, const GdkEventKey *event, gpointer data G_GNUC_UNUSED)
{
    if (event->keyval != GDK_KEY_Escape)
        return FALSE;
    gtk_widget_hide(window);
    return TRUE;
}

static void
build_window(Sheet *sheet)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);

    sheet->presets = folders_find_presets();
    sheet->chooser = preset_chooser_new(sheet->presets, on_chosen, sheet);
    gtk_widget_set_size_request(sheet->chooser, CHOOSER_WIDTH, CHOOSER_HEIGHT);
    sheet->refusal = refusal_new();
    gtk_box_pack_start(GTK_BOX(box), sheet->chooser, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), new_save_line(sheet), FALSE, FALSE, 0);
    gtk_widget_show_all(box);
    gtk_box_pack_start(GTK_BOX(box), sheet->refusal, FALSE, FALSE, 0);

    sheet->window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    gtk_window_set_title(GTK_WINDOW(sheet->window), _("Presets"));
    gtk_window_set_type_hint(GTK_WINDOW(sheet->window),
                             GDK_WINDOW_TYPE_HINT_DIALOG);
    gtk_window_set_transient_for(
        GTK_WINDOW(sheet->window),
        GTK_WINDOW(gtk_widget_get_toplevel(sheet->button)));
    gtk_container_set_border_width(GTK_CONTAINER(sheet->window), 2 * SPACE);
    gtk_container_add(GTK_CONTAINER(sheet->window), box);
    g_signal_connect(sheet->window, "key-press-event", G_CALLBACK(on_key),
                     NULL);
    g_signal_connect(sheet->window, "delete-event",
                     G_CALLBACK(gtk_widget_hide_on_delete), NULL);
    mnemonics_assign(sheet->window);
}

/* Puts the window over the controls, and leaves the preview to be seen. */
static void
place(const Sheet *sheet)
{
    GtkAllocation button;
    int x, y;

    gtk_widget_get_allocation(sheet->button, &button);
    gdk_window_get_origin(gtk_widget_get_window(sheet->button), &x, &y);
    gtk_window_move(GTK_WINDOW(sheet->window), x + button.x,
                    y + button.y + button.height + SPACE);
}

static void
on_clicked(Sheet *sheet)
{
    if (sheet->window == NULL)
        build_window(sheet);
    if (!gtk_widget_get_visible(sheet->window))
        place(sheet);
    gtk_window_present(GTK_WINDOW(sheet->window));
}

static void
on_destroy(Sheet *sheet)
{
    if (sheet->window != NULL)
        gtk_widget_destroy(sheet->window);
    sheet->window = NULL;
}

GtkWidget *
preset_button_new(const RecipeOwner *owner)
{
    Sheet *sheet = g_new0(Sheet, 1);

    sheet->owner = owner;
    sheet->button = buttons_new(_("Presets"), _("Looks to choose from by eye"));
    g_signal_connect_swapped(sheet->button, "clicked", G_CALLBACK(on_clicked),
                             sheet);
    g_signal_connect_swapped(sheet->button, "destroy", G_CALLBACK(on_destroy),
                             sheet);
    g_object_set_data_full(G_OBJECT(sheet->button), "sheet", sheet, free_sheet);
    return sheet->button;
}
