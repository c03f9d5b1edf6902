/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Usage: node hostile.js NOISE_JS WASM CALLS SEED PLACE <RECIPES
 *
 * Calls one instance at random, with recipes in turn and with numbers and texts that
 * nobody should give.  Each call is refused by a RangeError that names what is wrong, or
 * gives what a new instance gives.  Then it is short of memory.  Prints, in base64, the
 * floats of all recipes at PLACE, drawn by the instance that went through all of this.
 */
"use strict";

const assert = require("node:assert");
const { readFileSync } = require("node:fs");
const { Noise } = require(process.argv[2]);

const wasm = new WebAssembly.Module(readFileSync(process.argv[3]));
const [nCalls, seed] = process.argv.slice(4, 6).map(Number);
const PLACE = JSON.parse(process.argv[6]);
const RECIPES = JSON.parse(readFileSync(0));
const MOST = 2 ** 31 - 1;

/* ---- Chance ------------------------------------------------------------ */

let state = seed;

/* A whole number below n, by xorshift. */
function below(n) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
}

const oneOf = (array) => array[below(array.length)];

/* ---- What is given ----------------------------------------------------- */

const SIZES = [1, 2, 5, 16, 17];
const PLACES = [0, -31, 1000, -MOST - 1, 2 ** 31 - 18];
const BAD_NUMBERS = [NaN, 1.5, -1.5, Infinity, -Infinity, 2 ** 31, 2 ** 32, 2 ** 32 + 4,
    -(2 ** 31) - 1, -(2 ** 32), 2 ** 53, 1e300, "4", "", "x", null, true, 5n, {}, [4],
    Symbol("4"), () => 4, Object.create(null), { valueOf() { throw new Error("asked"); } }];
/* Each alone is too many bytes, and no number of a size is. */
const BAD_SIZES = [-1, -MOST, 2 ** 29, 2 ** 30, MOST];
const BAD_PAIRS = [[16384, 32768], [32768, 16384], [32768, 32768], [65536, 65536],
    [46341, 46341], [2 ** 16, 2 ** 14 + 1]];
const BAD_RECIPES = ["", "x", "lattice-noise/1 scale=x", "lattice-noise/3",
    `${RECIPES[0]}\0`, "\0", `lattice-noise/1\0 scale=2`, "\ud800", "🙂".repeat(20000),
    " ".repeat(65536), " ".repeat(2 ** 26), undefined, null, 5, NaN, {}, [RECIPES[0]],
    Symbol("recipe"), { toString() { throw new Error("asked"); } }];

/* A call: a method, its arguments, and what its refusal says, or null. */
function newCall(turn) {
    const method = oneOf(["floats", "draw", "drawMaps", "seamless", "check", "channels"]);
    const isBad = below(3) === 0;
    const recipe = RECIPES[turn % RECIPES.length];
    const badly = isBad ? below(4) : -1;
    if (method === "check" || method === "channels") {
        return isBad ? [method, [oneOf(BAD_RECIPES)], /./] : [method, [recipe], null];
    }
    if (method === "seamless") {
        const sides = [[64, 64], [300, 200], [512]];
        return badly === 0 ? [method, [oneOf(BAD_RECIPES), 64], /./]
            : badly === 1 ? [method, [recipe, 64, oneOf([...BAD_NUMBERS, 0, -1])], /height/]
                : badly > 1 ? [method, [recipe, oneOf([...BAD_NUMBERS, 0, -1])], /width/]
                    : [method, [recipe, ...oneOf(sides)], null];
    }
    const rectangle = [oneOf(SIZES), oneOf(SIZES), oneOf(PLACES), oneOf(PLACES)];
    const isMaps = method === "drawMaps";
    let given = recipe, why = null;
    if (isMaps) {
        given = Array.from({ length: below(17) }, (_, i) =>
            RECIPES[(turn + i) % RECIPES.length]);
    }
    if (badly === 0) {
        const bad = oneOf(BAD_RECIPES);
        why = /./;
        given = isMaps
            ? oneOf([[...given.slice(0, 15), bad], "ab", bad, { length: 2 },
                Array.from({ length: 17 }, () => recipe), new Array(2 ** 32 - 1)])
            : bad;
    } else if (badly === 1) {
        [rectangle[0], rectangle[1]] = oneOf(BAD_PAIRS);
        why = /width/;
        given = isMaps ? [recipe] : recipe;
    } else if (badly > 1) {
        const at = below(4);
        const name = ["width", "height", "x", "y"][at];
        rectangle[at] = at > 1 ? oneOf([...BAD_NUMBERS, MOST])
            : oneOf([...BAD_NUMBERS, ...BAD_SIZES]);
        given = isMaps ? [recipe] : recipe;
        why = new RegExp(`\\b${name}\\b`);
    }
    return [method, [given, ...rectangle], why];
}

/* ---- What comes back --------------------------------------------------- */

const known = new Map();

/* What a new instance gives. */
async function expect(method, words) {
    if (method === "drawMaps") {
        const [recipes, ...rectangle] = words;
        const drawn = [];
        for (const recipe of recipes) {
            drawn.push(await expect("draw", [recipe, ...rectangle]));
        }
        return drawn;
    }
    const key = JSON.stringify([method, words]);
    if (!known.has(key)) {
        const fresh = await Noise.load(wasm);
        try {
            known.set(key, fresh[method](...words));
        } catch (error) {
            /* Cells of some do not fit a small tile. */
            assert.equal(method, "seamless", `${key}: ${error.stack}`);
            known.set(key, error.message);
        }
    }
    return known.get(key);
}

function refusal(noise, method, words) {
    try {
        noise[method](...words);
    } catch (error) {
        assert(error instanceof RangeError, `${method}: ${error.stack}`);
        return error.message;
    }
    return null;
}

function assertOwnMemory(result) {
    for (const array of [result].flat()) {
        if (ArrayBuffer.isView(array)) {
            assert.equal(array.byteLength, array.buffer.byteLength);
        }
    }
}

/* What was returned stays as it is while others are drawn. */
const kept = [];

async function callAtRandom(noise) {
    const count = { right: 0, refused: 0 };
    for (let turn = 0; turn < nCalls; turn++) {
        const [method, words, why] = newCall(turn);
        if (why) {
            const message = refusal(noise, method, words);
            assert(message !== null, `${method} is not refused: ${why}`);
            assert.match(message, why);
            count.refused++;
            continue;
        }
        const expected = await expect(method, words);
        if (typeof expected === "string" && method === "seamless"
            && !expected.startsWith("lattice-noise/")) {
            assert.equal(refusal(noise, method, words), expected);
            continue;
        }
        const result = noise[method](...words);
        assert.deepStrictEqual(result, expected, `call ${turn}: ${method}`);
        assertOwnMemory(result);
        kept.push([result, expected]);
        if (kept.length > 20) {
            assert.deepStrictEqual(...kept.shift());
        }
        count.right++;
    }
    return count;
}

/* Takes all memory, sees what is said without any, and gives it back. */
async function beShortOfMemory(noise, core) {
    const [recipe] = RECIPES, layered = RECIPES.at(-1);
    const taken = [];
    for (let size = 2 ** 30; size >= 16; size /= 2) {
        for (let start; (start = core.allocate(size)) !== 0;) {
            taken.push(start);
        }
    }
    for (const [method, ...words] of [
        ["floats", recipe, 1024, 1024], ["draw", layered, 1024, 1024],
        ["drawMaps", [layered, recipe], 1024, 1024], ["channels", "lattice-noise/1 scale=2"],
        ["draw", layered, 16, 16], ["draw", "lattice-noise/2 layer=a layer=b", 4, 4]]) {
        const message = refusal(noise, method, words);
        /* Small pictures fit what is reserved; layers need more. */
        assert.match(message, /memory/i, `${method} without memory`);
    }
    taken.forEach((start) => core.free(start));
}

async function main() {
    /* The library's functions, which only noise.js sees. */
    let core;
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...words) => {
        const instance = await instantiate(...words);
        core ??= instance.exports;
        return instance;
    };
    const noise = await Noise.load(wasm);
    const count = await callAtRandom(noise);
    await beShortOfMemory(noise, core);
    const floats = RECIPES.map((recipe) => {
        const { buffer } = noise.floats(recipe, ...PLACE);
        return Buffer.from(buffer).toString("base64");
    });
    console.log(JSON.stringify({ ...count, floats }));
}

main();
