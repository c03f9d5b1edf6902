# SPDX-License-Identifier: LGPL-3.0-or-later
"""Our translations use GIMP's words; po/compare-terms checks this."""

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


NOISE = message("Noise", "Rauschen")
# Our catalogue, GIMP's, and own-terms; the exit status, and what is printed.
CASES = [
    (message("Noise", "Lärm"), NOISE, "", 1,
     ["de: Noise: Lärm; GIMP: Rauschen"]),
    # Mnemonics do not matter, nor does punctuation at the end of a label.
    (message("_Noise...", "R_auschen...", "menu"),
     message("Noise:", "Rauschen:"), "", 0, []),
    # Any of GIMP's translations of a text will do.
    (message("None", "Keine"),
     message("None", "Nichts") + message("None", "Keine", "undo"), "", 0, []),
    (message("Noise", "Lärm"), NOISE, "# reasons\nNoise | de | loud\n", 0, []),
    (message("Noise", "Lärm"), NOISE, "Noise | all | loud\n", 0, []),
    # Reasons for texts and languages that do not exist.
    (NOISE, NOISE, "Sound | de | loud\nNoise | tlh | loud\n", 1,
     ['there is no text "Sound"', "there is no language tlh"]),
]


class Terms(harness.checked.TestCase):
    def test_our_words_are_those_of_gimp(self):
        status, said = compare()
        if status == harness.SKIPPED:
            self.skipTest(said)
        self.assertEqual(status, 0, said)

    def test_other_words_are_listed_unless_there_is_a_reason(self):
        """Compares a small catalogue of ours with a small one of GIMP."""
        for ours, gimps, reasons, expected, sentences in CASES:
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
                status, said = compare("--po", po, "--gimp",
                                       gimp.parent.parent)
            self.assertEqual(status, expected, said)
            for sentence in sentences:
                self.assertIn(sentence, said)

    def test_without_catalogues_of_gimp_nothing_is_compared(self):
        status, _ = compare("--gimp", "/nonexistent")
        self.assertEqual(status, harness.SKIPPED)


harness.main()
