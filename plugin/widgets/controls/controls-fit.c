/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The button that makes the pattern tile at the image's size.
 */
#include "controls-fit.h"

#include <glib/gi18n-lib.h>

#include "label.h"

static void
on_fit(GtkWidget *button, const ControlsImage *image)
{
    GObject *config = g_object_get_data(G_OBJECT(button), "config");

    g_object_freeze_notify(config);
    g_object_set(config, "period-x", (double)image->width, "period-y",
                 (double)image->height, NULL);
    g_object_thaw_notify(config);
}

void
fit_add(const Row *row, const ControlsImage *image)
{
    GtkWidget *button = label_new_button(
        _("Fit to Image"), _("Make the pattern tile at the image's size"));

    g_object_set_data(G_OBJECT(button), "config", row->config);
    g_signal_connect(button, "clicked", G_CALLBACK(on_fit), (gpointer)image);
    row_attach(row, button, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
}
