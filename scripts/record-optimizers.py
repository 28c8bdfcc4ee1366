"""Records where ten steps of PyTorch's optimisers end for every combination of their options: tests/data/optimizer-options.json.gz.

Run: python3 scripts/record-optimizers.py (with PyTorch 1.13). tests/optim/options.test.ts compares with it. First-order methods take a
problem of tanh whose fourth step has no gradient for `b`; L-BFGS a convex one, in float32 with more curvature: without it rounding errors decide
where flat directions end.
"""

import gzip
import itertools
import json

import torch
from torch import optim

torch.manual_seed(3)
x = torch.randn(6, 3, dtype=torch.float64)
y = torch.randn(6, 2, dtype=torch.float64) * 0.5
w0 = torch.randn(3, 2, dtype=torch.float64)
b0 = torch.randn(2, dtype=torch.float64)


def grid(**choices):
    """Every combination; None leaves an option out."""
    for values in itertools.product(*choices.values()):
        yield {key: value for key, value in zip(choices, values) if value is not None}


flag = [None, True]
adam = dict(lr=[None, 0.05], betas=[None, (0.5, 0.6)], eps=[None, 1e-3], weight_decay=[None, 0, 0.2], amsgrad=flag, maximize=flag)
options = {
    "SGD": [
        given
        for given in grid(
            lr=[0.1], momentum=[None, 0.9], dampening=[None, 0.3], weight_decay=[None, 0.1], nesterov=flag, maximize=flag
        )
        if "nesterov" not in given or ("momentum" in given and "dampening" not in given)
    ],
    "Adam": grid(**adam),
    "AdamW": grid(**adam),
    "RMSprop": grid(
        lr=[0.02], alpha=[None, 0.5], eps=[None, 1e-3], weight_decay=[None, 0.1], momentum=[None, 0.6], centered=flag, maximize=flag
    ),
    "Adagrad": grid(
        lr=[None, 0.1],
        lr_decay=[None, 0.3],
        weight_decay=[None, 0.1],
        initial_accumulator_value=[None, 0.5],
        eps=[None, 1e-2],
        maximize=flag,
    ),
    "LBFGS": grid(
        lr=[None, 0.4],
        max_iter=[None, 3],
        max_eval=[None, 4],
        tolerance_grad=[None, 1e-2],
        tolerance_change=[None, 1e-3],
        history_size=[None, 1, 3],
        line_search_fn=[None, "strong_wolfe"],
    ),
}


def run(name, given, dtype):
    w, b = (start.to(dtype).clone().requires_grad_() for start in (w0, b0))
    features, wanted = x.to(dtype), y.to(dtype)
    optimizer = getattr(optim, name)([w, b], **given)
    calls = 0

    def closure():
        nonlocal calls
        calls += 1
        optimizer.zero_grad(set_to_none=True)
        if name == "LBFGS":
            loss = ((features @ w + b - wanted) ** 2).mean() + 0.1 * (w**4).sum()
            if dtype == torch.float32:
                loss = loss + 0.5 * (w**2).sum() + 0.5 * (b**2).sum()
        else:
            loss = (((features @ w + (b.detach() if step == 4 else b)).tanh() - wanted) ** 2).sum()
        loss.backward()
        return loss

    for step in range(10):
        loss = optimizer.step(closure)
    return {"calls": calls, "loss": float(loss), "parameters": torch.cat([w.flatten(), b]).tolist()}


runs = [
    {"name": name, "options": given, "dtype": str(dtype).removeprefix("torch."), **run(name, given, dtype)}
    for name, all_given in options.items()
    for given in all_given
    for dtype in [torch.float64, torch.float32]
]
problem = {name: value.tolist() for name, value in dict(x=x, y=y, w=w0, b=b0).items()}
with gzip.GzipFile("tests/data/optimizer-options.json.gz", "wb", mtime=0) as file:
    file.write(json.dumps({"problem": problem, "runs": runs}).encode())
print(len(runs), "runs")
