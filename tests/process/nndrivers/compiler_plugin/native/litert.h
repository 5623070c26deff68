/* LiteRT's interface to vendors, version 0.1.0, as far as the example needs it. Declared from the
 * description in google-ai-edge/LiteRT, litert/vendors/c and litert/c/internal, for 64-bit Linux.
 */
#ifndef EXAMPLE_LITERT_H
#define EXAMPLE_LITERT_H

#include <stddef.h>
#include <stdint.h>

typedef int Status;
enum { OK = 0, INVALID_ARGUMENT = 1, UNSUPPORTED = 500 };
enum { NPU = 4, FLOAT32 = 1, HOST_MEMORY = 1, LOCK_READ = 0, LOCK_WRITE = 1 };
enum { ADD = 0, LOGISTIC = 14, MUL = 18, RELU = 19, TANH = 28, SUB = 41, MAXIMUM = 55, NEG = 59, ABS = 101 };

typedef void *Handle; /* of whatever is LiteRT's */

typedef struct {
  int major, minor, patch;
} Version;

typedef struct {
  uint16_t struct_size, major, minor, reserved;
} Header;

typedef struct {
  int element_type;
  unsigned rank : 7, has_strides : 1;
  int32_t dimensions[8];
  uint32_t strides[8];
} TensorType;

/* Functions that plugins call; the gaps are functions that this one does not need. */
typedef struct {
  Header header;
  Status (*get_num_model_subgraphs)(Handle model, size_t *count);
  Status (*get_model_subgraph)(Handle model, size_t index, Handle *subgraph);
  Status (*get_num_subgraph_ops)(Handle subgraph, size_t *count);
  Status (*get_subgraph_op)(Handle subgraph, size_t index, Handle *op);
  Status (*get_num_subgraph_inputs)(Handle subgraph, size_t *count);
  Status (*get_subgraph_input)(Handle subgraph, size_t index, Handle *tensor);
  Status (*get_num_subgraph_outputs)(Handle subgraph, size_t *count);
  Status (*get_subgraph_output)(Handle subgraph, size_t index, Handle *tensor);
  Status (*get_op_code)(Handle op, int *code);
  void *gap_1[1];
  Status (*get_num_op_inputs)(Handle op, size_t *count);
  Status (*get_op_input)(Handle op, size_t index, Handle *tensor);
  void *gap_2[1];
  Status (*get_op_output)(Handle op, size_t index, Handle *tensor);
  void *gap_3[3];
  Status (*get_ranked_tensor_type)(Handle tensor, TensorType *type);
  void *gap_4[7];
  Status (*get_tensor_weights)(Handle tensor, Handle *weights);
  void *gap_5[1];
  Status (*get_weights_bytes)(Handle weights, const void **bytes, size_t *size);
  void *gap_6[4];
  Status (*push_op)(Handle op_list, Handle op, size_t partition);
  void *gap_7[10];
  Status (*get_sub_fused_activation)(Handle op, uint32_t *activation);
  void *gap_8[18];
  Status (*get_add_fused_activation)(Handle op, uint32_t *activation);
  Status (*get_mul_fused_activation)(Handle op, uint32_t *activation);
} CompilerContext;

_Static_assert(offsetof(CompilerContext, get_ranked_tensor_type) == 144, "layout");
_Static_assert(offsetof(CompilerContext, get_tensor_weights) == 208, "layout");
_Static_assert(offsetof(CompilerContext, push_op) == 264, "layout");
_Static_assert(offsetof(CompilerContext, get_sub_fused_activation) == 352, "layout");
_Static_assert(offsetof(CompilerContext, get_add_fused_activation) == 504, "layout");

/* Functions that dispatch libraries call. */
typedef struct {
  Header header;
  Status (*create_requirements)(int count, const int *buffer_types, size_t size, int stride_count,
                                const uint32_t *strides, Handle *requirements);
  void *gap_1[24];
  Status (*get_packed_size)(Handle buffer, size_t *size);
  void *gap_2[1];
  Status (*lock)(Handle buffer, void **memory, int mode);
  Status (*unlock)(Handle buffer);
} RuntimeContext;

_Static_assert(offsetof(RuntimeContext, get_packed_size) == 208, "layout");
_Static_assert(offsetof(RuntimeContext, lock) == 224, "layout");

typedef struct {
  int file;
  const void *base;
  size_t offset, size, file_offset;
} MemoryBuffer;

/* What the plugin compiles and the dispatch library executes: this, followed by the tensors of the
 * inputs and outputs, the operations, the lengths of all tensors and the constants among them. */
enum { MAGIC = 0x45584d50, MAX_ITEMS = 256 };

typedef struct {
  int32_t code, left, right, result;
} Step;

typedef struct {
  int32_t magic, inputs, outputs, steps, tensors, constants;
  int32_t input[MAX_ITEMS], output[MAX_ITEMS];
  Step step[MAX_ITEMS];
  int32_t length[MAX_ITEMS], constant_at[MAX_ITEMS]; /* in floats behind the program; -1 for none */
} Program;

/* The planted defect is chosen when the example is compiled. */
enum Defect {
  NO_DEFECT,
  TAKES_WHAT_IT_CANNOT_COMPILE,
  TAKES_NOTHING,
  TAKES_BROADCASTS,
  IGNORES_ACTIVATIONS,
  WRONG_OPERATION,
  OPERANDS_SWAPPED,
  FIRST_CONSTANT_FOR_ALL,
  LONG_CONSTANTS_MISSING,
  HALF_OF_RANK_4,
  COMPILATION_ABORTS,
  COMPILATION_HANGS,
  OTHER_COMPILER_VERSION,
  OUTPUTS_SWAPPED,
  INPUTS_SWAPPED,
  STALE_INPUTS,
  STALE_OUTPUTS,
  ACCUMULATES,
  LAST_ELEMENT_MISSING,
  SINGLE_ELEMENTS_MISSING,
  FAR_ELEMENTS_MISSING,
  SECOND_SESSION_WRONG,
  TANH_CLIPPED,
  LOGISTIC_COARSE,
  RELU_LEAKY,
  ABS_OF_EVEN_ELEMENTS,
  BUFFERS_TOO_SMALL,
  SESSION_REFUSED,
  EXECUTION_HANGS,
  EXECUTION_CRASHES,
  EXECUTION_FAILS,
  OTHER_DISPATCH_VERSION,
};
#ifndef DEFECT
#define DEFECT NO_DEFECT
#endif

#endif
