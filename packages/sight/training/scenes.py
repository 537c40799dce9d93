"""Pictures with boxes for the detector: composites of single foods, and parts of real photos of several."""

import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np
import torch
from torch.nn import functional as F

from pictures import BACKGROUND, decode, recolour, sample

SIDE = 448
MOST = 48


class Scenes:
    """`boxes` below are left, top, right, bottom in pixels of a square of 448; `food` is −1 where there is no box."""

    def __init__(self, folder: str, labels: list, device, limit=None):
        with open(f"{folder}/index.json") as file:
            index = json.load(file)
        if limit:
            index = index[:: max(1, len(index) // limit)] + [item for item in index if item["kind"] == "several"][:limit]
        archives = {}
        for at in {item["archive"] for item in index}:
            with open(f"{folder}/pictures-{at}.bin", "rb") as file:
                archives[at] = file.read()
        self.device, self.number = device, {label: at for at, label in enumerate(labels[1:])}
        blob = lambda item: archives[item["archive"]][item["start"] : item["start"] + item["length"]]
        train = [item for item in index if item["part"] == "train"]
        single = [item for item in train if item["kind"] not in ("several", "non-food") and item["labels"][0] in self.number]
        none = [item for item in train if item["labels"] == [BACKGROUND]]
        self.real = [item for item in train if item["kind"] == "several" and item["boxes"]]
        self.tune = [item for item in index if item["part"] == "tune" and item["kind"] == "several" and item["boxes"]]
        with ProcessPoolExecutor(16 if len(single) > 500 else 1) as pool:
            load = lambda items, side: torch.from_numpy(
                np.stack(list(pool.map(partial(decode, side=side), map(blob, items), chunksize=32)))
            ).to(device)
            self.foods, self.none = load(single, 144), load(none, 144)
            self.photos, self.tune_photos = load(self.real, SIDE), load(self.tune, SIDE)
        self.ratio = torch.tensor([item["ratio"] for item in single], device=device)
        self.food = torch.tensor([self.number[item["labels"][0]] for item in single], device=device)
        counts = torch.bincount(self.food, minlength=len(labels) - 1).clamp(min=1).float()
        self.share = 1 / counts[self.food].sqrt()
        self.photo_ratio = torch.tensor([item["ratio"] for item in self.real], device=device)
        # A source counts by the root of its photos.
        sources = [item["source"] for item in self.real]
        self.photo_share = torch.tensor([sources.count(one) ** -0.5 for one in sources], device=device)
        self.photo_boxes, self.photo_food = self.boxes_of(self.real)

    def boxes_of(self, items):
        """Boxes in fractions."""
        boxes, food = torch.zeros(len(items), MOST, 4), torch.full((len(items), MOST), -1)
        for at, item in enumerate(items):
            known = sorted((box for box in item["boxes"] if box[0] in self.number), key=lambda b: (b[1] - b[3]) * (b[4] - b[2]))
            for place, (name, *sides) in enumerate(known[:MOST]):
                boxes[at, place], food[at, place] = torch.tensor(sides), self.number[name]
        return boxes.to(self.device), food.to(self.device)

    def composites(self, count: int, most=8):
        """None to eight foods before a real background, the later before the earlier."""
        device = self.device
        rand = lambda *shape: torch.rand(*shape, device=device)
        ground = self.none[torch.randint(len(self.none), (count,), device=device)]
        span = 0.5 + 0.5 * rand(count)
        canvas = recolour(sample(ground, squares(span, (2 * rand(count, 2) - 1) * (1 - span)[:, None], rand(count) < 0.5), SIDE))
        items = torch.multinomial(self.share, count * most, replacement=True)
        number = torch.randint(0, most + 1, (count,), device=device)
        low = torch.where(number == 1, 0.4, torch.where(number < 4, 0.22, 0.1))[:, None]
        high = torch.where(number == 1, 1.0, torch.where(number < 4, 0.6, 0.4))[:, None]
        size = low + (high - low) * rand(count, most)
        stretch = (self.ratio[items].view(count, most).clamp(0.6, 1.7).sqrt()) * (0.3 * rand(count, most) - 0.15).exp()
        wide, tall = (size * stretch).clamp(max=1), (size / stretch).clamp(max=1)
        x, y = (2 * rand(count, most) - 1) * (1.05 - wide), (2 * rand(count, most) - 1) * (1.05 - tall)
        used = torch.arange(most, device=device)[None] < number[:, None]
        flip = torch.where(rand(count, most) < 0.5, -1.0, 1.0)
        pasted_all = recolour(self.foods[items].float())
        pasted_all = pasted_all.view(count, most, 3, 144, 144)
        # Every second food has round corners: its rim is not always a straight line.
        line = torch.linspace(-1, 1, 144, device=device).abs()
        power = torch.where(rand(count, most) < 0.5, 2.5, 40.0)[:, :, None, None]
        masks = ((line[None, None, :, None] ** power + line[None, None, None, :] ** power) <= 1).float()
        for layer in range(most):
            theta = torch.zeros(count, 2, 3, device=device)
            theta[:, 0, 0], theta[:, 0, 2] = flip[:, layer] / wide[:, layer], -flip[:, layer] * x[:, layer] / wide[:, layer]
            theta[:, 1, 1], theta[:, 1, 2] = 1 / tall[:, layer], -y[:, layer] / tall[:, layer]
            theta[~used[:, layer]] = torch.tensor([[1.0, 0, 9], [0, 1.0, 9]], device=device)
            out = sample(torch.cat([pasted_all[:, layer], masks[:, layer, None]], 1), theta, SIDE, inside=True)
            shown = out[:, 3:4] * (out[:, 4:] > 0.99)
            canvas = out[:, :3] * shown + canvas * (1 - shown)
        boxes = torch.stack([x - wide, y - tall, x + wide, y + tall], -1) * (SIDE / 2) + SIDE / 2
        return canvas, boxes.clamp(0, SIDE), torch.where(used, self.food[items].view(count, most), -1)

    def parts(self, count: int):
        """Square parts of real photos, from half of the shorter side to a little more than it."""
        device = self.device
        at = torch.multinomial(self.photo_share, count, replacement=True)
        ratio = self.photo_ratio[at]
        span = 0.5 + 0.65 * torch.rand(count, device=device)
        wide = span * torch.minimum(torch.ones_like(ratio), 1 / ratio)
        tall = span * torch.minimum(torch.ones_like(ratio), ratio)
        stretch = (0.3 * torch.rand(count, device=device) - 0.15).exp()
        wide, tall = wide * stretch, tall / stretch
        room = lambda half: (1 - half).abs()
        x = (2 * torch.rand(count, device=device) - 1) * room(wide)
        y = (2 * torch.rand(count, device=device) - 1) * room(tall)
        flip = torch.where(torch.rand(count, device=device) < 0.5, -1.0, 1.0)
        theta = torch.zeros(count, 2, 3, device=device)
        theta[:, 0, 0], theta[:, 0, 2], theta[:, 1, 1], theta[:, 1, 2] = flip * wide, x, tall, y
        canvas = recolour(sample(self.photos[at], theta, SIDE))
        whole = 2 * self.photo_boxes[at] - 1
        left, right = (whole[..., 0] - x[:, None]) / wide[:, None], (whole[..., 2] - x[:, None]) / wide[:, None]
        left, right = torch.where(flip[:, None] < 0, -right, left), torch.where(flip[:, None] < 0, -left, right)
        top, bottom = (whole[..., 1] - y[:, None]) / tall[:, None], (whole[..., 3] - y[:, None]) / tall[:, None]
        size = (right - left) * (bottom - top)
        boxes = torch.stack([left, top, right, bottom], -1)
        seen = boxes.clamp(-1, 1)
        shown = (seen[..., 2] - seen[..., 0]) * (seen[..., 3] - seen[..., 1])
        food = torch.where((shown > 0.4 * size) & (self.photo_food[at] >= 0), self.photo_food[at], -1)
        # What is cut off by more than half is neither there nor absent: −2.
        food = torch.where((food < 0) & (self.photo_food[at] >= 0) & (shown > 0.02 * size), -2 - self.photo_food[at], food)
        return canvas, (seen + 1) * SIDE / 2, food


def squares(span, middle, flip):
    theta = torch.zeros(len(span), 2, 3, device=span.device)
    theta[:, 0, 0], theta[:, 1, 1] = torch.where(flip, -span, span), span
    theta[:, :, 2] = middle
    return theta


def near_view(photo, ratio):
    """As the product looks closely: the shorter side 448 pixels."""
    short = 7 / min(ratio, 1)
    size = min(14, round(short)) * 64, min(14, round(ratio * short)) * 64
    return F.interpolate(photo[None].float(), size, mode="bilinear", antialias=True).clamp(0, 255)
