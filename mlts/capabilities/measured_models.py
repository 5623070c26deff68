"""Models that capabilities are measured on, for the process that measures."""

from __future__ import annotations

from functools import cached_property

from mlts.capabilities.models import all_models
from mlts.catalogue import catalogue_at
from mlts.model_runner import RunnerTools
from mlts.planning import PlannedModel, load

__all__ = ["MeasuredModels"]


class MeasuredModels(RunnerTools):
    """Has the catalogue's models, those of floating point as relaxed ones too, and control flow."""

    def model(self, name: str) -> PlannedModel:
        found = self._planned[name]
        return found if found.loaded else load(found.entry)

    @cached_property
    def _planned(self) -> dict[str, PlannedModel]:
        return {model.name: model for model in all_models(catalogue_at(self._chosen.assets))}
