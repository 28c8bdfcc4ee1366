# Records tests/data/kernels-backward-dtypes.json.gz: calls of backward operators with one tensor of another dtype, and whether PyTorch 1.13 takes them. Never
# needed by tests.
#
#     /usr/bin/python3 scripts/record-backward-dtypes.py RECORDED OUT
#
# RECORDED is the folder with PyTorch's recorded calls; of each operator but those of pooling the smallest calls with different arguments are varied.
import gzip
import json
import os
import pathlib
import sys
import warnings

import torch

from golden_values import call, decode, encode, operator, write

warnings.simplefilter("ignore")
torch.set_num_threads(1)

DTYPES = (torch.float32, torch.float64, torch.bfloat16, torch.int64, torch.complex128)


def elements(value):
    if not isinstance(value, dict):
        return 0
    if value["k"] == "list":
        return sum(elements(item) for item in value["v"])
    return len(value.get("data", ()))


def recorded(folder):
    """The smallest records of each backward operator, one for each set of arguments and each value of those that are texts, bools or modes."""
    found = {}
    for path in sorted(pathlib.Path(folder).glob("ops_*.jsonl.gz")):
        for line in gzip.open(path, "rt"):
            record = json.loads(line)
            if "backward" not in record["op"] or "pool" in record["op"] or "error" in record or record["dtype"] not in ("float32", "float64"):
                continue
            args = record["args"]
            size = sum(elements(value) for value in args.values())
            kinds = (record["op"], tuple((name, value and value["k"]) for name, value in args.items()), str(args.get("reduction")))
            if size <= 400 and (kinds not in found or found[kinds][0] > size):
                found[kinds] = (size, record)
    return [record for _, (_, record) in sorted(found.items(), key=lambda item: item[1][1]["id"])]


def made(args):
    result = {}
    for name, value in args.items():
        result[name] = decode(value, result)
    return result


def variations(record):
    """Each tensor argument in each other dtype."""
    for name, value in record["args"].items():
        if value is None or value["k"] != "tensor" or value["dtype"] == "bool":
            continue
        for dtype in DTYPES:
            if str(dtype) == "torch." + value["dtype"]:
                continue
            args = made(record["args"])
            args[name] = args[name].to(dtype)
            yield name, args


def answer(record):
    rows = []
    for at, (name, args) in enumerate(variations(record)):
        row = {
            "id": f"{record['id']}-{name}-{at}",
            "op": record["op"],
            "dtype": record["dtype"],
            "args": {key: encode(value) for key, value in args.items()},
            "check": "values",
            "outs": [],
        }
        try:
            result = call(record["op"], args)
        except (RuntimeError, TypeError, IndexError, ValueError) as error:
            row["error"] = {"class": type(error).__name__, "message": str(error).split("\n\n")[0].split("\nException raised")[0]}
        else:
            outs = result if isinstance(result, tuple) else (result,)
            row["outs"] = [encode(item) for item in outs]
        rows.append(row)
    return rows


def in_a_process(record):
    """The rows of a record, asked for in a process of its own: PyTorch may crash."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with os.fdopen(writing, "w") as out:
            json.dump(answer(record), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as rows:
        text = rows.read()
    _, status = os.waitpid(child, 0)
    if status != 0:
        print(record["op"], "ended PyTorch", file=sys.stderr)
        return []
    return json.loads(text)


if __name__ == "__main__":
    ops = [row for record in recorded(sys.argv[1]) for row in in_a_process(record)]
    write(sys.argv[2], {"ops": ops, "grads": []})
    refused = sum("error" in row for row in ops)
    print(len(ops), "calls,", refused, "refused")
