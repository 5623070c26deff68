#include "library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

enum { FIRST_STRUCT_LEVEL = 5, FIRST_AIDL_LEVEL = 5, LAST_LEVEL = 8 };

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

static Loading bind_struct(const char *implementation, Error *error) {
    int64_t code;
    memcpy(&code, implementation, sizeof(code));
    int level = level_of(code);
    if (level < FIRST_STRUCT_LEVEL) {
        fail(error, 0, "%s gives feature level %lld, the first of a Support Library is 31",
             SUPPORT_LIBRARY_ENTRY, (long long)code);
        return BROKEN_DRIVER;
    }
    const char *pointers = implementation + sizeof(code);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (FUNCTIONS[i].since <= level)
            memcpy(FUNCTIONS[i].target, pointers + sizeof(void *) * FUNCTIONS[i].place,
                   sizeof(void *));
    return LOADED;
}

static Loading bind_functions(void *library, Error *error) {
    void *(*entry)(void) = NULL;
    void *symbol = dlsym(library, SUPPORT_LIBRARY_ENTRY);
    memcpy(&entry, &symbol, sizeof(entry));
    if (entry) {
        const char *implementation = entry();
        if (!implementation) {
            fail(error, 0, "%s returned no struct of functions", SUPPORT_LIBRARY_ENTRY);
            return BROKEN_DRIVER;
        }
        return bind_struct(implementation, error);
    }
    for (int i = 0; i < FUNCTION_COUNT; i++)
        *FUNCTIONS[i].target = dlsym(library, FUNCTIONS[i].name);
    return LOADED;
}

static Loading check_functions(Error *error) {
    const char *lacking = NULL;
    bool has_any = false;
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        has_any |= *FUNCTIONS[i].target != NULL;
        if (!*FUNCTIONS[i].target && !lacking && FUNCTIONS[i].is_needed)
            lacking = FUNCTIONS[i].name;
    }
    if (!lacking)
        return LOADED;
    if (has_any)
        fail(error, 0, "it has no function %s", lacking);
    else
        fail(error, 0, "it exports neither %s nor functions ANeuralNetworks..., so it is no driver "
                       "of the Neural Networks API", SUPPORT_LIBRARY_ENTRY);
    return has_any ? BROKEN_DRIVER : NO_DRIVER;
}

static bool ask_level(void *device, int *level, Error *error) {
    int64_t code = 0;
    if (!CALL(error, ANeuralNetworksDevice_getFeatureLevel, device, &code))
        return false;
    *level = level_of(code);
    if (*level < FIRST_AIDL_LEVEL)
        *level = FIRST_AIDL_LEVEL;
    if (*level > LAST_LEVEL)
        *level = LAST_LEVEL;
    return true;
}

static Loading choose_device(const char *wanted, Error *error) {
    uint32_t count = 0;
    char names[MAX_TEXT / 2] = "";
    if (!CALL(error, ANeuralNetworks_getDeviceCount, &count))
        return BROKEN_DRIVER;
    for (uint32_t i = 0; i < count; i++) {
        ServedDevice device = {0};
        if (!CALL(error, ANeuralNetworks_getDevice, i, &device.handle) ||
            !CALL(error, ANeuralNetworksDevice_getName, device.handle, &device.name) ||
            !ask_level(device.handle, &device.level, error))
            return BROKEN_DRIVER;
        if (!device.name || !*device.name) {
            fail(error, 0, "ANeuralNetworksDevice_getName gave no name for device %u", i);
            return BROKEN_DRIVER;
        }
        size_t used = strlen(names);
        snprintf(names + used, sizeof(names) - used, "%s%s", i ? ", " : "", device.name);
        if (wanted ? !strcmp(wanted, device.name) : count == 1)
            served = device;
    }
    if (served.handle)
        return LOADED;
    if (!count)
        fail(error, 0, "it has no devices");
    else if (wanted)
        fail(error, 0, "it has no device '%s'; its devices: %s", wanted, names);
    else
        fail(error, 0, "it has several devices, choose one by --device NAME: %s", names);
    return count ? NO_DRIVER : BROKEN_DRIVER;
}

Loading load_library(const char *path, const char *name, Error *error) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fail(error, 0, "the system cannot load it: %s", dlerror());
        return NO_DRIVER;
    }
    Loading loading = bind_functions(library, error);
    if (loading == LOADED)
        loading = check_functions(error);
    return loading == LOADED ? choose_device(name, error) : loading;
}
