/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes lines about the widgets of a program, with fields separated by tabs; see
 * widgets-socket.c.
 */
#include "widgets.h"

#include <gdk/gdkkeysyms.h>
#include <gdk/gdkx.h>

static void
list(GtkWidget *widget, gpointer data)
{
    if (!gtk_widget_get_mapped(widget))
        return;
    g_ptr_array_add(data, widget);
    if (GTK_IS_CONTAINER(widget))
        gtk_container_forall(GTK_CONTAINER(widget), list, data);
}

GPtrArray *
widgets_list(void)
{
    GPtrArray *widgets = g_ptr_array_new();
    GList *windows = gtk_window_list_toplevels();

    for (GList *at = windows; at != NULL; at = at->next)
        list(at->data, widgets);
    g_list_free(windows);
    return widgets;
}

/* Returns the text in the second column, where libgimpwidgets' lists have it. */
static char *
get_row_text(GtkTreeModel *model, GtkTreeIter *row)
{
    char *text = NULL;

    if (gtk_tree_model_get_n_columns(model) > 1 &&
        gtk_tree_model_get_column_type(model, 1) == G_TYPE_STRING)
        gtk_tree_model_get(model, row, 1, &text, -1);
    return text;
}

static char *
get_choice(GtkComboBox *combo)
{
    GtkTreeModel *model = gtk_combo_box_get_model(combo);
    GtkTreeIter row;

    return model != NULL && gtk_combo_box_get_active_iter(combo, &row)
               ? get_row_text(model, &row)
               : NULL;
}

/* Returns the text of a cell view, which is an entry of the menu that a combo box
 * opens. */
static char *
get_entry_of_menu(GtkCellView *view)
{
    GtkTreeModel *model = gtk_cell_view_get_model(view);
    GtkTreePath *path = gtk_cell_view_get_displayed_row(view);
    GtkTreeIter row;
    char *text = NULL;

    if (model != NULL && path != NULL &&
        gtk_tree_model_get_iter(model, &row, path))
        text = get_row_text(model, &row);
    gtk_tree_path_free(path);
    return text;
}

/* Returns the text of the first label inside a widget, or NULL. */
static const char *
find_label(GtkWidget *widget)
{
    const char *text = NULL;

    if (GTK_IS_LABEL(widget))
        return gtk_label_get_text(GTK_LABEL(widget));
    if (!GTK_IS_CONTAINER(widget))
        return NULL;
    GList *children = gtk_container_get_children(GTK_CONTAINER(widget));
    for (GList *at = children; at != NULL && text == NULL; at = at->next)
        text = find_label(at->data);
    g_list_free(children);
    return text;
}

static char *
get_text(GtkWidget *widget)
{
    if (GTK_IS_ENTRY(widget))
        return g_strdup(gtk_entry_get_text(GTK_ENTRY(widget)));
    if (GTK_IS_COMBO_BOX(widget))
        return get_choice(GTK_COMBO_BOX(widget));
    if (GTK_IS_CELL_VIEW(widget))
        return get_entry_of_menu(GTK_CELL_VIEW(widget));
    if (GTK_IS_LABEL(widget) || GTK_IS_BUTTON(widget) ||
        GTK_IS_EXPANDER(widget))
        return g_strdup(
            find_label(GTK_IS_EXPANDER(widget)
                           ? gtk_expander_get_label_widget(GTK_EXPANDER(widget))
                           : widget));
    return NULL;
}

/* Returns the label of one of GIMP's own sliders or combo boxes, which draw it
 * themselves. */
static char *
get_own_label(GtkWidget *widget)
{
    char *label = NULL;

    if ((GTK_IS_ENTRY(widget) || GTK_IS_COMBO_BOX(widget)) &&
        g_object_class_find_property(G_OBJECT_GET_CLASS(widget), "label"))
        g_object_get(widget, "label", &label, NULL);
    return label;
}

static gboolean
is_active(GtkWidget *widget)
{
    if (GTK_IS_EXPANDER(widget))
        return gtk_expander_get_expanded(GTK_EXPANDER(widget));
    return GTK_IS_TOGGLE_BUTTON(widget) &&
           gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(widget));
}

/* Writes the letter that leads to a widget together with Alt, or nothing if there is
 * none.  GTK does not know the letters in labels that widgets draw themselves, so the
 * plug-in keeps their keys: see bars_get_key(). */
static void
get_letter(GtkWidget *widget, char letter[8])
{
    const guint key = GTK_IS_LABEL(widget)
                          ? gtk_label_get_mnemonic_keyval(GTK_LABEL(widget))
                          : GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(widget),
                                                               "lattice-key"));
    const gunichar found = key != GDK_KEY_VoidSymbol
                               ? g_unichar_tolower(gdk_keyval_to_unicode(key))
                               : 0;

    letter[found != 0 ? g_unichar_to_utf8(found, letter) : 0] = '\0';
}

void
widgets_tell(gpointer widget, gpointer answer)
{
    GtkWidget *window = gtk_widget_get_toplevel(widget);
    g_autofree char *text = get_text(widget);
    g_autofree char *tooltip = gtk_widget_get_tooltip_text(widget);
    g_autofree char *label = get_own_label(widget);
    GtkAllocation place;
    int x = 0, y = 0;
    char letter[8];

    get_letter(widget, letter);
    gtk_widget_get_allocation(widget, &place);
    if (widget != window)
        gtk_widget_translate_coordinates(widget, window, 0, 0, &x, &y);
    g_autofree char *line = g_strdup_printf(
        "%lu\t%s\t%s\t%s\t%s\t%s\t%s",
        (gulong)GDK_WINDOW_XID(gtk_widget_get_window(window)),
        G_OBJECT_TYPE_NAME(widget), gtk_widget_get_name(widget),
        text != NULL ? text : "", tooltip != NULL ? tooltip : "",
        label != NULL ? label : "", letter);
    g_string_append_printf(answer, "%s\t%d\t%d\t%d\t%d\t%d\t%d\n",
                           g_strdelimit(line, "\n\r", ' '), x, y, place.width,
                           place.height, gtk_widget_is_sensitive(widget),
                           is_active(widget));
}

/* Returns how many characters of a text are in no font. */
static int
count_unknown(GtkWidget *widget, const char *text)
{
    PangoLayout *layout = gtk_widget_create_pango_layout(widget, text);
    const int n_unknown = pango_layout_get_unknown_glyphs_count(layout);

    g_object_unref(layout);
    return n_unknown;
}

static int
measure(GtkWidget *widget, const char *text)
{
    PangoLayout *layout = gtk_widget_create_pango_layout(widget, text);
    int width;

    pango_layout_get_pixel_size(layout, &width, NULL);
    g_object_unref(layout);
    return width;
}

/* True if a label is ellipsized, or wider than its place. */
static gboolean
is_cut(GtkLabel *label)
{
    PangoLayout *layout = gtk_label_get_layout(label);
    GtkAllocation place;
    int width;

    gtk_widget_get_allocation(GTK_WIDGET(label), &place);
    pango_layout_get_pixel_size(layout, &width, NULL);
    /* A label that is not shown has no place. */
    return pango_layout_is_ellipsized(layout) ||
           (place.width > 1 && width > place.width);
}

/* Adds the widths of the text and of the inner label, whether the text is cut off,
 * and how many characters are in no font. */
void
widgets_tell_text(gpointer widget, gpointer answer)
{
    g_autofree char *shown = get_text(widget);
    g_autofree char *tooltip = gtk_widget_get_tooltip_text(widget);
    g_autofree char *own = get_own_label(widget);
    g_autofree char *all =
        g_strconcat(shown != NULL ? shown : "", tooltip != NULL ? tooltip : "",
                    own != NULL ? own : "", NULL);

    widgets_tell(widget, answer);
    g_string_truncate(answer, ((GString *)answer)->len - 1);
    g_string_append_printf(answer, "\t%d\t%d\t%d\t%d\n",
                           measure(widget, shown != NULL ? shown : ""),
                           measure(widget, own != NULL ? own : ""),
                           GTK_IS_LABEL(widget) && is_cut(widget),
                           count_unknown(widget, all));
}

/* Pixels between the places where items of an icon view are searched for.  Items are
 * larger than this. */
#define STEP 8

/* Returns where an item of an icon view is, if it is visible.  Searches, because GTK
 * 2 can only tell which item is at a place. */
static GdkRectangle
find_item(GtkIconView *view, int number)
{
    GtkAllocation all;
    GdkRectangle found = {0};

    gtk_widget_get_allocation(GTK_WIDGET(view), &all);
    for (int y = 0; y < all.height; y += STEP) {
        for (int x = 0; x < all.width; x += STEP) {
            int left, top;
            gtk_icon_view_convert_widget_to_bin_window_coords(view, x, y, &left,
                                                              &top);
            GtkTreePath *path = gtk_icon_view_get_path_at_pos(view, left, top);
            const GdkRectangle here = {x, y, STEP, STEP};
            if (path != NULL && gtk_tree_path_get_indices(path)[0] == number) {
                if (found.width == 0)
                    found = here;
                gdk_rectangle_union(&found, &here, &found);
            }
            gtk_tree_path_free(path);
        }
    }
    return found;
}

/* Returns the place of a top-level row. */
static GdkRectangle
find_row(GtkTreeView *view, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);
    GtkAllocation all;
    GdkRectangle found;

    gtk_widget_get_allocation(GTK_WIDGET(view), &all);
    gtk_tree_view_get_cell_area(view, path, NULL, &found);
    gtk_tree_view_convert_bin_window_to_widget_coords(view, 0, found.y,
                                                      &found.x, &found.y);
    gtk_tree_path_free(path);
    found.width = all.width;
    return found;
}

static void
tell_item(GtkWidget *view, const GdkRectangle *place, const char *text,
          GString *answer)
{
    GtkWidget *window = gtk_widget_get_toplevel(view);
    g_autofree char *line = g_strdup(text != NULL ? text : "");
    int left, top;

    gtk_widget_translate_coordinates(view, window, 0, 0, &left, &top);
    g_string_append_printf(
        answer, "%lu\tItem\tItem\t%s\t\t\t\t%d\t%d\t%d\t%d\t1\t0\n",
        (gulong)GDK_WINDOW_XID(gtk_widget_get_window(window)),
        g_strdelimit(line, "\n\r\t", ' '), left + place->x, top + place->y,
        place->width, place->height);
}

void
widgets_tell_items(gpointer view, gpointer answer)
{
    GtkTreeModel *model = NULL;
    GtkTreeIter row;
    int number = 0;

    if (GTK_IS_ICON_VIEW(view))
        model = gtk_icon_view_get_model(GTK_ICON_VIEW(view));
    else if (GTK_IS_TREE_VIEW(view))
        model = gtk_tree_view_get_model(GTK_TREE_VIEW(view));
    if (model == NULL)
        return;
    for (gboolean is_one = gtk_tree_model_get_iter_first(model, &row); is_one;
         is_one = gtk_tree_model_iter_next(model, &row), number++) {
        g_autofree char *text = NULL;
        GdkRectangle place;
        if (GTK_IS_ICON_VIEW(view)) {
            place = find_item(GTK_ICON_VIEW(view), number);
            gtk_tree_model_get(
                model, &row, gtk_icon_view_get_text_column(GTK_ICON_VIEW(view)),
                &text, -1);
        } else {
            place = find_row(GTK_TREE_VIEW(view), number);
            text = get_row_text(model, &row);
        }
        tell_item(view, &place, text, answer);
    }
}
