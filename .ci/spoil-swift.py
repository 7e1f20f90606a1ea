"""Writes spoilt Swift files, the same ones each time. Usage: spoil-swift.py COUNT FOLDER <FILES >SPOILT

Reads the names of Swift files, writes COUNT spoilt copies of random ones and COUNT heaps of odd pieces of Swift to
FOLDER, and prints their names.
"""

import os
import random
import sys

PIECES = [
    '"', '"', '"""', '"""\n', '#"', '"#', '##"', '"##', '#"""', '"""#', '#"""#', "'", "\\(", "\\#(", "\\##(", ")", "(",
    "\\", "\\\\", '\\"', "\\n", "\\u{41}", "#", "##", "#/", "/#", "##/", "/##", "#/\n", "\n/#", "/", "/", "//", "/*",
    "*/", "*", "/a/", "/ a", "a /", "[", "]", "{", "}", " ", " ", " ", "\t", "\n", "\n", "\r\n", "\r", "\0", "\v",
    "a", "b1", "_", "$0", "$a", "$", "`a`", "`", "`a b`", "`$`", "@", ",", ";", ":", "::", ".", "..", "...", "?", "!",
    "??", "=", "==", "+", "-", "->", "&", "&&", "<", ">", "<#", "#>", "<#x#>", "<<<<<<< ", ">>>>>>> ", ">>>> ",
    "\n<<<<<<< a\n", "\n>>>>>>> b\n", "\n>>>> ", "<<<<\n", "0", "1", "1.5", "1.", "1.e", "0x", "0xF", "0xF.8p3",
    "0xff.fp", "0xff.a", "0o7", "0b1", "1e5", "1e", "1_0", "0x1.fp+3", "p3", "try", "try?", "try!", "func ",
    "operator ",
    "return ", "true", "self", "Any", "in", "#if", "#else", "#elseif", "#endif", "#available ", "#sourceLocation", "#!",
    "\ufeff", "\u00a0", "\u201c", "\u201d", "é", "\u0301", "→", "→\u0301", "한", "😀", "\u2028", "\x7f", "\u0085", "٣",
]
RAW_PIECES = [b"\xff", b"\x80", b"\xc3", b"\xe2\x80", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80"]


def spoilt(source, chance):
    """A copy of `source` with a few random bytes deleted, inserted or replaced, or its end cut off."""
    text = bytearray(source)
    for _ in range(chance.randint(1, 8)):
        if not text:
            break
        at = chance.randrange(len(text))
        match chance.randrange(4):
            case 0:
                del text[at : at + chance.randint(1, 20)]
            case 1:
                text[at:at] = piece(chance)
            case 2:
                text[at : at + 1] = piece(chance)
            case 3 if chance.random() < 0.2:
                del text[at:]
    return bytes(text)


def piece(chance):
    if chance.random() < 0.03:
        return chance.choice(RAW_PIECES)
    return chance.choice(PIECES).encode()


def main():
    count, folder = int(sys.argv[1]), sys.argv[2]
    names = [line.rstrip("\n") for line in sys.stdin]
    chance = random.Random(20261130)
    os.makedirs(folder, exist_ok=True)
    for index in range(count):
        copy = os.path.join(folder, f"copy-{index}.swift")
        with open(chance.choice(names), "rb") as source, open(copy, "wb") as target:
            target.write(spoilt(source.read()[:20000], chance))
        heap = os.path.join(folder, f"heap-{index}.swift")
        with open(heap, "wb") as target:
            target.write(b"".join(piece(chance) for _ in range(chance.randint(1, 60))))
        print(copy, heap, sep="\n")


main()
