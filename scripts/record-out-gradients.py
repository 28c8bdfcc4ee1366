# What PyTorch's out forms do with arguments that require a gradient: reject them, record a node, or pass. Derived from recorded calls of the
# forms without `out` (or of the out forms themselves).
#
#   python3 scripts/record-out-gradients.py RECORDS.jsonl.gz...      writes tests/data/out-gradients.json.gz
import gzip
import json
import sys
import warnings

import torch
from golden_values import call, decode, schemas, write

warnings.filterwarnings("ignore")
supported = {"float32", "float64", "int64", "int32", "int16", "int8", "uint8", "bool"}


def is_tensor(argument):
    return str(argument.type) in ("Tensor", "Optional[Tensor]", "List[Tensor]", "List[Optional[Tensor]]")


def outs_of(schema):
    return [a for a in schema.arguments if a.is_out]


def key(schema):
    base = schema.name.rstrip("_") if not schema.name.endswith("__") else schema.name
    return base, tuple((a.name, str(a.type)) for a in schema.arguments if not a.is_out)


def grads_on(value):
    """Every floating point tensor of a value now requires a gradient; whether there was one."""
    if isinstance(value, torch.Tensor):
        if value.dtype.is_floating_point:
            value.requires_grad_()
            return True
        return False
    return any([grads_on(item) for item in value]) if isinstance(value, list) else False


def only_supported(value):
    if isinstance(value, dict):
        if value.get("k") == "complex" or (value.get("k") == "tensor" and value["dtype"] not in supported):
            return False
        return all(only_supported(item) for item in value.values())
    return all(only_supported(item) for item in value) if isinstance(value, list) else True


def describe(error):
    return str(error).split("\n")[0]


def outcome(name, schema, args, outs):
    """Refusal, or whether each out requires a gradient afterwards and which node it has."""
    try:
        call(name, {**args, **outs})
    except RuntimeError as error:
        return {"error": describe(error)}
    return {
        "requires": [o.requires_grad for o in outs.values()],
        "nodes": [o.grad_fn.name() if o.grad_fn is not None else None for o in outs.values()],
    }


def arguments(record, schema, values=True):
    made = {}
    for argument in schema.arguments:
        if argument.is_out or argument.name not in record["args"]:
            continue
        made[argument.name] = decode(record["args"][argument.name], made)
    return made


def main():
    functional = {}
    for name, schema in schemas().items():
        if outs_of(schema) and all(str(a.type) == "Tensor" for a in outs_of(schema)):
            functional.setdefault(key(schema), []).append(name)
    samples = {}
    for path in sys.argv[1:]:
        for line in gzip.open(path, "rt"):
            record = json.loads(line)
            schema = schemas().get(record["op"])
            if schema is None or record.get("check") == "random" or not only_supported(record["args"]):
                continue
            names = [record["op"]] if outs_of(schema) else functional.get(key(schema), [])
            for name in names:
                # The first record with a floating point tensor is enough.
                if name in samples:
                    continue
                out_schema = schemas()[name]
                tensors = json.dumps({n: v for n, v in record["args"].items() if not n.startswith("out")})
                if '"float32"' not in tensors and '"float64"' not in tensors:
                    continue
                if len(tensors) > 4000:
                    continue
                try:
                    args = arguments(record, out_schema)
                    result = call(record["op"], {**args, **{a.name: decode(record["args"][a.name], {}) for a in outs_of(schema)}})
                    results = [result] if isinstance(result, torch.Tensor) else list(result)
                    outs = [a.name for a in outs_of(out_schema)]
                    if len(results) != len(outs) or not all(isinstance(r, torch.Tensor) for r in results):
                        continue
                    specs = [(str(r.dtype).removeprefix("torch."), list(r.shape)) for r in results]
                except Exception as error:
                    print(name, "no sample:", describe(error), file=sys.stderr)
                    continue
                fresh = lambda: {o: torch.zeros(shape, dtype=getattr(torch, dtype)) for o, (dtype, shape) in zip(outs, specs)}
                args = arguments(record, out_schema)
                if not any([grads_on(value) for value in args.values()]):
                    continue
                kept = {a.name: record["args"][a.name] for a in out_schema.arguments if not a.is_out and a.name in record["args"]}
                row = {"op": name, "args": kept, "outs": [{"name": o, "dtype": d, "shape": s} for o, (d, s) in zip(outs, specs)]}
                row["inputs"] = outcome(name, out_schema, args, fresh())
                if all(d.startswith("float") for d, _ in specs):
                    # An out that is a leaf with a gradient, and one that has a history.
                    row["leaf"] = outcome(name, out_schema, arguments(record, out_schema), {o: t.requires_grad_() for o, t in fresh().items()})
                    row["recorded"] = outcome(name, out_schema, arguments(record, out_schema), {o: t.requires_grad_() * 1 for o, t in fresh().items()})
                samples[name] = row
    rows = [samples[name] for name in sorted(samples)]
    # C10's kernel at AutogradCPU for every out form: a kernel of its own, or the composite that serves all keys.
    tables = {}
    for name, schema in schemas().items():
        if not outs_of(schema):
            continue
        for line in torch._C._dispatch_dump_table(name).split("\n"):
            if line.startswith("AutogradCPU: "):
                tables[name] = line[line.rindex("[") + 1 : -1]
    write("tests/data/out-gradients.json.gz", {"calls": rows, "tables": tables})
    print(len(rows), "out forms", file=sys.stderr)


main()
