# Programs with gradients, and the graphs that torch 1.13's make_fx traces of them: forward, joint, and both decomposed.
import inspect

import autocast
import torch
from common import *
from functorch import make_fx
from torch._decomp import decomposition_table
from torch.utils._pytree import tree_flatten

# Without the references of torch._refs, which decompose into operators outside aten.
active = {op: rule for op, rule in decomposition_table.items() if inspect.unwrap(rule).__module__ == "torch._decomp.decompositions"}


def header():
    names = []
    for op in active:
        schema = op._schema
        names.append(schema.name + ("." + schema.overload_name if schema.overload_name else ""))
    return {"decomposed": sorted(names)}


class Traced(autocast.Autocast):
    """The programs of the autocast recorder, in float64 and without regions."""

    def choose(self, kind):
        ref = super().choose(kind)
        x = self.named[ref]
        if ref.startswith("x") and x.is_floating_point() and x.dtype != torch.float64:
            self.inputs[ref] = encode_tensor(x.double())
            self.named[ref] = decode(self.inputs[ref], {}).requires_grad_(x.requires_grad)
        return ref


further = {
    "mish": {}, "repeat": {"repeats": [2, 1]}, "tile": {"dims": [2]}, "expand": {"size": [2, "n", "n"]}, "index_put_": {"indices": ["?i"], "values": "?v", "accumulate": True}, "_index_put_impl_": {"indices": ["?i"], "values": "?v", "accumulate": True},
    "masked_fill_.Scalar": {"mask": "?b", "value": 2}, "where.self": {"condition": "?b", "other": "?"}, "gather": {"dim": 0, "index": "?I"}, "index_select": {"dim": 0, "index": "?i"}, "linalg_qr": {"A": "?", "self": None}, "roll": {"shifts": [1], "dims": [0]}, "flip": {"dims": [1]},
    "fft_irfft": {}, "fft_hfft": {}, "fft_ihfft": {}, "diagonal": {}, "trapezoid.dx": {"y": "?", "self": None}, "logaddexp": {"other": "?"}, "cummax": {"dim": 0}, "sort": {}, "topk": {"k": 1}, "unfold": {"dimension": 0, "size": 2, "step": 1}, "constant_pad_nd": {"pad": [1, 1]}, "narrow": {"dim": 0, "start": 0, "length": 1},
    "zeros_like": {}, "new_zeros": {"size": [2]}, "masked_select?": {}, "cov": {}, "corrcoef": {}, "hypot": {"other": "?p"}, "sinc": {}, "nan_to_num": {}, "lgamma": {}, "digamma": {}, "i0": {}, "erfinv?": {}, "xlogy.Tensor": {"other": "?p"}, "fmod.Scalar": {"other": 2}, "remainder.Scalar": {"other": 2},
    "rrelu?": {}, "clamp": {"min": -1, "max": 1}, "threshold": {"threshold": 0.1, "value": 2}, "hardsigmoid": {}, "hardshrink": {}, "softshrink": {}, "logit": {"self": "?u", "eps": 0.1}, "nll_loss2d?": {}, "native_layer_norm": {"self": None, "input": "?", "normalized_shape": ["n"], "weight": "?v", "bias": "?v", "eps": 0.5},
    "select_backward?": {}, "squeeze": {}, "movedim.int": {"source": 0, "destination": 1}, "block_diag": {"self": None, "tensors": ["?", "?"]}, "meshgrid": {"self": None, "tensors": ["?v", "?v"]}, "cartesian_prod?": {}, "addcmul_": {"tensor1": "?", "tensor2": "?"}, "sigmoid_": {}, "tanh_": {}, "sqrt_?": {}, "lerp.Tensor": {"end": "?", "weight": "?p"},
    "rot90": {}, "split.Tensor": {"split_size": 1}, "unbind.int": {}, "chunk": {"chunks": 2}, "as_strided": {"size": [2], "stride": [1]}, "dot": {"self": "?v", "tensor": "?v"}, "vdot": {"self": "?v", "other": "?v"}, "take": {"index": "?i"}, "put": {"index": "?i", "source": "?v"}, "amin": {}, "amax": {"dim": [0]}, "aminmax": {"dim": 0},
    "norm.ScalarOpt_dim": {"p": 3, "dim": [0]}, "linalg_matrix_power": {"n": 2}, "linalg_householder_product?": {}, "pixel_shuffle?": {}, "im2col?": {}, "avg_pool1d": {"self": "?3", "kernel_size": [2]}, "max_pool1d": {"self": "?3", "kernel_size": [2]}, "adaptive_max_pool1d": {"self": "?3", "output_size": [1]}, "scaled?": {},
}
ops = {**{name: args for name, args in autocast.calls.items() if not name.startswith("_foreach")}, **{name: args for name, args in further.items() if not name.endswith("?")}}
ops = {name: args for name, args in ops.items() if f"aten::{name}" in schemas()}
autocast.calls.update(ops)
names = [name for name in ops if not autocast.nonunique(name) and name not in ("to.dtype", "type_as", "lift_fresh")]


def generate(rng):
    program = Traced(rng)
    wanted = rng.choice([1, 1, 2, 3, 4, 5])
    while len(program.steps) < wanted:
        def one():
            op = rng.choice(names)
            inputs, named, leaves = dict(program.inputs), dict(program.named), set(program.leaves)
            try:
                given = autocast.arguments_of(program, op)
                if op.partition(".")[0].endswith("_"):
                    if list(given.values()).count(given["self"]) > 1 or given["self"].startswith("x"):
                        raise Dropped("writes to an input")
                step = program.step(op, given)
                result = run_op(step, program.named)
                for value in tree_flatten(result)[0]:
                    if not isinstance(value, torch.Tensor) or not autocast.finite(value) or value.is_complex() or value.numel() > 80:
                        raise Dropped("not finite")
                program.add(step, result)
            except BaseException:
                program.inputs, program.leaves = inputs, leaves
                for name in set(program.named) - set(named):
                    del program.named[name]
                raise

        attempts(rng, [(1, one)], lambda choice: choice())
    results = [name for name in program.tensors(lambda x: x.is_floating_point()) if name.startswith("v")]
    if not results:
        raise Dropped("no result")
    outputs = results[-1:] if rng.random() < 0.6 else rng.sample(results, min(len(results), 2))
    return {"kind": "random", "inputs": program.inputs, "leaves": [name for name in program.inputs if name in program.leaves], "steps": program.steps, "outputs": [str(o) for o in outputs]}


def joint_of(row):
    forward, names = function_of(row), list(row["inputs"])

    def run(*given):
        inputs, cotangents = list(given[: len(names)]), given[len(names):]
        leaves = [inputs[names.index(name)] for name in row["leaves"]]
        for leaf in leaves:
            leaf.requires_grad_(True)
        outs = forward(*inputs)
        wanted = [x for x in outs if x.requires_grad]
        grads = torch.autograd.grad(wanted, leaves, list(cotangents), allow_unused=True)
        return [*outs, *grads]

    return run


def results_of(row, cotangents):
    return joint_of(row)(*inputs_of(row), *cotangents)


def record(rng):
    row = generate(rng)
    if not row["leaves"]:
        raise Dropped("no leaf")
    inputs = inputs_of(row)
    for name, x in zip(row["inputs"], inputs):
        if name in row["leaves"]:
            x.requires_grad_(True)
    outs = function_of(row)(*inputs)
    if not any(x.requires_grad for x in outs):
        raise Dropped("no output requires grad")
    cotangents = [floats(rng, list(x.shape)) if x.requires_grad else None for x in outs]
    given = [c for c in cotangents if c is not None]
    results = results_of(row, given)
    count = len(outs)
    if not all(autocast.finite(x) for x in results if x is not None):
        raise Dropped("not finite")
    row["outs"] = [encode(x) for x in results[:count]]
    row["cotangents"] = [encode(c) for c in cotangents]
    row["grads"] = [encode(g) for g in results[count:]]
    row["graphs"], row["errors"] = {}, {}
    for name, fn, args, table in (
        ("forward", function_of(row), lambda: inputs_of(row), None),
        ("joint", joint_of(row), lambda: [*inputs_of(row), *given], None),
        ("forward_decomposed", function_of(row), lambda: inputs_of(row), active),
        ("joint_decomposed", joint_of(row), lambda: [*inputs_of(row), *given], active),
    ):
        try:
            graph = graph_of(make_fx(fn, decomposition_table=table or {})(*args()))
        except Dropped:
            if table is None:
                raise
            continue
        if table is not None and [s["op"] for s in graph["steps"]] == [s["op"] for s in row["graphs"].get(name.removesuffix("_decomposed"), {"steps": []})["steps"]]:
            continue
        wanted = results if name.startswith("joint") else results[:count]
        if not close(run_graph(graph, args()), wanted):
            raise Dropped(f"the {name} graph gives other results")
        row["graphs"][name] = graph
    if not row["errors"]:
        del row["errors"]
    return row


def replay(row):
    given = [decode(c, {}) for c in row["cotangents"] if c is not None]
    wanted = [decode(v, {}) for v in [*row["outs"], *row["grads"]]]
    return close(results_of(row, given), wanted, 1e-7)
