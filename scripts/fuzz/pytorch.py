# Runs the programs of scripts/fuzz/run-programs.ts in PyTorch: one JSON program a line on standard input, one JSON answer a line on standard output.
import cmath
import json
import math
import os
import re
import resource
import sys
import warnings

import torch

warnings.simplefilter("ignore")
torch.set_num_threads(1)
resource.setrlimit(resource.RLIMIT_AS, (12 << 30, 12 << 30))
# Output of native code must not be mixed with the answers.
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


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
by_library = re.compile("conv|linear|rnn|lstm|gru")


def other_shapes(results, doubles):
    pairs = [(a, b) for a, b in zip(results, doubles) if isinstance(a, torch.Tensor) and isinstance(b, torch.Tensor)]
    return any(a.shape != b.shape for a, b in pairs)


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
    x, y = [torch.tensor([float(item) for item in parts_of(one)], dtype=torch.float64) for one in (a, b)]
    if x.numel() == 0:
        return True
    coarse = 1e-2 if a.dtype in (torch.float16, torch.bfloat16) else 1e-4 if a.dtype in (torch.float32, torch.complex64) else 1e-9
    finite = y[y.abs() < 1e20].abs()
    size = max(1.0, float(finite.max()) if finite.numel() > 0 else 0.0)
    return bool(((x == y) | (x.isnan() & y.isnan()) | ((x - y).abs() <= coarse * y.abs().clamp(min=size))).all())


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
    return tensor.contiguous().clone()


def gapped(tensor):
    """A copy whose elements have gaps between them: loops over vectors leave such tensors to the scalar loop."""
    if tensor.dim() == 0:
        return tensor.clone()
    return tensor.new_zeros([*tensor.shape, 2])[..., 0].copy_(tensor)


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


def real_parts(tensor):
    return tensor.real.clone() if tensor.is_complex() else tensor.clone()


def without_imaginary(tensor):
    return torch.complex(tensor.real, torch.zeros_like(tensor.real)) if tensor.is_complex() else tensor.clone()


ways = {
    "the functional form has other values": torch.clone,
    "dense operands give other values": dense,
    "operands with gaps give other values": gapped,
    "another call gives other values": lambda tensor: tensor.clone(),
    "operands with other signs of NaN give other values": other_nans,
}


def expectations(op, given, written):
    """What PyTorch's other ways to make a call return: its functional form where it writes, the same for operands in other memory."""
    arguments = op._schema.arguments
    if any(a.name == "generator" for a in arguments) or not tensors_in(given) or any(tensor.numel() > 2000 for tensor in tensors_in(given)):
        return {}
    if any(a.alias_info is not None and isinstance(value, (list, tuple)) for a, value in zip(arguments, given)):
        return {}
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
    return {**found, "the C library gives other values": by_c_library(op, given[0])}


# The operators' names of the inverse functions whose branch cuts C99's annex G states.
inverse = re.compile("^(?:arc|a)(sin|cos|tan)(h?)_?$")


def by_c_library(op, operand):
    """What C's function gives for each complex number; None if that is not asked for, or refuses one."""
    name = inverse.match(op._schema.name.removeprefix("aten::"))
    if name is None or not isinstance(operand, torch.Tensor) or not operand.is_complex():
        return None
    function = getattr(cmath, f"a{name[1]}{name[2]}")
    try:
        values = [function(value) for value in operand.detach().resolve_conj().resolve_neg().flatten().tolist()]
    except (ValueError, OverflowError):
        return None
    return [torch.tensor(values, dtype=operand.dtype).reshape(operand.shape)]


def without_imaginary_parts(op, given, written):
    """Whether complex operands without imaginary parts give other values than the real ones do."""
    form = functional_form(op, written) if written else op
    if form is None or not any(tensor.is_complex() for tensor in tensors_in(given)) or any(a.alias_info is not None for a in form._schema.arguments):
        return False
    real, same = called(form, op, given, real_parts), called(form, op, given, without_imaginary)
    if real is None or same is None or any(one.is_complex() for one in real):
        return False
    return not all(a.shape == b.shape and b.is_complex() and parts_equal(a.to(b.dtype), b) for a, b in zip(real, same))


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
            if isinstance(tensor, torch.Tensor) and not (value.shape == tensor.shape and parts_equal(value.to(tensor.dtype), tensor)):
                return way
    return None


def bookkeeping(before):
    """What a call that writes got wrong about what it wrote to, None if nothing."""
    if any(tensor.dtype != dtype for tensor, dtype, _ in before):
        return "an output has another dtype than it had"
    return "what was written has the version that it had" if any(tensor._version == version for tensor, _, version in before) else None


def written_names(step, values, written):
    """The names of tensors that a step writes, of which none shares memory with another."""
    if len({storage_of(tensor) for tensor in written}) < len(written):
        return []
    return [next((name for name, value in values.items() if value is tensor), None) for tensor in written]


def step_of(step, values):
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
    expected = expectations(op, given, written)
    before = [(tensor, tensor.dtype, tensor._version) for tensor in written]
    try:
        result = op(*positional, **named)
    except Exception as error:
        lost = {storage_of(tensor) for tensor in written}
        for name in [name for name, tensor in values.items() if storage_of(tensor) in lost]:
            del values[name]
        answer = {"error": short(error), "operands": noted}
        if expected.get("dense operands give other values") is not None:
            return {**answer, "contradicts": "dense operands are accepted"}
        if "primitive" not in str(error) or doubles is None:
            return answer
        if written:
            return {**answer, "contradicts": "the library that computes in half precision lacks what double precision has"}
        result = None
    returns = op._schema.returns
    results = [] if len(returns) == 0 else [result] if len(returns) == 1 else list(result)
    # Where the library for half precision fails, or gives another shape, the results in double precision stand in for its own.
    stands_in = result is None or (
        not written and doubles is not None and by_library.search(step["op"]) is not None and other_shapes(results, doubles)
    )
    if stands_in:
        recorded = torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors_in(given))
        results = [narrowed(value, given) for value in doubles]
    fresh, plain, lengths = [], [], []
    double = {
        name: [figure(item) for item in parts_of(value)]
        for name, value in zip(written_names(step, values, written) if written else step["outs"], doubles or [])
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
    contradicts = contradiction(expected, written or results) or bookkeeping(before)
    if stands_in:
        contradicts = None
        for name in fresh if recorded else []:
            answer["seen"][name].update(grad=True, node="of double precision")
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
    for step, seen in zip(program["steps"], answer["steps"]):
        if "error" in seen or "skipped" in seen:
            continue
        op = find(step["op"])
        given = [decode(value, values) for value in step["args"]]
        given = [wider.get(value, value) if isinstance(value, torch.dtype) else value for value in given]
        arguments = op._schema.arguments
        result = op(
            *[value for a, value in zip(arguments, given) if not a.kwarg_only],
            **{a.name: value for a, value in zip(arguments, given) if a.kwarg_only},
        )
        returns = op._schema.returns
        results = [] if len(returns) == 0 else [result] if len(returns) == 1 else list(result)
        for name, value in zip(step["outs"], results):
            for inner, tensor in zip(name, value) if isinstance(name, list) else [(name, value)]:
                if isinstance(inner, str):
                    values[inner] = tensor
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
        answer["steps"].append(step_of(step, values))
    os.write(2, f"\nstep {len(program['steps'])}\n".encode())
    if "backward" in program:
        wanted = program["backward"]
        outputs = [name for name in wanted["outputs"] if name in values and values[name].requires_grad]
        answer["backward"] = gradients_of(wanted, values)
        if program.get("differences") and "gradients" in answer["backward"]:
            answer["backward"].update(differences_of(program, {**answer, "backward": {**answer["backward"], "outputs": outputs}}))
    return answer


for line in sys.stdin:
    answers.write(json.dumps(run(json.loads(line))) + "\n")
    answers.flush()
