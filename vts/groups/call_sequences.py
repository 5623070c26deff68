"""Sequences of calls: every call of the contract's tables, with every variant, after each release
of what it does not take itself, before and after its memory changes, and again and again.

A test of our own. What each call must answer, and its source, stands in the tables of
:mod:`vts.contract`; ``vts random-calls`` draws longer sequences from the same ones.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations
from typing import Final

from nnhal.errors import DeadObject
from nntest.judge import Judgment
from vts.contract.models import MODELS, Models
from vts.contract.playing import Played
from vts.contract.row import Call, Kind, Row, Table
from vts.contract.tables import ROWS, TABLES
from vts.contract.world import World
from vts.driving.usage import check_returns, fresh
from vts.test_group import Context, Directed, Skipped

__all__ = ["GROUP"]

GROUP: Final = Directed(
    name="call_sequences",
    title="Sequences of calls",
    summary=(
        "Each call answers as the HAL allows whatever was called, changed and released before, and "
        "the driver's process holds no more after many of them."
    ),
    source="our own",
)

_MAKERS: Final = {
    Kind.MODEL: "prepare_model",
    Kind.MEMORY: "new_memory",
    Kind.BURST: "configure_burst",
    Kind.EXECUTION: "create_execution",
    Kind.BUFFER: "allocate_buffer",
    Kind.FENCE: "make_fence",
    Kind.LAUNCH: "launch_fenced",
    Kind.CACHE: "make_cache",
}
"""The call that makes an object of a kind."""

_NUMBERS: Final = {kind: number for number, kind in enumerate(Kind, 1)}
_RELEASES: Final = {row.needs[0]: row.name for row in ROWS.values() if row.ends}
_USED: Final = {name: row for name, row in ROWS.items() if not row.ends or row.gives}
_OTHER: Final = len(_NUMBERS) + 1
"""Number of the object that a tested call makes."""

_UNLIKE: Final = tuple(map(MODELS.index, ("plain", "open", "two_outputs", "loop")))
"""Models whose requests are answered otherwise."""

_ROUNDS: Final = 8
_TRACE: Final = 1 << 16
"""Bytes: the least that a driver keeps of a round of all calls of an object, if it keeps something
of each.
"""


def _made(kinds: Sequence[Kind], model: int = 0) -> list[Call]:
    """Calls that make an object of each of ``kinds``, and what it takes; the model is ``model``."""
    calls: dict[Kind, Call] = {}

    def make(kind: Kind) -> None:
        if kind in calls:
            return
        row = ROWS[_MAKERS[kind]]
        for needed in row.needs:
            make(needed)
        on = tuple(_NUMBERS[needed] for needed in row.needs)
        choice = model if kind is Kind.MODEL else 0
        calls[kind] = Call(row.name, on, _NUMBERS[kind], choice)

    for kind in kinds:
        make(kind)
    return [*calls.values()]


def _call(row: Row, choice: int = 0) -> Call:
    on = tuple(_NUMBERS[kind] for kind in row.needs)
    return Call(row.name, on, _OTHER if row.gives else 0, choice)


def _release(kind: Kind) -> Call:
    return Call(_RELEASES[kind], (_NUMBERS[kind],))


def _variants(row: Row) -> list[Call]:
    return [_call(row, choice) for choice in range(len(row.variants))]


def _play(context: Context, models: Models, calls: Sequence[Call]) -> None:
    Played(_world(context, models), calls).run()
    context.alive()


def _world(context: Context, models: Models) -> World:
    settle, alive = context.driver.settle, context.alive
    return World(context.device, models, lambda: context.folder, settle, alive)


def _prepared(context: Context, row: Row) -> Models:
    """The models that the driver runs. Raises Skipped where it does not have ``row``."""
    version = context.device.hal_version
    if not row.exists_in(version):
        raise Skipped(f"{row.name} came with HAL {row.since}, the driver has {version}")
    models = Models(context.device)
    if not models.names:
        raise Skipped("the driver adds no tensors")
    return models


@GROUP.cells("every_variant/{}", _USED)
def every_variant(context: Context, row: Row) -> None:
    """Every variant, before and after memory changes; other objects keep what they have."""
    models = _prepared(context, row)
    for number in _UNLIKE if Kind.MEMORY in row.needs else _UNLIKE[:1]:
        calls = _made([*row.needs, Kind.MEMORY, Kind.BUFFER], number)
        calls.append(Call("copy_from", (_NUMBERS[Kind.BUFFER],)))
        changed = Call("overwrite_memory", (_NUMBERS[Kind.MEMORY],), choice=1)
        again = Call("execute", (_NUMBERS[Kind.MODEL], _NUMBERS[Kind.MEMORY]))
        calls += [*_variants(row), again, changed, *_variants(row), again]
        _play(context, models, [*calls, Call("copy_to", (_NUMBERS[Kind.BUFFER],))])


@GROUP.cells("after_releases/{}", {name: row for name, row in _USED.items() if row.needs})
def after_releases(context: Context, row: Row) -> None:
    """Release each object that the call does not take before it, and all of them after it."""
    models = _prepared(context, row)
    for calls in _releases(row):
        _play(context, models, calls)


def _releases(row: Row) -> Iterator[list[Call]]:
    kinds = [kind for call in _made(row.needs) if (kind := ROWS[call.row].gives) is not None]
    content = Call("copy_from", (_NUMBERS[Kind.BUFFER],))
    made = [*_made([*row.needs, Kind.BUFFER]), content]
    others = [kind for kind in kinds if kind in _RELEASES and kind not in row.needs]
    others += [Kind.BUFFER] * (Kind.BUFFER not in kinds)
    for first in (*([kind] for kind in others), others):
        yield [*made, *map(_release, first), _call(row), *_variants(row)]
    for order in permutations(kind for kind in kinds if kind in _RELEASES):
        # Fences are signaled after all releases: none may wait for them.
        yield [*made, _call(row), *map(_release, order)]


@GROUP.add
def similar_models(context: Context) -> None:
    """Models that differ in one thing, all at once, prepared and loaded, and then one by one."""
    models = _prepared(context, ROWS["prepare_model"])
    cache, memory = _NUMBERS[Kind.CACHE], _NUMBERS[Kind.MEMORY]
    calls = _made([Kind.CACHE, Kind.MEMORY])
    choices = dict(enumerate(range(MODELS.index("open")), 10))
    calls += [Call("prepare_model", (), number, choice) for number, choice in choices.items()]
    calls += [Call("execute", (number, memory)) for number in (*choices, *reversed(choices))]
    for number, choice in choices.items():
        calls += [
            Call("prepare_and_save", (cache,), 10 + number, choice),
            Call("load_model", (cache,), 20 + number),
            Call("execute", (20 + number, memory)),
            Call("execute", (number, memory)),
        ]
    for number in (_NUMBERS[Kind.MODEL], *choices):  # the first two are equal
        calls.append(Call("release_model", (number,)))
        calls += [Call("execute", (other, memory)) for other in choices if other > number]
    _play(context, models, calls)


@GROUP.add
def end_of_process(context: Context) -> Judgment | None:
    """The driver's process ends without a crash when its last client has gone."""
    models = _prepared(context, ROWS["prepare_model"])
    if context.driver.process is None:
        raise Skipped("the driver's process is not one that this run has started")
    _play(context, models, [*_made([*_NUMBERS]), *map(_call, _USED.values())])
    end = context.driver.close()
    # One that takes too long is killed, which says nothing on a busy machine.
    if end is None or end.signal == signal.SIGKILL:
        return None
    if end.signal is not None:
        raise DeadObject(f"after its last client had gone, the driver's process {end}", end)
    if end.exit_status:
        return Judgment(advice=(f"after its last client had gone, the driver's process {end}",))
    return None


@GROUP.add
def memories_of_one_burst(context: Context) -> None:
    """A burst that is told to forget its memories holds no more of them than before."""
    row = ROWS["forget_memory"]
    models = _prepared(context, row)
    fresh(context.driver)
    played = Played(_world(context, models), ())
    played.make(_made([Kind.BURST]))
    calls = [*_made([Kind.BURST, Kind.MEMORY])[1:], _call(ROWS["execute_in_burst"])]
    calls.append(_call(row, row.variants.index("for good")))
    calls = [call for call in calls if call.gives != _NUMBERS[Kind.BURST]]
    check_returns(
        context.driver,
        context.alive,
        "memories that were given to a burst and forgotten",
        partial(played.make, [*calls, _release(Kind.MEMORY)]),
        bytes_each=_TRACE,
    )


@GROUP.cells("again_and_again/{}", {table.subject.replace(" ", "_"): table for table in TABLES})
def again_and_again(context: Context, table: Table) -> None:
    """Make all calls of an object in many rounds, after which the process is as it was."""
    rows = [row for row in table.rows if row.exists_in(context.device.hal_version)]
    if not rows:
        raise Skipped("the driver has nothing of it")
    models = _prepared(context, rows[0])
    fresh(context.driver)
    for number in _UNLIKE:
        calls = _made(
            list(dict.fromkeys([Kind.MEMORY, *(k for r in rows for k in r.needs)])), number
        )
        calls += [call for row in rows if not row.ends for call in _variants(row)]
        check_returns(
            context.driver,
            context.alive,
            f"calls of a {table.subject}",
            partial(_play, context, models, calls),
            bytes_each=_TRACE,
            rounds=_ROUNDS,
            warm_up=2,
        )
