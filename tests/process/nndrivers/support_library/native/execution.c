/* Executions: their arguments, their states, and how they run. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "library.h"

uint64_t now_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

API int ANeuralNetworksExecution_create(Compilation *compilation, Execution **execution) {
    if (!compilation || !execution) return UNEXPECTED_NULL;
    if (!compilation->finished || !compilation->valid) return BAD_STATE;
    Execution *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    made->compilation = compilation;
    made->inputs = calloc(compilation->model->input_count, sizeof(Argument));
    made->outputs = calloc(compilation->model->output_count, sizeof(Argument));
    made->duration_ns = made->fenced_duration_ns = NOT_MEASURED;
    pthread_mutex_init(&made->lock, NULL);
    *execution = made;
    return NO_ERROR;
}

API void ANeuralNetworksExecution_free(Execution *execution) {
    if (!execution) return;
    pthread_mutex_destroy(&execution->lock);
    free(execution->inputs);
    free(execution->outputs);
    free(execution);
}

static int set_up(Execution *execution) {
    if (!execution) return UNEXPECTED_NULL;
    return execution->state == PREPARING ? NO_ERROR : BAD_STATE;
}

API int ANeuralNetworksExecution_setMeasureTiming(Execution *execution, bool measure) {
    int result = set_up(execution);
    if (!result) execution->measure = measure;
    return result;
}

API int ANeuralNetworksExecution_setReusable(Execution *execution, bool reusable) {
    int result = set_up(execution);
    if (!result) execution->reusable = reusable;
    return result;
}

API int ANeuralNetworksExecution_setTimeout(Execution *execution, uint64_t duration) {
    int result = set_up(execution);
    if (!result) execution->timeout_ns = duration;
    return result;
}

API int ANeuralNetworksExecution_setLoopTimeout(Execution *execution, uint64_t duration) {
    (void)duration; /* there are no loops */
    return set_up(execution);
}

API int ANeuralNetworksExecution_enableInputAndOutputPadding(Execution *execution, bool enable) {
    int result = set_up(execution);
    if (!result) execution->padding = enable;
    return result;
}

API int ANeuralNetworksExecution_addExtensionAttribute(Execution *execution, const char *name,
                                                       uint16_t code, const void *data,
                                                       size_t length) {
    (void)code, (void)data, (void)length;
    return execution && name ? BAD_DATA : UNEXPECTED_NULL;
}

/* The shape of an argument: the operand's, with what `type` says of it; false if they disagree. */
static bool argument_shape(const Operand *operand, const OperandType *type, Shape *shape) {
    *shape = operand->shape;
    if (!type) return true;
    Shape given;
    if (type->type != operand->type || type->scale != operand->scale ||
        type->zeroPoint != operand->zero_point || !shape_of(type, &given))
        return false;
    if (operand->shape.rank && given.rank != operand->shape.rank) return false;
    if (!is_tensor(operand->type) && given.rank) return false;
    for (uint32_t i = 0; i < operand->shape.rank; i++) {
        uint32_t own = operand->shape.dimensions[i];
        if (own && given.dimensions[i] != own) return false;
    }
    *shape = given;
    return true;
}

static bool is_specified(const Operand *operand, const Shape *shape) {
    return !is_tensor(operand->type) || (shape->rank && is_known(shape));
}

static int check_argument(const Execution *execution, const Operand *operand, bool is_input,
                          Argument *argument) {
    bool specified = is_specified(operand, &argument->shape);
    if (!specified) return is_input ? BAD_DATA : NO_ERROR;
    if (argument->memory && !argument->length) return NO_ERROR;
    size_t size = element_size(operand->type) * count_of(&argument->shape);
    bool fits = execution->padding ? argument->length >= size : argument->length == size;
    return fits ? NO_ERROR : BAD_DATA;
}

static int set_argument(Execution *execution, bool is_input, int32_t index,
                        const OperandType *type, Argument argument) {
    int result = set_up(execution);
    if (result) return result;
    const Model *model = execution->compilation->model;
    uint32_t count = is_input ? model->input_count : model->output_count;
    if (index < 0 || (uint32_t)index >= count) return BAD_DATA;
    const Operand *operand =
        &model->operands[is_input ? model->inputs[index] : model->outputs[index]];
    argument.is_set = true;
    if (!argument_shape(operand, type, &argument.shape)) return BAD_DATA;
    if (!argument.omitted) {
        result = check_argument(execution, operand, is_input, &argument);
        if (result) return HAS(WRONG_CODE_FOR_REQUESTS) ? OP_FAILED : result;
    }
    (is_input ? execution->inputs : execution->outputs)[index] = argument;
    return NO_ERROR;
}

static int set_from_buffer(Execution *execution, bool is_input, int32_t index,
                           const OperandType *type, const void *buffer, size_t length) {
    if (!buffer && length) return BAD_DATA;
    Argument argument = {.omitted = !buffer, .bytes = buffer, .length = length};
    return set_argument(execution, is_input, index, type, argument);
}

static int set_from_memory(Execution *execution, bool is_input, int32_t index,
                           const OperandType *type, const Memory *memory, size_t offset,
                           size_t length) {
    if (!execution || !memory) return UNEXPECTED_NULL;
    if (offset > memory->size || length > memory->size - offset) return BAD_DATA;
    Argument argument = {.bytes = memory->bytes + offset, .length = length};
    if (memory->is_device) {
        bool whole = !offset && (!length || length == memory->size);
        if (!whole || !may_use(memory, execution->compilation, is_input, (uint32_t)index))
            return BAD_DATA;
        argument.memory = (Memory *)memory;
        argument.length = memory->size;
    }
    return set_argument(execution, is_input, index, type, argument);
}

API int ANeuralNetworksExecution_setInput(Execution *execution, int32_t index,
                                          const OperandType *type, const void *buffer,
                                          size_t length) {
    return set_from_buffer(execution, true, index, type, buffer, length);
}

API int ANeuralNetworksExecution_setOutput(Execution *execution, int32_t index,
                                           const OperandType *type, void *buffer, size_t length) {
    return set_from_buffer(execution, false, index, type, buffer, length);
}

API int ANeuralNetworksExecution_setInputFromMemory(Execution *execution, int32_t index,
                                                    const OperandType *type, const Memory *memory,
                                                    size_t offset, size_t length) {
    return set_from_memory(execution, true, index, type, memory, offset, length);
}

API int ANeuralNetworksExecution_setOutputFromMemory(Execution *execution, int32_t index,
                                                     const OperandType *type, const Memory *memory,
                                                     size_t offset, size_t length) {
    return set_from_memory(execution, false, index, type, memory, offset, length);
}

/* --- running -------------------------------------------------------------------------------- */

static bool omits_used(const Model *model, const Argument *arguments, const uint32_t *indexes,
                       uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        if (!arguments[i].omitted) continue;
        for (uint32_t j = 0; j < model->operation_count; j++) {
            const Operation *operation = &model->operations[j];
            for (uint32_t k = 0; k < operation->input_count; k++)
                if (operation->inputs[k] == indexes[i]) return true;
            for (uint32_t k = 0; k < operation->output_count; k++)
                if (operation->outputs[k] == indexes[i]) return true;
        }
    }
    return false;
}

static bool overlap(const uint8_t *a, size_t a_length, const uint8_t *b, size_t b_length) {
    return a < b + b_length && b < a + a_length;
}

/* Whether an output lies over another argument, or over a constant of the model. */
static bool overlaps_any(const Execution *execution, uint32_t index) {
    const Model *model = execution->compilation->model;
    const Argument *output = &execution->outputs[index];
    if (output->omitted || output->memory) return false;
    for (uint32_t i = 0; i < model->input_count; i++) {
        const Argument *other = &execution->inputs[i];
        if (overlap(output->bytes, output->length, other->bytes, other->length)) return true;
    }
    for (uint32_t i = 0; i < index; i++) {
        const Argument *other = &execution->outputs[i];
        if (overlap(output->bytes, output->length, other->bytes, other->length)) return true;
    }
    for (uint32_t i = 0; i < model->operand_count; i++) {
        const Operand *operand = &model->operands[i];
        if (operand->value &&
            overlap(output->bytes, output->length, operand->value, operand->length))
            return true;
    }
    return false;
}

static int check_arguments(const Execution *execution) {
    const Model *model = execution->compilation->model;
    for (uint32_t i = 0; i < model->input_count; i++) {
        const Argument *argument = &execution->inputs[i];
        if (!argument->is_set) return BAD_DATA;
        if (argument->memory && !argument->memory->initialized) return OP_FAILED;
        for (uint32_t j = 0; argument->memory && j < model->output_count; j++)
            if (execution->outputs[j].memory == argument->memory) return BAD_DATA;
    }
    for (uint32_t i = 0; i < model->output_count; i++) {
        const Argument *argument = &execution->outputs[i];
        if (!argument->is_set || overlaps_any(execution, i)) return BAD_DATA;
        for (uint32_t j = 0; argument->memory && j < i; j++)
            if (execution->outputs[j].memory == argument->memory) return BAD_DATA;
    }
    if (omits_used(model, execution->inputs, model->inputs, model->input_count)) return BAD_DATA;
    if (omits_used(model, execution->outputs, model->outputs, model->output_count))
        return BAD_DATA;
    return NO_ERROR;
}

int begin(Execution *execution) {
    pthread_mutex_lock(&execution->lock);
    bool again = execution->state == COMPLETED && execution->reusable;
    int result = execution->state == PREPARING || again ? NO_ERROR : BAD_STATE;
    if (!result) {
        result = check_arguments(execution);
        if (!result) execution->state = RUNNING;
    }
    pthread_mutex_unlock(&execution->lock);
    return result;
}

void finish(Execution *execution, int result, uint64_t duration_ns, uint64_t fenced_ns) {
    execution->result = result;
    execution->duration_ns = execution->measure ? duration_ns : NOT_MEASURED;
    execution->fenced_duration_ns = execution->measure ? fenced_ns : NOT_MEASURED;
    const Model *model = execution->compilation->model;
    for (uint32_t i = 0; i < model->output_count; i++)
        if (execution->outputs[i].memory)
            execution->outputs[i].memory->initialized = result == NO_ERROR;
    pthread_mutex_lock(&execution->lock);
    execution->state = COMPLETED;
    pthread_mutex_unlock(&execution->lock);
}

static bool agrees(const Shape *declared, const Shape *shape) {
    if (!declared->rank) return true;
    if (declared->rank != shape->rank) return false;
    for (uint32_t i = 0; i < shape->rank; i++)
        if (declared->dimensions[i] && declared->dimensions[i] != shape->dimensions[i])
            return false;
    return true;
}

static int run_operation(Frame *frame, const Operation *operation) {
    uint32_t index = operation->outputs[0];
    const Operand *operand = &frame->model->operands[index];
    Tensor *tensor = &frame->tensors[index];
    int result = infer_shape(frame, operation, &tensor->shape);
    if (result) return result;
    if (!agrees(&operand->shape, &tensor->shape)) return OP_FAILED;
    size_t size = element_size(operand->type) * count_of(&tensor->shape);
    tensor->data = malloc(size ? size : 1);
    if (!tensor->data) return OUT_OF_MEMORY;
    run_kernel(frame, operation);
    return NO_ERROR;
}

static int give_outputs(Execution *execution, const Frame *frame) {
    const Model *model = frame->model;
    int result = NO_ERROR;
    for (uint32_t i = 0; i < model->output_count; i++) {
        Argument *argument = &execution->outputs[i];
        const Tensor *tensor = &frame->tensors[model->outputs[i]];
        size_t size =
            element_size(model->operands[model->outputs[i]].type) * count_of(&tensor->shape);
        argument->result = tensor->shape;
        if (argument->omitted) continue;
        if (!agrees(&argument->shape, &tensor->shape)) return OP_FAILED;
        argument->insufficient = size > argument->length;
        if (argument->insufficient) result = argument->memory ? OP_FAILED : OUTPUT_INSUFFICIENT_SIZE;
    }
    for (uint32_t i = 0; i < model->output_count && !result; i++) {
        const Tensor *tensor = &frame->tensors[model->outputs[i]];
        const Operand *operand = &model->operands[model->outputs[i]];
        if (execution->outputs[i].omitted) continue;
        uint8_t *bytes = (uint8_t *)execution->outputs[i].bytes;
        size_t size = element_size(operand->type) * count_of(&tensor->shape);
        memcpy(bytes, tensor->data, size);
        if (HAS(WRITE_BEYOND_OUTPUTS)) bytes[size] = 0xee;
    }
    return result;
}

static void fill(Frame *frame, const Execution *execution) {
    const Model *model = frame->model;
    for (uint32_t i = 0; i < model->operand_count; i++) {
        const Operand *operand = &model->operands[i];
        frame->tensors[i].shape = operand->shape;
        if (operand->lifetime == CONSTANT) frame->tensors[i].data = (uint8_t *)value_of(operand);
    }
    for (uint32_t i = 0; i < model->input_count; i++) {
        frame->tensors[model->inputs[i]].data = (uint8_t *)execution->inputs[i].bytes;
        frame->tensors[model->inputs[i]].shape = execution->inputs[i].shape;
    }
}

/* Of a library that computes nothing: the outputs have the shapes that are declared. */
static int declared(Execution *execution) {
    for (uint32_t i = 0; i < execution->compilation->model->output_count; i++)
        execution->outputs[i].result = execution->outputs[i].shape;
    return NO_ERROR;
}

int run(Execution *execution) {
    const Model *model = execution->compilation->model;
    if (HAS(NO_COMPUTATION)) return declared(execution);
    if (HAS(LEAK_OF_DESCRIPTORS) && open("/dev/null", O_RDONLY | O_CLOEXEC) < 0)
        return OP_FAILED;
    Frame frame = {model, calloc(model->operand_count, sizeof(Tensor))};
    if (!frame.tensors) return OUT_OF_MEMORY;
    fill(&frame, execution);
    int result = NO_ERROR;
    for (uint32_t i = 0; i < model->operation_count && !result; i++)
        result = run_operation(&frame, &model->operations[model->order[i]]);
    if (!result) result = give_outputs(execution, &frame);
    for (uint32_t i = 0; i < model->operand_count; i++) {
        Lifetime lifetime = model->operands[i].lifetime;
        if (lifetime == TEMPORARY || lifetime == OUTPUT) free(frame.tensors[i].data);
    }
    free(frame.tensors);
    return result;
}

API int ANeuralNetworksExecution_compute(Execution *execution) {
    if (!execution) return UNEXPECTED_NULL;
    int result = begin(execution);
    if (result) return result;
    uint64_t start = now_ns();
    result = run(execution);
    uint64_t duration = now_ns() - start;
    if (execution->timeout_ns && duration >= execution->timeout_ns)
        result = MISSED_DEADLINE_TRANSIENT;
    finish(execution, result, duration, duration);
    return result;
}

API int ANeuralNetworksBurst_create(Compilation *compilation, Burst **burst) {
    if (!compilation || !burst) return UNEXPECTED_NULL;
    *burst = calloc(1, sizeof **burst);
    if (!*burst) return OUT_OF_MEMORY;
    (*burst)->compilation = compilation;
    pthread_mutex_init(&(*burst)->lock, NULL);
    return NO_ERROR;
}

API void ANeuralNetworksBurst_free(Burst *burst) {
    if (!burst) return;
    pthread_mutex_destroy(&burst->lock);
    free(burst);
}

API int ANeuralNetworksExecution_burstCompute(Execution *execution, Burst *burst) {
    if (!execution || !burst) return UNEXPECTED_NULL;
    if (burst->compilation != execution->compilation) return BAD_DATA;
    if (pthread_mutex_trylock(&burst->lock)) return BAD_STATE;
    int result = ANeuralNetworksExecution_compute(execution);
    pthread_mutex_unlock(&burst->lock);
    return result;
}

static int output_of(const Execution *execution, int32_t index, const Argument **argument) {
    if (!execution) return UNEXPECTED_NULL;
    if (execution->state != COMPLETED) return BAD_STATE;
    if (index < 0 || (uint32_t)index >= execution->compilation->model->output_count)
        return BAD_DATA;
    if (execution->result && execution->result != OUTPUT_INSUFFICIENT_SIZE) return BAD_STATE;
    *argument = &execution->outputs[index];
    return (*argument)->insufficient ? OUTPUT_INSUFFICIENT_SIZE : NO_ERROR;
}

API int ANeuralNetworksExecution_getOutputOperandRank(Execution *execution, int32_t index,
                                                      uint32_t *rank) {
    const Argument *argument;
    int result = output_of(execution, index, &argument);
    if (!result || result == OUTPUT_INSUFFICIENT_SIZE) *rank = argument->result.rank;
    return result;
}

API int ANeuralNetworksExecution_getOutputOperandDimensions(Execution *execution, int32_t index,
                                                            uint32_t *dimensions) {
    const Argument *argument;
    int result = output_of(execution, index, &argument);
    if (result && result != OUTPUT_INSUFFICIENT_SIZE) return result;
    if (!argument->result.rank) return BAD_DATA;
    memcpy(dimensions, argument->result.dimensions, argument->result.rank * sizeof *dimensions);
    return result;
}

API int ANeuralNetworksExecution_getDuration(const Execution *execution, int32_t code,
                                             uint64_t *duration) {
    if (!execution || !duration) return UNEXPECTED_NULL;
    *duration = NOT_MEASURED;
    if (execution->state != COMPLETED) return BAD_STATE;
    if (code < 0 || code > 3 || !execution->measure) return BAD_DATA;
    if (execution->result) return NO_ERROR;
    *duration = code < 2 ? execution->duration_ns : execution->fenced_duration_ns;
    bool on_device = code % 2 == 0;
    if (HAS(WRONG_MEASURED_TIME) && on_device) *duration += 1000000000;
    return NO_ERROR;
}
