"""Writes vts/prioritization/fault_matrix.json from what ``vts self-test --matrix`` has written.

Run it after planting a defect, with a FILE of that defect alone (``--defect NAME --sample 600``),
or with a FILE of all. Rows of other defects stay, and those of defects that are gone go.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nndrivers.faulty.catalogue import defects
from vts.prioritization.matrix import SHIPPED, dump, load
from vts.prioritization.reduction import merged, reduced, without


def main(file: Path) -> None:
    """Merge ``file`` into the matrix that is shipped."""
    matrix = load(file)
    if SHIPPED.exists():
        matrix = merged(load(), matrix)
    gone = {defect.name for defect in matrix.defects} - defects().keys()
    SHIPPED.write_bytes(dump(reduced(without(matrix, gone))))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
