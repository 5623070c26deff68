"""Sequences of files, of a model's list or of the user's, and of seeded values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mlts.catalogue import CatalogueModel, InputOutput
from mlts.datasets.base import LABELS, MAX_DIGITS, DataSequence, Dataset, asset
from mlts.inputs import (
    DatasetError,
    Source,
    SourceReader,
    given_files,
    number_of,
    port_name,
    seeded,
    values_in_words,
)
from mlts.results import GivenData
from nncli.input_file import read_lines, shown
from nntflite.metadata import Normalization
from nntflite.model_ports import ModelPorts

__all__ = ["FileSequences"]

_MAX_INFERENCES: Final = 1 << 16
"""Inferences of a sequence. Each costs hundreds of bytes while the outputs are kept to be judged:
eleven minutes of audio in frames of 10 ms.
"""

_MAX_SEQUENCE_BYTES: Final = 1 << 26
"""Input and golden outputs of a sequence of several inferences, about ten times of which are in
memory while the outputs of all backends are compared.
"""

_MAX_SEEDED_ELEMENTS: Final = 1 << 30
"""Elements of an input that gets seeded values: more do not fit into the memory of most machines."""

_SEEDED_SEQUENCES: Final = 10
_STATEFUL_SEQUENCES: Final = 3
_SEEDED_STEPS: Final = 8
"""Sequences of seeded values, and inferences in each where the model has a state."""


class _Files(NamedTuple):
    """Files of a sequence: by the number of the input, and one an output or none."""

    name: str
    inputs: Mapping[int, Source]
    golden: tuple[Source, ...] = ()


@dataclass(frozen=True)
class _Sequence:
    """Files of a sequence, and their division into inferences."""

    name: str
    length: int
    inputs: Mapping[int, Source] = field(default_factory=dict)
    golden: tuple[Source, ...] = ()
    golden_bytes: tuple[int, ...] = ()
    """Bytes of one inference, per output."""


class FileSequences(Dataset):
    """Files, one or several a sequence; an input without a file has seeded values, and a state
    without one is zero in the beginning.

    A sequence of a list of which no file is there is left out with a warning: assets are often
    copied in part. A sequence of which only some files are there is an error.
    """

    def __init__(self, model: CatalogueModel, ports: ModelPorts) -> None:
        self._model = model
        self._ports = _resized(ports, model.entry.input_size)
        self._reader = SourceReader(_normalization(model.data))
        self._states = dict(self._state_numbers())
        self._shapes = {n: port.shape for n, port in enumerate(self._ports.inputs)}
        self._fixed: set[int] = set()
        self._sequences = tuple(self._open(files) for files in self._files())
        self.lengths = tuple(sequence.length for sequence in self._sequences)
        self.input_shapes = self._shapes
        self._labels = self._read_labels()
        self.seeded = ", ".join(self._seeded_in_words())
        if len(ports.signatures) > 1 and not model.data.signature:
            names = ", ".join(map(repr, ports.signatures))
            self.warnings = (*self.warnings, f"one of the signatures {names} ran (--signature)")

    @property
    def has_golden(self) -> bool:
        return bool(self._sequences[0].golden)

    def sequence(self, index: int) -> DataSequence:
        found = self._sequences[index]
        golden = tuple(
            np.frombuffer(self._reader.content(source, port), np.uint8).reshape(found.length, -1)
            for source, port in zip(found.golden, self._ports.outputs, strict=False)
        )
        return DataSequence(
            index,
            found.name,
            found.length,
            tuple(self._values(found, index, number) for number in self._shapes),
            self._states,
            golden or None,
            self._labels[index] if self._labels else None,
        )

    def check_outputs(self, sizes: Sequence[int]) -> None:
        for files in self._sequences:
            pairs = zip(files.golden, files.golden_bytes, sizes, strict=bool(files.golden))
            for golden, found, expected in pairs:
                if found != expected:
                    raise DatasetError(
                        f"{golden.path}: golden output has {found} bytes an inference, the model's "
                        f"output has {expected} ({self._model.where()})."
                    )

    def _values(self, files: _Sequence, index: int, number: int) -> NDArray[Any]:
        port, shape = self._ports.inputs[number], self._shapes[number]
        if number in files.inputs:
            source = files.inputs[number]
            values = self._reader.read(source, port)
            if number in self._states:
                return np.broadcast_to(values[:1], (files.length, *shape))
            if len(values) < files.length:
                raise DatasetError(
                    f"{source.path}: had {files.length} inferences when the run began, and now "
                    f"{len(values)}."
                )
            return values[: files.length]
        if number in self._states:
            zero_point = port.quantization.zero_points[0] if port.quantization else 0
            return np.broadcast_to(
                np.asarray(zero_point, port.dtype), (files.length, *shape)
            )
        seed = (self._model.data.seed, index, number)
        return seeded(port, shape, files.length, seed, self._model.where())

    def _files(self) -> Iterator[_Files]:
        items = self._model.entry.input_outputs
        if self._model.data.inputs or not items:
            return self._given()
        present = [item for item in items if self._is_present(item)] or items[:1]
        if len(present) < len(items):
            missing = len(items) - len(present)
            self.warnings = (
                f"{missing} of {len(items)} sequences are not in {self._model.assets}; "
                f"{len(present)} are used",
            )
        return map(self._listed, present)

    def _given(self) -> Iterator[_Files]:
        """The user's files, or as many sequences without any as are seeded."""
        data, where = self._model.data, self._model.where()
        given = given_files(data.inputs, self._ports.inputs, where)
        golden = given_files(data.golden, self._ports.outputs, where, side="output")
        if not given and not self._ports.inputs:
            given = [{}]
        if golden and len(golden) != len(given):
            raise DatasetError(
                f"{where}: {len(golden)} golden outputs for {len(given)} sequences; expected "
                "as many, and --input to say of what."
            )
        seeded = _STATEFUL_SEQUENCES if self._is_stateful else _SEEDED_SEQUENCES
        for number, inputs in enumerate(given or [{}] * seeded):
            outputs = self._all_outputs(golden[number]) if golden else ()
            yield _Files(_name_of(inputs, number), inputs, outputs)

    def _listed(self, item: InputOutput) -> _Files:
        where = self._model.where()
        if item.input_files.keys() == {""} and not self._ports.inputs:
            raise DatasetError(f"{where}: key 'input': {self._model.file_name} has no inputs.")
        inputs = {
            number_of(name, self._ports.inputs, where) if name else 0: Source(
                asset(self._model, "input", file)
            )
            for name, file in item.input_files.items()
        }
        golden = tuple(Source(asset(self._model, "output", file)) for file in item.output_files)
        return _Files(next(iter(item.input_files.values())), inputs, golden)

    @property
    def _is_stateful(self) -> bool:
        return self._ports.is_stateful or bool(self._states)

    def _is_present(self, item: InputOutput) -> bool:
        names = (*item.input_files.values(), *item.output_files)
        return any(self._model.assets.find(name) for name in names)

    def _open(self, files: _Files) -> _Sequence:
        name, inputs, golden = files
        if golden and len(golden) != len(self._ports.outputs):
            raise DatasetError(
                f"{self._model.where()}: {name} has {len(golden)} golden output(s), the model has "
                f"{len(self._ports.outputs)}; list one file an output."
            )
        length = self._length(inputs)
        self._check_seeded(inputs)
        sizes = tuple(self._golden_bytes(n, source, length) for n, source in enumerate(golden))
        step = sum(
            (port.dtype.itemsize if port.dtype else 0) * prod(self._shapes[n])
            for n, port in enumerate(self._ports.inputs)
        )
        self._check_bounds(name, length, step + sum(sizes))
        return _Sequence(name, length, inputs, golden, sizes)

    def _length(self, inputs: Mapping[int, Source]) -> int:
        """Inferences of a sequence, by its inputs that are no states."""
        lengths = {number: self._measure(number, source) for number, source in inputs.items()}
        steps = {n: length for n, length in lengths.items() if n not in self._states}
        length = next(iter(steps.values()), _SEEDED_STEPS if self._is_stateful else 1)
        for number, found in steps.items():
            if found != length:
                raise DatasetError(
                    f"{inputs[number].path}: has {found} inferences, another input of the "
                    f"sequence has {length} ({self._model.where()})."
                )
        return length

    def _measure(self, number: int, source: Source) -> int:
        """Inferences in a file; its shape is that of the input from now on."""
        try:
            length, shape = self._reader.measure(source, self._ports.inputs[number])
        except DatasetError as error:
            raise DatasetError(f"{str(error).rstrip('.')} ({self._model.where()}).") from error
        if number in self._fixed and shape != self._shapes[number]:
            raise DatasetError(
                f"{source.path}: has the shape {list(shape)}, where another file for "
                f"'{port_name(self._ports.inputs[number])}' has {list(self._shapes[number])}."
            )
        self._fixed.add(number)
        self._shapes[number] = shape
        return length

    def _check_seeded(self, given: Mapping[int, Source]) -> None:
        """Say now, and not in the run, which input nobody can guess."""
        for number, port in enumerate(self._ports.inputs):
            if number not in given and number not in self._states:
                values_in_words(port, self._model.where())
                if (elements := prod(self._shapes[number])) > _MAX_SEEDED_ELEMENTS:
                    raise DatasetError(
                        f"{self._model.where()}: input '{port_name(port)}' has {elements} elements; "
                        f"at most {_MAX_SEEDED_ELEMENTS} get seeded values."
                    )

    def _seeded_in_words(self) -> Iterator[str]:
        given = self._sequences[0].inputs
        for number, port in enumerate(self._ports.inputs):
            if number in given or number in self._states:
                continue
            told = values_in_words(port, self._model.where())
            is_open = ", dimensions of any size taken as 1" if port.open_dimensions else ""
            yield f"input '{port_name(port)}' has seeded {told}{is_open}"

    def _check_bounds(self, name: str, length: int, inference_bytes: int) -> None:
        """Compare a sequence with what is read at once; one inference is as large as it must be."""
        most = max(1, min(_MAX_INFERENCES, _MAX_SEQUENCE_BYTES // max(inference_bytes, 1)))
        if length > most:
            raise DatasetError(
                f"{name}: the sequence has {length} inferences of {inference_bytes} bytes with "
                f"their golden outputs, at most {most} are read; split it ({self._model.where()})."
            )

    def _all_outputs(self, found: Mapping[int, Source]) -> tuple[Source, ...]:
        for number, port in enumerate(self._ports.outputs):
            if number not in found:
                raise DatasetError(
                    f"{self._model.where()}: output '{port_name(port)}' has no golden values; give "
                    "them with --golden NAME=FILE."
                )
        return tuple(found[number] for number in sorted(found))

    def _golden_bytes(self, number: int, source: Source, length: int) -> int:
        """Bytes of an output in one inference: those of a raw file are compared with the model's
        when it has been loaded.
        """
        size = self._reader.content_size(source, self._ports.outputs[number])
        if size == 0 or size % length:
            raise DatasetError(
                f"{source.path}: golden output has {size} bytes, not a multiple of the sequence's "
                f"{length} inferences ({self._model.where()})."
            )
        return size // length

    def _read_labels(self) -> tuple[int, ...]:
        if not self._model.data.labels:
            return ()
        path = Path(self._model.data.labels)
        lines = read_lines(path, LABELS)
        if len(lines) != len(self._sequences):
            raise DatasetError(
                f"{path}: {len(lines)} labels for {len(self._sequences)} sequences; expected one "
                "line a sequence, in the order of the files' names."
            )
        for line, text in enumerate(lines, 1):
            if not text.isdecimal() or len(text) > MAX_DIGITS:
                raise DatasetError(
                    f"{path}: line {line}: '{shown(text)}' is not the number of a class."
                )
        return tuple(map(int, lines))

    def _state_numbers(self) -> Iterator[tuple[int, int]]:
        """Numbers of input and output of each state that the list or the user names."""
        where, ports = self._model.where(), self._ports
        named = [(state.input, state.output) for state in self._model.entry.states]
        for word in self._model.data.states:
            given, separator, computed = word.partition("=")
            if not separator:
                raise DatasetError(f"--state {shown(word)}: expected INPUT=OUTPUT.")
            named.append((given, computed))
        for given, computed in named:
            into = number_of(given, ports.inputs, where)
            out_of = number_of(computed, ports.outputs, where, "output")
            here, there = ports.inputs[into], ports.outputs[out_of]
            if here.type != there.type or not here.takes(there.shape):
                raise DatasetError(
                    f"{where}: state '{given}' is {here.type.name} {list(here.shape)}, output "
                    f"'{computed}' is {there.type.name} {list(there.shape)}; expected the same."
                )
            yield into, out_of


def _normalization(data: GivenData) -> Normalization | None:
    """The normalization that the user gives. Raises DatasetError."""
    if not data.mean and not data.std:
        return None
    if len(data.mean) != len(data.std) or not all(data.std):
        raise DatasetError("--mean and --std need as many numbers as each other, and --std no 0.")
    return Normalization(data.mean, data.std)


def _resized(ports: ModelPorts, first: tuple[int, ...]) -> ModelPorts:
    """``ports`` with the shape of the first input that a list gives; of any other, it is ()."""
    if not first or not ports.inputs:
        return ports
    given, *others = ports.inputs
    return replace(ports, inputs=(replace(given, shape=first), *others))


def _name_of(inputs: Mapping[int, Source], number: int) -> str:
    """The name of a sequence: its first file's."""
    return str(next(iter(inputs.values())).path) if inputs else f"seeded {number}"


