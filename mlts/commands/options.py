"""Values of the options of commands, as given. Imports nothing slow to import."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nntest.runner.option_values import RunValues

__all__ = ["CapabilitiesOptions", "CommonOptions", "InputOptions", "Options"]


@dataclass(frozen=True, kw_only=True)
class CommonOptions(RunValues):
    """The options that ``mlts benchmark`` and ``mlts stress`` share."""

    drivers: tuple[str, ...]
    filter_driver: str | None
    include_nnapi_reference: bool
    nnapi_reference_only: bool
    assets: Path | None
    profile: str
    json_file: Path | None
    open_page: bool
    quiet: bool


@dataclass(frozen=True, kw_only=True)
class InputOptions:
    """Options that say what values the inputs of models have."""

    given: tuple[str, ...]
    mean: str | None
    std: str | None
    states: tuple[str, ...]
    signature: str | None
    seed: int


@dataclass(frozen=True, kw_only=True)
class Options(CommonOptions, InputOptions):
    """Options of ``mlts benchmark``."""

    models: tuple[str, ...]
    golden: tuple[str, ...]
    labels: Path | None
    evaluator: str | None

    seconds: float | None
    warmup_seconds: float | None
    iterations: int | None
    threads: int
    compilation: bool
    audio: bool
    localize: bool
    service: bool
    through: str | None
    max_partitions: int | None
    require_full_delegation: bool
    gate: Path | None

    @property
    def needs_workers(self) -> bool:
        """Whether models are measured in worker processes on this machine."""
        return self.engine == "local" and not self.in_process and not self.is_watched

    @property
    def is_watched(self) -> bool:
        """Whether the user wants to see what happens inside a driver as it happens."""
        from nnhal.debug import trace, vlog

        return trace.enabled() or any(vlog.channel(tag).on for tag in vlog.TAGS)


@dataclass(frozen=True, kw_only=True)
class CapabilitiesOptions:
    """Options of ``mlts capabilities``."""

    drivers: tuple[str, ...]
    assets: Path | None
    models: tuple[str, ...]
    profile: str
    seconds: float | None
    warmup_seconds: float | None
    threads: int
    timeout: float
    silence: float
    check: bool
    view: str
    json_file: Path | None
    quiet: bool
