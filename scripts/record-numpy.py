"""Records NumPy's own files for tests/nn/npy.test.ts: python3 scripts/record-numpy.py > tests/data/numpy.json"""

import base64
import io
import json

import numpy as np

base = np.arange(6).reshape(2, 3)
arrays = {name: (base - 2).astype(name) for name in ["<f8", "<f4", "<f2", "<i8", "<i4", "<i2", "|i1", ">f4", ">i2", ">i8"]}
arrays["|u1"] = base.astype("u1")
for name in ["<u2", ">u4", "<u8"]:
    arrays[name] = base.astype(name)
arrays["|b1"] = base % 2 == 0
arrays["<c8"] = (base - 1j * base).astype("c8")
arrays[">c16"] = (base + 2j).astype(">c16")
arrays["fortran"] = np.asfortranarray(base.astype("f4"))
arrays["scalar"] = np.array(2.5)
arrays["empty"] = np.zeros((0, 3), "f4")
arrays["one dimension"] = np.array([1, 2, 3], "i8")
refused = {"text": np.array(["a", "bc"]), "record": np.zeros(1, [("x", "f4")])}


def npy(array, version=None):
    out = io.BytesIO()
    np.lib.format.write_array(out, array, version=version)
    return base64.b64encode(out.getvalue()).decode()


def plain(array):
    if np.iscomplexobj(array):
        return np.stack([array.real, array.imag], -1).tolist()
    return array.tolist()


def npz(save):
    out = io.BytesIO()
    save(out, weight=base.astype("f4"), bias=np.array([0.5]))
    return base64.b64encode(out.getvalue()).decode()


print(
    json.dumps(
        {
            "numpy": np.__version__,
            "arrays": {
                name: {"file": npy(a), "shape": a.shape, "values": plain(a)} for name, a in arrays.items()
            },
            "versions": {str(v): npy(arrays["<f4"], (v, 0)) for v in (1, 2, 3)},
            "refused": {name: npy(a) for name, a in refused.items()},
            "archives": {"savez": npz(np.savez), "savez_compressed": npz(np.savez_compressed)},
        },
        indent=1,
    )
)
