"""Console for tables, styles and live displays; what it shows from outside is safe to show."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from typing import IO, Any, Final, cast

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Span, Text

from nncli.terminal.signs import encodable
from nncli.terminal.streams import Stream
from nncli.text import printable

__all__ = ["PLAIN_WIDTH", "Terminal", "in_memory", "terminal"]

PLAIN_WIDTH: Final = 120
"""Columns of what goes to a file or a pipe."""

_ELLIPSIS: Final = "…"
_ELLIPSIS_IN_ASCII: Final = "~"
"""One column, as what rich puts where it has cut a line to its width."""


class Terminal(Console):
    """A console whose strings are never markup, and whose text cannot hold a code.

    Text is replaced before it is laid out, so that columns stay aligned.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, **options)

    def render_str(self, text: str, **options: Any) -> Text:
        return super().render_str(self._shown(text), **options)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        if isinstance(renderable, Text):
            renderable = self._shown_text(renderable)
        for segment in super().render(renderable, options):
            yield segment if segment.control else self._drawn(segment)

    def _drawn(self, segment: Segment) -> Segment:
        """What rich has drawn itself: the width must stay as it is."""
        text = segment.text
        if _ELLIPSIS in text and encodable(_ELLIPSIS, self.encoding) != _ELLIPSIS:
            text = text.replace(_ELLIPSIS, _ELLIPSIS_IN_ASCII)
        shown = self._shown(text)
        return segment if shown == segment.text else Segment(shown, segment.style)

    def _shown(self, text: str) -> str:
        return encodable(printable(text), self.encoding)

    def _shown_text(self, text: Text) -> Text:
        """``text`` with the styles where they were."""
        if self._shown(text.plain) == text.plain:
            return text
        pieces = [self._shown(character) for character in text.plain]
        starts = [0]
        for piece in pieces:
            starts.append(starts[-1] + len(piece))
        shown = text.blank_copy("".join(pieces))
        shown.spans = [Span(starts[s.start], starts[s.end], s.style) for s in text.spans]
        return shown


def terminal(*, quiet: bool = False, plain_width: int = PLAIN_WIDTH) -> Terminal:
    """The standard output; a file is written ``plain_width`` wide."""
    file = sys.stdout
    # Colors may be forced on a pipe (FORCE_COLOR), a display that moves the cursor may not.
    is_interactive = None if file is not None and file.isatty() else False
    console = Terminal(
        file=cast("IO[str]", _Drawing(file)) if isinstance(file, Stream) else None,
        quiet=quiet,
        force_interactive=is_interactive,
    )
    # With COLUMNS=0 nothing at all would be shown.
    if not console.is_terminal or not console.width:
        console.width = plain_width
    return console


def in_memory(width: int = PLAIN_WIDTH) -> Terminal:
    """A console without colors whose ``file`` is an ``io.StringIO``."""
    return Terminal(file=io.StringIO(), width=width, color_system=None)


class _Drawing:
    """A stream as the console sees it, whose codes are to arrive."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self.encoding = stream.encoding

    def write(self, text: str) -> int:
        self._stream.draw(text)
        return len(text)

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()
