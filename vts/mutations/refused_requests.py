"""Asking a prepared model to execute requests with one thing wrong: each must be refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any
from zlib import crc32

from msgspec.structs import replace

from nnhal.memory import Memory
from nnhal.types import ErrorStatus, Model, Request
from vts.mutations.requests import RequestKind, RequestMutation, RequestSubject
from vts.mutations.tried import not_refused, tried_mutations
from vts.questions import Questions
from vts.raw import (
    Answer,
    ExecutionPath,
    Options,
    RawDevice,
    check_refused,
    execute_all_paths,
    execution_paths,
)
from vts.test_group import Context, Failed, Skipped

__all__ = ["check_all_refused", "with_own_pools"]


def with_own_pools(model: Model) -> Model:
    """A driver that fails may overwrite the constants, which other tests still need."""
    if not model.pools:
        return model
    return replace(model, pools=tuple(Memory.from_bytes(pool.buffer) for pool in model.pools))


def check_all_refused(
    context: Context,
    raw: RawDevice,
    prepared_model: Any,
    kind: RequestKind,
    model: Model,
    request: Request,
    *,
    seed: str,
    in_turns: bool = False,
) -> None:
    """Raise Failed unless each mutation of ``request`` is refused by every way to execute it, or
    ``in_turns``, the first one by every way and each other one by the next.

    Where it has very many arguments, those that ``seed`` chooses are tried.

    ``prepared_model`` is of ``model``. Raises Skipped where there is nothing to mutate, and
    Inexpressible where the driver's interface has no words for any of it.
    """
    paths = execution_paths(raw.version)
    _check_accepted(raw, prepared_model, request, paths)
    accepted: list[tuple[str, Failed]] = []
    questions = Questions()
    count = 0
    subject = RequestSubject(request, model, raw.version)
    tried = tried_mutations(
        lambda: kind.mutate(subject),
        size=len(request.inputs) + len(request.outputs),
        seed=seed,
        thorough=context.thorough,
    )
    turn = crc32(seed.encode())
    for mutation in tried:
        options = Options(measure=count % 2 == 1)
        is_in_turn = in_turns and count > 0
        first = (turn + count) % len(paths) if is_in_turn else 0
        ways = [*paths[first:], *paths[:first]]
        answers = execute_all_paths(raw, prepared_model, mutation.request, options, ways)
        with questions.question():
            for answer in islice(answers, 1) if is_in_turn else answers:
                fault = _fault(answer, mutation)
                if fault:
                    accepted.append((mutation.what, fault))
        count += 1
        context.alive()
    raw.callbacks.check()
    if accepted:
        raise not_refused(kind, accepted, count)
    if not count:
        raise Skipped("the request has nothing that these mutations change")
    questions.check()


def _check_accepted(
    raw: RawDevice, prepared_model: Any, request: Request, paths: Sequence[ExecutionPath]
) -> None:
    """Raises Failed when the driver calls the request itself invalid: mutants tell nothing then."""
    for answer in execute_all_paths(raw, prepared_model, request, paths=paths[:1]):
        if answer.status == ErrorStatus.INVALID_ARGUMENT:
            text = f"{answer.path} of the request without any mutation: INVALID_ARGUMENT"
            raise Failed("unmutated_refused", text)


def _fault(answer: Answer, mutation: RequestMutation) -> Failed | None:
    """How the driver fails to refuse a mutation; None when it does refuse it."""
    if mutation.may_be_short and _says_short(answer):
        return None
    try:
        check_refused(answer)
    except Failed as failed:
        return failed
    return None


def _says_short(answer: Answer) -> bool:
    """Whether an execution has found out in the end that an output has too little room."""
    launched = answer.launch in (None, ErrorStatus.NONE) and answer.path != "executeFenced"
    return launched and answer.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
