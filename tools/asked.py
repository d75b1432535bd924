"""Lets a module tell which texts it asks for: tools/asked.py MODULE.wat OUT.wat

The function that finds a text by its number tells the number to `host.asked` first. A text may be
asked for and not shown, so no page tells as much.
"""

import sys

SAY = " (func $$e3App8LanguageV3say__2by"
# What Swift makes of default arguments has the same beginning, and ends otherwise.
SAY_END = "SSSi_SaySSGSitF "
IMPORT = ' (import "host" "asked" (func $host_asked (param i32)))'
# The text to be comes first, the number second.
CALL = "  (call $host_asked (local.get $1))"


def main(module, out):
    with open(module, encoding="utf-8") as file:
        lines = file.read().split("\n")
    found = [i for i, line in enumerate(lines) if line.startswith(SAY) and SAY_END in line]
    if len(found) != 1:
        sys.exit(f"{len(found)} functions say a text — cure: look for its name in {module}")
    body = found[0] + 1
    while lines[body].startswith("  (local "):
        body += 1
    lines.insert(body, CALL)
    lines.insert(next(i for i, line in enumerate(lines) if line.startswith(" (import ")), IMPORT)
    with open(out, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


main(*sys.argv[1:])
