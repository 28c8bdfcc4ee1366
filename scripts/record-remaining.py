# Records PyTorch 1.13's results for operators that few programs call by name: packed sequences in recurrent networks, transformer layers in one call,
# Dirichlet and Sobol samples, tolerances by place, outputs of view copies.
#
#   python3 scripts/record-remaining.py      writes tests/data/kernels-remaining.json.gz, which tests/kernels/remaining.test.ts runs
import os
import warnings

import mpmath
import torch
from golden_values import bind, call, encode, encode_arguments, name_aliases, schemas, write

warnings.filterwarnings("ignore")
torch.manual_seed(37)
mpmath.mp.dps = 60
ops, grads = [], []
f32, f64, i64 = torch.float32, torch.float64, torch.int64


def x(*shape, dtype=f64):
    """Short numbers, which take little room."""
    return ((torch.randn(shape, dtype=f64) * 64).round() / 64).to(dtype)


def first_dtype(given):
    flat = [v for value in given.values() for v in (value if isinstance(value, list) else [value])]
    tensor = next((v for v in flat if isinstance(v, torch.Tensor)), None)
    return "none" if tensor is None else str(tensor.dtype).removeprefix("torch.")


def record(name, *args, check="values", outs=None, **kwargs):
    """One call: its arguments, and its results and writes, or its error. `outs` replace PyTorch's results where those are approximate."""
    given = bind(name, args, kwargs)
    one = {"id": f"r{len(ops)}", "op": f"aten::{name}", "dtype": first_dtype(given), "check": check}
    one["args"] = encode_arguments(given)
    schema = schemas()[f"aten::{name}"]
    written = [a.name for a in schema.arguments if a.alias_info is not None and a.alias_info.is_write]
    try:
        found = call(name, given)
        results = [found] if len(schema.returns) == 1 else list(found or [])
        one["outs"] = [encode(result) for result in (results if outs is None else outs)]
        for out, result in zip(one["outs"], results):
            name_aliases(out, result, given)
        if written:
            one["mutated"] = {key: encode(given[key]) for key in written}
    except (RuntimeError, IndexError) as error:
        one["error"] = {"class": type(error).__name__, "message": str(error).split("\n")[0]}
        one["outs"] = []
    ops.append(one)


def record_gradients(name, args, leaves, outputs):
    """The gradients of a call by the tensors named in `leaves`; `args` holds tensors, or lists of them, by name."""
    for leaf in leaves.values():
        leaf.requires_grad_()
    names = {id(tensor): key for key, tensor in leaves.items()}

    def argument(value):
        if isinstance(value, torch.Tensor) and id(value) in names:
            return {"k": "ref", "v": names[id(value)]}
        if isinstance(value, list) and value and isinstance(value[0], torch.Tensor):
            return {"k": "list", "v": [argument(item) for item in value]}
        return encode(value)

    found = call(name, args)
    results = list(found) if isinstance(found, tuple) else [found]
    named = [f"o{i}" if i < outputs else None for i in range(len(results))]
    results = results[:outputs]
    cotangents = [x(*result.shape) for result in results]
    first = torch.autograd.grad(results, list(leaves.values()), cotangents, allow_unused=True)
    grads.append(
        {
            "id": f"rg{len(grads)}",
            "inputs": {key: encode(tensor.detach()) for key, tensor in leaves.items()},
            "leaves": list(leaves),
            "steps": [{"op": f"aten::{name}", "args": {key: argument(value) for key, value in args.items()}, "out": named}],
            "outputs": [one for one in named if one is not None],
            "outs": [encode(result.detach()) for result in results],
            "grad_fn": [type(result.grad_fn).__name__ for result in results],
            "cotangents": [encode(cotangent) for cotangent in cotangents],
            "grads": [None if one is None else encode(one) for one in first],
        }
    )


def packed_networks():
    gates = {"lstm": 4, "gru": 3, "rnn_tanh": 1, "rnn_relu": 1}
    for kind, times in gates.items():
        for sizes, layers, both, biases, projected in (
            ([3, 2, 2, 1], 1, False, True, 0),
            ([3, 2, 2, 1], 2, True, True, 0),
            ([2, 2], 1, True, False, 0),
            ([4, 1, 1], 2, False, True, 0),
            ([1], 1, True, True, 0),
            ([3, 3, 1], 2, True, True, 2),
        ):
            if projected and kind != "lstm":
                continue
            hidden, features, directions = 3, 2, 2 if both else 1
            out = projected or hidden
            params = []
            for layer in range(layers):
                width = features if layer == 0 else out * directions
                for _ in range(directions):
                    params += [x(times * hidden, width), x(times * hidden, out)]
                    params += [x(times * hidden), x(times * hidden)] if biases else []
                    params += [x(projected, hidden)] if projected else []
            h = x(layers * directions, sizes[0], out)
            c = x(layers * directions, sizes[0], hidden)
            data, batch = x(sum(sizes), features), torch.tensor(sizes)
            hx = [h, c] if kind == "lstm" else h
            rest = dict(params=params, has_biases=biases, num_layers=layers, dropout=0.0, train=True, bidirectional=both)
            record(f"{kind}.data", data, batch, hx, **rest)
            leaves = {"data": data, "h": h, **({"c": c} if kind == "lstm" else {}), **{f"p{i}": p for i, p in enumerate(params)}}
            record_gradients(f"{kind}.data", {"data": data, "batch_sizes": batch, "hx": hx, **rest}, leaves, 3 if kind == "lstm" else 2)
    record("gru.data", x(8, 2), torch.tensor([3, 2, 2, 1], dtype=torch.int32), x(1, 3, 3), [x(9, 2), x(9, 3)], False, 1, 0.0, False, False)


def transformers():
    def weights(d, inner):
        attention = [x(3 * d, d), x(3 * d), x(d, d), x(d)]
        norms = [x(d), x(d), x(d), x(d)]
        return attention, norms, [x(inner, d), x(inner), x(d, inner), x(d)]

    for dtype in (f64, f32):
        d, heads = 4, 2
        attention, norms, network = [[w.to(dtype) for w in group] for group in weights(d, 6)]
        src = x(2, 3, d, dtype=dtype)
        keys, values = x(2, heads, 5, d // heads, dtype=dtype), x(2, heads, 5, d // heads, dtype=dtype)
        for gelu in (True, False):
            for norm_first in (True, False):
                layer = [d, heads, *attention, gelu, norm_first, 1e-5, *norms, *network]
                record("_transformer_encoder_layer_fwd", src, *layer)
                record("_transformer_encoder_layer_fwd", src, *layer, torch.tensor([[False, False, True], [False, True, True]]), 1)
                # PyTorch 1.13 refuses norms that come first in these.
                if not norm_first:
                    record("_transformer_decoder_only_layer_fwd", src, *layer)
                    record("_transformer_decoder_only_layer_fwd", src[:, :1].contiguous(), *layer, None, keys, values)
        for given in ((None, None), (keys, values)):
            for average in (True, False):
                record("_native_decoder_only_multi_head_attention", src, src, src, d, heads, *attention, None, *given, True, average)


def shape_gradient(a, sample):
    """d sample / d a of the gamma distribution to all digits: PyTorch's own are good to three or four."""
    a, sample = mpmath.mpf(a), mpmath.mpf(sample)
    step = mpmath.mpf(10) ** -20
    # The smaller part, whose digits are all there.
    upper = sample > a
    part = lambda shape: mpmath.gammainc(shape, *((sample, mpmath.inf) if upper else (0, sample)), regularized=True)
    density = mpmath.exp((a - 1) * mpmath.log(sample) - sample - mpmath.loggamma(a))
    change = (part(a + step) - part(a - step)) / (2 * step) / density
    return float(change if upper else -change)


def beta_gradient(sample, a, total):
    sample, a = mpmath.mpf(sample), mpmath.mpf(a)
    b = mpmath.mpf(total) - a
    step = mpmath.mpf(10) ** -20
    upper = sample > a / (a + b)
    part = lambda shape: mpmath.betainc(*((b, shape, 0, 1 - sample) if upper else (shape, b, 0, sample)), regularized=True)
    density = mpmath.exp((a - 1) * mpmath.log(sample) + (b - 1) * mpmath.log(1 - sample) - mpmath.loggamma(a) - mpmath.loggamma(b) + mpmath.loggamma(a + b))
    change = (part(a + step) - part(a - step)) / (2 * step) / density / (1 - sample)
    return float(change if upper else -change)


def distributions():
    shapes = torch.tensor([0.01, 0.1, 0.5, 0.9, 1.0, 1.5, 3.0, 8.0, 20.0, 100.0, 1000.0], dtype=f64).repeat_interleave(5)
    ratios = torch.tensor([0.05, 0.5, 1.0, 1.3, 4.0], dtype=f64).repeat(11)
    samples = shapes * ratios
    exact = torch.tensor([shape_gradient(a, s) for a, s in zip(shapes.tolist(), samples.tolist())], dtype=f64)
    theirs = torch._standard_gamma_grad(shapes, samples)
    assert ((theirs - exact).abs() <= 2e-3 * exact).all(), (theirs / exact - 1).abs().max()
    record("_standard_gamma_grad", shapes, samples, outs=[exact])
    record("_standard_gamma_grad", torch.tensor([1.0, 2.0], dtype=f64), torch.tensor([0.0, 0.0], dtype=f64))
    record("_standard_gamma_grad", x(2, 3).abs(), x(2, 4).abs())
    record("_standard_gamma_grad", torch.ones(2, dtype=i64), torch.ones(2, dtype=i64))
    record("_dirichlet_grad", *[torch.ones(2, dtype=i64)] * 3)
    for dtype in (torch.float16, torch.bfloat16, i64):
        record("_sample_dirichlet", torch.ones(2, dtype=dtype))
    grid = [(p, a, b) for p in (0.02, 0.3, 0.5, 0.8, 0.97) for a in (0.05, 0.7, 1.0, 4.0, 60.0) for b in (0.1, 1.0, 5.0, 90.0)]
    points, alphas = torch.tensor([p for p, _, _ in grid], dtype=f64), torch.tensor([a for _, a, _ in grid], dtype=f64)
    totals = alphas + torch.tensor([b for _, _, b in grid], dtype=f64)
    exact = torch.tensor([beta_gradient(*one) for one in zip(points.tolist(), alphas.tolist(), totals.tolist())], dtype=f64)
    error = (torch._dirichlet_grad(points, alphas, totals) / exact - 1).abs()
    print(f"PyTorch's _dirichlet_grad is off by {error.max():.2g} at most, {error.median():.2g} in the middle")
    record("_dirichlet_grad", points, alphas, totals, outs=[exact])
    record("_dirichlet_grad", torch.tensor([0.0, 1.0], dtype=f64), torch.tensor([1.0, 1.0], dtype=f64), torch.tensor([2.0, 2.0], dtype=f64))


def sobol():
    bits, quasi = 30, lambda n: torch.zeros(n, dtype=i64)
    for dimension in (1, 2, 12, 40):
        state = torch._sobol_engine_initialize_state_(torch.zeros(dimension, bits, dtype=i64), dimension)
        record("_sobol_engine_initialize_state_", torch.zeros(dimension, bits, dtype=i64), dimension)
        record("_sobol_engine_draw", quasi(dimension), 9, state, dimension, 0, f64)
        record("_sobol_engine_draw", torch._sobol_engine_draw(quasi(dimension), 9, state, dimension, 0, f64)[1], 3, state, dimension, 9, None)
        record("_sobol_engine_draw", quasi(dimension), 0, state, dimension, 0, f32)
        record("_sobol_engine_ff_", quasi(dimension), 1000, state, dimension, 0)
        if dimension <= 12:
            record("_sobol_engine_scramble_", state, torch.randint(2, (dimension, bits, bits)).tril(), dimension)
        record("_sobol_engine_draw", quasi(dimension), 2, state, dimension, 0, i64)
    record("_sobol_engine_initialize_state_", torch.zeros(5, bits, dtype=i64), 3)
    record("_sobol_engine_initialize_state_", torch.zeros(2, bits), 2)


def linear_algebra():
    matrices = [x(3, 3), x(2, 3, 3), torch.diag(torch.tensor([5.0, 1.0, 0.25, 0.01], dtype=f64)), torch.zeros(0, 2, 2, dtype=f64), torch.eye(2, dtype=f64) * 0, x(3)]
    matrices += [torch.complex(x(2, 2), x(2, 2)), x(2, 3), torch.tensor([[1.0, 2], [3, 4]]), torch.ones(2, 2, dtype=i64)]
    for a in matrices:
        for p in ("fro", "nuc", "abc"):
            if p != "nuc" or a.numel() == 0 or a.abs().sum() > 0:
                record("linalg_cond.p_str", a, p)
        for tol in (0.3, 0.0, -1.0, float("nan"), float("inf")):
            record("linalg_matrix_rank", a, tol)
        if a.ndim > 1 and a.size(-1) == a.size(-2):
            record("linalg_matrix_rank", a, 0.3, True)
            record("linalg_matrix_rank.tol_tensor", a, torch.tensor(0.3, dtype=f64), True)
        record("linalg_matrix_rank.tol_tensor", a, torch.tensor([0.3, 2.0], dtype=f64))
    record("linalg_matrix_rank.tol_tensor", x(2, 2), torch.tensor(1j))
    for dtype in (i64, f32, torch.int32):
        record("linalg_matrix_rank.out", x(2, 3, 3), 0.3, out=torch.zeros(2, dtype=dtype))
        record("linalg_matrix_rank.out_tol_tensor", x(2, 3, 3), torch.tensor(0.3, dtype=f64), out=torch.zeros(2, dtype=dtype))
        record("linalg_cond.p_str_out", x(2, 3, 3), "fro", out=torch.zeros(2, dtype=dtype))
    a = x(2, 3, 3)
    # That of "fro" PyTorch refuses: it writes infinities into the inverse that the gradient needs.
    record_gradients("linalg_cond.p_str", {"self": a, "p": "nuc"}, {"self": a}, 1)


def copies():
    a = x(3, 4)
    empty = lambda *shape, dtype=f64: torch.zeros(shape, dtype=dtype)
    for out in (lambda *shape: empty(*shape), lambda *shape: empty(*shape, dtype=f32), lambda *shape: empty(0)):
        record("detach_copy.out", a, out=out(3, 4))
        record("select_copy.int_out", a, 1, -2, out=out(3))
        record("slice_copy.Tensor_out", a, 1, 1, None, 2, out=out(3, 2))
        record("squeeze_copy.dim_out", a[:, :1], 1, out=out(3))
        record("transpose_copy.int_out", a, 0, -1, out=out(4, 3))
        record("view_copy.dtype_out", a, i64, out=out(3, 4))
        record("split_copy.Tensor_out", a, 3, 1, out=[out(3, 3), out(3, 1)])
        record("split_with_sizes_copy.out", a, [1, 2], 0, out=[out(1, 4), out(2, 4)])
        record("unbind_copy.int_out", a, 0, out=[out(4), out(4), out(4)])
    record("split_copy.Tensor_out", a, 3, 1, out=[empty(3, 3)])
    record("unbind_copy.int_out", a, 0, out=[empty(4)] * 4)
    record("flatten_dense_tensors", [a.t(), empty(0, 3), torch.tensor(7.0, dtype=f64)])
    record("flatten_dense_tensors", [a, torch.tensor([7.0])])
    record("flatten_dense_tensors", [])
    record("unflatten_dense_tensors", x(13), [a, empty(0, 3), torch.tensor(7.0, dtype=f64)])
    record("unflatten_dense_tensors", x(13), [a, a])
    leaf, other = a.clone(), x(2)
    record_gradients("flatten_dense_tensors", {"tensors": [leaf, other]}, {"a": leaf, "b": other}, 1)
    record("max_pool3d_with_indices.out", x(1, 4, 4, 4), [2, 2, 2], out=empty(0), indices=empty(0, dtype=i64))
    record("max_pool3d_with_indices.out", x(1, 2, 4, 4, 4), [2, 3, 2], [1, 1, 1], out=empty(1, 2, 3, 2, 3), indices=empty(1, 2, 3, 2, 3, dtype=i64))
    record("adaptive_avg_pool3d_backward.grad_input", x(1, 2, 2, 2), x(1, 4, 3, 5), grad_input=empty(0))
    for reduction in (0, 1, 2):
        target = torch.tensor([[1, 0, -1], [2, -1, 0]])
        shape = (2,) if reduction == 0 else ()
        record("multilabel_margin_loss_forward.output", x(2, 3), target, reduction, output=empty(*shape), is_target=empty(2, 3))
    for value in (1.0, 0.0, float("nan")):
        record("_assert_async", torch.tensor([value]))
    record("_assert_async", torch.ones(2))
    record("_assert_async", torch.ones(0))
    for size, stride, dtype in (([3, 4], None, None), ([3, 4], [4, 1], f64), ([4, 3], None, None), (None, [1, 1], None), (None, None, f32)):
        record("_assert_tensor_metadata", a, size, stride, dtype)


packed_networks()
transformers()
distributions()
sobol()
linear_algebra()
copies()
write(os.path.join(os.path.dirname(__file__), "../tests/data/kernels-remaining.json.gz"), {"ops": ops, "grads": grads})
print(len(ops), "records,", len(grads), "gradients,", sum("error" in one for one in ops), "refusals")
