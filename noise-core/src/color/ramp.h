/* SPDX-License-Identifier: MIT
 *
 * Gradients prepared for painting.
 */
#ifndef NOISE_RAMP_H
#define NOISE_RAMP_H

#include "../algorithms/common/basis.h"
#include "../params/params.h"

/* Returns a color's channel, from 0 to 1. */
static inline float
noise_color_channel(uint64_t color, int channel)
{
    const int shift = 16 * (NOISE_COLOR_CHANNELS - 1 - channel);
    const unsigned step = (unsigned)(color >> shift) & 0xffff;

    return (float)(step / 65535.0);
}

/* A piece of a gradient.  A value from `start` up to the next piece gets a mix of
 * two colors, in which the second has the share (value - start) * scale.  A piece
 * with only one color stores it twice, with a scale of 0. */
typedef struct NoisePiece {
    float start, scale;
    float low[NOISE_COLOR_CHANNELS], high[NOISE_COLOR_CHANNELS];
} NoisePiece;

/* One piece before the first stop, one between each pair of neighboring stops,
 * and one after the last. */
#define NOISE_PIECES_MAX (NOISE_STOPS_MAX + 1)

/* Short gradients also have a table for each coefficient, so that a single permute
 * instruction looks up that coefficient for a whole vector. */
#define NOISE_FEW_BITS   3
#define NOISE_FEW_PIECES (1 << NOISE_FEW_BITS)

typedef struct NoiseFewPieces {
    float start[NOISE_LANES], scale[NOISE_LANES];
    float low[NOISE_COLOR_CHANNELS][NOISE_LANES];
    float high[NOISE_COLOR_CHANNELS][NOISE_LANES];
} NoiseFewPieces;

/* For longer gradients, values are sorted into this many bins.  Each bin has the
 * number of the piece at its start; a second piece rarely begins in the same bin. */
#define NOISE_RAMP_BINS 1024

typedef struct NoiseRamp {
    int n_pieces;
    NoiseFewPieces few; /* filled in if there are at most NOISE_FEW_PIECES */
    NoisePiece piece[NOISE_PIECES_MAX];
    /* For each piece, where the next one begins; infinity for the last piece. */
    float end[NOISE_PIECES_MAX];
    float mean[NOISE_COLOR_CHANNELS]; /* the mean color of values from 0 to 1 */
    uint8_t
        first[NOISE_RAMP_BINS + 1]; /* the last bin holds only the value 1 */
} NoiseRamp;

/* Prepares a checked gradient. */
void noise_ramp_init(NoiseRamp *ramp, const NoiseGradient *gradient);
#endif
