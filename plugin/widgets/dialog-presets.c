/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a sheet of presets, with what can be done with own ones
 * below it.
 */
#include "dialog-presets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "buttons.h"
#include "preset-chooser.h"
#include "sheet-window.h"
#include "toolkit.h"

/* Pixels between the parts of the sheet. */
#define SPACE 6

/* Lines longer than this are wrapped, so that they do not widen the sheet. */
#define NOTICE_WIDTH 50

/* Belongs to its button. */
typedef struct Sheet {
    const RecipeOwner *owner;
    int width, height; /* of the image */
    LatticePresets *presets;
    GtkWidget *window; /* NULL: not opened yet; has all that follows */
    GtkWidget *chooser, *rename, *remove, *notice, *undo;
    GtkEntry *name;
    char *chosen; /* a preset's recipe, since the sheet was opened; or NULL */
    char *own;    /* the own preset chosen; NULL: none */
    char *deleted, *old_recipe; /* what can be brought back; NULL: nothing */
} Sheet;

static void
free_sheet(gpointer data)
{
    Sheet *sheet = data;

    lattice_presets_free(sheet->presets);
    g_free(sheet->chosen);
    g_free(sheet->own);
    g_free(sheet->deleted);
    g_free(sheet->old_recipe);
    g_free(sheet);
}

/* ---- What is said ----------------------------------------------------- */

/* Says a sentence, NULL for none, without a way back. */
static void
say(Sheet *sheet, const char *sentence)
{
    g_clear_pointer(&sheet->deleted, g_free);
    g_clear_pointer(&sheet->old_recipe, g_free);
    gtk_label_set_text(GTK_LABEL(sheet->notice),
                       sentence != NULL ? sentence : "");
    gtk_widget_hide(sheet->undo);
}

/* Says why something could not be done. */
static void
refuse(Sheet *sheet, const GError *error)
{
    say(sheet, error->message);
}

static void
update_buttons(Sheet *sheet)
{
    const char *name = gtk_entry_get_text(sheet->name);

    gtk_widget_set_sensitive(sheet->rename, sheet->own != NULL &&
                                                strcmp(name, sheet->own) != 0);
    gtk_widget_set_sensitive(sheet->remove, sheet->own != NULL);
}

/* Remembers which own preset is chosen, NULL for none. */
static void
set_own(Sheet *sheet, const char *name)
{
    g_free(sheet->own);
    sheet->own = g_strdup(name);
    gtk_entry_set_text(sheet->name, name != NULL ? name : "");
    update_buttons(sheet);
}

/* ---- Choosing --------------------------------------------------------- */

/* The recipe with these periods; NULL if its cells do not fit into them.  Free
 * with g_free(). */
static char *
fit(const char *recipe, double width, double height, GError **error)
{
    LatticeRequest request;

    lattice_request_init(&request);
    if (!lattice_request_set_recipe(&request, recipe, error) ||
        !lattice_request_fit(&request, width, height, error))
        return NULL;
    return lattice_request_get_recipe(&request);
}

/* The recipe with the periods of the preset chosen; or, since it may have been
 * changed, at least without those of the image. */
static char *
fit_as_chosen(const Sheet *sheet, const char *recipe)
{
    LatticeRequest request;

    lattice_request_init(&request);
    lattice_request_set_recipe(&request, sheet->chosen, NULL);
    char *fitted =
        fit(recipe, request.params.period_x, request.params.period_y, NULL);
    return fitted != NULL ? fitted : fit(recipe, 0.0, 0.0, NULL);
}

/* Whether presets may be fitted into the image. */
static gboolean
knows_seamless(const Sheet *sheet)
{
    return g_object_class_find_property(
               G_OBJECT_GET_CLASS(sheet->owner->config), "seamless") != NULL;
}

static gboolean
is_seamless(const Sheet *sheet)
{
    gboolean is_wanted = FALSE;

    if (knows_seamless(sheet))
        g_object_get(sheet->owner->config, "seamless", &is_wanted, NULL);
    return is_wanted;
}

/* Gives the owner a recipe, seamless if that is wanted and can be. */
static void
put(Sheet *sheet, const char *recipe)
{
    g_autoptr(GError) error = NULL;
    g_autofree char *fitted =
        is_seamless(sheet) ? fit(recipe, sheet->width, sheet->height, &error)
                           : NULL;
    g_autofree char *sentence =
        error != NULL ? g_strdup_printf(_("Not seamless: %s"), error->message)
                      : NULL;

    recipe_put(sheet->owner, fitted != NULL ? fitted : recipe);
    say(sheet, sentence);
}

static void
on_chosen(const LatticePreset *preset, gpointer data)
{
    Sheet *sheet = data;

    g_free(sheet->chosen);
    sheet->chosen = g_strdup(preset->recipe);
    put(sheet, preset->recipe);
    set_own(sheet, preset->is_own ? preset->name : NULL);
}

static void
on_activated(const LatticePreset *preset, gpointer data)
{
    const Sheet *sheet = data;

    on_chosen(preset, data);
    gtk_widget_hide(sheet->window);
}

/* The switch holds for what has been chosen just now, too. */
static void
on_seamless(GObject *button G_GNUC_UNUSED, GParamSpec *active G_GNUC_UNUSED,
            Sheet *sheet)
{
    g_autofree char *recipe = sheet->owner->get(sheet->owner->data, NULL);

    if (sheet->chosen == NULL || recipe == NULL)
        return;
    g_autofree char *plain = fit_as_chosen(sheet, recipe);
    put(sheet, plain != NULL ? plain : recipe);
}

/* ---- Own presets ------------------------------------------------------ */

/* Shows an own preset as the one chosen, or says why something was not done. */
static void
show_own(Sheet *sheet, const char *name, const GError *error)
{
    if (error != NULL) {
        refuse(sheet, error);
        return;
    }
    say(sheet, NULL);
    preset_chooser_refresh(sheet->chooser, name);
    set_own(sheet, name);
}

/* An own preset of the same name is replaced only if it is the one chosen. */
static void
on_save(GtkWidget *widget G_GNUC_UNUSED, Sheet *sheet)
{
    g_autofree char *name = g_strdup(gtk_entry_get_text(sheet->name));
    g_autoptr(GError) error = NULL;
    g_autofree char *recipe = sheet->owner->get(sheet->owner->data, &error);

    if (recipe != NULL)
        lattice_presets_save(sheet->presets, name, recipe,
                             g_strcmp0(name, sheet->own) == 0, &error);
    show_own(sheet, name, error);
}

static void
on_rename(GtkWidget *button G_GNUC_UNUSED, Sheet *sheet)
{
    g_autofree char *name = g_strdup(gtk_entry_get_text(sheet->name));
    g_autoptr(GError) error = NULL;

    lattice_presets_rename(sheet->presets, sheet->own, name, &error);
    show_own(sheet, name, error);
}

static void
on_remove(GtkWidget *button G_GNUC_UNUSED, Sheet *sheet)
{
    g_autofree char *name = g_strdup(sheet->own);
    g_autoptr(GError) error = NULL;
    g_autofree char *recipe =
        lattice_presets_load(sheet->presets, name, &error);

    if (recipe == NULL ||
        !lattice_presets_delete(sheet->presets, name, &error)) {
        refuse(sheet, error);
        return;
    }
    g_autofree char *sentence = g_strdup_printf(_("Deleted: %s"), name);
    preset_chooser_refresh(sheet->chooser, NULL);
    set_own(sheet, NULL);
    say(sheet, sentence);
    sheet->deleted = g_steal_pointer(&name);
    sheet->old_recipe = g_steal_pointer(&recipe);
    gtk_widget_show(sheet->undo);
}

static void
on_undo(GtkWidget *button G_GNUC_UNUSED, Sheet *sheet)
{
    g_autofree char *name = g_strdup(sheet->deleted);
    g_autoptr(GError) error = NULL;

    lattice_presets_save(sheet->presets, name, sheet->old_recipe, FALSE,
                         &error);
    show_own(sheet, name, error);
}

/* ---- The sheet -------------------------------------------------------- */

static GtkWidget *
add_button(Sheet *sheet, GtkWidget *line, const char *text, const char *help,
           void (*clicked)(GtkWidget *, Sheet *))
{
    GtkWidget *button = buttons_new(text, help);

    g_signal_connect(button, "clicked", G_CALLBACK(clicked), sheet);
    gtk_box_pack_start(GTK_BOX(line), button, FALSE, FALSE, 0);
    return button;
}

static GtkWidget *
new_own_line(Sheet *sheet)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);
    GtkWidget *name = toolkit_entry_new(_("Name of an own preset"));

    sheet->name = GTK_ENTRY(name);
    g_signal_connect(name, "activate", G_CALLBACK(on_save), sheet);
    g_signal_connect_swapped(name, "changed", G_CALLBACK(update_buttons),
                             sheet);
    gtk_box_pack_start(GTK_BOX(line), name, TRUE, TRUE, 0);
    add_button(sheet, line, _("Save Preset"),
               _("Keep the settings of the noise under this name"), on_save);
    sheet->rename =
        add_button(sheet, line, _("Rename"),
                   _("Give this name to the own preset chosen"), on_rename);
    sheet->remove = add_button(sheet, line, _("Delete"),
                               _("Delete the own preset chosen"), on_remove);
    return line;
}

static GtkWidget *
new_notice_line(Sheet *sheet)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);

    sheet->notice = gtk_label_new(NULL);
    toolkit_align_left(sheet->notice);
    toolkit_wrap(sheet->notice, NOTICE_WIDTH);
    gtk_box_pack_start(GTK_BOX(line), sheet->notice, TRUE, TRUE, 0);
    sheet->undo = add_button(sheet, line, _("Undo"),
                             _("Bring the deleted preset back"), on_undo);
    return line;
}

static GtkWidget *
new_switch(Sheet *sheet)
{
    GtkWidget *button = gtk_check_button_new_with_mnemonic(_("_Seamless"));

    gtk_widget_set_tooltip_text(
        button, _("Let presets repeat after the image's width and height"));
    g_object_bind_property(sheet->owner->config, "seamless", button, "active",
                           G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
    /* After config has it. */
    g_signal_connect(button, "notify::active", G_CALLBACK(on_seamless), sheet);
    return button;
}

static void
open_sheet(GtkWidget *button, Sheet *sheet)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);

    sheet->chooser = preset_chooser_new(sheet->presets, on_chosen, sheet);
    preset_chooser_set_activated(sheet->chooser, on_activated);
    toolkit_show_chosen(gtk_bin_get_child(GTK_BIN(sheet->chooser)));
    gtk_box_pack_start(GTK_BOX(box), sheet->chooser, TRUE, TRUE, 0);
    if (knows_seamless(sheet))
        gtk_box_pack_start(GTK_BOX(box), new_switch(sheet), FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), new_own_line(sheet), FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), new_notice_line(sheet), FALSE, FALSE, 0);
    gtk_widget_show_all(box);
    sheet->window = sheet_window_new(button, _("Presets"), box);
    say(sheet, NULL);
    update_buttons(sheet);
}

static void
on_clicked(GtkWidget *button, Sheet *sheet)
{
    if (sheet->window == NULL)
        open_sheet(button, sheet);
    if (!gtk_widget_get_visible(sheet->window))
        g_clear_pointer(&sheet->chosen, g_free);
    sheet_window_present(sheet->window);
}

GtkWidget *
preset_button_new(const RecipeOwner *owner, LatticePresets *presets, int width,
                  int height)
{
    Sheet *sheet = g_new0(Sheet, 1);
    GtkWidget *button =
        buttons_new(_("Presets..."), _("Looks to choose from by eye"));

    sheet->owner = owner;
    sheet->width = width;
    sheet->height = height;
    sheet->presets = presets;
    g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), sheet);
    g_object_set_data_full(G_OBJECT(button), "sheet", sheet, free_sheet);
    return button;
}
