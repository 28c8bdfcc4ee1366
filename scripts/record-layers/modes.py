# Scenes of modes and subclasses: which of them receives which call, in which order, with which types; results, their classes and gradients.
import contextlib

import torch
from common import *
from torch.overrides import TorchFunctionMode, resolve_name
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map

# A scene may leave modes open when it fails.
isolated = True


# -- actors


def name_of(func):
    if isinstance(func, torch._ops.OpOverload):
        schema = func._schema
        return schema.name + ("." + schema.overload_name if schema.overload_name else "")
    if isinstance(func, torch._ops.OpOverloadPacket):
        return str(func)
    return resolve_name(func) or getattr(func, "__name__", str(func))


def function_of_name(name):
    """The function that a record names, for a call from outside."""
    if name.startswith("aten::"):
        return operator(name)
    if name.endswith(".__get__"):
        member = name.split(".")[-2]
        return lambda x: getattr(x, member)
    found = torch
    for part in name.split(".")[1:]:
        found = getattr(found, part)
    return found


def operator(name):
    packet, _, overload = name.removeprefix("aten::").partition(".")
    return getattr(getattr(torch.ops.aten, packet), overload or "default")


class Scene:
    def __init__(self, actors):
        self.log, self.classes, self.modes = [], {}, {}
        for actor in sorted(actors, key=lambda one: one.get("base") is not None):
            getattr(self, actor["type"])(actor)

    def act(self, actor, func, types, args, kwargs, on, kind):
        name = name_of(func)
        self.log.append([actor["name"], kind, name, [t.__name__ for t in types]])
        rule = next((r for r in actor["rules"] if r["on"] == "*" or (name.startswith(r["on"][:-1]) if r["on"].endswith("*") else name == r["on"])), {"do": "redispatch"})
        redispatch = lambda: on(func, types, args, kwargs)
        silent = torch._C.DisableTorchFunction if actor["type"] == "function_subclass" else contextlib.nullcontext

        def floats(result, change):
            return tree_map(lambda x: change(x) if isinstance(x, torch.Tensor) and x.dtype.is_floating_point else x, result)

        do = rule["do"]
        if do == "redispatch":
            return redispatch()
        if do == "not_implemented":
            return NotImplemented
        if do == "raise":
            raise ValueError(f"refused by {actor['name']}")
        if do == "set_arg":
            changed = list(args)
            if rule["index"] < len(changed):
                changed[rule["index"]] = rule["value"]
            return on(func, types, tuple(changed), kwargs)
        if do == "return_arg":
            return args[rule["index"]]
        if do == "replace":
            return on(function_of_name(rule["op"]), types, args, kwargs)
        if do == "scale":
            with silent():
                return floats(redispatch(), lambda x: torch.mul(x, rule["factor"]))
        if do == "factory":
            with silent():
                return floats(redispatch(), lambda x: torch.add(x, torch.ones([])))
        if do == "with":
            with self.modes[rule["actor"]]():
                return redispatch()
        if do == "twice":
            redispatch()
            return redispatch()
        raise ValueError(do)

    def dispatch_mode(self, actor):
        scene = self
        plain = lambda func, types, args, kwargs: func(*args, **kwargs)

        class Mode(TorchDispatchMode):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                return scene.act(actor, func, types, args, kwargs or {}, plain, "dispatch")

        self.modes[actor["name"]] = Mode

    def function_mode(self, actor):
        scene = self
        plain = lambda func, types, args, kwargs: func(*args, **kwargs)

        class Mode(TorchFunctionMode):
            def __torch_function__(self, func, types, args=(), kwargs=None):
                return scene.act(actor, func, types, args, kwargs or {}, plain, "function")

        self.modes[actor["name"]] = Mode

    def wrapper(self, actor):
        scene = self

        class Wrapper(self.classes.get(actor.get("base"), torch.Tensor)):
            @staticmethod
            def __new__(cls, elem):
                made = torch.Tensor._make_wrapper_subclass(cls, elem.size(), strides=elem.stride(), storage_offset=elem.storage_offset(), dtype=elem.dtype, device=elem.device, requires_grad=False)
                made.elem = elem
                return made

            def __repr__(self):
                return actor["name"]

            @classmethod
            def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
                inner = lambda x: x.elem if isinstance(x, Wrapper) else x
                outer = lambda x: Wrapper(x) if isinstance(x, torch.Tensor) and type(x) is torch.Tensor else x

                def unwrapping(func, types, args, kwargs):
                    return tree_map(outer, func(*tree_map(inner, args), **tree_map(inner, kwargs)))

                return scene.act(actor, func, types, args, kwargs or {}, unwrapping, "dispatch")

            __torch_function__ = torch._C._disabled_torch_function_impl

        Wrapper.__name__ = Wrapper.__qualname__ = actor["name"]
        self.classes[actor["name"]] = Wrapper

    def function_subclass(self, actor):
        scene = self

        class Function(self.classes.get(actor.get("base"), torch.Tensor)):
            @classmethod
            def __torch_function__(cls, func, types, args=(), kwargs=None):
                above = super().__torch_function__
                return scene.act(actor, func, types, args, kwargs or {}, lambda func, types, args, kwargs: above(func, types, args, kwargs), "function")

        Function.__name__ = Function.__qualname__ = actor["name"]
        self.classes[actor["name"]] = Function

    def wrap(self, actor, tensor):
        found = self.classes[actor]
        return found(tensor) if hasattr(found, "__torch_dispatch__") and found.__torch_function__ is torch._C._disabled_torch_function_impl else tensor.as_subclass(found)


# -- running


def plain_of(value):
    """The plain content of a result."""
    with torch._C.DisableTorchFunction():
        while hasattr(value, "elem"):
            value = value.elem
        return value.as_subclass(torch.Tensor) if isinstance(value, torch.Tensor) else value


def described(value):
    kind = {"type": type(value).__name__, "value": encode_result(value)}
    if isinstance(value, torch.Tensor):
        with torch._C.DisableTorchFunction():
            kind["requires_grad"] = value.requires_grad
            kind["grad_fn"] = None if value.grad_fn is None else type(value.grad_fn).__name__
    return kind


def encode_result(value):
    if isinstance(value, torch.Tensor):
        return encode_tensor(plain_of(value))
    if isinstance(value, (list, tuple)):
        return {"k": "list", "v": [encode_result(one) for one in value]}
    return encode(value)


def bound(out, result, named):
    if isinstance(out, list):
        for name, value in zip(out, result):
            named[name] = value
    else:
        named[out] = result


def decode_argument(value, named):
    if value is not None and value["k"] == "ref":
        return named[value["v"]]
    if value is not None and value["k"] == "list":
        return [decode_argument(one, named) for one in value["v"]]
    return decode(value, named)


class Open:
    """The modes that are open, as with statements would hold them."""

    def __init__(self):
        self.stack = []

    def push(self, context):
        context.__enter__()
        self.stack.append(context)

    def pop(self):
        self.stack.pop().__exit__(None, None, None)


def perform(step, scene, named, opened):
    if step["do"] == "push":
        opened.push(scene.modes[step["actor"]]())
    elif step["do"] == "disable_torch_function":
        class Disabled:
            def __enter__(self):
                self.guard = torch._C.DisableTorchFunction()
                self.guard.__enter__()

            def __exit__(self, *_):
                self.guard.__exit__(None, None, None)
        opened.push(Disabled())
    elif step["do"] == "pop":
        opened.pop()
    elif step["do"] == "grad":
        result = torch.autograd.grad([named[name] for name in step["outputs"]], [named[name] for name in step["inputs"]], grad_outputs=None, allow_unused=True)
        bound(step["out"], list(result), named)
    else:
        args = [decode_argument(value, named) for value in step["args"]]
        kwargs = {key: decode_argument(value, named) for key, value in step.get("kwargs", {}).items()}
        bound(step["out"], function_of_name(step["op"])(*args, **kwargs), named)


def begin(row):
    scene, named = Scene(row["actors"]), {}
    for name, tensor in row["tensors"].items():
        value = decode_tensor_of_any_dtype(tensor["value"])
        for actor in [tensor["as"]] if isinstance(tensor.get("as"), str) else tensor.get("as") or []:
            value = scene.wrap(actor, value)
        if tensor.get("requires_grad"):
            with torch._C.DisableTorchFunction():
                value.requires_grad_()
        named[name] = value
    return scene, named, Open()


def run_one(step, scene, named, opened):
    scene.log.clear()
    after = {"log": scene.log}
    try:
        perform(step, scene, named, opened)
    except Exception as error:
        after = {"log": scene.log, "error": {**message(error), "message": message(error)["message"].split(" at 0x")[0]}}
    after["log"] = [list(entry) for entry in after["log"]]
    return after


def results_of(named, row):
    return {name: described(value) for name, value in named.items() if name not in row["tensors"]}


# -- random scenes

rules = [
    (10, lambda rng, modes: []),
    (2, lambda rng, modes: [{"on": "*", "do": "not_implemented"}]),
    (2, lambda rng, modes: [{"on": "*", "do": "twice"}]),
    (2, lambda rng, modes: [{"on": "*", "do": "factory"}]),
    (2, lambda rng, modes: [{"on": "*", "do": "scale", "factor": 2.0}]),
    (1, lambda rng, modes: [{"on": rng.choice(["aten::sin", "aten::add.Tensor", "torch.sin", "torch.add", "aten::mul.Tensor", "aten::sum", "aten::mm"]), "do": rng.choice(["not_implemented", "raise"])}]),
    (1, lambda rng, modes: [{"on": "aten::sin", "do": "replace", "op": "aten::cos"}, {"on": "aten::exp", "do": "replace", "op": "aten::tanh"}]),
    (1, lambda rng, modes: [{"on": "aten::add.Tensor", "do": "set_arg", "index": 1, "value": 4.0}]),
    (1, lambda rng, modes: [{"on": rng.choice(["aten::sin", "aten::neg", "torch.relu", "torch.sin"]), "do": "return_arg", "index": 0}]),
    (1, lambda rng, modes: [{"on": "*", "do": "with", "actor": rng.choice(modes)}] if modes else []),
]

T, S, I, N = "T", "S", "I", "N"
# name -> arguments: T a tensor, S a number; others as they stand.
calls = {
    "arithmetic": {
        **{f"torch.{name}": [T] for name in "sin cos exp neg abs tanh sigmoid sqrt square relu sum mean prod max argmax cumsum? floor sign reciprocal std var trace flatten ravel logsumexp? numel any? count_nonzero t".split() if not name.endswith("?")},
        **{f"torch.{name}": [T, T] for name in "add sub mul div maximum minimum matmul mm dist atan2 outer? fmod eq lt equal allclose where?".split() if not name.endswith("?")},
        **{f"torch.{name}": [T, S] for name in ["add", "mul", "pow", "sub", "div", "clamp", "gt"]},
        **{f"torch.Tensor.{name}": [T] for name in "sin abs exp sum mean t detach clone contiguous neg float double int max min relu norm? squeeze? type_as?".split() if not name.endswith("?")},
        **{f"torch.Tensor.{name}": [T, T] for name in ["sub", "add", "mul", "matmul", "mm", "expand_as", "view_as", "maximum", "eq", "type_as", "reshape_as", "dist"]},
        "torch.cat": [[T, T]], "torch.stack": [[T, T]], "torch.where": ["mask", T, T], "torch.cumsum": [T, 0], "torch.softmax": [T, 0], "torch.sum": [T, [0]], "torch.transpose": [T, 0, 1], "torch.select": [T, 0, 1], "torch.reshape": [T, [4]],
        "torch.permute": [T, [1, 0]], "torch.unsqueeze": [T, 0], "torch.chunk": [T, 2], "torch.unbind": [T], "torch.split": [T, 1], "torch.topk": [T, 1], "torch.sort": [T], "torch.flip": [T, [0]], "torch.roll": [T, 1], "torch.tril": [T], "torch.diag": [T],
        "torch.einsum": ["ij,jk->ik", T, T], "torch.lerp": [T, T, S], "torch.addmm": [T, T, T], "torch.addcmul": [T, T, T], "torch.masked_fill": [T, "mask", S], "torch.index_select": [T, 0, "index"], "torch.gather": [T, 0, "grid"], "torch.bmm?": [], "torch.kron": [T, T],
        "torch.Tensor.view": [T, [4]], "torch.Tensor.expand": [T, [2, 2, 2]], "torch.Tensor.masked_fill": [T, "mask", S], "torch.Tensor.permute": [T, [1, 0]], "torch.Tensor.to": [T, torch.float32], "torch.Tensor.repeat": [T, [1, 2]], "torch.Tensor.unfold": [T, 0, 1, 1],
    },
    "functional": {
        **{f"torch.nn.functional.{name}": [T] for name in "relu gelu silu softplus elu leaky_relu logsigmoid hardtanh mish relu6 selu celu".split()},
        **{f"torch.nn.functional.{name}": [T, T] for name in "mse_loss l1_loss smooth_l1_loss linear cosine_similarity huber_loss kl_div".split()},
        "torch.nn.functional.softmax": [T, 0], "torch.nn.functional.log_softmax": [T, 0], "torch.nn.functional.layer_norm": [T, [2]], "torch.nn.functional.pad": [T, [1, 0]],
        "torch.nn.functional.cross_entropy": [T, "target"], "torch.nn.functional.nll_loss": [T, "target"], "torch.nn.functional.embedding": ["index", T], "torch.nn.functional.one_hot": ["index"], "torch.nn.functional.glu": [T],
    },
    "overloads": {
        **{f"aten::{name}": [T] for name in "sin cos exp sum mean relu neg abs sqrt t detach clone tanh sigmoid alias".split()},
        **{f"aten::{name}.Tensor": [T, T] for name in ["add", "sub", "mul", "div"]}, "aten::mm": [T, T], "aten::matmul": [T, T], "aten::maximum": [T, T], "aten::add.Scalar": [T, S], "aten::mul.Scalar": [T, S], "aten::select.int": [T, 0, 1],
        "aten::_softmax": [T, 0, False], "aten::transpose.int": [T, 0, 1], "aten::cat": [[T, T]], "aten::stack": [[T, T]], "aten::ones_like": [T], "aten::ones": [[2, 2]], "aten::full": [[2], S], "aten::arange": [3], "aten::item": ["single"], "aten::_local_scalar_dense": ["single"],
        "aten::view": [T, [4]], "aten::expand": [T, [2, 2, 2]], "aten::sum.dim_IntList": [T, [0]], "aten::zeros_like": [T], "aten::eq.Tensor": [T, T], "aten::split.Tensor": [T, 1], "aten::linear": [T, T], "aten::is_same_size": [T, T], "aten::size.int": [T, 0], "aten::equal": [T, T], "aten::is_nonzero": ["single"],
    },
    "factories": {
        "torch.ones": [[2, 2]], "torch.zeros": [[2, 2]], "torch.full": [[2, 2], S], "torch.tensor": [[1.5, 2.5]], "torch.arange": [4], "torch.eye": [2], "torch.linspace": [0, 1, 5], "torch.scalar_tensor": [S], "torch.logspace": [0, 1, 3],
        "torch.ones_like": [T], "torch.zeros_like": [T], "torch.full_like": [T, S], "torch.Tensor.new_zeros": [T, [2]], "torch.Tensor.new_ones": [T, [2]], "torch.Tensor.new_full": [T, [2], S], "torch.tril_indices": [2, 2], "torch.complex": [T, T], "torch.hann_window": [4],
        "torch.cartesian_prod": ["index", "index"], "torch.meshgrid?": [], "torch.block_diag": [T, T],
    },
    "reads": {
        "torch.Tensor.item": ["single"], "torch.Tensor.__bool__": ["single"], "torch.Tensor.__float__": ["single"], "torch.Tensor.tolist": [T], "torch.is_nonzero": ["single"], "torch.equal": [T, T], "torch.allclose": [T, T], "torch.nonzero": [T],
        "torch.masked_select": [T, "mask"], "torch.Tensor.unique?": [T], "torch.Tensor.equal": [T, T], "torch.Tensor.nonzero": [T], "torch.bincount": ["index"], "torch.repeat_interleave": ["index"], "torch.isclose": [T, T], "torch.Tensor.allclose": [T, T],
    },
    "getters": {
        **{f"torch.Tensor.{name}.__get__": [T] for name in "shape dtype requires_grad is_leaf ndim T mT device".split()},
        **{f"torch.Tensor.{name}": [T] for name in "size dim numel stride is_contiguous storage_offset element_size is_floating_point is_complex".split()}, "torch.numel": [T], "torch.is_floating_point": [T], "torch.is_complex": [T], "torch.is_same_size": [T, T],
    },
    "writes": {
        **{f"torch.Tensor.{name}": [T, T] for name in ["add_", "mul_", "copy_", "sub_"]}, **{f"torch.Tensor.{name}": [T] for name in ["zero_", "sin_", "relu_", "exp_", "neg_", "t_", "detach_?", "abs_"] if not name.endswith("?")}, "torch.Tensor.fill_": [T, S], "torch.Tensor.masked_fill_": [T, "mask", S],
        "torch.Tensor.add_": [T, S], "torch.Tensor.index_fill_": [T, 0, "index", S], "torch.Tensor.clamp_": [T, S], "torch.Tensor.fill_diagonal_": [T, S], "torch.Tensor.transpose_": [T, 0, 1], "torch.Tensor.requires_grad_?": [],
    },
    "outputs": {"aten::mul.out": [T, T, {"out": T}], "aten::add.out": [T, T, {"out": T}], "aten::exp.out": [T, {"out": T}], "torch.add": [T, T, {"alpha": 2}], "torch.sum": [T, {"dtype": torch.float32}], "torch.ones": [[2], {"dtype": torch.int64}], "torch.mean": [T, {"dim": [0]}], "torch.std": [T, {"unbiased": False}]},
}
for table in calls.values():
    for name in [name for name in table if name.endswith("?")]:
        del table[name]


class Random:
    def __init__(self, rng):
        self.rng = rng
        self.row = {"kind": "random", "actors": [], "tensors": {}, "steps": [], "after": []}

    def actors(self):
        rng = self.rng
        names = iter("ABCDE")
        modes = []
        for _ in range(rng.choice([0, 1, 1, 2, 2, 3])):
            name = next(names)
            kind = rng.choice(["dispatch_mode", "dispatch_mode", "function_mode"])
            self.row["actors"].append({"name": name, "type": kind, "rules": self.rules([m["name"] for m in modes])})
            modes.append(self.row["actors"][-1])
        classes = iter("VWXYZ")
        made = []
        for _ in range(rng.choice([0, 1, 1, 2] if modes else [1, 2])):
            kind = rng.choice(["wrapper", "function_subclass"])
            actor = {"name": next(classes), "type": kind, "rules": self.rules([m["name"] for m in modes])}
            # A wrapper that computes with its own results never ends.
            if kind == "wrapper" and any(rule["do"] in ("scale", "factory") for rule in actor["rules"]):
                actor["rules"] = []
            same = [one for one in made if one["type"] == kind and "base" not in one]
            if same and rng.random() < 0.4:
                actor["base"] = same[0]["name"]
            made.append(actor)
            self.row["actors"].append(actor)
        self.modes, self.classes = modes, made

    def rules(self, modes):
        return self.rng.choices([make for _, make in rules], [weight for weight, _ in rules])[0](self.rng, modes)

    def tensors(self):
        rng = self.rng
        for i in range(rng.randint(2, 4)):
            tensor = {"value": encode_tensor(floats(rng, [2, 2]).abs() / 2 + 0.5)}
            if i >= 1 and self.classes and rng.random() < 0.6:
                tensor["as"] = rng.choice(self.classes)["name"]
            if rng.random() < 0.25:
                tensor["requires_grad"] = True
            self.row["tensors"][f"t{i}"] = tensor
        single = {"value": encode_tensor(torch.tensor([rng.choice([0.0, 1.5, 2.0])], dtype=torch.float64))}
        if self.classes and rng.random() < 0.5:
            single["as"] = rng.choice(self.classes)["name"]
        self.row["tensors"]["single"] = single
        self.row["tensors"]["mask"] = {"value": encode_tensor(torch.tensor([[True, False], [rng.random() < 0.5, True]]))}
        self.row["tensors"]["index"] = {"value": encode_tensor(torch.tensor([1, 0]))}
        self.row["tensors"]["grid"] = {"value": encode_tensor(torch.tensor([[0, 1], [1, 0]]))}
        self.row["tensors"]["target"] = {"value": encode_tensor(torch.tensor([1, 0]))}

    def argument(self, wanted):
        rng = self.rng
        if wanted == T:
            return Ref(rng.choice(self.alive))
        if wanted == S:
            return rng.choice([2.0, 0.5, 3.0])
        if isinstance(wanted, str) and wanted in self.row["tensors"]:
            return Ref(wanted)
        return [self.argument(one) for one in wanted] if isinstance(wanted, list) else wanted


def record(rng):
    scene = Random(rng)
    scene.actors()
    scene.tensors()
    row = scene.row
    made, named, opened = begin(row)
    scene.alive = [name for name in row["tensors"] if name.startswith("t") and name != "target"]
    wanted, calls_made, counter = rng.randint(3, 8), 0, 0
    for _ in range(80):
        if calls_made >= wanted:
            break
        move = rng.random()
        if move < 0.3 and scene.modes and len(opened.stack) < 3:
            step = {"do": "push", "actor": rng.choice(scene.modes)["name"]}
        elif move < 0.4 and opened.stack:
            step = {"do": "pop"}
        elif move < 0.42 and len(opened.stack) < 3:
            step = {"do": "disable_torch_function"}
        else:
            table = calls[rng.choices(list(calls), [8, 4, 6, 4, 4, 3, 2, 2])[0]]
            op = rng.choice(list(table))
            step = {"do": "call", "op": op, "args": [], "out": f"r{counter}"}
            for one in table[op]:
                if isinstance(one, dict):
                    step["kwargs"] = {key: encode(scene.argument(value)) for key, value in one.items()}
                else:
                    step["args"].append(encode(scene.argument(one)))
            counter += 1
            calls_made += 1
        before = dict(named)
        after = run_one(step, made, named, opened)
        result = named.get(step.get("out"))
        # What is wrong without actors as well, or is not a value of the records, is not a scene.
        if "error" in after and not after["log"]:
            raise Dropped("a call is wrong by itself")
        if "error" in after and after["error"]["class"] in ("AttributeError", "AssertionError", "KeyError", "IndexError", "UnboundLocalError", "RecursionError"):
            raise Dropped(f"{after['error']['class']}: {after['error']['message']}"[:80])
        if isinstance(result, (list, tuple)) and any(isinstance(one, torch.Tensor) for one in result):
            step["out"] = [f"{step['out']}_{i}" for i in range(len(result))]
            named.pop(f"r{counter - 1}")
            bound(step["out"], result, named)
        elif isinstance(result, torch.Tensor) and result.dtype == torch.float64 and list(result.shape) == [2, 2] and all(result is not value for value in before.values()):
            scene.alive.append(step["out"])
        row["steps"].append(step)
        row["after"].append(after)
    while opened.stack:
        row["steps"].append({"do": "pop"})
        row["after"].append(run_one(row["steps"][-1], made, named, opened))
    gradient(rng, row, made, named, opened)
    row["results"] = results_of(named, row)
    return row


def gradient(rng, row, made, named, opened):
    leaves = [name for name, tensor in row["tensors"].items() if tensor.get("requires_grad")]
    outputs = []
    for name, value in named.items():
        with torch._C.DisableTorchFunction():
            if name.startswith("r") and isinstance(value, torch.Tensor) and value.requires_grad and value.numel() == 1:
                outputs.append(name)
    if not leaves or not outputs:
        return
    leaf, output = rng.choice(leaves), rng.choice(outputs)
    step = {"do": "grad", "outputs": [output], "inputs": [leaf], "out": ["g0"]}
    row["steps"].append(step)
    row["after"].append(run_one(step, made, named, opened))
    if named.get("g0", 0) is None:
        raise Dropped("the gradient is not used")


def replay(row):
    made, named, opened = begin(row)
    for step, after in zip(row["steps"], row["after"]):
        if json_form(run_one(step, made, named, opened)) != after:
            return False
    return json_form(results_of(named, row)) == row["results"]


def json_form(value):
    import json

    return json.loads(json.dumps(value))
