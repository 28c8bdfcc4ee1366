# Records fresh random programs of one kind of layers with PyTorch 1.13, in the format of the golden files that `npm run conformance` reads.
#
#   /usr/bin/python3 scripts/record-layers KIND --seed 1 --count 300 --out /tmp/KIND.jsonl.gz
#
# Each record is generated from the seed and its number, recorded, and replayed from its own text; one that cannot be generated or does not give the
# same results again is dropped and counted. The same seed gives the same file.
import argparse
import gzip
import importlib
import json
import os
import random
import signal
import sys
import warnings
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
warnings.simplefilter("ignore")

from common import Dropped, message

kinds = {
    "functionalize": "fn",
    "autocast": "ac",
    "lazy_bits": "lb",
    "make_fx": "fx",
    "dispatch_scenarios": "sc",
    "dispatch_calls": "ca",
    "modes": "mo",
}
parser = argparse.ArgumentParser(prog="record-layers", description="Records fresh random records of one kind, for npm run conformance.")
parser.add_argument("kind", choices=list(kinds))
parser.add_argument("--seed", type=int, required=True)
parser.add_argument("--count", type=int, default=300)
parser.add_argument("--out", required=True)
parser.add_argument("--only", type=int, help="the record of this number, with the full trace of a failure")
options = parser.parse_args()
kind = importlib.import_module(options.kind)


def one(number):
    row = {"id": f"{kinds[options.kind]}{options.seed}.{number}", **kind.record(random.Random(f"{options.kind} {options.seed} {number}"))}
    text = json.dumps(row, allow_nan=False)
    if not kind.replay(json.loads(text)):
        raise Dropped("does not replay")
    return text


def apart(number):
    """The record made in a process of its own, since some calls end the process."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        # Some calls never return.
        signal.alarm(10)
        with os.fdopen(writing, "w") as pipe:
            try:
                pipe.write("+" + one(number))
            except Exception as error:
                pipe.write(f"-{type(error).__name__}: {error}")
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    if not text.startswith("+"):
        raise Dropped(text[1:] or "ended the process")
    return text[1:]


make = apart if getattr(kind, "isolated", False) else one
lines, dropped, number = [], Counter(), 0
if hasattr(kind, "header"):
    lines.append(json.dumps({"id": "header", **kind.header()}))
if options.only is not None:
    print(one(options.only))
    sys.exit()
wanted = options.count + len(lines)
while len(lines) < wanted and number < options.count * 20:
    try:
        lines.append(make(number))
    except Exception as error:
        dropped[f"{type(error).__name__}: {message(error)['message'].splitlines()[0][:100] if str(error) else ''}"] += 1
    number += 1
with open(options.out, "wb") as file:
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
        packed.write("".join(line + "\n" for line in lines).encode())
print(f"{len(lines)} records, {sum(dropped.values())} dropped")
for why, count in dropped.most_common(12):
    print(f"  {count}: {why}")
