"""Builds the embedded models and data: what ``mlts benchmark`` runs when it is given no assets.

    pip install -e .[models] && apt install espeak-ng
    python scripts/build_models.py [FOLDER] [--weights DIR] [--model NAME]... [--all]

draws the images, lets espeak-ng speak, trains models in PyTorch, and writes FOLDER/models and
FOLDER/datasets (of the checkout by default). Expected figures and golden outputs are TF Lite's, by
its built-in kernels. Two runs give the same up to the rounding of floating point. Weights that are
in DIR already are not trained again.

Without --model, the models that are shipped are built. The larger ones, which are not, are built by
their names or with --all, and go to a list of their own.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from embedded.build.classifiers import LARGER, SHIPPED, Variants, write_classifier
from embedded.build.folder import AssetFolder
from embedded.build.speech import write_recognizer, write_synthesizer
from embedded.image_set import write_image_set
from embedded.listing import IMAGES

_ROOT: Final = Path(__file__).resolve().parent.parent
_Entry = dict[str, Any]
_Build = Callable[[AssetFolder, Path], list[_Entry]]


def _classifiers(variants: Collection[Variants]) -> dict[str, _Build]:
    return {each.architecture: partial(write_classifier, each) for each in variants}


_SHIPPED: Final[Mapping[str, _Build]] = {
    **_classifiers(SHIPPED),
    "tts_mini": write_synthesizer,
    "asr_mini": write_recognizer,
}
_LISTS: Final[Mapping[str, Mapping[str, _Build]]] = {
    "default": _SHIPPED,
    "larger": _classifiers(LARGER),
}


def build(root: Path, weights: Path, names: Collection[str]) -> None:
    """Write the models of these names and their data below ``root``."""
    folder = AssetFolder(root)
    if any(each.architecture in names for each in (*SHIPPED, *LARGER)):
        write_image_set(root / "datasets" / IMAGES)
    for title, models in _LISTS.items():
        built = [
            entry
            for name, write in models.items()
            if name in names
            for entry in write(folder, weights)
        ]
        if built:
            _write_list(folder, f"models/models_list/{title}.json", built)


def _write_list(folder: AssetFolder, name: str, built: list[_Entry]) -> None:
    """Entries of models that were not built this time stay as they are."""
    path = folder.root / name
    listed = json.loads(path.read_text())["models"] if path.exists() else []
    entries = {entry["name"]: entry for entry in [*listed, *built]}
    folder.write(name, (json.dumps({"models": [*entries.values()]}, indent=2) + "\n").encode())


_ALL: Final = tuple(name for models in _LISTS.values() for name in models)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=_ROOT)
    parser.add_argument("--weights", type=Path, default=_ROOT / "build" / "weights")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument(
        "--model", action="append", choices=_ALL, help="default: those that are shipped"
    )
    chosen.add_argument("--all", action="store_true", help="the larger ones, too")
    given = parser.parse_args()
    build(given.folder, given.weights, _ALL if given.all else given.model or tuple(_SHIPPED))


if __name__ == "__main__":
    main()
