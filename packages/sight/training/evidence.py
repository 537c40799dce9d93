"""What the model's views say of each food, for fitting: `evidence.py MODEL.onnx LABELS.json PICTURES OUT.json`.

PICTURES is the folder with `manifest.csv`. The same views as in `../src/recognition/recognise-foods.ts`: the distant one with its mirror
image, the close one at twice the size, windows of 3 and 5 cells, and, if the model has a detector, its best cell. Pictures: the tenth that `resplit.py` sets aside, and *test*.
"""

import csv
import json
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import onnxruntime
from PIL import Image

TEST = {"coco-sample", "fruits-360-multi", "household-items"}
SESSIONS = {}


def softmax(values):
    shifted = np.exp(values - values.max(0))
    return shifted / shifted.sum(0)


def windows(cells, wide):
    high, across = min(wide, cells.shape[1]), min(wide, cells.shape[2])
    sums = np.cumsum(np.cumsum(np.pad(cells, ((0, 0), (1, 0), (1, 0))), 1), 2)
    return (sums[:, high:, across:] - sums[:, :-high, across:] - sums[:, high:, :-across] + sums[:, :-high, :-across]) / (high * across)


def centre(cells, wide):
    means = windows(cells, wide)
    return means[:, means.shape[1] >> 1, means.shape[2] >> 1]


def best(cells, wide):
    means = windows(cells, wide)
    return softmax(means.reshape(len(means), -1)).max(1)


def evidence_of(job):
    model, path = job
    if model not in SESSIONS:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        SESSIONS[model] = onnxruntime.InferenceSession(model, options)
    session = SESSIONS[model]
    image = Image.open(path).convert("RGB")
    scale = 7 / min(image.size)
    columns, rows = (min(14, round(side * scale)) for side in image.size)
    near = np.asarray(image.resize((columns * 64, rows * 64), Image.BILINEAR), np.float32).transpose(2, 0, 1)
    far = near.reshape(3, rows * 32, 2, columns * 32, 2).mean((2, 4))
    maps, food = session.run(["map", "food"], {"image": np.stack([far, far[:, :, ::-1]])})
    coarse = (maps[0] + maps[1][:, :, ::-1]) / 2
    has_places = any(output.name == "places" for output in session.get_outputs())
    fine, *places = (output[0] for output in session.run(["map", "places"] if has_places else ["map"], {"image": near[None]}))
    wide = min(columns, rows)
    whole = softmax((2 * centre(coarse, wide) + centre(fine, 2 * wide)) / 3)
    placed = [np.concatenate([[0], 1 / (1 + np.exp(-logits.max((1, 2))))]) for logits in places]
    views = np.stack([whole, best(coarse, 3), best(fine, 5), *placed], 1)
    seen = [int(at) for at in np.flatnonzero(views.max(1) > 0.02) if at > 0]
    return {"food": float(food.mean()), "foods": [[at, *map(float, views[at].round(5))] for at in seen]}


def main():
    model, labels, folder, out = sys.argv[1:]
    with open(labels) as file:
        names = json.load(file)["labels"]
    rows = []
    with open(f"{folder}/manifest.csv") as file:
        for row in csv.DictReader(file):
            source = row["file"].split("/")[0]
            part = "test" if source in TEST else "tune" if zlib.crc32(row["file"].encode()) % 10 == 0 else "train"
            if part != "train":
                rows.append({"file": row["file"], "labels": row["label"].split(";"), "kind": row["kind"], "part": part})
    with ProcessPoolExecutor() as pool:
        found = pool.map(evidence_of, [(model, f"{folder}/{row['file']}") for row in rows], chunksize=8)
        for row, evidence in zip(rows, found):
            row |= {"food": evidence["food"], "foods": [[names[at], *views] for at, *views in evidence["foods"]]}
    with open(out, "w") as file:
        json.dump(rows, file)


if __name__ == "__main__":
    main()
