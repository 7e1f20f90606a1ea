"""Compares two listings of calls and declarations. Usage: compare-outlines.py OURS THEIRS

Files that swift-syntax finds errors in are compared, but only shown as a number: what broken code means is a matter of
taste. Fails if any other file differs.
"""

import collections
import os
import sys

SHOWN = 40


def listings(path):
    """The lines of each file in a listing: (file, whether it has errors, lines)."""
    name, broken, lines = None, False, []
    with open(path, errors="surrogateescape") as listing:
        for line in listing:
            line = line.rstrip("\n")
            if line.startswith("# "):
                if name is not None:
                    yield name, broken, lines
                broken = line.endswith(" ERROR")
                name, lines = line[2:].removesuffix(" ERROR"), []
            elif line:
                lines.append(line)
    if name is not None:
        yield name, broken, lines


def main():
    total = differing = files = size = broken_total = broken_differing = shown = 0
    for (name, _, ours), (other, broken, theirs) in zip(listings(sys.argv[1]), listings(sys.argv[2]), strict=True):
        assert name == other, f"{name} and {other} are listed in the same place"
        files, size = files + 1, size + os.path.getsize(name)
        left, right = collections.Counter(ours), collections.Counter(theirs)
        missing, extra = right - left, left - right
        count = max(sum(missing.values()), sum(extra.values()))
        if broken:
            broken_total, broken_differing = broken_total + len(theirs), broken_differing + count
            continue
        total, differing = total + len(theirs), differing + count
        if not count or shown >= SHOWN:
            continue
        with open(name, "rb") as source:
            text = source.read()
        rows = [(int(line.split()[0]), "ours  ", line) for line in extra]
        rows += [(int(line.split()[0]), "theirs", line) for line in missing]
        for at, side, line in sorted(rows)[:4]:
            shown += 1
            print(f"{name}: {side} {line}, near {text[at : at + 70]}")
    agreement = 100 * (1 - differing / max(total, 1))
    print(f"{files} files, {size / 1e6:.1f} MB, {total} calls and declarations, {differing} differ: {agreement:.4f} %")
    print(f"in files with errors: {broken_total}, {broken_differing} differ")
    sys.exit(1 if differing else 0)


main()
