"""What a program is given: inputs, outputs and the context."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import numpy as np
import pytest

from nnhal._driver_kit import core
from nnhal.device import Device
from nnhal.driver_kit import (
    ExecutionContext,
    HalError,
    Inputs,
    Output,
    Outputs,
    PrepareOptions,
    Program,
    Signature,
    as_device,
    constant,
)
from nnhal.interfaces import IDeviceV1_0, IDeviceV1_1, IDeviceV1_2, IDeviceV1_3
from nnhal.memory import Memory
from nnhal.types import (
    DataLocation,
    DeviceStatus,
    ErrorStatus,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    Operand,
    OperandLifeTime,
    Operation,
    OutputShape,
    Request,
    RequestArgument,
    Subgraph,
)
from nnhal.validation import check_model
from tests.unit.nnhal.toys import (
    ALL_VERSIONS,
    FunctionProgram,
    ToyDriver,
    add_model,
    arguments,
    operand,
    running,
    toy_device,
)

INTERFACES = [IDeviceV1_0, IDeviceV1_1, IDeviceV1_2, IDeviceV1_3]


@pytest.mark.parametrize("version", ALL_VERSIONS, ids=str)
def test_a_driver_has_the_interface_of_its_version_and_no_newer(version: HalVersion) -> None:
    device = as_device(ToyDriver(version))
    has = [isinstance(device, interface) for interface in INTERFACES]
    assert has == [True] * version.level + [False] * (4 - version.level)
    assert device.get_status() == DeviceStatus.AVAILABLE


def test_more_cache_files_than_the_hal_knows_are_refused() -> None:
    class Hoarder(ToyDriver):
        cache_files = NumberOfCacheFiles(33, 0)

    with pytest.raises(ValueError, match="at most 32"):
        as_device(Hoarder())


def test_start_up_answers_stay_the_same_while_a_driver_runs() -> None:
    driver = ToyDriver()
    device: Any = as_device(driver)
    driver.version = "changed"
    driver.cache_files = NumberOfCacheFiles(2, 2)
    assert device.get_version_string() == (ErrorStatus.NONE, "2.5")
    assert device.get_number_of_cache_files_needed() == (ErrorStatus.NONE, 0, 0)


def test_a_model_is_checked_once_for_all_questions_about_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checked: list[Model] = []
    check = check_model
    monkeypatch.setattr(core, "check_model", lambda m, **k: checked.append(m) or check(m, **k))
    device, model, invalid = Device(ToyDriver()), add_model(), add_model(dimensions=(0, 4))
    invalid = msgspec.structs.replace(invalid, operand_values=b"")

    device.supported_operations(model)
    device.prepare(model)
    for _ in range(2):
        with pytest.raises(HalError):
            device.supported_operations(invalid)

    assert checked == [model, invalid]


def test_an_invalid_model_is_checked_once_too_and_refused_with_the_same_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checks: list[Model] = []

    def counted(model: Model, **options: Any) -> Any:
        checks.append(model)
        return check_model(model, **options)

    monkeypatch.setattr(core, "check_model", counted)
    device = toy_device()
    model = add_model()
    wrong = msgspec.structs.replace(model, main=msgspec.structs.replace(model.main, operations=()))
    said = []
    for ask in (device.supported_operations, device.prepare, device.prepare):
        with pytest.raises(HalError) as raised:
            ask(wrong)
        assert raised.value.status is ErrorStatus.INVALID_ARGUMENT
        said.append(raised.value.message.partition(": ")[2])
    assert len(checks) == 1
    assert len({*said}) == 1
    device.prepare(model)  # another one


def test_a_program_knows_the_signature_of_its_model() -> None:
    program = FunctionProgram(lambda i, o, c: None)
    model = add_model()
    toy_device(make=lambda: program).prepare(model)
    assert program.signature == Signature.of(model)
    assert program.signature.outputs == (model.main.operands[3],)


class Seen:
    """Keeps what a program was given, while its execution lasts."""

    def __init__(self, *facts: Any) -> None:
        self.facts: list[Any] = []
        self.ask = facts[0] if facts else lambda i, o, c: None

    def __call__(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.facts.append(self.ask(inputs, outputs, context))


class TestInputs:
    def test_they_are_views_of_the_clients_memory_in_hal_dtype(self) -> None:
        seen, given = Seen(lambda i, o, c: i), arguments()
        toy_device(make=running(seen)).prepare(add_model()).execute(given.request)
        ((one, other),) = seen.facts
        assert (one.dtype, one.shape, other.tolist()) == (np.float32, (4,), [10, 20, 30, 40])
        given.pools[0].view(np.float32, (8,))[0] = 99
        assert one[0] == 99

    def test_an_omitted_input_is_none(self) -> None:
        seen, request = Seen(lambda i, o, c: i[0]), arguments().request
        omitted = RequestArgument(has_no_value=True)
        request = msgspec.structs.replace(request, inputs=(omitted, request.inputs[1]))
        toy_device(make=running(seen)).prepare(add_model()).execute(request)
        assert seen.facts == [None]

    def test_a_scalar_is_an_array_without_dimensions(self) -> None:
        seen = Seen(lambda i, o, c: (i[0].shape, i[0].item()))
        prepared = Device(_Vendor(seen)).prepare(_vendor_model(operand(1, ())))
        prepared.execute(_vendor_request(np.int32(7).tobytes()))
        assert seen.facts == [((), 7)]

    def test_data_of_an_extension_type_is_bytes(self) -> None:
        seen = Seen(lambda i, o, c: (i[0].dtype, bytes(i[0])))
        prepared = Device(_Vendor(seen)).prepare(_vendor_model(operand(0x10003, (2, 3))))
        prepared.execute(_vendor_request(b"opaque"))
        assert seen.facts == [(np.uint8, b"opaque")]

    def test_memory_may_lie_at_any_offset(self) -> None:
        pool = Memory.from_bytes(b"?" + np.arange(8, dtype=np.float32).tobytes())
        out, given = Memory.allocate(17), arguments()
        request = Request(
            tuple(RequestArgument(location=DataLocation(0, at, 16)) for at in (1, 17)),
            (RequestArgument(location=DataLocation(1, 1, 16)),),
            (pool, out),
        )
        toy_device().prepare(add_model()).execute(request)
        assert out.view(np.float32, (4,), 1).tolist() == [4, 6, 8, 10]
        assert not given.output.any()


class _Vendor(ToyDriver):
    def __init__(self, body: Any) -> None:
        super().__init__(make=running(body))

    def supported_operations(self, model: Model) -> list[bool]:
        return [True]


def _vendor_model(given: Operand) -> Model:
    """A vendor's operation from ``given`` to a float32 tensor of 4."""
    inputs = msgspec.structs.replace(given, lifetime=OperandLifeTime.SUBGRAPH_INPUT)
    output = operand(lifetime=OperandLifeTime.SUBGRAPH_OUTPUT)
    work = Operation(0x10001, (0,), (1,))
    return Model(Subgraph((inputs, output), (work,), (0,), (1,)))


def _vendor_request(data: bytes) -> Request:
    return Request(
        (RequestArgument(location=DataLocation(0, 0, len(data))),),
        (RequestArgument(location=DataLocation(1, 0, 16)),),
        (Memory.from_bytes(data), Memory.allocate(16)),
    )


class TestOutputs:
    def outputs_of(self, model: Model, request: Request, ask: Any) -> Any:
        seen = Seen(lambda i, o, c: ask(o[0]))
        toy_device(make=running(seen)).prepare(model).execute(request)
        return seen.facts[0]

    def test_a_declared_output_has_shape_and_array(self) -> None:
        def ask(output: Output) -> Any:
            assert output.array is not None
            output.array[:] = 3
            return output.shape, output.omitted

        given = arguments()
        assert self.outputs_of(add_model(), given.request, ask) == ((4,), False)
        assert given.output.tolist() == [3] * 4

    def test_an_output_of_unknown_shape_has_neither_until_it_is_reserved(self) -> None:
        def ask(output: Output) -> Any:
            before = output.shape, output.array, output.declared
            reserved = output.reserve((3,))
            assert reserved is not None
            reserved[:] = 6
            return before

        given = arguments(capacity=13)
        model = add_model(output_dimensions=(0,))
        assert self.outputs_of(model, given.request, ask) == (None, None, (0,))
        assert given.output.tolist() == [6, 6, 6, 0]

    def test_an_omitted_output_can_be_written_to_in_vain(self) -> None:
        def ask(output: Output) -> Any:
            output.write(np.zeros(4, np.float32))
            return output.omitted, output.array, output.reserve((4,))

        request = arguments().request
        omitted = RequestArgument(has_no_value=True)
        request = msgspec.structs.replace(request, outputs=(omitted,))
        assert self.outputs_of(add_model(), request, ask) == (True, None, None)

    def test_an_omitted_output_of_unknown_shape_needs_no_writing(self) -> None:
        request = arguments().request
        omitted = RequestArgument(has_no_value=True)
        request = msgspec.structs.replace(request, outputs=(omitted,))
        model = toy_device(make=running(lambda i, o, c: None)).prepare(
            add_model(output_dimensions=(0,))
        )
        assert model.execute(request).output_shapes == (OutputShape(()),)

    def test_writing_converts_within_a_kind(self) -> None:
        given = arguments()
        self.outputs_of(add_model(), given.request, lambda o: o.write(np.array([1.5] * 4)))
        assert given.output.tolist() == [1.5] * 4

    def test_every_output_is_told_when_one_does_not_fit(self) -> None:
        main = add_model(output_dimensions=(0,)).main
        split = msgspec.structs.replace(
            main,
            operands=(*main.operands, main.operands[3]),
            operations=(Operation(0x10001, (0, 1, 2), (3, 4)),),
            output_indexes=(3, 4),
        )

        def body(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            outputs[0].write(np.zeros(9, np.float32))
            outputs[1].write(np.zeros(2, np.float32))

        given = arguments()
        second = Memory.allocate(8)
        request = msgspec.structs.replace(
            given.request,
            outputs=(
                *given.request.outputs,
                RequestArgument(location=DataLocation(2, 0, 8)),
            ),
            pools=(*given.pools, second),
        )
        prepared = Device(_Vendor(body)).prepare(Model(split, operand_values=bytes(4)))
        with pytest.raises(HalError) as caught:
            prepared.execute(request)
        assert caught.value.output_shapes == (OutputShape((9,), False), OutputShape((2,)))

    def test_shapes_may_differ_from_execution_to_execution(self) -> None:
        sizes = iter([3, 5, 1])

        def body(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            outputs[0].write(np.zeros(next(sizes), np.float32))

        model = toy_device(make=running(body)).prepare(add_model(output_dimensions=(0,)))
        given = arguments()
        assert model.execute(given.request).output_shapes == (OutputShape((3,)),)
        with pytest.raises(HalError) as caught:
            model.execute(given.request)
        assert caught.value.output_shapes == (OutputShape((5,), False),)
        assert model.execute(given.request).output_shapes == (OutputShape((1,)),)


class TestConstants:
    def test_a_copied_constant_is_a_read_only_view_of_the_models_values(self) -> None:
        model = add_model()
        value = constant(model, model.main.operands[2])
        assert value is not None
        assert (value.dtype, value.shape, value.item()) == (np.int32, (), 0)
        assert not value.flags.writeable

    def test_a_referenced_constant_is_a_read_only_view_of_its_pool(self) -> None:
        pool = Memory.from_bytes(np.arange(6, dtype=np.float32).tobytes())
        place = DataLocation(0, 8, 16)
        weights = operand(
            dimensions=(2, 2), lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=place
        )
        value = constant(add_model(pools=(pool,)), weights)
        assert value is not None
        assert value.tolist() == [[2, 3], [4, 5]]
        pool.view(np.float32, (6,))[2] = 9
        assert value[0, 0] == 9
        assert not value.flags.writeable

    def test_a_constant_of_an_extension_type_is_bytes(self) -> None:
        place = DataLocation(0, 1, 3)
        vendor = operand(0x10003, (7,), OperandLifeTime.CONSTANT_COPY, location=place)
        value = constant(add_model(), vendor)
        assert value is not None
        assert (value.dtype, value.shape) == (np.uint8, (3,))

    def test_what_is_no_constant_has_no_value(self) -> None:
        model = add_model()
        assert constant(model, model.main.operands[0]) is None

    def test_a_pool_that_cannot_be_mapped_is_a_failure(self) -> None:
        pool = Memory.allocate(16)
        pool.close()
        weights = operand(
            lifetime=OperandLifeTime.CONSTANT_REFERENCE, location=DataLocation(0, 0, 16)
        )
        with pytest.raises(HalError) as caught:
            constant(add_model(pools=(pool,)), weights)
        assert caught.value.status == ErrorStatus.GENERAL_FAILURE


class TestContext:
    def test_times_on_the_device_add_up(self) -> None:
        context = ExecutionContext(measure=True)
        for _ in range(2):
            with context.device_time():
                time.sleep(0.002)
        context.add_device_time(10_000_000)
        assert context.time_on_device_us >= 14_000

    def test_nothing_is_measured_unless_the_client_wants_it(self) -> None:
        context = ExecutionContext()
        before = context.time_on_device_us
        with context.device_time():
            pass
        assert context.time_on_device_us == before

    def test_the_deadline_can_be_checked(self) -> None:
        ExecutionContext().check_deadline()
        ExecutionContext(deadline_ns=time.monotonic_ns() + 10**12).check_deadline()
        with pytest.raises(HalError) as caught:
            ExecutionContext(deadline_ns=time.monotonic_ns()).check_deadline()
        assert caught.value.status == ErrorStatus.MISSED_DEADLINE_TRANSIENT


class TestAuthorsMistakes:
    def test_a_driver_without_its_methods_cannot_be_made(self) -> None:
        class Nothing(ToyDriver):
            prepare = None  # type: ignore[assignment]

        with pytest.raises(HalError) as caught:
            Device(Nothing()).prepare(add_model())
        assert caught.value.status == ErrorStatus.GENERAL_FAILURE

    def test_a_driver_that_has_not_implemented_saving_still_prepares(self) -> None:
        program = ToyDriver().prepare(add_model(), PrepareOptions())
        assert isinstance(program, Program)
        with pytest.raises(NotImplementedError):
            ToyDriver().save_to_cache(program, bytes(32), [], [])
