"""Verbose logging by tag, as Android's ``debug.nn.vlog`` property switches it.

A module takes a channel once and logs to it; while its tag is off that costs one attribute::

    _vlog = channel("execution")
    if _vlog.on:
        _vlog("request with %d inputs", len(request.inputs))

Lines go to the standard logger ``nnhal.TAG``. Tags are switched on by the environment variable
NNHAL_VLOG (or Android's name for it, DEBUG_NN_VLOG), or by :func:`configure`.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from typing import Final

from nncli.errors import UserError
from nncli.terminal.log_handler import LogHandler

__all__ = ["TAGS", "Channel", "UnknownTag", "channel", "configure", "parse"]

TAGS: Final = ("model", "compilation", "execution", "cpuexe", "manager", "driver")
"""The tags of Android's VLOG, in the order of its mask bits."""

VARIABLES: Final = ("NNHAL_VLOG", "DEBUG_NN_VLOG")
"""Environment variables; the first that is set counts."""

_EVERYTHING: Final = ("all", "1")
_FORMAT: Final = "%(asctime)s.%(msecs)03d %(process)d %(threadName)s %(name)s: %(message)s"


class UnknownTag(UserError):
    """A vlog setting names a tag that does not exist."""


class Channel:
    """Destination of one tag's lines; ``on`` says whether they go anywhere."""

    __slots__ = ("_logger", "on")

    def __init__(self, tag: str) -> None:
        self.on = False
        self._logger = logging.getLogger(f"nnhal.{tag}")

    def __call__(
        self, message: str, *arguments: object, extra: Mapping[str, object] | None = None
    ) -> None:
        """Log ``message % arguments`` if the tag is on, with ``extra`` as :mod:`logging` has it."""
        if self.on:
            self._logger.debug(message, *arguments, extra=extra)

    def switch(self, on: bool) -> None:
        self.on = on
        self._logger.setLevel(logging.DEBUG if on else logging.NOTSET)


_CHANNELS: Final[Mapping[str, Channel]] = {tag: Channel(tag) for tag in TAGS}


def channel(tag: str) -> Channel:
    """The channel of one of :data:`TAGS`; always the same object."""
    return _CHANNELS[tag]


def parse(setting: str) -> frozenset[str]:
    """The tags that ``setting`` names, separated by space, comma or colon; ``all`` or ``1``: all.

    Raises UnknownTag.
    """
    words = frozenset(re.split(r"[\s,:]+", setting.strip())) - {"", "0"}
    if words & set(_EVERYTHING):
        return frozenset(TAGS)
    for word in sorted(words - set(TAGS)):
        raise UnknownTag(f"vlog tag {word!r} does not exist; tags are {', '.join(TAGS)}, all")
    return words


def configure(setting: str) -> None:
    """Switch on exactly the tags that ``setting`` names; see :func:`parse`."""
    tags = parse(setting)
    for tag, its_channel in _CHANNELS.items():
        its_channel.switch(tag in tags)
    if tags:
        _show_lines()


def _show_lines() -> None:
    """Write to standard error, unless the application has set up logging itself."""
    logger = logging.getLogger("nnhal")
    if logger.handlers or logging.getLogger().handlers:
        return
    handler = LogHandler()
    handler.setFormatter(logging.Formatter(_FORMAT, datefmt="%H:%M:%S"))
    logger.addHandler(handler)


def configure_from_environment(environment: Mapping[str, str] = os.environ) -> None:
    """Switch on what the environment asks for; a wrong tag there is warned of, not an error."""
    setting = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    try:
        configure(setting)
    except UnknownTag as error:
        logging.getLogger("nnhal").warning("%s: %s", " or ".join(VARIABLES), error)


configure_from_environment()
