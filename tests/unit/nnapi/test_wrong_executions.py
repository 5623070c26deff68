"""Random calls of compilations, executions and bursts, most of them wrong: each has a code."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nnapi.burst import Burst
from nnapi.compilation import Compilation
from nnapi.event import Event
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.types import OperandType as Code
from tests.unit.nnapi.executing import ADD, PartDriver, add_and_multiply, runtime_with
from tests.unit.nnapi.test_wrong_calls import BUFFERS, NUMBERS, SCALES, outcome

DIRECTORIES = (None, "", ".", "/nowhere", "no\0name", "\udc80\ud800", "x" * 5000)


class Application:
    """Makes calls as the random numbers will, of one compilation and its executions."""

    def __init__(self, runtime: Runtime, model: Model, random: random.Random) -> None:
        # The first device alone has no MUL.
        devices = random.choice([None, runtime.devices[1:], runtime.devices])
        self.random = random
        self.compilation = Compilation(model, devices)
        self.execution: Execution | None = None
        self.burst: Burst | None = None
        self.events: list[Event | None] = [None]
        self.memories: list[Memory | None] = [Memory.allocate(8), Memory.allocate(64), None]
        if random.random() < 0.7:
            self.compilation.finish()
            self.start()

    def start(self) -> None:
        self.execution = Execution(self.compilation)
        self.burst = Burst(self.compilation)

    def number(self) -> int:
        few = self.random.random() < 0.7
        return self.random.randrange(3) if few else self.random.choice(NUMBERS)

    def type(self) -> OperandType | None:
        if self.random.random() < 0.8:
            return None
        dimensions = tuple(self.number() for _ in range(self.random.randrange(3)))
        code = self.random.choice([*Code, *NUMBERS])
        return OperandType(code, dimensions, self.random.choice(SCALES), self.number())

    def memory(self) -> Memory:
        desc = MemoryDesc()
        desc.add_input_role(self.compilation, self.number(), self.random.choice(SCALES))
        desc.finish()
        self.memories.append(Memory.from_desc(desc))
        return self.memories[-1]  # type: ignore[return-value]

    def of_compilation(self) -> list[Callable[[], Any]]:
        made, pick = self.compilation, self.random.choice
        return [
            lambda: made.set_preference(self.number()),
            lambda: made.set_priority(pick([90, 100, 110, self.number()])),
            lambda: made.set_timeout(self.number()),
            lambda: made.set_caching(pick(DIRECTORIES), pick([bytes(32), *BUFFERS])),
            lambda: made.add_extension_attribute(
                pick([None, "com.acme.x"]), self.number(), pick(BUFFERS)
            ),
            made.finish,
            lambda: made.preferred_memory_alignment_for_input(self.number()),
            lambda: made.preferred_memory_padding_for_output(self.number()),
            self.memory,
            self.start,
        ]

    def of_execution(self, made: Execution) -> list[Callable[[], Any]]:
        pick, room = self.random.choice, np.zeros(2, np.float32)
        return [
            lambda: made.set_input(self.number(), pick([room, *BUFFERS]), self.type()),
            lambda: made.set_output(self.number(), pick([room, *BUFFERS]), self.type()),
            lambda: made.set_input_from_memory(
                self.number(), pick(self.memories), self.number(), self.number(), self.type()
            ),
            lambda: made.set_output_from_memory(
                self.number(), pick(self.memories), self.number(), pick([8, self.number()])
            ),
            lambda: made.set_loop_timeout(self.number()),
            lambda: made.set_timeout(pick([0, self.number()])),
            lambda: made.set_measure_timing(True),
            lambda: made.set_reusable(pick([True, False])),
            lambda: made.enable_input_and_output_padding(pick([True, False])),
            lambda: made.add_extension_attribute("com.acme.x", self.number(), pick(BUFFERS)),
            made.compute,
            lambda: self.events.append(made.start_compute()),
            lambda: self.events.append(
                made.start_compute_with_dependencies(pick([None, [], [pick(self.events)]]))
            ),
            lambda: made.burst_compute(pick([None, self.burst])),
            lambda: made.output_operand_rank(self.number()),
            lambda: made.output_operand_dimensions(self.number()),
            lambda: made.duration(self.number()),
            lambda: [made.set_input(i, room) for i in range(2)],
            lambda: made.set_output(0, room),
        ]

    def call(self) -> Any:
        calls = self.of_compilation()
        if self.execution is not None:
            calls += 2 * self.of_execution(self.execution)
        return self.random.choice(calls)()

    def finish(self) -> None:
        """No computation is left behind."""
        for event in self.events:
            if event is not None:
                event.close()


@pytest.mark.parametrize("seed", range(3))
def test_every_wrong_call_of_a_compilation_or_an_execution_is_a_code(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # one of the directories is the current one
    runtime = runtime_with(PartDriver("toy-add", [ADD]))
    model = add_and_multiply(runtime)
    generator = random.Random(seed)
    codes: Counter[ResultCode] = Counter()
    for _ in range(40):
        application = Application(runtime, model, generator)
        for _ in range(50):
            codes[outcome(application.call)] += 1
        application.finish()
    assert {code for code, count in codes.items() if count > 20} >= {
        ResultCode.NO_ERROR,
        ResultCode.BAD_DATA,
        ResultCode.BAD_STATE,
        ResultCode.UNEXPECTED_NULL,
    }
