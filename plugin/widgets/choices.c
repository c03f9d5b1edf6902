/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Menus of choices.
 */
#include "choices.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "request.h"

/* What a menu offers; belongs to it. */
typedef struct Offer {
    const NoiseChoice *choices;
    size_t n_choices;
} Offer;

static gboolean
find_choice(GBinding *binding G_GNUC_UNUSED, const GValue *nick, GValue *active,
            gpointer data)
{
    const Offer *offer = data;
    const char *word = g_value_get_string(nick);

    g_value_set_int(active, -1);
    for (size_t i = 0; i < offer->n_choices; i++) {
        if (g_strcmp0(word, offer->choices[i].nick) == 0)
            g_value_set_int(active, (int)i);
    }
    return TRUE;
}

static gboolean
find_nick(GBinding *binding G_GNUC_UNUSED, const GValue *active, GValue *nick,
          gpointer data)
{
    const Offer *offer = data;
    const int i = g_value_get_int(active);

    if (i < 0)
        return FALSE;
    g_value_set_string(nick, offer->choices[i].nick);
    return TRUE;
}

GtkWidget *
choices_new(GObject *config, const char *property, const NoiseChoice *choices,
            size_t n_choices)
{
    GtkWidget *menu = g_object_new(GIMP_TYPE_INT_COMBO_BOX, NULL);
    Offer *offer = g_new(Offer, 1);

    *offer = (Offer){choices, n_choices};
    for (size_t i = 0; i < n_choices; i++)
        gimp_int_combo_box_append(
            GIMP_INT_COMBO_BOX(menu), GIMP_INT_STORE_VALUE, (int)i,
            GIMP_INT_STORE_LABEL, lattice_translate(choices[i].label), -1);
    g_object_bind_property_full(config, property, menu, "active",
                                G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                find_choice, find_nick, offer, g_free);
    return menu;
}
