# SPDX-License-Identifier: LGPL-3.0-or-later
"""Commands for gimp-console, in documents and at the tops of scripts, work as
people copy them: with the blanks before their lines.

Python counts these blanks, so its lines have none; a shell takes each command as
whole.  From Scheme's comments people copy without the semicolons.
"""

import re

import style

PYTHON = re.compile(r"python-fu-eval -b '\n(.*)'", re.DOTALL)


def commands(text):
    """(line, command) of each; a quotation may go on over lines."""
    lines = iter(enumerate(text.splitlines(), 1))
    for number, line in lines:
        if not line.lstrip().startswith("gimp-console"):
            continue
        start = number
        while line.count("'") % 2 or line.endswith("\\"):
            _, following = next(lines, (0, None))
            if following is None:
                break
            line += f"\n{following}"
        yield start, line


def check_command(command):
    status, _, errors = style.run("sh", "-n", "-c", command)
    if status:
        return f"no command for a shell: {errors.strip()}"
    if python := PYTHON.search(command):
        try:
            compile(python[1], "", "exec")
        except SyntaxError as error:
            return f"no Python as it is copied: {error}"
    return None


def check(tree):
    found = []
    for name in tree.ending(".md", ".py", ".scm", ".txt", ".1"):
        if name.startswith("tests/"):
            continue
        text = tree.text(name)
        if name.endswith(".scm"):
            text = re.sub("^; ?", "", text, flags=re.MULTILINE)
        for line, command in commands(text):
            if problem := check_command(command):
                found.append(f"{name}:{line}: {problem}")
    return found


SCHEME = """\
; Noise:
;
;   gimp-console -ifd -b '
;     (begin
;       (load "noise.scm"))' -b '(gimp-quit 1)'
"""
DOCUMENT = """
    gimp-console -ifd -b '
      (begin)'

```sh
gimp-console -ifd --batch-interpreter=python-fu-eval -b '
for number in range(3):
    print(number)'
```
"""
style.main(check, {"a.scm": SCHEME, "a.md": DOCUMENT}, [
    ({"a.scm": SCHEME.replace("1)'", "1)")}, "a.scm:3: no command"),
    ({"a.md": re.sub("(?m)^(gimp|for| )", r"  \1", DOCUMENT)},
     "a.md:6: no Python"),
])
