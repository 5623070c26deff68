"""Requests with one thing wrong, by every way to execute: each must be refused.

Source: ``ValidateRequest.cpp`` of Android's VTS, and the HAL's rules that it leaves out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from nnhal.memory import Memory
from nnhal.types import ErrorStatus, Model, Request
from nntest.judge import Judgment
from vts.mutations.chosen_cases import kinds_by_case, planned
from vts.mutations.requests import KINDS, RequestKind, RequestMutation, RequestSubject
from vts.prepared import arguments_of
from vts.questions import Questions
from vts.raw import (
    Answer,
    ExecutionPath,
    Options,
    RawDevice,
    check_refused,
    execute_all_paths,
    execution_paths,
    prepare_raw,
    raw_device,
)
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_SHOWN: Final = 3
"""Accepted mutations that a failure lists beside the first."""


class _RequestValidation(TestGroup):
    name = "request_validation"
    title = "Request validation"
    summary = "A request with one thing wrong is refused by every way to execute it."
    source = "ValidationTest (ValidateRequest.cpp)"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        good = [case for case in corpus if not case.expect_failure]
        kinds = kinds_by_case(KINDS.values(), good, thorough=thorough)
        for case in good:
            for kind in kinds.get(case.id, ()):
                yield planned(self.name, kind.name, case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        kind = KINDS[test.name.partition("/")[0]]
        case = context.case(test)
        raw = raw_device(context.device)
        model = _with_own_pools(kind.model_of(case.model))
        prepared_model = prepare_raw(raw, model)
        request = arguments_of(case, context.pools).request
        paths = execution_paths(raw.version)
        _check_accepted(raw, prepared_model, request, paths)
        accepted: list[tuple[str, str]] = []
        questions = Questions()
        count = 0
        for mutation in kind.mutate(RequestSubject(request, model, raw.version)):
            options = Options(measure=count % 2 == 1)
            count += 1
            arguments = prepared_model, mutation.request, options, paths
            with questions.question():
                for answer in execute_all_paths(raw, *arguments):
                    fault = _fault(answer, mutation)
                    if fault:
                        accepted.append((mutation.what, fault))
            context.alive()
        raw.callbacks.check()
        if accepted:
            raise Failed(_message(kind, accepted, count))
        if not count:
            raise Skipped("the request has nothing that these mutations change")
        questions.check()
        return None


GROUP: Final = _RequestValidation()


def _with_own_pools(model: Model) -> Model:
    """A driver that fails may overwrite the constants, which other tests still need."""
    if not model.pools:
        return model
    return replace(model, pools=tuple(Memory.from_bytes(pool.buffer) for pool in model.pools))


def _check_accepted(
    raw: RawDevice, prepared_model: Any, request: Request, paths: Sequence[ExecutionPath]
) -> None:
    """Raises Failed when the driver calls the request itself invalid: mutants tell nothing then."""
    for answer in execute_all_paths(raw, prepared_model, request, paths=paths[:1]):
        if answer.status == ErrorStatus.INVALID_ARGUMENT:
            raise Failed(f"{answer.path} of the request without any mutation: INVALID_ARGUMENT")


def _fault(answer: Answer, mutation: RequestMutation) -> str:
    """How the driver fails to refuse a mutation; empty when it does refuse it."""
    if mutation.may_be_short and _says_short(answer):
        return ""
    try:
        check_refused(answer)
    except Failed as failure:
        return str(failure)
    return ""


def _says_short(answer: Answer) -> bool:
    """Whether an execution has found out in the end that an output has too little room."""
    launched = answer.launch in (None, ErrorStatus.NONE) and answer.path != "executeFenced"
    return launched and answer.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE


def _message(kind: RequestKind, accepted: Sequence[tuple[str, str]], count: int) -> str:
    what, fault = accepted[0]
    text = f"{what}: {fault}. Rule: {kind.rule} ({kind.source})."
    wrong = list(dict.fromkeys(what for what, _ in accepted))
    if len(accepted) == 1:
        return f"{text} {count - 1} other mutations of this kind were refused by all calls."
    paths = len(accepted)
    others = "; ".join(wrong[1 : _SHOWN + 1])
    more = "; ..." if len(wrong) > _SHOWN + 1 else ""
    also = f", also {others}{more}" if others else ""
    return f"{text} {paths} wrong answers to {len(wrong)} of {count} such mutations{also}."
