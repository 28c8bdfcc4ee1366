"""Writes ONNX's own node tests, which python3-onnx carries, as JSON lines: one model with its inputs and outputs a line.

    cases.py > cases.jsonl
"""
import base64
import json
import sys

import numpy as np

# onnx 1.12 uses names that later NumPys lack.
for name, kind in dict(float=float, int=int, bool=bool, object=object, complex=complex, str=str).items():
    if not hasattr(np, name):
        setattr(np, name, kind)

from onnx import AttributeProto, helper, numpy_helper  # noqa: E402
from onnx.backend.test.case.node import collect_testcases  # noqa: E402

NOT_TENSORS = (list, dict, str)


def value(array):
    if array is None or isinstance(array, NOT_TENSORS):
        return {"other": type(array).__name__}
    array = np.asarray(array)
    if array.dtype.kind in "OSU":
        return {"dtype": "string", "shape": list(array.shape)}
    data = array.astype(array.dtype.newbyteorder("<"), order="C").tobytes()
    return {"dtype": array.dtype.name, "shape": list(array.shape), "bytes": base64.b64encode(data).decode()}


def attribute(proto):
    content = helper.get_attribute_value(proto)
    if proto.type == AttributeProto.TENSOR:
        return {"tensor": value(numpy_helper.to_array(content))}
    if proto.type == AttributeProto.STRING:
        return content.decode()
    if proto.type == AttributeProto.STRINGS:
        return [one.decode() for one in content]
    if proto.type in (AttributeProto.INT, AttributeProto.FLOAT):
        return content
    if proto.type in (AttributeProto.INTS, AttributeProto.FLOATS):
        return list(content)
    return {"other": AttributeProto.AttributeType.Name(proto.type)}


def main():
    for case in collect_testcases(None):
        graph = case.model.graph
        opset = next((one.version for one in case.model.opset_import if one.domain in ("", "ai.onnx")), 17)
        for number, (inputs, outputs) in enumerate(case.data_sets or []):
            line = {
                "name": case.name if number == 0 else f"{case.name}#{number}",
                "opset": opset,
                "rtol": case.rtol,
                "atol": case.atol,
                "nodes": [
                    {
                        "op": node.op_type,
                        "domain": node.domain,
                        "inputs": list(node.input),
                        "outputs": list(node.output),
                        "attributes": {one.name: attribute(one) for one in node.attribute},
                    }
                    for node in graph.node
                ],
                "constants": {one.name: value(numpy_helper.to_array(one)) for one in graph.initializer},
                "inputs": {one.name: value(array) for one, array in zip(graph.input, inputs)},
                "outputs": {one.name: value(array) for one, array in zip(graph.output, outputs)},
            }
            sys.stdout.write(json.dumps(line) + "\n")


main()
