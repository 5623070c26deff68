"""Builds the embedded models and data: what ``mlts benchmark`` runs when it is given no assets.

    pip install -e .[models] && apt install espeak-ng
    python scripts/build_models.py [FOLDER] [--weights DIR]

draws the images, lets espeak-ng speak, trains all models in PyTorch, and writes FOLDER/models and
FOLDER/datasets (of the checkout by default). Expected figures and golden outputs are TF Lite's, by
its built-in kernels. Two runs give the same up to the rounding of floating point. Weights that are
in DIR already are not trained again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from embedded.build.classifiers import CLASSIFIERS, write_classifier
from embedded.build.folder import AssetFolder
from embedded.build.speech import write_recognizer, write_synthesizer
from embedded.image_set import write_image_set
from embedded.listing import IMAGES

_ROOT: Final = Path(__file__).resolve().parent.parent


def build(root: Path, weights: Path) -> None:
    """Write all models and data below ``root``."""
    folder = AssetFolder(root)
    write_image_set(root / "datasets" / IMAGES)
    entries: list[dict[str, Any]] = []
    for classifier in CLASSIFIERS:
        entries += write_classifier(folder, weights, classifier)
    entries += [write_synthesizer(folder, weights), write_recognizer(folder, weights)]
    text = json.dumps({"models": entries}, indent=2) + "\n"
    folder.write("models/models_list/default.json", text.encode())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=_ROOT)
    parser.add_argument("--weights", type=Path, default=_ROOT / "build" / "weights")
    given = parser.parse_args()
    build(given.folder, given.weights)


if __name__ == "__main__":
    main()
