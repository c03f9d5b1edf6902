/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a sheet of presets, with buttons to save, rename and
 * delete the user's own presets.
 */
#include "preset-button.h"

#include <glib/gi18n-lib.h>

#include "label.h"
#include "look.h"
#include "preset-chooser.h"
#include "preset-name.h"
#include "sheet-window.h"
#include "toolkit.h"

/* The keys that open the sheet and save a preset, in the form that
 * label_parse_key() reads. */
#define OPEN_KEY "<Control>p"
#define SAVE_KEY "<Control>s"

/* The width of notices, in characters.  Longer ones are wrapped, so that they do not
 * widen the sheet. */
#define NOTICE_WIDTH 26

/* The limits of the chooser's size: how many pictures it shows side by side, and its
 * height in pixels.  It stays within them even if there is more room beside the dialog,
 * so that it does not cover too much of the image. */
#define LEAST_ACROSS 1
#define MOST_ACROSS  3
#define LEAST_HEIGHT 200
#define MOST_HEIGHT  700

/* The dialog stays where it is if this many pictures fit side by side beside it. */
#define ENOUGH_ACROSS 2

/* A sheet of presets; freed with its button. */
typedef struct Sheet {
    const RecipeOwner *owner;
    const LatticePresets *presets;
    /* Called when the user's presets have changed; may be NULL. */
    void (*changed)(gpointer data);
    gpointer data;
    GtkWidget *button; /* opens the sheet */
    GtkAccelGroup *keys;
    GtkWidget *window; /* NULL: not opened yet */
    /* The widgets in the window. */
    GtkWidget *chooser, *adds, *rename, *remove, *notice, *undo;
    char *used;   /* the last preset chosen in the open sheet, or NULL */
    char *own;    /* the selected preset if it is the user's own, or NULL */
    char *ground; /* the recipe that layers are added to; NULL: none */
    char *deleted, *old_recipe; /* what undo restores; NULL: nothing */
} Sheet;

static void
free_sheet(gpointer data)
{
    Sheet *sheet = data;

    g_free(sheet->used);
    g_free(sheet->own);
    g_free(sheet->ground);
    g_free(sheet->deleted);
    g_free(sheet->old_recipe);
    g_object_unref(sheet->keys);
    g_free(sheet);
}

static void
replace_text(char **text, const char *by)
{
    g_free(*text);
    *text = g_strdup(by);
}

/* ---- Notices ---------------------------------------------------------- */

/* Shows a sentence, or none if it is NULL, and hides the undo button. */
static void
show_notice(Sheet *sheet, const char *sentence)
{
    g_clear_pointer(&sheet->deleted, g_free);
    g_clear_pointer(&sheet->old_recipe, g_free);
    gtk_label_set_text(GTK_LABEL(sheet->notice),
                       sentence != NULL ? sentence : "");
    gtk_widget_hide(sheet->undo);
}

/* Remembers which of the user's own presets is marked; NULL: none. */
static void
set_own(Sheet *sheet, const char *name)
{
    replace_text(&sheet->own, name);
    gtk_widget_set_sensitive(sheet->rename, name != NULL);
    gtk_widget_set_sensitive(sheet->remove, name != NULL);
}

/* ---- Choosing --------------------------------------------------------- */

/* Returns the recipe of a preset for the owner's picture; free with g_free(). */
static char *
fit_preset(const RecipeOwner *owner, const LatticePreset *preset)
{
    return preset->exact != NULL
               ? lattice_look_fit_recipe(preset->exact, preset->canvas,
                                         owner->size)
               : preset_name_fit(owner, preset->recipe);
}

/* Sets the owner's recipe to a preset's.  A covering, or any preset while "Add as a
 * layer" is checked, is instead added on top of sheet->ground, if there is one. */
static void
put_preset(Sheet *sheet, const LatticePreset *preset)
{
    const gboolean is_added =
        preset->group == PICTURES_GROUP_COVERINGS ||
        gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(sheet->adds));
    const gboolean is_covering = is_added && sheet->ground != NULL;
    g_autofree char *recipe =
        is_covering
            ? lattice_look_cover(sheet->ground, preset, sheet->owner->size)
            : fit_preset(sheet->owner, preset);

    if (recipe != NULL)
        recipe_owner_put(sheet->owner, recipe);
    if (!is_covering) {
        /* Only noise that was never drawn has no name.  It is not a preset. */
        if (*preset->name == '\0')
            sheet->owner->forget(sheet->owner->data);
        replace_text(&sheet->ground, recipe);
    }
    show_notice(sheet, NULL);
}

static void
on_chosen(const LatticePreset *preset, gboolean is_activated, gpointer data)
{
    Sheet *sheet = data;

    replace_text(&sheet->used, *preset->name != '\0' ? preset->name : NULL);
    put_preset(sheet, preset);
    set_own(sheet, preset->is_own ? preset->name : NULL);
    if (is_activated)
        gtk_widget_hide(sheet->window);
}

/* ---- The user's own presets ------------------------------------------ */

/* Shows the presets again after the user's own presets have changed.  Marks the one
 * with this name, or none if `name` is NULL. */
static void
refresh(Sheet *sheet, const char *name)
{
    show_notice(sheet, NULL);
    preset_chooser_refresh(sheet->chooser, name);
    set_own(sheet, name);
    if (sheet->changed != NULL)
        sheet->changed(sheet->data);
}

/* Returns the preset that has the same look as the owner's recipe or, failing that,
 * the one that the recipe was made from.  Returns NULL if the list has neither. */
static const LatticePreset *
find_look(const Sheet *sheet, const GPtrArray *list)
{
    const RecipeOwner *owner = sheet->owner;
    g_autofree char *name = lattice_read_text(owner->config, "look");
    g_auto(LatticeRequest) present = {.recipe = NULL};
    const LatticePreset *look = owner->get(owner->data, &present)
                                    ? lattice_look_find(list, present.recipe)
                                    : NULL;

    return look != NULL ? look : lattice_presets_find_name(list, name);
}

static gboolean
is_shown(const Sheet *sheet)
{
    return sheet->window != NULL && gtk_widget_get_visible(sheet->window);
}

/* Saves the owner's recipe as a preset.  Suggests the name of the marked preset or,
 * while the sheet is closed, of the preset from find_look(), provided that it is one
 * of the user's own. */
static void
on_save(Sheet *sheet)
{
    g_autoptr(GPtrArray) list = lattice_presets_list(sheet->presets);
    const LatticePreset *look = find_look(sheet, list);
    const char *own = is_shown(sheet)                ? sheet->own
                      : look != NULL && look->is_own ? look->name
                                                     : NULL;
    GtkWidget *window = is_shown(sheet)
                            ? sheet->window
                            : gtk_widget_get_toplevel(sheet->button);
    g_autofree char *name =
        preset_name_save(window, sheet->owner, sheet->presets, own);

    if (name != NULL && is_shown(sheet))
        refresh(sheet, name);
    else if (name != NULL && sheet->changed != NULL)
        sheet->changed(sheet->data);
}

static gboolean
on_save_key(Sheet *sheet)
{
    on_save(sheet);
    return TRUE;
}

static void
on_rename(Sheet *sheet)
{
    g_autofree char *name =
        preset_name_change(sheet->window, sheet->presets, sheet->own);

    if (name != NULL)
        refresh(sheet, name);
}

static void
on_remove(Sheet *sheet)
{
    g_autofree char *name = g_strdup(sheet->own);
    g_autoptr(GError) error = NULL;
    g_autofree char *recipe =
        lattice_presets_load(sheet->presets, name, &error);

    if (recipe == NULL ||
        !lattice_presets_delete(sheet->presets, name, &error)) {
        show_notice(sheet, error->message);
        return;
    }
    g_autofree char *sentence = g_strdup_printf(_("Deleted: %s"), name);
    refresh(sheet, NULL);
    show_notice(sheet, sentence);
    sheet->deleted = g_steal_pointer(&name);
    sheet->old_recipe = g_steal_pointer(&recipe);
    gtk_widget_show(sheet->undo);
}

static void
on_undo(Sheet *sheet)
{
    g_autofree char *name = g_strdup(sheet->deleted);
    g_autoptr(GError) error = NULL;

    if (lattice_presets_save(sheet->presets, name, sheet->old_recipe, FALSE,
                             &error))
        refresh(sheet, name);
    else
        show_notice(sheet, error->message);
}

/* ---- The sheet -------------------------------------------------------- */

/* Adds the buttons for the user's own presets to the window's last line. */
static void
add_own_buttons(Sheet *sheet)
{
    GtkWidget *line = sheet_window_get_line(sheet->window);

    g_autofree char *help = label_help_with_key(
        _("Save the noise settings under a name"), SAVE_KEY);

    label_add_button(line, _("Save..."), help, G_CALLBACK(on_save), sheet);
    sheet->rename = label_add_button(
        line, _("Rename..."), _("Rename the selected preset, if it is yours"),
        G_CALLBACK(on_rename), sheet);
    sheet->remove = label_add_button(
        line, _("Delete"), _("Delete the selected preset, if it is yours"),
        G_CALLBACK(on_remove), sheet);
    gtk_widget_show_all(line);
}

static GtkWidget *
new_notice_line(Sheet *sheet)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);

    sheet->notice = gtk_label_new(NULL);
    gtk_widget_set_name(sheet->notice, "notice");
    label_align_left(sheet->notice);
    toolkit_wrap(sheet->notice, NOTICE_WIDTH);
    toolkit_pack(line, sheet->notice, TRUE);
    sheet->undo =
        label_add_button(line, _("Undo"), _("Restore the deleted preset"),
                         G_CALLBACK(on_undo), sheet);
    return line;
}

/* Makes the chooser show coverings first while looks are added as layers: any other
 * look would hide what is below it. */
static void
on_adds(GtkToggleButton *adds, const Sheet *sheet)
{
    preset_chooser_prefer_coverings(sheet->chooser,
                                    gtk_toggle_button_get_active(adds));
}

/* Records the preset chosen last as used, but not those that the user tried before. */
static void
on_closed(Sheet *sheet)
{
    if (sheet->used != NULL)
        lattice_presets_use(sheet->presets, sheet->used);
    g_clear_pointer(&sheet->used, g_free);
}

static void
build_window(GtkWidget *button, Sheet *sheet)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, TOOLKIT_GAP);

    sheet->chooser = preset_chooser_new(sheet->presets, on_chosen, sheet);
    toolkit_pack(box, sheet->chooser, TRUE);
    sheet->adds = gtk_check_button_new_with_label(_("Add as a layer"));
    gtk_widget_set_tooltip_text(
        sheet->adds, _("Put the preset on top of the current noise, like a "
                       "covering"));
    g_signal_connect(sheet->adds, "toggled", G_CALLBACK(on_adds), sheet);
    toolkit_pack(box, sheet->adds, FALSE);
    toolkit_pack(box, new_notice_line(sheet), FALSE);
    gtk_widget_show_all(box);
    sheet->window = sheet_window_new(button, _("Presets"), box);
    add_own_buttons(sheet);
    g_signal_connect_swapped(sheet->window, "unmap", G_CALLBACK(on_closed),
                             sheet);
    g_signal_connect_swapped(sheet->window, "destroy", G_CALLBACK(on_closed),
                             sheet);
}

/* Sets the chooser's size, and returns the size that the window then needs. */
static GtkRequisition
set_size(const Sheet *sheet, int n_across, int height)
{
    gtk_widget_set_size_request(
        sheet->chooser, preset_chooser_measure(sheet->chooser, n_across),
        height);
    return toolkit_measure(sheet->window);
}

/* Makes the chooser as large as the room beside the dialog allows, within its
 * limits. */
static void
fit_room(const Sheet *sheet)
{
    int n_across = MOST_ACROSS;
    const int least_height =
        set_size(sheet, ENOUGH_ACROSS, LEAST_HEIGHT).height;
    const GdkRectangle room = sheet_window_make_room(sheet->window);
    const int height = CLAMP(room.height - least_height + LEAST_HEIGHT,
                             LEAST_HEIGHT, MOST_HEIGHT);

    while (set_size(sheet, n_across, height).width > room.width &&
           n_across > LEAST_ACROSS)
        n_across--;
}

/* Shows the presets when the sheet is opened.  Unless presets are added as layers,
 * marks the one that has the same look as the owner's recipe or, failing that, the
 * one that the recipe was made from. */
static void
begin_sheet(Sheet *sheet, gboolean adds)
{
    g_autoptr(GError) problem = NULL;
    g_autoptr(GPtrArray) list = lattice_presets_list(sheet->presets);

    g_free(sheet->ground);
    sheet->ground = recipe_owner_print(sheet->owner);
    const LatticePreset *look = adds ? NULL : find_look(sheet, list);
    preset_chooser_refresh(sheet->chooser, look != NULL ? look->name : NULL);
    set_own(sheet, look != NULL && look->is_own ? look->name : NULL);
    /* Report a file that is not a valid preset; otherwise the user would not know
     * why it is missing. */
    lattice_presets_check_own(sheet->presets, &problem);
    show_notice(sheet, problem != NULL ? problem->message : NULL);
    fit_room(sheet);
}

/* Opens the sheet.  If `adds` is true, presets are added as layers. */
static void
open_sheet(GtkWidget *button, Sheet *sheet, gboolean adds)
{
    if (sheet->window == NULL)
        build_window(button, sheet);
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(sheet->adds), adds);
    if (!gtk_widget_get_visible(sheet->window))
        begin_sheet(sheet, adds);
    sheet_window_present(sheet->window);
}

static void
on_clicked(GtkWidget *button, Sheet *sheet)
{
    open_sheet(button, sheet, FALSE);
}

void
preset_button_add(GtkWidget *button)
{
    open_sheet(button, g_object_get_data(G_OBJECT(button), "sheet"), TRUE);
}

static gboolean
on_open_key(Sheet *sheet)
{
    if (is_shown(sheet))
        sheet_window_present(sheet->window);
    else
        open_sheet(sheet->button, sheet, FALSE);
    return TRUE;
}

static void
add_key(Sheet *sheet, const char *key, GCallback pressed)
{
    const LabelKey parsed = label_parse_key(key);

    gtk_accel_group_connect(sheet->keys, parsed.value, parsed.modifiers,
                            (GtkAccelFlags)0,
                            g_cclosure_new_swap(pressed, sheet, NULL));
}

/* Adds the accelerators to the button's window, but only once.  Sheets copy them from
 * that window. */
static void
on_map(GtkWidget *button, Sheet *sheet)
{
    GtkWindow *window = GTK_WINDOW(gtk_widget_get_toplevel(button));

    if (g_slist_find(gtk_accel_groups_from_object(G_OBJECT(window)),
                     sheet->keys) == NULL)
        gtk_window_add_accel_group(window, sheet->keys);
}

GtkWidget *
preset_button_new(const RecipeOwner *owner, const LatticePresets *presets,
                  void (*changed)(gpointer data), gpointer data)
{
    Sheet *sheet = g_new0(Sheet, 1);
    g_autofree char *help = label_help_with_key(
        _("Choose a ready-made look from pictures"), OPEN_KEY);
    GtkWidget *button = label_new_button(_("Presets..."), help);

    sheet->owner = owner;
    sheet->presets = presets;
    sheet->changed = changed;
    sheet->data = data;
    sheet->button = button;
    sheet->keys = gtk_accel_group_new();
    add_key(sheet, OPEN_KEY, G_CALLBACK(on_open_key));
    add_key(sheet, SAVE_KEY, G_CALLBACK(on_save_key));
    g_signal_connect(button, "map", G_CALLBACK(on_map), sheet);
    g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), sheet);
    g_object_set_data_full(G_OBJECT(button), "sheet", sheet, free_sheet);
    return button;
}
