"""Adds `food`, the chance that a picture shows food, to a recogniser: `fit_food_score.py MODEL.onnx OUT.onnx --data PACKED`.

A logistic regression on the embedding, of length one, fitted on *train* (12 pictures a food, 800 without food; every class weighs the
same), then scaled to a chance on *tune*. It is an output of the graph, since it belongs to its weights.
"""

import argparse
import io
import json
import os

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper
from PIL import Image
from torch.nn import functional as F

SEED = 29


def centre(data, ratio):
    image = Image.open(io.BytesIO(data)).convert("RGB")
    wide, high = (round(224 * ratio), 224) if ratio >= 1 else (224, round(224 / ratio))
    image = image.resize((wide, high), Image.BILINEAR)
    left, top = (wide - 224) // 2, (high - 224) // 2
    return np.asarray(image.crop((left, top, left + 224, top + 224)), np.float32).transpose(2, 0, 1)


def chosen(index):
    counts, out = {}, []
    for at in np.random.default_rng(SEED).permutation(len(index)):
        item = index[at]
        if item["part"] == "train":
            label = item["labels"][0]
            counts[label] = counts.get(label, 0) + 1
            if item["kind"] == "several" or counts[label] > (800 if label == "_background" else 12):
                continue
        out.append(at)
    return out


def embeddings(model, folder, index):
    """Of the chosen pictures; kept in the folder, since they take minutes."""
    path = f"{folder}/embeddings.npz"
    if not os.path.exists(path):
        archives = {}
        session = onnxruntime.InferenceSession(model)
        rows, picked = [], chosen(index)
        for at in picked:
            item = index[at]
            if item["archive"] not in archives:
                with open(f"{folder}/pictures-{item['archive']}.bin", "rb") as file:
                    archives[item["archive"]] = file.read()
            data = archives[item["archive"]][item["start"] : item["start"] + item["length"]]
            rows.append(session.run(["embedding"], {"image": centre(data, item["ratio"])[None]})[0][0])
        np.savez(path, e=np.stack(rows), k=np.array(picked))
    with np.load(path) as stored:
        return stored["e"].astype(np.float32), stored["k"]


def minimise(parameters, loss):
    optimizer = torch.optim.LBFGS(parameters, max_iter=80)

    def step():
        optimizer.zero_grad()
        value = loss()
        value.backward()
        return value

    optimizer.step(step)


def fit(rows, is_food, is_train, decay=0.1):
    x = torch.tensor(rows / np.linalg.norm(rows, axis=1, keepdims=True))
    y = torch.tensor(is_food.astype(np.float32))
    train = torch.tensor(is_train)
    mean, spread = x[train].mean(0), x[train].std(0) + 1e-4
    weight = torch.zeros(x.shape[1], requires_grad=True)
    bias = torch.zeros(1, requires_grad=True)
    share = y[train].mean()
    per_row = torch.where(y[train] > 0, 0.5 / share, 0.5 / (1 - share))
    cost = lambda out: (F.binary_cross_entropy_with_logits(out, y[train], reduction="none") * per_row).mean()
    minimise([weight, bias], lambda: cost((x[train] - mean) / spread @ weight + bias) + decay * (weight**2).sum())
    plain = (weight / spread).detach()
    shift = bias.detach() - (mean * plain).sum()
    score = x @ plain + shift
    scale = torch.tensor([1.0, 0.0], requires_grad=True)
    minimise([scale], lambda: F.binary_cross_entropy_with_logits(scale[0] * score[~train] + scale[1], y[~train]))
    slope, offset = scale.detach()
    return (slope * plain).numpy(), float(slope * shift + offset)


def add_output(model, weight, bias):
    graph = model.graph
    for name, value in (("food.weight", weight[:, None]), ("food.bias", [bias]), ("food.shape", np.array([-1], np.int64))):
        kind = np.int64 if name == "food.shape" else np.float32
        graph.initializer.append(numpy_helper.from_array(np.asarray(value, kind), name))
    graph.node.extend(
        [
            helper.make_node("ReduceL2", ["embedding"], ["food.length"], axes=[1], keepdims=1),
            helper.make_node("Div", ["embedding", "food.length"], ["food.unit"]),
            helper.make_node("MatMul", ["food.unit", "food.weight"], ["food.product"]),
            helper.make_node("Add", ["food.product", "food.bias"], ["food.score"]),
            helper.make_node("Sigmoid", ["food.score"], ["food.chance"]),
            helper.make_node("Reshape", ["food.chance", "food.shape"], ["food"]),
        ]
    )
    graph.output.append(helper.make_tensor_value_info("food", TensorProto.FLOAT, ["n"]))
    onnx.checker.check_model(model)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("out")
    parser.add_argument("--data", required=True)
    options = parser.parse_args()
    with open(f"{options.data}/index.json") as file:
        index = json.load(file)
    rows, picked = embeddings(options.model, options.data, index)
    items = [index[at] for at in picked]
    is_food = np.array([item["labels"] != ["_background"] for item in items])
    is_train = np.array([item["part"] == "train" for item in items])
    weight, bias = fit(rows, is_food, is_train)
    unit = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    chance = 1 / (1 + np.exp(-(unit @ weight + bias)))
    groups = {
        "shop": np.array([item["source"] == "grocery-store" for item in items]),
        "kitchen and web": np.array([item["source"] == "ingredients-40" and item["kind"] != "several" for item in items]),
        "several": np.array([item["kind"] == "several" for item in items]),
    }
    for name, group in groups.items():
        limit = np.quantile(chance[group & is_food & ~is_train], 0.1)
        print(name, "refused at 90 % kept:", round(100 * (chance[~is_food & ~is_train] < limit).mean(), 1))
    for limit in (0.1, 0.2, 0.3, 0.5):
        kept, refused = chance[is_food & ~is_train] >= limit, chance[~is_food & ~is_train] < limit
        print(f"at {limit}: kept {100 * kept.mean():.1f} %, refused {100 * refused.mean():.1f} %")
    model = onnx.load(options.model)
    add_output(model, weight, bias)
    onnx.save(model, options.out)


if __name__ == "__main__":
    main()
