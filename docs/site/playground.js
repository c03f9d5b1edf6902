/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The playground: controls made of the library's tables of parameters, and
 * pictures drawn by workers, each with the library as WebAssembly.
 *
 * The page works from a disk, too: nothing is fetched, for noise-core.js has the
 * library's bytes and workers are made of text.
 */
"use strict";

const find = (id) => document.getElementById(id);
const bytes = Uint8Array.from(atob(NOISE_CORE), (one) => one.charCodeAt(0));
const presets = JSON.parse(find("presets").textContent);
/* Those of a noise come after those of layers and masks. */
const isOfNoise = ({ of }) => of === "noise" || of === "whole";
const tables = JSON.parse(find("parameters").textContent)
    .sort((one, other) => isOfNoise(one) - isOfNoise(other));
const GROUPS = ["Look", "Noise", "Shape", "Fractal", "Warp", "Placement", "Tile",
    "Tone and color", "Light", "Output"];

/* ---- Recipes ----------------------------------------------------------
 *
 * A recipe as sections: the whole picture, then layers, each with its masks. */

function readRecipe(recipe) {
    const words = recipe.match(/[^\s"]*"[^"]*"|\S+/g) ?? [];
    const sections = [{ kind: "whole", name: "", values: new Map() }];
    for (const word of words.slice(1)) {
        const key = word.slice(0, word.indexOf("="));
        const value = word.slice(key.length + 1);
        if (key === "layer" || key === "mask") {
            sections.push({ kind: key, name: value, values: new Map() });
        } else {
            sections.at(-1).values.set(key, value);
        }
    }
    return sections;
}

function printRecipe(sections) {
    const words = [sections.length > 1 ? "lattice-noise/2" : "lattice-noise/1"];
    for (const section of sections) {
        if (section.kind !== "whole") {
            words.push(`${section.kind}=${section.name}`);
        }
        for (const [key, value] of section.values) {
            words.push(`${key}=${value}`);
        }
    }
    return words.join(" ");
}

/* A recipe with words of the whole picture replaced. */
function withWords(recipe, words) {
    const sections = readRecipe(recipe);
    for (const [key, value] of Object.entries(words)) {
        sections[0].values.set(key, value);
    }
    return printRecipe(sections);
}

/* ---- Workers ---------------------------------------------------------- */

/* What a worker runs: it draws rows of pictures and sends them back. */
function work() {
    let noise;

    onmessage = async ({ data }) => {
        if (data.bytes) {
            noise = Noise.load(data.bytes);
            return;
        }
        const { recipes, side, y, rows } = data;
        try {
            const core = await noise;
            const start = data.isSphere ? Sphere.findRow(side, y) : y;
            const n = data.isSphere ? Sphere.findRow(side, y + rows) + 1 - start
                : rows;
            const names = Object.keys(recipes);
            const drawn = core.drawMaps(Object.values(recipes), side, n, 0, start);
            const maps = Object.fromEntries(names.map((name, i) => [name, drawn[i]]));
            const pixels = data.isSphere ? Sphere.draw(maps, side, y, rows, start)
                : maps.picture;
            postMessage({ ...data, pixels }, [pixels.buffer]);
        } catch (error) {
            postMessage({ ...data, problem: error.message });
        }
    };
}

const code = URL.createObjectURL(new Blob(
    [`"use strict";\n${Noise}\n${Sphere}\n(${work})();`], { type: "text/javascript" }));
const workers = Array.from(
    { length: Math.min(Math.max(navigator.hardwareConcurrency ?? 2, 1), 8) },
    () => {
        const worker = new Worker(code);
        worker.postMessage({ bytes });
        worker.onmessage = ({ data }) => receive(data);
        return worker;
    });

/* ---- Pictures ---------------------------------------------------------- */

const canvas = find("picture");
const state = { recipe: "", side: 512, isSeamless: false, view: "picture" };
let core;
let left = 0; /* bands that are still drawn */
let image, begun, isAskedAgain = false;

/* What the workers draw. */
function recipesToDraw() {
    const recipe = state.isSeamless || state.view === "sphere"
        ? core.seamless(state.recipe, state.side) : state.recipe;
    const draw = (map) => (map ? withWords(recipe, { map }) : recipe);
    return state.view !== "sphere"
        ? { picture: draw(state.view === "picture" ? "" : state.view) }
        : Object.fromEntries(Sphere.MAPS.map((map) => [map, draw(map)]));
}

/* Draws; while a picture is drawn, only the last that was asked for is next. */
function draw() {
    if (left > 0) {
        isAskedAgain = true;
        return;
    }
    const { side } = state;
    const isSphere = state.view === "sphere";
    let recipes;
    try {
        recipes = recipesToDraw();
    } catch (error) {
        tell(error.message, true);
        return;
    }
    const n = workers.length;
    image = new ImageData(side, side);
    begun = performance.now();
    left = n;
    workers.forEach((worker, i) => {
        const y = Math.floor(i * side / n);
        worker.postMessage({ recipes, isSphere, side, y,
            rows: Math.floor((i + 1) * side / n) - y });
    });
}

function receive({ pixels, problem, side, y }) {
    left--;
    if (problem) {
        tell(problem, true);
    } else if (side === image.width) {
        image.data.set(pixels, 4 * y * side);
    }
    if (left > 0) {
        return;
    }
    if (!problem) {
        show();
    }
    if (isAskedAgain) {
        isAskedAgain = false;
        draw();
    }
}

function show() {
    const { width } = image;
    const times = state.isSeamless && state.view !== "sphere" ? 2 : 1;
    canvas.width = canvas.height = width * times;
    /* Drawn by the processor, it need not go to the graphics card. */
    const context = canvas.getContext("2d", { willReadFrequently: true });
    for (let i = 0; i < times * times; i++) {
        context.putImageData(image, i % times * width,
            Math.floor(i / times) * width);
    }
    const ms = Math.round(performance.now() - begun);
    canvas.setAttribute("aria-label", `The picture of ${state.recipe}`);
    tell(`${width} × ${width} in ${ms} ms`);
    document.dispatchEvent(new CustomEvent("drawn", { detail: ms }));
}

function tell(sentence, isProblem = false) {
    find("said").textContent = sentence;
    find("said").classList.toggle("problem", isProblem);
}

/* ---- Changes ----------------------------------------------------------- */

/* Takes a recipe, if it is not refused, and draws it. */
function take(recipe, keepsControls = false) {
    try {
        state.recipe = core.check(recipe);
    } catch (error) {
        tell(error.message, true);
        return false;
    }
    find("recipe").value = state.recipe;
    find("preset").value = state.recipe; /* or none */
    if (keepsControls) {
        updateRows();
    } else {
        listSections();
    }
    remember();
    draw();
    return true;
}

/* The address shares what is seen. */
function remember() {
    const words = new URLSearchParams({ recipe: state.recipe, size: state.side });
    if (state.isSeamless) words.set("seamless", "yes");
    if (state.view !== "picture") words.set("view", state.view);
    history.replaceState(null, "", `#${words}`);
}

function recall() {
    const words = new URLSearchParams(location.hash.slice(1));
    const choose = (id, value) => {
        const options = [...find(id).options].map((one) => one.value);
        if (options.includes(value)) find(id).value = value;
        return find(id).value;
    };
    state.side = Number(choose("size", words.get("size") ?? "512"));
    state.view = choose("view", words.get("view") ?? "picture");
    state.isSeamless = find("seamless").checked = words.get("seamless") === "yes";
    const recipe = words.get("recipe") ?? presets[0].looks[0].recipe;
    /* A link that is refused can be mended. */
    find("recipe").value = recipe;
    take(recipe);
}

/* ---- Controls ---------------------------------------------------------- */

let sections = [], section, rows = [];
let parameters = new Map(); /* those that the controls are of, by their keys */

/* A noise without layers belongs to the whole, or else to each layer and mask. */
const parametersOf = ({ kind }) => tables.filter(({ of }) => of === kind
    || (of === "noise" && (kind !== "whole" || sections.length === 1)));

const initialOf = (parameter) => String(parameter.initial);

const valueOf = (key) => section.values.get(key) ?? initialOf(parameters.get(key));

/* Whether a condition holds: terms `key {nick, nick}`, each perhaps after "!". */
function holds(when) {
    return when === "1" || when.split("&").every((term) => {
        const [, not, key, nicks] = term.match(/^\s*(!?)\s*(\S+)\s*\{(.*)\}/);
        return !parameters.has(key)
            || nicks.split(",").map((one) => one.trim()).includes(valueOf(key))
            !== (not === "!");
    });
}

function change(parameter, value) {
    if (value === initialOf(parameter)) {
        section.values.delete(parameter.name);
    } else {
        section.values.set(parameter.name, value);
    }
    take(printRecipe(sections), true);
}

function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
}

/* Sliders of a gamma above 1 give small numbers more room. */
const STEPS = 1000;

function toSlider({ minimum, maximum, gamma }, value) {
    const share = (value - minimum) / (maximum - minimum);
    return STEPS * Math.min(Math.max(share, 0), 1) ** (1 / gamma);
}

function fromSlider({ minimum, maximum, step, gamma }, at) {
    const value = minimum + (maximum - minimum) * (at / STEPS) ** gamma;
    return Number((Math.round(value / step) * step).toPrecision(9));
}

/* The fields of a parameter, and a function that shows its value in them. */
function makeFields(parameter) {
    const { kind, name } = parameter;
    const id = `value-${name}`;
    if (kind === "choice") {
        const select = element("select", { id, title: parameter.help },
            ...parameter.choices.map(({ name, label }) => new Option(label, name)));
        select.onchange = () => change(parameter, select.value);
        return [[select], (value) => { select.value = value; }];
    }
    if (kind === "real") {
        const number = element("input", { id, type: "number", step: "any",
            min: parameter.minimum, max: parameter.maximum,
            title: parameter.help });
        const slider = element("input", { type: "range", max: STEPS, step: 1,
            title: parameter.help });
        slider.setAttribute("aria-label", parameter.label);
        slider.oninput = () =>
            change(parameter, String(fromSlider(parameter.slider, slider.value)));
        number.onchange = () => number.value && change(parameter, number.value);
        return [[slider, number], (value) => {
            slider.value = toSlider(parameter.slider, value);
            if (document.activeElement !== number) number.value = value;
        }];
    }
    const text = element("input", { id, type: "text", title: parameter.help,
        spellcheck: false });
    text.onchange = () => text.value && change(parameter, text.value);
    if (kind !== "color") {
        return [[text], (value) => { text.value = value; }];
    }
    const picker = element("input", { type: "color" });
    picker.setAttribute("aria-label", parameter.label);
    picker.oninput = () => change(parameter, picker.value);
    return [[picker, text], (value) => {
        text.value = value;
        picker.value = value.slice(0, 7);
    }];
}

function makeRow(parameter) {
    const [fields, showValue] = makeFields(parameter);
    const label = element("label", { htmlFor: `value-${parameter.name}`,
        textContent: parameter.label, title: parameter.help });
    const row = element("div", { className: `row ${parameter.kind}` }, label, ...fields);
    return { parameter, row, showValue };
}

function updateRows() {
    sections = readRecipe(state.recipe);
    section = sections[find("section").selectedIndex] ?? sections[0];
    for (const { parameter, row, showValue } of rows) {
        row.hidden = !holds(parameter.when);
        showValue(valueOf(parameter.name));
    }
    for (const group of find("controls").children) {
        group.hidden = [...group.querySelectorAll(".row")].every((one) => one.hidden);
    }
}

/* The controls of the chosen section, in groups that fold. */
function listControls() {
    section = sections[find("section").selectedIndex] ?? sections[0];
    const open = new Set([...document.querySelectorAll("#controls [open]")]
        .map((one) => one.dataset.group));
    parameters = new Map(parametersOf(section).map((one) => [one.name, one]));
    rows = [...parameters.values()].filter((one) => one.name !== "map").map(makeRow);
    const groups = GROUPS.map((title, number) => {
        const own = rows.filter(({ parameter }) => parameter.group === number);
        const made = element("details", { open: number < 2 || open.has(title) },
            element("summary", { textContent: title }),
            ...own.map(({ row }) => row));
        made.dataset.group = title;
        return made;
    });
    find("controls").replaceChildren(
        ...groups.filter((one) => one.querySelector(".row")));
    updateRows();
}

function listSections() {
    sections = readRecipe(state.recipe);
    const chosen = find("section").selectedIndex;
    find("section").replaceChildren(...sections.map(({ kind, name }) => new Option(
        kind === "whole" ? "Whole picture"
            : kind === "layer" ? name : `\u00a0\u00a0mask ${name}`)));
    find("section").selectedIndex = chosen > 0 && chosen < sections.length ? chosen : 0;
    find("layers").hidden = sections.length === 1;
    listControls();
}

/* ---- Buttons ----------------------------------------------------------- */

function listPresets() {
    find("preset").append(...presets.map(({ group, looks }) => element("optgroup",
        { label: group }, ...looks.map(({ label, recipe }) =>
            new Option(label, recipe)))));
}

function newSeed() {
    take(withWords(state.recipe,
        { seed: crypto.getRandomValues(new Uint32Array(1))[0] }), true);
}

async function copy(text, button) {
    try {
        await navigator.clipboard.writeText(text);
        tell("Copied");
    } catch (error) {
        find("recipe").select();
        tell("Press Ctrl+C");
    }
    button.focus();
}

function save() {
    canvas.toBlob((blob) => {
        const link = element("a", { href: URL.createObjectURL(blob),
            download: "lattice-noise.png" });
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    });
}

async function begin() {
    core = await Noise.load(bytes);
    const { choices } = tables.find((one) => one.name === "map");
    find("view").append(new Option("Lit sphere", "sphere"),
        ...choices.map(({ name, label }) => new Option(label, name)));
    listPresets();
    find("preset").onchange = () => take(find("preset").value);
    find("section").onchange = listControls;
    find("recipe").onchange = () => take(find("recipe").value);
    find("new-seed").onclick = newSeed;
    find("copy").onclick = ({ target }) => copy(state.recipe, target);
    find("share").onclick = ({ target }) => copy(location.href, target);
    find("save").onclick = save;
    for (const id of ["size", "view", "seamless"]) {
        find(id).onchange = () => {
            state.side = Number(find("size").value);
            state.view = find("view").value;
            state.isSeamless = find("seamless").checked;
            take(state.recipe, true);
        };
    }
    window.onhashchange = recall;
    find("playground").hidden = false;
    recall();
}

begin();
