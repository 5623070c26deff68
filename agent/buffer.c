/* Device memories: made from the roles that they have, copied to and from memories of clients. */
#include "execution.h"
#include "library.h"

enum { MAX_RANK = 15 };

/* Bytes of an element by operand type; 0 for those without data. */
static const uint8_t ELEMENT_BYTES[] = {4, 4, 4, 4, 4, 1, 1, 2, 2, 1, 2, 1, 2, 1, 1};
enum { TYPE_COUNT = sizeof(ELEMENT_BYTES) };

static bool find_models(Call *call, const Numbers *numbers, Buffer *buffer) {
    Belongings *has = &buffer->object.has;
    buffer->models = allocate_list(&has->arena, numbers->count, sizeof(void *), &call->error);
    if (!buffer->models)
        return false;
    for (size_t i = 0; i < numbers->count; i++) {
        Object *found = find(&call->session->exports, (uint64_t)numbers->items[i]);
        if (!own(has, drop, found, &call->error))
            return false;
        if (!found || found->kind != PREPARED_MODEL)
            return cannot_say(&call->error, "the C API takes compilations of its own only");
        buffer->models[buffer->model_count++] = (PreparedModel *)found;
    }
    return true;
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
        const PreparedModel *prepared = buffer->models[role->model_index];
        uint32_t index = (uint32_t)role->io_index;
        if (!(is_input ? CALL(&call->error, ANeuralNetworksMemoryDesc_addInputRole, description,
                              prepared->compilation, index, role->frequency)
                       : CALL(&call->error, ANeuralNetworksMemoryDesc_addOutputRole, description,
                              prepared->compilation, index, role->frequency)))
            return false;
        const Model *model = prepared->model.source;
        const Subgraph *main = &model->sent.main;
        const Operand *operand =
            operand_at(model, is_input ? &main->input_indexes : &main->output_indexes, index);
        if (operand) {
            learn_dimensions(buffer, &operand->dimensions);
            buffer->type = operand->type;
        }
    }
    return true;
}

static bool set_dimensions(Call *call, void *description, const Numbers *dimensions) {
    uint32_t *array = unsigned_list(&call->has.arena, dimensions, &call->error);
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

static bool make_buffer(Call *call, const BufferRoles *wanted, Buffer *buffer) {
    Error *error = &call->error;
    void *description = NULL;
    learn_dimensions(buffer, &wanted->desc.dimensions);
    if (!find_models(call, &wanted->prepared_models, buffer) ||
        !CALL(error, ANeuralNetworksMemoryDesc_create, &description) ||
        !own(&call->has, nnapi.ANeuralNetworksMemoryDesc_free, description, error) ||
        !add_roles(call, description, buffer, &wanted->input_roles, true) ||
        !add_roles(call, description, buffer, &wanted->output_roles, false) ||
        !set_dimensions(call, description, &wanted->desc.dimensions) ||
        !CALL(error, ANeuralNetworksMemoryDesc_finish, description) ||
        !CALL(error, ANeuralNetworksMemory_createFromDesc, description, &buffer->handle))
        return false;
    find_size(buffer);
    return own(&buffer->object.has, nnapi.ANeuralNetworksMemory_free, buffer->handle, error);
}

bool IDeviceAidl_allocate(Call *call) {
    Buffer *buffer =
        new_object(sizeof(Buffer), BUFFER, call->session, (Loan){{0}}, &call->error);
    if (!keep(call, buffer) || !make_buffer(call, &call->arguments[0].roles, buffer))
        return false;
    uint64_t number = export_object(call->session, hold(buffer), &call->error);
    if (!number)
        return false;
    write_int(&call->out, STATUS_NONE);
    write_reference(&call->out, number, IBuffer_);
    write_int(&call->out, (int64_t)number); /* its token */
    return true;
}

static bool copy(Call *call, void *from, void *to, bool is_source) {
    const Buffer *buffer = call->target;
    if (!from || !to)
        return false;
    if (!nnapi.ANeuralNetworksMemory_copy)
        return lacks_function(&call->error, "ANeuralNetworksMemory_copy");
    int code = nnapi.ANeuralNetworksMemory_copy(from, to);
    if (code == RESULT_BAD_DATA && !is_source && call->memory->size == buffer->size)
        code = RESULT_OP_FAILED; /* Android's code for a memory without content is BAD_DATA, too */
    if (!check_result(&call->error, "ANeuralNetworksMemory_copy", code))
        return false;
    write_int(&call->out, STATUS_NONE);
    return true;
}

bool IBuffer_copy_to(Call *call) {
    const Buffer *buffer = call->target;
    return copy(call, buffer->handle, handle_of(call->memory, &call->error), false);
}

bool IBuffer_copy_from(Call *call) {
    const Buffer *buffer = call->target;
    Numbers dimensions = call->arguments[1].numbers;
    bool is_same = !dimensions.count || dimensions.count == buffer->rank;
    for (size_t i = 0; is_same && i < dimensions.count; i++)
        is_same = dimensions.items[i] == buffer->dimensions[i];
    if (!is_same)
        return cannot_say(&call->error, "the C API copies memories without saying dimensions");
    return copy(call, handle_of(call->memory, &call->error), buffer->handle, true);
}
