/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A box for a choice of no or yes.
 */
#include "controls-seamless.h"

#include <string.h>

#include "bars.h"
#include "controls-share.h"
#include "toolkit.h"

/* Pixels between the box and what stands beside it. */
#define SPACING 6

static gboolean
find_tick(GBinding *binding G_GNUC_UNUSED, const GValue *word,
          GValue *is_ticked, gpointer data G_GNUC_UNUSED)
{
    g_value_set_boolean(is_ticked,
                        g_strcmp0(g_value_get_string(word), "yes") == 0);
    return TRUE;
}

static gboolean
find_word(GBinding *binding G_GNUC_UNUSED, const GValue *is_ticked,
          GValue *word, gpointer data G_GNUC_UNUSED)
{
    g_value_set_string(word, g_value_get_boolean(is_ticked) ? "yes" : "no");
    return TRUE;
}

void
seamless_add(Row *row, int width)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);
    GtkWidget *share = share_new(row, width);
    size_t n_parameters;
    const NoiseParameter *parameter = lattice_parameters(&n_parameters);

    row->key = "seamless";
    while (strcmp(parameter->key, row->key) != 0)
        parameter++;
    GtkWidget *box =
        gtk_check_button_new_with_label(lattice_translate(parameter->label));
    gtk_label_set_mnemonic_widget(GTK_LABEL(gtk_bin_get_child(GTK_BIN(box))),
                                  box);
    gtk_widget_set_name(box, row->key);
    gimp_help_set_help_data(box, lattice_translate(parameter->blurb), NULL);
    g_object_bind_property_full(row->config, row->key, box, "active",
                                G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                find_tick, find_word, NULL, NULL);
    gtk_box_pack_start(GTK_BOX(line), box, FALSE, FALSE, 0);
    gtk_box_pack_end(GTK_BOX(line), share, FALSE, FALSE, 0);
    bars_add_line(row, NULL, line, NULL);
}
