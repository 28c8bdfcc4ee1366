# Records numpy's Fourier transforms of lengths that are computed in different ways.
#
#   python3 scripts/record-fourier.py      writes tests/data/fourier.json.gz, which tests/kernels/fourier-math.test.ts runs
import os

import numpy as np
from golden_values import write

lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 24, 25, 30, 31, 32, 48, 49, 61, 64, 67, 73, 81, 97, 100, 121, 125, 128, 134, 169, 210, 243, 256]
records = []
for n in lengths:
    j = np.arange(n)
    # Tests make the same numbers.
    x = ((j * 37 + 11) % 101 - 50) / 8 + 1j * ((j * 53 + 7) % 89 - 44) / 16
    half = x[: n // 2 + 1]
    y, real = np.fft.fft(x), np.fft.rfft(x.real)
    records.append({
        "n": n,
        "forward": [y.real.tolist(), y.imag.tolist()],
        "inverse": [(np.fft.ifft(x) * n).real.tolist(), (np.fft.ifft(x) * n).imag.tolist()],
        "spectrum": [real.real.tolist(), real.imag.tolist()],
        "signal": (np.fft.irfft(half, n) * n).tolist(),
    })
write(os.path.join(os.path.dirname(__file__), "../tests/data/fourier.json.gz"), records)
