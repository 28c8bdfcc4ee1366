# Records which derivatives PyTorch 1.13 has for complex arguments: of each entry of derivatives.yaml, with all arguments complex and with each alone.
#
#   npx tsx scripts/complex-samples.ts | python3 scripts/record-complex-derivatives.py
#
# writes tests/data/complex-derivatives.json.gz, which tests/samples/complex-gradients.test.ts runs: operator -> sample and complex arguments ->
# {"reverse": true, "second": true, "forward": true}, each of them true, false (no formula applies, or the derivative is constant), or
# the first line of PyTorch's refusal; {"call": "..."} where the operator itself refuses.
import json
import os
import sys
import warnings

import torch
import torch.autograd.forward_ad as forward_ad
from golden_values import call, schemas, write

warnings.simplefilter("ignore")
torch.set_num_threads(1)


def tensor_of(value):
    data = value["data"]
    dtype = getattr(torch, value["dtype"])
    if dtype.is_complex:
        data = [complex(*pair) for pair in data]
    data = [float(v) if isinstance(v, str) else v for v in data]
    return torch.tensor(data, dtype=dtype).reshape(value["shape"])


def argument_of(value, argument):
    kind = str(argument.type)
    if isinstance(value, dict) and value["k"] == "float":
        return float(value["v"])
    if isinstance(value, dict) and value["k"] == "complex":
        return complex(*value["v"])
    if isinstance(value, dict):
        return tensor_of(value)
    if isinstance(value, list):
        return [argument_of(item, argument) for item in value]
    if isinstance(value, str) and "str" not in kind:
        return getattr(torch, value) if "Device" not in kind else torch.device(value)
    if isinstance(value, (int, float)) and not isinstance(value, bool) and ("float" in kind):
        return float(value)
    return value


def tensors_in(value):
    if isinstance(value, torch.Tensor):
        return [value]
    return [t for item in value for t in tensors_in(item)] if isinstance(value, (list, tuple)) else []


def first_line(error):
    return f"{str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__}"[:160]


def attempt(body):
    try:
        return body()
    except (RuntimeError, NotImplementedError, TypeError, ValueError, IndexError) as error:
        return first_line(error)


def asked(record):
    name, entry = record["operator"], schemas()["aten::" + record["operator"]]
    writes = {a.name for a in entry.arguments if a.alias_info is not None and a.alias_info.is_write}

    def made():
        return {a.name: argument_of(record["args"][a.name], a) for a in entry.arguments if a.name in record["args"]}

    def run(args):
        torch.manual_seed(7)
        args = {n: v.clone() if n in writes and isinstance(v, torch.Tensor) else v for n, v in args.items()}
        result = call(name, args)
        result = list(result) if isinstance(result, (list, tuple)) else [result]
        wanted = record["outputs"]
        kept = [r for i, r in enumerate(result) if wanted is None or i >= len(wanted) or wanted[i]]
        return [t for t in tensors_in(kept) if t.is_floating_point() or t.is_complex()]

    def differentiable(args):
        return [
            t
            for n in args
            if n in record["differentiable"]
            for t in tensors_in(args[n])
            if t.is_floating_point() or t.is_complex()
        ]

    try:
        with torch.no_grad():
            run(made())
    except (RuntimeError, NotImplementedError, TypeError, ValueError, IndexError) as error:
        return {"call": first_line(error)}

    def reverse(second):
        args = made()
        leaves = differentiable(args)
        for leaf in leaves:
            leaf.requires_grad_()
        outs = [out for out in run(args) if out.requires_grad]
        if not leaves or not outs:
            return False
        weights = [torch.ones_like(out, requires_grad=second) * (1 + (0.5j if out.is_complex() else 0)) for out in outs]
        grads = torch.autograd.grad(outs, leaves, weights, allow_unused=True, create_graph=second)
        if not second:
            return any(grad is not None for grad in grads)
        grads = [grad for grad in grads if grad is not None and grad.requires_grad]
        if not grads:
            return False
        torch.autograd.grad(grads, leaves, [torch.ones_like(grad) for grad in grads], allow_unused=True)
        return True

    def forward():
        with forward_ad.dual_level():
            args = made()
            leaves = differentiable(args)
            duals = {id(leaf): forward_ad.make_dual(leaf, torch.ones_like(leaf)) for leaf in leaves}

            def put(value):
                if isinstance(value, list):
                    return [put(item) for item in value]
                return duals.get(id(value), value) if isinstance(value, torch.Tensor) else value

            outs = run({n: put(value) for n, value in args.items()})
            return any(forward_ad.unpack_dual(out).tangent is not None for out in outs)

    return {
        "reverse": attempt(lambda: reverse(False)),
        "second": attempt(lambda: reverse(True)),
        "forward": attempt(forward),
    }


table = {}
for line in sys.stdin:
    record = json.loads(line)
    if "aten::" + record["operator"] not in schemas():
        continue
    table.setdefault(record["operator"], {})[record["key"]] = asked(record)
write(os.path.join(os.path.dirname(__file__), "../tests/data/complex-derivatives.json.gz"), table)
print(f"{len(table)} operators, {sum(map(len, table.values()))} samples")
