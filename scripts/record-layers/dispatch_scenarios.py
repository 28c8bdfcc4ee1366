# Registrations with the dispatcher in random order: the operator's state and its computed table after each.
import os
import re
import tempfile
from itertools import count

import torch
from common import *

C = torch._C

# The keys of the tables before the last step.
common_keys = """ADInplaceOrView AutocastCPU AutocastCUDA AutogradCPU AutogradCUDA AutogradLazy AutogradMeta AutogradNestedTensor AutogradOther
AutogradPrivateUse1 AutogradXLA BackendSelect Batched CPU CUDA Conjugate FPGA FuncTorchBatched FuncTorchDynamicLayerBackMode
FuncTorchDynamicLayerFrontMode FuncTorchGradWrapper FuncTorchVmapMode Functionalize Lazy Meta MkldnnCPU Named Negative NestedTensorCPU ORT
PrivateUse1 Python PythonDispatcher PythonTLSSnapshot QuantizedCPU SparseCPU SparseCsrCPU Tracer Undefined VmapMode Vulkan XLA ZeroTensor""".split()
frequent = """CPU CUDA XLA Meta Autograd AutogradCPU AutogradCUDA AutogradXLA AutogradOther AutogradMeta CompositeImplicitAutograd CompositeExplicitAutograd
CompositeExplicitAutogradNonFunctional CompositeImplicitAutogradNestedTensor NestedTensorCPU AutogradNestedTensor""".split()
rare = """Lazy FPGA Tracer AutogradPrivateUse1 PythonTLSSnapshot SparseCPU QuantizedCPU ORT ADInplaceOrView AutocastCPU Vulkan FuncTorchDynamicLayerFrontMode
Negative Functionalize FuncTorchBatched IPU Conjugate PrivateUse1 MPS Python NestedTensorCUDA VmapMode AutogradMPS PythonDispatcher Named HPU PrivateUse2
AutogradHPU AutocastCUDA SparseCsrCPU PrivateUse3 ZeroTensor BackendSelect AutogradLazy MkldnnCPU SparseCUDA AutogradXPU XPU""".split()
schemas_of = {
    "foo": ["(Tensor x) -> Tensor"] * 4 + ["(Tensor(a) x) -> Tensor(a)", "(Tensor self) -> Tensor", "(Tensor x, Tensor y) -> Tensor", "(Tensor x) -> (Tensor, Tensor)", "(int x) -> Tensor", "(Tensor[] x) -> Tensor", "() -> Tensor",
        "(Tensor(a!) x) -> Tensor(a!)", "(Tensor x, *, int n=1) -> Tensor", "(Tensor x, Scalar s=2) -> Tensor", "(Tensor? x) -> Tensor"],
}


def random_steps(rng):
    names = rng.choice([["foo"], ["foo"], ["foo", "foo.Tensor"], ["foo", "bar"], ["foo", "foo.out"]])
    numbers = count(1)
    steps = []
    for i in range(rng.randint(4, 14)):
        name = rng.choice(names)
        do = rng.choices(["impl", "def", "deregister", "fallthrough", "def_infer", "def_impl", "def_legacy"], [48, 14, 22, 7, 3, 3, 2])[0]
        key = rng.choice(frequent if rng.random() < 0.75 else rare)
        schema = name + rng.choice(schemas_of["foo"])
        if do == "deregister":
            if not steps:
                continue
            steps.append({"do": do, "step": rng.randrange(len(steps))})
        elif do == "impl":
            step = {"do": do, "name": name, "key": key, "kernel": f"fn{next(numbers)}"}
            if rng.random() < 0.12:
                del step["key"]
            if rng.random() < 0.1:
                step["sig"] = "tt_t"
            steps.append(step)
        elif do == "fallthrough":
            steps.append({"do": do, "key": key})
        elif do == "def":
            step = {"do": do, "schema": schema}
            if rng.random() < 0.12:
                step["alias"] = rng.choice(["CONSERVATIVE", "FROM_SCHEMA", "PURE_FUNCTION"])
            steps.append(step)
        elif do == "def_legacy":
            steps.append({"do": do, "schema": schema})
        elif do == "def_infer":
            steps.append({"do": do, "name": name, "kernel": f"fn{next(numbers)}", "key": key})
        else:
            steps.append({"do": do, "schema": name + "(Tensor x) -> Tensor", "kernel": f"fn{next(numbers)}", "key": key})
    return names, steps


class Printed:
    """What C++ prints on the standard error meanwhile."""

    def __enter__(self):
        self.file = tempfile.TemporaryFile()
        self.before = os.dup(2)
        os.dup2(self.file.fileno(), 2)
        return self

    def __exit__(self, *_):
        os.dup2(self.before, 2)
        os.close(self.before)
        self.file.seek(0)
        self.text = self.file.read().decode()
        self.file.close()


def perform(step, ns, made):
    do = step["do"]
    if do == "deregister":
        made[step["step"]] = None
        return None
    if do == "fallthrough":
        library = C._dispatch_library("IMPL", "_", step["key"], "/dev/null", 0)
        library.fallback_fallthrough()
        return library
    library = C._dispatch_library("FRAGMENT", ns, "", "/dev/null", 0)
    if do == "def":
        library.def_(step["schema"], step.get("alias", ""))
    elif do == "def_legacy":
        library.def_legacy(step["schema"])
    elif do == "def_infer":
        library.def_name_t_t(step["name"], step["key"], step["kernel"])
    elif do == "def_impl":
        library.def_schema_t_t(step["schema"], step["key"], step.get("alias", ""), step["kernel"])
    elif step.get("sig") == "tt_t":
        library.impl_tt_t(step["name"], step.get("key", ""), step["kernel"])
    else:
        library.impl_t_t(step["name"], step.get("key", ""), step["kernel"])
    return library


def table_of(name, keys):
    table = {}
    for line in C._dispatch_dump_table(name).splitlines():
        key, text, reason = re.fullmatch(r"(\w+): (.*) \[([^\]]*)\]", line).groups()
        if keys is not None and key not in keys:
            continue
        fallthrough = text.startswith("fallthrough ")
        text = text.removeprefix("fallthrough ")
        place = re.search(r"(\w+\.cpp):\d+$", text)
        cell = [place.group(1) if place else text.partition(" :: ")[0], reason]
        table[key] = cell + ["fallthrough"] if fallthrough else cell
    return table


def run(names, steps, ns):
    made, after = [], []
    plain = lambda text: text.replace(ns, "test")
    for i, step in enumerate(steps):
        result = {}
        with Printed() as printed:
            try:
                made.append(perform(step, ns, made))
            except RuntimeError as error:
                made.append(None)
                result["error"] = {"class": "RuntimeError", "message": plain(str(error).split("\nException raised from")[0])}
        warning = re.search(r"Warning: (.*?)(?: \(function \w+\))?\n?$", printed.text, re.S)
        if warning:
            result["warning"] = plain(warning.group(1))
        result["state"] = {name: plain(C._dispatch_dump(f"{ns}::{name}")) for name in names}
        last = i == len(steps) - 1
        result["table"] = {}
        for name in names:
            found = table_of(f"{ns}::{name}", None if last else common_keys) if result["state"][name] else {}
            result["table"][name] = found
        after.append(result)
    made.clear()
    return after


numbers = count()


def record(rng):
    names, steps = random_steps(rng)
    if not steps:
        raise Dropped("no step")
    return {"title": "random", "ops": names, "steps": steps, "after": run(names, steps, f"fresh{next(numbers)}x")}


def replay(row):
    return run(row["ops"], row["steps"], f"fresh{next(numbers)}x") == row["after"]
