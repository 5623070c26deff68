#include "library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

enum { FIRST_STRUCT_LEVEL = 5, FIRST_AIDL_LEVEL = 5 };

Nnapi nnapi;
ServedDevice served;

typedef struct {
    const char *name;
    int since, place;
    bool is_needed;
    void **target; /* where the pointer goes */
} Function;

#define FUNCTION_ROW(name, since, needed, place, result, ...)                                   \
    {#name, since, place, needed, (void **)(void *)&nnapi.name},
static const Function FUNCTIONS[] = {NNAPI_FUNCTIONS(FUNCTION_ROW)};
enum { FUNCTION_COUNT = sizeof(FUNCTIONS) / sizeof(*FUNCTIONS) };

#define RESULT_ROW(code, name, status) {name, status},
static const struct {
    const char *name;
    int status;
} RESULTS[] = {RESULT_CODES(RESULT_ROW)};
enum { RESULT_COUNT = sizeof(RESULTS) / sizeof(*RESULTS) };

const char *result_name(int code) {
    static _Thread_local char number[16];
    if (code >= 0 && code < RESULT_COUNT)
        return RESULTS[code].name;
    snprintf(number, sizeof(number), "%d", code);
    return number;
}

int status_of_result(int code) {
    return code >= 0 && code < RESULT_COUNT ? RESULTS[code].status : STATUS_GENERAL_FAILURE;
}

bool check_result(Error *error, const char *call, int code) {
    return !code ||
           refusal(error, status_of_result(code), "%s returned %s", call, result_name(code));
}

bool lacks_function(Error *error, const char *call) {
    int since = 0;
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (!strcmp(FUNCTIONS[i].name, call))
            since = FUNCTIONS[i].since;
    return refusal(error, STATUS_GENERAL_FAILURE,
                   "the library has no %s (since feature level %d)", call, since);
}

/* 1 to 8: the newest that is known for a later one, 0 before 1. */
static int level_of(int64_t code) {
    static const struct {
        int64_t code;
        int level;
    } LEVELS[] = {FEATURE_LEVELS};
    int level = 0;
    for (size_t i = 0; i < sizeof(LEVELS) / sizeof(*LEVELS); i++)
        if (LEVELS[i].code <= code)
            level = LEVELS[i].level;
    return level;
}

#define BROKEN(path, text, ...) die(DRIVER_ERROR, "Error: driver '%s': " text, path, __VA_ARGS__)
#define NO_DRIVER(path, text, ...) die(USAGE_ERROR, "Error: driver '%s': " text, path, __VA_ARGS__)

static void bind_struct(const char *path, const char *implementation) {
    int64_t code;
    if (!implementation)
        BROKEN(path, "%s returned no struct of functions", SUPPORT_LIBRARY_ENTRY);
    memcpy(&code, implementation, sizeof(code));
    int level = level_of(code);
    if (level < FIRST_STRUCT_LEVEL)
        BROKEN(path, "%s gives feature level %lld, the first of a Support Library is 31",
               SUPPORT_LIBRARY_ENTRY, (long long)code);
    const char *pointers = implementation + sizeof(code);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (FUNCTIONS[i].since <= level)
            memcpy(FUNCTIONS[i].target, pointers + sizeof(void *) * FUNCTIONS[i].place,
                   sizeof(void *));
}

static void bind_functions(const char *path, void *library) {
    const char *(*entry)(void) = NULL;
    void *symbol = dlsym(library, SUPPORT_LIBRARY_ENTRY);
    memcpy(&entry, &symbol, sizeof(entry));
    if (entry)
        bind_struct(path, entry());
    const char *lacking = NULL;
    bool has_any = false;
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        void **target = FUNCTIONS[i].target;
        if (!entry)
            *target = dlsym(library, FUNCTIONS[i].name);
        has_any |= *target != NULL;
        if (!*target && !lacking && FUNCTIONS[i].is_needed)
            lacking = FUNCTIONS[i].name;
    }
    if (lacking && has_any)
        BROKEN(path, "it has no function %s", lacking);
    if (lacking)
        NO_DRIVER(path, "it exports neither %s nor functions ANeuralNetworks..., so it is no "
                        "driver of the Neural Networks API", SUPPORT_LIBRARY_ENTRY);
}

static ServedDevice device_at(const char *path, uint32_t index) {
    ServedDevice device = {0};
    int64_t code = 0;
    Error error;
    if (!CALL(&error, ANeuralNetworks_getDevice, index, &device.handle) ||
        !CALL(&error, ANeuralNetworksDevice_getName, device.handle, &device.name) ||
        !CALL(&error, ANeuralNetworksDevice_getFeatureLevel, device.handle, &code))
        BROKEN(path, "%s", error.text);
    if (!device.name || !*device.name)
        BROKEN(path, "ANeuralNetworksDevice_getName gave no name for device %u", index);
    device.level = level_of(code);
    if (device.level < FIRST_AIDL_LEVEL)
        device.level = FIRST_AIDL_LEVEL;
    return device;
}

void load_library(const char *path, const char *name) {
    uint32_t count = 0;
    char names[MAX_TEXT / 2] = "";
    Error error;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        NO_DRIVER(path, "the system cannot load it: %s", dlerror());
    bind_functions(path, library);
    if (!CALL(&error, ANeuralNetworks_getDeviceCount, &count))
        BROKEN(path, "%s", error.text);
    for (uint32_t i = 0; i < count; i++) {
        ServedDevice device = device_at(path, i);
        size_t used = strlen(names);
        snprintf(names + used, sizeof(names) - used, "%s%s", i ? ", " : "", device.name);
        if (name ? !strcmp(name, device.name) : count == 1)
            served = device;
    }
    if (!count)
        BROKEN(path, "it has no %s", "devices");
    if (!served.handle && name)
        NO_DRIVER(path, "it has no device '%s'; its devices: %s", name, names);
    if (!served.handle)
        NO_DRIVER(path, "it has several devices, choose one by --device NAME: %s", names);
}
