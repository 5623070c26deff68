"""A file of JSON documents, one a line, each there for good when it is written."""

from __future__ import annotations

from pathlib import Path

from nncli.encoding import encoded
from nncli.errors import UserError
from nncli.output_file import OutputNotWritable, check_writable, open_file

__all__ = ["LineFile", "LinesNotWritable"]


class LinesNotWritable(UserError):
    """The file of a run cannot be written any further."""


class LineFile:
    """Written without a buffer, so that who is killed leaves half a line at most; a context
    manager. ``append`` goes on with a file, after its last whole line. Raises OutputNotWritable.
    """

    def __init__(self, path: Path, *, append: bool = False) -> None:
        if append:
            _cut_torn_line(path)
        self._path = path
        self._file = open_file(path, append=append)

    def write(self, document: object) -> None:
        """Add a line. Raises LinesNotWritable, after which the last line may be torn."""
        left = encoded(document) + b"\n"
        try:
            while left:  # a full disk may take the first part
                left = left[self._file.write(left) :]
        except OSError as error:
            raise LinesNotWritable(
                f"cannot write {self._path}: {error.strerror}; what it has is safe: mend that, and "
                "go on with --resume"
            ) from error

    def __enter__(self) -> LineFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _cut_torn_line(path: Path) -> None:
    """Remove what a run that was killed while it wrote has left of its last line."""
    check_writable(path)
    try:
        with path.open("r+b") as file:
            file.truncate(file.read().rfind(b"\n") + 1)
    except OSError as error:
        raise OutputNotWritable.because(path, error) from error
