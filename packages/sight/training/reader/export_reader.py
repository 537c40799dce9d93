"""Turns the line reader's weights into the ONNX file that ships: `export_reader.py reader.npz calibration.npz OUT.onnx`.

8 bits, a scale for every channel, except the first and the last layer. Input `lines` N × 1 × 40 × width, output `chances`.
"""

import sys
import tempfile

import numpy as np
import torch
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from alphabet import ALPHABET
from train_reader import Reader, load


class WithChances(torch.nn.Module):
    def __init__(self, net: Reader):
        super().__init__()
        self.net = net

    def forward(self, lines):
        return self.net(lines).softmax(-1)


class Samples(CalibrationDataReader):
    def __init__(self, file: str):
        batches = np.load(file)
        self.lines = iter([batches[name][at : at + 1].astype(np.float32) for name in batches for at in range(len(batches[name]))])

    def get_next(self):
        line = next(self.lines, None)
        return None if line is None else {"lines": line}


def main():
    weights, samples, out = sys.argv[1:4]
    net = WithChances(load(dict(np.load(weights)), len(ALPHABET) + 1)).eval()
    with tempfile.TemporaryDirectory() as folder:
        plain, tidy = f"{folder}/plain.onnx", f"{folder}/tidy.onnx"
        torch.onnx.export(
            net, torch.zeros(1, 1, 40, 400), plain, input_names=["lines"], output_names=["chances"], opset_version=17,
            dynamic_axes={"lines": {0: "n", 3: "width"}, "chances": {0: "n", 1: "steps"}}, dynamo=False,
        )
        quant_pre_process(plain, tidy, skip_symbolic_shape=True)
        import onnx

        convolutions = [node.name for node in onnx.load(tidy).graph.node if node.op_type == "Conv"]
        quantize_static(
            tidy, out, Samples(samples), quant_format=QuantFormat.QDQ, per_channel=True, weight_type=QuantType.QInt8,
            activation_type=QuantType.QUInt8, nodes_to_exclude=[convolutions[0], convolutions[-1]], op_types_to_quantize=["Conv", "Add", "MaxPool", "Relu"],
        )


if __name__ == "__main__":
    main()
