# SPDX-License-Identifier: LGPL-3.0-or-later
"""The playground: a page that draws any recipe, by the library as WebAssembly."""

import base64
import html
import json
import pathlib
import subprocess

import gallery

SITE = pathlib.Path(__file__).resolve().parent
LIBRARY = SITE.parent.parent / "bindings" / "wasm" / "noise.js"

PAGE = """<h1>Playground</h1>
<p>The library itself, drawing in this page: the same recipes and the same numbers as in
GIMP, in C and on the command line. Nothing is sent anywhere.</p>
<noscript><p>This page needs scripts.</p></noscript>
<div id="playground">
<div class="drawn">
<canvas id="picture" width="512" height="512" role="img" aria-label="{label}" \
data-look="{label}" style="background: url(looks/{name}_sphere.jpg) 0 / 100%">\
</canvas>
<p><output id="said" aria-live="polite">Drawing</output>
<button type="button" id="go" hidden>Draw it all the same</button></p>
<div class="row"><label for="recipe">Recipe</label>\
<textarea id="recipe" rows="5" spellcheck="false"></textarea></div>
<p class="actions"><button type="button" id="copy">Copy recipe</button>
<button type="button" id="share">Copy link</button>
<button type="button" id="save">Save picture</button></p>
</div>
<form class="settings" onsubmit="return false" hidden>
<fieldset><legend>Preset</legend><div id="preset"></div></fieldset>
<div class="row"><label for="view">Show</label><select id="view"></select></div>
<div class="row"><label for="size">Size</label><select id="size">\
{sizes}</select></div>
<div class="row"><label for="seamless">Seamless, 2 × 2</label>\
<input type="checkbox" id="seamless"></div>
<p class="actions"><button type="button" id="new-seed">New seed</button></p>
<div class="row" id="layers"><label for="section">Settings of</label>\
<select id="section"></select></div>
<div id="controls"></div>
</form>
</div>
<script type="application/json" id="presets">{presets}</script>
<script type="application/json" id="parameters">{parameters}</script>
<script src="noise.js"></script>
<script src="noise-core.js"></script>
<script src="sphere.js"></script>
<script src="playground.js"></script>
"""

# What the page begins with, on a sphere; its picture from the gallery is seen until
# the library has drawn it.
BEGINNING = "brick-wall"

SIZES = 256, 512, 1024, 2048
INITIAL = 512


def page(groups, tool):
    """The body of the page; groups as in gallery.Looks, tool: lattice-noise."""
    presets = json.dumps([
        {"group": group, "looks": [
            {"label": label, "recipe": recipe, "picture": gallery.picture(name)}
            for name, (label, recipe) in looks.items()]}
        for group, looks in groups.items()], ensure_ascii=False)
    parameters = subprocess.run([tool, "parameters", "--json"], check=True,
                                capture_output=True, encoding="utf-8").stdout
    label = next(looks[BEGINNING][0] for looks in groups.values()
                 if BEGINNING in looks)
    return PAGE.format(
        name=BEGINNING, label=html.escape(label),
        # They stand in scripts, whose text ends with "</".
        presets=presets.replace("</", "<\\/"),
        parameters=parameters.replace("</", "<\\/"),
        sizes="".join(f'<option value="{side}"'
                      f'{" selected" if side == INITIAL else ""}>'
                      f'{html.escape(f"{side} px")}</option>' for side in SIZES))


def write_files(wasm, output):
    """What the page reads.  The library's bytes are a script, because a page that is
    opened from a disk may not fetch anything."""
    text = base64.b64encode(wasm.read_bytes()).decode()
    (output / "noise-core.js").write_text(f'const NOISE_CORE = "{text}";\n')
    for file in (LIBRARY, SITE / "sphere.js", SITE / "playground.js"):
        (output / file.name).write_text(file.read_text(encoding="utf-8"),
                                        encoding="utf-8")
