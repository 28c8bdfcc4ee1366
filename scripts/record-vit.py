"""Trains the Vision Transformer of examples/vit.ts with PyTorch on the scanned digits, and saves it as people save models: torch.save of the state
dict, beside what PyTorch computes for the held-back images. Run with a Python that has PyTorch 1.13; writes examples/data/vit-digits.pt."""

import pathlib

import numpy
import torch
from torch import nn

torch.manual_seed(1)
torch.set_num_threads(1)
data = pathlib.Path(__file__).parent.parent / "examples/data"
file = numpy.load(data / "digits.npz")
images = torch.from_numpy(file["images"]).float().div(16).unsqueeze(1)
labels = torch.from_numpy(file["labels"]).long()
held_back = torch.arange(len(labels)) % 5 == 0


class ViT(nn.Module):
    def __init__(self, width=48, depth=2, heads=4, patch=2):
        super().__init__()
        self.patches = nn.Conv2d(1, width, patch, stride=patch)
        self.class_token = nn.Parameter(torch.zeros(1, 1, width))
        self.places = nn.Parameter(torch.randn(1, 17, width) * 0.02)
        layer = nn.TransformerEncoderLayer(width, heads, 2 * width, 0.1, "gelu", batch_first=True, norm_first=True)
        self.encoder = nn.TransformerEncoder(layer, depth)
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, 10)

    def forward(self, x):
        x = self.patches(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.class_token.expand(len(x), -1, -1), x], 1) + self.places
        return self.head(self.norm(self.encoder(x))[:, 0])


model = ViT()
epochs, batch = 60, 32
x, y = images[~held_back], labels[~held_back]
optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=0.05)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, epochs * ((len(x) + batch - 1) // batch))
for epoch in range(epochs):
    for rows in torch.randperm(len(x)).split(batch):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x[rows]), y[rows]).backward()
        optimizer.step()
        schedule.step()
model.eval()
with torch.no_grad():
    scores = model(images[held_back])
print(f"held-back images: {(scores.argmax(1) == labels[held_back]).float().mean():.4f} right")
torch.save({"model": model.state_dict(), "scores": scores, "torch": str(torch.__version__)}, data / "vit-digits.pt")
