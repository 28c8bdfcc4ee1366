# Records the results of operators that are newer than PyTorch 1.13: their decompositions, run in PyTorch 1.13.
#
#   python3 scripts/record-newer.py      writes tests/data/newer-operators.json.gz, which tests/kernels/newer.test.ts runs
import math
import os

import torch
from golden_values import encode, write
from torch.optim import adam, adamw, sgd

torch.manual_seed(5)
records = []
f32, f64, bf16, f16 = torch.float32, torch.float64, torch.bfloat16, torch.float16


def encode_half(x):
    """Half precision by the float32 numbers that it holds."""
    if isinstance(x, torch.Tensor) and x.dtype in (f16, bf16):
        return {**encode(x.float()), "dtype": str(x.dtype).removeprefix("torch.")}
    if isinstance(x, (list, tuple)):
        return {"k": "list", "v": [encode_half(item) for item in x]}
    return encode(x)


def record(op, args, outs, after=None):
    outs = outs if isinstance(outs, tuple) else (outs,)
    one = {"op": f"aten::{op}", "args": args, "outs": [encode_half(out) for out in outs]}
    if after:
        one["after"] = {name: encode_half(value) for name, value in after.items()}
    records.append(one)


def given(**args):
    return {name: encode_half(value) for name, value in args.items()}


def views():
    for shape in ([1, 3, 1, 2, 1], [1], [], [2, 1]):
        x = torch.randn(shape, dtype=f64)
        for dims in ([0], [0, 2], [-1, 0], [], [0, 1, 2, 3, 4]):
            rank = max(len(shape), 1)
            if any(not -rank <= d < rank for d in dims) or len({d % rank for d in dims}) < len(dims):
                continue
            y = x
            for d in sorted((d % rank for d in dims), reverse=True):
                y = y.squeeze(d)
            record("squeeze.dims", given(self=x, dim=dims), y)


def truths():
    for dtype in (torch.bool, torch.uint8, torch.int64, f32, f16):
        for x in ((torch.rand(3, 4, 2) > 0.5).to(dtype), torch.zeros(0, 2, dtype=dtype), torch.tensor(3).to(dtype)):
            for op in ("any", "all"):
                for dims in (None, [0], [0, -1], []):
                    for keep in (False, True):
                        if x.dim() == 0 and dims and len(dims) > 1:
                            continue
                        y = x
                        one = getattr(torch, op)
                        if dims == []:
                            y = x.clone() if dtype is torch.uint8 else x.bool()
                        elif x.dim() == 0:
                            y = one(x, 0, keepdim=keep)
                        else:
                            for d in sorted((d % x.dim() for d in (range(x.dim()) if dims is None else dims)), reverse=True):
                                y = one(y, d, keepdim=keep)
                        record(f"{op}.dims", given(self=x, dim=dims, keepdim=keep), y)


def norms():
    x, w, b = torch.randn(3, 2, 4, dtype=f64), torch.randn(2, dtype=f64), torch.randn(2, dtype=f64)
    for training in (True, False):
        mean, var = torch.randn(2, dtype=f64), torch.rand(2, dtype=f64) + 0.5
        args = given(input=x, weight=w, bias=b, running_mean=mean, running_var=var, training=training, momentum=0.1, eps=1e-5)
        if not training:
            still = {k: v for k, v in args.items() if k != "training"}
            record("_native_batch_norm_legit_no_training", still, torch.native_batch_norm(x, w, b, mean, var, False, 0.1, 1e-5))
        outs = torch.native_batch_norm(x, w, b, mean, var, training, 0.1, 1e-5)
        record("_native_batch_norm_legit", args, outs, {"running_mean": mean, "running_var": var})
    outs = torch.native_batch_norm(x, w, None, None, None, True, 0.1, 1e-5)
    record("_native_batch_norm_legit.no_stats", given(input=x, weight=w, bias=None, training=True, momentum=0.1, eps=1e-5), outs)
    for dtype in (f64, f32, bf16, f16):
        for shape, weight, eps in (([4], True, None), ([3, 4], False, 1e-3), ([4], False, None)):
            x = (torch.randn(2, 3, 4) * 3).to(dtype)
            w = torch.randn(shape).to(dtype) if weight else None
            wide = x.float() if dtype in (f16, bf16) else x
            dims = [-1 - i for i in range(len(shape))]
            y = wide * torch.rsqrt(wide.pow(2).mean(dims, keepdim=True) + (torch.finfo(dtype).eps if eps is None else eps))
            y = (y if w is None else y * w).to(dtype)
            record("rms_norm", given(input=x, normalized_shape=shape, weight=w, eps=eps), y)


def attention():
    for dtype in (f64, f32, bf16):
        for lead in ([], [2], [2, 3]):
            q, k, v = (torch.randn(*lead, n, e).to(dtype) for n, e in ((3, 4), (5, 4), (5, 2)))
            masks = (None, torch.rand(3, 5) > 0.4, torch.randn(3, 5).to(dtype), torch.rand(*lead, 1, 5) > 0.5)
            for causal, mask in [(True, None)] + [(False, mask) for mask in masks]:
                for scale in (None, 0.25):
                    m = torch.ones(3, 5, dtype=torch.bool).tril() if causal else mask
                    if m is not None and m.dtype is torch.bool:
                        m[..., 0] = True
                        m = torch.zeros(m.shape).masked_fill(~m, -math.inf).to(f64)
                    scores = q.to(f64) @ k.to(f64).transpose(-2, -1) * (1 / math.sqrt(4) if scale is None else scale)
                    weights = torch.softmax(scores if m is None else scores + m.to(f64), -1)
                    args = given(query=q, key=k, value=v, attn_mask=mask, is_causal=causal, scale=scale)
                    record("scaled_dot_product_attention", args, (weights @ v.to(f64)).to(dtype))


def places():
    for x in (torch.tensor([[0, 1, 2], [3, 0, 0]]), torch.rand(2, 3, 2) > 0.5, torch.zeros(3), torch.tensor(2.0)):
        every = torch.nonzero(x)
        for size in (0, 2, 20):
            for fill in (-1, 7):
                y = torch.full((size, x.dim()), fill)
                y[: min(size, len(every))] = every[:size]
                record("nonzero_static", given(self=x, size=size, fill_value=fill), y)
    x = torch.randn(4, 3, dtype=f64)
    for indices in ([torch.tensor([0, 3, -1])], [None, torch.tensor([2, 0])], [torch.tensor([[1], [2]]), torch.tensor([0, 1])]):
        record("_unsafe_index.Tensor", given(self=x, indices=indices), torch.ops.aten.index(x, indices))
        values = torch.randn_like(torch.ops.aten.index(x, indices))
        for add in (False, True):
            put = torch.ops.aten.index_put(x, indices, values, add)
            record("_unsafe_index_put", given(self=x, indices=indices, values=values, accumulate=add), put)
    mask = torch.tensor([[True, False, True], [False, True, False]])
    grad = torch.randn(2, 3, dtype=f64)
    for sizes in ([3], [5], [2, 2], [3, 1, 2], [2]):
        flat = torch.zeros(math.prod(sizes), dtype=f64)
        taken = grad[mask][: len(flat)]
        flat[: len(taken)] = taken
        record("masked_scatter_backward", given(grad_output=grad, mask=mask, sizes=sizes), flat.reshape(sizes))


def joined():
    for dim, chunks, shapes in ((0, 2, ([4], [3], [5])), (0, 3, ([4, 2], [2], [7, 1])), (1, 2, ([3, 5, 2], [3, 2], [3, 1]))):
        tensors = [torch.randn(shape, dtype=f64) for shape in shapes]
        parts = []
        for x in tensors:
            missing = -x.shape[dim] % chunks
            tail = torch.zeros(*x.shape[:dim], missing, *x.shape[dim + 1 :], dtype=f64)
            parts.append(torch.cat([x, tail], dim).reshape(*x.shape[:dim], chunks, -1))
        record("_chunk_cat", given(tensors=tensors, dim=dim, num_chunks=chunks), torch.cat(parts, dim + 1))
    a, b = torch.randint(-128, 128, (3, 40), dtype=torch.int8), torch.randint(-128, 128, (40, 2), dtype=torch.int8)
    record("_int_mm", given(self=a, mat2=b), a.int() @ b.int())


def ranges():
    for op in ("linspace", "logspace"):
        for start, end, steps in ((0.5, 2.25, 5), (3.0, -1.0, 4), (2.0, 2.5, 1), (1.0, 2.0, 0)):
            for dtype in (None, f64, torch.int64):
                y = getattr(torch, op)(start, end, steps, dtype=dtype)
                s, e = torch.tensor(start, dtype=f64), torch.tensor(end, dtype=f64)
                for name, a, b in (("Tensor_Tensor", s, e), ("Tensor_Scalar", s, end), ("Scalar_Tensor", start, e)):
                    record(f"{op}.{name}", given(start=a, end=b, steps=steps, dtype=dtype), y)


def lists():
    a = [torch.randn(2, 3, dtype=f64), torch.rand(4, dtype=f64) + 0.1, torch.tensor(-1.5, dtype=f64)]
    b = [torch.rand_like(x) + 0.5 for x in a]
    c = [torch.rand_like(x) + 0.5 for x in a]
    number, numbers = torch.tensor(0.75, dtype=f64), [0.5, -1.25, 2.0]

    def each(op, args, f, inplace=True):
        outs = [f(i) for i in range(len(a))]
        record(op, given(**args), outs)
        if inplace:
            base, _, overload = op.partition(".")
            records.append({"op": f"aten::{base}_" + (f".{overload}" if overload else ""), "args": given(**args), "outs": [], "after": {"self": encode(outs)}})

    each("_foreach_add.Tensor", dict(self=a, other=number, alpha=2), lambda i: a[i] + 2 * number)
    each("_foreach_mul.Tensor", dict(self=a, other=number), lambda i: a[i] * number)
    each("_foreach_div.Tensor", dict(self=a, other=number), lambda i: a[i] / number)
    for name, f in (("clamp_max", torch.minimum), ("clamp_min", torch.maximum)):
        each(f"_foreach_{name}.List", dict(self=a, other=b), lambda i: f(a[i], b[i]))
        for kind in (name, "minimum" if name == "clamp_max" else "maximum"):
            each(f"_foreach_{kind}.Scalar", dict(self=a, scalar=0.25), lambda i: f(a[i], torch.tensor(0.25, dtype=f64)))
            each(f"_foreach_{kind}.ScalarList", dict(self=a, scalars=numbers), lambda i: f(a[i], torch.tensor(numbers[i], dtype=f64)))
    each("_foreach_lerp.List", dict(self=a, tensors1=b, weights=c), lambda i: torch.lerp(a[i], b[i], c[i]))
    each("_foreach_lerp.Scalar", dict(self=a, tensors1=b, weight=0.3), lambda i: torch.lerp(a[i], b[i], 0.3))
    each("_foreach_pow.List", dict(self=b, exponent=a), lambda i: b[i] ** a[i])
    each("_foreach_pow.Scalar", dict(self=b, exponent=2.5), lambda i: b[i] ** 2.5)
    each("_foreach_pow.ScalarList", dict(self=b, exponent=numbers), lambda i: b[i] ** numbers[i])
    each("_foreach_pow.ScalarAndTensor", dict(self=1.5, exponent=a), lambda i: torch.pow(1.5, a[i]), False)
    each("_foreach_sign", dict(self=a), lambda i: torch.sign(a[i]))
    factors = torch.tensor(numbers, dtype=f64)
    for name, f in (("addcdiv", torch.addcdiv), ("addcmul", torch.addcmul)):
        each(f"_foreach_{name}.Tensor", dict(self=a, tensor1=b, tensor2=c, scalars=factors), lambda i: f(a[i], b[i], c[i], value=numbers[i]))
    records.append({"op": "aten::_foreach_copy_", "args": given(self=a, src=b), "outs": [], "after": {"self": encode(b)}})


def optimisers():
    def tensors(dtype, positive=False):
        made = [torch.rand(s) + 0.1 if positive else torch.randn(s) for s in ((3, 2), (4,))]
        return [x.to(dtype) for x in made]

    for dtype in (f64, f32, bf16):
        for amsgrad, maximize, decay, scaled in ((False, False, 0.0, None), (True, False, 0.1, None), (False, True, 0.2, 4.0)):
            for op in ("adam", "adamw"):
                p, g, m = tensors(dtype), tensors(dtype), tensors(dtype)
                v, top, step = tensors(dtype, True), tensors(dtype, True), [torch.tensor(3.0), torch.tensor(7.0)]
                scale = None if scaled is None else torch.tensor(scaled)
                for overload in ("", ".tensor_lr"):
                    lr = torch.tensor(0.05, dtype=f64) if overload else 0.05
                    args = given(
                        self=p, grads=g, exp_avgs=m, exp_avg_sqs=v, max_exp_avg_sqs=top if amsgrad else [], state_steps=step, lr=lr,
                        beta1=0.9, beta2=0.99, weight_decay=decay, eps=1e-6, amsgrad=amsgrad, maximize=maximize, grad_scale=scale, found_inf=None,
                    )
                    wide = f32 if dtype is bf16 else dtype
                    new = [[x.to(wide).clone() for x in list_] for list_ in (p, g, m, v, top)]
                    if scaled is not None:
                        new[1] = [x / scaled for x in new[1]]
                    # PyTorch's own step of one parameter; it counts the step itself.
                    before = [s - 1 for s in step]
                    options = dict(amsgrad=amsgrad, beta1=0.9, beta2=0.99, lr=0.05, weight_decay=decay, eps=1e-6, maximize=maximize, capturable=False)
                    lists = (*new[:4], new[4] if amsgrad else [], before)
                    if op == "adam":
                        adam._single_tensor_adam(*lists, grad_scale=None, found_inf=None, differentiable=False, **options)
                    else:
                        adamw._single_tensor_adamw(*lists, **options)
                    new = [[x.to(dtype) for x in list_] for list_ in new]
                    after = dict(self=new[0], grads=new[1], exp_avgs=new[2], exp_avg_sqs=new[3])
                    if amsgrad:
                        after["max_exp_avg_sqs"] = new[4]
                    record(f"_fused_{op}_{overload}", args, (), after)
        for momentum, nesterov, first, damp, maximize, scaled in ((0.0, False, False, 0.0, False, None), (0.9, False, True, 0.0, False, 2.0), (0.9, True, False, 0.0, True, None), (0.8, False, False, 0.3, False, None)):
            p, g, buffer = tensors(dtype), tensors(dtype), tensors(dtype)
            for overload in ("", ".tensor_lr"):
                lr = torch.tensor(0.05, dtype=f64) if overload else 0.05
                args = given(
                    self=p, grads=g, momentum_buffer_list=buffer if momentum else [], weight_decay=0.1, momentum=momentum, lr=lr, dampening=damp,
                    nesterov=nesterov, maximize=maximize, is_first_step=first, grad_scale=None if scaled is None else torch.tensor(scaled), found_inf=None,
                )
                wide = f32 if dtype is bf16 else dtype
                new = [[x.to(wide).clone() for x in list_] for list_ in (p, g, buffer)]
                if scaled is not None:
                    new[1] = [x / scaled for x in new[1]]
                grads = [x.clone() for x in new[1]]
                buffers = [None if first or not momentum else x for x in new[2]]
                sgd._single_tensor_sgd(new[0], grads, buffers, weight_decay=0.1, momentum=momentum, lr=0.05, dampening=damp, nesterov=nesterov, maximize=maximize, has_sparse_grad=False)
                after = dict(self=[x.to(dtype) for x in new[0]], grads=[x.to(dtype) for x in new[1]])
                if momentum:
                    after["momentum_buffer_list"] = [x.to(dtype) for x in buffers]
                record(f"_fused_sgd_{overload}", args, (), after)


for part in (views, truths, norms, attention, places, joined, ranges, lists, optimisers):
    part()
write(os.path.join(os.path.dirname(__file__), "../tests/data/newer-operators.json.gz"), records)
print(len(records))
