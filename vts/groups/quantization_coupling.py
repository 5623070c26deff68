"""Generated tests of unsigned and signed quantization side by side.

Source: ``GeneratedTestHarness.cpp`` of Android's VTS, test kind QUANTIZATION_COUPLING, and
``convertQuant8AsymmOperandsToSigned`` of its ``TestHarness.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from nnhal.types import HalVersion, OperandLifeTime, OperandType
from nntest.judge import Judgment
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC
from vts.execution.generated import CaseRun, evaluate, matrix, planned, representatives, worst
from vts.execution.prepared import prepared
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

if TYPE_CHECKING:
    from nnhal.device import Device
    from nnhal.types import Operand, Subgraph
    from nntest.spec import SpecCase
    from vts.execution.prepared import Prepared
    from vts.execution.rules import Trial

__all__ = ["GROUP", "signed_twin"]

_UNSIGNED: Final = OperandType.TENSOR_QUANT8_ASYMM
_OFFSET: Final = 128

_NOT_COUPLED: Final = frozenset(
    {"HASHTABLE_LOOKUP", "LSH_PROJECTION", "PAD_V2", "CAST", "QUANTIZED_16BIT_LSTM"}
)
"""Operations that look at the bytes of a tensor instead of the numbers they stand for, or that
have no signed variant."""


class _QuantizationCoupling(TestGroup):
    name = "quantization_coupling"
    title = "Unsigned and signed quantization"
    summary = (
        "What a driver runs with TENSOR_QUANT8_ASYMM it also runs with "
        "TENSOR_QUANT8_ASYMM_SIGNED, and what it refuses it refuses in both types."
    )
    source = "QuantizationCouplingTest"
    since = HalVersion.V1_3

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if _is_coupled(case)]
        return [planned(self.name, case) for case in representatives(cases, thorough=thorough)]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case, device = context.case(test), context.device
        twin = signed_twin(case)
        trials = matrix(device.hal_version, (ASYNC, SYNC, BURST, FENCED))
        unsigned = _prepared(device, case)
        signed = _prepared(device, twin)
        _check_coupled(unsigned, signed)
        judgments = []
        for half, model in ((case, unsigned), (twin, signed)):
            if isinstance(model, Skipped):
                raise model
            with model:
                run = CaseRun.of(half, context.pools)
                judgments.append(evaluate(run, model, _noted(trials, half is twin)))
        return worst(judgments)


GROUP: Final = _QuantizationCoupling()


def _is_coupled(case: IndexedCase) -> bool:
    return (
        not case.expect_failure
        and case.operation_count == 1
        and _UNSIGNED.name in case.types
        and _NOT_COUPLED.isdisjoint(case.operations)
    )


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
        f"the driver prepares the model with {other} but not with {refused} ({reason}); "
        f"both types go together"
    )


def _noted(trials: Iterable[Trial], is_signed: bool) -> list[Trial]:
    note = f"with {'TENSOR_QUANT8_ASYMM_SIGNED' if is_signed else 'TENSOR_QUANT8_ASYMM'}"
    return [msgspec.structs.replace(trial, note=note) for trial in trials]


def signed_twin(case: SpecCase) -> SpecCase:
    """``case`` with every TENSOR_QUANT8_ASYMM turned into TENSOR_QUANT8_ASYMM_SIGNED: zero points
    and data are less by 128.
    """
    graphs = case.main, *case.referenced
    return msgspec.structs.replace(
        case,
        main=_signed_graph(case.main),
        referenced=tuple(map(_signed_graph, case.referenced)),
        operand_values=_shifted(
            case.operand_values, _constants(graphs, OperandLifeTime.CONSTANT_COPY)
        ),
        pool_values=_shifted(
            case.pool_values, _constants(graphs, OperandLifeTime.CONSTANT_REFERENCE)
        ),
        inputs=_shifted_each(case.inputs, case.input_operands()),
        outputs=_shifted_each(case.outputs, case.output_operands()),
    )


def _signed_graph(graph: Subgraph) -> Subgraph:
    return msgspec.structs.replace(graph, operands=tuple(map(_signed_operand, graph.operands)))


def _signed_operand(operand: Operand) -> Operand:
    if operand.type != _UNSIGNED:
        return operand
    signed, zero_point = OperandType.TENSOR_QUANT8_ASYMM_SIGNED, operand.zero_point - _OFFSET
    return msgspec.structs.replace(operand, type=signed, zero_point=zero_point)


def _constants(graphs: Iterable[Subgraph], lifetime: OperandLifeTime) -> Iterator[slice]:
    """Where the constants of the type lie; each once, though operands may share one."""
    found = {
        (operand.location.offset, operand.location.length)
        for graph in graphs
        for operand in graph.operands
        if operand.type == _UNSIGNED and operand.lifetime == lifetime
    }
    return (slice(offset, offset + length) for offset, length in sorted(found))


def _shifted(data: bytes, ranges: Iterable[slice]) -> bytes:
    content = np.frombuffer(data, np.uint8).copy()
    for place in ranges:
        content[place] -= np.uint8(_OFFSET)  # wraps: the same bits as of the signed number
    return content.tobytes()


def _shifted_each(data: Sequence[bytes], operands: Sequence[Operand]) -> tuple[bytes, ...]:
    return tuple(
        _shifted(content, [slice(None)]) if operand.type == _UNSIGNED else content
        for content, operand in zip(data, operands, strict=True)
    )
