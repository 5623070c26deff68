"""All tables of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from nnhal.types import HalVersion
from vts.contract.buffer import BUFFER
from vts.contract.burst import BURST
from vts.contract.cache import CACHE
from vts.contract.client_memory import MEMORY
from vts.contract.device import DEVICE
from vts.contract.fence import FENCE
from vts.contract.prepared_model import PREPARED_MODEL
from vts.contract.reusable_execution import REUSABLE_EXECUTION
from vts.contract.row import Row, Table

__all__ = ["ROWS", "TABLES", "rows_of"]

TABLES: Final[Sequence[Table]] = (
    DEVICE,
    PREPARED_MODEL,
    BURST,
    REUSABLE_EXECUTION,
    MEMORY,
    BUFFER,
    FENCE,
    CACHE,
)

ROWS: Final[Mapping[str, Row]] = {row.name: row for table in TABLES for row in table.rows}
"""All rows by name."""


@cache
def rows_of(version: HalVersion) -> Sequence[Row]:
    """The calls that a driver of ``version`` has."""
    return [row for row in ROWS.values() if row.exists_in(version)]
