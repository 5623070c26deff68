/* Prepared models and their executions by the C API. */
#pragma once

#include "call.h"
#include "model.h"

typedef struct {
    Object object;
    BuiltModel model;
    void *compilation;
} PreparedModel;

/* A device memory of the library, whose number is its token. */
typedef struct {
    Object object;
    void *handle;
    PreparedModel **models;
    size_t model_count;
    int64_t type; /* of the operands that it stands for, and what is known of their dimensions */
    int64_t dimensions[15];
    size_t rank;
    size_t size; /* in bytes; 0 where it is not known */
} Buffer;

/* Durations of the interface as the C API has them, 0 for none; false, with an error, for negative
 * ones. */
bool duration_of(const char *what, int64_t value_ns, uint64_t *duration_ns, Error *error);
bool remaining_of(int64_t deadline_ns, uint64_t *duration_ns, Error *error);

typedef int (*AddAttribute)(void *, const char *, uint16_t, void *, size_t);
/* Hands over the hints of extensions that have a name; others are unknown to any driver. */
bool add_hints(AddAttribute add, void *target, const TokenValuePairList *hints,
               const ExtensionNameAndPrefixList *extensions, Error *error);
