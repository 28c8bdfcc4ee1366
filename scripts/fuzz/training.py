# Trains the random models of scripts/fuzz/run-training.ts in PyTorch: one JSON case a line on standard input, one JSON answer a line on standard output.
import json
import math
import os
import re
import sys
import warnings

import torch
from torch import nn, optim
from torch.optim import lr_scheduler

warnings.simplefilter("ignore")
torch.set_num_threads(1)
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


def snake(name):
    return re.sub(r"(?<=[a-z0-9])([A-Z])", lambda found: "_" + found.group(1).lower(), name)


def figure(value):
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value


def figures(tensor):
    return [figure(value) for value in tensor.detach().reshape(-1).tolist()]


def tensor_of(spec):
    values = [float(value) if isinstance(value, str) else value for value in spec["values"]]
    return torch.tensor(values, dtype=getattr(torch, spec["dtype"])).reshape(spec["shape"])


def overload(name):
    name, _, form = name.partition(".")
    return getattr(getattr(torch.ops.aten, name), form or "default")


def argument(value):
    return tensor_of(value) if isinstance(value, dict) else value


def arguments(call):
    return [argument(value) for value in call["args"]], {snake(k): v for k, v in call.get("options", {}).items()}


def module_of(layer, dtype):
    kind, args, options = layer["module"], layer["args"], {snake(k): v for k, v in layer["options"].items()}
    if kind == "LayerNorm" and "affine" in options:
        options["elementwise_affine"] = options.pop("affine")
    if layer["placed"]:
        options["dtype"] = dtype
    if kind == "TransformerEncoder":
        one = lambda: nn.TransformerEncoderLayer(*args, **options)
        stack = nn.TransformerEncoder(one(), layer["count"], norm=nn.LayerNorm(args[0], dtype=dtype) if layer["norm"] else None)
        stack.layers = nn.ModuleList([stack.layers[0]] + [one() for _ in range(layer["count"] - 1)])
        return stack
    return getattr(nn, kind)(*args, **options)


class Net(nn.Module):
    def __init__(self, case):
        super().__init__()
        self.case = case
        dtype = getattr(torch, case["dtype"])
        self.layers = nn.ModuleList([module_of(layer, dtype) for layer in case["layers"] if "module" in layer])

    def forward(self, x):
        at = 0
        modules = [self.layers[(at := at + 1) - 1] if "module" in layer else None for layer in self.case["layers"]]
        for i in self.case["path"]:
            layer, module = self.case["layers"][i], modules[i]
            before = x
            if module is None:
                args, options = arguments(layer)
                x = overload(layer["op"])(x, *args, **options)
                if isinstance(x, tuple):
                    x = x[0]
            elif layer["module"] == "MultiheadAttention":
                masks = {snake(k): argument(v) for k, v in layer["call"].items()}
                x, weights = module(x, x, x, **masks)
                if layer["weighs"] and weights is not None:
                    x = x + weights.square().sum()
            elif layer["module"].startswith("TransformerEncoder"):
                names = {"srcMask": "mask"} if layer["module"] == "TransformerEncoder" else {}
                x = module(x, **{names.get(k) or snake(k): argument(v) for k, v in layer["call"].items()})
            elif layer["module"] in ("RNN", "GRU", "LSTM"):
                states = [argument(state) for state in layer["states"]]
                given = tuple(states) if layer["module"] == "LSTM" and states else states[0] if states else None
                x, state = module(x, given)
                if layer["weighs"]:
                    for one in state if isinstance(state, tuple) else [state]:
                        x = x + one.square().sum()
            else:
                x = module(x)
            if layer.get("residual"):
                x = x + before
        return x


FACTORS = {"decay": lambda step: 0.8**step, "rise": lambda step: (step + 1) / 4, "wave": lambda step: 1 + 0.5 * math.cos(step)}


def schedule_of(spec, optimizer):
    kind, args = spec["kind"], spec["args"]
    options = {snake(k): v for k, v in spec["options"].items()}
    names = {
        "share": "pct_start",
        "shape": "anneal_strategy",
        "minimum": "min_lr" if kind == "ReduceLROnPlateau" else "eta_min",
        "total_steps": "total_iters",
    }
    options = {names.get(k, k): {"cosine": "cos"}.get(v, v) if isinstance(v, str) else v for k, v in options.items()}
    if kind == "LambdaLR":
        args = [[FACTORS[name] for name in args[0]] if isinstance(args[0], list) else FACTORS[args[0]]]
    if kind == "OneCycleLR":
        options.setdefault("cycle_momentum", spec["cycles"])
    return getattr(lr_scheduler, kind)(optimizer, *args, **options)


def loss_of(loss, x):
    for name in loss["before"]:
        x = overload(name)(x, 1) if name.startswith("log_softmax") else overload(name)(x)
    args, options = arguments(loss)
    result = overload(loss["op"])(x, *args, **options)
    return result if result.dim() == 0 else result.square().sum() if loss["squared"] else result.sum()


def groups_of(case, parameters):
    given = []
    for group in case["groups"]:
        settings = {snake(k): v for k, v in group["settings"].items()}
        given.append({"params": [parameters[name] for name in group["names"]], **settings})
    return given


def run(case):
    torch.manual_seed(case["seed"])
    net = Net(case)
    dtype = getattr(torch, case["dtype"])
    net.to(dtype)
    answer = {"init": {name: figures(value) for name, value in net.state_dict().items()}, "steps": []}
    if case.get("state"):
        net.load_state_dict({name: tensor_of(spec) for name, spec in case["state"].items()})
    parameters = dict(net.named_parameters())
    if "noise" in case:
        size, seed = case["noise"]
        generator = torch.Generator().manual_seed(seed)
        with torch.no_grad():
            for parameter in parameters.values():
                parameter.mul_((torch.rand(parameter.shape, dtype=dtype, generator=generator) - 0.5) * size + 1)
    answer["names"] = list(parameters)
    for name in case["frozen"]:
        parameters[name].requires_grad_(False)
    names = {"lineSearch": "line_search_fn"}
    settings = {names.get(k) or snake(k): v for k, v in case["optimizer"]["settings"].items()}
    if "foreach" in case and case["optimizer"]["kind"] != "LBFGS":
        settings["foreach"] = case["foreach"]
    optimizer = getattr(optim, case["optimizer"]["kind"])(groups_of(case, parameters)[: case["atFirst"]], **settings)
    schedules = [schedule_of(spec, optimizer) for spec in case["schedules"]]
    for number, step in enumerate(case["steps"]):
        if step["addGroup"]:
            optimizer.add_param_group(groups_of(case, parameters)[-1])
        if step["mode"] is not None:
            net.train(step["mode"])
        torch.manual_seed(case["seed"] + number)
        if step["rate"] is not None:
            optimizer.param_groups[0]["lr"] = step["rate"]
        batches = [case["batches"][i] for i in step["batches"]]
        seen = {}

        def closure():
            if step["reset"] != "none":
                optimizer.zero_grad(set_to_none=step["reset"] == "null")
            total = None
            for batch in batches:
                loss = loss_of(batch["loss"], net(tensor_of(batch["input"])))
                loss.backward()
                total = loss if total is None else total + loss
            if step["clip"] is not None:
                kind, *rest = step["clip"]
                if kind == "norm":
                    seen["norm"] = float(nn.utils.clip_grad_norm_(net.parameters(), rest[0], norm_type=float(rest[1])))
                else:
                    nn.utils.clip_grad_value_(net.parameters(), rest[0])
            return total.detach()

        if step["closure"]:
            loss = optimizer.step(closure)
        else:
            loss = closure()
            optimizer.step()
        for schedule, spec in zip(schedules, case["schedules"]):
            if number % spec["every"] == 0:
                schedule.step(step["metric"]) if spec["kind"] == "ReduceLROnPlateau" else schedule.step()
        state = {}
        if case["optimizer"]["kind"] != "LBFGS":
            for name, parameter in parameters.items():
                entry = optimizer.state.get(parameter, {})
                kept = {key: value for key, value in entry.items() if value is not None}
                state[name] = {k: figures(v) if isinstance(v, torch.Tensor) else [v] for k, v in kept.items()}
        answer["steps"].append(
            {
                "loss": figure(float(loss)),
                "norm": figure(seen.get("norm")),
                "rates": [group["lr"] for group in optimizer.param_groups],
                "gradients": {n: None if p.grad is None else figures(p.grad) for n, p in parameters.items()},
                "tensors": {name: figures(value) for name, value in net.state_dict().items()},
                "state": state,
            }
        )
    net.eval()
    with torch.enable_grad():
        answer["output"] = figures(net(tensor_of(case["batches"][0]["input"])))
    return answer


for line in sys.stdin:
    case = json.loads(line)
    try:
        answer = run(case)
    except Exception as error:
        answer = {"error": f"{type(error).__name__}: {error}"[:400]}
    answer["id"] = case["id"]
    answers.write(json.dumps(answer) + "\n")
    answers.flush()
