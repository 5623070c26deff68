from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.capabilities import performance_of
from nnhal.memory import Memory
from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    BufferToken,
    Capabilities,
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    DataLocation,
    ErrorStatus,
    ExtensionNameAndPrefix,
    HalVersion,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    OperandLifeTime,
    OperandPerformance,
    OperandType,
    Operation,
    OperationType,
    PerformanceInfo,
    Subgraph,
)
from nnhal.validation import Invalid
from nnhal.versions import (
    MeaningLost,
    NotCompliant,
    canonical_capabilities,
    canonical_model,
    capabilities_to,
    convert_to,
    request_to_v1_0,
    required_version,
    status_to,
)
from tests.cells import cells
from tests.unit.nnhal.toys import ALL_VERSIONS, add_model, arguments, operand, with_pool

replace = msgspec.structs.replace

INPUT = OperandLifeTime.SUBGRAPH_INPUT
OUTPUT = OperandLifeTime.SUBGRAPH_OUTPUT


def unary(operation: OperationType, type: OperandType = OperandType.TENSOR_FLOAT32) -> Model:
    scale = 1.0 if "QUANT" in type.name else 0.0
    given, computed = operand(type, (1, 4), INPUT), operand(type, (1, 4), OUTPUT)
    operands = replace(given, scale=scale), replace(computed, scale=scale)
    return Model(Subgraph(operands, (Operation(operation, (0,), (1,)),), (0,), (1,)))


def model_of_1_1() -> Model:
    """The same as ADD, but SUB, which came with 1.1."""
    model = add_model()
    subtract = Operation(OperationType.SUB, (0, 1, 2), (3,))
    return replace(model, main=replace(model.main, operations=(subtract,)))


class TestHalVersion:
    def test_versions_are_ordered_by_age(self) -> None:
        assert sorted([HalVersion.V1_2, HalVersion.V1_0, HalVersion.V1_3])[0] == HalVersion.V1_0
        assert HalVersion.V1_0 < "1.1" <= HalVersion.V1_1
        assert HalVersion.V1_3 > "1.2" >= HalVersion.V1_2

    def test_a_version_reads_as_users_type_it(self) -> None:
        assert [str(version) for version in ALL_VERSIONS] == ["1.0", "1.1", "1.2", "1.3"]


class TestRequiredVersion:
    @cells(
        ("model", "version"),
        [
            (unary(OperationType.RELU), "1.0"),
            (unary(OperationType.ABS), "1.2"),
            (unary(OperationType.HARD_SWISH), "1.3"),
            (unary(OperationType.RELU, OperandType.TENSOR_FLOAT16), "1.2"),
            (unary(OperationType.RELU, OperandType.TENSOR_QUANT8_ASYMM_SIGNED), "1.3"),
            (add_model(output_dimensions=()), "1.2"),
            (add_model(extension_name_to_prefix=(ExtensionNameAndPrefix("a.b", 1),)), "1.2"),
            (add_model(relax_computation_float32_to_float16=True), "1.0"),
        ],
    )
    def test_it_is_that_of_the_newest_part(self, model: Model, version: str) -> None:
        assert required_version(model) == HalVersion(version)

    def test_operations_after_1_3_need_the_aidl_interface(self) -> None:
        axis = operand(
            OperandType.TENSOR_INT32,
            (1,),
            OperandLifeTime.CONSTANT_COPY,
            location=DataLocation(0, 0, 4),
        )
        model = unary(OperationType.RELU)
        operands = model.main.operands[0], axis, model.main.operands[1]
        reverse = Operation(OperationType.REVERSE, (0, 1), (2,))
        main = Subgraph(operands, (reverse,), (0,), (2,))
        model = Model(main, operand_values=bytes(4))
        assert required_version(model) == HalVersion.AIDL_V3

    @pytest.mark.parametrize("needed", ALL_VERSIONS, ids=str)
    def test_the_oldest_version_that_has_everything_is_required(self, needed: HalVersion) -> None:
        newest = {
            HalVersion.V1_0: unary(OperationType.RELU),
            HalVersion.V1_1: model_of_1_1(),
            HalVersion.V1_2: unary(OperationType.ABS),
            HalVersion.V1_3: unary(OperationType.HARD_SWISH),
        }
        assert required_version(newest[needed]) == needed

    def test_an_invalid_model_requires_no_version(self) -> None:
        with pytest.raises(Invalid):
            required_version(add_model(output_dimensions=(4, -1)))


class TestModels:
    @pytest.mark.parametrize(
        ("version", "type"),
        [("1.0", ModelV1_0), ("1.1", ModelV1_1), ("1.2", ModelV1_2), ("1.3", Model)],
    )
    def test_a_model_goes_there_and_back_unchanged(self, version: str, type: type) -> None:
        pool = Memory.allocate(4)
        model = add_model(pools=(pool,))
        converted = convert_to(model, HalVersion(version))
        assert isinstance(converted, type)
        back = canonical_model(converted)
        assert back.main == model.main
        assert (back.operand_values, back.pools) == (model.operand_values, (pool,))

    def test_consumers_are_counted_for_older_versions(self) -> None:
        converted = convert_to(add_model(), HalVersion.V1_0)
        assert isinstance(converted, ModelV1_0)
        assert [o.number_of_consumers for o in converted.operands] == [1, 1, 1, 0]

    def test_a_wrong_number_of_consumers_is_invalid(self) -> None:
        converted = convert_to(add_model(), HalVersion.V1_2)
        assert isinstance(converted, ModelV1_2)
        first = replace(converted.operands[0], number_of_consumers=2)
        wrong = replace(converted, operands=(first, *converted.operands[1:]))
        with pytest.raises(Invalid, match="operand 0: number of consumers 2"):
            canonical_model(wrong)

    def test_relaxation_and_extensions_are_kept_where_there_are_words_for_them(self) -> None:
        relaxed = add_model(relax_computation_float32_to_float16=True)
        for version in ALL_VERSIONS[1:]:
            back = canonical_model(convert_to(relaxed, version))
            assert back.relax_computation_float32_to_float16
        with pytest.warns(MeaningLost, match=r"HAL 1\.0 has no relaxed computation"):
            back = canonical_model(convert_to(relaxed, HalVersion.V1_0))
        assert not back.relax_computation_float32_to_float16
        extensions = (ExtensionNameAndPrefix("com.example.x", 1),)
        extended = add_model(extension_name_to_prefix=extensions)
        back = canonical_model(convert_to(extended, HalVersion.V1_2))
        assert back.extension_name_to_prefix == extensions

    def test_what_is_too_new_is_not_compliant(self) -> None:
        model = unary(OperationType.HARD_SWISH)
        for version in ALL_VERSIONS[:3]:
            with pytest.raises(NotCompliant, match=rf"needs HAL 1\.3, the driver has {version}"):
                convert_to(model, version)
        assert convert_to(model, HalVersion.V1_3) is model


class TestRequests:
    def test_a_request_with_memory_only_suits_every_version(self) -> None:
        given = arguments()
        old = request_to_v1_0(given.request)
        assert (old.inputs, old.outputs) == (given.request.inputs, given.request.outputs)
        assert old.pools == given.pools

    def test_device_memories_need_1_3(self) -> None:
        with pytest.raises(NotCompliant, match=r"HAL 1\.3"):
            request_to_v1_0(with_pool(arguments().request, 1, BufferToken(1)))


class TestStatuses:
    @cells("status", [s for s in ErrorStatus if s != ErrorStatus.DEAD_OBJECT])
    def test_codes_of_1_3_are_general_failures_before(self, status: ErrorStatus) -> None:
        older = status if status <= 4 else ErrorStatus.GENERAL_FAILURE
        assert status_to(status, HalVersion.V1_0) == older
        assert status_to(status, HalVersion.V1_2) == older
        assert status_to(status, HalVersion.V1_3) == status


performances = st.builds(PerformanceInfo, st.floats(0.1, 10), st.floats(0.1, 10))


class TestCapabilities:
    FULL = Capabilities(
        PerformanceInfo(1, 2),
        PerformanceInfo(3, 4),
        (
            OperandPerformance(OperandType.FLOAT32, PerformanceInfo(5, 6)),
            OperandPerformance(OperandType.TENSOR_FLOAT32, PerformanceInfo(7, 8)),
            OperandPerformance(OperandType.TENSOR_QUANT8_ASYMM, PerformanceInfo(9, 10)),
            OperandPerformance(OperandType.TENSOR_QUANT8_ASYMM_SIGNED, PerformanceInfo(1, 1)),
            OperandPerformance(OperandType.TENSOR_OEM_BYTE, PerformanceInfo(2, 2)),
        ),
        PerformanceInfo(11, 12),
    )

    def test_older_versions_are_told_what_they_have_words_for(self) -> None:
        v1_0 = capabilities_to(self.FULL, HalVersion.V1_0)
        assert v1_0 == CapabilitiesV1_0(PerformanceInfo(7, 8), PerformanceInfo(9, 10))
        v1_1 = capabilities_to(self.FULL, HalVersion.V1_1)
        assert isinstance(v1_1, CapabilitiesV1_1)
        assert v1_1.relaxed_float32_to_float16_performance == PerformanceInfo(3, 4)
        v1_2 = capabilities_to(self.FULL, HalVersion.V1_2)
        assert isinstance(v1_2, CapabilitiesV1_2)
        types = [entry.type for entry in v1_2.operand_performance]
        assert types == [0, 3, 5, 10001]
        assert capabilities_to(self.FULL, HalVersion.V1_3) is self.FULL

    def test_a_type_that_is_not_listed_has_the_largest_float(self) -> None:
        performance = performance_of(self.FULL, OperandType.TENSOR_INT32)
        assert performance.exec_time == performance.power_usage == UNSPECIFIED_PERFORMANCE

    @given(performances, performances)
    def test_1_0_speaks_of_floats_and_of_all_the_rest(
        self, float32: PerformanceInfo, quantized8: PerformanceInfo
    ) -> None:
        found = canonical_capabilities(CapabilitiesV1_0(float32, quantized8))
        assert performance_of(found, OperandType.TENSOR_FLOAT32) == float32
        assert performance_of(found, OperandType.FLOAT32) == float32
        assert found.relaxed_float32_to_float16_performance_tensor == float32
        for type in (OperandType.TENSOR_QUANT8_ASYMM, OperandType.INT32, OperandType.OEM):
            assert performance_of(found, type) == quantized8
        unknown = performance_of(found, OperandType.TENSOR_FLOAT16)
        assert unknown.exec_time == UNSPECIFIED_PERFORMANCE
        types = [entry.type for entry in found.operand_performance]
        assert types == sorted(types)

    @given(performances, performances, performances)
    def test_1_1_adds_relaxed_floats(
        self, float32: PerformanceInfo, quantized8: PerformanceInfo, relaxed: PerformanceInfo
    ) -> None:
        found = canonical_capabilities(CapabilitiesV1_1(float32, quantized8, relaxed))
        assert found.relaxed_float32_to_float16_performance_scalar == relaxed
        assert capabilities_to(found, HalVersion.V1_1) == CapabilitiesV1_1(
            float32, quantized8, relaxed
        )

    def test_1_2_comes_as_it_is(self) -> None:
        v1_2 = capabilities_to(self.FULL, HalVersion.V1_2)
        back = canonical_capabilities(v1_2)
        assert capabilities_to(back, HalVersion.V1_2) == v1_2
        assert back.if_performance.exec_time == UNSPECIFIED_PERFORMANCE
