/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets, undo and redo, and copying and pasting recipes.
 */
#include "recipe-bar.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "defaults.h"
#include "history.h"
#include "label.h"
#include "look.h"
#include "preset-button.h"
#include "preset-name.h"
#include "scale-row.h"
#include "sphere-button.h"
#include "toolkit.h"

/* A recipe bar; freed with its line. */
typedef struct Bar {
    const RecipeOwner *owner;
    const LatticePresets *presets;
    GPtrArray *list; /* of LatticePreset */
    LatticeHistory *history;
    GtkWidget *line, *presets_button, *look, *sphere;
    GtkWidget *undo, *redo;
    GtkAccelGroup *keys;
    gboolean is_begun; /* the line has been shown, so the history has begun */
} Bar;

/* ---- The look --------------------------------------------------------- */

static void
set_look(GObject *config, const char *name)
{
    g_autofree char *before = lattice_read_text(config, LATTICE_HISTORY_LOOK);

    if (strcmp(name, before) != 0)
        g_object_set(config, LATTICE_HISTORY_LOOK, name, NULL);
}

/* Shows the name of the preset that has the same look as the owner's recipe or,
 * failing that, of the preset that the recipe was made from. */
static void
show_look(const Bar *bar)
{
    const RecipeOwner *owner = bar->owner;
    GObject *config = owner->config;
    g_auto(LatticeRequest) present = {.recipe = NULL};

    if (!owner->get(owner->data, &present))
        lattice_request_clear(&present);
    const NoiseRecipe *recipe = present.recipe;
    const LatticePreset *look = lattice_look_find(bar->list, recipe);

    /* If the recipe is back at its initial values, forget the earlier look. */
    if (look != NULL || lattice_default_holds(recipe, owner->size))
        set_look(config, look != NULL ? look->name : "");
    g_autofree char *name = lattice_read_text(config, LATTICE_HISTORY_LOOK);
    g_autofree char *text =
        lattice_look_label(look, lattice_presets_find_name(bar->list, name));
    sphere_button_update(bar->sphere, &present);
    gtk_label_set_text(GTK_LABEL(bar->look), text != NULL ? text : "");
    gtk_widget_set_tooltip_text(bar->look, text);
}

/* Called when the argument that names the look has changed.  Acts only if the name is
 * now empty, because the look was forgotten.  Any other name is set before its recipe
 * is, and show_look() might replace it with the name of the old recipe's look. */
static void
on_look(GtkWidget *line)
{
    const Bar *bar = g_object_get_data(G_OBJECT(line), "bar");
    g_autofree char *name =
        lattice_read_text(bar->owner->config, LATTICE_HISTORY_LOOK);

    if (*name == '\0')
        show_look(bar);
}

static void
on_history(gpointer data)
{
    Bar *bar = data;

    gtk_widget_set_sensitive(bar->undo, lattice_history_can_undo(bar->history));
    gtk_widget_set_sensitive(bar->redo, lattice_history_can_redo(bar->history));
    show_look(bar);
}

/* Called when the user's presets have changed. */
static void
on_presets(gpointer data)
{
    Bar *bar = data;

    g_clear_pointer(&bar->list, g_ptr_array_unref);
    bar->list = lattice_presets_list(bar->presets);
    show_look(bar);
}

/* ---- The buttons --------------------------------------------------------- */

/* Undoes or redoes a step. */
static void
go_a_step(Bar *bar, void (*step)(LatticeHistory *))
{
    GtkWidget *focus =
        gtk_window_get_focus(GTK_WINDOW(gtk_widget_get_toplevel(bar->line)));

    /* Store a number that is still being typed, so that it can be undone as well. */
    if (focus != NULL && GTK_IS_SPIN_BUTTON(focus))
        gtk_spin_button_update(GTK_SPIN_BUTTON(focus));
    scale_row_hold(bar->owner->config, TRUE);
    step(bar->history);
    scale_row_hold(bar->owner->config, FALSE);
}

static void
on_undo(gpointer data)
{
    go_a_step(data, lattice_history_undo);
}

static void
on_redo(gpointer data)
{
    go_a_step(data, lattice_history_redo);
}

static GtkClipboard *
get_clipboard(GtkWidget *line)
{
    return gtk_widget_get_clipboard(line, GDK_SELECTION_CLIPBOARD);
}

static void
on_copy(gpointer data)
{
    const Bar *bar = data;
    GtkClipboard *clipboard = get_clipboard(bar->line);
    g_autofree char *recipe = recipe_owner_print(bar->owner);

    if (recipe == NULL)
        return;
    gtk_clipboard_set_text(clipboard, recipe, -1);
    /* Let a clipboard manager keep the text when the plug-in ends. */
    gtk_clipboard_set_can_store(clipboard, NULL, 0);
}

/* Lets a clipboard manager keep what was copied. */
static void
store_copied(GtkWidget *line)
{
    gtk_clipboard_store(get_clipboard(line));
}

static void
take_text(const Bar *bar, const char *text)
{
    const RecipeOwner *owner = bar->owner;
    g_autofree char *stripped = g_strstrip(g_strdup(text != NULL ? text : ""));
    g_auto(LatticeRequest) given = {.recipe = NULL};
    const LatticePreset *look = lattice_request_parse(&given, stripped, NULL)
                                    ? lattice_look_find(bar->list, given.recipe)
                                    : NULL;
    /* Text that equals a preset's recipe was probably copied from a gallery, so fit
     * it to the image. */
    const gboolean is_preset =
        look != NULL && strcmp(look->recipe, stripped) == 0;
    g_autofree char *recipe =
        is_preset ? preset_name_fit(owner, stripped) : g_strdup(stripped);

    if (*recipe == '\0')
        owner->say(owner->data, _("There is no text in the clipboard: copy a "
                                  "recipe first"));
    else if (recipe_owner_put(owner, recipe))
        owner->forget(owner->data); /* this recipe was not made from a preset */
}

/* Called when the clipboard's text has arrived, perhaps after the dialog was
 * closed. */
static void
on_text(GtkClipboard *clipboard G_GNUC_UNUSED, const char *text, gpointer line)
{
    if (gtk_widget_get_mapped(line))
        take_text(g_object_get_data(line, "bar"), text);
    g_object_unref(line);
}

static void
on_paste(gpointer data)
{
    const Bar *bar = data;

    gtk_clipboard_request_text(get_clipboard(bar->line), on_text,
                               g_object_ref(bar->line));
}

/* Adds a button. `keys` are its shortcuts, in the form that label_parse_key() reads,
 * separated by spaces; the tooltip shows the first one.  Shortcuts work in
 * windows that have the bar's accelerator group, while the button is sensitive. */
static GtkWidget *
add_button(Bar *bar, const char *icon, const char *text, const char *keys,
           void (*clicked)(gpointer data))
{
    g_autofree char *name = gimp_strip_uline(text);
    g_auto(GStrv) words = g_strsplit(keys, " ", -1);
    g_autofree char *help = label_help_with_key(name, words[0]);
    GtkWidget *button = label_new_icon_button(icon, help);

    for (int i = 0; words[i] != NULL; i++) {
        const LabelKey key = label_parse_key(words[i]);
        gtk_widget_add_accelerator(button, "clicked", bar->keys, key.value,
                                   key.modifiers, (GtkAccelFlags)0);
    }
    g_signal_connect_swapped(button, "clicked", G_CALLBACK(clicked), bar);
    toolkit_pack(bar->line, button, FALSE);
    return button;
}

/* Adds all buttons.  The shortcuts that copy and paste recipes include Shift,
 * because Ctrl+C and Ctrl+V act on the text in entries. */
static void
add_buttons(Bar *bar)
{
    bar->keys = gtk_accel_group_new();
    bar->undo =
        add_button(bar, GIMP_ICON_EDIT_UNDO, _("_Undo"), "<Control>z", on_undo);
    bar->redo = add_button(bar, GIMP_ICON_EDIT_REDO, _("_Redo"),
                           "<Control><Shift>z <Control>y", on_redo);
    add_button(bar, GIMP_ICON_EDIT_COPY, _("_Copy Recipe"), "<Control><Shift>c",
               on_copy);
    add_button(bar, GIMP_ICON_EDIT_PASTE, _("_Paste Recipe"),
               "<Control><Shift>v", on_paste);
}

/* ---- The line --------------------------------------------------------- */

/* Makes a history of all arguments that the dialog's controls can change. */
static LatticeHistory *
new_history(Bar *bar)
{
    GPtrArray *names = g_ptr_array_new();
    size_t n_core, n_own;
    const NoiseParameter *core = noise_parameters(&n_core);
    const NoiseParameter *own = lattice_parameters(&n_own);

    for (size_t i = 0; i < n_core + n_own; i++)
        g_ptr_array_add(names,
                        (gpointer)(i < n_core ? core[i] : own[i - n_core]).key);
    g_ptr_array_add(names, (gpointer)LATTICE_LAYERS_ARGUMENT);
    g_ptr_array_add(names, (gpointer) "mode");
    g_ptr_array_add(names, (gpointer)LATTICE_HISTORY_LOOK);
    g_ptr_array_add(names, NULL);
    LatticeHistory *history = lattice_history_new(
        bar->owner->config, (const char *const *)names->pdata, on_history, bar);
    g_ptr_array_unref(names);
    return history;
}

/* Begins the history, with the current values, when the dialog is first shown. */
static void
on_map(Bar *bar)
{
    if (bar->is_begun)
        return;
    bar->is_begun = TRUE;
    gtk_window_add_accel_group(GTK_WINDOW(gtk_widget_get_toplevel(bar->line)),
                               bar->keys);
    lattice_history_begin(bar->history);
}

/* Frees the history before the controls are destroyed: they may change values while
 * that happens. */
static void
on_destroy(Bar *bar)
{
    g_clear_pointer(&bar->history, lattice_history_free);
}

static void
free_bar(gpointer data)
{
    Bar *bar = data;

    g_clear_pointer(&bar->history, lattice_history_free);
    g_object_unref(bar->keys);
    g_ptr_array_unref(bar->list);
    g_free(bar);
}

GtkWidget *
recipe_bar_new(const RecipeOwner *owner, const LatticePresets *presets)
{
    Bar *bar = g_new0(Bar, 1);

    bar->owner = owner;
    bar->presets = presets;
    bar->list = lattice_presets_list(presets);
    bar->line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);
    toolkit_make_dense(bar->line); /* leave room for the look's name */
    bar->look = gtk_label_new(NULL);
    gtk_widget_set_name(bar->look, "look");
    label_align_left(bar->look);
    gtk_label_set_ellipsize(GTK_LABEL(bar->look), PANGO_ELLIPSIZE_END);
    bar->presets_button = preset_button_new(owner, presets, on_presets, bar);
    toolkit_pack(bar->line, bar->presets_button, FALSE);
    toolkit_pack(bar->line, bar->look, TRUE);
    bar->sphere = sphere_button_new(owner);
    toolkit_pack(bar->line, bar->sphere, FALSE);
    add_buttons(bar);
    bar->history = new_history(bar);
    g_signal_connect_swapped(bar->line, "map", G_CALLBACK(on_map), bar);
    g_signal_connect(bar->line, "unmap", G_CALLBACK(store_copied), NULL);
    g_signal_connect_swapped(bar->line, "destroy", G_CALLBACK(on_destroy), bar);
    g_object_set_data_full(G_OBJECT(bar->line), "bar", bar, free_bar);
    g_signal_connect_object(owner->config, "notify::" LATTICE_HISTORY_LOOK,
                            G_CALLBACK(on_look), bar->line, G_CONNECT_SWAPPED);
    gtk_widget_show_all(bar->line);
    return bar->line;
}

void
recipe_bar_add_look(GtkWidget *line)
{
    const Bar *bar = g_object_get_data(G_OBJECT(line), "bar");

    preset_button_add(bar->presets_button);
}
