/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The name of the operation lattice:grain, the strings that describe it to users,
 * and the choices of the parameters in grain.def.
 */
#ifndef LATTICE_GRAIN_H
#define LATTICE_GRAIN_H

#include <noise-core/choices.h>

#define LATTICE_GRAIN_OPERATION "lattice:grain"
#define LATTICE_GRAIN_MENU      "<Image>/Filters/Noise"
#define LATTICE_GRAIN_TITLE     NOISE_TEXT("Film Grain (Lattice)")
#define LATTICE_GRAIN_LABEL     NOISE_TEXT("Film Grain (Lattice)...")
#define LATTICE_GRAIN_BLURB \
    NOISE_TEXT("Adds the grain of film, or the noise of a sensor")
#define LATTICE_GRAIN_HELP                                                \
    "Adds grain to a layer, channel or mask, inside the selection.  All " \
    "settings but film, strength, magnification, ends and seed are read " \
    "only if film is custom."

/* Only ever append keys, because scripts for GIMP 2.10 pass arguments by
 * position. */
#define LATTICE_GRAIN_POSITIONS                                           \
    "film", "strength", "magnification", "size", "roughness", "softness", \
        "shadows", "midtones", "highlights", "color", "ends", "seed", "anchor"

/* Only ever append choices, because saved pictures store them as integers.
 * plugin/gegl/lattice-grain.c defines what each film looks like. */
#define LATTICE_FILMS(CHOICE)                                                \
    CHOICE(FILM_CUSTOM, "custom", NOISE_TEXT_IN("film", "Custom"))           \
    CHOICE(FILM_ISO_100, "iso-100", NOISE_TEXT("ISO 100"))                   \
    CHOICE(FILM_ISO_200, "iso-200", NOISE_TEXT("ISO 200"))                   \
    CHOICE(FILM_ISO_400, "iso-400", NOISE_TEXT("ISO 400"))                   \
    CHOICE(FILM_ISO_800, "iso-800", NOISE_TEXT("ISO 800"))                   \
    CHOICE(FILM_ISO_1600, "iso-1600", NOISE_TEXT("ISO 1600"))                \
    CHOICE(FILM_ISO_3200, "iso-3200", NOISE_TEXT("ISO 3200"))                \
    CHOICE(FILM_ISO_6400, "iso-6400", NOISE_TEXT("ISO 6400"))                \
    CHOICE(FILM_NEGATIVE, "color-negative", NOISE_TEXT("Color negative"))    \
    CHOICE(FILM_SLIDE, "slide", NOISE_TEXT_IN("film", "Slide"))              \
    CHOICE(FILM_GRAY_FINE, "gray-fine", NOISE_TEXT("Black and white, fine")) \
    CHOICE(FILM_GRAY, "gray", NOISE_TEXT("Black and white, classic"))        \
    CHOICE(FILM_GRAY_PUSHED, "gray-pushed",                                  \
           NOISE_TEXT("Black and white, pushed"))                            \
    CHOICE(FILM_SMALL, "small-format", NOISE_TEXT("Home movie"))             \
    CHOICE(FILM_SENSOR, "sensor", NOISE_TEXT("Digital sensor"))

#define LATTICE_ENDS(CHOICE)                       \
    CHOICE(ENDS_KEPT, "kept", NOISE_TEXT("Clean")) \
    CHOICE(ENDS_GRAINY, "grainy", NOISE_TEXT("Grainy"))

#define LATTICE_GRAIN_CHOICE_TYPES(TYPE) \
    TYPE(Film, LATTICE_FILMS)            \
    TYPE(Ends, LATTICE_ENDS)

#define LATTICE_IF_CUSTOM "film {custom}"

#endif
