"""Tensors without elements, as only an operation can make them: a model may not declare any."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from corpus.language import Argument, Operand, Step, constant, given, internal, result
from corpus.types import F32, I32, Type, u16

__all__ = ["no_batches", "no_boxes", "no_classes", "no_regions", "no_scores"]

CLASSES = 2
"""Number of classes of :func:`no_regions`."""

_BOXES = [[2.0, 1.0, 9.0, 7.0, 0.0, 0.0, 5.0, 6.0]]


def _nothing(type: Type, *used: str) -> tuple[list[Step], dict[str, Operand]]:
    """A BOX_WITH_NMS_LIMIT that keeps no box: no score is above its threshold.

    The outputs ``used`` are internal operands, the others outputs of the model. Boxes are of
    ``type`` where it is a float, else TENSOR_QUANT16_ASYMM.
    """
    least = type.limits[0] if type.is_quant8 else 0
    scores = Type(type.code, 0.125, least) if type.is_quant8 else type
    boxes = u16(0.125) if type.is_quant8 else type
    roi = [[8 * int(v) for v in _BOXES[0]]] if type.is_quant8 else _BOXES
    types = {"scores": scores, "boxes": boxes, "classes": I32, "batches": I32}
    outputs = {
        name: (internal if name in used else result)(name, of, (0, 4) if name == "boxes" else (0,))
        for name, of in types.items()
    }
    inputs: list[Argument] = [
        constant("given_scores", [[least + 3, least + 2]], scores),
        constant("given_boxes", roi, boxes),
        constant("batch_of_box", [0], I32),
        *(100.0, -1, 0, 0.4, 1.0, 0.3),
    ]
    return [Step("BOX_WITH_NMS_LIMIT", inputs, list(outputs.values()), feeds=True)], outputs


def no_scores(type: Type = F32) -> tuple[list[Step], Operand]:
    """Steps that give [0] of a float type, or of an 8-bit type with scale 0.125 and its least
    code for zero.
    """
    steps, made = _nothing(type, "scores")
    return steps, made["scores"]


def no_classes() -> tuple[list[Step], Operand]:
    """Steps that give [0] of TENSOR_INT32."""
    steps, made = _nothing(F32, "classes")
    return steps, made["classes"]


def no_boxes(type: Type = F32) -> tuple[list[Step], Operand]:
    """Steps that give [0, 4] of a float type."""
    steps, made = _nothing(type, "boxes")
    return steps, made["boxes"]


def no_batches(image: Operand, size: tuple[int, int]) -> tuple[list[Step], Operand]:
    """Steps that leave no batch of ``image``: [0, height, width, channels]."""
    assert image.shape is not None
    steps, made = _nothing(image.type, "boxes", "batches")
    out = internal("no_batches", image.type, (0, *size, image.shape[3]))
    arguments: list[Argument] = [image, made["boxes"], made["batches"]]
    arguments += [*size, 1.0, 1.0, 0, 0, False]
    return [*steps, Step("ROI_ALIGN", arguments, out, feeds=True)], out


class NoRegions(NamedTuple):
    """Tensors of a detector that has found no region."""

    steps: list[Step]
    scores: Operand
    """[0, CLASSES]"""
    boxes: Operand
    """[0, 4]"""
    deltas: Operand
    """[0, 4 * CLASSES]"""
    batches: Operand
    """[0]"""


def no_regions(type: Type = F32) -> NoRegions:
    """The heads of a detector that has found nothing: FULLY_CONNECTED on no batches."""
    steps, made = _nothing(type, "boxes", "batches")
    image = given("image", np.arange(18).reshape(1, 3, 3, 2), type)
    rows = internal("rows", type, (0, 1, 1, 2))
    regions = [image, made["boxes"], made["batches"]]
    steps.append(Step("ROI_ALIGN", [*regions, 1, 1, 1.0, 1.0, 0, 0, False], rows, feeds=True))
    scores = internal("scores_of_none", type, (0, CLASSES))
    deltas = internal("deltas_of_none", type, (0, 4 * CLASSES))
    steps += [_head(rows, scores), _head(rows, deltas)]
    return NoRegions(steps, scores, made["boxes"], deltas, made["batches"])


def _head(rows: Operand, out: Operand) -> Step:
    assert out.shape is not None
    units, type = out.shape[1], rows.type
    bias = replace(I32, scale=type.scale * type.scale)
    arguments: list[Argument] = [
        rows,
        constant(f"weights_{units}", np.arange(2 * units).reshape(units, 2) % 5, type),
        constant(f"bias_{units}", [0] * units, bias if type.is_quant8 else F32),
    ]
    return Step("FULLY_CONNECTED", [*arguments, 0], out)
