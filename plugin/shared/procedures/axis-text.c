/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Reads and writes the texts of axes for controls.
 */
#include "axis-text.h"

#include <string.h>

#include "axis.h"
#include "slider.h"

/* Each choice has a bit of LatticeAxisText.chosen. */
#define CHOICES_MAX 64

gboolean
lattice_axis_text_offers(const NoiseParameter *parameter)
{
    return parameter->kind == NOISE_KIND_REAL ||
           (parameter->kind == NOISE_KIND_CHOICE &&
            parameter->n_choices <= CHOICES_MAX);
}

void
lattice_axis_text_begin(LatticeAxisText *axis, const NoiseParameter *parameter)
{
    *axis = (LatticeAxisText){.parameter = parameter};
    if (parameter == NULL)
        return;
    if (parameter->kind == NOISE_KIND_REAL) {
        axis->first = lattice_slider_number(parameter, 0.0);
        axis->last = lattice_slider_number(parameter, 1.0);
    }
    for (size_t i = 0; i < parameter->n_choices; i++)
        axis->chosen |= G_GUINT64_CONSTANT(1) << i;
}

static gboolean
add_choice(LatticeAxisText *axis, const char *nick)
{
    for (size_t i = 0; i < axis->parameter->n_choices; i++) {
        if (strcmp(axis->parameter->choices[i].nick, nick) == 0) {
            axis->chosen |= G_GUINT64_CONSTANT(1) << i;
            return TRUE;
        }
    }
    return FALSE;
}

/* Reads a list such as "one,two". */
static gboolean
read_choices(LatticeAxisText *axis, const char *text)
{
    g_auto(GStrv) nicks = g_strsplit(text, ",", -1);

    for (char **nick = nicks; *nick != NULL; nick++) {
        if (!add_choice(axis, *nick))
            return FALSE;
    }
    return TRUE;
}

gboolean
lattice_axis_text_read(LatticeAxisText *axis, const char *text)
{
    const char *sign = strchr(text, '=');

    *axis = (LatticeAxisText){.parameter = NULL};
    if (*text == '\0')
        return TRUE;
    if (sign == NULL)
        return FALSE;
    g_autofree char *name = g_strndup(text, (gsize)(sign - text));
    axis->parameter = noise_parameter_find(name);
    if (axis->parameter == NULL || !lattice_axis_text_offers(axis->parameter))
        return FALSE;
    return axis->parameter->kind == NOISE_KIND_REAL
               ? lattice_axis_read_range(sign + 1, &axis->first, &axis->last)
               : read_choices(axis, sign + 1);
}

static void
append_number(GString *text, double number)
{
    char digits[G_ASCII_DTOSTR_BUF_SIZE];

    /* As axis.c prints numbers. */
    g_ascii_formatd(digits, sizeof digits, "%.15g", number);
    g_string_append(text, digits);
}

char *
lattice_axis_text_write(const LatticeAxisText *axis)
{
    const NoiseParameter *parameter = axis->parameter;
    GString *text = g_string_new(NULL);

    if (parameter == NULL)
        return g_string_free(text, FALSE);
    g_string_append_printf(text, "%s=", parameter->key);
    if (parameter->kind == NOISE_KIND_REAL) {
        append_number(text, axis->first);
        g_string_append(text, "..");
        append_number(text, axis->last);
    }
    for (size_t i = 0, n = 0; i < parameter->n_choices; i++) {
        if (axis->chosen >> i & 1)
            g_string_append_printf(text, "%s%s", n++ > 0 ? "," : "",
                                   parameter->choices[i].nick);
    }
    return g_string_free(text, FALSE);
}
