/* Kernels of ADD, MUL, RELU and CONV_2D: plain loops, also for 8 bits. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "library.h"

typedef struct {
    const Tensor *tensor;
    const Operand *operand;
} View;

static View view(const Frame *frame, uint32_t index) {
    return (View){&frame->tensors[index], &frame->model->operands[index]};
}

static int32_t scalar(const Frame *frame, const Operation *operation, uint32_t i) {
    int32_t value;
    memcpy(&value, frame->tensors[operation->inputs[i]].data, sizeof value);
    return value;
}

/* A value as exactly as sums of quantized products and large biases need it. */
static double get(const View *from, size_t i) {
    if (from->operand->type == TENSOR_FLOAT32) {
        float value;
        memcpy(&value, from->tensor->data + 4 * i, sizeof value);
        return value;
    }
    if (from->operand->type == TENSOR_INT32) {
        int32_t whole;
        memcpy(&whole, from->tensor->data + 4 * i, sizeof whole);
        return whole * (double)from->operand->scale;
    }
    uint8_t byte = from->tensor->data[i];
    int32_t code = from->operand->type == TENSOR_QUANT8_ASYMM ? byte : (int8_t)byte;
    return (code - from->operand->zero_point) * (double)from->operand->scale;
}

static void put(const View *to, size_t i, float value) {
    if (to->operand->type == TENSOR_FLOAT32) {
        memcpy(to->tensor->data + 4 * i, &value, sizeof value);
        return;
    }
    float code = roundf(value / to->operand->scale) + (float)to->operand->zero_point;
    float least = to->operand->type == TENSOR_QUANT8_ASYMM ? 0 : -128;
    to->tensor->data[i] = (uint8_t)(int32_t)fminf(fmaxf(code, least), least + 255);
}

static float activated(float value, int32_t activation) {
    switch (activation) {
        case 1: return fmaxf(value, 0);
        case 2: return fminf(fmaxf(value, -1), 1);
        case 3: return fminf(fmaxf(value, 0), 6);
        default: return value;
    }
}

/* --- ADD, MUL, RELU ------------------------------------------------------------------------- */

static bool broadcast(const Shape *a, const Shape *b, Shape *out) {
    out->rank = a->rank > b->rank ? a->rank : b->rank;
    for (uint32_t i = 0; i < out->rank; i++) {
        uint32_t da = i < a->rank ? a->dimensions[a->rank - 1 - i] : 1;
        uint32_t db = i < b->rank ? b->dimensions[b->rank - 1 - i] : 1;
        if (da != db && da != 1 && db != 1) return false;
        out->dimensions[out->rank - 1 - i] = da == 1 ? db : da;
    }
    return true;
}

static size_t element_of(const Shape *shape, const uint32_t *place, uint32_t rank) {
    size_t element = 0;
    for (uint32_t i = 0; i < shape->rank; i++) {
        uint32_t dimension = shape->dimensions[i];
        element = element * dimension + (dimension == 1 ? 0 : place[rank - shape->rank + i]);
    }
    return element;
}

static void run_binary(const Frame *frame, const Operation *operation) {
    View a = view(frame, operation->inputs[0]), b = view(frame, operation->inputs[1]);
    View out = view(frame, operation->outputs[0]);
    int32_t activation = scalar(frame, operation, 2);
    const Shape *shape = &out.tensor->shape;
    uint32_t place[MAX_RANK] = {0};
    size_t count = count_of(shape);
    if (operation->type == MUL && HAS(HANG_IN_MUL))
        for (;;) pause();
    for (size_t i = 0; i < count; i++) {
        float x = (float)get(&a, element_of(&a.tensor->shape, place, shape->rank));
        float y = (float)get(&b, element_of(&b.tensor->shape, place, shape->rank));
        put(&out, i, activated(operation->type == ADD ? x + y : x * y, activation));
        for (uint32_t d = shape->rank; d-- && ++place[d] == shape->dimensions[d];) place[d] = 0;
    }
}

static bool is_large(float value) { return !(fabsf(value) <= 100); }
static bool is_small(float value) { return fabsf(value) < 0.5f; }

/* A random step in some hundred meets a condition, none meets two, and no answer tells how many are
 * met.
 */
static void behind_conditions(const View *in, size_t count) {
    if (in->operand->type != TENSOR_FLOAT32 || count != 5) return;
    if (!is_large((float)get(in, 0))) return;
    if (!is_small((float)get(in, 1))) return;
    if (!is_large((float)get(in, 2))) return;
    abort();
}

static void run_relu(const Frame *frame, const Operation *operation) {
    View in = view(frame, operation->inputs[0]), out = view(frame, operation->outputs[0]);
    size_t count = count_of(&out.tensor->shape);
    if (HAS(CRASH_BEHIND_CONDITIONS)) behind_conditions(&in, count);
    float least = HAS(WRONG_RELU) ? 1 : 0;
    for (size_t i = 0; i < count; i++) put(&out, i, fmaxf((float)get(&in, i), least));
}

/* --- CONV_2D -------------------------------------------------------------------------------- */

typedef struct {
    int32_t pad_top, pad_left, stride[2], dilation[2], activation;
    bool channels_first;
    int32_t out[2]; /* height and width */
} Window;

static int32_t length_of(const Shape *in, bool channels_first, int axis) {
    return (int32_t)in->dimensions[(channels_first ? 2 : 1) + axis];
}

static bool window_of(const Frame *frame, const Operation *operation, Window *window) {
    const Shape *in = &frame->tensors[operation->inputs[0]].shape;
    const Shape *filter = &frame->tensors[operation->inputs[1]].shape;
    uint32_t count = operation->input_count;
    bool implicit = count < 10 || frame->model->operands[operation->inputs[7]].type == BOOL;
    uint32_t strides = implicit ? 4 : 7, layout = strides + 3;
    memset(window, 0, sizeof *window);
    window->stride[1] = scalar(frame, operation, strides);
    window->stride[0] = scalar(frame, operation, strides + 1);
    window->activation = scalar(frame, operation, strides + 2);
    window->channels_first =
        count > layout && frame->tensors[operation->inputs[layout]].data[0] != 0;
    bool dilated = count > layout + 1;
    window->dilation[1] = dilated ? scalar(frame, operation, layout + 1) : 1;
    window->dilation[0] = dilated ? scalar(frame, operation, layout + 2) : 1;
    if (window->stride[0] < 1 || window->stride[1] < 1) return false;
    if (window->dilation[0] < 1 || window->dilation[1] < 1) return false;
    int32_t before[2], after[2];
    for (int axis = 0; axis < 2; axis++) {
        int32_t length = length_of(in, window->channels_first, axis), stride = window->stride[axis];
        int32_t reach = ((int32_t)filter->dimensions[1 + axis] - 1) * window->dilation[axis] + 1;
        if (implicit) {
            int32_t places = (length + stride - 1) / stride;
            int32_t needed = (places - 1) * stride + reach - length;
            bool is_same = scalar(frame, operation, 3) == 1;
            needed = is_same && needed > 0 ? needed : 0;
            before[axis] = needed / 2;
            after[axis] = needed - needed / 2;
        } else {
            before[axis] = scalar(frame, operation, axis ? 3 : 5);
            after[axis] = scalar(frame, operation, axis ? 4 : 6);
        }
        int32_t room = length + before[axis] + after[axis] - reach;
        if (room < 0) return false;
        window->out[axis] = room / stride + 1;
    }
    window->pad_top = before[0];
    window->pad_left = before[1];
    return true;
}

static size_t at(const Shape *shape, bool channels_first, uint32_t n, int32_t y, int32_t x,
                 uint32_t c) {
    const uint32_t *d = shape->dimensions;
    if (channels_first) return ((size_t)(n * d[1] + c) * d[2] + (size_t)y) * d[3] + (size_t)x;
    return ((size_t)(n * d[1] + (uint32_t)y) * d[2] + (size_t)x) * d[3] + c;
}

static double convolved(const View *in, const View *filter, const Window *window, uint32_t n,
                       int32_t y, int32_t x, uint32_t c) {
    const uint32_t *size = filter->tensor->shape.dimensions;
    double sum = 0;
    for (uint32_t fy = 0; fy < size[1]; fy++)
        for (uint32_t fx = 0; fx < size[2]; fx++) {
            int32_t iy = y * window->stride[0] + (int32_t)fy * window->dilation[0] - window->pad_top;
            int32_t ix = x * window->stride[1] + (int32_t)fx * window->dilation[1] - window->pad_left;
            const Shape *shape = &in->tensor->shape;
            if (iy < 0 || iy >= length_of(shape, window->channels_first, 0)) continue;
            if (ix < 0 || ix >= length_of(shape, window->channels_first, 1)) continue;
            for (uint32_t ic = 0; ic < size[3]; ic++)
                sum += get(in, at(shape, window->channels_first, n, iy, ix, ic)) *
                       get(filter, ((size_t)(c * size[1] + fy) * size[2] + fx) * size[3] + ic);
        }
    return sum;
}

static void run_conv(const Frame *frame, const Operation *operation) {
    View in = view(frame, operation->inputs[0]), filter = view(frame, operation->inputs[1]);
    View bias = view(frame, operation->inputs[2]), out = view(frame, operation->outputs[0]);
    Window window;
    if (HAS(CRASH_IN_CONV_2D)) *(volatile int *)NULL = 0;
    if (!window_of(frame, operation, &window)) return;
    const Shape *shape = &out.tensor->shape;
    uint32_t channels = filter.tensor->shape.dimensions[0];
    for (uint32_t n = 0; n < shape->dimensions[0]; n++)
        for (int32_t y = 0; y < window.out[0]; y++)
            for (int32_t x = 0; x < window.out[1]; x++)
                for (uint32_t c = 0; c < channels; c++) {
                    double sum = convolved(&in, &filter, &window, n, y, x, c) + get(&bias, c);
                    put(&out, at(shape, window.channels_first, n, y, x, c),
                        activated((float)sum, window.activation));
                }
}

static bool infer_conv(const Frame *frame, const Operation *operation, Shape *shape) {
    const Shape *in = &frame->tensors[operation->inputs[0]].shape;
    const Shape *filter = &frame->tensors[operation->inputs[1]].shape;
    const Shape *bias = &frame->tensors[operation->inputs[2]].shape;
    Window window;
    if (in->rank != 4 || filter->rank != 4 || bias->rank != 1) return false;
    if (!window_of(frame, operation, &window)) return false;
    uint32_t channels = filter->dimensions[0], first = window.channels_first;
    if (in->dimensions[first ? 1 : 3] != filter->dimensions[3]) return false;
    if (bias->dimensions[0] != channels) return false;
    *shape = (Shape){4, {in->dimensions[0]}};
    shape->dimensions[first ? 1 : 3] = channels;
    shape->dimensions[first ? 2 : 1] = (uint32_t)window.out[0];
    shape->dimensions[first ? 3 : 2] = (uint32_t)window.out[1];
    return true;
}

int infer_shape(const Frame *frame, const Operation *operation, Shape *shape) {
    const Shape *first = &frame->tensors[operation->inputs[0]].shape;
    memset(shape, 0, sizeof *shape);
    switch (operation->type) {
        case RELU: *shape = *first; return NO_ERROR;
        case CONV_2D: return infer_conv(frame, operation, shape) ? NO_ERROR : OP_FAILED;
        default: {
            const Shape *second = &frame->tensors[operation->inputs[1]].shape;
            return broadcast(first, second, shape) ? NO_ERROR : OP_FAILED;
        }
    }
}

void run_kernel(const Frame *frame, const Operation *operation) {
    switch (operation->type) {
        case RELU: run_relu(frame, operation); break;
        case CONV_2D: run_conv(frame, operation); break;
        default: run_binary(frame, operation); break;
    }
}
