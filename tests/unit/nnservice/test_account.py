"""What one client may have of a driver's process."""

from __future__ import annotations

import pytest

from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from nnservice.rpc.account import Account, Bounds


class Holder:
    pass


def test_what_is_dropped_is_given_back() -> None:
    account = Account(Bounds(bytes=10, descriptors=2))
    loan = account.take(bytes=8, descriptors=1)
    assert (account.used()["bytes"], account.used()["descriptors"]) == (8, 1)
    with pytest.raises(HalError, match="too many bytes for one client: it has 8, and 3 more") as no:
        account.take(descriptors=1, bytes=3)
    assert no.value.status is ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
    del loan, no
    account.take(bytes=10, descriptors=2)
    assert set(account.used().values()) == {0}


def test_a_loan_lasts_as_long_as_its_holder() -> None:
    account, holder = Account(Bounds(calls=1)), Holder()
    account.take(calls=1).until_gone(holder)
    with pytest.raises(HalError, match="too many calls"):
        account.take(calls=1)
    del holder
    account.take(calls=1)


def test_without_bounds_nothing_is_refused() -> None:
    account = Account(None)
    account.check("lanes", 1 << 60)
    assert account.take(bytes=1 << 60) is not None
    assert account.used()["bytes"] == 0
