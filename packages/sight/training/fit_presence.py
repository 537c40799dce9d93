"""Fits the weights of `../src/recognition/food-presence.ts`: `fit_presence.py EVIDENCE.json [--unseen MASS] [--test]`.

One logistic regression for pictures of one food, of several and of none; the three kinds weigh alike (a kind at most threefold; with a
detector no kind is more than its pictures, only single foods are less). With a detector the second likeliest place tells a picture of several
foods from one of one, and the close view is left out, since it says nothing more. Figures on *tune* come from two halves, each judged by the weights of the other. `--unseen` also fits on the sources that the evidence's network was not
trained on (part *hold*, from `train.py --hold`), together MASS times as heavy as *tune*; each of these sources is judged by weights
fitted without it. `--test` also judges *test* by the weights of all of *tune*: look once.
"""

import json
import sys
import zlib

import numpy as np

# Below this a second place tells nothing more; as in `../src/recognition/food-presence.ts`.
LEAST_SECOND = 0.05


def log_odds(chance):
    within = np.clip(chance, 1e-4, 1 - 1e-4)
    return np.log(within / (1 - within))


def kind_of(row):
    return {"several": "several", "non-food": "none"}.get(row["kind"], "one")


def second_of(row):
    """The log-odds of the second likeliest place; none where there is no detector."""
    places = sorted((views[3] for _, *views in row["foods"] if len(views) > 3), reverse=True)
    return log_odds(max(LEAST_SECOND, *places[1:2], 0))


def numbers_of(row, second, views):
    """What one candidate is judged by."""
    whole, far, near, *place = map(log_odds, views)
    food = log_odds(row["food"])
    return [1, whole, far, *place, food, second, second * place[0]] if place else [1, whole, far, near, food]


def is_candidate(views):
    return max(views[:3]) > 0.02 or views[-1] > 0.05


def table(groups):
    """One line a candidate: the numbers of its picture, whether it is there, its weight. A group is rows and their mass."""
    parts = [lines_of(rows, mass) for rows, mass in groups if rows]
    return tuple(np.concatenate(column) for column in zip(*parts))


def lines_of(rows, mass):
    counts = {}
    for row in rows:
        counts[kind_of(row)] = counts.get(kind_of(row), 0) + 1
    heaviest = 1 if any(len(food) > 4 for row in rows for food in row["foods"]) else 3
    x, y, weight = [], [], []
    for row in rows:
        second = second_of(row)
        for name, *views in row["foods"]:
            if is_candidate(views):
                x.append(numbers_of(row, second, views))
                y.append(name in row["labels"])
                weight.append(mass * min(heaviest, len(rows) / 3 / counts[kind_of(row)]))
    return np.array(x), np.array(y, float), np.array(weight)


def fit(*groups):
    x, y, weight = table(groups)
    found = np.zeros(x.shape[1])
    for _ in range(40):
        chance = 1 / (1 + np.exp(-x @ found))
        slope = x.T @ (weight * (chance - y)) + found
        bend = (x * (weight * chance * (1 - chance))[:, None]).T @ x + np.eye(len(found))
        found -= np.linalg.solve(bend, slope)
    return found


def judged(row, weights):
    second = second_of(row)
    scores = [
        (float(1 / (1 + np.exp(-weights @ numbers_of(row, second, views)))), name)
        for name, *views in row["foods"]
        if is_candidate(views)
    ]
    return sorted(scores, reverse=True)


def interval(hits, count):
    """95 %, by Wilson."""
    if count == 0:
        return "none"
    share, z = hits / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * np.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return f"{100 * share:.1f} % ({100 * (middle - half):.1f} – {100 * (middle + half):.1f}) of {count}"


def report(title, rows, weights_of):
    found = [(row, judged(row, weights_of(row))) for row in rows]
    single = [(row, scores) for row, scores in found if kind_of(row) == "one"]
    none = [scores for row, scores in found if kind_of(row) == "none"]
    several = [(row, scores) for row, scores in found if kind_of(row) == "several"]
    top = [scores[0] if scores else (0.0, "") for _, scores in single]
    right = [name in row["labels"] for (row, _), (_, name) in zip(single, top)]
    if single:
        print(title, "one food: top 1", interval(sum(right), len(right)))
        bins = {}
        for (chance, _), hit in zip(top, right):
            bins.setdefault(min(9, int(10 * chance)), []).append((chance, hit))
        for at, pairs in sorted(bins.items()):
            print(f"  {at / 10:.1f}: {len(pairs)} pictures, {np.mean([p for p, _ in pairs]):.2f} claimed, {np.mean([h for _, h in pairs]):.2f} right")
        print("  calibration error", round(sum(abs(sum(p for p, _ in pairs) - sum(h for _, h in pairs)) for pairs in bins.values()) / len(top), 3))
    if none:
        best = [scores[0][0] if scores else 0.0 for scores in none]
        for limit in (0.3, 0.6):
            print(title, f"no food: nothing from {limit} on", interval(sum(one < limit for one in best), len(best)))
        if single:
            kept = np.quantile([chance for chance, _ in top], 0.1)
            print(title, "no food: refused when 90 % of foods are kept", interval(sum(one < kept for one in best), len(best)))
    for limit in (0.3, 0.35, 0.4, 0.5, 0.6) if several else ():
        told = [({name for chance, name in scores[:8] if chance >= limit}, set(row["labels"])) for row, scores in several]
        hits, named, there = (sum(map(len, sets)) for sets in ([a & b for a, b in told], [a for a, _ in told], [b for _, b in told]))
        print(title, f"several foods from {limit} on: precision", interval(hits, named), "recall", interval(hits, there))


def main():
    with open(sys.argv[1]) as file:
        rows = json.load(file)
    tune = [row for row in rows if row["part"] == "tune"]
    half = lambda row: zlib.crc32(row["file"].encode()) // 10 % 2
    unseen = [row for row in rows if row["part"] == "hold"]
    mass = float(sys.argv[sys.argv.index("--unseen") + 1]) if "--unseen" in sys.argv else 0.0
    each = mass * len(tune) / max(1, len(unseen))
    others = lambda source: ([row for row in unseen if row["source"] != source], each)
    halves = [fit(([row for row in tune if half(row) == one], 1.0), (unseen, each / 2)) for one in (0, 1)]
    report("tune", tune, lambda row: halves[1 - half(row)])
    left_out = {source: fit((tune, 1.0), others(source)) for source in {row["source"] for row in unseen}}
    if unseen:
        report("unseen", unseen, lambda row: left_out[row["source"]])
    weights = fit((tune, 1.0), (unseen, each))
    names = "whole, far, placed, food, second, placed × second" if len(weights) == 7 else "whole, far, near, food"
    print(f"weights: bias, {names}", weights.round(3).tolist())
    if "--test" in sys.argv:
        report("test", [row for row in rows if row["part"] == "test"], lambda _: weights)


if __name__ == "__main__":
    main()
