"""Adds the detection branch to a recogniser: `export_detector.py MODEL.onnx DETECTOR.pt DETECTOR.json OUT.onnx`.

Outputs `places`, for every 16 × 16 pixels the logit of every food, and `sides`, the logarithms of the distances from the middle of that cell
to the four sides of its food, in cells. Weights have 8 bits, a scale for every channel; what passes between layers has not. Nothing that was there before changes.
"""

import argparse
import json

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from detector import TRUNK, Branch, halves

TRUNK_OUT, FEATURES = f"clip_{TRUNK - 1}_DequantizeLinear_Output", "features"


class Graph:
    def __init__(self):
        self.nodes, self.values = [], []

    def constant(self, name, value, kind=np.float32):
        self.values.append(numpy_helper.from_array(np.asarray(value, kind), f"places.{name}"))
        return f"places.{name}"

    def small(self, name, weight):
        scale = np.abs(weight).max((1, 2, 3)).clip(1e-8) / 127
        stored = self.constant(f"{name}.stored", np.round(weight / scale[:, None, None, None]), np.int8)
        zero = self.constant(f"{name}.zero", np.zeros(len(scale)), np.int8)
        return self.add("DequantizeLinear", [stored, self.constant(f"{name}.scale", scale), zero], name, axis=0)

    def add(self, kind, inputs, name, **more):
        self.nodes.append(helper.make_node(kind, inputs, [f"places.{name}"], name=f"places.{name}", **more))
        return f"places.{name}"

    def conv(self, x, layer, name, down=False):
        """A convolution with its batch norm folded in."""
        conv, norm = (layer, None) if isinstance(layer, torch.nn.Conv2d) else layer
        weight, bias = conv.weight, conv.bias
        if norm is not None:
            scale = norm.weight / (norm.running_var + norm.eps).sqrt()
            weight, bias = weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale
        pads = [0, 0, 1, 1] if down else [conv.padding[0]] * 4
        weight, bias = self.small(f"{name}.weight", weight.numpy()), self.constant(f"{name}.bias", bias.numpy())
        size, wide = list(conv.kernel_size), [conv.dilation[0]] * 2
        return self.add(
            "Conv", [x, weight, bias], name, kernel_shape=size, strides=[2, 2] if down else [1, 1], pads=pads, dilations=wide, group=conv.groups
        )

    def clip(self, x, name):
        return self.add("Clip", [x, "places.low", "places.high"], name)


@torch.no_grad()
def build(branch: Branch, foods: int) -> onnx.ModelProto:
    graph = Graph()
    graph.constant("low", 0.0), graph.constant("high", 6.0)
    x = TRUNK_OUT
    for at, layer in enumerate(branch.copied, TRUNK):
        x = graph.clip(graph.conv(x, layer, f"conv_{at}", halves(at)), f"clip_{at}")
    near, far = graph.conv(x, branch.near, "near"), graph.conv(FEATURES, branch.far, "far")
    scales = graph.constant("scales", [1, 1, 2, 2])
    far = graph.add("Resize", [far, "", scales], "far_twice", mode="nearest", coordinate_transformation_mode="asymmetric", nearest_mode="floor")
    x = graph.clip(graph.add("Add", [near, far], "both"), "both_clip")
    for at, (across, along) in enumerate(branch.mix):
        y = graph.clip(graph.conv(x, across, f"across_{at}"), f"across_clip_{at}")
        x = graph.clip(graph.add("Add", [x, graph.conv(y, along, f"along_{at}")], f"mix_{at}"), f"mix_clip_{at}")
    outputs = []
    for name, layer, count in (("places", branch.foods, foods), ("sides", branch.sides, 4)):
        graph.conv(x, layer, f"last_{name}")
        graph.nodes[-1].output[0] = name
        outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", count, f"{name}_rows", f"{name}_columns"]))
    inputs = [
        helper.make_tensor_value_info(TRUNK_OUT, TensorProto.FLOAT, ["n", 256, "trunk_rows", "trunk_columns"]),
        helper.make_tensor_value_info(FEATURES, TensorProto.FLOAT, ["n", 1024, "rows", "columns"]),
    ]
    model = helper.make_model(
        helper.make_graph(graph.nodes, "places", inputs, outputs, graph.values), opset_imports=[helper.make_opsetid("", 17)]
    )
    model.ir_version = 8
    onnx.checker.check_model(model)
    return model


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("detector")
    parser.add_argument("log", help="the log of the run, with its labels")
    parser.add_argument("out")
    options = parser.parse_args()
    with open(options.log) as file:
        labels = json.load(file)["labels"]
    branch = Branch(len(labels) - 1).eval()
    branch.load_state_dict({name: value.float() for name, value in torch.load(options.detector, map_location="cpu").items()})
    added = build(branch, len(labels) - 1).graph
    model = onnx.load(options.model)
    model.graph.node.extend(added.node)
    model.graph.initializer.extend(added.initializer)
    model.graph.output.extend(added.output)
    onnx.checker.check_model(model)
    onnx.save(model, options.out)


if __name__ == "__main__":
    main()
