"""Starting and stopping drivers in processes of their own."""

from __future__ import annotations

import gc
import logging
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from nncli import start_timeout
from nnhal.errors import DeadObject, GivenUp, HalError, NoAnswer
from nnhal.fences import FenceState
from nnhal.registry import DriverFailedToStart, UnknownDriver
from nnhal.types import DeviceStatus, DeviceType, ErrorStatus, HalVersion
from nnprocess import linux
from nnprocess.limits import Limits
from nnprocess.zygote import Zygote
from nnservice import DriverService, start
from tests.process.polling import eventually
from tests.unit.nnhal.toys import add_model, arguments

TOY = "tests.unit.nnhal.toys:ToyDriver"
ODD = "tests.process.nnservice.odd"
HANGING = "tests.process.nnservice.hanging"


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as zygote:
        yield zygote


def children_of(zygote: Zygote) -> set[str]:
    path = f"/proc/{zygote.pid}/task/{zygote.pid}/children"
    with open(path) as file:
        return set(file.read().split())


def test_a_driver_runs_in_another_process_and_answers(zygote: Zygote) -> None:
    with start(TOY, zygote=zygote) as service:
        device = service.device
        assert (device.name, device.hal_version) == ("toy-adder", HalVersion.V1_3)
        given = arguments()
        device.prepare(add_model()).execute(given.request)
        assert given.output.tolist() == [11, 22, 33, 44]
        assert service.child.pid != os.getpid()
        assert service.is_alive
    end = service.end()
    assert end is not None
    assert end.exit_status == 0


def test_without_a_zygote_one_is_made_and_ended() -> None:
    with start(TOY) as service:
        assert service.device.version_string == "2.5"
    assert not service.is_alive


def test_threads_go_to_the_driver(zygote: Zygote) -> None:
    with start(f"{ODD}:Threaded", zygote=zygote, threads=3) as service:
        assert service.device.threads == 3


def test_drivers_run_side_by_side(zygote: Zygote) -> None:
    services = [start(TOY, zygote=zygote) for _ in range(3)]
    models = [service.device.prepare(add_model()) for service in services]
    services[1].stop()
    models[0].execute(arguments().request)
    models[2].execute(arguments().request)
    with pytest.raises(DeadObject, match="has been stopped"):
        models[1].execute(arguments().request)
    for service in services:
        service.stop()


def test_an_unknown_driver_is_told_as_if_it_were_here(zygote: Zygote) -> None:
    with pytest.raises(UnknownDriver, match="Did you mean 'reference'"):
        start("referense", zygote=zygote)


@pytest.mark.parametrize(
    ("name", "reason", "exit_code"),
    [
        (f"{ODD}:Raising", r"\.py:\d+: OSError: no device found", 3),
        (f"{ODD}:Exiting", r"\.py:\d+: SystemExit: 3", 3),
        (f"{ODD}:nothing", "AttributeError", 2),
        ("no.such.module:Driver", "ModuleNotFoundError", 2),
    ],
)
def test_a_driver_that_does_not_start_is_told_in_one_line(
    zygote: Zygote, name: str, reason: str, exit_code: int
) -> None:
    with pytest.raises(DriverFailedToStart, match=reason) as caught:
        start(name, zygote=zygote)
    assert str(caught.value).startswith(f"driver '{name}' failed to start: ")
    assert caught.value.exit_code == exit_code
    assert "\n" not in str(caught.value)


def test_a_driver_that_does_not_start_in_time_is_killed(
    zygote: Zygote, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(start_timeout.SWITCH, "0.5")
    before = children_of(zygote)
    with pytest.raises(NoAnswer, match=r"HangingAtStart' has not started within 0\.5 s") as caught:
        start(f"{HANGING}:HangingAtStart", zygote=zygote)
    assert "in hang" in "\n".join(caught.value.stacks)
    monkeypatch.delenv(start_timeout.SWITCH)
    with start(TOY, zygote=zygote) as service:
        guardian = linux.status_of(service.child.pid)["PPid"]
        eventually(lambda: children_of(zygote) <= before | {guardian})


def test_a_client_that_waits_for_a_callback_waits_as_long_as_it_says(zygote: Zygote) -> None:
    name = f"{HANGING}:Hanging"
    with (
        start(name, zygote=zygote, callback_timeout_s=0.05) as service,
        pytest.raises(NoAnswer, match=r"preparation in 0\.05 s"),
    ):
        service.device.prepare(add_model((2,)))


def test_a_driver_that_does_not_answer_in_time_is_killed_and_says_where_it_was(
    zygote: Zygote,
) -> None:
    # Long for a call that does answer, the preparation, even on a busy machine.
    with start(f"{HANGING}:Hanging", zygote=zygote, answer_limit_s=3) as service:
        model = service.device.prepare(add_model())
        with pytest.raises(NoAnswer, match="no answer within 3 s") as caught:
            model.execute(arguments().request)
        assert "in hang" in "\n".join(caught.value.stacks)
        with pytest.raises(GivenUp, match=r"killed after .*: no answer within 3 s") as later:
            service.device.supported_operations(add_model())
        assert later.value.status == ErrorStatus.DEAD_OBJECT
        assert later.value.stacks == caught.value.stacks
        end = service.end(60)
        assert end is not None
        assert end.signal == signal.SIGKILL


def test_a_fence_that_is_not_signaled_in_time_is_no_answer(zygote: Zygote) -> None:
    with start(f"{HANGING}:Hanging", zygote=zygote, callback_timeout_s=3) as service:
        launched = service.device.prepare(add_model()).execute_fenced(arguments().request)
        with pytest.raises(NoAnswer, match="its fence is not signaled in 3 s"):
            launched.wait()
        assert launched.wait(0) is FenceState.ACTIVE


@pytest.mark.parametrize("name", ["Mourned", "MournedLate"])
def test_stopping_destroys_the_driver_in_its_own_process(zygote: Zygote, name: str) -> None:
    service = start(f"{ODD}:{name}", zygote=zygote)
    service.device.prepare(add_model()).execute(arguments().request)
    end = service.stop(grace_s=60)
    assert end is not None
    assert end.log == ("prepared", "destroyed")


def test_a_driver_that_will_not_end_is_killed(zygote: Zygote) -> None:
    service = start(f"{HANGING}:HangingAtEnd", zygote=zygote)
    end = service.stop(grace_s=0.1)
    assert end is not None
    assert end.signal == signal.SIGKILL


def test_stopping_ends_calls_that_are_under_way(zygote: Zygote) -> None:
    errors: list[BaseException] = []

    def hang() -> None:
        try:
            model.execute(arguments().request)
        except BaseException as error:
            errors.append(error)

    service = start(f"{HANGING}:Hanging", zygote=zygote)
    model = service.device.prepare(add_model())
    thread = threading.Thread(target=hang)
    thread.start()
    eventually(lambda: "hanging" in service.child.log())
    service.stop(grace_s=0)
    thread.join(30)
    assert [type(error) for error in errors] == [DeadObject]
    assert not service.is_alive


def test_stopping_twice_and_after_death_is_harmless(zygote: Zygote) -> None:
    service = start(TOY, zygote=zygote)
    service.child.kill()
    end = service.end(30)
    assert service.stop() == service.stop() == end


def test_a_service_that_is_dropped_ends_its_process(zygote: Zygote) -> None:
    child = start(TOY, zygote=zygote).child
    gc.collect()
    assert child.end(30) is not None


def test_limits_hold_in_the_driver(zygote: Zygote) -> None:
    limits = Limits(address_space_bytes=4 << 30, open_files=64)
    with start(f"{ODD}:Greedy", zygote=zygote, limits=limits) as service:
        model = service.device.prepare(add_model())
        with pytest.raises(HalError) as caught:
            model.execute(arguments().request)
        assert caught.value.status == ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
        assert service.device.version_string == "2.5"


def test_a_driver_without_descriptors_says_so_and_goes_on(zygote: Zygote) -> None:
    with start(f"{ODD}:Hoarder", zygote=zygote, limits=Limits(open_files=64)) as service:
        model, given = service.device.prepare(add_model()), arguments()
        model.execute(given.request)  # takes all that are left
        with pytest.raises(HalError) as caught:
            model.execute(arguments().request)
        assert caught.value.status == ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
        model.execute(given.request)  # gives them back
        model.execute(arguments().request)


def test_what_the_driver_logs_is_logged_here_too(
    zygote: Zygote, caplog: pytest.LogCaptureFixture
) -> None:
    with start(f"{ODD}:Talking", zygote=zygote) as service:
        model = service.device.prepare(add_model())
        with pytest.raises(HalError):
            model.execute(arguments().request)
        with pytest.raises(HalError):
            model.execute_async(arguments().request).result(30)
        execution = model.execute_fenced(arguments().request)
        execution.wait(30 * 10**9)
        with pytest.raises(HalError):
            execution.info()
        log = "\n".join(service.child.log())
    records = [record for record in caplog.records if record.name == "nnhal.driver"]
    assert [record.levelno for record in records] == [logging.ERROR] * 3
    expected = "execute: the driver raised RuntimeError: sulking"
    assert [record.getMessage() for record in records] == [expected] * 3
    assert log.count("Traceback") == 3
    assert 'raise RuntimeError("sulking")' in log


CLIENT = f"""
import sys
from nnservice import start
from tests.unit.nnhal.toys import add_model, arguments
service = start({TOY!r})
model = service.device.prepare(add_model())
model.execute(arguments().request)
burst = model.burst()
burst.execute(arguments().request)
pending = model.execute_async(arguments().request)
print(service.child.pid, flush=True)
"""


@pytest.mark.parametrize("end", ["", "raise SystemExit", "import os; os.kill(os.getpid(), 9)"])
def test_a_client_that_just_ends_makes_no_noise_and_leaves_no_process(end: str) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-c", CLIENT + end], capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.returncode == (-9 if "9" in end else 0)
    pid = int(done.stdout)
    try:
        process = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    assert select.select([process], [], [], 30)[0]
    os.close(process)


def test_many_threads_use_one_driver_at_the_same_time(zygote: Zygote) -> None:
    with start("tests.unit.nnhal.toys:BoundToyDriver", zygote=zygote) as service:
        model = service.device.prepare(add_model())
        outputs: list[list[float]] = []

        def work(number: int) -> None:
            given = arguments([number] * 4)
            for _ in range(50):
                model.execute(given.request)
                model.execute_async(given.request).result(30)
            outputs.append(given.output.tolist())

        threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        expected = [[number + x for x in (10, 20, 30, 40)] for number in range(8)]
        assert sorted(outputs) == expected


def test_a_call_that_is_interrupted_does_not_disturb_the_next(zygote: Zygote) -> None:
    """Ctrl-C comes in the middle of a call; its answer must not be taken for another's."""

    def interrupt() -> None:
        eventually(lambda: "slow" in service.child.log())
        signal.pthread_kill(main, signal.SIGUSR1)

    class Interrupted(KeyboardInterrupt):
        pass

    def handler(*_: object) -> None:
        raise Interrupted

    main = threading.main_thread().ident
    assert main is not None
    before = signal.signal(signal.SIGUSR1, handler)
    try:
        with start(f"{ODD}:Slow", zygote=zygote) as service:
            model = service.device.prepare(add_model())
            given = arguments()
            thread = threading.Thread(target=interrupt)
            thread.start()
            with pytest.raises(Interrupted):
                model.execute(given.request)
            thread.join()
            driver: Any = service.device.driver
            assert driver.get_status() == DeviceStatus.AVAILABLE
            model.execute(given.request)
            assert driver.get_type() == (ErrorStatus.NONE, DeviceType.ACCELERATOR)
            assert given.output.tolist() == [11, 22, 33, 44]
    finally:
        signal.signal(signal.SIGUSR1, before)


def test_a_service_can_be_named_in_an_annotation() -> None:
    assert DriverService.__module__ == "nnservice.hal.driver_service"
