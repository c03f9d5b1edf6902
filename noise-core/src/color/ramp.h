/* SPDX-License-Identifier: MIT
 *
 * Gradients made ready to paint with.
 */
#ifndef NOISE_RAMP_H
#define NOISE_RAMP_H

#include "../algorithms/common/basis.h"
#include "../params/params.h"

/* A color's channel, from 0 to 1. */
static inline float
noise_color_channel(uint64_t color, int channel)
{
    const int shift = 16 * (NOISE_COLOR_CHANNELS - 1 - channel);
    const unsigned step = (unsigned)(color >> shift) & 0xffff;

    return (float)(step / 65535.0);
}

/* A piece of a gradient: values from `start` up to the next piece's mix two
 * colors, with (value - start) scale of the second.  A piece of one color has
 * it twice, and a scale of 0. */
typedef struct NoisePiece {
    float start, scale;
    float low[NOISE_COLOR_CHANNELS], high[NOISE_COLOR_CHANNELS];
} NoisePiece;

/* One piece before the stops, one between each two, and one after the last. */
#define NOISE_PIECES_MAX (NOISE_STOPS_MAX + 1)

/* Gradients of few pieces are stored once more, by their numbers: vectors find
 * these by one permutation each. */
#define NOISE_FEW_BITS   3
#define NOISE_FEW_PIECES (1 << NOISE_FEW_BITS)

typedef struct NoiseFewPieces {
    float start[NOISE_LANES], scale[NOISE_LANES];
    float low[NOISE_COLOR_CHANNELS][NOISE_LANES];
    float high[NOISE_COLOR_CHANNELS][NOISE_LANES];
} NoiseFewPieces;

/* Else values are sorted into this many bins, each of which knows the piece
 * that it begins in.  Another piece rarely begins within the same bin. */
#define NOISE_RAMP_BINS 1024

typedef struct NoiseRamp {
    int n_pieces;
    NoiseFewPieces few; /* if there are at most NOISE_FEW_PIECES */
    NoisePiece piece[NOISE_PIECES_MAX];
    /* Where the next piece begins; never, for the last one. */
    float end[NOISE_PIECES_MAX];
    float mean[NOISE_COLOR_CHANNELS];   /* of all values from 0 to 1 */
    uint8_t first[NOISE_RAMP_BINS + 1]; /* the last bin is the value 1 alone */
} NoiseRamp;

/* Makes a checked gradient ready. */
void noise_ramp_init(NoiseRamp *ramp, const NoiseGradient *gradient);
#endif
