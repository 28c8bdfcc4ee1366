# What all recorders of layers share: random tensors, programs as data, traced graphs as data, comparisons.
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import torch
from golden_values import _elements, call, decode_tensor, operator, schemas

torch.set_num_threads(1)


class Dropped(Exception):
    """A program that is not recorded, with the reason."""


class Ref(str):
    """The name of a value of a program, in the place of an argument."""


# -- values


def encode(x):
    """A value as JSON (shared/golden/README.md): tensors contiguous, `Ref`s by name."""
    if x is None:
        return None
    if isinstance(x, Ref):
        return {"k": "ref", "v": str(x)}
    if isinstance(x, torch.Tensor):
        return encode_tensor(x)
    if isinstance(x, bool):
        return {"k": "bool", "v": x}
    if isinstance(x, int):
        return {"k": "int", "v": x}
    if isinstance(x, float):
        return {"k": "float", "v": number(x)}
    if isinstance(x, complex):
        return {"k": "complex", "v": [number(x.real), number(x.imag)]}
    if isinstance(x, str):
        return {"k": "str", "v": x}
    if isinstance(x, torch.device):
        return {"k": "device", "v": str(x)}
    for kind in ("dtype", "layout", "memory_format"):
        if isinstance(x, getattr(torch, kind)):
            return {"k": kind, "v": str(x).removeprefix("torch.")}
    if isinstance(x, (list, tuple)):
        return {"k": "list", "v": [encode(item) for item in x]}
    raise TypeError(f"cannot encode {type(x)}")


def number(x):
    if x != x:
        return "NaN"
    return x if abs(x) != float("inf") else ("Infinity" if x > 0 else "-Infinity")


def contiguous_strides(shape):
    strides, step = [], 1
    for n in reversed(shape):
        strides.insert(0, step)
        step *= max(n, 1)
    return strides


def encode_tensor(x):
    plain = x.detach().resolve_conj().resolve_neg()
    if x._is_zerotensor():
        plain = torch.zeros(x.shape, dtype=x.dtype)
    shape = list(x.shape)
    return {
        "k": "tensor",
        "dtype": str(x.dtype).removeprefix("torch."),
        "shape": shape,
        "strides": contiguous_strides(shape),
        "offset": 0,
        "data": _elements(plain),
    }


def decode(value, named):
    """The value that the JSON represents; `named` contains those of the program."""
    if value is None:
        return None
    kind = value["k"]
    if kind == "tensor":
        return decode_tensor_of_any_dtype(value)
    if kind == "ref":
        return named[value["v"]]
    if kind == "list":
        return [decode(item, named) for item in value["v"]]
    if kind in ("dtype", "layout", "memory_format"):
        return getattr(torch, value["v"])
    if kind == "device":
        return torch.device(value["v"])
    if kind == "complex":
        return complex(*map(float, value["v"]))
    return float(value["v"]) if kind == "float" else value["v"]


def decode_tensor_of_any_dtype(value):
    if not value["dtype"].startswith("complex"):
        # Not a view of something: autocast caches no casts of views.
        return decode_tensor(value).clone()
    pairs = torch.tensor([[float(v) for v in pair] for pair in value["data"]], dtype=torch.float64).reshape(-1, 2)
    return torch.view_as_complex(pairs).to(getattr(torch, value["dtype"])).reshape(value["shape"]).clone()


def close(a, b, tolerance=1e-8):
    """Whether two values are equal up to rounding."""
    if isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor):
        if a.dtype != b.dtype or a.shape != b.shape:
            return False
        a, b = (x.detach().resolve_conj().resolve_neg() for x in (a, b))
        a, b = (torch.zeros(x.shape, dtype=x.dtype) if x._is_zerotensor() else x for x in (a, b))
        return torch.allclose(a, b, rtol=tolerance, atol=tolerance, equal_nan=True)
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        return len(a) == len(b) and all(close(x, y, tolerance) for x, y in zip(a, b))
    return a == b or (a != a and b != b)


def message(error):
    """An error as records have it: class and message before the C++ backtrace."""
    text = str(error).split("\nException raised from")[0].split("\n\n")[0].rstrip()
    return {"class": type(error).__name__, "message": text}


# -- programs


class Program:
    """A straight-line program that is run while it is generated, so that each call is known to work."""

    def __init__(self, rng):
        self.rng = rng
        self.inputs, self.steps, self.named = {}, [], {}

    def input(self, tensor):
        name = f"x{len(self.inputs)}"
        self.inputs[name] = encode_tensor(tensor)
        self.named[name] = decode_tensor_of_any_dtype(self.inputs[name])
        return Ref(name)

    def tensors(self, test=lambda _: True):
        """Names of the tensors for which `test` holds."""
        return [Ref(name) for name, value in self.named.items() if isinstance(value, torch.Tensor) and test(value)]

    def __getitem__(self, ref):
        return self.named[ref]

    def step(self, op, args):
        """A step as data; its results get new names once it has run (`add`)."""
        return {"op": f"aten::{op}", "args": {key: encode(value) for key, value in args.items()}}

    def add(self, step, result):
        """Notes a step that has run, under new names."""
        step["out"] = name_results(step["op"], result, self.named)
        self.steps.append(step)
        return step["out"]


def name_results(op, result, named):
    returns = schemas()[op].returns
    results = [] if not returns else [result] if len(returns) == 1 else list(result)
    out = []
    for value in results:
        out.append([name_one(v, named) for v in value] if isinstance(value, (list, tuple)) and all(
            isinstance(v, torch.Tensor) for v in value) else name_one(value, named) if isinstance(value, torch.Tensor) else None)
    return out


def name_one(value, named):
    name = f"v{sum(key.startswith('v') for key in named) + 1}"
    named[name] = value
    return name


def run_op(step, named):
    """Runs one step; the result as the operator returns it."""
    return call(step["op"], {key: decode(value, named) for key, value in step["args"].items()})


def bind_results(step, result, named):
    results = [result] if len(schemas()[step["op"]].returns) == 1 else list(result or [])
    for name, value in zip(step["out"], results):
        if isinstance(name, list):
            for one, item in zip(name, value):
                if one is not None:
                    named[one] = item
        elif name is not None:
            named[name] = value


def run_steps(steps, named):
    """Runs steps; every name's value afterwards is in `named`."""
    for step in steps:
        bind_results(step, run_op(step, named), named)
    return named


def function_of(record):
    """The record's program as a function of its inputs."""
    names = list(record["inputs"])

    def run(*inputs):
        named = run_steps(record["steps"], dict(zip(names, inputs)))
        return [named[name] for name in record["outputs"]]

    return run


def inputs_of(record):
    return [decode_tensor_of_any_dtype(value) for value in record["inputs"].values()]


# -- graphs


def graph_of(traced):
    """A traced graph as data: getitem nodes are folded into the calls whose results they take."""
    graph = {"inputs": [], "constants": {}, "steps": [], "outputs": [], "meta": {}}
    items, by_node = {}, {}

    def value(x):
        if isinstance(x, torch.fx.Node):
            return Ref(x.name)
        return [value(item) for item in x] if isinstance(x, (list, tuple)) else x

    for node in traced.graph.nodes:
        if node.op == "placeholder":
            graph["inputs"].append(node.name)
        elif node.op == "get_attr":
            graph["constants"][node.name] = encode_tensor(getattr(traced, node.target))
        elif node.op == "output":
            given = node.args[0]
            graph["outputs"] = [x if x is None else x.name for x in (given if isinstance(given, (list, tuple)) else [given])]
        elif getattr(node.target, "__name__", "") == "getitem":
            source, index = node.args
            items.setdefault(source, {})[index] = node
        else:
            target = node.target
            if not isinstance(target, torch._ops.OpOverload) or target.namespace != "aten":
                raise Dropped(f"a call outside aten: {target}")
            schema = target._schema
            op = schema.name + ("." + schema.overload_name if schema.overload_name else "")
            given = {argument.name: x for argument, x in zip(schema.arguments, node.args)}
            given.update(node.kwargs)
            step = {"op": op, "args": {key: encode(value(x)) for key, x in given.items()}, "out": [node.name]}
            graph["steps"].append(step)
            by_node[node] = step, schema.returns
        if isinstance(node.meta.get("val", node.meta.get("tensor_meta")), object):
            meta = node.meta.get("tensor_meta")
            if hasattr(meta, "dtype"):
                graph["meta"][node.name] = [str(meta.dtype).removeprefix("torch."), list(meta.shape)]
    for node, (step, returns) in by_node.items():
        taken = items.get(node, {})
        if len(returns) == 0:
            step["out"] = []
        elif len(returns) > 1:
            step["out"] = [folded(taken.get(i), items) for i in range(len(returns))]
        elif returns and str(returns[0].type).startswith("List[Tensor"):
            step["out"] = [list_names(taken)]
    return graph


def folded(node, items):
    if node is None:
        return None
    return list_names(items[node]) if node in items else node.name


def list_names(taken):
    return [taken[i].name if i in taken else None for i in range(max(taken, default=-1) + 1)]


def run_graph(graph, inputs):
    named = dict(zip(graph["inputs"], inputs))
    named.update({name: decode_tensor_of_any_dtype(value) for name, value in graph["constants"].items()})
    run_steps(graph["steps"], named)
    return [None if name is None else named[name] for name in graph["outputs"]]


# -- random arguments


def shape_of(rng, rank=None, largest=4):
    return [rng.randint(1, largest) for _ in range(rng.randint(0, 3) if rank is None else rank)]


def floats(rng, shape, dtype=torch.float64):
    """Multiples of 1/64 between -2 and 2, so that sums are exact."""
    count = 1
    for n in shape:
        count *= n
    if dtype.is_complex:
        pairs = [complex(rng.randint(-128, 128) / 64, rng.randint(-128, 128) / 64) for _ in range(count)]
        return torch.tensor(pairs, dtype=dtype).reshape(shape)
    return torch.tensor([rng.randint(-128, 128) / 64 for _ in range(count)], dtype=dtype).reshape(shape)


def attempts(rng, choices, body, tries=60):
    """Tries random choices (weight, function) until one of them works; its result."""
    weights = [weight for weight, *_ in choices]
    for _ in range(tries):
        _, *chosen = rng.choices(choices, weights)[0]
        try:
            return body(*chosen)
        except (RuntimeError, IndexError, ValueError, TypeError, NotImplementedError, Dropped):
            continue
    raise Dropped("no call that works was found")


__all__ = [name for name in dir() if not name.startswith("__")]
