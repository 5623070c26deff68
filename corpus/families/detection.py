"""ROI_ALIGN, ROI_POOLING, HEATMAP_MAX_KEYPOINT and the operations on boxes."""

from __future__ import annotations

from typing import Final

from corpus.families import _detection_boxes, _detection_postprocessing, _detection_regions
from corpus.families._files import Files

FILES: Final = Files(
    _detection_regions.FILES, _detection_boxes.FILES, _detection_postprocessing.FILES
)
