# Programs and single calls in regions of CPU autocast: results, casts and the other calls below autograd, gradients.
import contextlib

import torch
from common import *
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_flatten


def header():
    """The CPU's lists, by the policies that the kernels at AutocastCPU follow; the records need only that the line exists."""
    return {"lists": {"cpu": {}, "cuda": {}}}


class Log(TorchDispatchMode):
    """Notes the calls below autograd: operator, dtypes of the tensor arguments and of the results."""

    def __init__(self):
        super().__init__()
        self.calls = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        given = dtypes_in([args, kwargs or {}])
        result = func(*args, **(kwargs or {}))
        schema = func._schema
        self.calls.append([schema.name + ("." + schema.overload_name if schema.overload_name else ""), given, dtypes_in(result)])
        return result


def dtypes_in(value):
    return [str(x.dtype).removeprefix("torch.") for x in tree_flatten(value)[0] if isinstance(x, torch.Tensor)]


one = {name: {} for name in [
    "exp", "log1p", "tanh", "relu", "sigmoid", "sin", "gelu", "silu", "softplus", "rsqrt", "reciprocal", "sqrt", "abs", "neg", "square", "expm1", "erf", "mish",
    "hardswish", "selu", "elu", "celu", "log_sigmoid", "hardtanh", "atan", "sum", "mean", "prod", "logsumexp?", "trace", "t", "clone", "contiguous", "var", "std",
    "linalg_inv", "inverse", "linalg_det", "logdet", "linalg_svdvals", "linalg_eigvalsh", "linalg_slogdet", "linalg_qr", "pinverse",
    "linalg_cond", "matrix_exp", "cumsum?", "frobenius_norm", "nuclear_norm", "flatten.using_ints", "alpha_dropout?", "logcumsumexp?", "max", "min", "amax", "aminmax?", "median", "diag", "tril", "triu",
    "fft_fft", "fft_rfft", "fft_ifft2", "fft_fft2", "std_mean", "var_mean", "nansum", "linalg_norm", "linalg_vector_norm"] if not name.endswith("?")}
# name -> further arguments; "?" names are tensors of the program: ? any, ?p positive, ?v a vector, ?i class numbers.
calls = {
    **one,
    "softmax.int": {"dim": -1}, "log_softmax.int": {"dim": 0}, "cumsum": {"dim": 0}, "cumprod": {"dim": 1}, "logsumexp": {"dim": [1]}, "logcumsumexp": {"dim": 0},
    "sum.dim_IntList": {"dim": [0], "keepdim": True}, "mean.dim": {"dim": [1], "keepdim": True}, "prod.dim_int": {"dim": 0, "keepdim": True},
    "norm.Scalar": {"p": 2}, "norm.ScalarOpt_dim": {"p": 2, "dim": [1], "keepdim": True}, "linalg_vector_norm": {"ord": 3}, "linalg_norm.ord_str": {"ord": "nuc"},
    "linalg_matrix_norm.str_ord": {"ord": "fro"}, "linalg_norm": {"ord": 1}, "renorm": {"p": 2, "dim": 0, "maxnorm": 1}, "norm_except_dim": {"v": "?", "self": None},
    "frobenius_norm.dim": {"dim": [0], "keepdim": True}, "nuclear_norm.dim": {"dim": [0, 1]},
    "add.Tensor": {"other": "?"}, "mul.Tensor": {"other": "?"}, "sub.Tensor": {"other": "?"}, "div.Tensor": {"other": "?p"}, "maximum": {"other": "?"}, "atan2": {"other": "?p"},
    "add.Scalar": {"other": 2}, "mul.Scalar": {"other": 0.5}, "pow.Tensor_Scalar": {"exponent": 2}, "pow.Scalar": {"exponent": "?", "self": 2}, "pow.Tensor_Tensor": {"exponent": "?"},
    "addcmul": {"tensor1": "?", "tensor2": "?"}, "addcdiv": {"tensor1": "?", "tensor2": "?p"}, "lerp.Scalar": {"end": "?", "weight": 0.3}, "where.ScalarOther?": {},
    "mm": {"mat2": "?"}, "matmul": {"other": "?"}, "addmm": {"mat1": "?", "mat2": "?"}, "linear": {"input": "?", "weight": "?", "bias": "?v", "self": None}, "mv": {"vec": "?v"},
    "addmv": {"self": "?v", "mat": "?", "vec": "?v"}, "addr": {"vec1": "?v", "vec2": "?v"}, "dot": {"self": "?v", "tensor": "?v"}, "outer": {"self": "?v", "vec2": "?v"}, "inner": {"other": "?"},
    "einsum": {"self": None, "equation": "ij,jk->ik", "tensors": ["?", "?"]}, "linalg_multi_dot": {"self": None, "tensors": ["?", "?", "?"]}, "chain_matmul": {"self": None, "matrices": ["?", "?"]},
    "tensordot": {"other": "?", "dims_self": [1], "dims_other": [0]}, "kron": {"other": "?"}, "bilinear": {"self": None, "input1": "?", "input2": "?", "weight": "?3"},
    "bmm": {"self": "?3", "mat2": "?3"}, "baddbmm": {"self": "?3", "batch1": "?3", "batch2": "?3"}, "addbmm": {"batch1": "?3", "batch2": "?3"},
    "conv1d": {"self": None, "input": "?3", "weight": "?3"}, "conv_transpose1d": {"self": None, "input": "?3", "weight": "?3"}, "conv2d": {"self": None, "input": "?4", "weight": "?4"},
    "conv_transpose2d.input": {"self": None, "input": "?4", "weight": "?4"}, "conv_tbc": {"self": "?3", "weight": "?3", "bias": "?v"}, "prelu": {"weight": "?v"},
    "avg_pool2d": {"self": "?4", "kernel_size": [2]}, "max_pool2d": {"self": "?4", "kernel_size": [2]}, "adaptive_avg_pool2d": {"self": "?4", "output_size": [1]}, "avg_pool3d": {"self": "?4", "kernel_size": [1, 2, 2]},
    "adaptive_avg_pool3d": {"self": "?4", "output_size": [1, 1, 1]}, "reflection_pad1d": {"self": "?3", "padding": [1, 1]}, "replication_pad2d": {"self": "?4", "padding": [1, 1, 0, 1]},
    "upsample_nearest1d": {"self": "?3", "output_size": [4]}, "upsample_bilinear2d": {"self": "?4", "output_size": [3, 4], "align_corners": False}, "grid_sampler": {"self": None, "input": "?4", "grid": "?g", "interpolation_mode": 0, "padding_mode": 0, "align_corners": False},
    "batch_norm": {"self": None, "input": "?", "weight": "?v", "bias": "?v", "running_mean": None, "running_var": None, "training": True, "momentum": 0.1, "eps": 0.5, "cudnn_enabled": False},
    "layer_norm": {"self": None, "input": "?", "normalized_shape": ["n"], "weight": "?v", "bias": "?v", "eps": 0.5}, "group_norm": {"self": None, "input": "?", "num_groups": 1, "weight": "?v", "bias": "?v", "eps": 0.5},
    "instance_norm": {"self": None, "input": "?3", "weight": "?v", "bias": "?v", "running_mean": None, "running_var": None, "use_input_stats": True, "momentum": 0.1, "eps": 0.5, "cudnn_enabled": False},
    "mse_loss": {"target": "?"}, "l1_loss": {"target": "?"}, "smooth_l1_loss": {"target": "?"}, "huber_loss": {"target": "?"}, "soft_margin_loss": {"target": "?"}, "kl_div": {"target": "?p"}, "poisson_nll_loss": {"self": None, "input": "?", "target": "?p", "log_input": True, "full": False, "eps": 0.1, "reduction": 1},
    "binary_cross_entropy": {"self": "?u", "target": "?u"}, "binary_cross_entropy_with_logits": {"target": "?u"}, "cross_entropy_loss": {"target": "?i"}, "nll_loss": {"target": "?i"}, "multi_margin_loss": {"target": "?i"}, "gaussian_nll_loss?": {},
    "hinge_embedding_loss": {"target": "?"}, "cosine_embedding_loss": {"self": None, "input1": "?", "input2": "?", "target": "?v"}, "margin_ranking_loss": {"self": None, "input1": "?", "input2": "?", "target": "?"}, "triplet_margin_loss": {"self": None, "anchor": "?", "positive": "?", "negative": "?"},
    "cosine_similarity": {"self": None, "x1": "?", "x2": "?", "dim": 1}, "cdist": {"self": None, "x1": "?", "x2": "?"}, "pdist": {}, "pairwise_distance": {"self": None, "x1": "?", "x2": "?"}, "dist": {"other": "?"}, "cross": {"self": "?c", "other": "?c", "dim": 1},
    "multilabel_margin_loss": {"target": "?m"},
    "linalg_solve": {"self": None, "A": "?", "B": "?"}, "linalg_lstsq": {"b": "?"}, "linalg_eigh": {}, "linalg_svd": {"A": "?", "self": None}, "linalg_cholesky": {"self": "?d"}, "cholesky": {"self": "?d"}, "linalg_cholesky_ex": {"self": "?d"}, "linalg_lu_factor": {"A": "?", "self": None}, "linalg_matrix_rank.atol_rtol_float": {"input": "?", "self": None}, "linalg_tensorinv?": {}, "triangular_solve": {"A": "?"}, "cholesky_inverse": {"self": "?d"}, "linalg_pinv.atol_rtol_float": {}, "linalg_eigvals": {}, "linalg_cross": {"self": "?c", "other": "?c", "dim": 1},
    "cat": {"self": None, "tensors": ["?", "?"], "dim": 0}, "stack": {"self": None, "tensors": ["?", "?", "?"], "dim": 0}, "vstack": {"self": None, "tensors": ["?", "?"]}, "index_put": {"indices": ["?i"], "values": "?", "accumulate": True}, "scatter_add": {"dim": 0, "index": "?I", "src": "?"}, "index_add": {"dim": 0, "index": "?i", "source": "?"},
    "to.dtype": {"dtype": torch.bfloat16}, "type_as": {"other": "?"}, "unsqueeze": {"dim": 0}, "select.int": {"dim": 0, "index": 0}, "slice.Tensor": {"dim": 0, "start": 0, "end": 1}, "transpose.int": {"dim0": 0, "dim1": 1}, "detach": {},
    "add_.Tensor": {"other": "?"}, "mul_.Tensor": {"other": "?"}, "addcmul_": {"tensor1": "?", "tensor2": "?"}, "copy_": {"src": "?"}, "relu_": {}, "exp_": {}, "addmm_": {"mat1": "?", "mat2": "?"}, "div_.Tensor": {"other": "?p"}, "baddbmm_": {"self": "?3", "batch1": "?3", "batch2": "?3"},
    "_foreach_add_.Scalar": {"self": ["?", "?o"], "scalar": 2}, "_foreach_mul.List": {"self": ["?", "?"], "other": ["?", "?"]}, "_foreach_exp": {"self": ["?", "?"]}, "_foreach_add.Scalar": {"self": ["?", "?"], "scalar": 0.5}, "_foreach_norm.Scalar": {"self": ["?", "?"]},
    "_foreach_addcmul.Scalar": {"self": ["?"], "tensor1": ["?"], "tensor2": ["?"]}, "_foreach_mul_.List": {"self": ["?o"], "other": ["?"]},
    "embedding": {"self": None, "weight": "?", "indices": "?i"}, "one_hot?": {}, "dropout": {"self": None, "input": "?", "p": 0.0, "train": False}, "rnn_tanh_cell": {"self": None, "input": "?", "hx": "?", "w_ih": "?", "w_hh": "?"}, "gru_cell": {"self": None, "input": "?", "hx": "?", "w_ih": "?w3", "w_hh": "?w3"}, "lstm_cell": {"self": None, "input": "?", "hx": ["?", "?"], "w_ih": "?w4", "w_hh": "?w4"},
    "_convolution.deprecated?": {}, "bernoulli?": {}, "glu": {}, "masked_fill.Scalar": {"mask": "?b", "value": 2}, "addcdiv_": {"tensor1": "?", "tensor2": "?p"}, "clamp.Tensor": {"min": "?", "max": "?p"},
}
calls = {name: args for name, args in calls.items() if not name.endswith("?") and f"aten::{name}" in schemas()}
calls = {name: args for name, args in calls.items() if all(key == "self" and value is None or any(a.name == key for a in schemas()[f"aten::{name}"].arguments) for key, value in args.items())}


def random_tensor(rng, shape, dtype=torch.float32):
    return torch.tensor([rng.uniform(-1.5, 1.5) for _ in range(torch.Size(shape).numel())]).reshape(shape).to(dtype)


class Autocast(Program):
    def __init__(self, rng):
        super().__init__(rng)
        self.n = rng.choice([2, 3])
        self.leaves = set()

    def new(self, tensor, leaf=None):
        ref = self.input(tensor)
        self.log_input(ref, leaf)
        return ref

    def log_input(self, ref, leaf):
        x = self.named[ref]
        if leaf is None:
            leaf = x.is_floating_point() and self.rng.random() < 0.6
        if leaf:
            x.requires_grad_(True)
            self.leaves.add(str(ref))

    def choose(self, kind):
        """A tensor of the kind that a `?` name asks for: one of the program, or a further input."""
        rng, n = self.rng, self.n
        dtype = rng.choice([torch.float32] * 8 + [torch.bfloat16, torch.bfloat16, torch.float64])
        shapes = {"": [n, n], "o": [n, n], "v": [n], "3": [n, n, n], "4": [1, n, n, n], "w3": [3 * n, n], "w4": [4 * n, n], "p": [n, n], "u": [n, n], "c": [n, 3]}
        shape = shapes.get(kind)
        if kind in ("", "v", "3", "4", "c"):
            fits = self.tensors(lambda x: x.is_floating_point() and list(x.shape) == shape)
            if fits and rng.random() < 0.85:
                return rng.choice(fits[-5:])
            return self.new(random_tensor(rng, shape, dtype))
        if kind == "o":
            return self.new(random_tensor(rng, shape, dtype), False)
        if kind in ("p", "w3", "w4"):
            return self.new(random_tensor(rng, shape, dtype).abs() + 0.5)
        if kind == "u":
            return self.new(torch.sigmoid(random_tensor(rng, shape)).to(rng.choice([torch.float32, torch.float32, torch.bfloat16])))
        if kind == "d":
            x = random_tensor(rng, [n, n])
            return self.new(x @ x.T + torch.eye(n))
        if kind == "g":
            return self.new(random_tensor(rng, [1, n, n, 2]) * 0.6)
        if kind == "b":
            return self.new(random_tensor(rng, [n, n]) > 0, False)
        if kind == "i":
            return self.new(torch.tensor([rng.randrange(n) for _ in range(n)]), False)
        if kind == "m":
            return self.new(torch.tensor([[rng.randrange(n)] + [-1] * (n - 1) for _ in range(n)]), False)
        if kind == "I":
            return self.new(torch.tensor([[rng.randrange(n) for _ in range(n)] for _ in range(n)]), False)
        raise AssertionError(kind)

    def fill(self, value):
        if isinstance(value, list):
            return [self.fill(item) for item in value]
        if isinstance(value, str) and value.startswith("?"):
            return self.choose(value[1:])
        return self.n if value == "n" else value


def arguments_of(program, op):
    schema = schemas()[f"aten::{op}"]
    wanted = dict(calls[op])
    if wanted.get("self", "") is None:
        del wanted["self"]
    elif "self" not in wanted and schema.arguments[0].name in ("self", "A"):
        wanted[schema.arguments[0].name] = "?"
    # An argument that has a default keeps it, except that a number of a Tensor's stays a number.
    return {key: program.fill(value) for key, value in wanted.items()}


class Regions:
    """Runs the steps of a program, regions included."""

    def __init__(self, named, logging=False):
        self.named, self.open, self.logging = named, [], logging

    def state(self):
        return [torch.is_autocast_cpu_enabled(), torch.is_autocast_cache_enabled()]

    def run(self, step):
        """The calls of the step, and its result."""
        if "do" in step:
            if step["do"] == "autocast":
                region = torch.autocast("cpu", torch.bfloat16, enabled=step["enabled"], **({"cache_enabled": step["cache"]} if "cache" in step else {}))
                region.__enter__()
                self.open.append(region)
            elif step["do"] == "no_grad":
                mode = torch.no_grad()
                mode.__enter__()
                self.open.append(mode)
            else:
                self.open.pop().__exit__(None, None, None)
            return [], None
        # Below a mode, kernels that call operators call them outside of autocast: results come from runs without one.
        if not self.logging:
            return [], run_op(step, self.named)
        log = Log()
        with log:
            result = run_op(step, self.named)
        return log.calls, result

    def close(self):
        while self.open:
            self.open.pop().__exit__(None, None, None)


def nonunique(op):
    return any(word in op for word in ("svd", "eig", "qr", "lstsq")) and "vals" not in op


def finite(x):
    return not x.is_floating_point() or bool(torch.isfinite(x).all()) and float(x.detach().abs().max() if x.numel() else 0) < 1e4


def generate_program(rng):
    program = Autocast(rng)
    for _ in range(rng.randint(1, 3)):
        program.choose("")
    regions = Regions(program.named)
    # Those with several right answers are recorded as single calls.
    names = [name for name in calls if not nonunique(name)]
    kinds = []
    try:
        for _ in range(rng.randint(4, 12)):
            chance = rng.random()
            step = None
            if not kinds or chance < 0.15:
                step = {"do": "autocast", "enabled": not kinds or rng.random() < 0.6}
                if rng.random() < 0.3:
                    step["cache"] = rng.random() < 0.5
                kinds.append("end")
            elif chance < 0.25:
                step = {"do": kinds.pop()}
            elif chance < 0.29:
                step = {"do": "no_grad"}
                kinds.append("end_grad")
            if step is not None:
                regions.run(step)
                program.steps.append(step)
                continue

            def call_one():
                op = rng.choice(names)
                inputs, named, leaves = dict(program.inputs), dict(program.named), set(program.leaves)
                try:
                    given = arguments_of(program, op)
                    if op.partition(".")[0].endswith("_") and list(given.values()).count(given["self"]) > 1:
                        raise Dropped("reads what it writes")
                    step = program.step(op, given)
                    _, result = regions.run(step)
                    for value in tree_flatten(result)[0]:
                        if not isinstance(value, torch.Tensor) or not finite(value) or value.numel() > 80:
                            raise Dropped("not finite")
                    program.add(step, result)
                except BaseException:
                    # What was created for the call goes; the regions share the names.
                    program.inputs, program.leaves = inputs, leaves
                    for name in set(program.named) - set(named):
                        del program.named[name]
                    raise

            attempts(rng, [(1, call_one)], lambda choice: choice())
        while kinds:
            step = {"do": kinds.pop()}
            regions.run(step)
            program.steps.append(step)
    finally:
        regions.close()
    results = program.tensors(lambda x: x.is_floating_point() and x.numel() > 0)
    results = [name for name in results if name.startswith("v")]
    outputs = rng.sample(results, min(len(results), rng.randint(1, 3)))
    return {"kind": "random", "inputs": program.inputs, "steps": program.steps, "outputs": [str(o) for o in outputs], "leaves": [name for name in program.inputs if name in program.leaves]}


def run_program(row, cotangents=None):
    """The results and gradients of a program, and the log of another run."""
    logged = run_once(row, cotangents, True)
    return {**run_once(row, cotangents, False), **{key: logged[key] for key in ("steps_log", "backward_calls") if key in logged}}


def run_once(row, cotangents, logging, noise=0):
    named = {name: decode(value, {}) for name, value in row["inputs"].items()}
    for name, x in named.items():
        if noise and x.is_floating_point():
            named[name] = x + x * noise * torch.randn(x.shape, generator=torch.Generator().manual_seed(1)).to(x.dtype)
    for name in row["leaves"]:
        named[name].requires_grad_(True)
    regions, log = Regions(named, logging), []
    try:
        for step in row["steps"]:
            made, result = regions.run(step)
            if "do" not in step:
                bind_results(step, result, named)
            log.append({"calls": made, "state": regions.state()})
    finally:
        regions.close()
    outs = [named[name] for name in row["outputs"]]
    wanted = [x for x in outs if x.requires_grad]
    if not wanted or not row["leaves"]:
        return {"steps_log": log, "outs": outs}
    given = [c for c in cotangents if c is not None] if cotangents is not None else [
        random_tensor(random.Random(i), x.shape, x.dtype) for i, x in enumerate(wanted)]
    back = Log()
    with back if logging else contextlib.nullcontext():
        grads = torch.autograd.grad(wanted, [named[name] for name in row["leaves"]], given, allow_unused=True)
    order = iter(given)
    return {"steps_log": log, "outs": outs, "cotangents": [next(order) if x.requires_grad else None for x in outs], "grads": list(grads), "backward_calls": back.calls}


def record_program(rng):
    row = generate_program(rng)
    found = run_program(row)
    if not all(finite(x) for x in [*found["outs"], *[g for g in found.get("grads", []) if g is not None]]):
        raise Dropped("not finite")
    near = run_once(row, None, False, 4e-3)
    for x, y in zip([*found["outs"], *found.get("grads", [])], [*near["outs"], *near.get("grads", [])]):
        if x is not None and x.numel() and float((x.detach().double() - y.detach().double()).abs().max()) > 0.02 * max(float(x.detach().abs().max()), 1e-3):
            raise Dropped("rounding is amplified")
    row["steps_log"] = found["steps_log"]
    row["outs"] = [encode(x) for x in found["outs"]]
    row["dtypes"] = [str(x.dtype).removeprefix("torch.") for x in found["outs"]]
    if "grads" in found:
        row.update({key: [encode(x) for x in found[key]] for key in ("cotangents", "grads")}, backward_calls=found["backward_calls"])
    return row


def run_call(row):
    log = Log()
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        result = call(row["op"], {key: decode(value, {}) for key, value in row["args"].items()})
        given = {key: decode(value, {}) for key, value in row["args"].items()}
        with log:
            logged = call(row["op"], given)
    if not close(logged, result, 1e-6):
        raise Dropped("casts that the log does not show")
    return log.calls, [result] if len(schemas()[row["op"]].returns) == 1 else list(result)


def record_call(rng):
    program = Autocast(rng)

    def one():
        op = rng.choice(list(calls))
        step = program.step(op, arguments_of(program, op))
        if len({v["v"] for v in step["args"].values() if v and v["k"] == "ref"}) < sum(bool(v) and v["k"] == "ref" for v in step["args"].values()):
            raise Dropped("one tensor twice")

        def inline(value):
            if value is None or value["k"] not in ("ref", "list"):
                return value
            return program.inputs[value["v"]] if value["k"] == "ref" else {"k": "list", "v": [inline(v) for v in value["v"]]}

        row = {"kind": "call", "op": step["op"], "policy": None, "args": {key: inline(value) for key, value in step["args"].items()}}
        row["check"] = "nonunique" if nonunique(op) else "values"
        try:
            row["leaves"], outs = run_call(row)
        except RuntimeError as error:
            row["leaves"] = []
            row["error"] = message(error)
            return row
        if not all(isinstance(x, torch.Tensor) and finite(x) for x in tree_flatten(outs)[0]):
            raise Dropped("not finite")
        row["outs"] = [encode(x) for x in outs]
        return row

    return attempts(rng, [(1, one)], lambda choice: choice())


def record(rng):
    return record_call(rng) if rng.random() < 0.4 else record_program(rng)


def replay(row):
    if row["kind"] == "call":
        try:
            leaves, outs = run_call(row)
        except RuntimeError as error:
            return row.get("error") == message(error)
        return leaves == row["leaves"] and close(outs, [decode(v, {}) for v in row["outs"]], 1e-2)
    cotangents = [decode(c, {}) for c in row["cotangents"]] if "cotangents" in row else None
    found = run_program(row, cotangents)
    return (
        found["steps_log"] == row["steps_log"]
        and found.get("backward_calls") == row.get("backward_calls")
        and close(found["outs"], [decode(v, {}) for v in row["outs"]], 1e-2)
        and close(found.get("grads", []), [decode(v, {}) for v in row.get("grads", [])], 1e-2)
    )
