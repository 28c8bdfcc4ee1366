"""Records ml_dtypes' results for eight-bit floating point for tests/kernels/float8.test.ts: python3 scripts/record-float8.py > tests/data/float8.json"""

import json

import ml_dtypes
import numpy as np

np.seterr(all="ignore")
random = np.random.RandomState(11)
names = ["float8_e5m2", "float8_e4m3fn"]
others = ["bool", "int8", "uint8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64"]


def dtype(name):
    return np.dtype(getattr(ml_dtypes, name)) if hasattr(ml_dtypes, name) else np.dtype(name)


def numbers(array):
    return [repr(float(x)) for x in array.astype(np.float64).ravel()]


def record(name):
    own = dtype(name)
    every = np.arange(256).astype(np.uint8).view(own)
    limits = ml_dtypes.finfo(own)
    top = float(limits.max)
    edges = np.concatenate([[0, -0.0, 1, top, np.inf, -np.inf, np.nan], top * np.arange(0.98, 1.2, 0.005)])
    drawn = random.randn(400) * np.exp(random.uniform(-12, 12, 400))
    middles = [(a + b) / 2 for a, b in zip(np.sort(every[1:120].astype(np.float64))[:-1], np.sort(every[1:120].astype(np.float64))[1:])]
    given = np.concatenate([edges, -edges, drawn, middles]).astype(np.float32)
    small = every[np.isfinite(every.astype(np.float32)) & (np.abs(every.astype(np.float32)) < 100)]
    a, b = random.choice(small, 35).reshape(5, 7), random.choice(small, 42).reshape(7, 6)
    return {
        "every": numbers(every),
        "given": numbers(given),
        "stored": given.astype(own).view(np.uint8).tolist(),
        "from": {o: numbers(np.arange(0, 120, 7).astype(dtype(o)).astype(np.float32).astype(own)) for o in others},
        "to": {o: numbers(small.astype(np.float32).astype(dtype(o))) for o in others if o not in ("uint8",)},
        "small": small.view(np.uint8).tolist(),
        "a": a.view(np.uint8).ravel().tolist(),
        "b": b.view(np.uint8).ravel().tolist(),
        "product": numbers((a.astype(np.float32) @ b.astype(np.float32)).astype(own)),
        "finfo": {k: float(getattr(limits, k)) for k in ["eps", "max", "min", "smallest_normal"]},
    }


print(json.dumps({"ml_dtypes": ml_dtypes.__version__, "dtypes": {name: record(name) for name in names}}))
