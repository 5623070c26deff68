"""Probe: questions to a runtime about a model, asked in a process of its own where there is a
zygote.

TF Lite dies of some files while it loads them. That is a crash of one case in a worker, and here it
would be the end of the command.
"""

from __future__ import annotations

import mmap
import tempfile
from collections.abc import Mapping
from math import prod
from typing import Final

import msgspec

from nncli.encoding import packed
from nnprocess.zygote import Zygote, ZygoteGone
from nntflite.formats import format_of

__all__ = ["Probe", "probe"]

_TARGET: Final = "mlts.probe:answer"
_TIMEOUT_S: Final = 60.0
"""Time limit for loading a model; TF Lite loads hundreds of megabytes in a second."""


class Probe(msgspec.Struct, frozen=True):
    """Answers of TF Lite or ONNX Runtime: bytes of each output, empty where it does not load the
    model or an output has no numbers or no known shape, and whether its default delegates take a
    part. ``crash`` says how it died.
    """

    output_bytes: tuple[int, ...] = ()
    is_delegated: bool = False
    crash: str = ""


class _Question(msgspec.Struct, frozen=True):
    source: str
    input_shapes: Mapping[int, tuple[int, ...]]
    default_delegates: bool = True


def probe(
    data: bytes,
    source: str,
    input_shapes: Mapping[int, tuple[int, ...]],
    zygote: Zygote | None = None,
) -> Probe:
    """Ask the runtime of its format about the file ``data``, named ``source``, with inputs of these
    shapes; where it dies with its default delegates, once more without.
    """
    question = _Question(source, dict(input_shapes))
    if zygote is None:
        return _asked(data, question)
    found = _asked_elsewhere(zygote, data, question)
    if found.crash:
        question = msgspec.structs.replace(question, default_delegates=False)
        found = _asked_elsewhere(zygote, data, question)
    return found


def _asked_elsewhere(zygote: Zygote, content: bytes, question: _Question) -> Probe:
    with tempfile.TemporaryFile() as data, tempfile.TemporaryFile() as reply:
        data.write(content)
        data.flush()
        try:
            child = zygote.fork(_TARGET, packed(question), [data.fileno(), reply.fileno()])
        except (ZygoteGone, OSError):
            return Probe()
        end = child.end(_TIMEOUT_S)
        child.kill()
        reply.seek(0)
        try:
            return msgspec.msgpack.decode(reply.read(), type=Probe)
        except msgspec.MsgspecError:
            how = f"takes more than {_TIMEOUT_S:g} s" if end is None else f"{end}"
            title = format_of(content).runtime_title
            return Probe(crash=f"{title} does not survive loading the model: its process {how}")


def answer(arguments: bytes, descriptors: list[int]) -> None:
    """Write the answer to a question about the first descriptor's file to the second one."""
    question = msgspec.msgpack.decode(arguments, type=_Question)
    with (
        mmap.mmap(descriptors[0], 0, access=mmap.ACCESS_READ) as data,
        open(descriptors[1], "wb") as reply,
    ):
        reply.write(packed(_asked(data[:], question)))


def _asked(data: bytes, question: _Question) -> Probe:
    from nntflite.errors import RuntimeFailure

    try:
        interpreter = format_of(data).open(
            data,
            input_shapes=question.input_shapes,
            source=question.source,
            default_delegates=question.default_delegates,
        )
    except RuntimeFailure:
        return Probe()  # no mistake of the user: the runtime's case will say what it refuses
    outputs = interpreter.outputs
    is_numeric = all(each.is_numeric and min(each.shape, default=0) >= 0 for each in outputs)
    sizes = [prod(output.shape) * output.dtype.itemsize for output in outputs if is_numeric]
    return Probe(tuple(sizes), bool(interpreter.delegates))
