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
    /* How many recipes are kept ready. */
    static #KEPT = 8;

    /* WASI, of which only the environment is asked for: it is empty. */
    static #imports = {
        wasi_snapshot_preview1: new Proxy({}, {
            get: (_, name) => () => (name.startsWith("environ") ? 0 : 52),
            has: () => true,
        }),
    };

    #core;
    #plans = new Map();
    #memory = 0;
    #size = 0;

    /* Starts the library, whose WebAssembly is given as bytes or as a Response. */
    static async load(source) {
        const isResponse = typeof Response !== "undefined" && source instanceof Response;
        const { instance } = await (isResponse
            ? WebAssembly.instantiateStreaming(source, Noise.#imports)
            : WebAssembly.instantiate(source, Noise.#imports));
        return new Noise(instance.exports);
    }

    constructor(core) {
        this.#core = core;
        core._initialize?.();
    }

    #write(text) {
        const { memory } = this.#core;
        const bytes = new TextEncoder().encode(`${text}\0`);
        if (bytes.length > 65536) {
            throw new RangeError("The recipe is too long");
        }
        new Uint8Array(memory.buffer, this.#core.text()).set(bytes);
    }

    #read() {
        const bytes = new Uint8Array(this.#core.memory.buffer, this.#core.text());
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }

    /* The plan of a recipe. */
    #plan(recipe) {
        let plan = this.#plans.get(recipe);
        if (plan !== undefined) {
            return plan;
        }
        this.#write(recipe);
        plan = this.#core.plan();
        if (!plan) {
            throw new RangeError(this.#read());
        }
        this.#plans.set(recipe, plan);
        if (this.#plans.size > Noise.#KEPT) {
            const [oldest, its] = this.#plans.entries().next().value;
            this.#core.end(its);
            this.#plans.delete(oldest);
        }
        return plan;
    }

    /* Memory of the library, until the next call. */
    #reserve(size) {
        if (size > this.#size) {
            this.#core.free(this.#memory);
            this.#size = 0;
            this.#memory = this.#core.allocate(size);
            if (!this.#memory) {
                throw new RangeError("There is not enough memory");
            }
            this.#size = size;
        }
        return this.#memory;
    }

    /* Draws recipes, and calls take(memory, size, channels, bytes) with the floats
     * of each in the library's memory and room for its bytes. */
    #draw(recipes, [width, height, x, y], take) {
        const plans = recipes.map((recipe) => this.#plan(recipe));
        const n = plans.map((plan) => this.#core.channels(plan));
        const sizes = n.map((channels) => 4 * channels * width * height);
        const all = sizes.reduce((sum, size) => sum + size, 0);
        const memory = this.#reserve(all + 4 * width * height);
        let start = memory;
        const starts = sizes.map((size) => (start += size) - size);
        plans.forEach((plan, i) => this.#core.add(plan, starts[i]));
        if (!this.#core.draw(x, y, width, height)) {
            throw new RangeError("The picture is too large");
        }
        return recipes.map((_, i) => take(starts[i], sizes[i], n[i], memory + all));
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
        return this.#draw([recipe], [width, height, x, y], (memory, size) =>
            new Float32Array(this.#core.memory.buffer.slice(memory, memory + size)))[0];
    }

    /* The same as bytes of red, green, blue and straight alpha, for ImageData: a
     * Uint8ClampedArray. */
    draw(recipe, width, height, x = 0, y = 0) {
        return this.drawMaps([recipe], width, height, x, y)[0];
    }

    /* The bytes of at most 16 recipes; maps of one recipe with layers, which differ
     * in `map` alone, take hardly longer than one. */
    drawMaps(recipes, width, height, x = 0, y = 0) {
        return this.#draw(recipes, [width, height, x, y], (memory, size, n, bytes) => {
            this.#core.round(memory, n, width * height, bytes);
            return new Uint8ClampedArray(
                this.#core.memory.buffer.slice(bytes, bytes + 4 * width * height));
        });
    }
}

if (typeof module === "object") {
    module.exports = { Noise };
}
