"""The one function of the package `safetensors` that docs/guide/checkpoints.md calls, for machines that have PyTorch and not the package."""

import json
import struct

import torch

NAMES = {torch.float32: "F32", torch.float64: "F64", torch.int64: "I64"}


def save_file(tensors, file):
    header, parts, at = {}, [], 0
    for name, tensor in tensors.items():
        data = tensor.contiguous().numpy().tobytes()
        header[name] = {"dtype": NAMES[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [at, at + len(data)]}
        parts.append(data)
        at += len(data)
    text = json.dumps(header).encode()
    with open(file, "wb") as out:
        out.write(struct.pack("<Q", len(text)) + text + b"".join(parts))
