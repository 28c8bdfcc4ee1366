# Programs on lazily conjugated, lazily negated and zero tensors: which bits each result has, what is read and written through them, how often is copied.
import re

import torch
from common import *
from torch.utils._python_dispatch import TorchDispatchMode


# Kernels that read the memory that a zero tensor does not have end the process.
isolated = True


class Calls(TorchDispatchMode):
    """Notes the calls below autograd and below the fallbacks of the bits."""

    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        schema = func._schema
        self.names.append(schema.name + ("." + schema.overload_name if schema.overload_name else ""))
        return func(*args, **(kwargs or {}))


def flags_of(x):
    return "".join(flag for flag, on in (("c", x.is_conj()), ("n", x.is_neg()), ("z", x._is_zerotensor())) if on)


lazy = {"conj": {}, "_conj": {}, "_neg_view": {}, "imag": {}, "real": {}, "conj_physical": {}, "resolve_conj": {}, "resolve_neg": {}, "adjoint": {}, "mH": {}, "conj": {}, "view_as_real": {}}
views = {
    "select.int": {"dim": 0, "index": 0}, "slice.Tensor": {"dim": 0, "start": 0, "end": 1}, "t": {}, "transpose.int": {"dim0": 0, "dim1": 1}, "permute": {"dims": [1, 0]}, "view": {"size": [4]},
    "reshape": {"shape": [4]}, "unsqueeze": {"dim": 0}, "squeeze": {}, "expand": {"size": [2, 2, 2]}, "diagonal": {}, "detach": {}, "alias": {}, "flatten.using_ints": {}, "unbind.int": {}, "split.Tensor": {"split_size": 1},
    "chunk": {"chunks": 2}, "contiguous": {}, "narrow": {"dim": 0, "start": 0, "length": 1}, "as_strided": {"size": [2], "stride": [1]}, "movedim.int": {"source": 0, "destination": 1}, "unfold": {"dimension": 0, "size": 1, "step": 1},
    "ravel": {}, "swapaxes": {"axis0": 0, "axis1": 1}, "view_as_complex": {}, "numpy_T": {}, "atleast_2d": {}, "unsafe_chunk": {"chunks": 2}, "unflatten.int": {"dim": 0, "sizes": [1, 2]}, "tensor_split.sections": {"sections": 2},
}
reads = {
    **{name: {} for name in [
        "clone", "exp", "abs", "angle", "sum", "mean", "prod", "sin", "tanh", "sqrt", "square", "reciprocal", "neg", "sgn", "positive", "cumsum?", "is_nonzero?", "isfinite", "isnan", "isreal", "any", "all", "log", "sigmoid", "trace", "tril", "triu", "diag",
        "nonzero", "zeros_like", "ones_like", "linalg_det", "linalg_inv", "std", "var", "count_nonzero", "nansum?", "rsqrt", "expm1", "log1p", "frac?", "cosh", "atan", "linalg_vector_norm", "fft_fft", "logical_not", "inverse", "flipud", "fliplr", "norm_except_dim?",
        "rot90", "cov", "corrcoef", "masked?", "ceil", "floor", "round", "relu", "sign", "erf", "max", "argmax", "unique_dim?", "frobenius_norm", "msort", "mH", "asinh", "signbit", "linalg_matrix_norm?", "linalg_eigvals?", "special_expit", "deg2rad", "digamma", "i0"] if not name.endswith("?")},
    "add.Tensor": {"other": "?"}, "sub.Tensor": {"other": "?"}, "mul.Tensor": {"other": "?"}, "div.Tensor": {"other": "?"}, "mm": {"mat2": "?"}, "matmul": {"other": "?"}, "mv": {"vec": "?"}, "bmm": {"mat2": "?"}, "addmm": {"mat1": "?", "mat2": "?"},
    "baddbmm": {"batch1": "?", "batch2": "?"}, "outer": {"vec2": "?"}, "kron": {"other": "?"}, "add.Scalar": {"other": 2}, "mul.Scalar": {"other": 1j}, "pow.Tensor_Scalar": {"exponent": 2}, "pow.Tensor_Tensor": {"exponent": "?"}, "eq.Tensor": {"other": "?"}, "ne.Tensor": {"other": "?"},
    "equal": {"other": "?"}, "allclose": {"other": "?"}, "isclose": {"other": "?"}, "cat": {"tensors": ["?", "?"]}, "stack": {"tensors": ["?", "?"]}, "where.self": {"condition": "?b", "other": "?"}, "index_select": {"dim": 0, "index": "?i"}, "gather": {"dim": 0, "index": "?g"}, "flip": {"dims": [0]}, "roll": {"shifts": [1]},
    "repeat": {"repeats": [2, 1]}, "masked_select": {"mask": "?b"}, "masked_fill.Scalar": {"mask": "?b", "value": 1}, "index.Tensor": {"indices": ["?i"]}, "take": {"index": "?i"}, "sum.dim_IntList": {"dim": [0]}, "cumsum": {"dim": 0}, "cumprod": {"dim": 0}, "scatter_add": {"dim": 0, "index": "?g", "src": "?"}, "index_add": {"dim": 0, "index": "?i", "source": "?"},
    "lerp.Scalar": {"end": "?", "weight": 0.5}, "addcmul": {"tensor1": "?", "tensor2": "?"}, "addcdiv": {"tensor1": "?", "tensor2": "?"}, "to.dtype": {"dtype": torch.complex64}, "type_as": {"other": "?"}, "new_zeros": {"size": [2]}, "tensordot": {"other": "?", "dims_self": [0], "dims_other": [0]}, "einsum": {"equation": "ij,jk->ik", "tensors": ["?", "?"]},
    "polar": {"angle": "?", "abs": "?", "self": None}, "complex": {"real": "?", "imag": "?", "self": None}, "linalg_solve": {"A": "?", "B": "?", "self": None}, "maximum": {"other": "?"}, "atan2": {"other": "?"}, "logical_and": {"other": "?"}, "constant_pad_nd": {"pad": [1, 0]}, "select_scatter": {"src": "?", "dim": 0, "index": 0}, "diff": {}, "hstack": {"tensors": ["?", "?"]},
    "_efficientzerotensor": {"size": [2, 2], "dtype": torch.complex128, "self": None}, "linalg_multi_dot": {"tensors": ["?", "?"]}, "rsub.Tensor": {"other": "?"}, "true_divide.Tensor": {"other": "?"}, "logaddexp": {"other": "?"}, "hypot": {"other": "?"}, "copysign.Tensor": {"other": "?"}, "lt.Tensor": {"other": "?"}, "softmax.int": {"dim": 0}, "sort": {}, "dist": {"other": "?"},
    "unique_consecutive": {}, "aminmax": {}, "std_mean": {}, "bucketize.Tensor": {"boundaries": "?"}, "searchsorted.Tensor": {"sorted_sequence": "?", "self": "?"}, "_foreach_add.List": {"self": ["?", "?"], "other": ["?", "?"]}, "_foreach_neg": {"self": ["?"]}, "_foreach_mul.Scalar": {"self": ["?", "?"], "scalar": 2}, "item": {}, "_local_scalar_dense": {}, "linalg_cross?": {},
}
writes = {
    **{name: {} for name in ["conj_physical_", "neg_", "exp_", "zero_", "sin_", "square_", "tanh_", "resolve_conj", "abs_", "t_", "squeeze_", "sgn_", "relu_", "round_", "tril_", "reciprocal_", "positive"]},
    "copy_": {"src": "?"}, "add_.Tensor": {"other": "?"}, "mul_.Tensor": {"other": "?"}, "sub_.Tensor": {"other": "?"}, "div_.Tensor": {"other": "?"}, "add_.Scalar": {"other": 1}, "mul_.Scalar": {"other": 2}, "fill_.Scalar": {"value": 3}, "masked_fill_.Scalar": {"mask": "?b", "value": 1}, "index_put_": {"indices": ["?i"], "values": "?"},
    "index_add_": {"dim": 0, "index": "?i", "source": "?"}, "index_copy_": {"dim": 0, "index": "?i", "source": "?"}, "index_fill_.int_Scalar": {"dim": 0, "index": "?i", "value": 2}, "scatter_.src": {"dim": 0, "index": "?g", "src": "?"}, "scatter_add_": {"dim": 0, "index": "?g", "src": "?"}, "addmm_": {"mat1": "?", "mat2": "?"}, "addcmul_": {"tensor1": "?", "tensor2": "?"},
    "lerp_.Scalar": {"end": "?", "weight": 0.5}, "transpose_": {"dim0": 0, "dim1": 1}, "unsqueeze_": {"dim": 0}, "cumsum_": {"dim": 0}, "pow_.Scalar": {"exponent": 2}, "fill_.Tensor": {"value": "?"}, "masked_scatter_": {"mask": "?b", "source": "?"}, "_foreach_add_.Scalar": {"self": ["?", "?"], "scalar": 1}, "_foreach_neg_": {"self": ["?"]}, "put_": {"index": "?i", "source": "?"},
    "add.out": {"other": "?", "out": "?"}, "mul.out": {"other": "?", "out": "?"}, "exp.out": {"out": "?"}, "mm.out": {"mat2": "?", "out": "?"}, "neg.out": {"out": "?"}, "cat.out": {"tensors": ["?", "?"], "out": "?"}, "abs.out": {"out": "?"}, "sum.IntList_out": {"dim": [0], "out": "?"}, "conj_physical.out": {"out": "?"}, "resize_": {"size": [4]}, "angle.out": {"out": "?"},
    "swapaxes_": {"axis0": 0, "axis1": 1}, "clamp_": {"min": 0}, "detach_": {}, "fill_diagonal_": {"fill_value": 1}, "renorm_": {"p": 2, "dim": 0, "maxnorm": 1}, "logical_not_": {}, "eq_.Tensor": {"other": "?"}, "requires_grad_?": {},
}
for table in (lazy, views, reads, writes):
    for name in [name for name in table if name.endswith("?") or f"aten::{name}" not in schemas()]:
        del table[name]


class Lazy(Program):
    def choose(self, kind):
        rng = self.rng
        if kind == "b":
            return self.input(floats(rng, [2, 2]) > 0)
        if kind == "i":
            return self.input(torch.tensor(rng.sample(range(2), rng.randint(1, 2))))
        if kind == "g":
            return self.input(torch.tensor([[0, 1], [1, 0]]))
        found = self.tensors(lambda x: x.is_floating_point() or x.is_complex())
        bits = [name for name in found if flags_of(self.named[name])]
        return rng.choice(bits[-4:] if bits and rng.random() < 0.6 else found[-6:])

    def fill(self, value):
        if isinstance(value, list):
            return [self.fill(item) for item in value]
        return self.choose(value[1:]) if isinstance(value, str) and value.startswith("?") else value

    def arguments(self, op, table):
        wanted = dict(table[op])
        first = schemas()[f"aten::{op}"].arguments[0].name
        if wanted.get("self", "") is None:
            del wanted["self"]
        elif first not in wanted and first not in ("tensors", "equation"):
            wanted[first] = "?"
        return {key: self.fill(value) for key, value in wanted.items()}


def run_step(step, named):
    calls = Calls()
    with calls:
        result = run_op(step, named)
    return calls.names, result


def unchanged(value):
    return value.clone() if isinstance(value, torch.Tensor) and not value._is_zerotensor() else value


def shares(a, b):
    return a.storage().data_ptr() == b.storage().data_ptr()


def crashes(program, op, args):
    """Whether the kernel would read the memory that a zero tensor does not have: below the fallback, 1.13 ends the process."""
    zero = any(isinstance(x, Ref) and program[x]._is_zerotensor() for value in args.values() for x in (value if isinstance(value, list) else [value]) if isinstance(x, Ref))
    return zero and op in ("as_strided", "set_.source_Tensor", "resize_", "item", "_local_scalar_dense", "unfold", "view_as_real", "view_as_complex", "lift_fresh", "isclose", "allclose", "equal", "linalg_det")


def legal(program, op, args):
    """Whether nothing is written that a further argument reads, or that lies twice in memory."""
    schema = schemas()[f"aten::{op}"]
    for argument in schema.arguments:
        if argument.alias_info is None or not argument.alias_info.is_write or argument.name not in args:
            continue
        given = args[argument.name]
        for at, ref in enumerate(given if isinstance(given, list) else [given]):
            target = program[ref]
            if any(s == 0 and n > 1 for s, n in zip(target.stride(), target.shape)):
                return False
            for key, value in args.items():
                for place, other in enumerate(value if isinstance(value, list) else [value]):
                    if not isinstance(other, Ref) or (key, place) == (argument.name, at if isinstance(given, list) else 0):
                        continue
                    if isinstance(program[other], torch.Tensor) and not program[other]._is_zerotensor() and not target._is_zerotensor() and shares(program[other], target):
                        return False
    return True


@torch.no_grad()
def record(rng):
    program = Lazy(rng)
    for _ in range(rng.randint(2, 3)):
        program.input(floats(rng, [2, 2], rng.choice([torch.complex128, torch.complex128, torch.float64])))
    per_step, error = [], None
    wanted = rng.randint(5, 12)
    refused = rng.random() < 0.3
    if rng.random() < 0.35:
        step = program.step("_efficientzerotensor", {"size": [2, 2], "dtype": rng.choice([torch.complex128, torch.float64])})
        calls, result = run_step(step, program.named)
        (name,) = program.add(step, result)
        per_step.append({"flags": {name: "z"}, "calls": calls})
    while len(program.steps) < wanted and error is None:
        def attempt(table):
            nonlocal error
            inputs, named = dict(program.inputs), dict(program.named)
            op = rng.choice(list(table))
            try:
                args = program.arguments(op, table)
                if not legal(program, op, args) or crashes(program, op, args):
                    raise Dropped("overlap")
                step = program.step(op, args)
                # A refusal may have written already, and the last step's is recorded: look at copies.
                calls, result = run_step(step, program.named)
            except RuntimeError as problem:
                text = str(problem)
                program.named.update(named)
                if refused and len(program.steps) >= 3 and table is writes and re.search("immutable|ZeroTensor|conj|negative bit|view_as_real", text):
                    step["out"] = []
                    program.steps.append(step)
                    error = {"step": len(program.steps) - 1, **message(problem)}
                    return
                program.inputs = inputs
                for name in set(program.named) - set(named):
                    del program.named[name]
                raise
            except BaseException:
                program.inputs = inputs
                for name in set(program.named) - set(named):
                    del program.named[name]
                raise
            values = [result] if isinstance(result, torch.Tensor) else result if isinstance(result, (list, tuple)) else []
            names = program.add(step, result)
            flat = [name for one in names for name in (one if isinstance(one, list) else [one]) if name is not None]
            per_step.append({"flags": {name: flags_of(program.named[name]) for name in flat}, "calls": calls})

        attempts(rng, [(5, lazy), (4, views), (6, reads), (4, writes)], attempt, 200)
    row = {"kind": "random", "inputs": program.inputs, "steps": program.steps, "per_step": per_step}
    if error is not None:
        row["error"] = error
    row["values"] = values_of(row, program.named)
    if any(isinstance(x, torch.Tensor) and x.numel() > 64 for x in program.named.values()):
        raise Dropped("too large")
    return row


def values_of(row, named):
    values = {}
    for name, x in named.items():
        values[name] = {**encode_tensor(x), "flags": flags_of(x)} if isinstance(x, torch.Tensor) else encode(x)
    return values


def replay(row):
    with torch.no_grad():
        named = {name: decode(value, {}) for name, value in row["inputs"].items()}
        for i, step in enumerate(row["steps"]):
            if row.get("error", {}).get("step") == i:
                try:
                    run_step(step, named)
                except RuntimeError as problem:
                    if message(problem)["message"] != row["error"]["message"]:
                        return False
                    break
                return False
            calls, result = run_step(step, named)
            bind_results(step, result, named)
            if calls != row["per_step"][i]["calls"] or any(flags_of(named[name]) != flags for name, flags in row["per_step"][i]["flags"].items()):
                return False
        return values_of(row, named) == row["values"] or all(
            close(decode_tensor_of_any_dtype(v), named[k]) for k, v in row["values"].items() if isinstance(named[k], torch.Tensor))
