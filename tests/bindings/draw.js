/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Usage: node draw.js NOISE_JS WASM <REQUESTS
 *
 * Draws each [recipe, width, height, x, y] of a JSON array, and prints what became
 * of it as JSON: floats and bytes in base64, and the shortest recipe; or why it is
 * refused. */
"use strict";

const { readFileSync } = require("node:fs");
const { Noise } = require(process.argv[2]);

const encode = (array) =>
    Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString("base64");

async function main() {
    const noise = await Noise.load(readFileSync(process.argv[3]));
    console.log(JSON.stringify(JSON.parse(readFileSync(0)).map((request) => {
        try {
            return {
                shortest: noise.check(request[0]),
                channels: noise.channels(request[0]),
                floats: encode(noise.floats(...request)),
                bytes: encode(noise.draw(...request)),
            };
        } catch (error) {
            return { problem: error.message, name: error.name };
        }
    })));
}

main();
