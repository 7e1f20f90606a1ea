"""Compares two token listings and prints what differs. Usage: compare-tokens.py OURS THEIRS"""

import os
import sys

SHOWN = 30


def listings(path):
    """The lines of each file in a listing: (file, lines)."""
    name, tokens = None, []
    with open(path, errors="surrogateescape") as listing:
        for line in listing:
            if line.startswith("# "):
                if name is not None:
                    yield name, tokens
                name, tokens = line[2:-1], []
            else:
                tokens.append(line)
    if name is not None:
        yield name, tokens


def parsed(line):
    start, end, kind = line.split()
    return int(start), int(end), kind


def differences(ours, theirs):
    """Pairs of tokens at which two lists differ; either may be None."""
    left = right = 0
    while left < len(ours) or right < len(theirs):
        our = parsed(ours[left]) if left < len(ours) else None
        their = parsed(theirs[right]) if right < len(theirs) else None
        if our != their:
            yield our, their
        our_end = our[1] if our else sys.maxsize
        their_end = their[1] if their else sys.maxsize
        left += our_end <= their_end
        right += their_end <= our_end


def main():
    files = size = count = differing = 0
    for (name, ours), (other, theirs) in zip(listings(sys.argv[1]), listings(sys.argv[2]), strict=True):
        assert name == other, f"{name} and {other} are listed in the same place"
        files, size, count = files + 1, size + os.path.getsize(name), count + len(theirs)
        if ours == theirs:
            continue
        for our, their in differences(ours, theirs):
            differing += 1
            if differing <= SHOWN:
                at = min(token[0] for token in (our, their) if token)
                with open(name, "rb") as source:
                    text = source.read()[max(0, at - 40) : at + 40]
                print(f"{name}:{at}: ours {our}, theirs {their}, near {text}")
    print(f"{files} files, {size / 1e6:.1f} MB, {count} tokens, {differing} differences")
    sys.exit(1 if differing else 0)


main()
