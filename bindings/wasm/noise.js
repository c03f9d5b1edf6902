/* SPDX-License-Identifier: MIT
 *
 * Lattice Noise for JavaScript: the same numbers as the library in C.
 *
 *     const noise = await Noise.load(bytesOrResponse);
 *     const pixels = noise.draw("lattice-noise/1 scale=32", 512, 512);
 *
 * A script for pages and workers, and a module for Node; it defines `Noise`.
 */
class Noise {
    /* The most recipes that a call takes: NOISE_MAPS_MAX.  We keep as many plans, the
     * ones used last, so a call never frees a plan that it needs itself. */
    static #MOST_RECIPES = 16;
    /* How many bytes a recipe may take in the library, including its final zero. */
    static #MOST_TEXT = 65536;
    /* The largest int32_t, which is also the most bytes that a call can allocate. */
    static #MOST = 2 ** 31 - 1;

    #core;
    #plans = new Map();
    #memory = 0;
    #size = 0;

    /* Starts the library, whose WebAssembly is given as bytes, as a Response or as a
     * module, which workers can share. */
    static async load(source) {
        let core;
        /* The environment is the only part of WASI that the library needs.  Ours has
         * no variables, so we store 0 at the two places for their number and size.
         * 52 means that a function is not supported. */
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
            throw new RangeError("The recipe must not contain a null character");
        }
        /* Each character takes at least a byte, so do not encode more than fits. */
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

    /* Returns the plan of a recipe, and marks it as the one used last. */
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

    /* Returns the address of memory in the library, which is valid until the next
     * call. */
    #reserve(size) {
        if (size > this.#size) {
            this.#core.free(this.#memory);
            this.#size = 0;
            /* WebAssembly returns addresses above 2 GiB as negative numbers. */
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

    /* Does the same for a picture; if it is too large, the error says how many bytes
     * it would take. */
    #reservePicture(size, { width, height }) {
        if (size > Noise.#MOST) {
            throw new RangeError(`The picture is too large: width ${width} and height `
                + `${height} take ${size} bytes, but a call can use only `
                + `${Noise.#MOST}`);
        }
        return this.#reserve(size);
    }

    /* Draws recipes, and returns what take(address, channels, pixels) makes of each
     * picture's floats, which are in the library's memory. */
    #draw(recipes, region, take) {
        const { width, height, x, y } = region;
        Noise.#checkRegion(region);
        const plans = recipes.map((recipe) => this.#plan(recipe));
        const n = plans.map((plan) => this.#core.channels(plan));
        /* Rows must not be too long even if there are none, so count at least one. */
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

    /* Copies bytes out of the library's memory, which moves when it grows. */
    #copy(start, size) {
        return this.#core.memory.buffer.slice(start, start + size);
    }

    /* Returns the shortest form of a recipe; if the recipe is refused, a RangeError
     * says why. */
    check(recipe) {
        this.#write(recipe);
        if (!this.#core.check()) {
            throw new RangeError(this.#read());
        }
        return this.#read();
    }

    /* Returns the shortest form of the recipe made seamless: it repeats after width
     * and height, and cells that would not fit become smaller. */
    seamless(recipe, width, height = width) {
        Noise.#checkWhole({ width, height }, 1);
        this.#write(recipe);
        if (!this.#core.fit(width, height)) {
            throw new RangeError(this.#read());
        }
        return this.#read();
    }

    /* Returns how many floats a pixel has: 1 (gray) or 4 (RGB and alpha). */
    channels(recipe) {
        return this.#core.channels(this.#plan(recipe));
    }

    /* Draws pixels from (x, y) on, as a Float32Array from 0 to 1, row by row. */
    floats(recipe, width, height, x = 0, y = 0) {
        return this.#draw([recipe], { width, height, x, y }, (start, n, pixels) =>
            new Float32Array(this.#copy(start, 4 * n * pixels)))[0];
    }

    /* Draws terrain from (x, y) on, as three Float32Arrays: heights from 0 to 1, row
     * by row, and their slopes, how much they rise per pixel along x and y. */
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

    /* Draws as floats() does, but in bytes of red, green, blue and straight alpha,
     * for ImageData: a Uint8ClampedArray. */
    draw(recipe, width, height, x = 0, y = 0) {
        return this.drawMaps([recipe], width, height, x, y)[0];
    }

    /* Draws at most 16 recipes, each as draw() does.  If they are maps of one recipe
     * with layers, and differ only in `map`, this hardly takes longer than drawing
     * one of them. */
    drawMaps(recipes, width, height, x = 0, y = 0) {
        const most = Noise.#MOST_RECIPES;
        const { length } = Array.isArray(recipes) ? recipes : {};
        if (!(length <= most)) {
            throw new RangeError(`recipes must be an array of at most ${most} recipes`);
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
