/* An external delegate of TF Lite for the tests: ADD and MUL of float32 tensors of one shape.
 *
 * The option "mode" makes it misbehave: "wrong" adds one to every sum, "crash" aborts in the first
 * inference, "refuse" takes nothing, "broken" cannot be created. The layouts are those of
 * TensorFlow Lite's core/c/common.h, as far as they are used here.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { OK = 0, ERROR = 1, FLOAT32 = 1, ADD = 0, MUL = 18, DELEGATE = 51, MAX_OPERATORS = 64 };

typedef struct { int size; int data[]; } Ints;

typedef struct {
  int type;
  float* data;
  Ints* dims;
  struct { float scale; int32_t zero_point; } params;
  int allocation_type;
  size_t bytes;
  const void* allocation;
  const char* name;
  void* delegate;
  int buffer_handle;
  bool data_is_stale, is_variable;
  struct { int type; void* params; } quantization;
  void* sparsity;
  const Ints* dims_signature;
} Tensor;

typedef struct {
  Ints *inputs, *outputs, *intermediates, *temporaries;
  void *user_data, *builtin_data;
  const void* custom_initial_data;
  int custom_initial_data_size;
  void* delegate;
  bool might_have_side_effect;
} Node;

typedef struct Context Context;

typedef struct {
  void* (*init)(Context*, const char*, size_t);
  void (*free)(Context*, void*);
  int (*prepare)(Context*, Node*);
  int (*invoke)(Context*, Node*);
  const char* (*profiling_string)(const Context*, const Node*);
  int32_t builtin_code;
  const char* custom_name;
  int version;
  void* later_fields[8];
} Registration;

typedef struct Delegate Delegate;

struct Context {
  size_t tensors_size;
  int (*execution_plan)(Context*, Ints**);
  Tensor* tensors;
  void* impl;
  int (*resize)(Context*, Tensor*, Ints*);
  void (*report)(Context*, const char*, ...);
  int (*add_tensors)(Context*, int, int*);
  int (*node)(Context*, int, Node**, Registration**);
  int (*replace)(Context*, Registration, const Ints*, Delegate*);
};

struct Delegate {
  void* data;
  int (*prepare)(Context*, Delegate*);
  void *copy_from, *copy_to, *free_buffer;
  int64_t flags;
  void* opaque_builder;
};

typedef struct {
  Delegate* delegate;
  Ints *nodes, *inputs, *outputs;
} DelegateParams;

typedef struct { int code, left, right, result; } Operator;

typedef struct {
  const char* mode;
  int count;
  Operator operators[MAX_OPERATORS];
  float* between[MAX_OPERATORS]; /* What an operator computes for the next ones only. */
} Kernel;

static bool has_same_shape(const Tensor* one, const Tensor* other) {
  return one->dims->size == other->dims->size &&
         !memcmp(one->dims->data, other->dims->data, sizeof(int) * one->dims->size);
}

static bool is_taken(Context* context, const Node* node, const Registration* registration) {
  int code = registration->builtin_code;
  if (code != ADD && code != MUL) return false;
  if (*(const int*)node->builtin_data != 0) return false; /* a fused activation */
  const Tensor* left = &context->tensors[node->inputs->data[0]];
  const Tensor* right = &context->tensors[node->inputs->data[1]];
  return left->type == FLOAT32 && has_same_shape(left, right);
}

static void* kernel_init(Context* context, const char* buffer, size_t length) {
  (void)length;
  const DelegateParams* given = (const DelegateParams*)buffer;
  Kernel* kernel = calloc(1, sizeof *kernel);
  kernel->mode = given->delegate->data;
  for (int i = 0; i < given->nodes->size && i < MAX_OPERATORS; i++) {
    Node* node;
    Registration* registration;
    context->node(context, given->nodes->data[i], &node, &registration);
    kernel->operators[kernel->count++] = (Operator){
        registration->builtin_code, node->inputs->data[0], node->inputs->data[1],
        node->outputs->data[0]};
  }
  return kernel;
}

static void kernel_free(Context* context, void* data) {
  (void)context;
  Kernel* kernel = data;
  for (int i = 0; i < kernel->count; i++) free(kernel->between[i]);
  free(kernel);
}

static int kernel_prepare(Context* context, Node* node) {
  (void)context, (void)node;
  return OK;
}

static float* values(Context* context, Kernel* kernel, int tensor) {
  for (int i = 0; i < kernel->count; i++)
    if (kernel->operators[i].result == tensor && kernel->between[i]) return kernel->between[i];
  return context->tensors[tensor].data;
}

static int kernel_invoke(Context* context, Node* node) {
  Kernel* kernel = node->user_data;
  if (!strcmp(kernel->mode, "crash")) abort();
  for (int i = 0; i < kernel->count; i++) {
    const Operator* operator= &kernel->operators[i];
    size_t bytes = context->tensors[operator->result].bytes;
    bool is_output = false;
    for (int k = 0; k < node->outputs->size; k++)
      is_output |= node->outputs->data[k] == operator->result;
    if (!is_output && !kernel->between[i]) kernel->between[i] = malloc(bytes);
    const float* left = values(context, kernel, operator->left);
    const float* right = values(context, kernel, operator->right);
    float* result = values(context, kernel, operator->result);
    for (size_t k = 0; k < bytes / sizeof *result; k++)
      result[k] = operator->code == ADD ? left[k] + right[k] : left[k] * right[k];
    if (operator->code == ADD && !strcmp(kernel->mode, "wrong"))
      for (size_t k = 0; k < bytes / sizeof *result; k++) result[k] += 1;
  }
  return OK;
}

static int delegate_prepare(Context* context, Delegate* delegate) {
  Ints* plan;
  if (context->execution_plan(context, &plan) != OK) return ERROR;
  Ints* taken = calloc(1, sizeof(Ints) + sizeof(int) * plan->size);
  for (int i = 0; i < plan->size; i++) {
    Node* node;
    Registration* registration;
    if (context->node(context, plan->data[i], &node, &registration) != OK) return ERROR;
    if (strcmp(delegate->data, "refuse") && is_taken(context, node, registration))
      taken->data[taken->size++] = plan->data[i];
  }
  Registration kernel = {.init = kernel_init,
                         .free = kernel_free,
                         .prepare = kernel_prepare,
                         .invoke = kernel_invoke,
                         .builtin_code = DELEGATE,
                         .custom_name = "TestDelegate",
                         .version = 1};
  int status = context->replace(context, kernel, taken, delegate);
  free(taken);
  return status;
}

Delegate* tflite_plugin_create_delegate(char** keys, char** options, size_t count,
                                        void (*report)(const char*)) {
  const char* mode = "";
  for (size_t i = 0; i < count; i++) {
    if (strcmp(keys[i], "mode")) {
      report("there is no option but mode");
      return NULL;
    }
    mode = options[i];
  }
  if (!strcmp(mode, "broken")) {
    report("the accelerator is not there");
    return NULL;
  }
  Delegate* delegate = calloc(1, sizeof *delegate);
  delegate->data = strdup(mode);
  delegate->prepare = delegate_prepare;
  return delegate;
}

void tflite_plugin_destroy_delegate(Delegate* delegate) {
  if (!delegate) return; /* TF Lite asks for it where none could be created. */
  free(delegate->data);
  free(delegate);
}
