"""Calls about compilation caches: saving, loading, and files that are not as they were saved."""

from __future__ import annotations

from typing import Final

from nnhal.types import ErrorStatus, HalVersion
from vts.contract.device import prepared_object
from vts.contract.models import MODELS
from vts.contract.row import ANY_ERROR, Call, Kind, Table
from vts.contract.world import CacheObject, Missing, ModelObject, World
from vts.driving.cached_case import check_saved
from vts.driving.caches import OTHER_TOKEN, check_caching, load, save
from vts.raw import name_of_status
from vts.raw.cache_files import Cache
from vts.test_group import Failed

__all__ = ["CACHE"]

CACHE: Final = Table("cache")

_SINCE: Final = HalVersion.V1_2
_KEPT: Final = 4
"""Models that caches are tried with: those that differ least."""


@CACHE.row(
    "IDevice.hal 1.2, getNumberOfCacheFilesNeeded: the client's files",
    gives=Kind.CACHE,
    since=_SINCE,
)
def make_cache(world: World, call: Call, variant: str) -> CacheObject:
    folder = world.folder() / f"cache{call.gives}"
    return CacheObject(Cache(folder, check_caching(world.raw)))


@CACHE.row(
    "IDevice.hal 1.2, prepareModel_1_2: a model, whatever becomes of the cache",
    [Kind.CACHE],
    gives=Kind.MODEL,
    since=_SINCE,
    variants=MODELS[:_KEPT],
)
def prepare_and_save(world: World, call: Call, variant: str) -> ModelObject:
    cache = world.get(call.on[0], CacheObject)
    if variant not in world.models.names:
        raise Missing("the driver does not run it")
    with cache.cache.open() as handles:
        answer = save(world.raw, world.models.case(variant).model, handles)
    check_saved(world.raw, answer)
    cache.saved, cache.is_damaged = variant, False
    return prepared_object(world, variant, answer)


@CACHE.row(
    "IDevice.hal 1.2, prepareModelFromCache: the model that was saved, or GENERAL_FAILURE",
    [Kind.CACHE],
    gives=Kind.MODEL,
    since=_SINCE,
    allowed=frozenset(ErrorStatus),
)
def load_model(world: World, call: Call, variant: str) -> ModelObject:
    cache = world.get(call.on[0], CacheObject)
    with cache.cache.open() as handles:
        answer = load(world.raw, handles)
    is_loaded = answer.prepared_model is not None
    if (answer.status == ErrorStatus.NONE) != is_loaded:
        text = f"{name_of_status(answer.status)} with {'a' if is_loaded else 'no'} model"
        raise Failed("model_with_error", text, call=world.raw.cache_call)
    if is_loaded and (not cache.saved or cache.is_damaged):
        text = "gave a model from files that are not as they were saved"
        raise Failed("cache_not_refused", text, call=world.raw.cache_call)
    if not is_loaded:
        raise Missing("nothing was loaded")
    return prepared_object(world, cache.saved, answer)


@CACHE.row(
    "IDevice.hal 1.2, prepareModelFromCache: an error if the token is another one",
    [Kind.CACHE],
    since=_SINCE,
    allowed=ANY_ERROR,
)
def load_by_other_token(world: World, call: Call, variant: str) -> None:
    cache = world.get(call.on[0], CacheObject)
    with cache.cache.open() as handles:
        answer = load(world.raw, handles, OTHER_TOKEN)
    if answer.prepared_model is not None:
        text = "gave a model by a token that it was not saved with"
        raise Failed("cache_not_refused", text, call=world.raw.cache_call)


@CACHE.row(
    "IDevice.hal 1.2: a driver detects any change of its model cache files",
    [Kind.CACHE],
    since=_SINCE,
    variants=("one byte less", "a byte changed"),
)
def damage_cache(world: World, call: Call, variant: str) -> None:
    cache = world.get(call.on[0], CacheObject)
    files = [file for file in cache.cache.model if file.exists() and file.stat().st_size]
    if not files or cache.is_damaged:
        raise Missing("nothing was saved, or twice the same change would be none")
    content = bytearray(files[-1].read_bytes())
    if variant == "a byte changed":
        content[len(content) // 2] ^= 0x55
    files[-1].write_bytes(content[: len(content) - (variant == "one byte less")])
    cache.is_damaged = True


@CACHE.row(
    "IDevice.hal 1.2: the descriptors are the client's to close",
    [Kind.CACHE],
    ends=True,
    since=_SINCE,
)
def release_cache(world: World, call: Call, variant: str) -> None:
    world.get(call.on[0], CacheObject)
