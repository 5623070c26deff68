/* What can be wrong with the library: any of these, chosen by -DDEFECTS='A | B' when it is built. */
#ifndef DEFECTS_H
#define DEFECTS_H

enum {
    NONE = 0,
    CRASH_IN_CONV_2D = 1 << 0,
    HANG_IN_MUL = 1 << 1,
    LEAK_OF_DESCRIPTORS = 1 << 2,
    WRONG_RELU = 1 << 3,
    WRONG_CODE_FOR_REQUESTS = 1 << 4,
    WRONG_CODE_FOR_MODELS = 1 << 5,
    WRONG_MEASURED_TIME = 1 << 6,
    NO_COMPUTATION = 1 << 7, /* executions do nothing: to measure what everything else costs */
    /* and what is wrong before it can be asked anything */
    CRASH_AT_LOAD = 1 << 8,
    EXIT_AT_LOAD = 1 << 9,
    NO_IMPLEMENTATION = 1 << 10,
    OLD_LEVEL = 1 << 11,
    NULL_FUNCTION = 1 << 12,
    NO_DEVICES = 1 << 13,
    TWO_DEVICES = 1 << 14,
    /* and what is no defect */
    OLD_DEVICE = 1 << 15,
    /* and what only certain inputs show, while all others are answered alike */
    CRASH_BEHIND_CONDITIONS = 1 << 16,
    /* and what is wrong when nothing will be asked any more */
    CRASH_AT_UNLOAD = 1 << 17,
    EXIT_AT_UNLOAD = 1 << 18,
    /* and what is wrong beside the results */
    WRITE_BEYOND_OUTPUTS = 1 << 19,
    /* and what is wrong when the client uses its own memory again */
    KEEPS_SMALL_VALUES = 1 << 20,
};

extern const unsigned DEFECTS_IN_FORCE;

#define HAS(defect) ((DEFECTS_IN_FORCE & (defect)) != 0)

#endif
