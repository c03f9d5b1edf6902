/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Copies and pastes recipes as text.
 */
#include "recipe-owner.h"

#include <glib/gi18n-lib.h>

#include "chain.h"

gboolean
recipe_owner_put(const RecipeOwner *owner, const char *recipe)
{
    g_autoptr(GError) error = NULL;

    chain_hold(owner->config, TRUE);
    const gboolean is_taken = owner->take(owner->data, recipe, &error);
    /* Also clears an old sentence if the recipe changes no argument. */
    owner->say(owner->data, is_taken ? NULL : error->message);
    chain_hold(owner->config, FALSE);
    return is_taken;
}

static GtkClipboard *
find_clipboard(GtkWidget *widget)
{
    return gtk_widget_get_clipboard(widget, GDK_SELECTION_CLIPBOARD);
}

void
recipe_copy(const RecipeOwner *owner, GtkWidget *widget)
{
    GtkClipboard *clipboard = find_clipboard(widget);
    g_autofree char *recipe = owner->get(owner->data, NULL);

    if (recipe == NULL)
        return;
    gtk_clipboard_set_text(clipboard, recipe, -1);
    /* A clipboard manager may keep it when the plug-in ends. */
    gtk_clipboard_set_can_store(clipboard, NULL, 0);
}

void
recipe_store_copied(GtkWidget *widget)
{
    gtk_clipboard_store(find_clipboard(widget));
}

/* A request for the clipboard's text; freed by on_text(). */
typedef struct Paste {
    const RecipeOwner *owner;
    GtkWidget *widget;
    void (*pasted)(gpointer data);
    gpointer data;
} Paste;

static void
take_text(const Paste *paste, const char *text)
{
    const RecipeOwner *owner = paste->owner;
    g_autofree char *recipe = g_strdup(text != NULL ? text : "");

    if (*g_strstrip(recipe) == '\0')
        owner->say(owner->data, _("There is no text in the clipboard: copy a "
                                  "recipe first"));
    else if (recipe_owner_put(owner, recipe))
        paste->pasted(paste->data);
}

/* The clipboard's text has come, perhaps after the dialog was closed. */
static void
on_text(GtkClipboard *clipboard G_GNUC_UNUSED, const char *text, gpointer data)
{
    Paste *paste = data;

    if (gtk_widget_get_mapped(paste->widget))
        take_text(paste, text);
    g_object_unref(paste->widget);
    g_free(paste);
}

void
recipe_paste(const RecipeOwner *owner, GtkWidget *widget,
             void (*pasted)(gpointer data), gpointer data)
{
    Paste *paste = g_new(Paste, 1);

    *paste = (Paste){owner, g_object_ref(widget), pasted, data};
    gtk_clipboard_request_text(find_clipboard(widget), on_text, paste);
}
