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
    Model *source; /* held */
    void *handle;
    void **referenced; /* the finished ones of the referenced subgraphs; NULL for others */
    int32_t *codes;    /* of the operands' types of the main subgraph, in the library */
    bool has_dummy_input; /* the API has no models without inputs: it got one that nothing reads */
    Arena arena;          /* what the library may read as long as the model exists */
} BuiltModel;

/* False, with an error, for a model that differs from what the C API would receive of it: what a
 * client cannot say there, a library never sees. */
bool check_expressible(const Model *model, Error *error);
/* False, with an error, for what the library refuses; `built` is to be freed in any case. */
bool build_model(Model *source, BuiltModel *built, Error *error);
void free_built_model(BuiltModel *built);
/* The type of an operand with other dimensions, which `room` is for. */
OperandType operand_type(int32_t code, const Operand *operand, const Numbers *dimensions,
                         uint32_t *room);
