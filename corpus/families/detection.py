"""ROI_ALIGN, ROI_POOLING, HEATMAP_MAX_KEYPOINT and the operations on boxes."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.families import _detection_boxes, _detection_postprocessing, _detection_regions
from corpus.language import SpecFile


def files() -> Iterator[SpecFile]:
    """One file an operation."""
    yield from _detection_regions.files()
    yield from _detection_boxes.files()
    yield from _detection_postprocessing.files()
