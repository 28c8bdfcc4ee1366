# Records Fourier transforms of PyTorch 1.13 of many lengths: of each result the largest modulus and up to 16 elements, or the refusal.
#
#   python3 scripts/record-transforms.py      writes tests/data/transforms.json.gz, which tests/kernels/transforms.test.ts runs
#
# Inputs are the numbers of `signal` below, so that they need not be recorded.
import os
import random

import torch
from golden_values import _number, write

torch.set_num_threads(1)
random.seed(9)
rows = []


def signal(shape, is_complex):
    count = 1
    for n in shape:
        count *= n
    i = torch.arange(count, dtype=torch.int64)
    re = ((i * 37 + 11) % 101 - 50).double() / 8
    im = ((i * 53 + 7) % 89 - 44).double() / 16
    return (torch.complex(re, im) if is_complex else re).reshape(shape)


def record(name, shape, is_complex, **options):
    row = {"name": name, "shape": list(shape), "complex": is_complex, "options": options}
    given = dict(options)
    if isinstance(given.get("window"), int):
        n = given["window"]
        given["window"] = torch.hann_window(n, dtype=torch.float64) if n > 0 else torch.zeros(-n, dtype=torch.float64)
    try:
        function = getattr(torch.fft, name, None) or getattr(torch, name)
        result = function(signal(shape, is_complex), **given).resolve_conj()
    except (RuntimeError, IndexError, ValueError) as error:
        row["error"] = str(error).splitlines()[0]
        rows.append(row)
        return
    flat = torch.view_as_real(result).reshape(-1, 2) if result.is_complex() else result.reshape(-1, 1)
    count = flat.shape[0]
    places = sorted(random.sample(range(count), min(16, count)))
    row.update(
        result=list(result.shape),
        dtype=str(result.dtype).removeprefix("torch."),
        largest=_number(float(result.abs().nan_to_num(0, 0, 0).max())) if count else 0,
        places=places,
        values=[[_number(v) for v in pair] for pair in flat[places].tolist()] if count else [],
    )
    rows.append(row)


norms = [None, "backward", "ortho", "forward"]
one = ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"]
takes_complex = {"fft", "ifft", "irfft", "hfft", "fft2", "ifft2", "irfft2", "hfft2", "fftn", "ifftn", "irfftn", "hfftn"}

lengths = sorted(random.sample(range(1, 301), 60)) + [1, 2, 3, 4, 61, 67, 97, 127, 251, 257, 281, 293]
for k, n in enumerate(lengths):
    for name in one:
        record(name, [n], name in takes_complex, norm=norms[(k + len(name)) % 4])
for n in [1021, 4096, 4099, 10007, 30030, 65536, 65537, 99991, 100000]:
    for name in one:
        record(name, [n], name in takes_complex)
for name in one:
    for n in [0, -1, 1, 2, 5, 6, 7, 11, 12, 64, 67]:
        for dim in (-1, 0, 1):
            record(name, [6, 5], name in takes_complex, n=n, dim=dim)
    record(name, [0], name in takes_complex)
    record(name, [0, 3], name in takes_complex)
    record(name, [0, 3], name in takes_complex, dim=0)
    record(name, [0, 3], name in takes_complex, dim=0, n=4)
    record(name, [], name in takes_complex)
    record(name, [3], name in takes_complex, dim=1)
    record(name, [3], name in takes_complex, dim=-2)
    record(name, [3], name in takes_complex, norm="none")
    record(name, [4], name not in takes_complex)
for name in ["fft2", "ifft2", "rfft2", "irfft2", "hfft2", "ihfft2", "fftn", "ifftn", "rfftn", "irfftn", "hfftn", "ihfftn"]:
    for options in (
        {},
        {"dim": [-2, -1]},
        {"dim": [0, 2]},
        {"dim": [2, 0], "norm": "ortho"},
        {"dim": [-1, -1]},
        {"dim": [1, -2]},
        {"s": [3, 7], "dim": [1, 0]},
        {"s": [-1, 4], "dim": [0, -1], "norm": "forward"},
        {"s": [4]},
        {"s": [0, 2], "dim": [0, 1]},
        {"s": [2, 2], "dim": [0]},
        {"dim": [3, 0]},
    ):
        record(name, [4, 5, 6], name in takes_complex, **options)
    record(name, [4], name in takes_complex)
    record(name, [], name in takes_complex)
    record(name, [3, 0, 2], name in takes_complex)
    record(name, [0, 3, 2], name in takes_complex)
for is_complex in (False, True):
    for options in (
        {"n_fft": 8},
        {"n_fft": 8, "hop_length": 3},
        {"n_fft": 9, "hop_length": 1, "win_length": 5, "window": 5},
        {"n_fft": 8, "center": False},
        {"n_fft": 20, "center": False},
        {"n_fft": 21, "center": False},
        {"n_fft": 8, "normalized": True, "onesided": False},
        {"n_fft": 8, "onesided": True},
        {"n_fft": 41},
        {"n_fft": 40},
        {"n_fft": 8, "pad_mode": "constant"},
        {"n_fft": 8, "pad_mode": "replicate"},
        {"n_fft": 0},
        {"n_fft": 8, "hop_length": 0},
        {"n_fft": 8, "win_length": 9},
        {"n_fft": 8, "win_length": 4, "window": 5},
        {"n_fft": 1},
    ):
        record("stft", [20], is_complex, return_complex=True, **options)
        record("stft", [2, 20], is_complex, return_complex=True, **options)
    record("stft", [1, 1, 20], is_complex, return_complex=True, n_fft=4)
for shape in ([5, 6], [2, 5, 6], [8, 3], [1, 4]):
    for options in (
        {"n_fft": 8},
        {"n_fft": 8, "hop_length": 2, "length": 9},
        {"n_fft": 8, "hop_length": 2, "length": 40},
        {"n_fft": 8, "hop_length": 4, "window": 8},
        {"n_fft": 8, "center": False},
        {"n_fft": 8, "center": False, "window": 8},
        {"n_fft": 8, "window": -8},
        {"n_fft": 8, "normalized": True, "win_length": 6, "window": 6},
        {"n_fft": 8, "onesided": False, "return_complex": True},
        {"n_fft": 8, "onesided": True, "return_complex": True},
        {"n_fft": 8, "hop_length": 9},
        {"n_fft": 8, "hop_length": 0},
        {"n_fft": 1},
    ):
        record("istft", shape, True, **options)
write(os.path.join(os.path.dirname(__file__), "../tests/data/transforms.json.gz"), rows)
print(len(rows), sum("error" in row for row in rows))
