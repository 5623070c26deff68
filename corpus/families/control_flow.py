"""IF and WHILE."""

from __future__ import annotations

from typing import Final

from corpus.families import _branches, _loops
from corpus.families._files import Files

FILES: Final = Files(_branches.FILES, _loops.FILES)
