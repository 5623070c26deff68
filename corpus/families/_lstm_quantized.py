"""QUANTIZED_16BIT_LSTM and QUANTIZED_LSTM, of which TF Lite's kernels say the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from corpus.families._files import Files
from corpus.language import Argument, Operand, SpecFile, Step, constant, given, omitted, result
from corpus.numbers import Numbers
from corpus.types import Type, q8s, q16s, s8, u8

_GATES = ("input", "forget", "cell", "output")
_STATE, _CELL = u8(1 / 128, 128), q16s(1 / 2048)

# Name, batches, inputs, outputs; scale and zero point of all weights.
_SIXTEEN: list[tuple[str, tuple[int, int, int], float, int]] = [
    ("square", (2, 3, 3), 0.0075, 120),
    ("more_inputs", (1, 5, 2), 0.011, 100),
    ("more_outputs", (2, 2, 4), 0.004, 155),
    ("one_output", (3, 2, 1), 0.02, 128),
    ("coarse", (2, 4, 3), 0.05, 3),
    ("fine", (1, 3, 4), 0.0011, 250),
]

FILES: Final = Files()


@FILES("quantized_16bit_lstm", "QUANTIZED_16BIT_LSTM: sizes, quantizations, states.")
def _sixteen_bits(file: SpecFile) -> None:
    for name, (batches, inputs, outputs), scale, zero_point in _SIXTEEN:
        numbers, weight = Numbers(f"16-bit lstm {name}"), u8(scale, zero_point)
        bias = Type("TENSOR_INT32", weight.scale / 128)
        arguments: list[Argument] = [given("input", numbers.codes(_STATE, batches, inputs), _STATE)]
        for kind, width in (("input", inputs), ("recurrent", outputs)):
            for gate in _GATES:
                codes = numbers.codes(weight, outputs, width)
                arguments.append(constant(f"{kind}_to_{gate}", codes, weight))
        for gate in _GATES:
            sums = numbers.integers(outputs, low=-9000, high=9000)
            arguments.append(constant(f"{gate}_gate_bias", sums, bias))
        cell = numbers.integers(batches, outputs, low=-9000, high=9000)
        arguments += [given("cell_state", cell, _CELL)]
        arguments += [given("output_state", numbers.codes(_STATE, batches, outputs), _STATE)]
        _add_sixteen(file, name, arguments, "One step from non-zero states.")
    _add_full_cell(file)


def _add_full_cell(file: SpecFile) -> None:
    """Gates wide open, and cells to which nearly 1 is added at both ends of their range."""
    weight = u8(1 / 128, 128)
    bias = Type("TENSOR_INT32", weight.scale / 128)
    nothing = np.full((4, 3), 128)
    arguments: list[Argument] = [given("input", np.full((2, 3), 128), _STATE)]
    arguments += [constant(f"input_to_{gate}", nothing, weight) for gate in _GATES]
    square = np.full((4, 4), 128)
    arguments += [constant(f"recurrent_to_{gate}", square, weight) for gate in _GATES]
    open_wide = np.full(4, round(8 / bias.scale))
    for gate in _GATES:
        sums = open_wide * [1, -1, 1, -1] if gate == "cell" else open_wide
        arguments.append(constant(f"{gate}_gate_bias", sums, bias))
    cell = [[32_000, -32_000, -32_000, 32_000], [32_767, -32_768, 30_600, -30_800]]
    arguments += [given("cell_state", np.array(cell), _CELL)]
    arguments += [given("output_state", np.full((2, 4), 128), _STATE)]
    _add_sixteen(file, "full_cell", arguments, "Cell states beyond 16 bits saturate.")


def _add_sixteen(file: SpecFile, name: str, inputs: list[Argument], tests: str) -> None:
    outputs = [result("cell_state_out", _CELL), result("output", _STATE)]
    file.add(name, "QUANTIZED_16BIT_LSTM", inputs, outputs, tests=tests, oracle="tflite")


class _Cell(NamedTuple):
    """Options of a QUANTIZED_LSTM. Peepholes and projection never both: TF Lite lacks that."""

    name: str
    coupled: bool = False
    peephole: bool = False
    projection: bool = False
    norm: bool = False
    cell_clip: float = 0.0
    projection_clip: float = 0.0
    batches: int = 2
    inputs: int = 3
    cells: int = 4
    source: Type = s8(1 / 128, 5)
    cell_state: Type = _CELL
    hidden_state: Type = s8(1 / 100, -7)
    projection_bias: bool = True

    @property
    def outputs(self) -> int:
        return 2 if self.projection else self.cells


_EIGHT = [
    _Cell("plain"),
    _Cell("coupled", coupled=True),
    _Cell("peephole", peephole=True),
    _Cell("projection", projection=True),
    _Cell("projection_without_bias", projection=True, projection_bias=False),
    _Cell("norm", norm=True),
    _Cell("coupled_norm", coupled=True, norm=True),
    _Cell("norm_peephole", norm=True, peephole=True),
    _Cell("norm_projection", norm=True, projection=True),
    _Cell("cell_clip", cell_clip=0.75),
    _Cell("projection_clip", projection=True, projection_clip=0.2),
    _Cell("coupled_all", True, False, True, True, 1.25, 0.3),
    _Cell("one_batch", batches=1, inputs=5, cells=3),
    _Cell("one_cell", batches=3, inputs=2, cells=1),
    _Cell("coarse_state", cell_state=q16s(2.0**-9), hidden_state=s8(1 / 64, 127)),
    _Cell("fine_state", cell_state=q16s(2.0**-15), hidden_state=s8(1 / 256, -128)),
    _Cell("zero_points", projection=True, source=s8(1 / 64, -128), hidden_state=s8(1 / 50, 60)),
    _Cell("coarse_norm", norm=True, cell_state=q16s(2.0**-10), source=s8(1 / 32, 127)),
    _Cell("cell_clip_below_projection", projection=True, cell_clip=0.3),
    _Cell("clips_apart", projection=True, cell_clip=0.3, projection_clip=0.5),
]


@FILES("quantized_lstm", "QUANTIZED_LSTM: every option, states.")
def _eight_bits(file: SpecFile) -> None:
    for cell in _EIGHT:
        state = cell.hidden_state
        outputs = [
            result("output_state_out", state),
            result("cell_state_out", cell.cell_state),
            result("output", state),
        ]
        step = Step("QUANTIZED_LSTM", _Eight(cell).arguments(state), outputs)
        tests = "One step from non-zero states."
        file.add(cell.name, step, tests=tests, oracle="tflite")


class _Eight:
    """Draws the operands of a QUANTIZED_LSTM."""

    def __init__(self, cell: _Cell) -> None:
        drawn = repr(cell).replace(", projection_bias=True", "")
        self.cell, self.numbers = cell, Numbers(f"8-bit lstm {drawn}")

    def arguments(self, state: Type) -> list[Argument]:
        """Return all inputs. Without normalization TF Lite presumes 3 integer bits of the gates."""
        cell, source = self.cell, self.cell.source
        hidden: list[Argument] = [7, 0.01] if cell.projection else [state.zero_point, state.scale]
        factors = (1.0, 1.125, 0.875, 1.25) if cell.norm else (1.0,) * 4
        memory = self.numbers.integers(cell.batches, cell.cells, low=-9000, high=9000)
        inputs = self.numbers.codes(source, cell.batches, cell.inputs)
        output_state = self.numbers.codes(state, cell.batches, cell.outputs)
        return [
            given("input", inputs, source),
            *self._matrices("input", cell.inputs),
            *self._matrices("recurrent", cell.outputs),
            *self._vectors("peephole_{}", ("input", "forget", "output"), there=cell.peephole),
            *self._biases(),
            *self._projection(),
            given("output_state", output_state, state),
            given("cell_state", memory, cell.cell_state),
            *self._vectors("{}_norm", _GATES, there=cell.norm),
            *(cell.cell_clip, cell.projection_clip),
            *(2.0**-12 * factor for factor in factors),
            *hidden,
        ]

    def _is_there(self, gate: str) -> bool:
        return not (gate == "input" and self.cell.coupled)

    def _weight(self, name: str, rows: int, columns: int) -> Operand:
        codes = self.numbers.integers(rows, columns, low=-127, high=127)
        scale = int(self.numbers.integers(1, low=2, high=20)[0]) / 1000
        return constant(name, codes, q8s(scale))

    def _matrices(self, kind: str, width: int) -> list[Operand]:
        made = [self._weight(f"{kind}_to_{gate}", self.cell.cells, width) for gate in _GATES]
        if not self._is_there("input"):
            made[0] = omitted(f"{kind}_to_input", q8s(0.01), (0, 0))
        return made

    def _vectors(
        self,
        name: str,
        gates: tuple[str, ...],
        *,
        there: bool = True,
        most: int = 9000,
        type: Type | None = None,
    ) -> Iterator[Argument]:
        """A vector for each gate, of codes in a scale of its own if not of ``type``."""
        for gate in gates:
            codes = self.numbers.integers(self.cell.cells, low=-most, high=most)
            kind = type or q16s(int(self.numbers.integers(1, low=2, high=20)[0]) * 1e-5)
            kept, label = there and self._is_there(gate), name.format(gate)
            yield constant(label, codes, kind) if kept else omitted(label, kind)

    def _biases(self) -> Iterator[Argument]:
        """Added to 20 bits behind the point of a normalized gate, or to a sum of products."""
        most = 2**23 if self.cell.norm else 2**14
        return self._vectors("{}_gate_bias", _GATES, most=most, type=Type("TENSOR_INT32"))

    def _projection(self) -> list[Argument]:
        kind = Type("TENSOR_INT32", 1e-4)
        if not self.cell.projection:
            return [omitted("projection", q8s(0.01), (0, 0)), omitted("projection_bias", kind)]
        sums = self.numbers.integers(self.cell.outputs, low=-1000, high=1000)
        weights = self._weight("projection", self.cell.outputs, self.cell.cells)
        name, there = "projection_bias", self.cell.projection_bias
        return [weights, constant(name, sums, kind) if there else omitted(name, kind)]
