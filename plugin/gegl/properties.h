/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Turns lists of parameters, written as in noise-core/parameters.def, into
 * properties:
 *
 *     LIST_OF_CHOICE_TYPES(PROPERTY_ENUM)
 *     #define NOISE_EACH(KIND) PROPERTY_##KIND
 *     #include "list.def"
 *
 * GEGL includes an operation's file many times, each time with different definitions
 * of enum_start(), property_double() and so on, and these macros always use the
 * current ones.  This file also makes the operations' reference compositions, which
 * GEGL's tests read.
 */
#ifndef LATTICE_PROPERTIES_H
#define LATTICE_PROPERTIES_H

#include <glib/gi18n-lib.h>
#include <string.h>

/* The functions below return hints for GIMP's dialogs, or "", which GIMP ignores. */

/* Returns the axis of a property, or "".  GIMP links two consecutive properties with
 * a chain if their axes are x and y. */
static inline const char *
property_find_axis(const char *key)
{
    if (strcmp(key, "period-x") == 0)
        return "x";
    return strcmp(key, "period-y") == 0 ? "y" : "";
}

/* Returns the unit of a property, or "".  In GIMP, a slider for a "pixel-distance"
 * ends at the layer's width or height, and a "degree" gets a dial.  Angles that are
 * measured clockwise have no unit here, because GIMP's dial turns the other way. */
static inline const char *
property_find_unit(const char *key)
{
    if (strcmp(key, "evolution") == 0 || strcmp(key, "light-angle") == 0)
        return "degree";
    return *property_find_axis(key) != '\0' ? "pixel-distance" : "";
}

/* GEGL translates the labels of choices with dgettext(), and passes it the context
 * and the text in this form.  If there is no translation, dgettext() returns both,
 * but we want only the text. */
#undef NOISE_TEXT_IN
#define NOISE_TEXT_IN(context, text) context "\004" text
#undef dgettext
#define dgettext(domain, text) \
    properties_leave_context(g_dgettext(domain, text))

static inline const char *
properties_leave_context(const char *text)
{
    const char *end = strrchr(text, '\004');

    return end != NULL ? end + 1 : text;
}

/* GEGL's property macros take no semicolon, which confuses clang-format. */
/* clang-format off */

/* Enum types.  The core's enumerators are already defined, so the types made
 * here repeat them, in the same order, with the prefix LATTICE_. */
#define PROPERTY_ENUM_VALUE(name, nick, label)                                 \
    enum_value(LATTICE_##name, nick, label)
#define PROPERTY_ENUM(Type, CHOICES)                                           \
    enum_start(lattice_##Type)                                                 \
    CHOICES(PROPERTY_ENUM_VALUE)                                               \
    enum_end(Lattice##Type)

#define LIMITS value_range
#define DESCRIPTION(blurb, when)                                               \
    description(_(blurb))                                                      \
    ui_meta("visible", when)
#define SLIDER(minimum, maximum, step, digits, gamma)                          \
    ui_range(minimum, maximum)                                                 \
    ui_steps(step, 10 * step)                                                  \
    ui_digits(digits)                                                          \
    ui_gamma(gamma)
#define PROPERTY_CHOICE(name, key, Type, CHOICES, initial, group, when, label, \
                        blurb)                                                 \
    property_enum(name, _(label), Lattice##Type, lattice_##Type,               \
                  LATTICE_##initial)                                           \
        DESCRIPTION(blurb, when)
#define PROPERTY_REAL(name, key, initial, limits, slider, unit, group, when,   \
                      label, blurb)                                            \
    property_double(name, _(label), initial)                                   \
        DESCRIPTION(blurb, when)                                               \
        limits                                                                 \
        slider                                                                 \
        ui_meta("axis", property_find_axis(key))                               \
        ui_meta("unit", property_find_unit(key))
#define PROPERTY_SEED(name, key, group, when, label, blurb)                    \
    property_seed(name, _(label), random_##name)                               \
        DESCRIPTION(blurb, when)
#define PROPERTY_COLOR(name, key, initial, group, when, label, blurb)          \
    property_color(name, _(label), initial)                                    \
        DESCRIPTION(blurb, when)
#define PROPERTY_GRADIENT(name, key, initial, group, when, label, blurb)       \
    property_string(name, _(label), initial)                                   \
        DESCRIPTION(blurb, when)

/* Where the pattern's (0, 0) is.  Programs set this, and no dialog shows it, so it
 * is not translated. */
#define PROPERTY_ORIGIN                                                        \
    property_int(origin_x, "Origin X", 0)                                      \
        description("Where the corner of the pattern is, in pixels")           \
        ui_meta("visible", "0")                                                \
    property_int(origin_y, "Origin Y", 0)                                      \
        description("Where the corner of the pattern is, in pixels")           \
        ui_meta("visible", "0")

/* clang-format on */

/* A graph in XML, with the last node first.  It draws 200 x 200 pixels, which the
 * operations themselves round to 8 bits.  "reference-hash" is the MD5 checksum of
 * these pixels in the format "R'G'B'A u8". */
#define REFERENCE_COMPOSITION(nodes)                               \
    "<?xml version='1.0' encoding='UTF-8'?><gegl>"                 \
    "<node operation='gegl:crop' width='200' height='200'/>" nodes \
    "<node operation='lattice:noise' depth='u8'/></gegl>"
#define REFERENCE_OF_FILTER(operation)                            \
    REFERENCE_COMPOSITION("<node operation='" operation "'/>"     \
                          "<node operation='gegl:convert-format'" \
                          " format=\"Y' u8\"/>")

#endif
