/* Memories: descriptors that are mapped, and memories of the device with their roles. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "library.h"

typedef struct {
    Role *roles;
    uint32_t role_count;
    bool has_shape, finished;
    Shape shape;
} MemoryDesc;

API int ANeuralNetworksMemory_createFromFd(size_t size, int protect, int fd, size_t offset,
                                           Memory **memory) {
    if (!memory) return UNEXPECTED_NULL;
    Memory *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    void *mapping = mmap(NULL, size, protect, MAP_SHARED, fd, (off_t)offset);
    if (mapping == MAP_FAILED) {
        free(made);
        return UNMAPPABLE;
    }
    made->bytes = made->mapping = mapping;
    made->size = made->mapped = size;
    *memory = made;
    return NO_ERROR;
}

API int ANeuralNetworksMemory_createFromAHardwareBuffer(const void *buffer, Memory **memory) {
    (void)buffer, (void)memory;
    return BAD_DATA; /* no Linux machine has any */
}

API void ANeuralNetworksMemory_free(Memory *memory) {
    if (!memory) return;
    if (memory->mapping) munmap(memory->mapping, memory->mapped);
    if (memory->is_device) free(memory->bytes);
    free(memory->roles);
    free(memory);
}

API int ANeuralNetworksMemoryDesc_create(MemoryDesc **desc) {
    if (!desc) return UNEXPECTED_NULL;
    *desc = calloc(1, sizeof **desc);
    return *desc ? NO_ERROR : OUT_OF_MEMORY;
}

API void ANeuralNetworksMemoryDesc_free(MemoryDesc *desc) {
    if (!desc) return;
    free(desc->roles);
    free(desc);
}

static const Operand *operand_of(const Role *role) {
    const Model *model = role->compilation->model;
    return &model->operands[role->is_input ? model->inputs[role->index]
                                           : model->outputs[role->index]];
}

/* Take on what is known of `shape`; false where it disagrees. */
static bool combine(MemoryDesc *desc, const Shape *shape) {
    if (!shape->rank) return true;
    if (!desc->has_shape) {
        desc->shape = *shape;
        desc->has_shape = true;
        return true;
    }
    if (desc->shape.rank != shape->rank) return false;
    for (uint32_t i = 0; i < shape->rank; i++) {
        uint32_t *own = &desc->shape.dimensions[i], other = shape->dimensions[i];
        if (*own && other && *own != other) return false;
        if (!*own) *own = other;
    }
    return true;
}

static int add_role(MemoryDesc *desc, Role role, float frequency) {
    if (!desc || !role.compilation) return UNEXPECTED_NULL;
    if (desc->finished || !role.compilation->valid) return BAD_STATE;
    const Model *model = role.compilation->model;
    if (role.index >= (role.is_input ? model->input_count : model->output_count)) return BAD_DATA;
    if (!(frequency > 0) || frequency > 1) return BAD_DATA;
    const Operand *operand = operand_of(&role);
    for (uint32_t i = 0; i < desc->role_count; i++) {
        const Role *known = &desc->roles[i];
        const Operand *other = operand_of(known);
        if (known->compilation == role.compilation && known->is_input == role.is_input &&
            known->index == role.index)
            return BAD_DATA;
        if (other->type != operand->type || other->scale != operand->scale ||
            other->zero_point != operand->zero_point)
            return BAD_DATA;
    }
    if (!is_tensor(operand->type) && desc->has_shape && desc->shape.rank) return BAD_DATA;
    if (!combine(desc, &operand->shape)) return BAD_DATA;
    Role *grown = realloc(desc->roles, (desc->role_count + 1) * sizeof role);
    if (!grown) return OUT_OF_MEMORY;
    desc->roles = grown;
    desc->roles[desc->role_count++] = role;
    return NO_ERROR;
}

API int ANeuralNetworksMemoryDesc_addInputRole(MemoryDesc *desc, const Compilation *compilation,
                                               uint32_t index, float frequency) {
    return add_role(desc, (Role){compilation, true, index}, frequency);
}

API int ANeuralNetworksMemoryDesc_addOutputRole(MemoryDesc *desc, const Compilation *compilation,
                                                uint32_t index, float frequency) {
    return add_role(desc, (Role){compilation, false, index}, frequency);
}

API int ANeuralNetworksMemoryDesc_setDimensions(MemoryDesc *desc, uint32_t rank,
                                                const uint32_t *dimensions) {
    if (!desc || (rank && !dimensions)) return UNEXPECTED_NULL;
    if (desc->finished) return BAD_STATE;
    Shape shape = {rank, {0}};
    if (rank > MAX_RANK) return BAD_DATA;
    for (uint32_t i = 0; i < rank; i++) shape.dimensions[i] = dimensions[i];
    if (rank && desc->role_count && !is_tensor(operand_of(&desc->roles[0])->type)) return BAD_DATA;
    return combine(desc, &shape) ? NO_ERROR : BAD_DATA;
}

API int ANeuralNetworksMemoryDesc_finish(MemoryDesc *desc) {
    if (!desc) return UNEXPECTED_NULL;
    if (desc->finished) return BAD_STATE;
    if (!desc->role_count) return BAD_DATA;
    desc->finished = true;
    return NO_ERROR;
}

API int ANeuralNetworksMemory_createFromDesc(const MemoryDesc *desc, Memory **memory) {
    if (!desc || !memory) return UNEXPECTED_NULL;
    if (!desc->finished) return BAD_STATE;
    const Operand *operand = operand_of(&desc->roles[0]);
    bool has_size = is_known(&desc->shape) && (desc->has_shape || !is_tensor(operand->type));
    if (!has_size || operand->type >= OEM_SCALAR) return OP_FAILED;
    Memory *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    made->size = element_size(operand->type) * count_of(&desc->shape);
    made->bytes = calloc(1, made->size);
    made->is_device = true;
    made->role_count = desc->role_count;
    made->roles = malloc(desc->role_count * sizeof(Role));
    memcpy(made->roles, desc->roles, desc->role_count * sizeof(Role));
    *memory = made;
    return NO_ERROR;
}

API int ANeuralNetworksMemory_copy(const Memory *from, const Memory *to) {
    if (!from || !to) return UNEXPECTED_NULL;
    if (from == to) return NO_ERROR;
    Memory *target = (Memory *)to;
    bool is_uninitialized = from->is_device && !from->initialized;
    if (from->size != to->size || is_uninitialized) {
        target->initialized = false;
        return BAD_DATA; /* as Android's code has it */
    }
    memcpy(target->bytes, from->bytes, from->size);
    target->initialized = true;
    return NO_ERROR;
}

bool may_use(const Memory *memory, const Compilation *compilation, bool is_input, uint32_t index) {
    for (uint32_t i = 0; i < memory->role_count; i++) {
        const Role *role = &memory->roles[i];
        if (role->compilation == compilation && role->is_input == is_input && role->index == index)
            return true;
    }
    return false;
}
