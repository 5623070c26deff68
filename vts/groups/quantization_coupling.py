"""Generated tests of unsigned and signed quantization side by side.

Source: ``GeneratedTestHarness.cpp`` of Android's VTS, test kind QUANTIZATION_COUPLING, and
``convertQuant8AsymmOperandsToSigned`` of its ``TestHarness.cpp``. Beyond it, results that differ by
anything but the offset of 128 are reported as advice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.device import Device
from nnhal.types import HalVersion, OperandType
from nntest.cases.covering import by_whole_structure
from nntest.cases.signed_twins import is_coupled, signed_twin
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun, evaluate, matrix, worst
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_OFFSET: Final = 128

_ADVICE: Final = (
    "results with TENSOR_QUANT8_ASYMM_SIGNED are not those with TENSOR_QUANT8_ASYMM less 128: each "
    "is within the tolerance, which is all that Android's tests ask for. The two types stand for "
    "the same numbers (types.hal), and a model that is converted from one to the other changes"
)


class _QuantizationCoupling(TestGroup):
    name = "quantization_coupling"
    title = "Unsigned and signed quantization"
    summary = (
        "A driver supports the same operations with TENSOR_QUANT8_ASYMM and with "
        "TENSOR_QUANT8_ASYMM_SIGNED."
    )
    source = "QuantizationCouplingTest"
    since = HalVersion.V1_3

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if is_coupled(case)]
        return self.of_cases(cases, by_whole_structure, thorough=thorough)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case, device = context.case(test), context.device
        twin = signed_twin(case)
        trials = matrix(device.hal_version, (ASYNC, SYNC, BURST, FENCED))
        unsigned = _prepared(device, case)
        signed = _prepared(device, twin)
        _check_coupled(unsigned, signed)
        judgments, results = [], []
        for half, model in ((case, unsigned), (twin, signed)):
            if isinstance(model, Skipped):
                raise model
            with model:
                run = CaseRun.of(half, context.pools)
                judgments.append(evaluate(run, model, _noted(trials, half is twin)))
                results.append(_results(run))
        if not _are_coupled(*results):
            judgments.append(Judgment(advice=(_ADVICE,)))
        return worst(judgments)


GROUP: Final = _QuantizationCoupling()


def _results(run: CaseRun) -> list[NDArray[Any]]:
    """What is in the room for outputs: the codes of unsigned ones, where these are 8 bits signed,
    and all else as it is.
    """
    results = []
    for index, operand in enumerate(run.case.output_operands()):
        array = run.arguments.output(index, operand, operand.dimensions)
        if operand.type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED:
            array = (array.astype(np.int16) + _OFFSET).astype(np.uint8)
        results.append(array.copy())
    return results


def _are_coupled(unsigned: Sequence[NDArray[Any]], signed: Sequence[NDArray[Any]]) -> bool:
    pairs = zip(unsigned, signed, strict=True)
    return all(one.tobytes() == other.tobytes() for one, other in pairs)


def _prepared(device: Device, case: SpecCase) -> Prepared | Skipped:
    try:
        return prepared(device, case.model)
    except Skipped as reason:
        return reason


def _check_coupled(unsigned: Prepared | Skipped, signed: Prepared | Skipped) -> None:
    if isinstance(unsigned, Skipped) == isinstance(signed, Skipped):
        return
    refused, other, reason = "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_ASYMM_SIGNED", unsigned
    if isinstance(signed, Skipped):
        refused, other, reason = other, refused, signed
    raise Failed(
        "one_type_only",
        f"the driver prepares the model with {other} but not with {refused} ({reason}); "
        f"both types go together",
    )


def _noted(trials: Iterable[Trial], is_signed: bool) -> list[Trial]:
    note = f"with {'TENSOR_QUANT8_ASYMM_SIGNED' if is_signed else 'TENSOR_QUANT8_ASYMM'}"
    return [msgspec.structs.replace(trial, note=note) for trial in trials]
