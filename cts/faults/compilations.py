"""Faults of compilations and devices: caches, wrong calls, and what devices tell."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from cts.faults.catalogue import fault, patches
from cts.faults.patching import Patch
from nnapi import compilation as compilation_module
from nnapi import preparation
from nnapi import runtime as runtime_module
from nnapi.compilation import Compilation
from nnapi.devices import RuntimeDevice
from nnapi.feature_levels import feature_level_of
from nnapi.runtime import Runtime

__all__: list[str] = []


def _token_without(position: int, instead: Any) -> Iterable[Patch]:
    """Tokens that do not depend on the argument ``position`` of ``partition_token``."""

    def make(original: Any) -> Any:
        def token(*arguments: Any) -> bytes:
            given = list(arguments)
            given[position] = instead
            made: bytes = original(*given)
            return made

        return token

    return [Patch(preparation, "partition_token", make)]


@patches("compilation_caching")
def one_token_for_all_applications() -> Iterable[Patch]:
    """The token of the application does not count."""
    return _token_without(0, bytes(32))


@patches("compilation_caching")
def one_token_for_all_partitions() -> Iterable[Patch]:
    """Partitions of a model on one device have the same token."""
    return _token_without(1, ())


@patches("compilation_caching")
def one_token_for_all_devices() -> Iterable[Patch]:
    """The name of the device does not count in tokens."""
    return _token_without(2, "")


@patches("compilation_caching")
def one_token_for_all_versions() -> Iterable[Patch]:
    """The version of the device does not count in tokens."""
    return _token_without(3, "")


@patches("compilation_caching")
def one_token_for_all_preferences() -> Iterable[Patch]:
    """The preference does not count in tokens."""
    return _token_without(4, 0)


@patches("compilation_caching")
def one_token_for_all_priorities() -> Iterable[Patch]:
    """The priority does not count in tokens."""
    return _token_without(5, 0)


@fault("compilation_caching", preparation, "_from_cache")
def cache_never_asked_for(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A model is prepared again although there is a cache."""


@fault("compilation_caching", preparation, "_to_cache")
def cache_never_written(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A driver is not asked to cache what it prepares."""


@patches("generated_caching")
def stale_cache_taken() -> Iterable[Patch]:
    """A model prepared earlier is taken for what the cache has."""

    def make(original: Any) -> Any:
        first: list[Any] = []

        def from_cache(*arguments: Any) -> Any:
            found = original(*arguments)
            if found is not None:
                first.append(found)
            return first[0] if found is not None else None

        return from_cache

    return [Patch(preparation, "_from_cache", make)]


@fault("validation_compilation", Compilation, "set_preference")
def preference_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Any number is a preference."""


@fault("validation_compilation", Compilation, "set_priority")
def priority_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Any number is a priority."""


@fault("validation_compilation", Compilation, "check_one_explicit_device")
def time_limit_without_a_device(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Time can be limited and measured for any number of devices."""


@fault("validation_compilation", Compilation, "_check_open")
def compilation_changes_after_finish(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A finished compilation can be changed, and finished again."""


@fault("validation_compilation", Compilation, "_memory_preference")
def memory_preference_of_any_index(original: Any, *any: Any) -> Any:
    """Preferences for memory are reported for inputs that do not exist."""
    return SimpleNamespace()


@fault("validation_model", compilation_module, "_checked")
def devices_unchecked(original: Any, chosen: Any, known: Any) -> Any:
    """A device may be named twice, or none."""
    return chosen


@fault("introspection", Runtime, "devices")
def cpu_first(original: Any, self: Any) -> Any:
    """The CPU is the first device instead of the last."""
    return original(self)[::-1]


@fault("introspection", runtime_module, "re")
def enabled_devices_by_any_part(original: Any) -> Any:
    """A part of a driver's name is enough to enable it."""
    return SimpleNamespace(**{**vars(re), "fullmatch": re.search})


@fault("introspection", RuntimeDevice, "feature_level")
def level_of_the_driver(original: Any, self: Any) -> Any:
    """The feature level of a device is the driver's, although the runtime is older."""
    return feature_level_of(self.driver_version)
