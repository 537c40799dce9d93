"""Turns a student's weights into the ONNX file that ships: `export.py STUDENT.npz OUT.onnx --data PACKED [--temperature T] [--float]`.

Weights and activations get 8 bits (static, a scale for every channel); the ranges come from pictures of *train*. Input `image`
N × 3 × height × width, RGB 0 … 255, sides multiples of 32. Outputs: `map` and `features` one cell per 32 × 32 pixels,
`logits` and `embedding` their means.
"""

import argparse
import json
import os
import tempfile

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static

from fit_food_score import add_output
from networks import STRIDES


def build(weights, temperature: float) -> onnx.ModelProto:
    nodes, values = [], []

    def constant(name, value):
        values.append(numpy_helper.from_array(np.asarray(value, np.float32), name))
        return name

    constant("middle", 128.0), constant("scale", 1 / 128), constant("low", 0.0), constant("high", 6.0)
    nodes.append(helper.make_node("Sub", ["image", "middle"], ["centred"]))
    nodes.append(helper.make_node("Mul", ["centred", "scale"], ["scaled"]))
    x = "scaled"
    for at in range(27):
        weight = weights[f"convs.{at}.weight"]
        down = at == 0 or (at % 2 == 1 and STRIDES[at // 2] == 2)
        size = weight.shape[2]
        pads = [0, 0, 1, 1] if down else [1, 1, 1, 1] if size == 3 else [0, 0, 0, 0]
        constant(f"convs.{at}.weight", weight), constant(f"convs.{at}.bias", weights[f"convs.{at}.bias"])
        nodes.append(
            helper.make_node(
                "Conv",
                [x, f"convs.{at}.weight", f"convs.{at}.bias"],
                [f"conv_{at}"],
                name=f"conv_{at}",
                kernel_shape=[size, size],
                strides=[2, 2] if down else [1, 1],
                pads=pads,
                group=weight.shape[0] if weight.shape[1] == 1 and at > 0 else 1,
            )
        )
        x = "features" if at == 26 else f"clip_{at}"
        nodes.append(helper.make_node("Clip", [f"conv_{at}", "low", "high"], [x], name=f"clip_{at}"))
    head = weights["head.weight"] / temperature
    constant("head.weight", head[:, :, None, None]), constant("head.bias", weights["head.bias"] / temperature)
    nodes.append(helper.make_node("Conv", ["features", "head.weight", "head.bias"], ["map"], name="head", kernel_shape=[1, 1]))
    nodes.append(helper.make_node("ReduceMean", ["features"], ["embedding"], axes=[2, 3], keepdims=0))
    nodes.append(helper.make_node("ReduceMean", ["map"], ["logits"], axes=[2, 3], keepdims=0))
    classes = len(head)
    info = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
    graph = helper.make_graph(
        nodes,
        "ingredients",
        [info("image", ["n", 3, "h", "w"])],
        [
            info("logits", ["n", classes]),
            info("embedding", ["n", 1024]),
            info("map", ["n", classes, "rows", "columns"]),
            info("features", ["n", 1024, "rows", "columns"]),
        ],
        values,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], producer_name="larder")
    model.ir_version = 8
    onnx.checker.check_model(model)
    return model


def spread(weights, labels, into):
    """The same answers in another order of labels; what these weights do not know is as good as never answered."""
    places = [labels.index(label) if label in labels else None for label in into]
    head = np.zeros((len(into), 1024), np.float32)
    bias = np.full(len(into), -20, np.float32)
    for at, place in enumerate(places):
        if place is not None:
            head[at], bias[at] = weights["head.weight"][place], weights["head.bias"][place]
    return {**weights, "head.weight": head, "head.bias": bias}


class Samples(CalibrationDataReader):
    def __init__(self, folder, count=240):
        import torch

        from pictures import Pictures

        torch.manual_seed(29)
        pictures = Pictures(folder, torch.device("cpu"), limit=1500, least=1)
        at = pictures.train[torch.randperm(len(pictures.train))[:count]]
        self.batches = iter([{"image": pictures.centre(part).numpy()} for part in at.split(8)])

    def get_next(self):
        return next(self.batches, None)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights")
    parser.add_argument("out")
    parser.add_argument("--data")
    parser.add_argument("--temperature", type=float, default=1.0)
    parser.add_argument("--float", action="store_true")
    parser.add_argument("--log", help="the log of the run, with its labels")
    parser.add_argument("--into", help="a log with the labels to answer in")
    options = parser.parse_args()
    with np.load(options.weights) as stored:
        weights = {name: stored[name].astype(np.float32) for name in stored.files}
    if options.into:
        labels, into = (json.load(open(path))["labels"] for path in (options.log, options.into))
        weights = spread(weights, labels, into)
    model = build(weights, options.temperature)
    if options.float:
        return onnx.save(model, options.out)
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "float.onnx")
        onnx.save(model, source)
        quantize_static(
            source,
            options.out,
            Samples(options.data),
            quant_format=QuantFormat.QDQ,
            op_types_to_quantize=["Conv", "Clip"],
            per_channel=True,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
        )
    if "food.weight" in weights:
        model = onnx.load(options.out)
        add_output(model, weights["food.weight"], float(weights["food.bias"][0]))
        onnx.save(model, options.out)


if __name__ == "__main__":
    main()
