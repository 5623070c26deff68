/* The library behind the C ABI of the Neural Networks API, and the device of it that is served. */
#pragma once

#include "error.h"
#include "protocol.h"

#define DECLARE_FUNCTION(name, since, needed, place, result, ...) result (*name)(__VA_ARGS__);
typedef struct {
    NNAPI_FUNCTIONS(DECLARE_FUNCTION)
} Nnapi;

/* Its functions by their names; NULL for those that it lacks. */
extern Nnapi nnapi;

typedef struct {
    void *handle;
    const char *name;
    int level; /* feature level, 5 to 8 */
} ServedDevice;

extern ServedDevice served;

/* Loads the library at `path` and chooses its device `name`, or its only one without a name. Ends
 * the process for a library that cannot be served. */
void load_library(const char *path, const char *name);

bool check_result(Error *error, const char *call, int code);
bool lacks_function(Error *error, const char *call);
const char *result_name(int code);
int status_of_result(int code);

/* Calls a function of the library; false, with an error, for anything but NO_ERROR. */
#define CALL(error, function, ...)                                                              \
    (nnapi.function ? check_result(error, #function, nnapi.function(__VA_ARGS__))               \
                    : lacks_function(error, #function))
