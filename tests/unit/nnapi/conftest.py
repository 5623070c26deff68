"""One way to say which code a wrong call has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from nnapi.errors import NnapiError
from nnapi.result_codes import ResultCode

Fails = Callable[[ResultCode], AbstractContextManager[None]]


@pytest.fixture
def fails() -> Fails:
    """The block raises an NnapiError with this code."""

    @contextmanager
    def expected(code: ResultCode) -> Iterator[None]:
        with pytest.raises(NnapiError) as caught:
            yield
        assert caught.value.code is code, str(caught.value)

    return expected
