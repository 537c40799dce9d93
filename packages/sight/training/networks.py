"""The two networks: MobileNetV1 (the student, what ships) and ResNet50 (the teacher)."""

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

STRIDES = [1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1]
WIDTHS = [32, 64, 128, 128, 256, 256, 512, 512, 512, 512, 512, 512, 1024, 1024]


class MobileNet(nn.Module):
    """27 convolutions, ReLU6, one linear layer. Input: RGB 0 … 255. Start weights have batch norm folded in."""

    def __init__(self, classes: int):
        super().__init__()
        convs = [nn.Conv2d(3, 32, 3, 2, bias=False)]
        for stride, width, after in zip(STRIDES, WIDTHS, WIDTHS[1:]):
            convs.append(nn.Conv2d(width, width, 3, stride, 1 if stride == 1 else 0, groups=width, bias=False))
            convs.append(nn.Conv2d(width, after, 1, bias=False))
        self.convs = nn.ModuleList(convs)
        self.norms = nn.ModuleList(nn.BatchNorm2d(conv.out_channels, eps=1e-3, momentum=0.02) for conv in convs)
        self.head = nn.Linear(1024, classes)

    def features(self, image):
        x = (image - 128) / 128
        for conv, norm in zip(self.convs, self.norms):
            if conv.stride == (2, 2):
                x = F.pad(x, (0, 1, 0, 1))
            x = F.relu6(norm(conv(x)))
        return x

    def forward(self, image):
        features = self.features(image)
        embedding = features.mean((2, 3))
        return self.head(embedding), embedding, features

    def map(self, features):
        return F.conv2d(features, self.head.weight[:, :, None, None], self.head.bias)

    @torch.no_grad()
    def load_folded(self, start: dict, images):
        """Loads folded weights; each batch norm is set to the mean and spread of real pictures, so that it changes nothing."""
        x = (images - 128) / 128
        for at, (conv, norm) in enumerate(zip(self.convs, self.norms)):
            conv.weight.copy_(start[f"convs.{at}.weight"].to(x.device))
            bias = start[f"convs.{at}.bias"].to(x.device)
            if conv.stride == (2, 2):
                x = F.pad(x, (0, 1, 0, 1))
            y = conv(x)
            mean, var = y.mean((0, 2, 3)), y.var((0, 2, 3))
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(var)
            norm.weight.copy_((var + norm.eps).sqrt())
            norm.bias.copy_(mean + bias)
            x = F.relu6(norm.eval()(y))

    @torch.no_grad()
    def folded(self) -> dict:
        out = {"head.weight": self.head.weight, "head.bias": self.head.bias}
        for at, (conv, norm) in enumerate(zip(self.convs, self.norms)):
            scale = norm.weight / (norm.running_var + norm.eps).sqrt()
            out[f"convs.{at}.weight"] = conv.weight * scale[:, None, None, None]
            out[f"convs.{at}.bias"] = norm.bias - norm.running_mean * scale
        return {name: value.detach().float().cpu().numpy() for name, value in out.items()}


class Folded(nn.Module):
    """MobileNetV1 with folded weights, frozen: the model shipped before, as a teacher of what it knows."""

    def __init__(self, start: dict):
        super().__init__()
        self.weights = {name: value.clone() for name, value in start.items()}

    def to_device(self, device):
        self.weights = {name: value.to(device) for name, value in self.weights.items()}
        return self

    @torch.no_grad()
    def forward(self, image):
        x = (image - 128) / 128
        for at in range(27):
            weight, bias = self.weights[f"convs.{at}.weight"], self.weights[f"convs.{at}.bias"]
            down = at == 0 or (at % 2 == 1 and STRIDES[at // 2] == 2)
            groups = weight.shape[0] if weight.shape[1] == 1 else 1
            if down:
                x = F.pad(x, (0, 1, 0, 1))
            padding = 1 if weight.shape[2] == 3 and not down else 0
            x = F.relu6(F.conv2d(x, weight, bias, 2 if down else 1, padding, groups=groups))
        features = x.mean((2, 3))
        return F.linear(features, self.weights["head.weight"], self.weights["head.bias"])


class Block(nn.Module):
    def __init__(self, before: int, width: int, stride: int, project: bool):
        super().__init__()
        after = 4 * width
        self.a = nn.Conv2d(before, width, 1, stride)
        self.an = nn.BatchNorm2d(width, eps=1e-3)
        self.b = nn.Conv2d(width, width, 3, 1, 1)
        self.bn = nn.BatchNorm2d(width, eps=1e-3)
        self.c = nn.Conv2d(width, after, 1)
        self.cn = nn.BatchNorm2d(after, eps=1e-3)
        self.s = nn.Conv2d(before, after, 1, stride) if project else None
        self.sn = nn.BatchNorm2d(after, eps=1e-3) if project else None

    def forward(self, x):
        y = F.relu(self.an(self.a(x)))
        y = F.relu(self.bn(self.b(y)))
        return F.relu(self.cn(self.c(y)) + (self.sn(self.s(x)) if self.s is not None else x))


class ResNet50(nn.Module):
    """As Keras builds it: the stride in the first convolution of a block, input BGR less the ImageNet means."""

    def __init__(self, classes: int):
        super().__init__()
        self.stem = nn.Conv2d(3, 64, 7, 2, 3)
        self.stem_norm = nn.BatchNorm2d(64, eps=1e-3)
        blocks, before = [], 64
        for width, count, stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
            for at in range(count):
                blocks.append(Block(before, width, stride if at == 0 else 1, at == 0))
                before = 4 * width
        self.blocks = nn.Sequential(*blocks)
        self.drop = nn.Dropout(0.2)
        self.head = nn.Linear(2048, classes)
        self.register_buffer("means", torch.tensor([103.939, 116.779, 123.68]).view(1, 3, 1, 1))

    def forward(self, image):
        x = image.flip(1) - self.means
        x = F.relu(self.stem_norm(self.stem(x)))
        x = F.max_pool2d(F.pad(x, (1, 1, 1, 1)), 3, 2)
        features = self.blocks(x)
        embedding = features.mean((2, 3))
        return self.head(self.drop(embedding)), embedding, features

    def map(self, features):
        return F.conv2d(features, self.head.weight[:, :, None, None], self.head.bias)

    def load_start(self, start: dict):
        self.load_state_dict({k: v for k, v in start.items() if not k.startswith("head")}, strict=False)


def read_start(path: str) -> dict:
    """Reads weights; those stored in 8 bits have their scale beside them."""
    with np.load(path) as stored:
        out = {}
        for name in stored.files:
            if name.endswith("#scale"):
                continue
            value = stored[name].astype(np.float32)
            if f"{name}#scale" in stored.files:
                scale = stored[f"{name}#scale"].astype(np.float32)
                value = value * scale.reshape([-1] + [1] * (value.ndim - 1))
            out[name] = torch.from_numpy(value)
        return out
