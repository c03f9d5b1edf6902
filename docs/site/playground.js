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
const looks = presets.flatMap((one) => one.looks);
/* Those of a noise come after those of groups, layers and masks. */
const isOfNoise = ({ of }) => of === "noise" || of === "whole";
const tables = JSON.parse(find("parameters").textContent)
    .sort((one, other) => isOfNoise(one) - isOfNoise(other));
const GROUPS = ["Look", "Noise", "Shape", "Fractal", "Warp", "Placement", "Tile",
    "Tone and color", "Light", "Output"];

/* ---- Recipes ----------------------------------------------------------
 *
 * A recipe as sections: the whole picture, then layers, each with its masks, and the
 * starts and ends of groups. */

function readRecipe(recipe) {
    const words = recipe.match(/[^\s"]*"[^"]*"|\S+/g) ?? [];
    const sections = [{ kind: "whole", name: "", values: new Map() }];
    for (const word of words.slice(1)) {
        const key = word.slice(0, word.indexOf("="));
        const value = word.slice(key.length + 1);
        if (["group", "layer", "mask"].includes(key)) {
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

/* The word that ends recipes of seamless pictures, which noise.seamless() knows. */
const SEAMLESS = "seamless=yes";

const withSeamless = (recipe) => (state.isSeamless ? `${recipe} ${SEAMLESS}` : recipe);

const withoutSeamless = (text) => text.replace(new RegExp(`\\s${SEAMLESS}\\s*$`), "");

/* ---- Workers ---------------------------------------------------------- */

/* What a worker runs: it measures pictures, or draws rows of them, and sends back what
 * it found. */
function work() {
    let noise;

    /* How long a picture would take one worker, in ms, from small squares of it.  It may
     * be said to be longer, up to `quick`, which ends the measurement. */
    function measure(core, { recipes, side, quick }) {
        const time = (n) => {
            const begun = performance.now();
            core.drawMaps(Object.values(recipes), n, n, side >> 1, side >> 1);
            return performance.now() - begun;
        };
        Object.values(recipes).forEach((one) => core.channels(one)); /* makes plans */
        const first = time(1);
        for (let n = 2; ; n *= 2) {
            const one = time(n);
            /* Another program may have had the processor meanwhile. */
            const ms = one * (side / n) ** 2 > quick ? Math.min(one, time(n)) : one;
            const most = ms * (side / n) ** 2;
            if (most <= quick) {
                return most;
            }
            /* Part of each call is the same for any square. */
            if (ms > 2 * first + 100 || 4 * n > side) {
                return Math.max(ms - first, ms / 4) * (side / n) ** 2;
            }
        }
    }

    function drawRows(core, { recipes, side, y, rows, isSphere }) {
        const start = isSphere ? Sphere.findRow(side, y) : y;
        const n = isSphere ? Sphere.findRow(side, y + rows) + 1 - start : rows;
        const names = Object.keys(recipes);
        const drawn = core.drawMaps(Object.values(recipes), side, n, 0, start);
        const maps = Object.fromEntries(names.map((name, i) => [name, drawn[i]]));
        return isSphere ? Sphere.draw(maps, side, y, rows, start) : maps.picture;
    }

    onmessage = async ({ data }) => {
        if (data.library) {
            noise = Noise.load(data.library);
            return;
        }
        try {
            const core = await noise;
            if (data.quick) {
                postMessage({ ms: measure(core, data) });
                return;
            }
            const pixels = drawRows(core, data);
            postMessage({ y: data.y, pixels }, [pixels.buffer]);
        } catch (error) {
            postMessage({ problem: error.message });
        }
    };
}

const code = URL.createObjectURL(new Blob(
    [`"use strict";\n${Noise}\n${Sphere}\n(${work})();`], { type: "text/javascript" }));
let library; /* compiled once for all workers */
let workers = [];

function startWorkers() {
    for (const worker of workers) {
        worker.onmessage = null;
        worker.terminate();
    }
    const n = Math.min(Math.max(navigator.hardwareConcurrency ?? 2, 1), 8);
    workers = Array.from({ length: n }, () => {
        const worker = new Worker(code);
        worker.postMessage({ library });
        worker.onmessage = ({ data }) => receive(data);
        return worker;
    });
}

/* ---- Pictures ---------------------------------------------------------- */

const canvas = find("picture");
const state = { recipe: "", name: "", label: "", side: 512, isSeamless: false, view: "picture" };
let core;
let job = null; /* the picture that workers draw */
let shown; /* the picture on the canvas */
let isAskedAgain = false, patience;

/* In ms: a picture that is drawn for longer is ended by a change, for the next one; it is
 * said how long one takes; and it is asked for. */
const PATIENCE = 500, LONG = 2000, TOO_LONG = 60000;

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
    find("go").hidden = true;
    if (job) {
        isAskedAgain = true;
        patience ??= setTimeout(() => {
            startWorkers();
            end();
        }, Math.max(job.begun + PATIENCE - performance.now(), 0));
        return;
    }
    try {
        const { side, view, name, label, isSeamless } = state;
        const recipes = recipesToDraw();
        const keep = recipes.picture ? core.check(recipes.picture)
            : withSeamless(state.recipe); /* of a sphere */
        job = { recipes, keep, side, view, name, label, isSeamless,
            begun: performance.now() };
    } catch (error) {
        tell(error.message, true);
        return;
    }
    workers[0].postMessage({ recipes: job.recipes, side: job.side,
        quick: LONG * workers.length });
}

/* Draws a picture that may take as long as it takes. */
function drawRows() {
    const { recipes, side } = job;
    const isSphere = job.view === "sphere", n = workers.length;
    job.image = new ImageData(side, side);
    job.left = n;
    workers.forEach((worker, i) => {
        const y = Math.floor(i * side / n);
        worker.postMessage({ recipes, isSphere, side, y,
            rows: Math.floor((i + 1) * side / n) - y });
    });
}

/* What is said of a time in ms, of which little is known. */
function printTime(ms) {
    const [unit, name] = [[86400e3, "days"], [3600e3, "hours"], [60e3, "minutes"]]
        .find(([unit]) => ms >= 2 * unit) ?? [1000, "seconds"];
    return `about ${Math.round(ms / unit)} ${name}`;
}

function receiveTime(ms) {
    if (ms > TOO_LONG && !isAskedAgain) {
        const waiting = job;
        tell(`This picture takes ${printTime(ms)}`);
        find("go").hidden = false;
        find("go").onclick = () => {
            find("go").hidden = true;
            tell(`Drawing, for ${printTime(ms)}`);
            job = waiting;
            job.begun = performance.now();
            drawRows();
        };
        end();
        return;
    }
    if (ms > LONG) {
        tell(`Drawing, for ${printTime(ms)}`);
    }
    drawRows();
}

function receive({ ms, pixels, problem, y }) {
    if (problem) {
        job.problem = problem;
    } else if (pixels) {
        job.image.data.set(pixels, 4 * y * job.side);
    } else {
        receiveTime(ms / workers.length);
        return;
    }
    if (--job.left > 0) {
        return;
    }
    if (job.problem) {
        tell(job.problem, true);
    } else {
        show();
    }
    end();
}

/* Ends the picture; the next that was asked for begins. */
function end() {
    clearTimeout(patience);
    patience = undefined;
    job = null;
    if (isAskedAgain) {
        isAskedAgain = false;
        draw();
    }
}

function show() {
    shown = job;
    const { side, image } = shown;
    const times = shown.isSeamless && shown.view !== "sphere" ? 2 : 1;
    canvas.width = canvas.height = side * times;
    /* Drawn by the processor, it need not go to the graphics card. */
    const context = canvas.getContext("2d", { willReadFrequently: true });
    for (let i = 0; i < times * times; i++) {
        context.putImageData(image, i % times * side, Math.floor(i / times) * side);
    }
    const ms = Math.round(performance.now() - shown.begun);
    canvas.setAttribute("aria-label", shown.label);
    canvas.style.background = ""; /* of the look that the page begins with */
    tell(`${side} × ${side} in ${ms} ms`);
    document.dispatchEvent(new CustomEvent("drawn", { detail: ms }));
}

function tell(sentence, isProblem = false) {
    find("said").textContent = sentence;
    find("said").classList.toggle("problem", isProblem);
}

/* ---- Changes ----------------------------------------------------------- */

/* Takes a recipe, if it is not refused, and draws it. */
function take(recipe, keepsControls = false, isSeamless = state.isSeamless) {
    try {
        state.recipe = core.check(recipe);
    } catch (error) {
        tell(error.message, true);
        return false;
    }
    state.isSeamless = find("seamless").checked = isSeamless;
    find("recipe").value = withSeamless(state.recipe);
    const preset = looks.find((one) => one.recipe === state.recipe);
    if (preset || !keepsControls) {
        state.label = preset?.label ?? nameOfRecipe();
        state.name = toFileName(state.label);
    }
    if (keepsControls) {
        updateRows();
    } else {
        listSections();
    }
    remember();
    draw();
    showPreset(preset);
    return true;
}

/* Takes a recipe as it is kept, which says whether it is seamless. */
function read(text) {
    const recipe = withoutSeamless(text);
    return take(recipe, false, recipe !== text);
}

const toFileName = (label) =>
    label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

/* What is told apart in a recipe that is no preset's: its uppermost layer, or else its
 * algorithm. */
function nameOfRecipe() {
    const [whole, ...others] = readRecipe(state.recipe);
    return others.filter(({ kind }) => kind === "layer").at(-1)?.name
        ?? whole.values.get("algorithm") ?? "noise";
}

/* The address shares what is seen. */
function remember() {
    const words = new URLSearchParams({ recipe: find("recipe").value, size: state.side });
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
    const first = looks.find(({ label }) => label === canvas.dataset.look);
    const recipe = words.get("recipe") ?? first.recipe;
    state.side = Number(choose("size", words.get("size") ?? "512"));
    state.view = choose("view",
        words.get("view") ?? (words.has("recipe") ? "picture" : "sphere"));
    /* A link that is refused can be mended. */
    find("recipe").value = recipe;
    read(recipe);
}

/* ---- Controls ---------------------------------------------------------- */

let sections = [], section, rows = [];
let parameters = new Map(); /* those that the controls are of, by their keys */

/* A noise without layers belongs to the whole, or else to each layer and mask. */
const parametersOf = ({ kind }) => tables.filter(({ of }) => of === kind
    || (of === "noise" && kind !== "group" && (kind !== "whole" || sections.length === 1)));

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
    find("section").replaceChildren(...sections.map(({ kind, name }) => {
        const option = new Option(kind === "whole" ? "Whole picture"
            : kind === "layer" ? name
                : kind === "mask" ? `\u00a0\u00a0mask ${name}` : `group ${name}`);
        option.disabled = kind === "group" && name === "none";
        return option;
    }));
    find("section").selectedIndex = chosen > 0 && chosen < sections.length ? chosen : 0;
    find("layers").hidden = sections.length === 1;
    listControls();
}

/* ---- Presets ------------------------------------------------------------
 *
 * Radio buttons, so that arrow keys go from one to the next, as in a closed list, and
 * so do the keys that such a list has besides. */

/* Pictures load when they are nearly scrolled to.  By loading="lazy", browsers load those
 * of thousands of pixels around: 85, while the first recipe is drawn. */
const arrivals = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter((one) => one.isIntersecting)) {
        target.src = target.dataset.address;
        arrivals.unobserve(target);
    }
}, { root: find("preset"), rootMargin: "50%" });

function makePreset(look) {
    look.radio = element("input", { type: "radio", name: "preset" });
    look.radio.onchange = () => take(look.recipe);
    /* The name beside it says what the picture shows. */
    const picture = element("img", { alt: "", width: 64, height: 48 });
    picture.dataset.address = look.picture;
    arrivals.observe(picture);
    return element("label", {}, look.radio, picture, look.label);
}

function listPresets() {
    find("preset").append(...presets.map(({ group, looks }) => element("fieldset", {},
        element("legend", { textContent: group }), ...looks.map(makePreset))));
    find("preset").onkeydown = choosePresetByKey;
}

/* Checks a preset, or none, and scrolls the list to it. */
function showPreset(preset) {
    for (const look of looks) {
        look.radio.checked = look === preset;
    }
    if (!preset) return;
    const list = find("preset"), [row] = preset.radio.labels;
    const above = row.offsetTop - list.scrollTop;
    /* The list alone: scrollIntoView() moves the page, too. */
    if (above < 0 || above + row.offsetHeight > list.clientHeight) {
        list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
    }
}

const STRIDES = { Home: -Infinity, End: Infinity, PageUp: -10, PageDown: 10 };
const TYPED_MS = 1000; /* letters that follow later begin another name */
let typed = "", typedAt = 0;

function choosePresetByKey(event) {
    const { key, timeStamp, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = looks.findIndex(({ radio }) => radio === target);
    if (at < 0) return; /* the list itself, which scrolls */
    let next;
    if (key in STRIDES) {
        next = looks[Math.min(Math.max(at + STRIDES[key], 0), looks.length - 1)];
    } else if (key.length === 1) {
        const isNew = timeStamp - typedAt > TYPED_MS;
        if (isNew && key === " ") return;
        typed = isNew ? key.toLowerCase() : typed + key.toLowerCase();
        typedAt = timeStamp;
        /* A single letter, even typed again, goes on to the next name with it. */
        if (new Set(typed).size === 1) typed = typed[0];
        const others = [...looks.slice(at + 1), ...looks.slice(0, at + 1)];
        next = (typed.length === 1 ? others : [looks[at], ...others])
            .find(({ label }) => label.toLowerCase().startsWith(typed));
    } else {
        return;
    }
    event.preventDefault();
    next?.radio.focus();
    next?.radio.click();
}

/* ---- Buttons ----------------------------------------------------------- */

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

/* ---- Files -------------------------------------------------------------- */

/* The check of PNG's chunks. */
function sum(bytes) {
    let rest = -1;
    for (const byte of bytes) {
        rest ^= byte;
        for (let i = 0; i < 8; i++) {
            rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
        }
    }
    return ~rest;
}

function makeChunk(kind, content) {
    const chunk = new Uint8Array(12 + content.length);
    const view = new DataView(chunk.buffer);
    view.setUint32(0, content.length);
    chunk.set(new TextEncoder().encode(kind), 4);
    chunk.set(content, 8);
    view.setInt32(8 + content.length, sum(chunk.subarray(4, 8 + content.length)));
    return chunk;
}

/* Rows as differences from pixel to pixel, which become smaller. */
function packRows({ data, width, height }) {
    const size = 4 * width;
    const rows = new Uint8Array((size + 1) * height);
    for (let y = 0; y < height; y++) {
        const row = rows.subarray((size + 1) * y, (size + 1) * (y + 1));
        row[0] = 1;
        for (let i = 0; i < size; i++) {
            row[i + 1] = data[size * y + i] - (i < 4 ? 0 : data[size * y + i - 4]);
        }
    }
    return new Response(new Blob([rows]).stream()
        .pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
}

/* A PNG of the pixels themselves, which a canvas would multiply by their alpha; its
 * comment is the recipe, as in those of `lattice-noise render`. */
async function makePng(image, recipe) {
    const head = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
    new DataView(head.buffer).setUint32(0, image.width);
    new DataView(head.buffer).setUint32(4, image.height);
    return new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
        makeChunk("IHDR", head),
        makeChunk("tEXt", new TextEncoder().encode(`Comment\0${recipe}`)),
        makeChunk("IDAT", new Uint8Array(await packRows(image))),
        makeChunk("IEND", [])], { type: "image/png" });
}

/* Saves the tile that is shown, once. */
async function save() {
    if (!shown) return;
    const { name, view, image, keep } = shown;
    const link = element("a", { href: URL.createObjectURL(await makePng(image, keep)),
        download: `${name}${view === "picture" ? "" : `_${view}`}.png` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function begin() {
    library = await WebAssembly.compile(bytes);
    core = await Noise.load(library);
    startWorkers();
    const { choices } = tables.find((one) => one.name === "map");
    find("view").append(new Option("Lit sphere", "sphere"),
        ...choices.map(({ name, label }) => new Option(label, name)));
    listPresets();
    find("section").onchange = listControls;
    find("recipe").onchange = () => read(find("recipe").value);
    find("new-seed").onclick = newSeed;
    find("copy").onclick = ({ target }) => copy(withSeamless(state.recipe), target);
    find("share").onclick = ({ target }) => copy(location.href, target);
    find("save").onclick = save;
    for (const id of ["size", "view", "seamless"]) {
        find(id).onchange = () => {
            state.side = Number(find("size").value);
            state.view = find("view").value;
            take(state.recipe, true, find("seamless").checked);
        };
    }
    window.onhashchange = recall;
    document.querySelector(".settings").hidden = false;
    recall();
}

if (location.hash) {
    canvas.style.background = "";
}
begin();
