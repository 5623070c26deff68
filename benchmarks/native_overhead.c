/* What a C program needs for an execution: the calls that nndrivers.support_library makes. Prints
 * nanoseconds of processor time an execution, the least of some rounds.
 *
 *     native_overhead LIBRARY.so COUNT
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { BYTES = 16, ROUNDS = 20 };

typedef struct {
    int32_t type;
    uint32_t dimension_count;
    const uint32_t *dimensions;
    float scale;
    int32_t zero_point;
} OperandType;

static void *library;

static void *function(const char *name) {
    void *found = dlsym(library, name);
    if (!found) {
        fprintf(stderr, "no %s\n", name);
        exit(1);
    }
    return found;
}

static void expect(int code) {
    if (code) {
        fprintf(stderr, "a call returned %d\n", code);
        exit(1);
    }
}

#define CALL(name, ...) expect(((int (*)())function("ANeuralNetworks" name))(__VA_ARGS__))

static int64_t processor_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static void *compiled(void) {
    void *device, *model, *compilation;
    const uint32_t dimensions[1] = {BYTES / 4}, input = 0, output = 1;
    OperandType type = {3, 1, dimensions, 0, 0};
    CALL("_getDevice", 0, &device);
    CALL("Model_create", &model);
    CALL("Model_addOperand", model, &type);
    CALL("Model_addOperand", model, &type);
    CALL("Model_addOperation", model, 19, 1, &input, 1, &output);
    CALL("Model_identifyInputsAndOutputs", model, 1, &input, 1, &output);
    CALL("Model_finish", model);
    CALL("Compilation_createForDevices", model, &device, 1, &compilation);
    CALL("Compilation_finish", compilation);
    return compilation;
}

int main(int count, char **arguments) {
    if (count != 3 || !(library = dlopen(arguments[1], RTLD_NOW))) return 2;
    long executions = atol(arguments[2]);
    void *compilation = compiled(), *memory;
    int fd = memfd_create("pool", MFD_CLOEXEC);
    if (ftruncate(fd, 2 * BYTES)) return 1;
    CALL("Memory_createFromFd", (size_t)2 * BYTES, PROT_READ | PROT_WRITE, fd, (size_t)0, &memory);
    int (*create)(void *, void **) = function("ANeuralNetworksExecution_create");
    int (*set_input)(void *, int32_t, void *, void *, size_t, size_t) =
        function("ANeuralNetworksExecution_setInputFromMemory");
    int (*set_output)(void *, int32_t, void *, void *, size_t, size_t) =
        function("ANeuralNetworksExecution_setOutputFromMemory");
    int (*compute)(void *) = function("ANeuralNetworksExecution_compute");
    int (*rank_of)(void *, int32_t, uint32_t *) =
        function("ANeuralNetworksExecution_getOutputOperandRank");
    int (*dimensions_of)(void *, int32_t, uint32_t *) =
        function("ANeuralNetworksExecution_getOutputOperandDimensions");
    void (*free_execution)(void *) = function("ANeuralNetworksExecution_free");
    int64_t least = INT64_MAX;
    for (int round = 0; round < ROUNDS; round++) {
        int64_t begin = processor_ns();
        for (long i = 0; i < executions; i++) {
            void *execution;
            uint32_t rank, dimensions[8];
            expect(create(compilation, &execution));
            expect(set_input(execution, 0, NULL, memory, 0, BYTES));
            expect(set_output(execution, 0, NULL, memory, BYTES, BYTES));
            expect(compute(execution));
            expect(rank_of(execution, 0, &rank));
            expect(dimensions_of(execution, 0, dimensions));
            free_execution(execution);
        }
        int64_t taken = (processor_ns() - begin) / executions;
        if (taken < least) least = taken;
    }
    printf("%lld\n", (long long)least);
    return 0;
}
