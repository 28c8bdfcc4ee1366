# Derivatives of the random functions of scripts/fuzz/run-transforms.ts, by functorch: one JSON case a line on standard input, one JSON answer a line on standard output.
import json
import math
import os
import sys
import warnings

import functorch
import torch

warnings.simplefilter("ignore")
torch.set_num_threads(1)
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


def figure(value):
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value


def tensor_of(spec):
    values = [float(value) if isinstance(value, str) else value for value in spec["values"]]
    return torch.tensor(values, dtype=getattr(torch, spec["dtype"])).reshape(spec["shape"])


def overload(name):
    name, _, form = name.partition(".")
    return getattr(getattr(torch.ops.aten, name), form or "default")


def function_of(body):
    def run(*inputs):
        values = list(inputs)

        def argument(value):
            if isinstance(value, list):
                return [argument(one) for one in value]
            if isinstance(value, dict):
                return values[value["v"]] if "v" in value else tensor_of(value)
            return value

        for step in body["steps"]:
            result = overload(step["op"])(*[argument(one) for one in step["args"]], **step.get("options", {}))
            for one in result if isinstance(result, (tuple, list)) else [result]:
                values.append(one)
        outputs = tuple(values[i] for i in body["outputs"])
        return outputs

    return run


def flat(value):
    return [value] if isinstance(value, torch.Tensor) else [one for item in value for one in flat(item)]


def transformed(run, transform):
    kind = transform["kind"]
    if kind == "jvp":
        tangents = tuple(tensor_of(one) for one in transform["tangents"])
        return lambda *xs: tuple(flat(functorch.jvp(run, xs, tangents)[1]))
    if kind == "vjp":
        def pulled(*xs):
            outputs, pull = functorch.vjp(run, *xs)
            return tuple(flat(pull(tuple(tensor_of(one) for one in transform["cotangents"]))))
        return pulled
    if kind == "grad":
        summed = lambda *xs: sum(one.square().sum() for one in run(*xs))
        return lambda *xs: tuple(flat(functorch.grad(summed, argnums=tuple(range(len(xs))))(*xs)))
    if kind == "hessian":
        summed = lambda *xs: sum(one.square().sum() for one in run(*xs))
        return lambda *xs: tuple(flat(functorch.jacrev(functorch.jacrev(summed, argnums=tuple(range(len(xs)))), argnums=tuple(range(len(xs))))(*xs)))
    if kind == "hvp":
        summed = lambda *xs: sum(one.square().sum() for one in run(*xs))
        tangents = tuple(tensor_of(one) for one in transform["tangents"])
        return lambda *xs: tuple(flat(functorch.jvp(functorch.grad(summed, argnums=tuple(range(len(xs)))), xs, tangents)[1]))
    make = functorch.jacrev if kind == "jacobian" else functorch.jacfwd
    return lambda *xs: tuple(flat(make(run, argnums=tuple(range(len(xs))))(*xs)))


def by_differences(run, inputs):
    """Each output's derivative by each input, by central differences: matrices of numbers of elements."""
    columns = []
    for i, x in enumerate(inputs):
        pairs = []
        for j in range(x.numel()):
            step = torch.zeros(x.numel(), dtype=x.dtype)
            step[j] = 1e-6 * max(1.0, abs(float(x.reshape(-1)[j])))
            moved = [[*inputs[:i], x + sign * step.reshape(x.shape), *inputs[i + 1 :]] for sign in (1, -1)]
            above, below = [[one.detach().reshape(-1).double() for one in flat(run(*xs))] for xs in moved]
            pairs.append([(p - q) / (2 * step[j]) for p, q in zip(above, below)])
        columns.append(pairs)
    outputs = [one.numel() for one in flat(run(*inputs))]
    return [
        [torch.stack([pair[o] for pair in columns[i]], 1) if columns[i] else torch.zeros(size, 0) for i in range(len(inputs))]
        for o, size in enumerate(outputs)
    ]


def expected(run, transform, inputs):
    """What a transform of a function should return, by differences of what PyTorch itself computes."""
    kind = transform["kind"]
    if kind in ("hessian", "hvp"):
        summed = lambda *xs: sum(one.square().sum() for one in run(*xs))
        gradient = lambda *xs: functorch.grad(summed, argnums=tuple(range(len(xs))))(*xs)
        matrices = by_differences(gradient, inputs)
    else:
        matrices = by_differences(run, inputs)
    if kind in ("jvp", "hvp"):
        tangents = [tensor_of(one).reshape(-1).double() for one in transform["tangents"]]
        return [sum(matrix @ tangent for matrix, tangent in zip(row, tangents)) for row in matrices]
    if kind in ("vjp", "grad"):
        outputs = flat(run(*inputs))
        cotangents = [2 * one for one in outputs] if kind == "grad" else [tensor_of(one) for one in transform["cotangents"]]
        flattened = [one.detach().reshape(-1).double() for one in cotangents]
        return [sum(one @ row[i] for one, row in zip(flattened, matrices)) for i in range(len(inputs))]
    return [matrix.reshape(-1) for row in matrices for matrix in row]


def contradicts(case):
    """The first transform whose results PyTorch's own differences contradict, None if there is none."""
    inputs = [tensor_of(one) for one in case["inputs"]]
    run = function_of(case["body"])
    for transform in case["transforms"]:
        derived = transformed(run, transform)
        results = [one.detach().reshape(-1).double() for one in flat(derived(*inputs))]
        # Nothing is infinitely steep where it is no number.
        if all(bool(one.isnan().all()) for one in flat(run(*inputs))) and any(bool(one.isinf().any()) for one in results):
            return transform["kind"]
        for values, other in zip(results, expected(run, transform, inputs)):
            differences = other.reshape(-1)
            known = differences.isfinite()
            size = max(1.0, float(differences[known].abs().max()) if bool(known.any()) else 0.0)
            if bool((known & ~((values - differences).abs() <= 1e-4 * size)).any()):
                return transform["kind"]
        run = derived
    return None


for line in sys.stdin:
    case = json.loads(line)
    if case.get("check"):
        try:
            answer = {"id": case["id"], "contradicts": contradicts(case)}
        except Exception as error:
            answer = {"id": case["id"], "contradicts": None, "error": str(error)[:400]}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
        continue
    answer = {"id": case["id"]}
    try:
        run = function_of(case["body"])
        for transform in case["transforms"]:
            run = transformed(run, transform)
        results = run(*[tensor_of(one) for one in case["inputs"]])
        answer["results"] = [{"dtype": str(one.dtype)[6:], "shape": list(one.shape), "values": [figure(v) for v in one.detach().reshape(-1).tolist()]} for one in results]
    except Exception as error:
        answer["error"] = f"{type(error).__name__}: {error}"[:400]
    answers.write(json.dumps(answer) + "\n")
    answers.flush()
