#include "messages.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "library.h"
#include "watch.h"

enum {
    EXTENSION_TYPE_BITS = 16,
    MAX_POOLS = 4096, /* of a request: more than any model has */
    MAX_OUTPUTS = 1 << 16,
    MEMFD_CLOEXEC = 1,
};

bool is_extension(int64_t code) {
    return code > 0xffff;
}

const ExtensionNameAndPrefix *extension_of(const ExtensionNameAndPrefixList *extensions,
                                           int64_t code) {
    for (size_t i = 0; i < extensions->count && is_extension(code); i++)
        if (extensions->items[i].prefix == code >> EXTENSION_TYPE_BITS)
            return &extensions->items[i];
    return NULL;
}

/* --- memories --------------------------------------------------------------------------------- */

static void end_memory(void *what) {
    Memory *memory = what;
    if (memory->handle)
        nnapi.ANeuralNetworksMemory_free(memory->handle);
    if (memory->bytes)
        munmap(memory->bytes, memory->size);
    if (memory->fd >= 0)
        close(memory->fd);
    pthread_mutex_destroy(&memory->lock);
}

static bool map(Memory *memory) {
    memory->fd = (int)syscall(SYS_memfd_create, "nnagent-memory", MEMFD_CLOEXEC);
    if (memory->fd < 0 || ftruncate(memory->fd, (off_t)memory->size))
        return false;
    if (!memory->size)
        return true;
    void *bytes = mmap(NULL, memory->size, PROT_READ | PROT_WRITE, MAP_SHARED, memory->fd, 0);
    if (bytes != MAP_FAILED)
        memory->bytes = bytes;
    return memory->bytes != NULL;
}

static void *new_memory(Reader *reader, Session *session) {
    SharedMemory sent = {0};
    Error *error = reader->error;
    read_value(reader, &SharedMemory_TYPE, &sent);
    if (reader->failed)
        return NULL;
    if (sent.size < 0 || (uint64_t)sent.size > PTRDIFF_MAX) {
        malformed(error, "a memory of %lld bytes", (long long)sent.size);
        return NULL;
    }
    /* A descriptor is its own, the other the library's. */
    Loan loan = {{[BYTES] = (uint64_t)sent.size, [DESCRIPTORS] = 2}};
    Memory *memory = new_object(sizeof(Memory), MEMORY, session, loan, error);
    if (!memory)
        return NULL;
    memory->number = (uint64_t)sent.number;
    memory->size = (size_t)sent.size;
    memory->writable = sent.writable;
    pthread_mutex_init(&memory->lock, NULL);
    bool is_mapped = map(memory);
    if (!is_mapped)
        malformed(error, "a memory that there is no room for: %s", strerror(errno));
    if (own(&memory->object.has, end_memory, memory, error) && is_mapped)
        return memory;
    drop(memory);
    return NULL;
}

void *handle_of(Memory *memory, Error *error) {
    pthread_mutex_lock(&memory->lock);
    if (!memory->handle) {
        int protection = memory->writable ? PROT_READ | PROT_WRITE : PROT_READ;
        if (CALL(error, ANeuralNetworksMemory_createFromFd, memory->size, protection, memory->fd,
                 0, &memory->handle) &&
            !memory->handle)
            refusal(error, STATUS_GENERAL_FAILURE, "createFromFd gave no memory");
    }
    void *handle = memory->handle;
    pthread_mutex_unlock(&memory->lock);
    return handle;
}

/* --- models and requests ---------------------------------------------------------------------- */

/* A memory that the client has sent, which `owner` then holds; NULL with a failure of the reader. */
static Memory *memory_of(Reader *reader, int64_t number, Object *owner) {
    if (reader->failed)
        return NULL;
    Memory *memory = find_shared(owner->session, number, MEMORY);
    if (!memory)
        malformed(reader->error, "memory %lld has not been sent", (long long)number);
    if (!memory || !own(&owner->has, drop, memory, reader->error))
        reader->failed = true;
    return memory;
}

static void *new_model(Reader *reader, Session *session) {
    Model *model = new_object(sizeof(Model), MODEL, session, (Loan){{0}}, reader->error);
    if (!model)
        return NULL;
    reader->arena = &model->object.has.arena;
    read_value(reader, &SharedModelV1_3_TYPE, &model->sent);
    const Numbers *numbers = &model->sent.pools;
    model->pools = allocate_list(reader->arena, numbers->count, sizeof(Memory *), reader->error);
    reader->failed |= !model->pools;
    for (size_t i = 0; i < numbers->count && !reader->failed; i++)
        model->pools[i] = memory_of(reader, numbers->items[i], &model->object);
    return model;
}

static void *new_request(Reader *reader, Session *session) {
    Request *request = new_object(sizeof(Request), REQUEST, session, (Loan){{0}}, reader->error);
    if (!request)
        return NULL;
    reader->arena = &request->object.has.arena;
    read_value(reader, &SharedRequest_TYPE, &request->sent);
    const PoolNumberList *numbers = &request->sent.pools;
    if (numbers->count > MAX_POOLS || request->sent.outputs.count > MAX_OUTPUTS)
        wrong(reader, "fewer memories and outputs");
    request->pools = allocate_list(reader->arena, numbers->count, sizeof(Pool), reader->error);
    reader->failed |= !request->pools;
    for (size_t i = 0; i < numbers->count && !reader->failed; i++) {
        request->pools[i].token = numbers->items[i].token;
        if (numbers->items[i].choice < 2)
            request->pools[i].memory =
                memory_of(reader, numbers->items[i].memory, &request->object);
    }
    reader->failed = reader->failed || !find_ranges(request, reader->error);
    return request;
}

static const struct {
    const Type *type;
    void *(*make)(Reader *reader, Session *session);
} SHARED[] = {
    {&SharedMemory_TYPE, new_memory},
    {&SharedRequest_TYPE, new_request},
    {&SharedModelV1_3_TYPE, new_model},
};

static void read_one(Reader *reader, Session *session) {
    Arena *arena = reader->arena;
    void *made = NULL;
    Reader ahead = *reader;
    Bytes tag = {0};
    read_array(&ahead);
    read_value(&ahead, &TEXT_TYPE, &tag);
    int64_t number = read_int(&ahead);
    if ((reader->failed = ahead.failed))
        return;
    for (size_t i = 0; i < sizeof(SHARED) / sizeof(*SHARED) && !made && !reader->failed; i++) {
        if (!strcmp((const char *)tag.bytes, SHARED[i].type->name)) {
            made = SHARED[i].make(reader, session);
            reader->failed |= !made;
        }
    }
    if (!made)
        wrong(reader, "a memory, a model or a request of the AIDL interface");
    reader->arena = arena;
    if (!reader->failed)
        reader->failed = !put(&session->shared, (uint64_t)number, made, reader->error);
    else
        drop(made);
}

void read_shared(Reader *reader, Session *session) {
    size_t count = read_array(reader);
    for (size_t i = 0; i < count && !reader->failed; i++)
        read_one(reader, session);
}
