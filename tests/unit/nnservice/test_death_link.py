"""Death links: a driver hears of the end of a client, as by binder's ``linkToDeath``."""

from __future__ import annotations

from nnhal.errors import DeadObject
from nnhal.interfaces import IPreparedModelCallbackAidl
from nnservice.hal.table import TABLE
from nnservice.rpc.peer import Peer
from nnservice.rpc.wire import Lane, lane_pair


def test_each_link_is_called_once_when_the_connection_ends_and_at_once_afterwards() -> None:
    ours, theirs = lane_pair()
    theirs.close()
    peer = Peer(Lane(ours), "the client", TABLE, DeadObject)
    callback = TABLE.interface_of(_Callback, IPreparedModelCallbackAidl)
    proxy = peer.proxy(1, callback, IPreparedModelCallbackAidl)
    told: list[str] = []

    proxy.link_to_death(lambda: told.append("one"))
    proxy.link_to_death(lambda: told.append("other"))
    assert not told
    peer.end()
    peer.end()
    assert sorted(told) == ["one", "other"]
    proxy.link_to_death(lambda: told.append("late"))
    assert told[2:] == ["late"]


def test_objects_of_the_client_are_still_there_when_its_death_is_told() -> None:
    ours, theirs = lane_pair()
    theirs.close()
    peer = Peer(Lane(ours), "the client", TABLE, DeadObject)
    held = _Held()
    peer.exports.put(1, held)
    seen: list[object] = []
    peer.attach(lambda: seen.append(peer.exports.get(1)))

    peer.end()

    assert seen == [held]


class _Held:
    """Anything that the client may hold."""


class _Callback(IPreparedModelCallbackAidl):
    def notify(self, status: object, prepared_model: object) -> None: ...
