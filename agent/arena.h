/* Memory that is freed as a whole, and counts as the client's as long as it is there. */
#pragma once

#include <stddef.h>

#include "account.h"

typedef struct {
    Account *account;
    struct Chunk *chunks;
} Arena;

/* Zeroed; NULL, with an error, for more than there is or the client may have. */
void *allocate(Arena *arena, size_t size, Error *error);
void free_arena(Arena *arena);
