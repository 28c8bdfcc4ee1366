"""Records NumPy's results for unsigned integers for tests/kernels/unsigned.test.ts: python3 scripts/record-unsigned.py > tests/data/unsigned.json"""

import json

import numpy as np

np.seterr(all="ignore")
random = np.random.RandomState(7)
names = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "floorDivide": np.floor_divide,
    "remainder": np.remainder,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "bitwiseAnd": np.bitwise_and,
    "bitwiseOr": np.bitwise_or,
    "bitwiseXor": np.bitwise_xor,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "eq": np.equal,
    "ne": np.not_equal,
    "gcd": np.gcd,
    "bitwiseLeftShift": np.left_shift,
    "bitwiseRightShift": np.right_shift,
    "pow": np.power,
}
small = {"bitwiseLeftShift", "bitwiseRightShift", "pow"}
single = {"neg": np.negative, "bitwiseNot": np.invert, "abs": np.abs, "sign": np.sign, "square": np.square}
others = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64"]


def texts(array):
    return [repr(x) if isinstance(x, float) else str(int(x)) for x in array.tolist()]


def record(dtype):
    bits = np.iinfo(dtype).bits
    top = 2**bits - 1
    ends = [0, 1, 2, 3, 7, top, top - 1, top // 2, top // 2 + 1, top // 3]
    drawn = [int(random.randint(0, 2**31)) * 2**33 + int(random.randint(0, 2**31)) for _ in range(10)]
    a = np.array(ends + [d % (top + 1) for d in drawn], dtype)
    b = np.array([3, top, 1, 0 + 2, 5, 7, top, 2, top // 2 + 1, top // 3] + [d % (top + 1) | 1 for d in drawn[::-1]], dtype)
    few = np.arange(len(a)).astype(dtype) % 8
    floats = np.array([0.0, 1.9, 255.5, 65535.9, 3e9, 2.0**31, 4294967295.0, -1.5 if bits < 64 else 2.0**52])
    floats = floats[floats <= top]
    return {
        "a": texts(a),
        "b": texts(b),
        "few": texts(few),
        "binary": {n: texts(f(a, few if n in small else b)) for n, f in names.items()},
        "unary": {n: texts(f(a)) for n, f in single.items()},
        "sum": str(int(a.sum(dtype=dtype))),
        "prod": str(int((a | np.array(1, dtype)).prod(dtype=dtype))),
        "matmul": texts((a.reshape(4, 5) @ b.reshape(5, 4)).ravel()),
        "to": {o: texts(a.astype(o)) for o in others},
        "from": {o: texts(a.astype(o).astype(dtype)) for o in ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]},
        "floats": {"given": floats.tolist(), "cast": texts(floats.astype(np.int64).astype(dtype))},
    }


print(json.dumps({"numpy": np.__version__, "dtypes": {d: record(d) for d in ["uint16", "uint32", "uint64"]}}))
