"""The tables of the contract, and programs of their calls."""

from __future__ import annotations

import pytest

from nnhal.types import HalVersion
from vts.contract.program import _LINES, program
from vts.contract.row import Call, Kind
from vts.contract.tables import ROWS, TABLES, rows_of


def test_each_call_cites_its_source_and_is_in_one_table() -> None:
    names = [row.name for table in TABLES for row in table.rows]
    assert len(names) == len({*names}) == len(ROWS)
    assert all(len(row.source) > 20 for row in ROWS.values())


def test_every_kind_of_object_is_made_by_a_call_and_used_by_one() -> None:
    assert {row.gives for row in ROWS.values()} - {None} == {*Kind}
    assert {kind for row in ROWS.values() for kind in row.needs} == {*Kind}


def test_an_object_is_released_by_one_call() -> None:
    released = [row.needs[0] for row in ROWS.values() if row.ends]
    assert len(released) == len({*released})


@pytest.mark.parametrize(
    ("version", "there", "missing"),
    [
        (HalVersion.V1_0, "execute", "configure_burst"),
        (HalVersion.V1_2, "configure_burst", "allocate_buffer"),
        (HalVersion.AIDL_V3, "allocate_buffer", "create_execution"),
    ],
)
def test_a_driver_has_the_calls_of_its_version(
    version: HalVersion, there: str, missing: str
) -> None:
    names = {row.name for row in rows_of(version)}
    assert there in names
    assert missing not in names


def test_each_call_but_those_that_release_has_a_line_of_a_program() -> None:
    assert {*_LINES} == {row.name for row in ROWS.values() if not row.ends} | {"end_launch"}
    for row in ROWS.values():
        for choice in range(len(row.variants)):
            on = tuple(range(1, len(row.needs) + 1))
            call = Call(row.name, on, 9 if row.gives else 0, choice, times=2)
            lines = program("acme", [call], "it fails")
            compile("\n".join(lines), row.name, "exec")
            assert lines[-3].startswith("for _ in range(2):")
