"""A device for the real ``adb`` client: the device's end of its protocol, over TCP.

It runs shells and stores files in a folder of this machine. Android's ``adbd`` is not in it, so
what Android itself does is not tested: see docs/agent.md.
"""

from __future__ import annotations

import os
import socket
import struct
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

__all__ = ["AdbDevice", "install"]

_HEADER: Final = struct.Struct("<4s5I")  # command, two arguments, length, sum and magic
_MAX_DATA: Final = 64 * 1024
_VERSION: Final = 0x01000001  # without sums
_TOKEN: Final = 1
_SHELL: Final = struct.Struct("<BI")  # a packet of the shell protocol: kind, length
_STDIN, _STDOUT, _STDERR, _EXIT, _CLOSE_STDIN = range(5)
_SYNC: Final = struct.Struct("<4sI")  # a request of the file protocol: kind, length


class AdbDevice:
    """Listens until :meth:`pull`. ``state`` is what the client shall say of it; a shell begins
    after ``delay_s``, and ``free_bytes`` is what can be stored, None for enough.
    """

    def __init__(self, folder: Path, *, model: str = "Test Board", state: str = "device") -> None:
        self.folder = folder
        self.model = model
        self.state = state
        self.delay_s = 0.0
        self.free_bytes: int | None = None
        self.pushed: Callable[[Path], None] = lambda path: None
        """Called for each file that has been pushed."""
        self.environment = {**os.environ, "TMPDIR": str(folder)}
        self._port = 0
        self._connections: list[_Connection] = []
        self.plug_in()

    @property
    def serial(self) -> str:
        return f"127.0.0.1:{self._port}"

    def plug_in(self) -> None:
        """Listen, again at the same port after :meth:`pull`."""
        self._listener = socket.create_server(("127.0.0.1", self._port))
        self._port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def pull(self) -> None:
        """Pull the cable: all that the client had begun ends as on a device."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for connection in self._connections:
            connection.close()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                connected = listener.accept()[0]
                connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                connection = _Connection(self, connected)
                self._connections.append(connection)
                threading.Thread(target=connection.serve, daemon=True).start()


def install(device: AdbDevice, **programs: str) -> None:
    """Put scripts on the path of the device's shell."""
    folder = device.folder / "bin"
    folder.mkdir(exist_ok=True)
    for name, script in programs.items():
        (folder / name).write_text(script)
        (folder / name).chmod(0o755)
    device.environment["PATH"] = f"{folder}:{os.environ['PATH']}"


class _Message(NamedTuple):
    command: bytes
    first: int
    second: int
    data: bytes


class _Connection:
    """A connection of the client's server, with many streams."""

    def __init__(self, device: AdbDevice, connected: socket.socket) -> None:
        self.device = device
        self._socket = connected
        self._lock = threading.Lock()
        self._streams: dict[int, _Stream] = {}
        self._last = 0

    def serve(self) -> None:
        with suppress(OSError, EOFError):
            while True:
                self._take(self._read())
        self.close()

    def close(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        for stream in [*self._streams.values()]:
            stream.arrived.put(None)
            stream.acknowledged.set()

    def send(self, command: bytes, first: int, second: int, data: bytes = b"") -> None:
        magic = int.from_bytes(command, "little") ^ 0xFFFFFFFF
        header = _HEADER.pack(command, first, second, len(data), 0, magic)
        with self._lock:
            self._socket.sendall(header + data)

    def forget(self, stream: _Stream) -> None:
        self._streams.pop(stream.own, None)

    def _read(self) -> _Message:
        command, first, second, length, _, _ = _HEADER.unpack(self._exactly(_HEADER.size))
        return _Message(command, first, second, self._exactly(length))

    def _exactly(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            part = self._socket.recv(size - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def _take(self, message: _Message) -> None:
        command, first, second, data = message
        if command in (b"CNXN", b"AUTH"):
            self._greet()
        elif command == b"OPEN":
            self._last += 1
            stream = _Stream(self, self._last, first)
            self._streams[stream.own] = stream
            self.send(b"OKAY", stream.own, stream.other)
            service = data.rstrip(b"\0").decode()
            threading.Thread(target=stream.serve, args=(service,), daemon=True).start()
        elif stream := self._streams.get(second):
            if command == b"WRTE":
                stream.arrived.put(data)
                self.send(b"OKAY", stream.own, stream.other)
            elif command == b"OKAY":
                stream.acknowledged.set()
            elif command == b"CLSE":
                stream.arrived.put(None)
                stream.is_closed = True
                stream.acknowledged.set()

    def _greet(self) -> None:
        if self.device.state == "unauthorized":
            self.send(b"AUTH", _TOKEN, 0, bytes(20))
        elif self.device.state == "device":
            model = self.device.model.replace(" ", "_")
            banner = f"device::ro.product.name=board;ro.product.model={model};features=shell_v2,cmd"
            self.send(b"CNXN", _VERSION, _MAX_DATA, banner.encode())


class _Stream:
    """One service that the client has opened."""

    def __init__(self, connection: _Connection, own: int, other: int) -> None:
        self.own = own
        self.other = other
        self.arrived: SimpleQueue[bytes | None] = SimpleQueue()
        """Messages of the client; None is its end."""
        self.acknowledged = threading.Event()
        self.is_closed = False
        self._connection = connection
        self._rest = b""
        self._lock = threading.Lock()

    def serve(self, service: str) -> None:
        kind, _, rest = service.partition(":")
        with suppress(OSError, EOFError):
            if kind.startswith("shell"):
                self._run(rest)
            elif kind == "sync":
                self._synchronize()
            elif kind == "tcp":
                self._forward(int(rest))
        with suppress(OSError):
            self._connection.send(b"CLSE", self.own, self.other)
        self._connection.forget(self)

    def write(self, data: bytes) -> None:
        with self._lock:
            for start in range(0, len(data), _MAX_DATA):
                if self.is_closed:
                    raise EOFError
                self.acknowledged.clear()
                part = data[start : start + _MAX_DATA]
                self._connection.send(b"WRTE", self.own, self.other, part)
                self.acknowledged.wait()

    def _exactly(self, size: int) -> bytes:
        while len(self._rest) < size:
            part = self.arrived.get()
            if part is None:
                raise EOFError
            self._rest += part
        data, self._rest = self._rest[:size], self._rest[size:]
        return data

    def _run(self, script: str) -> None:
        device = self._connection.device
        threading.Event().wait(device.delay_s)
        process = subprocess.Popen(
            ["sh", "-c", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=device.environment,
            cwd=device.folder,
            start_new_session=True,
        )
        with process:
            threading.Thread(target=self._feed, args=(process,), daemon=True).start()
            outputs = [
                threading.Thread(target=self._pass_on, args=(pipe, kind))
                for pipe, kind in ((process.stdout, _STDOUT), (process.stderr, _STDERR))
            ]
            for thread in outputs:
                thread.start()
            for thread in outputs:
                thread.join()
            code = process.wait()
            self.write(_SHELL.pack(_EXIT, 1) + bytes([code & 0xFF]))

    def _feed(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        with suppress(OSError, EOFError, ValueError):
            while True:
                kind, length = _SHELL.unpack(self._exactly(_SHELL.size))
                data = self._exactly(length)
                if kind == _CLOSE_STDIN:
                    break
                if kind == _STDIN:
                    process.stdin.write(data)
                    process.stdin.flush()
        with suppress(OSError):
            process.stdin.close()

    def _pass_on(self, pipe: object, kind: int) -> None:
        while data := os.read(pipe.fileno(), _MAX_DATA // 2):  # type: ignore[attr-defined]
            with suppress(OSError, EOFError):  # it runs on without anybody who listens
                self.write(_SHELL.pack(kind, len(data)) + data)

    def _synchronize(self) -> None:
        while True:
            kind, length = _SYNC.unpack(self._exactly(_SYNC.size))
            path = self._exactly(length).decode()
            if kind == b"QUIT":
                return
            if kind == b"STAT":
                mode = os.stat(path).st_mode if os.path.exists(path) else 0
                self.write(struct.pack("<4s3I", b"STAT", mode, 0, 0))
            elif kind == b"SEND":
                self._store(*path.rsplit(",", 1))

    def _store(self, path: str, mode: str) -> None:
        device, content = self._connection.device, b""
        while True:
            kind, length = _SYNC.unpack(self._exactly(_SYNC.size))
            if kind == b"DONE":
                break
            content += self._exactly(length)
        if device.free_bytes is not None and len(content) > device.free_bytes:
            reason = b"couldn't write to file: No space left on device"
            self.write(_SYNC.pack(b"FAIL", len(reason)) + reason)
            return
        Path(path).write_bytes(content)
        os.chmod(path, int(mode) & 0o777)
        device.pushed(Path(path))
        self.write(_SYNC.pack(b"OKAY", 0))

    def _forward(self, port: int) -> None:
        with socket.create_connection(("127.0.0.1", port)) as target:
            target.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._send_to, args=(target,), daemon=True).start()
            while data := target.recv(_MAX_DATA):
                self.write(data)

    def _send_to(self, target: socket.socket) -> None:
        with suppress(OSError):
            while (data := self.arrived.get()) is not None:
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)
