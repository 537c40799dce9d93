"""Makes a teacher and a student: `train.py --data PACKED --out OUT [--clean] [--teacher-steps N] [--student-steps N]`.

The teacher (ResNet50) learns every class; the student (MobileNetV1) learns from the teacher, from the labels, and from the
model shipped before for what that one knew. Seeds are fixed; `--seconds` bounds the student's time, the schedule follows.
"""

import argparse
import copy
import json
import math
import time

import numpy as np
import torch
from torch.nn import functional as F

from networks import Folded, MobileNet, ResNet50, read_start
from pictures import Pictures
from views import evidence, food_score

SOFT = 2.0


def balanced(logits, labels, log_prior, smooth=0.0, per_cell=False):
    """Cross entropy with the shares of the classes inside, so that a rare food is not answered rarely."""
    shape = (1, -1, 1, 1) if per_cell else (1, -1)
    return F.cross_entropy(logits.float() + log_prior.view(shape), labels, label_smoothing=smooth, ignore_index=-100)


def soft(student, teacher):
    return F.kl_div(
        F.log_softmax(student.float() / SOFT, 1), F.log_softmax(teacher.float() / SOFT, 1), log_target=True, reduction="none"
    ).sum(1) * (SOFT * SOFT)


class Average:
    """The running mean of a network, which errs less than its last step."""

    def __init__(self, network, keep=0.998):
        self.network, self.keep = copy.deepcopy(network).eval(), keep

    @torch.no_grad()
    def add(self, network, step):
        keep = min(self.keep, (1 + step) / (10 + step))
        for mean, now in zip(self.network.state_dict().values(), network.state_dict().values()):
            if mean.dtype.is_floating_point:
                mean.lerp_(now, 1 - keep)


@torch.no_grad()
def measure(network, pictures, name, old_labels=None, part="tune"):
    """Top 1 by source, and how much non-food an energy score refuses when 90 % of food is kept."""
    logits = []
    rows = pictures.tune if part == "tune" else pictures.hold
    for at in rows.split(256):
        images = pictures.centre(at)
        with torch.autocast(images.device.type, torch.bfloat16, enabled=images.is_cuda):
            out = network(images)
        out = out[0] if isinstance(out, tuple) else out
        if old_labels is not None:
            full = torch.full((len(at), len(pictures.labels)), -20.0, device=images.device)
            known = [(old, pictures.number[label]) for old, label in enumerate(old_labels) if label in pictures.number]
            full[:, [new for _, new in known]] = out[:, [old for old, _ in known]].float()
            out = full
        logits.append(out.float())
    logits = torch.cat(logits)
    label = pictures.label[rows]
    source = [pictures.single[int(at)]["source"] for at in rows]
    right = logits[:, 1:].argmax(1) + 1 == label
    chance = logits.softmax(1)
    figures = {}
    if (label > 0).any():
        sure, foods = chance[label > 0].amax(1), right[label > 0].float()
        bins = (10 * sure).long().clamp(max=9)
        gaps = [(sure[bins == at] - foods[bins == at]).sum().abs() for at in range(10)]
        figures = {"all top1": round(100 * foods.mean().item(), 2), "calibration error": round((sum(gaps) / len(foods)).item(), 3)}
        food = 1 - chance[:, 0]
        figures["refused"] = round(100 * (food[label == 0] < food[label > 0].quantile(0.1)).float().mean().item(), 1)
        figures["count"] = len(foods)
    for one in sorted(set(source)):
        mask = torch.tensor([each == one for each in source], device=label.device) & (label > 0)
        if not mask.any():
            continue
        figures[f"{one} top1"] = round(100 * right[mask].float().mean().item(), 1)
        figures[f"{one} count"] = int(mask.sum())
        for score_name, score in (("energy", logits[:, 1:].logsumexp(1)), ("food", 1 - chance[:, 0])):
            limit = score[mask].quantile(0.1)
            figures[f"{one} refused by {score_name}"] = round(100 * (score[label == 0] < limit).float().mean().item(), 1)
    scenes = [at for at, item in enumerate(pictures.several) if item["part"] == part]
    if old_labels is None and scenes:
        figures |= measure_scenes(network, pictures, scenes)
    print(name, part, json.dumps(figures), flush=True)
    return figures


@torch.no_grad()
def measure_scenes(network, pictures, scenes, side=320):
    """Photos of several foods: a food's score is its best 3 × 3 cells; the threshold is the one with the best F1."""
    scores, truth = [], []
    for at in scenes:
        image = F.interpolate(pictures.scenes[at : at + 1].float(), (side, side), mode="bilinear", antialias=True)
        cells = F.avg_pool2d(network.map(network(image)[2]).float(), 3, 1).softmax(1)
        scores.append(cells.amax((0, 2, 3))[1:])
        names = {box[0] for box in pictures.several[at]["boxes"]}
        truth.append(torch.tensor([label in names for label in pictures.labels[1:]], device=cells.device))
    score, there = torch.stack(scores).flatten(), torch.stack(truth).flatten()
    order = score.argsort(descending=True)
    hit = there[order].float().cumsum(0)
    precision = hit / torch.arange(1, len(hit) + 1, device=hit.device)
    recall = hit / there.sum()
    best = (2 * precision * recall / (precision + recall).clamp(min=1e-9)).argmax()
    sure = recall[precision >= 0.85].amax() if (precision >= 0.85).any() else torch.zeros(())
    percent = lambda value: round(100 * float(value), 1)
    return {
        "several precision": percent(precision[best]),
        "several recall": percent(recall[best]),
        "several recall at precision 85": percent(sure),
        "several foods": int(there.sum()),
    }


def schedule(optimizer, base, part):
    scale = min(1.0, part / 0.04) * (0.5 + 0.5 * math.cos(math.pi * min(1.0, part)))
    for group, rate in zip(optimizer.param_groups, base):
        group["lr"] = rate * scale


def optimizer_for(network, rate, head_rate, decay):
    head = list(network.head.parameters())
    ids = {id(one) for one in head}
    body = [one for one in network.parameters() if id(one) not in ids]
    flat = [one for one in body if one.ndim <= 1]
    deep = [one for one in body if one.ndim > 1]
    groups = [
        {"params": deep, "weight_decay": decay},
        {"params": flat, "weight_decay": 0.0},
        {"params": head, "weight_decay": decay},
    ]
    return torch.optim.AdamW(groups, lr=rate, fused=head[0].is_cuda), [rate, rate, head_rate]


def train(network, pictures, options, teacher, old, old_known, is_student):
    device = pictures.device
    steps = options.student_steps if is_student else options.teacher_steps
    seconds = options.student_seconds if is_student else options.teacher_seconds
    rates = (options.student_rate, 3 * options.student_rate, 0.02) if is_student else (2e-4, 1e-3, 0.05)
    if is_student and options.gentle:
        # What sees edges and colours was learnt from millions of pictures: it moves least.
        for conv in network.convs[: options.gentle]:
            conv.weight.register_hook(lambda slope: 0.0 * slope)
    optimizer, base = optimizer_for(network, *rates)
    average = Average(network)
    network.train().to(memory_format=torch.channels_last)
    began, sums, log = time.time(), {}, []
    step = 0
    while True:
        part = max(step / steps, (time.time() - began) / seconds)
        if part >= 1:
            break
        schedule(optimizer, base, part)
        at = pictures.draw(options.batch)
        # Small views cost less and let a food be small; the last steps see what is measured.
        side = int(np.random.choice([160, 192, 224])) if options.strong and part < 0.8 else 224
        images = pictures.augmented(at, side, strong=options.strong).contiguous(memory_format=torch.channels_last)
        labels = pictures.label[at]
        if options.mix and is_student:
            # Half of the batch shows two pictures at once: names that hold under this hold better elsewhere.
            other = torch.randperm(len(at), device=device)
            share = torch.distributions.Beta(0.4, 0.4).sample((len(at),)).to(device)
            share = torch.where(torch.rand(len(at), device=device) < 0.5, torch.ones_like(share), share)
            images = images * share[:, None, None, None] + images[other] * (1 - share[:, None, None, None])
        losses = {}
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            logits, _, _ = network(images)
            weight = (0.4 if teacher is not None else 1.0) if is_student else 0.7
            if options.mix and is_student:
                each = lambda wanted: F.cross_entropy(
                    logits.float() + pictures.log_prior.view(1, -1), wanted, label_smoothing=0.05, reduction="none"
                )
                losses["label"] = weight * (share * each(labels) + (1 - share) * each(labels[other])).mean()
            else:
                losses["label"] = weight * balanced(logits, labels, pictures.log_prior, 0.05)
            if teacher is not None:
                with torch.no_grad():
                    wanted, _, _ = teacher(images)
                losses["teacher"] = 0.6 * soft(logits, wanted).mean()
            if old is not None:
                # What the model shipped before knew: its answers over its own classes, for pictures of those classes.
                before, after, knows = old_known
                told = old(images)[:, before]
                held = knows[labels] & knows[labels[other]] if options.mix and is_student else knows[labels]
                losses["before"] = options.before * (soft(logits[:, after], told) * held).mean()
            if options.scenes:
                canvas, cells = pictures.composite(options.scenes, strong=options.strong)
                scenes = pictures.real_scenes(max(2, options.scenes // 3))
                if scenes is not None:
                    canvas, cells = torch.cat([canvas, scenes[0]]), torch.cat([cells, scenes[1]])
                canvas = canvas.contiguous(memory_format=torch.channels_last)
                _, _, features = network(canvas)
                answers = network.map(features)
                losses["cells"] = 0.4 * balanced(answers, cells, pictures.log_prior, 0.05, per_cell=True)
                if teacher is not None:
                    with torch.no_grad():
                        _, _, theirs = teacher(canvas)
                        theirs = teacher.map(theirs)
                    losses["cells taught"] = 0.3 * soft(answers, theirs).mean()
        loss = sum(losses.values())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        average.add(network, step)
        step += 1
        for name, value in losses.items():
            sums[name] = sums.get(name, 0.0) + value.detach()
        if step % options.every == 0:
            line = {name: round(float(value) / options.every, 3) for name, value in sums.items()}
            print("student" if is_student else "teacher", step, f"{time.time() - began:.0f}s", json.dumps(line), flush=True)
            log.append({"step": step, **line})
            sums = {}
    print(f"{step} steps in {time.time() - began:.0f} s", flush=True)
    return average.network, {"steps": step, "seconds": round(time.time() - began), "log": log}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--name", default="student")
    parser.add_argument("--start", default="start-before.npz")
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--seed", type=int, default=29)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--scenes", type=int, default=36)
    parser.add_argument("--every", type=int, default=200)
    parser.add_argument("--teacher-steps", type=int, default=1800)
    parser.add_argument("--teacher-seconds", type=float, default=200)
    parser.add_argument("--student-steps", type=int, default=4000)
    parser.add_argument("--student-seconds", type=float, default=280)
    parser.add_argument("--student-rate", type=float, default=4e-4)
    parser.add_argument("--teacher", help="a teacher made before, or 'none'")
    parser.add_argument("--before", type=float, default=0.3, help="the weight of the answers of the model shipped before")
    parser.add_argument("--mix", action="store_true", help="mix pictures in pairs")
    parser.add_argument("--strong", action="store_true", help="stronger augmentation, outlines, boxes as pictures, sources of a class made even")
    parser.add_argument("--hold", default="", help="sources to leave out and to measure on, separated by commas")
    parser.add_argument("--gentle", type=int, default=0, help="how many of the first convolutions stay as they are")
    parser.add_argument("--no-before", action="store_true", help="without the model shipped first")
    parser.add_argument("--limit", type=int)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    began = time.time()
    hold = [name for name in options.hold.split(",") if name]
    pictures = Pictures(
        options.data, device, options.clean, options.limit, 1 if options.limit else 10, hold, options.strong, options.strong
    )
    classes = len(pictures.labels)
    print(f"{len(pictures.train)} to train, {len(pictures.tune)} to tune, {classes} classes, {time.time() - began:.0f} s", flush=True)
    start = read_start(f"{options.data}/{options.start}")
    old = old_known = None
    if not options.clean and not options.no_before:
        old_labels = json.load(open(f"{options.data}/labels-before.json"))["labels"]
        old = Folded(start).to_device(device)
        known = [(at, pictures.number[label]) for at, label in enumerate(old_labels) if label in pictures.number]
        knows = torch.zeros(classes, dtype=torch.bool, device=device)
        knows[[new for _, new in known]] = True
        old_known = ([at for at, _ in known], [new for _, new in known], knows)
        measure(old, pictures, "before", old_labels, "hold" if hold else "tune")
    teacher = ResNet50(classes).to(device)
    figures = {}
    if options.teacher == "none":
        teacher = None
    elif options.teacher:
        teacher.load_state_dict(torch.load(options.teacher, map_location=device))
    else:
        teacher.load_start(read_start(f"{options.data}/start-resnet.npz"))
        teacher, run = train(teacher, pictures, options, None, old, old_known, False)
        figures = {"teacher run": run, "teacher": measure(teacher, pictures, "teacher")}
        torch.save(teacher.state_dict(), f"{options.data}/teacher-{options.name}.pt")
    if teacher is not None:
        teacher.eval().to(memory_format=torch.channels_last)
    student = MobileNet(classes).to(device)
    student.load_folded(start, pictures.augmented(pictures.draw(min(512, 4 * options.batch))))
    with torch.no_grad():
        student.head.weight.mul_(0.1)
        student.head.bias.zero_()
        if old is not None:
            before, after, _ = old_known
            student.head.weight[after] = old.weights["head.weight"][before]
            student.head.bias[after] = old.weights["head.bias"][before]
    student, run = train(student, pictures, options, teacher, old, old_known, True)
    figures |= {"student run": run, "student": measure(student, pictures, options.name)}
    if hold:
        figures["hold"] = measure(student, pictures, options.name, part="hold")
    food = food_score(student, pictures)
    evidence(student, pictures, food, ("tune", "hold"), f"{options.out}/{options.name}-evidence.json")
    weights = {name: value.clip(-6e4, 6e4).astype(np.float16) for name, value in student.folded().items()}
    scores = {"food.weight": food[0].cpu().numpy(), "food.bias": food[1].cpu().numpy()}
    np.savez(f"{options.out}/{options.name}.npz", **weights, **scores)
    figures |= {
        "device": torch.cuda.get_device_name() if device.type == "cuda" else "cpu",
        "torch": torch.__version__,
        "options": vars(options),
        "pictures": int(len(pictures.train)),
    }
    with open(f"{options.out}/{options.name}.json", "w") as file:
        json.dump({"labels": pictures.labels, "counts": pictures.counts, **figures}, file, indent=1)


if __name__ == "__main__":
    main()
