# Records PyTorch's results at the edges: bytes of bools, NaN and infinity, what is accepted and rejected, dtypes and strides.
#
#   python3 scripts/record-answers.py      writes tests/data/kernels-answers.json.gz, which tests/kernels/answers.test.ts runs
import itertools
import math
import sys
import warnings

import torch
from golden_values import bind, call, encode, encode_arguments, name_aliases, schemas, write

warnings.filterwarnings("ignore")
records = []
inf, nan = math.inf, math.nan
f32, f64, i64, i32, u8, b8 = torch.float32, torch.float64, torch.int64, torch.int32, torch.uint8, torch.bool


def t(data, dtype=f32):
    return torch.tensor(data, dtype=dtype)


def record(name, *args, **kwargs):
    """One call: its arguments before, its results and writes, or its error."""
    given = bind(name, args, kwargs)
    encoded = encode_arguments(given)
    written = [a.name for a in schemas()[f"aten::{name}"].arguments if a.alias_info is not None and a.alias_info.is_write]
    tensor = next((v for v in given.values() if isinstance(v, torch.Tensor)), None)
    dtype = "none" if tensor is None else str(tensor.dtype).removeprefix("torch.")
    one = {"id": f"a{len(records)}", "op": f"aten::{name}", "dtype": dtype, "args": encoded, "check": "values"}
    try:
        result = call(name, given)
    except (RuntimeError, IndexError, ValueError, NotImplementedError) as error:
        # PyTorch refuses Kronecker products whose strides allow no view: a limit of its kernel, not of the operator.
        if name == "kron":
            return
        one["error"] = {"class": type(error).__name__, "message": str(error).split("\n")[0]}
        one["outs"] = []
        records.append(one)
        return
    returns = len(schemas()[f"aten::{name}"].returns)
    results = [result] if returns == 1 else list(result or [])
    outs = []
    for value in results:
        out = encode(value)
        name_aliases(out, value, given)
        outs.append(out)
    one["outs"] = outs
    mutated = {key: encode(given[key]) for key in written if isinstance(given.get(key), torch.Tensor)}
    if mutated:
        one["mutated"] = mutated
    records.append(one)


def bytes_of_bools():
    numbers = [[0, 1, 2, 255, -1, 256], [0, 0.25, -0.5, 2, nan, inf, -0.0, 256]]
    for ends in ((2, 5), (0, 0), (7, 7), (-1, 1), (0.5, 0.5)):
        for steps in (1, 2, 4):
            record("linspace", *ends, steps, dtype=b8)
            record("linspace.out", *ends, steps, out=torch.zeros(steps, dtype=b8))
            record("logspace", *ends, steps, dtype=b8)
            record("logspace.out", *ends, steps, out=torch.zeros(steps, dtype=b8))
    for start, end, step in ((0, 2, 1), (2, 4, 1), (0, 1, 0.5), (5, 6, 1)):
        record("arange.start_step", start, end, step, dtype=b8)
        record("arange.start_out", start, end, step, out=torch.zeros(0, dtype=b8))
        record("range.step", start, end, step, dtype=b8)
    for value in (2, 0.5, -1, nan, inf, 256, 0, True):
        record("full", [2], value, dtype=b8)
        record("fill_.Scalar", torch.zeros(2, dtype=b8), value)
        record("scalar_tensor", value, dtype=b8)
        record("full_like", torch.zeros(2), value, dtype=b8)
        record("new_full", torch.zeros(2), [2], value, dtype=b8)
        record("masked_fill.Scalar", torch.zeros(2, dtype=b8), t([1, 0], b8), value)
        record("index_fill.int_Scalar", torch.zeros(3, dtype=b8), 0, t([1], i64), value)
        record("scatter.value", torch.zeros(3, dtype=b8), 0, t([1], i64), value)
        record("constant_pad_nd", torch.zeros(2, dtype=b8), [1, 1], value)
    for data, dtype in ((numbers[0], i64), (numbers[1], f32), (numbers[1], f64), (numbers[0][:4], u8), (numbers[0], i32)):
        x = t(data, dtype)
        out = lambda n=len(data): torch.zeros(n, dtype=b8)
        record("_to_copy", x, dtype=b8)
        record("copy_", out(), x)
        for name in ("sum", "prod", "any", "all", "cumsum", "cumprod"):
            if name in ("cumsum", "cumprod"):
                record(name, x, 0, dtype=b8)
                record(f"{name}.out", x, 0, dtype=b8, out=out())
            elif name in ("sum", "prod"):
                record(name, x, dtype=b8)
        for name in ("neg", "abs", "floor", "sign", "exp", "sqrt", "relu", "bitwise_not", "clone", "flip", "square", "isnan", "logical_not"):
            form = f"aten::{name}.out"
            if form in schemas():
                args = (x, [0]) if name == "flip" else (x,)
                record(f"{name}.out", *args, out=out())
        for name in ("add", "sub", "mul", "maximum", "bitwise_or", "remainder", "pow", "eq", "logical_and", "div"):
            for suffix in ("out", "Tensor_out", "Tensor_Tensor_out"):
                if f"aten::{name}.{suffix}" in schemas():
                    try:
                        record(f"{name}.{suffix}", x, x, out=out())
                    except TypeError:
                        pass
        record("cat.out", [x, x], 0, out=torch.zeros(2 * len(data), dtype=b8))
        record("where.self", x > 0, x.bool(), x.bool())
        record("index_put_", out(), [t([0], i64)], x[:1].bool(), True)
        record("bincount", t([1, 1, 3], i64))
    for name in ("sum.IntList_out", "mean.out", "prod.int_out", "amax.out", "cumsum.out"):
        for dtype in (i64, f32, b8):
            x = t([1, 3, 0], dtype)
            args = (x, 0) if name in ("prod.int_out", "cumsum.out") else (x, [0])
            record(name, *args, out=torch.zeros(3 if name == "cumsum.out" else [], dtype=b8))
    record("add_.Tensor", t([True, True], b8), t([True, False], b8))
    record("mul_.Tensor", t([True, True], b8), t([True, False], b8))
    record("index_add", t([True, True], b8), 0, t([0, 0], i64), t([True, True], b8))
    record("scatter_add", t([True, True], b8), 0, t([0, 0], i64), t([True, True], b8))
    record("cumsum", t([True, True], b8), 0, dtype=b8)
    for value in (0.0, 0.5, 1.0):
        pass


special = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -2.5, 2.0, 10.0, -10.0, 100.0, -100.0, 1e4, -1e4, 1e10, -1e10, 1e30, -1e30, 1e-10, -1e-10, 1e-40, inf, -inf, nan]
unary = """abs acos acosh angle asin asinh atan atanh ceil cos cosh deg2rad digamma erf erfc erfinv exp exp2 expm1 floor frac i0 lgamma log log10 log1p log2 logit
nan_to_num neg rad2deg reciprocal round rsqrt sigmoid sign signbit sin sinc sinh special_bessel_j0 special_bessel_j1 special_bessel_y0 special_bessel_y1
special_entr special_erfcx special_i0e special_i1 special_i1e special_log_ndtr special_ndtr special_ndtri special_modified_bessel_i0 special_modified_bessel_i1
special_modified_bessel_k0 special_modified_bessel_k1 special_scaled_modified_bessel_k0 special_scaled_modified_bessel_k1 special_spherical_bessel_j0
special_airy_ai sqrt square tan tanh trunc silu mish softplus hardsigmoid hardswish hardtanh relu relu6 selu elu celu gelu leaky_relu log_sigmoid softshrink hardshrink
special_psi special_gammaln special_expit special_exp2 special_expm1 special_log1p special_sinc special_round special_digamma special_erf special_erfc special_erfinv special_i0""".split()


def special_functions():
    for name in unary:
        if f"aten::{name}" not in schemas():
            continue
        for dtype in (f32, f64):
            values = special
            # PyTorch 1.13's approximations of these are wrong from the sixth digit on, and their series for large arguments do not end.
            if "bessel" in name or "airy" in name:
                values = [0.0, inf, -inf, nan] if "airy" not in name else [inf, nan]
            record(name, t(values, dtype))
    pairs = [(a, b) for a, b in itertools.product([0.0, 0.5, 1.0, 3.0, 25.0, 200.0, 1e4, 1e10, 1e30, inf, nan, -1.0], repeat=2)]
    left, right = [a for a, _ in pairs], [b for _, b in pairs]
    for dtype in (f32, f64):
        record("igamma", t(left, dtype), t(right, dtype))
        record("igammac", t(left, dtype), t(right, dtype))
        for near in ((1e4, 1.01e4), (1e4, 0.99e4), (1e10, 1e10), (25.0, 26.0), (201.0, 199.0), (1e6, 1e6 + 1e3)):
            record("igamma", t([near[0]], dtype), t([near[1]], dtype))
            record("igammac", t([near[0]], dtype), t([near[1]], dtype))
    wide = [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, 1e30, inf, -inf, nan]
    pairs = list(itertools.product(wide, repeat=2))
    left, right = [a for a, _ in pairs], [b for _, b in pairs]
    for name in "atan2 copysign.Tensor fmod.Tensor hypot maximum minimum fmax fmin nextafter pow.Tensor_Tensor remainder.Tensor logaddexp logaddexp2 xlogy.Tensor special_xlog1py heaviside floor_divide div.Tensor float_power.Tensor_Tensor ldexp.Tensor special_zeta".split():
        for dtype in (f32, f64):
            if name == "special_zeta":
                some = [(1.0, 2.0), (2.0, 1.0), (2.0, 0.0), (0.5, 1.0), (3.0, -1.0), (nan, 1.0), (2.0, nan), (inf, 1.0), (inf, 0.5), (2.0, inf), (2.0, -0.5)]
                record(name, t([a for a, _ in some], dtype), t([b for _, b in some], dtype))
            else:
                record(name, t(left, dtype), t(right, dtype))
    for p in (1, 2, 5):
        record("polygamma", p, t([0.5, 1.0, 2.0, 30.0, inf, nan, 1e30]))
        record("mvlgamma", t([5.0, 30.0, inf, nan]), p)
    # A bound beyond one half makes vectors and single elements differ.
    for eps in (None, 0.0, 1e-5, 1e-3, 0.5):
        for dtype in (f32, f64):
            record("logit", t([0.0, 1.0, 0.5, 1e-6, 1 - 1e-6, 2.0, -1.0, nan], dtype), eps)
    for low, high in itertools.product((None, nan, 0, -inf, 0.5, inf), repeat=2):
        if low is None and high is None:
            continue
        for dtype in (f32, f64):
            record("clamp", t([1.0, -2.0, nan, inf, -inf, 0.25], dtype), low, high)
            record("clamp_", t([1.0, -2.0, nan, inf, -inf, 0.25], dtype), low, high)
        if low is not None:
            record("clamp_min", t([1.0, -2.0, nan, inf]), low)
        if high is not None:
            record("clamp_max", t([1.0, -2.0, nan, inf]), high)
        if low is not None and high is not None:
            record("hardtanh", t([1.0, -2.0, nan, inf, -inf, 0.25]), low, high)
            record("hardtanh_backward", t([1.0] * 6), t([1.0, -2.0, nan, inf, -inf, 0.25]), low, high)
        bound = lambda v: None if v is None else t([v])
        record("clamp.Tensor", t([1.0, -2.0, nan, inf, -inf, 0.25]), bound(low), bound(high))
    for dtype in (f32, f64):
        for data in ([nan, 1, nan, 2], [nan, nan, nan], [1, nan], [2, 2, nan, nan, 1], [nan, 3, 3, 3], [inf, inf, nan], [1, 2, nan, nan, nan, 2]):
            record("mode", t(data, dtype), 0)
            record("median", t(data, dtype))
            record("median.dim", t(data, dtype), 0)
            record("nanmedian", t(data, dtype))
            record("amax", t(data, dtype), [0])
            record("logsumexp", t(data, dtype), [0])
            record("logcumsumexp", t(data, dtype), 0)
            record("cummax", t(data, dtype), 0)
            record("cummin", t(data, dtype), 0)
            record("nansum", t(data, dtype))


def refused_or_not():
    x, b = t([0.5, 2.0, -1.0]), t([True, False, True], b8)
    for name in ("mse_loss", "smooth_l1_loss", "huber_loss"):
        for a, c in ((x, b), (b, x), (x, t([1, 2, 3], i64)), (t([1, 2, 3], i64), x), (t([1, 2, 3], i64), t([1, 2, 3], i64)), (b, b), (x, x.double()), (x.double(), x)):
            for reduction in (0, 1, 2):
                record(name, a, c, reduction)
    record("mean.out", x, [0], out=torch.zeros([], dtype=f64))
    record("mean.out", x.double(), [0], out=torch.zeros([], dtype=f32))
    record("mean.out", x, [0], dtype=f64, out=torch.zeros([], dtype=f64))
    record("mean.out", x, [0], dtype=f64, out=torch.zeros([], dtype=f32))
    record("mean.out", x, [0], out=torch.zeros([], dtype=i64))
    for dtype in (b8, i64, f32, f64):
        record("relu.out", torch.zeros(0), out=torch.zeros(0, dtype=dtype))
        record("relu.out", x, out=torch.zeros(3, dtype=dtype))
        record("rsub.Tensor_out", torch.zeros(0), torch.zeros(0), out=torch.zeros(0, dtype=dtype))
        record("rsub.Tensor_out", x, x, out=torch.zeros(3, dtype=dtype))
        record("flip.out", x, [0], out=torch.zeros(3, dtype=dtype))
        for softmax in ("softmax.int", "log_softmax.int", "_softmax", "_log_softmax"):
            for shape in ((0,), (0, 2), (2, 0), (2,), ()):
                rest = (False,) if softmax.startswith("_") else ()
                record(softmax, torch.zeros(shape, dtype=dtype), 0, *rest)
    for shape, dims in (((0,), [-1]), ((0,), [2, -1]), ((2,), [-1]), ((0, 2), [0, -1]), ((0,), [0]), ((), [-1]), ((2, 2), [-2])):
        record("tile", torch.zeros(shape), dims)
        record("repeat", torch.zeros(shape), dims)
    for n in (-2, -1, 0, 1, 4):
        record("diff", x, n)
        record("diff", b, n)
        record("diff", t(1.0), n)
    for shape in ((0,), (1,), (3,), (), (0, 2), (2, 0), (0, 0)):
        record("triu", torch.zeros(shape))
        record("tril", torch.zeros(shape), 1)
        record("triu_", torch.zeros(shape))
    for name in ("sum.IntList_out", "prod.int_out", "cumsum.out", "cumprod.out", "nansum.out"):
        for dtype, target in ((f32, f64), (f64, f32), (i64, f32), (f32, i64), (f32, f32), (None, f64), (None, i64), (b8, i64)):
            for source in (x, t([1, 2, 3], i64)):
                args = (source, 0) if name[:2] in ("pr", "cu") else (source, [0])
                record(name, *args, dtype=dtype, out=torch.zeros(3 if name.startswith("cum") else [], dtype=target))
    record("cumsum_", x.clone(), 0, dtype=f64)
    record("cumsum_", x.clone(), 0, dtype=f32)
    record("cumsum_", t([1, 2], i64), 0, dtype=f32)
    record("cumprod_", x.clone(), 0, dtype=f64)
    record("cumprod_", x.clone(), 0, dtype=i64)
    data = torch.arange(6, dtype=f32).reshape(2, 3)
    for weights in ([1, 2, 3], [0, 0, 0], [-1, 2, 3]):
        record("cov", data, fweights=t(weights, i64))
        record("cov", data, aweights=t(weights, f32))
    record("cov", data, fweights=t([1.0, 2, 3]))
    record("cov", data, fweights=t([1, 2], i64))
    record("cov", data, aweights=t([[1.0, 2, 3]]))
    for name in ("quantile", "nanquantile"):
        for q in ([0.5], [0.0, 1.0], [1.5], [-0.1], [nan], [0.5, 2.0]):
            record(name, x, t(q))
            record(name, x, t(q), 0)
        for q in (0.5, 1.5, -0.1):
            record(f"{name}.scalar", x, q)
        record(name, x, t([0.5], f64))
        record(name, x, t([[0.5]]))
        record(name, t([1, 2], i64), t([0.5]))
    zero = t(2.0)
    for name, rest in (("unique_consecutive", (False, False)), ("roll", ([1],)), ("roll", ([1], [0])), ("unique_dim", (0,)), ("flip", ([0],)), ("sort", (0,)), ("cumsum", (0,)), ("select.int", (0, 0)), ("index_select", (0, t([0], i64))),
                       ("narrow", (0, 0, 1)), ("unfold", (0, 1, 1)), ("chunk", (2, 0)), ("split.Tensor", (1, 0)), ("unbind.int", (0,)), ("rot90", (1, [0, 1])), ("diff", (1, 0)), ("topk", (1, 0)), ("kthvalue", (1, 0)), ("mode", (0,)), ("median.dim", (0,)),
                       ("renorm", (2, 0, 1.0)), ("glu", (0,)), ("stack", None), ("squeeze.dim", (0,)), ("movedim.int", (0, 0)), ("swapaxes", (0, 0)), ("index_fill.int_Scalar", (0, t([0], i64), 5.0)), ("gather", (0, t(0, i64))), ("scatter.value", (0, t(0, i64), 5.0)),
                       ("take_along_dim", (t(0, i64), 0)), ("take_along_dim", (t(0, i64),)), ("take_along_dim", (t([0], i64), 0)), ("repeat_interleave.self_int", (2, 0)), ("repeat_interleave.self_int", (2,)), ("repeat_interleave.self_Tensor", (t([2], i64), 0)), ("logcumsumexp", (0,)), ("cummax", (0,)), ("argsort", (0,)), ("nanmedian.dim", (0,)), ("tensor_split.sections", (2, 0)), ("select_scatter", (t(1.0), 0, 0)), ("trapezoid.dx", ())):
        if rest is None:
            record(name, [zero], 0)
        else:
            record(name, zero, *rest)
            record(name, data, *rest)
    record("unique_consecutive", zero, False, False, 0)
    record("unique_consecutive", zero, True, True, -1)
    record("unique_consecutive", data, False, False, 0)
    for dtype in (b8, u8, i64, f32):
        y = t([1, 0, 1], dtype)
        for name in ("argmax", "argmin", "median", "nanmedian", "amax", "max", "min", "mode", "aminmax"):
            record(name, y)
        for name in ("median.dim", "nanmedian.dim", "kthvalue", "cummax", "sort", "topk"):
            record(name, y, *((1, 0) if name in ("kthvalue", "topk") else (0,)))
        record("argmax", y, 0)
        for name in ("hardtanh", "relu6", "hardswish", "hardsigmoid", "elu", "leaky_relu", "softplus", "gelu", "silu", "relu", "threshold", "softshrink", "hardshrink", "celu", "selu", "prelu", "log_sigmoid"):
            rest = (0.5, 0.25) if name == "threshold" else (t([0.5]),) if name == "prelu" else ()
            record(name, y, *rest)
        record("hardtanh", y, -1, 2)
        record("hardtanh", y, 0, 1)
        record("hardtanh_", y.clone(), 0, 1)
    base = lambda: torch.arange(6, dtype=f32)
    index = t([0, 1, 2], i64)
    for name in ("index_add_", "index_copy_", "scatter_.src", "scatter_add_", "index_reduce_", "masked_scatter_", "put_", "index_put_", "copy_", "scatter_reduce_.two"):
        # Tensors that share memory without being the same cannot be recorded: tests/kernels/overlap.test.ts has it.
        for kind in ("same", "apart"):
            self = base()[:3]
            source = self if kind == "same" else base()[3:]
            if name == "copy_":
                record(name, self, source)
            elif name == "masked_scatter_":
                record(name, self, t([True, False, True], b8), source)
            elif name == "put_":
                record(name, self, index, source)
            elif name == "index_put_":
                record(name, self, [index], source)
            elif name == "index_reduce_":
                record(name, self, 0, index, source, "prod")
            elif name == "scatter_reduce_.two":
                record(name, self, 0, index, source, "sum")
            else:
                record(name, self, 0, index, source)
    for a, c, o in itertools.product((f32, f64, i64), (f32, f64, i64), (f32, f64)):
        record("heaviside.out", t([1, -1, 0], a), t([2, 2, 2], c), out=torch.zeros(3, dtype=o))
        record("heaviside", t([1, -1, 0], a), t([2, 2, 2], c))


def metadata():
    x = torch.arange(6, dtype=f32).reshape(2, 3)
    for reduction in (0, 1, 2):
        for a, c in ((f32, f64), (f64, f32), (f32, f32)):
            record("huber_loss", x.to(a), x.to(c) + 1, reduction, 0.5)
            record("smooth_l1_loss", x.to(a), x.to(c) + 1, reduction, 0.5)
    for view in (x, x.t(), x[:, ::2], x.t()[::2], x.expand(2, 2, 3), x.unsqueeze(0).transpose(0, 2)):
        record("pow.Scalar", 2, view)
        record("pow.Tensor_Scalar", view, 2)
        record("pow.Tensor_Tensor", view, view)
        record("log_sigmoid", view)
        record("log_sigmoid_forward", view)
        record("nonzero", view)
        record("nonzero.out", view, out=torch.zeros(0, dtype=i64))
        record("nonzero.out", view, out=torch.zeros((view != 0).sum().item(), view.dim(), dtype=i64))
        record("nonzero.out", view, out=torch.zeros(view.dim(), (view != 0).sum().item(), dtype=i64).t())
        record("take", view, t([[0, 1], [2, 3]], i64).t())
        record("take.out", view, t([[0, 1], [2, 3]], i64).t(), out=torch.zeros(0))
        record("take.out", view, t([[0, 1], [2, 3]], i64), out=torch.zeros(2, 2).t())
        record("expand_copy", view, [2, *view.shape])
        record("expand_copy", view, list(view.shape))
        for name in ("detach_copy", "clone", "alias_copy", "contiguous", "exp", "logit", "rsub.Scalar", "neg", "cumsum", "softmax.int", "sort", "flip", "roll", "log_softmax.int", "sigmoid", "gelu", "mish", "logical_not", "isnan"):
            rest = {"rsub.Scalar": (1,), "cumsum": (0,), "softmax.int": (0,), "log_softmax.int": (0,), "flip": ([0],), "roll": ([1],)}.get(name, ())
            record(name, view, *rest)
        if view.dim() == 2:
            record("t_copy", view)
            record("kron", view, view)
            record("kron", view, view.t())
            record("kron", view, t([1.0, 2.0]))
            record("kron.out", view, view, out=torch.zeros(0))
            record("mm", view, view.t())
            record("permute_copy", view, [1, 0])
    for shape, out_channels in (((1, 2, 5), 3), ((2, 2, 5), 3), ((2, 5), 3)):
        y = torch.arange(math.prod(shape), dtype=f32).reshape(shape)
        w = torch.arange(out_channels * 2 * 2, dtype=f32).reshape(out_channels, 2, 2)
        for stride in (1, 2):
            record("conv1d", y, w, None, [stride])
            record("conv1d", y.transpose(-1, -2).contiguous().transpose(-1, -2), w, None, [stride])
            record("conv1d", y, w, t([1.0, 2.0, 3.0]), [stride], [1])


def ties_and_order():
    # Fewer elements than a vector holds: of zeros of both signs PyTorch's vectors take another one.
    zeros, signs = [-0.0, 0.0, -0.0], [0.0, -0.0, -0.0]
    for dtype in (f32, f64):
        a, b = t(zeros, dtype), t(signs, dtype)
        for name in ("maximum", "minimum", "fmax", "fmin", "clamp_min.Tensor", "clamp_max.Tensor"):
            record(name, a, b)
            record(name, b, a)
        for low, high in ((0, 1), (-1, 0), (0.0, -0.0), (-0.0, 0.0), (0, None), (None, -0.0), (None, 0)):
            record("clamp", a, low, high)
            if low is not None and high is not None:
                record("hardtanh", a, low, high)
        record("clamp_min", a, 0)
        record("clamp_max", b, -0.0)
        for name in ("relu", "relu6", "selu", "elu", "celu", "relu_", "elu_", "hardswish", "leaky_relu", "softshrink", "threshold"):
            record(name, t(zeros, dtype), *((0, 0) if name == "threshold" else ()))
    state = 7
    def chosen(pool):
        nonlocal state
        state = (state * 1103515245 + 12345) % 2**31
        return pool[(state >> 16) % len(pool)]
    pools = ([nan, 1.0, 2.0, 3.0], [nan, 1.0], [1.0, 2.0, 3.0], [float(i) for i in range(20)], [nan] + [float(i) for i in range(20)])
    for length in (15, 16, 17, 18, 24, 31, 33, 40, 53, 64, 70, 130):
        for pool in pools:
            data = [chosen(pool) for _ in range(length)]
            record("mode", t(data, f64), 0)
            if length % 2 == 0:
                record("mode", t(data).reshape(2, -1), 1)
                record("mode", t(data).reshape(-1, 2), 0, True)
    for length in (17, 40):
        record("mode", t([chosen([1, 2, 3]) for _ in range(length)], i64), 0)
    x = t([[1.5, -2.0], [nan, inf], [-inf, 0.25]])
    for dtype in (b8, u8, i64, f64):
        if dtype not in (u8, i64):
            for view in (x, x.t()):
                record("relu.out", view, out=torch.zeros(0, dtype=dtype))
                record("rsub.Tensor_out", view, view, alpha=2, out=torch.zeros(0, dtype=dtype))
        record("relu.out", t([[1.5, -2.0]]).t(), out=torch.zeros(0, dtype=dtype))
        for name in ("isnan.out", "isinf.out"):
            record(name, x.t(), out=torch.zeros(0, dtype=dtype))
    index = torch.arange(24).reshape(2, 3, 4)
    for at in (index.permute(2, 0, 1), index[:, ::2], index[:1].expand(2, 3, 4), index.transpose(0, 1)):
        record("take", torch.arange(24.0), at)
        record("take.out", torch.arange(24.0), at, out=torch.zeros(0))
        record("take.out", torch.arange(24.0), at, out=torch.zeros(7)[::2])
    for a, b in ((t([[1.0, 2.0]]).t(), t([[1.0], [3.0]]).t()), (torch.arange(6.0).reshape(2, 3).t(), torch.arange(4.0).reshape(2, 2).t())):
        record("kron", a, b)
        record("kron.out", a, b, out=torch.zeros(0))
        record("kron.out", a, b, out=torch.zeros(0, dtype=f64))
        record("kron.out", a, b, out=torch.zeros(0, dtype=i64))


def nothing_to_compute():
    """What is accepted where nothing depends on the values or the dtype."""
    yes, no = t([True, False], b8), t([-0.5], f64)
    for before, after in ((None, no), (no, None), (no, no)):
        record("diff", yes, 1, -1, before, after)
        record("diff.out", yes, 1, -1, before, after, out=torch.zeros(0, dtype=f64))
        record("diff", t([1, 2], i64), 2, -1, before, after)
    for name in ("argmax", "argmin"):
        for x, dim in (([[True], [False]], 1), ([[True, False]], 1), ([[True, False]], 0), ([True], None), (True, 0)):
            for keepdim in (False, True):
                record(name, t(x, b8), dim, keepdim)
        for shape in ((0, 1), (0, 2), (1, 0)):
            record(name, torch.zeros(shape, dtype=b8), 1)
    for name in ("cumsum", "cumprod"):
        for dtype in (b8, u8, i32, f32):
            record(f"{name}_", torch.zeros(0, dtype=dtype), 0)
            record(f"{name}.out", torch.zeros(0, dtype=dtype), 0, out=torch.zeros(0, dtype=dtype))
        record(f"{name}_", torch.zeros(2, dtype=b8), 0)
        record(f"{name}_", torch.zeros(0, dtype=b8), 0, dtype=i64)
    for shape in ((2, 0), (0, 2), (3, 0, 2), (0,)):
        for dim in range(len(shape)):
            for index in ([5], [-5], [0], []):
                record("index_fill.int_Scalar", torch.zeros(shape), dim, t(index, i64), 1)
    for size in (None, 0, 3):
        for dtype in (i32, i64):
            record("repeat_interleave.Tensor", torch.zeros(0, dtype=dtype), output_size=size)
        record("repeat_interleave.self_Tensor", torch.zeros(0, 2), torch.zeros(0, dtype=i64), 0, output_size=size)
        record("repeat_interleave.Tensor", t([0, 0], i64), output_size=size)
    for shape in ((0, 0), (3, 0, 2), (0,), (2, 2)):
        for dtype in (b8, i64, f32):
            x = torch.zeros(shape, dtype=dtype)
            record("linalg_matrix_rank.atol_rtol_float", x)
            record("linalg_matrix_rank.atol_rtol_float", x, atol=1.0, rtol=1.0)
            record("linalg_matrix_rank.atol_rtol_float", x, atol=1.0)
            record("linalg_matrix_rank", x, 1.0)


def strides_of_results():
    """Strides of results whose operands lie in memory in any order."""
    random = torch.Generator().manual_seed(5)

    def laid(shape):
        order = torch.randperm(len(shape), generator=random).tolist()
        x = torch.ones([shape[d] for d in order])
        return x.permute([order.index(d) for d in range(len(shape))])

    for shape in ((2, 3), (2, 3, 4), (2, 3, 4, 5)):
        for _ in range(4):
            a, b, c = laid(shape), laid(shape), laid(shape[1:])
            for name in ("atan2", "fmax", "fmin", "polar", "complex", "add.Tensor", "hypot"):
                record(name, a, b)
                record(name, a, c)
                record(name, c, b)
            for dim in range(len(shape)):
                at = torch.zeros(3, dtype=i64)
                grid = torch.zeros(2, 4, dtype=i64)
                for index in (at, grid, grid.t()):
                    record("index.Tensor", a, [None] * dim + [index])
                record("index.Tensor", a, [at] + [None] * dim + [at] if dim + 2 <= len(shape) else [at])


for part in (bytes_of_bools, special_functions, refused_or_not, metadata, ties_and_order, nothing_to_compute, strides_of_results):
    part()
write("tests/data/kernels-answers.json.gz", {"ops": records, "grads": []})
print(len(records), "records", sum("error" in one for one in records), "refused", file=sys.stderr)
