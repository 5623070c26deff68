/* Models of the HAL by the calls of the C API: built, prepared and executed. */
#pragma once

#include "call.h"

/* `ANeuralNetworksOperandType` */
typedef struct {
    int32_t type;
    uint32_t dimension_count;
    const uint32_t *dimensions;
    float scale;
    int32_t zero_point;
} OperandType;

typedef struct {
    Model *source;
    void *handle;
    void **referenced; /* the finished ones of the referenced subgraphs; NULL for others */
    int32_t *codes;    /* of the operands' types of the main subgraph, in the library */
    bool has_dummy_input; /* the API has no models without inputs: it got one that nothing reads */
} BuiltModel;

/* False, with an error, for a model that differs from what the C API would receive of it: what a
 * client cannot say there, a library never sees. */
bool check_expressible(const Model *model, Error *error);
/* Builds a model that `owner` has then; false, with an error, for what the library refuses. */
bool build_model(Belongings *owner, Model *source, BuiltModel *built, Error *error);
OperandType operand_type(int32_t code, const Operand *operand, size_t rank,
                         const uint32_t *dimensions);
/* Numbers as the C API takes them; NULL, with an error, for negative dimensions. */
uint32_t *unsigned_list(Arena *arena, const Numbers *dimensions, Error *error);
/* The operand of the main subgraph that an index of its inputs or outputs says; NULL for none. */
const Operand *operand_at(const Model *model, const Numbers *indexes, size_t number);

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

/* Has a compilation use its cache files, which are made when they are first named. What the library
 * refuses is compiled without; false, with an error, for what it cannot be asked. */
bool set_caching(Call *call, void *compilation, const CacheHandles *cache);
