"""Counts which names of PyTorch its tutorials and examples use, and freezes the 200 most used: tests/data/most-used-names.json.

Run: python3 scripts/count-names.py TUTORIALS EXAMPLES (with PyTorch 1.13; two clones that have the commits below).

Counted are uses in code, Python files and the Python blocks of pages, of members of `torch`, `torch.nn` (its `init`, `utils` included),
`torch.nn.functional`, `torch.optim` (schedules included), and of methods and attributes of tensors. A name is resolved through the imports of its file.
What follows a dot and belongs to `torch.Tensor` counts as a member of a tensor unless the value is a module that was imported; members that
strings, lists, dictionaries, sets or NumPy's random module share (`split`, `index`, `pop`) are left out unless PyTorch alone has them.
"""

import ast
import collections
import json
import re
import subprocess
import sys
import textwrap

import torch

# The tutorials are read from PyTorchKorea/tutorials-kr: its commit is pytorch/tutorials at 612d2a0, with comments and prose translated and the code
# unchanged. The repository itself was too large to be had.
SOURCES = [
    ("pytorch/tutorials@612d2a0 (PyTorchKorea/tutorials-kr)", "4a624e7000536b5a116b73901d39a5611318b20c"),
    ("pytorch/examples", "77f55b912142e11fcfdf5b530231fb9c52f181e8"),
]
FOLDERS = ("beginner_source/", "intermediate_source/", "advanced_source/", "recipes_source/", "unstable_source/")
COUNT = 200
TENSOR = set(dir(torch.Tensor))
SHARED = set().union(*(dir(kind) for kind in (str, bytes, list, dict, set, tuple, object, BaseException)))
MODULES = ("torch", "torch.nn", "torch.nn.functional", "torch.nn.init", "torch.nn.utils", "torch.nn.utils.rnn", "torch.optim", "torch.optim.lr_scheduler", "torch.optim.swa_utils")


def programs(path, text):
    """The Python programs of a file."""
    if path.endswith(".py"):
        yield text
    else:
        for block in re.finditer(r"^( *)\.\. code(?:-block)?:: *(?:python|python3|py|default)?\n((?:\1 +.*\n|\n)+)", text, re.M):
            lines = [line for line in block[2].split("\n") if not re.match(r" *:\w+:", line)]
            code = textwrap.dedent("\n".join(lines))
            yield re.sub(r"^(>>>|\.\.\.) ?", "", code, flags=re.M)
        for block in re.finditer(r"^```(?:python|py)\n(.*?)^```", text, re.M | re.S):
            yield block[1]


class Uses(ast.NodeVisitor):
    """The names that a program uses. Blocks of one page share `names`, its imports."""

    def __init__(self, names):
        self.names = names
        self.found = []

    def visit_Import(self, node):
        for alias in node.names:
            root = alias.name.split(".")[0]
            self.names[alias.asname or root] = alias.name if alias.asname else root

    def visit_ImportFrom(self, node):
        for alias in node.names:
            full = f"{node.module or ''}.{alias.name}"
            self.names[alias.asname or alias.name] = full
            self.use(full.split("."))

    def visit_Assign(self, node):
        self.generic_visit(node)
        # `optim = SGD(...)` is a module no longer.
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.names.pop(target.id, None)

    def visit_Name(self, node):
        if node.id in self.names:
            self.use(self.names[node.id].split("."))

    def visit_Attribute(self, node):
        chain = [node.attr]
        value = node.value
        while isinstance(value, ast.Attribute):
            chain.append(value.attr)
            value = value.value
        chain.reverse()
        if isinstance(value, ast.Name) and value.id in self.names:
            self.use(self.names[value.id].split(".") + chain)
            return
        # `x.grad.zero_()`: every member of the chain. What an object of the program calls its own (`self.data`) is none of a tensor.
        if isinstance(value, ast.Name) and value.id == "self":
            chain = chain[1:]
        for name in chain:
            if name in TENSOR and name not in SHARED and not name.startswith("_"):
                self.found.append(f"Tensor.{name}")
        self.visit(value)

    def use(self, chain):
        if chain[0] != "torch":
            return
        chain = ["torch", "nn", "functional", *chain[2:]] if chain[:2] == ["torch", "functional"] and len(chain) > 2 else chain
        place = "torch"
        rest = chain[1:]
        while rest and f"{place}.{rest[0]}" in MODULES:
            place = f"{place}.{rest[0]}"
            rest = rest[1:]
        if not rest or rest[0] in ("*", "") or rest[0].startswith("_"):
            return
        # Members of PyTorch's other modules (`torch.distributed`, `torch.utils`) are not asked for.
        member = getattr(sys.modules.get(place), rest[0], None)
        if isinstance(member, type(ast)) or (member is None and len(rest) > 1):
            return
        if place == "torch" and rest[0] == "Tensor" and len(rest) > 1:
            self.found.append(f"Tensor.{rest[1]}")
            return
        # `nn.utils.rnn` and `optim.lr_scheduler` export what their modules have under one name.
        self.found.append(f"{place}.{rest[0]}")
        for name in rest[1:]:
            if name in TENSOR and name not in SHARED and not name.startswith("_"):
                self.found.append(f"Tensor.{name}")


uses = collections.Counter()
files = collections.Counter()
read = {}
for (name, commit), clone in zip(SOURCES, sys.argv[1:3]):
    def git(*words):
        return subprocess.run(["git", "-C", clone, *words], capture_output=True, check=True).stdout.decode(errors="replace")

    count = 0
    for path in git("ls-tree", "-r", "--name-only", commit).split("\n"):
        if not path.endswith((".py", ".rst", ".md")) or ("tutorials" in name and not path.startswith(FOLDERS)):
            continue
        imports = {"torch": "torch", "nn": "torch.nn", "F": "torch.nn.functional", "optim": "torch.optim"}
        found = []
        for program in programs(path, git("show", f"{commit}:{path}")):
            try:
                tree = ast.parse(program)
            except (SyntaxError, ValueError):
                continue
            visitor = Uses(imports)
            visitor.visit(tree)
            found += visitor.found
        uses.update(found)
        files.update(set(found))
        count += bool(found)
    read[name] = {"commit": commit, "files": count}

ranked = sorted(uses, key=lambda name: (-uses[name], name))[:COUNT]
rows = [[name, uses[name], files[name]] for name in ranked]
with open("tests/data/most-used-names.json", "w") as out:
    lines = ",\n".join(f"    {json.dumps(row)}" for row in rows)
    out.write(f'{{\n  "sources": {json.dumps(read)},\n  "columns": ["name", "uses", "files"],\n  "names": [\n{lines}\n  ]\n}}\n')
print(read, len(uses))
