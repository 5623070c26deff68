/* The account of one client: what it has of this process at the moment, and its bounds. */
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
