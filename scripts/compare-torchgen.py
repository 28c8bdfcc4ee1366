# Runs torchgen and its autograd loader on registry files and prints the derived data as JSON, for scripts/compare-torchgen.ts to compare.
#
#   python3 scripts/compare-torchgen.py --source PYTORCH_SOURCE --functions F --derivatives D --tags T > torchgen.json
#
# PYTORCH_SOURCE is an unpacked PyTorch source tree (it holds torchgen/ and tools/autograd/). Never needed by tests.
import argparse
import json
import sys
from collections import defaultdict


def registrations(functions, indices):
    """For each operator the dispatch keys that torchgen registers a kernel of it at, autograd aside."""
    import re

    from torchgen import dest
    from torchgen.gen import get_grouped_native_functions
    from torchgen.model import DispatchKey
    from torchgen.selective_build.selector import SelectiveBuilder
    from torchgen.utils import Target

    keys = defaultdict(set)
    everything = SelectiveBuilder.get_nop_selector()
    for key in [*indices, DispatchKey.CompositeExplicitAutogradNonFunctional]:
        generate = dest.RegisterDispatchKey(
            indices[key],
            Target.REGISTRATION,
            everything,
            rocm=False,
            symint=True,
            class_method_name=None,
            skip_dispatcher_op_registration=False,
        )
        for group in get_grouped_native_functions(functions):
            for line in generate(group):
                for operator in re.findall(r'm\.impl\("([^"]+)"', line):
                    keys[operator].add(str(key))
    return keys


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--source", required=True)
    parser.add_argument("--functions", required=True)
    parser.add_argument("--derivatives", required=True)
    parser.add_argument("--tags", required=True)
    args = parser.parse_args()
    sys.path.insert(0, args.source)

    from tools.autograd.load_derivatives import load_derivatives
    from torchgen.api.autograd import match_differentiability_info
    from torchgen.gen import (
        get_grouped_by_view_native_functions,
        get_grouped_native_functions,
        parse_native_yaml,
    )
    from torchgen.model import NativeFunctionsGroup, NativeFunctionsViewGroup

    functions, indices = parse_native_yaml(args.functions, args.tags)
    kernels = defaultdict(dict)
    for key, index in indices.items():
        for name, meta in index.index.items():
            kernels[str(name)][str(key)] = {"name": meta.kernel, "structured": meta.structured}

    def name(f):
        return None if f is None else str(f.func.name)

    infos, _ = load_derivatives(args.derivatives, args.functions, args.tags)
    matched = {name(m.func): m for m in match_differentiability_info(functions, infos)}

    def attributes(saved):
        return [s.nctype.name if isinstance(s.nctype.name, str) else s.nctype.name.name for s in saved]

    def formulas(info):
        return {
            "node": info.op,
            "reverse": [{"names": list(d.var_names), "formula": d.original_formula} for d in info.derivatives],
            "forward": [{"names": list(d.var_names)} for d in info.forward_derivatives],
            "arguments": [a.name for a in info.args_with_derivatives],
            "nonDifferentiable": sorted(info.non_differentiable_arg_names),
            "namedGradients": list(info.available_named_gradients),
            "savedInputs": attributes(info.all_saved_inputs),
            "savedOutputs": attributes(info.all_saved_outputs),
        }

    def derivative(f):
        per_key = matched[name(f)].info
        if not per_key:
            return None
        first = next(iter(per_key.values()))
        return {
            "entry": str(first.func.func.name),
            "outputs": first.output_differentiability,
            "conditions": first.output_differentiability_conditions,
            "keys": {key: formulas(info) for key, info in per_key.items()},
        }

    registered = registrations(functions, indices)

    def describe(f):
        return {
            "name": name(f),
            "registered": sorted(registered[name(f)]),
            "namespace": f.namespace,
            "schema": str(f.func),
            "kind": f.func.kind().name,
            "variants": sorted(v.name for v in f.variants),
            "structured": f.structured,
            "delegate": None if f.structured_delegate is None else str(f.structured_delegate),
            "inherits": f.structured_inherits,
            "tags": sorted(f.tags),
            "generated": "generated" in f.tags,
            "abstract": f.is_abstract,
            "view": f.is_view_op,
            "composite": {
                "implicit": f.has_composite_implicit_autograd_kernel,
                "implicitNestedTensor": f.has_composite_implicit_autograd_nested_tensor_kernel,
                "explicit": f.has_composite_explicit_autograd_kernel,
                "explicitNonFunctional": f.has_composite_explicit_autograd_non_functional_kernel,
            },
            "module": f.python_module,
            "deviceCheck": f.device_check.name,
            "deviceGuard": f.device_guard,
            "manualKernelRegistration": f.manual_kernel_registration,
            "manualCppBinding": f.manual_cpp_binding,
            "noDefaults": sorted(f.cpp_no_default_args),
            "ufunc": {
                str(k): {"name": v.name, "dtypes": sorted(map(str, v.supported_dtypes))}
                for k, v in f.ufunc_inner_loop.items()
            },
            "precomputed": None
            if f.precomputed is None
            else {
                "replace": {k: list(map(str, v)) for k, v in f.precomputed.replace.items()},
                "add": list(map(str, f.precomputed.add)),
            },
            "kernels": kernels[name(f)],
            "derivative": derivative(f),
        }

    result = {
        "functions": [describe(f) for f in functions],
        "groups": [
            {
                "functional": name(g.functional),
                "inplace": name(g.inplace),
                "mutable": name(g.mutable),
                "out": name(g.out),
                "structured": g.structured,
            }
            for g in get_grouped_native_functions(functions)
            if isinstance(g, NativeFunctionsGroup)
        ],
        "viewGroups": [
            {
                "view": name(g.view),
                "viewCopy": name(g.view_copy),
                "viewInplace": name(g.view_inplace),
                "composite": g.composite,
            }
            for g in get_grouped_by_view_native_functions(functions)
            if isinstance(g, NativeFunctionsViewGroup)
        ],
        "nodes": sorted({info.op for per_key in infos.values() for info in per_key.values() if info.op is not None}),
    }
    json.dump(result, sys.stdout)


main()
