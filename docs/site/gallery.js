/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The gallery's buttons copy recipes, and its field searches for names.  Both are
 * hidden where scripts do not run. */
"use strict";

const COPIED_MS = 2000;
const looks = [...document.querySelectorAll(".looks li")];

/* Pages read from a disk may have no clipboard, but can copy a selection. */
function copySelected(element) {
    const selection = getSelection();
    selection.selectAllChildren(element);
    const isCopied = document.execCommand("copy");
    if (isCopied) {
        selection.removeAllRanges();
    }
    return isCopied;
}

async function copy(element) {
    try {
        await navigator.clipboard.writeText(element.textContent);
        return true;
    } catch (error) {
        return copySelected(element);
    }
}

for (const look of looks) {
    const button = look.querySelector("button");
    let timer;
    button.hidden = false;
    button.addEventListener("click", async () => {
        const isCopied = await copy(look.querySelector(".recipe"));
        /* What could not be copied is selected. */
        button.textContent = isCopied ? "Copied" : "Press Ctrl+C";
        clearTimeout(timer);
        timer = setTimeout(() => { button.textContent = "Copy"; }, COPIED_MS);
    });
}

const search = document.querySelector("#search");
const found = document.querySelector(".search output");

/* Words may be those of names and of groups, in any order. */
function show() {
    const words = search.value.toLowerCase().split(/\s+/);
    let n = 0;
    for (const group of document.querySelectorAll(".group")) {
        const title = group.querySelector("h2").textContent;
        let isEmpty = true;
        for (const look of group.querySelectorAll("li")) {
            const text = [look.querySelector("h3").textContent,
                look.querySelector(".name").textContent, title]
                .join(" ").toLowerCase();
            look.hidden = !words.every((word) => text.includes(word));
            if (!look.hidden) {
                isEmpty = false;
                n++;
            }
        }
        group.hidden = isEmpty;
    }
    found.textContent = n === 0 ? "Nothing found" : `${n} of ${looks.length}`;
}

const form = document.querySelector(".search");
form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", show);
/* Browsers keep what was typed when a page is opened again. */
show();
