/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Materials on a sphere that is lit by the sun and a sky: the microfacets of GGX with
 * Schlick's Fresnel term (B. Karis, "Real shading in Unreal Engine 4", 2013).
 *
 * The playground's workers draw it.  For the gallery, by Node: `sphere.js WASM SIDE
 * FOLDER NAME.recipe...` writes FOLDER/NAME_sphere.pam of each that can tile.
 */
"use strict";

/* Vectors point right, up and towards the eye. */
class Sphere {
    /* What it is drawn of: bytes of red, green, blue and alpha, as large as the picture. */
    static MAPS = ["color", "normal", "orm", "emission"];

    static #MARGIN = 1.03; /* half the picture's side, in radii */

    /* The row of the maps, which cover the front, in a row of the picture. */
    static findRow(side, y) {
        const down = (2 * y / side - 1) * Sphere.#MARGIN;
        const share = Math.asin(Math.min(Math.max(down, -1), 1)) / Math.PI + 0.5;
        return Math.min(Math.floor(share * side), side - 1);
    }

    static #dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

    static #unit = (a) => a.map((one) => one / Math.hypot(...a));

    static #toLinear = (byte) => (byte <= 10 ? byte / 255 / 12.92
        : ((byte / 255 + 0.055) / 1.055) ** 2.4);

    static #toSeen(number) {
        const rolled = 1 - Math.exp(-1.4 * number);
        return 255 * (rolled <= 0.0031308 ? 12.92 * rolled
            : 1.055 * rolled ** (1 / 2.4) - 0.055);
    }

    /* The light of a sky with a ground from a direction; rough surfaces see a mean of it,
     * and smooth ones a window. */
    static #seeSky(from, rough) {
        const share = Math.min(Math.max(0.5 + from[1] / (0.1 + 1.9 * rough), 0), 1);
        const isWindow = Math.abs(from[0] + 0.45) < 0.18
            && Math.abs(from[1] - 0.55) < 0.18 && from[2] > 0;
        const window = isWindow ? 3 * (1 - rough) ** 6 : 0;
        return [[0.24, 0.6], [0.216, 0.68], [0.192, 0.8]]
            .map(([ground, sky]) => ground + (sky - ground) * share + window);
    }

    /* The share of the sun's light that a surface throws to the eye, for how much it
     * mirrors what is ahead. */
    static #shine(normal, sun, half, rough) {
        const { max, PI } = Math;
        const nLight = max(Sphere.#dot(normal, sun), 0);
        const nEye = max(normal[2], 0.05), nHalf = max(Sphere.#dot(normal, half), 0);
        const a2 = max(rough, 0.05) ** 4, k = (rough + 1) ** 2 / 8;
        const facets = a2 / (PI * (nHalf * nHalf * (a2 - 1) + 1) ** 2);
        const hidden = (nLight * (1 - k) + k) * (nEye * (1 - k) + k);
        const edge = (1 - half[2]) ** 5;
        return (ahead) => facets * (ahead + (1 - ahead) * edge) / (4 * hidden);
    }

    /* The normal of the surface, whose map bends that of the sphere. */
    static #bend(out, map, at) {
        const across = Math.hypot(out[0], out[2]) || 1;
        const right = [out[2] / across, 0, -out[0] / across];
        const up = [-out[0] * out[1] / across, across, -out[1] * out[2] / across];
        const [x, y, z] = [0, 1, 2].map((k) => map[at + k] / 127.5 - 1);
        return Sphere.#unit(out.map((one, k) =>
            x * right[k] + y * up[k] + Math.max(z, 0.05) * one));
    }

    /* The color where the sphere's own normal is `out`, from byte `at` of the maps on. */
    static #shade(maps, at, out, sun, half) {
        const [open, rough, metal] = [0, 1, 2].map((k) => maps.orm[at + k] / 255);
        const normal = Sphere.#bend(out, maps.normal, at);
        const nEye = Math.max(normal[2], 0.05);
        const mirrored = [2 * nEye * normal[0], 2 * nEye * normal[1],
            2 * nEye * normal[2] - 1];
        const light = 2.6 * Math.max(Sphere.#dot(normal, sun), 0);
        const shine = Sphere.#shine(normal, sun, half, rough);
        const above = Sphere.#seeSky(normal, 1), seen = Sphere.#seeSky(mirrored, rough);
        return [0, 1, 2].map((k) => {
            const color = Sphere.#toLinear(maps.color[at + k]);
            const diffuse = color * (1 - metal), ahead = 0.04 + (color - 0.04) * metal;
            const edge = ahead + (1 - ahead) * (1 - nEye) ** 5 * (1 - rough);
            return Sphere.#toSeen(light * (diffuse / Math.PI + shine(ahead))
                + open * (0.7 * diffuse * above[k] + edge * seen[k])
                + 3 * Sphere.#toLinear(maps.emission[at + k]));
        });
    }

    /* Rows of its picture from y on, of maps that begin with row `start`: bytes of red,
     * green, blue and alpha. */
    static draw(maps, side, y, rows, start) {
        const pixels = new Uint8ClampedArray(4 * side * rows);
        const sun = Sphere.#unit([-0.55, 0.7, 0.65]);
        const half = Sphere.#unit([sun[0], sun[1], sun[2] + 1]);
        for (let i = 0; i < side * rows; i++) {
            const [x, down] = [i % side, y + Math.floor(i / side)].map((pixel) =>
                (2 * (pixel + 0.5) / side - 1) * Sphere.#MARGIN);
            const radius = Math.hypot(x, down);
            if (radius >= 1) continue;
            const out = [x, -down, Math.sqrt(1 - radius * radius)];
            const row = Math.floor((Math.asin(down) / Math.PI + 0.5) * side) - start;
            const column = Math.floor((Math.atan2(x, out[2]) / Math.PI + 0.5) * side);
            pixels.set(Sphere.#shade(maps, 4 * (row * side + column), out, sun, half), 4 * i);
            pixels[4 * i + 3] = Math.min(1, (1 - radius) * side / 2) * 255;
        }
        return pixels;
    }
}

async function writeFiles([wasm, sideText, folder, ...files]) {
    const { readFileSync, writeFileSync } = require("node:fs");
    const { basename } = require("node:path");
    const { Noise } = require("../../bindings/wasm/noise.js");
    const noise = await Noise.load(readFileSync(wasm));
    const side = Number(sideText);
    for (const file of files) {
        const recipe = readFileSync(file, "utf8").trim();
        let seamless;
        try {
            seamless = noise.seamless(recipe, side);
        } catch (error) {
            continue;
        }
        const drawn = noise.drawMaps(Sphere.MAPS.map((map) =>
            seamless.replace(/^\S+/, `$& map=${map}`)), side, side);
        const maps = Object.fromEntries(Sphere.MAPS.map((map, i) => [map, drawn[i]]));
        writeFileSync(`${folder}/${basename(file, ".recipe")}_sphere.pam`, Buffer.concat([
            Buffer.from(`P7\nWIDTH ${side}\nHEIGHT ${side}\nDEPTH 4\nMAXVAL 255\n`
                + "TUPLTYPE RGB_ALPHA\nENDHDR\n"),
            Buffer.from(Sphere.draw(maps, side, 0, side, 0).buffer)]));
    }
}

if (typeof require === "function" && require.main === module) {
    writeFiles(process.argv.slice(2));
}
