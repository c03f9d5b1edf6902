# SPDX-License-Identifier: LGPL-3.0-or-later
"""Links lead somewhere, pictures are there, and nothing comes from elsewhere."""

import pathlib
import re
import tempfile
import urllib.parse

import pages

PRESETS = pages.ROOT / "data" / "presets"


def complaints(site):
    """What is wrong with the links of a site, a sentence each."""
    for name, page in site.pages.items():
        for link in page.links + page.sources:
            url = urllib.parse.urlsplit(link)
            if url.scheme in ("https", "http"):
                if link in page.sources:
                    yield f"{name}: fetches {link}"
                continue
            if url.scheme == "javascript" and name not in site.own:
                continue
            if url.scheme or url.netloc or url.path.startswith("/"):
                yield f"{name}: {link} is not relative"
                continue
            path = pathlib.PurePosixPath(
                name).parent / urllib.parse.unquote(url.path)
            there = (site.folder / path if url.path
                     else site.folder / name).resolve()
            if not there.is_file():
                yield f"{name}: {link} leads nowhere"
                continue
            target = there.relative_to(site.folder.resolve()).as_posix()
            place = urllib.parse.unquote(url.fragment)
            # Some versions of Doxygen name places in lists that they leave out.
            if place and name in site.own and target in site.pages and \
                    place not in site.pages[target].ids:
                yield f"{name}: {link} names a place that is not there"


def reachable(site, start="index.html"):
    """The pages that links lead to, from page to page."""
    found, todo = set(), [start]
    while todo:
        name = todo.pop()
        if name in found:
            continue
        found.add(name)
        for link in site.pages[name].links:
            url = urllib.parse.urlsplit(link)
            if url.scheme or not url.path:
                continue
            there = (site.folder / name).parent / urllib.parse.unquote(url.path)
            target = there.resolve().relative_to(
                site.folder.resolve()).as_posix()
            if target in site.pages:
                todo.append(target)
    return found


class Links(pages.TestCase):
    def test_every_link_leads_somewhere(self):
        self.assertGreater(
            sum(len(page.links) for page in self.site.own.values()), 200)
        self.assertEqual(list(complaints(self.site)), [])

    def test_every_page_is_reached_from_the_first(self):
        self.assertEqual(set(self.site.own) - reachable(self.site), set())

    def test_wrong_links_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "b.html").write_text('<h1 id="b">b</h1>')
            (folder / "a.html").write_text(
                '<a href="b.html#b"></a><a href="https://example.org/"></a>'
                '<a href="b.html#c"></a><a href="c.html"></a><a href="/b"></a>'
                '<img src="c.png"><img src="https://example.org/c.png">')
            found = list(complaints(pages.Site(folder)))
            for number, link in enumerate((
                    "b.html#c", "c.html", "/b", "c.png",
                    "https://example.org/c.png")):
                self.assertIn(link, found[number])
            self.assertEqual(len(found), 5)

    def test_the_library_has_its_reference_where_doxygen_is(self):
        has_api = "--api" in pages.MAKE
        self.assertEqual(has_api, "api/noise_8h.html" in self.site.pages)
        self.assertEqual(has_api, "api/noise_8h.html" in
                         self.site.pages["library.html"].links)
        if has_api:
            self.assertIn("noise_8h.html", self.site.pages["api/index.html"].links)

    def test_software_centers_find_what_the_metainfo_names(self):
        metainfo = pages.ROOT / "data" / (
            "org.gimp.GIMP.Plugin.LatticeNoise.metainfo.xml.in")
        names = re.findall(r"@ADDRESS@([^<]+)",
                           metainfo.read_text(encoding="utf-8"))
        self.assertGreater(len(names), 2)
        for name in names:
            self.assertTrue((self.site.folder / name).is_file(), name)


class Pages(pages.TestCase):
    def test_each_place_has_one_name(self):
        for name, page in self.site.own.items():
            self.assertEqual(len(page.ids), len(set(page.ids)), name)

    def test_pages_say_their_language(self):
        for name, page in self.site.own.items():
            folder = name.rpartition("/")[0].replace("_", "-")
            self.assertEqual(page.language, folder or "en")

    def test_pictures_have_words_for_those_who_cannot_see_them(self):
        for name, page in self.site.own.items():
            for picture in page.pictures:
                self.assertIsNotNone(picture.get("alt"), (name, picture))
                # Only ornaments have none.
                if name != "index.html" and picture["src"] != "icon.svg" and \
                        picture["src"] != "../icon.svg":
                    self.assertNotEqual(picture["alt"], "", (name, picture))

    def test_pictures_keep_their_places_until_they_are_loaded(self):
        for name, page in self.site.own.items():
            for picture in page.pictures:
                self.assertTrue(int(picture["width"]) > 0 < int(
                    picture["height"]), (name, picture))
                if "images/" in picture["src"]:
                    self.assertEqual(picture["loading"], "lazy")

    def test_code_can_be_scrolled_by_keyboard(self):
        blocks = [block for page in self.site.own.values()
                  for block in page.blocks]
        self.assertGreater(len(blocks), 50)
        self.assertEqual([block for block in blocks
                          if block.get("tabindex") != "0"], [])

    def test_pages_say_what_they_are_about(self):
        told = {name: page.about.get("description")
                for name, page in self.site.own.items()}
        for name, words in told.items():
            self.assertGreater(len(words), 30, name)
            self.assertEqual(self.site.own[name].about["og:description"], words)
        self.assertEqual(len(set(told.values())), len(told))

    def test_the_gallery_has_every_preset(self):
        gallery = self.site.pages["gallery.html"]
        shown = dict(zip(gallery.codes[::2], gallery.codes[1::2]))
        recipes = {path.stem: path.read_text(encoding="utf-8").strip()
                   for path in PRESETS.glob("*.recipe")}
        self.assertGreater(len(recipes), 100)
        self.assertEqual(shown, recipes)
        for name in recipes:
            content = (self.site.folder / "looks" / f"{name}.jpg").read_bytes()
            self.assertEqual(content[:3], b"\xff\xd8\xff", name)
            self.assertGreater(len(content), 2000, name)


pages.main()
