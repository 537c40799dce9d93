"""Takes the weights out of the reader that ships, back from 8 bits: `convert_reader.py printed-lines.onnx BEFORE.npz`."""

import sys

import numpy as np
import onnx
from onnx import numpy_helper


def main():
    graph = onnx.load(sys.argv[1]).graph
    values = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear" and node.input[0] in values:
            quantised, scale, zero = (values[name] for name in node.input)
            shape = [-1] + [1] * (quantised.ndim - 1)
            values[node.output[0]] = (quantised.astype(np.float32) - zero.reshape(shape)) * scale.reshape(shape)
    weights = {}
    for node in graph.node:
        if node.op_type != "Conv":
            continue
        name = plain_name(node.output[0])
        weights[f"{name}.weight"] = values[node.input[1]].astype(np.float32)
        if len(node.input) > 2:
            weights[f"{name}.bias"] = values[node.input[2]].astype(np.float32)
    np.savez(sys.argv[2], **weights)


def plain_name(output: str) -> str:
    """'/n/seq/seq.0/d/Conv_output_0' is 'seq.0.d'."""
    parts = [part for part in output.split("/") if part not in ("", "n", "net") and not part.startswith("Conv")]
    name = ".".join(parts)
    for group in ("stem", "fold"):
        name = name.replace(f"{group}.{group}.0", group)
    return name.replace("seq.seq.", "seq.")


if __name__ == "__main__":
    main()
