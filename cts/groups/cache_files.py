"""Cache files: whose they are, in which order, and when they take the place of earlier ones.

Source: ``DriverDevice::prepareModel`` and ``getCacheHandles`` of Android's ``runtime/Manager.cpp``
and the rules for cache files of ``IDevice::prepareModel``; for two that share a directory,
:mod:`nnapi.caching`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, Final

from cts.expect import NO_ERROR, OP_FAILED, expect, require
from cts.small_models import add_model, ready
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnhal.device import Device
from nnhal.driver_kit import CacheMiss, Program
from nnhal.types import ErrorStatus

__all__ = ["GROUP"]

_TOKEN: Final = bytes(32)


GROUP: Final = Directed(
    name="cache_files",
    title="Cache files",
    summary=(
        "A driver finds in its cache files what it has written, all of it, and a preparation that "
        "fails leaves them as they were."
    ),
    source="the HAL's prepareModel and prepareModelFromCache",
    subject=Subject.RUNTIME,
)


def _nothing() -> None:
    """What happens between the files of a cache unless a test says otherwise."""


class _Writer(ToyDriver):
    """Writes to each file which one it is and ``generation``, and takes nothing else from a cache.

    ``between`` is called when the first file has been written. ``tokens`` are those it received.
    """

    def __init__(
        self,
        cache_files: tuple[int, int] = (2, 3),
        *,
        generation: str = "1",
        between: Callable[[], object] = _nothing,
        **options: Any,
    ) -> None:
        super().__init__("writer", cache_files=cache_files, **options)
        self.tokens: list[bytes] = []
        self._generation = generation
        self._between = between

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        self.tokens.append(token)
        super().save_to_cache(program, token, [], [])
        for number, (file, content) in enumerate(self._contents(model_files, data_files)):
            file.write(content)
            file.flush()
            if number == 0:
                self._between()

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        program = super().load_from_cache(token, [], [])
        for file, content in self._contents(model_files, data_files):
            if file.read() != content:
                raise CacheMiss("a file is not what was saved")
        return program

    def _contents(
        self, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> list[tuple[BinaryIO, bytes]]:
        return [
            (file, f"{kind} {number} of {self._generation}".encode())
            for kind, files in (("model", model_files), ("data", data_files))
            for number, file in enumerate(files)
        ]


def _compile(
    context: Context, driver: ToyDriver, *, token: bytes = _TOKEN, directory: str | None = None
) -> Compilation:
    """A compilation with a cache, that has computed something right."""
    runtime = context.other_runtime([Device(driver)])
    compilation = Compilation(add_model(runtime), runtime.devices[:1])
    compilation.set_caching(directory or str(context.folder), token)
    expect(NO_ERROR, compilation.finish)
    execution, room = ready(compilation)
    expect(NO_ERROR, execution.compute)
    require(list(room), [3.0, 3.0], "the outputs")
    return compilation


def _check_calls(driver: ToyDriver, expected: tuple[int, int, int], what: str) -> None:
    calls = driver.loaded, driver.prepared, driver.saved
    require(calls, expected, f"loaded, prepared and saved by {what}")


@GROUP.add
def files_of_a_cache(context: Context) -> None:
    """Each file is found where it was written."""
    for counts in ((2, 3), (3, 0), (0, 2)):
        generation = f"{counts}"
        first, second = (_Writer(counts, version_string=generation) for _ in range(2))
        _compile(context, first)
        _compile(context, second)
        _check_calls(second, (1, 0, 0), f"the second driver with {counts} files")


@GROUP.add
def tokens_that_drivers_are_told(context: Context) -> None:
    """Drivers get the token of the partition, which depends on all bytes of the application's."""
    driver = _Writer()
    tokens = [bytes([*bytes(position), 1, *bytes(31 - position)]) for position in (0, 15, 16, 31)]
    own = [_compile(context, driver, token=token).compiled.prepared[0].token for token in tokens]
    require(driver.tokens, own, "the tokens that the driver receives")
    require(len(set(own)), len(tokens), "number of different tokens")


@GROUP.add
def token_of_a_driver_without_files(context: Context) -> None:
    compilation = _compile(context, ToyDriver("uncached"))
    require(compilation.compiled.prepared[0].token, None, "the token of the partition")


@GROUP.add
def cache_that_is_being_written(context: Context) -> None:
    """Nobody is given files that somebody else is still writing."""
    other = _Writer()
    writer = _Writer(between=lambda: _compile(context, other))
    _compile(context, writer)
    _check_calls(other, (0, 1, 1), "the driver that came meanwhile")
    last = _Writer()
    _compile(context, last)
    _check_calls(last, (1, 0, 0), "the driver that came afterwards")


@GROUP.add
def cache_that_cannot_be_used(context: Context) -> None:
    """A model prepared in place of an unusable cache is written to that cache."""
    _compile(context, _Writer())
    for expected in ((1, 1, 1), (1, 0, 0)):
        driver = _Writer(generation="2")
        _compile(context, driver)
        _check_calls(driver, expected, "the driver of a new generation")


@GROUP.add
def preparation_that_fails(context: Context) -> None:
    """The cache stays as it was."""
    _compile(context, _Writer())
    failure = ErrorStatus.GENERAL_FAILURE
    failing = _Writer(generation="2", preparation_error=failure)
    runtime = context.other_runtime([Device(failing)])
    compilation = Compilation(add_model(runtime), runtime.devices[:1])
    compilation.set_caching(str(context.folder), _TOKEN)
    expect(OP_FAILED, compilation.finish)
    last = _Writer()
    _compile(context, last)
    _check_calls(last, (1, 0, 0), "the driver after one that has failed")


@GROUP.add
def directory_that_does_not_exist(context: Context) -> None:
    """The model is only not cached."""
    driver = _Writer()
    _compile(context, driver, directory=str(context.folder / "none"))
    _check_calls(driver, (0, 1, 0), "the driver")
