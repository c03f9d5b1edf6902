/* SPDX-License-Identifier: MIT
 *
 * Prepares gradients for painting.
 */
#include "ramp.h"

#include <math.h>

_Static_assert(NOISE_PIECES_MAX <= UINT8_MAX, "bins hold a piece's number");

/* Makes a piece from the positions and colors of its ends. */
static NoisePiece
make_piece(float start, float end, uint64_t low, uint64_t high)
{
    NoisePiece piece = {
        .start = start,
        .scale = end > start ? 1.0f / (end - start) : 0.0f,
    };

    for (int channel = 0; channel < NOISE_COLOR_CHANNELS; channel++) {
        piece.low[channel] = noise_color_channel(low, channel);
        piece.high[channel] = noise_color_channel(high, channel);
    }
    return piece;
}

/* Adds a piece, unless it is empty.  Returns the new number of pieces. */
static int
add_piece(NoiseRamp *ramp, int n, NoisePiece piece, float end)
{
    if (!(piece.start < end))
        return n;
    ramp->piece[n] = piece;
    ramp->end[n] = end;
    return n + 1;
}

static void
fill_bins(NoiseRamp *ramp)
{
    uint8_t piece = 0;

    for (int bin = 0; bin <= NOISE_RAMP_BINS; bin++) {
        while ((float)bin / NOISE_RAMP_BINS >= ramp->end[piece])
            piece++;
        ramp->first[bin] = piece;
    }
}

/* Stores the pieces a second time, with a table for each coefficient. */
static void
fill_few(NoiseRamp *ramp)
{
    for (int i = 0; i < ramp->n_pieces; i++) {
        ramp->few.start[i] = ramp->piece[i].start;
        ramp->few.scale[i] = ramp->piece[i].scale;
        for (int channel = 0; channel < NOISE_COLOR_CHANNELS; channel++) {
            ramp->few.low[channel][i] = ramp->piece[i].low[channel];
            ramp->few.high[channel][i] = ramp->piece[i].high[channel];
        }
    }
}

static void
compute_mean(NoiseRamp *ramp)
{
    for (int channel = 0; channel < NOISE_COLOR_CHANNELS; channel++) {
        double sum = 0.0;
        for (int i = 0; i < ramp->n_pieces; i++) {
            const NoisePiece *piece = &ramp->piece[i];
            const double end = i + 1 < ramp->n_pieces ? ramp->end[i] : 1.0;
            sum += (end - piece->start) *
                   (0.5 * piece->low[channel] + 0.5 * piece->high[channel]);
        }
        ramp->mean[channel] = (float)sum;
    }
}

void
noise_ramp_init(NoiseRamp *ramp, const NoiseGradient *gradient)
{
    const NoiseStop *stop = gradient->stops;
    float start = (float)stop->position;
    int n = add_piece(ramp, 0, make_piece(0.0f, 0.0f, stop->color, stop->color),
                      start);

    for (int i = 1; i < gradient->count; i++) {
        const float end = (float)stop[i].position;
        n = add_piece(ramp, n,
                      make_piece(start, end, stop[i - 1].color, stop[i].color),
                      end);
        start = end;
    }
    stop += gradient->count - 1;
    ramp->n_pieces = add_piece(
        ramp, n, make_piece(start, start, stop->color, stop->color), INFINITY);
    fill_bins(ramp);
    compute_mean(ramp);
    if (ramp->n_pieces <= NOISE_FEW_PIECES)
        fill_few(ramp);
}
