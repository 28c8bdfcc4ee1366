# Values of PyTorch in the JSON form of the recorded answers (tests/conformance/values.ts reads it), and calls of operators by name.
# Imported by the scripts beside it that record answers. Never needed by tests.
import gzip
import json
import math

import torch

_schemas = {}
for _schema in torch._C._jit_get_all_schemas():
    if _schema.name.startswith("aten::"):
        _schemas[_schema.name + ("." + _schema.overload_name if _schema.overload_name else "")] = _schema


def schemas():
    """Every aten schema by its registry name."""
    return _schemas


def operator(name):
    """The overload of a registry name."""
    base, _, overload = name.removeprefix("aten::").partition(".")
    return getattr(getattr(torch.ops.aten, base), overload or "default")


def call(name, args):
    """Calls an operator with arguments by name; those that are left out have their defaults."""
    positional, keywords = [], {}
    for argument in _schemas[name if name.startswith("aten::") else f"aten::{name}"].arguments:
        if argument.name in args and not argument.kwarg_only:
            positional.append(args[argument.name])
        elif argument.name in args:
            keywords[argument.name] = args[argument.name]
        elif not argument.kwarg_only and argument.has_default_value():
            positional.append(argument.default_value)
    return operator(name)(*positional, **keywords)


def _number(x):
    if isinstance(x, bool):
        return x
    if isinstance(x, int):
        return x if abs(x) <= 2**53 else str(x)
    if math.isnan(x):
        return "NaN"
    return x if math.isfinite(x) else ("Infinity" if x > 0 else "-Infinity")


def _elements(x):
    flat = x.detach().reshape(-1)
    if x.dtype.is_complex:
        return [list(pair) for pair in zip(_elements(flat.real), _elements(flat.imag))]
    if x.dtype is torch.bool:
        # A bool is a byte; one that is neither 0 nor 1 would read as true.
        return [bool(v) for v in flat.tolist()]
    if x.dtype is torch.float32:
        return [_number(v if not math.isfinite(v) else float(_shortest(v))) for v in flat.tolist()]
    return [_number(v) for v in flat.tolist()]


def _shortest(x):
    import numpy

    return numpy.format_float_scientific(numpy.float32(x), unique=True)


def encode(x):
    """A value as JSON."""
    if x is None:
        return None
    if isinstance(x, torch.Tensor):
        dtype = str(x.dtype).removeprefix("torch.")
        return {
            "k": "tensor",
            "dtype": dtype,
            "shape": list(x.shape),
            "strides": list(x.stride()),
            "offset": x.storage_offset(),
            "data": _elements(x),
        }
    if isinstance(x, bool):
        return {"k": "bool", "v": x}
    if isinstance(x, int):
        return {"k": "int", "v": _number(x)}
    if isinstance(x, float):
        return {"k": "float", "v": _number(x)}
    if isinstance(x, str):
        return {"k": "str", "v": x}
    if isinstance(x, torch.dtype):
        return {"k": "dtype", "v": str(x).removeprefix("torch.")}
    if isinstance(x, torch.memory_format):
        return {"k": "memory_format", "v": str(x).removeprefix("torch.")}
    if isinstance(x, (list, tuple)):
        return {"k": "list", "v": [encode(item) for item in x]}
    raise TypeError(f"cannot encode {type(x)}")


def encode_arguments(given):
    """Arguments by name; a tensor that is given twice is the same one."""
    encoded, seen = {}, {}
    for key, value in given.items():
        if isinstance(value, torch.Tensor) and id(value) in seen:
            encoded[key] = {"k": "same", "v": seen[id(value)]}
        else:
            encoded[key] = encode(value)
            seen[id(value)] = key
    return encoded


def name_aliases(form, value, given):
    """Notes in an encoded result which argument's memory it, or a tensor of the list, shares."""
    pairs = [(value, form)] if isinstance(value, torch.Tensor) else zip(value, form["v"]) if isinstance(value, list) else []
    for tensor, one in pairs:
        for key, argument in given.items():
            if isinstance(argument, torch.Tensor) and argument.numel() > 0 and argument.storage().data_ptr() == tensor.storage().data_ptr():
                one["alias_of"] = key
                break


def decode(value, made):
    """The value that the JSON represents; `made` contains earlier arguments by name."""
    if value is None:
        return None
    kind = value["k"]
    if kind == "tensor":
        return decode_tensor(value)
    if kind == "list":
        return [decode(item, made) for item in value["v"]]
    if kind == "same":
        return made[value["v"]]
    if kind in ("dtype", "layout", "memory_format"):
        return getattr(torch, value["v"])
    if kind == "device":
        return torch.device(value["v"])
    if kind in ("int", "bool", "str"):
        return int(value["v"]) if kind == "int" else value["v"]
    if kind == "float":
        return float(value["v"])
    raise TypeError(f"cannot decode {kind}")


def decode_tensor(value):
    dtype = getattr(torch, value["dtype"])
    shape, strides, offset = value["shape"], value["strides"], value.get("offset", 0)
    span = offset + 1 + sum((n - 1) * s for n, s in zip(shape, strides) if n > 0)
    tensor = torch.zeros(span, dtype=dtype).as_strided(shape, strides, offset)
    if "data" in value and tensor.numel() > 0:
        data = [v if not isinstance(v, str) else (float(v) if dtype.is_floating_point else int(v)) for v in value["data"]]
        tensor.copy_(torch.tensor(data, dtype=dtype).reshape(shape))
    return tensor


def bind(name, args, kwargs):
    """The arguments by name."""
    given = {}
    for argument, value in zip(_schemas[f"aten::{name}"].arguments, args):
        given[argument.name] = value
    given.update(kwargs)
    return given


def write(path, value):
    """Compressed JSON, the same bytes for the same value."""
    with open(path, "wb") as file:
        with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
            packed.write(json.dumps(value, separators=(",", ":"), allow_nan=False).encode())
