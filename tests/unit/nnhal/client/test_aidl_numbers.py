"""Numbers of AIDL's answers in the words of the client."""

import pytest

from nnhal.client.aidl_numbers import timing_us
from nnhal.errors import HalError
from nnhal.types import NO_TIMING, NO_TIMING_NS, TIMING_NOT_AVAILABLE, Timing, TimingNs


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        (NO_TIMING_NS, NO_TIMING),
        (TimingNs(-1, 2999), Timing(TIMING_NOT_AVAILABLE, 2)),
        (TimingNs(0, 1000), Timing(0, 1)),
    ],
)
def test_times_are_microseconds_and_none_is_minus_one(told: TimingNs, meant: Timing) -> None:
    assert timing_us(told) == meant


@pytest.mark.parametrize("told", [TimingNs(-2, 1000), TimingNs(1000, -1000), TimingNs(-2, -1)])
def test_another_negative_time_is_the_drivers_mistake(told: TimingNs) -> None:
    with pytest.raises(HalError, match=r"the driver reported time\w+Ns -\d+, expected"):
        timing_us(told)
