"""Opening of lanes: how one side of a connection gets one more, and takes what the other opens."""

from __future__ import annotations

import socket
from abc import ABC, abstractmethod
from typing import Final

from nnprocess.descriptors import close_all
from nnservice.rpc.messages import FrameKind
from nnservice.rpc.wire import Frame, Lane, Malformed, lane_pair

__all__ = ["PASSED", "LaneOpening"]


class LaneOpening(ABC):
    """Opening of the lanes of one connection."""

    @abstractmethod
    def open(self, control: Lane) -> Lane:
        """One more lane to call on. Raises Closed, Late, Unsendable, HalError, OSError."""

    @abstractmethod
    def taken(self, frame: Frame) -> Lane:
        """The lane that a frame of the control lane tells of, to be served. Raises Malformed for
        another frame, Closed, OSError.
        """


class _Passed(LaneOpening):
    """Between two processes of one machine, one end of a pair is passed over the control lane."""

    def open(self, control: Lane) -> Lane:
        ours, theirs = lane_pair()
        lane = Lane(ours)
        try:
            with theirs:
                control.send(FrameKind.LANE, 0, b"", [theirs.fileno()])
        except BaseException:
            lane.close()
            raise
        return lane

    def taken(self, frame: Frame) -> Lane:
        if frame.kind != FrameKind.LANE or len(frame.descriptors) != 1:
            close_all(frame.descriptors)
            raise Malformed(f"frame {frame.kind}")
        try:
            connected = socket.socket(fileno=frame.descriptors[0])
        except OSError as error:
            close_all(frame.descriptors)
            raise Malformed("a lane that is no socket") from error
        if connected.type != socket.SOCK_SEQPACKET:
            connected.close()
            raise Malformed("a lane of another kind")
        return Lane(connected)


PASSED: Final = _Passed()
