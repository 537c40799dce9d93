"""Fits `recallFoods` in `packages/kitchen/src/scan/recall-foods.ts`: `fit_recall.py EVIDENCE.json`, beside it EVIDENCE.npy.

Both come from `train.py --hold`. Every source is a household that photographs its shelf up to ten times and corrects: scan k knows the
scans before it. Four figures a rule: shelves of sources left out, shelves of known sources, and the same for foods that the
household has not taught yet (what it knows must not be seen in everything).
"""

import hashlib
import json
import math
import sys
from itertools import product

import numpy as np

from fit_presence import judged, kind_of

# What `fit_presence.py` gives for a network without a detector, which `train.py --hold` makes.
PRESENCE = np.array([-1.806, 0.363, 0.324, 0.603, 0.324])
MOST = 8


def unit(vector):
    return vector / (np.linalg.norm(vector) + 1e-9)


def guesses_of(row):
    """As `merge-detections.ts`: the best food, and the others in what it leaves."""
    (chance, best), *others = judged(row, PRESENCE)[:5]
    total = sum(one for one, _ in others)
    share = min(1, (1 - chance) / total) if total > 0 else 1
    return {best: chance} | {name: one * share for one, name in others}


def shelves(rows, least):
    by_source = {}
    for row in sorted(rows, key=lambda row: hashlib.sha1(row["file"].encode()).hexdigest()):
        by_source.setdefault(row["source"], {}).setdefault(row["labels"][0], []).append(row)
    return [[photos for photos in foods.values() if len(photos) >= least] for foods in by_source.values()]


def replay(shelf):
    """One line a photo: scan, food, guesses, and how alike it is to each food known by then."""
    known, lines = {}, []
    for scan in range(10):
        photographed = [photos[scan] for photos in shelf if scan < len(photos)]
        means = {food: unit(np.mean(looks[-MOST:], 0)) for food, looks in known.items()}
        for row in photographed:
            alike = {food: float(mean @ row["look"]) for food, mean in means.items()}
            lines.append((scan, row["labels"][0], row["guesses"], alike))
        for row in photographed:
            known.setdefault(row["labels"][0], []).append(row["look"])
    return lines


def recall(guesses, alike, steepness, threshold, unthought):
    if not alike:
        return guesses
    weights = {food: math.exp(steepness * (one - threshold)) for food, one in alike.items()}
    scores = {
        food: guesses.get(food, 0) + max(guesses.get(food, 0), unthought) * weights.get(food, 0) for food in {*guesses, *alike}
    }
    whole = sum(scores.values()) + max(0.02, 1 - sum(guesses.values()))
    return {food: score / whole for food, score in scores.items()}


def figures(lines, rule):
    """Log loss, and right ones, from the second scan on."""
    loss, right, count = 0.0, 0, 0
    for scan, food, guesses, alike in lines:
        if scan > 0:
            told = rule(guesses, alike)
            loss -= math.log(min(0.99, max(0.002, told.get(food, 0))))
            right += max(told, key=told.get) == food
            count += 1
    return loss / count, 100 * right / count


def main():
    with open(sys.argv[1]) as file:
        rows = json.load(file)
    looks = np.load(sys.argv[1].replace(".json", ".npy")).astype(np.float32)
    one = [(row, unit(look)) for row, look in zip(rows, looks) if kind_of(row) == "one" and row["foods"]]
    usual = np.mean([look for row, look in one if row["part"] == "tune"], 0)
    for row, look in one:
        row |= {"look": unit(look - usual), "guesses": guesses_of(row)}
    of = lambda part: [row for row, _ in one if row["part"] == part]
    left_out = [line for shelf in shelves(of("hold"), 6) for line in replay(shelf)]
    known = [line for shelf in shelves(of("tune"), 4) for line in replay(shelf)]
    untaught = lambda lines: [(*line[:3], {food: one for food, one in line[3].items() if food != line[1]}) for line in lines]
    parts = {"left out": left_out, "known": known, "left out, untaught": untaught(left_out), "known, untaught": untaught(known)}
    told = lambda rule: ", ".join(f"{name} {right:.1f} % (loss {loss:.2f})" for name, (loss, right) in each(rule).items())
    each = lambda rule: {name: figures(lines, rule) for name, lines in parts.items()}
    print("nothing taught:", told(lambda guesses, _: guesses))
    for choice in product((12, 16, 22), (0.4, 0.45, 0.5), (0.003, 0.01)):
        print(*choice, told(lambda guesses, alike: recall(guesses, alike, *choice)), flush=True)


if __name__ == "__main__":
    main()
