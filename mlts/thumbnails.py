"""Thumbnails of images: what a classifier was given, small enough for a page."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from mlts.preprocess import middle
from mlts.worst_examples import MAX_JPEG_BYTES

__all__ = ["SIDE", "thumbnail"]

SIDE: Final = 96
"""Pixels."""

_QUALITIES: Final = (75, 55, 35, 15)
"""Of JPEG, until the file is small enough."""


def thumbnail(path: Path) -> bytes:
    """The middle of an image as a JPEG file of :data:`SIDE` pixels squared; empty where even the
    lowest quality takes too many bytes. Raises ImageUnreadable.
    """
    small = Image.fromarray(middle(path)).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    encoded = (_jpeg(small, quality) for quality in _QUALITIES)
    return next((data for data in encoded if len(data) <= MAX_JPEG_BYTES), b"")


def _jpeg(image: Image.Image, quality: int) -> bytes:
    content = BytesIO()
    image.save(content, "JPEG", quality=quality, optimize=True)
    return content.getvalue()
