"""Records PyTorch's distributions: tests/data/distributions.safetensors.gz.

Run: OMP_NUM_THREADS=1 python3 scripts/record-distributions.py (with PyTorch 1.13). tests/distributions/recorded.test.ts compares with it.

All is float64. Names: `CASE/param/NAME`, `CASE/value`; `CASE/RESULT`, where RESULT is log_prob, entropy, mean, variance, stddev, mode, cdf, icdf,
enumerate, sample (after manual_seed(1), shape [3]) or rsample; `CASE/RESULT/grad/NAME`, the gradients of the sum of the result times 1, 2, 3, ...;
`CASE/expanded`, the log_prob after expanding the batch to [2, ...]; `kl/P/Q` for each pair of cases that has a divergence, with `kl/P/Q/grad/p.NAME`.
"""

import gzip
import json
import struct

import torch
from torch import distributions as D

f64 = torch.float64
tensors = {}


def vec(*values):
    return torch.tensor(values, dtype=f64)


MATRIX = [[2.0, 0.5, 0.1], [0.5, 1.5, 0.2], [0.1, 0.2, 1.2]]
TRIL = [[1.3, 0.0, 0.0], [0.4, 0.9, 0.0], [-0.2, 0.3, 1.1]]
COLUMN = [[0.3], [0.9]]

# The name of a case, the class, parameters, a value, and settings that are no tensors.
CASES = {
    "normal": (D.Normal, {"loc": vec(0.5, -1.0, 2.0), "scale": vec(0.7, 1.5, 0.2)}, vec(0.1, 0.2, 2.1), {}),
    "normal-scalar": (D.Normal, {"loc": torch.tensor(0.5, dtype=f64), "scale": torch.tensor(2.0, dtype=f64)}, vec(0.1, -3.0), {}),
    "normal-broadcast": (D.Normal, {"loc": vec(0.5, -1.0, 2.0), "scale": torch.tensor(COLUMN, dtype=f64)}, vec(0.1, 0.2, 2.1), {}),
    "log-normal": (D.LogNormal, {"loc": vec(0.5, -1.0), "scale": vec(0.7, 1.5)}, vec(0.4, 2.3), {}),
    "uniform": (D.Uniform, {"low": vec(0.1, -1.0, 0.2), "high": vec(0.9, 1.5, 3.0)}, vec(0.1, 1.5, 0.4), {}),
    "uniform-inside": (D.Uniform, {"low": vec(0.1, 0.2, 0.0), "high": vec(0.9, 0.7, 1.0)}, vec(0.4, 0.3, 0.4), {}),
    "bernoulli": (D.Bernoulli, {"probs": vec(0.3, 0.5, 0.9)}, vec(1.0, 0.0, 1.0), {}),
    "bernoulli-edges": (D.Bernoulli, {"probs": vec(0.0, 1.0, 0.9)}, vec(0.0, 1.0, 1.0), {}),
    "bernoulli-logits": (D.Bernoulli, {"logits": vec(-2.0, 0.0, 30.0)}, vec(1.0, 0.0, 1.0), {}),
    "binomial": (D.Binomial, {"probs": vec(0.3, 0.5, 0.9)}, vec(1.0, 0.0, 5.0), {"total_count": 5}),
    "binomial-logits": (D.Binomial, {"logits": vec(-2.0, 0.0, 3.0)}, vec(1.0, 3.0, 5.0), {"total_count": 5}),
    "binomial-larger": (D.Binomial, {"probs": vec(0.2, 0.4, 0.6)}, vec(1.0, 3.0, 7.0), {"total_count": 7}),
    "binomial-many": (D.Binomial, {"probs": vec(0.2, 0.4)}, vec(100.0, 300.0), {"total_count": 1000}),
    "categorical": (D.Categorical, {"probs": torch.tensor([[0.2, 0.3, 0.5], [1.0, 2.0, 1.0]], dtype=f64)}, torch.tensor([2, 1]), {}),
    "categorical-zeros": (D.Categorical, {"probs": torch.tensor([[0.5, 0.0, 0.5], [0.1, 0.6, 0.3]], dtype=f64)}, torch.tensor([2, 1]), {}),
    "categorical-logits": (D.Categorical, {"logits": vec(-1.0, 0.5, 2.0, 0.0)}, torch.tensor([[0], [3]]), {}),
    "multinomial": (D.Multinomial, {"probs": torch.tensor([[0.2, 0.3, 0.5], [1.0, 2.0, 1.0]], dtype=f64)}, torch.tensor([[1.0, 2.0, 3.0], [6.0, 0.0, 0.0]], dtype=f64), {"total_count": 6}),
    "multinomial-logits": (D.Multinomial, {"logits": vec(-1.0, 0.5, 2.0, 0.0)}, vec(1.0, 0.0, 3.0, 0.0), {"total_count": 4}),
    "poisson": (D.Poisson, {"rate": vec(0.5, 3.0, 20.0)}, vec(0.0, 4.0, 25.0), {}),
    "poisson-zero": (D.Poisson, {"rate": vec(0.0, 1.0)}, vec(0.0, 4.0), {}),
    "exponential": (D.Exponential, {"rate": vec(0.5, 3.0, 20.0)}, vec(0.3, 0.4, 0.01), {}),
    "gamma": (D.Gamma, {"concentration": vec(0.5, 3.0, 20.0), "rate": vec(1.0, 0.4, 2.5)}, vec(0.3, 4.0, 8.0), {}),
    "beta": (D.Beta, {"concentration1": vec(0.5, 3.0, 20.0), "concentration0": vec(1.0, 0.4, 2.5)}, vec(0.3, 0.8, 0.9), {}),
    "dirichlet": (D.Dirichlet, {"concentration": torch.tensor([[0.5, 3.0, 2.0], [1.5, 0.4, 8.0]], dtype=f64)}, torch.tensor([[0.2, 0.3, 0.5], [0.1, 0.1, 0.8]], dtype=f64), {}),
    "dirichlet-small": (D.Dirichlet, {"concentration": torch.tensor([[0.5, 0.3, 0.2], [1.5, 2.4, 8.0]], dtype=f64)}, torch.tensor([[0.2, 0.3, 0.5], [0.1, 0.1, 0.8]], dtype=f64), {}),
    "laplace": (D.Laplace, {"loc": vec(0.5, -1.0, 2.0), "scale": vec(0.7, 1.5, 0.2)}, vec(0.1, 0.2, 2.1), {}),
    "student": (D.StudentT, {"df": vec(0.8, 1.5, 7.0), "loc": vec(0.5, -1.0, 2.0), "scale": vec(0.7, 1.5, 0.2)}, vec(0.1, 0.2, 2.1), {}),
    "mvn-covariance": (D.MultivariateNormal, {"loc": torch.tensor([[0.1, 0.2, 0.3], [1.0, -1.0, 0.0]], dtype=f64), "covariance_matrix": torch.tensor(MATRIX, dtype=f64)}, vec(0.3, 0.1, -0.4), {}),
    "mvn-precision": (D.MultivariateNormal, {"loc": vec(0.1, 0.2, 0.3), "precision_matrix": torch.tensor(MATRIX, dtype=f64)}, torch.tensor([[0.3, 0.1, -0.4], [1.0, 2.0, 3.0]], dtype=f64), {}),
    "mvn-tril": (D.MultivariateNormal, {"loc": vec(0.1, 0.2, 0.3), "scale_tril": torch.tensor([TRIL, MATRIX], dtype=f64).tril()}, vec(0.3, 0.1, -0.4), {}),
    "independent": (None, {"loc": torch.tensor([[0.5, -1.0, 2.0], [0.0, 1.0, 3.0]], dtype=f64), "scale": vec(0.7, 1.5, 0.2)}, vec(0.1, 0.2, 2.1), {}),
}


def make(name):
    cls, params, value, extra = CASES[name]
    leaves = {key: param.clone().requires_grad_() for key, param in params.items()}
    if cls is None:
        return D.Independent(D.Normal(**leaves), 1), leaves, value
    return cls(**extra, **leaves), leaves, value


def keep(name, tensor):
    tensors[name] = tensor.detach().clone().contiguous()


def result(name, value, leaves):
    keep(name, value)
    if not value.requires_grad or not torch.isfinite(value).any():
        return
    weights = torch.arange(1, value.numel() + 1, dtype=f64).reshape(value.shape)
    grads = torch.autograd.grad((value * weights).sum(), list(leaves.values()), allow_unused=True)
    for key, grad in zip(leaves, grads):
        keep(f"{name}/grad/{key}", torch.zeros_like(leaves[key]) if grad is None else grad)


for name in CASES:
    dist, leaves, value = make(name)
    for key, leaf in leaves.items():
        keep(f"{name}/param/{key}", leaf)
    keep(f"{name}/value", value)
    makers = {
        "log_prob": lambda d: d.log_prob(value),
        "entropy": lambda d: d.entropy(),
        "mean": lambda d: d.mean,
        "variance": lambda d: d.variance,
        "stddev": lambda d: d.stddev,
        "mode": lambda d: d.mode,
        "cdf": lambda d: d.cdf(value),
        "icdf": lambda d: d.icdf(torch.full_like(value, 0.3)),
        "enumerate": lambda d: d.enumerate_support(),
    }
    for kind, call in makers.items():
        dist, leaves, _ = make(name)
        try:
            result(f"{name}/{kind}", call(dist), leaves)
        except NotImplementedError:
            pass
    dist, leaves, _ = make(name)
    torch.manual_seed(1)
    keep(f"{name}/sample", dist.sample((3,)))
    if dist.has_rsample:
        dist, leaves, _ = make(name)
        torch.manual_seed(1)
        result(f"{name}/rsample", dist.rsample((3,)), leaves)
    dist, leaves, _ = make(name)
    keep(f"{name}/expanded", dist.expand((2, *dist.batch_shape)).log_prob(value))

for first in CASES:
    for second in CASES:
        p, p_leaves, _ = make(first)
        q, q_leaves, _ = make(second)
        try:
            torch.broadcast_shapes(p.batch_shape, q.batch_shape)
        except RuntimeError:
            continue
        try:
            value = D.kl_divergence(p, q)
        except (NotImplementedError, RuntimeError, ValueError, IndexError):
            continue
        leaves = {f"p.{key}": leaf for key, leaf in p_leaves.items()}
        leaves |= {f"q.{key}": leaf for key, leaf in q_leaves.items()}
        result(f"kl/{first}/{second}", value, leaves)

DTYPES = {torch.float64: "F64", torch.int64: "I64"}
header, data, at = {}, [], 0
for name, tensor in tensors.items():
    raw = tensor.numpy().tobytes()
    header[name] = {"dtype": DTYPES[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [at, at + len(raw)]}
    data.append(raw)
    at += len(raw)
text = json.dumps(header).encode()
with open("tests/data/distributions.safetensors.gz", "wb") as out:
    out.write(gzip.compress(struct.pack("<Q", len(text)) + text + b"".join(data), mtime=0))
print(len(tensors), at)
