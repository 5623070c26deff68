/* Device memories: made from the roles that they have, copied to and from memories of clients. */
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "execution.h"
#include "library.h"
#include "protocol.h"

enum { MAX_RANK = 15 };

/* Bytes of an element by operand type; 0 for those without data. */
static const uint8_t ELEMENT_BYTES[] = {4, 4, 4, 4, 4, 1, 1, 2, 2, 1, 2, 1, 2, 1, 1};
enum { TYPE_COUNT = sizeof(ELEMENT_BYTES) };

static void destroy_buffer(Object *object) {
    Buffer *buffer = (Buffer *)object;
    if (buffer->handle)
        nnapi.ANeuralNetworksMemory_free(buffer->handle);
    for (size_t i = 0; i < buffer->model_count; i++)
        drop(buffer->models[i]);
    free(buffer->models);
}

static bool find_models(Call *call, const Numbers *numbers, Buffer *buffer) {
    buffer->models = calloc(numbers->count + 1, sizeof(*buffer->models));
    if (!buffer->models)
        return out_of_memory(&call->error);
    while (buffer->model_count < numbers->count) {
        Object *found =
            find_export(call->session, (uint64_t)numbers->items[buffer->model_count]);
        if (!found || found->kind != PREPARED_MODEL) {
            drop(found);
            return cannot_say(&call->error, "the C API takes compilations of its own only");
        }
        buffer->models[buffer->model_count++] = (PreparedModel *)found;
    }
    return true;
}

/* The model's operand that a role is of; NULL beyond them. */
static const Operand *operand_of(const Buffer *buffer, const BufferRole *role, bool is_input) {
    const Subgraph *main = &buffer->models[role->model_index]->model.source->main;
    const Numbers *indexes = is_input ? &main->input_indexes : &main->output_indexes;
    if ((uint64_t)role->io_index >= indexes->count ||
        (uint64_t)indexes->items[role->io_index] >= main->operands.count)
        return NULL;
    return &main->operands.items[indexes->items[role->io_index]];
}

static void learn_dimensions(Buffer *buffer, const Numbers *dimensions) {
    if (!dimensions->count)
        return;
    if (!buffer->rank)
        buffer->rank = dimensions->count < MAX_RANK ? dimensions->count : MAX_RANK;
    for (size_t i = 0; i < buffer->rank && i < dimensions->count; i++)
        if (dimensions->items[i] > buffer->dimensions[i])
            buffer->dimensions[i] = dimensions->items[i];
}

static bool add_roles(Call *call, void *description, Buffer *buffer, const BufferRoleList *roles,
                      bool is_input) {
    for (size_t i = 0; i < roles->count; i++) {
        const BufferRole *role = &roles->items[i];
        if ((uint64_t)role->model_index >= buffer->model_count || role->io_index < 0)
            return cannot_say(&call->error, "the C API takes compilations, not indexes of a list "
                                            "of them");
        void *compilation = buffer->models[role->model_index]->compilation;
        uint32_t index = (uint32_t)role->io_index;
        if (!(is_input ? CALL(&call->error, ANeuralNetworksMemoryDesc_addInputRole, description,
                              compilation, index, role->frequency)
                       : CALL(&call->error, ANeuralNetworksMemoryDesc_addOutputRole, description,
                              compilation, index, role->frequency)))
            return false;
        const Operand *operand = operand_of(buffer, role, is_input);
        if (operand) {
            learn_dimensions(buffer, &operand->dimensions);
            buffer->type = operand->type;
        }
    }
    return true;
}

static bool set_dimensions(Call *call, void *description, const Numbers *dimensions) {
    uint32_t *array = allocate(&call->arena, (dimensions->count + 1) * sizeof(*array),
                               &call->error);
    for (size_t i = 0; array && i < dimensions->count; i++) {
        if (dimensions->items[i] < 0)
            return cannot_say(&call->error, "the C API has no negative dimensions");
        array[i] = (uint32_t)dimensions->items[i];
    }
    return array && (!dimensions->count ||
                     CALL(&call->error, ANeuralNetworksMemoryDesc_setDimensions, description,
                          (uint32_t)dimensions->count, array));
}

static void find_size(Buffer *buffer) {
    size_t size = (uint64_t)buffer->type < TYPE_COUNT ? ELEMENT_BYTES[buffer->type] : 0;
    for (size_t i = 0; i < buffer->rank; i++)
        if (__builtin_mul_overflow(size, (size_t)buffer->dimensions[i], &size))
            size = 0;
    buffer->size = size;
}

static bool make_buffer(Call *call, const BufferRoles *wanted, void *description,
                        Buffer *buffer) {
    learn_dimensions(buffer, &wanted->desc.dimensions);
    if (!add_roles(call, description, buffer, &wanted->inputs, true) ||
        !add_roles(call, description, buffer, &wanted->outputs, false) ||
        !set_dimensions(call, description, &wanted->desc.dimensions) ||
        !CALL(&call->error, ANeuralNetworksMemoryDesc_finish, description) ||
        !CALL(&call->error, ANeuralNetworksMemory_createFromDesc, description, &buffer->handle))
        return false;
    find_size(buffer);
    return true;
}

static bool refuse(Call *call) {
    int status;
    if (!refused(call, "allocate", &status))
        return false;
    write_int(&call->out, status);
    write_nil(&call->out);
    write_int(&call->out, 0);
    return true;
}

bool allocate_buffer(Call *call) {
    const BufferRoles *wanted = &call->arguments[0].roles;
    void *description = NULL;
    Buffer *buffer =
        new_object(sizeof(Buffer), BUFFER, call->session, destroy_buffer, &call->error);
    if (!buffer)
        return false;
    bool is_made = find_models(call, &wanted->models, buffer) &&
                   CALL(&call->error, ANeuralNetworksMemoryDesc_create, &description) &&
                   make_buffer(call, wanted, description, buffer);
    if (description)
        nnapi.ANeuralNetworksMemoryDesc_free(description);
    if (!is_made) {
        drop(buffer);
        return refuse(call);
    }
    uint64_t number = export_object(call->session, buffer, &call->error);
    if (!number)
        return false;
    write_int(&call->out, STATUS_NONE);
    write_array(&call->out, 2);
    write_int(&call->out, (int64_t)number);
    write_int(&call->out, IBuffer_);
    write_int(&call->out, (int64_t)number); /* its token */
    return true;
}

static bool copy(Call *call, const Memory *memory, void *from, void *to, bool is_source) {
    const Buffer *buffer = (Buffer *)call->target;
    int status = STATUS_NONE, code = RESULT_OP_FAILED;
    if (!from || !to)
        goto refusal;
    if (!nnapi.ANeuralNetworksMemory_copy) {
        lacks_function(&call->error, "ANeuralNetworksMemory_copy");
        goto refusal;
    }
    code = nnapi.ANeuralNetworksMemory_copy(from, to);
    if (code == RESULT_BAD_DATA && !is_source && memory->size == buffer->size)
        code = RESULT_OP_FAILED; /* Android's code for a memory without content is BAD_DATA, too */
    if (!check_result(&call->error, "ANeuralNetworksMemory_copy", code))
        goto refusal;
    write_int(&call->out, status);
    return true;
refusal:
    if (!refused(call, is_source ? "copyFrom" : "copyTo", &status))
        return false;
    write_int(&call->out, status);
    return true;
}

bool copy_to(Call *call) {
    Memory *memory = call->arguments[0].memory;
    return copy(call, memory, ((Buffer *)call->target)->handle, handle_of(memory, &call->error),
                false);
}

bool copy_from(Call *call) {
    const Buffer *buffer = (Buffer *)call->target;
    Memory *memory = call->arguments[0].memory;
    Numbers dimensions = call->arguments[1].numbers;
    bool is_same = !dimensions.count || dimensions.count == buffer->rank;
    for (size_t i = 0; is_same && i < dimensions.count; i++)
        is_same = dimensions.items[i] == buffer->dimensions[i];
    if (!is_same)
        return cannot_say(&call->error, "the C API copies memories without saying dimensions");
    return copy(call, memory, handle_of(memory, &call->error), buffer->handle, true);
}
