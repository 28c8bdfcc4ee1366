# Calls of operators with random kernels: which kernels run, in which order, for which kinds of arguments.
import random
import re
from itertools import count

import torch
from common import *
from dispatch_scenarios import Printed, table_of

C = torch._C

# c10's asserts leave its table unusable.
isolated = True

# Kernels of the records have one form, and those of some keys run for most arguments: the latter are rare here.
keys_of_kernels = {
    "CompositeImplicitAutograd": 10, "CPU": 8, "CompositeExplicitAutograd": 7, "SparseCPU": 6, "SparseCsrCPU": 6, "Meta": 6, "AutogradOther": 4, "Functionalize": 3, "ZeroTensor": 4, "CUDA": 3, "Python": 3,
    "Tracer": 3, "AutogradMeta": 4, "ADInplaceOrView": 3, "AutogradCPU": 4, "Conjugate": 3, "Negative": 3, "AutocastCPU": 3, "BackendSelect": 3, "CompositeExplicitAutogradNonFunctional": 3, "Autograd": 4,
    "AutogradFunctionality": 1, "Lazy": 1, "PrivateUse1": 1, "QuantizedCPU": 1, "MkldnnCPU": 1, "Named": 1, "Batched": 1, "AutogradXLA": 1, "AutogradCUDA": 1,
}
keys_of_fallthroughs = {"SparseCPU": 3, "CPU": 2, "AutogradMeta": 2, "Meta": 2, "SparseCsrCPU": 2, "CUDA": 1}
below_autograd = {"Autograd", "AutogradCPU", "AutogradMeta", "AutogradOther", "AutogradFunctionality"}
schemas_of_calls = {
    "foo(Tensor x) -> Tensor": 4, "foo(Tensor x, Tensor y) -> Tensor": 4, "foo(Scalar s) -> Tensor": 1, "foo(Tensor[] xs) -> Tensor": 2, "foo(Tensor? x, int n) -> Tensor": 1, "foo(*, Device? device=None) -> Tensor": 1,
    "foo(Tensor?[] xs) -> Tensor": 1, "foo(Tensor[] xs, Tensor y) -> Tensor": 1, "foo(Tensor x, Tensor? y, Scalar s) -> Tensor": 1, "foo(int n, Tensor x) -> Tensor": 1, "foo(Tensor x, *, Tensor? y=None) -> Tensor": 1,
}
kinds = ["cpu", "cpu", "cpu_grad", "meta", "meta_grad", "sparse", "sparse_csr", "neg", "conj", "inference", "wrapped", "zerotensor"]


def tensor_of(kind):
    if kind == "cpu":
        return torch.zeros(2, 3)
    if kind == "cpu_grad":
        return torch.zeros(2, 3, requires_grad=True)
    if kind == "meta":
        return torch.zeros(2, device="meta")
    if kind == "meta_grad":
        return torch.zeros(2, device="meta", requires_grad=True)
    if kind == "sparse":
        return torch.eye(2).to_sparse()
    if kind == "sparse_csr":
        return torch.eye(2).to_sparse_csr()
    if kind == "neg":
        return torch.zeros(2, dtype=torch.complex64).conj().imag
    if kind == "conj":
        return torch.zeros(2, dtype=torch.complex64).conj()
    if kind == "inference":
        with torch.inference_mode():
            return torch.zeros(2)
    if kind == "wrapped":
        return torch.nn.Parameter(torch.zeros(2, 3))
    if kind == "zerotensor":
        return torch._efficientzerotensor([2])
    return {"none": None, "int": 3, "scalar": 1.5}[kind]


def argument_of(kind):
    return [argument_of(one) for one in kind] if isinstance(kind, list) else tensor_of(kind)


def key_set_of(value):
    return str(C._dispatch_keys(value)) if isinstance(value, torch.Tensor) else None


def random_kind(rng, text):
    if "[]" in text:
        optional = ["none"] if "?" in text else []
        return [rng.choice(kinds + optional) for _ in range(rng.choice([0, 1, 1, 2, 2, 3]))]
    if text.startswith("Tensor"):
        return rng.choice(kinds + (["none"] * 3 if "?" in text else []))
    return {"int": "int", "Scalar": "scalar"}[text]


def weighted(rng, table):
    return rng.choices(list(table), list(table.values()))[0]


numbers = count()


def run(row, calls):
    """The complete table, and for each call what ran."""
    # Python kernels' names are kept for ever: each run has a namespace of its own.
    namespace = f"call{next(numbers)}x"
    plain = lambda text: text.replace(f"{namespace}::", "test::")
    library = torch.library.Library(namespace, "DEF")
    library.define(row["schema"])
    overload = getattr(torch.ops, namespace).foo.default
    ran = []

    def kernel(name, how):
        def body(*args, **kwargs):
            ran.append(name)
            guard = C._AutoDispatchBelowAutograd()
            try:
                return torch.zeros(2, 3) if how == "leaf" else overload(*args, **kwargs)
            finally:
                del guard

        return body

    held = []
    with Printed():
        for key, name, how in row["kernels"]:
            library.m.impl("foo", key, kernel(name, how))
        for key in row["fallthroughs"]:
            through = C._dispatch_library("IMPL", "_", key, "/dev/null", 0)
            through.fallback_fallthrough()
            held.append(through)
    table = {key: cell if cell[0].endswith(".cpp") or cell[0] == "ambiguous_autogradother" else ["python", *cell[1:]] for key, cell in table_of(f"{namespace}::foo", None).items()}
    out = []
    for call in calls:
        args = [argument_of(kind) for kind in call["args"]]
        result = dict(call)
        result["key_sets"] = [key_set_of(value) for value in args]
        ran.clear()
        kwargs = {"y": args[1]} if "*, Tensor? y" in row["schema"] else {}
        args = args[:1] if kwargs else args
        try:
            if call.get("mode") == "inference_mode":
                with torch.inference_mode():
                    overload(*args, **kwargs)
            else:
                overload(*args, **kwargs)
        except (RuntimeError, NotImplementedError) as error:
            result["error"] = {"class": type(error).__name__, "message": plain(message(error)["message"])}
        result["ran"] = list(ran)
        out.append(result)
    held.clear()
    return table, out


def random_calls(rng, schema):
    arguments = re.search(r"\((.*)\) ->", schema).group(1).split(", ")
    wanted = [text.split(" ")[0] for text in arguments if text != "*" and not text.startswith("Device")]
    calls = []
    for _ in range(1 if not any("Tensor" in text for text in wanted) else rng.randint(6, 12)):
        call = {"args": [random_kind(rng, text) for text in wanted]}
        if rng.random() < 0.25:
            call["mode"] = "inference_mode"
        if call not in calls:
            calls.append(call)
    return calls


def record(rng):
    row = {"schema": weighted(rng, schemas_of_calls), "kernels": [], "fallthroughs": []}
    for _ in range(rng.choice([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7])):
        key = weighted(rng, keys_of_kernels)
        if key in [one for one, *_ in row["kernels"]]:
            continue
        row["kernels"].append([key, f"fn_{key}", "below_autograd" if key in below_autograd and rng.random() < 0.6 else "leaf"])
    for _ in range(rng.choice([0, 0, 0, 1, 2])):
        key = weighted(rng, keys_of_fallthroughs)
        if key not in row["fallthroughs"]:
            row["fallthroughs"].append(key)
    table, calls = run(row, random_calls(rng, row["schema"]))
    return {**row, "table": table, "calls": calls}


def replay(row):
    given = [{key: call[key] for key in ("args", "mode") if key in call} for call in row["calls"]]
    table, calls = run(row, given)
    return table == row["table"] and calls == row["calls"]
