#include "arena.h"

#include <stdlib.h>

enum { CHUNK_BYTES = 2048, ALIGNMENT = 16 };

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

void free_arena(Arena *arena) {
    while (arena->chunks) {
        Chunk *chunk = arena->chunks;
        arena->chunks = chunk->next;
        give_back(arena->account, (Loan){{[BYTES] = chunk->size}});
        free(chunk);
    }
}
