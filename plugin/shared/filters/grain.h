/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The parameters of the operation lattice:grain, once; the macros are those of
 * noise-core/parameters.def.
 *
 * From this list come the operation's properties, and the procedure's arguments
 * with its dialog.
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

/* Scripts of GIMP 2.10 pass the arguments by position: append only. */
#define LATTICE_GRAIN_POSITIONS                                           \
    "film", "strength", "magnification", "size", "roughness", "softness", \
        "shadows", "midtones", "highlights", "color", "ends", "seed", "anchor"

/* Choices are only ever appended, because saved pictures hold them as integers.
 * plugin/gegl/lattice-grain.c has what each film looks like. */
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

#define LATTICE_GRAIN_PARAMETERS(CHOICE, REAL, SEED)                           \
    CHOICE(film, "film", Film, LATTICE_FILMS, FILM_ISO_400, MAIN,              \
           NOISE_ALWAYS, NOISE_TEXT("Film"),                                   \
           NOISE_TEXT("A kind of film, or your own settings; black and "       \
                      "white film keeps the picture's colors"))                \
    REAL(strength, "strength", 100.0, LIMITS(0.0, 400.0),                      \
         SLIDER(0.0, 200.0, 1.0, 0, 1.0), "%", MAIN, NOISE_ALWAYS,             \
         NOISE_TEXT("Strength"),                                               \
         NOISE_TEXT("Grain strength, relative to the film's default (100 %)")) \
    REAL(magnification, "magnification", 100.0, LIMITS(10.0, 1000.0),          \
         SLIDER(50.0, 400.0, 1.0, 0, 2.0), "%", MAIN, NOISE_ALWAYS,            \
         NOISE_TEXT("Magnification"),                                          \
         NOISE_TEXT("Enlarges the grain, in percent; 100 suits photographs "   \
                    "of 24 megapixels"))                                       \
    REAL(size, "size", 1.5, LIMITS(0.5, 100.0),                                \
         SLIDER(0.5, 10.0, 0.1, 1, 2.0), "px", MAIN, LATTICE_IF_CUSTOM,        \
         NOISE_TEXT("Grain size"), NOISE_TEXT("Size of a grain, in pixels"))   \
    REAL(roughness, "roughness", 0.5, LIMITS(0.0, 1.0),                        \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, LATTICE_IF_CUSTOM,          \
         NOISE_TEXT("Roughness"),                                              \
         NOISE_TEXT("Share of the finest grain; smooth grain clumps"))         \
    REAL(softness, "softness", 0.5, LIMITS(0.0, 1.0),                          \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, LATTICE_IF_CUSTOM,          \
         NOISE_TEXT("Softness"),                                               \
         NOISE_TEXT("Hard grains are light or dark; soft ones blend"))         \
    REAL(shadows, "shadows", 25.0, LIMITS(0.0, 100.0),                         \
         SLIDER(0.0, 100.0, 1.0, 0, 1.0), "%", MAIN, LATTICE_IF_CUSTOM,        \
         NOISE_TEXT("Shadows"), NOISE_TEXT("Strength of grain in shadows"))    \
    REAL(midtones, "midtones", 30.0, LIMITS(0.0, 100.0),                       \
         SLIDER(0.0, 100.0, 1.0, 0, 1.0), "%", MAIN, LATTICE_IF_CUSTOM,        \
         NOISE_TEXT("Midtones"), NOISE_TEXT("Strength of grain in midtones"))  \
    REAL(highlights, "highlights", 20.0, LIMITS(0.0, 100.0),                   \
         SLIDER(0.0, 100.0, 1.0, 0, 1.0), "%", MAIN, LATTICE_IF_CUSTOM,        \
         NOISE_TEXT("Highlights"),                                             \
         NOISE_TEXT("Strength of grain in highlights"))                        \
    REAL(color, "color", 0.0, LIMITS(0.0, 1.0),                                \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, LATTICE_IF_CUSTOM,          \
         NOISE_TEXT("Color"),                                                  \
         NOISE_TEXT("How independently red, green and blue vary; 0 is gray "   \
                    "grain"))                                                  \
    CHOICE(ends, "ends", Ends, LATTICE_ENDS, ENDS_KEPT, MAIN, NOISE_ALWAYS,    \
           NOISE_TEXT("Pure black and white"),                                 \
           NOISE_TEXT("Whether pure black and pure white get grain"))          \
    SEED(seed, "seed", MAIN, NOISE_ALWAYS, NOISE_TEXT("Seed"),                 \
         NOISE_TEXT("Each seed gives a different pattern of the same kind"))

#endif
