"""Each defect in numbers, or in what arguments mean, does change a result of the own corpus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from nndrivers.faulty.catalogue import Defect, defects
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.memory import Memory
from nntest.data_folders import OWN_SPECS
from nntest.spec import SpecCase, load
from tests.cells import cells
from tests.volume import sampled
from vts.prepared import arguments_of

_WRONG = sampled([d for d in defects().values() if d.area in ("arithmetic", "models")], 0.2)


@cache
def _text(path: Path) -> str:
    return path.read_text()


@cache
def _cases(path: Path) -> Sequence[SpecCase]:
    return load(path)


def _near(operations: Sequence[str]) -> Iterator[SpecCase]:
    """Cases of the operations; of CONV_2D for a defect that is in all."""
    wanted = operations or ("CONV_2D",)

    def is_of_another(path: Path) -> bool:
        return not any(name.lower() in path.name for name in wanted)

    for path in sorted(OWN_SPECS.glob("*/*.mod.py"), key=is_of_another):
        if any(f"'{name}'" in _text(path) for name in wanted):
            yield from (case for case in _cases(path) if not case.expect_failure)


def _result(device: Device, case: SpecCase) -> bytes | str:
    """What the driver gives for ``case``, or why it does not."""
    arguments = arguments_of(case, None)
    try:
        device.prepare(case.model).execute(arguments.request)
    except HalError as error:
        return str(error)
    pool = arguments.request.pools[1]
    assert isinstance(pool, Memory)
    return bytes(pool.buffer)


@cells("defect", _WRONG, ids=[defect.name for defect in _WRONG])
def test_it_changes_a_result(defect: Defect) -> None:
    right, wrong = Device(ReferenceDriver()), Device(defect.make())

    assert any(_result(right, case) != _result(wrong, case) for case in _near(defect.operations))
