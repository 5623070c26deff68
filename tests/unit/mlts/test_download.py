"""Downloads against a server on this machine: resumed, verified, and plain about what is wrong."""

from __future__ import annotations

import base64
import socket
import threading
from collections.abc import Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from mlts.download import Download, DownloadFailed, Pinned

CONTENT = bytes(range(256)) * 40
PINNED = Pinned(len(CONTENT), sha256(CONTENT).hexdigest())


class Server(ThreadingHTTPServer):
    """Remembers the ranges it was asked for. Paths say how it behaves."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.ranges: list[str] = []

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/{path}"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        asked = self.headers.get("Range", "")
        self.server.ranges.append(asked)
        body = base64.b64encode(CONTENT) if "text" in self.path else CONTENT
        if "missing" in self.path:
            self.send_error(404)
            return
        if "moved" in self.path:
            self.send_response(302)
            self.send_header("Location", "http://example.com/file")
            self.end_headers()
            return
        start = int(asked.removeprefix("bytes=").removesuffix("-")) if asked else 0
        if start >= len(body):
            self.send_error(416)
            return
        whole = "ranges-ignored" in self.path
        self.send_response(200 if whole or not asked else 206)
        sent = body if whole else body[start:]
        self.send_header("Content-Length", str(len(sent)))
        self.end_headers()
        self.wfile.write(sent[:5000] if "cut" in self.path and not asked else sent)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(("path", "is_base64"), [("file", False), ("text", True)])
def test_a_file_is_fetched_once(server: Server, tmp_path: Path, path: str, is_base64: bool) -> None:
    download = Download(server.url(path), tmp_path / "deep" / "file", PINNED, is_base64)
    assert download.run()
    assert download.target.read_bytes() == CONTENT
    assert not download.run()
    assert server.ranges == [""]
    assert [each.name for each in download.target.parent.iterdir()] == ["file"]


@pytest.mark.parametrize(("path", "is_base64"), [("cut", False), ("cut-text", True)])
def test_a_download_that_was_cut_off_goes_on(
    server: Server, tmp_path: Path, path: str, is_base64: bool
) -> None:
    download = Download(server.url(path), tmp_path / "file", PINNED, is_base64)
    with pytest.raises(DownloadFailed):
        download.run()
    assert not download.target.exists()
    assert download.run()
    assert download.target.read_bytes() == CONTENT
    assert server.ranges == ["", "bytes=5000-"]


def test_a_server_that_ignores_ranges_sends_everything(server: Server, tmp_path: Path) -> None:
    (tmp_path / "file.part").write_bytes(CONTENT[:100])
    download = Download(server.url("ranges-ignored"), tmp_path / "file", PINNED)
    assert download.run()
    assert download.target.read_bytes() == CONTENT


def test_a_part_that_is_too_long_is_fetched_anew(server: Server, tmp_path: Path) -> None:
    (tmp_path / "file.part").write_bytes(CONTENT + b"more")
    assert Download(server.url("file"), tmp_path / "file", PINNED).run()
    assert (tmp_path / "file").read_bytes() == CONTENT


@pytest.mark.parametrize(
    ("pinned", "problem"),
    [
        (Pinned(len(CONTENT), "0" * 64), f"expected SHA-256 {'0' * 64}, found {PINNED.sha256}"),
        (Pinned(100, PINNED.sha256), "sends more than its 100 bytes"),
    ],
)
def test_another_file_is_refused_and_not_kept(
    server: Server, tmp_path: Path, pinned: Pinned, problem: str
) -> None:
    with pytest.raises(DownloadFailed, match=problem):
        Download(server.url("file"), tmp_path / "file", pinned).run()
    assert not list(tmp_path.iterdir())


def test_text_that_is_no_base64_is_refused(server: Server, tmp_path: Path) -> None:
    with pytest.raises(DownloadFailed, match="does not send base64"):
        Download(server.url("file"), tmp_path / "file", PINNED, is_base64=True).run()


def test_an_answer_that_is_no_file_is_named(server: Server, tmp_path: Path) -> None:
    with pytest.raises(DownloadFailed, match="missing: the server answers 404"):
        Download(server.url("missing"), tmp_path / "file", PINNED).run()


def test_no_network_is_said_plainly(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{closed.getsockname()[1]}/file"
        with pytest.raises(DownloadFailed, match=r"cannot reach .*: .*refused.*expected a network"):
            Download(url, tmp_path / "file", PINNED).run()


def test_only_https_is_trusted_beyond_this_machine(server: Server, tmp_path: Path) -> None:
    for url in ("http://example.com/file", server.url("moved"), "file:///etc/passwd"):
        with pytest.raises(DownloadFailed):
            Download(url, tmp_path / "file", PINNED).run()
