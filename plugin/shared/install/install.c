/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Copies our operations for GIMP, and knows when to offer it.
 */
#include "install.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text-file.h"

static const NoiseChoice actions[] = {
    [LATTICE_ACTION_INSTALL] = {"install", NOISE_TEXT("Install")},
    [LATTICE_ACTION_REMOVE] = {"remove", NOISE_TEXT("Remove")},
};

static const LatticeArgument arguments[] = {
    {.parameter =
         {
             .kind = NOISE_KIND_CHOICE,
             .key = LATTICE_ACTION_KEY,
             .label = NOISE_TEXT("Action"),
             .blurb =
                 NOISE_TEXT("Whether the filters are installed or removed"),
             .unit = "",
             .when = NOISE_ALWAYS,
             .initial = 0,
             .maximum = G_N_ELEMENTS(actions) - 1,
             .choices = actions,
             .n_choices = G_N_ELEMENTS(actions),
         }},
};

const LatticeProcedure lattice_install = {
    .name = LATTICE_INSTALL,
    .menu_label = NOISE_TEXT("Install _Filters..."),
    .blurb = NOISE_TEXT("Install the filters of Lattice Noise in GIMP itself, "
                        "or remove them"),
    .help = "Copies the operations lattice:noise, lattice:grain and "
            "lattice:displace, which come with a plug-in that was unpacked "
            "from an archive, to the user's folder of GEGL's modules, where "
            "GIMP finds them at its next start; or removes that copy.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
};

const char *
lattice_action_nick(LatticeAction action)
{
    return actions[action].nick;
}

const char *
lattice_action_describe_done(LatticeAction action)
{
    return action == LATTICE_ACTION_INSTALL
               ? _("The filters are installed: start GIMP again")
               : _("The filters are removed: start GIMP again");
}

const char *
lattice_install_explain_nothing(void)
{
    return _("This plug-in comes without a copy of the filters: they are "
             "installed with it");
}

LatticeOffer
lattice_copy_describe(LatticeCopy copy)
{
    switch (copy) {
    case LATTICE_COPY_NONE:
        return (LatticeOffer){_("GIMP has no copy of the filters"),
                              _("Install")};
    case LATTICE_COPY_OLDER:
        return (LatticeOffer){
            _("GIMP's copy of the filters is older than this plug-in"),
            _("Replace")};
    case LATTICE_COPY_CURRENT:
        break;
    }
    return (LatticeOffer){_("GIMP has a copy of the filters"), NULL};
}

gboolean
lattice_install_do(LatticeAction action, const char *beside, GError **error)
{
    if (action == LATTICE_ACTION_REMOVE)
        return lattice_module_find_copy() != LATTICE_COPY_NONE
                   ? lattice_module_remove_copy(error)
                   : lattice_refuse(error, _("No filters are installed in your "
                                             "own folder"));
    if (!lattice_module_is_carried(beside))
        return lattice_refuse(error, lattice_install_explain_nothing());
    return lattice_module_copy(beside, error);
}

/* ---- Offering it ------------------------------------------------------ */

/* As many bytes as a version may have. */
#define VERSION_SIZE 64

/* The file with the version that the user declined. */
static char *
find_declined(const char *settings)
{
    return g_build_filename(settings, "lattice-noise", "filters-declined",
                            NULL);
}

static gboolean
is_declined(const char *settings)
{
    g_autofree char *file = find_declined(settings);
    g_autofree char *version = lattice_text_file_read(file, VERSION_SIZE, NULL);

    return g_strcmp0(version, LATTICE_VERSION) == 0;
}

void
lattice_offer_decline(const char *settings)
{
    g_autofree char *file = find_declined(settings);
    g_autofree char *folder = g_path_get_dirname(file);

    g_mkdir_with_parents(folder, 0700);
    g_file_set_contents(file, LATTICE_VERSION, -1, NULL);
}

/* Why there is no filter and no preview on the canvas, and what helps. */
static const char *
explain(gboolean is_carried, LatticeCopy copy)
{
    if (!is_carried)
        return _(
            "No editable filter and no preview on the canvas: install Lattice "
            "Noise again");
    if (!lattice_module_copy_is_read())
        return _(
            "No editable filter and no preview on the canvas: this GIMP takes "
            "only filters of its own (GEGL_PATH)");
    return copy == LATTICE_COPY_CURRENT ? _("For the editable filter and the "
                                            "preview on the canvas, start "
                                            "GIMP again")
                                        : _("No editable filter and no preview "
                                            "on the canvas: GIMP has no "
                                            "copy of the filters");
}

LatticeOffer
lattice_offer_find(LatticeHas has, const char *beside, const char *settings)
{
    const gboolean is_carried = lattice_module_is_carried(beside);
    const LatticeCopy copy = lattice_module_find_copy();
    LatticeOffer offer = {NULL, NULL};

    if (has == LATTICE_HAS_NOT)
        offer.sentence = explain(is_carried, copy);
    if (!is_carried || !lattice_module_copy_is_read() || is_declined(settings))
        return offer;
    if (copy == LATTICE_COPY_OLDER) {
        offer = lattice_copy_describe(copy);
    } else if (copy == LATTICE_COPY_NONE && has != LATTICE_HAS) {
        if (has == LATTICE_HAS_UNKNOWN)
            offer.sentence = _("GIMP can have a copy of the filters, among the "
                               "operations of GEGL");
        offer.button = lattice_copy_describe(copy).button;
    }
    return offer;
}
