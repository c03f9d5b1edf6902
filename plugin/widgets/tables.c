/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Tables of widgets.
 */
#include "tables.h"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

GtkWidget *
table_new(guint spacing)
{
    GtkWidget *table = gtk_table_new(1, 1, FALSE);

    gtk_table_set_row_spacings(GTK_TABLE(table), spacing);
    gtk_table_set_col_spacings(GTK_TABLE(table), spacing);
    return table;
}

void
table_attach(GtkWidget *table, GtkWidget *child, guint row, guint column,
             guint n_columns)
{
    gtk_table_attach(GTK_TABLE(table), child, column, column + n_columns, row,
                     row + 1, GTK_FILL | GTK_EXPAND, GTK_FILL, 0, 0);
}

G_GNUC_END_IGNORE_DEPRECATIONS
