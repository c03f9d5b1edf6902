/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Menus of choices.
 */
#include "choices.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <libintl.h>

#include "choice-pictures.h"
#include "request.h"

/* The choices of a menu; freed with its binding. */
typedef struct Offer {
    const NoiseChoice *choices;
    size_t n_choices;
} Offer;

/* Converts a nick to what the widget shows.  For a menu, this is the nick's index, or -1
 * for any other word.  For a check box, it is TRUE only for the second nick. */
static gboolean
find_choice(GBinding *binding G_GNUC_UNUSED, const GValue *nick, GValue *active,
            gpointer data)
{
    const Offer *offer = data;
    const char *word = g_value_get_string(nick);
    int index = -1;

    for (size_t i = 0; i < offer->n_choices; i++) {
        if (g_strcmp0(word, offer->choices[i].nick) == 0)
            index = (int)i;
    }
    if (G_VALUE_HOLDS_INT(active))
        g_value_set_int(active, index);
    else
        g_value_set_boolean(active, index > 0);
    return TRUE;
}

/* Converts a menu's index or a check box's state back to a nick. */
static gboolean
find_nick(GBinding *binding G_GNUC_UNUSED, const GValue *active, GValue *nick,
          gpointer data)
{
    const Offer *offer = data;
    const int i = G_VALUE_HOLDS_INT(active) ? g_value_get_int(active)
                                            : g_value_get_boolean(active);

    if (i < 0)
        return FALSE;
    g_value_set_string(nick, offer->choices[i].nick);
    return TRUE;
}

void
choices_bind(GObject *config, const char *property, GtkWidget *widget,
             const NoiseChoice *choices, size_t n_choices)
{
    Offer *offer = g_new(Offer, 1);

    *offer = (Offer){choices, n_choices};
    g_object_bind_property_full(config, property, widget, "active",
                                G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                find_choice, find_nick, offer, g_free);
}

GtkWidget *
choices_new(GObject *config, const char *property, const NoiseChoice *choices,
            size_t n_choices)
{
    GtkWidget *menu = g_object_new(GIMP_TYPE_INT_COMBO_BOX, NULL);

    for (size_t i = 0; i < n_choices; i++)
        gimp_int_combo_box_append(
            GIMP_INT_COMBO_BOX(menu), GIMP_INT_STORE_VALUE, (int)i,
            GIMP_INT_STORE_LABEL,
            lattice_translate_in(property, choices[i].label), -1);
    choice_pictures_add(menu, choices);
    if (config != NULL)
        choices_bind(config, property, menu, choices, n_choices);
    return menu;
}

/* ---- Layer modes ------------------------------------------------------ */

/* Stands for a separator line between modes. */
#define LINE ((GimpLayerMode)-1)

/* The usual modes, a separator, and the remaining modes in GIMP's order.  The labels
 * are copied from GIMP, because libgimp has only nicks for modes; GIMP's own
 * catalogs translate them. */
static const struct {
    GimpLayerMode mode;
    const char *label;
} modes[] = {
    {GIMP_LAYER_MODE_NORMAL, "Normal"},
    {GIMP_LAYER_MODE_MULTIPLY, "Multiply"},
    {GIMP_LAYER_MODE_SCREEN, "Screen"},
    {GIMP_LAYER_MODE_OVERLAY, "Overlay"},
    {GIMP_LAYER_MODE_SOFTLIGHT, "Soft light"},
    {GIMP_LAYER_MODE_HARDLIGHT, "Hard light"},
    {LINE, ""},
    {GIMP_LAYER_MODE_DISSOLVE, "Dissolve"},
    {GIMP_LAYER_MODE_COLOR_ERASE, "Color erase"},
    {GIMP_LAYER_MODE_ERASE, "Erase"},
    {GIMP_LAYER_MODE_MERGE, "Merge"},
    {GIMP_LAYER_MODE_SPLIT, "Split"},
    {GIMP_LAYER_MODE_LIGHTEN_ONLY, "Lighten only"},
    {GIMP_LAYER_MODE_LUMA_LIGHTEN_ONLY, "Luma lighten only"},
    {GIMP_LAYER_MODE_DODGE, "Dodge"},
    {GIMP_LAYER_MODE_ADDITION, "Addition"},
    {GIMP_LAYER_MODE_DARKEN_ONLY, "Darken only"},
    {GIMP_LAYER_MODE_LUMA_DARKEN_ONLY, "Luma darken only"},
    {GIMP_LAYER_MODE_BURN, "Burn"},
    {GIMP_LAYER_MODE_LINEAR_BURN, "Linear burn"},
    {GIMP_LAYER_MODE_VIVID_LIGHT, "Vivid light"},
    {GIMP_LAYER_MODE_PIN_LIGHT, "Pin light"},
    {GIMP_LAYER_MODE_LINEAR_LIGHT, "Linear light"},
    {GIMP_LAYER_MODE_HARD_MIX, "Hard mix"},
    {GIMP_LAYER_MODE_DIFFERENCE, "Difference"},
    {GIMP_LAYER_MODE_EXCLUSION, "Exclusion"},
    {GIMP_LAYER_MODE_SUBTRACT, "Subtract"},
    {GIMP_LAYER_MODE_GRAIN_EXTRACT, "Grain extract"},
    {GIMP_LAYER_MODE_GRAIN_MERGE, "Grain merge"},
    {GIMP_LAYER_MODE_DIVIDE, "Divide"},
    {GIMP_LAYER_MODE_HSV_HUE, "HSV Hue"},
    {GIMP_LAYER_MODE_HSV_SATURATION, "HSV Saturation"},
    {GIMP_LAYER_MODE_HSL_COLOR, "HSL Color"},
    {GIMP_LAYER_MODE_HSV_VALUE, "HSV Value"},
    {GIMP_LAYER_MODE_LCH_HUE, "LCh Hue"},
    {GIMP_LAYER_MODE_LCH_CHROMA, "LCh Chroma"},
    {GIMP_LAYER_MODE_LCH_COLOR, "LCh Color"},
    {GIMP_LAYER_MODE_LCH_LIGHTNESS, "LCh Lightness"},
    {GIMP_LAYER_MODE_LUMINANCE, "Luminance"},
};

static gboolean
is_line(GtkTreeModel *model, GtkTreeIter *row, gpointer data G_GNUC_UNUSED)
{
    int mode;

    gtk_tree_model_get(model, row, GIMP_INT_STORE_VALUE, &mode, -1);
    return mode == (int)LINE;
}

GtkWidget *
choices_new_modes(GObject *config, const char *key)
{
    /* The text domain of GIMP's own translations. */
    const char *domain = GTK_MAJOR_VERSION < 3 ? "gimp20" : "gimp30";
    GtkListStore *store = g_object_new(GIMP_TYPE_INT_STORE, NULL);

    bindtextdomain(domain, gimp_locale_directory());
    bind_textdomain_codeset(domain, "UTF-8");
    for (size_t i = 0; i < G_N_ELEMENTS(modes); i++)
        gtk_list_store_insert_with_values(
            store, NULL, -1, GIMP_INT_STORE_VALUE, modes[i].mode,
            GIMP_INT_STORE_LABEL,
            g_dpgettext2(domain, "layer-mode", modes[i].label), -1);
    GtkWidget *combo =
        gimp_prop_int_combo_box_new(config, key, GIMP_INT_STORE(store));
    g_object_unref(store);
    gtk_combo_box_set_row_separator_func(GTK_COMBO_BOX(combo), is_line, NULL,
                                         NULL);
    return combo;
}
