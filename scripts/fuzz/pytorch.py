# Runs the programs of scripts/fuzz/run-programs.ts in PyTorch: one JSON program a line on standard input, one JSON answer a line on standard output.
import cmath
import contextlib
import ctypes
import json
import math
import os
import re
import resource
import sys
import warnings

import torch
from torch.utils._python_dispatch import TorchDispatchMode

warnings.simplefilter("ignore")
torch.set_num_threads(1)
resource.setrlimit(resource.RLIMIT_AS, (12 << 30, 12 << 30))
# Output of native code must not be mixed with the answers.
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


mallopt = getattr(ctypes.CDLL(None), "mallopt", None)


@contextlib.contextmanager
def marked_memory():
    """Where the C library can (glibc's M_PERTURB), new memory holds a mark in every byte: a result that holds it was never written."""
    if mallopt is not None:
        mallopt(-6, 0x3E)
    try:
        yield
    finally:
        if mallopt is not None:
            mallopt(-6, 0)


def figure(value):
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value if abs(value) <= 1 << 53 else str(value)
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    return "-0" if value == 0 and math.copysign(1, value) < 0 else value


def number(value, kind):
    if isinstance(value, str):
        return int(value) if kind is int and value != "-0" else float(value)
    return kind(value)


def tensor_of(parts, dtype):
    if not dtype.is_complex:
        return torch.tensor(parts, dtype=dtype)
    real = torch.float32 if dtype == torch.complex64 else torch.float64
    return torch.view_as_complex(torch.tensor(parts, dtype=real).reshape(-1, 2))


def parts_of(tensor):
    flat = tensor.detach().resolve_conj().resolve_neg().reshape(-1)
    return (torch.view_as_real(flat).reshape(-1) if tensor.is_complex() else flat).tolist()


def make(spec):
    dtype = getattr(torch, spec["dtype"])
    kind = float if dtype.is_floating_point or dtype.is_complex else int
    flat = tensor_of([number(v, kind) for v in spec["storage"]], dtype)
    result = flat.as_strided(spec["shape"], spec["strides"], spec["offset"]).detach()
    if spec.get("conjugate"):
        result = torch._conj(result)
    if spec.get("negative"):
        result = torch._neg_view(result)
    if spec.get("requiresGrad"):
        result.requires_grad_()
    return result


class Missing(Exception):
    pass


def decode(value, values):
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, list):
        return [decode(item, values) for item in value]
    (key, inner), = value.items()
    if key == "x":
        if inner not in values:
            raise Missing(inner)
        return values[inner]
    if key == "i":
        return number(inner, int)
    if key == "f":
        return number(inner, float)
    if key == "c":
        return complex(number(inner[0], float), number(inner[1], float))
    if key == "d" or key == "format" or key == "layout":
        return getattr(torch, inner)
    return torch.device(inner)


def encode(value):
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return {"i": figure(value)}
    if isinstance(value, float):
        return {"f": figure(value)}
    if isinstance(value, complex):
        return {"c": [figure(value.real), figure(value.imag)]}
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    return str(value)


def storage_of(tensor):
    # A tensor of zeros that has no memory counts for itself.
    return id(tensor) if tensor._is_zerotensor() else tensor.storage()._storage._cdata


def see(tensor, values):
    here = storage_of(tensor)
    shown = torch.zeros(tensor.numel(), dtype=tensor.dtype) if tensor._is_zerotensor() else tensor
    data = parts_of(shown) if tensor.numel() <= 20000 else []
    return {
        "dtype": str(tensor.dtype).replace("torch.", ""),
        "shape": list(tensor.shape),
        "strides": list(tensor.stride()),
        "offset": tensor.storage_offset(),
        "data": [figure(item) for item in data],
        "storage": next((name for name, other in values.items() if storage_of(other) == here), ""),
        "same": next((name for name, other in values.items() if other is tensor), ""),
        "grad": tensor.requires_grad,
        "leaf": tensor.is_leaf,
        "node": None if tensor.grad_fn is None else tensor.grad_fn.name().replace("torch::autograd::", ""),
        "version": tensor._version,
    }


def find(name):
    base, _, overload = name.partition(".")
    return getattr(getattr(torch.ops.aten, base), overload or "default")


def short(error):
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:300]


def tensors_in(value):
    if isinstance(value, torch.Tensor):
        return [value]
    return [tensor for item in value for tensor in tensors_in(item)] if isinstance(value, (list, tuple)) else []


wider = {
    torch.float32: torch.float64,
    torch.float16: torch.float64,
    torch.bfloat16: torch.float64,
    torch.complex64: torch.complex128,
}


def widened(value):
    if isinstance(value, torch.Tensor):
        # A copy: some operators write to running statistics without saying so.
        return value.detach().to(wider.get(value.dtype, value.dtype), copy=True)
    return [widened(item) for item in value] if isinstance(value, (list, tuple)) else value


def in_double(op, given, written):
    """
    The results of the same call in double precision, where that is another call and has such results; of a call that writes,
    those of its functional form.
    """
    form = functional_form(op, written) if written else op
    if form is None:
        return None
    names = {argument.name: value for argument, value in zip(op._schema.arguments, given)}
    op, given = form, [names[argument.name] for argument in form._schema.arguments]
    given = [torch.float64 if value is torch.float32 else value for value in given]
    is_factory = len(tensors_in(given)) == 0
    if is_factory and any(argument.name == "generator" for argument in op._schema.arguments):
        return None
    try:
        torch.set_default_dtype(torch.float64)
        with torch.no_grad():
            positional = [value for argument, value in zip(op._schema.arguments, given) if not argument.kwarg_only]
            named = {argument.name: value for argument, value in zip(op._schema.arguments, given) if argument.kwarg_only}
            result = op(*[widened(value) for value in positional], **{name: widened(value) for name, value in named.items()})
    except Exception:
        return None
    finally:
        torch.set_default_dtype(torch.float32)
    return list(result) if len(op._schema.returns) > 1 else [result]


# Operators whose half precision oneDNN computes.
by_library = re.compile("conv|(?<!bi)(?<!tri)linear(?!1d)|rnn|lstm|gru")


def other_shapes(results, doubles):
    pairs = [(a, b) for a, b in zip(results, doubles) if isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor)]
    return any(a.shape != b.shape for a, b in pairs)


def is_refused_wider(op, given):
    """Whether a mixture of half precision with other floating dtypes is refused as a mixture of wider dtypes."""
    dtypes = {tensor.dtype for tensor in tensors_in(given) if tensor.dtype.is_floating_point}
    if len(dtypes) < 2 or not dtypes & {torch.float16, torch.bfloat16}:
        return False
    # Two halves become two wider dtypes; beside a wider dtype both become the other one.
    single = torch.float64 if torch.float32 in dtypes else torch.float32
    other = {torch.float16: single, torch.bfloat16: single if dtypes & {torch.float32, torch.float64} else torch.float64}
    return called(op, op, given, lambda tensor: tensor.to(other.get(tensor.dtype, tensor.dtype))) is None


def narrowed(value, given):
    """A result in double precision in the half precision of the operands."""
    if not isinstance(value, torch.Tensor) or value.dtype is not torch.float64:
        return value
    halves = [tensor.dtype for tensor in tensors_in(given) if tensor.dtype in (torch.float16, torch.bfloat16)]
    return value.to(halves[0]) if halves else value.float()


def parts_equal(a, b):
    """Whether two tensors of one shape and dtype have the same values up to rounding."""
    if not a.dtype.is_floating_point and not a.is_complex():
        return bool((a == b).all())
    return close(parts_of(a), parts_of(b), a.dtype)


def close(a, b, dtype):
    """Whether two lists of numbers are equal but for the rounding of a dtype."""
    x, y = [torch.tensor([float(item) for item in one], dtype=torch.float64) for one in (a, b)]
    if x.shape != y.shape or x.numel() == 0:
        return x.shape == y.shape
    coarse = 1e-2 if dtype in (torch.float16, torch.bfloat16) else 1e-4 if dtype in (torch.float32, torch.complex64) else 1e-9
    finite = y[y.abs() < 1e20].abs()
    size = max(1.0, float(finite.max()) if finite.numel() > 0 else 0.0)
    return bool(((x == y) | (x.isnan() & y.isnan()) | (x.isfinite() & y.isfinite() & ((x - y).abs() <= coarse * y.abs().clamp(min=size)))).all())


def functional_form(op, written):
    """The overload that computes the same without writing: the same arguments but outputs, and a result for each tensor written."""
    schema = op._schema
    is_out = schema.overload_name.endswith("out") or any(a.kwarg_only and a.alias_info is not None and a.alias_info.is_write for a in schema.arguments)
    wanted = [(a.name, str(a.type)) for a in schema.arguments if not (a.kwarg_only and a.alias_info is not None and a.alias_info.is_write)]
    base = schema.name.split("::")[1]
    packet = getattr(torch.ops.aten, base if is_out else base[:-1] if base.endswith("_") else base, None)
    for overload in packet.overloads() if packet is not None else []:
        form = getattr(packet, overload)
        arguments = form._schema.arguments
        if any(a.alias_info is not None for a in arguments):
            continue
        if [(a.name, str(a.type)) for a in arguments] == wanted and len(form._schema.returns) == len(written):
            return form
    return None


def dense(tensor):
    return tensor.resolve_conj().resolve_neg().contiguous().clone()


def gapped(tensor):
    """A copy whose elements have gaps between them: loops over vectors leave such tensors to the scalar loop."""
    if tensor.dim() == 0:
        return tensor.clone()
    return tensor.new_zeros([*tensor.shape, 2])[..., 0].copy_(tensor)


def surrounded(tensor):
    """A copy between marks: what reads beyond an operand's memory reads these."""
    if tensor.is_conj() or tensor.is_neg() or not (tensor.dtype.is_floating_point or tensor.is_complex()) or tensor.numel() == 0:
        return tensor.clone()
    marks = torch.full((tensor.element_size() * (tensor.numel() + 64),), 0xC1, dtype=torch.uint8).view(tensor.dtype)
    return marks.as_strided(tensor.shape, torch.empty_like(tensor).stride(), 32).copy_(tensor)


def other_nans(tensor):
    return torch.where(tensor.isnan(), -tensor, tensor) if tensor.dtype.is_floating_point else tensor.clone()


def called(form, op, given, change):
    """The results of a form of a call for changed copies of its operands; None where it refuses them."""
    names = {a.name: value for a, value in zip(op._schema.arguments, given)}
    copied = {}

    def copy(value):
        if isinstance(value, torch.Tensor):
            if id(value) not in copied:
                copied[id(value)] = change(value.detach())
            return copied[id(value)]
        return [copy(item) for item in value] if isinstance(value, (list, tuple)) else value

    try:
        with torch.no_grad():
            positional = [copy(names[a.name]) for a in form._schema.arguments if not a.kwarg_only]
            named = {a.name: copy(names[a.name]) for a in form._schema.arguments if a.kwarg_only}
            result = form(*positional, **named)
    except Exception:
        return None
    results = [result] if len(form._schema.returns) == 1 else list(result)
    return results if all(isinstance(value, torch.Tensor) for value in results) else None


class InBatches(TorchDispatchMode):
    """Products of single matrices as those of a batch of one, which PyTorch's own loops compute and not the library for matrices."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        name, kwargs = func._schema.name, kwargs or {}
        if name == "aten::mm" and not kwargs and func._overloadname == "default":
            return torch.bmm(args[0].unsqueeze(0), args[1].unsqueeze(0)).squeeze(0)
        if name == "aten::addmm" and func._overloadname == "default":
            addend, a, b = args
            return torch.baddbmm(addend.unsqueeze(0) if addend.dim() == 2 else addend, a.unsqueeze(0), b.unsqueeze(0), **kwargs).squeeze(0)
        return func(*args, **kwargs)


def in_batches(form, op, given):
    """The call of which infinite or NaN complex operands are multiplied by PyTorch's own loops; None where that is no other call."""
    if all(bool(tensor.isfinite().all()) for tensor in tensors_in(given) if tensor.is_complex()):
        return None
    with InBatches():
        return called(form, op, given, torch.clone)


# More than the longest vector loop takes at a time, and a rest.
times = 67


def repeated(value):
    """Each element many times behind one another, so that all but the last lie where loops over vectors go."""
    if isinstance(value, torch.Tensor):
        return value.unsqueeze(-1).repeat([1] * value.dim() + [times])
    return [repeated(item) for item in value] if isinstance(value, (list, tuple)) else value


def ordinary(value):
    """Tensors of the same kind with numbers between 0.2 and 0.8."""
    if isinstance(value, torch.Tensor):
        if not (value.dtype.is_floating_point or value.is_complex()):
            return value
        return (torch.arange(value.numel()).reshape(value.shape).mul(0.377).remainder(0.6).add(0.2)).to(value.dtype)
    return [ordinary(item) for item in value] if isinstance(value, (list, tuple)) else value


def in_vectors(form, given, record=False):
    """What an operator of elements gives where each element lies in the loop over vectors; None for other operators."""
    if sum(tensor.numel() for tensor in tensors_in(given)) > 400 or any(a.alias_info is not None for a in form._schema.arguments):
        return None

    def call(values):
        positional = [value for a, value in zip(form._schema.arguments, values) if not a.kwarg_only]
        named = {a.name: value for a, value in zip(form._schema.arguments, values) if a.kwarg_only}
        result = form(*positional, **named)
        return [result] if len(form._schema.returns) == 1 else list(result)

    def places(values):
        results = call(repeated(values))
        return [value[..., 0] if isinstance(value, torch.Tensor) and value.dim() > 0 and value.shape[-1] == times else None for value in results]

    try:
        with torch.no_grad():
            usual = ordinary(given)
            pairs = list(zip(call(usual), places(usual)))
        if any(b is None or a.shape != b.shape or a.dtype is not b.dtype or not parts_equal(a, b) for a, b in pairs):
            return None
        with torch.set_grad_enabled(record):
            return places(given)
    except Exception:
        return None


def moduli(tensor):
    return tensor.abs() if tensor.is_complex() else tensor.clone()


def without_imaginary(tensor):
    return torch.complex(tensor.abs(), torch.zeros(tensor.shape, dtype=tensor.abs().dtype)) if tensor.is_complex() else tensor.clone()


ways = {
    "the functional form has other values": torch.clone,
    "dense operands give other values": dense,
    "operands with gaps give other values": gapped,
    "operands with other signs of NaN give other values": other_nans,
}


def detached(value):
    if isinstance(value, torch.Tensor):
        return value.detach()
    return [detached(item) for item in value] if isinstance(value, (list, tuple)) else value


def expectations(op, given, written, deep):
    """What PyTorch's other ways to make a call return: its functional form where it writes, the same for operands in other memory."""
    arguments = op._schema.arguments
    if any(a.name == "generator" for a in arguments) or not tensors_in(given) or any(tensor.numel() > 2000 for tensor in tensors_in(given)):
        return {}
    by_c = {"the C library gives other values": by_c_library(op, given[0])}
    if any(a.alias_info is not None and isinstance(value, (list, tuple)) for a, value in zip(arguments, given)):
        return by_c
    # Views are about memory, not about values.
    if not written and any(a.alias_info is not None for a in arguments):
        return {}
    form = functional_form(op, written) if written else op
    if form is None:
        return {}
    # Some kernels read memory row-major whatever the strides are: there the answers for dense operands are right, and compared.
    is_dense = all(tensor.is_contiguous() for tensor in tensors_in(given))
    left_out = {dense if is_dense else gapped} | (set() if written else {torch.clone})
    found = {way: called(form, op, given, change) for way, change in ways.items() if change not in left_out}
    with marked_memory():
        found["another call gives other values"] = called(form, op, given, surrounded)
    if deep:
        names = {a.name: value for a, value in zip(op._schema.arguments, given)}
        found["products in batches give other values"] = in_batches(form, op, given)
        found["the loop over vectors gives other values"] = in_vectors(form, [detached(names[a.name]) for a in form._schema.arguments])
    return {**found, **by_c}


# The operators' names of the inverse functions whose branch cuts C99's annex G states.
inverse = re.compile("^(?:arc|a)(sin|cos|tan)(h?)_?$")


def by_c_library(op, operand):
    """What C's function gives for each complex number of a tensor or of a list, and PyTorch's own where C refuses one; None if that is not asked for."""
    name = inverse.match(op._schema.name.removeprefix("aten::").removeprefix("_foreach_"))
    if name is None or not any(tensor.is_complex() for tensor in tensors_in(operand)):
        return None
    function = getattr(cmath, f"a{name[1]}{name[2]}")

    def of_number(value, otherwise):
        try:
            return function(value)
        except (ValueError, OverflowError):
            return otherwise

    def of_one(tensor):
        plain = tensor.detach().resolve_conj().resolve_neg().flatten()
        own = getattr(torch, f"a{name[1]}{name[2]}")(plain).tolist()
        values = [of_number(value, otherwise) for value, otherwise in zip(plain.tolist(), own)]
        return torch.tensor(values, dtype=tensor.dtype).reshape(tensor.shape)

    return [of_one(tensor) if tensor.is_complex() else None for tensor in tensors_in(operand)]


def without_imaginary_parts(op, given, written):
    """Whether the operands' moduli as complex numbers give other values than as real ones."""
    form = functional_form(op, written) if written else op
    if form is None or not any(tensor.is_complex() for tensor in tensors_in(given)) or any(a.alias_info is not None for a in form._schema.arguments):
        return False
    real, same = called(form, op, given, moduli), called(form, op, given, without_imaginary)
    if real is None or same is None or any(one.is_complex() for one in real):
        return False
    return not all(a.shape == b.shape and b.is_complex() and parts_equal(a.to(b.dtype), b) for a, b in zip(real, same))


def of_truth(op, given, written):
    """What the call gives for whether each complex number is 0 in place of the numbers: the same, where they are taken for bools."""
    form = functional_form(op, written) if written else op
    if form is None or not any(tensor.is_complex() for tensor in tensors_in(given)) or any(a.alias_info is not None and a.alias_info.is_write for a in form._schema.arguments):
        return None
    return called(form, op, given, lambda tensor: tensor.ne(0) if tensor.is_complex() else tensor.clone())


def outputs_apart(op, given, written):
    """Whether a refused call whose output lies in an operand's memory is accepted where each argument has memory of its own."""
    read = [tensor for a, value in zip(op._schema.arguments, given) if a.alias_info is None for tensor in tensors_in(value)]
    if not any(storage_of(one) == storage_of(other) for one in written for other in read):
        return False

    def copy(value):
        if isinstance(value, torch.Tensor):
            return value.detach().clone()
        return [copy(item) for item in value] if isinstance(value, (list, tuple)) else value

    try:
        with torch.no_grad():
            op(
                *[copy(value) for a, value in zip(op._schema.arguments, given) if not a.kwarg_only],
                **{a.name: copy(value) for a, value in zip(op._schema.arguments, given) if a.kwarg_only},
            )
    except Exception:
        return False
    return True


def refusal_with_elements(op, given, results):
    """Why a call of which an operand or a result has no elements is refused where each has some; None if it is not, or nothing is empty."""
    if not any(tensor.numel() == 0 for tensor in tensors_in([given, results])):
        return None

    def filled(value):
        if isinstance(value, torch.Tensor):
            return torch.zeros([max(2, size) for size in value.shape], dtype=value.dtype)
        return [filled(item) for item in value] if isinstance(value, (list, tuple)) else value

    try:
        with torch.no_grad():
            op(
                *[filled(value) for a, value in zip(op._schema.arguments, given) if not a.kwarg_only],
                **{a.name: filled(value) for a, value in zip(op._schema.arguments, given) if a.kwarg_only},
            )
    except Exception as error:
        return short(error)
    return None


# Operators whose second result says where in its plane each element of the first comes from.
pointing = re.compile("^max_pool([123])d_with_indices$")


def points_elsewhere(op, given, results):
    """Whether an index points beyond the plane or to another number: the window lies in the padding as a whole."""
    name = pointing.match(op._schema.name.removeprefix("aten::"))
    if name is None or len(results) != 2:
        return False
    values, indices, plane = [tensor.detach().flatten(-int(name[1])) for tensor in (*results, given[0])]
    if indices.numel() == 0 or bool(((indices < 0) | (indices >= plane.shape[-1])).any()):
        return indices.numel() > 0
    there = plane.gather(-1, indices)
    return bool(((there != values) & ~values.isnan()).any())


def other_bools(results, truth):
    if truth is None or not all(isinstance(one, torch.Tensor) and one.dtype is torch.bool for one in [*results, *truth]):
        return False
    return not all(a.shape == b.shape and bool((a == b).all()) for a, b in zip(results, truth))


def about(given):
    """What keeps operands from being those of a factorisation with one answer."""
    found = set()
    for tensor in tensors_in(given):
        if not (tensor.dtype.is_floating_point or tensor.is_complex()) or tensor.numel() == 0 or tensor._is_zerotensor():
            continue
        values = tensor.detach().resolve_conj().resolve_neg().to(torch.complex128 if tensor.is_complex() else torch.float64)
        if not bool((values.abs() < 1e20).all()):
            found.add("an operand is not finite")
        if tensor.is_complex() and tensor.dim() >= 2 and bool((values.diagonal(0, -2, -1).imag != 0).any()):
            found.add("a diagonal is not real")
    floating = [tensor for tensor in tensors_in(given) if tensor.dtype in (torch.float16, torch.bfloat16)]
    if floating and all(tensor.numel() == 0 for tensor in tensors_in(given)):
        found.add("no operand of half precision has elements")
    return sorted(found)


def shares(op, given, results):
    """Whether a result is an argument, although the schema names no alias."""
    named = any(a.alias_info is not None for a in [*op._schema.arguments, *op._schema.returns])
    return not named and any(tensor is argument for tensor in tensors_in(results) for argument in tensors_in(given))


def contradiction(expected, results):
    """The first way that gives other values than the call itself, None if none does."""
    for way, values in expected.items():
        if values is None or len(values) != len(results):
            continue
        for value, tensor in zip(values, results):
            if isinstance(value, torch.Tensor) and isinstance(tensor, torch.Tensor) and not (value.shape == tensor.shape and parts_equal(value.to(tensor.dtype), tensor)):
                return way
    return None


def bookkeeping(before):
    """What a call that writes got wrong about what it wrote to, None if nothing."""
    if any(tensor.dtype != dtype for tensor, dtype, _, _, _ in before):
        return "an output has another dtype than it had"
    if any(is_out and tensor.numel() > 0 and geometry[0] == tensor.shape and geometry[1] != tensor.stride() for tensor, _, _, geometry, is_out in before):
        return "an output of the right shape is laid out anew"
    return "what was written has the version that it had" if any(tensor._version == version for tensor, _, version, _, _ in before) else None


def written_names(step, values, written):
    """The names of tensors that a step writes, of which none shares memory with another."""
    if len({storage_of(tensor) for tensor in written}) < len(written):
        return []
    return [next((name for name, value in values.items() if value is tensor), None) for tensor in written]


def step_of(step, values, deep):
    try:
        given = [decode(value, values) for value in step["args"]]
    except Missing:
        return {"skipped": True}
    op = find(step["op"])
    arguments = op._schema.arguments
    written = [
        tensor
        for argument, value in zip(arguments, given)
        if argument.alias_info is not None and argument.alias_info.is_write
        for tensor in tensors_in(value)
    ]
    positional = [value for argument, value in zip(arguments, given) if not argument.kwarg_only]
    named = {argument.name: value for argument, value in zip(arguments, given) if argument.kwarg_only}
    doubles = in_double(op, given, written)
    noted = about(given)
    expected = expectations(op, given, written, deep)
    truth = of_truth(op, given, written)
    outs = [tensor for a, value in zip(arguments, given) if a.kwarg_only for tensor in tensors_in(value)]
    before = [
        (tensor, tensor.dtype, tensor._version, (tensor.shape, tensor.stride()), any(tensor is out for out in outs))
        for tensor in written
    ]
    refused, apart = False, outputs_apart(op, given, written)
    try:
        result = op(*positional, **named)
        if any(tensor.dtype is torch.complex32 for tensor in tensors_in(result)):
            raise TypeError("a result of complex32")
    except Exception as error:
        lost = {storage_of(tensor) for tensor in written}
        for name in [name for name, tensor in values.items() if storage_of(tensor) in lost]:
            del values[name]
        answer = {"error": short(error), "operands": noted}
        if expected.get("dense operands give other values") is not None:
            return {**answer, "contradicts": "dense operands are accepted"}
        if apart:
            return {**answer, "contradicts": "an output apart from the operands is accepted"}
        halves = any(tensor.dtype in (torch.float16, torch.bfloat16) for tensor in tensors_in(given))
        if doubles is None or not (halves and by_library.search(step["op"])):
            return answer
        if written:
            return {**answer, "contradicts": "the library that computes in half precision lacks what double precision has"}
        refused, result = True, None
    returns = op._schema.returns
    results = [] if len(returns) == 0 or refused else [result] if len(returns) == 1 else list(result)
    # Where the library for half precision fails, or gives another shape, the results in double precision stand in for its own.
    has_halves = any(tensor.dtype in (torch.float16, torch.bfloat16) for tensor in tensors_in(given))
    stands_in = refused or (
        has_halves and not written and doubles is not None and by_library.search(step["op"]) is not None and other_shapes(results, doubles)
    )
    if stands_in:
        recorded = torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors_in(given))
        results = [narrowed(value, given) for value in doubles]
    fresh, plain, lengths = [], [], []
    named_doubles = [
        pair
        for name, value in zip(written_names(step, values, written) if written else step["outs"], doubles or [])
        for pair in (zip(name, value) if isinstance(name, list) and isinstance(value, (list, tuple)) else [(name, value)])
    ]
    double = {
        name: [figure(item) for item in parts_of(value)]
        for name, value in named_doubles
        if isinstance(name, str) and isinstance(value, torch.Tensor) and value.numel() <= 2000
    }
    for name, value in zip(step["outs"], results):
        lengths.append(len(value) if isinstance(value, (list, tuple)) else -1)
        if isinstance(name, list):
            pairs = list(zip(name, value))
        elif name is not None and isinstance(value, torch.Tensor):
            pairs = [(name, value)]
        else:
            plain.append(encode(value))
            continue
        for inner, tensor in pairs:
            values[inner] = tensor
            fresh.append(inner)
    looked = list(values) if written else fresh
    answer = {"plain": plain, "lengths": lengths, "double": double, "seen": {name: see(values[name], values) for name in looked}}
    contradicts = contradiction(expected, written or tensors_in(results)) or bookkeeping(before)
    if stands_in:
        contradicts = None
        for name in fresh if recorded else []:
            answer["seen"][name].update(grad=True, node="of double precision")
    if contradicts is None and not written and by_library.search(step["op"]) and is_refused_wider(op, given):
        contradicts = "the same mixture of wider dtypes is refused"
    if contradicts is None and not written and points_elsewhere(op, given, results):
        contradicts = "an index points to another number than the maximum"
    with_elements = refusal_with_elements(op, given, results) if contradicts is None else None
    if with_elements is not None:
        contradicts = f"with elements it is refused: {with_elements}"
    if contradicts is None and other_bools(written or results, truth):
        contradicts = "complex numbers as bools are others than whether they are 0"
    if contradicts is None and without_imaginary_parts(op, given, written):
        contradicts = "complex operands without imaginary parts give other values than real ones"
    if contradicts is None and shares(op, given, results):
        contradicts = "the result is an argument, which the schema does not say"
    infos = [value for declared, value in zip(returns, results) if declared.name == "info"]
    failed = [info for info in infos if isinstance(info, torch.Tensor) and bool((info != 0).any())]
    answer["operands"] = noted + ["the factorisation failed"] if failed else noted
    return answer if contradicts is None else {**answer, "contradicts": contradicts}


def cotangent(like, order):
    count = like.numel() * (2 if like.is_complex() else 1)
    return tensor_of([((i * 7 + order * 3) % 11 - 5) / 4 + 0.125 for i in range(count)], like.dtype).reshape(like.shape)


def gradients_of(wanted, values):
    outputs = [values[name] for name in wanted["outputs"] if name in values and values[name].requires_grad]
    leaves = [values[name] for name in wanted["leaves"] if name in values]
    try:
        gradients = torch.autograd.grad(
            outputs,
            leaves,
            [cotangent(output, i) for i, output in enumerate(outputs)],
            create_graph=wanted["second"],
            allow_unused=True,
        )
    except Exception as error:
        return {"error": short(error)}
    # `gather` returns sparse gradients if requested.
    gradients = [g.to_dense() if g is not None and g.is_sparse else g for g in gradients]
    answer = {"gradients": [None if g is None else see(g, {}) for g in gradients]}
    again = [g for g in gradients if g is not None and g.requires_grad]
    if wanted["second"] and again:
        try:
            second = torch.autograd.grad(again, leaves, [cotangent(g, 5 + i) for i, g in enumerate(again)], allow_unused=True)
            answer["second"] = [None if g is None else see(g, {}) for g in second]
        except Exception as error:
            answer["secondError"] = short(error)
    return answer


def gapped_again(tensor):
    """The same as `gapped` for autograd."""
    return torch.stack([tensor, torch.zeros_like(tensor)], -1)[..., 0] if tensor.dim() > 0 else tensor


def changed(value, change):
    if isinstance(value, torch.Tensor):
        return change(value)
    return [changed(item, change) for item in value] if isinstance(value, (list, tuple)) else value


def replayed(program, answer, values, wide=False, change=None):
    """The values after the steps that PyTorch took before, from other inputs; in double precision if `wide`, of changed operands if `change`."""
    for step, seen in zip(program["steps"], answer["steps"]):
        if "error" in seen or "skipped" in seen:
            continue
        op = find(step["op"])
        given = [decode(value, values) for value in step["args"]]
        if wide:
            given = [wider.get(value, value) if isinstance(value, torch.dtype) else value for value in given]
        arguments = op._schema.arguments
        if change is not None and change is not in_vectors and all(a.alias_info is None for a in arguments):
            given = [changed(value, change) for value in given]
        vectors = in_vectors(op, given, True) if change is in_vectors else None
        result = op(
            *[value for a, value in zip(arguments, given) if not a.kwarg_only],
            **{a.name: value for a, value in zip(arguments, given) if a.kwarg_only},
        )
        if vectors is not None:
            result = vectors[0] if len(vectors) == 1 else vectors
        returns = op._schema.returns
        results = [] if len(returns) == 0 else [result] if len(returns) == 1 else list(result)
        for name, value in zip(step["outs"], results):
            for inner, tensor in zip(name, value) if isinstance(name, list) else [(name, value)]:
                if isinstance(inner, str):
                    values[inner] = tensor
    return values


def same_values(values, others):
    return all(
        values[name].dtype is other.dtype and values[name].shape == other.shape and parts_equal(values[name], other)
        for name, other in others.items()
        if name in values
    )


def same_gradients(some, others):
    return len(some) == len(others) and all(
        a is None and b is None or a is not None and b is not None and close(a["data"], b["data"], getattr(torch, a["dtype"]))
        for a, b in zip(some, others)
    )


def other_gradients(program, answer, values):
    """The gradients in double precision, and the first of PyTorch's other ways to compute the same values that has other gradients."""
    wanted, found = program["backward"], answer["backward"]

    def again(of_inputs, wide=False, of_operands=None):
        inputs = {}
        for spec in program["inputs"]:
            tensor = of_inputs(make({**spec, "requiresGrad": False}))
            inputs[spec["name"]] = tensor.requires_grad_() if spec.get("requiresGrad") else tensor
        others = replayed(program, answer, inputs, wide, of_operands)
        return others, gradients_of(wanted, others)

    result = {}
    changes = [
        ("memory with a mark", surrounded, None),
        ("operands with gaps", torch.Tensor.detach, gapped_again),
        ("dense operands", torch.Tensor.detach, dense),
        ("loops over vectors", torch.Tensor.detach, in_vectors),
        ("other signs of NaN", other_nans, None),
    ]
    for way, of_inputs, of_operands in changes:
        try:
            with marked_memory() if of_inputs is surrounded else contextlib.nullcontext():
                others, gradients = again(of_inputs, False, of_operands)
            if "error" in gradients or not same_values(values, others):
                continue
        except Exception:
            continue
        if not same_gradients(found["gradients"], gradients["gradients"]):
            result["contradicts"] = f"{way} give other gradients"
            break
        if "second" in found and "second" in gradients and not same_gradients(found["second"], gradients["second"]):
            result.setdefault("secondContradicts", f"{way} give other gradients")
    try:
        torch.set_default_dtype(torch.float64)
        gradients = again(lambda tensor: tensor.detach().to(wider.get(tensor.dtype, tensor.dtype)), True)[1]
        for key, name in (("gradients", "doubles"), ("second", "secondDoubles")):
            if key not in gradients:
                continue
            result[name] = [None if g is None else g["data"] for g in gradients[key]]
    except Exception:
        pass
    finally:
        torch.set_default_dtype(torch.float32)
    return result


def widened_spec(spec, shifts):
    """An input in double precision, shifted."""
    dtype = getattr(torch, spec["dtype"])
    wide = {**spec, "dtype": str(wider.get(dtype, dtype)).replace("torch.", ""), "requiresGrad": False}
    tensor = make(wide)
    shift = shifts.get(spec["name"])
    if shift is None:
        return tensor
    # Elements of an expanded leaf are independent.
    copy = torch.empty_strided(tensor.shape, tensor.stride(), dtype=tensor.dtype) if len(set(tensor.stride())) == tensor.dim() and 0 not in tensor.stride() else tensor.new_empty(tensor.shape)
    return copy.copy_(tensor).add_(shift)


def sum_of(program, answer, outputs, shifts):
    """The sum that is differentiated, computed by the program's steps in double precision."""
    values = {spec["name"]: widened_spec(spec, shifts) for spec in program["inputs"]}
    replayed(program, answer, values, True)
    total = 0.0
    for i, name in enumerate(outputs):
        value = values[name].resolve_conj().resolve_neg()
        v = cotangent(value, i)
        total += float((v.conj() * value).real.sum() if value.is_complex() else (v * value).sum())
    return total


def units(tensor):
    """A shift by one of each real component of a tensor, in the order of `parts_of`."""
    for i in range(tensor.numel()):
        for part in (1, 1j) if tensor.is_complex() else (1,):
            unit = torch.zeros(tensor.numel(), dtype=tensor.dtype)
            unit[i] = part
            yield unit.reshape(tensor.shape)


def differences_of(program, answer):
    """The gradients, and those of the gradients, as central differences of what PyTorch computes in double precision."""
    wanted, found = program["backward"], answer["backward"]
    specs = {spec["name"]: spec for spec in program["inputs"]}
    if any(name not in specs for name in wanted["leaves"]):
        return {}
    base = {name: make({**specs[name], "requiresGrad": False}).resolve_conj().resolve_neg() for name in wanted["leaves"]}
    base = {name: tensor.to(wider.get(tensor.dtype, tensor.dtype)) for name, tensor in base.items()}
    if sum(tensor.numel() for tensor in base.values()) > 600:
        return {}
    outputs = found["outputs"]

    def at(*shifts):
        together = {}
        for factor, shift in shifts:
            for name, tensor in shift.items():
                together[name] = together.get(name, 0) + factor * tensor
        return sum_of(program, answer, outputs, together)

    try:
        with torch.no_grad():
            h = 1e-6
            first = [[figure((at((h, {name: unit})) - at((-h, {name: unit}))) / (2 * h)) for unit in units(base[name])] for name in wanted["leaves"]]
            result = {"differences": first}
            if "second" in found:
                marked = [name for name, g in zip(wanted["leaves"], found["gradients"]) if g is not None and g["grad"]]
                along = {name: cotangent(base[name], 5 + i) for i, name in enumerate(marked)}
                k = 1e-4
                mixed = lambda unit: (at((k, along), (k, unit)) - at((-k, along), (k, unit)) - at((k, along), (-k, unit)) + at((-k, along), (-k, unit))) / (4 * k * k)
                result["secondDifferences"] = [[figure(mixed({name: unit})) for unit in units(base[name])] for name in wanted["leaves"]]
            return result
    except Exception as error:
        return {"noDifferences": short(error)}


def run(program):
    values = {spec["name"]: make(spec) for spec in program["inputs"]}
    answer = {"id": program["id"], "steps": []}
    for index, step in enumerate(program["steps"]):
        # This remains if the process dies.
        os.write(2, f"\nstep {index}\n".encode())
        answer["steps"].append(step_of(step, values, program.get("differences") is True))
    os.write(2, f"\nstep {len(program['steps'])}\n".encode())
    if "backward" in program:
        wanted = program["backward"]
        outputs = [name for name in wanted["outputs"] if name in values and values[name].requires_grad]
        answer["backward"] = gradients_of(wanted, values)
        if program.get("differences") and "gradients" in answer["backward"]:
            answer["backward"].update(other_gradients(program, answer, values))
            answer["backward"].update(differences_of(program, {**answer, "backward": {**answer["backward"], "outputs": outputs}}))
    return answer


for line in sys.stdin:
    answers.write(json.dumps(run(json.loads(line))) + "\n")
    answers.flush()
