#include "execution.h"

#include <string.h>

#include "library.h"

enum {
    MAX_VALUE_ALIGNMENT = 8, /* constants that are not on such an address are copied to one */
    TYPE_MASK = 0xffff,
    INT32_OPERAND = 1,
    CHANNELS = 1, /* choices of ExtraParams */
    EXTENSION_DATA = 2,
};

/* `ANeuralNetworksSymmPerChannelQuantParams` */
typedef struct {
    uint32_t channel_dim, scale_count;
    const float *scales;
} ChannelQuant;

typedef struct {
    Belongings *owner;
    BuiltModel *built;
    const SharedModelV1_3 *sent;
    Error *error;
} Builder;

OperandType operand_type(int32_t code, const Operand *operand, size_t rank,
                         const uint32_t *dimensions) {
    return (OperandType){code, (uint32_t)rank, rank ? dimensions : NULL, operand->scale,
                         (int32_t)operand->zero_point};
}

uint32_t *unsigned_list(Arena *arena, const Numbers *dimensions, Error *error) {
    uint32_t *list = allocate_list(arena, dimensions->count, sizeof(*list), error);
    for (size_t i = 0; list && i < dimensions->count; i++) {
        if (dimensions->items[i] < 0) {
            cannot_say(error, "the C API has no negative dimensions");
            return NULL;
        }
        list[i] = (uint32_t)dimensions->items[i];
    }
    return list;
}

const Operand *operand_at(const Model *model, const Numbers *indexes, size_t number) {
    const OperandList *operands = &model->sent.main.operands;
    bool is_there = number < indexes->count && (uint64_t)indexes->items[number] < operands->count;
    return is_there ? &operands->items[indexes->items[number]] : NULL;
}

static bool built_subgraph(Builder *builder, const Subgraph *subgraph, bool is_main, void **handle);

/* The library's own code of an extension; a standard code as it is. */
static bool code_of(Builder *builder, void *model, int64_t code, bool is_operand, int32_t *found) {
    const ExtensionNameAndPrefix *known = extension_of(&builder->sent->extension_name_to_prefix, code);
    *found = (int32_t)code;
    if (!known)
        return true;
    const char *name = (const char *)known->name.bytes;
    uint16_t type = (uint16_t)(code & TYPE_MASK);
    int result = is_operand
                     ? nnapi.ANeuralNetworksModel_getExtensionOperandType(model, name, type, found)
                     : nnapi.ANeuralNetworksModel_getExtensionOperationType(model, name, type, found);
    if (result == RESULT_BAD_DATA)
        return cannot_say(builder->error, "the C API has no codes of an extension that the library "
                                          "does not know, as %.100s", name);
    return check_result(builder->error, "ANeuralNetworksModel_getExtension...Type", result);
}

static bool set_params(Builder *builder, void *model, int index, const Operand *operand) {
    const ExtraParams *params = &operand->extra_params;
    if (params->choice == CHANNELS) {
        const Floats *scales = &params->channels.scales;
        ChannelQuant quant = {(uint32_t)params->channels.channel_dim, (uint32_t)scales->count,
                              scales->items};
        return CALL(builder->error, ANeuralNetworksModel_setOperandSymmPerChannelQuantParams,
                    model, index, &quant);
    }
    if (params->choice == EXTENSION_DATA)
        return CALL(builder->error, ANeuralNetworksModel_setOperandExtensionData, model, index,
                    (void *)params->data.bytes, params->data.length);
    return true;
}

/* Where a constant is. The library may read it as long as the model exists. */
static void *value_of(Builder *builder, const DataLocation *location) {
    const uint8_t *value = builder->sent->operand_values.bytes + location->offset;
    if ((uintptr_t)value % MAX_VALUE_ALIGNMENT == 0)
        return (void *)value;
    size_t length = (size_t)location->length;
    void *copy = allocate_list(&builder->owner->arena, length, 1, builder->error);
    if (copy)
        memcpy(copy, value, length);
    return copy;
}

static bool set_value(Builder *builder, void *model, int index, const Operand *operand) {
    const DataLocation *location = &operand->location;
    void *place = NULL;
    switch (operand->lifetime) {
    case LIFETIME_CONSTANT_COPY:
        place = value_of(builder, location);
        return place && CALL(builder->error, ANeuralNetworksModel_setOperandValue, model, index,
                             place, (size_t)location->length);
    case LIFETIME_CONSTANT_REFERENCE:
        place = handle_of(builder->built->source->pools[location->pool_index], builder->error);
        return place && CALL(builder->error, ANeuralNetworksModel_setOperandValueFromMemory, model,
                             index, place, (size_t)location->offset, (size_t)location->length);
    case LIFETIME_SUBGRAPH: {
        void **referenced = &builder->built->referenced[location->offset];
        const Subgraph *subgraph = &builder->sent->referenced.items[location->offset];
        return (*referenced || built_subgraph(builder, subgraph, false, referenced)) &&
               CALL(builder->error, ANeuralNetworksModel_setOperandValueFromModel, model, index,
                    *referenced);
    }
    case LIFETIME_NO_VALUE:
        return CALL(builder->error, ANeuralNetworksModel_setOperandValue, model, index, NULL, 0);
    default:
        return true;
    }
}

static bool add_operand(Builder *builder, void *model, int index, const Operand *operand,
                        int32_t *code) {
    const Numbers *dimensions = &operand->dimensions;
    uint32_t *room = unsigned_list(&builder->owner->arena, dimensions, builder->error);
    if (!room || !code_of(builder, model, operand->type, true, code))
        return false;
    OperandType type = operand_type(*code, operand, dimensions->count, room);
    return CALL(builder->error, ANeuralNetworksModel_addOperand, model, &type) &&
           set_params(builder, model, index, operand) &&
           set_value(builder, model, index, operand);
}

/* Indexes as the API takes them. Those beyond the operands must not become that of the dummy
 * input, which comes after these: they are one more than they were. */
static uint32_t *indexes_of(Builder *builder, const Subgraph *subgraph, const Numbers *numbers,
                            bool has_dummy) {
    uint32_t *indexes = allocate_list(&builder->owner->arena, numbers->count, sizeof(*indexes),
                                      builder->error);
    for (size_t i = 0; indexes && i < numbers->count; i++) {
        int64_t index = numbers->items[i];
        bool is_beyond = index >= 0 && (uint64_t)index >= subgraph->operands.count;
        indexes[i] = (uint32_t)index + (has_dummy && is_beyond);
    }
    return indexes;
}

static bool add_operation(Builder *builder, void *model, const Subgraph *subgraph,
                          const Operation *operation, bool has_dummy) {
    int32_t code;
    if (!code_of(builder, model, operation->type, false, &code))
        return false;
    uint32_t *inputs = indexes_of(builder, subgraph, &operation->inputs, has_dummy);
    uint32_t *outputs = indexes_of(builder, subgraph, &operation->outputs, has_dummy);
    return inputs && outputs &&
           CALL(builder->error, ANeuralNetworksModel_addOperation, model, code,
                (uint32_t)operation->inputs.count, inputs, (uint32_t)operation->outputs.count,
                outputs);
}

static bool add_all(Builder *builder, void *model, const Subgraph *subgraph, bool is_main) {
    bool has_dummy = is_main && !subgraph->input_indexes.count;
    if (builder->sent->relax_computation_float32_to_float16 &&
        !CALL(builder->error, ANeuralNetworksModel_relaxComputationFloat32toFloat16, model, true))
        return false;
    for (size_t i = 0; i < subgraph->operands.count; i++) {
        int32_t code;
        if (!add_operand(builder, model, (int)i, &subgraph->operands.items[i],
                         is_main ? &builder->built->codes[i] : &code))
            return false;
    }
    uint32_t dummy = (uint32_t)subgraph->operands.count;
    OperandType dummy_type = {.type = INT32_OPERAND};
    if (has_dummy && !CALL(builder->error, ANeuralNetworksModel_addOperand, model, &dummy_type))
        return false;
    for (size_t i = 0; i < subgraph->operations.count; i++)
        if (!add_operation(builder, model, subgraph, &subgraph->operations.items[i], has_dummy))
            return false;
    uint32_t *inputs = indexes_of(builder, subgraph, &subgraph->input_indexes, false);
    uint32_t *outputs = indexes_of(builder, subgraph, &subgraph->output_indexes, has_dummy);
    return inputs && outputs &&
           CALL(builder->error, ANeuralNetworksModel_identifyInputsAndOutputs, model,
                has_dummy ? 1 : (uint32_t)subgraph->input_indexes.count, has_dummy ? &dummy : inputs,
                (uint32_t)subgraph->output_indexes.count, outputs) &&
           CALL(builder->error, ANeuralNetworksModel_finish, model);
}

static bool built_subgraph(Builder *builder, const Subgraph *subgraph, bool is_main,
                           void **handle) {
    void *model = NULL;
    if (!CALL(builder->error, ANeuralNetworksModel_create, &model))
        return false;
    if (!add_all(builder, model, subgraph, is_main)) {
        nnapi.ANeuralNetworksModel_free(model);
        return false;
    }
    *handle = model;
    return own(builder->owner, nnapi.ANeuralNetworksModel_free, model, builder->error);
}

bool build_model(Belongings *owner, Model *source, BuiltModel *built, Error *error) {
    const SharedModelV1_3 *sent = &source->sent;
    *built = (BuiltModel){.source = source, .has_dummy_input = !sent->main.input_indexes.count};
    Builder builder = {owner, built, sent, error};
    return own(owner, drop, hold(source), error) && check_expressible(source, error) &&
           (built->referenced = allocate_list(&owner->arena, sent->referenced.count,
                                              sizeof(void *), error)) &&
           (built->codes = allocate_list(&owner->arena, sent->main.operands.count,
                                         sizeof(int32_t), error)) &&
           built_subgraph(&builder, &sent->main, true, &built->handle);
}
