# SPDX-License-Identifier: LGPL-3.0-or-later
"""Our translations have the words of GIMP, by po/compare-terms."""

import pathlib
import subprocess
import tempfile

import harness

PO = harness.ROOT / "po"
HEADER = ('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n'
          'Language: de\\n"\n')


def message(text, translation, context=None):
    first = f'msgctxt "{context}"\n' if context else ""
    return f'\n{first}msgid "{text}"\nmsgstr "{translation}"\n'


def compare(*options):
    done = subprocess.run([PO / "compare-terms", *options], text=True,
                          capture_output=True, check=False, encoding="utf-8")
    return done.returncode, done.stdout + done.stderr


class Terms(harness.checked.TestCase):
    def compare_small(self, ours, gimps, reasons=""):
        """Compares a small catalogue with a small one of GIMP."""
        with tempfile.TemporaryDirectory() as folder:
            po = pathlib.Path(folder, "po")
            gimp = pathlib.Path(folder, "gimp", "de", "LC_MESSAGES")
            for place in (po, gimp):
                place.mkdir(parents=True)
            (po / "LINGUAS").write_text("# languages\nde\n", "utf-8")
            (po / "own-terms").write_text(reasons, "utf-8")
            (po / "de.po").write_text(HEADER + ours, "utf-8")
            (gimp / "gimp.po").write_text(HEADER + gimps, "utf-8")
            subprocess.run(["msgfmt", "-o", gimp / "gimp30.mo",
                            gimp / "gimp.po"], check=True)
            return compare("--po", po, "--gimp", gimp.parent.parent)

    def test_our_words_are_those_of_gimp(self):
        status, said = compare()
        if status == harness.SKIPPED:
            self.skipTest(said)
        self.assertEqual(status, 0, said)

    def test_another_word_is_listed(self):
        status, said = self.compare_small(message("Noise", "Lärm"),
                                          message("Noise", "Rauschen"))
        self.assertEqual(status, 1)
        self.assertIn("de: Noise: Lärm; GIMP: Rauschen", said)

    def test_mnemonics_and_what_ends_a_label_do_not_matter(self):
        status, said = self.compare_small(
            message("_Noise...", "R_auschen...", "menu"),
            message("Noise:", "Rauschen:"))
        self.assertEqual(status, 0, said)

    def test_one_of_gimps_words_is_enough(self):
        status, said = self.compare_small(
            message("None", "Keine"),
            message("None", "Nichts") + message("None", "Keine", "undo"))
        self.assertEqual(status, 0, said)

    def test_a_word_with_a_reason_is_not_listed(self):
        for languages in ("de", "all"):
            status, said = self.compare_small(
                message("Noise", "Lärm"), message("Noise", "Rauschen"),
                f"# reasons\nNoise | {languages} | loud\n")
            self.assertEqual(status, 0, said)

    def test_a_reason_for_what_does_not_exist_is_listed(self):
        status, said = self.compare_small(
            message("Noise", "Rauschen"), message("Noise", "Rauschen"),
            "Sound | de | loud\nNoise | tlh | loud\n")
        self.assertEqual(status, 1)
        self.assertIn('there is no text "Sound"', said)
        self.assertIn("there is no language tlh", said)

    def test_without_catalogues_of_gimp_nothing_is_compared(self):
        status, _ = compare("--gimp", "/nonexistent")
        self.assertEqual(status, harness.SKIPPED)


harness.main()
