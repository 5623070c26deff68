"""A download that goes on where it was cut off, and counts only with the right checksum."""

from __future__ import annotations

import base64
import binascii
import http.client
import ssl
import urllib.error
import urllib.request
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final, NoReturn
from urllib.parse import urlsplit

from nncli.errors import UserError
from nncli.input_file import Format, read_bytes, shown

__all__ = ["Download", "DownloadFailed", "Pinned"]

_TIMEOUT_S: Final = 30
_CHUNK: Final = 1 << 16
_LARGEST: Final = 1 << 28
_PARTIAL, _OUT_OF_RANGE = 206, 416
_LOCAL: Final = ("localhost", "127.0.0.1", "::1")


class DownloadFailed(UserError):
    """A file could not be fetched, or is not the one that was pinned."""


_FORMAT: Final = Format("a downloaded file", error=DownloadFailed, max_bytes=_LARGEST)


@dataclass(frozen=True)
class Pinned:
    """Expected size and digest of a file."""

    size: int
    sha256: str

    def is_at(self, path: Path) -> bool:
        """Whether ``path`` is that file already."""
        return path.is_file() and sha256(read_bytes(path, _FORMAT)).hexdigest() == self.sha256


@dataclass(frozen=True)
class Download:
    """``url`` to ``target``; ``is_base64`` where the server sends text that stands for bytes."""

    url: str
    target: Path
    pinned: Pinned
    is_base64: bool = False

    def run(self) -> bool:
        """Fetch the file unless it is there; returns whether it had to be fetched.

        Raises DownloadFailed: no network, an answer that is no file, a wrong checksum.
        """
        if self.is_there:
            return False
        self._require_https(self.url)
        self.target.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._fetch()
        except urllib.error.HTTPError as error:
            error.close()
            raise DownloadFailed(f"{self.url}: the server answers {error.code}.") from error
        except (OSError, http.client.HTTPException, ssl.SSLError) as error:
            raise DownloadFailed(
                f"cannot reach {self.url}: {shown(_reason(error))}; expected a network that leads "
                f"there. What has come is kept: the same command goes on with it."
            ) from error
        self._keep()
        return True

    @property
    def is_there(self) -> bool:
        """Whether the target is the pinned file already."""
        return self.pinned.is_at(self.target)

    @property
    def _part(self) -> Path:
        return self.target.with_name(f"{self.target.name}.part")

    @property
    def _limit(self) -> int:
        return 4 * (self.pinned.size // 3 + 1) + 2 if self.is_base64 else self.pinned.size

    def _fetch(self) -> None:
        have = self._part.stat().st_size if self._part.exists() else 0
        if have == self._limit and not self.is_base64:
            return
        request = urllib.request.Request(self.url, headers=_range(have))
        try:
            answer = urllib.request.urlopen(request, timeout=_TIMEOUT_S)
        except urllib.error.HTTPError as error:
            if error.code != _OUT_OF_RANGE:
                raise
            error.close()
            self._part.unlink()
            answer = urllib.request.urlopen(self.url, timeout=_TIMEOUT_S)
        with answer:
            self._require_https(answer.url)
            goes_on = answer.status == _PARTIAL
            with self._part.open("ab" if goes_on else "wb") as file:
                self._copy(answer, file)

    def _copy(self, answer: Any, file: IO[bytes]) -> None:
        while chunk := answer.read(_CHUNK):
            file.write(chunk)
            if file.tell() > self._limit:
                self._refuse(f"the server sends more than its {self.pinned.size} bytes")
        if answer.length:
            raise ConnectionError(f"the connection ended {answer.length} bytes too early")

    def _keep(self) -> None:
        content = read_bytes(self._part, _FORMAT)
        if self.is_base64:
            try:
                content = base64.b64decode(content, validate=True)
            except binascii.Error:
                self._refuse("the server does not send base64")
        found = sha256(content).hexdigest()
        if found != self.pinned.sha256:
            self._refuse(f"expected SHA-256 {self.pinned.sha256}, found {found}")
        self._part.write_bytes(content)
        self._part.replace(self.target)

    def _refuse(self, problem: str) -> NoReturn:
        self._part.unlink(missing_ok=True)
        raise DownloadFailed(f"{self.url} is not the file that was pinned: {problem}.")

    def _require_https(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in _LOCAL):
            raise DownloadFailed(f"{shown(url)}: expected an address that begins with https://.")


def _range(have: int) -> dict[str, str]:
    return {"Range": f"bytes={have}-"} if have else {}


def _reason(error: BaseException) -> object:
    return error.reason if isinstance(error, urllib.error.URLError) else error
