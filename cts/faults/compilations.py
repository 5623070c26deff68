"""Faults of compilations and devices: caches, wrong calls, and what devices tell."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi import compilation as compilation_module
from nnapi import preparation
from nnapi import runtime as runtime_module
from nnapi.compilation import Compilation
from nnapi.devices import RuntimeDevice
from nnapi.feature_levels import feature_level_of
from nnapi.runtime import Runtime

__all__: list[str] = []


def _nothing(original: Any) -> Any:
    return lambda *arguments, **keywords: None


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


@fault("compilation_caching")
def one_token_for_all_applications() -> Iterable[Patch]:
    """The token of the application does not count."""
    return _token_without(0, bytes(32))


@fault("compilation_caching")
def one_token_for_all_partitions() -> Iterable[Patch]:
    """Partitions of a model on one device have the same token."""
    return _token_without(1, ())


@fault("compilation_caching")
def one_token_for_all_devices() -> Iterable[Patch]:
    """The name of the device does not count in tokens."""
    return _token_without(2, "")


@fault("compilation_caching")
def one_token_for_all_versions() -> Iterable[Patch]:
    """The version of the device does not count in tokens."""
    return _token_without(3, "")


@fault("compilation_caching")
def one_token_for_all_preferences() -> Iterable[Patch]:
    """The preference does not count in tokens."""
    return _token_without(4, 0)


@fault("compilation_caching")
def one_token_for_all_priorities() -> Iterable[Patch]:
    """The priority does not count in tokens."""
    return _token_without(5, 0)


@fault("compilation_caching")
def cache_never_asked_for() -> Iterable[Patch]:
    """A model is prepared again although there is a cache."""
    return [Patch(preparation, "_from_cache", _nothing)]


@fault("compilation_caching")
def cache_never_written() -> Iterable[Patch]:
    """A driver is not asked to cache what it prepares."""
    return [Patch(preparation, "_to_cache", _nothing)]


@fault("generated_caching")
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


@fault("validation_compilation")
def preference_unchecked() -> Iterable[Patch]:
    """Any number is a preference."""
    return [Patch(Compilation, "set_preference", _nothing)]


@fault("validation_compilation")
def priority_unchecked() -> Iterable[Patch]:
    """Any number is a priority."""
    return [Patch(Compilation, "set_priority", _nothing)]


@fault("validation_compilation")
def time_limit_without_a_device() -> Iterable[Patch]:
    """Time can be limited and measured for any number of devices."""
    return [Patch(Compilation, "check_one_explicit_device", _nothing)]


@fault("validation_compilation")
def compilation_changes_after_finish() -> Iterable[Patch]:
    """A finished compilation can be changed, and finished again."""
    return [Patch(Compilation, "_check_open", _nothing)]


@fault("validation_compilation")
def memory_preference_of_any_index() -> Iterable[Patch]:
    """Preferences for memory are reported for inputs that do not exist."""
    return [
        Patch(Compilation, "_memory_preference", lambda original: lambda *any: SimpleNamespace())
    ]


@fault("validation_model")
def devices_unchecked() -> Iterable[Patch]:
    """A device may be named twice, or none."""
    return [Patch(compilation_module, "_checked", lambda original: lambda chosen, known: chosen)]


@fault("introspection")
def cpu_first() -> Iterable[Patch]:
    """The CPU is the first device instead of the last."""

    def make(original: Any) -> Any:
        return property(lambda self: original.fget(self)[::-1])

    return [Patch(Runtime, "devices", make)]


@fault("introspection")
def enabled_devices_by_any_part() -> Iterable[Patch]:
    """A part of a driver's name is enough to enable it."""
    loose = SimpleNamespace(**{**vars(re), "fullmatch": re.search})
    return [Patch(runtime_module, "re", lambda original: loose)]


@fault("introspection")
def level_of_the_driver() -> Iterable[Patch]:
    """The feature level of a device is the driver's, although the runtime is older."""

    def make(original: Any) -> Any:
        return property(lambda self: feature_level_of(self.driver_version))

    return [Patch(RuntimeDevice, "feature_level", make)]
