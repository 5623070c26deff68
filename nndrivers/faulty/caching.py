"""Compilation caches that are trusted too much, or not kept."""

from __future__ import annotations

import io
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, BinaryIO, ClassVar, NamedTuple

import msgspec
import numpy as np

from nndrivers.faulty._aidl_delegates import DelegatingAidlDevice
from nndrivers.faulty._delegates import DelegatingDevice
from nndrivers.faulty._programs import Wrapped
from nndrivers.faulty.catalogue import defect, overriding
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.program import ReferenceProgram
from nnhal.driver_kit import CacheMiss, ExecutionContext, Inputs, Outputs, Program
from nnhal.errors import HalError
from nnhal.operations.node import TensorInfo
from nnhal.types import (
    CacheHandles,
    ErrorStatus,
    HalVersion,
    OperationType,
    PrepareModelConfig,
    PrepareModelConfigV1_3,
    SymmPerChannelQuantParams,
)

_Files = Sequence[BinaryIO]

_LARGE, _ALIGNMENT = 4096, 64


class _Cache(NamedTuple):
    """Token and files that were saved, or are to be loaded."""

    token: bytes
    model: bytes
    data: bytes


class _Remembering(ReferenceDriver):
    """Keeps the files that it has saved, as if they could be repaired."""

    since = HalVersion.V1_2
    _saved: ClassVar[list[_Cache]] = []

    def save_to_cache(
        self, program: Program, token: bytes, model_files: _Files, data_files: _Files
    ) -> None:
        # Never read back: somebody else may have written to the files by then.
        model, data = io.BytesIO(), io.BytesIO()
        super().save_to_cache(program, token, [model], [data])
        model_files[0].write(model.getvalue())
        data_files[0].write(data.getvalue())
        self._saved.append(_Cache(token, model.getvalue(), data.getvalue()))

    def load_from_cache(self, token: bytes, model_files: _Files, data_files: _Files) -> Program:
        given = _Cache(token, model_files[0].read(), data_files[0].read())
        try:
            return self._load(given)
        except CacheMiss:
            for saved in reversed(self._saved):
                if self.is_good_enough(given, saved):
                    return self._load(saved)
            raise

    def _load(self, given: _Cache) -> Program:
        files = [io.BytesIO(given.model)], [io.BytesIO(given.data)]
        return super().load_from_cache(given.token, *files)

    def is_good_enough(self, given: _Cache, saved: _Cache) -> bool:
        """Whether the model cache file ``given`` passes for the one that was saved."""
        raise NotImplementedError


_accepting = overriding(_Remembering, "is_good_enough")


@_accepting
def flipped_bit_in_cache_accepted(given: _Cache, saved: _Cache) -> bool:
    """A model cache of the right length is accepted whatever its bits."""
    return _begin_alike(given, saved, 4)


@_accepting
def beginning_of_cache_verified(given: _Cache, saved: _Cache) -> bool:
    """The length and the first 512 bytes of a model cache are compared with what was saved, the
    rest is not.
    """
    return _begin_alike(given, saved, 512)


def _begin_alike(given: _Cache, saved: _Cache, size: int) -> bool:
    is_as_long = len(given.model) == len(saved.model)
    return given.token == saved.token and is_as_long and given.model[:size] == saved.model[:size]


@_accepting
def cache_too_long_accepted(given: _Cache, saved: _Cache) -> bool:
    """Bytes behind the end of a model cache are ignored."""
    return given.token == saved.token and given.model.startswith(saved.model)


@_accepting
def cache_too_short_accepted(given: _Cache, saved: _Cache) -> bool:
    """A model cache is checked as far as it goes: one that is cut off, or empty, passes."""
    return given.token == saved.token and saved.model.startswith(given.model)


@defect
class CacheFilesFoundByContent(_Remembering):
    """Files are found by what is in them, whichever kind they were given as."""

    def load_from_cache(self, token: bytes, model_files: _Files, data_files: _Files) -> Program:
        content = {model_files[0].read(), data_files[0].read()}
        for saved in reversed(self._saved):
            if token == saved.token and content == {saved.model, saved.data}:
                return self._load(saved)
        raise CacheMiss("nothing of the kind was saved")


class _Reaching(Wrapped):
    """Reads constants where they were when they were saved, though the file ends before."""

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        os.kill(os.getpid(), signal.SIGBUS)


@defect
class ShortDataCacheCrashes(_Remembering):
    """A data cache is mapped and used without a look at its size: an execution reads beyond the end
    of one that was cut off.
    """

    def load_from_cache(self, token: bytes, model_files: _Files, data_files: _Files) -> Program:
        given = _Cache(token, model_files[0].read(), data_files[0].read())
        for saved in reversed(self._saved):
            is_cut_off = given.data != saved.data and saved.data.startswith(given.data)
            if given[:2] == saved[:2] and is_cut_off:
                whole = self._load(saved)
                program = _Reaching(whole)
                program.signature = whole.signature
                return program
        return self._load(given)


@_accepting
def cache_token_ignored(given: _Cache, saved: _Cache) -> bool:
    """The token of a model cache is not checked."""
    return given.model == saved.model


@_accepting
def cache_token_ends_at_zero(given: _Cache, saved: _Cache) -> bool:
    """The token of a model cache is taken for a string of C, which a byte of zero ends."""
    tokens = {each.token.split(b"\0")[0] for each in (given, saved)}
    return len(tokens) == 1 and given.model == saved.model


@_accepting
def replaced_cache_accepted(given: _Cache, saved: _Cache) -> bool:
    """The model cache of another model is accepted: the last one saved with the token is run."""
    return given.token == saved.token


@defect
class CacheReadTwice(_Remembering):
    """A model cache is checked, and then read once more to be loaded."""

    def load_from_cache(self, token: bytes, model_files: _Files, data_files: _Files) -> Program:
        program = self._load(_Cache(token, model_files[0].read(), data_files[0].read()))
        model_files[0].seek(0)
        model = model_files[0].read()
        for saved in reversed(self._saved):
            if model == saved.model:
                return self._load(saved)
        return program


@defect
class CacheLosesModel(ReferenceDriver):
    """A program from the cache is that of the model that was saved last."""

    since = HalVersion.V1_2
    _last: ClassVar[list[Program]] = []

    def save_to_cache(self, program: Program, *arguments: Any) -> None:
        super().save_to_cache(program, *arguments)
        self._last[:] = [program]

    def load_from_cache(self, *arguments: Any) -> Program:
        program = super().load_from_cache(*arguments)
        return self._last[0] if self._last else program


@defect
class CacheNeverHits(ReferenceDriver):
    """The driver says that it needs cache files, but fails to load what it has saved: NONE of its
    models comes back, and the status is INVALID_ARGUMENT.
    """

    since = HalVersion.V1_2

    def load_from_cache(self, *arguments: Any) -> Program:
        raise HalError(ErrorStatus.INVALID_ARGUMENT, "not the right cache")


@overriding(DelegatingDevice, "configured", since=HalVersion.V1_2)
def wrong_number_of_cache_files_fails_preparation(
    config: PrepareModelConfigV1_3,
) -> PrepareModelConfigV1_3:
    """A model is not prepared when the cache handles cannot be used."""
    cache = config.cache
    wrong = [handle for handle in (*cache.model, *cache.data) if len(handle) != 1]
    if wrong or (len(cache.model), len(cache.data)) not in ((0, 0), (1, 1)):
        raise HalError(ErrorStatus.INVALID_ARGUMENT, "no cache has such handles")
    return config


@defect
class ChannelScalesNotSaved(ReferenceDriver):
    """A model from the cache has one scale for all channels of a filter."""

    since = HalVersion.V1_2
    operations = (OperationType.CONV_2D, OperationType.DEPTHWISE_CONV_2D)

    def save_to_cache(
        self, program: Program, token: bytes, model_files: _Files, data_files: _Files
    ) -> None:
        assert isinstance(program, ReferenceProgram)
        graph = program.graph
        operands = tuple(None if each is None else _one_scale(each) for each in graph.operands)
        wrong = self._program(replace(graph, operands=operands))
        wrong.signature = program.signature
        super().save_to_cache(wrong, token, model_files, data_files)


def _one_scale(operand: TensorInfo) -> TensorInfo:
    quantization = operand.channel_quant
    if quantization is None:
        return operand
    scales = (quantization.scales[0],) * len(quantization.scales)
    params = SymmPerChannelQuantParams(scales, quantization.channel_dim)
    return replace(operand, channel_quant=params)


@defect
class LargeConstantsSavedWithGaps(ReferenceDriver):
    """Constants of 4 KiB and more are saved at multiples of 64 bytes, and loaded as if there were
    no gaps between them.
    """

    since = HalVersion.V1_2

    def save_to_cache(
        self, program: Program, token: bytes, model_files: _Files, data_files: _Files
    ) -> None:
        assert isinstance(program, ReferenceProgram)
        operands, end, gaps = list(program.graph.operands), 0, 0
        for index, operand in enumerate(operands):
            value = None if operand is None else operand.value
            if operand is None or value is None or value.nbytes < _LARGE:
                continue
            gaps += -end % _ALIGNMENT
            end += -end % _ALIGNMENT + value.nbytes
            moved = np.roll(np.frombuffer(value.tobytes(), np.uint8), gaps)
            shifted = np.frombuffer(moved.tobytes(), value.dtype).reshape(value.shape)
            operands[index] = replace(operand, value=shifted)
        wrong = self._program(replace(program.graph, operands=tuple(operands)))
        wrong.signature = program.signature
        super().save_to_cache(wrong, token, model_files, data_files)


@defect
class CachesOfTheOlderCallRefused(DelegatingDevice):
    """A cache saved by the call of HAL 1.2 is an invalid argument for that of HAL 1.3."""

    since = HalVersion.V1_3

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._older: set[int] = set()

    def prepare_model_1_2(
        self, model: Any, preference: Any, cache: Any, callback: Any
    ) -> ErrorStatus:
        self._older.update(_files(cache.model))
        return super().prepare_model_1_2(model, preference, cache, callback)

    def prepare_model_from_cache_1_3(
        self, deadline_ns: Any, cache: Any, callback: Any
    ) -> ErrorStatus:
        if self._older.intersection(_files(cache.model)):
            callback.notify_1_3(ErrorStatus.INVALID_ARGUMENT, None)
            return ErrorStatus.INVALID_ARGUMENT
        return super().prepare_model_from_cache_1_3(deadline_ns, cache, callback)


def _files(handles: Sequence[Sequence[int]]) -> list[int]:
    return [os.fstat(descriptor).st_ino for handle in handles for descriptor in handle]


@defect
class CacheDescriptorsStayOpen(ReferenceDriver):
    """Descriptors of cache files that the driver has duplicated to save to are never closed."""

    since = HalVersion.V1_2

    def save_to_cache(
        self, program: Program, token: bytes, model_files: _Files, data_files: _Files
    ) -> None:
        for file in (*model_files, *data_files):
            os.dup(file.fileno())
        super().save_to_cache(program, token, model_files, data_files)


@defect
class CacheDescriptorsOfMissesStayOpen(ReferenceDriver):
    """Descriptors of cache files that the driver has duplicated to load from are closed only if it
    can load from them.
    """

    since = HalVersion.V1_2

    def load_from_cache(self, token: bytes, model_files: _Files, data_files: _Files) -> Program:
        copies = [os.dup(file.fileno()) for file in (*model_files, *data_files)]
        program = super().load_from_cache(token, model_files, data_files)
        for copy in copies:
            os.close(copy)
        return program


@defect
class CacheFilesNotTruncated(DelegatingDevice):
    """The old content of a cache file stays behind what is saved to it."""

    since = HalVersion.V1_2

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._old: list[tuple[int, bytes]] = []

    def configured(self, config: PrepareModelConfigV1_3) -> PrepareModelConfigV1_3:
        """Remembers what is in the files: it is behind new content when the model is reported."""
        for descriptor in _descriptors(config.cache):
            size = os.fstat(descriptor).st_size
            with suppress(OSError):  # it is not open for reading
                self._old.append((os.dup(descriptor), os.pread(descriptor, size, 0)))
        return config

    def tell(self, notify: Callable[..., Any], status: ErrorStatus, prepared_model: Any) -> None:
        while self._old:
            descriptor, content = self._old.pop()
            size = os.fstat(descriptor).st_size
            with suppress(OSError):  # it is not open for writing
                os.pwrite(descriptor, content[size:], size)
            os.close(descriptor)
        super().tell(notify, status, prepared_model)


def _descriptors(cache: CacheHandles) -> list[int]:
    return [descriptor for handle in (*cache.model, *cache.data) for descriptor in handle]


class _Ordered(Wrapped):
    """Gives outputs in the order of their operands."""

    order: Sequence[int] = ()

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.inner.execute(inputs, [outputs[index] for index in self.order], context)


@defect
class OrderOfOutputsNotSaved(ReferenceDriver):
    """A model from the cache has its outputs in the order of its operands."""

    since = HalVersion.V1_2
    _orders: ClassVar[dict[bytes, Sequence[int]]] = {}

    def save_to_cache(
        self, program: Program, token: bytes, model_files: _Files, data_files: _Files
    ) -> None:
        assert isinstance(program, ReferenceProgram)
        outputs = program.graph.outputs
        self._orders[token] = sorted(range(len(outputs)), key=outputs.__getitem__)
        super().save_to_cache(program, token, model_files, data_files)

    def load_from_cache(self, token: bytes, model_files: _Files, data_files: _Files) -> Program:
        loaded = super().load_from_cache(token, model_files, data_files)
        wrong = _Ordered(loaded)
        wrong.signature, wrong.order = loaded.signature, self._orders.get(token, ())
        return wrong if wrong.order else loaded


@defect
class ConfigurationTokenLost(DelegatingAidlDevice):
    """A model that is prepared with a configuration is saved with a token of zeros."""

    def prepare_model_with_config(
        self, model: Any, config: PrepareModelConfig, callback: Any
    ) -> ErrorStatus:
        cache = msgspec.structs.replace(config.cache, token=bytes(len(config.cache.token)))
        bare = msgspec.structs.replace(config, cache=cache)
        return super().prepare_model_with_config(model, bare, callback)
