"""The tests of Android's ``TestValidation.cpp``, one by one, and ours that check the same."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from cts.group_registry import GROUPS
from cts.ways import ALL

_M, _C, _E = "validation_model/", "validation_compilation/", "validation_execution/"
_D, _I, _X = "validation_memory/", "introspection/", "extensions/"
_EACH_WAY = [str(way) for way in ALL]

NULL_HANDLE: Final = "checks of null pointers to what Python cannot leave out"
NO_HARDWARE_BUFFER: Final = "AHardwareBuffers do not exist on a Linux host"

OF_MODELS: Final = {
    "ValidationTestModel.AddOperand": [_M + "add_operand"],
    "ValidationTestModel.SetOperandSymmPerChannelQuantParams": [
        _M + "set_operand_symm_per_channel_quant_params"
    ],
    "ValidationTestModel.SetOptionalOperand": [_M + "set_optional_operand"],
    "ValidationTestModel.SetOperandValue": [_M + "set_operand_value"],
    "ValidationTestModel.SetOperandValueFromMemory": [_M + "set_operand_value_from_memory"],
    "ValidationTestModel.SetOperandValueFromModel": [_M + "set_operand_value_from_model"],
    "ValidationTestModel.AddOEMOperand": [_M + "add_oem_operand"],
    "ValidationTestModel.AddOperation": [_M + "add_operation"],
    "ValidationTestModel.IdentifyInputsAndOutputs": [_M + "identify_inputs_and_outputs"],
    "ValidationTestModel.RelaxComputationFloat32toFloat16": [_M + "relax_computation"],
    "ValidationTestModel.Finish": [_M + "finish"],
    "ValidationTestModel.EmptyModel": [_M + "empty_model"],
    "ValidationTestModel.CreateCompilation": [_M + "create_compilation"],
    "ValidationTestModel.CreateCompilationForDevices": [_M + "create_compilation_for_devices"],
    "ValidationTestModel.GetSupportedOperationsForDevices": [
        _I + "supported_operations_of_wrong_devices"
    ],
    "ValidationTestModel.Cycle": [_M + "cycle"],
    "ValidationTestModel.AcyclicReadBeforeWrite": [_M + "acyclic_read_before_write"],
    "ValidationTestModel.MissingWrite": [_M + "missing_write"],
    "ValidationTestModel.UnwrittenOperand": [_M + "unwritten_operand"],
    "ValidationTestModel.MultipleWrite": [_M + "multiple_write"],
    "ValidationTestModel.AddOperandDimensionProductOverflow": [
        _M + "add_operand_dimension_product_overflow"
    ],
    "ValidationTestModelExtensions.AddOperand_UnknownPrefix": [
        _M + "extension_operand_of_unknown_prefix"
    ],
    "ValidationTestModelExtensions.SetOperandSymmPerChannelQuantParams_ExtensionOperand": [
        _M + "extension_operand_with_scales_of_channels"
    ],
    "ValidationTestModelExtensions.SetOperandExtensionData": [_M + "set_operand_extension_data"],
    "ValidationTestModelExtensions.SetOperandExtensionData_Empty": [
        _M + "set_operand_extension_data"
    ],
    "ValidationTestModelExtensions.SetOperandExtensionData_NonExtensionOperand": [
        _M + "extension_data_of_an_operand_of_no_extension"
    ],
    "ValidationTestModelExtensions.SetOperandValue_UnspecifiedDimension": [
        _M + "extension_value_of_unknown_dimensions"
    ],
    "ValidationTestModelExtensions.SetOperandValue_UnspecifiedRank": [
        _M + "extension_value_of_unknown_dimensions"
    ],
    "ValidationTestModelExtensions.AddOperandDimensionProductOverflow": [
        _M + "extension_operand_dimension_product_overflow"
    ],
    "ValidationTestIdentify.Ok": [_M + "identify_right"],
    "ValidationTestIdentify.InputIsOutput": [_M + "identify_input_that_is_output"],
    "ValidationTestIdentify.OutputIsInput": [_M + "identify_output_that_is_input"],
    "ValidationTestIdentify.DuplicateInputs": [_M + "identify_duplicate_inputs"],
    "ValidationTestIdentify.DuplicateOutputs": [_M + "identify_duplicate_outputs"],
}

OF_COMPILATIONS: Final = {
    "ValidationTestCompilation.SetPreference": [_C + "set_preference"],
    "ValidationTestCompilation.SetCaching": [_C + "set_caching"],
    "ValidationTestCompilation.SetPriority": [_C + "set_priority"],
    "ValidationTestCompilation.SetTimeout": [_C + "set_timeout_without_a_device"],
    "ValidationTestCompilation.GetPreferredMemoryAlignmentAndPadding": [_C + "preferred_memory"],
    "ValidationTestCompilation.CreateExecution": [_C + "create_execution"],
    "ValidationTestCompilation.Finish": [_C + "finish"],
    "ValidationTestCompilation.ExecutionSetTimeout": [_C + "execution_timeout_without_a_device"],
    "ValidationTestCompilation.ExecutionTiming": [_C + "execution_timing_without_a_device"],
    "ValidationTestCompilation.ExecutionUsability": [_E + f"usable_once/{w}" for w in _EACH_WAY],
    "ValidationTestCompilation.ReusableExecutionConcurrent": [
        _E + f"concurrent_reusable/{one}+{other}" for one in _EACH_WAY for other in _EACH_WAY
    ],
    "ValidationTestCompilation.NonReusableExecutionConcurrent": [
        _E + f"concurrent_once/{one}+{other}" for one in _EACH_WAY for other in _EACH_WAY
    ],
    "ValidationTestCompilationForDevices_1.SetPreference": [_C + "set_preference"],
    "ValidationTestCompilationForDevices_1.SetCaching": [_C + "set_caching"],
    "ValidationTestCompilationForDevices_1.CreateExecution": [_C + "create_execution"],
    "ValidationTestCompilationForDevices_1.Finish": [_C + "finish"],
    "ValidationTestCompilationForDevices_1.SetTimeout": [_C + "set_timeout"],
    "ValidationTestCompilationForDevices_1.SetTimeoutMaximum": [_C + "set_timeout_maximum"],
    "ValidationTestCompilationForDevices_1.ExecutionTiming": [
        _E + f"timing/{way}" for way in _EACH_WAY
    ],
    "ValidationTestCompilationForDevices_1.ExecutionSetTimeout": [
        _E + f"timeout/{way}" for way in _EACH_WAY
    ],
    "ValidationTestCompilationForDevices_1.ExecutionSetTimeoutMaximum": [
        _E + f"timeout_maximum/{way}" for way in _EACH_WAY
    ],
    "ValidationTestCompilationForDevices_2.SetTimeout": [_C + "set_timeout_of_two_devices"],
    "ValidationTestCompilationForDevices_2.ExecutionSetTimeout": [
        _C + "execution_timeout_of_two_devices"
    ],
    "ValidationTestCompilationForDevices_2.ExecutionTiming": [
        _C + "execution_timing_of_two_devices"
    ],
    "ValidationTestInvalidCompilation.GetPreferredMemoryAlignmentAndPadding": [
        _C + "preferred_memory_of_a_failed_compilation"
    ],
    "ValidationTestInvalidCompilation.CreateExecution": [_C + "execution_of_a_failed_compilation"],
    "ValidationTestInvalidCompilation.MemoryDescAddRole": [
        _C + "memory_role_in_a_failed_compilation"
    ],
    "ValidationTestCompilationExtension.AddExtensionAttribute": [
        _X + "attribute_of_a_compilation_for_other_devices"
    ],
    "ValidationTestCompilationExtension.ExecutionAddExtensionAttribute": [
        _X + "attribute_of_an_execution_on_other_devices"
    ],
    "ValidationTestCompilationExtensionForDevices_1.AddExtensionAttribute": [
        _X + "attribute_of_a_compilation"
    ],
    "ValidationTestCompilationExtensionForDevices_1.ExecutionAddExtensionAttribute": [
        _X + "attribute_of_an_execution"
    ],
    "ValidationTestCompilationExtensionForDevices_2.AddExtensionAttribute": [
        _X + "attribute_of_a_compilation_for_other_devices"
    ],
    "ValidationTestCompilationExtensionForDevices_2.ExecutionAddExtensionAttribute": [
        _X + "attribute_of_an_execution_on_other_devices"
    ],
}

OF_EXECUTIONS: Final = {
    "ValidationTestExecution.SetInput": [_E + "set_input"],
    "ValidationTestExecution.SetInputEnablePadding": [_E + "set_input_with_padding"],
    "ValidationTestExecution.SetOutput": [_E + "set_output"],
    "ValidationTestExecution.SetOutputEnablePadding": [_E + "set_output_with_padding"],
    "ValidationTestExecution.SetInputFromMemory": [_E + "set_input_from_memory"],
    "ValidationTestExecution.SetInputFromMemoryEnablePadding": [
        _E + "set_input_from_memory_with_padding"
    ],
    "ValidationTestExecution.SetOutputFromMemory": [_E + "set_output_from_memory"],
    "ValidationTestExecution.SetOutputFromMemoryEnablePadding": [
        _E + "set_output_from_memory_with_padding"
    ],
    "ValidationTestExecution.EnablePaddingAfterSetInputOutput": [
        _E + "enable_padding_after_arguments"
    ],
    "ValidationTest.EventCreateFromSyncFenceFd": [_E + "event_of_a_fence_that_is_none"],
    "ValidationTestExecution.EventGetSyncFenceFdFromStartCompute": [
        _E + "event_of_start_compute_has_no_fence"
    ],
    "ValidationTestExecution.FencedExecution": [_E + "fenced_execution"],
    "ValidationTestExecution.GetOutputOperandRankAndDimensions": [
        _E + "output_rank_and_dimensions"
    ],
    "ValidationTestDimensionProductOverflow.SetInputOrOutput": [_E + "dimension_product_overflow"],
    "ValidationTestDimensionProductOverflow2.DynamicOutputShapeOverflow": [
        _E + "dynamic_output_shape_overflow"
    ],
    "ValidationTestBurst.BurstComputeNull": [_E + "burst_that_is_none"],
    "ValidationTestBurst.BurstComputeBadCompilation": [_C + "create_execution"],
    "ValidationTestBurst.BurstComputeDifferentCompilations": [_E + "burst_of_another_compilation"],
    "ValidationTestBurst.BurstComputeConcurrent": [_E + "burst_of_two_threads"],
    "ValidationTestBurst.FreeMemoryBeforeBurst": [_E + "memory_is_freed_before_its_burst"],
    "ValidationTestBurst.FreeBurstBeforeMemory": [_E + "burst_is_freed_before_its_memory"],
}

OF_MEMORIES: Final = {
    "ValidationTestExecutionDeviceMemory.SetInputFromMemory": [
        _D + "device_memory_as_input",
        _D + "device_memory_that_a_failed_execution_was_to_write",
    ],
    "ValidationTestExecutionDeviceMemory.SetOutputFromMemory": [_D + "device_memory_as_output"],
    "ValidationTestExecutionDeviceMemory.SetInputFromMemory_DynamicShape": [
        _D + "device_memory_of_unknown_dimensions"
    ],
    "ValidationTestExecutionDeviceMemory.SetOutputFromMemory_DynamicShape": [
        _D + "device_memory_of_unknown_dimensions"
    ],
    "ValidationTestMemoryDesc.AddInputRole": [_D + "add_input_role"],
    "ValidationTestMemoryDesc.AddOutputRole": [_D + "add_output_role"],
    "ValidationTestMemoryDesc.OperandMetadata": [
        _D + f"roles_of_other_{what}"
        for what in ("type", "scale", "zero_point", "rank", "dimensions")
    ],
    "ValidationTestMemoryDesc.ExtraParams": [_D + "roles_of_other_scales_of_channels"],
    "ValidationTestMemoryDesc.SetDimensions": [_D + "set_dimensions"],
    "ValidationTestMemoryDesc.SetScalarDimensionsBeforeAddRole": [
        _D + "dimensions_of_a_scalar_before_its_role"
    ],
    "ValidationTestMemoryDesc.SetScalarDimensionsAfterAddRole": [
        _D + "dimensions_of_a_scalar_after_its_role"
    ],
    "ValidationTestMemoryDesc.Finish": [_D + "finish"],
    "ValidationTestMemoryDesc.CreateMemory": [_D + "create_memory"],
    "ValidationTestMemory.CreateFromFd": [_D + "create_from_fd"],
    "ValidationTestMemoryDesc.MemoryCopying": [
        _D + "copy",
        _D + "copy_between_dimensions_that_differ",
        _D + "device_memory_that_a_failure_has_left",
    ],
}

OF_DEVICES: Final = {
    "ValidationTestIntrospection.GetNumDevices": [_I + "devices"],
    "ValidationTestIntrospection.GetDevice": [_I + "devices"],
    "ValidationTestIntrospection.DeviceGetName": [_I + "devices"],
    "ValidationTestIntrospection.DeviceGetVersion": [_I + "devices"],
    "ValidationTestIntrospection.DeviceGetType": [_I + "devices"],
    "ValidationTestIntrospection.DeviceWait": [_I + "devices"],
    "ValidationTestIntrospection.DeviceGetNameUnique": [_I + "device_of_a_name_that_is_taken"],
    "ValidationTestIntrospection.DeviceGetFeatureLevel": [_I + "feature_level/1.3/AIDL4"],
    "ValidationTestDevice.GetExtensionSupport": [_X + "extension_support"],
}

WITHOUT: Final = {
    **dict.fromkeys(
        (
            "ValidationTest.CreateModel",
            "ValidationTest.CreateMemoryDesc",
            "ValidationTest.EventGetSyncFenceFd",
            "ValidationTestExecution.Compute",
            "ValidationTestExecution.EnableInputAndOutputPadding",
            "ValidationTestExecution.EventWait",
            "ValidationTestExecution.ExecutionSetReusable",
            "ValidationTestExecution.SetLoopTimeout",
            "ValidationTestExecution.StartCompute",
        ),
        NULL_HANDLE,
    ),
    **dict.fromkeys(
        (
            "ValidationTestMemory.CreateFromAHardwareBuffer",
            "ValidationTestModel.SetOperandValueFromAHardwareBuffer",
            "ValidationTestModel.SetOperandValueFromAHardwareBufferBlob",
            "ValidationTestExecution.SetInputFromAHardwareBufferBlob",
            "ValidationTestExecution.SetInputFromAHardwareBufferBlobEnablePadding",
            "ValidationTestExecution.SetOutputFromAHardwareBufferBlob",
            "ValidationTestExecution.SetOutputFromAHardwareBufferBlobEnablePadding",
        ),
        NO_HARDWARE_BUFFER,
    ),
}
"""Android's tests without a counterpart, and why."""

COVERED: Final[Mapping[str, Sequence[str]]] = {
    **OF_MODELS,
    **OF_COMPILATIONS,
    **OF_EXECUTIONS,
    **OF_MEMORIES,
    **OF_DEVICES,
}

TESTS_OF_ANDROID: Final = 128
"""``TEST`` and ``TEST_F`` in ``TestValidation.cpp``."""


def test_every_test_of_android_is_covered_or_has_a_reason_not_to_be() -> None:
    assert not COVERED.keys() & WITHOUT.keys()
    assert len(COVERED) + len(WITHOUT) == TESTS_OF_ANDROID


def test_what_covers_them_exists() -> None:
    named = {id for ids in COVERED.values() for id in ids}
    groups = {id.partition("/")[0] for id in named}
    planned = {test.id for name in groups for test in GROUPS.groups[name].tests([], thorough=False)}
    assert named <= planned


OF_OPERATIONS: Final = {
    "": (
        "ARGMAX ARGMIN BIDIRECTIONAL_SEQUENCE_LSTM CAST DEQUANTIZE DETECTION_POSTPROCESSING EQUAL "
        "EXPAND_DIMS GATHER GREATER GREATER_EQUAL IF INSTANCE_NORMALIZATION LESS LESS_EQUAL "
        "LOGICAL_AND LOGICAL_NOT LOGICAL_OR MIRROR_PAD NOT_EQUAL PAD PAD_V2 POW "
        "QUANTIZED_16BIT_LSTM QUANTIZED_LSTM REDUCE_ALL REDUCE_ANY REDUCE_MAX REDUCE_MIN "
        "REDUCE_PROD REDUCE_SUM RESHAPE RESIZE_BILINEAR SELECT SPLIT TILE TOPK_V2 WHILE"
    ),
    "f16 f32": (
        "BIDIRECTIONAL_SEQUENCE_RNN ELU EXP FLOOR L2_POOL_2D LOCAL_RESPONSE_NORMALIZATION LOG "
        "LOG_SOFTMAX QUANTIZE RANDOM_MULTINOMIAL RNN SIN SQRT SVDF UNIDIRECTIONAL_SEQUENCE_LSTM "
        "UNIDIRECTIONAL_SEQUENCE_RNN"
    ),
    "f16 f32 i32": "ABS DIV FILL NEG",
    "f16 f32 i32 s8": "BATCH_MATMUL",
    "f16 f32 i32 s8 u8": "ADD MAXIMUM MINIMUM MUL PACK RANK REVERSE SLICE SUB",
    "f16 f32 i32 u8": "LSH_PROJECTION",
    "f16 f32 s8 u8": (
        "AVERAGE_POOL_2D AXIS_ALIGNED_BBOX_TRANSFORM BATCH_TO_SPACE_ND BOX_WITH_NMS_LIMIT "
        "CHANNEL_SHUFFLE CONCATENATION CONV_2D DEPTHWISE_CONV_2D DEPTH_TO_SPACE FULLY_CONNECTED "
        "GENERATE_PROPOSALS GROUPED_CONV_2D HARD_SWISH HEATMAP_MAX_KEYPOINT L2_NORMALIZATION "
        "LOGISTIC MAX_POOL_2D MEAN PRELU RELU RELU1 RELU6 ROI_ALIGN ROI_POOLING RSQRT SOFTMAX "
        "SPACE_TO_BATCH_ND SPACE_TO_DEPTH SQUEEZE STRIDED_SLICE TANH TRANSPOSE TRANSPOSE_CONV_2D"
    ),
    "f16 s8 u8": "RESIZE_NEAREST_NEIGHBOR",
    "f32": "LSTM",
    "f32 i32 s8 u8": "EMBEDDING_LOOKUP",
    "f32 i32 u8": "HASHTABLE_LOOKUP",
}
"""Operations of ``TestValidateOperations.cpp``, by the types that have tests of their own there;
under "" those whose one test goes through all of their types. 13 of its 319 tests are of a class of
its own (``TensorRankConstraint``), 17 of quantization and ranks that must fit each other: see
:mod:`cts.argument_lists`.
"""

WORDS: Final = {
    "f16": "TENSOR_FLOAT16",
    "f32": "TENSOR_FLOAT32",
    "i32": "TENSOR_INT32",
    "u8": "TENSOR_QUANT8_ASYMM",
    "s8": "TENSOR_QUANT8_ASYMM_SIGNED",
}


def test_every_operation_of_android_is_validated_with_all_of_its_types() -> None:
    rows: dict[str, set[str]] = {}
    for test in GROUPS.groups["validate_operations"].tests([], thorough=False):
        name, _, row = test.name.partition("/")
        rows.setdefault(name, set()).update(re.findall(r"=(\w+)", row))
    android = {
        (name, WORDS[word])
        for types, names in OF_OPERATIONS.items()
        for name in names.split()
        for word in types.split()
    }
    assert {name for names in OF_OPERATIONS.values() for name in names.split()} == rows.keys()
    assert {(name, type) for name, type in android if type not in rows[name]} == set()
