/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Columns that are as wide whatever is shown: groups of sizes do not count what
 * is hidden, and sliders would jump when a row comes or goes.
 */
#include "controls-columns.h"

#include "toolkit.h"

/* The width of a label's text, shown or not. */
static int
find_width(GtkWidget *label)
{
    PangoLayout *layout = gtk_widget_create_pango_layout(
        label, gtk_label_get_text(GTK_LABEL(label)));
    int width;

    pango_layout_get_pixel_size(layout, &width, NULL);
    g_object_unref(layout);
    return width;
}

static void
keep(GtkWidget *grid, const Row *row, RowColumn column)
{
    GtkWidget *space = gtk_label_new(NULL);
    int width = 0;

    for (GSList *at = gtk_size_group_get_widgets(row->columns[column]);
         at != NULL; at = at->next) {
        if (!gtk_label_get_line_wrap(at->data))
            width = MAX(width, find_width(at->data));
    }
    gtk_widget_set_size_request(space, width, -1);
    gtk_size_group_add_widget(row->columns[column], space);
    toolkit_grid_attach(grid, space, (int)column, 0, 1, 1, FALSE);
    gtk_widget_show(space);
}

void
columns_keep(GtkWidget *grid, const Row *row)
{
    keep(grid, row, ROW_LABEL);
    keep(grid, row, ROW_UNIT);
}
