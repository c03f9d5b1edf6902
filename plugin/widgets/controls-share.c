/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A line such as "6.3 % of the image's width".
 */
#include "controls-share.h"

#include <glib/gi18n-lib.h>

#include "toolkit.h"

static gboolean
print_share(GBinding *binding G_GNUC_UNUSED, const GValue *pixels, GValue *text,
            gpointer data)
{
    const double share =
        100.0 * g_value_get_double(pixels) / GPOINTER_TO_INT(data);
    /* Two digits count. */
    const int decimals = share < 1.0 ? 2 : share < 10.0 ? 1 : 0;

    /* TRANSLATORS: how large a cell of the noise is. */
    g_value_take_string(text, g_strdup_printf(_("%.*f %% of the image's width"),
                                              decimals, share));
    return TRUE;
}

static PangoAttrList *
small_letters(void)
{
    PangoAttrList *attributes = pango_attr_list_new();

    pango_attr_list_insert(attributes, pango_attr_scale_new(PANGO_SCALE_SMALL));
    return attributes;
}

void
share_add(const Row *row, int width)
{
    GtkWidget *label = gtk_label_new(NULL);
    PangoAttrList *attributes = small_letters();

    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    toolkit_align_left(label);
    toolkit_dim(label);
    g_object_bind_property_full(row->config, row->key, label, "label",
                                G_BINDING_SYNC_CREATE, print_share, NULL,
                                GINT_TO_POINTER(width), NULL);
    row_attach(row, label, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
}
