"""``mlts models``: the catalogue as a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from mlts.catalogue import CatalogueModel, catalogue_at
from mlts.groups import group_of
from mlts.terminal import terminal
from nntest.assets import chosen_assets

__all__ = ["models"]


def models(assets: Path | None, patterns: Sequence[str]) -> None:
    """Print the models that match."""
    found = catalogue_at(assets)
    table = Table(title=f"Models in {chosen_assets(assets)}", title_justify="left")
    for column in ("Model", "Group", "Input", "Data", "Evaluator", "File"):
        # A name that is cut could not be typed.
        table.add_column(column, overflow="fold")
    for model in found.select(patterns):
        table.add_row(*_cells(model))
    console = terminal()
    console.print(table)
    for warning in found.warnings:
        console.print(f"Warning: {warning}")


def _cells(model: CatalogueModel) -> tuple[str, ...]:
    entry = model.entry
    kind = "float32" if entry.data_size == 4 else "quant8"
    shape = "x".join(map(str, entry.input_size))
    return (
        model.name,
        group_of(model.name),
        f"{kind} {shape}",
        entry.dataset.input_path if entry.dataset else _sequences(model),
        entry.evaluator.class_name if entry.evaluator else "",
        "absent" if model.absent else "present",
    )


def _sequences(model: CatalogueModel) -> str:
    count = len(model.entry.input_outputs or ())
    return f"{count} sequence{'s' if count != 1 else ''}"
