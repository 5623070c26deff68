/* Rules for operands, and for the operations that the library computes. */
#include <math.h>
#include <string.h>

#include "library.h"

static const uint8_t SIZES[LAST_TYPE + 1] = {4, 4, 4, 4, 4, 1, 1, 2, 2, 1, 2, 1, 2, 1, 1, 0};

bool is_tensor(int32_t type) {
    return type != FLOAT32 && type != INT32 && type != UINT32 && type != BOOL && type != FLOAT16 &&
           type != MODEL && type != OEM_SCALAR;
}

size_t element_size(int32_t type) {
    if (type >= FIRST_EXTENSION_CODE) return EXTENSION_BYTES;
    return type >= 0 && type <= LAST_TYPE ? SIZES[type] : 1;
}

bool is_quantized(int32_t type) {
    return type == TENSOR_QUANT8_ASYMM || type == TENSOR_QUANT8_ASYMM_SIGNED ||
           type == TENSOR_QUANT8_SYMM || type == TENSOR_QUANT16_SYMM ||
           type == TENSOR_QUANT16_ASYMM;
}

size_t count_of(const Shape *shape) {
    size_t count = 1;
    for (uint32_t i = 0; i < shape->rank; i++) count *= shape->dimensions[i];
    return count;
}

bool is_known(const Shape *shape) {
    for (uint32_t i = 0; i < shape->rank; i++)
        if (!shape->dimensions[i]) return false;
    return true;
}

bool same_shape(const Shape *a, const Shape *b) {
    return a->rank == b->rank && !memcmp(a->dimensions, b->dimensions, a->rank * sizeof(uint32_t));
}

bool shape_of(const OperandType *type, Shape *shape) {
    uint64_t bytes = element_size(type->type);
    if (type->dimensionCount > MAX_RANK || (type->dimensionCount && !type->dimensions)) return false;
    memset(shape, 0, sizeof *shape);
    shape->rank = type->dimensionCount;
    for (uint32_t i = 0; i < shape->rank; i++) {
        shape->dimensions[i] = type->dimensions[i];
        if (shape->dimensions[i]) bytes *= shape->dimensions[i];
        if (bytes > UINT32_MAX) return false;
    }
    return true;
}

static bool check_zero_point(int32_t type, int32_t zero_point) {
    switch (type) {
        case TENSOR_QUANT8_ASYMM: return zero_point >= 0 && zero_point <= 255;
        case TENSOR_QUANT8_ASYMM_SIGNED: return zero_point >= -128 && zero_point <= 127;
        case TENSOR_QUANT16_ASYMM: return zero_point >= 0 && zero_point <= 65535;
        default: return zero_point == 0;
    }
}

bool check_operand(const OperandType *type) {
    if (type->type >= FIRST_EXTENSION_CODE) return type->scale == 0 && type->zeroPoint == 0;
    if (type->type == OEM_SCALAR || type->type == TENSOR_OEM_BYTE) return true;
    if (type->type < 0 || type->type > LAST_TYPE) return false;
    if (!is_tensor(type->type) && type->dimensionCount) return false;
    if (!check_zero_point(type->type, type->zeroPoint)) return false;
    if (is_quantized(type->type)) return type->scale > 0;
    return type->type == TENSOR_INT32 ? type->scale >= 0 : type->scale == 0;
}

static const Operand *input(const Model *model, const Operation *operation, uint32_t i) {
    return &model->operands[operation->inputs[i]];
}

static const Operand *output(const Model *model, const Operation *operation) {
    return &model->operands[operation->outputs[0]];
}

static bool has_types(const Model *model, const Operation *operation, uint32_t first,
                      const char *types) {
    size_t count = strlen(types);
    if (operation->input_count != first + count) return false;
    for (uint32_t i = 0; i < count; i++)
        if (input(model, operation, first + i)->type != (types[i] == 'b' ? BOOL : INT32))
            return false;
    return true;
}

static bool is_numeric(int32_t type) {
    return type == TENSOR_FLOAT32 || type == TENSOR_FLOAT16 || type == TENSOR_QUANT8_ASYMM ||
           type == TENSOR_QUANT8_ASYMM_SIGNED;
}

static bool check_binary(const Model *model, const Operation *operation) {
    if (operation->output_count != 1 || operation->input_count != 3) return false;
    const Operand *a = input(model, operation, 0), *b = input(model, operation, 1);
    const Operand *out = output(model, operation);
    if (!has_types(model, operation, 2, "i")) return false;
    if (a->type != b->type || a->type != out->type) return false;
    if (!is_numeric(a->type) && a->type != TENSOR_INT32) return false;
    if (a->shape.rank > 4 || b->shape.rank > 4) return false;
    if (operation->type == MUL && is_quantized(a->type)) return out->scale > a->scale * b->scale;
    return true;
}

static bool check_relu(const Model *model, const Operation *operation) {
    if (operation->output_count != 1 || operation->input_count != 1) return false;
    const Operand *in = input(model, operation, 0), *out = output(model, operation);
    if (in->type != out->type || !is_numeric(in->type) || in->shape.rank > 4) return false;
    if (is_known(&in->shape) && is_known(&out->shape) && in->shape.rank && out->shape.rank &&
        !same_shape(&in->shape, &out->shape))
        return false;
    return in->scale == out->scale && in->zero_point == out->zero_point;
}

/* The parameters of CONV_2D after bias, as letters; NULL for none that it has. */
static const char *conv_parameters(const Model *model, const Operation *operation) {
    static const char *const FORMS[] = {"iiii",     "iiiib",  "iiiibii", "iiiiiii",
                                        "iiiiiiib", "iiiiiiibii"};
    for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS; i++)
        if (has_types(model, operation, 3, FORMS[i])) return FORMS[i];
    return NULL;
}

static bool has_rank(const Operand *operand, uint32_t rank) {
    return !operand->shape.rank || operand->shape.rank == rank;
}

static bool check_bias(const Operand *in, const Operand *filter, const Operand *bias) {
    if (!is_quantized(in->type)) return bias->type == in->type;
    if (bias->type != TENSOR_INT32 || bias->zero_point) return false;
    if (filter->type == TENSOR_QUANT8_SYMM_PER_CHANNEL) return bias->scale == 0;
    float product = in->scale * filter->scale;
    return fabsf(bias->scale - product) <= 1e-5f * product;
}

static bool check_conv(const Model *model, const Operation *operation) {
    if (operation->output_count != 1 || operation->input_count < 7) return false;
    if (!conv_parameters(model, operation)) return false;
    const Operand *in = input(model, operation, 0), *filter = input(model, operation, 1);
    const Operand *bias = input(model, operation, 2), *out = output(model, operation);
    if (!is_numeric(in->type) || out->type != in->type) return false;
    bool by_channel = filter->type == TENSOR_QUANT8_SYMM_PER_CHANNEL;
    if (filter->type != in->type && !(by_channel && is_quantized(in->type))) return false;
    if (by_channel && filter->channel_dim != 0) return false;
    if (!has_rank(in, 4) || !has_rank(filter, 4) || !has_rank(bias, 1) || !has_rank(out, 4))
        return false;
    return check_bias(in, filter, bias);
}

static bool agree(const Operand *a, const Operand *b) {
    if (a->lifetime == OMITTED || b->lifetime == OMITTED) return true;
    bool known = a->shape.rank && b->shape.rank && is_known(&a->shape) && is_known(&b->shape);
    return a->type == b->type && a->scale == b->scale && a->zero_point == b->zero_point &&
           (!known || same_shape(&a->shape, &b->shape));
}

static bool all_agree(const Model *a, const uint32_t *first, const Model *b,
                      const uint32_t *second, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (!agree(&a->operands[first[i]], &b->operands[second[i]])) return false;
    return true;
}

static bool is_condition(const Operand *operand) {
    return operand->type == TENSOR_BOOL8 && operand->shape.rank == 1 &&
           operand->shape.dimensions[0] <= 1;
}

static bool check_if(const Model *model, const Operation *operation) {
    if (!is_condition(input(model, operation, 0))) return false;
    for (uint32_t i = 1; i < 3; i++) {
        const Model *branch = input(model, operation, i)->reference;
        if (!branch || branch->input_count != operation->input_count - 3 ||
            branch->output_count != operation->output_count ||
            !all_agree(model, operation->inputs + 3, branch, branch->inputs, branch->input_count) ||
            !all_agree(model, operation->outputs, branch, branch->outputs, branch->output_count))
            return false;
    }
    return true;
}

static bool check_while(const Model *model, const Operation *operation) {
    uint32_t count = operation->input_count - 2;
    for (uint32_t i = 0; i < 2; i++) {
        const Model *part = input(model, operation, i)->reference;
        if (!part || part->input_count != count ||
            !all_agree(model, operation->inputs + 2, part, part->inputs, count))
            return false;
    }
    const Model *condition = input(model, operation, 0)->reference;
    const Model *body = input(model, operation, 1)->reference;
    if (condition->output_count != 1 ||
        !is_condition(&condition->operands[condition->outputs[0]]))
        return false;
    return body->output_count >= operation->output_count && body->output_count <= count &&
           all_agree(body, body->inputs, body, body->outputs, body->output_count) &&
           all_agree(model, operation->outputs, body, body->outputs, operation->output_count);
}

bool check_operation(const Model *model, const Operation *operation) {
    if (!has_signature(model, operation)) return false;
    switch (operation->type) {
        case ADD:
        case MUL: return check_binary(model, operation);
        case RELU: return check_relu(model, operation);
        case CONV_2D: return check_conv(model, operation);
        case IF: return check_if(model, operation);
        case WHILE: return check_while(model, operation);
        default: return true; /* not supported; quantization and shapes are not looked at */
    }
}

bool supports(const Model *model, const Operation *operation, const Device *device) {
    if (operation->type == OEM_OPERATION || !operation->input_count) return false;
    int32_t type = input(model, operation, 0)->type;
    bool is_byte = type == TENSOR_QUANT8_ASYMM || type == TENSOR_QUANT8_ASYMM_SIGNED;
    if (type != TENSOR_FLOAT32 && (!is_byte || device->float_only)) return false;
    for (uint32_t i = 0; i < operation->input_count; i++)
        if (input(model, operation, i)->lifetime == OMITTED) return false;
    switch (operation->type) {
        case ADD:
        case MUL:
        case RELU: return true;
        case CONV_2D: return input(model, operation, 1)->type == type;
        default: return false;
    }
}

const uint8_t *value_of(const Operand *operand) {
    return operand->value ? operand->value : operand->copied;
}
