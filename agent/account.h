/* The account of one client: what it has of this process at the moment, and its bounds. */
#ifndef ACCOUNT_H
#define ACCOUNT_H

#include <pthread.h>
#include <stdint.h>

#include "error.h"

typedef enum { OBJECTS, BYTES, LANES, CALLS, DESCRIPTORS, BOUND_COUNT } Bound;

typedef struct {
    pthread_mutex_t lock;
    uint64_t used[BOUND_COUNT];
} Account;

/* Raises the limit of open files of this process, of which each client may have a part. */
void prepare_bounds(void);
bool take(Account *account, Bound bound, uint64_t amount, Error *error);
void give_back(Account *account, Bound bound, uint64_t amount);

#endif
