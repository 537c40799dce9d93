"""Trains the line reader on rendered lines: `train_reader.py --fonts FOLDER --words FILE --sentences FILE --start BEFORE.npz --out FOLDER`.

It starts from the weights that ship (`convert_reader.py`), learns the added characters, and keeps what it knew: on lines
without them the former model's answers are a second target. Seeds are fixed (29).
"""

import argparse
import json
import multiprocessing as mp
import os
import random
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from alphabet import ALPHABET, BEFORE, CLASSES
from render_lines import ROWS, Fonts, Texts, damage, render


class Block(nn.Module):
    def __init__(self, inner: int, outer: int):
        super().__init__()
        self.skip = nn.Conv2d(inner, outer, 1, bias=False)
        self.a = nn.Conv2d(inner, outer, 3, padding=1)
        self.b = nn.Conv2d(outer, outer, 3, padding=1)

    def forward(self, x):
        return F.relu(self.skip(x) + self.b(F.relu(self.a(x))))


class Mixer(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.d = nn.Conv1d(width, width, 9, padding=4, groups=width)
        self.u = nn.Conv1d(width, 3 * width, 1)
        self.v = nn.Conv1d(3 * width, width, 1)

    def forward(self, x):
        return x + self.v(F.relu(self.u(self.d(x))))


class Reader(nn.Module):
    """N × 1 × 40 × width → N × width / 4 × classes, convolutions only; batch norm is folded in."""

    def __init__(self, classes: int):
        super().__init__()
        self.stem = nn.Conv2d(1, 32, 5, 2, 2)
        self.b1, self.b2, self.b3 = Block(32, 48), Block(48, 96), Block(96, 160)
        self.fold = nn.Conv2d(160, 224, (5, 1))
        self.seq = nn.Sequential(*[Mixer(224) for _ in range(6)])
        self.out = nn.Conv1d(224, classes, 1)

    def forward(self, lines):
        x = F.max_pool2d(self.b1(F.relu(self.stem(lines))), 2)
        x = F.max_pool2d(self.b2(x), (2, 1))
        x = F.relu(self.fold(self.b3(x))).squeeze(2)
        return self.out(self.seq(x)).transpose(1, 2)


def load(weights, classes: int) -> Reader:
    """The former weights; characters they do not know start as unlikely."""
    net = Reader(classes)
    state = net.state_dict()
    for name, value in weights.items():
        value = torch.from_numpy(np.array(value))
        if value.shape != state[name].shape:
            grown = torch.randn_like(state[name]) * 0.01 if value.dim() > 1 else torch.full_like(state[name], -6.0)
            grown[: len(value)] = value
            value = grown
        state[name] = value
    net.load_state_dict(state)
    return net


def produce(seed: int, options, queue):
    """One process: batches of lines of similar width."""
    r, noise = random.Random(seed), np.random.default_rng(seed)
    words, sentences = open(options.words).read().split("\n"), open(options.sentences).read().split("\n")
    texts, fonts = Texts(words, sentences, seed), Fonts(options.fonts)
    shelves: dict[int, list] = {}
    while True:
        text = texts.line()
        strip = render(text, fonts, r)
        if strip is None:
            continue
        wide = -(-strip.shape[1] // 96) * 96
        text = " ".join(text.split())
        shelves.setdefault(wide, []).append((damage(strip, noise), text))
        if len(shelves[wide]) * wide >= options.columns:
            lines = shelves.pop(wide)
            batch = np.zeros((len(lines), 1, ROWS, wide), np.float16)
            for at, (line, _) in enumerate(lines):
                batch[at, 0, :, : line.shape[1]] = line
            queue.put((batch, [line for _, line in lines]))


def targets_of(lines):
    ids = [[CLASSES[letter] for letter in line] for line in lines]
    return torch.tensor(sum(ids, [])), torch.tensor([len(one) for one in ids])


def decode(best):
    texts = []
    for row in best.tolist():
        letters, before = [], 0
        for one in row:
            if one != before and one != 0:
                letters.append(ALPHABET[one - 1])
            before = one
        texts.append(" ".join("".join(letters).split()))
    return texts


def main():
    parser = argparse.ArgumentParser()
    for name in ("fonts", "words", "sentences", "start", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--columns", type=int, default=96 * 1200, help="columns of print in a batch")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    options = parser.parse_args()
    torch.manual_seed(29)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    weights = dict(np.load(options.start))
    teacher = load(weights, len(BEFORE) + 1).to(device).eval()
    net = load(weights, len(ALPHABET) + 1).to(device)
    queue = mp.Queue(64)
    for seed in range(options.workers):
        mp.Process(target=produce, args=(1000 + seed, options, queue), daemon=True).start()
    held = [queue.get() for _ in range(24)]  # set aside: never learnt from

    def measure(model):
        model.eval()
        right = rare = rare_right = 0
        with torch.no_grad():
            for batch, lines in held:
                read = decode(model(torch.from_numpy(batch).float().to(device)).argmax(-1))
                for seen, line in zip(read, lines):
                    isRare = any(letter not in BEFORE for letter in line)
                    rare += isRare
                    rare_right += isRare and seen == line
                    right += seen == line
        total = sum(len(lines) for _, lines in held)
        return {"lines": total, "right": right / total, "rare": rare, "rareRight": rare_right / max(1, rare)}

    log = [{"step": 0, "before": measure(teacher)}]
    print(log[0], flush=True)
    optimizer = torch.optim.AdamW(net.parameters(), options.rate, weight_decay=1e-4)
    average = {name: value.detach().clone() for name, value in net.state_dict().items()}
    start, step = time.time(), 0
    while (gone := (time.time() - start) / options.seconds) < 1:
        warm = min(1, step / 200)
        for group in optimizer.param_groups:
            group["lr"] = options.rate * warm * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * gone)))
        batch, lines = queue.get()
        images = torch.from_numpy(batch).to(device, non_blocking=True).float()
        net.train()
        logits = net(images)
        letters, lengths = targets_of(lines)
        steps = torch.full((len(lines),), logits.shape[1])
        logs = logits.log_softmax(-1).transpose(0, 1)
        loss = F.ctc_loss(logs, letters.to(device), steps, lengths, zero_infinity=True)
        known = torch.tensor([all(letter in BEFORE for letter in line) for line in lines], device=device)
        if known.any():
            with torch.no_grad():
                former = teacher(images[known]).softmax(-1)
            own = logits[known].log_softmax(-1)[..., : former.shape[-1]]
            loss = loss + 0.3 * -(former * own).sum(-1).mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        step += 1
        keep = min(0.999, step / (step + 50))
        with torch.no_grad():
            for name, value in net.state_dict().items():
                average[name].lerp_(value, 1 - keep)
        if step % 500 == 0:
            print(step, round(time.time() - start), round(loss.item(), 4), queue.qsize(), flush=True)
    net.load_state_dict(average)
    log.append({"step": step, "seconds": options.seconds, "after": measure(net)})
    print(log[-1], flush=True)
    os.makedirs(options.out, exist_ok=True)
    np.savez(os.path.join(options.out, "reader.npz"), **{name: value.cpu().numpy() for name, value in average.items()})
    json.dump(log, open(os.path.join(options.out, "reader.json"), "w"), indent=1)
    sample = [batch for batch, _ in held][:24]
    np.savez_compressed(os.path.join(options.out, "calibration.npz"), **{f"batch{at}": batch[:6] for at, batch in enumerate(sample)})


if __name__ == "__main__":
    main()
