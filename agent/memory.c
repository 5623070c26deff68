#include "memory.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "library.h"
#include "protocol.h"
#include "session.h"

/* A descriptor is its own, the other the library's. */
static Loan loan_of(size_t size) {
    return (Loan){{[BYTES] = size, [DESCRIPTORS] = 2}};
}

static void destroy(Object *object) {
    Memory *memory = (Memory *)object;
    if (memory->handle)
        nnapi.ANeuralNetworksMemory_free(memory->handle);
    if (memory->bytes)
        munmap(memory->bytes, memory->size);
    if (memory->fd >= 0)
        close(memory->fd);
    pthread_mutex_destroy(&memory->lock);
    give_back(&object->session->account, loan_of(memory->size));
}

static bool map(Memory *memory, Error *error) {
    memory->fd = (int)syscall(SYS_memfd_create, "nnagent-memory", 1u /* MFD_CLOEXEC */);
    if (memory->fd < 0 || ftruncate(memory->fd, (off_t)memory->size))
        return malformed(error, "a memory that there is no room for: %s", strerror(errno));
    if (!memory->size)
        return true;
    void *bytes = mmap(NULL, memory->size, PROT_READ | PROT_WRITE, MAP_SHARED, memory->fd, 0);
    if (bytes == MAP_FAILED)
        return malformed(error, "a memory that there is no room for: %s", strerror(errno));
    memory->bytes = bytes;
    return true;
}

Memory *new_memory(struct Session *session, uint64_t number, int64_t size, bool writable,
                   Error *error) {
    if (size < 0 || (uint64_t)size > PTRDIFF_MAX) {
        malformed(error, "a memory of %lld bytes", (long long)size);
        return NULL;
    }
    Loan loan = loan_of((size_t)size);
    if (!take(&session->account, loan, error))
        return NULL;
    Memory *memory = new_object(sizeof(Memory), MEMORY, session, destroy, error);
    if (!memory) {
        give_back(&session->account, loan);
        return NULL;
    }
    memory->number = number;
    memory->size = (size_t)size;
    memory->writable = writable;
    pthread_mutex_init(&memory->lock, NULL);
    if (map(memory, error))
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
            fail(error, STATUS_GENERAL_FAILURE, "createFromFd gave no memory");
    }
    void *handle = memory->handle;
    pthread_mutex_unlock(&memory->lock);
    return handle;
}
