# SPDX-License-Identifier: LGPL-3.0-or-later
"""A browser shows every page, copies recipes, searches the gallery and plays."""

import base64
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.parse

import pages
import webdriver

for folder in "goldens", "bindings":
    sys.path.insert(0, str(pages.ROOT / "tests" / folder))
import goldens  # noqa: E402
import picture  # noqa: E402
import pictures  # noqa: E402

PRESETS = pages.ROOT / "data" / "presets"
SIZES = {"narrow": (400, 850), "wide": (1920, 1080)}
SHOWN = ["index.html", "gallery.html", "install.html", "guide.html",
         "parameters.html", "library.html"]

# Of the library's reference, whose pages are much alike.
API = {"api/index.html", "api/noise_8h.html"}

# Scripts that look at a page.  Pictures may load when they are scrolled to, by the
# browser or by the playground.
BROKEN = """return [...document.images].filter((picture) =>
    !(picture.complete && picture.naturalWidth) && picture.loading != "lazy"
    && !picture.dataset.address)
    .map((picture) => picture.src)"""
FETCHED = """return performance.getEntriesByType("resource")
    .map((entry) => entry.name)"""
VISIBLE = """return [...document.querySelectorAll(arguments[0])]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent)"""
WITHOUT_CLIPBOARD = """
    Object.defineProperty(navigator, "clipboard", {value: undefined})"""


class TestCase(pages.TestCase):
    @classmethod
    def setUpClass(cls):
        pages.needs.need("chromedriver")
        super().setUpClass()
        cls.server = webdriver.Server(cls.site.folder)
        cls.addClassCleanup(cls.server.close)
        profile = cls.enterClassContext(
            tempfile.TemporaryDirectory(prefix="lattice-noise-"))
        cls.browser = webdriver.Browser(profile)
        cls.addClassCleanup(cls.browser.close)
        cls.shots = pages.build / "screenshots"
        cls.shots.mkdir(exist_ok=True)

    def setUp(self):
        self.browser.look(*SIZES["wide"], "light")

    def open(self, page):
        self.browser.open(self.server.address + page)

    def texts(self, selector):
        return self.browser.run(VISIBLE, selector)

    def assertQuiet(self):
        self.assertEqual(self.browser.log(), [])
        self.assertEqual(self.server.missing, [])

    def pasted(self):
        """What the search field gets from the clipboard."""
        self.browser.clear("#search")
        self.browser.type("#search", webdriver.CONTROL + "v")
        return self.browser.run("return arguments[0].value", {
            webdriver.ELEMENT: self.browser.find("#search")})

    def assertCopies(self, name):
        """The button copies the recipe of a preset, and says so."""
        button = f"button[aria-label='Copy the recipe of {name}']"
        recipe = (PRESETS / f"{name.lower()}.recipe").read_text("utf-8")
        self.browser.click(button)
        end = time.monotonic() + webdriver.limits.SECONDS
        while self.texts(button) != ["Copied"] and time.monotonic() < end:
            time.sleep(0.05)
        self.assertEqual(self.texts(button), ["Copied"])
        self.assertEqual(self.pasted(), recipe.strip())


class Browser(TestCase):
    def test_every_page_is_shown_without_a_complaint(self):
        for name in [*self.site.own, *API & set(self.site.pages)]:
            with self.subTest(name):
                self.open(name)
                if name not in API:
                    self.assertEqual(self.browser.run(BROKEN), [])
                    self.assertEqual(len(self.texts("h1")), 1)
                for address in self.browser.run(FETCHED):
                    self.assertTrue(address.startswith(self.server.address)
                                    or address.endswith("/favicon.ico"),
                                    address)
                self.assertQuiet()

    def test_a_recipe_is_copied(self):
        self.open("gallery.html")
        self.assertCopies("Marble")
        self.assertQuiet()

    def test_a_recipe_is_copied_without_a_clipboard(self):
        self.browser.open((self.site.folder / "gallery.html").as_uri())
        self.browser.run(WITHOUT_CLIPBOARD)
        self.assertCopies("Agate")
        self.assertEqual(self.browser.log(), [])

    def test_the_gallery_is_searched(self):
        self.open("gallery.html")
        every = self.texts(".looks h3")
        self.assertEqual(self.texts(".search output"),
                         [f"{len(every)} of {len(every)}"])
        self.browser.type("#search", "MARBLE")
        found = self.texts(".looks h3")
        self.assertEqual(found, [name for name in every
                                 if "marble" in name.lower()])
        self.assertIn("Black marble", found)
        self.assertEqual(self.texts(".group h2"),
                         ["Stone", "Walls and floors"])
        self.assertEqual(self.texts(".search output"),
                         [f"{len(found)} of {len(every)}"])
        self.browser.clear("#search")
        self.browser.type("#search", "clouds sky")
        self.assertIn("Clouds", self.texts(".looks h3"))
        self.browser.type("#search", "xyz")
        self.assertEqual(self.texts(".looks h3"), [])
        self.assertEqual(self.texts(".search output"), ["Nothing found"])
        self.assertQuiet()

    def test_the_keyboard_shows_where_it_is(self):
        self.open("gallery.html")
        seen = []
        for _ in range(4):
            self.browser.press(webdriver.TAB)
            seen.append(self.browser.run("""
                const focused = document.activeElement;
                return [focused.textContent,
                        getComputedStyle(focused).outlineStyle,
                        focused.getBoundingClientRect().left >= 0]"""))
        self.assertEqual(seen[0][0], "Skip to the content")
        self.assertEqual(seen[2][0], "Gallery")
        for name, outline, is_on_page in seen:
            self.assertEqual((outline, is_on_page), ("solid", True), name)

    def focus(self, selector):
        self.browser.run("document.querySelector(arguments[0]).focus()", selector)

    def focused(self):
        """What has the focus, and where it is."""
        return self.browser.run("""
            const focused = document.activeElement;
            const { left, right, top } = focused.getBoundingClientRect();
            return [focused.textContent, left, right, top]""")

    def test_the_contents_show_the_whole_link_that_has_the_focus(self):
        width, height = SIZES["narrow"]
        self.browser.look(width, height, "light")
        for page in "guide.html", "gallery.html":
            self.open(page)
            n = len(self.texts(".contents a"))
            self.focus("header nav a:last-child")
            for keys in [[webdriver.TAB]] * n + [[webdriver.SHIFT, webdriver.TAB]] * (n - 1):
                self.browser.press(*keys)
                name, left, right, _ = self.focused()
                self.assertGreaterEqual(left, 0, name)
                self.assertLessEqual(right, width, name)
            self.assertEqual([name], self.texts(".contents a:first-child"))

    def test_the_search_covers_nothing_that_has_the_focus(self):
        self.browser.look(*SIZES["narrow"], "light")
        self.open("gallery.html")
        self.focus(".group:nth-of-type(3) li:nth-child(8) button")
        for _ in range(50):
            self.browser.press(webdriver.SHIFT, webdriver.TAB)
            name, *_, top = self.focused()
            self.assertGreaterEqual(top, self.browser.run(
                "return document.querySelector('.search').getBoundingClientRect().bottom"),
                name)

    def test_the_table_of_parameters_is_whole(self):
        self.browser.look(1400, 900, "light")
        self.open("parameters.html")
        self.assertEqual(self.browser.run("""
            return [...document.querySelectorAll("table")].filter(
                (table) => table.scrollWidth > table.clientWidth).length"""), 0)

    def test_nothing_is_wider_than_a_telephone(self):
        self.browser.look(*SIZES["narrow"], "light")
        for name in self.site.own:
            self.open(name)
            self.assertLessEqual(self.browser.run(
                "return document.documentElement.scrollWidth"), 400, name)

    def test_colors_are_those_that_the_user_likes(self):
        luminances = {}
        for scheme in ("light", "dark"):
            self.browser.look(*SIZES["wide"], scheme)
            self.open("guide.html")
            luminances[scheme] = self.browser.run("""
                const style = getComputedStyle(document.body);
                return [style.color, style.backgroundColor].map((color) =>
                    Number(color.match(/\\d+/)[0]))""")
        self.assertLess(luminances["light"][0], luminances["light"][1])
        self.assertGreater(luminances["dark"][0], luminances["dark"][1])

    def test_screenshots_are_kept(self):
        for size, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                self.browser.look(width, height, scheme)
                for page in SHOWN:
                    self.open(page)
                    name = pathlib.PurePath(page).with_suffix("")
                    file = self.shots / (f"site-{str(name).replace('/', '-')}-"
                                         f"{size}-{scheme}.png")
                    self.browser.screenshot(file)
                    self.assertGreater(file.stat().st_size, 10000)


# The bytes of `data` in base64.
ENCODED = """
    let text = "";
    for (let i = 0; i < data.length; i += 4096)
        text += String.fromCharCode(...data.subarray(i, i + 4096));
    return btoa(text);"""
# What the canvas shows.
SHOWN_PIXELS = """
    const canvas = document.querySelector("#picture");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width,
                                                          canvas.height);""" + ENCODED
# What the page's library draws.
FLOATS = """
    const data = new Uint8Array(core.floats(...arguments).buffer);""" + ENCODED
SIDE = 256
# Milliseconds for a pixel.
SLOW = ("lattice-noise/1 algorithm=cellular dimensions=three scale=1 octaves=16 "
        "lacunarity=1.1 feature=smooth-f1 distance=minkowski coloring=rgba")


def with_alpha(samples, components):
    """8-bit samples as bytes of red, green, blue and alpha."""
    pixels = [samples[i:i + components] for i in range(0, len(samples), components)]
    return bytes(byte for pixel in pixels for byte in (
        *(pixel[:3] if components > 2 else [pixel[0]] * 3),
        255 if components % 2 else pixel[-1]))



def comments_of(file):
    with file.open("rb") as stream:
        return [content for kind, content in picture.png_chunks(stream)
                if kind == b"tEXt"]


class Playground(TestCase):
    def setUp(self):
        super().setUp()
        self.browser.open("about:blank")

    def value(self, selector):
        return self.browser.run(
            "return document.querySelector(arguments[0]).value", selector)

    def choose(self, selector, text):
        """Chooses as a person does, so that the page notices."""
        self.assertTrue(self.browser.run("""
            const select = document.querySelector(arguments[0]);
            select.selectedIndex = [...select.options].findIndex(
                (option) => option.text.trim() === arguments[1]);
            select.dispatchEvent(new Event("change"));
            return select.selectedIndex >= 0""", selector, text), text)

    def choose_preset(self, label):
        self.assertTrue(self.browser.run("""
            const row = [...document.querySelectorAll("#preset label")].find(
                (row) => row.textContent === arguments[0]);
            row?.click();
            return Boolean(row)""", label), label)

    def chosen_preset(self):
        """Its name, or None."""
        return self.browser.run("""
            return document.querySelector("#preset :checked")
                ?.labels[0].textContent""")

    def write(self, selector, value):
        self.browser.run("""
            const field = document.querySelector(arguments[0]);
            field.value = arguments[1];
            field.dispatchEvent(new Event("input"));
            field.dispatchEvent(new Event("change"));""", selector, value)

    def wait(self, is_done, what):
        end = time.monotonic() + webdriver.limits.SECONDS
        while not is_done():
            self.assertLess(time.monotonic(), end, f"{what}: {self.texts('#said')}")
            time.sleep(0.05)

    def drawn(self):
        """The pixels, once no worker draws."""
        self.wait(lambda: self.browser.run(
            "return Boolean(shown) && !job && !isAskedAgain"), "it draws on")
        return base64.b64decode(self.browser.run(SHOWN_PIXELS))

    def play(self, page="playground.html"):
        self.open(page)
        self.wait(lambda: "ms" in "".join(self.texts("#said")), "it is empty")
        if page == "playground.html":
            self.choose("#view", "Picture")
            self.drawn()

    def test_it_begins_with_a_look_on_a_sphere_which_is_seen_at_once(self):
        self.open("playground.html")
        text = (self.site.folder / "playground.html").read_text(encoding="utf-8")
        look = re.search(r'data-look="([^"]+)" style="background: url\(([^)]+)', text)
        self.assertTrue((self.site.folder / look[2]).is_file())
        self.assertIn(">Drawing</output>", text)
        self.drawn()
        self.assertEqual(self.value("#view"), "sphere")
        self.assertEqual(self.browser.run(
            "return [canvas.ariaLabel, canvas.style.background]"), [look[1], ""])
        self.assertEqual(self.chosen_preset(), look[1])
        self.assertQuiet()

    def pictures_of_presets(self):
        """Name, other text and address of each, and whether it is seen and loaded."""
        return self.browser.run("""
            const list = document.querySelector("#preset").getBoundingClientRect();
            return [...document.querySelectorAll("#preset label")].map((row) => {
                const picture = row.querySelector("img");
                const { top, bottom } = picture.getBoundingClientRect();
                return [row.textContent, picture.getAttribute("alt"),
                    picture.dataset.address,
                    top < list.bottom && bottom > list.top,
                    picture.complete && picture.naturalWidth > 0];
            })""")

    def test_presets_have_pictures_that_load_when_they_are_scrolled_to(self):
        for width in 400, 1400:
            self.browser.look(width, 900, "light")
            self.browser.open("about:blank")
            self.open("playground.html")
            self.drawn()
            self.wait(lambda: all(is_loaded for *_, is_seen, is_loaded
                                  in self.pictures_of_presets() if is_seen),
                      "pictures of presets are missing")
            rows = self.pictures_of_presets()
            # The names beside them are their texts.
            self.assertEqual({alt for _, alt, *_ in rows}, {""})
            names = {path.stem for path in PRESETS.glob("*.recipe")}
            self.assertEqual({address for _, _, address, *_ in rows},
                             {f"looks/{name}.jpg" for name in names})
            self.assertIn("Brick wall", [name for name, *_, is_seen, _ in rows if is_seen])
            self.assertLess(sum(is_loaded for *_, is_loaded in rows), 25)
            self.browser.run("document.querySelector('#preset').scrollTop = 1e6")
            self.wait(lambda: self.pictures_of_presets()[-1][-1], "the last does not load")
            self.assertLessEqual(self.browser.run(
                "return document.documentElement.scrollWidth"), width)
            # What is chosen is seen.
            self.assertTrue(self.browser.run("""
                const list = document.querySelector("#preset");
                list.scrollIntoView();
                const { left, top } = list.getBoundingClientRect();
                const shown = canvas.getBoundingClientRect();
                return shown.top >= 0 && shown.bottom < innerHeight
                    && (shown.bottom <= top || shown.right <= left)"""))
            self.browser.screenshot(self.shots / f"site-presets-{width}.png")
            self.assertQuiet()

    def test_presets_are_chosen_by_keyboard(self):
        self.play()
        addresses = {name: address for name, _, address, *_ in self.pictures_of_presets()}
        names = list(addresses)
        at = names.index("Brick wall")
        is_there = "return document.activeElement.name === 'preset'"
        for _ in range(30):
            if self.browser.run(is_there):
                break
            self.browser.press(webdriver.TAB)
        for keys, name in ((webdriver.DOWN, names[at + 1]), (webdriver.UP, "Brick wall"),
                           (webdriver.END, names[-1]), (webdriver.HOME, names[0]),
                           (webdriver.PAGE_DOWN, names[10]),
                           (webdriver.PAGE_UP, names[0]), ("rusty pl", "Rusty plates")):
            self.browser.type("#preset :checked", keys)
            self.assertEqual(self.chosen_preset(), name)
            self.assertTrue(self.browser.run(is_there), name)
            is_seen = {row[0]: row[3] for row in self.pictures_of_presets()}
            self.assertTrue(is_seen[name], name)
        time.sleep(1.1)  # after this, letters begin another name
        with_m = [name for name in names if name.startswith("M")]
        self.browser.press("m")
        after = names[names.index("Rusty plates"):]
        first = next((name for name in after if name in with_m), with_m[0])
        self.assertEqual(self.chosen_preset(), first)
        self.assertEqual(self.value("#recipe"),
                         goldens.preset(pathlib.PurePath(addresses[first]).stem))
        self.drawn()
        # One stop, as it was in a closed list.
        self.browser.press(webdriver.TAB)
        self.assertEqual(self.browser.run("return document.activeElement.id"), "view")
        self.assertQuiet()

    def expected(self, recipe):
        core = goldens.Core(pages.build)
        floats = core.floats((0, 0, SIDE, SIDE), recipe)
        return bytes(int(number * 255 + 0.5) for number in floats)

    def test_screenshots_are_kept_and_fit_the_window(self):
        for width in 360, 768, 1280, 1920:
            self.browser.look(width, 1000, "light")
            self.play()
            self.browser.screenshot(self.shots / f"site-playground-{width}.png")
            self.assertLessEqual(self.browser.run(
                "return document.documentElement.scrollWidth"), width)

    def test_it_draws_the_librarys_numbers(self):
        self.play()
        self.choose("#size", f"{SIDE} px")
        for label, name in (("Brick wall", "brick-wall"), ("Marble", "marble")):
            self.choose_preset(label)
            recipe = goldens.preset(name)
            self.assertEqual(self.value("#recipe"), recipe)
            self.assertEqual(self.drawn(), self.expected(recipe))
        self.assertQuiet()

    def test_its_library_draws_the_bits_of_all_others(self):
        self.play()
        core = goldens.Core(pages.build)
        for recipe in pictures.RECIPES:
            with self.subTest(recipe):
                drawn = base64.b64decode(
                    self.browser.run(FLOATS, recipe, *pictures.PLACE))
                self.assertTrue(drawn == pictures.expected(core, recipe))

    def test_sliders_change_the_recipe_and_the_picture(self):
        self.play()
        self.choose_preset("Marble")
        before = self.drawn()
        self.write("#value-scale", "100")
        self.assertIn(" scale=100 ", self.value("#recipe"))
        self.assertIsNone(self.chosen_preset())
        self.assertNotEqual(self.drawn(), before)
        self.write("#value-scale", "64")  # the initial one
        self.assertNotIn(" scale=", self.value("#recipe"))
        self.assertQuiet()

    def test_layers_and_masks_have_settings_of_their_own(self):
        self.play()
        self.choose_preset("Brick wall")
        self.assertEqual(self.browser.run(
            "return document.querySelectorAll('#value-relief').length"), 0)
        self.choose("#section", "bricks")
        self.choose("#value-pattern", "Hexagons")
        self.assertIn(" pattern=hexagons", self.value("#recipe"))
        self.choose("#section", "mask patches")
        self.write("#value-coverage", "0.9")
        self.assertIn(" coverage=0.9", self.value("#recipe"))
        self.drawn()
        self.assertQuiet()

    def test_groups_have_settings_of_their_own(self):
        self.play()
        self.write("#recipe", "lattice-noise/2 layer=a group=g layer=b color=#ff0000 "
                   "group=none layer=c opacity=0.2")
        self.choose("#section", "group g")
        self.write("#value-opacity", "0.5")
        self.assertEqual(self.value("#recipe"), "lattice-noise/2 layer=a group=g "
                         "opacity=0.5 layer=b color=#ff0000 group=none layer=c "
                         "opacity=0.2")
        self.drawn()
        self.assertQuiet()

    def test_a_recipe_that_is_refused_says_why_and_the_picture_stays(self):
        self.play()
        before = self.drawn()
        self.write("#recipe", "lattice-noise/1 scale=x")
        self.assertIn('Scale is "x"', self.texts("#said")[0])
        self.assertEqual(self.drawn(), before)

    def test_a_link_shows_the_same_in_another_browser(self):
        self.play()
        self.choose("#size", f"{SIDE} px")
        self.choose_preset("Rusty plates")
        self.choose("#view", "Lit sphere")
        self.browser.click("#seamless")
        first = self.drawn()
        address = self.browser.run("return location.href")
        with tempfile.TemporaryDirectory(prefix="lattice-noise-") as profile:
            other = webdriver.Browser(profile)
            try:
                first_browser, self.browser = self.browser, other
                self.play(address.removeprefix(self.server.address))
                self.assertEqual(self.drawn(), first)
                self.assertEqual(self.value("#view"), "sphere")
                self.assertEqual(self.chosen_preset(), "Rusty plates")
                self.assertEqual(goldens.preset("rusty-plates") + " seamless=yes",
                                 self.value("#recipe"))
            finally:
                self.browser = first_browser
                other.close()

    def test_every_preset_of_a_walk_has_its_own_pixels(self):
        """Eight presets, more than were once kept ready, and the first again."""
        self.play()
        self.choose("#size", f"{SIDE} px")
        self.browser.click("#seamless")
        self.choose("#view", "Unlit colors")
        walk = ["Brick wall", "Marble", "Agate", "Cobblestone", "Clouds", "Rusty plates",
                "Planks", "Cracked earth"]
        seen = {}
        for name in walk:
            self.choose_preset(name)
            seen[name] = self.drawn()
            self.assertIn(" ms", self.texts("#said")[0], name)
        self.assertEqual(len(set(seen.values())), len(walk))
        self.choose_preset(walk[0])
        self.assertTrue(self.drawn() == seen[walk[0]])
        self.choose("#view", "Lit sphere")
        sphere = self.drawn()
        # What a page draws that was never anywhere else.
        address = self.browser.run("return location.href")
        self.browser.open("about:blank")
        self.play(address.removeprefix(self.server.address))
        self.assertTrue(self.drawn() == sphere)
        for name in walk:
            self.choose_preset(name)
            self.choose("#view", "Unlit colors")
            tile, _ = self.tile(name, "color")
            self.assertTrue(self.drawn() == seen[name] == tile, name)
            self.choose("#view", "Lit sphere")
        self.assertQuiet()

    def tile(self, name, map_name):
        """2 x 2 tiles, drawn by the command line, and their comments."""
        recipe = goldens.preset(name.lower().replace(" ", "-"))
        file = self.shots / "tile.png"
        subprocess.run([pages.build / "noise-core/tool/lattice-noise", "render", recipe,
                        "seamless=yes", f"map={map_name}", "-s", f"{SIDE}x{SIDE}",
                        "-d", "8", "-f", "-o", file], check=True)
        width, height, components, samples = picture.read_png(file)
        rows = [with_alpha(samples[i:i + width * components], components)
                for i in range(0, len(samples), width * components)]
        return b"".join(row * 2 for row in rows * 2), comments_of(file)

    def saved(self):
        """The file that "Save picture" makes, and its PNG."""
        with tempfile.TemporaryDirectory(prefix="lattice-noise-") as folder:
            self.browser.tell("Browser.setDownloadBehavior", behavior="allow",
                              downloadPath=folder)
            self.browser.click("#save")
            files = []

            def is_saved():
                files[:] = [path for path in pathlib.Path(folder).iterdir()
                            if path.suffix == ".png"]
                return files
            self.wait(is_saved, "nothing is saved")
            return files[0].name, comments_of(files[0]), picture.read_png(files[0])

    def test_a_saved_tile_is_one_tile_with_its_recipe_and_name(self):
        self.play()
        self.choose("#size", f"{SIDE} px")
        self.choose_preset("Brick wall")
        self.browser.click("#seamless")
        self.choose("#view", "Normals")
        shown = self.drawn()
        name, comments, (width, height, components, samples) = self.saved()
        self.assertEqual((width, height, components), (SIDE, SIDE, 4))
        self.assertEqual(name, "brick-wall_normal.png")
        recipe = self.value("#recipe")
        self.assertEqual(recipe, goldens.preset("brick-wall") + " seamless=yes")
        pixels = bytes(samples)
        rows = [pixels[i:i + 4 * SIDE] for i in range(0, len(pixels), 4 * SIDE)]
        self.assertTrue(b"".join(row * 2 for row in rows * 2) == shown)
        self.assertEqual((shown, comments), self.tile("Brick wall", "normal"))
        self.choose("#view", "Picture")
        self.write("#recipe", "lattice-noise/1 algorithm=cellular coloring=rgba")
        shown = self.drawn()
        name, comments, (*_, samples) = self.saved()
        self.assertEqual(name, "cellular.png")
        self.assertEqual(comments,
                         [b"Comment\0lattice-noise/1 algorithm=cellular coloring=rgba"])
        # A canvas multiplies colors by alpha, so that they are not all the same.
        self.assertEqual(bytes(samples), base64.b64decode(self.browser.run(
            "const data = core.draw(...arguments);" + ENCODED,
            self.value("#recipe"), SIDE, SIDE)))
        self.assertQuiet()

    def test_a_copied_recipe_and_a_link_say_that_it_is_seamless(self):
        self.play()
        self.browser.run("""
            Object.defineProperty(navigator, "clipboard", {value: {
                writeText: async (text) => { window.copied = text; }}})""")
        self.choose_preset("Marble")
        self.browser.click("#seamless")
        self.browser.click("#copy")
        self.assertEqual(self.browser.run("return copied"),
                         goldens.preset("marble") + " seamless=yes")
        self.assertEqual(self.chosen_preset(), "Marble")
        self.assertIn("seamless%3Dyes", self.browser.run("return location.href"))
        self.write("#recipe", "lattice-noise/1 scale=32")
        is_ticked = "return document.querySelector('#seamless').checked"
        self.assertFalse(self.browser.run(is_ticked))
        self.write("#recipe", "lattice-noise/1 scale=32 seamless=yes")
        self.assertTrue(self.browser.run(is_ticked))
        self.drawn()
        self.assertQuiet()

    def test_what_takes_long_is_said_before_and_ended_by_a_change(self):
        self.open("playground.html#" + urllib.parse.urlencode(
            {"recipe": SLOW, "size": 2048}))
        self.wait(lambda: "takes about" in "".join(self.texts("#said")), "it draws")
        self.assertRegex(self.texts("#said")[0], "(minutes|hours|days)$")
        self.assertFalse(self.browser.run("return Boolean(job || shown)"))
        self.browser.click("#go")
        self.assertTrue(self.browser.run("return Boolean(job)"))
        self.assertEqual(self.texts("#go"), [])
        first = "return workers[0] === window.first"
        self.browser.run("window.first = workers[0]")
        begun = time.monotonic()
        self.choose_preset("Marble")
        self.drawn()
        self.assertLess(time.monotonic() - begun, 30)
        self.assertFalse(self.browser.run(first))
        self.assertEqual(self.browser.run("return shown.recipes.picture"),
                         goldens.preset("marble"))
        self.assertQuiet()

    def test_a_link_with_a_bad_recipe_can_be_mended(self):
        self.open("playground.html#recipe=lattice-noise/1+scale%3Dx")
        self.wait(lambda: "Scale" in "".join(self.texts("#said")), "it says nothing")
        self.assertEqual(self.value("#recipe"), "lattice-noise/1 scale=x")
        self.write("#recipe", "lattice-noise/1 scale=32")
        self.wait(lambda: "ms" in "".join(self.texts("#said")), "it is empty")

    def test_it_works_from_a_disk(self):
        self.browser.open((self.site.folder / "playground.html").as_uri())
        self.wait(lambda: "ms" in "".join(self.texts("#said")), "it is empty")
        self.assertEqual(self.browser.log(), [])


pages.main()
