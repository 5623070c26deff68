"""Each defect in numbers, or in what arguments mean, does change a result of the own corpus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nndrivers.faulty.catalogue import Defect, defects
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.memory import Memory
from nntest.cases.case_file import CaseFile, Section
from nntest.spec import SpecCase
from tests.cells import cells
from tests.own_corpus import case_files
from tests.volume import sampled
from vts.prepared import arguments_of

_WRONG = sampled([d for d in defects().values() if d.area in ("arithmetic", "models")], 0.2)


def _near(operations: Sequence[str]) -> Iterator[SpecCase]:
    """Cases of the operations; of CONV_2D for a defect that is in all."""
    wanted = set(operations or ("CONV_2D",))

    def is_of_another(entry: tuple[CaseFile, Section]) -> bool:
        return not any(name.lower() in entry[1].name for name in wanted)

    every = [(file, section) for file in case_files().values() for section in file.sections]
    for file, section in sorted(every, key=is_of_another):
        used = {name for d in section.descriptions for case in d.cases for name in case.operations}
        if wanted & used:
            yield from (case for case in file.cases(section) if not case.expect_failure)


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
