#include "account.h"

#include <inttypes.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "protocol.h"

enum {
    USEFUL_DESCRIPTORS = 1 << 16,
    SHARE_OF_DESCRIPTORS = 4,
    CHUNK_BYTES = 2048,
    ALIGNMENT = 16,
};

static const char *const NAMES[BOUND_COUNT] = {"objects", "bytes", "lanes", "calls",
                                               "descriptors"};
static uint64_t bounds[BOUND_COUNT] = {MAX_OBJECTS, MAX_BYTES, MAX_LANES, MAX_CALLS,
                                       MAX_DESCRIPTORS};

void prepare_bounds(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit))
        return;
    rlim_t useful = limit.rlim_max < USEFUL_DESCRIPTORS ? limit.rlim_max : USEFUL_DESCRIPTORS;
    if (limit.rlim_cur < useful) {
        limit.rlim_cur = useful;
        setrlimit(RLIMIT_NOFILE, &limit);
        getrlimit(RLIMIT_NOFILE, &limit);
    }
    if (limit.rlim_cur / SHARE_OF_DESCRIPTORS < bounds[DESCRIPTORS])
        bounds[DESCRIPTORS] = limit.rlim_cur / SHARE_OF_DESCRIPTORS;
}

bool take(Account *account, Loan loan, Error *error) {
    bool fits = true;
    pthread_mutex_lock(&account->lock);
    const uint64_t *used = account->used.of;
    for (int i = 0; i < BOUND_COUNT && fits; i++)
        if (loan.of[i] > bounds[i] - used[i])
            fits = fail(error, STATUS_RESOURCE_EXHAUSTED_TRANSIENT,
                        "too many %s for one client: it has %" PRIu64 ", and %" PRIu64
                        " more would exceed the bound of %" PRIu64,
                        NAMES[i], used[i], loan.of[i], bounds[i]);
    for (int i = 0; i < BOUND_COUNT && fits; i++)
        account->used.of[i] += loan.of[i];
    pthread_mutex_unlock(&account->lock);
    return fits;
}

void give_back(Account *account, Loan loan) {
    pthread_mutex_lock(&account->lock);
    for (int i = 0; i < BOUND_COUNT; i++)
        account->used.of[i] -= loan.of[i];
    pthread_mutex_unlock(&account->lock);
}

typedef struct Chunk {
    struct Chunk *next;
    size_t used, size;
    _Alignas(ALIGNMENT) unsigned char bytes[];
} Chunk;

void *allocate(Arena *arena, size_t size, Error *error) {
    if (size > PTRDIFF_MAX / 2) {
        out_of_memory(error);
        return NULL;
    }
    size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    Chunk *chunk = arena->chunks;
    if (!chunk || chunk->size - chunk->used < size) {
        size_t room = size > CHUNK_BYTES ? size : CHUNK_BYTES;
        if (!take(arena->account, (Loan){{[BYTES] = room}}, error))
            return NULL;
        chunk = calloc(1, sizeof(Chunk) + room);
        if (!chunk) {
            give_back(arena->account, (Loan){{[BYTES] = room}});
            out_of_memory(error);
            return NULL;
        }
        chunk->size = room;
        chunk->next = arena->chunks;
        arena->chunks = chunk;
    }
    void *place = chunk->bytes + chunk->used;
    chunk->used += size;
    return place;
}

void *allocate_list(Arena *arena, size_t count, size_t size, Error *error) {
    return allocate(arena, count < PTRDIFF_MAX / size ? (count + 1) * size : SIZE_MAX, error);
}

void free_arena(Arena *arena) {
    while (arena->chunks) {
        Chunk *chunk = arena->chunks;
        arena->chunks = chunk->next;
        give_back(arena->account, (Loan){{[BYTES] = chunk->size}});
        free(chunk);
    }
}
