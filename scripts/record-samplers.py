"""Records the orders of PyTorch's samplers, loaders and splits: tests/data/samplers.json.

Run: OMP_NUM_THREADS=1 python3 scripts/record-samplers.py (with PyTorch 1.13). tests/nn/data.test.ts compares with it. Each row has two passes
and, after them, a number drawn from the generator that was used.
"""

import json

import torch
from torch.utils import data as D


def generator(seed):
    return torch.Generator().manual_seed(seed)


def passes(make, given):
    torch.manual_seed(7)
    own = generator(11) if given else None
    sampler = make(own)
    two = [[item if isinstance(item, int) else [int(x) for x in item] for item in sampler] for _ in range(2)]
    return {"passes": two, "rest": torch.rand(1, dtype=torch.float64, generator=own).item(), "after": torch.rand(1, dtype=torch.float64).item()}


class Squares(D.Dataset):
    def __len__(self):
        return 10

    def __getitem__(self, i):
        return i * i


weights = [0.1, 3.0, 0.0, 2.0, 5.0]
CASES = {
    "random": lambda g: D.RandomSampler(range(10), generator=g),
    "random-more": lambda g: D.RandomSampler(range(10), num_samples=23, generator=g),
    "random-replacement": lambda g: D.RandomSampler(range(10), replacement=True, num_samples=70, generator=g),
    "subset": lambda g: D.SubsetRandomSampler([3, 5, 8, 9], generator=g),
    "weighted": lambda g: D.WeightedRandomSampler(weights, 9, generator=g),
    "weighted-without": lambda g: D.WeightedRandomSampler(weights, 4, replacement=False, generator=g),
    "batch": lambda g: D.BatchSampler(D.RandomSampler(range(10), generator=g), 4, False),
    "batch-drop": lambda g: D.BatchSampler(D.RandomSampler(range(10), generator=g), 4, True),
    "loader": lambda g: D.DataLoader(Squares(), batch_size=4, shuffle=True, generator=g),
    "loader-drop": lambda g: D.DataLoader(Squares(), batch_size=4, shuffle=True, drop_last=True, generator=g),
    "loader-sampler": lambda g: D.DataLoader(Squares(), batch_size=3, sampler=D.WeightedRandomSampler(weights, 9, generator=g)),
    "loader-batches": lambda g: D.DataLoader(Squares(), batch_sampler=D.BatchSampler(D.SubsetRandomSampler([3, 5, 8, 9], generator=g), 3, False)),
}
found = {f"{name}{'-own' if given else ''}": passes(make, given) for name, make in CASES.items() for given in (False, True)}
for name, lengths in {"split": [7, 3], "split-fractions": [0.5, 0.25, 0.25]}.items():
    torch.manual_seed(7)
    found[name] = {"passes": [part.indices for part in D.random_split(Squares(), lengths)], "rest": 0, "after": torch.rand(1, dtype=torch.float64).item()}
with open("tests/data/samplers.json", "w") as out:
    out.write("{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in found.items()) + "\n}\n")
