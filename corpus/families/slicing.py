"""SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2."""

from __future__ import annotations

from typing import Final

from corpus.families import _slicing_picks, _slicing_slices
from corpus.families._files import Files

FILES: Final = Files(_slicing_slices.FILES, _slicing_picks.FILES)
