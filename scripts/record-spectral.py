# Records PyTorch's Fourier transforms: every operator with its norms, sizes and dimensions, lengths that are computed in different ways, refusals;
# and its linear algebra of complex matrices, eigenvalues of real ones.
#
#   python3 scripts/record-spectral.py      writes tests/data/kernels-spectral.json.gz, which tests/kernels/spectral.test.ts runs
import os
import warnings

import torch
from golden_values import bind, call, encode, write

warnings.filterwarnings("ignore")
torch.manual_seed(12)
ops = []


def record(name, *args, check="values", **kwargs):
    """One call: its arguments, and its result or its error. The signals are short numbers, so that they take little room."""
    given = bind(name, args, kwargs)
    tensor = next((v for v in given.values() if isinstance(v, torch.Tensor)), None)
    dtype = "none" if tensor is None else str(tensor.dtype).removeprefix("torch.")
    one = {"id": f"s{len(ops)}", "op": f"aten::{name}", "dtype": dtype, "check": check}
    one["args"] = {key: encode(value) for key, value in given.items()}
    try:
        found = call(name, given)
        found = [found] if isinstance(found, torch.Tensor) else found
        one["outs"] = [encode(result.resolve_conj()) for result in found]
        if "out" in given:
            one["mutated"] = {"out": one["outs"][0]}
            one["outs"] = [{**one["outs"][0], "alias_of": "out"}]
    except (RuntimeError, IndexError) as error:
        one["error"] = {"class": type(error).__name__, "message": str(error).split("\n")[0]}
        one["outs"] = []
    ops.append(one)


def real(*shape, dtype=torch.float64):
    return (torch.randn(shape, dtype=dtype) * 64).round() / 64


def pairs(*shape, dtype=torch.complex128):
    return torch.complex(real(*shape), real(*shape)).to(dtype)


one_dim = [("fft", True, True), ("ifft", True, True), ("rfft", True, False), ("ihfft", True, False), ("irfft", True, True), ("hfft", True, True)]
for name, takes_real, takes_pairs in one_dim:
    makers = ([real] if takes_real else []) + ([pairs] if takes_pairs else [])
    for make in makers:
        for n in (1, 2, 7, 12, 30, 67, 134):
            record(f"fft_{name}", make(n), norm="ortho" if n == 12 else "forward" if n == 30 else None)
        record(f"fft_{name}", make(3, 4, 2), 5, 1, "backward")
        record(f"fft_{name}", make(3, 4, 2), 2, -3)
        record(f"fft_{name}", make(0, 3))
        record(f"fft_{name}", make(4), 0)
        record(f"fft_{name}", make(4), None, 1)
        record(f"fft_{name}", make(4), None, -1, "half")
        record(f"fft_{name}", make().reshape(()))
        record(f"fft_{name}n", make(3, 4, 5))
        record(f"fft_{name}n", make(3, 4, 5), [2, -1], None, "ortho")
        record(f"fft_{name}n", make(3, 4, 5), [5, 6], [2, 0], "forward")
        record(f"fft_{name}n", make(3, 4, 5), None, [1])
        record(f"fft_{name}n", make(3, 4), [3], [0, 1])
        record(f"fft_{name}n", make(3, 4), [3, 4, 5])
        record(f"fft_{name}n", make(3, 4), None, [0, -2])
        record(f"fft_{name}2", make(2, 3, 4))
        record(f"fft_{name}2", make(2, 3, 4), [4, 3], [0, 1], "forward")
        record(f"fft_{name}2", make(3))
    for dtype in (torch.float32, torch.int64, torch.bool, torch.float16, torch.complex64):
        x = torch.randn(6).to(dtype) if dtype.is_floating_point or dtype.is_complex else torch.tensor([1, 0, 0, 1, 1, 0]).to(dtype)
        record(f"fft_{name}", x)
for name in ("fftfreq", "rfftfreq"):
    for n, d in ((0, 1.0), (1, 1.0), (6, 1.0), (7, 0.25), (5, -2.0), (4, 0.0)):
        if (n, d) != (0, 1.0) or name == "fftfreq":
            record(f"fft_{name}", n, d)
        record(f"fft_{name}", n, d, dtype=torch.float64)
        record(f"fft_{name}.out", n, d, out=torch.zeros(n if name == "fftfreq" else n // 2 + 1))
    record(f"fft_{name}", 4, 1.0, dtype=torch.int64)
for dims in ([0], [2, 0], [0, 1, 2], [2]):
    for normalization in (0, 1, 2):
        record("_fft_r2c", real(3, 4, 5), dims, normalization, True)
        record("_fft_r2c", real(3, 4, 5), dims, normalization, False)
        record("_fft_c2c", pairs(3, 4, 5), dims, normalization, normalization != 1)
window = torch.hann_window(8, dtype=torch.float64)
for signal in (real(20), real(2, 20), pairs(20)):
    record("stft", signal, 8, 3, 8, window, return_complex=True)
    record("stft", signal, 8, 2, 5, torch.ones(5, dtype=torch.float64), True, False, True)
    record("stft", signal, 8, None, 6, None, True)
    record("stft.center", signal, 8, 3, 8, window, center=False, return_complex=True)
    record("stft.center", signal, 9, 4, None, None, True, "constant", return_complex=True)
    record("stft.center", signal, 7, onesided=True)
    for bad in ((21,), (0,), (8, 0), (8, 2, 9), (8, 2, 8, window[:5])):
        record("stft", signal, *bad)
record("stft", real(2, 2, 20), 4)
record("stft", torch.arange(8), 4)
for signal in (real(24), real(2, 24)):
    spectra = torch.stft(signal, 8, 2, 8, window, return_complex=True)
    record("istft", spectra, 8, 2, 8, window)
    record("istft", torch.view_as_real(spectra), 8, 2, 8, window, length=17)
    record("istft", spectra, 8, 2, 8, window, length=40)
    record("istft", spectra, 8, 2, 8, window + 1, center=False)
    record("istft", torch.stft(signal, 8, 3, 6, None, normalized=True, return_complex=True), 8, 3, 6, normalized=True)
    record("istft", torch.stft(signal, 8, 2, onesided=False, return_complex=True), 8, 2, onesided=False)
    record("istft", torch.stft(signal, 8, 2, onesided=False, return_complex=True), 8, 2, return_complex=True)
    record("istft", spectra, 8, 2, 8, window, center=False)
    for bad in ((6,), (8, 9), (8, 2, 9), (8, 2, 8, window[:5])):
        record("istft", spectra, *bad)
    record("istft", spectra, 8, return_complex=True)
    record("istft", spectra, 8, 2, 8, window + 0j)
    record("istft", spectra, 8, onesided=False)


def square(*shape):
    """Matrices that are far from singular."""
    return pairs(*shape) + 2 * torch.eye(shape[-1], dtype=torch.complex128)


def positive(*shape):
    a = pairs(*shape)
    return a @ a.mH + torch.eye(shape[-1], dtype=torch.complex128)


for shape in ((1, 1), (2, 2), (5, 5), (2, 3, 3), (0, 0), (24, 24)):
    few = shape[-1] < 24
    a = square(*shape)
    record("linalg_inv_ex", a)
    record("linalg_lu_factor_ex", a, check="nonunique")
    if not few:
        continue
    b = pairs(*shape[:-1], 2)
    record("linalg_det", a)
    record("linalg_slogdet", a)
    record("linalg_solve", a, b)
    record("linalg_solve", a, b.mT.contiguous(), left=False)
    lu, pivots = torch.linalg.lu_factor(a)
    record("linalg_lu_solve", lu, pivots, b)
    record("linalg_lu_solve", lu, pivots, b, adjoint=True)
    record("linalg_lu_solve", lu, pivots, b.mT.contiguous(), left=False, adjoint=True)
    record("linalg_solve_triangular", a, b, upper=True)
    record("linalg_solve_triangular", a, b.mT.contiguous(), upper=False, left=False, unitriangular=True)
    record("triangular_solve", b, a, True, True)
    record("linalg_matrix_exp", a)
    record("linalg_matrix_power", a, -3)
    h = positive(*shape)
    record("linalg_cholesky_ex", h)
    record("linalg_cholesky_ex", h, upper=True)
    record("cholesky_inverse", torch.linalg.cholesky(h))
    record("cholesky_solve", b, torch.linalg.cholesky(h))
    record("cholesky_solve", b, torch.linalg.cholesky(h).mH.contiguous(), True)
    for hermitian in (False, True):
        one = h if hermitian else a + a.mT
        record("linalg_ldl_factor_ex", one, hermitian=hermitian)
        factors, pivots = torch.linalg.ldl_factor(one, hermitian=hermitian)
        record("linalg_ldl_solve", factors, pivots, b, hermitian=hermitian)
    # A diagonal of zeros takes blocks of two.
    hollow = a - torch.diag_embed(a.diagonal(dim1=-2, dim2=-1))
    record("linalg_ldl_factor_ex", hollow + hollow.mH, hermitian=True)
    record("linalg_ldl_factor_ex", hollow + hollow.mT)
    for uplo in ("L", "U"):
        record("_linalg_eigh", h, uplo, check="nonunique")
    record("linalg_eig", a, check="nonunique")
    record("linalg_eig", a.real.contiguous(), check="nonunique")
    record("linalg_eigvals", a)
    record("linalg_eigvals", a.real.contiguous())
for shape in ((4, 2), (2, 4), (3, 3), (2, 3, 1), (0, 2)):
    a = pairs(*shape)
    for mode in ("reduced", "complete", "r"):
        record("linalg_qr", a, mode, check="nonunique")
    record("geqrf", a, check="nonunique")
    for full in (True, False):
        record("_linalg_svd", a, full, check="nonunique")
    record("linalg_lu", a, check="nonunique")
    record("linalg_pinv.atol_rtol_tensor", a)
    record("linalg_matrix_rank.atol_rtol_tensor", a)
    if shape[-2] >= shape[-1] > 0:
        reflectors, tau = torch.geqrf(a)
        record("linalg_householder_product", reflectors, tau)
        c = pairs(*shape[:-1], 2)
        for transpose in (False, True):
            record("ormqr", reflectors, tau, c, True, transpose)
            record("ormqr", reflectors, tau, c.mT.contiguous(), False, transpose)
        record("linalg_lstsq", a, c, driver="gelsd")
# Difficult matrices: a defective one, a rotation, a companion, zeros, a triangle, parts of different sizes.
for rows in (
    [[2, 1, 0], [0, 2, 1], [0, 0, 2]],
    [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 0]],
    [[0, 0, 0, -24], [1, 0, 0, 50], [0, 1, 0, -35], [0, 0, 1, 10]],
    [[0, 0], [0, 0]],
    [[1, 2, 3], [0, -4, 5], [0, 0, 6]],
    [[1, 1e4, 0], [1e-4, 2, 1], [0, 1, 3]],
):
    a = torch.tensor(rows, dtype=torch.float64)
    record("linalg_eigvals", a)
    record("linalg_eigvals", a * (1 + 2j))
write(os.path.join(os.path.dirname(__file__), "../tests/data/kernels-spectral.json.gz"), {"ops": ops, "grads": []})
print(len(ops), "records")
