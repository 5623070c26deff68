/* What one client has of this process at the moment, its bounds, and memory that counts as its. */
#pragma once

#include <pthread.h>
#include <stdint.h>

#include "error.h"

typedef enum { OBJECTS, BYTES, LANES, CALLS, DESCRIPTORS, BOUND_COUNT } Bound;

/* How much of each. */
typedef struct {
    uint64_t of[BOUND_COUNT];
} Loan;

typedef struct {
    pthread_mutex_t lock;
    Loan used;
} Account;

/* Raises the limit of open files of this process, of which each client may have a part. */
void prepare_bounds(void);
/* All of a loan, or, with an error, nothing. */
bool take(Account *account, Loan loan, Error *error);
void give_back(Account *account, Loan loan);

/* Memory that is freed as a whole. */
typedef struct {
    Account *account;
    struct Chunk *chunks;
} Arena;

/* Zeroed; NULL, with an error, for more than there is or the client may have. */
void *allocate(Arena *arena, size_t size, Error *error);
/* For `count` items, and one more. */
void *allocate_list(Arena *arena, size_t count, size_t size, Error *error);
void free_arena(Arena *arena);
