"""Compilation caches that are right and yet unlike the reference driver's.

See :mod:`tests.corpus.vts.correct_drivers`.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Sequence
from typing import Any, BinaryIO

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import CacheMiss, Program
from nnhal.types import HalVersion, Model, NumberOfCacheFiles


class _Caching(ReferenceDriver):
    hal_version = HalVersion.V1_3

    def __init__(self) -> None:
        super().__init__()
        self.uses = 0


class CachesNothing(_Caching):
    """1.2/IDevice.hal getNumberOfCacheFilesNeeded: "Returning 0 for both types indicates
    compilation caching is not supported by this driver"."""

    cache_files = NumberOfCacheFiles()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        self.uses += 1
        return super().supported_operations(model)


class SavesNothing(_Caching):
    """1.2/IDevice.hal prepareModel_1_2: "The driver may choose not to save to cache even if the
    caching information is provided and valid"."""

    def save_to_cache(self, *arguments: Any) -> None:
        self.uses += 1


class LoadsEverySecondTime(_Caching):
    """1.2/IDevice.hal prepareModelFromCache: GENERAL_FAILURE "if there is an unspecified error",
    and the client prepares the model anew: this driver is short of memory now and then."""

    def load_from_cache(self, *arguments: Any) -> Program:
        self.uses += 1
        if self.uses % 2:
            raise CacheMiss("another time")
        return super().load_from_cache(*arguments)


class CachesInOneFile(_Caching):
    """1.2/IDevice.hal getNumberOfCacheFilesNeeded: what is kept in which kind of files is the
    driver's choice; here all is in a model cache file, and sealed."""

    cache_files = NumberOfCacheFiles(model_cache=1)

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        self.uses += 1
        model, data = io.BytesIO(), io.BytesIO()
        super().save_to_cache(program, token, [model], [data])
        sealed = len(model.getvalue()).to_bytes(8, "little") + model.getvalue() + data.getvalue()
        model_files[0].write(_seal(token, sealed) + sealed)

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        seal, sealed = _split(model_files[0].read())
        if seal != _seal(token, sealed):
            raise CacheMiss("not what was saved")
        end = 8 + int.from_bytes(sealed[:8], "little")
        parts = io.BytesIO(sealed[8:end]), io.BytesIO(sealed[end:])
        return super().load_from_cache(token, parts[:1], parts[1:])


class CachesInEightFiles(_Caching):
    """As above, up to 32 files of each kind: each model cache file has an eighth of the program."""

    cache_files = NumberOfCacheFiles(model_cache=8, data_cache=2)

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        self.uses += 1
        model = io.BytesIO()
        super().save_to_cache(program, token, [model], data_files[1:])
        content = model.getvalue()
        size = -(-len(content) // len(model_files))
        for index, file in enumerate(model_files):
            part = content[index * size : (index + 1) * size]
            file.write(_seal(token + bytes([index]), part) + part)

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        content = b""
        for index, file in enumerate(model_files):
            seal, part = _split(file.read())
            if seal != _seal(token + bytes([index]), part):
                raise CacheMiss(f"model cache file {index} is not what was saved")
            content += part
        return super().load_from_cache(token, [io.BytesIO(content)], data_files[1:])


def _seal(token: bytes, content: bytes) -> bytes:
    return hashlib.sha256(token + content).digest()


def _split(content: bytes) -> tuple[bytes, bytes]:
    return content[:32], content[32:]
