/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The chooser of presets in a window of its own, for tests: finds what it
 * shows, selects and presses keys.
 */
#ifndef CHOOSER_H
#define CHOOSER_H

#include <gdk/gdkkeysyms.h>
#include <gtk/gtk.h>
#include <string.h>

#include "check.h"
#include "preset-chooser.h"
#include "preset-finding.h"
#include "settle.h"

/* The columns of the chooser's models. */
enum { COLUMN_PICTURE, COLUMN_LABEL };

/* Entries in the list of groups: all, those used last, own presets, the first
 * shipped ones. */
enum { ALL, USED, OWN, GRAY, SKY };

/* As many thumbnails as open_window() has room for side by side. */
#define IN_A_ROW 4

/* The smallest side of a thumbnail, in pixels. */
#define SIDE 96

static LatticePresets *presets;
static GtkWidget *window, *chooser;
static GtkIconView *view;
static GtkComboBox *groups;
static GtkEntry *search;
static GtkAdjustment *place;

static char chosen_name[100];
static int n_chosen, n_activated;

static void
on_chosen(const LatticePreset *preset, gpointer data)
{
    CHECK(data == &n_chosen);
    g_strlcpy(chosen_name, preset->name, sizeof chosen_name);
    n_chosen++;
}

static void
on_activated(const LatticePreset *preset G_GNUC_UNUSED,
             gpointer data G_GNUC_UNUSED)
{
    n_activated++;
}

static void
find_parts(GtkWidget *widget, gpointer data)
{
    if (GTK_IS_ICON_VIEW(widget))
        view = GTK_ICON_VIEW(widget);
    if (GTK_IS_COMBO_BOX(widget))
        groups = GTK_COMBO_BOX(widget);
    if (GTK_IS_ENTRY(widget))
        search = GTK_ENTRY(widget);
    if (GTK_IS_SCROLLED_WINDOW(widget))
        place =
            gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(widget));
    if (GTK_IS_CONTAINER(widget))
        gtk_container_foreach(GTK_CONTAINER(widget), find_parts, data);
}

static void
open_window(void)
{
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    chooser = preset_chooser_new(presets, on_chosen, on_activated, &n_chosen);
    gtk_widget_set_size_request(chooser, 540, 560);
    find_parts(chooser, NULL);
    n_chosen = n_activated = 0;
    gtk_window_set_title(GTK_WINDOW(window), "Presets");
    gtk_container_add(GTK_CONTAINER(window), chooser);
    gtk_widget_show_all(window);
}

static void
close_window(void)
{
    gtk_widget_destroy(window);
}

static int
count(void)
{
    return gtk_tree_model_iter_n_children(gtk_icon_view_get_model(view), NULL);
}

/* How many presets a group shows. */
static int
count_in(int group)
{
    gtk_combo_box_set_active(groups, group);
    return count();
}

/* How much the green of a thumbnail's pixels differs, from 0 to 255. */
static int
find_contrast(int number)
{
    GtkTreeModel *model = gtk_icon_view_get_model(view);
    GtkTreeIter row;
    GdkPixbuf *picture;
    guchar darkest = 255, brightest = 0;

    gtk_tree_model_iter_nth_child(model, &row, NULL, number);
    gtk_tree_model_get(model, &row, COLUMN_PICTURE, &picture, -1);
    CHECK(gdk_pixbuf_get_width(picture) >= SIDE);
    CHECK(gdk_pixbuf_get_height(picture) >= SIDE);
    const guchar *pixels = gdk_pixbuf_get_pixels(picture);
    for (int i = 0; i < SIDE * SIDE; i++) {
        darkest = MIN(darkest, pixels[4 * i + 1]);
        brightest = MAX(brightest, pixels[4 * i + 1]);
    }
    g_object_unref(picture);
    return brightest - darkest;
}

static void
select_one(int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    gtk_icon_view_select_path(view, path);
    gtk_tree_path_free(path);
}

/* The number of the selected preset; -1: none. */
static int
find_marked(void)
{
    GList *marked = gtk_icon_view_get_selected_items(view);
    const int number =
        marked != NULL ? gtk_tree_path_get_indices(marked->data)[0] : -1;

    CHECK(g_list_length(marked) <= 1);
    g_list_free_full(marked, (GDestroyNotify)gtk_tree_path_free);
    return number;
}

static gboolean
has_label(int number, const char *label)
{
    GtkTreeModel *model = gtk_icon_view_get_model(view);
    g_autofree char *found = NULL;
    GtkTreeIter row;

    if (!gtk_tree_model_iter_nth_child(model, &row, NULL, number))
        return FALSE;
    gtk_tree_model_get(model, &row, COLUMN_LABEL, &found, -1);
    return g_strcmp0(found, label) == 0;
}

/* Gives the window the keyboard, because no window manager does. */
static void
focus_window(void)
{
    GdkEvent *event = gdk_event_new(GDK_FOCUS_CHANGE);

    event->focus_change.window = g_object_ref(gtk_widget_get_window(window));
    event->focus_change.in = TRUE;
    gtk_widget_event(window, event);
    gdk_event_free(event);
}

static void
press(GtkWidget *widget, guint key)
{
    GdkEvent *event = gdk_event_new(GDK_KEY_PRESS);
    GdkKeymapKey *keys;
    gint n_keys;

    gdk_keymap_get_entries_for_keyval(
        gdk_keymap_get_for_display(gdk_display_get_default()), key, &keys,
        &n_keys);
    event->key.window = g_object_ref(gtk_widget_get_window(window));
    event->key.keyval = key;
    event->key.hardware_keycode = (guint16)keys[0].keycode;
    g_free(keys);
#if GTK_MAJOR_VERSION >= 3
    gdk_event_set_device(
        event, gdk_seat_get_keyboard(
                   gdk_display_get_default_seat(gdk_display_get_default())));
#endif
    gtk_widget_event(widget, event);
    gdk_event_free(event);
    settle();
}

/* Presses a key in the window; whether this preset is chosen then. */
static gboolean
leads_to(guint key, int number)
{
    const int n_before = n_chosen;

    press(window, key);
    if (find_marked() != number)
        printf("# %s\n", chosen_name);
    return n_chosen == n_before + 1 && find_marked() == number;
}

#endif
