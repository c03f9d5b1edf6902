/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Layer modes, in GIMP's order and with GIMP's labels.  libgimp has only nicks
 * for them; the translations of the labels are those of GIMP itself.
 */
#include "modes.h"

#include <libintl.h>

static const struct {
    GimpLayerMode mode;
    const char *label;
} modes[] = {
    {GIMP_LAYER_MODE_NORMAL, "Normal"},
    {GIMP_LAYER_MODE_DISSOLVE, "Dissolve"},
    {GIMP_LAYER_MODE_COLOR_ERASE, "Color erase"},
    {GIMP_LAYER_MODE_ERASE, "Erase"},
    {GIMP_LAYER_MODE_MERGE, "Merge"},
    {GIMP_LAYER_MODE_SPLIT, "Split"},
    {GIMP_LAYER_MODE_LIGHTEN_ONLY, "Lighten only"},
    {GIMP_LAYER_MODE_LUMA_LIGHTEN_ONLY, "Luma lighten only"},
    {GIMP_LAYER_MODE_SCREEN, "Screen"},
    {GIMP_LAYER_MODE_DODGE, "Dodge"},
    {GIMP_LAYER_MODE_ADDITION, "Addition"},
    {GIMP_LAYER_MODE_DARKEN_ONLY, "Darken only"},
    {GIMP_LAYER_MODE_LUMA_DARKEN_ONLY, "Luma darken only"},
    {GIMP_LAYER_MODE_MULTIPLY, "Multiply"},
    {GIMP_LAYER_MODE_BURN, "Burn"},
    {GIMP_LAYER_MODE_LINEAR_BURN, "Linear burn"},
    {GIMP_LAYER_MODE_OVERLAY, "Overlay"},
    {GIMP_LAYER_MODE_SOFTLIGHT, "Soft light"},
    {GIMP_LAYER_MODE_HARDLIGHT, "Hard light"},
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

GtkWidget *
modes_combo_new(const char *domain)
{
    GtkWidget *combo = g_object_new(GIMP_TYPE_INT_COMBO_BOX, NULL);

    bindtextdomain(domain, gimp_locale_directory());
    bind_textdomain_codeset(domain, "UTF-8");
    for (size_t i = 0; i < G_N_ELEMENTS(modes); i++)
        gimp_int_combo_box_append(
            GIMP_INT_COMBO_BOX(combo), GIMP_INT_STORE_VALUE, modes[i].mode,
            GIMP_INT_STORE_LABEL,
            g_dpgettext2(domain, "layer-mode", modes[i].label), -1);
    return combo;
}

static void
on_property(GObject *config, GParamSpec *property, GtkWidget *combo)
{
    int mode;

    g_object_get(config, property->name, &mode, NULL);
    gimp_int_combo_box_set_active(GIMP_INT_COMBO_BOX(combo), mode);
}

static void
on_combo_changed(GtkWidget *combo, GObject *config)
{
    const char *key = g_object_get_data(G_OBJECT(combo), "key");
    int mode, before;

    g_object_get(config, key, &before, NULL);
    if (gimp_int_combo_box_get_active(GIMP_INT_COMBO_BOX(combo), &mode) &&
        mode != before)
        g_object_set(config, key, mode, NULL);
}

void
modes_combo_bind(GtkWidget *combo, GObject *config, const char *key)
{
    g_autofree char *signal = g_strconcat("notify::", key, NULL);

    g_object_set_data(G_OBJECT(combo), "key", (gpointer)key);
    on_property(config,
                g_object_class_find_property(G_OBJECT_GET_CLASS(config), key),
                combo);
    g_signal_connect_object(config, signal, G_CALLBACK(on_property), combo, 0);
    g_signal_connect_object(combo, "changed", G_CALLBACK(on_combo_changed),
                            config, 0);
}
