"""Records five training steps through each of PyTorch's layers and losses, and the steps of optimisers and schedules: tests/data/people.safetensors.gz.

Run: OMP_NUM_THREADS=1 python3 scripts/record-people.py (with PyTorch 1.13). tests/nn/people.test.ts and tests/optim/people.test.ts compare with it.

All is float64. Names: `init/CASE/PARAMETER` after manual_seed(1) and construction in float32; `state/CASE/...` the state that the steps begin with;
`input/CASE/N`; `output/CASE/STEP/N` the results of each step; `after/CASE/...` the state after five steps of SGD on the sum of the squares of the
results; `grad/CASE/N` the gradient of each floating-point input in the last step. Before each step the generator is seeded with 3 + STEP.
`optim/CASE/STEP`, `rates/CASE`, `momenta/CASE`, `average/CASE/STEP`.
"""

import gzip
import json
import struct

import torch
from torch import nn, optim
from torch.nn import functional as F
from torch.nn.utils.rnn import pack_padded_sequence, pack_sequence, pad_packed_sequence, unpack_sequence
from torch.optim.swa_utils import SWALR, AveragedModel

tensors = {}


def keep(name, tensor):
    tensors[name] = tensor.detach().clone().contiguous()


def flat(value):
    if isinstance(value, torch.Tensor):
        return [value]
    if value is None:
        return []
    return [tensor for item in value for tensor in flat(item)]


class Call(nn.Module):
    def __init__(self, run):
        super().__init__()
        self.run = run

    def forward(self, *given):
        return self.run(*given)


def case(name, make, inputs, forward=None):
    forward = forward or (lambda module, *given: module(*given))
    torch.manual_seed(1)
    module = make()
    for key, value in module.state_dict().items():
        keep(f"init/{name}/{key}", value)
    torch.manual_seed(2)
    module = module.double()
    with torch.no_grad():
        for value in module.state_dict().values():
            if value.is_floating_point():
                value.copy_(torch.rand_like(value) * 0.8 + 0.1 if value.dim() < 2 else torch.randn_like(value) * 0.4)
    for key, value in module.state_dict().items():
        keep(f"state/{name}/{key}", value)
    given = [value.double() if value.is_floating_point() else value for value in inputs()]
    for i, value in enumerate(given):
        keep(f"input/{name}/{i}", value)
    optimizer = optim.SGD(module.parameters(), lr=0.01) if list(module.parameters()) else None
    for step in range(5):
        leaves = [
            value.detach().clone().requires_grad_(value.is_floating_point() and i < leading.get(name, 9))
            for i, value in enumerate(given)
        ]
        torch.manual_seed(3 + step)
        outputs = flat(forward(module, *leaves))
        for i, value in enumerate(outputs):
            keep(f"output/{name}/{step}/{i}", value)
        loss = sum((value.double() ** 2).sum() for value in outputs if value.is_floating_point())
        # With the sum, these would diverge.
        if name.startswith(("decoder", "transformer")):
            loss = loss / 1000
        if optimizer is not None:
            optimizer.zero_grad()
        if loss.requires_grad:
            loss.backward()
        if optimizer is not None:
            optimizer.step()
        # Inputs move, too.
        given = [
            (value - 0.01 * value.grad).detach() if value.grad is not None and name not in fixed else value.detach()
            for value in leaves
        ]
    for i, value in enumerate(leaves):
        if value.grad is not None:
            keep(f"grad/{name}/{i}", value.grad)
    for key, value in module.state_dict().items():
        keep(f"after/{name}/{key}", value)


randn = lambda *shape: torch.randn(shape)
rand = lambda *shape: torch.rand(shape)
# Inputs that have to stay probabilities, or in their domain.
fixed = {
    "bce", "bce-weight", "kl", "kl-mean", "kl-log", "poisson", "gaussian", "gaussian-full", "nll", "f-kl", "grid-sample", "lp-pool1d", "lp-pool2d",
    "ctc", "ctc-list",
}
# How many inputs require gradients, where others are targets without any.
leading = {"channel-shuffle": 0, "soft-margin": 1, "hinge": 1, "ranking": 2, "cosine-embedding": 2, "multilabel-soft-margin": 1, "poisson": 1, "kl-mean": 1, "bce-logits": 1}
probabilities = lambda *shape: torch.rand(shape) * 0.8 + 0.1
signs = lambda *shape: torch.randint(2, shape) * 2.0 - 1

# Losses.
for reduction in ("none", "mean", "sum"):
    case(f"l1-{reduction}", lambda: nn.L1Loss(reduction=reduction), lambda: [randn(3, 4), randn(3, 4)])
    case(f"mse-{reduction}", lambda: nn.MSELoss(reduction=reduction), lambda: [randn(3, 4), randn(3, 4)])
    case(f"cross-entropy-{reduction}", lambda: nn.CrossEntropyLoss(reduction=reduction), lambda: [randn(5, 3), torch.randint(3, (5,))])
case("smooth-l1", lambda: nn.SmoothL1Loss(beta=0.5), lambda: [randn(3, 4), randn(3, 4)])
case("huber", lambda: nn.HuberLoss(delta=0.7), lambda: [randn(3, 4), randn(3, 4)])
case(
    "cross-entropy-weight",
    lambda: nn.CrossEntropyLoss(weight=torch.rand(3), ignore_index=1, label_smoothing=0.2),
    lambda: [randn(6, 3), torch.tensor([0, 1, 2, 2, 0, 1])],
)
case("cross-entropy-probabilities", lambda: nn.CrossEntropyLoss(), lambda: [randn(5, 3), torch.softmax(randn(5, 3), 1)])
case("nll", lambda: nn.NLLLoss(weight=torch.rand(3), ignore_index=0), lambda: [torch.log_softmax(randn(5, 3, 2), 1), torch.tensor([[0, 1], [2, 2], [1, 0], [0, 2], [1, 1]])])
case("bce", lambda: nn.BCELoss(), lambda: [probabilities(4, 3), probabilities(4, 3)])
case("bce-weight", lambda: nn.BCELoss(weight=torch.rand(3), reduction="sum"), lambda: [probabilities(4, 3), probabilities(4, 3)])
case("bce-logits", lambda: nn.BCEWithLogitsLoss(weight=torch.rand(3), pos_weight=torch.rand(3)), lambda: [randn(4, 3), probabilities(4, 3)])
case("kl", lambda: nn.KLDivLoss(reduction="batchmean"), lambda: [torch.log_softmax(randn(4, 3), 1), torch.softmax(randn(4, 3), 1)])
case("kl-mean", lambda: nn.KLDivLoss(reduction="mean"), lambda: [torch.log_softmax(randn(4, 3), 1), torch.softmax(randn(4, 3), 1)])
case("kl-log", lambda: nn.KLDivLoss(reduction="batchmean", log_target=True), lambda: [torch.log_softmax(randn(4, 3), 1), torch.log_softmax(randn(4, 3), 1)])
case("f-kl", lambda: Call(lambda a, b: F.kl_div(a, b, reduction="batchmean")), lambda: [torch.log_softmax(randn(4, 3), 1), torch.softmax(randn(4, 3), 1)])
case("poisson", lambda: nn.PoissonNLLLoss(log_input=False, full=True), lambda: [probabilities(4, 3), torch.randint(5, (4, 3)).double()])
case("gaussian", lambda: nn.GaussianNLLLoss(), lambda: [randn(4, 3), randn(4, 3), probabilities(4, 3)])
case("gaussian-full", lambda: nn.GaussianNLLLoss(full=True, reduction="sum"), lambda: [randn(4, 3), randn(4, 3), probabilities(4)])
case("hinge", lambda: nn.HingeEmbeddingLoss(margin=0.8), lambda: [randn(4, 3), signs(4, 3)])
case("ranking", lambda: nn.MarginRankingLoss(margin=0.3), lambda: [randn(6), randn(6), signs(6)])
case("cosine-embedding", lambda: nn.CosineEmbeddingLoss(margin=0.1), lambda: [randn(5, 3), randn(5, 3), signs(5)])
case("triplet", lambda: nn.TripletMarginLoss(margin=0.9, p=1.5, swap=True), lambda: [randn(5, 3), randn(5, 3), randn(5, 3)])
case("triplet-distance", lambda: nn.TripletMarginWithDistanceLoss(margin=0.9, swap=True), lambda: [randn(5, 3), randn(5, 3), randn(5, 3)])
case("soft-margin", lambda: nn.SoftMarginLoss(), lambda: [randn(4, 3), signs(4, 3)])
case("multi-margin", lambda: nn.MultiMarginLoss(p=2, margin=0.7, weight=torch.rand(3)), lambda: [randn(5, 3), torch.randint(3, (5,))])
case("multilabel-margin", lambda: nn.MultiLabelMarginLoss(), lambda: [randn(2, 4), torch.tensor([[3, 0, -1, 1], [2, -1, 0, 1]])])
case("multilabel-soft-margin", lambda: nn.MultiLabelSoftMarginLoss(weight=torch.rand(3)), lambda: [randn(4, 3), torch.randint(2, (4, 3)).double()])
case("ctc", lambda: nn.CTCLoss(blank=1), lambda: [torch.log_softmax(randn(7, 2, 4), 2), torch.tensor([[0, 2, 3], [3, 3, 0]]), torch.tensor([7, 6]), torch.tensor([3, 2])])
case(
    "ctc-list",
    lambda: nn.CTCLoss(zero_infinity=True, reduction="sum"),
    lambda: [torch.log_softmax(randn(4, 2, 4), 2), torch.tensor([[1, 2, 3], [3, 3, 3]])],
    lambda module, x, t: module(x, t, (4, 4), (3, 3)),
)

# Activations.
for name, make in {
    "relu6": nn.ReLU6, "hardswish": nn.Hardswish, "hardsigmoid": nn.Hardsigmoid, "hardtanh": lambda: nn.Hardtanh(-0.5, 0.7), "mish": nn.Mish,
    "selu": nn.SELU, "celu": lambda: nn.CELU(0.7), "prelu": lambda: nn.PReLU(4, init=0.1), "prelu-one": nn.PReLU, "rrelu": lambda: nn.RReLU(0.1, 0.3),
    "glu": lambda: nn.GLU(1), "log-sigmoid": nn.LogSigmoid, "softsign": nn.Softsign, "softmin": lambda: nn.Softmin(1), "softshrink": lambda: nn.Softshrink(0.3),
    "hardshrink": lambda: nn.Hardshrink(0.3), "tanhshrink": nn.Tanhshrink, "threshold": lambda: nn.Threshold(0.1, 0.5),
}.items():
    case(name, make, lambda: [randn(3, 4, 5) * 2])
case("softmax2d", nn.Softmax2d, lambda: [randn(2, 3, 2, 2)])

# Layers.
case("dropout1d", lambda: nn.Dropout1d(0.4), lambda: [randn(3, 4, 5)])
case("dropout2d", lambda: nn.Dropout2d(0.4), lambda: [randn(3, 4, 2, 2)])
case("dropout3d", lambda: nn.Dropout3d(0.4), lambda: [randn(3, 4, 2, 2, 2)])
case("alpha-dropout", lambda: nn.AlphaDropout(0.3), lambda: [randn(3, 4)])
case("feature-alpha-dropout", lambda: nn.FeatureAlphaDropout(0.3), lambda: [randn(3, 4, 2)])
for name, make, shape in [
    ("nearest1d", lambda: nn.Upsample(scale_factor=1.7), (2, 3, 5)),
    ("nearest2d", lambda: nn.Upsample(size=(5, 7)), (2, 3, 4, 4)),
    ("nearest3d", lambda: nn.Upsample(scale_factor=(2.0, 1.0, 1.5)), (1, 2, 2, 3, 2)),
    ("linear", lambda: nn.Upsample(size=7, mode="linear", align_corners=True), (2, 3, 5)),
    ("bilinear", lambda: nn.Upsample(scale_factor=1.5, mode="bilinear"), (2, 3, 4, 5)),
    ("bilinear-recompute", lambda: nn.Upsample(scale_factor=1.3, mode="bilinear", recompute_scale_factor=True), (2, 3, 4, 5)),
    ("trilinear", lambda: nn.Upsample(size=(3, 4, 5), mode="trilinear"), (1, 2, 2, 3, 4)),
    ("bicubic", lambda: nn.Upsample(size=(6, 3), mode="bicubic", align_corners=True), (1, 2, 4, 4)),
    ("upsampling-nearest", lambda: nn.UpsamplingNearest2d(scale_factor=2), (1, 2, 3, 3)),
    ("upsampling-bilinear", lambda: nn.UpsamplingBilinear2d(size=(5, 5)), (1, 2, 3, 3)),
    ("interpolate-exact", lambda: Call(lambda x: F.interpolate(x, size=(5, 3), mode="nearest-exact")), (1, 2, 3, 4)),
    ("interpolate-area", lambda: Call(lambda x: F.interpolate(x, size=(2, 3), mode="area")), (1, 2, 5, 4)),
    ("interpolate-antialias", lambda: Call(lambda x: F.interpolate(x, size=(2, 3), mode="bilinear", antialias=True)), (1, 2, 5, 6)),
    ("pixel-shuffle", lambda: nn.PixelShuffle(2), (1, 8, 2, 3)),
    ("pixel-unshuffle", lambda: nn.PixelUnshuffle(2), (1, 2, 4, 6)),
    ("channel-shuffle", lambda: nn.ChannelShuffle(2), (1, 4, 2, 3)),
    ("unflatten", lambda: nn.Unflatten(1, (2, 3)), (2, 6, 2)),
    ("unfold", lambda: nn.Unfold((2, 3), padding=1, stride=2), (2, 3, 4, 5)),
    ("fold", lambda: nn.Fold((4, 5), (2, 2)), (2, 12, 12)),
    ("zero-pad", lambda: nn.ZeroPad2d((1, 2, 0, 1)), (1, 2, 3, 3)),
    ("constant-pad1d", lambda: nn.ConstantPad1d(2, 0.5), (1, 2, 3)),
    ("constant-pad2d", lambda: nn.ConstantPad2d((1, 0, 2, 1), -1), (1, 2, 3, 3)),
    ("constant-pad3d", lambda: nn.ConstantPad3d(1, 3), (1, 2, 2, 2, 2)),
    ("reflection-pad1d", lambda: nn.ReflectionPad1d(2), (1, 2, 4)),
    ("reflection-pad2d", lambda: nn.ReflectionPad2d((1, 2, 2, 0)), (1, 2, 4, 4)),
    ("reflection-pad3d", lambda: nn.ReflectionPad3d(1), (1, 2, 3, 3, 3)),
    ("replication-pad1d", lambda: nn.ReplicationPad1d((3, 1)), (1, 2, 4)),
    ("replication-pad2d", lambda: nn.ReplicationPad2d(1), (1, 2, 4, 4)),
    ("replication-pad3d", lambda: nn.ReplicationPad3d((1, 0, 2, 1, 0, 1)), (1, 2, 3, 3, 3)),
    ("lp-pool1d", lambda: nn.LPPool1d(2, 3, stride=2), (1, 2, 8)),
    ("lp-pool2d", lambda: nn.LPPool2d(3, (2, 3), ceil_mode=True), (1, 2, 5, 7)),
    ("adaptive-max1d", lambda: nn.AdaptiveMaxPool1d(3), (1, 2, 8)),
    ("adaptive-max2d", lambda: nn.AdaptiveMaxPool2d((2, 3)), (1, 2, 5, 7)),
    ("adaptive-max3d", lambda: nn.AdaptiveMaxPool3d(2), (1, 2, 3, 4, 5)),
    ("local-response", lambda: nn.LocalResponseNorm(3, alpha=0.1, beta=0.6, k=1.5), (2, 5, 3, 3)),
    ("local-response1d", lambda: nn.LocalResponseNorm(2), (2, 5, 3)),
    ("normalize", lambda: Call(lambda x: F.normalize(x, p=3, dim=2)), (2, 3, 4)),
    ("gumbel", lambda: Call(lambda x: F.gumbel_softmax(x, tau=0.7)), (4, 5)),
    ("gumbel-hard", lambda: Call(lambda x: F.gumbel_softmax(x, hard=True, dim=0)), (4, 5)),
    ("affine-grid", lambda: Call(lambda x: F.affine_grid(x, (2, 1, 3, 4), align_corners=False)), (2, 2, 3)),
    ("affine-grid3d", lambda: Call(lambda x: F.affine_grid(x, (2, 1, 2, 3, 4), align_corners=True)), (2, 3, 4)),
]:
    case(name, make, lambda: [rand(*shape) + 0.1 if name.startswith("lp-pool") else randn(*shape)])
case(
    "grid-sample",
    lambda: Call(lambda x, g: F.grid_sample(x, g, mode="bilinear", padding_mode="reflection", align_corners=True)),
    lambda: [randn(1, 2, 4, 4), rand(1, 3, 3, 2) * 2.4 - 1.2],
)
pooled = lambda x: F.max_pool2d(x, 2, return_indices=True)
case("max-unpool1d", lambda: nn.MaxUnpool1d(2), lambda: [randn(1, 2, 8)], lambda m, x: m(*F.max_pool1d(x, 2, return_indices=True)))
case("max-unpool2d", lambda: nn.MaxUnpool2d(2), lambda: [randn(1, 2, 5, 6)], lambda m, x: m(*pooled(x), output_size=(5, 6)))
case("max-unpool3d", lambda: nn.MaxUnpool3d(2), lambda: [randn(1, 2, 4, 4, 4)], lambda m, x: m(*F.max_pool3d(x, 2, return_indices=True)))
case("bilinear-layer", lambda: nn.Bilinear(3, 4, 2), lambda: [randn(5, 3), randn(5, 4)])
case("cosine-similarity", lambda: nn.CosineSimilarity(dim=0), lambda: [randn(5, 3), randn(5, 3)])
case("pairwise", lambda: nn.PairwiseDistance(p=1.5, keepdim=True), lambda: [randn(5, 3), randn(5, 3)])
case("bag-mean", lambda: nn.EmbeddingBag(7, 3), lambda: [torch.randint(7, (4, 3))])
case("bag-sum", lambda: nn.EmbeddingBag(7, 3, mode="sum", padding_idx=2), lambda: [torch.tensor([1, 2, 4, 5, 4, 3]), torch.tensor([0, 3])])
case("bag-max", lambda: nn.EmbeddingBag(7, 3, mode="max", include_last_offset=True), lambda: [torch.tensor([1, 2, 4, 5, 4, 3]), torch.tensor([0, 3, 6])])
case(
    "bag-weights",
    lambda: nn.EmbeddingBag(7, 3, mode="sum"),
    lambda: [torch.tensor([[1, 2, 4], [5, 4, 3]]), rand(2, 3)],
    lambda m, x, w: m(x, per_sample_weights=w),
)

# Recurrent cells and packed sequences.
case("rnn-cell", lambda: nn.RNNCell(4, 3, nonlinearity="relu"), lambda: [randn(2, 4), randn(2, 3)])
case("gru-cell", lambda: nn.GRUCell(4, 3), lambda: [randn(2, 4), randn(2, 3)])
case("gru-cell-single", lambda: nn.GRUCell(4, 3, bias=False), lambda: [randn(4)])
case("lstm-cell", lambda: nn.LSTMCell(4, 3), lambda: [randn(2, 4), randn(2, 3), randn(2, 3)], lambda m, x, h, c: m(x, (h, c)))


def packed(run, **options):
    def forward(module, x, *states):
        sequence = pack_padded_sequence(x, torch.tensor([2, 5, 3]), enforce_sorted=False, **options)
        output, state = run(module, sequence, *states)
        padded, lengths = pad_packed_sequence(output, padding_value=0.5, **options)
        return padded, lengths, state

    return forward


case("packed-lstm", lambda: nn.LSTM(4, 3, num_layers=2, bidirectional=True), lambda: [randn(5, 3, 4)], packed(lambda m, s: m(s)))
case(
    "packed-lstm-state",
    lambda: nn.LSTM(4, 3, batch_first=True),
    lambda: [randn(3, 5, 4), randn(1, 3, 3), randn(1, 3, 3)],
    packed(lambda m, s, h, c: m(s, (h, c)), batch_first=True),
)
case("packed-gru", lambda: nn.GRU(4, 3, bidirectional=True), lambda: [randn(5, 3, 4), randn(2, 3, 3)], packed(lambda m, s, h: m(s, h)))
case("packed-rnn", lambda: nn.RNN(4, 3, nonlinearity="relu"), lambda: [randn(5, 3, 4)], packed(lambda m, s: m(s)))
case(
    "pack-sequence",
    lambda: nn.GRU(4, 3),
    lambda: [randn(4, 4), randn(2, 4), randn(1, 4)],
    lambda m, a, b, c: unpack_sequence(m(pack_sequence([a, b, c]))[0]),
)

# The decoder.
square = lambda n: torch.triu(torch.full((n, n), -torch.inf), diagonal=1)
case(
    "decoder-layer",
    lambda: nn.TransformerDecoderLayer(8, 2, 16, dropout=0.1),
    lambda: [randn(4, 3, 8), randn(5, 3, 8)],
    lambda m, t, s: m(t, s, tgt_mask=square(4).double(), memory_key_padding_mask=torch.tensor([[False] * 4 + [True]] * 3)),
)
case(
    "decoder-layer-first",
    lambda: nn.TransformerDecoderLayer(8, 2, 16, dropout=0, activation="gelu", batch_first=True, norm_first=True),
    lambda: [randn(3, 4, 8), randn(3, 5, 8)],
)
case(
    "decoder",
    lambda: nn.TransformerDecoder(nn.TransformerDecoderLayer(8, 2, 16, dropout=0), 2, norm=nn.LayerNorm(8)),
    lambda: [randn(4, 3, 8), randn(5, 3, 8)],
)
case(
    "transformer",
    lambda: nn.Transformer(8, 2, 1, 2, 16, dropout=0),
    lambda: [randn(5, 3, 8), randn(4, 3, 8)],
    lambda m, s, t: m(s, t, tgt_mask=m.generate_square_subsequent_mask(4).double()),
)


class Containers(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(3, 3), nn.Linear(3, 3)])
        self.choices = nn.ModuleDict({"relu": nn.PReLU(), "lin_ear": nn.Linear(3, 2)})
        self.scales = nn.ParameterList([nn.Parameter(torch.ones(3)), nn.Parameter(torch.zeros(1))])
        self.named = nn.ParameterDict({"left": nn.Parameter(torch.ones(2))})

    def forward(self, x):
        for layer in self.layers:
            x = self.choices["relu"](layer(x)) * self.scales[0] + self.scales[1]
        return self.choices["lin_ear"](x) * self.named["left"]


case("containers", Containers, lambda: [randn(4, 3)])


class Hooked(nn.Module):
    """A layer whose hooks change what goes in, out and backward."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)
        self.layer.register_forward_pre_hook(lambda module, inputs: (inputs[0] * 2,))
        self.layer.register_forward_hook(lambda module, inputs, output: output + inputs[0])
        self.layer.register_full_backward_hook(lambda module, ins, outs: (ins[0] * 0.5 + outs[0],))

    def forward(self, x):
        return self.layer(x.tanh())


case("hooked", Hooked, lambda: [randn(4, 3)])

# Optimisers: a problem of tanh.
torch.manual_seed(3)
x, y = torch.randn(8, 4, dtype=torch.float64), torch.randn(8, 3, dtype=torch.float64)
w0, b0 = torch.randn(3, 4, dtype=torch.float64), torch.randn(3, dtype=torch.float64)
for key, value in dict(x=x, y=y, w=w0, b=b0).items():
    keep(f"problem/{key}", value)
for name, (kind, settings) in {
    "adamax": (optim.Adamax, dict()),
    "adamax-decay": (optim.Adamax, dict(lr=0.1, betas=(0.7, 0.8), eps=1e-3, weight_decay=0.2, maximize=True)),
    "nadam": (optim.NAdam, dict()),
    "nadam-decay": (optim.NAdam, dict(lr=0.1, betas=(0.7, 0.8), eps=1e-3, weight_decay=0.2, momentum_decay=0.1)),
    "radam": (optim.RAdam, dict()),
    "radam-decay": (optim.RAdam, dict(lr=0.1, betas=(0.7, 0.9), eps=1e-3, weight_decay=0.2)),
    "adadelta": (optim.Adadelta, dict()),
    "adadelta-decay": (optim.Adadelta, dict(lr=0.5, rho=0.7, eps=1e-3, weight_decay=0.2, maximize=True)),
    "asgd": (optim.ASGD, dict()),
    "asgd-average": (optim.ASGD, dict(lr=0.1, lambd=0.1, alpha=0.5, t0=2, weight_decay=0.2)),
    "rprop": (optim.Rprop, dict()),
    "rprop-sizes": (optim.Rprop, dict(lr=0.1, etas=(0.3, 1.5), step_sizes=(0.05, 0.2), maximize=True)),
}.items():
    w, b = w0.clone().requires_grad_(), b0.clone().requires_grad_()
    optimizer = kind([w, b], **settings)
    for step in range(10):
        optimizer.zero_grad()
        ((torch.tanh(x @ w.t() + b) - y) ** 2).mean().backward()
        optimizer.step()
        keep(f"optim/{name}/{step}", torch.cat([w.flatten(), b]))
    if name.startswith("asgd"):
        keep(f"optim/{name}/ax", optimizer.state[w]["ax"])

s = optim.lr_scheduler
for name, make in {
    "multiplicative": lambda o: s.MultiplicativeLR(o, lambda step: 1 - 0.1 / step),
    "constant": lambda o: s.ConstantLR(o, factor=0.4, total_iters=4),
    "polynomial": lambda o: s.PolynomialLR(o, total_iters=8, power=1.7),
    "warm-restarts": lambda o: s.CosineAnnealingWarmRestarts(o, 4, T_mult=2, eta_min=0.01),
    "warm-restarts-equal": lambda o: s.CosineAnnealingWarmRestarts(o, 5),
    "cyclic": lambda o: s.CyclicLR(o, 0.01, 0.1, step_size_up=3, step_size_down=4),
    "cyclic-half": lambda o: s.CyclicLR(o, 0.01, 0.1, step_size_up=3, mode="triangular2", base_momentum=0.5, max_momentum=0.8),
    "cyclic-exp": lambda o: s.CyclicLR(o, 0.01, 0.1, step_size_up=3, mode="exp_range", gamma=0.9, cycle_momentum=False),
    "cyclic-scale": lambda o: s.CyclicLR(o, 0.01, 0.1, step_size_up=3, scale_fn=lambda x: 1 / (5**(x * 0.1)), scale_mode="iterations"),
    "sequential": lambda o: s.SequentialLR(o, [s.LinearLR(o, 0.1, total_iters=4), s.ExponentialLR(o, 0.9), s.StepLR(o, 3)], [5, 11]),
    "sequential-cosine": lambda o: s.SequentialLR(o, [s.ConstantLR(o, 0.1, total_iters=3), s.CosineAnnealingLR(o, 10)], [3]),
    "sequential-restarts": lambda o: s.SequentialLR(o, [s.LambdaLR(o, lambda step: (1 + step) / 4), s.CosineAnnealingWarmRestarts(o, 3)], [4]),
    "sequential-multiplicative": lambda o: s.SequentialLR(o, [s.ExponentialLR(o, 0.8), s.MultiplicativeLR(o, lambda step: 0.7)], [4]),
    "chained": lambda o: s.ChainedScheduler([s.ConstantLR(o, 0.1, total_iters=3), s.ExponentialLR(o, 0.9)]),
    "swa": lambda o: SWALR(o, 0.05, anneal_epochs=6),
    "swa-linear": lambda o: SWALR(o, 0.05, anneal_epochs=4, anneal_strategy="linear"),
}.items():
    optimizer = optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.3, momentum=0.9)
    schedule = make(optimizer)
    rates, momenta = [optimizer.param_groups[0]["lr"]], [optimizer.param_groups[0]["momentum"]]
    for step in range(20):
        optimizer.step()
        schedule.step()
        rates.append(optimizer.param_groups[0]["lr"])
        momenta.append(optimizer.param_groups[0]["momentum"])
    keep(f"rates/{name}", torch.tensor(rates, dtype=torch.float64))
    keep(f"momenta/{name}", torch.tensor(momenta, dtype=torch.float64))

# Averages of weights.
for name, options in {
    "swa": dict(use_buffers=True),
    "ema": dict(avg_fn=lambda averaged, value, count: 0.9 * averaged + 0.1 * value),
}.items():
    torch.manual_seed(4)
    model = nn.Sequential(nn.Linear(4, 3), nn.BatchNorm1d(3)).double()
    for key, value in model.state_dict().items():
        keep(f"average-state/{name}/{key}", value)
    averaged = AveragedModel(model, **options)
    optimizer = optim.SGD(model.parameters(), lr=0.1)
    for step in range(5):
        optimizer.zero_grad()
        ((model(x) - y) ** 2).mean().backward()
        optimizer.step()
        averaged.update_parameters(model)
        for key, value in averaged.state_dict().items():
            keep(f"average/{name}/{step}/{key}", value)

kinds = {torch.float32: "F32", torch.float64: "F64", torch.int64: "I64", torch.bool: "BOOL"}
header, parts, at = {}, [], 0
for name, tensor in sorted(tensors.items(), key=lambda item: (-item[1].element_size(), item[0])):
    raw = tensor.numpy().tobytes()
    header[name] = {"dtype": kinds[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [at, at + len(raw)]}
    parts.append(raw)
    at += len(raw)
text = json.dumps(header, separators=(",", ":")).encode()
text += b" " * (-len(text) % 8)
with open("tests/data/people.safetensors.gz", "wb") as file:
    file.write(gzip.compress(struct.pack("<Q", len(text)) + text + b"".join(parts), mtime=0))
print(len(tensors), "tensors")
