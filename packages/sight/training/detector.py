"""The detection branch: an anchor-free head at 16 pixels a cell beside the recogniser, whose own answers it leaves untouched.

Its trunk (the first 11 convolutions) and the features of the whole network are frozen; a copy of the 12 convolutions between them learns.
"""

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as F

from networks import STRIDES, WIDTHS

STRIDE = 16
TRUNK, COPIED, ALL = 11, 23, 27
WIDE = 192


def read_shipped(path: str) -> dict:
    """The weights of a recogniser in 8 bits, as the numbers that they stand for."""
    stored = {one.name: numpy_helper.to_array(one) for one in onnx.load(path).graph.initializer}
    out = {}
    for at in range(ALL):
        weight, scale = stored[f"convs.{at}.weight_quantized"].astype(np.float32), stored[f"convs.{at}.weight_scale"]
        bias, unit = stored[f"convs.{at}.bias_quantized"].astype(np.float32), stored[f"convs.{at}.bias_quantized_scale"]
        out[f"convs.{at}.weight"] = torch.from_numpy(weight * scale.reshape(-1, 1, 1, 1))
        out[f"convs.{at}.bias"] = torch.from_numpy(bias * unit)
    return out


def halves(at: int) -> bool:
    return at == 0 or (at % 2 == 1 and STRIDES[at // 2] == 2)


class Frozen(nn.Module):
    """Some of the shipped convolutions, as they are."""

    def __init__(self, weights: dict, first: int, end: int):
        super().__init__()
        self.first, self.end = first, end
        for at in range(first, end):
            self.register_buffer(f"w{at}", weights[f"convs.{at}.weight"].clone())
            self.register_buffer(f"b{at}", weights[f"convs.{at}.bias"].clone())

    @torch.no_grad()
    def forward(self, x):
        for at in range(self.first, self.end):
            weight, bias = getattr(self, f"w{at}"), getattr(self, f"b{at}")
            if halves(at):
                x = F.pad(x, (0, 1, 0, 1))
            padding = 1 if weight.shape[2] == 3 and not halves(at) else 0
            groups = weight.shape[0] if weight.shape[1] == 1 else 1
            x = F.relu6(F.conv2d(x, weight, bias, 2 if halves(at) else 1, padding, groups=groups))
        return x


def unit(before, after, size=1, stride=1, padding=0, dilation=1, groups=1):
    return nn.Sequential(
        nn.Conv2d(before, after, size, stride, padding, dilation, groups, bias=False), nn.BatchNorm2d(after, eps=1e-3, momentum=0.02)
    )


class Branch(nn.Module):
    """What learns: `trunk` and `features` of a picture → for every cell the foods' logits and the distances to the box's sides."""

    def __init__(self, foods: int):
        super().__init__()
        self.copied = nn.ModuleList()
        for at in range(TRUNK, COPIED):
            width, after = WIDTHS[(at - 1) // 2], WIDTHS[(at + 1) // 2]
            deep = at % 2 == 1
            padding = 1 if deep and not halves(at) else 0
            self.copied.append(
                unit(width, width, 3, 2 if halves(at) else 1, padding, groups=width) if deep else unit(width, after)
            )
        self.near, self.far = unit(512, WIDE), unit(1024, WIDE)
        self.mix = nn.ModuleList()
        for wide in (1, 2, 4):
            self.mix.append(nn.ModuleList([unit(WIDE, WIDE, 3, 1, wide, wide, WIDE), unit(WIDE, WIDE)]))
        self.foods = nn.Conv2d(WIDE, foods, 1)
        self.sides = nn.Conv2d(WIDE, 4, 1)
        nn.init.constant_(self.foods.bias, -5.0)
        nn.init.constant_(self.sides.bias, 1.0)

    def forward(self, trunk, features):
        x = trunk
        for at, conv in enumerate(self.copied):
            if halves(TRUNK + at):
                x = F.pad(x, (0, 1, 0, 1))
            x = F.relu6(conv(x))
        x = F.relu6(self.near(x) + F.interpolate(self.far(features), scale_factor=2.0, mode="nearest"))
        for across, along in self.mix:
            x = F.relu6(x + along(F.relu6(across(x))))
        return self.foods(x), self.sides(x)

    @torch.no_grad()
    def load_start(self, weights: dict, trunk):
        """Batch norms are set to the mean and spread of real pictures, so that they change nothing at first."""
        x = trunk
        for at, (conv, norm) in enumerate(self.copied, TRUNK):
            conv.weight.copy_(weights[f"convs.{at}.weight"])
            if halves(at):
                x = F.pad(x, (0, 1, 0, 1))
            y = conv(x)
            mean, var = y.mean((0, 2, 3)), y.var((0, 2, 3))
            norm.running_mean.copy_(mean), norm.running_var.copy_(var)
            norm.weight.copy_((var + norm.eps).sqrt())
            norm.bias.copy_(mean + weights[f"convs.{at}.bias"].to(y.device))
            x = F.relu6(norm.eval()(y))


class Detector(nn.Module):
    def __init__(self, weights: dict, foods: int):
        super().__init__()
        self.trunk, self.rest = Frozen(weights, 0, TRUNK), Frozen(weights, TRUNK, ALL)
        self.branch = Branch(foods)

    def frozen(self, image):
        trunk = self.trunk((image - 128) / 128)
        return trunk, self.rest(trunk)

    def forward(self, image):
        return self.branch(*self.frozen(image))


def boxes_of(sides):
    """The boxes of every cell, left, top, right, bottom in pixels."""
    rows, columns = sides.shape[2:]
    y = (torch.arange(rows, device=sides.device) + 0.5) * STRIDE
    x = (torch.arange(columns, device=sides.device) + 0.5) * STRIDE
    away = sides.float().clamp(max=4.5).exp() * STRIDE
    return torch.stack([x[None, None, :] - away[:, 0], y[None, :, None] - away[:, 1], x[None, None, :] + away[:, 2], y[None, :, None] + away[:, 3]], 1)
