# Programs that write through views, in eager mode and as torch 1.13's functionalize rewrites them.
#
# Tensors that a step needs besides the program's values are inputs, so that no graph contains the way in which a constant was created.
import re

import torch
from common import *
from functorch import make_fx
from functorch.experimental import functionalize


def dim(rng, x):
    if x.dim() == 0:
        raise Dropped("no dimension")
    return rng.randrange(-x.dim(), x.dim())


def part(rng, n):
    """A non-empty part of a dimension: start, end."""
    start = rng.randrange(n)
    return start, rng.randint(start + 1, n)


def slice_args(rng, x):
    d = dim(rng, x)
    start, end = part(rng, x.shape[d])
    return {"dim": d, "start": start, "end": end, "step": rng.choice([1, 1, 1, 2])}


def narrow_args(rng, x):
    d = dim(rng, x)
    start, end = part(rng, x.shape[d])
    return {"dim": d, "start": start, "length": end - start}


def view_size(rng, x):
    n, size = x.numel(), []
    while n > 1 and len(size) < 3:
        factor = rng.choice([f for f in range(1, n + 1) if n % f == 0])
        size.append(factor)
        n //= factor
    size.append(n)
    return [-1 if i == 0 and rng.random() < 0.2 and x.numel() > 0 else s for i, s in enumerate(size)]


def permutation(rng, x):
    dims = list(range(x.dim()))
    rng.shuffle(dims)
    return dims


def two_dims(rng, x):
    return {"dim0": dim(rng, x), "dim1": dim(rng, x)}


def diagonal_args(rng, x):
    if x.dim() < 2:
        raise Dropped("one dimension")
    first, second = rng.sample(range(x.dim()), 2)
    return {"offset": rng.randint(-1, 1), "dim1": first, "dim2": second}


def strided_args(rng, x):
    if x.numel() < 4 or x.storage_offset() != 0 or not x.is_contiguous():
        raise Dropped("too small")
    n = x.numel()
    size = [2, rng.randint(1, n // 2)]
    return {"size": size, "stride": [size[1], 1] if rng.random() < 0.6 else [1, 2 if size[1] * 2 <= n - 1 else 1], "storage_offset": rng.choice([None, 0])}


def split_sizes(rng, x):
    d = dim(rng, x)
    n, sizes = x.shape[d], []
    while n > 0:
        sizes.append(rng.randint(1, n))
        n -= sizes[-1]
    return {"split_sizes": sizes, "dim": d}


def unfold_args(rng, x):
    d = dim(rng, x)
    size = rng.randint(1, x.shape[d])
    return {"dimension": d, "size": size, "step": size}


views = {
    "alias": lambda rng, x: {},
    "detach": lambda rng, x: {},
    "select.int": lambda rng, x: (lambda d: {"dim": d, "index": rng.randrange(x.shape[d])})(dim(rng, x)),
    "slice.Tensor": slice_args,
    "narrow": narrow_args,
    "unsqueeze": lambda rng, x: {"dim": rng.randrange(-x.dim() - 1, x.dim() + 1)},
    "squeeze": lambda rng, x: {},
    "squeeze.dim": lambda rng, x: {"dim": dim(rng, x)},
    "transpose.int": two_dims,
    "swapaxes": lambda rng, x: {"axis0": dim(rng, x), "axis1": dim(rng, x)},
    "swapdims": two_dims,
    "t": lambda rng, x: {},
    "numpy_T": lambda rng, x: {},
    "mT": lambda rng, x: {},
    "adjoint": lambda rng, x: {},
    "permute": lambda rng, x: {"dims": permutation(rng, x)},
    "movedim.int": lambda rng, x: {"source": dim(rng, x), "destination": dim(rng, x)},
    "view": lambda rng, x: {"size": view_size(rng, x)},
    "reshape": lambda rng, x: {"shape": view_size(rng, x)},
    "view_as": lambda rng, x: {"other": Ref("?like")},
    "flatten.using_ints": lambda rng, x: {"start_dim": 0, "end_dim": -1},
    "ravel": lambda rng, x: {},
    "unflatten.int": lambda rng, x: (lambda d: {"dim": d, "sizes": [1, x.shape[d]]})(dim(rng, x)),
    "expand": lambda rng, x: {"size": [rng.randint(1, 3), *x.shape]},
    "expand_as": lambda rng, x: {"other": Ref("?like")},
    "diagonal": diagonal_args,
    "unfold": unfold_args,
    "as_strided": strided_args,
    "contiguous": lambda rng, x: {},
    "atleast_2d": lambda rng, x: {},
    "split.Tensor": lambda rng, x: (lambda d: {"split_size": rng.randint(1, x.shape[d]), "dim": d})(dim(rng, x)),
    "split_with_sizes": split_sizes,
    "chunk": lambda rng, x: {"chunks": rng.randint(1, 3), "dim": dim(rng, x)},
    "unbind.int": lambda rng, x: {"dim": dim(rng, x)},
    "tensor_split.sections": lambda rng, x: {"sections": rng.randint(1, 3), "dim": dim(rng, x)},
    "hsplit.array": lambda rng, x: {"indices": [rng.randint(0, 3)]},
    "vsplit.int": lambda rng, x: {"sections": 1},
    "dsplit.int": lambda rng, x: {"sections": 1},
    "lift_fresh": lambda rng, x: {},
}
complex_views = {
    "real": lambda rng, x: {},
    "imag": lambda rng, x: {},
    "view_as_real": lambda rng, x: {},
}
shape_writes = {
    "t_": lambda rng, x: {},
    "transpose_": two_dims,
    "swapaxes_": lambda rng, x: {"axis0": dim(rng, x), "axis1": dim(rng, x)},
    "unsqueeze_": lambda rng, x: {"dim": rng.randrange(-x.dim() - 1, x.dim() + 1)},
    "squeeze_": lambda rng, x: {},
    "squeeze_.dim": lambda rng, x: {"dim": dim(rng, x)},
    "as_strided_": strided_args,
}


def scalar(rng):
    return rng.choice([rng.randint(-3, 3), rng.randint(-8, 8) / 4])


def other(ref="?other"):
    return Ref(ref)


writes = {
    "add_.Tensor": lambda rng, x: {"other": other(), "alpha": rng.choice([1, 1, 2])},
    "sub_.Tensor": lambda rng, x: {"other": other()},
    "mul_.Tensor": lambda rng, x: {"other": other()},
    "add_.Scalar": lambda rng, x: {"other": scalar(rng)},
    "mul_.Scalar": lambda rng, x: {"other": scalar(rng)},
    "div_.Scalar": lambda rng, x: {"other": 2.0},
    "copy_": lambda rng, x: {"src": other()},
    "fill_.Scalar": lambda rng, x: {"value": scalar(rng)},
    "fill_.Tensor": lambda rng, x: {"value": other("?scalar")},
    "zero_": lambda rng, x: {},
    **{f"{name}_": lambda rng, x: {} for name in [
        "abs", "sin", "cos", "tanh", "sigmoid", "neg", "exp", "round", "floor", "sign", "relu", "square", "trunc", "erf", "silu", "atan", "negative", "absolute"]},
    "clamp_": lambda rng, x: {"min": -1, "max": rng.choice([None, 1])},
    "clamp_min_": lambda rng, x: {"min": 0},
    "hardtanh_": lambda rng, x: {"min_val": -0.5, "max_val": 0.5},
    "leaky_relu_": lambda rng, x: {"negative_slope": 0.1},
    "elu_": lambda rng, x: {},
    "threshold_": lambda rng, x: {"threshold": 0.1, "value": 2},
    "pow_.Scalar": lambda rng, x: {"exponent": 2},
    "lerp_.Scalar": lambda rng, x: {"end": other(), "weight": 0.5},
    "addcmul_": lambda rng, x: {"tensor1": other(), "tensor2": other(), "value": 2},
    "addcdiv_": lambda rng, x: {"tensor1": other(), "tensor2": other("?nonzero"), "value": 1},
    "cumsum_": lambda rng, x: {"dim": dim(rng, x)},
    "cumprod_": lambda rng, x: {"dim": dim(rng, x)},
    "tril_": lambda rng, x: {"diagonal": rng.randint(-1, 1)},
    "triu_": lambda rng, x: {"diagonal": rng.randint(-1, 1)},
    "fill_diagonal_": lambda rng, x: {"fill_value": scalar(rng), "wrap": rng.random() < 0.3},
    "masked_fill_.Scalar": lambda rng, x: {"mask": other("?mask"), "value": scalar(rng)},
    "masked_fill_.Tensor": lambda rng, x: {"mask": other("?mask"), "value": other("?scalar")},
    "masked_scatter_": lambda rng, x: {"mask": other("?mask"), "source": other("?same")},
    "index_fill_.int_Scalar": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?index{d}"), "value": scalar(rng)})(dim(rng, x)),
    "index_add_": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?all{d}"), "source": other("?same"), "alpha": 1})(dim(rng, x)),
    "index_copy_": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?all{d}"), "source": other("?same")})(dim(rng, x)),
    "index_put_": lambda rng, x: {"indices": [other("?index0")], "values": other("?scalar"), "accumulate": rng.random() < 0.5},
    "scatter_.value": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?scatter{d}"), "value": scalar(rng)})(dim(rng, x)),
    "scatter_.src": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?scatter{d}"), "src": other("?same")})(dim(rng, x)),
    "scatter_add_": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?scatter{d}"), "src": other("?same")})(dim(rng, x)),
    "scatter_reduce_.two": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?scatter{d}"), "src": other("?same"), "reduce": rng.choice(["sum", "amax", "mean"])})(dim(rng, x)),
    "put_": lambda rng, x: {"index": other("?flat"), "source": other("?flatsource"), "accumulate": rng.random() < 0.5},
    "addmm_": lambda rng, x: {"mat1": other("?square0"), "mat2": other("?same")},
    "addmv_": lambda rng, x: {"mat": other("?square0"), "vec": other("?same")},
    "resize_": lambda rng, x: {"size": [x.numel()]},
    "_foreach_add_.Scalar": lambda rng, x: {"self": [Ref("?self"), other("?free")], "scalar": scalar(rng)},
    "_foreach_mul_.List": lambda rng, x: {"self": [Ref("?self")], "other": [other()]},
    "_foreach_neg_": lambda rng, x: {"self": [Ref("?self"), other("?free")]},
    "_foreach_addcmul_.Scalar": lambda rng, x: {"self": [Ref("?self")], "tensor1": [other()], "tensor2": [other()], "value": 2},
}
outs = {
    **{f"{name}.out": lambda rng, x: {} for name in ["sin", "tanh", "neg", "abs", "exp", "cos", "sign"]},
    "add.out": lambda rng, x: {"other": other()},
    "sub.out": lambda rng, x: {"other": other()},
    "mul.out": lambda rng, x: {"other": other()},
    "maximum.out": lambda rng, x: {"other": other()},
    "cumsum.out": lambda rng, x: {"dim": dim(rng, x)},
    "sum.IntList_out": lambda rng, x: {"dim": [dim(rng, x)]},
    "mean.out": lambda rng, x: {"dim": [dim(rng, x)]},
    "amax.out": lambda rng, x: {"dim": [dim(rng, x)]},
    "cat.out": lambda rng, x: {"self": None, "tensors": [Ref("?self"), other("?same")], "dim": dim(rng, x)},
    "index_select.out": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?index{d}")})(dim(rng, x)),
    "gather.out": lambda rng, x: (lambda d: {"dim": d, "index": other(f"?scatter{d}")})(dim(rng, x)),
    "clamp.out": lambda rng, x: {"min": -1, "max": 1},
    "where.self_out": lambda rng, x: {"condition": other("?mask"), "other": other()},
    "tril.out": lambda rng, x: {"diagonal": 0},
    "sort.values": lambda rng, x: {"dim": dim(rng, x), "descending": rng.random() < 0.5},
    "max.dim_max": lambda rng, x: {"dim": dim(rng, x)},
    "topk.values": lambda rng, x: {"k": 1, "dim": dim(rng, x)},
    "aminmax.out": lambda rng, x: {"dim": dim(rng, x)},
    "kthvalue.values": lambda rng, x: {"k": 1, "dim": dim(rng, x)},
    "cummax.out": lambda rng, x: {"dim": dim(rng, x)},
    "var_mean.correction": lambda rng, x: {"dim": [dim(rng, x)], "correction": 0},
    "frexp.Tensor_out": lambda rng, x: {},
}
values = {
    **{name: lambda rng, x: {} for name in ["sin", "exp", "relu", "clone", "zeros_like", "ones_like", "sum", "mean", "abs", "tanh", "cumsum:0", "empty_like:0", "prod"] if ":" not in name},
    "add.Tensor": lambda rng, x: {"other": other()},
    "mul.Tensor": lambda rng, x: {"other": other()},
    "where.self": lambda rng, x: {"condition": other("?mask"), "other": other()},
    "stack": lambda rng, x: {"self": None, "tensors": [Ref("?self"), other("?same")], "dim": 0},
    "cat": lambda rng, x: {"self": None, "tensors": [Ref("?self"), other("?same")], "dim": dim(rng, x)},
    "matmul": lambda rng, x: {"other": other("?same")},
    "sum.dim_IntList": lambda rng, x: {"dim": [dim(rng, x)], "keepdim": rng.random() < 0.5},
    "new_zeros": lambda rng, x: {"size": shape_of(rng, 2)},
    "new_full": lambda rng, x: {"size": shape_of(rng, 2), "fill_value": scalar(rng)},
    "roll": lambda rng, x: {"shifts": [1], "dims": [dim(rng, x)]},
    "flip": lambda rng, x: {"dims": [dim(rng, x)]},
    "select_scatter": lambda rng, x: (lambda d: {"src": other("?free"), "dim": d, "index": 0})(dim(rng, x)),
    "index.Tensor": lambda rng, x: {"indices": [other("?index0")]},
    "sort": lambda rng, x: {"dim": dim(rng, x)},
}


# What writes element by element may read the very elements that it writes.
elementwise = {op for op in writes if not re.search("^(index|scatter|masked_scatter|put|addm|cum|tri|fill_d|resize)", op)} | {
    op for op in outs if re.search("^(sin|tanh|neg|abs|exp|cos|sign|add|sub|mul|maximum|clamp|where)", op)}


def overlaps(op, a, b):
    if a.storage().data_ptr() != b.storage().data_ptr():
        return False
    return op not in elementwise or a.shape != b.shape or a.stride() != b.stride() or a.storage_offset() != b.storage_offset()


class Functionalized(Program):
    def resolve(self, value, this):
        """A tensor of the kind that a `?` name asks for: a value of the program, or a further input."""
        if isinstance(value, list):
            return [self.resolve(item, this) for item in value]
        if not (isinstance(value, Ref) and value.startswith("?")):
            return value
        rng, x, kind = self.rng, self[this], str(value[1:])
        if kind == "self":
            return this
        if kind in ("other", "same", "free", "like"):
            def fits(y):
                if not y.dtype.is_floating_point and not y.dtype.is_complex:
                    return False
                if kind == "free":
                    return y.dtype == x.dtype and y.storage().data_ptr() != x.storage().data_ptr()
                if kind == "same":
                    return y.shape == x.shape and y.dtype == x.dtype
                try:
                    return y.dtype == x.dtype and torch.broadcast_shapes(x.shape, y.shape) == x.shape
                except RuntimeError:
                    return False

            found = self.tensors(fits)
            return rng.choice(found) if found else self.input(floats(rng, list(x.shape), x.dtype))
        shape = list(x.shape)
        if kind == "mask":
            return self.input(floats(rng, shape) > 0)
        if kind == "scalar":
            return self.input(floats(rng, [], x.dtype))
        if kind == "nonzero":
            return self.input(floats(rng, shape, x.dtype).abs() + 1)
        if kind == "flat":
            return self.input(torch.tensor(rng.sample(range(x.numel()), min(2, x.numel()))))
        if kind == "flatsource":
            return self.input(floats(rng, [min(2, x.numel())], x.dtype))
        if kind == "square0":
            return self.input(floats(rng, [shape[0], shape[0]], x.dtype))
        d = int(kind.lstrip("abcdefghijklmnopqrstuvwxyz"))
        n = shape[d]
        if kind.startswith("index"):
            return self.input(torch.tensor(rng.sample(range(n), rng.randint(1, n))))
        if kind.startswith("all"):
            return self.input(torch.tensor(rng.sample(range(n), n)))
        if kind.startswith("scatter"):
            return self.input(torch.argsort(floats(rng, shape), dim=d))
        raise AssertionError(kind)

    def try_call(self, op, args, this=None):
        inputs, named = dict(self.inputs), dict(self.named)
        try:
            given = {key: self.resolve(value, this) for key, value in args.items()}
            step = self.step(op, given)
            written = [a.name for a in schemas()[f"aten::{op}"].arguments if a.alias_info is not None and a.alias_info.is_write]
            refs = {key: [self[v] for v in (value if isinstance(value, list) else [value]) if isinstance(v, Ref)] for key, value in given.items()}
            for key in written:
                for target in refs.get(key, []):
                    if any(s == 0 and n > 1 for s, n in zip(target.stride(), target.shape)):
                        raise Dropped("writes to an expanded tensor")
                    if target.numel() and len(torch.unique(torch.arange(target.storage().size()).as_strided(target.size(), target.stride(), target.storage_offset()))) < target.numel():
                        raise Dropped("writes to overlapping elements")
                    for k, others in refs.items():
                        if k not in written and any(overlaps(op, target, o) for o in others):
                            raise Dropped("reads memory that is overwritten")
            result = run_op(step, self.named)
            for value in [result] if isinstance(result, torch.Tensor) else result:
                if value.is_floating_point() and not bool(torch.isfinite(value).all()) or value.numel() > 64:
                    raise Dropped("too large")
            self.add(step, result)
        except BaseException:
            self.inputs, self.named = inputs, named
            raise


def generate(rng):
    program = Functionalized(rng)
    dtype = torch.complex128 if rng.random() < 0.1 else torch.float64
    for _ in range(rng.randint(1, 3)):
        program.input(floats(rng, shape_of(rng, rng.choice([1, 2, 2, 3])), dtype))
    floating = lambda x: x.is_floating_point() or x.is_complex()
    for _ in range(rng.randint(4, 14)):
        def view():
            table = {**views, **(complex_views if dtype.is_complex else {})}
            this = rng.choice(program.tensors(floating)[-6:])
            op = rng.choice(list(table))
            program.try_call(op, {"self": this, **table[op](rng, program[this])}, this)

        def write():
            this = rng.choice(program.tensors(floating)[-6:])
            op = rng.choice(list(writes))
            if op == "resize_" and program[this].storage().size() != program[this].numel():
                raise Dropped("resize_ of a part")
            program.try_call(op, {"self": this, **writes[op](rng, program[this])}, this)

        def shape_write():
            fresh = [ref for ref in program.tensors(floating) if ref.startswith("v") and program[ref]._base is None]
            if not fresh:
                raise Dropped("no intermediate")
            this = rng.choice(fresh)
            op = rng.choice(list(shape_writes))
            program.try_call(op, {"self": this, **shape_writes[op](rng, program[this])}, this)

        def out():
            this = rng.choice(program.tensors(floating)[-6:])
            op = rng.choice(list(outs))
            schema = schemas()[f"aten::{op}"]
            if not any(a.is_out for a in schema.arguments):
                raise Dropped("no out form")
            args = {"self": this, **outs[op](rng, program[this])}
            args = {key: value for key, value in args.items() if not (key == "self" and value is None)}
            resolved = {key: program.resolve(value, this) for key, value in args.items()}
            form = operator(op)
            functional = op.partition(".")[0]
            targets = [a for a in schema.arguments if a.is_out]
            live = {key: [program[v] for v in value] if isinstance(value, list) and value and isinstance(value[0], Ref) else program[value] if isinstance(value, Ref) else value for key, value in resolved.items()}
            given = [live[a.name] for a in schema.arguments if not a.kwarg_only and a.name in live]
            kept = {a.name: live[a.name] for a in schema.arguments if a.kwarg_only and a.name in live}
            results = getattr(torch, functional)(*given, **kept)
            results = [results] if isinstance(results, torch.Tensor) else list(results)
            for argument, result in zip(targets, results):
                fits = program.tensors(lambda y: y.shape == result.shape and y.dtype == result.dtype)
                if fits and rng.random() < 0.7:
                    resolved[argument.name] = rng.choice(fits)
                else:
                    # An empty one is resized, which is how out forms are mostly called.
                    size = [0] if rng.random() < 0.5 else list(result.shape)
                    program.try_call("zeros", {"size": size, "dtype": result.dtype})
                    resolved[argument.name] = Ref(program.steps[-1]["out"][0])
            program.try_call(op, resolved, this)

        def value():
            this = rng.choice(program.tensors(floating)[-6:])
            op = rng.choice(list(values))
            args = {"self": this, **values[op](rng, program[this])}
            program.try_call(op, {key: v for key, v in args.items() if not (key == "self" and v is None)}, this)

        def factory():
            op = rng.choice(["zeros", "ones", "full"])
            args = {"size": shape_of(rng, rng.choice([1, 2])), "dtype": dtype}
            if op == "full":
                args["fill_value"] = scalar(rng)
            program.try_call(op, args)

        attempts(rng, [(6, view), (6, write), (1, shape_write), (2, out), (3, value), (1, factory)], lambda choice: choice())
    names = program.tensors(floating)
    wanted = rng.sample(names, min(len(names), rng.randint(1, 4)))
    return {"kind": "random", "inputs": program.inputs, "steps": program.steps, "outputs": [str(name) for name in wanted]}


def record(rng):
    row = generate(rng)
    f = function_of(row)
    names = list(row["inputs"])
    inputs = inputs_of(row)
    outs = f(*inputs)
    row["outs"] = [encode_tensor(x) for x in outs]
    row["mutated"] = {n: encode_tensor(x) for n, x in zip(names, inputs) if encode_tensor(x) != row["inputs"][n]}
    row["graphs"] = {}
    for remove in ("mutations", "mutations_and_views"):
        traced = make_fx(functionalize(f, remove=remove))(*inputs_of(row))
        graph = graph_of(traced)
        again = inputs_of(row)
        results = run_graph(graph, again)
        stale = [i for i, (a, b) in enumerate(zip(results, outs)) if not close(a, b)]
        if stale:
            graph["stale"] = stale
        if not all(close(a, b) for a, b in zip(again, inputs)):
            graph["differs"] = "graph does not give the eager result"
        row["graphs"][remove] = graph
    return row


def replay(row):
    """Whether the record gives the same results once more."""
    f, inputs = function_of(row), inputs_of(row)
    results = f(*inputs)
    after = {n: decode(row["mutated"].get(n, row["inputs"][n]), {}) for n in row["inputs"]}
    return close(results, [decode(v, {}) for v in row["outs"]]) and close(inputs, list(after.values()))
