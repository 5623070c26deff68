/* A plugin execution provider of ONNX Runtime for the tests: Add, Mul, Sub and Relu of float32
 * tensors, each node compiled by itself. A second input has the shape of the first or one element.
 *
 * The option "defect" makes it misbehave: "claimed" claims Mul and does not compile it, "failing"
 * compiles Mul and fails to run it, "shape" adds wrongly where the number of elements is odd,
 * "shared" computes in a buffer that all sessions share, "leak" keeps a megabyte a run, "hang"
 * never ends compiling Mul, "crash" aborts in the first run, "broken" cannot be created,
 * "context" adds one too many to every sum of a compiled context.
 *
 * Layouts and slots are those of ONNX Runtime's C API, version 23, as far as they are used here.
 * Both tables only grow.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { API_VERSION = 23, EP_FAIL = 11, CPU = 0, FLOAT32 = 1, MAX_RANK = 8, MAX_NODES = 512 };
enum { STRING = 5 };
enum { SHARED_ELEMENTS = 1 << 16, LEAKED_BYTES = 1 << 20, OVERLAP_US = 50000 };

typedef struct Opaque Opaque;
typedef struct Status Status;

static const void* const* api;
static const void* const* ep_api;

/* Slots of the table of the C API. */
#define CREATE_STATUS ((Status * (*)(int, const char*)) api[0])
#define TENSOR_INFO ((Status * (*)(const Opaque*, const Opaque**)) api[55])
#define ELEMENT_TYPE ((Status * (*)(const Opaque*, int*)) api[60])
#define RANK ((Status * (*)(const Opaque*, size_t*)) api[61])
#define DIMENSIONS ((Status * (*)(const Opaque*, int64_t*, size_t)) api[62])
#define TYPE_AND_SHAPE ((Status * (*)(const Opaque*, Opaque**)) api[65])
#define MUTABLE_DATA ((Status * (*)(Opaque*, void**)) api[51])
#define KERNEL_INPUT_COUNT ((Status * (*)(const Opaque*, size_t*)) api[88])
#define KERNEL_INPUT ((Status * (*)(const Opaque*, size_t, const Opaque**)) api[90])
#define KERNEL_OUTPUT ((Status * (*)(Opaque*, size_t, const int64_t*, size_t, Opaque**)) api[91])
#define RELEASE_TYPE_AND_SHAPE ((void (*)(Opaque*))api[99])
#define CONFIG_ENTRY ((Status * (*)(const Opaque*, const char*, char*, size_t*)) api[238])
#define HAS_CONFIG_ENTRY ((Status * (*)(const Opaque*, const char*, int*)) api[237])
#define VALUE_TYPE ((Status * (*)(const Opaque*, const Opaque**)) api[290])
#define CREATE_ATTRIBUTE ((Status * (*)(const char*, const void*, int, int, Opaque**)) api[211])
#define RELEASE_ATTRIBUTE ((void (*)(Opaque*))api[212])
#define READ_ATTRIBUTE ((Status * (*)(const Opaque*, int, void*, size_t, size_t*)) api[272])
#define VALUE_NAME ((Status * (*)(const Opaque*, const char**)) api[289])
#define MODEL_EDITOR ((const void* const* (*)(void))api[291])
#define HARDWARE_TYPE ((int (*)(const Opaque*))api[307])
#define EP_API ((const void* const* (*)(void))api[317])
#define NODE_COUNT ((Status * (*)(const Opaque*, size_t*)) api[344])
#define NODES ((Status * (*)(const Opaque*, const Opaque**, size_t)) api[345])
#define OPERATOR_TYPE ((Status * (*)(const Opaque*, const char**)) api[350])
#define INPUT_COUNT ((Status * (*)(const Opaque*, size_t*)) api[353])
#define NODE_NAME ((Status * (*)(const Opaque*, const char**)) api[349])
#define OUTPUTS ((Status * (*)(const Opaque*, const Opaque**, size_t)) api[356])
#define ATTRIBUTE ((Status * (*)(const Opaque*, const char*, const Opaque**)) api[361])
#define INPUTS ((Status * (*)(const Opaque*, const Opaque**, size_t)) api[354])

/* Slots of the table of providers. */
#define CREATE_DEVICE \
  ((Status * (*)(void*, const Opaque*, const Opaque*, const Opaque*, Opaque**)) ep_api[0])
#define ADD_NODES ((Status * (*)(Opaque*, const Opaque* const*, size_t, const void*)) ep_api[2])

/* A slot of the table that makes models. */
typedef Status* (*CreateNode)(const char*, const char*, const char*, const char* const*, size_t,
                              const char* const*, size_t, Opaque**, size_t, Opaque**);
#define CREATE_NODE ((CreateNode)MODEL_EDITOR()[6])

#define TRY(call)                        \
  do {                                   \
    Status* status_ = (call);            \
    if (status_ != NULL) return status_; \
  } while (0)

typedef struct Compiled Compiled;

struct Compiled {
  uint32_t version;
  Status* (*create_state)(Compiled*, Opaque*, void**);
  Status* (*compute)(Compiled*, void*, Opaque*);
  void (*release_state)(Compiled*, void*);
  char operator[16];
  bool is_cached;
  const char* defect;
};

typedef struct Provider Provider;

struct Provider {
  uint32_t version;
  const char* (*name)(const Provider*);
  Status* (*capability)(Provider*, const Opaque*, Opaque*);
  Status* (*compile)(Provider*, const Opaque**, const Opaque**, size_t, Compiled**, Opaque**);
  void (*release_compiled)(Provider*, Compiled**, size_t);
  const void* optional[8];
  char defect[16];
  bool makes_contexts;
};

typedef struct Factory Factory;

struct Factory {
  uint32_t version;
  const char* (*name)(const Factory*);
  const char* (*vendor)(const Factory*);
  Status* (*devices)(Factory*, const Opaque* const*, size_t, Opaque**, size_t, size_t*);
  Status* (*create)(Factory*, const Opaque* const*, const Opaque* const*, size_t, const Opaque*,
                    const Opaque*, Provider**);
  void (*release)(Factory*, Provider*);
  uint32_t (*vendor_id)(const Factory*);
  const char* (*provider_version)(const Factory*);
  const void* validate_compatibility;
  Status* (*create_allocator)(Factory*, const Opaque*, const Opaque*, Opaque**);
  void (*release_allocator)(Factory*, Opaque*);
  Status* (*create_data_transfer)(Factory*, Opaque**);
  bool (*is_stream_aware)(const Factory*);
  const void* create_stream;
};

static bool is(const char* a, const char* b) { return strcmp(a, b) == 0; }

typedef struct {
  int type;
  size_t rank, elements;
  int64_t dims[MAX_RANK];
} Form;

static Status* form_of(const Opaque* info, Form* form) {
  TRY(ELEMENT_TYPE(info, &form->type));
  TRY(RANK(info, &form->rank));
  if (form->rank > MAX_RANK) return CREATE_STATUS(EP_FAIL, "too many dimensions");
  TRY(DIMENSIONS(info, form->dims, form->rank));
  form->elements = 1;
  for (size_t i = 0; i < form->rank; i++) form->elements *= (size_t)form->dims[i];
  return NULL;
}

/* Whether a node is one that this provider has. */
static Status* takes(const Opaque* node, bool* taken) {
  const char* type;
  const Opaque *inputs[2], *value_type, *tensor;
  Form forms[2];
  size_t count;
  *taken = false;
  TRY(OPERATOR_TYPE(node, &type));
  TRY(INPUT_COUNT(node, &count));
  bool is_unary = is(type, "Relu");
  if (is(type, "EPContext")) {
    *taken = true;
    return NULL;
  }
  if (!is_unary && !is(type, "Add") && !is(type, "Mul") && !is(type, "Sub")) return NULL;
  if (count != (is_unary ? 1u : 2u)) return NULL;
  TRY(INPUTS(node, inputs, count));
  for (size_t i = 0; i < count; i++) {
    TRY(VALUE_TYPE(inputs[i], &value_type));
    TRY(TENSOR_INFO(value_type, &tensor));
    TRY(form_of(tensor, &forms[i]));
    if (forms[i].type != FLOAT32) return NULL;
    for (size_t axis = 0; axis < forms[i].rank; axis++)
      if (forms[i].dims[axis] < 0) return NULL;
  }
  size_t bytes = forms[0].rank * sizeof *forms[0].dims;
  bool is_alike = !is_unary && forms[0].rank == forms[1].rank &&
                  memcmp(forms[0].dims, forms[1].dims, bytes) == 0;
  bool is_one = !is_unary && forms[1].rank <= forms[0].rank && forms[1].elements == 1;
  *taken = is_unary || is_alike || is_one;
  return NULL;
}

static Status* capability(Provider* self, const Opaque* graph, Opaque* support) {
  const Opaque* nodes[MAX_NODES];
  size_t count;
  (void)self;
  TRY(NODE_COUNT(graph, &count));
  if (count > MAX_NODES) return NULL;
  TRY(NODES(graph, nodes, count));
  for (size_t i = 0; i < count; i++) {
    bool taken;
    TRY(takes(nodes[i], &taken));
    if (taken) TRY(ADD_NODES(support, &nodes[i], 1, NULL));
  }
  return NULL;
}

static float shared[SHARED_ELEMENTS];

static Status* create_state(Compiled* self, Opaque* context, void** state) {
  (void)context;
  *state = self;
  return NULL;
}

static void release_state(Compiled* self, void* state) {
  (void)self;
  (void)state;
}

static Status* input(Opaque* context, size_t number, float** data, Form* form) {
  const Opaque* value;
  Opaque* info;
  TRY(KERNEL_INPUT(context, number, &value));
  TRY(TYPE_AND_SHAPE(value, &info));
  Status* status = form_of(info, form);
  RELEASE_TYPE_AND_SHAPE(info);
  if (status != NULL) return status;
  return MUTABLE_DATA((Opaque*)value, (void**)data);
}

static float result(const Compiled* self, float a, float b) {
  if (is(self->operator, "Relu")) return a > 0 ? a : 0;
  if (is(self->operator, "Mul")) return a * b;
  return is(self->operator, "Sub") ? a - b : a + b;
}

static Status* compute(Compiled* self, void* state, Opaque* context) {
  float *a, *b, *to;
  Form form, second;
  Opaque* output;
  size_t count;
  (void)state;
  if (is(self->defect, "crash")) abort();
  if (is(self->defect, "leak")) memset(malloc(LEAKED_BYTES), 1, LEAKED_BYTES);
  if (is(self->defect, "failing") && is(self->operator, "Mul"))
    return CREATE_STATUS(EP_FAIL, "the multiplier is off");
  TRY(input(context, 0, &a, &form));
  b = a;
  second = form;
  TRY(KERNEL_INPUT_COUNT(context, &count));
  if (count > 1) TRY(input(context, 1, &b, &second)); /* x + x has one input */
  TRY(KERNEL_OUTPUT(context, 0, form.dims, form.rank, &output));
  TRY(MUTABLE_DATA(output, (void**)&to));
  bool is_shared = is(self->defect, "shared") && form.elements <= SHARED_ELEMENTS;
  float* at = is_shared ? shared : to;
  for (size_t i = 0; i < form.elements; i++) at[i] = result(self, a[i], b[i % second.elements]);
  if (is(self->defect, "shape") && is(self->operator, "Add") && form.elements % 2) to[0] += 1;
  if (is(self->defect, "context") && self->is_cached && is(self->operator, "Add")) to[0] += 1;
  if (is_shared) {
    usleep(OVERLAP_US);
    memcpy(to, shared, form.elements * sizeof *to);
  }
  return NULL;
}

/* A context is the name of the operator. */
static Status* context_of(const Opaque* fused, const char* operator, Opaque** context) {
  const char *name, *inputs[2], *output;
  const Opaque* values[2];
  Opaque* attributes[2];
  size_t count;
  TRY(NODE_NAME(fused, &name));
  TRY(INPUT_COUNT(fused, &count));
  TRY(INPUTS(fused, values, count));
  for (size_t i = 0; i < count; i++) TRY(VALUE_NAME(values[i], &inputs[i]));
  TRY(OUTPUTS(fused, values, 1));
  TRY(VALUE_NAME(values[0], &output));
  int size = (int)strlen(operator);
  TRY(CREATE_ATTRIBUTE("ep_cache_context", operator, size, STRING, &attributes[0]));
  TRY(CREATE_ATTRIBUTE("source", "planted", 7, STRING, &attributes[1]));
  Status* status = CREATE_NODE("EPContext", "com.microsoft", name, inputs, count, &output, 1,
                               attributes, 2, context);
  for (int i = 0; i < 2; i++) RELEASE_ATTRIBUTE(attributes[i]);
  return status;
}

/* The name of the operator that `node` is, or is a context of. */
static Status* operator_of(const Opaque* node, char* operator, size_t room, bool* is_cached) {
  const char* type;
  const Opaque* context;
  size_t size;
  TRY(OPERATOR_TYPE(node, &type));
  *is_cached = is(type, "EPContext");
  if (!*is_cached) {
    strncpy(operator, type, room - 1);
    return NULL;
  }
  TRY(ATTRIBUTE(node, "ep_cache_context", &context));
  return READ_ATTRIBUTE(context, STRING, operator, room - 1, &size);
}

static Status* compile(Provider* self, const Opaque** graphs, const Opaque** fused, size_t count,
                       Compiled** compiled, Opaque** contexts) {
  for (size_t i = 0; i < count; i++) {
    const Opaque* node;
    char operator[16] = "";
    bool is_cached;
    TRY(NODES(graphs[i], &node, 1));
    TRY(operator_of(node, operator, sizeof operator, &is_cached));
    if (is(self->defect, "claimed") && is(operator, "Mul"))
      return CREATE_STATUS(EP_FAIL, "there is no multiplier");
    while (is(self->defect, "hang") && is(operator, "Mul")) pause();
    if (self->makes_contexts) TRY(context_of(fused[i], operator, &contexts[i]));
    compiled[i] = calloc(1, sizeof **compiled);
    *compiled[i] = (Compiled){
        .version = API_VERSION, .create_state = create_state, .compute = compute,
        .release_state = release_state, .defect = self->defect, .is_cached = is_cached};
    memcpy(compiled[i]->operator, operator, sizeof operator);
  }
  return NULL;
}

static void release_compiled(Provider* self, Compiled** compiled, size_t count) {
  (void)self;
  for (size_t i = 0; i < count; i++) free(compiled[i]);
}

static const char* provider_name(const Provider* self) { (void)self; return "planted"; }
static const char* factory_name(const Factory* self) { (void)self; return "planted"; }
static const char* vendor(const Factory* self) { (void)self; return "Acme Inc."; }
static uint32_t vendor_id(const Factory* self) { (void)self; return 0xACE; }
static const char* provider_version(const Factory* self) { (void)self; return "1.2.3"; }
static bool is_stream_aware(const Factory* self) { (void)self; return false; }

static Status* devices(Factory* self, const Opaque* const* hardware, size_t count, Opaque** found,
                       size_t room, size_t* number) {
  for (size_t i = 0; i < count && *number < room; i++)
    if (HARDWARE_TYPE(hardware[i]) == CPU)
      TRY(CREATE_DEVICE(self, hardware[i], NULL, NULL, &found[(*number)++]));
  return NULL;
}

static Status* create(Factory* self, const Opaque* const* hardware, const Opaque* const* metadata,
                      size_t count, const Opaque* options, const Opaque* logger, Provider** made) {
  static const char key[] = "ep.planted.defect";
  Provider* provider = calloc(1, sizeof *provider);
  int is_given = 0;
  char enabled[8] = "";
  (void)self;
  (void)hardware;
  (void)metadata;
  (void)count;
  (void)logger;
  size_t size = sizeof provider->defect;
  TRY(HAS_CONFIG_ENTRY(options, key, &is_given));
  if (is_given) TRY(CONFIG_ENTRY(options, key, provider->defect, &size));
  size = sizeof enabled;
  TRY(HAS_CONFIG_ENTRY(options, "ep.context_enable", &is_given));
  if (is_given) TRY(CONFIG_ENTRY(options, "ep.context_enable", enabled, &size));
  provider->makes_contexts = is(enabled, "1");
  if (is(provider->defect, "broken")) return CREATE_STATUS(EP_FAIL, "the accelerator is not there");
  provider->version = API_VERSION;
  provider->name = provider_name;
  provider->capability = capability;
  provider->compile = compile;
  provider->release_compiled = release_compiled;
  *made = provider;
  return NULL;
}

static void release(Factory* self, Provider* provider) {
  (void)self;
  free(provider);
}

static Status* create_allocator(Factory* self, const Opaque* memory, const Opaque* options,
                                Opaque** made) {
  (void)self;
  (void)memory;
  (void)options;
  *made = NULL;
  return NULL;
}

static void release_allocator(Factory* self, Opaque* allocator) {
  (void)self;
  (void)allocator;
}

static Status* create_data_transfer(Factory* self, Opaque** made) {
  (void)self;
  *made = NULL;
  return NULL;
}

Status* CreateEpFactories(const char* registered, const void* base, const Opaque* logger,
                          Factory** factories, size_t room, size_t* count) {
  (void)registered;
  (void)logger;
  api = (*(const void* const* (* const*)(uint32_t))base)(API_VERSION);
  if (api == NULL || room == 0) return NULL;
  ep_api = EP_API();
  Factory* factory = calloc(1, sizeof *factory);
  *factory = (Factory){
      .version = API_VERSION, .name = factory_name, .vendor = vendor, .devices = devices,
      .create = create, .release = release, .vendor_id = vendor_id,
      .provider_version = provider_version, .create_allocator = create_allocator,
      .release_allocator = release_allocator, .create_data_transfer = create_data_transfer,
      .is_stream_aware = is_stream_aware};
  factories[0] = factory;
  *count = 1;
  return NULL;
}

Status* ReleaseEpFactory(Factory* factory) {
  free(factory);
  return NULL;
}
