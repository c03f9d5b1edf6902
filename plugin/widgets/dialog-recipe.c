/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Buttons that copy and paste recipes as text.
 */
#include "dialog-recipe.h"

#include <glib/gi18n-lib.h>

#include "buttons.h"
#include "controls-chain.h"
#include "toolkit.h"

void
recipe_put(const RecipeOwner *owner, const char *recipe)
{
    g_autoptr(GError) error = NULL;

    chain_hold(owner->config, TRUE);
    /* What is said goes also if the recipe is what there was. */
    owner->say(owner->data, owner->take(owner->data, recipe, &error)
                                ? NULL
                                : error->message);
    chain_hold(owner->config, FALSE);
}

static void
on_copy(GtkWidget *button, const RecipeOwner *owner)
{
    GtkClipboard *clipboard =
        gtk_widget_get_clipboard(button, GDK_SELECTION_CLIPBOARD);
    g_autofree char *recipe = owner->get(owner->data, NULL);

    if (recipe == NULL)
        return;
    gtk_clipboard_set_text(clipboard, recipe, -1);
    /* So that it stays, if the desktop has a keeper of clipboards, when the
     * plug-in ends. */
    gtk_clipboard_set_can_store(clipboard, NULL, 0);
}

/* Another program's text has come, perhaps after the dialog's end. */
static void
on_text(GtkClipboard *clipboard G_GNUC_UNUSED, const char *text, gpointer data)
{
    GtkWidget *button = data;
    const RecipeOwner *owner = g_object_get_data(G_OBJECT(button), "owner");

    if (gtk_widget_get_mapped(button)) {
        g_autofree char *recipe = g_strdup(text != NULL ? text : "");
        if (*g_strstrip(recipe) != '\0')
            recipe_put(owner, recipe);
        else
            owner->say(owner->data, _("There is no text in the clipboard: "
                                      "copy a recipe first"));
    }
    g_object_unref(button);
}

static void
on_paste(GtkWidget *button, gpointer data G_GNUC_UNUSED)
{
    gtk_clipboard_request_text(
        gtk_widget_get_clipboard(button, GDK_SELECTION_CLIPBOARD), on_text,
        g_object_ref(button));
}

/* What was copied must outlive the plug-in. */
static void
on_unmap(GtkWidget *button, gpointer data G_GNUC_UNUSED)
{
    gtk_clipboard_store(
        gtk_widget_get_clipboard(button, GDK_SELECTION_CLIPBOARD));
}

GtkWidget *
recipe_buttons_new(const RecipeOwner *owner)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *copy =
        buttons_new(_("Copy Recipe"),
                    _("Copy all settings of the noise as one line of text"));
    GtkWidget *paste = buttons_new(_("Paste Recipe"),
                                   _("Take the settings from a recipe that was "
                                     "copied, here or elsewhere"));

    g_object_set_data(G_OBJECT(paste), "owner", (gpointer)owner);
    g_signal_connect(copy, "clicked", G_CALLBACK(on_copy), (gpointer)owner);
    g_signal_connect(copy, "unmap", G_CALLBACK(on_unmap), NULL);
    g_signal_connect(paste, "clicked", G_CALLBACK(on_paste), NULL);
    gtk_box_pack_end(GTK_BOX(box), paste, FALSE, FALSE, 0);
    gtk_box_pack_end(GTK_BOX(box), copy, FALSE, FALSE, 0);
    return box;
}
