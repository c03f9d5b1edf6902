/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A button that opens a sheet of other seeds and values.
 */
#include "explorer-button.h"

#include <glib/gi18n-lib.h>

#include "explorer-view.h"
#include "label.h"
#include "sheet-window.h"

/* Freed with its button. */
typedef struct Explorer {
    const RecipeOwner *owner;
    GtkWidget *window; /* NULL: not opened yet */
    GtkWidget *view;
} Explorer;

static void
on_chosen(const char *recipe, gpointer data)
{
    const Explorer *explorer = data;

    recipe_owner_put(explorer->owner, recipe);
}

static void
on_clicked(GtkWidget *button, Explorer *explorer)
{
    g_autofree char *recipe = explorer->owner->get(explorer->owner->data, NULL);

    if (explorer->window == NULL) {
        explorer->view = explorer_view_new(explorer->owner->size.width,
                                           explorer->owner->size.height,
                                           on_chosen, explorer);
        explorer->window =
            sheet_window_new(button, _("Explore"), explorer->view);
    }
    explorer_view_begin(explorer->view, recipe);
    sheet_window_present(explorer->window);
}

GtkWidget *
explorer_button_new(const RecipeOwner *owner)
{
    Explorer *explorer = g_new0(Explorer, 1);
    GtkWidget *button = label_new_button(
        _("Explore..."), _("Choose a seed or values from pictures"));

    explorer->owner = owner;
    g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), explorer);
    g_object_set_data_full(G_OBJECT(button), "explorer", explorer, g_free);
    return button;
}

void
explorer_button_update(GtkWidget *button)
{
    const Explorer *explorer = g_object_get_data(G_OBJECT(button), "explorer");

    if (explorer->window == NULL || !gtk_widget_get_visible(explorer->window))
        return;
    g_autofree char *recipe = explorer->owner->get(explorer->owner->data, NULL);
    explorer_view_follow(explorer->view, recipe);
}
