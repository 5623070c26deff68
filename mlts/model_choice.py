"""Choice of models: those of the catalogue by name or pattern, and the user's own by path."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from mlts.catalogue import (
    CatalogueModel,
    EvaluatorEntry,
    ModelEntry,
    NoSuchModel,
    catalogue_at,
)
from mlts.results import NOTHING_GIVEN, GivenData
from nncli.input_file import shown
from nntest.assets import Assets
from nntflite.formats import SUFFIXES

__all__ = ["chosen_models", "is_path", "only_model", "with_files"]

_LONGEST_NAME: Final = 100


def is_path(word: str) -> bool:
    """Whether ``word`` is the path of a model, and no name or pattern of the catalogue."""
    return os.sep in word or word.lower().endswith(SUFFIXES)


def with_files(words: Sequence[str]) -> tuple[str, ...]:
    """``words`` with the model files in folders instead of these. Raises NoSuchModel."""
    return tuple(each for word in words for each in _files_in(word))


def _files_in(word: str) -> list[str]:
    if not os.path.isdir(word):
        return [word]
    found = sorted(str(file) for file in Path(word).iterdir() if is_path(file.name))
    if not found:
        raise NoSuchModel(f"{shown(word)}: no file in it ends with {' or '.join(SUFFIXES)}")
    return found


def chosen_models(
    words: Sequence[str], assets: Path | None, data: GivenData = NOTHING_GIVEN
) -> tuple[CatalogueModel, ...]:
    """The models that ``words`` name, with the user's ``data``; all of the catalogue for no words.

    Raises NoSuchModel for a word that names none, and as :func:`catalogue_at`.
    """
    words = with_files(words)
    patterns = [word for word in words if not is_path(word)]
    listed = catalogue_at(assets).select(patterns) if patterns or not words else ()
    taken = {model.name for model in listed}
    files = _names({os.path.abspath(word): Path(word) for word in words if is_path(word)}, taken)
    return (
        *(replace(model, entry=_judged(model.entry, data), data=data) for model in listed),
        *(_of_file(name, path, data) for path, name in files.items()),
    )


def only_model(word: str, assets: Path | None, data: GivenData = NOTHING_GIVEN) -> CatalogueModel:
    """The one model that ``word`` names. Raises NoSuchModel where that is none or several."""
    (model, *others) = chosen_models([word], assets, data)
    if others:
        names = ", ".join(each.name for each in (model, *others))
        raise NoSuchModel(f"'{word}' is {len(others) + 1} models: {names}; give one")
    if model.absent:
        raise NoSuchModel(f"model '{model.name}': {model.absent}")
    return model


def _of_file(name: str, path: Path, data: GivenData) -> CatalogueModel:
    entry = ModelEntry(name=name, baseline_sec=0, data_size=0, input_size=())
    return CatalogueModel(_judged(entry, data), path, Assets((path.parent,)), path, data)


def _judged(entry: ModelEntry, data: GivenData) -> ModelEntry:
    """The entry with the user's evaluator."""
    if not data.evaluator:
        return entry
    return msgspec.structs.replace(entry, evaluator=EvaluatorEntry(data.evaluator))


def _names(files: Mapping[str, Path], taken: Iterable[str]) -> dict[Path, str]:
    """A name for each file: its stem, with the folders before it where several have the same."""
    used = Counter(taken)
    stems = Counter(_printable(path.stem) for path in files.values())
    names: dict[Path, str] = {}
    for absolute, path in files.items():
        name = _printable(path.stem)
        parents = list(Path(absolute).parent.parts[1:])
        while parents and (used[name] or stems[name] > 1):
            name = _printable(f"{parents.pop()}.{name}")
        used[name] += 1
        names[Path(absolute)] = name
    return names


def _printable(text: str) -> str:
    kept = "".join(each if each.isprintable() and each != os.sep else "_" for each in text)
    return kept[-_LONGEST_NAME:] or "model"
