"""Trains the image classifiers in PyTorch, small images first, the size of the model last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from embedded.architecture import Add, Architecture, Convolution, HardSwish, Multiply, Pool
from embedded.folding import folded
from embedded.network import Network
from embedded.repeatability import SEED, repeatable

__all__ = ["Classifier", "Phase", "train", "trained"]

Array = NDArray[Any]

_LABEL_SMOOTHING = 0.05
_TOLD = 20
"""Steps from one report of the progress to the next."""


@dataclass(frozen=True)
class Phase:
    """Part of a training: ``steps`` of ``batch`` images, scaled to ``side`` pixels."""

    side: int
    steps: int
    batch: int = 32
    rate: float = 0.004


_SMALL_PHASES = (Phase(64, 1160, rate=0.006), Phase(96, 120, rate=0.002))
_FULL_SIZE_STEPS = {128: 450, 160: 250, 192: 150, 224: 100}
"""By the side of the images: larger ones teach as much in fewer steps, and each takes longer."""


def _phases(side: int) -> tuple[Phase, ...]:
    """Small images first, which are fast; the size of the model is the last."""
    return (*_SMALL_PHASES, Phase(side, _FULL_SIZE_STEPS[side], rate=0.003))


class Classifier(nn.Module):
    """An architecture with weights. Takes images [n, 3, side, side] of -1 to 1; gives logits."""

    def __init__(self, architecture: Architecture) -> None:
        super().__init__()
        self.architecture = architecture
        channels = [3]
        blocks: list[nn.Module] = []
        for layer in architecture.layers:
            blocks.append(_block(layer, channels))
            channels.append(_channels(layer, channels))
        self.blocks = nn.ModuleList(blocks)

    def forward(self, images: Tensor) -> Tensor:
        values = [images]
        for layer, block in zip(self.architecture.layers, self.blocks, strict=True):
            values.append(_apply(layer, block, values))
        return values[-1].flatten(1)


def _channels(layer: Any, channels: Sequence[int]) -> int:
    if isinstance(layer, Convolution):
        return layer.channels
    return channels[layer.source if isinstance(layer, Pool | HardSwish) else layer.first]


def _block(layer: Any, channels: Sequence[int]) -> nn.Module:
    if not isinstance(layer, Convolution):
        return nn.Identity()
    groups = layer.channels if layer.depthwise else 1
    convolution = nn.Conv2d(
        channels[layer.source],
        layer.channels,
        layer.kernel,
        layer.stride,
        groups=groups,
        bias=not layer.normalized,
    )
    nn.init.kaiming_normal_(convolution.weight, mode="fan_out" if groups == 1 else "fan_in")
    if layer.normalized:
        return nn.Sequential(convolution, nn.BatchNorm2d(layer.channels, eps=1e-3, momentum=0.03))
    nn.init.constant_(convolution.bias, layer.bias)
    return nn.Sequential(convolution)


def _apply(layer: Any, block: nn.Module, values: Sequence[Tensor]) -> Tensor:
    if isinstance(layer, Add):
        return values[layer.first] + values[layer.second]
    if isinstance(layer, Multiply):
        return values[layer.first] * values[layer.second]
    image = values[layer.source]
    if isinstance(layer, Pool):
        return image.mean((2, 3), keepdim=True)
    if isinstance(layer, HardSwish):
        return functional.hardswish(image)
    result = block(_padded(image, layer))
    if layer.activation == "relu6":
        return functional.relu6(result)
    return functional.relu(result) if layer.activation == "relu" else result


def _padded(image: Tensor, layer: Convolution) -> Tensor:
    """TF Lite's SAME padding: what is odd goes to the right and below."""
    size = image.shape[-1]
    total = max(0, (-(-size // layer.stride) - 1) * layer.stride + layer.kernel - size)
    sides = total // 2, total - total // 2
    return functional.pad(image, (*sides, *sides)) if total else image


def trained(architecture: Architecture, images: NDArray[np.uint8], labels: Array) -> Network:
    """A classifier trained from nothing, as it is written."""
    repeatable()
    model = Classifier(architecture).to(memory_format=torch.channels_last)
    print(architecture.name, flush=True)
    train(model, images, labels, _phases(architecture.side), SEED, _tell)
    return folded(architecture, model.blocks)


def _tell(phase: Phase, step: int, share: float) -> None:
    print(f"  {phase.side} px, step {step} of {phase.steps}: {share:.3f} right", flush=True)


def train(
    model: Classifier,
    images: NDArray[np.uint8],
    labels: Array,
    phases: Sequence[Phase],
    seed: int,
    progress: Callable[[Phase, int, float], None],
) -> None:
    """Fit ``model`` to images [n, pixels, pixels, 3] and their classes, phase after phase.

    ``progress`` receives how many steps are done, and the share of right answers since it was last.
    """
    rng = np.random.default_rng(seed)
    targets = torch.as_tensor(labels, dtype=torch.long)
    pictures = torch.from_numpy(images)
    for phase in phases:
        optimizer = torch.optim.AdamW(model.parameters(), lr=phase.rate, weight_decay=1e-3)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, phase.rate, phase.steps)
        model.train()
        seen = right = 0
        for step in range(phase.steps):
            chosen = torch.from_numpy(rng.choice(len(images), phase.batch, replace=False))
            batch = _varied(pictures[chosen], phase.side, rng)
            logits = model(batch)
            loss = functional.cross_entropy(
                logits, targets[chosen], label_smoothing=_LABEL_SMOOTHING
            )
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 5.0)
            optimizer.step()
            schedule.step()
            seen += phase.batch
            right += int((logits.argmax(1) == targets[chosen]).sum())
            if (step + 1) % _TOLD == 0:
                progress(phase, step + 1, right / seen)
                seen = right = 0
    model.eval()


def _varied(pictures: Tensor, side: int, rng: np.random.Generator) -> Tensor:
    """A batch cut a little differently, mirrored, lit and scaled to ``side``, from -1 to 1."""
    size = pictures.shape[1]
    cut = int(rng.integers(0, size // 10))
    top, left = (int(value) for value in rng.integers(0, cut + 1, 2))
    part = pictures[:, top : top + size - cut, left : left + size - cut]
    images = part.permute(0, 3, 1, 2).float() * (2 / 255) - 1
    images = functional.interpolate(images, (side, side), mode="bilinear", align_corners=False)
    if rng.random() < 0.5:
        images = images.flip(3)
    gain = torch.from_numpy(rng.uniform(0.8, 1.2, (len(images), 1, 1, 1)).astype(np.float32))
    shift = torch.from_numpy(rng.uniform(-0.15, 0.15, (len(images), 1, 1, 1)).astype(np.float32))
    return (images * gain + shift).clamp(-1, 1).contiguous(memory_format=torch.channels_last)
