"""What the views of a network say of packed pictures, on the training device: the same views as in `evidence.py`."""

import json

import numpy as np
import torch
from torch.nn import functional as F


def fit_food(embedding, label, train, steps=300, decay=0.1):
    """Food or not: a logistic regression on the embedding of length one, fitted on *train*, scaled to a chance on the rest."""
    x = F.normalize(embedding.float())
    y = (label > 0).float()
    mean, spread = x[train].mean(0), x[train].std(0) + 1e-4
    z = (x - mean) / spread
    weight = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    bias = torch.zeros(1, device=x.device, requires_grad=True)
    share = y[train].mean()
    per_row = torch.where(y[train] > 0, 0.5 / share, 0.5 / (1 - share))
    optimizer = torch.optim.LBFGS([weight, bias], max_iter=steps)

    def step():
        optimizer.zero_grad()
        loss = (F.binary_cross_entropy_with_logits(z[train] @ weight + bias, y[train], reduction="none") * per_row).mean()
        loss = loss + decay * (weight**2).sum()
        loss.backward()
        return loss

    optimizer.step(step)
    plain = (weight / spread).detach()
    score = x @ plain + bias.detach() - (mean * plain).sum()
    scale = torch.tensor([1.0, 0.0], device=x.device, requires_grad=True)
    optimizer = torch.optim.LBFGS([scale], max_iter=steps)

    def rescale():
        optimizer.zero_grad()
        loss = F.binary_cross_entropy_with_logits(scale[0] * score[~train] + scale[1], y[~train])
        loss.backward()
        return loss

    optimizer.step(rescale)
    slope, offset = scale.detach()
    return slope * plain, slope * (bias.detach() - (mean * plain).sum()) + offset


@torch.no_grad()
def embeddings(network, pictures, rows):
    out = []
    for at in rows.split(256):
        images = pictures.centre(at)
        with torch.autocast(images.device.type, torch.bfloat16, enabled=images.is_cuda):
            out.append(network(images)[1].float())
    return torch.cat(out)


def food_score(network, pictures):
    """Weight and bias of `food`, from 12 pictures a food and 800 without food."""
    counts, chosen = {}, []
    for at in pictures.train[torch.randperm(len(pictures.train), device=pictures.device)].tolist():
        label = int(pictures.label[at])
        counts[label] = counts.get(label, 0) + 1
        if counts[label] <= (800 if label == 0 else 12):
            chosen.append(at)
    rows = torch.cat([torch.tensor(chosen, device=pictures.device), pictures.tune])
    train = torch.arange(len(rows), device=pictures.device) < len(chosen)
    return fit_food(embeddings(network, pictures, rows), pictures.label[rows], train)


def window_means(cells, wide):
    size = (min(wide, cells.shape[2]), min(wide, cells.shape[3]))
    return F.avg_pool2d(cells, size, 1)


def roots(embedding):
    """As the product stores embeddings: the root of each number, of length one."""
    return F.normalize(embedding.clamp(min=0).sqrt(), dim=-1)


@torch.no_grad()
def prototypes(network, pictures):
    """The mean close view of every class in *train*."""
    sums = torch.zeros(len(pictures.labels), 1024, device=pictures.device)
    for at in pictures.train.split(128):
        images = F.interpolate(pictures.centre(at).float(), (448, 448), mode="bilinear", antialias=True)
        with torch.autocast(images.device.type, torch.bfloat16, enabled=images.is_cuda):
            embedding = network(images)[1]
        sums.index_add_(0, pictures.label[at], roots(embedding.float()))
    return F.normalize(sums, dim=1)


@torch.no_grad()
def evidence(network, pictures, food, parts, path):
    """
    Writes what the distant, the mirrored and the close view say of every food of every picture of these parts, and how alike its
    embedding is to the training pictures of that food and of the nearest class.
    """
    weight, bias = food
    means = prototypes(network, pictures)
    looks = []
    known = [item["part"] in parts and item["labels"][0] in pictures.number for item in pictures.single]
    jobs = [(item, pictures.images[at : at + 1]) for at, item in enumerate(pictures.single) if known[at]]
    jobs += [(item, pictures.scenes[at : at + 1]) for at, item in enumerate(pictures.several) if item["part"] in parts]
    rows = []
    for item, image in jobs:
        ratio = item["ratio"]
        short = 7 / min(ratio, 1)
        columns, rows_high = min(14, round(ratio * short)), min(14, round(short))
        near = F.interpolate(image.float(), (rows_high * 64, columns * 64), mode="bilinear", antialias=True).clamp(0, 255)
        far = F.avg_pool2d(near, 2)
        with torch.autocast(image.device.type, torch.bfloat16, enabled=image.is_cuda):
            _, embedding, features = network(torch.cat([far, far.flip(3)]))
            _, close, fine = network(near)
        look = roots(close.float())[0]
        looks.append(look.cpu().numpy().astype("float16"))
        alike = (means @ look).cpu().numpy()
        head = lambda cells: network.map(cells.float()).float()
        both = head(features)
        coarse, fine = (both[:1] + both[1:].flip(3)) / 2, head(fine)
        wide = min(columns, rows_high)
        middle = lambda cells: cells[0, :, cells.shape[2] >> 1, cells.shape[3] >> 1]
        whole = ((2 * middle(window_means(coarse, wide)) + middle(window_means(fine, 2 * wide))) / 3).softmax(0)
        best = lambda cells, size: window_means(cells, size).softmax(1).amax((0, 2, 3))
        views = torch.stack([whole, best(coarse, 3), best(fine, 5)], 1)
        chance = torch.sigmoid(F.normalize(embedding.float()) @ weight + bias).mean()
        seen = [at for at in (views.amax(1) > 0.02).nonzero().flatten().tolist() if at > 0]
        told = views.cpu().numpy()
        rows.append(
            {
                **{name: item[name] for name in ("file", "labels", "kind", "part", "source")},
                "food": round(float(chance), 5),
                "nearest": round(float(alike.max()), 4),
                "alike": [round(float(alike[at]), 4) for at in seen],
                "foods": [[pictures.labels[at], *(round(float(one), 5) for one in told[at])] for at in seen],
            }
        )
    with open(path, "w") as file:
        json.dump(rows, file)
    np.save(path.replace(".json", ".npy"), np.stack(looks))
