/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws by the package lattice-noise, and prints the names of its presets as JSON. */
import assert from "node:assert";
import { readFileSync } from "node:fs";
import { Noise } from "lattice-noise";
import { preset, presets } from "lattice-noise/presets.js";

const wasm = readFileSync("node_modules/lattice-noise/noise-core.wasm");
const noise = await Noise.load(wasm);
assert.strictEqual(noise.draw(noise.seamless(preset("marble"), 64), 64, 64).length,
    4 * 64 * 64);
assert.throws(() => preset("toString"), RangeError);

/* Terrain is the heights of pixels, and slopes are between them. */
for (const recipe of ["lattice-noise/1 scale=9", preset("eroded-land")]) {
    const { heights, slopes } = noise.heights(recipe, 12, 9, -3, 2);
    assert.deepStrictEqual([heights, ...slopes].map((each) => each.length),
        [108, 108, 108]);
    if (noise.channels(recipe) === 1) {
        assert.deepStrictEqual(heights, noise.floats(recipe, 12, 9, -3, 2));
    }
    const at = 12 * 4 + 5;
    const isNear = (a, b) => Math.abs(a - b) < 1e-6;
    assert(isNear(slopes[0][at], (heights[at + 1] - heights[at - 1]) / 2));
    assert(isNear(slopes[1][at], (heights[at + 12] - heights[at - 12]) / 2));
    assert(slopes[0][at] !== 0);
}
assert.throws(() => noise.heights("lattice-noise/1", -1, 4), RangeError);
assert.throws(() => noise.heights("lattice-noise/1", 2 ** 15, 2 ** 15), RangeError);
assert.strictEqual(noise.heights("lattice-noise/1", 0, 4).heights.length, 0);
console.log(JSON.stringify(presets()));
