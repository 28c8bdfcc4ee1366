"""Trains the exported module on all processes that torchrun starts.

python3 -m torch.distributed.run --nproc_per_node 2 train.py FOLDER
"""

import json
import os
import sys

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

folder = sys.argv[1]
sys.path.insert(0, folder)
from Iris import Iris, load_safetensors, save_safetensors  # noqa: E402

with open(os.path.join(folder, "settings.json")) as file:
    settings = json.load(file)

on_gpu = torch.cuda.is_available()
dist.init_process_group("nccl" if on_gpu else "gloo")
rank, world = dist.get_rank(), dist.get_world_size()
device = torch.device("cuda", int(os.environ["LOCAL_RANK"])) if on_gpu else torch.device("cpu")

model = Iris().to(device)
parallel = DistributedDataParallel(model)
optimizer = torch.optim.SGD(parallel.parameters(), lr=settings["rate"], momentum=settings["momentum"])

data = load_safetensors(os.path.join(folder, "data.safetensors"))
rows = data["x"].shape[1] // world
own = slice(rank * rows, (rank + 1) * rows)

losses = []
for step in range(settings["steps"]):
    at = step % data["x"].shape[0]
    batch = {"x": data["x"][at, own].to(device), "y": data["y"][at, own].to(device)}
    loss = parallel(batch)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    # Shards of equal size: the mean of their losses is the loss of the whole batch.
    mean = loss.detach().clone()
    dist.all_reduce(mean)
    losses.append(mean.item() / world)

if rank == 0:
    save_safetensors(model.state_dict(), os.path.join(folder, "trained.safetensors"))
    with open(os.path.join(folder, "losses.json"), "w") as file:
        json.dump(losses, file)
    print(f"{world} processes, {dist.get_backend()}, PyTorch {torch.__version__}: loss {losses[0]:.4f} to {losses[-1]:.4f}")
dist.destroy_process_group()
