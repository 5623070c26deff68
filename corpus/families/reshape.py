"""RESHAPE, SQUEEZE, EXPAND_DIMS, TRANSPOSE and all else that moves or repeats elements."""

from __future__ import annotations

from typing import Final

from corpus.families import _reshape_blocks, _reshape_padding, _reshape_parts, _reshape_shapes
from corpus.families._files import Files

FILES: Final = Files(
    _reshape_shapes.FILES, _reshape_parts.FILES, _reshape_padding.FILES, _reshape_blocks.FILES
)
