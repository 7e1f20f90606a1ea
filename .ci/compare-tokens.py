"""Compares two token listings and prints what differs. Usage: compare-tokens.py OURS THEIRS

swift-syntax's parser changes some of its lexer's tokens when it has seen what stands around them. These differences are
expected, and counted:
- an operator that the parser takes for something else, with the same bounds: `<` of a generic argument list, `...` of a
  variadic parameter, `==` after `func`;
- a run of operator characters of which the parser takes a part at a time: `>?` after a generic type, `>>`;
- a version number that the parser takes apart: `26.0` in `#available(iOS 26.0, *)`.
"""

import os
import sys
from collections import Counter

OPERATORS = {
    "arrow", "binaryOperator", "ellipsis", "equal", "exclamationMark", "infixQuestionMark", "leftAngle", "period",
    "postfixOperator", "postfixQuestionMark", "prefixAmpersand", "prefixOperator", "rightAngle",
}
VERSION = {"integerLiteral", "floatLiteral", "period"}
SHOWN = 30


def listings(path):
    """The tokens of each file in a listing: (file, [(start, end, kind)])."""
    name, tokens = None, []
    with open(path, errors="surrogateescape") as listing:
        for line in listing:
            if line.startswith("# "):
                if name is not None:
                    yield name, tokens
                name, tokens = line[2:-1], []
            else:
                start, end, kind = line.split()
                tokens.append((int(start), int(end), kind))
    if name is not None:
        yield name, tokens


def parts(ours, theirs, index):
    """How many tokens from `index` on make up `ours` when joined, all of a kind to be taken apart; 0 if none do."""
    family = VERSION if ours[2] in VERSION else OPERATORS
    if ours[2] not in family:
        return 0
    end, count = ours[0], 0
    while end < ours[1] and index + count < len(theirs):
        start, next_end, kind = theirs[index + count]
        if start != end or kind not in family:
            return 0
        end, count = next_end, count + 1
    return count if end == ours[1] else 0


def differences(ours, theirs, expected):
    """Pairs of tokens at which two lists differ, other than as expected; either may be None."""
    left = right = 0
    while left < len(ours) or right < len(theirs):
        our = ours[left] if left < len(ours) else None
        their = theirs[right] if right < len(theirs) else None
        if our == their:
            left, right = left + 1, right + 1
            continue
        if our and their and our[0] == their[0]:
            count = parts(our, theirs, right)
            if count == 1 and {our[2], their[2]} <= OPERATORS:
                expected[f"{our[2]} taken for {their[2]}"] += 1
            elif count > 1:
                expected[f"{our[2]} taken apart"] += 1
            else:
                yield our, their
                count = 0
            if count:
                left, right = left + 1, right + count
                continue
        else:
            yield our, their
        our_end = our[1] if our else sys.maxsize
        their_end = their[1] if their else sys.maxsize
        left += our_end <= their_end
        right += their_end <= our_end


def main():
    expected = Counter()
    files = size = count = differing = shown = 0
    for (name, ours), (other, theirs) in zip(listings(sys.argv[1]), listings(sys.argv[2]), strict=True):
        assert name == other, f"{name} and {other} are listed in the same place"
        files, size, count = files + 1, size + os.path.getsize(name), count + len(theirs)
        if ours == theirs:
            continue
        for our, their in differences(ours, theirs, expected):
            differing += 1
            if shown < SHOWN:
                shown += 1
                at = min(token[0] for token in (our, their) if token)
                with open(name, "rb") as source:
                    text = source.read()[max(0, at - 40) : at + 40]
                print(f"{name}:{at}: ours {our}, theirs {their}, near {text}")
    for what, times in expected.most_common():
        print(f"expected: {what}: {times}")
    print(f"{files} files, {size / 1e6:.1f} MB, {count} tokens, {differing} differences")
    sys.exit(1 if differing else 0)


main()
