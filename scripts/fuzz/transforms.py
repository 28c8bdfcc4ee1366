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


for line in sys.stdin:
    case = json.loads(line)
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
