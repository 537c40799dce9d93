"""Packed pictures on the device, augmentation, and composites of several foods."""

import io
import json
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

BACKGROUND = "_background"


def decode(data: bytes, side: int):
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB").resize((side, side), Image.BILINEAR)).transpose(2, 0, 1)


class Pictures:
    """Pictures of one or no food as squares of 208 pixels, photos of several foods as squares of 352, with their proportions."""

    def __init__(self, folder: str, device, clean_only=False, limit=None, least=10, hold=(), boxes=False, even=False):
        with open(f"{folder}/index.json") as file:
            index = json.load(file)
        for item in index:
            if item["source"] in hold:
                item["part"] = "hold"
        if clean_only:
            index = [item for item in index if item["clean"] or item["part"] != "train"]
        if limit:
            index = index[:: max(1, len(index) // limit)]
        archives = {}
        for item in index:
            at = item["archive"]
            if at not in archives:
                with open(f"{folder}/pictures-{at}.bin", "rb") as file:
                    archives[at] = file.read()
        single = [item for item in index if item["kind"] != "several"]
        several = [item for item in index if item["kind"] == "several" and item["boxes"]]
        counts = {}
        for item in single:
            if item["part"] == "train":
                counts[item["labels"][0]] = counts.get(item["labels"][0], 0) + 1
        foods = sorted(label for label, count in counts.items() if label != BACKGROUND and count >= least)
        self.labels = [BACKGROUND, *foods]
        self.counts = [counts.get(label, 0) for label in self.labels]
        self.number = {label: at for at, label in enumerate(self.labels)}
        self.device = device
        blob = lambda item: archives[item["archive"]][item["start"] : item["start"] + item["length"]]
        with ProcessPoolExecutor(16 if len(single) > 500 else 1) as pool:
            load = lambda items, side: torch.from_numpy(
                np.stack(list(pool.map(partial(decode, side=side), map(blob, items), chunksize=64)))
            )
            self.images = load(single, 208).to(device)
            self.scenes = load(several, 352).to(device) if several else torch.zeros(0, 3, 352, 352, dtype=torch.uint8)
        if boxes:
            single = single + self.add_boxes(several)
        self.ratio = torch.tensor([item["ratio"] for item in single], device=device)
        self.label = torch.tensor([self.number.get(item["labels"][0], -1) for item in single], device=device)
        self.single, self.several = single, several
        part = lambda name: torch.tensor([item["part"] == name for item in single], device=device)
        self.train = (part("train") & (self.label >= 0)).nonzero().flatten()
        self.tune = (part("tune") & (self.label >= 0)).nonzero().flatten()
        self.hold = (part("hold") & (self.label >= 0)).nonzero().flatten()
        self.none = self.train[self.label[self.train] == 0]
        share = torch.zeros(len(single), device=device)
        per_class = torch.bincount(self.label[self.train], minlength=len(self.labels)).clamp(min=1).float()
        kinds = torch.tensor([0.35 if item["kind"] == "turntable" else 1.0 for item in single], device=device)
        share[self.train] = kinds[self.train] / per_class[self.label[self.train]].sqrt()
        if even:
            share = self.even_shares(share)
        # One picture in eight shows no food.
        food = share.clone()
        food[self.none] = 0
        share[self.none] = food.sum() / 7 / len(self.none)
        self.share = share / share.sum()
        prior = torch.zeros(len(self.labels), device=device).index_add_(0, self.label[self.train], self.share[self.train])
        self.log_prior = prior.clamp(min=1e-6).log()
        self.scene_cells = [self.cells_of(item["boxes"]) for item in several]
        self.scene_tune = [at for at, item in enumerate(several) if item["part"] == "tune"]
        self.scene_train = [at for at, item in enumerate(several) if item["part"] == "train"]
        self.things = torch.cat([outline(part) for part in self.images.split(512)])

    def add_boxes(self, several):
        """Cuts the boxes of photos of several foods out as pictures of their own, at most three a label and photo."""
        items, crops = [], []
        for at, item in enumerate(several):
            seen = {}
            for name, left, top, right, bottom in item["boxes"]:
                wide, high = right - left, bottom - top
                seen[name] = seen.get(name, 0) + 1
                if name not in self.number or min(wide, high) < 0.12 or seen[name] > 3:
                    continue
                x0, x1 = max(0, left - wide / 20), min(1, right + wide / 20)
                y0, y1 = max(0, top - high / 20), min(1, bottom + high / 20)
                place = lambda share: int(round(share * 352))
                crop = self.scenes[at : at + 1, :, place(y0) : place(y1), place(x0) : place(x1)].float()
                crops.append(F.interpolate(crop, (208, 208), mode="bilinear", antialias=True).round().byte())
                ratio = item["ratio"] * (x1 - x0) / (y1 - y0)
                items.append({**item, "labels": [name], "kind": "crop", "ratio": ratio, "boxes": []})
        if items:
            self.images = torch.cat([self.images, *crops])
        return items

    def even_shares(self, share):
        """Sources of one class count by the root of their pictures, so that no class is learnt from one place alone."""
        groups = {}
        for at in self.train.tolist():
            groups.setdefault((int(self.label[at]), self.single[at]["source"]), []).append(at)
        out = torch.zeros_like(share)
        mass, roots = {}, {}
        for (label, _), rows in groups.items():
            mass[label] = mass.get(label, 0.0) + float(share[rows].sum())
            roots[label] = roots.get(label, 0.0) + len(rows) ** 0.5
        for (label, _), rows in groups.items():
            out[rows] = mass[label] * len(rows) ** 0.5 / roots[label] / len(rows)
        return out

    def cells_of(self, boxes, cells=10):
        """The label of every cell whose centre is in a box, the smallest box first; elsewhere nobody knows (-100)."""
        out = torch.full((cells, cells), -100)
        for name, left, top, right, bottom in sorted(boxes, key=lambda b: -(b[3] - b[1]) * (b[4] - b[2])):
            number = self.number.get(name, -100)
            for row in range(cells):
                for column in range(cells):
                    x, y = (column + 0.5) / cells, (row + 0.5) / cells
                    if left <= x <= right and top <= y <= bottom:
                        out[row, column] = number
        return out

    def draw(self, count: int):
        return torch.multinomial(self.share, count, replacement=True)

    def centre(self, at, side=224):
        """The largest square in the middle, as it is measured."""
        ratio = self.ratio[at]
        short = torch.minimum(ratio, torch.ones_like(ratio))
        theta = torch.zeros(len(at), 2, 3, device=self.device)
        theta[:, 0, 0], theta[:, 1, 1] = short / ratio, short
        return sample(self.images[at], theta, side)

    def augmented(self, at, side=224, plain=False, strong=False, cut=False):
        """A random part, turned, mirrored, in other light, sometimes seen from afar before another background."""
        count, device = len(at), self.device
        rand = lambda low, high: torch.rand(count, device=device) * (high - low) + low
        some = lambda share: torch.rand(count, device=device) < share
        ratio = self.ratio[at]
        short = torch.minimum(ratio, torch.ones_like(ratio))
        far = some(0.25) & (not plain)
        size = short * torch.where(far, rand(1.0, 1.6), rand(0.35 if strong else 0.5, 1.0))
        stretch = rand(-0.2, 0.2).exp()
        wide, high = size * stretch, size / stretch
        angle = rand(-1, 1) * rand(0, 1) * (math.pi / 6)
        if strong:
            # Food lies on a table any way round.
            angle = torch.where(some(0.15), rand(-1, 1) * math.pi, angle)
        flip = torch.where(some(0.5), -1.0, 1.0)
        room = lambda half: torch.where(half < 1, 1 - half, 0.3 * (half - 1)).clamp(min=0)
        theta = torch.zeros(count, 2, 3, device=device)
        theta[:, 0, 0], theta[:, 0, 1] = flip * wide * angle.cos() / ratio, -high * angle.sin() / ratio
        theta[:, 1, 0], theta[:, 1, 1] = flip * wide * angle.sin(), high * angle.cos()
        theta[:, 0, 2] = rand(-1, 1) * room(wide / ratio)
        theta[:, 1, 2] = rand(-1, 1) * room(high)
        things = None
        if strong:
            things = self.things[at].float()
            things = torch.where(some(0.6), 0.0, 1.0)[:, None, None, None].maximum(things)
        images = sample(self.images[at], theta, side, inside=True, things=things)
        picture, inside = images[:, :3], images[:, 3:]
        if cut:
            return torch.cat([recolour(picture), inside], 1)
        if len(self.none):
            behind = self.none[torch.randint(len(self.none), (count,), device=device)]
            ground = self.centre(behind, side)
            if strong:
                ground = ground.flip(3) * rand(0.5, 1.2)[:, None, None, None]
                inside = inside * patch(count, side, device, 0.25)
                picture = picture * inside + ground.clamp(0, 255) * (1 - inside)
            else:
                picture = torch.where(inside > 0.99, picture, ground)
        return recolour(picture, strong)

    def composite(self, count: int, side=320, cells=10, strong=False):
        """One to seven foods before a real background, with the label of every cell: food, background, or unknown at the rims."""
        device = self.device
        ground = self.none[torch.randint(len(self.none), (count,), device=device)]
        canvas = self.augmented(ground, side, plain=True)
        most = 7
        items = self.draw(count * most)
        crops = self.augmented(items, 160, plain=True, strong=strong, cut=True).view(most, count, 4, 160, 160)
        named = self.label[items].view(most, count).cpu().numpy()
        labels = np.zeros((count, cells, cells), np.int64)
        random = np.random.uniform
        number = np.random.randint(1, most + 1, count)
        low = np.select([number == 1, number < 5], [0.5, 0.25], 0.2)
        high = np.select([number == 1, number < 5], [0.95, 0.6], 0.42)
        wide = random(low, high, (most, count))
        tall = np.clip(wide * np.exp(random(-0.3, 0.3, (most, count))), 0.15, 1)
        x, y = random(wide - 1, 1 - wide), random(tall - 1, 1 - tall)
        nothing = np.zeros_like(wide)
        theta = np.stack([np.stack([1 / wide, nothing, -x / wide], -1), np.stack([nothing, 1 / tall, -y / tall], -1)], -2)
        centres = 2 * (np.arange(cells) + 0.5) / cells - 1
        for layer in range(most):
            across = np.abs(centres[None] - x[layer][:, None]) / wide[layer][:, None]
            down = np.abs(centres[None] - y[layer][:, None]) / tall[layer][:, None]
            within = np.maximum(down[:, :, None], across[:, None, :]) + 9 * (layer >= number)[:, None, None]
            labels[within < 1] = -100
            labels = np.where(within < 0.76, named[layer][:, None, None], labels)
            # Where a layer is not used, its food lies far outside the picture.
            theta[layer, layer >= number] = [[1, 0, 9], [0, 1, 9]]
        grids = torch.from_numpy(theta.astype(np.float32)).to(device)
        for layer in range(most):
            pasted = sample(crops[layer], grids[layer], side, inside=True)
            shown = pasted[:, 3:4] * (pasted[:, 4:] > 0.99)
            canvas = pasted[:, :3] * shown + canvas * (1 - shown)
        return canvas, torch.from_numpy(labels).to(device)

    def real_scenes(self, count: int, side=320):
        if not self.scene_train:
            return None
        chosen = [self.scene_train[at] for at in np.random.randint(0, len(self.scene_train), count)]
        cells = torch.stack([self.scene_cells[at] for at in chosen]).to(self.device)
        images = F.interpolate(self.scenes[chosen].float(), (side, side), mode="bilinear", antialias=True)
        flip = torch.rand(count, device=self.device) < 0.5
        images = torch.where(flip[:, None, None, None], images.flip(3), images)
        cells = torch.where(flip[:, None, None], cells.flip(2), cells)
        return recolour(images), cells


def outline(images):
    """Where the thing is in pictures whose rim is of one colour (a white board, a black border); everywhere in all others."""
    x = images.float()
    rim = torch.cat([x[:, :, :3].flatten(2), x[:, :, -3:].flatten(2), x[:, :, :, :3].flatten(2), x[:, :, :, -3:].flatten(2)], 2)
    colour = rim.median(2).values
    near = (x - colour[:, :, None, None]).abs().amax(1, keepdim=True) < 26
    plain = ((rim - colour[:, :, None]).abs().amax(1) < 26).float().mean(1) > 0.85
    ground = torch.zeros_like(near, dtype=torch.float32)
    ground[:, :, [0, -1]] = 1
    ground[:, :, :, [0, -1]] = 1
    ground = ground * near
    for _ in range(60):
        ground = F.max_pool2d(ground, 9, 1, 4) * near
    thing = 1 - ground
    size = thing.mean((1, 2, 3))
    use = plain & (size > 0.1) & (size < 0.9)
    # A pixel of the rim goes with the background: it carries its colour.
    thing = -F.max_pool2d(-thing, 3, 1, 1)
    return torch.where(use[:, None, None, None], thing, torch.ones_like(thing)).byte()


def patch(count, side, device, share):
    """1 everywhere, 0 in one random rectangle of some pictures: a food is still that food when a part is hidden."""
    line = torch.linspace(0, 1, side, device=device)
    rand = lambda low, high: torch.rand(count, 1, device=device) * (high - low) + low
    across = (line[None] - rand(0, 1)).abs() < rand(0.08, 0.3)
    down = (line[None] - rand(0, 1)).abs() < rand(0.08, 0.3)
    hidden = across[:, None, None, :] & down[:, None, :, None] & (torch.rand(count, 1, 1, 1, device=device) < share)
    return 1 - hidden.float()


def sample(images, theta, side, inside=False, things=None):
    images = images.float()
    if inside:
        images = torch.cat([images, torch.ones_like(images[:, :1]) if things is None else things], 1)
    grid = F.affine_grid(theta, (len(images), images.shape[1], side, side), align_corners=False)
    return F.grid_sample(images, grid, mode="bilinear", padding_mode="zeros" if inside else "border", align_corners=False)


def recolour(images, strong=False):
    count, device = len(images), images.device
    rand = lambda low, high: torch.rand(count, 1, 1, 1, device=device) * (high - low) + low
    x = images / 255
    x = x.clamp(1e-4, 1) ** (rand(0.5, 1.8) if strong else rand(0.7, 1.4))
    gains = 1 + (0.2 if strong else 0.12) * (2 * torch.rand(count, 3, 1, 1, device=device) - 1)
    x = x * gains * rand(0.75, 1.25)
    mean = x.mean((1, 2, 3), keepdim=True)
    x = (x - mean) * (rand(0.5, 1.5) if strong else rand(0.7, 1.3)) + mean
    grey = x.mean(1, keepdim=True)
    x = (x - grey) * (rand(0.3, 1.6) if strong else rand(0.6, 1.4)) + grey
    if torch.rand(()) < 0.5:
        # Some are seen too small, or not sharply.
        side = images.shape[2]
        small = int(side * (0.3 + 0.5 * float(torch.rand(()))))
        soft = F.interpolate(F.interpolate(x, (small, small), mode="bilinear", antialias=True), (side, side), mode="bilinear")
        x = torch.where(torch.rand(count, 1, 1, 1, device=device) < 0.4, soft, x)
    x = x + rand(0, 0.04) * torch.randn_like(x)
    return x.clamp(0, 1) * 255
