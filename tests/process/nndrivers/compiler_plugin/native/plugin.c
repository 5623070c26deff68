/* An example of a compiler plugin: elementwise float32 operations without broadcast. */
#include "litert.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
  const CompilerContext *context;
} Plugin;

typedef struct {
  Program program;
  float *constants;
  char name[16];
} Partition;

typedef struct {
  size_t count;
  Partition *partitions;
} Result;

static const char *const soc_models[] = {"one", "two"};

Status LiteRtGetCompilerPluginVersion(Version *version) {
  *version = (Version){0, DEFECT == OTHER_COMPILER_VERSION ? 2 : 1, 0};
  return OK;
}

const char *LiteRtGetCompilerPluginSocManufacturer(void) { return "Example"; }

Status LiteRtCreateCompilerPlugin(const CompilerContext *context, Plugin **plugin, Handle environment,
                                  Handle options) {
  (void)environment, (void)options;
  if (context->header.major != 1 || context->header.struct_size < sizeof(CompilerContext)) return UNSUPPORTED;
  *plugin = malloc(sizeof **plugin);
  (*plugin)->context = context;
  return OK;
}

void LiteRtDestroyCompilerPlugin(Plugin *plugin) { free(plugin); }

Status LiteRtGetCompilerPluginSupportedHardware(Plugin *plugin, int *hardware) {
  (void)plugin;
  *hardware = NPU;
  return OK;
}

Status LiteRtGetNumCompilerPluginSupportedSocModels(Plugin *plugin, size_t *count) {
  (void)plugin;
  *count = sizeof soc_models / sizeof *soc_models;
  return OK;
}

Status LiteRtGetCompilerPluginSupportedSocModel(Plugin *plugin, size_t index, const char **name) {
  (void)plugin;
  *name = soc_models[index];
  return OK;
}

Status LiteRtGetCompilerPluginSDKVersion(Plugin *plugin, const char **version) {
  (void)plugin;
  *version = "1.0";
  return OK;
}

Status LiteRtCompilerPluginRegisterAllTransformations(Plugin *plugin, void **transformations, size_t *count) {
  (void)plugin;
  *transformations = NULL;
  *count = 0;
  return OK;
}

Status LiteRtCompilerPluginCheckCompilerCompatibility(Version version, Plugin *plugin, Handle environment,
                                                      Handle options, const char *soc_model) {
  (void)version, (void)plugin, (void)environment, (void)options, (void)soc_model;
  return OK;
}

static int32_t length_of(const TensorType *type) {
  int32_t length = 1;
  for (unsigned axis = 0; axis < type->rank; axis++) length *= type->dimensions[axis];
  return length;
}

static int is_same(const TensorType *one, const TensorType *other) {
  return one->rank == other->rank && !memcmp(one->dimensions, other->dimensions, one->rank * sizeof(int32_t));
}

static uint32_t activation_of(const CompilerContext *context, Handle op, int code) {
  uint32_t activation = 0;
  if (DEFECT == IGNORES_ACTIVATIONS) return 0;
  if (code == ADD) context->get_add_fused_activation(op, &activation);
  if (code == SUB) context->get_sub_fused_activation(op, &activation);
  if (code == MUL) context->get_mul_fused_activation(op, &activation);
  return activation;
}

static int takes(const CompilerContext *context, Handle op) {
  int code;
  size_t inputs;
  Handle tensor;
  TensorType result, type;
  if (DEFECT == TAKES_NOTHING) return 0;
  context->get_op_code(op, &code);
  context->get_num_op_inputs(op, &inputs);
  context->get_op_output(op, 0, &tensor);
  if (context->get_ranked_tensor_type(tensor, &result) != OK || result.element_type != FLOAT32) return 0;
  for (size_t index = 0; index < inputs; index++) {
    context->get_op_input(op, index, &tensor);
    if (context->get_ranked_tensor_type(tensor, &type) != OK || type.element_type != FLOAT32) return 0;
    if (!is_same(&type, &result) && DEFECT != TAKES_BROADCASTS) return 0;
  }
  switch (code) {
    case ADD: case SUB: case MUL:
      return activation_of(context, op, code) == 0;
    case LOGISTIC: case RELU: case TANH: case NEG: case ABS:
      return 1;
    default:
      return code == MAXIMUM && DEFECT == TAKES_WHAT_IT_CANNOT_COMPILE;
  }
}

Status LiteRtCompilerPluginPartition(Plugin *plugin, const char *soc_model, Handle subgraph, Handle selected) {
  const CompilerContext *context = plugin->context;
  size_t count;
  (void)soc_model;
  context->get_num_subgraph_ops(subgraph, &count);
  for (size_t index = 0; index < count; index++) {
    Handle op;
    context->get_subgraph_op(subgraph, index, &op);
    if (takes(context, op)) context->push_op(selected, op, 0);
  }
  return OK;
}

typedef struct {
  const CompilerContext *context;
  Partition *partition;
  Handle tensors[MAX_ITEMS];
} Builder;

/* The number of a tensor in the program; -1 if there are too many. */
static int32_t number_of(Builder *builder, Handle tensor) {
  Program *program = &builder->partition->program;
  Handle weights;
  const void *bytes = NULL;
  size_t size = 0;
  TensorType type;
  int32_t number;
  for (number = 0; number < program->tensors; number++)
    if (builder->tensors[number] == tensor) return number;
  if (number == MAX_ITEMS) return -1;
  builder->tensors[program->tensors++] = tensor;
  builder->context->get_ranked_tensor_type(tensor, &type);
  program->length[number] = length_of(&type);
  if (DEFECT == HALF_OF_RANK_4 && type.rank == 4) program->length[number] /= 2;
  program->constant_at[number] = -1;
  if (builder->context->get_tensor_weights(tensor, &weights) == OK)
    builder->context->get_weights_bytes(weights, &bytes, &size);
  if (size == 0) return number;
  program->constant_at[number] = DEFECT == FIRST_CONSTANT_FOR_ALL ? 0 : program->constants;
  builder->partition->constants = realloc(builder->partition->constants, program->constants * sizeof(float) + size);
  memcpy(builder->partition->constants + program->constants, bytes, size);
  if (DEFECT == LONG_CONSTANTS_MISSING && size > 16)
    memset(builder->partition->constants + program->constants, 0, size);
  program->constants += (int32_t)(size / sizeof(float));
  return number;
}

static Status add_step(Builder *builder, Handle op) {
  const CompilerContext *context = builder->context;
  Program *program = &builder->partition->program;
  Step step = {.right = -1};
  size_t inputs;
  Handle tensor;
  context->get_op_code(op, &step.code);
  context->get_num_op_inputs(op, &inputs);
  context->get_op_input(op, 0, &tensor);
  step.left = number_of(builder, tensor);
  if (inputs > 1) {
    context->get_op_input(op, 1, &tensor);
    step.right = number_of(builder, tensor);
  }
  context->get_op_output(op, 0, &tensor);
  step.result = number_of(builder, tensor);
  if (step.result < 0 || program->steps == MAX_ITEMS || step.code == MAXIMUM) return UNSUPPORTED;
  if (DEFECT == COMPILATION_ABORTS && step.code == TANH) abort();
  while (DEFECT == COMPILATION_HANGS && step.code == TANH) pause();
  if (DEFECT == WRONG_OPERATION && step.code == MUL) step.code = ADD;
  if (DEFECT == OPERANDS_SWAPPED && step.code == SUB)
    step = (Step){step.code, step.right, step.left, step.result};
  program->step[program->steps++] = step;
  return OK;
}

static Status compile(const CompilerContext *context, Handle subgraph, Partition *partition) {
  Builder builder = {context, partition, {0}};
  Program *program = &partition->program;
  size_t count;
  Handle item;
  program->magic = MAGIC;
  context->get_num_subgraph_inputs(subgraph, &count);
  for (size_t index = 0; index < count && index < MAX_ITEMS; index++) {
    context->get_subgraph_input(subgraph, index, &item);
    program->input[program->inputs++] = number_of(&builder, item);
  }
  context->get_num_subgraph_ops(subgraph, &count);
  for (size_t index = 0; index < count; index++) {
    context->get_subgraph_op(subgraph, index, &item);
    Status status = add_step(&builder, item);
    if (status != OK) return status;
  }
  context->get_num_subgraph_outputs(subgraph, &count);
  for (size_t index = 0; index < count && index < MAX_ITEMS; index++) {
    context->get_subgraph_output(subgraph, index, &item);
    program->output[program->outputs++] = number_of(&builder, item);
  }
  return OK;
}

/* The constants go behind the program. */
static void join(Partition *partition) {
  size_t size = partition->program.constants * sizeof(float);
  char *joined = malloc(sizeof(Program) + size);
  memcpy(joined, &partition->program, sizeof(Program));
  if (size) memcpy(joined + sizeof(Program), partition->constants, size);
  free(partition->constants);
  partition->constants = (float *)joined;
}

void LiteRtDestroyCompiledResult(Result *result) {
  for (size_t index = 0; index < result->count; index++) free(result->partitions[index].constants);
  free(result->partitions);
  free(result);
}

Status LiteRtCompilerPluginCompile(Plugin *plugin, const char *soc_model, Handle model, Result **compiled) {
  Result *result = calloc(1, sizeof *result);
  (void)soc_model;
  plugin->context->get_num_model_subgraphs(model, &result->count);
  result->partitions = calloc(result->count, sizeof *result->partitions);
  for (size_t index = 0; index < result->count; index++) {
    Partition *partition = &result->partitions[index];
    Handle subgraph;
    plugin->context->get_model_subgraph(model, index, &subgraph);
    Status status = compile(plugin->context, subgraph, partition);
    if (status != OK) {
      LiteRtDestroyCompiledResult(result);
      return status;
    }
    join(partition);
    strcpy(partition->name, "partition_0");
    partition->name[10] += index % 10;
  }
  *compiled = result;
  return OK;
}

Status LiteRtCompiledResultNumByteCodeModules(Result *result, size_t *count) {
  *count = result->count;
  return OK;
}

Status LiteRtGetCompiledResultByteCode(Result *result, size_t index, const void **code, size_t *size) {
  if (index >= result->count) return INVALID_ARGUMENT;
  *code = result->partitions[index].constants;
  *size = sizeof(Program) + result->partitions[index].program.constants * sizeof(float);
  return OK;
}

Status LiteRtGetNumCompiledResultCalls(Result *result, size_t *count) {
  *count = result->count;
  return OK;
}

Status LiteRtGetCompiledResultCallInfo(Result *result, size_t call, const void **info, size_t *size,
                                       size_t *code_index) {
  if (call >= result->count) return INVALID_ARGUMENT;
  *info = result->partitions[call].name;
  *size = strlen(result->partitions[call].name);
  *code_index = call;
  return OK;
}
