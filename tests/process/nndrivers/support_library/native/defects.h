/* What can be wrong with the library: one of these, chosen by -DDEFECT=... when it is built. */
#ifndef DEFECTS_H
#define DEFECTS_H

typedef enum {
    NONE,
    CRASH_IN_CONV_2D,
    HANG_IN_MUL,
    LEAK_OF_DESCRIPTORS,
    WRONG_RELU,
    WRONG_CODE_FOR_REQUESTS,
    WRONG_CODE_FOR_MODELS,
    WRONG_MEASURED_TIME,
    NO_COMPUTATION, /* executions do nothing: to measure what everything else costs */
    /* and what is wrong before it can be asked anything */
    CRASH_AT_LOAD,
    EXIT_AT_LOAD,
    NO_IMPLEMENTATION,
    OLD_LEVEL,
    NULL_FUNCTION,
    NO_DEVICES,
    TWO_DEVICES,
} Defect;

extern const Defect DEFECT_IN_FORCE;

#endif
