/* Entries: the table of functions that a client loads. */
#include <stdlib.h>
#include <unistd.h>

#include "library.h"

#ifndef DEFECTS
#define DEFECTS NONE
#endif

const unsigned DEFECTS_IN_FORCE = DEFECTS;

#ifndef PLAIN
/* In the order of NnApiSLDriverImplFL5; the diagnostic functions after them are left out. */
#define FUNCTIONS(X) \
    X(ANeuralNetworksBurst_create) \
    X(ANeuralNetworksBurst_free) \
    X(ANeuralNetworksCompilation_createForDevices) \
    X(ANeuralNetworksCompilation_finish) \
    X(ANeuralNetworksCompilation_free) \
    X(ANeuralNetworksCompilation_getPreferredMemoryAlignmentForInput) \
    X(ANeuralNetworksCompilation_getPreferredMemoryAlignmentForOutput) \
    X(ANeuralNetworksCompilation_getPreferredMemoryPaddingForInput) \
    X(ANeuralNetworksCompilation_getPreferredMemoryPaddingForOutput) \
    X(ANeuralNetworksCompilation_setCaching) \
    X(ANeuralNetworksCompilation_setPreference) \
    X(ANeuralNetworksCompilation_setPriority) \
    X(ANeuralNetworksCompilation_setTimeout) \
    X(ANeuralNetworksDevice_getExtensionSupport) \
    X(ANeuralNetworksDevice_getFeatureLevel) \
    X(ANeuralNetworksDevice_getName) \
    X(ANeuralNetworksDevice_getType) \
    X(ANeuralNetworksDevice_getVersion) \
    X(ANeuralNetworksDevice_wait) \
    X(ANeuralNetworksEvent_createFromSyncFenceFd) \
    X(ANeuralNetworksEvent_free) \
    X(ANeuralNetworksEvent_getSyncFenceFd) \
    X(ANeuralNetworksEvent_wait) \
    X(ANeuralNetworksExecution_burstCompute) \
    X(ANeuralNetworksExecution_compute) \
    X(ANeuralNetworksExecution_create) \
    X(ANeuralNetworksExecution_enableInputAndOutputPadding) \
    X(ANeuralNetworksExecution_free) \
    X(ANeuralNetworksExecution_getDuration) \
    X(ANeuralNetworksExecution_getOutputOperandDimensions) \
    X(ANeuralNetworksExecution_getOutputOperandRank) \
    X(ANeuralNetworksExecution_setInput) \
    X(ANeuralNetworksExecution_setInputFromMemory) \
    X(ANeuralNetworksExecution_setLoopTimeout) \
    X(ANeuralNetworksExecution_setMeasureTiming) \
    X(ANeuralNetworksExecution_setOutput) \
    X(ANeuralNetworksExecution_setOutputFromMemory) \
    X(ANeuralNetworksExecution_setReusable) \
    X(ANeuralNetworksExecution_setTimeout) \
    X(ANeuralNetworksExecution_startComputeWithDependencies) \
    X(ANeuralNetworksMemoryDesc_addInputRole) \
    X(ANeuralNetworksMemoryDesc_addOutputRole) \
    X(ANeuralNetworksMemoryDesc_create) \
    X(ANeuralNetworksMemoryDesc_finish) \
    X(ANeuralNetworksMemoryDesc_free) \
    X(ANeuralNetworksMemoryDesc_setDimensions) \
    X(ANeuralNetworksMemory_copy) \
    X(ANeuralNetworksMemory_createFromAHardwareBuffer) \
    X(ANeuralNetworksMemory_createFromDesc) \
    X(ANeuralNetworksMemory_createFromFd) \
    X(ANeuralNetworksMemory_free) \
    X(ANeuralNetworksModel_addOperand) \
    X(ANeuralNetworksModel_addOperation) \
    X(ANeuralNetworksModel_create) \
    X(ANeuralNetworksModel_finish) \
    X(ANeuralNetworksModel_free) \
    X(ANeuralNetworksModel_getExtensionOperandType) \
    X(ANeuralNetworksModel_getExtensionOperationType) \
    X(ANeuralNetworksModel_getSupportedOperationsForDevices) \
    X(ANeuralNetworksModel_identifyInputsAndOutputs) \
    X(ANeuralNetworksModel_relaxComputationFloat32toFloat16) \
    X(ANeuralNetworksModel_setOperandExtensionData) \
    X(ANeuralNetworksModel_setOperandSymmPerChannelQuantParams) \
    X(ANeuralNetworksModel_setOperandValue) \
    X(ANeuralNetworksModel_setOperandValueFromMemory) \
    X(ANeuralNetworksModel_setOperandValueFromModel) \
    X(ANeuralNetworks_getDefaultLoopTimeout) \
    X(ANeuralNetworks_getDevice) \
    X(ANeuralNetworks_getDeviceCount) \
    X(ANeuralNetworks_getMaximumLoopTimeout) \
    X(ANeuralNetworks_getRuntimeFeatureLevel) \
    X(SL_ANeuralNetworksCompilation_setCachingFromFds) \
    X(SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded) \
    X(SL_ANeuralNetworksDevice_getPerformanceInfo) \
    X(SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo) \
    X(SL_ANeuralNetworksDevice_getVendorExtensionCount) \
    X(SL_ANeuralNetworksDevice_getVendorExtensionName) \
    X(SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation) \

#define DECLARED(name) void name(void);
FUNCTIONS(DECLARED)
void ANeuralNetworksCompilation_addExtensionAttribute(void);
void ANeuralNetworksExecution_addExtensionAttribute(void);

enum { DIAGNOSTIC_FUNCTIONS = 26 };

typedef struct {
    int64_t level;
    struct {
#define MEMBER(name) void (*name)(void);
        FUNCTIONS(MEMBER)
    } functions;
    void (*diagnostic[DIAGNOSTIC_FUNCTIONS])(void);
    void (*compilation_attribute)(void), (*execution_attribute)(void);
} Implementation;

static Implementation implementation = {
    FEATURE_LEVEL_8,
    {
#define VALUE(name) .name = name,
        FUNCTIONS(VALUE)
    },
    {NULL},
    ANeuralNetworksCompilation_addExtensionAttribute,
    ANeuralNetworksExecution_addExtensionAttribute,
};

API Implementation *ANeuralNetworks_getSLDriverImpl(void) {
    if (HAS(NO_IMPLEMENTATION)) return NULL;
    if (HAS(OLD_LEVEL)) implementation.level = 30;
    if (HAS(NULL_FUNCTION)) implementation.functions.ANeuralNetworksExecution_compute = NULL;
    return &implementation;
}
#endif

#ifdef ANDROID_LOG
int __android_log_print(int priority, const char *tag, const char *format, ...);

void complain(const char *what, uint32_t count) {
    __android_log_print(6, "test-sl", "%s: %u of %.1f", what, count, 1.5);
}
#else
void complain(const char *what, uint32_t count) { (void)what, (void)count; }
#endif

__attribute__((constructor)) static void loaded(void) {
    if (HAS(CRASH_AT_LOAD)) abort();
    if (HAS(EXIT_AT_LOAD)) _exit(7);
}

__attribute__((destructor)) static void unloaded(void) {
    if (HAS(CRASH_AT_UNLOAD)) abort();
    if (HAS(EXIT_AT_UNLOAD)) _exit(7);
}
