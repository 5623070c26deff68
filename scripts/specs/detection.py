"""ROI_ALIGN, ROI_POOLING, HEATMAP_MAX_KEYPOINT and the operations on boxes."""

from __future__ import annotations

from collections.abc import Iterator

from scripts.corpus.language import SpecFile
from scripts.specs import _detection_boxes, _detection_postprocessing, _detection_regions


def files() -> Iterator[SpecFile]:
    """One file an operation."""
    yield from _detection_regions.files()
    yield from _detection_boxes.files()
    yield from _detection_postprocessing.files()
