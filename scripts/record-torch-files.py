"""Records files of torch.save in both formats: tests/data/torch-files.npz, with the values as JSON beside them.

Run: python3 scripts/record-torch-files.py (with PyTorch 1.13). tests/nn/torch-file.test.ts reads them.
"""

import argparse
import io
import json
import zipfile
from collections import OrderedDict

import numpy as np
import torch
from torch import nn

torch.manual_seed(1)
base = torch.arange(12.0)
model = nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
model(torch.randn(4, 3)).sum().backward()
optimizer.step()
values = {
    "tensor": torch.tensor([[1.5, -2.0], [0.0, 3.0]]),
    "dtypes": [
        torch.tensor([1, 2, 3], dtype=dtype)
        for dtype in (
            torch.float64, torch.float32, torch.float16, torch.bfloat16, torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8,
            torch.bool, torch.complex64, torch.complex128,
        )
    ],
    "shared": {"all": base, "row": base.view(3, 4)[1], "columns": base.view(3, 4).t(), "again": base, "step": base[1::3]},
    "nested": {
        "epoch": 3, "loss": 0.25, "big": 2**70, "negative": -(2**40), "text": "ä", "none": None, "flags": [True, False], "pair": (1, (2.5, "x")),
        "inf": float("inf"), "list": [[], {}, ()], "set": {1}, "bytes": b"\x00\xff", "complex": 1 + 2j, "size": torch.Size([2, 3]),
        "dtype": torch.float16, "device": torch.device("cuda", 1), "scalar": torch.tensor(3), "empty": torch.zeros(0, 3),
    },
    "state": model.state_dict(),
    "checkpoint": {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": 1},
    "parameter": {"p": nn.Parameter(torch.ones(2)), "q": nn.Parameter(torch.ones(1), requires_grad=False), "leaf": torch.ones(1).requires_grad_()},
    "conj": torch.tensor([1 + 2j, 3 - 1j]).conj(),
    "keys": {(1, 2): "a", 3: "b", "3": "c"},
    "ordered": OrderedDict([("b", 1), ("a", 2)]),
    "twice": [OrderedDict(x=1)] * 2,
}
refused = {"namespace": {"args": argparse.Namespace(lr=1), "w": torch.ones(1)}, "model": model}
files = {}
for name, value in {**values, **refused}.items():
    for old in (False, True):
        out = io.BytesIO()
        torch.save(value, out, _use_new_zipfile_serialization=not old)
        files[f"{name}{'.old' if old else ''}"] = np.frombuffer(out.getvalue(), dtype=np.uint8)
np.savez_compressed("tests/data/torch-files.npz", **files)
print(len(files), "files", sum(len(content) for content in files.values()))
