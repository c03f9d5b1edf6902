/* SPDX-License-Identifier: MIT
 *
 * Lattice Noise for JavaScript: the same numbers as the library in C.
 *
 *     const noise = await Noise.load(bytesOrResponse);
 *     const pixels = noise.draw("lattice-noise/1 scale=32", 512, 512);
 *
 * A script of pages and workers, and a module of Node: it defines `Noise`.
 */
class Noise {
    /* The most recipes of a call, by NOISE_MAPS_MAX.  As many plans are kept, those
     * used last, so that a call never frees one of its own. */
    static #MOST_RECIPES = 16;
    /* Bytes of a recipe in the library, with the zero that ends it. */
    static #MOST_TEXT = 65536;
    /* Of int32_t, and bytes of one piece of memory. */
    static #MOST = 2 ** 31 - 1;

    #core;
    #plans = new Map();
    #memory = 0;
    #size = 0;

    /* Starts the library, whose WebAssembly is given as bytes, as a Response or as a
     * module, which workers can share. */
    static async load(source) {
        let core;
        /* WASI, of which only the environment is asked for: it has no variables, whose
         * number and size are told at two places. */
        const answer = (name, places) => {
            if (name !== "environ_sizes_get") return 52;
            const memory = new DataView(core.memory.buffer);
            places.forEach((place) => memory.setUint32(place, 0));
            return 0;
        };
        const imports = {
            wasi_snapshot_preview1: new Proxy({}, {
                get: (_, name) => (...words) => answer(name, words),
                has: () => true,
            }),
        };
        const isResponse = typeof Response !== "undefined" && source instanceof Response;
        const made = await (isResponse
            ? WebAssembly.instantiateStreaming(source, imports)
            : WebAssembly.instantiate(source, imports));
        core = (made.instance ?? made).exports;
        return new Noise(core);
    }

    constructor(core) {
        this.#core = core;
        core._initialize?.();
    }

    static #checkWhole(numbers, least) {
        for (const [name, number] of Object.entries(numbers)) {
            if (!Number.isInteger(number) || number < least || number > Noise.#MOST) {
                const given = typeof number === "number" ? number
                    : `of type ${typeof number}`;
                throw new RangeError(`${name} is ${given}; it must be a whole number `
                    + `from ${least} to ${Noise.#MOST}`);
            }
        }
    }

    #write(recipe) {
        if (typeof recipe !== "string") {
            throw new RangeError(
                `The recipe is of type ${typeof recipe}; it must be a string`);
        }
        if (recipe.includes("\0")) {
            throw new RangeError("The recipe must not contain a zero character");
        }
        /* A character is a byte at least, and too long a text is not encoded. */
        const bytes = new TextEncoder().encode(recipe.slice(0, Noise.#MOST_TEXT));
        if (bytes.length >= Noise.#MOST_TEXT) {
            throw new RangeError("The recipe is too long: it must be shorter than "
                + `${Noise.#MOST_TEXT} bytes`);
        }
        const text = new Uint8Array(this.#core.memory.buffer, this.#core.text());
        text.set(bytes);
        text[bytes.length] = 0;
    }

    #read() {
        const bytes = new Uint8Array(this.#core.memory.buffer, this.#core.text());
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }

    /* The plan of a recipe, which is used last now. */
    #plan(recipe) {
        let plan = this.#plans.get(recipe);
        if (plan === undefined) {
            this.#write(recipe);
            plan = this.#core.plan();
            if (!plan) {
                throw new RangeError(this.#read());
            }
        }
        this.#plans.delete(recipe);
        this.#plans.set(recipe, plan);
        if (this.#plans.size > Noise.#MOST_RECIPES) {
            const [oldest, its] = this.#plans.entries().next().value;
            this.#plans.delete(oldest);
            this.#core.end(its);
        }
        return plan;
    }

    /* Memory of the library, until the next call. */
    #reserve(size) {
        if (size > this.#size) {
            this.#core.free(this.#memory);
            this.#size = 0;
            /* Addresses above 2 GiB come as negative numbers. */
            this.#memory = this.#core.allocate(size) >>> 0;
            if (!this.#memory) {
                throw new RangeError("There is not enough memory");
            }
            this.#size = size;
        }
        return this.#memory;
    }

    static #checkRegion({ width, height, x, y }) {
        Noise.#checkWhole({ width, height }, 0);
        Noise.#checkWhole({ x, y }, -Noise.#MOST - 1);
        if (x + width > Noise.#MOST || y + height > Noise.#MOST) {
            throw new RangeError("The picture is too large or too far away: x + width "
                + `and y + height must be at most ${Noise.#MOST}`);
        }
    }

    /* Memory for a picture, whose bytes are told where they are too many. */
    #reservePicture(size, { width, height }) {
        if (size > Noise.#MOST) {
            throw new RangeError(`The picture is too large: width ${width} and height `
                + `${height} take ${size} bytes, at most ${Noise.#MOST} at once`);
        }
        return this.#reserve(size);
    }

    /* Draws recipes, and calls take(memory, channels, pixels) for the floats of each in
     * the library's memory. */
    #draw(recipes, region, take) {
        const { width, height, x, y } = region;
        Noise.#checkRegion(region);
        const plans = recipes.map((recipe) => this.#plan(recipe));
        const n = plans.map((plan) => this.#core.channels(plan));
        /* A row of a picture without rows must not be longer, either. */
        const sizes = n.map((channels) => 4 * channels * width * Math.max(height, 1));
        const all = sizes.reduce((sum, size) => sum + size, 0);
        let start = this.#reservePicture(all, region);
        const starts = sizes.map((size) => (start += size) - size);
        plans.forEach((plan, i) => this.#core.add(plan, starts[i]));
        if (!this.#core.draw(x, y, width, height)) {
            throw new RangeError("There is not enough memory");
        }
        return recipes.map((_, i) => take(starts[i], n[i], width * height));
    }

    /* A copy of bytes of the library's memory, whose place changes when it grows. */
    #copy(start, size) {
        return this.#core.memory.buffer.slice(start, start + size);
    }

    /* The shortest form of a recipe; a RangeError says why one is refused. */
    check(recipe) {
        this.#write(recipe);
        if (!this.#core.check()) {
            throw new RangeError(this.#read());
        }
        return this.#read();
    }

    /* The same, seamless: it repeats after width and height, and its cells are
     * made smaller if they would not fit. */
    seamless(recipe, width, height = width) {
        Noise.#checkWhole({ width, height }, 1);
        this.#write(recipe);
        if (!this.#core.fit(width, height)) {
            throw new RangeError(this.#read());
        }
        return this.#read();
    }

    /* How many floats a pixel of a recipe has: 1 (gray) or 4 (RGB and alpha). */
    channels(recipe) {
        return this.#core.channels(this.#plan(recipe));
    }

    /* Pixels from (x, y) on, as floats from 0 to 1, row by row: a Float32Array. */
    floats(recipe, width, height, x = 0, y = 0) {
        return this.#draw([recipe], { width, height, x, y }, (start, n, pixels) =>
            new Float32Array(this.#copy(start, 4 * n * pixels)))[0];
    }

    /* Terrain from (x, y) on: the heights of pixels, 0 to 1, row by row, and their slopes,
     * how they rise along x and y in a pixel: three Float32Arrays. */
    heights(recipe, width, height, x = 0, y = 0) {
        const region = { width, height, x, y };
        Noise.#checkRegion(region);
        const plan = this.#plan(recipe);
        const size = 4 * width * height;
        const start = this.#reservePicture(Math.max(3 * size, 4 * width), region);
        if (!this.#core.heights(plan, start, x, y, width, height)) {
            throw new RangeError("There is not enough memory");
        }
        const [heights, ...slopes] = [0, 1, 2].map((k) =>
            new Float32Array(this.#copy(start + k * size, size)));
        return { heights, slopes };
    }

    /* The same as floats() as bytes of red, green, blue and straight alpha, for ImageData: a
     * Uint8ClampedArray. */
    draw(recipe, width, height, x = 0, y = 0) {
        return this.drawMaps([recipe], width, height, x, y)[0];
    }

    /* The bytes of at most 16 recipes; maps of one recipe with layers, which differ
     * in `map` alone, take hardly longer than one. */
    drawMaps(recipes, width, height, x = 0, y = 0) {
        const most = Noise.#MOST_RECIPES;
        const { length } = Array.isArray(recipes) ? recipes : {};
        if (!(length <= most)) {
            throw new RangeError(`recipes must be an array of at most ${most}`);
        }
        const own = Array.from({ length }, (_, i) => recipes[i]);
        return this.#draw(own, { width, height, x, y }, (start, n, pixels) => {
            this.#core.round(start, n, pixels);
            return new Uint8ClampedArray(this.#copy(start, 4 * pixels));
        });
    }
}

if (typeof module === "object") {
    module.exports = { Noise };
}
