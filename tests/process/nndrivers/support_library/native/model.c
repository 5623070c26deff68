/* Models: operands, operations and what must hold for them. */
#include <stdlib.h>
#include <string.h>

#include "library.h"

API int ANeuralNetworksModel_create(Model **model) {
    if (!model) return UNEXPECTED_NULL;
    *model = calloc(1, sizeof **model);
    return *model ? NO_ERROR : OUT_OF_MEMORY;
}

API void ANeuralNetworksModel_free(Model *model) {
    if (!model) return;
    for (uint32_t i = 0; i < model->operand_count; i++) free(model->operands[i].channel_scales);
    for (uint32_t i = 0; i < model->operation_count; i++) {
        free(model->operations[i].inputs);
        free(model->operations[i].outputs);
    }
    free(model->operands);
    free(model->operations);
    free(model->inputs);
    free(model->outputs);
    free(model->order);
    free(model);
}

static uint32_t *copy_of(const uint32_t *indexes, uint32_t count) {
    uint32_t *copy = malloc((count ? count : 1) * sizeof *copy);
    if (copy && count) memcpy(copy, indexes, count * sizeof *copy);
    return copy;
}

API int ANeuralNetworksModel_addOperand(Model *model, const OperandType *type) {
    if (!model || !type) return UNEXPECTED_NULL;
    if (model->finished) return BAD_STATE;
    Operand operand = {.type = type->type, .scale = type->scale, .zero_point = type->zeroPoint};
    if (!shape_of(type, &operand.shape) || !check_operand(type)) return BAD_DATA;
    Operand *grown = realloc(model->operands, (model->operand_count + 1) * sizeof operand);
    if (!grown) return OUT_OF_MEMORY;
    model->operands = grown;
    model->operands[model->operand_count++] = operand;
    return NO_ERROR;
}

static int operand_at(Model *model, int32_t index, Operand **operand) {
    if (!model) return UNEXPECTED_NULL;
    if (model->finished) return BAD_STATE;
    if (index < 0 || (uint32_t)index >= model->operand_count) return BAD_DATA;
    *operand = &model->operands[index];
    return NO_ERROR;
}

static bool has_length(const Operand *operand, size_t length) {
    if (operand->type >= OEM_SCALAR && operand->type < FIRST_EXTENSION_CODE) return true;
    if (is_tensor(operand->type) && !operand->shape.rank) return false; /* of unknown rank */
    return is_known(&operand->shape) &&
           length == element_size(operand->type) * count_of(&operand->shape);
}

API int ANeuralNetworksModel_setOperandValue(Model *model, int32_t index, const void *buffer,
                                             size_t length) {
    Operand *operand;
    int result = operand_at(model, index, &operand);
    if (result) return result;
    if (!buffer) {
        if (length) return BAD_DATA;
        operand->lifetime = OMITTED;
        operand->has_value = true;
        return NO_ERROR;
    }
    if (!has_length(operand, length) || operand->type == MODEL) return BAD_DATA;
    operand->lifetime = CONSTANT;
    operand->has_value = true;
    operand->length = length;
    bool is_kept = length > COPIED_BYTES || HAS(KEEPS_SMALL_VALUES);
    operand->value = is_kept ? buffer : NULL;
    if (!operand->value) memcpy(operand->copied, buffer, length);
    return NO_ERROR;
}

API int ANeuralNetworksModel_setOperandValueFromMemory(Model *model, int32_t index,
                                                       const Memory *memory, size_t offset,
                                                       size_t length) {
    Operand *operand;
    int result = operand_at(model, index, &operand);
    if (result) return result;
    if (!memory) return UNEXPECTED_NULL;
    if (!has_length(operand, length) || operand->type == MODEL) return BAD_DATA;
    if (memory->is_device || offset > memory->size || length > memory->size - offset)
        return BAD_DATA;
    operand->lifetime = CONSTANT;
    operand->has_value = true;
    operand->length = length;
    operand->value = memory->bytes + offset;
    return NO_ERROR;
}

API int ANeuralNetworksModel_setOperandValueFromModel(Model *model, int32_t index,
                                                      const Model *value) {
    Operand *operand;
    int result = operand_at(model, index, &operand);
    if (result) return result;
    if (!value) return UNEXPECTED_NULL;
    if (!value->finished) return BAD_STATE;
    if (operand->type != MODEL) return BAD_DATA;
    operand->lifetime = REFERENCE;
    operand->has_value = true;
    operand->reference = value;
    return NO_ERROR;
}

API int ANeuralNetworksModel_setOperandSymmPerChannelQuantParams(Model *model, int32_t index,
                                                                 const ChannelQuant *quant) {
    Operand *operand;
    int result = operand_at(model, index, &operand);
    if (result) return result;
    if (!quant || !quant->scales) return UNEXPECTED_NULL;
    const Shape *shape = &operand->shape;
    if (operand->type != TENSOR_QUANT8_SYMM_PER_CHANNEL || quant->channelDim >= shape->rank ||
        !quant->scaleCount || quant->scaleCount != shape->dimensions[quant->channelDim])
        return BAD_DATA;
    for (uint32_t i = 0; i < quant->scaleCount; i++)
        if (!(quant->scales[i] > 0)) return BAD_DATA;
    free(operand->channel_scales);
    operand->channel_scales = malloc(quant->scaleCount * sizeof(float));
    if (!operand->channel_scales) return OUT_OF_MEMORY;
    memcpy(operand->channel_scales, quant->scales, quant->scaleCount * sizeof(float));
    operand->has_channels = true;
    operand->channel_dim = quant->channelDim;
    operand->channel_count = quant->scaleCount;
    return NO_ERROR;
}

API int ANeuralNetworksModel_setOperandExtensionData(Model *model, int32_t index, const void *data,
                                                     size_t length) {
    Operand *operand;
    int result = operand_at(model, index, &operand);
    if (result) return result;
    if (!data && length) return UNEXPECTED_NULL;
    return operand->type >= FIRST_EXTENSION_CODE ? NO_ERROR : BAD_DATA;
}

static bool are_in_range(const uint32_t *indexes, uint32_t count, uint32_t end) {
    for (uint32_t i = 0; i < count; i++)
        if (indexes[i] >= end) return false;
    return true;
}

API int ANeuralNetworksModel_addOperation(Model *model, int32_t type, uint32_t input_count,
                                          const uint32_t *inputs, uint32_t output_count,
                                          const uint32_t *outputs) {
    if (!model || !inputs || !outputs) return UNEXPECTED_NULL;
    if (model->finished) return BAD_STATE;
    bool is_code = (type >= 0 && type <= LAST_OPERATION) || type == OEM_OPERATION;
    if (!is_code && type < FIRST_EXTENSION_CODE) return BAD_DATA;
    if (!are_in_range(inputs, input_count, model->operand_count) ||
        !are_in_range(outputs, output_count, model->operand_count))
        return BAD_DATA;
    Operation *grown =
        realloc(model->operations, (model->operation_count + 1) * sizeof *grown);
    if (!grown) return OUT_OF_MEMORY;
    model->operations = grown;
    model->operations[model->operation_count++] = (Operation){
        type, input_count, output_count, copy_of(inputs, input_count), copy_of(outputs, output_count)};
    return NO_ERROR;
}

static bool identify(Model *model, const uint32_t *indexes, uint32_t count, Lifetime lifetime) {
    if (!count || !are_in_range(indexes, count, model->operand_count)) return false;
    for (uint32_t i = 0; i < count; i++) {
        Operand *operand = &model->operands[indexes[i]];
        if (operand->has_value || operand->lifetime != TEMPORARY) return false;
        operand->lifetime = lifetime;
    }
    return true;
}

API int ANeuralNetworksModel_identifyInputsAndOutputs(Model *model, uint32_t input_count,
                                                      const uint32_t *inputs,
                                                      uint32_t output_count,
                                                      const uint32_t *outputs) {
    if (!model || !inputs || !outputs) return UNEXPECTED_NULL;
    if (model->finished || model->identified) return BAD_STATE;
    if (!identify(model, inputs, input_count, INPUT) ||
        !identify(model, outputs, output_count, OUTPUT))
        return BAD_DATA;
    model->input_count = input_count;
    model->output_count = output_count;
    model->inputs = copy_of(inputs, input_count);
    model->outputs = copy_of(outputs, output_count);
    model->identified = true;
    return NO_ERROR;
}

API int ANeuralNetworksModel_relaxComputationFloat32toFloat16(Model *model, bool allow) {
    (void)allow;
    if (!model) return UNEXPECTED_NULL;
    return model->finished ? BAD_STATE : NO_ERROR;
}

/* Whether each operand that needs a writer has exactly one, and no other has any. */
static bool are_written_once(const Model *model, bool *written) {
    for (uint32_t i = 0; i < model->operation_count; i++) {
        const Operation *operation = &model->operations[i];
        for (uint32_t j = 0; j < operation->output_count; j++) {
            uint32_t index = operation->outputs[j];
            Lifetime lifetime = model->operands[index].lifetime;
            if (written[index] || (lifetime != TEMPORARY && lifetime != OUTPUT)) return false;
            written[index] = true;
        }
    }
    for (uint32_t i = 0; i < model->operand_count; i++) {
        Lifetime lifetime = model->operands[i].lifetime;
        if (!written[i] && (lifetime == TEMPORARY || lifetime == OUTPUT)) return false;
    }
    return true;
}

static bool is_ready(const Model *model, const Operation *operation, const bool *written) {
    for (uint32_t i = 0; i < operation->input_count; i++) {
        Lifetime lifetime = model->operands[operation->inputs[i]].lifetime;
        if ((lifetime == TEMPORARY || lifetime == OUTPUT) && !written[operation->inputs[i]])
            return false;
    }
    return true;
}

/* Order the operations; false for a cycle. */
static bool sort(Model *model, bool *written, bool *done) {
    for (uint32_t placed = 0; placed < model->operation_count;) {
        uint32_t before = placed;
        for (uint32_t i = 0; i < model->operation_count; i++) {
            const Operation *operation = &model->operations[i];
            if (done[i] || !is_ready(model, operation, written)) continue;
            done[i] = true;
            model->order[placed++] = i;
            for (uint32_t j = 0; j < operation->output_count; j++)
                written[operation->outputs[j]] = true;
        }
        if (placed == before) return false;
    }
    return true;
}

static bool is_sound(Model *model) {
    for (uint32_t i = 0; i < model->operand_count; i++) {
        const Operand *operand = &model->operands[i];
        bool needs_channels = operand->type == TENSOR_QUANT8_SYMM_PER_CHANNEL;
        if (needs_channels && !operand->has_channels) return false;
        if (operand->type == MODEL && operand->lifetime != REFERENCE) return false;
    }
    for (uint32_t i = 0; i < model->operation_count; i++)
        if (!check_operation(model, &model->operations[i])) return false;
    bool *written = calloc(model->operand_count + model->operation_count + 1, sizeof(bool));
    if (!written) return false;
    bool sound = are_written_once(model, written);
    memset(written, 0, model->operand_count);
    sound = sound && sort(model, written, written + model->operand_count);
    free(written);
    return sound;
}

API int ANeuralNetworksModel_finish(Model *model) {
    if (!model) return UNEXPECTED_NULL;
    if (model->finished) return BAD_STATE;
    if (!model->identified || !model->operation_count) return BAD_DATA;
    free(model->order);
    model->order = calloc(model->operation_count, sizeof *model->order);
    if (!model->order) return OUT_OF_MEMORY;
    if (!is_sound(model)) {
        complain("operations that are not sound", model->operation_count);
        return HAS(WRONG_CODE_FOR_MODELS) ? OP_FAILED : BAD_DATA;
    }
    model->finished = true;
    return NO_ERROR;
}

API int ANeuralNetworksModel_getSupportedOperationsForDevices(const Model *model,
                                                              const Device *const *devices,
                                                              uint32_t count, bool *supported) {
    if (!model || !devices || !supported) return UNEXPECTED_NULL;
    if (!model->finished) return BAD_STATE;
    if (count != 1) return BAD_DATA;
    for (uint32_t i = 0; i < model->operation_count; i++)
        supported[i] = supports(model, &model->operations[i], devices[0]);
    return NO_ERROR;
}

/* The codes of the library's only extension, whose prefix is 1. */
static int extension_code(const Model *model, const char *name, uint16_t code, int32_t *type) {
    if (!model || !name || !type) return UNEXPECTED_NULL;
    if (strcmp(name, EXTENSION_NAME)) return BAD_DATA;
    *type = FIRST_EXTENSION_CODE | code;
    return NO_ERROR;
}

API int ANeuralNetworksModel_getExtensionOperandType(Model *model, const char *name, uint16_t code,
                                                     int32_t *type) {
    return extension_code(model, name, code, type);
}

API int ANeuralNetworksModel_getExtensionOperationType(Model *model, const char *name,
                                                       uint16_t code, int32_t *type) {
    return extension_code(model, name, code, type);
}
