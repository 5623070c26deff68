/* An example of a dispatch library: executes what the example of a compiler plugin compiles. */
#include "litert.h"

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
  const RuntimeContext *runtime;
  const Program *program;
  float *value[MAX_ITEMS];
  Handle input[MAX_ITEMS], output[MAX_ITEMS];
  int runs, number;
} Invocation;

static int sessions;

static Status initialize(const RuntimeContext *runtime, Handle environment, Handle options) {
  (void)environment, (void)options;
  return runtime->header.major == 1 ? OK : UNSUPPORTED;
}

static Status get_vendor_id(const char **id) {
  *id = "Example";
  return OK;
}

static Status get_build_id(const char **id) {
  *id = "1.0";
  return OK;
}

static Status get_capabilities(int *capabilities) {
  *capabilities = 1; /* basic */
  return OK;
}

static Status create_device(const RuntimeContext *runtime, Handle options, Handle *device) {
  (void)options;
  *device = (Handle)runtime;
  return OK;
}

static Status destroy_device(Handle device) {
  (void)device;
  return OK;
}

static Status get_requirements(Invocation *invocation, int index, const TensorType *type, Handle *requirements) {
  static const int host_memory = HOST_MEMORY;
  size_t size = sizeof(float);
  (void)index;
  for (unsigned axis = 0; axis < type->rank; axis++) size *= type->dimensions[axis];
  if (DEFECT == BUFFERS_TOO_SMALL) size /= 2;
  return invocation->runtime->create_requirements(1, &host_memory, size, 0, NULL, requirements);
}

/* A buffer is its own handle. */
static Status register_buffer(Handle device, Handle buffer, uint64_t *handle) {
  (void)device;
  *handle = (uint64_t)(uintptr_t)buffer;
  return OK;
}

static Status unregister_buffer(Handle device, uint64_t handle) {
  (void)device, (void)handle;
  return OK;
}

static Status destroy_invocation(Invocation *invocation) {
  for (int tensor = 0; tensor < invocation->program->tensors; tensor++) free(invocation->value[tensor]);
  free((void *)invocation->program);
  free(invocation);
  return OK;
}

static Status create_invocation(const RuntimeContext *runtime, Handle device, int type, const MemoryBuffer *code,
                                const char *function, int inputs, int outputs, Invocation **created) {
  const char *bytes = (const char *)code->base + code->offset;
  Invocation *invocation = calloc(1, sizeof *invocation);
  Program *program;
  (void)device, (void)type, (void)function;
  if (code->size < sizeof(Program) || DEFECT == SESSION_REFUSED) return INVALID_ARGUMENT;
  program = malloc(code->size);
  memcpy(program, bytes, code->size);
  invocation->runtime = runtime;
  invocation->program = program;
  invocation->number = sessions++;
  if (program->magic != MAGIC || program->inputs != inputs || program->outputs != outputs) return INVALID_ARGUMENT;
  for (int tensor = 0; tensor < program->tensors; tensor++) {
    size_t size = program->length[tensor] * sizeof(float);
    int at = program->constant_at[tensor];
    invocation->value[tensor] = calloc(1, size + sizeof(float));
    if (at >= 0) memcpy(invocation->value[tensor], (const float *)(program + 1) + at, size);
  }
  *created = invocation;
  return OK;
}

static Status set_nothing(Invocation *invocation, const void *what) {
  (void)invocation, (void)what;
  return OK;
}

static Status check_compatibility(Version version, Handle environment, Handle options) {
  (void)environment, (void)options;
  return version.major == 0 ? OK : UNSUPPORTED;
}

static Status attach_input(Invocation *invocation, int index, uint64_t buffer) {
  invocation->input[index] = (Handle)(uintptr_t)buffer;
  return OK;
}

static Status attach_output(Invocation *invocation, int index, uint64_t buffer) {
  invocation->output[index] = (Handle)(uintptr_t)buffer;
  return OK;
}

static Status detach(Invocation *invocation, int index, uint64_t buffer) {
  (void)invocation, (void)index, (void)buffer;
  return OK;
}

static float computed(int code, float left, float right) {
  switch (code) {
    case ADD: return left + right;
    case SUB: return left - right;
    case MUL: return left * right;
    case LOGISTIC: return DEFECT == LOGISTIC_COARSE ? roundf(64 / (1 + expf(-left))) / 64 : 1 / (1 + expf(-left));
    case TANH: return tanhf(DEFECT == TANH_CLIPPED ? fmaxf(fminf(left, 1), -1) : left);
    case RELU: return left < 0 ? (DEFECT == RELU_LEAKY ? left / 100 : 0) : left;
    case NEG: return -left;
    default: return fabsf(left);
  }
}

static void run(const Invocation *invocation, const Step *step) {
  int length = invocation->program->length[step->result];
  const float *left = invocation->value[step->left];
  const float *right = step->right < 0 ? left : invocation->value[step->right];
  float *result = invocation->value[step->result];
  if (DEFECT == SINGLE_ELEMENTS_MISSING && length == 1) length = 0;
  if (DEFECT == FAR_ELEMENTS_MISSING && length > 1024) length = 1024;
  for (int index = 0; index < length; index++) {
    float value = computed(step->code, left[index], right[index]);
    if (DEFECT == SECOND_SESSION_WRONG && invocation->number) value += 1;
    if (DEFECT == ABS_OF_EVEN_ELEMENTS && step->code == ABS && index % 2) value = left[index];
    result[index] = DEFECT == ACCUMULATES ? result[index] + value : value;
  }
}

static Status copy(Invocation *invocation, Handle buffer, int tensor, int is_output) {
  size_t size = invocation->program->length[tensor] * sizeof(float);
  void *memory;
  Status status = invocation->runtime->lock(buffer, &memory, is_output ? LOCK_WRITE : LOCK_READ);
  if (status != OK) return status;
  if (is_output && DEFECT == LAST_ELEMENT_MISSING && size) size -= sizeof(float);
  memcpy(is_output ? memory : invocation->value[tensor], is_output ? invocation->value[tensor] : memory, size);
  return invocation->runtime->unlock(buffer);
}

static Status invoke(Invocation *invocation) {
  const Program *program = invocation->program;
  if (DEFECT == EXECUTION_FAILS) return UNSUPPORTED;
  if (DEFECT == EXECUTION_CRASHES) raise(SIGSEGV);
  while (DEFECT == EXECUTION_HANGS) pause();
  for (int index = 0; index < program->inputs; index++) {
    if (DEFECT == STALE_INPUTS && invocation->runs) break;
    int from = DEFECT == INPUTS_SWAPPED ? program->inputs - 1 - index : index;
    Status status = copy(invocation, invocation->input[from], program->input[index], 0);
    if (status != OK) return status;
  }
  invocation->runs++;
  for (int index = 0; index < program->steps; index++) run(invocation, &program->step[index]);
  for (int index = 0; index < program->outputs; index++) {
    if (DEFECT == STALE_OUTPUTS && invocation->runs > 1) break;
    int other = DEFECT == OUTPUTS_SWAPPED ? program->outputs - 1 - index : index;
    Status status = copy(invocation, invocation->output[index], program->output[other], 1);
    if (status != OK) return status;
  }
  return OK;
}

static void *const functions[] = {
    initialize, get_vendor_id, get_build_id, get_capabilities, create_device, destroy_device,
    get_requirements, get_requirements, register_buffer, unregister_buffer, create_invocation,
    destroy_invocation, set_nothing /* scheduling */, attach_input, attach_output, detach, detach, invoke,
    NULL, NULL, NULL, NULL, NULL /* metrics */, check_compatibility, set_nothing /* options */, NULL /* hooks */,
};

typedef struct {
  Header header;
  Version version;
  const void *interface, *async_interface, *graph_interface, *buffer_handlers;
} DispatchApi;

_Static_assert(sizeof(DispatchApi) == 56, "layout");

Status LiteRtDispatchGetApi(DispatchApi *api) {
  *api = (DispatchApi){{sizeof *api, 1, 0, 0}, {0, DEFECT == OTHER_DISPATCH_VERSION ? 2 : 1, 0}, functions, 0, 0, 0};
  return OK;
}
