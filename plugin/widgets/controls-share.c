/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A line such as "6.3 % of the image's width".
 */
#include "controls-share.h"

#include <glib/gi18n-lib.h>

#include "toolkit.h"

/* Says how large a cell is, as the size makes it. */
static void
show_share(GObject *config, GParamSpec *property G_GNUC_UNUSED,
           GtkWidget *label)
{
    const int width =
        GPOINTER_TO_INT(g_object_get_data(G_OBJECT(label), "width"));
    double scale = 0.0, size = 0.0;

    g_object_get(config, "scale", &scale, "size", &size, NULL);
    const double share = scale * size / width;
    /* Two digits count. */
    const int decimals = share < 1.0 ? 2 : share < 10.0 ? 1 : 0;
    /* TRANSLATORS: how large a cell of the noise is. */
    g_autofree char *text =
        g_strdup_printf(_("%.*f %% of the image's width"), decimals, share);
    gtk_label_set_text(GTK_LABEL(label), text);
}

static PangoAttrList *
small_letters(void)
{
    PangoAttrList *attributes = pango_attr_list_new();

    pango_attr_list_insert(attributes, pango_attr_scale_new(PANGO_SCALE_SMALL));
    return attributes;
}

GtkWidget *
share_new(const Row *row, int width)
{
    GtkWidget *label = gtk_label_new(NULL);
    PangoAttrList *attributes = small_letters();

    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    toolkit_dim(label);
    g_object_set_data(G_OBJECT(label), "width", GINT_TO_POINTER(width));
    g_signal_connect_object(row->config, "notify::scale",
                            G_CALLBACK(show_share), label, 0);
    g_signal_connect_object(row->config, "notify::size", G_CALLBACK(show_share),
                            label, 0);
    show_share(row->config, NULL, label);
    return label;
}
