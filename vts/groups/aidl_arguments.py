"""Times and hints of the AIDL interface that no client may give.

Android's VTS does not try them; the rules are those of ``IDevice.aidl``, ``IPreparedModel.aidl``,
``PrepareModelConfig.aidl`` and ``ExecutionConfig.aidl``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from nnhal.client.guard import guarded
from nnhal.device import Device
from nnhal.extensions import code_in
from nnhal.types import (
    ErrorStatus,
    ExecutionConfig,
    ExtensionNameAndPrefix,
    HalVersion,
    PrepareModelConfig,
    PrepareModelConfigV1_3,
    Request,
    TokenValuePair,
)
from vts.driving.small_models import supported_sum
from vts.prepared import arguments_of
from vts.questions import Questions
from vts.raw import (
    AidlBurst,
    Answer,
    RawDevice,
    check_refused,
    check_refused_preparation,
    name_of_status,
    prepare_raw,
    raw_device,
)
from vts.raw.aidl_paths import answer_of
from vts.test_group import Context, Directed, Failed, since

__all__ = ["GROUP"]

_WRONG: Final = -2
_NONE: Final = -1
_ELEMENTS: Final = 64
_HINT: Final = TokenValuePair(7, b"\x01")
_TWICE: Final = (_HINT, TokenValuePair(7, b"\x02"))

_TIME_RULE: Final = (
    "a deadline or duration is 0 or more, or -1 for none (IDevice.aidl, IPreparedModel.aidl)"
)
_HINT_RULE: Final = (
    "no two hints of a list have the same token (PrepareModelConfig.aidl, ExecutionConfig.aidl)"
)


GROUP: Final = Directed(
    name="aidl_arguments",
    title="Times and hints of AIDL",
    summary=(
        "Negative times other than -1 and two hints with the same token are refused; hints that a "
        "driver does not know are ignored."
    ),
    source="IDevice.aidl, IPreparedModel.aidl",
    since=HalVersion.AIDL_V1,
)


class _Configured(RawDevice):
    """Prepares with the configuration that it is made with."""

    def __init__(self, device: Device, config: PrepareModelConfig, way: int = -1) -> None:
        super().__init__(device, device.hal_version, way)
        self._config = config

    def prepared_with(self, config: PrepareModelConfigV1_3) -> tuple[PrepareModelConfig]:
        return (self._config,)


def _refused_preparation(raw: RawDevice) -> None:
    model = supported_sum(raw.device, _ELEMENTS).model
    check_refused_preparation(raw.prepare(raw.words(model)), raw.prepare_call)
    raw.callbacks.check()


@GROUP.add
def preparation_deadlines(context: Context) -> None:
    device = context.device
    _refused_preparation(_Configured(device, PrepareModelConfig(deadline_ns=_WRONG), way=0))
    if device.hal_version >= HalVersion.AIDL_V4:
        _refused_preparation(_Configured(device, PrepareModelConfig(deadline_ns=_WRONG)))


@GROUP.add
@since(HalVersion.AIDL_V4)
def compilation_hints(context: Context) -> None:
    raw = _Configured(context.device, PrepareModelConfig(compilation_hints=(_HINT,)))
    model = supported_sum(raw.device, _ELEMENTS).model
    _, status, _ = raw.prepare(raw.words(model))
    if status != ErrorStatus.NONE:
        raise Failed(
            "hint_refused",
            f"with one hint: called back with {name_of_status(status)}, "
            f"expected NONE. Rule: hints that a driver does not know are ignored",
            call=raw.prepare_call,
            status=status,
        )
    _refused_preparation(_Configured(context.device, PrepareModelConfig(compilation_hints=_TWICE)))


_Call = tuple[str, Callable[..., Any], tuple[Any, ...]]
"""Name of a call, what makes it, and its arguments."""


_Calls = Callable[[Any, Request], Iterator[tuple[str, _Call]]]
"""Maker of wrong calls, each with its fault in words."""


def _refused(rule: str, version: HalVersion = HalVersion.AIDL_V1) -> Callable[[_Calls], _Calls]:
    """Decorator: add a test that each of the calls is refused, of drivers from ``version`` on."""

    def add(calls: _Calls) -> _Calls:
        @GROUP.cells(calls.__name__)
        @since(version)
        def check(context: Context) -> None:
            raw = raw_device(context.device)
            case = supported_sum(raw.device, _ELEMENTS)
            model = prepare_raw(raw, case.model)
            request = arguments_of(case, context.pools).request
            questions = Questions()
            for what, call in calls(model, request):
                try:
                    with questions.question():
                        check_refused(_answer(*call))
                except Failed as failure:
                    raise failure.about(what, rule) from None
            questions.check()

        return calls

    return add


@_refused(_TIME_RULE)
def execution_times(model: Any, request: Request) -> Iterator[tuple[str, _Call]]:
    synchronous = "executeSynchronously", model.execute_synchronously
    yield "deadline -2", (*synchronous, (request, False, _WRONG, _NONE))
    yield "loop timeout -2", (*synchronous, (request, False, _NONE, _WRONG))
    fenced = "executeFenced", model.execute_fenced
    yield "deadline -2", (*fenced, (request, (), False, _WRONG, _NONE, _NONE))
    yield "loop timeout -2", (*fenced, (request, (), False, _NONE, _WRONG, _NONE))
    yield "duration -2", (*fenced, (request, (), False, _NONE, _NONE, _WRONG))
    burst, unnamed = AidlBurst(model).interface, [-1] * len(request.pools)
    by_burst = "IBurst.executeSynchronously", burst.execute_synchronously
    yield "deadline -2", (*by_burst, (request, unnamed, False, _WRONG, _NONE))
    yield "loop timeout -2", (*by_burst, (request, unnamed, False, _NONE, _WRONG))


@_refused(_TIME_RULE, HalVersion.AIDL_V4)
def execution_times_with_configuration(model: Any, request: Request) -> Iterator[tuple[str, _Call]]:
    good, endless = ExecutionConfig(), ExecutionConfig(loop_timeout_duration_ns=_WRONG)
    synchronous = "executeSynchronouslyWithConfig", model.execute_synchronously_with_config
    yield "deadline -2", (*synchronous, (request, good, _WRONG))
    yield "loop timeout -2", (*synchronous, (request, endless, _NONE))
    fenced = "executeFencedWithConfig", model.execute_fenced_with_config
    yield "deadline -2", (*fenced, (request, (), good, _WRONG, _NONE))
    yield "duration -2", (*fenced, (request, (), good, _NONE, _WRONG))
    yield "loop timeout -2", (*fenced, (request, (), endless, _NONE, _NONE))
    burst, unnamed = AidlBurst(model).interface, [-1] * len(request.pools)
    by_burst = "IBurst.executeSynchronouslyWithConfig", burst.execute_synchronously_with_config
    yield "deadline -2", (*by_burst, (request, unnamed, good, _WRONG))
    yield "loop timeout -2", (*by_burst, (request, unnamed, endless, _NONE))
    _, execution = model.create_reusable_execution(request, good)
    if execution is not None:
        run = "IExecution.executeSynchronously", execution.execute_synchronously
        yield "deadline -2", (*run, (_WRONG,))
        fenced_run = "IExecution.executeFenced", execution.execute_fenced
        yield "deadline -2", (*fenced_run, ((), _WRONG, _NONE))
        yield "duration -2", (*fenced_run, ((), _NONE, _WRONG))


@_refused(_HINT_RULE, HalVersion.AIDL_V4)
def execution_hints(model: Any, request: Request) -> Iterator[tuple[str, _Call]]:
    config = ExecutionConfig(execution_hints=_TWICE)
    what = "two hints with token 7"
    synchronous = "executeSynchronouslyWithConfig", model.execute_synchronously_with_config
    yield what, (*synchronous, (request, config, _NONE))
    fenced = "executeFencedWithConfig", model.execute_fenced_with_config
    yield what, (*fenced, (request, (), config, _NONE, _NONE))
    burst, unnamed = AidlBurst(model).interface, [-1] * len(request.pools)
    by_burst = "IBurst.executeSynchronouslyWithConfig", burst.execute_synchronously_with_config
    yield what, (*by_burst, (request, unnamed, config, _NONE))
    yield what, ("createReusableExecution", model.create_reusable_execution, (request, config))


@GROUP.add
@since(HalVersion.AIDL_V4)
def unknown_execution_hints(context: Context) -> None:
    """Hints of a known form that no driver can know, one of them an extension's."""
    raw = raw_device(context.device)
    case = supported_sum(raw.device, _ELEMENTS)
    model: Any = prepare_raw(raw, case.model)
    request = arguments_of(case, context.pools).request
    names = (ExtensionNameAndPrefix("com.example.unknown_to_all", 1),)
    hints = (_HINT, TokenValuePair(code_in(1, 9), b""))
    config = ExecutionConfig(execution_hints=hints, extension_name_to_prefix=names)
    burst, unnamed = AidlBurst(model).interface, [-1] * len(request.pools)
    calls: tuple[_Call, ...] = (
        (
            "executeSynchronouslyWithConfig",
            model.execute_synchronously_with_config,
            (request, config, _NONE),
        ),
        (
            "IBurst.executeSynchronouslyWithConfig",
            burst.execute_synchronously_with_config,
            (request, unnamed, config, _NONE),
        ),
        (
            "createReusableExecution",
            model.create_reusable_execution,
            (request, config),
        ),
    )
    for path, call, arguments in calls:
        answer = _answer(path, call, arguments)
        if answer.status != ErrorStatus.NONE:
            raise Failed(
                "hints_refused",
                f"{path} with two hints answered {name_of_status(answer.status)}, expected NONE. "
                f"Rule: hints that a driver does not know are ignored (ExecutionConfig.aidl)",
            )


def _answer(path: str, call: Callable[..., Any], arguments: Sequence[Any]) -> Answer:
    with guarded(path):
        answered = call(*arguments)
    if "executeSynchronously" in path:
        return answer_of(path, answered)
    # A fence and a callback, or an execution made to be run again.
    status, first, *rest = answered
    return Answer(path, status, fence=first, callback=rest[0] if rest else None)
