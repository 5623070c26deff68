"""espeak-ng by its library: speech for a text, and when which phone begins in it.

What the library says depends on what it said before in the same process, down to the length. So
each utterance has a process of its own, and is the same whatever else is built.
"""

from __future__ import annotations

import ctypes
import os
from ctypes.util import find_library
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["Utterance", "speak"]

_SYNCHRONOUS: Final = 2
_PHONEME_EVENTS: Final = 1
_UTF8: Final = 1
_RATE, _PITCH = 1, 3
_END_OF_LIST, _PHONEME = 0, 7


class _Name(ctypes.Union):
    _fields_ = [("number", ctypes.c_int), ("string", ctypes.c_char * 8)]


class _Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", _Name),
    ]


_CALLBACK = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event)
)


@dataclass(frozen=True)
class Utterance:
    """``samples`` from -1 to 1; ``phones`` are names with the second that each one begins at."""

    samples: NDArray[np.float64]
    rate: int
    phones: tuple[tuple[str, float], ...]

    def phone_at(self, seconds: NDArray[Any]) -> NDArray[np.intp]:
        """The position in ``phones`` of the one that sounds at each time."""
        starts = [start for _, start in self.phones]
        return np.maximum(np.searchsorted(starts, seconds, side="right") - 1, 0)


def speak(text: str, voice: str, words_a_minute: int, pitch: int) -> Utterance:
    """``pitch`` from 0 to 99."""
    context = get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_speak_into, args=(sender, text, voice, words_a_minute, pitch))
    process.start()
    sender.close()
    try:
        utterance: Utterance = receiver.recv()
    except EOFError:
        raise SystemExit(f"espeak-ng did not say '{text}' in the voice {voice}") from None
    process.join()
    return utterance


def _speak_into(sender: Any, *wanted: Any) -> None:
    # Where PulseAudio makes its folder below the home folder, what is said first differs.
    os.environ["PULSE_SERVER"] = "none"
    sender.send(_Espeak().speak(*wanted))


class _Espeak:
    """The library; it is one a process."""

    def __init__(self) -> None:
        name = find_library("espeak-ng")
        if name is None:
            raise SystemExit("espeak-ng is not installed; expected Debian's package espeak-ng.")
        self._library = ctypes.CDLL(name)
        self._rate = self._library.espeak_Initialize(_SYNCHRONOUS, 0, None, _PHONEME_EVENTS)
        self._samples: list[NDArray[np.int16]] = []
        self._phones: list[tuple[str, float]] = []
        self._callback = _CALLBACK(self._collect)
        self._library.espeak_SetSynthCallback(self._callback)

    def speak(self, text: str, voice: str, words_a_minute: int, pitch: int) -> Utterance:
        """``pitch`` from 0 to 99."""
        self._samples.clear()
        self._phones.clear()
        if self._library.espeak_SetVoiceByName(voice.encode()):
            raise SystemExit(f"espeak-ng has no voice {voice}")
        self._library.espeak_SetParameter(_RATE, words_a_minute, 0)
        self._library.espeak_SetParameter(_PITCH, pitch, 0)
        content = text.encode()
        self._library.espeak_Synth(content, len(content) + 1, 0, 1, 0, _UTF8, None, None)
        samples = np.concatenate(self._samples) / 32768
        return Utterance(samples, self._rate, tuple(self._phones))

    def _collect(self, wave: Any, count: int, events: Any) -> int:
        if count > 0:
            self._samples.append(np.ctypeslib.as_array(wave, (count,)).copy())
        number = 0
        while events[number].type != _END_OF_LIST:
            event = events[number]
            if event.type == _PHONEME:
                name = event.id.string.decode() or "_"
                self._phones.append((name, event.audio_position / 1000))
            number += 1
        return 0
