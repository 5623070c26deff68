/* A plugin execution provider of ONNX Runtime for the tests: Add, Mul, Sub and Relu of float32
 * tensors, each node compiled by itself. A second input has the shape of the first or one element.
 *
 * The option "defect" makes it misbehave: "claimed" claims Mul and does not compile it, "failing"
 * compiles Mul and fails to run it, "shape" adds wrongly where the number of elements is odd,
 * "shared" computes in a buffer that all sessions share, "leak" keeps a megabyte a run, "hang"
 * never ends compiling Mul, "crash" aborts in the first run, "broken" cannot be created.
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
#define HARDWARE_TYPE ((int (*)(const Opaque*))api[307])
#define EP_API ((const void* const* (*)(void))api[317])
#define NODE_COUNT ((Status * (*)(const Opaque*, size_t*)) api[344])
#define NODES ((Status * (*)(const Opaque*, const Opaque**, size_t)) api[345])
#define OPERATOR_TYPE ((Status * (*)(const Opaque*, const char**)) api[350])
#define INPUT_COUNT ((Status * (*)(const Opaque*, size_t*)) api[353])
#define INPUTS ((Status * (*)(const Opaque*, const Opaque**, size_t)) api[354])

/* Slots of the table of providers. */
#define CREATE_DEVICE \
  ((Status * (*)(void*, const Opaque*, const Opaque*, const Opaque*, Opaque**)) ep_api[0])
#define ADD_NODES ((Status * (*)(Opaque*, const Opaque* const*, size_t, const void*)) ep_api[2])

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
  if (is_shared) {
    usleep(OVERLAP_US);
    memcpy(to, shared, form.elements * sizeof *to);
  }
  return NULL;
}

static Status* compile(Provider* self, const Opaque** graphs, const Opaque** fused, size_t count,
                       Compiled** compiled, Opaque** contexts) {
  (void)fused;
  (void)contexts;
  for (size_t i = 0; i < count; i++) {
    const Opaque* node;
    const char* type;
    TRY(NODES(graphs[i], &node, 1));
    TRY(OPERATOR_TYPE(node, &type));
    if (is(self->defect, "claimed") && is(type, "Mul"))
      return CREATE_STATUS(EP_FAIL, "there is no multiplier");
    while (is(self->defect, "hang") && is(type, "Mul")) pause();
    compiled[i] = calloc(1, sizeof **compiled);
    *compiled[i] = (Compiled){
        .version = API_VERSION, .create_state = create_state, .compute = compute,
        .release_state = release_state, .defect = self->defect};
    strncpy(compiled[i]->operator, type, sizeof compiled[i]->operator- 1);
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
  (void)self;
  (void)hardware;
  (void)metadata;
  (void)count;
  (void)logger;
  size_t size = sizeof provider->defect;
  TRY(HAS_CONFIG_ENTRY(options, key, &is_given));
  if (is_given) TRY(CONFIG_ENTRY(options, key, provider->defect, &size));
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
