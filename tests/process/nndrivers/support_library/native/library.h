/* A Support Library of the Neural Networks API, written for the tests of `--driver PATH.so`.
 *
 * It computes ADD, MUL, RELU and CONV_2D in float32 and 8 bits on the processor, with dynamic
 * shapes, fences (a pipe stands for a sync fence), memory domains, cache files and measured
 * durations. A defect, chosen when it is built, makes it misbehave: see defects.h.
 */
#ifndef LIBRARY_H
#define LIBRARY_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "defects.h"

#define API __attribute__((visibility("default")))

enum {
    NO_ERROR = 0,
    OUT_OF_MEMORY = 1,
    INCOMPLETE = 2,
    UNEXPECTED_NULL = 3,
    BAD_DATA = 4,
    OP_FAILED = 5,
    BAD_STATE = 6,
    UNMAPPABLE = 7,
    OUTPUT_INSUFFICIENT_SIZE = 8,
    MISSED_DEADLINE_TRANSIENT = 10,
};

enum {
    FLOAT32 = 0,
    INT32 = 1,
    UINT32 = 2,
    TENSOR_FLOAT32 = 3,
    TENSOR_INT32 = 4,
    TENSOR_QUANT8_ASYMM = 5,
    BOOL = 6,
    TENSOR_QUANT16_SYMM = 7,
    TENSOR_FLOAT16 = 8,
    TENSOR_BOOL8 = 9,
    FLOAT16 = 10,
    TENSOR_QUANT8_SYMM_PER_CHANNEL = 11,
    TENSOR_QUANT16_ASYMM = 12,
    TENSOR_QUANT8_SYMM = 13,
    TENSOR_QUANT8_ASYMM_SIGNED = 14,
    MODEL = 15,
    LAST_TYPE = 15,
    OEM_SCALAR = 10000,
    TENSOR_OEM_BYTE = 10001,
    FIRST_EXTENSION_CODE = 0x10000,
    EXTENSION_BYTES = 8, /* of an element of the only type of the extension, a tensor's */
};

enum {
    ADD = 0,
    CONV_2D = 3,
    MUL = 18,
    RELU = 19,
    IF = 96,
    WHILE = 97,
    LAST_OPERATION = 105,
    OEM_OPERATION = 10000
};

enum { MAX_RANK = 15, COPIED_BYTES = 128, TOKEN_BYTES = 32, ALIGNMENT = 64, PADDING = 64 };

#define FEATURE_LEVEL_4 INT64_C(30)
#define FEATURE_LEVEL_8 INT64_C(1000008)
#define NOT_MEASURED UINT64_MAX
#define EXTENSION_NAME "org.example.test"

typedef struct {
    int32_t type;
    uint32_t dimensionCount;
    const uint32_t *dimensions;
    float scale;
    int32_t zeroPoint;
} OperandType;

typedef struct {
    uint32_t channelDim;
    uint32_t scaleCount;
    const float *scales;
} ChannelQuant;

typedef struct Model Model;
typedef struct Memory Memory;
typedef struct Event Event;

typedef enum { TEMPORARY, INPUT, OUTPUT, CONSTANT, OMITTED, REFERENCE } Lifetime;

typedef struct {
    uint32_t rank, dimensions[MAX_RANK];
} Shape;

typedef struct {
    int32_t type;
    Shape shape;
    float scale;
    int32_t zero_point;
    Lifetime lifetime;
    bool has_value;
    size_t length;
    uint8_t copied[COPIED_BYTES];
    const uint8_t *value; /* the caller's, or in a memory; NULL for what is copied */
    const Model *reference;
    bool has_channels;
    uint32_t channel_dim, channel_count;
    float *channel_scales;
} Operand;

typedef struct {
    int32_t type;
    uint32_t input_count, output_count;
    uint32_t *inputs, *outputs;
} Operation;

struct Model {
    Operand *operands;
    Operation *operations;
    uint32_t operand_count, operation_count;
    uint32_t input_count, output_count;
    uint32_t *inputs, *outputs;
    uint32_t *order; /* the operations, each after those whose outputs it reads */
    bool identified, finished;
};

typedef struct {
    const char *name;
    float speed;
    bool float_only;
} Device;

typedef struct {
    const Model *model;
    const Device *device;
    int *cache_fds;
    uint32_t cache_count;
    uint8_t token[TOKEN_BYTES];
    uint64_t timeout_ns;
    bool finished, valid;
} Compilation;

typedef struct {
    const Compilation *compilation;
    bool is_input;
    uint32_t index;
} Role;

struct Memory {
    uint8_t *bytes, *mapping;
    size_t size, mapped;
    /* of a memory that the device has made */
    bool is_device, initialized;
    Role *roles;
    uint32_t role_count;
};

typedef struct {
    bool is_set, omitted, insufficient;
    const uint8_t *bytes;
    size_t length;
    Memory *memory; /* a device memory, whose state an execution changes */
    bool has_shape;
    Shape shape;  /* what the operand and the client say */
    Shape result; /* what the latest execution has made */
} Argument;

typedef enum { PREPARING, RUNNING, COMPLETED } State;

typedef struct {
    const Compilation *compilation;
    Argument *inputs, *outputs;
    bool measure, reusable, padding;
    uint64_t timeout_ns, duration_ns, fenced_duration_ns;
    State state;
    int result;
    pthread_mutex_t lock;
} Execution;

typedef struct {
    const Compilation *compilation;
    pthread_mutex_t lock;
} Burst;

typedef struct {
    uint8_t *data;
    Shape shape;
} Tensor;

/* What operands hold during an execution. */
typedef struct {
    const Model *model;
    Tensor *tensors;
} Frame;

bool is_tensor(int32_t type);
size_t element_size(int32_t type);
bool is_quantized(int32_t type);
bool is_known(const Shape *shape);
bool shape_of(const OperandType *type, Shape *shape);
size_t count_of(const Shape *shape);
bool same_shape(const Shape *a, const Shape *b);
bool check_operand(const OperandType *type);
bool check_operation(const Model *model, const Operation *operation);
bool has_signature(const Model *model, const Operation *operation);
bool supports(const Model *model, const Operation *operation, const Device *device);
const uint8_t *value_of(const Operand *operand);

int infer_shape(const Frame *frame, const Operation *operation, Shape *shape);
void run_kernel(const Frame *frame, const Operation *operation);

int run(Execution *execution);
int begin(Execution *execution);
void finish(Execution *execution, int result, uint64_t duration_ns, uint64_t fenced_ns);
uint64_t now_ns(void);
void complain(const char *what, uint32_t count);
bool may_use(const Memory *memory, const Compilation *compilation, bool is_input, uint32_t index);

#endif
