# Packs the primitive polynomials and first direction numbers of Joe and Kuo's Sobol sequences, as in PyTorch's engine.
#
#   python3 scripts/record-sobol.py      writes runtime/kernels/math/sobol-directions.ts
import sys
from pathlib import Path

import torch

BITS = 30
PIECE = 800
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
dimensions = int(sys.argv[1]) if len(sys.argv) > 1 else 1111
state = torch._sobol_engine_initialize_state_(torch.zeros(dimensions, BITS, dtype=torch.int64), dimensions)
numbers = [[int(value) >> (BITS - 1 - i) for i, value in enumerate(row)] for row in state.tolist()]


def satisfies(row, degree, polynomial):
    """Whether the numbers follow the recurrence of a polynomial, given by its inner coefficients."""
    for i in range(degree, BITS):
        expected = row[i - degree] ^ (row[i - degree] << degree)
        for k in range(1, degree):
            if polynomial >> (degree - 1 - k) & 1:
                expected ^= row[i - k] << k
        if expected != row[i]:
            return False
    return True


bits, counts, degree = "", [], 1
for row in numbers[1:]:
    found = [(d, p) for d in (degree, degree + 1) for p in range(1 << (d - 1)) if satisfies(row, d, p)]
    degree, polynomial = found[0]
    counts += [0] * (degree - len(counts))
    counts[degree - 1] += 1
    # Numbers are odd: the last bit is not stored.
    fields = [(polynomial, degree - 1)] + [(row[i] >> 1, i) for i in range(degree)]
    bits += "".join(format(value, f"0{width}b") for value, width in fields if width > 0)
bits += "0" * (-len(bits) % 6)
text = "".join(DIGITS[int(bits[i : i + 6], 2)] for i in range(0, len(bits), 6))

pieces = "\n".join(f'  "{text[i : i + PIECE]}",' for i in range(0, len(text), PIECE))

target = Path(__file__).parent.parent / "runtime/kernels/math/sobol-directions.ts"
target.write_text(
    f"""// What Sobol sequences begin with: for each dimension but the first a primitive polynomial and as many direction numbers as its degree (Joe and Kuo,
// 2008). Written by scripts/record-sobol.py.

/** How many bits a coordinate has. */
export const sobolBits = {BITS};

/** How many dimensions have polynomials of degree 1, 2, ... */
export const degreeCounts: readonly number[] = [{", ".join(map(str, counts))}];

const digits = "{DIGITS}";

/** Six bits of the list: inner coefficients of each polynomial, then its numbers without their last bits, which are ones. */
export const directionBits = (index: number): number => digits.indexOf(packed[Math.floor(index / {PIECE})]![index % {PIECE}]!);

/** No line of the built package is long: of an error that nobody catches Node prints the line. */
const packed: readonly string[] = [
{pieces}
];
"""
)
