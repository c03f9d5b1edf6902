/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks up the texts of tables.
 */
#include "translate.h"

#include <glib/gi18n-lib.h>

const char *
lattice_translate(const char *text)
{
    /* The translation of "" is the catalogue's header. */
    return *text == '\0' ? "" : _(text);
}

const char *
lattice_translate_in(const char *context, const char *text)
{
    const char *found = g_dpgettext2(GETTEXT_PACKAGE, context, text);

    return found != text ? found : lattice_translate(text);
}

const char *
lattice_translate_choice(const NoiseParameter *parameter, size_t choice)
{
    return lattice_translate_in(parameter->key,
                                parameter->choices[choice].label);
}
