"""The catalogue of models: Android's ``models_list/*.json``, every key of it.

Source: ``TestModelsListLoader.java`` of platform/test/mlts/benchmark. Keys keep their meaning and
defaults; where Android fails with a Java exception, here the message names file, entry and key.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from mlts.results import NOTHING_GIVEN, GivenData
from nncli.errors import UserError
from nncli.input_file import Format, read_json_tree, shown
from nntest.assets import Assets, chosen_assets

__all__ = [
    "AccuracyEntry",
    "Catalogue",
    "CatalogueError",
    "DatasetEntry",
    "EvaluatorEntry",
    "InputOutput",
    "CatalogueModel",
    "ModelEntry",
    "NoSuchModel",
    "StateEntry",
    "catalogue_at",
    "load",
]

_Text = Annotated[str, Meta(min_length=1, max_length=1024)]
_NAME: Final = r"^[^/\x00-\x1f\x7f]+$"
_PATH: Final = r"^(?!/|(.*/)?\.\.(/|$))[^\x00-\x1f\x7f]+$"
_WORDS: Final = {
    _NAME: "a name of characters that can be printed, without '/'",
    _PATH: "a path inside the assets: relative, and without '..'",
}
"""What messages say instead of a regular expression."""

_Name = Annotated[str, Meta(min_length=1, max_length=200, pattern=_NAME)]
"""Part of a file's name, which has at most 255 bytes, and of the ids of cases."""

_File = Annotated[str, Meta(min_length=1, max_length=1024, pattern=_PATH)]

_Dimension = Annotated[int, Meta(gt=0, le=(1 << 31) - 1)]
_Float32 = Annotated[float, Meta(ge=-3.4e38, le=3.4e38)]
_SMALLEST_SCALE: Final = 1.2e-38
"""Of a quantized input: smaller ones are 0 in the device's float32."""


class CatalogueError(UserError):
    """A model list cannot be read, or an entry of it is wrong."""


class NoSuchModel(UserError):
    """A name or pattern given by the user matches no model of the catalogue."""


_FORMAT: Final = Format("a list of models", error=CatalogueError, max_bytes=1 << 20)


class _Keys(msgspec.Struct, frozen=True, rename="camel"):
    """Fields are spelled as in Python, keys as in Android's lists."""


class EvaluatorEntry(_Keys, frozen=True):
    """Entry ``evaluator`` of a model list: how the outputs are judged."""

    class_name: _Text
    output_mean_std_dev: _File | None = None
    expected_top1: Annotated[float, Meta(ge=0, le=1)] | None = None


_Limit = Annotated[float, Meta(ge=0)]


class AccuracyEntry(_Keys, frozen=True, forbid_unknown_fields=True):
    """Other limits than the rule's (:mod:`mlts.tolerances`) for one model: key ``accuracy``.

    Not a key of Android's, whose loader ignores it.
    """

    relaxed: bool = False
    """Drivers may compute float32 in the precision of float16, and are judged by its rule."""
    atol: _Limit | None = None
    rtol: _Limit | None = None
    max_spread: _Limit | None = None
    max_drift: _Limit | None = None
    max_offset: _Limit | None = None
    max_one_sided: _Limit | None = None
    max_channel_error: _Limit | None = None
    min_top1_agreement: Annotated[float, Meta(ge=0, le=1)] | None = None
    min_top5_agreement: Annotated[float, Meta(ge=0, le=1)] | None = None


class InputOutput(_Keys, frozen=True):
    """One sequence: little-endian files, or others by their suffix (:mod:`mlts.inputs.sources`).

    ``input`` is the file of the model's first input, ``inputs`` has those of any by their names,
    and ``outputs`` are in the order of the model's. The names and sequences without golden outputs
    are not Android's.
    """

    input: _File | UnsetType = UNSET
    inputs: dict[_Text, _File] | UnsetType = UNSET
    output: _File | UnsetType = UNSET
    outputs: Annotated[tuple[_File, ...], Meta(min_length=1)] | UnsetType = UNSET

    @property
    def output_files(self) -> tuple[str, ...]:
        if isinstance(self.output, str):
            return (self.output,)
        return self.outputs if isinstance(self.outputs, tuple) else ()

    @property
    def input_files(self) -> dict[str, str]:
        """Files by the names of their inputs; '' is the first input."""
        if isinstance(self.input, str):
            return {"": self.input}
        return self.inputs if isinstance(self.inputs, dict) else {}


class StateEntry(_Keys, frozen=True, forbid_unknown_fields=True):
    """A state that goes from an output into an input of the next inference, both by their names.

    Not a key of Android's.
    """

    input: _Text
    output: _Text


class DatasetEntry(_Keys, frozen=True):
    """A folder of labeled images: key ``dataset``."""

    input_path: _File
    ground_truth: _File
    labels: _File
    preprocessor: _Text


class ModelEntry(_Keys, frozen=True):
    """One entry of a list, as it is written there, defaults filled in."""

    name: _Name
    baseline_sec: Annotated[float, Meta(ge=0, le=1e9)]
    data_size: int
    input_size: Annotated[tuple[_Dimension, ...], Meta(min_length=1, max_length=16)]
    test_name: Annotated[str, Meta(max_length=1024)] = ""
    model_file: _File | Literal[""] = ""
    min_sdk_version: int = 0
    evaluator: EvaluatorEntry | None = None
    input_scale: _Float32 | None = None
    input_zero_point: _Float32 | None = None
    input_outputs: Annotated[tuple[InputOutput, ...], Meta(min_length=1)] | None = None
    dataset: DatasetEntry | None = None
    accuracy: AccuracyEntry = AccuracyEntry()
    states: tuple[StateEntry, ...] = ()


@dataclass(frozen=True)
class CatalogueModel:
    """A model of the catalogue: its entry, and where the entry and its files are.

    ``file`` is that of a model that is in no list; its entry has neither data nor a shape. ``data``
    is what the user gives.
    """

    entry: ModelEntry
    list_file: Path
    assets: Assets
    file: Path | None = None
    data: GivenData = NOTHING_GIVEN

    @property
    def name(self) -> str:
        """Unique in a catalogue; the name in every result."""
        return self.entry.name

    @property
    def title(self) -> str:
        """The readable name: key ``testName``."""
        return self.entry.test_name or self.entry.name

    @property
    def file_name(self) -> str:
        return self.file.name if self.file else f"{self.entry.model_file or self.name}.tflite"

    @property
    def path(self) -> Path | None:
        """The model file, None when it is not among the assets."""
        return self.file or self.assets.find(self.file_name)

    @property
    def absent(self) -> str | None:
        """Return why the model cannot run here: its file is missing. None when it is there."""
        return None if self.path else f"{self.file_name} is not in {self.assets}"

    def where(self) -> str:
        """Return how an error message names this entry."""
        return str(self.file) if self.file else f"{self.list_file}: model '{self.name}'"


@dataclass(frozen=True)
class Catalogue:
    """All models of some assets, in the order of the lists."""

    models: tuple[CatalogueModel, ...]
    warnings: tuple[str, ...] = ()

    def select(self, patterns: Sequence[str]) -> tuple[CatalogueModel, ...]:
        """The models whose name matches any of the patterns (shell style); all for no pattern.

        Raises NoSuchModel when a pattern matches nothing.
        """
        for pattern in patterns:
            if not any(fnmatchcase(model.name, pattern) for model in self.models):
                raise NoSuchModel(_no_match(pattern, [model.name for model in self.models]))
        return tuple(model for model in self.models if _matches_any(model.name, patterns))


def catalogue_at(directory: Path | None) -> Catalogue:
    """The models in a folder, or those that come with the project. Raises as :func:`load`."""
    return load(chosen_assets(directory))


def load(assets: Assets) -> Catalogue:
    """Read every list of the assets.

    Raises CatalogueError for unreadable JSON, a missing or wrong key, or a name used twice.
    """
    models: dict[str, CatalogueModel] = {}
    warnings: list[str] = []
    for list_file in assets.model_lists():
        for number, raw in enumerate(_raw_entries(list_file)):
            where = _describe(list_file, number, raw)
            model = CatalogueModel(_entry(where, raw), list_file, assets)
            if model.name in models:
                first = models[model.name].list_file
                raise CatalogueError(f"{where}: key 'name' is already used in {first}.")
            models[model.name] = model
            warnings += _unknown_keys(where, raw)
    return Catalogue(tuple(models.values()), tuple(warnings))


def _raw_entries(list_file: Path) -> list[Any]:
    root = read_json_tree(list_file, _FORMAT)
    if not isinstance(root, dict) or not isinstance(root.get("models"), list):
        raise CatalogueError(f"{list_file}: expected an object with a list under key 'models'.")
    return list(root["models"])


def _describe(list_file: Path, number: int, raw: object) -> str:
    name = raw.get("name") if isinstance(raw, dict) else None
    called = f"'{shown(name)}' " if isinstance(name, str) else ""
    return f"{list_file}: entry {called}(models[{number}])"


def _entry(where: str, raw: object) -> ModelEntry:
    try:
        entry = msgspec.convert(raw, ModelEntry)
    except msgspec.ValidationError as error:
        raise CatalogueError(f"{where}: {_in_words(shown(error))}") from error
    for key, problem in _problems(entry):
        raise CatalogueError(f"{where}: key '{key}' {problem}.")
    return entry


def _in_words(error: str) -> str:
    """The words of msgspec, told by the keys that the author of the list wrote."""
    problem, _, place = error.partition(" - at `$.")
    key = place.rstrip("`")
    missing = re.fullmatch(r"Object missing required field `(\w+)`", problem)
    if missing:
        return f"key '{key and key + '.'}{missing[1]}' is missing."
    for pattern, words in _WORDS.items():
        problem = problem.replace(f"`str` matching regex {pattern!r}", words)
    problem = problem.replace("`", "")
    return f"key '{key}': {problem[0].lower()}{problem[1:]}." if key else f"{problem}."


def _problems(entry: ModelEntry) -> Iterable[tuple[str, str]]:
    """What a type cannot say: key and problem of each rule that the entry breaks."""
    if entry.data_size not in (1, 2, 4, 8):
        yield "dataSize", f"is {entry.data_size}, expected bytes of an element: 1, 2, 4 or 8"
    if entry.input_outputs is not None and entry.dataset is not None:
        yield "inputOutputs", "or key 'dataset': expected only one of the two"
    for number, item in enumerate(entry.input_outputs or ()):
        if isinstance(item.input, str) == isinstance(item.inputs, dict):
            yield f"inputOutputs[{number}]", "expected exactly one of 'input' and 'inputs'"
        if isinstance(item.output, str) and isinstance(item.outputs, tuple):
            yield f"inputOutputs[{number}]", "expected only one of 'output' and 'outputs'"
    if entry.dataset:
        yield from _dataset_problems(entry)


def _dataset_problems(entry: ModelEntry) -> Iterable[tuple[str, str]]:
    shape = entry.input_size
    if len(shape) != 4 or shape[0] != 1 or shape[1] != shape[2] or shape[3] != 3:
        yield "inputSize", f"is {list(shape)}, expected [1, D, D, 3] for a 'dataset' of images"
    if entry.data_size == 1:
        for key, value in (
            ("inputScale", entry.input_scale),
            ("inputZeroPoint", entry.input_zero_point),
        ):
            if value is None:
                yield key, "is missing; 'dataset' with 'dataSize' 1 needs it"
        if entry.input_scale is not None and entry.input_scale < _SMALLEST_SCALE:
            yield "inputScale", f"is {entry.input_scale}, expected a positive number"


def _unknown_keys(where: str, raw: dict[str, object]) -> Iterable[str]:
    known = [field.encode_name for field in msgspec.structs.fields(ModelEntry)]
    for key in raw.keys() - set(known):
        nearest = difflib.get_close_matches(key, known, n=1)
        hint = f"; did you mean '{nearest[0]}'?" if nearest else ""
        yield f"{where}: unknown key '{shown(key)}' is ignored{hint}"


def _matches_any(name: str, patterns: Sequence[str]) -> bool:
    return not patterns or any(fnmatchcase(name, pattern) for pattern in patterns)


def _no_match(pattern: str, names: Sequence[str]) -> str:
    nearest = difflib.get_close_matches(pattern, names, n=1)
    hint = f"did you mean '{nearest[0]}'?" if nearest else "'mlts models' lists them."
    return f"no model matches '{shown(pattern)}'; {hint}"
