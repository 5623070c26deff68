/* Devices: what the library says of itself. */
#include <string.h>

#include "library.h"

static const Device DEVICES[] = {{"test-cpu", 0.9f, false}, {"test-float", 0.7f, true}};

typedef struct {
    float execTime, powerUsage;
} PerformanceInfo;

typedef struct {
    int32_t operandType;
    PerformanceInfo performanceInfo;
} OperandPerformanceInfo;

typedef struct {
    uint32_t byteSize;
    uint16_t type;
    bool isTensor;
} ExtensionOperandTypeInformation;

static uint32_t device_count(void) {
    return HAS(NO_DEVICES) ? 0 : HAS(TWO_DEVICES) ? 2 : 1;
}

API int ANeuralNetworks_getDeviceCount(uint32_t *count) {
    if (!count) return UNEXPECTED_NULL;
    *count = device_count();
    return NO_ERROR;
}

API int ANeuralNetworks_getDevice(uint32_t index, const Device **device) {
    if (!device) return UNEXPECTED_NULL;
    if (index >= device_count()) return BAD_DATA;
    *device = &DEVICES[index];
    return NO_ERROR;
}

API int ANeuralNetworksDevice_getName(const Device *device, const char **name) {
    if (!device || !name) return UNEXPECTED_NULL;
    *name = device->name;
    return NO_ERROR;
}

API int ANeuralNetworksDevice_getType(const Device *device, int32_t *type) {
    if (!device || !type) return UNEXPECTED_NULL;
    *type = device->float_only ? 4 : 2;
    return NO_ERROR;
}

API int ANeuralNetworksDevice_getVersion(const Device *device, const char **version) {
    if (!device || !version) return UNEXPECTED_NULL;
    *version = "1.2.3-test";
    return NO_ERROR;
}

API int ANeuralNetworksDevice_getFeatureLevel(const Device *device, int64_t *level) {
    if (!device || !level) return UNEXPECTED_NULL;
    *level = HAS(OLD_DEVICE) ? FEATURE_LEVEL_4 : FEATURE_LEVEL_8;
    return NO_ERROR;
}

API int ANeuralNetworksDevice_getExtensionSupport(const Device *device, const char *name,
                                                  bool *supported) {
    if (!device || !name || !supported) return UNEXPECTED_NULL;
    *supported = !strcmp(name, EXTENSION_NAME);
    return NO_ERROR;
}

API int ANeuralNetworksDevice_wait(const Device *device) {
    return device ? NO_ERROR : UNEXPECTED_NULL;
}

API int64_t ANeuralNetworks_getRuntimeFeatureLevel(void) { return FEATURE_LEVEL_8; }

API uint64_t ANeuralNetworks_getDefaultLoopTimeout(void) { return 2000000000; }

API uint64_t ANeuralNetworks_getMaximumLoopTimeout(void) { return 15000000000; }

API int SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded(const Device *device, uint32_t *model,
                                                             uint32_t *data) {
    if (!device || !model || !data) return UNEXPECTED_NULL;
    *model = *data = 1;
    return NO_ERROR;
}

API int SL_ANeuralNetworksDevice_getPerformanceInfo(const Device *device, int32_t kind,
                                                    PerformanceInfo *info) {
    if (!device || !info) return UNEXPECTED_NULL;
    if (kind < 0 || kind > 3) return BAD_DATA;
    *info = (PerformanceInfo){device->speed + 0.01f * (float)kind, 1};
    return NO_ERROR;
}

API int SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo(
    const Device *device, void *context, void (*callback)(OperandPerformanceInfo, void *)) {
    if (!device || !context || !callback) return UNEXPECTED_NULL;
    callback((OperandPerformanceInfo){TENSOR_QUANT8_ASYMM, {device->speed / 2, 0.5f}}, context);
    callback((OperandPerformanceInfo){TENSOR_FLOAT32, {device->speed, 1}}, context);
    return NO_ERROR;
}

API int SL_ANeuralNetworksDevice_getVendorExtensionCount(const Device *device, uint32_t *count) {
    if (!device || !count) return UNEXPECTED_NULL;
    *count = 1;
    return NO_ERROR;
}

API int SL_ANeuralNetworksDevice_getVendorExtensionName(const Device *device, uint32_t index,
                                                        const char **name) {
    if (!device || !name) return UNEXPECTED_NULL;
    if (index) return BAD_DATA;
    *name = EXTENSION_NAME;
    return NO_ERROR;
}

API int SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation(
    const Device *device, uint32_t index, void *context,
    void (*callback)(ExtensionOperandTypeInformation, void *)) {
    if (!device || !context || !callback) return UNEXPECTED_NULL;
    if (index) return BAD_DATA;
    callback((ExtensionOperandTypeInformation){EXTENSION_BYTES, 3, true}, context);
    return NO_ERROR;
}
