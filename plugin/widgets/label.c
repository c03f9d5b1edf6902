/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Labels on their own, on buttons, and beside a warning sign.
 */
#include "label.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "toolkit.h"

/* Sets the property, because GTK 2 has no gtk_label_set_xalign(). */
void
label_align_left(GtkWidget *label)
{
    g_object_set(label, "xalign", 0.0f, NULL);
}

GtkWidget *
label_new_for(const char *text, GtkWidget *widget)
{
    GtkWidget *label = gtk_label_new(text);
    g_autofree char *help = gtk_widget_get_tooltip_text(widget);

    label_align_left(label);
    /* Tell screen readers which widget this labels. */
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), widget);
    gtk_widget_set_tooltip_text(label, help);
    return label;
}

GtkWidget *
label_new_styled(const char *text, PangoAttribute *attribute)
{
    GtkWidget *label = gtk_label_new(text);
    PangoAttrList *attributes = pango_attr_list_new();

    pango_attr_list_insert(attributes, attribute);
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    return label;
}

GtkWidget *
label_new_button(const char *text, const char *help)
{
    GtkWidget *button = gtk_button_new_with_label(text);

    gtk_widget_set_tooltip_text(button, help);
    return button;
}

GtkWidget *
label_add_button(GtkWidget *box, const char *text, const char *help,
                 GCallback clicked, gpointer data)
{
    GtkWidget *button = label_new_button(text, help);

    g_signal_connect_swapped(button, "clicked", clicked, data);
    toolkit_pack(box, button, FALSE);
    return button;
}

LabelKey
label_parse_key(const char *key)
{
    LabelKey parsed;

    gtk_accelerator_parse(key, &parsed.value, &parsed.modifiers);
    return parsed;
}

char *
label_help_with_key(const char *help, const char *key)
{
    if (key == NULL)
        return g_strdup(help);
    const LabelKey parsed = label_parse_key(key);
    g_autofree char *label =
        gtk_accelerator_get_label(parsed.value, parsed.modifiers);
    return g_strdup_printf("%s (%s)", help, label);
}

/* True if the event's key has this value in any of the user's layouts. */
static gboolean
has_value(const GdkEventKey *event, guint value)
{
    GdkKeymap *keymap =
        gdk_keymap_get_for_display(gdk_window_get_display(event->window));
    g_autofree GdkKeymapKey *keys = NULL;
    int n = 0;

    gdk_keymap_get_entries_for_keyval(keymap, value, &keys, &n);
    while (n > 0 && keys[n - 1].keycode != event->hardware_keycode)
        n--;
    return n > 0;
}

gboolean
label_is_pressed(const GdkEventKey *event, const char *key)
{
    const LabelKey wanted = label_parse_key(key);
    const guint value = gdk_keyval_to_lower(event->keyval);
    const gboolean is_latin = gdk_keyval_to_unicode(value) < 0x80;

    return (event->state & gtk_accelerator_get_default_mod_mask()) ==
               wanted.modifiers &&
           (value == wanted.value ||
            (!is_latin && has_value(event, wanted.value)));
}

GtkWidget *
label_new_icon_button(const char *icon, const char *help)
{
    GtkWidget *button = gtk_button_new();

    gtk_container_add(GTK_CONTAINER(button),
                      gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_MENU));
    gtk_button_set_relief(GTK_BUTTON(button), GTK_RELIEF_NONE);
    gtk_widget_set_tooltip_text(button, help);
    return button;
}

GtkWidget *
label_new_refusal(int n_letters)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *icon = gtk_image_new_from_icon_name(GIMP_ICON_DIALOG_WARNING,
                                                   GTK_ICON_SIZE_MENU);
    GtkWidget *label = gtk_label_new(NULL);

    gtk_widget_set_name(label, "refusal");
    label_align_left(label);
    toolkit_wrap(label, n_letters);
    toolkit_pack(line, icon, FALSE);
    toolkit_pack(line, label, TRUE);
    gtk_widget_show_all(line);
    gtk_widget_hide(line);
    g_object_set_data(G_OBJECT(line), "label", label);
    return line;
}

void
label_refuse(GtkWidget *line, const char *sentence)
{
    GtkLabel *label = g_object_get_data(G_OBJECT(line), "label");

    gtk_label_set_text(label, sentence != NULL ? sentence : "");
    gtk_widget_set_visible(line, sentence != NULL);
}
