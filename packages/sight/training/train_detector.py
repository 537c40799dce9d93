"""Trains the detection branch: `train_detector.py MODEL.onnx LABELS.json --data PACKED --out OUT [--seconds 450]`.

PACKED as `run-pack.ts --side 144 --several-side 448 --most 56` and `resplit.py` make it. Foods' logits are learnt with the focal loss, in
every cell and for the best cell of a picture; boxes with the generalised overlap. Writes OUT/detector.pt and OUT/detector.json.
"""

import argparse
import copy
import json
import math
import time

import numpy as np
import torch
from torch.nn import functional as F

from detector import STRIDE, Detector, boxes_of, read_shipped
from scenes import SIDE, Scenes, near_view

CELLS = SIDE // STRIDE


def targets(boxes, food, foods: int):
    """For every cell: foods there (1), not there (0) or unknown (−1), and the box of the smallest of them."""
    count, most = food.shape
    device = boxes.device
    line = (torch.arange(CELLS, device=device) + 0.5) * STRIDE
    x, y = line[None, None, None, :], line[None, None, :, None]
    left, top, right, bottom = (boxes[..., at, None, None] for at in range(4))
    inside = (x >= left) & (x <= right) & (y >= top) & (y <= bottom)
    reach = lambda low, high: (0.28 * (high - low)).clamp(min=0.55 * STRIDE)
    core = ((x - (left + right) / 2).abs() <= reach(left, right)) & ((y - (top + bottom) / 2).abs() <= reach(top, bottom))
    there = food >= 0
    core = core & there[..., None, None]
    unsure = (inside & there[..., None, None]) | (inside & (food <= -2)[..., None, None])
    name = torch.where(food <= -2, -2 - food, food.clamp(min=0))
    spread = name[..., None, None].expand(count, most, CELLS, CELLS)
    wanted = torch.zeros(count, foods, CELLS, CELLS, device=device)
    maybe = torch.zeros_like(wanted).scatter_reduce_(1, spread, unsure.float(), "amax")
    wanted.scatter_reduce_(1, spread, core.float(), "amax")
    wanted = torch.where((wanted == 0) & (maybe > 0), -1.0, wanted)
    area = torch.where(core, ((right - left) * (bottom - top)).expand_as(core), torch.inf)
    smallest = area.argmin(1)
    box = boxes.gather(1, smallest.flatten(1)[..., None].expand(-1, -1, 4)).view(count, CELLS, CELLS, 4)
    return wanted, box.permute(0, 3, 1, 2), core.any(1)


def hidden(boxes, food):
    """In composites: foods of which less than two fifths show are unknown, since later ones lie before them."""
    device, most = boxes.device, food.shape[1]
    line = (torch.arange(CELLS, device=device) + 0.5) * STRIDE
    x, y = line[None, None, None, :], line[None, None, :, None]
    inside = (x >= boxes[..., 0, None, None]) & (x <= boxes[..., 2, None, None])
    inside = inside & (y >= boxes[..., 1, None, None]) & (y <= boxes[..., 3, None, None]) & (food >= 0)[..., None, None]
    above = inside.flip(1).int().cumsum(1).flip(1) - inside.int()
    free = (inside & (above == 0)).sum((2, 3)) / inside.sum((2, 3)).clamp(min=1)
    return torch.where((food >= 0) & (free < 0.4), -2 - food, food)


def focal(logits, wanted):
    chance = logits.sigmoid()
    loss = F.binary_cross_entropy_with_logits(logits, wanted.clamp(min=0), reduction="none")
    off = torch.where(wanted > 0, 1 - chance, chance)
    balance = torch.where(wanted > 0, 0.4, 0.6)
    return (balance * off**2 * loss * (wanted >= 0)).sum()


def overlap_loss(told, wanted):
    """1 − generalised overlap of boxes in rows."""
    cross = (torch.minimum(told[:, 2:], wanted[:, 2:]) - torch.maximum(told[:, :2], wanted[:, :2])).clamp(min=0).prod(1)
    size = lambda box: (box[:, 2:] - box[:, :2]).clamp(min=0).prod(1)
    both = size(told) + size(wanted) - cross
    hull = (torch.maximum(told[:, 2:], wanted[:, 2:]) - torch.minimum(told[:, :2], wanted[:, :2])).clamp(min=1e-3).prod(1)
    return 1 - cross / both.clamp(min=1e-3) + (hull - both) / hull


def loss_of(logits, sides, boxes, food):
    wanted, box, core = targets(boxes, food, logits.shape[1])
    logits = logits.float()
    cells = focal(logits, wanted) / core.sum().clamp(min=1)
    best = logits.flatten(2).amax(2)
    there = wanted.flatten(2).amax(2)
    there = torch.where((there == 0) & (wanted.flatten(2).amin(2) < 0), -1.0, there)
    picture = focal(best, there) / (there > 0).sum().clamp(min=1)
    told = boxes_of(sides).permute(0, 2, 3, 1)[core]
    sizes = overlap_loss(told, box.permute(0, 2, 3, 1)[core]).mean() if core.any() else sides.sum() * 0
    return {"cells": cells, "picture": 0.5 * picture, "boxes": sizes}


@torch.no_grad()
def measure(network, scenes, labels):
    """On *tune*: precision and recall where their mean is best, and recall at a precision of 85 %, by the best cell alone."""
    network.eval()
    scores, truth = [], []
    for photo, item in zip(scenes.tune_photos, scenes.tune):
        with torch.autocast(scenes.device.type, torch.bfloat16, enabled=scenes.device.type == "cuda"):
            logits, _ = network(near_view(photo, item["ratio"]))
        scores.append(logits.float().sigmoid().amax((0, 2, 3)))
        names = {box[0] for box in item["boxes"]}
        truth.append(torch.tensor([label in names for label in labels[1:]], device=scenes.device))
    score, there = torch.stack(scores).flatten(), torch.stack(truth).flatten()
    hit = there[score.argsort(descending=True)].float().cumsum(0)
    precision, recall = hit / torch.arange(1, len(hit) + 1, device=hit.device), hit / there.sum()
    best = (2 * precision * recall / (precision + recall).clamp(min=1e-9)).argmax()
    percent = lambda value: round(100 * float(value), 1)
    sure = recall[precision >= 0.85].amax() if (precision >= 0.85).any() else torch.zeros(())
    return {
        "precision": percent(precision[best]),
        "recall": percent(recall[best]),
        "recall at precision 85": percent(sure),
        "foods": int(there.sum()),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("labels")
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--seconds", type=float, default=450)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--copied-rate", type=float, default=3e-4)
    parser.add_argument("--composites", type=int, default=40)
    parser.add_argument("--parts", type=int, default=24)
    parser.add_argument("--seed", type=int, default=29)
    parser.add_argument("--every", type=int, default=500)
    parser.add_argument("--limit", type=int)
    options = parser.parse_args()
    torch.manual_seed(options.seed), np.random.seed(options.seed)
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    with open(options.labels) as file:
        labels = json.load(file)["labels"]
    began = time.time()
    scenes = Scenes(options.data, labels, device, options.limit)
    weights = read_shipped(options.model)
    network = Detector(weights, len(labels) - 1).to(device)
    print(f"{len(scenes.foods)} foods, {len(scenes.none)} without, {len(scenes.real)} photos, {len(scenes.tune)} to tune, {time.time() - began:.0f} s", flush=True)
    network.branch.load_start(weights, network.trunk((scenes.composites(options.composites)[0] - 128) / 128))
    network.to(memory_format=torch.channels_last)
    mean = copy.deepcopy(network.branch).eval()
    copied = list(network.branch.copied.parameters())
    ids = {id(one) for one in copied}
    rest = [one for one in network.branch.parameters() if id(one) not in ids]
    base = [options.copied_rate, options.rate]
    optimizer = torch.optim.AdamW([{"params": copied}, {"params": rest}], lr=options.rate, weight_decay=0.02, fused=device.type == "cuda")
    began, step, sums, log = time.time(), 0, {}, []
    while (part := (time.time() - began) / options.seconds) < 1:
        network.branch.train()
        for group, rate in zip(optimizer.param_groups, base):
            group["lr"] = rate * min(1, part / 0.04) * (0.5 + 0.5 * math.cos(math.pi * part))
        canvas, boxes, food = scenes.composites(options.composites)
        food = hidden(boxes, food)
        photos, photo_boxes, photo_food = scenes.parts(options.parts)
        pad = photo_food.shape[1] - food.shape[1]
        boxes, food = F.pad(boxes, (0, 0, 0, pad)), F.pad(food, (0, pad), value=-1)
        image = torch.cat([canvas, photos]).contiguous(memory_format=torch.channels_last)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            trunk, features = network.frozen(image)
            logits, sides = network.branch(trunk, features)
        losses = loss_of(logits, sides, torch.cat([boxes, photo_boxes]), torch.cat([food, photo_food]))
        optimizer.zero_grad(set_to_none=True)
        sum(losses.values()).backward()
        torch.nn.utils.clip_grad_norm_(network.branch.parameters(), 5.0)
        optimizer.step()
        keep = min(0.998, (1 + step) / (10 + step))
        with torch.no_grad():
            for old, now in zip(mean.state_dict().values(), network.branch.state_dict().values()):
                if old.dtype.is_floating_point:
                    old.lerp_(now, 1 - keep)
        step += 1
        for name, value in losses.items():
            sums[name] = sums.get(name, 0.0) + value.detach()
        if step % options.every == 0:
            line = {name: round(float(value) / options.every, 3) for name, value in sums.items()}
            learning, network.branch = network.branch, mean
            line |= measure(network, scenes, labels)
            network.branch = learning
            print(step, f"{time.time() - began:.0f}s", json.dumps(line), flush=True)
            log.append({"step": step, **line})
            sums = {}
    network.branch = mean
    figures = measure(network, scenes, labels)
    print(step, "steps", json.dumps(figures), flush=True)
    torch.save({name: value.half() if value.is_floating_point() else value for name, value in mean.state_dict().items()}, f"{options.out}/detector.pt")
    with open(f"{options.out}/detector.json", "w") as file:
        about = {"device": torch.cuda.get_device_name() if device.type == "cuda" else "cpu", "torch": torch.__version__}
        json.dump({"labels": labels, "steps": step, "tune": figures, "options": vars(options), **about, "log": log}, file, indent=1)


if __name__ == "__main__":
    main()
