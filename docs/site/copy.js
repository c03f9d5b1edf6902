/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The gallery's buttons copy the recipe below them. */
document.querySelectorAll(".looks button").forEach((button) => {
    button.addEventListener("click", async () => {
        const recipe = button.closest("li").querySelector("code").textContent;
        await navigator.clipboard.writeText(recipe);
        button.textContent = button.dataset.done;
    });
});
