/* Models of the HAL, built in the library by the calls of the C API. */
#pragma once

#include "messages.h"

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
