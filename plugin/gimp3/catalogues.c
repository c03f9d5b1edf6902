/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The translations.
 */
#include "catalogues.h"

#include <glib.h>
#include <libintl.h>

#include "folders.h"

void
catalogues_bind(void)
{
    g_autofree char *folder = folders_find_catalogues();

    bindtextdomain(GETTEXT_PACKAGE, folder);
    bind_textdomain_codeset(GETTEXT_PACKAGE, "UTF-8");
}
