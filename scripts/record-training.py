"""Records the results of PyTorch's modules, initialisers, optimisers and schedules: tests/data/training.safetensors.gz.

Run: python3 scripts/record-training.py (with PyTorch 1.13). tests/nn and tests/optim compare with it.

Names: `init/CASE/PARAMETER` after manual_seed(1) and construction; `state/CASE/...` the checkpoint that the outputs were computed with;
`input/CASE/N`, `output/CASE/N` in evaluation, `trained/CASE/N` in training; `optim/CASE/DTYPE/STEP/PARAMETER`; `rates/CASE`; `clip/...`.
"""

import gzip
import json
import math
import struct

import torch
from torch import nn, optim

tensors = {}


def keep(name, tensor):
    tensors[name] = tensor.detach().clone().contiguous()


def flat(value):
    if isinstance(value, torch.Tensor):
        return [value]
    if value is None:
        return []
    return [tensor for item in value for tensor in flat(item)]


def case(name, make, inputs, forward=None, trains=False):
    forward = forward or (lambda module, *given: module(*given))
    torch.manual_seed(1)
    module = make()
    for key, value in module.state_dict().items():
        keep(f"init/{name}/{key}", value)
    torch.manual_seed(2)
    with torch.no_grad():
        for value in module.state_dict().values():
            if value.is_floating_point():
                value.copy_(torch.rand_like(value) * 0.8 + 0.1 if value.dim() < 2 else torch.randn_like(value) * 0.4)
    for key, value in module.state_dict().items():
        keep(f"state/{name}/{key}", value)
    given = inputs()
    for i, value in enumerate(given):
        keep(f"input/{name}/{i}", value)
    if trains:
        module.train()
        for i, value in enumerate(flat(forward(module, *given))):
            keep(f"trained/{name}/{i}", value)
        for key, value in module.state_dict().items():
            keep(f"after/{name}/{key}", value)
    module.eval()
    # The fused paths of evaluation round differently.
    with torch.enable_grad():
        for i, value in enumerate(flat(forward(module, *given))):
            keep(f"output/{name}/{i}", value)


randn = lambda *shape: torch.randn(shape)
case("linear", lambda: nn.Linear(4, 3), lambda: [randn(5, 4)])
case("linear-no-bias", lambda: nn.Linear(4, 3, bias=False), lambda: [randn(2, 5, 4)])
case("conv1d", lambda: nn.Conv1d(4, 6, 3, stride=2, padding=1, groups=2), lambda: [randn(2, 4, 9)])
case("conv2d", lambda: nn.Conv2d(3, 4, (3, 2), padding=(1, 0), dilation=2), lambda: [randn(2, 3, 7, 6)])
case("conv2d-same", lambda: nn.Conv2d(3, 4, 3, padding="same", bias=False), lambda: [randn(2, 3, 5, 6)])
case("conv3d", lambda: nn.Conv3d(2, 3, 2, stride=(1, 2, 1)), lambda: [randn(1, 2, 4, 5, 4)])
case("conv-transpose1d", lambda: nn.ConvTranspose1d(4, 6, 3, stride=2, groups=2), lambda: [randn(2, 4, 5)])
case("conv-transpose2d", lambda: nn.ConvTranspose2d(3, 4, 3, stride=2, padding=1, output_padding=1), lambda: [randn(2, 3, 4, 4)])
case("conv-transpose3d", lambda: nn.ConvTranspose3d(2, 3, 2, dilation=2), lambda: [randn(1, 2, 3, 3, 3)])
case("batch-norm1d", lambda: nn.BatchNorm1d(4), lambda: [randn(6, 4)], trains=True)
case("batch-norm2d", lambda: nn.BatchNorm2d(3, eps=1e-3, momentum=None), lambda: [randn(4, 3, 2, 5)], trains=True)
case("batch-norm3d", lambda: nn.BatchNorm3d(2, affine=False, track_running_stats=False), lambda: [randn(2, 2, 2, 3, 2)], trains=True)
case("layer-norm", lambda: nn.LayerNorm((3, 4)), lambda: [randn(5, 3, 4)])
case("group-norm", lambda: nn.GroupNorm(2, 6), lambda: [randn(3, 6, 4)])
case("instance-norm2d", lambda: nn.InstanceNorm2d(3, affine=True, track_running_stats=True), lambda: [randn(2, 3, 4, 4)], trains=True)
case("embedding", lambda: nn.Embedding(7, 4, padding_idx=2), lambda: [torch.randint(7, (3, 5))])
case("embedding-max-norm", lambda: nn.Embedding(7, 4, max_norm=1.0), lambda: [torch.tensor([0, 3, 3, 6])])
case(
    "attention",
    lambda: nn.MultiheadAttention(8, 2),
    lambda: [randn(5, 3, 8), randn(4, 3, 8), randn(4, 3, 8), torch.tensor([[False, False, False, True]] * 3)],
    lambda module, q, k, v, mask: module(q, k, v, key_padding_mask=mask),
)
case(
    "attention-batch-first",
    lambda: nn.MultiheadAttention(8, 4, bias=False, kdim=6, vdim=5, batch_first=True),
    lambda: [randn(3, 5, 8), randn(3, 4, 6), randn(3, 4, 5), randn(5, 4)],
    lambda module, q, k, v, mask: module(q, k, v, attn_mask=mask, average_attn_weights=False),
)
case(
    "attention-without-batch",
    lambda: nn.MultiheadAttention(8, 2),
    lambda: [randn(5, 8), randn(4, 8), randn(4, 8)],
)
case(
    "encoder-layer",
    lambda: nn.TransformerEncoderLayer(8, 2, 16),
    lambda: [randn(5, 3, 8), torch.triu(torch.full((5, 5), -math.inf), diagonal=1)],
    lambda module, x, mask: module(x, src_mask=mask),
)
case(
    "encoder-layer-norm-first",
    lambda: nn.TransformerEncoderLayer(8, 2, 16, activation="gelu", batch_first=True, norm_first=True),
    lambda: [randn(3, 5, 8)],
)
case(
    "encoder",
    lambda: nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16), 2, norm=nn.LayerNorm(8)),
    lambda: [randn(5, 3, 8)],
)
case("rnn", lambda: nn.RNN(4, 3, num_layers=2, nonlinearity="relu"), lambda: [randn(5, 2, 4)])
case("rnn-state", lambda: nn.RNN(4, 3), lambda: [randn(5, 2, 4), randn(1, 2, 3)])
case("lstm", lambda: nn.LSTM(4, 3, num_layers=2, bidirectional=True, batch_first=True), lambda: [randn(2, 5, 4)])
case(
    "lstm-state",
    lambda: nn.LSTM(4, 3, bias=False),
    lambda: [randn(5, 4), randn(1, 3), randn(1, 3)],
    lambda module, x, h, c: module(x, (h, c)),
)
case("lstm-projection", lambda: nn.LSTM(4, 5, num_layers=2, bidirectional=True, proj_size=2), lambda: [randn(3, 2, 4)])
case(
    "lstm-projection-state",
    lambda: nn.LSTM(4, 3, bias=False, proj_size=2),
    lambda: [randn(5, 4), randn(1, 2), randn(1, 3)],
    lambda module, x, h, c: module(x, (h, c)),
)
case("gru", lambda: nn.GRU(4, 3, num_layers=2, bidirectional=True), lambda: [randn(5, 2, 4)])
case(
    "sequential",
    lambda: nn.Sequential(
        nn.Conv2d(1, 4, 3), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(4 * 3 * 3, 5), nn.LogSoftmax(dim=1)
    ),
    lambda: [randn(2, 1, 8, 8)],
)


case("conv1d-replicate", lambda: nn.Conv1d(2, 3, 3, padding=2, padding_mode="replicate"), lambda: [randn(2, 2, 5)])
case("conv2d-reflect", lambda: nn.Conv2d(2, 3, 3, padding=(1, 2), padding_mode="reflect", stride=2), lambda: [randn(2, 2, 5, 6)])
case("conv2d-circular", lambda: nn.Conv2d(2, 3, (2, 4), padding="same", padding_mode="circular", dilation=(1, 2)), lambda: [randn(1, 2, 5, 7)])
case("conv3d-replicate", lambda: nn.Conv3d(1, 2, 2, padding=(1, 0, 2), padding_mode="replicate"), lambda: [randn(1, 1, 3, 3, 2)])
case("avg-pool2d", lambda: nn.AvgPool2d(2, stride=1, padding=1, divisor_override=3), lambda: [randn(1, 2, 3, 4)])
case("avg-pool3d", lambda: nn.AvgPool3d((1, 2, 2), ceil_mode=True, count_include_pad=False, divisor_override=5), lambda: [randn(1, 2, 3, 3)])
case(
    "attention-more-keys",
    lambda: nn.MultiheadAttention(8, 2, add_bias_kv=True, add_zero_attn=True),
    lambda: [randn(5, 3, 8), randn(4, 3, 8), randn(4, 3, 8), torch.tensor([[False, True, False, True]] * 3), randn(6, 5, 4)],
    lambda module, q, k, v, mask, scores: module(q, k, v, key_padding_mask=mask, attn_mask=scores),
)
case(
    "attention-zero-key",
    lambda: nn.MultiheadAttention(4, 2, add_zero_attn=True, kdim=3, vdim=5, batch_first=True),
    lambda: [randn(2, 5, 4), randn(2, 3, 3), randn(2, 3, 5), torch.triu(torch.ones(5, 3, dtype=torch.bool), 1)],
    lambda module, q, k, v, mask: module(q, k, v, attn_mask=mask),
)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed_tokens = nn.Embedding(11, 8)
        self.layers = nn.ModuleList([nn.TransformerEncoderLayer(8, 2, 16, dropout=0) for _ in range(2)])
        self.final_norm = nn.LayerNorm(8)
        self.head = nn.Linear(8, 11, bias=False)
        self.scale = nn.Parameter(torch.ones(8))
        self.register_buffer("shift", torch.zeros(8))

    def forward(self, tokens):
        x = self.embed_tokens(tokens) * self.scale + self.shift
        for layer in self.layers:
            x = layer(x)
        return self.head(self.final_norm(x))


case("net", Net, lambda: [torch.randint(11, (6, 2))])

for name, make in {
    "uniform": lambda t: nn.init.uniform_(t, -2, 3),
    "normal": lambda t: nn.init.normal_(t, 1, 2),
    "xavier-uniform": lambda t: nn.init.xavier_uniform_(t, gain=nn.init.calculate_gain("tanh")),
    "xavier-normal": lambda t: nn.init.xavier_normal_(t),
    "kaiming-uniform": lambda t: nn.init.kaiming_uniform_(t, nonlinearity="relu"),
    "kaiming-normal": lambda t: nn.init.kaiming_normal_(t, a=0.2, mode="fan_out"),
    "truncated-normal": lambda t: nn.init.trunc_normal_(t, mean=0.5, std=2, a=-1, b=4),
    "orthogonal": lambda t: nn.init.orthogonal_(t, gain=1.5),
    "eye": lambda t: nn.init.eye_(t) if t.dim() == 2 else nn.init.ones_(t),
}.items():
    for shape in [(6, 4), (3, 4, 2)]:
        torch.manual_seed(1)
        keep(f"begin/{name}/{len(shape)}", make(torch.empty(shape)))


def problem(dtype):
    torch.manual_seed(3)
    x, y = torch.randn(8, 4, dtype=torch.float64).to(dtype), torch.randn(8, 3, dtype=torch.float64).to(dtype)
    w, b = torch.randn(3, 4, dtype=torch.float64).to(dtype), torch.randn(3, dtype=torch.float64).to(dtype)
    return x, y, w.requires_grad_(), b.requires_grad_()


for key, value in zip("xywb", problem(torch.float64)):
    keep(f"problem/{key}", value)

optimizers = {
    "sgd": (optim.SGD, dict(lr=0.1)),
    "sgd-momentum": (optim.SGD, dict(lr=0.1, momentum=0.9, dampening=0.1, weight_decay=0.01)),
    "sgd-nesterov": (optim.SGD, dict(lr=0.1, momentum=0.9, nesterov=True)),
    "sgd-maximize": (optim.SGD, dict(lr=0.01, momentum=0.5, maximize=True)),
    "adam": (optim.Adam, dict()),
    "adam-amsgrad": (optim.Adam, dict(lr=0.1, betas=(0.8, 0.9), eps=1e-6, weight_decay=0.1, amsgrad=True)),
    "adam-maximize": (optim.Adam, dict(lr=0.1, maximize=True)),
    "adamw": (optim.AdamW, dict(lr=0.1)),
    "adamw-amsgrad": (optim.AdamW, dict(lr=0.1, betas=(0.7, 0.8), weight_decay=0.2, amsgrad=True)),
    "rmsprop": (optim.RMSprop, dict()),
    "rmsprop-centered": (optim.RMSprop, dict(lr=0.05, alpha=0.9, weight_decay=0.1, momentum=0.5, centered=True)),
    "adagrad": (optim.Adagrad, dict(lr=0.1)),
    "adagrad-decay": (optim.Adagrad, dict(lr=0.1, lr_decay=0.2, weight_decay=0.1, initial_accumulator_value=0.3, maximize=True)),
    "lbfgs": (optim.LBFGS, dict(lr=0.5, max_iter=4)),
    "lbfgs-short": (optim.LBFGS, dict(lr=0.3, max_iter=5, history_size=2)),
    "lbfgs-search": (optim.LBFGS, dict(max_iter=3, line_search_fn="strong_wolfe")),
    "groups": (optim.SGD, dict(lr=0.1, momentum=0.9)),
}
for name, (kind, settings) in optimizers.items():
    for dtype in (torch.float64, torch.float32):
        x, y, w, b = problem(dtype)
        params = [{"params": [w]}, {"params": [b], "lr": 0.02}] if name == "groups" else [w, b]
        optimizer = kind(params, **settings)

        def closure():
            optimizer.zero_grad()
            loss = ((torch.tanh(x @ w.t() + b) - y) ** 2).mean()
            # Without curvature, the problem's quasi-Newton steps would be rounding errors.
            if name.startswith("lbfgs"):
                loss = loss + 0.5 * (w ** 2).sum() + 0.5 * (b ** 2).sum()
            loss.backward()
            return loss

        for step in range(10):
            optimizer.step(closure)
            keep(f"optim/{name}/{str(dtype)[6:]}/{step}/w", w)
            keep(f"optim/{name}/{str(dtype)[6:]}/{step}/b", b)

measured = [1.0, 0.9, 0.91, 0.92, 0.93, 0.5, 0.5, 0.5, 0.5, 0.4999, 0.5, 0.5, 0.5, 0.2, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3]
schedules = {
    "lambda": lambda o: optim.lr_scheduler.LambdaLR(o, lambda step: 1 / (1 + step)),
    "step": lambda o: optim.lr_scheduler.StepLR(o, 4, gamma=0.5),
    "multi-step": lambda o: optim.lr_scheduler.MultiStepLR(o, [3, 3, 10]),
    "exponential": lambda o: optim.lr_scheduler.ExponentialLR(o, 0.9),
    "linear": lambda o: optim.lr_scheduler.LinearLR(o, start_factor=0.25, total_iters=6),
    "cosine": lambda o: optim.lr_scheduler.CosineAnnealingLR(o, 8, eta_min=0.01),
    "one-cycle": lambda o: optim.lr_scheduler.OneCycleLR(o, 0.5, total_steps=21, cycle_momentum=False),
    "one-cycle-linear": lambda o: optim.lr_scheduler.OneCycleLR(
        o, 0.5, total_steps=21, pct_start=0.5, anneal_strategy="linear", div_factor=10, final_div_factor=100, cycle_momentum=False
    ),
    "one-cycle-momentum": lambda o: optim.lr_scheduler.OneCycleLR(o, 0.5, total_steps=21),
    "one-cycle-three": lambda o: optim.lr_scheduler.OneCycleLR(
        o, 0.5, total_steps=21, three_phase=True, pct_start=0.4, anneal_strategy="linear", base_momentum=0.6, max_momentum=0.9
    ),
    "plateau-abs": lambda o: optim.lr_scheduler.ReduceLROnPlateau(
        o, factor=0.7, patience=1, threshold=0.05, threshold_mode="abs", eps=0.05
    ),
    "plateau": lambda o: optim.lr_scheduler.ReduceLROnPlateau(o, factor=0.5, patience=2, cooldown=1, min_lr=0.02),
    "plateau-max": lambda o: optim.lr_scheduler.ReduceLROnPlateau(o, mode="max", patience=3),
}
for name, make in schedules.items():
    optimizer = optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.3, momentum=0.9)
    schedule = make(optimizer)
    rates, momenta = [optimizer.param_groups[0]["lr"]], [optimizer.param_groups[0]["momentum"]]
    for step in range(20):
        optimizer.step()
        schedule.step(*([measured[step]] if name.startswith("plateau") else []))
        rates.append(optimizer.param_groups[0]["lr"])
        momenta.append(optimizer.param_groups[0]["momentum"])
    keep(f"momenta/{name}", torch.tensor(momenta, dtype=torch.float64))
    keep(f"rates/{name}", torch.tensor(rates, dtype=torch.float64))
keep("rates-measured", torch.tensor(measured, dtype=torch.float64))

for name, clip in {
    "norm": lambda p: nn.utils.clip_grad_norm_(p, 1.0),
    "norm-1": lambda p: nn.utils.clip_grad_norm_(p, 2.0, norm_type=1),
    "norm-inf": lambda p: nn.utils.clip_grad_norm_(p, 0.5, norm_type=math.inf),
    "norm-large": lambda p: nn.utils.clip_grad_norm_(p, 1000.0),
    "value": lambda p: nn.utils.clip_grad_value_(p, 0.3),
}.items():
    _, _, w, b = problem(torch.float64)
    w.grad, b.grad = w.detach().clone(), b.detach().clone()
    total = clip([w, b])
    if total is not None:
        keep(f"clip/{name}/total", total)
    keep(f"clip/{name}/w", w.grad)
    keep(f"clip/{name}/b", b.grad)

kinds = {torch.float32: "F32", torch.float64: "F64", torch.int64: "I64", torch.bool: "BOOL"}
header, parts, at = {}, [], 0
for name, tensor in sorted(tensors.items(), key=lambda item: (-item[1].element_size(), item[0])):
    raw = tensor.numpy().tobytes()
    header[name] = {"dtype": kinds[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [at, at + len(raw)]}
    parts.append(raw)
    at += len(raw)
text = json.dumps(header, separators=(",", ":")).encode()
text += b" " * (-len(text) % 8)
with open("tests/data/training.safetensors.gz", "wb") as file:
    file.write(gzip.compress(struct.pack("<Q", len(text)) + text + b"".join(parts), mtime=0))
print(len(tensors), "tensors")
