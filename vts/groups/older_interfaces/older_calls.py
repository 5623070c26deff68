"""Models prepared by the newest interface, executed by the calls of older ones, which it inherits.

Source: ``IPreparedModel.hal`` of HIDL 1.2 and 1.3, which extend the one before: a prepared model
has all calls. What an older call answers is in the words of its version: ``ErrorStatus`` of HAL 1.0
ends with INVALID_ARGUMENT, and bursts are of HAL 1.2 (``FmqResultDatum.PacketInformation``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nnhal.types import ErrorStatus, HalVersion, OperandType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.executors import ASYNC, BURST, SYNC, Executor
from vts.driving.generated import CaseRun, check_memory
from vts.driving.long_models import ENDLESS, counting_loop
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial, check_sound
from vts.driving.small_models import sum_case
from vts.raw import raw_device
from vts.test_group import Context

__all__ = ["MODELS", "OLDER_CALLS", "execute_by_older_call"]

_V: Final = HalVersion
_ELEMENTS, _TIMES = 12, 2

OLDER_CALLS: Final[Mapping[str, tuple[HalVersion, Executor]]] = {
    "execute": (_V.V1_0, ASYNC),
    "execute_1_2": (_V.V1_2, ASYNC),
    "executeSynchronously": (_V.V1_2, SYNC),
    "burst": (_V.V1_2, BURST),
}
"""Calls of older interfaces by name: the version that brought the call, and the way to execute that
it is.
"""

_WITHOUT_END: Final = "loop_without_end"

MODELS: Final[Mapping[str, tuple[HalVersion, Callable[[], SpecCase]]]] = {
    "sum": (_V.V1_0, lambda: sum_case(OperandType.TENSOR_FLOAT32, _ELEMENTS)),
    "quantized_sum": (_V.V1_0, lambda: sum_case(OperandType.TENSOR_QUANT8_ASYMM, _ELEMENTS)),
    "loop": (_V.V1_3, lambda: counting_loop(_ELEMENTS, _TIMES)),
    _WITHOUT_END: (_V.V1_3, lambda: counting_loop(_ELEMENTS, ENDLESS)),
}
"""Models by name: the first version that has such models, and one of them. The loop without end
takes as long as the HAL lets it by default.
"""

_FAILURES: Final = (ErrorStatus.GENERAL_FAILURE, ErrorStatus.DEVICE_UNAVAILABLE)
"""What HAL 1.2 has for an execution that was asked for rightly and failed."""


def execute_by_older_call(context: Context, call: str, model: str) -> Judgment | None:
    """The answer of ``call`` on the newest prepared model. Raises Failed or Skipped."""
    version, way = OLDER_CALLS[call]
    case, device = MODELS[model][1](), context.device
    older = raw_device(device, version)
    note = f"a model that was prepared by HAL {device.hal_version}"
    with prepared(device, case.model) as newest, Prepared(older, newest.interface) as by_older:
        run, trial = CaseRun.of(case, context.pools), Trial(way, note=note)
        if model != _WITHOUT_END:
            return run.execute(trial, by_older)
        run.arguments.reset_outputs()
        answer = way.run(by_older, run.arguments.request)
        check_sound(trial, answer, len(case.outputs))
        check_memory(trial, answer, run.arguments, run.arguments.request)
        if answer.status not in _FAILURES:
            names = " or ".join(status.name for status in _FAILURES)
            rule = f"expected {names}: the loop's time is up, and HAL 1.2 has no other error for it"
            raise trial.failed("expected_NONE", answer, rule)
    return None
